"""What a table sees happen, in numbers of the rules, put into words for the log. Nothing is secret."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteca.core import Event
from ludoteca.games.ghost_stories.rules.words import ARRIVAL_WORDS
from ludoteca.games.ghost_stories.space import (
    BOARD_NAMES,
    CARD_NAMES,
    COLOUR_NAMES,
    CURSE_NAMES,
    FACE_NAMES,
    PLACE_NAMES,
    POWER_NAMES,
    SPACE_NAMES,
    SPACES,
    TOKEN,
    VILLAGER_NAMES,
)

if TYPE_CHECKING:
    from ludoteca.games.ghost_stories.state import GhostStories


def card_name(state: GhostStories, card: int) -> str:
    """The printed name of a card, or that of a ghost a document brought along."""
    return state.box.names[card] if state.box.names else CARD_NAMES[card]


def _faces(dice: list[int]) -> list[str]:
    return [FACE_NAMES[face] for face in dice]


# Setting up


def tile_laid(place: int, villager: int) -> Event:
    return Event("tile-laid", {"tile": PLACE_NAMES[place], "villager": VILLAGER_NAMES[villager]})


def board_laid(board: int, colour: int) -> Event:
    return Event("board-laid", {"board": BOARD_NAMES[board], "colour": COLOUR_NAMES[colour]})


def side_laid(board: int, colour: int, side: int) -> Event:
    return Event("side-laid", {"board": BOARD_NAMES[board], "power": POWER_NAMES[colour][side]})


def dealt(state: GhostStories) -> Event:
    qi = [state.qi[board] for board in state.home]
    return Event("dealt", {"seats": list(range(len(state.home))), "qi": max(qi)})


def starts(seat: int) -> Event:
    return Event("starts", {"seat": seat})


# The Yin phase


def turn_begins(seat: int, board: int) -> Event:
    if seat < 0:
        return Event("board-turn", {"board": BOARD_NAMES[board]})
    return Event("turn-begins", {"seat": seat, "board": BOARD_NAMES[board]})


def figure_out(space: int) -> Event:
    return Event("figure-out", {"space": SPACE_NAMES[space]})


def haunted(place: int, villager: int) -> Event:
    return Event("haunted", {"tile": PLACE_NAMES[place], "villager": VILLAGER_NAMES[villager]})


def restored(place: int, villager: int) -> Event:
    return Event("restored", {"tile": PLACE_NAMES[place], "villager": VILLAGER_NAMES[villager]})


def overrun(board: int) -> Event:
    return Event("overrun", {"board": BOARD_NAMES[board]})


def no_room() -> Event:
    return Event("no-room")


def drawn(state: GhostStories, card: int) -> Event:
    return Event("drawn", {"card": card_name(state, card)})


def placed(state: GhostStories, card: int, space: int) -> Event:
    return Event("placed", {"card": card_name(state, card), "space": SPACE_NAMES[space]})


def trapped(state: GhostStories, card: int, space: int) -> Event:
    return Event("trapped", {"card": card_name(state, card), "space": SPACE_NAMES[space]})


def buddha_returns(space: int) -> Event:
    return Event("buddha-returns", {"space": SPACE_NAMES[space]})


def begins(space: int, icon: int) -> Event:
    return Event("begins", {"space": SPACE_NAMES[space], "ability": ARRIVAL_WORDS[icon]})


# The Curse die


def curse_rolled(face: int) -> Event:
    return Event("curse-rolled", {"face": CURSE_NAMES[face]})


def curse_spared(seat: int) -> Event:
    return Event("curse-spared", {"seat": seat})


def all_tao_lost(seat: int, count: int) -> Event:
    return Event("all-tao-lost", {"seat": seat, "count": count})


# Tokens, life and death


def tao_taken(seat: int, colour: int) -> Event:
    return Event("tao-taken", {"seat": seat, "colour": COLOUR_NAMES[colour]})


def tao_given_back(seat: int, colour: int) -> Event:
    return Event("tao-given-back", {"seat": seat, "colour": COLOUR_NAMES[colour]})


def tao_spent(seat: int, colour: int) -> Event:
    return Event("tao-spent", {"seat": seat, "colour": COLOUR_NAMES[colour]})


def qi_gained(seat: int) -> Event:
    return Event("qi-gained", {"seat": seat})


def qi_lost(seat: int, board: int) -> Event:
    if seat < 0:
        return Event("board-qi-lost", {"board": BOARD_NAMES[board]})
    return Event("qi-lost", {"seat": seat})


def died(seat: int) -> Event:
    return Event("died", {"seat": seat})


def possessed(board: int) -> Event:
    return Event("possessed", {"board": BOARD_NAMES[board]})


def revived(seat: int, qi: int) -> Event:
    return Event("revived", {"seat": seat, "qi": qi})


def yin_yang_spent(seat: int) -> Event:
    return Event("yin-yang-spent", {"seat": seat})


def yin_yang_back(seat: int) -> Event:
    return Event("yin-yang-back", {"seat": seat})


# The Yang phase


def moved(seat: int, place: int, villager: int) -> Event:
    return Event("moved", {"seat": seat, "tile": PLACE_NAMES[place], "villager": VILLAGER_NAMES[villager]})


def borrowed(seat: int, board: int) -> Event:
    return Event("borrowed", {"seat": seat, "board": BOARD_NAMES[board]})


def weakened(state: GhostStories, seat: int, space: int) -> Event:
    card = card_name(state, state.ghosts[space])
    return Event("weakened", {"seat": seat, "card": card, "space": SPACE_NAMES[space]})


def mantra_back(space: int) -> Event:
    return Event("mantra-back", {"space": SPACE_NAMES[space]})


def buddha_set(seat: int, space: int) -> Event:
    return Event("buddha-set", {"seat": seat, "space": SPACE_NAMES[space]})


def turn_ends(seat: int, how: int) -> Event:
    return Event("turn-ends-token" if how == TOKEN else "turn-ends", {"seat": seat})


# Exorcisms


def attempt(seat: int, dice: int) -> Event:
    return Event("attempt", {"seat": seat, "dice": dice})


def rolled(dice: list[int]) -> Event:
    return Event("rolled", {"faces": _faces(dice)})


def thrown_again(seat: int, dice: list[int]) -> Event:
    return Event("thrown-again", {"seat": seat, "faces": _faces(dice)})


def none_beaten(seat: int) -> Event:
    return Event("none-beaten", {"seat": seat})


def exorcised(state: GhostStories, card: int, space: int) -> Event:
    return Event("exorcised", {"card": card_name(state, card), "space": SPACE_NAMES[space]})


def aimed(state: GhostStories, seat: int, aim: int) -> Event:
    cards = [card_name(state, state.ghosts[space]) for space in range(SPACES) if aim >> space & 1]
    return Event("aimed", {"seat": seat, "cards": cards})


def marked(seat: int, face: int) -> Event:
    return Event("marked", {"seat": seat, "face": FACE_NAMES[face]})


def kept(seat: int) -> Event:
    return Event("kept", {"seat": seat})


def curse_thrown_again(seat: int) -> Event:
    return Event("curse-thrown-again", {"seat": seat})


def ordered(space: int) -> Event:
    return Event("ordered", {"space": SPACE_NAMES[space]})


# The villagers


def helped(seat: int, villager: int) -> Event:
    return Event("helped", {"seat": seat, "villager": VILLAGER_NAMES[villager]})


def banished(state: GhostStories, card: int, space: int) -> Event:
    return Event("banished", {"card": card_name(state, card), "space": SPACE_NAMES[space]})


def shifted(state: GhostStories, card: int, here: int, there: int) -> Event:
    facts = {"card": card_name(state, card), "space": SPACE_NAMES[here], "target": SPACE_NAMES[there]}
    return Event("shifted", {**facts})


def lifted(state: GhostStories, card: int, space: int) -> Event:
    return Event("lifted", {"card": card_name(state, card), "space": SPACE_NAMES[space]})


def carried(seat: int) -> Event:
    return Event("carried", {"seat": seat})


def skipped(seat: int) -> Event:
    return Event("skipped", {"seat": seat})


def prayed(seat: int, colour: int) -> Event:
    return Event("prayed", {"seat": seat, "colour": COLOUR_NAMES[colour]})


def circle_cleared(colour: int) -> Event:
    return Event("circle-cleared", {"colour": COLOUR_NAMES[colour]})


def buddha_taken(seat: int) -> Event:
    return Event("buddha-taken", {"seat": seat})


def calmed(seat: int, board: int) -> Event:
    return Event("calmed", {"seat": seat, "board": BOARD_NAMES[board]})


# The end


def game_over(text: str, score: int) -> Event:
    return Event(text, {"score": score})
