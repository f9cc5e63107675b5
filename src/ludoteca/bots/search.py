"""Information-set Monte Carlo tree search: what tends to follow from each act, as far as a seat can know.

Every simulation plays at a table that is dealt anew from what the searcher sees. Each seat learns in
a tree of its own, whose branches are the acts it could see and what it alone was shown, so nobody in
a simulation acts on somebody else's sealed choice or look. Chance is sampled and opens no branches:
an act is judged over all that may be drawn, and by the times when it was possible.
"""

from __future__ import annotations

from math import log, sqrt
from typing import TYPE_CHECKING, Final

from ludoteca.core.state import EACH, OVER

if TYPE_CHECKING:
    from collections.abc import Callable

    from ludoteca.core.state import Rng, State
    from ludoteca.core.words import Event

_EVERYONE: Final = -1
_FAR: Final = 1e300


class Node:
    """What one seat learned of an act: how often it was possible and tried, and what came of it.

    `hint` says between 0 and 1 how good it looked beforehand. `acts` leads on by what is done next,
    `looks` by what the seat is shown in private.
    """

    __slots__ = ("acts", "hint", "looks", "possible", "total", "tries")

    acts: dict[int, Node]
    looks: dict[str, Node]
    possible: int
    tries: int
    total: float
    hint: float

    def __init__(self) -> None:
        self.acts = {}
        self.looks = {}
        self.possible = 0
        self.tries = 0
        self.total = 0.0
        self.hint = 0.0

    def after(self, action: int) -> Node:
        """Give the node after an act."""
        node = self.acts.get(action)
        if node is None:
            node = Node()
            self.acts[action] = node
        return node

    def shown(self, what: str) -> Node:
        """Give the node after a look."""
        node = self.looks.get(what)
        if node is None:
            node = Node()
            self.looks[what] = node
        return node


class Search:
    """A search for one seat: simulate as often as you like, then ask for its `choice`.

    `deal` makes a full table that fits what the seat sees. `judge` scores a table for a seat after
    `depth` random acts beyond the tree; without it every game is played to its end. No simulation
    goes on for more than `longest` acts. `explore` is the weight of what is little known, `trust`
    that of the hints, both in units of the spread of the results; these range from `worst` to `best`.
    """

    def __init__(
        self,
        seat: int,
        deal: Callable[[], State],
        rng: Rng,
        longest: int,
        judge: Callable[[State, int], float] | None = None,
        depth: int = 0,
        explore: float = 0.7,
        trust: float = 0.0,
    ) -> None:
        self.seat = seat
        self.deal = deal
        self.rng = rng
        self.longest = longest
        self.judge = judge
        self.depth = depth
        self.explore = explore
        self.trust = trust
        self.simulations = 0
        self.worst = _FAR
        self.best = -_FAR
        self.root = Node()
        self._roots: list[Node] = []
        self._sum = 0.0
        self._squares = 0.0
        self._spread = 0.0

    def hint(self, action: int, looks: float) -> None:
        """Say between 0 and 1 how good an act of the searcher looks."""
        self.root.after(action).hint = looks

    def simulate(self) -> None:
        """Play once from here on, and learn from how it went."""
        state = self.deal()
        nodes = self._start(len(state.returns()))
        movers: list[int] = []
        trail: list[Node] = []
        seat = self.seat
        known = True
        while known and state.kind != OVER and len(trail) < self.longest:
            if trail:
                seat = _next(state, seat)
            legal = state.legal_actions(seat)
            action = self._pick(nodes[seat], legal)
            node = nodes[seat].after(action)
            known = node.tries > 0 or len(legal) == 1
            movers.append(seat)
            trail.append(node)
            _act(state, seat, action, nodes)
            state.run_chance(self.rng)
        self._play_on(state, self.longest - len(trail))
        self._learn(state, movers, trail)

    def choice(self) -> int:
        """Give the act that was tried most; of several the one with the better results."""
        ranked = [(node.tries, node.total, -action) for action, node in self.root.acts.items()]
        return -max(ranked)[2]

    def result(self, action: int) -> float:
        """Give the mean result of an act that was tried."""
        node = self.root.acts[action]
        return node.total / node.tries

    def _start(self, seats: int) -> list[Node]:
        """Give each seat's place in its own tree."""
        while len(self._roots) < seats:
            self._roots.append(self.root if len(self._roots) == self.seat else Node())
        return self._roots[:]

    def _pick(self, node: Node, legal: list[int]) -> int:
        """Pick any act that was never tried, else the most promising one."""
        untried: list[int] = []
        pick, most = legal[0], -_FAR
        for action in legal:
            child = node.after(action)
            child.possible += 1
            if child.tries == 0:
                untried.append(action)
            elif not untried:
                promise = self._promise(child)
                if promise > most:
                    pick, most = action, promise
        if untried:
            return untried[int(self.rng.random() * len(untried))]
        return pick

    def _promise(self, node: Node) -> float:
        """Mean result, and more for what is little known or looked good beforehand."""
        unknown = self.explore * sqrt(log(node.possible) / node.tries)
        trusted = self.trust * node.hint
        return node.total / node.tries + self._spread * (unknown + trusted)

    def _play_on(self, state: State, most: int) -> None:
        """Act at random up to the judgement."""
        random = self.rng.random
        left = most if self.judge is None else min(self.depth, most)
        while left > 0 and state.kind != OVER:
            legal = state.legal_actions(state.actor)
            state.apply(state.actor, legal[int(random() * len(legal))])
            state.run_chance(self.rng)
            left -= 1

    def _learn(self, state: State, movers: list[int], trail: list[Node]) -> None:
        """Add the result of everybody who acted to what it did."""
        results = self._results(state, movers)
        for seat, node in zip(movers, trail, strict=True):
            node.tries += 1
            node.total += results[seat]
        self._note(results[self.seat])

    def _results(self, state: State, movers: list[int]) -> dict[int, float]:
        results: dict[int, float] = {}
        returns = state.returns() if self.judge is None else []
        for seat in movers:
            if seat not in results:
                results[seat] = returns[seat] if self.judge is None else self.judge(state, seat)
        return results

    def _note(self, result: float) -> None:
        """Keep count of the searcher's own results: how many, their range and their spread."""
        self.simulations += 1
        self.worst = min(self.worst, result)
        self.best = max(self.best, result)
        self._sum += result
        self._squares += result * result
        mean = self._sum / self.simulations
        self._spread = sqrt(max(0.0, self._squares / self.simulations - mean * mean))


def _next(state: State, seat: int) -> int:
    """Whoever acts next: in a sealed turn nobody comes between two steps of a seat."""
    if state.kind == EACH and seat in state.awaited():
        return seat
    return state.actor


def _act(state: State, seat: int, action: int, nodes: list[Node]) -> None:
    """Carry out an act, and lead everybody on who sees it or is shown something."""
    sealed = state.kind == EACH
    heard: list[Event] = []
    state.apply(seat, action, heard.append)
    for other in range(len(nodes)):
        if other == seat or not sealed:
            nodes[other] = nodes[other].after(action)
    for event in heard:
        if event.audience != _EVERYONE:
            for other in range(len(nodes)):
                if event.audience >> other & 1:
                    nodes[other] = nodes[other].shown(f"{event.text} {event.facts}")
