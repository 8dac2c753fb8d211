"""Faces: what may draw a thing, and the sentence for what may not."""
from __future__ import annotations

from pathlib import Path

import pytest

from tapete.errors import InputError
from tapete.gamedef.faces import FILLS, PATTERN_OF, PATTERNS, PICTURES, Face, check_faces, face_of, picture_of
from tapete.gamedef.kinds import Named
from tapete.gamedef.layout import Layout

from ..files.test_pictures import SQUARE
from ..table.test_board import View

Card = Named("card", ("KNAVE", "QUEEN"))


@pytest.fixture
def home(tmp_path: Path) -> Path:
    """The folder of a game with one picture."""
    (tmp_path / PICTURES).mkdir()
    (tmp_path / PICTURES / "queen.svg").write_text(SQUARE, encoding="utf-8")
    return tmp_path


def test_no_two_fills_have_the_same_pattern() -> None:
    """Nobody needs to tell two colours apart."""
    assert set(PATTERN_OF) == set(FILLS)
    assert len(set(PATTERN_OF.values())) == len(FILLS)
    assert set(PATTERNS) - set(PATTERN_OF.values()) == {"plain"}


def test_a_text_is_a_drawing_or_a_picture(home: Path) -> None:
    assert face_of("crossed-swords") == Face(icon="crossed-swords")
    assert face_of("queen.svg") == Face(picture="queen.svg")
    assert picture_of(face_of("queen.svg"), home) == ("image/svg+xml", SQUARE.encode())
    assert check_faces("pig", Card, {"KNAVE": "crossed-swords", "QUEEN": "queen.svg"}, None, home) == len(SQUARE)


@pytest.mark.parametrize(("face", "said"), [
    (Face(fill="crimson"), "pig: layout, faces of card, QUEEN: expected one of red, orange"),     # type: ignore[arg-type]
    (Face(fill="red", pattern="paisley"), "expected one of slant, zigzag"),                       # type: ignore[arg-type]
    (Face(pattern="dots"), "QUEEN: expected a fill for the pattern"),
    (Face(fill="red", hue=20), "expected a fill or a hue, got both"),
    ("dragon-haed", "'dragon-haed' is no drawing of the set; expected a name such as dragon-head"),
    ("../queen.svg", "expected the name of a file in the folder pictures, got '../queen.svg'"),
    ("king.svg", "pictures/king.svg: there is no such file")])
def test_what_draws_nothing_is_said_in_a_sentence(face: Face | str, said: str, home: Path) -> None:
    with pytest.raises(InputError) as caught:
        check_faces("pig", Card, {"QUEEN": face}, None, home)
    assert said in str(caught.value)


def test_all_pictures_of_a_game_together_are_bounded(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    layout = Layout(faces={Card: {"QUEEN": "queen.svg", "KNAVE": "queen.svg"}})
    layout.check("pig", View, home=home)
    monkeypatch.setattr("tapete.gamedef.layout.MOST_PICTURES", 2 * len(SQUARE) - 1)
    with pytest.raises(InputError, match="pig: layout: expected at most 0 KiB of pictures, got 0"):
        layout.check("pig", View, home=home)
