"""The JSON schema of configurations, by which editors say what may stand where.

It follows from the declared options, as configurations are laid on a ruleset: any of them may be left out, and where a
number stands, a formula may (`formulas.py`). Lists are laid on whole, so within them nothing is left out.
"""
from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pydantic import BaseModel

from .by_players import KEY, RulesetOptions
from .formulas import LONGEST, SIGN

DIALECT = "https://json-schema.org/draft/2020-12/schema"
FORMULA = {"type": "string", "pattern": f"^{SIGN}", "maxLength": LONGEST,
           "description": "A formula: how the number follows from others"}
_WHOLE = ("required", "minProperties", "default")
"""What is true of options as a whole, and of no part of them."""
_SAID = ("title", "description")


def config_schema(options: type[BaseModel]) -> dict[str, Any]:
    """The schema of what may be laid on a game's options."""
    whole = options.model_json_schema()
    parts = whole.pop("$defs", {})
    laid = _laid(whole, parts, frozenset())
    if issubclass(options, RulesetOptions):
        same = {name: {"$ref": f"#/properties/{name}"} for name in laid["properties"]}
        laid["properties"][KEY] = {
            "description": "What is otherwise with so many players", "type": "object", "additionalProperties": False,
            "patternProperties": {"^[1-9][0-9]?$": {"type": "object", "properties": same,
                                                    "additionalProperties": False}}}
    return {"$schema": DIALECT, **laid, "$defs": parts}


def _laid(schema: Mapping[str, Any], parts: Mapping[str, Any], within: frozenset[str]) -> dict[str, Any]:
    made = {key: value for key, value in schema.items() if key not in _WHOLE}
    if (name := str(made.get("$ref", "")).rpartition("/")[2]) and name not in within:
        del made["$ref"]
        made = {**_laid(parts[name], parts, within | {name}), **made}
    if "properties" in made:
        made["properties"] = {key: _laid(each, parts, within) for key, each in made["properties"].items()}
    if isinstance(more := made.get("additionalProperties"), Mapping):
        made["additionalProperties"] = _laid(more, parts, within)
    if "anyOf" in made:
        made["anyOf"] = [_laid(each, parts, within) for each in made["anyOf"]]
    if made.get("type") == "integer":
        said = {key: made.pop(key) for key in _SAID if key in made}
        made = {**said, "anyOf": [made, FORMULA]}
    return made
