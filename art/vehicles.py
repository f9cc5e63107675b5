"""Cars, vans, buses, bicycles and boats of no known make."""

from __future__ import annotations

from art.kit import Stage
from art.light import beam, glow, shadow
from art.palettes import INK, dark, mix, pale
from art.shapes import letters


def car_back(
    s: Stage,
    x: float,
    y: float,
    w: float,
    colour: str,
    *,
    lights: bool = True,
    people: int = 0,
    open_door: bool = False,
) -> None:
    """A saloon car from behind, foot at (x, y)."""
    tail = "#ff3b2e"
    shadow(s, x, y, w * 0.55, w * 0.06, 0.7)
    with s.at(x, y, w / 100):
        if open_door:
            s.path("M46 -8L74 2L80 -34L48 -40Z", dark(colour, 0.35))
            s.path("M50 -36L76 -30L77 -16L50 -22Z", INK)
        s.path("M-44 0h16v-10h-16zM28 0h16v-10h-16z", INK)
        s.path(
            "M-48 -32Q-50 -8 -47 -6H47Q50 -8 48 -32Q42 -38 34 -38H-34Q-42 -38 -48 -32Z",
            s.lin((0, pale(colour, 0.25)), (0.3, colour), (1, dark(colour, 0.65))),
        )
        s.path("M-34 -37L-26 -56Q0 -60 26 -56L34 -37Z", dark(colour, 0.25))
        s.path("M-29 -39L-23 -53Q0 -56 23 -53L29 -39Z", "#0b0d14")
        s.path("M-26 -41L-21 -52L-8 -53.5L-16 -40.5Z", "#ffffff", opacity=0.12)
        for k in range(people):
            s.path(f"M{-13 + k * 20} -39q0 -11 6 -12q6 1 6 12z", "#000000")
        s.path("M-46 -29h20v10h-20zM26 -29h20v10H26z", "#3a0808")
        for side in (-1, 1):
            for k in range(3):
                s.path(f"M{side * (44 - k * 6) - 2.3} -28h4.6v8h-4.6z", tail if lights else "#6a1a16")
        s.path("M-24 -26H24v5H-24z", dark(colour, 0.5))
        s.path("M-9 -19h18v7h-18z", "#e8d8a8")
        s.path("M-49 -14H49v6H-49z", "#8d8f98")
        s.path("M-49 -14H49v2H-49z", "#d5d7de")
    if lights:
        for side in (-1, 1):
            glow(s, x + side * 0.38 * w, y - 0.24 * w, 0.2 * w, tail, 0.85)


def _wheels(s: Stage, places: tuple[float, ...], r: float) -> None:
    for wx in places:
        s.disc(wx, -r, r, "#0a090c")
        s.disc(wx, -r, r * 0.55, "#8d8f98")
        s.disc(wx, -r, r * 0.28, "#3a3c44")


def car_side(
    s: Stage,
    x: float,
    y: float,
    w: float,
    colour: str,
    *,
    flip: bool = False,
    lights: bool = True,
    police: bool = False,
    open_door: bool = False,
    driver: bool = False,
) -> None:
    """A saloon car from the side, nose to the right."""
    shadow(s, x, y, w * 0.52, w * 0.05, 0.65)
    body = s.lin((0, pale(colour, 0.3)), (0.4, colour), (1, dark(colour, 0.6)))
    with s.at(x, y, w / 200, flip=flip):
        s.path("M-58 -44L-38 -70Q0 -78 34 -70L58 -44Z", dark(colour, 0.15))
        s.path("M-50 -46L-34 -66Q-18 -70 -4 -70V-46ZM4 -46V-70Q20 -70 31 -66L50 -46Z", "#10141c")
        s.path("M-44 -48L-31 -64L-20 -67L-34 -48ZM10 -48V-67L22 -67L14 -48Z", "#ffffff", opacity=0.16)
        if driver:
            s.path("M14 -46q-2 -16 7 -17q9 1 8 17z", "#000000")
        s.path("M-98 -16Q-100 -40 -88 -44L60 -46Q92 -42 98 -30V-14Q96 -10 88 -10H-90Q-97 -10 -98 -16Z", body)
        s.line("M-98 -26H97", dark(colour, 0.4), 2.4)
        s.line("M-2 -45V-12M-52 -44L-56 -14M52 -45L56 -14", dark(colour, 0.5), 1.6)
        s.rect(12, -38, 9, 2.6, "#d5d7de")
        if open_door:
            s.path("M2 -46L-2 -12L-26 2L-22 -40Z", dark(colour, 0.25))
            s.path("M2 -45L50 -45L54 -13H0Z", "#07060a")
        if police:
            s.path("M-2 -45L52 -45L55 -14L-2 -12Z", "#e8e8ec")
            s.path("M22 -36l3 6l6 1l-4.500 4l1 6l-5.500 -3l-5.500 3l1 -6l-4.500 -4l6 -1z", "#c8963a")
            s.rect(-20, -82, 18, 8, "#ff3030", rx=3)
            s.rect(2, -82, 18, 8, "#3a6aff", rx=3)
        s.rect(88, -36, 9, 9, "#fff0c0" if lights else "#8a8474", rx=2)
        s.rect(-99, -36, 6, 9, "#ff3b2e" if lights else "#6a1a16")
        s.path("M84 -14H101V-8H84zM-84 -14H-101V-8H-84z", "#a8aab2")
        _wheels(s, (-58, 60), 15)
    side = -1 if flip else 1
    if lights:
        glow(s, x + side * w * 0.46, y - w * 0.16, w * 0.16, "#fff0c0", 0.9)
        glow(s, x - side * w * 0.48, y - w * 0.16, w * 0.12, "#ff3b2e", 0.8)
    if police:
        glow(s, x - side * w * 0.05, y - w * 0.39, w * 0.3, "#ff3030", 0.9)
        glow(s, x + side * w * 0.06, y - w * 0.39, w * 0.3, "#3a6aff", 0.9)


def bus_side(
    s: Stage,
    x: float,
    y: float,
    w: float,
    *,
    colour: str = "#e8a82a",
    flip: bool = False,
    number: str = "31",
    lit: bool = True,
    door_open: bool = True,
    rot: float = 0,
    ground: bool = True,
) -> None:
    """A school bus from the side, nose to the right, the door behind the nose."""
    if ground:
        shadow(s, x, y, w * 0.52, w * 0.04, 0.7)
    glass = "#ffe9b0" if lit else "#10141c"
    with s.at(x, y, w / 300, rot, flip=flip):
        s.path(
            "M-148 -20V-112Q-148 -124 -134 -124H80Q94 -124 96 -110L98 -70L136 -64Q148 -60 148 -46V-20Z",
            s.lin((0, pale(colour, 0.3)), (0.35, colour), (1, dark(colour, 0.5))),
        )
        s.path("M-148 -34H148v6H-148zM-148 -58H98v4H-148z", "#141014")
        s.path("M-134 -124H80Q90 -124 94 -118H-146Q-143 -124 -134 -124Z", pale(colour, 0.5))
        for k in range(6):
            s.rect(-138 + k * 33, -104, 27, 34, glass, rx=3, stroke="#141014", stroke_width=2.4)
        s.path("M64 -106H88Q92 -106 92 -98L94 -70H64Z", glass, stroke="#141014", stroke_width=2.4)
        s.rect(
            62, -66, 30, 48, "#0a0608" if door_open else dark(colour, 0.2), stroke="#141014", stroke_width=2
        )
        if door_open:
            s.rect(66, -62, 22, 40, "#ffd98c", opacity=0.75)
            s.path("M92 -66L104 -60V-14L92 -18Z", dark(colour, 0.35))
        s.line("M112 -62V-36M120 -61V-36M128 -60V-36", dark(colour, 0.5), 2.4)
        s.path("M140 -26H154V-16H140zM-150 -26H-156V-16H-150z", "#8d8f98")
        s.disc(142, -46, 6, "#fff6d0")
        s.rect(-149, -52, 5, 12, "#ff3b2e")
        _wheels(s, (-92, 122), 19)
        with s.group(transform="scale(-1 1)" if flip else "scale(1 1)"):
            letters(s, "SCHOOL BUS", 30 if flip else -30, -110, 10, "#141014")
            s.rect((104 if flip else -128), -62, 30, 24, "#141014", rx=2)
            letters(s, number, 119 if flip else -113, -43, 20, "#fff0c0")
    side = -1 if flip else 1
    if lit:
        glow(s, x + side * w * 0.47, y - w * 0.15, w * 0.14, "#fff0c0", 0.95)
        glow(s, x - side * w * 0.1, y - w * 0.29, w * 0.4, "#ffd98c", 0.45, ry=w * 0.14)


def van_side(
    s: Stage, x: float, y: float, w: float, colour: str, *, flip: bool = False, ice_cream: bool = False
) -> None:
    """A round-nosed van; as an ice-cream van with hatch, awning and a cone on the roof."""
    shadow(s, x, y, w * 0.52, w * 0.05, 0.65)
    with s.at(x, y, w / 200, flip=flip):
        s.path(
            "M-98 -18V-86Q-98 -104 -80 -104H62Q84 -104 92 -66L98 -44V-18Z",
            s.lin((0, "#fff4e0"), (0.48, "#fff4e0"), (0.5, colour), (1, dark(colour, 0.5))),
        )
        s.path("M66 -94H72Q80 -88 86 -60H66Z", "#10141c")
        s.line("M60 -98V-18", dark(colour, 0.4), 2)
        if ice_cream:
            s.rect(-70, -86, 96, 44, "#ffe9a8", stroke=dark(colour, 0.4), stroke_width=3)
            s.rect(-74, -42, 104, 6, "#f4e0c0")
            for k in range(8):
                s.path(f"M{-76 + k * 13.5} -92h13.5v12q-6.7 8 -13.5 0z", colour if k % 2 else "#fff8ec")
        else:
            for k in range(3):
                s.rect(-86 + k * 48, -92, 40, 30, "#10141c", rx=5)
        s.disc(92, -34, 6, "#fff6d0")
        _wheels(s, (-58, 60), 17)
    side = -1 if flip else 1
    glow(s, x + side * w * 0.46, y - w * 0.17, w * 0.14, "#fff0c0", 0.9)
    if ice_cream:
        glow(s, x - side * w * 0.11, y - w * 0.32, w * 0.42, "#ffe9a8", 0.6)


def bicycle(
    s: Stage, x: float, y: float, w: float, colour: str, *, rot: float = 0, flip: bool = False, rim: str = ""
) -> None:
    """A child's bicycle from the side; turned by 80 degrees it lies where it was dropped."""
    metal = rim or mix("#c8ccd4", s.p.light, 0.3)
    with s.at(x, y, w / 100, rot, flip=flip):
        for wx in (-30, 30):
            s.disc(wx, -20, 19, "none", stroke=INK, stroke_width=5)
            s.disc(wx, -20, 19, "none", stroke=metal, stroke_width=1.4)
            s.line(
                f"M{wx - 18} -20h36M{wx} -38v36M{wx - 13} -33l26 26M{wx + 13} -33l-26 26",
                metal,
                0.8,
                opacity=0.8,
            )
        frame = "M-30 -20L-14 -48L20 -50L0 -20L-14 -48M0 -20H-30M20 -50L30 -20M20 -50L17 -60"
        s.line(frame, INK, 7, stroke_linejoin="round", stroke_linecap="round")
        s.line(frame, colour, 4, stroke_linejoin="round", stroke_linecap="round")
        s.line("M-14 -48L-17 -57M-24 -58h14M17 -60Q26 -66 30 -58", INK, 4.5, stroke_linecap="round")
        s.disc(0, -20, 5, metal)


def boat(
    s: Stage, x: float, y: float, w: float, colour: str = "#8a5a34", *, flip: bool = False, oar: bool = True
) -> None:
    """A rowing boat from the side; y is the water line. Paint its crew first."""
    with s.at(x, y, w / 170, flip=flip):
        s.path(
            "M-84 -40Q-68 6 -28 10H34Q72 4 84 -42Q0 -22 -84 -40Z", s.lin((0, colour), (1, dark(colour, 0.75)))
        )
        s.line("M-84 -40Q0 -20 84 -42", pale(colour, 0.4), 3)
        s.line("M-74 -24Q0 -8 76 -26M-64 -10Q0 4 66 -12", dark(colour, 0.6), 1.5, opacity=0.7)
        if oar:
            s.line("M38 -36L94 16", pale(colour, 0.1), 4, stroke_linecap="round")
            s.path("M90 10l16 20q8 -2 4 -12z", pale(colour, 0.1))


def headlamps(s: Stage, x: float, y: float, gap: float, reach: float, colour: str = "#fff4d0") -> None:
    """Two lamps that look at us."""
    for side in (-1, 1):
        cx = x + side * gap / 2
        beam(s, (cx, y, 3), (cx + side * reach * 0.3, y + reach, reach * 0.35), colour, 0.3, 8)
        glow(s, cx, y, gap * 0.9, colour, 1, core=gap * 0.1)
