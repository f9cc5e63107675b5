"""Run a server alone: `python -m ludoteca.server --database tables.sqlite3 --port 8000`."""

from __future__ import annotations

from pathlib import Path

import click

from ludoteca.core import LudotecaError
from ludoteca.server.app import run
from ludoteca.server.logs import log_to_stderr
from ludoteca.server.settings import STATIC, Settings


@click.command()
@click.option(
    "--database", type=click.Path(path_type=Path), default=Path("ludoteca.sqlite3"), show_default=True
)
@click.option("--host", default="127.0.0.1", show_default=True)
@click.option("--port", default=8000, show_default=True)
@click.option("--bot-pace", default=0.8, show_default=True, help="Least seconds a bot takes for an act.")
@click.option("--json-log", is_flag=True, help="Log as lines of JSON.")
@click.option("--static", type=click.Path(path_type=Path), default=STATIC, help="The built browser client.")
def main(database: Path, host: str, port: int, bot_pace: float, static: Path, json_log: bool) -> None:
    """Serve tables from one file."""
    log_to_stderr(json=json_log)
    try:
        run(Settings(database=database, host=host, port=port, bot_pace=bot_pace, static=static))
    except LudotecaError as error:
        raise click.ClickException(str(error)) from error


if __name__ == "__main__":
    main()
