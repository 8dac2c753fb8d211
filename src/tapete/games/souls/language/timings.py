"""The forms after `when`, `pay`, `if` and `static`: triggers, prices, conditions and lasting effects."""
from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from .kinds import FOE, IN_PLAY, NO_FACT, NO_SORT, OWNED, Fact, Home, Sort
from .slots import BEASTS, MOST_AMOUNT, OF_WHOM, Word
from .template import Template, keys_of
from .words import ALL_FACES, Cost, Event, Flag, Mod, Test, Until, Whose


def whose_of(values: Mapping[str, Word], otherwise: Whose) -> Whose:
    """The player or card that a text is about."""
    return next((Whose(values[slot].code) for slot in OF_WHOM if slot in values), otherwise)


@dataclass(frozen=True)
class Trigger:
    """The event that an ability waits for; `key` names its message, `when-rolls`.

    `of` is the place where a card must work for it (none: only for delayed triggers), `needs` the required facts.
    `offers` are the facts for the triggered effect, and the sorts of `they`, `it`, `the dealer` and, if it differs from
    the card's, `this`.
    """

    key: str
    form: Template
    event: Event
    whose: Whose
    flags: int
    of: Home
    needs: Fact
    offers: EventOffer

    by: str = ""
    """The slot whose word gives the event, and its text."""

    def held_by(self, values: Mapping[str, Word]) -> Trigger:
        """The trigger for the player or card in the text."""
        event, key, flags = self.event, self.key, self.flags
        if self.by:
            event, key = Event(values[self.by].code), values[self.by].key
        whose = whose_of(values, self.whose)
        if whose == Whose.YOURS and event in TO_SOMETHING:
            whose = Whose.DONE_BY_YOU
        for slot in ("combat", "often", "first", "since"):
            flags |= values[slot].code if slot in values else 0
        if "on" in values and values["on"].key != "any":
            flags |= Flag.COMBAT
        if event in TO_ANYBODY and whose in (Whose.ANY, Whose.ANOTHERS, Whose.ACTIVE):
            flags |= Flag.OF_PLAYER
        home = self.of if whose == self.whose else _HOME[whose]
        if "moment" in values:      # each of them gives its own player
            whose = Whose(values["moment"].more)
        if flags & Flag.ANEW:
            home = Home(0)
        if event in (Event.MONSTER_DIED, Event.REWARDED) and whose == Whose.THIS:
            home = Home.MONSTER
        return replace(self, event=event, key=key, whose=whose, flags=flags, of=home,
                       offers=_offers(event, whose, values))

    @property
    def keys(self) -> list[str]:
        """The keys of all messages that it may have."""
        return keys_of(self.key, self.by)


@dataclass(frozen=True)
class EventOffer:
    """The facts and references that an event gives the triggered effects: see `rules.triggers.happen`."""

    facts: Fact = NO_FACT
    they: Sort = NO_SORT
    it: Sort = NO_SORT
    dealer: Sort = NO_SORT
    this: Sort = NO_SORT


_BY, _FIGHT = Sort.PLAYER, Fact.ATTACK

OFFERS = {
    Event.ROLLED: EventOffer(Fact.FACE | _FIGHT, _BY), Event.WOULD_ROLL: EventOffer(Fact.FACE | _FIGHT, _BY, Sort.ROLL),
    Event.GAME_STARTS: EventOffer(), Event.TURN_STARTS: EventOffer(they=_BY), Event.TURN_ENDS: EventOffer(they=_BY),
    Event.DAMAGED: EventOffer(Fact.AMOUNT | Fact.DEALER | _FIGHT, _BY, dealer=Sort.PLAYER | Sort.MONSTER),
    Event.WOULD_BE_DAMAGED: EventOffer(Fact.AMOUNT | Fact.DAMAGE | _FIGHT, _BY, Sort.DAMAGE),
    Event.DEALT: EventOffer(Fact.AMOUNT | _FIGHT, _BY, Sort.MONSTER), Event.DYING: EventOffer(_FIGHT, _BY),
    Event.DIED: EventOffer(_FIGHT, _BY), Event.WOULD_DIE: EventOffer(Fact.DEATH | _FIGHT, _BY, Sort.DEATH),
    Event.MONSTER_DIED: EventOffer(Fact.REWARDS | Fact.KILLER | _FIGHT, _BY, Sort.DEAD, this=Sort.DEAD),
    Event.ACTIVATED: EventOffer(_FIGHT, _BY, Sort.ITEM), Event.ATTACK_DECLARED: EventOffer(_FIGHT, _BY),
    Event.GAINED_SOUL: EventOffer(_FIGHT, _BY, Sort.SOUL), Event.LOOTED: EventOffer(Fact.AMOUNT | _FIGHT, _BY),
    Event.ATTACK_PLACED: EventOffer(_FIGHT, _BY, Sort.MONSTER), Event.PREVENTED: EventOffer(Fact.AMOUNT | _FIGHT),
    Event.ENTERED: EventOffer(_FIGHT), Event.STRUCK: EventOffer(Fact.AMOUNT | _FIGHT, _BY),
    Event.BEATEN: EventOffer(Fact.KILLER | _FIGHT, _BY, Sort.DEAD, this=Sort.DEAD),
    Event.GOALS_REACHED: EventOffer(_FIGHT),
    Event.REWARDED: EventOffer(_FIGHT, this=Sort.DEAD), Event.LOOT_PLAYED: EventOffer(_FIGHT, _BY),
    Event.BOUGHT: EventOffer(Fact.AMOUNT, _BY)}
"""The offers of each event, unless the trigger says something narrower."""

TO_SOMETHING = {Event.ATTACK_DECLARED, Event.GAINED_SOUL, Event.MONSTER_DIED}
"""Events of a player and a thing."""

_HOME = {Whose.ANY: IN_PLAY, Whose.ACTIVE: IN_PLAY, Whose.YOURS: OWNED, Whose.ANOTHERS: OWNED,
         Whose.DONE_BY_YOU: OWNED, Whose.THIS: FOE, Whose.ATTACKER: FOE, Whose.ANOTHER_THING: Home.MONSTER,
         Whose.FEWEST_SOULS: IN_PLAY, Whose.MOST_SOULS: IN_PLAY, Whose.MOST_ITEMS: IN_PLAY}
"""The place where a card must work for an event of a player, or of the card itself."""


TO_ANYBODY = {Event.DAMAGED, Event.WOULD_BE_DAMAGED}
"""Events of players and of monsters."""

_OF_THIS: Mapping[Event, Mapping[str, Any]] = {
    Event.DAMAGED: {"dealer": _BY}, Event.WOULD_BE_DAMAGED: {"they": NO_SORT}}
"""Additional or missing offers if an event is of the card itself."""


def _offers(event: Event, whose: Whose, values: Mapping[str, Word]) -> EventOffer:
    """The offers of an event, by its player and its text."""
    offers = replace(OFFERS[event], **_OF_THIS.get(event, {})) if whose == Whose.THIS else (
        replace(OFFERS[event], this=NO_SORT))
    if any(slot in values and values[slot].key != "any" for slot in ("faces", "score", "on")):
        offers = replace(offers, facts=offers.facts | Fact.FACE)
    return offers


def _trigger(key: str, form: str, event: Event | str, whose: Whose = Whose.ANY, flags: int = 0,
             of: Home | None = None, needs: Fact = NO_FACT) -> Trigger:
    by = event if isinstance(event, str) else ""
    event = Event.NONE if isinstance(event, str) else event
    return Trigger(key, Template(form), event, whose, flags, _HOME[whose] if of is None else of, needs,
                   EventOffer() if by else _offers(event, whose, {}), by)


_ANY, _YOURS, _ACTIVE, _THIS = Whose.ANY, Whose.YOURS, Whose.ACTIVE, Whose.THIS

TRIGGERS = (
    _trigger("rolls", "{by} roll|rolls {score} {since?}", Event.ROLLED),
    _trigger("attack-roll", "{fighter} make|makes an attack roll of {faces}", Event.ROLLED, flags=Flag.COMBAT),
    _trigger("would-roll", "{by} would roll {faces}", Event.WOULD_ROLL),
    _trigger("turn", "{turn} {edge}", "edge"),
    _trigger("hurt", "{victim} take|takes {combat?} damage {on?} {often?}", Event.DAMAGED),
    _trigger("would-hurt", "{victim} would take damage", Event.WOULD_BE_DAMAGED),
    _trigger("deals", "{by} deal|deals {combat?} damage to a monster", Event.DEALT),
    _trigger("this-deals", "this deals combat damage", Event.STRUCK, _THIS, Flag.COMBAT),
    _trigger("dies", "{by} die|dies {penalty?}", "penalty"),
    _trigger("would-die", "{by} would die", Event.WOULD_DIE),
    _trigger("monster-dies", "{foe} dies {rewarded?} {on?}", "rewarded"),
    _trigger("activates", "{fighter} activate|activates an item", Event.ACTIVATED),
    _trigger("declares", "{by} declare|declares an attack {first?}", Event.ATTACK_DECLARED),
    _trigger("this-declared", "an attack is declared on this", Event.ATTACK_DECLARED, _THIS),
    _trigger("placed", "an attack on the monster deck has laid a monster", Event.ATTACK_PLACED),
    _trigger("this-beaten", "this is beaten", Event.BEATEN, _THIS, of=Home.ARENA),
    _trigger("goals-reached", "its goals are reached", Event.GOALS_REACHED, _THIS, of=Home.ROOM, needs=Fact.GOALS),
    _trigger("deed", "{by} {deed}", "deed"),
    _trigger("shield-used", "this prevents damage", Event.PREVENTED, _THIS, of=Home(0), needs=Fact.SHIELD),
    _trigger("moment", "{moment}", "moment", of=IN_PLAY),
)


LONE = {Whose.ANY, Whose.YOURS, Whose.ANOTHERS, Whose.ACTIVE, Whose.DONE_BY_YOU}
"""The possible players of a delayed trigger, which exists outside any card. `this prevents` is about the effect
itself."""


@dataclass(frozen=True)
class Span:
    """How long a delayed trigger waits, and whether only once; `key` names its message, `later-turn`."""

    key: str
    until: Until
    once: bool = True
    event: str = ""
    """The event, if no `when` gives it."""


SPANS = {
    "this turn": Span("turn", Until.TURN, once=False), "this turn, once": Span("turn-once", Until.TURN),
    "until your next turn": Span("next-turn", Until.NEXT_TURN, once=False),
    "until your next turn, once": Span("next-turn-once", Until.NEXT_TURN), "the next time": Span("once", Until.NONE),
    "at the end of the turn": Span("turn-ends", Until.NONE, event="a turn ends"),
    "at the start of your next turn": Span("turn-starts", Until.NONE, event="your turn starts")}
"""The blocks that leave a trigger behind, as written."""


@dataclass(frozen=True)
class Static:
    """A lasting effect; `key` names its message, `static-life`.

    `whose` is its holder if `{holders?}` gives no other, `of` the place where a card must work for it, `needs` and
    `gives` facts of the card. `may_if` says whether it may have a condition; values that the rules ask from a fighting
    card always hold.
    """

    key: str
    form: Template
    mod: Mod
    whose: Whose
    n: int          # if no slot gives the amount
    of: Home
    needs: Fact
    gives: Fact
    may_if: bool
    least: int
    most: int

    by: str = ""
    """The slot whose word gives the changed value, and its text."""

    def held_by(self, values: Mapping[str, Word]) -> Static:
        """The effect for the holder and value in the text; a change of nothing (`Mod.NONE`) if these do not go
        together."""
        whose, mod, key, n = whose_of(values, self.whose), self.mod, self.key, self.n
        home, may_if = self.of, self.may_if
        if whose != self.whose:
            home = _HOME[whose]
        if self.by:
            word = values[self.by]
            mod, key = Mod(word.code), word.key
            if self.by == "blow":
                n = word.more
            elif "holders" in values and values["holders"].said in BEASTS:
                mod = Mod(word.more)
            elif "more" in values and values["more"].key == "any" and word.more:
                mod, key, n = Mod(word.more), f"any-{key}", 1
            elif "more" in values and values["more"].key == "any" and mod == Mod.FREE_BUYS:
                mod = Mod.NONE
            elif "way" in values and values["way"].code:
                mod, key = Mod(word.more), key.replace("shares", "strikes")
            may_if = mod not in _ALWAYS
        if mod == Mod.ATTACKABLE:
            home = Home.ROOM
        if mod in _BOUND:
            allowed, whose = _BOUND[mod].get(whose, (Mod.NONE, whose))
            home = home if allowed == Mod.NONE else _HOME[whose]
            mod = allowed
        special = _OF_CARD.get(mod, {})
        return replace(self, whose=whose, mod=mod, key=key, n=n, **{"of": home, "may_if": may_if, **special})

    @property
    def keys(self) -> list[str]:
        """The keys of all messages that it may have."""
        return keys_of(self.key, self.by)


_ALWAYS = {Mod.EVASION_BADLY_HURT, Mod.ATTACK_BADLY_HURT, Mod.IMMUNE_ON, Mod.STRONGER_ON, Mod.DOUBLED_ON,
           Mod.NOT_ATTACKABLE, Mod.SHARES_LEFT, Mod.SHARES_RIGHT, Mod.STRIKES_LEFT, Mod.STRIKES_RIGHT,
           Mod.SOUL_NOT_DESTROYED,
           Mod.ATTACKABLE, Mod.KEPT}
"""Values that `own_mod` and `badly_hurt` ask for, which test no condition."""


_BOUND: Mapping[Mod, Mapping[Whose, tuple[Mod, Whose]]] = {
    Mod.SILENCES: {Whose.ANOTHERS: (Mod.SILENCES, Whose.YOURS)},
    Mod.SHADOWS: {Whose.YOURS: (Mod.SHADOWS, Whose.YOURS)},
    Mod.DUEL_SPOILS: {Whose.ACTIVE: (Mod.DUEL_SPOILS, Whose.ANY)},
    Mod.COUNTERS_ABSORB: {Whose.YOURS: (Mod.COUNTERS_ABSORB, Whose.YOURS)},
    Mod.CENTS_TO_LEVELS: {Whose.YOURS: (Mod.CENTS_TO_LEVELS, Whose.YOURS)}}
"""Values that only some holders may have, with the form in which the rules ask for them."""

HELD_BY = {Mod.SILENCES: "other players", Mod.SHADOWS: "you", Mod.DUEL_SPOILS: "the active player",
           Mod.COUNTERS_ABSORB: "you", Mod.CENTS_TO_LEVELS: "you"}
"""The possible holders of these, as written."""

_OF_CARD: Mapping[Mod, Mapping[str, Any]] = {
    Mod.COUNTERS_ABSORB: {"of": Home.ITEM, "needs": Fact.COUNTERS},
    Mod.CENTS_TO_LEVELS: {"of": Home.ITEM, "gives": Fact.COUNTERS}}
"""Facts that some need from their card, or give it."""


def _static(key: str, form: str, mod: Mod | str, whose: Whose = Whose.YOURS, n: int = 0, of: Home | None = None,
            needs: Fact = NO_FACT, gives: Fact = NO_FACT, least: int = 1, most: int = MOST_AMOUNT) -> Static:
    by = "" if isinstance(mod, Mod) else mod
    mod = mod if isinstance(mod, Mod) else Mod.NONE
    return Static(key, Template(form), mod, whose, n, _HOME[whose] if of is None else of, needs, gives,
                  mod not in _ALWAYS, least, most, by)


STATICS = (
    _static("gift", "{holders?} +{n} {gift}", "gift"),
    _static("further", "{holders?} {more} {act} on your|their turn", "act"),
    _static("hurt", "+{n} {hurt} with {m} life or less", "hurt", _THIS),
    _static("discount", "{goods} cost {party} {n}c less", "goods"),
    _static("most", "{party} use|play|recharge at most {n} {limited}", "limited"),
    _static("must-attack", "{party} must attack {foes?} {n} time|times a turn", "foes"),
    _static("cannot", "{party} cannot {banned}", "banned", n=1),
    _static("sees-treasure", "on your turn you may look at the top of the treasure deck", Mod.SEES_TREASURE, n=1),
    _static("sees-monsters", "before an attack the attacker may order the top {n} of the monster deck",
            Mod.SEES_MONSTERS, _ACTIVE, least=2),
    _static("damage-instead", "damage to {party} {instead}", "instead", n=1),
    _static("cents-instead", "cents {party} would gain {become}", "become", n=1),
    _static("losses", "{party} have|has what {losers} lose to the death penalty", "losers", n=1),
    _static("attack-tax", "{party} pay|pays each other player {n}c to attack", Mod.ATTACK_TAX),
    _static("blow", "{blow} on attack rolls of {faces}", "blow", _THIS),
    _static("attackable", "{can} be attacked", "can", _THIS, 1, of=Home.MONSTER),
    _static("beside", "damage {way} is also dealt to the player on the active player's {side}", "side", _THIS, 1),
    _static("soul-not-destroyed", "becomes a soul where it would be destroyed", Mod.SOUL_NOT_DESTROYED, _THIS, 1,
            of=Home.ITEM),
    _static("rewards-doubled", "rewards are doubled", Mod.REWARDS_DOUBLED, _ANY, 1),
    _static("duels", "the active player may attack players, who have {n} evasion", Mod.DUELS, _ACTIVE, most=6),
    _static("kept", "cannot be discarded until {n} of its goals are reached", Mod.KEPT, _THIS, of=Home.ROOM,
            gives=Fact.GOALS, most=8),
)


@dataclass(frozen=True)
class Goal:
    """An event that must happen so often, or (`at_once`) have such an amount; `key` names its message,
    `goal-purchases`."""

    key: str
    form: Template
    event: Event
    at_once: bool = False


GOALS = (
    Goal("loot-played", Template("{n} loot are played"), Event.LOOT_PLAYED),
    Goal("monsters-die", Template("{n} monsters die"), Event.MONSTER_DIED),
    Goal("cents-given", Template("a player gives another {n}c at once"), Event.GAVE_CENTS, at_once=True),
    Goal("purchases", Template("{n} purchases are made"), Event.BOUGHT),
    Goal("rolls", Template("{n} rolls of {faces}"), Event.ROLLED),
)


@dataclass(frozen=True)
class Condition:
    """A condition; `key` names its message, `if-done`. `needs` are the facts that an effect must have for it."""

    key: str
    form: Template
    test: Test
    n: int
    needs: Fact
    least: int


def _condition(key: str, form: str, test: Test, n: int = 0, needs: Fact = NO_FACT, least: int = 1) -> Condition:
    return Condition(key, Template(form), test, n, needs, least)


CONDITIONS = (
    _condition("done", "done", Test.DONE, needs=Fact.DONE),
    _condition("no-cents", "{subject} have|has 0c", Test.CENTS_ARE, 0),
    _condition("cents-at-least", "{subject} have|has {n}c or more", Test.CENTS_AT_LEAST),
    _condition("cents-at-most", "{subject} have|has {n}c or less", Test.CENTS_AT_MOST),
    _condition("empty-hand", "your hand is empty", Test.HAND_IS, 0),
    _condition("no-loot", "{subject} have|has no loot", Test.HAND_IS, 0),
    _condition("hand-at-least", "{subject} have|has {n} loot or more", Test.HAND_AT_LEAST),
    _condition("hand-at-most", "{subject} have|has {n} loot or less", Test.HAND_AT_MOST, least=0),
    _condition("souls-at-least", "{subject} have|has {n} soul|souls or more", Test.SOULS_AT_LEAST),
    _condition("souls-at-most", "{subject} have|has {n} soul|souls or less", Test.SOULS_AT_MOST, least=0),
    _condition("items-at-least", "{subject} control|controls {n} item|items or more", Test.ITEMS_AT_LEAST),
    _condition("items-at-most", "{subject} control|controls {n} item|items or less", Test.ITEMS_AT_MOST, least=0),
    _condition("tagged", "{subject} control|controls {n} {tag} item|items or more", Test.TAGGED_AT_LEAST),
    _condition("your-turn", "it is your turn", Test.YOUR_TURN),
    _condition("roll-in", "the roll is {faces}", Test.ROLL_IN, needs=Fact.FACE),
    _condition("roll-is-number", "the roll is the number", Test.ROLL_IS_NUMBER, needs=Fact.FACE | Fact.NUMBER),
    _condition("counters", "this has {n} counter|counters or more", Test.COUNTERS_AT_LEAST, needs=Fact.COUNTERS),
    _condition("no-purchase", "{subject} have|has bought nothing this turn", Test.NO_PURCHASE),
    _condition("died", "{subject} have|has died this turn", Test.DEAD),
    _condition("marked", "{subject} have|has a mark", Test.MARKED),
    _condition("paid", "the discarded loot is a {tag}", Test.PAID_LOOT, needs=Fact.PAID),
)


@dataclass(frozen=True)
class Price:
    """The price of a paid ability; `key` names its message, `pay-cents`. `needs` are facts that the card must have,
    `gives` those that the effect gets."""

    key: str
    form: Template
    cost: Cost
    n: int = 0
    needs: Fact = NO_FACT
    gives: Fact = NO_FACT
    of: Home = IN_PLAY


COSTS = (
    Price("cents", Template("{n}c"), Cost.CENTS),
    Price("counters", Template("{n} counter|counters"), Cost.COUNTERS, needs=Fact.COUNTERS),
    Price("life", Template("{n} life"), Cost.LIFE),
    Price("loot", Template("discard {n} loot"), Cost.LOOT, gives=Fact.PAID),
    Price("items", Template("destroy {n} of your items"), Cost.ITEMS),
    Price("give-item", Template("give another non-eternal item to another player"), Cost.GIVE_ITEM, 1,
             of=Home.ITEM | Home.CHARACTER),
)


def number(values: Mapping[str, Word], otherwise: int) -> int:
    """The amount in a text, or a default."""
    return next((values[slot].code for slot in ("n", "more") if slot in values), otherwise)


def faces_of(values: Mapping[str, Word]) -> int:
    """The faces in a text, as bits; for a static effect, its hit points; else any face."""
    if "m" in values:
        return values["m"].code
    return next((values[slot].code for slot in ("faces", "score", "on") if slot in values), ALL_FACES)
