"""A record as a person reads it: the log in sentences, and what a seat saw at a step."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from ludoteca.core import BadDocument, Text, all_seats
from ludoteca.play.match import Match
from ludoteca.play.record import Command
from ludoteca.texts import GameTexts, harmless, load


def log(match: Match) -> Iterator[tuple[int, str]]:
    """Tell everything that happened, with the number of the entry each sentence belongs to."""
    texts, everyone = load(match.game.folder), all_seats(match.seats)
    for seq in range(1, match.head + 1):
        names = _names(match, seq)
        for text in _told(match, seq, everyone):
            yield seq, texts.say(text, names)
        entry = match.entries[seq - 1]
        if isinstance(entry, Command) and entry.words:
            yield seq, f"{harmless(names[entry.seat])}: “{harmless(entry.words)}”"
    yield from ((match.head, line) for line in _result(match, texts))


def look(match: Match, seq: int, viewer: int) -> str:
    """Show what a viewer saw after an entry: whose turn it was, the view, and the choices."""
    if not 0 <= seq <= match.head:
        raise BadDocument("step", f"there are steps 0 to {match.head}, not {seq}")
    texts, names = load(match.game.folder), _names(match, seq)
    frame = match.frame_at(seq, viewer)
    lines = [_whose_turn(frame.turn.kind, frame.turn.seats, names)]
    lines += msgspec.json.format(msgspec.json.encode(frame.view), indent=2).decode().splitlines()
    for offered in frame.choices:
        for choice in offered.choices:
            lines.append(f"{names[offered.seat]} may: {texts.say(choice.label, names)}")
    return "\n".join(map(harmless, lines))


def _told(match: Match, seq: int, viewer: int) -> Iterator[Text]:
    """What one entry tells a viewer; a command without an event of its own tells its actions."""
    told = [event.text for event in match.frame_at(seq, viewer).events if event.seq == seq]
    found = [text for text in told if text is not None]
    yield from found or match.label(seq, viewer)


def _result(match: Match, texts: GameTexts) -> Iterator[str]:
    ending, names = match.ending, _names(match, match.head)
    if ending is None:
        yield "The game goes on."
        return
    winners: dict[str, int | str | list[int] | list[str]] = {"seats": list(ending.winners)}
    yield texts.say(Text(ending.text, winners), names)
    for seat, score in enumerate(ending.scores):
        yield f"{harmless(names[seat])}: {score}"


def _whose_turn(kind: str, seats: tuple[int, ...], names: list[str]) -> str:
    return f"{kind}: {', '.join(names[seat] for seat in seats)}" if seats else kind


def _names(match: Match, seq: int) -> list[str]:
    return [sitter.name for sitter in match.step_at(seq).sitters]
