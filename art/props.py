"""Things that stand about: televisions, doors, telephones, clocks, balloons, candles, toys."""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import pairwise

from art.kit import Stage, num, points
from art.light import flame, glow, shadow
from art.palettes import INK, WHITE, dark, mix, pale
from art.people import great_eye, great_hand
from art.shapes import letters

Point = tuple[float, float]


def _screen(s: Stage, x: float, y: float, w: float, h: float, show: str) -> None:
    """What a television shows, in the box with its corner at (x, y)."""
    cx, cy = x + w / 2, y + h / 2
    if show == "static":
        for _ in range(110):
            s.rect(
                s.rng.uniform(x, x + w),
                s.rng.uniform(y, y + h),
                s.rng.uniform(1, w * 0.15),
                max(0.7, w * 0.018),
                s.rng.choice([INK, INK, WHITE]),
                opacity=s.rng.uniform(0.2, 0.8),
            )
    elif show == "eye":
        great_eye(s, cx, cy, w * 0.84, "#b3202c")
    elif show == "hand":
        great_hand(s, cx, y + h, h * 0.9, dark(s.p.near, 0.2))
    elif show == "bars":
        for k, colour in enumerate(
            ("#f4f0e0", "#e8d24a", "#4ad0d8", "#48c060", "#c850c0", "#d83a3a", "#3a48c8")
        ):
            s.rect(x + w * k / 7, y, w / 7 + 1, h, colour)
    elif show == "house":
        s.path(
            f"M{num(cx - w * 0.24)} {num(y + h)}v{num(-h * 0.46)}l{num(w * 0.24)} {num(-h * 0.3)}l{num(w * 0.24)} {num(h * 0.3)}v{num(h * 0.46)}z",
            INK,
        )
        s.rect(cx - w * 0.05, y + h * 0.62, w * 0.1, h * 0.18, "#ffd040")
    elif show == "figure":
        s.path(
            f"M{num(cx - w * 0.16)} {num(y + h)}q0 {num(-h * 0.5)} {num(w * 0.16)} {num(-h * 0.52)}q{num(w * 0.16)} {num(h * 0.02)} {num(w * 0.16)} {num(h * 0.52)}z",
            INK,
        )
        s.disc(cx, y + h * 0.36, h * 0.15, INK)


def television(
    s: Stage,
    x: float,
    y: float,
    w: float,
    show: str = "static",
    *,
    shell: str = "#5a3a26",
    light: str = "#9fe8ff",
    rot: float = 0,
    antenna: bool = True,
) -> None:
    """A wooden set with knobs, foot at (x, y)."""
    h = w * 0.78
    sx, sy, sw, sh = -w * 0.43, -h * 0.92, w * 0.6, h * 0.76
    with s.at(x, y, 1, rot):
        if antenna:
            s.line(
                f"M0 {num(-h)}L{num(-w * 0.26)} {num(-h * 1.48)}M0 {num(-h)}L{num(w * 0.2)} {num(-h * 1.42)}",
                "#c9b79a",
                max(1, w * 0.016),
            )
            s.oval(0, -h, w * 0.09, w * 0.05, INK)
        s.rect(
            -w / 2,
            -h,
            w,
            h * 0.96,
            s.lin((0, pale(shell, 0.22)), (0.12, shell), (1, dark(shell, 0.6))),
            rx=w * 0.05,
        )
        s.path(
            f"M{num(-w * 0.38)} {num(-h * 0.05)}l{num(-w * 0.04)} {num(h * 0.07)}h{num(w * 0.06)}zM{num(w * 0.38)} {num(-h * 0.05)}l{num(w * 0.04)} {num(h * 0.07)}h{num(-w * 0.06)}z",
            INK,
        )
        s.rect(sx - w * 0.025, sy - w * 0.025, sw + w * 0.05, sh + w * 0.05, "#0d090c", rx=w * 0.09)
        pane = f"M{num(sx)} {num(sy)}h{num(sw)}v{num(sh)}h{num(-sw)}z"
        with s.clip(pane):
            s.rect(
                sx,
                sy,
                sw,
                sh,
                s.rad((0, pale(light, 0.75)), (0.5, light), (1, mix(light, "#0a1020", 0.7)), cy=46, r=72),
            )
            _screen(s, sx, sy, sw, sh, show)
            s.line(
                "".join(f"M{num(sx)} {num(sy + k * 2.6)}h{num(sw)}" for k in range(int(sh / 2.6))),
                "#000000",
                0.7,
                opacity=0.26,
            )
            s.path(
                f"M{num(sx)} {num(sy)}h{num(sw)}l{num(-sw * 0.7)} {num(sh * 0.55)}L{num(sx)} {num(sy + sh * 0.7)}z",
                WHITE,
                opacity=0.1,
            )
        for k in (0, 1):
            s.disc(w * 0.33, -h * (0.78 - 0.24 * k), w * 0.065, INK)
            s.disc(w * 0.33, -h * (0.78 - 0.24 * k), w * 0.045, "#b9a078")
        for k in range(5):
            s.line(f"M{num(w * 0.27)} {num(-h * (0.34 - 0.05 * k))}h{num(w * 0.12)}", INK, max(1, w * 0.014))
    glow(s, x - w * 0.1, y - h * 0.52, w * 0.8, light, 0.5)


def door(
    s: Stage,
    x: float,
    y: float,
    h: float,
    colour: str,
    *,
    ajar: bool = True,
    light: str = "",
    number: str = "",
    frame: str = "",
    flip: bool = False,
) -> None:
    """A panelled door in its frame, foot at (x, y); ajar, it shows what is behind as light."""
    w = h * 0.46
    frame = frame or pale(colour, 0.25)
    with s.at(x, y, h / 200, flip=flip):
        s.rect(-54, -206, 108, 206, frame)
        s.rect(-46, -198, 92, 198, s.lin((0, pale(light, 0.4)), (1, light)) if light else "#050308")
        leaf = "M-46 -198L20 -186V8L-46 0Z" if ajar else "M-46 -198H46V0H-46Z"
        s.path(leaf, s.lin((0, pale(colour, 0.1)), (1, dark(colour, 0.45)), across=True))
        panels = (
            (
                "M-36 -182L-18 -179V-112L-36 -114ZM-8 -177L10 -174V-110L-8 -111ZM-36 -98L-18 -97V-14L-36 -16ZM-8 -96L10 -95V-11L-8 -13Z"
            )
            if ajar
            else "M-36 -184H-6V-112H-36ZM6 -184H36V-112H6ZM-36 -96H-6V-14H-36ZM6 -96H36V-14H6Z"
        )
        s.path(panels, dark(colour, 0.3), stroke=dark(colour, 0.55), stroke_width=2)
        s.disc(13 if ajar else 36, -96, 5, "#ffd07a")
        if number:
            with s.group(transform="scale(-1 1)" if flip else "scale(1 1)"):
                letters(
                    s,
                    number,
                    (12 if flip else -12) if ajar else 0,
                    -190 if not ajar else -150,
                    22,
                    "#ffe6a8",
                )
    if light:
        glow(s, x + w * 0.2 * (-1 if flip else 1), y - h * 0.5, h * 0.7, light, 0.7)


def ladder(s: Stage, foot: Point, top: Point, wide: float, colour: str, rungs: int = 9) -> None:
    (x1, y1), (x2, y2) = foot, top
    s.line(
        f"M{num(x1 - wide / 2)} {num(y1)}L{num(x2 - wide * 0.4)} {num(y2)}M{num(x1 + wide / 2)} {num(y1)}L{num(x2 + wide * 0.4)} {num(y2)}",
        colour,
        max(2.5, wide * 0.12),
        stroke_linecap="round",
    )
    for k in range(rungs):
        t = (k + 0.6) / rungs
        x, y = x1 + (x2 - x1) * t, y1 + (y2 - y1) * t
        s.line(f"M{num(x - wide * 0.48)} {num(y)}h{num(wide * 0.94)}", colour, max(2, wide * 0.1))


def clock(
    s: Stage,
    x: float,
    y: float,
    r: float,
    hour: float,
    *,
    rim: str = "#8a5a34",
    face: str = "#f6ecd4",
    hands: str = INK,
) -> None:
    """A round clock; `hour` is 3.25 for a quarter past three."""
    s.disc(x + r * 0.06, y + r * 0.08, r * 1.06, "#000000", opacity=0.4, filter=s.blur(3))
    s.disc(x, y, r, s.lin((0, pale(rim, 0.3)), (1, dark(rim, 0.5))))
    s.disc(x, y, r * 0.84, s.rad((0, face), (1, mix(face, rim, 0.25))))
    for k in range(12):
        s.line(
            f"M{num(x)} {num(y - r * 0.76)}v{num(r * (0.16 if k % 3 == 0 else 0.08))}",
            hands,
            max(0.8, r * 0.045),
            transform=f"rotate({k * 30} {num(x)} {num(y)})",
        )
    for turn, length, wide in ((hour * 30, 0.45, 0.09), (hour % 1 * 360, 0.66, 0.06)):
        s.line(
            f"M{num(x)} {num(y)}v{num(-r * length)}",
            hands,
            r * wide,
            transform=f"rotate({num(turn)} {num(x)} {num(y)})",
            stroke_linecap="round",
        )
    s.disc(x, y, r * 0.07, hands)


def balloon(
    s: Stage, x: float, y: float, r: float, colour: str, *, end: Point | None = None, string: str = ""
) -> None:
    """A balloon and its string."""
    ex, ey = end or (x + r * 0.3, y + r * 4)
    s.line(
        f"M{num(x)} {num(y + r * 1.2)}Q{num(x - r * 0.4)} {num((y + ey) / 2)} {num(ex)} {num(ey)}",
        string or s.p.near,
        1.3,
    )
    s.path(
        f"M{num(x - r * 0.18)} {num(y + r * 1.42)}l{num(r * 0.18)} {num(-r * 0.26)}l{num(r * 0.18)} {num(r * 0.26)}z",
        colour,
    )
    s.oval(
        x,
        y,
        r,
        r * 1.22,
        s.rad((0, pale(colour, 0.55)), (0.45, colour), (1, dark(colour, 0.6)), cx=36, cy=30, r=74),
    )
    s.oval(
        x - r * 0.36,
        y - r * 0.5,
        r * 0.16,
        r * 0.28,
        WHITE,
        opacity=0.55,
        transform=f"rotate(24 {num(x - r * 0.36)} {num(y - r * 0.5)})",
    )


def red_phone(
    s: Stage, x: float, y: float, w: float, colour: str = "#e0402e", *, off_hook: bool = False
) -> None:
    """A telephone with a dial; off the hook, paint its receiver where the story wants it."""
    with s.at(x, y, w / 100):
        s.path(
            "M-44 0Q-46 -10 -30 -44Q-26 -52 -16 -52H16Q26 -52 30 -44Q46 -10 44 0Z",
            s.lin((0, pale(colour, 0.25)), (0.5, colour), (1, dark(colour, 0.6))),
        )
        s.disc(0, -24, 19, "#f6ecd4")
        s.disc(0, -24, 8, colour)
        for k in range(10):
            s.disc(13.5 * math.cos(k * 0.55 + 0.6), -24 + 13.5 * math.sin(k * 0.55 + 0.6), 2.6, INK)
        s.path("M-26 -52v-9h8v6h36v-6h8v9z", dark(colour, 0.3))
        if not off_hook:
            receiver_shape(s, 0, -62, 1, 0, colour)


def receiver_shape(s: Stage, x: float, y: float, scale: float, rot: float, colour: str = "#e0402e") -> None:
    """A telephone receiver lying with its ends down."""
    with s.at(x, y, scale, rot):
        s.path(
            "M-50 8Q-52 -12 -30 -16Q0 -20 30 -16Q52 -12 50 8Q40 14 28 8L26 -2Q0 -7 -26 -2L-28 8Q-40 14 -50 8Z",
            s.lin((0, pale(colour, 0.35)), (0.5, colour), (1, dark(colour, 0.5))),
        )


def cord(s: Stage, line: Sequence[Point], colour: str = "", wide: float = 3, *, coils: bool = False) -> None:
    """A wire through points, rounded; with coils it is a telephone cord."""
    d = f"M{num(line[0][0])} {num(line[0][1])}"
    for (x1, y1), (x2, y2) in zip(line[1:], [*line[2:], line[-1]], strict=True):
        d += f"Q{num(x1)} {num(y1)} {num((x1 + x2) / 2)} {num((y1 + y2) / 2)}"
    s.line(d, colour or s.p.near, wide, stroke_linecap="round")
    if coils:
        s.line(
            d,
            pale(colour or s.p.near, 0.4),
            wide * 0.8,
            stroke_dasharray=f"{wide * 0.5} {wide * 0.9}",
            opacity=0.6,
        )


def candle(s: Stage, x: float, y: float, h: float, wax: str = "#f4ead0") -> None:
    s.rect(x - h * 0.14, y - h, h * 0.28, h, s.lin((0, wax), (1, dark(wax, 0.4))), rx=1.5)
    flame(s, x, y - h, h * 0.6)


def page(s: Stage, x: float, y: float, w: float, rot: float, *, ink: str = "#3a2a4a", note: str = "") -> None:
    """A sheet of paper in the air or on a wall."""
    with s.at(x, y, w / 40, rot):
        s.path("M-20 -26L18 -28L21 26L-19 28Z", s.lin((0, "#fbf4e2"), (1, "#cdbf9e")))
        if note == "music":
            for k in range(4):
                s.line(f"M-14 {-18 + k * 11}h28", ink, 1)
                s.disc(-8 + k * 5, -16 + k * 10, 2.4, ink)
        elif note == "lines":
            for k in range(6):
                s.line(f"M-14 {-18 + k * 7}h{26 - (k * 5) % 9}", ink, 1.6)


def poster(s: Stage, x: float, y: float, w: float, h: float, text: str, colour: str, rot: float = 0) -> None:
    with s.at(x, y, 1, rot):
        s.rect(-w / 2, -h / 2, w, h, "#e8dcc0")
        s.rect(-w / 2 + 5, -h / 2 + 5, w - 10, h - 10, s.lin((0, dark(colour, 0.6)), (1, colour)))
        letters(s, text, 0, -h / 2 + 26, min(20, w * 0.17), "#fff0b0")


def bed(
    s: Stage,
    x: float,
    y: float,
    w: float,
    blanket: str,
    *,
    wood: str = "#6a3c28",
    stars: bool = True,
    sleeper: bool = False,
) -> None:
    """A child's bed from the side, head to the left, feet on y."""
    with s.at(x, y, w / 290):
        s.path(
            "M-145 -150Q-145 -190 -116 -194H-96V0H-108V-34H-133V0H-145Z",
            s.lin((0, pale(wood, 0.15)), (1, dark(wood, 0.5))),
        )
        s.path("M132 0V-80Q132 -96 145 -96V0Z", dark(wood, 0.3))
        s.path("M-138 -40H140V-14H-138Z", dark(wood, 0.35))
        s.path("M-136 -62Q0 -80 140 -62V-36H-136Z", "#e8e0d0")
        s.oval(-84, -76, 44, 20, "#f4efe4")
        if sleeper:
            s.path("M-100 -80a20 20 0 0 1 40 0q2 16 -20 18q-20 -2 -20 -18z", "#e0a884")
            s.path("M-102 -82q-2 -26 22 -26q24 0 22 24q-14 -12 -26 -8q-10 2 -18 10z", "#4a2418")
            for ex in (-87, -71):
                s.disc(ex, -78, 3.4, WHITE)
                s.disc(ex + 0.8, -79, 1.8, INK)
        s.path(
            "M-104 -62Q-50 -92 30 -80Q120 -82 142 -56Q150 -12 140 8Q100 -4 80 14Q50 -6 20 14Q-10 -4 -38 14Q-68 -2 -104 12Q-114 -30 -104 -62Z",
            s.lin((0, pale(blanket, 0.12)), (1, dark(blanket, 0.5))),
        )
        if stars:
            for k in range(9):
                with s.at(-80 + k * 25, -46 + s.rng.uniform(-14, 36), 1.1):
                    s.path("M0 -7L2 -2L7 0L2 2L0 7L-2 2L-7 0L-2 -2Z", "#ffe08a")


def cube(s: Stage, x: float, y: float, z: float) -> None:
    """The twisting cube with stickers of six colours, standing on its corner edge at (x, y)."""
    colours = ("#e0483a", "#f0c23c", "#3f8fe0", "#52b36a", "#f08a3a", "#f4ecd8")
    ax, ay = z * 0.866, z * 0.5
    shadow(s, x, y + 2, z * 1.1)
    s.path(
        points(
            [
                (x, y - 2 * z),
                (x + ax, y - 1.5 * z),
                (x + ax, y - 0.5 * z),
                (x, y),
                (x - ax, y - 0.5 * z),
                (x - ax, y - 1.5 * z),
            ]
        ),
        INK,
        stroke=INK,
        stroke_width=3,
        stroke_linejoin="round",
    )
    faces = (
        ((x, y - 2 * z), (ax, ay), (-ax, ay), 0.0),
        ((x - ax, y - 1.5 * z), (ax, ay), (0.0, z), 0.22),
        ((x, y - z), (ax, -ay), (0.0, z), 0.42),
    )
    for (ox, oy), u, v, shade in faces:
        for i in range(3):
            for j in range(3):
                corners = (
                    (i + 0.06, j + 0.06),
                    (i + 0.94, j + 0.06),
                    (i + 0.94, j + 0.94),
                    (i + 0.06, j + 0.94),
                )
                quad = [(ox + (u[0] * a + v[0] * b) / 3, oy + (u[1] * a + v[1] * b) / 3) for a, b in corners]
                s.path(points(quad), mix(s.rng.choice(colours), "#05030a", shade))


def memory_toy(s: Stage, x: float, y: float, r: float, lit: int = 2) -> None:
    """The round toy with four coloured keys, one of them lit; centre at (x, y)."""
    shadow(s, x, y + r * 0.92, r * 0.95)
    s.oval(x, y + r * 0.1, r, r, "#050408")
    s.disc(x, y, r, s.lin((0, "#3a3640"), (1, "#121016")))
    for k, colour in enumerate(("#2fae5c", "#d83a34", "#3a78e0", "#f0c038")):
        a = math.pi + k * math.pi / 2 + 0.07
        b = a + math.pi / 2 - 0.14
        near, far = r * 0.4, r * 0.88
        d = (
            f"M{num(x + near * math.cos(a))} {num(y + near * math.sin(a))}L{num(x + far * math.cos(a))} {num(y + far * math.sin(a))}"
            f"A{num(far)} {num(far)} 0 0 1 {num(x + far * math.cos(b))} {num(y + far * math.sin(b))}"
            f"L{num(x + near * math.cos(b))} {num(y + near * math.sin(b))}A{num(near)} {num(near)} 0 0 0 {num(x + near * math.cos(a))} {num(y + near * math.sin(a))}Z"
        )
        s.path(d, pale(colour, 0.35) if k == lit else dark(colour, 0.3))
        if k == lit:
            middle = (a + b) / 2
            glow(s, x + r * 0.64 * math.cos(middle), y + r * 0.64 * math.sin(middle), r * 0.9, colour, 0.9)
    s.disc(x, y, r * 0.28, "#1c1a20")
    s.disc(x, y, r * 0.1, "#d8ccb0")


def die20(s: Stage, x: float, y: float, r: float, colour: str) -> None:
    """A die of twenty faces, centre at (x, y)."""
    ring = [
        (x + r * math.cos(math.radians(60 * k - 90)), y + r * math.sin(math.radians(60 * k - 90)))
        for k in range(6)
    ]
    inner = [
        (
            x + r * 0.56 * math.cos(math.radians(120 * k - 90)),
            y + r * 0.56 * math.sin(math.radians(120 * k - 90)),
        )
        for k in range(3)
    ]
    shadow(s, x, y + r * 0.98, r * 0.8)
    s.path(
        points(ring),
        dark(colour, 0.5),
        stroke=dark(colour, 0.75),
        stroke_width=r * 0.05,
        stroke_linejoin="round",
    )
    a, b, c = inner
    faces = [
        ([a, b, c], 0.22, 0.0),
        ([ring[0], ring[1], a], 0.1, 0.0),
        ([ring[5], ring[0], a], 0.3, 0.0),
        ([ring[1], b, a], 0.0, 0.12),
        ([ring[5], c, a], 0.12, 0.0),
        ([ring[1], ring[2], b], 0.0, 0.3),
        ([ring[2], ring[3], b], 0.0, 0.42),
        ([ring[3], b, c], 0.0, 0.22),
        ([ring[3], ring[4], c], 0.0, 0.34),
        ([ring[4], ring[5], c], 0.0, 0.1),
    ]
    for pairs, lighter, darker in faces:
        s.path(
            points(pairs),
            dark(pale(colour, lighter), darker),
            stroke=dark(colour, 0.6),
            stroke_width=r * 0.03,
            stroke_linejoin="round",
        )
    letters(s, "20", x, y + r * 0.16, r * 0.38, "#fff4dc")


def gnome(
    s: Stage,
    x: float,
    y: float,
    h: float,
    *,
    hat: str = "#d8382c",
    coat: str = "#3f6fb0",
    eye: str = "",
    lantern: bool = False,
    flip: bool = False,
    rim: str = "",
) -> None:
    """A garden dwarf: pointed hat, beard, round belly."""
    shadow(s, x, y, h * 0.26)
    with s.at(x, y, h / 100, flip=flip):
        if rim:
            s.path(
                "M-20 0Q-28 -34 -14 -52Q-16 -60 0 -100Q16 -60 14 -52Q28 -34 20 0Z",
                rim,
                transform="translate(-2 -1.500)",
            )
        s.path("M-18 -2h16v-10h-14zM2 -2h16l-2 -10h-14z", INK)
        s.path(
            "M-20 -8Q-27 -34 -13 -50H13Q27 -34 20 -8Q0 -2 -20 -8Z",
            s.lin((0, pale(coat, 0.2)), (1, dark(coat, 0.5))),
        )
        s.rect(-22, -24, 44, 5, "#3a2018")
        s.rect(-5, -26, 10, 9, "#e8c050")
        s.disc(0, -52, 12, "#e0a884")
        s.path("M-13 -52Q-16 -30 0 -20Q16 -30 13 -52Q8 -46 0 -47Q-8 -46 -13 -52Z", "#f2ece0")
        s.path(
            "M-14 -56Q-6 -84 6 -100Q12 -78 14 -56Q0 -62 -14 -56Z",
            s.lin((0, pale(hat, 0.2)), (1, dark(hat, 0.4)), across=True),
        )
        s.disc(0, -49, 3.4, "#c87858")
        for ex in (-5, 5):
            s.disc(ex, -54, 1.9, INK)
        if eye:
            for ex in (-5, 5):
                glow(s, ex, -54, 11, eye, 0.9, core=1.8)
        if lantern:
            s.line("M18 -36L30 -40V-32", INK, 2)
            s.rect(25, -32, 10, 14, "#ffe08a", rx=2, stroke=INK, stroke_width=1.5)
            glow(s, 30, -25, 26, "#ffd070", 0.9)


def old_key(s: Stage, x: float, y: float, w: float, rot: float = 0, colour: str = "#e8c050") -> None:
    with s.at(x, y, w / 60, rot):
        for shade, wide in ((dark(colour, 0.75), 7), (colour, 4.4)):
            s.disc(-20, 0, 9, "none", stroke=shade, stroke_width=wide)
            s.line("M-11 0H30M18 0V10M27 0V12", shade, wide)


def lantern(s: Stage, x: float, y: float, h: float, light: str = "#ffd070") -> None:
    """A hurricane lamp, foot at (x, y)."""
    with s.at(x, y, h / 60):
        s.line("M-12 -44Q0 -72 12 -44", "#2a2420", 2.4)
        s.path("M-12 0H12L10 -8H-10ZM-8 -46H8L11 -40H-11Z", "#3a302a")
        s.path(
            "M-11 -8Q-15 -24 -9 -40H9Q15 -24 11 -8Z",
            s.rad((0, "#fffbe0"), (0.6, light), (1, dark(light, 0.4))),
        )
        s.line("M-11 -24H11M-6 -8V-40M6 -8V-40", "#3a302a", 1.4)
    glow(s, x, y - h * 0.4, h * 1.6, light, 0.9)


def footprints(s: Stage, line: Sequence[Point], size: float, colour: str, *, wet: bool = False) -> None:
    """Prints of shoes along points, alternating left and right."""
    for k, (x, y) in enumerate(line):
        side = 1 if k % 2 else -1
        with s.at(x + side * size * 0.5, y, size / 20, side * 8, opacity=0.85):
            s.oval(0, -5, 5, 7, colour)
            s.oval(0, 6, 4, 4.5, colour)
            if wet:
                s.oval(-1.5, -7, 1.5, 3, WHITE, opacity=0.5)


def cobweb(
    s: Stage,
    x: float,
    y: float,
    r: float,
    start: float,
    sweep: float,
    colour: str = "#e8e8f0",
    opacity: float = 0.6,
) -> None:
    """A web in a corner: rays from (x, y) and sagging rings."""
    rays = 6
    angles = [math.radians(start + sweep * k / (rays - 1)) for k in range(rays)]
    d = "".join(f"M{num(x)} {num(y)}L{num(x + r * math.cos(a))} {num(y + r * math.sin(a))}" for a in angles)
    for ring in (0.28, 0.48, 0.68, 0.88):
        for a, b in pairwise(angles):
            middle = (a + b) / 2
            d += (
                f"M{num(x + r * ring * math.cos(a))} {num(y + r * ring * math.sin(a))}"
                f"Q{num(x + r * ring * 0.86 * math.cos(middle))} {num(y + r * ring * 0.86 * math.sin(middle))} "
                f"{num(x + r * ring * math.cos(b))} {num(y + r * ring * math.sin(b))}"
            )
    s.line(d, colour, 1.1, opacity=opacity)


def skull(s: Stage, x: float, y: float, h: float, eye: str = "", bone: str = "#e8dfc8") -> None:
    """A human skull, chin at (x, y)."""
    with s.at(x, y, h / 60):
        s.path(
            "M-20 -30Q-24 -60 0 -60Q24 -60 20 -30Q18 -20 12 -18V-4Q0 2 -12 -4V-18Q-18 -20 -20 -30Z",
            s.lin((0, pale(bone, 0.3)), (1, dark(bone, 0.4))),
        )
        s.path(
            "M-14 -34q6 -6 11 0q1 9 -5 10q-7 -1 -6 -10zM14 -34q-6 -6 -11 0q-1 9 5 10q7 -1 6 -10zM0 -24l3 7h-6z",
            INK,
        )
        s.line("M-7 -14V-4M-2.500 -14V-2M2.500 -14V-2M7 -14V-4", INK, 1.4)
        if eye:
            for ex in (-8, 8):
                glow(s, ex, -30, 16, eye, 1, core=2.2)


def skeleton(
    s: Stage,
    x: float,
    y: float,
    h: float,
    *,
    bone: str = "#efe6d0",
    flip: bool = False,
    eye: str = "",
    wave: bool = False,
) -> None:
    """A walking skeleton, feet on y."""
    with s.at(x, y, h / 200, flip=flip):
        limbs = "M-8 -92L-26 -48L-22 0H-36M8 -92L22 -46L34 0H22M-20 -150L-38 -112L-30 -78"
        limbs += "M20 -150L44 -166L52 -198" if wave else "M20 -150L40 -114L52 -88"
        for colour, wide in ((INK, 9), (bone, 5.5)):
            s.line(limbs, colour, wide, stroke_linejoin="round", stroke_linecap="round")
            s.line("M0 -162V-92M-20 -150H20M-14 -92H14", colour, wide, stroke_linecap="round")
        for k in range(5):
            s.line(
                f"M0 {-146 + k * 10}Q{-18 + k * 1.5} {-144 + k * 10} {-16 + k * 2} {-136 + k * 10}M0 {-146 + k * 10}Q{18 - k * 1.5} {-144 + k * 10} {16 - k * 2} {-136 + k * 10}",
                bone,
                3,
            )
        s.path("M-16 -96Q0 -84 16 -96L10 -84H-10Z", bone)
        skull(s, 0, -162, 40, eye, bone)
