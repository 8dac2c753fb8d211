"""Every number a designer may turn: read from a file, checked, and put into the state's record."""
from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Annotated, Any

from pydantic import Field, field_validator, model_validator

from ...kernel.config import Strict
from .model import DECK, MOTEMEY
from .names import (
    KINDS,
    PLACE_NAMES,
    ROOM_NAMES,
    ROOMS,
    STEPS,
    TALES,
    Card,
    Decree,
    Do,
    Kind,
    Role,
    Special,
    State,
    Step,
)
from .numbers import PRESENCE, ROWS
from .rules.inventory import kind_of_card

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
DECREES = {decree.name.lower().replace("_", " "): decree for decree in Decree}
STEP_NAMES = {step.name.lower().replace("_", " "): step for step in Step}
KING_STEPS = ("roulette", "presence", "decree")
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


class DealOptions(Strict):
    by_kind: bool
    events: Annotated[int, Field(ge=0, le=DECK)]
    objects: Annotated[int, Field(ge=0, le=DECK)]


class RoundEndOptions(Strict):
    steps: Annotated[list[str], Field(min_length=1, max_length=STEPS)]

    @field_validator("steps")
    @classmethod
    def _steps(cls, value: list[str]) -> list[str]:
        known_names(value, list(STEP_NAMES), "step of the end of a round")
        if len(set(value)) != len(value):
            raise ValueError("expected each step once at most")
        for step in KING_STEPS:
            if step in value and "banishment" not in value[:value.index(step)]:
                raise ValueError(f"'{step}' is the king's: expected banishment before it")
        return value


class TurnOptions(Strict):
    actions: Annotated[int, Field(ge=1, le=20)]
    enlightened: Annotated[int, Field(ge=0, le=20)]
    limited: Annotated[int, Field(ge=0, le=20)]
    starter_moves: bool
    loop_cycles: Annotated[int, Field(ge=0, le=50)]


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
    actions_at_bottom: Annotated[int, Field(ge=0, le=40)]
    poison_doses: Annotated[int, Field(ge=1, le=20)]

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
    spy_by_effect: bool
    blunt_costs: bool


class ObjectOptions(Strict):
    book_safe: bool
    tales_take_slots: bool


class RitualOptions(Strict):
    actor: Small
    other: Small


class RoomOptions(Strict):
    tavern_price: Small
    tavern_looks: Annotated[int, Field(ge=1, le=2)]
    shop_price: Small
    shop_object: Small
    shop_treasure: Small
    shop_tale_more: Small
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
    reacts: str

    @field_validator("reacts")
    @classmethod
    def _reacts(cls, value: str) -> str:
        known_names([value], ["none", *Role.__members__], "role that reacts")
        return value


class MonsterOptions(Strict):
    baby_spider_rounds: Small
    spider_traps_at_once: bool
    tue_tue: Annotated[list[Small], Field(min_length=2, max_length=2)]
    omen_low: Signed
    goblin_omen_chosen: bool
    strike_on_reveal: bool
    strike_when_met: bool
    always_flee: bool
    goblin_leaps_far: bool
    rescue: bool


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
    sanctuary: str
    banished_to_sanctuary: bool
    running_round_too: bool

    @field_validator("decrees")
    @classmethod
    def _decrees(cls, value: list[str]) -> list[str]:
        for decree in value:
            if decree not in DECREES:
                raise ValueError(f"'{decree}' is no decree; expected one of {', '.join(DECREES)}")
        return value

    @field_validator("sanctuary")
    @classmethod
    def _sanctuary(cls, value: str) -> str:
        return known_place(value)

    @field_validator("belt")
    @classmethod
    def _belt(cls, value: list[str]) -> list[str]:
        if sorted(value) != sorted(ROOM_NAMES):
            raise ValueError("expected each of the twelve rooms once")
        return value


class CrownOptions(Strict):
    in_play: bool
    price: Annotated[int, Field(ge=0, le=10)]
    costs_action: bool
    keys_are_destroyed: bool
    threshold: Small
    growth: Small


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
    deal: DealOptions
    round_end: RoundEndOptions
    turn: TurnOptions
    sanity: SanityOptions
    end: EndOptions
    actions: ActionOptions
    objects: ObjectOptions
    rooms: RoomOptions
    abilities: AbilityOptions
    states: dict[str, Annotated[int, Field(ge=0, le=50)]]
    monsters: MonsterOptions
    king: KingOptions
    crown: CrownOptions
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

    @model_validator(mode="after")
    def _kinds(self) -> CarcosaOptions:
        """Decks made up by kind need as many cards of each kind as they hold."""
        if not self.deal.by_kind:
            return self
        variables = self.cards_per_room - self.deal.events - self.deal.objects
        if variables < 0:
            raise ValueError(f"deal: {self.deal.events} events and {self.deal.objects} objects are more than the "
                             f"{self.cards_per_room} cards of a deck")
        held = [0] * KINDS
        for name, count in self.deck.items():
            held[kind_of_card(Card[name])] += count
        held[Kind.VARIABLE] += self.tales_in_rooms
        for kind, each in ((Kind.EVENT, self.deal.events), (Kind.OBJECT, self.deal.objects),
                           (Kind.VARIABLE, variables)):
            if held[kind] != ROOMS * each:
                raise ValueError(f"deck: {held[kind]} cards of the kind {kind.name.lower()}, but twelve decks with "
                                 f"{each} each need {ROOMS * each}")
        return self

    @model_validator(mode="after")
    def _roulette(self) -> CarcosaOptions:
        """The king cannot come to the False King's floor: the roulette must be able to lead elsewhere."""
        if self.crown.in_play and len(set(self.king.roulette)) < 2:
            raise ValueError("king.roulette: with the crown in play, expected at least two different moves")
        return self


def known_place(value: str) -> str:
    if value not in PLACE_NAMES:
        raise ValueError(f"'{value}' is no place; expected one of {', '.join(PLACE_NAMES)}")
    return value


def known_names(value: Mapping[str, Any] | list[str], names: list[str], what: str) -> None:
    for name in value:
        if name not in names:
            raise ValueError(f"'{name}' is no {what}; expected one of {', '.join(names)}")
