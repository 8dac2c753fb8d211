"""Custom pictures on cards."""
from __future__ import annotations

from io import BytesIO
from pathlib import Path
from typing import Any

import pytest
from PIL import Image

from tapete.errors import InputError
from tapete.press.portraits import LARGEST, pictures_in, with_pictures

from .conftest import job_of, print_all

RED = (200, 30, 40)


def painted(folder: Path, name: str, size: tuple[int, int] = (80, 50), colour: tuple[int, ...] = RED) -> Path:
    file = folder / name
    Image.new("RGB" if len(colour) == 3 else "RGBA", size, colour).save(file)
    return file


def test_a_picture_stands_on_its_card_and_on_no_other(tmp_path: Path) -> None:
    painted(tmp_path, "KEY.png")
    job = job_of(language="en")
    mine = type(job)(**{**vars(job), "portraits": pictures_in(tmp_path)})
    files = print_all(mine, "cards", pictures=True)
    usual = print_all(job, "cards", pictures=True)
    key = Image.open(BytesIO(files["carcosa-rooms/KEY.png"])).convert("RGB")
    seen = key.getpixel((key.width // 2, key.height // 3))
    assert all(abs(a - b) < 6 for a, b in zip(seen, RED, strict=True))
    others = [name for name in files if name.endswith(".png") and not name.endswith("/KEY.png")]
    assert others and all(files[name] == usual[name] for name in others)


def test_large_pictures_are_made_smaller_and_see_through_ones_stay_so(tmp_path: Path) -> None:
    painted(tmp_path, "KEY.jpg", (3000, 1500))
    painted(tmp_path, "VIAL.webp", (10, 10), (1, 2, 3, 0))
    key, vial = (pictures_in(tmp_path)[name] for name in ("KEY", "VIAL"))
    assert (key.width, key.height) == (LARGEST, LARGEST / 2) and "image/jpeg" in key.svg
    assert "image/png" in vial.svg


@pytest.mark.parametrize(("names", "said"), [
    ((), "there are none"), (("KEY.png", "KEY.jpg"), "another picture for KEY"), (("KEI.png",), "did you mean KEY?"),
    (("QQQQQ.png",), "is called QQQQQ")])
def test_what_will_not_do_is_said_and_nothing_is_written(tapete: Any, tmp_path: Path, names: tuple[str, ...],
                                                       said: str) -> None:
    folder, out = tmp_path / "mine", tmp_path / "print"
    folder.mkdir()
    for name in names:
        painted(folder, name)
    code, printed, err = tapete("press", "carcosa", "--what", "cards", "--pictures", folder, "-o", out, "--lang", "en")
    assert (code, printed) == (2, "") and err.count("\n") == 1 and said in err
    assert not out.exists()


def test_a_file_that_is_no_picture_is_named(tmp_path: Path) -> None:
    (tmp_path / "KEY.png").write_bytes(b"no picture")
    with pytest.raises(InputError, match=r"KEY\.png"):
        pictures_in(tmp_path)


@pytest.mark.parametrize("size", [(8000, 6000), (10_000, 10_000), (16_000, 16_000)])
def test_a_picture_of_too_many_points_is_refused_unopened(tmp_path: Path, recwarn: Any, size: tuple[int, int]) -> None:
    Image.new("1", size).save(tmp_path / "KEY.png")
    with pytest.raises(InputError, match=r"too many points|demasiados puntos"):
        pictures_in(tmp_path)
    assert [each for each in recwarn if "Bomb" in each.category.__name__] == []


def test_a_folder_that_is_not_there_is_refused(tmp_path: Path) -> None:
    with pytest.raises(InputError, match=r"no such folder|no existe"):
        pictures_in(tmp_path / "gone")


def test_a_card_that_its_game_draws_whole_takes_no_picture(tmp_path: Path) -> None:
    """Gloom's cards have holes: a picture would cover what must be seen through."""
    job = job_of("gloom", language="en")
    whole = next(card.id for deck in job.printed().decks for card in deck.cards if card.face is not None)
    painted(tmp_path, f"{whole}.png")
    with pytest.raises(InputError, match=whole):
        with_pictures(job.printed(), pictures_in(tmp_path))
