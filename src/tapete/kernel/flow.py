"""Factories for the rules `act`, `step`, `why_not`, `legal` and `greedy`, which every game needs.

The skeleton of each is the same in all games. A game hands over its own rules:

    act = act_of(answer)
    step = step_of(needs_choice, work)
    why_not = why_not_of(reason, Why.GAME_OVER)
    legal = offers_of(offer_answers), or legal_of(why_not, Act)
    greedy = greedy_of(points)

Each assignment must use this name, and must be in the module of the rule that it hands over. A game uses the rules
`chooser` and `seen_openly` as they are.
"""
from __future__ import annotations

import sys
from collections.abc import Callable, Iterable
from itertools import product
from typing import Any

from .agenda import drop_top, frame_a, frame_b, frame_c, frame_op, in_order, top_frame
from .at_once import is_at_once, take_off, words_at_once
from .dice import next_below
from .menu import first_of, kind_of, offer, pack, second_of
from .rule import rule

Rule = Callable[..., Any]


@rule
def never(op, kind):
    return False


@rule
def no_findings(s):
    return False


@rule
def no_change(s):
    """The default of `before`: change nothing."""


@rule
def no_aim(s, p):
    return 0


def act_of(answer: Rule, stays: Rule = never, before: Rule = no_change, asked: Iterable[Any] | None = None) -> Rule:
    """The rule `act`, which carries a choice out by calling answer(s, op, p, b, c, kind, x, y).

    `answer` gets the frame that asked seat p, and the action's kind and arguments. If `stays(op, kind)` is true, the
    frame asks again after this choice. `before(s)` runs first. `asked`: the game's questions
    (`gamedef.vocabulary.Asking`), if some of them ask at once (`kernel.at_once`).
    """
    words = words_at_once(asked)
    if words:
        return _act_at_once_of(answer, stays, before, words)

    def act(s, action):
        """Carry out a legal choice of the seat that must choose. Everything that follows from it is then on the agenda.
        """
        before(s)
        frame = top_frame(s)
        kind = kind_of(action)
        if not stays(frame_op(frame), kind):
            drop_top(s)
        mark = s.n_agenda
        answer(s, frame_op(frame), frame_a(frame), frame_b(frame), frame_c(frame), kind, first_of(action),
               second_of(action))
        in_order(s, mark)
    return _as_defined_in(act, answer)


def _act_at_once_of(answer: Rule, stays: Rule, before: Rule, words: int) -> Rule:
    def act(s, action):
        """Carry out a legal choice of the seat that must choose. Everything that follows from it is then on the agenda.
        """
        before(s)
        frame = top_frame(s)
        kind = kind_of(action)
        if is_at_once(words, frame_op(frame)):
            if not take_off(s):
                drop_top(s)
        elif not stays(frame_op(frame), kind):
            drop_top(s)
        mark = s.n_agenda
        answer(s, frame_op(frame), frame_a(frame), frame_b(frame), frame_c(frame), kind, first_of(action),
               second_of(action))
        in_order(s, mark)
    act.at_once = words     # type: ignore[attr-defined]
    return _as_defined_in(act, answer)


def step_of(waits: Rule, work: Rule, finds: Rule = no_findings) -> Rule:
    """The rule `step`, which carries out the top frame by calling work(s, op, a, b, c).

    It stops if `waits(s)` says that the frame waits for a choice. In a blinded state, `finds(s)` first finds out one
    covered card that the choice depends on, and returns whether there was one.
    """
    def step(s):
        """Carry out the top frame. Returns whether there was one that waits for no choice."""
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
    return _as_defined_in(step, work)


def why_not_of(reason: Rule, over: int) -> Rule:
    """The rule `why_not`, from reason(s, op, p, b, c, kind, x, y).

    `reason` returns why seat p may not answer the frame with an action of this kind and arguments, or 0 if it may. If
    nobody must choose any more, `why_not` returns `over`.
    """
    def why_not(s, action):
        """The reason why the seat that must choose may not choose this action; 0 if it may."""
        if s.outcome or s.n_agenda == 0:
            return over
        frame = top_frame(s)
        return reason(s, frame_op(frame), frame_a(frame), frame_b(frame), frame_c(frame), kind_of(action),
                      first_of(action), second_of(action))
    return _as_defined_in(why_not, reason)


def offers_of(offer_answers: Rule) -> Rule:
    """The rule `legal`, from offer_answers(s, menu, op, p, b, c).

    `offer_answers` puts on the menu all legal answers of seat p to the top frame. If nobody must choose, the menu is
    empty.
    """
    def legal(s, menu):
        """Fill the menu with all legal actions of the seat that must choose. The menu is empty when the game is over.
        """
        menu.n = 0
        if s.outcome or s.fault or s.n_agenda == 0:
            return
        frame = top_frame(s)
        offer_answers(s, menu, frame_op(frame), frame_a(frame), frame_b(frame), frame_c(frame))
    return _as_defined_in(legal, offer_answers)


def legal_of(why_not: Rule, acts: Iterable[Any]) -> Rule:
    """The rule `legal`, made from `why_not`: a menu of every action for which why_not(s, action) is 0, in their order.

    `acts` is the game's enumeration of choices (`gamedef.vocabulary.Choosing`). The rule is for games with few possible
    actions, because it tries every action that can be written.
    """
    every = tuple(pack(act, *values, *[0] * (2 - len(values))) for act in acts
                  for values in product(*(kind.domain(None).values() for kind in act.args.values())))

    def legal(s, menu):
        """Fill the menu with the legal actions."""
        menu.n = 0
        for action in every:
            if why_not(s, action) == 0:
                offer(menu, kind_of(action), first_of(action), second_of(action))
    return _as_defined_in(legal, why_not)


@rule
def chooser(s):
    """The seat that must choose; -1 when the game is over."""
    return frame_a(top_frame(s)) if s.outcome == 0 and s.n_agenda > 0 else -1


@rule
def seen_openly(s, action, seat):
    """The rule `seen_as` of a game in which every seat sees all choices."""
    return action


def seen_at_once_of(asked: Iterable[Any], covered: int) -> Rule:
    """The rule `seen_as` of a game in which every seat sees all choices but those of questions at once.

    `asked`: the game's questions. `covered`: a packed action that stands for every answer of another seat to a question
    at once.
    """
    words = words_at_once(asked)

    def seen_as(s, action, seat):
        """The action, or the one that stands for it if another seat chooses it in secret."""
        frame = top_frame(s)
        return covered if is_at_once(words, frame_op(frame)) and frame_a(frame) != seat else action
    seen_as.__module__, seen_as.__qualname__ = sys._getframe(1).f_globals["__name__"], seen_as.__name__
    marked: Rule = rule(seen_as)
    return marked


def greedy_of(points: Rule, aims: Rule = no_aim) -> Rule:
    """The rule `greedy`: the action with the most points by points(s, p, frame, action, aim); a random one of equals.

    `aims(s, p)` runs once for a menu, and `points` gets its result as `aim`.
    """
    def greedy(s, menu, rng):
        """The legal action with the most points; a random one of equals."""
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
                if next_below(rng, ties) == 0:
                    best = action
        return best
    return _as_defined_in(greedy, points)


def _as_defined_in(made: Rule, of: Rule) -> Rule:
    """Mark a rule as written in the module of another rule, because caches of machine code look for it there."""
    made.__module__, made.__qualname__ = of.__module__, made.__name__
    marked: Rule = rule(made)
    return marked
