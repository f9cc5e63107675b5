"""Pictures on disk: SVG by the painters, PNG by rsvg-convert, WebP by Pillow, and what they were made from.

Beside the pictures lies pictures.json: for each the hash of its SVG, which is all that the generator made of the
data. A picture whose hash differs is stale and drawn again; a test asks that none is.
"""

from __future__ import annotations

import hashlib
import json
import subprocess
from collections.abc import Callable, Iterable, Iterator
from io import BytesIO
from pathlib import Path
from typing import NamedTuple

from art import greenville, pieces
from art.kit import Stage
from ludoteca.games.greenville.cards import load

FOLDER = Path(__file__).parents[1] / "src" / "ludoteca" / "games" / "greenville" / "web" / "art"
RECORD = "pictures.json"
ZOOM = 2
QUALITY = 80


class Picture(NamedTuple):
    """A picture by name: how to paint it, and its size in the browser; a card also has a large one."""

    name: str
    size: tuple[int, int]
    paint: Callable[[], Stage]

    @property
    def files(self) -> dict[str, tuple[int, int]]:
        """File names and sizes: cards lie in folders by width, all else in `pieces`."""
        w, h = self.size
        if self.name[1:].isdigit():
            return {f"{w}/{self.name}.webp": (w, h), f"{w * ZOOM}/{self.name}.webp": (w * ZOOM, h * ZOOM)}
        return {f"pieces/{self.name}.webp": (w, h)}


def pictures() -> Iterator[Picture]:
    """All pictures of Greenville, cards first."""
    for card in load().card:
        yield Picture(card.id, (600, 900), lambda card=card: greenville.stage(card))  # type: ignore[misc]
    for piece in pieces.pieces():
        yield Picture(piece.name, piece.size, lambda piece=piece: pieces.stage(piece))  # type: ignore[misc]


def digest(svg: str) -> str:
    return hashlib.sha256(svg.encode()).hexdigest()[:24]


def recorded(folder: Path = FOLDER) -> dict[str, str]:
    """What the pictures on disk were made from."""
    file = folder / RECORD
    found: dict[str, str] = json.loads(file.read_text("utf-8")) if file.exists() else {}
    return found


def _render(svg: str) -> bytes:
    command = ["rsvg-convert", "--unlimited", "--zoom", str(ZOOM)]
    return subprocess.run(command, input=svg.encode(), stdout=subprocess.PIPE, check=True).stdout


def _save(png: bytes, picture: Picture, folder: Path) -> int:
    from PIL import Image

    with Image.open(BytesIO(png)) as image:
        total = 0
        for name, size in picture.files.items():
            file = folder / name
            file.parent.mkdir(parents=True, exist_ok=True)
            mode = "RGBA" if name.startswith("pieces/") else "RGB"
            image.convert(mode).resize(size, Image.Resampling.LANCZOS).save(file, quality=QUALITY, method=6)
            total += file.stat().st_size
    return total


def draw(
    names: Iterable[str] = (), *, anew: bool = False, folder: Path = FOLDER
) -> Iterator[tuple[str, int]]:
    """Draw the stale pictures, or those named; give each name and the bytes written."""
    known, wanted = recorded(folder), set(names)
    for picture in pictures():
        if wanted and picture.name not in wanted:
            continue
        svg = picture.paint().svg()
        complete = all((folder / name).exists() for name in picture.files)
        if known.get(picture.name) == digest(svg) and complete and not anew:
            continue
        written = _save(_render(svg), picture, folder)
        known[picture.name] = digest(svg)
        (folder / RECORD).write_text(json.dumps(known, indent=0, sort_keys=True) + "\n", "utf-8")
        yield picture.name, written


def sheet(
    file: Path, width: int = 195, columns: int = 12, names: Iterable[str] = (), folder: Path = FOLDER
) -> int:
    """A contact sheet of the cards on disk, `width` pixels each; give how many."""
    from PIL import Image

    wanted = set(names)
    cards = [
        picture
        for picture in pictures()
        if picture.name[1:].isdigit() and (not wanted or picture.name in wanted)
    ]
    height = width * 3 // 2
    rows = -(-len(cards) // columns)
    page = Image.new("RGB", (min(columns, len(cards)) * width, rows * height))
    for place, card in enumerate(cards):
        name = next(name for name, size in card.files.items() if size[0] >= min(width, 1200))
        with Image.open(folder / name) as image:
            small = image.convert("RGB").resize((width, height), Image.Resampling.LANCZOS)
        page.paste(small, (place % columns * width, place // columns * height))
    page.save(file)
    return len(cards)
