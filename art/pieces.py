"""What else lies on the table of Greenville: passages, characters, objects, tokens, the back of a card."""

from __future__ import annotations

import math
from collections.abc import Callable
from random import Random
from typing import NamedTuple

from art.creatures import curve, tentacle
from art.grade import finish, grade, grain, vignette
from art.kit import Stage, num
from art.light import flame, fog, glow, motes, shadow
from art.palettes import CREAM, INK, PALETTES, Palette, dark, mix, pale
from art.people import child, eyes, great_eye
from art.props import cube, die20, gnome, lantern, memory_toy
from art.ridges import ground
from art.shapes import icon, letters
from art.sky import eclipse, moon, sky, stars
from art.trees import bare_tree, pines


class Piece(NamedTuple):
    """One picture: its name, size, palette and painter."""

    name: str
    size: tuple[int, int]
    palette: Palette
    paint: Callable[[Stage], None]


# -- characters ----------------------------------------------------------------------------------------------


class Look(NamedTuple):
    """How a character looks: colour, skin, hair and what makes the head known from afar."""

    colour: str
    skin: str
    hair: str
    style: str
    palette: str


CHARACTERS = {
    "brandon": Look("#d8443a", "#e8b890", "#8a4a1e", "cap", "midnight"),
    "julius": Look("#3f7fd0", "#8a5a3c", "#1a1210", "curls", "ember"),
    "kim": Look("#4aa85c", "#f0c8a0", "#14101a", "bob", "violet"),
    "cindy": Look("#f0b83a", "#f4d0b0", "#d8923a", "ponytail", "ocean"),
    "manelle": Look("#8a5ac0", "#c88a5e", "#241410", "waves", "sour"),
    "marty": Look("#e8803a", "#f0c4a0", "#c8602a", "spikes", "toxic"),
}
_HAIR = {
    "cap": "M-58 -160Q-62 -232 0 -236Q62 -232 58 -160Q58 -140 52 -132Q56 -180 40 -192H-40Q-56 -180 -52 -132Q-58 -140 -58 -160Z",
    "bob": "M-62 -120Q-74 -236 0 -240Q74 -236 62 -120Q58 -104 44 -104Q52 -160 40 -186Q0 -176 -44 -190Q-52 -160 -44 -104Q-58 -104 -62 -120Z",
    "ponytail": "M-58 -150Q-64 -236 0 -238Q60 -236 58 -150Q50 -190 20 -200Q-20 -204 -48 -182Q-54 -168 -58 -150Z",
    "waves": "M-60 -150Q-72 -238 0 -242Q72 -238 60 -150Q78 -120 66 -84Q80 -60 62 -36Q46 -60 52 -90Q44 -120 50 -160Q30 -196 -6 -196"
    "Q-40 -190 -50 -160Q-44 -120 -52 -90Q-46 -60 -62 -36Q-80 -60 -66 -84Q-78 -120 -60 -150Z",
    "spikes": "M-58 -150Q-70 -190 -58 -214L-50 -204L-46 -240L-26 -220L-12 -252L4 -224L26 -250L32 -220L56 -232L52 -204L64 -200Q70 -176 58 -150"
    "Q52 -188 30 -194Q-10 -186 -44 -192Q-54 -180 -58 -150Z",
    "curls": "",
}


def _curls(s: Stage, look: Look) -> None:
    for n in range(26):
        turn = math.pi * (0.96 + 1.08 * n / 25)
        s.disc(
            62 * math.cos(turn),
            -158 + 74 * math.sin(turn) * 0.95,
            21,
            pale(look.hair, 0.06 * (n % 3)),
        )
    for n in range(12):
        turn = math.pi * (1.1 + 0.8 * n / 11)
        s.disc(38 * math.cos(turn), -172 + 44 * math.sin(turn), 20, pale(look.hair, 0.06 * (n % 3)))


def _marks(s: Stage, look: Look) -> None:
    """Glasses, freckles."""
    if look.style == "bob":
        for side in (-1, 1):
            s.disc(side * 21, -128, 19, "none", stroke="#1a1420", stroke_width=3.6)
        s.line("M-3 -130h6", "#1a1420", 3.6)
    if look.style == "spikes":
        for side in (-1, 1):
            for n in range(4):
                s.disc(side * (26 + n * 6), -100 + (n % 2) * 7, 1.8, "#b8603a")


def face(s: Stage, x: float, y: float, k: float, look: Look, shine: str) -> None:
    """Head and shoulders from the front, the collar at (x, y)."""
    with s.at(x, y, k):
        s.path(
            "M-108 120Q-106 20 -64 -4Q-30 -22 0 -22Q30 -22 64 -4Q106 20 108 120Z",
            shine,
            transform="translate(-4 -4)",
        )
        s.path(
            "M-108 120Q-106 20 -64 -4Q-30 -22 0 -22Q30 -22 64 -4Q106 20 108 120Z",
            s.lin((0, pale(look.colour, 0.12)), (1, dark(look.colour, 0.55))),
        )
        s.line("M0 -10V120M-44 -12Q-30 24 0 34Q30 24 44 -12", dark(look.colour, 0.5), 4)
        if look.style == "ponytail":
            s.path("M40 -200Q110 -210 104 -120Q100 -70 76 -50Q84 -120 48 -160Z", dark(look.hair, 0.15))
        if look.style == "waves":
            s.path("M-62 -160Q-92 -60 -70 6Q0 30 70 6Q92 -60 62 -160Z", dark(look.hair, 0.1))
        s.path("M-22 -50H22V-8Q0 14 -22 -8Z", dark(look.skin, 0.25))
        s.oval(-54, -128, 12, 17, dark(look.skin, 0.15))
        s.oval(54, -128, 12, 17, dark(look.skin, 0.2))
        head = "M-54 -140Q-56 -214 0 -216Q56 -214 54 -140Q52 -62 0 -40Q-52 -62 -54 -140Z"
        s.path(head, shine, transform="translate(-3 -3)")
        s.path(
            head, s.lin((0, pale(look.skin, 0.15)), (0.6, look.skin), (1, dark(look.skin, 0.3)), across=True)
        )
        if look.style == "curls":
            _curls(s, look)
        else:
            s.path(_HAIR[look.style], s.lin((0, pale(look.hair, 0.22)), (1, dark(look.hair, 0.25))))
        for side in (-1, 1):
            s.oval(side * 21, -128, 12, 13, "#fffaf0")
            s.disc(side * 21 + 2, -127, 7, "#2a1a14")
            s.disc(side * 21 - 1, -131, 2.6, "#ffffff")
            s.line(
                f"M{side * 8} -152q{side * 12} -8 {side * 26} 0",
                dark(look.hair, 0.3),
                5,
                stroke_linecap="round",
            )
            s.oval(side * 32, -98, 10, 6, "#e8705a", opacity=0.35)
        s.line("M-2 -120Q-8 -100 2 -98", dark(look.skin, 0.4), 3.4, stroke_linecap="round")
        s.line("M-16 -74Q0 -66 16 -76", dark(look.skin, 0.6), 4.4, stroke_linecap="round")
        if look.style == "cap":
            s.path(
                "M-60 -176Q-60 -246 0 -248Q60 -246 60 -176Q0 -196 -60 -176Z",
                s.lin((0, pale(look.colour, 0.2)), (1, dark(look.colour, 0.25))),
            )
            s.path("M-62 -178Q0 -204 74 -180Q84 -168 66 -166Q0 -184 -62 -170Z", dark(look.colour, 0.35))
        _marks(s, look)


def portrait(s: Stage, look: Look) -> None:
    """A character before the firs, lit by a torch from below."""
    sky(s, 360)
    stars(s, 70, 220)
    moon(s, 96, 90, 34)
    pines(s, 380, 14, 90, 210, s.p.far, right=420)
    fog(s, 380, 70, opacity=0.4)
    pines(s, 440, 8, 150, 260, s.p.mid, right=420)
    fog(s, 450, 60, opacity=0.3)
    glow(s, 200, 330, 190, look.colour, 0.7)
    face(s, 200, 410, 1.25, look, s.p.light)
    s.rect(10, 10, s.w - 20, s.h - 20, "none", rx=18, stroke=look.colour, stroke_width=9)


def character(look: Look) -> Callable[[Stage], None]:
    def paint(s: Stage) -> None:
        portrait(s, look)
        grade(s, 0.18)
        vignette(s, 0.55)
        grain(s, 0.12)
        s.rect(10, 10, s.w - 20, s.h - 20, "none", rx=18, stroke=look.colour, stroke_width=9)

    return paint


# -- passages ------------------------------------------------------------------------------------------------


def _finish(s: Stage) -> None:
    motes(s, 24, top=100, bottom=s.h)
    grade(s)
    vignette(s, 0.75)
    grain(s, 0.14)


def wood_passage(s: Stage) -> None:
    """A path between bare trees towards a red moon."""
    sky(s, 330)
    stars(s, 60, 200)
    moon(s, 150, 150, 74, "#ff8a5a")
    ground(s, 320, s.p.mid)
    s.path("M138 322H162Q190 500 300 900H0Q110 500 138 322Z", s.lin((0, "#f0a060"), (1, "#3a1a18")))
    for k in range(6):
        y, h = 360 + k * 110, 170 + k * 40
        bare_tree(s, 76 - k * 20, y, h, s.p.near, -0.12, 6)
        bare_tree(s, 224 + k * 20, y, h, s.p.near, 0.12, 6)
        lantern(s, 104 - k * 9, y - 10, 24 + k * 7)
    eyes(s, 40, 470, 2.4, 10, "#ffb03a")
    eyes(s, 262, 590, 3, 12, "#ffb03a")
    fog(s, 340, 60, opacity=0.5)
    _finish(s)


def stair_passage(s: Stage) -> None:
    """A cellar stair that goes down to a green eye."""
    s.rect(0, 0, 300, 900, "#0a1a14")
    for k in range(22):
        t = k / 22
        half, y = 30 + 150 * t, 250 + 650 * t * t
        s.rect(150 - half * 1.5, 0, half * 3, y, mix("#1c4a34", "#081410", t), opacity=0.16)
    for k in range(15):
        t = (k / 15) ** 1.5
        half, y = 46 + 130 * t, 300 + 600 * t
        s.path(
            f"M{num(150 - half)} {num(y)}H{num(150 + half)}V{num(y + 14 + 30 * t)}H{num(150 - half)}Z",
            s.lin((0, mix("#d8e8a0", "#4a6a50", t)), (1, mix("#3a6a4a", "#12241a", t))),
        )
    glow(s, 150, 180, 190, "#b8ff7a", 0.9)
    great_eye(s, 150, 180, 210, "#5ac04a")
    for side in (-1, 1):
        for k in range(4):
            x, y = 150 + side * (92 + k * 17), 330 + k * 140
            s.rect(x - 3, y, 6, 34 + k * 6, "#4a3420")
            flame(s, x, y, 22 + k * 8)
    for line, side in (
        (curve((40, 900), (0, 700), (90, 640), (60, 520)), 1),
        (curve((262, 900), (310, 740), (220, 700), (250, 560)), -1),
    ):
        tentacle(s, line, 34, "#3a6a4a", suckers="#d8f0a0", side=side)
    _finish(s)


def school_passage(s: Stage) -> None:
    """A corridor of doors that ends in a whirl of violet light."""
    s.rect(0, 0, 300, 900, "#0c0626")
    for k in range(5):
        t = 1 - k / 5
        x1, y1, x2, y2 = 150 - 130 * t - 40, 250 - 280 * t, 150 + 130 * t + 40, 330 + 600 * t
        s.rect(x1, y1, x2 - x1, y2 - y1, mix("#6a3aa8", "#1c1048", t), stroke="#0c0626", stroke_width=4)
        for side in (-1, 1):
            x = x1 if side < 0 else x2
            w, h = 20 + 34 * t, 90 + 300 * t
            s.path(
                f"M{num(x)} {num(y2)}v{num(-h)}l{num(-side * w)} {num(h * 0.1)}v{num(h * 0.82)}z",
                s.lin((0, "#c86aa8"), (1, "#4a1c5a")),
                stroke="#0c0626",
                stroke_width=2,
            )
            s.disc(x - side * w * 0.8, y2 - h * 0.45, 3 + 3 * t, "#ffd86a")
    glow(s, 150, 290, 200, "#7ae0ff", 0.9)
    for k in range(60):
        turn, r = k * 0.42, 4 + k * 1.15
        s.disc(
            150 + r * math.cos(turn),
            290 + r * math.sin(turn) * 1.1,
            2 + k * 0.06,
            pale("#8ae8ff", 0.6 - k * 0.008),
            opacity=0.9 - k * 0.009,
        )
    s.path("M110 334H190L292 900H8Z", s.lin((0, "#7ae0ff", 0.5), (1, "#2a1458", 0.2)))
    for k in range(8):
        t = (k / 8) ** 1.5
        s.line(
            f"M{num(108 - 100 * t)} {num(340 + 560 * t)}H{num(192 + 100 * t)}",
            "#0c0626",
            2 + 3 * t,
            opacity=0.5,
        )
    _finish(s)


# -- objects and tokens --------------------------------------------------------------------------------------


def _halo(s: Stage, colour: str) -> None:
    glow(s, 150, 160, 140, colour, 0.5)


def object_cube(s: Stage) -> None:
    _halo(s, "#8ad0ff")
    cube(s, 150, 268, 112)


def object_duck(s: Stage) -> None:
    _halo(s, "#ffd86a")
    shadow(s, 150, 262, 100)
    icon(s, "plastic-duck", 150, 272, 226, ("#ffe06a", "#c2701e"), "#5a2808", gap=9)


def object_die(s: Stage) -> None:
    _halo(s, "#ff6a6a")
    die20(s, 150, 156, 116, "#c8283a")


def object_simon(s: Stage) -> None:
    _halo(s, "#6affb0")
    memory_toy(s, 150, 152, 116)


def object_dwarf(s: Stage) -> None:
    _halo(s, "#ffb06a")
    gnome(s, 150, 280, 250)


def _trigram(s: Stage, number: int, colour: str) -> None:
    """Three bars, whole or broken: the characters' tokens differ by shape as well as by colour."""
    for bar in range(3):
        y = 176 + bar * 11
        if number >> bar & 1:
            s.line(f"M78 {y}H97M103 {y}H122", colour, 6)
        else:
            s.line(f"M78 {y}H122", colour, 6)


def _disc(s: Stage, colour: str) -> None:
    s.disc(100, 106, 90, INK, opacity=0.45, filter=s.blur(5))
    s.disc(100, 100, 92, s.lin((0, pale(colour, 0.45)), (1, dark(colour, 0.6))))
    s.disc(100, 100, 80, s.rad((0, mix(colour, "#14101c", 0.35)), (1, mix(colour, "#0a0810", 0.75))))


def character_token(look: Look, number: int, *, tick: bool) -> Callable[[Stage], None]:
    """A round token with the face; the guessers' one is a square with a tick."""

    def paint(s: Stage) -> None:
        if tick:
            s.rect(10, 16, 180, 178, INK, rx=34, opacity=0.45, filter=s.blur(5))
            s.rect(8, 8, 184, 184, s.lin((0, pale(look.colour, 0.45)), (1, dark(look.colour, 0.6))), rx=36)
            s.rect(20, 20, 160, 160, mix(look.colour, "#0a0810", 0.6), rx=26)
            clip = "M20 46q0 -26 26 -26h108q26 0 26 26v108q0 26 -26 26h-108q-26 0 -26 -26z"
        else:
            _disc(s, look.colour)
            clip = "M20 100a80 80 0 1 0 160 0a80 80 0 1 0 -160 0z"
        with s.clip(clip):
            glow(s, 100, 90, 90, look.colour, 0.7)
            face(s, 100, 156, 0.56, look, pale(look.colour, 0.6))
            s.rect(60, 168, 80, 40, dark(look.colour, 0.65), opacity=0.8)
            _trigram(s, number, pale(look.colour, 0.6))
        if tick:
            s.disc(158, 42, 30, "#f4ecd8", stroke=INK, stroke_width=4)
            s.line("M144 42l10 11l19 -23", "#2a7a3a", 8, stroke_linecap="round", stroke_linejoin="round")

    return paint


def ectoplasm(s: Stage, colour: str = "#6ae88a") -> None:
    """The thing that takes any shape."""
    glow(s, 100, 104, 90, colour, 0.8)
    s.path(
        "M36 150Q20 70 70 54Q84 22 116 44Q166 44 160 104Q182 140 150 158Q132 180 112 160Q92 184 74 160Q48 172 36 150Z",
        s.rad((0, pale(colour, 0.6)), (0.6, colour), (1, dark(colour, 0.6)), cx=40, cy=32, r=75),
    )
    for x, y, r in ((76, 92, 15), (122, 86, 20)):
        s.disc(x, y, r, "#fffff0")
        s.disc(x + 3, y + 3, r * 0.45, INK)
    s.path("M72 124Q100 146 136 120Q126 152 98 148Q80 146 72 124Z", "#0c2a18")


def token_ectoplasm(s: Stage) -> None:
    _disc(s, "#3aa05a")
    ectoplasm(s)


def validation_ectoplasm(s: Stage) -> None:
    s.rect(8, 8, 184, 184, s.lin((0, "#a8f0c0"), (1, "#1c4a2c")), rx=36)
    s.rect(20, 20, 160, 160, "#0c2416", rx=26)
    ectoplasm(s)
    s.disc(158, 42, 30, "#f4ecd8", stroke=INK, stroke_width=4)
    s.line("M144 42l10 11l19 -23", "#2a7a3a", 8, stroke_linecap="round", stroke_linejoin="round")


def token_guide(s: Stage) -> None:
    _disc(s, "#e8d8a0")
    glow(s, 100, 92, 80, "#ffe6a0", 0.8)
    great_eye(s, 100, 96, 124, "#b8862a")
    s.path("M100 20l7 16l17 2l-13 12l4 17l-15 -9l-15 9l4 -17l-13 -12l17 -2z", "#ffe6a0")
    letters(s, "GUIDE", 100, 158, 26, "#fff0c8")


def token_back(s: Stage) -> None:
    """The face-down side, the same for every token."""
    _disc(s, "#4a3a6a")
    for k in range(12):
        s.line("M100 34V60", "#a890d8", 4, transform=f"rotate({k * 30} 100 100)", opacity=0.7)
    eclipse(s, 100, 100, 30, "#c8a0ff", 40)
    s.disc(100, 100, 80, "none", stroke="#a890d8", stroke_width=2)


def card_back(s: Stage) -> None:
    """The back of every card: the town sign under a black sun."""
    sky(s, 640)
    stars(s, 190, 420)
    eclipse(s, 300, 250, 96)
    pines(s, 640, 44, 40, 120, s.p.far)
    fog(s, 630, 80, opacity=0.5)
    ground(s, 660, s.p.mid)
    s.path("M282 660H318L470 900H130Z", s.lin((0, mix(s.p.near, s.p.fog, 0.5)), (1, s.p.near)))
    pines(s, 720, 5, 260, 420, s.p.near, -40, 110, jitter=30)
    pines(s, 720, 5, 260, 420, s.p.near, 490, 640, jitter=30)
    s.line("M200 800V600M400 800V600", s.p.near, 14)
    s.rect(126, 520, 348, 130, s.lin((0, "#3a7a5a"), (1, "#1a4632")), rx=12, stroke="#f4ecd8", stroke_width=6)
    letters(s, "GREENVILLE", 300, 588, 54, CREAM)
    letters(s, "POP. 1989", 300, 634, 32, CREAM)
    child(s, 250, 870, 120, "#d8443a", pack="#f0b83a")
    child(s, 330, 876, 104, "#3aa79a", cap=CREAM)
    finish(s)


# -- the list ------------------------------------------------------------------------------------------------


def pieces() -> tuple[Piece, ...]:
    """Every picture beside the 84 cards."""
    plain = PALETTES["violet"]
    found = [
        Piece("card-back", (600, 900), PALETTES["eclipse"], card_back),
        Piece("passage-1", (300, 900), PALETTES["blood"], wood_passage),
        Piece("passage-2", (300, 900), PALETTES["toxic"], stair_passage),
        Piece("passage-3", (300, 900), PALETTES["violet"], school_passage),
    ]
    objects = {
        "cube": object_cube,
        "duck": object_duck,
        "die": object_die,
        "simon": object_simon,
        "dwarf": object_dwarf,
    }
    found += [Piece(f"object-{name}", (300, 300), plain, paint) for name, paint in objects.items()]
    for number, (name, look) in enumerate(CHARACTERS.items()):
        found.append(Piece(f"character-{name}", (400, 520), PALETTES[look.palette], character(look)))
        found.append(Piece(f"token-{name}", (200, 200), plain, character_token(look, number, tick=False)))
        found.append(Piece(f"validation-{name}", (200, 200), plain, character_token(look, number, tick=True)))
    tokens = {
        "token-ectoplasm": token_ectoplasm,
        "validation-ectoplasm": validation_ectoplasm,
        "token-guide": token_guide,
        "token-back": token_back,
    }
    found += [Piece(name, (200, 200), plain, paint) for name, paint in tokens.items()]
    return tuple(found)


def stage(piece: Piece) -> Stage:
    """The piece painted, ready for `svg()`."""
    s = Stage(piece.name.replace("-", ""), piece.palette, Random(f"greenville {piece.name}"), piece.size)
    piece.paint(s)
    return s
