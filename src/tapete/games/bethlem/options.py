"""The options of Bethlem, as its YAML files hold them, and how they are put into the record."""
from __future__ import annotations

from typing import Any, Literal

from pydantic import Field, field_validator

from ...kernel.config import Strict
from .names import CARDS, Call, Card, Event, Group
from .rules.cards import group_of

CALLS = tuple(call.name for call in Call if Call.NONE < call < Call.WAKERFIELD or call == Call.PARCA_2)


class Night(Strict):
    """The order of the night."""

    calls: list[str] = Field(min_length=1, max_length=47)
    first_round_only: list[str]
    not_in_first_round: list[str]

    @field_validator("calls", "first_round_only", "not_in_first_round")
    @classmethod
    def _known(cls, names: list[str]) -> list[str]:
        for name in names:
            if name not in CALLS:
                raise ValueError(f"'{name}' is no call of the night; expected some of {', '.join(CALLS)}")
        return names


class BethlemOptions(Strict):
    """All that a designer may turn."""

    cards: dict[Literal[2, 3, 4, 5, 6, 7], list[str]]
    events: list[str]
    night: Night
    narrator_from: int = Field(ge=4, le=9)
    attack_passes: int = Field(ge=1, le=5)
    spy_seen: int = Field(ge=0, le=20)
    stalemate: int = Field(ge=2, le=60)
    bipolar_shown: bool

    @field_validator("events")
    @classmethod
    def _events(cls, names: list[str]) -> list[str]:
        for name in names:
            if name not in Event.__members__:
                raise ValueError(f"'{name}' is no event; expected some of {', '.join(Event.__members__)}")
        return names

    @field_validator("cards")
    @classmethod
    def _cards(cls, sets: dict[int, list[str]]) -> dict[int, list[str]]:
        for players, names in sets.items():
            _check_set(players, names)
        return sets


def _check_set(players: int, names: list[str]) -> None:
    """ValueError for cards with which so many cannot play."""
    rows = max(players, 4)
    counts = [0] * len(Group)
    for name in names:
        if name not in Card.__members__ or name == "NONE":
            raise ValueError(f"{players} players: '{name}' is no card")
        if names.count(name) > 1:
            raise ValueError(f"{players} players: {name} is there twice")
        counts[int(group_of(Card[name]))] += 1
    for group in Group:
        needed = players if group == Group.TRAIT else rows
        enough = counts[group] == needed or (players == 2 and counts[group] > needed)
        if not enough:
            raise ValueError(f"{players} players: expected {needed} cards of group {group.name}, got {counts[group]}")
    for together in (("SIAMESA_1", "SIAMESA_2"), ("COMPANERO_1", "COMPANERO_2", "COMPANERO_3")):
        here = [name for name in together if name in names]
        if here and len(here) < len(together):
            raise ValueError(f"{players} players: {', '.join(together)} are in the game together or not at all")
    if "DANIEL" not in names or "NATHANIEL" not in names:
        raise ValueError(f"{players} players: DANIEL and NATHANIEL must be in the game")
    if players < 4 and ("RICHARD_DADD" in names or "PACTO_DE_SANGRE" in names or "LOBOTOMIA" in names):
        raise ValueError(f"{players} players: RICHARD_DADD, PACTO_DE_SANGRE and LOBOTOMIA have no place where "
                         "there are only two sides")


def fill(record: Any, options: BethlemOptions, seats: int) -> None:
    """Put options for so many seats into a plain `Options` record."""
    record.narrator = int(seats >= options.narrator_from)
    for name in options.cards[seats - record.narrator]:
        record.in_play[Card[name]] = 1
    for name in options.events:
        record.events[Event[name]] = 1
    for i, name in enumerate(options.night.calls):
        record.night[i] = Call[name]
    for name in options.night.first_round_only:
        record.first[Call[name]] = 1
    for name in options.night.not_in_first_round:
        record.not_first[Call[name]] = 1
    for field in ("attack_passes", "spy_seen", "stalemate", "bipolar_shown"):
        setattr(record, field, int(getattr(options, field)))


assert max(Card) < CARDS
