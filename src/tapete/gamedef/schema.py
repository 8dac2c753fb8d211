"""The JSON schema of configurations, with which editors complete and check them.

It is made from the declared options. A configuration is merged onto a ruleset, so any option may be left out. Instead
of a number there may be a formula (`formulas.py`). A list replaces the ruleset's list as a whole, so nothing within it
may be left out.
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
"""Keywords that are true for all options together, and not for a part of them."""
_SAID = ("title", "description")


def config_schema(options: type[BaseModel]) -> dict[str, Any]:
    """The schema of a configuration of a game's options."""
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
