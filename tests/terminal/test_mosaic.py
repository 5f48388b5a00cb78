"""Maps of boxes that share borders."""

from areo.terminal.mosaic import Box, cut, draw, touch

LEFT, TOP, LOW = Box(0, 0, 6, 6), Box(6, 0, 12, 3), Box(6, 3, 12, 6)


def test_boxes_that_share_a_border_touch_and_those_that_share_a_corner_do_not() -> None:
    assert touch(LEFT, TOP)
    assert touch(TOP, LOW)
    assert not touch(TOP, Box(0, 3, 6, 6))
    assert not touch(LEFT, Box(13, 0, 18, 6))


def test_lines_meet_where_boxes_do() -> None:
    boxes = {"left": LEFT, "top": TOP, "low": LOW}
    text = {"left": [[("a", "bold"), ("b", "")]], "top": [[("日本", "")]], "low": [[("e\u0301t\u00e9", "")]]}
    drawn = draw(boxes, text, {"low": "act"})
    assert drawn.plain.splitlines() == [
        "╭─────┬─────╮",
        "│     │日本 │",
        "│     │     │",
        "│ ab  ├─────┤",
        "│     │ e\u0301t\u00e9 │",
        "│     │     │",
        "╰─────┴─────╯",
    ]
    assert any(span.style == "act" for span in drawn.spans)


def test_a_title_stands_in_the_upper_border() -> None:
    boxes = {"top": Box(0, 0, 6, 2), "low": Box(0, 2, 6, 4)}
    drawn = draw(boxes, {"top": [[("a", "")]], "low": [[("b", "")]]}, {}, {"low": [("1 ", "act"), ("B2345", "")]})
    assert drawn.plain.splitlines() == ["╭─────╮", "│  a  │", "├1 B23┤", "│  b  │", "╰─────╯"]


def test_what_does_not_fit_is_cut() -> None:
    assert cut([("abc", "x"), ("def", "y")], 4) == [("abc", "x"), ("d", "y")]
    assert cut([("日本", "")], 3) == [("日", "")]
