"""A pack that passes its check never ends in a defect: its frames, draws and events stay within the record."""
from __future__ import annotations

import random
from typing import Any

import pytest

from tapete.games import find_game
from tapete.games.gloom.names import HAND_MOST
from tapete.games.gloom.pack import checked, own_pack
from tapete.games.gloom.vocabulary import Act
from tapete.kernel.menu import kind_of
from tapete.referee.session import Session

GAME = find_game("gloom")
RULESET = GAME.ruleset()


def pack_with(**cards: Any) -> dict[str, Any]:
    """The program's pack with other modifiers, events or deaths."""
    pack = own_pack("abismo").model_dump(mode="json", exclude_defaults=True)
    checked({**pack, **cards}, "a pack")
    return {**pack, **cards}


def cards(kind: str, n: int, effects: list[dict[str, Any]], **more: Any) -> dict[str, Any]:
    return {f"{kind}_{i}": {"name": {"es": f"{kind} {i}", "en": f"{kind} {i}"}, "effects": effects, **more}
            for i in range(n)}


EVERY = {"who": "everybody"}
FREE = {"do": "free_plays", "n": 4, "plays": ["modifier", "event", "death"]}
NASTY = {
    "free plays in free plays": pack_with(
        modifiers=cards("M", 20, [FREE, {"do": "draw", "n": 10, **EVERY}], points=[-50, None, None]),
        events=cards("E", 60, [FREE, FREE, {"do": "draw", "n": 10, **EVERY}]),
        deaths=cards("D", 20, [], points=[-5, None, None])),
    "everybody at once": pack_with(
        modifiers=cards("M", 40, [{"do": "discard", "n": 1, **EVERY}, {"do": "draw", "n": 10, **EVERY},
                                  {"do": "no_refill", **EVERY}], points=[-50, None, None]),
        events=cards("E", 40, [FREE, {"do": "take_each", "n": 3}, {"do": "show_hand", **EVERY}]),
        deaths=cards("D", 20, [{"do": "discard_hand", **EVERY}], points=[-5, None, None])),
}


@pytest.mark.parametrize("name", sorted(NASTY))
@pytest.mark.parametrize("seats", [2, 5])
def test_a_nasty_pack_plays_without_a_defect(name: str, seats: int) -> None:
    config = {"pack": NASTY[name], "hand": 15, "limit": 15, "max_rounds": 4}
    for seed in range(2):
        session = Session(GAME, RULESET, GAME.options(RULESET, config), [None] * seats, seed)
        chance = random.Random(seed)
        for _ in range(250):
            if session.over:
                break
            legal = session.legal()
            greedy = [action for action in legal if kind_of(action) in (Act.PLAY, Act.EVENT)]
            session.play(chance.choice(greedy or legal))
            assert not GAME.rules.broken(session.state)
            assert all(session.state.seats[p].hand.n <= HAND_MOST + 1 for p in range(seats))


def test_five_hands_of_fifteen_are_dealt() -> None:
    """Each card of a hand is told to the player who draws it. In all this is more than one step can tell."""
    session = Session(GAME, RULESET, GAME.options(RULESET, {"hand": 15}), [None] * 5, 1)
    while session.state.turn_no == 0:
        session.play(session.legal()[0])
    assert all(session.state.seats[p].hand.n == 15 for p in range(5))
