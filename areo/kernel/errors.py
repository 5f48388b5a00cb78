"""What can be wrong with what a person or a program hands us. All are ValueErrors with a readable reason."""


class IllegalChoice(ValueError):
    """This answer is not allowed now; nothing was changed."""


class BadOption(ValueError):
    """A game cannot be set up this way: unknown game, player count, seed or option."""


class BadPosition(ValueError):
    """A position that cannot be played on from: it says where and why."""


class BadRecord(ValueError):
    """A record that cannot be replayed: it says which line and why."""


class NoHistory(ValueError):
    """This copy was made without its past, so it has no record, no log and nothing to undo."""
