"""The greedy bot of Four Souls: rules of thumb, from what a seat may know.

Every legal action gets points; the most points are chosen, ties by lot. Useful loot and items are used, harm goes to
the leader, rolls are changed and damage prevented if that saves, monsters are attacked at good odds.
"""
from ...kernel.agenda import frame_b, frame_c, frame_op
from ...kernel.flow import greedy_of
from ...kernel.menu import first_of, kind_of, second_of
from ...kernel.rule import rule
from .language.ops import Do
from .language.words import Cost, Mod, Timing
from .language.worth import CANCELS, ENDS, PLAYS, PREVENTS, ROLLS
from .names import NO_THING, NOBODY, CardZone, Mark, Pend
from .rules.cards import COST, COST_N, GAIN, HARM, RESOLVE, SORTS, SOULS, ability_of, column, line, word
from .rules.may_act import thing_used
from .rules.meant import ref_meant, thing_meant
from .rules.refs import kind_of_ref, seat_in, thing_in
from .rules.stats import evasion, has_mod, life
from .rules.things import card_at, foe_card
from .value import strength
from .vocabulary import Act, Op
from .worth import attack_points, best_fight, is_quiet, prize


@rule
def is_friend(s, p, q):
    """Whether two seats win together: the same, or the two of a solo game."""
    return p == q or s.options.solo == 1


@rule
def is_in_danger(s, p):
    """Whether the top of the stack kills a player or hurts them badly."""
    if s.n_stack == 0:
        return False
    top = s.stack[s.n_stack - 1]
    if top.kind == Pend.COMBAT or top.kind == Pend.DAMAGE:
        return seat_in(top.object) == p and top.amount >= life(s, p)
    return top.kind == Pend.DEATH and top.other == p


@rule
def wants_new_roll(s, p):
    """Whether the roll on top of the stack is the player's own attack roll and misses, or another's against them."""
    if s.n_stack == 0:
        return False
    top = s.stack[s.n_stack - 1]
    if top.kind != Pend.ROLL or not top.marks & Mark.ATTACK or not s.fight.on:
        return False
    misses = top.face < evasion(s, s.fight.thing)
    return misses if is_friend(s, p, top.roller) else not misses and column(s, card_at(s, s.fight.thing), SOULS) > 0


@rule
def wants_to_cancel(s, p):
    """Whether the top of the stack is another's, and should be cancelled."""
    if s.n_stack == 0:
        return False
    top = s.stack[s.n_stack - 1]
    if is_friend(s, p, top.seat) or top.ability < 0:
        return False
    return (line(s, top.ability, GAIN) >= 24
            or (top.n_targets > 0 and is_mine(s, p, top.targets[0])
                and line(s, top.ability, HARM) >= 20))


@rule
def is_mine(s, p, ref):
    if seat_in(ref) != NOBODY:
        return is_friend(s, p, seat_in(ref))
    i = thing_in(s, ref)
    return i != NO_THING and is_friend(s, p, s.things[i].owner) and (
        s.things[i].zone == CardZone.ITEM or s.things[i].zone == CardZone.SOUL
        or s.things[i].zone == CardZone.CHARACTER)


@rule
def effect_points(s, p, ability, price):
    """The points of using an effect now; passing has 0."""
    if ability < 0:
        return 6
    sorts = line(s, ability, SORTS)
    if sorts & ROLLS:
        return 30 if wants_new_roll(s, p) else -10
    if sorts & CANCELS:
        return 30 if wants_to_cancel(s, p) else -10
    if sorts & ENDS:
        return 50 if is_in_danger(s, p) and p == s.active else -20
    if sorts & PREVENTS:
        return 40 if is_in_danger(s, p) else -5
    if answers_itself(s, p):
        return -3
    gain = line(s, ability, GAIN) - price
    if sorts & PLAYS and s.players[p].n_hand < 2:
        gain -= 10
    harm = line(s, ability, HARM)
    if harm > 0:
        return gain + harm - 6 if is_quiet(s, p) or s.active != p else gain - 6
    if harm < 0:
        return gain - harm if s.active == p and s.n_stack == 0 else gain - 3
    return gain if gain != 0 else -1


@rule
def answers_itself(s, p):
    """Whether the top of the stack is the player's own effect, which should resolve first."""
    if s.n_stack == 0:
        return False
    top = s.stack[s.n_stack - 1]
    return top.seat == p and (top.kind == Pend.LOOT or top.kind == Pend.ABILITY)


@rule
def price_of(s, p, ability):
    n = line(s, ability, COST_N)
    match line(s, ability, COST):
        case Cost.NONE: points = 0
        case Cost.CENTS: points = 3 * n
        case Cost.LIFE: points = 8 * n if n < life(s, p) else 60
        case _: points = 8 * n
    return points


@rule
def priority_points(s, p, kind, a, b):
    match kind:
        case Act.PASS: points = 0
        case Act.PLAY: points = effect_points(s, p, ability_of(s, a, int(Timing.PLAY), 0), 1)
        case Act.TAP: points = use_points(s, p, thing_used(s, p, kind, a, b), int(Timing.TAP), 0)
        case Act.PAY: points = use_points(s, p, thing_used(s, p, kind, a, b), int(Timing.PAY), b)
        case Act.PAY_ROOM: points = use_points(s, p, thing_used(s, p, kind, a, b), int(Timing.PAY), b)
        case Act.BUY: points = 26
        case Act.BUY_TOP: points = 25
        case Act.ATTACK: points = fight_points(s, p, thing_used(s, p, kind, a, b))
        case Act.ATTACK_TOP: points = -4 if best_fight(s, p) != NO_THING else 1
        case _: points = -9
    return points


@rule
def fight_points(s, p, i):
    if i == NO_THING:
        return -9
    return 15 + attack_points(s, p, i) // 4 if i == best_fight(s, p) else min(-1, attack_points(s, p, i))


@rule
def use_points(s, p, i, timing, k):
    if i == NO_THING:
        return -9
    ability = ability_of(s, card_at(s, i), timing, k)
    return effect_points(s, p, ability, price_of(s, p, ability))


@rule
def target_points(s, p, ref, harm):
    """The points of a target for an effect that harms (over 0) or helps."""
    q = seat_in(ref)
    i = thing_in(s, ref)
    if q != NOBODY:
        if harm > 0:
            return -100 if is_friend(s, p, q) else int(strength(s, q))
        return 50 if q == p else 40 if is_friend(s, p, q) else -int(strength(s, q))
    if i != NO_THING:
        thing = s.things[i]
        if thing.zone == CardZone.MONSTER:
            return prize(s, i) if (harm > 0) == (p == s.active) else -prize(s, i)
        mine = is_mine(s, p, ref)
        bonus = 3 * thing.counters + (0 if thing.charged else 5)
        if harm > 0:
            return -50 if mine else 30 + bonus
        return 30 + bonus if mine else -50
    return 10 if kind_of_ref(ref) == 3 else 0


@rule
def answer_points(s, op, p, b, c, kind, a):
    now = s.now
    match op:
        case Op.TARGET:
            points = target_points(s, p, ref_meant(s, op, p, kind, a), line(s, now.ability, HARM))
        case Op.CHOOSE: points = target_points(s, p, ref_meant(s, op, p, kind, a), 1)
        case Op.MODE: points = mode_points(s, p, a)
        case Op.MAY: points = 1 if kind == Act.YES else 0
        case Op.BARGAIN: points = 1 if kind == Act.YES else 0
        case Op.DISCARD_ANY: points = 1 if kind == Act.NO else 0
        case Op.BOTTOM: points = 1 if kind == Act.NO else 0
        case Op.ROOM: points = 1 if kind == Act.NO else 2 if has_mod(s, foe_card(a), Mod.NO_SOULS) else 0
        case Op.TAKE: points = card_points(s, p, a)
        case Op.DISCARD: points = -card_points(s, p, a)
        case Op.GIVE: points = -card_points(s, p, a)
        case Op.TO_DECK: points = -card_points(s, p, a)
        case Op.LOSE_ITEM: points = loss_points(s, p, thing_meant(s, op, p, b, c, a))
        case Op.VOTE: points = loss_points(s, p, thing_meant(s, op, p, b, c, a))
        case Op.PAY_ITEM: points = -item_points(s, thing_meant(s, op, p, b, c, a))
        case _: points = 0
    return points


@rule
def mode_points(s, p, mode):
    """The points of a way of an effect that changes a roll: more for a friend's, less for another's."""
    if not line(s, s.now.ability, SORTS) & ROLLS or s.n_stack == 0 or s.now.kind == Pend.ROLLED:
        return 0
    row = line(s, s.now.ability, RESOLVE)
    if word(s, row, 0) != Do.SWITCH:
        return 0
    row = word(s, row + 1 + mode, 1)
    change = word(s, row, 2) * word(s, row, 3) if word(s, row, 0) == Do.ADD_ROLL else word(s, row, 2)
    return change if is_friend(s, p, s.stack[s.n_stack - 1].roller) else -change


@rule
def card_points(s, p, card):
    """The points of keeping a loot card in hand."""
    ability = ability_of(s, card, int(Timing.PLAY), 0)
    if ability < 0:
        return 12
    harm = line(s, ability, HARM)
    return 5 + line(s, ability, GAIN) + (harm if harm > 0 else -harm)


@rule
def item_points(s, i):
    return 0 if i == NO_THING else 10 + s.things[i].counters


@rule
def loss_points(s, p, i):
    """The points of losing an item: another's is better."""
    return -item_points(s, i) if i != NO_THING and s.things[i].owner == p else item_points(s, i)


@rule
def points(s, p, frame, action, aim):
    """The points of an action for its seat."""
    kind = kind_of(action)
    if frame_op(frame) == Op.PRIORITY:
        return priority_points(s, p, kind, first_of(action), second_of(action))
    return answer_points(s, frame_op(frame), p, frame_b(frame), frame_c(frame), kind, first_of(action))


greedy = greedy_of(points)
