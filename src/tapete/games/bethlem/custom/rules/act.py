"""The powers of one's own cards as they are used."""
from .....kernel.agenda import schedule
from .....kernel.log import tell, tell_only
from .....kernel.rule import rule
from ...names import NOBODY, PAIRS_ON_TABLE, ROW, Card, Doom, Op, Phase
from ...rules.cards import find_card, group_of, holder, is_alive, row_of, spot
from ...rules.day import awaken
from ...rules.doom import hand_over, revive, spare, strike
from ...rules.events import discard_of, draw_event, rob_event
from ...rules.knowledge import is_shown, learn_trait, show_to_all, tell_card
from ...vocabulary import Act, Told
from ..names import MEDIUM_LOAN, MIND_LOAN, Power
from .choices import do_choice, place_bet
from .goals import ask_power, has_extra, see_goal, swap_goals, swap_traits
from .loans import is_called_before, lend
from .may import anything_for, is_kill
from .night import begin, source
from .pairs import do_pair, do_yes


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
        case Power.TOOL_JAIL:
            own.jailed = own.jailed if s.pieces[o].gloomy else o + 1
            s.pieces[o].gloomy = 1
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
        tell(s, Told.BROCCOLI, spot(s, o), own.extra[o].broccoli, 0)
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
    tell(s, Told.EXCHANGED, spot(s, cyborg), spot(s, o), 0)
    hand_over(s, cyborg, o)


@rule("bethlem.custom.alchemist_extra")
def do_rise(s, p, o):
    s.own.risen |= 1 << p
    tell(s, Told.RISE_AGAIN, p, 0, 0)
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
    s.own.in_coma |= 1 << o


@rule("bethlem.custom.pandora")
def do_pandora(s, o):
    s.pieces[o].woken = 0
    s.own.extra[o].closed = 1
    tell(s, Told.PANDORA, spot(s, o), 0, 0)


@rule("bethlem.custom.gamble")
def perish(s, p, o):
    """A player kills one of their own cards; it sets nothing off."""
    s.pieces[o].doom |= Doom.INDIRECT | Doom.CERTAIN | Doom.MUTE | Doom.PACT
    schedule(s, Op.TOLL, 1, 0, 0)


@rule("bethlem.custom.gamble")
def do_gamble(s, p, o):
    s.own.gambled |= 1 << p
    tell(s, Told.GAMBLED, p, 0, 0)
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
    tell(s, Told.OUT_OF_PLAY, spot(s, o), 0, 0)


@rule("bethlem.custom.spies")
def do_mark_spy(s, o):
    s.own.extra[o].spy = 1
    tell(s, Told.SPY_MARK, spot(s, o), 0, 0)


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
            tell_only(s, 1 << p, Told.MAZE, seat, s.traits[seat], 0)
            tell_only(s, 1 << seat, Told.MAZED, seat, 0, 0)
            if has_extra(s, Card.ARQUITECTO) and holder(s, find_card(s, Card.ARQUITECTO)) == p:
                see_goal(s, p, seat)
        case Power.BET_SEAT: place_bet(s, seat)
        case Power.MEAL:
            own.friend = seat + 1
            own.cook = p + 1
            own.fed |= 1 << seat
            tell_only(s, (1 << p) | (1 << seat), Told.MEAL, seat, p, 0)
        case Power.TOOL_ROB: rob_event(s, seat, p)
        case Power.TOOL_DISCARD: discard_of(s, seat)
        case Power.SEE_GOAL: see_goal(s, p, seat)
        case Power.HAUNT:
            own.haunted = seat + 1
            own.haunted_before |= 1 << seat
            tell(s, Told.HAUNTED, seat, 0, 0)
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
    tell(s, Told.SACRIFICED, seat, 0, 0)
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
    own.infected |= 1 << seat


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
            tell(s, Told.LAUGHS, card, holder(s, o), 0)
        case Power.MIND:
            if o == NOBODY:
                return
            own.mind = card
            own.mind_with = o + 1
            lend(s, MIND_LOAN, card, p, source(s, p, Card.ARQUITECTO))
            tell_only(s, (1 << p) | (1 << holder(s, o)), Told.MIND, card, 0, 0)
        case Power.BET_CARD: place_bet(s, card)
        case Power.TOOL_CARD:
            if o != NOBODY and not s.pieces[o].gloomy:
                own.named = card
                s.pieces[o].gloomy = 1
        case Power.BORROW:
            own.asked |= 1 << holder(s, o)
            own.asked_cards |= 1 << card
            lend(s, MEDIUM_LOAN, card, p, source(s, p, Card.MEDIUM))
            tell(s, Told.STOLEN_POWER, card, 0, 0)
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
