"""YAML as people read it: names, texts, decimal numbers, true and false, lists and mappings.

`no` is a word, 1:30 and dates are texts, 010 is ten. A key is always a text and stands once; `<<`
puts the entries of a mapping in its place. There are no tags, and aliases may not blow a document up.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Final

import yaml

from ludoteca.core import BadDocument

MOST_ENTRIES: Final = 1_000_000
"""No document holds more, all its aliases written out."""


def read_yaml(text: str, name: str) -> object:
    """Read a document; raise BadDocument with the name of its file."""
    try:
        # The loader is yaml.SafeLoader with fewer tags.
        document = yaml.load(text, _Loader)
        entries = _entries(document, {})
    except RecursionError as error:
        raise BadDocument(name, "it is nested too deeply") from error
    except (yaml.YAMLError, ValueError) as error:
        raise BadDocument(name, f"this is no YAML: {' '.join(str(error).split())}") from error
    if entries > MOST_ENTRIES:
        raise BadDocument(name, f"with its aliases written out, it has more than {MOST_ENTRIES:,} entries")
    return document


def _entries(value: object, known: dict[int, int]) -> int:
    """Count what a document holds; what aliases share is looked at once and counted each time."""
    if id(value) not in known:
        inner = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
        known[id(value)] = 1 + sum(_entries(entry, known) for entry in inner)
    return known[id(value)]


class _Loader(yaml.SafeLoader):
    """A loader without tags; what a plain word means is said below."""

    def compose_node(self, parent: yaml.Node | None, index: int) -> yaml.Node | None:
        """Read one node; refuse one with a tag."""
        event = self.peek_event()  # type: ignore[no-untyped-call]  # PyYAML's stubs leave it out
        if getattr(event, "tag", None) is not None:
            raise yaml.MarkedYAMLError(problem="write it without a tag", problem_mark=event.start_mark)
        return super().compose_node(parent, index)


def _mapping(loader: _Loader, node: yaml.MappingNode) -> dict[str, object]:
    mapping: dict[str, object] = {}
    for key_node, value_node in node.value:
        name, mark = key_node.value, key_node.start_mark
        if not isinstance(name, str):
            raise yaml.MarkedYAMLError(problem="a key must be a name", problem_mark=mark)
        value = loader.construct_object(value_node, deep=True)
        entries = value if name == "<<" else {name: value}
        if not isinstance(entries, dict):
            raise yaml.MarkedYAMLError(problem="<< needs a mapping", problem_mark=mark)
        for key in entries:
            if key in mapping:
                raise yaml.MarkedYAMLError(problem=f"the key {key} stands twice", problem_mark=mark)
        mapping |= entries
    return mapping


def _list(loader: _Loader, node: yaml.SequenceNode) -> list[object]:
    return [loader.construct_object(entry, deep=True) for entry in node.value]


def _word(read: Callable[[str], object]) -> Callable[[_Loader, yaml.ScalarNode], object]:
    return lambda loader, node: read(node.value)


_WORDS: Final[Mapping[str, tuple[str, Callable[[str], object]]]] = {
    "null": (r"null|~|", lambda word: None),
    "bool": (r"true|false", lambda word: word == "true"),
    "int": (r"[-+]?[0-9]{1,19}", int),
    "float": (r"[-+]?[0-9]+\.[0-9]+", float),
}
"""Plain words that are no texts: how they are written, and what they mean."""

_Loader.yaml_implicit_resolvers = {}
for _name, (_pattern, _read) in _WORDS.items():
    _Loader.add_implicit_resolver(f"tag:yaml.org,2002:{_name}", re.compile(f"^(?:{_pattern})$"), None)
    _Loader.add_constructor(f"tag:yaml.org,2002:{_name}", _word(_read))
_Loader.add_constructor("tag:yaml.org,2002:map", _mapping)
_Loader.add_constructor("tag:yaml.org,2002:seq", _list)
