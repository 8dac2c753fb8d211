"""Why a player with priority may not do something."""
from ....kernel.rule import rule
from ..language.words import Mod, Timing
from ..names import NO_THING, Deck, Zone
from ..vocabulary import Act, Why
from .attack import attack_tax, may_be_attacked, may_be_dueled
from .board import can_refill, price
from .cards import ability_of
from .choices import is_silenced
from .declare import can_begin, can_pay, is_full, is_used_up, loot_plays
from .hands import find_in_hand
from .priority import has_attack, is_main, may_attack_something
from .refs import thing_in
from .stats import mod_sum
from .things import card_at, find_thing, foe_card


@rule("souls.attacks.forced")
def must_attack_now(s, p):
    """Whether a player must make an attack now, and can."""
    me = s.players[p]
    if not is_main(s, p) or me.cents < attack_tax(s, p):
        return False
    if me.must_thing and target_of_duty(s, p) != NO_THING:
        return True
    if me.must_deck > 0 and can_refill(s, int(Deck.MONSTER)):
        return True
    return me.must > 0 and (can_refill(s, int(Deck.MONSTER)) or any_attackable(s))


@rule
def target_of_duty(s, p):
    """The monster that a player must attack, where it still can be; NO_THING if there is none."""
    i = thing_in(s, s.players[p].must_thing)
    return i if i != NO_THING and may_be_attacked(s, i) else NO_THING


@rule
def any_attackable(s):
    for i in range(s.n_things):
        if may_be_attacked(s, i):
            return True
    return False


@rule
def why_not_attack(s, p, ref_thing):
    """`ref_thing`: the monster's place, NO_THING for the top of the deck."""
    me = s.players[p]
    if s.players[p].dead:
        return Why.DEAD
    if not is_main(s, p):
        return Why.NOT_MAIN
    if not may_attack_something(s, p):
        return Why.NO_ATTACK
    if me.cents < attack_tax(s, p):
        return Why.NO_CENTS
    if ref_thing == NO_THING:
        if not can_refill(s, int(Deck.MONSTER)):
            return Why.EMPTY_DECK
    elif not may_be_attacked(s, ref_thing):
        return Why.NOT_ATTACKABLE
    duty = target_of_duty(s, p) if me.must_thing else NO_THING
    if duty != NO_THING:
        return Why.NOTHING if ref_thing == duty else Why.MUST_ATTACK
    if me.must_deck > 0 and can_refill(s, int(Deck.MONSTER)):
        return Why.NOTHING if ref_thing == NO_THING else Why.MUST_ATTACK
    if ref_thing != NO_THING and not has_attack(s, p) and me.must <= 0:
        return Why.NO_ATTACK
    if ref_thing == NO_THING and not has_attack(s, p) and me.must <= 0 and me.deck_attacks <= 0:
        return Why.NO_ATTACK
    return Why.NOTHING


@rule("souls.rooms.duels")
def why_not_duel(s, p, q):
    """Why a player may not attack another."""
    me = s.players[p]
    if me.dead:
        return Why.DEAD
    if not is_main(s, p):
        return Why.NOT_MAIN
    if q == p or q >= s.n_players or not may_be_dueled(s, q):
        return Why.NOT_ATTACKABLE
    if not has_attack(s, p) and me.must <= 0:
        return Why.NO_ATTACK
    if me.cents < attack_tax(s, p):
        return Why.NO_CENTS
    if (me.must_thing and target_of_duty(s, p) != NO_THING) or (me.must_deck > 0 and can_refill(s, int(Deck.MONSTER))):
        return Why.MUST_ATTACK
    return Why.NOTHING


@rule("souls.rooms.prepared_attack")
def why_not_prepare(s, p):
    """Why a player may not look at the monsters to come before an attack, which they must make then."""
    me = s.players[p]
    if not is_main(s, p) or me.prepared or mod_sum(s, p, Mod.SEES_MONSTERS) == 0:
        return Why.NOT_NOW
    if me.cents < attack_tax(s, p):
        return Why.NO_CENTS
    if not may_attack_something(s, p) or not (can_refill(s, int(Deck.MONSTER)) or any_attackable(s)):
        return Why.NO_ATTACK
    return Why.NOTHING


@rule("souls.purchases.once")
def why_not_buy(s, p, i):
    """`i`: the item's place, NO_THING for the top of the deck."""
    if s.players[p].dead:
        return Why.DEAD
    if not is_main(s, p):
        return Why.NOT_MAIN
    if must_attack_now(s, p):
        return Why.MUST_ATTACK
    if s.players[p].buys <= 0:
        return Why.NO_PURCHASE
    if s.players[p].cents < price(s, p, i):
        return Why.NO_CENTS
    if i == NO_THING:
        return Why.NOTHING if can_refill(s, int(Deck.TREASURE)) else Why.EMPTY_DECK
    return Why.NOTHING if s.things[i].zone == Zone.SHOP else Why.NOT_IN_SHOP


@rule
def why_not_play(s, p, card):
    if find_in_hand(s, p, card) < 0:
        return Why.NOT_IN_HAND
    if loot_plays(s, p) <= 0:
        return Why.NO_LOOT_PLAY
    if is_silenced(s, p):
        return Why.SILENCED
    if is_full(s):
        return Why.USED_UP
    if must_attack_now(s, p):
        return Why.MUST_ATTACK
    ability = ability_of(s, card, int(Timing.PLAY), 0)
    if ability >= 0 and not can_begin(s, ability, p, NO_THING):
        return Why.NO_TARGET
    return Why.NOTHING


@rule
def why_not_use(s, p, i, timing, k):
    if i == NO_THING:
        return Why.NOT_YOURS
    zone = s.things[i].zone
    if zone == Zone.ITEM or zone == Zone.CHARACTER:
        if s.things[i].owner != p:
            return Why.NOT_YOURS
    elif zone != Zone.ROOM or p != s.active:
        return Why.NOT_YOURS
    ability = ability_of(s, card_at(s, i), timing, k)
    if ability < 0:
        return Why.NO_ABILITY
    if is_silenced(s, p):
        return Why.SILENCED
    if is_used_up(s, p):
        return Why.USED_UP
    if must_attack_now(s, p):
        return Why.MUST_ATTACK
    if timing == Timing.TAP and not s.things[i].charged:
        return Why.DEACTIVATED
    if timing == Timing.PAY and not can_pay(s, ability, p, i):
        return Why.CANNOT_PAY
    if not can_begin(s, ability, p, i):
        return Why.NO_TARGET
    return Why.NOTHING


@rule("souls.bargaining.offers")
def has_offered_enough(s, p):
    return s.players[p].offers >= s.options.offers


@rule("souls.bargaining.cents_only")
def why_not_offer(s, p, n, to):
    """Only cents change hands, and no promise binds; not between the characters of a solo game."""
    if not s.options.bargaining or s.options.solo:
        return Why.NO_BARGAINING
    if to == p or to >= s.n_players:
        return Why.NOT_OFFERED
    if has_offered_enough(s, p):
        return Why.NO_OFFER_LEFT
    if must_attack_now(s, p):
        return Why.MUST_ATTACK
    return Why.NOTHING if 0 < n <= s.players[p].cents else Why.NO_CENTS


@rule
def why_not_with_priority(s, p, kind, a, b):
    """Why a player who has priority may not do something."""
    match kind:
        case Act.PASS: why = Why.MUST_ATTACK if must_attack_now(s, p) else Why.NOTHING
        case Act.PLAY: why = why_not_play(s, p, a)
        case Act.TAP: why = why_not_use(s, p, find_thing(s, a), int(Timing.TAP), 0)
        case Act.PAY: why = why_not_use(s, p, find_thing(s, a), int(Timing.PAY), b)
        case Act.PAY_ROOM: why = why_not_use(s, p, find_thing(s, foe_card(a)), int(Timing.PAY), b)
        case Act.BUY: why = why_not_buy_thing(s, p, find_thing(s, a))
        case Act.BUY_TOP: why = why_not_buy(s, p, NO_THING)
        case Act.ATTACK: why = why_not_attack_thing(s, p, find_thing(s, foe_card(a)))
        case Act.ATTACK_PLAYER: why = why_not_duel(s, p, a)
        case Act.PREPARE: why = why_not_prepare(s, p)
        case Act.ATTACK_TOP: why = why_not_attack(s, p, NO_THING)
        case Act.OFFER: why = why_not_offer(s, p, a, b)
        case _: why = Why.NOT_NOW
    return why


@rule
def why_not_buy_thing(s, p, i):
    return Why.NOT_IN_SHOP if i == NO_THING else why_not_buy(s, p, i)


@rule
def why_not_attack_thing(s, p, i):
    return Why.NOT_ATTACKABLE if i == NO_THING else why_not_attack(s, p, i)
