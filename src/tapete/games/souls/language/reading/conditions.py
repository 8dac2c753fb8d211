"""Conditions and events, read."""
from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import product

from .....errors import DefectError
from ..printing.sentences import check_text, event_text
from ..slots import Word
from ..timings import Trigger
from ..tree import Ability, Check, Checks, Values
from ..words import Ref, Timing
from .rules import CardGrammar


def parts_of_list(given: dict[str, str]) -> list[str]:
    """The texts of a list: `first` has commas, `last` none."""
    return [*given["first"].split(", "), given["last"]]


class ConditionReader:
    def __init__(self, rules: CardGrammar) -> None:
        self._rules, self._grammar, self._speech = rules, rules.grammar, rules.speech

    def checks(self, text: str, earned: bool = False) -> list[Checks]:
        """Conditions joined by "and", and these by "or". `earned`: of the player who earns a bonus soul."""
        return self._rules.once(("checks", text, earned), lambda: self._checks(text, earned))

    def _checks(self, text: str, earned: bool) -> Iterator[Checks]:
        yield from (Checks((each,)) for each in self._joined(text, earned))
        for _, given in self._grammar.split("if-or", text):
            for lists in product(*(self._joined(part, earned) for part in parts_of_list(given))):
                yield Checks(lists)

    def _joined(self, text: str, earned: bool) -> list[tuple[Check, ...]]:
        found: list[tuple[Check, ...]] = [(one,) for one in self.check(text, earned)]
        for _, given in self._grammar.split("if-and", text):
            found += product(*(self.check(part, earned) for part in parts_of_list(given)))
        return found

    def check(self, text: str, earned: bool = False) -> list[Check]:
        """A single condition."""
        return self._rules.once(("check", text, earned), lambda: self._check(text, earned))

    def _check(self, text: str, earned: bool) -> Iterator[Check]:
        who: dict[str, int | str] | None = (
            {"who": self._speech.say("earned-who"), "person": "other"} if earned else None)
        found = [check for check in self._possible(text, earned) if check_text(self._speech, check, who) == text]
        straight = [check for check in found if not check.negated]
        yield from straight or found        # "has no cents" is not "does not have 1 cent or more"

    def _possible(self, text: str, earned: bool) -> Iterator[Check]:
        for rule, values in self._rules.forms("condition", text, about=True):
            negated = rule.told == "unless"
            yield Check(rule.form, values, negated=negated)
            if "subject" not in values:     # as cards without a player say it
                yield from (Check(rule.form, {**values, "who": Word(ref, ref.name)}, negated=negated)
                            for ref in (Ref.ACTIVE, Ref.ATTACKER))
        for _, given in self._grammar.split("if-not", text):
            yield from (replace(check, negated=True) for check in self.check(given["condition"], earned))

    def waited_for(self, text: str) -> list[tuple[Checks | None, Trigger, Values]]:
        """An event, perhaps with a condition."""
        def read() -> Iterator[tuple[Checks | None, Trigger, Values]]:
            yield from ((None, trigger, values) for trigger, values in self.events(text))
            for _, given in self._grammar.split("event-if", text):
                for trigger, values in self.events(given["event"]):
                    yield from ((check, trigger, values) for check in self.checks(given["condition"]))
        return self._rules.once(("waited for", text), read)

    def events(self, text: str) -> list[tuple[Trigger, Values]]:
        """The event that an ability waits for."""
        return self._rules.once(("event", text), lambda: self._events(text))

    def _events(self, text: str) -> Iterator[tuple[Trigger, Values]]:
        for rule, values in self._rules.forms("trigger", text):
            try:
                trigger: Trigger = rule.form.held_by(values)
                if event_text(self._speech, Ability(Timing.WHEN, trigger=trigger, values=values)) == text:
                    yield trigger, values
            except (DefectError, KeyError):     # words that do not go together have no message
                continue
