"""Copy the shapes that the painters use from npm packages into shapes.json: run when a name is new.

The folder given holds the packages @iconify-json/game-icons, @iconify-json/noto and
@fontsource/staatliches. Needs fontTools for the letters.
"""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

from art.shapes import FILE

_CALL = re.compile(r'\b(emoji|icon|silhouette|giant)\(\s*\w+,\s*"([a-z0-9-]+)"')
_TOLD = re.compile(r"# (emoji|icons): ([a-z0-9 -]+)")
_LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789 .,!?:'-&"


def names(folder: Path) -> dict[str, set[str]]:
    """Names in the painters' calls; those in variables are told in a comment `# icons: name name`."""
    found: dict[str, set[str]] = {"emoji": set(), "icons": set()}
    for file in sorted(set(folder.rglob("*.py")) - {Path(__file__)}):
        text = file.read_text("utf-8")
        for kind, name in _CALL.findall(text):
            found["emoji" if kind == "emoji" else "icons"].add(name)
        for kind, listed in _TOLD.findall(text):
            found[kind].update(listed.split())
    return found


def _icons(package: Path, wanted: set[str]) -> dict[str, str]:
    known = json.loads((package / "icons.json").read_text("utf-8"))["icons"]
    return {name: " ".join(re.findall(r' d="([^"]+)"', known[name]["body"])) for name in sorted(wanted)}


def _emoji(package: Path, wanted: set[str]) -> dict[str, Any]:
    loaded = json.loads((package / "icons.json").read_text("utf-8"))
    known, size = loaded["icons"], loaded.get("height", 16)
    return {
        name: {"box": known[name].get("height", size), "body": known[name]["body"]} for name in sorted(wanted)
    }


def _letters(package: Path) -> dict[str, list[Any]]:
    from fontTools.pens.svgPathPen import SVGPathPen
    from fontTools.ttLib import TTFont

    font = TTFont(next((package / "files").glob("*latin-400-normal.woff")))
    glyphs, table, scale = font.getGlyphSet(), font.getBestCmap(), 1000 / font["head"].unitsPerEm
    out: dict[str, list[Any]] = {}
    for char in _LETTERS:
        pen = SVGPathPen(glyphs, lambda value: str(round(value * scale)))
        glyphs[table[ord(char)]].draw(pen)
        out[char] = [round(glyphs[table[ord(char)]].width * scale), pen.getCommands()]
    return out


def extract(modules: Path) -> int:
    """Write shapes.json anew; give the number of shapes."""
    wanted = names(FILE.parent)
    shapes = {
        "icons": _icons(modules / "@iconify-json" / "game-icons", wanted["icons"]),
        "emoji": _emoji(modules / "@iconify-json" / "noto", wanted["emoji"]),
        "letters": _letters(modules / "@fontsource" / "staatliches"),
    }
    FILE.write_text(json.dumps(shapes, indent=0, sort_keys=True) + "\n", "utf-8")
    return sum(len(part) for part in shapes.values())
