"""Two games that differ only in what a viewer may not know, and choices that keep them so.

Both are dealt from one seed; of one of them, all that the viewer may not know is then dealt anew. What is chosen
next is tried out first: a choice of each is kept where the viewer, and somebody who watches, see and hear the same.
"""
from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from tapete.games import find_game
from tapete.kernel.by_players import at_table
from tapete.kernel.dice import luck
from tapete.referee.session import Session, Told

TRIED = 20
"""Pairs of choices that are tried out at most."""
DEALS = 2
"""Other worlds of which that is taken in which the longest game stays the same for the viewer."""


@dataclass(frozen=True)
class Choice:
    """What is chosen next: by whom and what, in each world."""

    seats: tuple[int, int]
    actions: tuple[str, str]

    @property
    def same(self) -> bool:
        return len(set(self.seats)) == len(set(self.actions)) == 1


@dataclass(frozen=True)
class Plan:
    """A game up to a moment, the second world, and what is chosen in both from there on. `deal`: what makes the second
    world of the first."""

    viewers: tuple[int, ...]
    """Who cannot tell the worlds apart: the first is the one for whom the second world is made."""
    before: list[tuple[int, str]]
    deal: int
    choices: list[Choice]


def exchange(session: Session, viewer: int, seed: int) -> None:
    """Deal anew what a viewer may not know. The dice to come stay: they fall for all to see."""
    game, dice = session.game, session.game.State.copy(session.state).dice
    state = session.blinded(viewer)
    game.rules.redeal(state, luck(seed), game.Menu.plain())
    state.dice, state.log.on = dice, 1
    assert not game.rules.broken(state)
    session.state, session._told = state, state.log.told


def begun(game: str, ruleset: str, players: int, seed: int) -> Session:
    """A game as a table begins it."""
    found = find_game(game)
    rules = found.ruleset(ruleset)
    return Session(found, rules, at_table(found.options(rules), players), [None] * players, seed)


def plan(game: str, ruleset: str, players: int, viewer: int, seed: int, before: int, length: int) -> Plan:
    """Two worlds that part after some choices at random, and at most so many choices from there on."""
    session, chance, first = begun(game, ruleset, players, seed), random.Random(seed), list[tuple[int, str]]()
    while len(first) < before and not session.over:
        seat, action = session.to_move, chance.choice(session.legal())
        first.append((seat, session.game.grammar.text(action)))
        session.play(action, seat)
    found: list[Plan] = []
    for deal in range(DEALS):
        now = _copy(session), _copy(session)
        exchange(now[1], viewer, deal)
        if _packed(now[0]) != _packed(now[1]):
            watcher = session.game.spectator
            viewers = tuple(each for each in dict.fromkeys((viewer, watcher)) if _alike(now, each, ([], [])))
            assert viewers[0] == viewer
            found.append(Plan(viewers, first, deal, _choices(now, viewers, random.Random(seed), length)))
    return max(found, key=lambda each: len(each.choices))


def _packed(session: Session) -> bytes:
    return bytes(session.game.State.to_bytes(session.state))


def _choices(now: tuple[Session, Session], viewers: tuple[int, ...], chance: random.Random,
             length: int) -> list[Choice]:
    choices: list[Choice] = []
    while len(choices) < length and (after := _next(now, viewers, chance)) is not None:
        choice, now = after
        choices.append(choice)
    return choices


def _next(now: tuple[Session, Session], viewers: tuple[int, ...], chance: random.Random) -> tuple[Choice, Any] | None:
    one, two = now
    if one.over or two.over:
        return None
    menus = one.legal(), two.legal()
    pairs = [(a, b) for a in menus[0] for b in menus[1]]
    if {one.to_move, two.to_move} & {*viewers}:
        pairs = [(a, a) for a in menus[0]]
    chance.shuffle(pairs)
    pairs.sort(key=lambda pair: pair[0] == pair[1])       # what others choose may differ
    for pair in pairs[:TRIED]:
        after = _copy(one), _copy(two)
        news = [each.play(action, each.to_move) for each, action in zip(after, pair, strict=True)]
        if after[0].over == after[1].over and all(_alike(after, each, news) for each in viewers):
            text = one.game.grammar.text
            return Choice((one.to_move, two.to_move), (text(pair[0]), text(pair[1]))), after
    return None


def _copy(session: Session) -> Session:
    game = session.game
    return Session.at(game.State.copy(session.state), game, session.ruleset, session.options, session.asked,
                      session.seed)


def _alike(now: Sequence[Session], viewer: int, news: Sequence[Sequence[Told]]) -> bool:
    """Whether a viewer sees the same in both, and has just heard the same."""
    seen = []
    for session, told in zip(now, news, strict=True):
        state, game = session.blinded(viewer), session.game
        seen.append((game.view(state).model_dump_json(), game.awaited(state), session.to_move == viewer
                     and session.legal(), [(each.what, each.a, each.b, each.c) for each in told
                                           if each.is_for(viewer)]))
    return seen[0] == seen[1]
