"""A game as its states see it: rules, options and seats, from which states begin."""
from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ..files.config import parse_json
from ..gamedef.game import Game
from ..gamedef.ruleset import Ruleset
from ..games import find_game
from ..referee.session import check_seed
from ..runtime.integers import whole_numbers
from ..text.spoken import SpokenError, as_written
from .base import GameState
from .explicit import ExplicitState
from .recall import Row
from .sampled import SampledState, Start
from .seated import SeatedGame

KINDS = ("explicit", "sampled", "dealt")


class StateGame(SeatedGame):
    """A game with its options and seats, from which states begin. `load_game` makes it.

    `compiled`: states that draw chance themselves run compiled rules. The first of a game then waits for the compiler,
    for half a minute or more; after that the machine code is on the disk. Plain rules give the same states, and are
    slower by far. States in which chance is asked for always run plain rules.

    Raises InputError for wrong options, roles or numbers of seats.
    """

    # ---- states --------------------------------------------------------------------------------

    def new_initial_state(self) -> ExplicitState:
        """The state before the first chance of a new game, or before the first choice if the setup needs no chance."""
        return ExplicitState(self)

    def new_initial_state_from(self, blinded: Any) -> ExplicitState:
        """The state in which chance deals first all that a blinded state hides, each possible deal as likely as
        another. Later chance is asked for too. So a position is a small game of its own.

        What its viewer knows, all seats may take as known. InputError as for `new_state_from`.
        """
        return ExplicitState(self, self._position(blinded), dealt=True)

    @whole_numbers
    def new_state(self, seed: int) -> SampledState:
        """The state before the first choice of the game that this seed gives, here and at a table."""
        return SampledState(self, Start(check_seed(seed)))

    @whole_numbers
    def new_state_from(self, blinded: Any, seed: int) -> SampledState:
        """A state that the seat that must choose considers possible: its blinded state (a plain record, as agents get
        it) with all that is hidden dealt from a seed. What was told before is not known to it.

        InputError for a state of another game, with other options or with another number of seats.
        """
        walk = self.walker()
        states = walk.new(self._position(blinded))
        fault = walk.deal(states, walk.menus, walk.lucks, walk.out, walk.worth, walk.made, -1, check_seed(seed))
        if fault or walk.made[0]:
            raise SpokenError("not-anew")
        return SampledState(self, Start(data=walk.data(states)))

    def _position(self, blinded: Any) -> bytes:
        """The bytes of a blinded state without what was told. InputError if it is not of this game, or is over."""
        if not self._is_ours(blinded):
            raise SpokenError("state-blinded", game=self.name, players=self.num_players)
        if blinded.outcome:
            raise SpokenError("state-over")
        state = self.game.State.copy(blinded)
        state.log.on = state.log.told = 0
        return bytes(self.game.State.to_bytes(state))

    # ---- keeping -------------------------------------------------------------------------------

    def deserialize_state(self, text: str) -> GameState:
        """The state that `serialize` wrote. InputError for a text of another game, ruleset, configuration or version,
        or for one in which an action is illegal or a rule's invariant is not true.

        Other changes are not noticed. Read only texts that you trust.
        """
        data = parse_json(text, "state")
        if not isinstance(data, dict):
            raise SpokenError("state-text", key="tapete_state")
        for what, here in self._about().items():
            if data.get(what) != here:
                raise SpokenError("state-other", what=what, here=as_written(here), given=as_written(data.get(what)))
        seed, rows = check_seed(data.get("seed")), _rows_of(data.get("rows"))
        history = data.get("history")
        try:
            begun = bytes.fromhex(data["data"])
            dealt = data.get("chance") == "dealt"
            sound = (not begun and not dealt) or self._is_sound(self.game.State.from_bytes(begun), dealt)
        except Exception as error:      # of changed numbers, rules may raise anything
            raise SpokenError("state-text", key="data") from error
        if not sound:
            raise SpokenError("state-text", key="data")
        if data.get("chance") not in KINDS:
            raise SpokenError("state-text", key="chance")
        if not isinstance(history, list):
            raise SpokenError("state-text", key="history")
        state: GameState = SampledState(self, Start(seed, begun, rows)) if data[
            "chance"] == "sampled" else ExplicitState(self, begun, rows, dealt)
        for action in history:
            if isinstance(action, str):
                raise SpokenError("state-text", key="history")
            state.apply(action)
        return state

    def _is_sound(self, state: Any, blinded: bool) -> bool:
        """Whether a state of this game waits for a seat's choice and, unless it is blinded, keeps the game's
        invariants.
        """
        rules, menu = self.game.rules, self.game.Menu.plain()
        if not self._is_ours(state) or state.fault or state.outcome or (
                not blinded and rules.broken(state)):
            return False
        if blinded:
            return True
        rules.legal(state, menu)
        return bool(0 < menu.n <= len(menu.actions) and 0 <= rules.chooser(state) < self.num_players)

    def __reduce__(self) -> Any:
        return _again, (self.game._origin or self.game, self.ruleset, self.config, self.roles, self.compiled)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, StateGame) and self._about() == other._about()

    def __hash__(self) -> int:
        return hash((self.name, self.ruleset.name, self.num_players))

    def __repr__(self) -> str:
        return f"StateGame({self.name!r}, {self.ruleset.name!r}, players={self.num_players})"


def _again(game: Game, ruleset: Ruleset, config: Mapping[str, Any], roles: Sequence[str | None], compiled: bool
           ) -> StateGame:
    return StateGame(game, ruleset, config, roles, compiled)


def _rows_of(given: Any) -> tuple[Row, ...]:
    whole = isinstance(given, list) and all(
        isinstance(row, list) and len(row) == 5 and all(type(each) is int for each in row) for row in given)
    if not whole:
        raise SpokenError("state-text", key="rows")
    return tuple(tuple(row) for row in given)


@whole_numbers
def load_game(name: str | Game, players: int, ruleset: str | None = None, config: Mapping[str, Any] | None = None,
              roles: Sequence[str | None] | None = None, compiled: bool = True) -> StateGame:
    """A game, mostly by name, for so many players. `ruleset`: its name, by default the game's first. `config`: options
    that differ from the ruleset's, as in a configuration file. `roles`: one for each seat, None to draw one.

    Raises InputError that says what is wrong.
    """
    game = find_game(name) if isinstance(name, str) else name
    if roles is not None and len(roles) != players:
        raise SpokenError("state-roles", players=players, given=len(roles))
    return StateGame(game, game.ruleset(ruleset), config, roles or [None] * players, compiled)
