"""Usage errors in the reader's language, because the library that parses commands has English ones."""
from __future__ import annotations

import difflib
import re
from collections.abc import Sequence
from typing import Any

from typer import BadParameter

from ..text.spoken import SpokenError

_KINDS = {"integer": "whole", "int": "whole", "integer range": "whole", "float": "number", "float range": "number",
          "boolean": "flag"}
"""The expected kind of value, by the library's name for it."""


def is_usage(error: BaseException) -> bool:
    """Whether an error comes from the library that parses commands."""
    kind = next(kind for kind in BadParameter.__mro__ if kind.__name__ == "ClickException")
    return isinstance(error, kind)


def asks_for_help(error: Any) -> bool:
    """Whether a command is missing. The help then lists the commands."""
    return type(error).__name__ == "NoArgsIsHelpError"


def usage_of(error: Any) -> SpokenError:
    """The error sentence for a command's wrong arguments."""
    return SpokenError("usage", command=error.ctx.command_path, wrong=_said(error)) if error.ctx else _said(error)


def _said(error: Any) -> SpokenError:
    message = str(error.message)
    match type(error).__name__:
        case "NoSuchOption":
            found = _near(error.option_name, error.possibilities or ())
            return SpokenError("usage-no-option-near", **found) if "near" in found else SpokenError(
                "usage-no-option", given=error.option_name)
        case "MissingParameter":
            return SpokenError("usage-missing", what=_name(error))
        case "BadParameter":
            return SpokenError("at", where=_name(error), wrong=_expected(error.param, message))
        case "BadOptionUsage":
            takes = getattr(_option(error), "is_flag", False)
            return SpokenError("usage-takes-none" if takes else "usage-takes-value", option=error.option_name)
    known = list(getattr(error.ctx.command, "commands", ()) if error.ctx else ())
    word = re.search(r"'(.*)'", message)
    if known and word:
        found = _near(word[1], known)
        return SpokenError("usage-no-command-near", **found) if "near" in found else SpokenError(
            "usage-no-command", **found)
    extra = re.search(r"\((.*)\)$", message)
    return SpokenError("usage-extra", words=extra[1]) if extra else SpokenError("usage-other")


def _near(given: str, known: Sequence[str]) -> dict[str, str]:
    """The given word, with the nearest known word, or with all known words if none is near."""
    near = difflib.get_close_matches(given, known, n=1)
    return {"given": given, "near": near[0]} if near else {"given": given, "known": ", ".join(known)}


def _option(error: Any) -> Any:
    found = error.ctx.command.params if error.ctx else ()
    return next((param for param in found if error.option_name in (*param.opts, *param.secondary_opts)), None)


def _name(error: Any) -> str:
    """A parameter's name as people type it."""
    hint = error.param_hint
    if hint is None and error.param is not None:
        hint = error.param.opts[0] if error.param.opts else error.param.name
    return str(hint if isinstance(hint, str) else " / ".join(hint or ())).strip("'\"")


def _expected(param: Any, message: str) -> SpokenError:
    kind = getattr(param, "type", None)
    given = re.match(r"'?(.*?)'? (?:is not|cannot|does not)", message)
    low, high = getattr(kind, "min", None), getattr(kind, "max", None)
    choices = getattr(kind, "choices", None)
    if low is not None and high is not None:
        expected = SpokenError("usage-range", low=f"{low:g}", high=f"{high:g}")
    elif choices:
        expected = SpokenError("usage-one-of", known=", ".join(str(getattr(each, "value", each)) for each in choices))
    else:
        sort = _KINDS.get(getattr(kind, "name", ""), "fitting")
        expected = SpokenError(f"expected-{sort}")
    return SpokenError("expected-got", expected=expected, given=f"'{given[1]}'") if given else SpokenError(
        "expected", expected=expected)
