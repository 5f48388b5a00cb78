"""Texts set out in lines."""

from rich.text import Text

from areo.terminal.flow import aligned, beside, flow


def texts(*words: str) -> list[Text]:
    return [Text(word) for word in words]


def test_lines_are_broken_between_items_only() -> None:
    assert flow(texts("one two", "three", "four five six"), 15).plain == "one two · three\nfour five six"


def test_cells_stand_beneath_each_other_however_wide_their_letters() -> None:
    rows = [texts("a", "1", "x"), texts("日本", "22", "y"), texts("c", "3")]
    assert [line.plain for line in aligned(rows, right={1})] == ["a     1 x", "日本 22 y", "c     3"]


def test_lines_are_cut_to_a_width() -> None:
    assert [line.plain for line in aligned([texts("a", "longer")], width=5)] == ["a lo…"]


def test_two_blocks_stand_side_by_side_though_one_is_longer() -> None:
    assert beside(texts("a"), texts("b", "c"), 3).plain == "a  b\n   c"
    assert beside(texts("a", "d"), texts("b"), 3).plain == "a  b\nd"
