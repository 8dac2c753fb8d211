"""The messages between the server and a page, or any other program that plays.

Everything is JSON. What is asked for knows every key it may have; what is answered may gain keys. A seat is a
whole number from 0. `seq` counts what has happened at a table (its start, choices, undone choices): whoever
chooses says which `seq` it saw.
"""
from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field

from ..referee.words import LONGEST_NOTE, display_name, note_line, one_line

Language = Literal["es", "en"]
BotName = Literal["easy", "normal", "strong"]
Status = Literal["waiting", "playing", "paused", "over"]
SeatNumber = Annotated[int, Field(ge=0, le=15)]
Name = Annotated[str, Field(max_length=100), AfterValidator(display_name)]
Password = Annotated[str, Field(min_length=1, max_length=100)]
Token = Annotated[str, Field(max_length=100)]
ActionText = Annotated[str, Field(min_length=1, max_length=100)]
Note = Annotated[str, Field(max_length=2 * LONGEST_NOTE), AfterValidator(note_line)]


class Ask(BaseModel):
    """What somebody asks for: an unknown key is a mistake."""

    model_config = ConfigDict(extra="forbid", frozen=True)


class Error(BaseModel):
    code: str
    """Stable, for programs: `not_your_turn`, `late`, `illegal`, ..."""
    sentence: str
    """For people, in the language asked for."""
    rule: str | None = None
    """The id of the rule that forbids, where one does."""


class ErrorAnswer(BaseModel):
    error: Error


# ---- games -------------------------------------------------------------------------------------

class Players(BaseModel):
    fewest: int
    most: int
    usual: int
    """How many sit at a table if nobody says."""


class RoleInfo(BaseModel):
    name: str
    label: str
    about: str


class RulesetInfo(BaseModel):
    name: str
    title: str
    version: int


class BotInfo(BaseModel):
    name: BotName
    label: str


class OfferValue(BaseModel):
    value: str | int | bool
    label: str


class OfferInfo(BaseModel):
    """An option to be asked about when a table is opened."""

    path: str
    """Where it is among the options: `rooms.count`."""
    label: str
    values: list[OfferValue]
    """The usual one first."""


class GameInfo(BaseModel):
    name: str
    title: str
    players: Players
    roles: list[RoleInfo]
    rulesets: list[RulesetInfo]
    bots: list[BotInfo]
    bots_ready: bool
    """Whether the bots that search can answer: else they play as the easy ones."""
    bots_state: Literal["ready", "preparing", "resting"]
    """preparing: the first start of all compiles them for half a minute; resting: their processes died, and are begun
    again after a while."""
    offers: list[OfferInfo]
    calls: bool
    """Whether a narrator calls by night: then each call has its time."""
    timed: bool
    """Whether a table chooses how long a call, or a chance to respond, lasts for everybody."""


class RuleText(BaseModel):
    id: str
    kind: Literal["rule", "ruling", "note"]
    sections: list[str]
    text: str
    why: str | None = None
    """For a ruling: why we decided so."""


class Chapter(BaseModel):
    id: str
    title: str
    rules: list[RuleText]


class Rulebook(BaseModel):
    game: str
    ruleset: str
    source: str
    chapters: list[Chapter]


class Term(BaseModel):
    """A card, a state, a role, a room... by its name in views and events."""

    kind: str
    name: str
    label: str
    text: str
    rules: list[str]


# ---- tables and seats --------------------------------------------------------------------------

class SeatAsk(Ask):
    """One seat of a new table: `me` for whoever makes the table, a bot, or open for somebody else."""

    kind: Literal["me", "bot", "open"]
    bot: BotName = "normal"
    role: Annotated[str, Field(max_length=40)] | None = None
    """None draws one."""
    name: Name | None = None


class Clock(Ask):
    """Time for each choice of a person; when it is over the easy bot makes that one choice."""

    seconds: Annotated[int, Field(ge=10, le=86_400)]


class NewTable(Ask):
    game: Annotated[str, Field(max_length=40)]
    ruleset: Annotated[str, Field(max_length=40)] | None = None
    options: dict[str, Any] = {}
    """Options of the ruleset that differ, as in a configuration file."""
    seats: Annotated[list[SeatAsk], Field(min_length=1, max_length=16)]
    listed: bool = False
    password: Password | None = None
    clock: Clock | None = None
    calls: Annotated[float, Field(ge=0, le=120)] = 12
    """Seconds that each call has, and each chance to respond to others, where several people play: nobody is to tell
    by how long it takes who can answer."""
    several: bool = False
    """Whether one person may hold several seats, and so see what each hides: all who join are told."""


class Seated(BaseModel):
    """A seat is yours: whoever has the token plays it. The server keeps only its hash."""

    code: str
    seat: int | None
    token: str | None
    player: str
    """Your key, to be sent as `Player-Key`: by it a server knows who has sat in which seat."""
    asks: bool = False
    """The game is running: the token holds the seat once the people at the table have agreed."""


class SeatInfo(BaseModel):
    seat: int
    kind: Literal["human", "bot", "open"]
    bot: BotName | None
    name: str | None
    """A person's name; None for bots and open seats."""
    role: str | None
    """The role asked for, and from the start on the role that everybody can see; None where nobody may."""
    present: bool
    """Whether a page of this seat is connected; bots always are."""


class Outcome(BaseModel):
    won: bool | None
    """Whether whoever asks has won; None for who watches a game that seats win for themselves."""
    name: str
    """The outcome as the game names it: WON, LOST, STOPPED."""
    sentence: str


class Difference(BaseModel):
    """An option of a table that is not as its ruleset has it."""

    path: str
    """Where it is among the options: `rooms.count`."""
    label: str
    """For people; the path where it has no name."""
    value: Any
    usual: Any
    said: str
    """The value for people."""


class ForkInfo(BaseModel):
    """The game goes on from a moment of another one."""

    moment: int
    same_future: bool
    """Whether what was hidden lies as it lay: whoever has seen that game with everything open knows it."""
    replay: str | None
    """That game, for whoever is let in to this table."""


class TableInfo(BaseModel):
    """A table. Whoever has not said its password is told no more than game, ruleset, status and free seats."""

    code: str
    link: str
    """The page's address of this table, to be shared."""
    game: str
    ruleset: str
    status: Status
    seats: list[SeatInfo]
    """Empty for whoever has not said the table's password."""
    free: int
    """How many seats are open."""
    seq: int
    listed: bool
    has_password: bool
    clock: Clock | None
    host: SeatNumber | None = None
    """The seat of whoever sees to the table."""
    several: bool = False
    """Whether one person may hold several seats."""
    differs: list[Difference] = []
    """The options that are not as the ruleset has them."""
    fork: ForkInfo | None = None
    outcome: Outcome | None = None
    replay: str | None = None
    """The replay's id, once the game is over."""
    stuck: str | None = None
    """Why the table cannot go on at this server; None as long as nothing is known against it."""


class Take(Ask):
    name: Name
    password: Password | None = None
    role: Annotated[str, Field(max_length=40)] | None = None
    """A wish, for a seat whose role is still to be drawn."""


class HostAsk(Ask):
    seat: SeatNumber


class BotAsk(Ask):
    bot: BotName = "normal"


class PassCode(BaseModel):
    code: str
    seconds: int
    """How long the code can be used, once."""


class Transfer(Ask):
    code: Annotated[str, Field(max_length=40)]


# ---- playing -----------------------------------------------------------------------------------

class MenuItem(BaseModel):
    action: str
    """What to send back as the choice: `move F1_R2`."""
    kind: str
    args: list[str]
    label: str
    forced: bool = False
    """It is the only thing that can be done."""
    note: bool = False
    """Words of one's own may be sent with it."""


class Event(BaseModel):
    seq: int
    index: int
    """Counts the events that this seat has been told, from 0, without gaps."""
    what: str
    args: dict[str, int | str]
    sentence: str


class Timer(BaseModel):
    seat: int
    seconds: int
    left: float


class Proposal(BaseModel):
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


class StopInfo(BaseModel):
    name: str
    label: str
    on: bool
    """Whether this seat's person is asked there although there may be nothing to do."""


class Stops(BaseModel):
    """Where a person wants to be asked; everywhere else the program passes for them."""

    stops: list[StopInfo]
    passing: bool
    """Whether everything is passed until the turn ends."""


class Calling(BaseModel):
    """A call is being made; it ends when its time is over, whoever has answered."""

    seconds: float
    left: float


class Now(BaseModel):
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
    """Whether this seat has a choice that it could ask to undo; what was hidden may still forbid it."""
    clock: Timer | None = None
    outcome: Outcome | None = None
    proposal: Proposal | None = None
    stops: Stops | None = None
    """Of this seat, in a game that has stops."""
    calling: Calling | None = None


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


class Chosen(BaseModel):
    seq: int


class Why(BaseModel):
    legal: bool
    sentence: str
    rule: str | None


class Consent(Ask):
    proposal: Annotated[str, Field(max_length=40)]
    agree: bool


class ChatAsk(Ask):
    text: Annotated[str, Field(min_length=1, max_length=500), AfterValidator(one_line)]


class ChatLine(BaseModel):
    id: int
    seat: int
    name: str
    text: str
    at: float
    """Seconds since 1970."""


class Hint(BaseModel):
    action: str
    label: str
    value: float
    """The chance to win that the search gives it, 0 to 1, with its 95 % interval."""
    low: float
    high: float
    visits: int


class Hints(BaseModel):
    seq: int
    hints: list[Hint]


class Done(BaseModel):
    """It is done; `proposal` says what it still waits for."""

    proposal: Proposal | None = None


# ---- replays -----------------------------------------------------------------------------------

class Uploaded(BaseModel):
    replay: str


class ReplayInfo(BaseModel):
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


class Moment(BaseModel):
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


class Moments(BaseModel):
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


class Curve(BaseModel):
    """The value of each moment's true state, 0 to 1, by the game's own estimate."""

    values: list[float]
    turning_points: list[int]
    """The moments before which the value changed most, the greatest change first."""


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


class LivePresence(BaseModel):
    """Who sits where has changed."""

    type: Literal["presence"] = "presence"
    seats: list[SeatInfo]


class LiveProposal(BaseModel):
    """Something is proposed, agreed to by some, or, with None, no longer."""

    type: Literal["proposal"] = "proposal"
    proposal: Proposal | None


class LiveThinking(BaseModel):
    type: Literal["thinking"] = "thinking"
    seat: int


class Notice(BaseModel):
    """What the server's host tells everybody; in a language that is missing, pages show the other."""

    id: str
    texts: dict[Language, str]
    at: float


class HouseInfo(BaseModel):
    """What the host has said for the whole server."""

    notice: Notice | None
    new_tables: bool
    """Whether new tables may be made."""


class LiveNotice(BaseModel):
    """What the server's host tells everybody, or, with None, no longer."""

    type: Literal["notice"] = "notice"
    notice: Notice | None


class LiveError(BaseModel):
    """The connection is refused; it is closed after this."""

    type: Literal["error"] = "error"
    error: Error


LIVE = (Hello, LiveNow, LiveChat, LivePresence, LiveProposal, LiveThinking, LiveNotice, LiveError)
