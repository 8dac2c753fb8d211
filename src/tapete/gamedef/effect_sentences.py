"""The sentences of effects, read back to the words of a card's file: the other way of the messages that print them."""
from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import product

from ..errors import DefectError
from ..text.grammar import Need, grammar_of
from ..text.speech import Speech
from .kinds import Kind
from .vocabulary import Doing

LONGEST = 400
"""Most characters of a sentence that is read. What designers send is bounded before it is cut."""


class EffectSentences:
    """Reads sentences to effects of a vocabulary, `lose 2`, in one language.

    The message of an effect is `effect-LOSE`. `said` prints a written effect: what it prints otherwise is no reading.
    `numbers` gives the numbers that may be written for one that is shown, if that is not always the same. `joined` is
    the message that prints two effects, `first` and `second`; written, they have "and" between them. `whom` are the
    words for whom an effect may reach, beside the one that it happens to, and how they are printed: the message is then
    `effect-LOSE-of`, with the argument `whom`, and the effect is written `others: lose 2`.
    """

    def __init__(self, doing: type[Doing], speech: Speech, said: Callable[[str], str],
                 numbers: Callable[[int], Iterable[int]] = lambda shown: (shown,), joined: str = "",
                 whom: Mapping[str, str] | None = None) -> None:
        self._doing, self._said, self._numbers, self._joined = doing, said, numbers, joined
        self._whom = whom or {}
        self._grammar = grammar_of(speech)

    def read(self, text: str) -> list[str]:
        """The effects that are printed as a sentence; none for one of more than `LONGEST` characters. Capitals, spaces
        and the full stop are free, and there may be synonyms."""
        for worded in self._grammar.worded(" ".join(text.split())) if len(text) <= LONGEST else ():
            bare = worded.rstrip(".")
            sentence = f"{bare[:1].upper()}{bare[1:]}."
            found = [written for written in dict.fromkeys(self._effects(sentence)) if self._prints(written, sentence)]
            if found:
                return found
        return []

    def forms(self) -> list[str]:
        """Every effect as a sentence, with 2 for each number, and with 1 if that reads otherwise. Effects that take no
        2 have the numbers that they take."""
        found = dict[str, None]()
        for do in self._doing:
            choices = [self._shown(kind) for kind in do.args.values()]
            for words in product(*choices):
                written = " ".join([do.word, *words])
                for one in (written, *(f"{word}: {written}" for word in self._whom)):
                    if (said := self._said_or_none(one)) is not None and said.replace("1", "2") not in found:
                        found[said] = None
        return list(found)

    def _shown(self, kind: Kind) -> list[str]:
        ids = [each for each in kind.ids(None) if each]
        if any(not each.lstrip("-").isdigit() for each in ids):
            return ids
        return [each for each in ("2", "1") if each in ids] or ids

    def _said_or_none(self, written: str) -> str | None:
        try:
            return self._said(written)
        except (DefectError, ValueError):
            return None

    def _effects(self, text: str) -> Iterator[str]:
        yield from self._one(text)
        for _, given in self._grammar.split(self._joined, text) if self._joined else ():
            for first, second in product(self._one(given["first"]), self._one(given["second"])):
                yield f"{first} and {second}"

    def _one(self, text: str) -> list[str]:
        found = []
        for do in self._doing:
            for shape, given in self._grammar.split(f"effect-{do.name}", text):
                found += self._of(do, shape.needs, given)
            for shape, given in self._grammar.split(f"effect-{do.name}-of", text) if self._whom else ():
                found += [f"{word}: {effect}" for word, printed in self._whom.items()
                          if given.get("whom", "").lower() == printed.lower()
                          for effect in self._of(do, shape.needs, given)]
        return found

    def _of(self, do: Doing, needs: Sequence[Need], given: Mapping[str, str]) -> list[str]:
        """The ways to write an effect with these arguments."""
        choices = [self._written(name, kind, given.get(name), needs) for name, kind in do.args.items()]
        return [" ".join([do.word, *words]) for words in product(*choices)]

    def _written(self, name: str, kind: Kind, given: str | None, needs: Sequence[Need]) -> list[str]:
        """What may be written for an argument: every name, or the numbers for the one that is shown."""
        ids = [each for each in kind.ids(None) if each]
        if any(not each.lstrip("-").isdigit() for each in ids):
            return ids
        if given is not None:
            shown = given.replace("−", "-")
            if not shown.lstrip("-").isdigit():
                return []
            return [str(n) for n in self._numbers(int(shown)) if str(n) in ids]
        keys = {need.key for need in needs if need.argument == name and not need.default}
        numbers = {1 if key == "one" else int(key) for key in keys if key == "one" or key.isdigit()}
        return [str(n) for n in sorted(numbers)] if numbers else ids

    def _prints(self, written: str, sentence: str) -> bool:
        try:
            return self._said(written) == sentence
        except (DefectError, ValueError):
            return False
