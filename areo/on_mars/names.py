"""What things are called that no card or tile names."""

from __future__ import annotations

from typing import Final


def named(en: str, fr: str, pt: str) -> dict[str, str]:
    return {"en": en, "fr": fr, "pt": pt}


def cell(level: int, en: str, fr: str, pt: str) -> dict[str, str]:
    """A cell of the laboratory, by its level and its place in the column."""
    return named(f"{en}level {level}", f"{fr}niveau {level}", f"{pt}nível {level}")


TOP: Final = ("top of ", "haut du ", "topo do ")
MIDDLE: Final = ("middle of ", "milieu du ", "meio do ")
BOTTOM: Final = ("bottom of ", "bas du ", "base do ")

NAMES: Final[dict[str, dict[str, str]]] = {
    "space": named("space", "case", "espaço"),
    "ship": named("ship", "vaisseau", "nave"),
    "solo": named("solo card", "carte Solo", "carta solo"),
    "building mine": named("mine", "mine", "mina"),
    "building generator": named("generator", "générateur", "gerador"),
    "building water_extractor": named("water extractor", "extracteur d’eau", "extrator de água"),
    "building greenhouse": named("greenhouse", "serre", "estufa"),
    "building oxygen_condenser": named("oxygen condenser", "condensateur d’oxygène", "condensador de oxigênio"),
    "building shelter": named("shelter", "abri", "abrigo"),
    "tech mine": named("mine technology", "technologie Mine", "tecnologia de mina"),
    "tech generator": named("generator technology", "technologie Générateur", "tecnologia de gerador"),
    "tech water_extractor": named(
        "water extractor technology", "technologie Extracteur d’eau", "tecnologia de extrator de água"
    ),
    "tech greenhouse": named("greenhouse technology", "technologie Serre", "tecnologia de estufa"),
    "tech oxygen_condenser": named(
        "oxygen condenser technology", "technologie Condensateur d’oxygène", "tecnologia de condensador de oxigênio"
    ),
    "tech shelter": named("shelter technology", "technologie Abri", "tecnologia de abrigo"),
    "tech rover": named("rover technology", "technologie Rover", "tecnologia de rover"),
    "tech ship": named("ship technology", "technologie Vaisseau", "tecnologia de nave"),
    "tech upgrade": named("upgrade technology", "technologie Amélioration", "tecnologia de melhoria"),
    "resource mineral": named("mineral", "minerai", "minério"),
    "resource battery": named("battery", "batterie", "bateria"),
    "resource water": named("water", "eau", "água"),
    "resource plant": named("plant", "plante", "planta"),
    "resource oxygen": named("oxygen", "oxygène", "oxigênio"),
    "resource crystal": named("crystal", "cristal", "cristal"),
    "resource colonist": named("colonist", "colon", "colono"),
    "action landing-pod": named("landing pod", "capsule d’atterrissage", "cápsula de pouso"),
    "action obtain-blueprint": named("obtain a blueprint", "obtenir un plan", "obter um projeto"),
    "action learn-tech": named("learn a technology", "apprendre une technologie", "aprender uma tecnologia"),
    "action research-dev": named(
        "research and development", "recherche et développement", "pesquisa e desenvolvimento"
    ),
    "action resupply": named("resupply", "réapprovisionner", "reabastecer"),
    "action control-center": named("control center", "centre de contrôle", "centro de controle"),
    "action construct": named("construct a building", "construire un bâtiment", "construir um edifício"),
    "action upgrade": named("upgrade a building", "améliorer un bâtiment", "melhorar um edifício"),
    "action welcome-ship": named("welcome a ship", "accueillir un vaisseau", "receber uma nave"),
    "action hire-or-contract": named(
        "hire a scientist or take a contract",
        "recruter un scientifique ou prendre un contrat",
        "contratar um cientista ou pegar um contrato",
    ),
    "executive develop-free": named("develop for free", "développer gratuitement", "desenvolver de graça"),
    "executive rover": named("move the rover", "déplacer le rover", "mover o rover"),
    "executive blueprint": named("take a blueprint", "prendre un plan", "pegar um projeto"),
    "executive upgrade": named("upgrade a building", "améliorer un bâtiment", "melhorar um edifício"),
    "executive mineral": named("gain a mineral", "gagner un minerai", "ganhar um minério"),
    "executive bots": named("move bots", "déplacer des robots", "mover robôs"),
    "executive warehouse": named("take from the warehouse", "prendre à l’entrepôt", "pegar do armazém"),
    "direction N": named("north", "nord", "norte"),
    "direction NE": named("north-east", "nord-est", "nordeste"),
    "direction SE": named("south-east", "sud-est", "sudeste"),
    "direction S": named("south", "sud", "sul"),
    "direction SW": named("south-west", "sud-ouest", "sudoeste"),
    "direction NW": named("north-west", "nord-ouest", "noroeste"),
    "side orbit": named("orbit", "l’orbite", "a órbita"),
    "side colony": named("the colony", "la colonie", "a colônia"),
    "reward rw_tech": named(
        "the level of your best technology",
        "le niveau de votre meilleure technologie",
        "o nível da sua melhor tecnologia",
    ),
    "reward rw_ships": named("ships in your hangar", "vaisseaux dans votre hangar", "naves no seu hangar"),
    "reward rw_advanced": named("your advanced buildings", "vos bâtiments avancés", "seus edifícios avançados"),
    "reward rw_mines": named(
        "mines with your miner or marker",
        "mines avec votre mineur ou votre marqueur",
        "minas com seu mineiro ou marcador",
    ),
    "reward rw_bots": named("your bots on Mars", "vos robots sur Mars", "seus robôs em Marte"),
    "reward rw_discovery": named("your discoveries", "vos découvertes", "suas descobertas"),
    "reward rw_shelters": named("your shelters on Mars", "vos abris sur Mars", "seus abrigos em Marte"),
    "reward rw_colonists": named(
        "colonists in your living quarters", "colons dans votre quartier d’habitations", "colonos nos seus alojamentos"
    ),
    "bonus recall": named("call back a colonist", "rappeler un colon", "chamar um colono de volta"),
    "bonus bots": named("move bots", "déplacer des robots", "mover robôs"),
    "bonus crystal": named("a crystal", "un cristal", "um cristal"),
    "bonus mineral": named("a mineral", "un minerai", "um minério"),
    "cell L1.top": cell(1, *TOP),
    "cell L1.bottom": cell(1, *BOTTOM),
    "cell L2.top": cell(2, *TOP),
    "cell L2.mid": cell(2, *MIDDLE),
    "cell L2.bottom": cell(2, *BOTTOM),
    "cell L3.top": cell(3, *TOP),
    "cell L3.bottom": cell(3, *BOTTOM),
    "cell L4.top": cell(4, *TOP),
    "cell L4.mid": cell(4, *MIDDLE),
    "cell L4.bottom": cell(4, *BOTTOM),
    "cell L5.top": cell(5, *TOP),
    "cell L5.bottom": cell(5, *BOTTOM),
    "cell L6": cell(6, "", "", ""),
}
