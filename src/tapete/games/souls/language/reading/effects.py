"""Effects, read: each method is the other way of the function of `printing/sentences.py` that prints it."""
from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import product

from .....errors import DefectError
from ..parser import WAYS
from ..printing.arguments import name_of
from ..printing.sentences import after_subject, boosts_text, effect_text, mode_text, step_text
from ..slots import Word, read_faces
from ..template import YOU
from ..terms import TERMS
from ..timings import SPANS, TRIGGERS, Span, Trigger
from ..tree import (
    Ability,
    Checks,
    Each,
    Effect,
    If,
    Later,
    Line,
    May,
    Mode,
    Node,
    Roll,
    Times,
    Values,
    Ways,
    parts_of,
)
from ..words import Ref, Timing, What
from .alike import alike
from .conditions import ConditionReader, parts_of_list
from .rules import CardGrammar

Rows = tuple[tuple[Word, tuple[Mode, ...]], ...]

_BOOST = next(term for term in TERMS if term.key == "boost")


class EffectReader:
    def __init__(self, rules: CardGrammar, conditions: ConditionReader) -> None:
        self._rules, self._conditions = rules, conditions
        self._grammar, self._speech, self._once = rules.grammar, rules.speech, rules.once

    # ---- lists of steps

    def effect(self, text: str, named: Word | None = None, after: Word | None = None) -> list[Effect]:
        """The steps of an effect. `named`: the subject that was named just before them; `after`: that of the step
        before."""
        return self._once(("effect", text, named, after), lambda: self._effect(text, named, after))

    def _effect(self, text: str, named: Word | None, after: Word | None) -> Iterator[Effect]:
        def right(effect: Effect) -> bool:
            return effect_text(self._speech, effect, named, after) == text

        yield from self.step(text, named, after)
        for _, given in self._grammar.split("list-after", text):
            for first in self.effect(given["first"], named):
                yield from (both for rest in self.effect(given["last"]) if right(both := (*first, *rest)))
        for key in ("list-then", "list-then-if", "list-later"):
            for _, given in self._grammar.split(key, text):
                for first in self._row(given["first"], named, after):
                    yield from (both for rest in self.step(given["last"], None, _subject_of(first))
                                if right(both := (*first, *rest)))

    def _row(self, text: str, named: Word | None, after: Word | None) -> list[Effect]:
        """Steps with commas between them."""
        def read() -> Iterator[Effect]:
            yield from self.step(text, named, after)
            for comma in re.finditer(", ", text):
                for first in self.step(text[:comma.start()], named, after):
                    for rest in self._row(text[comma.end():], None, _subject_of(first)):
                        yield (*first, *rest)
        return self._once(("row", text, named, after), read)

    def step(self, text: str, named: Word | None = None, after: Word | None = None) -> list[Effect]:
        """One step. Several gains of one player until the end of the turn are one."""
        return self._once(("step", text, named, after), lambda: self._step(text, named, after))

    def _step(self, text: str, named: Word | None, after: Word | None) -> Iterator[Effect]:
        for nodes in self._possible(text, named, after):
            try:
                said = (boosts_text(self._speech, nodes) if len(nodes) > 1
                        else step_text(self._speech, nodes[0], named, after))
            except DefectError:     # no message says this
                continue
            if after_subject(self._speech, nodes[0], after or named, said) == text:
                yield nodes

    def _possible(self, text: str, named: Word | None, after: Word | None) -> Iterator[Effect]:
        for whole, you in self._whole(text, named, after):
            for rule, values in self._rules.forms("term", whole):
                meant = {**values, "who": you} if you is not None and values.get("who") == YOU else values
                yield (Line(rule.form, meant),)
            yield from self._boosts(whole, you)
        yield from ((node,) for node in self._block(text, after))

    def _whole(self, text: str, named: Word | None, after: Word | None) -> Iterator[tuple[str, Word | None]]:
        """A step's text with the subject that it leaves out; and whom "you" stands for."""
        yield text, None
        for word in dict.fromkeys(word for word in (named, after) if word is not None):
            yield f"{name_of(self._speech, word)} {text}", None
        if named is not None:
            yield text, named
        if after is not None or named is not None:
            for _, given in self._grammar.split("you-anew", text):
                yield f"{given['verb']} {given['rest']}", None

    def _boosts(self, text: str, you: Word | None) -> Iterator[Effect]:
        whos = self._rules.phrases("who", _BOOST)
        for shape, given in self._grammar.split("do-boosts", text):
            for who in whos.find({name: said for name, said in given.items() if name == "who"},
                                 [need for need in shape.needs if need.argument == "person"]):
                for _, listed in self._grammar.split("list-and", given["what"]):
                    yield from product(*([*self._boost(part, you or who)] for part in parts_of_list(listed)))

    def _boost(self, text: str, who: Word) -> Iterator[Line]:
        sign, n, stat = (self._rules.phrases(slot, _BOOST) for slot in ("sign", "n", "stat"))
        for shape, given in self._grammar.split("boost-of", text):
            for words in product(sign.find({}, shape.needs), n.find({"n": given["n"]}),
                                 stat.find({"stat": given["stat"]})):
                yield Line(_BOOST, {"who": who, **dict(zip(("sign", "n", "stat"), words, strict=True))})

    # ---- blocks

    def _block(self, text: str, after: Word | None) -> Iterator[Node]:
        for _, given in self._grammar.split("if-else", text):
            for node in self._if(given["text"], after):
                yield from (replace(node, other=other) for other in self.effect(given["other"]))
        yield from self._if(text, after)
        yield from self._may(text)
        yield from self._ways(text)
        for _, given in self._grammar.split("roll", text):
            for who in self._who(given):
                yield from (Roll(who, rows) for rows in self._rows(given["rows"]))
        yield from self._times(text)
        yield from self._each(text)
        for span in SPANS.values():
            for _, given in self._grammar.split(f"later-{span.key}", text):
                yield from self._later(span, given)

    def _who(self, given: dict[str, str]) -> list[Word]:
        return self._rules.whos(given["who"]) if "who" in given else [YOU]

    def _if(self, text: str, after: Word | None) -> Iterator[If]:
        for _, given in self._grammar.split("if-then", text):
            for check in self._conditions.checks(given["condition"]):
                for before in dict.fromkeys((None, after)):
                    yield from (If(check, then, ()) for then in self.effect(given["what"], None, before))

    def _may(self, text: str) -> Iterator[May]:
        for _, given in self._grammar.split("may", text):
            for who in self._who(given):
                named = None if who == YOU else who
                yield from (May(who, body) for body in self.effect(given["effect"], named))

    def _ways(self, text: str) -> Iterator[Ways]:
        for _, given in self._grammar.split("choose-one", text):
            for who in self._who(given):
                yield from (Ways(who, modes) for modes in self._listed_ways(given["ways"])
                            if not any(mode.targets for mode in modes))      # it is too late to declare them

    def _times(self, text: str) -> Iterator[Times]:
        for shape, given in self._grammar.split("times", text):
            said = [given["n"]] if "n" in given else [need.key for need in shape.needs if need.argument == "n"]
            for n in (int(digits) for digits in said if digits.isdigit()):
                yield from (Times(n, body) for body in self.effect(given["effect"]))

    def _each(self, text: str) -> Iterator[Each]:
        for _, given in self._grammar.split("for-each", text):
            for group in self._groups(given["group"]):
                yield from (Each(group, body) for body in self.effect(given["effect"]))
        each = f"{self._speech.say('who-EACH')} "
        for blank in re.finditer(" ", text):
            for group in self._groups(text[:blank.start()]):
                yield from (Each(group, body) for body in self.effect(each + text[blank.end():]))

    def _groups(self, text: str) -> list[Word]:
        return [word for word in self._rules.whos(text) if word.code < 0]

    def _later(self, span: Span, given: dict[str, str]) -> Iterator[Later]:
        if span.event:
            trigger, values = next((form, found) for form in TRIGGERS
                                   if (found := form.form.match(span.event)) is not None)
            events: Sequence[tuple[Checks | None, Trigger, Values]] = [(None, trigger.held_by(values), values)]
        else:
            events = self._conditions.waited_for(given["event"])
        for check, trigger, values in events:
            yield from (Later(span, Ability(Timing.LATER, modes, trigger, check=check, values=values,
                                            key="" if span.event else "when"))
                        for modes in self.modes(given["effect"]))

    def _rows(self, text: str) -> Iterator[Rows]:
        """What the faces of a roll bring: `1: ...; 2-6: ...`, or the same for all."""
        faces = self._rules.phrases("faces")
        heads = [(head, found) for head in re.finditer(r"(?:^|; )([^:;]{1,20}): ", text)
                 if (found := faces.find({"faces": head[1]}))]
        if heads and heads[0][0].start() == 0:
            ends = [*(head.start() for head, _ in heads[1:]), len(text)]
            yield from product(*([(word, modes) for word in found for modes in self.modes(text[head.end():end])]
                                 for (head, found), end in zip(heads, ends, strict=True)))
        else:
            yield from (((Word(read_faces("1-6"), "1-6"), modes),) for modes in self.modes(text))

    # ---- whole effects, with their targets

    def modes(self, text: str) -> list[tuple[Mode, ...]]:
        """The ways of an effect, or the only one."""
        def read() -> Iterator[tuple[Mode, ...]]:
            for _, given in self._grammar.split("choose-one", text):
                if "who" not in given:
                    yield from self._listed_ways(given["ways"])
            yield from ((mode,) for mode in self._mode(text))
        return self._once(("modes", text), read)

    def _listed_ways(self, text: str) -> list[tuple[Mode, ...]]:
        def read() -> Iterator[tuple[Mode, ...]]:
            parts = _marked(text)
            if len(parts) > 1:
                yield from product(*(self._mode(part) for part in parts))
        return self._once(("ways", text), read)

    def _mode(self, text: str) -> list[Mode]:
        def read() -> Iterator[Mode]:
            found = [mode for mode in self._possible_modes(text)
                     if _well_looped(mode.body) and mode_text(self._speech, mode) == text]
            yield from alike([mode for mode in found if not _lone_ways(mode.body)],
                             lambda mode: Ability(Timing.PLAY, (mode,)))
        return self._once(("mode", text), read)

    def _possible_modes(self, text: str) -> Iterator[Mode]:
        yield from (Mode((), body) for body in self.effect(text))
        for _, given in self._grammar.split("with-target", text):
            for who in self._who(given):
                for targets in self._targets(given["target"]):
                    yield from (Mode(targets, body, who=who) for body in self.effect(given["effect"]))
        roll = self._speech.say("who-TARGET_ROLL")
        for word, said in self._rolls():
            for found in re.finditer(re.escape(said), text):
                yield from (Mode((word,), body)
                            for body in self.effect(text[:found.start()] + roll + text[found.end():]))

    def _targets(self, text: str) -> Iterator[tuple[Word, ...]]:
        yield from ((word,) for word in self._rules.whats(text))
        for _, given in self._grammar.split("list-and", text):
            yield from product(*(self._rules.whats(part) for part in parts_of_list(given)))

    def _rolls(self) -> list[tuple[Word, str]]:
        """Rolls that may be targets, as a step names them that has no other."""
        return [(word, said) for said, word in self._rules.choices() if word.code == What.ROLL]


def _subject_of(effect: Effect) -> Word | None:
    return effect[-1].values.get("who") if isinstance(effect[-1], Line) else None


def _marked(text: str) -> list[str]:
    """A text cut at "(a) ", "; (b) " and so on."""
    parts, rest = [], text
    for i in range(WAYS):
        before, found, behind = rest.partition(f"{'; ' if i else ''}({chr(97 + i)}) ")
        if not found or (not i and before):
            break
        if i:
            parts.append(before)
        rest = behind
    return [*parts, rest]


def _lone_ways(effect: Effect) -> bool:
    """Whether an effect is only ways of its player, who then chooses one as it is declared."""
    return len(effect) == 1 and isinstance(effect[0], Ways) and effect[0].who == YOU


def _well_looped(effect: Effect, within: bool = False) -> bool:
    """Whether the member of the outer loop is named only within a loop."""
    for node in effect:
        if isinstance(node, Line) and not within and any(word.key == Ref.OUTER.name for word in node.values.values()):
            return False
        if not all(_well_looped(part, within or isinstance(node, Each)) for part in parts_of(node)):
            return False
    return True
