"""What a table will not do."""

from __future__ import annotations

from typing import Final

from areo.table.sent import RefusalCode


class Refusal(Exception):
    """What was asked for is not done; a code for programs, a sentence for people."""

    def __init__(self, code: RefusalCode, text: str) -> None:
        super().__init__(text)
        self.code: Final[RefusalCode] = code
