"""The chance to win over a game: smooth enough to be credible, and exact at its end."""
from __future__ import annotations

import itertools
import random
from pathlib import Path
from typing import Any

import pytest

from tapete.agents.mcts import ActionValue
from tapete.gamedef.game import Game
from tapete.games import find_game
from tapete.referee.session import Session
from tapete.referee.transcript import Recorder
from tapete.table.live import curves as looks_of
from tapete.table.live.bots import Bots
from tapete.table.live.curves import BIAS, PASSES, ROUND, CurveEstimates, Curves, look
from tapete.table.refusals import Refusal
from tapete.table.story.film import film
from tapete.table.view.archive import Archive, curve
from tapete.tale.chances import odds, smoothed, turning_points

pytestmark = pytest.mark.anyio
GAME = find_game("high_card")
WON = Path(__file__).parents[1] / "fixtures" / "carcosa" / "tecnico-201.jsonl"


def steps(values: list[float]) -> list[float]:
    return [abs(after - before) for before, after in itertools.pairwise(values)]


def test_a_won_game_does_not_stand_at_nothing_before_its_end() -> None:
    values = smoothed([0.5] * 40 + [0.03] * 60 + [1.0], ended=True)
    assert values[-1] == 1.0 and values[-2] > 0.5
    assert max(steps(values[:-1])) < 0.25
    assert min(values) < 0.1        # that it looked bad for long is not painted over


def test_what_jumps_with_every_die_is_smoothed() -> None:
    chance = random.Random(3)
    raw = [min(1.0, max(0.0, 0.5 + chance.uniform(-0.4, 0.4))) for _ in range(200)]
    assert max(steps(smoothed(raw, ended=False))) < max(steps(raw)) / 5


def test_a_game_that_is_not_over_or_hardly_begun_is_drawn_too() -> None:
    assert smoothed([], ended=False) == [] and smoothed([0.4], ended=False) == [0.4]
    assert smoothed([0.2, 0.2, 0.2], ended=False) == pytest.approx([0.2, 0.2, 0.2])


def test_turning_points_stand_apart() -> None:
    values = [0.2] * 60 + [0.2 + i * 0.06 for i in range(10)] + [0.8] * 60
    points, reach = turning_points(values, 5)
    assert reach == 4 and 60 <= points[0] <= 70
    assert all(abs(a - b) > 2 * reach for a in points for b in points if a != b)
    assert turning_points([0.5] * 100, 5)[0] == []


def test_a_recorded_victory_ends_as_one() -> None:
    found, raw = curve(WON.read_bytes(), 0), film(WON.read_bytes()).values(0)
    assert found.values[-1] == 1.0
    assert found.values[-2] > 0.6
    assert max(steps(found.values[:-1])) < max(steps(raw[:-1])) or max(steps(raw[:-1])) < 0.05
    assert found.turning_points


def test_better_looks_count_more_than_the_rule_of_thumb() -> None:
    """A won game whose rule of thumb stands at nothing: searches near its end have seen that it was being won."""
    plain = [0.5] * 40 + [0.03] * 60 + [1.0]
    seen = {moment: (odds(0.4 if moment < 60 else 0.9), 0.15) for moment in range(4, 99, 4)}
    by_thumb, looked = smoothed(plain, ended=True), smoothed(plain, ended=True, seen=seen)
    assert by_thumb[90] < 0.4 and looked[90] > 0.8 and looked[98] > 0.9
    assert looked[-1] == 1.0 and 0.3 < looked[50] < 0.5
    assert max(steps(looked[:-1])) < 0.15
    few = smoothed(plain, ended=True, seen={80: (odds(0.9), 0.15)})
    assert by_thumb[90] < few[90] < looked[90], "the more looks, the less the rule of thumb counts"


def test_looks_at_a_moment_add_up_and_are_never_certain() -> None:
    looks = CurveEstimates()
    looks.take([(3, 0.8, 100), (7, 1.0, 50)])
    first = looks.seen()
    looks.take([(3, 0.6, 300)])
    (chance, doubt), (sure, open_) = looks.seen()[3], looks.seen()[7]
    assert odds(0.6) < chance < odds(0.7) and BIAS < doubt < first[3][1]
    assert sure == odds(1.0) < 5 and open_ > 1
    assert looks.made == 3


@pytest.fixture
def record(tmp_path: Path) -> bytes:
    """A game of two seats that lay two cards each."""
    played = Session(GAME, GAME.ruleset(), GAME.options(GAME.ruleset(), {"hand": 4}), [None, None], 5)
    recorder = Recorder(tmp_path / "game.jsonl", played, ["human", "human"])
    while not played.over:
        seat, action = played.to_move, played.legal()[0]
        played.play(action, seat)
        recorder.add(seat, action)
    return recorder.path.read_bytes()


@pytest.fixture
def thinks(monkeypatch: pytest.MonkeyPatch) -> list[tuple[int, bytes]]:
    """What searches were shown: the seat that was to choose, and the state; each thinks the same of it."""
    shown: list[tuple[int, bytes]] = []

    class Thinks:
        def __init__(self, game: Game, agent: object, seats: int, seed: int) -> None:
            self.game = game

        def reseed(self, seed: int) -> None:
            pass

        def think(self, blinded: Any, legal: list[int]) -> list[ActionValue]:
            seat = int(self.game.rules.chooser(blinded))
            shown.append((seat, self.game.State.to_bytes(blinded)))
            return [ActionValue(legal[0], 40, 0.75, 0.6, 0.9)]

    monkeypatch.setattr(looks_of, "Searcher", Thinks)
    return shown


def test_a_search_looks_at_the_own_choices_and_is_shown_no_more_than_the_seat_could_know(
        record: bytes, thinks: list[tuple[int, bytes]]) -> None:
    frames = film(record).frames
    own = [number for number in range(len(frames) - 1) if frames[number + 1].seat == 1]
    found, of = look(record, 1, 0, 1000)
    assert of == len(found) == PASSES * len(own)
    assert sorted({moment for moment, _, _ in found}) == own
    assert len({moment for moment, _, _ in found[:len(own)]}) == len(own), "all once before one again"
    for (moment, chance, lines), (seat, state) in zip(found, thinks, strict=True):
        blinded = GAME.State.copy(frames[moment].state)
        GAME.rules.blind(blinded, 1)
        assert (seat, state, chance, lines) == (1, GAME.State.to_bytes(blinded), 0.75, 40)
    assert look(record, 1, len(found), 4) == ([], of)


async def test_a_curve_gets_better_as_long_as_somebody_looks_and_nothing_waits(
        record: bytes, thinks: list[tuple[int, bytes]]) -> None:
    class Here(Archive):
        async def ask(self, work: Any, *args: Any) -> Any:
            return work(*args)

    class Ready(Bots):
        waiting = 0

        @property
        def asked(self) -> int:
            return self.waiting

        def is_ready(self, game: str) -> bool:
            return True

    bots = Ready(1)
    curves = Curves(Here(), bots)
    first = await curves.curve("high_card", record, 0, False)
    assert first.looks == 0 < first.of and first.values == curve(record, 0).values
    bots.waiting = 1            # somebody's bot thinks: that comes first
    assert (await curves.curve("high_card", record, 0, True)).looks == 0
    bots.waiting = 0
    before, rounds = first, 0
    while before.looks < before.of:
        after = await curves.curve("high_card", record, 0, True)
        assert after.looks == min(before.looks + ROUND, first.of)
        before, rounds = after, rounds + 1
    assert before.values != first.values and before.values[-1] == first.values[-1]
    assert len(thinks) == first.of, "whoever looks again has it looked at no more"
    assert await curves.curve("high_card", record, 0, True) == before
    none = await Curves(Here(), Bots(0)).curve("high_card", record, 0, True)
    assert (none.looks, none.of, none.values) == (0, 0, first.values)
    with pytest.raises(Refusal):
        await curves.curve("high_card", record, 2, True)
