"""A defect of a game's package is not said to be one of Tapete itself."""
from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import pytest

from tapete.cli import app
from tapete.errors import DefectError, PackageError
from tapete.gamedef.parts.results import Results
from tapete.gamedef.result import Ranked, Result, Won
from tapete.gamedef.vocabulary import Telling, tells
from tapete.text.speech import LANGUAGES, Speech
from tapete.text.spoken import SpokenError

TEXTS = Path(app.__file__).parent.parent / "text"


@pytest.fixture
def package(tmp_path: Path) -> Path:
    for language in LANGUAGES:
        (tmp_path / f"{language}.ftl").write_text("greeting = { $name }\n")
    return tmp_path


def test_a_message_that_a_package_lacks_is_its_defect(package: Path) -> None:
    for say in ({"key": "nothing"}, {"key": "greeting"}):
        with pytest.raises(PackageError):
            Speech("en", [TEXTS, package]).say(say["key"])
    with pytest.raises(DefectError) as own:
        Speech("en", [TEXTS]).say("nothing")
    assert not isinstance(own.value, PackageError)


def test_a_word_that_a_package_lacks_is_its_defect() -> None:
    class Told(Telling):
        ONE = tells(1)

    with pytest.raises(PackageError):
        Told.of(7)


def test_commands_say_whose_defect_it_is(package: Path, monkeypatch: pytest.MonkeyPatch,
                                         capsys: pytest.CaptureFixture[str]) -> None:
    def run(**_: Any) -> None:
        Speech("en", [package]).say("nothing")

    monkeypatch.setattr(app, "app", run)
    monkeypatch.setattr(sys, "argv", ["tapete", "--lang", "en"])
    with pytest.raises(SystemExit) as stop:
        app.main()
    assert stop.value.code == 2
    assert capsys.readouterr().err.startswith("tapete: a defect in the package of the game: ")


def test_a_game_with_points_that_does_not_count_them_is_told_so() -> None:
    class Points(Results):
        result: Result = Ranked()

        def cause(self, speech: Any, state: Any, names: Any) -> str:
            return ""

    class Wins(Points):
        result = Won()

    points, wins = Points(Any), Wins(Any)  # type: ignore[arg-type]
    for call, said in ((lambda: points.points(None, 0), "Points has the result Ranked and does not define points"),
                       (lambda: points.points_of_games(None, 2), "does not define points_of_games"),
                       (lambda: wins.returns(None, 2), "Wins has the result Won and does not define returns")):
        with pytest.raises(SpokenError, match=said):
            call()
