"""The abilities of a card, read from their sentences."""
from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import lru_cache
from threading import RLock
from typing import Any

from .....errors import DefectError
from .....text.speech import Speech
from ..parser import TIMINGS
from ..printing.reworded import Own, reworded
from ..printing.sentences import ability_text
from ..slots import Word
from ..tree import Ability, Line, Values
from ..words import Only, Timing
from .conditions import ConditionReader
from .effects import EffectReader
from .rules import CardGrammar, unlike
from .targets import with_targets

_HEADS = {"play": ("timing-play-if",), "tap": ("timing-tap", "timing-tap-if"), "pay": ("timing-pay", "timing-pay-if"),
          "when": ("timing-when",)}
"""The messages that may begin a sentence, by its timing."""


KNOWN = 512
"""The most sentences whose readings are cached. A file is read again after each change."""


LONGEST_LOOSE = 200
"""Most characters of a sentence in which a target may stand where it is used."""


class CardReader:
    """Reads the sentences of cards in the language of a speech. `tags` and `ids` are those of a designer's own cards,
    besides the game's."""

    def __init__(self, speech: Speech, tags: Sequence[str] = (), ids: Sequence[str] = ()) -> None:
        self.rules = CardGrammar(speech, tags, ids)
        self.conditions = ConditionReader(self.rules)
        self.effects = EffectReader(self.rules, self.conditions)
        self._known = lru_cache(KNOWN)(self._readings)
        self.lock = RLock()
        """A server reads for several people at once, one after the other."""

    def readings(self, text: str, timings: Sequence[str] = tuple(TIMINGS),
                 fits: Callable[[Ability], bool] = lambda _: True, loosely: bool = False) -> list[Ability]:
        """Every ability of these timings that is printed as a text and fits. Capitals, spaces, the full stop and
        the length of dashes are free. `loosely`: there may be synonyms, and targets where they are used.

        TooHardError if the text could be cut in too many ways.
        """
        plain = re.sub(" [-–] ", " — ", " ".join(text.split()))
        with self.lock:
            return next((found for said in (self._loosely(plain) if loosely else [plain])
                         if (found := [ability for ability in self._known(said, tuple(timings)) if fits(ability)])), [])

    def _loosely(self, text: str) -> Iterator[str]:
        said = self.rules.grammar.worded(text)
        yield from said
        if len(text) <= LONGEST_LOOSE:
            yield from with_targets(self.rules, said[-1])

    def _readings(self, text: str, timings: tuple[str, ...]) -> list[Ability]:
        self.rules.begin()
        found: list[Ability] = []
        for ability in self._possible(text, timings):
            try:
                if _bare(ability_text(self.rules.speech, ability)) == _bare(text):
                    found.append(_as_written(ability))
            except (DefectError, KeyError):     # no message says this
                continue
        return unlike(found)

    def _possible(self, text: str, timings: Sequence[str]) -> Iterator[Ability]:
        for timing in timings:
            for key in _HEADS.get(timing, ()):
                for colon in re.finditer(": ", text):
                    for head in _capped(text[:colon.end() - 1]):
                        for _, given in self.rules.grammar.split(key, head):
                            for body in _inner(text[colon.end():]):
                                yield from self._headed(timing, given, body)
            for body in _inner(text):
                yield from self._unheaded(timing, body)

    def _unheaded(self, timing: str, text: str) -> Iterator[Ability]:
        match timing:
            case "play":
                yield from (Ability(Timing.PLAY, modes, key="play") for modes in self.effects.modes(text))
            case "static":
                parts = [(None, text), *((check, given["what"])
                                         for _, given in self.rules.grammar.split("if-then", text)
                                         for check in self.conditions.checks(given["condition"]))]
                for check, what in parts:
                    for rule, values in self.rules.forms("static", what):
                        yield Ability(Timing.STATIC, static=rule.form.held_by(values), check=check, values=values,
                                      key="static")
            case "goal":
                for _, given in self.rules.grammar.split("goal", text):
                    yield from (Ability(Timing.GOAL, goal=rule.form, values=values, key="goal")
                                for rule, values in self.rules.forms("goal", given["what"]))
            case "earned":
                for _, given in self.rules.grammar.split("earned", text):
                    yield from (Ability(Timing.EARN, check=check, key="earned")
                                for check in self.conditions.checks(given["condition"], earned=True))

    def _headed(self, timing: str, given: Mapping[str, str], body: str) -> Iterator[Ability]:
        if timing == "when":
            for check, trigger, values in self.conditions.waited_for(given["event"]):
                yield from (Ability(Timing.WHEN, modes, trigger=trigger, values=values, check=check, key="when")
                            for modes in self.effects.modes(body))
            return
        checks = self.conditions.checks(given["condition"]) if "condition" in given else [None]
        prices: list[tuple[Any, Values | None]] = [(None, None)]
        if timing == "pay":
            prices = [(rule.form, said) for rule, said in self.rules.forms("price", given["cost"])]
        for check in checks:
            for price, cost in prices:
                yield from (Ability(TIMINGS[timing], modes, price=price, values=cost, check=check, key=timing)
                            for modes in self.effects.modes(body))


def _as_written(ability: Ability) -> Ability:
    """An ability with "their" where its sentence says "their own"."""
    def line(line: Line) -> Line:
        what = line.values.get("what")
        if not isinstance(what, Own):
            return line
        theirs = Word(what.code, what.key, what.more | Only.THEIRS, said=what.said)
        return replace(line, values={**line.values, "what": theirs})

    return replace(ability, modes=tuple(replace(mode, body=reworded(mode.body, line)) for mode in ability.modes))


def _capped(text: str) -> list[str]:
    """A head of a sentence with a capital and without."""
    return list(dict.fromkeys([text, text[:1].upper() + text[1:]]))


def _inner(text: str) -> Iterator[str]:
    """A sentence without its full stop, and without its capital."""
    bare = text.removesuffix(".")
    yield bare[:1].lower() + bare[1:]
    if bare[:1].isupper():
        yield bare


def _bare(text: str) -> str:
    return " ".join(text.split()).removesuffix(".").casefold()
