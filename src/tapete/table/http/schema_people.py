"""What is answered about whoever asks, by the key of their browser."""
from __future__ import annotations

from functools import cache
from typing import Annotated, Literal
from zoneinfo import available_timezones

from pydantic import AfterValidator, Field, model_validator

from ...files.config import Model
from ...text.spoken import SpokenError
from .schema import Ask, BotName


class RatingInfo(Model):
    """How well somebody plays a game, by how their games against each other ended (Plackett and Luce's model)."""

    value: float
    """Whoever has not played yet has 25."""
    spread: float
    """In 19 of 20 cases it is not further off than this."""
    games: int


class BotRating(Model):
    bot: BotName
    label: str
    rating: RatingInfo


class RoleTally(Model):
    role: str
    label: str
    played: int
    won: int


class GameTally(Model):
    game: str
    title: str
    played: int
    won: int
    roles: list[RoleTally]
    """Those played most often first."""
    rating: RatingInfo | None
    """None where all win or lose together, or no game counted."""
    bots: list[BotRating]
    """What the bots of this server have, for comparison."""


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
    won: bool
    seats: int
    rated: bool
    people: list[str]
    """The others' names, as they were then; not of those who have had themselves forgotten."""
    bots: int
    replay: str | None
    """None where the record has been deleted."""


class Profile(Model):
    """All that is kept of somebody, by their key."""

    name: str | None
    """As they called themselves at last."""
    played: int
    won: int
    by_game: list[GameTally]
    companions: list[Companion]
    games: list[PlayedGame]
    """The latest 200, the last one first."""


class KeyWords(Model):
    words: list[str]


class SaidWords(Ask):
    words: Annotated[str, Field(min_length=1, max_length=400)]


class SaidKey(Model):
    key: str


class Forgotten(Model):
    games: int
    """How many games no longer say whose they were."""


# ---- word when it is one's turn ------------------------------------------------------------------

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


class Subscription(Ask):
    """What a browser's push service has given it."""

    endpoint: Annotated[str, Field(min_length=1, max_length=1000)]
    p256dh: Annotated[str, Field(min_length=1, max_length=200)]
    auth: Annotated[str, Field(min_length=1, max_length=100)]


class NewChannel(Ask):
    """Where one wants word when it is one's turn: a subscription for `push`, else an address."""

    kind: ChannelKind
    service: Service | None = None
    """What takes the webhook."""
    address: Annotated[str, Field(min_length=1, max_length=1000)] | None = None
    subscription: Subscription | None = None
    zone: Annotated[str, Field(max_length=60), AfterValidator(_zone)] = "UTC"
    """Of the quiet hours: `Europe/Madrid`."""
    quiet_from: Minute | None = None
    """The minute of the day from which on no word is sent; it is sent when they are over, if it is still one's turn."""
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
    """Enough of the address to know it by."""
    confirmed: bool
    """Whether the number that was sent there has been said; before, nothing is sent."""
    zone: str
    quiet_from: int | None
    quiet_to: int | None


class Notices(Model):
    kinds: list[ChannelKind]
    """The ways in which this server sends word."""
    push_key: str | None
    """What a page subscribes with."""
    channels: list[Channel]


class SaidCode(Ask):
    code: Annotated[str, Field(min_length=1, max_length=12)]
