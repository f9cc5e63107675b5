"""The school when nobody should be there."""

from __future__ import annotations

from art.creatures import curve, jellyfish, tentacle
from art.kit import Stage, num
from art.light import beam, flame, fog, glow, puff
from art.palettes import BLUE, INK, RED, SKIN, TEAL, YELLOW, dark
from art.people import child, eyes, figure, great_hand
from art.props import candle, clock, footprints, lantern, old_key, skeleton
from art.rooms import Corridor, boards, light_patch, wall
from art.shapes import emoji, icon, letters
from art.sky import moon
from art.trees import pines


def breathing(s: Stage) -> None:
    c = Corridor(s)
    c.shell("#2f6a4a", "#5a7a50", "#1c3a2a", "#1a3a2a")
    c.floor_tiles("#0e2a1c")
    s.show("child with a satchel")
    c.doorway("#d8ff9a")
    glow(s, 300, 500, 170, "#d8ff9a", 0.7)
    child(s, 300, 560, 86, "#2a3a34", pack=YELLOW, rim="#f4ffb0")
    s.show("lockers bulge")
    for side in (0, 1):
        c.lockers("#4a9a6a", side=side)
        sign = 1 if side == 0 else -1
        for k in range(7):
            near = 0.04 + k * 0.125
            low, high = c.at(side, 0.05, near), c.at(side, 0.56, near)
            swell = 58 * (1 - near)
            far_low, far_high = c.at(side, 0.05, near + 0.1), c.at(side, 0.56, near + 0.1)
            mid = (low[1] + high[1]) / 2
            d = (
                f"M{num(low[0])} {num(low[1])}Q{num(low[0] + sign * swell)} {num(mid)} {num(high[0])} {num(high[1])}"
                f"L{num(far_high[0])} {num(far_high[1])}Q{num(far_low[0] + sign * swell * 0.8)} {num(mid)} {num(far_low[0])} {num(far_low[1])}Z"
            )
            s.path(
                d,
                s.lin((0, "#2a5a3c"), (0.45, "#7ad08a"), (1, "#163a26")),
                stroke="#0c2014",
                stroke_width=2.5 - near * 2,
            )
            for j in range(3):
                y = mid - (70 - j * 16) * (1 - near)
                s.line(
                    f"M{num(low[0] + sign * swell * 0.45)} {num(y)}l{num(sign * 20 * (1 - near))} {num(-3 * (1 - near))}",
                    "#0c2014",
                    4 - near * 3,
                )
    s.show("lamps go out")
    c.lamps("#b8ff8a", off=(0, 1, 3))
    s.show("wall clock")
    clock(s, 300, 296, 40, 1.0)
    letters(s, "13", 300, 284, 15, INK)
    s.show("full of eyes")
    s.path("M-10 880V300L92 372V760Z", "#020403", stroke="#0c2014", stroke_width=4)
    for x, y, r in (
        (30, 420, 6),
        (60, 470, 5),
        (26, 530, 7),
        (62, 590, 6),
        (34, 640, 5),
        (58, 690, 6),
        (40, 480, 4),
    ):
        eyes(s, x, y, r, r * 2.6, "#ffb03a", 4)
    s.path(
        "M92 372L168 340V812L92 760Z",
        s.lin((0, "#5ab07a"), (1, "#1c4a30"), across=True),
        stroke="#0c2014",
        stroke_width=3,
    )
    s.show("Green mist")
    fog(s, 800, 120, "#9aff6a", 0.6)
    puff(s, 120, 780, 110, "#a8ff7a", 0.4)
    s.show("hand-print")
    great_hand(s, 540, 620, 110, "#0e2a1a", rot=-6, opacity=0.95)
    for x in (516, 538, 560):
        s.line(f"M{x} 600v{40 + x % 30}", "#0e2a1a", 7, stroke_linecap="round")
    s.show("skateboard")
    with s.at(330, 856, 1.2, -6):
        s.path("M-70 -14Q-80 -24 -66 -22H66Q80 -24 70 -14L60 -6H-60Z", s.lin((0, "#ff8a4a"), (1, "#a83a1a")))
        for x in (-44, 44):
            s.disc(x, 2, 10, INK)
            s.disc(x, 2, 5, "#f4e4c0")
    s.line("M196 830h-40M186 850h-52M200 866h-30", "#d8ffb0", 3, opacity=0.6)
    s.show("lunch box")
    s.rect(450, 800, 84, 52, s.lin((0, "#f0604a"), (1, "#8a1c18")), rx=6, stroke=INK, stroke_width=2)
    s.path("M476 800q16 -22 32 0", "none", stroke=INK, stroke_width=5)
    s.path("M452 850Q400 850 384 866Q470 880 566 864Q548 848 520 850Z", "#fbfbf4")


def chalk(s: Stage) -> None:
    k: float
    x: float
    y: float
    wall(s, 640, "#060e24", "#1c3a66")
    boards(s, 640, "#3a4a66", skirting="#2a3c5e")
    s.show("blinds")
    s.rect(-10, 90, 110, 360, s.lin((0, "#bfe0ff"), (1, "#6a9ac8")))
    for k in range(18):
        s.path(f"M-10 {96 + k * 20}L104 {104 + k * 20}v10L-10 {106 + k * 20}z", "#14284a")
    s.path("M100 80h10v380h-10z", "#2a4a7a")
    for k in range(9):
        light_patch(
            s,
            [(110, 200 + k * 40), (600, 330 + k * 62), (600, 352 + k * 62), (110, 212 + k * 40)],
            "#bfe0ff",
            0.16,
        )
    s.show("chalk door")
    s.rect(150, 100, 420, 330, "#8a6038")
    s.rect(164, 114, 392, 302, s.lin((0, "#14302a"), (1, "#0a1c1a")))
    white = "#f4f8f4"
    s.line("M488 414V262H548V414M488 262L522 282V414", white, 4, stroke_linecap="round", opacity=0.9)
    s.path("M524 284V412L546 412V264Z", "#e8ffff", opacity=0.5)
    glow(s, 536, 350, 70, "#bfe8ff", 0.7)
    s.disc(516, 346, 3, white)
    s.show("eight times")
    letters(s, "8 X 9 - NOTHING", 322, 172, 38, white, opacity=0.9)
    s.line("M196 194h240", white, 2, opacity=0.6)

    def scribble(x: float, y: float, k: float, pose: str) -> None:
        with s.at(x, y, k):
            glow(s, 0, -60, 60, "#dff0ff", 0.25)
            for _ in range(2):
                with s.group(
                    transform=f"translate({s.rng.uniform(-1.5, 1.5):.1f} {s.rng.uniform(-1.5, 1.5):.1f})",
                    opacity=0.95,
                ):
                    s.disc(0, -104, 17, "none", stroke=white, stroke_width=4)
                    s.line(pose, white, 4.4, stroke_linecap="round", stroke_linejoin="round")
            s.disc(-6, -106, 2.4, white)
            s.disc(6, -106, 2.4, white)
            s.line("M-6 -97q6 5 12 0", white, 2.4)

    s.show("step off")
    scribble(250, 440, 1.25, "M0 -86V-40L-22 0M0 -40L16 4L10 36M0 -74L-34 -54M0 -74L30 -90")
    scribble(392, 560, 1.4, "M0 -86V-40L-16 0M0 -40L26 -10L22 20M0 -74L-30 -90M0 -74L34 -60")
    scribble(190, 330, 0.9, "M0 -86V-40L-16 0M0 -40L16 0M0 -74L-30 -54M0 -74L30 -54")
    s.show("fingers from")
    s.rect(150, 426, 420, 12, "#b88450")
    scribble(326, 596, 1.1, "M0 -86V-30L-12 10M0 -30L14 8M0 -74L-18 -126L-14 -146M0 -74L20 -126L18 -146")
    s.show("desks the first")
    for x, y, k in ((130, 790, 1.1), (300, 810, 1.25), (480, 800, 1.15)):
        scribble(x, y - 40 * k, k, "M0 -86V-36L26 -34L28 0M0 -74L30 -48L44 -50M0 -74L-8 -44")
        with s.at(x, y, k):
            s.path("M-10 -74H84V-64H-10Z", "#b8824a")
            s.path("M4 -64h7V10h-7zM66 -64h7V10h-7z", "#2a3a56")
            s.path("M-30 -38H16v7H-30zM-30 -92h7v100h-7zM8 -32h6V8h-6z", "#8a5a30")
    s.show("crow with chalk")
    s.path("M-10 900V770H110V900Z", "#5a3820")
    s.rect(-10, 758, 132, 14, "#8a5a34")
    icon(s, "raven", 56, 762, 80, ("#3a4258", "#141826"), INK, rim="#bfe0ff")
    s.path("M92 712h14v6h-14z", "#ffffff")
    s.show("globe glows")
    glow(s, 540, 620, 100, "#ffe6a0", 0.9)
    s.disc(540, 620, 36, s.rad((0, "#fffbe0"), (0.6, "#8ad0e8"), (1, "#2a6a9a")))
    s.path("M520 600q14 -12 26 0q10 14 -6 22q-20 4 -20 -22zM548 630q14 -6 20 6q-10 12 -20 -6z", "#4a9a5a")
    s.path("M500 620a40 40 0 0 0 80 0", "none", stroke="#c8963a", stroke_width=4)
    s.path("M536 660h8v22h-8zM514 682h52v7h-52z", "#c8963a")
    s.path("M490 690H600V704H490ZM500 704h10v60h-10z", "#5a3820")
    s.show("sponge")
    s.rect(460, 418, 46, 18, "#f0c050", rx=4)
    for k in range(4):
        s.path(f"M484 {448 + k * 24}q-6 11 0 16q6 -5 0 -16z", "#bfe8ff")


def keeper(s: Stage) -> None:
    c = Corridor(s, (225, 360, 150, 200))
    c.shell("#8a5226", "#a8702e", "#5a3416", "#e8a850")
    c.floor_tiles("#5a3214")
    c.lockers("#a86a30", side=1)
    s.show("shadow fills")
    glow(s, 300, 520, 330, "#ffd070", 0.8)
    shade = "#160a04"
    with s.group(opacity=0.88):
        s.path(
            "M300 560Q236 620 150 690Q60 560 40 400Q20 220 110 150Q150 110 190 120L196 60Q230 20 300 16Q370 20 404 60L410 120Q450 110 490 150Q580 220 560 400Q540 560 450 690Q364 620 300 560Z",
            shade,
            filter=s.blur(2),
        )
        s.path("M180 76Q300 40 420 76L440 92Q300 64 160 92Z", shade)
        s.show("carries an axe")
        s.line("M96 640L64 60", shade, 24, stroke_linecap="round")
        s.path("M70 40Q-40 20 -60 150Q-20 170 74 170Z", shade)
        s.path("M96 40Q140 60 138 130L74 150Z", shade)
    s.line("M-20 54Q-30 90 -24 140", "#ffb050", 3, opacity=0.7)
    s.show("shadow fills")
    for x in (262, 338):
        s.path(f"M{x - 18} 88q18 -14 36 0q-18 12 -36 0z", "#ff9a2a")
        glow(s, x, 88, 50, "#ff7a1a", 0.9)
    s.show("janitor with")
    glow(s, 310, 520, 150, "#ffe0a0", 1)
    glow(s, 300, 560, 90, "#fff0c0", 0.8)
    with s.at(300, 580, 1.15):
        figure(s, 0, 0, 130, "#241408", "hunched", rim="#ffe8b0")
        s.line("M-44 10L-26 -96", "#6a4420", 5)
        s.path("M-56 10h24l4 18h-32z", "#e8c870")
    lantern(s, 344, 552, 52)
    s.show("thirty keys")
    s.disc(272, 538, 13, "none", stroke="#ffd86a", stroke_width=3)
    for k in range(7):
        s.line(f"M{264 + k * 3} 548l{-6 + k * 2} 20", "#ffd86a", 3)
    s.show("two children duck")
    s.path("M0 860V250L110 320V790Z", "#5a2e12", stroke="#2a140a", stroke_width=4)
    s.path("M16 330L92 372V540L16 520Z", "#ffe0a0")
    glow(s, 54, 440, 70, "#ffe0a0", 0.5)
    with s.clip("M16 330L92 372V540L16 520Z"):
        for x, y, col in ((36, 534, "#3a1a0c"), (70, 540, "#4a2410")):
            s.disc(x, y - 34, 17, col)
            s.path(f"M{x - 24} {y + 10}q4 -34 24 -34q20 0 24 34z", col)
            s.disc(x - 5, y - 36, 3, "#ffffff")
            s.disc(x + 6, y - 36, 3, "#ffffff")
    s.line("M16 425L92 456M54 350V530", "#5a2e12", 5)
    s.disc(98, 590, 6, "#ffd86a")
    s.show("tied shut")
    s.path(
        "M606 880V330L500 396V770Z",
        s.lin((0, "#c88040"), (1, "#5a3014"), across=True),
        stroke="#2a140a",
        stroke_width=4,
    )
    for y1, y2 in ((470, 500), (620, 600)):
        s.line(f"M496 {y1}L610 {y2}", "#d8dce0", 9, stroke_dasharray="14 5", stroke_linecap="round")
    s.rect(540, 520, 36, 32, "#c8a040", rx=5, stroke=INK, stroke_width=2.5)
    s.path("M546 520v-12q12 -16 24 0v12", "none", stroke="#d8dce0", stroke_width=5)
    s.show("one finger")
    s.path(
        "M520 780Q470 784 446 800Q436 812 450 814Q490 806 530 802Z",
        s.lin((0, "#e8c0a0"), (1, "#8a5a40")),
        stroke="#3a1a0c",
        stroke_width=2,
    )
    s.oval(452, 806, 8, 5, "#f4e0d0")
    s.show("bucket on wheels")
    s.path("M120 770H240L226 868H134Z", s.lin((0, "#f0c040"), (1, "#8a5a14"), across=True))
    s.oval(180, 770, 60, 14, "#7ac0c8")
    s.line("M132 800h96", "#8a5a14", 4)
    for x in (142, 218):
        s.disc(x, 876, 9, INK)
    s.path("M120 772Q180 690 240 772", "none", stroke="#5a5a5a", stroke_width=5)
    s.line("M176 640h-4M110 828h-44M104 850h-60", "#ffe0a0", 3, opacity=0.6)
    s.show("yellow sign")
    s.path(
        "M280 878L320 750H370L410 878Z",
        s.lin((0, "#ffe04a"), (1, "#c8961a")),
        stroke="#5a3a08",
        stroke_width=3,
    )
    with s.at(344, 838, 0.6):
        s.disc(-24, -66, 11, INK)
        s.line(
            "M-16 -56L12 -28L44 -30M12 -28L34 -4M-8 -48L-34 -30M-8 -48L24 -66", INK, 8, stroke_linecap="round"
        )


def bones(s: Stage) -> None:
    wall(s, 630, "#0a2420", "#3a7a5a", tiles=0)
    boards(s, 630, "#5a5a34", skirting="#c8c088")
    s.rect(196, 110, 240, 400, "#e8dcb0")
    with s.clip("M210 124H422V500H210Z"):
        s.rect(200, 110, 230, 400, s.lin((0, "#0e3a3a"), (0.6, "#c8c060"), (1, "#f4e8a0")))
        moon(s, 268, 210, 36)
        pines(s, 510, 10, 50, 120, "#123a2c", 200, 430)
    s.line("M316 124V500M210 300H422", "#e8dcb0", 8)
    s.path("M210 124L150 150V520L210 500Z", "#f4e8c8", opacity=0.6)
    s.show("chart of a man")
    s.rect(26, 130, 130, 210, "#f4e8c8", stroke="#6a4a2a", stroke_width=5)
    with s.at(91, 334, 1.55):
        s.path(
            "M-9 0L-10 -44L-16 -44Q-18 -64 -14 -76Q-8 -81 -4 -81V-85Q-9 -90 -8 -97Q-6 -104 0 -104Q6 -104 8 -97Q9 -90 4 -85V-81Q8 -81 14 -76Q18 -64 16 -44L10 -44L9 0H2L0 -38L-2 0Z",
            "#d8a080",
        )
        for x in (-6, 6):
            s.path(f"M{x} -58q-8 -8 -3 -12q3 -1 3 2q0 -3 3 -2q5 4 -3 12z", "#c8201e")
    s.show("eye, a hand")
    s.path("M452 250H600V262H452ZM452 410H600V422H452Z", "#8a5a34")
    for x, y, what in ((484, 250, "eye"), (548, 250, "hand"), (500, 410, "frog")):
        glow(s, x, y - 44, 70, "#c8ff8a", 0.8)
        s.path(f"M{x - 27} {y}V{y - 70}q0 -8 8 -10h38q8 2 8 10V{y}Z", "#a8e870", opacity=0.75)
        s.rect(x - 22, y - 92, 44, 12, "#5a4a3a", rx=3)
        if what == "eye":
            s.disc(x, y - 38, 20, "#fbf6ea")
            s.disc(x + 4, y - 36, 9, "#3a8ad0")
            s.disc(x + 4, y - 36, 4, INK)
        elif what == "hand":
            great_hand(s, x, y - 4, 66, "#d8b090")
        else:
            emoji(s, "frog", x, y - 8, 50, keep=0.7)
        s.path(f"M{x - 20} {y - 70}v60", "none", stroke="#ffffff", stroke_width=3, opacity=0.5)
    s.show("microscope watches")
    icon(s, "microscope", 560, 408, 92, ("#dfe6e0", "#5a6a6a"), INK)
    s.disc(586, 330, 12, "#fbf6ea")
    s.disc(588, 331, 5, INK)
    s.show("iron stand")
    s.line("M74 690V410H130M40 700L74 660L108 700", "#8a9090", 6)
    s.line("M130 410v16q-8 4 0 10", "#8a9090", 4)
    s.show("skeleton of the")
    s.rect(180, 496, 272, 18, "#f4ecd0")
    glow(s, 310, 360, 190, "#f4ffb0", 0.45)
    skeleton(s, 300, 506, 330, wave=True, eye="#ffb03a")
    s.show("hat and a scarf")
    s.path("M246 196Q300 176 352 196L346 206Q300 190 252 206Z", "#3a1a1a")
    s.path("M266 190Q270 140 300 138Q332 140 336 190Q300 176 266 190Z", "#5a2422")
    s.path("M262 236Q300 254 340 236L344 250Q300 270 258 250Z", "#d8382c")
    s.path("M330 246L352 330L330 336L316 254Z", "#d8382c")
    s.line("M322 290l24 -6M326 312l24 -6", "#f4e4c0", 5)
    s.path("M-10 690H420V712H-10Z", "#a8703a")
    s.path("M-10 712H420V730H-10Z", "#6a4020")
    s.show("hides under")
    s.path("M-10 730H410V880H-10Z", "#0a140c", opacity=0.8)
    with s.at(150, 872, 1.2):
        s.path("M-34 0Q-36 -50 -10 -60H16Q40 -44 40 0Z", BLUE)
        s.disc(2, -78, 21, "#e8b890")
        s.path("M-20 -80Q-20 -102 2 -102Q24 -100 23 -80Q10 -90 -2 -88Q-12 -88 -20 -80Z", "#3a1e14")
        for x in (-5, 10):
            s.disc(x, -78, 4.4, "#ffffff")
            s.disc(x + 1.5, -80, 2.4, INK)
        s.oval(3, -66, 4, 3, "#7a1a14")
        s.path("M-24 -30Q-6 -52 6 -66L14 -60Q2 -40 -14 -20Z", dark(BLUE, 0.2))
    s.path("M20 730h16v160h-16zM384 730h16v160h-16z", "#8a5a2e")
    s.show("Blue fire")
    s.path("M70 690V652h56v38", "none", stroke="#6a7070", stroke_width=4)
    flame(s, 98, 688, 34, "#4aa0ff")
    s.path("M90 646V606h16v40l20 6H70Z", "#bfe8d8", opacity=0.7)
    s.disc(98, 640, 22, "#8ae05a", opacity=0.85)
    puff(s, 98, 580, 24, "#d8ffb0", 0.4)
    s.show("rabbit looks")
    emoji(s, "rabbit-face", 222, 660, 70, keep=0.3)
    s.path("M186 690V642H260V690Z", "#f4ecd0", stroke="#8a8060", stroke_width=2)
    s.path("M172 690H274V700H172Z", "#e0d8b8")
    for k in range(4):
        s.line(f"M194 {652 + k * 9}h58", "#a89c78", 1.4)
    s.show("octopus reaches")
    s.path("M440 620H596V770H440Z", "#2f9a8a", opacity=0.8)
    s.path("M440 640H596V770H440Z", s.lin((0, "#5ad0b8"), (1, "#0e4a44")))
    emoji(s, "octopus", 530, 764, 100, keep=0.6)
    s.path("M434 614H602V774H434Z", "none", stroke="#d8e8d8", stroke_width=5)
    s.rect(430, 772, 180, 110, "#5a4020")
    tentacle(
        s, curve((470, 640), (400, 590), (320, 800), (206, 812)), 24, "#d8604a", suckers="#ffd0c0", side=-1
    )
    s.path("M164 798q2 -24 26 -24q22 0 24 22l20 4q-2 6 -10 6h-60z", "#e8b83a")


def missed(s: Stage) -> None:
    wall(s, 700, "#1c060c", "#5a1420", stripes=True)
    boards(s, 700, "#4a1a1c", skirting="#7a4a30")
    s.path("M96 716V120H504V716Z", s.lin((0, "#6a3420"), (1, "#2a120a")))
    s.path("M84 128L300 60L516 128V140H84Z", "#8a4a2a")
    s.rect(120, 150, 360, 540, s.rad((0, "#ffeab0"), (0.5, "#d88a3a"), (1, "#4a1410"), cy=40, r=75))
    s.show("Photographs hang")
    for x, y, r in (
        (160, 200, -4),
        (226, 186, 3),
        (374, 186, -3),
        (440, 204, 5),
        (156, 310, 3),
        (444, 312, -4),
    ):
        with s.at(x, y, 1, r):
            s.rect(-27, -32, 54, 66, "#f4ecd8")
            s.rect(-22, -27, 44, 48, "#8a9aa0")
            s.path("M-18 21Q-18 4 0 2Q18 4 18 21Z", ("#3f7fc0", "#4a9a5c", "#c8963a")[x % 3])
            s.path("M-12 -8Q-14 -24 0 -24Q14 -24 12 -8Q10 4 0 4Q-10 4 -12 -8Z", "#1c060c")
    for x, y, z in ((160, 660, 74), (440, 660, 80), (190, 676, 50), (410, 676, 54)):
        emoji(s, "trophy", x, y, z, keep=0.6)
    s.show("golden figure")
    glow(s, 300, 420, 240, "#fff0a8", 0.9)
    gold = s.lin((0, "#fff8c8"), (0.4, "#f0c040"), (1, "#8a5a10"), across=True)
    with s.at(300, 620, 3.0):
        s.path("M-11 -42L-13 -2H-2L-1 -36H2L4 -2H14L11 -42ZM-15 -3h14v4h-15zM3 -3h14v4H3z", gold)
        s.path("M-15 -74Q-18 -52 -17 -38Q0 -33 17 -38Q18 -52 15 -74Q8 -80 0 -80Q-8 -80 -15 -74Z", gold)
        s.path(
            "M-15 -73Q-26 -60 -24 -38L-17 -37Q-17 -55 -12 -66ZM15 -73Q26 -60 24 -38L17 -37Q17 -55 12 -66Z",
            "#d8a028",
        )
        s.line("M-10 -78L10 -40M-12 -74L-16 -44", "#8a5a10", 2.6)
        s.path("M6 -48h18v16h-18z", "#b8801c")
        s.path("M-12 -92Q-13 -107 0 -107Q13 -107 12 -92Q11 -79 0 -79Q-11 -79 -12 -92Z", gold)
        s.path("M-13 -94Q-15 -110 0 -110Q15 -110 13 -92Q8 -101 -2 -100Q-9 -99 -13 -94Z", "#a8701a")
        s.line("M-7 -92q3 2 5 0M3 -92q3 2 5 0M-3 -84q3 -2 6 0", "#5a3808", 1.2)
    s.show("gold tears")
    for x, k in ((286, 0), (317, 1)):
        s.line(f"M{x} 346V{402 + k * 20}", "#fffbe0", 4, stroke_linecap="round")
        s.path(f"M{x} {408 + k * 20}q-6 12 0 17q6 -5 0 -17z", "#fffbe0")
    s.show("year on the base")
    s.path("M220 620H380L396 690H204Z", s.lin((0, "#3a1a10"), (1, "#140806")))
    letters(s, "1989", 300, 668, 38, "#ffd86a")
    s.show("key hangs")
    s.line("M408 240Q400 330 412 400", "#d8202a", 5)
    old_key(s, 412, 426, 46, 90)
    s.path("M130 156L240 156L150 680H130Z", "#ffffff", opacity=0.08)
    s.rect(120, 150, 360, 540, "none", stroke="#c8904a", stroke_width=6)
    s.show("reflection has")
    with s.at(410, 690, 2.3, opacity=0.4):
        s.path(
            "M-15 -74Q-18 -52 -22 -24Q0 -18 22 -24Q18 -52 15 -74Q8 -80 0 -80Q-8 -80 -15 -74ZM-10 -22v20h7V-22zM3 -22v20h7V-22z",
            "#e8f4ff",
        )
        s.path("M-24 -40L-15 -70L-10 -60L-18 -38ZM-30 -92L-36 -98L-20 -62L-12 -70Z", "#e8f4ff")
    s.show("Candles burn")
    for x, h in ((110, 40), (150, 56), (460, 60), (500, 44), (530, 34)):
        candle(s, x, 750, h)
    s.show("girl lays")
    child(s, 420, 880, 220, TEAL, long_hair=True, skirt=True, arm="up", flip=True)
    s.show("missing poster")
    with s.at(236, 850, 1.1, -12):
        s.path("M-58 -40L48 -46L40 -20L56 -4L46 34L-60 36Z", "#f4ecd8")
        letters(s, "MISSING", -6, -18, 20, "#b8201e")
        s.disc(-24, 8, 13, "#8a7a6a")
        s.line("M4 2h34M4 14h28", "#6a5a4a", 3)
    s.show("gold footprints")
    footprints(
        s, [(330, 740), (290, 762), (240, 772), (180, 790), (120, 806), (60, 836), (30, 870)], 18, "#f0c040"
    )


def tide(s: Stage) -> None:
    k: float
    r: float
    x: float
    y: float
    c = Corridor(s, (220, 350, 160, 210))
    c.shell("#1f7a80", "#3aa08a", "#0e4a58", "#7ad8c0")
    c.floor_tiles("#0e4a50")
    s.show("exit sign")
    c.doorway("#d8fff0")
    s.rect(262, 372, 76, 26, "#0a3a2a", rx=3)
    letters(s, "EXIT", 300, 393, 20, "#9affc0")
    glow(s, 300, 386, 80, "#9affc0", 0.9)
    s.show("Open lockers")
    for side in (0, 1):
        c.lockers("#2f9a9a", side=side, skip=(1, 3, 6))
        sign = 1 if side == 0 else -1
        for k in (1, 3, 6):
            near = k / 9 * 0.94 + 0.02
            a, b = c.at(side, 0.03, near), c.at(side, 0.58, near)
            w = 96 * (1 - near)
            s.path(
                f"M{num(a[0])} {num(a[1])}L{num(b[0])} {num(b[1])}Q{num(b[0] + sign * w * 0.6)} {num(b[1] - 20)} {num(b[0] + sign * w)} {num(b[1] + 14)}Q{num(a[0] + sign * w * 0.7)} {num((a[1] + b[1]) / 2)} {num(a[0] + sign * w)} {num(a[1] + 10)}Z",
                s.lin((0, "#8af0e0"), (1, "#1c6a70"), across=True),
                opacity=0.9,
            )
    s.rect(0, 0, 600, 900, s.lin((0, "#9affe0", 0.12), (0.4, "#0e7a80", 0.35), (1, "#02202a", 0.55)))
    for x, w in ((120, 40), (300, 70), (470, 46)):
        beam(s, (x, -10, w * 0.5), (x - 40, 880, w * 2), "#d8fff0", 0.18, 10)
    for k in range(7):
        s.line(
            f"M0 {40 + k * 9}Q150 {24 + k * 12} 300 {44 + k * 9}T600 {40 + k * 9}",
            "#e8fff4",
            1.6,
            opacity=0.4,
        )
    s.show("anchor on")
    s.line("M486 -10V210", "#2a3a3a", 12, stroke_dasharray="16 6")
    emoji(s, "anchor", 486, 330, 130, keep=0.2)
    s.path("M430 0l30 26l20 -14l26 22l30 -34z", "#0a3a44")
    s.show("jellyfish as")
    jellyfish(s, 290, 306, 124, "#ff9a7a")
    s.show("silver fish")
    for k in range(22):
        x, y = (
            400 + (k % 6) * 30 + s.rng.uniform(-8, 8),
            560 + (k // 6) * 26 + s.rng.uniform(-8, 8) - (k % 6) * 8,
        )
        with s.at(x, y, s.rng.uniform(0.8, 1.2), -14):
            s.path("M-16 0Q-4 -8 10 0L18 -6V6L10 0Q-4 8 -16 0Z", s.lin((0, "#ffffff"), (1, "#7ab0b8")))
            s.disc(-9, -1, 1.5, INK)
    s.show("Exercise books")
    for x, y, r, k, col in (
        (110, 250, -20, 1.1, "#e8483a"),
        (90, 470, 16, 0.9, "#f0c040"),
        (400, 190, 24, 0.8, "#3f7fc0"),
    ):
        with s.at(x, y, k, r):
            s.path("M0 -6Q-30 -36 -66 -14Q-36 -10 0 20Q36 -10 66 -14Q30 -36 0 -6Z", "#fbf6ea")
            s.path("M0 20Q-36 -10 -66 -14L-64 -6Q-34 2 0 32Q34 2 64 -6L66 -14Q36 -10 0 20Z", col)
            s.line("M-14 -12q-16 -10 -34 -6M14 -12q16 -10 34 -6", "#8aa0b0", 2)
    s.show("drowned bell")
    s.path(
        "M40 160Q40 100 76 100Q112 100 112 160L122 176H30Z",
        s.lin((0, "#f4d070"), (1, "#8a5a1a"), across=True),
    )
    s.disc(76, 182, 9, "#6a4410")
    s.line("M22 120q-10 24 0 50M130 120q10 24 0 50", "#f4ffe8", 3, opacity=0.8)
    for k in range(8):
        s.disc(76 + (k * 23) % 40 - 20, 84 - k * 11, 3 + k % 3, "none", stroke="#e8fff4", stroke_width=1.6)
    s.show("Red seaweed")
    s.path("M420 900V850H470V812H520V774H600V900Z", s.lin((0, "#4aa89a"), (1, "#0e4a50")))
    for k in range(17):
        x, y = 420 + k * 11, 850 - (k // 5) * 36
        s.line(
            f"M{x} {y + 40}q-14 -22 0 -44t0 {-44 - (k % 3) * 14}",
            "#d8405a" if k % 2 else "#a82a4a",
            6,
            stroke_linecap="round",
        )
    s.show("girl swims")
    with s.at(180, 760, 1.5, -14):
        s.path("M-10 -10Q-50 -2 -86 14L-84 24Q-50 14 -8 8Z", SKIN)
        s.path("M-86 10q-30 -6 -44 10q20 14 46 8z", "#f0b83a")
        s.path("M-60 -2Q-70 20 -96 30L-92 38Q-62 32 -48 10Z", dark(SKIN, 0.15))
        s.path("M-96 26q-28 4 -34 22q22 6 40 -8z", "#c8902a")
        s.path("M-40 -14Q0 -28 34 -14L34 12Q0 18 -40 10Z", RED)
        s.path("M26 -10Q56 -22 84 -8L82 2Q54 -8 28 4Z", SKIN)
        s.disc(50, -20, 19, "#e8b890")
        s.path("M32 -26Q34 -44 52 -42Q60 -40 64 -36Q44 -34 36 -14Q10 -22 -10 -34Q10 -34 32 -26Z", "#5a2a14")
        s.path("M52 -30h22v16h-22z", "#8af0ff", stroke=INK, stroke_width=3)
        s.line("M52 -22H34", INK, 3)
        for k in range(5):
            s.disc(74 + k * 6, -34 - k * 15, 3 + k % 3, "none", stroke="#e8fff4", stroke_width=1.4)
    for _ in range(50):
        s.disc(
            s.rng.uniform(30, 570),
            s.rng.uniform(60, 870),
            s.rng.uniform(1, 4),
            "none",
            stroke="#d8fff0",
            stroke_width=1,
            opacity=0.5,
        )


PAINTERS = {"c50": breathing, "c51": chalk, "c52": keeper, "c53": bones, "c54": missed, "c55": tide}
