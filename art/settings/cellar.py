"""Cellars, laboratories and tunnels below the town."""

from __future__ import annotations

import math

from art.creatures import curve, taper
from art.kit import Stage, num
from art.light import beam, fog, glow, puff
from art.palettes import BLUE, CREAM, GREEN, INK, PURPLE, RED, SKIN, TEAL, YELLOW, dark, mix, pale
from art.people import child
from art.props import (
    balloon,
    candle,
    clock,
    cobweb,
    ladder,
    old_key,
    skull,
)
from art.rooms import Corridor, boards, wall
from art.shapes import emoji, icon, letters, silhouette
from art.sky import moon, stars


def bricks(s: Stage, floor: float, high: str, low: str) -> None:
    wall(s, floor, high, low)
    for k in range(int(floor / 26) + 1):
        s.line(f"M0 {k * 26}H600", dark(low, 0.5), 1.6, opacity=0.5)
        for j in range(13):
            x = j * 52 + (k % 2) * 26
            s.line(f"M{x} {k * 26}v26", dark(low, 0.5), 1.6, opacity=0.5)
            if s.rng.random() < 0.12:
                s.rect(x + 2, k * 26 + 2, 48, 22, pale(low, 0.18), opacity=0.5)
    s.rect(0, 0, 600, floor, s.lin((0, s.p.near, 0.6), (0.5, s.p.near, 0), (1, s.p.near, 0.4)))


def slab(s: Stage, y: float, colour: str) -> None:
    s.rect(0, y, 600, 900 - y, s.lin((0, colour), (1, dark(colour, 0.75))))
    for k in range(9):
        s.line(f"M{300 + (k - 4) * 90} {y}L{300 + (k - 4) * 210} 900", dark(colour, 0.55), 2, opacity=0.6)
    for top in (y + 40, y + 110):
        s.line(f"M0 {top}H600", dark(colour, 0.55), 2, opacity=0.6)


def specimen(s: Stage) -> None:
    wall(s, 700, "#03181e", "#0e4a52", tiles=24)
    slab(s, 700, "#1c5a5c")
    for x in (40, 560):
        s.line(f"M{x} 0V700", "#062a30", 26)
        s.line(f"M{x - 5} 0V700", "#3a8a88", 5, opacity=0.6)
    s.show("red lamp turns")
    s.path("M500 30h50v14h-50zM506 44h38v26q-19 14 -38 0z", "#8a1c1c")
    glow(s, 525, 58, 120, "#ff3a2a", 1, core=9)
    beam(s, (525, 60, 6), (380, 180, 60), "#ff3a2a", 0.4, 6)
    s.show("round tank")
    glow(s, 300, 400, 420, "#8affe0", 0.6)
    s.path(
        "M116 700V130Q300 70 484 130V700Z",
        s.lin(
            (0, "#0e6a70"), (0.2, "#5ae0c8"), (0.5, "#a8ffe0"), (0.8, "#3ac0b0"), (1, "#0a4a54"), across=True
        ),
    )
    for _ in range(40):
        s.disc(
            s.rng.uniform(140, 460),
            s.rng.uniform(140, 660),
            s.rng.uniform(2, 7),
            "none",
            stroke="#f0fff8",
            stroke_width=1.4,
            opacity=0.6,
        )
    s.show("big as a cow")
    for k in range(13):
        x0 = 236 + k * 11
        s.path(
            f"M{x0} 480Q{x0 + (k - 6) * 12} 560 {x0 + (k - 6) * 8} 600T{x0 + (k - 6) * 20} 680",
            "none",
            stroke="#d84a5a" if k % 2 else "#a82a4a",
            stroke_width=5.5 - abs(k - 6) * 0.4,
            stroke_linecap="round",
        )
    s.disc(300, 380, 146, s.rad((0, "#ffffff"), (0.6, "#f4f0e4"), (0.85, "#d8b8b0"), (1, "#8a5a6a")))
    for k in range(26):
        a = k / 26 * math.tau
        s.path(
            f"M{num(300 + 144 * math.cos(a))} {num(380 + 144 * math.sin(a))}q{num(-30 * math.cos(a + 0.6))} {num(-30 * math.sin(a + 0.6))} {num(-44 * math.cos(a))} {num(-44 * math.sin(a))}",
            "none",
            stroke="#d85a5a",
            stroke_width=1.8,
            opacity=0.6,
        )
    s.show("looks down at")
    with s.clip("M154 380a146 146 0 1 0 292 0a146 146 0 1 0 -292 0z"):
        s.disc(268, 430, 76, s.rad((0, "#ffe9a0"), (0.4, "#ff9a3a"), (0.8, "#b8481a"), (1, "#5a1c0a")))
        for k in range(48):
            s.line("M268 398V360", "#5a1c0a", 2, transform=f"rotate({k * 7.5} 268 430)", opacity=0.6)
        s.disc(262, 436, 34, "#060308")
        s.disc(240, 408, 14, "#ffffff")
    s.show("round tank")
    s.path("M150 140Q160 400 150 690L180 694Q190 400 178 132Z", "#ffffff", opacity=0.22)
    s.path("M100 130Q300 60 500 130V96Q300 26 100 96Z", s.lin((0, "#8aa8a8"), (1, "#2a4a4e")))
    s.path("M92 690H508V736H92Z", s.lin((0, "#8aa8a8"), (1, "#1c3a3e")))
    for k in range(9):
        s.disc(116 + k * 46, 713, 6, "#0e2a2e")
    s.show("number nine")
    s.rect(262, 694, 76, 38, "#0a1c20", rx=4)
    letters(s, "9", 300, 728, 36, "#ffb04a")
    s.show("crack runs")
    s.line("M470 250L430 300L452 340L400 380L440 430L420 470M430 300L390 290M452 340L480 360", "#ffffff", 3)
    s.path(
        "M430 470Q540 480 600 590L600 620Q530 520 426 486Z", s.lin((0, "#ffffff", 0.9), (1, "#8af0ff", 0.4))
    )
    s.show("ladder leads")
    ladder(s, (96, 760), (140, 90), 48, "#c8b080", 16)
    s.show("microscope")
    s.path("M440 770H600V786H440ZM452 786h12v110h-12z", "#8aa0a0")
    icon(s, "microscope", 524, 772, 116, ("#f0f4f0", "#5a6a6a"), INK)
    s.path("M590 700Q540 696 528 724L536 742Q560 728 600 740Z", "#f0b83a")
    for k in range(4):
        s.line(f"M534 {722 + k * 6}h-16", "#f0b83a", 6, stroke_linecap="round")
    s.show("Mice have")
    for x, y in ((40, 800), (96, 830)):
        s.rect(x - 34, y - 50, 68, 50, "none", stroke="#c8d8d0", stroke_width=3)
        for k in range(6):
            s.line(f"M{x - 28 + k * 11} {y - 50}v50", "#c8d8d0", 1.6)
        s.path(f"M{x + 34} {y - 50}l20 -8v50l-20 8z", "none", stroke="#c8d8d0", stroke_width=3)
    for x, y, f in ((80, 806, False), (160, 850, True), (400, 872, False)):
        emoji(s, "mouse", x, y, 34, keep=0.3, flip=f)
    s.show("white coat")
    with s.at(440, 852, 1.1, 8):
        s.path(
            "M-70 -14L-30 -26L20 -22L70 -34L74 -22L30 0L40 22L-60 24L-52 4L-96 10L-98 -2Z",
            s.lin((0, "#ffffff"), (1, "#a8c8c4")),
        )
        s.line("M-14 -24L-10 22", "#8aa8a4", 2)
        for k in range(3):
            s.disc(-8 + k * 1, -14 + k * 14, 2.4, "#5a7a78")
    s.show("boy with a torch")
    child(s, 186, 882, 150, RED, cap=CREAM, arm="up")
    beam(s, (236, 734, 5), (276, 470, 60), "#fff8d0", 0.7, 5)


def side_b(s: Stage) -> None:
    bricks(s, 620, "#1c0e08", "#6a3a20")
    slab(s, 620, "#5a3418")
    s.show("window shows feet")
    s.rect(400, 60, 150, 70, "#0a1220")
    s.rect(400, 60, 150, 70, s.lin((0, "#8ab0c0"), (1, "#c8d8d0")))
    for x, r in ((440, -6), (490, 10)):
        with s.at(x, 130, 1, r):
            s.rect(-10, -70, 20, 56, "#1a1a24")
            s.path("M-12 0V-18H8L28 -4V0Z", "#120c0a")
    s.rect(400, 60, 150, 70, "none", stroke="#3a1c0e", stroke_width=8)
    s.line("M475 60v70M437 60v70M512 60v70", "#3a1c0e", 4)
    s.show("listens on the stairs")
    for k in range(6):
        s.path(
            f"M{-10} {330 + k * 48}H{70 + k * 22}V{378 + k * 48}H-10Z", s.lin((0, "#9a6434"), (1, "#4a2814"))
        )
    s.line("M90 240L222 530", "#3a1c0e", 8)
    with s.at(62, 424, 1.25):
        s.path("M-18 0Q-22 -44 -12 -60H12Q24 -40 24 -6L46 -6V28H36V6H0Z", RED)
        s.disc(0, -76, 17, "#e8b890")
        s.path(
            "M-18 -76Q-20 -98 0 -98Q20 -98 18 -72Q22 -52 16 -46Q16 -70 8 -84Q-8 -86 -12 -72Q-16 -52 -18 -48Q-22 -60 -18 -76Z",
            "#5a2a14",
        )
        s.disc(6, -76, 2.4, INK)
    s.show("furnace door")
    s.path("M470 620V430Q470 400 500 400H600V620Z", s.lin((0, "#4a4a50"), (1, "#16161a")))
    s.rect(500, 470, 70, 90, "#ff9a2a")
    s.path("M516 470L576 456V574L516 560Z", "#2a2a30", stroke="#0a0a0c", stroke_width=3)
    glow(s, 506, 516, 90, "#ff8a2a", 1)
    s.line("M530 400V0", "#2a2a30", 34)
    s.show("numbers 1 to 13")
    s.path("M228 300H440V312H228ZM228 396H440V408H228Z", "#4a2814")
    for k in range(13):
        x, y = 234 + (k % 7) * 30, 300 if k < 7 else 396
        empty = k == 12
        s.path(
            f"M{x} {y}v-44h26v44z",
            "#0a0604" if empty else s.lin((0, ("#d8a860", "#b8783a", "#c8c0a0")[k % 3]), (1, "#6a4420")),
            stroke="#3a1c0e",
            stroke_width=2,
        )
        s.rect(x + 5, y - 32, 16, 15, "#fff4dc")
        letters(s, str(k + 1), x + 13, y - 20, 12, INK)
    s.show("man without a face")
    glow(s, 410, 600, 230, "#ffd890", 0.4)
    s.path("M350 800H480V816H350ZM362 816h12v70h-12zM456 816h12v70h-12zM466 620h14v190h-14z", "#6a3a1c")
    tape, shine = "#2a120a", "#b87a4a"
    body = [
        (410, 560, 40, 46),
        (410, 660, 62, 58),
        (410, 740, 58, 46),
        (380, 800, 40, 26),
        (350, 850, 22, 38),
        (404, 850, 22, 40),
        (356, 660, 20, 34),
        (330, 700, 18, 26),
        (316, 664, 15, 20),
        (464, 690, 20, 46),
    ]
    for x, y, rx, ry in body:
        s.oval(x, y, rx, ry, tape)
    for x, y, rx, ry in body:
        for _ in range(14):
            turn = s.rng.uniform(-40, 40)
            s.oval(
                x + s.rng.uniform(-3, 3),
                y + s.rng.uniform(-3, 3),
                rx * s.rng.uniform(0.6, 1.02),
                ry * s.rng.uniform(0.25, 1.0),
                "none",
                stroke=s.rng.choice([shine, "#7a4a2a", "#e8b078"]),
                stroke_width=s.rng.uniform(1, 2.4),
                opacity=0.75,
                transform=f"rotate({turn:.0f} {x} {y})",
            )
    s.show("lifts the microphone")
    icon(s, "old-microphone", 306, 664, 96, ("#f4f0e8", "#7a8088"), "#1a1a20", rot=-12)
    s.path("M-10 700H300V718H-10Z", s.lin((0, "#b8783a"), (1, "#5a3014")))
    s.path("M20 718h14v170h-14zM264 718h14v170h-14z", "#5a3014")
    s.show("tape recorder turns")
    s.path(
        "M14 690V560Q14 548 26 548H220Q232 548 232 560V690Z",
        s.lin((0, "#d8ccb0"), (0.5, "#8a8074"), (1, "#3a342e")),
    )
    s.path("M14 690L6 702H240L232 690Z", "#2a2420")
    for x in (72, 174):
        s.disc(x, 604, 46, INK)
        s.disc(x, 604, 42, "#c8a878")
        for k in range(3):
            a = k * math.tau / 3 + 0.4
            s.disc(x + 24 * math.cos(a), 604 + 24 * math.sin(a), 12, "#3a2a1c")
        s.disc(x, 604, 7, "#e8e0d0")
        s.path(
            f"M{x - 50} 580q4 -18 18 -26M{x + 50} 628q-4 18 -18 26",
            "none",
            stroke="#fff4dc",
            stroke_width=2.5,
        )
    s.rect(94, 660, 58, 18, "#ffe9a8")
    s.line("M123 676L136 662", RED, 2)
    s.line("M174 650Q260 700 220 780Q180 850 300 860Q380 868 400 820", tape, 9)
    s.line("M174 650Q260 700 220 780Q180 850 300 860Q380 868 400 820", shine, 2.4)
    s.line("M120 660Q160 760 90 820Q40 870 160 880Q280 884 340 850", tape, 9)
    s.line("M120 660Q160 760 90 820Q40 870 160 880Q280 884 340 850", shine, 2.4)
    s.show("moth eats")
    emoji(s, "butterfly", 196, 834, 46, keep=0.1, rot=-30, ramp=("#3a2414", "#a8804a", "#e8d0a0", "#fff4dc"))
    s.show("notebook with")
    s.path(
        "M6 744L58 738L64 790L10 796Z",
        "#fbf4e2",
        stroke="#8a7a5a",
        stroke_width=2,
        transform="translate(236 -62) rotate(-2)",
    )
    for k in range(4):
        s.line(f"M250 {690 + k * 5}h36", "#b8302a" if k else INK, 2.2)
    s.show("half a sandwich")
    s.oval(256, 664, 34, 8, "#e8e4d8")
    emoji(s, "sandwich", 258, 666, 42, keep=0.8)
    s.line("M300 540L250 500L290 470", "#3aa79a", 6)
    s.path("M270 470L318 446L326 496L290 500Z", "#3aa79a")
    beam(s, (310, 490, 16), (350, 700, 120), "#ffe9a8", 0.5, 8)
    glow(s, 306, 484, 90, "#ffe9a8", 0.9)


def at_once(s: Stage) -> None:
    wall(s, 720, "#1a1030", "#5a2a4a")
    boards(s, 720, "#5a2e3a")
    rims = ("#c8963a", "#8a5a34", "#d8a860", "#6a4a6a", "#a86a3a", "#e8c070")
    s.show("wall is covered", "quarter past")
    for row in range(8):
        for k in range(8):
            x, y = 40 + k * 76 + (row % 2) * 36, 56 + row * 84
            if math.hypot(x - 300, y - 250) < 158 or math.hypot(x - 470, y - 560) < 92:
                continue
            r = s.rng.uniform(24, 38)
            clock(s, x + s.rng.uniform(-5, 5), y + s.rng.uniform(-5, 5), r, 3.25, rim=s.rng.choice(rims))
    s.show("stairs going down")
    glow(s, 300, 250, 250, "#ffe0a0", 0.7)
    s.disc(300, 250, 136, s.lin((0, "#f4d890"), (1, "#7a4a1a")))
    s.disc(300, 250, 114, "#fff4d8")
    with s.clip("M192 250a108 108 0 1 0 216 0a108 108 0 1 0 -216 0z"):
        s.rect(190, 140, 220, 220, s.lin((0, "#5ad0c0"), (1, "#0a1c2a")))
        for k in range(9):
            y, half = 350 - k * 19, 104 - k * 8
            s.path(f"M{300 - half} {y}H{300 + half}V{y - 8}H{300 - half}Z", mix("#e8fff4", "#0a2a34", k / 9))
            s.path(
                f"M{300 - half} {y - 8}H{300 + half}L{300 + half - 8} {y - 19}H{300 - half + 8}Z",
                mix("#5ab0a0", "#06141c", k / 9),
            )
    for k in range(12):
        s.line("M300 140v16", INK, 5, transform=f"rotate({k * 30} 300 250)")
    s.line("M300 250L362 262", INK, 9, stroke_linecap="round")
    s.line("M300 250H392", INK, 5, stroke_linecap="round")
    s.disc(300, 250, 9, INK)
    s.show("cuckoo hangs")
    s.path("M36 470V380L86 340L136 380V470Z", s.lin((0, "#a86a3a"), (1, "#4a2414")))
    s.path("M24 384L86 330L148 384L138 392L86 346L34 392Z", "#6a3a1c")
    clock(s, 86, 436, 26, 3.25, rim="#d8a860")
    s.rect(74, 366, 24, 34, "#120808")
    s.line("M86 396q20 20 16 60", "#c8a060", 3, stroke_dasharray="4 3")
    with s.at(104, 470, 1.1, 120):
        s.path("M-16 0Q-14 -14 4 -14Q16 -14 16 -2Q10 10 -4 8Q-14 8 -26 14Z", "#5ac0d0")
        s.path("M16 -6l12 4l-12 4z", "#f0b83a")
        s.line("M7 -9l5 5m0 -5l-5 5", INK, 1.6)
    s.show("pendulum")
    s.line("M300 386L120 780", "#8a5a1a", 12)
    s.line("M300 386L120 780", "#f0d080", 7)
    s.disc(112, 796, 62, s.rad((0, "#fff8d0"), (0.5, "#e8b840"), (1, "#7a4a10"), cx=36, cy=30, r=76))
    s.line("M36 740Q20 790 40 850M206 760Q216 800 204 850", "#fff0b0", 4, opacity=0.7, stroke_linecap="round")
    s.show("red, at a minute")
    glow(s, 470, 560, 150, "#ff5a4a", 0.9)
    clock(s, 470, 560, 72, 11.983, rim="#e8302a", face="#fff0e0")
    for x in (430, 510):
        s.oval(x, 490, 22, 14, "#e8302a", transform=f"rotate({-30 if x < 470 else 30} {x} 490)")
    s.show("apron sits")
    s.path("M470 800H610V816H470ZM484 816h12v80h-12z", "#7a4a2a")
    with s.at(556, 812, 1.0):
        skull(s, 0, -110, 58)
        s.path("M-34 -20Q-38 -90 -20 -106H20Q38 -90 34 0H-34Z", "#3a5a8a")
        s.path("M-22 -96H22V0H-22Z", s.lin((0, "#c8a878"), (1, "#7a5a3a")))
        s.line(
            "M-30 -88L-66 -40L-84 -14M30 -88L52 -50L40 -14",
            "#efe6d0",
            8,
            stroke_linecap="round",
            stroke_linejoin="round",
        )
        s.line("M-96 -18L-70 -6", "#8a9098", 5)
    s.show("candle burns upside")
    s.line("M44 520V560", "#c8963a", 4)
    s.rect(33, 556, 22, 50, "#f4ead0", rx=2)
    with s.at(44, 606, 1.4, 180):
        s.path("M0 0Q-6 -4 -5 -9Q-3 -14 0 -20Q3 -14 5 -9Q6 -4 0 0Z", "#ffb040")
    glow(s, 44, 624, 70, "#ffb040", 0.9)
    s.show("Cogs lie")
    for x, y, r in (
        (60, 880, 20),
        (230, 876, 16),
        (280, 850, 12),
        (440, 880, 22),
        (190, 850, 10),
        (500, 862, 12),
        (400, 850, 10),
    ):
        s.disc(x, y, r, "none", stroke="#d8a850", stroke_width=r * 0.5)
        for k in range(8):
            s.rect(
                x - r * 0.16, y - r * 1.5, r * 0.32, r * 0.5, "#d8a850", transform=f"rotate({k * 45} {x} {y})"
            )
    s.show("stack of books")
    for k, c in enumerate((BLUE, "#a8302a", GREEN, "#c8963a", PURPLE)):
        s.rect(290 + (k % 2) * 8, 862 - k * 17, 124, 16, c, rx=2)
        s.line(f"M{300 + (k % 2) * 8} {866 - k * 17}h104", "#fff4dc", 2)
    child(s, 352, 796, 178, TEAL, hair="#5a2a14", arm="out")
    s.line("M418 686L446 640", TEAL, 12, stroke_linecap="round")
    s.line("M446 640L458 616", SKIN, 8, stroke_linecap="round")


def hazard(s: Stage) -> None:
    c = Corridor(s, (200, 300, 200, 270))
    c.shell("#a89a36", "#8a7c2a", "#5a5218", "#e8d878")
    for side in (0, 1):
        for k in range(9):
            near = k / 9
            a, b = c.at(side, 0, near), c.at(side, 1, near)
            s.line(
                f"M{num(a[0])} {num(a[1])}L{num(b[0])} {num(b[1])}", "#4a4414", 2.4 - near * 1.6, opacity=0.7
            )
        for k in range(10):
            a, b = c.at(side, k / 10, 0), c.at(side, k / 10, 1)
            s.line(f"M{num(a[0])} {num(a[1])}L{num(b[0])} {num(b[1])}", "#4a4414", 1.6, opacity=0.7)
    c.floor_tiles("#3a3410")
    c.lamps("#fff8b0", off=(2,))
    s.show("ship's hatch")
    s.path(
        "M232 570V400Q232 330 300 330Q368 330 368 400V570Z",
        s.lin((0, "#8a9090"), (1, "#3a4040")),
        stroke="#22261c",
        stroke_width=5,
    )
    s.path("M250 560V404Q250 350 300 350Q336 350 342 380L302 400V566Z", "#0c0c06")
    glow(s, 290, 470, 80, "#a06aff", 0.7)
    s.disc(346, 460, 18, "none", stroke="#d8d8c8", stroke_width=4)
    s.line("M328 460h36M346 442v36", "#d8d8c8", 3)
    s.show("alarm lamp")
    s.rect(276, 280, 48, 12, "#3a3a2a")
    s.path("M284 280Q284 252 300 252Q316 252 316 280Z", "#ff8a2a")
    glow(s, 300, 264, 110, "#ff7a1a", 1)
    beam(s, (300, 266, 5), (60, 330, 60), "#ff9a3a", 0.4, 8)
    s.show("five empty hooks")
    for k in range(5):
        near = 0.1 + k * 0.15
        x, y = c.at(0, 0.62, near)
        z = 1.3 * (1 - near)
        with s.at(x, y, z):
            s.rect(4, -46, 52, 24, "#fff4b8", stroke="#3a3410", stroke_width=2)
            letters(s, ("ANN", "BO", "CY", "DEE", "ED")[k], 30, -27, 18, INK)
            s.path("M24 -18V10q0 14 14 14q12 0 12 -12", "none", stroke="#22241c", stroke_width=6)
    s.show("shower drips")
    s.path("M600 150H470V176", "none", stroke="#c8ccc0", stroke_width=11)
    s.path("M438 200Q440 174 470 174Q500 174 502 200Z", "#c8ccc0")
    for k in range(9):
        s.path(f"M{444 + (k * 23) % 54} {214 + k * 46}q-5 10 0 15q5 -5 0 -15z", "#bfe8e0")
    s.oval(476, 690, 60, 9, "#bfe8e0", opacity=0.5)
    s.show("shadow on the tiles")
    s.path(
        "M300 800Q380 700 430 640Q440 560 470 540Q440 500 470 460Q500 440 530 464Q556 500 530 540Q570 560 560 640Q520 740 400 830Z",
        "#1c1a08",
        opacity=0.75,
        filter=s.blur(2),
    )
    for d in ("M452 580L390 520L376 470", "M548 580L600 520L610 440", "M470 560L420 440L440 380"):
        s.line(d, "#1c1a08", 18, stroke_linecap="round", stroke_linejoin="round", opacity=0.8)
    s.show("child in a hazard", "glass full")
    with s.at(290, 862, 3.0):
        s.oval(0, 0, 34, 5, INK, opacity=0.5, filter=s.blur(1.5))
        suit = s.lin((0, "#fff0a0"), (0.5, "#f0c020"), (1, "#a87a10"), across=True)
        s.path("M-15 -44L-18 -4H-3L-1 -36H1L3 -4H18L15 -44Z", suit)
        s.path("M-22 -6H-2V2H-22ZM2 -6H22V2H2Z", "#1c1c14")
        s.path("M-20 -84Q-24 -60 -22 -40Q0 -34 22 -40Q24 -60 20 -84Q0 -96 -20 -84Z", suit)
        s.path("M-20 -82Q-34 -66 -32 -42L-23 -40Q-23 -58 -16 -70Z", "#d8a818")
        s.path("M18 -80Q34 -92 40 -110L49 -107Q44 -84 24 -64Z", "#d8a818")
        s.disc(-28, -38, 5.5, "#1c1c14")
        s.disc(45, -111, 5.5, "#1c1c14")
        s.path("M-23 -104Q-24 -132 0 -134Q24 -132 23 -104Q22 -82 0 -82Q-22 -82 -23 -104Z", suit)
        s.rect(-8, -62, 16, 12, "#1c1c14", rx=2)
        s.path("M-4 -84Q-10 -72 -8 -62M4 -84Q10 -72 8 -62", "none", stroke="#1c1c14", stroke_width=3)
        s.show("glass full")
        s.path(
            "M-17 -106Q-17 -124 0 -124Q17 -124 17 -106Q16 -92 0 -92Q-16 -92 -17 -106Z",
            "#0a0620",
            stroke="#1c1c14",
            stroke_width=2.6,
        )
        for _ in range(26):
            s.disc(s.rng.uniform(-13, 13), s.rng.uniform(-120, -96), s.rng.uniform(0.4, 1.3), "#ffffff")
        s.disc(6, -112, 3, "#c8a0ff")
        s.path("M-12 -116Q-4 -122 2 -121L-9 -104Z", "#ffffff", opacity=0.3)
    s.show("balloon with a skull")
    balloon(s, 424, 300, 56, "#8a4af0", end=(426, 528), string="#1c1c14")
    skull(s, 424, 336, 62)
    s.show("Purple mist")
    s.path("M60 830L190 790H240L130 850Z", "#0a0a06")
    for k in range(6):
        s.line(f"M{76 + k * 22} {828 - k * 6}L{140 + k * 20} {846 - k * 9}", "#8a8a5a", 5)
    fog(s, 810, 60, "#a06aff", 0.4)
    puff(s, 130, 780, 70, "#b08aff", 0.6)
    s.show("doll in the same")
    s.path(
        "M420 846H590V860H420ZM440 860l-12 30M570 860l12 30M440 860L470 890M570 860L540 890",
        "#c8c0a0",
        stroke="#6a6648",
        stroke_width=5,
    )
    with s.at(500, 838, 0.9):
        s.path("M-60 8Q-64 -16 -30 -20H30V8Z", "#f0c020")
        s.path("M30 -14L70 -18V-6L30 0ZM30 0L70 0V10L30 8Z", "#d8a818")
        s.disc(-66, -8, 22, "#f0c020")
        s.disc(-68, -8, 14, "#0a0620")
        s.line("M-74 -13l6 6m0 -6l-6 6M-64 -8l5 5m0 -5l-5 5", "#ffffff", 2)
    s.show("rat in a tiny")
    emoji(s, "rat", 110, 884, 74, keep=0.3, flip=True)
    s.path("M120 846q10 10 6 24", "none", stroke=RED, stroke_width=5)


def boiler(s: Stage) -> None:
    bricks(s, 680, "#140a08", "#5a2814")
    slab(s, 680, "#4a2212")
    s.show("web glows")
    cobweb(s, 18, 18, 170, 0, 90, "#ff8a5a", 0.95)
    icon(s, "angular-spider", 96, 130, 40, ("#3a2018", "#120806"), INK, soft=0)
    glow(s, 300, 560, 430, "#ff6a1a", 0.6)
    s.show("Pipes grow")
    for d, w in (
        ("M180 330Q90 300 70 180Q60 60 60 0", 42),
        ("M420 330Q510 300 530 180Q540 60 540 0", 42),
        ("M250 230Q250 120 220 0", 36),
        ("M350 230Q350 120 380 0", 36),
        ("M150 470Q60 470 40 560Q30 640 70 660", 34),
        ("M450 450Q540 450 570 540", 30),
    ):
        s.line(d, "#120c0a", w + 6, stroke_linecap="round")
        s.line(d, "#5a4a40", w, stroke_linecap="round")
        s.line(
            d,
            "#a8907a",
            w * 0.25,
            stroke_linecap="round",
            transform=f"translate({-w * 0.2:.0f} {-w * 0.1:.0f})",
            opacity=0.8,
        )
    for x, y in ((70, 180), (530, 180), (238, 90), (362, 90), (52, 520)):
        s.rect(x - 28, y - 9, 56, 18, "#8a7464", rx=3)
    for k in range(4):
        s.path(
            f"M{70 + k * 5} 660l{-16 + k * 10} 36",
            "none",
            stroke="#5a4a40",
            stroke_width=11,
            stroke_linecap="round",
        )
    s.show("boiler fills")
    s.path(
        "M130 700V380Q130 210 300 210Q470 210 470 380V700Z",
        s.lin(
            (0, "#1c1614"), (0.3, "#6a5a50"), (0.5, "#8a7868"), (0.8, "#3a302a"), (1, "#0e0a08"), across=True
        ),
    )
    for y in (300, 690):
        s.path(f"M126 {y}Q300 {y - 26} 474 {y}V{y + 16}Q300 {y - 10} 126 {y + 16}Z", "#2a221e")
    for k in range(9):
        s.disc(146 + k * 38, 306 - 10 * math.sin(k / 8 * math.pi), 5, "#a8907a")
    s.path("M170 690V500Q170 460 210 460H390Q430 460 430 500V690Z", "#120a08")
    fire = "M184 676V512Q186 476 216 476H384Q414 476 416 512V676Z"
    s.path(fire, s.rad((0, "#fffbd0"), (0.3, "#ffd040"), (0.65, "#ff7a1a"), (1, "#8a1c08"), cy=80, r=76))
    with s.clip(fire):
        for k in range(15):
            x, h = 190 + k * 16, s.rng.uniform(70, 170)
            s.path(
                f"M{x - 22} 690Q{x - 20} {690 - h * 0.5:.0f} {x} {690 - h:.0f}Q{x + 20} {690 - h * 0.5:.0f} {x + 22} 690Z",
                s.rng.choice(["#ffec90", "#ffb030", "#ff8a1a"]),
                opacity=0.8,
            )
    for k in range(6):
        x = 196 + k * 42
        s.path(f"M{x - 18} 470H{x + 18}L{x} {520 + (k % 2) * 12}Z", "#2a221e")
        s.path(f"M{x - 18} 684H{x + 18}L{x} {642 - (k % 2) * 10}Z", "#2a221e")
    glow(s, 300, 600, 230, "#ff9a2a", 0.8)
    s.show("stand at eleven")
    for x in (228, 372):
        s.disc(x, 386, 50, "#c8963a")
        s.disc(x, 386, 42, "#fff0cc")
        for k in range(12):
            s.line(f"M{x} 350v8", INK, 3, transform=f"rotate({k * 30} {x} 386)")
        s.line(f"M{x} 386v-30", "#d8201a", 6, transform=f"rotate(-30 {x} 386)", stroke_linecap="round")
        s.disc(x, 386, 7, INK)
        s.path(
            f"M{x - 54} {324 if x < 300 else 356}L{x + 54} {356 if x < 300 else 324}",
            "none",
            stroke="#120a08",
            stroke_width=13,
            stroke_linecap="round",
        )
    s.show("hottest pipe")
    s.line("M540 460V500", "#e8c890", 2.4)
    old_key(s, 540, 524, 54, 90)
    glow(s, 540, 524, 50, "#ff7a2a", 0.9)
    s.show("small blue door")
    glow(s, 530, 800, 130, "#6ab8ff", 0.9)
    s.rect(480, 690, 100, 136, "#3a2418")
    s.path("M490 822V706Q530 676 570 706V822Z", s.lin((0, "#5ab0f0"), (1, "#1c4a8a")))
    s.path(
        "M502 744h24v64h-24zM534 744h24v64h-24zM504 734q26 -30 52 0z",
        "none",
        stroke="#0e2a5a",
        stroke_width=3,
    )
    s.disc(560, 776, 4.5, "#ffd86a")
    s.path("M488 820H572L590 834H470Z", "#e8f8ff")
    glow(s, 530, 832, 90, "#bfe8ff", 1, ry=20)
    s.show("girl kneels")
    with s.at(420, 856, 1.5):
        s.oval(0, 2, 40, 6, INK, opacity=0.5, filter=s.blur(3))
        s.path(
            "M-34 0Q-40 -20 -22 -30Q-26 -56 -8 -66L16 -64Q26 -44 20 -24Q30 -10 28 0Z",
            s.lin((0, "#f0c040"), (1, "#8a5a14")),
        )
        s.path("M8 -58L44 -50L44 -42L10 -44Z", "#d8a030")
        s.disc(24, -76, 17, "#e8b890")
        s.path("M6 -80Q6 -98 26 -96Q42 -94 40 -82Q28 -86 20 -74Q14 -52 4 -44Q-6 -60 6 -80Z", "#7a3a1a")
        s.disc(34, -76, 2, INK)
    s.show("pair of small boots")
    for x in (60, 100):
        s.path(
            f"M{x - 16} 830V770H{x + 10}V806Q{x + 30} 808 {x + 30} 830Z",
            s.lin((0, "#e8483a"), (1, "#7a1414")),
        )
        s.path(f"M{x - 18} 830H{x + 32}V838H{x - 18}ZM{x - 18} 764H{x + 12}V774H{x - 18}Z", "#2a0c0a")
        puff(s, x, 730, 20, "#f4e0d0", 0.4)
    s.oval(84, 842, 60, 9, "#8ac0d8", opacity=0.5)
    s.show("Coal lies")
    for x, y in (
        (190, 850),
        (214, 850),
        (238, 850),
        (262, 850),
        (286, 850),
        (310, 850),
        (290, 832),
        (274, 816),
        (290, 868),
        (274, 884),
    ):
        s.path(f"M{x - 12} {y + 6}l4 -14l12 -4l10 8l-2 12z", "#14100e", stroke="#8a6a5a", stroke_width=1.4)
    s.show("colour of soot")
    silhouette(s, "cat", 170, 800, 84, "#060404", rim="#ff8a3a")


def moving(s: Stage) -> None:
    bricks(s, 690, "#0c0820", "#3a2860")
    slab(s, 690, "#3a2a5a")
    s.show("open cellar hatch")
    s.path("M330 0H560L520 130H370Z", "#0a0820")
    with s.clip("M330 0H560L520 130H370Z"):
        s.rect(320, 0, 250, 140, s.lin((0, "#1c1450"), (1, "#4a3a9a")))
        stars(s, 120, 130)
        moon(s, 448, 62, 42)
    s.line("M330 0L370 130H520L560 0", "#8a7ab0", 11, stroke_linejoin="round")
    s.path("M560 0L600 20V140L520 130Z", "#5a4a7a")
    beam(s, (446, 100, 70), (300, 860, 270), "#d8c8ff", 0.4, 14)
    s.show("stairs are broken")
    for k in range(3):
        s.path(
            f"M{500 + k * 34} {330 - k * 70 + 90}H610V{350 - k * 70 + 90}H{500 + k * 34}Z",
            s.lin((0, "#a88ac0"), (1, "#4a3468")),
        )
    s.path("M496 430l-16 20l12 6l-20 22l24 -10l-6 24l26 -40z", "#a88ac0")
    s.line("M470 690L596 250", "#4a3468", 8, stroke_dasharray="60 34")
    s.show("mirror shows")
    s.path("M20 640V330Q80 270 140 330V640Z", s.lin((0, "#d8a850"), (1, "#6a4420")))
    s.path("M32 630V338Q80 290 128 338V630Z", s.lin((0, "#8aa0e0"), (1, "#2a2458")))
    s.path(
        "M40 620Q44 500 60 490Q84 482 104 500Q120 540 122 620Q110 612 100 622Q88 610 78 622Q64 612 56 622Z",
        "#e8e4f4",
        opacity=0.75,
    )
    s.path("M60 540q18 30 40 0M56 580q20 20 50 0", "none", stroke="#8a80b0", stroke_width=3)
    s.path("M48 346L84 322L50 600Z", "#ffffff", opacity=0.12)
    s.show("white sheet")
    glow(s, 300, 520, 320, "#c8b8ff", 0.5)
    sheet = (
        "M150 790Q140 700 150 600Q150 470 240 430Q290 400 350 410Q380 360 430 370Q500 380 510 460Q530 480 520 540Q514 580 500 600"
        "Q496 700 520 800Q500 784 480 800Q456 782 430 800Q410 784 390 800Q360 780 330 800Q300 782 270 800Q240 782 210 800Q180 782 150 790Z"
    )
    s.oval(330, 812, 230, 24, INK, opacity=0.5, filter=s.blur(7))
    s.show("white sheet")
    for x in (200, 290, 400, 470):
        s.path(f"M{x - 28} 776h56v44q-28 10 -56 0z", "#6a668a")
        for k in (-16, 0, 16):
            s.oval(x + k, 820, 7, 5, "#d8d4e4")
    s.path(sheet, s.lin((0, "#ffffff"), (0.5, "#d8d0ec"), (1, "#8a7ab8")))
    for d in (
        "M240 436Q200 560 210 792",
        "M330 414Q300 600 300 790",
        "M400 420Q380 600 392 790",
        "M470 480Q440 640 452 790",
        "M180 500Q170 640 178 784",
        "M360 412Q420 470 410 560Q380 640 360 560Q340 480 352 420",
    ):
        s.line(d, "#8a7ab8", 4, opacity=0.7, stroke_linecap="round")
    s.path(
        "M362 414Q330 470 340 560Q360 630 400 580Q424 500 400 430Q384 410 362 414Z", "#ffffff", opacity=0.5
    )
    s.show("eye looks")
    s.oval(462, 470, 22, 18, "#14102a")
    s.oval(462, 470, 15, 11, "#fff4dc")
    s.disc(465, 471, 8, "#5a3a1a")
    s.disc(465, 471, 4, INK)
    s.disc(461, 467, 2.4, "#ffffff")
    s.path("M446 492q4 20 0 34q-6 -10 0 -34z", "#8af0ff", opacity=0.8)
    s.show("comes out below")
    trunk = curve((492, 560), (592, 650), (600, 800), (520, 800))
    s.path(taper(trunk, 62, 24), "#2a2440", transform="translate(3 3)")
    s.path(taper(trunk, 60, 22), s.lin((0, "#8a86a8"), (1, "#5a5678")))
    for k in range(4, 24, 2):
        (x1, y1), w = trunk[k], 26 - k * 0.7
        s.line(f"M{num(x1 - w)} {num(y1)}q{num(w)} 8 {num(w * 1.8)} -2", "#3a3654", 2.4)
    candle(s, 516, 806, 50)
    glow(s, 516, 744, 130, "#ffd070", 0.8)
    s.show("chain lies")
    s.line("M40 860Q120 830 190 862Q240 880 300 866", "#b8b4d0", 9, stroke_dasharray="14 5")
    s.path("M300 846q30 -6 40 14q-4 20 -30 16", "none", stroke="#b8b4d0", stroke_width=7)
    s.show("lifted the hem")
    s.path("M150 790Q130 740 110 730L128 712Q170 720 196 792Z", s.lin((0, "#ffffff"), (1, "#a89ad0")))
    child(s, 80, 864, 160, RED, cap=YELLOW, arm="out")
    s.show("boxes are marked")
    for x, y, w, h, text in (
        (330, 880, 104, 62, "TOYS"),
        (440, 884, 112, 52, "KITCHEN"),
        (222, 884, 108, 40, "DO NOT OPEN"),
    ):
        s.path(
            f"M{x - w / 2} {y}V{y - h}H{x + w / 2}V{y}Z",
            s.lin((0, "#d8a868"), (1, "#7a5230")),
            stroke="#4a3018",
            stroke_width=2,
        )
        s.rect(x - w * 0.06, y - h, w * 0.12, h * 0.3, "#f4e4c0")
        letters(s, text, x, y - h * 0.22, min(24, w * 1.45 / len(text)), "#3a2010")
    s.show("rocking horse")
    with s.at(214, 690, 1.0, flip=True):
        s.path("M-54 0Q0 26 54 0L60 8Q0 38 -60 8Z", "#c8485a")
        s.path(
            "M-34 4L-26 -34Q-34 -56 -20 -62H14Q22 -86 30 -98L46 -92L50 -76L34 -70L30 -40L36 4H28L18 -34H-14L-24 4Z",
            s.lin((0, "#f0d8b0"), (1, "#a87a4a")),
        )
        s.path("M14 -62Q16 -90 32 -100L28 -84L24 -64ZM-24 -56Q-44 -50 -42 -30Q-34 -40 -24 -46Z", "#7a3a2a")
        s.rect(-10, -66, 22, 9, "#c8485a")
    s.show("mouse sits")
    s.path("M20 720V650Q20 636 40 636H130Q150 636 150 650V720Z", s.lin((0, "#8a5a3a"), (1, "#3a2014")))
    s.line("M20 664H150M50 636V720M120 636V720", "#d8a850", 4)
    emoji(s, "mouse", 86, 640, 46, keep=0.3)


PAINTERS = {"c79": specimen, "c80": side_b, "c81": at_once, "c82": hazard, "c83": boiler, "c84": moving}
