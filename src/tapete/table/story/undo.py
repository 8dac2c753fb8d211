"""May a choice be undone? Only if nobody has learned something hidden from it.

The log shows dice and private events. A card that was turned up is found without knowing the game: the choice is made
again in other deals of what a seat cannot see. If that seat then sees the same in all of them, the choice has shown it
nothing.
"""
from __future__ import annotations

from typing import Any

from ...gamedef.game import Game
from ...kernel.agenda import Fault
from ...kernel.dice import plain_rng
from ...kernel.log import EVERYBODY
from ...referee.session import Session

DEALS = 16
"""How many other deals are tried for each viewer."""


def reveals_hidden(before: Session, action: int) -> bool:
    """Whether a choice shows anybody something hidden. `before` is not changed."""
    game, state = before.game, game_copy(before)
    state.log.on = 1
    drawn, told = state.dice.count, state.log.told
    if not _carry_out(game, state, action):
        return True
    ring = len(state.log.seats)
    if state.dice.count != drawn or state.log.told - told > ring:
        return True
    if any(state.log.seats[i % ring] != EVERYBODY for i in range(told, state.log.told)):
        return True
    viewers = [*range(len(before.asked)), game.spectator]
    return any(_learns(before, state, action, viewer) for viewer in viewers)


def game_copy(session: Session) -> Any:
    return session.game.State.copy(session.state)


def _learns(before: Session, after: Any, action: int, viewer: int) -> bool:
    game = before.game
    left = game.State.copy(after)
    game.rules.blind(left, viewer)
    chance, scratch = plain_rng(viewer + 1), game.Menu.plain()
    blinded = before.blinded(viewer)
    for _ in range(DEALS):
        other = game.State.copy(blinded)
        game.rules.redeal(other, chance, scratch)
        if game.rules.why_not(other, action) or not _carry_out(game, other, action):
            return True
        game.rules.blind(other, viewer)
        if other != left and _seen(game, other) != _seen(game, left):
            return True
    return False


def _carry_out(game: Game, state: Any, action: int) -> bool:
    game.rules.act(state, action)
    while game.rules.step(state):
        pass
    return int(state.fault) == Fault.NONE


def _seen(game: Game, blinded: Any) -> str:
    return game.view(blinded).model_dump_json()
