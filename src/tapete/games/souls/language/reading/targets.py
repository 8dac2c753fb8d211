"""Targets that a sentence names where it uses them.

"Deal 1 damage to a monster" is short for "choose a monster: deal 1 damage to the target".
"""
from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from itertools import islice

from ..kinds import LIVING
from ..printing.arguments import what_text
from ..slots import WHAT_SORTS, Word
from ..words import Only, What
from .rules import CardGrammar

MOST_WAYS = 12
"""Most ways in which one sentence is tried."""

_BEGINS = re.compile(r"(?:: |\([a-f]\) )")
"""What a part of a sentence, in which a target is chosen, may begin after."""


def with_targets(rules: CardGrammar, text: str) -> Iterator[str]:
    """A sentence with a choice that it names put before the part that uses it, in some ways: the longest first."""
    return islice(_with_targets(rules, text), MOST_WAYS)


def _with_targets(rules: CardGrammar, text: str) -> Iterator[str]:
    speech, lower = rules.speech, text.lower()
    for said, word in rules.choices():
        for found in re.finditer(r"(?<!\w)" + re.escape(said) + r"(?!\w)", lower) if said in lower else ():
            begun = max((mark.end() for mark in _BEGINS.finditer(text, 0, found.start())), default=0)
            head, before, after = text[:begun], text[begun:found.start()], text[found.end():]
            for target in _living(word):
                for use in _uses(rules, before):
                    effect = f"{use}{after}"
                    yield head + speech.say("with-target", person="you", target=what_text(speech, target), who="", n=1,
                                            effect=effect[:1].lower() + effect[1:])


def _living(word: Word) -> list[Word]:
    """A choice, and the same among the living, who alone can be hurt."""
    able = WHAT_SORTS[What(word.code)] & LIVING and not word.more & Only.LIVING
    return [word, *([replace(word, more=word.more | Only.LIVING)] if able else [])]


def _uses(rules: CardGrammar, before: str) -> Iterator[str]:
    """What stands before a target, and the target: with the preposition of the language where it has one."""
    speech = rules.speech
    yield before + speech.say("who-TARGET")
    for form in ("to", "of"):
        with_it, alone = speech.say(f"{form}-TARGET"), speech.say(f"{form}-NAMED", name="")
        if before.endswith(alone):
            yield before[:len(before) - len(alone)] + with_it
