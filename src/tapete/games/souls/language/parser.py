"""From what a card file says to trees of terms. What is wrong is said with its path in the file."""
from __future__ import annotations

import difflib
import re
from collections.abc import Mapping, Sequence
from typing import Any, TypeVar

from .ops import Do
from .slots import GROUPS, PATTERNS, Word, read_faces, read_what, read_who
from .template import YOU
from .terms import TERMS
from .timings import CONDITIONS, COSTS, GOALS, STATICS, TRIGGERS
from .tree import Ability, Check, Each, Effect, If, Line, May, Mode, Roll, Times, Values
from .words import TARGETS, Timing

Path = tuple[Any, ...]


class CardError(ValueError):
    """A mistake in a card: where in its tree, and what was expected."""

    def __init__(self, path: Path, message: str) -> None:
        super().__init__(message)
        self.path = path


TIMINGS = {"play": Timing.PLAY, "tap": Timing.TAP, "pay": Timing.PAY, "when": Timing.WHEN, "static": Timing.STATIC,
           "earned": Timing.EARN, "goal": Timing.GOAL}
"""The keys that say when an ability may be used or comes about."""

_EFFECT_IN_TIMING = ("play", "tap")
"""Timings whose value is the effect itself."""

F = TypeVar("F")


def read_ability(node: Any, path: Path) -> Ability:
    """One entry of a card's `abilities`."""
    if not isinstance(node, Mapping):
        raise CardError(path, f"expected an ability, a mapping that begins with one of {', '.join(TIMINGS)}")
    timings = [key for key in node if key in TIMINGS]
    if len(timings) != 1:
        raise CardError(path, f"expected one of {', '.join(TIMINGS)}, once")
    key = timings[0]
    body_key = key if key in _EFFECT_IN_TIMING else "may" if "may" in node else "do"
    allowed = {"static": {key, "if"}, "earned": {key, "if"}, "goal": {key}}.get(key, {key, "target", "if", body_key})
    for other in node:
        if other not in allowed:
            raise CardError((*path, other), f"'{other}' has no place here; expected {', '.join(sorted(allowed))}")
    check = None if "if" not in node else _check(node["if"], (*path, "if"))
    if key == "static":
        static, values = _one_of(STATICS, node[key], (*path, key), "lasting effect")
        return Ability(TIMINGS[key], static=static, check=check, values=values)
    if key == "goal":
        goal, values = _one_of(GOALS, node[key], (*path, key), "goal")
        return Ability(TIMINGS[key], goal=goal, values=values)
    if key == "earned":
        return Ability(TIMINGS[key], check=_check(node[key], (*path, key)))
    if body_key not in node:
        raise CardError(path, "expected what it does, under do or may")
    modes = _modes(node, body_key, path)
    if key == "when":
        trigger, values = _one_of(TRIGGERS, node[key], (*path, key), "trigger")
        return Ability(TIMINGS[key], modes, trigger=trigger, check=check, values=values)
    if key == "pay":
        price, values = _one_of(COSTS, node[key], (*path, key), "cost")
        return Ability(TIMINGS[key], modes, price=price, check=check, values=values)
    return Ability(TIMINGS[key], modes, check=check)


def _modes(node: Mapping[str, Any], body_key: str, path: Path) -> tuple[Mode, ...]:
    """The ways of a `choose one`, or the single one."""
    body = node[body_key]
    if isinstance(body, Mapping) and "choose one" in body:
        ways = body["choose one"]
        at = (*path, body_key, "choose one")
        if not isinstance(ways, Sequence) or isinstance(ways, str) or not 2 <= len(ways) <= 6 or len(body) > 1:
            raise CardError(at, "expected two to six ways, a list")
        if "target" in node:
            raise CardError((*path, "target"), "each way of a 'choose one' declares its own targets")
        return tuple(_mode(way, (*at, i)) for i, way in enumerate(ways))
    effect = read_effect(body, (*path, body_key))
    if body_key == "may":
        effect = (May(YOU, effect),)
    return (Mode(_targets(node.get("target"), (*path, "target")), effect),)


def _mode(way: Any, path: Path) -> Mode:
    if isinstance(way, Mapping) and set(way) <= {"target", "do"}:
        if "do" not in way:
            raise CardError(path, "expected what it does, under do")
        return Mode(_targets(way.get("target"), (*path, "target")), read_effect(way["do"], (*path, "do")))
    return Mode((), read_effect(way, path))


def _targets(node: Any, path: Path) -> tuple[Word, ...]:
    if node is None:
        return ()
    texts = [node] if isinstance(node, str) else node
    if not isinstance(texts, Sequence) or not 1 <= len(texts) <= TARGETS:
        raise CardError(path, f"expected a target, or a list of at most {TARGETS}")
    return tuple(_read(read_what, str(text), path if texts == [node] else (*path, i))
                 for i, text in enumerate(texts))


def read_effect(node: Any, path: Path) -> Effect:
    """A term, a block, or a list of either."""
    if isinstance(node, str):
        return (_line(node, path),)
    if isinstance(node, Mapping):
        return (_block(node, path),)
    if isinstance(node, Sequence):
        effect: Effect = ()
        for i, part in enumerate(node):
            effect += read_effect(part, (*path, i))
        return effect
    raise CardError(path, f"expected a term, a block or a list of them, got {node!r}")


def _line(text: str, path: Path) -> Line:
    term, values = _one_of(TERMS, text, path, "term")
    if term.do == Do.SPLIT_DAMAGE and not 1 <= values["n"].code <= TARGETS:
        raise CardError(path, f"'{text}': expected 1 to {TARGETS} damage to split")
    return Line(term, values)


def _block(node: Mapping[str, Any], path: Path) -> If | May | Roll | Times | Each:
    keys = list(node)
    head = str(keys[0]) if keys else ""
    body, at = (node[head], (*path, head)) if head in node else (None, path)
    if head.startswith("if ") and set(keys) <= {head, "else"}:
        other = read_effect(node["else"], (*path, "else")) if "else" in node else ()
        return If(_check(head.removeprefix("if "), at), read_effect(body, at), other)
    if len(keys) != 1:
        raise CardError(path, "expected a block with one key, such as 'if done', 'may', 'roll' or 'each player'")
    if head == "may":
        return May(YOU, read_effect(body, at))
    if head.endswith(" may"):
        return May(_read(read_who, head.removesuffix(" may"), at), read_effect(body, at))
    if head == "roll":
        return Roll(YOU, _rows(body, at))
    if re.fullmatch(rf"(?:{PATTERNS['who']}) rolls", head):
        return Roll(_read(read_who, head.removesuffix(" rolls"), at), _rows(body, at))
    if re.fullmatch(r"[2-6] times", head):
        return Times(int(head[0]), read_effect(body, at))
    if head.startswith("each "):
        return Each(_read(read_who, head, at), read_effect(body, at))
    raise CardError(at, f"'{head}' begins no block; expected if ..., may, ... may, roll, ... rolls, 2 times to 6 times "
                        f"or one of {', '.join(GROUPS)}")


def _rows(node: Any, path: Path) -> tuple[tuple[Word, Effect], ...]:
    """A table of faces; what is on none of them does nothing. A list or a term goes for every face."""
    if not isinstance(node, Mapping) or not all(re.fullmatch(r"[1-6].*", str(key)) for key in node):
        return ((Word(read_faces("1-6"), "1-6"), read_effect(node, path)),)
    rows = []
    taken = 0
    for key, body in node.items():
        at = (*path, key)
        faces = _read(read_faces, str(key), at)
        if taken & faces:
            raise CardError(at, f"'{key}': a face stands here for the second time")
        taken |= faces
        rows.append((Word(faces, str(key)), read_effect(body, at)))
    return tuple(rows)


def _check(text: Any, path: Path) -> Check:
    condition, values = _one_of(CONDITIONS, text, path, "condition")
    return Check(condition, values)


def _one_of(forms: Sequence[F], text: Any, path: Path, what: str) -> tuple[F, Values]:
    """The form that a text is of, and what stands in its slots."""
    if not isinstance(text, str):
        raise CardError(path, f"expected a {what}, got {text!r}")
    for form in forms:
        template = form.form  # type: ignore[attr-defined]
        values = _read(template.match, text, path)
        if values is not None:
            return form, values
    known = [form.form.text for form in forms]  # type: ignore[attr-defined]
    near = difflib.get_close_matches(text, known, n=1, cutoff=0.3)
    hint = f"did you mean '{near[0]}'?" if near else f"expected one of {'; '.join(known)}"
    raise CardError(path, f"'{text}' is no {what}; {hint}")


def _read(reader: Any, text: str, path: Path) -> Any:
    try:
        return reader(text)
    except ValueError as error:
        raise CardError(path, str(error)) from error
