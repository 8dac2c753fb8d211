"""The API's messages for playing, its live messages, and the stories of finished games."""
from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import AfterValidator, Field
from typing_extensions import TypeAliasType

from ...files.config import Model
from ...text.plain_text import one_line
from .schema import (
    ActionText,
    BotName,
    Calls,
    Error,
    Language,
    Name,
    Note,
    Notice,
    OutcomeInfo,
    Password,
    RequestBody,
    SeatAsk,
    SeatInfo,
    Status,
    Token,
)

# ---- playing -----------------------------------------------------------------------------------

class MenuItem(Model):
    action: str
    """The text to send back as the choice: `move F1_R2`."""
    kind: str
    args: list[str]
    label: str
    forced: bool = False
    """Whether it is the only legal action."""
    note: bool = False
    """Whether the player's own words may be sent with it."""


class EventInfo(Model):
    seq: int
    index: int
    """Counts the events that this seat has been told, from 0, without gaps."""
    what: str
    args: dict[str, int | str]
    seat: int | None
    """The first seat that it names: the one that acts, or the one that it happens to."""
    sentence: str


class Timer(Model):
    seat: int
    seconds: float
    left: float


class Proposal(Model):
    """A proposal that needs the consent of the other people at the table."""

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
    """When the proposal ends, in seconds since 1970."""
    sentence: str


class StopInfo(Model):
    name: str
    label: str
    on: bool
    """Whether this seat's person is asked there even if there may be nothing to do."""


class Preset(Model):
    """A preset of stops."""

    name: Literal["few", "usual", "all"]
    stops: list[str]


class Stops(Model):
    """The stops of a person: where they want to be asked. Everywhere else the program passes for them."""

    stops: list[StopInfo]
    presets: list[Preset]
    """Presets that differ: as few as possible, the usual ones, all."""
    passing: bool
    """Whether everything is passed until the turn ends."""


class Calling(Model):
    """The present call. It ends when its time is over, even if all have answered."""

    seconds: float
    left: float


class LessonInfo(Model):
    """The guide's present words in a first lesson, for the learner."""

    step: int
    """From 0; equal to `steps` at the end."""
    steps: int
    lines: list[str]
    show: list[str]
    """Things to look at, by the page's names for them."""
    actions: list[str]
    """The learner must do one of these; empty while others act."""
    done: bool
    """Whether the lesson is at its end. When the learner leaves it, an ordinary game continues."""


class Now(Model):
    """The table as a seat, or a spectator, may know it."""

    code: str
    seq: int
    status: Status
    seat: int | None
    to_move: int | None
    view: dict[str, Any] | None
    """The game's own view of this seat; None before the start."""
    question: str | None
    menu: list[MenuItem]
    """Empty unless this seat must choose."""
    events: list[EventInfo]
    """The events after `since`; without it, the last 40."""
    events_before: int
    """How many earlier events there are. GET events pages through them."""
    undo: bool
    """Whether this seat has a choice to undo that is not known to have shown anything. `GET .../undo` checks it
    fully."""
    clock: Timer | None = None
    outcome: OutcomeInfo | None = None
    proposal: Proposal | None = None
    stops: Stops | None = None
    """For this seat, in a game that has stops."""
    calling: Calling | None = None
    lesson: LessonInfo | None = None
    """For this seat, while it takes a first lesson."""


class StopsAsk(RequestBody):
    stops: Annotated[list[Annotated[str, Field(max_length=40)]], Field(max_length=40)] | None = None
    """The names of the stops that are on; None leaves them unchanged."""
    passing: bool | None = None
    """Whether to pass until the turn ends; None leaves it unchanged."""


class Choice(RequestBody):
    seq: Annotated[int, Field(ge=0, le=2**31 - 1)]
    """The `seq` of the Now in which the choice was made."""
    action: ActionText
    note: Note | None = None
    """The player's own words with it, if the menu allows them."""


class Chosen(Model):
    seq: int


class Legality(Model):
    legal: bool
    sentence: str
    rule: str | None


class Consent(RequestBody):
    proposal: Annotated[str, Field(max_length=40)]
    agree: bool


class ChatAsk(RequestBody):
    text: Annotated[str, Field(min_length=1, max_length=500), AfterValidator(one_line)]
    name: Name | None = None
    """The name of a spectator. A seat speaks under its own name."""


class ChatLine(Model):
    id: int
    seat: int | None
    """None if a spectator said it."""
    name: str
    text: str
    at: float
    """Seconds since 1970."""


class ScoreRange(Model):
    """The lowest and the highest score of a game."""

    lowest: int
    highest: int


class Hint(Model):
    action: str
    label: str
    value: float
    """What the search expects, with its 95 % interval: the chance to win, 0 to 1, or a score."""
    low: float
    high: float
    is_score: bool
    visits: int


class Hints(Model):
    seq: int
    hints: list[Hint]
    why: list[str]
    """Reasons in the game's words: what the search expects after the best choice, and what speaks against the second;
    or that they are too close."""
    close: bool
    """Whether the choices are too close. Then the figures are not advice."""


class IsAsked(Model):
    """Whether a seat must choose now."""

    asked: bool


class TakesBack(Model):
    """The label of the choice that an undo would take back. None if there is none, or if it or a later choice showed
    somebody something hidden."""

    label: str | None


class Done(Model):
    """The answer to a request without a result of its own. `proposal` is what still needs consent."""

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
    """The player of each seat: `human` or an agent."""
    names: list[str]
    roles: list[str]
    choices: int
    moments: int
    """Moments are numbered from 0, just after setup, to `choices`."""
    outcome: OutcomeInfo | None
    seat: int | None = None
    """The seat that the person who asks held in it."""
    open: bool = True
    """Whether the person who asks may see everything; else what a spectator saw."""


class Moment(Model):
    """The table after `moment` choices, as a seat or the referee saw it."""

    moment: int
    seat: int | None
    """Who chose last, and what; None at moment 0."""
    action: str | None
    label: str | None
    idle: bool
    """Whether that choice let things be, such as a pass; False if the viewer may not know of it. A page shows such
    moments in a row as one."""
    to_move: int | None
    question: str | None
    view: dict[str, Any]
    events: list[EventInfo]


class Moments(Model):
    moments: list[Moment]
    next: int | None
    """Where the next page begins."""


class Fork(RequestBody):
    moment: Annotated[int, Field(ge=0, le=100_000)]
    seats: Annotated[list[SeatAsk], Field(min_length=1, max_length=16)]
    """Roles cannot be asked for, because they are those of the replay."""
    listed: bool = False
    password: Password | None = None
    """Without it, the new table has the password of the one that it continues."""
    same_future: bool = False
    """Leave hidden things as they were, instead of dealing them again. All who join are told."""
    calls: Calls = 12
    several: bool = False
    """`calls` and `several` are as for any other new table."""


class Curve(Model):
    """The chance to win, 0 to 1, or the score expected, at each moment.

    It combines the game's own estimate of the true state with a search's estimate. The search knows only what the
    choosing seat could know. Both are corrected by how the game ended. The last value of a finished game is its result.
    """

    values: list[float]
    turning_points: list[int]
    """The moments around which the chance changed most, the greatest change first."""
    reach: int
    """How many moments on either side of a turning point belong to it."""
    looks: int = 0
    """How many searches have been made so far."""
    of: int = 0
    """How many will be made, if refined; 0 if there can be none."""
    scores: ScoreRange | None
    """In a game with scores, which the values then are."""


class ChanceUse(Model):
    """One use of chance of a recorded game."""

    choice: int
    """The number of the choice that brought it; 0 for the setup."""
    kind: Literal["die", "lot", "draw", "shuffle"]
    of: int
    """The number of sides, of possibilities, or of shuffled cards."""
    result: int | list[int]
    """The face, from 1; the possibility, from 0; or the cards' numbers in their new order."""
    first: int | None
    """The generator's first and last draw for it, from 1; None for a die that the record gives."""
    last: int | None
    rules: list[str]
    """The ids of the rule that asked."""


class ChanceLog(Model):
    """All uses of chance of a recorded game, in order. Each is a line of `tapete replay FILE --json`."""

    entries: list[ChanceUse]


# ---- the WebSocket -----------------------------------------------------------------------------

class Hello(RequestBody):
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
    """A change in who sits where or is connected."""

    type: Literal["presence"] = "presence"
    seats: list[SeatInfo]


class LiveProposal(Model):
    """A change of the proposal; None when it has ended."""

    type: Literal["proposal"] = "proposal"
    proposal: Proposal | None


class LiveThinking(Model):
    type: Literal["thinking"] = "thinking"
    seat: int


class LiveNotice(Model):
    """The host's announcement; None when it no longer applies."""

    type: Literal["notice"] = "notice"
    notice: Notice | None


class LiveError(Model):
    """The connection is refused; it is closed after this."""

    type: Literal["error"] = "error"
    error: Error


LiveMessage = TypeAliasType("LiveMessage", Annotated[
    LiveNow | LiveChat | LivePresence | LiveProposal | LiveThinking | LiveNotice | LiveError,
    Field(discriminator="type")])
"""Every message of a table's WebSocket."""
