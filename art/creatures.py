"""What must not be there: giants in fog, tentacles, spider legs, fins, ghosts, machines."""

from __future__ import annotations

import math
from collections.abc import Sequence

from art.kit import Stage, num
from art.light import fog, glow
from art.palettes import INK, dark, mix, pale
from art.shapes import icon_path, subpaths

Point = tuple[float, float]


def giant(
    s: Stage,
    name: str,
    x: float,
    y: float,
    size: float,
    *,
    eyes: tuple[tuple[float, float, float], ...] = (),
    eye: str = "",
    flip: bool = False,
    rim: str = "",
    shift: Point = (3, -3),
    colour: str = "",
    rot: float = 0,
) -> None:
    """A huge dark shape from an icon, lit from behind; `eyes` are (x, y, r) in the icon's box of 512."""
    p, k = s.p, size / 512
    closed = "".join(f'<path d="{part}"/>' for part in subpaths(icon_path(name)))
    high = colour or mix(p.far, p.near, 0.45)
    side = -1 if flip else 1
    with s.at(x, y, k, rot, flip=flip):
        s.add(
            f'<g fill="{rim or p.light}" stroke="{rim or p.light}" stroke-width="5" stroke-linejoin="round" '
            f'transform="translate({num(-256 + shift[0] / k * side)} {num(-512 + shift[1] / k)})">{closed}</g>'
        )
        paint = s.lin((0, high), (1, p.near), line=(0, 0, 0, 512))
        s.add(
            f'<g fill="{paint}" stroke="{paint}" stroke-width="6" stroke-linejoin="round" '
            f'transform="translate(-256 -512)">{closed}</g>'
        )
        for ex, ey, r in eyes:
            glow(s, ex - 256, ey - 512, r * 6, eye or p.accent, 0.95, core=r)


def taper(pairs: Sequence[Point], wide: float, tip: float = 1) -> str:
    """A limb along points, thick at the first and thin at the last."""
    left, right = [], []
    count = len(pairs)
    for k, (x, y) in enumerate(pairs):
        x1, y1 = pairs[max(0, k - 1)]
        x2, y2 = pairs[min(count - 1, k + 1)]
        length = math.hypot(x2 - x1, y2 - y1) or 1
        half = (wide + (tip - wide) * k / (count - 1)) / 2
        left.append((x - (y2 - y1) / length * half, y + (x2 - x1) / length * half))
        right.append((x + (y2 - y1) / length * half, y - (x2 - x1) / length * half))
    around = left + right[::-1]
    return "M" + "L".join(f"{num(x)} {num(y)}" for x, y in around) + "Z"


def curve(start: Point, bend: Point, over: Point, end: Point, steps: int = 26) -> list[Point]:
    """Points of a cubic curve."""
    out = []
    for k in range(steps + 1):
        t = k / steps
        a, b, c, d = (1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t**3
        out.append(
            (
                a * start[0] + b * bend[0] + c * over[0] + d * end[0],
                a * start[1] + b * bend[1] + c * over[1] + d * end[1],
            )
        )
    return out


def tentacle(
    s: Stage,
    line: Sequence[Point],
    wide: float,
    colour: str,
    *,
    suckers: str = "",
    rim: str = "",
    side: int = 1,
) -> None:
    """A tentacle along points, suckers on one side."""
    if rim:
        s.path(taper([(x - 2.5 * side, y - 2) for x, y in line], wide, 2), rim)
    s.path(taper(line, wide + 4, 4), dark(colour, 0.7))
    s.path(taper(line, wide, 2), colour)
    count = len(line)
    inner = [(x + side * wide * 0.22 * (1 - k / count), y + wide * 0.06) for k, (x, y) in enumerate(line)]
    s.path(taper(inner, wide * 0.42, 1), dark(colour, 0.3), opacity=0.8)
    for k in range(2, count - 3, 2):
        x, y = inner[k]
        s.disc(x, y, max(1, wide * 0.12 * (1 - k / count)), suckers or pale(colour, 0.35), opacity=0.85)


def spider_leg(
    s: Stage, hip: Point, knee: Point, foot: Point, wide: float, colour: str = "", rim: str = ""
) -> None:
    """Two long segments and a hooked foot."""
    colour = colour or s.p.near
    shapes = (taper([hip, knee], wide, wide * 0.7), taper([knee, foot], wide * 0.8, 1.5))
    if rim:
        for d in shapes:
            s.path(d, rim, transform="translate(2.5 -2.5)")
    for d in shapes:
        s.path(d, colour, stroke=colour, stroke_width=2, stroke_linejoin="round")
    s.disc(knee[0], knee[1], wide * 0.45, colour)
    for k in range(9):
        t = k / 9
        x, y = knee[0] + (foot[0] - knee[0]) * t, knee[1] + (foot[1] - knee[1]) * t
        s.line(f"M{num(x)} {num(y)}l{num(wide * 0.5)} {num(-wide * 0.25)}", colour, 1.4)


def shark_fin(s: Stage, x: float, y: float, h: float, colour: str) -> None:
    s.path(
        f"M{num(x - h * 0.55)} {num(y)}Q{num(x - h * 0.2)} {num(y - h * 0.8)} {num(x + h * 0.34)} {num(y - h)}"
        f"Q{num(x + h * 0.14)} {num(y - h * 0.45)} {num(x + h * 0.5)} {num(y)}Z",
        s.lin((0, pale(colour, 0.2)), (1, dark(colour, 0.6)), across=True),
    )


def shark(s: Stage, x: float, y: float, h: float, colour: str) -> None:
    """A shark that stands out of the water, mouth open to the right; y is the water line."""
    with s.at(x, y, h / 300):
        s.path(
            "M-96 0Q-104 -130 -52 -220Q-20 -276 42 -300Q66 -292 78 -262Q86 -238 70 -222Q44 -206 30 -178L44 -150Q70 -152 96 -138"
            "Q92 -104 70 -70L92 0Z",
            s.lin((0, pale(colour, 0.25)), (0.5, colour), (1, dark(colour, 0.5)), across=True),
        )
        s.path(
            "M70 -222Q44 -206 30 -178L44 -150Q70 -152 96 -138Q92 -104 70 -70L92 0H30Q40 -80 8 -150Q-8 -190 30 -236Q52 -254 78 -262Q86 -238 70 -222Z",
            "#e8e4d8",
        )
        s.path("M72 -224Q34 -210 22 -174Q32 -146 90 -140Q60 -160 58 -182Q60 -206 72 -224Z", "#5a0e16")
        s.path(
            "M70 -226l-3 20l-9 -14l-4 20l-9 -13l-3 19l-8 -9l-1 14M88 -139l-8 -15l-6 14l-9 -17l-6 12l-9 -16l-4 9l-8 -13",
            "#fff8e8",
            stroke="#fff8e8",
            stroke_width=2,
        )
        s.path("M-78 -130Q-120 -150 -150 -110Q-120 -112 -84 -86Z", dark(colour, 0.25))
        s.line("M-36 -120q14 14 10 40M-22 -126q14 14 10 40M-8 -132q14 14 10 40", dark(colour, 0.55), 4)
        s.disc(20, -246, 9, INK)
        s.disc(17, -249, 3, "#ffffff")


def ghost_child(s: Stage, x: float, y: float, h: float, colour: str, opacity: float = 0.6) -> None:
    """A see-through child from the front, no feet."""
    glow(s, x, y - h * 0.55, h * 0.6, colour, 0.6)
    with s.at(x, y, h / 100, opacity=opacity):
        s.path(
            "M-10 -78Q-20 -70 -19 -40Q-18 -14 -14 0Q-9 -8 -5 0Q0 -8 5 0Q9 -8 14 0Q18 -14 19 -40Q20 -70 10 -78Z",
            s.lin((0, pale(colour, 0.5)), (0.6, colour, 0.8), (1, colour, 0.1)),
        )
        s.path("M-12 -90Q-13 -106 0 -106Q13 -106 12 -90Q11 -77 0 -77Q-11 -77 -12 -90Z", pale(colour, 0.55))
        s.path(
            "M-12 -92Q-14 -110 0 -110Q14 -110 12 -92Q4 -100 -2 -99Q-8 -98 -12 -92Z",
            mix(colour, s.p.near, 0.35),
        )
        s.path(
            "M-7 -90a3 4 0 1 0 6 0a3 4 0 1 0 -6 0zM2 -90a3 4 0 1 0 6 0a3 4 0 1 0 -6 0zM-2 -82q2 3 5 0z",
            s.p.near,
        )


def jellyfish(s: Stage, x: float, y: float, r: float, colour: str) -> None:
    """A lamp of a jellyfish, bell at (x, y)."""
    glow(s, x, y, r * 2.6, colour, 0.85)
    for k in range(9):
        lx = x - r * 0.8 + k * r * 0.2
        w, n = s.rng.uniform(8, 20), s.rng.uniform(1.6, 2.7) * r
        s.line(
            f"M{num(lx)} {num(y)}q{num(w)} {num(n * 0.25)} 0 {num(n * 0.5)}t0 {num(n * 0.5)}",
            pale(colour, 0.3),
            s.rng.uniform(1.5, 4.5),
            opacity=0.75,
            stroke_linecap="round",
        )
    bell = f"M{num(x - r)} {num(y)}Q{num(x - r)} {num(y - r * 1.25)} {num(x)} {num(y - r * 1.25)}Q{num(x + r)} {num(y - r * 1.25)} {num(x + r)} {num(y)}"
    for _ in range(6):
        bell += f"q{num(-r / 6)} {num(r * 0.16)} {num(-r / 3)} 0"
    s.path(
        bell + "Z",
        s.rad((0, pale(colour, 0.8), 0.95), (0.5, colour, 0.85), (1, dark(colour, 0.35), 0.8), cy=40, r=70),
    )
    s.line(
        f"M{num(x - r * 0.5)} {num(y - r * 0.2)}Q{num(x - r * 0.4)} {num(y - r)} {num(x)} {num(y - r * 1.1)}M{num(x + r * 0.5)} {num(y - r * 0.2)}Q{num(x + r * 0.4)} {num(y - r)} {num(x)} {num(y - r * 1.1)}",
        pale(colour, 0.6),
        2,
        opacity=0.6,
    )


def moth(s: Stage, x: float, y: float, span: float, colour: str, eye: str) -> None:
    """A moth with an eye on each wing, seen from above, head up."""
    with s.at(x, y, span / 200):
        for side in (-1, 1):
            with s.group(transform=f"scale({side} 1)"):
                s.path(
                    "M4 -10Q40 -74 98 -66Q104 -30 70 -2Q40 12 4 8Z",
                    s.lin((0, pale(colour, 0.3)), (0.6, colour), (1, dark(colour, 0.5)), across=True),
                )
                s.path(
                    "M4 6Q50 6 66 28Q62 60 34 62Q12 46 4 20Z",
                    s.lin((0, colour), (1, dark(colour, 0.5)), across=True),
                )
                s.line("M10 -12Q44 -60 92 -58M8 -4Q50 -34 90 -40", dark(colour, 0.5), 1.6)
                s.disc(58, -34, 13, dark(colour, 0.6))
                s.disc(58, -34, 10, pale(eye, 0.3))
                s.disc(58, -34, 5, INK)
                s.disc(38, 36, 7, dark(colour, 0.6))
                s.disc(38, 36, 4.5, pale(eye, 0.3))
                s.line("M3 -24Q16 -48 30 -52", dark(colour, 0.6), 2)
        s.path(
            "M0 -28Q8 -24 7 -6Q9 26 0 52Q-9 26 -7 -6Q-8 -24 0 -28Z",
            s.lin((0, pale(colour, 0.2)), (1, dark(colour, 0.6))),
        )


def robot(s: Stage, x: float, y: float, h: float, colour: str, light: str) -> None:
    """A giant robot that sits with its knees up, a dial in its chest."""
    steel = s.lin((0, pale(colour, 0.3)), (0.5, colour), (1, dark(colour, 0.65)), across=True)
    with s.at(x, y, h / 300):
        s.path("M-70 -150h140l12 96h-164z", steel)
        s.path(
            "M-66 -146q-44 2 -56 66l-6 54h30l10 -50l26 -30zM66 -146q44 2 56 66l6 54h-30l-10 -50l-26 -30z",
            steel,
        )
        s.path(
            "M-86 -66h66v24h-40l-6 42h-40zM86 -66h-66v24h40l6 42h40z",
            s.lin((0, colour), (1, dark(colour, 0.75))),
        )
        s.path("M-112 -6h58v12h-64zM112 -6h-58v12h64z", dark(colour, 0.5))
        s.rect(-56, -252, 112, 88, steel, rx=14)
        s.rect(-20, -166, 40, 18, dark(colour, 0.6))
        s.line("M-40 -252L-58 -296M40 -252L58 -296", dark(colour, 0.4), 5)
        s.rect(-42, -232, 84, 30, INK, rx=15)
        s.path("M-30 -184h60", "none", stroke=INK, stroke_width=8, stroke_dasharray="6 4")
        s.disc(0, -104, 34, INK)
        s.disc(0, -104, 28, s.rad((0, pale(light, 0.7)), (1, light)))
        for k in range(12):
            s.line("M0 -130v7", INK, 2, transform=f"rotate({k * 30} 0 -104)")
        s.line("M0 -104L14 -122", "#d8382c", 4, stroke_linecap="round")
        for ex in (-20, 20):
            glow(s, ex, -217, 34, light, 0.9, core=8)
        for ex in (-58, 58):
            glow(s, ex, -298, 40, "#ff4a3a", 0.9, core=6)


def antlered(s: Stage, x: float, y: float, h: float, colour: str = "", rim: str = "", eye: str = "") -> None:
    """A tall thin figure in a long coat with the antlers and skull of a stag."""
    colour, rim = colour or s.p.near, rim or s.p.light
    coat = "M-8 0L-13 -40Q-22 -30 -24 -8L-28 -8Q-27 -44 -17 -64Q-12 -72 -4 -73H4Q12 -72 17 -64Q27 -50 42 -52L43 -47Q28 -42 16 -50L13 -40L9 0H2L0 -34L-2 0Z"
    horns = (
        "M-3 -88Q-12 -96 -20 -96Q-28 -98 -29 -112M-18 -96Q-20 -106 -17 -116M-9 -93Q-10 -100 -8 -106"
        "M3 -88Q12 -96 20 -96Q28 -98 29 -112M18 -96Q20 -106 17 -116M9 -93Q10 -100 8 -106"
    )
    with s.at(x, y, h / 118):
        s.line(horns, rim, 3.4, stroke_linecap="round", transform="translate(-1 -1)")
        s.path(coat, rim, transform="translate(-1.4 -1)")
        s.path(coat, colour)
        s.line(horns, mix(colour, "#e8dcc0", 0.35), 2.6, stroke_linecap="round")
        s.path("M-6 -90Q0 -94 6 -90Q8 -82 4 -76L2 -66H-2L-4 -76Q-8 -82 -6 -90Z", "#e0d6bc")
        s.path(
            "M-4.600 -85q2 -1.500 3.500 .5q-.5 3 -3 2.600zM4.600 -85q-2 -1.500 -3.500 .5q.5 3 3 2.600zM-1 -70h.9v3zM1 -70h-.9v3z",
            INK,
        )
        for ex in (-3, 3):
            glow(s, ex, -84, 7, eye or s.p.accent, 1, core=1)


def worm_hose(s: Stage, line: Sequence[Point], wide: float, colour: str) -> None:
    """A hose or cord that could be alive."""
    d = "M" + "L".join(f"{num(x)} {num(y)}" for x, y in line)
    s.line(d, INK, wide + 2.5, stroke_linecap="round", stroke_linejoin="round")
    s.line(d, colour, wide, stroke_linecap="round", stroke_linejoin="round")
    s.line(
        d,
        pale(colour, 0.4),
        wide * 0.25,
        stroke_linecap="round",
        opacity=0.6,
        transform=f"translate({num(-wide * 0.15)} {num(-wide * 0.2)})",
    )


def in_fog(s: Stage, y: float, depth: float = 80) -> None:
    """Fog that hides the feet of a giant."""
    fog(s, y, depth, opacity=0.6)
    fog(s, y + depth * 0.5, depth * 0.6, opacity=0.4)


_DOG = (
    "M-50 -62Q-66 -84 -62 -96Q-54 -84 -40 -68L20 -70Q30 -88 42 -92L40 -106L52 -94Q66 -92 74 -80L84 -76Q86 -68 78 -66L62 -64"
    "Q52 -52 46 -44L50 0H40L34 -32Q10 -28 -18 -32L-22 0H-32L-34 -26L-42 -20L-44 0H-54L-52 -30Q-58 -46 -50 -62Z"
)


def dog(s: Stage, x: float, y: float, h: float, colour: str, rim: str = "", *, flip: bool = False) -> None:
    """A dog on its feet, head to the right."""
    s.oval(x, y, h * 0.55, h * 0.06, INK, opacity=0.5, filter=s.blur(4))
    with s.at(x, y, h / 106, flip=flip):
        s.path(_DOG, rim or s.p.light, transform="translate(-1.5 -2)")
        s.path(_DOG, s.lin((0, pale(colour, 0.12)), (1, dark(colour, 0.5))))
        s.disc(60, -82, 2.4, rim or s.p.light)
        s.line("M44 -62L34 -78", "#d8443a", 5)
