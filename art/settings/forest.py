"""A road through the firs, and the clearings beside it."""

from __future__ import annotations

import math

from art.creatures import antlered, curve, giant, in_fog, tentacle
from art.houses import booth, house
from art.kit import Stage
from art.light import beam, fog, glow
from art.palettes import BLUE, CREAM, INK, ORANGE, PURPLE, RED, TEAL, YELLOW, dark, mix
from art.people import child, eyes, figure, great_eye, great_hand
from art.props import cord, footprints, page, receiver_shape, red_phone
from art.ridges import ground, ridge, road
from art.shapes import emoji, icon, letters
from art.sky import clouds, moon, sky, snow, stars
from art.trees import bare_tree, grass, mushroom, pines, stump
from art.vehicles import bicycle, bus_side, van_side


def far_wood(s: Stage, y: float = 600) -> None:
    """Ridge, far firs, fog: what lies behind a giant."""
    ridge(s, y - 80, 40, mix(s.p.far, s.p.fog, 0.2))
    pines(s, y - 40, 48, 40, 110, s.p.far)
    fog(s, y - 40, 80, opacity=0.5)


def near_wood(s: Stage, y: float = 606, gap: tuple[float, float] = (220, 380)) -> None:
    """Middle firs, ground, and the tall firs that close the picture at both sides."""
    pines(s, y + 4, 30, 90, 210, s.p.mid, gap=gap)
    fog(s, y + 14, 60, opacity=0.35)
    ground(s, y, s.p.mid)


def wings(s: Stage, y: float = 740, low: float = 260, high: float = 440) -> None:
    pines(s, y, 5, low, high, s.p.near, -40, 110, jitter=30)
    pines(s, y, 5, low, high, s.p.near, 490, 640, jitter=30)
    grass(s, y + 24, 200, 8, 30, s.p.near, -10, 140)
    grass(s, y + 24, 200, 8, 30, s.p.near, 460, 610)


def bus(s: Stage) -> None:
    sky(s, 600)
    stars(s, 90, 260)
    clouds(s, 160, 7, spread=90)
    far_wood(s)
    near_wood(s, gap=(250, 350))
    s.show("telephone booth")
    booth(s, 424, 590, 112)
    road(s, foot=(20, 580))
    wings(s, 720)
    s.show("Green mist")
    fog(s, 760, 90, "#7ad85a", 0.75)
    s.show("yellow bus", "driver", "route")
    glow(s, 300, 690, 330, "#ffe08a", 0.3)
    bus_side(s, 296, 768, 500, number="31")
    s.show("hand is pressed")
    great_hand(s, 84, 642, 54, "#7a3a2a")
    s.show("Green mist")
    fog(s, 792, 50, "#8ae85a", 0.8)
    glow(s, 300, 790, 300, "#7aff5a", 0.4, ry=50)
    s.show("stop sign")
    s.line("M520 800V640", "#2a2a1a", 6)
    icon(s, "stop-sign", 520, 680, 84, ("#f06a58", "#a02f32"), "#ffe8d8", gap=14)
    icon(s, "raven", 520, 606, 58, ("#4a4a3c", "#1c1c14"), INK, rim="#fff4b8")
    s.show("footprints")
    footprints(
        s, [(250, 876), (276, 862), (302, 846), (336, 834), (366, 818), (394, 800)], 20, "#d8f0c0", wet=True
    )
    s.show("bicycle")
    grass(s, 870, 80, 10, 26, dark(s.p.mid, 0.3), 30, 230)
    bicycle(s, 130, 870, 130, RED, rot=-68)
    grass(s, 880, 60, 10, 22, s.p.near, 30, 230)


def hairy(s: Stage) -> None:
    sky(s, 600)
    stars(s, 140, 330)
    moon(s, 140, 140, 56)
    clouds(s, 230, 6)
    far_wood(s)
    s.show("hairy giant", "orange eyes")
    giant(s, "sasquatch", 366, 660, 430, eyes=((330, 58, 7), (364, 62, 7)), eye="#ff7a3a")
    in_fog(s, 600, 90)
    near_wood(s)
    s.show("small house")
    house(s, 246, 624, 108, 92, wall=mix(s.p.mid, s.p.fog, 0.14), light="#ffc870", lit=0.5, person=True)
    road(s)
    s.show("barrier")
    s.line("M176 718V772M424 718V772", s.p.near, 8)
    for k in range(9):
        s.path(f"M{170 + k * 29} 716h16l14 26h-16z", RED if k % 2 else "#fff4d8")
    s.line("M168 716H432M168 742H432", INK, 2)
    for x in (180, 420):
        glow(s, x, 708, 40, "#ffb040", 0.9, core=6)
    wings(s, 720)
    s.show("camper van")
    van_side(s, 110, 800, 230, "#e8786a")
    s.rect(84, 706, 44, 76, "#1a0a08")
    glow(s, 106, 744, 60, "#ffd98c", 0.8)
    s.show("footprint as long")
    with s.at(470, 812, 1.7, 18):
        s.path(
            "M-22 40Q-30 0 -20 -26Q-8 -44 12 -38Q30 -20 22 6Q16 30 10 42Q-6 56 -22 40Z",
            "#061008",
            opacity=0.85,
        )
        for x, y, r in ((-18, -42, 8), (-2, -50, 7), (12, -50, 6), (23, -44, 5.5), (31, -34, 5)):
            s.disc(x, y, r, "#061008", opacity=0.85)
    s.show("hunting cap")
    figure(s, 250, 880, 150, "#1f3a2a", "man", rim=s.p.light)
    s.path("M236 738q14 -12 28 0l8 8h-44z", "#b8443a")
    child(s, 370, 884, 104, YELLOW, pack=BLUE)
    s.show("dog that")
    icon(s, "sitting-dog", 310, 886, 70, ("#d8a06a", "#5a3a2a"), ground=True)
    s.show("camera")
    icon(s, "photo-camera", 476, 888, 44, ("#e8e0d0", "#5a6a6a"), rot=-14)
    s.line("M452 884l-12 6M500 876l14 -4M488 888l6 8", "#e8e0d0", 3)


def hitch(s: Stage) -> None:
    x: float
    y: float
    sky(s, 480)
    stars(s, 80, 200)
    far_wood(s, 490)
    s.show("forest leans")
    near_wood(s, 500, (210, 390))
    road(s, 500, foot=(-60, 660))
    for x, lean in ((-10, 0.35), (60, 0.25), (540, -0.25), (610, -0.35)):
        bare_tree(s, x, 700, 560, s.p.near, lean, 6)
    pines(s, 640, 4, 260, 400, s.p.near, -30, 100)
    pines(s, 640, 4, 260, 400, s.p.near, 500, 630)
    s.show("tall hitch-hiker")
    for x in (90, 510):
        beam(s, (x, 740, 30), (300 + (x - 300) * 0.3, 420, 150), "#fff0c0", 0.5, 10)
    glow(s, 310, 450, 230, "#fff0d0", 0.75)
    antlered(s, 300, 626, 400, "#1a0c10", "#ffe8b0", "#ff3a2a")
    s.show("thumb")
    with s.at(448, 436, 1):
        s.path("M-8 10Q-10 -6 0 -10L-2 -28Q2 -36 8 -30L10 -8Q16 0 10 12Z", "#e8d6b8")
    fog(s, 630, 60, opacity=0.45)
    # the car from inside
    s.show("wiper")
    s.line("M440 736L300 560", INK, 9, stroke_linecap="round")
    s.line("M300 560l-60 92", INK, 6, stroke_linecap="round")
    s.path("M196 640Q210 570 246 556Q240 610 204 648Z", "#14101c", stroke="#6a5a70", stroke_width=1.5)
    s.path("M0 0H600V120Q300 60 0 120Z", "#0a0406")
    s.path("M0 0H64Q40 420 0 720ZM600 0H536Q560 420 600 720Z", "#0a0406")
    s.show("driving mirror")
    s.line("M300 70V120", INK, 12)
    s.path("M166 118Q160 180 180 196H420Q440 180 434 118Q300 96 166 118Z", "#1a1216")
    s.path(
        "M178 126Q172 176 188 186H412Q428 176 422 126Q300 106 178 126Z", s.lin((0, "#4a1a22"), (1, "#1a080e"))
    )
    for x in (250, 350):
        great_eye(s, x, 154, 74, "#e8a83a")
    s.show("doll")
    s.line("M204 192V286", "#e8d8b8", 2)
    with s.at(204, 286, 1.1, 8):
        s.path("M-7 22Q-22 50 -24 62H24Q22 50 7 22Z", "#5a9ac0")
        s.disc(0, 10, 14, "#f0d0b0")
        s.path("M-15 12Q-18 -8 0 -8Q18 -8 15 12Q8 -2 -15 12Z", "#8a4a1a")
        s.line("M-8 28L-24 40M8 28L24 40M-7 62V80M7 62V80", "#f0d0b0", 5, stroke_linecap="round")
        s.line("M-6 8l5 5m0 -5l-5 5M3 8l5 5m0 -5l-5 5", INK, 1.6)
    s.path("M0 900V742Q300 690 600 742V900Z", s.lin((0, "#3a1a20"), (0.2, "#1c0c12"), (1, "#0a0406")))
    s.line("M0 744Q300 692 600 744", "#8a4a44", 2)
    s.show("dashboard clock")
    s.rect(342, 756, 104, 44, "#06140f", rx=5, stroke="#5a3a3a", stroke_width=3)
    letters(s, "3:13", 394, 790, 34, "#5affb0")
    glow(s, 394, 778, 90, "#3affa0", 0.5)
    s.show("radio")
    s.rect(468, 762, 104, 56, "#120a0c", rx=5, stroke="#5a3a3a", stroke_width=3)
    s.rect(476, 770, 88, 18, "#ffc870")
    s.line("M482 780h76", "#5a2a10", 2, stroke_dasharray="2 6")
    s.line("M524 768v22", "#d8202a", 3)
    glow(s, 520, 780, 70, "#ffc870", 0.7)
    for x in (486, 554):
        s.disc(x, 804, 8, "#8a7a6a")
    s.show("steering wheel")
    s.oval(180, 880, 136, 122, "none", stroke="#050304", stroke_width=26)
    s.oval(180, 880, 136, 122, "none", stroke="#2a2024", stroke_width=18)
    s.path("M60 872H300V900H60Z", "#1a1216")
    for k in range(7):
        x, y = 180 + 136 * math.cos(-1.1 - k * 0.16), 880 + 122 * math.sin(-1.1 - k * 0.16)
        s.line(f"M{x - 16:.0f} {y - 8:.0f}L{x + 16:.0f} {y + 8:.0f}", "#e8343a", 5, stroke_linecap="round")
    s.line("M190 762Q210 800 196 840Q214 850 208 876", "#e8343a", 3.5)


def cones(s: Stage) -> None:
    sky(s, 560)
    stars(s, 70, 220)
    clouds(s, 180, 6, s.p.sky[3], opacity=0.4, spread=70)
    far_wood(s, 590)
    near_wood(s, 600, gap=(200, 400))
    s.show("string of")
    lamps = [(30, 330), (120, 400), (240, 432), (360, 430), (480, 396), (570, 330)]
    cord(s, lamps, INK, 2)
    for k in range(13):
        x = 44 + k * 43
        y = 332 + 92 * (1 - ((x - 300) / 270) ** 2)
        glow(s, x, y, 20, ("#ff6a5a", "#ffd86a", "#6ae8e0", "#ff9ac8")[k % 4], 1, core=5)
    wings(s, 660, 320, 470)
    s.show("drawing")
    page(s, 66, 560, 52, -6)
    with s.at(66, 560, 0.5, -6):
        s.path("M-36 14V-10H20L34 4V14Z", "none", stroke="#c83a5a", stroke_width=5)
        s.path("M-6 -10l6 -24l6 24z", "#e8a03a")
        for x in (-20, 20):
            s.disc(x, 18, 7, "none", stroke="#3a5ab0", stroke_width=4)
    s.show("ice-cream van")
    glow(s, 290, 640, 300, "#ffe0b0", 0.5)
    van_side(s, 310, 742, 400, "#e8668a", ice_cream=True)
    s.show("roots")
    s.path(
        "M172 700Q176 740 150 762Q130 772 108 764Q150 752 160 712ZM214 706Q212 748 236 764Q262 776 280 766Q236 752 232 712ZM192 712Q186 752 196 780Q204 752 204 712Z",
        "#4a2a1c",
    )
    s.show("tentacle")
    line = curve((240, 628), (160, 560), (90, 700), (196, 738))
    tentacle(s, line, 46, "#8a5ac0", suckers="#f0c8ff", rim="#ffe8f0")
    emoji(s, "soft-ice-cream", 206, 762, 66, keep=0.8)
    emoji(s, "soft-ice-cream", 226, 546, 96, keep=0.8)
    s.show("children queue")
    child(s, 250, 862, 112, TEAL, cap=YELLOW, arm="up", flip=True)
    child(s, 316, 872, 98, RED, long_hair=True, skirt=True)
    s.show("fox")
    icon(s, "fox", 380, 876, 84, ("#ffa05a", "#a83a1a"), "#3a1208", flip=True, ground=True)
    s.show("small shoes")
    for k in range(7):
        with s.at(424 + k * 23, 846 + (k % 2) * 10, 0.62):
            for dx in (0, 14):
                s.path(
                    f"M{-12 + dx} 0Q{-13 + dx} -12 {-6 + dx} -13L{dx} -8Q{12 + dx} -6 {12 + dx} 0Z",
                    (RED, BLUE, YELLOW, TEAL, CREAM, PURPLE, ORANGE)[k],
                )
                s.rect(-12 + dx, 0, 24, 3, "#f8f0e0")


def stump_phone(s: Stage) -> None:
    sky(s, 560)
    stars(s, 60, 200)
    far_wood(s, 590)
    near_wood(s, 600, gap=(210, 390))
    s.show("shaft of")
    beam(s, (330, -20, 60), (300, 800, 210), "#cfe8ff", 0.6, 14)
    s.oval(300, 790, 230, 56, mix(s.p.far, s.p.fog, 0.3), opacity=0.6, filter=s.blur(8))
    wings(s, 700, 380, 620)
    pines(s, 640, 3, 420, 560, dark(s.p.near, 0.1), 96, 170)
    pines(s, 640, 3, 420, 560, dark(s.p.near, 0.1), 440, 510)
    s.show("pairs of eyes")
    for x, y, r in (
        (70, 560, 3.4),
        (130, 500, 2.6),
        (52, 660, 4),
        (500, 520, 3),
        (548, 610, 4),
        (470, 600, 2.4),
    ):
        eyes(s, x, y, r, r * 5, "#ffc83a", 5)
    s.show("owl")
    s.path("M600 380Q540 376 470 392L470 400Q540 390 600 402Z", "#3a4a6a")
    icon(s, "barn-owl", 520, 398, 104, ("#e8dcc0", "#7a6a5a"), INK)
    receiver_shape(s, 520, 412, 0.55, 0)
    s.show("mitten")
    s.line("M0 470Q60 440 128 452M96 452l16 26", "#3a4a6a", 5)
    with s.at(116, 500, 1.1, 10):
        s.path("M-12 -22Q-14 14 -2 26Q12 28 14 8Q26 4 24 -8Q18 -14 12 -6L12 -22Z", "#e0483a")
        s.path("M-14 -30h28v10h-28z", "#f4ead0")
    for k in range(3):
        s.path(f"M{112 + k * 3} {538 + k * 22}q-4 8 0 11q4 -3 0 -11z", "#bfe4ff")
    s.show("goes straight")
    cord(
        s,
        [(300, 640), (352, 560), (286, 470), (330, 360), (300, 240), (322, 120), (316, 10)],
        "#c03028",
        5,
        coils=True,
    )
    s.show("ring of")
    for k in range(18):
        a = k / 18 * math.tau
        if math.sin(a) < 0.15:
            mushroom(s, 300 + 186 * math.cos(a), 790 + 50 * math.sin(a), 24, "#d8382c")
    s.show("shakes on")
    stump(s, 300, 800, 160)
    glow(s, 300, 680, 170, "#ff5a3a", 0.5)
    red_phone(s, 300, 716, 150)
    s.line(
        "M200 640q-14 26 0 52M186 650q-10 18 0 34M400 640q14 26 0 52M414 650q10 18 0 34",
        "#ffd0b0",
        4,
        stroke_linecap="round",
    )
    s.show("ring of")
    for k in range(18):
        a = k / 18 * math.tau
        if math.sin(a) >= 0.15:
            mushroom(s, 300 + 186 * math.cos(a), 800 + 50 * math.sin(a), 34, "#d8382c")
    s.show("stretched out")
    child(s, 140, 870, 124, YELLOW, arm="out", pack=BLUE)
    s.show("torch")
    beam(s, (474, 860, 4), (590, 820, 40), "#fff4c0", 0.8, 4)
    icon(s, "flashlight", 444, 886, 54, ("#ffd86a", "#a8603a"), rot=72)
    grass(s, 886, 60, 6, 20, s.p.near, 400, 560)


def stopped(s: Stage) -> None:
    k: float
    x: float
    y: float
    sky(s, 520, ("#8fa8b8", "#a8bcc8", "#c0d0d6", "#d4dfe0", "#eef2ec"))
    ridge(s, 480, 30, "#b8c8ce")
    pines(s, 510, 50, 40, 90, "#8aa2ac")
    fog(s, 510, 90, "#eef4f4", 0.7)
    pines(s, 540, 26, 100, 210, "#5a7884", gap=(170, 430))
    fog(s, 540, 60, "#eef4f4", 0.6)
    s.path("M0 540Q300 500 600 540V900H0Z", s.lin((0, "#eef4f2"), (1, "#9fb8c4")))
    s.show("frozen lake")
    s.path("M330 596Q460 570 590 600Q600 650 470 656Q340 650 330 596Z", "#7fa8bc")
    s.path(
        "M400 612q10 -12 24 0q-12 10 -24 0zM480 610q12 -12 26 0q-14 10 -26 0zM430 634q26 -10 50 0q-24 14 -50 0z",
        "#24404e",
    )
    s.line("M340 610l60 20l-20 20M560 600l-40 40", "#dcecf0", 1.6)
    pines(s, 640, 4, 300, 430, "#243a46", -40, 90, jitter=20)
    pines(s, 640, 4, 300, 430, "#243a46", 520, 640, jitter=20)
    s.show("glove")
    with s.at(90, 372, 1, -16):
        s.path(
            "M-42 60Q-56 0 -40 -46Q-34 -58 -26 -46L-22 -12Q-24 -60 -14 -70Q-4 -74 0 -62L4 -16Q6 -60 18 -64Q28 -64 26 -50L24 -10Q34 -44 44 -40Q50 -34 44 -16Q40 30 34 60Z",
            s.lin((0, "#e0604a"), (1, "#8a241c")),
        )
        s.path("M-44 58H36V78H-44Z", "#f4ead0")
    s.show("bare legs")
    for x, flip in ((236, False), (372, True)):
        with s.at(x, 0, 1, 0, flip=flip):
            skin = s.lin((0, "#c8b8b4"), (0.5, "#b89a92"), (1, "#8a6a68"), across=True)
            s.path(
                "M-58 -20Q-64 150 -48 270Q-46 330 -54 372Q-72 420 -66 446Q-40 470 -4 458Q30 446 24 414Q20 380 30 330Q56 180 58 -20Z",
                skin,
                stroke="#4a3a44",
                stroke_width=2,
            )
            s.line("M-30 190Q-8 206 20 190M-20 206Q0 214 14 206", "#7a5a5a", 3)
            for k in range(5):
                s.oval(-58 + k * 18, 452 - k * 2, 10, 12, "#a8867e", stroke="#4a3a44", stroke_width=1.5)
                s.oval(-58 + k * 18, 457 - k * 2, 6, 5, "#e0ccc4")
            s.disc(30, 380, 12, "#a8867e")
    clouds(s, 40, 9, "#dfe8ea", opacity=0.95, spread=40, scale=1.6, edge=False)
    fog(s, 60, 120, "#e8eef0", 0.9)
    s.show("Tracks as")
    for x, y, k in ((560, 700, 0.55), (500, 730, 0.7), (440, 690, 0.55), (384, 728, 0.75)):
        s.oval(x, y, 46 * k + 10, 17 * k + 4, "#6f93a4")
        s.oval(x, y + 3, 42 * k + 8, 13 * k + 3, "#55788a")
    for x, y in ((206, 700), (330, 790)):
        s.oval(x, y, 84, 27, "#7a9cac")
        s.oval(x, y + 4, 78, 22, "#4f7284")
        for k in range(5):
            s.disc(x - 74 + k * 6, y - 20 + k * 9, 7, "#4f7284")
    s.show("last print")
    child(s, 330, 796, 120, "#d8302c", cap=CREAM, hair="#5a3018", arm="both", rim="#ffffff")
    s.show("sledge on")
    s.line("M318 760Q260 800 214 828", "#6a4a34", 2.5)
    s.path("M116 822H226L214 832H122Z", "#a8663a")
    s.line("M110 846H214Q236 844 236 824M132 832v14M200 832v14", "#6a3a22", 4)
    s.show("hare")
    emoji(s, "rabbit", 470, 838, 56, keep=0.4, ramp=("#2a3a44", "#8aa0aa", "#e8eeee", "#ffffff"))
    s.show("arrow points")
    s.rect(536, 730, 7, 110, "#5a4030")
    s.path("M508 742V694L540 660L572 694V742Z", "#f4e8c8", stroke="#5a4030", stroke_width=3)
    s.path("M540 672l16 20h-10v36h-12v-36h-10z", "#c8302a")
    s.show("kite")
    with s.at(158, 520, 1, 18):
        s.path("M0 -44L30 0L0 50L-30 0Z", "#e8302c")
        s.line("M0 -44V50M-30 0H30", "#7a1410", 2)
    s.line("M164 480L182 452M146 570Q120 600 150 620Q170 640 140 660", "#e8302c", 2)
    snow(s, 150)


PAINTERS = {"c02": bus, "c15": hairy, "c16": hitch, "c17": cones, "c18": stump_phone, "c19": stopped}
