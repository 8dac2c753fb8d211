"""The end of a round with custom cards: bets, broccoli, time, bodies, and the occurrences."""
from .....kernel.agenda import schedule
from .....kernel.dice import draw
from .....kernel.log import tell, tell_only
from .....kernel.rule import rule
from ...names import CARDS, NOBODY, ROW, Call, Card, Doom, Op
from ...rules.announce import may_live
from ...rules.cards import find_card, holder, is_alive, is_in_game, left_of, living, spot
from ...rules.doom import hand_over, strike
from ...rules.events import draw_event, loses_more
from ...rules.flow import end_round, work_own
from ...rules.part import OWN_CARDS
from ...rules.sides import check_end
from ...vocabulary import Told
from ..names import FIRST_ONE_OFF, OCCURRENCES, ChoiceName, Occurrence, Power, Work
from .act import boil, settle_curse
from .goals import ask_power, do_unmask, has_extra
from .idle import is_named_as
from .loans import is_strong_aloud
from .lynching import do_tie
from .may import any_dead


@OWN_CARDS.changes(end_round, "bethlem.custom.occurrences")
def end_own_round(s):
    """After the lynching and the draw of the players behind: time, bets, broccoli, the medium's body, an occurrence."""
    schedule(s, Op.CALL, Call.RELOJERO_3, 0, 0)
    schedule(s, Op.CUSTOM, Work.SETTLE, 0, 0)
    schedule(s, Op.CUSTOM, Work.BREAD, 0, 0)
    schedule(s, Op.CUSTOM, Work.OCCUR, 0, 0)


# ---- bets --------------------------------------------------------------------------------------

@rule
def standing(s, seat, last):
    """Whether a player is ahead of, or behind, all others, or as far as the first of them."""
    mine = loses_more(s, seat)
    for other in range(s.n_players):
        if is_in_game(s, other):
            theirs = loses_more(s, other)
            if (theirs > mine) if last else (theirs < mine):
                return False
    return is_in_game(s, seat)


@rule("bethlem.custom.bets", "bethlem.custom.bets_lost")
def settle_bets(s):
    """Compare the bets with the round. Prizes are for the next night, and a player whose bets are all wrong dies."""
    own = s.own
    remember_alive(s)
    if own.bettor == 0 or not is_alive(s, own.bettor - 1):
        return
    lost = False
    p = holder(s, own.bettor - 1)
    for k in range(2):
        if own.bet[k] == 0:
            continue
        choice = own.bet[k] - 1
        on = own.bet_on[k]
        before = own.prizes[0] + own.prizes[1] + own.prizes[3]
        match choice:
            case ChoiceName.BET_LEADER:
                if standing(s, on, False):
                    own.prizes[1] += 1
            case ChoiceName.BET_GROUP: own.prizes[0] += own.died_groups >> on & 1
            case ChoiceName.BET_CELLMATES:
                if own.died_cards >> Card.COMPANERO_1 & 7:
                    own.prizes[3] += 1
            case ChoiceName.BET_CARD: own.prizes[3] += 2 if has_died(s, on) else 0
            case _:
                if own.died_cards >> Card.SIAMESA_1 & 3:
                    own.prizes[3] += 3
        own.bet[k] = 0
        own.bet_on[k] = 0
        if own.prizes[0] + own.prizes[1] + own.prizes[3] > before:
            own.winner = own.bettor
            own.prizes_seen = 0
            own.prizes[3] = min(3, own.prizes[3])
            tell_only(s, 1 << p, Told.BET_WON, choice, 0, 0)
        elif (choice == ChoiceName.BET_LEADER and standing(s, on, True)) or (
                choice != ChoiceName.BET_LEADER and s.deaths == 0):
            lost = True
    piece = own.bettor - 1
    own.bettor = 0
    if lost and not is_strong_aloud(s, p, Card.LUDOPATA):
        tell(s, Told.BET_LOST, p, 0, 0)
        strike(s, piece, Doom.INDIRECT, 0)
        schedule(s, Op.TOLL, 1, 0, 0)


@rule("bethlem.custom.alike")
def has_died(s, on):
    """Whether a card of a name has died this round."""
    for card in range(CARDS):
        if s.own.died_cards >> card & 1 and is_named_as(s, card, on):
            return True
    return False


@rule("bethlem.custom.past")
def remember_alive(s):
    for piece in range(ROW * s.n_rows):
        s.own.extra[piece].was_alive = 0 if s.pieces[piece].dead else 1


# ---- broccoli ----------------------------------------------------------------------------------

@rule
def has_broccoli(s, seat):
    for piece in range(ROW * s.n_rows):
        if is_alive(s, piece) and holder(s, piece) == seat and s.own.extra[piece].broccoli:
            return True
    return False


@rule("bethlem.custom.hand_on", "bethlem.hidden.characters")
def do_bread(s, seat):
    """Broccoli on cards that were used stays and brings one more to the middle; other broccoli may be handed on.

    Who is asked does not depend on which cards were used, because that is secret.
    """
    own = s.own
    if seat == 0:
        before = own.centre
        for piece in range(ROW * s.n_rows):
            more = own.extra[piece]
            if more.broccoli and more.acted and is_alive(s, piece) and s.pieces[piece].card != Card.CHEF:
                own.centre = min(99, own.centre + more.broccoli)
        if own.centre and may_live(s, Card.CHEF) and not s.options.before_15:
            tell(s, Told.CENTRE, own.centre, own.centre - before, 0)
    while seat < s.n_players and not (is_in_game(s, seat) and has_broccoli(s, seat)):
        seat += 1
    if seat < s.n_players and left_of(s, seat) != seat:
        ask_power(s, seat, Power.HAND_ON)
        schedule(s, Op.CUSTOM, Work.BREAD, seat + 1, 0)
        return
    for piece in range(ROW * s.n_rows):
        if own.extra[piece].arrives:
            own.extra[piece].broccoli += own.extra[piece].arrives
            own.extra[piece].arrives = 0
            tell(s, Told.BROCCOLI, spot(s, piece), own.extra[piece].broccoli, 0)
        boil(s, piece)


# ---- occurrences -------------------------------------------------------------------------------

@rule("bethlem.custom.occurrences", "bethlem.custom.one_off")
def do_occur(s):
    """At the end of the day at most one occurrence: chosen of two if an objective was laid open, else in its turn."""
    haunt(s)
    if s.options.before_11:
        draw_occurrences(s)
    else:
        schedule(s, Op.CUSTOM, Work.DRAW_OCCURRENCE, 0, 0)


@rule("bethlem.custom.occurrences", "bethlem.custom.one_off")
def draw_occurrences(s):
    """Turn up the occurrences that are chosen from, or the one whose turn it is."""
    own = s.own
    if own.revealed and s.options.one_off and left_in(s, FIRST_ONE_OFF, OCCURRENCES):
        own.drawn[0] = draw_occurrence(s, FIRST_ONE_OFF, OCCURRENCES) + 1
        own.drawn[1] = draw_periodic(s) + 1
        for each in range(2):
            if own.drawn[each] and not s.options.before_11:
                tell(s, Told.TURNED_UP, own.drawn[each] - 1, 0, 0)
        for seat in range(s.n_players):
            s.proposals[seat] = 0
        for seat in range(s.n_players):
            if own.revealed >> seat & 1:
                ask_power(s, seat, Power.OCCURRENCE)
        schedule(s, Op.CUSTOM, Work.BEGIN_OCCURRENCE, 0, 0)
    elif s.options.every and s.round_no % s.options.every == 0:
        own.drawn[0] = draw_periodic(s) + 1
        own.drawn[1] = 0
        if own.drawn[0]:
            schedule(s, Op.CUSTOM, Work.BEGIN_OCCURRENCE, 0, 0)


@rule("bethlem.custom.body", "bethlem.custom.haunt")
def haunt(s):
    """The medium changes between spirit and flesh; in the flesh, a player is chosen who plays with their dead."""
    own = s.own
    own.haunted = 0
    piece = find_card(s, Card.MEDIUM)
    if own.body and piece != NOBODY and is_alive(s, piece):
        own.body = 3 - own.body
        tell(s, Told.BODY, own.body, 0, 0)
        if own.body == 2:
            ask_power(s, holder(s, piece), Power.HAUNT)


@rule
def left_in(s, first, last):
    n = 0
    for occurrence in range(first, last):
        if s.options.occurrences[occurrence] and not s.own.gone_by[occurrence]:
            n += 1
    return n


@rule
def draw_occurrence(s, first, last):
    """One of the remaining occurrences of a kind."""
    nth = draw(s, left_in(s, first, last))
    for occurrence in range(first, last):
        if s.options.occurrences[occurrence] and not s.own.gone_by[occurrence]:
            if nth == 0:
                return occurrence
            nth -= 1
    return NOBODY


@rule("bethlem.custom.occurrences")
def draw_periodic(s):
    """A periodic occurrence; when all have occurred they are shuffled again. NOBODY if the game has none."""
    if left_in(s, 0, FIRST_ONE_OFF) == 0:
        for occurrence in range(FIRST_ONE_OFF):
            s.own.gone_by[occurrence] = 0
        if left_in(s, 0, FIRST_ONE_OFF):
            tell(s, Told.SHUFFLED, 0, 0, 0)
    return draw_occurrence(s, 0, FIRST_ONE_OFF) if left_in(s, 0, FIRST_ONE_OFF) else NOBODY


@rule("bethlem.custom.one_off")
def choose_occurrence(s):
    """The choice of most players whose objective was laid open; if they do not agree, the first drawn."""
    own = s.own
    first = 0
    second = 0
    for seat in range(s.n_players):
        if own.revealed >> seat & 1:
            if s.proposals[seat] == 2:
                second += 1
            else:
                first += 1
        s.proposals[seat] = 0
    occurrence = own.drawn[1 if second > first and own.drawn[1] else 0] - 1
    own.drawn[0] = 0
    own.drawn[1] = 0
    own.revealed = 0
    own.gone_by[occurrence] = 1
    if first == second and not s.options.before_16 and (first or s.options.before_17):
        tell(s, Told.OCCURS_TIED, 0, 0, 0)
    tell(s, Told.OCCURS, occurrence, 0, 0)
    begin_occurrence(s, occurrence)


@rule("bethlem.custom.eclipse", "bethlem.custom.red_alert", "bethlem.custom.power_cut",
      "bethlem.custom.group_therapy", "bethlem.custom.checkup", "bethlem.custom.two_birds",
      "bethlem.custom.gamble", "bethlem.custom.party", "bethlem.custom.nap", "bethlem.custom.visits",
      "bethlem.custom.all_for_one", "bethlem.custom.police", "bethlem.custom.spies")
def begin_occurrence(s, occurrence):
    own = s.own
    if occurrence == Occurrence.JUGADA_ARRIESGADA:
        own.gambling = 1
    elif occurrence >= FIRST_ONE_OFF:
        if occurrence == Occurrence.ESPIONAJE:
            own.now[occurrence] = s.round_no
        schedule(s, Op.CUSTOM, Work.VISITS, 0, occurrence)
    else:
        own.now[occurrence] = s.round_no + 1


@rule
def do_visits(s, seat, occurrence):
    """Each player in turn decides on an occurrence that concerns everybody."""
    while seat < s.n_players and not is_in_game(s, seat):
        seat += 1
    if seat >= s.n_players:
        return
    match occurrence:
        case Occurrence.DIA_DE_VISITAS: power = Power.VISIT
        case Occurrence.TODOS_PARA_UNO: power = Power.SHOW_ONE
        case Occurrence.INVESTIGACION: power = Power.POLICE
        case _: power = Power.MARK_SPY
    ask_power(s, seat, power)
    schedule(s, Op.CUSTOM, Work.VISITS, seat + 1, occurrence)


# ---- the frames --------------------------------------------------------------------------------

@rule("bethlem.custom.mind_keeps")
def keep_mind(s, piece, architect):
    """The dying architect's owner keeps the card last used to get up, and leaves the dead architect in its place. A
    player who has lost all cards is out and keeps nothing."""
    if living(s, holder(s, architect)) == 0 and not s.options.before_15:
        return
    if is_alive(s, piece) and holder(s, piece) != holder(s, architect):
        if s.options.before_13:
            tell(s, Told.SWAPPED, spot(s, piece), spot(s, architect), 0)
        else:
            tell(s, Told.MIND_KEEPS, spot(s, architect), spot(s, piece), 0)
            s.own.hider = holder(s, architect) + 1
        hand_over(s, architect, piece)


@OWN_CARDS.changes(work_own)
def do_work(s, what, b, c):
    """Carry out a frame of the custom cards."""
    match what:
        case Work.UNMASK:
            do_unmask(s, b, c)
            check_end(s)
        case Work.SETTLE: settle_bets(s)
        case Work.BREAD: do_bread(s, b)
        case Work.OCCUR: do_occur(s)
        case Work.BEGIN_OCCURRENCE: choose_occurrence(s)
        case Work.DRAW_OCCURRENCE: draw_occurrences(s)
        case Work.VISITS: do_visits(s, b, c)
        case Work.EXCHANGE:
            if is_alive(s, b):
                ask_power(s, holder(s, b), Power.EXCHANGE)
        case Work.RISE:
            if living(s, b) == 0 and any_dead(s, b) and has_extra(s, Card.ALQUIMISTA):
                ask_power(s, b, Power.RISE)
        case Work.TIE: do_tie(s)
        case Work.CURSED: settle_curse(s, b, c)
        case Work.PILL:
            s.pieces[b].killers = c
            ask_power(s, holder(s, b), Power.PILL)
        case Work.REWARD: draw_event(s, b)
        case Work.KEEP: keep_mind(s, b, c)
