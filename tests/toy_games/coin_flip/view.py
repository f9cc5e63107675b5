"""What a viewer may see, how a choice reads, and tables that would look the same."""

from __future__ import annotations

from msgspec import Struct

from ludoteca.core import Rng, State, Text, View, view_turn

from .state import NONE, SIDES, CoinFlip

HIDDEN = "hidden"


class Player(Struct, frozen=True):
    """One seat: a side is "" where there is none yet, "hidden" where the viewer may not see it."""

    points: int
    luck: str
    call: str
    last: str


class CoinFlipView(View, frozen=True, kw_only=True):
    """The table as a viewer sees it; `coin` and each player's `last` call show the round before."""

    players: tuple[Player, ...]
    coin: str


def view(state: State, viewer: int) -> CoinFlipView:
    """Fill the view of a viewer: own secrets, and a lucky side that a first hit has shown (CF-006)."""
    assert isinstance(state, CoinFlip)
    return CoinFlipView(
        viewer=viewer,
        turn=view_turn(state.turn()),
        players=tuple(_player(state, seat, viewer) for seat in range(len(state.points))),
        coin=_name(state.coin),
    )


def resample(seen: CoinFlipView, rng: Rng) -> CoinFlip:
    """Make a table that looks the same: what is hidden is heads or tails, evenly."""
    state = CoinFlip()
    state.points = [player.points for player in seen.players]
    state.luck = [_side(player.luck, rng) for player in seen.players]
    state.calls = [_side(player.call, rng) for player in seen.players]
    state.last = [_side(player.last, rng) for player in seen.players]
    state.coin = _side(seen.coin, rng)
    state.settle()
    return state


def label(seen: CoinFlipView, action: int) -> Text:
    """Write a call as a sentence."""
    return Text("call", {"side": SIDES[action]})


def rate(seen: CoinFlipView, action: int) -> float:
    """Like the lucky side until the first hit; after that, either side is as good."""
    me = next(player for seat, player in enumerate(seen.players) if seen.viewer >> seat & 1)
    return float(me.points == 0 and me.luck == SIDES[action])


def _player(state: CoinFlip, seat: int, viewer: int) -> Player:
    own = bool(viewer >> seat & 1)
    return Player(
        points=state.points[seat],
        luck=_name(state.luck[seat], shown=own or state.points[seat] > 0),
        call=_name(state.calls[seat], shown=own),
        last=_name(state.last[seat]),
    )


def _name(side: int, *, shown: bool = True) -> str:
    if side == NONE:
        return ""
    return SIDES[side] if shown else HIDDEN


def _side(name: str, rng: Rng) -> int:
    if name == HIDDEN:
        return int(rng.random() * 2)
    return SIDES.index(name) if name else NONE
