"""Makes two worlds that a seat cannot distinguish: hidden things are dealt again, or one draw is different."""
from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from pydantic import BaseModel

from ..gamedef.by_players import at_table
from ..gamedef.game import Game
from ..kernel.at_once import let_choose
from ..kernel.dice import Dice, plain_rng
from ..kernel.record import Field, RecordType


class SwayedDice(Dice.Plain):  # type: ignore[misc, name-defined]
    """A plain random generator with one different draw. All other draws are the same as before."""

    __slots__ = ("otherwise", "seeded")

    @property
    def seed(self) -> int:
        return int(self.seeded ^ 0x5A5A5A if self.count == self.otherwise else self.seeded)

    @seed.setter
    def seed(self, value: int) -> None:
        self.seeded = value


def sway(dice: Any, draw: int) -> SwayedDice:
    """A copy of plain dice whose `draw`-th draw since the seed is different."""
    swayed = SwayedDice()
    swayed.count, swayed.otherwise = dice.count, draw
    for name in Dice.fields:
        value = getattr(dice, name)
        setattr(swayed, name, value[:] if isinstance(value, list) else value)
    return swayed


def blank(game: Game, options: BaseModel, players: int, seed: int, draw: int = 0) -> Any:
    """A state before setup with the log on. With `draw`, the draw of that number is different."""
    state = game.blank(at_table(options, players), [None] * players)
    state.dice.seed, state.log.on = seed, 1
    if draw:
        state.dice = sway(state.dice, draw)
    return state


def redealt(game: Game, state: Any, seat: int, seed: int) -> Any:
    """Another state that the seat cannot distinguish from this one, with the same future dice."""
    other = game.State.copy(state)
    game.rules.blind(other, seat)
    game.rules.redeal(other, plain_rng(seed), game.Menu.plain())
    other.dice.seed, other.dice.count, other.log.on = state.dice.seed, state.dice.count, 1
    return other


def swayed(game: Game, state: Any, draws: int) -> Any:
    """The same state, in which the draw after the next `draws` is different."""
    other = game.State.copy(state)
    other.dice = sway(other.dice, other.dice.count + 1 + draws)
    other.log.on = 1
    return other


def blinded(game: Game, state: Any, seat: int) -> Any:
    """A copy of a state, blinded for a seat."""
    seen = game.State.copy(state)
    game.rules.blind(seen, seat)
    return seen


def menu_of(game: Game, state: Any) -> list[int]:
    """The legal actions of the seat that must choose."""
    menu = game.Menu.plain()
    game.rules.legal(state, menu)
    return list(menu.actions[:menu.n])


def differing(one: BaseModel, other: BaseModel) -> list[str]:
    """The paths at which two views differ, such as `hands.2.0`. The length of a list is `hands.2.#`."""
    first, second = leaves(one), leaves(other)
    return sorted(path for path in first.keys() | second.keys() if first.get(path) != second.get(path))


def fields_apart(kind: RecordType, one: Any, other: Any, path: str = "") -> list[str]:
    """The fields in which two plain records of a kind differ, such as `players.2.hand`."""
    found: list[str] = []

    def compare(field: Field, first: Any, second: Any, at: str) -> None:
        if first == second:
            return
        if isinstance(first, list):
            for i, pair in enumerate(zip(first, second, strict=True)):
                compare(field, *pair, f"{at}.{i}")
        elif field.record is not None:
            found.extend(fields_apart(field.record, first, second, f"{at}."))
        else:
            found.append(at)
    for name, field in kind.fields.items():
        compare(field, getattr(one, name), getattr(other, name), f"{path}{name}")
    return found


def leaves(view: BaseModel) -> dict[str, Any]:
    """The values of a view, by path."""
    found: dict[str, Any] = {}
    waiting: list[tuple[str, Any]] = [("", view.model_dump(mode="json"))]
    while waiting:
        path, value = waiting.pop()
        if isinstance(value, dict):
            waiting += [(f"{path}.{key}" if path else str(key), each) for key, each in value.items()]
        elif isinstance(value, Sequence) and not isinstance(value, str):
            waiting += [(f"{path}.#", len(value)), *((f"{path}.{i}", each) for i, each in enumerate(value))]
        else:
            found[path] = value
    return found


def align(game: Game, states: Sequence[Any], seat: int) -> None:
    """If all states ask at once, let the same seat choose next in each: which of them is asked first means nothing.

    It is `seat` if that may choose in all of them.
    """
    wanted = game.interaction
    if all(wanted.asks_at_once(state) for state in states):
        common = set.intersection(*(set(wanted.asking(state)) for state in states))
        for state in states if common else ():
            let_choose(state, seat if seat in common else min(common))
