"""The greedy bot's points for answers to decisions of custom cards."""
from ....kernel.rule import rule
from ..greedy import points_of_power
from ..names import ROW, Group
from ..rules.beliefs import enmity, knows, standing, suspicion, wish_dead
from ..rules.cards import group_of, row_of
from ..rules.part import OWN_CARDS
from ..vocabulary import Act
from .names import ChoiceName, Power
from .rules.may import is_kill


@OWN_CARDS.changes(points_of_power)
def points_of_decision(s, p, power, kind, a, b):
    """Points for an answer to a decision of custom cards."""
    match kind:
        case Act.POINT: worth = points_at_card(s, p, power, a)
        case Act.PLAYER: worth = points_at_player(s, p, power, a)
        case Act.CHOOSE: worth = points_by_name(s, p, a)
        case Act.PAIR: worth = 5 + enmity(s, p, s.owner[row_of(b)]) // 10
        case Act.YES: worth = 5 if power != Power.PAST else losses(s, p) - 1
        case Act.CARD: worth = 10
        case Act.PLAYERS: worth = 2 if a != p and b != p else 0
        case _: worth = 0
    return worth


@rule
def losses(s, p):
    """How many of a player's cards have died since the last round's end."""
    n = 0
    for piece in range(ROW * s.n_rows):
        if s.owner[row_of(s.place_of[piece])] == p and s.pieces[piece].dead and s.own.extra[piece].was_alive:
            n += 1
    return n


@rule
def points_at_card(s, p, power, place):
    wish = wish_dead(s, p, place)
    seat = s.owner[row_of(place)]
    match power:
        case Power.HIDE: points = 30 if seat != p and s.pieces[s.at[place]].card != 0 else 0
        case Power.PRIZE_LOOK: points = unknown(s, p, place)
        case Power.TOOL_LOOK: points = unknown(s, p, place)
        case Power.POINTS_LOOK: points = unknown(s, p, place)
        case Power.HAKI_PEEK: points = unknown(s, p, place)
        case Power.CLOCK_LOOK: points = unknown(s, p, place)
        case Power.EXAMINE: points = 10 - wish
        case Power.CART: points = -wish
        case Power.COMA: points = -wish - 10
        case Power.TOOL_SHIELD: points = -wish
        case Power.TOOL_GUARD: points = -wish
        case Power.HAKI_SHIELD: points = -wish
        case Power.HAKI_FORESEE: points = -wish
        case Power.CLOCK_CLEAR: points = -wish
        case Power.TOOL_REVIVE: points = 50
        case Power.POINTS_REVIVE: points = -enmity(s, p, seat)
        case Power.RISE: points = 50
        case Power.DOLL: points = 20 if seat == p and not is_main(s, place) else -10
        case Power.EXCHANGE: points = 10 + enmity(s, p, seat)
        case Power.VISIT: points = -60
        case Power.GAMBLE: points = -60
        case Power.SHOW_ONE: points = -20 if is_main(s, place) else 0
        case Power.POLICE: points = 40 if s.pieces[s.at[place]].dead else -20 if is_main(s, place) else 0
        case Power.MARK_SPY: points = 0 if is_main(s, place) else 10
        case Power.PANDORA: points = enmity(s, p, seat)
        case Power.PRIZE_WAKE: points = 20
        case _: points = wish + (5 if is_kill(power) else 0)
    return points


@rule
def is_main(s, place):
    """Whether a card of the player's own is a main character."""
    return group_of(s.pieces[s.at[place]].card) == Group.P1


@rule
def unknown(s, p, place):
    piece = s.at[place]
    if knows(s, p, piece) or s.pieces[piece].dead:
        return -10
    return 40 - abs(50 - suspicion(s, p, s.owner[row_of(place)])) // 2


@rule
def points_at_player(s, p, power, seat):
    match power:
        case Power.MAZE: points = doubt(s, p, seat)
        case Power.SEE_GOAL: points = doubt(s, p, seat)
        case Power.POINTS_GOAL: points = doubt(s, p, seat)
        case Power.CLOCK_GOAL: points = doubt(s, p, seat)
        case Power.MEAL: points = 20 - enmity(s, p, seat) // 2
        case Power.SACRIFICE: points = -enmity(s, p, seat)
        case _: points = enmity(s, p, seat)
    return points


@rule
def doubt(s, p, seat):
    """How much there is to learn of a player's objective."""
    known = standing(s, p, seat)
    return -5 if seat == p or s.own.goals_seen[seat] >> p & 1 else 60 - abs(50 - known) // 2


@rule
def points_by_name(s, p, choice):
    match choice:
        case ChoiceName.DECLARE: points = 500
        case ChoiceName.PROTECTION: points = -20
        case ChoiceName.GAMBLE: points = -10
        case ChoiceName.SACRIFICE: points = -5
        case ChoiceName.BET_LEADER: points = 20
        case ChoiceName.KILL: points = 30
        case ChoiceName.LOOK_GOAL: points = 20
        case ChoiceName.VIRUS_TWO: points = 30
        case ChoiceName.VIRUS_FOUR: points = 40
        case _: points = 10
    return points
