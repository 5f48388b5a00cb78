"""Hints at a table: good answers to one's own open decision, where the table allows them."""

from __future__ import annotations

from pathlib import Path

import pytest

from areo.table.received import AskHint
from areo.table.refusal import Refusal
from areo.table.settings import Settings
from tests.table import loops
from tests.table.inside import Watcher, lobby, table
from tests.table.server import Json, Player, Server


def beginners(server: Server, *others: str | None, **wishes: object) -> Json:
    """A table of Terraforming Mars where the first seat is asked for an action, not for cards to buy."""
    seats = 1 + len(others)
    options = {"beginners": list(range(seats)), "first_player": 0}
    return server.make("terraforming-mars", None, *others, seed=7, options=options, **wishes)


def hint(player: Player) -> Json:
    return player.ask("hint", decision=player.state["asked"]["id"])


@pytest.mark.parametrize(
    ("language", "why"),
    [("en", "Keeps what you have for later."), ("fr", "Garde ce que vous avez pour plus tard.")],
)
def test_a_hint_names_the_three_best_moves_with_points_and_a_reason(server: Server, language: str, why: str) -> None:
    player = server.sit(beginners(server, "random"), 0, language)
    decision = player.state["asked"]["id"]
    answer = hint(player)
    assert answer["type"] == "hint"
    assert answer["decision"] == decision
    labels = {option["key"]: option["label"] for option in player.state["asked"]["options"]}
    assert len(answer["hints"]) == 3
    points = [each["points"] for each in answer["hints"]]
    assert points == sorted(points, reverse=True)
    for each in answer["hints"]:
        assert [labels[key] for key in each["keys"]] == each["labels"]
        assert each["why"].endswith(".")
        assert each["why"] == why or each["keys"] != ["pass"]
    assert player.state["asked"]["id"] == decision  # nothing was played


def test_asked_twice_a_hint_is_the_same(server: Server) -> None:
    player = server.sit(beginners(server, "random"), 0)
    first, again = hint(player), hint(player)
    assert first["hints"] == again["hints"]


def test_no_hints_while_other_people_play_unless_the_table_allows_them(server: Server) -> None:
    alone = server.sit(beginners(server, None), 0)
    assert alone.received[0]["hints"] == "alone"
    refused = hint(alone)
    assert (refused["code"], refused["text"]) == ("not_allowed", "there are no hints here while other people play")
    assert hint(server.sit(beginners(server, None, hints="on"), 0))["type"] == "hint"


def test_hints_can_be_switched_off_for_everybody(server: Server) -> None:
    player = server.sit(beginners(server, "random", hints="off"), 0)
    assert player.received[0]["hints"] == "off"
    refused = hint(player)
    assert (refused["code"], refused["text"]) == ("not_allowed", "there are no hints at this table")


def test_a_hint_is_for_the_open_decision_and_for_whoever_is_asked(server: Server) -> None:
    made = beginners(server, "random")
    player = server.sit(made, 0)
    assert player.ask("hint", decision="0.99")["code"] == "stale"
    watcher = server.watch(made)
    assert watcher.ask("hint", decision="0.0")["code"] == "not_allowed"
    player.ask("hand_over", bot="random")
    assert player.ask("hint", decision="0.0")["code"] in ("not_allowed", "stale")


def test_one_hint_is_thought_of_at_a_time_and_choosing_needs_not_wait_for_it(server: Server) -> None:
    player = server.sit(beginners(server, "random"), 0)
    decision = player.state["asked"]["id"]
    for ref in (1, 2):
        player.send({"type": "hint", "decision": decision, "ref": ref})
    player.send({"type": "choose", "decision": decision, "picks": ["pass"], "ref": 3})
    answers = [player.wait_for("hint", "refused", "done") for _ in range(3)]
    by_ref = {answer["ref"]: answer for answer in answers}
    assert by_ref[2]["code"] == "too_fast"
    assert by_ref[3]["type"] == "done"
    assert by_ref[1]["type"] == "hint" or by_ref[1]["code"] == "stale"


def test_hints_are_rationed(tmp_path: Path) -> None:
    async def ask() -> None:
        async with lobby(tmp_path, Settings(hints_a_minute=0.001, hints_at_once=2)) as found:
            assert [found.hints.take("192.0.2.7") for _ in range(3)] == [True, True, False]
            assert found.hints.take("192.0.2.8")

    loops.run(ask())


def test_a_hint_that_takes_too_long_is_given_up(tmp_path: Path) -> None:
    async def ask() -> None:
        async with lobby(tmp_path, Settings(hint_seconds=0.0)) as found:
            room = await table(found, None, "random", "random")
            seat = 0
            await Watcher(room).until(lambda: room.standing.decisions[seat] is not None)
            with pytest.raises(Refusal, match="no hint was found in time"):
                await room.hint(seat, AskHint(room.standing.decisions[seat] or ""), "en")

    loops.run(ask())


def test_a_table_tells_its_rule_for_hints(server: Server) -> None:
    made = beginners(server, "random", hints="off")
    told = server.request(f"/api/tables/{made['id']}", server.token(made, 0))
    assert told["hints"] == "off"


def test_levels_are_told_with_their_words_and_measured_strength(server: Server) -> None:
    told = server.request("/api/games")
    assert told["level"] == "medium"
    assert [level["name"] for level in told["levels"]] == ["easy", "medium", "hard", "expert"]
    assert told["levels"][0]["names"] == {"en": "easy", "fr": "facile", "pt": "fácil"}
    match = next(each for each in told["levels"][0]["strengths"] if each["game"] == "terraforming-mars")
    assert match["against"] == "medium"
    assert match["won"] < 0.5
    assert {"easy", "medium", "hard", "expert", "random", "greedy", "learned", "search"} == set(told["bots"])


def test_a_level_plays_at_a_table_and_the_log_names_it_in_words(server: Server) -> None:
    player = server.sit(beginners(server, "easy"), 0, "fr")
    assert player.ask("hand_over", bot="easy")["type"] == "done"
    player.ping()
    assert "Un bot (facile) joue désormais pour" in "\n".join(player.text())
