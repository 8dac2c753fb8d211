"""What is asked and answered while a game is played, what is sent by itself, and the stories of finished games."""
from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import AfterValidator, Field

from ...files.config import Model
from ...text.plain_text import one_line
from .schema import (
    ActionText,
    Ask,
    BotName,
    Calls,
    Error,
    Language,
    Name,
    Note,
    Notice,
    Outcome,
    Password,
    SeatAsk,
    SeatInfo,
    Status,
    Token,
)

# ---- playing -----------------------------------------------------------------------------------

class MenuItem(Model):
    action: str
    """What to send back as the choice: `move F1_R2`."""
    kind: str
    args: list[str]
    label: str
    forced: bool = False
    """It is the only thing that can be done."""
    note: bool = False
    """Words of one's own may be sent with it."""


class Event(Model):
    seq: int
    index: int
    """Counts the events that this seat has been told, from 0, without gaps."""
    what: str
    args: dict[str, int | str]
    seat: int | None
    """The seat that it names first: whoever does it, or whom it befalls."""
    sentence: str


class Timer(Model):
    seat: int
    seconds: int
    left: float


class Proposal(Model):
    """Something that needs the consent of the other people at the table."""

    id: str
    kind: Literal["undo", "free", "bot", "sit"]
    by: int | None
    """The seat that proposes; None for somebody who asks to sit down."""
    seat: int | None = None
    """The seat to be freed, given to a bot or taken."""
    bot: BotName | None = None
    waits_for: list[int]
    """The seats that have not agreed yet."""
    until: float
    """When it is no longer proposed, in seconds since 1970."""
    sentence: str


class StopInfo(Model):
    name: str
    label: str
    on: bool
    """Whether this seat's person is asked there although there may be nothing to do."""


class Preset(Model):
    """Stops that go together."""

    name: Literal["few", "usual", "all"]
    stops: list[str]


class Stops(Model):
    """Where a person wants to be asked; everywhere else the program passes for them."""

    stops: list[StopInfo]
    presets: list[Preset]
    """Those that differ: as few as can be, the usual ones, all."""
    passing: bool
    """Whether everything is passed until the turn ends."""


class Calling(Model):
    """A call is being made; it ends when its time is over, whoever has answered."""

    seconds: float
    left: float


class LessonInfo(Model):
    """What the guide of a first lesson says now, to whoever takes it."""

    step: int
    """From 0; `steps` when it is done."""
    steps: int
    lines: list[str]
    show: list[str]
    """Things to look at, by the page's names for them."""
    actions: list[str]
    """What the learner is to do, one of these; empty while others do something."""
    done: bool
    """Whether it is at its end: an ordinary game goes on when the learner leaves the lesson."""


class Now(Model):
    """The table as a seat, or somebody who watches, may know it."""

    code: str
    seq: int
    status: Status
    seat: int | None
    to_move: int | None
    view: dict[str, Any] | None
    """The game's own view of this seat; None before the start."""
    question: str | None
    menu: list[MenuItem]
    """Empty unless this seat is to move."""
    events: list[Event]
    """Those after `since`, the last 40 where none was given."""
    events_before: int
    """How many earlier events there are: GET events pages through them."""
    undo: bool
    """Whether this seat has a choice of which nobody has seen that it showed anything; `GET .../undo` looks closely."""
    clock: Timer | None = None
    outcome: Outcome | None = None
    proposal: Proposal | None = None
    stops: Stops | None = None
    """Of this seat, in a game that has stops."""
    calling: Calling | None = None
    lesson: LessonInfo | None = None
    """Of this seat, while it takes a first lesson."""


class StopsAsk(Ask):
    stops: Annotated[list[Annotated[str, Field(max_length=40)]], Field(max_length=40)] | None = None
    """The names of those that are on; None leaves them."""
    passing: bool | None = None
    """Pass until the turn ends, or no longer; None leaves it."""


class Choice(Ask):
    seq: Annotated[int, Field(ge=0, le=2**31 - 1)]
    """The `seq` of the Now in which the choice was made."""
    action: ActionText
    note: Note | None = None
    """The player's own words beside it, where the menu says that it takes some."""


class Chosen(Model):
    seq: int


class Why(Model):
    legal: bool
    sentence: str
    rule: str | None


class Consent(Ask):
    proposal: Annotated[str, Field(max_length=40)]
    agree: bool


class ChatAsk(Ask):
    text: Annotated[str, Field(min_length=1, max_length=500), AfterValidator(one_line)]
    name: Name | None = None
    """What whoever watches is called; a seat says it under its own name."""


class ChatLine(Model):
    id: int
    seat: int | None
    """None: it was said by somebody who watches."""
    name: str
    text: str
    at: float
    """Seconds since 1970."""


class Hint(Model):
    action: str
    label: str
    value: float
    """The chance to win that the search gives it, 0 to 1, with its 95 % interval."""
    low: float
    high: float
    visits: int


class Hints(Model):
    seq: int
    hints: list[Hint]
    why: list[str]
    """What the search expects after the choice that it thinks best and what speaks against the runner-up, in the game's
    words; or that they are too close to tell."""
    close: bool
    """Whether they are: then the figures are no counsel."""


class IsAsked(Model):
    """Whether a seat is asked."""

    asked: bool


class TakesBack(Model):
    """What an undo would take back: one's last choice, in words; None where it, or one since, showed somebody something
    hidden, or where there is none."""

    label: str | None


class Done(Model):
    """It is done; `proposal` says what it still waits for."""

    proposal: Proposal | None = None


# ---- replays -----------------------------------------------------------------------------------

class Uploaded(Model):
    replay: str


class ReplayInfo(Model):
    id: str
    game: str
    ruleset: str
    version: int
    seats: list[str]
    """Who played: `human` or an agent, by seat."""
    names: list[str]
    roles: list[str]
    choices: int
    moments: int
    """Moments are numbered from 0, just after setup, to `choices`."""
    outcome: Outcome | None
    seat: int | None = None
    """The seat that whoever asks held in it."""
    open: bool = True
    """Whether whoever asks may see everything; else what somebody saw who watched."""


class Moment(Model):
    """The table after so many choices, as a seat or the referee saw it."""

    moment: int
    seat: int | None
    """Who chose last, and what; None at moment 0."""
    action: str | None
    label: str | None
    to_move: int | None
    question: str | None
    view: dict[str, Any]
    events: list[Event]


class Moments(Model):
    moments: list[Moment]
    next: int | None
    """Where the next page begins."""


class Fork(Ask):
    moment: Annotated[int, Field(ge=0, le=100_000)]
    seats: Annotated[list[SeatAsk], Field(min_length=1, max_length=16)]
    """Roles cannot be asked for: they are those of the replay."""
    listed: bool = False
    password: Password | None = None
    """Without one of its own, a table that goes on from one with a password has that one's."""
    same_future: bool = False
    """Leave what is hidden as it lay, instead of dealing it anew: all who join are told."""
    calls: Calls = 12
    several: bool = False
    """Both as of any other new table."""


class Curve(Model):
    """The chance to win, 0 to 1, at each moment: the game's own estimate of how things really stood and what a search
    made of what whoever was to choose could know, as the game's end lets both be seen. The last value of a finished
    game is its result."""

    values: list[float]
    turning_points: list[int]
    """The moments around which the chance changed most, the greatest change first."""
    reach: int
    """How many moments on either side of a turning point belong to it."""
    looks: int = 0
    """How often a search has looked at one of the moments."""
    of: int = 0
    """How often it will, if it is asked to refine; 0 where none can."""


# ---- the WebSocket -----------------------------------------------------------------------------

class Hello(Ask):
    """The first message of a page, and the only one it ever needs to send."""

    type: Literal["hello"]
    token: Token | None = None
    since: Annotated[int, Field(ge=0, le=2**31 - 1)] | None = None
    lang: Language = "es"
    password: Password | None = None
    """To watch a table that has a password."""


class LiveNow(Now):
    type: Literal["now"] = "now"


class LiveChat(ChatLine):
    type: Literal["chat"] = "chat"


class LivePresence(Model):
    """Who sits where has changed."""

    type: Literal["presence"] = "presence"
    seats: list[SeatInfo]


class LiveProposal(Model):
    """Something is proposed, agreed to by some, or, with None, no longer."""

    type: Literal["proposal"] = "proposal"
    proposal: Proposal | None


class LiveThinking(Model):
    type: Literal["thinking"] = "thinking"
    seat: int


class LiveNotice(Model):
    """What the server's host tells everybody, or, with None, no longer."""

    type: Literal["notice"] = "notice"
    notice: Notice | None


class LiveError(Model):
    """The connection is refused; it is closed after this."""

    type: Literal["error"] = "error"
    error: Error


LIVE = (Hello, LiveNow, LiveChat, LivePresence, LiveProposal, LiveThinking, LiveNotice, LiveError)
