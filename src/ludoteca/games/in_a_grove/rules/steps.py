"""What may be decided or dealt, and where figures lie, as numbers with names for documents and views."""

from __future__ import annotations

from typing import Final

LOOK: Final = 0
SWAP: Final = 1
ACCUSATION: Final = 2
DEAL: Final = 3
FIRST: Final = 4

STEP_NAMES: Final[list[str]] = ["look", "swap", "accuse", "deal", "first_discoverer"]

VICTIM: Final = 3
"""Place of the victim, after the three suspects."""
ALIBI: Final = 4
"""Place of the first seat's alibi; the other seats' follow."""
NOWHERE: Final = -1
"""No place at all."""
NO_FIGURE: Final = -1
"""A place whose figure has not been dealt yet."""
MOST_CHIPS: Final = 8
"""Whoever has so many chips loses (IG-067)."""
