"""The sentence of an action, for the seat that may choose it, from what it sees."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteca.core import Text
from ludoteca.games.in_a_grove.space import ACTIONS, PLACE_NAMES

if TYPE_CHECKING:
    from ludoteca.core import Facts
    from ludoteca.games.in_a_grove.records import GroveView


def label(view: GroveView, action: int) -> Text:
    """Say what an action does: which suspects a look shows, what a wrong accusation may cost."""
    family = ACTIONS.family(action)
    facts: Facts = {key: word for key, word in ACTIONS.to_words(action).items() if key != ACTIONS.key}
    text = f"do-{family.name.replace('_', '-')}"
    if family.name == "leave":
        facts["places"] = [name for name in PLACE_NAMES if name != facts["place"]]
    if family.name == "accuse":
        facts |= _stake(view, action - family.base)
    if family.name in ("tamper", "accuse"):
        figure = view.places[action - family.base].figure
        facts["figure"] = figure or ""
        text += "" if figure else "-unseen"
    return Text(text, facts)


def _stake(view: GroveView, place: int) -> Facts:
    """How many chips lie there already, and the chooser's total if it is wrong and stays on top."""
    below = len(view.stacks[place])
    own = [player.total for player in view.players if player.seat in view.turn.seats]
    return {"count": below, "total": sum(own) + below, "most": view.most_chips}
