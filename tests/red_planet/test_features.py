"""What a seat sees of the table as numbers: each has the value that a player would count, and none tells a secret."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import areo
from areo.bots.lessons import digest
from areo.kernel.play import play_out
from areo.kernel.rng import Dice
from areo.red_planet.components import Data
from areo.red_planet.data import load
from areo.red_planet.features import mark_names, number_names
from tests.red_planet.table import CHARACTERS, Mars, deal, set_up


def told(table: Mars | areo.Game, seat: int = 0) -> dict[str, float]:
    """The numbers of a seat by name."""
    game = table if isinstance(table, areo.Game) else table.game
    return dict(zip(game.feature_names()[0], game.features(seat).numbers, strict=True))


def marks(table: Mars, seat: int = 0) -> set[str]:
    """What is marked for a seat."""
    names = table.game.feature_names()[1]
    return {names[mark] for mark in table.game.features(seat).marks}


def part(found: dict[str, float], first: str) -> dict[str, float]:
    """What begins with these words and is not zero."""
    return {
        name.removeprefix(f"{first} "): value for name, value in found.items() if value and name.startswith(f"{first} ")
    }


@pytest.mark.parametrize("players", [3, 4, 5])
def test_every_number_has_a_name_and_marks_come_once(players: int) -> None:
    for choices in range(0, 140, 10):
        game = areo.new("red-planet", players, choices)
        play_out(game, Dice(choices), choices)
        numbers, names = game.feature_names()
        for seat in range(players):
            seen = game.features(seat)
            assert len(seen.numbers) == len(numbers) == len(set(numbers))
            assert all(type(number) is float for number in seen.numbers)
            assert all(0 <= mark < len(names) for mark in seen.marks)
            assert len(set(seen.marks)) == len(seen.marks)


def test_the_names_are_the_same_for_any_number_of_players() -> None:
    three, four, five = (areo.new("red-planet", players, 1).feature_names() for players in (3, 4, 5))
    assert three == four == five
    assert len(set(three[0] + three[1])) == len(three[0]) + len(three[1])


def test_another_box_has_other_names() -> None:
    data = load()
    more = Data(
        data.path,
        data.digest,
        data.zones,
        data.neighbours,
        data.values,
        data.resource_names,
        data.resource_tiles,
        data.tiles_per_zone,
        data.shuttles[:30],
        data.events[1:],
        data.notes,
    )
    names = number_names(data), mark_names(data)
    others = number_names(more), mark_names(more)
    assert set(names[0]) - set(others[0]) == {"fulfilled secret_mission_a"}
    assert {"holds secret_mission_a", "docked S34", "flying S31"} <= set(names[1]) - set(others[1])
    assert digest(names) != digest(others)


def test_progress_goes_from_nothing_to_all() -> None:
    game = areo.new("red-planet", 3, 2)
    dice, before = Dice(2), 0.0
    assert told(game)["progress"] == 0.0
    while not game.over:
        play_out(game, dice, 5)
        now = told(game)["progress"]
        assert before <= now <= 1.0
        before = now
    assert before == 1.0


def test_the_course_of_the_game() -> None:
    found = told(deal(4, round=6, medal=3, acted=1), seat=1)
    assert part(found, "players") == {"4": 1}
    assert (found["progress"], found["round"], found["to-scoring"], found["new-tokens"]) == (0.5, 6, 2, 2)
    assert part(found, "phase") == {"choose_characters": 1}
    assert part(found, "call") == {}
    assert (found["medal"], found["after-medal"], found["acted-last"]) == (0, 2, 1)


def test_the_call() -> None:
    found = told(deal(3, round=3, chosen="pilot saboteur soldier"), seat=1)
    assert found["progress"] == pytest.approx(0.25)
    assert part(found, "phase") == {"boarding_and_launch": 1}
    assert part(found, "call") == {"saboteur": 1}
    assert (found["mine unplayed"], found["other unplayed"]) == (0, 1)


def test_a_zone_with_astronauts_on_the_way() -> None:
    """Hellas: seat 0 has two there and one boarding, seat 1 three, seat 2 one and two in flight."""
    table = deal(
        3,
        round=7,
        mars={"hellas": "2 3 1 celerium left 1"},
        flight="S31:002>hellas",
        pad="S12:110 S09:000",
        resources="ice sylvanite",
    )
    found = part(told(table), "zone hellas")
    assert found == {
        "mine": 2,
        "best-other": 3,
        "others": 4,
        "flying-others": 2,
        "boarding-mine": 1,
        "boarding-others": 1,
        "free": 3,
        "lead": -1,
        "explored": 1,
        "tokens": 1,
        "value": 3,
        "worth": 9,
    }
    theirs = part(told(table, 2), "zone hellas")
    assert (theirs["mine"], theirs["flying-mine"], theirs["boarding-others"]) == (1, 2, 2)
    assert not {"boarding-mine", "flying-others", "lead"} & set(theirs)  # with those in flight, three against three


@pytest.mark.parametrize(
    ("round", "here", "coming"),
    [
        (4, "2 1 0", [3, 0, 0]),
        (4, "2 2 0", [0, 0, 0]),  # after round 5 nobody takes a share of a tie
        (7, "2 1 0", [6, 0, 0]),
        (7, "2 2 0", [3, 3, 0]),
        (7, "2 2 2", [0, 0, 0]),  # two tokens are not enough for three
        (9, "0 1 1", [0, 3, 3]),
        (9, "1 1 1", [3, 3, 3]),
    ],
)
def test_what_is_coming_is_what_the_next_scoring_brings_as_things_stand(
    round: int, here: str, coming: list[int]
) -> None:
    table = deal(3, round=round, mars={"arabia": f"{here} celerium"})
    for seat in range(3):
        found = told(table, seat)
        assert found["mine coming"] == found["zone arabia coming"] == coming[seat]
        others = coming[:seat] + coming[seat + 1 :]
        assert found["other coming"] == sum(others) / 2
        assert found["ahead coming"] == coming[seat] - max(others)


def test_what_is_coming_is_what_comes() -> None:
    """With nobody else to land or to walk, the scoring gives just that."""
    mars = {"hellas": "2 1 0 celerium left 1", "arabia": "1 1 0 sylvanite", "ausonia": "0 1 3 ice left 2"}
    table = deal(3, round=8, mars=mars, chosen="recruiter recruiter recruiter")
    coming = [told(table, seat)["mine coming"] for seat in range(3)]
    assert coming == [9 + 2, 2, 4]
    table.finish_round()
    assert [told(table, seat)["mine points"] - told(table, seat)["mine ice-majority"] for seat in range(3)] == coming


def test_a_zone_that_nobody_has_seen_is_worth_the_mean_of_what_is_left() -> None:
    """Of 6 ice, 4 sylvanite and 4 celerium tiles, 3 celerium lie open: 17 points on 11 tiles."""
    seen = dict.fromkeys(("hellas", "arabia", "ausonia"), "1 0 0 celerium")
    found = told(deal(3, round=8, mars=seen, flight="S31:010>syrtis_major"), seat=1)
    assert found["unseen-value"] == pytest.approx(17 / 11)
    assert found["zone tritonis_sinus value"] == pytest.approx(17 / 11)
    assert found["zone tritonis_sinus worth"] == pytest.approx(34 / 11)
    assert found["zone syrtis_major explored"] == 0
    assert found["mine coming"] == pytest.approx(34 / 11)


def test_what_all_may_count_of_a_player() -> None:
    table = deal(
        3,
        round=6,
        mars={"hellas": "3 1 0", "arabia": "1 1 0", "ausonia": "2 0 4"},
        flight="S31:110>tritonis_sinus",
        pad="S12:200 S09:010",
        tokens={0: "2 ice 1 celerium", 1: "1 ice 2 sylvanite", 2: "3 ice"},
        lost={0: 2},
        bonus={0: "subsidy pioneers", 1: "metropolis"},
        hand={0: "pilot soldier", 1: "recruiter pilot explorer", 2: "pilot"},
    )
    assert part(told(table), "mine") == {
        "tokens ice": 2,
        "tokens celerium": 1,
        "points": 5,
        "reserve": 22 - 6 - 3 - 2,
        "aboard": 2,
        "flying": 1,
        "mars": 6,
        "lost": 2,
        "present": 4,
        "leads": 1,
        "ties": 2,
        "largest-group": 3,
        "coming": 2 + 1 + 1 * told(table)["unseen-value"],
        "hand": 2,
        "hand-worth": pytest.approx(13.6),
        "unplayed": 1,
        "bonus-cards": 2,
        "bonus-points": table.score(0)["bonus"],
    }
    others = part(told(table), "other")
    assert (others["tokens ice"], others["tokens sylvanite"], others["points"]) == (2, 1, (5 + 12) / 2)
    assert (others["ice-majority"], others["mars"], others["aboard"], others["flying"]) == (4.5, 3, 0.5, 0.5)
    assert (others["hand"], others["bonus-cards"], others["largest-group"]) == (2, 0.5, 2.5)
    assert told(table)["ahead points"] == 5 - 12
    assert told(table, 2)["ahead points"] == 12 - 5
    assert told(table)["ahead ice"] == -1
    assert told(table, 2)["ahead ice"] == 1
    hold = {"recruiter": 0.5, "explorer": 0.5, "pilot": 1}
    assert {id: told(table)[f"others hold {id}"] for id in CHARACTERS} == {id: hold.get(id, 0) for id in CHARACTERS}


@pytest.mark.parametrize(
    ("card", "mars", "more", "part_of_it"),
    [
        ("subsidy", {}, {}, 1),
        ("block_of_ice", {}, {}, 1),
        ("pioneers", {"hellas": "1 0 0", "arabia": "3 1 0", "ausonia": "0 2 0"}, {}, 2 / 8),
        ("metropolis", {"hellas": "2 0 0", "arabia": "0 3 0"}, {}, 2 / 3),
        ("metropolis", {"hellas": "4 0 0", "arabia": "0 3 0"}, {}, 1),
        ("metropolis", {}, {}, 0),
        ("fallen_heroes", {}, {"lost": {0: 2}}, 4 / 8),
        ("celerium_baron", {}, {"tokens": {0: "1 celerium", 1: "4 celerium"}}, 1 / 4),
        ("sylvanite_baron", {}, {"tokens": {0: "2 sylvanite", 1: "2 sylvanite"}}, 1),
    ],
)
def test_how_far_a_bonus_card_is_fulfilled(
    card: str, mars: dict[str, str], more: dict[str, Any], part_of_it: float
) -> None:
    table = deal(3, round=5, mars=mars, bonus={0: card}, **more)
    assert part(told(table), "fulfilled") == ({card: pytest.approx(part_of_it)} if part_of_it else {})
    assert part(told(table, 1), "fulfilled") == {}
    assert marks(table) >= {f"holds {card}"}
    assert f"holds {card}" not in marks(table, 1)


def test_zones_named_by_a_bonus_card_count_one_by_one() -> None:
    named = [load().zones[zone].id for event in load().events if event.id == "secret_mission_a" for zone in event.zones]
    for present in range(len(named) + 1):
        table = deal(3, mars=dict.fromkeys(named[:present], "1 1 0"), bonus={0: "secret_mission_a"})
        assert told(table)["fulfilled secret_mission_a"] == pytest.approx(present / len(named))
    assert told(table)["mine bonus-points"] == table.score(0)["bonus"] > 0


def test_a_discovery_is_told_to_who_knows_it() -> None:
    table = deal(3, round=9, mars={"hellas": "1 2 0"}, discoveries={"hellas": "radiation"}, known={"hellas": [1]})
    loses = next(event.points for event in load().events if event.id == "radiation")
    knows, guesses = told(table, 1), told(table)
    assert (guesses["zone hellas discovery"], guesses["zone hellas known"]) == (1, 0)
    assert guesses["zone hellas discovery-points"] == 0
    assert (knows["zone hellas discovery"], knows["zone hellas known"]) == (1, 1)
    assert knows["zone hellas discovery-points"] == loses < 0
    assert "at hellas radiation" in marks(table, 1)
    assert not {mark for mark in marks(table) if mark.startswith("at ")}


def test_docked_shuttles_go_by_the_seats_still_free() -> None:
    table = deal(3, round=2, pad="S12:100 S09:110 S31:010", flight="")
    found = told(table)
    assert part(found, "bay 1") == {"others": 1, "free": 1}
    assert part(found, "bay 2") == {"mine": 1, "others": 1, "free": 3}
    assert part(found, "bay 3") == {"mine": 1, "free": 4}
    assert part(found, "bay 4") == part(found, "bay 5") == {}
    to = {mark for mark in marks(table) if mark.startswith(("bay", "docked", "flying"))}
    assert to == {"docked S12", "docked S09", "docked S31", "bay 2 to ausonia", "bay 3 to hellas"}  # S31 has no tile


def test_what_lies_face_up_and_what_is_in_hand() -> None:
    table = deal(
        3,
        round=2,
        mars={"hellas": "1 0 0 celerium"},
        flight="S31:010>arabia",
        pad="S12 S09",
        chosen="pilot - -",
        hand={0: "pilot soldier", 1: "explorer soldier"},
        bonus={0: "subsidy"},
    )
    lying = {"zone hellas celerium", "flying S31", "docked S12", "docked S09", "bay 1 to ausonia", "bay 2 to hellas"}
    assert marks(table) == lying | {"hand pilot", "hand soldier", "chosen pilot", "holds subsidy"}
    assert marks(table, 1) == lying | {"hand explorer", "hand soldier"}


def test_the_cards_dealt_at_set_up_are_held() -> None:
    table = set_up(3, events="subsidy pioneers radiation", first_player=0)
    dealt = {mark for mark in marks(table) if mark.startswith("holds")}
    assert dealt == {"holds subsidy", "holds pioneers", "holds radiation"}
    while 0 in table.asked:
        table.choose("card pioneers", seat=0)
    assert {mark for mark in marks(table) if mark.startswith("holds")} == {"holds pioneers"}


@pytest.mark.parametrize("players", [3, 4, 5])
def test_nothing_hidden_shows(players: int) -> None:
    for choices in range(0, 150, 15):
        game = areo.new("red-planet", players, choices)
        play_out(game, Dice(choices), choices)
        for seat in range(players):
            seen, other = game.features(seat), game.determinize(seat, Random(choices)).features(seat)
            assert (other.numbers, other.marks) == (seen.numbers, seen.marks)
