"""Finds leaks of hidden information: all ways in which a seat learns what it may not know.

The kit plays two worlds on that a seat cannot distinguish, with choices that look the same to it and with the same
dice. While the log tells the seat the same of both, every way in which a game shows itself must look the same to it. If
the log tells it different things, it must also see a difference. Otherwise something hidden leaked, or something public
happened that the log does not tell.
"""
from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import combinations
from typing import Any

from pydantic import BaseModel

from ..gamedef.game import Game
from ..gamedef.parts.interaction import SOMEBODY
from ..games import speech_of
from ..kernel.agenda import Fault
from ..kernel.dice import TOLD_ROLL, blind_chance
from ..kernel.log import EVERYBODY
from ..kernel.menu import kind_of
from .backs import told_apart_by_backs
from .surfaces import Surfaces, drawn_surfaces, lone_surfaces, shared_surfaces
from .worlds import align, blank, blinded, differing, fields_apart, menu_of, redealt, swayed

STEPS = 6
"""How many choices two worlds are played on."""
DEALS = 16
"""How many more deals are played on for one choice. What a seat is told of a draw shows only where what it was told
just before is the same, so many are needed."""
ACTIONS = 8
"""How many choices of one menu are compared with each other."""
START = "the start"

Line = tuple[int, int, int, int]


@dataclass(frozen=True)
class Leak:
    """Something that a seat learns and may not know: how, after which choice, and what. `what` has paths of its view,
    names of happenings, or words.
    """

    way: str
    seat: int
    after: str
    what: tuple[str, ...]

    def __str__(self) -> str:
        return f"{self.way}: after '{self.after}' seat {self.seat} {SAID[self.way].format(', '.join(self.what))}"


SAID = {
    "view": "sees {} change, and is not told",
    "state": "is not told of {}, which changes in its blinded state and is not in its view: agents read it",
    "told": "is told {}, which it may not know: two states in which it is not the same look alike to it",
    "news": "is told {} in words that differ between states which it cannot tell apart",
    "menu": "is offered {} in only one of two states that it cannot tell apart",
    "refusal": "is refused {} for different reasons in states that it cannot tell apart",
    "label": "reads {}, which differs between states that it cannot tell apart",
    "board": "has {} on its board, which differs between states that it cannot tell apart",
    "print": "finds {} printed otherwise in states that it cannot tell apart",
    "asked": "{}",
    "timing": "can tell by {} how long others take: it differs between states that it cannot tell apart",
    "agent": "would choose {} by its rules of thumb in only one of two states that it cannot tell apart",
    "seen_as": "{}",
    "blind": "{}",
}


@dataclass(frozen=True)
class AllowedLeaks:
    """What a game declares as correct, after people reviewed it."""

    untold: Sequence[str] = ()
    """Paths of the view, as regular expressions, that may change although the log tells nothing. Numbers and names of
    cards are written `*`.
    """
    in_passing: Sequence[str] = ()
    """Happenings about something that the state does not keep, such as a card that is shown and at once shuffled back.
    """
    at_the_end: Sequence[str] = ()
    """Paths that may change without a happening when a game ends, because covered things are turned up."""

    def untold_in(self, state: Any) -> Sequence[str]:
        return [*self.untold, *self.at_the_end] if state.outcome else self.untold


@dataclass
class Beat:
    """What a seat is told in one step, and what it may know right afterwards."""

    lines: list[Line]
    seen: Any


@dataclass
class World:
    """One of two worlds: the game's state, and what one seat is told as the game goes on."""

    game: Game
    state: Any
    seat: int
    beats: list[Beat] = field(default_factory=list)

    def run(self, work: Callable[[Any], Any]) -> None:
        """Change the state by `work`, and then carry out all that follows until a seat must choose."""
        self.beats = []
        self._beat(lambda: (work(self.state), True)[1])
        while self._beat(lambda: self.game.rules.step(self.state)):
            pass

    def choose(self, action: int) -> None:
        """Carry out a choice, and all that follows from it."""
        self.run(lambda state: self.game.rules.act(state, action))

    def _beat(self, work: Callable[[], Any]) -> bool:
        log = self.state.log
        before, ring = log.told, len(log.what)
        done = bool(work())
        if log.told - before > ring:
            self.state.fault = int(Fault.LOG_FULL)
        lines = [(log.what[i % ring], log.a[i % ring], log.b[i % ring], log.c[i % ring])
                 for i in range(before, log.told)
                 if log.seats[i % ring] == EVERYBODY or log.seats[i % ring] >> self.seat & 1]
        if lines:
            self.beats.append(Beat(lines, blinded(self.game, self.state, self.seat)))
        return done

    @property
    def lines(self) -> list[Line]:
        return [line for beat in self.beats for line in beat.lines]


def leaks(game: Game, state: Any, seat: int, seed: int, allowed: AllowedLeaks,
          options: BaseModel | None = None) -> list[Leak]:
    """The leaks to a seat in the next choices of a game that waits for one. The state stays as it is.

    With its `options`, what is printed of the game is checked too.
    """
    chance = random.Random(seed)
    found = list(_by_what_is_seen_of_choices(game, state, seat, chance))
    for other in (redealt(game, state, seat, seed), swayed(game, state, chance.randrange(4))):
        worlds = World(game, game.State.copy(state), seat), World(game, other, seat)
        worlds[0].state.log.on = 1
        found += _played_on(worlds, START, chance, allowed, options)
    for deal in range(1, DEALS + 1):
        other = redealt(game, state, seat, seed + deal * 1_000_003)
        worlds = World(game, game.State.copy(state), seat), World(game, other, seat)
        worlds[0].state.log.on = 1
        found += _played_on(worlds, START, chance, allowed, steps=1)
    return found


def leaks_at_the_start(game: Game, options: BaseModel, players: int, seat: int, seed: int,
                       allowed: AllowedLeaks) -> list[Leak]:
    """The leaks to a seat during setup: from two deals that differ in one draw, and what follows from them."""
    chance = random.Random(seed)
    found: list[Leak] = []
    once = World(game, blank(game, options, players, seed), seat)
    once.run(game.rules.setup)
    draws = once.state.dice.count
    for draw in sorted(chance.sample(range(1, draws + 1), min(draws, 12))):
        worlds = World(game, game.State.copy(once.state), seat, once.beats), \
            World(game, blank(game, options, players, seed, draw), seat)
        worlds[1].run(game.rules.setup)
        if worlds[0].state.fault or worlds[1].state.fault:
            continue
        if worlds[0].lines != worlds[1].lines:
            found += _told_apart(worlds, START, allowed)
        elif blinded(game, worlds[0].state, seat) == blinded(game, worlds[1].state, seat):
            found += _played_on(worlds, START, chance, allowed)
    return found


def _played_on(worlds: tuple[World, World], after: str, chance: random.Random, allowed: AllowedLeaks,
               options: BaseModel | None = None, steps: int = STEPS) -> Iterator[Leak]:
    """Play two worlds on for some choices, until the seat can distinguish them or there is a leak.

    If they are played on for STEPS choices, the ways in which the worlds show themselves are compared once, at a random
    moment.
    """
    game, seat = worlds[0].game, worlds[0].seat
    looks_at = chance.choice((0, 1 + chance.randrange(steps)))      # the first choice distinguishes many worlds
    for number in range(steps + 1):
        if number:
            actions = _alike(worlds, chance)
            if actions is None:
                return
            after = game.grammar.text(actions[0])
            for world, action in zip(worlds, actions, strict=True):
                world.choose(action)
        if worlds[0].state.fault or worlds[1].state.fault:
            return
        if worlds[0].lines != worlds[1].lines:
            yield from _told_apart(worlds, after, allowed)
            return
        seen = [blinded(game, world.state, seat) for world in worlds]
        called = [(one.seen, two.seen) for one, two in zip(worlds[0].beats, worlds[1].beats, strict=False)
                  if any(line[0] in game.interaction.calls for line in one.lines)]
        for one, two in (*called, (seen[0], seen[1])):
            if one != two:
                way, apart = "view", differing(game.view(one), game.view(two))
                if not apart and one is seen[0]:        # agents look when somebody must choose, never during a call
                    way, apart = "state", fields_apart(game.State, one, two)
                untold = allowed.untold_in(worlds[0].state)
                paths = {path for path in map(starred, apart) if not any(re.fullmatch(each, path) for each in untold)}
                if paths:
                    yield Leak(way, seat, after, tuple(sorted(paths)))
                return
        if number == looks_at and steps == STEPS:
            yield from _by_surfaces(worlds, after, chance.random(), options)


def _told_apart(worlds: tuple[World, World], after: str, allowed: AllowedLeaks) -> Iterator[Leak]:
    """A leak if a seat is told different things of two worlds, and sees no difference although there is one."""
    game, seat = worlds[0].game, worlds[0].seat
    for one, two in zip(worlds[0].beats, worlds[1].beats, strict=False):
        if one.seen != two.seen:
            return
    if blinded(game, worlds[0].state, seat) != blinded(game, worlds[1].state, seat):
        return
    whole = [game.State.copy(world.state) for world in worlds]
    for state in whole:
        blind_chance(state)
    if whole[0] == whole[1]:        # the states no longer hold what was told
        return
    lines = worlds[0].lines, worlds[1].lines
    first = next((i for i, (one, two) in enumerate(zip(*lines, strict=False)) if one != two),
                 min(len(each) for each in lines))
    differ = {game.wording.happening(*line).what for each in lines for line in each[first:first + 1]
              if line[0] != TOLD_ROLL}
    if differ and not differ & set(allowed.in_passing):
        yield Leak("told", seat, after, tuple(sorted(differ)))


def _alike(worlds: tuple[World, World], chance: random.Random) -> tuple[int, int] | None:
    """A choice in each world that look the same to the seat; None if there is none, or if nobody must choose."""
    game, seat = worlds[0].game, worlds[0].seat
    rules, states = game.rules, (worlds[0].state, worlds[1].state)
    align(game, states, seat)
    choosers = [int(rules.chooser(state)) for state in states]
    if states[0].outcome or states[1].outcome or choosers[0] != choosers[1]:
        return None
    menus = [menu_of(game, state) for state in states]
    if choosers[0] == seat:
        pairs = [(action, action) for action in menus[0] if action in menus[1]]
    else:
        looks = [{action: int(rules.seen_as(state, action, seat)) for action in chance.sample(menu, min(len(menu), 40))}
                 for state, menu in zip(states, menus, strict=True)]
        pairs = [(one, two) for one in looks[0] for two in looks[1] if looks[0][one] == looks[1][two]]
    kinds = sorted({kind_of(one) for one, _ in pairs})      # a kind of many choices is not played more often
    kind = chance.choice(kinds) if kinds else None
    return chance.choice(sorted(pair for pair in pairs if kind_of(pair[0]) == kind)) if pairs else None


def _by_surfaces(worlds: tuple[World, World], after: str, chance: float,
                 options: BaseModel | None) -> Iterator[Leak]:
    """The differences in how two worlds show themselves to a seat that cannot distinguish them."""
    game, seat = worlds[0].game, worlds[0].seat
    align(game, (worlds[0].state, worlds[1].state), seat)
    choosers = [int(game.rules.chooser(world.state)) for world in worlds]
    got: list[Surfaces] = []
    speech = speech_of(game.name, "en")
    for world in worlds:
        got.append(lone_surfaces(game, speech, world.state, seat, world.lines))
        got[-1].update(drawn_surfaces(game, speech, world.state, seat, options))
        if choosers[0] == choosers[1] and not world.state.outcome:
            got[-1].update(shared_surfaces(game, speech, world.state, seat, chance))
    if choosers[0] != choosers[1]:
        awaited = game.interaction.awaited_by(blinded(game, worlds[0].state, seat), seat)
        if len({seat in game.interaction.asking(world.state) for world in worlds}) > 1:
            yield Leak("asked", seat, after, ("is asked in only one of two states that it cannot tell apart",))
        elif awaited != SOMEBODY:
            yield Leak("asked", seat, after, (f"is told that the game waits for {awaited}, and cannot know it: "
                                              "expected SOMEBODY",))
    if options is not None:
        told = told_apart_by_backs(game, options, (worlds[0].state, worlds[1].state))
        for path in sorted({starred(path) for path in told}):
            yield Leak("print", seat, after, (f"the back of what lies covered at {path}",))
    for way, what in {**got[0], **got[1]}:
        if got[0].get((way, what)) != got[1].get((way, what)):
            yield Leak(way, seat, after, (what,))


def _by_what_is_seen_of_choices(game: Game, state: Any, seat: int, chance: random.Random) -> Iterator[Leak]:
    """The leaks in what a seat sees of the choice that some seat has now."""
    rules, text = game.rules, game.grammar.text
    menu = menu_of(game, state)
    actions = chance.sample(menu, min(len(menu), ACTIONS))
    looks = {action: int(rules.seen_as(state, action, seat)) for action in actions}
    if int(rules.chooser(state)) == seat:
        for action, look in looks.items():
            if look != action:
                yield Leak("seen_as", seat, text(action), ("does not see its own choice as it is",))
        return
    other = redealt(game, state, seat, chance.randrange(1 << 30))
    align(game, (other,), int(rules.chooser(state)))
    alike = set(menu_of(game, other)) if rules.chooser(other) == rules.chooser(state) else set()
    for action, look in looks.items():
        try:
            known = game.grammar.parse(text(look)) == look
        except (KeyError, ValueError, IndexError):
            known = False
        if not known:
            yield Leak("seen_as", seat, text(action), (f"sees the number {look}, which is no action: expected the "
                                                       "action itself, or one that stands for all that look alike",))
        elif int(rules.seen_as(state, look, seat)) != look:
            yield Leak("seen_as", seat, text(action), (f"sees '{text(look)}', which itself is seen otherwise: what "
                                                       "stands for all that look alike must stand for itself",))
        elif action in alike and int(rules.seen_as(other, action, seat)) != look:
            yield Leak("seen_as", seat, text(action), ("sees it otherwise in a state that it cannot tell apart",))
    if len(set(looks.values())) > 1:
        yield from _told_apart_by_looks(game, state, seat, looks)


def _told_apart_by_looks(game: Game, state: Any, seat: int, looks: dict[int, int]) -> Iterator[Leak]:
    """Choices that look different although everything that they change is hidden."""
    after: dict[int, tuple[World, Any, Any]] = {}
    for action in looks:
        world = World(game, game.State.copy(state), seat)
        world.state.log.on = 1
        world.choose(action)
        if not world.state.fault:
            whole = game.State.copy(world.state)
            blind_chance(whole)
            after[action] = world, blinded(game, world.state, seat), whole
    for one, two in combinations(after, 2):
        if looks[one] != looks[two] and after[one][1] == after[two][1] and after[one][2] != after[two][2] \
                and after[one][0].lines == after[two][0].lines:
            yield Leak("seen_as", seat, game.grammar.text(one), (f"can tell it from '{game.grammar.text(two)}' by how "
                                                                 "they are seen, and by nothing else",))


def starred(path: str) -> str:
    """A path of a view with `*` for numbers and names of things."""
    return re.sub(r"\.(\d+|[A-Z][A-Z0-9_]+)(?=\.|$)", ".*", path)
