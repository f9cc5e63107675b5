"""A street of family houses at night."""

from __future__ import annotations

from art.creatures import spider_leg
from art.houses import booth, fence, house, iron_fence, lamp, poles, skyline, window
from art.kit import Stage
from art.light import SCREEN, fog, glow, puff
from art.palettes import BLUE, CREAM, INK, RED, dark, mix, pale
from art.people import child, figure, great_hand
from art.props import cord, footprints, gnome, lantern, old_key, television
from art.ridges import ground, path_to, ripples, road
from art.shapes import emoji, icon, letters
from art.sky import clouds, eclipse, moon, rain, sky, stars, streaks, sun
from art.trees import bare_tree, grass, pines
from art.vehicles import bicycle


def row(s: Stage, *, lit: float = 0.5, everyone: bool = False, y: float = 640) -> None:
    """Houses on both sides of a street that runs away from us."""
    wall = mix(s.p.mid, s.p.fog, 0.1)
    for x, w, h in ((214, 52, 52), (334, 54, 50)):
        house(s, x, y - 34, w, h, wall=mix(s.p.far, s.p.fog, 0.1), lit=lit, everyone=everyone)
    for x, w, h in ((104, 96, 100), (402, 100, 104)):
        house(s, x, y, w, h, wall=wall, lit=lit, everyone=everyone)
    for x, w, h in ((-60, 150, 176), (512, 150, 170)):
        house(s, x, y + 52, w, h, wall=mix(wall, s.p.near, 0.2), lit=lit, everyone=everyone)


def lawns(s: Stage, y: float = 606) -> None:
    ground(s, y, mix(s.p.mid, s.p.sky[2], 0.4))
    for k in range(3):
        grass(s, y + 110 + k * 70, 130, 5, 14 + k * 4, dark(s.p.mid, 0.25 + k * 0.15), -10, 150 - k * 30)
        grass(s, y + 110 + k * 70, 130, 5, 14 + k * 4, dark(s.p.mid, 0.25 + k * 0.15), 450 + k * 30, 610)


def manor(s: Stage) -> None:
    sky(s, 610)
    stars(s, 140, 400)
    s.show("black")
    eclipse(s, 330, 170, 62, "#ff8a5a")
    clouds(s, 330, 6, spread=60)
    pines(s, 620, 40, 40, 100, s.p.far)
    fog(s, 600, 70, opacity=0.4)
    s.show("spider")
    for hip, knee, foot, w in (
        ((300, 330), (170, 190), (96, 470), 17),
        ((320, 320), (486, 150), (556, 440), 17),
        ((290, 360), (120, 300), (150, 560), 14),
        ((340, 350), (530, 280), (520, 560), 14),
    ):
        spider_leg(s, hip, knee, foot, w, "#12060c", "#ff9a6a")
    ground(s, 640, bulge=20)
    p, wall, red = s.p, "#2e1420", "#ff3a2a"
    shade = s.lin((0, wall), (1, dark(wall, 0.5)))
    s.path("M170 640V400H430V640Z", shade)
    s.path("M150 404L200 300H400L450 404Z", dark(wall, 0.6))
    s.path("M200 420V280L240 210L280 280V420ZM330 420V300L370 236L410 300V420Z", shade)
    s.path("M190 284L240 190L290 284ZM322 304L370 220L418 304Z", dark(wall, 0.7))
    s.rect(300, 244, 20, 60, dark(wall, 0.5))
    for k in range(30):
        s.line(f"M170 {406 + k * 8}H430", "#12060c", 0.8, opacity=0.5)
    s.show("window")
    for x, y, w, h in (
        (226, 300, 28, 44),
        (356, 318, 28, 40),
        (188, 430, 36, 60),
        (376, 430, 36, 60),
        (190, 540, 36, 60),
        (376, 540, 36, 60),
        (240, 440, 34, 60),
        (326, 440, 34, 60),
    ):
        window(s, x, y, w, h, red, frame="#170810")
    s.show("silhouette")
    window(s, 280, 430, 40, 76, red, frame="#170810")
    s.show("silhouette")
    figure(s, 298, 506, 70, INK, "man")
    s.line("M306 462L314 448", INK, 4, stroke_linecap="round")
    s.rect(272, 560, 56, 80, "#17080e")
    s.rect(280, 568, 40, 72, "#4a1a1a")
    path_to(s, 300, 642, 300, 110, "#7a4038")
    s.show("trees")
    for x, y, h in ((40, 700, 250), (96, 672, 190), (140, 660, 130)):
        bare_tree(s, x, y, h, dark(p.near, 0.2), 0.05)
    s.show("enough")
    iron_fence(s, -6, 236, 770, 96)
    iron_fence(s, 372, 610, 770, 96)
    s.path("M372 770L430 806V700L372 676Z", "none", stroke=p.near, stroke_width=4)
    for k in range(4):
        s.line(f"M{384 + k * 13} {680 + k * 8}V{776 + k * 8}", p.near, 3)
    s.show("number")
    for x in (226, 354):
        s.rect(x, 650, 26, 130, s.lin((0, "#6a4a48"), (1, "#1c1012"), across=True))
        s.path(f"M{x - 5} 652h36l-18 -22z", "#4a3032")
    s.rect(354, 682, 26, 30, "#f0e0c0")
    letters(s, "13", 367, 704, 22, "#2a0c10")
    s.show("bicycle")
    bicycle(s, 196, 874, 110, "#3f8fb0")
    child(s, 266, 878, 112, BLUE, cap=RED)


def everyone(s: Stage) -> None:
    sky(s, 600)
    stars(s, 150, 380)
    s.show("wears")
    moon(s, 300, 210, 88, "#f4f0d8")
    s.path(
        "M180 172Q300 196 420 172Q414 150 372 148L362 84Q300 66 238 84L228 148Q186 150 180 172Z",
        s.lin((0, "#16204a"), (1, "#060a1c")),
    )
    s.path("M228 148Q300 160 372 148L369 128Q300 140 231 128Z", "#2f4a8a")
    streaks(s, 330, 6, opacity=0.5)
    skyline(s, 590, 8, 20, 50, s.p.far)
    fog(s, 590, 50, opacity=0.35)
    poles(s, [(236, 610, 110), (170, 650, 200), (30, 720, 330)])
    lawns(s)
    s.show("curtain", "same", "seventeen")
    row(s, lit=1, everyone=True)
    for detail in ("same", "seventeen"):
        s.show(detail)
        for x, y in ((-26, 596), (20, 596)):
            glow(s, x + 20, y, 60, s.p.light, 0.3)
    road(s, 606)
    s.show("telephone")
    booth(s, 300, 640, 66)
    s.show("gatepost")
    s.rect(66, 736, 26, 70, s.lin((0, "#5a6a8a"), (1, "#1a2038"), across=True))
    s.path("M60 738h38l-19 -14z", "#6a7a9a")
    fence(s, -4, 64, 806, 52, "#8aa0c0")
    emoji(s, "black-cat", 80, 730, 56, keep=0.6)
    s.show("sprinkler")
    for k in range(9):
        s.line(
            f"M520 790Q{500 - k * 14 + 50} {700 + k * 3} {440 + k * 20} {770 + (k % 3) * 10}",
            "#bfe4f4",
            1.6,
            opacity=0.6,
            stroke_dasharray="7 5",
        )
    s.path("M512 800h16l-4 -16h-8z", "#d8b45a")
    s.show("stopped")
    bicycle(s, 214, 880, 130, "#d8a83a")
    child(s, 206, 874, 122, RED, cap=CREAM, pack="#d8c090")
    s.show("rolled")
    s.path(
        "M334 846l52 -13q7 7 2 15l-52 13q-7 -7 -2 -15zM334 846q8 2 2 15",
        "#efe6d0",
        stroke="#7a6a50",
        stroke_width=1.5,
    )


def dwarfs(s: Stage) -> None:
    sky(s, 600)
    stars(s, 90, 280)
    s.show("shadow")
    moon(s, 300, 330, 150, "#f0e8a8")
    shade = mix(s.p.near, s.p.sky[2], 0.3)
    with s.at(300, 640, 3.4):
        s.path(
            "M-34 0Q-46 -44 -22 -62Q-26 -70 -20 -74Q-14 -104 14 -132Q16 -100 22 -74Q26 -70 22 -62Q46 -44 34 0Z",
            shade,
        )
        s.path(
            "M-26 -54Q-48 -46 -58 -28L-52 -22Q-42 -36 -24 -40ZM26 -54Q48 -46 58 -28L52 -22Q42 -36 24 -40Z",
            shade,
        )
        s.path("M-20 -64Q-24 -40 0 -28Q24 -40 20 -64Q10 -58 0 -60Q-10 -58 -20 -64Z", dark(shade, 0.35))
        for ex in (-8, 8):
            glow(s, ex, -67, 9, "#ff8a2a", 0.9, core=1.6)
    clouds(s, 120, 5, spread=60)
    fog(s, 590, 80, opacity=0.6)
    lawns(s)
    row(s, lit=0.25)
    road(s, 606, dashes=False)
    fog(s, 640, 50, opacity=0.4)
    s.show("lawns")
    for x, y, r in ((60, 790, 26), (120, 742, 16), (520, 760, 22), (560, 830, 30), (40, 850, 30)):
        s.oval(x, y, r, r * 0.34, "#0a0806")
        s.oval(x, y + 3, r, r * 0.3, "none", stroke="#5a4a2a", stroke_width=2)
    s.show("garden")
    fence(s, 470, 610, 724, 44, mix(s.p.fog, s.p.mid, 0.3))
    s.path("M470 724L436 744V690L470 678Z", "none", stroke=mix(s.p.fog, s.p.mid, 0.2), stroke_width=4)
    s.line("M459 684V730M448 688V736", mix(s.p.fog, s.p.mid, 0.2), 4)
    s.show("Garden")
    hats = (RED, "#c8782a", "#3a8a6a", "#8a4ac0", "#d84a6a")
    coats = (BLUE, "#8a4a2a", "#4a6a2a", "#2a6a7a", "#6a3a6a")
    for k, (x, y, h) in enumerate(
        (
            (296, 628, 22),
            (306, 642, 28),
            (290, 658, 36),
            (312, 680, 46),
            (284, 702, 56),
            (322, 730, 68),
            (268, 760, 82),
        )
    ):
        gnome(s, x, y, h, hat=hats[k % 5], coat=coats[(k * 2 + 1) % 5], eye="#ff8a2a", rim=s.p.light)
    s.show("orange")
    gnome(s, 344, 800, 104, hat=hats[1], coat=coats[3], eye="#ff8a2a", rim=s.p.light)
    s.show("lantern")
    gnome(s, 212, 872, 190, hat=RED, coat=BLUE, eye="#ff8a2a", rim=s.p.light)
    lantern(s, 286, 838, 64)
    s.show("long")
    old_key(s, 140, 800, 96, 74)
    s.show("night-dress")
    child(s, 424, 872, 120, "#f0e8dc", hair="#8a4a1a", long_hair=True, skirt=True, arm="out", flip=True)


def pool(s: Stage) -> None:
    sky(s, 470)
    stars(s, 190, 420)
    s.show("across")
    s.path(
        "M40 30Q230 150 330 470L352 470Q260 150 60 24Z",
        s.lin((0, "#ffffff", 0.0), (1, "#ff8ad0", 0.75)),
        style=SCREEN,
        filter=s.blur(5),
    )
    s.line("M60 40Q240 160 340 470", "#ffe0f4", 2, opacity=0.6)
    pines(s, 470, 34, 40, 130, s.p.far)
    s.show("television")
    s.rect(0, 372, 240, 160, s.lin((0, "#3a2a6a"), (1, "#180e38")))
    s.rect(0, 356, 262, 20, "#120a2c")
    s.rect(40, 404, 150, 124, "#0b0824", stroke="#6a5aa8", stroke_width=5)
    s.line("M115 404V528", "#6a5aa8", 4)
    television(s, 88, 520, 70, "static", light=s.p.light)
    fence(s, 250, 610, 520, 66, mix(s.p.mid, s.p.fog, 0.12), 16, 0)
    s.path("M0 520H600V900H0Z", s.lin((0, "#6a3a7a"), (1, "#1a0e34")))
    for k in range(6):
        s.line(f"M0 {536 + k * k * 12}H600", "#2a1450", 2, opacity=0.5)
    edge = "M150 590Q300 566 470 590Q590 640 560 730Q500 800 300 806Q100 800 50 730Q40 640 150 590Z"
    glow(s, 305, 680, 420, "#ff4a9a", 0.6)
    s.show("garden")
    s.path(edge, "#e8d8f0", stroke="#f4e8f8", stroke_width=16)
    s.path(
        edge, s.rad((0, "#fff0fa"), (0.25, "#ff9ad0"), (0.6, "#d83a9a"), (1, "#4a1478"), cx=50, cy=56, r=60)
    )
    with s.clip(edge):
        for k in range(8):
            s.line(
                f"M20 {600 + k * 28}Q150 {588 + k * 28} 300 {600 + k * 28}T580 {600 + k * 28}",
                "#ffd8f0",
                2,
                opacity=0.35,
            )
    s.show("cracked")
    glow(s, 305, 706, 150, "#fff4d0", 0.9)
    s.path(
        "M240 716Q236 660 290 642Q350 632 374 684Q384 736 330 752Q262 760 240 716Z",
        s.lin((0, "#5a2a5a"), (1, "#1a0a28")),
    )
    s.line(
        "M290 646L306 680L292 702L320 722L312 750M306 680L346 672M292 702L252 712",
        "#ffe89a",
        6,
        stroke_linejoin="round",
    )
    s.line("M290 646L306 680L292 702L320 722L312 750M306 680L346 672", "#ffffff", 2)
    s.show("Steam")
    great_hand(s, 318, 600, 330, "#f4d8ff", opacity=0.34)
    puff(s, 316, 560, 90, "#ffd8f4", 0.3)
    puff(s, 312, 420, 110, "#ffd8f4", 0.2)
    glow(s, 316, 420, 170, "#ff8ad0", 0.35)
    s.show("floats")
    icon(s, "beach-ball", 452, 694, 48, ("#ff7a6a", "#c02a3a"), "#3a0814", gap=10)
    ripples(s, 452, 692, 50, 3, "#ffe0f4")
    s.show("deckchair")
    with s.at(520, 600):
        s.line("M-40 10L30 -46M-30 -50L36 12M30 -46L50 -92", "#d8b890", 5, stroke_linecap="round")
        for k in range(5):
            s.path(f"M{-34 + k * 15} {4 - k * 12}l14 -12l24 10l-14 12z", "#ff6a8a" if k % 2 else "#fff0e0")
    puff(s, 520, 500, 34, "#d8c8e8", 0.5)
    s.show("footprints")
    footprints(s, [(440, 816), (462, 838), (486, 852), (516, 868), (544, 878)], 20, "#ffb0e0", wet=True)
    for x, y in ((430, 806), (472, 826), (478, 842), (526, 858), (536, 868)):
        s.path(f"M{x} {y}l-5 -10M{x} {y}v-12M{x} {y}l5 -10", "none", stroke="#ffb0e0", stroke_width=3)
    s.show("children")
    child(s, 196, 872, 116, "#3ac0b0", cap="#f0e070", arm="out")
    child(s, 118, 878, 100, "#f08a3a", cap="#6ad0f0")


def garage(s: Stage) -> None:
    sky(s, 420)
    clouds(s, 120, 8, spread=90, scale=1.3)
    pines(s, 480, 26, 60, 160, s.p.far)
    s.path("M40 640V330H560V640Z", s.lin((0, "#6a4026"), (1, "#2a160e")))
    for k in range(30):
        s.line(f"M40 {336 + k * 11}H560", "#2a160e", 1.2, opacity=0.6)
    s.path("M10 340L300 170L590 340L566 350L300 200L34 350Z", "#1c0f0a")
    s.path("M60 336L300 200L540 336Z", "#5a341f")
    s.rect(270, 250, 60, 44, "#120a08", stroke="#8a5a34", stroke_width=4)
    s.show("garage")
    inside = "M100 720V390H500V720Z"
    s.path("M88 720V378H512V720Z", "#e0c8a0")
    s.path(inside, s.rad((0, "#ffeab0"), (0.5, "#e8a848"), (1, "#6a3414"), cy=30, r=80))
    ground(s, 712, "#8a5a30", "#140a06")
    s.path("M100 720H500L560 900H40Z", s.lin((0, "#d8964a"), (1, "#3a1e10")))
    s.path("M100 390L150 430V690L100 720ZM500 390L450 430V690L500 720Z", "#8a5426", opacity=0.7)
    s.path("M100 720L150 690H450L500 720Z", "#a86a34")
    s.show("hundred")
    for k in range(30):
        row_, column = divmod(k, 5)
        icon(
            s,
            "key",
            110 + column * 9,
            470 + row_ * 36 + column * 5,
            22,
            ("#ffe08a", "#a8702a"),
            "#3a2010",
            rot=90,
            soft=0,
        )
    s.show("stands")
    x, y, h = 300.0, 700.0, 250.0
    for colour in ("#7a2a22", "#2f6a6a", "#c8963a", "#4a3a6a", "#8a4a2a", "#2f5a3a"):
        w = h * 0.5
        s.rect(x - w / 2 - h * 0.03, y - h - h * 0.03, w + h * 0.06, h + h * 0.03, pale(colour, 0.3))
        s.rect(x - w / 2, y - h, w, h, s.lin((0, pale(colour, 0.1)), (1, dark(colour, 0.3))))
        s.disc(x + w * 0.4, y - h * 0.48, max(1.2, h * 0.018), "#ffd07a")
        y -= h * 0.06
        h *= 0.66
    s.show("smallest")
    glow(s, 300, 642, 120, "#fff8d8", 0.9)
    s.rect(293, 620, 14, 26, "#fffbe8")
    s.show("swings")
    s.line("M300 392Q306 410 318 436", INK, 2.5)
    glow(s, 318, 446, 150, "#fff0b0", 1, core=9)
    s.show("man's")
    s.line("M470 470V480", "#3a2010", 6)
    s.path("M440 484Q470 470 500 484L494 620Q470 632 446 620Z", s.lin((0, "#3a3040"), (1, "#120e18")))
    s.path("M436 478Q468 466 500 478L488 468Q486 446 468 446Q450 446 448 468Z", "#241c2c")
    s.show("footprints")
    footprints(
        s, [(250, 880), (268, 846), (256, 814), (272, 786), (264, 760), (276, 738)], 19, "#3a2a2a", wet=True
    )
    s.show("price")
    s.rect(398, 690, 6, 70, "#3a2010")
    s.rect(366, 650, 72, 50, "#f4e4bc", stroke="#5a3018", stroke_width=3)
    letters(s, "3", 402, 692, 42, "#b8302a")
    s.show("tricycle")
    with s.at(478, 876, 1.05):
        for wx, r in ((-42, 15), (-18, 15)):
            s.disc(wx, -r, r, "none", stroke=INK, stroke_width=6)
        s.disc(36, -26, 26, "none", stroke=INK, stroke_width=7)
        s.disc(36, -26, 26, "none", stroke="#ffe8c0", stroke_width=2, stroke_dasharray="14 8")
        s.disc(36, -26, 33, "none", stroke="#ffe8c0", stroke_width=1.5, stroke_dasharray="18 30", opacity=0.8)
        s.line(
            "M-34 -18L6 -44L36 -26L26 -72M14 -72h24M-20 -46h22",
            RED,
            6,
            stroke_linejoin="round",
            stroke_linecap="round",
        )
    rain(s, 130, opacity=0.3)


def leash(s: Stage) -> None:
    sky(s, 560)
    s.show("through")
    sun(s, 300, 470, 130, bars=True)
    streaks(s, 250, 8, s.p.sky[3], 0.5)
    skyline(s, 556, 10, 20, 60, mix(s.p.far, s.p.fog, 0.5))
    fog(s, 560, 80, opacity=0.7)
    lawns(s, 580)
    row(s, lit=0.12)
    fog(s, 640, 60, opacity=0.4)
    road(s, 590, foot=(-160, 430))
    s.path(
        "M312 590H330Q520 740 760 900H470Q380 700 312 590Z",
        s.lin((0, pale(s.p.fog, 0.1)), (1, mix(s.p.mid, s.p.fog, 0.4))),
    )
    for k in range(7):
        t = (k / 7) ** 1.6
        s.line(
            f"M{312 + 150 * t:.0f} {600 + 290 * t:.0f}L{340 + 400 * t:.0f} {600 + 290 * t:.0f}",
            s.p.mid,
            1 + 2 * t,
            opacity=0.5,
        )
    s.show("mailbox")
    for x, y, z in ((470, 660, 40), (120, 690, 50), (548, 742, 74)):
        icon(s, "mailbox", x, y, z, (CREAM, "#8a7a8a"), s.p.near, gap=12)
    s.show("jogger")
    figure(s, 288, 640, 66, s.p.near, "man", rim=s.p.light)
    s.show("crow")
    lamp(s, 100, 780, 360, light="#ffe2a0")
    icon(s, "raven", 158, 422, 44, ("#3a3648", "#14121c"), INK, flip=True)
    s.show("strains")
    s.oval(210, 846, 110, 12, INK, opacity=0.45, filter=s.blur(5))
    emoji(s, "guide-dog", 190, 862, 250, keep=0.5)
    s.show("height")
    cord(s, [(150, 704), (220, 660), (330, 670), (408, 694)], "#c0302a", 6)
    s.path("M404 684q18 -6 20 8q-2 14 -18 12q-10 -10 -2 -20z", "none", stroke="#c0302a", stroke_width=6)
    s.show("a hat")
    with s.at(452, 566, 1, -4):
        s.path(
            "M-62 6Q0 26 62 6Q58 -8 38 -10L32 -50Q0 -64 -32 -50L-38 -10Q-58 -8 -62 6Z",
            s.lin((0, "#b08a5a"), (1, "#5a3a2a")),
        )
        s.path("M-38 -10Q0 2 38 -10L36 -22Q0 -10 -36 -22Z", "#a8303a")
    s.show("umbrella")
    with s.at(486, 560, 1, 6):
        s.line("M0 -150V60q0 14 -12 14q-10 0 -10 -10", "#3a2a2a", 5, stroke_linecap="round")
        s.path(
            "M-96 -120Q-90 -206 0 -214Q90 -206 96 -120Q80 -138 64 -122Q48 -138 32 -122Q16 -138 0 -122Q-16 -138 -32 -122Q-48 -138 -64 -122Q-80 -138 -96 -120Z",
            s.lin((0, "#4a6a9a"), (1, "#1c2c4a")),
        )
        s.line("M0 -212Q-40 -170 -32 -124M0 -212Q40 -170 32 -124M0 -212V-124", "#0e1628", 2)
    s.show("pavement")
    for x, y, r in ((420, 836, -6), (472, 862, 4)):
        with s.at(x, y, 1.3, r):
            s.path("M-20 0Q-22 -16 -10 -18L0 -12Q20 -8 24 0Z", s.lin((0, "#7a3a2a"), (1, "#2a100c")))
            s.path("M-22 0h48v4h-48z", INK)
    s.show("bottle")
    s.path("M318 846q20 -8 60 4q30 12 -10 16q-60 6 -50 -20z", "#fbf6ea", opacity=0.9)
    emoji(s, "glass-of-milk", 318, 866, 40, keep=0.8, rot=82)


PAINTERS = {"c01": manor, "c10": everyone, "c11": dwarfs, "c12": pool, "c13": garage, "c14": leash}
