"""Numbers of a ruleset turned two at a time, to their least and their most: the options are refused with a sentence
that names one of them, or the game is sound."""
import itertools
import random
from collections.abc import Iterator

import pytest

from tapete.desk.studies.sensitivity import numbers_of
from tapete.errors import InputError
from tapete.gamedef.game import Game
from tapete.gamedef.ruleset import Ruleset
from tapete.games import NAMES, find_game
from tapete.lab.study import StudyBatch, make_study, pack_blank, play_batch
from tapete.lab.tuning.design import configuration
from tapete.text.spoken import SpokenError

RULESETS = [(name, ruleset.name) for name in NAMES for ruleset in find_game(name).rulesets]
PAIRS = 60
"""Pairs tried where not all are."""
Turn = tuple[str, int]


def turns(name: str, ruleset: Ruleset) -> list[Turn]:
    """Each number of a ruleset with its least and its most."""
    return [(path, to) for path, value, low, high in numbers_of({"game": name, "ruleset": ruleset.name})
            for to in (low, high) if to is not None and to != value]


def sound(game: Game, ruleset: Ruleset, *turned: Turn) -> bool:
    """Whether the options can be played: games with them end by the rules. A refusal names one of them."""
    try:
        options = game.options(ruleset, configuration(dict(turned)))
    except InputError as error:
        if not names_one(error, turned):
            raise
        return False
    for seats in {game.fewest, game.most}:
        try:
            study = make_study(game, ruleset, options, [None] * seats, ["random"], 1, 1)
        except InputError as error:
            if str(seats) in str(error):        # a table of so many cannot be opened, and is told so
                continue
            raise
        play_batch(StudyBatch(study, pack_blank(study)))
    return True


def names_one(error: InputError, turned: tuple[Turn, ...]) -> bool:
    """Whether a refusal is about one of the options that were turned, or about a table or a section that has it."""
    about = {".".join(map(str, path)) for path in error.about} if isinstance(error, SpokenError) else set()
    said = about | {str(error).removeprefix("options: ").partition(":")[0]}
    return any(path == each or path.startswith(f"{each}.") or each.startswith(f"{path}.")
               for path, _ in turned for each in said)


def pairs(game: Game, ruleset: Ruleset) -> Iterator[tuple[Turn, Turn]]:
    """All pairs of turns of different numbers that are sound by themselves."""
    alone = [turn for turn in turns(game.name, ruleset) if sound(game, ruleset, turn)]
    return ((one, other) for one, other in itertools.combinations(alone, 2) if one[0] != other[0])


@pytest.mark.parametrize(("name", "ruleset"), RULESETS)
def test_two_numbers_together_are_refused_by_name_or_sound(name: str, ruleset: str) -> None:
    game = find_game(name)
    found = list(pairs(game, game.ruleset(ruleset)))
    for pair in random.Random(1).sample(found, min(PAIRS, len(found))):
        sound(game, game.ruleset(ruleset), *pair)


@pytest.mark.long
@pytest.mark.parametrize(("name", "ruleset"), RULESETS)
def test_all_pairs_of_numbers_are_refused_by_name_or_sound(name: str, ruleset: str) -> None:
    game = find_game(name)
    for pair in pairs(game, game.ruleset(ruleset)):
        sound(game, game.ruleset(ruleset), *pair)
