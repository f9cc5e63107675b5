"""Witnesses and strangers: children seen from behind, figures in silhouette, hands, eyes."""

from __future__ import annotations

from typing import Literal

from art.kit import Stage
from art.light import glow, shadow
from art.palettes import INK, SKIN, dark, mix, pale

Arm = Literal["", "up", "out", "both"]

_COAT = "M-15 -74Q-18 -52 -17 -38Q0 -33 17 -38Q18 -52 15 -74Q8 -80 0 -80Q-8 -80 -15 -74Z"
_LEFT_ARM = "M-15 -73Q-25 -60 -23 -40L-17 -39Q-17 -55 -12 -66Z"
_RIGHT_ARM = "M15 -73Q25 -60 23 -40L17 -39Q17 -55 12 -66Z"
_ARM_UP = "M14 -74Q26 -86 30 -100L36 -98Q33 -80 20 -62Z"
_ARM_OUT = "M13 -73Q28 -66 38 -62L37 -55Q24 -57 14 -60Z"


def _child_parts(
    coat: str, hair: str, cap: str, pack: str, arm: Arm, *, long_hair: bool, skirt: bool
) -> list[tuple[str, str]]:
    """The shapes of a child a hundred units tall, each with its colour."""
    trousers = dark(mix(coat, "#20283c", 0.6), 0.35)
    parts = [("M-11 -42L-13 -2H-3L-1 -36H2L4 -2H14L11 -42Z", trousers if not skirt else dark(SKIN, 0.25))]
    parts.append(("M-15 -3h13v4h-14zM3 -3h13v4H3z", INK))
    parts.append((_COAT, coat))
    if skirt:
        parts.append(("M-16 -48Q-20 -34 -23 -24Q0 -18 23 -24Q20 -34 16 -48Z", dark(coat, 0.12)))
    parts.append(("M4 -79Q12 -79 15 -74Q18 -52 17 -38Q12 -36 7 -36Q10 -58 4 -79Z", dark(coat, 0.25)))
    if arm == "both":
        parts += [("M-14 -74Q-26 -86 -30 -100L-36 -98Q-33 -80 -20 -62Z", dark(coat, 0.1))]
        parts += [
            ("M-36 -99q-1 -7 3 -6q5 0 4 6z", SKIN),
            (_ARM_UP, dark(coat, 0.15)),
            ("M30 -100q1 -6 5 -5q4 1 1 7z", SKIN),
        ]
    else:
        parts.append((_LEFT_ARM, dark(coat, 0.18)))
        parts.append(("M-23 -41h6q0 6 -3 6q-3 0 -3 -6z", SKIN))
        if arm == "up":
            parts += [(_ARM_UP, dark(coat, 0.1)), ("M30 -100q1 -6 5 -5q4 1 1 7z", SKIN)]
        elif arm == "out":
            parts += [(_ARM_OUT, dark(coat, 0.1)), ("M37 -63h5q3 4 0 8h-5z", SKIN)]
        else:
            parts += [(_RIGHT_ARM, dark(coat, 0.32)), ("M17 -41h6q0 6 -3 6q-3 0 -3 -6z", dark(SKIN, 0.2))]
    parts.append(("M-5 -85h10v8h-10z", dark(SKIN, 0.2)))
    parts.append(("M-11.5 -92Q-12 -106 0 -106Q12 -106 11.5 -92Q11 -80 0 -80Q-11 -80 -11.5 -92Z", hair))
    if long_hair:
        parts.append(("M-12 -94Q-15 -74 -12 -64Q0 -60 12 -64Q15 -74 12 -94Z", hair))
        parts.append(("M2 -104Q10 -102 11.5 -92Q14 -74 12 -64Q6 -62 4 -63Q8 -84 2 -104Z", dark(hair, 0.35)))
    if pack:
        parts.append(("M-12 -74Q-13 -46 -11 -44Q0 -40 11 -44Q13 -46 12 -74Q0 -79 -12 -74Z", pack))
        parts.append(("M-8 -58h16v12q-8 3 -16 0z", dark(pack, 0.3)))
        parts.append(("M-12 -66h24v2h-24z", pale(pack, 0.25)))
    if cap:
        parts.append(("M-12.5 -95Q-12 -110 0 -110Q12 -110 12.5 -95Z", cap))
        parts.append(("M-12.5 -96h25v3h-25z", dark(cap, 0.35)))
    return parts


def child(
    s: Stage,
    x: float,
    y: float,
    h: float,
    coat: str,
    *,
    hair: str = "#2a1a16",
    cap: str = "",
    pack: str = "",
    arm: Arm = "",
    flip: bool = False,
    rim: str = "",
    long_hair: bool = False,
    skirt: bool = False,
    ground: bool = True,
    rot: float = 0,
    opacity: float = 1,
) -> None:
    """A child seen from behind, the witness that makes a place a story."""
    if ground:
        shadow(s, x, y, h * 0.24)
    parts = _child_parts(coat, hair, cap, pack, arm, long_hair=long_hair, skirt=skirt)
    rim = rim or s.p.light
    with s.at(x, y, h / 100, rot, flip=flip, opacity=opacity):
        with s.group(transform="translate(-1.5 -1.3)", fill=rim, opacity=0.9):
            s.add("".join(f'<path d="{d}"/>' for d, _ in parts))
        for d, colour in parts:
            s.path(d, colour)


_FIGURES = {
    "coat": "M-9 -2L-11 -40L-17 -38Q-19 -60 -14 -74Q-8 -80 -5 -80L-5 -84Q-11 -88 -9 -94H-17V-96.5H-9L-8 -104Q0 -107 8 "
    "-104L9 -96.5H17V-94H9Q11 -88 5 -84L5 -80Q8 -80 14 -74Q19 -60 17 -38L12 -40L15 -14L10 -13L9 0H2L1 -14H-1L-2 0H-9Z",
    "man": "M-9 0L-10 -44L-16 -44Q-18 -64 -14 -76Q-8 -81 -4 -81V-85Q-9 -90 -8 -97Q-6 -104 0 -104Q6 -104 8 -97Q9 -90 4 -85"
    "V-81Q8 -81 14 -76Q18 -64 16 -44L10 -44L9 0H2L0 -38L-2 0Z",
    "bride": "M-4 -82Q-14 -70 -9 -58L-7 -52Q-30 -20 -34 0Q-10 4 34 0Q28 -22 8 -52L10 -60Q14 -72 4 -82Q10 -88 7 -96Q0 -103 "
    "-7 -96Q-10 -88 -4 -82Z",
    "long": "M-7 0L-9 -46Q-20 -30 -22 -8L-25 -8Q-24 -40 -15 -66Q-12 -78 -5 -80L-4 -85Q-10 -92 -7 -99Q0 -107 7 -99Q10 -92 4 "
    "-85L5 -80Q12 -78 15 -66Q24 -40 25 -8L22 -8Q20 -30 9 -46L7 0H2L0 -40L-2 0Z",
    "robe": "M-18 0Q-16 -50 -12 -70Q-10 -80 -5 -82Q-9 -90 -6 -98Q0 -106 6 -98Q9 -90 5 -82Q10 -80 12 -70Q16 -50 18 0Q0 5 -18 0Z",
    "woman": "M-10 -30L-6 0H-1L0 -28L1 0H6L10 -30L15 -34Q11 -50 8 -56Q12 -66 10 -77Q7 -81 4 -81V-85Q8 -90 8 -96Q7 -105 0 -105Q-7 "
    "-105 -8 -96Q-8 -90 -4 -85V-81Q-7 -81 -10 -77Q-12 -66 -8 -56Q-11 -50 -15 -34Z",
    "hunched": "M-12 0L-13 -36Q-24 -26 -25 -6L-28 -6Q-29 -34 -20 -54Q-16 -70 0 -74Q2 -82 10 -83Q19 -82 19 -72Q18 -64 11 -62Q16 "
    "-50 20 -30L26 -8L23 -7Q16 -22 12 -34L12 0H5L2 -30L-4 -30L-5 0Z",
    "kid": "M-11 0L-10 -40L-17 -38Q-18 -60 -14 -72Q-8 -78 -4 -78V-80Q-12 -84 -11 -94Q-9 -106 0 -106Q9 -106 11 -94Q12 -84 4 -80"
    "V-78Q8 -78 14 -72Q18 -60 17 -38L10 -40L11 0H3L0 -34L-3 0Z",
}
Figure = Literal["coat", "man", "bride", "long", "robe", "woman", "hunched", "kid"]


def figure(
    s: Stage,
    x: float,
    y: float,
    h: float,
    colour: str = "",
    kind: Figure = "coat",
    *,
    rim: str = "",
    flip: bool = False,
    opacity: float = 1,
    shift: float = -1.5,
    rot: float = 0,
) -> None:
    """A grown-up as a dark shape, with a rim of light if asked."""
    d = _FIGURES[kind]
    with s.at(x, y, h / 105, rot, flip=flip, opacity=opacity):
        if rim:
            s.path(d, rim, transform=f"translate({shift} -1.2)")
        s.path(d, colour or s.p.near)


def head_in_window(s: Stage, x: float, y: float, h: float, colour: str = INK) -> None:
    """Head and shoulders behind a pane; y is the sill."""
    with s.at(x, y, h / 40):
        s.path(
            "M-16 0Q-16 -15 -5 -17V-20Q-9 -24 -8 -31Q-6 -38 0 -38Q6 -38 8 -31Q9 -24 5 -20V-17Q16 -15 16 0Z",
            colour,
        )


def eyes(s: Stage, x: float, y: float, r: float, gap: float, colour: str = "", halo: float = 6) -> None:
    colour = colour or s.p.accent
    for side in (-1, 1):
        glow(s, x + side * gap / 2, y, r * halo, colour, 0.8)
        s.disc(x + side * gap / 2, y, r, pale(colour, 0.6))


def great_eye(
    s: Stage, x: float, y: float, w: float, iris: str, *, white: str = "#f6efe2", slit: bool = True
) -> None:
    """One large eye with lids and lashes of light."""
    h = w * 0.52
    lens = f"M{x - w / 2} {y}Q{x} {y - h} {x + w / 2} {y}Q{x} {y + h} {x - w / 2} {y}Z"
    s.path(lens, s.rad((0, white), (0.6, white), (1, mix(white, s.p.near, 0.6))))
    with s.clip(lens):
        r = w * 0.22
        s.disc(x, y, r, s.rad((0, pale(iris, 0.45)), (0.5, iris), (1, dark(iris, 0.6))))
        for k in range(40):
            s.line(
                f"M{x} {y - r * 0.45}V{y - r * 0.94}",
                dark(iris, 0.5),
                w * 0.004,
                transform=f"rotate({k * 9} {x} {y})",
            )
        s.oval(x, y, r * (0.2 if slit else 0.42), r * (0.86 if slit else 0.42), INK)
        s.disc(x - r * 0.36, y - r * 0.4, r * 0.17, "#ffffff")
        s.path(
            f"M{x - w / 2} {y}Q{x} {y - h} {x + w / 2} {y}Q{x} {y - h * 0.72} {x - w / 2} {y}Z",
            INK,
            opacity=0.45,
        )
    s.path(lens, "none", stroke=INK, stroke_width=w * 0.018)


_HAND = (
    "M-30 0Q-38 -40 -34 -66Q-52 -78 -62 -104Q-64 -114 -55 -114Q-46 -102 -30 -92Q-40 -126 -40 -156Q-38 -168 -29 -164"
    "Q-22 -140 -14 -112Q-16 -146 -10 -178Q-4 -188 4 -180Q6 -150 6 -114Q14 -142 26 -166Q36 -172 40 -160Q34 -130 24 -102"
    "Q38 -118 54 -128Q64 -130 62 -118Q48 -94 36 -62Q38 -36 30 0Z"
)


def great_hand(
    s: Stage,
    x: float,
    y: float,
    h: float,
    colour: str,
    *,
    rot: float = 0,
    flip: bool = False,
    rim: str = "",
    nails: str = "",
    sy: float = 1,
    opacity: float = 1,
) -> None:
    """A giant hand with its wrist at (x, y), fingers up."""
    k = h / 184
    with s.at(x, y, k, rot, flip=flip, opacity=opacity), s.group(transform=f"scale(1 {sy})"):
        if rim:
            s.path(_HAND, rim, transform=f"translate({-3 / k:.1f} {-3 / k:.1f})")
        s.path(_HAND, s.lin((0, pale(colour, 0.12)), (0.5, colour), (1, dark(colour, 0.5))))
        s.line("M-8 -110Q-12 -80 -22 -60M8 -112Q4 -80 0 -62M24 -100Q22 -76 18 -58", dark(colour, 0.45), 2.4)
        s.line("M-36 -132l10 -3M-8 -150l12 0M28 -138l8 3M-52 -102l7 -5", dark(colour, 0.4), 2)
        if nails:
            for nx, ny, turn in (
                (-33, -161, -12),
                (-3, -179, 0),
                (33, -164, 14),
                (57, -124, 38),
                (-58, -110, -30),
            ):
                s.oval(nx, ny, 5, 8, nails, transform=f"rotate({turn} {nx} {ny})")
