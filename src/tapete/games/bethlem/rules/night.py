"""The night: a table of calls, each made whether or not anybody answers.

A call is processed step by step: `Op.CALL` finds who answers next, schedules the question and itself again with the
next step. Seats that sleep see only that the call is made (`hidden.blind`).
"""
from ....kernel.agenda import schedule
from ....kernel.log import tell
from ....kernel.rule import rule
from ..calls import CALL_ASK, CALL_CARD
from ..names import PAIRS_ON_TABLE, ROW, Call, Card, Op, Phase
from ..vocabulary import Ask, Told
from .announce import is_called
from .calling import call_ali, call_card, call_events, call_future, call_reaper, call_trait
from .cards import lacks
from .doom import fall_due
from .first_night import call_pact, introduce_cellmates, introduce_siamese
from .late_night import call_cataleptic, call_neurotic, call_patience, call_reaper_again, end_sleeps, protect
from .part import OWN_CARDS
from .riot import call_leader, call_mutineers


@rule("bethlem.night.in_private")
def do_nightfall(s):
    """Everybody closes their eyes; effects that last a round end, and postponed deaths fall due."""
    s.round_no += 1
    s.phase = Phase.NIGHT
    s.deaths = 0
    s.twins = 0
    s.lynching = 0
    s.lynched = 0
    s.elected = 0
    s.banned = 0
    s.borrowed = 0
    s.hypnotized = 0
    s.suggestion = 0
    s.barred = 0
    s.posing = 0
    s.spies = 0
    s.immune = 0
    s.ali_card = 0
    s.muzzled = 0
    s.muzzled_for = 0
    s.larry_card = 0
    s.larry_seat = 0
    s.patience_before = s.patience
    s.patience = 0
    s.reaped_before = s.reaped
    s.reaped = 0
    s.accused_before = s.accused[0]
    s.guarded = s.guarding
    s.guarding = 0
    s.reap_tried = 0
    for k in range(PAIRS_ON_TABLE):
        s.accused[k] = 0
    for seat in range(s.n_seats):
        s.votes[seat] = 0
        s.card_votes[seat] = 0
    for piece in range(ROW * s.n_rows):
        s.guards[piece] = 0
        s.pieces[piece].gloomy = 0
        s.pieces[piece].isolated = 0
    tell(s, Told.ROUND, s.round_no, 1 if lacks(s, Phase.NIGHT) else 0, 0)
    begin_round(s)
    fall_due(s)
    if has_no_night(s):
        schedule(s, Op.DAWN, 0, 0, 0)
        return
    schedule(s, Op.CALL, s.options.night[0], 0, 0)


@OWN_CARDS.may_change()
def begin_round(s):
    """Other effects that begin and end with a round."""


@OWN_CARDS.may_change()
def has_no_night(s):
    """Whether nobody is called in this round's night."""
    return False


@OWN_CARDS.may_change()
def answer_other_call(s, call, i, at):
    """Whether somebody answers the call of another card."""
    return False


@rule("bethlem.night.order")
def next_call(s, at):
    """Go on to the next call of the night's order that this round has; after the last it dawns."""
    while at < len(s.options.night) and s.options.night[at] and not is_for_this_round(s, s.options.night[at]):
        at += 1
    if at < len(s.options.night) and s.options.night[at]:
        schedule(s, Op.CALL, s.options.night[at], 0, at)
    else:
        schedule(s, Op.DAWN, 0, 0, 0)


@rule("bethlem.night.order")
def is_for_this_round(s, call):
    if call == Call.NEUROTICISMO and s.round_no > 1 and s.round_no % 2:
        return False
    if (call == Call.FUTURE and not s.options.narrator) or not is_called(s, call):
        return False
    return not (s.options.not_first[call] if s.round_no == 1 else s.options.first[call])


@rule
def do_call(s, call, i, at):
    """Process a call's i-th step. Calls of the night go on to the next when nobody is left to answer."""
    s.awake = 0
    if i == 0:
        s.call = call
        tell(s, Told.CALL, call, 0, 0)
    if not answer_call(s, call, i, at):
        s.awake = 0
        if s.phase == Phase.NIGHT:
            next_call(s, at + 1)


@rule
def answer_call(s, call, i, at):
    """Whether somebody answers, so that the call is not over yet."""
    match call:
        case Call.EYES_CLOSED: asked = call_ali(s, call, i, at)
        case Call.FUTURE: asked = call_future(s, call, i, at)
        case Call.PACTO: asked = call_pact(s, call, i, at)
        case Call.SIAMESAS: asked = introduce_siamese(s)
        case Call.COMPANEROS: asked = introduce_cellmates(s)
        case Call.EVENTOS: asked = call_events(s, call, i, at)
        case Call.MELANCOLIA: asked = call_trait(s, call, i, at, Card.MELANCOLIA, Ask.MELANCHOLY)
        case Call.PARCA: asked = call_reaper(s, call, i, at)
        case Call.AMOTINADOS: asked = call_mutineers(s, call, i, at)
        case Call.DANIEL: asked = call_leader(s, call, i, at)
        case Call.ARTHUR_2: asked = protect(s)
        case Call.MUERTE_DULCE_2: asked = end_sleeps(s)
        case Call.CATALEPTICO: asked = call_cataleptic(s, call, i, at)
        case Call.PARCA_2: asked = call_reaper_again(s, call, i, at)
        case Call.PACIENCIA: asked = call_patience(s, call, i, at)
        case Call.NEUROTICISMO: asked = call_neurotic(s, call, i, at)
        case Call.ANSIEDAD: asked = call_trait(s, call, i, at, Card.ANSIEDAD, Ask.ANXIETY)
        case _:
            if call >= Call.SUPERVIVIENTE:
                asked = answer_other_call(s, call, i, at)
            else:
                asked = call_card(s, call, i, at, CALL_CARD[call], CALL_ASK[call])
    return asked
