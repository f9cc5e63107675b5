"""The church and its graves."""

from __future__ import annotations

import math

from art.creatures import dog
from art.houses import church, gravestone, iron_fence
from art.kit import Stage, num
from art.light import beam, fog, glow, puff
from art.palettes import BLUE, CREAM, INK, RED, TEAL, YELLOW, dark, mix, pale
from art.people import Figure, child, figure, great_eye, great_hand
from art.props import (
    candle,
    clock,
    cobweb,
    cord,
    footprints,
    ladder,
    lantern,
    skeleton,
    television,
)
from art.ridges import ground, ridge, ripples
from art.rooms import wall
from art.shapes import emoji, icon, letters, silhouette
from art.sky import clouds, moon, sky, snow, stars, sun
from art.trees import bare_tree, grass, pines
from art.vehicles import car_back


def yard(s: Stage, y: float = 600, *, light: str = "", far_church: bool = True) -> None:
    """Trees, chapel and the slope of the graveyard."""
    ridge(s, y - 50, 26, mix(s.p.far, s.p.fog, 0.2))
    pines(s, y - 10, 44, 30, 90, s.p.far)
    fog(s, y - 20, 70, opacity=0.5)
    if far_church:
        church(s, 110, y + 10, 190, light=light)
    ground(s, y, mix(s.p.mid, s.p.sky[2], 0.3), bulge=14)
    fog(s, y + 20, 50, opacity=0.3)


def stones(s: Stage, places: tuple[tuple[float, float, float, int, float], ...]) -> None:
    for x, y, h, kind, rot in places:
        gravestone(s, x, y, h, kind=kind, rot=rot)


def bell(s: Stage, x: float, y: float, k: float, light: str, low: str) -> None:
    with s.at(x, y, k):
        s.path("M-16 -110Q-16 -126 0 -126Q16 -126 16 -110Z", low)
        s.path(
            "M-30 -104Q0 -120 30 -104Q44 -60 48 -30Q56 -6 72 0H-72Q-56 -6 -48 -30Q-44 -60 -30 -104Z",
            s.lin((0, pale(light, 0.3)), (0.4, light), (1, low), across=True),
        )
        s.line("M-54 -16H54M-36 -80H36", low, 4)
        s.disc(0, 8, 14, low)


def pulled(s: Stage) -> None:
    a: float
    s.horizon = 900
    s.rect(0, 0, 600, 900, "#0a1428")
    for depth in range(9):
        t = depth / 9
        x1, y1, x2, y2 = (
            300 - 420 * (1 - t) - 90 * t,
            -60 + 190 * t,
            300 + 420 * (1 - t) + 90 * t,
            960 - 640 * t,
        )
        s.rect(x1, y1, x2 - x1, y2 - y1, mix("#22365a", "#0c1630", t), stroke="#0a1224", stroke_width=3)
    for a in range(24):
        x = -120 + a * 35
        s.line(f"M{x} 960L{210 + (x + 120) / 840 * 180:.0f} 320", "#0a1224", 1.6, opacity=0.5)
    s.path("M210 130H390V320H210Z", s.lin((0, "#0a1a3a"), (1, "#3a6aa0")))
    stars(s, 60, 300)
    s.show("full moon")
    s.path("M476 330H536V500H476Z", "#0a1430", stroke="#5a7aa8", stroke_width=6)
    with s.clip("M476 330H536V500H476Z"):
        moon(s, 512, 400, 34)
    beam(s, (506, 410, 20), (120, 820, 110), "#cfe4ff", 0.3, 12)
    s.show("Wooden stairs")
    wood = "#8a6440"
    for k in range(9):
        y = 860 - k * 44
        s.path(
            f"M{-10} {y}L{120 - k * 9} {y - 34}V{y - 24}L-10 {y + 12}Z",
            s.lin((0, pale(wood, 0.1)), (1, dark(wood, 0.4))),
        )
    for k in range(8):
        y = 480 - k * 26
        s.path(
            f"M{610} {y}L{500 - k * 6} {y + 24}V{y + 32}L610 {y + 10}Z",
            s.lin((0, pale(wood, 0.1)), (1, dark(wood, 0.4))),
        )
    s.line("M124 800L60 440M-4 900L-6 500", dark(wood, 0.3), 5)
    s.show("number twelve")
    letters(s, "12", 480, 640, 70, "#bfd4ea", opacity=0.8)
    s.line("M440 632L522 590", RED, 7, stroke_linecap="round")
    letters(s, "13", 490, 722, 76, "#e8503a")
    s.show("great bell")
    bell(s, 300, 360, 1.5, "#c89a4a", "#4a3014")
    s.path(
        "M246 320L262 306L278 322L296 304L314 324L334 306L352 320L336 338L316 330L298 344L280 332L262 340Z",
        "#0a0806",
    )
    s.show("giant hand")
    skin = s.lin((0, "#6a7a9a"), (1, "#c8d4e4"))
    s.path(
        "M380 -20L352 120Q330 170 336 214L300 300L318 310L352 250Q352 300 340 352Q346 366 358 356L384 270Q392 320 386 372Q394 384 404 372L416 268Q432 310 434 352Q442 362 450 350L446 240Q470 280 478 310Q488 314 490 302Q480 220 450 170L470 -20Z",
        skin,
        stroke="#0a1428",
        stroke_width=3,
    )
    s.line("M352 250Q360 220 372 208M384 270Q388 240 396 226M416 268Q416 240 416 226", "#4a5a7a", 3)
    for x, y in ((310, 302), (346, 350), (394, 368), (442, 348), (484, 304)):
        s.oval(x, y, 7, 9, "#eef4fa")
    s.show("Bats pour")
    for _ in range(16):
        a = s.rng.uniform(0, math.tau)
        silhouette(
            s,
            "evil-bat",
            250 + 190 * math.cos(a) * s.rng.random(),
            420 + 90 * math.sin(a) * s.rng.random(),
            s.rng.uniform(22, 46),
            "#05070e",
            rot=s.rng.uniform(-30, 30),
        )
    s.show("bell rope")
    s.line("M330 300Q322 360 300 400V860", "#4a3a20", 11)
    s.line("M330 300Q322 360 300 400V860", "#e8d0a0", 7)
    s.line("M300 400V860", "#8a6a3a", 7, stroke_dasharray="3 9")
    s.show("sexton hangs")
    with s.at(300, 690, 1.2):
        s.path(
            "M-2 -150L-10 -96L-18 -60Q-22 -20 -16 0L-34 60L-22 66L-4 10L6 70L18 68L12 0Q20 -30 16 -60L12 -96L10 -150L0 -152L4 -98H-2L6 -150Z",
            "#101420",
            stroke="#cfe4ff",
            stroke_width=1.6,
        )
        s.disc(0, -92, 15, "#e8c4a4")
        s.path("M-15 -96Q-14 -112 0 -112Q15 -112 15 -96Q0 -104 -15 -96Z", "#d8d8d8")
        s.oval(0, -84, 4, 5, INK)
        s.path("M-8 -152h16v12h-16z", "#e8c4a4")
    s.show("boy below")
    s.oval(300, 872, 60, 9, INK, opacity=0.5, filter=s.blur(4))
    child(s, 196, 884, 134, RED, cap=CREAM, arm="both")
    s.show("lantern stands")
    lantern(s, 70, 830, 60)


def news(s: Stage) -> None:
    sky(s, 600)
    stars(s, 110, 280)
    moon(s, 470, 130, 36)
    clouds(s, 210, 6)
    s.show("to the chapel")
    yard(s, 600, light="#9fe8ff")
    s.show("aerial")
    stones(s, ((230, 650, 60, 0, -4), (300, 636, 46, 1, 3), (520, 690, 90, 0, 4), (30, 720, 80, 1, -5)))
    gravestone(s, 420, 668, 84, kind=0)
    s.line("M420 584L390 520M420 584L452 522M376 536h30M436 530h32", "#d8e0d8", 3)
    s.show("crow watches")
    gravestone(s, 556, 640, 96, kind=2, rot=3)
    icon(s, "raven", 556, 548, 46, ("#2a3a30", "#0a120c"), INK, flip=True)
    bare_tree(s, 30, 700, 330, s.p.near, 0.1, 6)
    ground(s, 720, "#1f4a34")
    grass(s, 740, 200, 5, 18, "#0e3022")
    s.show("Blue light")
    beam(s, (300, 800, 130), (300, 180, 210), "#5ab8ff", 0.85, 12)
    glow(s, 300, 790, 300, "#5ab8ff", 0.9)
    pit = "M160 760H440L480 872H120Z"
    s.path(pit, "#3a2a1a", stroke="#5a4026", stroke_width=10, stroke_linejoin="round")
    s.path(pit, s.lin((0, "#0a2a3a"), (1, "#4aa8d8")))
    with s.clip(pit):
        s.show("shows a house")
        television(s, 290, 884, 150, "house", light="#b8f0ff", antenna=False)
        s.show("bony hand")
        with s.at(412, 850, 1.1, -24):
            s.line("M60 40L20 10", "#e8dfc8", 13, stroke_linecap="round")
            for k in range(4):
                s.line(
                    f"M20 10L{-8 - k * 3} {-12 + k * 9}L{-24} {-10 + k * 9}",
                    "#e8dfc8",
                    6,
                    stroke_linecap="round",
                    stroke_linejoin="round",
                )
            s.rect(-44, -16, 30, 50, "#1a1c22", rx=4)
            for k in range(6):
                s.disc(-36 + (k % 2) * 14, -6 + (k // 2) * 12, 3.4, ("#ff4a3a", "#8ae0ff", "#ffe070")[k // 2])
    s.show("cable runs")
    cord(s, [(210, 780), (150, 740), (190, 690), (110, 660), (112, 610)], "#0a0e0a", 5)
    s.show("ladder leans")
    ladder(s, (420, 866), (372, 660), 46, "#c8a468", 8)
    s.show("spade with")
    s.path("M470 870Q480 800 530 790Q580 800 600 850V880Z", s.lin((0, "#6a4a2a"), (1, "#1c120a")))
    s.line("M540 810L516 690", "#a8703a", 7)
    s.path("M502 694h28l-4 -16h-20z", RED)
    s.path("M530 800l22 -6l10 34q-14 10 -24 4z", "#aab4b4")
    s.show("armchair stands")
    icon(s, "armchair", 86, 840, 124, ("#d87a5a", "#5a2418"), "#1c0c08", ground=True)
    s.show("boy kneels")
    with s.at(196, 826, 1.45):
        s.path(
            "M-24 34Q-30 6 -16 -6Q-22 -40 -4 -54L20 -50Q30 -20 22 4Q34 14 30 34Z",
            s.lin((0, "#2a6a9a"), (1, "#1a2a3a")),
        )
        s.path("M14 -40L42 -14L36 -4L10 -22Z", "#3a7aa8")
        s.disc(16, -68, 18, "#a8e4ff")
        s.path("M-2 -68Q-4 -90 16 -90Q32 -88 32 -76Q20 -82 12 -74Q8 -60 2 -56Q-2 -60 -2 -68Z", "#1c2a34")
    fog(s, 700, 60, "#a8f08a", 0.35)


def choir(s: Stage) -> None:
    x: float
    wall(s, 560, "#2a1030", "#6a3458", tiles=0)
    for k in range(5):
        x = k * 150
        s.path(f"M{x - 20} 560V240Q{x + 55} 120 {x + 130} 240V560Z", "#3a1a40", opacity=0.55)
    s.path("M0 560H600V900H0Z", s.lin((0, "#5a3048"), (1, "#1c0c1e")))
    s.show("coloured glass")
    cx, cy, r = 300.0, 210.0, 150.0
    glow(s, cx, cy, 330, "#ffd0c0", 0.8)
    s.disc(cx, cy, r + 14, "#1c0c1e")
    for k in range(16):
        a, b = k / 16 * math.tau, (k + 1) / 16 * math.tau
        c = ("#e8486a", "#f0b83a", "#3a9ac8", "#8a5ad0", "#3ac0a0")[k % 5]
        s.path(
            f"M{num(cx + 80 * math.cos(a))} {num(cy + 80 * math.sin(a))}L{num(cx + r * math.cos(a))} {num(cy + r * math.sin(a))}A{r} {r} 0 0 1 {num(cx + r * math.cos(b))} {num(cy + r * math.sin(b))}L{num(cx + 80 * math.cos(b))} {num(cy + 80 * math.sin(b))}A80 80 0 0 0 {num(cx + 80 * math.cos(a))} {num(cy + 80 * math.sin(a))}Z",
            s.rad((0, pale(c, 0.45)), (1, c)),
            stroke="#1c0c1e",
            stroke_width=4,
        )
    s.disc(cx, cy, 80, "#ffe0b0", stroke="#1c0c1e", stroke_width=5)
    great_eye(s, cx, cy, 140, "#3a9ac8", slit=False)
    s.show("beam of light")
    beam(s, (300, 230, 110), (320, 880, 260), "#ffe0d0", 0.4, 14)
    s.show("door behind")
    s.path("M96 560V430Q130 390 164 430V560Z", "#06040a", stroke="#8a5a4a", stroke_width=6)
    s.path("M96 560V430Q108 414 120 412V580Z", "#7a4630")
    s.show("pipes grown")
    for k in range(9):
        h = 130 + 60 * math.sin(k / 8 * math.pi)
        s.path(
            f"M{420 + k * 18} 540V{540 - h:.0f}h14V540Z",
            s.lin((0, "#fff0c8"), (0.5, "#d8a85a"), (1, "#6a4420"), across=True),
        )
        s.rect(424 + k * 18, 500, 6, 12, "#3a2010")
    for d in (
        "M410 560Q450 480 430 400Q440 360 470 350",
        "M600 540Q540 470 560 390Q550 350 520 330",
        "M470 560Q500 500 490 420",
    ):
        s.line(d, "#3a2416", 8, stroke_linecap="round")
        s.line(d, "#6a4426", 4, stroke_linecap="round")
    s.show("girl sits")
    s.path("M400 540H600V640H400Z", s.lin((0, "#7a4630"), (1, "#2a1410")))
    s.rect(410, 560, 150, 14, "#fbf6ea")
    s.line("".join(f"M{418 + k * 11} 560v14" for k in range(13)), INK, 2)
    s.rect(440, 664, 70, 10, "#5a3020")
    with s.at(475, 668, 0.98):
        s.path("M-24 6Q-26 -44 -13 -62H13Q26 -44 24 6Z", RED)
        s.path("M-16 -52L-44 -66L-46 -74L-14 -62ZM16 -52L44 -66L46 -74L14 -62Z", dark(RED, 0.2))
        s.disc(0, -78, 18, "#7a3a1a")
        s.path("M-17 -80Q-22 -46 -12 -36H12Q22 -46 17 -80Z", "#7a3a1a")
    s.show("hymn board")
    s.rect(30, 300, 66, 118, "#2a1410", rx=4, stroke="#c89a5a", stroke_width=4)
    for k in range(3):
        letters(s, "7", 63, 338 + k * 34, 30, "#fff4dc")
    s.show("Candles burn")
    s.path("M190 540H400V556H190ZM210 556h14v40h-14zM366 556h14v40h-14z", "#d8b080")
    for k in range(9):
        candle(s, 204 + k * 23, 540, 26 + (k * 13) % 18)
    s.show("every pew")
    for row in range(4):
        y = 660 + row * 70
        h = 46 + row * 8
        for side in (-1, 1):
            x1, x2 = (-20, 268 - row * 18) if side < 0 else (332 + row * 18, 620)
            count = 6
            for k in range(count):
                x = x1 + 30 + (x2 - x1 - 50) * k / (count - 1)
                if row == 0 and side > 0 and x < 560:
                    continue
                silhouette(
                    s, "raven", x, y + 8, 52 + row * 9, "#0e0814", flip=(k + row) % 2 == 0, rim="#f4a8b0"
                )
            s.path(f"M{x1} {y}H{x2}V{y + h}H{x1}Z", s.lin((0, "#a8643e"), (0.15, "#6a3420"), (1, "#2a120c")))
            s.path(f"M{x1 - 4} {y - 7}H{x2 + 4}V{y + 5}H{x1 - 4}Z", "#c88450")
    s.show("white collar")
    icon(s, "raven", 128, 812, 104, ("#3a2c44", "#140c1a"), INK, rim="#fff0e0")
    s.path("M108 762q20 14 40 2l2 12q-22 12 -44 0z", "#ffffff")
    s.show("red thread")
    s.line(
        "M200 660Q300 690 380 660Q300 720 216 730Q320 770 400 730Q280 820 180 800Q320 850 440 800",
        "#e8303a",
        3,
    )
    s.show("Feathers fall")
    for _ in range(20):
        emoji(
            s,
            "feather",
            s.rng.uniform(190, 430),
            s.rng.uniform(420, 880),
            s.rng.uniform(18, 30),
            keep=0.0,
            rot=s.rng.uniform(0, 360),
            ramp=("#08060a", "#241a2a", "#5a4a5e", "#a898a8"),
        )


def wedding(s: Stage) -> None:
    h: float
    x: float
    y: float
    k: float
    sky(s, 610)
    stars(s, 200, 480)
    moon(s, 300, 210, 100, "#fff0dc")
    clouds(s, 330, 4, opacity=0.4)
    ridge(s, 560, 26, mix(s.p.far, s.p.fog, 0.2))
    pines(s, 600, 44, 30, 90, s.p.far)
    fog(s, 590, 70, opacity=0.5)
    s.show("chapel clock")
    church(s, 496, 640, 290, light="#ffe0a0")
    clock(s, 496, 462, 24, 12.0)
    ground(s, 620, mix(s.p.mid, s.p.sky[2], 0.4), bulge=12)
    s.show("old car")
    car_back(s, 560, 704, 96, "#e8e0f0", lights=False)
    for k in range(4):
        s.line(f"M{540 + k * 12} 700l{-10 + k * 4} 26", "#d8c8e8", 1.4)
        s.rect(526 + k * 16, 722, 9, 13, "#c8ccd8", stroke=INK, stroke_width=1)
    s.show("hung with paper")
    bare_tree(s, 130, 800, 640, "#0c0622", 0.12, 7, 0.6)
    for x, y, z, c in (
        (60, 330, 30, "#ff7a5a"),
        (150, 290, 34, "#ffc04a"),
        (240, 350, 30, "#ff6aa0"),
        (210, 450, 26, "#6ae0e0"),
        (90, 450, 28, "#ffc04a"),
        (300, 420, 24, "#ff7a5a"),
        (40, 520, 24, "#ff6aa0"),
    ):
        s.line(f"M{x} {y - z}V{y - z - 26}", "#0c0622", 2)
        glow(s, x, y, z * 2.4, c, 0.8)
        s.oval(x, y, z * 0.8, z, s.rad((0, "#fff8e0"), (0.6, c), (1, dark(c, 0.4))))
        for k in (-0.5, 0, 0.5):
            s.line(f"M{x - z * 0.7} {y + k * z}H{x + z * 0.7}", dark(c, 0.3), 1.2, opacity=0.6)
        s.rect(x - 7, y - z - 4, 14, 6, "#2a1a2a")
        s.rect(x - 7, y + z - 2, 14, 6, "#2a1a2a")
    s.show("Guests have")
    stones(s, ((50, 720, 64, 0, -5), (430, 730, 60, 1, 4), (90, 860, 80, 0, 3), (560, 830, 86, 2, 4)))
    people: tuple[tuple[float, float, float, Figure], ...] = (
        (40, 770, 70, "man"),
        (110, 760, 64, "woman"),
        (440, 790, 66, "coat"),
        (500, 774, 60, "woman"),
        (560, 790, 70, "man"),
    )
    for x, y, h, kind in people:
        with s.clip(f"M{x - 60} {y - 120}H{x + 60}V{y}H{x - 60}Z"):
            figure(s, x, y + h, h * 2, "#b8a8e0", kind, rim="#ffffff", opacity=0.8)
        s.oval(x, y, 38, 9, "#0a0418")
        s.path(f"M{x - 44} {y}q44 18 88 0q-10 16 -44 16q-34 0 -44 -16z", "#2a1a4a")
    s.show("skeleton bride")
    glow(s, 300, 660, 220, "#ffe8d0", 0.5)
    skeleton(s, 252, 846, 300, flip=True)
    s.path("M214 640Q252 660 290 640L292 740L270 780L234 780L214 740Z", s.lin((0, "#1a1430"), (1, "#060410")))
    s.path("M240 640L252 680L264 640Z", "#ffffff")
    s.path("M222 552H282L278 540H270L272 496H232L234 540H226Z", "#0a0618", stroke="#c8b0f0", stroke_width=1.4)
    skeleton(s, 356, 846, 290)
    s.path(
        "M330 640Q356 656 382 640Q388 700 430 846Q356 866 282 846Q322 700 330 640Z",
        s.lin((0, "#fffaf4"), (1, "#c8b8e0")),
        opacity=0.93,
    )
    s.show("veil is cobweb")
    s.path(
        "M328 590Q326 556 356 552Q390 556 388 600Q420 700 470 846Q430 860 410 846Q390 700 372 606Q350 580 328 590Z",
        "#ffffff",
        opacity=0.35,
    )
    cobweb(s, 360, 556, 270, 62, 50, "#ffffff", 0.9)
    s.show("hand in hand")
    s.line("M274 722L318 716", "#efe6d0", 9, stroke_linecap="round")
    glow(s, 298, 716, 44, "#fff0b0", 0.9)
    s.show("cake with")
    s.path("M430 880V846H540V880Z", s.lin((0, "#8a80a8"), (1, "#2a2448")))
    for k in range(5):
        w = 80 - k * 15
        s.path(f"M{485 - w / 2:.0f} {846 - k * 18}h{w}v-18h{-w}z", s.lin((0, "#ffffff"), (1, "#e0c8e0")))
        for j in range(int(w / 9)):
            s.disc(485 - w / 2 + 5 + j * 9, 830 - k * 18, 4, "#ff9ab8")
    s.show("fiddler")
    figure(s, 70, 886, 150, "#1a1038", "coat", rim="#ffe8c0")
    s.oval(70, 752, 11, 14, "#f4ecdc")
    emoji(s, "violin", 96, 812, 54, keep=0.6, rot=-20)
    s.show("bridesmaid")
    child(s, 168, 884, 108, TEAL, long_hair=True, skirt=True, arm="out")
    s.path("M202 818h26v10h-26z", "#e8486a")
    s.disc(212, 814, 5, "none", stroke="#ffd86a", stroke_width=2.4)
    s.show("black dog")
    dog(s, 372, 892, 78, "#1c1436", "#c8b0f0", flip=True)
    emoji(s, "bone", 330, 880, 34, keep=0.2)
    s.path("M322 862l-12 -8v16zM322 862l12 -8v16z", "#ff6aa0")


def reserved(s: Stage) -> None:
    sky(s, 600)
    clouds(s, 180, 7, "#5a7888", opacity=0.45, spread=110, scale=1.5, edge=False)
    ridge(s, 560, 26, "#8aa4ae")
    s.show("lantern moves")
    pines(s, 600, 40, 60, 160, "#4a6674")
    glow(s, 92, 572, 46, "#ffc050", 1, core=5)
    figure(s, 80, 604, 54, "#1c2c38", "man")
    fog(s, 600, 80, "#e8f0f0", 0.6)
    s.path("M0 610Q300 580 600 610V900H0Z", s.lin((0, "#eef4f2"), (1, "#8fa8b6")))
    s.show("iron gate")
    iron_fence(s, 430, 610, 690, 90, "#1c2a34")
    s.path("M430 690L392 712V612L430 600Z", "none", stroke="#1c2a34", stroke_width=5)
    s.line("M404 620V706M416 616V700", "#1c2a34", 3)
    s.line("M376 640q-10 20 0 44M366 650q-8 12 0 26", "#24343e", 3)
    stones(s, ((60, 690, 60, 0, -4), (140, 664, 44, 1, 3), (530, 730, 80, 2, 5)))
    s.show("stone angel")
    stone = s.lin((0, "#e8eef0"), (0.5, "#9aacb6"), (1, "#4a5c68"), across=True)
    glow(s, 300, 330, 330, "#ffffff", 0.4)
    for side in (-1, 1):
        with s.group(transform=f"translate(300 0) scale({side} 1)"):
            s.path(
                "M30 330Q120 120 250 90Q276 150 258 220Q270 250 246 300Q256 330 228 370Q232 400 200 430Q196 470 150 490Q90 520 40 470Z",
                stone,
                stroke="#3a4a56",
                stroke_width=3,
            )
            for k in range(6):
                s.line(
                    f"M{58 + k * 8} {440 - k * 12}Q{140 + k * 14} {400 - k * 36} {228 - k * 2 + (k % 2) * 10} {410 - k * 56}",
                    "#5a6e7a",
                    3,
                )
            s.path("M40 330Q120 130 250 92Q150 150 70 330Z", "#f8fcfc", opacity=0.9)
    s.path(
        "M222 640Q232 440 258 330Q276 290 300 288Q324 290 342 330Q368 440 378 640Z",
        stone,
        stroke="#3a4a56",
        stroke_width=3,
    )
    for k in range(5):
        s.line(f"M{262 + k * 19} 420Q{256 + k * 22} 540 {246 + k * 27} 636", "#5a6e7a", 3)
    s.path(
        "M262 250Q258 196 300 192Q342 196 338 250Q336 300 300 306Q264 300 262 250Z",
        stone,
        stroke="#3a4a56",
        stroke_width=3,
    )
    s.path("M258 252Q246 180 300 176Q354 180 342 252Q336 206 300 208Q264 206 258 252Z", "#7a8e9a")
    s.path("M284 246q8 -7 16 0q-8 6 -16 0z", "#1a242c")
    s.line("M292 246V286", "#3a4a56", 2.5)
    s.path("M286 282q12 8 26 0", "none", stroke="#3a4a56", stroke_width=3)
    s.show("lifts one hand")
    s.path(
        "M346 340Q400 330 404 280L394 220L380 224L378 276Q366 306 330 310Z",
        stone,
        stroke="#3a4a56",
        stroke_width=3,
    )
    great_hand(s, 388, 236, 74, "#b0c0c8", rot=-30)
    s.path(
        "M258 340Q220 320 240 274L262 262L330 240L336 252L282 284L262 300Q270 320 286 330Z",
        stone,
        stroke="#3a4a56",
        stroke_width=3,
    )
    s.path("M300 244l30 -10l14 4l-4 10l-34 12z", "#b8c8d0", stroke="#3a4a56", stroke_width=2)
    s.path("M250 660H350L380 700H220Z", "#7a8e9a")
    s.show("new gravestone")
    s.path(
        "M206 812V640Q206 560 300 560Q394 560 394 640V812Z",
        s.lin((0, "#5a6872"), (1, "#2a343c")),
        stroke="#1c242c",
        stroke_width=3,
    )
    s.path("M216 806V644Q216 572 300 572Q384 572 384 644V806Z", s.lin((0, "#8a98a2"), (1, "#4a5660")))
    s.path("M200 640Q210 552 300 552Q390 552 400 640Q380 566 300 568Q220 566 200 640Z", "#ffffff")
    with s.at(300, 754, 1.35):
        s.path(
            "M-11 -42L-13 -2H-3L-1 -36H2L4 -2H14L11 -42ZM-15 -74Q-18 -52 -17 -38Q0 -33 17 -38Q18 -52 15 -74Q0 -84 -15 -74ZM-12 -92Q-13 -107 0 -107Q13 -107 12 -92Q11 -80 0 -80Q-11 -80 -12 -92ZM-25 -40L-15 -72L-11 -64L-18 -38ZM25 -40L15 -72L11 -64L18 -38Z",
            "#c8d4da",
            stroke="#2a343c",
            stroke_width=1.5,
        )
        s.path("M-13 -96Q-12 -111 0 -111Q13 -111 13 -96Z", "#5a6872")
        s.path("M-10 -72h20v26h-20z", "#5a6872")
    s.show("date on it")
    letters(s, "2 NOV 1989", 300, 792, 28, "#1c242c")
    s.show("Red roses")
    for x, y, z in ((190, 842, 50), (222, 856, 54), (160, 860, 44)):
        emoji(s, "rose", x, y, z, keep=0.9, rot=20)
    s.show("footprints come")
    footprints(s, [(420, 896), (404, 876), (410, 856), (398, 836)], 17, "#5a7686")
    footprints(s, [(452, 836), (480, 812), (506, 784), (530, 760), (548, 738), (566, 718)], 16, "#5a7686")
    s.show("robin sits")
    s.line("M500 870L520 770", "#7a5030", 7)
    s.path("M490 862l22 4l-4 30h-22z", "#6a7a84")
    s.path("M508 770h24v8h-24z", "#7a5030")
    with s.at(522, 766, 1.2):
        s.path("M-20 -4Q-24 -26 -4 -32Q14 -32 16 -16Q16 0 0 0Q-10 0 -34 8Z", "#6a5444")
        s.path("M2 -22Q18 -20 14 -4Q6 4 -4 0Q-6 -14 2 -22Z", "#e8502e")
        s.disc(6, -25, 2.2, INK)
        s.path("M14 -24l9 3l-9 3z", "#e8b04a")
    s.show("same boy")
    child(s, 440, 884, 170, "#c8a03a", cap=RED, pack=BLUE, rim="#ffffff")
    snow(s, 170)


def low_tide(s: Stage) -> None:
    sky(s, 620)
    stars(s, 50, 160)
    clouds(s, 210, 7, spread=90, scale=1.3)
    sun(s, 520, 590, 70)
    ridge(s, 610, 22, s.p.far)
    fog(s, 610, 60, opacity=0.5)
    s.rect(0, 620, 600, 280, s.lin((0, "#e8a080"), (0.3, "#7a4a70"), (1, "#1c0e2a")))
    wall_ = "#f4e8d8"
    s.path("M120 720V380L300 230L480 380V720Z", s.lin((0, wall_), (1, "#8a6a78")))
    for k in range(32):
        s.line(f"M120 {396 + k * 10}H480", "#a88890", 1, opacity=0.5)
    s.path("M96 396L300 218L504 396L486 412L300 252L114 412Z", "#5a2a44")
    s.path("M244 290V120H356V290L300 240Z", s.lin((0, wall_), (1, "#c8a8a0")))
    s.path("M228 128L300 20L372 128Z", "#5a2a44")
    s.show("starfish")
    s.path("M264 150H336V220H264Z", "#2a1430")
    bell(s, 300, 208, 0.42, "#e8b850", "#6a4418")
    with s.at(316, 186, 1.15, 14):
        s.path("M0 -18L5 -6L18 -5L8 3L12 16L0 9L-12 16L-8 3L-18 -5L-5 -6Z", "#ff7a5a")
    s.show("weathercock wears")
    s.line("M300 24V-6", INK, 4)
    emoji(s, "rooster", 300, 60, 52, keep=0.0, ramp=("#140818", "#140818", "#2a1430", "#4a2a44"))
    s.disc(300, 46, 16, "none", stroke="#ffffff", stroke_width=8)
    s.disc(300, 46, 16, "none", stroke=RED, stroke_width=8, stroke_dasharray="12 13")
    for x in (168, 396):
        s.path(f"M{x} 560V460q18 -24 36 0V560Z", "#ffd890", stroke="#8a6a70", stroke_width=4)
        glow(s, x + 18, 500, 50, "#ffd890", 0.6)
    s.show("cat with a candlestick")
    silhouette(s, "cat", 420, 338, 70, "#140818", rim="#ffc090", rot=34)
    candle(s, 394, 306, 24)
    s.show("hung with washing")
    s.line("M372 200Q480 280 600 240", INK, 3)
    for x, y, c in ((430, 240, "#ffffff"), (480, 256, RED), (530, 258, TEAL)):
        s.path(f"M{x - 15} {y}h30l7 13l-9 5l-2 -5v32h-22v-32l-2 5l-9 -5z", c)
    s.show("open door")
    s.path("M226 720V500Q300 430 374 500V720Z", "#3a1c2a")
    s.path("M238 720V506Q300 446 362 506V720Z", s.rad((0, "#fff4d0"), (1, "#e8944a"), cy=60, r=70))
    glow(s, 300, 600, 190, "#ffd890", 0.8)
    s.path(
        "M226 500L150 520V740L226 716ZM374 500L450 520V740L374 716Z", s.lin((0, "#8a3a30"), (1, "#4a1a1c"))
    )
    for k in range(5):
        y, half = 716 + k * 24, 110 + k * 24
        s.path(
            f"M{300 - half} {y}H{300 + half}V{y + 24}H{300 - half}Z", s.lin((0, "#d8c0b8"), (1, "#7a5a6a"))
        )
    s.show("water pours")
    s.path(
        "M240 690H360L372 740Q420 800 470 900H130Q180 800 228 740Z",
        s.lin((0, "#9affe0", 0.8), (0.5, "#5ac0d0", 0.9), (1, "#2a7a9a", 0.9)),
    )
    for k in range(26):
        x = 250 + (k * 41) % 100
        s.line(
            f"M{x} {700 + (k * 13) % 40}q{(x - 300) * 0.4:.0f} 60 {(x - 300) * 1.2:.0f} {110 + (k * 7) % 60}",
            "#f0fffa",
            2.4,
            opacity=0.6,
        )
    for k in range(5):
        puff(s, 300, 730 + k * 26, 70 + k * 16, "#ffffff", 0.22)
    s.show("Gravestones stand")
    for x, y, h, kind, rot in (
        (60, 790, 66, 0, -5),
        (110, 850, 74, 1, 4),
        (530, 800, 70, 2, 5),
        (480, 868, 76, 0, -3),
    ):
        gravestone(s, x, y, h, kind=kind, rot=rot)
        s.rect(x - 50, y - h * 0.28, 100, h * 0.32, mix("#7a4a70", "#2a7a9a", 0.4), opacity=0.85)
        ripples(s, x, y - h * 0.24, 46, 3, "#ffd0b0")
    s.show("priest with")
    s.oval(300, 786, 70, 10, INK, opacity=0.4, filter=s.blur(4))
    with s.at(300, 786, 2.1):
        s.path(
            "M-8 -6L-34 8Q-38 12 -30 13L-6 6ZM8 -6L34 8Q38 12 30 13L6 6Z",
            "#f0b83a",
            stroke=INK,
            stroke_width=1.4,
        )
        s.path(
            "M-20 0Q-18 -50 -13 -68Q-10 -80 -5 -82H5Q10 -80 13 -68Q18 -50 20 0Q0 6 -20 0Z",
            s.lin((0, "#2a2030"), (1, "#0c0812")),
        )
        s.line("M0 -78V0", "#e8c050", 1.4, stroke_dasharray="2 4")
        s.path("M-12 -68L-34 -50L-30 -44L-10 -56ZM12 -68L32 -84L36 -78L14 -56Z", "#1c1424")
        s.disc(0, -92, 12, "#e8b890")
        s.rect(-12, -98, 24, 12, "#8af0ff", rx=4, stroke=INK, stroke_width=2.4)
        s.path("M13 -90Q22 -90 20 -104L20 -116", "none", stroke="#ff5a3a", stroke_width=3.4)
        s.path("M-12 -100Q-10 -108 0 -108Q10 -108 12 -100Z", "#8a8a90")
    s.show("fish in his")
    s.path("M284 616h34v12h-34z", "#ffffff")
    with s.at(312, 612, 0.9, -30):
        s.path("M-22 0Q-6 -12 14 0L26 -9V9L14 0Q-6 12 -22 0Z", "#ff9a6a", stroke=INK, stroke_width=1.2)
        s.disc(-12, -2, 2, INK)
    s.show("Hymn books")
    for x, y, r in ((214, 800, -16), (390, 812, 12), (250, 866, 8)):
        with s.at(x, y, 1, r):
            s.path("M-24 -8H24V10H-24Z", "#8a2a3a")
            s.path("M-22 -12H22V-6H-22Z", "#fff4dc")
            s.line("M-6 0H6M0 -5V6", "#ffd86a", 2)
    s.show("pew comes")
    child(s, 370, 850, 84, TEAL, ground=False, cap=YELLOW)
    child(s, 420, 850, 78, RED, long_hair=True, ground=False, arm="up")
    s.path("M320 816H472V862H320Z", s.lin((0, "#a8643e"), (1, "#4a2414")))
    s.path("M312 790H328V880H312ZM464 790H480V880H464Z", "#7a4428")
    ripples(s, 396, 866, 110, 4, "#f0fffa")


PAINTERS = {"c67": pulled, "c68": news, "c69": choir, "c70": wedding, "c71": reserved, "c72": low_tide}
