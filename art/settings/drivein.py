"""A drive-in cinema."""

from __future__ import annotations

import math

from art.houses import bulbs, sign
from art.kit import Stage, num
from art.light import beam, fog, glow, puff
from art.palettes import BLUE, INK, RED, YELLOW, dark, mix, pale
from art.people import child, figure, great_hand
from art.props import balloon, cobweb, cord, footprints, ladder, receiver_shape
from art.ridges import ridge
from art.rooms import boards, wall
from art.shapes import emoji, icon, letters
from art.sky import clouds, moon, sky, snow, stars, streaks
from art.trees import pines
from art.vehicles import car_back, car_side

Row = tuple[tuple[float, float, float, str], ...]
ROWS: Row = (
    (110, 690, 84, "#7a3a40"),
    (300, 684, 80, "#4a4a66"),
    (492, 690, 84, "#6a5040"),
    (200, 752, 116, "#3a5068"),
    (404, 756, 118, "#7a3030"),
)


def yard(s: Stage, y: float = 600) -> None:
    """The trees behind the screen, and the gravel before it."""
    ridge(s, y - 34, 18, s.p.far)
    pines(s, y - 8, 60, 40, 120, s.p.mid)
    fog(s, y - 14, 60, opacity=0.35)


def scaffold(s: Stage, left: float, top: float, right: float, bottom: float) -> None:
    dark_ = s.p.near
    s.line(
        f"M{left + 20} {bottom + 130}L{left + 30} {top}M{right - 20} {bottom + 130}L{right - 30} {top}M{left + 20} {bottom + 100}L{left + 120} {bottom - 60}M{right - 20} {bottom + 100}L{right - 120} {bottom - 60}",
        dark_,
        6,
    )
    s.rect(left - 12, top - 12, right - left + 24, bottom - top + 24, dark(dark_, 0.2))


def gravel(s: Stage, y: float = 600, glow_colour: str = "") -> None:
    p = s.p
    s.path(
        f"M0 {y}Q300 {y - 34} 600 {y}V900H0Z",
        s.lin((0, mix(p.sky[2], p.near, 0.25)), (0.25, mix(p.sky[1], p.near, 0.3)), (1, dark(p.near, 0.3))),
    )
    glow(s, 300, y + 6, 330, glow_colour or p.fog, 0.6, ry=60)


def speakers(s: Stage) -> None:
    for x, y, h in (
        (40, 650, 40),
        (150, 640, 36),
        (250, 636, 34),
        (352, 636, 34),
        (456, 640, 36),
        (566, 650, 40),
        (30, 740, 56),
        (310, 730, 50),
        (570, 740, 56),
    ):
        s.line(f"M{x} {y}v{-h}", s.p.near, 3)
        s.rect(x - 8, y - h - 6, 16, 13, dark(s.p.mid, 0.3), rx=3, stroke=s.p.light, stroke_width=0.8)


def cars(s: Stage, row: Row = ROWS, *, lights: bool = True, people: int = 0, open_door: bool = False) -> None:
    for x, y, w, colour in row:
        car_back(s, x, y, w, colour, lights=lights, people=people, open_door=open_door)


def mouth(s: Stage) -> None:
    top: float
    x: float
    sky(s, 600)
    stars(s, 150, 300)
    clouds(s, 90, 6)
    moon(s, 96, 116, 34)
    yard(s)
    scaffold(s, 62, 162, 538, 458)
    s.show("red face", "yellow eyes")
    glow(s, 300, 300, 430, "#ff7a4a", 0.8)
    pane = "M62 162H538V458H62Z"
    s.path(pane, s.rad((0, "#fff4d8"), (0.45, "#ffc890"), (1, "#c84a3a"), cy=46, r=70))
    with s.clip(pane):
        s.path("M62 458V300Q120 190 180 200Q240 150 300 152Q360 150 420 200Q480 190 538 300V458Z", "#c23a2e")
        s.path(
            "M140 248Q200 196 262 252Q200 280 140 248ZM338 252Q400 196 460 248Q400 280 338 252Z", "#fff0cf"
        )
        for x in (206, 394):
            s.disc(x, 246, 19, "#f2b03a")
            s.oval(x, 246, 5, 18, "#120306")
        s.path(
            "M124 222Q200 176 272 244L266 226Q200 160 118 206ZM476 222Q400 176 328 244L334 226Q400 160 482 206Z",
            "#4a0d14",
        )
        s.path("M282 262q-8 40 -14 52q32 22 64 0q-6 -12 -14 -52", "#a12c26")
    s.line("".join(f"M62 {164 + k * 6.4:.0f}H538" for k in range(46)), "#5a0a10", 1, opacity=0.2)
    s.show("mouth of teeth")
    s.path(
        "M92 360Q300 322 508 360Q548 520 430 566Q300 604 170 566Q52 520 92 360Z",
        s.rad((0, "#050102"), (0.7, "#2a050b"), (1, "#5a0e16")),
    )
    s.path("M180 560Q230 486 300 496Q370 486 420 560Q360 590 300 590Q240 590 180 560Z", "#c8384a")
    s.line("M300 500Q304 540 300 584", "#7a1424", 4)
    for k in range(11):
        x, top = 106 + k * 38.8, 359 - 30 * math.sin((k + 0.5) / 11 * math.pi)
        length = (62 if k in {2, 8} else 34) * s.rng.uniform(0.85, 1.1)
        s.path(
            f"M{num(x - 17)} {num(top)}Q{num(x)} {num(top - 6)} {num(x + 17)} {num(top)}L{num(x)} {num(top + length + 18)}Z",
            s.lin((0, "#fff8e2"), (1, "#d8a878")),
        )
    for k in range(9):
        x, top = 132 + k * 42, 552 + 38 * math.sin((k + 0.5) / 9 * math.pi)
        s.path(
            f"M{num(x - 16)} {num(top)}L{num(x)} {num(top - 40 * s.rng.uniform(0.8, 1.15))}L{num(x + 16)} {num(top)}Z",
            s.lin((0, "#fff8e2"), (1, "#b8785a")),
        )
    for _ in range(26):
        with s.at(s.rng.uniform(60, 540), s.rng.uniform(430, 600), 1, s.rng.uniform(0, 360)):
            s.path(
                f"M0 {-s.rng.uniform(5, 13):.0f}L{s.rng.uniform(4, 10):.0f} 4L-5 6Z",
                s.rng.choice(["#ffd8a0", "#150609", "#e8784a"]),
            )
    s.show("Claws")
    icon(s, "monster-grasp", 92, 520, 150, ("#e0603a", "#5a1018"), "#1a0408", rot=158)
    icon(s, "monster-grasp", 508, 520, 150, ("#e0603a", "#5a1018"), "#1a0408", rot=-158, flip=True)
    gravel(s, 600, "#ff8a4a")
    speakers(s)
    s.show("says tonight")
    sign(s, "TONIGHT", 506, 508, 104, 44, light="#ffcf7a")
    s.line("M476 650V530M536 650V530", INK, 5)
    bulbs(s, [(458 + k * 12, 482) for k in range(9)])
    s.show("Cars stand")
    cars(s, people=2)
    s.show("popcorn")
    icon(s, "popcorn", 66, 806, 92, ("#ffe8b8", "#d8523a"), "#3a0a10", rot=-9)
    for _ in range(26):
        s.disc(
            s.rng.uniform(30, 160),
            s.rng.uniform(800, 850),
            s.rng.uniform(2, 4.4),
            s.rng.choice(["#ffe8b8", "#ffd08a", "#fff6dc"]),
        )
    s.show("car door")
    car_back(s, 400, 868, 180, "#b8862a", open_door=True)
    s.show("boy runs")
    child(s, 196, 876, 112, BLUE, arm="both", rim="#ffb070")
    s.show("trainer")
    icon(s, "converse-shoe", 270, 884, 36, ("#f0e8d8", "#a83a3a"), "#1a0508", rot=20)


def into(s: Stage) -> None:
    sky(s, 600)
    stars(s, 120, 240)
    s.show("moon cut")
    with s.clip("M0 0H300V240H0Z"):
        moon(s, 300, 104, 56, "#f4f4ec")
    yard(s)
    s.show("screen is")
    scaffold(s, 54, 190, 546, 500)
    glow(s, 300, 350, 460, "#ffffff", 0.95)
    s.rect(54, 190, 492, 310, s.rad((0, "#ffffff"), (0.7, "#f4fafc"), (1, "#c0d4dc")))
    s.show("half inside")
    for x, h, o in (
        (210, 150, 0.16),
        (262, 166, 0.28),
        (318, 172, 0.38),
        (380, 158, 0.26),
        (430, 140, 0.14),
        (160, 128, 0.12),
    ):
        figure(s, x, 500, h, "#3a5060", "man" if x % 20 else "woman", opacity=o)
    gravel(s, 560, "#eef8ff")
    s.path(
        "M0 560Q300 530 600 560V900H0Z",
        s.lin((0, "#cfe0e8", 0.75), (0.5, "#6a8ea0", 0.45), (1, "#24404e", 0.2)),
    )
    s.show("People walk")
    for k, (x, y, h) in enumerate(
        (
            (300, 546, 84),
            (270, 560, 90),
            (338, 566, 92),
            (296, 584, 100),
            (250, 604, 106),
            (350, 612, 110),
            (302, 636, 120),
            (262, 668, 132),
            (340, 684, 138),
        )
    ):
        figure(s, x, y, h, "#16242e", ("man", "woman", "coat")[k % 3], rim="#ffffff")
    s.show("little speakers")
    speakers(s)
    s.show("stand empty")
    for x, y, w, c, flip in (
        (100, 700, 150, "#8a4a40", False),
        (500, 706, 150, "#3f6a80", True),
        (86, 800, 190, "#7a8a5a", False),
        (514, 812, 196, "#8a7a40", True),
    ):
        car_side(s, x, y, w, c, lights=False, open_door=True, flip=flip)
    s.show("baby")
    with s.at(86, 730, 0.8):
        s.path("M-20 0Q-22 -22 -10 -24L2 -14Q22 -12 24 0Z", "#e8a8b8")
        s.rect(-21, 0, 46, 5, "#ffffff")
        s.disc(2, -12, 4, RED)
    s.show("go one way")
    footprints(
        s, [(300, 896), (312, 868), (296, 842), (308, 816), (298, 792), (306, 768), (300, 746)], 17, "#3a5a6a"
    )
    s.show("each other back")
    child(s, 238, 880, 116, RED, cap=YELLOW, arm="out", rim="#ffffff")
    child(s, 324, 882, 102, BLUE, long_hair=True, skirt=True, arm="out", flip=True, rim="#ffffff")
    snow(s, 60)


def hand(s: Stage) -> None:
    sky(s, 600)
    stars(s, 170, 380)
    yard(s)
    scaffold(s, 60, 130, 540, 440)
    s.show("blue screen")
    glow(s, 300, 290, 460, s.p.light, 0.9)
    s.rect(60, 130, 480, 310, s.rad((0, "#f0ffff"), (0.5, "#8af0ff"), (1, "#1a6a9a")))
    s.line("".join(f"M60 {132 + k * 5}H540" for k in range(62)), "#0a3a5a", 1.2, opacity=0.35)
    for _ in range(60):
        s.rect(
            s.rng.uniform(60, 500),
            s.rng.uniform(130, 436),
            s.rng.uniform(4, 40),
            2,
            s.rng.choice(["#ffffff", "#0a2a4a"]),
            opacity=0.4,
        )
    gravel(s, 590, s.p.light)
    s.show("giant hand")
    grey = "#9aa4ac"
    s.path(
        "M214 130H386L372 300Q360 350 376 410L224 410Q236 340 226 300Z",
        s.lin((0, "#e8eef0"), (0.5, grey), (1, "#4a5460"), across=True),
    )
    s.path("M196 130H404L396 214H206Z", s.lin((0, "#1a2030"), (1, "#0a0c18")))
    s.path("M206 208H396V230H208Z", "#f4f6f8")
    palm = s.lin((0, "#dfe6ea"), (0.5, grey), (1, "#4a5460"), across=True)
    s.path(
        "M222 380Q190 420 186 480Q186 520 204 566Q214 588 232 580Q246 570 238 546Q228 510 240 490L262 540Q256 600 276 630Q290 640 300 626Q304 580 300 540L330 536Q336 590 352 612Q368 620 374 602Q372 560 364 520L384 500Q396 540 412 552Q428 554 428 536Q420 480 404 440Q392 400 374 380Z",
        palm,
        stroke="#1a2030",
        stroke_width=3,
    )
    s.line(
        "M240 490Q244 470 256 462M300 540Q300 510 304 490M364 520Q360 496 352 480M384 500Q378 470 366 456",
        "#3a4450",
        3,
    )
    for x, y, r in ((216, 560, -18), (284, 616, -4), (358, 600, 10), (418, 538, 22)):
        s.oval(x, y, 8, 12, "#f4f8fa", transform=f"rotate({r} {x} {y})", stroke="#4a5460", stroke_width=1.5)
    s.show("pink car")
    with s.at(250, 640, 1, 24):
        car_side(s, 0, 0, 168, "#ff5aa0")
    for x, y in ((202, 622), (302, 664)):
        s.disc(x, y, 24, "none", stroke="#ffd0e8", stroke_width=2, stroke_dasharray="16 12", opacity=0.8)
    s.show("giant hand")
    s.path(
        "M204 560Q190 590 206 612Q222 622 234 604L240 560ZM262 560Q256 600 276 630Q290 640 300 626L302 560Z",
        palm,
        stroke="#1a2030",
        stroke_width=3,
    )
    for x, y in ((216, 596), (284, 612)):
        s.oval(x, y, 9, 13, "#f4f8fa", stroke="#4a5460", stroke_width=1.5)
    s.show("man hangs")
    with s.at(340, 776, 0.74):
        s.path(
            "M-4 -110L-10 -84L-12 -60Q-14 -40 -10 -24L-22 6L-14 10L0 -20L8 12L17 9L8 -24Q14 -44 10 -62L12 -86L18 -112L10 -114L4 -90H-2L4 -112Z",
            "#dfe8f4",
            stroke="#0a0a1c",
            stroke_width=2,
        )
        s.disc(4, -76, 10, "#e8b890")
    s.show("Strips of film")
    for x, y, r, z in ((110, 560, 20, 1), (520, 600, -24, 1.1), (460, 700, 40, 0.9), (70, 720, -30, 1)):
        with s.at(x, y, z, r):
            d = "M0 -90Q40 -60 0 -30T0 30T0 90"
            s.line(d, "#0c0a1a", 26)
            s.line(d, "#8af0ff", 22, stroke_dasharray="16 6", opacity=0.7)
            s.line(d, "#0c0a1a", 26, stroke_dasharray="2 20")
    s.show("clock on")
    s.path("M430 760H600V860H430Z", s.lin((0, "#4a2a7a"), (1, "#1a0e34")))
    s.path("M420 760H610V742H420Z", "#ff4a9a")
    s.rect(446, 790, 130, 40, "#ffe9a8", stroke="#1a0e34", stroke_width=4)
    glow(s, 511, 810, 90, "#ffe9a8", 0.5)
    s.disc(520, 712, 28, "#f0488e")
    s.disc(520, 712, 22, "#fff4e8")
    for k in range(12):
        s.line("M520 694v5", INK, 2, transform=f"rotate({k * 30} 520 712)")
    s.show("neon arrow")
    d = "M420 690Q380 700 384 770l-14 -2l22 30l24 -28l-14 -1Q398 716 424 706Z"
    s.path(d, "none", stroke="#ff4a9a", stroke_width=5, stroke_linejoin="round")
    s.path(d, "none", stroke="#ffe0f0", stroke_width=2, stroke_linejoin="round")
    glow(s, 396, 742, 80, "#ff4a9a", 0.7)
    s.show("usherette")
    figure(s, 120, 880, 150, "#3a1a5a", "woman", rim="#ff8ac0")
    s.path("M108 726h24v14h-24z", "#ff4a9a")
    s.line("M130 786L152 770", "#3a1a5a", 8, stroke_linecap="round")
    beam(s, (156, 766, 4), (300, 470, 60), "#fff4c0", 0.6, 5)
    s.show("candy floss")
    child(s, 204, 882, 104, YELLOW, long_hair=True, skirt=True, arm="up")
    s.line("M240 784L246 750", "#f4e8d0", 3)
    for dx, dy, r in ((0, 0, 20), (-14, 8, 14), (14, 8, 15), (-6, -14, 15), (10, -12, 14)):
        s.disc(248 + dx, 728 + dy, r, "#ffb0d8")


def tonight(s: Stage) -> None:
    sky(s, 560)
    stars(s, 90, 200)
    yard(s, 560)
    left, top, w, h = 40.0, 110.0, 520.0, 350.0

    def picture(x: float, y: float, w: float, h: float, depth: int) -> None:
        """The drive-in as the film shows it, with the film in it."""
        s.rect(x, y, w, h, s.lin((0, "#4a2812"), (0.55, "#c8843c"), (0.56, "#8a5426"), (1, "#3a1e0e")))
        sx, sy, sw, sh = x + w * 0.26, y + h * 0.1, w * 0.48, h * 0.46
        s.rect(sx - 3, sy - 3, sw + 6, sh + 6, "#1c0e06")
        if depth:
            picture(sx, sy, sw, sh, depth - 1)
        else:
            s.rect(sx, sy, sw, sh, "#fff0c8")
        for k, dx in enumerate((0.14, 0.36, 0.64, 0.86)):
            cw = w * 0.15
            if depth > 0 or k % 2:
                car_back(s, x + w * dx, y + h * 0.74, cw, ("#5a3018", "#7a4a22")[k % 2], lights=False)
        car_back(s, x + w * 0.46, y + h * 0.97, w * 0.3, "#8a5a2a", lights=False, people=2)

    scaffold(s, left, top, left + w, top + h)
    glow(s, 300, 290, 460, "#ffdc98", 0.85)
    s.show("screen shows")
    with s.clip(f"M{left} {top}h{w}v{h}h{-w}z"):
        picture(left, top, w, h, 2)
        s.show("tall figure")
        figure(s, 392, 470, 300, "#160a06", "man", rim="#ffe0a0")
        s.path("M366 240Q362 176 392 172Q424 176 420 240Q392 256 366 240Z", "#d8b880")
        s.line("M368 228Q392 240 418 228", "#6a4a22", 4)
        s.disc(382, 204, 5, INK)
        s.disc(403, 204, 5, INK)
    s.line("".join(f"M{left} {top + k * 6}h{w}" for k in range(58)), "#2a1206", 1.2, opacity=0.3)
    gravel(s, 570, "#ffdc98")
    speakers(s)
    s.show("Bats")
    s.line("M70 700V380H130", INK, 8)
    for x, y in ((84, 386), (106, 386), (128, 386)):
        with s.at(x, y, 1):
            s.path(
                "M0 0Q-10 14 -8 34Q0 44 8 34Q10 14 0 0ZM-8 8Q-18 26 -10 40M8 8Q18 26 10 40",
                "#0a0503",
                stroke="#0a0503",
                stroke_width=3,
            )
            s.disc(-3, 36, 1.6, "#ffb040")
            s.disc(3, 36, 1.6, "#ffb040")
    glow(s, 112, 372, 40, "#ffdc98", 0.6)
    s.show("exit sign")
    s.line("M520 720V600", INK, 6)
    s.rect(468, 560, 104, 46, "#2a0806", rx=4, stroke="#ff5a3a", stroke_width=3)
    letters(s, "EXIT", 520, 596, 34, "#ff5a3a")
    glow(s, 520, 582, 90, "#ff3a2a", 0.8)
    cars(s, ROWS[:3], people=2)
    s.show("number plate", "heads look")
    car_back(s, 300, 850, 360, "#8a5a2a")
    s.rect(260, 780, 80, 30, "#f4e4b0", rx=3)
    letters(s, "1989", 300, 804, 26, "#2a140a")
    s.show("heads look")
    for x in (258, 344):
        s.path(f"M{x - 22} 712q2 -26 22 -30q20 4 22 30z", "#f0d0a0")
        s.disc(x, 676, 17, "#e8b890")
        s.path(f"M{x - 18} 676q0 -22 18 -22q18 0 18 22q-10 -12 -18 -10q-10 0 -18 10z", "#5a2a14")
        s.disc(x - 6, 678, 2.6, INK)
        s.disc(x + 6, 678, 2.6, INK)
        s.oval(x, 686, 3, 4, "#6a1a14")
    s.show("popcorn stands")
    icon(s, "popcorn", 302, 656, 74, ("#ffe8b8", "#d8523a"), "#3a0a10")
    great_hand(s, 372, 660, 60, "#d8a883", rot=-50)
    s.show("tall shadow")
    s.path(
        "M200 900Q214 800 246 770Q240 742 262 736Q284 742 278 770Q312 800 330 900Z",
        "#050201",
        opacity=0.7,
        filter=s.blur(3),
        transform="translate(140 0)",
    )


def projector(s: Stage) -> None:
    wall(s, 640, "#0c0504", "#4a1c0e", tiles=26)
    boards(s, 640, "#4a2412")
    s.show("ladder goes")
    s.path("M60 0H190V56H60Z", "#05060c", stroke="#8a5a34", stroke_width=6)
    glow(s, 126, 30, 110, s.p.accent, 0.8)
    ladder(s, (126, 640), (126, 40), 66, "#c88a4a", 13)
    s.show("telephone")
    s.rect(178, 330, 58, 84, "#c8b490", rx=8)
    s.disc(207, 386, 19, "#f4ecd8")
    s.disc(207, 386, 9, "#1a1414")
    s.line("M182 326v-8h12M232 326v-8h-12", "#3a3030", 6)
    cord(s, [(190, 414), (168, 470), (206, 520), (184, 560)], "#8a7858", 3, coils=True)
    receiver_shape(s, 184, 584, 0.7, 80, "#c8b490")
    s.show("huge projector")
    s.path("M600 196H520V320H600Z", "#ffe0b0")
    glow(s, 590, 258, 120, "#ff4a2a", 1)
    beam(s, (480, 338, 26), (600, 258, 66), "#ff3a20", 1, 3)
    body = s.lin((0, "#7a8088"), (0.5, "#3a3e46"), (1, "#14161a"))
    s.path("M236 300H420V470H236Z", body)
    s.path("M420 322L480 306V370L420 356Z", "#22242a")
    s.oval(480, 338, 12, 33, "#ff6a3a")
    glow(s, 480, 338, 90, "#ff3a20", 1)
    s.path("M270 470H390L410 640H250Z", body)
    s.path("M214 640H446V656H214Z", "#14161a")
    for x, y, r in ((270, 236, 84), (412, 214, 72)):
        s.disc(x, y, r, "#14161a")
        s.disc(x, y, r - 8, s.lin((0, "#9aa0a8"), (1, "#4a4e56")))
        for k in range(5):
            a = k * math.tau / 5
            s.disc(x + (r - 34) * math.cos(a), y + (r - 34) * math.sin(a), r * 0.22, "#2a120a")
        s.disc(x, y, 13, "#14161a")
    for k in range(4):
        s.rect(252, 330 + k * 18, 70, 8, "#14161a", rx=4)
    s.disc(372, 400, 34, "#14161a")
    s.disc(372, 400, 27, "#ffb04a")
    glow(s, 372, 400, 80, "#ff8a2a", 0.9)
    s.show("webbed")
    cobweb(s, 372, 366, 130, 20, 120, "#f0d8b8", 0.8)
    cobweb(s, 236, 300, 110, 100, 80, "#f0d8b8", 0.6)
    for x, y, z in ((432, 452, 30), (214, 382, 24)):
        s.line(f"M{x} {y - 60}V{y - z}", "#f0d8b8", 1)
        icon(s, "angular-spider", x, y, z, ("#3a2a22", "#120a08"), INK, soft=0)
    s.show("drips from")
    for k in range(5):
        s.path(f"M{470} {384 + k * 48}q-8 14 0 20q8 -6 0 -20z", "#e8281a")
    s.path("M440 616H506L498 684H448Z", s.lin((0, "#9aa0a8"), (1, "#3a3e46"), across=True))
    s.oval(473, 616, 33, 9, "#d8201a")
    s.show("Film spills")
    film = "M420 280Q520 420 400 520Q300 590 180 690Q90 750 180 800Q300 840 420 770Q520 720 560 800Q580 860 500 880"
    s.line(film, "#120a08", 40, stroke_linecap="round", stroke_linejoin="round")
    s.line(film, "#d8824a", 38, stroke_dasharray="5 8", opacity=0.5)
    s.line(film, "#2a140c", 27)
    s.show("frames show")
    for k, (x, y, r) in enumerate(
        (
            (214, 668, -40),
            (152, 752, 60),
            (236, 812, 14),
            (306, 816, -4),
            (374, 792, -20),
            (444, 752, -24),
            (520, 754, 40),
        )
    ):
        with s.at(x, y, 1.02, r):
            s.rect(-17, -13, 34, 26, "#ffd8a0")
            with s.at(-4 + (k % 3) * 4, 12, 0.2):
                s.path(
                    "M-6 -40L-30 -6L-20 0L2 -30L14 -12L8 10L20 10L28 -16L12 -44L26 -66L44 -58L46 -66L22 -80Q8 -86 -4 -80L-22 -56L-14 -50Z",
                    "#3a140a",
                )
                s.disc(14, -94, 14, "#3a140a")
    s.show("chair still")
    with s.at(110, 860, 1.1, -7):
        s.line("M-40 -62L-54 0M40 -62L54 0M-46 -20H46", "#1a0e0a", 7, stroke_linecap="round")
        s.path("M-56 -78H56V-60H-56Z", "#a8301e")
        s.path("M-50 -160Q0 -172 50 -160L46 -86H-46Z", "#c83a24")
        s.line("M-54 -78L-54 -168M54 -78L54 -168", "#1a0e0a", 7)
    s.line("M30 700q-14 30 -4 60M196 690q14 30 4 60", "#ffd8a0", 3, opacity=0.7, stroke_linecap="round")
    s.show("cigarette")
    s.path("M486 700H580V714H486ZM494 714h8v70h-8zM566 714h8v70h-8z", "#6a3a1e")
    s.path("M494 696h36l-5 6h-26z", "#8a9098")
    s.line("M512 692L538 682", "#fff4e0", 5)
    glow(s, 538, 682, 18, "#ff5a1a", 1, core=3)
    emoji(s, "hot-beverage", 560, 702, 44, keep=0.5)
    puff(s, 548, 640, 30, "#d8b8a0", 0.35)
    glow(s, 300, 420, 330, "#ff5a20", 0.3)


def balloons(s: Stage) -> None:
    sky(s, 600)
    clouds(s, 150, 7, "#8a4a70", opacity=0.5, spread=90, scale=1.4)
    streaks(s, 420, 8, s.p.sky[4], 0.4)
    yard(s)
    s.show("screen shows")
    scaffold(s, 120, 210, 480, 440)
    glow(s, 300, 320, 330, "#fff4e0", 0.8)
    s.rect(120, 210, 360, 230, s.rad((0, "#fffaf0"), (1, "#f0c8b8")))
    s.path("M190 310Q300 420 410 310Q300 350 190 310Z", "#c8302e")
    s.line(
        "M182 300q6 14 18 16M418 300q-6 14 -18 16M214 326L220 342M250 340L254 358M300 344V364M350 340L346 358M386 326L380 342",
        "#7a1418",
        4,
        stroke_linecap="round",
    )
    gravel(s, 590)
    s.show("white glove")
    s.path("M-10 700V560H96V700Z", s.lin((0, "#6a3a5a"), (1, "#2a1430")))
    s.path("M-16 562H106V544H-16Z", "#d84a5a")
    for k in range(6):
        s.rect(10, 580 + k * 12, 70, 8, "#4a2440")
    s.rect(10, 652, 70, 16, "#ffe9a8")
    great_hand(s, 46, 672, 46, "#fffaf4", rot=20)
    red = "#e8302e"
    places = (
        (110, 690, 78),
        (206, 676, 70),
        (300, 684, 74),
        (392, 676, 70),
        (488, 690, 78),
        (60, 748, 96),
        (172, 756, 104),
        (300, 752, 100),
        (428, 756, 104),
        (544, 748, 96),
    )
    heights = (150, 190, 130, 180, 160, 270, 330, 290, 350, 260)
    s.show("parked car", "red balloon", "strings go", "thirteen")
    for k, ((x, y, w), lift) in enumerate(zip(places, heights, strict=True)):
        car_back(s, x, y, w, ("#7a4a6a", "#4a5a7a", "#8a6a4a", "#5a3a5a", "#3a6a6a")[k % 5], lights=False)
        balloon(
            s,
            x + (-1) ** k * 8,
            y - lift,
            17 + w * 0.11,
            red,
            end=(x + w * 0.16, y - w * 0.44),
            string="#4a1a2a",
        )
    s.show("clown")
    figure(s, 244, 846, 170, "#f4e8dc", "coat", rim="#ffffff")
    s.disc(244, 690, 15, "#fffaf4")
    for dx, dy in ((-18, -4), (18, -4), (-14, -14), (14, -14)):
        s.disc(244 + dx, 690 + dy, 9, "#e8602e")
    for k in range(3):
        s.disc(244, 730 + k * 26, 6, red)
    s.path("M226 706q18 14 36 0l6 10q-24 16 -48 0z", "#6ae8e0")
    s.line("M272 780L300 752M268 764L302 770", "#dfe6ea", 5, stroke_linecap="round")
    s.disc(264, 786, 6, "none", stroke=INK, stroke_width=3)
    s.disc(262, 760, 6, "none", stroke=INK, stroke_width=3)
    s.show("floats")
    s.oval(470, 878, 96, 9, INK, opacity=0.5, filter=s.blur(5))
    car_back(s, 470, 850, 190, "#3a8a8a", lights=False)
    balloon(s, 500, 470, 44, red, end=(506, 770), string="#4a1a2a")
    glow(s, 470, 866, 110, s.p.accent, 0.6, ry=16)
    s.show("boy looks")
    s.path("M448 742q2 -34 22 -36q20 2 22 36z", YELLOW)
    s.disc(470, 700, 15, "#e8b890")
    s.path("M454 700q-2 -20 16 -20q18 0 16 20q-8 -12 -16 -10q-8 0 -16 10z", "#5a2a14")
    s.line("M490 726L508 704", YELLOW, 8, stroke_linecap="round")
    s.show("dachshund")
    pink = "#f07ab0"
    for x, y, rx, ry in (
        (110, 846, 46, 15),
        (56, 826, 20, 13),
        (160, 820, 8, 22),
        (74, 870, 9, 18),
        (92, 870, 9, 18),
        (136, 870, 9, 18),
        (152, 870, 9, 18),
        (30, 830, 12, 9),
        (62, 806, 8, 15),
    ):
        s.oval(
            x, y, rx, ry, s.rad((0, pale(pink, 0.6)), (0.5, pink), (1, dark(pink, 0.5)), cx=36, cy=30, r=74)
        )
    s.disc(50, 822, 2.6, INK)
    s.show("thirteen")
    for x, y, r in ((250, 470, 22), (346, 430, 24)):
        balloon(s, x, y, r, red, end=(x + 10, y + 150), string="#4a1a2a")


PAINTERS = {"c26": mouth, "c27": into, "c28": hand, "c29": tonight, "c30": projector, "c31": balloons}
