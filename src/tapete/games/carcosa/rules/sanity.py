"""Sanity: losses, gains, and the consequences at the bottom."""
from ....kernel.agenda import frame_a, frame_b, frame_c, frame_op, schedule
from ....kernel.arrays import delete_at
from ....kernel.log import tell
from ....kernel.rule import rule
from ..names import FALLS, LOSS, NOBODY, Blow, Card, Role, State, Step
from ..vocabulary import Op, Told
from .states import has

PRICE, FALL, GAIN, SET = range(1, 5)
"""How sanity shifts, if it is no plain loss (0). PRICE: a soul pays it for something, and no other soul can take it.
FALL: another soul's fall causes it, between the losses from the cause of that fall. SET: an effect sets sanity to a
value, or a lowered limit lowers it, and by rule nothing is lost or gained."""
DECIDED = 8
"""A flag beside the kind of a loss: souls that could bear it for another have been asked."""


@rule("carcosa.objects.held")
def holds(s, p, card):
    """Whether a soul has an object in hand: only then can it use it, or do anything else with it."""
    me = s.souls[p]
    for i in range(me.n_objects):
        if me.objects[i] == card:
            return True
    return False


@rule("carcosa.objects.ring")
def rings(s, p):
    """How many key rings count for a soul: all that it holds; by an option at most one."""
    me = s.souls[p]
    count = 0
    for i in range(me.n_objects):
        if me.objects[i] == Card.TREASURE_RING:
            count += 1
    return count if s.options.objects.rings_add_up else min(1, count)


@rule("carcosa.objects.ring", "carcosa.roles.sanity")
def sanity_limit(s, p):
    """A soul's maximum, one more for a key ring."""
    return s.souls[p].max_sanity + rings(s, p)


@rule("carcosa.keys.slots", "carcosa.objects.ring")
def key_slots(s, p):
    return s.options.roles[s.souls[p].role].keys + rings(s, p)


@rule
def lose_sanity(s, p, n):
    """Schedule that a soul loses n sanity, next."""
    schedule(s, Op.LOSE, p, n, 0)


@rule
def pay_sanity(s, p, n):
    """Schedule that a soul pays n sanity, next."""
    schedule(s, Op.LOSE, p, n, PRICE)


@rule("carcosa.rooms.price_at_bottom")
def can_pay(s, p, price):
    """Whether a soul may pay so much sanity. It may not at the bottom, where it would be free, unless an option allows
    it."""
    return price == 0 or s.options.rooms.pay_at_bottom or s.souls[p].sanity > s.options.sanity.bottom


@rule
def gain_sanity(s, p, n):
    """Add n sanity now, up to the soul's limit."""
    shift_sanity(s, p, s.souls[p].sanity + n, GAIN)


@rule
def whose_fall(s, p):
    """The soul by whose fall a soul loses sanity: it costs all others, from the next seat on, and those who have not
    paid yet wait on the agenda."""
    last = p
    k = s.n_agenda - 1
    while k >= 0 and frame_op(s.agenda[k]) == Op.LOSE and frame_c(s.agenda[k]) & ~DECIDED == FALL:
        last = frame_a(s.agenda[k])
        k -= 1
    return (last + 1) % s.n_seats


@rule
def tell_shift(s, p, before, how, capped, cut):
    """Tell how sanity has shifted; `capped`: an effect would have set it above the soul's maximum; `cut`: the bottom
    has kept a loss or a payment from taking more."""
    now = s.souls[p].sanity
    if how == FALL:
        tell(s, Told.FALL_TOOK, p, LOSS * (1 + whose_fall(s, p) + (FALLS if cut else 0)) + before - now, now)
    elif how == PRICE:
        tell(s, Told.PAID_SANITY, p, (LOSS if cut else 0) + before - now, now)
    elif how == GAIN and capped and now > before:
        tell(s, Told.GAINED_TO_LIMIT, p, now - before, now)
    elif how == GAIN:
        tell(s, Told.GAINED_SANITY, p, now - before, now)
    elif how == SET and capped:
        tell(s, Told.SET_TO_LIMIT, p, before, now)
    elif how == SET:
        tell(s, Told.SANITY_SET, p, before, now)
    else:
        tell(s, Told.LOST_SANITY, p, (LOSS if cut else 0) + before - now, now)


@rule
def blow_under_way(s):
    """The loss for several souls that is being carried out: by the frame under the losses, by the step of the end of
    round, or any other."""
    for k in range(s.n_agenda - 1, -1, -1):
        if frame_op(s.agenda[k]) == Op.BLOW:
            return frame_a(s.agenda[k])
        if frame_op(s.agenda[k]) == Op.RITUAL_KEY and not s.options.before_7:
            return int(Blow.RITUAL)
        if frame_op(s.agenda[k]) == Op.ROUND_END and frame_a(s.agenda[k]) > 0:
            match s.options.steps[frame_a(s.agenda[k]) - 1]:
                case Step.HOUSE: return int(Blow.HOUSE)
                case Step.PRESENCE: return int(Blow.PRESENCE)
                case Step.DECREE: return int(Blow.DECREE)
                case Step.STATES: return int(Blow.CURSE)
                case Step.FALSE_KING: return int(Blow.FALSE_KING)
    return int(Blow.OTHER)


@rule("carcosa.collapse.interrupt")
def resume_after_fall(s, height):
    """Have it said with what the game goes on after a fall, if other souls have still to bear the same loss: the frame
    that comes next on an agenda of a height."""
    if s.options.before_6 or height == 0:
        return
    following = s.agenda[height - 1]
    if frame_op(following) == Op.LOSE and frame_c(following) & ~DECIDED == 0:
        schedule(s, Op.GOES_ON, blow_under_way(s), frame_b(following), 0)


@rule("carcosa.collapse.threshold")
def shift_sanity(s, p, value, how):
    """Set sanity to a value, within its limits, and tell how it came. To reach the bottom from above interrupts
    everything."""
    me = s.souls[p]
    before = me.sanity
    me.sanity = max(s.options.sanity.bottom, min(value, sanity_limit(s, p)))
    tell_shift(s, p, before, how, value > sanity_limit(s, p), value < s.options.sanity.bottom)
    if me.sanity == s.options.sanity.bottom and before > s.options.sanity.bottom:
        tell(s, Told.COLLAPSED, p, 0, 0)
        keep_other_limit(s, p)
        fall(s, p, how)
    elif before == s.options.sanity.bottom and me.sanity > before and was_cut_at_bottom(s, p):
        schedule(s, Op.RISE, p, 0, 0)


@rule("carcosa.collapse.threshold")
def fall(s, p, how):
    """Schedule what comes of a fall; a plain loss may have others left to bear it."""
    mark = s.n_agenda
    schedule(s, Op.COLLAPSE, p, 0, 0)
    if how == 0:
        resume_after_fall(s, mark)


@rule
def set_sanity(s, p, value):
    """Set sanity by an effect that sets it, which is no loss."""
    shift_sanity(s, p, value, SET)


@rule("carcosa.roles.tank_shield")
def shield_for(s, p):
    """The TANK who may take a loss of this soul upon itself, or NOBODY."""
    if s.options.abilities.tank_shields:
        for other in range(s.n_seats):
            tank = s.souls[other]
            if (tank.role == Role.TANK and other != p and tank.place == s.souls[p].place
                    and not tank.shielded and tank.sanity > s.options.sanity.bottom):
                return other
    return NOBODY


@rule("carcosa.sanity.loss", "carcosa.states.vanity")
def take_loss(s, p, n, how):
    """Lose n sanity, more under VANIDAD, and never below the bottom."""
    if n == 0:
        return
    more = 0
    if has(s, p, State.VANIDAD):
        more = max(0, min(s.options.sanity.vanity, s.souls[p].sanity - n - s.options.sanity.bottom))
    if more > 0:
        tell(s, Told.VANITY, p, more, 0)
    shift_sanity(s, p, s.souls[p].sanity - n - more, how)


@rule
def do_lose(s, p, n, kind):
    """Take a loss of a given kind; if a TANK may bear it, it waits under the question for the answer."""
    asked = kind == PRICE or (kind & DECIDED) > 0 or s.souls[p].sanity == s.options.sanity.bottom
    tank = NOBODY if asked else shield_for(s, p)
    if n > 0 and tank != NOBODY:
        schedule(s, Op.SHIELD, tank, p, n)
        schedule(s, Op.LOSE, p, n, kind | DECIDED)
    else:
        take_loss(s, p, n, kind & ~DECIDED)


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
        shift_sanity(s, p, sanity_limit(s, p), SET)


@rule("carcosa.objects.ring")
def sink_to_limit(s, p, before):
    """A soul whose key ring is gone has a lower limit now, and no more sanity than that."""
    limit = sanity_limit(s, p)
    if limit < before:
        tell(s, Told.WITHOUT_RING, p, limit, key_slots(s, p))
        clamp_sanity(s, p)


@rule("carcosa.objects.ring")
def rise_to_limit(s, p, before):
    """A soul that got a key ring may have more sanity now, and more keys."""
    limit = sanity_limit(s, p)
    if limit > before:
        tell(s, Told.WITH_RING, p, limit, key_slots(s, p))


@rule("carcosa.collapse.sacrifice")
def do_sacrifice(s, p, sanity):
    """Give an object slot or a point of maximum sanity for ever; sanity becomes 0."""
    me = s.souls[p]
    me.answered = 1
    if sanity:
        me.max_sanity -= 1
        tell(s, Told.SACRIFICED, p, 1 + 2 * (LOSS + sanity_limit(s, p)), 0)
    else:
        tell(s, Told.SACRIFICED, p, 0, 0)
        me.slots_lost += 1
        schedule(s, Op.OVERLOAD, p, 0, 0)
    set_sanity(s, p, 0)


@rule("carcosa.objects.book_safe")
def is_safe(s, card):
    """Whether an object stays with its bearer when all others are robbed or destroyed."""
    return card == Card.BOOK_CHAMBERS and s.options.objects.book_safe


@rule
def count_unsafe(s, p):
    """How many unsafe objects a soul can lose."""
    count = 0
    for i in range(s.souls[p].n_objects):
        if not is_safe(s, s.souls[p].objects[i]):
            count += 1
    return count


@rule
def lose_unsafe(s, p):
    """Remove the first unsafe object from a soul's hands; 0 when there is none left."""
    me = s.souls[p]
    for i in range(me.n_objects):
        if not is_safe(s, me.objects[i]):
            card = delete_at(me.objects, me.n_objects, i)
            me.n_objects -= 1
            return card
    return 0


@rule("carcosa.collapse.one_action")
def limit_at_bottom(s, p):
    """A soul at the bottom has no more actions than the options say."""
    me = s.souls[p]
    if me.sanity == s.options.sanity.bottom and me.actions > s.options.sanity.actions_at_bottom:
        me.actions = s.options.sanity.actions_at_bottom
        tell(s, Told.LIMITED_AT_BOTTOM, p, me.actions, 0)


@rule
def gets_back_on_rising(s, p):
    """Whether a soul that the bottom leaves few actions would get its own back: only before its turn."""
    limits = s.options.sanity.actions_at_bottom < s.options.turn.actions
    return limits and s.options.sanity.actions_on_rise and (p - s.starter + s.n_seats) % s.n_seats >= s.turns_done


@rule
def keep_other_limit(s, p):
    """A soul at the bottom that something else leaves as few actions is still limited in its turn if it rises."""
    me = s.souls[p]
    if gets_back_on_rising(s, p) and me.actions <= s.options.sanity.actions_at_bottom:
        me.slowed = 1


@rule
def was_cut_at_bottom(s, p):
    """Whether only the bottom leaves a soul so few actions for the turn that is to come."""
    me = s.souls[p]
    return gets_back_on_rising(s, p) and not me.slowed and me.actions == s.options.sanity.actions_at_bottom


@rule("carcosa.collapse.accept")
def do_accept(s, p, chosen):
    """Lose every key and object for ever; the other souls lose sanity."""
    me = s.souls[p]
    answered = me.answered
    me.answered = 1
    limit = sanity_limit(s, p)
    if chosen:
        tell(s, Told.ACCEPTED, p, count_unsafe(s, p), me.keys)
    else:
        if s.options.sanity.sacrifice:
            tell(s, Told.NO_SACRIFICE, p, answered, 0)
        tell(s, Told.FELL, p, count_unsafe(s, p), me.keys)
    if me.keys > 0:
        destroy_keys(s, me.keys)
        me.keys = 0
    card = lose_unsafe(s, p)
    while card:
        s.discards[card] += 1
        tell(s, Told.LOST_IN_FALL, p, card, 0)
        card = lose_unsafe(s, p)
    sink_to_limit(s, p, limit)
    limit_at_bottom(s, p)
    schedule(s, Op.FALL_COSTS, p, 0, 0)
    schedule(s, Op.CHECK_DEFEAT, 0, 0, 0)


@rule("carcosa.collapse.accept")
def do_fall_costs(s, p):
    """The cost of a soul's fall for the others: a separate frame, because the lost keys may have ended the game
    before."""
    if s.options.sanity.accept_others_lose > 0:
        tell(s, Told.FALL_COSTS, p, s.options.sanity.accept_others_lose, 0)
    for k in range(1, s.n_seats):
        schedule(s, Op.LOSE, (p + k) % s.n_seats, s.options.sanity.accept_others_lose, FALL)


@rule("carcosa.keys.destroyed")
def destroy_keys(s, n):
    s.keys_destroyed += n
    s.discards[Card.KEY] += n
    tell(s, Told.KEYS_DESTROYED, n, s.keys_destroyed, s.key_pool)
    schedule(s, Op.CHECK_DEFEAT, 0, 0, 0)
