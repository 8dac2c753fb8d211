"""The sentences of a ruleset's ledger about a question, about a kind of choice, and about the things that it names."""
from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from ..gamedef.game import Game
from ..kernel.menu import first_of, kind_of, second_of
from ..ledger.folders import ledger_folder
from ..ledger.ledger import LedgerRule, read_ledger
from ..ledger.wording import rules_about, wording
from ..text.speech import Speech

ABOUT = 2
"""Rules about a thing that are told, the most relevant first."""


class RuleSentences:
    """The rules of a ruleset with its present options, in one language. A game without a ledger has none."""

    def __init__(self, game: Game, ruleset: str, options: Any, speech: Speech) -> None:
        self.game, self.speech = game, speech
        there = (ledger_folder(game.name) / f"{game.name}.toml").is_file()
        self._rules = read_ledger(game.name, ruleset, options).rule if there else []
        self._by_id = {rule.id: rule for rule in self._rules}
        self._named = wording(game.name, speech.language) if there else str
        self._about = lru_cache(maxsize=1024)(self._rules_about)

    def of_question(self, state: Any) -> str:
        """The sentence of the rule that asks; empty if there is none."""
        op, values = self.game.wording.asking(state)
        return self._sentence(self.game.wording.asked_by(state, op, values)[0]) or self._sentence(self._general(op))

    def of_action(self, action: int) -> Sequence[str]:
        """The sentences of the rule of such choices, and of the rules about the things that an action names."""
        act = self.game.wording.words.acts.of(kind_of(action))
        general = self._sentence(self._general(act))
        values = zip(act.args.items(), (first_of(action), second_of(action)), strict=False)
        things = [str(kind.parts(self.game.lore, name, value).get(name, "")) for (name, kind), value in values]
        return [*([general] if general else []), *(said for thing in things for said in self._about(thing))]

    def _general(self, word: Any) -> str:
        """The rule that is the general reason against a choice of a kind, or against choices that do not answer a
        question; empty if there is none."""
        return next((why.text for why in self.game.wording.words.why for each in why.beside or ()
                     if type(each) is type(word) and each == word), "")     # words of two kinds are equal as numbers

    def _sentence(self, rule: str) -> str:
        found = self._by_id.get(f"{self.game.name}.{rule}")
        return "" if found is None else self._said(found)

    def _rules_about(self, thing: str) -> tuple[str, ...]:
        kind = next((kind for kind, things in self.game.presentation.things.items() if thing in things), None)
        if kind is None:
            return ()
        label = self.speech.say(f"{kind}-{thing}")
        return tuple(self._said(rule) for rule in rules_about(self.game, self._rules, thing, label)[:ABOUT])

    def _said(self, rule: LedgerRule) -> str:
        return self._named(rule.en if self.speech.language == "en" else rule.es)
