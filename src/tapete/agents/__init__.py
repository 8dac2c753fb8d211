"""Who may sit in an empty seat. An agent is given what its seat may know, never the state.

An agent is one name with options: `mcts:iterations=2000,rollout=greedy`.
"""
from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from ..errors import InputError
from ..kernel.mcts import MCTS, new_plans, new_tree
from ..kernel.playout import GREEDY, RANDOM

CODES = {"random": RANDOM, "greedy": GREEDY, "mcts": MCTS}
ROLLOUTS = {"random": RANDOM, "greedy": GREEDY}

BOUND = 100_000
"""Choices after which a rollout counts as endless, a defect."""

MCTS_OPTIONS: dict[str, tuple[type, Any, str]] = {
    "iterations": (int, 1000, "how often the tree is gone down for each choice"),
    "exploration": (float, 0.5, "how much an untried action is worth looking at"),
    "rollout": (str, "greedy", "who plays on below the tree: random or greedy"),
    "horizon": (int, 5, "ticks of the game's clock after which a line is valued as it stands; 0: played to the end"),
    "cutoff": (int, 0, "choices below the tree after which it is; 0: no limit"),
    "widening": (float, 0.0, "at most 1 + this * sqrt(visits) children of a node; 0: no limit"),
    "patience": (int, 24, "choices without a tick of the clock after which the seat goes by greedy"),
}
"""What `mcts` may be told: kind, default, meaning."""


@dataclass(frozen=True)
class Agent:
    """An agent by name, with every option."""

    name: str
    options: dict[str, Any] = field(default_factory=dict)

    @property
    def searches(self) -> bool:
        return self.name == "mcts"

    def fill(self, plan: Any) -> None:
        """Put the agent into a record of a numpy array of `Plan`."""
        values = {**self.options, "rollout": ROLLOUTS[self.options.get("rollout", "greedy")],
                  "agent": CODES[self.name], "bound": BOUND, "used": 1}
        for name, value in values.items():
            plan[name] = value


def parse_agent(text: str) -> Agent:
    """`mcts:iterations=200` as an agent; InputError says what was expected."""
    name, _, rest = text.partition(":")
    if name not in CODES:
        raise InputError(f"'{name}' is no agent; expected one of {', '.join(CODES)}")
    if name != "mcts":
        if rest:
            raise InputError(f"'{text}': {name} has no options")
        return Agent(name)
    options = {key: default for key, (_, default, _) in MCTS_OPTIONS.items()}
    for part in rest.split(",") if rest else []:
        key, equals, value = part.partition("=")
        if key not in MCTS_OPTIONS or not equals:
            raise InputError(f"'{text}': '{part}' is no option; expected one of "
                             f"{', '.join(f'{option}=' for option in MCTS_OPTIONS)}")
        options[key] = _option(text, key, value)
    if options["iterations"] < 1:
        raise InputError(f"'{text}': iterations: expected 1 or more")
    return Agent(name, options)


def _option(text: str, key: str, value: str) -> Any:
    kind = MCTS_OPTIONS[key][0]
    if kind is str:
        if value not in ROLLOUTS:
            raise InputError(f"'{text}': {key}={value}: expected {' or '.join(ROLLOUTS)}")
        return value
    try:
        number = kind(value)
    except ValueError:
        wanted = "a whole number" if kind is int else "a number"
        raise InputError(f"'{text}': {key}={value}: expected {wanted}") from None
    if not 0 <= number < 10**9:
        raise InputError(f"'{text}': {key}={value}: expected 0 or more")
    return number


def split_agents(text: str) -> list[str]:
    """What stands between commas; an option's comma (`mcts:iterations=9,rollout=random`) does not separate."""
    names: list[str] = []
    for part in (part.strip() for part in text.split(",")):
        if names and "=" in part and ":" not in part:
            names[-1] += f",{part}"
        else:
            names.append(part)
    return names


def plans_of(agents: Sequence[str]) -> Any:
    """A `Plan` for each agent, for compiled rules."""
    plans = new_plans(len(agents))
    for plan, agent in zip(plans, agents, strict=True):
        parse_agent(agent).fill(plan)
    return plans


def tree_for(agents: Sequence[str]) -> Any:
    """A search tree with room for what the agents' iterations may add to it."""
    most = max((parse_agent(agent).options.get("iterations", 0) for agent in agents), default=0)
    return new_tree(most + 2)
