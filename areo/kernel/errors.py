"""What can be wrong with what a person or a program hands us. All are ValueErrors with a readable reason."""


def quoted(value: object) -> str:
    """What was handed to us, as an error says it: also a number with more digits than Python would write."""
    if isinstance(value, int) and not isinstance(value, bool) and abs(value) >= 10**40:
        return "a huge number"
    try:
        text = repr(value)
    except (ValueError, RecursionError):  # such a number inside a list, or lists without end
        return f"a {type(value).__name__}"
    return text


class IllegalChoice(ValueError):
    """This answer is not allowed now; nothing was changed."""


class BadOption(ValueError):
    """A game cannot be set up this way: unknown game, player count, seed or option."""


class BadPosition(ValueError):
    """A position that cannot be played on from: it says where and why."""


class BadRecord(ValueError):
    """A record that cannot be replayed: it says which line and why."""


class EndlessEffect(ValueError):
    """A rule goes on and on without asking anybody: a fault in the rules, or a table that cannot be played on."""


class NoHistory(ValueError):
    """This copy was made without its past, so it has no record, no log and nothing to undo."""
