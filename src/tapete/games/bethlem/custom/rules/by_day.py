"""A player's daytime choices with custom cards, and whom a meal ties."""
from .....kernel.agenda import schedule
from .....kernel.log import tell
from .....kernel.menu import offer
from .....kernel.rule import rule
from ...calls import SUGGESTION_BITS
from ...names import NOBODY, ROW, Call, Card, Event, Lynching, Op, Side
from ...rules.announce import is_other_asked_aloud, is_used_from_elsewhere, may_be_awake, may_live
from ...rules.cards import find_card, holder, is_alive, is_in, is_in_game, may_act, row_of, wielder
from ...rules.day import answer_other_call, begin_anew, do_by_day, has_no_day, is_obeyed_in_all, marks_two
from ...rules.events import do_other_event
from ...rules.knowledge import is_shown
from ...rules.may import may_be_suggested, why_not_against, why_not_by_day
from ...rules.may_point import must_obey
from ...rules.menu import offer_by_day
from ...rules.part import OWN_CARDS
from ...rules.sides import check_end
from ...vocabulary import Act, Ask, Told, Why
from ..names import ChoiceName, Occurrence, Power, Work
from .goals import ask_power, do_declare, goal_side, knows_secrets
from .may import anything_for
from .night import announce_character


@OWN_CARDS.changes(why_not_by_day, "bethlem.custom.declare", "bethlem.custom.gamble", "bethlem.custom.sacrifice",
                   "bethlem.custom.announce")
def why_not_do_by_day(s, p, choice):
    """Why a player may not do this with custom cards in their turn of the day."""
    own = s.own
    match choice:
        case ChoiceName.DECLARE:
            ok = goal_side(s, p) == Side.INQUISITOR and not own.declared and knows_secrets(s, p)
            return Why.NOTHING if ok else Why.NOT_SECRETS
        case ChoiceName.GAMBLE: return Why.NOTHING if own.gambling == 1 and not own.gambled >> p & 1 else Why.NO_GAMBLE
        case ChoiceName.SACRIFICE:
            piece = find_card(s, Card.ALQUIMISTA)
            ok = piece != NOBODY and holder(s, piece) == p and may_act(s, piece) and s.pieces[piece].woken == 1 and (
                anything_for(s, p, Power.SACRIFICE))
            return Why.NOTHING if ok else Why.NO_SACRIFICE
        case ChoiceName.SHOW_SURVIVOR: return Why.NOTHING if announcing(s, p) != NOBODY else Why.NOBODY_TO_ANNOUNCE
    return Why.NOT_ASKED


@rule
def announcing(s, p):
    """A player's own awakened character, covered so far, whose awakening takes effect only when it is announced."""
    for piece in range(ROW * s.n_rows):
        card = s.pieces[piece].card
        if is_alive(s, piece) and holder(s, piece) == p and s.pieces[piece].woken and not is_shown(s, piece) and (
                card == Card.SUPERVIVIENTE or card == Card.LUDOPATA or card == Card.CHEF or card == Card.CYBORG
                or card == Card.VUDU or card == Card.MEDIUM or card == Card.SALTAMUNDOS):
            return piece
    return NOBODY


@OWN_CARDS.changes(offer_by_day)
def offer_choices(s, menu, p):
    for choice in range(ChoiceName.BET_LEADER):
        if why_not_do_by_day(s, p, choice) == 0:
            offer(menu, Act.CHOOSE, choice, 0)


@rule
def is_friend(s, p, seat):
    """Whether the chef's meal ties two players this round."""
    own = s.own
    if own.friend == 0:
        return False
    return (own.cook == p + 1 and own.friend == seat + 1) or (own.cook == seat + 1 and own.friend == p + 1)


@OWN_CARDS.changes(why_not_against, "bethlem.custom.meal", "bethlem.custom.sheriff")
def why_not_against_friend(s, p, ask, kind, a):
    """No attack and no vote against a player tied by a meal, and none by a deputy against the sheriff. A lynching that
    revives is against nobody."""
    own = s.own
    if ask == Ask.VOTE and kind == Act.PLAYER and s.lynch_kind != Lynching.REVIVES:
        seat = a
    elif kind == Act.POINT and a < ROW * s.n_rows and (
            ask == Ask.ATTACK or ask == Ask.ELECTROSHOCK or ask == Ask.LEPER or ask == Ask.BARBER):
        seat = s.owner[row_of(a)]
    else:
        return Why.NOTHING
    if ask != Ask.VOTE and own.sheriff == seat + 1 and own.roles[p] == 2:
        return Why.DEPUTY
    if not is_friend(s, p, seat) or must_obey(s, p):
        return Why.NOTHING
    left = 0
    for other in range(s.n_players):
        left += is_in_game(s, other)
    return Why.FRIENDS if left > 2 else Why.NOTHING


@OWN_CARDS.changes(may_be_suggested, "bethlem.custom.hypnosis")
def may_be_lent(s, card):
    """Larry Owls is not in this game."""
    return is_in(card, SUGGESTION_BITS) and card != Card.LARRY_OWLS


@OWN_CARDS.changes(do_by_day, "bethlem.custom.declare", "bethlem.custom.gamble", "bethlem.custom.sacrifice",
                   "bethlem.custom.announce")
def do_choice_by_day(s, p, choice):
    """Carry out a player's daytime choice with custom cards."""
    match choice:
        case ChoiceName.DECLARE:
            do_declare(s, p)
            check_end(s)
        case ChoiceName.GAMBLE: ask_power(s, p, Power.GAMBLE)
        case ChoiceName.SACRIFICE: ask_power(s, p, Power.SACRIFICE)
        case _: announce_character(s, p, announcing(s, p))
    schedule(s, Op.ASK, p, Ask.DAY, 0)


@OWN_CARDS.changes(do_other_event)
def do_own_event(s, p, event):
    """Events of the custom cards."""
    match event:
        case Event.PSIQUIATRA: ask_power(s, p, Power.PSYCHIATRIST)
        case Event.PANDORA: ask_power(s, p, Power.PANDORA)
        case Event.RECUERDOS: ask_power(s, p, Power.MEMORIES)


@OWN_CARDS.changes(has_no_day, "bethlem.custom.eclipse", "bethlem.custom.party")
def begin_own_day(s):
    """Whether an eclipse leaves this round without a day. A quiet night after the feast gives a second lynching."""
    own = s.own
    if own.now[Occurrence.FIESTA] == s.round_no and s.deaths == 0:
        own.lynchings = 1
    if own.now[Occurrence.ECLIPSE] != s.round_no:
        return False
    tell(s, Told.NO_DAY, 0, 0, 0)
    schedule(s, Op.CUSTOM, Work.SETTLE, 0, 0)
    schedule(s, Op.CUSTOM, Work.BREAD, 0, 0)
    schedule(s, Op.JUDGE, 0, 0, 0)
    schedule(s, Op.NEXT_ROUND, 0, 0, 0)
    return True


@OWN_CARDS.changes(begin_anew, "bethlem.custom.laugh_anew")
def laugh_anew(s, piece):
    """The laughing gas may choose again a card that it has chosen before."""
    if s.pieces[piece].card == Card.GAS:
        s.own.gas_before = 0


@OWN_CARDS.changes(is_obeyed_in_all, "bethlem.custom.curse", "bethlem.tokens.two")
def is_second_struck(s):
    """Whether the second card under the scythe has died or been struck."""
    return s.own.reaped_too == 0 or s.pieces[s.own.reaped_too - 1].dead or s.own.tried_too


@OWN_CARDS.changes(marks_two, "bethlem.tokens.two")
def has_two_scythes(s):
    return s.own.reaped_too > 0


@OWN_CARDS.changes(is_other_asked_aloud, "bethlem.custom.past", "bethlem.day.calls_aloud")
def is_past_asked_aloud(s, call):
    """Whether time may go back, as far as all can see."""
    if call != Call.RELOJERO_3:
        return True
    if s.own.time & 1:
        return False
    return is_used_from_elsewhere(s, Card.RELOJERO) or (may_live(s, Card.RELOJERO) and may_be_awake(s, Card.RELOJERO))


@OWN_CARDS.changes(answer_other_call, "bethlem.custom.past", "bethlem.day.calls_aloud")
def call_past(s, call, i, at):
    """Ask the holder of the awakened clockmaker in private whether time goes back."""
    if call != Call.RELOJERO_3:
        return False
    clock = wielder(s, Card.RELOJERO)
    if i or clock == NOBODY or not s.pieces[find_card(s, Card.RELOJERO)].woken or s.own.time & 1 or s.round_no < 2:
        return False
    s.awake |= 1 << clock
    ask_power(s, clock, Power.PAST)
    schedule(s, Op.CALL, call, 1, at)
    return True
