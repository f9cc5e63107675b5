"""Everything above the horizon."""

from __future__ import annotations

import math

from art.kit import Stage, num
from art.light import SCREEN, glow
from art.palettes import WHITE, dark, mix, pale


def sky(s: Stage, horizon: float = 600, colours: tuple[str, ...] = ()) -> None:
    """Dark on top, brightest exactly at the horizon."""
    s.horizon = horizon
    colours = colours or s.p.sky
    part = horizon / s.h
    places = (0.0, 0.34, 0.64, 0.86, 1.0)
    s.rect(
        0,
        0,
        s.w,
        s.h,
        s.lin(*((round(at * part, 3), colour) for at, colour in zip(places, colours, strict=True))),
    )


def stars(s: Stage, count: int = 130, bottom: float = 360, colour: str = WHITE) -> None:
    with s.group(fill=colour):
        for _ in range(count):
            x, y = s.rng.uniform(0, s.w), bottom * s.rng.random() ** 1.5
            r = s.rng.choice([0.5, 0.6, 0.7, 0.9, 1.1, 1.7])
            s.add(f'<circle cx="{x:.0f}" cy="{y:.0f}" r="{r}" opacity="{s.rng.uniform(0.25, 0.95):.2f}"/>')
            if r == 1.7 and s.rng.random() < 0.35:
                s.line(f"M{x - 5:.1f} {y:.1f}h10M{x:.1f} {y - 5:.1f}v10", colour, 0.5, opacity=0.6)


def moon(s: Stage, x: float, y: float, r: float, colour: str = "", halo: float = 0.7) -> None:
    """A full moon with craters and a wide halo."""
    colour = colour or pale(s.p.light, 0.15)
    shade = mix(colour, s.p.sky[1], 0.75)
    glow(s, x, y, r * 3.6, mix(colour, s.p.fog, 0.5), halo)
    ball = s.rad((0, pale(colour, 0.4)), (0.7, colour), (1, mix(colour, shade, 0.5)), cx=38, cy=34, r=75)
    round_ = f"M{num(x - r)} {num(y)}a{num(r)} {num(r)} 0 1 0 {num(2 * r)} 0a{num(r)} {num(r)} 0 1 0 {num(-2 * r)} 0Z"
    s.path(round_, ball)
    with s.clip(round_), s.group(fill=shade):
        for _ in range(26):
            turn, out = s.rng.uniform(0, math.tau), r * math.sqrt(s.rng.random()) * 0.95
            size = r * s.rng.choice([0.03, 0.05, 0.07, 0.1, 0.16, 0.24])
            s.oval(
                x + out * math.cos(turn),
                y + out * math.sin(turn),
                size,
                size * 0.86,
                shade,
                opacity=s.rng.uniform(0.06, 0.2),
            )


def crescent(s: Stage, x: float, y: float, r: float, colour: str = "") -> None:
    colour = colour or pale(s.p.light, 0.2)
    glow(s, x, y, r * 3.2, colour, 0.5)
    s.path(
        f"M{num(x + r * 0.3)} {num(y - r * 0.95)}A{num(r)} {num(r)} 0 1 0 {num(x + r * 0.3)} {num(y + r * 0.95)}"
        f"A{num(r * 0.8)} {num(r * 0.96)} 0 1 1 {num(x + r * 0.3)} {num(y - r * 0.95)}Z",
        colour,
    )


def eclipse(s: Stage, x: float, y: float, r: float, halo: str = "", rays: int = 90) -> None:
    """A black disc with a white rim and hair-thin rays."""
    glow(s, x, y, r * 4.2, halo or s.p.sky[4], 0.95)
    glow(s, x, y, r * 2.1, "#fff2d8", 0.9)
    parts = []
    for k in range(rays):
        a = k / rays * math.tau + s.rng.uniform(-0.03, 0.03)
        length = r * s.rng.uniform(1.12, 1.95 if k % 5 else 2.7)
        wide = s.rng.uniform(0.008, 0.03)
        parts.append(
            f"M{num(x + r * 0.98 * math.cos(a))} {num(y + r * 0.98 * math.sin(a))}"
            f"L{num(x + length * math.cos(a))} {num(y + length * math.sin(a))}"
            f"L{num(x + r * 0.98 * math.cos(a + wide))} {num(y + r * 0.98 * math.sin(a + wide))}Z"
        )
    s.path("".join(parts), "#fff3df", opacity=0.5, filter=s.blur(1.2))
    s.disc(x, y, r + 2.5, "#fff6e6", filter=s.blur(2))
    s.disc(x, y, r, dark(s.p.sky[0], 0.3))


def sun(s: Stage, x: float, y: float, r: float, colour: str = "", bars: bool = False) -> None:
    """A low sun; with bars it is cut by bands of haze as on a video cover."""
    colour = colour or pale(s.p.sky[4], 0.4)
    glow(s, x, y, r * 3.4, colour, 0.9)
    s.disc(x, y, r, s.lin((0, pale(colour, 0.5)), (1, s.p.sky[3])))
    if bars:
        for k in range(5):
            s.rect(x - r, y + r * (0.05 + 0.19 * k), r * 2, 2 + k * 2.2, s.p.sky[3], opacity=0.9)


def clouds(
    s: Stage,
    y: float,
    count: int = 6,
    colour: str = "",
    *,
    opacity: float = 0.55,
    spread: float = 60,
    scale: float = 1.1,
    edge: bool = True,
) -> None:
    """Heaps of cloud with a flat foot and a lit upper edge."""
    colour = colour or mix(s.p.sky[1], s.p.sky[0], 0.3)
    for _ in range(count):
        cx, cy = s.rng.uniform(-40, s.w + 40), y + s.rng.uniform(-spread, spread)
        wide = s.rng.uniform(90, 230) * scale
        body, rim = [], []
        for _ in range(14):
            t = s.rng.uniform(-1, 1)
            rx = wide * s.rng.uniform(0.12, 0.3)
            ry = rx * s.rng.uniform(0.3, 0.55) * (1.2 - abs(t))
            x, top = cx + t * wide * 0.5, cy - ry * 0.4
            body.append(f'<ellipse cx="{x:.0f}" cy="{top:.0f}" rx="{rx:.0f}" ry="{ry:.1f}"/>')
            rim.append(f'<ellipse cx="{x + 3:.0f}" cy="{top - 3:.0f}" rx="{rx:.0f}" ry="{ry:.1f}"/>')
        if edge:
            with s.group(fill=s.p.sky[3], opacity=opacity * 0.5, filter=s.blur(3)):
                s.add("".join(rim))
        with s.group(fill=colour, opacity=opacity, filter=s.blur(4)):
            s.add("".join(body))


def streaks(
    s: Stage, y: float, count: int = 8, colour: str = "", opacity: float = 0.4, spread: float = 60
) -> None:
    with s.group(fill=colour or s.p.sky[1], opacity=opacity, filter=s.blur(5)):
        for _ in range(count):
            x, mid = s.rng.uniform(0, s.w), y + s.rng.uniform(-spread, spread)
            s.add(
                f'<ellipse cx="{x:.0f}" cy="{mid:.0f}" rx="{s.rng.uniform(70, 260):.0f}" '
                f'ry="{s.rng.uniform(2, 8):.1f}"/>'
            )


def rain(s: Stage, count: int = 160, colour: str = "", opacity: float = 0.35, lean: float = -0.16) -> None:
    drops = []
    for _ in range(count):
        x, y, length = s.rng.uniform(0, s.w + 60), s.rng.uniform(0, s.h), s.rng.uniform(14, 46)
        drops.append(f"M{x:.0f} {y:.0f}l{length * lean:.1f} {length:.0f}")
    s.line("".join(drops), colour or s.p.fog, 1, opacity=opacity)


def snow(s: Stage, count: int = 150, colour: str = WHITE, top: float = 0, bottom: float = 880) -> None:
    with s.group(fill=colour):
        for _ in range(count):
            s.disc(
                s.rng.uniform(10, 590),
                s.rng.uniform(top, bottom),
                s.rng.choice([0.8, 1.1, 1.5, 2.2, 3.1]),
                colour,
                opacity=s.rng.uniform(0.3, 0.95),
            )


def lightning(s: Stage, x: float, top: float, bottom: float, colour: str = "#fff8d8") -> None:
    pairs = [(x, top)]
    y = top
    while y < bottom:
        y += s.rng.uniform(16, 40)
        x += s.rng.uniform(-26, 26)
        pairs.append((x, min(y, bottom)))
    d = "M" + "L".join(f"{num(a)} {num(b)}" for a, b in pairs)
    middle = len(pairs) // 2
    mx, my = pairs[middle]
    d += f"M{num(mx)} {num(my)}l{s.rng.uniform(20, 40):.0f} 30l-6 22l22 26"
    s.line(d, colour, 9, opacity=0.35, filter=s.blur(5), style=SCREEN)
    s.line(d, pale(colour, 0.6), 2.4, stroke_linejoin="round")


def crow(s: Stage, x: float, y: float, span: float, colour: str = "", rot: float = 0) -> None:
    """A bird on the wing, far away."""
    with s.at(x, y, span / 40, rot):
        s.path("M0 0Q-6 -9 -20 -7Q-11 -4 -8 3Q-3 2 0 5Q3 2 8 3Q11 -4 20 -7Q6 -9 0 0Z", colour or s.p.near)


def flock(
    s: Stage, count: int, x: float, y: float, wide: float, high: float, colour: str = "", size: float = 16
) -> None:
    for _ in range(count):
        crow(
            s,
            x + s.rng.uniform(-wide, wide),
            y + s.rng.uniform(-high, high),
            size * s.rng.uniform(0.5, 1.3),
            colour,
            s.rng.uniform(-25, 25),
        )
