"""The effects of cards, read from the sentences that print them, in either language."""
from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any, cast

from pydantic import ValidationError

from ...files.config import placed
from ...gamedef.effect_sentences import LONGEST
from ...text.grammar import Need, grammar_of, likeness, unjoined
from ...text.speech import LANGUAGES, Speech
from .names import TERMS
from .pack import DOES, Effect, Pack, PackText
from .words import effect_rows, effect_text
from .wrong import Wrong

_TEXT = Path(__file__).parent / "text"
SECTIONS = ("modifiers", "events", "deaths", "stories")
"""The parts of a pack whose cards have effects."""

_LASTING = ("effect-lasting", "effect-lasting-alive")
_WHO = ("player", "others", "everybody")
_ENDS = ("", "-more", "-less", "-held")
"""How the messages of one effect may end."""

Fields = dict[str, Any]


def effects_read(tree: Any, name: str, typed: Any) -> Any:
    """A pack's data in which each effect that is a sentence is the row that it is printed from. `typed` is the
    designer's file, for the places of mistakes. Raises InputError for a sentence that says nothing, or several things.
    """
    if not isinstance(tree, Mapping):
        return tree
    icons = _Icons({key: PackText(**text) for key, text in _mapping(tree.get("icons")).items() if _is_text(text)})
    return {key: {card: _card_read(fields, icons, key, (name, typed, (key, card)))
                  for card, fields in part.items()} if key in SECTIONS and isinstance(part, Mapping) else part
            for key, part in tree.items()}


def _card_read(card: Any, icons: _Icons, section: str, at: tuple[str, Any, tuple[str, ...]]) -> Any:
    effects = card.get("effects") if isinstance(card, Mapping) else None
    if not isinstance(effects, list) or len(effects) > TERMS or not any(isinstance(each, str) for each in effects):
        return card     # the pack's own checks say what is wrong with it
    name, typed, path = at
    read = []
    for i, each in enumerate(effects):
        if not isinstance(each, str):
            read.append(each)
            continue
        found = readings(each, icons.icons, held=section == "stories", covered=section == "modifiers")
        if len(found) != 1:
            wrong = Wrong("pack-several", text=each) if found else Wrong("pack-sentence", text=each, near=_near(each))
            raise placed(name, typed, (*path, "effects", i), wrong)
        read.append(found[0].model_dump(exclude_defaults=True))
    return {**card, "effects": read}


def readings(text: str, icons: Mapping[str, PackText], held: bool = False, covered: bool = False) -> list[Effect]:
    """The effects that are printed as a text, with a pack's icons. `held`: of a story; `covered`: of a card that an
    untimely death will cover."""
    found: list[Effect] = []
    for language in LANGUAGES:
        for effect in _PackReader(_speech(language), _Icons(icons)).read(text, held, covered):
            if effect not in found:
                found.append(effect)
    return found


@dataclass(frozen=True)
class _Icons:
    """What the words of an effect need of its pack."""

    icons: Mapping[str, PackText]


class _PackReader:
    def __init__(self, speech: Speech, pack: _Icons) -> None:
        self._speech, self._pack, self._grammar = speech, cast(Pack, pack), grammar_of(speech)
        self._icon_of = {icon.of(speech.language): name for name, icon in pack.icons.items()}
        self._play_of = {speech.say(f"plays-{play}"): play for play in ("modifier", "event", "death", "negative")}
        self._whose_of = {speech.say(f"whose-{whose}"): whose for whose in ("own", "others", "any")}

    def read(self, text: str, held: bool, covered: bool) -> list[Effect]:
        for said in self._grammar.worded(" ".join(text.split())) if len(text) <= LONGEST else ():
            sentence = f"{said[:1].upper()}{said[1:].rstrip('.')}."
            found = [effect for effect in self._effects(sentence)
                     if effect_text(self._speech, self._pack, effect, held, covered) == sentence]
            if found:
                return found
        return []

    def _effects(self, sentence: str) -> Iterator[Effect]:
        for first in (sentence, sentence[:1].lower() + sentence[1:]):
            for fields in self._outer(first):
                try:
                    yield Effect(**fields)
                except ValidationError:     # arguments that do not go together
                    continue

    def _outer(self, text: str) -> Iterator[Fields]:
        """An effect with what stands before it: who does it, whether they may, what is needed."""
        yield from self._inner(text)
        before: list[tuple[str, Fields]] = [(key, {"lasting": True}) for key in _LASTING]
        before += [("effect-may", {"may": True}), *((f"effect-who-{who}", {"who": who}) for who in _WHO)]
        for key, fields in before:
            for _, given in self._grammar.split(key, text):
                yield from ({**inner, **fields} for inner in self._outer(given["effect"]))
        for _, given in self._grammar.split("effect-needs", text):
            for icons in self._listed(given["icons"], self._icon_of):
                yield from ({**inner, "needs": icons} for inner in self._outer(given["effect"]))

    def _inner(self, text: str) -> Iterator[Fields]:
        for name, end in product(DOES, _ENDS):
            for shape, given in self._grammar.split(f"effect-{name}{end}", text):
                fields: Fields = {"do": name}
                if "icon" in given:
                    fields["icon"] = self._icon_of.get(given["icon"])
                if "whose" in given:
                    fields["of"] = self._whose_of.get(given["whose"])
                numbers = self._numbers(name, given.get("n"), shape.needs)
                icons = self._listed(given["icons"], self._icon_of) if "icons" in given else [None]
                plays = self._listed(given["plays"], self._play_of) if "plays" in given else [None]
                for n, some, which in product(numbers, icons, plays):
                    yield {**fields, "n": -n if end == "-less" else n, **({"icons": some} if some else {}),
                           **({"plays": which} if which else {})}

    @staticmethod
    def _numbers(name: str, shown: str | None, needs: tuple[Need, ...]) -> list[int]:
        if "n" not in DOES[name].args:
            return [0]
        if shown is not None:
            return [int(shown)] if shown.isdecimal() else []
        keys = [need.key for need in needs if need.argument == "n"]
        return [1 if key == "one" else int(key) for key in keys if key == "one" or key.isdecimal()]

    def _listed(self, text: str, names: Mapping[str, str]) -> list[list[str]]:
        """The names in a list joined by "or"."""
        found = []
        for said in unjoined(text, self._speech.language):
            for given in [{"first": "", "last": said}, *(each for _, each in self._grammar.split("listed-or", said))]:
                parts = [*filter(None, given["first"].split(", ")), given["last"]]
                if all(part in names for part in parts):
                    found.append([names[part] for part in parts])
        return found


def _near(text: str) -> str:
    """The effect that is most like a text, with the names of its arguments in it."""
    return max((said for language in LANGUAGES for *_, said in effect_rows(_speech(language))),
               key=lambda said: likeness(text, said))


@cache
def _speech(language: str) -> Speech:
    return Speech(language, [_TEXT])


def _mapping(value: Any) -> Mapping[str, Any]:
    return value if isinstance(value, Mapping) else {}


def _is_text(value: Any) -> bool:
    return isinstance(value, Mapping) and set(value) == {"es", "en"} and all(
        isinstance(text, str) for text in value.values())
