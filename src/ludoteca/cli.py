"""The command line: `ludoteca play`, `serve`, `simulate`, `replay`, `verify`, `rules` and more.

What a command needs is imported when it is asked for, so that `ludoteca --help` answers at once.
Exit codes: 0 all well, 1 a check failed, 2 wrong use or bad input, 3 trouble with the machine.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, NoReturn

import click

from ludoteca import __version__

if TYPE_CHECKING:
    from rich.console import Console

    from ludoteca.core import Game
    from ludoteca.play.match import Match

FAILED, WRONG, TROUBLE, STOPPED = 1, 2, 3, 130

EXISTING = click.Path(exists=True, path_type=Path)
FILE = click.Path(exists=True, dir_okay=False, path_type=Path)
FOLDER = click.Path(exists=True, file_okay=False, path_type=Path)


def main(arguments: Sequence[str] | None = None) -> NoReturn:
    """Run a command and leave with its exit code; an error is one line on the error output."""
    sys.exit(run(arguments))


def run(arguments: Sequence[str] | None = None) -> int:
    """Run a command; give its exit code."""
    try:
        return int(cli.main(arguments, "ludoteca", standalone_mode=False) or 0)
    except (click.Abort, KeyboardInterrupt):
        return STOPPED
    except click.UsageError as error:
        asked = error.ctx.command_path if error.ctx else "ludoteca"
        return _complain(f"{error.format_message()} (see {asked} --help)", WRONG)
    except click.ClickException as error:
        return _complain(error.format_message(), error.exit_code)
    except BrokenPipeError:  # whoever read our output has seen enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except OSError as error:
        return _complain(f"{error.filename}: {error.strerror}" if error.filename else str(error), TROUBLE)
    except Exception as error:
        from ludoteca.core import LudotecaError

        if not isinstance(error, LudotecaError):
            raise
        return _complain(str(error), WRONG)


@click.group(invoke_without_command=True, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(__version__, message="%(prog)s %(version)s")
@click.pass_context
def cli(context: click.Context) -> None:
    """Board games for friends, bots and researchers."""
    if context.invoked_subcommand is None:
        click.echo(context.get_help())


# ------------------------------------------------------------------------------------------------
# Tables


DATABASE = click.Path(dir_okay=False, path_type=Path)
PORT = click.option("--port", type=click.IntRange(1, 65535), default=8000, show_default=True)


@cli.command()
@click.option("--db", type=DATABASE, help="The file that keeps the tables (default: in your data folder).")
@PORT
def play(db: Path | None, port: int) -> None:
    """Open the house on this machine and its local network."""
    from ludoteca.hosting import data_folder, greeting, host_tables

    file = db or data_folder() / "house.db"
    host_tables(file, "0.0.0.0", port, lambda: greeting(port, file, qr=sys.stdout.isatty()), "WARNING")


@cli.command()
@click.option("--db", type=DATABASE, required=True, help="The file that keeps the tables.")
@click.option("--host", default="127.0.0.1", show_default=True, help="The address to listen on.")
@PORT
def serve(db: Path, host: str, port: int) -> None:
    """Serve tables behind a web server of your own."""
    from ludoteca.hosting import host_tables

    host_tables(db, host, port, lambda: f"Listening on http://{host}:{port}", "INFO")


@cli.command()
def games() -> None:
    """List the games."""
    from rich.table import Table

    from ludoteca.play import catalog

    table = Table("id", "title", "players", "minutes", "options", box=None, pad_edge=False)
    for name, info in catalog.infos().items():
        least, most = info.seats.least, info.seats.most
        players = f"{least}" if least == most else f"{least} to {most}"
        table.add_row(name, info.title, players, str(info.minutes), ", ".join(info.options))
    _print(table)


# ------------------------------------------------------------------------------------------------
# Records


@cli.command()
@click.argument("file", type=FILE)
@click.option(
    "--step", type=click.IntRange(min=0), help="Show the table after this entry (default: the last)."
)
@click.option("--seat", help="Show it as this seat saw it: a letter or number, spectator, or all.")
def replay(file: Path, step: int | None, seat: str | None) -> None:
    """Tell a recorded game in sentences, or show what a seat saw at a step."""
    from ludoteca.lab.replay import log, look
    from ludoteca.lab.table import read_viewer

    match = _read_match(file)
    if step is None and seat is None:
        for seq, sentence in log(match):
            click.echo(f"{seq:5}  {sentence}")
        return
    value = int(seat) if seat is not None and seat.isdecimal() else seat
    viewer = read_viewer("all" if value is None else value, "seat", match.seats)
    click.echo(look(match, match.head if step is None else step, viewer))


@cli.command()
@click.argument("file", type=FILE)
def verify(file: Path) -> int:
    """Check a record: every act against the rules, every draw against the opened secret."""
    from ludoteca.play.verify import verify_file
    from ludoteca.texts import harmless

    found = verify_file(file)
    click.echo(harmless(f"{found.verdict}: {found.why}"))
    click.echo(f"{found.entries} entries, {found.draws} draws, {'over' if found.over else 'not over'}")
    return 0 if found.ok else FAILED


def _read_match(file: Path) -> Match:
    from ludoteca.play.match import Match
    from ludoteca.play.record import read_record

    with file.open("rb") as lines:
        return Match.replay(read_record(lines))


# ------------------------------------------------------------------------------------------------
# The lab


@cli.command()
@click.argument("game_id", metavar="GAME")
@click.option("--games", "count", type=click.IntRange(min=1), default=1000, show_default=True)
@click.option("--bots", help="One bot a seat, with commas (default: random for the fewest players).")
@click.option("--seed", type=int, default=0, show_default=True, help="Same seed, same games.")
@click.option("--workers", type=click.IntRange(1, 256), default=1, show_default=True, help="Processes.")
@click.option(
    "--options", "pairs", multiple=True, metavar="NAME=VALUE", help="An option of the game; repeat it."
)
def simulate(
    game_id: str, count: int, bots: str | None, seed: int, workers: int, pairs: tuple[str, ...]
) -> None:
    """Let bots play each other, every seating on the same deals, and compare them."""
    from ludoteca.lab.report import tables
    from ludoteca.lab.simulate import simulate
    from ludoteca.play import catalog

    game = catalog.find(game_id)
    seated = bots.split(",") if bots else ["random"] * game.info.seats.least
    with _progress(count) as advance:
        tally = simulate(game, seated, count, seed, workers, _options(game, pairs), advance)
    for part in tables(tally, game):
        _print(part)


@cli.command()
@click.argument("game_id", metavar="GAME")
@click.argument("rule_id", metavar="[RULE]", required=False)
@click.option("--coverage", is_flag=True, help="Say which rules no test proves.")
@click.option("--tests", type=FOLDER, help="Where the tests lie (default: tests/ of this folder).")
def rules(game_id: str, rule_id: str | None, coverage: bool, tests: Path | None) -> int:
    """Show the numbered rules of a game, one of them, or which are proved by tests."""
    from ludoteca.lab import rule_pages
    from ludoteca.lab.rules import coverage as cover
    from ludoteca.lab.rules import report
    from ludoteca.play import catalog

    game = catalog.find(game_id)
    if coverage:
        found = cover(game, tests)
        report(found, _console())
        return int(found)
    if tests is not None:
        raise click.UsageError("--tests is for --coverage", click.get_current_context())
    click.echo(rule_pages.one(game, rule_id) if rule_id else rule_pages.whole(game))
    return 0


@cli.command()
@click.argument("paths", metavar="FILE...", nargs=-1, required=True, type=EXISTING)
def scenario(paths: tuple[Path, ...]) -> int:
    """Run scenario files, or all in a folder, and say which do not hold."""
    from ludoteca.lab.scenario import run_files

    found = run_files(paths)
    found.show(_console())
    return int(found)


@cli.command()
@click.argument("game_id", metavar="GAME")
def step(game_id: str) -> None:
    """Answer another program line by line: positions, acts and outcomes in, choices out."""
    from ludoteca.lab.step import serve
    from ludoteca.play import catalog

    serve(catalog.find(game_id), sys.stdin.buffer, sys.stdout, sys.stderr)


# ------------------------------------------------------------------------------------------------


def _options(game: Game, pairs: Sequence[str]) -> dict[str, object]:
    """Read `name=value` pairs, several with commas, as the types that the game declares."""
    from ludoteca.lab.table import read_options

    chosen: dict[str, object] = {}
    for pair in ",".join(pairs).split(",") if pairs else ():
        name, equals, text = pair.partition("=")
        if not equals:
            raise click.UsageError(f"{pair!r} is not NAME=VALUE", click.get_current_context())
        option = game.info.options.get(name)
        values = option.values if option else ()
        meant = [value for value in values if str(value).lower() == text.lower()]
        number = int(text) if option and option.seat and text.isdecimal() else text
        chosen[name] = meant[0] if meant else number
    return read_options(game, chosen)


@contextmanager
def _progress(games: int) -> Iterator[Callable[[int], None]]:
    """Show a bar on a terminal, nothing elsewhere."""
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    console = _console(stderr=True)
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task("games", total=games)
        yield lambda played: bar.advance(task, played)


def _print(part: object) -> None:
    console = _console()
    console.print(part, highlight=False, markup=False, soft_wrap=isinstance(part, str))


def _console(*, stderr: bool = False) -> Console:
    """A console; one that writes to a pipe or file is as wide as its lines."""
    from rich.console import Console

    console = Console(stderr=stderr)
    return console if console.is_terminal else Console(stderr=stderr, width=200)


def _complain(message: str, code: int) -> int:
    from ludoteca.texts import harmless

    click.echo(f"ludoteca: {harmless(' '.join(message.split()))}", err=True)
    return code
