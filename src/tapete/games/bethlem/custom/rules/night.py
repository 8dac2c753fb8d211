"""The night with cards of one's own: what begins it, and what each character is asked in its call."""
from .....kernel.agenda import schedule
from .....kernel.dice import draw
from .....kernel.log import tell, tell_only
from .....kernel.rule import rule
from ...calls import CALL_CARD
from ...names import NOBODY, ROW, Card, Op
from ...rules.cards import find_card, holder, is_alive, is_in_game, lender, living, may_act, spot, wielder
from ...rules.knowledge import is_shown, show_to_all
from ...vocabulary import Told
from ..names import CHEF_LOAN, FIRST_OF_WORLD, LOANS, TOOLS, Occurrence, Power, Tool
from .goals import ask_power, has_extra, is_riser
from .may import anything_for


@rule("bethlem.custom.night")
def begin_own_night(s):
    """What lasts a round ends, and what was decided for this one comes into force."""
    own = s.own
    own.gas = 0
    own.maze = 0
    own.mazer = 0
    own.mind = 0
    own.doll = 0
    own.harm = 0
    own.friend = 0
    own.cook = 0
    own.dealt = 0
    own.examined = 0
    own.treated = 0
    own.infections = 0
    own.virus_task = 0
    own.future = 0
    own.tools_used = 0
    own.royal = 0
    own.revealed = 0
    own.died_groups = 0
    own.died_cards = 0
    own.reaped_too = 0
    own.named = 0
    own.behaving = own.visited
    own.visited = 0
    own.stopped = own.stopping
    own.stopping = 0
    own.again = own.nap
    own.nap = 0
    own.laughing = 2 if own.laughing == 1 else 0
    if own.laughing == 0:
        own.avenger = 0
    for k in range(LOANS):
        own.loans[k].card = 0
        own.loans[k].seat = 0
        own.loans[k].source = 0
    for o in range(ROW * s.n_rows):
        own.extra[o].acted = 0
    if own.stopped:
        tell(s, Told.STOPPED, own.stopped - 1, 0, 0)


@rule("bethlem.custom.red_alert")
def has_no_night(s):
    if s.own.now[Occurrence.ALERTA_ROJA] != s.round_no or s.round_no == 0:
        return False
    tell(s, Told.NO_NIGHT, 0, 0, 0)
    return True


@rule("bethlem.custom.survivor")
def call_survivor(s):
    """The last survivor says aloud who it is."""
    o = find_card(s, Card.SUPERVIVIENTE)
    if o != NOBODY:
        s.own.announced = holder(s, o) + 1
        tell(s, Told.SURVIVOR, holder(s, o), 0, 0)
    return False


@rule("bethlem.custom.numbers")
def lay_numbers(s):
    """The clockmaker's cards get the numbers 1 to 4, shuffled; nobody else sees them."""
    o = find_card(s, Card.RELOJERO)
    if o == NOBODY:
        return False
    row = s.place_of[o] // ROW
    left = 15
    for i in range(ROW):
        nth = draw(s, ROW - i)
        number = 0
        while not left >> number & 1 or nth > 0:
            if left >> number & 1:
                nth -= 1
            number += 1
        left &= ~(1 << number)
        piece = s.at[ROW * row + i]
        s.own.extra[piece].number = number + 1
        tell_only(s, 1 << s.owner[row], Told.NUMBER, spot(s, piece), number + 1, 0)
    return False


@rule("bethlem.custom.hide", "bethlem.custom.points")
def actor(s, card):
    """Who answers a character's call: its holder, but for the architect in hiding and the cyborg's first owner."""
    o = find_card(s, card)
    if o == NOBODY:
        return NOBODY
    if card == Card.ARQUITECTO and s.pieces[o].dead and s.own.hideout and is_alive(s, s.own.hideout - 1):
        return holder(s, o) if is_in_game(s, holder(s, o)) else NOBODY
    if card == Card.CYBORG and s.own.points:
        first = s.owner[o // ROW]
        return first if is_in_game(s, first) else wielder(s, card)
    if card == Card.LUDOPATA and s.own.winner:
        return holder(s, s.own.winner - 1) if is_alive(s, s.own.winner - 1) else wielder(s, card)
    return wielder(s, card)


@rule
def is_strong(s, p, card):
    """Whether a character's power is used awakened: it is awake and its holder's, or the chef has stolen it."""
    o = find_card(s, card)
    if s.own.loans[CHEF_LOAN].card == card and s.own.loans[CHEF_LOAN].seat == p + 1:
        return True
    return o != NOBODY and s.pieces[o].woken == 1 and holder(s, o) == p and may_act(s, o)


@rule
def is_strong_aloud(s, p, card):
    """The same, of an awakening that has to be announced."""
    if s.own.loans[CHEF_LOAN].card == card and s.own.loans[CHEF_LOAN].seat == p + 1:
        return True
    return is_strong(s, p, card) and is_shown(s, find_card(s, card))


@rule("bethlem.custom.night")
def call_character(s, call, i, at):
    """A character is called: its holder, then those to whom its power is lent tonight."""
    card = CALL_CARD[call]
    for step in range(i, LOANS + 1):
        p = actor(s, card) if step == 0 else lender(s, step - 1, card)
        if p != NOBODY and s.own.stopped != p + 1:
            mark = s.n_agenda
            begin(s, p, card)
            if s.n_agenda > mark:
                s.awake |= 1 << p
                schedule(s, Op.CALL, call, step + 1, at)
                return True
    return False


@rule
def ask_if(s, p, power):
    """Ask, where there is anything to choose."""
    if anything_for(s, p, power):
        ask_power(s, p, power)


@rule
def begin(s, p, card):
    """Schedule what a character is asked."""
    match card:
        case Card.ARQUITECTO: begin_architect(s, p)
        case Card.VUDU: ask_power(s, p, Power.DOLL)
        case Card.GAS: begin_gas(s, p)
        case Card.LUDOPATA: begin_gambler(s, p)
        case Card.OTAKU: ask_if(s, p, Power.HAKI)
        case Card.CYBORG: begin_cyborg(s, p)
        case Card.CHEF: begin_chef(s, p)
        case Card.MEDIUM: begin_medium(s, p)
        case Card.SALTAMUNDOS: begin_jumper(s, p)
        case Card.RELOJERO: begin_clock(s, p)
        case Card.MEDICO: begin_doctor(s, p)


@rule("bethlem.custom.hide", "bethlem.custom.mind")
def begin_architect(s, p):
    o = find_card(s, Card.ARQUITECTO)
    if s.own.hideout == 0 and holder(s, o) == p:
        ask_power(s, p, Power.HIDE)
    ask_if(s, p, Power.MAZE)
    if is_strong(s, p, Card.ARQUITECTO):
        ask_if(s, p, Power.MIND)


@rule("bethlem.custom.laugh")
def begin_gas(s, p):
    ask_if(s, p, Power.LAUGH)


@rule("bethlem.custom.bets", "bethlem.custom.last_hand", "bethlem.custom.prizes")
def begin_gambler(s, p):
    """First the prizes of yesterday, then tonight's bet; two, once awakened."""
    own = s.own
    if own.winner and holder(s, own.winner - 1) == p:
        for _ in range(own.prizes[0]):
            ask_if(s, p, Power.PRIZE_KILL)
        for _ in range(own.prizes[1]):
            ask_power(s, p, Power.PRIZE_LOOK)
        own.prizes[0] = 0
        own.prizes[1] = 0
        if own.prizes[3]:
            ask_if(s, p, Power.PRIZE)
    o = find_card(s, Card.LUDOPATA)
    own.bet[0] = 0
    own.bet[1] = 0
    own.bettor = 0
    if wielder(s, Card.LUDOPATA) == p or (o != NOBODY and borrows(s, p, Card.LUDOPATA)):
        own.bettor = source(s, p, Card.LUDOPATA) + 1
        ask_if(s, p, Power.BET)
        if is_strong_aloud(s, p, Card.LUDOPATA):
            ask_if(s, p, Power.BET)


@rule
def borrows(s, p, card):
    for k in range(LOANS):
        if lender(s, k, card) == p:
            return True
    return False


@rule
def source(s, p, card):
    """The piece from which a player uses a character's power."""
    for k in range(LOANS):
        if lender(s, k, card) == p:
            return s.own.loans[k].source - 1
    return find_card(s, card)


@rule("bethlem.custom.robots")
def begin_cyborg(s, p):
    """Points of the first owner; the robots of whoever holds the awakened cyborg."""
    o = find_card(s, Card.CYBORG)
    if s.own.points and s.owner[o // ROW] == p:
        ask_if(s, p, Power.POINTS)
    if is_strong_aloud(s, p, Card.CYBORG) and s.own.robots:
        ask_if(s, p, Power.ROBOTS)


@rule("bethlem.custom.broccoli", "bethlem.custom.chef_steals")
def begin_chef(s, p):
    own = s.own
    if s.round_no == 1 and own.served == 0 and not own.no_food:
        for _ in range(s.n_players):
            ask_power(s, p, Power.SERVE)
    ask_if(s, p, Power.MEAL)
    if not own.no_food:
        for _ in range(min(own.centre, 2 * s.n_players)):
            ask_power(s, p, Power.REFILL)
    if own.ripe and is_strong_aloud(s, p, Card.CHEF):
        ask_power(s, p, Power.STEAL)


@rule("bethlem.custom.broccoli", "bethlem.hidden.characters")
def show_broccoli(s):
    """In the morning everybody sees where the chef has put broccoli."""
    dealt = s.own.served if s.round_no == 1 else s.own.dealt
    for o in range(ROW * s.n_rows):
        if s.own.extra[o].broccoli and dealt >> holder(s, o) & 1:
            tell(s, Told.BROCCOLI, spot(s, o), s.own.extra[o].broccoli, 0)


@rule("bethlem.hidden.characters", "bethlem.hidden.eyes_closed")
def show_the_night(s):
    """In the morning everybody sees what came back, and what the doctor, the clockmaker and the jumper have laid."""
    own = s.own
    for o in range(ROW * s.n_rows):
        if own.back >> o & 1:
            tell(s, Told.REVIVES, spot(s, o), s.pieces[o].card, 0)
        if own.in_coma >> o & 1:
            tell(s, Told.COMA, spot(s, o), 0, 0)
    if own.grafted and own.transplant:
        tell(s, Told.TRANSPLANT, spot(s, own.transplant - 1), 0, 0)
    if own.jailed:
        tell(s, Told.GLOOMY, spot(s, own.jailed - 1), 0, 0)
    if own.moved and own.extra[own.moved - 1].number_shown:
        tell(s, Told.NUMBER, spot(s, own.moved - 1), own.extra[own.moved - 1].number, 0)
    for seat in range(s.n_players):
        if own.infected >> seat & 1:
            tell(s, Told.VIRUS, seat, own.virus[seat], 0)
    own.back = 0
    own.in_coma = 0
    own.grafted = 0
    own.jailed = 0
    own.moved = 0
    own.moved_from = 0
    own.infected = 0


@rule("bethlem.custom.body", "bethlem.custom.medium_extra")
def begin_medium(s, p):
    o = find_card(s, Card.MEDIUM)
    if is_strong_aloud(s, p, Card.MEDIUM) and s.own.body == 0 and holder(s, o) == p:
        ask_power(s, p, Power.BODY)
    if s.own.body != 2:
        ask_if(s, p, Power.BORROW)
        if has_extra(s, Card.MEDIUM) and holder(s, o) == p:
            ask_if(s, p, Power.SEE_GOAL)


@rule("bethlem.custom.world", "bethlem.custom.sheriff")
def begin_jumper(s, p):
    """A world in the first night; then a card of it each round, and those held may be used."""
    own = s.own
    if own.world == 0:
        ask_power(s, p, Power.WORLD)
        return
    if own.world == 1 and is_strong_aloud(s, p, Card.SALTAMUNDOS):
        draw_two(s, p)
    else:
        draw_tool(s, p)
    if own.bonus:
        own.bonus = 0
        draw_tool(s, p)
    ask_tools(s, p)


@rule
def ask_tools(s, p):
    ask_if(s, p, Power.TOOL)


@rule
def hand_size(s):
    n = 0
    for tool in range(TOOLS):
        n += s.own.hand[tool]
    return n


@rule("bethlem.custom.world_deck")
def fill_deck(s, p):
    """The cards of the world chosen, one of each kind and of some two; those who attack with the mutineers get none
    that kill."""
    own = s.own
    first = FIRST_OF_WORLD[own.world - 1]
    last = TOOLS if own.world == 2 else FIRST_OF_WORLD[1]
    for tool in range(first, last):
        own.deck[tool] = 2 if own.world == 1 and tool < Tool.PANICO else 1
        if is_riser(s, p) and (tool == Tool.DISPARO or tool == Tool.MILITAR):
            own.deck[tool] = 0


@rule
def take_tool(s, p):
    """Draw a card of the world; the number of the tool."""
    own = s.own
    n = 0
    for tool in range(TOOLS):
        n += own.deck[tool]
    if n == 0:
        fill_deck(s, p)
        for tool in range(TOOLS):
            n += own.deck[tool]
    nth = draw(s, n)
    tool = 0
    while nth >= own.deck[tool]:
        nth -= own.deck[tool]
        tool += 1
    own.deck[tool] -= 1
    return tool


@rule("bethlem.custom.worlds", "bethlem.custom.world")
def draw_tool(s, p):
    """One card of the world; of Bang no more in hand than lives."""
    own = s.own
    if own.world == 1 and own.character != 2 and hand_size(s) >= living(s, p):
        return
    tool = take_tool(s, p)
    own.hand[tool] += 1
    tell_only(s, 1 << p, Told.TOOL, tool, 0, 0)


@rule
def draw_two(s, p):
    own = s.own
    if own.character != 2 and hand_size(s) >= living(s, p):
        return
    for k in range(2):
        own.offered[k] = take_tool(s, p) + 1
        tell_only(s, 1 << p, Told.TOOL, own.offered[k] - 1, 0, 0)
    ask_power(s, p, Power.KEEP)


@rule("bethlem.custom.clock", "bethlem.custom.time")
def begin_clock(s, p):
    """A power for each number shown, one after the other; those of time once awakened."""
    ask_if(s, p, Power.CLOCK)
    if is_strong(s, p, Card.RELOJERO):
        ask_if(s, p, Power.TIME)


@rule("bethlem.custom.examine", "bethlem.custom.virus")
def begin_doctor(s, p):
    if anything_for(s, p, Power.EXAMINE):
        ask_power(s, p, Power.EXAMINE)
        ask_power(s, p, Power.TREAT)
    if is_strong(s, p, Card.MEDICO):
        ask_if(s, p, Power.VIRUS)


@rule("bethlem.custom.gas_extra")
def call_avenger(s, call, i, at):
    """While the mutineers laugh, whoever's gas it was gets up in their place and kills as many as there are."""
    own = s.own
    p = own.avenger - 1
    if i or p < 0 or not is_in_game(s, p):
        return False
    n = 0
    for seat in range(s.n_players):
        if is_riser(s, seat) and is_in_game(s, seat):
            n += 1
    mark = s.n_agenda
    for _ in range(n):
        ask_if(s, p, Power.LAUGH_KILL)
    if s.n_agenda == mark:
        return False
    s.awake |= 1 << p
    schedule(s, Op.CALL, call, 1, at)
    return True


@rule
def announce_character(s, p, o):
    """An awakening is announced: the card is shown, and what it begins with is set."""
    own = s.own
    show_to_all(s, o)
    match s.pieces[o].card:
        case Card.SUPERVIVIENTE:
            own.immortal_until = s.round_no + 3
            tell(s, Told.IMMORTAL, spot(s, o), 0, 0)
        case Card.CYBORG:
            if not own.robots_built:
                own.robots_built = 1
                own.robots = 2
        case Card.SALTAMUNDOS:
            if own.world == 1 and own.sheriff == 0:
                deal_roles(s, p)


@rule("bethlem.custom.sheriff")
def deal_roles(s, p):
    """The jumper is the sheriff; the others get the roles of Bang at random, in the open, and a character is drawn."""
    own = s.own
    own.sheriff = p + 1
    own.roles[p] = 1
    own.character = 1 + draw(s, 3)
    tell(s, Told.SHERIFF, p, 0, 0)
    others = 0
    for seat in range(s.n_players):
        if seat != p and is_in_game(s, seat):
            others += 1
    for seat in range(s.n_players):
        own.roles[seat] = own.roles[seat] if seat == p else 0
    for n in range(others):
        nth = draw(s, others - n)
        for seat in range(s.n_players):
            if seat != p and is_in_game(s, seat) and own.roles[seat] == 0:
                if nth == 0:
                    own.roles[seat] = role_number(n)
                    tell(s, Told.ROLE, seat, role_number(n), 0)
                nth -= 1


@rule
def role_number(n):
    """The roles in the order in which the game of Bang adds them: renegade, two outlaws, deputy, outlaw, deputy."""
    if n == 0:
        return 4
    return 2 if n == 3 or n == 5 else 3

