"""Abilities written down as a card file has them: the other way of `../parser.py`."""
from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import product
from typing import Any

from .....errors import DefectError
from ..parser import TIMINGS
from ..slots import Word
from ..template import LEFT_OUT, YOU, Template
from ..timings import SPANS
from ..tree import Ability, Check, Checks, Each, Effect, If, Later, Line, May, Mode, Node, Roll, Times, Values, Ways


def ability_tree(ability: Ability, key: str = "") -> dict[str, Any]:
    """One entry of a card's `abilities`, which the parser reads to the same ability. `key` is its timing, if another
    than its own."""
    key = key or next(text for text, timing in TIMINGS.items() if timing == ability.timing)
    form = ability.static or ability.goal or ability.price or ability.trigger
    tree: dict[str, Any] = {}
    if form is not None:
        assert ability.values is not None
        tree[key] = _form(form.form, ability.values)
    if ability.check is not None:
        tree[key if key == "earned" else "if"] = checks_text(ability.check)
    if not ability.modes:
        return tree
    body_key = key if form is None else "do"
    if len(ability.modes) > 1 or not ability.modes[0].targets:
        return {**tree, body_key: _modes(ability.modes)}
    [mode] = ability.modes
    return {**tree, "target": _targets(mode), body_key: _effect(mode.body)}


def checks_text(checks: Checks) -> str:
    """Joined conditions in a line."""
    return " or ".join(" and ".join(_check(each) for each in joined) for joined in checks.lists)


def _check(check: Check) -> str:
    form = check.condition.form
    said = _form(form, {slot: word for slot, word in check.values.items() if slot in form.regex.groupindex})
    return f"not {said}" if check.negated else said


def _modes(modes: tuple[Mode, ...]) -> Any:
    return _mode(modes[0]) if len(modes) == 1 else {"choose one": [_mode(mode) for mode in modes]}


def _mode(mode: Mode) -> Any:
    body = _effect(mode.body)
    return {"target": _targets(mode), "do": body} if mode.targets else body


def _targets(mode: Mode) -> Any:
    texts = [what.said for what in mode.targets]
    return texts[0] if len(texts) == 1 else texts


def _effect(effect: Effect) -> Any:
    parts = [_node(node) for node in effect]
    return parts[0] if len(parts) == 1 else parts


def _node(node: Node) -> Any:
    match node:
        case Line(): return _form(node.term.form, node.values)
        case If():
            block = {f"if {checks_text(node.check)}": _effect(node.then)}
            return {**block, "else": _effect(node.other)} if node.other else block
        case May(): return {_head(node.who, "may", "may"): _effect(node.body)}
        case Roll(): return {_head(node.who, "roll", "rolls"): _rows(node)}
        case Ways(): return {_head(node.who, "choose one", "chooses one"): [_mode(mode) for mode in node.modes]}
        case Times(): return {f"{node.n} times": _effect(node.body)}
        case Each(): return {node.group.said: _effect(node.body)}
        case Later():
            span = next(text for text, span in SPANS.items() if span == node.span)
            return {span: _modes(node.ability.modes) if node.span.event else ability_tree(node.ability, "when")}


def _rows(roll: Roll) -> Any:
    if len(roll.rows) == 1 and roll.rows[0][0].key == "1-6":
        return _modes(roll.rows[0][1])
    return {faces.key: _modes(modes) for faces, modes in roll.rows}


def _head(who: Word, yours: str, theirs: str) -> str:
    return yours if who == YOU else f"{who.said} {theirs}"


def _form(form: Template, values: Values) -> str:
    """A form with its slots filled, in the way that is read back to them: of `gain|gains`, the right word."""
    tokens = form.text.split()
    for words in product(*(_ways(token, before, values) for before, token in zip(["", *tokens], tokens, strict=False))):
        text = " ".join(filter(None, words))
        read = form.match(text)
        if read is not None and dict(read) == dict(values):
            return text
    raise DefectError(f"'{form.text}' cannot say {dict(values)}")


def _ways(token: str, before: str, values: Values) -> list[str]:
    """What may stand in the place of a token of a form, behind the token `before`: first what agrees with that."""
    if token.endswith("?}"):
        slot = token[1:-2]
        if values[slot] == LEFT_OUT[slot]:
            return [""]
        said = _said(values[slot])
        return [f"{said} have", f"{said} has"] if slot == "holders" else [said]
    if token.startswith("["):
        return ["", token[1:-1]]
    if token == "{n}c":
        n = _said(values["n"])
        return [f"{n}c" if n.isdigit() else f"{n} cents"]
    ways = list(_filled(token.split("|"), values))
    subject = values.get(before.strip("{?}"))
    return ways[::-1] if subject is not None and _said(subject) not in ("you", "1") else ways


def _filled(ways: list[str], values: Mapping[str, Word]) -> Iterator[str]:
    for way in ways:
        for slot, word in values.items():
            way = way.replace(f"{{{slot}}}", _said(word))
        yield way


def _said(word: Word) -> str:
    return word.said or word.key
