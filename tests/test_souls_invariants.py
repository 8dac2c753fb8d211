"""What always holds in Four Souls, and that it is seen where it does not."""
from collections.abc import Iterator

import pytest

from tapete.agents.seat import SeatedAgent
from tapete.games import find_game
from tapete.games.souls.invariants import Broken
from tapete.referee.session import Session

GAME = find_game("souls")
OPTIONS = ({"bargaining": True}, {"rooms": True, "slots": {"room": 2}, "turns": 12}, {"solo": {"on": True}},
           {"draft": True, "sets": ["base", "gold", "plus"], "rooms": True})


def session(options: dict[str, object], seed: int) -> Session:
    return Session(GAME, GAME.ruleset(), GAME.options(GAME.ruleset(), options), [None, None], seed)


def games(options: dict[str, object], seed: int, choices: int = 400) -> Iterator[Session]:
    """A random game at each of its choices."""
    game = session(options, seed)
    agents = [SeatedAgent("random", seat, seed) for seat in range(2)]
    for number in range(choices):
        if game.over:
            return
        game.play(agents[game.to_move].choose(game, number))
        yield game


@pytest.mark.parametrize("options", OPTIONS, ids=lambda options: "-".join(options))
def test_cards_and_cents_are_conserved_at_every_choice(options: dict[str, object]) -> None:
    for seed in (1, 2):
        for game in games(options, seed):
            assert GAME.rules.broken(game.state) == Broken.NOTHING


def test_cents_out_of_nowhere_are_seen() -> None:
    game = session({}, 1)
    game.state.players[1].cents += 1
    assert GAME.rules.broken(game.state) == Broken.CENTS


@pytest.mark.parametrize("change", [-1, 1])
def test_a_card_too_many_or_too_few_is_seen(change: int) -> None:
    game = session({}, 1)
    pile = game.state.decks[0]
    pile.cards[pile.n] = pile.cards[0] if change > 0 else 0
    pile.n += change
    assert GAME.rules.broken(game.state) == Broken.CARDS
