"""Maize to the horizon."""

from __future__ import annotations

import math

from art.houses import barn, booth, house
from art.kit import Stage, num
from art.light import SCREEN, beam, fog, glow, puff
from art.palettes import CREAM, INK, RED, TEAL, dark, mix, pale
from art.people import child, eyes, figure, great_hand
from art.props import cord, old_key
from art.ridges import ridge, ripples
from art.shapes import emoji, icon, letters, silhouette
from art.sky import clouds, crow, eclipse, flock, sky, stars, streaks, sun
from art.trees import corn, crown, pines
from art.vehicles import bicycle


def field(
    s: Stage,
    y: float = 604,
    foot: tuple[float, float] = (96, 372),
    x: float = 258,
    *,
    bright: str = "",
    rows: int = 12,
) -> None:
    """Rows of maize that grow towards us, with a path between them."""
    bright = bright or mix(s.p.sky[4], s.p.sky[2], 0.35)
    low = dark(mix(s.p.near, s.p.sky[2], 0.2), 0.1)
    s.rect(
        0,
        y - 6,
        s.w,
        s.h - y + 6,
        s.lin((0, mix(bright, s.p.sky[2], 0.4)), (0.3, mix(bright, low, 0.6)), (1, low)),
    )
    left, right = foot
    path = mix(bright, s.p.fog, 0.5)
    s.path(
        f"M{x - 8} {y}Q{x - 10} {y + 60} {(x + left) / 2 - 10:.0f} {(y + 900) / 2:.0f}L{left} 900H{right}"
        f"L{(x + right) / 2 + 10:.0f} {(y + 900) / 2:.0f}Q{x + 16} {y + 60} {x + 8} {y}Z",
        s.lin((0, pale(path, 0.15)), (0.4, mix(path, low, 0.4)), (1, dark(low, 0.1))),
    )
    for j in range(rows):
        top = y + j * j * 248 / (rows - 1) ** 2
        t = (top - y) / (900 - y)
        colour = mix(bright, low, min(1.0, j / (rows - 1) + 0.04))
        a, b = x - 8 - (x - 8 - left) * t**1.2, x + 8 + (right - x - 8) * t**0.95
        tall = 13 + j * 3.8
        corn(s, top, int(46 - j * 2.2), tall, tall * 1.45, colour, -10, a - 4)
        corn(s, top, int(46 - j * 2.2), tall, tall * 1.45, colour, b + 4, 612)


def saucer(s: Stage) -> None:
    sky(s, 596)
    stars(s, 90, 230)
    clouds(s, 300, 7, spread=60, scale=1.3)
    streaks(s, 430, 8, s.p.sky[3], 0.45)
    x, y, ray = 258, 196, s.p.accent
    s.show("pale green beam")
    glow(s, x, y + 16, 230, ray, 0.6)
    beam(s, (x, y + 30, 40), (x + 2, 660, 150), ray, 0.75, 8)
    beam(s, (x, y + 30, 22), (x + 2, 660, 70), "#e8fff6", 0.5, 8)
    s.show("silver saucer")
    s.oval(x, y - 26, 62, 52, s.rad((0, "#e8fff4"), (0.4, "#7ad8c8"), (1, "#174a5a"), cx=38, cy=30, r=75))
    s.path(
        f"M{x - 158} {y + 2}Q{x - 70} {y - 44} {x} {y - 44}Q{x + 70} {y - 44} {x + 158} {y + 2}Q{x + 80} {y + 46} {x} {y + 46}Q{x - 80} {y + 46} {x - 158} {y + 2}Z",
        s.lin((0, "#d0c8e0"), (0.42, "#6a6488"), (0.5, "#2a2448"), (1, "#100c24")),
    )
    s.oval(x, y + 36, 52, 10, "#d8fff2")
    s.line(
        f"M{x - 40} {y - 52}Q{x - 30} {y - 70} {x - 12} {y - 74}",
        "#ffffff",
        5,
        stroke_linecap="round",
        opacity=0.7,
    )
    s.path(
        f"M{x - 16} {y + 4}Q{x - 22} {y - 52} {x + 6} {y - 54}Q{x + 34} {y - 52} {x + 28} {y + 4}Z", "#0c2a34"
    )
    for side in (-1, 1):
        s.oval(
            x + 6 + side * 10,
            y - 28,
            5,
            9,
            "#9affe0",
            transform=f"rotate({side * 24} {x + 6 + side * 10} {y - 28})",
        )
    for k in range(9):
        a = -1 + k / 4
        glow(
            s, x + a * 132, y + 10 + (1 - a * a) * 14, 22, ("#ff6a5a", "#ffd86a", "#7affd8")[k % 3], 1, core=4
        )
    ridge(s, 570, 14, mix(s.p.far, s.p.fog, 0.2))
    pines(s, 582, 60, 8, 26, s.p.far)
    fog(s, 576, 40, opacity=0.5)
    s.show("barn has")
    barn(s, 446, 600, 104)
    s.rect(506, 500, 30, 96, s.lin((0, "#d8c8c0"), (1, "#3a2a40"), across=True))
    s.path("M506 502q15 -30 30 0z", "#b8443c")
    s.show("wind pump")
    silhouette(s, "windpump", 92, 600, 160, "#3a1838")
    field(s)
    glow(s, 260, 660, 160, ray, 0.65, ry=34)
    s.show("cow")
    icon(s, "cow", 268, 444, 96, ("#f8f4ec", "#9ab8b0"), "#1a1420", rot=-24)
    s.show("tractor and")
    icon(s, "mailbox", 194, 530, 50, ("#ff7a6a", "#8a3040"), "#1a0c18", rot=38)
    icon(s, "farm-tractor", 322, 566, 80, ("#ff6a4a", "#9a2a2a"), "#2a1018", rot=16)
    s.show("telephone climbs")
    cord(s, [(226, 350), (180, 470), (250, 560), (268, 690)], "#1a0c18", 2)
    icon(s, "rotary-phone", 232, 356, 40, ("#ff6a6a", "#a03048"), "#1a0c18", rot=-40)
    s.show("scarecrow")
    icon(s, "scarecrow", 112, 846, 210, ("#d8985a", "#3a1a22"), "#140810", rim="#ffe0a0")
    icon(s, "pumpkin-lantern", 112, 706, 66, ("#ff9a3a", "#a8401a"), "#1a0608", gap=8)
    glow(s, 112, 684, 40, "#ffd04a", 0.9)
    flock(s, 5, 420, 370, 90, 60, "#1a0c18", 26)
    corn(s, 900, 44, 60, 110, "#1c0c14", -10, 110)
    corn(s, 906, 40, 50, 90, "#160a10", 420, 620)
    s.show("boy waves")
    bicycle(s, 330, 886, 112, TEAL, rot=-66)
    child(s, 250, 876, 108, RED, cap=CREAM, arm="up", rim="#b8ffe8")


def noon(s: Stage) -> None:
    sky(s, 520)
    sun(s, 430, 130, 58, "#fffbe8")
    s.show("farmhouse")
    fog(s, 520, 60, "#fff4d0", 0.7)
    pines(s, 522, 40, 10, 30, mix(s.p.fog, "#8aa06a", 0.5))
    house(s, 96, 530, 92, 78, wall="#f4ecd4", roof="#8a5a44", light="#5a4a3a", lit=0)
    s.rect(134, 488, 18, 42, "#1a120c")
    s.show("black smoke")
    s.path(
        "M172 430Q150 390 180 360Q210 330 176 310Q150 300 168 330Q186 356 200 330Q214 280 190 230Q180 200 200 170",
        "none",
        stroke="#2a221c",
        stroke_width=9,
        stroke_linecap="round",
        filter=s.blur(1.2),
    )
    s.path("M0 526Q300 506 600 526V900H0Z", s.lin((0, "#f4dc90"), (0.3, "#d8a850"), (1, "#8a5a2a")))
    for k in range(18):
        y = 536 + k * k * 1.15
        for _ in range(34):
            x = s.rng.uniform(-5, 605)
            h = 3 + k * 0.75
            s.path(
                f"M{num(x)} {num(y)}l{num(-h * 0.2)} {num(-h)}l{num(h * 0.5)} {num(h)}z",
                mix("#b8823a", "#6a3e1e", k / 20),
                opacity=0.8,
            )
    s.show("shadow has")
    shade = "#2e160c"
    with s.group(opacity=0.85):
        s.path(
            "M296 600H306Q330 650 352 694Q420 676 470 640L484 652Q440 716 372 734Q386 772 384 800Q402 806 412 826Q440 812 452 770"
            "Q470 820 424 850Q418 872 396 884H250Q226 872 220 850Q172 822 192 770Q204 812 232 826Q240 806 258 800Q254 772 262 734"
            "Q190 720 130 664L144 650Q208 688 272 694Q286 650 296 600Z",
            shade,
        )
        for x, y, side in ((476, 646, 1), (136, 656, -1)):
            s.line(
                "".join(
                    f"M{x} {y}l{side * dx} {dy}" for dx, dy in ((6, -44), (24, -40), (38, -28), (44, -8))
                ),
                shade,
                8,
                stroke_linecap="round",
            )
    s.show("burnt patches")
    for x in (286, 350):
        glow(s, x, 838, 30, "#ff6a2a", 0.8)
        s.oval(x, 838, 15, 8, "#e8541a")
        s.oval(x, 838, 8, 4, "#ffd070")
    with s.at(102, 52, 0.66):
        s.show("scarecrow")
        s.path("M290 700h20l-4 130h-12z", "#5a3a22")
        s.line("M140 470H460", "#5a3a22", 15, stroke_linecap="round")
        s.path(
            "M196 452H404Q420 456 420 476L414 496L352 490L364 690Q340 706 300 706Q260 706 236 690L248 490L186 496L180 476Q180 456 196 452Z",
            s.lin((0, "#c84a34"), (1, "#6a2018"), across=True),
        )
        for k in range(5):
            s.line(f"M{214 + k * 42} 454L{232 + k * 30} 700", "#3a1410", 5, opacity=0.45)
            s.line(f"M240 {500 + k * 42}H362", "#f4c890", 3, opacity=0.5)
        for x in (140, 460):
            for k in range(7):
                s.line(f"M{x} 474l{-30 + k * 10} {18 + (k % 3) * 8}", "#e8c870", 3)
        s.path(
            "M262 380L270 452H330L338 380Z",
            s.lin((0, "#dfe6e8"), (0.4, "#9aa8ae"), (1, "#4a565c"), across=True),
        )
        s.oval(300, 380, 39, 9, "#b8c4c8")
        s.path("M264 384Q300 320 336 384", "none", stroke="#4a565c", stroke_width=4)
        s.disc(286, 414, 5, INK)
        s.disc(314, 414, 5, INK)
        s.line("M280 436q20 8 40 0", INK, 3)
        s.show("Six crows")
        for x in (156, 196, 232, 372, 408, 446):
            silhouette(s, "raven", x, 468 if x not in {232, 372} else 458, 44, "#16120e", flip=x > 300)
    s.show("girl with")
    child(s, 100, 800, 124, "#f4f0e4", hair="#8a3a1a", long_hair=True, skirt=True, rim="#fffbe8", arm="up")
    s.show("girl with")
    s.line("M138 680Q150 520 92 330", "#6a4a34", 1.4)
    with s.at(84, 300, 1, -20):
        s.path("M0 -44L32 0L0 54L-32 0Z", s.lin((0, "#e8402e"), (1, "#b0241c")))
        s.line("M0 -44V54M-32 0H32", "#5a100c", 2)
    s.show("lunchbox")
    s.path("M442 846l86 -10l6 30l-88 12z", "#c8281e")
    s.path("M442 846l86 -10l10 -38l-84 8z", "#e8483a")
    emoji(s, "red-apple", 556, 872, 30, keep=0.8)
    emoji(s, "sandwich", 486, 850, 44, keep=0.8)


def long_distance(s: Stage) -> None:
    sky(s, 560)
    stars(s, 150, 420)
    s.show("black sun")
    eclipse(s, 300, 180, 76)
    clouds(s, 380, 6, spread=60)
    ridge(s, 550, 20, s.p.far)
    fog(s, 556, 50, opacity=0.5)
    field(s, 570, (190, 420), 300, bright=mix(s.p.sky[3], s.p.sky[2], 0.4))
    s.show("flattened in")
    for k in range(5):
        s.oval(
            300,
            752,
            196 - k * 34,
            46 - k * 8,
            "none",
            stroke=mix(s.p.sky[3], s.p.fog, 0.35),
            stroke_width=9,
            opacity=0.75,
            stroke_dasharray="60 12 30 8",
        )
    s.show("telephone booth")
    glow(s, 300, 600, 330, "#ffb070", 0.5)
    booth(s, 300, 756, 330)
    s.show("far too tall")
    with s.clip("M236 756V430H364V756Z"):
        figure(s, 300, 770, 370, "#160812", "long")
        s.path("M268 424Q270 400 300 400Q336 404 332 444Q326 470 300 470Q268 466 268 424Z", "#160812")
    eyes(s, 300, 446, 3.6, 18, "#ffffff", 6)
    s.show("receiver")
    s.path("M322 560Q380 570 404 606L396 616Q370 590 318 584Z", "#160812")
    s.path("M396 600q18 -4 22 12q-4 12 -18 10z", "#160812")
    with s.at(420, 612, 0.8, 76):
        s.path(
            "M-50 8Q-52 -12 -30 -16Q0 -20 30 -16Q52 -12 50 8Q40 14 28 8L26 -2Q0 -7 -26 -2L-28 8Q-40 14 -50 8Z",
            "#e8382c",
        )
    s.show("cord runs")
    cord(s, [(422, 652), (440, 720), (330, 800), (300, 850), (330, 900)], "#e0402e", 5, coils=True)
    s.show("Fireflies")
    for t in range(9):
        glow(s, 60 + t * 13, 640, 14, "#d8ff8a", 1, core=2.6)
    for t in range(1, 4):
        glow(s, 164 - t * 13, 640 - t * 12, 14, "#d8ff8a", 1, core=2.6)
        glow(s, 164 - t * 13, 640 + t * 12, 14, "#d8ff8a", 1, core=2.6)
    corn(s, 906, 26, 70, 130, dark(s.p.near, 0.1), -10, 120)
    corn(s, 906, 26, 70, 130, dark(s.p.near, 0.1), 480, 620)
    s.show("foot forward")
    child(s, 214, 872, 128, TEAL, cap=RED, rim="#ffd6a0")
    s.show("bag of")
    emoji(s, "money-bag", 176, 868, 44, keep=0.6)


def oak(s: Stage) -> None:
    sky(s, 600)
    clouds(s, 110, 12, "#1a2024", opacity=0.85, spread=110, scale=1.7)
    clouds(s, 300, 6, "#3a4446", opacity=0.6, spread=60, scale=1.4)
    glow(s, 420, 560, 260, "#fff0a8", 0.7, ry=70)
    s.show("tornado")
    funnel = "M420 150Q520 170 620 140Q580 250 584 330Q572 420 552 490Q548 560 540 612Q530 560 528 490Q500 420 500 330Q480 240 420 150Z"
    s.path(funnel, s.lin((0, "#12171a"), (0.6, "#2a3032"), (1, "#5a5e54")), filter=s.blur(2))
    for k in range(6):
        s.line(f"M{470 + k * 9} {210 + k * 66}q{46 - k * 6} 12 {92 - k * 13} -4", "#8a928c", 2.5, opacity=0.6)
    puff(s, 540, 606, 46, "#a8a484", 0.7)
    ridge(s, 600, 8, "#4a4e3a")
    field(s, 610, (250, 350), 300, bright="#9a8a48", rows=8)
    s.path("M0 690Q300 640 600 690V900H0Z", s.lin((0, "#6a6234"), (1, "#1c1a10")))
    for _ in range(150):
        x, y = s.rng.uniform(0, 600), s.rng.uniform(700, 880)
        s.line(
            f"M{num(x)} {num(y)}q20 -8 {num(s.rng.uniform(30, 60))} {num(s.rng.uniform(-4, 8))}",
            "#a89848",
            2,
            opacity=0.5,
        )
    bark = "#2a241c"
    s.path(
        "M252 740Q276 620 262 520L190 420L208 410L276 480L290 380H312L322 480L392 400L410 412L340 520Q330 620 356 740Q300 760 252 740Z",
        s.lin((0, "#4a4030"), (0.5, bark), (1, "#14100c"), across=True),
    )
    for x, y, r in ((160, 380, 84), (440, 370, 88), (230, 300, 96), (370, 290, 96), (300, 240, 100)):
        crown(s, x, y, r, "#2a3a22", "#8a9a50")
    s.show("Washing")
    for x, y, c in ((110, 440, "#f4f0e4"), (170, 462, RED), (420, 452, "#8ab0c8"), (480, 440, CREAM)):
        s.line(f"M{x - 20} {y}q20 10 40 0", INK, 1.5)
        s.path(f"M{x - 16} {y + 4}h32l8 14l-10 6l-2 -6v36h-24v-36l-2 6l-10 -6z", c)
    s.show("red tractor")
    icon(s, "farm-tractor", 300, 366, 230, ("#f0604a", "#8a2018"), "#2a0c0a", rot=-9, gap=8)
    s.oval(238, 326, 50, 50, "none", stroke="#fff0c0", stroke_width=3, stroke_dasharray="20 26", opacity=0.7)
    crown(s, 200, 396, 50, "#24321e", "#6a7a40")
    crown(s, 400, 396, 52, "#24321e", "#6a7a40")
    s.show("lamp looks")
    beam(s, (398, 268, 6), (470, 700, 90), "#fff4b0", 0.6, 8)
    glow(s, 398, 266, 60, "#fff4b0", 1, core=9)
    s.disc(398, 266, 4, INK)
    s.show("ladder of")
    for k in range(7):
        s.path(
            f"M{272 + (k % 2) * 5} {716 - k * 34}h60v9h-60z",
            "#c8a468",
            transform=f"rotate({(-6, 5, -3)[k % 3]} 300 {716 - k * 34})",
        )
    s.show("old dog")
    icon(s, "sitting-dog", 216, 790, 90, ("#c89058", "#4a2a18"), ground=True)
    s.line("M236 770q30 26 60 8", "#9a9a9a", 4, stroke_dasharray="7 3")
    s.show("bath with")
    s.path("M388 720H528Q526 776 498 786H420Q392 776 388 720Z", s.lin((0, "#f8f8f4"), (1, "#8a9490")))
    s.path("M380 712H536V724H380Z", "#ffffff")
    s.path("M412 784l-8 16h12zM504 784l8 16h-12z", "#c8a050")
    icon(s, "plastic-duck", 458, 716, 56, ("#ffd45e", "#c87818"), "#5a2408", gap=10)
    s.show("front door")
    with s.at(110, 830, 1, -8):
        s.path("M-70 -26H66L92 28H-92Z", s.lin((0, "#3a6a8a"), (1, "#1c3a50")))
        s.path(
            "M-52 -18H-6L-10 -2H-58ZM8 -18H52L60 -2H10ZM-62 6H-12L-16 20H-72ZM10 6H64L72 20H12Z",
            "none",
            stroke="#0e2230",
            stroke_width=3,
        )
        s.path("M-4 -10l26 4l8 16l-26 8l-16 -12z", "#06080a")
    s.show("hand knocks")
    great_hand(s, 112, 832, 84, "#d8b090", rot=8)


def alone(s: Stage) -> None:
    sky(s, 570)
    stars(s, 260, 540)
    streaks(s, 260, 8, s.p.sky[3], 0.25, 120)
    ridge(s, 560, 18, s.p.far)
    fog(s, 566, 40, opacity=0.45)
    s.show("eyes catch")
    field(s, 580, (150, 450), 300, bright=mix(s.p.sky[3], s.p.sky[1], 0.4))
    for x, y, r in (
        (60, 690, 2.6),
        (100, 742, 3.2),
        (40, 770, 3),
        (130, 668, 2.2),
        (500, 700, 2.8),
        (548, 748, 3.4),
        (470, 668, 2.2),
        (560, 680, 2.6),
    ):
        eyes(s, x, y, r, r * 5, "#ffe070", 4)
    s.show("broad daylight")
    glow(s, 300, 540, 380, "#bfe8ff", 0.55)
    s.path("M212 746V330H388V746Z", "#f4e6c8")
    pane = "M226 746V344H374V746Z"
    with s.clip(pane):
        s.rect(220, 340, 160, 410, s.lin((0, "#3aa0e8"), (0.6, "#c8f0ff"), (0.61, "#8ad060"), (1, "#4a9a3a")))
        glow(s, 346, 400, 60, "#fffbe0", 1, core=18)
        s.path("M240 420q14 -18 30 -4q20 -6 22 10h-58z", "#ffffff", opacity=0.9)
        crown(s, 366, 520, 40, "#3a8a3a", "#a8e060", 26)
        s.rect(360, 540, 9, 70, "#6a4426")
        s.line("M318 480V640M346 480V640", "#8a6a44", 2)
        s.path("M312 638h40v6h-40z", "#c8502e")
        s.line("M270 486H362", "#6a4426", 5)
    s.show("red door")
    s.path("M226 344L138 306V786L226 746Z", s.lin((0, "#8a1c20"), (1, "#e84a3a"), across=True))
    s.path(
        "M210 372L156 354V510L210 506ZM210 540L156 546V740L210 716Z", "none", stroke="#5a0e14", stroke_width=4
    )
    s.disc(156, 540, 9, "#ffd07a")
    s.rect(204, 322, 192, 22, "#f4e6c8")
    s.show("daylight falls")
    s.path(
        "M226 746H374L470 900H130Z",
        s.lin((0, "#eaffff", 0.85), (1, "#bfe8ff", 0.05)),
        style=SCREEN,
        filter=s.blur(3),
    )
    s.show("door-mat")
    s.path("M236 764H364L378 800H222Z", "#a8703a", stroke="#5a3418", stroke_width=3)
    letters(s, "WELCOME", 300, 793, 25, "#3a1e0e")
    s.show("Moths")
    for x, y, z in (
        (420, 420, 26),
        (452, 500, 20),
        (410, 560, 16),
        (480, 440, 14),
        (396, 470, 12),
        (440, 360, 18),
        (500, 540, 18),
        (170, 270, 16),
        (540, 480, 12),
    ):
        emoji(s, "butterfly", x, y, z, keep=0.0, rot=-30, ramp=("#8a7ab0", "#e8e0ff", "#ffffff", "#ffffff"))
    s.show("key as")
    old_key(s, 462, 760, 170, 96)
    s.path("M440 850q24 -14 48 0q-24 8 -48 0z", s.p.near)
    s.show("school bag")
    icon(s, "school-bag", 380, 886, 74, ("#e8a04a", "#8a3a2a"), ground=True)
    s.show("knob")
    child(s, 104, 810, 150, "#8ac0e8", hair="#7a3a1a", arm="out", rim="#d8f4ff")
    corn(s, 910, 18, 70, 130, s.p.near, -10, 70)
    corn(s, 910, 18, 70, 130, s.p.near, 520, 620)


def from_above(s: Stage) -> None:
    s.horizon = 0
    s.rect(0, 0, 600, 900, s.lin((0, "#6a8a3a"), (0.5, "#a8b04a"), (1, "#3a5a2a")))
    for k in range(46):
        s.line(f"M-10 {k * 22 - 60}L610 {k * 22 + 40}", "#4a6a2a" if k % 2 else "#c8c860", 5, opacity=0.3)
    s.show("lashes")
    x, y = 300, 430
    for k in range(9):
        a = -math.pi * (0.1 + 0.1 * k)
        sx, sy = x + 240 * math.cos(a), y - 8 + 158 * math.sin(a)
        s.line(
            f"M{num(sx)} {num(sy)}Q{num(sx + 50 * math.cos(a))} {num(sy + 70 * math.sin(a))} {num(sx + 130 * math.cos(a) + 20)} {num(sy + 190 * math.sin(a))}",
            "#d8cfa0",
            9,
            stroke_linecap="round",
        )
        s.line(
            f"M{num(sx)} {num(sy)}Q{num(sx + 50 * math.cos(a))} {num(sy + 70 * math.sin(a))} {num(sx + 130 * math.cos(a) + 20)} {num(sy + 190 * math.sin(a))}",
            "#6a6a4a",
            1.4,
            stroke_dasharray="8 8",
        )
    s.show("eye a mile")
    lens = f"M34 {y}Q160 {y - 190} {x} {y - 190}Q440 {y - 190} 566 {y}Q440 {y + 176} {x} {y + 176}Q160 {y + 176} 34 {y}Z"
    s.path(lens, "#2a4420", transform="translate(5 8)", opacity=0.6)
    s.path(lens, "#f0e6a8")
    with s.clip(lens):
        for k in range(44):
            s.line(f"M0 {k * 10 + 230}H600", "#c8b868", 3, opacity=0.45)
        s.disc(x, y, 152, "#7a9a34")
        for k in range(72):
            s.line(
                f"M{x} {y - 78}V{y - 148}",
                "#4a6a20" if k % 2 else "#b8c85a",
                5,
                transform=f"rotate({k * 5} {x} {y})",
                opacity=0.8,
            )
        s.disc(x, y, 152, "none", stroke="#2f4a1a", stroke_width=7)
    s.path(lens, "none", stroke="#3a5426", stroke_width=6)
    s.show("pupil")
    s.disc(x, y, 78, s.rad((0, "#0a2a38"), (0.7, "#0e4454"), (1, "#2a7a80")))
    s.disc(x - 30, y - 30, 14, "#d8fff4", opacity=0.7)
    ripples(s, x + 14, y + 18, 40, 3, "#a8f0e8")
    s.show("child lies")
    s.disc(x + 16, y + 18, 17, "none", stroke=INK, stroke_width=9)
    s.line(f"M{x + 4} {y + 18}h24", RED, 8, stroke_linecap="round")
    s.disc(x + 0, y + 17, 6, "#d9a383")
    s.line(f"M{x + 28} {y + 16}l12 -4M{x + 28} {y + 20}l12 5", "#d9a383", 3)
    s.show("farmhouse")
    with s.at(494, 112, 1, 12):
        s.rect(-36, -26, 72, 52, "#20301a", opacity=0.5, transform="translate(8 10)")
        s.rect(-36, -26, 72, 26, "#f8f4ea")
        s.rect(-36, 0, 72, 26, "#cfc8b4")
        s.line("M-36 0H36", "#8a8270", 2)
        s.rect(14, -20, 10, 10, "#8a4a3a")
    for tx, ty in ((430, 80), (548, 70), (556, 160), (440, 150)):
        crown(s, tx, ty, 20, "#2a4a20", "#7a9a40", 16)
    s.show("shadow of")
    with s.at(170, 560, 1, -20, opacity=0.62):
        s.oval(0, 0, 74, 86, "#12200e")
        s.path("M-44 68L-18 122H18L44 68Z", "#12200e", opacity=0.55)
        s.rect(-20, 120, 40, 30, "#12200e")
        s.disc(-8, 114, 8, "#12200e")
        s.disc(9, 112, 8, "#12200e")
    s.show("tiny tractor")
    s.path("M372 726Q470 660 560 722", "none", stroke="#f0e6a8", stroke_width=14)
    s.line("M372 726Q470 660 560 722", "#c8b868", 2)
    with s.at(562, 724, 1, 30):
        s.rect(-13, -9, 26, 18, "#d8382c", rx=3)
        s.rect(-16, -13, 9, 26, INK)
        s.rect(6, -11, 7, 22, INK)
    s.show("white birds")
    for k in range(9):
        crow(s, 96 + k * 19, 218 - (k if k < 5 else 8 - k) * 20 + 60, 26, "#fffdf0", 10)
    s.show("basket")
    s.path("M0 900V838Q300 776 600 838V900Z", s.lin((0, "#b8803e"), (1, "#3a2210")))
    for k in range(31):
        s.line(f"M{k * 20} 900V{838 - 31 * (1 - ((k * 20 - 300) / 300) ** 2):.0f}", "#5a3618", 3, opacity=0.7)
    s.line("M0 842Q300 780 600 842", "#e8b86a", 10)
    for rx in (60, 540):
        s.line(f"M{rx} 850L{rx + (20 if rx < 300 else -20)} 640", "#e8d0a0", 5)
    s.path("M232 800l120 -30l6 24l-118 30z", "#c89a3a", transform="translate(10 14)")
    s.path("M364 778l44 -12l8 34l-46 10z", "#8a6420", transform="translate(4 14)")


PAINTERS = {"c20": saucer, "c21": noon, "c22": long_distance, "c23": oak, "c24": alone, "c25": from_above}
