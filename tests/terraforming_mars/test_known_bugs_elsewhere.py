"""What other implementations got wrong, or what players misread: each as it is here."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

import areo
from areo.terraforming_mars.deck import BOOK, PROJECTS
from tests.terraforming_mars.mars import Mars, deal, player, set_up

DONE: dict[str, Any] = {"temperature": 8, "oxygen": 14, "oceans": 9}


# Disputed rules


def test_tags_of_events_do_not_count_once_they_lie_face_down() -> None:
    table = deal(hand="Gene Repair", played="Invention Contest, Special Design, Technology Demonstration")
    assert not table.playable("Gene Repair")  # three science tags, all on events
    assert table.score(0)["tr"] == table.total(0)


def test_reducing_production_is_compulsory_even_if_only_my_own_is_left() -> None:
    table = deal(hand="Small Animals", oxygen=6, production={"plants": 1})
    table.play("Small Animals")
    assert table.production() == {}


def test_hackers_at_negative_money_production() -> None:
    """All others stand at the bottom: after my own two steps up, I am the only one who can lose two."""
    table = deal(hand="Hackers", production={"energy": 1, "mc": -5}, opponents=[player(production={"mc": -5})])
    table.play("Hackers")
    assert (table.production(0), table.production(1)) == ({"mc": -5}, {"mc": -5})


def test_removing_a_cube_to_pay_for_an_action_is_compulsory() -> None:
    table = deal(played="Predators, Birds", cubes={"Birds": 1}, oxygen=11)
    table.act("Predators")  # my own birds are the only prey
    assert table.changes() == {"on birds": -1, "on predators": 1}
    assert not deal(played="Predators", oxygen=11).can_act("Predators")


def test_predators_may_eat_their_own_kin_but_gain_nothing_by_it() -> None:
    table = deal(played="Predators", cubes={"Predators": 1}, oxygen=11)
    table.act("Predators")
    assert table.changes() == {}


def test_pets_are_safe_from_everybody_their_owner_included() -> None:
    table = deal(
        played="Predators, Pets", cubes={"Pets": 3}, oxygen=11, opponents=[player(played="Small Animals, Fish")]
    )
    assert not table.can_act("Predators")
    table = deal(hand="Virus", opponents=[player(played="Pets", cubes={"Pets": 3})])
    table.play("Virus")  # nothing to remove, nothing asked
    assert table.cubes("Pets", 1) == 3


def test_protected_habitats_shield_plants_animals_and_microbes_from_opponents_only() -> None:
    guarded = player(played="Protected Habitats, Fish, Tardigrades", cubes={"Fish": 2, "Tardigrades": 2}, plants=5)
    table = deal(hand="Virus, Asteroid", played="Predators, Ants", oxygen=11, opponents=[guarded], actions=4)
    assert not table.can_act("Predators")
    assert not table.can_act("Ants")
    table.play("Virus")
    table.play("Asteroid")
    assert table.resources(1) == {"plants": 5}
    mine = deal(played="Protected Habitats, Predators, Fish", cubes={"Fish": 1}, oxygen=11)
    assert mine.can_act("Predators")


def test_search_for_life_counts_once() -> None:
    assert deal(played="Search For Life", cubes={"Search For Life": 3}).points("Search For Life") == 3


def test_two_tags_on_one_card_set_off_twice_and_cheapen_once() -> None:
    """Research has two science tags."""
    table = deal(hand="Research", played="Olympus Conference", deck="Comet, Birds, Ants")
    table.play("Research", "do 1")
    assert table.cubes("Olympus Conference") == 2
    table = deal(corporation="thorgate", hand="Power Plant", played="Quantum Extractor, Mass Converter")
    assert table.price("Power Plant") == 1


def test_a_card_with_two_tags_of_a_kind_that_is_listened_to_feeds_it_twice() -> None:
    table = deal(hand="Ecological Zone", played="Decomposers", tiles={"C4": "greenery 0"})
    table.play("Ecological Zone", "space C5")
    assert table.cubes("Decomposers") == 1 + 1  # its plant tag and its animal tag


def test_effects_that_fire_on_anybodys_tile_and_those_that_do_not() -> None:
    table = deal(
        active=1,
        played="Arctic Algae, Rover Construction, Herbivores",
        opponents=[player(mc=100, plants=8)],
        state={"actions_left": 3},
    )
    table.project("aquifer", "space A5")
    assert table.changes()["plants"] == 2
    table.project("city", "space C4")
    assert table.changes()["mc"] == 2
    table.do("greenery", "space C5")
    assert "on herbivores" not in table.changes()


def test_mining_guild_hears_only_its_owners_tiles() -> None:
    table = deal(active=1, corporation="mining-guild", opponents=[player(mc=100)])
    table.project("city", "space A1")
    assert table.production(0) == {}


def test_giant_ice_asteroid_and_arctic_algae() -> None:
    table = deal(hand="Giant Ice Asteroid", opponents=[player(plants=1, played="Arctic Algae")])
    table.play("Giant Ice Asteroid", "space A5", "space I5", "seat 1", "amount 5")
    assert table.resources(1) == {}


def test_stalling_is_legal() -> None:
    table = deal(**DONE, heat=8, mc=30, played="Water Splitting Plant", energy=3, actions=3)
    table.do("heat")
    table.project("asteroid")
    table.act("Water Splitting Plant")
    assert table.tr() == 20


def test_a_first_action_may_be_put_off_by_passing_and_stays_compulsory() -> None:
    table = deal(corporation="inventrix", first_action=True)
    table.choose("pass")
    assert table.player()["first_action"]
    table.end(1)
    for seat in range(2):
        table.choose([], seat=seat)
    table.end(1)
    assert table.offers() == ["first-action", "pass"]


def test_cards_not_bought_at_set_up_can_come_back_with_the_reshuffle() -> None:
    table = set_up(2)
    dealt = table.player(0)["dealt"]
    for seat in range(2):
        table.choose(table.offers(seat)[0], seat=seat)
        table.choose([], seat=seat)
    assert set(dealt) <= set(table.discard())


def test_the_discard_pile_is_private() -> None:
    table = deal(hand="Comet, Birds", discard="Ants, Fish")
    table.choose("project sell-patents", ["card Comet"])
    assert table.view(1)["discard"] == 3
    told = json.dumps([table.view(1), table.log(1), table.view(None), table.log(None)])
    assert "omet" not in told
    assert '"ants"' not in told
    assert "Ants" not in told
    assert "Comet" in json.dumps(table.log(0))


def test_a_mining_area_needs_metal_and_a_tile_of_mine_beside_it() -> None:
    table = deal(hand="Mining Area", tiles={"B1": "city 0", "I3": "greenery 1"})
    table.choose("play mining-area")
    assert table.spaces() == ["A1", "B2"]
    assert table.why("space I2") == "place.metal-next-to-own"
    assert table.why("space A2") == "place.metal-next-to-own"  # metal, but for an ocean


# Undo


def test_a_whole_turn_can_be_taken_back_choice_by_choice() -> None:
    table = deal(hand="Comet, Birds", titanium=3, opponents=[player(plants=3)])
    start = table.game.position()
    table.project("power-plant")
    table.choose("play comet", "pay 12 mc 3 titanium", "space A5", "seat 1")
    assert table.game.undoable(0) == 5
    for _ in range(5):
        table.undo(0)
    assert table.game.position() == start


def test_what_was_learned_cannot_be_taken_back() -> None:
    table = deal(played="Development Center", energy=1)
    table.act("Development Center")
    assert table.game.undoable(0) == 0
    with pytest.raises(areo.IllegalChoice):
        table.undo(0)


def test_a_tile_that_drew_a_card_cannot_be_taken_back() -> None:
    table = deal()
    table.project("city", "space H3")
    assert table.game.undoable(0) == 0


def test_undo_never_crosses_another_players_move() -> None:
    table = deal(mc=50, opponents=[player(mc=50)])
    table.project("power-plant")
    table.choose("end")
    assert table.game.undoable(0) == 2
    table.project("power-plant", seat=1)
    assert table.game.undoable(0) == 0
    assert table.game.undoable(1) == 1


def test_undoing_the_second_action_leaves_the_first() -> None:
    table = deal(heat=8)
    table.project("power-plant")
    table.do("heat")
    table.undo(0)
    assert (table.production(), table.resources(), table.temperature) == ({"energy": 1}, {"mc": 89, "heat": 8}, -30)
    assert "end" in table.offers()


def test_passing_may_be_taken_back_until_somebody_moves() -> None:
    table = deal(mc=50, opponents=[player(mc=50)])
    table.choose("pass")
    table.undo(0)
    assert (table.asked, table.state["passed"]) == ([0], [False, False])


# Whole games: nobody is stuck, nothing offered is illegal, nothing is lost


def check(game: areo.Game) -> None:
    """What must hold at every decision."""
    assert game.over or any(decision is not None for decision in game.asked)
    position: dict[str, Any] = game.position()
    state = position["state"]
    cards = [*state["deck"], *state["discard"]]
    for entry in state["players"]:
        cards += [*entry["hand"], *entry["played"], *entry["dealt"], *entry["drafted"]]
        assert min(entry["resources"].values()) >= 0
        assert entry["production"]["mc"] >= -5
        assert min(entry["production"].values()) >= min(0, entry["production"]["mc"])
        assert all(number > 0 for number in entry["on_cards"].values())
        assert set(entry["used"]) <= {*entry["played"], entry["corporation"]}
        assert len(entry["used"]) == len(set(entry["used"]))
    assert len(cards) == len(set(cards)) == (137 if position["options"].get("corporate_era") is False else 208)
    assert state["oceans"] == sum(tile["tile"] == "ocean" for tile in state["tiles"]) <= 9
    assert len({tile["space"] for tile in state["tiles"]}) == len(state["tiles"])
    assert len(state["milestones"]) <= 3
    assert len(state["awards"]) <= 3


@pytest.mark.parametrize(
    ("players", "options"),
    [
        (1, {}),
        (2, {}),
        (3, {"draft": True}),
        (4, {"corporate_era": False, "draft": True}),
        (5, {"beginners": [1, 3]}),
    ],
)
def test_a_random_game_keeps_its_figures_and_comes_to_an_end(players: int, options: dict[str, Any]) -> None:
    game = areo.new("terraforming-mars", players, players, **options)
    rng = Random(players)
    made = 0
    while not game.over:
        seats = [seat for seat, decision in enumerate(game.asked) if decision is not None]
        if made % 7 == 0:
            check(game)
        seat = rng.choice(seats)
        decision = game.asked[seat]
        assert decision is not None
        assert len(set(decision.keys)) == len(decision.keys)
        assert decision.kind == "menu" or decision.least < len(decision.keys)
        game.choose(seat, decision.sample(rng))
        made += 1
        assert made < 10_000
    check(game)
    assert game.won is not None
    for score in game.scores():
        parts = ("tr", "milestones", "awards", "greenery", "city", "cards")
        assert score["total"] == sum(int(str(score[part])) for part in parts)


def test_the_rating_is_what_was_raised() -> None:
    """In a whole game the ratings sum to the start, the steps of the parameters, and what cards and actions gave."""
    game = areo.new("terraforming-mars", 2, 11)
    rng = Random(11)
    while not game.over:
        seat = next(seat for seat, decision in enumerate(game.asked) if decision is not None)
        decision = game.asked[seat]
        assert decision is not None
        game.choose(seat, decision.sample(rng))
    events: list[dict[str, Any]] = game.events(None)
    raised = sum(event["figures"][0] for event in events if event["what"] == "tr")
    state: Any = game.position()["state"]
    assert sum(entry["tr"] for entry in state["players"]) == 40 + raised


def test_every_card_can_be_played_somewhere() -> None:
    """On a warm, wet Mars with tags and production in plenty no card is out of reach, or it asks for early days."""
    science = "Research, Physics Complex, Restricted Area, Mars University, Olympus Conference, Breathing Filters"
    crowd = f"{science}, Power Plant, Solar Power, Grass, Ants, Fish, Asteroid Mining, Mine"
    missing = []
    plenty = dict.fromkeys(["mc", "steel", "titanium", "plants", "energy", "heat"], 9)
    for card in PROJECTS:
        mine = ", ".join(name for name in crowd.split(", ") if name != card.name)
        for early in (True, False):
            table = deal(
                hand=card.name,
                played=mine,
                cubes={} if card.id == "ants" else {"Ants": 1},
                mc=200,
                plants=9,
                heat=9,
                energy=9,
                production=plenty,
                temperature=-30 if early else 4,
                oxygen=0 if early else 13,
                oceans=0 if early else 8,
                tiles={"C4": "city 0", "C5": "greenery 0", "G2": "city 1"},
            )
            if table.playable(card.name):
                break
        else:
            missing.append(card.name)
    assert missing == []


def test_the_whole_rulebook_is_there() -> None:
    assert (len(BOOK.projects), len(BOOK.corporations)) == (208, 17)
    assert [card.number for card in BOOK.projects] == list(range(1, 209))


def restart(table: Mars) -> Mars:
    """The same table after the server was stopped and started again."""
    return Mars(areo.from_position(json.loads(json.dumps(table.game.position()))))


def test_a_restart_loses_nothing() -> None:
    """A game that is saved and restored at every decision goes exactly as one that is not."""
    table = set_up(3, seed=5, draft=True)
    again = restart(table)
    rng = Random(3)
    for _ in range(120):
        seat = rng.choice(table.asked)
        answer = table.decision(seat).sample(rng)
        table.game.choose(seat, answer)
        again.game.choose(seat, answer)
        again = restart(again)
        assert again.state == table.state
