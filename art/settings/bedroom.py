"""Children's rooms at night."""

from __future__ import annotations

import math
from itertools import pairwise

from art.creatures import curve, tentacle
from art.houses import house
from art.kit import Stage, num
from art.light import SCREEN, beam, fog, glow
from art.palettes import INK, RED, SKIN, YELLOW, dark, mix, pale
from art.people import child, eyes, great_eye, great_hand
from art.props import bed, candle, clock, cord, die20, ladder, old_key, poster, television
from art.rooms import Box, boards, curtains, light_patch, rug, wall, window_frame
from art.shapes import emoji, icon, letters, silhouette
from art.sky import moon, snow, stars
from art.trees import pines
from art.vehicles import car_side


def outside(s: Stage, box: Box) -> str:
    """The night behind a window; gives the pane to clip to."""
    x, y, w, h = box
    s.rect(x, y, w, h, s.lin((0, dark(s.p.sky[1], 0.4)), (0.6, s.p.sky[2]), (1, s.p.sky[3])))
    return f"M{x} {y}h{w}v{h}h{-w}z"


def stag_skull(s: Stage, x: float, y: float, k: float, eye: str) -> None:
    """A stag's skull with antlers, chin at (x, y)."""
    with s.at(x, y, k):
        s.line(
            "M-36 -166Q-66 -236 -36 -280M-44 -216Q-76 -226 -90 -260M-40 -246Q-20 -260 -16 -282M36 -166Q66 -236 36 -280M44 -216Q76 -226 90 -260M40 -246Q20 -260 16 -282",
            "#0a0c18",
            15,
            stroke_linecap="round",
        )
        s.line(
            "M-36 -166Q-66 -236 -36 -280M-44 -216Q-76 -226 -90 -260M-40 -246Q-20 -260 -16 -282M36 -166Q66 -236 36 -280M44 -216Q76 -226 90 -260M40 -246Q20 -260 16 -282",
            "#8a8070",
            9,
            stroke_linecap="round",
        )
        s.path(
            "M-56 -160Q0 -196 56 -160Q74 -106 44 -56Q32 -4 0 14Q-32 -4 -44 -56Q-74 -106 -56 -160Z", "#0a1426"
        )
        s.path(
            "M-46 -154Q0 -184 46 -154Q60 -108 36 -62Q26 -14 0 2Q-26 -14 -36 -62Q-60 -108 -46 -154Z",
            s.lin((0, "#f4ecd4"), (1, "#a89c80")),
        )
        for side in (-1, 1):
            s.path(
                f"M{side * 36} -128Q{side * 14} -140 {side * 9} -114Q{side * 12} -92 {side * 26} -96Q{side * 40} -106 {side * 36} -128Z",
                "#0a0a14",
            )
            s.path(f"M{side * 4} -38q{side * 9} 12 {side * 3} 24q{side * -4} 2 {side * -5} -6z", "#2a2028")
            glow(s, side * 23, -114, 26, eye, 1, core=5)
        s.line("M0 -146V-52", "#a89c80", 2)


def skull_window(s: Stage) -> None:
    wall(s, 640, "#0c1230", "#26346e", stripes=True, dots=True)
    box = (176.0, 74.0, 256.0, 290.0)
    pane = outside(s, box)
    with s.clip(pane):
        stars(s, 160, 330)
        moon(s, 232, 132, 30)
        pines(s, 372, 26, 40, 100, "#0c2a48", 160, 450)
        s.show("stag's skull")
        stag_skull(s, 350, 356, 0.92, "#ff4a2a")
        fog(s, 360, 30, "#8ad0d0", 0.4)
    window_frame(s, box)
    curtains(s, box, "#8a3050")
    boards(s, 640, "#4a3444", skirting="#d8ccb0")
    light_patch(s, [(180, 640), (430, 640), (520, 860), (90, 860)], "#9ad0ff", 0.2)
    rug(s, 330, 826, 230, "#a83a4a", "#ffd07a")
    s.show("poster")
    poster(s, 86, 286, 112, 168, "IT CAME", "#c83a5a", -3)
    icon(s, "dinosaur-rex", 86, 362, 98, ("#7ad88a", "#1a5a4a"), "#081a18", gap=8)
    s.show("robot, a duck")
    s.rect(456, 470, 130, 9, "#8a5a34")
    icon(s, "vintage-robot", 484, 470, 58, ("#8ad0d8", "#2a6a80"), "#0c1a2a")
    icon(s, "plastic-duck", 526, 470, 38, ("#ffd86a", "#c8782a"), "#4a2008")
    die20(s, 562, 451, 19, "#c8304a")
    s.show("wardrobe is ajar")
    s.rect(-6, 400, 130, 250, "#04030a")
    s.path("M-6 400H70L96 384V680L70 650H-6Z", s.lin((0, "#7a4a30"), (1, "#2a141c"), across=True))
    s.line("M18 424h40v90h-40zM18 532h40v100h-40z", "#1c0c12", 3)
    eyes(s, 110, 480, 3, 12, "#a8ff5a", 6)
    eyes(s, 108, 570, 2.2, 9, "#a8ff5a", 6)
    s.show("television shows")
    s.path("M456 720H590V734H456ZM464 734h10v60h-10zM572 734h10v60h-10z", "#5a3424")
    television(s, 522, 720, 126, "hand", shell="#6a4430", light="#8af0ff")
    s.show("boy lies")
    bed(s, 300, 786, 296, "#3f7ac8", sleeper=True)
    s.path("M168 740H436V790H168Z", "#030208")
    eyes(s, 380, 770, 3.4, 16, "#ffb02a", 6)
    bed(s, 300, 786, 296, "#3f7ac8", sleeper=True)
    s.show("tentacle comes")
    s.path("M180 772H430V794H180Z", "#030208")
    eyes(s, 390, 784, 3, 14, "#ffb02a", 6)
    tentacle(s, curve((300, 786), (360, 860), (230, 880), (212, 806)), 26, "#6a4aa8", suckers="#d8b8ff")
    s.show("teddy")
    emoji(s, "teddy-bear", 204, 846, 66, keep=0.75, rot=-20)
    s.show("torch rolls")
    icon(s, "flashlight", 104, 856, 56, ("#ffd86a", "#a8603a"), "#2a140a", rot=64)
    beam(s, (124, 836, 5), (280, 780, 46), "#fff4c8", 0.7, 4)
    icon(s, "cubes", 474, 870, 64, ("#ff8a5a", "#a83a5a"), "#2a0c18")


def wardrobe(s: Stage) -> None:
    wall(s, 650, "#1a0c08", "#5a2e18", dots=True)
    boards(s, 650, "#5a3018", skirting="#8a5a34")
    rug(s, 300, 812, 250, "#7a3020", "#f0c068")
    s.show("grandfather clock")
    s.path("M10 690V330L60 296L110 330V690Z", s.lin((0, "#8a5226"), (1, "#3a1e0e"), across=True))
    s.rect(30, 460, 60, 200, "#1c0e08", stroke="#c8904a", stroke_width=3)
    s.line("M60 460V600", "#e8c050", 3)
    s.disc(60, 608, 16, "#e8c050")
    clock(s, 56, 390, 36, 12.0)
    s.show("wardrobe stands")
    s.path(
        "M140 716V150Q320 90 500 150V716Z",
        s.lin((0, "#8a4e24"), (0.5, "#6a3a1a"), (1, "#3a1c0c"), across=True),
    )
    s.path("M126 156Q320 84 514 156V134Q320 58 126 134Z", "#a8642e")
    s.rect(164, 170, 312, 530, "#0a0503")
    s.show("warm light")
    glow(s, 320, 640, 330, "#ffb050", 0.75)
    s.path(
        "M196 700V380Q320 300 444 380V700Z",
        s.rad((0, "#fff4c8"), (0.3, "#ffc060"), (0.7, "#a8501c"), (1, "#2a0e06"), cy=86, r=80),
    )
    for k in range(11):
        y, half = 700 - k * 22, 124 - k * 6.5
        s.path(
            f"M{320 - half:.0f} {y}H{320 + half:.0f}V{y - 8}H{320 - half:.0f}Z",
            mix("#6a3414", "#fff0b8", 1 - k / 11),
        )
        s.path(
            f"M{320 - half:.0f} {y - 8}H{320 + half:.0f}L{320 + half - 6:.0f} {y - 22}H{320 - half + 6:.0f}Z",
            mix("#2a1008", "#ffb050", 1 - k / 11),
        )
    s.path("M196 700V380Q206 440 200 700ZM444 700V380Q434 440 440 700Z", "#1a0a06")
    s.show("long shadow")
    s.path("M306 462Q300 440 320 436Q340 440 334 462L356 500L392 700H262L288 500Z", "#120704", opacity=0.85)
    s.path(
        "M288 510Q240 600 226 700H246Q262 610 296 540ZM352 510Q400 600 414 700H394Q378 610 344 540Z",
        "#120704",
        opacity=0.7,
    )
    s.show("Coats are")
    for x, w, c in (
        (166, 62, "#8a3a2a"),
        (190, 58, "#3a6a6a"),
        (214, 44, "#c8963a"),
        (414, 60, "#4a3a6a"),
        (392, 50, "#a8642a"),
        (432, 44, "#5a7a3a"),
    ):
        s.path(
            f"M{x + w * 0.3:.0f} 210Q{x + w / 2:.0f} 190 {x + w * 0.7:.0f} 210L{x + w} 250L{x + w - 4} {500 + x % 60}Q{x + w / 2:.0f} {512 + x % 60} {x + 4} {500 + x % 50}L{x} 250Z",
            s.lin((0, pale(c, 0.1)), (1, dark(c, 0.6)), across=True),
        )
        s.line(f"M{x + w / 2:.0f} 194V182", "#c8b490", 3)
    s.rect(164, 178, 312, 7, "#c8a060")
    s.show("mirror on the door")
    s.path("M140 160L92 188V738L140 706Z", s.lin((0, "#6a3a1a"), (1, "#a8642e"), across=True))
    s.path("M133 216L99 236V640L133 618Z", s.lin((0, "#8ad8d0"), (0.5, "#2a5a58"), (1, "#123a3a")))
    s.path("M133 548L99 566V640L133 618Z", "#5a3018", opacity=0.8)
    s.path("M128 300L104 314V420L128 408Z", "#d8fff4", opacity=0.2)
    s.path("M500 160L588 200V760L500 706Z", s.lin((0, "#a8642e"), (1, "#5a3018"), across=True))
    s.line("M516 230L572 254V440L516 424ZM516 460L572 478V680L516 656Z", "#3a1c0c", 4)
    s.show("key still")
    old_key(s, 524, 444, 54, 62)
    s.line("M520 474q-14 8 -10 22M546 470q12 8 10 20", "#ffe2a0", 2.4, opacity=0.8)
    s.show("knotted ties")
    line = [(60, 900), (120, 812), (210, 770), (270, 716), (300, 640), (306, 560)]
    cord(s, line, "#2a100a", 15)
    for k, ((x1, y1), (x2, y2)) in enumerate(pairwise(line)):
        s.line(
            f"M{x1} {y1}L{x2} {y2}",
            ("#c8302a", "#3f7fc0", "#e8b83a", "#3aa79a", "#8a5ac0")[k],
            10,
            stroke_linecap="round",
        )
        s.disc(x2, y2, 8, ("#c8302a", "#3f7fc0", "#e8b83a", "#3aa79a", "#8a5ac0")[k])
    s.show("marbles")
    for k in range(11):
        x, y, r = 330 + k * 17 + (k % 3) * 9, 712 + k * 14, 6 + k * 0.5
        c = ("#5ad0c8", "#e8483a", "#f0c040", "#8a6ae0")[k % 4]
        s.oval(x + 3, y + r, r, 3, INK, opacity=0.5)
        s.disc(x, y, r, s.rad((0, "#ffffff"), (0.4, c), (1, dark(c, 0.6)), cx=35, cy=30, r=75))
    s.show("girl in a nightgown")
    child(s, 180, 880, 168, "#f4ecdc", hair="#7a3a1a", long_hair=True, skirt=True, arm="up")
    candle(s, 236, 728, 34)
    glow(s, 236, 700, 110, "#ffd070", 0.7)


def floating(s: Stage) -> None:
    wall(s, 700, "#100a2a", "#3a2470")
    boards(s, 700, "#4a2e5a")
    s.path("M0 0H170L0 420ZM600 0H430L600 420Z", "#150c34")
    for k in range(5):
        s.line(
            f"M{170 - k * 40} {k * 98}L0 {420 + k * 60}M{430 + k * 40} {k * 98}L600 {420 + k * 60}",
            "#2a1a54",
            9,
        )
    s.show("skylight is")
    s.path("M168 30H432L456 300H144Z", "#241650")
    with s.clip("M184 44H416L438 284H162Z"):
        s.rect(140, 30, 320, 270, s.lin((0, "#0a0828"), (1, "#3a2a8a")))
        stars(s, 200, 300)
        moon(s, 292, 158, 100, "#fff4d8", 0.9)
        s.show("owl looks")
        icon(s, "barn-owl", 376, 282, 84, ("#f0e4c8", "#7a6a5a"), INK, flip=True)
    s.show("skylight is")
    s.line("M184 44H416L438 284H162Z", "#e8d8b8", 12, stroke_linejoin="round")
    s.path("M432 30L560 90L590 330L456 300Z", "#8a9ae0", opacity=0.3, stroke="#e8d8b8", stroke_width=8)
    beam(s, (300, 280, 130), (300, 860, 210), "#c8c0ff", 0.4, 14)
    s.show("Dust shows")
    s.path(
        "M140 846H440L480 790H190Z",
        "#a890d0",
        opacity=0.4,
        stroke="#e8d8ff",
        stroke_width=2,
        stroke_dasharray="9 7",
    )
    s.oval(310, 820, 150, 20, INK, opacity=0.35, filter=s.blur(6))
    s.show("blanket streams")
    s.path(
        "M200 470Q150 400 220 330Q270 290 262 220Q300 270 300 330Q330 260 328 206Q380 280 350 350Q420 330 430 440Q440 500 400 500Q300 440 200 470Z",
        s.lin((0, "#8af0ff", 0.9), (1, "#2a6ac0")),
    )
    for x, y in ((250, 360), (330, 300), (300, 400), (380, 410), (230, 430), (340, 370)):
        with s.at(x, y, 1.2):
            s.path("M0 -7L2 -2L7 0L2 2L0 7L-2 2L-7 0L-2 -2Z", "#fff0b0")
    s.show("bed floats")
    with s.at(0, 0, 1):
        glow(s, 310, 610, 240, "#7ae0ff", 0.4)
    with s.at(310, 624, 1.1, -8):
        s.path(
            "M-145 -150Q-145 -190 -116 -194H-96V0H-108V-34H-133V0H-145Z",
            s.lin((0, "#c88a5a"), (1, "#5a3018")),
        )
        s.path("M132 0V-80Q132 -96 145 -96V0Z", "#6a3c28")
        s.path("M-138 -40H140V-14H-138Z", "#6a3c28")
        s.path("M-136 -64Q0 -80 140 -64V-36H-136Z", "#f0e8dc")
        s.oval(-80, -76, 44, 20, "#ffffff")
    s.show("sits upright")
    with s.at(280, 560, 1.15, -4):
        s.path("M-26 0Q-30 -44 -16 -60H16Q30 -44 26 0Z", RED)
        s.path("M-18 -50L-60 -40L-58 -28L-18 -34Z", dark(RED, 0.2))
        s.path("M18 -50L66 -30L62 -18L18 -34Z", dark(RED, 0.3))
        s.disc(0, -78, 20, "#e8b890")
        s.path("M-21 -80Q-22 -104 0 -104Q22 -104 21 -78Q12 -92 -2 -90Q-14 -90 -21 -80Z", "#5a2a14")
        for ex in (-7, 8):
            s.disc(ex, -78, 4, "#ffffff")
            s.disc(ex, -80, 2.2, INK)
        s.oval(0, -67, 4, 5, "#7a1a14")
    s.show("cat clings")
    silhouette(s, "cat", 470, 622, 76, "#0c0820", rim="#c8b0ff", rot=14)
    eyes(s, 478, 566, 2.4, 9, "#ffe070", 4)
    s.show("Toys rise")
    emoji(s, "locomotive", 110, 640, 66, keep=0.7, rot=-18)
    icon(s, "beach-ball", 80, 540, 44, ("#ff9a7a", "#c83a4a"), "#3a0814")
    with s.at(520, 470, 1.2, 18):
        s.path("M0 30L-28 -6Q0 -20 28 -6Z", s.lin((0, "#f0b83a"), (0.5, "#e8483a"), (1, "#3a5ad0")))
        s.line("M0 -12V-34", "#f4e8d0", 5)
    s.show("rope is tied")
    cord(s, [(450, 600), (500, 660), (470, 730), (520, 770)], "#e8c890", 6)
    s.path("M440 840V770Q440 752 460 752H560Q580 752 580 770V840Z", s.lin((0, "#8a5a34"), (1, "#2a160e")))
    s.line("M440 786H580M470 752V840M550 752V840", "#d8a850", 5)
    s.show("almost untied")
    s.path(
        "M504 752q-22 -22 -2 -34q24 0 16 26q26 -20 34 2q0 20 -30 14z",
        "none",
        stroke="#e8c890",
        stroke_width=6,
    )
    s.line("M518 760l30 -40", "#e8c890", 5, stroke_linecap="round")
    s.show("ladder lies")
    ladder(s, (60, 886), (390, 872), 0.1, "#d8b080", 1)
    s.line("M50 872L400 862M60 894L420 884", "#d8b080", 6, stroke_linecap="round")
    for k in range(9):
        s.line(f"M{76 + k * 38} {872 - k}L{84 + k * 38} {892 - k}", "#d8b080", 5)


def crayon(s: Stage) -> None:
    x: float
    y: float
    wall(s, 660, "#f0b8a0", "#e89a94")
    s.rect(0, 0, 600, 660, s.lin((0, "#3a1a40", 0.62), (1, "#5a2a4a", 0.25)))
    boards(s, 660, "#6a3a4a", skirting="#f4e4d0")
    rug(s, 330, 820, 240, "#3a8a90", "#ffe0b0")
    chalk = s.blur(0.6)
    s.show("house with smoke")
    s.path(
        "M50 400V310L110 250L170 310V400Z", "none", stroke="#3f5ac0", stroke_width=6, stroke_linejoin="round"
    )
    s.rect(96, 350, 28, 50, "none", stroke="#c83a3a", stroke_width=5)
    s.path(
        "M140 270q-10 -30 10 -40q20 -10 0 -34q-20 -14 6 -36",
        "none",
        stroke="#5a4a5a",
        stroke_width=5,
        stroke_linecap="round",
    )
    s.show("sun with")
    s.disc(90, 120, 42, "#ffd04a", opacity=0.85, filter=chalk)
    for k in range(12):
        s.line("M90 66V44", "#ffd04a", 6, transform=f"rotate({k * 30} 90 120)", stroke_linecap="round")
    s.path(
        "M74 112v6M106 112v6M70 130q20 20 40 0",
        "none",
        stroke="#8a4a1a",
        stroke_width=5,
        stroke_linecap="round",
    )
    s.show("family of four")
    for k, (x, h, c) in enumerate(
        ((424, 90, "#3f7fc0"), (472, 84, "#c83a6a"), (514, 60, "#4a9a5c"), (552, 56, "#8a5ac0"))
    ):
        y = 470
        s.disc(x, y - h, 13, "none", stroke=c, stroke_width=5)
        s.line(
            f"M{x} {y - h + 13}V{y - h * 0.4:.0f}L{x - 12} {y}M{x} {y - h * 0.4:.0f}L{x + 12} {y}M{x - 18} {y - h * 0.66:.0f}H{x + 18}",
            c,
            5,
            stroke_linecap="round",
        )
        if k == 2:
            s.line(
                f"M{x - 24} {y - h - 18}L{x + 24} {y + 4}M{x + 24} {y - h - 18}L{x - 24} {y + 4}",
                "#c8201e",
                7,
                stroke_linecap="round",
            )
    s.show("crayon man")
    ink = "#120c14"
    for _ in range(130):
        a = s.rng.uniform(0, math.tau)
        x, y = 300 + 74 * math.cos(a) * s.rng.random(), 150 + 78 * math.sin(a) * s.rng.random()
        s.line(
            f"M{num(x - 20)} {num(y)}q20 {num(s.rng.uniform(-24, 24))} 40 {num(s.rng.uniform(-10, 10))}",
            ink,
            3,
            opacity=0.8,
        )
    s.disc(300, 150, 74, ink, opacity=0.7)
    for _ in range(240):
        t = s.rng.random()
        x, y = 300 + s.rng.uniform(-52, 52) * (1 - t * 0.2), 220 + 330 * t
        s.line(
            f"M{num(x - 26)} {num(y)}q26 {num(s.rng.uniform(-30, 30))} 52 {num(s.rng.uniform(-16, 16))}",
            ink,
            3.4,
            opacity=0.85,
        )
    for line in ("M256 250Q150 320 180 470", "M270 540Q250 640 226 690", "M330 540Q350 640 372 690"):
        for _ in range(8):
            s.line(
                line,
                ink,
                5,
                opacity=0.8,
                transform=f"translate({s.rng.uniform(-8, 8):.0f} {s.rng.uniform(-8, 8):.0f})",
                stroke_linecap="round",
            )
    for x in (272, 328):
        s.disc(x, 140, 16, "#fff8f0")
        s.disc(x + 4, 146, 7, "#e8303a")
        glow(s, x, 142, 40, "#ff5a5a", 0.5)
    s.path("M256 186q44 40 88 0q-8 -6 -16 6q-10 -8 -18 4q-10 -8 -18 2q-14 -10 -36 -12z", "#fff8f0")
    s.line("M180 470l-30 40M180 470l-8 54M180 470l16 50", ink, 9, stroke_linecap="round")
    s.show("scribbled hand")
    s.path("M330 260Q440 330 452 520L420 536Q404 400 320 330Z", s.lin((0, "#1a121c"), (1, "#3a2a3a")))
    s.oval(436, 770, 90, 14, INK, opacity=0.4, filter=s.blur(6))
    great_hand(s, 436, 520, 170, "#2a1e2c", rot=178, rim="#ffb0a0")
    s.show("holds out a crayon")
    child(s, 340, 862, 150, YELLOW, hair="#8a4a1a", arm="up")
    s.path("M386 712l10 -46l10 -14l4 16l-12 48z", "#1a1418")
    s.rect(382, 690, 18, 34, "#e8483a", transform="rotate(14 391 707)")
    s.show("Crayons lie")
    for x, y, r, c in (
        (120, 880, 20, "#e8483a"),
        (190, 850, -30, "#3f7fc0"),
        (470, 870, 60, "#f0c040"),
        (540, 846, -10, "#4a9a5c"),
        (80, 830, 80, "#8a5ac0"),
        (430, 890, -40, "#3aa79a"),
        (260, 886, 10, "#e8803a"),
    ):
        with s.at(x, y, 1, r):
            s.rect(-26, -6, 44, 12, c, rx=2)
            s.path("M18 -6L32 0L18 6Z", pale(c, 0.25))
            s.rect(-20, -6, 32, 12, dark(c, 0.25))
    s.show("lamp throws")
    s.oval(520, 40, 130, 30, "#ffd8d8", opacity=0.6, style=SCREEN, filter=s.blur(6))
    s.path("M500 640H540L534 660H506ZM517 560h6v80h-6z", "#8a5a3a")
    s.path("M480 560L500 500H540L560 560Z", s.lin((0, "#ff9ab0"), (1, "#ffd8d0")))
    glow(s, 520, 540, 150, "#ffb0b0", 0.9)
    beam(s, (520, 500, 20), (520, 40, 120), "#ffc8c8", 0.4, 8)
    s.show("footprints cross")
    for k in range(6):
        x, y = 236 - k * 8 + (k % 2) * 36, 730 + k * 22
        for _ in range(9):
            s.line(
                f"M{num(x - 14)} {num(y + s.rng.uniform(-5, 5))}q14 {num(s.rng.uniform(-12, 12))} 28 0",
                ink,
                3,
                opacity=0.8,
            )
    s.show("drawn shut")
    s.rect(-10, 460, 96, 214, "none", stroke=ink, stroke_width=7, transform="rotate(-1.5 40 560)")
    s.line("M0 480L78 660M78 476L-4 664M66 560h8", ink, 6, stroke_linecap="round")
    s.disc(68, 572, 6, ink)


def bunks(s: Stage) -> None:
    wall(s, 720, "#0e1c2e", "#3a5a70", stripes=True)
    boards(s, 720, "#42566a", skirting="#cfe0e4")
    box = (400.0, 130.0, 160.0, 220.0)
    pane = outside(s, box)
    with s.clip(pane):
        moon(s, 520, 190, 26)
        pines(s, 352, 12, 40, 100, "#1c3448", 396, 566)
        snow(s, 260, top=130, bottom=350)
        s.show("three with")
        s.path("M400 130H560V350H400Z", "#dff0f8", opacity=0.35)
        s.line(
            "M448 190Q500 160 512 206Q512 234 478 238Q520 242 518 280Q500 320 444 296",
            "#0e2438",
            12,
            stroke_linecap="round",
        )
        s.line("M500 300q4 20 0 34M460 300q2 16 -2 26", "#0e2438", 2.5)
    window_frame(s, box, "#e8eef0", bars=False)
    s.show("snow globe")
    s.path("M500 366h50l-6 -18h-38z", "#8a5a3a")
    s.disc(525, 326, 28, "#bfe8ff", opacity=0.75)
    house(s, 512, 344, 24, 18, wall="#c8504a", lit=1, light="#fff0a0")
    s.disc(525, 326, 28, "none", stroke="#ffffff", stroke_width=2.5)
    glow(s, 525, 326, 90, "#fff0b0", 0.8)
    wood = "#9a6a44"
    post = s.lin((0, pale(wood, 0.2)), (1, dark(wood, 0.4)), across=True)
    s.show("bunk bed")
    for y in (190, 430, 670):
        s.path(f"M44 {y - 96}H370V{y}H44Z", "#0a1420", opacity=0.55)
        s.rect(40, y - 14, 336, 26, s.lin((0, pale(wood, 0.15)), (1, dark(wood, 0.45))))
        s.rect(44, y - 44, 328, 32, "#eef2f2")
        s.oval(92, y - 50, 40, 16, "#ffffff")
    for x in (28, 362):
        s.rect(x, 60, 22, 700, post)
    s.show("Frost grows")
    s.path("M120 148Q240 120 366 146V196H120Z", s.lin((0, "#f0faff"), (1, "#8ab8d0")))
    for k in range(22):
        x = 130 + k * 11
        s.path(f"M{x} 190l3 {s.rng.uniform(16, 44):.0f}l4 -{20}z", "#e8f8ff", opacity=0.9)
    for k in range(7):
        with s.at(150 + k * 32, 160 + (k % 2) * 14, 0.8):
            s.line("M0 -10V10M-9 -5L9 5M-9 5L9 -5", "#ffffff", 2.4)
    s.show("long grey arm")
    arm = "M300 170Q330 200 318 260Q300 320 250 350L236 336Q280 310 292 256Q300 210 276 180Z"
    s.path(arm, s.lin((0, "#a8b4b4"), (1, "#6a7a80")), stroke="#24323a", stroke_width=2.5)
    great_hand(s, 250, 334, 76, "#8a9a9c", rot=214, rim="#e8f4f4")
    eyes(s, 120, 128, 3.4, 18, "#ff4a3a", 6)
    s.show("boy lies awake")
    s.path("M120 392Q240 360 366 388V436H120Z", s.lin((0, "#c8403a"), (1, "#6a1a1c")))
    s.disc(104, 378, 23, "#e8b890")
    s.path("M80 376Q80 350 106 352Q128 356 126 376Q114 364 102 366Q90 366 80 376Z", "#3a1e14")
    for ex in (98, 114):
        s.disc(ex, 380, 4, "#ffffff")
        s.disc(ex + 1.5, 378, 2.2, INK)
    s.path("M146 398L186 350L232 364L200 410Z", "#f4d870", stroke="#a83a2a", stroke_width=3)
    s.line("M170 374l40 14M160 388l36 12", "#3f7fc0", 4)
    beam(s, (140, 350, 3), (196, 384, 26), "#fff8d0", 0.9, 3)
    icon(s, "flashlight", 134, 366, 32, ("#ffd86a", "#a8603a"), rot=64)
    glow(s, 180, 380, 90, "#fff0b0", 0.7)
    s.show("lowest a girl")
    s.path("M120 632Q240 600 366 628V676H120Z", s.lin((0, "#7a9ad8"), (1, "#2a3f78")))
    s.disc(102, 620, 23, "#e8b890")
    s.path("M78 624Q74 592 104 592Q130 594 126 620Q118 604 100 608Q92 630 84 648Q72 640 78 624Z", "#a85a2a")
    s.line("M92 622q5 4 9 0M106 622q5 4 9 0", "#5a2a1a", 2.4, stroke_linecap="round")
    letters(s, "Z", 150, 590, 22, "#dff0f8")
    letters(s, "Z", 166, 566, 16, "#dff0f8")
    s.show("ladder goes on")
    ladder(s, (412, 770), (396, -10), 56, pale(wood, 0.25), 17)
    s.rect(352, -4, 96, 34, "#04070c")
    ladder(s, (398, 60), (396, -10), 54, pale(wood, 0.25), 2)
    s.show("pairs of slippers")
    for x, c in ((90, "#e87aa0"), (190, "#4a8ac8")):
        for dx in (0, 34):
            s.path(
                f"M{x + dx - 14} 830Q{x + dx - 18} 800 {x + dx} 798Q{x + dx + 18} 800 {x + dx + 14} 830Q{x + dx} 838 {x + dx - 14} 830Z",
                c,
            )
            s.oval(x + dx, 806, 10, 6, dark(c, 0.5))
    for dx in (0, 54):
        x = 300 + dx
        s.path(f"M{x - 18} 836Q{x - 22} 806 {x} 800Q{x + 22} 806 {x + 18} 836Z", "#5a6a5a")
        for k in range(3):
            s.path(f"M{x - 18 + k * 13} 832l5 24l7 -24z", "#f4ecd8")
    rug(s, 470, 850, 110, "#a8483a", "#f4e4c0")


def dollhouse(s: Stage) -> None:
    wall(s, 620, "#081c18", "#1f5a44", dots=True)
    boards(s, 620, "#3a4a2a", skirting="#d8d0a0")
    s.show("carpet pattern")
    s.path("M60 900L140 690H470L560 900Z", "#7a3a2a")
    for k in range(5):
        s.line(
            f"M{84 + k * 24} {880 - k * 36}L{152 + k * 18} {706 + k * 16}H{458 - k * 18}L{536 - k * 24} {880 - k * 36}H{150 + k * 30}",
            "#f0d890",
            5,
            opacity=0.75,
        )
    s.show("eye fills")
    box = (64.0, 70.0, 250.0, 290.0)
    s.rect(64, 70, 250, 290, "#2a1a14")
    with s.clip("M64 70h250v290h-250z"):
        s.rect(64, 70, 250, 290, s.rad((0, "#e8b08a"), (1, "#6a3a2a")))
        great_eye(s, 189, 214, 270, "#5a9a3a", slit=False)
        s.path("M50 110Q190 40 330 110L330 130Q190 70 50 132Z", "#3a1c12")
        for k in range(11):
            a = -2.75 + k * 0.24
            s.line(
                f"M{189 + 120 * math.cos(a):.0f} {214 + 86 * math.sin(a):.0f}L{189 + 150 * math.cos(a):.0f} {206 + 120 * math.sin(a):.0f}",
                INK,
                5,
                stroke_linecap="round",
            )
    window_frame(s, box)
    s.show("Giant fingertips")
    for k in range(4):
        x = 96 + k * 58
        s.path(
            f"M{x - 22} 392V352Q{x - 22} 330 {x} 330Q{x + 22} 330 {x + 22} 352V392Z",
            s.lin((0, "#f0c09a"), (1, "#a86a4a")),
            stroke="#5a2e1c",
            stroke_width=2,
        )
        s.oval(x, 348, 13, 14, "#f8dcc8", stroke="#a86a4a", stroke_width=1.5)
    s.show("doll's house stands")
    glow(s, 420, 560, 300, "#ffe07a", 0.6)
    s.path("M270 760V430H570V760Z", "#c8607a")
    s.path("M250 436L420 300L590 436Z", s.lin((0, "#8a3a4a"), (1, "#5a2030")))
    s.rect(500, 320, 28, 60, "#8a3a4a")
    warm = s.lin((0, "#fff4c0"), (1, "#ffc860"))
    for x, y, w, h in ((284, 446, 272, 142), (284, 602, 132, 146), (424, 602, 132, 146)):
        s.rect(x, y, w, h, warm)
    s.path("M380 428V388Q420 352 460 388V428Z", warm)
    s.show("same room again")
    s.rect(284, 446, 272, 142, "#2f7a5c")
    s.rect(284, 552, 272, 36, "#6a6a3a")
    s.rect(300, 458, 70, 74, "#2a1a14")
    great_eye(s, 335, 496, 66, "#5a9a3a", slit=False)
    s.rect(300, 458, 70, 74, "none", stroke="#f4e8d0", stroke_width=4)
    s.path("M450 580V500L500 462L550 500V580Z", "#c8607a")
    s.rect(460, 508, 80, 66, "#fff4c0")
    s.line("M460 540h80M500 508v66", "#c8607a", 4)
    glow(s, 500, 540, 60, "#fff0a0", 0.8)
    s.show("doll girl")
    with s.at(420, 580, 0.5):
        s.path("M-30 0Q-34 -50 -14 -66H14Q30 -50 34 0Z", "#e8483a")
        s.disc(0, -84, 19, "#5a2a14")
        s.path("M-18 -86Q-22 -50 -14 -40H14Q22 -50 18 -86Z", "#5a2a14")
        s.line("M14 -56L46 -66", "#e8483a", 11, stroke_linecap="round")
    s.show("spider sits")
    s.path("M296 700H392Q392 740 376 740H312Q296 740 296 700Z", "#ffffff")
    s.rect(290, 694, 108, 8, "#f4f4f0")
    icon(s, "spider-alt", 344, 704, 72, ("#4a3a4a", "#14101a"), INK)
    s.show("doll's house stands")
    s.path("M434 716h50v32h-50z", "#8a5a34")
    s.path("M440 690h38v26h-38z", "#3f7fc0")
    s.show("police car")
    s.rect(504, 660, 38, 88, "#3a6a9a")
    s.disc(534, 706, 3, "#ffd07a")
    car_side(s, 486, 796, 104, "#2a3040", police=True, flip=True)
    s.show("ladder of matches")
    ladder(s, (276, 764), (376, 420), 26, "#f0d8a0", 13)
    for x, y in ((264, 762), (290, 766)):
        s.disc(x, y, 6, "#e8302a")
    s.show("real girl")
    with s.at(160, 870, 1.5):
        s.oval(0, 0, 56, 9, INK, opacity=0.5, filter=s.blur(4))
        s.path("M-40 0Q-40 -50 -18 -70H18Q40 -50 42 0Z", s.lin((0, "#e8483a"), (1, "#7a1a1c")))
        s.path("M-44 0Q-40 -16 -10 -16H44V0Z", "#3a2a4a")
        s.line("M16 -58L58 -78", dark(RED, 0.15), 13, stroke_linecap="round")
        s.disc(62, -80, 7, SKIN)
        s.disc(0, -90, 22, "#5a2a14")
        s.path("M-21 -92Q-26 -48 -16 -38Q0 -32 16 -38Q26 -48 21 -92Z", "#5a2a14")
    candle(s, 256, 748, 22)
    glow(s, 256, 726, 70, "#ffd070", 0.8)


PAINTERS = {
    "c44": skull_window,
    "c45": wardrobe,
    "c46": floating,
    "c47": crayon,
    "c48": bunks,
    "c49": dollhouse,
}
