"""How Terraforming Mars is offered, dealt and restored."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from areo.kernel.description import CardText, Description, GameType, Option
from areo.kernel.errors import BadOption
from areo.kernel.game import Game, Json
from areo.kernel.rng import seeded
from areo.kernel.things import Things
from areo.kernel.words import Words, known_language
from areo.tableau.card import Card
from areo.tableau.dealing import DECK, lay_deck, listed_for_seats, named_cards
from areo.tableau.texts import said_by
from areo.tableau.vocabulary import amount, production
from areo.terraforming_mars import phases
from areo.terraforming_mars.cards.sets import BEGINNER, HOUSE
from areo.terraforming_mars.deck import BOOK, HOUSE_BOOK, names
from areo.terraforming_mars.drawing import icons, table
from areo.terraforming_mars.facts import facts_of
from areo.terraforming_mars.figures import figures
from areo.terraforming_mars.game import TerraformingMars
from areo.terraforming_mars.hints import HINTS
from areo.terraforming_mars.numbers import CORPORATIONS
from areo.terraforming_mars.position import restore
from areo.terraforming_mars.rulebook import TerraformingMarsRulebook
from areo.terraforming_mars.table import FIRST_BEGINNER

NAMES: Final = {"en": "Terraforming Mars", "fr": "Terraforming Mars", "pt": "Terraforming Mars"}

OPTIONS: Final = [
    Option(
        "corporate_era",
        True,
        {
            "en": "All 208 cards and 12 corporations, with production starting at 0.",
            "fr": "Les 208 cartes et les 12 corporations, productions de départ à 0.",
            "pt": "Todas as 208 cartas e as 12 corporações, com produção inicial 0.",
        },
    ),
    Option(
        "draft",
        False,
        {
            "en": "Research cards are drafted: each player keeps one and passes the rest.",
            "fr": "Draft pendant la recherche : chaque joueur garde une carte et passe les autres.",
            "pt": "Seleção de cartas na pesquisa: cada jogador fica com uma e passa as demais.",
        },
        seats=(2, 5),
    ),
    Option(
        "beginners",
        None,
        {
            "en": "The seats that start with a beginner corporation.",
            "fr": "Les places qui commencent avec une corporation « débutant ».",
            "pt": "Os lugares que começam com uma corporação para iniciantes.",
        },
    ),
    Option(
        "house",
        False,
        {
            "en": "House cards, which are printed nowhere, are shuffled into the deck.",
            "fr": "Des cartes maison, imprimées nulle part, sont mêlées à la pioche.",
            "pt": "Cartas da casa, que não foram impressas, são embaralhadas no deck.",
        },
    ),
    Option(
        "first_player",
        None,
        {
            "en": "The seat that begins; drawn by lot if left out.",
            "fr": "La place qui commence ; par défaut, elle est tirée au sort.",
            "pt": "O lugar que começa; se não for indicado, é sorteado.",
        },
        control=True,
    ),
    DECK,
    Option(
        "corporations",
        None,
        {
            "en": "The two corporations dealt to each seat.",
            "fr": "Les deux corporations distribuées à chaque place.",
            "pt": "As duas corporações distribuídas a cada lugar.",
        },
        control=True,
    ),
]


CHOICE: Final = 2  # corporations dealt to each player


class TerraformingMarsType(GameType):
    """Makes games of Terraforming Mars."""

    def describe(self) -> Description:
        return Description("terraforming-mars", NAMES, (1, 5), OPTIONS, {"en": "", "fr": "", "pt": ""})

    def cards(self, language: str, options: Json) -> list[CardText]:
        words = Words(known_language(language), HOUSE_BOOK.phrases[language], HOUSE_BOOK.things)
        return [
            CardText(
                "corporation" if CORPORATIONS.has(card.number) else "project",
                card.id,
                names(card)[language],
                text_of(card, words),
                "house" if card.set == HOUSE else "confirmed",
                facts={**facts_of(card, words), "icons": icons(card)},
            )
            for card in [*HOUSE_BOOK.projects, *HOUSE_BOOK.corporations]
        ]

    def hints(self, language: str) -> Mapping[str, str]:
        return HINTS[known_language(language)]

    def phrases(self, language: str) -> Mapping[str, str]:
        return BOOK.phrases[known_language(language)]

    def board(self, options: Json) -> Json:
        return table()

    def figures(self, options: Json) -> dict[str, int]:
        return figures(CHOICE)

    def things(self, options: Json) -> Things:
        return HOUSE_BOOK.things

    def new(self, players: int, seed: str, options: Json) -> Game:
        check(options, players)
        game = TerraformingMars(book_for(options), players, options)
        game.lay_out(seeded("terraforming-mars", seed))
        deal(game)
        game.push_to_table(phases.SET_UP_GAME)
        game.run()
        return game

    def restore(self, options: Json, state: object) -> Game:
        check(options, int(str(options["players"])))
        game = TerraformingMars(book_for(options), int(str(options["players"])), options)
        game.lay_out(seeded("terraforming-mars", str(options["seed"])))
        deal(game)  # for its checks: what the options fix must exist, though the position says where everything is
        game.lay_out(seeded("terraforming-mars", str(options["seed"])))
        restore(game, state)
        return game


def text_of(card: Card, words: Words) -> str:
    """All a card says, as sentences: what it starts with, requirement, effects, action, triggers, points."""
    said = start_of(card, words) if CORPORATIONS.has(card.number) else []
    return " ".join(words.sentence(part) for part in said + said_by(card, words))


def start_of(card: Card, words: Words) -> list[str]:
    """What a corporation starts with: resources, production, and a beginner's cards."""
    start = BOOK.start(card.number)
    given: list[str] = []
    for resource, number in enumerate(start.stock):
        if number:
            given.append(amount(words, number, resource))
    for resource, steps in enumerate(start.production):
        if steps:
            given.append(words.say("text.start-production", steps, production(words, resource)))
    said = [words.say("text.start", given)]
    if card.set == BEGINNER:
        said.append(words.say("text.beginner", phases.DEALT))
    return said


def book_for(options: Json) -> TerraformingMarsRulebook:
    """The rulebook of a table: with the house cards in it, if they are dealt."""
    return HOUSE_BOOK if options.get("house") is True else BOOK


def check(options: Json, players: int) -> None:
    for name in ("corporate_era", "draft", "house"):
        if name in options and not isinstance(options[name], bool):
            raise BadOption(f"{name}: true or false is expected, not {options[name]!r}")
    if players == 1 and options.get("draft"):
        raise BadOption("draft: there is no draft in a solo game")
    if players == 1 and options.get("corporate_era") is False:
        raise BadOption("corporate_era: the solo game is always played with it")
    check_seats(options, "beginners", players)
    first = options.get("first_player")
    if first is not None and (type(first) is not int or not 0 <= first < players):
        raise BadOption(f"first_player: a seat from 0 to {players - 1} is expected, not {first!r}")


def check_seats(options: Json, name: str, players: int) -> None:
    seats = options.get(name)
    if seats is None:
        return
    if not isinstance(seats, list) or not all(type(seat) is int and 0 <= seat < players for seat in seats):
        raise BadOption(f"{name}: a list of seats from 0 to {players - 1} is expected, not {seats!r}")
    if len(set(seats)) != len(seats):
        raise BadOption(f"{name}: a seat is named twice in {seats!r}")


def deal(game: TerraformingMars) -> None:
    """Shuffle the deck and the corporations, with what the options fix on top."""
    first = game.options.get("first_player")
    game.first_player = first if isinstance(first, int) else game.rng.below(game.seats)
    lay_deck(game, game.projects_in_play())
    pool = game.corporations_in_play()
    fixed = listed_for_seats(game, "corporations")
    named: list[int] = []
    for seat in range(game.seats):
        if seat in game.beginners and fixed[seat]:
            raise BadOption(f"corporations: seat {seat} is a beginner, who is dealt none to choose from")
        chosen = named_cards(game, fixed[seat], "corporations", "corporation", pool, named)
        named += chosen
        game.players[seat].dealt_corporations = chosen
        for corporation in chosen:
            pool.remove(corporation)
    game.rng.shuffle(pool)
    beginner = FIRST_BEGINNER
    for seat in range(game.seats):
        if seat in game.beginners:
            game.players[seat].dealt_corporations = [CORPORATIONS.thing(beginner)]
            beginner += 1
        elif not game.players[seat].dealt_corporations:
            if len(pool) < CHOICE:
                raise BadOption(f"corporations: so many are named that none are left for seat {seat}")
            game.players[seat].dealt_corporations = [pool.pop(), pool.pop()]


GAME: Final = TerraformingMarsType()
