"""Laws of reasons: why something is not offered, in words and in figures."""

from __future__ import annotations

from random import Random

from areo import Game
from areo.kernel.menu import Menu
from areo.kernel.picks import Pick
from areo.kernel.unmet import Unmet
from tests.laws.grammar import some_keys
from tests.laws.playing import LANGUAGES, readable, some_decision, some_seat, standing, translated

KEYS = 25  # so many are asked about at a moment

GARBAGE = ["", " ", "xyzzy", "seat", "seat -1", "seat  1", "seat 1 ", "seat ٣", "seat one", "Skip", "do", "do x"]
GARBAGE += ["move", "move a b", "move a", "zone", "zone ", "zone nowhere", "card", "card x", "amount -1", "amount x"]
GARBAGE += ["pay 1 mc", "first x", "\x00", "é" * 500, "seat 99999999999999999999999999", "1", "None", "{1}", "[a|b]"]


def not_offered(game: Game, seat: int, rng: Random, number: int) -> list[str]:
    """Some keys of the game that a seat may not choose now."""
    decision = game.asked[seat]
    offered = set(decision.keys) if decision is not None else set()
    return [key for key in some_keys(game, seat, rng, number) if key not in offered]


def why_is_silent_about_what_is_offered(game: Game, rng: Random) -> None:
    """There is no reason against what may be chosen, in any language, in words or in figures."""
    decision = some_decision(game, rng)
    for key in decision.keys:
        assert game.why(decision.seat, key, rng.choice(LANGUAGES)) == []
        assert game.lack(decision.seat, key) is None


def keys_belong_to_the_game(game: Game, rng: Random) -> None:
    """The key of an option that is offered, if somebody types it, means that option; and nothing stands in its way."""
    decision = some_decision(game, rng)
    rulebook = game.rulebook
    frame = decision.question.frame
    for option, key in zip(decision.options, decision.keys, strict=True):
        asker, number = rulebook.asker(frame.effect, option)
        if isinstance(asker, (Menu, Pick)):
            assert asker.option(rulebook.things, key) == number, key
            assert rulebook.has_key(key), key
            unmet = game.unmet(frame, key)
            assert unmet is not None, key
            assert unmet.met, f"{key!r} is offered, but {unmet.sentences(game.words('en'))}"


def why_says_what_is_missing(game: Game, rng: Random) -> None:
    """About all that is not offered, whoever is asked, it gives reasons in three languages."""
    seat = some_seat(game, rng)
    for key in not_offered(game, seat, rng, KEYS):
        reasons = [game.why(seat, key, language) for language in LANGUAGES]
        assert all(told and all(readable(reason) for reason in told) for told in reasons), f"{key!r}: {reasons}"
        assert len({len(told) for told in reasons}) == 1, f"{key!r}: more reasons in one language than in another"
        assert translated(game, [" ".join(told) for told in reasons]), f"not translated: {reasons}"


def why_answers_any_text(game: Game, rng: Random) -> None:
    """Whatever somebody asks about, they are told something."""
    seat = some_seat(game, rng)
    decision = game.asked[seat]
    offered = decision.keys if decision is not None else []
    for key in [*rng.sample(GARBAGE, 6), *(key + " " for key in offered[:2])]:
        if key not in offered and not game.rulebook.has_key(key):
            assert all(game.why(seat, key, language) for language in LANGUAGES), f"nothing about {key!r}"
            assert game.lack(seat, key) is None


def why_changes_nothing(game: Game, rng: Random) -> None:
    """Asking for reasons leaves the game as it was."""
    before = standing(game)
    seat = some_seat(game, rng)
    for key in not_offered(game, seat, rng, KEYS):
        game.why(seat, key, rng.choice(LANGUAGES))
        game.lack(seat, key)
    assert standing(game) == before


def why_knows_no_secret(game: Game, rng: Random) -> None:
    """The reasons that a seat is given, and their figures, are the same whatever it cannot see."""
    seat = some_decision(game, rng).seat
    dealt = game.determinize(seat, rng, history=False)
    language = rng.choice(LANGUAGES)
    for key in not_offered(game, seat, rng, KEYS):
        assert dealt.why(seat, key, language) == game.why(seat, key, language), key
        assert figures(dealt.lack(seat, key)) == figures(game.lack(seat, key)), key


def what_is_lacking_is_lacking(game: Game, rng: Random) -> None:
    """Figures come only with a reason, and there is indeed too little, or too much, of what they name."""
    seat = some_decision(game, rng).seat
    for key in not_offered(game, seat, rng, 3 * KEYS):
        lack = game.lack(seat, key)
        if lack is not None:
            assert game.why(seat, key, "en"), f"{key!r} is offered, but lacks {figures(lack)}"
            assert lack.have > lack.need if lack.most else lack.have < lack.need, f"{key!r}: {figures(lack)}"
            assert lack.what


def figures(lack: Unmet | None) -> tuple[str, int, int, bool] | None:
    return None if lack is None else (lack.what, lack.need, lack.have, lack.most)
