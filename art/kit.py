"""The stage: layers of SVG with paint servers, filters and ids of their own, in the order of painting."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from random import Random

from art.palettes import Palette

Stop = tuple[float, str] | tuple[float, str, float]
Attribute = str | float
Tone = str | tuple[str, str]


def num(value: float) -> str:
    return f"{value:.1f}".removesuffix(".0")


def attributes(values: dict[str, Attribute]) -> str:
    """Write keyword arguments as SVG attributes; `_` stands for `-`, a final `_` is dropped."""
    text = []
    for name, value in values.items():
        shown = value if isinstance(value, str) else f"{value:.3f}".rstrip("0").rstrip(".")
        text.append(f' {name.rstrip("_").replace("_", "-")}="{shown}"')
    return "".join(text)


def points(pairs: Sequence[tuple[float, float]], *, closed: bool = True) -> str:
    """A path through points."""
    return "M" + "L".join(f"{num(x)} {num(y)}" for x, y in pairs) + ("Z" if closed else "")


class Stage:
    """One picture in the making. Painters add to it; `svg()` gives the whole."""

    def __init__(
        self,
        key: str,
        palette: Palette,
        rng: Random,
        size: tuple[int, int] = (600, 900),
        details: tuple[str, ...] = (),
    ) -> None:
        self.key = key
        self.p = palette
        self.rng = rng
        self.w, self.h = size
        self.horizon = 600.0
        self.details = details
        self.shown: dict[int, int] = {}
        self._open: set[int] = set()
        self._body: list[str] = []
        self._stack: list[list[str]] = []
        self._defs: list[str] = []
        self._known: dict[tuple[object, ...], str] = {}
        self._ids = 0

    # -- what is told ----------------------------------------------------------------------------------------

    def show(self, *words: str) -> None:
        """Say which details of the card the next strokes draw, by words in their text.

        A test asks that no detail is left out.
        """
        for word in words:
            found = [k for k, text in enumerate(self.details) if word in text]
            if len(found) != 1:
                raise ValueError(f"{self.key}: {word!r} is in {len(found)} details")
            self.shown.setdefault(found[0], 0)
        self._open = {k for k, text in enumerate(self.details) if any(word in text for word in words)}

    # -- strokes ---------------------------------------------------------------------------------------------

    def add(self, markup: str) -> None:
        self._body.append(markup)
        for detail in self._open:
            self.shown[detail] += 1

    def path(self, d: str, fill: str = "none", **more: Attribute) -> None:
        self.add(f'<path d="{d}" fill="{fill}"{attributes(more)}/>')

    def line(self, d: str, stroke: str, width: float, **more: Attribute) -> None:
        self.add(
            f'<path d="{d}" fill="none" stroke="{stroke}" stroke-width="{num(width)}"{attributes(more)}/>'
        )

    def rect(self, x: float, y: float, w: float, h: float, fill: str, **more: Attribute) -> None:
        box = f'x="{num(x)}" y="{num(y)}" width="{num(w)}" height="{num(h)}"'
        self.add(f'<rect {box} fill="{fill}"{attributes(more)}/>')

    def oval(self, x: float, y: float, rx: float, ry: float, fill: str, **more: Attribute) -> None:
        box = f'cx="{num(x)}" cy="{num(y)}" rx="{num(rx)}" ry="{num(ry)}"'
        self.add(f'<ellipse {box} fill="{fill}"{attributes(more)}/>')

    def disc(self, x: float, y: float, r: float, fill: str, **more: Attribute) -> None:
        self.oval(x, y, r, r, fill, **more)

    # -- groups ----------------------------------------------------------------------------------------------

    @contextmanager
    def group(self, **more: Attribute) -> Iterator[None]:
        """Everything painted inside lies in one SVG group."""
        self._stack.append(self._body)
        self._body = []
        try:
            yield
        finally:
            inner = "".join(self._body)
            self._body = self._stack.pop()
            self._body.append(f"<g{attributes(more)}>{inner}</g>")

    @contextmanager
    def at(
        self, x: float, y: float, scale: float = 1, rot: float = 0, *, flip: bool = False, **more: Attribute
    ) -> Iterator[None]:
        """A group with its own origin, turn and size."""
        turn = f" rotate({num(rot)})" if rot else ""
        size = f" scale({-scale if flip else scale:.4f} {scale:.4f})" if flip or scale != 1 else ""
        with self.group(transform=f"translate({num(x)} {num(y)}){turn}{size}", **more):
            yield

    @contextmanager
    def clip(self, d: str) -> Iterator[None]:
        """Only what lies inside the path is seen."""
        name = self.uid("c")
        self._defs.append(f'<clipPath id="{name}"><path d="{d}"/></clipPath>')
        with self.group(clip_path=f"url(#{name})"):
            yield

    # -- paint servers ---------------------------------------------------------------------------------------

    def uid(self, letter: str) -> str:
        self._ids += 1
        return f"{self.key}{letter}{self._ids}"

    def define(self, markup: str) -> None:
        self._defs.append(markup)

    def lin(
        self, *stops: Stop, across: bool = False, line: tuple[float, float, float, float] | None = None
    ) -> str:
        """A linear gradient: downwards, across, or along a line in the units of the user."""
        name = self.uid("g")
        x1, y1, x2, y2 = line or (0, 0, 1 if across else 0, 0 if across else 1)
        where = f'x1="{num(x1)}" y1="{num(y1)}" x2="{num(x2)}" y2="{num(y2)}"'
        unit = ' gradientUnits="userSpaceOnUse"' if line else ""
        self._defs.append(f'<linearGradient id="{name}" {where}{unit}>{_stops(stops)}</linearGradient>')
        return f"url(#{name})"

    def rad(self, *stops: Stop, cx: float = 50, cy: float = 50, r: float = 50) -> str:
        name = self.uid("g")
        self._defs.append(
            f'<radialGradient id="{name}" cx="{cx}%" cy="{cy}%" r="{r}%">{_stops(stops)}</radialGradient>'
        )
        return f"url(#{name})"

    # -- filters ---------------------------------------------------------------------------------------------

    def filter(self, key: tuple[object, ...], inner: str, margin: int = 60) -> str:
        """The reference of a filter, made once a picture."""
        if key not in self._known:
            name = self.uid("f")
            self._known[key] = name
            box = f'x="-{margin}%" y="-{margin}%" width="{100 + 2 * margin}%" height="{100 + 2 * margin}%"'
            self._defs.append(
                f'<filter id="{name}" {box} color-interpolation-filters="sRGB">{inner}</filter>'
            )
        return f"url(#{self._known[key]})"

    def blur(self, deviation: float) -> str:
        return self.filter(("blur", deviation), f'<feGaussianBlur stdDeviation="{deviation}"/>')

    def volume(
        self, deviation: float, azimuth: float = 235, colour: str = "#fff2d8", shine: float = 0.25
    ) -> str:
        """Read the silhouette as a height field, so that flat shapes gain a lit and a shaded side."""
        far = f'<feDistantLight azimuth="{azimuth}" elevation="45"/>'
        inner = (
            f'<feGaussianBlur in="SourceAlpha" stdDeviation="{deviation}" result="h"/>'
            f'<feDiffuseLighting in="h" surfaceScale="5" diffuseConstant="1.2" lighting-color="{colour}" '
            f'result="d">{far}</feDiffuseLighting>'
            '<feComposite in="SourceGraphic" in2="d" operator="arithmetic" k1=".9" k2=".36" result="m"/>'
            '<feComposite in="m" in2="SourceAlpha" operator="in" result="lit"/>'
        )
        if shine:
            inner += (
                f'<feSpecularLighting in="h" surfaceScale="5" specularConstant="{shine}" specularExponent="18" '
                f'lighting-color="{colour}" result="s">{far}</feSpecularLighting>'
                '<feComposite in="s" in2="SourceAlpha" operator="in" result="s2"/>'
                '<feComposite in="lit" in2="s2" operator="arithmetic" k2="1" k3="1"/>'
            )
        return self.filter(("volume", deviation, azimuth, colour, shine), inner, 6)

    def tritone(self, ramp: tuple[str, ...], keep: float) -> str:
        """Map brightness to a ramp of colours and keep a share of the colours that were there."""
        table = [" ".join(f"{int(c[i : i + 2], 16) / 255:.3f}" for c in ramp) for i in (1, 3, 5)]
        grey = ".33 .55 .12 0 0 " * 3 + "0 0 0 1 0"
        funcs = "".join(
            f'<feFunc{channel} type="table" tableValues="{values}"/>'
            for channel, values in zip("RGB", table, strict=True)
        )
        inner = (
            f'<feColorMatrix values="{grey}"/><feComponentTransfer result="t">{funcs}</feComponentTransfer>'
            f'<feComposite in="SourceGraphic" in2="t" operator="arithmetic" k2="{keep}" k3="{1 - keep:.2f}"/>'
        )
        return self.filter(("tritone", ramp, keep), inner, 5)

    # -- the whole -------------------------------------------------------------------------------------------

    def svg(self) -> str:
        size = f'viewBox="0 0 {self.w} {self.h}" width="{self.w}" height="{self.h}"'
        head = f'<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" {size}>'
        return f"{head}<defs>{''.join(self._defs)}</defs>{''.join(self._body)}</svg>"


def _stops(stops: Sequence[Stop]) -> str:
    text = []
    for stop in stops:
        opacity = f' stop-opacity="{stop[2]}"' if len(stop) == 3 else ""
        text.append(f'<stop offset="{stop[0]}" stop-color="{stop[1]}"{opacity}/>')
    return "".join(text)
