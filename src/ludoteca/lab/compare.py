"""Partial comparison of documents: only what is expected is looked at; each difference has a path."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence, Set
from dataclasses import dataclass
from typing import Final

from ludoteca.lab.quoting import shown
from ludoteca.lab.seats import as_seat, letter

ABSENT: Final = "nothing of that name"


@dataclass(frozen=True, slots=True)
class Difference:
    """What a document says at `path` besides what was expected."""

    path: str
    expected: str
    found: str

    def __str__(self) -> str:
        return f"{self.path}: expected {self.expected}, found {self.found}"


def compare(
    expected: object, found: object, path: str = "", bags: Set[str] = frozenset()
) -> Iterator[Difference]:
    """Find where `found` is not as expected.

    A mapping names only the entries to look at; an entry is found by its name or as a seat's
    letter or number, and in a list by its place. A list must be met entry by entry, and in order
    unless a field on its path is one of the `bags`. An empty mapping means an empty one. A seat's
    letter equals its number.
    """
    if isinstance(expected, Mapping):
        yield from _compare_mapping(expected, found, path, bags)
    elif isinstance(expected, list):
        yield from _compare_list(expected, found, path, bags)
    elif not same(expected, found):
        yield Difference(path, shown(expected), shown(found))


def contains(document: object, hidden: object) -> bool:
    """Say whether a value occurs anywhere in a document.

    A text counts where any text or key has it as a part, a mapping where all its entries occur
    together, anything else where an equal value stands.
    """
    return any(_is_value(node, hidden) for node in _nodes(document))


def same(expected: object, found: object) -> bool:
    """Compare plain values; true is not 1, and a seat's letter is as good as its number."""
    return _equal(_seat_as_number(expected), _seat_as_number(found))


def _compare_mapping(
    expected: Mapping[object, object], found: object, path: str, bags: Set[str]
) -> Iterator[Difference]:
    if not isinstance(found, Mapping | list | tuple):
        yield Difference(path, shown(expected), shown(found))
        return
    if not expected and found:
        yield Difference(path, "none", shown(found))
    for key, value in expected.items():
        inner = f"{path}.{key}" if path else str(key)
        there, entry = _entry(found, key)
        if there:
            yield from compare(value, entry, inner, bags)
        else:
            yield Difference(inner, shown(value), f"{ABSENT}; there are: {_names(found)}")


def _compare_list(expected: list[object], found: object, path: str, bags: Set[str]) -> Iterator[Difference]:
    if not isinstance(found, list | tuple):
        yield Difference(path, shown(expected), shown(found))
    elif _in_a_bag(path, bags):
        if not _fits_unordered(expected, list(found), bags):
            yield Difference(path, f"{shown(expected)} in any order", shown(found))
    elif len(expected) != len(found):
        yield Difference(path, shown(expected), shown(found))
    else:
        for index, (want, have) in enumerate(zip(expected, found, strict=True)):
            yield from compare(want, have, f"{path}[{index}]", bags)


def _in_a_bag(path: str, bags: Set[str]) -> bool:
    return any(name.partition("[")[0] in bags for name in path.split("."))


def _fits_unordered(expected: list[object], found: list[object], bags: Set[str]) -> bool:
    if len(expected) != len(found):
        return False
    if not any(isinstance(entry, Mapping | list) for entry in expected):
        numbers = [[shown(_seat_as_number(entry)) for entry in entries] for entries in (expected, found)]
        return sorted(numbers[0]) == sorted(numbers[1])
    for index, entry in enumerate(found):
        if next(compare(expected[0], entry, "", bags), None) is None:
            without = found[:index] + found[index + 1 :]
            if _fits_unordered(expected[1:], without, bags):
                return True
    return False


def _entry(found: Mapping[object, object] | Sequence[object], key: object) -> tuple[bool, object]:
    if isinstance(found, Mapping):
        for name in _spellings(key):
            if name in found:
                return True, found[name]
        return False, None
    seat = as_seat(key)
    if seat is None or seat >= len(found):
        return False, None
    return True, found[seat]


def _spellings(key: object) -> list[object]:
    seat = as_seat(key)
    return [key, str(key)] if seat is None else [key, str(key), letter(seat), seat, str(seat)]


def _names(found: Mapping[object, object] | Sequence[object]) -> str:
    if isinstance(found, Mapping):
        return ", ".join(str(name) for name in found) or "none"
    return f"{len(found)} entries"


def _nodes(document: object) -> Iterator[object]:
    yield document
    if isinstance(document, Mapping):
        for key, value in document.items():
            yield key
            yield from _nodes(value)
    elif isinstance(document, list | tuple):
        for value in document:
            yield from _nodes(value)


def _is_value(node: object, hidden: object) -> bool:
    if isinstance(hidden, str):
        return isinstance(node, str) and hidden in node
    if isinstance(hidden, Mapping):
        return isinstance(node, Mapping) and next(compare(hidden, node), None) is None
    return _equal(hidden, node)


def _equal(one: object, other: object) -> bool:
    if isinstance(one, bool) or isinstance(other, bool):
        return one is other
    return one == other


def _seat_as_number(value: object) -> object:
    seat = as_seat(value) if isinstance(value, str) and value.isalpha() else None
    return value if seat is None else seat
