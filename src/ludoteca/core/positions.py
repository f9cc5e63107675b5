"""Positions as documents: any state to and from a readable mapping, partial ones filled in."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import cast

from ludoteca.core.errors import BadDocument, shown
from ludoteca.core.state import State

Document = dict[str, object]


@dataclass(slots=True)
class Position:
    """A state read from a document, and the piles whose order the document gave.

    `piles` maps a chance family's name to outcome ids in drawing order. A driver takes the next
    outcome of a roll from the pile of its family, while there is one.
    """

    state: State
    piles: dict[str, list[int]] = field(default_factory=dict)


class Reader:
    """Reads one mapping of a document field by field; what is left over is an error.

    Every getter takes the default for an absent field and raises BadDocument with the path of
    the field at fault.
    """

    def __init__(self, document: object, path: str = "") -> None:
        if not isinstance(document, Mapping):
            raise BadDocument(path or "document", "a mapping is needed here")
        self._fields: dict[str, object] = {}
        for key, value in document.items():
            if not isinstance(key, str):
                raise BadDocument(path or "document", f"the key {key!r} is not a name")
            self._fields[key] = value
        self._path = path

    def path(self, name: str) -> str:
        """Give the full path of a field, for an error."""
        return f"{self._path}.{name}" if self._path else name

    def has(self, name: str) -> bool:
        """Say whether the field is present and not read yet."""
        return name in self._fields

    def take(self, name: str, default: object = None) -> object:
        """Take a raw value."""
        return self._fields.pop(name, default)

    def integer(self, name: str, default: int, low: int, high: int) -> int:
        """Take a whole number from `low` to `high`."""
        return self.as_integer(self.take(name, default), self.path(name), low, high)

    def boolean(self, name: str, default: bool) -> bool:
        """Take true or false."""
        value = self.take(name, default)
        if isinstance(value, bool):
            return value
        raise BadDocument(self.path(name), f"{shown(value)} is neither true nor false")

    def string(self, name: str, default: str) -> str:
        """Take a string."""
        value = self.take(name, default)
        if isinstance(value, str):
            return value
        raise BadDocument(self.path(name), f"{shown(value)} is not a text")

    def choice(self, name: str, default: str, values: tuple[str, ...]) -> str:
        """Take one of the given words."""
        value = self.string(name, default)
        if value in values:
            return value
        raise BadDocument(self.path(name), f"{shown(value)} is none of {', '.join(values)}")

    def strings(self, name: str, default: list[str]) -> list[str]:
        """Take a list of strings."""
        value = self.take(name, default)
        if isinstance(value, list) and all(isinstance(item, str) for item in value):
            return cast("list[str]", list(value))
        raise BadDocument(self.path(name), f"{shown(value)} is not a list of names")

    def mapping(self, name: str) -> Reader:
        """Take a nested mapping, empty where absent; the caller must `finish` it."""
        return Reader(self.take(name, {}), self.path(name))

    def keys(self) -> list[str]:
        """List the fields that are present and not read yet."""
        return list(self._fields)

    def finish(self) -> None:
        """Raise BadDocument when a field was not read: nobody's typing error goes unnoticed."""
        if self._fields:
            raise BadDocument(self.path(next(iter(self._fields))), "there is no such field")

    @staticmethod
    def as_integer(value: object, path: str, low: int, high: int) -> int:
        """Check a whole number from `low` to `high`."""
        if isinstance(value, int) and not isinstance(value, bool) and low <= value <= high:
            return value
        raise BadDocument(path, f"{shown(value)} is not a whole number from {low} to {high}")
