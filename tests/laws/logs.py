"""Laws of the log: what all may read, what only some may, and that it tells it once."""

from __future__ import annotations

from random import Random
from typing import Any

from areo import Game
from tests.case import Json
from tests.law_cases import brought
from tests.laws.playing import (
    LANGUAGES,
    NothingToTry,
    eyes,
    facts,
    read_by,
    readable,
    settled,
    some_choice,
    some_eye,
    some_seat,
    standing,
    table,
    told_by_lane,
    translated,
)
from tests.laws.points import cards
from tests.laws.secrets import at, hidden_in

LINES = 8  # so many are read at a moment


def lines(game: Game, eye: int | None, language: str, first: int, last: int) -> list[Json]:
    """Some events of the log: all of them, as `game.events` gives them, would take long at every moment."""
    journal = game.journal
    assert journal is not None
    words = game.words(language)
    secrets = journal.secrets_of(eye)
    return [dict(game.event(journal.entry(index), secrets.get(index, 0), words)) for index in range(first, last)]


def told_so_far(game: Game) -> int:
    """How much the log holds."""
    assert game.journal is not None
    return game.journal.length


def some_lines(game: Game, rng: Random) -> tuple[int, int]:
    """Where to read: some of the latest lines, or any."""
    length = told_so_far(game)
    if length == 0:
        raise NothingToTry
    last = rng.choice((length, rng.randint(1, length)))
    return max(0, last - LINES), last


def the_log_can_be_read(game: Game, rng: Random) -> None:
    """Every line is a text in three languages, and tells of the same."""
    first, last = some_lines(game, rng)
    eye = some_eye(game, rng)
    for events in zip(*(lines(game, eye, language, first, last) for language in LANGUAGES)):
        assert all(readable(event["text"]) for event in events)
        assert translated(game, [event["text"] for event in events]), f"not translated: {events[0]['text']}"
        for other in events[1:]:
            same = ("what", "seat", "actor", "befalls", "because", "figures", "secret")
            assert [other[part] for part in same] == [events[0][part] for part in same]


def events_name_what_there_is(game: Game, rng: Random) -> None:
    """The things and seats that an event names exist, and its line is made of its spans."""
    first, last = some_lines(game, rng)
    eye = some_eye(game, rng)
    things = game.rulebook.things.numbers
    seats = [None, *range(game.seats)]
    for event in lines(game, eye, rng.choice(LANGUAGES), first, last):
        assert event["what"]
        assert event["seat"] in seats
        assert event["actor"] in seats
        assert set(event["befalls"]) <= set(range(game.seats))
        assert event["because"] is None or event["because"] in things
        assert event["secret"] is None or event["secret"] in things
        assert all(type(figure) is int for figure in event["figures"])
        assert event["text"] == "".join(span["text"] for span in event["spans"])
        for span in event["spans"]:
            assert span["thing"] is None or span["thing"] in things
            assert span["seat"] in seats


def holds(game: Game, after: Game) -> bool:
    """Whether seats that acted at the same time still do, or none did: then nothing was put elsewhere."""
    assert game.journal is not None
    assert after.journal is not None
    return game.journal.opened in (-1, after.journal.opened)


def told_since(game: Game, after: Game) -> list[int]:
    """Where in its log a game that was played on tells what was not told before."""
    journal = after.journal
    assert journal is not None
    first = settled(game)
    known = {lane: len(told) for lane, told in told_by_lane(game, first).items()}
    found: list[int] = []
    for index in range(first, journal.length):
        lane = journal.entry(index).lane
        if known[lane]:
            known[lane] -= 1
        else:
            found.append(index)
    return found


def the_log_only_grows(game: Game, rng: Random) -> None:
    """A choice adds to what was told and changes nothing of it; whoever reads it, or looks around, adds nothing.

    When the last of those who act at the same time has chosen, what each did is put side by side.
    """
    before = facts(game)
    seat, keys = some_choice(game, rng)
    game.view(seat)
    game.determinize(seat, rng)
    game.why(seat, keys[0] if keys else "pass", "en")
    assert facts(game) == before
    after = game.copy()
    after.choose(seat, keys)
    first = settled(game)
    assert facts(after)[0][:first] == before[0][:first]
    now, then = told_by_lane(after, first), told_by_lane(game, first)
    assert {lane: now[lane][: len(then[lane])] for lane in now} == then
    if holds(game, after):
        assert facts(after)[0][: len(before[0])] == before[0]
        assert facts(after)[1][: len(before[1])] == before[1]
    assert facts(game) == before


def the_log_is_read_as_it_is_kept(game: Game, rng: Random) -> None:
    """Packed or not, as a whole or line by line, it is the same log."""
    if rng.random() > 0.05:  # as a whole it is long
        first, last = some_lines(game, rng)
        kept = game.copy()
        assert kept.journal is not None
        kept.journal.pack()
        eye, language = some_eye(game, rng), rng.choice(LANGUAGES)
        assert lines(kept, eye, language, first, last) == lines(game, eye, language, first, last)
        return
    before = standing(game)
    eye, language = some_eye(game, rng), rng.choice(LANGUAGES)
    events = game.events(eye, language)
    assert events == lines(game, eye, language, 0, told_so_far(game))
    assert game.log(eye, language) == [event["text"] for event in events]
    assert standing(game) == before


def a_new_deal_has_the_same_log(game: Game, rng: Random) -> None:
    """The seat for which it is dealt reads the same there, and nobody reads a secret that it does not know."""
    seat = some_seat(game, rng)
    dealt = game.determinize(seat, rng)
    assert read_by(dealt, seat) == read_by(game, seat)
    journal = dealt.journal
    assert journal is not None
    known = read_by(game, seat)[1]
    for eye in eyes(game):
        if eye != seat:
            assert not journal.secrets_of(eye), f"{eye} reads secrets {known} in a deal made for {seat}"
    first, last = some_lines(game, rng)
    language = rng.choice(LANGUAGES)
    assert lines(dealt, seat, language, first, last) == lines(game, seat, language, first, last)


def the_log_tells_no_secret(game: Game, rng: Random) -> None:
    """What a choice tells a reader names no card that this reader cannot see, before it or after.

    But for one's own secrets: in a draft when the pile runs out, a card just looked at may be passed on at once.
    """
    seat, keys = some_choice(game, rng)
    after = game.copy()
    after.choose(seat, keys)
    eye = some_eye(game, rng)
    unseen = cards_hidden_from(game, eye) & cards_hidden_from(after, eye)
    brings = brought(game)
    for event in (lines(after, eye, "en", index, index + 1)[0] for index in told_since(game, after)):
        own = event["secret"] is not None and event["seat"] == eye
        if event["what"] not in brings.told_to_all and not own:
            things = [str(span["thing"]).split(" ") for span in event["spans"] if span["thing"]]
            named = {id for kind, id in things if kind in cards(game)}
            assert not named & unseen, f"{event['text']!r} is told to {eye}, who cannot see {named & unseen}"


def cards_hidden_from(game: Game, eye: int | None) -> set[str]:
    """The ids of all that lies where this reader cannot see it."""
    whole = table(game)
    found: set[str] = set()
    for path in hidden_in(game.view(eye), whole):
        hidden: Any = at(whole, path)
        found.update(card for card in (hidden if isinstance(hidden, list) else [hidden]) if isinstance(card, str))
    return found
