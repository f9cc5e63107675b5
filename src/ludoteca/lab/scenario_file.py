"""Scenario files read into scenarios, every field checked; docs/scenarios.md is their manual."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from ludoteca.core import BadDocument, Document, Reader
from ludoteca.lab.plain_yaml import read_yaml
from ludoteca.lab.quoting import short
from ludoteca.lab.seats import as_seat, letter

MOST_PROVED: Final = 3
"""A scenario proves at most so many rules: one that cites more proves none of them well."""

CHECKS: Final = ("expect", "legal", "may", "may_not", "turn", "ending", "view", "refused")

BySeat = Mapping[str, tuple[object, ...]]
"""What is written for each seat: a list, or one thing that stands for a list of it."""


@dataclass(frozen=True, slots=True)
class Look:
    """What one viewer must see, and must not."""

    viewer: object
    shows: Document
    hides: tuple[object, ...]


@dataclass(frozen=True, slots=True)
class Checks:
    """What must hold at one moment; `given` names the fields that were written."""

    given: frozenset[str] = frozenset()
    expect: Document = field(default_factory=dict)
    legal: BySeat = field(default_factory=dict)
    may: BySeat = field(default_factory=dict)
    may_not: BySeat = field(default_factory=dict)
    turn: object = None
    ending: object = None
    views: tuple[Look, ...] = ()
    refused: object = False


@dataclass(frozen=True, slots=True)
class Command:
    """What one seat does at once, all of it or nothing; no seat means the one that is awaited."""

    seat: object
    words: tuple[Document, ...]


@dataclass(frozen=True, slots=True)
class Step:
    """One step: commands, outcomes of chance, `resolve`, or nothing but checks."""

    where: str
    commands: tuple[Command, ...] = ()
    outcomes: tuple[Document, ...] = ()
    resolve: bool = False
    checks: Checks = Checks()

    @property
    def is_chance(self) -> bool:
        """Whether it decides what is left to chance."""
        return self.resolve or bool(self.outcomes)

    @property
    def is_done(self) -> bool:
        """Whether anything is done in it, not only checked."""
        return self.is_chance or bool(self.commands)


@dataclass(frozen=True, slots=True, kw_only=True)
class Scenario:
    """One scenario as written."""

    path: Path
    game: str
    id: str
    case: str = ""
    title: str = ""
    proves: tuple[str, ...] = ()
    touches: tuple[str, ...] = ()
    setup: Document | None = None
    position: Document | None = None
    seed: int = 1
    repeat: int = 1
    steps: tuple[Step, ...] = ()
    checks: Checks = Checks()

    @property
    def name(self) -> str:
        """How a report calls it: id and case."""
        return f"{self.id} {self.case}".strip()


def find_files(paths: list[Path]) -> list[Path]:
    """List the files that paths mean, folders searched for .yaml; raise BadDocument for none."""
    found: list[Path] = []
    for path in paths:
        if path.is_dir():
            found += sorted(file for file in path.rglob("*.yaml") if file.is_file())
        elif path.is_file():
            found.append(path)
        else:
            raise BadDocument(str(path), "there is no such file")
    return found


def read_file(path: Path) -> list[Scenario]:
    """Read every scenario of a file; raise BadDocument naming the field at fault."""
    try:
        text = path.read_text("utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise BadDocument(path.name, str(error)) from error
    return read_text(text, path)


def read_text(text: str, path: Path) -> list[Scenario]:
    """Read scenarios from YAML: one, a list, or a mapping with `game` and `scenarios`."""
    scenarios = list(_scenarios(read_yaml(text, path.name), path))
    if not scenarios:
        raise BadDocument(path.name, "there is no scenario in it")
    names = [scenario.name for scenario in scenarios]
    for name in names:
        if names.count(name) > 1:
            raise BadDocument("id", f"{name} stands twice in the file; tell them apart by `case`")
    return scenarios


def _scenarios(document: object, path: Path) -> Iterator[Scenario]:
    if isinstance(document, list):
        for index, entry in enumerate(document):
            yield _scenario(entry, path, f"[{index}]", "")
    elif isinstance(document, Mapping) and "scenarios" in document:
        reader = Reader(document)
        game = reader.string("game", "")
        entries = reader.take("scenarios")
        reader.finish()
        if not isinstance(entries, list):
            raise BadDocument("scenarios", "a list is needed here")
        for index, entry in enumerate(entries):
            yield _scenario(entry, path, f"scenarios[{index}]", game)
    else:
        yield _scenario(document, path, "", "")


def _scenario(document: object, path: Path, where: str, game: str) -> Scenario:
    reader = Reader(document, where)
    scenario = Scenario(
        path=path,
        game=_named(reader, "game", game),
        id=_named(reader, "id", ""),
        case=reader.string("case", ""),
        title=_named(reader, "title", ""),
        proves=_rules(reader, "proves", MOST_PROVED),
        touches=_rules(reader, "touches", None),
        setup=_mapping_or_none(reader, "setup"),
        position=_mapping_or_none(reader, "position"),
        seed=reader.integer("seed", 1, 0, 2**63 - 1),
        repeat=reader.integer("repeat", 1, 1, 100_000),
        steps=tuple(_steps(reader)),
        checks=_checks(reader),
    )
    reader.string("note", "")
    reader.finish()
    if (scenario.setup is None) == (scenario.position is None):
        raise BadDocument(reader.path("setup"), "give either a setup or a position")
    if scenario.checks.refused:
        _check_refused(scenario, reader.path("refused"))
    if not scenario.checks.given and not any(step.checks.given for step in scenario.steps):
        raise BadDocument(reader.path("expect"), f"nothing is checked; write one of {', '.join(CHECKS)}")
    return scenario


def _check_refused(scenario: Scenario, field: str) -> None:
    if scenario.steps and not scenario.steps[-1].commands:
        raise BadDocument(field, "the last step is nothing that a seat does")
    if not scenario.steps and scenario.setup is None:
        raise BadDocument(field, "there is no step")
    if not scenario.steps and scenario.checks.refused is True:
        raise BadDocument(field, "say why: by which rule, or {field: seats} or the name of an option")


def _steps(reader: Reader) -> Iterator[Step]:
    steps = reader.take("steps", [])
    if not isinstance(steps, list):
        raise BadDocument(reader.path("steps"), "a list of steps is needed here")
    for index, step in enumerate(steps):
        yield _step(step, f"{reader.path('steps')}[{index}]")


def _step(document: object, where: str) -> Step:
    reader = Reader(document, where)
    checks = _checks(reader)
    reader.string("note", "")
    if reader.has("together"):
        step = Step(where, commands=tuple(_together(reader)), checks=checks)
    elif reader.has("act"):
        command = Command(reader.take("by"), _list_of_words(reader, "act"))
        step = Step(where, commands=(command,), checks=checks)
    elif reader.has("do"):
        command = Command(reader.take("by"), (_rest(reader),))
        step = Step(where, commands=(command,), checks=checks)
    elif reader.has("outcomes"):
        step = Step(where, outcomes=_list_of_words(reader, "outcomes"), checks=checks)
    elif reader.has("chance"):
        step = Step(where, outcomes=(_rest(reader),), checks=checks)
    elif reader.has("resolve"):
        if not reader.boolean("resolve", True):
            raise BadDocument(reader.path("resolve"), "leave it out instead")
        step = Step(where, resolve=True, checks=checks)
    else:
        step = Step(where, checks=checks)
        if not checks.given:
            reader.finish()
            raise BadDocument(where, "this step does nothing and checks nothing")
    reader.finish()
    if checks.refused and not step.commands:
        raise BadDocument(reader.path("refused"), "only what a seat does can be refused")
    return step


def _together(reader: Reader) -> Iterator[Command]:
    for seat, answers in _by_seat(reader, "together").items():
        where = f"{reader.path('together')}.{seat}"
        if not answers:
            raise BadDocument(where, "the list is empty")
        yield Command(seat, tuple(_words(answer, where) for answer in answers))


def _by_seat(reader: Reader, name: str) -> BySeat:
    if not reader.has(name):
        return {}
    value, path = reader.take(name), reader.path(name)
    if not isinstance(value, Mapping) or not value:
        raise BadDocument(path, "say it seat by seat")
    seats = [as_seat(key) for key in value]
    for key, seat in zip(value, seats, strict=True):
        if seat is not None and seats.count(seat) > 1:
            raise BadDocument(f"{path}.{key}", f"seat {letter(seat)} stands twice")
    return {key: tuple(entry) if isinstance(entry, list) else (entry,) for key, entry in value.items()}


def _rest(reader: Reader) -> Document:
    return {name: reader.take(name) for name in reader.keys()}  # noqa: SIM118 - a Reader is no mapping


def _list_of_words(reader: Reader, name: str) -> tuple[Document, ...]:
    value = reader.take(name)
    listed = value if isinstance(value, list) else [value]
    if not listed:
        raise BadDocument(reader.path(name), "the list is empty")
    return tuple(_words(words, f"{reader.path(name)}[{index}]") for index, words in enumerate(listed))


def _words(value: object, where: str) -> Document:
    return _rest(Reader(value, where))


def _checks(reader: Reader) -> Checks:
    given = frozenset(name for name in CHECKS if reader.has(name))
    return Checks(
        given=given,
        expect=_rest(reader.mapping("expect")),
        legal=_by_seat(reader, "legal"),
        may=_by_seat(reader, "may"),
        may_not=_by_seat(reader, "may_not"),
        turn=reader.take("turn"),
        ending=reader.take("ending"),
        views=tuple(_views(reader)),
        refused=_refused(reader),
    )


def _views(reader: Reader) -> Iterator[Look]:
    views = reader.take("view") if reader.has("view") else ()
    listed = [views] if isinstance(views, Mapping) else views
    if not isinstance(listed, list | tuple) or (listed == []):
        raise BadDocument(reader.path("view"), "a view, or a list of them, is needed here")
    for index, view in enumerate(listed):
        looks = Reader(view, f"{reader.path('view')}[{index}]")
        if not looks.has("for"):
            raise BadDocument(looks.path("for"), "say who looks: a seat, spectator or all")
        hides = looks.take("hides", []) if looks.has("hides") else []
        look = Look(
            viewer=looks.take("for"),
            shows=_rest(looks.mapping("shows")),
            hides=tuple(hides) if isinstance(hides, list) else (hides,),
        )
        looks.finish()
        if not look.shows and not look.hides:
            raise BadDocument(looks.path("shows"), "say what the view shows or hides")
        yield look


def _refused(reader: Reader) -> object:
    if not reader.has("refused"):
        return False
    refused = reader.take("refused")
    if refused is True or (isinstance(refused, str | Mapping) and refused):
        return refused
    raise BadDocument(reader.path("refused"), f"{short(refused)} is neither true nor a rule id nor a mapping")


def _named(reader: Reader, name: str, default: str) -> str:
    value = reader.string(name, default)
    if not value:
        raise BadDocument(reader.path(name), "this is needed")
    return value


def _rules(reader: Reader, name: str, most: int | None) -> tuple[str, ...]:
    rules = reader.strings(name, [])
    if most is not None and len(rules) > most:
        raise BadDocument(reader.path(name), f"{len(rules)} rules are named here; at most {most} are")
    return tuple(rules)


def _mapping_or_none(reader: Reader, name: str) -> Document | None:
    return _rest(reader.mapping(name)) if reader.has(name) else None
