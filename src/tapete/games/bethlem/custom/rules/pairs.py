"""The powers of one's own cards that are answered by two cards, or by yes or no."""
from .....kernel.agenda import schedule
from .....kernel.log import tell, tell_only
from .....kernel.rule import rule
from ...names import NOBODY, ROW, Card, Doom, Op
from ...rules.cards import find_card, group_of, holder, is_alive, spot
from ...rules.doom import exchange, revive, strike
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
    x = s.at[one]
    y = s.at[other]
    match power:
        case Power.HAND_ON:
            own.extra[x].broccoli -= 1
            own.extra[y].arrives += 1
            if anything_to_hand_on(s, p):
                ask_power(s, p, Power.HAND_ON)
        case Power.CLOCK_MOVE:
            own.extra[y].number = own.extra[x].number
            own.extra[y].number_shown = own.extra[x].number_shown
            own.extra[x].number = 0
            own.extra[x].number_shown = 0
            own.moved = y + 1
            own.moved_from = x + 1
            tell_only(s, 1 << p, Told.NUMBER, spot(s, y), own.extra[y].number, 0)
        case _:
            tell(s, Told.SWAPPED, spot(s, x), spot(s, y), 0)
            exchange(s, x, y)


@rule
def anything_to_hand_on(s, p):
    for o in range(ROW * s.n_rows):
        if is_alive(s, o) and holder(s, o) == p and s.own.extra[o].broccoli:
            if not s.own.extra[o].acted or s.pieces[o].card == Card.CHEF:
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
                for o in range(ROW * s.n_rows):
                    own.extra[o].broccoli = 0
                    own.extra[o].arrives = 0
                revive(s, find_card(s, Card.CHEF))
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
    o = find_card(s, Card.GAS)
    victim = gas_victim(s) if yes else o
    if victim != NOBODY:
        strike(s, victim, Doom.INDIRECT if yes else Doom.DIRECT, 1 << holder(s, o) if yes else 0)
        if not yes:
            s.own.pills = 2
        schedule(s, Op.TOLL, 1, 0, 0)


@rule("bethlem.custom.past")
def go_back(s):
    """Which cards live and which are dead is again as it was after the last round's lynching; nothing is set off."""
    own = s.own
    own.time |= 1
    tell(s, Told.PAST, 0, 0, 0)
    for o in range(ROW * s.n_rows):
        piece = s.pieces[o]
        if piece.reserve or own.gone == o + 1:
            continue
        if own.extra[o].was_alive and piece.dead:
            revive(s, o)
        elif not own.extra[o].was_alive and not piece.dead:
            piece.dead = 1
            piece.due = 0
            if own.transplant == o + 1:
                own.transplant = 0
            own.centre += own.extra[o].broccoli
            own.extra[o].broccoli = 0
            show_to_all(s, o)
            tell(s, Told.DIES, spot(s, o), piece.card, 0)

