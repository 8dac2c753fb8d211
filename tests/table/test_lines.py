"""The table in lines of text, for a game without a drawing for terminals."""
from typing import Any

import pytest

from tapete.gamedef.layout import Badge, Cards, Counter, Layout, Zone
from tapete.games import find_game, speech_of
from tapete.referee.session import Session
from tapete.table.view import text_board as lines
from tapete.table.view.text_board import at, table_of

GAME = find_game("high_card")


def shown(seat: int, language: str = "en") -> str:
    session = Session(GAME, GAME.ruleset(), GAME.options(GAME.ruleset()), [None] * 2, 1)
    session.play(session.legal()[0])
    return str(table_of(GAME, speech_of("high_card", language), session.blinded(seat), ("Ana", "Ben"), 80))


def test_a_table_is_said_as_it_is_laid_out_with_what_is_hidden_covered() -> None:
    first, other = shown(0).splitlines(), shown(1).splitlines()
    assert first[:2] == other[:2] and first[0] == "Round 0 · Prize 3 · Leads Ana"
    assert any(line.startswith("Ana") and "Points 0" in line and "?" not in line for line in first)
    assert any(line.startswith("Ben") and "Hand ? ?" in line for line in first)
    assert any(line.startswith("Ana") and "Hand ? ?" in line for line in other)
    assert "Ronda 0" in shown(0, "es")


def test_a_number_is_said_with_the_most_that_it_may_be_and_a_name_once(monkeypatch: pytest.MonkeyPatch) -> None:
    (card,) = [part.kind for part in GAME.presentation.layout.seat if isinstance(part, Cards)
               and part.path.endswith("hand")]
    (seat,) = [part.kind for part in GAME.presentation.layout.table if isinstance(part, Badge)]
    laid = Layout(status=[Counter("round", of=3)], table=[Zone("gone", Cards("gone", card)), Badge("leader", seat)])
    monkeypatch.setattr(type(GAME.presentation), "layout", laid)
    lines._board.cache_clear()
    said = shown(0)
    lines._board.cache_clear()
    assert said.splitlines() == ["Round 0/3 · Leads Ana", "Gone 3"]


def test_a_path_names_what_is_there() -> None:
    view: dict[str, Any] = {"deck": {"n": 3}, "players": [{"hand": [1, None]}, {"hand": []}], "omen": None}
    assert at(view, "deck.n", None) == 3
    assert at(view, "players.*.hand", 0) == [1, None]
    assert at(view, "players.*.hand", None) == [[1, None], []]
    assert at(view, "omen.seat", None) is None
