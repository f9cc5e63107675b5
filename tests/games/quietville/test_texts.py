"""Every sentence that the game can say is written down."""

from __future__ import annotations

from random import Random

from ludoteca.core import CHANCE, OVER, Event, Text
from ludoteca.games.quietville import GAME
from ludoteca.games.quietville.records import Player, QuietvilleView
from ludoteca.games.quietville.rules.steps import STEP_NAMES
from ludoteca.games.quietville.space import (
    BUILDING_NAMES,
    DISASTER_NAMES,
    INTERVENTION_NAMES,
    KIND_NAMES,
)
from ludoteca.texts import load, slug

TEXTS = load(GAME.folder)


def spoken(seed: int, mode: str, exhaustion: str) -> set[str]:
    """The messages of a random game: events, labels and refusals."""
    rng, events, said = Random(seed), list[Event](), set[str]()
    options = {"mode": mode, "disaster_exhaustion": exhaustion, "include_beautiful_day": True}
    state = GAME.setup(3, options)
    while state.kind != OVER:
        if state.kind == CHANCE:
            state.apply_chance(state.sample_chance(rng), events.append)
            continue
        seat = rng.choice(state.awaited())
        seen = GAME.view(state, 1 << seat)
        said |= {GAME.label(seen, action).id for action in state.legal_actions(seat)}
        for action in range(GAME.actions.size):
            refusal = GAME.refuse(state, seat, action)
            said |= {refusal.text} if refusal else set()
        state.apply(seat, rng.choice(state.legal_actions(seat)), events.append)
    told = [event.told_to(viewer) for event in events for viewer in (0, 1)]
    return said | {text.id for text in told if text is not None}


def test_everything_said_is_written() -> None:
    said: set[str] = set(GAME.info.endings)
    for seed in range(3):
        said |= spoken(seed, "divine", "reshuffle") | spoken(seed, "base", "end_at_last_full_row")
    assert [text for text in sorted(said) if not TEXTS.has(text)] == []
    assert len(said) > 50


def test_every_card_kind_step_and_option_has_a_name() -> None:
    names = [*BUILDING_NAMES, *DISASTER_NAMES, *INTERVENTION_NAMES, *KIND_NAMES, *STEP_NAMES]
    assert [name for name in names if not TEXTS.has(f"name-{slug(name)}")] == []
    assert [name for name in GAME.info.options if not TEXTS.has(f"option-{name}")] == []
    assert [f.name for f in GAME.actions.families if not TEXTS.has(f"family-{f.name}")] == []


def test_every_field_of_the_view_has_a_label() -> None:
    hidden = {"viewer", "turn", "players"}
    fields = [field for record in (QuietvilleView, Player) for field in record.__struct_fields__]
    assert [field for field in fields if field not in hidden and not TEXTS.has(f"view-{field}")] == []


def test_a_refusal_reads_well() -> None:
    said = TEXTS.say(Text("no-losses-first", {"count": 2}), ["Ann", "Ben", "Cem"])
    assert said == "The disaster still wants 2 buildings."
