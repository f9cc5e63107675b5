"""Runs scenarios: positions, steps and what must hold, written in YAML for any game."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

import msgspec
from rich.console import Console
from rich.markup import escape

from ludoteca.core import (
    KIND_NAMES,
    BadDocument,
    BadSetup,
    BadWords,
    Game,
    LudotecaError,
    Reader,
    Refusal,
)
from ludoteca.lab.compare import compare, contains
from ludoteca.lab.quoting import LONGEST_REASON, clip, short, shown
from ludoteca.lab.rulebook import Rulebook, read_rulebook
from ludoteca.lab.scenario_file import Checks, Command, Look, Scenario, Step, find_files, read_file
from ludoteca.lab.seats import as_seat, letter
from ludoteca.lab.table import DisagreementError, NoChanceError, Table, read_actor, read_viewer
from ludoteca.lab.wording import matching, read_action, read_actions

Find = Callable[[str], Game]
"""Finds a game by its id."""


@dataclass(frozen=True, slots=True)
class Failure:
    """One thing that was not as the scenario says; `where` is the field that says so."""

    where: str
    why: str

    def __str__(self) -> str:
        return f"{self.where}: {self.why}"


@dataclass(frozen=True, slots=True)
class Result:
    """How one scenario went; a file that makes no sense is one malformed result."""

    path: Path
    name: str
    title: str
    failures: tuple[Failure, ...] = ()
    malformed: bool = False


@dataclass(frozen=True, slots=True)
class Report:
    """How all went; as an int the exit status, 0 when every scenario held."""

    results: tuple[Result, ...]

    @property
    def failed(self) -> list[Result]:
        """The results with a failure."""
        return [result for result in self.results if result.failures]

    @property
    def exit_code(self) -> int:
        """0 when all held, 1 when one did not, 2 when a file makes no sense or there was none."""
        if not self.results or any(result.malformed for result in self.results):
            return 2
        return 1 if self.failed else 0

    def __int__(self) -> int:
        return self.exit_code

    def show(self, console: Console) -> None:
        """Print what failed, and the count."""
        for result in self.failed:
            path, name, title = (escape(clip(part)) for part in (str(result.path), result.name, result.title))
            console.print(
                f"[bold red]{path}[/] [bold]{name}[/] {title}".rstrip(), highlight=False, soft_wrap=True
            )
            for failure in result.failures:
                line = f"  {clip(failure.where)}: {clip(failure.why, LONGEST_REASON)}"
                console.print(escape(line), highlight=False, soft_wrap=True)
        held = len(self.results) - len(self.failed)
        console.print(f"{held} of {len(self.results)} scenarios hold", highlight=False)


def run_files(paths: Sequence[Path | str], find: Find | None = None) -> Report:
    """Run every scenario of files and folders; one that fails or makes no sense stops no other."""
    results: list[Result] = []
    for path in paths:
        try:
            files = find_files([Path(path)])
            if not files:
                raise BadDocument(str(path), "there is no .yaml file in this folder")
        except BadDocument as error:
            results.append(_malformed(Path(path), error))
        else:
            results += [result for file in files for result in run_file(file, find)]
    return Report(tuple(results))


def run_file(path: Path, find: Find | None = None) -> list[Result]:
    """Run every scenario of one file."""
    try:
        scenarios = read_file(path)
    except BadDocument as error:
        return [_malformed(path, error)]
    return [run(scenario, find) for scenario in scenarios]


def run(scenario: Scenario, find: Find | None = None) -> Result:
    """Run one scenario, as often as it wants; the first run that fails is told."""
    for seed in range(scenario.seed, scenario.seed + scenario.repeat):
        failures, malformed = _run_once(replace(scenario, seed=seed), find or find_game)
        if failures:
            if scenario.repeat > 1:
                failures = [Failure(one.where, f"{one.why} (seed {seed})") for one in failures]
            return Result(scenario.path, scenario.name, scenario.title, tuple(failures), malformed)
    return Result(scenario.path, scenario.name, scenario.title)


def find_game(game_id: str) -> Game:
    """Find an installed game."""
    from ludoteca.play import catalog

    return catalog.find(game_id)


def rulebook_of(game: Game) -> Rulebook:
    """Read the rulebook.toml of a game, an empty one where it has none."""
    has_one = (game.folder / "rulebook.toml").is_file()
    return read_rulebook(game.folder) if has_one else Rulebook(rule=())


class _MalformedError(Exception):
    """The scenario says something that makes no sense at its table."""

    def __init__(self, where: str, why: str) -> None:
        super().__init__(f"{where}: {why}")
        self.failure = Failure(where, why)


def _malformed(path: Path, error: BadDocument) -> Result:
    return Result(path, path.name, "", (Failure(error.field, error.why),), malformed=True)


def _run_once(scenario: Scenario, find: Find) -> tuple[list[Failure], bool]:
    try:
        return list(_failures(scenario, find)), False
    except _MalformedError as error:
        return [error.failure], True


def _failures(scenario: Scenario, find: Find) -> Iterator[Failure]:
    try:
        game = find(scenario.game)
        book = rulebook_of(game)
    except LudotecaError as error:
        raise _MalformedError("game", str(error)) from error
    _check_rules(scenario, game, book)
    try:
        table = _lay(scenario, game)
    except BadDocument as error:
        raise _MalformedError(error.field, error.why) from error
    except BadSetup as error:
        yield from _setup_refused(scenario, error)
        return
    runner = _Runner(table, frozenset(book.scenarios.any_order))
    if scenario.checks.refused and not scenario.steps:
        yield Failure("refused", "the game can be set up so")
    for number, step in enumerate(scenario.steps, 1):
        refused = step.checks.refused or (number == len(scenario.steps) and scenario.checks.refused)
        failed = list(runner.carry_out(step, refused))
        yield from failed
        if failed:
            return
        ahead = next((later for later in scenario.steps[number:] if later.is_done), None)
        yield from runner.check(step.checks, step.where, draw=ahead is None or not ahead.is_chance)
    yield from runner.check(scenario.checks, "", draw=True)


def _check_rules(scenario: Scenario, game: Game, book: Rulebook) -> None:
    """Refuse rules that the game does not have; a game without numbered rules has any."""
    known = {rule.id for rule in book.rule}
    for field, rules in (("proves", scenario.proves), ("touches", scenario.touches)):
        unknown = [rule for rule in rules if known and rule not in known]
        if unknown:
            raise _MalformedError(field, f"{short(unknown[0])} is no rule of {game.info.title}")


def _lay(scenario: Scenario, game: Game) -> Table:
    if scenario.position is not None:
        return Table.found(game, scenario.position, scenario.seed)
    reader = Reader(scenario.setup, "setup")
    if not reader.has("seats"):
        raise BadDocument("setup.seats", "say how many play")
    seats = reader.take("seats")
    count = len(seats) if isinstance(seats, list) else Reader.as_integer(seats, "setup.seats", 0, 99)
    options = reader.take("options", {})
    reader.finish()
    if not isinstance(options, dict):
        raise BadDocument("setup.options", "a mapping is needed here")
    for name in options:
        if name not in game.info.options:
            raise BadDocument(f"setup.options.{name}", f"{game.info.title} has no such option")
    return Table.laid(game, count, options, scenario.seed)


def _setup_refused(scenario: Scenario, error: BadSetup) -> Iterator[Failure]:
    if scenario.steps or not scenario.checks.refused:
        field = error.field if error.field == "seats" else f"options.{error.field}"
        yield Failure(f"setup.{field}", f"{error.why} ({error.rule})" if error.rule else error.why)
    else:
        found = {"rule": error.rule, "field": error.field}
        yield from _wrong_refusal(scenario.checks.refused, found, "refused")


class _Runner:
    """Carries out the steps of one scenario and looks at what came of them."""

    def __init__(self, table: Table, bags: frozenset[str]) -> None:
        self.table = table
        self.bags = bags

    def carry_out(self, step: Step, refused: object) -> Iterator[Failure]:
        try:
            if step.outcomes:
                for words in step.outcomes:
                    self.table.outcome(read_action(self.table.game.chances, words))
                return
            if step.commands or step.resolve:
                self.table.draw_all()
            if step.commands:
                yield from self._command(step, refused)
        except BadWords as error:
            raise _MalformedError(f"{step.where}.{error.field}", error.why) from error
        except NoChanceError as error:
            raise _MalformedError(step.where, str(error)) from error
        except DisagreementError as error:
            yield Failure(step.where, str(error))

    def _command(self, step: Step, refused: object) -> Iterator[Failure]:
        before = self.table.game.write_position(self.table.state)
        trial = self.table.copy()
        refusal = None
        for command in step.commands:
            seat = self._seat(command, step.where)
            actions = [
                action for words in command.words for action in read_actions(self.table.game.actions, words)
            ]
            refusal = trial.act(seat, actions, draw=True)
            if refusal is not None:
                break
        if self.table.game.write_position(self.table.state) != before:
            yield Failure(step.where, "asking or trying changed the state that was asked")
        if refusal is None and not refused:
            self.table = trial
        elif refusal is None:
            yield Failure(f"{step.where}.refused", f"this was allowed: {shown(step.commands[-1].words)}")
        elif refused:
            yield from _wrong_refusal(refused, msgspec.to_builtins(refusal), f"{step.where}.refused")
        else:
            yield Failure(step.where, f"{letter(seat)} may not: {_reason(refusal)}")

    def _seat(self, command: Command, where: str) -> int:
        if command.seat is not None:
            return self._read_seat(command.seat, f"{where}.by")
        awaited = self.table.turn().seats
        if len(awaited) == 1:
            return awaited[0]
        names = ", ".join(letter(seat) for seat in awaited) or "nobody"
        raise _MalformedError(f"{where}.by", f"say who acts: {names} may")

    def _read_seat(self, value: object, where: str) -> int:
        try:
            return read_actor(value, where, self.table.seats)
        except BadDocument as error:
            raise _MalformedError(error.field, error.why) from error

    def check(self, checks: Checks, where: str, *, draw: bool) -> Iterator[Failure]:
        """Look at the table; what chance owes is drawn first, unless a check is that it is due."""
        if not checks.given - {"refused"}:
            return
        prefix = f"{where}." if where else ""
        try:
            if draw and checks.turn not in ("chance", {"kind": "chance"}):
                self.table.draw_all()
            yield from self._check_facts(checks, prefix)
            for name in ("legal", "may", "may_not"):
                for seat, patterns in getattr(checks, name).items():
                    yield from self._check_legal(name, seat, list(patterns), f"{prefix}{name}.{seat}")
            if "turn" in checks.given:
                yield from self._check_turn(checks.turn, f"{prefix}turn")
            if "ending" in checks.given:
                yield from self._check_ending(checks.ending, f"{prefix}ending")
            for look in checks.views:
                yield from self._check_view(look, f"{prefix}view")
        except NoChanceError as error:
            raise _MalformedError(where or "position", str(error)) from error

    def _check_facts(self, checks: Checks, prefix: str) -> Iterator[Failure]:
        if "expect" in checks.given:
            facts = self.table.game.facts(self.table.state)
            yield from self._compare(checks.expect, facts, f"{prefix}expect")

    def _check_legal(self, how: str, name: object, patterns: list[object], where: str) -> Iterator[Failure]:
        seat = self._read_seat(name, where)
        space = self.table.game.actions
        legal = self.table.legal(seat)
        meant: set[int] = set()
        for pattern in patterns:
            try:
                found = matching(space, legal, pattern)
            except BadWords as error:
                raise _MalformedError(f"{where}.{error.field}", error.why) from error
            meant |= set(found)
            if how == "may_not" and found:
                yield Failure(where, f"{shown(space.to_words(found[0]))} is legal")
            if how != "may_not" and not found:
                yield Failure(where, f"{shown(pattern)} is not legal; legal are {self._words(legal)}")
        rest = [action for action in legal if action not in meant]
        if how == "legal" and rest:
            yield Failure(
                where, f"expected {shown(patterns)} and nothing else, also legal: {self._words(rest)}"
            )

    def _words(self, actions: list[int]) -> str:
        return shown([self.table.game.actions.to_words(action) for action in actions])

    def _check_turn(self, expected: object, where: str) -> Iterator[Failure]:
        turn = self.table.turn()
        found = {"kind": KIND_NAMES[turn.kind], "seats": list(turn.seats)}
        if isinstance(expected, dict):
            wanted = _seats_read(expected, ("seats",))
        elif expected in KIND_NAMES:
            wanted = {"kind": expected}
        else:
            wanted = {"seats": [self._read_seat(expected, where)]}
        yield from self._compare(wanted, found, where)

    def _check_ending(self, expected: object, where: str) -> Iterator[Failure]:
        ending = self.table.state.ending()
        found = None if ending is None else msgspec.to_builtins(ending)
        if isinstance(expected, dict):
            yield from self._compare(_seats_read(expected, ("winners", "ranking")), found, where)
        elif expected not in (None, "none"):
            raise _MalformedError(where, "write none, or a mapping of what the ending says")
        elif found is not None:
            yield Failure(where, f"expected none, found {shown(found)}")

    def _check_view(self, look: Look, where: str) -> Iterator[Failure]:
        try:
            viewer = read_viewer(look.viewer, f"{where}.for", self.table.seats)
        except BadDocument as error:
            raise _MalformedError(error.field, error.why) from error
        view = msgspec.to_builtins(self.table.view(viewer))
        where = f"{where}({look.viewer})"
        if look.shows:
            yield from self._compare(look.shows, view, f"{where}.shows")
        for hidden in look.hides:
            if contains(view, hidden):
                yield Failure(f"{where}.hides", f"{shown(hidden)} is seen")

    def _compare(self, expected: object, found: object, where: str) -> Iterator[Failure]:
        for one in compare(expected, found, where, self.bags):
            yield Failure(one.path, f"expected {one.expected}, found {one.found}")


def _wrong_refusal(expected: object, found: object, where: str) -> Iterator[Failure]:
    wanted = {"rule": expected} if isinstance(expected, str) else expected
    if isinstance(wanted, dict):
        for one in compare(wanted, found, where):
            yield Failure(one.path, f"expected {one.expected}, found {one.found}")


def _reason(refusal: Refusal) -> str:
    facts = f" {shown(refusal.facts)}" if refusal.facts else ""
    return f"{refusal.rule} {refusal.text}{facts}"


def _seats_read(value: object, names: tuple[str, ...]) -> dict[str, object]:
    """Turn the seat letters of the named entries into numbers."""
    assert isinstance(value, dict)
    return {key: _numbers(entry) if key in names else entry for key, entry in value.items()}


def _numbers(value: object) -> object:
    if isinstance(value, list):
        return [_numbers(entry) for entry in value]
    seat = as_seat(value)
    return value if seat is None else seat
