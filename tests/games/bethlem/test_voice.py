"""The narrator of Bethlem varies the wording, and the wording reveals nothing more."""
from __future__ import annotations

import re
import subprocess
import sys

import pytest

from tapete.gamedef.kinds import Seats
from tapete.gamedef.vocabulary import Happening
from tapete.games import find_game, speech_of
from tapete.games.bethlem.custom.names import ChoiceName
from tapete.games.bethlem.text import TO_ONESELF, VOICED, VOICES, voice_of
from tapete.games.bethlem.vocabulary import SpotKind, Told

GAME = find_game("bethlem")
TABLES = [tuple(f"{name}{seat}" for seat in range(8)) for name in (
    "Ana", "Ben", "Cleo", "Dora", "Eva", "Fay", "Gil", "Hal", "Ida", "Jon", "Kim", "Leo", "Mia", "Noa", "Ole", "Pia")]


OTHERS = {Told.QUESTION, Told.DEATH_BOUND, Told.ROBBED, Told.ACCUSES, Told.VOUCHES, Told.SAW, Told.SWAPPED_GOALS,
          Told.SWAPPED_TRAITS, Told.MEAL}
"""Things that no rule lets a player do to themselves."""
ITS_OWN = {Told.OMEN}
"""What names somebody twice because it says a prophecy in its own words."""


def happenings(told: Told) -> list[Happening]:
    return [GAME.wording.happening(told, a, 1, 1) for a in (1, 2, 3)]


@pytest.mark.parametrize("language", ["es", "en"])
@pytest.mark.parametrize("told", sorted(VOICED), ids=lambda told: told.name)
def test_each_is_said_in_several_ways(told: Told, language: str) -> None:
    happening = GAME.wording.happening(told, 0 if told is Told.QUIET else 1, 1,
                                       1)     # 1: it has no voice, for no day follows
    speech = speech_of("bethlem", language)
    said = {re.sub("|".join(names), "X", GAME.wording.sentence(speech, happening, names)) for names in TABLES}
    assert len(said) == VOICES


def test_how_it_is_said_follows_from_what_is_told_alone() -> None:
    """The code that chooses the words does not see the state, so the same events give the same words to everybody."""
    for told in VOICED:
        for happening in happenings(told):
            ways = {voice_of(told, dict(reversed(happening.args.items())), TABLES[0]) for _ in range(3)}
            assert ways == {voice_of(told, happening.args, TABLES[0])}


def test_every_process_says_it_alike() -> None:
    code = ("from tapete.games.bethlem.text import voice_of; from tapete.games.bethlem.vocabulary import Told; "
            "print([voice_of(Told.DIES, {'card': f'C{n}', 'place': n}, ['Ana']) for n in range(9)])")
    said = {subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True,
                           env={"PYTHONHASHSEED": seed, "PATH": ""}).stdout for seed in ("1", "2")}
    assert len(said) == 1


@pytest.mark.parametrize("language", ["es", "en"])
def test_whoever_does_something_to_themselves_is_named_once(language: str) -> None:
    """Of every happening with two players: that rules keep them apart, or that they may be one and it is said so."""
    two = {told for told in Told if sum(isinstance(kind, Seats) for kind in told.args.values()) == 2}
    assert two == OTHERS | ITS_OWN | set(TO_ONESELF)
    speech = speech_of("bethlem", language)
    for told, (doer, other) in TO_ONESELF.items():
        seats = list(told.args)
        for third in range(4):
            values = [third if name not in (doer, other) else 1 for name in seats] + [0, 0]
            said = GAME.wording.sentence(speech, GAME.wording.happening(told, *values[:3]), ["Ana", "Eva"])
            assert said.count("Eva") == 1, said


@pytest.mark.parametrize("language", ["es", "en"])
def test_nobody_is_named_twice_in_what_is_told_of_one_player_alone(language: str) -> None:
    speech = speech_of("bethlem", language)
    for told in Told:
        kinds = list(told.args.values())
        if [type(kind) for kind in kinds if isinstance(kind, Seats | SpotKind)] == [Seats]:
            for number in range(4):
                values = [1 if isinstance(kind, Seats) else max(number, kind.start) for kind in kinds] + [0, 0]
                said = GAME.wording.sentence(speech, GAME.wording.happening(told, *values[:3]), ["Ana", "Eva", "Ida"])
                assert said.count("Eva") <= 1, said


@pytest.mark.parametrize("language", ["es", "en"])
def test_a_bet_that_is_won_is_told_by_what_has_come_true(language: str) -> None:
    """Not by the label of the choice that laid it, and each in words of its own."""
    speech = speech_of("bethlem", language)
    bets = [each for each in ChoiceName if each.name.startswith("BET_")]
    said = {GAME.wording.sentence(speech, GAME.wording.happening(Told.BET_WON, bet, 0, 0), []) for bet in bets}
    assert len(said) == len(bets) == 5
    assert not any(speech.say(f"choice-{bet.name}") in sentence for bet in bets for sentence in said)
