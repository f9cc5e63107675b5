"""`python -m art draw|sheet|extract`: see `make art`."""

from __future__ import annotations

from pathlib import Path

import click


@click.group()
def main() -> None:
    """Draw the pictures of a game; the only one drawn by cards so far is greenville."""


@main.command()
@click.argument("game", type=click.Choice(["greenville"]))
@click.argument("names", nargs=-1)
@click.option("--anew", is_flag=True, help="Draw also what is not stale.")
def draw(game: str, names: tuple[str, ...], *, anew: bool) -> None:
    """Draw the stale pictures of GAME, or those NAMES."""
    from art import album

    count = total = 0
    for name, written in album.draw(names, anew=anew):
        count, total = count + 1, total + written
        click.echo(f"{name} {written // 1024} KB")
    click.echo(f"{game}: {count} drawn, {total // 1024} KB")


@main.command()
@click.argument("game", type=click.Choice(["greenville"]))
@click.argument("file", type=click.Path(path_type=Path, dir_okay=False))
@click.argument("names", nargs=-1)
@click.option(
    "--width", default=195, show_default=True, help="Pixels of a card: 195 is a phone, 600 a table."
)
@click.option("--columns", default=12, show_default=True)
def sheet(game: str, file: Path, names: tuple[str, ...], width: int, columns: int) -> None:
    """Lay the drawn cards of GAME side by side in FILE (png), all or those NAMES."""
    from art import album

    click.echo(f"{game}: {album.sheet(file, width, columns, names)} cards in {file}")


@main.command()
@click.argument("modules", type=click.Path(path_type=Path, exists=True, file_okay=False))
def extract(modules: Path) -> None:
    """Copy the shapes used from a node_modules folder MODULES into shapes.json."""
    from art.extract import extract as copy

    click.echo(f"{copy(modules)} shapes")


if __name__ == "__main__":
    main()
