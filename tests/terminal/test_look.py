"""Colours, shapes and pictures."""

import re
from pathlib import Path

from rich.cells import cell_len

from areo.terminal.look import DARK, FREE, LIGHT, SHAPES, light_background, seat_style, shape

PICTURES = Path(__file__).parents[2] / "docs" / "pictures"


def test_every_seat_has_a_shape_of_its_own_that_takes_one_place() -> None:
    assert len(set(SHAPES) | {FREE}) == len(SHAPES) + 1
    assert {cell_len(one) for one in (*SHAPES, FREE)} == {1}
    assert (shape(0), seat_style(0)) == ("●", "seat1")


def test_both_backgrounds_have_all_colours() -> None:
    assert DARK.keys() == LIGHT.keys()


def test_a_terminal_may_say_that_it_is_light() -> None:
    assert light_background({"COLORFGBG": "0;15"})
    assert light_background({"COLORFGBG": "0;default;7"})
    assert not light_background({"COLORFGBG": "15;0"})
    assert not light_background({})


def test_pictures_fetch_nothing() -> None:
    for picture in PICTURES.glob("*.svg"):
        assert set(re.findall(r"https?://[^\"' )]+", picture.read_text("utf-8"))) == {"http://www.w3.org/2000/svg"}
