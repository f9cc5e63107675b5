"""The lake, its jetty, and what lies below."""

from __future__ import annotations

import math

from art.creatures import curve, tentacle
from art.houses import house, window
from art.kit import Stage, num
from art.light import beam, fog, glow
from art.palettes import BLUE, CREAM, INK, ORANGE, RED, SKIN, TEAL, YELLOW, dark, mix, pale
from art.people import child, figure, great_eye
from art.props import (
    candle,
    clock,
    cord,
    footprints,
    ladder,
    lantern,
    old_key,
    receiver_shape,
    red_phone,
)
from art.ridges import glints, reflect, ridge, ripples, water
from art.shapes import emoji, icon, letters
from art.sky import clouds, lightning, moon, rain, sky, stars, streaks, sun
from art.trees import pines
from art.vehicles import boat, car_side, van_side


def shore(s: Stage, y: float = 470) -> None:
    """The far shore; paint it inside the group that is reflected."""
    ridge(s, y - 60, 34, mix(s.p.far, s.p.fog, 0.25))
    fog(s, y - 40, 60, opacity=0.4)
    pines(s, y, 60, 20, 70, s.p.far)
    fog(s, y, 40, opacity=0.4)


def lake(s: Stage, y: float = 470, strength: float = 0.6) -> None:
    water(s, y)
    reflect(s, "above", y, 330, strength)
    glints(s, y + 8, 880, 120, s.p.light, 120, 480, 0.4)
    fog(s, y + 2, 36, opacity=0.4, count=10)


def jetty(s: Stage, left: float, y: float, right: float, colour: str = "#7a5a3c") -> None:
    s.path(f"M{left} {y}H{right}V{y + 14}H{left}Z", s.lin((0, pale(colour, 0.15)), (1, dark(colour, 0.5))))
    x = left + 10
    while x < right:
        s.rect(x, y + 10, 12, 74, dark(colour, 0.55))
        x += 74
    for k in range(int((right - left) / 18)):
        s.line(f"M{left + k * 18} {y}v8", dark(colour, 0.6), 1.6)


def hold_on(s: Stage) -> None:
    with s.group(id="above"):
        sky(s, 470)
        clouds(s, 120, 12, "#141a1e", opacity=0.85, spread=110, scale=1.6)
        s.show("Lightning")
        lightning(s, 430, 30, 440)
        lightning(s, 150, 60, 300)
        glow(s, 440, 250, 260, "#fff8d8", 0.5)
        shore(s)
        s.show("boat-house")
        house(s, 70, 486, 84, 64, lit=0)
        window(s, 100, 444, 18, 22, "#ffd070")
    lake(s)
    s.show("eye opens")
    glow(s, 300, 790, 230, "#ffb050", 0.4)
    great_eye(s, 300, 800, 280, "#e8902a")
    s.path("M120 900V760Q300 700 480 760V900Z", mix(s.p.sky[1], s.p.near, 0.3), opacity=0.45)
    s.show("Tentacles as")
    c = "#4a5a58"
    for line, w, side in (
        (curve((90, 860), (20, 640), (40, 420), (170, 360)), 66, 1),
        (curve((520, 860), (600, 620), (560, 400), (440, 330)), 68, -1),
        (curve((200, 840), (160, 560), (230, 420), (310, 400)), 40, 1),
    ):
        tentacle(s, line, w, c, suckers="#d8c8a0", rim="#fff4c8", side=side)
    s.show("three children")
    child(s, 250, 716, 96, YELLOW, cap=RED, ground=False)
    child(s, 306, 720, 88, RED, long_hair=True, ground=False, arm="both")
    s.show("with an oar")
    child(s, 364, 712, 100, TEAL, ground=False, arm="up", cap=CREAM)
    s.line("M372 664L430 560", "#c8945a", 6, stroke_linecap="round")
    s.path("M424 566l22 -44q14 6 12 20l-24 34z", "#c8945a")
    s.show("lantern swings")
    s.line("M214 716L190 600Q186 590 200 596", "#6a4a2a", 5)
    lantern(s, 204, 648, 44)
    with s.at(0, 0):
        boat(s, 306, 738, 250, "#a8683a", oar=False)
    ripples(s, 306, 748, 190, 5)
    s.show("Tentacles as")
    tentacle(
        s,
        curve((470, 870), (500, 700), (380, 640), (330, 760)),
        42,
        c,
        suckers="#d8c8a0",
        rim="#fff4c8",
        side=-1,
    )
    tentacle(
        s, curve((150, 880), (110, 720), (190, 690), (256, 770)), 38, c, suckers="#d8c8a0", rim="#fff4c8"
    )
    s.show("buoy shows")
    s.path("M478 780L490 700H534L546 780Z", s.lin((0, "#f0604a"), (1, "#8a1c18"), across=True))
    s.rect(488, 716, 48, 30, "#f4ecd8")
    letters(s, "7", 512, 744, 30, INK)
    ripples(s, 512, 782, 50, 3)
    s.show("raincoat floats")
    s.path(
        "M60 806Q90 786 130 796L176 782L182 798L140 816Q150 836 120 846Q80 850 56 836L26 850L20 836Z",
        s.lin((0, "#f0c840"), (1, "#a87a1a")),
    )
    ripples(s, 100, 838, 90, 3)
    s.show("bell-rope")
    jetty(s, 500, 560, 620)
    s.line("M520 574Q500 640 470 650Q440 662 420 690", "#e8d0a0", 4)
    rain(s, 200, opacity=0.4)


def twelve_steps(s: Stage) -> None:
    sky(s, 290)
    stars(s, 60, 160)
    ridge(s, 270, 16, s.p.far)
    pines(s, 292, 50, 20, 60, s.p.mid)
    s.rect(0, 290, 600, 610, s.lin((0, "#5ad0c0"), (0.15, "#1f8a8a"), (0.5, "#0b4a58"), (1, "#031a24")))
    s.show("keyhole")
    glow(s, 470, 320, 130, "#f4ffe0", 0.8)
    s.oval(470, 318, 62, 17, "#f4ffe0")
    s.disc(470, 314, 7, "#0b3a44")
    s.path("M465 316h10l5 13h-20z", "#0b3a44")
    glints(s, 292, 330, 60, "#e8fff0", opacity=0.7)
    for x in (140, 300, 430):
        beam(s, (x, 290, 20), (x - 60, 880, 90), "#c8fff0", 0.14, 12)
    s.path("M0 900V800Q160 760 300 800Q460 830 600 770V900Z", s.lin((0, "#2a7a70"), (1, "#062028")))
    for x in (40, 90, 520, 560, 580, 330):
        s.line(f"M{x} 820q-16 -40 0 -80t0 -90", "#2fa07a", 7, stroke_linecap="round", opacity=0.7)
    s.show("stone stairs")
    n = 12
    for k in range(n):
        x, y, w = 92 + k * 26, 352 + k * 36, 84 + k * 5
        s.path(
            f"M{x} {y}H{x + w}L{x + w + 8} {y + 14}V{y + 44}H{x - 4}V{y + 14}Z",
            s.lin((0, mix("#b8d8c8", "#3a6a6a", k / n)), (1, mix("#4a7a74", "#0e343c", k / n))),
        )
        s.path(f"M{x} {y}H{x + w}L{x + w + 8} {y + 14}H{x - 4}Z", mix("#e0f4e4", "#5a9088", k / n))
    s.show("lamp burning")
    for k in range(0, n, 2):
        x, y = 92 + k * 26 - 2, 356 + k * 36
        s.rect(x - 4, y - 34, 6, 40, "#0e343c")
        s.disc(x - 1, y - 40, 9, "#fff4b0", stroke="#0e343c", stroke_width=2)
        glow(s, x - 1, y - 40, 60, "#ffe890", 0.9)
    s.show("green door")
    glow(s, 500, 730, 190, "#c8ffb0", 0.5)
    s.path("M426 850V680Q500 600 574 680V850Z", s.lin((0, "#6a8a88"), (1, "#1c3a40")))
    s.path("M442 846V692Q500 630 558 692V846Z", s.lin((0, "#3aa05a"), (1, "#0e4428")))
    for x, y in ((452, 830), (548, 830), (452, 710), (548, 710), (500, 664)):
        s.disc(x, y, 4, "#d8b050")
    s.disc(500, 788, 26, "none", stroke="#e8c050", stroke_width=6)
    s.line("M474 788H526M500 762V814", "#e8c050", 5)
    s.show("shadow passes")
    s.disc(500, 716, 29, "#d8fff0", stroke="#e8c050", stroke_width=5)
    with s.clip("M472 716a28 28 0 1 0 56 0a28 28 0 1 0 -56 0z"):
        figure(s, 508, 770, 90, "#04140e", "man")
    s.show("pike swims")
    with s.at(190, 700, 1.25, -6):
        s.path(
            "M-90 0Q-50 -26 20 -16L74 -6L92 0L74 6Q20 22 -50 18ZM-86 0L-120 -24L-110 0L-120 24Z",
            s.lin((0, "#8ac07a"), (1, "#1c4a3a")),
        )
        s.path("M-30 -18l16 -18l18 18zM-30 16l10 16l16 -16z", "#2f6a4a")
        s.disc(48, -7, 4, "#ffe070")
        for k in range(8):
            s.oval(-60 + k * 13, -2 + (k % 2) * 6, 4, 3, "#d8f0b0", opacity=0.7)
        old_key(s, 104, 8, 40, 30)
    s.show("diver's helmet")
    with s.at(112, 850, 1.15, -12):
        s.path("M-40 0Q-50 -76 0 -80Q50 -76 40 0Z", s.lin((0, "#f0b060"), (1, "#6a3a14")))
        s.disc(4, -42, 22, "#0a2a30", stroke="#e8c890", stroke_width=6)
        s.line("M-10 -42h28M4 -56v28", "#e8c890", 4)
        s.path("M-50 0H50L56 16H-56Z", "#a8642a")
    s.show("sunken car")
    car_side(s, 330, 860, 190, "#3a6a8a")
    s.rect(220, 770, 230, 100, "#06343c", opacity=0.4)
    beam(s, (420, 832, 5), (470, 850, 30), "#fff4c0", 0.5, 5)
    s.show("rope with knots")
    s.line("M66 270V560", "#e8d8a8", 5)
    for k in range(6):
        s.disc(66, 320 + k * 44, 8, "#e8d8a8")
    s.show("jetty and looks")
    jetty(s, -10, 256, 210)
    with s.at(130, 252, 1.05):
        s.path("M-110 -4Q-70 -22 -20 -22H40Q54 -20 50 -6Q20 2 -20 0H-110Z", "#3f7fc0")
        s.path("M-24 -24Q10 -32 44 -22L44 -4H-24Z", RED)
        s.disc(62, -8, 18, "#5a2a14")
        s.path("M48 -18Q40 10 56 26L72 8Z", "#5a2a14")
        s.path("M40 -10L54 22L62 22L52 -8Z", RED)
    for _ in range(40):
        s.disc(
            s.rng.uniform(30, 570),
            s.rng.uniform(340, 870),
            s.rng.uniform(1, 3.4),
            "none",
            stroke="#d8fff0",
            stroke_width=1,
            opacity=0.5,
        )


def procession(s: Stage) -> None:
    x: float
    with s.group(id="above"):
        sky(s, 450)
        stars(s, 150, 320)
        shore(s, 450)
        s.show("ring of seven")
        s.path("M350 462Q450 400 580 462Z", s.p.near)
        for k in range(7):
            x = 388 + k * 24
            y = 440 - 10 * math.sin(k / 6 * math.pi)
            s.path(
                f"M{x} {y + 10}V{y - 30 - (k % 3) * 6}q8 -8 15 0V{y + 10}Z",
                s.lin((0, "#8a6a54"), (1, "#1c100a")),
            )
        glow(s, 470, 430, 90, "#ff9a3a", 0.4)
        s.show("more lights")
        for k in range(9):
            glow(s, 300 - k * 26, 462 - (k % 3) * 3, 20 - k, "#ffc060", 1, core=3.4 - k * 0.2)
    water(s, 456)
    reflect(s, "above", 456, 330, 0.7)
    s.show("sitting woman")
    glow(s, 300, 740, 260, "#ff9a3a", 0.5)
    figure(s, 250, 712, 180, "#e8a060", "woman", rot=180, opacity=0.85)
    s.path(
        "M228 872Q222 906 250 908Q278 906 272 872Q270 846 262 838H238Q230 846 228 872Z",
        "#5a2410",
        opacity=0.8,
    )
    for k in range(0, 12, 3):
        s.line(f"M{180 + (k % 4) * 10} {720 + k * 12}H{330 - (k % 3) * 14}", "#0a0504", 3, opacity=0.5)
    s.show("canoe full")
    glow(s, 310, 600, 300, "#ffb040", 0.8)
    for k in range(27):
        x = 150 + k * 13.5
        candle(s, x, 676 - 10 * math.sin((k + 2) / 30 * math.pi) + 8, 28 + (k * 7) % 26, "#fff0d0")
    s.show("straw doll")
    with s.at(486, 668, 1.25):
        s.path("M-20 20Q-24 -30 -8 -46H8Q24 -30 20 20Z", "#d8302a")
        s.line("M-10 -38L-34 -14M10 -38L34 -14", "#e8c870", 7, stroke_linecap="round")
        s.disc(0, -60, 15, "#e8c870")
        for k in range(7):
            s.line(f"M{-9 + k * 3} -72l{-6 + k * 2} -12", "#e8c870", 2.4)
        s.line("M-7 -62h5M3 -62h5", INK, 3)
    s.show("canoe full")
    s.path(
        "M92 640Q120 706 190 712H440Q520 704 546 636Q500 676 430 682H200Q130 676 92 640Z",
        s.lin((0, "#a85a2a"), (1, "#2a100a")),
    )
    s.line("M96 644Q130 680 200 684H430Q500 678 542 640", "#ffc070", 3)
    for k in range(7):
        s.path(f"M{180 + k * 40} 698l10 -8l10 8l-10 8z", "#ffd890")
    ripples(s, 320, 714, 250, 4, "#ffc070")
    s.show("Moths burn")
    for x, y, z in (
        (200, 560, 22),
        (260, 520, 18),
        (330, 550, 24),
        (390, 510, 20),
        (300, 470, 16),
        (430, 570, 20),
        (160, 590, 16),
    ):
        emoji(
            s,
            "butterfly",
            x,
            y,
            z,
            keep=0.0,
            rot=s.rng.uniform(-60, 60),
            ramp=("#5a2a10", "#c86a20", "#ffd080", "#fff4d0"),
        )
        glow(s, x, y - z / 2, z, "#ff8a2a", 0.8)
    s.show("black swan")
    emoji(s, "swan", 500, 812, 120, keep=0.0, ramp=("#050303", "#1c1210", "#3a2418", "#c8502a"))
    ripples(s, 500, 808, 80, 3, "#ffc070")
    s.path("M0 900V830Q120 800 260 846Q340 870 420 900Z", s.lin((0, "#4a2814"), (1, "#0e0604")))
    s.show("footprints lead")
    footprints(s, [(300, 892), (276, 878), (262, 862), (244, 850), (232, 838)], 15, "#1a0a06")
    s.show("boy holds")
    child(s, 120, 882, 150, BLUE, arm="out", rim="#ffc070", hair="#a8581e")
    s.line("M180 790Q220 800 180 740Q140 700 98 650", "#e8c890", 4)


def caught(s: Stage) -> None:
    with s.group(id="above"):
        sky(s, 480)
        sun(s, 420, 430, 76)
        streaks(s, 250, 8, s.p.sky[3], 0.5)
        shore(s, 480)
        s.show("van waits")
        van_side(s, 130, 482, 74, "#8a4a4a")
    lake(s, 480, 0.7)
    fog(s, 560, 90, "#f8e4dc", 0.5)
    s.show("Rings spread")
    ripples(s, 430, 620, 120, 6, "#fff4e8", 0.95)
    s.show("cord going")
    cord(s, [(300, 470), (330, 560), (268, 640), (320, 700), (300, 760)], "#c8302a", 4, coils=True)
    ripples(s, 302, 762, 54, 4, "#fff4e8", 0.9)
    s.show("red telephone")
    s.line("M160 634Q226 250 300 330", "#4a3428", 7, stroke_linecap="round")
    s.line("M300 330V396", "#fff4e8", 1.6)
    glow(s, 300, 440, 110, "#ff8a6a", 0.5)
    red_phone(s, 300, 476, 124, off_hook=True)
    s.path("M300 392q-8 0 -8 8q0 10 10 10q8 0 8 -8", "none", stroke="#8a9098", stroke_width=3)
    for k in range(7):
        s.path(f"M{258 + k * 14} {486 + (k % 3) * 30}q-6 12 0 17q6 -5 0 -17z", "#bfe4f4")
    s.line("M226 410q-14 26 0 54M374 410q14 26 0 54", "#fff4e8", 4, stroke_linecap="round")
    jetty(s, -10, 780, 260, "#6a5044")
    s.show("fisherman in")
    with s.at(110, 782, 1.5):
        s.path("M-26 0Q-34 -50 -14 -74H14Q34 -50 30 -6L70 -10V6L10 8Z", s.lin((0, "#4a5a7a"), (1, "#1c2236")))
        s.path("M10 -62L34 -104L28 -112L2 -76Z", "#3a4866")
        s.path("M-14 -86Q-14 -100 0 -100Q14 -100 14 -86Q12 -72 0 -72Q-12 -72 -14 -86Z", SKIN)
        s.path("M-2 -80Q14 -78 16 -66Q6 -56 -8 -64Z", "#f0ece4")
        s.path(
            "M-26 -88Q0 -98 28 -86Q24 -80 0 -88Q-16 -88 -26 -88ZM-14 -92Q-12 -114 2 -112Q16 -112 16 -90Z",
            "#f0c030",
        )
        s.path("M60 -10L78 -8L76 20L62 20Z", "#1c2236")
    s.show("boy has put")
    with s.at(216, 782, 1.25):
        s.path("M-20 0Q-24 -40 -12 -58H12Q24 -40 24 -4L56 -6V8H0Z", RED)
        s.disc(0, -74, 17, "#e8b890")
        s.path("M-18 -76Q-18 -96 0 -96Q18 -96 17 -76Q8 -86 -18 -76Z", "#5a2a14")
        s.path("M10 -50L30 -58L24 -76L16 -74L18 -62L2 -56Z", dark(RED, 0.2))
    receiver_shape(s, 240, 690, 0.5, 72)
    cord(s, [(246, 714), (300, 700), (262, 560), (276, 470)], "#c8302a", 3, coils=True)
    s.show("human face")
    s.path("M318 812H392L384 880H326Z", s.lin((0, "#b8c0c8"), (1, "#4a5060"), across=True))
    s.oval(355, 812, 37, 11, "#7ab0c8")
    with s.at(355, 806, 1.0, -20):
        s.path("M-30 6Q-24 -28 6 -28Q34 -24 34 0Q30 14 0 14Z", s.lin((0, "#f4c8b0"), (1, "#c87a6a")))
        s.path("M-26 -4L-50 -24L-46 6Z", "#d88a7a")
        s.disc(6, -12, 4, "#ffffff")
        s.disc(22, -10, 4, "#ffffff")
        s.disc(7, -12, 2, INK)
        s.disc(23, -10, 2, INK)
        s.path("M6 2q10 8 20 0q-10 2 -20 0z", "#8a1c18")
    jetty(s, 250, 878, 620, "#5a443a")
    s.show("transistor radio")
    icon(s, "pocket-radio", 60, 872, 92, ("#f0e0c0", "#a8503a"), INK, ground=True)
    emoji(s, "musical-notes", 110, 810, 34, keep=0.1)
    s.show("heron")
    with s.at(530, 872, 1.1):
        s.line("M0 0V-90M0 -70L22 -52L12 -30", "#3a3f56", 4)
        s.path(
            "M-46 -96Q-20 -140 30 -132Q36 -110 10 -92Q-16 -84 -46 -96Z", s.lin((0, "#c8d0dc"), (1, "#5a6680"))
        )
        s.path(
            "M20 -128Q44 -150 28 -180Q18 -206 34 -220Q50 -228 54 -214Q40 -206 46 -186Q58 -150 34 -116Z",
            "#c8d0dc",
        )
        s.path("M50 -222L92 -212L52 -210Z", "#e8a03a")
        s.path("M30 -222Q10 -236 -6 -232L30 -216Z", INK)
        s.disc(44, -218, 2.6, INK)
    clock(s, 572, 700, 22, 6.0, rim="#c8302a")


def other_moon(s: Stage) -> None:
    with s.group(id="above"):
        sky(s, 400)
        stars(s, 260, 400)
        s.show("round hole")
        s.disc(300, 150, 72, "#000208")
        s.disc(300, 150, 72, "none", stroke="#7ab4c8", stroke_width=1.6, opacity=0.6)
        shore(s, 400)
    water(s, 400)
    reflect(s, "above", 400, 200, 0.5)
    s.rect(0, 400, 600, 500, s.lin((0, "#0e2a4a", 0.4), (1, "#02060e", 0.85)))
    s.show("huge bright moon")
    moon(s, 300, 650, 180, "#f4f0d4", 1.0)
    s.path("M240 690Q300 740 360 690Q350 730 300 738Q250 730 240 690Z", "#3a4a5a", opacity=0.8)
    s.path(
        "M300 620Q318 660 312 676Q300 682 290 676",
        "none",
        stroke="#8a8a78",
        stroke_width=5,
        stroke_linecap="round",
        opacity=0.8,
    )
    s.show("eyes open")
    for x in (234, 366):
        great_eye(s, x, 604, 82, "#3a7ab0", slit=False)
    for k in range(16):
        y = 486 + k * 24
        w = 40 + 30 * abs(math.sin(k * 1.7))
        s.line(
            f"M{300 - 190 + (k * 53) % 80} {y}h{w:.0f}M{300 + 60 + (k * 37) % 60} {y + 8}h{w:.0f}",
            "#0a1c34",
            3.4,
            opacity=0.42,
        )
    ripples(s, 300, 650, 250, 4, "#f4f0d4", 0.5)
    s.show("ladder stands")
    ladder(s, (470, 560), (318, 196), 34, "#c8a878", 16)
    ripples(s, 470, 562, 40, 3)
    s.show("Silver fish")
    for k in range(8):
        a = math.pi * (0.12 + 0.76 * k / 7)
        with s.at(130 + 96 * math.cos(a), 560 - 80 * math.sin(a), 0.9, -(math.degrees(a) - 90) + 0):
            s.path("M-22 0Q-6 -11 14 0L26 -8V8L14 0Q-6 11 -22 0Z", s.lin((0, "#ffffff"), (1, "#8ab0c8")))
            s.disc(-13, -1, 2, INK)
    ripples(s, 40, 562, 40, 3)
    ripples(s, 226, 562, 36, 3)
    s.show("girl leans")
    boat(s, 150, 800, 210, "#8a5a34")
    with s.at(190, 772, 1.25, 24):
        s.path("M-16 0Q-20 -40 -12 -56H12Q20 -40 16 0Z", RED)
        s.disc(0, -72, 17, "#7a3a1a")
        s.path("M-16 -76Q-18 -44 -8 -40H8Q18 -44 16 -76Z", "#7a3a1a")
        s.path("M8 -48L44 -40L46 -30L8 -34Z", dark(RED, 0.15))
    s.line("M236 744L310 706", "#c8945a", 5)
    s.path(
        "M300 694Q330 670 352 700Q356 730 330 752Q304 740 300 694Z",
        "#f4f0e0",
        opacity=0.35,
        stroke="#f4ecd0",
        stroke_width=3,
    )
    ripples(s, 150, 808, 120, 4)
    s.path("M600 900V790Q500 780 430 840Q400 870 380 900Z", s.lin((0, "#1c3450"), (1, "#040810")))
    s.show("wolf on")
    wolf = "M-50 0Q-56 -40 -30 -66Q-10 -84 -6 -112L-2 -134L10 -150L8 -166L24 -156Q34 -176 52 -196L58 -186Q50 -164 34 -140Q32 -110 26 -90Q30 -50 28 0H14L10 -44Q0 -30 0 0Z"
    with s.at(520, 836, 0.95, flip=True):
        s.path(wolf, "#f4f0d4", transform="translate(3 -2)")
        s.path(wolf, "#060a14")
        s.path("M-46 0Q-80 -4 -84 -34Q-66 -14 -44 -16Z", "#060a14")
    s.show("torch lies")
    icon(s, "flashlight", 436, 876, 58, ("#ffd86a", "#a8603a"), rot=-70)
    beam(s, (408, 860, 4), (330, 836, 26), "#fff4c0", 0.7, 4)
    s.show("white moths")
    for x, y in (
        (250, 540),
        (330, 560),
        (380, 690),
        (220, 700),
        (290, 790),
        (350, 770),
        (420, 600),
        (300, 520),
    ):
        emoji(
            s,
            "butterfly",
            x,
            y,
            20,
            keep=0.0,
            rot=s.rng.uniform(0, 360),
            ramp=("#8a9ab0", "#ffffff", "#ffffff", "#ffffff"),
        )


def deep_end(s: Stage) -> None:
    s.horizon = 0
    s.rect(0, 0, 600, 900, s.lin((0, "#2a8a9a"), (0.5, "#3fb0b0"), (1, "#8ad0b8")))
    for _ in range(150):
        x, y, w = s.rng.uniform(0, 600), s.rng.uniform(0, 900), s.rng.uniform(14, 50)
        s.line(f"M{num(x)} {num(y)}q{num(w / 2)} -7 {num(w)} 0", "#dffff0", 1.6, opacity=0.35)
    s.path("M0 900V720Q60 760 90 830Q120 880 190 900Z", "#f0dca8")
    s.path("M0 900V700Q80 740 110 826Q140 876 220 900Z", "#ffffff", opacity=0.35)
    s.show("dark shape")
    shape = "M96 640Q10 520 60 330Q110 140 290 90Q470 60 540 240Q580 390 500 540Q470 610 520 700Q560 770 590 800Q500 800 450 730Q430 800 360 850Q370 760 350 700Q210 760 96 640Z"
    s.path(shape, "#06323c", opacity=0.55, filter=s.blur(14))
    s.path(shape, "#042028", opacity=0.8, filter=s.blur(5))
    s.path(
        "M60 330Q-10 300 -20 220Q60 250 90 290ZM540 300Q600 270 620 200Q540 220 520 260Z",
        "#042028",
        opacity=0.75,
        filter=s.blur(5),
    )
    s.path("M140 240Q190 130 300 120Q200 170 170 280Z", "#2a6a70", opacity=0.5, filter=s.blur(8))
    for k in range(7):
        s.line(f"M{210 + k * 24} {170 + k * 3}q30 40 20 90", "#0a3a44", 5, opacity=0.8)
    s.show("pale eye")
    glow(s, 190, 430, 120, "#f4ffd0", 0.5)
    s.oval(190, 430, 52, 38, "#e8f4c0", opacity=0.92)
    s.oval(190, 430, 13, 34, "#021418")
    s.path("M132 420Q190 370 250 420Q190 392 132 420Z", "#021418", opacity=0.8)
    s.show("Bubbles rise")
    for k in range(22):
        a = k / 22 * math.tau
        s.disc(
            330 + 110 * math.cos(a),
            400 + 100 * math.sin(a),
            5 + (k * 7) % 8,
            "none",
            stroke="#f4fff4",
            stroke_width=2.4,
            opacity=0.85,
        )
    s.show("yellow swim ring")
    s.oval(344, 418, 66, 62, "#021c22", opacity=0.45, filter=s.blur(5))
    s.disc(330, 400, 62, s.rad((0, "#a87a10"), (0.55, "#ffe060"), (0.8, "#ffd030"), (1, "#b8801c")))
    s.disc(330, 400, 27, "#0e4a54")
    s.disc(330, 334, 24, s.rad((0, "#ffec90"), (1, "#e8b020")))
    s.path("M316 312Q330 290 344 312Q340 322 330 322Q320 322 316 312Z", "#f08a2a")
    s.disc(320, 332, 3.4, INK)
    s.disc(340, 332, 3.4, INK)
    s.path("M300 414Q310 384 330 382Q352 384 360 414L352 450Q330 460 308 450Z", RED)
    s.disc(330, 386, 18, "#7a3a1a")
    s.path("M304 404L274 376L268 384L298 418ZM356 404L388 378L394 386L362 418Z", SKIN)
    s.path("M314 448L306 486L318 488L326 452ZM346 448L352 486L340 488L334 452Z", SKIN)
    s.show("red floats")
    for k in range(11):
        x, y = 26 + k * 30, 672 - 16 * math.sin(k * 0.7)
        if k != 6:
            s.oval(x, y, 11, 8, RED, stroke="#ffffff", stroke_width=2)
    s.line("M20 672Q100 650 190 668M230 668Q270 690 320 660Q350 640 340 620", "#f4ecd8", 2.4)
    s.show("white rowing boat")
    with s.at(500, 130, 1, 34):
        s.oval(6, 10, 34, 84, "#021c22", opacity=0.35, filter=s.blur(5))
        s.path("M0 -88Q40 -40 32 50Q24 84 0 86Q-24 84 -32 50Q-40 -40 0 -88Z", "#fbfbf4")
        s.path("M0 -70Q28 -34 23 44Q18 70 0 72Q-18 70 -23 44Q-28 -34 0 -70Z", "#a87a4a")
        for y in (-20, 20, 52):
            s.rect(-26, y, 52, 10, "#e8d8b0")
        s.line("M30 0L84 -20M-30 0L-74 26", "#c8945a", 5, stroke_linecap="round")
    s.show("wooden jetty")
    s.path("M330 900V690H450V900Z", "#021c22", opacity=0.3, transform="translate(12 8)")
    for k in range(11):
        s.rect(330, 690 + k * 20, 120, 18, mix("#c89a64", "#a87848", (k * 0.37) % 1))
    for x, y in ((326, 696), (454, 696), (326, 790), (454, 790)):
        s.disc(x, y, 10, "#7a5030")
    s.path("M344 720L412 712L420 800L352 808Z", "#fbf6ea")
    for k in range(4):
        s.line(
            f"M{346 + k * 2} {734 + k * 20}L{414 + k * 2} {726 + k * 20}", ("#e8483a", "#3f7fc0")[k % 2], 9
        )
    s.show("transistor radio")
    with s.at(430, 736, 1, 12):
        s.rect(-16, -24, 34, 50, "#d8382c", rx=4)
        s.disc(1, 6, 11, "#5a1410")
        s.rect(-10, -18, 22, 8, "#f4e4c0")
        s.line("M14 -24L34 -60", "#e8ecf0", 2.4)
    emoji(s, "musical-note", 478, 700, 26, keep=0.1)
    s.show("Shoes are")
    for k, c in enumerate((BLUE, TEAL, ORANGE)):
        z = 1.0 - k * 0.22
        for dx in (0, 17):
            with s.at(352 + k * 36 + dx * z, 846, z):
                s.path("M-7 16Q-9 -14 0 -18Q9 -14 7 16Q0 20 -7 16Z", c)
                s.oval(0, 8, 4.5, 6, INK, opacity=0.6)


PAINTERS = {
    "c61": hold_on,
    "c62": twelve_steps,
    "c63": procession,
    "c64": caught,
    "c65": other_moon,
    "c66": deep_end,
}
