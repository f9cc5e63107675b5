"""Words that only documents use: seats by letter, a sealed pick, what a disaster still asks for."""

from __future__ import annotations

from typing import Final

from ludoteca.games.quietville.space import COLOUR, COLOUR_LETTERS, FIELD_NAMES

LETTERS: Final = "ABCDE"
"""The seats, clockwise."""
SCORING_CARD: Final = "SCORE"
"""A scoring card in an ordered pile."""
PICK_NAMES: Final[list[str]] = [
    *FIELD_NAMES[:COLOUR],
    *(f"colour:{letter}" for letter in COLOUR_LETTERS),
]
"""The six kinds of score as documents write them."""
OWED_NAMES: Final[list[str]] = [*COLOUR_LETTERS, "any"]
"""The amounts a disaster may ask for."""
EXHAUSTION: Final = ("reshuffle", "end_at_last_full_row")
"""The values of the option `disaster_exhaustion`, the default first."""
