"""Agents: programs that may sit in an empty seat. An agent gets what its seat may know, never the true state.

An agent is a name with options: `mcts:iterations=2000,rollout=greedy`. Other packages add more (`agents.others`), and
so does a class of one's own (`agents.policies`).
"""
from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from ..gamedef.game import Game
from ..kernel.playout import GREEDY, RANDOM
from ..search.mcts import NO_ROLLOUT
from ..search.plies import NO_CUTS, STAR1, STAR2
from ..search.tree import SEATS
from ..text.spoken import SpokenError
from .characters import agent_of
from .codes import CODES as CODES
from .fitted_weights import fill_weights
from .listeners import LISTENERS
from .others import plugin_agents as plugin_agents
from .policies import policy_name

VERSION = 1
"""The version of all agents. Raise it when an agent chooses differently with the same seed
(`tests/agents/test_choices.py` finds such changes). Then changed agents never continue old results. Changes that come
from a ruleset have the ruleset's own version.
"""

ROLLOUTS = {"random": RANDOM, "greedy": GREEDY, "none": NO_ROLLOUT}
OBSERVERS = {"single": 0, "multi": 1}
CUTS = {"none": NO_CUTS, "star1": STAR1, "star2": STAR2}
WORDS = {"rollout": ROLLOUTS, "observers": OBSERVERS, "cuts": CUTS}
"""The options that are words, and their values."""
NOT_IN_PLANS = ("ms", "observers", "table", "value", "weights")
"""Options for the code that runs a search, or for the memory that it gets, which are not in a plan."""

NEAR, FAR = 1, 5
"""How many ticks of the game's clock a search looks ahead by default."""
LARGEST_TABLE = 24
BOUND = 100_000
"""Choices after which a rollout counts as endless, a defect."""
UNCOUNTED = 10**9 - 1
"""Iterations of a search that stops only by time."""
TIMED_NODES = 400
"""Nodes that a millisecond of thinking may add."""
LONGEST_TIMED = 1000
"""The most milliseconds for which a search that stops by time has nodes."""

MCTS_OPTIONS: dict[str, tuple[type, Any, str]] = {
    "iterations": (int, 1000, "how often the tree is gone down for each choice"),
    "ms": (int, 0, "milliseconds after which a search stops; 0: by iterations alone"),
    "exploration": (float, 0.5, "how much an untried action is worth looking at"),
    "rollout": (str, "greedy", "who plays on below the tree: random, greedy, or none"),
    "horizon": (int, None, "ticks of the game's clock after which a line is valued as it stands; 0: played to the end; "
                           "not told: 5, and 1 where the game says so of a search of so few iterations"),
    "cutoff": (int, 0, "choices below the tree after which it is; 0: no limit"),
    "bias": (float, None, "share of the priors that greedy's choice gets, 0 to 1; 0: every action is tried first; "
                           "not told: what the game says"),
    "widening": (float, 0.0, "at most 1 + this * sqrt(visits) children of a node; 0: no limit"),
    "value": (Path, "", "a file of weights by which a line is valued where it is cut; own: by the game's own value; "
                        "empty: by those that come with the game, where some do for so many seats"),
    "patience": (int, 24, "choices without a tick of the clock after which the seat goes by greedy"),
    "observers": (str, "single", "whose eyes the tree tells apart with: single, or multi, a tree for each seat"),
    "reuse": (float, 0.0, "share of its visits that the tree keeps from one choice to the next, 0 to 1"),
}
"""The options of `mcts`: type, default, meaning."""

EXPECTIMAX_OPTIONS: dict[str, tuple[type, Any, str]] = {
    "depth": (int, 3, "choices looked ahead, forced ones not counted; 0: as far as the positions last"),
    "horizon": (int, 0, "ticks of the game's clock after which a line is valued as it stands; 0: no limit"),
    "nodes": (int, 200_000, "positions that may be looked at for each choice"),
    "rare": (float, 0.001, "a line whose rolls and cards are less likely than this is valued as it stands; 0: none is"),
    "cuts": (str, "star1", "what is cut: none, star1 or star2"),
    "table": (int, 16, "2 to this power positions are remembered; 0: none"),
    "patience": (int, 24, "choices without a tick of the clock after which the seat goes by greedy"),
}
"""The options of `expectimax`."""

LEARNED_OPTIONS: dict[str, tuple[type, Any, str]] = {
    **{name: option for name, option in MCTS_OPTIONS.items() if name not in ("bias", "value")},
    "exploration": (float, 0.1, "how much an action that the net would choose is worth looking at"),
    "rollout": (str, "none", "who plays on below the tree: random, greedy, or none"),
    "horizon": (int, 0, "ticks of the game's clock after which a line is valued by the net; 0: no limit"),
    "weights": (Path, "", "a file of weights; empty: those that come with the game"),
}
"""The options of `learned`: those of `mcts` without bias and value, which the net replaces, and with a file of weights.
"""

OPTIONS = {"mcts": MCTS_OPTIONS, "expectimax": EXPECTIMAX_OPTIONS, "learned": LEARNED_OPTIONS,
           "clairvoyant": MCTS_OPTIONS}
BRANCHES = 12
"""The mean number of children of a node in a learned search, because all actions of a menu get one."""


@dataclass(frozen=True)
class Agent:
    """An agent by name, with every option."""

    name: str
    options: dict[str, Any] = field(default_factory=dict)

    @property
    def searches(self) -> bool:
        return self.name in OPTIONS

    @property
    def plain(self) -> bool:
        """Whether it is a policy of one's own, or comes from another package.

        Such agents choose in plain Python, so games with them are not compiled.
        """
        return self.name not in CODES

    @property
    def policy(self) -> bool:
        """Whether it is a class of one's own, which is asked about many games at once (`agents.policies`)."""
        return policy_name(self.name) is not None

    @property
    def listens(self) -> bool:
        """Whether it is a program that follows the game in words (`agents.listeners`)."""
        return self.name in LISTENERS

    @property
    def sees_all(self) -> bool:
        """Whether it uses what its seat may not know. Such an agent plays in studies only."""
        return self.name == "clairvoyant"

    @property
    def timed(self) -> bool:
        """Whether it stops by time, so that its choices depend on the machine."""
        return bool(self.options.get("ms")) or self.listens

    def nodes(self, seats: int) -> int:
        """How many nodes each half of its trees may need in a game with this number of seats."""
        if self.name not in ("mcts", "learned", "clairvoyant"):
            return 0
        share, trees = self.options["reuse"], self._trees(seats)
        kept = min(4.0, 1 / (1 - share)) if share < 1 else 4.0
        each = BRANCHES if self.name == "learned" else 1
        if self.timed:
            return SEATS + TIMED_NODES * min(LONGEST_TIMED, int(self.options["ms"]))
        return SEATS + int(self.options["iterations"] * kept) * trees * each

    def horizon(self, game: Game) -> int:
        """How many ticks of the clock it looks ahead; 0: to the end."""
        told: int | None = self.options["horizon"]
        if told is not None:
            return told
        return NEAR if self.name == "mcts" and self.options["iterations"] <= game.search.near else FAR

    def fill(self, plan: Any, game: Game, seats: int, low: int = 0) -> None:
        """Write the agent into a record of a numpy array of `Plan`. Its trees start at node `low`."""
        plan["shared"] = int(game.results.cooperative)
        plan["agent"], plan["bound"], plan["seats"] = CODES[self.name], BOUND, seats
        for name, value in self.options.items():
            if name == "bias" and value is None:
                plan[name] = game.search.bias
            elif name == "horizon":
                plan[name] = self.horizon(game)
            elif name not in NOT_IN_PLANS:
                plan[name] = WORDS[name][value] if name in WORDS else value
        plan["trees"]["count"], plan["trees"]["low"] = self._trees(seats), low
        plan["trees"]["room"] = self.nodes(seats)
        if "value" in self.options:
            fill_weights(plan, game, seats, self.options["value"])

    def _trees(self, seats: int) -> int:
        return seats if self.options.get("observers") == "multi" else 1


def parse_agent(text: str) -> Agent:
    """The agent for a text: `mcts:iterations=200`, or `greta` for the search in her style.

    InputError says what was expected.
    """
    text = agent_of(text) or text
    name, _, rest = text.partition(":")
    if name in plugin_agents() or name in LISTENERS:
        return Agent(name, dict(_pair(text, part) for part in rest.split(",")) if rest else {})
    policy = None if name in CODES else policy_name(text)
    if policy is not None:
        return Agent(policy.name, dict(_pair(text, part) for part in policy.options.split(",") if part))
    if name not in CODES:
        raise SpokenError("no-agent", name=name, known=", ".join((*CODES, *plugin_agents(), *LISTENERS)))
    if name not in OPTIONS:
        if rest:
            raise SpokenError("agent-no-options", text=text, name=name)
        return Agent(name)
    known = OPTIONS[name]
    options = {key: default for key, (_, default, _) in known.items()}
    for part in rest.split(",") if rest else []:
        key, equals, value = part.partition("=")
        if key not in known or not equals:
            raise SpokenError("agent-option", text=text, part=part,
                              known=", ".join(f"{option}=" for option in known))
        options[key] = _option(text, key, value, known[key][0])
    for key in ("iterations", "nodes"):
        if options.get(key, 1) < 1:
            raise SpokenError("agent-positive", text=text, key=key)
    if options.get("table", 0) > LARGEST_TABLE:
        raise SpokenError("agent-table", text=text, most=LARGEST_TABLE)
    for key in ("reuse", "bias"):
        if (options.get(key) or 0) > 1:
            raise SpokenError("agent-share", text=text, key=key)
    if options.get("ms") and "iterations=" not in rest:
        options["iterations"] = UNCOUNTED
    return Agent(name, options)


def parse_seated(text: str) -> Agent:
    """An agent that may sit at a table. InputError also for an agent that would see more than its seat may."""
    agent = parse_agent(text)
    if agent.sees_all:
        raise SpokenError("agent-sees-all", name=agent.name)
    return agent


def _pair(text: str, part: str) -> tuple[str, str]:
    key, equals, value = part.partition("=")
    if not key or not equals:
        raise SpokenError("agent-no-value", text=text, part=part)
    return key, value


def _option(text: str, key: str, value: str, kind: type) -> Any:
    if kind is Path:
        return value
    if kind is str:
        if value not in WORDS[key]:
            *words, last = WORDS[key]
            raise SpokenError("agent-one-of", text=text, given=f"{key}={value}", words=", ".join(words), last=last)
        return value
    try:
        number = kind(value)
    except ValueError:
        raise SpokenError("agent-whole" if kind is int else "agent-number", text=text, given=f"{key}={value}") from None
    if not 0 <= number < 10**9:
        raise SpokenError("agent-least", text=text, given=f"{key}={value}")
    return number


def split_agents(text: str) -> list[str]:
    """The agents in a list with commas. A comma within options (`mcts:iterations=9,rollout=random`) does not separate.
    """
    names: list[str] = []
    for part in (part.strip() for part in text.split(",")):
        if names and "=" in part.partition(":")[0]:
            names[-1] += f",{part}"
        else:
            names.append(part)
    return names
