"""The powers of one's own cards as they are used."""
from .....kernel.agenda import schedule
from .....kernel.log import tell, tell_only
from .....kernel.rule import rule
from ...names import NOBODY, PAIRS_ON_TABLE, ROW, Act, Card, Doom, Op, Phase, Told
from ...rules.cards import find_card, group_of, holder, is_alive, row_of, spot
from ...rules.day import awaken
from ...rules.doom import exchange, revive, spare, strike
from ...rules.events import discard_of, draw_event, rob_event
from ...rules.knowledge import is_shown, learn_trait, show_to_all, tell_card
from ..names import CHEF_LOAN, MEDIUM_LOAN, MIND_LOAN, Choice, Power, Tool
from ..names import Told as OwnTold
from .goals import ask_power, do_traitor, has_extra, see_goal, swap_goals, swap_traits
from .harm import gas_victim
from .may import anything_for, is_kill
from .night import ask_tools, begin, hand_size, source


@rule
def kill(s, p, o):
    """A card is attacked by a power; by day it is settled at once."""
    strike(s, o, Doom.DIRECT, 1 << p)
    if s.phase != Phase.NIGHT:
        schedule(s, Op.TOLL, 1, 0, 0)


@rule
def answer_power(s, p, power, kind, a, b):
    """Carry out what a player has answered to a decision."""
    if kind == Act.PASS:
        if power == Power.EXAMINE:
            s.own.examined = 0
        return
    match kind:
        case Act.POINT: do_point(s, p, power, a)
        case Act.PLAYER: do_player(s, p, power, a)
        case Act.CARD: do_card(s, p, power, a)
        case Act.CHOOSE: do_choice(s, p, power, a)
        case Act.PAIR: do_pair(s, p, power, a, b)
        case Act.PLAYERS:
            if power == Power.PSYCHIATRIST:
                swap_goals(s, a, b)
            else:
                swap_traits(s, a, b)
        case _: do_yes(s, p, power, kind == Act.YES)


# ---- a card ------------------------------------------------------------------------------------

@rule("bethlem.custom.hide", "bethlem.custom.doll", "bethlem.custom.broccoli", "bethlem.custom.shield",
      "bethlem.custom.foresee", "bethlem.custom.pandora")
def do_point(s, p, power, place):
    o = s.at[place]
    own = s.own
    if is_kill(power):
        do_kill(s, p, power, o)
        return
    match power:
        case Power.HIDE: own.hideout = o + 1
        case Power.DOLL: own.doll = o + 1
        case Power.PRIZE_LOOK: tell_card(s, p, o)
        case Power.PRIZE_WAKE: awaken(s, o)
        case Power.SERVE:
            own.served |= 1 << s.owner[row_of(place)]
            serve(s, o)
        case Power.REFILL:
            own.centre -= 1
            own.dealt |= 1 << s.owner[row_of(place)]
            serve(s, o)
        case Power.TOOL_SHIELD: own.extra[o].shield = 1
        case Power.TOOL_REVIVE: revive(s, o)
        case Power.TOOL_JAIL: s.pieces[o].gloomy = 1
        case Power.TOOL_GUARD: s.guard[p] = o + 1
        case Power.TOOL_LOOK: tell_card(s, p, o)
        case Power.EXCHANGE: do_exchange(s, p, o)
        case Power.POINTS_LOOK:
            own.points -= 1
            tell_card(s, p, o)
        case Power.POINTS_REVIVE:
            own.points -= 3
            revive(s, o)
        case Power.RISE: do_rise(s, p, o)
        case Power.HAKI_PEEK: tell_card(s, p, o)
        case Power.HAKI_SHIELD: own.extra[o].shield = 1
        case Power.HAKI_FORESEE: own.foreseen = o + 1
        case Power.CURSE: do_curse(s, p, o)
        case Power.CLOCK_LOOK: tell_card(s, p, o)
        case Power.CLOCK_CLEAR: clear_token(s, o)
        case Power.EXAMINE:
            own.examined = o + 1
            tell_card(s, p, o)
        case Power.CART:
            own.carts += 1
            spare(s, o)
        case Power.COMA: do_coma(s, o)
        case Power.PANDORA: do_pandora(s, o)
        case Power.VISIT: perish(s, p, o)
        case Power.SHOW_ONE: do_show(s, o)
        case Power.POLICE: take_off(s, o)
        case Power.MARK_SPY: do_mark_spy(s, o)
        case Power.GAMBLE: do_gamble(s, p, o)


@rule("bethlem.custom.prizes", "bethlem.custom.points", "bethlem.custom.haki", "bethlem.custom.clock",
      "bethlem.custom.future", "bethlem.custom.virus_kills", "bethlem.custom.tools_bang")
def do_kill(s, p, power, o):
    own = s.own
    match power:
        case Power.POINTS_KILL: own.points -= 2
        case Power.FUTURE: own.future |= 1 << holder(s, o)
        case Power.VIRUS_KILL: own.virus[holder(s, o)] -= 2
    kill(s, p, o)
    if power == Power.FUTURE and anything_for(s, p, Power.FUTURE):
        ask_power(s, p, Power.FUTURE)


@rule("bethlem.custom.broccoli_three", "bethlem.custom.fast_food")
def serve(s, o):
    """One more broccoli on a card; three of them kill it, two once the chef's awakening is announced."""
    own = s.own
    own.extra[o].broccoli += 1
    if s.phase != Phase.NIGHT:
        tell(s, OwnTold.BROCCOLI, spot(s, o), own.extra[o].broccoli, 0)
    boil(s, o)


@rule
def boil(s, o):
    own = s.own
    chef = find_card(s, Card.CHEF)
    fast = chef != NOBODY and is_alive(s, chef) and s.pieces[chef].woken == 1 and is_shown(s, chef)
    if is_alive(s, o) and own.extra[o].broccoli >= (2 if fast else 3):
        own.extra[o].broccoli = 0
        if fast:
            own.ripe = s.pieces[o].card
        strike(s, o, Doom.INDIRECT | Doom.CERTAIN, 0)
        if s.phase != Phase.NIGHT:
            schedule(s, Op.TOLL, 1, 0, 0)


@rule("bethlem.custom.cyborg")
def do_exchange(s, p, o):
    """The cyborg changes places with a living card of another player, and both live on."""
    cyborg = find_card(s, Card.CYBORG)
    tell(s, OwnTold.EXCHANGED, spot(s, cyborg), spot(s, o), 0)
    exchange(s, cyborg, o)


@rule("bethlem.custom.alchemist_extra")
def do_rise(s, p, o):
    s.own.risen |= 1 << p
    tell(s, OwnTold.RISE_AGAIN, p, 0, 0)
    revive(s, o)
    if not s.pieces[o].woken:
        awaken(s, o)


@rule("bethlem.custom.curse")
def do_curse(s, p, o):
    """What was done to the cursed card falls on one's own, at once if one player alone has to choose."""
    own = s.own
    if own.cursed_by & (own.cursed_by - 1):
        s.proposals[p] = o + 1
        return
    match own.curse:
        case 1: kill(s, p, o)
        case 2: s.accused[1] = o + 1
        case 3: s.pieces[o].gloomy = 1
        case _: own.reaped_too = o + 1


@rule("bethlem.custom.curse_many")
def settle_curse(s, by, cursed):
    """Several have chosen: mutineers must agree, or the mistress lives; of lynchers the card with most votes dies."""
    own = s.own
    most = 0
    chosen = NOBODY
    voters = 0
    for seat in range(s.n_players):
        if by >> seat & 1 and s.proposals[seat]:
            voters += 1
    for o in range(ROW * s.n_rows):
        n = 0
        for seat in range(s.n_players):
            if by >> seat & 1 and s.proposals[seat] == o + 1:
                n += 1
        if n > most:
            most = n
            chosen = o
        elif n == most:
            chosen = NOBODY
    for seat in range(s.n_players):
        s.proposals[seat] = 0
    own.cursed_by = 0
    if s.phase == Phase.NIGHT and most < voters:
        spare(s, cursed)
    elif chosen != NOBODY:
        strike(s, chosen, Doom.INDIRECT, 0)
        if s.phase != Phase.NIGHT:
            schedule(s, Op.TOLL, 1, 0, 0)


@rule("bethlem.custom.clock", "bethlem.tokens.two")
def clear_token(s, o):
    """Whatever lies on the card is taken away, but for what events and awakenings have laid."""
    spare(s, o)
    s.pieces[o].due = 0
    s.pieces[o].due_by = 0
    if s.reaped == o + 1:
        s.reaped = 0
    for k in range(PAIRS_ON_TABLE):
        if s.accused[k] == o + 1:
            s.accused[k] = 0
    s.own.centre += s.own.extra[o].broccoli
    s.own.extra[o].broccoli = 0
    s.own.extra[o].shield = 0


@rule("bethlem.custom.coma")
def do_coma(s, o):
    """The card lives without its powers, until it is attacked again."""
    s.own.comas += 1
    s.own.extra[o].coma = 1
    spare(s, o)
    tell(s, OwnTold.COMA, spot(s, o), 0, 0)


@rule("bethlem.custom.pandora")
def do_pandora(s, o):
    s.pieces[o].woken = 0
    s.own.extra[o].closed = 1
    tell(s, OwnTold.PANDORA, spot(s, o), 0, 0)


@rule("bethlem.custom.gamble")
def perish(s, p, o):
    """A player kills one of their own cards; it sets nothing off."""
    s.pieces[o].doom |= Doom.INDIRECT | Doom.CERTAIN | Doom.MUTE | Doom.PACT
    schedule(s, Op.TOLL, 1, 0, 0)


@rule("bethlem.custom.gamble")
def do_gamble(s, p, o):
    s.own.gambled |= 1 << p
    tell(s, OwnTold.GAMBLED, p, 0, 0)
    perish(s, p, o)
    draw_event(s, p)


@rule("bethlem.custom.all_for_one")
def do_show(s, o):
    show_to_all(s, o)
    tell(s, Told.SHOWN, spot(s, o), s.pieces[o].card, 0)


@rule("bethlem.custom.police")
def take_off(s, o):
    """A card is out of play for good: it neither lives, comes back nor lends its power."""
    piece = s.pieces[o]
    piece.dead = 1
    piece.reserve = 1
    piece.doom = 0
    piece.due = 0
    s.own.extra[o].removed = 1
    if s.own.transplant == o + 1:
        s.own.transplant = 0
    s.own.centre += s.own.extra[o].broccoli
    s.own.extra[o].broccoli = 0
    tell(s, OwnTold.OUT_OF_PLAY, spot(s, o), 0, 0)


@rule("bethlem.custom.spies")
def do_mark_spy(s, o):
    s.own.extra[o].spy = 1
    tell(s, OwnTold.SPY_MARK, spot(s, o), 0, 0)


# ---- a player ----------------------------------------------------------------------------------

@rule("bethlem.custom.maze", "bethlem.custom.maze_extra", "bethlem.custom.meal", "bethlem.custom.stop",
      "bethlem.custom.haunt", "bethlem.custom.sacrifice")
def do_player(s, p, power, seat):
    own = s.own
    match power:
        case Power.MAZE:
            own.maze = seat + 1
            own.mazer = p + 1
            own.mazed |= 1 << seat
            learn_trait(s, p, seat)
            tell_only(s, 1 << p, OwnTold.MAZE, seat, s.traits[seat], 0)
            tell_only(s, 1 << seat, OwnTold.MAZED, seat, 0, 0)
            if has_extra(s, Card.ARQUITECTO) and holder(s, find_card(s, Card.ARQUITECTO)) == p:
                see_goal(s, p, seat)
        case Power.BET_SEAT: place_bet(s, seat)
        case Power.MEAL:
            own.friend = seat + 1
            own.cook = p + 1
            own.fed |= 1 << seat
            tell_only(s, (1 << p) | (1 << seat), OwnTold.MEAL, seat, p, 0)
        case Power.TOOL_ROB: rob_event(s, seat, p)
        case Power.TOOL_DISCARD: discard_of(s, seat)
        case Power.SEE_GOAL: see_goal(s, p, seat)
        case Power.HAUNT:
            own.haunted = seat + 1
            own.haunted_before |= 1 << seat
            tell(s, OwnTold.HAUNTED, seat, 0, 0)
        case Power.POINTS_GOAL:
            own.points -= 1
            see_goal(s, p, seat)
        case Power.SACRIFICE: do_sacrifice(s, p, seat)
        case Power.CLOCK_GOAL: see_goal(s, p, seat)
        case Power.STOP:
            own.time |= 2
            own.stopping = seat + 1
        case Power.INFECT: do_infect(s, seat)


@rule("bethlem.custom.sacrifice")
def do_sacrifice(s, p, seat):
    """The alchemist dies for good, and all of a player's dead come back."""
    o = find_card(s, Card.ALQUIMISTA)
    tell(s, OwnTold.SACRIFICED, seat, 0, 0)
    s.own.gone = o + 1
    for other in range(ROW * s.n_rows):
        if holder(s, other) == seat and other != o:
            revive(s, other)
    s.pieces[o].doom |= Doom.INDIRECT | Doom.CERTAIN | Doom.PACT
    schedule(s, Op.TOLL, 1, 0, 0)


@rule("bethlem.custom.virus")
def do_infect(s, seat):
    own = s.own
    own.virus[seat] = min(9, own.virus[seat] + 1)
    tell(s, OwnTold.VIRUS, seat, own.virus[seat], 0)


# ---- a card by its name ------------------------------------------------------------------------

@rule("bethlem.custom.laugh", "bethlem.custom.medium", "bethlem.custom.mind")
def do_card(s, p, power, card):
    own = s.own
    o = find_card(s, card)
    match power:
        case Power.LAUGH:
            own.gas = card
            own.gas_before |= 1 << card
            if o == NOBODY:
                tell(s, Told.NOBODY_ROSE, card, 0, 0)
                return
            know_holder(s, card)
            tell(s, OwnTold.LAUGHS, card, holder(s, o), 0)
        case Power.MIND:
            if o == NOBODY:
                return
            own.mind = card
            own.mind_with = o + 1
            lend(s, MIND_LOAN, card, p, source(s, p, Card.ARQUITECTO))
            tell_only(s, (1 << p) | (1 << holder(s, o)), OwnTold.MIND, card, 0, 0)
        case Power.BET_CARD: place_bet(s, card)
        case Power.TOOL_CARD:
            if o != NOBODY:
                s.pieces[o].gloomy = 1
        case Power.BORROW:
            own.asked |= 1 << holder(s, o)
            own.asked_cards |= 1 << card
            lend(s, MEDIUM_LOAN, card, p, source(s, p, Card.MEDIUM))
            tell(s, OwnTold.STOLEN_POWER, card, 0, 0)
            if group_of(card) == 0 and is_called_before(s, card):
                begin(s, p, card)


@rule
def know_holder(s, card):
    """Everybody sees whose card it is; the fact is kept while all cards lie with whom they were dealt to."""
    for o in range(ROW * s.n_rows):
        if s.owner[o // ROW] != holder(s, o):
            return
    row = find_card(s, card) // ROW
    for viewer in range(len(s.may)):
        s.may[viewer][card] = 1 << row


@rule
def lend(s, k, card, p, piece):
    loan = s.own.loans[k]
    loan.card = card
    loan.seat = p + 1
    loan.source = piece + 1


@rule
def is_called_before(s, card):
    """Whether a character's call comes earlier in the night than the medium's."""
    for at in range(len(s.options.night)):
        call = s.options.night[at]
        if call == s.call:
            return False
        if call and call_of(s, card) == call:
            return True
    return False


@rule
def call_of(s, card):
    """The call of a character that comes before the medium's in the rulebook's order, or that after it."""
    match card:
        case Card.ARQUITECTO: call = 62
        case Card.VUDU: call = 63
        case Card.GAS: call = 64
        case Card.LUDOPATA: call = 65
        case Card.OTAKU: call = 66
        case Card.CYBORG: call = 67
        case Card.CHEF: call = 68
        case _: call = 255
    return call


# ---- a choice by name --------------------------------------------------------------------------

@rule
def do_choice(s, p, power, choice):
    own = s.own
    match power:
        case Power.BET: do_bet(s, p, choice)
        case Power.BET_GROUP: place_bet(s, choice - Choice.P1)
        case Power.PRIZE: do_prize(s, p, choice)
        case Power.WORLD: own.world = 1 if choice == Choice.BANG else 2
        case Power.KEEP: do_keep(s, choice)
        case Power.TOOL: do_tool(s, p, choice - Choice.TOOL_FIRST)
        case Power.BODY:
            own.body = 1 if choice == Choice.SPIRIT else 2
            tell(s, OwnTold.BODY, own.body, 0, 0)
        case Power.POINTS: do_points(s, p, choice)
        case Power.HAKI: do_haki(s, p, choice)
        case Power.CLOCK: do_clock(s, p, choice)
        case Power.TIME:
            if choice == Choice.STOP:
                ask_power(s, p, Power.STOP)
            else:
                own.time |= 4
                ask_power(s, p, Power.FUTURE)
        case Power.TREAT: do_treat(s, p, choice)
        case Power.VIRUS: do_virus(s, p, choice)
        case Power.OCCURRENCE: s.proposals[p] = choice - Choice.FIRST + 1
        case Power.VISIT:
            own.visited |= 1 << p
            tell(s, OwnTold.BEHAVES, p, 0, 0)


@rule("bethlem.custom.bets")
def do_bet(s, p, choice):
    own = s.own
    k = 0 if own.bet[0] == 0 else 1
    own.bet[k] = choice + 1
    own.bets_made[choice - Choice.BET_LEADER] = min(99, own.bets_made[choice - Choice.BET_LEADER] + 1)
    match choice:
        case Choice.BET_LEADER: ask_power(s, p, Power.BET_SEAT)
        case Choice.BET_GROUP: ask_power(s, p, Power.BET_GROUP)
        case Choice.BET_CARD: ask_power(s, p, Power.BET_CARD)


@rule
def place_bet(s, on):
    own = s.own
    own.bet_on[0 if own.bet[1] == 0 else 1] = on


@rule("bethlem.custom.prizes")
def do_prize(s, p, choice):
    """One of the prizes won; all three at once may be changed for an awakening."""
    own = s.own
    own.prizes_seen |= 1 << (choice & 7)
    own.prizes[3] = 0 if choice == Choice.WAKE else own.prizes[3] - 1
    match choice:
        case Choice.KILL: ask_power(s, p, Power.PRIZE_KILL)
        case Choice.LOOK: ask_power(s, p, Power.PRIZE_LOOK)
        case Choice.EVENT: draw_event(s, p)
        case _: ask_power(s, p, Power.PRIZE_WAKE)
    if own.prizes[3]:
        ask_power(s, p, Power.PRIZE)


@rule
def do_keep(s, choice):
    """One of the two tools drawn; the other goes back."""
    own = s.own
    k = 0 if choice == Choice.FIRST_DRAWN else 1
    own.hand[own.offered[k] - 1] += 1
    own.deck[own.offered[1 - k] - 1] += 1
    own.offered[0] = 0
    own.offered[1] = 0


@rule("bethlem.custom.tools_bang", "bethlem.custom.tools_citadels", "bethlem.custom.worlds")
def do_tool(s, p, tool):
    """Each kind of card has one use of its own; of Bang several may be used in a night."""
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
        case Choice.LOOK: ask_power(s, p, Power.POINTS_LOOK)
        case Choice.LOOK_GOAL: ask_power(s, p, Power.POINTS_GOAL)
        case Choice.KILL: ask_power(s, p, Power.POINTS_KILL)
        case _: ask_power(s, p, Power.POINTS_REVIVE)


@rule("bethlem.custom.haki", "bethlem.custom.haki_extra", "bethlem.custom.king")
def do_haki(s, p, choice):
    own = s.own
    if choice == Choice.KING:
        own.king = 1
        own.haki = 0
        tell(s, OwnTold.KING, 0, 0, 0)
        return
    own.haki |= 1 << (choice - Choice.ARMOUR)
    if has_extra(s, Card.OTAKU) and holder(s, find_card(s, Card.OTAKU)) == p:
        ask_power(s, p, Power.HAKI_PEEK)
    match choice:
        case Choice.ARMOUR: ask_power(s, p, Power.HAKI_KILL)
        case Choice.SHIELD: ask_power(s, p, Power.HAKI_SHIELD)
        case _: ask_power(s, p, Power.HAKI_FORESEE)


@rule("bethlem.custom.clock")
def do_clock(s, p, choice):
    own = s.own
    match choice:
        case Choice.LOOK:
            own.clock &= ~2
            ask_power(s, p, Power.CLOCK_LOOK)
        case Choice.LOOK_GOAL:
            own.clock &= ~2
            ask_power(s, p, Power.CLOCK_GOAL)
        case Choice.KILL:
            own.clock &= ~4
            ask_power(s, p, Power.CLOCK_KILL)
        case Choice.CLEAR:
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
        case Choice.CART: ask_power(s, p, Power.CART)
        case Choice.COMA: ask_power(s, p, Power.COMA)
        case _:
            o = own.examined - 1
            before = own.transplant - 1
            own.transplant = o + 1
            spare(s, o)
            tell(s, OwnTold.TRANSPLANT, spot(s, o), 0, 0)
            if before >= 0 and before != o:
                strike(s, before, Doom.DIRECT, 1 << p)


@rule("bethlem.custom.virus", "bethlem.custom.virus_kills")
def do_virus(s, p, choice):
    own = s.own
    own.virus_task = choice
    match choice:
        case Choice.START_VIRUS:
            own.infections = 3
            ask_power(s, p, Power.INFECT)
        case Choice.MORE_VIRUS:
            own.infections |= 1 if not own.infections & 1 else 2
            ask_power(s, p, Power.INFECT)
        case Choice.SPREAD_VIRUS:
            own.infections |= 2
            ask_power(s, p, Power.INFECT)
        case Choice.VIRUS_TWO: ask_power(s, p, Power.VIRUS_KILL)
        case _:
            for seat in range(s.n_players):
                if own.virus[seat] >= 4 and own.virus_task == Choice.VIRUS_FOUR:
                    own.virus[seat] -= 4
                    own.virus_task = 0
                    for o in range(ROW * s.n_rows):
                        if holder(s, o) == seat:
                            strike(s, o, Doom.DIRECT, 1 << p)
    ask_power(s, p, Power.VIRUS)


# ---- pairs, and yes or no ----------------------------------------------------------------------

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
            seen = -1 if own.extra[y].number_shown else 1 << p
            tell_only(s, seen, OwnTold.NUMBER, spot(s, y), own.extra[y].number, 0)
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
                tell(s, OwnTold.STOLEN_POWER, own.ripe, 0, 0)
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
    tell(s, OwnTold.PAST, 0, 0, 0)
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
            show_to_all(s, o)
            tell(s, Told.DIES, spot(s, o), piece.card, 0)

