"""What a game says of a happening in more than one way is said in each of them: a way that nothing leads to leaves the
sentence that it was to mend."""
from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from itertools import product
from typing import Any

import pytest

from tapete.errors import DefectError
from tapete.games import NAMES, find_game, speech_of
from tapete.kernel.speech import Speech

UNKNOWN = 255
SEATS = [f"P{seat}" for seat in range(16)]
DICE = {"ROLL"}
"""A die is written as dice are: d6."""
FEW = (0, 1, 2, 5)


def values(kind: Any, lore: Any) -> Sequence[int]:
    """All that have a name, and numbers that stand for none, for less than nothing or for what nobody knows."""
    return [*(kind.start + nth for nth, name in enumerate(kind.ids(lore)) if name != ""), 0, -1, UNKNOWN]


def tried(told: Any, lore: Any) -> Iterator[tuple[int, ...]]:
    """Every value of each argument, with some of the others."""
    whole = [values(kind, lore) for kind in told.args.values()]
    some = [[*(each[k] for k in FEW if k < len(each)), -1] for each in whole]
    for nth in range(len(whole)):
        yield from product(*(whole[k] if k == nth else some[k] for k in range(len(whole))))


@pytest.mark.parametrize("name", NAMES)
def test_every_way_to_say_a_happening_is_said(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    game, speech, said = find_game(name), speech_of(name, "en"), set()
    say = Speech.say

    def noted(self: Speech, key: str, **args: Any) -> str:
        said.add(key)
        return say(self, key, **args)

    monkeypatch.setattr(Speech, "say", noted)
    ways = {key for path in game.home.glob("text/**/en.ftl")
            for key in re.findall(r"^(told-[A-Z_]+-[\w-]+) =", path.read_text(encoding="utf-8"), re.MULTILINE)}
    for told in {game.words.told[key.split("-")[1]] for key in ways}:
        for args in tried(told, game.lore):
            try:
                game.sentence(speech, game.happening(told, *args, *(0,) * (3 - len(args))), SEATS)
            except (DefectError, ValueError, KeyError):     # an argument that is none, or does not go with the others
                continue
    assert ways - said == set()


@pytest.mark.parametrize("language", ["es", "en"])
@pytest.mark.parametrize("name", NAMES)
def test_a_happening_begins_as_a_sentence_does(name: str, language: str) -> None:
    """But for a name in quotation marks, which begins as it does."""
    game, speech, found = find_game(name), speech_of(name, language), set()
    for told in game.words.told:
        for args in tried(told, game.lore):
            try:
                said = game.sentence(speech, game.happening(told, *args, *(0,) * (3 - len(args))), SEATS)
            except (DefectError, ValueError, LookupError):
                continue
            if said.lstrip("¿¡(")[:1].islower() and told.name not in DICE:
                found.add(f"{told.name}: {said}")
    assert not {each.split(":")[0] for each in found}, sorted(found)[:8]
