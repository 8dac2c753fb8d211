"""More of the greedy bot: points for parts that only some rulesets and configurations have."""
from ...kernel.rule import rule
from .names import NOBODY, Card, Monster, State, Step
from .rules.board import floor_of, is_corridor
from .rules.inventory import count_keys, is_tale, slots_used, table_of
from .rules.king import presence_of_round
from .rules.sanity import holds, object_slots
from .vocabulary import Do


@rule
def king_is_where_he_strikes(s):
    """Whether the king strikes before he moves, so that his target floor is known."""
    steps = s.options.steps
    for i in range(s.options.n_steps):
        if steps[i] == Step.PRESENCE:
            return True
        if steps[i] == Step.ROULETTE:
            return False
    return False


@rule
def feared_floor(s):
    """The floor where every soul surely loses sanity at the end of this round, or NOBODY."""
    if s.king_away == 0 and king_is_where_he_strikes(s) and presence_of_round(s) > 0:
        return s.king_floor
    return NOBODY


@rule
def loop_points(s, p, place):
    """Points for walking to and fro once too often, which is the worst that a soul can do."""
    me = s.souls[p]
    limit = 2 * s.options.turn.loop_cycles
    if limit == 0 or is_corridor(me.place) or is_corridor(place) or floor_of(place) != floor_of(me.place):
        return 0
    return -200 if me.loop + 1 >= limit else 0


@rule
def give_points(s, p, card, other):
    """Tales to the Book, keys away from souls about to fall, objects to souls who need them more."""
    me = s.souls[p]
    you = s.souls[other]
    if is_tale(card):
        return 65 if holds(s, other, Card.BOOK_CHAMBERS) and not holds(s, p, Card.BOOK_CHAMBERS) else -20
    if card == Card.KEY:
        return 60 if me.sanity <= -2 and you.sanity >= me.sanity + 3 else -20
    if slots_used(s, other) >= object_slots(s, other):
        return -20
    if card == Card.VIAL:
        return 20 if you.sanity <= 0 and me.sanity >= you.sanity + 3 else -20
    if card == Card.BLUNT:
        mine = s.options.abilities.reacts == me.role
        return 12 if s.options.abilities.reacts == you.role and not mine and not holds(s, other, card) else -20
    return -20


@rule
def give_on_points(s, p, card):
    """Giving on is better than discarding. A tale at the Book's bearer stays there, because otherwise it would go to
    and fro."""
    return -50 if is_tale(card) and holds(s, p, Card.BOOK_CHAMBERS) else 20


@rule
def crown_points(s, p):
    """Points for the crown. It is worth a key that is not needed, to keep the king off the threshold; never a needed
    one."""
    spare = count_keys(s) - s.options.crown.price >= s.options.end.keys
    return 20 if spare and s.souls[p].sanity >= 2 else -20


@rule
def react_points(s, p, monster):
    """A stun is worth most if it saves a soul, or gives back stolen objects."""
    if monster == Monster.DUENDE:
        return 8 + s.n_loot + 20 * s.loot_keys + (10 if s.souls[p].keys > 0 else 0)
    return 8


@rule
def effect_points(do, amount, what):
    """The points of an effect for the soul that it happens to."""
    match do:
        case Do.LOSE: points = -4 * amount
        case Do.GAIN: points = 4 * amount
        case Do.STATE:
            good = what == State.SANIDAD or what == State.ILUMINADO or what == State.PROTECCION
            points = 3 * amount if good else -3 * amount
        case Do.SKIP_TURN: points = -8
        case Do.NO_ACTIONS: points = -4
        case Do.FIND: points = 5
        case Do.INVERT_SANITY: points = -6
        case Do.BRING: points = 3 * amount
        case Do.CLEAR_STATES: points = 3
        case Do.KING_HERE: points = -4 * amount
        case Do.KING_AWAY: points = 6 * amount
        case Do.KING_DOUBLED: points = -6
        case Do.SHOP: points = 1
        case Do.NOTHING: points = 0
        case _: points = -2         # then it is somewhere else
    return points


@rule
def own_event_points(s, event):
    """The points of a custom event: the mean of its rows, without their probabilities."""
    table = s.options.events[table_of(event)]
    points = 0
    for i in range(table.n):
        for k in range(2):
            effect = table.rows[i].effects[k]
            points += effect_points(effect.do, effect.amount, effect.what)
    return points // max(1, table.n)
