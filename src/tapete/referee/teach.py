"""The "how to play" page of a game, for people who have never played it. It is data beside the game, `teach/how.yaml`.

In two languages it explains the aim, a turn, the things on the table, and how to win and lose, and answers common
questions. Its pictures are positions set up with the game's own rules, so that they cannot become outdated.
"""
from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, Literal

from pydantic import BaseModel, Field

from ..errors import InputError
from ..files.config import Strict, check, place_of, placed, read_yaml
from ..gamedef.game import Game
from ..gamedef.ruleset import Ruleset
from ..games import find_game
from ..ledger.ledger import PLACEHOLDER, at_path
from ..text.spoken import SpokenError
from .scenario import TableSetup, set_up_table

SECTIONS = ("goal", "turn", "board", "end", "asked")
"""The sections of a page, in order."""


class TwoWays(Strict):
    """A line that the screen and paper say in two ways. Without `paper` it is on the screen alone."""

    page: str
    paper: str | None = None


Line = str | TwoWays


class PictureMark(Strict):
    """A marked thing in a picture, by the page's name for it, and its explanation."""

    thing: str
    es: Line
    en: Line


class HowPictureFile(TableSetup):
    """A position to be drawn as a seat sees it; without a seat, as a spectator sees it."""

    seat: int | None = None
    hand: bool = False
    """Whether the players' hands are drawn too."""
    marks: list[PictureMark] = []


class HowSectionFile(Strict):
    """A section of the page. `only`: the rulesets that it applies to; empty for all. In `asked`, each line is a
    question and its answer."""

    about: Literal["goal", "turn", "board", "end", "asked"]
    only: list[str] = []
    es: list[Line] = Field(min_length=1)
    en: list[Line] = Field(min_length=1)
    picture: HowPictureFile | None = None


class HowToFile(Strict):
    minutes: list[int] = Field(min_length=2, max_length=2)
    """How many minutes a game takes, from and to."""
    sections: list[HowSectionFile]


@dataclass(frozen=True)
class Drawn:
    """A picture to draw: the view of a position, and its marks as thing and words."""

    view: dict[str, Any]
    seat: int | None
    seats: list[str]
    hand: bool
    marks: list[tuple[str, str]]


@dataclass(frozen=True)
class HowToPart:
    about: Literal["goal", "turn", "board", "end", "asked"]
    lines: list[str]
    picture: Drawn | None


@cache
def read_how(name: str) -> HowToFile | None:
    """A game's page; None if it has none. Raises InputError with file and line if it is wrong."""
    path = find_game(name).lessons.folder / "how.yaml"
    if not path.is_file():
        return None
    tree = read_yaml(path)
    return check(HowToFile, tree, str(path), tree)


@cache
def how_to(name: str, ruleset: str, language: str) -> tuple[HowToPart, ...]:
    """A game's page for a ruleset, with the values of its options in the text; empty if it has none."""
    game = find_game(name)
    rules, path = game.ruleset(ruleset), game.lessons.folder / "how.yaml"
    parts = [HowToPart(section.about, lines, None if section.picture is None else
             _draw(game, rules, section.picture, language, str(path), (read_yaml(path), ["sections", i, "picture"])))
             for i, section, lines in _worded(game, rules, game.options(rules), language)]
    # What one ruleset alone adds about something stands in a section of its own in the file.
    return tuple(HowToPart(about, [line for part in same for line in part.lines],
                           next((part.picture for part in same if part.picture is not None), None))
                 for about in dict.fromkeys(part.about for part in parts)
                 for same in [[part for part in parts if part.about == about]])


def told(game: Game, ruleset: Ruleset, options: BaseModel, language: str) -> list[tuple[str, list[str]]]:
    """The texts of a game's page by section, for paper, with the values of some options. For a section whose picture
    has marks they are the marks' explanations. A section without a line for paper is left out. Empty if the game has no
    page."""
    sections = [(section.about, _explained(section, language) or lines)
                for _, section, lines in _worded(game, ruleset, options, language, on_paper=True)]
    joined = {about: [line for same, lines in sections if same == about for line in lines] for about, _ in sections}
    return [(about, lines) for about, lines in joined.items() if lines]


def _explained(section: HowSectionFile, language: str) -> list[str]:
    """What a picture's marks say on paper."""
    marks = [] if section.picture is None else section.picture.marks
    return _lines([mark.es if language == "es" else mark.en for mark in marks], on_paper=True)


def _lines(lines: Sequence[Line], on_paper: bool = False) -> list[str]:
    """Lines as the screen or paper says them."""
    if not on_paper:
        return [line.page if isinstance(line, TwoWays) else line for line in lines]
    said = (line.paper if isinstance(line, TwoWays) else line for line in lines)
    return [line for line in said if line is not None]


def _worded(game: Game, ruleset: Ruleset, options: BaseModel, language: str,
            on_paper: bool = False) -> Iterator[tuple[int, HowSectionFile, list[str]]]:
    how = read_how(game.name)
    if how is None:
        return
    path = game.lessons.folder / "how.yaml"
    numbers, tree = options.model_dump(mode="json"), read_yaml(path)
    for i, section in enumerate(how.sections):
        if not section.only or ruleset.name in section.only:
            place = place_of(str(path), tree, ["sections", i, language])
            lines = _lines(section.es if language == "es" else section.en, on_paper)
            yield i, section, [_filled(line, numbers, place) for line in lines]


def _filled(line: str, options: Mapping[str, Any], place: SpokenError | str) -> str:
    def value(found: re.Match[str]) -> str:
        number = at_path(options, found[1])
        if number is None:
            raise SpokenError("at", where=place, wrong=SpokenError("no-option-here", key=found[1]))
        return str(number)

    return PLACEHOLDER.sub(value, line)


def _draw(game: Game, ruleset: Ruleset, picture: HowPictureFile, language: str, file: str,
          where: tuple[Any, list[Any]]) -> Drawn:
    tree, keys = where
    def wrong(error: Exception, *more: Any) -> InputError:
        return placed(file, tree, [*keys, *more], error)
    session = set_up_table(game, ruleset, picture, wrong)
    if picture.seat is not None and not 0 <= picture.seat < len(picture.seats):
        raise wrong(SpokenError("lesson-seat", seat=picture.seat), "seat")
    view = session.view(game.spectator if picture.seat is None else picture.seat).model_dump(mode="json")
    texts = _lines([mark.es if language == "es" else mark.en for mark in picture.marks])
    marks = list(zip((mark.thing for mark in picture.marks), texts, strict=True))
    return Drawn(view, picture.seat, session.roles, picture.hand, marks)
