"""Palettes: two families of colour and one accent of the other temperature."""

from __future__ import annotations

from typing import NamedTuple

WHITE, BLACK = "#ffffff", "#000000"
RED, YELLOW, BLUE, GREEN = "#d8443a", "#f0b83a", "#3f7fc0", "#4a9a5c"
TEAL, CREAM, ORANGE, PURPLE = "#3aa79a", "#f2e4c4", "#e8803a", "#8a5ac0"
SKIN, INK = "#d9a383", "#08060b"


def mix(one: str, other: str, share: float) -> str:
    """Blend two colours written #rrggbb; `share` is the part of the other."""
    pairs = ((int(one[i : i + 2], 16), int(other[i : i + 2], 16)) for i in (1, 3, 5))
    return "#" + "".join(f"{round(a + (b - a) * share):02x}" for a, b in pairs)


def dark(colour: str, share: float) -> str:
    return mix(colour, BLACK, share)


def pale(colour: str, share: float) -> str:
    return mix(colour, WHITE, share)


class Palette(NamedTuple):
    """Colours of one picture: sky from the zenith to the horizon, ground, air, light, accent."""

    sky: tuple[str, str, str, str, str]
    near: str
    fog: str
    light: str
    accent: str

    @property
    def far(self) -> str:
        return mix(mix(self.near, self.sky[2], 0.6), self.fog, 0.2)

    @property
    def mid(self) -> str:
        return mix(mix(self.near, self.sky[2], 0.42), self.fog, 0.05)

    @property
    def wall(self) -> str:
        return mix(self.sky[1], self.sky[2], 0.45)


PALETTES = {
    "flood": Palette(
        ("#050a16", "#0b2033", "#1f4a58", "#a0664a", "#f0a860"), "#071018", "#d58a52", "#ffd98c", "#ff4a28"
    ),
    "eclipse": Palette(
        ("#070418", "#1d0c40", "#5c1d62", "#c33f6c", "#ffa070"), "#0c0416", "#f07a88", "#ffd6a0", "#8fd8ff"
    ),
    "blood": Palette(
        ("#0a0410", "#2e0a1a", "#6e1626", "#b8302e", "#f0603a"), "#0d0408", "#e8643e", "#ffd890", "#9fe8ff"
    ),
    "sour": Palette(
        ("#03100f", "#0b2f2b", "#2b6a52", "#93a860", "#e8d88a"), "#04110d", "#cfe0a0", "#ffe07a", "#e0523a"
    ),
    "harvest": Palette(
        ("#0a0f2a", "#2a2458", "#7a3a6a", "#d8605a", "#ffc078"), "#150a18", "#ffb070", "#fff0b0", "#9affe0"
    ),
    "midnight": Palette(
        ("#030616", "#0a1838", "#173a6a", "#2f6a9a", "#7ab4c8"), "#040814", "#7fb0cc", "#ffe6a0", "#ff6a4a"
    ),
    "toxic": Palette(
        ("#020d0c", "#0a322c", "#1f6a4a", "#62a85a", "#c8e07a"), "#04110d", "#b8e08a", "#f4ffb0", "#ff7a4a"
    ),
    "violet": Palette(
        ("#060418", "#1c1450", "#4a2a86", "#9a58b0", "#f07aa8"), "#080416", "#c88ae0", "#ffe8c0", "#7ae0ff"
    ),
    "ice": Palette(
        ("#0a1424", "#1c344c", "#42687e", "#8fb2bc", "#dce8e0"), "#0a141e", "#cfe0e4", "#fff2d0", "#e8483a"
    ),
    "rust": Palette(
        ("#120806", "#3a1a10", "#7a3c1c", "#c47a34", "#f2c068"), "#120907", "#e0a058", "#ffe2a0", "#5ad0c8"
    ),
    "rose": Palette(
        ("#180a20", "#3c1a42", "#843c62", "#d87a80", "#ffd0b0"), "#160a18", "#f4a8a0", "#fff0d0", "#6ae8e0"
    ),
    "storm": Palette(
        ("#0c1014", "#222c30", "#48585a", "#86928a", "#d8d0a4"), "#0a0d10", "#a8b2a4", "#fff0b8", "#ff7a34"
    ),
    "neon": Palette(
        ("#040414", "#0e0c34", "#2c1462", "#7a1e86", "#f0488e"), "#060414", "#b04ab8", "#8af0ff", "#ff4a9a"
    ),
    "sulphur": Palette(
        ("#0c0c06", "#2a2a10", "#5c5a1e", "#a89a36", "#f0e08a"), "#0c0c06", "#d8cc70", "#fff4b8", "#a06aff"
    ),
    "ocean": Palette(
        ("#02101a", "#06303e", "#0e5a66", "#2f938e", "#9adcb8"), "#03121a", "#6ac0b0", "#e8ffd8", "#ff7a5a"
    ),
    "ember": Palette(
        ("#080504", "#1c0d0a", "#3c170c", "#8a3410", "#ff8a2a"), "#0a0504", "#c85a20", "#ffd07a", "#6ab8ff"
    ),
    "dawn": Palette(
        ("#2c3a5c", "#56628a", "#9688a6", "#d8a6a4", "#ffe2b8"), "#1c2136", "#e6c0bc", "#fff2cc", "#e0483a"
    ),
    "haze": Palette(
        ("#3f8a9c", "#72b0ae", "#b0d0b4", "#e6e2b0", "#fff2c8"), "#2c2a22", "#f4e8bc", "#fff8dc", "#d8382c"
    ),
}
