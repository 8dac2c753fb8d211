"""The API's messages between the server and a page, or any other program that plays.

Everything is JSON. Requests may have only known keys; answers may gain keys. A seat is a whole number from 0. `seq`
counts what has happened at a table (its start, choices, undone choices). A choice names the `seq` that its player saw.
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
"""Who uses a table's chat. `seats`: only people in seats read and write it. `heard`: spectators read it. `all`: they
write, too."""
SeatNumber = Annotated[int, Field(ge=0, le=15)]
Name = Annotated[str, Field(max_length=100), AfterValidator(display_name)]
Password = Annotated[str, Field(min_length=1, max_length=100)]
Token = Annotated[str, Field(max_length=100)]
ActionText = Annotated[str, Field(min_length=1, max_length=100)]
Note = Annotated[str, Field(max_length=2 * LONGEST_NOTE), AfterValidator(note_line)]


class RequestBody(Model):
    """A request. An unknown key is an error."""

    # Built at import, because FastAPI needs these models at the start. Otherwise Pydantic warns at the first request.
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
    """The id of the rule that forbids it, if there is one."""


class ErrorAnswer(Model):
    error: Error


# ---- games -------------------------------------------------------------------------------------

class Players(Model):
    fewest: int
    most: int
    usual: int
    """The default number of seats."""


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
    """A character that a bot may play."""

    name: str
    style: Style


class OfferValue(Model):
    value: str | int | bool
    label: str


class OfferInfo(Model):
    """An option to offer when a table is made."""

    path: str
    """Its path among the options: `rooms.count`."""
    label: str
    values: list[OfferValue]
    """The usual one first."""


class BeforeAsk(RequestBody):
    """A table that somebody may make: as in `NewTable`, with a role or null for each seat."""

    ruleset: Annotated[str, Field(max_length=40)] | None = None
    options: dict[str, Any] = {}
    roles: Annotated[list[Annotated[str, Field(max_length=40)] | None], Field(min_length=1, max_length=16)]


class Before(Model):
    lines: list[str]
    """Advice before such a game, in whole sentences."""


class GameInfo(Model):
    name: str
    title: str
    about: str
    """A description of the game in two sentences. Empty if the game does not give it, like the next two."""
    facts: str
    """The kind of game and its audience, in one line."""
    cover: str
    """A description of its picture."""
    players: Players
    roles: list[RoleInfo]
    rulesets: list[RulesetInfo]
    bots: list[BotInfo]
    characters: list[CharacterInfo]
    """The characters for bots. The host chooses, or they are drawn."""
    bots_ready: bool
    """Whether the bots that search can answer; else they play as the easy ones."""
    bots_state: Literal["ready", "preparing", "resting"]
    """preparing: the very first start compiles them for half a minute. resting: their processes died, and will be
    started again after a pause."""
    offers: list[OfferInfo]
    lesson: int | None
    """The minutes that its first lesson takes; None if it has none."""
    calls: bool
    """Whether a narrator makes calls at night. Then each call has a time limit."""
    timed: bool
    """Whether a table chooses how long a call, or a chance to respond, lasts for everybody."""


class RuleText(Model):
    id: str
    title: str
    """Its name in a link: its first words."""
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
    """The marked thing, by the page's name for it."""
    text: str


class HowPicture(Model):
    """A position, drawn by the page like a table."""

    view: dict[str, Any]
    seat: int | None
    roles: list[str]
    """By seat; empty texts in games without roles."""
    hand: bool
    """Whether the players' hands are drawn too."""
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
    """How many minutes it takes, from and to."""
    sections: list[HowSection]
    """Empty if nobody has written any."""


class TermInfo(Model):
    """A card, a state, a role, a room... by its name in views and events."""

    kind: str
    name: str
    label: str
    text: str
    rules: list[str]


# ---- tables and seats --------------------------------------------------------------------------

class SeatAsk(RequestBody):
    """One seat of a new table: `me` for its maker, a bot, or open for somebody else."""

    kind: Literal["me", "bot", "open"]
    bot: BotName = "normal"
    role: Annotated[str, Field(max_length=40)] | None = None
    """None draws one."""
    name: Name | None = None
    """The maker's name. For a bot, its character; None draws one."""


class LessonAsk(RequestBody):
    name: Name | None = None
    """The learner's name."""


class Clock(RequestBody):
    """Time for each choice of a person. When it is over, the easy bot makes that one choice."""

    seconds: Annotated[int, Field(ge=10, le=1_209_600)]
    """From 3600 on the game counts as played over days. Its clock runs even if nobody looks, for responses too."""


Calls = Annotated[float, Field(ge=0, le=120)]


class NewTable(RequestBody):
    game: Annotated[str, Field(max_length=40)]
    ruleset: Annotated[str, Field(max_length=40)] | None = None
    options: dict[str, Any] = {}
    """Options that differ from the ruleset, as in a configuration file."""
    seats: Annotated[list[SeatAsk], Field(min_length=1, max_length=16)]
    listed: bool = False
    password: Password | None = None
    clock: Clock | None = None
    calls: Calls = 12
    """Seconds for each call, and for each chance to respond to others, if several people play. The time is fixed so
    that a delay reveals nobody's options."""
    several: bool = False
    """Whether one person may hold several seats, and so see what each hides. All who join are told."""
    chat: ChatFor = "heard"


class Seated(Model):
    """Your seat. The person with the token plays it. The server stores only the token's hash."""

    code: str
    seat: int | None
    token: str | None
    player: str
    """Your key, to send as `Player-Key`. A server remembers by it who has sat in which seat."""
    asks: bool = False
    """The game is running. The token holds the seat once the people at the table have agreed."""


class SeatInfo(Model):
    seat: int
    kind: Literal["human", "bot", "open"]
    bot: BotName | None
    name: str | None
    """A person's name or a bot's; None for open seats."""
    style: Style | None = None
    """The playing style of a bot that searches."""
    left: str | None = None
    """The name of the person who left an open seat of a running game."""
    role: str | None
    """The role asked for; after the start, the role that everybody can see, or None if it is hidden."""
    present: bool
    """Whether a page of this seat is connected. Bots always are."""


class Standing(Model):
    """A seat's result in a finished game."""

    seat: int
    place: int | None
    """Its place, from 1; equal seats share one. None if all win and lose together."""
    won: bool | None
    """None in a game that nobody wins."""
    points: int | None
    """None in a game that is won without points."""
    said: str
    """Its points, or another result of the game; may be empty."""


class OutcomeInfo(Model):
    won: bool | None
    """Whether the seat of the request has won. None for a spectator of a game with individual winners, and in a game
    that nobody wins."""
    score: str | None = None
    """In a game with scores: the score of the seat of the request, or of all together, with its grade."""
    name: str
    """The outcome as the game names it: WON, LOST, STOPPED."""
    sentence: str
    standings: list[Standing] = []
    """All seats, the first place first. Empty if the server's host has closed the table."""


class Difference(Model):
    """An option of a table that differs from its ruleset."""

    path: str
    """Its path among the options: `rooms.count`."""
    label: str
    """For people. The path, if it has no name in their language."""
    value: Any
    usual: Any
    said: str
    """The value for people."""
    rule: str | None
    """The rule that it belongs to, if there is one."""


class ForkInfo(Model):
    """A game that continues from a moment of another one."""

    moment: int
    same_future: bool
    """Whether hidden things are as they were. Somebody who has seen that game with everything open knows them."""
    replay: str | None
    """The replay of that game, for people who are let in to this table."""


class Series(Model):
    """Several games of the same people, one after the other."""

    number: int
    """The number of this game in the series, from 1."""
    won: list[int]
    """By seat: how often its person had won before this game."""


class Rematch(Model):
    code: str
    """The code of the table for another game; see `reclaim`."""


class TableInfo(Model):
    """A table. A person who has not given its password gets only game, ruleset, status and free seats."""

    code: str
    link: str
    """The page's address of this table, to share."""
    game: str
    ruleset: str
    status: Status
    seats: list[SeatInfo]
    """Empty for people who have not given the table's password."""
    free: int
    """How many seats are open."""
    seq: int
    listed: bool
    has_password: bool
    clock: Clock | None
    host: SeatNumber | None = None
    """The host's seat."""
    several: bool = False
    """Whether one person may hold several seats."""
    chat: ChatFor = "heard"
    differs: list[Difference] = []
    """The options that differ from the ruleset."""
    fork: ForkInfo | None = None
    outcome: OutcomeInfo | None = None
    replay: str | None = None
    """The replay's id, once the game is over."""
    next: str | None = None
    """The code of the table at which the same people play again, once somebody has asked for it."""
    series: Series | None = None
    stuck: str | None = None
    """Why the table cannot continue on this server; None if no reason is known."""


class Take(RequestBody):
    name: Name
    password: Password | None = None
    role: Annotated[str, Field(max_length=40)] | None = None
    """A wish, for a seat whose role is still to be drawn."""


class HostAsk(RequestBody):
    seat: SeatNumber


class BotAsk(RequestBody):
    bot: BotName = "normal"


class PassCode(Model):
    code: str
    seconds: int
    """How long the code is valid. It works once."""


class Transfer(RequestBody):
    code: Annotated[str, Field(max_length=40)]


class MyGame(Model):
    """A table at which the person who asks holds a seat."""

    table: TableInfo
    seat: int
    yours: bool
    """Whether the table waits for them."""
    left: float | None
    """Their remaining seconds, if the game is played over days and it is their turn."""


# ---- the server --------------------------------------------------------------------------------

class Notice(Model):
    """The host's announcement. If a language is missing, pages show the other."""

    id: str
    texts: dict[Language, str]
    at: float


class HouseInfo(Model):
    """The host's settings for the whole server."""

    notice: Notice | None
    new_tables: bool
    """Whether new tables may be made."""
    sites: list[str] = []
    """Addresses at which other devices of the host's networks find this server, the best first."""
    passwords: bool = False
    """Whether a table that people may join needs a password."""
    desk: Literal["off", "open", "key"] = "off"
    """Whether the person who asks has a desk, for designing games, and whether it needs a key."""
