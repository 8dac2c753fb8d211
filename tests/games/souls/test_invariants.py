"""The invariants of Four Souls hold, and a broken one is noticed."""
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace

import pytest

from tapete.agents.seat import SeatedAgent
from tapete.games import find_game
from tapete.games.souls.invariants import Broken
from tapete.games.souls.model import OFTEN
from tapete.games.souls.names import CardZone
from tapete.games.souls.vocabulary import Told
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


def test_a_dead_monster_that_nothing_waits_for_is_seen() -> None:
    game = session({}, 1)
    assert GAME.rules.broken(game.state) == Broken.NOTHING
    monster = next(it for it in game.state.things if it.zone == CardZone.MONSTER)
    monster.zone = int(CardZone.LIMBO)
    assert GAME.rules.broken(game.state) == Broken.LIMBO


def test_whoever_has_no_life_left_and_does_not_die_is_seen() -> None:
    game = session({}, 1)
    game.state.players[1].hurt = 2
    assert GAME.rules.broken(game.state) == Broken.LIFE
    game.state.players[1].dead = 1
    assert GAME.rules.broken(game.state) == Broken.NOTHING
    monster = next(it for it in game.state.things if it.zone == CardZone.MONSTER)
    monster.hurt = 20
    assert GAME.rules.broken(game.state) == Broken.LIFE


@pytest.mark.parametrize("change", [-1, 1])
def test_a_card_too_many_or_too_few_is_seen(change: int) -> None:
    game = session({}, 1)
    pile = game.state.decks[0]
    pile.cards[pile.n] = pile.cards[0] if change > 0 else 0
    pile.n += change
    assert GAME.rules.broken(game.state) == Broken.CARDS


@pytest.mark.parametrize(("version", "looted"), [(9, 70), (10, 2)])
def test_what_is_set_off_again_and_again_never_fills_the_stack(version: int, looted: int) -> None:
    """A dead player loots for each damage and takes damage for each loot: until version 9 that went on until the loot
    deck was empty."""
    rules = replace(GAME.ruleset(), version=version)
    options = GAME.options(rules, {"rooms": True, "sets": ["base", "gold", "plus"]})
    game = Session(GAME, rules, options, [None, None], 1)
    for path, value in {"asleep": [0, 1], "active": 0, "players.0.hand": ["BLANK_RUNE"], "players.0.items": [],
                        "players.1.items": ["FOREVER_ALONE", "FANNY_PACK"], "players.1.dead": True,
                        "players.1.hurt": 2, "rooms": ["LASER_EYE"]}.items():
        GAME.scenarios.edit(game.state, path, value)
    game.dice = lambda sides: min(sides, 3)
    turn, found = game.state.turn, 0
    game.play("play BLANK_RUNE")
    while not game.over and found < 70 and game.state.turn == turn and game.state.n_stack:
        assert max(Counter((it.card, it.ability) for it in game.state.stack[:game.state.n_stack]).values()) <= OFTEN
        choice = "trigger 0" if GAME.grammar.parse("trigger 0") in game.legal() else "pass"
        found += sum(told.what == Told.LOOTED for told in game.play(choice))
    assert found == looted
