"""A street under water."""

from __future__ import annotations

from art.creatures import shark, shark_fin
from art.houses import house, lamp, poles, skyline, window
from art.kit import Stage
from art.light import beam, flame, fog, glow, puff
from art.palettes import BLUE, INK, RED, TEAL, YELLOW, dark, mix, pale
from art.people import child, figure
from art.props import candle, cord, door, ladder, page, television
from art.ridges import glints, reflect, ripples, water
from art.shapes import emoji, icon
from art.sky import clouds, crescent, flock, moon, rain, sky, snow, stars, streaks
from art.trees import crown, pines
from art.vehicles import boat, bus_side, car_side


def street(s: Stage, line: float = 520, *, lit: float = 0.5, high: float = 170) -> None:
    """Two rows of houses that stand in the water; paint it inside the group that is reflected."""
    p = s.p
    pines(s, line - 44, 46, 20, 70, mix(p.far, p.sky[2], 0.3))
    fog(s, line - 50, 70, opacity=0.35)
    for x, w, h in ((236, 44, 40), (318, 40, 36), (372, 46, 44)):
        house(s, x, line - 32, w, h, wall=mix(p.far, p.fog, 0.1), lit=lit)
    poles(s, [(210, line - 30, 90), (120, line, 170), (-30, line + 40, 300)], dark(p.mid, 0.4), 14)
    house(s, 128, line - 6, 84, 84, lit=lit)
    house(s, 416, line - 4, 92, 88, lit=lit, style="hip")
    house(s, -34, line + 32, 150, high * 0.93, wall=p.mid, lit=lit)
    house(s, 492, line + 36, 158, high, wall=dark(p.mid, 0.1), lit=lit)


def sheet(s: Stage, line: float = 520, strength: float = 0.75) -> None:
    """The water with the street seen again in it."""
    water(s, line)
    reflect(s, "above", line, 300, strength)
    glints(s, line + 8, 880, 140, s.p.light, 160, 440, 0.5)
    glints(s, line + 20, 890, 110, mix(s.p.sky[2], s.p.fog, 0.4), opacity=0.4)
    fog(s, line + 2, 40, opacity=0.35, count=10)


def duck(s: Stage) -> None:
    with s.group(id="above"):
        sky(s, 500)
        stars(s, 120, 300)
        s.show("enormous")
        moon(s, 300, 250, 128, "#f2a45c")
        streaks(s, 330, 9, opacity=0.7)
        clouds(s, 120, 5, spread=50)
        flock(s, 7, 430, 150, 90, 50)
        s.show("upstairs")
        street(s)
        lamp(s, 188, 520, 122)
        lamp(s, 398, 512, 96, -1)
    sheet(s)
    s.show("plastic")
    s.oval(306, 694, 190, 26, INK, opacity=0.7, filter=s.blur(4))
    icon(s, "plastic-duck", 306, 716, 372, ("#ffd45e", "#8f4018"), "#5a2408", gap=8, light=255)
    s.show("awake")
    glow(s, 376, 425, 60, "#ff3020", 0.95)
    s.disc(376, 425, 17, "#1a0505")
    s.disc(376, 425, 12, "#ff4a28")
    s.oval(376, 425, 3.5, 11, "#120202")
    s.disc(371, 419, 3.2, "#ffffff")
    glints(s, 676, 714, 60, "#ffcf80", 130, 490, 0.8)
    ripples(s, 306, 696, 270, 5)
    s.show("leaning")
    icon(s, "mailbox", 84, 706, 84, ("#e8675a", "#8a2a2c"), "#2a0c10", rot=-8, gap=14)
    ripples(s, 78, 704, 46, 3)
    s.show("stop")
    s.line("M521 664l-5 60", "#2a333a", 5)
    icon(s, "stop-sign", 520, 668, 70, ("#f06a58", "#a02f32"), "#ffe8d8", rot=11, gap=14)
    ripples(s, 517, 722, 40, 3)
    s.show("armchair")
    icon(s, "armchair", 506, 806, 92, ("#8ac8a0", "#2a6a50"), "#0a1d24", rot=-13, gap=14)
    ripples(s, 506, 798, 62, 3)
    s.show("children")
    child(s, 146, 812, 82, RED, cap=YELLOW, arm="up", ground=False)
    child(s, 190, 816, 74, BLUE, pack="#8a5a2a", ground=False)
    boat(s, 168, 838, 172)
    s.show("duck's")
    beam(s, (180, 730, 3), (306, 560, 44), "#fff0c0", 0.6, 5)
    ripples(s, 168, 846, 120, 4)


def mailbox(s: Stage) -> None:
    with s.group(id="above"):
        sky(s, 500)
        clouds(s, 150, 8, spread=110, scale=1.5)
        moon(s, 470, 140, 40, halo=0.5)
        street(s, lit=0)
        s.show("house")
        window(s, 562, 440, 26, 30, "#ffd98c")
        window(s, 30, 396, 24, 26, "#ffd98c")
        glow(s, 42, 408, 70, "#ffd98c", 0.8)
    sheet(s, strength=0.6)
    s.show("corner")
    for x, y, h in ((262, 560, 24), (344, 552, 18)):
        shark_fin(s, x, y, h, "#3a6a72")
        ripples(s, x, y, h * 1.6, 3)
    s.show("stands")
    glow(s, 300, 560, 240, s.p.fog, 0.5)
    shark(s, 296, 720, 470, "#4a7a86")
    glints(s, 690, 740, 70, pale(s.p.fog, 0.5), 110, 470, 0.9)
    ripples(s, 296, 716, 250, 6, pale(s.p.fog, 0.4), 0.9)
    puff(s, 300, 716, 120, pale(s.p.fog, 0.5), 0.35)
    s.show("mailbox")
    s.line("M448 722L438 566", "#3a2a22", 9)
    icon(s, "mailbox", 440, 580, 96, ("#f0604c", "#a02a2c"), "#2a0c10", gap=14)
    ripples(s, 448, 722, 40, 3)
    s.show("envelope")
    with s.at(352, 800, 1, -12):
        s.path("M-30 -14L28 -18L34 12L-26 16Z", "#f4efe0")
        s.path("M-30 -14L4 4L28 -18L6 -38Z", "#d8d0ba")
        s.line("M-26 16L2 -2L34 12", "#a8a08a", 1.4)
    ripples(s, 352, 808, 50, 3)
    s.show("windows")
    car_side(s, 520, 800, 200, "#d8a83a", lights=False, flip=True)
    s.rect(400, 774, 200, 50, dark(s.p.near, 0.05), opacity=0.85)
    glints(s, 766, 800, 40, s.p.fog, 400, 600, 0.6)
    s.show("barks")
    emoji(s, "service-dog", 516, 734, 58, keep=0.7, flip=True)
    s.show("floating")
    with s.at(140, 826, 1, -6):
        s.path("M-96 -6L70 -26L110 8L-62 34Z", "#7a4a30")
        s.path(
            "M-70 -2L-10 -10L10 4L-52 14ZM8 -12L62 -19L86 -2L30 6Z", "none", stroke="#3a2018", stroke_width=3
        )
        s.disc(70, 8, 5, "#ffd07a")
    child(s, 132, 832, 92, RED, arm="up", ground=False)
    emoji(s, "umbrella", 176, 762, 66, keep=0.7, rot=160)
    ripples(s, 140, 850, 120, 4)
    rain(s, 190, opacity=0.4)


def bride(s: Stage) -> None:
    with s.group(id="above"):
        sky(s, 520)
        moon(s, 300, 330, 84, "#f6f2e0", 0.8)
        clouds(s, 180, 6, mix(s.p.sky[1], s.p.sky[2], 0.5), opacity=0.4, spread=90, edge=False)
        street(s, lit=0.1)
        for x, y in ((-20, 424), (505, 406)):
            s.path(f"M{x} {y}l76 -78l84 78l-10 4l-74 -62l-66 62z", "#f4f8f8", opacity=0.9)
        s.show("wedding")
        s.path(
            "M538 346q8 -12 20 -8l16 6q4 6 -4 8h-30z",
            "#f6f0e8",
            transform="translate(-8 -12) rotate(14 556 346)",
        )
        s.path("M552 330q10 2 8 10l-10 0z", "#e0483a")
        s.show("first-floor")
        window(s, 540, 448, 44, 52, "#ffe2a0")
        child(s, 562, 502, 44, RED, long_hair=True, ground=False)
        s.show("street")
        lamp(s, 150, 530, 190)
        cord(s, [(190, 345), (260, 420), (230, 520)], s.p.near, 2)
    sheet(s, 520, 0.7)
    fog(s, 540, 90, "#f0f4f4", 0.6)
    s.show("trails")
    veil = "M306 470Q420 560 470 676Q520 730 600 742V790Q470 790 410 730Q330 640 292 500Z"
    s.path(veil, s.lin((0, "#ffffff", 0.95), (1, "#dfeaf0", 0.25)), filter=s.blur(1.2))
    s.line("M306 478Q420 590 462 690Q520 760 600 768M300 490Q380 620 440 716", "#ffffff", 1.5, opacity=0.6)
    s.show("upright")
    glow(s, 290, 600, 190, "#ffffff", 0.5)
    figure(s, 290, 738, 270, "#f4f4f0", "bride", rim="#ffffff")
    s.path(
        "M236 738Q262 640 286 596Q280 680 268 738ZM300 600Q330 680 344 738H320Q312 660 300 600Z",
        "#b8c8d0",
        opacity=0.55,
    )
    s.path("M276 474q14 -22 30 0q6 30 0 44q-14 14 -28 0q-6 -16 -2 -44z", "#3a4a58")
    s.path("M272 470q18 -30 38 2l6 40q-8 -30 -24 -36q-14 4 -22 36z", "#fbfbf8")
    boat(s, 292, 768, 260, "#2a2a34", oar=False)
    s.show("spread")
    ripples(s, 292, 778, 240, 7, "#ffffff", 0.9)
    s.show("lantern")
    s.line("M272 560L216 600V622", "#2a2a30", 3)
    s.rect(203, 622, 26, 38, "#ffb0a0", rx=5, stroke="#20161a", stroke_width=3)
    flame(s, 216, 656, 24, "#e8382a")
    glow(s, 216, 640, 120, "#e8382a", 0.95)
    s.show("lilies")
    for k, (x, y) in enumerate(((392, 806), (448, 822), (500, 838), (548, 850), (344, 800))):
        emoji(s, "lotus", x, y, 34 + k * 2, keep=0.1, ramp=("#42687e", "#cfe0e4", "#ffffff"))
    snow(s, 190)


def piano(s: Stage) -> None:
    with s.group(id="above"):
        sky(s, 510)
        stars(s, 170, 430)
        s.show("inside")
        crescent(s, 430, 150, 54)
        with s.at(446, 152, 1.6):
            s.path("M0 -9L2.500 -2.500L9 0L2.500 2.500L0 9L-2.500 2.500L-9 0L-2.500 -2.500Z", s.p.accent)
        glow(s, 446, 152, 40, s.p.accent, 0.9)
        clouds(s, 300, 5, spread=70)
        s.show("windows")
        street(s, lit=0)
        window(s, 134, 462, 16, 20, "#ffd98c")
        glow(s, 142, 472, 60, "#ffd98c", 0.8)
    sheet(s, strength=0.7)
    s.show("flooded")
    glow(s, 320, 620, 260, s.p.light, 0.4)
    ripples(s, 310, 742, 260, 6)
    lid = "M150 610Q160 470 330 410L452 380Q470 384 466 400L436 598Z"
    s.path(lid, s.lin((0, "#2c2050"), (1, "#0c0620")))
    s.path("M164 604Q176 490 334 428L446 400L422 592Z", s.lin((0, "#8a4a30"), (1, "#3a1824")))
    s.line("M430 600L398 466", "#e8c87a", 4)
    s.path(
        "M120 612H486Q504 612 500 632L486 676H132Q112 664 112 636Q112 612 120 612Z",
        s.lin((0, "#3a2c66"), (1, "#0a0618")),
    )
    s.line("M122 613H488", "#c8b0ff", 2.5)
    s.path("M170 640H476V664H170Z", "#0a0614")
    s.show("nobody")
    for k in range(26):
        sunk = k in {5, 6, 12, 13, 20}
        s.rect(174 + k * 11.5, 642 + (6 if sunk else 0), 10, 20, "#fbf6ea" if not sunk else "#ffe9a8")
        if k % 7 not in {2, 6}:
            s.rect(181 + k * 11.5, 642, 6, 11, INK)
    for x in (150, 300, 462):
        s.path(f"M{x} 676h16l-4 74h-8z", "#1a1030")
    glints(s, 724, 760, 50, s.p.light, 100, 520, 0.7)
    s.show("candlestick")
    s.path("M386 600h44l-6 8h-32zM404 600v-44h8v44z", "#e8c050")
    s.line("M376 560q0 18 32 18q32 0 32 -18", "#e8c050", 5)
    for x in (376, 408, 440):
        candle(s, x, 560 if x != 408 else 556, 26)
    s.show("Sheets")
    for x, y, w, r in (
        (260, 560, 34, -14),
        (226, 500, 38, 18),
        (288, 450, 34, -30),
        (220, 400, 32, 24),
        (270, 340, 28, -12),
        (214, 290, 24, 34),
        (262, 236, 20, -22),
        (226, 190, 16, 14),
    ):
        page(s, x, y, w, r, note="music")
    s.show("black")
    s.path("M196 726H276V738H196ZM204 738h10v50h-10zM258 738h10v50h-10z", "#1a1030")
    s.path("M194 712Q236 700 278 712V728H194Z", "#a83a5a")
    emoji(s, "black-cat", 236, 720, 64, keep=0.75)
    ripples(s, 236, 786, 60, 3)
    s.show("pyjamas")
    child(s, 448, 838, 100, "#8ac0e0", hair="#5a2a1a", arm="out", flip=True, ground=False)
    s.rect(410, 806, 80, 50, dark(s.p.near, 0.0), opacity=0.75)
    ripples(s, 448, 806, 54, 4)


def cellar(s: Stage) -> None:
    line = 470
    sky(s, line)
    stars(s, 90, 260)
    moon(s, 110, 120, 34)
    clouds(s, 180, 6)
    pines(s, line, 34, 40, 120, s.p.far)
    s.show("street")
    fog(s, line - 20, 80, "#a8e070", 0.7)
    glow(s, 300, 700, 380, "#a8ff90", 0.35)
    s.path("M170 470V250H430V470Z", s.lin((0, s.p.mid), (1, s.p.near)))
    for k in range(30):
        s.line(f"M170 {256 + k * 7}H430", s.p.near, 1, opacity=0.6)
    s.path("M146 256L300 110L454 256L430 262L300 140L170 262Z", dark(s.p.mid, 0.4))
    s.path("M170 262L300 140L430 262Z", s.p.mid)
    s.show("boards")
    s.rect(270, 190, 60, 56, "#020504")
    s.path("M262 196L338 240L334 248L258 204ZM262 240L334 190L340 198L268 248Z", "#a8845a")
    for x in (190, 366):
        window(s, x, 296, 44, 62, "")
    s.show("stair")
    s.path("M430 400H520V412H430ZM432 320L530 356V366L430 334ZM510 362h8v110h-8z", s.p.mid)
    door(s, 300, 470, 110, "#4a2a1c", ajar=False)
    # below the line
    s.rect(0, line, 600, 430, s.lin((0, "#1f6a4a"), (0.4, "#0d3a2a"), (1, "#04120c")))
    s.path("M0 900V720Q90 690 150 760V900ZM600 900V730Q520 700 452 770V900Z", "#0a1c12")
    s.show("aquarium")
    room = "M150 500H452V806H150Z"
    s.path(room, s.rad((0, "#f4ffc0"), (0.5, "#b0f088"), (1, "#2f8a54"), cy=34, r=80))
    s.path("M136 486H466V502H136ZM136 804H466V826H136ZM136 500H152V806H136ZM450 500H466V806H450Z", "#12301f")
    for k in range(9):
        s.line(f"M152 {520 + k * 32}h40M412 {520 + k * 32}h38", "#1f6a42", 2, opacity=0.5)
    s.show("hanging")
    s.line("M300 502V566", INK, 3)
    s.path("M270 590Q300 540 330 590Z", "#1a3a24")
    glow(s, 300, 594, 130, "#ffffd0", 0.9, core=7)
    for x, y, z, f in (
        (236, 590, 34, False),
        (372, 560, 30, True),
        (392, 630, 26, True),
        (210, 650, 24, False),
    ):
        emoji(s, "tropical-fish", x, y, z, keep=0.8, flip=f)
    s.show("dinner")
    s.path("M220 724H384V736H220ZM232 736h10v66h-10zM362 736h10v66h-10z", "#3a2212")
    s.path("M226 716H378L388 752H216Z", "#f6f2e4", opacity=0.9)
    for x in (250, 344):
        s.oval(x, 716, 20, 5, "#d8e0d8")
    emoji(s, "poultry-leg", 250, 718, 30, keep=0.9)
    candle(s, 300, 716, 24)
    s.show("newspaper")
    figure(s, 398, 804, 150, "#12201a", "man")
    s.path("M352 690L398 680L404 738L356 744Z", "#f4efdc")
    s.line("M360 700l36 -7M361 710l36 -7M362 720l30 -6M363 730l34 -6", "#6a6a5a", 2)
    s.show("stair")
    for k in range(8):
        s.path(f"M{560 - k * 14} {478 + k * 30}h30v10h-30z", "#7aa07a")
    s.line("M588 474L470 716M560 474L446 716", "#3f6a48", 4)
    s.show("leans")
    with s.at(92, 478, 1, -3):
        for k in range(3):
            s.rect(-60 + k * 40, -14, 38, 16, "#7a4a2e", stroke="#2a140c", stroke_width=2)
    child(s, 96, 470, 84, RED, long_hair=True, rot=14, ground=False, skirt=True)
    s.show("rope")
    s.line("M122 418Q168 470 150 560Q140 620 176 640", "#e8d8a8", 3)
    ripples(s, 92, 478, 84, 3)
    glints(s, line + 2, line + 24, 50, "#d8ffb0", opacity=0.7)
    for _ in range(46):
        s.disc(
            s.rng.uniform(40, 560),
            s.rng.uniform(500, 860),
            s.rng.uniform(1.2, 4),
            "none",
            stroke="#c8ffc0",
            stroke_width=1,
            opacity=0.5,
        )


def parked(s: Stage) -> None:
    with s.group(id="above"):
        sky(s, 560)
        stars(s, 60, 180)
        clouds(s, 250, 7, spread=90, scale=1.3)
        streaks(s, 430, 8, s.p.sky[4], 0.4)
        pines(s, 556, 50, 14, 46, s.p.far)
        skyline(s, 560, 9, 14, 34, mix(s.p.far, s.p.near, 0.4))
        fog(s, 556, 50, opacity=0.5)
        crown(s, 520, 470, 74, dark(s.p.mid, 0.2))
        s.path("M510 640L514 480H530L536 640Z", s.p.near)
    water(s, 600)
    reflect(s, "above", 600, 260, 0.5)
    s.show("tornado")
    twister = (
        "M40 196Q78 230 62 290Q84 350 70 420Q78 480 74 556H82Q90 470 84 420Q104 350 84 290Q112 230 100 196Z"
    )
    s.path(twister, dark(s.p.sky[1], 0.35), filter=s.blur(1.5))
    s.path(
        "M0 170Q70 210 150 176Q110 150 0 150Z",
        mix(s.p.sky[1], s.p.sky[2], 0.3),
        opacity=0.8,
        filter=s.blur(6),
    )
    s.path("M110 700V470H450V700Z", s.lin((0, "#8a5a50"), (1, "#3a1c28")))
    for k in range(24):
        s.line(f"M110 {476 + k * 9}H450", "#2a1420", 1, opacity=0.5)
    s.path("M84 480L196 380H364L476 480Z", s.lin((0, "#5a2a3a"), (1, "#2a1020")))
    for k in range(6):
        s.line(f"M{100 + k * 18} {466 - k * 16}H{460 - k * 18}", "#8a4a58", 1.4, opacity=0.5)
    for x in (150, 350):
        window(s, x, 530, 56, 70, "")
    window(s, 252, 530, 56, 70, "#ffd98c", curtains=True)
    s.show("yellow", "forty-two")
    bus_side(s, 296, 384, 380, number="42", rot=-7, ground=False)
    s.show("headlamps")
    beam(s, (476, 308, 5), (600, 380, 70), "#fff4c8", 0.85, 6)
    glow(s, 478, 308, 60, "#fff4c8", 0.9)
    s.show("emergency")
    for k, (x, y) in enumerate(((118, 330), (112, 372), (118, 414), (110, 456), (116, 498))):
        s.path(f"M{x - 7} {y - 18}q10 -6 16 0l-4 36q-8 4 -12 -2z", ["#f4efe0", "#d8e0f0"][k % 2])
        s.disc(x + 1, y + 20, 7, "#e8e0cc")
    s.show("children")
    for x, y, c in ((404, 396, RED), (436, 420, TEAL), (466, 446, YELLOW)):
        with s.at(x, y + 16, 0.62):
            s.path("M-15 -74Q-18 -52 -17 -26H17Q18 -52 15 -74Q0 -82 -15 -74Z", c)
            s.path("M-14 -28h12v40h-12zM2 -28h12v38h-12z", "#20283c")
            s.disc(0, -92, 14, "#2a1a16")
    s.show("ladder")
    ladder(s, (382, 720), (360, 486), 40, "#e8c890", 9)
    s.show("bicycle")
    emoji(s, "bicycle", 548, 480, 92, keep=0.7, rot=24)
    s.show("television")
    fog(s, 700, 30, opacity=0.4)
    s.rect(90, 690, 390, 40, mix(s.p.sky[1], s.p.near, 0.4), opacity=0.6)
    glints(s, 690, 730, 60, s.p.light, 60, 520, 0.7)
    television(s, 240, 812, 96, "static", rot=-12)
    s.path("M150 796Q240 780 330 800V840H150Z", mix(s.p.sky[1], s.p.near, 0.5), opacity=0.75)
    ripples(s, 236, 802, 90, 4)


PAINTERS = {"c04": duck, "c05": mailbox, "c06": bride, "c07": piano, "c08": cellar, "c09": parked}
