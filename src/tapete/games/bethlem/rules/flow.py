"""The game's flow: carry out answers, and work through the agenda."""
from ....kernel.agenda import Fault, fail, frame_a, frame_op, schedule, top_frame
from ....kernel.flow import act_of, step_of
from ....kernel.log import tell
from ....kernel.rule import rule
from ..names import NOBODY, Call, Op, Outcome, Phase
from ..vocabulary import Act, Ask, Told
from .announce import is_asked_aloud
from .awakenings import answer_awakened
from .day import (
    answer_by_day,
    answer_day_call,
    answer_the_dying,
    awaken_last_cards,
    do_dawn,
    do_day_turns,
    do_morning,
    do_next_round,
)
from .deaths import do_reveal, do_toll, do_trigger
from .draft import answer_setup, do_begin, do_deal, do_draft, do_refill
from .events import answer_event, do_rob, draw_event, judge_omen
from .future import judge_answers
from .lynching import do_after_lynching, do_count, do_count_cards, do_poll, do_second, do_sentence, do_verdict
from .night import do_call, do_nightfall
from .part import OWN_CARDS
from .powers import answer_at_night
from .redealing import find_out
from .talk import do_say, do_talk


@rule
def answer(s, op, p, ask, about, kind, a, b):
    """Carry out an answer, by its question."""
    if ask <= Ask.ARRANGE or ask == Ask.REPLACE:
        answer_setup(s, p, ask, about, kind, a)
    elif ask == Ask.DAY:
        answer_by_day(s, p, kind, a)
    elif ask == Ask.TALK:
        do_say(s, p, kind, a, b)
    elif ask == Ask.VOTE:
        s.votes[p] = a + 1
    elif ask == Ask.VOTE_CARD:
        s.card_votes[p] = s.at[a] + 1
    elif ask == Ask.VERDICT:
        do_verdict(s, p, kind == Act.POINT, a)
    elif ask == Ask.DRAW:
        if kind == Act.YES:
            draw_event(s, p)
    elif ask == Ask.POWER:
        answer_power(s, p, about, kind, a, b)
    elif ask >= Ask.MARK:
        answer_awakened(s, p, ask, about, kind, a, b)
    elif Ask.EVENT <= ask <= Ask.CELL or Ask.BARBER <= ask <= Ask.FATE:
        answer_event(s, p, ask, about, kind, a, b)
    elif Ask.WAKERFIELD <= ask <= Ask.CHIP or ask == Ask.WAKE or ask == Ask.AMNESIA:
        answer_the_dying(s, p, ask, about, kind, a)
    else:
        answer_at_night(s, p, ask, about, kind, a, b)
    note_use(s, p, ask, about, kind)


@OWN_CARDS.may_change()
def answer_power(s, p, power, kind, a, b):
    """Carry out a player's answer to a decision of custom cards."""


@OWN_CARDS.may_change()
def note_use(s, p, ask, about, kind):
    """Record the effects of a player's answer."""


@OWN_CARDS.may_change()
def end_round(s):
    """Other work after the lynching, once the player behind has drawn."""


@OWN_CARDS.may_change()
def work_own(s, what, b, c):
    """Carry out a frame of custom cards."""
    fail(s, Fault.UNKNOWN_FRAME)


@rule
def do_any_call(s, call, i, at):
    """A call of the night, or one of the private moments of the day, which NONE ends. Another step than the asking one
    ends it, so that a call looks alike whether or not somebody answers."""
    if s.phase == Phase.NIGHT:
        do_call(s, call, i, at)
        return
    s.awake = 0
    s.call = call
    if call != Call.NONE and i == 0 and is_asked_aloud(s, call):
        tell(s, Told.CALL, call, 0, 0)
    if call != Call.NONE and not answer_day_call(s, call, i, at):
        s.awake = 0
        schedule(s, Op.CALL, Call.NONE, 0, 0)


@rule
def work(s, op, a, b, c):
    """Carry out a frame that asks nobody."""
    match op:
        case Op.CALL: do_any_call(s, a, b, c)
        case Op.NIGHTFALL: do_nightfall(s)
        case Op.DAWN: do_dawn(s)
        case Op.TOLL:
            do_toll(s, a)
            if s.mode:
                schedule(s, Op.REFILL, 0, 0, 0)
        case Op.REVEAL: do_reveal(s, a)
        case Op.TRIGGER: do_trigger(s, a, b, c)
        case Op.AWAKEN: awaken_last_cards(s)
        case Op.MORNING: do_morning(s)
        case Op.DAY_TURNS: do_day_turns(s, a)
        case Op.TALK: do_talk(s, a, b)
        case Op.POLL: do_poll(s, a)
        case Op.COUNT: do_count(s)
        case Op.COUNT_CARDS: do_count_cards(s)
        case Op.SENTENCE: do_sentence(s)
        case Op.AFTER_LYNCHING: do_after_lynching(s, a)
        case Op.SECOND: do_second(s)
        case Op.ROB:
            awaken_last_cards(s)
            do_rob(s)
            end_round(s)
            schedule(s, Op.JUDGE, 0, 0, 0)
            schedule(s, Op.NEXT_ROUND, 0, 0, 0)
        case Op.JUDGE:
            judge_answers(s)
            judge_omen(s)
        case Op.NEXT_ROUND: do_next_round(s)
        case Op.DEAL: do_deal(s)
        case Op.DRAFT: do_draft(s, a, b)
        case Op.BEGIN: do_begin(s)
        case Op.REFILL: do_refill(s)
        case Op.CUSTOM: work_own(s, a, b, c)
        case _: fail(s, Fault.UNKNOWN_FRAME)


@rule
def is_asked(s):
    """Whether a seat is asked. Before work is done on a blinded state, it is replaced by one that it may represent."""
    if frame_op(top_frame(s)) == Op.ASK:
        return True
    find_out(s)
    return False


act = act_of(answer, before=find_out)
step = step_of(is_asked, work)


@rule
def chooser(s):
    """The seat that is asked; NOBODY when the game is over or nobody is, as far as a viewer can see."""
    if s.outcome != Outcome.RUNNING or s.n_agenda == 0 or frame_op(top_frame(s)) != Op.ASK:
        return NOBODY
    return frame_a(top_frame(s))
