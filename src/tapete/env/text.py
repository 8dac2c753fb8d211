"""Every game as an environment in words, for programs that read and write text.

It has the conventions of two libraries, and needs neither: TextArena's (`reset`, `get_observation`, `step`, `close`)
and those of PettingZoo's environments in turn (`agent_selection`, `observe`, `last`, `agent_iter`, `infos`).
"""
from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import numpy as np

from ..gamedef.game import Game
from ..games import find_game
from ..referee.session import Session, SessionEvent, check_seats
from ..runtime.integers import whole_numbers
from ..runtime.whole_copies import CopiedWhole
from ..talk.answers import read_answer
from ..talk.telling import Refused, SeatTeller, SeatText
from ..text.speech import LANGUAGES
from ..text.spoken import SpokenError, as_written


class TextEnv(CopiedWhole):
    """One game in words. Player i is seat i, and the agent `seat_i`.

    The observation of the seat that must choose is a text: what happened since its last choice, as far as it was told,
    the table as it sees it, the question with its rule, and its legal choices. An action is a text: a choice as it is
    written there, or its number, with words of one's own after `//` where the choice takes some. What is not legal
    changes nothing: `refused` in the info says why, and `near` has the choices that are written like it.

    `ruleset`, `roles` (by seat) and `config` (a file of options, or options) as in the other environments. The reward
    is the game's value to the seat, 0 to 1, when it ends. InputError for arguments that the game does not have.
    """

    @whole_numbers
    def __init__(self, game: str | Game, ruleset: str | None = None, players: int | None = None,
                 roles: Sequence[str | None] | None = None, config: Path | Mapping[str, Any] | None = None,
                 language: str = "en") -> None:
        self.game = find_game(game) if isinstance(game, str) else game
        if language not in LANGUAGES:
            raise SpokenError("env-language", language=as_written(language), known=", ".join(LANGUAGES))
        self.ruleset, self.language = self.game.ruleset(ruleset), language
        self.options = self.game.options(self.ruleset, config)
        self._roles = list(roles) if roles else None
        self._sit(players if players is not None else len(roles) if roles else self.game.fewest)
        self._draws = np.random.default_rng(0)
        self.session: Session | None = None
        self._tellers: list[SeatTeller] = []

    def _sit(self, players: int) -> None:
        check_seats(self.game, players)
        if self._roles is not None and len(self._roles) != players:
            raise SpokenError("env-roles", roles=len(self._roles), players=players)
        self.players = players
        self.possible_agents = [f"seat_{seat}" for seat in range(players)]

    def _new_tellers(self) -> list[SeatTeller]:
        session = self._playing
        return [SeatTeller(session.game, self.ruleset.name, session.options, seat, self.players, self.language)
                for seat in range(self.players)]

    def __getstate__(self) -> dict[str, Any]:
        return {**vars(self), "game": self.game._origin or self.game, "_tellers": []}

    def __setstate__(self, state: dict[str, Any]) -> None:
        vars(self).update(state)
        self._tellers = [] if self.session is None else self._new_tellers()

    # ---- TextArena -------------------------------------------------------------------------------

    @whole_numbers
    def reset(self, num_players: int | None = None, seed: int | None = None,
              options: Mapping[str, Any] | None = None) -> None:
        """Begin a game, with this seed or with one drawn from the last given seed."""
        if num_players is not None:
            self._sit(num_players)
        if seed is not None:
            self._draws = np.random.default_rng(seed)
        began = seed if seed is not None else int(self._draws.integers(2**31 - 1))
        self.session = Session(self.game, self.ruleset, self.options, self._roles or [None] * self.players, began)
        self._tellers = self._new_tellers()
        self._heard: list[list[SessionEvent]] = [[] for _ in range(self.players)]
        self._refused: Refused | None = None
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations, self.truncations = dict.fromkeys(self.agents, False), dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._hear(self.session.news())

    def get_observation(self) -> tuple[int, str]:
        """The player that must choose, and its text. After the end of the game: player 0, and how the game ended."""
        seat = 0 if self._playing.over else self._playing.to_move
        return seat, self.observe(self.possible_agents[seat])

    def step(self, action: str | None) -> tuple[bool, dict[str, Any]]:
        """Make a choice for the seat that must choose. Returns whether the game is over, and an info.

        The info has `refused` and `near` if nothing was carried out. After the end of the game an agent's step is
        None, as PettingZoo wants it, and takes the agent out of `agents`.
        """
        session = self._playing
        if session.over:
            return True, self._leave(action)
        seat = session.to_move
        answer = read_answer(action if isinstance(action, str) else "")
        found = self._tellers[seat].understand(answer.do, session, session.legal())
        if isinstance(found, Refused):
            self._refused = found
            info = {"refused": found.why, "near": list(found.near)}
            self.infos[self.possible_agents[seat]] = info
            return False, info
        takes = session.game.interaction.note_to(session.blinded(seat), found) is not None
        self._refused, self._heard[seat] = None, []
        self.infos = {agent: {} for agent in self.agents}
        told = session.play(found, seat, note=answer.words if answer.words and takes else None)
        self._hear(told)
        self._cumulative_rewards[self.possible_agents[seat]] = 0.0
        if session.over:
            self._end()
        return session.over, {"done": session.game.grammar.text(found)}

    def close(self) -> tuple[dict[int, float], dict[int, dict[str, Any]]]:
        """The rewards by player, and an info by player with the end of the game in words."""
        rewards = {seat: self.rewards.get(agent, 0.0) for seat, agent in enumerate(self.possible_agents)}
        return rewards, {seat: {"result": self._how(seat)} for seat in range(self.players)}

    # ---- PettingZoo ------------------------------------------------------------------------------

    @property
    def agent_selection(self) -> str:
        """The agent that must choose; after the end of the game, the next one to leave."""
        if self._playing.over:
            return self.agents[0] if self.agents else self.possible_agents[0]
        return self.possible_agents[self._playing.to_move]

    def observe(self, agent: str) -> str:
        """What an agent may know, in words. Only the agent that must choose is asked something."""
        if agent not in self.possible_agents:
            raise SpokenError("env-agent", agent=as_written(agent), known=", ".join(self.possible_agents))
        return self.told(self.possible_agents.index(agent)).text

    @whole_numbers
    def told(self, seat: int) -> SeatText:
        """The same in parts: happenings, table, question, rule and choices."""
        session = self._playing
        asked = not session.over and seat == session.to_move
        told = self._tellers[seat].tell(session.blinded(session.check_seat(seat)), self._heard[seat],
                                        session.legal() if asked else [])
        before = [self._refused.why] if asked and self._refused is not None else []
        after = [self._how(seat)] if session.over else []
        return told.with_text("\n\n".join([*before, told.text, *after]))

    def last(self) -> tuple[str, float, bool, bool, dict[str, Any]]:
        """The observation of the agent that must choose, its reward since it last did, whether it has ended, or was
        stopped, and its info."""
        agent = self.agent_selection
        return (self.observe(agent), self._cumulative_rewards[agent], self.terminations[agent],
                self.truncations[agent], self.infos[agent])

    def agent_iter(self) -> Iterator[str]:
        """The agent that must choose, again and again until all have left."""
        while self.agents:
            yield self.agent_selection

    # ----------------------------------------------------------------------------------------------

    @property
    def _playing(self) -> Session:
        if self.session is None:
            raise SpokenError("env-text-reset")
        return self.session

    def _hear(self, events: Sequence[SessionEvent]) -> None:
        for seat, heard in enumerate(self._heard):
            heard += [event for event in events if event.is_for(seat)]

    def _end(self) -> None:
        session = self._playing
        self.rewards = {agent: float(session.game.rules.value(session.state, seat))
                        for seat, agent in enumerate(self.agents)}
        for agent, reward in self.rewards.items():
            self._cumulative_rewards[agent] += reward
        self.terminations = dict.fromkeys(self.agents, True)

    def _leave(self, action: str | None) -> dict[str, Any]:
        if action is not None:
            return {"refused": self._tellers[0].speech.say("talk-ended"), "near": []}
        if self.agents:
            self.agents.pop(0)
        return {}

    def _how(self, seat: int) -> str:
        session, teller = self._playing, self._tellers[seat]
        if not session.over:
            return ""
        return session.game.results.cause(teller.speech, session.state, teller.names(session.blinded(seat)))
