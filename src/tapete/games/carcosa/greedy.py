"""The greedy bot of Carcosa: rules of thumb, from what a seat may know.

Every legal action gets a number of points; the most points are chosen, ties by lot. The plan: look for keys while sane,
rest in corridors when not, and meet on the threshold when there are enough keys.
"""
from ...kernel.agenda import frame_b, frame_op, top_frame
from ...kernel.flow import greedy_of
from ...kernel.menu import first_of, kind_of, second_of
from ...kernel.rule import rule
from .dealings import (
    crown_points,
    feared_floor,
    give_on_points,
    give_points,
    loop_points,
    own_card_points,
    own_monster_points,
    own_use_points,
    react_points,
)
from .names import MONSTERS, NOBODY, ROOMS, Card, Monster, Special, State
from .rules.board import corridor_of, distance, floor_of, is_corridor, place_of_room, room_of
from .rules.inventory import OWN, can_take_key, count_keys, is_treasure, slots_used
from .rules.king import king_stands_at, presence_of_round
from .rules.sanity import object_slots, sanity_limit
from .vocabulary import Act, Op

TIRED = 1
"""A soul with this much sanity or less rests before it explores."""
TIRED_FOR_GOOD = 2
"""The same if nothing can be sacrificed to come back from the bottom."""


@rule
def worth(card):
    """The points of turning a card over, for the soul that does it."""
    match card:
        case Card.KEY: points = 60
        case Card.TREASURE_RING: points = 14
        case Card.TREASURE_STAIRS: points = 6
        case Card.RING: points = 6
        case Card.VIAL: points = 8
        case Card.BOOK_CHAMBERS: points = 5
        case Card.BLUNT: points = 4
        case Card.COMPASS: points = 3
        case Card.SANIDAD: points = 10
        case Card.DIVAN_AMARILLO: points = 3
        case Card.COMIDA_SERVIDA: points = 2
        case Card.HAY_CADAVER: points = 0
        case Card.EVENTO_MOTEMEY: points = 1
        case Card.FURIA_AMARILLO: points = 0
        case Card.CAMBIA_CARAS: points = -2
        case Card.ASCENSOR: points = -2
        case Card.TRAMPILLA: points = -2
        case Card.GOLPE_AMARILLO: points = -8
        case Card.ESPEJO_AMARILLO: points = -6
        case Card.TUE_TUE: points = -12
        case _:
            points = 3 if Card.TALE_REPAIRER <= card <= Card.TREASURE_PENDANT else -8
    return points


@rule
def worth_to_keep(card):
    """The points of an object in hand."""
    match card:
        case Card.TREASURE_RING: points = 9
        case Card.VIAL: points = 8
        case Card.BLUNT: points = 6
        case Card.TREASURE_STAIRS: points = 4
        case Card.COMPASS: points = 3
        case _: points = 2
    return points


@rule
def goes_home(s, p):
    """Whether a soul should be on the threshold: enough keys are held, or it can carry no more."""
    return count_keys(s) >= s.options.end.keys or (s.souls[p].keys > 0 and not can_take_key(s, p))


@rule
def is_tired(s, p):
    tired = TIRED if s.options.sanity.sacrifice else TIRED_FOR_GOOD
    return s.souls[p].sanity <= min(tired, sanity_limit(s, p) - 2)


@rule
def knows_top(deck, p):
    """Whether a soul has seen the top card. Greedy uses nothing else, also in a state that is not blinded."""
    return deck.seen[deck.n - 1] >> p & 1


@rule
def room_points(s, p, room):
    """The expected points of turning over the top card of a room."""
    deck = s.decks[s.deck_at[room]]
    if deck.n == 0:
        return -20
    if not knows_top(deck, p):
        return 9
    card = deck.cards[deck.n - 1]
    if card == Card.KEY and not can_take_key(s, p):
        return -4
    return own_card_points(s, p, card) if card >= Card.OWN_1 else worth(card)


@rule
def best_goal(s, p):
    """The place that a soul should go to."""
    me = s.souls[p]
    if goes_home(s, p):
        return s.options.end.threshold
    if is_tired(s, p):
        corridor = corridor_of(me.place)
        if king_stands_at(s, corridor):
            corridor = (corridor + 5) % 15
        return corridor
    best = me.place
    most = -99
    feared = feared_floor(s)
    for room in range(ROOMS):
        place = place_of_room(room)
        if place != me.place:
            points = room_points(s, p, room) - 3 * distance(s, me.place, 1 << place)
            if floor_of(place) == feared:
                points -= 2 * presence_of_round(s)
            if points > most:
                most = points
                best = place
    return best


@rule
def move_points(s, p, place, goal):
    """Nearer to the goal is better; the contents of a room on the way count too."""
    me = s.souls[p]
    nearer = distance(s, me.place, 1 << goal) - distance(s, place, 1 << goal)
    points = 10 * nearer + loop_points(s, p, place)
    if floor_of(place) != floor_of(me.place):
        feared = feared_floor(s)
        if feared == floor_of(me.place):
            points += 4 * presence_of_round(s)
        elif feared == floor_of(place):
            points -= 4 * presence_of_round(s)
    if not is_corridor(place):
        points += room_points(s, p, room_of(place)) // 2
        if goes_home(s, p) or is_tired(s, p):
            points -= 6
    for monster in range(2):
        spider = Monster.ARANA if monster == 0 else Monster.CRIA_ARANA
        piece = s.pieces[spider]
        if piece.here and piece.place == place and not piece.stunned:
            points -= 12
    for monster in range(Monster.OWN_MONSTER_1, MONSTERS):
        piece = s.pieces[monster]
        if piece.here and piece.place == place and not piece.stunned:
            points += own_monster_points(s, p, monster)
    return points


@rule
def meditate_points(s, p):
    me = s.souls[p]
    gain = s.options.actions.meditate_corridor if is_corridor(me.place) else s.options.actions.meditate_room
    missing = sanity_limit(s, p) - me.sanity
    if missing <= 0:
        return -1
    points = 4 * min(gain, missing) + max(0, 2 - me.sanity) * 3
    if goes_home(s, p) and me.place == s.options.end.threshold:
        points += 10
    return points


@rule
def heal_points(s, p, state):
    """A healer heals when the others miss sanity or the peace of mind is about to end."""
    if state != State.SANIDAD or s.souls[p].sanity < s.options.abilities.healer_price + 1:
        return -20
    points = -10
    for other in range(s.n_seats):
        if other != p:
            missing = sanity_limit(s, other) - s.souls[other].sanity
            points += 3 * min(missing, s.options.abilities.healer_gain)
            if s.souls[other].states[State.SANIDAD] <= 1:
                points += 3 * min(missing, 4)
    return points


@rule
def sell_points(s, p, card):
    missing = sanity_limit(s, p) - s.souls[p].sanity
    if card == Card.TREASURE_RING or Card.TALE_REPAIRER <= card <= Card.TALE_SIGN:
        return -20
    if is_treasure(card):
        return 20 if missing >= 3 else -5
    return 6 if s.souls[p].sanity <= -3 and card != Card.VIAL else -10


@rule
def ritual_points(s, p):
    me = s.souls[p]
    return 40 if me.sanity >= -1 and can_take_key(s, p) else -20


@rule
def turn_points(s, p, kind, a, b, goal):
    """Points of an action of a turn; doing nothing more has 0."""
    me = s.souls[p]
    missing = sanity_limit(s, p) - me.sanity
    match kind:
        case Act.END_TURN: points = 0
        case Act.MOVE: points = move_points(s, p, a, goal)
        case Act.SEARCH:
            points = room_points(s, p, room_of(me.place))
            if goes_home(s, p) or is_tired(s, p):
                points -= 16
        case Act.MEDITATE: points = meditate_points(s, p)
        case Act.COMPASS: points = 30 if goal == corridor_of(me.place) else -5
        case Act.VIAL: points = 50 if missing >= s.options.actions.vial and me.sanity <= 2 else -5
        case Act.BLUNT: points = 60 if s.pieces[a].stunned == 0 else -20
        case Act.ESCAPE: points = 25 if me.sanity >= s.options.actions.escape - 6 else -5
        case Act.WIGGLE: points = 30
        case Act.BUY: points = 8 if me.sanity >= 4 and slots_used(s, p) < object_slots(s, p) else -20
        case Act.SELL: points = sell_points(s, p, a)
        case Act.TAKE: points = 45 if a == Card.KEY else -10
        case Act.DOORS: points = -10
        case Act.CHAPEL: points = 5 * min(missing, 5) - 6
        case Act.RITUAL: points = ritual_points(s, p)
        case Act.HEAL: points = heal_points(s, p, a)
        case Act.ANNEX: points = 70
        case Act.GIVE: points = give_points(s, p, a, b) if s.options.actions.trade else 65
        case Act.CROWN: points = crown_points(s, p)
        case Act.RESCUE: points = 40
        case Act.USE: points = own_use_points(s, p, a - Card.OWN_1, p)
        case Act.USE_ON: points = own_use_points(s, p, a - Card.OWN_1, b)
        case Act.VISIT: points = own_use_points(s, p, OWN + a - Special.OWN_ROOM_1, p)
        case Act.VISIT_WITH: points = own_use_points(s, p, OWN + a - Special.OWN_ROOM_1, b)
        case _: points = -15
    return points


@rule
def answer_points(s, p, b, kind, a):
    """Points of an answer to any question except a turn."""
    me = s.souls[p]
    match kind:
        case Act.SACRIFICE_SLOT: points = 30 + object_slots(s, p)
        case Act.SACRIFICE_SANITY: points = 30 + min(2, me.max_sanity)
        case Act.ACCEPT: points = 0
        case Act.DISCARD: points = 10 - worth_to_keep(a)
        case Act.SHIELD: points = 3 * (me.sanity - s.souls[b].sanity) - 4
        case Act.TWO_DICE: points = 1 if b != Card.ASCENSOR and b != Card.TRAMPILLA else -1
        case Act.SWAP: points = 5
        case Act.REACT: points = react_points(s, p, a)
        case Act.GIVE: points = give_on_points(s, p, a)
        case Act.LOOK:
            points = 0 if knows_top(s.decks[s.deck_at[room_of(a)]], p) else 5
        case Act.PICK: points = 50 if a == Card.KEY and can_take_key(s, p) else worth_to_keep(a)
        case Act.BUY: points = 4 if me.sanity >= 4 and slots_used(s, p) < object_slots(s, p) else -20
        case Act.SELL: points = sell_points(s, p, a)
        case _: points = 0
    return points


@rule
def aims(s, p):
    """The goal of a soul in its turn."""
    return best_goal(s, p) if frame_op(top_frame(s)) == Op.TURN else NOBODY


@rule
def points(s, p, frame, action, goal):
    """The points of an action for its soul."""
    kind = kind_of(action)
    if frame_op(frame) == Op.TURN:
        return turn_points(s, p, kind, first_of(action), second_of(action), goal)
    if frame_op(frame) == Op.ASKED:
        return give_points(s, p, first_of(action), second_of(action)) if kind == Act.GIVE else 0
    return answer_points(s, p, frame_b(frame), kind, first_of(action))


greedy = greedy_of(points, aims)
