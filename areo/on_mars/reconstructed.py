"""What of the components is reconstructed: the notes in which players read it, in every language."""

from __future__ import annotations

from typing import Final

from areo.kernel.datafile import RECONSTRUCTED
from areo.kernel.reconstructed import CommonNotes
from areo.kernel.words import LANGUAGES
from areo.on_mars.components import STATUSES
from areo.on_mars.numbers import MISSIONS

PHRASES: Final[dict[str, dict[str, str]]] = {
    "arrows": {
        "en": "the arrows on the building tiles",
        "fr": "les flèches des tuiles Bâtiment",
        "pt": "as setas das peças de edifício",
    },
    "stacks": {
        "en": "the number of building tiles of each type",
        "fr": "le nombre de tuiles Bâtiment de chaque type",
        "pt": "o número de peças de edifício de cada tipo",
    },
    "lss_sites": {
        "en": "the starting hexes of the four life support buildings",
        "fr": "les hexagones de départ des quatre bâtiments du système de survie",
        "pt": "os hexágonos iniciais dos quatro edifícios de suporte à vida",
    },
    "shelter_sites": {
        "en": "the starting hexes of the shelters",
        "fr": "les hexagones de départ des abris",
        "pt": "os hexágonos iniciais dos abrigos",
    },
    "research_sites": {
        "en": "the hexes of the research tiles",
        "fr": "les hexagones des tuiles Recherche",
        "pt": "os hexágonos das peças de pesquisa",
    },
    "research_tiles": {
        "en": "the number of research tiles of each letter",
        "fr": "le nombre de tuiles Recherche de chaque lettre",
        "pt": "o número de peças de pesquisa de cada letra",
    },
    "slots": {
        "en": "how many colonists fit on the action “{}”",
        "fr": "le nombre de cases de l’action {}",
        "pt": "quantos colonos cabem na ação “{}”",
    },
    "column_costs": {
        "en": "the cost of entering these columns of the laboratory: {}",
        "fr": "le coût d’entrée dans ces colonnes du laboratoire : {}",
        "pt": "o custo de entrada nestas colunas do laboratório: {}",
    },
    "column_points": {
        "en": "the points of these columns of the laboratory: {}",
        "fr": "les points de ces colonnes du laboratoire : {}",
        "pt": "os pontos destas colunas do laboratório: {}",
    },
    "moves": {
        "en": "where technologies in these columns of the laboratory can move: {}",
        "fr": "où peuvent avancer les technologies de ces colonnes du laboratoire : {}",
        "pt": "para onde podem avançar as tecnologias destas colunas do laboratório: {}",
    },
    "cells": {
        "en": "which cells give what in these columns of the laboratory: {}",
        "fr": "les bénéfices des cases dans ces colonnes du laboratoire : {}",
        "pt": "os benefícios das casas nestas colunas do laboratório: {}",
    },
    "beds": {
        "en": "the points of the living quarters",
        "fr": "les points du quartier d’habitations",
        "pt": "os pontos dos alojamentos",
    },
    "grid_spaces": {
        "en": "how many technologies each row of the grid holds",
        "fr": "le nombre de tuiles dans chaque ligne de la grille de technologies",
        "pt": "quantas tecnologias cabem em cada linha da grade",
    },
    "grid_costs": {
        "en": "what technologies cost in each row of the grid",
        "fr": "le coût des technologies dans chaque ligne de la grille",
        "pt": "o custo das tecnologias em cada linha da grade",
    },
    "spaces": {
        "en": "the benefits of these turn-order spaces: {}",
        "fr": "les bénéfices de ces cases d’ordre du tour : {}",
        "pt": "os benefícios destes espaços da ordem de turno: {}",
    },
    "first_spaces": {
        "en": "which spaces the First Colonist tiles show",
        "fr": "les cases indiquées par les tuiles Premier Colon",
        "pt": "os espaços indicados pelas peças de Primeiro Colono",
    },
    "mission": {
        "en": "the targets and crystals of the mission “{}”",
        "fr": "les seuils et les cristaux de la mission « {} »",
        "pt": "as metas e os cristais da missão “{}”",
    },
    "lengths": {
        "en": "whether these missions are short or long: {}",
        "fr": "si ces missions sont courtes ou longues : {}",
        "pt": "se estas missões são curtas ou longas: {}",
    },
    "all_lengths": {
        "en": "which missions are short and which are long",
        "fr": "quelles missions sont courtes et lesquelles sont longues",
        "pt": "quais missões são curtas e quais são longas",
    },
    "goal": {
        "en": "what the private goal “{}” asks for and gives",
        "fr": "les conditions et la récompense de l’objectif personnel « {} »",
        "pt": "o que o objetivo pessoal “{}” exige e dá",
    },
    "goal_need": {
        "en": "what exactly the private goal “{}” asks for",
        "fr": "les conditions exactes de l’objectif personnel « {} »",
        "pt": "o que exatamente o objetivo pessoal “{}” exige",
    },
    "discovery": {
        "en": "what the discovery tile “{}” does",
        "fr": "l’effet de la tuile Découverte « {} »",
        "pt": "o efeito da peça de descoberta “{}”",
    },
    "copies": {
        "en": "how many discovery tiles “{}” there are",
        "fr": "le nombre de tuiles Découverte « {} »",
        "pt": "quantas peças de descoberta “{}” existem",
    },
    "a_cards": {
        "en": "the buildings on these First Colonists cards: {}",
        "fr": "les bâtiments de ces cartes Premiers Colons : {}",
        "pt": "os edifícios destas cartas de Primeiros Colonos: {}",
    },
    "tasks": {
        "en": "the tasks of these First Colonists cards: {}",
        "fr": "les tâches de ces cartes Premiers Colons : {}",
        "pt": "as tarefas destas cartas de Primeiros Colonos: {}",
    },
    "rewards": {
        "en": "the rewards of these First Colonists cards: {}",
        "fr": "les récompenses de ces cartes Premiers Colons : {}",
        "pt": "as recompensas destas cartas de Primeiros Colonos: {}",
    },
    "solo_cards": {
        "en": "what is on these solo cards: {}",
        "fr": "le contenu de ces cartes Solo : {}",
        "pt": "o conteúdo destas cartas solo: {}",
    },
    "monolith": {
        "en": "Monolith: the time track and the points",
        "fr": "Monolith : la piste du temps et les points",
        "pt": "Monolith: a trilha do tempo e os pontos",
    },
    "monolith_hard": {
        "en": "Monolith: the hard level",
        "fr": "Monolith : le niveau difficile",
        "pt": "Monolith: o nível difícil",
    },
    "sabotage": {
        "en": "Monolith: what these sabotage cards do: {}",
        "fr": "Monolith : l’effet de ces cartes Sabotage : {}",
        "pt": "Monolith: o efeito destas cartas de sabotagem: {}",
    },
    "solo_goal": {
        "en": "what the solo goal “{}” asks for",
        "fr": "les conditions de l’objectif solo {}",
        "pt": "o que o objetivo solo “{}” exige",
    },
    "blackout_quota": {
        "en": "Blackout: how many missions and goals it asks for",
        "fr": "Blackout : le nombre de missions et d’objectifs demandés",
        "pt": "Blackout: quantas missões e objetivos são exigidos",
    },
    "blackout_limit": {
        "en": "Blackout: how many blackouts lose the game",
        "fr": "Blackout : le nombre de blackouts qui fait perdre",
        "pt": "Blackout: quantos blecautes fazem perder",
    },
    "blackout_normal": {
        "en": "Blackout: the time and the repairs",
        "fr": "Blackout : le temps et les réparations",
        "pt": "Blackout: o tempo e os reparos",
    },
    "blackout_hard": {
        "en": "Blackout: the hard level",
        "fr": "Blackout : le niveau difficile",
        "pt": "Blackout: o nível difícil",
    },
    "vandalism": {
        "en": "Blackout: these vandalism cards, and how many there are of each: {}",
        "fr": "Blackout : ces cartes Vandalisme et le nombre de chacune : {}",
        "pt": "Blackout: estas cartas de vandalismo e quantas há de cada: {}",
    },
    "outbreak_infected": {
        "en": "Outbreak: how many infected colonists lose the game",
        "fr": "Outbreak : le nombre de colons infectés qui fait perdre",
        "pt": "Outbreak: quantos colonos infectados fazem perder",
    },
    "outbreak_time": {
        "en": "Outbreak: where the time marker starts",
        "fr": "Outbreak : la case de départ du marqueur de temps",
        "pt": "Outbreak: onde começa o marcador de tempo",
    },
    "outbreak_reshuffle": {
        "en": "Outbreak: when the infection cards are shuffled",
        "fr": "Outbreak : le moment où l’on mélange les cartes Infection",
        "pt": "Outbreak: quando as cartas de infecção são embaralhadas",
    },
    "outbreak_treatments": {
        "en": "Outbreak: the treatments, their costs and the number of vaccinations",
        "fr": "Outbreak : les traitements, leurs coûts et le nombre de vaccins",
        "pt": "Outbreak: os tratamentos, seus custos e o número de vacinas",
    },
    "microbiologist": {
        "en": "Outbreak: the card “{}”",
        "fr": "Outbreak : la carte « {} »",
        "pt": "Outbreak: a carta “{}”",
    },
    "infection_cards": {
        "en": "Outbreak: how many of these infection cards there are: {}",
        "fr": "Outbreak : le nombre de ces cartes Infection : {}",
        "pt": "Outbreak: quantas há destas cartas de infecção: {}",
    },
    "outbreak_missions": {
        "en": "Outbreak: what these mission cards ask for: {}",
        "fr": "Outbreak : les conditions de ces cartes Mission : {}",
        "pt": "Outbreak: o que pedem estas cartas de missão: {}",
    },
}


class Notes(CommonNotes):
    """The notes on On Mars. Where many things of a kind are reconstructed, one note lists them."""

    def __init__(self) -> None:
        super().__init__(PHRASES)
        self.listed: dict[str, list[dict[str, str]]] = {}
        self.statuses: dict[str, str] = {}  # by card or tile, as its id

    def know(self, phrases: dict[str, dict[str, str]]) -> None:
        """Learn the phrases of the notes on a chapter."""
        self.phrases = {**self.phrases, **phrases}

    def tell(self, id: str, *statuses: str) -> None:
        """Keeps how sure we are of a card or tile: of the parts of it that its text tells, the least certain counts."""
        self.statuses[id] = max(statuses, key=STATUSES.index)

    def put_on_list(self, status: str, phrase: str, names: dict[str, str]) -> None:
        """Keeps something for the list of a phrase, each name once."""
        if status == RECONSTRUCTED and names not in self.listed.setdefault(phrase, []):
            self.listed[phrase].append(names)

    def put_name_on_list(self, status: str, phrase: str, name: str) -> None:
        """The same, for what is called the same in every language."""
        self.put_on_list(status, phrase, dict.fromkeys(LANGUAGES, name))

    def close_list(self, phrase: str) -> None:
        """Adds the note with all that was kept for it, if anything was."""
        names = self.listed.get(phrase, [])
        if names:
            self.add(RECONSTRUCTED, phrase, {lang: ", ".join([name[lang] for name in names]) for lang in LANGUAGES})

    def close_lengths(self) -> None:
        """Adds the note on the lengths of missions, which names none if all of them are reconstructed."""
        if len(self.listed.get("lengths", [])) == len(MISSIONS):
            self.add_name(RECONSTRUCTED, "all_lengths")
        else:
            self.close_list("lengths")
