"""Words Pydantic's errors as errors of ours: the path of a wrong field, and a sentence about it."""
from __future__ import annotations

import difflib
from collections.abc import Mapping
from dataclasses import is_dataclass
from typing import Any, get_args, get_type_hints

from pydantic import BaseModel, ValidationError
from pydantic_core.core_schema import ErrorType

from ..errors import InputError
from ..text.causes import words_of
from ..text.spoken import SpokenError, as_written


def wrong_fields(model: type[BaseModel], data: Any, error: ValidationError) -> list[tuple[list[Any], InputError]]:
    """The path of each error in some data, and the error there."""
    found = []
    for each in error.errors():
        path = path_in(data, each)
        found.append((path, sentence_of(model, path, each)))
        where, raised = ".".join(map(str, path)), each.get("ctx", {}).get("error")
        if isinstance(raised, SpokenError):
            found += [(path, SpokenError("at", where=where, wrong=other)) for other in raised.others]
    return found


def path_in(data: Any, wrong: Mapping[str, Any]) -> list[Any]:
    """The path of an error, as keys of the data. Pydantic's own path also names the types that a field may have."""
    path, here = list[Any](), data
    for i, key in enumerate(wrong["loc"]):
        last = i == len(wrong["loc"]) - 1
        there = _part(here, key)
        if there is _NOT_THERE and not (last and wrong["type"] in _OF_WHAT_IS_NOT_THERE):
            continue
        path.append(key)
        here = there
    return path


def _part(data: Any, key: Any) -> Any:
    if isinstance(data, Mapping):
        return data[key] if key in data else next(
            (value for other, value in data.items() if str(other) == str(key)), _NOT_THERE)
    there = isinstance(data, list | tuple) and isinstance(key, int) and 0 <= key < len(data)
    return data[key] if there else _NOT_THERE


_NOT_THERE = object()
_OF_WHAT_IS_NOT_THERE = ("missing", "union_tag_not_found", "missing_argument")


def sentence_of(model: type[BaseModel] | None, path: list[Any], first: Any, named: int = 0) -> InputError:
    """Pydantic's error as an error of ours. The first `named` parts of the path are left out, because the caller names
    them.

    Without the model, the sentence does not list the known keys.
    """
    where = ".".join(str(key) for key in path[named:])
    kind = first["type"]
    if kind in ("json_invalid", "json_type"):
        return SpokenError("not-json")
    if kind in ("extra_forbidden", "unexpected_keyword_argument"):
        if model is None:
            return SpokenError("not-known", where=where)
        known = _keys_at(model, path[:-1])
        near = difflib.get_close_matches(str(path[-1]), known, n=1)
        if near:
            return SpokenError("near-key", where=where, near=near[0])
        return SpokenError("no-key", where=where, known=", ".join(sorted(known))) if known else \
            SpokenError("not-known", where=where)
    if kind in ("missing", "union_tag_not_found"):
        return SpokenError("missing", where=where)
    raised = first.get("ctx", {}).get("error")
    if isinstance(raised, SpokenError):
        return SpokenError("at", where=where, wrong=raised) if where else raised
    if kind not in _KINDS or isinstance(raised, Exception):      # an author's own check, in the author's words
        wrong = words_of(raised) if isinstance(raised, Exception) else str(first["msg"])
        return SpokenError("at", where=where, wrong=wrong) if where else SpokenError("as-said", wrong=wrong)
    told = {key: value if key in _COUNTED else str(value) for key, value in first.get("ctx", {}).items()}
    sort = _EXPECTED.get(kind, "fitting")
    expected = SpokenError(f"expected-{sort}", **told, words=str(told.get("expected", "")).replace(" or ", ", "))
    given = first.get("input")
    wrong = SpokenError("expected-got", expected=expected, given=as_written(given)) if isinstance(
        given, str | int | float | bool) else SpokenError("expected", expected=expected)
    return SpokenError("at", where=where, wrong=wrong) if where else wrong


_COUNTED = ("min_length", "max_length")
"""The arguments that a sentence counts, because its words differ for one and many."""
_EXPECTED = {
    "int_type": "whole", "int_from_float": "whole", "int_parsing": "whole", "float_type": "number",
    "float_parsing": "number", "bool_type": "flag", "bool_parsing": "flag", "string_type": "text", "list_type": "list",
    "dict_type": "mapping", "model_type": "mapping", "greater_than_equal": "least", "less_than_equal": "most",
    "greater_than": "more", "string_too_short": "long", "string_too_long": "long-most",
    "dataclass_type": "mapping", "missing_argument": "value",
    "tuple_type": "list", "too_short": "items", "too_long": "items-most", "literal_error": "words",
    "int_parsing_size": "whole", "finite_number": "number", "string_unicode": "text",
    "string_not_ascii": "plain-letters",
    "string_pattern_mismatch": "pattern", "less_than": "less", "multiple_of": "multiple", "enum": "words",
    "union_tag_invalid": "tags", "none_required": "nothing", "bytes_type": "text", "bytes_invalid_encoding": "text",
    "bytes_too_short": "long", "bytes_too_long": "long-most", "model_attributes_type": "mapping",
    "dataclass_exact_type": "mapping", "mapping_type": "mapping", "frozen_dict_type": "mapping",
    "ordered_dict_type": "mapping", "counter_type": "mapping", "arguments_type": "mapping", "set_type": "list",
    "frozen_set_type": "list", "deque_type": "list", "named_tuple_type": "list", "iterable_type": "list",
    "date_type": "date", "date_parsing": "date", "date_from_datetime_parsing": "date",
    "date_from_datetime_inexact": "date", "time_type": "time", "time_parsing": "time", "datetime_type": "moment",
    "datetime_parsing": "moment", "datetime_from_date_parsing": "moment", "datetime_object_invalid": "moment",
    "time_delta_type": "span", "time_delta_parsing": "span", "url_type": "address", "url_parsing": "address",
    "url_syntax_violation": "address", "url_scheme": "address", "url_too_long": "address", "uuid_type": "id",
    "uuid_parsing": "id", "uuid_version": "id", "decimal_type": "number", "decimal_parsing": "number",
    "fraction_type": "number", "fraction_parsing": "number", "complex_type": "number", "complex_str_parsing": "number"}
"""What was expected, `wrong-expected-<this>`, by Pydantic's name of the error. Errors that data from a file cannot
cause are not listed.
"""
_KINDS = frozenset(get_args(ErrorType))
"""All errors that Pydantic itself finds; others are an author's."""


def _keys_at(model: type[BaseModel], path: list[Any]) -> list[str]:
    here: Any = model
    for key in path:
        fields = _fields(here)
        if str(key) in fields:
            here = fields[str(key)]
    return list(_fields(here))


def _fields(model: Any) -> dict[str, Any]:
    """The types of a model's or a dataclass's fields by name; none for anything else."""
    if isinstance(model, type) and is_dataclass(model):
        return get_type_hints(model)
    return {name: field.annotation for name, field in getattr(model, "model_fields", {}).items()}
