"""Every number a designer may turn: read from a file, checked, and put into the state's record."""
from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Annotated, Any

from pydantic import Field, field_validator, model_validator

from ...kernel.config import Strict
from .model import DECK, MOTEMEY, PRESENCE, ROWS
from .names import (
    PLACE_NAMES,
    ROLES,
    ROOM_NAMES,
    ROOMS,
    SPECIALS,
    STATES,
    TALES,
    Card,
    Decree,
    Do,
    Role,
    Special,
    State,
)

Small = Annotated[int, Field(ge=0, le=50)]
Signed = Annotated[int, Field(ge=-20, le=50)]
Die = Annotated[int, Field(ge=0, le=6)]

IN_DECKS = [card.name for card in Card if card and not Card.TALE_REPAIRER <= card <= Card.TALE_SIGN]
IN_MOTEMEY = [card.name for card in Card
              if Card.COMPASS <= card <= Card.BLUNT or card in (Card.KEY, Card.BOOK_CHAMBERS)
              or Card.TREASURE_RING <= card <= Card.TREASURE_PENDANT]
GIFTS = ["none", *(Card(c).name for c in range(Card.COMPASS, Card.BLUNT + 1))]
FOUND = [Card(c).name for c in range(Card.COMPASS, Card.BLUNT + 1)]

_AMOUNTS = {"lose": Do.LOSE, "gain": Do.GAIN, "bring": Do.BRING, "rise": Do.RISE, "fall": Do.FALL,
            "king here": Do.KING_HERE, "king away": Do.KING_AWAY}
_WORDS = {"nothing": Do.NOTHING, "skip turn": Do.SKIP_TURN, "no actions": Do.NO_ACTIONS,
          "invert sanity": Do.INVERT_SANITY, "clear states": Do.CLEAR_STATES, "swap next": Do.SWAP_NEXT,
          "swap previous": Do.SWAP_PREVIOUS, "king doubled": Do.KING_DOUBLED, "shop": Do.SHOP}
_DECREES = {decree.name.lower().replace("_", " "): decree for decree in Decree}
EFFECTS = sorted([*(f"{word} N" for word in _AMOUNTS), *_WORDS, "state NAME N", "find OBJECT"])
"""What may stand in an event's table, two at most joined by `and`."""


def parse_effect(text: str) -> tuple[int, int, int]:
    """An effect as (what to do, how much, with what); ValueError says what was expected."""
    if text in _WORDS:
        return _WORDS[text], 0, 0
    words = text.split()
    if len(words) >= 2 and " ".join(words[:-1]) in _AMOUNTS and re.fullmatch(r"\d+", words[-1]):
        amount = int(words[-1])
        verb = " ".join(words[:-1])
        limit = 2 if verb in ("rise", "fall") else 50
        if amount > limit:
            raise ValueError(f"'{text}': at most {limit}")
        return _AMOUNTS[verb], amount, 0
    if len(words) == 3 and words[0] == "state" and words[1] in State.__members__ and words[2].isdigit():
        return Do.STATE, min(int(words[2]), 50), State[words[1]]
    if len(words) == 2 and words[0] == "find" and words[1] in FOUND:
        return Do.FIND, 1, Card[words[1]]
    raise ValueError(f"'{text}' is no effect; expected one of {', '.join(EFFECTS)}")


def parse_range(text: str) -> tuple[int, int]:
    """`0-2`, `3` or `5+` as the lowest and the highest total."""
    match = re.fullmatch(r"(\d+)(?:-(\d+)|(\+))?", text)
    if not match:
        raise ValueError(f"'{text}' is no range of totals; expected one like 0, 1-4 or 5+")
    low = int(match[1])
    return low, 127 if match[3] else int(match[2] or low)


class RoleOptions(Strict):
    sanity: Annotated[int, Field(ge=-1, le=50)]
    keys: Annotated[int, Field(ge=0, le=10)]
    objects: Annotated[int, Field(ge=0, le=8)]
    gift: str

    @field_validator("gift")
    @classmethod
    def _gift(cls, value: str) -> str:
        if value not in GIFTS:
            raise ValueError(f"expected one of {', '.join(GIFTS)}")
        return value


class TurnOptions(Strict):
    actions: Annotated[int, Field(ge=1, le=20)]
    enlightened: Annotated[int, Field(ge=0, le=20)]
    limited: Annotated[int, Field(ge=0, le=20)]
    starter_moves: bool


class SanityOptions(Strict):
    bottom: Annotated[int, Field(ge=-50, le=-1)]
    sacrifice: bool
    sacrifice_lowest_max: Annotated[int, Field(ge=-50, le=50)]
    accept_others_lose: Small
    house: Small
    curse: Small
    curse_hurts_bearer: bool
    serenity: Small
    poison: Small
    vanity: Small

    @model_validator(mode="after")
    def _above_bottom(self) -> SanityOptions:
        if self.sacrifice_lowest_max <= self.bottom:
            raise ValueError(f"sacrifice_lowest_max must be above the bottom, {self.bottom}")
        return self


class EndOptions(Strict):
    keys: Annotated[int, Field(ge=0, le=20)]
    threshold: str
    keys_left_defeat: Annotated[int, Field(ge=0, le=20)]
    max_rounds: Annotated[int, Field(ge=0, le=10000)]

    @field_validator("threshold")
    @classmethod
    def _place(cls, value: str) -> str:
        return known_place(value)


class ActionOptions(Strict):
    meditate_room: Small
    meditate_corridor: Small
    meditate_with_king: bool
    meditate_beside_tank: bool
    vial: Small
    blunt_rounds: Small
    stairs_charges: Annotated[int, Field(ge=1, le=50)]
    escape: Signed
    wiggle: Signed
    wiggle_stun: Small
    trade: bool
    spy_from_corridor: bool


class RitualOptions(Strict):
    actor: Small
    other: Small


class RoomOptions(Strict):
    tavern_price: Small
    tavern_looks: Annotated[int, Field(ge=1, le=2)]
    shop_price: Small
    shop_object: Small
    shop_treasure: Small
    armory_size: Annotated[int, Field(ge=1, le=4)]
    doors: Small
    salon_vanity_uses: Annotated[int, Field(ge=1, le=50)]
    chapel_bonus: Small
    chapel_paranoia: Die
    ritual: Annotated[list[RitualOptions], Field(min_length=6, max_length=6)]


class AbilityOptions(Strict):
    healer_price: Small
    healer_gain: Small
    tank_shields: bool
    scout_stairs: Signed


class MonsterOptions(Strict):
    baby_spider_rounds: Small
    spider_traps_at_once: bool
    tue_tue: Annotated[list[Small], Field(min_length=2, max_length=2)]
    omen_low: Signed
    goblin_omen_chosen: bool


class KingOptions(Strict):
    floor: Annotated[int, Field(ge=1, le=3)]
    presence_from: Annotated[int, Field(ge=1, le=100)]
    presence: Annotated[list[Small], Field(min_length=1, max_length=PRESENCE)]
    roulette: Annotated[list[Annotated[int, Field(ge=0, le=2)]], Field(min_length=4, max_length=4)]
    decrees: Annotated[list[str], Field(min_length=6, max_length=6)]
    decree_loss: Small
    doubled_presence: bool
    tales: Annotated[list[Small], Field(min_length=TALES, max_length=TALES)]
    belt: list[str]

    @field_validator("decrees")
    @classmethod
    def _decrees(cls, value: list[str]) -> list[str]:
        for decree in value:
            if decree not in _DECREES:
                raise ValueError(f"'{decree}' is no decree; expected one of {', '.join(_DECREES)}")
        return value

    @field_validator("belt")
    @classmethod
    def _belt(cls, value: list[str]) -> list[str]:
        if sorted(value) != sorted(ROOM_NAMES):
            raise ValueError("expected each of the twelve rooms once")
        return value


class EventOptions(Strict):
    table: dict[str, str]
    yellow: bool = False

    @field_validator("table", mode="before")
    @classmethod
    def _rows(cls, value: Any) -> Any:
        """A row of a single total may be written without quotes."""
        return {str(key): row for key, row in value.items()} if isinstance(value, dict) else value

    @field_validator("table")
    @classmethod
    def _table(cls, value: dict[str, str]) -> dict[str, str]:
        for text in value.values():
            parts = text.split(" and ")
            if len(parts) > 2:
                raise ValueError(f"'{text}': two effects at most")
            for part in parts:
                parse_effect(part)
        if list(value) == ["always"]:
            return value
        if not 1 <= len(value) <= ROWS:
            raise ValueError(f"expected 1 to {ROWS} rows")
        following = 0
        for key in value:
            low, high = parse_range(key)
            if low != following or high < low:
                raise ValueError(f"row '{key}': expected a range that begins at {following}")
            following = high + 1
        if following != 128:
            raise ValueError(f"the last row must be open, {following}+")
        return value


class CarcosaOptions(Strict):
    """One validated configuration of Carcosa; `rulesets/canon-0.4.yaml` says what each option means."""

    deck: dict[str, Annotated[int, Field(ge=0, le=144)]]
    tales_in_rooms: Annotated[int, Field(ge=0, le=TALES)]
    cards_per_room: Annotated[int, Field(ge=1, le=DECK)]
    motemey: dict[str, Annotated[int, Field(ge=0, le=MOTEMEY)]]
    special_rooms: list[str]
    roles: dict[str, RoleOptions]
    start: dict[int, list[str]]
    turn: TurnOptions
    sanity: SanityOptions
    end: EndOptions
    actions: ActionOptions
    rooms: RoomOptions
    abilities: AbilityOptions
    states: dict[str, Annotated[int, Field(ge=0, le=50)]]
    monsters: MonsterOptions
    king: KingOptions
    events: dict[str, EventOptions]
    stairs_move: bool

    @field_validator("deck")
    @classmethod
    def _deck(cls, value: dict[str, int]) -> dict[str, int]:
        known_names(value, IN_DECKS, "card of the room decks")
        return value

    @field_validator("motemey")
    @classmethod
    def _motemey(cls, value: dict[str, int]) -> dict[str, int]:
        known_names(value, IN_MOTEMEY, "card that Motemey can hold")
        return value

    @field_validator("special_rooms")
    @classmethod
    def _special_rooms(cls, value: list[str]) -> list[str]:
        known_names(value, list(Special.__members__)[1:], "special room")
        if len(set(value)) != len(value) or len(value) < 3:
            raise ValueError("expected at least three different special rooms")
        return value

    @field_validator("roles")
    @classmethod
    def _roles(cls, value: dict[str, RoleOptions]) -> dict[str, RoleOptions]:
        known_names(value, list(Role.__members__), "role")
        return value

    @field_validator("states")
    @classmethod
    def _states(cls, value: dict[str, int]) -> dict[str, int]:
        known_names(value, list(State.__members__), "state")
        return value

    @field_validator("events")
    @classmethod
    def _events(cls, value: dict[str, EventOptions]) -> dict[str, EventOptions]:
        known_names(value, [Card(c).name for c in range(1, 11)], "event")
        return value

    @field_validator("start")
    @classmethod
    def _start(cls, value: dict[int, list[str]]) -> dict[int, list[str]]:
        for souls, places in value.items():
            if souls not in (2, 3, 4) or len(places) != souls:
                raise ValueError(f"for {souls} souls: expected 2, 3 or 4 souls with a place for each")
            for place in places:
                known_place(place)
        return value

    @model_validator(mode="after")
    def _sizes(self) -> CarcosaOptions:
        cards = sum(self.deck.values()) + self.tales_in_rooms
        places = ROOMS * self.cards_per_room
        if cards != places:
            raise ValueError(f"the room decks hold {cards} cards with the {self.tales_in_rooms} tales, "
                             f"but twelve decks of {self.cards_per_room} need {places}")
        bought = sum(self.motemey.values()) + TALES - self.tales_in_rooms
        if bought > MOTEMEY:
            raise ValueError(f"Motemey's deck holds {bought} cards, at most {MOTEMEY}")
        if self.deck.get("TREASURE_STAIRS", 0) + self.motemey.get("TREASURE_STAIRS", 0) > 1:
            raise ValueError("there can be only one TREASURE_STAIRS in the game")
        return self


def known_place(value: str) -> str:
    if value not in PLACE_NAMES:
        raise ValueError(f"'{value}' is no place; expected one of {', '.join(PLACE_NAMES)}")
    return value


def known_names(value: Mapping[str, Any] | list[str], names: list[str], what: str) -> None:
    for name in value:
        if name not in names:
            raise ValueError(f"'{name}' is no {what}; expected one of {', '.join(names)}")


def fill(record: Any, options: CarcosaOptions, souls: int) -> None:
    """Put options for so many souls into a plain `Options` record."""
    _fill_numbers(record, options)
    for pile, counts in ((record.deck, options.deck), (record.motemey, options.motemey)):
        for name, count in counts.items():
            pile[Card[name]] = count
    for special in range(1, SPECIALS):
        record.special_rooms[special] = int(Special(special).name in options.special_rooms)
    for role in range(ROLES):
        row, given = record.roles[role], options.roles[Role(role).name]
        _fill_numbers(row, given)
        row.gift = 0 if given.gift == "none" else Card[given.gift]
    for state in range(STATES):
        record.states[state] = options.states[State(state).name]
    for p, place in enumerate(options.start[souls]):
        record.start[p] = PLACE_NAMES.index(place)
    for name, event in options.events.items():
        _fill_event(record.events[Card[name] - 1], event)
    record.end.threshold = PLACE_NAMES.index(options.end.threshold)
    for die, ritual in enumerate(options.rooms.ritual):
        _fill_numbers(record.rooms.ritual[die], ritual)
    _fill_king(record.king, options.king)


def _fill_numbers(record: Any, options: Strict) -> None:
    """Copy what has the same name and is a number, a yes or no, a list of numbers or a section of such."""
    for name in type(options).model_fields:
        value = getattr(options, name)
        if isinstance(value, int):
            setattr(record, name, int(value))
        elif isinstance(value, Strict):
            _fill_numbers(getattr(record, name), value)
        elif isinstance(value, list) and all(isinstance(item, int) for item in value):
            for i, item in enumerate(value):
                getattr(record, name)[i] = item


def _fill_event(table: Any, event: EventOptions) -> None:
    table.yellow, table.rolls = int(event.yellow), int(list(event.table) != ["always"])
    table.n = len(event.table)
    for row, (key, text) in zip(table.rows, event.table.items(), strict=False):
        row.up_to = 127 if key == "always" else parse_range(key)[1]
        for effect, part in zip(row.effects, text.split(" and "), strict=False):
            effect.do, effect.amount, effect.what = parse_effect(part)


def _fill_king(record: Any, king: KingOptions) -> None:
    """The king's tables; the last presence goes on for ever."""
    record.floor = king.floor - 1
    for i in range(PRESENCE):
        record.presence[i] = king.presence[min(i, len(king.presence) - 1)]
    for i, decree in enumerate(king.decrees):
        record.decrees[i] = _DECREES[decree]
    for i, room in enumerate(king.belt):
        record.belt[i] = ROOM_NAMES.index(room)
