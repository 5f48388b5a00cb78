"""Who is told what a server does and how long it takes, so that whoever runs it can be shown figures."""

from __future__ import annotations

from collections.abc import Callable


class Meter:
    """This one keeps nothing: what nobody asks for costs nothing."""

    def watch(self, live: Callable[[], int], sockets: Callable[[], int]) -> None:
        """How many tables are live, and how many sockets there are, can be asked at any time from here on."""

    def chose(self, seconds: float) -> None:
        """A person has chosen: so long from when the choice came until it was stored."""

    def bot_chose(self) -> None:
        """A bot's choice was stored."""

    def thought(self, bot: str, seconds: float) -> None:
        """A bot has thought about a choice, with its wait for a free process."""

    def was_helped(self, kind: str) -> None:
        """Another server has done a job of this one."""

    def helped(self, kind: str) -> None:
        """A job of another server was done."""

    def wrote(self, seconds: float) -> None:
        """A line was stored."""
