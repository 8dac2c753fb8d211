"""Two games that differ only in what a viewer may not know, and choices that keep them so.

Both are dealt from one seed; then, in one of them, all that the viewer may not know is redealt. Each next choice is
tried first: a pair of choices is kept if the viewer, and a spectator, see and hear the same.
"""
from __future__ import annotations

import random
from collections import defaultdict
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Any

from tapete.gamedef.by_players import at_table
from tapete.games import find_game
from tapete.kernel.dice import plain_rng
from tapete.referee.session import Session, SessionEvent
from tapete.table.live.room import Room

TRIED = 20
"""Pairs of choices that are tried out at most."""
OTHERS = 24
"""Deals among which the worlds of a moment are sought."""
DEALS = 2
"""How many other worlds are tried. The one whose game stays the same for the viewer longest is taken."""


@dataclass(frozen=True)
class Choice:
    """The next choice: the seat and the action, in each world."""

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
    """Deal again everything that a viewer may not know. Future dice stay the same, because all can see them fall."""
    game, dice = session.game, session.game.State.copy(session.state).dice
    state = session.blinded(viewer)
    game.rules.redeal(state, plain_rng(seed), game.Menu.plain())
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


def _alike(now: Sequence[Session], viewer: int, news: Sequence[Sequence[SessionEvent]]) -> bool:
    """Whether a viewer sees the same in both, and has just heard the same."""
    seen = []
    for session, told in zip(now, news, strict=True):
        state, game = session.blinded(viewer), session.game
        seen.append((game.view(state).model_dump_json(), game.interaction.awaited(state), session.to_move == viewer
                     and session.legal(), [(each.what, each.a, each.b, each.c) for each in told
                                           if each.is_for(viewer)]))
    return seen[0] == seen[1]


# ---- moments of bots -----------------------------------------------------------------------------

@dataclass(frozen=True)
class Thinking:
    """A moment at which all see that a bot is to choose, in two worlds that nobody who watches can tell apart: the one
    in which it has the least to choose from, and the one in which it has the most."""

    seat: int
    few: Any
    many: Any
    offered: tuple[int, int]


def moments_of_bots(game: str, ruleset: str, players: int, bots: Collection[int], seed: int,
                    wanted: int) -> list[Thinking]:
    """So many such moments of games at random."""
    found, chance = list[Thinking](), random.Random(seed)
    for number in range(200):
        session = begun(game, ruleset, players, seed + number)
        for _ in range(60):
            if session.over or len(found) == wanted:
                break
            seen = session.game.interaction.awaited(session.blinded(session.game.spectator))
            if session.to_move == seen and seen in bots and chance.random() < 0.15:
                found.append(_thinking(session, 2 * OTHERS * len(found)))
            session.play(chance.choice(session.legal()))
        if len(found) == wanted:
            break
    return found


def _thinking(session: Session, seed: int) -> Thinking:
    """Of the worlds in which an easy bot would choose the same, so that the same is seen of it."""
    game, alike = session.game, defaultdict[int, list[tuple[int, Any]]](list)
    for number in range(OTHERS):
        state = session.blinded(game.spectator)
        game.rules.redeal(state, plain_rng(seed + number), game.Menu.plain())
        other = Session.at(state, game, session.ruleset, session.options, session.asked, session.seed)
        if other.to_move == session.to_move:
            legal, menu = other.legal(), other.menu
            action = int(game.rules.greedy(other.blinded(other.to_move), menu, plain_rng(seed)))
            alike[action].append((len(legal), state))
    few, many = max(((min(each, key=_offered), max(reversed(each), key=_offered)) for each in alike.values()
                     if len(each) > 1), key=lambda each: each[1][0] - each[0][0])
    return Thinking(session.to_move, few[1], many[1], (few[0], many[0]))


def _offered(world: tuple[int, Any]) -> int:
    return world[0]


def lay(room: Room, state: Any) -> None:
    """Put a table to a state, as if it had come there by itself."""
    room.story.playing.state = room.game.State.copy(state)
    room.story.playing.state.log.on = 1
    room.story.playing._told = room.story.playing.state.log.told
    room.story.calling = False
    room.story.next_calls.clear()
    room.story.events.show_all()
    room.moved_on()
    room.cache.forget_views()
