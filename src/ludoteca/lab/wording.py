"""Actions and outcomes as a person writes them, with the choices that follow on one line."""

from __future__ import annotations

from collections.abc import Mapping

from ludoteca.core import BadWords, Family, Field, Space, Words
from ludoteca.lab.quoting import clip, short
from ludoteca.lab.seats import as_seat


def read_action(space: Space, words: Mapping[str, object]) -> int:
    """Read one action or outcome; seats may be letters, numbers may stand for their names."""
    name = words.get(space.key)
    if not isinstance(name, str):
        raise BadWords(space.key, "a name is needed here")
    by_name = {field.name: field for field in space.named(name).fields}
    return space.from_words(
        {key: _as_word(by_name[key], value) if key in by_name else value for key, value in words.items()}
    )


def read_actions(space: Space, words: Mapping[str, object]) -> list[int]:
    """Read an action and the follow-ups written on the same line, in the order written.

    A key that is no field of the action must be the name of another one:
    `{do: take, card: X, lose: [R3, R5]}` is take X, then lose R3, then lose R5.
    """
    name = words.get(space.key)
    if not isinstance(name, str):
        raise BadWords(space.key, "a name is needed here")
    fields = {field.name for field in space.named(name).fields}
    first = {key: value for key, value in words.items() if key == space.key or key in fields}
    actions = [read_action(space, first)]
    for key, value in words.items():
        if key not in first:
            actions += _follow_ups(space, name, key, value)
    return actions


def matching(space: Space, actions: list[int], pattern: object) -> list[int]:
    """Find the actions that a pattern means: a name, or words of which some may be missing."""
    wanted = {space.key: pattern} if isinstance(pattern, str) else pattern
    if not isinstance(wanted, Mapping) or not isinstance(wanted.get(space.key), str):
        raise BadWords(space.key, f"{short(pattern)} is neither a name nor words with a {space.key}")
    family = space.named(str(wanted[space.key]))
    by_name = {known.name: known for known in family.fields}
    exact: Words = {space.key: family.name}
    for key, value in wanted.items():
        if key == space.key:
            continue
        if key not in by_name:
            raise BadWords(key, f"{family.name} has no such field")
        index = by_name[key].from_word(_as_word(by_name[key], value))
        exact[key] = by_name[key].to_word(index)
    return [action for action in actions if exact.items() <= space.to_words(action).items()]


def _follow_ups(space: Space, first: str, key: str, value: object) -> list[int]:
    try:
        family = space.named(key)
    except BadWords:
        why = f"{first} has no such field, and no {space.key} is called so"
        raise BadWords(clip(key), why) from None
    answers = value if isinstance(value, list) else [value]
    return [read_action(space, _follow_up(space, family, answer)) for answer in answers]


def _follow_up(space: Space, family: Family, answer: object) -> dict[str, object]:
    if isinstance(answer, Mapping):
        return {space.key: family.name, **answer}
    if not family.fields and answer is True:
        return {space.key: family.name}
    if len(family.fields) == 1:
        return {space.key: family.name, family.fields[0].name: answer}
    names = ", ".join(field.name for field in family.fields) or "true"
    raise BadWords(family.name, f"write it with its fields: {names}")


def _as_word(field: Field, value: object) -> object:
    if field.names:
        return str(value) if isinstance(value, int) and not isinstance(value, bool) else value
    if field.name.endswith("seat") and isinstance(value, str):
        seat = as_seat(value)
        return value if seat is None else seat
    return value
