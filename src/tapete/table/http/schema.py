"""The messages between the server and a page, or any other program that plays.

Everything is JSON. What is asked for knows every key it may have; what is answered may gain keys. A seat is a
whole number from 0. `seq` counts what has happened at a table (its start, choices, undone choices): whoever
chooses says which `seq` it saw.
"""
from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import AfterValidator, ConfigDict, Field, model_validator

from ...files.config import Model
from ...referee.words import LONGEST_NOTE, display_name, note_line
from ...text.plain_text import check_letters

Language = Literal["es", "en"]
BotName = Literal["easy", "normal", "strong"]
Style = Literal["level", "hasty", "patient", "bookish", "curious", "stubborn"]
Status = Literal["waiting", "playing", "paused", "over"]
ChatFor = Literal["seats", "heard", "all"]
"""Only those who sit at a table read and write its chat; whoever watches reads along; or writes, too."""
SeatNumber = Annotated[int, Field(ge=0, le=15)]
Name = Annotated[str, Field(max_length=100), AfterValidator(display_name)]
Password = Annotated[str, Field(min_length=1, max_length=100)]
Token = Annotated[str, Field(max_length=100)]
ActionText = Annotated[str, Field(min_length=1, max_length=100)]
Note = Annotated[str, Field(max_length=2 * LONGEST_NOTE), AfterValidator(note_line)]


class Ask(Model):
    """What somebody asks for: an unknown key is a mistake."""

    # What FastAPI reads a request by is made as it begins, or Pydantic warns at the first request.
    model_config = ConfigDict(extra="forbid", frozen=True, defer_build=False)

    @model_validator(mode="before")
    @classmethod
    def _whole_letters(cls, value: Any) -> Any:
        check_letters(value)
        return value


class Error(Model):
    code: str
    """Stable, for programs: `not_your_turn`, `late`, `illegal`, ..."""
    sentence: str
    """For people, in the language asked for."""
    rule: str | None = None
    """The id of the rule that forbids, where one does."""


class ErrorAnswer(Model):
    error: Error


# ---- games -------------------------------------------------------------------------------------

class Players(Model):
    fewest: int
    most: int
    usual: int
    """How many sit at a table if nobody says."""


class RoleInfo(Model):
    name: str
    label: str
    about: str


class RulesetInfo(Model):
    name: str
    title: str
    version: int


class BotInfo(Model):
    name: BotName
    label: str


class CharacterInfo(Model):
    """Somebody that a bot may be."""

    name: str
    style: Style


class OfferValue(Model):
    value: str | int | bool
    label: str


class OfferInfo(Model):
    """An option to be asked about when a table is opened."""

    path: str
    """Where it is among the options: `rooms.count`."""
    label: str
    values: list[OfferValue]
    """The usual one first."""


class BeforeAsk(Ask):
    """A table that somebody thinks of opening: as in `NewTable`, with a role or null for each seat."""

    ruleset: Annotated[str, Field(max_length=40)] | None = None
    options: dict[str, Any] = {}
    roles: Annotated[list[Annotated[str, Field(max_length=40)] | None], Field(min_length=1, max_length=16)]


class Before(Model):
    lines: list[str]
    """What is good to know before such a game, in whole sentences."""


class GameInfo(Model):
    name: str
    title: str
    about: str
    """What it is, in two sentences; empty where the game does not say it, as the next two."""
    facts: str
    """What kind of game it is, and for whom, in one line."""
    cover: str
    """What is to be seen on its picture."""
    players: Players
    roles: list[RoleInfo]
    rulesets: list[RulesetInfo]
    bots: list[BotInfo]
    characters: list[CharacterInfo]
    """Who bots may be: the host chooses, or they come by lot."""
    bots_ready: bool
    """Whether the bots that search can answer: else they play as the easy ones."""
    bots_state: Literal["ready", "preparing", "resting"]
    """preparing: the first start of all compiles them for half a minute; resting: their processes died, and are begun
    again after a while."""
    offers: list[OfferInfo]
    lesson: int | None
    """The minutes that its first lesson takes; None where it has none."""
    calls: bool
    """Whether a narrator calls by night: then each call has its time."""
    timed: bool
    """Whether a table chooses how long a call, or a chance to respond, lasts for everybody."""


class RuleText(Model):
    id: str
    title: str
    """What it is called in a link: its first words."""
    kind: Literal["rule", "ruling"]
    sections: list[str]
    text: str
    why: str | None = None
    """For a ruling: why we decided so."""


class Chapter(Model):
    id: str
    title: str
    rules: list[RuleText]


class Rulebook(Model):
    game: str
    ruleset: str
    source: str
    chapters: list[Chapter]


class HowMark(Model):
    thing: str
    """What is marked, by the page's name for it."""
    text: str


class HowPicture(Model):
    """A position, for the page to draw as it draws a table."""

    view: dict[str, Any]
    seat: int | None
    roles: list[str]
    """By seat; empty texts in games without roles."""
    hand: bool
    """Whether what the players hold is drawn too."""
    marks: list[HowMark]


class HowSection(Model):
    about: Literal["goal", "turn", "board", "end", "asked"]
    lines: list[str]
    picture: HowPicture | None


class HowTo(Model):
    """How a game is played, for those who have never played it."""

    game: str
    ruleset: str
    minutes: list[int] | None
    """How long it takes, from and to."""
    sections: list[HowSection]
    """None where nobody has written any."""


class Term(Model):
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
    """What whoever makes the table is called; of a bot, the character that it is to be, None for one by lot."""


class LessonAsk(Ask):
    name: Name | None = None
    """What the learner is called."""


class Clock(Ask):
    """Time for each choice of a person; when it is over the easy bot makes that one choice."""

    seconds: Annotated[int, Field(ge=10, le=1_209_600)]
    """From an hour on the game is played over days: the clock runs whether or not anybody looks, for responses too."""


Calls = Annotated[float, Field(ge=0, le=120)]


class NewTable(Ask):
    game: Annotated[str, Field(max_length=40)]
    ruleset: Annotated[str, Field(max_length=40)] | None = None
    options: dict[str, Any] = {}
    """Options of the ruleset that differ, as in a configuration file."""
    seats: Annotated[list[SeatAsk], Field(min_length=1, max_length=16)]
    listed: bool = False
    password: Password | None = None
    clock: Clock | None = None
    calls: Calls = 12
    """Seconds that each call has, and each chance to respond to others, where several people play: nobody is to tell
    by how long it takes who can answer."""
    several: bool = False
    """Whether one person may hold several seats, and so see what each hides: all who join are told."""
    chat: ChatFor = "heard"


class Seated(Model):
    """A seat is yours: whoever has the token plays it. The server keeps only its hash."""

    code: str
    seat: int | None
    token: str | None
    player: str
    """Your key, to be sent as `Player-Key`: by it a server knows who has sat in which seat."""
    asks: bool = False
    """The game is running: the token holds the seat once the people at the table have agreed."""


class SeatInfo(Model):
    seat: int
    kind: Literal["human", "bot", "open"]
    bot: BotName | None
    name: str | None
    """A person's name or a bot's; None for open seats."""
    style: Style | None = None
    """How a bot that searches plays."""
    left: str | None = None
    """The name of whoever has got up from an open seat of a running game."""
    role: str | None
    """The role asked for, and from the start on the role that everybody can see; None where nobody may."""
    present: bool
    """Whether a page of this seat is connected; bots always are."""


class Standing(Model):
    """How a finished game went for one seat."""

    seat: int
    place: int | None
    """Its place, from 1, which equals share; None where all win and lose together."""
    won: bool
    said: str
    """Its points, or what else the game says of it; may be empty."""


class Outcome(Model):
    won: bool | None
    """Whether whoever asks has won; None for who watches a game that seats win for themselves."""
    name: str
    """The outcome as the game names it: WON, LOST, STOPPED."""
    sentence: str
    standings: list[Standing] = []
    """All seats, the first first; none where whoever keeps the server has closed the table."""


class Difference(Model):
    """An option of a table that is not as its ruleset has it."""

    path: str
    """Where it is among the options: `rooms.count`."""
    label: str
    """For people; the path where it has no name in their language."""
    value: Any
    usual: Any
    said: str
    """The value for people."""
    rule: str | None
    """The rule that it belongs to, if there is one."""


class ForkInfo(Model):
    """The game goes on from a moment of another one."""

    moment: int
    same_future: bool
    """Whether what was hidden lies as it lay: whoever has seen that game with everything open knows it."""
    replay: str | None
    """That game, for whoever is let in to this table."""


class Series(Model):
    """Games of the same people, one after the other."""

    number: int
    """The how-manieth this is."""
    won: list[int]
    """How often whoever sits in each seat had won before it."""


class Rematch(Model):
    code: str
    """Of the table at which they play again; see `reclaim`."""


class TableInfo(Model):
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
    chat: ChatFor = "heard"
    differs: list[Difference] = []
    """The options that are not as the ruleset has them."""
    fork: ForkInfo | None = None
    outcome: Outcome | None = None
    replay: str | None = None
    """The replay's id, once the game is over."""
    next: str | None = None
    """The code of the table at which the same people play again, once somebody has asked for it."""
    series: Series | None = None
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


class PassCode(Model):
    code: str
    seconds: int
    """How long the code can be used, once."""


class Transfer(Ask):
    code: Annotated[str, Field(max_length=40)]


class MyGame(Model):
    """A table at which whoever asks holds a seat."""

    table: TableInfo
    seat: int
    yours: bool
    """Whether the table waits for them."""
    left: float | None
    """The seconds that they have left, where the game is played over days and it is their turn."""


# ---- the server --------------------------------------------------------------------------------

class Notice(Model):
    """What the server's host tells everybody; in a language that is missing, pages show the other."""

    id: str
    texts: dict[Language, str]
    at: float


class HouseInfo(Model):
    """What the host has said for the whole server."""

    notice: Notice | None
    new_tables: bool
    """Whether new tables may be made."""
    sites: list[str] = []
    """Where other devices of the host's networks find this server, the first one best."""
    passwords: bool = False
    """Whether a table that people may come to needs a password."""
    desk: Literal["off", "open", "key"] = "off"
    """Whether there is a desk, where games are designed, for whoever asks, and whether it asks for a key."""
