"""A game of OpenSpiel: what it declares, and where its states begin."""
from __future__ import annotations

from collections.abc import Mapping
from itertools import count
from typing import Any

import pyspiel

from ..gamedef.game import Game
from ..gamedef.result import Ranked
from ..kernel.record import RecordType
from ..state import GameState, StateGame
from ..state.sampled import BOUND
from ..text.spoken import SpokenError
from .observer import SpielObserver
from .parameters import EXPLICIT, Parameters, default_of, read_parameters, read_position
from .state import SpielState

FACES = 256
"""Dice and lots of so many faces have room, whatever piles a game has."""


def type_of(name: str, game: StateGame, parameters: Parameters) -> Any:
    """What OpenSpiel is told of a game: a GameType. InputError for a game whose actions are numbered by menu."""
    if not game.space.by_grammar:
        raise SpokenError("spiel-by-menu", game=game.name)
    kind = pyspiel.GameType
    chance = kind.ChanceMode
    return kind(
        short_name=name, long_name=game.game.title["en"], dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=chance.EXPLICIT_STOCHASTIC if parameters.chance == EXPLICIT else chance.SAMPLED_STOCHASTIC,
        information=kind.Information.IMPERFECT_INFORMATION, utility=_utility_of(game),
        reward_model=kind.RewardModel.TERMINAL, max_num_players=game.game.most, min_num_players=game.game.fewest,
        provides_information_state_string=True, provides_information_state_tensor=parameters.length > 0,
        provides_observation_string=True, provides_observation_tensor=True,
        provides_factored_observation_string=True, parameter_specification=vars(default_of(game.game)))


def _utility_of(game: StateGame) -> Any:
    """What the results of the seats have to do with each other, as the game declares it."""
    results, utility = game.game.results, pyspiel.GameType.Utility
    if results.cooperative:
        return utility.IDENTICAL
    if isinstance(results.result, Ranked) or (results.constant_sum and game.num_players == 2):
        return utility.CONSTANT_SUM
    return utility.GENERAL_SUM


def _largest_array(kind: RecordType) -> int:
    """The longest array in a record: no shuffled pile is larger."""
    return max(max(*(field.shape or (1,)), 0 if field.record is None else _largest_array(field.record))
               for field in kind.fields.values())


class SpielGame(pyspiel.Game):
    """A game of Tapete with its options and seats, in OpenSpiel. `pyspiel.load_game` makes it.

    `tapete` is the game as `tapete.state` has it. An action is a number of its action space.
    """

    short_name: str
    game: Game

    def __init__(self, given: Mapping[str, Any]) -> None:
        game = self.game
        self.parameters = read_parameters(game, given)
        self.tapete = self.parameters.seated(game)
        self.codes: list[int] = self.tapete.space.codes.tolist()
        """The actions by number."""
        self.numbers = {code: number for number, code in enumerate(self.codes)}
        kind = type_of(self.short_name, self.tapete, self.parameters)
        self.most_outcomes = max(FACES, _largest_array(game.State))
        self._seeds = count(self.parameters.rng_seed)
        text = self.parameters.position
        self._position = read_position(game, text) if text else None
        constant = kind.utility == pyspiel.GameType.Utility.CONSTANT_SUM
        info = pyspiel.GameInfo(
            num_distinct_actions=self.tapete.space.size, num_players=self.tapete.num_players,
            max_chance_outcomes=self.most_outcomes if self.is_explicit else 0,
            min_utility=0.0, max_utility=1.0, utility_sum=1.0 if constant else None, max_game_length=BOUND)
        usual = vars(default_of(game))
        super().__init__(kind, info, {key: value for key, value in given.items() if value != usual[key]})

    @property
    def is_explicit(self) -> bool:
        """Whether states stop at each chance."""
        return self.parameters.chance == EXPLICIT

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def begin(self) -> GameState:
        """The first state of a game as `tapete.state` has it. If it draws chance itself, each has the next seed."""
        game, position = self.tapete, self._position
        if self.is_explicit:
            return game.new_initial_state() if position is None else game.new_initial_state_from(position)
        seed = next(self._seeds)
        return game.new_state(seed) if position is None else game.new_state_from(position, seed)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        """What observes states for OpenSpiel. InputError for a kind that there is not."""
        if params:
            raise SpokenError("spiel-observer")
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return SpielObserver(self.tapete, self.parameters.length, kind)
