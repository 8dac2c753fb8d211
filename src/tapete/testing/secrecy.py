"""The kit's tests for hidden information: a seat must not learn what it may not know."""
from __future__ import annotations

import random
import re
from collections.abc import Sequence
from itertools import chain
from typing import Any, ClassVar

import pytest

from ..agents.seat import SeatedAgent
from ..kernel.dice import next_below, plain_rng
from ..kernel.playout import settle
from ..referee.session import Session
from .leaks import AllowedLeaks, leaks, leaks_at_the_start, starred
from .played import PlayedGames
from .worlds import blinded, differing


class Secrecy(PlayedGames):
    """Hidden information stays hidden, in every way in which a game shows itself."""

    hidden: ClassVar[Sequence[str]] = ()
    """Paths of the view that only their owner sees, as regular expressions: `hands\\.(?P<owner>.*)\\..*`. Without an
    owner, only seats that came to know them see them. With `(?P<blind>.*)` in its place, only that seat does not see
    them: the kit then also checks that all others do. Empty if everything is open.
    """
    seen_untold: ClassVar[Sequence[str]] = ()
    """Paths of the view, as regular expressions, that may change although the log tells nothing. Numbers and names of
    cards are written `*`.
    """
    told_in_passing: ClassVar[Sequence[str]] = ()
    """Happenings about something that the state does not keep, such as a card that is shown and at once shuffled back.
    """
    untold_at_the_end: ClassVar[Sequence[str]] = ()
    """Paths of the view that may change without a happening when a game ends, because covered things are turned up."""
    tight_moments = 12
    """Moments per ruleset and variant of a random game at which the test looks for leaks."""

    def test_a_seat_that_cannot_tell_two_states_apart_sees_them_alike(self) -> None:
        """Nothing hidden is in a view, in a blinded state, in a menu or in an agent's choice.

        A redealt state rolls its own dice, if the game rolls any: otherwise every playout of a search rolls alike.
        """
        rules, State = self.game.rules, self.game.State
        chance = plain_rng(99)
        told_apart = 0
        rolls = {session.state.dice.count for session in self.moments(self.game.most, seed=8, every=9)}
        for session in chain.from_iterable(self.moments(self.game.most, seed=8, every=9, variant=variant)
                                           for variant, _ in enumerate(self.rulesets())):
            for seat in (*range(self.game.most), self.game.spectator):
                seen = session.blinded(seat)
                view = session.game.view(seen).model_dump_json()
                other = State.copy(seen)
                rules.redeal(other, chance, self.game.Menu.plain())
                assert not rules.broken(other)
                assert len(rolls) == 1 or other.dice.seed != seen.dice.seed, "redeal gives the state no dice of its own"
                told_apart += other != session.state
                if seat == session.to_move:
                    self._assert_same_choices(session, other, seat)
                rules.blind(other, seat)
                assert other == seen
                assert session.game.view(other).model_dump_json() == view
        assert told_apart or not self.hidden

    def tight_games(self, moments: int) -> None:
        """Assert that nothing that a seat may not know reaches it in random games.

        It covers what the seat sees, is told, offered, refused and asked, its board, what is printed, and how long
        others take. The seat must also have been told what it comes to see.
        """
        found: set[str] = set()
        allowed = AllowedLeaks(self.seen_untold, self.told_in_passing, self.untold_at_the_end)
        for variant, (_, options) in enumerate(self.rulesets()):
            players = max(self.game.counts(options))
            chance = random.Random(14 + variant)
            for seat in (chance.randrange(players), self.game.spectator):
                game = self.game.playing(options)
                found |= {*map(str, leaks_at_the_start(game, options, players, seat, 14, allowed))}
            for number, session in enumerate(self.spread(players, 14, moments, variant)):
                for seat in (session.to_move, chance.randrange(players), self.game.spectator):
                    printed = options if seat == self.game.spectator and number % 4 == 3 else None
                    seen = leaks(session.game, session.state, seat, 100 * number + seat, allowed, printed)
                    found.update(map(str, seen))
        assert not found, "\n".join(sorted(found))

    def test_nothing_that_a_seat_may_not_know_reaches_it(self) -> None:
        self.tight_games(self.tight_moments)

    @pytest.mark.long
    def test_nothing_that_a_seat_may_not_know_reaches_it_at_any_moment(self) -> None:
        self.tight_games(400)

    def test_what_is_hidden_is_what_the_game_says_is_hidden(self) -> None:
        """`hidden` declares what is hidden from a seat, and `blind` hides exactly that."""
        kept: dict[str, set[int]] = {pattern: set() for pattern in self.hidden}
        undeclared: set[str] = set()
        from_its_seat = any(_names_its_seat_blind(pattern) for pattern in self.hidden)
        for variant, (_, options) in enumerate(self.rulesets()):
            players = max(self.game.counts(options))
            for number, session in enumerate(self.spread(players, 15, 40, variant)):
                for seat in (*(range(players) if from_its_seat else [number % players]), self.game.spectator):
                    seen = session.game.view(blinded(session.game, session.state, seat))
                    for path in differing(session.game.view(session.state), seen):
                        by = [pattern for pattern in self.hidden if _hides(pattern, path, seat)]
                        for pattern in by:
                            kept[pattern].add(seat)
                        if not by:
                            undeclared.add(starred(path))
        assert not undeclared, f"hidden, and not among `hidden`: {', '.join(sorted(undeclared))}"
        open_to_all = [pattern for pattern, seats in kept.items() if not seats or (
            not _names_its_seat_blind(pattern) and (self.game.spectator not in seats or len(seats) < 2))]
        assert not open_to_all, f"among `hidden`, and open to everybody: {', '.join(open_to_all)}"

    def _assert_same_choices(self, session: Session, other: Any, seat: int) -> None:
        """The seat's menu and the greedy agent's choice are the same in both states."""
        rules = self.game.rules
        menus, choices = [], []
        for state in (session.state, other):
            eyes = self.game.State.copy(state)
            rules.blind(eyes, seat)
            for sight in (state, eyes):
                menu = self.game.Menu.plain()
                rules.legal(sight, menu)
                menus.append(list(menu.actions[:menu.n]))
                choices.append(rules.greedy(sight, menu, plain_rng(0)))     # blinded or not: rollouts use both
        assert menus.count(menus[0]) == 4
        assert choices.count(choices[0]) == 4

    def test_agents_choose_alike_in_states_that_their_seat_cannot_tell_apart(self) -> None:
        chance = plain_rng(98)
        for agent in ("greedy", "mcts:iterations=20", "expectimax:depth=1,nodes=500"):
            for number, session in enumerate(self.moments(self.game.most, seed=9, every=40)):
                seat, true = session.to_move, session.state
                seen = session.blinded(seat)
                choices = []
                for _ in range(3):
                    choices.append(SeatedAgent(agent, seat, 9).choose(session, number))
                    session.state = self.game.State.copy(seen)
                    self.game.rules.redeal(session.state, chance, self.game.Menu.plain())
                session.state = true
                assert choices.count(choices[0]) == 3, agent

    def test_a_blinded_state_can_be_played_on_and_is_found_out_as_it_goes(self) -> None:
        """As in exact search: the cards found out and the cards still covered together make a sound game."""
        rules, State, chance = self.game.rules, self.game.State, plain_rng(97)
        for players in self.game.counts(self.game.options(self.game.ruleset())):
            for session in self.moments(players, seed=31 + players, every=30):
                state = session.blinded(session.to_move)
                state.dice.seed = players
                menu = self.game.Menu.plain()
                rules.legal(state, menu)
                for number in range(60):
                    if menu.n == 0:
                        break
                    rules.act(state, menu.actions[next_below(chance, menu.n)])
                    settle(state, rules.step)
                    assert not state.fault
                    rules.legal(state, menu)
                    if number % 10 == 9 or menu.n == 0:
                        whole = State.copy(state)
                        rules.redeal(whole, chance, self.game.Menu.plain())
                        assert not rules.broken(whole)


def _names_its_seat_blind(pattern: str) -> bool:
    """Whether a pattern of a game's `hidden` hides a path from one seat alone."""
    return "blind" in re.compile(pattern).groupindex


def _hides(pattern: str, path: str, seat: int) -> bool:
    """Whether a pattern of a game's `hidden` matches a path, and hides it from this seat."""
    match = re.fullmatch(pattern, path)
    if match is None:
        return False
    groups = match.groupdict()
    return groups["blind"] == str(seat) if _names_its_seat_blind(pattern) else groups.get("owner") != str(seat)
