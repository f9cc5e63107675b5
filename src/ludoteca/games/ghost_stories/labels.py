"""The sentence of an action, for the seat that may choose it, from what it sees."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteca.core import Text
from ludoteca.games.ghost_stories.space import ACTIONS

if TYPE_CHECKING:
    from ludoteca.core import Facts
    from ludoteca.games.ghost_stories.records import GhostStoriesView


def label(view: GhostStoriesView, action: int) -> Text:
    """Say what an action does, with the names of the villager and the ghosts that it is about."""
    family = ACTIONS.family(action)
    words = ACTIONS.to_words(action)
    facts: Facts = {key: word for key, word in words.items() if key != ACTIONS.key}
    name = f"do-{family.name.replace('_', '-')}"
    if "tile" in facts:
        facts["villager"] = _villager(view, str(facts["tile"]))
    if family.name == "help":
        facts["villager"] = _villager(view, _own_tile(view))
    if family.name in ("mantra", "banish", "lift"):
        facts["card"] = _card(view, str(facts["space"])) or ""
    if family.name in ("beat", "end", "reward", "give"):
        name += f"-{_variant(words)}"
    if family.name == "beat":
        facts["cards"] = [_card(view, space) or "" for space in str(words["ghosts"]).split("+")]
    if family.name == "place":
        facts["card"] = view.moment.arriving or ""
        if _on_buddha(view, str(facts["space"])):
            name += "-buddha"
    return Text(name, facts)


def _variant(words: dict[str, int | str]) -> str:
    """The part of a label that depends on what is chosen."""
    if words["do"] == "beat":
        return "none" if words["ghosts"] == "none" else "ghosts"
    return str(words.get("how", words.get("reward"))).replace("_", "-")


def _villager(view: GhostStoriesView, tile: str) -> str:
    return next((place.villager or "" for place in view.village if place.tile == tile), "")


def _own_tile(view: GhostStoriesView) -> str:
    """Where the Taoist of the active board stands."""
    return next((player.tile or "" for player in view.players if player.board == view.active_board), "")


def _card(view: GhostStoriesView, space: str) -> str | None:
    for board in view.boards:
        for one in board.spaces:
            if one.space == space and one.ghost is not None:
                return one.ghost.card
    return None


def _on_buddha(view: GhostStoriesView, space: str) -> bool:
    return any(one.buddha for board in view.boards for one in board.spaces if one.space == space)
