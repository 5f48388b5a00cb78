"""Ares Expedition under the laws."""

from __future__ import annotations

from areo import Game
from tests.case import Case, GameCases, Json, whole_table


def table(game: Game) -> Json:
    """As views have it: known cards as cards, and the neutral deck in the order of its phases."""
    whole = whole_table(game)
    number = game.rulebook.things.numbers
    known = [[whole["discard"][place] for place in places] for places in whole["known"]]
    whole["known"] = [sorted(cards, key=lambda card: number[f"card {card}"]) for cards in known]
    whole["neutral"] = sorted(whole["neutral"])
    return whole


# A table late in the game, with full hands and engines at work: the deck is short, so that discards stand by, and all
# three parameters are about to become full.
PLAYED = (
    "viral-enhancers", "decomposers", "anaerobic-microorganisms", "restructured-resources", "assembly-lines",
    "ghg-producing-bacteria", "redrafted-contracts", "decomposing-fungus", "power-infrastructure", "interns",
)  # fmt: skip
OTHERS = (
    "mars-university", "olympus-conference", "energy-subsidies", "advanced-screening-technology", "farming-co-ops",
    "brainstorming-session", "greenhouses", "herbivores", "wood-burning-stoves", "adaptation-technology",
)  # fmt: skip
HANDS = (
    ("research", "microprocessors", "toll-station", "lichen", "fish", "special-design", "work-crews", "comet"),
    ("business-contacts", "invention-contest", "automated-factories", "power-plant", "mangrove", "trees", "livestock"),
    ("local-heat-trapping", "asset-liquidation", "imported-hydrogen", "ceos-favorite-project", "moss", "strip-mine"),
)
LATE: Json = {
    "round": 7,
    "temperature": 4,
    "oxygen": 12,
    "oceans": 7,
    "deck": ["grass", "heather", "insects", "worms", "mine", "satellites", "cartel"],
    "discard": ["birds", "tardigrades", "ironworks", "steelworks", "soletta", "research-outpost", "think-tank"],
    "players": [
        {"corporation": "helion", "tr": 22, "resources": {"mc": 30, "heat": 14, "plants": 9}, "hand": list(HANDS[0]),
         "played": list(PLAYED), "on_cards": {"anaerobic-microorganisms": 4}, "previous": 2},
        {"corporation": "united-nations-mars-initiative", "tr": 20, "resources": {"mc": 40, "heat": 9, "plants": 7},
         "hand": list(HANDS[1]), "played": list(OTHERS), "previous": 4},
        {"corporation": "ecoline", "tr": 19, "resources": {"mc": 25, "plants": 20}, "hand": list(HANDS[2])},
    ],
}  # fmt: skip

BRINGS = GameCases(
    cases=[  # every number of players and every mode
        Case("ares-expedition", 1),
        Case("ares-expedition", 1, {"difficulty": "expert", "choose_last_neutral": True}, name="expert"),
        Case("ares-expedition", 2, {"advanced_corporations": True}, name="advanced"),
        Case("ares-expedition", 2, {"coop": True}, name="coop"),
        Case("ares-expedition", 3, {"first_game": True}, name="first"),
        Case("ares-expedition", 4),
        Case("ares-expedition", 3, {}, LATE, "late"),
    ],
    partly_known=("discard", "known", "opening_tiles", "players[].prospects"),
    secret_numbers=("players[].chosen",),
    table=table,
    replaced=("actions", "tags", "prices", "tag_discount", "values", "counted", "optional"),
    told_to_all=("shows", "takes-shown"),
)
