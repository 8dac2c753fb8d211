"""Powers of custom cards that are chosen by name: bets, prizes, tools, haki, the clock, treatment, virus."""
from .....kernel.log import tell
from .....kernel.rule import rule
from ...names import ROW, Card, Doom
from ...rules.cards import find_card, holder
from ...rules.doom import spare, strike
from ...rules.events import draw_event
from ...vocabulary import Told
from ..names import ChoiceName, Power, Tool
from .goals import ask_power, has_extra
from .jumper import ask_tools, hand_size
from .may import anything_for
from .tokens import take_token


@rule
def do_choice(s, p, power, choice):
    own = s.own
    match power:
        case Power.BET: do_bet(s, p, choice)
        case Power.BET_GROUP: place_bet(s, choice - ChoiceName.P1)
        case Power.PRIZE: do_prize(s, p, choice)
        case Power.WORLD: own.world = 1 if choice == ChoiceName.BANG else 2
        case Power.KEEP: do_keep(s, choice)
        case Power.TOOL: do_tool(s, p, choice - ChoiceName.TOOL_FIRST)
        case Power.BODY:
            own.body = 1 if choice == ChoiceName.SPIRIT else 2
            tell(s, Told.BODY, own.body, 0, 0)
        case Power.POINTS: do_points(s, p, choice)
        case Power.HAKI: do_haki(s, p, choice)
        case Power.CLOCK: do_clock(s, p, choice)
        case Power.CLOCK_TOKEN: take_token(s, p, choice)
        case Power.TIME:
            if choice == ChoiceName.STOP:
                ask_power(s, p, Power.STOP)
            else:
                own.time |= 4
                ask_power(s, p, Power.FUTURE)
        case Power.TREAT: do_treat(s, p, choice)
        case Power.VIRUS: do_virus(s, p, choice)
        case Power.OCCURRENCE: s.proposals[p] = choice - ChoiceName.FIRST + 1
        case Power.VISIT:
            own.visited |= 1 << p
            tell(s, Told.BEHAVES, p, 0, 0)


@rule("bethlem.custom.bets")
def do_bet(s, p, choice):
    own = s.own
    k = 0 if own.bet[0] == 0 else 1
    own.bet[k] = choice + 1
    own.bets_made[choice - ChoiceName.BET_LEADER] = min(99, own.bets_made[choice - ChoiceName.BET_LEADER] + 1)
    match choice:
        case ChoiceName.BET_LEADER: ask_power(s, p, Power.BET_SEAT)
        case ChoiceName.BET_GROUP: ask_power(s, p, Power.BET_GROUP)
        case ChoiceName.BET_CARD: ask_power(s, p, Power.BET_CARD)


@rule
def place_bet(s, on):
    own = s.own
    own.bet_on[0 if own.bet[1] == 0 else 1] = on


@rule("bethlem.custom.prizes")
def do_prize(s, p, choice):
    """One of the prizes won; all three at once may be changed for an awakening."""
    own = s.own
    own.prizes_seen |= 1 << (choice & 7)
    own.prizes[3] = 0 if choice == ChoiceName.WAKE else own.prizes[3] - 1
    match choice:
        case ChoiceName.KILL: ask_power(s, p, Power.PRIZE_KILL)
        case ChoiceName.LOOK: ask_power(s, p, Power.PRIZE_LOOK)
        case ChoiceName.EVENT: draw_event(s, p)
        case _: ask_power(s, p, Power.PRIZE_WAKE)
    if own.prizes[3]:
        ask_power(s, p, Power.PRIZE)


@rule
def do_keep(s, choice):
    """One of the two tools drawn; the other goes back."""
    own = s.own
    k = 0 if choice == ChoiceName.FIRST_DRAWN else 1
    own.hand[own.offered[k] - 1] += 1
    own.deck[own.offered[1 - k] - 1] += 1
    own.offered[0] = 0
    own.offered[1] = 0


@rule("bethlem.custom.tools_bang", "bethlem.custom.tools_citadels", "bethlem.custom.worlds")
def do_tool(s, p, tool):
    """Each kind of card has its own use; several cards of Bang may be used in a night."""
    own = s.own
    own.hand[tool] -= 1
    own.tools_used += 1
    match tool:
        case Tool.DISPARO: ask_power(s, p, Power.TOOL_KILL)
        case Tool.ESQUIVA: ask_power(s, p, Power.TOOL_SHIELD)
        case Tool.CERVEZA: ask_power(s, p, Power.TOOL_REVIVE)
        case Tool.PANICO: ask_power(s, p, Power.TOOL_ROB)
        case Tool.PRISION: ask_power(s, p, Power.TOOL_JAIL)
        case Tool.DESCARTE: ask_power(s, p, Power.TOOL_DISCARD)
        case Tool.ASESINO: ask_power(s, p, Power.TOOL_CARD)
        case Tool.LADRON: ask_power(s, p, Power.TOOL_ROB)
        case Tool.MAGO: ask_power(s, p, Power.TOOL_SWAP)
        case Tool.REY: own.royal = p + 1
        case Tool.OBISPO: ask_power(s, p, Power.TOOL_GUARD)
        case Tool.MERCADER: draw_event(s, p)
        case Tool.ARQUITECTO_REAL: ask_power(s, p, Power.TOOL_LOOK)
        case Tool.MILITAR: ask_power(s, p, Power.TOOL_KILL)
    if own.world == 1 and hand_size(s):
        ask_tools(s, p)


@rule("bethlem.custom.points")
def do_points(s, p, choice):
    match choice:
        case ChoiceName.LOOK: ask_power(s, p, Power.POINTS_LOOK)
        case ChoiceName.LOOK_GOAL: ask_power(s, p, Power.POINTS_GOAL)
        case ChoiceName.KILL: ask_power(s, p, Power.POINTS_KILL)
        case _: ask_power(s, p, Power.POINTS_REVIVE)


@rule("bethlem.custom.haki_of_a_night")
def do_haki(s, p, choice):
    """Use a haki; then ask for another of those that are left, unless a night has only one."""
    if choice == ChoiceName.KING:
        press_down(s)
    else:
        use_haki(s, p, choice)
    if not s.options.one_haki and anything_for(s, p, Power.HAKI):
        ask_power(s, p, Power.HAKI)


@rule("bethlem.custom.king")
def press_down(s):
    s.own.king = 1
    s.own.haki = 0
    tell(s, Told.KING, 0, 0, 0)


@rule("bethlem.custom.haki", "bethlem.custom.haki_extra")
def use_haki(s, p, choice):
    s.own.haki |= 1 << (choice - ChoiceName.ARMOUR)
    if has_extra(s, Card.OTAKU) and holder(s, find_card(s, Card.OTAKU)) == p:
        ask_power(s, p, Power.HAKI_PEEK)
    match choice:
        case ChoiceName.ARMOUR: ask_power(s, p, Power.HAKI_KILL)
        case ChoiceName.SHIELD: ask_power(s, p, Power.HAKI_SHIELD)
        case _: ask_power(s, p, Power.HAKI_FORESEE)


@rule("bethlem.custom.clock")
def do_clock(s, p, choice):
    own = s.own
    match choice:
        case ChoiceName.LOOK:
            own.clock &= ~2
            ask_power(s, p, Power.CLOCK_LOOK)
        case ChoiceName.LOOK_GOAL:
            own.clock &= ~2
            ask_power(s, p, Power.CLOCK_GOAL)
        case ChoiceName.KILL:
            own.clock &= ~4
            ask_power(s, p, Power.CLOCK_KILL)
        case ChoiceName.CLEAR:
            own.clock &= ~8
            ask_power(s, p, Power.CLOCK_CLEAR)
        case _:
            own.clock &= ~16
            ask_power(s, p, Power.CLOCK_MOVE)
    if anything_for(s, p, Power.CLOCK):
        ask_power(s, p, Power.CLOCK)


@rule("bethlem.custom.cart", "bethlem.custom.transplant")
def do_treat(s, p, choice):
    own = s.own
    match choice:
        case ChoiceName.CART: ask_power(s, p, Power.CART)
        case ChoiceName.COMA: ask_power(s, p, Power.COMA)
        case _:
            piece = own.examined - 1
            before = own.transplant - 1
            own.transplant = piece + 1
            spare(s, piece)
            own.grafted = 1 if before != piece else 0
            if before >= 0 and before != piece:
                strike(s, before, Doom.DIRECT, 1 << p)


@rule("bethlem.custom.virus", "bethlem.custom.virus_kills")
def do_virus(s, p, choice):
    own = s.own
    own.virus_task = choice
    match choice:
        case ChoiceName.START_VIRUS:
            own.infections = 3
            ask_power(s, p, Power.INFECT)
        case ChoiceName.MORE_VIRUS:
            own.infections |= 1 if not own.infections & 1 else 2
            ask_power(s, p, Power.INFECT)
        case ChoiceName.SPREAD_VIRUS:
            own.infections |= 2
            ask_power(s, p, Power.INFECT)
        case ChoiceName.VIRUS_TWO: ask_power(s, p, Power.VIRUS_KILL)
        case _:
            for seat in range(s.n_players):
                if own.virus[seat] >= 4 and own.virus_task == ChoiceName.VIRUS_FOUR:
                    own.virus[seat] -= 4
                    own.virus_task = 0
                    for piece in range(ROW * s.n_rows):
                        if holder(s, piece) == seat:
                            strike(s, piece, Doom.DIRECT, 1 << p)
    ask_power(s, p, Power.VIRUS)
