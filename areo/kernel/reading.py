"""Reading what somebody else wrote: field by field, and whatever is missing, wrong or left over is named."""

from __future__ import annotations

from typing import final

from areo.kernel.errors import BadPosition, quoted


@final
class Reader:
    """Reads one object of a position field by field; whatever is missing, wrong or left over is named."""

    def __init__(self, saved: object, where: str) -> None:
        if not isinstance(saved, dict):
            raise BadPosition(f"{where}: an object is expected, not {quoted(saved)}")
        for key in saved:
            if not isinstance(key, str):
                raise BadPosition(f"{where}: {quoted(key)} is not a field name")
        self.fields: dict[str, object] = saved
        self.where = where
        self.read: set[str] = set()

    def has(self, field: str) -> bool:
        return field in self.fields

    def get(self, field: str) -> object:
        if field not in self.fields:
            raise BadPosition(f"{self.where}: {field!r} is missing")
        return self.take(field)

    def take(self, field: str) -> object:
        """A field that is known to be there."""
        self.read.add(field)
        return self.fields[field]

    def text(self, field: str) -> str:
        value = self.get(field)
        if not isinstance(value, str):
            raise BadPosition(f"{self.where}.{field}: a text is expected, not {quoted(value)}")
        return value

    def whole(self, field: str, least: int, most: int, default: int) -> int:
        """A whole number within bounds, or the default where it is left out."""
        if field not in self.fields:
            return default
        value = self.take(field)
        if type(value) is int and least <= value <= most:  # as nearly always: then nobody need be told where
            return value
        return whole(value, least, most, f"{self.where}.{field}")

    def flag(self, field: str, default: bool) -> bool:
        if field not in self.fields:
            return default
        value = self.take(field)
        if not isinstance(value, bool):
            raise BadPosition(f"{self.where}.{field}: true or false is expected, not {quoted(value)}")
        return value

    def items(self, field: str) -> list[object]:
        """A list; empty where it is left out."""
        if field not in self.fields:
            return []
        value = self.take(field)
        if not isinstance(value, list):
            raise BadPosition(f"{self.where}.{field}: a list is expected, not {quoted(value)}")
        return value

    def skip(self, field: str) -> None:
        """A field that may be there and tells nothing new."""
        self.read.add(field)

    def done(self) -> None:
        """Nothing may be left that we did not understand."""
        if self.read >= self.fields.keys():
            return
        for field in self.fields:
            if field not in self.read:
                raise BadPosition(f"{self.where}: there is no field {field!r} here")


def whole(value: object, least: int, most: int, where: str) -> int:
    if isinstance(value, bool) or not isinstance(value, int):
        raise BadPosition(f"{where}: a whole number is expected, not {quoted(value)}")
    if not least <= value <= most:
        raise BadPosition(f"{where}: {quoted(value)} is not between {least} and {most}")
    return value


@final
class Places:
    """Where each thing was said to be, so that nothing lies in two places."""

    def __init__(self) -> None:
        self.where: dict[int, str] = {}

    def put(self, thing: int, id: object, where: str) -> None:
        """A thing, which a position calls by its id, is said to be somewhere."""
        if thing in self.where:
            raise BadPosition(f"{where}: {quoted(id)} is also in {self.where[thing]}")
        self.where[thing] = where

    def named(self, thing: int) -> bool:
        return thing in self.where
