"""More of the greedy bot: points for parts that only some rulesets and configurations have."""
from ...kernel.rule import rule
from .names import EVENTS, NOBODY, Card, Monster, OwnKind, State, Step, Whom
from .numbers import Effect
from .rules.board import floor_of, is_corridor
from .rules.events import reaches
from .rules.inventory import OWN, count_keys, is_tale, slots_used
from .rules.king import presence_of_round
from .rules.sanity import holds, object_slots, sanity_limit
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
        case Do.STUN_HERE: points = 4
        case _: points = -2         # then it is somewhere else
    return points


@rule
def points_for(s, p, effect: Effect):
    """The points of an effect for the soul that it reaches; only missing sanity is gained."""
    amount = effect.amount
    if effect.do == Do.GAIN:
        amount = min(amount, sanity_limit(s, p) - s.souls[p].sanity)
    return effect_points(effect.do, amount, effect.what)


@rule
def table_points(s, p, thing, target):
    """The points of an own thing's table for all souls that it reaches from soul p: the mean of its rows, without their
    probabilities."""
    table = s.options.events[EVENTS + thing]
    points = 0
    for i in range(table.n):
        for k in range(2):
            effect = table.rows[i].effects[k]
            if effect.whom == Whom.SELF:
                points += points_for(s, p, effect)
            else:
                for q in range(s.n_seats):
                    if reaches(s, p, q, target, effect.whom):
                        points += points_for(s, q, effect)
    return points // max(1, table.n)


@rule
def own_use_points(s, p, thing, target):
    """What a use brings, less what it costs; an object that it spends is worth keeping for more."""
    own = s.options.own[thing]
    spent = thing < OWN and own.spent
    return table_points(s, p, thing, target) - 4 * own.price - (3 if spent else 1)


@rule
def own_card_points(s, p, card):
    """The points of turning over an own card: an event's table, an object, or a monster that strikes where it comes."""
    thing = card - Card.OWN_1
    match s.options.own[thing].kind:
        case OwnKind.OBJECT: points = 5
        case OwnKind.MONSTER: points = min(-2, table_points(s, p, thing, p))
        case _: points = table_points(s, p, thing, p)
    return points


@rule
def own_monster_points(s, p, monster):
    """The points of going to where an own monster is."""
    return table_points(s, p, s.options.of_piece[monster - Monster.OWN_MONSTER_1] - Card.OWN_1, p)
