"""What carries every game on: the same skeleton round its own tables of answers and of work.

    act = act_of(answer)
    step = step_of(needs_choice, work)
    why_not = why_not_of(reason, Why.GAME_OVER)
    legal = offers_of(offer_answers), or legal_of(why_not, Act)
    greedy = greedy_of(points)

each in the module of the rule that it is given, under that name; and the rules `chooser` and `seen_openly` as they are.
"""
from __future__ import annotations

from collections.abc import Callable
from itertools import product
from typing import Any

from ..gamedef.vocabulary import Choosing
from .agenda import drop_top, frame_a, frame_b, frame_c, frame_op, in_order, top_frame
from .dice import next_below
from .menu import first_of, kind_of, offer, pack, second_of
from .rule import rule

Rule = Callable[..., Any]


@rule
def never(op, kind):
    return False


@rule
def finds_nothing(s):
    return False


@rule
def as_it_is(s):
    """Nothing need be done to the state first."""


@rule
def aims_at_nothing(s, p):
    return 0


def act_of(answer: Rule, stays: Rule = never, before: Rule = as_it_is) -> Rule:
    """The rule `act`: carries a choice out by answer(s, op, p, b, c, kind, x, y), which gets the frame that asked
    seat p, and the action's kind and arguments. `stays(op, kind)`: the frame asks again after this choice.
    `before(s)` is done first."""
    def act(s, action):
        """Carry out a legal choice of whoever must choose; what follows from it is on the agenda afterwards."""
        before(s)
        frame = top_frame(s)
        kind = kind_of(action)
        if not stays(frame_op(frame), kind):
            drop_top(s)
        mark = s.n_agenda
        answer(s, frame_op(frame), frame_a(frame), frame_b(frame), frame_c(frame), kind, first_of(action),
               second_of(action))
        in_order(s, mark)
    return _at_home(act, answer)


def step_of(waits: Rule, work: Rule, finds: Rule = finds_nothing) -> Rule:
    """The rule `step`: work(s, op, a, b, c) carries out the frame on top, unless it waits(s) for a choice.

    `finds(s)`: before anybody chooses in a blinded state, one covered card by which they choose is found out;
    whether there was one.
    """
    def step(s):
        """Work off the frame on top; whether there was one that waits for nobody."""
        if s.outcome or s.fault or s.dice.wanted or s.n_agenda == 0:
            return False
        if finds(s):
            return True
        if waits(s):
            return False
        frame = top_frame(s)
        drop_top(s)
        mark = s.n_agenda
        work(s, frame_op(frame), frame_a(frame), frame_b(frame), frame_c(frame))
        in_order(s, mark)
        return True
    return _at_home(step, work)


def why_not_of(reason: Rule, over: int) -> Rule:
    """The rule `why_not`: reason(s, op, p, b, c, kind, x, y) says why seat p may not answer the frame that asks by an
    action of this kind and arguments, 0 if it may; `over` where nobody is asked any more."""
    def why_not(s, action):
        """Why whoever must choose now may not choose this; 0 if it may."""
        if s.outcome or s.n_agenda == 0:
            return over
        frame = top_frame(s)
        return reason(s, frame_op(frame), frame_a(frame), frame_b(frame), frame_c(frame), kind_of(action),
                      first_of(action), second_of(action))
    return _at_home(why_not, reason)


def offers_of(offer_answers: Rule) -> Rule:
    """The rule `legal`: offer_answers(s, menu, op, p, b, c) puts on the menu all that seat p may answer to the frame
    that asks; nothing when nobody is asked."""
    def legal(s, menu):
        """Fill the menu with everything that whoever must choose may do; nothing when the game is over."""
        menu.n = 0
        if s.outcome or s.fault or s.n_agenda == 0:
            return
        frame = top_frame(s)
        offer_answers(s, menu, frame_op(frame), frame_a(frame), frame_b(frame), frame_c(frame))
    return _at_home(legal, offer_answers)


def legal_of(why_not: Rule, acts: type[Choosing]) -> Rule:
    """The rule `legal`: a menu of every choice against which why_not(s, action) has nothing, in their order.

    For a game whose choices name few things: whoever looks tries all that can be written.
    """
    every = tuple(pack(act, *values, *[0] * (2 - len(values))) for act in acts
                  for values in product(*(kind.domain(None).values() for kind in act.args.values())))

    def legal(s, menu):
        """Offer what may be chosen now."""
        menu.n = 0
        for action in every:
            if why_not(s, action) == 0:
                offer(menu, kind_of(action), first_of(action), second_of(action))
    return _at_home(legal, why_not)


@rule
def chooser(s):
    """The seat that must choose; -1 when the game is over."""
    return frame_a(top_frame(s)) if s.outcome == 0 and s.n_agenda > 0 else -1


@rule
def seen_openly(s, action, seat):
    """The rule `seen_as` of a game whose choices are all made in the open."""
    return action


def greedy_of(points: Rule, aims: Rule = aims_at_nothing) -> Rule:
    """The rule `greedy`: the action to which points(s, p, frame, action, aim) gives most, of equals any.

    `aims(s, p)` is reckoned once for a menu, and handed to each.
    """
    def greedy(s, menu, luck):
        """The legal action with the most points, of equals any."""
        frame = top_frame(s)
        p = frame_a(frame)
        aim = aims(s, p)
        best = menu.actions[0]
        most = 0
        ties = 0
        for i in range(menu.n):
            action = menu.actions[i]
            worth = points(s, p, frame, action, aim)
            if ties == 0 or worth > most:
                most = worth
                best = action
                ties = 1
            elif worth == most:
                ties += 1
                if next_below(luck, ties) == 0:
                    best = action
        return best
    return _at_home(greedy, points)


def _at_home(made: Rule, of: Rule) -> Rule:
    """A rule as if it were written in the module of another: that is where caches of machine code look for it."""
    made.__module__, made.__qualname__ = of.__module__, made.__name__
    marked: Rule = rule(made)
    return marked
