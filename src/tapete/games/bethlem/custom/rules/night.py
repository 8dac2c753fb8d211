"""The night with custom cards: its beginning, and each character's question in its call."""
from .....kernel.agenda import schedule
from .....kernel.dice import draw
from .....kernel.log import tell, tell_only
from .....kernel.rule import rule
from ...calls import CALL_CARD
from ...names import NOBODY, ROW, Call, Card, Op, Phase
from ...rules.cards import find_card, holder, is_alive, is_in_game, is_inactive, lacks, spot, wielder
from ...rules.knowledge import show_to_all
from ...rules.night import answer_other_call, begin_round, has_no_night
from ...rules.part import OWN_CARDS
from ...vocabulary import Told
from ..names import LOANS, Occurrence, Power
from .goals import ask_power, has_extra, is_riser
from .hiding import hider
from .idle import is_flesh, is_laughing
from .jumper import begin_jumper, deal_roles
from .loans import borrows, is_strong, is_strong_aloud, lender, source
from .may import any_to_save, anything_for, ask_if


@OWN_CARDS.changes(begin_round, "bethlem.custom.night")
def begin_own_night(s):
    """End what lasts a round, and put decisions for this round into force."""
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
    own.infections = 0
    own.virus_task = 0
    own.future = 0
    own.tools_used = 0
    own.royal = 0
    own.revealed = 0
    own.died_groups = 0
    own.died_cards = 0
    own.reaped_too = 0
    own.tried_too = 0
    own.named = 0
    own.jail = 0
    own.bet[0] = 0
    own.bet[1] = 0
    own.bettor = 0
    own.boiled = 0
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
    for piece in range(ROW * s.n_rows):
        own.extra[piece].acted = 0
    if own.stopped:
        tell(s, Told.STOPPED, own.stopped - 1, 0, 0)


@OWN_CARDS.changes(lacks)
def lacks_night_or_day(s, phase):
    occurrence = Occurrence.ALERTA_ROJA if phase == Phase.NIGHT else Occurrence.ECLIPSE
    return s.round_no > 0 and s.own.now[occurrence] == s.round_no


@OWN_CARDS.changes(has_no_night, "bethlem.custom.red_alert")
def is_red_alert(s):
    if not lacks_night_or_day(s, Phase.NIGHT):
        return False
    tell(s, Told.NO_NIGHT, 0, 0, 0)
    return True


@rule("bethlem.custom.survivor")
def call_survivor(s):
    """The holder of the last survivor says so aloud."""
    piece = find_card(s, Card.SUPERVIVIENTE)
    if piece != NOBODY:
        s.own.announced = holder(s, piece) + 1
        tell(s, Told.SURVIVOR, holder(s, piece), 0, 0)
    return False


@rule("bethlem.custom.numbers")
def lay_numbers(s):
    """The clockmaker's cards get the numbers 1 to 4, shuffled; nobody else sees them."""
    clockmaker = find_card(s, Card.RELOJERO)
    if clockmaker == NOBODY:
        return False
    row = s.place_of[clockmaker] // ROW
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


@rule("bethlem.custom.in_bed")
def stays_in_bed(s, p, piece):
    """Whether a card's effect keeps a player from getting up tonight: the card laughs, or the player is flesh."""
    return is_laughing(s, s.pieces[piece].card) or is_flesh(s, p)


@rule("bethlem.custom.hide", "bethlem.custom.points", "bethlem.custom.prizes")
def gets_up_besides(s, card):
    """The seat that answers a character's call though the card is not theirs, or is dead; or NOBODY. It is the
    architect in hiding, the cyborg's first owner or the winner of a prize, if the character has any power this
    round."""
    piece = find_card(s, card)
    if piece == NOBODY or is_inactive(s, piece):
        return NOBODY
    p = NOBODY
    match card:
        case Card.ARQUITECTO:
            if s.pieces[piece].dead and s.own.hideout and is_alive(s, s.own.hideout - 1):
                p = hider(s)
        case Card.CYBORG:
            if s.own.points:
                p = s.owner[piece // ROW]
        case Card.LUDOPATA:
            if s.own.winner and is_alive(s, s.own.winner - 1):
                piece = s.own.winner - 1
                p = holder(s, piece)
    return p if is_in_game(s, p) and not stays_in_bed(s, p, piece) else NOBODY


@OWN_CARDS.changes(answer_other_call)
def answer_own_call(s, call, i, at):
    """Whether somebody answers the call of one of the custom cards."""
    match call:
        case Call.SUPERVIVIENTE: return call_survivor(s)
        case Call.RELOJERO: return lay_numbers(s)
        case _: return call_character(s, call, i, at)


@rule("bethlem.custom.night", "bethlem.custom.prize_and_bet")
def call_character(s, call, i, at):
    """Call a character: the seat that has something due from it, its holder, then those to whom its power is lent
    tonight; each once."""
    card = CALL_CARD[call]
    first = gets_up_besides(s, card)
    for step in range(i, LOANS + 2):
        match step:
            case 0: p = first
            case 1: p = wielder(s, card)
            case _: p = lender(s, step - 2, card)
        if p != NOBODY and s.own.stopped != p + 1 and (step == 0 or p != first):
            mark = s.n_agenda
            begin(s, p, card)
            if s.n_agenda > mark:
                s.awake |= 1 << p
                schedule(s, Op.CALL, call, step + 1, at)
                return True
    return False


@rule
def begin(s, p, card):
    """Schedule the questions of a character."""
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
    piece = find_card(s, Card.ARQUITECTO)
    if s.own.hideout == 0 and holder(s, piece) == p:
        ask_power(s, p, Power.HIDE)
    ask_if(s, p, Power.MAZE)
    if is_strong(s, p, Card.ARQUITECTO):
        ask_if(s, p, Power.MIND)


@rule("bethlem.custom.laugh")
def begin_gas(s, p):
    ask_if(s, p, Power.LAUGH)


@rule("bethlem.custom.bets", "bethlem.custom.last_hand", "bethlem.custom.prizes")
def begin_gambler(s, p):
    """First the prizes of yesterday, then tonight's bet; two, once awakened. One card bets a night."""
    own = s.own
    if gets_up_besides(s, Card.LUDOPATA) == p:
        for _ in range(own.prizes[0]):
            ask_if(s, p, Power.PRIZE_KILL)
        for _ in range(own.prizes[1]):
            ask_power(s, p, Power.PRIZE_LOOK)
        own.prizes[0] = 0
        own.prizes[1] = 0
        if own.prizes[3]:
            ask_if(s, p, Power.PRIZE)
    piece = find_card(s, Card.LUDOPATA)
    if own.bettor == 0 and (wielder(s, Card.LUDOPATA) == p or (piece != NOBODY and borrows(s, p, Card.LUDOPATA))):
        own.bettor = source(s, p, Card.LUDOPATA) + 1
        ask_if(s, p, Power.BET)
        if is_strong_aloud(s, p, Card.LUDOPATA):
            ask_if(s, p, Power.BET)


@rule("bethlem.custom.robots")
def begin_cyborg(s, p):
    """Points of the first owner; the robots of the holder of the awakened cyborg."""
    piece = find_card(s, Card.CYBORG)
    if s.own.points and s.owner[piece // ROW] == p:
        ask_if(s, p, Power.POINTS)
    if is_strong_aloud(s, p, Card.CYBORG) and s.own.robots:
        ask_if(s, p, Power.ROBOTS)


@rule("bethlem.custom.broccoli", "bethlem.custom.chef_steals")
def begin_chef(s, p):
    own = s.own
    if s.round_no == 1 and own.served == 0 and not own.no_food:
        for _ in range(s.n_players if s.options.before_15 else 1):
            ask_power(s, p, Power.SERVE)
    ask_if(s, p, Power.MEAL)
    if not own.no_food and s.options.before_15:
        for _ in range(min(own.centre, 2 * s.n_players)):
            ask_power(s, p, Power.REFILL)
    elif not own.no_food:
        ask_if(s, p, Power.REFILL)
    if own.ripe and is_strong_aloud(s, p, Card.CHEF):
        ask_power(s, p, Power.STEAL)


@rule("bethlem.custom.body", "bethlem.custom.medium_extra")
def begin_medium(s, p):
    piece = find_card(s, Card.MEDIUM)
    if is_strong_aloud(s, p, Card.MEDIUM) and s.own.body == 0 and holder(s, piece) == p:
        ask_power(s, p, Power.BODY)
    if s.own.body != 2:
        ask_if(s, p, Power.BORROW)
        if has_extra(s, Card.MEDIUM) and holder(s, piece) == p:
            ask_if(s, p, Power.SEE_GOAL)


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
        if any_to_save(s):
            ask_power(s, p, Power.TREAT)
    if is_strong(s, p, Card.MEDICO):
        ask_if(s, p, Power.VIRUS)


@rule("bethlem.custom.gas_extra")
def call_avenger(s, call, i, at):
    """While the mutineers laugh, the owner of the gas gets up in their place and kills as many as they are."""
    own = s.own
    p = own.avenger - 1
    if i or p < 0 or not is_in_game(s, p) or is_flesh(s, p) or own.stopped == p + 1:
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
def announce_character(s, p, piece):
    """Announce an awakening: the card is shown, and its starting values are set."""
    own = s.own
    show_to_all(s, piece)
    tell(s, Told.ANNOUNCED, p, s.pieces[piece].card, 0)
    match s.pieces[piece].card:
        case Card.SUPERVIVIENTE:
            own.immortal_until = s.round_no + 3
            tell(s, Told.IMMORTAL, spot(s, piece), 0, 0)
        case Card.CYBORG:
            if not own.robots_built:
                own.robots_built = 1
                own.robots = 2
        case Card.SALTAMUNDOS:
            if own.world == 1 and own.sheriff == 0:
                deal_roles(s, p)
