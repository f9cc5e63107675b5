"""What a viewer sees, which is everything, and its inverse."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteca.core import Document, view_turn
from ludoteca.games.ghost_stories import components
from ludoteca.games.ghost_stories.documents import (
    LOCKS,
    NONE,
    OUTCOMES,
    STAGES,
    counted,
    hand,
    read_position,
    spaces_of,
    write_act,
    write_options,
    write_own_ghost,
)
from ludoteca.games.ghost_stories.events import card_name
from ludoteca.games.ghost_stories.records import (
    Board,
    Ghost,
    GhostStoriesView,
    Moment,
    OwnGhost,
    Place,
    Space,
    Supply,
    Taoist,
)
from ludoteca.games.ghost_stories.rules import (
    auras,
    ending,
    exorcism,
    incarnation,
    payment,
    supply,
    village,
)
from ludoteca.games.ghost_stories.rules.steps import OPERANDS, STEP_NAMES
from ludoteca.games.ghost_stories.rules.turns import is_living
from ludoteca.games.ghost_stories.rules.village_map import FACED
from ludoteca.games.ghost_stories.rules.words import (
    ARRIVAL_WORDS,
    FIGURE_OUT,
    HAUNTER,
    HOLDS_DIE,
    POWER_WORDS,
    VULNERABLE,
)
from ludoteca.games.ghost_stories.rules.yin import PHASE_NAMES
from ludoteca.games.ghost_stories.space import (
    BOARD_NAMES,
    BOARDS,
    COLOUR_NAMES,
    COLOURS,
    CURSE_NAMES,
    FACE_NAMES,
    INCARNATION,
    OWN,
    PLACE_NAMES,
    PLACES,
    POWER_NAMES,
    SPACE_NAMES,
    VILLAGER_NAMES,
)

if TYPE_CHECKING:
    from ludoteca.core import Rng
    from ludoteca.games.ghost_stories.state import GhostStories


def view(state: GhostStories, viewer: int) -> GhostStoriesView:
    """Show the table; a spectator sees as much as a seat (GS-003)."""
    options = write_options(state)
    return GhostStoriesView(
        viewer=viewer,
        turn=view_turn(state.turn()),
        level=components.LEVEL_NAMES[state.level],
        five_qi=state.five_qi,
        first_player="chance" if state.named_first < 0 else state.named_first,
        haunted_limit=4 if state.four_haunted else 3,
        yin_order=str(options["yin_order"]),
        bearer=str(options["bearer"]),
        cemetery_curse=str(options["cemetery_curse"]),
        pavilion=str(options["pavilion"]),
        phase=PHASE_NAMES[state.phase],
        active_board=BOARD_NAMES[state.active],
        players=tuple(_taoist(state, seat) for seat in range(len(state.home))),
        boards=tuple(_board(state, board) for board in range(BOARDS)),
        village=tuple(_place(state, place) for place in range(PLACES)),
        haunted=state.haunted.bit_count(),
        circle=_name(state.circle, COLOUR_NAMES),
        supply=_supply(state),
        free_dice=auras.free_dice(state),
        attempt_dice=exorcism.dice_of_attempt(state),
        tao_locked=state.tao_locked,
        whites_void=state.whites_void,
        deck=ending.cards_left(state),
        blocks=tuple(state.blocks),
        bag={name: int(str(count)) for name, count in counted(state, state.bag).items()},
        unseen=tuple(card_name(state, card) for card in state.unseen),
        beaten=state.beaten,
        discards=tuple(card_name(state, card) for card in state.discards),
        moment=_moment(state),
        score=ending.score(state),
        ended=OUTCOMES[state.outcome],
        own_ghosts=tuple(_own_ghosts(state)),
    )


def _name(number: int, names: list[str]) -> str | None:
    return None if number < 0 else names[number]


def _tao(state: GhostStories, board: int) -> dict[str, int]:
    return {name: int(str(count)) for name, count in hand(state, board).items()}


def _counts(numbers: list[int]) -> dict[str, int]:
    return {COLOUR_NAMES[colour]: numbers[colour] for colour in range(COLOURS) if numbers[colour]}


def _taoist(state: GhostStories, seat: int) -> Taoist:
    board = state.home[seat]
    return Taoist(
        seat=seat,
        board=BOARD_NAMES[board],
        colour=_name(state.colour[board], COLOUR_NAMES),
        qi=state.qi[board],
        alive=is_living(state, board),
        tile=_name(state.at[board], PLACE_NAMES),
        tao=_tao(state, board),
        yin_yang=bool(state.yin_yang >> board & 1),
        buddhas=state.buddhas[board],
        power_tokens=state.power_tokens[board],
    )


def _board(state: GhostStories, board: int) -> Board:
    colour = state.colour[board]
    shown = colour >= 0 and state.side[board] >= 0
    return Board(
        board=BOARD_NAMES[board],
        colour=_name(colour, COLOUR_NAMES),
        owner_seat=None if state.owner[board] < 0 else state.owner[board],
        power=POWER_NAMES[colour][state.side[board]] if shown else None,
        power_works=auras.power_works(state, board),
        qi=state.qi[board],
        possessed=state.phase > 0 and state.qi[board] == 0,
        spaces=tuple(_space(state, space) for space in range(3 * board, 3 * board + 3)),
    )


def _space(state: GhostStories, space: int) -> Space:
    return Space(
        space=SPACE_NAMES[space],
        ghost=_ghost(state, space) if state.ghosts[space] >= 0 else None,
        buddha=bool(state.buddha_spaces >> space & 1),
        mantra=state.mantra == space,
    )


def _ghost(state: GhostStories, space: int) -> Ghost:
    card, marks = state.ghosts[space], state.marks[space]
    printed = _printed(state, card)
    split = state.mantra == space and not payment.has_one_colour(state, space)
    figure = "board" if marks & FIGURE_OUT else "card"
    return Ghost(
        card=printed.name,
        colour=printed.colour,
        incarnation=card >= INCARNATION,
        resistance=printed.resistance,
        need=_counts(payment.need(state, space)),
        needs_any=-1 if split else 0,
        arrive=printed.arrive,
        turn=printed.turn,
        curse=printed.curse,
        reward=printed.reward,
        condition=printed.condition,
        exorcisable=incarnation.condition_met(state, space),
        figure=figure if state.box.words[card] & HAUNTER else None,
        holds_die=bool(marks & HOLDS_DIE),
        vulnerable=bool(marks & VULNERABLE),
        locks=tuple(ARRIVAL_WORDS[icon] for icon, mark in LOCKS.items() if marks & mark),
    )


def _printed(state: GhostStories, card: int) -> OwnGhost:
    """The words on a card."""
    return components.printed(state.box, card, card_name(state, card))


def _own_ghosts(state: GhostStories) -> list[OwnGhost]:
    if not state.box.names:
        return []
    return [_printed(state, card) for card in range(OWN, INCARNATION) if state.box.names[card]]


def _place(state: GhostStories, place: int) -> Place:
    laid = state.tile[place] >= 0
    standing = [seat for seat, board in enumerate(state.home) if state.at[board] == place]
    return Place(
        tile=PLACE_NAMES[place],
        villager=_name(state.tile[place], VILLAGER_NAMES),
        haunted=bool(state.haunted >> place & 1),
        helps=laid and village.can_help(state, place),
        standing_seats=tuple(standing),
        faces=tuple(SPACE_NAMES[space] for space in FACED[place]),
    )


def _supply(state: GhostStories) -> Supply:
    haunters = [card for card in state.ghosts if card >= 0 and state.box.words[card] & HAUNTER]
    return Supply(
        qi=state.qi_supply,
        tao=_counts(state.tao_supply),
        figures=max(components.FIGURES - len(haunters), 0),
        temple_buddhas=supply.temple_buddhas(state),
        centre_tokens=state.centre_tokens,
    )


def _moment(state: GhostStories) -> Moment:
    over = state.outcome != ending.GOING_ON
    codes = [] if over else [state.step * OPERANDS + state.operand, *reversed(state.agenda)]
    return Moment(
        stage=STAGES[state.stage],
        helps=state.helps,
        attempts=state.attempts,
        acted_at=_name(state.acted_at, PLACE_NAMES),
        used=tuple(name for name, word in POWER_WORDS.items() if state.used & word),
        borrowed=tuple(BOARD_NAMES[board] for board in range(BOARDS) if state.borrowed >> board & 1),
        fresh_buddhas=state.fresh,
        mantra_rests=state.mantra_rests,
        waiting_rolls=tuple(spaces_of(state.waiting)),
        dice=tuple(FACE_NAMES[face] for face in state.dice),
        marked=tuple(FACE_NAMES[face] for face in state.marked),
        curse_face=_name(state.face, CURSE_NAMES),
        aim=tuple(spaces_of(state.aim)),
        paid=_counts(state.paid),
        arriving=card_name(state, state.arriving) if state.arriving >= 0 else None,
        last_act=write_act(state.last_act) if state.last_act >= 0 else None,
        steps=tuple(f"{STEP_NAMES[code // OPERANDS]} {code % OPERANDS}" for code in codes),
    )


# The inverse


def resample(seen: GhostStoriesView, rng: Rng) -> GhostStories:
    """Make the state that looks so: nothing is hidden, so there is only one."""
    state = read_position(document(seen)).state
    assert type(state).__name__ == "GhostStories"
    return state  # type: ignore[return-value]  # read_position of this game makes no other


def document(seen: GhostStoriesView) -> Document:
    """Write the position that a view shows."""
    return {
        **_table_document(seen),
        **_taoists_document(seen),
        **_ghosts_document(seen),
        **_turn_document(seen),
    }


def _tile_words(tile: str) -> list[int]:
    row, column = tile.split(",")
    return [int(row), int(column)]


def _table_document(seen: GhostStoriesView) -> Document:
    mantra = [one.space for board in seen.boards for one in board.spaces if one.mantra]
    document: Document = {
        "players": len(seen.players),
        "level": seen.level,
        "five_qi": seen.five_qi,
        "haunted_limit": seen.haunted_limit,
        "yin_order": seen.yin_order,
        "bearer": seen.bearer,
        "cemetery_curse": seen.cemetery_curse,
        "pavilion": seen.pavilion,
        "layout": [place.villager for place in seen.village],
        "boards": {board.board: board.colour for board in seen.boards},
        "powers": {board.colour: board.power for board in seen.boards if board.colour},
        "haunted": [_tile_words(place.tile) for place in seen.village if place.haunted],
        "circle": seen.circle,
        "mantra": mantra[0] if mantra else None,
        "centre_tokens": seen.supply.centre_tokens,
    }
    if isinstance(seen.first_player, int):
        document["first_player"] = seen.first_player
    return document


def _taoists_document(seen: GhostStoriesView) -> Document:
    known = {player.colour: player for player in seen.players if player.colour}
    return {
        "qi": {board.colour: board.qi for board in seen.boards if board.colour},
        "at": {name: _tile_words(one.tile) for name, one in known.items() if one.tile},
        "tao": {name: one.tao for name, one in known.items()},
        "yin_yang": {name: one.yin_yang for name, one in known.items()},
        "buddhas": {name: one.buddhas for name, one in known.items()},
        "power_tokens": {name: one.power_tokens for name, one in known.items()},
    }


def _ghosts_document(seen: GhostStoriesView) -> Document:
    spaces = [one for board in seen.boards for one in board.spaces]
    return {
        "own_ghosts": [write_own_ghost(ghost) for ghost in seen.own_ghosts],
        "ghosts": {one.space: _ghost_document(one.ghost) for one in spaces if one.ghost},
        "on_buddha": [one.space for one in spaces if one.buddha],
        "blocks": list(seen.blocks),
        "bag": dict(seen.bag),
        "unseen": list(seen.unseen),
        "discards": list(seen.discards),
        "beaten": seen.beaten,
    }


def _ghost_document(ghost: Ghost) -> Document:
    return {
        "card": ghost.card,
        "figure": ghost.figure or "card",
        "holds_die": ghost.holds_die,
        "vulnerable": ghost.vulnerable,
        "locks": list(ghost.locks),
    }


def _turn_document(seen: GhostStoriesView) -> Document:
    moment = seen.moment
    colour = next(board.colour for board in seen.boards if board.board == seen.active_board)
    document: Document = {
        "active": colour or NONE,
        "phase": seen.phase,
        "stage": moment.stage,
        "helps": moment.helps,
        "attempts": moment.attempts,
        "used": list(moment.used),
        "borrowed": list(moment.borrowed),
        "fresh_buddhas": moment.fresh_buddhas,
        "mantra_rests": moment.mantra_rests,
        "waiting_rolls": list(moment.waiting_rolls),
        "dice": list(moment.dice),
        "marked": list(moment.marked),
        "curse": moment.curse_face,
        "aim": list(moment.aim),
        "paid": dict(moment.paid),
        "arriving": moment.arriving or NONE,
        "agenda": list(moment.steps),
        "ended": seen.ended,
    }
    if moment.last_act:
        document["last_act"] = dict(moment.last_act)
    if moment.acted_at:
        document["acted_at"] = _tile_words(moment.acted_at)
    return document
