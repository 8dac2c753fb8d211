"""What happens in the dark is seen by nobody who sleeps, and what is hidden by day decides nothing that all hear."""
import random
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from tapete.games import find_game
from tapete.games.bethlem.hidden import is_awake
from tapete.games.bethlem.names import Call, Card, Phase
from tapete.games.bethlem.rules.announce import is_asked_aloud
from tapete.games.bethlem.vocabulary import Told
from tapete.kernel.dice import luck
from tapete.kernel.log import EVERYBODY
from tapete.referee.session import Session

GAME = find_game("bethlem")
OPENLY = {Told.CALL, Told.GLOOMY, Told.BORROWED, Told.ISOLATED, Told.SWAPPED, Told.HYPNOSIS, Told.SHOWN,
          Told.LOBOTOMIZED, Told.VOTELESS, Told.CONVERTED, Told.LAUGHS, Told.NOBODY_ROSE, Told.STOLEN_POWER,
          Told.SURVIVOR, Told.SWAPPED_GOALS, Told.SWAPPED_TRAITS, Told.KING, Told.BODY, Told.ROBBED,
          Told.DISCARDED, Told.DREW}
"""What may be told to everybody at night: the calls, and what cards and events themselves say is announced."""
OWN = {"puppet", "order", "sleeps", "used"}
"""What a sleeper's own cards and personality have had for a night, which ends in a call of their own."""
MEMORY = {"tried", "tried_at"}
"""What bots remember of blows; no view has it."""


def session_of(ruleset: str, players: int, seed: int) -> Session:
    chosen = GAME.ruleset(ruleset)
    return Session(GAME, chosen, GAME.options(chosen), [None] * players, seed)


def _fields(record: Any, path: tuple[str, ...] = ()) -> Iterator[tuple[tuple[str, ...], Any]]:
    if record.dtype.names is None:
        yield path, record
    else:
        for name in record.dtype.names:
            yield from _fields(record[name], (*path, name))


def _changed(before: Any, after: Any) -> set[str]:
    """The fields that differ, but for the call that is being made."""
    pairs = zip(_fields(before), _fields(after), strict=True)
    return {".".join(path) for (path, one), (_, two) in pairs
            if path[0] not in ("agenda", "n_agenda", "call") and not np.array_equal(one, two)
            and not OWN & set(path) and not MEMORY & set(path)}


@pytest.mark.parametrize("ruleset, players, games", [("base-1", 2, 3), ("base-1", 5, 3), ("base-1", 7, 3),
                                                    ("propias-1", 4, 3), ("propias-1", 7, 6)])
def test_whoever_sleeps_sees_nothing_change_until_the_morning(ruleset: str, players: int, games: int) -> None:
    looked = 0
    for seed in range(games):
        session, chance = session_of(ruleset, players, seed), random.Random(seed)
        while not session.over:
            state, seat = session.state, session.to_move
            night = state.round_no if state.phase == Phase.NIGHT else -1
            asleep = {viewer: GAME.State.pack(session.blinded(viewer)) for viewer in range(players)
                      if night >= 0 and viewer != seat and not is_awake(state, viewer)}
            action = GAME.grammar.text(legal := chance.choice(session.legal()))
            news = session.play(legal)
            if session.over or (session.state.phase, session.state.round_no) != (Phase.NIGHT, night):
                continue
            loud = {told.what for told in news if told.seats == EVERYBODY}
            assert loud <= OPENLY, ({Told(what).name for what in loud - OPENLY}, action)
            for viewer, before in asleep.items():
                heard = any(told.is_for(viewer) for told in news if told.what != Told.CALL)
                if not heard and not is_awake(session.state, viewer):
                    assert not _changed(before, GAME.State.pack(session.blinded(viewer))), action
                    looked += 1
    assert looked > 30


@pytest.mark.parametrize("players", [2, 3, 5])
def test_which_calls_of_the_day_are_made_does_not_depend_on_where_a_card_lies(players: int) -> None:
    """The same calls in every deal that somebody who watches cannot tell from the true one."""
    calls = [Call.WAKERFIELD, Call.MANIA, Call.CATALEPTICO_2, Call.JUEGO_DE_AZAR_2, Call.AMNESIA, Call.AMNESIA_2]
    differed = 0
    for seed in range(4):
        session, chance, dealer = session_of("base-1", players, seed), random.Random(seed), luck(seed)
        scratch = GAME.Menu.plain()
        for _ in range(250):
            if session.over:
                break
            if session.state.phase > Phase.NIGHT:
                other = session.blinded(GAME.spectator)
                GAME.rules.redeal(other, dealer, scratch)
                differed += any(other.pieces[o].card != session.state.pieces[o].card for o in range(8))
                assert ([is_asked_aloud(session.state, call) for call in calls]
                        == [is_asked_aloud(other, call) for call in calls])
            session.play(chance.choice(session.legal()))
    assert differed > 50


def test_nobody_sees_whom_rabies_has_bitten() -> None:
    session = session_of("base-1", 7, 1)
    session.state.phase, session.state.round_no = Phase.DAY, 2
    victim = next(o for o in range(28) if session.state.pieces[o].card == Card.DANIEL)
    session.state.pieces[victim].due = 3
    place = GAME.view(session.state)
    assert any(card["due"] == 3 for row in place.model_dump()["rows"] for card in row["cards"])
    for viewer in range(8):
        view: Any = GAME.view(session.blinded(viewer)).model_dump()
        assert all(card["due"] is None for row in view["rows"] for card in row["cards"]), viewer
    session.state.patience = victim + 1         # told in the morning
    assert session.blinded(3).pieces[victim].due == 3


def test_where_the_named_card_lies_only_its_holder_sees() -> None:
    session = session_of("propias-1", 7, 1)
    session.state.phase, session.state.round_no, session.state.awake = Phase.DAY, 2, 0
    o, other = 5, 9
    session.state.own.named = session.state.pieces[o].card
    session.state.pieces[o].gloomy = session.state.pieces[other].gloomy = 1
    for viewer in range(8):
        seen = session.blinded(viewer)
        assert seen.pieces[o].gloomy == (viewer == session.state.owner[o // 4]), viewer
        assert seen.pieces[other].gloomy == 1
