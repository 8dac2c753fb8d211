"""Questions to the narrator about the future, and the program's judgement of the answers when the time has come."""
from ....kernel.agenda import schedule
from ....kernel.log import tell_only
from ....kernel.rule import rule
from ..names import FIRST_FUTURE, FUTURE_ROUNDS, Op, Question, Reply
from ..vocabulary import Act, Ask, Told
from .cards import living


@rule("bethlem.narrator.future")
def do_future(s, p, question, seat):
    """A player asks; the narrator is awake to answer."""
    s.asked_future |= 1 << p
    narrator = s.n_seats - 1
    foretold = s.foretold[p]
    foretold.asked = question + 1
    foretold.about = seat
    foretold.said = 0
    foretold.until = s.round_no + FUTURE_ROUNDS
    foretold.came = 0
    tell_only(s, (1 << p) | (1 << narrator), Told.FUTURE, p, seat, question)
    s.awake |= 1 << narrator
    schedule(s, Op.ASK, narrator, Ask.FUTURE_ANSWER, p)


@rule("bethlem.narrator.future", "bethlem.questions.neither")
def do_future_answer(s, p, asker, kind):
    """The narrator has answered; a question that the program cannot judge is settled with this."""
    reply = reply_of(kind)
    tell_only(s, (1 << p) | (1 << asker), Told.FUTURE_ANSWER, asker, reply, 0)
    foretold = s.foretold[asker]
    foretold.said = reply + 1
    if foretold.asked == Question.LOSES + 1:
        foretold.spoke_of = foretold.about + 1
        foretold.spared = 1 if reply == Reply.NO else 0
    if foretold.asked <= FIRST_FUTURE:
        settle_answer(s, asker)


@rule
def reply_of(kind):
    if kind == Act.PASS:
        return int(Reply.NEITHER)
    return int(Reply.YES) if kind == Act.YES else int(Reply.NO)


@rule
def forget(s, asker):
    """Delete a question and its answer."""
    settle_answer(s, asker)
    s.foretold[asker].spoke_of = 0
    s.foretold[asker].spared = 0


@rule
def settle_answer(s, asker):
    """A question waits no longer."""
    foretold = s.foretold[asker]
    foretold.asked = 0
    foretold.about = 0
    foretold.said = 0
    foretold.until = 0
    foretold.came = 0


@rule
def note_future(s, seat, question):
    """An event that was asked about has happened to a player."""
    for asker in range(s.n_players):
        foretold = s.foretold[asker]
        if foretold.asked == question + 1 and foretold.about == seat:
            foretold.came = 1


@rule
def note_loss(s, seat):
    """A player's card has died, perhaps the last one."""
    note_future(s, seat, Question.LOSES)
    if living(s, seat) == 0:
        note_future(s, seat, Question.OUT)


@rule("bethlem.narrator.judged")
def judge_future(s, asker):
    """Say whether the narrator was right, to the two players who know of the question."""
    foretold = s.foretold[asker]
    right = 1 if (foretold.said == Reply.YES + 1) == (foretold.came == 1) else 0
    tell_only(s, (1 << asker) | (1 << (s.n_seats - 1)), Told.FUTURE_JUDGED, foretold.asked - 1, foretold.about, right)
    settle_answer(s, asker)


@rule("bethlem.narrator.judged")
def judge_answers(s):
    """At the end of a round, judge what has happened and what can no longer happen."""
    for asker in range(s.n_players):
        foretold = s.foretold[asker]
        if foretold.said and foretold.asked != Question.WINS + 1 and (foretold.came or foretold.until <= s.round_no):
            judge_future(s, asker)


@rule("bethlem.narrator.judged")
def judge_at_the_end(s):
    """At the end of the game, judge all remaining questions."""
    for seat in range(s.n_players):
        if s.winners >> seat & 1:
            note_future(s, seat, Question.WINS)
    for asker in range(s.n_players):
        if s.foretold[asker].said:
            judge_future(s, asker)
