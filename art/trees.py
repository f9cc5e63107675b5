"""Whatever grows: pines, bare trees, crowns, corn, grass, leaves, vines."""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import pairwise

from art.kit import Stage, num, points
from art.palettes import dark, mix, pale


def pine_path(s: Stage, x: float, y: float, h: float) -> str:
    w, steps = h * s.rng.uniform(0.26, 0.36), max(5, int(h / 9))
    left, right = [], []
    for k in range(steps):
        t = k / steps
        top, half = y - h + h * 0.96 * t, w * 0.5 * t**0.85 * s.rng.uniform(0.75, 1.12) + 1
        left += [(x - half, top + h * 0.045), (x - half * 0.5, top + h * 0.03)]
        right += [(x + half * s.rng.uniform(0.85, 1.1), top + h * 0.045), (x + half * 0.5, top + h * 0.03)]
    trunk = [(x + w * 0.06, y - h * 0.03), (x + w * 0.06, y), (x - w * 0.06, y), (x - w * 0.06, y - h * 0.03)]
    return points([(x, y - h), *right, *trunk, *left[::-1]])


def pines(
    s: Stage,
    y: float,
    count: int,
    low: float,
    high: float,
    colour: str,
    left: float = -20,
    right: float = 620,
    *,
    jitter: float = 10,
    gap: tuple[float, float] | None = None,
) -> None:
    """A row of firs, with a gap for the road."""
    parts = []
    for k in range(count):
        x = left + (right - left) * (k + s.rng.uniform(-0.4, 0.4)) / max(1, count - 1)
        if not (gap and gap[0] < x < gap[1]):
            parts.append(pine_path(s, x, y + s.rng.uniform(-jitter, jitter), s.rng.uniform(low, high)))
    s.path("".join(parts), colour)


def bare_tree(
    s: Stage,
    x: float,
    y: float,
    h: float,
    colour: str = "",
    lean: float = 0,
    depth: int = 7,
    spread: float = 0.5,
) -> None:
    """A leafless tree of tapering limbs."""
    strokes: list[str] = []

    def limb(x: float, y: float, turn: float, length: float, wide: float, left: int) -> None:
        for _ in range(3):
            turn += s.rng.uniform(-0.16, 0.16)
            x2, y2 = x + math.cos(turn) * length / 3, y + math.sin(turn) * length / 3
            strokes.append(
                f'<path d="M{num(x)} {num(y)}L{num(x2)} {num(y2)}" stroke-width="{num(max(wide, 0.5))}"/>'
            )
            x, y, wide = x2, y2, wide * 0.93
        if left <= 0:
            return
        for side in (-1, 1):
            if s.rng.random() < 0.93:
                limb(
                    x,
                    y,
                    turn + side * s.rng.uniform(0.18, spread),
                    length * s.rng.uniform(0.66, 0.86),
                    wide * 0.66,
                    left - 1,
                )

    limb(x, y, -math.pi / 2 + lean, h * 0.27, h * 0.06, depth)
    with s.group(stroke=colour or s.p.near, stroke_linecap="round", fill="none"):
        s.add("".join(strokes))


def crown(s: Stage, x: float, y: float, r: float, colour: str, light: str = "", count: int = 46) -> None:
    """The round head of a leafy tree, lit from above."""
    light = light or mix(colour, s.p.fog, 0.35)
    for k in range(count):
        turn, out = s.rng.uniform(0, math.tau), r * math.sqrt(s.rng.random())
        size = r * s.rng.uniform(0.16, 0.34)
        cx, cy = x + out * math.cos(turn), y + out * math.sin(turn) * 0.75
        s.oval(
            cx,
            cy,
            size,
            size * 0.8,
            mix(colour, light, max(0, (y - cy) / r) * 0.7) if k > 12 else dark(colour, 0.3),
        )


def grass(
    s: Stage, y: float, count: int, low: float, high: float, colour: str, left: float = 0, right: float = 600
) -> None:
    parts = []
    for _ in range(count):
        x, h = s.rng.uniform(left, right), s.rng.uniform(low, high)
        bend = s.rng.uniform(-0.3, 0.3) * h
        parts.append(
            f"M{num(x - 1.4)} {num(y + 3)}Q{num(x + bend * 0.3)} {num(y - h * 0.5)} {num(x + bend)} {num(y - h)}"
            f"Q{num(x + bend * 0.3 + 2)} {num(y - h * 0.45)} {num(x + 1.6)} {num(y + 3)}Z"
        )
    s.path("".join(parts), colour)


def _stalk(s: Stage, x: float, y: float, h: float) -> str:
    t = s.rng.uniform(-0.04, 0.04) * h
    parts = [f"M{num(x - 1.6)} {num(y + 4)}L{num(x + t - 0.6)} {num(y - h)}h1.4L{num(x + 1.8)} {num(y + 4)}Z"]
    for j in range(6):
        u = 0.12 + j * 0.14 + s.rng.uniform(-0.03, 0.03)
        side, top, length = s.rng.choice([-1, 1]), y - h * u, h * s.rng.uniform(0.16, 0.3)
        at = x + t * u
        parts.append(
            f"M{num(at)} {num(top)}Q{num(at + side * length * 0.5)} {num(top - length * 0.75)} "
            f"{num(at + side * length)} {num(top)}Q{num(at + side * length * 0.45)} {num(top - length * 0.4)} "
            f"{num(at)} {num(top + 3)}Z"
        )
    parts += [
        f"M{num(x + t)} {num(y - h)}l{s.rng.uniform(-5, 5):.1f} {-s.rng.uniform(6, 14):.1f}l1.2 1z"
        for _ in range(3)
    ]
    return "".join(parts)


def corn(
    s: Stage,
    y: float,
    count: int,
    low: float,
    high: float,
    colour: str,
    left: float = -10,
    right: float = 610,
) -> None:
    """One row of maize."""
    if count > 0:
        s.path(
            "".join(
                _stalk(s, left + (right - left) * (k + s.rng.random()) / count, y, s.rng.uniform(low, high))
                for k in range(count)
            ),
            colour,
        )


def leaves(s: Stage, count: int, colours: tuple[str, ...], top: float, bottom: float) -> None:
    """Leaves, scraps or petals in the wind."""
    for _ in range(count):
        z = s.rng.uniform(2.5, 6)
        with s.at(s.rng.uniform(20, 580), s.rng.uniform(top, bottom), 1, s.rng.uniform(0, 360)):
            s.path(
                f"M0 {num(-z)}Q{num(z)} 0 0 {num(z)}Q{num(-z)} 0 0 {num(-z)}",
                s.rng.choice(colours),
                opacity=s.rng.uniform(0.5, 1),
            )


def vine(
    s: Stage, pairs: Sequence[tuple[float, float]], colour: str, wide: float = 5, leaf: float = 9
) -> None:
    """A climbing stem through points, with leaves along it."""
    d = f"M{num(pairs[0][0])} {num(pairs[0][1])}" + "".join(
        f"Q{num(x1)} {num(y1)} {num((x1 + x2) / 2)} {num((y1 + y2) / 2)}"
        for (x1, y1), (x2, y2) in zip(pairs[1:], [*pairs[2:], pairs[-1]], strict=True)
    )
    s.line(d, dark(colour, 0.5), wide + 2, stroke_linecap="round")
    s.line(d, colour, wide, stroke_linecap="round")
    for (x1, y1), (x2, y2) in pairwise(pairs):
        for t in (0.2, 0.5, 0.8):
            x, y, turn = x1 + (x2 - x1) * t, y1 + (y2 - y1) * t, s.rng.uniform(0, 360)
            with s.at(x, y, leaf / 10, turn):
                s.path("M0 0Q6 -8 16 -4Q12 6 0 0Z", pale(colour, s.rng.uniform(0, 0.25)))


def stump(s: Stage, x: float, y: float, w: float) -> None:
    """A sawn tree with rings and roots."""
    bark = mix(s.p.near, "#7a5234", 0.55)
    h = w * 0.55
    s.path(
        f"M{num(x - w / 2)} {num(y - h)}Q{num(x - w * 0.46)} {num(y - h * 0.2)} {num(x - w * 0.72)} {num(y)}"
        f"Q{num(x)} {num(y + h * 0.2)} {num(x + w * 0.74)} {num(y)}"
        f"Q{num(x + w * 0.46)} {num(y - h * 0.2)} {num(x + w / 2)} {num(y - h)}Z",
        s.lin((0, pale(bark, 0.15)), (0.5, bark), (1, dark(bark, 0.6)), across=True),
    )
    for k, part in enumerate((1.0, 0.75, 0.5, 0.25)):
        s.oval(
            x,
            y - h,
            w / 2 * part,
            w * 0.15 * part,
            mix("#d8b07a", s.p.fog, 0.25) if not k else "none",
            stroke=dark(bark, 0.2),
            stroke_width=1.6,
        )


def mushroom(s: Stage, x: float, y: float, h: float, cap: str) -> None:
    s.path(
        f"M{num(x - h * 0.12)} {num(y)}L{num(x - h * 0.08)} {num(y - h * 0.6)}h{num(h * 0.16)}L{num(x + h * 0.12)} {num(y)}Z",
        mix("#f4e8d0", s.p.fog, 0.3),
    )
    s.path(
        f"M{num(x - h * 0.45)} {num(y - h * 0.5)}Q{num(x - h * 0.35)} {num(y - h)} {num(x)} {num(y - h)}"
        f"Q{num(x + h * 0.35)} {num(y - h)} {num(x + h * 0.45)} {num(y - h * 0.5)}Q{num(x)} {num(y - h * 0.4)} "
        f"{num(x - h * 0.45)} {num(y - h * 0.5)}Z",
        s.lin((0, pale(cap, 0.2)), (1, dark(cap, 0.3))),
    )
    for dx, dy in ((-0.2, 0.66), (0.05, 0.82), (0.22, 0.62)):
        s.disc(x + h * dx, y - h * dy, h * 0.06, "#fff4e0")
