"""Everything that crosses the wire, as records: strict on the way in, complete on the way out."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from ludoteca.bots import BotInfo
from ludoteca.core import GameInfo, Options, Refusal, Words
from ludoteca.play.frames import Frame

# Requests. A length here is a fence against floods; what a name or a chat line may be is said in limits.

Name = Annotated[str, Meta(max_length=400)]
Code = Annotated[str, Meta(max_length=400)]
CommandId = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[\x21-\x7e]+(?!\n)$")]
DecisionId = Annotated[str, Meta(max_length=64)]
Hex64 = Annotated[str, Meta(pattern="^[0-9a-f]{64}$", min_length=64, max_length=64)]
SeatNumber = Annotated[int, Meta(ge=0, le=31)]
Actions = Annotated[list[Words], Meta(min_length=1, max_length=32)]
Draft = Annotated[list[Words], Meta(max_length=32)]


class Request(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Base of every request body: a field that is not known is a mistake, never ignored."""


class Nothing(Request, frozen=True):
    """An empty body."""


class TableSettings(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How a table is kept: its time for a turn, who stands in, who may look on."""

    pace: Literal["live", "day", "none"] = "none"
    turn_seconds: Annotated[int, Meta(ge=5, le=14 * 86_400)] = 120
    stand_in: bool = True
    listed: bool = False
    spectators: bool = True


class NewTable(Request, frozen=True):
    """Open a table; the sender sits down in seat 0 and is its host."""

    game: Annotated[str, Meta(max_length=64)]
    name: Name
    options: Options = {}
    settings: TableSettings = TableSettings()
    nonce: Hex64 | None = None


class Join(Request, frozen=True):
    """Sit down in a free seat with an invitation: its words or the whole link."""

    invite: Code
    name: Name
    nonce: Hex64 | None = None


class OpenLink(Request, frozen=True):
    """Exchange a seat, watch or replay link for the cookie."""

    link: Code


class Recover(Request, frozen=True):
    """Come back to a seat with its recovery code."""

    table: Annotated[str, Meta(max_length=64)]
    code: Annotated[str, Meta(max_length=40)]


class ChangeTable(Request, frozen=True):
    """Change options or settings before the start; what is left out stays."""

    options: Options | None = None
    settings: TableSettings | None = None


class ChangeSeat(Request, frozen=True):
    """Put a bot in a seat, open it again, or take a free one besides one's own."""

    kind: Literal["bot", "open", "mine"]
    bot: Annotated[str, Meta(max_length=64)] = ""


class GiveNonce(Request, frozen=True):
    """The sender's own randomness for fair chance, in hex."""

    nonce: Hex64


class Order(Request, frozen=True):
    """A command: these actions, in words, as the seat's answer to that decision."""

    decision: DecisionId
    seat: SeatNumber
    actions: Actions
    id: CommandId
    words: Annotated[str, Meta(max_length=8_000)] = ""


class DraftOrder(Request, frozen=True):
    """The beginning of a command; what could come next is shown, nothing happens."""

    decision: DecisionId
    seat: SeatNumber
    actions: Draft


class TakeBack(Request, frozen=True):
    """Undo every entry from `to` on."""

    to: Annotated[int, Meta(ge=1)]
    id: CommandId


class Voice(Request, frozen=True):
    """A vote on a question of the table ("undo:17")."""

    question: Annotated[str, Meta(max_length=64)]
    yes: bool
    id: CommandId


class Say(Request, frozen=True):
    """A chat line."""

    text: Annotated[str, Meta(max_length=4_000)]
    id: CommandId


Mark = Literal["yes", "no", "maybe"]
Marks = dict[Annotated[str, Meta(max_length=64)], dict[Annotated[str, Meta(max_length=64)], Mark]]


class SheetOrder(Request, frozen=True):
    """The sender's own sheet as it is from now on: marks by row and column, and free notes."""

    marks: Marks = {}
    notes: Annotated[str, Meta(max_length=8_000)] = ""


class SeatLinkRequest(Request, frozen=True):
    """Show the sender's own seat link; `revoke` makes a new one and cuts off every device but this."""

    revoke: bool = False


class QrRequest(Request, frozen=True):
    """A text, mostly a link, to be drawn as a QR code."""

    text: Annotated[str, Meta(min_length=1, max_length=400)]


# Answers


class SeatLine(Struct, frozen=True, kw_only=True):
    """A seat as everybody at the table sees it."""

    seat: int
    kind: Literal["person", "bot", "open"]
    name: str = ""
    bot: str = ""
    present: bool = False
    host: bool = False
    you: bool = False


class You(Struct, frozen=True, kw_only=True):
    """Who the asker is at this table."""

    seats: tuple[int, ...] = ()
    host: bool = False
    watching: bool = False
    name: str = ""


class ChatLine(Struct, frozen=True, kw_only=True):
    """Something said: `n` counts the lines, `seat` is null for a spectator."""

    n: int
    seat: int | None
    name: str
    text: str
    at: int


class Table(Struct, frozen=True, kw_only=True):
    """A table as the asker may see it: everything but the game itself.

    `commitment` is the SHA-256 of the secret of its draws, the same from the opening to the end.
    """

    id: str
    game: str
    status: Literal["waiting", "playing", "over"]
    seats: tuple[SeatLine, ...]
    you: You
    options: Options
    settings: TableSettings
    invite: str | None = None
    watch: str | None = None
    replay: str | None = None
    chat: tuple[ChatLine, ...] = ()
    problem: str | None = None
    commitment: str = ""
    created: int = 0
    head: int = 0


class TableLine(Struct, frozen=True, kw_only=True):
    """A table in a list."""

    id: str
    game: str
    status: Literal["waiting", "playing", "over"]
    names: tuple[str, ...]
    taken: int
    seats: int
    your_turn: bool
    at: int
    invite: str | None = None


class Tables(Struct, frozen=True):
    """The asker's tables, and those that are open to all."""

    yours: tuple[TableLine, ...]
    open: tuple[TableLine, ...]


class Joined(Struct, frozen=True, kw_only=True, tag="joined", tag_field="answer"):
    """The asker is at the table now; programs keep `token`. A spectator has no seat link."""

    table: Table
    token: str
    seat_link: str | None = None


class Replay(Struct, frozen=True, kw_only=True, tag="replay", tag_field="answer"):
    """A finished game that may be stepped through, from entry 0 to `last`."""

    table: Table
    last: int


Opened = Joined | Replay


class SeatLink(Struct, frozen=True):
    """The holder's own seat link, for a second device."""

    seat_link: str
    token: str


class Accepted(Struct, frozen=True, kw_only=True, tag="accepted", tag_field="answer"):
    """On disk as entry `seq` (of a chat line: its number); `recovery` comes with a first act."""

    seq: int
    recovery: str | None = None


class Duplicate(Struct, frozen=True, tag="duplicate", tag_field="answer"):
    """This command id was accepted before, as `seq`; nothing new happened."""

    seq: int


class Stale(Struct, frozen=True, tag="stale", tag_field="answer"):
    """That decision is no longer open; here is the table as it is.

    `answered_by` is the seat that answered it, -1 for nobody.
    """

    frame: Frame
    answered_by: int = -1


class Refused(Struct, frozen=True, tag="refused", tag_field="answer"):
    """Against the rules; nothing changed."""

    refusal: Refusal


class NotYours(Struct, frozen=True, tag="not-yours", tag_field="answer"):
    """The asker does not hold that seat, or only watches."""

    seat: int


Answer = Accepted | Duplicate | Stale | Refused | NotYours


class OwnSheet(Struct, frozen=True, kw_only=True):
    """The asker's own sheet, and of which rows and columns it is made; nobody else is sent it."""

    rows: tuple[str, ...] = ()
    columns: tuple[str, ...] = ()
    marks: dict[str, dict[str, Mark]] = {}
    notes: str = ""


class Polled(Struct, frozen=True):
    """What the stream would have sent since."""

    table: Table
    frames: tuple[Frame, ...]
    chat: tuple[ChatLine, ...]


class Bye(Struct, frozen=True):
    """The end of a stream: the server stops, the link was revoked, too many streams, no more table."""

    why: Literal["stopping", "revoked", "too-many", "gone"]


class CatalogGame(Struct, frozen=True):
    """A game of the house, with the bots that play it."""

    id: str
    info: GameInfo
    bots: tuple[BotInfo, ...]


class Rule(Struct, frozen=True, kw_only=True):
    """A numbered rule as players read it."""

    id: str
    section: str = ""
    kind: str = ""
    sentence: str = ""
    ruling: str = ""
    option: str = ""
    flags: tuple[str, ...] = ()


class Health(Struct, frozen=True):
    """The server is there; `tables` are those in memory."""

    status: Literal["ok"]
    version: str
    tables: int
    streams: int
