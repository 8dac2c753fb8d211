"""A state that stops at each chance: the caller decides what comes, or goes through every outcome."""
from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ..errors import DefectError
from ..kernel.agenda import Fault
from ..kernel.dice import next_below, plain_rng
from ..kernel.playout import settle
from ..kernel.record import RecordType
from ..runtime.integers import whole_numbers
from ..text.spoken import SpokenError
from .base import CHANCE, OVER, GameState
from .chance import ChanceAsked, ChanceSource, Outcomes, Piles, Unseen, asking, explicit_dice, running, settled
from .machine import SEEDS
from .recall import Row, as_if_dealt_again, just_told, row_of_choice
from .seated import SeatedGame

SETUP, ACT, STEP, LOOK, MENU, DEAL = range(6)
"""The kinds of work. LOOK is for one viewer after the other, DEAL for what is hidden in a blinded state."""


class ExplicitState(GameState):
    """A state that stops at each chance. `StateGame.new_initial_state` makes it.

    It stands at a chance where the rules ask for a die, a lot or a card that is not decided. A shuffled card is decided
    when rules look at it, or when a seat may know it: then it is a draw without replacement, and its action is the
    card. The work that asked runs again from its beginning for each answer.
    """

    # _world is never changed in place, so clones share it. _answers are those of the work at hand.
    __slots__ = ("_answers", "_asked", "_base", "_dealt", "_history", "_piles", "_returns", "_shuffles", "_sighted",
                 "_since", "_unseen", "_work", "_world")

    def __init__(self, game: SeatedGame, data: bytes = b"", rows: Sequence[Row] = (), dealt: bool = False) -> None:
        """`data`: the bytes of a state in which a seat must choose; without them, a new game. `rows`: told so far.
        `dealt`: the state is blinded, and chance deals first what is hidden.
        """
        self.game, self._base, self._dealt = game, (data, tuple(rows)), dealt
        self._world = game.game.State.from_bytes(data or game.blank)
        self._world.log.on, self._world.log.told = 1, 0
        self._history: list[int] = []
        self._since: list[Row] = list(rows)
        self._piles: Piles = {}
        self._shuffles, self._unseen = 0, False
        self._sighted: ExplicitState | None = None     # at a chance, the state of the last choice
        self._asked: Outcomes = ()
        self._answers: tuple[int, ...] = ()
        self._returns = [0.0] * len(game.roles)
        self._work: tuple[int, int] = (DEAL if dealt else LOOK, 0) if data else (SETUP, 0)
        self._go_on()

    # ---- going on ------------------------------------------------------------------------------

    def _go_on(self) -> None:
        """Do the work at hand, until a seat or chance must choose or the game is over."""
        while True:
            source = ChanceSource(self._answers, self._piles, self._shuffles, seeds=self._work[0] == DEAL)
            state = self.game.game.State.copy(self._world)
            state.dice = explicit_dice(self._world.dice, source)
            rows = list(self._since)
            try:
                with running(source):
                    after = self._done(state, rows)
            except ChanceAsked as asked:
                self._player, self._asked = CHANCE, asked.outcomes
                self._actions = [action for action, _ in asked.outcomes]
                return
            if state.fault:
                raise DefectError(f"the rules broke: {Fault(state.fault).name}")
            if state.dice.count != self._world.dice.count:
                raise DefectError("a rule drew a number that nobody was asked for")
            self._keep(state, rows, source)
            if after is None:
                return
            self._work = after

    def _done(self, state: Any, rows: list[Row]) -> tuple[int, int] | None:
        """Do the work at hand in a copy of the world. Returns what is to be done next, None for a choice or the end."""
        rules, (what, action) = asking(self.game.game.rules), self._work
        told = state.log.told
        if what == LOOK:
            return self._looked(state, action)
        if what == MENU:
            self._offered(state, rows)
            return None
        more = True
        if what == SETUP:
            rules.setup(state)
        elif what == ACT:
            rules.act(state, action)
        elif what == DEAL:
            rules.redeal(state, state.dice, self.game.game.Menu.plain())
            if rules.step(state):
                raise SpokenError("not-anew")
            more = False
        else:
            more = bool(rules.step(state))
        rows.extend(just_told(state, told))
        return (STEP, 0) if more else (LOOK, 0)

    def _looked(self, state: Any, viewer: int) -> tuple[int, int]:
        """Look at all that a viewer may know now: the seat of this number, or a spectator after all seats."""
        seats, kind = len(self.game.roles), self.game.game.State
        if not self._unseen or viewer > seats:
            return MENU, 0
        asking(self.game.game.rules).blind(state, viewer if viewer < seats else self.game.game.spectator)
        settled(kind, state, int)
        return LOOK, viewer + 1

    def _offered(self, state: Any, rows: list[Row]) -> None:
        """Find out who must choose now, and among which actions."""
        game, rules = self.game.game, asking(self.game.game.rules)
        rows[:] = [(seats, what, int(a), int(b), int(c)) for seats, what, a, b, c in rows]
        menu = game.Menu.plain()
        rules.legal(state, menu)
        if menu.n > len(menu.actions):
            raise DefectError("a menu is too small for the actions it must offer")
        self._actions = [int(action) for action in menu.actions[:menu.n]]
        self._player = int(rules.chooser(state)) if menu.n else OVER
        if not menu.n:
            if not state.outcome:
                raise DefectError(f"the rules broke: {Fault.NO_CHOICE.name}")
            self._returns = [float(rules.value(state, seat)) for seat in range(len(self.game.roles))]

    def _keep(self, state: Any, rows: list[Row], source: ChanceSource) -> None:
        """Keep what the work has done, with the cards that it found out."""
        kind: RecordType = self.game.game.State

        def number(card: Unseen) -> Any:
            return source.found.get((card.pile, card.place), card)

        def known(thing: Any) -> Any:
            return number(thing) if isinstance(thing, Unseen) else thing

        state = kind.copy(self._world) if self._work[0] == LOOK else state
        state.dice = self._world.dice
        if self._unseen or source.shuffles > self._shuffles:
            self._unseen = settled(kind, state, number)
            self._piles = {pile: tuple(map(known, things)) for pile, things in source.piles.items() if things}
        self._world, self._shuffles, self._answers, self._asked = state, source.shuffles, (), ()
        self._since = [(seats, what, known(a), known(b), known(c)) for seats, what, a, b, c in rows]

    @whole_numbers
    def apply(self, action: int | str) -> None:
        number, before = self._number(action), self.clone()
        if not self.is_chance:
            self._sighted, before._sighted = before, None
        try:
            self._apply(number)
        except SpokenError:
            self._become(before)
            raise

    def _apply(self, number: int) -> None:
        self._history.append(number)
        if self.is_chance:
            self._answers = (*self._answers, number)
        else:
            self._since = [*self._since, row_of_choice(self._player, number)]
            self._work = ACT, number
        self._go_on()

    def clone(self) -> ExplicitState:
        made = object.__new__(ExplicitState)
        made._become(self)
        return made

    def _become(self, other: ExplicitState) -> None:
        for name in ("_actions", "_player", "game", *ExplicitState.__slots__):
            setattr(self, name, getattr(other, name))
        self._history = other._history[:]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The actions of chance, each with its probability: the face of a die or the number of a lot from 0, or a card
        by its number in the rules. Empty if no chance decides next.

        A card that was shuffled twice may be one of those that the first shuffle left unseen: then this is a negative
        number, and a second chance says which.

        Choose with these probabilities: a tie is rolled again, so who always chooses the tie never comes to an end.
        """
        cases = sum(weight for _, weight in self._asked)
        return [(action, weight / cases) for action, weight in self._asked]

    def returns(self) -> list[float]:
        return list(self._returns)

    # ---- what a seat knows ---------------------------------------------------------------------

    def world(self) -> Any:
        """A plain copy of the true state. Of a card that nobody has looked at, it is not decided which it is: this copy
        has the first that it may be, in the order of the rules.
        """
        if self.is_chance:
            raise SpokenError("state-chance")
        made = self.game.game.State.copy(self._world)
        if self._unseen:
            with running(_First(self._piles, self._shuffles)):
                settled(self.game.game.State, made, int)
        return made

    def _in_sight(self) -> ExplicitState | None:
        return self._sighted if self.is_chance else self

    def _rows(self) -> Sequence[Row]:
        seen = self._in_sight()
        if seen is None:
            return self._base[1]
        return seen._since if seen is self else [
            *seen._since, row_of_choice(seen._player, self._history[len(seen._history)])]

    @whole_numbers
    def resample_from_infostate(self, player: int, seed: int) -> ExplicitState:
        """As for every state. All that the seat may not know is then decided, the cards of shuffled piles too; later
        dice and shuffles are asked for again.
        """
        game, before = self.game.game, self.blinded(player)
        for each in self._seeds(player, seed):
            state = game.State.copy(before)
            rng = plain_rng(each)
            game.rules.redeal(state, rng, game.Menu.plain())
            state.dice.seed, state.dice.count = next_below(rng, SEEDS), 0
            settle(state, game.rules.step)      # a seat may not know that another is asked, and sees the work before it
            if state.fault:
                raise DefectError(f"the rules broke: {Fault(state.fault).name}")
            state.dice.seed = state.dice.count = 0
            made = ExplicitState(self.game, game.State.to_bytes(state), as_if_dealt_again(self._since, player))
            if game.State.to_bytes(made.blinded(player)) == game.State.to_bytes(before):
                return made
        raise AssertionError("the seeds never end without an error")

    def history(self) -> list[int]:
        return list(self._history)

    def serialize(self) -> str:
        data, rows = self._base
        return self.game.written({"chance": "dealt" if self._dealt else "explicit", "seed": 0, "data": data.hex(),
                                  "rows": rows, "history": self._history})


class _First(ChanceSource):
    """Answers each question with its first outcome."""

    def __init__(self, piles: Piles, shuffles: int) -> None:
        super().__init__((), piles, shuffles)

    def choose(self, outcomes: Outcomes) -> int:
        return outcomes[0][0]
