"""Parse the text of a card file to trees of terms. Errors have their path in the file."""
from __future__ import annotations

import difflib
import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import Any, TypeVar

from ....errors import InputError
from ....text.spoken import SpokenError, as_written
from .slots import GROUPS, PATTERNS, Word, read_faces, read_what, read_who
from .template import YOU
from .terms import TERMS
from .timings import CONDITIONS, COSTS, GOALS, SPANS, STATICS, TRIGGERS, Static, Trigger
from .tree import (
    Ability,
    Check,
    Checks,
    Each,
    Effect,
    If,
    Later,
    Line,
    May,
    Mode,
    Node,
    Path,
    Roll,
    Times,
    Values,
    Ways,
)
from .words import TARGETS, Timing


class CardError(ValueError):
    """A mistake in a card: its place in the tree, the word, and what was expected. `also` holds others that were found
    with it."""

    def __init__(self, path: Path, wrong: InputError, word: str = "", also: Sequence[CardError] = ()) -> None:
        super().__init__(str(wrong))
        self.path, self.wrong, self.word, self.also = path, wrong, word, tuple(also)

    @property
    def all(self) -> list[CardError]:
        return [self, *(each for other in self.also for each in other.all)]


TIMINGS = {"play": Timing.PLAY, "tap": Timing.TAP, "pay": Timing.PAY, "when": Timing.WHEN, "static": Timing.STATIC,
           "earned": Timing.EARN, "goal": Timing.GOAL}
"""The keys for the time at which an ability may be used or happens."""

WAYS = 6
"""Most ways of an effect."""

_EFFECT_IN_TIMING = ("play", "tap")
"""Timings whose value is the effect itself."""

F = TypeVar("F")
T = TypeVar("T")


def all_of(reads: Iterable[Callable[[], T]]) -> list[T]:
    """The results of some readers. If any fails, one CardError with all errors is raised."""
    found, wrong = [], []
    for read in reads:
        try:
            found.append(read())
        except CardError as error:
            wrong.append(error)
    if wrong:
        raise CardError(wrong[0].path, wrong[0].wrong, wrong[0].word, [*wrong[0].also, *wrong[1:]])
    return found


def read_ability(node: Any, path: Path) -> Ability:
    """One entry of a card's `abilities`."""
    if not isinstance(node, Mapping):
        raise CardError(path, SpokenError("card-no-ability", timings=", ".join(TIMINGS)))
    timings = [key for key in node if key in TIMINGS]
    if len(timings) != 1:
        raise CardError(path, SpokenError("card-one-timing", timings=", ".join(TIMINGS)))
    key = timings[0]
    body_key = key if key in _EFFECT_IN_TIMING else "may" if "may" in node else "do"
    allowed = {"static": {key, "if"}, "earned": {key}, "goal": {key}}.get(key, {key, "target", "if", body_key})
    for other in node:
        if other not in allowed:
            raise CardError((*path, other), SpokenError("card-no-place", said=str(other),
                                                        known=", ".join(sorted(allowed))), str(other))
    head: list[Any] = []
    modes: list[tuple[Mode, ...]] = []
    checks: list[Checks] = []
    reads: list[Callable[[], Any]] = []
    if "if" in node:
        reads.append(lambda: checks.append(_check(node["if"], (*path, "if"))))
    if key in _HEADS:
        forms, what = _HEADS[key]
        reads.append(lambda: head.extend(_one_of(forms, node[key], (*path, key), what)))
    if key == "earned":
        reads.append(lambda: checks.append(_check(node[key], (*path, key))))
    if key in (*_EFFECT_IN_TIMING, "pay", "when"):
        if body_key not in node:
            raise CardError(path, SpokenError("card-no-effect"))
        reads.append(lambda: modes.append(_modes(node, body_key, path)))
    all_of(reads)
    form, values = head or (None, None)
    if isinstance(form, Static | Trigger):
        form = form.held_by(values or {})
    named: dict[str, Any] = {_FIELDS[key]: form} if key in _FIELDS else {}
    return Ability(TIMINGS[key], modes[0] if modes else (), check=checks[0] if checks else None, values=values,
                   at=path, key=key, said=str(node[key]) if head else key, **named)


_HEADS: Mapping[str, tuple[Sequence[Any], str]] = {
    "static": (STATICS, "static"), "goal": (GOALS, "goal"), "when": (TRIGGERS, "trigger"), "pay": (COSTS, "cost")}
"""The possible heads of a timing's value, and their name: `wrong-card-a-static`."""

_FIELDS = {"static": "static", "goal": "goal", "when": "trigger", "pay": "price"}


def _modes(node: Mapping[Any, Any], body_key: Any, path: Path) -> tuple[Mode, ...]:
    """The ways of a `choose one`, or the single one."""
    body, at = node[body_key], (*path, body_key)
    if not (isinstance(body, Mapping) and "choose one" in body):
        targets, effect = all_of([lambda: _targets(node.get("target"), (*path, "target")),
                                  lambda: read_effect(body, at)])
        modes = [Mode(targets, effect, at)]
    else:
        ways, at = body["choose one"], (*at, "choose one")
        if not isinstance(ways, Sequence) or isinstance(ways, str) or not 2 <= len(ways) <= WAYS or len(body) > 1:
            raise CardError(at, SpokenError("card-ways"))
        if "target" in node:
            raise CardError((*path, "target"), SpokenError("card-target-of-ways"))
        modes = [mode for found in all_of(partial(_way, way, (*at, i)) for i, way in enumerate(ways)) for mode in found]
        if len(modes) > WAYS:
            raise CardError(at, SpokenError("card-ways"))
    if body_key == "may":
        modes = [Mode(mode.targets, (May(YOU, mode.body, mode.at),), mode.at) for mode in modes]
    return tuple(modes)


def _way(way: Any, path: Path) -> Sequence[Mode]:
    """A way, or the ways nested in it: a choice within a choice is one choice among all."""
    if isinstance(way, Mapping) and "choose one" in way:
        return _modes({path[-1]: way}, path[-1], path[:-1])
    return [_mode(way, path)]


def _mode(way: Any, path: Path) -> Mode:
    if isinstance(way, Mapping) and set(way) <= {"target", "do"}:
        if "do" not in way:
            raise CardError(path, SpokenError("card-no-effect"))
        targets, effect = all_of([lambda: _targets(way.get("target"), (*path, "target")),
                                  lambda: read_effect(way["do"], (*path, "do"))])
        return Mode(targets, effect, path)
    return Mode((), read_effect(way, path), path)


def _targets(node: Any, path: Path) -> tuple[Any, ...]:
    if node is None:
        return ()
    texts = [node] if isinstance(node, str) else node
    if not isinstance(texts, Sequence) or not 1 <= len(texts) <= TARGETS:
        raise CardError(path, SpokenError("card-targets", most=TARGETS))
    return tuple(all_of(partial(_read, read_what, str(text), path if texts == [node] else (*path, i))
                        for i, text in enumerate(texts)))


def read_effect(node: Any, path: Path) -> Effect:
    """A term, a block, or a list of either."""
    if isinstance(node, str):
        return (_line(node, path),)
    if isinstance(node, Mapping):
        return _paid(node, path) or (_block(node, path),)
    if isinstance(node, Sequence) and node:
        parts = all_of(partial(read_effect, part, (*path, i)) for i, part in enumerate(node))
        return tuple(each for part in parts for each in part)
    raise CardError(path, SpokenError("card-no-part", given=as_written(node)))


def _paid(node: Mapping[str, Any], path: Path) -> Effect:
    """`pay 3 cents: ...`: a price, and the effect for it; nothing if a block has none."""
    head = str(next(iter(node), ""))
    if len(node) != 1 or not re.match(r"(?:.* )?pays? ", head):
        return ()
    at = (*path, head)
    price, effect = all_of([lambda: (_line(head, at),), lambda: read_effect(node[head], at)])
    return *price, If(_check("done", at), effect, (), at)


def _line(text: str, path: Path) -> Line:
    term, values = _one_of(TERMS, text, path, "term")
    return Line(term, values, path, text)


def _block(node: Mapping[str, Any], path: Path) -> Node:
    keys = list(node)
    head = str(keys[0]) if keys else ""
    body, at = (node[keys[0]], (*path, keys[0])) if keys else (None, path)

    def whose(end: str, read: Callable[[Any, Path], Any]) -> list[Any]:
        return all_of([lambda: _read(read_who, head.removesuffix(end), at), lambda: read(body, at)])

    if head.startswith("if ") and set(keys) <= {head, "else"}:
        reads: list[Callable[[], Any]] = [lambda: _check(head.removeprefix("if "), at), lambda: read_effect(body, at)]
        if "else" in node:
            reads.append(lambda: read_effect(node["else"], (*path, "else")))
        check, then, *other = all_of(reads)
        return If(check, then, other[0] if other else (), at)
    if len(keys) != 1:
        raise CardError(path, SpokenError("card-one-key"))
    if head == "may":
        return May(YOU, read_effect(body, at), at)
    if head.endswith(" may"):
        who, effect = whose(" may", read_effect)
        return May(who, effect, at)
    if head == "choose one" or re.fullmatch(rf"(?:{PATTERNS['who']}) chooses one", head):
        return _ways(head, body, at)
    if head == "roll":
        return Roll(YOU, _rows(body, at), at)
    if re.fullmatch(rf"(?:{PATTERNS['who']}) rolls", head):
        who, rows = whose(" rolls", _rows)
        return Roll(who, rows, at)
    if head in SPANS:
        return _later(head, body, at)
    if re.fullmatch(r"[2-6] times", head):
        return Times(int(head[0]), read_effect(body, at))
    if head.startswith("each "):
        who, effect = whose("", read_effect)
        return Each(who, effect, at)
    raise CardError(at, SpokenError("card-no-block", said=head, groups=", ".join([*GROUPS, *SPANS])))


def _ways(head: str, body: Any, at: Path) -> Ways:
    """A choice in the middle of an effect. Its ways declare no targets, because it is too late to declare when it is
    made."""
    who = YOU if head == "choose one" else _read(read_who, head.removesuffix(" chooses one"), at)
    modes = _modes({head: {"choose one": body}}, head, at[:-1])
    targets = [mode.at for mode in modes if mode.targets]
    if targets:
        raise CardError(targets[0], SpokenError("card-way-target"), "target")
    return Ways(who, modes, at)


def _later(head: str, body: Any, at: Path) -> Later:
    """A trigger left behind: a mapping as in `abilities`, or only its effect if its moment is given."""
    span = SPANS[head]
    if not span.event:
        if not isinstance(body, Mapping) or "when" not in body:
            raise CardError(at, SpokenError("card-later", said=head), head)
        ability = read_ability(body, at)
    else:
        modes = _brought(body, at)
        trigger, values = _one_of(TRIGGERS, span.event, at, "trigger")
        ability = Ability(Timing.LATER, modes, trigger.held_by(values), values=values, at=at, said=head)
    return Later(span, replace(ability, timing=Timing.LATER), at)


def _rows(node: Any, path: Path) -> tuple[tuple[Word, tuple[Mode, ...]], ...]:
    """A table of faces; a face in none of them has no effect. A list or a term applies to every face."""
    if not isinstance(node, Mapping) or not any(re.match(r"\d", str(key)) for key in node):
        return ((Word(read_faces("1-6"), "1-6"), _brought(node or [], path)),)
    taken = 0

    def row(key: Any, body: Any) -> tuple[Word, tuple[Mode, ...]]:
        nonlocal taken
        at = (*path, key)
        faces = _read(read_faces, str(key), at)
        if taken & faces:
            raise CardError(at, SpokenError("card-face-twice", said=str(key)), str(key))
        taken |= faces
        return Word(faces, str(key)), _brought(body, at)

    return tuple(all_of(partial(row, key, body) for key, body in node.items()))


def _brought(body: Any, path: Path) -> tuple[Mode, ...]:
    """The result of a face: an effect, one with targets, or ways, one of them declared."""
    if isinstance(body, Mapping) and "choose one" in body:
        return _modes({path[-1]: body}, path[-1], path[:-1])
    return (_mode(body, path),)


def _check(text: Any, path: Path) -> Checks:
    """Conditions joined by `or`, and inside by `and`; `not` negates a single one."""
    if isinstance(text, str):
        found = _joined(text, path)
        if found is not None:
            return Checks(found, path, text)
        text = _blamed(text, path)
    condition, values = _one_of(CONDITIONS, text, path, "condition")
    return Checks(((Check(condition, values, path, text),),), path, text)


def _blamed(text: str, path: Path) -> str:
    """The part of joined conditions that is not a condition."""
    for match in re.finditer(" (?:or|and) ", text):
        none = [part for part in (text[:match.start()], text[match.end():]) if _joined(part, path) is None]
        if len(none) == 1:
            return _blamed(none[0], path)
    return text.removeprefix("not ")


def _joined(text: str, path: Path) -> tuple[tuple[Check, ...], ...] | None:
    one = _single(text, path)
    if one is not None:
        return ((one,),)
    for match in re.finditer(" or ", text):
        left, right = _joined(text[:match.start()], path), _joined(text[match.end():], path)
        if left is not None and right is not None:
            return left + right
    for match in re.finditer(" and ", text):
        left, right = _joined(text[:match.start()], path), _joined(text[match.end():], path)
        if left is not None and right is not None and len(left) == len(right) == 1:
            return ((*left[0], *right[0]),)
    return None


def _single(text: str, path: Path) -> Check | None:
    """A single condition, perhaps negated."""
    bare = text.removeprefix("not ")
    for condition in CONDITIONS:
        values = _read(condition.form.match, bare, path)
        if values is not None:
            return Check(condition, values, path, text, bare != text)
    return None


def _one_of(forms: Sequence[F], text: Any, path: Path, what: str) -> tuple[F, Values]:
    """The form that a text matches, and the values of its slots."""
    if not isinstance(text, str):
        raise CardError(path, SpokenError("expected-got", expected=SpokenError(f"card-a-{what}"),
                                          given=as_written(text)))
    for form in forms:
        template = form.form  # type: ignore[attr-defined]
        values = _read(template.match, text, path)
        if values is not None:
            return form, values
    known = [form.form.text for form in forms]  # type: ignore[attr-defined]
    near = difflib.get_close_matches(text, known, n=1, cutoff=0.3)
    a = SpokenError(f"card-no-{what}", said=text)
    raise CardError(path, SpokenError("card-near", wrong=a, near=near[0]) if near else
                    SpokenError("card-known", wrong=a, known="; ".join(known)))


def _read(reader: Any, text: str, path: Path) -> Any:
    try:
        return reader(text)
    except SpokenError as error:
        raise CardError(path, error, str(error.given.get("said", error.given.get("word", "")))) from error
