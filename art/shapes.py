"""Shapes of others, credited in docs/credits.md: icons, emoji and letters, copied to shapes.json."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

from art.kit import Stage, Tone, num
from art.light import shadow
from art.palettes import WHITE, dark, mix, pale

FILE = Path(__file__).with_name("shapes.json")
_ARGUMENTS = {"m": 2, "l": 2, "h": 1, "v": 1, "c": 6, "s": 4, "q": 4, "t": 2, "a": 7, "z": 0}
_NUMBER = re.compile(r"[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?")


@cache
def library() -> dict[str, Any]:
    """Icons (paths in a box of 512), emoji (bodies in a box of 128 or 32), letters (advance and path)."""
    loaded: dict[str, Any] = json.loads(FILE.read_text("utf-8"))
    return loaded


def _scan(d: str) -> Iterator[tuple[str, list[float]]]:
    """Commands and their arguments; the flags of arcs are single digits."""
    at, command = 0, ""
    while at < len(d):
        if d[at] in " ,\n\t\r":
            at += 1
            continue
        if d[at].isalpha():
            command = d[at]
            at += 1
            if command in "zZ":
                yield command, []
            continue
        arguments: list[float] = []
        while len(arguments) < _ARGUMENTS[command.lower()]:
            at += len(d[at:]) - len(d[at:].lstrip(" ,\n\t\r"))
            if command in "aA" and len(arguments) in {3, 4}:
                arguments.append(float(d[at]))
                at += 1
                continue
            found = _NUMBER.match(d, at)
            if found is None:
                raise ValueError(d[at : at + 20])
            arguments.append(float(found.group()))
            at = found.end()
        yield command, arguments
        command = {"m": "l", "M": "L"}.get(command, command)


@cache
def subpaths(d: str) -> tuple[str, ...]:
    """Split a compound path into parts that stand alone, each with an absolute start."""
    parts: list[str] = []
    part: list[str] = []
    x = y = start_x = start_y = 0.0
    for command, values in _scan(d):
        relative, kind = command.islower(), command.lower()
        if kind == "m":
            x, y = (x + values[0], y + values[1]) if relative else (values[0], values[1])
            start_x, start_y = x, y
            parts.append("".join(part))
            part = [f"M{num(x)} {num(y)}"]
            continue
        if kind == "z":
            parts.append("".join([*part, "Z"]))
            x, y, part = start_x, start_y, []
            continue
        if not part:
            part = [f"M{num(x)} {num(y)}"]
        part.append(command + " ".join(num(value) for value in values))
        if kind == "h":
            x = x + values[0] if relative else values[0]
        elif kind == "v":
            y = y + values[0] if relative else values[0]
        else:
            x, y = (x + values[-2], y + values[-1]) if relative else (values[-2], values[-1])
    parts.append("".join(part))
    return tuple(part for part in parts if part)


def icon_path(name: str) -> str:
    found: str = library()["icons"][name]
    return found


def silhouette(
    s: Stage,
    name: str,
    x: float,
    y: float,
    size: float,
    colour: str,
    *,
    flip: bool = False,
    rot: float = 0,
    rim: str = "",
    shift: tuple[float, float] = (-2, -2),
    opacity: float = 1,
) -> None:
    """An icon as one closed shape, with its foot at (x, y), a rim of light behind it if asked."""
    k = size / 512
    closed = "".join(f'<path d="{part}"/>' for part in subpaths(icon_path(name)))
    with s.at(x, y, k, rot, flip=flip, opacity=opacity):
        if rim:
            side = -1 if flip else 1
            move = f"translate({num(-256 + shift[0] / k * side)} {num(-512 + shift[1] / k)})"
            s.add(f'<g fill="{rim}" transform="{move}">{closed}</g>')
        s.add(f'<g fill="{colour}" transform="translate(-256 -512)">{closed}</g>')


def icon(
    s: Stage,
    name: str,
    x: float,
    y: float,
    size: float,
    tone: Tone | None = None,
    body: str = "",
    *,
    flip: bool = False,
    rot: float = 0,
    gap: float = 10,
    rim: str = "",
    shift: tuple[float, float] = (-2, -2),
    opacity: float = 1,
    ground: bool = False,
    soft: float = 0.025,
    light: float = 235,
) -> None:
    """An icon as a lit object: closed dark body, rim of light, lighter tone on top, volume over all."""
    if ground:
        shadow(s, x, y, size * 0.4)
    high, low = (
        tone if isinstance(tone, tuple) else (pale(tone or s.p.light, 0.15), dark(tone or s.p.light, 0.45))
    )
    body = body or dark(mix(low, s.p.near, 0.6), 0.25)
    d, k = icon_path(name), size / 512
    closed = "".join(f'<path d="{part}"/>' for part in subpaths(d))
    edge = f'stroke-width="{gap}" stroke-linejoin="round"'
    with s.at(x, y, k, rot, flip=flip, opacity=opacity):
        if rim:
            side = -1 if flip else 1
            move = f"translate({num(-256 + shift[0] / k * side)} {num(-512 + shift[1] / k)})"
            s.add(f'<g fill="{rim}" stroke="{rim}" {edge} transform="{move}">{closed}</g>')
        volume = {"filter": s.volume(max(4, round(512 * soft)), light)} if soft else {}
        with s.group(transform="translate(-256 -512)", **volume):
            s.add(f'<g fill="{body}" stroke="{body}" {edge}>{closed}</g>')
            s.path(d, s.lin((0, high), (1, low), line=(0, 0, 0, 512)))


def emoji(
    s: Stage,
    name: str,
    x: float,
    y: float,
    size: float,
    *,
    keep: float = 0.5,
    flip: bool = False,
    rot: float = 0,
    opacity: float = 1,
    ground: bool = False,
    ramp: tuple[str, ...] | None = None,
    sy: float = 1,
) -> None:
    """An emoji brought into the palette: its shading kept, its colours drawn to the ramp of the picture."""
    if ground:
        shadow(s, x, y - size * 0.03, size * 0.36)
    drawn = library()["emoji"][name]
    box, body, mark = drawn["box"], drawn["body"], s.uid("e")
    body = re.sub(r'id="([^"]+)"', rf'id="{mark}\1"', body)
    body = re.sub(r"url\(#([^)]+)\)", rf"url(#{mark}\1)", body)
    body = re.sub(r'href="#([^"]+)"', rf'href="#{mark}\1"', body)
    ramp = ramp or (
        s.p.near,
        mix(s.p.sky[2], s.p.near, 0.25),
        mix(s.p.fog, s.p.light, 0.35),
        pale(s.p.light, 0.2),
    )
    k = size / box
    scale = f"scale({-k if flip else k:.4f} {k * sy:.4f})"
    move = f"translate({num(x)} {num(y)}) rotate({num(rot)}) {scale} translate({-box / 2} {-box})"
    s.add(f'<g opacity="{opacity}" filter="{s.tritone(ramp, keep)}"><g transform="{move}">{body}</g></g>')


def letters(
    s: Stage,
    text: str,
    x: float,
    y: float,
    size: float,
    colour: str = WHITE,
    *,
    rot: float = 0,
    opacity: float = 1,
    spacing: float = 0,
) -> None:
    """Capital letters and digits as paths, centred on x, standing on y."""
    glyphs = [library()["letters"].get(char, [300, ""]) for char in text.upper()]
    width = sum(advance + spacing for advance, _ in glyphs)
    k, pen, parts = size / 700, -width / 2, []
    for advance, d in glyphs:
        if d:
            parts.append(f'<path transform="translate({num(pen)} 0)" d="{d}"/>')
        pen += advance + spacing
    move = f"translate({num(x)} {num(y)}) rotate({num(rot)}) scale({k:.4f} {-k:.4f})"
    s.add(f'<g transform="{move}" fill="{colour}" opacity="{opacity}">{"".join(parts)}</g>')
