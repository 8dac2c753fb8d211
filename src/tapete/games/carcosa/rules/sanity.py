"""Sanity: losing it, gaining it, and what happens at the bottom."""
from ....kernel.agenda import schedule
from ....kernel.log import tell
from ....kernel.rule import rule
from ..names import NOBODY, Card, Role, State
from ..vocabulary import Op, Told
from .states import has

PRICE = 1
"""A loss that a soul pays for something; nobody can take it over."""


@rule("carcosa.objects.held")
def holds(s, p, card):
    """Whether a soul has an object in hand: only then can it use it, or do anything else with it."""
    me = s.souls[p]
    for i in range(me.n_objects):
        if me.objects[i] == card:
            return True
    return False


@rule("carcosa.objects.ring", "carcosa.roles.sanity")
def sanity_limit(s, p):
    """A soul's maximum, one more while it holds the key ring."""
    return s.souls[p].max_sanity + (1 if holds(s, p, Card.TREASURE_RING) else 0)


@rule
def lose_sanity(s, p, n):
    """Have a soul lose n sanity, next."""
    schedule(s, Op.LOSE, p, n, 0)


@rule
def pay_sanity(s, p, n):
    """Have a soul pay n sanity, next."""
    schedule(s, Op.LOSE, p, n, PRICE)


@rule
def gain_sanity(s, p, n):
    """Add n sanity now, up to the soul's limit."""
    put_sanity(s, p, s.souls[p].sanity + n)


@rule("carcosa.collapse.threshold")
def put_sanity(s, p, value):
    """Put sanity at a value, within its limits. To reach the bottom from above interrupts everything."""
    me = s.souls[p]
    before = me.sanity
    me.sanity = max(s.options.sanity.bottom, min(value, sanity_limit(s, p)))
    if me.sanity < before:
        tell(s, Told.LOST_SANITY, p, before - me.sanity, me.sanity)
    elif me.sanity > before:
        tell(s, Told.GAINED_SANITY, p, me.sanity - before, me.sanity)
    if me.sanity == s.options.sanity.bottom and before > s.options.sanity.bottom:
        tell(s, Told.COLLAPSED, p, 0, 0)
        schedule(s, Op.COLLAPSE, p, 0, 0)


@rule
def set_sanity(s, p, value):
    """Put sanity at a value by an effect that sets it, which is no loss."""
    put_sanity(s, p, value)


@rule("carcosa.roles.tank_shield")
def shield_for(s, p):
    """The TANK who may take a loss of this soul upon itself, or NOBODY."""
    if s.options.abilities.tank_shields:
        for t in range(s.n_souls):
            tank = s.souls[t]
            if (tank.role == Role.TANK and t != p and tank.place == s.souls[p].place
                    and not tank.shielded and tank.sanity > s.options.sanity.bottom):
                return t
    return NOBODY


@rule("carcosa.sanity.loss", "carcosa.states.vanity")
def take_loss(s, p, n):
    """Lose n sanity, more under VANIDAD, and never below the bottom."""
    loss = n
    if n > 0 and has(s, p, State.VANIDAD):
        loss += s.options.sanity.vanity
    put_sanity(s, p, s.souls[p].sanity - loss)


@rule
def do_lose(s, p, n, price):
    tank = NOBODY if price == PRICE or s.souls[p].sanity == s.options.sanity.bottom else shield_for(s, p)
    if n > 0 and tank != NOBODY:
        schedule(s, Op.SHIELD, tank, p, n)
    else:
        take_loss(s, p, n)


@rule
def object_slots(s, p):
    me = s.souls[p]
    return max(0, s.options.roles[me.role].objects - me.slots_lost)


@rule
def may_sacrifice_slot(s, p):
    return object_slots(s, p) > 0


@rule
def may_sacrifice_sanity(s, p):
    return s.souls[p].max_sanity > s.options.sanity.sacrifice_lowest_max


@rule("carcosa.collapse.interrupt", "carcosa.collapse.once_a_round")
def may_choose_at_bottom(s, p):
    """Whether a soul at the bottom may sacrifice: once a round, and while it has something to give."""
    return (s.options.sanity.sacrifice and not s.souls[p].answered
            and (may_sacrifice_slot(s, p) or may_sacrifice_sanity(s, p)))


@rule
def clamp_sanity(s, p):
    """Bring sanity down to a limit that has been lowered."""
    if s.souls[p].sanity > sanity_limit(s, p):
        put_sanity(s, p, sanity_limit(s, p))


@rule("carcosa.collapse.sacrifice")
def do_sacrifice(s, p, sanity):
    """Give an object slot or a point of maximum sanity for ever; sanity becomes 0."""
    me = s.souls[p]
    me.answered = 1
    tell(s, Told.SACRIFICED, p, sanity, 0)
    if sanity:
        me.max_sanity -= 1
    else:
        me.slots_lost += 1
        schedule(s, Op.OVERLOAD, p, 0, 0)
    set_sanity(s, p, 0)


@rule("carcosa.objects.book_safe")
def is_safe(s, card):
    """Whether an object stays with its bearer when all others are robbed or destroyed."""
    return card == Card.BOOK_CHAMBERS and s.options.objects.book_safe


@rule("carcosa.collapse.one_action")
def limit_at_bottom(s, p, actions):
    """What a soul has of so many actions: at the bottom no more than the options say."""
    if s.souls[p].sanity == s.options.sanity.bottom:
        return min(actions, s.options.sanity.actions_at_bottom)
    return actions


@rule("carcosa.collapse.accept")
def do_accept(s, p):
    """Lose every key and object for ever; the other souls lose sanity."""
    me = s.souls[p]
    me.answered = 1
    tell(s, Told.ACCEPTED, p, 0, 0)
    if me.keys > 0:
        destroy_keys(s, me.keys)
        me.keys = 0
    kept = 0
    for i in range(me.n_objects):
        card = me.objects[i]
        me.objects[i] = 0
        if is_safe(s, card):
            me.objects[kept] = card
            kept += 1
        else:
            s.discards[card] += 1
    me.n_objects = kept
    me.actions = limit_at_bottom(s, p, me.actions)
    for k in range(1, s.n_souls):
        lose_sanity(s, (p + k) % s.n_souls, s.options.sanity.accept_others_lose)
    schedule(s, Op.CHECK_DEFEAT, 0, 0, 0)


@rule("carcosa.keys.destroyed")
def destroy_keys(s, n):
    s.keys_destroyed += n
    s.discards[Card.KEY] += n
    tell(s, Told.KEYS_DESTROYED, n, s.keys_destroyed, 0)
    schedule(s, Op.CHECK_DEFEAT, 0, 0, 0)
