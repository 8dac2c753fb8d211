"""Powers of custom cards that are answered by two cards, or by yes or no."""
from .....kernel.agenda import schedule
from .....kernel.log import tell, tell_only
from .....kernel.rule import rule
from ...names import NOBODY, ROW, Card, Doom, Op
from ...rules.cards import find_card, group_of, holder, is_alive, spot
from ...rules.doom import revive, revive_by, strike_from
from ...rules.knowledge import show_to_all
from ...vocabulary import Told
from ..names import CHEF_LOAN, Power
from .goals import ask_power, do_traitor
from .harm import gas_victim
from .loans import is_called_before, lend
from .night import begin


@rule("bethlem.custom.hand_on", "bethlem.custom.clock_move", "bethlem.custom.tools_citadels")
def do_pair(s, p, power, one, other):
    own = s.own
    giver = s.at[one]
    taker = s.at[other]
    match power:
        case Power.HAND_ON:
            own.extra[giver].broccoli -= 1
            own.extra[taker].arrives += 1
            tell(s, Told.HANDED_ON, spot(s, giver), spot(s, taker), 0)
            if anything_to_hand_on(s, p):
                ask_power(s, p, Power.HAND_ON)
        case Power.CLOCK_MOVE:
            own.extra[taker].number = own.extra[giver].number
            own.extra[taker].number_shown = own.extra[giver].number_shown
            own.extra[giver].number = 0
            own.extra[giver].number_shown = 0
            own.moved = taker + 1
            own.moved_from = giver + 1
            tell_only(s, 1 << p, Told.NUMBER, spot(s, taker), own.extra[taker].number, 0)
        case _:
            own.exchanged[0] = giver + 1
            own.exchanged[1] = taker + 1


@rule
def anything_to_hand_on(s, p):
    for piece in range(ROW * s.n_rows):
        if is_alive(s, piece) and holder(s, piece) == p and s.own.extra[piece].broccoli:
            if not s.own.extra[piece].acted or s.pieces[piece].card == Card.CHEF:
                return True
    return False


@rule("bethlem.custom.pills", "bethlem.custom.chef_extra", "bethlem.custom.past", "bethlem.custom.traitor",
      "bethlem.custom.chef_steals")
def do_yes(s, p, power, yes):
    own = s.own
    match power:
        case Power.TRAITOR: do_traitor(s, yes)
        case Power.PILL: do_pill(s, yes)
        case Power.SPOIL:
            if yes:
                own.no_food = 1
                own.centre = 0
                tell(s, Told.SPOILED, p, 0, 0)
                for piece in range(ROW * s.n_rows):
                    own.extra[piece].broccoli = 0
                    own.extra[piece].arrives = 0
                revive_by(s, find_card(s, Card.CHEF), Card.CHEF)
        case Power.STEAL:
            if yes:
                lend(s, CHEF_LOAN, own.ripe, p, find_card(s, Card.CHEF))
                tell(s, Told.STOLEN_POWER, own.ripe, 0, 0)
                if group_of(own.ripe) == 0 and is_called_before(s, own.ripe):
                    begin(s, p, own.ripe)
            own.ripe = 0
        case Power.PAST:
            if yes:
                go_back(s)


@rule("bethlem.custom.pills")
def do_pill(s, yes):
    """The card chosen tonight dies in place of the gas, or the gas dies after all."""
    piece = find_card(s, Card.GAS)
    victim = gas_victim(s) if yes else piece
    if victim != NOBODY:
        by = 1 << holder(s, piece) if yes else 0
        strike_from(s, victim, Doom.INDIRECT if yes else Doom.DIRECT, by, Card.GAS if yes else 0)
        if not yes:
            s.own.pills = 2
        schedule(s, Op.TOLL, 1, 0, 0)


@rule("bethlem.custom.past")
def go_back(s):
    """Restore which cards live and which are dead to the end of the last round's lynching; nothing is set off."""
    own = s.own
    own.time |= 1
    tell(s, Told.PAST, 0, 0, 0)
    for piece in range(ROW * s.n_rows):
        it = s.pieces[piece]
        if it.reserve or own.gone == piece + 1:
            continue
        if own.extra[piece].was_alive and it.dead:
            revive(s, piece)
        elif not own.extra[piece].was_alive and not it.dead:
            it.dead = 1
            it.due = 0
            if own.transplant == piece + 1:
                own.transplant = 0
            own.centre += own.extra[piece].broccoli
            own.extra[piece].broccoli = 0
            show_to_all(s, piece)
            tell(s, Told.DIES, spot(s, piece), it.card, 0)
