"""Positions written by hand: what may be left out, and how every mistake is named."""

from __future__ import annotations

import json
from copy import deepcopy
from random import Random
from typing import Any

import pytest

import areo
from areo.red_planet.data import load
from tests.red_planet.table import CHARACTERS, ZONES, Mars, deal, set_up

EIGHT = [character for character in CHARACTERS if character != "pilot"]


def standing(state: object, **options: object) -> Mars:
    return Mars(areo.from_position({"game": "red-planet", "options": options, "state": state}))


# What may be left out


def test_an_empty_state_is_the_start_of_a_game_for_three() -> None:
    table = Mars(areo.from_position({"game": "red-planet"}))
    assert table.game.seats == 3
    assert table.round == 1
    assert table.medal == 0
    assert table.phase == "choose_characters"
    assert table.asked == [0, 1, 2]
    assert len(table.pad) == 3
    assert [table.reserve(seat) for seat in range(3)] == [22, 22, 22]
    assert all(table.hand(seat) == CHARACTERS for seat in range(3))
    assert all(table.resource(zone) is None for zone in ZONES)


def test_a_position_left_empty_can_be_played_to_the_end() -> None:
    table = standing({})
    while not table.over:
        seat = table.asked[0]
        table.choose(table.offers(seat)[-1], seat=seat)
    assert table.round == 10


def test_the_number_of_players_follows_from_the_list_of_players_or_the_options() -> None:
    assert standing({"players": [{}, {}, {}, {}]}).game.seats == 4
    assert standing({}, players=5).game.seats == 5


def test_a_pad_left_out_is_filled_from_the_pile() -> None:
    table = standing({"shuttle_deck": ["S01", "S02", "S03", "S04"]})
    assert table.pad == ["S01", "S02", "S03"]
    table = standing({"flight": [{"shuttle": "S12"}], "shuttle_deck": ["S01", "S02", "S03"]})
    assert table.pad == ["S01", "S02"]


def test_a_pad_with_fewer_shuttles_than_players_stays_so() -> None:
    assert standing({"pad": []}).pad == []
    assert standing({"pad": [{"shuttle": "S12"}]}).pad == ["S12"]


def test_a_reserve_left_out_is_what_is_not_in_play() -> None:
    table = deal(pad="S12:210 S09 S06", flight="", mars={"hellas": "3 0 1"}, lost={0: 4})
    assert [table.reserve(seat) for seat in range(3)] == [22 - 2 - 3 - 4, 21, 21]


def test_a_smaller_reserve_may_be_given() -> None:
    assert deal(reserve={0: 3}).reserve(0) == 3


def test_piles_list_their_tops_and_the_rest_is_shuffled_by_the_seed() -> None:
    state = {
        "shuttle_deck": ["S20", "S30"],
        "event_deck": ["subsidy"],
        "resource_deck": ["celerium", "ice"],
        "pad": [],
    }
    one, two = standing(state, seed=1).state, standing(state, seed=2).state
    assert one["shuttle_deck"][:2] == two["shuttle_deck"][:2] == ["S20", "S30"]
    assert one["event_deck"][0] == "subsidy"
    assert one["resource_deck"][:2] == ["celerium", "ice"]
    for pile in ("shuttle_deck", "event_deck", "resource_deck"):
        assert one[pile] != two[pile]
    assert len(set(one["shuttle_deck"])) == 34
    assert len(set(one["event_deck"])) == 24
    assert len(one["resource_deck"]) == 14


def test_resources_on_mars_are_not_in_the_pile() -> None:
    table = deal(mars={"hellas": "celerium", "arabia": "celerium"})
    assert table.state["resource_deck"].count("celerium") == 2


def test_with_all_chosen_the_characters_are_called() -> None:
    table = deal(chosen="pilot recruiter soldier")
    assert table.phase == "boarding_and_launch"
    assert table.asked == [1]


def test_with_some_chosen_the_others_choose() -> None:
    table = deal(chosen="pilot - -")
    assert table.phase == "choose_characters"
    assert table.asked == [1, 2]
    table.all_choose("recruiter recruiter")
    table.finish_round()
    assert table.acts()[-1] == (0, "pilot")


def test_in_the_middle_of_a_call_those_who_acted_have_nothing_chosen() -> None:
    table = deal(chosen="- pilot -", phase="boarding_and_launch", acted=2)
    assert table.asked == [1]
    table.finish_round()
    assert table.round == 2
    assert table.medal == 1


def test_all_chosen_while_choosing_is_the_same_as_calling() -> None:
    assert deal(chosen="pilot recruiter soldier", phase="choose_characters").asked == [1]


def test_a_destination_that_is_not_printed_lies_there_as_a_tile() -> None:
    table = standing({"pad": [{"shuttle": "S12", "destination": "arabia"}, {"shuttle": "S09"}]})
    assert table.shuttle("S12")["tile"] is True
    assert table.tiles("arabia") == 1
    assert table.shuttle("S09")["tile"] is False
    assert table.destination("S09") == "ausonia"


def test_a_tile_may_lie_on_a_shuttle_that_is_bound_there_anyway() -> None:
    table = standing({"pad": [{"shuttle": "S12", "destination": "hellas", "tile": True}]})
    assert table.tiles("hellas") == 1
    table = standing({"pad": [{"shuttle": "S12", "destination": "hellas"}]})
    assert table.tiles("hellas") == 2


def test_a_manual_shuttle_may_wait_without_a_destination() -> None:
    assert standing({"pad": [{"shuttle": "S34"}]}).destination("S34") is None


def test_a_discarded_event_card_may_be_named_alone() -> None:
    table = standing({"event_discard": ["lichens", {"card": "upheaval", "known_by": [1]}]})
    assert table.state["event_discard"] == [
        {"card": "lichens", "known_by": []},
        {"card": "upheaval", "known_by": [1]},
    ]


def test_nothing_is_said_of_reachability() -> None:
    table = deal(mars={"hellas": "22 0 0 celerium left 50"}, round=1, tokens={1: "500 ice"})
    assert table.reserve(0) == 0
    assert table.total(1) == 509


def test_a_finished_position_is_over() -> None:
    table = deal(phase="finished", round=10, tokens={1: "1 ice"})
    assert table.over
    assert table.game.won == [False, True, False]


def test_a_position_saved_in_the_middle_of_a_turn_goes_on_exactly() -> None:
    table = deal(chosen="scientist scientist pilot", pad="S34 S12 S09", discoveries={"hellas": "lichens"}, seed=3)
    for answer in ("shuttle S34", "zone arabia", "skip", "do 1"):
        table.choose(answer)
        saved = json.loads(json.dumps(table.game.position()))
        again = Mars(areo.from_position(saved))
        assert again.game.position() == table.game.position()
        assert again.offers() == table.offers()


def test_a_position_saved_at_set_up_goes_on_exactly() -> None:
    table = set_up(shuttles="S31 S05 S32", seed=5)
    while table.phase == "set_up":
        again = Mars(areo.from_position(json.loads(json.dumps(table.game.position()))))
        assert again.game.position() == table.game.position()
        table.choose(table.offers(table.asked[0])[0], seat=table.asked[0])


# What is wrong, named


@pytest.mark.parametrize(
    ("state", "reason"),
    [
        ({"round": 0}, "state.round: 0 is not between 1 and 10"),
        ({"round": 11}, "state.round: 11 is not between 1 and 10"),
        ({"round": "1"}, "state.round: a whole number is expected, not '1'"),
        ({"round": True}, "state.round: a whole number is expected, not True"),
        ({"medal": 3}, "state.medal: 3 is not between 0 and 2"),
        ({"acted": -1}, "state.acted: -1 is not between 0 and 2"),
        ({"revealed": 1}, "state.revealed: true or false is expected, not 1"),
        ({"call": "captain"}, "state.call: there is no character 'captain'"),
        ({"call": 3}, "state.call: there is no character 3"),
        ({"weather": "sandstorm"}, "state: there is no field 'weather' here"),
        ({"phase": "lunch"}, "state.phase: there is no 'lunch': there are set_up, choose_characters"),
        ({"phase": 2}, "state.phase: a text is expected, not 2"),
        ({"phase": "set_up"}, "state.phase: without what is pending, 'set_up' cannot be gone on with"),
        ({"phase": "boarding_and_launch"}, "state.players: nobody has a chosen character to be called"),
        ({"reveals": -1}, "state.reveals: -1 is not between"),
        ({"players": {}}, "state.players: a list is expected, not {}"),
        ({"pad": "S12"}, "state.pad: a list is expected, not 'S12'"),
        ({"zones": None}, "state.zones: a list is expected, not None"),
    ],
)
def test_mistakes_about_the_round(state: dict[str, Any], reason: str) -> None:
    refused(state, reason)


@pytest.mark.parametrize(
    ("player", "reason"),
    [
        ([], "state.players[1]: an object is expected, not []"),
        ({"colour": "red"}, "state.players[1]: there is no field 'colour' here"),
        ({"reserve": 23}, "state.players[1].reserve: 23 is not between 0 and 22"),
        ({"reserve": 20, "lost": 3}, "state.players[1].reserve: 20 and 3 in play are more than 22"),
        ({"lost": -1}, "state.players[1].lost: -1 is not between 0 and 22"),
        ({"hand": ["captain"]}, "state.players[1].hand: there is no character 'captain'"),
        ({"hand": ["pilot", "pilot"]}, "state.players[1].hand: 'pilot' is there twice"),
        ({"hand": []}, "state.players[1].hand: a player always holds a character"),
        ({"hand": "pilot"}, "state.players[1].hand: a list is expected, not 'pilot'"),
        ({"chosen": "captain"}, "state.players[1].chosen: there is no character 'captain'"),
        ({"chosen": 9}, "state.players[1].chosen: there is no character 9"),
        ({"chosen": "pilot", "hand": EIGHT}, "state.players[1].chosen: this character is not in hand"),
        ({"played": ["captain"]}, "state.players[1].played: there is no character 'captain'"),
        ({"played": ["pilot", "soldier"]}, "state.players[1].played: in 2 rounds, but it is round 1"),
        ({"bonus": ["treasure"]}, "state.players[1].bonus: there is no card 'treasure'"),
        ({"bonus": ["lichens"]}, "state.players[1].bonus: 'lichens' is a discovery"),
        ({"bonus": ["subsidy", "subsidy"]}, "'subsidy' is also in state.players[1].bonus"),
        ({"bonus": ["subsidy"], "dealt": ["subsidy"]}, "state.players[1].dealt: 'subsidy' is also in"),
        ({"bonus": ["subsidy"], "returned": ["subsidy"]}, "state.players[1].returned: 'subsidy' is also in"),
        ({"drawn": "treasure"}, "state.players[1].drawn: there is no card 'treasure'"),
        ({"tokens": 3}, "state.players[1].tokens: an object is expected, not 3"),
        ({"tokens": {"gold": 1}}, "state.players[1].tokens: there is no field 'gold' here"),
        ({"tokens": {"ice": -1}}, "state.players[1].tokens.ice: -1 is not between"),
        ({"tokens": {"ice": 1.5}}, "state.players[1].tokens.ice: a whole number is expected, not 1.5"),
    ],
)
def test_mistakes_about_a_player(player: object, reason: str) -> None:
    refused({"players": [{}, player, {}]}, reason)


@pytest.mark.parametrize(
    ("zone", "reason"),
    [
        (3, "state.zones: an object is expected, not 3"),
        ({}, "state.zones: 'zone' is missing"),
        ({"zone": "atlantis"}, "state.zones: there is no zone 'atlantis'"),
        ({"zone": 3}, "state.zones: there is no zone 3"),
        ({"zone": "hellas", "air": 1}, "state.zones[hellas]: there is no field 'air' here"),
        ({"zone": "hellas", "resource": "gold"}, "state.zones[hellas].resource: there is no resource 'gold'"),
        (
            {"zone": "hellas", "astronauts": [1, 0]},
            "state.zones[hellas].astronauts: a number for each of the 3 seats is expected",
        ),
        (
            {"zone": "hellas", "resource": "ice", "astronauts": [1, 0, -1]},
            "state.zones[hellas].astronauts: -1 is not between 0 and 22",
        ),
        (
            {"zone": "hellas", "resource": "ice", "astronauts": ["1", 0, 0]},
            "state.zones[hellas].astronauts: a whole number is expected, not '1'",
        ),
        (
            {"zone": "hellas", "astronauts": [1, 0, 0]},
            "state.zones[hellas]: astronauts are there, so its resource is known",
        ),
        ({"zone": "hellas", "tokens": 1}, "state.zones[hellas]: an unexplored zone has no tokens"),
        ({"zone": "hellas", "resource": "ice", "tokens": -1}, "state.zones[hellas].tokens: -1 is not between"),
        ({"zone": "hellas", "discovery": "gold"}, "state.zones[hellas].discovery: there is no card 'gold'"),
        ({"zone": "hellas", "discovery": "subsidy"}, "state.zones[hellas].discovery: 'subsidy' is a bonus card"),
        (
            {"zone": "valles_marineris", "discovery": "lichens"},
            "state.zones[valles_marineris].discovery: this is an inner zone",
        ),
        (
            {"zone": "hellas", "discovery": "lichens", "known_by": [3]},
            "state.zones[hellas].known_by: 3 is not between 0 and 2",
        ),
        ({"zone": "arabia"}, "state.zones: 'arabia' is also in state.zones"),
        ({"zone": "hellas", "discovery": "upheaval"}, "'upheaval' is also in state.zones[arabia].discovery"),
    ],
)
def test_mistakes_about_a_zone(zone: object, reason: str) -> None:
    refused({"zones": [{"zone": "arabia", "discovery": "upheaval"}, zone]}, reason)


@pytest.mark.parametrize(
    ("shuttle", "reason"),
    [
        ("S12", "state.pad: an object is expected, not 'S12'"),
        ({}, "state.pad: 'shuttle' is missing"),
        ({"shuttle": "S35"}, "state.pad: there is no shuttle 'S35'"),
        ({"shuttle": "S09"}, "state.pad: 'S09' is also in state.pad"),
        ({"shuttle": "S12", "wings": 2}, "state.pad[S12]: there is no field 'wings' here"),
        ({"shuttle": "S12", "seats": 4}, "state.pad[S12].seats: "),
        ({"shuttle": "S12", "crew": [1]}, "state.pad[S12].crew: a number for each of the 3 seats is expected"),
        ({"shuttle": "S12", "crew": [1, 1, True]}, "state.pad[S12].crew: a whole number is expected, not True"),
        ({"shuttle": "S12", "crew": [3, 2, 1]}, "state.pad[S12].crew: 6 aboard with 5 seats"),
        ({"shuttle": "S12", "crew": [3, 2, 0]}, "state.pad[S12].crew: 5 aboard with 5 seats"),
        ({"shuttle": "S12", "destination": "atlantis"}, "state.pad[S12].destination: there is no zone 'atlantis'"),
        ({"shuttle": "S12", "tile": True}, "state.pad[S12]: a tile without a destination"),
        ({"shuttle": "S12", "tile": 1}, "state.pad[S12].tile: true or false is expected, not 1"),
        (
            {"shuttle": "S12", "destination": "arabia", "tile": False},
            "state.pad[S12].destination: only a tile can send it there",
        ),
    ],
)
def test_mistakes_about_a_shuttle(shuttle: object, reason: str) -> None:
    refused({"pad": [{"shuttle": "S09"}, shuttle]}, reason)


def to_arabia(*shuttles: str) -> list[dict[str, str]]:
    return [{"shuttle": shuttle, "destination": "arabia"} for shuttle in shuttles]


@pytest.mark.parametrize(
    ("state", "reason"),
    [
        (
            {"pad": to_arabia("S31", "S32", "S33")},
            "state.pad[S33].destination: there are no more tiles of this zone",
        ),
        ({"flight": [{"shuttle": "S34"}]}, "state.flight[S34]: a shuttle in flight has a destination"),
        ({"flight": [{"shuttle": "S12", "crew": [6, 0, 0]}]}, "state.flight[S12].crew: 6 aboard with 5 seats"),
        (
            {"pad": [{"shuttle": f"S0{n}"} for n in (1, 2, 3)], "flight": [{"shuttle": "S12"}]},
            "state.pad: at most 3 shuttles are docked or in flight",
        ),
        ({"pad": [{"shuttle": "S12"}], "flight": [{"shuttle": "S12"}]}, "'S12' is also in state.pad"),
        ({"shuttle_discard": ["S99"]}, "state.shuttle_discard: there is no shuttle 'S99'"),
        ({"shuttle_deck": ["S99"]}, "state.shuttle_deck: there is no shuttle 'S99'"),
        ({"shuttle_deck": ["S01", "S01"]}, "state.shuttle_deck: 'S01' is also in state.shuttle_deck"),
        (
            {"shuttle_deck": ["S01"], "shuttle_discard": ["S01"]},
            "state.shuttle_discard: 'S01' is also in state.shuttle_deck",
        ),
        ({"event_deck": ["gold"]}, "state.event_deck: there is no card 'gold'"),
        ({"event_deck": ["subsidy", "subsidy"]}, "state.event_deck: 'subsidy' is also in state.event_deck"),
        (
            {"event_deck": ["subsidy"], "players": [{"bonus": ["subsidy"]}, {}, {}]},
            "state.players[0].bonus: 'subsidy' is also in state.event_deck",
        ),
        ({"event_discard": ["gold"]}, "state.event_discard.card: there is no card 'gold'"),
        ({"event_discard": [{}]}, "state.event_discard: 'card' is missing"),
        (
            {"event_discard": [{"card": "lichens", "known_by": [7]}]},
            "state.event_discard.known_by: 7 is not between 0 and 2",
        ),
        ({"event_discard": [{"card": "lichens", "face": 1}]}, "state.event_discard: there is no field 'face' here"),
        ({"resource_deck": ["gold"]}, "state.resource_deck: there is no resource 'gold'"),
        ({"resource_deck": ["celerium"] * 5}, "state.resource_deck: there are not so many tiles of celerium"),
        (
            {"zones": [{"zone": zone, "resource": "sylvanite"} for zone in ZONES[:5]]},
            "state.zones: there are not so many tiles of sylvanite",
        ),
        (
            {"zones": [{"zone": zone, "resource": "ice", "astronauts": [12, 0, 0]} for zone in ZONES[:2]]},
            "state: seat 0 has 24 astronauts in play or lost, of 22",
        ),
        (
            {"destination_tiles": {"hellas": 1}},
            "state.destination_tiles.hellas: 2 are not on shuttles",
        ),
        ({"destination_tiles": {"atlantis": 2}}, "state.destination_tiles: there is no field 'atlantis' here"),
        ({"destination_tiles": []}, "state.destination_tiles: an object is expected, not []"),
        ({"players": [{}] * 6}, "state.players: 3 players are expected, not 6"),
        ({"rng": {"key": "zz"}}, "state.rng.key: 'zz' is not a hexadecimal text"),
        ({"rng": {"key": "00"}}, "state.rng.key: 64 hexadecimal digits are expected"),
        ({"rng": {}}, "state.rng: 'key' is missing"),
        ({"pending": []}, "state.pending: an object is expected, not []"),
        ({"pending": {}}, "state.pending: a game of 3 has 4 lanes and 3 asked"),
    ],
)
def test_mistakes_about_piles_and_what_is_in_play(state: dict[str, Any], reason: str) -> None:
    refused(state, reason)


def refused(state: dict[str, Any], reason: str) -> None:
    with pytest.raises(areo.BadPosition) as caught:
        standing(state, players=3)
    assert reason in str(caught.value)


@pytest.mark.parametrize(
    ("position", "error", "reason"),
    [
        ([], areo.BadPosition, "a position is an object with game, options and state, not []"),
        ({}, areo.BadPosition, "'game' is missing"),
        ({"game": "red-planet", "moves": []}, areo.BadPosition, "a position has no field 'moves'"),
        ({"game": "red-planet", "state": []}, areo.BadPosition, "state: an object is expected, not []"),
        ({"game": "red-planet", "options": []}, areo.BadPosition, "options: an object is expected, not []"),
        ({"game": "blue-planet"}, areo.BadOption, "there is no game 'blue-planet'"),
        ({"game": "red-planet", "options": {"players": 2}}, areo.BadOption, "3 to 5 players, not 2"),
        ({"game": "red-planet", "options": {"colour": 1}}, areo.BadOption, "no option 'colour'"),
        ({"game": "red-planet", "options": {"first_player": 5}}, areo.BadOption, "first_player: a seat from 0 to 2"),
    ],
)
def test_mistakes_about_the_position_itself(position: Any, error: type[ValueError], reason: str) -> None:
    with pytest.raises(error) as caught:
        areo.from_position(position)
    assert reason in str(caught.value)


def test_mistakes_in_what_is_pending_are_named() -> None:
    saved: Any = deal(chosen="scientist pilot pilot").game.position()
    for change, reason in (
        ({"effect": "captain/1"}, "state.pending.asked[0]: there is no effect 'captain/1'"),
        ({"seat": 1}, "state.pending.asked[0]: this asks seat 1"),
        ({"source": "character captain"}, "state.pending.asked[0].source: there is no 'character captain'"),
        ({"seat": 7}, "state.pending.asked[0].seat: 7 is not between -1 and 2"),
        ({"mood": "good"}, "state.pending.asked[0]: there is no field 'mood' here"),
    ):
        wrong = deepcopy(saved)
        wrong["state"]["pending"]["asked"][0].update(change)
        with pytest.raises(areo.BadPosition) as caught:
            areo.from_position(wrong)
        assert reason in str(caught.value)
    wrong = deepcopy(saved)
    wrong["state"]["pending"]["lanes"][0] = "nothing"
    with pytest.raises(areo.BadPosition, match=r"state\.pending\.lanes\[0\]: a list of frames is expected"):
        areo.from_position(wrong)


def test_whose_character_was_called_already_is_refused() -> None:
    saved: Any = deal(chosen="recruiter soldier pilot").game.position()
    assert saved["state"]["call"] == "recruiter"
    saved["state"]["players"][1]["chosen"] = "recruiter"
    with pytest.raises(areo.BadPosition, match=r"state\.players\[1\]\.chosen"):
        areo.from_position(saved)


def test_nothing_is_placed_that_was_not_drawn() -> None:
    saved: Any = deal(chosen="scientist pilot pilot").game.position()
    frame = {"effect": "scientist/2/1/1", "seat": 0, "source": "character scientist"}
    saved["state"]["pending"]["asked"][0] = frame
    with pytest.raises(areo.BadPosition, match=r"state\.pending\.asked\[0\]: 'scientist/2/1/1' cannot be done so"):
        areo.from_position(saved)


def test_the_options_say_how_the_game_started() -> None:
    options = {
        "players": 3,
        "fist": [2, 0, 1],
        "shuttles": ["S12", "S09", "S05", "S06"],
        "events": ["subsidy", "lichens"],
        "resources": ["ice", "celerium"],
    }
    state: Any = areo.from_position({"game": "red-planet", "options": options}).position()["state"]
    assert state["medal"] == 2
    assert [shuttle["shuttle"] for shuttle in state["pad"]] == ["S12", "S09", "S05"]
    assert [shuttle["crew"] for shuttle in state["pad"]] == [[0, 0, 1], [1, 0, 0], [0, 1, 0]]
    assert [player["reserve"] for player in state["players"]] == [21, 21, 21]
    assert state["shuttle_deck"][0] == "S06"
    assert state["event_deck"][:2] == ["subsidy", "lichens"]
    assert state["resource_deck"][:2] == ["ice", "celerium"]
    told = {"medal": 1, "pad": [{"shuttle": "S31"}], "event_deck": ["lichens"], "players": [{"bonus": ["subsidy"]}]}
    state = areo.from_position({"game": "red-planet", "options": options, "state": told}).position()["state"]
    assert (state["medal"], state["event_deck"][0]) == (1, "lichens")
    assert state["shuttle_deck"][:3] == ["S12", "S09", "S05"]
    assert state["players"][0]["reserve"] == 22


def test_players_missing_at_the_end_of_the_list_are_as_at_the_start() -> None:
    position = {"game": "red-planet", "options": {"players": 4}, "state": {"players": [{"lost": 3}, {"lost": 2}]}}
    state: Any = areo.from_position(position).position()["state"]
    assert [player["reserve"] for player in state["players"]] == [19, 20, 22, 22]
    assert areo.from_position({"game": "red-planet", "state": {"players": [{}]}}).seats == 3


def test_tokens_that_play_adds_can_be_saved() -> None:
    saved: Any = standing({"round": 5, "players": [{"tokens": {"ice": 1000}}]}, players=3).game.position()
    saved["state"]["players"][0]["tokens"]["ice"] = 1003
    saved["state"]["players"][0]["token_points"] = 1003
    assert areo.from_position(saved).position() == saved


# Event cards


def before_the_deal() -> Any:
    """A position in which somebody still chooses a destination, and event cards are dealt next."""
    saved: Any = set_up(5, shuttles="S31", fist=[0, 1, 2, 3, 4]).game.position()
    assert [frame["effect"] for frame in saved["state"]["pending"]["lanes"][5]][-1] == "deal-events"
    return saved


def test_there_must_be_a_bonus_card_for_everybody_who_is_dealt_event_cards() -> None:
    """The others may be dealt nothing but bonus cards; and showing three discoveries again and again would not end."""
    bonus = [card.id for card in load().events if card.bonus]
    for number in (len(bonus) - 13, len(bonus) - 12, len(bonus)):
        saved = before_the_deal()
        saved["state"]["players"][3]["bonus"] = bonus[:number]
        saved["state"]["event_deck"] = [id for id in saved["state"]["event_deck"] if id not in bonus[:number]]
        if number == len(bonus) - 13:
            areo.from_position(saved)
        else:
            with pytest.raises(
                areo.BadPosition, match=r"state\.event_deck: too few cards are left to deal each of the 5"
            ):
                areo.from_position(saved)


def test_where_bonus_cards_are_few_a_new_deal_still_gives_those_who_choose_two() -> None:
    table = set_up(events="subsidy pioneers lichens metropolis", fist=[0, 1, 2], shuttles="S05 S12 S09", seed=2)
    saved: Any = table.game.position()
    bonus = [card.id for card in load().events if card.bonus]
    dealt = [card for player in saved["state"]["players"] for card in player["dealt"]]
    rest = [card for card in saved["state"]["event_deck"] if card in bonus]
    saved["state"]["players"][0]["bonus"] = rest
    saved["state"]["event_deck"] = [card for card in saved["state"]["event_deck"] if card not in rest]
    game = areo.from_position(saved)
    assert game.waiting_for() == [0, 1, 2]
    hidden = [card for card in dealt if card in bonus and card not in saved["state"]["players"][0]["dealt"]]
    for number in range(30):
        other = Mars(game.determinize(0, Random(number)))
        held = [[card for card in other.player(seat)["dealt"] if card in bonus] for seat in (1, 2)]
        assert min(map(len, held)) >= 2
        assert set(held[0] + held[1]) <= set(hidden)


@pytest.mark.parametrize(
    ("state", "reason"),
    [
        ({"event_discard": ["subsidy"]}, "state.event_discard: 'subsidy' is a bonus card"),
        ({"event_discard": [None]}, "state.event_discard: a card is expected, not None"),
        ({"players": [{"drawn": "subsidy"}]}, "state.players[0].drawn: 'subsidy' is a bonus card"),
    ],
)
def test_only_discoveries_are_placed_or_discarded(state: dict[str, Any], reason: str) -> None:
    refused(state, reason)


# What can be pending


@pytest.mark.parametrize(
    "frame",
    [
        {"effect": "round", "seat": -1},
        {"effect": "round", "seat": -1, "count": 11},
        {"effect": "set-up", "seat": -1},
        {"effect": "scientist/1", "seat": -1, "source": "character scientist"},
        {"effect": "scientist/1", "seat": 0, "source": "character scientist", "count": 2},
        {"effect": "destination", "seat": 0},
        {"effect": "destination", "seat": 0, "subject": "zone hellas"},
        {"effect": "destination", "seat": 0, "subject": "shuttle S01"},
        {"effect": "soldier/2/1", "seat": 0, "source": "character soldier", "subject": "shuttle S12"},
        {"effect": "femme_fatale/2/1", "seat": 1, "source": "character femme_fatale", "subject": "zone hellas"},
        {"effect": "explorer/2", "seat": 0, "source": "character explorer", "count": 3},
    ],
)
def test_what_cannot_be_gone_on_with_is_refused(frame: dict[str, Any]) -> None:
    saved: Any = deal(chosen="scientist pilot pilot", reserve={1: 0}).game.position()
    saved["state"]["pending"]["lanes"][3].append(frame)
    with pytest.raises(areo.BadPosition, match=rf"state\.pending\.lanes\[3\]: '{frame['effect']}' cannot be done so"):
        areo.from_position(saved)


def test_a_phase_of_the_game_is_on_no_seats_lane() -> None:
    saved: Any = deal(chosen="scientist pilot pilot").game.position()
    saved["state"]["pending"]["lanes"][1].append({"effect": "call", "seat": 1})
    with pytest.raises(areo.BadPosition, match=r"state\.pending\.lanes\[1\]: 'call' cannot be done so"):
        areo.from_position(saved)
