"""Questions with a single answer are not asked, unless skipping them would reveal something hidden."""
from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from tapete.gamedef.game import Game
from tapete.games import find_game
from tapete.referee.session import Session
from tapete.testing.worlds import blinded, menu_of, redealt

SECRET = {
    "bethlem": {"ATTACK", "DAY", "DIRECTOR", "EVENT", "FRIEND", "LEPER", "MARY", "PATIENCE", "POWER", "WAKE"},
    "carcosa": {"FORESEE"},
    "gloom": {"FREE_DEATH", "RESPOND"},
    "souls": {"PRIORITY", "DISCARD", "GIVE", "TAKE", "TO_DECK", "SEARCH"},
}
"""Questions to a player with one answer while others watch, because the number of answers depends on hidden things."""

TABLES = [("bethlem", "base-1", 2, 8), ("bethlem", "base-1", 6, 3), ("bethlem", "propias-1", 6, 3),
          ("carcosa", "canon-0.4", 2, 1), ("carcosa", "tecnico-0.1", 3, 2), ("gloom", "reglamento", 3, 3),
          ("high_card", "standard", 3, 3), ("souls", "base", 3, 1)]


def stops_of(game: Game) -> frozenset[str]:
    """Everywhere; High card's one stop is for who wants to say something with the last card."""
    return frozenset() if game.name == "high_card" else frozenset(game.interaction.stops)


def questions(name: str, ruleset: str, seats: int, games: int) -> Iterator[tuple[Game, Any, int, list[int]]]:
    """The questions of random games that have one answer: the state, who is asked, and the answer."""
    game = find_game(name)
    rules = game.ruleset(ruleset)
    for seed in range(games):
        session = Session(game, rules, game.options(rules), [None] * seats, seed)
        chance = random.Random(seed)
        while not session.over:
            legal = session.legal()
            if len(legal) == 1:
                yield session.game, session.state, session.to_move, legal
            session.play(chance.choice(legal), session.to_move)
            session.news()


@pytest.mark.parametrize(("name", "ruleset", "seats", "games"), TABLES)
def test_the_only_answer_gives_itself(name: str, ruleset: str, seats: int, games: int) -> None:
    met, asked = 0, Counter[str]()
    for game, state, seat, legal in questions(name, ruleset, seats, games):
        met += 1
        own = blinded(game, state, seat)
        assert game.interaction.automatic(own, legal, stops_of(game), False, alone=True) == legal[0]
        before_others = game.interaction.automatic(own, legal, stops_of(game), False, alone=False)
        assert before_others in (None, legal[0])
        asked[game.wording.asking(state)[0].name] += before_others is None
    assert met > 3
    assert {each for each, count in asked.items() if count} <= SECRET.get(name, set())


@pytest.mark.parametrize(("name", "ruleset", "seats", "games"), TABLES)
def test_nobody_learns_from_it_what_a_seat_holds(name: str, ruleset: str, seats: int, games: int) -> None:
    """Where the only answer gave itself, it does so in every deal that another seat cannot tell from this one."""
    compared = 0
    for number, (game, state, seat, legal) in enumerate(questions(name, ruleset, seats, games)):
        if game.interaction.automatic(blinded(game, state, seat), legal, stops_of(game), False, alone=False) is None:
            continue
        for other in {*range(seats), game.spectator} - {seat}:
            world = redealt(game, state, other, number)
            if game.rules.chooser(world) == seat:
                answers, own = menu_of(game, world), blinded(game, world, seat)
                found = game.interaction.automatic(own, answers, stops_of(game), False, alone=False)
                assert found is not None, (game.wording.asking(state), other,
                                           [game.grammar.text(each) for each in answers])
                compared += 1
    assert compared > 3 or (name == "bethlem" and seats > 2)       # there, nothing with one answer is open to all
