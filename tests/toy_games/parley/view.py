"""What a viewer may see, how a choice reads, and talks that would look the same."""

from __future__ import annotations

from msgspec import Struct

from ludoteca.core import OVER, Rng, State, Text, View, all_seats, view_turn

from .state import ACTIONS, FIGURES, NONE, PHASE_NAMES, TOKEN_NAMES, TOKENS, Parley

HIDDEN = "hidden"


class Envoy(Struct, frozen=True):
    """One seat; a token laid in secret is "hidden" from others."""

    looked: bool
    laid: tuple[str, ...]
    ready: bool


class ParleyView(View, frozen=True, kw_only=True):
    """The talks as a viewer sees them.

    `letter` is 0 where there is none yet, -1 where it is sealed to the viewer; `opened` the letter
    of the round before. `texts` numbers the
    texts of this round: those of rounds before have faded.
    """

    phase: str
    round: int
    sand: bool
    speaker: int
    said: int
    texts: tuple[int, ...]
    told: int
    letter: int
    opened: int
    players: tuple[Envoy, ...]
    figure: int
    changes: int


def view(state: State, viewer: int) -> ParleyView:
    """Fill the view of a viewer: what lies open, the own tokens, the letter if looked at."""
    assert isinstance(state, Parley)
    return ParleyView(
        viewer=viewer,
        turn=view_turn(state.turn()),
        phase=PHASE_NAMES[state.phase],
        round=state.round,
        sand=bool(state.sand),
        speaker=state.speaker,
        said=state.said,
        texts=tuple(range(state.faded + 1, state.told + 1)),
        told=state.told,
        letter=_letter(state, viewer),
        opened=state.opened + 1,
        players=tuple(_envoy(state, seat, viewer) for seat in range(state.seats)),
        figure=state.figure + 1,
        changes=state.changes,
    )


def resample(seen: ParleyView, rng: Rng) -> Parley:
    """Make talks that look the same: any figure in a sealed letter, any tokens under the hands."""
    state = Parley()
    state.seats = len(seen.players)
    state.sand = int(seen.sand)
    state.phase = PHASE_NAMES.index(seen.phase)
    state.round = seen.round
    state.speaker = seen.speaker
    state.said = seen.said
    state.told = seen.told
    state.faded = seen.told - len(seen.texts)
    state.letter = int(rng.random() * FIGURES) if seen.letter == NONE else seen.letter - 1
    state.opened = seen.opened - 1
    state.looked = _mask([player.looked for player in seen.players])
    state.laid = [token for player in seen.players for token in _tokens(player.laid, rng)]
    state.figure = seen.figure - 1
    state.changes = seen.changes
    state.ready = _mask([player.ready for player in seen.players])
    state.settle()
    return state


def label(seen: ParleyView, action: int) -> Text:
    """Write a choice as a sentence."""
    words = ACTIONS.to_words(action)
    return Text(str(words.pop("do")), {**words})


def _letter(state: Parley, viewer: int) -> int:
    """Give the figure of the letter to those who looked, and to all when it has been opened."""
    if state.letter == NONE:
        return 0
    may_see = state.looked & viewer or viewer == all_seats(state.seats) or state.kind == OVER
    return state.letter + 1 if may_see else NONE


def _envoy(state: Parley, seat: int, viewer: int) -> Envoy:
    shown = state.phase != TOKENS or viewer >> seat & 1
    laid = [token for token in state.laid[2 * seat : 2 * seat + 2] if token != NONE]
    return Envoy(
        looked=bool(state.looked >> seat & 1),
        laid=tuple(TOKEN_NAMES[token] if shown else HIDDEN for token in laid),
        ready=bool(state.ready >> seat & 1),
    )


def _tokens(laid: tuple[str, ...], rng: Rng) -> list[int]:
    """Find the two places of a seat; hidden tokens are any two different ones in any order."""
    first = int(rng.random() * 3)
    second = (first + 1 + int(rng.random() * 2)) % 3
    if HIDDEN in laid:
        return [first, second][: len(laid)] + [NONE] * (2 - len(laid))
    return [TOKEN_NAMES.index(token) for token in laid] + [NONE] * (2 - len(laid))


def _mask(flags: list[bool]) -> int:
    return sum(1 << seat for seat, flag in enumerate(flags) if flag)
