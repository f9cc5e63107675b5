"""Petrol station, diner, and the road that leads past them."""

from __future__ import annotations

import math
from collections.abc import Sequence

from art.creatures import curve, moth, worm_hose
from art.houses import booth, bulbs, lamp, skyline
from art.kit import Stage
from art.light import beam, fog, glow, motes, puff
from art.palettes import CREAM, INK, RED, TEAL, YELLOW, dark, mix, pale
from art.people import child, figure, great_hand
from art.props import (
    balloon,
    cobweb,
    footprints,
    ladder,
    old_key,
    receiver_shape,
)
from art.ridges import ridge, road
from art.rooms import checks, wall
from art.shapes import emoji, icon, letters
from art.sky import eclipse, moon, sky, stars
from art.trees import pines, vine
from art.vehicles import bicycle, car_back, car_side


def pump(
    s: Stage, x: float, y: float, h: float, colour: str, *, face: bool = False, number: str = ""
) -> None:
    """A round-topped petrol pump, foot at (x, y)."""
    s.oval(x, y, h * 0.3, h * 0.04, INK, opacity=0.55, filter=s.blur(4))
    with s.at(x, y, h / 200):
        s.path(
            "M-38 0V-140Q-38 -168 0 -168Q38 -168 38 -140V0Z",
            s.lin((0, pale(colour, 0.3)), (0.4, colour), (1, dark(colour, 0.55)), across=True),
        )
        s.rect(-44, -8, 88, 8, "#c8ccd4")
        s.disc(0, -184, 20, s.rad((0, "#ffffff"), (1, "#f0e0b0")))
        s.rect(-30, -132, 60, 40, "#0c0a14", rx=4)
        if number:
            letters(s, number, 0, -102, 27, "#ffe070")
        if face:
            for ex in (-15, 15):
                s.disc(ex, -74, 10, "#ffffff")
                s.disc(ex + 3, -70, 5, INK)
            s.path("M-20 -48Q0 -34 20 -48Q16 -26 0 -26Q-16 -26 -20 -48Z", INK)
            s.path("M-14 -45l5 8l5 -6l4 7l5 -7l5 6l5 -8", "none", stroke="#ffffff", stroke_width=3)
        else:
            s.rect(-26, -80, 52, 44, pale(colour, 0.25), rx=4)
    glow(s, x, y - h * 0.92, h * 0.3, "#fff0c0", 0.8)


def canopy(s: Stage, left: float, y: float, right: float, colour: str, text: str = "") -> None:
    """The flat roof of a petrol station, lit along its edge."""
    s.path(f"M{left} {y}H{right}V{y + 40}H{left}Z", s.lin((0, pale(colour, 0.3)), (1, dark(colour, 0.3))))
    s.rect(left, y + 40, right - left, 7, "#fff8e0")
    s.rect(left, y + 6, right - left, 5, pale(colour, 0.7))
    glow(s, (left + right) / 2, y + 46, (right - left) * 0.6, pale(colour, 0.4), 0.6, ry=80)
    if text:
        letters(s, text, (left + right) / 2, y + 34, 28, "#ffffff", spacing=60)


def fill_up(s: Stage) -> None:
    x: float
    y: float
    sky(s, 560)
    stars(s, 150, 330)
    skyline(s, 560, 10, 14, 40, s.p.far)
    fog(s, 560, 50, opacity=0.4)
    s.path("M0 560H600V900H0Z", s.lin((0, "#3a1e6a"), (0.3, "#1c1040"), (1, "#06040f")))
    s.show("both ways")
    s.rect(536, 380, 8, 200, INK)
    for y, d in ((392, "M478 0H590L606 15L590 30H478Z"), (432, "M600 0H490L474 15L490 30H600Z")):
        s.path(d, "#2f8a5a", transform=f"translate(-8 {y})", stroke="#f4f4e8", stroke_width=2)
    letters(s, "GREENVILLE", 528, 414, 19, "#ffffff")
    letters(s, "GREENVILLE", 532, 454, 19, "#ffffff")
    s.show("kiosk is lit")
    s.path("M330 620V440H480V620Z", s.lin((0, "#6a3a9a"), (1, "#2a1450")))
    s.rect(346, 470, 96, 86, "#ffe9a8")
    glow(s, 394, 514, 110, "#ffe9a8", 0.7)
    emoji(s, "dog-face", 394, 556, 66, keep=0.8)
    s.path("M366 502q28 -26 56 0l10 6h-66z", RED)
    s.rect(350, 542, 88, 16, "#4a2a6a")
    s.show("frog in a jar")
    s.path("M450 620V560q0 -6 6 -8h36q6 2 6 8v60Z", "#bff0e8", opacity=0.6)
    s.rect(454, 540, 40, 10, RED)
    for k in range(9):
        s.disc(460 + (k % 3) * 14, 612 - (k // 3) * 10, 6, ("#ff6a8a", "#ffe070", "#6ae8e0")[k % 3])
    emoji(s, "frog", 474, 592, 36, keep=0.9)
    s.rect(440, 618, 70, 10, "#4a2a6a")
    s.show("pay phone")
    for x in (92, 560):
        s.rect(x - 8, 300, 16, 360, s.lin((0, "#e8e0f4"), (1, "#5a4a8a"), across=True))
    s.show("neon canopy")
    canopy(s, -10, 250, 610, "#f0488e")
    star = "M0 -90L22 -30L86 -28L36 12L54 74L0 38L-54 74L-36 12L-86 -28L-22 -30Z"
    with s.at(240, 158):
        s.path(star, "#2a0c3a", stroke="#8af0ff", stroke_width=8, stroke_linejoin="round")
        s.path(star, "none", stroke="#ffffff", stroke_width=2.5, stroke_linejoin="round")
    glow(s, 240, 158, 170, "#8af0ff", 0.8)
    s.show("pay phone")
    s.rect(536, 500, 46, 60, "#c8ccd4", rx=4)
    s.disc(559, 532, 14, "#3a3a4a")
    s.line("M552 556Q520 610 556 640", "#e8e8f0", 3)
    receiver_shape(s, 560, 660, 0.55, 84, "#d8443a")
    s.show("counters run")
    pump(s, 170, 640, 300, "#e8483a", face=True, number="1989")
    pump(s, 300, 650, 310, "#3a9ad0", face=True, number="1988")
    s.show("puddle shines")
    s.oval(
        420,
        836,
        130,
        40,
        s.lin((0, "#ff6ad0"), (0.35, "#ffe070"), (0.65, "#6ae8e0"), (1, "#8a5af0"), across=True),
        opacity=0.75,
    )
    s.oval(420, 836, 130, 40, "none", stroke="#ffffff", stroke_width=2, opacity=0.6)
    s.path(
        "M376 826q14 -10 26 0q-12 8 -26 0zM440 826q14 -10 26 0q-12 8 -26 0zM384 852q38 18 74 0q-8 16 -36 16q-30 0 -38 -16z",
        "#14082a",
        opacity=0.85,
    )
    s.show("hoses curl")
    bicycle(s, 92, 800, 150, "#f0c040")
    bicycle(s, 250, 812, 150, "#6ae8e0", flip=True)
    bicycle(s, 520, 770, 140, "#ff8ab0")
    for line in (
        curve((206, 560), (280, 700), (20, 640), (92, 748)),
        curve((336, 570), (420, 720), (200, 680), (240, 758)),
        curve((338, 560), (460, 640), (560, 600), (520, 722)),
    ):
        worm_hose(s, line, 13, "#2f8a5a")
        x, y = line[-1]
        s.oval(x, y, 11, 13, "#2f8a5a", stroke=INK, stroke_width=2)
        s.disc(x - 4, y - 3, 2.4, "#ffe070")
        s.disc(x + 4, y - 3, 2.4, "#ffe070")
    s.show("children pull")
    child(s, 330, 800, 128, RED, cap=YELLOW, arm="up")
    child(s, 392, 790, 112, TEAL, long_hair=True, skirt=True, arm="both")
    s.show("tyre rolls")
    s.disc(84, 846, 34, "#2a2440")
    s.disc(84, 846, 33, "none", stroke="#c8b0e8", stroke_width=2)
    s.disc(84, 846, 16, "#b8a8d8")
    for k in range(12):
        s.line("M84 816v8", "#8a7ab0", 4, transform=f"rotate({k * 30} 84 846)")
    s.line("M130 826h40M134 848h54M128 868h36", "#c8b0e8", 3, opacity=0.8)


def shadows(s: Stage) -> None:
    k: float
    wall(s, 600, "#5a2e14", "#d8924a", stripes=True)
    glow(s, 300, 330, 380, "#ffd890", 0.8)
    s.show("boy looks in")
    s.rect(452, 120, 132, 190, "#3a1c0e")
    s.rect(462, 130, 112, 170, s.lin((0, "#0e1428"), (1, "#2a3a5a")))
    with s.clip("M462 130h112v170h-112z"):
        s.path("M478 300Q482 240 516 236Q552 240 556 300Z", "#3aa79a")
        s.disc(516, 210, 26, "#e8b890")
        s.path("M489 208Q488 180 516 180Q544 180 543 208Q520 194 489 208Z", "#3a1e14")
        s.disc(507, 210, 4, INK)
        s.disc(526, 210, 4, INK)
        great_hand(s, 560, 290, 66, "#f0c8a0")
    s.rect(462, 130, 112, 170, "none", stroke="#8a5026", stroke_width=6)
    s.show("door sign")
    s.rect(-8, 150, 70, 460, "#6a3418", stroke="#3a1c0e", stroke_width=5)
    s.rect(-8, 190, 54, 180, "#182038")
    s.rect(22, 250, 54, 34, "#f4e4c0", rx=3, stroke="#b8302a", stroke_width=3)
    letters(s, "OPEN", 49, 276, 22, "#b8302a")
    s.show("clock runs")
    s.disc(260, 120, 54, "#3a1c0e")
    s.disc(260, 120, 46, "#fff0d0")
    for k in range(12):
        s.line("M260 80v9", INK, 3, transform=f"rotate({k * 30} 260 120)")
    with s.at(260, 120, 1, -60):
        s.line("M0 6V-18", "#8a9098", 5, stroke_linecap="round")
        s.path("M-7 -18V-38M0 -18V-38M7 -18V-38M-7 -20H7", "none", stroke="#8a9098", stroke_width=3)
    s.line("M196 150A76 76 0 0 1 206 74l-10 8m10 -8l4 13", "#b8302a", 4)
    s.show("four shadows")
    shade = "#2a1006"
    with s.group(opacity=0.86, filter=s.blur(1.6)):
        for x, extra in ((112, "hat"), (222, "ears"), (332, ""), (426, "kid")):
            k = 0.78 if extra == "kid" else 1.0
            with s.at(x, 600, k):
                s.path(
                    "M-56 0Q-60 -110 -32 -140Q-18 -152 -14 -154V-166Q-30 -180 -28 -204Q-24 -232 0 -232Q24 -232 28 -204Q30 -180 14 -166V-154Q18 -152 32 -140Q60 -110 56 0Z",
                    shade,
                )
                if extra == "hat":
                    s.path("M-56 -214Q0 -196 56 -214L30 -226L24 -270Q0 -284 -24 -270L-30 -226Z", shade)
                if extra == "ears":
                    s.path(
                        "M-22 -220Q-44 -330 -22 -336Q-4 -320 -6 -226ZM22 -220Q44 -330 22 -336Q4 -320 6 -226Z",
                        shade,
                    )
                if extra == "":
                    s.path("M-30 -200Q-44 -170 -34 -130L34 -130Q44 -170 30 -200Z", shade)
    s.show("shadow hand")
    s.path("M330 470Q390 500 410 560L396 570Q370 520 316 500Z", shade, opacity=0.9)
    great_hand(s, 404, 556, 64, shade, rot=158)
    s.path("M-10 600H610V640H-10Z", s.lin((0, "#f4e4c8"), (1, "#a8784a")))
    s.path("M-10 640H610V800H-10Z", s.lin((0, "#a82a22"), (1, "#4a0e10")))
    for k in range(16):
        s.line(f"M{k * 40} 646V800", "#5a1416", 3)
    s.rect(-10, 640, 620, 9, "#d5d7de")
    s.show("cups")
    for x in (100, 210, 300, 470):
        emoji(s, "hot-beverage", x, 606, 48, keep=0.5)
        puff(s, x, 536, 22, "#fff0d8", 0.35)
    s.show("shadow hand")
    emoji(s, "pie", 396, 610, 56, keep=0.8)
    s.show("number 4")
    s.rect(524, 560, 66, 44, s.lin((0, "#c8ccd4"), (1, "#5a5e66")), rx=4)
    s.rect(534, 540, 46, 22, "#0c2a14")
    old_key(s, 500, 618, 44, 10)
    s.path("M464 610h24v18h-24z", "#e8483a")
    letters(s, "4", 476, 626, 17, "#ffffff")
    for x in (70, 190, 320):
        s.line(f"M{x} 0V60", INK, 3)
        s.path(f"M{x - 34} 90Q{x} 40 {x + 34} 90Z", "#a8302a")
        glow(s, x, 92, 110, "#ffe0a0", 0.9, core=8)
    s.show("stools before")
    for x in (80, 196, 312, 428):
        s.path(
            f"M{x - 5} 800h10v80h-10zM{x - 34} 880h68v8h-68z",
            s.lin((0, "#e8e8ec"), (1, "#6a6a72"), across=True),
        )
        s.oval(x, 798, 50, 14, "#8a1418")
        s.oval(x, 788, 50, 14, s.lin((0, "#f0604a"), (1, "#a8201c")))
    s.show("toy robot")
    icon(s, "vintage-robot", 428, 790, 92, ("#9ae0e8", "#2a6a80"), "#0c1a2a")
    s.show("waitress pours")
    with s.at(532, 884, 3.0):
        s.path("M-12 -30L-8 0H-2L-1 -28L1 0H7L11 -30Z", "#e8b890")
        s.path(
            "M-15 -28Q-14 -52 -10 -60Q-14 -70 -10 -80Q-6 -84 0 -84Q8 -84 12 -78Q15 -68 10 -60Q14 -50 17 -28Q0 -22 -15 -28Z",
            "#3aa79a",
        )
        s.path("M-12 -30Q-11 -48 -7 -56H6Q11 -48 12 -30Q0 -26 -12 -30Z", "#fffaf0")
        s.path("M-10 -78L-34 -68L-40 -76L-44 -72L-34 -60L-8 -68Z", "#e8b890")
        s.path("M-56 -84h16l-2 14h-13zM-40 -80q7 0 5 8", "#8a9098", stroke="#4a4e56", stroke_width=1.2)
        s.line("M-55 -80Q-62 -78 -62 -66", "#4a2410", 1.8)
        s.disc(2, -96, 11, "#e8b890")
        s.path(
            "M-10 -96Q-12 -110 2 -110Q16 -110 14 -92Q18 -84 12 -82Q14 -96 6 -102Q-4 -104 -10 -96Z", "#b8502a"
        )
        s.path("M-8 -108Q2 -116 12 -108L10 -103Q2 -108 -6 -103Z", "#fffaf0")
    s.show("no shadow herself")
    s.oval(530, 884, 70, 9, "#fff0c8", opacity=0.35)
    glow(s, 532, 880, 90, "#fff0c8", 0.5, ry=16)


def _dancers(s: Stage) -> None:
    """A man and a woman of dust."""
    dust = "#ffe0c8"

    def cloud(places: Sequence[tuple[float, float, float]], count: int) -> None:
        for x, y, r in places:
            for _ in range(count):
                a, d = s.rng.uniform(0, math.tau), r * math.sqrt(s.rng.random())
                s.disc(
                    x + d * math.cos(a),
                    y + d * math.sin(a),
                    s.rng.uniform(0.8, 2.8),
                    dust,
                    opacity=s.rng.uniform(0.35, 0.95),
                )

    man = [
        (226, 536, 24),
        (222, 590, 34),
        (218, 640, 34),
        (222, 690, 30),
        (212, 740, 16),
        (208, 784, 13),
        (240, 740, 16),
        (246, 784, 13),
        (262, 600, 13),
        (290, 592, 12),
        (318, 584, 11),
        (190, 610, 14),
        (176, 650, 12),
    ]
    woman = [
        (372, 548, 23),
        (372, 600, 27),
        (372, 640, 24),
        (372, 690, 40),
        (372, 736, 56),
        (340, 604, 13),
        (326, 590, 11),
        (404, 610, 13),
        (424, 646, 11),
        (390, 540, 17),
        (404, 570, 14),
    ]
    glow(s, 300, 660, 210, "#ffe0c8", 0.4)
    for body in (man, woman):
        with s.group(opacity=0.4, filter=s.blur(5)):
            for x, y, r in body:
                s.disc(x, y, r, dust)
        cloud(body, 40)
    figure(s, 226, 806, 290, "#fff0e0", "man", opacity=0.72)
    figure(s, 372, 806, 280, "#fff0e0", "woman", opacity=0.72)
    s.path("M312 790Q330 690 356 660H390Q416 690 436 790Q374 812 312 790Z", "#fff0e0", opacity=0.6)
    s.line("M254 600Q300 570 344 606", "#fff0e0", 15, opacity=0.72, stroke_linecap="round")
    s.line("M250 640Q300 660 350 650", "#fff0e0", 13, opacity=0.6, stroke_linecap="round")
    for _ in range(90):
        a = s.rng.uniform(0, math.tau)
        s.disc(
            300 + 190 * math.cos(a) * s.rng.uniform(0.8, 1.1),
            800 + 40 * math.sin(a),
            s.rng.uniform(0.8, 2),
            dust,
            opacity=0.6,
        )


def _planks(s: Stage) -> None:
    """Planks nailed over both windows."""
    for x in (20, 440):
        for k, r in ((150, -4), (206, 5), (300, -6), (346, 3)):
            s.path(
                f"M{x - 12} {k}h164v38h-164z",
                s.lin((0, "#8a5a3a"), (1, "#4a2a1c")),
                transform=f"rotate({r} {x + 70} {k})",
                stroke="#1c0c14",
                stroke_width=2,
            )
            s.disc(x + 4, k + 18, 3, "#c8b8a8")
            s.disc(x + 134, k + 18, 3, "#c8b8a8")
        s.rect(x, 140, 140, 240, "none", stroke="#6a3a4a", stroke_width=9)


def last_dance(s: Stage) -> None:
    wall(s, 640, "#12081e", "#4a1c4e", stripes=True)
    checks(s, 640, "#a85a78", "#180a20")
    s.show("rim of a black sun")
    for x in (20, 440):
        s.rect(x, 140, 140, 240, "#0a0410")
        with s.clip(f"M{x} 140h140v240h-140z"):
            s.rect(x, 140, 140, 240, s.lin((0, "#3a1448"), (1, "#ff9a60")))
            eclipse(s, x + 70, 250, 46, rays=60)
    s.show("windows are boarded")
    _planks(s)
    s.show("photographs of")
    for x, y, r in ((198, 160, -5), (198, 250, 4), (404, 170, 5)):
        with s.at(x, y, 1, r):
            s.rect(-24, -30, 48, 60, "#f4e8d8")
            s.rect(-19, -25, 38, 42, "#c88a9a")
            for dx, c in ((-8, "#2a1430"), (9, "#f4f0e8")):
                s.disc(dx, -8, 7, c)
                s.path(f"M{dx - 9} 17q0 -16 9 -16q9 0 9 16z", c)
    s.show("Webs hang")
    for x in (110, 490):
        s.line(f"M{x} 0V54", INK, 3)
        s.path(f"M{x - 40} 92Q{x} 30 {x + 40} 92Z", "#3a2a4a")
        cobweb(s, x, 60, 120, 30, 120, "#f0d8e8", 0.75)
    s.show("jukebox glows")
    glow(s, 300, 430, 330, "#ffb070", 0.7)
    glow(s, 300, 560, 300, "#ff5a9a", 0.5)
    s.path(
        "M196 690V330Q196 210 300 210Q404 210 404 330V690Z",
        s.lin((0, "#6a3420"), (0.5, "#a85a2a"), (1, "#3a1a12"), across=True),
    )
    for k, c in enumerate(("#ff5a7a", "#ffb04a", "#ffe070", "#6ae8c0", "#5ab8ff", "#b07aff")):
        r = 92 - k * 9
        s.path(
            f"M{300 - r} 690V{330}Q{300 - r} {330 - r * 1.15:.0f} 300 {330 - r * 1.15:.0f}Q{300 + r} {330 - r * 1.15:.0f} {300 + r} 330V690",
            "none",
            stroke=c,
            stroke_width=7,
            opacity=0.95,
        )
    s.path("M250 690V340Q250 290 300 288Q350 290 350 340V690Z", "#1c0a1a")
    s.rect(258, 330, 84, 90, "#ffe9a8")
    s.show("bite out")
    s.disc(300, 376, 36, INK)
    for k in range(4):
        s.disc(300, 376, 32 - k * 6, "none", stroke="#5a5060", stroke_width=1)
    s.disc(300, 376, 11, RED)
    s.path("M336 360q-16 2 -14 14q-10 4 -4 14q-2 10 12 10l14 -8v-30z", "#ffe9a8")
    s.show("jukebox glows")
    for k in range(6):
        for j in range(3):
            s.rect(262 + j * 28, 440 + k * 15, 20, 9, "#f4d8a0")
    s.rect(258, 550, 84, 110, s.lin((0, "#ff9a5a"), (1, "#8a2a5a")))
    for k in range(8):
        s.line(f"M{264 + k * 10} 554V656", "#3a1020", 3)
    s.show("dancers made")
    _dancers(s)
    s.show("red shoes under")
    for x, r in ((356, -6), (392, 8)):
        with s.at(x, 812, 1.25, r):
            s.path(
                "M-16 0Q-18 -12 -8 -14L2 -6Q16 -4 22 0ZM-16 0h5v10h-4z",
                "#ff3a3a",
                stroke="#5a0a10",
                stroke_width=1.4,
            )
    s.show("milkshake")
    s.path("M440 760H600V776H440ZM512 776h16v110h-16z", "#d8a0b0")
    s.path(
        "M490 760L480 680H536L526 760Z",
        s.lin((0, "#ffd0dc"), (1, "#e87a9a")),
        stroke="#ffffff",
        stroke_width=2,
    )
    s.path("M476 682Q484 650 508 654Q534 650 540 682Z", "#fffaf4")
    s.disc(508, 648, 8, RED)
    s.line("M496 662L484 610M520 662L536 612", "#f4f0e8", 5)
    s.line("M496 662L484 610M520 662L536 612", RED, 5, stroke_dasharray="6 6")
    s.show("boy in the doorway")
    s.path("M-10 760V440H84V760Z", "#06030c", stroke="#6a3a4a", stroke_width=6)
    child(s, 96, 880, 158, TEAL, cap=YELLOW, arm="out")
    beam(s, (152, 782, 4), (330, 700, 66), "#fff4d0", 0.5, 5)
    motes(s, 80, "#ffe0c8", 300, 860, 1.8)


def all_night(s: Stage) -> None:
    sky(s, 640)
    stars(s, 60, 160)
    pines(s, 640, 40, 60, 160, s.p.far)
    fog(s, 560, 160, opacity=0.5)
    s.show("shoulders above", "face bends")
    shade = mix("#1c1244", s.p.fog, 0.16)
    body = s.lin((0, mix(shade, s.p.fog, 0.12)), (1, mix(shade, s.p.fog, 0.3)))
    giant_d = "M180 700L196 420Q170 330 190 230Q160 200 170 130Q210 60 300 76Q390 80 420 150Q440 210 410 250Q430 340 400 430L424 700H330L312 470L280 470L268 700Z"
    s.path(giant_d, s.p.light, transform="translate(4 -4)", opacity=0.6)
    s.path(giant_d, body)
    s.show("face bends")
    s.path(
        "M236 150Q220 70 300 56Q384 66 366 160Q356 236 300 246Q246 236 236 150Z",
        s.p.light,
        transform="translate(3 -4)",
        opacity=0.6,
    )
    s.path(
        "M236 150Q220 70 300 56Q384 66 366 160Q356 236 300 246Q246 236 236 150Z",
        s.lin((0, mix(shade, s.p.fog, 0.14)), (1, mix(shade, "#7ae0ff", 0.45))),
    )
    for x in (272, 330):
        s.oval(x, 150, 20, 12, "#0a0620")
        glow(s, x, 152, 52, "#7ae0ff", 0.9, core=8)
    s.path("M270 200Q300 212 332 200Q300 222 270 200Z", "#0a0620")
    s.line("M300 158L292 182L306 184", "#0a0620", 3)
    fog(s, 480, 150, opacity=0.45)
    fog(s, 620, 110, opacity=0.6)
    s.path("M0 640H600V900H0Z", s.lin((0, "#5a3a8a"), (0.3, "#2a1a54"), (1, "#0a0620")))
    s.show("petrol station glows")
    s.path("M320 690V540H560V690Z", s.lin((0, "#8a6ab0"), (1, "#3a2468")))
    s.rect(340, 570, 120, 80, "#fff0c8")
    s.rect(480, 580, 50, 110, "#ffe0a0")
    glow(s, 420, 620, 190, "#fff0c8", 0.7)
    for x in (150, 440):
        s.rect(x - 7, 470, 14, 240, s.lin((0, "#f4e8ff"), (1, "#5a4a8a"), across=True))
    canopy(s, 40, 440, 570, "#e85a9a")
    s.show("hand as big")
    great_hand(s, 500, 330, 190, mix(shade, s.p.fog, 0.3), rot=186, rim="#ffe8c0", flip=True)
    s.path("M470 340Q440 260 410 240L440 200Q500 250 530 340Z", mix(shade, s.p.fog, 0.26))
    s.show("O burnt out")
    s.line("M70 720V380", INK, 8)
    s.rect(20, 300, 128, 76, "#140a34", rx=8, stroke="#7ae0ff", stroke_width=3)
    letters(s, "O", 44, 356, 46, "#3a2a5a")
    letters(s, "PEN", 96, 356, 46, "#a8f0ff")
    glow(s, 96, 340, 110, "#7ae0ff", 0.9)
    s.show("moths whirl")
    for k in range(9):
        a = k / 9 * math.tau
        emoji(
            s,
            "butterfly",
            300 + 70 * math.cos(a),
            524 + 26 * math.sin(a),
            15,
            keep=0.0,
            rot=k * 40,
            ramp=("#8a7ab0", "#ffffff", "#ffffff", "#ffffff"),
        )
    glow(s, 300, 494, 90, "#fff4d0", 0.9, core=9)
    s.show("two pumps")
    pump(s, 200, 726, 150, "#e85a5a")
    pump(s, 384, 726, 150, "#e85a5a")
    s.show("red balloon")
    balloon(s, 176, 540, 22, RED, end=(196, 640), string="#f4e8ff")
    s.show("bent flat")
    with s.at(520, 800, 1, 78):
        booth(s, 0, 60, 130)
    s.line("M470 790l-20 -16M474 770l-10 -20M590 786l18 -12", "#fff4d0", 3)
    s.show("car stands")
    car_side(s, 230, 850, 290, "#c8485a", open_door=True)
    s.line("M262 768l-26 -22M300 768l-22 -24", INK, 3)
    s.show("girl on the car")
    child(s, 250, 752, 104, YELLOW, long_hair=True, skirt=True, ground=False)
    emoji(s, "teddy-bear", 288, 742, 44, keep=0.75)


def ten_four(s: Stage) -> None:
    sky(s, 560)
    stars(s, 90, 240)
    moon(s, 110, 120, 40)
    ridge(s, 520, 30, mix(s.p.far, s.p.fog, 0.2))
    pines(s, 560, 44, 50, 130, s.p.far)
    fog(s, 560, 90, opacity=0.5)
    s.path("M0 566H600V900H0Z", s.lin((0, "#1f5a3c"), (0.4, "#0c2c1e"), (1, "#030c08")))
    road(s, 566, 360, 10, (250, 900), dashes=True)
    s.show("web of roots")
    for k in range(16):
        x = 190 + k * 24
        s.line(
            f"M{x} 660Q{x + (k % 5 - 2) * 26} 590 {x + (k % 3 - 1) * 50} 500",
            "#2a1c10",
            8 - k % 4,
            stroke_linecap="round",
        )
        s.line(
            f"M{180 + k * 10} {530 + (k * 17) % 110}Q{370} {510 + (k * 29) % 130} {560 - k * 6} {540 + (k * 23) % 110}",
            "#3a2a18",
            4,
            stroke_linecap="round",
        )
    pines(s, 700, 4, 300, 440, s.p.near, -40, 70)
    s.show("number 66")
    s.line("M520 720V560", "#3a2a18", 8)
    s.path("M482 470H558Q566 520 520 556Q474 520 482 470Z", "#f4f0dc", stroke=INK, stroke_width=4)
    letters(s, "66", 520, 526, 42, INK)
    vine(s, [(500, 720), (548, 660), (500, 600), (556, 560), (480, 500)], "#3a8a3a", 7, 12)
    vine(s, [(560, 720), (500, 680), (540, 620), (474, 560), (560, 470)], "#2a7a34", 6, 12)
    fog(s, 690, 50, opacity=0.3)
    s.show("police car stands")
    glow(s, 250, 560, 330, "#ff3030", 0.35)
    glow(s, 400, 560, 330, "#3a6aff", 0.35)
    with s.at(300, 800, 1, 5):
        car_side(s, 0, 0, 520, "#56627a", police=True, open_door=True)
    s.show("still talks")
    for k in range(3):
        s.line(
            f"M{330 + k * 18} {640 - k * 8}q20 24 4 {50 + k * 12}",
            "#ffe070",
            4,
            opacity=0.9,
            stroke_linecap="round",
        )
    icon(s, "pocket-radio", 318, 706, 54, ("#e8e0c0", "#5a5a50"), INK)
    s.show("Vines have grown")
    for line in (
        [(60, 860), (90, 760), (160, 720), (140, 640), (220, 600), (260, 620)],
        [(240, 880), (250, 800), (200, 740), (230, 680), (180, 640)],
        [(120, 880), (60, 780), (100, 700), (50, 650)],
    ):
        vine(s, line, "#3f9a3f", 11, 17)
    s.show("huge flower")
    with s.at(470, 664, 1.15):
        for k in range(9):
            s.path(
                "M0 0Q-30 -50 0 -96Q30 -50 0 0Z",
                s.lin((0, "#ff6ab0"), (1, "#8a1c5a")),
                transform=f"rotate({k * 40})",
                stroke="#4a0c34",
                stroke_width=2,
            )
        s.disc(0, 0, 42, "#4a0c1a")
        s.disc(0, 0, 33, "#12040a")
        for k in range(14):
            s.path("M-6 -36L0 -14L6 -36Z", "#fff8e0", transform=f"rotate({k * 360 / 14:.1f})")
    s.show("hat hangs")
    s.path("M90 640L112 560", "none", stroke="#2a5a2a", stroke_width=7)
    with s.at(104, 566, 1.1, -12):
        s.path("M-56 6Q0 24 56 6L36 -6L28 -34Q0 -46 -28 -34L-36 -6Z", s.lin((0, "#8a7a5a"), (1, "#3a3020")))
        s.path("M-36 -6Q0 6 36 -6L34 -14Q0 -4 -34 -14Z", INK)
        s.path("M0 -28l4 7l8 1l-6 5l2 8l-8 -4l-8 4l2 -8l-6 -5l8 -1z", "#ffd86a")
    s.show("Beetles as")
    for x, y, r in ((250, 668, 30), (300, 690, -20), (350, 660, 60), (196, 690, 10), (410, 760, -40)):
        emoji(s, "beetle", x, y, 44, keep=0.5, rot=r)
    s.show("Boot prints")
    footprints(s, [(430, 890), (404, 874), (370, 868), (330, 866), (296, 862)], 19, "#b8d890")
    s.oval(236, 866, 56, 18, "#3a2a18")
    s.oval(236, 866, 46, 13, "#010302")
    s.show("child hides")
    child(s, 130, 886, 128, YELLOW, cap=RED, arm="out")
    beam(s, (174, 808, 4), (300, 850, 40), "#fff8c8", 0.6, 5)


def regular(s: Stage) -> None:
    sky(s, 640)
    stars(s, 130, 340)
    s.show("moon has a bite")
    with s.clip("M0 180H96Q84 300 98 306Q90 318 102 322Q96 336 110 338Q112 350 128 350V480H0Z"):
        moon(s, 80, 330, 46)
    skyline(s, 640, 9, 14, 40, s.p.far)
    fog(s, 640, 60, opacity=0.4)
    s.path("M0 640H600V900H0Z", s.lin((0, "#6a6428"), (0.3, "#2a2812"), (1, "#0a0a05")))
    s.show("cook with")
    s.path("M20 720V470H580V720Z", s.lin((0, "#c8b860"), (0.5, "#8a7a34"), (1, "#3a3416")))
    s.path("M6 476H594L576 436H24Z", "#4a4420")
    s.rect(6, 472, 588, 10, "#ff8a5a")
    glow(s, 300, 478, 330, "#ffb04a", 0.5, ry=30)
    s.rect(44, 506, 512, 140, s.lin((0, "#fffbe0"), (1, "#ffd870")))
    glow(s, 300, 580, 330, "#fff0a0", 0.7)
    s.path("M44 620H556V646H44Z", "#a8502a")
    figure(s, 200, 640, 130, "#fbf6ea", "man")
    s.path("M182 528q-4 -30 18 -30q22 0 18 30z", "#ffffff")
    s.disc(200, 538, 11, "#6a3a1e")
    for k in range(5):
        s.path(f"M{250 + k * 30} 622v-10h-9v-7h30v7h-9v10z", "#b8302a")
    s.show("slice of pie")
    with s.at(78, 0):
        s.path("M386 606H470V614H386ZM420 614h16v8h-16z", "#dfe6ea")
        s.path(
            "M396 606L410 570L468 584L462 606Z",
            s.lin((0, "#f4c878"), (0.3, "#b8302a"), (1, "#8a1c1c")),
            stroke="#7a4a1a",
            stroke_width=2,
        )
        s.path("M404 574L412 558Q450 560 472 578L468 590Z", "#e8a850", stroke="#7a4a1a", stroke_width=2)
        puff(s, 428, 526, 24, "#ffffff", 0.6)
        s.line("M416 540q-10 -14 0 -26M440 538q10 -14 0 -26", "#ffffff", 3, opacity=0.8)
    for x in (148, 300, 452):
        s.rect(x - 4, 506, 8, 140, "#8a7a34")
    s.show("sign reads eat")
    s.line("M220 440V330M380 440V330", INK, 9)
    s.rect(170, 250, 260, 124, "#3a1410", rx=12, stroke="#ffcf5a", stroke_width=5)
    letters(s, "EAT", 300, 352, 108, "#ff7a4a")
    glow(s, 300, 310, 230, "#ff7a3a", 0.7)
    bulbs(
        s, [(180 + k * 24, 258) for k in range(11)] + [(180 + k * 24, 366) for k in range(11)], "#ffe070", 4
    )
    s.show("moth as wide")
    glow(s, 300, 150, 260, "#c8a0ff", 0.4)
    moth(s, 300, 146, 410, "#b8a068", "#a06aff")
    s.show("number plate")
    lamp(s, 552, 760, 330, -1)
    s.line("M486 440v26", INK, 2)
    s.rect(448, 466, 76, 34, "#f4f0d8", rx=4, stroke=INK, stroke_width=2.4, transform="rotate(-6 486 480)")
    letters(s, "GV 84", 486, 491, 24, "#2a3a6a", rot=-6)
    s.show("Dust from")
    motes(s, 190, "#fff8d8", 280, 860, 3.2, 0.9)
    car_back(s, 120, 780, 180, "#4a6a7a", lights=False)
    car_back(s, 452, 786, 180, "#8a4a3a", lights=False)
    for x, y in ((120, 780), (452, 786)):
        s.path(
            f"M{x - 50} {y - 100}Q{x} {y - 116} {x + 50} {y - 100}Q{x + 40} {y - 94} {x} {y - 97}Q{x - 40} {y - 94} {x - 50} {y - 100}ZM{x - 62} {y - 66}q60 -12 124 0q-60 -4 -124 0z",
            "#fffbe8",
        )
    s.show("cat stares")
    s.rect(14, 640, 66, 84, s.lin((0, "#dfe8ea"), (1, "#7a8a8c")), rx=4)
    letters(s, "ICE", 47, 690, 32, "#3a7ab0")
    icon(s, "cat", 46, 642, 60, ("#3a3424", "#121008"), INK, rim="#fff4b8")
    s.show("motorcycle lies")
    emoji(s, "motorcycle", 440, 890, 130, keep=0.6, rot=62)
    beam(s, (500, 860, 5), (600, 876, 40), "#fff8d0", 0.7, 5)
    s.show("boy on a ladder")
    ladder(s, (286, 886), (330, 560), 62, "#e8c890", 10)
    child(s, 296, 800, 140, RED, cap=CREAM, arm="up", ground=False)
    s.line("M342 668L392 560", "#a8703a", 6)
    s.path(
        "M372 560Q400 500 436 540Q440 580 412 620Q386 600 372 560Z",
        "#ffffff",
        opacity=0.45,
        stroke="#ffffff",
        stroke_width=3,
    )


PAINTERS = {
    "c73": fill_up,
    "c74": shadows,
    "c75": last_dance,
    "c76": all_night,
    "c77": ten_four,
    "c78": regular,
}
