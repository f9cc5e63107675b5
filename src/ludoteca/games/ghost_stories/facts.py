"""What a state says beyond its document: everything that a player would count or look up."""

from __future__ import annotations

from ludoteca.core import OVER, Document
from ludoteca.games.ghost_stories import components
from ludoteca.games.ghost_stories.documents import OUTCOMES, by_colour, counted, place_words, write_position
from ludoteca.games.ghost_stories.events import card_name
from ludoteca.games.ghost_stories.rules import auras, ending, exorcism, payment, supply
from ludoteca.games.ghost_stories.rules.turns import is_living
from ludoteca.games.ghost_stories.rules.village_map import FACED
from ludoteca.games.ghost_stories.rules.words import FIGURE_OUT, HAUNTER, HOLDS_DIE, VULNERABLE
from ludoteca.games.ghost_stories.rules.yin import PHASE_NAMES
from ludoteca.games.ghost_stories.space import (
    BOARD_NAMES,
    BOARDS,
    COLOUR_NAMES,
    COLOURS,
    PLACES,
    SPACE_NAMES,
    SPACES,
)
from ludoteca.games.ghost_stories.state import GhostStories

RESULTS = ("none", "victory", "defeat", "defeat", "defeat")


def facts(state: GhostStories) -> Document:
    """The document of a state and what follows from it."""
    return {
        **write_position(state),
        **_of_the_end(state),
        **_of_the_spaces(state),
        **_of_the_taoists(state),
        **_of_the_boards(state),
        **_of_the_supply(state),
    }


def _of_the_end(state: GhostStories) -> Document:
    return {
        "ending": RESULTS[state.outcome],
        "reason": OUTCOMES[state.outcome],
        "phase": "over" if state.kind == OVER else PHASE_NAMES[state.phase],
        "score": ending.score(state),
        "deck": ending.cards_left(state),
        "incarnations_at": incarnations_at(state),
        "removed_ghosts": len(state.bag) - sum(state.blocks),
        "discarded": counted(state, state.discards),
        "in_play": sum(card >= 0 for card in state.ghosts),
    }


def incarnations_at(state: GhostStories) -> list[int]:
    """Where the incarnations lie in the deck, in draw order, the top card being 1."""
    places: list[int] = []
    above = 0
    for block in state.blocks[:-1]:
        above += block + 1
        places.append(above)
    return places


def _of_the_spaces(state: GhostStories) -> Document:
    taken = [space for space in range(SPACES) if state.ghosts[space] >= 0]
    haunters = [space for space in taken if state.box.words[state.ghosts[space]] & HAUNTER]
    return {
        "spaces": {SPACE_NAMES[space]: _on(state, space) for space in range(SPACES)},
        "figure": {
            SPACE_NAMES[space]: "board" if state.marks[space] & FIGURE_OUT else "card" for space in haunters
        },
        "holds_die": {SPACE_NAMES[space]: bool(state.marks[space] & HOLDS_DIE) for space in taken},
        "vulnerable": {SPACE_NAMES[space]: bool(state.marks[space] & VULNERABLE) for space in taken},
        "need": {SPACE_NAMES[space]: _need(state, space) for space in taken},
        "faces": {
            f"{place // 3 + 1},{place % 3 + 1}": [SPACE_NAMES[space] for space in FACED[place]]
            for place in range(PLACES)
        },
        "free_dice": auras.free_dice(state),
        "attempt_dice": exorcism.dice_of_attempt(state),
    }


def _on(state: GhostStories, space: int) -> str:
    if state.ghosts[space] >= 0:
        return card_name(state, state.ghosts[space])
    return "buddha" if state.buddha_spaces >> space & 1 else "empty"


def _need(state: GhostStories, space: int) -> Document:
    need = payment.need(state, space)
    return {COLOUR_NAMES[colour]: need[colour] for colour in range(COLOURS) if need[colour]}


def _of_the_taoists(state: GhostStories) -> Document:
    tokens = {board: sum(state.tao[board * COLOURS : (board + 1) * COLOURS]) for board in state.home}
    return {
        "tao_count": by_colour(state, dict(tokens.items())),
        "dead": [COLOUR_NAMES[state.colour[board]] for board in state.home if not is_living(state, board)],
    }


def _of_the_boards(state: GhostStories) -> Document:
    return {
        "possessed": [BOARD_NAMES[board] for board in range(BOARDS) if state.qi[board] == 0],
        "power_works": {BOARD_NAMES[board]: auras.power_works(state, board) for board in range(BOARDS)},
        "haunted_count": state.haunted.bit_count(),
        "standing": [place_words(place) if place >= 0 else [] for place in state.at],
    }


def _of_the_supply(state: GhostStories) -> Document:
    haunters = sum(card >= 0 and bool(state.box.words[card] & HAUNTER) for card in state.ghosts)
    return {
        "supply": {
            "qi": state.qi_supply,
            "figures": max(components.FIGURES - haunters, 0),
            **{COLOUR_NAMES[colour]: state.tao_supply[colour] for colour in range(COLOURS)},
        },
        "temple": supply.temple_buddhas(state),
    }
