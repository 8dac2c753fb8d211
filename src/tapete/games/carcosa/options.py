"""The options of Carcosa, each declared once, and the conditions that concern several of them."""
from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any

from pydantic import ValidationError, field_validator, model_validator
from pydantic_core import PydanticCustomError

from ...files.config import Strict
from ...gamedef.by_players import RulesetOptions
from ...gamedef.options import Option
from .names import (
    DECK,
    EVENTS,
    FLOORS,
    FOUND,
    KEYS,
    KINDS,
    MOTEMEY,
    NOBODY,
    OWN_CARDS,
    OWN_MONSTERS,
    OWN_ROOMS,
    PLACE_NAMES,
    ROOM_NAMES,
    ROOMS,
    STEPS,
    TALES,
    Card,
    DeckKind,
    Decree,
    Role,
    Special,
    State,
    Step,
)
from .rules.inventory import is_tale, kind_in_the_box
from .sentences import row_read
from .tables import LANGUAGES, EventOptions, OwnCard, OwnRoom, OwnTitle, TableOptions
from .wrong import Wrong

PRESENCE = 16
SIDES = 12
"""The most sides of a die; a list that a die reads has an entry for each side."""

OWN_NAMES = {card.name: int(card) for card in OWN_CARDS}
OWN_ROOM_NAMES = {room.name: int(room) for room in OWN_ROOMS}
IN_DECKS = ["" if is_tale(card) or card == Card.NONE else card.name for card in Card]
IN_MOTEMEY = [card.name if Card.COMPASS <= card <= Card.BLUNT or card in (Card.KEY, Card.BOOK_CHAMBERS)
              or Card.TREASURE_RING <= card <= Card.TREASURE_PENDANT or card >= Card.OWN_1 else "" for card in Card]
SPECIALS = ["", *list(Special.__members__)[1:]]
DECREES = {decree.name.lower().replace("_", " "): decree for decree in Decree}
STEP_NAMES = {step.name.lower().replace("_", " "): step for step in Step}
KING_STEPS = ("roulette", "presence", "decree")


class RoleOptions(Strict):
    sanity: Annotated[int, Option("maximum sanity, which is also that at the start", -1, 50)]
    keys: Annotated[int, Option("how many it carries", 0, 10)]
    objects: Annotated[int, Option("its object slots", 0, 8)]
    gift: Annotated[str, Option("what it begins with", names={"none": 0, **{card.name: int(card) for card in FOUND}})]


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
                raise Wrong("kings-step", step=step)
        return value


class TurnOptions(Strict):
    actions: Annotated[int, Option("of each soul, each round", 1, 20)]
    enlightened: Annotated[int, Option("more with ILUMINADO", 0, 20)]
    limited: Annotated[int, Option("the most on a floor that limits them (Ice Queen, ice servant, decree)", 0, 20)]
    starter_moves: Annotated[bool, Option("each round begins with the next soul")]
    loop_cycles: Annotated[int, Option(
        "so many times in a row to the adjoining room and back ends at the bottom of sanity; 0: never", 0, 50)]
    loop_at_bottom: Annotated[bool, Option("whether that has its consequences for a soul at the bottom too")]


class DiceOptions(Strict):
    events: Annotated[int, Option("of each die of an event", 2, SIDES)]
    omens: Annotated[int, Option("of the die of an omen", 2, SIDES)]
    escape: Annotated[int, Option("of the die to get out of TRAPPED", 2, SIDES)]
    wiggle: Annotated[int, Option("of the die to get out of the sack", 2, SIDES)]
    chapel: Annotated[int, Option("of the Chapel's die", 2, SIDES)]
    scout: Annotated[int, Option("of the SCOUT's die on the stairs", 2, SIDES)]
    crown: Annotated[int, Option("of the False King's die", 2, SIDES)]

    @property
    def all(self) -> list[int]:
        """The sides of every die, in the order of the options."""
        return list(self.model_dump().values())


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
    actions_on_rise: Annotated[bool, Option(
        "whether a soul that rises from the bottom before its turn has its actions again")]
    poison_doses: Annotated[int, Option("how often ENVENENADO adds up upon a soul", 1, 20)]

    @model_validator(mode="after")
    def _above_bottom(self) -> SanityOptions:
        if self.sacrifice_lowest_max <= self.bottom:
            raise Wrong("sacrifice", bottom=self.bottom).of(("sacrifice_lowest_max",), ("bottom",))
        return self


class EndOptions(Strict):
    keys: Annotated[int, Option("needed to escape", 0, 20)]
    threshold: Annotated[str, Option("where", names=PLACE_NAMES)]
    keys_left_defeat: Annotated[int, Option("so few keys left, once any is destroyed, is defeat; −1: never", -1, 20)]
    max_rounds: Annotated[int, Option("a limit for studies; 0: none, as in the rules", 0, 10000)]


class ActionOptions(Strict):
    meditate_room: Annotated[int, Option("sanity gained in a room", 0, 50)]
    meditate_corridor: Annotated[int, Option("in a corridor", 0, 50)]
    meditate_with_king: Annotated[bool, Option("whether one may in the King's corridor")]
    meditate_beside_tank: Annotated[bool, Option("whether one may beside another soul that is the TANK")]
    vial: Annotated[int, Option("sanity gained by VIAL", 0, 50)]
    blunt_rounds: Annotated[int, Option("rounds that BLUNT stuns", 0, 50)]
    stairs_charges: Annotated[int, Option("uses of TREASURE_STAIRS", 1, 50)]
    escape: Annotated[int, Option("least die + sanity to get out of TRAPPED", -20, 50)]
    wiggle: Annotated[int, Option("least die to get out of the sack", -20, 50)]
    wiggle_stun: Annotated[int, Option("rounds that the Sack Man is stunned then", 0, 50)]
    trade: Annotated[bool, Option("whether souls in one place may give objects and keys")]
    spy_from_corridor: Annotated[bool, Option("a look into a room on stepping out into the corridor")]
    spy_by_effect: Annotated[bool, Option(
        "the same on coming to another corridor by an event, the Doors or COMPASS")]
    spy_when_attracted: Annotated[bool, Option("the same, where that holds, when the King draws a soul")]
    trade_on_request: Annotated[bool, Option("where souls trade, whether one may ask another for something")]
    blunt_costs: Annotated[bool, Option("whether BLUNT takes an action")]


class ObjectOptions(Strict):
    book_safe: Annotated[bool, Option("whether the Book can be neither robbed nor destroyed")]
    tales_take_slots: Annotated[bool, Option("whether tales take object slots")]
    rings_add_up: Annotated[bool, Option("whether two TREASURE_RINGs count for two keys and two sanity")]
    ring_takes_key: Annotated[bool, Option("whether the key that only a ring let a soul carry goes with it")]


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
    pay_at_bottom: Annotated[bool, Option("whether a soul at the bottom may pay, which costs it nothing")]
    armory_size: Annotated[int, Option("things stored", 1, 4)]
    doors: Annotated[int, Option("lost by the soul one goes to", 0, 50)]
    salon_next_round: Annotated[bool, Option("whether its protection does not count the round in which it is given")]
    salon_vanity_uses: Annotated[int, Option("from this use of the game on the Salon makes vain", 1, 50)]
    chapel_bonus: Annotated[int, Option("more than the die", 0, 50)]
    chapel_paranoia: Annotated[int, Option("up to this die also PARANOIA; 0: never", 0, 6)]
    ritual: Annotated[list[RitualOptions], Option("by a die with a side for each entry", size=(2, SIDES))]
    chamber_key_lost: Annotated[bool, Option(
        "whether a Lethal Chamber destroyed before its ritual takes its key out of the pool")]


class AbilityOptions(Strict):
    healer_price: Annotated[int, Option("sanity that the HEALER pays, and the least that it must have", 0, 50)]
    healer_gain: Annotated[int, Option("gained by each of the others", 0, 50)]
    tank_shields: Annotated[bool, Option("whether the TANK may take over losses")]
    reacts: Annotated[str, Option("the role that may use BLUNT, free, before a monster beside it acts",
                                  names={"none": NOBODY, **Role.__members__})]
    reacts_on_arrival: Annotated[bool, Option("whether it also may when a spider has come to where it is")]
    scout_stairs: Annotated[int, Option("least die + sanity for a SCOUT not to stumble on the stairs", -20, 50)]


class MonsterOptions(Strict):
    baby_spider_rounds: Annotated[int, Option("rounds that the baby spider traps", 0, 50)]
    spider_traps_at_once: Annotated[bool, Option("whether the Spider at once traps the soul that reveals it")]
    spider_stuns: Annotated[bool, Option("whether TRAPPED leaves no action, not even one to get out")]
    tue_tue: Annotated[list[int], Option("lost to the first two; every further one goes to the bottom", 0, 50, size=2)]
    omen_low: Annotated[int, Option("die + sanity up to this brings the monster itself", -20, 50)]
    goblin_omen_chosen: Annotated[bool, Option("whether the soul chooses what it loses to the Goblin's omen")]
    strike_on_reveal: Annotated[bool, Option(
        "the Goblin robs and the Sack Man takes the soul that reveals him, and leaps away; else he enters the room")]
    strike_when_met: Annotated[bool, Option("they do so at the end of the round to a soul in their place")]
    always_flee: Annotated[bool, Option("they flee whatever they hold; else they approach while they hold nothing")]
    flee_sideways: Annotated[bool, Option("fleeing, they take a step that is not nearer where none leads away")]
    goblin_leaps_far: Annotated[bool, Option(
        "after robbing the Goblin leaps to the room farthest from the soul; else to the nearest without souls")]
    rescue: Annotated[bool, Option("whether a soul beside the Sack Man may free his captive for an action")]


class KingOptions(Strict):
    floor: Annotated[int, Option("where he begins", 1, FLOORS)]
    presence_from: Annotated[int, Option("the first round in which his presence hurts", 1, 100)]
    presence: Annotated[list[int], Option("lost on his floor, by round; the last goes on", 0, 50, size=(1, PRESENCE))]
    roulette: Annotated[list[int], Option("floors up, by a die with a side for each entry", 0, 2,
                                             size=(2, SIDES))]
    decrees: Annotated[list[str], Option("by a die with a side for each entry", names=DECREES,
                                            size=(2, SIDES))]
    decree_loss: Annotated[int, Option("lost by all under `all lose`", 0, 50)]
    doubled_presence: Annotated[bool, Option("whether FURIA's doubling reaches his presence too")]
    fury_while_banished: Annotated[bool, Option("whether FURIA brings him even while he is banished")]
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
        "what the False King's die + sanity must first exceed, beside its maximum sanity", 0, 50)]
    growth: Annotated[int, Option("more at each later end of round", 0, 50)]


def _at(path: tuple[str, ...], given: Any, wrong: Wrong) -> ValidationError:
    """What is wrong with the option of this path."""
    return ValidationError.from_exception_data(path[0], [{
        "type": PydanticCustomError("own", "{error}", {"error": wrong}), "loc": path, "input": given}])


class CarcosaOptions(RulesetOptions):
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
    dice: Annotated[DiceOptions, Option("the sides of the dice")]
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
    cards: Annotated[dict[str, OwnCard], Option(
        "cards of one's own, made of the same effects as events; how many there are of each is said in the deck",
        by=OWN_NAMES, own=True)]
    own_rooms: Annotated[dict[str, OwnRoom], Option(
        "special rooms of one's own, made of the same effects; those that may be drawn stand in `special_rooms`",
        by=OWN_ROOM_NAMES, own=True)]
    stairs_move: Annotated[bool, Option("whether the stairs are rolled again at every end of round")]
    rooms_clockwise: Annotated[bool, Option(
        "whether the board has the rooms of a floor clockwise about their corridor, from the upper left; else in a row "
        "above it; what touches what is the same")]

    @property
    def all_events(self) -> Mapping[str, TableOptions]:
        """The events by name, custom ones after the game's."""
        return {**self.events, **{name: card for name, card in self.cards.items() if card.kind in ("event", "yellow")}}

    @property
    def all_tables(self) -> Mapping[str, TableOptions]:
        """The tables of events, of own cards and of own rooms, by their names."""
        return {**self.events, **self.cards, **self.own_rooms}

    @field_validator("cards", "own_rooms")
    @classmethod
    def _called_apart(cls, value: dict[str, OwnTitle]) -> dict[str, OwnTitle]:
        for language in LANGUAGES:
            titles = [thing.title[language].strip() for thing in value.values()]
            for title in titles:
                if titles.count(title) > 1:
                    raise Wrong("own-twice", title=title)
        return value

    @field_validator("cards")
    @classmethod
    def _pieces(cls, value: dict[str, OwnCard]) -> dict[str, OwnCard]:
        """Each monster has a piece of its own."""
        if sum(card.kind == "monster" for card in value.values()) > len(OWN_MONSTERS):
            raise Wrong("own-monsters", most=len(OWN_MONSTERS))
        return value

    @field_validator("start")
    @classmethod
    def _a_place_each(cls, value: dict[int, list[str]]) -> dict[int, list[str]]:
        for souls, places in value.items():
            if souls not in (2, 3, 4) or len(places) != souls:
                raise Wrong("souls", souls=souls)
        return value

    @model_validator(mode="after")
    def _sentences(self) -> CarcosaOptions:
        """A row may be the sentence on the card. It is kept in the words that the sentence is printed from."""
        bottom, too = self.sanity.bottom, self.king.running_round_too
        for path, events in (("events", self.events), ("cards", self.cards), ("own_rooms", self.own_rooms)):
            for name, event in events.items():
                for total, row in event.table.items():
                    try:
                        event.table[total] = row_read(row, bottom, too)
                    except Wrong as wrong:
                        raise _at((path, name, "table", total), row, wrong) from None
        return self

    @model_validator(mode="after")
    def _own_things_are_written(self) -> CarcosaOptions:
        for section, counts in (("deck", self.deck), ("motemey", self.motemey)):
            for name, count in counts.items():
                if count and name in OWN_NAMES and name not in self.cards:
                    raise _at((section, name), count, Wrong("own-unwritten", card=name))
                if count and section == "motemey" and name in OWN_NAMES and self.cards[name].kind != "object":
                    raise _at((section, name), count, Wrong("own-ware", card=name))
        for name in self.special_rooms:
            if name in OWN_ROOM_NAMES and name not in self.own_rooms:
                raise _at(("special_rooms",), name, Wrong("own-room-unwritten", room=name))
        return self

    @model_validator(mode="after")
    def _targets(self) -> CarcosaOptions:
        """Only who uses something chooses a soul for it."""
        for path, things in (("events", self.events), ("cards", self.cards), ("own_rooms", self.own_rooms)):
            for name, thing in things.items():
                try:
                    thing.check_targets()
                except Wrong as wrong:
                    raise _at((path, name, "table"), thing.table, wrong) from None
        return self

    @model_validator(mode="after")
    def _sizes(self) -> CarcosaOptions:
        cards = sum(self.deck.values()) + self.tales_in_rooms
        places = ROOMS * self.cards_per_room
        if cards != places:
            raise Wrong("rooms", cards=cards, tales=self.tales_in_rooms, each=self.cards_per_room,
                        places=places).of(("deck",), ("cards_per_room",), ("tales_in_rooms",))
        bought = sum(self.motemey.values()) + TALES - self.tales_in_rooms
        if bought > MOTEMEY:
            raise Wrong("motemey", n=bought, most=MOTEMEY).of(("motemey",), ("tales_in_rooms",))
        keys = self.deck.get("KEY", 0) + self.motemey.get("KEY", 0)
        if keys >= KEYS:
            raise Wrong("keys", n=keys, most=KEYS - 1).of(("deck", "KEY"), ("motemey", "KEY"))
        if self.deck.get("TREASURE_STAIRS", 0) + self.motemey.get("TREASURE_STAIRS", 0) > 1:
            raise Wrong("stairs").of(("deck", "TREASURE_STAIRS"), ("motemey", "TREASURE_STAIRS"))
        return self

    def _kind_of(self, name: str) -> int:
        return self.cards[name].deck_kind if name in self.cards else int(kind_in_the_box(Card[name]))

    @model_validator(mode="after")
    def _kinds(self) -> CarcosaOptions:
        """Decks made up by kind need as many cards of each kind as they contain."""
        if not self.deal.by_kind:
            return self
        variables = self.cards_per_room - self.deal.events - self.deal.objects
        if variables < 0:
            raise Wrong("deal", events=self.deal.events, objects=self.deal.objects,
                        cards=self.cards_per_room).of(("deal",), ("cards_per_room",))
        held = [0] * KINDS
        for name, count in self.deck.items():
            held[self._kind_of(name)] += count
        held[DeckKind.VARIABLE] += self.tales_in_rooms
        for kind, each in ((DeckKind.EVENT, self.deal.events), (DeckKind.OBJECT, self.deal.objects),
                           (DeckKind.VARIABLE, variables)):
            if held[kind] != ROOMS * each:
                raise Wrong("deck", n=held[kind], kind=kind.name.lower(), each=str(each),
                            places=ROOMS * each).of(("deck",), ("deal",), ("cards_per_room",), ("tales_in_rooms",))
        return self

    @model_validator(mode="after")
    def _souls_begin_whole(self) -> CarcosaOptions:
        """A soul begins above the bottom, and with a place for its object."""
        for name, role in self.roles.items():
            if role.sanity <= self.sanity.bottom:
                raise Wrong("begins-at-bottom", role=name, n=role.sanity, bottom=self.sanity.bottom).of(
                    ("roles", name, "sanity"), ("sanity", "bottom"))
            if role.gift != "none" and role.objects == 0:
                raise Wrong("gift-without-slot", role=name, gift=role.gift).of(
                    ("roles", name, "objects"), ("roles", name, "gift"))
        return self

    @model_validator(mode="after")
    def _roulette(self) -> CarcosaOptions:
        """The king cannot come to the False King's floor, so the roulette must be able to lead elsewhere."""
        if self.crown.in_play and len(set(self.king.roulette)) < 2:
            raise Wrong("roulette").of(("king", "roulette"), ("crown",))
        return self
