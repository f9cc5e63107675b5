"""The hill with the radio mast."""

# emoji: musical-note musical-notes

from __future__ import annotations

import math

from art.creatures import curve, robot
from art.houses import fence, lattice, signal
from art.kit import Stage, num
from art.light import beam, fog, glow, puff
from art.palettes import BLUE, CREAM, INK, RED, TEAL, YELLOW, dark, mix
from art.people import child, figure, great_hand
from art.props import clock, cord, ladder, red_phone, television
from art.ridges import ground, ridge
from art.rooms import boards, wall
from art.shapes import emoji, icon, letters, silhouette
from art.sky import clouds, crow, eclipse, flock, moon, sky, stars, streaks, sun
from art.trees import bare_tree, crown, grass, pines
from art.vehicles import bicycle, car_side, van_side


def valley(s: Stage, y: float = 700, *, town: bool = True) -> None:
    """Ridges behind the hill and the lamps of the town below."""
    ridge(s, y - 60, 34, mix(s.p.far, s.p.fog, 0.2))
    pines(s, y - 44, 50, 14, 40, s.p.far)
    fog(s, y - 50, 60, opacity=0.5)
    ridge(s, y - 10, 26, s.p.mid)
    if town:
        for k in range(18):
            s.rect(
                40 + k * 31 + s.rng.uniform(-8, 8),
                y - 22 + s.rng.uniform(-6, 8),
                3,
                3.5,
                s.p.light,
                opacity=0.9,
            )
    fog(s, y + 4, 50, opacity=0.3)


def hill(s: Stage, y: float = 770, rise: float = 64, top: str = "") -> None:
    top = top or mix(s.p.mid, s.p.sky[2], 0.3)
    s.path(
        f"M0 {y}Q150 {y - rise * 1.25:.0f} 320 {y - rise}Q480 {y - rise * 0.85:.0f} 600 {y}V900H0Z",
        s.lin((0, top), (0.25, mix(top, s.p.near, 0.6)), (1, dark(s.p.near, 0.2))),
    )
    grass(s, y - rise * 0.5, 240, 5, 20, mix(top, s.p.near, 0.5), 30, 570)


def broadcast(s: Stage) -> None:
    sky(s, 650)
    stars(s, 170, 380)
    clouds(s, 420, 6, spread=50, scale=1.2)
    s.show("black sun")
    eclipse(s, 318, 206, 84)
    streaks(s, 470, 10, opacity=0.5, spread=70)
    valley(s)
    s.show("mast with")
    lattice(s, 112, 750, 510)
    signal(s, 112, 240, 60, "#ff5a6a")
    s.show("dish points")
    icon(s, "radar-dish", 500, 670, 160, ("#d06a90", "#3a1048"), "#12061c", rim="#ffb090", flip=True)
    s.show("crows sit")
    bare_tree(s, 556, 760, 330, "#12061c", -0.12, 7)
    for x, y in ((500, 500), (560, 450), (520, 560)):
        silhouette(s, "raven", x, y, 34, "#0a0412", flip=x > 540)
    flock(s, 5, 300, 370, 200, 50, "#0a0412", 26)
    hill(s)
    for k in range(6):
        cord(
            s,
            [(118 + k * 3, 440 + k * 40), (230 + k * 10, 700 - k * 8), (270 + k * 22, 650 + k * 10)],
            "#0a0412",
            2.2,
        )
    s.show("pile of", "same eye")
    glow(s, 318, 690, 250, "#8fd8ff", 0.55)
    shells = ("#6a4028", "#46324e", "#7a2f36", "#5a4a2a", "#3e3a52", "#6a4028")
    s.show("hand pressed")
    for (x, y, w, show, rot), shell in zip(
        (
            (206, 752, 110, "static", -5),
            (320, 750, 116, "hand", 2),
            (438, 756, 110, "eye", 6),
            (258, 668, 106, "eye", 3),
            (378, 670, 108, "bars", -4),
            (314, 590, 118, "eye", -1),
        ),
        shells,
        strict=True,
    ):
        television(s, x, y, w, show, shell=shell, light="#b8e8ff", rot=rot, antenna=y < 700)
    s.show("same eye")
    glow(s, 300, 546, 60, "#ff5a6a", 0.3)
    s.show("pile of")
    glow(s, 318, 660, 120, "#b8e8ff", 0.2)
    s.show("telephone")
    red_phone(s, 92, 868, 76)
    s.show("figures in hats")
    for x, y, h in ((232, 872, 128), (404, 880, 134)):
        figure(s, x, y, h, "#2b1030", "coat", rim="#8fd8ff")
    s.show("yellow pack")
    child(s, 318, 884, 112, RED, pack=YELLOW, rim="#bfeaff", cap=BLUE)


def downwards(s: Stage) -> None:
    x: float
    y: float
    sky(s, 620)
    stars(s, 120, 320)
    moon(s, 500, 110, 30)
    clouds(s, 190, 7)
    s.show("red lamp")
    valley(s, 660, town=False)
    lattice(s, 70, 640, 130, 14)
    s.show("ear crossed")
    fence(s, 0, 600, 676, 40, s.p.near, 30, 0)
    s.rect(470, 560, 90, 90, "#f4ecc8", rx=4, stroke=s.p.near, stroke_width=4)
    emoji(s, "ear", 515, 642, 70, keep=0.0, ramp=("#1c2a1c", "#3a5a3a", "#5a7a4a", "#8a9a6a"))
    s.line("M478 568L552 642", "#d8302a", 9)
    s.path("M0 690Q300 650 600 690V900H0Z", s.lin((0, "#2f6a44"), (0.3, "#123a26"), (1, "#04110d")))
    grass(s, 760, 300, 5, 18, "#0d2e20")
    s.show("round hole")
    glow(s, 300, 760, 330, "#8aff6a", 0.8)
    s.oval(300, 770, 196, 58, "#1c2a1c")
    s.oval(300, 772, 184, 50, s.lin((0, "#04140a"), (0.6, "#2f8a3a"), (1, "#d8ff8a")))
    with s.clip("M116 772A184 50 0 0 0 484 772A184 50 0 0 0 116 772Z"):
        s.show("spiral stair")
        for k in range(9):
            s.path(
                f"M{220 + 18 * math.sin(k):.0f} {736 + k * 12}L{360 + 16 * math.sin(k):.0f} {744 + k * 12}V{751 + k * 12}L{220 + 18 * math.sin(k):.0f} {743 + k * 12}Z",
                "#0e1c12",
                opacity=0.9,
            )
        s.line("M290 720V840", "#0e1c12", 8)
    s.show("spiral stair")
    s.line("M196 734V690Q240 672 262 690V742M262 690Q286 704 290 730", "#0e1c12", 5)
    s.show("dish as wide")
    beam(s, (300, 560, 60), (300, 770, 170), "#a8ff7a", 0.7, 8)
    s.line("M96 740L178 420M504 740L422 420M96 740L300 400M504 740L300 400", "#0a1c14", 9)
    s.path(
        "M60 560Q90 330 300 330Q510 330 540 560Q420 520 300 520Q180 520 60 560Z",
        s.lin((0, "#8ab89a"), (0.5, "#3a6a50"), (1, "#0e2a1e")),
    )
    s.path(
        "M60 560Q180 520 300 520Q420 520 540 560Q420 596 300 596Q180 596 60 560Z",
        s.lin((0, "#0a1c12"), (1, "#5ac04a")),
    )
    for k in range(7):
        s.line(f"M{90 + k * 70} 548Q{200 + k * 33} 380 300 332", "#16382a", 2.4, opacity=0.7)
    s.line("M70 540Q120 346 300 334Q480 346 530 540", "#e8ffc8", 2.5, opacity=0.7)
    s.line("M220 590L300 690L380 590M300 590V690", "#0a1c14", 5)
    s.disc(300, 694, 13, "#0a1c14")
    glow(s, 300, 700, 60, "#c8ff8a", 0.9)
    s.show("Cables run")
    for x, bend in ((160, 230), (420, 360), (210, 250), (382, 340)):
        cord(s, [(x, 590), (x, 700), (bend, 780), (bend + 6, 800)], "#04110a", 4)
    s.show("ring")
    for k in range(15):
        a = math.pi * (0.04 + 0.92 * k / 14)
        x, y = 300 + 262 * math.cos(a), 776 + 88 * math.sin(a)
        if not (90 < x < 200 or 400 < x < 520):
            s.path(
                f"M{num(x - 11)} {num(y)}q2 -9 13 -8q10 0 12 6l-6 3q-10 3 -19 -1z",
                "#0a140e",
                stroke="#6a9a5a",
                stroke_width=1,
            )
    s.show("white coat")
    with s.at(156, 866, 1.15):
        s.path("M-24 0Q-30 -50 -10 -74L14 -76Q30 -50 26 -28L52 -16V0Z", s.lin((0, "#ffffff"), (1, "#a8c8b0")))
        s.path("M12 -66L50 -50L54 -40L8 -46Z", "#e0f0e0")
        s.disc(2, -92, 17, "#d9a383")
        s.path(
            "M-16 -90Q-18 -114 4 -112Q22 -110 20 -92Q8 -100 -4 -98Q-10 -84 -8 -72Q-20 -74 -16 -90Z", "#5a2a1a"
        )
        s.path("M-16 -96Q0 -126 20 -96", "none", stroke=INK, stroke_width=4)
        s.oval(3, -90, 7, 10, INK)
    s.show("tape machine")
    s.path("M26 822H100V876H26Z", s.lin((0, "#8a9a8a"), (1, "#2a3a30")))
    for x in (46, 80):
        s.disc(x, 840, 14, INK)
        s.disc(x, 840, 10, "#c8d8c0")
        s.disc(x, 840, 3, INK)
    s.line("M30 862h50", "#ff5a3a", 4, stroke_dasharray="4 4")
    s.show("dog lies")
    with s.at(452, 868, 1.1):
        s.path(
            "M-60 0Q-62 -24 -30 -26H20Q34 -28 42 -20L60 -12Q64 -2 52 0Z",
            s.lin((0, "#c89058"), (1, "#4a2a18")),
        )
        s.path("M34 -20Q24 -8 26 2L36 0Q40 -10 42 -18Z", "#5a3018")
        s.disc(49, -13, 2.2, INK)
        s.path("M-58 -8Q-84 -10 -88 2Q-70 2 -56 0Z", "#a87040")


def starlings(s: Stage) -> None:
    k: float
    x: float
    y: float
    sky(s, 700)
    s.show("shape of an eye")
    with s.group(opacity=0.85, filter=s.blur(2)):
        s.path("M50 130Q130 70 210 130Q130 184 50 130Z", "#fff4e4")
        s.disc(130, 128, 26, "#b89ab0")
        s.disc(130, 128, 12, "#6a5a86")
    clouds(s, 420, 5, "#e8c0c0", opacity=0.5, spread=90, edge=False)
    sun(s, 300, 690, 90)
    valley(s, 740)
    hill(s, 800, 60, "#6a6488")
    s.show("thin radio mast")
    lattice(s, 300, 770, 390, 30, "#1c2136")
    s.show("million birds")
    outline = [
        (300, 590, 70),
        (260, 560, 60),
        (340, 560, 60),
        (220, 520, 56),
        (380, 520, 56),
        (300, 530, 80),
        (240, 470, 60),
        (360, 470, 60),
        (300, 470, 70),
    ]
    fingers = (
        ((230, 450), (150, 360), (118, 250), (140, 200)),
        ((270, 430), (230, 300), (226, 190), (252, 130)),
        ((320, 426), (320, 290), (326, 170), (316, 110)),
        ((366, 440), (410, 320), (420, 210), (392, 150)),
        ((400, 510), (480, 460), (520, 380), (496, 320)),
    )
    ink = "#232742"

    def bird(x: float, y: float) -> None:
        crow(s, x, y, s.rng.uniform(9, 22), ink, s.rng.uniform(-30, 30))

    for x, y, r in outline:
        for _ in range(46):
            a, d = s.rng.uniform(0, math.tau), r * math.sqrt(s.rng.random())
            bird(x + d * math.cos(a), y - 90 + d * math.sin(a) * 0.8)
    for line in fingers:
        for k, (x, y) in enumerate(curve(*line, steps=64)):
            wide = 26 - 12 * k / 64
            for _ in range(2):
                bird(x + s.rng.uniform(-wide, wide), y - 30 + s.rng.uniform(-wide, wide))
    for _ in range(60):
        bird(s.rng.uniform(40, 560), s.rng.uniform(80, 640))
    s.show("repairman")
    glow(s, 300, 400, 70, "#fff8e0", 0.9)
    with s.at(310, 400, 0.72):
        s.path(
            "M-6 -12L-12 8L-12 30Q-16 50 -10 66L-20 104L-10 106L0 74L12 104L22 100L10 64Q16 44 12 26L10 10L4 -14Z",
            "#e8602e",
            stroke=INK,
            stroke_width=2,
        )
        s.disc(6, 6, 11, "#e8b890")
        s.path("M-6 2q12 -18 24 0z", YELLOW)
    s.show("van stands")
    van_side(s, 480, 850, 180, "#4a7a9a", flip=True)
    s.rect(478, 770, 34, 60, "#141a2a")
    s.show("bird cage")
    child(s, 150, 884, 132, RED, cap=CREAM)
    s.show("cage is empty")
    with s.at(214, 850, 1.2):
        s.path("M-22 0V-34Q-22 -60 0 -60Q22 -60 22 -34V0Z", "none", stroke="#5a4420", stroke_width=3)
        for k in range(5):
            s.line(f"M{-16 + k * 8} 0V{-46 - 8 * (2 - abs(k - 2))}", "#5a4420", 2)
        s.path("M22 -36L38 -42V-8L22 -2Z", "none", stroke="#5a4420", stroke_width=2.5)
        s.rect(-26, 0, 52, 6, "#5a4420")
    s.show("Feathers")
    for _ in range(22):
        emoji(
            s,
            "feather",
            s.rng.uniform(40, 560),
            s.rng.uniform(600, 880),
            s.rng.uniform(14, 24),
            keep=0.0,
            rot=s.rng.uniform(0, 360),
            ramp=("#1c2136", "#3a3f5e", "#8a86a6", "#d8d0e0"),
        )
    s.show("weathercock")
    s.line("M66 900V740", INK, 5)
    s.line("M30 752H102M66 752V716", INK, 4)
    emoji(s, "rooster", 66, 726, 60, keep=0.0, ramp=("#14182a", "#14182a", "#2a2f48", "#4a4f68"))
    s.line("M24 706q42 -26 84 0M20 728q46 20 92 0", "#fff4d8", 2.5, opacity=0.8)


def oak(s: Stage) -> None:
    sky(s, 680)
    clouds(s, 170, 6, "#8a8438", opacity=0.4, spread=100, edge=False)
    sun(s, 120, 200, 60)
    ridge(s, 650, 30, mix(s.p.far, s.p.fog, 0.4))
    fog(s, 640, 90, opacity=0.7)
    s.show("oak grown")
    lattice(s, 300, 780, 730, 56, "#2a2a18")
    for x, y, r in (
        (140, 330, 96),
        (460, 320, 100),
        (210, 240, 100),
        (390, 230, 104),
        (300, 190, 90),
        (90, 420, 64),
        (520, 410, 66),
    ):
        crown(s, x, y, r, "#4a4a16", "#e8d870")
    lattice(s, 300, 780, 730, 56, "#1c1c10", "")
    bark = s.lin((0, "#8a7038"), (0.5, "#4a3a1c"), (1, "#1c160c"), across=True)
    s.path(
        "M212 790Q250 660 236 540L150 400L172 388L256 470L270 300L286 296L296 440L304 440L318 290L334 296L340 474L430 376L452 390L364 546Q350 660 392 790Q300 830 212 790Z",
        bark,
    )
    for k in range(9):
        s.line(
            f"M{250 + k * 12} {780 - (k % 3) * 20}Q{256 + k * 9} 640 {262 + k * 8} 520",
            "#2a2010",
            2.4,
            opacity=0.7,
        )
    s.line("M240 560L352 520M244 640L356 580M240 700L366 640", "#2a2a18", 5, opacity=0.8)
    s.show("butterfly")
    emoji(s, "butterfly", 262, 560, 84, keep=0.1, rot=-14, ramp=("#1a0a2a", "#6a3ac0", "#b08aff", "#f0e0ff"))
    s.show("door with")
    s.path("M268 780V664Q304 626 340 664V780Z", "#2a1608")
    s.path("M274 780V668Q304 636 334 668V780Z", s.lin((0, "#8a5a2a"), (1, "#4a2a12")))
    s.disc(304, 690, 15, "#fff0a8", stroke="#2a1608", stroke_width=4)
    s.disc(326, 730, 3.5, "#ffd86a")
    s.show("light behind")
    glow(s, 304, 690, 80, "#fff0a8", 0.9)
    s.show("Loudspeakers hang")
    for x, y, z, flip in (
        (96, 470, 56, False),
        (176, 430, 46, True),
        (440, 440, 54, False),
        (520, 480, 60, True),
        (372, 400, 40, True),
        (236, 390, 38, False),
    ):
        s.line(f"M{x} {y - z}V{y - z - 50}", "#1c1c10", 2.4)
        icon(s, "megaphone", x, y, z, ("#fff4c0", "#a8903a"), "#2a2410", flip=flip, rot=0)
    s.show("swing hangs")
    s.line("M420 400V700M480 398V700", "#1c1c10", 2.6)
    s.rect(410, 698, 80, 8, "#8a5a2a")
    s.path("M436 690q20 -12 40 6l-6 14q8 30 2 60l-16 -4q6 -34 -4 -58q-14 -4 -16 -18z", "#c8302a")
    ground(s, 780, "#8a8430", bulge=10)
    s.show("Roots have")
    s.path("M0 850Q200 800 600 840V900H0Z", s.lin((0, "#6a6a58"), (1, "#2a2a22")))
    s.line("M20 872Q240 830 590 862", "#f4e8a0", 4, stroke_dasharray="30 22", opacity=0.8)
    for d in (
        "M240 784Q180 800 130 846Q100 880 60 880Q110 850 130 820Q170 780 236 764Z",
        "M360 784Q430 800 470 840Q510 880 560 874Q510 850 480 816Q440 780 366 764Z",
        "M290 796Q280 840 300 884Q316 850 316 796Z",
    ):
        s.path(d, "#5a4420", stroke="#2a1c0c", stroke_width=2)
    s.path("M120 846l-20 14l24 6zM470 842l26 12l-22 10zM290 858l-24 10l30 8z", "#1c1c16")
    s.show("car lies")
    car_side(s, 96, 800, 190, "#4a7a8a", lights=False)
    s.path("M100 800Q96 740 150 700Q210 690 220 790Z", "#4a3a1c", stroke="#2a1c0c", stroke_width=2)
    s.line("M120 780q20 -50 60 -60M140 790q16 -40 50 -50", "#8a7038", 3)
    s.show("girl listens")
    child(s, 402, 862, 128, RED, long_hair=True, skirt=True, arm="up", flip=True)


def dead_air(s: Stage) -> None:
    wall(s, 620, "#140806", "#5a2412", tiles=0)
    for k in range(20):
        for j in range(30):
            s.disc(8 + j * 21 + (k % 2) * 10, 14 + k * 31, 2.4, "#1c0a06", opacity=0.6)
    boards(s, 620, "#4a2412")
    s.show("wide window")
    pane = "M150 150H560V420H150Z"
    with s.clip(pane):
        s.rect(150, 150, 410, 270, s.lin((0, "#060a1c"), (1, "#2a3a6a")))
        stars(s, 200, 420)
        ridge(s, 410, 16, "#0a1022")
        lattice(s, 240, 410, 190, 24, "#04060e")
        signal(s, 240, 220, 36, "#ff4a3a", 3)
        s.show("pale face")
        glow(s, 440, 320, 120, "#bfd8f0", 0.6)
        s.path("M384 420Q390 250 440 240Q494 250 498 420Z", "#0a1024")
        s.path(
            "M398 300Q400 248 440 246Q480 248 482 300Q480 360 440 376Q400 360 398 300Z",
            s.lin((0, "#f0f4f4"), (1, "#8aa0b4")),
        )
        s.path(
            "M414 296q10 -8 20 0q-8 10 -20 0zM446 296q10 -8 20 0q-8 10 -20 0zM424 340q16 -8 32 0q-6 18 -16 18q-10 0 -16 -18z",
            "#0a1020",
        )
        great_hand(s, 380, 424, 90, "#dfe8ec", rot=-8)
        great_hand(s, 510, 424, 90, "#dfe8ec", rot=10, flip=True)
    s.show("wide window")
    s.rect(150, 150, 410, 270, "none", stroke="#2a120a", stroke_width=14)
    s.show("says on air")
    s.rect(252, 62, 196, 62, "#3a0806", rx=8, stroke="#120604", stroke_width=5)
    letters(s, "ON AIR", 350, 108, 46, "#ff6a4a")
    glow(s, 350, 92, 190, "#ff2a1a", 1)
    s.show("clock says")
    clock(s, 84, 236, 50, 3.22)
    s.show("Headphones swing")
    s.line("M90 0L122 330", INK, 3)
    s.path("M96 392Q92 332 130 326Q168 330 168 388", "none", stroke="#1c1614", stroke_width=9)
    s.oval(96, 402, 14, 22, "#c8402a", stroke=INK, stroke_width=4)
    s.oval(168, 398, 14, 22, "#c8402a", stroke=INK, stroke_width=4)
    s.line("M70 380q-14 20 -4 44M196 372q14 20 4 44", "#ffd0a0", 3, opacity=0.6)
    s.path("M40 560H600V600H40Z", s.lin((0, "#b8703a"), (1, "#4a2410")))
    s.path("M60 600H580V700H60Z", s.lin((0, "#2a1410"), (1, "#120806")))
    s.path("M220 500L600 500V562H196Z", s.lin((0, "#5a5a62"), (1, "#22222a")))
    for k in range(11):
        for j in range(2):
            s.rect(
                236 + k * 32 - j * 6,
                512 + j * 20,
                14,
                10,
                ("#ff5a3a", "#ffd04a", "#5ac0ff", "#e8e0d0")[(k + j) % 4],
                rx=2,
            )
    for k in range(6):
        s.line(f"M{400 + k * 28} 546v-8", "#f4ecd8", 5)
    s.show("record turns")
    s.oval(500, 488, 84, 22, "#0c0a0e")
    for k in range(5):
        s.oval(500, 488, 76 - k * 10, 20 - k * 2.6, "none", stroke="#4a4650", stroke_width=1)
    s.oval(500, 488, 26, 7, "#d8402a")
    s.line("M586 470L560 440L530 452", "#d5d7de", 5, stroke_linejoin="round")
    s.line("M410 486q-8 14 10 24M588 496q8 10 -10 18", "#ffd0a0", 2.4, opacity=0.7)
    s.show("silver microphone")
    s.line("M300 560V500L320 440", "#8a8f98", 7)
    icon(s, "old-microphone", 322, 470, 120, ("#ffffff", "#7a8088"), "#1a1a20")
    for k in range(4):
        s.path(f"M{316 + k * 4} {474 + k * 20}q-7 13 0 18q7 -5 0 -18z", "#9fd8ff")
    s.oval(320, 562, 36, 6, "#9fd8ff", opacity=0.7)
    s.show("coffee steams")
    emoji(s, "hot-beverage", 120, 566, 76, keep=0.5)
    puff(s, 116, 470, 34, "#f0d8c0", 0.3)
    s.show("under the desk")
    s.path("M214 700Q200 640 300 636Q380 640 390 700Z", "#020104")
    s.path(
        "M300 690Q250 730 310 770Q390 810 270 850Q210 870 250 900H330Q300 880 350 850Q440 800 350 760Q300 730 340 690Z",
        "#4aa0c8",
        opacity=0.75,
    )
    s.line("M310 706q-30 30 10 60M340 800q30 20 -40 60", "#dff4ff", 2.6, opacity=0.8)
    for k in range(5):
        glow(s, 240 + k * 36, 664, 10, "#9fe8ff", 0.5)
    s.show("operator's chair")
    with s.at(448, 872, 1.2, 5):
        s.path("M-52 -176Q0 -190 52 -176L46 -96H-46Z", s.lin((0, "#c83a2a"), (1, "#5a140e")))
        s.path("M-58 -92H58L50 -70H-50Z", "#a82a1e")
        s.line("M0 -70V-24M-46 0L0 -24L46 0M0 -24V0", INK, 8, stroke_linecap="round")
        for x in (-46, 0, 46):
            s.disc(x, 2, 7, INK)
    s.line("M362 690q-24 50 0 96M538 690q24 50 0 96", "#ffd0a0", 4, opacity=0.75, stroke_linecap="round")


def tuning(s: Stage) -> None:
    sky(s, 660)
    stars(s, 180, 480)
    moon(s, 100, 130, 40)
    streaks(s, 380, 6, s.p.sky[3], 0.3)
    valley(s, 720, town=False)
    s.show("lights of the town")
    for row in range(5):
        for k in range(14):
            on = k < 9 - row * 2
            s.rect(20 + k * 42 + row * 5, 690 + row * 7, 4, 4, s.p.light if on else "#2a1a4a")
    lattice(s, 540, 760, 470, 32)
    signal(s, 540, 290, 46, "#ff5a6a", 3)
    hill(s, 800, 70)
    s.show("robot as tall", "Red lamps")
    glow(s, 280, 480, 330, "#7ae0ff", 0.35)
    robot(s, 270, 790, 520, "#7a86b8", "#7ae0ff")
    s.show("turns the dial")
    s.path(
        "M440 540Q420 640 340 640L300 626L296 606L340 604Q386 606 400 540Z",
        s.lin((0, "#8a96c8"), (1, "#3a3f6a")),
    )
    for k in range(4):
        s.line(f"M302 {604 + k * 7}l-34 {-6 + k * 4}", "#aab4e0", 8, stroke_linecap="round")
    s.show("Music notes")
    for x, y, z, name in (
        (330, 380, 44, "musical-note"),
        (420, 320, 54, "musical-notes"),
        (380, 230, 40, "musical-note"),
        (460, 170, 46, "musical-notes"),
        (410, 100, 34, "musical-note"),
    ):
        glow(s, x, y - z / 2, z, "#7ae0ff", 0.6)
        emoji(s, name, x, y, z, keep=0.0, ramp=("#bff4ff", "#e8ffff", "#ffffff", "#ffffff"))
    s.show("bird's nest")
    emoji(s, "nest-with-eggs", 166, 540, 70, keep=0.6)
    silhouette(s, "raven", 120, 516, 34, "#0a0618", rim=s.p.light)
    s.show("drawn a heart")
    s.path(
        "M432 690q-22 -30 -4 -42q14 -4 18 12q8 -16 22 -8q14 14 -12 42l-12 10z",
        "#a8502e",
        opacity=0.95,
        transform="translate(-46 34)",
    )
    s.show("ladder leans")
    ladder(s, (96, 850), (130, 690), 34, "#e8c890", 7)
    s.show("bicycle leans")
    bicycle(s, 480, 868, 120, RED, rot=-8)
    s.show("battery")
    child(s, 262, 886, 118, YELLOW, cap=TEAL, arm="both")
    s.rect(222, 736, 84, 36, s.lin((0, "#5ad08a"), (1, "#1c6a40")), rx=6, stroke=INK, stroke_width=3)
    s.rect(306, 746, 9, 16, "#d5d7de", stroke=INK, stroke_width=2)
    s.path("M264 740l-12 18h10l-4 12l14 -18h-10z", "#fff0a8")


PAINTERS = {"c38": broadcast, "c39": downwards, "c40": starlings, "c41": oak, "c42": dead_air, "c43": tuning}
