"""What may stand behind `when`, `pay`, `if` and `static`."""
from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from .kinds import FOE, IN_PLAY, NO_FACT, NO_SORT, OWNED, Fact, Home, Sort
from .slots import MOST_AMOUNT, OF_WHOM, Word
from .template import Template
from .words import FACES, TAGS, Cost, Event, Flag, Mod, Test, Whose


def whose_of(values: Mapping[str, Word], otherwise: Whose) -> Whose:
    """Of whom a text says that it is."""
    return next((Whose(values[slot].code) for slot in OF_WHOM if slot in values), otherwise)


@dataclass(frozen=True)
class Trigger:
    """What an ability waits for; `key` names its message, `when-rolls`.

    `of` is where a card must run for it, `needs` what must be so of the card; `offers` is what an effect that it sets
    off can count on, with what `they`, `it`, `the dealer` and, where it is not what the card is, `this` are.
    """

    key: str
    form: Template
    event: Event
    whose: Whose
    flags: int
    of: Home
    needs: Fact
    offers: Offer

    def held_by(self, values: Mapping[str, Word]) -> Trigger:
        """The trigger for whom the text names."""
        whose = whose_of(values, self.whose)
        if whose == Whose.YOURS and self.event in TO_SOMETHING:
            whose = Whose.DONE_BY_YOU
        return self if whose == self.whose else replace(self, whose=whose, of=_HOME[whose])


@dataclass(frozen=True)
class Offer:
    """What an event brings along for the effects that it sets off: see `rules.triggers.happen`."""

    facts: Fact = NO_FACT
    they: Sort = NO_SORT
    it: Sort = NO_SORT
    dealer: Sort = NO_SORT
    this: Sort = NO_SORT


_BY, _FIGHT = Sort.PLAYER, Fact.ATTACK

OFFERS = {
    Event.ROLLED: Offer(Fact.FACE | _FIGHT, _BY), Event.WOULD_ROLL: Offer(Fact.FACE | _FIGHT, _BY, Sort.ROLL),
    Event.TURN_STARTS: Offer(they=_BY), Event.TURN_ENDS: Offer(they=_BY),
    Event.DAMAGED: Offer(Fact.AMOUNT | Fact.DEALER | _FIGHT, _BY, dealer=Sort.PLAYER | Sort.MONSTER),
    Event.WOULD_BE_DAMAGED: Offer(Fact.AMOUNT | Fact.DAMAGE | _FIGHT, _BY, Sort.DAMAGE),
    Event.DEALT: Offer(Fact.AMOUNT | _FIGHT, _BY, Sort.MONSTER), Event.DYING: Offer(_FIGHT, _BY),
    Event.DIED: Offer(_FIGHT, _BY), Event.WOULD_DIE: Offer(Fact.DEATH | _FIGHT, _BY, Sort.DEATH),
    Event.MONSTER_DIED: Offer(Fact.REWARDS | Fact.KILLER | _FIGHT, _BY, Sort.DEAD, this=Sort.DEAD),
    Event.ACTIVATED: Offer(_FIGHT, _BY, Sort.ITEM), Event.ATTACK_DECLARED: Offer(_FIGHT, _BY),
    Event.GAINED_SOUL: Offer(_FIGHT, _BY, Sort.SOUL), Event.LOOTED: Offer(Fact.AMOUNT | _FIGHT, _BY),
    Event.ATTACK_PLACED: Offer(_FIGHT, _BY, Sort.MONSTER), Event.PREVENTED: Offer(Fact.AMOUNT | _FIGHT),
    Event.ENTERED: Offer(_FIGHT), Event.STRUCK: Offer(Fact.AMOUNT | _FIGHT, _BY),
    Event.BEATEN: Offer(Fact.KILLER | _FIGHT, _BY, Sort.DEAD, this=Sort.DEAD), Event.GOALS_REACHED: Offer(_FIGHT),
    Event.REWARDED: Offer(_FIGHT, this=Sort.DEAD)}
"""What each event offers where nothing narrower is said with the trigger."""

TO_SOMETHING = {Event.ATTACK_DECLARED, Event.GAINED_SOUL}
"""What a player does to a thing: the event is of both."""

_HOME = {Whose.ANY: IN_PLAY, Whose.ACTIVE: IN_PLAY, Whose.YOURS: OWNED, Whose.ANOTHERS: OWNED,
         Whose.DONE_BY_YOU: OWNED, Whose.THIS: FOE, Whose.ATTACKER: FOE, Whose.ANOTHER_THING: Home.MONSTER,
         Whose.FEWEST_SOULS: IN_PLAY, Whose.MOST_SOULS: IN_PLAY, Whose.MOST_ITEMS: IN_PLAY}
"""Where a card must run for what is of somebody, or of itself."""


def _trigger(key: str, form: str, event: Event, whose: Whose = Whose.ANY, flags: int = 0, of: Home | None = None,
             needs: Fact = NO_FACT, **narrower: Any) -> Trigger:
    offers = OFFERS[event]
    if whose != Whose.THIS:
        offers = replace(offers, this=NO_SORT)
    template = Template(form)
    if "faces" in template.regex.groupindex:
        offers = replace(offers, facts=offers.facts | Fact.FACE)
    return Trigger(key, template, event, whose, flags, _HOME[whose] if of is None else of, needs,
                   replace(offers, **narrower))


_ANY, _YOURS, _ACTIVE, _THIS = Whose.ANY, Whose.YOURS, Whose.ACTIVE, Whose.THIS

TRIGGERS = (
    _trigger("rolls", "{by} roll|rolls {faces}", Event.ROLLED),
    _trigger("rolls-noted", "{by} roll|rolls the number on this", Event.ROLLED, flags=Flag.NOTED, needs=Fact.NOTED),
    _trigger("attack-roll", "{fighter} make|makes an attack roll of {faces}", Event.ROLLED, flags=Flag.COMBAT),
    _trigger("would-roll", "{by} would roll {faces}", Event.WOULD_ROLL),
    _trigger("turn-starts", "{turn} starts", Event.TURN_STARTS),
    _trigger("turn-ends", "{turn} ends", Event.TURN_ENDS),
    _trigger("you-hurt", "you take damage", Event.DAMAGED, _YOURS),
    _trigger("you-hurt-first", "you first take damage in a turn", Event.DAMAGED, _YOURS, Flag.FIRST),
    _trigger("you-hurt-combat", "you take combat damage on a roll of {faces}", Event.DAMAGED, _YOURS, Flag.COMBAT),
    _trigger("this-hurt", "this takes damage", Event.DAMAGED, _THIS, dealer=_BY),
    _trigger("this-hurt-second", "this takes damage for every second time in a turn", Event.DAMAGED, _THIS,
             Flag.SECOND, dealer=_BY),
    _trigger("this-hurt-combat", "this takes combat damage", Event.DAMAGED, _THIS, Flag.COMBAT, dealer=_BY),
    _trigger("this-hurt-roll", "this takes combat damage on a roll of {faces}", Event.DAMAGED, _THIS, Flag.COMBAT,
             dealer=_BY),
    _trigger("you-would-hurt", "you would take damage", Event.WOULD_BE_DAMAGED, _YOURS),
    _trigger("this-would-hurt", "this would take damage", Event.WOULD_BE_DAMAGED, _THIS, they=NO_SORT),
    _trigger("deals", "{by} deal|deals combat damage to a monster", Event.DEALT, flags=Flag.COMBAT),
    _trigger("this-deals", "this deals combat damage", Event.STRUCK, _THIS, Flag.COMBAT),
    _trigger("damages", "{by} damage|damages a monster", Event.DEALT),
    _trigger("dying", "{by} die,|dies, before the penalty", Event.DYING),
    _trigger("dies", "{by} die|dies", Event.DYING),
    _trigger("died", "{by} die,|dies, after the penalty", Event.DIED),
    _trigger("would-die", "{by} would die", Event.WOULD_DIE),
    _trigger("monster-dies", "{foe} dies", Event.MONSTER_DIED),
    _trigger("this-dies", "this dies", Event.MONSTER_DIED, _THIS, of=Home.MONSTER),
    _trigger("this-rewarded", "this has died and been rewarded", Event.REWARDED, _THIS, of=Home.MONSTER),
    _trigger("this-dies-roll", "this dies on an attack roll of {faces}", Event.MONSTER_DIED, _THIS, Flag.COMBAT,
             of=Home.MONSTER),
    _trigger("activates", "{fighter} activate|activates an item", Event.ACTIVATED),
    _trigger("declares", "{by} declare|declares an attack", Event.ATTACK_DECLARED),
    _trigger("declares-first", "{by} first declare|declares an attack in a turn", Event.ATTACK_DECLARED,
             flags=Flag.FIRST_DECLARED),
    _trigger("this-declared", "an attack is declared on this", Event.ATTACK_DECLARED, _THIS),
    _trigger("placed", "an attack on the monster deck has laid a monster", Event.ATTACK_PLACED),
    _trigger("this-beaten", "this is beaten", Event.BEATEN, _THIS, of=Home.ARENA),
    _trigger("goals-reached", "its goals are reached", Event.GOALS_REACHED, _THIS, of=Home.ROOM, needs=Fact.GOALS),
    _trigger("gains-soul", "{by} gain|gains a soul", Event.GAINED_SOUL),
    _trigger("loots", "{by} loot|loots", Event.LOOTED),
    _trigger("shield-used", "this prevents damage", Event.PREVENTED, _THIS, of=IN_PLAY, needs=Fact.SHIELD),
    _trigger("enters", "this comes into play", Event.ENTERED, _THIS, of=IN_PLAY),
)


@dataclass(frozen=True)
class Static:
    """A lasting effect; `key` names its message, `static-life`.

    `whose` is whom it is for where `{holders?}` says nothing else, `of` where a card must run for it, `needs` and
    `gives` what is so of the card; `may_if` whether it may be bound to a condition: what the rules ask a fighting card
    for holds always.
    """

    key: str
    form: Template
    mod: Mod
    whose: Whose
    n: int          # where no slot says how much
    of: Home
    needs: Fact
    gives: Fact
    may_if: bool
    least: int
    most: int

    def held_by(self, values: Mapping[str, Word]) -> Static:
        """The effect for whom the text names."""
        whose = whose_of(values, self.whose)
        return self if whose == self.whose else replace(self, whose=whose, of=_HOME[whose])


_ALWAYS = {Mod.EVASION, Mod.EVASION_OTHERS, Mod.EVASION_BADLY_HURT, Mod.ATTACK_BADLY_HURT, Mod.MONSTER_LIFE,
           Mod.MONSTER_ATTACK, Mod.IMMUNE_ON, Mod.STRONGER_ON, Mod.DOUBLED_ON, Mod.NOT_ATTACKABLE, Mod.SHARES_LEFT,
           Mod.SHARES_RIGHT, Mod.STRIKES_LEFT, Mod.SOUL_NOT_DESTROYED, Mod.ATTACKABLE, Mod.KEPT}
"""What `own_mod` and `badly_hurt` ask for: they look at no condition."""


def _static(key: str, form: str, mod: Mod, whose: Whose = Whose.YOURS, n: int = 0, of: Home | None = None,
            needs: Fact = NO_FACT, gives: Fact = NO_FACT, least: int = 1, most: int = MOST_AMOUNT) -> Static:
    return Static(key, Template(form), mod, whose, n, _HOME[whose] if of is None else of, needs, gives,
                  mod not in _ALWAYS, least, most)


STATICS = (
    _static("life", "{holders?} +{n} life", Mod.LIFE),
    _static("attack", "{holders?} +{n} attack", Mod.ATTACK),
    _static("attack-rolls", "{holders?} +{n} to attack rolls", Mod.ATTACK_ROLLS),
    _static("first-attack", "{holders?} +{n} attack on the first attack roll of a turn", Mod.FIRST_ATTACK),
    _static("first-attack-roll", "{holders?} +{n} to the first attack roll of a turn", Mod.FIRST_ATTACK_ROLL),
    _static("first-roll", "{holders?} +{n} to the first roll of a turn", Mod.FIRST_ROLL),
    _static("loot-plays", "{n} more loot on your turn", Mod.LOOT_PLAYS),
    _static("attacks", "{holders?} {n} more attack|attacks on your|their turn", Mod.ATTACKS),
    _static("any-attacks", "any number of attacks on your turn", Mod.ANY_ATTACKS, n=1),
    _static("purchases", "{n} more purchase|purchases on your turn", Mod.PURCHASES),
    _static("loot-step", "+{n} in your loot step", Mod.LOOT_STEP),
    _static("loot-step-active", "+{n} in the active player's loot step", Mod.LOOT_STEP, _ACTIVE),
    _static("discount", "shop items cost you {n}c less", Mod.SHOP_DISCOUNT),
    _static("discount-active", "purchases cost the active player {n}c less", Mod.DISCOUNT, _ACTIVE),
    _static("sees-treasure", "on your turn you may look at the top of the treasure deck", Mod.SEES_TREASURE, n=1),
    _static("damage-taken", "you take {n} more damage", Mod.DAMAGE_TAKEN),
    _static("damage-is-one", "any damage to you is 1", Mod.DAMAGE_IS_ONE, n=1),
    _static("counters-absorb", "damage to you takes counters off this instead", Mod.COUNTERS_ABSORB, n=1,
             of=Home.ITEM, needs=Fact.COUNTERS),
    _static("cents-gained", "you gain {n}c more each time", Mod.CENTS_GAINED),
    _static("cents-to-levels", "cents you would gain become counters on this", Mod.CENTS_TO_LEVELS, n=1, of=Home.ITEM,
             gives=Fact.COUNTERS),
    _static("shadows", "what others lose to the death penalty is yours to choose and to have", Mod.SHADOWS, n=1),
    _static("silences", "on your turn others play no loot and activate no items", Mod.SILENCES, n=1),
    _static("curses", "monsters have +{n} evasion on your turn", Mod.CURSES),
    _static("evasion", "monsters have +{n} evasion", Mod.EVASION, _ANY),
    _static("evasion-others", "other monsters have +{n} evasion", Mod.EVASION_OTHERS, Whose.ANOTHER_THING),
    _static("evasion-hurt", "+{n} evasion with {m} life or less", Mod.EVASION_BADLY_HURT, _THIS),
    _static("attack-hurt", "+{n} attack with {m} life or less", Mod.ATTACK_BADLY_HURT, _THIS),
    _static("monster-life", "monsters have +{n} life", Mod.MONSTER_LIFE, _ANY),
    _static("monster-attack", "monsters have +{n} attack", Mod.MONSTER_ATTACK, _ANY),
    _static("immune", "no combat damage on attack rolls of {faces}", Mod.IMMUNE_ON, _THIS, 1),
    _static("stronger", "+{n} combat damage on attack rolls of {faces}", Mod.STRONGER_ON, _THIS),
    _static("doubled", "combat damage is doubled on attack rolls of {faces}", Mod.DOUBLED_ON, _THIS, 1),
    _static("not-attackable", "cannot be attacked", Mod.NOT_ATTACKABLE, _THIS, 1, of=Home.MONSTER),
    _static("shares-left", "damage to it is also dealt to the player on the active player's left",
            Mod.SHARES_LEFT, _THIS, 1),
    _static("shares-right", "damage to it is also dealt to the player on the active player's right",
            Mod.SHARES_RIGHT, _THIS, 1),
    _static("strikes-left", "damage it deals to the active player is also dealt to the player on their left",
            Mod.STRIKES_LEFT, _THIS, 1),
    _static("soul-not-destroyed", "becomes a soul where it would be destroyed", Mod.SOUL_NOT_DESTROYED, _THIS, 1,
             of=Home.ITEM),
    _static("rewards-doubled", "rewards are doubled", Mod.REWARDS_DOUBLED, _ANY, 1),
    _static("meek-buys", "players with the fewest souls buy {n} shop item|items for 0c on their turn", Mod.FREE_BUYS,
            Whose.FEWEST_SOULS),
    _static("mighty-tax", "players with the most souls pay each other player {n}c to attack", Mod.ATTACK_TAX,
            Whose.MOST_SOULS),
    _static("heavy-recharge", "players with the most items recharge {n} item|items in the recharge step",
            Mod.RECHARGES, Whose.MOST_ITEMS),
    _static("most-uses", "players use at most {n} ability|abilities in a turn", Mod.MOST_USES, _ANY),
    _static("most-loot", "players play at most {n} loot in a turn", Mod.MOST_LOOT, _ANY),
    _static("must-attack", "the active player must attack {n} time|times a turn", Mod.MUST_ATTACK, _ACTIVE),
    _static("must-attack-deck", "the active player must attack the monster deck {n} time|times a turn",
            Mod.MUST_ATTACK_DECK, _ACTIVE),
    _static("sees-monsters", "before an attack the attacker may order the top {n} of the monster deck",
            Mod.SEES_MONSTERS, _ACTIVE, least=2),
    _static("no-souls", "players gain no souls", Mod.NO_SOULS, _ANY, 1),
    _static("shared-cents", "cents that a player would gain are gained by each player", Mod.SHARED_CENTS, _ANY, 1),
    _static("duels", "the active player may attack players, who have {n} evasion", Mod.DUELS, _ACTIVE, most=6),
    _static("duel-spoils", "the active player has what players attacked this turn lose to the death penalty",
            Mod.DUEL_SPOILS, _ANY, 1),
    _static("attackable", "can be attacked", Mod.ATTACKABLE, _THIS, 1, of=Home.ROOM),
    _static("kept", "cannot be discarded until {n} of its goals are reached", Mod.KEPT, _THIS, of=Home.ROOM,
             gives=Fact.GOALS, most=8),
)


@dataclass(frozen=True)
class Goal:
    """Something that must happen so often, or (`at_once`) be of so much; `key` names its message, `goal-purchases`."""

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
    """A condition; `key` names its message, `if-done`. `needs` is what an effect must be able to count on for it."""

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
    _condition("no-cents", "you have 0c", Test.CENTS_ARE, 0),
    _condition("cents-at-least", "you have {n}c or more", Test.CENTS_AT_LEAST),
    _condition("empty-hand", "your hand is empty", Test.HAND_IS, 0),
    _condition("hand-at-least", "you have {n} loot or more", Test.HAND_AT_LEAST),
    _condition("hand-at-most", "you have {n} loot or less", Test.HAND_AT_MOST, least=0),
    _condition("your-turn", "it is your turn", Test.YOUR_TURN),
    _condition("roll-in", "the roll is {faces}", Test.ROLL_IN, needs=Fact.FACE),
    _condition("roll-is-number", "the roll is the number", Test.ROLL_IS_NUMBER, needs=Fact.FACE | Fact.NUMBER),
    _condition("counters", "this has {n} counters or more", Test.COUNTERS_AT_LEAST, needs=Fact.COUNTERS),
    _condition("no-purchase", "you have bought nothing this turn", Test.NO_PURCHASE),
    _condition("marked", "you have a mark", Test.MARKED),
    _condition("paid-bomb", "the discarded loot is a bomb", Test.PAID_LOOT, TAGS["bomb"], needs=Fact.PAID),
    _condition("paid-key", "the discarded loot is a key", Test.PAID_LOOT, TAGS["key"], needs=Fact.PAID),
    _condition("guppies", "you control {n} Guppy items or more", Test.GUPPIES_AT_LEAST),
)


@dataclass(frozen=True)
class Price:
    """What is paid for a paid ability; `key` names its message, `pay-cents`. `needs` is what must be so of the card,
    `gives` what the effect can count on."""

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
    """How much a text says, or the number that stands for it."""
    return values["n"].code if "n" in values else otherwise


def faces_of(values: Mapping[str, Word]) -> int:
    """The faces that a text names, as bits; of a static effect, the hit points it names; else any face."""
    if "m" in values:
        return values["m"].code
    return values["faces"].code if "faces" in values else FACES
