"""What a seat comes to see, it has been told.

Two states that a seat cannot tell apart are played on alike: the same choices, the same dice. As long as the seat is
told the same of both, both must look the same to it. Where they do not, either something hidden has come into what
the seat may know, or something public has happened that the log keeps silent about.
"""
from __future__ import annotations

import random
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from ..kernel.agenda import Fault
from ..kernel.dice import luck
from ..kernel.game import Game
from ..kernel.log import EVERYBODY
from ..referee.session import Session

STEPS = 6
"""Choices for which two states are played on."""


@dataclass(frozen=True)
class Untold:
    """Something that a seat saw and was not told: after which choice, and by which paths of its view; none where only
    the record differs."""

    seat: int
    choice: str
    paths: tuple[str, ...]


def untold(session: Session, seat: int, seed: int, but: Sequence[str] = ()) -> Iterator[Untold]:
    """What a seat comes to see in the next choices without being told, but for paths that match one of `but`.

    `session` is left as it is. `but`: regular expressions of paths, numbers and names of cards written as `*`.
    """
    game, rules, State, chance = session.game, session.game.rules, session.game.State, random.Random(seed)
    true, other = State.copy(session.state), session.blinded(seat)
    rules.redeal(other, luck(seed), game.Menu.plain())
    other.dice.seed, other.dice.count = true.dice.seed, true.dice.count
    for _ in range(STEPS):
        action = _both_may(game, true, other, chance)
        if action is None or rules.seen_as(true, action, seat) != rules.seen_as(other, action, seat):
            return
        if _told(game, true, action, seat) != _told(game, other, action, seat) or true.fault or other.fault:
            return
        seen = [_blinded(game, state, seat) for state in (true, other)]
        if State.pack(seen[0]).tobytes() != State.pack(seen[1]).tobytes():
            differ = tuple(path for path in _differing(*(game.view(each).model_dump(mode="json") for each in seen))
                           if not any(re.fullmatch(one, path) for one in but))
            if differ:
                yield Untold(seat, game.grammar.text(action), differ)
            return


def _both_may(game: Game, true: Any, other: Any, chance: random.Random) -> int | None:
    """A choice that whoever must choose may make in both states."""
    rules, menus = game.rules, []
    if true.outcome or other.outcome or int(rules.chooser(true)) != int(rules.chooser(other)):
        return None
    for state in (true, other):
        menu = game.Menu.plain()
        rules.legal(state, menu)
        menus.append(set(menu.actions[:menu.n]))
    both = sorted(menus[0] & menus[1])
    return chance.choice(both) if both else None


def _told(game: Game, state: Any, action: int, seat: int) -> list[tuple[int, ...]]:
    """Carry a choice out; what the seat is told of it."""
    log = state.log
    log.on, before, ring = 1, log.told, len(log.what)
    game.rules.act(state, action)
    while game.rules.step(state):
        pass
    if log.told - before > ring:
        state.fault = int(Fault.LOG_FULL)
    return [(log.what[i % ring], log.a[i % ring], log.b[i % ring], log.c[i % ring]) for i in range(before, log.told)
            if log.seats[i % ring] == EVERYBODY or log.seats[i % ring] >> seat & 1]


def _blinded(game: Game, state: Any, seat: int) -> Any:
    seen = game.State.copy(state)
    game.rules.blind(seen, seat)
    return seen


def _differing(one: Any, other: Any) -> list[str]:
    """The paths by which two views differ, places in lists and names of things as `*`."""
    first, second = dict(_leaves(one, "")), dict(_leaves(other, ""))
    return sorted({re.sub(r"\.(\d+|[A-Z][A-Z0-9_]+)(?=\.|$)", ".*", path)
                   for path in first.keys() | second.keys() if first.get(path) != second.get(path)})


def _leaves(value: Any, path: str) -> Iterator[tuple[str, Any]]:
    if isinstance(value, dict):
        for key, each in value.items():
            yield from _leaves(each, f"{path}.{key}" if path else str(key))
    elif isinstance(value, list):
        yield f"{path}.#", len(value)
        for i, each in enumerate(value):
            yield from _leaves(each, f"{path}.{i}")
    else:
        yield path, value
