"""The arcade, the mall and the shop windows."""

# emoji: teddy-bear rabbit-face panda unicorn frog penguin t-rex lion

from __future__ import annotations

import math

from art.creatures import curve, ghost_child, tentacle
from art.houses import bulbs
from art.kit import Stage, num
from art.light import glow
from art.palettes import BLUE, CREAM, INK, ORANGE, RED, TEAL, YELLOW, dark, mix, pale
from art.people import Figure, child, eyes, figure, great_eye, great_hand
from art.props import balloon, clock, cobweb, ladder
from art.rooms import Corridor, boards, checks, wall
from art.shapes import emoji, letters
from art.sky import rain, snow, stars
from art.vehicles import bicycle


def cabinet(
    s: Stage,
    x: float,
    y: float,
    h: float,
    colour: str,
    show: str = "",
    *,
    light: str = "",
    dusty: bool = False,
) -> None:
    """An arcade machine from the front, foot at (x, y)."""
    light = light or s.p.light
    with s.at(x, y, h / 300):
        s.oval(0, 0, 90, 10, INK, opacity=0.6, filter=s.blur(4))
        s.path(
            "M-76 0V-290Q-76 -300 -66 -300H66Q76 -300 76 -290V0Z",
            s.lin((0, pale(colour, 0.15)), (0.5, colour), (1, dark(colour, 0.6))),
        )
        s.path("M-66 -290H66V-256H-66Z", dark(colour, 0.5) if dusty else pale(light, 0.3))
        s.path("M-64 -244H64L58 -128H-58Z", "#08060c")
        if show:
            s.path(
                "M-54 -236H54L49 -136H-49Z", s.rad((0, pale(light, 0.7)), (0.6, light), (1, dark(light, 0.6)))
            )
            if show == "eye":
                great_eye(s, 0, -186, 84, "#d8203a")
            elif show == "house":
                s.path("M-24 -140V-176L0 -200L24 -176V-140Z", INK)
                s.rect(-7, -166, 14, 14, "#ffe070")
                s.disc(0, -157, 3.4, INK)
                s.rect(-4, -154, 8, 3, INK)
                s.line("M-50 -140H50", INK, 3)
            s.line("".join(f"M-52 {-234 + k * 4}H52" for k in range(25)), INK, 0.8, opacity=0.3)
        s.path("M-76 -124H76L88 -92H-88Z", dark(colour, 0.35))
        s.line("M-34 -106V-124", "#c8ccd4", 5)
        s.disc(-34, -126, 8, RED)
        for k in range(3):
            s.disc(10 + k * 20, -106, 7, (YELLOW, TEAL, RED)[k])
        s.rect(-30, -70, 60, 50, dark(colour, 0.65), rx=4)
        s.rect(-18, -58, 8, 16, "#c8ccd4")
        s.rect(10, -58, 8, 16, "#c8ccd4")
        if dusty:
            s.path(
                "M-80 -296Q-40 -316 0 -304Q40 -318 80 -296L76 -286Q30 -296 -20 -288Q-60 -296 -76 -286ZM-88 -96Q-30 -112 20 -102Q60 -110 88 -96L84 -90H-84Z",
                "#d8d0e8",
                opacity=0.8,
            )
    if show:
        glow(s, x, y - h * 0.62, h * 0.5, light, 0.6)


def eyes_everywhere(s: Stage) -> None:
    c = Corridor(s, (210, 300, 180, 250))
    c.shell("#2a1460", "#3a1a6a", "#180a3a", "#0c0624")
    for row in range(9):
        for column in range(6):
            if (row + column) % 2:
                s.path(
                    c.slab(column / 6, (column + 1) / 6, 0, row / 9, (row + 1) / 9),
                    ("#ff4a9a", "#3a9af0")[row % 2],
                    opacity=0.28,
                )
    s.path("M0 0H600V70H0Z", "#2c2a44")
    for k in range(4):
        s.line(f"M0 {12 + k * 16}H600", "#12101e", 4)
    s.show("dark doorway")
    s.rect(268, 410, 64, 140, "#000000")
    s.rect(268, 410, 64, 140, "none", stroke="#ff4a9a", stroke_width=3)
    s.show("clock has")
    clock(s, 300, 356, 38, 3.22)
    s.show("web is spun")
    s.path("M216 550V480H262V550Z", "#6a3a8a")
    cobweb(s, 216, 480, 66, 0, 90, "#f0f0ff", 0.9)
    s.show("Rows of screens")
    for side in (-1, 1):
        for k, (dx, y, h) in enumerate(((104, 560, 170), (146, 604, 232), (196, 700, 310), (246, 836, 430))):
            cabinet(s, 300 + side * dx, y, h, ("#8a2a6a", "#2a4a9a", "#6a2a9a", "#1a5a8a")[k], "eye")
    s.show("mirror wall")
    s.path(
        "M334 550V330H388V550Z",
        s.lin((0, "#8ac0e8"), (1, "#2a3a6a")),
        opacity=0.9,
        stroke="#e8f4ff",
        stroke_width=2,
    )
    figure(s, 352, 548, 120, "#1a1438", "man")
    figure(s, 374, 548, 96, "#05030c", "long")
    eyes(s, 374, 462, 1.6, 6, "#ffffff", 4)
    s.show("ladder goes")
    s.path("M236 96L330 84L352 150L246 164Z", "#000000")
    s.path(
        "M236 96L330 84L352 150L246 164Z",
        "none",
        stroke="#6a5aa0",
        stroke_width=5,
        stroke_dasharray="24 4 10 6",
    )
    glow(s, 294, 124, 80, s.p.light, 0.5)
    ladder(s, (238, 760), (296, 110), 50, "#f0b86a", 15)
    s.show("red balloon")
    balloon(s, 410, 128, 34, "#f0302e", end=(430, 330), string="#ffd0e0")
    s.show("strip of tickets")
    d = "M600 858Q480 900 420 840Q380 790 330 830Q250 890 200 820Q190 760 290 720Q340 690 320 620Q310 580 300 548"
    s.line(d, "#a85a1a", 22, stroke_linejoin="round")
    s.line(d, "#ffd070", 18, stroke_linejoin="round")
    s.line(d, "#a85a1a", 18, stroke_dasharray="3 26")
    glow(s, 300, 700, 260, "#ff4a9a", 0.3)


def player_one(s: Stage) -> None:
    x: float
    y: float
    wall(s, 640, "#0a0620", "#2a1858")
    boards(s, 640, "#2e1e50")
    s.show("Dust covers")
    for x, y, h, c in (
        (60, 668, 330, "#3a2c5e"),
        (540, 668, 330, "#3a2c5e"),
        (168, 650, 290, "#30244e"),
        (432, 650, 290, "#30244e"),
    ):
        cabinet(s, x, y, h, c, dusty=True)
    s.show("tiny house")
    glow(s, 300, 500, 330, s.p.accent, 0.5)
    cabinet(s, 300, 720, 520, "#6a2a9a", "house", light="#7ae0ff")
    s.show("score has")
    letters(s, "999999", 300, 260, 44, "#2a0c4a")
    s.show("moth")
    emoji(s, "butterfly", 420, 340, 46, keep=0.1, rot=-30, ramp=("#3a2a5a", "#a89ac0", "#f0e8ff", "#ffffff"))
    s.line(
        "M380 300Q330 280 300 330Q280 400 360 420Q430 420 424 356",
        "#e8d8ff",
        1.5,
        stroke_dasharray="4 6",
        opacity=0.7,
    )
    s.show("Coins have")
    for k in range(64):
        t = k / 64
        x, y = 196 + s.rng.uniform(-70, 70) * (1 - t), 836 - 190 * t + s.rng.uniform(-8, 8) * (1 - t)
        s.oval(x, y + 2, 13, 5, "#7a4a0c")
        s.oval(x, y, 13, 5, s.lin((0, "#fff0a0"), (1, "#d8952a")))
    s.show("see-through boy")
    ghost_child(s, 300, 806, 272, "#8af0ff", 0.85)
    s.path("M256 620L244 560L258 556L274 612ZM344 620L358 566L344 560L328 612Z", "#bff4ff", opacity=0.7)
    s.show("jacket hangs")
    s.path("M440 730H524V744H440Z", "#a83a5a")
    s.line("M452 744L444 850M512 744L520 850M448 800H516", "#c8b0d8", 6)
    s.path(
        "M450 700Q480 684 514 700L534 800L510 806L506 740L500 812H462L458 740L450 806L430 796Z",
        s.lin((0, "#c8402e"), (1, "#5a1418")),
    )
    s.line("M480 700V810", "#f4e0a0", 3, stroke_dasharray="5 4")
    s.show("prize bear")
    emoji(s, "teddy-bear", 76, 850, 120, keep=0.7)
    emoji(s, "birthday-cake", 84, 862, 62, keep=0.8)
    for k in range(7):
        s.line(f"M{60 + k * 8} 814v-12", "#fff4e0", 3)
        glow(s, 60 + k * 8, 798, 12, "#ffd070", 1, core=2)
    s.show("living girl")
    child(s, 404, 884, 158, YELLOW, long_hair=True, skirt=True, arm="out", flip=True)
    s.disc(336, 790, 10, s.lin((0, "#fff4b0"), (1, "#d8952a")))
    glow(s, 336, 790, 34, "#ffe070", 0.9)


def claw(s: Stage) -> None:
    wall(s, 700, "#2a0c34", "#7a3464", stripes=True)
    checks(s, 700, "#e8a0a8", "#4a1c44")
    s.show("claw machine")
    glow(s, 320, 420, 420, "#ffb0c0", 0.6)
    s.path(
        "M96 800V90Q96 60 126 60H474Q504 60 504 90V800Z",
        s.lin((0, "#f0508a"), (0.5, "#c82a6a"), (1, "#5a1038"), across=True),
    )
    s.rect(120, 84, 360, 66, "#fff0d8", rx=8)
    letters(s, "TRY AGAIN", 300, 134, 48, "#d8306a")
    pane = "M126 170H474V620H126Z"
    s.path(pane, s.lin((0, "#fff4f0"), (0.6, "#ffc8d0"), (1, "#c8688a")))
    with s.clip(pane):
        for name, x, y, z, r in (
            ("teddy-bear", 170, 600, 110, -10),
            ("rabbit-face", 440, 610, 90, 12),
            ("panda", 236, 632, 90, 6),
            ("unicorn", 420, 540, 80, 18),
            ("frog", 150, 530, 70, 14),
            ("penguin", 180, 640, 80, 0),
            ("t-rex", 380, 640, 90, -6),
            ("lion", 456, 640, 70, 0),
        ):
            emoji(s, name, x, y, z, keep=0.75, rot=r)
        s.show("school badge")
        with s.at(430, 478, 1.2, 16):
            s.path("M-16 40Q-30 80 -34 96H34Q30 80 16 40Z", "#6ae8e0")
            s.disc(0, 20, 25, "#f4d8b8")
            s.path("M-27 22Q-30 -10 0 -10Q30 -10 27 22Q14 4 -27 22Z", "#8a3a1a")
            s.line("M-12 18l8 8m0 -8l-8 8M5 18l8 8m0 -8l-8 8M-8 34q8 4 16 0", INK, 2.2)
            s.path("M-2 56h22v16q-11 8 -22 0z", "#e8b83a", stroke="#5a2a10", stroke_width=2)
        s.show("real boy")
        with s.at(300, 606, 1.75):
            s.path("M-40 0Q-44 -50 -20 -70H20Q44 -50 40 0Z", s.lin((0, "#4a8ad8"), (1, "#1c3a78")))
            s.disc(0, -92, 27, "#e8b890")
            s.path("M-27 -96Q-28 -124 0 -124Q28 -124 27 -96Q10 -106 -27 -96Z", "#3a1e14")
            for ex in (-10, 10):
                s.oval(ex, -92, 6, 7, "#ffffff")
                s.disc(ex, -90, 3.4, INK)
            s.path("M-8 -78q8 -6 16 0q-8 10 -16 0z", "#7a1a14")
            s.path("M-28 -108Q-28 -132 0 -132Q28 -132 28 -108Z", RED)
            s.path("M-30 -109H30V-103H-30Z", dark(RED, 0.4))
            s.path("M-24 -60L-52 -78L-56 -66L-30 -40ZM24 -60L52 -78L56 -66L30 -40Z", "#2f62a8")
        great_hand(s, 206, 500, 66, "#f0c8a0")
        great_hand(s, 396, 500, 66, "#f0c8a0", flip=True)
        s.show("plush octopus")
        tentacle(s, curve((250, 640), (330, 600), (380, 560), (330, 540)), 30, "#a06ae0", suckers="#f0d8ff")
        emoji(s, "octopus", 232, 636, 84, keep=0.7)
        s.show("steel claw")
        s.line("M300 170V262", "#6a7078", 9)
        s.disc(300, 266, 24, s.lin((0, "#ffffff"), (1, "#6a7078")))
        for d in (
            "M282 274Q220 300 232 372L250 390L246 352Q244 312 296 290Z",
            "M318 274Q380 300 368 372L350 390L354 352Q356 312 304 290Z",
            "M292 286L290 366L300 388L310 366L308 286Z",
        ):
            s.path(d, s.lin((0, "#e8ecf0"), (1, "#5a6068")), stroke="#2a2e36", stroke_width=2)
    s.path("M126 170L230 170L150 620H126Z", "#ffffff", opacity=0.16)
    s.rect(126, 170, 348, 450, "none", stroke="#ffe8d0", stroke_width=7)
    s.show("claw machine")
    bulbs(
        s, [(112, 180 + k * 50) for k in range(9)] + [(488, 180 + k * 50) for k in range(9)], "#ffd0e0", 4.5
    )
    s.path("M96 630H504L520 690H80Z", "#8a1a4a")
    s.show("joystick")
    s.line("M210 668L180 612", "#c8ccd4", 8)
    s.disc(178, 606, 16, "#f0302e")
    s.oval(212, 670, 24, 8, INK)
    s.line("M206 598q16 10 18 30M150 612q-6 20 4 34", "#ffe8f0", 3, opacity=0.8)
    s.show("one try left")
    s.rect(300, 640, 150, 40, "#1c060c", rx=5)
    letters(s, "ONE TRY LEFT", 375, 670, 26, "#ff5a4a")
    glow(s, 375, 660, 90, "#ff3a2a", 0.5)
    s.rect(130, 706, 120, 76, "#1c060c", rx=6, stroke="#ff8ab0", stroke_width=4)
    s.show("rabbit mask")
    with s.at(536, 420, 1.15, 8):
        s.path(
            "M-30 -20Q-44 -110 -22 -116Q-6 -100 -8 -34ZM30 -20Q44 -110 22 -116Q6 -100 8 -34Z",
            "#fff4ec",
            stroke="#a87a80",
            stroke_width=2,
        )
        s.path(
            "M-40 10Q-44 -40 0 -42Q44 -40 40 10Q34 52 0 54Q-34 52 -40 10Z",
            "#fff4ec",
            stroke="#a87a80",
            stroke_width=2,
        )
        s.oval(-15, 2, 9, 12, INK)
        s.oval(15, 2, 9, 12, INK)
        s.path("M-6 20h12l-6 8z", "#e8688a")
        s.line("M0 28v8M-10 40q10 6 20 0", "#a8405a", 3)
    s.show("trail of coins")
    for k in range(9):
        x, y = 270 + k * 26, 800 + (k * 29) % 50
        s.oval(x, y + 2, 12, 5, "#7a4a0c")
        s.oval(x, y, 12, 5, "#ffd860")
    s.show("friend shakes")
    child(s, 196, 884, 190, TEAL, long_hair=False, pack=ORANGE, arm="both", hair="#a8501e")
    s.line(
        "M84 720q-16 30 0 60M60 730q-10 20 0 40M518 720q16 30 0 60M540 730q10 20 0 40",
        "#ffe8f0",
        4,
        opacity=0.7,
    )


def third_floor(s: Stage) -> None:
    k: float
    x: float
    y: float
    s.horizon = 560
    s.rect(0, 0, 600, 900, s.lin((0, "#060a1a"), (0.4, "#14284a"), (0.7, "#3a5a76"), (1, "#8aa8b4")))
    stars(s, 260, 420)
    s.show("planet with")
    glow(s, 160, 150, 170, "#ffd0a0", 0.6)
    s.disc(160, 150, 62, s.lin((0, "#ffe8c0"), (0.5, "#e89a6a"), (1, "#6a3a4a")))
    s.line("M110 128Q160 146 214 132M102 158Q160 178 218 160", "#c8684a", 4, opacity=0.6)
    s.path(
        "M60 190Q60 160 100 150Q70 176 84 186Q130 200 212 158Q260 130 248 116Q236 106 208 116Q268 84 282 104Q292 132 228 170Q110 226 60 190Z",
        "#f4e0c0",
        opacity=0.85,
    )
    for side in (-1, 1):
        x0 = 0 if side < 0 else 600
        s.path(f"M{x0} 260L{300 - side * -190} 330V640L{x0} 780Z", s.lin((0, "#4a6a80"), (1, "#1c3044")))
        for k in range(3):
            x = x0 - side * (8 + k * 62)
            s.path(
                f"M{x} {420 - k * -12}l{-side * 48} 8v{150 - k * 14}l{side * 48} 14z",
                "#0c1a28",
                stroke="#a8c8d4",
                stroke_width=3,
            )
        s.path(f"M{x0} 250L{300 - side * -190} 322V336L{x0} 272Z", "#cfe0e4")
    s.path(
        "M0 240L60 262L40 220L120 270L110 230L180 290L160 340L0 280ZM600 240L540 262L560 220L480 270L490 230L420 290L440 340L600 280Z",
        "#1c3044",
    )
    s.show("dark shop window")
    s.path("M528 432l48 -8v170l-48 -14z", "#060c14", stroke="#cfe0e4", stroke_width=4)
    with s.at(552, 584, 1.15):
        s.path(
            "M-8 0L-10 -50L-14 -74Q-8 -82 0 -82Q8 -82 14 -74L22 -104L29 -102L20 -62L10 -50L8 0Z", "#e8dcd0"
        )
        s.oval(0, -96, 9, 12, "#e8dcd0")
    s.path("M0 640H600V900H0Z", s.lin((0, "#e0ecec"), (0.3, "#a8c0c8"), (1, "#3a5868")))
    for k in range(11):
        s.line(f"M{300 + (k - 5) * 60} 640L{300 + (k - 5) * 170} 900", "#7a98a4", 2, opacity=0.5)
    for y in (664, 704, 770):
        s.line(f"M0 {y}H600", "#7a98a4", 2, opacity=0.5)
    s.show("escalator runs")
    glow(s, 330, 200, 260, "#ffffff", 0.5)
    rail = "M150 800L320 -20H350L210 800Z"
    s.path("M170 806L330 -20H440L430 806Z", s.lin((0, "#0c1a28"), (1, "#22384a")))
    for k in range(31):
        t = k / 31
        y = 800 - 820 * t
        left, right = 200 + (336 - 200) * t, 410 + (432 - 410) * t
        s.path(
            f"M{num(left)} {num(y)}H{num(right)}V{num(y - 13 + t * 6)}H{num(left)}Z",
            mix("#d5dde2", "#5a7a90", t),
        )
        s.line(f"M{num(left)} {num(y - 14 + t * 6)}H{num(right)}", "#0a141e", 3 - 2 * t)
    s.path(rail, s.lin((0, "#e8483a"), (1, "#5a1410")))
    s.path("M410 800L424 -20H450L460 800Z", s.lin((0, "#e8483a"), (1, "#5a1410")))
    s.path("M120 830Q120 780 176 780H220V830ZM400 830V780H450Q500 780 500 830Z", "#2a3a48")
    s.show("people stand")
    people: tuple[tuple[float, Figure], ...] = (
        (0.42, "man"),
        (0.5, "woman"),
        (0.58, "coat"),
        (0.66, "man"),
        (0.74, "woman"),
        (0.82, "kid"),
    )
    for t, kind in people:
        y = 800 - 820 * t
        figure(
            s,
            300 + (380 - 300) * t + (12 if kind == "woman" else 0),
            y,
            170 * (1 - t) + 22,
            mix("#4a5a66", "#a8b8c0", t),
            kind,
            rim="#ffffff",
        )
    s.show("Shopping bags")
    s.path("M470 800L452 300H480L560 800Z", s.lin((0, "#22384a"), (1, "#3a5468")))
    for y, k, c in (
        (420, 0.6, "#e8483a"),
        (500, 0.8, "#f0c040"),
        (590, 1.0, "#4a9ac0"),
        (690, 1.25, "#e87aa0"),
    ):
        with s.at(462 + (y - 300) * 0.1, y, k):
            s.path("M-22 -44H22L26 4H-26Z", s.lin((0, pale(c, 0.2)), (1, dark(c, 0.3))))
            s.path("M-12 -44q0 -20 12 -20q12 0 12 20", "none", stroke="#f4ead8", stroke_width=3)
    s.show("Red arrows")
    for y, k in ((720, 1.0), (560, 0.7), (420, 0.5)):
        x = 176 + (720 - y) * 0.25
        with s.at(x - 34 * k, y, k):
            s.path("M0 -34L24 -4H10V34H-10V-4H-24Z", "#ff3a2a")
        glow(s, x - 34 * k, y, 50 * k, "#ff3a2a", 0.8)
    s.show("fountain has")
    s.oval(80, 836, 92, 26, "#4a6a7a")
    s.oval(80, 830, 80, 19, "#cfeaf4")
    for d in (
        "M80 830Q60 700 20 720Q6 740 14 800Q30 740 50 750Q66 770 72 830Z",
        "M80 830Q100 690 140 716Q154 740 146 800Q130 744 110 752Q94 770 88 830Z",
        "M74 830Q66 690 80 660Q94 690 86 830Z",
    ):
        s.path(d, s.lin((0, "#ffffff", 0.95), (1, "#8ac0d8", 0.8)), stroke="#ffffff", stroke_width=1.5)
    s.show("lost shoe")
    with s.at(296, 826, 1.2, -8):
        s.path("M-24 0Q-26 -20 -12 -22L2 -12Q24 -8 28 0Z", "#3f7fc0")
        s.rect(-25, 0, 54, 6, "#ffffff")
    s.line("M262 786q38 -30 84 -2M348 820q-40 20 -88 2", "#ffffff", 2.5, opacity=0.8)
    s.show("boy has one foot")
    child(s, 402, 882, 150, "#e8b83a", cap=RED, pack=BLUE, rim="#ffffff")
    s.show("Snow falls")
    snow(s, 190)


def season(s: Stage) -> None:
    s.horizon = 640
    s.rect(0, 0, 600, 900, s.lin((0, "#070403"), (1, "#1c0d0a")))
    for k in range(24):
        s.line(f"M0 {k * 24}H600", "#22120c", 2)
        for j in range(13):
            s.line(f"M{j * 50 + (k % 2) * 25} {k * 24}v24", "#22120c", 2)
    s.show("Three dummies")
    glow(s, 300, 420, 430, "#ffa040", 0.6)
    s.rect(36, 190, 528, 470, "#4a1c0e")
    pane = "M56 210H544V640H56Z"
    s.path(pane, s.lin((0, "#ffd890"), (0.6, "#ff9a3a"), (1, "#8a3410")))
    s.path("M56 210H140V640H56ZM460 210H544V640H460Z", "#c8501e", opacity=0.35)

    def dummy(x: float, y: float, k: float, dress: str, raised: bool) -> None:
        with s.at(x, y, k):
            s.path("M-5 0V-60H5V0ZM-22 4H22V-4H-22Z", "#2a1410")
            s.path(
                "M-16 -200Q-22 -150 -18 -130Q-50 -70 -54 -20Q0 -6 54 -20Q50 -70 18 -130Q22 -150 16 -200Z",
                s.lin((0, pale(dress, 0.15)), (1, dark(dress, 0.6))),
            )
            skin = "#f4e4d4"
            s.path("M-16 -198Q-38 -180 -42 -130L-34 -96L-28 -98L-32 -130Q-28 -160 -16 -176Z", skin)
            s.path(
                "M16 -198Q42 -200 54 -236L62 -262L54 -266L44 -238Q34 -214 14 -212Z"
                if raised
                else "M16 -198Q38 -180 42 -130L34 -96L28 -98L32 -130Q28 -160 16 -176Z",
                skin,
            )
            s.path("M-7 -214H7V-196H-7ZM-17 -200Q0 -186 17 -200Q0 -210 -17 -200Z", skin)
            s.path("M-16 -236Q-17 -262 0 -262Q17 -262 16 -236Q12 -214 0 -212Q-12 -214 -16 -236Z", skin)
            s.path("M-17 -240Q-20 -268 0 -268Q20 -268 17 -240Q8 -256 -17 -240Z", dark(dress, 0.5))
            s.line("M-9 -238h6M3 -238h6", INK, 3)

    for x, dress, raised in ((144, "#6a2a8a", False), (294, "#1a5a7a", True), (448, "#8a1c3a", False)):
        dummy(x, 640, 1.35, dress, raised)
    s.show("heads turned")
    for x in (144, 294, 448):
        for ex in (-8, 8):
            s.disc(x + ex, 640 - 238 * 1.35, 3.6, INK)
            glow(s, x + ex, 640 - 238 * 1.35, 9, "#6ab8ff", 0.7)
    s.show("glass has a hole")
    s.path(
        "M360 636L352 500L338 480L352 420L340 400L362 330L352 300Q372 262 392 300L386 330L410 400L398 424L412 486L396 500L392 636Z",
        "#120604",
    )
    for a in range(11):
        t = a / 11 * math.tau
        s.line(
            f"M{376 + 34 * math.cos(t):.0f} {440 + 110 * math.sin(t):.0f}l{44 * math.cos(t):.0f} {44 * math.sin(t):.0f}",
            "#fff4e0",
            1.6,
        )
    s.show("sign says sale")
    s.rect(190, 110, 220, 76, "#2a0806", rx=8, stroke="#ff3a2a", stroke_width=4)
    letters(s, "SALE", 300, 170, 68, "#ff5a3a")
    glow(s, 300, 148, 190, "#ff2a1a", 0.8)
    s.show("measuring tape")
    s.path("M0 220H30V660H0Z", "#3a1a10")
    s.path("M24 660V250L56 270V690Z", "#6a3018")
    tape = "M20 656Q70 720 130 700Q210 680 200 750Q190 800 280 790"
    s.line(tape, "#8a5a10", 15, stroke_linecap="round")
    s.line(tape, "#ffe070", 12, stroke_linecap="round")
    s.line(tape, INK, 8, stroke_dasharray="1.5 7")
    s.path("M0 660H600V900H0Z", s.lin((0, "#5a2c14"), (0.4, "#22100a"), (1, "#080403")))
    s.line("M0 668H600", "#8a4a22", 4)
    s.line(tape, "#8a5a10", 15, stroke_linecap="round")
    s.line(tape, "#ffe070", 12, stroke_linecap="round")
    s.line(tape, INK, 8, stroke_dasharray="1.5 7")
    s.show("puddle the dummies")
    with s.clip("M150 806Q300 770 470 800Q520 850 400 884Q240 896 140 866Q100 830 150 806Z"):
        s.rect(90, 770, 440, 130, s.lin((0, "#ff9a3a"), (1, "#3a1408")))
        for x, r, c in ((210, -16, "#6a2a8a"), (310, 14, "#1a5a7a"), (410, -10, "#8a1c3a")):
            with s.at(x, 790, 0.36, 180 + r):
                s.path(
                    "M-16 -200Q-22 -150 -18 -130Q-50 -70 -64 -20Q0 -6 44 -20Q50 -70 18 -130Q22 -150 16 -200Z",
                    c,
                )
                s.disc(0, -236, 24, "#f4e4d4")
                s.line("M-16 -190L-66 -220M16 -190L70 -250", "#f4e4d4", 14, stroke_linecap="round")
    s.path(
        "M150 806Q300 770 470 800Q520 850 400 884Q240 896 140 866Q100 830 150 806Z",
        "none",
        stroke="#ffb060",
        stroke_width=2,
        opacity=0.7,
    )
    s.show("child's raincoat")
    dummy(494, 826, 1.12, "#f0c030", False)
    s.path("M474 594Q474 540 494 536Q516 540 514 594Q506 572 494 570Q482 572 474 594Z", "#f0c030")
    for k in range(4):
        s.disc(494, 632 + k * 36, 5, "#8a5a10")
    s.show("hand of wax")
    great_hand(s, 556, 866, 84, "#f4e4d4", rot=-76)
    s.show("cat washes")
    s.path("M36 760H120V812H36Z", s.lin((0, "#e88a9a"), (1, "#8a3448")))
    s.rect(30, 748, 96, 16, "#f4b8c0")
    emoji(s, "black-cat", 78, 752, 66, keep=0.8)
    s.show("boy on a bicycle")
    bicycle(s, 130, 892, 140, TEAL)
    child(s, 124, 884, 150, RED, cap=CREAM)
    rain(s, 60, opacity=0.2)


def _friends(s: Stage, pose: int, y: float) -> None:
    """The two in the booth: they laugh, laugh, gasp, and are one."""
    for x, c, hair in ((-40, "#e8b83a", "#5a2a14"), (40, "#3aa79a", "#a8501e")):
        if pose == 3 and x > 0:
            continue
        s.path(
            f"M{x - 36} {y + 180}Q{x - 34} {y + 128} {x} {y + 124}Q{x + 34} {y + 128} {x + 36} {y + 180}Z",
            c,
        )
        s.disc(x, y + 94, 28, "#e8b890")
        s.path(
            f"M{x - 29} {y + 92}Q{x - 30} {y + 60} {x} {y + 60}Q{x + 30} {y + 60} {x + 29} {y + 92}Q{x + 8} {y + 76} {x - 29} {y + 92}Z",
            hair,
        )
        s.disc(x - 10, y + 92, 3.6, INK)
        s.disc(x + 10, y + 92, 3.6, INK)
        if pose < 2:
            s.path(f"M{x - 12} {y + 102}q12 18 24 0z", "#8a1a18")
        else:
            s.oval(x, y + 108, 5, 7, "#8a1a18")


def four_poses(s: Stage) -> None:
    wall(s, 640, "#1c060c", "#6a1620", tiles=0)
    checks(s, 640, "#b8403a", "#2a0a10")
    s.show("photo booth")
    s.path("M20 690V140H330V690Z", s.lin((0, "#e0d0b0"), (1, "#6a5040")))
    s.path("M10 140H340V96H10Z", "#b8282a")
    letters(s, "PHOTO", 150, 132, 34, "#fff0d0")
    bulbs(s, [(30 + k * 27, 90) for k in range(12)], "#ffe0a0", 4)
    s.path("M120 660V170H310V660Z", "#120406")
    s.show("trainers and two")
    for x in (150, 184):
        with s.at(x, 690, 0.95):
            s.rect(-9, -60, 18, 50, "#3a4a7a")
            s.path("M-20 0Q-22 -18 -10 -22L4 -12Q22 -8 24 0Z", "#f4f0e8")
            s.rect(-21, 0, 46, 5, "#c8302a")
    for x in (238, 280):
        s.path(
            f"M{x - 12} 620L{x - 10} 660L{x - 18} 692H{x - 3}L{x} 676L{x + 3} 692H{x + 18}L{x + 10} 660L{x + 12} 620Z",
            "#3a1e14",
        )
        s.path(
            f"M{x - 18} 692L{x - 14} 672H{x - 2}L{x - 3} 692ZM{x + 18} 692L{x + 14} 672H{x + 2}L{x + 3} 692Z",
            "#0c0608",
        )
    s.show("curtain closed")
    for k in range(8):
        x = 120 + k * 24
        s.path(
            f"M{x} 166H{x + 24}L{x + 22} 640Q{x + 12} 650 {x + 2} 640Z",
            s.lin((0, "#c82a30"), (0.5, "#8a1420"), (1, "#4a0a12"), across=True),
        )
    s.rect(112, 160, 206, 12, "#c8a050")
    s.show("flash burns")
    glow(s, 310, 330, 210, "#fffbe8", 0.95)
    s.path("M306 176V640L318 640V176Z", "#fffbe8", opacity=0.95)
    s.show("lamp says wait")
    s.rect(34, 200, 70, 40, "#2a0608", rx=6, stroke="#ff4a3a", stroke_width=2.5)
    letters(s, "WAIT", 69, 230, 27, "#ff5a4a")
    glow(s, 69, 220, 70, "#ff2a1a", 0.8)
    s.rect(40, 270, 58, 80, "#8a9aa0", stroke="#3a2a24", stroke_width=3)
    s.rect(50, 400, 40, 90, "#1a0a0c")
    s.show("stool has")
    s.oval(110, 812, 56, 15, "#5a2018")
    s.oval(110, 804, 56, 15, s.lin((0, "#e85a4a"), (1, "#a8281e")))
    s.line("M110 816V860M80 876L110 856L140 876", "#8a9098", 8, stroke_linecap="round")
    s.line("M180 800q30 -10 50 -40M176 820q40 -4 70 -40", "#ffd0a0", 3, opacity=0.7)
    s.show("strip of four")
    with s.at(440, 450, 1, 5):
        s.rect(-104, -390, 208, 780, INK, opacity=0.5, transform="translate(10 12)", filter=s.blur(6))
        s.rect(-104, -390, 208, 780, s.lin((0, "#fbf6e8"), (1, "#d8ccb0")))
        for k in range(4):
            y = -376 + k * 188
            s.show("strip of four")
            frame = f"M-90 {y}H90V{y + 172}H-90Z"
            s.path(frame, s.lin((0, "#8a8078"), (1, "#3a3230")))
            with s.clip(frame):
                for j in range(7):
                    s.path(f"M{-90 + j * 28} {y}h14v172h-14z", "#2a2422", opacity=0.4)
                if k == 1:
                    s.show("dark shape")
                    figure(s, 8, y + 190, 190, "#0c0808", "man", opacity=0.75)
                if k == 2:
                    s.show("has a face")
                    figure(s, 0, y + 210, 220, "#0a0606", "long")
                    s.path(
                        f"M-24 {y + 30}Q-26 {y - 4} 0 {y - 6}Q26 {y - 4} 24 {y + 30}Q16 {y + 62} 0 {y + 64}Q-16 {y + 62} -24 {y + 30}Z",
                        "#f4ecd8",
                    )
                    s.oval(-9, y + 24, 5, 8, INK)
                    s.oval(9, y + 24, 5, 8, INK)
                    s.path(
                        f"M-10 {y + 46}q10 10 20 0q-10 4 -20 0z", "#a8141c", stroke="#a8141c", stroke_width=3
                    )
                if k == 3:
                    s.show("friend is gone")
                    figure(s, 52, y + 240, 230, "#0a0606", "long")
                    s.path(
                        f"M28 {y + 40}Q26 {y + 2} 52 {y}Q78 {y + 2} 76 {y + 40}Q68 {y + 76} 52 {y + 78}Q36 {y + 76} 28 {y + 40}Z",
                        "#f4ecd8",
                    )
                    s.oval(43, y + 32, 5, 9, INK)
                    s.oval(61, y + 32, 5, 9, INK)
                    s.path(
                        f"M38 {y + 52}q14 20 28 0q-14 6 -28 0z", "#a8141c", stroke="#a8141c", stroke_width=3
                    )
                if k == 0:
                    s.show("friends laugh")
                _friends(s, k, y)
    s.show("hand holds")
    s.path(
        "M400 900Q404 830 420 800Q436 780 446 800L452 846L520 830Q548 824 560 846L600 900Z",
        s.lin((0, "#e8b890"), (1, "#a86a4a")),
        stroke="#5a2e1c",
        stroke_width=2,
    )
    s.oval(434, 806, 12, 16, "#f8dcc8", stroke="#a86a4a", stroke_width=1.5)
    s.path("M470 860L600 836V900H480Z", "#c8403a")


PAINTERS = {
    "c03": eyes_everywhere,
    "c56": player_one,
    "c57": claw,
    "c58": third_floor,
    "c59": season,
    "c60": four_poses,
}
