"""Damage, life and death: see language/terms/damage.py."""
from .....kernel.agenda import Fault, fail, schedule
from .....kernel.log import tell
from .....kernel.rule import rule
from ...language.ops import Do
from ...language.words import Only, Prevent, What
from ...names import NO_THING, NOBODY, Pend, Vain
from ...vocabulary import Op, Told
from ..choices import any_choice
from ..damage import add_shield, deal, dies, heal_player, monster_dies, tell_prevented
from ..death import save_player
from ..declare import pay_life
from ..refs import pending_in, seat_in, thing_in
from ..stack import remove_at
from ..stats import life, monster_life
from ..vain import gone, in_vain, in_vain_at, in_vain_for
from .amounts import amount
from .who import ref_of, seat_of


@rule
def do_damage(s, do, a, b, c):
    match do:
        case Do.SAVE: save(s)
        case Do.LESS_DAMAGE: less_damage(s, a)
        case Do.DAMAGE: damage(s, a, amount(s, b))
        case Do.HEAL: heal(s, a, amount(s, b))
        case Do.KILL: kill(s, a)
        case Do.PREVENT: shield(s, a, b, c)
        case Do.SPLIT_DAMAGE: split_damage(s, amount(s, a))
        case Do.PAY_LIFE_DOWN: pay_down(s, a, amount(s, b))
        case Do.PAY_LIFE: pay_some(s, a, amount(s, b))
        case _: fail(s, Fault.UNKNOWN_FRAME)


@rule
def shield(s, whom, how, n):
    """Reduce the next damage to a player or a monster; without an amount (-1), some means all of it."""
    if how == Prevent.SOME and n < 0:
        how = int(Prevent.ALL)
        n = 0
    if how == Prevent.DEATH_AND_TURN and s.options.before_8:
        how = int(Prevent.DEATH)
    add_shield(s, ref_of(s, whom), how, n, s.now.card, s.now.id)


@rule
def damage(s, whom, n):
    ref = ref_of(s, whom)
    p = seat_in(ref)
    i = thing_in(s, ref)
    if p == NOBODY and i == NO_THING:
        gone(s, whom)
    elif n <= 0:
        in_vain(s, Vain.NOTHING)
    elif i != NO_THING and s.things[i].dying:
        in_vain_at(s, s.things[i].card, Vain.DYING)
    elif p != NOBODY and s.options.before_3 and (s.players[p].dying or s.players[p].dead or life(s, p) == 0):
        in_vain_for(s, p, Vain.DEAD)
    else:
        deal_effect(s, ref, n)


@rule
def deal_effect(s, ref, n):
    """Damage of an effect comes from its controller, or from the monster with the ability."""
    i = s.now.thing
    by_monster = i != NO_THING and (s.now.kind == Pend.TRIGGER and is_foe(s, i))
    deal(s, ref, n, NOBODY if by_monster else s.now.seat, i if by_monster else NO_THING, 0, 0)


@rule("souls.damage.split")
def split_damage(s, n):
    """The controller assigns damage point by point; then all of it is dealt at once."""
    if any_choice(s, int(What.PLAYER_OR_MONSTER), int(Only.LIVING), s.now.seat, NO_THING, NOBODY, 0):
        schedule(s, Op.SPLIT, s.now.seat, n, n)
    else:
        in_vain(s, Vain.CHOICE)


@rule
def split_to(s, p, left, n, ref):
    targets = s.now.targets
    targets[n - left] = ref
    if left > 1:
        schedule(s, Op.SPLIT, p, left - 1, n)
        return
    for k in range(n):
        much = 0
        first = True
        for j in range(n):
            if targets[j] == targets[k]:
                much += 1
                if j < k:
                    first = False
        if first:
            deal_effect(s, targets[k], much)


@rule
def is_foe(s, i):
    return s.things[i].zone == 5 or s.things[i].zone == 7


@rule
def heal(s, whom, n):
    ref = ref_of(s, whom)
    p = seat_in(ref)
    i = thing_in(s, ref)
    if n <= 0:
        in_vain(s, Vain.NOTHING)
    elif p != NOBODY:
        if s.players[p].dying or s.players[p].dead:
            in_vain_for(s, p, Vain.DEAD)
        elif s.players[p].hurt == 0:
            in_vain_for(s, p, Vain.UNHURT)
        heal_player(s, p, n)
    elif i == NO_THING:
        gone(s, whom)
    elif s.things[i].hurt == 0:
        in_vain_at(s, s.things[i].card, Vain.CARD_UNHURT)
    else:
        n = min(n, s.things[i].hurt)
        s.things[i].hurt -= n
        tell(s, Told.MONSTER_HEALED, s.things[i].card, n, 0)


@rule("souls.death.killed")
def kill(s, whom):
    """Killed by an effect: no damage is dealt."""
    ref = ref_of(s, whom)
    p = seat_in(ref)
    i = thing_in(s, ref)
    if p != NOBODY:
        if s.players[p].dead or s.players[p].dying:
            in_vain_for(s, p, Vain.DEAD)
            return
        before = s.players[p].hurt
        s.players[p].hurt = before + life(s, p)
        dies(s, p, before)
    elif i == NO_THING:
        gone(s, whom)
    elif s.things[i].dying:
        in_vain_at(s, s.things[i].card, Vain.DYING)
    else:
        before = s.things[i].hurt
        s.things[i].hurt = before + monster_life(s, i)
        s.things[i].hit_by = s.now.seat
        s.things[i].face = 0
        monster_dies(s, i, before)


@rule
def save(s):
    """Remove the death that the ability answers from the stack."""
    k = pending_in(s, s.now.object)
    s.run.done = 0
    if k >= 0 and s.stack[k].kind == Pend.DEATH:
        save_player(s, s.stack[k].other, s.stack[k].amount)
        remove_at(s, k)
        s.run.done = 1
    else:
        in_vain(s, Vain.GONE)


@rule("souls.damage.would")
def less_damage(s, n):
    """Prevent some (-1: all) of the damage on the stack that the ability answers; its target stays."""
    k = pending_in(s, s.now.object)
    if k >= 0 and s.stack[k].kind == Pend.DAMAGE:
        less = s.stack[k].amount if n < 0 else min(n, s.stack[k].amount)
        s.stack[k].amount -= less
        tell_prevented(s, s.stack[k].object, less, s.now.card)
    else:
        in_vain(s, Vain.GONE)


@rule
def pay_some(s, who, n):
    """Pay life, if there is any to pay."""
    p = seat_of(s, who)
    s.run.done = 0
    if lives(s, who, p, n):
        pay_life(s, p, n)
        s.run.done = 1


@rule
def lives(s, who, p, n):
    """Whether a player can pay from so much life."""
    if p == NOBODY:
        gone(s, who)
        return False
    if s.players[p].dead or s.players[p].dying:
        in_vain_for(s, p, Vain.DEAD)
        return False
    if life(s, p) < n:
        in_vain_for(s, p, Vain.LIFE)
        return False
    return True


@rule("souls.rooms.pay_down")
def pay_down(s, who, n):
    """Pay life until so much is left, at least one point of it."""
    p = seat_of(s, who)
    s.run.done = 0
    if lives(s, who, p, n + 1):
        pay_life(s, p, life(s, p) - n)
        s.run.done = 1
