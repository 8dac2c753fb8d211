"""The options of Bethlem, as its YAML files hold them, and how they are put into the record."""
from __future__ import annotations

from typing import Any, Literal

from pydantic import Field, field_validator, model_validator

from ...kernel.config import Strict
from .custom.names import RENEGADES, Occurrence
from .names import CARDS, FIRST_CUSTOM, FIRST_GOAL, Call, Card, Event, Group
from .rules.cards import group_of, is_in

CALLS = tuple(call.name for call in Call
              if Call.NONE < call < Call.WAKERFIELD or call == Call.PARCA_2 or call >= Call.SUPERVIVIENTE)


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


class OwnCards(Strict):
    """The game with cards of one's own: what of it is in, and its numbers."""

    characters: list[str] = Field(min_length=4, max_length=13)
    objectives: dict[Literal[4, 5, 6, 7], list[str]]
    extra_powers: list[str]
    occurrences: list[str]
    periodic_every: int = Field(ge=0, le=20)
    one_off: bool
    bets_of_a_kind: int = Field(ge=1, le=20)
    survivor_rounds: int = Field(ge=0, le=20)
    comas: int = Field(ge=0, le=20)

    @field_validator("characters", "extra_powers")
    @classmethod
    def _characters(cls, names: list[str]) -> list[str]:
        known = [Card(card).name for card in range(FIRST_CUSTOM, FIRST_GOAL)]
        return _known(names, known, "character")

    @field_validator("occurrences")
    @classmethod
    def _occurrences(cls, names: list[str]) -> list[str]:
        return _known(names, list(Occurrence.__members__), "occurrence")

    @field_validator("objectives")
    @classmethod
    def _objectives(cls, sets: dict[int, list[str]]) -> dict[int, list[str]]:
        known = [Card(card).name for card in range(FIRST_GOAL, CARDS)]
        for players, names in sets.items():
            _known(names, known, "objective")
            if len(names) != players:
                raise ValueError(f"{players} players: expected {players} objectives, got {len(names)}")
            if not any(is_in(Card[name], RENEGADES) for name in names):
                raise ValueError(f"{players} players: expected a mutineer or the renegade among the objectives")
        return sets


def _known(names: list[str], known: list[str], what: str) -> list[str]:
    for name in names:
        if name not in known:
            raise ValueError(f"'{name}' is no {what}; expected some of {', '.join(known)}")
        if names.count(name) > 1:
            raise ValueError(f"'{name}' is there twice")
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
    own_cards: OwnCards | None = None

    @field_validator("events")
    @classmethod
    def _events(cls, names: list[str]) -> list[str]:
        for name in names:
            if name not in Event.__members__:
                raise ValueError(f"'{name}' is no event; expected some of {', '.join(Event.__members__)}")
        return names

    @model_validator(mode="after")
    def _cards(self) -> BethlemOptions:
        for players, names in self.cards.items():
            _check_set(players, names, self.own_cards is not None)
            if self.own_cards and len(self.own_cards.characters) < players:
                raise ValueError(f"{players} players: expected as many characters, got "
                                 f"{len(self.own_cards.characters)}")
        return self


def _check_set(players: int, names: list[str], own: bool) -> None:
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
        if group == Group.GOAL or (own and group == Group.P1):
            needed = 0
        enough = counts[group] == needed or (players == 2 and counts[group] > needed)
        if not enough:
            raise ValueError(f"{players} players: expected {needed} cards of group {group.name}, got {counts[group]}")
    for together in (("SIAMESA_1", "SIAMESA_2"), ("COMPANERO_1", "COMPANERO_2", "COMPANERO_3")):
        here = [name for name in together if name in names]
        if here and len(here) < len(together):
            raise ValueError(f"{players} players: {', '.join(together)} are in the game together or not at all")
    if own and players < 4:
        raise ValueError(f"{players} players: with cards of one's own 4 to 7 can play")
    if own:
        return
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
    if options.own_cards:
        fill_own(record, options.own_cards, seats - record.narrator)


def fill_own(record: Any, own: OwnCards, players: int) -> None:
    """Put the options of one's own cards into the record."""
    record.custom = 1
    for name in (*own.characters, *own.objectives[players]):   # type: ignore[index]
        record.in_play[Card[name]] = 1
    for name in own.extra_powers:
        record.extra[Card[name]] = 1
    for name in own.occurrences:
        record.occurrences[Occurrence[name]] = 1
    record.every, record.one_off = own.periodic_every, int(own.one_off)
    record.bets, record.survivor_rounds, record.comas = own.bets_of_a_kind, own.survivor_rounds, own.comas


assert max(Card) < CARDS
