"""Agents that follow a game in words: they hear what their seat is told, and may say words of their own.

They are in `tapete.talk`, above the agents, so they are found by entry points as those of other packages are.
"""
from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from importlib.metadata import EntryPoint
from typing import Protocol

from ..referee.session import Session, SessionEvent
from ..runtime.plugins import load

LISTENERS = {
    "program": EntryPoint("program", "tapete.talk.seat:program_seat", "tapete.agents"),
    "endpoint": EntryPoint("endpoint", "tapete.talk.seat:endpoint_seat", "tapete.agents"),
}
"""The agents that follow a game in words, by name."""


@dataclass(frozen=True)
class SeatAsked:
    """A seat at a table whose agent must choose, or is told that the game is over."""

    session: Session
    seat: int
    number: int
    agent: str
    table: Sequence[str]
    """The agents of all seats, as far as they are known."""
    events: Sequence[SessionEvent]
    """What the seat was told since its last choice."""


class Listener(Protocol):
    """An agent that follows one game."""

    def choose(self, asking: SeatAsked, otherwise: Callable[[str], int]) -> tuple[int, str | None]:
        """An action, and words of its own with it. `otherwise` is the choice of another agent, by its name."""
        ...

    def over(self, asking: SeatAsked) -> None:
        """Hear that the game is over."""
        ...


def listener_of(name: str, seat: int, options: dict[str, str]) -> Listener:
    """The listener with a name, for a seat. InputError if it refuses its options."""
    made: Listener = load(LISTENERS[name], "agent")(seat, options)
    return made
