"""The options of Carcosa, each declared once, and what of them more than one says together."""
from __future__ import annotations

import re
from typing import Annotated, Any

from pydantic import field_validator, model_validator

from ...kernel.config import Strict
from ...kernel.options import Option
from .names import (
    DECK,
    EVENTS,
    FLOORS,
    KINDS,
    MOTEMEY,
    NOBODY,
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
from .rules.inventory import is_tale, kind_of_card

ROWS = 6
PRESENCE = 16

IN_DECKS = ["" if is_tale(card) or card == Card.NONE else card.name for card in Card]
IN_MOTEMEY = [card.name if Card.COMPASS <= card <= Card.BLUNT or card in (Card.KEY, Card.BOOK_CHAMBERS)
              or Card.TREASURE_RING <= card <= Card.TREASURE_PENDANT else "" for card in Card]
SPECIALS = ["", *list(Special.__members__)[1:]]
FOUND = {card.name: int(card) for card in (Card.COMPASS, Card.VIAL, Card.BLUNT)}
DECREES = {decree.name.lower().replace("_", " "): decree for decree in Decree}
STEP_NAMES = {step.name.lower().replace("_", " "): step for step in Step}
KING_STEPS = ("roulette", "presence", "decree")

_AMOUNTS = {"lose": Do.LOSE, "gain": Do.GAIN, "bring": Do.BRING, "rise": Do.RISE, "fall": Do.FALL,
            "king here": Do.KING_HERE, "king away": Do.KING_AWAY}
_WORDS = {"nothing": Do.NOTHING, "skip turn": Do.SKIP_TURN, "no actions": Do.NO_ACTIONS,
          "invert sanity": Do.INVERT_SANITY, "clear states": Do.CLEAR_STATES, "swap next": Do.SWAP_NEXT,
          "swap previous": Do.SWAP_PREVIOUS, "king doubled": Do.KING_DOUBLED, "shop": Do.SHOP}
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
        return Do.FIND, 1, FOUND[words[1]]
    raise ValueError(f"'{text}' is no effect; expected one of {', '.join(EFFECTS)}")


def parse_range(text: str) -> tuple[int, int]:
    """`0-2`, `3` or `5+` as the lowest and the highest total."""
    match = re.fullmatch(r"(\d+)(?:-(\d+)|(\+))?", text)
    if not match:
        raise ValueError(f"'{text}' is no range of totals; expected one like 0, 1-4 or 5+")
    low = int(match[1])
    return low, 127 if match[3] else int(match[2] or low)


class RoleOptions(Strict):
    sanity: Annotated[int, Option("maximum sanity, which is also that at the start", -1, 50)]
    keys: Annotated[int, Option("how many it carries", 0, 10)]
    objects: Annotated[int, Option("its object slots", 0, 8)]
    gift: Annotated[str, Option("what it begins with", names={"none": 0, **FOUND})]


class DealOptions(Strict):
    by_kind: Annotated[bool, Option(
        "each deck gets so many events, so many objects (COMPASS, VIAL, BLUNT) and the rest of other cards, and is "
        "shuffled by itself; else all cards are shuffled as one")]
    events: Annotated[int, Option("of each deck, if by kind; `deck` must hold twelve times as many", 0, DECK)]
    objects: Annotated[int, Option("the same", 0, DECK)]


class RoundEndOptions(Strict):
    steps: Annotated[list[str], Option("in this order; what is left out does not happen", names=STEP_NAMES,
                                       size=(1, STEPS), once=True)]

    @field_validator("steps")
    @classmethod
    def _banishment_first(cls, value: list[str]) -> list[str]:
        for step in KING_STEPS:
            if step in value and "banishment" not in value[:value.index(step)]:
                raise ValueError(f"'{step}' is the king's: expected banishment before it")
        return value


class TurnOptions(Strict):
    actions: Annotated[int, Option("of each soul, each round", 1, 20)]
    enlightened: Annotated[int, Option("more with ILUMINADO", 0, 20)]
    limited: Annotated[int, Option("the most on a floor that limits them (Ice Queen, ice servant, decree)", 0, 20)]
    starter_moves: Annotated[bool, Option("each round begins with the next soul")]
    loop_cycles: Annotated[int, Option(
        "so many times in a row to the adjoining room and back ends at the bottom of sanity; 0: never", 0, 50)]


class SanityOptions(Strict):
    bottom: Annotated[int, Option("the lowest sanity, where a soul collapses", -50, -1)]
    sacrifice: Annotated[bool, Option("whether a soul at the bottom may sacrifice")]
    sacrifice_lowest_max: Annotated[int, Option("maximum sanity cannot be given below this; above the bottom", -50, 50)]
    accept_others_lose: Annotated[int, Option("what the others lose when a soul accepts", 0, 50)]
    house: Annotated[int, Option("lost by all at the end of a round", 0, 50)]
    curse: Annotated[int, Option("lost to MALDITO", 0, 50)]
    curse_hurts_bearer: Annotated[bool, Option("whether its bearer loses too")]
    serenity: Annotated[int, Option("gained with SANIDAD at the end of every turn", 0, 50)]
    poison: Annotated[int, Option("maximum lost to ENVENENADO at the end of a round", 0, 50)]
    vanity: Annotated[int, Option("more on every loss under VANIDAD", 0, 50)]
    actions_at_bottom: Annotated[int, Option("the most actions of a soul at the bottom; 40 takes none away", 0, 40)]
    poison_doses: Annotated[int, Option("how often ENVENENADO adds up upon a soul", 1, 20)]

    @model_validator(mode="after")
    def _above_bottom(self) -> SanityOptions:
        if self.sacrifice_lowest_max <= self.bottom:
            raise ValueError(f"sacrifice_lowest_max must be above the bottom, {self.bottom}")
        return self


class EndOptions(Strict):
    keys: Annotated[int, Option("needed to escape", 0, 20)]
    threshold: Annotated[str, Option("where", names=PLACE_NAMES)]
    keys_left_defeat: Annotated[int, Option("so few keys left, once any is destroyed, is defeat", 0, 20)]
    max_rounds: Annotated[int, Option("a limit for studies; 0: none, as in the rules", 0, 10000)]


class ActionOptions(Strict):
    meditate_room: Annotated[int, Option("sanity gained in a room", 0, 50)]
    meditate_corridor: Annotated[int, Option("in a corridor", 0, 50)]
    meditate_with_king: Annotated[bool, Option("whether one may in the King's corridor")]
    meditate_beside_tank: Annotated[bool, Option("whether one may beside another soul that is the TANK")]
    vial: Annotated[int, Option("sanity gained by VIAL", 0, 50)]
    blunt_rounds: Annotated[int, Option("rounds that BLUNT stuns", 0, 50)]
    stairs_charges: Annotated[int, Option("uses of TREASURE_STAIRS", 1, 50)]
    escape: Annotated[int, Option("least d6 + sanity to get out of TRAPPED", -20, 50)]
    wiggle: Annotated[int, Option("least d6 to get out of the sack", -20, 50)]
    wiggle_stun: Annotated[int, Option("rounds that the Sack Man is stunned then", 0, 50)]
    trade: Annotated[bool, Option("whether souls in one place may give objects and keys")]
    spy_from_corridor: Annotated[bool, Option("a look into a room on stepping out into the corridor")]
    spy_by_effect: Annotated[bool, Option(
        "the same on coming to another corridor by an event, the Doors or COMPASS")]
    blunt_costs: Annotated[bool, Option("whether BLUNT takes an action")]


class ObjectOptions(Strict):
    book_safe: Annotated[bool, Option("whether the Book can be neither robbed nor destroyed")]
    tales_take_slots: Annotated[bool, Option("whether tales take object slots")]


class RitualOptions(Strict):
    actor: Annotated[int, Option("sanity that the actor loses", 0, 50)]
    other: Annotated[int, Option("and the other", 0, 50)]


class RoomOptions(Strict):
    tavern_price: Annotated[int, Option("sanity paid", 0, 50)]
    tavern_looks: Annotated[int, Option("top cards seen", 1, 2)]
    shop_price: Annotated[int, Option("paid to Motemey", 0, 50)]
    shop_object: Annotated[int, Option("paid by Motemey for an object", 0, 50)]
    shop_treasure: Annotated[int, Option("and for a treasure", 0, 50)]
    shop_tale_more: Annotated[int, Option("paid to Motemey for a tale, beside his price", 0, 50)]
    armory_size: Annotated[int, Option("things stored", 1, 4)]
    doors: Annotated[int, Option("lost by the soul one goes to", 0, 50)]
    salon_vanity_uses: Annotated[int, Option("from this use of the game on the Salon makes vain", 1, 50)]
    chapel_bonus: Annotated[int, Option("more than the die", 0, 50)]
    chapel_paranoia: Annotated[int, Option("up to this die also PARANOIA; 0: never", 0, 6)]
    ritual: Annotated[list[RitualOptions], Option("by the d6", size=6)]


class AbilityOptions(Strict):
    healer_price: Annotated[int, Option("sanity that the HEALER pays, and the least that it must have", 0, 50)]
    healer_gain: Annotated[int, Option("gained by each of the others", 0, 50)]
    tank_shields: Annotated[bool, Option("whether the TANK may take over losses")]
    reacts: Annotated[str, Option("the role that may use BLUNT, free, before a monster beside it acts",
                                  names={"none": NOBODY, **Role.__members__})]
    scout_stairs: Annotated[int, Option("least d6 + sanity for a SCOUT not to stumble on the stairs", -20, 50)]


class MonsterOptions(Strict):
    baby_spider_rounds: Annotated[int, Option("rounds that the baby spider traps", 0, 50)]
    spider_traps_at_once: Annotated[bool, Option("whether the Spider traps whoever reveals it at once")]
    tue_tue: Annotated[list[int], Option("lost to the first two; every further one goes to the bottom", 0, 50, size=2)]
    omen_low: Annotated[int, Option("d6 + sanity up to this brings the monster itself", -20, 50)]
    goblin_omen_chosen: Annotated[bool, Option("whether the soul chooses what it loses to the Goblin's omen")]
    strike_on_reveal: Annotated[bool, Option(
        "the Goblin robs and the Sack Man takes whoever reveals him, and leaps away; else he comes into the room")]
    strike_when_met: Annotated[bool, Option("they do so at the end of the round to a soul in their place")]
    always_flee: Annotated[bool, Option("they flee whatever they hold; else they approach while they hold nothing")]
    goblin_leaps_far: Annotated[bool, Option(
        "after robbing the Goblin leaps to the room farthest from the soul; else to the nearest without souls")]
    rescue: Annotated[bool, Option("whether a soul beside the Sack Man may free his captive for an action")]


class KingOptions(Strict):
    floor: Annotated[int, Option("where he begins", 1, FLOORS)]
    presence_from: Annotated[int, Option("the first round in which his presence hurts", 1, 100)]
    presence: Annotated[list[int], Option("lost on his floor, by round; the last goes on", 0, 50, size=(1, PRESENCE))]
    roulette: Annotated[list[int], Option("floors up, by the d4", 0, 2, size=4)]
    decrees: Annotated[list[str], Option("by the d6", names=DECREES, size=6)]
    decree_loss: Annotated[int, Option("lost by all under `all lose`", 0, 50)]
    doubled_presence: Annotated[bool, Option("whether FURIA's doubling reaches his presence too")]
    tales: Annotated[list[int], Option("ends of round that the first to the fourth annexed tale banish him", 0, 50,
                                       size=TALES)]
    belt: Annotated[list[str], Option("the way that the decks go, one room a round", names=ROOM_NAMES, size=ROOMS,
                                      once=True)]
    sanctuary: Annotated[str, Option("where the Sanctuary is", names=PLACE_NAMES)]
    banished_to_sanctuary: Annotated[bool, Option("whether banishing puts him on its floor")]
    running_round_too: Annotated[bool, Option(
        "whether banishing also covers the end of the running round, beside its number")]


class CrownOptions(Strict):
    in_play: Annotated[bool, Option("whether a Crown waits in the Sanctuary; who buys it is the False King")]
    price: Annotated[int, Option("keys it costs", 0, 10)]
    costs_action: Annotated[bool, Option("whether taking it is an action")]
    keys_are_destroyed: Annotated[bool, Option("whether those keys count as destroyed for the defeat")]
    threshold: Annotated[int, Option(
        "what the False King's d6 + sanity must first exceed, beside its maximum sanity", 0, 50)]
    growth: Annotated[int, Option("more at each later end of round", 0, 50)]


class EventOptions(Strict):
    table: Annotated[dict[str, str], Option(
        "by ranges of d6 + sanity that follow one another, the last open, or `always` without a die")]
    yellow: Annotated[bool, Option("whether the Salon's protection cancels it")] = False

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
    """One validated configuration of Carcosa."""

    deck: Annotated[dict[str, int], Option("the cards of the twelve room decks, beside the tales", 0, 144,
                                           by=IN_DECKS)]
    tales_in_rooms: Annotated[int, Option("of the four tales; the rest lie in Motemey's deck", 0, TALES)]
    cards_per_room: Annotated[int, Option("twelve times this must be the cards of `deck` and the tales in rooms", 1,
                                          DECK)]
    motemey: Annotated[dict[str, int], Option(f"Motemey's deck, beside its tale; at most {MOTEMEY} with it", 0, MOTEMEY,
                                              by=IN_MOTEMEY)]
    special_rooms: Annotated[list[str], Option("the pool from which three are drawn", names=SPECIALS, chosen=True,
                                               size=(FLOORS, len(SPECIALS) - 1))]
    roles: Annotated[dict[str, RoleOptions], Option("the souls, by role", by=Role)]
    start: Annotated[dict[int, list[str]], Option("where they begin, by their number", names=PLACE_NAMES, own=True)]
    deal: Annotated[DealOptions, Option("how the twelve decks are made up")]
    round_end: Annotated[RoundEndOptions, Option("what happens at the end of a round, before victory and defeat are "
                                                 "looked for", flat=True)]
    turn: Annotated[TurnOptions, Option("the turns")]
    sanity: Annotated[SanityOptions, Option("sanity; amounts are written without sign, `house: 1` is lost")]
    end: Annotated[EndOptions, Option("how the game ends")]
    actions: Annotated[ActionOptions, Option("what souls do")]
    objects: Annotated[ObjectOptions, Option("what they carry")]
    rooms: Annotated[RoomOptions, Option("the special rooms")]
    abilities: Annotated[AbilityOptions, Option("the abilities of roles")]
    states: Annotated[dict[str, int], Option("rounds; an event's table gives its own number", 0, 50, by=State)]
    monsters: Annotated[MonsterOptions, Option("the monsters")]
    king: Annotated[KingOptions, Option("the King in Yellow")]
    crown: Annotated[CrownOptions, Option("the Crown")]
    events: Annotated[dict[str, EventOptions], Option("the events", by=IN_DECKS[:EVENTS + 1],
                                                      own=True)]
    stairs_move: Annotated[bool, Option("whether the stairs are rolled anew at every end of round")]

    @field_validator("start")
    @classmethod
    def _a_place_each(cls, value: dict[int, list[str]]) -> dict[int, list[str]]:
        for souls, places in value.items():
            if souls not in (2, 3, 4) or len(places) != souls:
                raise ValueError(f"for {souls} souls: expected 2, 3 or 4 souls with a place for each")
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
