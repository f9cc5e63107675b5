"""Light and air: glows, beams, flames, motes, fog, contact shadows."""

from __future__ import annotations

from art.kit import Stage, num
from art.palettes import pale

SCREEN = "mix-blend-mode:screen"


def glow(
    s: Stage,
    x: float,
    y: float,
    r: float,
    colour: str = "",
    strength: float = 0.8,
    *,
    core: float = 0,
    ry: float = 0,
) -> None:
    """A soft light; `core` draws the lamp itself."""
    colour = colour or s.p.light
    paint = s.rad(
        (0, colour, strength), (0.25, colour, strength * 0.55), (0.6, colour, strength * 0.16), (1, colour, 0)
    )
    s.oval(x, y, r, ry or r, paint, style=SCREEN)
    if core:
        s.disc(x, y, core, pale(colour, 0.65))


def beam(
    s: Stage,
    start: tuple[float, float, float],
    end: tuple[float, float, float],
    colour: str = "",
    strength: float = 0.6,
    soft: float = 4,
) -> None:
    """A cone of light between two points, each with half its width there."""
    (x1, y1, w1), (x2, y2, w2) = start, end
    colour = colour or s.p.light
    paint = s.lin((0, colour, strength), (1, colour, strength * 0.12), line=(x1, y1, x2, y2))
    dx, dy = x2 - x1, y2 - y1
    length = max(1.0, (dx * dx + dy * dy) ** 0.5)
    nx, ny = -dy / length, dx / length
    d = (
        f"M{num(x1 - nx * w1)} {num(y1 - ny * w1)}L{num(x2 - nx * w2)} {num(y2 - ny * w2)}"
        f"L{num(x2 + nx * w2)} {num(y2 + ny * w2)}L{num(x1 + nx * w1)} {num(y1 + ny * w1)}Z"
    )
    s.path(d, paint, style=SCREEN, filter=s.blur(soft))


def shadow(s: Stage, x: float, y: float, rx: float, ry: float = 0, opacity: float = 0.55) -> None:
    """Where a thing meets the ground."""
    s.oval(x, y, rx, ry or rx * 0.16, "#000000", opacity=opacity, filter=s.blur(4))


def fog(s: Stage, y: float, height: float, colour: str = "", opacity: float = 0.5, count: int = 14) -> None:
    """A bank of fog."""
    with s.group(fill=colour or s.p.fog, opacity=opacity, filter=s.blur(14)):
        for _ in range(count):
            s.add(
                f'<ellipse cx="{s.rng.uniform(-60, s.w + 60):.0f}" cy="{y + s.rng.uniform(-height, height) / 2:.0f}" '
                f'rx="{s.rng.uniform(70, 210):.0f}" ry="{s.rng.uniform(height * 0.1, height * 0.34):.0f}" '
                f'opacity="{s.rng.uniform(0.3, 0.9):.2f}"/>'
            )


def puff(s: Stage, x: float, y: float, r: float, colour: str, opacity: float = 0.5, count: int = 12) -> None:
    """A round cloud of smoke, steam or mist."""
    with s.group(fill=colour, opacity=opacity, filter=s.blur(max(2, round(r / 9)))):
        for _ in range(count):
            s.disc(
                x + s.rng.gauss(0, r * 0.45), y + s.rng.gauss(0, r * 0.3), r * s.rng.uniform(0.2, 0.5), colour
            )


def motes(
    s: Stage,
    count: int,
    colour: str = "",
    top: float = 0,
    bottom: float = 0,
    biggest: float = 2.2,
    opacity: float = 0.7,
) -> None:
    """Dust, ash or snow in the air."""
    with s.group(fill=colour or s.p.light):
        for _ in range(count):
            s.add(
                f'<circle cx="{s.rng.uniform(20, s.w - 20):.0f}" '
                f'cy="{s.rng.uniform(top, bottom or s.h):.0f}" r="{s.rng.uniform(0.5, biggest):.1f}" '
                f'opacity="{s.rng.uniform(0.15, opacity):.2f}"/>'
            )


def flame(s: Stage, x: float, y: float, height: float, colour: str = "#ffb040") -> None:
    """A small flame with its foot at (x, y)."""
    glow(s, x, y - height * 0.5, height * 2.4, colour, 0.7)
    with s.at(x, y, height / 20):
        s.path("M0 0Q-6 -4 -5 -9Q-3 -14 0 -20Q3 -14 5 -9Q6 -4 0 0Z", colour)
        s.path("M0 -1Q-3 -4 -2.5 -8Q0 -10 0 -14Q2 -10 2.5 -7Q3 -3 0 -1Z", "#fff4c8")
