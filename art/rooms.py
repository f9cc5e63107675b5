"""Rooms: wall, floor, window, corridor in one-point perspective."""

from __future__ import annotations

from art.kit import Stage, num, points
from art.light import SCREEN
from art.palettes import INK, dark, mix, pale

Box = tuple[float, float, float, float]


def wall(
    s: Stage,
    floor: float,
    high: str = "",
    low: str = "",
    *,
    stripes: bool = False,
    dots: bool = False,
    tiles: float = 0,
) -> None:
    """The back wall of a room down to the floor line, papered, tiled or plain."""
    p = s.p
    s.horizon = floor
    high, low = high or mix(p.sky[0], p.sky[1], 0.5), low or p.wall
    s.rect(0, 0, s.w, floor, s.lin((0, high), (0.75, low), (1, dark(low, 0.3))))
    if stripes:
        for k in range(22):
            s.rect(k * 28, 0, 12, floor, pale(low, 0.3), opacity=0.12)
    if dots:
        for row in range(int(floor / 52)):
            for column in range(12):
                with s.at(column * 54 + (row % 2) * 27, 36 + row * 52):
                    s.path(
                        "M0 -6L1.800 -1.800L6 0L1.800 1.800L0 6L-1.800 1.800L-6 0L-1.800 -1.800Z",
                        pale(low, 0.45),
                        opacity=0.2,
                    )
    if tiles:
        d = "".join(f"M0 {num(k * tiles)}H600" for k in range(int(floor / tiles) + 1))
        for k in range(int(floor / tiles) + 1):
            shift = tiles * (k % 2)
            d += "".join(
                f"M{num(j * tiles * 2 + shift)} {num(k * tiles)}v{num(tiles)}"
                for j in range(int(300 / tiles) + 2)
            )
        s.line(d, dark(low, 0.45), 1.4, opacity=0.45)


def boards(s: Stage, y: float, colour: str, *, skirting: str = "") -> None:
    """A floor of boards that run towards us."""
    s.rect(0, y, s.w, s.h - y, s.lin((0, colour), (1, dark(colour, 0.62))))
    for k in range(17):
        s.line(f"M{300 + (k - 8) * 44} {y}L{300 + (k - 8) * 104} 900", dark(colour, 0.6), 2, opacity=0.7)
    if skirting:
        s.rect(0, y - 14, s.w, 17, skirting)
        s.rect(0, y + 3, s.w, 6, INK, opacity=0.5)


def checks(s: Stage, y: float, light: str, deep: str, rows: int = 7) -> None:
    """A chequered floor in perspective."""
    s.rect(0, y, s.w, s.h - y, deep)
    edges = [y + (900 - y) * (k / rows) ** 1.7 for k in range(rows + 1)]

    def at(column: float, edge: float) -> tuple[float, float]:
        spread = 52 + 96 * (edge - y) / (900 - y)
        return 300 + column * spread, edge

    for row in range(rows):
        for column in range(-7, 7):
            if (row + column) % 2:
                a, b = edges[row], edges[row + 1]
                s.path(
                    points([at(column, a), at(column + 1, a), at(column + 1, b), at(column, b)]),
                    light,
                    opacity=0.9,
                )
    s.rect(0, y, s.w, s.h - y, s.lin((0, s.p.near, 0.15), (1, s.p.near, 0.8)))


def rug(s: Stage, x: float, y: float, rx: float, colour: str, trim: str) -> None:
    ry = rx * 0.24
    s.oval(x, y, rx, ry, dark(colour, 0.1))
    s.oval(x, y, rx * 0.86, ry * 0.84, "none", stroke=trim, stroke_width=5)
    s.oval(x, y, rx * 0.66, ry * 0.62, dark(colour, 0.4))


def window_frame(s: Stage, box: Box, colour: str = "#e8dcc0", *, bars: bool = True) -> None:
    """The woodwork around a pane that has been painted already."""
    x, y, w, h = box
    s.rect(x, y, w, h, "none", stroke=colour, stroke_width=12)
    if bars:
        s.line(f"M{num(x + w / 2)} {num(y)}v{num(h)}M{num(x)} {num(y + h * 0.42)}h{num(w)}", colour, 7)
    s.rect(x - 22, y + h + 4, w + 44, 14, pale(colour, 0.25))
    s.rect(x - 22, y + h + 18, w + 44, 6, INK, opacity=0.5)


def curtains(s: Stage, box: Box, colour: str) -> None:
    x, y, w, h = box
    for side, start in ((1, x - 34), (-1, x + w + 34)):
        d = f"M{num(start)} {num(y - 16)}q{side * 78} 86 {side * 44} 186q{side * -24} 60 {side * -14} {num(h - 120)}H{num(start - side * 24)}Z"
        s.path(
            d,
            s.lin(
                (0, colour if side > 0 else dark(colour, 0.6)),
                (1, dark(colour, 0.6) if side > 0 else colour),
                across=True,
            ),
        )
        for k in range(4):
            s.line(
                f"M{num(start + side * (4 + k * 12))} {num(y - 8)}q{side * 22} 128 {side * -2} {num(h + 44)}",
                dark(colour, 0.6),
                2,
                opacity=0.45,
            )
    s.rect(x - 56, y - 26, w + 112, 9, "#c8a05a")
    for end in (x - 58, x + w + 58):
        s.disc(end, y - 21, 9, "#e8c87a")


def light_patch(s: Stage, pairs: list[tuple[float, float]], colour: str, strength: float = 0.3) -> None:
    """Light from a window lying on floor or wall."""
    s.path(points(pairs), colour, opacity=strength, style=SCREEN, filter=s.blur(6))


class Corridor:
    """A passage in one-point perspective, from the picture's edge to an end wall."""

    def __init__(self, s: Stage, end: Box = (215, 330, 170, 230)) -> None:
        self.s = s
        x, y, w, h = end
        self.end = (x, y, x + w, y + h)

    def at(self, side: float, height: float, depth: float) -> tuple[float, float]:
        """A point: side 0 left to 1 right, height 0 floor to 1 ceiling, depth 0 at us to 1 at the end."""
        x1, y1, x2, y2 = self.end
        k = 1 - (1 - depth) ** 1.0
        left, right = -40 + (x1 + 40) * k, 640 + (x2 - 640) * k
        floor, ceiling = 940 + (y2 - 940) * k, -60 + (y1 + 60) * k
        return left + (right - left) * side, floor + (ceiling - floor) * height

    def quad(self, side: float, low: float, high: float, near: float, far: float) -> str:
        """A piece of a side wall."""
        return points(
            [
                self.at(side, low, near),
                self.at(side, low, far),
                self.at(side, high, far),
                self.at(side, high, near),
            ]
        )

    def slab(self, left: float, right: float, height: float, near: float, far: float) -> str:
        """A piece of floor (height 0) or ceiling (height 1)."""
        return points(
            [
                self.at(left, height, near),
                self.at(right, height, near),
                self.at(right, height, far),
                self.at(left, height, far),
            ]
        )

    def shell(self, wall: str, floor: str, ceiling: str, end: str) -> None:
        """The four sides and the end wall, darker towards us."""
        s = self.s
        x1, y1, x2, y2 = self.end
        s.path(self.slab(0, 1, 1, 0, 1), s.lin((0, dark(ceiling, 0.7)), (1, ceiling)))
        s.path(self.slab(0, 1, 0, 0, 1), s.lin((0, floor), (1, dark(floor, 0.55))))
        s.path(self.quad(0, 0, 1, 0, 1), s.lin((0, dark(wall, 0.6)), (1, wall), across=True))
        s.path(self.quad(1, 0, 1, 0, 1), s.lin((0, wall), (1, dark(wall, 0.6)), across=True))
        s.rect(x1, y1, x2 - x1, y2 - y1, end)

    def floor_tiles(self, colour: str, rows: int = 9, columns: int = 6) -> None:
        for row in range(rows):
            for column in range(columns):
                if (row + column) % 2:
                    near, far = 1 - (1 - row / rows) ** 1.0, 1 - (1 - (row + 1) / rows) ** 1.0
                    self.s.path(
                        self.slab(column / columns, (column + 1) / columns, 0, near, far),
                        colour,
                        opacity=0.5 * (1 - near * 0.4),
                    )

    def lockers(
        self,
        colour: str,
        *,
        side: int,
        count: int = 9,
        skip: tuple[int, ...] = (),
        low: float = 0.03,
        high: float = 0.58,
    ) -> None:
        """A row of steel lockers along one wall; skipped ones are open and black."""
        s = self.s
        for k in range(count):
            near, far = k / count * 0.94 + 0.02, (k + 1) / count * 0.94 + 0.01
            shade = dark(colour, 0.45 * (1 - near))
            if k in skip:
                s.path(
                    self.quad(side, low, high, near, far), "#040306", stroke=dark(colour, 0.7), stroke_width=2
                )
                continue
            s.path(
                self.quad(side, low, high, near, far),
                shade,
                stroke=dark(colour, 0.65),
                stroke_width=2.4 - near * 1.6,
            )
            step = (far - near) * 0.25
            for j in range(3):
                slit = high - 0.05 - j * 0.022
                a, b = self.at(side, slit, near + step), self.at(side, slit, far - step)
                s.line(
                    f"M{num(a[0])} {num(a[1])}L{num(b[0])} {num(b[1])}", dark(colour, 0.7), 2.6 - near * 1.8
                )
            hx, hy = self.at(side, (low + high) / 2, near + step * 3.2)
            s.oval(hx, hy, 3.4 - near * 2.4, 6 - near * 4, "#c8ccd4")

    def lamps(self, light: str, count: int = 5, off: tuple[int, ...] = ()) -> None:
        """Strip lamps on the ceiling."""
        s = self.s
        for k in range(count):
            near = 0.12 + k / count * 0.84
            d = self.slab(0.38, 0.62, 1, near, near + 0.08)
            if k in off:
                s.path(d, "#2a2a30")
                continue
            s.path(d, pale(light, 0.5), filter=s.blur(7), opacity=0.9)
            s.path(d, pale(light, 0.7))

    def doorway(self, light: str, *, wide: float = 0.36, high: float = 0.74) -> None:
        """A double door with panes in the end wall."""
        s = self.s
        x1, y1, x2, y2 = self.end
        cx, w, h = (x1 + x2) / 2, (x2 - x1) * wide, (y2 - y1) * high
        s.rect(cx - w - 5, y2 - h - 5, 2 * w + 10, h + 5, mix(s.p.near, s.p.fog, 0.3))
        for side in (-1, 1):
            x = cx - w if side < 0 else cx + 1
            s.rect(x, y2 - h, w - 1, h, mix(s.p.near, s.p.fog, 0.16))
            s.rect(x + w * 0.2, y2 - h * 0.86, w * 0.58, h * 0.4, light)
            s.rect(x + (w * 0.82 if side < 0 else w * 0.08), y2 - h * 0.44, 3, h * 0.1, "#d5d7de")
