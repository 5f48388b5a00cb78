"""A real client over standard input and output plays a short game by keys; what it reads is what the engine says."""

from __future__ import annotations

import pytest

import areo
from areo.kernel.tones import HEADING, QUIET

pytest.importorskip("mcp")

from tests.mcp.model import Model, keys_in, over_stdio


def news(game: areo.Game, first: int, language: str) -> list[str]:
    """The log of a mirror from this line on, as the seat reads it."""
    return [
        f"── {event['text']} ──" if event["tone"] == HEADING else str(event["text"])
        for event in game.events(0, language)[first:]
        if event["tone"] != QUIET
    ]


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_game_alone_is_played_by_keys_to_its_end(language: str) -> None:
    """Alone with a seed there is no chance but the deal's, so a second game tells what must be read at each step."""
    mirror = areo.new("on-mars", players=1, seed="7", round_limit=2)
    mirror.names = [mirror.words(language).player(0)]

    async def script(model: Model) -> None:
        told = await model.call("start_game", game="on-mars", players=1, seed="7", options={"round_limit": 2})
        heard = 0
        while not mirror.over:
            decision = mirror.asked[0]
            assert decision is not None
            assert decision.prompt(language) in told
            assert keys_in(told) == decision.keys
            for index, key in enumerate(decision.keys):
                assert f"- {key} = {decision.deed(index, language)}" in told
            for line in news(mirror, heard, language):
                assert line in told.splitlines()
            heard = len(mirror.log(0))
            mirror.choose(0, [decision.keys[0]])
            told = await model.call("choose", keys=[decision.keys[0]])
        for line in news(mirror, heard, language):
            assert line in told.splitlines()
        ending = await model.call("scores")
        assert ending in told
        assert str(mirror.scores()[0]["total"]).replace("-", "−") in ending
        assert "there is nothing this seat may take back now" in await model.refused("undo")
        assert str(mirror.scores()[0]["total"]).replace("-", "−") in await model.call("look")
        choices = [tool for tool, _ in model.transcript if tool == "choose"]
        assert len(choices) == len(list(mirror.record()["choices"]))  # type: ignore[call-overload]

    over_stdio(script, "--lang", language)
