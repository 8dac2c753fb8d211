"""The settings of a profile: a study, and how many of its games are examined by each method."""
from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict, dataclass, replace
from typing import Any

from ...agents import parse_seated
from ...gamedef.catalogue import Catalogue
from ...gamedef.game import Game
from ...runtime.integers import whole_numbers
from ...text.spoken import SpokenError
from ..study import Study, study_from, study_of


@whole_numbers
@dataclass(frozen=True)
class ProfileStudy:
    """All that is needed to run a profile again.

    Every game is counted. In the first `hope_games`, the chance of winning or the score is estimated once a beat, by so
    many `playouts` each time. The first `plain_games` are also played as plain Python, to see which rules run. `ablate`
    names the kinds of things that are taken out one at a time.
    """

    study: Study
    hope_games: int
    playouts: int
    plain_games: int
    ablate: tuple[str, ...] = ()

    def to_json(self) -> str:
        return json.dumps(asdict(self))

    def some(self, games: int) -> Study:
        """The first games of the study."""
        return replace(self.study, games=games)


def catalogue_of(game: Game) -> Catalogue:
    """The things that a game counts. Raises InputError if it has no catalogue."""
    if game.figures.catalogue is None:
        raise SpokenError("no-catalogue", game=game.name)
    return game.figures.catalogue


@whole_numbers
def make_profile(game: Game, study: Study, hope_games: int, playouts: int, plain_games: int,
                 ablate: tuple[str, ...] = ()) -> ProfileStudy:
    """A checked profile. Raises InputError that says which setting is not usable."""
    for name, value, least in (("--hope-games", hope_games, 0), ("--plain-games", plain_games, 0),
                               ("--playouts", playouts, 2)):
        if value < least:
            raise SpokenError("at-least", what=name, value=value, least=least)
    for agent in study.agents:
        parsed = parse_seated(agent)
        if parsed.plain:
            raise SpokenError("profile-plain", agent=agent)
        if parsed.timed:
            raise SpokenError("profile-timed", agent=agent)
    for name, value in (("--hope-games", hope_games), ("--plain-games", plain_games)):
        if value > study.games:
            raise SpokenError("only-games", what=name, value=value, games=study.games)
    kinds = [kind.name for kind in catalogue_of(game).kinds if kind.removable]
    for kind in ablate:
        if kind not in kinds:
            raise SpokenError("ablate", kind=kind, known=", ".join(kinds))
    return ProfileStudy(study, hope_games, playouts, plain_games, tuple(dict.fromkeys(ablate)))


def read_profile(text: str, where: str) -> ProfileStudy:
    """The profile that `to_json` wrote. Raises InputError if it is damaged."""
    with _damage(where):
        data: dict[str, Any] = json.loads(text)
        return ProfileStudy(study_from(data.pop("study")), **data | {"ablate": tuple(data["ablate"])})


def read_study(text: str, where: str) -> Study:
    """The study that `simulate.study_json` wrote. Raises InputError if it is damaged."""
    with _damage(where):
        return study_of(text)


@contextmanager
def _damage(where: str) -> Iterator[None]:
    try:
        yield
    except (ValueError, TypeError, KeyError, AttributeError) as error:
        raise SpokenError("damaged", where=str(where)) from error
