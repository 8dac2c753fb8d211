"""The menu of legal actions. An action is one integer: its kind and two arguments, 0 to 255.

A menu record has the fields `n` and `actions: i4[N]`.
"""
from __future__ import annotations

import difflib
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from ..text.plain_text import as_typed
from ..text.spoken import SpokenError
from .record import i4, record
from .rule import rule


def menu_of(most: int) -> Any:
    """A record type for menus that hold at most `most` actions."""
    return record(type("Menu", (), {"__annotations__": {"n": i4, "actions": i4[most]}, "__module__": __name__,
                                    "__doc__": "The actions that the seat to move may choose."}))


@rule
def pack(kind, a, b):
    """An action packed into one integer."""
    return (kind << 16) | (a << 8) | b


@rule
def kind_of(action):
    """An action's kind. Its arguments are `first_of` and `second_of`."""
    return action >> 16


@rule
def first_of(action):
    return (action >> 8) & 255


@rule
def second_of(action):
    return action & 255


@rule
def offer(menu, kind, a, b):
    """Add an action. A full menu still counts in `n`, so that its reader sees that it was too small."""
    if menu.n < len(menu.actions):
        menu.actions[menu.n] = pack(kind, a, b)
    menu.n += 1


@dataclass(frozen=True)
class Domain:
    """The values that an argument of an action may have, by name."""

    name: str
    names: Sequence[str]
    start: int = 0

    def text(self, value: int) -> str:
        return self.names[value - self.start]

    def parse(self, word: str) -> int:
        """The value of a name. SpokenError says what was expected."""
        for i, name in enumerate(self.names):
            if name.lower() == word.lower() and name:
                return i + self.start
        known = ", ".join(name for name in self.names if name)
        raise SpokenError("no-such-word", word=word, kind=self.name, known=known)

    def values(self) -> Iterator[int]:
        return (i + self.start for i, name in enumerate(self.names) if name)


@dataclass(frozen=True)
class Form:
    """The text form of a kind of action: a verb, and the domains of its arguments."""

    verb: str
    domains: tuple[Domain, ...] = ()


class Grammar:
    """Turns a game's actions into text, and text into actions."""

    def __init__(self, forms: Mapping[int, Form]) -> None:
        self.forms = dict(forms)

    def text(self, action: int) -> str:
        """The action as people write it, such as `move F1_R2`."""
        form = self.check(action)
        values = (first_of(action), second_of(action))
        return " ".join([form.verb, *(d.text(v) for d, v in zip(form.domains, values, strict=False))])

    def check(self, action: int) -> Form:
        """The text form of an action. SpokenError if the number is no action."""
        form = self.forms.get(kind_of(action))
        if form is None or action not in _packed(kind_of(action), form, first_of(action), second_of(action)):
            raise SpokenError("no-action-number", action=action)
        return form

    def parse(self, text: str) -> int:
        """The action that a text names. SpokenError says what was expected."""
        words = as_typed(text).split()
        best: SpokenError | None = None
        for kind, form in sorted(self.forms.items(), key=lambda item: -len(item[1].verb)):
            verb = form.verb.split()
            if [w.lower() for w in words[:len(verb)]] != [w.lower() for w in verb]:
                continue
            rest = words[len(verb):]
            if len(rest) != len(form.domains):
                needs = " and ".join(f"a {d.name}" for d in form.domains) or "nothing"
                example = self.text(next(_products(kind, form.domains, pack)))
                best = best or SpokenError(f"action-words-{len(form.domains)}", action=text, verb=form.verb,
                                           needs=needs, example=example)
                continue
            try:
                values = [d.parse(w) for d, w in zip(form.domains, rest, strict=True)]
            except SpokenError as error:
                best = best or error
                continue
            return int(pack(kind, *(values + [0, 0])[:2]))
        raise best or self._no_action(text)

    def _no_action(self, text: str) -> SpokenError:
        verbs = sorted({form.verb for form in self.forms.values()})
        near = difflib.get_close_matches(text.lower(), verbs, n=1)
        first = text.split()[:1]
        near = near or difflib.get_close_matches(first[0].lower() if first else "", verbs, n=1)
        return SpokenError("near-action", action=text, near=near[0]) if near else SpokenError(
            "no-action", action=text, known=", ".join(verbs))

    def every(self) -> Iterator[int]:
        """Every action that can be written, legal or not."""
        for kind, form in self.forms.items():
            yield from _products(kind, form.domains, pack)


def _packed(kind: int, form: Form, *values: int) -> tuple[int, ...]:
    """The action with these values as its arguments, in a tuple; an empty tuple if a value is not allowed."""
    of = values[:len(form.domains)]
    may = all(0 <= value - domain.start < len(domain.names) for domain, value in zip(form.domains, of, strict=True))
    return (pack(kind, *(*of, 0, 0)[:2]),) if may else ()


def _products(kind: int, domains: tuple[Domain, ...], packed: Callable[..., Any]) -> Iterator[int]:
    if not domains:
        yield packed(kind, 0, 0)
    elif len(domains) == 1:
        for a in domains[0].values():
            yield packed(kind, a, 0)
    else:
        for a in domains[0].values():
            for b in domains[1].values():
                yield packed(kind, a, b)
