"""Every wording of an event is used. A wording that nothing selects would leave the sentence that it should replace."""
from __future__ import annotations

import ast
import re
from collections import defaultdict
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import chain, product
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from fluent.syntax import parse
from fluent.syntax.ast import Message, Placeable, SelectExpression
from fluent.syntax.serializer import serialize_expression, serialize_pattern

from tapete.errors import DefectError
from tapete.files.home import home_of
from tapete.gamedef.kinds import Named, Selector
from tapete.games import NAMES, find_game, speech_of
from tapete.text.speech import Speech

from ..sweep import sweep

UNKNOWN = 255
SEATS = [f"P{seat}" for seat in range(16)]
DICE = {"ROLL"}
"""A die is written as dice are: d6."""
FEW = (0, 1)
TESTS = Path(__file__).parents[1]


def values(kind: Any, lore: Any) -> Sequence[int]:
    """All that have a name, and numbers that stand for none, for less than nothing or for what nobody knows."""
    return [*(kind.start + nth for nth, name in enumerate(kind.ids(lore)) if name != ""), 0, -1, UNKNOWN]


def tried(told: Any, lore: Any) -> Iterator[tuple[int, ...]]:
    """Every value of each argument with the others at their first, second or none, and some of each with some of the
    others."""
    whole = [values(kind, lore) for kind in told.args.values()]
    some = [[*(each[k] for k in FEW if k < len(each)), -1] for each in whole]
    alike = zip(*([each[min(k, len(each) - 1)] for k in (*FEW, -1)] for each in some), strict=True)
    every = [(*others[:nth], value, *others[nth + 1:]) for others in alike for nth, each in enumerate(whole)
             for value in each]
    yield from dict.fromkeys(chain(product(*some), every))


class Said(NamedTuple):
    """All that a game says of happenings in a language: by happening what, and the messages that it took."""

    sentences: dict[str, set[str]]
    messages: set[str]


@cache
def said_in(name: str, language: str) -> Said:
    game, speech, said = find_game(name), speech_of(name, language), Said(defaultdict(set), set())
    say = Speech.say

    def noted(self: Speech, key: str, **args: Any) -> str:
        said.messages.add(key)
        return say(self, key, **args)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Speech, "say", noted)
        for told in game.wording.words.told:
            for args, to in product(tried(told, game.lore), (None, 0)):
                try:
                    happening = game.wording.happening(told, *args, *(0,) * (3 - len(args)))
                    sentence = game.wording.sentence(speech, happening, SEATS, to)
                except (DefectError, ValueError, LookupError):  # an argument that is none, or not with the others
                    continue
                said.sentences[told.name].add(sentence)
    return said


@pytest.mark.parametrize("name", NAMES)
def test_every_way_to_say_a_happening_is_said(name: str) -> None:
    ways = {key for path in home_of(find_game(name)).glob("text/**/en.ftl")
            for key in re.findall(r"^(told-[A-Z_]+-[\w-]+) =", path.read_text(encoding="utf-8"), re.MULTILINE)}
    assert ways - said_in(name, "en").messages == set()


@pytest.mark.parametrize("name, language", sweep(product(NAMES, ["es", "en"]), kept=[
    *((name, "en") for name in NAMES), ("gloom", "es")]))
def test_a_happening_begins_as_a_sentence_does(name: str, language: str) -> None:
    """But for a name in quotation marks, which begins as it does."""
    found = {told: said for told, sentences in said_in(name, language).sentences.items() if told not in DICE
             for said in sentences if said.lstrip("¿¡(")[:1].islower()}
    assert not found


def chosen_by_arg(path: Path) -> Iterator[tuple[str, str]]:
    """Events whose message chooses its wording by an argument, and that argument."""
    for message in parse(path.read_text(encoding="utf-8")).body:
        found = [message.value] if isinstance(message, Message) and message.id.name.startswith("told-") else []
        while found:
            for part in found.pop().elements:   # type: ignore[union-attr]
                chosen = part.expression if isinstance(part, Placeable) else None
                if isinstance(chosen, SelectExpression):
                    assert isinstance(message, Message)
                    found += [one.value for one in chosen.variants]
                    yield message.id.name, serialize_expression(chosen.selector).removeprefix("$")


@pytest.mark.parametrize("name", NAMES)
def test_no_event_chooses_its_wording_by_a_name_in_words(name: str) -> None:
    """A message gets the name that is said, not the one in the code: of its variants the last would always be said."""
    game = find_game(name)
    told = game.wording.words.told.__members__
    by_arg = {(key, by, told[key.split("-")[1]].args.get(by)) for path in home_of(game).glob("text/**/en.ftl")
              for key, by in chosen_by_arg(path) if key.split("-")[1] in told}
    assert not {(key, by) for key, by, kind in by_arg if isinstance(kind, Named) and not isinstance(kind, Selector)}


def looked_for(path: Path) -> Iterator[str]:
    """The texts that browser tests wait for on the page, as regular expressions."""
    for call in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(call, ast.Call) and isinstance(call.func, ast.Attribute) and call.func.attr == "to_contain_text":
            match call.args[0]:
                case ast.Constant(str(text)):
                    yield re.escape(text)
                case ast.Call(args=[ast.Constant(str(pattern)), *_]):
                    yield pattern


def voices(path: Path) -> Iterator[tuple[str, list[str]]]:
    """The messages that a game tells now in these and now in those words, and the words."""
    for message in parse(path.read_text(encoding="utf-8")).body:
        for part in message.value.elements if isinstance(message, Message) and message.value else []:
            chosen = part.expression if isinstance(part, Placeable) else None
            if isinstance(chosen, SelectExpression) and serialize_expression(chosen.selector) == "$variant":
                assert isinstance(message, Message)
                yield message.id.name, [serialize_pattern(one.value) for one in chosen.variants]


def test_no_test_waits_for_words_that_are_one_way_of_several() -> None:
    """Which of them a sentence takes is up to the game that was played, and that to how fast a page was pressed."""
    told = [voice for name in NAMES for path in home_of(find_game(name)).glob("text/*.ftl") for voice in voices(path)]
    assert len(told) > 20
    for path in (TESTS / "browser").glob("test_*.py"):
        for text in looked_for(path):
            for message, ways in told:
                found = [re.search(text, way) is not None for way in ways]
                assert all(found) or not any(found), f"{path.name} waits for {text!r}, one way only to say {message}"
