"""The JSON schema of card files for editors: keys, numbers, and the form of each line.

Whether a line makes sense on its card (its target exists, its timing fits its deck) only `sense.py` checks. What a
sentence says, as it is printed, only `reading` knows.
"""
from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import Any

from ....gamedef.schema import DIALECT
from .cards import DECKS, TYPES, CardText
from .parser import WAYS
from .slots import PATTERNS
from .template import Template
from .terms import TERMS
from .timings import CONDITIONS, COSTS, GOALS, SPANS, STATICS, TRIGGERS
from .words import TARGETS

_END = "(?: |$)"
"""The end of a word of a line."""


def cards_schema() -> dict[str, Any]:
    """The schema of a file of cards: `{deck: ..., cards: [...]}`."""
    card = CardText.model_json_schema()
    parts = card.pop("$defs", {})
    card["properties"]["name"] = {"anyOf": [{"type": "string"}, card["properties"]["name"]]}
    parts["Names"] = {**parts["Names"], "required": [], "minProperties": 1}
    card["properties"]["abilities"] = {"type": "array", "items": _to("ability")}
    return {
        "$schema": DIALECT, "title": "Cards of Four Souls", "type": "object", "additionalProperties": False,
        "required": ["deck", "cards"],
        "properties": {"deck": {"enum": list(DECKS)}, "cards": {"type": "array", "items": _to("card")}},
        "allOf": [{"if": {"properties": {"deck": {"const": deck}}, "required": ["deck"]},
                   "then": {"properties": {"cards": {"items": {"properties": {"type": {"enum": list(TYPES[kind])}}}}}}}
                  for deck, kind in DECKS.items()],
        "$defs": {**parts, "card": card, **_lines(), **_effects(),
                  "ability": {"oneOf": [{"type": "string"}, *_abilities()]}}}


def _to(name: str) -> dict[str, str]:
    return {"$ref": f"#/$defs/{name}"}


def _plain(pattern: str) -> str:
    """A Python pattern in the form that any JSON schema reads: no group names, no unneeded escapes."""
    return re.sub(r"\\([ '!,#&-])", r"\1", re.sub(r"\(\?P<\w+>", "(?:", pattern))


def _form(template: Template) -> str:
    """A template's pattern, whose words end with a space or with the line."""
    pattern = template.regex.pattern
    spaced = re.sub(r" (?=\)\?)", _END, pattern)        # an optional word
    spaced = re.sub(r"\) (?=\(\?|$)", ")" + _END, spaced)
    return _plain(spaced)


def _any(forms: Iterable[Any]) -> str:
    return "(?:" + "|".join(_form(each.form) for each in forms) + ")"


def _condition() -> str:
    one = f"(?:not )?{_any(CONDITIONS)}"
    return f"{one}(?:(?:and|or) {one})*"


def _lines() -> dict[str, Any]:
    patterns = {"term": _any(TERMS), "trigger": _any(TRIGGERS), "lasting": _any(STATICS), "cost": _any(COSTS),
                "goal": _any(GOALS), "condition": _condition(), "choice": _plain(PATTERNS["what"])}
    return {name: {"type": "string", "pattern": f"^(?:{pattern})$"} for name, pattern in patterns.items()}


def _effects() -> dict[str, Any]:
    who = _plain(PATTERNS["who"])
    prices = [term for term in TERMS if "pay|pays" in term.form.text]
    later = {"type": "object", "required": ["when"]}
    said = {head: _to("brought") if each.event else {"allOf": [_to("ability"), later]} for head, each in SPANS.items()}
    block = {
        "type": "object", "additionalProperties": False, "minProperties": 1, "maxProperties": 2,
        "properties": {"else": _to("effect"), "may": _to("effect"), "choose one": _to("ways"), "roll": _to("rolled"),
                       **said},
        "patternProperties": {
            f"^if {_condition()}$": _to("effect"), f"^(?:{who}) may$": _to("effect"),
            f"^(?:{who}) chooses one$": _to("ways"), f"^(?:{who}) rolls$": _to("rolled"),
            f"^(?=each )(?:{who})$": _to("effect"), "^[2-6] times$": _to("effect"), f"^{_any(prices)}$": _to("effect")}}
    faces = {"type": "object", "minProperties": 1, "additionalProperties": False,
             "patternProperties": {f"^(?:{_plain(PATTERNS['faces'])})$": _to("brought")}}
    targets = {"anyOf": [_to("choice"), {"type": "array", "items": _to("choice"), "minItems": 1, "maxItems": TARGETS}]}
    aimed = {"type": "object", "additionalProperties": False, "required": ["do"],
             "properties": {"target": targets, "do": _to("effect")}}
    chosen = {"type": "object", "additionalProperties": False, "required": ["choose one"],
              "properties": {"choose one": _to("ways")}}
    return {
        "targets": targets, "aimed": aimed, "chosen": chosen, "block": block,
        "effect": {"anyOf": [_to("term"), _to("block"), {"type": "array", "items": _to("effect"), "minItems": 1}]},
        "brought": {"anyOf": [_to("effect"), _to("aimed"), _to("chosen")]},
        "ways": {"type": "array", "items": _to("brought"), "minItems": 2, "maxItems": WAYS},
        "rolled": {"anyOf": [faces, _to("brought")]}}


def _abilities() -> list[Mapping[str, Any]]:
    """The forms of an ability, by the key of its timing."""
    body = {"anyOf": [_to("effect"), _to("chosen")]}
    also = {"target": _to("targets"), "if": _to("condition")}

    def form(properties: Mapping[str, Any], *required: str) -> dict[str, Any]:
        return {"type": "object", "additionalProperties": False, "properties": dict(properties),
                "required": list(required)}

    forms = [form({key: body, **also}, key) for key in ("play", "tap")]
    forms += [form({key: _to(line), then: body, **also}, key, then)
              for key, line in (("pay", "cost"), ("when", "trigger")) for then in ("do", "may")]
    return [*forms, form({"static": _to("lasting"), "if": _to("condition")}, "static"),
            form({"earned": _to("condition")}, "earned"), form({"goal": _to("goal")}, "goal")]
