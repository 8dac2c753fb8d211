"""The result of a finished game for each of its seats."""
from __future__ import annotations

from itertools import cycle, product
from pathlib import Path

import pytest

from tapete.table.view import archive

from ..sweep import sweep

FIXTURES = Path(__file__).parents[1] / "fixtures"
RECORDS = sorted(FIXTURES.glob("*/*.jsonl"))


@pytest.mark.parametrize("record, language", sweep(
    product(RECORDS, ("es", "en")), kept=[*zip(RECORDS, cycle(("es", "en")))]),
    ids=lambda each: each if isinstance(each, str) else f"{each.parent.name}-{each.stem}")
def test_every_seat_has_its_place_at_the_end(record: Path, language: str) -> None:
    info = archive.describe("x", record.read_bytes(), [], language)
    if info.outcome is None:
        pytest.skip("the recorded game was not played to its end")
    standings = info.outcome.standings
    assert sorted(each.seat for each in standings) == list(range(len(info.seats)))
    wins = [each.won for each in standings]
    assert wins == sorted(wins, reverse=True), "the winners come first"
    places = [each.place for each in standings if each.place is not None]
    assert places in ([], sorted(places)) and (not places or places[0] == 1)


def places(record: str, language: str = "en") -> list[tuple[int | None, str, bool]]:
    info = archive.describe("x", (FIXTURES / record).read_bytes(), [], language)
    assert info.outcome is not None
    return [(each.place, each.said, each.won) for each in info.outcome.standings]


def test_families_are_ranked_by_their_points() -> None:
    found = places("gloom/seed-201.jsonl")
    points = [int(said.replace("−", "-").split()[0]) for _, said, _ in found]
    assert points == sorted(points), "the lowest family value wins"
    assert [place for place, _, _ in found] == [1 + sum(other < own for other in points) for own in points]


def test_souls_that_escape_together_have_no_places() -> None:
    assert {place for place, _, _ in places("carcosa/seed-101.jsonl")} == {None}


def test_nobody_wins_a_game_that_has_gone_on_for_too_long() -> None:
    from tapete.games.souls.game import GAME
    from tapete.games.souls.names import Outcome

    state = GAME.blank(GAME.options(GAME.ruleset()), [None] * 4)
    state.outcome = Outcome.STOPPED
    assert GAME.rules.value(state, 0) > 0 and not GAME.results.won(state, 0)
