"""What is true of every table at every moment, whatever has happened on it."""

from __future__ import annotations

from collections import Counter

from ludoteca.core import ANY, CHANCE, ONE, OVER
from ludoteca.games.ghost_stories import components
from ludoteca.games.ghost_stories.rules import auras, supply
from ludoteca.games.ghost_stories.rules.turns import is_living
from ludoteca.games.ghost_stories.rules.words import (
    ALL_POWERS_LOCK,
    CAPTURE_DIE,
    FIGURE_OUT,
    HAUNTER,
    HOLDS_DIE,
    LOCKS_ALL_POWERS,
    LOCKS_POWER,
    LOCKS_TAO,
    NEEDS_BUDDHA,
    POWER_LOCK,
    TAO_LOCK,
    VULNERABLE,
)
from ludoteca.games.ghost_stories.space import BOARDS, CEMETERY, COLOURS, INCARNATION, SPACES
from ludoteca.games.ghost_stories.state import GhostStories


def check(state: GhostStories) -> None:
    """Assert that tokens, figures and cards are conserved and that the parts of the state agree."""
    _cards(state)
    if state.phase:
        _tokens(state)
        _figures(state)
        _the_dead(state)
    _marks(state)
    _agreement(state)


def _cards(state: GhostStories) -> None:
    """Each of the 65 cards is in one place (GS-010, GS-011, GS-075)."""
    seen = [card for card in [*state.ghosts, *state.discards, state.arriving] if card >= 0]
    ghosts = Counter(state.bag) + Counter(card for card in seen if card < INCARNATION)
    assert ghosts == Counter(components.GHOSTS)
    incarnations = state.unseen + [card for card in seen if card >= INCARNATION]
    assert sorted(incarnations) == components.UNSEEN
    assert state.bag == sorted(state.bag)
    assert state.unseen == sorted(state.unseen)
    removed = 5 * (4 - len(state.home))
    assert len(state.bag) - sum(state.blocks) == removed
    assert state.beaten == sum(card >= INCARNATION for card in state.discards)


def _tokens(state: GhostStories) -> None:
    """20 Qi and four Tao tokens of each colour, never more and never fewer (GS-012, GS-013, GS-242)."""
    assert state.qi_supply >= 0
    assert min(state.qi) >= 0
    assert sum(state.qi) + state.qi_supply == 20
    for colour in range(COLOURS):
        held = [state.tao[board * COLOURS + colour] for board in range(BOARDS)]
        circle = state.circle == colour
        assert min(held) >= 0
        assert sum(held) + state.tao_supply[colour] + circle == 4
    tokens = sum(state.power_tokens) + state.centre_tokens
    assert tokens == len(state.home) * components.POWER_TOKENS[len(state.home) - 1]


def _figures(state: GhostStories) -> None:
    """Two Buddhas; a figure only with a Haunter; each ghost space holds a ghost or a Buddha at most."""
    on_boards = state.buddha_spaces.bit_count()
    assert supply.temple_buddhas(state) + sum(state.buddhas) + on_boards == 2
    assert supply.temple_buddhas(state) >= 0
    assert 0 <= state.fresh <= state.buddhas[state.active]
    for space in range(SPACES):
        if state.ghosts[space] >= 0:
            assert not state.buddha_spaces >> space & 1
        else:
            assert state.marks[space] == 0


def _the_dead(state: GhostStories) -> None:
    """The dead have nothing and lie on the Cemetery (GS-191, GS-193)."""
    for board in range(BOARDS):
        if state.owner[board] >= 0 and not is_living(state, board):
            assert not supply.has_tao(state, board)
            assert not state.yin_yang >> board & 1
            assert state.buddhas[board] == state.power_tokens[board] == 0
            assert state.tile[state.at[board]] == CEMETERY
        if state.owner[board] < 0:
            assert not supply.has_tao(state, board)
            assert not state.yin_yang >> board & 1


def _marks(state: GhostStories) -> None:
    """What clings to a card is printed on it, and the sums of it are kept up."""
    for space in range(SPACES):
        card, marks = state.ghosts[space], state.marks[space]
        if card < 0:
            continue
        words, arrives = state.box.words[card], state.box.arrives[card]
        assert not marks & FIGURE_OUT or words & HAUNTER
        assert not marks & HOLDS_DIE or CAPTURE_DIE in arrives
        assert not marks & VULNERABLE or words & NEEDS_BUDDHA
        assert not marks & LOCKS_POWER or POWER_LOCK in arrives
        assert not marks & LOCKS_ALL_POWERS or ALL_POWERS_LOCK in arrives
        assert not marks & LOCKS_TAO or TAO_LOCK in arrives
    kept = (state.locked, state.captured, state.tao_locked, state.whites_void, state.mantra)
    twin = state.clone()
    auras.refresh(twin, None)
    assert (twin.locked, twin.captured, twin.tao_locked, twin.whites_void, twin.mantra) == kept
    assert 0 <= state.captured <= 3
    assert state.mantra < 0 or state.ghosts[state.mantra] >= 0


def _agreement(state: GhostStories) -> None:
    """Turn kind, seats and what is still to be done fit together."""
    assert state.kind in (ONE, ANY, CHANCE, OVER)
    assert (state.actor >= 0) == (state.kind in (ONE, ANY))
    assert (state.kind == OVER) == (state.outcome != 0)
    if state.kind == OVER:
        assert not state.agenda
    if state.kind == ONE:
        assert is_living(state, state.home[state.actor])
    assert not state.haunted.bit_count() > 4
