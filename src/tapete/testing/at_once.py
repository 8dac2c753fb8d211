"""What the kit checks of questions to several seats at once: no choice shows before all have chosen, and their order
makes no difference."""
from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ..kernel.at_once import words_at_once
from ..kernel.dice import next_below, plain_rng
from ..referee.session import Session
from .played import PlayedGames


class ChoicesAtOnce(PlayedGames):
    """The tests of questions at once. A game without one passes them."""

    def test_its_rules_know_the_questions_that_it_asks_at_once(self) -> None:
        words = getattr(self.game.wording, "words", None)
        declared = words_at_once(words.asked) if words else 0
        assert self.game.interaction.at_once == declared, "`act_of` was not given asked=, the game's questions"

    def test_choices_made_at_once_stay_secret_and_may_come_in_any_order(self) -> None:
        """`told` to others, seen by others and scheduled: nothing, until the last seat has chosen."""
        if not self.game.interaction.at_once:
            return
        chance, found = plain_rng(73), 0
        for session in self.moments(self.game.most, seed=17, every=1):
            asked = session.asking
            if len(asked) < 2:
                continue
            found += 1
            chosen = [(seat, self._drawn(session, seat, chance)) for seat in asked]
            ends = {self._played(session, order) for order in (chosen, chosen[::-1])}
            assert len(ends) == 1, "the order of choices made at once makes a difference"
        assert found, "no question was asked at once of two seats"

    def _drawn(self, session: Session, seat: int, chance: Any) -> int:
        session.let_choose(seat)
        legal = session.legal()
        return legal[int(next_below(chance, len(legal)))]

    def _played(self, session: Session, chosen: Sequence[tuple[int, int]]) -> str:
        """The digest after these choices, from here on; the session stays as it is."""
        game = self.game
        branch = Session.at(game.State.copy(session.state), game, session.ruleset, session.options, session.asked,
                            session.seed)
        others = [*range(len(session.asked)), game.spectator]
        for number, (seat, action) in enumerate(chosen, 1):
            before = {other: branch.blinded(other) for other in others if other != seat}
            frames = branch.state.n_agenda
            told = branch.play(action, seat)
            if number == len(chosen):
                break
            assert branch.state.n_agenda == frames, f"the answer {game.grammar.text(action)} schedules something"
            overheard = [game.wording.words.told.of(each.what).name for each in told if each.to != seat]
            assert not overheard, f"{', '.join(overheard)} is told before all have chosen"
            for other, seen in before.items():
                assert branch.blinded(other) == seen, f"seat {other} sees that seat {seat} has chosen"
        return branch.digest()
