"""The fairground, before opening or after closing."""

from __future__ import annotations

import math

from art.creatures import dog, ghost_child, taper
from art.houses import bulbs
from art.kit import Stage, num
from art.light import fog, glow, puff
from art.palettes import CREAM, INK, RED, TEAL, YELLOW, dark, mix
from art.people import child, eyes, figure, great_hand, head_in_window
from art.props import balloon, cord, door, ladder
from art.ridges import ground, ridge
from art.rooms import checks, wall
from art.shapes import emoji, icon, letters, silhouette
from art.sky import clouds, eclipse, lightning, moon, sky, stars, streaks
from art.trees import bare_tree, grass, leaves, pines


def wheel(
    s: Stage,
    x: float,
    y: float,
    r: float,
    colour: str,
    *,
    cars: int = 12,
    hub: bool = True,
    legs: float = 280,
    tilt: float = 0.2,
) -> list[tuple[float, float]]:
    """A big wheel; gives the places of its cars."""
    spokes = "".join(
        f"M{num(x)} {num(y)}L{num(x + r * math.cos(k / 16 * math.tau + tilt))} {num(y + r * math.sin(k / 16 * math.tau + tilt))}"
        for k in range(16)
    )
    s.line(f"M{x} {y}L{x - r * 0.53:.0f} {y + legs}M{x} {y}L{x + r * 0.53:.0f} {y + legs}", colour, r * 0.055)
    for part, wide in ((1, 0.035), (0.9, 0.015), (0.4, 0.012)):
        s.disc(x, y, r * part, "none", stroke=colour, stroke_width=r * wide)
    s.line(spokes, colour, r * 0.012)
    if hub:
        s.disc(x, y, r * 0.06, colour)
    return [
        (
            x + r * math.cos(k / cars * math.tau - math.pi / 2),
            y + r * math.sin(k / cars * math.tau - math.pi / 2),
        )
        for k in range(cars)
    ]


def gondola(s: Stage, x: float, y: float, z: float, colour: str, turn: float = 0) -> None:
    with s.at(x, y, z / 30, turn):
        s.path("M0 -2V8M-15 8H15L11 26H-11Z", dark(colour, 0.4), stroke=dark(colour, 0.5), stroke_width=2)
        s.path("M-16 6Q0 -9 16 6Z", colour)


def stripes(
    s: Stage,
    x: float,
    top: float,
    foot: float,
    half: float,
    one: str,
    two: str,
    count: int = 16,
    sag: float = 24,
) -> None:
    """The striped cone of a tent roof."""
    for k in range(count):
        t1, t2 = k / count, (k + 1) / count
        x1, x2 = x + half * (2 * t1 - 1), x + half * (2 * t2 - 1)
        y1, y2 = foot + math.sin(t1 * math.pi) * sag, foot + math.sin(t2 * math.pi) * sag
        s.path(
            f"M{num(x)} {num(top)}L{num(x1)} {num(y1)}Q{num((x1 + x2) / 2)} {num(max(y1, y2) + 14)} {num(x2)} {num(y2)}Z",
            (one, two)[k % 2],
        )


def carousel(s: Stage) -> None:
    sky(s, 640)
    stars(s, 90, 260)
    moon(s, 452, 130, 58)
    clouds(s, 170, 5)
    pines(s, 620, 40, 60, 150, s.p.far)
    s.show("wheel looms")
    fog(s, 600, 90, opacity=0.45)
    for k, (x, y) in enumerate(wheel(s, 150, 360, 170, mix(s.p.mid, s.p.near, 0.3))):
        gondola(s, x, y, 30, ("#a8553a", "#2a6a5a", "#b8963a")[k % 3], s.rng.uniform(-6, 6))
        if k % 4 == 1:
            glow(s, x, y, 20, "#ffd86a", 0.9, core=2.4)
    fog(s, 560, 110, opacity=0.45)
    pines(s, 668, 22, 90, 190, s.p.mid, gap=(170, 470))
    fog(s, 660, 60, opacity=0.4)
    ground(s, 752, "#1c4636", bulge=8)
    x, y, w = 318.0, 752.0, 330.0
    s.show("striped carousel")
    glow(s, x, y - 150, 300, "#ffdc7a", 0.85)
    s.path(
        f"M{x - w * 0.5} {y - 28}H{x + w * 0.5}L{x + w * 0.47} {y + 8}Q{x} {y + 30} {x - w * 0.47} {y + 8}Z",
        s.lin((0, "#b8482e"), (0.4, "#7a2418"), (1, "#240a08")),
    )
    s.oval(x, y - 28, w * 0.5, 22, s.lin((0, "#6a4a2a"), (1, "#c8964a")))
    for k in range(13):
        s.path(
            f"M{x - w * 0.47 + k * w * 0.0725:.0f} {y - 10}l{w * 0.036:.0f} 8l{w * 0.036:.0f} -8l{-w * 0.036:.0f} -8z",
            "#f2cf6a",
        )
    s.rect(x - 34, y - 214, 68, 190, s.lin((0, "#e8c86a"), (0.5, "#a8713a"), (1, "#5a2a1a")))
    for k in range(4):
        s.path(f"M{x - 26 + k * 17:.0f} {y - 200}v160h12v-160q-6 -10 -12 0z", "#d8f0d8", opacity=0.6)
    for dx, up, size in ((-112, 58, 78), (112, 58, 78), (-128, 16, 110), (134, 22, 106)):
        s.line(f"M{x + dx} {y - 210}V{y - 20}", "#e8c86a", 5)
        emoji(
            s,
            "carousel-horse",
            x + dx,
            y - up,
            size,
            keep=0.3,
            ramp=("#0a0f0c", "#5a2a20", "#e08a4a", "#fff6d0"),
            flip=dx > 0,
        )
    s.show("black stag")
    s.line(f"M{x + 10} {y - 206}V{y - 14}", "#fff0a8", 5)
    icon(
        s,
        "deer",
        x + 10,
        y - 10,
        142,
        ("#3a2418", "#0c0806"),
        "#050404",
        gap=8,
        rim="#ffe8a0",
        shift=(-1.5, -1.5),
    )
    glow(s, x + 40, y - 112, 26, "#ff3a2a", 1, core=3.4)
    s.show("striped carousel")
    s.path(
        f"M{x - w * 0.58} {y - 206}Q{x} {y - 176} {x + w * 0.58} {y - 206}L{x + w * 0.5} {y - 232}Q{x} {y - 204} {x - w * 0.5} {y - 232}Z",
        "#8a2a1c",
    )
    stripes(s, x, y - 338, y - 222, w * 0.56, "#d8523a", "#f4e2b0")
    s.path(
        f"M{x} {y - 338}L{x - w * 0.56} {y - 222}Q{x - 40} {y - 190} {x + 10} {y - 198}Z", INK, opacity=0.35
    )
    s.line(f"M{x} {y - 338}v-34", "#d8b45a", 4)
    s.path(f"M{x} {y - 372}q26 2 40 14q-20 4 -40 0z", "#d8523a")
    bulbs(
        s,
        [(x + w * 0.58 * (2 * k / 18 - 1), y - 206 + math.sin(k / 18 * math.pi) * 26) for k in range(19)],
        "#ffe07a",
        3,
    )
    glow(s, x, y + 30, 250, "#ffd86a", 0.5, ry=44)
    s.show("says closed")
    s.path("M30 752V640H122V752Z", s.lin((0, "#7a3a2a"), (1, "#240d0a")))
    s.path("M20 644L76 606L132 644Z", "#a8402c")
    s.rect(42, 662, 68, 44, "#ffe49a")
    letters(s, "CLOSED", 76, 656, 16, "#ffe8a0")
    glow(s, 76, 680, 70, "#ffe49a", 0.6)
    s.show("figure sits")
    head_in_window(s, 84, 706, 38)
    for k in range(5):
        s.line(f"M{42 + k * 17} 662V706", "#3a1410", 2.5)
    s.show("painted grin")
    bare_tree(s, 566, 850, 420, "#050f0b", -0.1, 7)
    s.show("three balloons")
    for bx, by, c in ((486, 540, "#e0523a"), (520, 506, "#f0c84a"), (456, 496, "#e8e0c0")):
        balloon(s, bx, by, 21, c, end=(508, 742))
    s.show("painted grin")
    figure(s, 520, 826, 196, "#0c1c16", "coat", rim="#a8c880")
    s.disc(520, 652, 13, "#e8e4d0")
    eyes(s, 520, 649, 2.4, 11, "#ff6a3a", 4)
    s.line("M511 657q9 9 18 0", "#d8202a", 3, stroke_linecap="round")
    s.show("children have")
    child(s, 222, 866, 112, YELLOW, hair="#7a3a1a")
    child(s, 282, 872, 94, TEAL, pack=RED, cap=CREAM)
    s.show("balloon dog")
    icon(s, "balloon-dog", 404, 872, 54, ("#ff8a6a", "#8a2a20"), "#2a0a08")
    icon(s, "ticket", 348, 878, 34, ("#fff0c0", "#c8a05a"), "#2a1a08", rot=-20)
    leaves(s, 26, ("#c8783a", "#e0b04a", "#8a4a2a"), 600, 880)


def hub(s: Stage) -> None:
    sky(s, 640)
    clouds(s, 150, 12, "#161c20", opacity=0.8, spread=140, scale=1.6)
    clouds(s, 420, 7, "#2c3436", opacity=0.6, spread=90, scale=1.4)
    s.show("bolt of")
    lightning(s, 60, 20, 250)
    glow(s, 92, 250, 90, "#fff8d8", 0.9)
    s.show("black sun")
    eclipse(s, 300, 356, 74, "#ffd890")
    s.show("great wheel")
    places = wheel(s, 300, 356, 228, "#0c0f12", hub=False, legs=400, tilt=0.1)
    s.disc(300, 356, 228, "none", stroke="#ffe8a8", stroke_width=1.6, opacity=0.8)
    s.show("cars swing")
    for k, (x, y) in enumerate(places):
        gondola(s, x, y, 44, ("#b8502a", "#3a6a70", "#b8963a")[k % 3], -16)
    s.show("child stands")
    child(s, 304, 150, 58, RED, arm="both", ground=False)
    gondola(s, 300, 128, 44, "#b8502a", -16)
    ridge(s, 650, 10, s.p.far)
    ground(s, 700, "#4a5048")
    for k in range(26):
        s.line(f"M{k * 24} 700L{300 + (k * 24 - 300) * 2} 900", "#1a1e1e", 2, opacity=0.6)
    s.line("M300 356L180 756M300 356L420 756", "#0c0f12", 13)
    s.show("ladder runs")
    ladder(s, (190, 752), (268, 470), 22, "#d8c890", 13)
    s.show("control hut")
    s.path("M426 800V654H566V800Z", s.lin((0, "#7a4a34"), (1, "#22140e")))
    s.path("M410 660L496 606L582 660Z", "#3a201a")
    s.rect(444, 684, 44, 116, "#ffe2a0")
    glow(s, 466, 740, 70, "#ffe2a0", 0.6)
    s.line("M466 790L458 720", "#8a8f94", 7, stroke_linecap="round")
    s.disc(458, 716, 8, RED)
    cord(s, [(462, 750), (490, 760), (470, 776), (500, 790), (540, 812)], "#e8c890", 4)
    s.rect(536, 806, 22, 7, RED, rx=3)
    s.show("seven pence")
    s.rect(496, 684, 62, 66, "#f4e4bc", stroke="#3a2010", stroke_width=3)
    letters(s, "7P", 527, 720, 32, "#b8302a")
    letters(s, "A TURN", 527, 742, 15, "#3a2010")
    s.show("Tickets whirl")
    for _ in range(26):
        with s.at(
            s.rng.uniform(40, 560), s.rng.uniform(640, 870), s.rng.uniform(0.7, 1.3), s.rng.uniform(0, 360)
        ):
            s.path("M-11 -6H11V6H-11Z", s.rng.choice(["#f4e4bc", "#e8a05a", "#d8c8a0"]))
            s.line("M-4 -6V6", "#8a5a3a", 1)
    s.show("black dog")
    s.line("M40 820q70 40 130 20", "#b8bcc0", 4, stroke_dasharray="8 4")
    s.rect(30, 790, 12, 60, "#2a2018")
    dog(s, 216, 862, 104, "#26282e", "#ffe8b0")


def mirrors(s: Stage) -> None:
    wall(s, 640, "#08061c", "#24104e")
    checks(s, 640, "#8a2a9a", "#0c0624")
    s.show("hall of tall")
    boxes = ((28, 190, 92), (138, 150, 92), (248, 110, 112), (378, 150, 92), (488, 190, 84))
    for x, y, w in boxes:
        glow(s, x + w / 2, 400, 150, "#ff4a9a", 0.25, ry=330)
        s.path(
            f"M{x - 8} 690V{y}Q{x + w / 2} {y - 54} {x + w + 8} {y}V690Z",
            s.lin((0, "#f0c86a"), (0.5, "#a8641e"), (1, "#4a2410")),
        )
        s.path(
            f"M{x} 682V{y + 6}Q{x + w / 2} {y - 40} {x + w} {y + 6}V682Z",
            s.lin((0, "#2a1a6a"), (0.6, "#6a2a9a"), (1, "#b04ab8")),
        )
        s.path(f"M{x + 8} 676V{y + 20}L{x + w * 0.4} {y}L{x + w * 0.2} 676Z", "#ffffff", opacity=0.07)
    s.show("stretched")
    with s.clip("M28 682V190H120V682Z"):
        with s.group(transform="translate(60 670) scale(.7 2.6)"):
            child(s, 0, 0, 120, TEAL, cap=YELLOW, ground=False)
        with s.group(transform="translate(98 670) scale(.6 2.3)"):
            child(s, 0, 0, 100, RED, long_hair=True, skirt=True, ground=False)
    with s.clip("M138 682V150H230V682Z"):
        with s.group(transform="translate(166 674) scale(2.1 .8)"):
            child(s, 0, 0, 120, TEAL, cap=YELLOW, ground=False)
        with s.group(transform="translate(210 676) scale(1.9 .7)"):
            child(s, 0, 0, 100, RED, long_hair=True, skirt=True, ground=False)
    with s.clip("M378 682V150H470V682Z"):
        child(s, 402, 330, 200, TEAL, cap=YELLOW, ground=False, rot=180)
        child(s, 446, 350, 170, RED, long_hair=True, skirt=True, ground=False, rot=180)
    s.show("third child")
    with s.clip("M248 682V110H360V682Z"):
        for x, c, h in ((270, TEAL, 230), (340, RED, 196)):
            child(
                s,
                x,
                690,
                h,
                c,
                cap=YELLOW if c == TEAL else "",
                long_hair=c == RED,
                ground=False,
                opacity=0.85,
            )
        ghost_child(s, 304, 640, 300, s.p.light, 0.95)
    s.show("flat against")
    great_hand(s, 330, 470, 60, "#e8ffff")
    glow(s, 330, 440, 60, s.p.light, 0.8)
    s.show("mirror is broken")
    s.path("M488 682V196Q530 154 572 196V682Z", "#1a0e44")
    s.line(
        "M530 400L500 230M530 400L566 250M530 400L572 420M530 400L560 600M530 400L496 560M530 400L488 380M512 300l40 20M546 500l-34 30",
        "#f0e0ff",
        2.4,
    )
    s.path("M520 380l24 8l-6 26l-22 -8z", INK)
    s.show("black water")
    s.path(
        "M522 410Q516 520 520 690Q500 730 420 760Q380 790 430 800Q540 806 590 770V700Q550 700 540 690Q536 520 536 412Z",
        "#04020c",
    )
    s.line("M430 786Q500 796 570 768", "#ff8ad0", 2, opacity=0.6)
    for x in (120, 300, 480):
        s.rect(x - 76, 62, 152, 9, "#ffe0f4", rx=4)
        glow(s, x, 66, 130, "#ff4a9a", 0.9, ry=50)
    s.show("moth")
    emoji(s, "butterfly", 352, 92, 44, keep=0.1, rot=20, ramp=("#2a1a3a", "#8a6aa0", "#e8d8f0", "#ffffff"))
    s.show("opens on bricks")
    s.path("M0 700V420H24V700Z", "#a8541e")
    door(s, 26, 716, 210, "#2a6a5a", ajar=False)
    for k in range(12):
        for j in range(3):
            s.rect(18 + j * 20 + (k % 2) * 8, 520 + k * 15, 18, 13, "#b8583a" if (k + j) % 3 else "#8a3a28")
    s.rect(26, 494, 62, 22, "#0c3a2a", stroke="#8affc0", stroke_width=2)
    letters(s, "EXIT", 57, 512, 18, "#8affc0")
    s.show("children, back")
    child(s, 232, 872, 186, TEAL, cap=YELLOW, rim="#ff8ad0")
    child(s, 368, 878, 160, RED, long_hair=True, skirt=True, rim="#ff8ad0")
    s.show("half a mask")
    with s.at(480, 862, 1.1, 14):
        s.path(
            "M-40 -6Q-44 -46 0 -50L6 -30L-4 -14L8 4L0 26Q-34 24 -40 -6Z",
            s.lin((0, "#ffffff"), (1, "#c8a8d8")),
        )
        s.path("M-30 -20q12 -12 22 0q-10 10 -22 0z", INK)
        s.path("M-20 8q10 8 20 4", "none", stroke="#d8302a", stroke_width=4)


def _rim_bulbs(s: Stage) -> None:
    """Bulbs round the clown, one in three dead."""
    for k in range(36):
        a = math.pi * (1.06 + 0.88 * k / 35) if k < 36 else 0
        x, y = 300 + 262 * math.cos(a), 320 + 250 * math.sin(a)
        if k % 3 == 2:
            s.disc(x, y, 6, "#2a1410")
        else:
            glow(s, x, y, 24, "#ffc04a", 1, core=6)
    for k in range(8):
        for x in (40, 560):
            y = 330 + k * 50
            if (k + x) % 3 == 2:
                s.disc(x, y, 6, "#2a1410")
            else:
                glow(s, x, y, 24, "#ffc04a", 1, core=6)


def admit(s: Stage) -> None:
    x: float
    y: float
    sky(s, 700)
    stars(s, 90, 300)
    ground(s, 700, "#4a2410")
    s.show("clown's face")
    glow(s, 300, 400, 380, "#ff8a2a", 0.5)
    s.path("M30 730V300Q30 60 300 60Q570 60 570 300V730Z", s.lin((0, "#5a1a10"), (1, "#220a06")))
    for side in (-1, 1):
        for k in range(9):
            a = -0.5 + k * 0.26
            s.disc(
                300 + side * (226 + 24 * math.sin(k * 2)) * math.cos(a * 0.6),
                270 + 140 * math.sin(a) - 40,
                52,
                ("#f0602a", "#d84418", "#ff8a3a")[k % 3],
            )
    s.path(
        "M96 640V280Q110 110 300 110Q490 110 504 280V640Q480 730 300 730Q120 730 96 640Z",
        s.lin((0, "#fff8ea"), (0.6, "#f4e0c8"), (1, "#c89a78")),
    )
    s.path("M216 130Q250 40 330 10Q380 50 384 130Q300 96 216 130Z", s.lin((0, "#3a5ad0"), (1, "#1c2a6a")))
    s.disc(332, 14, 20, "#ffd04a")
    s.show("glass eyes")
    for x in (200, 400):
        s.path(f"M{x} 190L{x + 30} 290L{x} 390L{x - 30} 290Z", "#3a5ad0")
        s.oval(x, 290, 54, 62, "#ffffff", stroke=INK, stroke_width=5)
        s.disc(x - 22, 306, 28, s.rad((0, "#8ad8ff"), (0.6, "#2a7ad0"), (1, "#0e2a5a")))
        s.disc(x - 24, 308, 13, INK)
        s.disc(x - 32, 296, 6, "#ffffff")
    s.path(
        "M140 220Q190 176 250 214M350 214Q410 176 460 220",
        "none",
        stroke="#d8302a",
        stroke_width=11,
        stroke_linecap="round",
    )
    s.disc(300, 392, 46, s.rad((0, "#ffb0a0"), (0.4, "#e8302a"), (1, "#7a0e10"), cx=36, cy=30, r=74))
    for x in (142, 458):
        s.disc(x, 440, 36, "#f08a7a", opacity=0.7)
    s.show("mouth the entrance")
    s.path("M112 470Q300 560 488 470Q500 640 452 730H148Q100 640 112 470Z", "#c8201e")
    s.path("M138 500Q300 580 462 500Q468 640 430 730H170Q132 640 138 500Z", "#06050c")
    for k in range(7):
        x = 176 + k * 41
        y = 516 + 40 * math.sin((k + 0.5) / 7 * math.pi)
        s.path(f"M{x - 18} {y - 6:.0f}h36l-4 44q-14 8 -28 0z", "#fff8ea")
    s.show("Stairs inside")
    glow(s, 300, 690, 160, s.p.accent, 0.7)
    for k in range(7):
        s.path(
            f"M{206 + k * 12} {730 - k * 18}H{394 - k * 12}V{718 - k * 18}H{206 + k * 12}Z",
            mix("#6ab8ff", "#0a1a3a", k / 8),
        )
    s.show("Bulbs run")
    _rim_bulbs(s)
    s.show("red carpet")
    s.path(
        "M236 724Q300 700 364 724Q400 800 470 900H130Q200 800 236 724Z", s.lin((0, "#a8161a"), (1, "#e8403a"))
    )
    s.line("M300 718V900", "#7a0e12", 6)
    s.show("turnstile")
    s.path("M420 700H500V820H420Z", s.lin((0, "#9aa0a8"), (1, "#2a2c32"), across=True))
    s.rect(430, 716, 60, 30, INK)
    letters(s, "666", 460, 742, 28, "#ff4a2a")
    s.line("M420 776H360M420 776L372 820M420 776L372 736", "#d5d7de", 7, stroke_linecap="round")
    s.show("goat")
    emoji(s, "goat", 528, 868, 120, keep=0.3, ground=True)
    s.oval(508, 800, 26, 9, "#fff8ea", stroke="#c8b8a0", stroke_width=2)
    s.show("paper hands")
    for x, y, r in (
        (60, 180, -30),
        (94, 110, -16),
        (540, 180, 30),
        (506, 110, 18),
        (46, 270, -50),
        (556, 270, 50),
    ):
        great_hand(s, x, y + 26, 50, "#fff0d8", rot=r)
    s.show("girl holds")
    child(s, 120, 878, 130, TEAL, long_hair=True, skirt=True, arm="out")
    icon(s, "ticket", 178, 818, 36, ("#fff0c0", "#e8a05a"), "#2a1a08", rot=-20)


def striker(s: Stage) -> None:
    sky(s, 660)
    stars(s, 190, 560)
    s.show("its bell")
    moon(s, 300, 150, 104, "#f4efd4", 0.9)
    s.show("cracked from")
    s.path(
        "M300 46L286 96L312 122L280 160L306 186L290 224L300 254L310 222L322 188L300 164L330 122L302 98Z",
        s.p.sky[0],
    )
    s.line("M280 160L226 178L210 160M322 188L372 204M312 122L356 96", s.p.sky[0], 4)
    clouds(s, 330, 4, opacity=0.3)
    pines(s, 660, 40, 30, 90, s.p.far)
    fog(s, 650, 60, opacity=0.4)
    for x, w, c in ((-20, 150, "#a8404a"), (470, 160, "#3a6a9a")):
        s.path(f"M{x} 720V600H{x + w}V720Z", mix(c, s.p.near, 0.5))
        stripes(s, x + w / 2, 520, 600, w * 0.58, c, "#d8d8d0", 10, 8)
    ground(s, 716, "#1c3a5a")
    for k in range(22):
        s.line(f"M{k * 28} 716L{300 + (k * 28 - 300) * 2.2} 900", s.p.near, 2, opacity=0.6)
    s.show("strong-man tower")
    s.path("M262 780V256H338V780Z", s.lin((0, "#d8a03a"), (0.5, "#f4d88a"), (1, "#8a5a1e"), across=True))
    s.path("M276 770V262H324V770Z", s.lin((0, "#c8302a"), (1, "#6a1416")))
    for k in range(20):
        s.line(f"M276 {280 + k * 24}h{48 if k % 4 == 0 else 20}", "#fff0c8", 3)
    s.path("M230 780H370L386 806H214Z", "#8a5a1e")
    bulbs(s, [(x, 270 + k * 34) for k in range(15) for x in (268, 332)], "#ffd86a", 2.6)
    s.show("scale reads")
    for text, y, c in (
        ("SORRY", 330, "#d8302a"),
        ("STRONG", 440, "#3f7fc0"),
        ("FAIR", 550, "#4a9a5c"),
        ("WEAK", 660, "#e8803a"),
    ):
        s.rect(344, y - 24, 96, 34, c, rx=5, stroke="#fff0c8", stroke_width=2)
        letters(s, text, 392, y, 24, "#fff8e0")
    s.show("weight still")
    glow(s, 300, 480, 110, "#ff7a2a", 1)
    s.path("M278 470h44v30h-44z", s.lin((0, "#fff4c0"), (1, "#ff6a1a")))
    for k in range(5):
        s.line(f"M{284 + k * 8} 506v{30 + (k % 3) * 20}", "#ffb050", 3, opacity=0.8)
    s.show("Pieces of moon")
    for x, y, z in ((120, 800, 24), (470, 790, 30), (180, 842, 16), (430, 850, 20), (90, 770, 14)):
        glow(s, x, y, z * 2.2, "#f4efd4", 0.7)
        s.path(
            f"M{x - z} {y}l{z * 0.4} {-z}l{z} {-z * 0.3}l{z * 0.6} {z * 0.9}l{-z * 0.6} {z * 0.5}z",
            s.lin((0, "#fffbe8"), (1, "#a8a488")),
        )
        puff(s, x, y - z * 1.6, z, "#d8e4f0", 0.3)
    s.show("strong man")
    with s.at(470, 876, 1.1):
        s.path("M-80 -8Q-86 -30 -60 -34H10Q30 -36 46 -28L90 -22V-8L44 -6Z", "#d9a383")
        s.path("M-58 -36H0L6 -4H-54Z", "#e8b04a")
        for k in range(8):
            s.disc(-48 + k * 7, -28 + (k * 11) % 20, 3, "#5a3010")
        s.disc(-94, -20, 17, "#d9a383")
        s.path("M-104 -12q10 8 20 0l-2 -6q-8 4 -16 0z", INK)
        s.line("M-30 -34Q-30 -60 -10 -54", "#d9a383", 12, stroke_linecap="round")
    s.show("teddy bears")
    s.rect(-10, 690, 140, 9, "#8a5a2a")
    for x in (18, 60, 102):
        emoji(s, "teddy-bear", x, 690, 50, keep=0.7)
    s.show("bat tangled")
    cord(s, [(-10, 560), (60, 600), (130, 570)], "#f4e4c0", 2)
    for k in range(6):
        s.path(
            f"M{4 + k * 20} {576 + 10 * math.sin(k):.0f}h14l-7 18z", ("#e8483a", "#f0c040", "#4a9ac0")[k % 3]
        )
    silhouette(s, "evil-bat", 70, 650, 56, "#05060e", rim=s.p.light)
    s.show("small boy")
    child(s, 176, 890, 92, RED, arm="both")
    s.line("M206 800L150 700", "#a8703a", 8, stroke_linecap="round")
    with s.at(140, 690, 1, -28):
        s.rect(-46, -26, 92, 52, s.lin((0, "#d8a05a"), (1, "#6a3a1a")), rx=6)
        s.rect(-50, -28, 14, 56, "#8a9098")
        s.rect(36, -28, 14, 56, "#8a9098")


def walking(s: Stage) -> None:
    x: float
    y: float
    sky(s, 640)
    stars(s, 70, 200)
    clouds(s, 230, 7, spread=90, scale=1.3)
    streaks(s, 430, 7, s.p.sky[4], 0.4)
    ridge(s, 630, 24, s.p.far)
    pines(s, 646, 50, 12, 40, s.p.mid)
    fog(s, 640, 60, opacity=0.5)
    ground(s, 656, "#7a4a4a")
    grass(s, 760, 260, 5, 20, dark(s.p.mid, 0.2))
    s.show("line of holes")
    for k, (x, y) in enumerate(((60, 700), (110, 722), (52, 742), (120, 770), (60, 800))):
        s.oval(x, y, 18 + k * 2, 6 + k, "#140810")
    s.show("striped circus")
    glow(s, 330, 470, 320, "#ffe0a0", 0.7)
    s.show("thick roots")
    brown = "#5a3424"
    for pairs, w in (
        ([(190, 560), (120, 600), (110, 700), (60, 770)], 44),
        ([(260, 580), (230, 660), (250, 730), (210, 800)], 40),
        ([(350, 584), (360, 670), (330, 740), (360, 812)], 42),
        ([(440, 570), (500, 640), (470, 720), (530, 786)], 44),
        ([(310, 580), (300, 640), (310, 690), (280, 740)], 30),
        ([(480, 550), (560, 580), (570, 660), (600, 700)], 36),
    ):
        line = [
            (
                pairs[0][0] * (1 - t) ** 3
                + 3 * pairs[1][0] * t * (1 - t) ** 2
                + 3 * pairs[2][0] * t * t * (1 - t)
                + pairs[3][0] * t**3,
                pairs[0][1] * (1 - t) ** 3
                + 3 * pairs[1][1] * t * (1 - t) ** 2
                + 3 * pairs[2][1] * t * t * (1 - t)
                + pairs[3][1] * t**3,
            )
            for t in (k / 18 for k in range(19))
        ]
        s.path(taper([(x - 2, y - 2) for x, y in line], w, 7), "#ffc890")
        s.path(taper(line, w, 7), brown)
        x, y = line[-1]
        s.line(
            f"M{num(x)} {num(y)}l-20 12M{num(x)} {num(y)}l4 16M{num(x)} {num(y)}l22 8",
            brown,
            5,
            stroke_linecap="round",
        )
    s.show("striped circus")
    body = "M150 410L126 560Q330 640 534 560L510 410Z"
    s.path(body, s.lin((0, "#fff0c0"), (0.6, "#ffc060"), (1, "#c8602a")))
    with s.clip(body):
        s.show("shadows of")
        for k in range(11):
            figure(
                s,
                160 + k * 36,
                600,
                70 + (k * 17) % 30,
                "#7a3418",
                ("man", "woman", "kid")[k % 3],
                opacity=0.7,
            )
        s.show("elephant")
        silhouette(s, "elephant", 330, 596, 150, "#5a2410", opacity=0.85)
        s.show("striped circus")
        for k in range(8):
            s.path(f"M{150 + k * 52} 400h22l4 240h-28z", "#d8403a", opacity=0.62)
    s.path("M104 420Q330 470 556 420L530 392Q330 436 130 392Z", "#8a2a2a")
    stripes(s, 330, 190, 404, 226, "#d8403a", "#fff0d0", 16, 30)
    s.path("M330 190L104 404Q230 440 300 436Z", INK, opacity=0.25)
    s.show("torn flag")
    s.line("M330 194V120", "#e8c870", 5)
    s.path("M330 122Q380 110 420 128L404 138L426 150Q380 142 330 156Z", TEAL)
    s.show("trapeze artist")
    s.line("M486 480L516 590M506 480L546 590", "#f4ead0", 2)
    s.line("M510 592H552", "#e8c870", 5)
    with s.at(531, 594, 0.8):
        s.path(
            "M-14 0Q-20 30 -12 50L-20 90L-10 92L0 56L10 92L20 90L10 50Q18 30 14 0L6 0V34H-6V0Z",
            "#e8f4f0",
            opacity=0.9,
        )
        s.disc(0, 30, 13, "#f4ead8")
    s.show("Tent pegs")
    for x, y, r in ((520, 858, 70), (452, 878, 84)):
        with s.at(x, y, 1, r):
            s.path("M-13 -70H13L9 40L0 62L-9 40Z", s.lin((0, "#c8965a"), (1, "#4a2a16"), across=True))
            s.rect(-15, -72, 30, 10, "#6a4020")
    s.show("trumpet")
    emoji(s, "trumpet", 390, 846, 56, keep=0.6, rot=12)
    s.show("with a wagon")
    child(s, 170, 872, 118, RED, cap=CREAM, arm="up")
    child(s, 250, 878, 100, TEAL, pack=YELLOW)
    child(s, 88, 884, 96, YELLOW, long_hair=True, skirt=True, arm="both")
    s.path("M286 842H362V866H286Z", "#c8302a")
    s.line("M262 842L286 852", INK, 4)
    for x in (302, 346):
        s.disc(x, 872, 10, INK)
        s.disc(x, 872, 5, "#e8dcc0")


PAINTERS = {"c32": carousel, "c33": hub, "c34": mirrors, "c35": admit, "c36": striker, "c37": walking}
