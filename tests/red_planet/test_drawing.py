"""What clients draw the board by is what the rules play by."""

from areo.kernel.game import Json
from areo.library import game_type
from areo.red_planet.numbers import added_tokens
from tests.red_planet.test_texts import BOOK


def board() -> Json:
    return game_type("red-planet").board({})


def test_the_zones_touch_as_in_the_components() -> None:
    zones = board()["zones"]
    assert isinstance(zones, list)
    data = BOOK.data
    assert [zone["id"] for zone in zones] == [zone.id for zone in data.zones]
    assert [zone["outer"] for zone in zones].count(True) == 7
    for number, zone in enumerate(zones):
        assert zone["neighbours"] == [data.zones[other].id for other in data.neighbours[number]]


def test_the_scorings_are_those_of_the_rounds() -> None:
    printed = board()
    assert printed["rounds"] == 10
    assert printed["scorings"] == {"5": 1, "8": 2, "10": 3}
    assert [added_tokens(round) for round in (4, 5, 8, 10)] == [0, 1, 2, 3]


def test_the_resources_have_their_values() -> None:
    assert board()["resources"] == [
        {"id": "ice", "value": 1},
        {"id": "sylvanite", "value": 2},
        {"id": "celerium", "value": 3},
    ]


def test_the_characters_board_as_many_as_their_cards_say() -> None:
    characters = board()["characters"]
    assert isinstance(characters, list)
    assert [character["boards"] for character in characters] == [1, 1, 2, 2, 1, 1, 3, 2, 2]
    assert board()["astronauts"] == 22
