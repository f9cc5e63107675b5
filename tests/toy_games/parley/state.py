"""The talks: a letter, speeches, tokens laid in secret, a figure found together, a treaty."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Self

from ludoteca.core import (
    ANY,
    CHANCE,
    EACH,
    EVERYONE,
    HOST,
    NOBODY,
    ONE,
    OPEN,
    OVER,
    Ending,
    Event,
    Family,
    Field,
    Options,
    Pace,
    Rng,
    Sand,
    Space,
    State,
    Text,
    sample_weighted,
)

if TYPE_CHECKING:
    from collections.abc import Callable

    Tell = Callable[[Event], None] | None

MOST_SEATS: Final = 4
FIGURES: Final = 3
MOST_SETTINGS: Final = 6
MOST_TEXTS: Final = 2
ROUNDS: Final = 2
SAND_SECONDS: Final = 30.0
REST_SECONDS: Final = 5.0
TOKEN_NAMES: Final = ["white", "grey", "black"]
MOOD_NAMES: Final = ["fair", "foul"]
NONE: Final = -1

TELL: Final = 0
LOOK: Final = 1
DONE: Final = 2
LAY: Final = 3
SET: Final = 6
READY: Final = 9
SIGN: Final = 16
TEAR: Final = 17
EXPIRE: Final = 18

ACTIONS: Final = Space(
    "do",
    [
        Family("tell", TELL, words=True),
        Family("look", LOOK),
        Family("done", DONE),
        Family("lay", LAY, [Field("token", TOKEN_NAMES)], sealed=True),
        Family("set", SET, [Field("figure", range(1, FIGURES + 1))]),
        Family("ready", READY, [Field("version", range(MOST_SETTINGS + 1))]),
        Family("sign", SIGN),
        Family("tear", TEAR),
        Family("expire", EXPIRE, [Field("seat", range(MOST_SEATS))], host=True),
    ],
)

LETTER_IS: Final = 0
MOOD_IS: Final = 3
CHANCES: Final = Space(
    "chance",
    [
        Family("letter", LETTER_IS, [Field("figure", range(1, FIGURES + 1))]),
        Family("mood", MOOD_IS, [Field("mood", MOOD_NAMES)]),
    ],
)

LETTER: Final = 0
SPEECH: Final = 1
TOKENS: Final = 2
FIGURE: Final = 3
TREATY: Final = 4
MOOD: Final = 5
SIGNED: Final = 6
BROKEN_OFF: Final = 7
PHASE_NAMES: Final = ["letter", "speech", "tokens", "figure", "treaty", "mood", "signed", "broken_off"]
KINDS: Final = [CHANCE, ONE, EACH, OPEN, ANY, CHANCE, OVER, OVER]


class Parley(State):
    """The talks as they stand.

    `said` counts the speaker's texts, `told` all texts of the game, `faded` those of rounds
    before. `laid` has two places a seat. `looked` and `ready` are masks of seats. `opened` is the
    letter of the round before.
    """

    __slots__ = (
        "changes", "faded", "figure", "laid", "letter", "looked", "opened", "phase", "ready", "round",
        "said", "sand", "seats", "speaker", "told",
    )  # fmt: skip

    seats: int
    sand: int
    phase: int
    round: int
    speaker: int
    said: int
    told: int
    faded: int
    letter: int
    opened: int
    looked: int
    laid: list[int]
    figure: int
    changes: int
    ready: int

    @staticmethod
    def new(seats: int, options: Options) -> Parley:
        """Lay the table; the first letter is drawn at once (PY-002)."""
        state = Parley()
        state.seats = seats
        state.sand = int(options["sand"] is True)
        state.round = 0
        state.told = 0
        state.letter = NONE
        state.begin_round()
        return state

    def clone(self) -> Self:
        twin = type(self)()
        twin.kind = self.kind
        twin.actor = self.actor
        twin.seats = self.seats
        twin.sand = self.sand
        twin.phase = self.phase
        twin.round = self.round
        twin.speaker = self.speaker
        twin.said = self.said
        twin.told = self.told
        twin.faded = self.faded
        twin.letter = self.letter
        twin.opened = self.opened
        twin.looked = self.looked
        twin.laid = self.laid[:]
        twin.figure = self.figure
        twin.changes = self.changes
        twin.ready = self.ready
        return twin

    def begin_round(self) -> None:
        """Start a round: nothing said, nothing laid, the figure at 1."""
        self.round += 1
        self.phase = LETTER
        self.speaker = 0
        self.said = 0
        self.faded = self.told
        self.opened = self.letter
        self.letter = NONE
        self.looked = 0
        self.laid = [NONE] * (2 * self.seats)
        self.figure = 0
        self.changes = 0
        self.ready = 0
        self.settle()

    def settle(self) -> None:
        """Name the turn of the phase."""
        self.kind = KINDS[self.phase]
        self.actor = NOBODY
        awaited = self.awaited()
        if awaited:
            self.actor = awaited[0]

    def awaited(self) -> list[int]:
        if self.phase == SPEECH:
            return [self.speaker]
        if self.phase == TOKENS:
            return [seat for seat in range(self.seats) if self.laid[2 * seat + 1] == NONE]
        if self.phase == FIGURE:
            return [seat for seat in range(self.seats) if not self.ready >> seat & 1]
        return list(range(self.seats)) if self.phase == TREATY else []

    def legal_actions(self, seat: int) -> list[int]:
        if seat == HOST:
            return [EXPIRE + self.speaker] if self.sand_runs(self.speaker) else []
        if seat not in self.awaited():
            return []
        if self.phase == SPEECH:
            return [action for action in (TELL, LOOK, DONE) if self.may_do(seat, action)]
        if self.phase == TOKENS:
            return [LAY + token for token in range(3) if self.laid[2 * seat] != token]
        if self.phase == FIGURE:
            figures = [SET + figure for figure in range(FIGURES) if self.may_set(figure)]
            return [*figures, READY + self.changes]
        return [SIGN, TEAR]

    def sand_runs(self, seat: int) -> bool:
        """Say whether it is this seat's sand that runs (PY-005)."""
        return bool(self.sand) and self.phase == SPEECH and seat == self.speaker

    def may_do(self, seat: int, action: int) -> bool:
        """Say whether the speaker may speak, look or be done (PY-003)."""
        if action == TELL:
            return self.said < MOST_TEXTS
        return action == DONE or not self.looked >> seat & 1

    def may_set(self, figure: int) -> bool:
        """Say whether the figure may be set so (PY-007)."""
        return figure != self.figure and self.changes < MOST_SETTINGS

    def apply(self, seat: int, action: int, tell: Tell = None) -> None:
        if action < LAY:
            self._speak(seat, action, tell)
        elif action < SET:
            self._lay(seat, action - LAY, tell)
        elif action < READY:
            self._set(seat, action - SET, tell)
        elif action < SIGN:
            self._be_ready(seat, tell)
        elif action < EXPIRE:
            self._treat(seat, action, tell)
        else:
            _say(tell, "sand-out", seat=self.speaker)
            self._pass_word()
        self.settle()

    def chance_outcomes(self) -> list[tuple[int, int]]:
        if self.phase == LETTER:
            return [(LETTER_IS + figure, 1) for figure in range(FIGURES)]
        fair, foul = (5, 1) if self.figure == self.letter else (1, 5)
        return [(MOOD_IS, fair + self.harmony()), (MOOD_IS + 1, foul)]

    def sample_chance(self, rng: Rng) -> int:
        return sample_weighted(self.chance_outcomes(), rng)

    def apply_chance(self, outcome: int, tell: Tell = None) -> None:
        if outcome < MOOD_IS:
            self.letter = outcome
            self.phase = SPEECH
            _say(tell, "letter-drawn")
        else:
            _say(tell, "mood", mood=MOOD_NAMES[outcome - MOOD_IS])
            self._end_round(tell, holds=outcome == MOOD_IS)
        self.settle()

    def harmony(self) -> int:
        """Give one more chance where all first tokens are equal (PY-010)."""
        return int(len(set(self.laid[::2])) == 1)

    def returns(self) -> list[float]:
        return [float(self.phase == SIGNED)] * self.seats

    def ending(self) -> Ending | None:
        if self.phase == SIGNED:
            return Ending("PY-010", "ending-signed", "victory", winners=tuple(range(self.seats)))
        return Ending("PY-010", "ending-broken-off", "defeat") if self.phase == BROKEN_OFF else None

    def _speak(self, seat: int, action: int, tell: Tell) -> None:
        if action == TELL:
            self.said += 1
            self.told += 1
            _say(tell, "told", seat=seat)
        elif action == LOOK:
            self.looked |= 1 << seat
            if tell:
                seen = {"seat": seat, "figure": self.letter + 1}
                tell(Event("letter-seen", {**seen}, 1 << seat, Text("letter-looked-at", {"seat": seat})))
        else:
            _say(tell, "word-passed", seat=seat)
            self._pass_word()

    def _pass_word(self) -> None:
        self.said = 0
        self.speaker += 1
        if self.speaker == self.seats:
            self.speaker = 0
            self.phase = TOKENS

    def _lay(self, seat: int, token: int, tell: Tell) -> None:
        place = 2 * seat + (self.laid[2 * seat] != NONE)
        self.laid[place] = token
        _say(tell, "token-laid", seat=seat)
        if NONE in self.laid:
            return
        self.phase = FIGURE
        for other in range(self.seats):
            first, second = self.laid[2 * other : 2 * other + 2]
            _say(tell, "tokens-shown", seat=other, first=TOKEN_NAMES[first], second=TOKEN_NAMES[second])

    def _set(self, seat: int, figure: int, tell: Tell) -> None:
        self.figure = figure
        self.changes += 1
        self.ready = 0
        _say(tell, "figure-set", seat=seat, figure=figure + 1)

    def _be_ready(self, seat: int, tell: Tell) -> None:
        self.ready |= 1 << seat
        _say(tell, "is-ready", seat=seat)
        if self.ready == (1 << self.seats) - 1:
            self.phase = TREATY

    def _treat(self, seat: int, action: int, tell: Tell) -> None:
        if action == SIGN:
            self.phase = MOOD
            _say(tell, "signed", seat=seat)
        else:
            _say(tell, "torn", seat=seat)
            self._end_round(tell, holds=False)

    def _end_round(self, tell: Tell, *, holds: bool) -> None:
        _say(tell, "letter-opened", figure=self.letter + 1)
        if holds:
            self.phase = SIGNED
        elif self.round == ROUNDS:
            self.phase = BROKEN_OFF
        else:
            self.begin_round()


def pace(state: State) -> Pace:
    """Give time and talk: the speaker's sand and voice, silence over the tokens, a rest at the end."""
    assert isinstance(state, Parley)
    if state.phase == SPEECH:
        action = EXPIRE + state.speaker
        sand = Sand(action, state.speaker, SAND_SECONDS, handed_on=True) if state.sand else None
        return Pace(sand=sand, may_speak=1 << state.speaker)
    if state.phase == TOKENS:
        return Pace(may_speak=0)
    return Pace(not_before=REST_SECONDS if state.phase == TREATY else 0.0, may_speak=EVERYONE)


def _say(tell: Tell, text: str, **facts: int | str) -> None:
    if tell:
        tell(Event(text, {**facts}))
