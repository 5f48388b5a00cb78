"""The lines of a TOML text: where in the file a table, a key or a list entry stands."""

from __future__ import annotations


class Lines:
    """The line of every table, key and list entry in a text that is known to be good TOML.

    Python's own reader forgets the lines of what it has read. This walks over the text a second time, only
    when there is a fault to report. Places are written like `shuttle/4/seats` or `borders/edges/0`.
    """

    def __init__(self, text: str) -> None:
        self.text = text.replace("\r\n", "\n")
        self.place = 0
        self.line = 1
        self.at: dict[str, int] = {}
        self.tables: dict[str, int] = {}  # how many [[tables]] of a name there have been so far
        self.walk()

    def find(self, place: str) -> int:
        """The line of a place or, if it is not there, of what it should be in; 0 if that is the file."""
        while place not in self.at and "/" in place:
            place = place.rpartition("/")[0]
        return self.at.get(place, 0)

    def walk(self) -> None:
        base = ""
        self.skip_blank()
        while self.place < len(self.text):
            if self.next() == "[":
                base = self.header()
            else:
                self.pair(base)
            self.skip_blank()

    def header(self) -> str:
        line = self.line
        brackets = 2 if self.text.startswith("[[", self.place) else 1
        self.forward(brackets)
        parts = self.key()
        self.forward(brackets)
        base = ""
        for part in parts[:-1]:
            base = self.note(base, part, line)
            if base in self.tables:  # [[a]] and then [a.b]: b belongs to the latest a
                base = f"{base}/{self.tables[base] - 1}"
        base = self.note(base, parts[-1], line)
        if brackets == 2:
            number = self.tables.get(base, 0)
            self.tables[base] = number + 1
            base = self.note(base, str(number), line)
        return base

    def pair(self, base: str) -> None:
        line = self.line
        for part in self.key():
            base = self.note(base, part, line)
        self.forward(1)  # the equals sign
        self.value(base)

    def key(self) -> list[str]:
        parts: list[str] = []
        while True:
            self.skip_spaces()
            if self.next() in ("'", '"'):
                parts.append(self.string())
            else:
                parts.append(self.until(" \t.=]\n"))
            self.skip_spaces()
            if self.next() != ".":
                return parts
            self.forward(1)

    def value(self, place: str) -> None:
        self.skip_spaces()
        start = self.next()
        if start == "[":
            self.array(place)
        elif start == "{":
            self.inline_table(place)
        elif start in ("'", '"'):
            self.string()
        else:
            self.until(",]}\n#")

    def array(self, place: str) -> None:
        self.forward(1)
        self.skip_blank()
        number = 0
        while self.next() not in ("]", ""):
            self.value(self.note(place, str(number), self.line))
            number += 1
            self.skip_comma()
        self.forward(1)

    def inline_table(self, place: str) -> None:
        self.forward(1)
        self.skip_blank()
        while self.next() not in ("}", ""):
            self.pair(place)
            self.skip_comma()
        self.forward(1)

    def string(self) -> str:
        quote = self.next()
        fence = quote * 3 if self.text.startswith(quote * 3, self.place) else quote
        self.forward(len(fence))
        start = self.place
        while self.next() != "" and not self.text.startswith(fence, self.place):
            self.forward(2 if quote == '"' and self.next() == "\\" else 1)
        inside = self.text[start : self.place]
        self.forward(len(fence))
        while len(fence) == 3 and self.next() == quote:  # a long string may end in quotes of its own
            self.forward(1)
        return inside

    def note(self, base: str, part: str, line: int) -> str:
        place = f"{base}/{part}" if base else part
        self.at.setdefault(place, line)
        return place

    def next(self) -> str:
        return self.text[self.place] if self.place < len(self.text) else ""

    def forward(self, steps: int) -> None:
        self.line += self.text.count("\n", self.place, self.place + steps)
        self.place += steps

    def until(self, ends: str) -> str:
        start = self.place
        while self.next() != "" and self.next() not in ends:
            self.forward(1)
        return self.text[start : self.place]

    def skip_spaces(self) -> None:
        while self.next() in (" ", "\t"):
            self.forward(1)

    def skip_blank(self) -> None:
        """Skips spaces, line ends and comments."""
        while self.next() in (" ", "\t", "\n", "#"):
            if self.next() == "#":
                self.until("\n")
            else:
                self.forward(1)

    def skip_comma(self) -> None:
        self.skip_blank()
        if self.next() == ",":
            self.forward(1)
            self.skip_blank()
