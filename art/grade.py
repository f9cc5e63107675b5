"""The finish: one grade of colour over everything, vignette, grain and frame."""

from __future__ import annotations

from art.kit import Stage
from art.light import fog, motes
from art.palettes import dark


def grade(s: Stage, strength: float = 0.24) -> None:
    s.rect(
        0,
        0,
        s.w,
        s.h,
        s.lin((0, s.p.sky[1]), (1, s.p.sky[3])),
        opacity=strength,
        style="mix-blend-mode:soft-light",
    )


def vignette(s: Stage, strength: float = 0.82) -> None:
    colour = dark(s.p.near, 0.6)
    s.rect(
        0,
        0,
        s.w,
        s.h,
        s.rad((0.42, colour, 0), (0.78, colour, strength * 0.4), (1, colour, strength), cy=47, r=72),
    )


def grain(s: Stage, strength: float = 0.18) -> None:
    inner = (
        f'<feTurbulence type="fractalNoise" baseFrequency=".85" numOctaves="2" seed="{s.rng.randint(1, 99)}"/>'
        '<feColorMatrix values="0 0 0 0 .5  0 0 0 0 .5  0 0 0 0 .5  1.6 1.2 0 0 -1.05"/>'
    )
    s.rect(0, 0, s.w, s.h, BLACK_FILL, filter=s.filter(("grain",), inner, 0), opacity=strength, style=OVERLAY)


def frame(s: Stage) -> None:
    """A dark rim with round corners and a thin line of light."""
    w, h = s.w, s.h
    hole = (
        f"M32 18H{w - 32}Q{w - 18} 18 {w - 18} 32V{h - 32}Q{w - 18} {h - 18} {w - 32} {h - 18}"
        f"H32Q18 {h - 18} 18 {h - 32}V32Q18 18 32 18Z"
    )
    s.path(f"M0 0H{w}V{h}H0Z{hole}", dark(s.p.near, 0.35), fill_rule="evenodd")
    s.rect(18, 18, w - 36, h - 36, "none", rx=14, stroke="#f1dfc0", stroke_opacity=0.35, stroke_width=1.5)


def finish(s: Stage, *, dust: int = 45, mist: float = 0.2) -> None:
    """The last layers of every card."""
    if mist:
        fog(s, 862, 34, opacity=mist)
    if dust:
        motes(s, dust, top=280, bottom=880, opacity=0.6)
    grade(s)
    vignette(s)
    grain(s)
    frame(s)


BLACK_FILL = "#000000"
OVERLAY = "mix-blend-mode:overlay"
