"""How Mission: Red Planet is offered, dealt and restored."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from areo.kernel.description import CardText, Description, GameType, Option
from areo.kernel.errors import BadOption
from areo.kernel.game import Game, Json
from areo.kernel.phrases import with_kernel
from areo.kernel.rng import seeded
from areo.kernel.things import Things
from areo.kernel.words import Words, known_language
from areo.red_planet import phases
from areo.red_planet.characters import CHARACTERS
from areo.red_planet.components import Data
from areo.red_planet.data import load
from areo.red_planet.drawing import facts_of, table
from areo.red_planet.effects.shuttles import PICK_DESTINATION
from areo.red_planet.figures import figures
from areo.red_planet.game import RedPlanet
from areo.red_planet.hints import HINTS
from areo.red_planet.numbers import CHARACTER
from areo.red_planet.phrases.en import ENGLISH
from areo.red_planet.phrases.fr import FRENCH
from areo.red_planet.phrases.pt import PORTUGUESE
from areo.red_planet.position import restore
from areo.red_planet.rulebook import RedPlanetRulebook, add_components
from areo.red_planet.tones import TONES

NAMES: Final = {
    "en": "Mission: Red Planet",
    "fr": "Mission : planète rouge",
    "pt": "Missão: Planeta Vermelho",
}

PHRASES: Final = with_kernel({"en": ENGLISH, "fr": FRENCH, "pt": PORTUGUESE})
BOOKS: Final[dict[str, RedPlanetRulebook]] = {}


def rulebook(data: Data) -> RedPlanetRulebook:
    """The rulebook for these components, made once for each."""
    if data.digest not in BOOKS:
        things = Things()
        for character in CHARACTERS:
            things.add(CHARACTER, character.number - 1, character.id, character.names)
        add_components(things, data)
        book = RedPlanetRulebook(things, PHRASES, data)
        for character in CHARACTERS:
            book.enter(character.id, character.effect, character.number)
        book.enter("destination", PICK_DESTINATION)
        book.enter("set-up", phases.SET_UP_GAME)
        book.enter("deal-events", phases.DEAL_EVENTS)
        book.enter("deal-to", phases.DEAL_TO)
        book.enter("keep-events", phases.KEEP_EVENTS)
        book.enter("keep-event", phases.KEEP_EVENT)
        book.enter("shuffle-returned", phases.SHUFFLE_RETURNED)
        book.enter("round", phases.ROUND)
        book.enter("refill-pad", phases.REFILL_PAD)
        book.enter("choose-characters", phases.CHOOSE)
        book.enter("choose-character", phases.CHOOSE_CHARACTER)
        book.enter("call", phases.CALL)
        book.enter("land", phases.LAND)
        book.enter("end-round", phases.END_ROUND)
        book.courses = ["round", "end-round"]
        book.set_up_secrets = ["shuttles", "events", "resources"]
        book.tones = TONES
        book.complete()
        BOOKS[data.digest] = book
    return BOOKS[data.digest]


OPTIONS: Final = [
    Option(
        "data",
        None,
        {
            "en": "A corrected file of components, for owners of the box.",
            "fr": "Un fichier de matériel corrigé, pour qui possède la boîte.",
            "pt": "Um arquivo de componentes corrigido, para quem tem a caixa.",
        },
    ),
    Option(
        "first_player",
        None,
        {
            "en": "The seat that starts with the medal; drawn by lot if left out.",
            "fr": "La place qui reçoit la médaille ; tirée au sort par défaut.",
            "pt": "O lugar que começa com a medalha; sorteado se omitido.",
        },
        control=True,
    ),
    Option(
        "fist",
        None,
        {
            "en": "The seats in the order their astronauts are drawn from the fist.",
            "fr": "Les places dans l’ordre où leurs astronautes sortent du poing.",
            "pt": "Os lugares na ordem em que seus astronautas saem do punho.",
        },
        control=True,
    ),
    Option(
        "shuttles",
        None,
        {
            "en": "The first shuttles of the pile, from the top.",
            "fr": "Les premières navettes de la pioche, à partir du dessus.",
            "pt": "As primeiras naves da pilha, a partir do topo.",
        },
        control=True,
    ),
    Option(
        "events",
        None,
        {
            "en": "The first event cards of the pile, from the top; each player, from the medal on, is dealt three.",
            "fr": "Les premières cartes « événement » de la pioche ; chacun en reçoit trois, à partir de la médaille.",
            "pt": "As primeiras cartas de evento da pilha; cada um recebe três, a partir da medalha.",
        },
        control=True,
    ),
    Option(
        "resources",
        None,
        {
            "en": "The first resource tiles in the order they will be drawn.",
            "fr": "Les premières tuiles de ressources, dans l’ordre de pioche.",
            "pt": "As primeiras peças de recurso, na ordem em que serão compradas.",
        },
        control=True,
    ),
]

RECONSTRUCTED: Final = {
    "en": "The map’s borders, the shuttles’ seats, most event cards, the resource tiles and the tie-break are our "
    "own reconstruction: no public source gives the originals.",
    "fr": "Les frontières de la carte, les places des navettes, la plupart des cartes « événement », les tuiles de "
    "ressources et le départage sont notre reconstitution : aucune source publique ne donne les originaux.",
    "pt": "As fronteiras do mapa, os lugares das naves, a maioria das cartas de evento, as peças de recurso e o "
    "desempate são reconstrução nossa: nenhuma fonte pública traz os originais.",
}


class RedPlanetType(GameType):
    """Makes games of Mission: Red Planet."""

    def describe(self) -> Description:
        return Description("red-planet", NAMES, (3, 5), OPTIONS, RECONSTRUCTED)

    def cards(self, language: str, options: Json) -> list[CardText]:
        book = rulebook(data_of(options))
        words = Words(known_language(language), book.phrases[language], book.things)
        found = [
            CardText("character", c.id, c.names[language], words.sentence(c.effect.text(words)), "confirmed")
            for c in CHARACTERS
        ]
        for number, card in enumerate(book.data.events):
            copies = sum(other.kind_id == card.kind_id for other in book.data.events)
            if card.id == card.kind_id:  # the first of its copies speaks for all
                kind = "bonus" if card.bonus else "discovery"
                text = words.sentence(book.rules[number].text(words))
                status = "reconstructed" if card.zones_status == "reconstructed" else card.status
                facts = facts_of(card, book.data)
                found.append(CardText(kind, card.id, card.names[language], text, status, copies, facts))
        return found

    def hints(self, language: str) -> Mapping[str, str]:
        return HINTS[known_language(language)]

    def phrases(self, language: str) -> Mapping[str, str]:
        return PHRASES[known_language(language)]

    def board(self, options: Json) -> Json:
        return table(rulebook(data_of(options)).data)

    def figures(self, options: Json) -> dict[str, int]:
        return figures(rulebook(data_of(options)).data)

    def things(self, options: Json) -> Things:
        return rulebook(data_of(options)).things

    def new(self, players: int, seed: str, options: Json) -> Game:
        game = RedPlanet(rulebook(data_of(options)), players, options)
        game.lay_out(seeded("red-planet", seed))
        data = game.data
        check_seats(options, players)
        ids = piles(data)
        game.shuttle_deck = piled(game, "shuttles", ids["shuttles"])
        game.event_deck = piled(game, "events", ids["events"])
        game.resource_deck = [data.resource_tiles[tile] for tile in piled(game, "resources", ids["resources"])]
        game.push_to_table(phases.SET_UP_GAME)
        game.run()
        return game

    def restore(self, options: Json, state: object) -> Game:
        game = RedPlanet(rulebook(data_of(options)), int(str(options["players"])), options)
        game.lay_out(seeded("red-planet", str(options["seed"])))
        check_seats(options, game.seats)
        laid = {option: named(options.get(option), option, ids) for option, ids in piles(game.data).items()}
        restore(game, state, laid)
        return game


def data_of(options: Json) -> Data:
    path = options.get("data")
    if path is not None and not isinstance(path, str):
        raise BadOption(f"data: the path of a file is expected, not {path!r}")
    return load(path)


def check_seats(options: Json, players: int) -> None:
    first = options.get("first_player")
    if first is not None and (isinstance(first, bool) or not isinstance(first, int) or not 0 <= first < players):
        raise BadOption(f"first_player: a seat from 0 to {players - 1} is expected, not {first!r}")
    fist = options.get("fist")
    if fist is None:
        return
    if not isinstance(fist, list):
        raise BadOption(f"fist: a list of seats is expected, not {fist!r}")
    if not all(type(seat) is int for seat in fist) or sorted(fist) != list(range(players)):
        raise BadOption(f"fist: each seat from 0 to {players - 1} once is expected, not {fist!r}")
    if first is not None and fist[0] != first:
        raise BadOption(f"fist: it begins with seat {fist[0]}, but first_player is {first}")


def piles(data: Data) -> dict[str, list[str]]:
    """What is in each pile that an option can lay, by the option's name."""
    return {
        "shuttles": [shuttle.id for shuttle in data.shuttles],
        "events": [card.id for card in data.events],
        "resources": [data.resource_ids[resource] for resource in data.resource_tiles],
    }


def named(given: object, option: str, ids: list[str]) -> list[int]:
    """Which of these an option names, in its order."""
    if given is None:
        return []
    if not isinstance(given, list):
        raise BadOption(f"{option}: a list of ids is expected, not {given!r}")
    found: list[int] = []
    for id in given:
        left = [number for number in range(len(ids)) if ids[number] == id and number not in found]
        if not left:
            raise BadOption(f"{option}: {id!r} is {'already named' if id in ids else 'unknown'}")
        found.append(left[0])
    return found


def piled(game: RedPlanet, option: str, ids: list[str]) -> list[int]:
    """A shuffled pile of all of them, with those the option names on top; the top is last."""
    top = named(game.options.get(option), option, ids)
    rest = [number for number in range(len(ids)) if number not in top]
    game.rng.shuffle(rest)
    top.reverse()
    return rest + top


GAME: Final = RedPlanetType()
