"""The log: copies share what they have in common, and go on each for itself."""

from hypothesis import given
from hypothesis import strategies as st

from areo.kernel.journal import Entry, Journal
from areo.kernel.packed import ROWS


def note(journal: Journal, *whats: str) -> None:
    for what in whats:
        journal.add(Entry(what, 0, 0, 0, 0, 0))


def told(journal: Journal) -> list[str]:
    return [journal.entry(index).what for index in range(journal.length)]


def test_copies_share_the_list_until_they_part() -> None:
    journal = Journal()
    note(journal, "a", "b")
    copy = journal.copy()
    assert copy.entries is journal.entries
    note(copy, "c")
    assert copy.entries is journal.entries
    assert told(journal) == ["a", "b"]
    note(journal, "x")
    assert copy.entries is not journal.entries
    assert (told(journal), told(copy)) == (["a", "b", "x"], ["a", "b", "c"])


def test_a_copy_goes_on_from_where_it_was_made() -> None:
    journal = Journal()
    note(journal, "a")
    copy = journal.copy()
    note(journal, "b", "c")
    assert told(copy) == ["a"]
    note(copy, "x")
    assert (told(journal), told(copy)) == (["a", "b", "c"], ["a", "x"])


def test_packed_it_still_says_whose_doing_it_was_and_whom_it_befell() -> None:
    journal = Journal()
    journal.add(Entry("loses", 2, 7, 3, 0, 0, lane=3, actor=1, befalls=0b101))
    journal.add(Entry("round", -1, 0, 1, 0, 0))
    journal.pack()
    entries = [journal.entry(index) for index in range(2)]
    assert [(entry.seat, entry.actor, entry.befalls) for entry in entries] == [(2, 1, 0b101), (-1, -1, 0)]


@given(st.lists(st.tuples(st.integers(0, 9), st.sampled_from(["note", "copy", "pack"])), max_size=40))
def test_any_family_of_copies_keeps_each_its_own_story(script: list[tuple[int, str]]) -> None:
    """Compared with copies that share nothing. Packing changes nothing that can be read."""
    journals, stories = [Journal()], [list[str]()]
    for step, (number, deed) in enumerate(script):
        which = number % len(journals)
        if deed == "pack":
            journals[which].pack()
        elif deed == "copy":
            journals.append(journals[which].copy())
            stories.append(stories[which].copy())
        else:
            note(journals[which], str(step))
            journals[which].whisper(1 << (step % 3), step + 1)
            stories[which].append(str(step))
    assert [told(journal) for journal in journals] == stories
    for journal, story in zip(journals, stories):
        for seat in range(3):
            known = {at: int(what) + 1 for at, what in enumerate(story) if int(what) % 3 == seat}
            assert journal.secrets_of(seat) == known
            assert journal.as_seen_by(seat).secrets_of(seat) == known
            assert journal.as_seen_by(seat).secrets_of(3 - seat if seat else 1) == {}


@given(st.text(max_size=9), st.integers(-1, 4), st.lists(st.integers(-(10**15), 10**15), min_size=3, max_size=3))
def test_packed_entries_read_as_they_were_written(what: str, seat: int, figures: list[int]) -> None:
    """Figures as large as any position may hold."""
    journal = Journal()
    journal.add(Entry("first", -1, 0, 1, 2, 3))
    journal.add(Entry(what, seat, 999, *figures))
    journal.pack()
    journal.add(Entry("last", 1, 7, 4, 5, 6))
    assert journal.entries[0].what == "last"
    read = [journal.entry(index) for index in range(journal.length)]
    assert [(e.what, e.seat, e.cause, e.a, e.b, e.c) for e in read] == [
        ("first", -1, 0, 1, 2, 3),
        (what, seat, 999, *figures),
        ("last", 1, 7, 4, 5, 6),
    ]


def test_a_secret_is_told_only_to_those_who_know() -> None:
    journal = Journal()
    note(journal, "draws", "looks", "deals")
    journal.whisper(0b110, 7)
    note(journal, "draws")
    journal.whisper(0b001, 9)
    assert journal.secrets_of(0) == {3: 9}
    assert journal.secrets_of(1) == journal.secrets_of(2) == {2: 7}
    assert journal.secrets_of(None) == {}


def test_one_entry_may_have_a_secret_for_each_seat() -> None:
    journal = Journal()
    note(journal, "choose")
    journal.whisper(0b01, 3)
    journal.whisper(0b10, 5)
    assert (journal.secrets_of(0), journal.secrets_of(1)) == ({0: 3}, {0: 5})


def test_secrets_of_a_copy_are_its_own() -> None:
    journal = Journal()
    note(journal, "a")
    copy = journal.copy()
    copy.whisper(1, 4)
    assert journal.secrets_of(0) == {}
    journal.whisper(1, 5)
    assert copy.secrets_of(0) == {0: 4}


def test_as_one_seat_sees_it_there_is_no_secret_of_another() -> None:
    journal = Journal()
    note(journal, "a")
    journal.whisper(0b011, 7)
    note(journal, "b")
    journal.whisper(0b100, 8)
    seen = journal.as_seen_by(1)
    assert told(seen) == ["a", "b"]
    assert [(secret.index, secret.knows, secret.thing) for secret in seen.secrets] == [(0, 0b010, 7)]
    assert [seen.secrets_of(seat) for seat in (0, 1, 2, None)] == [{}, {0: 7}, {}, {}]
    note(seen, "c")
    assert told(journal) == ["a", "b"]


def test_a_long_log_grows_without_being_copied_as_a_whole() -> None:
    journal = Journal()
    for number in range(10 * ROWS):
        note(journal, str(number))
        journal.whisper(1, number + 1)
        journal.pack()
    before, secret_before = journal.packed.pieces, journal.packed_secrets.pieces
    assert len(before) == len(secret_before) == 10
    note(journal, "last")
    journal.whisper(1, 7)
    journal.pack()
    assert all(now is then for now, then in zip(journal.packed.pieces, before, strict=True))
    assert all(now is then for now, then in zip(journal.packed_secrets.pieces, secret_before, strict=True))
    assert told(journal) == [*map(str, range(10 * ROWS)), "last"]
    assert journal.secrets_of(0) == {**{number: number + 1 for number in range(10 * ROWS)}, 10 * ROWS: 7}
    assert journal.secrets_of(0, 10 * ROWS - 1) == {10 * ROWS - 1: 10 * ROWS, 10 * ROWS: 7}
