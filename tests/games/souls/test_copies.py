"""Several copies of a card in play: each action is offered once, may be carried out, and a choice is always
possible."""
from __future__ import annotations

import random

import pytest

from tapete.games import find_game
from tapete.games.souls.language.cards import CardType
from tapete.games.souls.language.library import COPIES, IDS, SOURCES
from tapete.games.souls.names import CardZone
from tapete.referee.session import Session

GAME = find_game("souls")
FEW = 4
SORTS = (CardType.TREASURE, CardType.MONSTER, CardType.ROOM, CardType.BONUS)
"""Kinds of cards in play. These games have few of them, each several times."""


def copies() -> dict[str, int]:
    """A box with few cards of these kinds, each several times, and of a bonus soul as many as there are."""
    found: dict[str, int] = {}
    for kind in SORTS:
        of_kind = [number for number, card in sorted(SOURCES.items()) if card.kind is kind and COPIES[number]]
        found |= {IDS[number]: 6 if place < FEW else 0 for place, number in enumerate(of_kind)}
    return found


@pytest.mark.parametrize("seed", range(3))
def test_each_action_is_offered_once_and_no_game_breaks(seed: int) -> None:
    options = GAME.options(GAME.ruleset(), {"copies": copies(), "rooms": True})
    session, chance = Session(GAME, GAME.ruleset(), options, [None] * 3, seed), random.Random(seed)
    several = 0
    for _ in range(400):
        if session.over:
            break
        menu = session.legal()
        assert len(set(menu)) == len(menu), [GAME.grammar.text(action) for action in menu]
        session.play(chance.choice(menu))
        s = session.state
        cards = [thing.card for thing in s.things[:s.n_things] if thing.zone != CardZone.NONE]
        several += len(cards) - len(set(cards))
    assert several
