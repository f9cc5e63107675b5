"""Ground and water: ridges, hills, roads, snow, ripples, reflections."""

from __future__ import annotations

from itertools import pairwise

from art.kit import Stage, num
from art.palettes import dark, mix


def ridge(s: Stage, y: float, height: float, colour: str, rough: float = 0.55) -> None:
    """A mountain line by midpoint displacement."""
    line = [(0.0, y + s.rng.uniform(-height, height)), (float(s.w), y + s.rng.uniform(-height, height))]
    amplitude = height
    for _ in range(7):
        finer = []
        for (x1, y1), (x2, y2) in pairwise(line):
            finer += [(x1, y1), ((x1 + x2) / 2, (y1 + y2) / 2 + s.rng.uniform(-amplitude, amplitude))]
        line = [*finer, line[-1]]
        amplitude *= rough
    s.path(f"M0 {s.h}" + "".join(f"L{num(x)} {num(top)}" for x, top in line) + f"L{s.w} {s.h}Z", colour)


def ground(s: Stage, y: float, top: str = "", bottom: str = "", bulge: float = 0) -> None:
    """Flat ground, or a hill whose middle rises by `bulge`."""
    top, bottom = top or mix(s.p.mid, s.p.fog, 0.12), bottom or dark(s.p.near, 0.2)
    d = f"M0 {y}Q{s.w / 2} {y - 2 * bulge} {s.w} {y}V{s.h}H0Z"
    s.path(d, s.lin((0, top), (0.3, mix(top, bottom, 0.6)), (1, bottom)))


def road(
    s: Stage,
    y: float = 604,
    x: float = 300,
    half: float = 12,
    foot: tuple[float, float] = (40, 560),
    *,
    dashes: bool = True,
    surface: str = "",
) -> None:
    """A road from the vanishing point to the feet of the viewer."""
    left, right = foot
    surface = surface or mix(s.p.near, "#3a3a44", 0.45)
    d = (
        f"M{x - half} {y}H{x + half}Q{x + half + (right - x - half) * 0.22:.0f} {y + (s.h - y) * 0.32:.0f} {right} {s.h}"
        f"H{left}Q{x - half - (x - half - left) * 0.22:.0f} {y + (s.h - y) * 0.32:.0f} {x - half} {y}Z"
    )
    s.path(d, s.lin((0, mix(surface, s.p.fog, 0.5)), (0.35, surface), (1, dark(surface, 0.35))))
    if not dashes:
        return
    centre = (left + right) / 2
    for k in range(8):
        t = (k / 8) ** 1.7
        top = y + 8 + (s.h - y - 8) * t
        mid = x + (centre - x) * t**1.3
        s.path(
            f"M{num(mid - 1.5 - 5 * t)} {num(top)}h{num(3 + 10 * t)}l{num(2 * t)} {num(6 + 34 * t)}h{num(-3 - 14 * t)}z",
            s.p.light,
            opacity=0.7,
        )


def water(s: Stage, y: float, glint: str = "") -> None:
    """Deep water under a lit line."""
    p = s.p
    top = glint or mix(p.sky[3], p.sky[2], 0.4)
    s.rect(
        0,
        y,
        s.w,
        s.h - y,
        s.lin(
            (0, top),
            (0.1, mix(p.sky[2], p.near, 0.3)),
            (0.5, mix(p.sky[1], p.near, 0.4)),
            (1, dark(p.near, 0.4)),
        ),
    )


def reflect(s: Stage, group: str, y: float, depth: float, opacity: float = 0.55) -> None:
    """A group seen again upside down in moving water."""
    box = 'x="0" y="0" width="100%" height="100%"'
    wave, mask = s.uid("w"), s.uid("m")
    s.define(
        f'<filter id="{wave}" {box}><feTurbulence type="fractalNoise" baseFrequency=".012 .09" numOctaves="3" '
        f'seed="{s.rng.randint(1, 99)}" result="n"/><feDisplacementMap in="SourceGraphic" in2="n" scale="26" '
        'xChannelSelector="R" yChannelSelector="G"/><feGaussianBlur stdDeviation="1.6 .6"/></filter>'
        f'<linearGradient id="{mask}g" x1="0" y1="{y}" x2="0" y2="{y + depth}" gradientUnits="userSpaceOnUse">'
        '<stop offset="0" stop-color="#fff"/><stop offset="1" stop-color="#000"/></linearGradient>'
        f'<mask id="{mask}" maskUnits="userSpaceOnUse" x="0" y="{y}" width="{s.w}" height="{depth}">'
        f'<rect x="0" y="{y}" width="{s.w}" height="{depth}" fill="url(#{mask}g)"/></mask>'
    )
    s.add(
        f'<g mask="url(#{mask})" opacity="{opacity}"><g filter="url(#{wave})">'
        f'<use xlink:href="#{group}" transform="translate(0 {2 * y}) scale(1 -1)"/></g></g>'
    )


def ripples(
    s: Stage, x: float, y: float, r: float, count: int = 4, colour: str = "", opacity: float = 0.55
) -> None:
    for k in range(count):
        part = (k + 1) / count
        dash = f"{s.rng.randint(20, 60)} {s.rng.randint(4, 22)} {s.rng.randint(8, 40)} {s.rng.randint(6, 20)}"
        s.oval(
            x,
            y,
            r * part,
            r * part * 0.17,
            "none",
            stroke=colour or s.p.fog,
            stroke_width=1.8 - k * 0.25,
            opacity=opacity * (1 - k / count),
            stroke_dasharray=dash,
        )


def glints(
    s: Stage,
    top: float,
    bottom: float,
    count: int,
    colour: str = "",
    left: float = 0,
    right: float = 600,
    opacity: float = 0.5,
) -> None:
    """Light broken on water."""
    with s.group(fill=colour or s.p.light):
        for _ in range(count):
            t = s.rng.random() ** 0.7
            x, y, w = s.rng.uniform(left, right), top + (bottom - top) * t, s.rng.uniform(4, 30) * (0.4 + t)
            d = f"M{x - w:.0f} {y:.0f}Q{x:.0f} {y - 1.2 - t:.1f} {x + w:.0f} {y:.0f}Q{x:.0f} {y + 1.2 + t:.1f} {x - w:.0f} {y:.0f}"
            s.add(f'<path d="{d}" opacity="{s.rng.uniform(0.12, opacity):.2f}"/>')


def path_to(s: Stage, x: float, y: float, foot: float, wide: float = 130, colour: str = "") -> None:
    """A foot path winding from (x, y) to the lower edge."""
    colour = colour or mix(s.p.mid, s.p.fog, 0.35)
    mid = (x + foot) / 2 + 60
    s.path(
        f"M{x - 5} {y}Q{mid - 40} {y + 90} {mid - 60} {(y + s.h) / 2}Q{foot - wide} {s.h - 90} {foot - wide} {s.h}"
        f"H{foot + wide}Q{foot + wide * 0.5:.0f} {s.h - 120} {mid + 10} {(y + s.h) / 2 - 20}Q{mid} {y + 80} {x + 6} {y}Z",
        s.lin((0, colour), (1, dark(colour, 0.55))),
    )
