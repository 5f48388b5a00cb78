"""Invasion: positions in and out in the middle of anything, positions that cannot be, views and texts."""

from __future__ import annotations

import re
from typing import Any

import pytest

from areo.kernel.errors import BadPosition
from areo.kernel.rulebook import has_own
from areo.on_mars.chapters import CHAPTERS
from areo.on_mars.game_type import GAME
from areo.on_mars.phrases.en import ENGLISH
from tests.on_mars.colony import Colony, player, random_play, saved, set_up
from tests.on_mars.invasion import NEST, block, hunt, invasion

LEVEL_2 = {"level": 2, "lss": dict.fromkeys(("generator", "water_extractor", "greenhouse", "oxygen_condenser"), 2)}
LANGUAGES = ("en", "fr", "pt")


def in_the_middle() -> list[tuple[str, Colony]]:
    """Tables in the middle of each of the chapter's own decisions."""
    found: list[tuple[str, Colony]] = []

    def at(asks: str, table: Colony, *keys: str) -> None:
        table.choose(*keys)
        found.append((asks, table))

    evolved = {"at": "evolved", "nest": NEST}
    at("token", hunt(), "deploy")
    at("deploy", hunt(techs={"brood": 4}), "deploy", "red", "hex -6,2")
    at("nest", hunt(), "build", "red")
    at("alien-learn", hunt(), "learn", "red")
    at("alien-develop", hunt(techs={"brood": 1}), "develop", "red", "tech brood")
    at("plan", hunt(), "plan", "red")
    at("alien-second", hunt(crystals=4), "plan", "red", "card loom")
    at("march", hunt(troops=["-5,1"], techs={"burrow": 2}, state=LEVEL_2), "move", "red", "troop -5,1 NE")
    held = {"loom": {"at": "held"}, "tunnels": {"at": "held"}}
    at("evolve", hunt(blueprints=held, state=LEVEL_2), "evolve", "red")
    at("evolve-nest", hunt(nests=[NEST, "-4,3"], blueprints=held, state=LEVEL_2), "evolve", "red", "card loom")
    rich = {"mars": {"-4,1": "crystal", "-5,1": "crystal"}, "techs": {"siphon": 2}}
    at("steal", hunt(troops=["-5,2"], **rich), "steal", "red")
    second = ("plan", "red", "card loom")
    at("corrupt", hunt(troops=["-3,1"], blueprints={"corruptor": evolved}), *second, "power corruptor")
    at("spores", hunt(blueprints={"spore_cloud": evolved}), *second, "power spore_cloud")
    tunnels = {"troops": ["5,-1", "3,1"], "blueprints": {"tunnels": evolved}}
    at("tunnels", hunt(**tunnels), *second, "power tunnels")
    at("tunnel-to", hunt(**tunnels), *second, "power tunnels", "troop 5,-1")
    at("react", invasion(others=[player(lab={"L1.top": "rover"})]), "main control-center", "tech seat 1", "done", "end")
    at("strike", invasion(alien={"troops": ["4,-1", "5,-2"]}, crystals=2), "strike")
    return found


def test_defense_tiles_stay_beside_a_grid_that_is_told_without_them() -> None:
    for told, beside in (([], ["defense", "defense"]), ([None, "defense"], [None, "defense"])):
        grid = {"top": ["mine", None, "ship"], "middle": ["rover"], "bottom": ["greenhouse", None, *told]}
        table = invasion(state={"tech_grid": grid})
        assert table.state["tech_grid"]["bottom"] == ["greenhouse", None, *beside]


TABLES = in_the_middle()


@pytest.mark.parametrize(("asks", "table"), TABLES, ids=[asks for asks, _ in TABLES])
def test_a_game_saved_in_the_middle_of_a_decision_goes_on_as_before(asks: str, table: Colony) -> None:
    assert table.asks().split(":")[0] == asks
    again = saved(table)
    assert again.game.position() == table.game.position()
    assert again.offers() == table.offers()


@pytest.mark.parametrize(("asks", "table"), TABLES, ids=[asks for asks, _ in TABLES])
def test_every_decision_can_be_read_in_three_languages(asks: str, table: Colony) -> None:
    decision = table.decision()
    options = range(len(decision.keys))
    told = {
        language: [decision.prompt(language), *[decision.label(option, language) for option in options]]
        for language in LANGUAGES
    }
    assert len({len(texts) for texts in told.values()}) == 1
    for texts in told.values():
        assert all(text and not re.search(r"[{}\[\]|]", text) for text in texts)
    assert told["en"][0] != told["fr"][0] != told["pt"][0]


def test_every_question_of_the_chapter_has_a_hint() -> None:
    rulebook = set_up(3, chapter="invasion").game.rulebook
    base = set_up(3).game.rulebook
    own = {
        effect.asks
        for path, effect in rulebook.effects.items()
        if path not in base.effects and has_own(effect, "answer")
    }
    names = {asks.removeprefix("ask.") for asks in own}
    for language in LANGUAGES:
        hints = GAME.hints(language)
        assert names <= set(hints)
        assert set(CHAPTERS["invasion"].hints()[language]) <= names


def test_no_phrase_of_the_chapter_hides_one_of_the_base_game() -> None:
    assert not set(CHAPTERS["invasion"].phrases()["en"]) & set(ENGLISH)


@pytest.mark.parametrize("language", ["fr", "pt"])
def test_all_phrases_are_there_in_every_language_with_the_same_things_filled_in(language: str) -> None:
    english = CHAPTERS["invasion"].phrases()["en"]
    other = CHAPTERS["invasion"].phrases()[language]
    assert list(other) == list(english)
    for name, text in english.items():
        assert sorted(re.findall(r"\{[^}]*\}", text)) == sorted(re.findall(r"\{[^}]*\}", other[name])), name


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_aliens_cards_are_listed_with_the_others(language: str) -> None:
    cards = {card.id: card for card in GAME.cards(language, {"chapter": "invasion"})}
    base = {card.id for card in GAME.cards(language, {})}
    own = set(cards) - base
    techs = {"alien-brood", "alien-burrow", "alien-siphon", "alien-carapace", "alien-shelter"}
    powers = {"corruptor", "abductor", "hive_mind", "spore_cloud", "tunnels", "loom"}
    assert own == techs | {f"alien-{power}" for power in powers}
    assert all(cards[id].text.endswith(".") and cards[id].status == "reconstructed" for id in own)


def test_the_log_calls_the_alien_by_its_name_or_what_it_is() -> None:
    table = hunt()
    table.choose("plan", "red", "card loom")
    assert any(line.startswith("Alien takes the blueprint") for line in table.log())
    table.game.names = ["Ann", "Ben", "Zork"]
    assert any(line.startswith("Zork takes the blueprint") for line in table.log())


# Views


@pytest.mark.parametrize("seat", [0, 2, None])
def test_all_see_the_whole_board_of_the_alien(seat: int | None) -> None:
    table = hunt(troops=["-6,2"], corrupted=["-2,0"])
    assert table.view(seat)["alien"] == block(table)


def test_the_alien_sees_no_private_goal_of_a_human() -> None:
    table = set_up(3, chapter="invasion")
    assert [player["goals"] for player in table.view(2)["players"]] == [3, 3]


def test_a_view_tells_what_is_needed_to_win_and_what_each_action_would_do() -> None:
    table = hunt(techs={"brood": 4, "siphon": 1, "burrow": 3})
    told = table.view(0)
    assert told["team"]["to_win"] == 100
    assert told["alien"]["to_win"] == 20
    assert (told["alien"]["deploys"], told["alien"]["steals"], told["alien"]["marches"]) == (2, 2, 4)


def test_red_tokens_that_are_not_told_are_those_that_lie_on_no_space() -> None:
    table = hunt(spaces={"build": "red", "plan": "red"})
    assert block(table)["red"] == 2


# Positions that cannot be

WRONG: list[tuple[dict[str, Any], str]] = [
    ({"crystals": 9}, "state.alien.crystals: 9 is not between 0 and 8"),
    ({"red": 2}, "state.alien.red: the alien has 4 red tokens, not 2"),
    ({"expendable": 5, "spaces": {"build": "expendable"}}, "state.alien.expendable: there are at most 5"),
    ({"spaces": {"build": "blue"}}, "state.alien.spaces.build: there is no 'blue'"),
    ({"spaces": {"dig": "free"}}, "state.alien.spaces: there is no field 'dig' here"),
    ({"techs": {"brood": 5}}, "state.alien.techs.brood: 5 is not between 0 and 4"),
    ({"nests": ["9,9"]}, "state.alien.nests: there is no hex '9,9' on the map"),
    ({"nests": [NEST, NEST]}, f"state.alien.nests: '{NEST}' is there twice"),
    ({"nests": ["2,-2"]}, "state.alien.nests: 2,-2: a nest stands on a hex of its own"),
    ({"troops": ["0,0"], "security": "0,0"}, "state.alien.security: 0,0: the alien holds that hex"),
    ({"troops": ["4,-2"]}, "state.alien.troops: 4,-2: a piece of the humans is there"),
    ({"security": NEST}, f"state.alien.security: {NEST}: the alien holds that hex"),
    ({"corrupted": ["1,0"]}, "state.alien.corrupted: 1,0: there is no building"),
    ({"kept": 2, "spaces": {"build": "sabotage"}}, "state.alien.kept: there are only 2 sabotage tokens"),
    ({"blueprints": {"loom": {"at": "evolved", "nest": "1,0"}}}, "blueprints.loom: there is no nest on 1,0"),
    ({"blueprints": {"loom": {"at": "evolved"}}}, "state.alien.blueprints.loom: 'nest' is missing"),
    ({"blueprints": {"loom": {"at": "lost"}}}, "state.alien.blueprints.loom.at: there is no 'lost'"),
    ({"spores": "resupply"}, "state.alien.spores: there is no 'resupply'"),
    ({"steps": {"1,0": 1}}, "state.alien.steps.1,0: there is no troop"),
    ({"colour": 1}, "state.alien: there is no field 'colour' here"),
]


@pytest.mark.parametrize(("alien", "fault"), WRONG, ids=[fault for _, fault in WRONG])
def test_what_the_alien_cannot_have_is_refused(alien: dict[str, Any], fault: str) -> None:
    with pytest.raises(BadPosition, match=re.escape(fault)):
        invasion(alien=alien)


def test_two_blueprints_on_one_nest_are_refused() -> None:
    evolved = {"at": "evolved", "nest": NEST}
    with pytest.raises(BadPosition, match="a nest has one blueprint"):
        invasion(alien={"blueprints": {"loom": evolved, "tunnels": evolved}})


def test_a_position_in_which_somebody_has_won_already_is_refused() -> None:
    with pytest.raises(BadPosition, match="with these points the humans have won already"):
        invasion(team={"track": 100})
    with pytest.raises(BadPosition, match="nobody has won or lost before the end"):
        invasion(state={"outcome": "won"})


def test_the_alien_has_its_turns_in_the_colonization_phase_and_moves_troops_in_them() -> None:
    with pytest.raises(BadPosition, match=r"state\.alien\.turn: the alien has its turns in the colonization phase"):
        invasion(alien={"turn": True}, state={"phase": "shuttle"})
    with pytest.raises(BadPosition, match=r"state\.alien\.steps: troops take steps only in a turn of the alien"):
        invasion(alien={"troops": [NEST], "steps": {NEST: 1}})


@pytest.mark.parametrize("there", ["bot of 0", "rover of 1", "mine, miner of 0", "mine, blueprint 1 of 1"])
def test_the_security_unit_does_not_share_its_hex(there: str) -> None:
    with pytest.raises(BadPosition, match=r"state\.map\[0,2\]: two pieces are on one hex"):
        invasion(mars={"0,2": there}, alien={"security": "0,2"})


def test_a_security_unit_that_is_not_told_of_makes_way_for_what_stands_on_the_starting_mine() -> None:
    assert block(invasion())["security"] == "0,0"
    table = invasion(mars={"0,0": "mine, blueprint 13 of 0"})
    assert block(table)["security"] in ("0,-1", "1,-1", "1,0", "0,1", "-1,1", "-1,0")
    assert saved(table).game.position() == table.game.position()


def test_defense_belongs_beside_the_grid_and_nothing_else_does() -> None:
    with pytest.raises(BadPosition, match="there is no 'defense'"):
        invasion(state={"tech_grid": {"top": ["defense", None, None]}})
    with pytest.raises(BadPosition, match="there is no 'rover': there are defense"):
        invasion(state={"tech_grid": {"bottom": [None, None, "rover", None]}})


def test_a_table_of_the_base_game_knows_no_alien() -> None:
    with pytest.raises(BadPosition, match="there is no field 'alien' here"):
        GAME.restore({"players": 2, "seed": "0"}, {"alien": {}})


@pytest.mark.parametrize("players", [3, 5])
def test_positions_of_whole_games_are_read_back_as_they_were(players: int) -> None:
    for number, (table, _, _) in enumerate(random_play(players, "saved", chapter="invasion", round_limit=9)):
        if number % 37 == 0:
            assert saved(table).game.position() == table.game.position()
