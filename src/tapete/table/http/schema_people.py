"""The API's answers about the person who asks, by their browser's key."""
from __future__ import annotations

from functools import cache
from typing import Annotated, Literal
from zoneinfo import available_timezones

from pydantic import AfterValidator, Field, model_validator

from ...files.config import Model
from ...text.spoken import SpokenError
from .schema import BotName, RequestBody


class RatingInfo(Model):
    """A rating: how well somebody plays a game, from the results of games against each other (Plackett and Luce's
    model)."""

    value: float
    """25 before the first game."""
    spread: float
    """Half the width of a 95 % interval."""
    games: int


class BotRating(Model):
    bot: BotName
    label: str
    rating: RatingInfo


class ScoreTally(Model):
    """The scores of some games."""

    best: int
    mean: float


class RoleTally(Model):
    role: str
    label: str
    played: int
    won: int | None
    score: ScoreTally | None


class GameTally(Model):
    game: str
    title: str
    played: int
    won: int | None
    """None in a game with scores, which nobody wins."""
    score: ScoreTally | None
    """None in a game that is won."""
    roles: list[RoleTally]
    """The most played first."""
    rating: RatingInfo | None
    """None if all win or lose together, or if no game counted."""
    bots: list[BotRating]
    """The ratings of this server's bots, for comparison."""


class Companion(Model):
    name: str
    played: int


class PlayedGame(Model):
    game: str
    title: str
    ruleset: str
    at: float
    """When it ended, in seconds since 1970."""
    name: str | None
    role: str | None
    place: int | None
    won: bool | None
    """None in a game with scores."""
    said: str
    """Its points or its score in words; empty if the game has none."""
    seats: int
    rated: bool
    people: list[str]
    """The others' names at that time, without those of people who have asked to be forgotten."""
    bots: int
    replay: str | None
    """None if the record has been deleted."""


class Profile(Model):
    """Everything stored about somebody, by their key."""

    name: str | None
    """Their latest name."""
    played: int
    won: int | None
    """Of the games that can be won; None if there is none."""
    by_game: list[GameTally]
    companions: list[Companion]
    games: list[PlayedGame]
    """The latest 200, the last one first."""


class KeyWords(Model):
    words: list[str]


class SaidWords(RequestBody):
    words: Annotated[str, Field(min_length=1, max_length=400)]


class SaidKey(Model):
    key: str


class Forgotten(Model):
    games: int
    """How many games no longer name the person."""


# ---- notices of a turn --------------------------------------------------------------------------

ChannelKind = Literal["push", "webhook", "mail"]
Service = Literal["discord", "slack", "ntfy", "matrix"]
Minute = Annotated[int, Field(ge=0, le=1439)]


@cache
def _zones() -> frozenset[str]:
    return frozenset(available_timezones())


def _zone(text: str) -> str:
    if text not in _zones():
        raise SpokenError("time-zone")
    return text


class Subscription(RequestBody):
    """The data that a browser gets from its push service."""

    endpoint: Annotated[str, Field(min_length=1, max_length=1000)]
    p256dh: Annotated[str, Field(min_length=1, max_length=200)]
    auth: Annotated[str, Field(min_length=1, max_length=100)]


class NewChannel(RequestBody):
    """Where you want notices of your turn: a subscription for `push`, else an address."""

    kind: ChannelKind
    service: Service | None = None
    """The service behind the webhook."""
    address: Annotated[str, Field(min_length=1, max_length=1000)] | None = None
    subscription: Subscription | None = None
    zone: Annotated[str, Field(max_length=60), AfterValidator(_zone)] = "UTC"
    """The time zone of the quiet hours: `Europe/Madrid`."""
    quiet_from: Minute | None = None
    """The minute of the day at which the quiet hours begin. Notices wait until they end, and are sent if it is still
    your turn."""
    quiet_to: Minute | None = None

    @model_validator(mode="after")
    def _fits(self) -> NewChannel:
        if (self.kind == "push") != (self.subscription is not None) or (self.kind == "push") == (
                self.address is not None) or (self.kind == "webhook") != (self.service is not None):
            raise SpokenError("notice-parts")
        if (self.quiet_from is None) != (self.quiet_to is None):
            raise SpokenError("quiet-both")
        return self


class Channel(Model):
    id: str
    kind: ChannelKind
    service: Service | None
    shown: str
    """Enough of the address to recognise it."""
    confirmed: bool
    """Whether the number that was sent there has been given. Nothing else is sent before."""
    zone: str
    quiet_from: int | None
    quiet_to: int | None


class Notices(Model):
    kinds: list[ChannelKind]
    """The kinds of notices that this server can send."""
    push_key: str | None
    """The public key with which a page subscribes."""
    channels: list[Channel]


class SaidCode(RequestBody):
    code: Annotated[str, Field(min_length=1, max_length=12)]
