"""Legal actions with priority: why a player may not do something."""
from ....kernel.rule import rule
from ..language.ops import Do
from ..language.words import Mod, Only, Timing
from ..names import MOST_CENTS, NO_THING, NOBODY, CardZone, Deck
from ..vocabulary import Act, Why
from .attack import attack_tax, may_be_attacked, may_be_dueled, target_of_duty
from .board import can_refill, may_declare
from .cards import DECLARE, ability_of, line, word
from .choices import any_choice, is_silenced
from .declare import can_begin, can_pay, is_allowed, is_full, is_used_up, loot_plays
from .hands import find_in_hand
from .modes import has_offered_enough
from .priority import has_attack, is_main, may_attack_something
from .stats import mod_sum
from .things import card_at, copy_after, find_thing, foe_card, has_copies


@rule("souls.attacks.forced")
def duty(s, p):
    """The attack that a player must make now, and can, as the reason why they may do nothing else."""
    me = s.players[p]
    if not is_main(s, p) or me.spent or me.cents < attack_tax(s, p):
        return Why.NOTHING
    if me.must_thing and target_of_duty(s, p) != NO_THING:
        return Why.MUST_ATTACK_IT
    deck = can_refill(s, int(Deck.MONSTER))
    if me.must_deck > 0 and deck:
        return Why.ROOM_ATTACK_DECK if is_forced_by_room(s, p) else Why.MUST_ATTACK_DECK
    if me.must <= 0 or not (deck or any_attackable(s)):
        return Why.NOTHING
    if me.prepared:
        return Why.PREPARED
    return Why.ROOM_ATTACK if is_forced_by_room(s, p) else Why.MUST_ATTACK


@rule
def is_forced_by_room(s, p):
    """Whether one of the attacks that a room forces is still to be made; these come before all others."""
    return s.players[p].declared < mod_sum(s, p, Mod.MUST_ATTACK) + mod_sum(s, p, Mod.MUST_ATTACK_DECK)


@rule
def forced_target(s, p):
    """Why a player may not attack freely; 0 if they may."""
    why = duty(s, p)
    if why == Why.MUST_ATTACK_IT or why == Why.MUST_ATTACK_DECK or why == Why.ROOM_ATTACK_DECK:
        return why
    return Why.NOTHING


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
        return Why.NO_TAX
    if ref_thing == NO_THING:
        if not can_refill(s, int(Deck.MONSTER)):
            return Why.EMPTY_DECK
    elif not may_be_attacked(s, ref_thing):
        return Why.ROOM_NOT_ATTACKABLE if s.things[ref_thing].zone == CardZone.ROOM else Why.NOT_ATTACKABLE
    forced = forced_target(s, p)
    if forced:
        due = target_of_duty(s, p) if forced == Why.MUST_ATTACK_IT else NO_THING
        return Why.NOTHING if ref_thing == due else forced
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
    if q == p or q >= s.n_seats or not may_be_dueled(s, q):
        return Why.NO_DUEL
    if me.spent or (not has_attack(s, p) and me.must <= 0):
        return Why.NO_ATTACK
    if me.cents < attack_tax(s, p):
        return Why.NO_TAX
    return forced_target(s, p)


@rule("souls.rooms.prepared_attack")
def why_not_prepare(s, p):
    """Why a player may not look at the next monsters before an attack, which they must make after that."""
    me = s.players[p]
    if not is_main(s, p) or me.prepared or mod_sum(s, p, Mod.SEES_MONSTERS) == 0:
        return Why.NO_PREPARING
    if me.cents < attack_tax(s, p):
        return Why.NO_TAX
    if not may_attack_something(s, p) or not (can_refill(s, int(Deck.MONSTER)) or any_attackable(s)):
        return Why.NO_ATTACK
    return Why.NOTHING


@rule("souls.purchases.once")
def why_not_buy(s, p, i):
    """`i`: the item's place, NO_THING for the top of the deck."""
    if s.players[p].dead:
        return Why.DEAD
    if not is_main(s, p):
        return Why.NO_TIME_TO_BUY
    if s.players[p].buys <= 0:
        return Why.NO_PURCHASE
    if i == NO_THING and not can_refill(s, int(Deck.TREASURE)):
        return Why.EMPTY_DECK
    if i != NO_THING and s.things[i].zone != CardZone.SHOP:
        return Why.NOT_IN_SHOP
    return duty(s, p) if may_declare(s, p, i) else Why.NO_CENTS


@rule
def why_not_play(s, p, card):
    if find_in_hand(s, p, card) < 0:
        return Why.NOT_IN_HAND
    if loot_plays(s, p) <= 0:
        return Why.NO_LOOT_PLAY
    if is_silenced(s, p):
        return Why.SILENCED
    if is_full(s):
        return Why.STACK_FULL
    ability = ability_of(s, card, int(Timing.PLAY), 0)
    if ability >= 0 and not can_begin(s, ability, p, NO_THING):
        return why_not_begin(s, ability, p, NO_THING)
    return duty(s, p)


@rule
def why_not_use(s, p, i, timing, k):
    if i == NO_THING:
        return Why.NOT_YOURS
    zone = s.things[i].zone
    if zone == CardZone.ITEM or zone == CardZone.CHARACTER:
        if s.things[i].owner != p:
            return Why.NOT_YOURS
    elif zone != CardZone.ROOM or p != s.active:
        return Why.NOT_YOURS
    ability = ability_of(s, card_at(s, i), timing, k)
    if ability < 0:
        return Why.NO_ABILITY if timing == Timing.TAP else Why.NO_PAID_ABILITY
    if is_silenced(s, p):
        return Why.KEPT_FROM_USE
    if is_used_up(s, p):
        return Why.STACK_FULL if is_full(s) else Why.USED_UP
    if timing == Timing.TAP and not s.things[i].charged:
        return Why.DEACTIVATED
    if timing == Timing.PAY and not can_pay(s, ability, p, i):
        return Why.CANNOT_PAY
    return duty(s, p) if can_begin(s, ability, p, i) else why_not_begin(s, ability, p, i)


@rule
def why_not_begin(s, ability, p, i):
    """Why an ability cannot be played: its condition does not hold, there is no target, or only eternal ones."""
    if not is_allowed(s, ability, p, i):
        return Why.CONDITION
    row = line(s, ability, DECLARE)
    while word(s, row, 0) == Do.TARGET:
        what = word(s, row, 2)
        only = word(s, row, 3)
        if not any_choice(s, what, only, p, i, NOBODY, 0):
            return Why.ETERNAL if any_choice(s, what, only & ~Only.NOT_ETERNAL, p, i, NOBODY, 0) else Why.NO_TARGET
        row += 1
    return Why.NO_TARGET


@rule("souls.bargaining.cents_only")
def why_not_offer(s, p, n, to):
    """Only cents change hands, and no promise binds; not between the characters of a solo game."""
    if not s.options.bargaining:
        return Why.NO_BARGAINING
    if s.options.solo:
        return Why.ALONE
    if to == p or to >= s.n_seats:
        return Why.NOBODY_ELSE
    if has_offered_enough(s, p):
        return Why.NO_OFFER_LEFT
    if n > s.players[p].cents or n == 0:
        return Why.NO_CENTS_TO_OFFER
    return duty(s, p) if n <= most_offered(s, p) else Why.OFFER_TOO_LARGE


@rule("souls.bargaining.most")
def most_offered(s, p):
    """The most cents that a player may offer at once."""
    return min(s.players[p].cents, MOST_CENTS)


@rule
def why_not_with_priority(s, p, kind, a, b):
    """Why a player who has priority may not do something."""
    match kind:
        case Act.PASS: why = duty(s, p)
        case Act.PLAY: why = why_not_play(s, p, a)
        case Act.TAP: why = why_not_with(s, p, kind, thing_used(s, p, kind, a, b), b)
        case Act.PAY: why = why_not_with(s, p, kind, thing_used(s, p, kind, a, b), b)
        case Act.PAY_ROOM: why = why_not_with(s, p, kind, thing_used(s, p, kind, a, b), b)
        case Act.BUY: why = why_not_with(s, p, kind, thing_used(s, p, kind, a, b), b)
        case Act.BUY_TOP: why = why_not_buy(s, p, NO_THING)
        case Act.ATTACK: why = why_not_with(s, p, kind, thing_used(s, p, kind, a, b), b)
        case Act.ATTACK_PLAYER: why = why_not_duel(s, p, a)
        case Act.PREPARE: why = why_not_prepare(s, p)
        case Act.ATTACK_TOP: why = why_not_attack(s, p, NO_THING)
        case Act.OFFER: why = why_not_offer(s, p, a, b)
        case _: why = Why.NOT_NOW
    return why


@rule
def why_not_with(s, p, kind, i, nth):
    """Why a player may not use, buy or attack a thing."""
    match kind:
        case Act.TAP: why = why_not_use(s, p, i, int(Timing.TAP), 0)
        case Act.BUY: why = why_not_buy_thing(s, p, i)
        case Act.ATTACK: why = why_not_attack_thing(s, p, i)
        case _: why = why_not_use(s, p, i, int(Timing.PAY), nth)
    return why


@rule("souls.copies.named")
def thing_used(s, p, kind, a, nth):
    """The first copy in play that may be used, bought or attacked for an action's card; if none may, the first."""
    card = foe_card(a) if kind == Act.PAY_ROOM or kind == Act.ATTACK else a
    first = find_thing(s, card)
    i = first
    while i != NO_THING and has_copies(s, card):
        if why_not_with(s, p, kind, i, nth) == 0:
            return i
        i = copy_after(s, card, i)
    return first


@rule
def why_not_buy_thing(s, p, i):
    return Why.NOT_IN_SHOP if i == NO_THING else why_not_buy(s, p, i)


@rule
def why_not_attack_thing(s, p, i):
    return Why.NOT_ATTACKABLE if i == NO_THING else why_not_attack(s, p, i)
