"""What clients draw the board by is what the rules play by."""

from areo.kernel.game import Json
from areo.library import game_type
from areo.red_planet.components import BONUS_RULES, DISCOVERY_RULES
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


def facts(language: str = "en") -> dict[str, Json]:
    return {card.id: dict(card.facts) for card in game_type("red-planet").cards(language, {})}


def test_an_event_card_tells_its_rule_and_what_it_speaks_of() -> None:
    found = facts()
    zones = ["tritonis_sinus", "mare_tyrrhenum", "valles_marineris"]
    assert found["strategic_zones"] == {"kind": "bonus", "rule": "most_astronauts_total", "zones": zones}
    assert found["celerium_baron"] == {"kind": "bonus", "rule": "most_score_tokens", "resource": "celerium"}
    assert found["block_of_ice"] == {"kind": "bonus", "rule": "tokens", "resource": "ice", "count": 2}
    assert found["pioneers"] == {"kind": "bonus", "rule": "presence_in_number_of_zones", "count": 8}
    assert found["subsidy"] == {"kind": "bonus", "rule": "none"}
    assert found["rich_vein"] == {"kind": "discovery", "rule": "add_tokens", "resource": "zone", "count": 2}
    assert found["barren_ground"] == {"kind": "discovery", "rule": "none"}


def test_every_event_card_has_the_facts_of_its_definition_in_every_language() -> None:
    for language in ("en", "fr", "pt"):
        found = facts(language)
        for card in BOOK.data.events:
            told = found[card.kind_id]
            figures = (BONUS_RULES if card.bonus else DISCOVERY_RULES)[card.rule]
            assert told["rule"] == card.rule
            assert set(told) - {"kind", "rule"} == set(figures) & {"zones", "resource", "count"}
            assert told.get("zones", []) == [BOOK.data.zones[zone].id for zone in card.zones]


def test_a_character_needs_no_facts() -> None:
    assert facts()["pilot"] == {}
