"""Small-town buildings and street furniture."""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import pairwise
from typing import Literal

from art.kit import Stage, num
from art.light import SCREEN, glow
from art.palettes import INK, dark, mix, pale
from art.people import head_in_window
from art.shapes import letters

Style = Literal["gable", "hip"]


def window(
    s: Stage,
    x: float,
    y: float,
    w: float,
    h: float,
    light: str = "",
    *,
    person: bool = False,
    curtains: bool = False,
    frame: str = "",
    shine: float = 0.5,
) -> None:
    """A sash window with its upper left corner at (x, y); dark without light."""
    frame = frame or dark(s.p.mid, 0.2)
    s.rect(x - 2, y - 2, w + 4, h + 4, frame)
    s.rect(x, y, w, h, s.lin((0, pale(light, 0.25)), (1, light)) if light else dark(s.p.near, 0.2))
    if light and curtains:
        s.path(
            f"M{num(x)} {num(y)}q{num(w * 0.35)} {num(h * 0.4)} 0 {num(h)}zM{num(x + w)} {num(y)}"
            f"q{num(-w * 0.35)} {num(h * 0.4)} 0 {num(h)}z",
            dark(light, 0.35),
        )
    if person:
        head_in_window(s, x + w / 2, y + h, min(h * 0.86, w * 1.25))
    s.line(f"M{num(x + w / 2)} {num(y)}v{num(h)}M{num(x)} {num(y + h / 2)}h{num(w)}", frame, max(1, w * 0.07))
    if light and shine:
        glow(s, x + w / 2, y + h / 2, w * 2, light, shine)


def _roof(
    s: Stage, x: float, y: float, w: float, h: float, rise: float, style: Style, colour: str, wall: str
) -> None:
    over = w * 0.08
    if style == "gable":
        s.path(
            f"M{num(x - over)} {num(y - h + 3)}L{num(x + w / 2)} {num(y - h - rise)}L{num(x + w + over)} {num(y - h + 3)}Z",
            colour,
        )
        s.path(
            f"M{num(x + over * 0.6)} {num(y - h + 1)}L{num(x + w / 2)} {num(y - h - rise + over * 1.2)}"
            f"L{num(x + w - over * 0.6)} {num(y - h + 1)}Z",
            dark(wall, 0.18),
        )
        return
    s.path(
        f"M{num(x - over)} {num(y - h + 3)}L{num(x + w * 0.14)} {num(y - h - rise * 0.8)}H{num(x + w * 0.86)}"
        f"L{num(x + w + over)} {num(y - h + 3)}Z",
        colour,
    )
    for k in range(4):
        s.line(
            f"M{num(x + w * 0.03 * (4 - k))} {num(y - h - rise * 0.16 * k)}H{num(x + w - w * 0.03 * (4 - k))}",
            pale(colour, 0.14),
            0.7,
            opacity=0.6,
        )


def house(
    s: Stage,
    x: float,
    y: float,
    w: float,
    h: float,
    *,
    wall: str = "",
    roof: str = "",
    light: str = "",
    lit: float = 0.5,
    style: Style = "gable",
    person: bool = False,
    everyone: bool = False,
) -> None:
    """A timber house, foot line at y, left wall at x; some windows are lit."""
    p = s.p
    wall, roof, light = wall or mix(p.mid, p.fog, 0.12), roof or dark(p.mid, 0.45), light or p.light
    trim, rise = dark(wall, 0.4), h * s.rng.uniform(0.42, 0.6)
    chimney = x + w * s.rng.choice([0.16, 0.74])
    s.rect(chimney, y - h - rise * 0.95, w * 0.09, rise * 0.9, dark(roof, 0.15))
    s.rect(chimney - 1.5, y - h - rise * 0.98, w * 0.09 + 3, 4, roof)
    s.rect(x, y - h, w, h + 2, s.lin((0, wall), (1, dark(wall, 0.45))))
    for k in range(int(h / 7)):
        s.line(f"M{num(x)} {num(y - h + k * 7)}h{num(w)}", trim, 0.8, opacity=0.45)
    _roof(s, x, y, w, h, rise, style, roof, wall)
    if style == "gable":
        lamp = light if s.rng.random() < lit else trim
        s.disc(x + w / 2, y - h - rise * 0.3, w * 0.07, lamp, stroke=trim, stroke_width=1.5)
    rows, columns = (2 if h > w * 0.62 else 1), (3 if w > 90 else 2)
    for row in range(rows):
        for column in range(columns):
            if row == rows - 1 and column == columns // 2:
                continue
            ww, wh = w * 0.15, h * (0.2 if rows == 2 else 0.34)
            wx, wy = x + w * (column + 0.5) / columns - ww / 2, y - h + h * (0.13 + 0.44 * row)
            on = everyone or s.rng.random() < lit
            window(
                s,
                wx,
                wy,
                ww,
                wh,
                light if on else "",
                frame=trim,
                curtains=on and not everyone and s.rng.random() < 0.5,
                person=on and (person or everyone),
            )
            person = person and not on
    dw, dh = w * 0.16, h * (0.34 if rows == 2 else 0.55)
    dx = x + w * (columns // 2 + 0.5) / columns - dw / 2
    s.rect(dx - 3, y - dh - 3, dw + 6, dh + 4, trim)
    s.rect(dx, y - dh, dw, dh, mix(roof, "#8a3a2a", 0.4))
    s.disc(dx + dw * 0.8, y - dh * 0.45, 1.3, light)
    s.path(
        f"M{num(dx - w * 0.08)} {num(y - dh - 4)}L{num(dx + dw / 2)} {num(y - dh - h * 0.12)}L{num(dx + dw + w * 0.08)} {num(y - dh - 4)}Z",
        roof,
    )


def lamp(s: Stage, x: float, y: float, h: float, side: int = 1, *, light: str = "", on: bool = True) -> None:
    """A street lamp with its cone."""
    light, colour = light or s.p.light, s.p.near
    hx, hy = x + h * 0.22 * side, y - h + 3
    s.line(
        f"M{num(x)} {num(y)}V{num(y - h + 14)}Q{num(x)} {num(y - h)} {num(x + h * 0.11 * side)} {num(y - h)}H{num(hx)}",
        colour,
        max(2.2, h * 0.022),
        stroke_linecap="round",
    )
    s.path(f"M{num(hx - 8)} {num(hy + 5)}q8 -12 16 0zM{num(x - 5)} {num(y)}h10l-2 -16h-6z", colour)
    if on:
        cone = f"M{num(hx - 6)} {num(hy + 5)}L{num(hx - h * 0.34)} {num(y)}H{num(hx + h * 0.34)}L{num(hx + 6)} {num(hy + 5)}Z"
        s.path(cone, s.lin((0, light, 0.55), (1, light, 0)), style=SCREEN, filter=s.blur(3))
        glow(s, hx, y, h * 0.38, light, 0.5, ry=h * 0.07)
        glow(s, hx, hy + 5, h * 0.22, light, 0.95, core=3.4)


def poles(s: Stage, places: Sequence[tuple[float, float, float]], colour: str = "", sag: float = 16) -> None:
    """Power poles (x, foot, height) with sagging wires from one to the next."""
    colour = colour or s.p.near
    for x, y, h in places:
        s.path(
            f"M{num(x - h * 0.012)} {num(y)}L{num(x - h * 0.008)} {num(y - h)}h{num(h * 0.016)}L{num(x + h * 0.012)} {num(y)}z"
            f"M{num(x - h * 0.16)} {num(y - h * 0.9)}h{num(h * 0.32)}v{num(h * 0.022)}h{num(-h * 0.32)}z"
            f"M{num(x - h * 0.12)} {num(y - h * 0.8)}h{num(h * 0.24)}v{num(h * 0.02)}h{num(-h * 0.24)}z",
            colour,
        )
    for (x1, y1, h1), (x2, y2, h2) in pairwise(places):
        for k in (-0.14, -0.07, 0.08, 0.15):
            ax, ay, bx, by = x1 + h1 * k, y1 - h1 * 0.92, x2 + h2 * k, y2 - h2 * 0.92
            s.line(
                f"M{num(ax)} {num(ay)}Q{num((ax + bx) / 2)} {num((ay + by) / 2 + sag + abs(k) * 20)} {num(bx)} {num(by)}",
                colour,
                1,
            )


def fence(
    s: Stage, left: float, right: float, y: float, h: float, colour: str, step: float = 11, gaps: float = 0.06
) -> None:
    """A picket fence."""
    parts = [
        f"M{left} {num(y - h * 0.75)}H{right}v{num(h * 0.1)}H{left}zM{left} {num(y - h * 0.35)}H{right}v{num(h * 0.1)}H{left}z"
    ]
    x = left
    while x < right:
        if s.rng.random() > gaps:
            top = h * s.rng.uniform(0.9, 1.05)
            parts.append(
                f"M{num(x)} {num(y)}v{num(-top)}l{num(step * 0.3)} {num(-h * 0.12)}l{num(step * 0.3)} {num(h * 0.12)}v{num(top)}z"
            )
        x += step
    s.path("".join(parts), colour)


def iron_fence(s: Stage, left: float, right: float, y: float, h: float, colour: str = "") -> None:
    """Spears of iron between two rails."""
    colour = colour or s.p.near
    s.line(f"M{left} {num(y - h * 0.82)}H{right}M{left} {num(y - h * 0.16)}H{right}", colour, 2.6)
    x = left
    while x <= right:
        s.path(
            f"M{num(x - 1.3)} {num(y)}V{num(y - h * 0.9)}l-2.4 -1l3.7 {num(-h * 0.14)}l3.7 {num(h * 0.14)}l-2.4 1V{num(y)}z",
            colour,
        )
        x += 12


def booth(s: Stage, x: float, y: float, h: float, frame: str = "#b02a2a", light: str = "#ffe9a8") -> None:
    """A lit telephone booth, foot at (x, y)."""
    w = h * 0.42
    s.rect(
        x - w / 2, y - h, w, h, s.lin((0, pale(light, 0.5)), (0.5, light), (1, mix(light, "#402010", 0.6)))
    )
    s.rect(x - w * 0.2, y - h * 0.66, w * 0.34, h * 0.22, "#22252e", rx=3)
    s.rect(x - w * 0.15, y - h * 0.63, w * 0.16, h * 0.11, "#8d8f98")
    for k in range(3):
        s.line(f"M{num(x - w / 2)} {num(y - h * (0.12 + k * 0.24))}h{num(w)}", frame, h * 0.016)
    s.line(f"M{num(x)} {num(y - h)}V{num(y)}", frame, h * 0.014)
    s.rect(x - w / 2, y - h, w, h, "none", stroke=frame, stroke_width=h * 0.04)
    s.rect(x - w * 0.58, y - h * 1.1, w * 1.16, h * 0.12, s.lin((0, pale(frame, 0.2)), (1, frame)), rx=3)
    s.rect(x - w * 0.46, y - h * 1.075, w * 0.92, h * 0.065, "#fff6d8")
    letters(s, "PHONE", x, y - h * 1.022, h * 0.055, frame)
    s.path(
        f"M{num(x - w * 0.38)} {num(y - h * 0.95)}h{num(w * 0.3)}L{num(x - w * 0.38)} {num(y - h * 0.5)}Z",
        "#ffffff",
        opacity=0.25,
    )
    glow(s, x, y - h * 0.55, h * 0.75, light, 0.6)
    glow(s, x, y, h * 0.5, light, 0.5, ry=h * 0.09)


def lattice(
    s: Stage, x: float, y: float, h: float, half: float = 44, colour: str = "", lamp_colour: str = "#ff2a3a"
) -> None:
    """A radio mast with a red lamp."""
    colour = colour or s.p.near
    parts = []
    for k in range(13):
        w1, w2 = half * (1 - k / 13) + 4, half * (1 - (k + 1) / 13) + 4
        y1, y2 = y - h * 0.88 * k / 13, y - h * 0.88 * (k + 1) / 13
        parts.append(
            f"M{num(x - w1)} {num(y1)}L{num(x + w2)} {num(y2)}M{num(x + w1)} {num(y1)}L{num(x - w2)} {num(y2)}"
            f"H{num(x + w2)}M{num(x - w1)} {num(y1)}L{num(x - w2)} {num(y2)}M{num(x + w1)} {num(y1)}L{num(x + w2)} {num(y2)}"
        )
    s.line("".join(parts) + f"M{num(x)} {num(y - h * 0.88)}V{num(y - h)}", colour, max(1.6, half * 0.07))
    if lamp_colour:
        glow(s, x, y - h, half * 0.9, lamp_colour, 1, core=4)


def signal(s: Stage, x: float, y: float, r: float, colour: str, count: int = 4) -> None:
    """Rings of a broadcast around a point."""
    for k in range(count):
        size = r * (0.45 + k * 0.36)
        for side in (-1, 1):
            dx, dy = size * math.cos(0.75), size * math.sin(0.75)
            sweep = 1 if side > 0 else 0
            s.line(
                f"M{num(x + side * dx)} {num(y - dy)}A{num(size)} {num(size)} 0 0 {sweep} {num(x + side * dx)} {num(y + dy)}",
                colour,
                3 - k * 0.5,
                opacity=0.85 - k * 0.18,
                stroke_linecap="round",
            )


def sign(
    s: Stage, text: str, x: float, y: float, w: float, h: float, *, light: str = "", back: str = ""
) -> None:
    """A lit board centred on (x, y)."""
    light, back = light or s.p.light, back or dark(s.p.near, 0.2)
    s.rect(x - w / 2, y - h / 2, w, h, back, rx=4, stroke=light, stroke_width=2)
    glow(s, x, y, w * 0.7, light, 0.5, ry=h * 1.2)
    letters(s, text, x, y + h * 0.26, h * 0.52, pale(light, 0.3))


def bulbs(s: Stage, places: Sequence[tuple[float, float]], colour: str = "#ffcf5a", r: float = 2.4) -> None:
    for x, y in places:
        glow(s, x, y, r * 3.4, colour, 0.9, core=r)


def church(s: Stage, x: float, y: float, h: float, *, light: str = "", wall: str = "") -> None:
    """A white chapel seen from the front."""
    wall = wall or mix(s.p.mid, s.p.fog, 0.3)
    roof, w = dark(s.p.mid, 0.4), h * 0.46
    body = s.lin((0, wall), (1, dark(wall, 0.5)))
    s.path(
        f"M{num(x - w / 2)} {num(y)}V{num(y - h * 0.38)}L{num(x)} {num(y - h * 0.62)}L{num(x + w / 2)} {num(y - h * 0.38)}V{num(y)}Z",
        body,
    )
    s.line(
        f"M{num(x - w * 0.58)} {num(y - h * 0.35)}L{num(x)} {num(y - h * 0.64)}L{num(x + w * 0.58)} {num(y - h * 0.35)}",
        roof,
        h * 0.03,
    )
    t = w * 0.17
    s.path(f"M{num(x - t)} {num(y - h * 0.36)}V{num(y - h * 0.76)}H{num(x + t)}V{num(y - h * 0.36)}Z", body)
    s.path(
        f"M{num(x - t * 1.3)} {num(y - h * 0.75)}L{num(x)} {num(y - h * 1.0)}L{num(x + t * 1.3)} {num(y - h * 0.75)}Z",
        roof,
    )
    s.line(
        f"M{num(x)} {num(y - h)}v{num(-h * 0.1)}M{num(x - h * 0.028)} {num(y - h * 1.06)}h{num(h * 0.056)}",
        roof,
        h * 0.012,
    )
    lit = light or dark(s.p.near, 0.1)
    for dx in (-0.3, 0.3):
        cx = x + w * dx
        s.path(
            f"M{num(cx - w * 0.07)} {num(y - h * 0.1)}v{num(-h * 0.14)}q{num(w * 0.07)} {num(-h * 0.07)} {num(w * 0.14)} 0v{num(h * 0.14)}z",
            lit,
        )
        if light:
            glow(s, cx, y - h * 0.18, w * 0.3, light, 0.6)
    s.disc(x, y - h * 0.62, w * 0.07, lit)
    s.path(
        f"M{num(x - w * 0.1)} {num(y)}v{num(-h * 0.17)}q{num(w * 0.1)} {num(-h * 0.08)} {num(w * 0.2)} 0v{num(h * 0.17)}z",
        lit if light else "#2a120c",
    )


def gravestone(
    s: Stage, x: float, y: float, h: float, *, kind: int = 0, rot: float = 0, colour: str = ""
) -> None:
    """A round stone, a pointed one or a cross."""
    colour = colour or mix(s.p.mid, s.p.fog, 0.42)
    paint = s.lin((0, pale(colour, 0.12)), (0.5, colour), (1, dark(colour, 0.55)), across=True)
    w = h * 0.62
    shapes = (
        f"M{num(-w / 2)} 0V{num(-h * 0.62)}Q{num(-w / 2)} {num(-h)} 0 {num(-h)}Q{num(w / 2)} {num(-h)} {num(w / 2)} {num(-h * 0.62)}V0Z",
        f"M{num(-w * 0.4)} 0V{num(-h * 0.8)}L0 {num(-h)}L{num(w * 0.4)} {num(-h * 0.8)}V0Z",
        f"M{num(-w * 0.12)} 0V{num(-h * 0.6)}H{num(-w * 0.42)}V{num(-h * 0.8)}H{num(-w * 0.12)}V{num(-h)}H{num(w * 0.12)}V{num(-h * 0.8)}H{num(w * 0.42)}V{num(-h * 0.6)}H{num(w * 0.12)}V0Z",
    )
    s.oval(x, y, w * 0.7, h * 0.07, INK, opacity=0.5, filter=s.blur(4))
    with s.at(x, y, 1, rot):
        s.path(shapes[kind], dark(colour, 0.65), transform=f"translate({num(h * 0.05)} 0)")
        s.path(shapes[kind], paint)
        if kind < 2:
            s.line(
                f"M{num(-w * 0.24)} {num(-h * 0.6)}h{num(w * 0.48)}M{num(-w * 0.24)} {num(-h * 0.48)}h{num(w * 0.36)}",
                dark(colour, 0.45),
                max(1, h * 0.025),
            )


def barn(s: Stage, x: float, y: float, w: float, wall: str = "#a83a34") -> None:
    """A red barn with a lit loft, foot at (x, y)."""
    h = w * 0.95
    with s.at(x, y, w / 120):
        s.path("M-58 0V-70L-44 -104L0 -122L44 -104L58 -70V0Z", s.lin((0, wall), (1, dark(wall, 0.6))))
        s.path("M-66 -66L-48 -108L0 -130L48 -108L66 -66L56 -66L42 -102L0 -118L-42 -102L-56 -66Z", s.p.near)
        s.rect(-20, -50, 40, 50, dark(wall, 0.75), stroke="#f0d8b8", stroke_width=3)
        s.line("M-20 -50L20 0M20 -50L-20 0", "#f0d8b8", 2.5)
        s.rect(-12, -94, 24, 20, "#ffdc80", stroke="#f0d8b8", stroke_width=2.5)
    glow(s, x, y - h * 0.7, w * 0.3, "#ffdc80", 0.7)


def skyline(s: Stage, y: float, count: int, low: float, high: float, colour: str, lit: float = 0.25) -> None:
    """A far row of roofs with pin-prick windows."""
    x = -10.0
    while x < s.w + 10:
        w, h = s.rng.uniform(24, 600 / count * 1.4), s.rng.uniform(low, high)
        s.path(
            f"M{num(x)} {y}V{num(y - h)}L{num(x + w / 2)} {num(y - h - w * s.rng.uniform(0.1, 0.4))}L{num(x + w)} {num(y - h)}V{y}Z",
            colour,
        )
        if s.rng.random() < lit * 2:
            s.rect(x + w * 0.35, y - h * 0.7, 3.5, 4.5, s.p.light, opacity=0.9)
        x += w * s.rng.uniform(0.8, 1.5)
