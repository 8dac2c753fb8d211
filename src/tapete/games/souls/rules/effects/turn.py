"""Turns, attacks, purchases, the stack, and effects until the end of the turn: see language/terms/turn.py."""
from .....kernel.agenda import Fault, fail
from .....kernel.log import tell
from .....kernel.rule import rule
from ...language.ops import Do
from ...language.words import Mod
from ...names import NO_THING, NOBODY, Paid, Pend, Vain
from ...vocabulary import Told
from ..attack import leave_fight
from ..death import cancel_all, cancel_one
from ..refs import pending_in, seat_in, thing_in
from ..things import is_attacked
from ..vain import gone, in_vain
from .amounts import amount
from .who import ref_of, seat_of


@rule
def do_turn(s, do, a, b, c, sign):
    match do:
        case Do.END_TURN:
            if s.ending:
                in_vain(s, Vain.ENDING)
            s.ending = 1
            leave_fight(s)
        case Do.CANCEL_ALL:
            if s.n_stack == 0 and not s.fight.on:
                in_vain(s, Vain.STACK)
            cancel_all(s)
        case Do.EXTRA_TURN:
            if s.again:
                in_vain(s, Vain.ALREADY)
            s.again = 1
        case Do.CANCEL: cancel(s, a)
        case Do.DOUBLE_REWARDS: double_rewards(s, thing_in(s, s.now.object))
        case Do.MUST_ATTACK_IT: must_attack(s, a)
        case Do.BOOST: boost(s, a, b, amount(s, c), sign)
        case _: do_player_turn(s, do, a, amount(s, b), c)


@rule
def must_attack(s, what):
    ref = ref_of(s, what)
    if thing_in(s, ref) == NO_THING:
        gone(s, what)
    elif s.players[s.active].must_thing == ref:
        in_vain(s, Vain.ALREADY)
    s.players[s.active].must_thing = ref


@rule
def do_player_turn(s, do, who, n, c):
    p = seat_of(s, who)
    if p == NOBODY:
        gone(s, who)
        return
    if n <= 0 and do != Do.JOIN and do != Do.SKIP_TURN:
        in_vain(s, Vain.NOTHING)
    me = s.players[p]
    match do:
        case Do.LOOT_PLAY: me.more_plays = min(100, me.more_plays + n)
        case Do.JOIN:
            me.joins = 1
            tell(s, Told.JOINED, p, 0, 0)
        case Do.BUY_MORE: me.buys = min(100, me.buys + n)
        case Do.SKIP_TURN:
            me.skips += 1
            tell(s, Told.SKIPPED, p, 0, 0)
        case Do.MAY_ATTACK:
            if c:
                me.deck_attacks = min(100, me.deck_attacks + n)
            else:
                me.attacks = min(100, me.attacks + n)
        case Do.MUST_ATTACK:
            if c:
                me.must_deck = min(100, me.must_deck + n)
            else:
                me.must = min(100, me.must + n)
        case Do.OBLIGE: oblige(s, p, n, c)
        case _: fail(s, Fault.UNKNOWN_FRAME)


@rule("souls.attacks.obliged")
def oblige(s, p, n, of_deck):
    """A player must attack so many times; their own attacks are used for this if any are left."""
    me = s.players[p]
    n = min(n, 100 - (me.must_deck if of_deck else me.must))
    owed = 0 if s.options.before_5 else n
    if of_deck:
        me.must_deck += n
        me.owed_deck += owed
    else:
        me.must += n
        me.owed += owed


@rule
def double_rewards(s, i):
    """The rewards of a dead monster that wait on the stack are gained twice."""
    more = False
    for k in range(s.n_stack):
        if s.stack[k].kind == Pend.REWARD and i != NO_THING and s.stack[k].thing == i and not s.stack[k].number:
            s.stack[k].number = 1
            more = True
    if not more:
        in_vain(s, Vain.ALREADY)


@rule
def cancel(s, what):
    ref = ref_of(s, what)
    k = pending_in(s, ref)
    i = thing_in(s, ref)
    s.run.done = 0
    if k >= 0:
        if s.stack[k].kind == Pend.ATTACK:
            spend_attack(s, k)
        cancel_one(s, k)
        s.run.done = 1
    elif i != NO_THING and is_attacked(s, i):
        leave_fight(s)
        s.run.done = 1
    else:
        gone(s, what)


@rule("souls.cancelling.spent_attack")
def spend_attack(s, k):
    """A declared attack that an effect cancels counts as made: it is not given back."""
    if not s.options.before_5:
        s.stack[k].number = Paid.NOTHING


@rule
def boost(s, whom, mod, n, sign):
    """More of something, or less (`sign` -1), until the end of the turn."""
    ref = ref_of(s, whom)
    p = seat_in(ref)
    i = thing_in(s, ref)
    if n <= 0:
        in_vain(s, Vain.NOTHING)
    elif p != NOBODY:
        if mod == Mod.EVASION_BY_ATTACKER:
            s.players[p].evaded = max(-100, min(100, s.players[p].evaded + n * sign))
        else:
            s.players[p].boosts[mod] = max(-100, min(100, s.players[p].boosts[mod] + n * sign))
    elif i != NO_THING:
        match mod:
            case Mod.ATTACK: s.things[i].attack = max(-100, min(100, s.things[i].attack + n * sign))
            case Mod.EVASION: s.things[i].evasion = max(-100, min(100, s.things[i].evasion + n * sign))
            case Mod.LIFE: s.things[i].life = max(-100, min(100, s.things[i].life + n * sign))
            case _: fail(s, Fault.UNKNOWN_FRAME)
    else:
        gone(s, whom)
