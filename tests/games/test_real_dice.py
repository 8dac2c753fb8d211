"""With real dice every game asks for the dice of its setup, and its game can be left there."""
from __future__ import annotations

import io

import pytest

from tapete.cli.app import main
from tapete.games import NAMES, find_game


@pytest.mark.parametrize("game", NAMES)
def test_a_game_with_real_dice_can_be_begun_and_left(game: str, monkeypatch: pytest.MonkeyPatch,
                                                    capsys: pytest.CaptureFixture[str]) -> None:
    """In Four Souls the lowest roll begins, and players who tie roll again. Without an answer this never ended."""
    seats = ",".join(["human"] * find_game(game).most)
    for typed in ("", "1\n1\n2\n", "3\n" * 30):
        monkeypatch.setattr("sys.argv", ["tapete", "play", game, "--seats", seats, "--seed", "1", "--real-dice",
                                         "--lang", "en"])
        monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        with pytest.raises(SystemExit) as ended:
            main()
        assert ended.value.code == 0
        assert capsys.readouterr().err == ""
