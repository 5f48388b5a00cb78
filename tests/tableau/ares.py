"""Thirty cards of Ares Expedition in the words that card games share, and the few words of its own that they need.

A table for them, too, as far as it takes to play a card: no phases, no menus. Its resources, tags and terms are other
than those of Terraforming Mars: events stay face up, and each seat draws from a pile of its own.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final

from areo.kernel.effect import AnyEffect, Effect, Frame
from areo.kernel.game import Game, Json
from areo.kernel.joints import Either, Pay
from areo.kernel.rng import seeded
from areo.kernel.things import Kind
from areo.kernel.unmet import Conditions
from areo.kernel.words import LANGUAGES, Words
from areo.tableau import verbs
from areo.tableau.card import Card
from areo.tableau.counts import Count, OwnTags
from areo.tableau.effects.base import Plain
from areo.tableau.effects.cards import Draw, LookAndKeep, NextCard
from areo.tableau.effects.conditions import IfTags
from areo.tableau.effects.cubes import AddHere, AddTo, RemoveHere
from areo.tableau.effects.payment import PAY, PAY_CARD, Spend
from areo.tableau.effects.production import Produce
from areo.tableau.effects.stock import Gain, GainAll, Lose, SpendAny
from areo.tableau.icons import Pen, Row, mark
from areo.tableau.modifiers import Discount, IsMoney, MetalValue
from areo.tableau.phrases import with_tableau
from areo.tableau.points import Flat, PerCount, PerCubes
from areo.tableau.requirements import UNBOUNDED, Level, Tags
from areo.tableau.rulebook import TableauRulebook
from areo.tableau.table import Tableau, TableauGame
from areo.tableau.terms import CARD_PLAYED, OWN_HAPPENINGS, Start, Terms
from areo.tableau.triggers import When, WhenTag
from areo.tableau.vocabulary import Vocabulary, per
from areo.tableau.worth import OWN_PRICES, Habits, Profile, Sum

MC, HEAT, PLANTS, STEEL, TITANIUM, CARDS = range(6)
RESOURCES: Final = ("mc", "heat", "plants", "steel", "titanium", "cards")
BUILDING, SPACE, POWER, SCIENCE, JOVIAN, EARTH, PLANT, MICROBE, ANIMAL, EVENT = range(10)
TAGS: Final = ("building", "space", "power", "science", "jovian", "earth", "plant", "microbe", "animal", "event")
CUBES: Final = {0: "animal", 1: "microbe", 2: "science"}
ANIMALS, MICROBES, SCIENCES = range(3)

OCEAN_FLIPPED: Final = OWN_HAPPENINGS
RATING: Final = OWN_PRICES
OCEAN: Final = OWN_PRICES + 1

# Words of this game alone.


class Player(Tableau):
    """What a player of Ares Expedition has besides resources and cards."""

    tr: int
    forests: int


class Ares(TableauGame):
    """A table that can draw, pay and play."""

    players: list[Player]
    piles: list[list[int]]  # by seat: each draws from its own, whoever is quicker
    opening: int  # oceans, when the phase began
    oceans: int

    def blank(self) -> Game:
        return Ares(self.book, self.seats, self.options)

    def top(self, seat: int) -> int:
        return self.piles[seat].pop() if self.piles[seat] else 0


class RaiseTR(Plain[Ares]):
    can_fail: ClassVar[bool] = False

    def __init__(self, steps: int) -> None:
        self.steps: Final = steps

    def run(self, game: Ares, frame: Frame) -> None:
        game.players[frame.seat].tr += self.steps

    def text(self, words: Words) -> str:
        return words.say("raise-tr", words.count(self.steps, "step"))

    def icons(self, pen: Pen) -> Row:
        return [mark("tr", self.steps)]

    def brings(self, profile: Profile, total: Sum, times: float) -> None:
        total.add(RATING, self.steps * times)


class PayTR(RaiseTR):
    """A price in rating."""

    can_fail: ClassVar[bool] = True

    def __init__(self, steps: int) -> None:
        super().__init__(-steps)

    def needs(self, game: Ares, frame: Frame, found: Conditions) -> None:
        if game.players[frame.seat].tr < -self.steps:
            found.bar("why.effect")

    def text(self, words: Words) -> str:
        return words.say("pay-tr", words.count(-self.steps, "step"))


class FlipOcean(Plain[Ares]):
    can_fail: ClassVar[bool] = False

    def __init__(self, number: int = 1) -> None:
        self.number: Final = number

    def run(self, game: Ares, frame: Frame) -> None:
        for _ in range(self.number):
            game.oceans += 1
            game.players[frame.seat].tr += 1
            verbs.fire(game, OCEAN_FLIPPED, frame.seat, frame.source)

    def text(self, words: Words) -> str:
        return words.say("flip-oceans", words.count(self.number, "ocean"))

    def icons(self, pen: Pen) -> Row:
        return [mark("ocean", self.number)]

    def brings(self, profile: Profile, total: Sum, times: float) -> None:
        total.add(OCEAN, self.number * times)


class Oceans(Level[Ares]):
    """Read as they were when the phase began."""

    what: ClassVar[str] = "oceans"

    def __init__(self, least: int = 0, most: int = UNBOUNDED) -> None:
        super().__init__(least, most)

    def have(self, game: Ares, seat: int) -> int:
        return game.opening

    def bounds(self, least: int, most: int, words: Words) -> str:
        oceans = words.count(least if self.least else most, "ocean")
        return words.say("requires.oceans-least" if self.least else "requires.oceans-most", oceans)

    def wait(self, game: Ares, seat: int, slack: int) -> float:
        return 2.0


class Forests(Count[Ares]):
    def __init__(self, every: int = 1) -> None:
        self.every = every

    def number(self, game: Ares, seat: int) -> int:
        return game.players[seat].forests

    def text(self, words: Words) -> str:
        return per(words, self.every, "forest")

    def icons(self, pen: Pen) -> Row:
        return [mark("forest", self.every)]

    def fact(self, vocabulary: Vocabulary) -> str:
        return "forest"


class WhenOcean(When[Ares]):
    happening: ClassVar[int] = OCEAN_FLIPPED

    def cause(self, words: Words) -> str:
        return words.say("when.ocean")

    def icons(self, pen: Pen) -> Row:
        return [mark("ocean")]

    def often(self, habits: Habits) -> float:
        return 0.5


class WhenCard(When[Ares]):
    """Every later card, not this one."""

    happening: ClassVar[int] = CARD_PLAYED

    def matches(self, game: Ares, owner: int, doer: int, card: int, subject: int, detail: int) -> bool:
        return owner == doer and subject != card

    def cause(self, words: Words) -> str:
        return words.say("when.card")

    def icons(self, pen: Pen) -> Row:
        return [mark("card")]

    def often(self, habits: Habits) -> float:
        return habits.cards


class HeatIsMoney(IsMoney):
    def __init__(self) -> None:
        super().__init__(HEAT)

    def text(self, words: Words) -> str:
        return words.say("heat-is-money")


class Play(Effect[Ares]):
    """A card that is paid for takes effect."""

    touches: ClassVar[int] = 0

    def run(self, game: Ares, frame: Frame) -> None:
        card = game.book.card(frame.source)
        card.play.run(game, frame)
        verbs.enter_play(game, frame.seat, card)


# Cards.

# fmt: off
PROJECTS: Final = [
    Card(2, "advanced-alloys", "Advanced Alloys", 9, (BUILDING,), modifiers=(MetalValue(STEEL), MetalValue(TITANIUM))),
    Card(4, "ai-central", "AI Central", 22, (SCIENCE, BUILDING), requires=(Tags(SCIENCE, 5),), action=Draw(2),
         points=Flat(2)),
    Card(5, "anaerobic-microorganisms", "Anaerobic Microorganisms", 10, (MICROBE,),
         when=(WhenTag((ANIMAL, MICROBE, PLANT), AddHere(MICROBES)),), holds=MICROBES),
    Card(6, "anti-gravity-technology", "Anti-Gravity Technology", 18, (SCIENCE,), requires=(Tags(SCIENCE, 5),),
         when=(WhenCard(GainAll(Gain(HEAT, 2), Gain(PLANTS, 2))),), points=Flat(3)),
    Card(8, "arctic-algae", "Arctic Algae", 19, (PLANT,), when=(WhenOcean(Gain(PLANTS, 4)),), points=Flat(2)),
    Card(9, "artificial-jungle", "Artificial Jungle", 5, action=Pay(Lose(PLANTS, 1), Draw(1))),
    Card(11, "asset-liquidation", "Asset Liquidation", 0, (SCIENCE,), action=Pay(PayTR(1), Draw(3))),
    Card(12, "birds", "Birds", 15, (ANIMAL,), action=AddHere(ANIMALS), holds=ANIMALS, points=PerCubes(ANIMALS)),
    Card(14, "caretaker-contract", "Caretaker Contract", 18, action=Pay(Lose(HEAT, 8), RaiseTR(1)), points=Flat(2)),
    Card(18, "conserved-biome", "Conserved Biome", 25, (BUILDING, MICROBE, ANIMAL),
         action=Either(AddTo(MICROBES, 1), AddTo(ANIMALS, 1)), points=PerCount(Forests(every=2))),
    Card(19, "decomposers", "Decomposers", 7, (MICROBE,),
         when=(WhenTag((ANIMAL, MICROBE, PLANT), Either(AddHere(MICROBES), Pay(RemoveHere(MICROBES, 1), Draw(1)))),),
         holds=MICROBES, points=Flat(1)),
    Card(23, "earth-catapult", "Earth Catapult", 24, (BUILDING, EARTH), modifiers=(Discount(2),), points=Flat(2)),
    Card(24, "ecological-zone", "Ecological Zone", 11, (PLANT, ANIMAL),
         when=(WhenTag((ANIMAL, PLANT), AddHere(ANIMALS)),), holds=ANIMALS, points=PerCubes(ANIMALS, every=2)),
    Card(25, "energy-subsidies", "Energy Subsidies", 5, (SPACE,),
         modifiers=(Discount(4, POWER),), when=(WhenTag((POWER,), Draw(1)),)),
    Card(30, "fish", "Fish", 11, (ANIMAL,), when=(WhenOcean(AddHere(ANIMALS)),), holds=ANIMALS,
         points=PerCubes(ANIMALS)),
    Card(41, "matter-manufacturing", "Matter Manufacturing", 9, (SCIENCE,), action=Pay(Spend(1), Draw(1))),
    Card(42, "media-group", "Media Group", 11, (EARTH,), modifiers=(Discount(5, EVENT),)),
    Card(43, "nitrite-reducing-bacteria", "Nitrite Reducing Bacteria", 11, (MICROBE,), play=(AddHere(MICROBES, 3),),
         action=Either(AddHere(MICROBES), Pay(RemoveHere(MICROBES, 3), FlipOcean())), holds=MICROBES),
    Card(45, "optimal-aerobraking", "Optimal Aerobraking", 10, (SPACE,),
         when=(WhenTag((EVENT,), GainAll(Gain(HEAT, 2), Gain(PLANTS, 2))),)),
    Card(47, "power-infrastructure", "Power Infrastructure", 4, (BUILDING, POWER), action=SpendAny(HEAT, MC)),
    Card(63, "water-import-from-europa", "Water Import from Europa", 22, (SPACE, JOVIAN),
         action=Pay(Spend(12), FlipOcean()), points=PerCount(OwnTags(JOVIAN))),
    Card(69, "bribed-committee", "Bribed Committee", 5, (EARTH, EVENT), play=(RaiseTR(2),), points=Flat(-2)),
    Card(75, "crater", "Crater", 7, (EVENT,), requires=(Tags(EVENT, 3),), play=(FlipOcean(),)),
    Card(80, "imported-hydrogen", "Imported Hydrogen", 17, (SPACE, EARTH, EVENT),
         play=(FlipOcean(), Either(Gain(PLANTS, 3), AddTo(MICROBES, 3), AddTo(ANIMALS, 2)))),
    Card(83, "invention-contest", "Invention Contest", 1, (SCIENCE, EVENT), play=(LookAndKeep(3, 1),)),
    Card(89, "local-heat-trapping", "Local Heat Trapping", 0, (EVENT,),
         play=(Lose(HEAT, 3), Gain(PLANTS, 4), Either(AddTo(ANIMALS, 2), AddTo(MICROBES, 2)))),
    Card(91, "nitrogen-rich-asteroid", "Nitrogen-Rich Asteroid", 30, (SPACE, EVENT),
         play=(RaiseTR(2), IfTags(PLANT, 3, Gain(PLANTS, 6), Gain(PLANTS, 2)))),
    Card(102, "work-crews", "Work Crews", 5, (BUILDING, EVENT), play=(NextCard(discount=11),)),
    Card(107, "algae", "Algae", 9, (PLANT,), requires=(Oceans(least=5),), play=(Produce(PLANTS, 2),)),
    Card(120, "building-industries", "Building Industries", 6, (BUILDING,), play=(Lose(HEAT, 4), Produce(STEEL, 2))),
]
# fmt: on
CORPORATION_CARDS: Final = [Card(211, "helion", "Helion", 0, (SPACE,), modifiers=(HeatIsMoney(),))]

OWN: Final[dict[str, tuple[str, str, str]]] = {
    "noun.mc": ("M€|M€", "M€|M€", "M€|M€"),
    "noun.heat": ("heat|heat", "chaleur|chaleurs", "calor|calores"),
    "noun.plants": ("plant|plants", "plante|plantes", "planta|plantas"),
    "noun.ocean": ("ocean|oceans", "océan|océans", "oceano|oceanos"),
    "noun.forest": ("forest|forests", "forêt|forêts", "floresta|florestas"),
    "of.mc": ("M€", "M€", "M€"),
    "of.heat": ("heat", "chaleur", "calor"),
    "of.steel": ("steel", "acier", "aço"),
    "of.titanium": ("titanium", "titane", "titânio"),
    "production.plants": ("plant production", "production de plantes", "produção de plantas"),
    "production.steel": ("steel", "nombre d’aciers", "quantidade de aço"),
    "raise-tr": ("raise your rating {0}", "[augmentez|augmenter] votre NT de {0}", "[aumente|aumentar] seu NT em {0}"),
    "pay-tr": ("lower your rating {0}", "[baissez|baisser] votre NT de {0}", "[diminua|diminuir] seu NT em {0}"),
    "flip-oceans": ("flip {0}", "[retournez|retourner] {0}", "[vire|virar] {0}"),
    "requires.oceans-least": ("at least {0}", "au moins {0}", "ao menos {0}"),
    "requires.oceans-most": ("at most {0}", "au plus {0}", "no máximo {0}"),
    "when.ocean": ("you flip an ocean", "vous retournez un océan", "você vira um oceano"),
    "when.card": ("you play another card", "vous jouez une autre carte", "você joga outra carta"),
    "heat-is-money": ("heat is money", "la chaleur vaut de l’argent", "calor vale dinheiro"),
    "next-card.discount": ("the next card costs {0} less", "la prochaine carte coûte {0} de moins",
                           "a próxima carta custa {0} a menos"),
    **{f"noun.cube.{id}": (f"{id}|{id}s", f"{id}|{id}s", f"{id}|{id}s") for id in CUBES.values()},
    **{f"noun.tag.{id}": (f"{id} tag|{id} tags", f"badge {id}|badges {id}", f"selo {id}|selos {id}") for id in TAGS},
    **{f"tag-name.{id}": (id, id, id) for id in TAGS},
}  # fmt: skip

CARD_KIND: Final = Kind("card", 1, 208)
CORPORATION_KIND: Final = Kind("corporation", 209, 12)
RESOURCE_KIND: Final = Kind("resource", 300, 10)


def make_rulebook() -> TableauRulebook:
    things = Vocabulary(RESOURCES, TAGS, CUBES, (MC, HEAT), ("temperature", "oxygen"))
    for card in PROJECTS:
        things.add(CARD_KIND, CARD_KIND.index(card.number), card.id, dict.fromkeys(LANGUAGES, card.name))
    for card in CORPORATION_CARDS:
        things.add(CORPORATION_KIND, CORPORATION_KIND.index(card.number), card.id, dict.fromkeys(LANGUAGES, card.name))
    for number, id in enumerate(RESOURCES):
        things.add(RESOURCE_KIND, number, id, dict.fromkeys(LANGUAGES, id))
    phrases = {language: {name: said[n] for name, said in OWN.items()} for n, language in enumerate(LANGUAGES)}
    terms = Terms(values=[1, 0, 0, 2, 3, 0], pays_for={}, floors=[0] * 6, happenings=OWN_HAPPENINGS + 1)
    habits = Habits(2.0, 0.5, 0.5, 0.5, 1.2, {STEEL: 1.0, TITANIUM: 1.0}, [1.0] * (OWN_PRICES + 2))
    starts = {211: Start([28, 0, 0, 0, 0, 0], [0, 3, 0, 0, 0, 0])}
    book = TableauRulebook(
        "ares-expedition", things, with_tableau(phrases), terms, habits, PROJECTS, CORPORATION_CARDS, starts
    )
    for card in [*PROJECTS, *CORPORATION_CARDS]:
        book.enter_card(card)
    for path, effect in NAMED.items():
        book.enter(path, effect)
    book.complete()
    return book


PLAY: Final = Play()
NAMED: Final[dict[str, AnyEffect]] = {"play": PLAY, "pay": PAY, "pay-card": PAY_CARD}
BOOK: Final = make_rulebook()


def number(id: str) -> int:
    return BOOK.things.number(f"card {id}")


def deal(hand: list[str], piles: list[list[str]] | None = None, stock: Json | None = None) -> Ares:
    """A table of two, where seat 0 has these cards and resources; piles are named from the top."""
    game = Ares(BOOK, 2, {})
    game.begin(seeded("ares-expedition", "1"))
    game.clear_piles()
    game.players = []
    for _ in range(2):
        player = Player()
        player.begin(BOOK, 0)
        player.tr = 5
        player.forests = 0
        game.players.append(player)
    game.tableaus = [*game.players]
    game.piles = [[number(id) for id in pile[::-1]] for pile in (piles or [[], []])]
    game.opening = game.oceans = 0
    game.players[0].hand = [number(id) for id in hand]
    for resource, amount in (stock or {"mc": 100}).items():
        game.players[0].stock[RESOURCES.index(resource)] = int(str(amount))
    return game


def play(game: Ares, id: str, *answers: str, seat: int = 0) -> None:
    """Play a card from hand, and answer what is asked."""
    card = number(id)
    price = game.players[seat].prices[card]
    verbs.leave_hand(game, seat, card)
    game.push_to_table(PLAY, seat, card)
    game.push_to_table(PAY_CARD, seat, card, price)
    go_on(game, *answers, seat=seat)


def act(game: Ares, id: str, *answers: str, seat: int = 0) -> None:
    """Use the action of a card in play."""
    action: Any = BOOK.card(number(id)).action
    verbs.use_action(game, seat, number(id))
    game.push_to_table(action, seat, number(id))
    go_on(game, *answers, seat=seat)


def go_on(game: Ares, *answers: str, seat: int) -> None:
    game.run()
    for answer in answers:
        game.choose(seat, [answer])
    assert game.waiting_for() == [], game.asked


def resources(game: Ares, seat: int = 0) -> dict[str, int]:
    """What a player has in stock, without the zeros."""
    return {id: n for id, n in zip(RESOURCES, game.players[seat].stock, strict=True) if n}
