"""Checks that the log tells the truth: compares every step of a game with the states before and after it.

A game declares in a `Truth` what its happenings claim about the states, and which happenings tell a change. Then each
step of the rules is checked. What was told in it must be true, each die must have a sentence about its result, and each
public change must have been told.
"""
from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from ..gamedef.game import Game
from ..gamedef.vocabulary import Happening
from ..kernel.agenda import Fault, top_frame
from ..kernel.dice import TOLD_ROLL
from ..referee.session import Session

Args = Mapping[str, Any]
View = Any
Claim = Callable[[Args, View, View], bool]
"""Whether a happening's arguments are true for the views before and after the step in which it was told."""


@dataclass(frozen=True)
class Truth:
    """What a game's happenings claim, and which changes of its view they tell.

    `changes` has regular expressions of paths of the view, with numbers and names of things as they are. Each has
    happenings, and one of them must be told if such a path changes. An empty set is a change that needs no happening.
    The first match counts. A group `seat` in it is the argument of the same name, or one of `whose`.
    """

    claims: Mapping[str, Claim]
    changes: Sequence[tuple[str, frozenset[str]]]
    whose: Sequence[str] = ("seat",)
    places: Sequence[str] = ()
    place_of: Callable[[str], str] = str
    anywhere: frozenset[str] = frozenset()
    said: frozenset[str] = frozenset()
    """Happenings that tell no result of a die, because they are told before it is read."""


@dataclass(frozen=True)
class RuleStep:
    """One step of the rules: what was told in it, and the view before and after it, everybody's or the whole."""

    told: tuple[Happening, ...]
    before: View
    after: View


@dataclass
class Lie:
    """Something told that is false, or something true that was not told."""

    what: str
    step: RuleStep = field(repr=False)


def steps_of(game: Game, state: Any, action: int,
             seen: Callable[[Game, Any], View] | None = None) -> Iterator[RuleStep]:
    """Carry out a choice in a plain state. Yields the steps of the rules one by one, by default as everybody sees them.
    """
    seen = seen or open_view
    state.log.on, works = 1, True
    carry: Callable[[Any], Any] = lambda s: game.rules.act(s, action)  # noqa: E731
    after = seen(game, state)
    while works:
        told, before = state.log.told, after
        result = carry(state)
        works = carry is not game.rules.step if result is None else bool(result)
        carry = game.rules.step
        if state.fault:
            raise AssertionError(Fault(state.fault).name)
        log, ring = state.log, len(state.log.what)
        assert log.told - told <= ring
        after = seen(game, state)
        yield RuleStep(tuple(game.wording.happening(log.what[i % ring], log.a[i % ring], log.b[i % ring],
                                                    log.c[i % ring])
                             for i in range(told, log.told)), before, after)


def open_view(game: Game, state: Any) -> View:
    """What everybody sees, as JSON."""
    seen = game.State.copy(state)
    game.rules.blind(seen, game.spectator)
    return game.view(seen).model_dump(mode="json")


def whole_view(game: Game, state: Any) -> View:
    """The whole view, also what is hidden, as JSON. Happenings told to some seats only are checked against it."""
    return game.view(state).model_dump(mode="json")


def lies(truth: Truth, step: RuleStep) -> Iterator[Lie]:
    """What a step tells that is false, and what it changes without telling."""
    for happening in step.told:
        claim = truth.claims.get(happening.what)
        if claim is not None and not claim(happening.args, step.before, step.after):
            yield Lie(f"{happening.what} {dict(happening.args)}", step)
    yield from _silent_changes(truth, step)
    yield from _silent_dice(truth, step)


def _silent_changes(truth: Truth, step: RuleStep) -> Iterator[Lie]:
    before, after = dict[str, Any](), dict[str, Any]()
    for path, one, other in _parted(step.before, step.after, ""):
        before.update(_leaves(one, path))
        after.update(_leaves(other, path))
    for path in sorted(before.keys() | after.keys()):
        if before.get(path) == after.get(path):
            continue
        change = f"{path}: {before.get(path)} -> {after.get(path)}"
        for pattern, tellers in truth.changes:
            match = re.fullmatch(pattern, change if "->" in pattern else path)
            if match:
                if tellers and not any(_tells(truth, each, match, tellers) for each in step.told):
                    yield Lie(f"{change}, and nothing is told of it", step)
                break
        else:
            yield Lie(f"{path}: no pattern says what tells its change", step)


def _tells(truth: Truth, happening: Happening, match: re.Match[str], tellers: frozenset[str]) -> bool:
    if happening.what not in tellers:
        return False
    found = match.groupdict()
    seat, place = found.get("seat"), found.get("place")
    if seat is not None and not any(str(happening.args.get(name)) == seat for name in truth.whose):
        return False
    named = [happening.args[name] for name in truth.places if name in happening.args]
    return place is None or not named or happening.what in truth.anywhere or truth.place_of(place) in named


def _silent_dice(truth: Truth, step: RuleStep) -> Iterator[Lie]:
    """Rolls come one after the other; a sentence about the result must follow the last one."""
    rolls = [i for i, happening in enumerate(step.told) if happening.what == "ROLL"]
    if rolls and not any(each.what != "ROLL" and each.what not in truth.said for each in step.told[rolls[-1] + 1:]):
        yield Lie(f"a die shows {step.told[rolls[-1]].args['face']}, and nobody says what comes of it", step)


def _parted(before: Any, after: Any, path: str) -> Iterator[tuple[str, Any, Any]]:
    """The smallest parts of two views that differ, because a step changes only a few."""
    if isinstance(before, dict) and isinstance(after, dict):
        pairs = [(key, before.get(key), after.get(key)) for key in before.keys() | after.keys()]
    elif all(isinstance(each, list) and all(isinstance(one, dict) for one in each) for each in (before, after)) and (
            len(before) == len(after)):
        pairs = [(i, *pair) for i, pair in enumerate(zip(before, after, strict=True))]
    else:
        yield path, before, after
        return
    for key, one, other in pairs:
        if one != other:
            yield from _parted(one, other, f"{path}.{key}" if path else str(key))


def _leaves(value: Any, path: str) -> Iterator[tuple[str, Any]]:
    if isinstance(value, dict):
        for key, each in value.items():
            yield from _leaves(each, f"{path}.{key}" if path else str(key))
    elif isinstance(value, list):
        yield path, str(value) if all(not isinstance(each, dict) for each in value) else len(value)
        for i, each in enumerate(value):
            if isinstance(each, dict):
                yield from _leaves(each, f"{path}.{i}")
    else:
        yield path, value


def played(game: Game, session: Session, choose: Callable[[Any, Sequence[int]], int], choices: int,
           seen: Callable[[Game, Any], View] | None = None) -> Iterator[RuleStep]:
    """The steps of a game played on from a session. The session's state stays as it is."""
    state, menu = game.State.copy(session.state), game.Menu.plain()
    for _ in range(choices):
        if state.outcome:
            return
        game.rules.legal(state, menu)
        yield from steps_of(game, state, choose(state, menu.actions[:menu.n]), seen)


def idle_frames(game: Game, session: Session, choose: Callable[[Any, Sequence[int]], int], choices: int,
                ) -> Iterator[int]:
    """The frames that were carried out without any effect, in a game played on from a session.

    Such a frame changes nothing, puts nothing on the agenda and tells nobody anything.
    """
    state, menu, quiet = game.State.copy(session.state), game.Menu.plain(), game.State.plain().log
    state.log.on = 1
    for _ in range(choices):
        if state.outcome:
            return
        game.rules.legal(state, menu)
        game.rules.act(state, choose(state, menu.actions[:menu.n]))
        works = True
        while works:
            frame, told, waiting = top_frame(state), state.log.told, state.n_agenda
            before = _position(game, state, quiet)
            works = bool(game.rules.step(state))
            if works and (told, waiting - 1, before) == (
                    state.log.told, state.n_agenda, _position(game, state, quiet)):
                yield frame


def _position(game: Game, state: Any, quiet: Any) -> bytes:
    """A state's bytes without its agenda and with the log `quiet` in place of its own."""
    copy = game.State.copy(state)
    copy.log, copy.n_agenda, copy.agenda = quiet, 0, [0] * len(copy.agenda)
    return game.State.to_bytes(copy)


def at_random(seed: int) -> Callable[[Any, Sequence[int]], int]:
    """A function that chooses a random legal action."""
    chance = random.Random(seed)
    return lambda state, actions: chance.choice(list(actions))


assert TOLD_ROLL == 1
