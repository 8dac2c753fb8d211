"""Plug-ins: games (`tapete.games`) and agents (`tapete.agents`) that other packages add by entry points."""
from __future__ import annotations

from collections.abc import Collection
from importlib.metadata import EntryPoint, entry_points
from traceback import walk_tb
from types import TracebackType
from typing import Any

from ..errors import InputError
from ..text.causes import cause_of, words_of
from ..text.spoken import SpokenError


def installed(group: str, what: str, own: Collection[str]) -> dict[str, EntryPoint]:
    """The entry points of a group by name; InputError for a name that is one of Tapete's own, or is used twice.

    `what` is the word for them in the sentence, such as `game`.
    """
    found: dict[str, EntryPoint] = {}
    for point in entry_points(group=group):
        if point.name in own or (point.name in found and found[point.name].value != point.value):
            raise SpokenError("another", where=where(point), what=what, name=point.name)
        found[point.name] = point
    return found


def load(point: EntryPoint, what: str) -> Any:
    """The object that an entry point names; InputError if its package does not load."""
    try:
        return point.load()
    except InputError:
        raise
    except (ImportError, AttributeError) as error:
        raise SpokenError("not-loaded", where=where(point), what=what, name=point.name, why=cause_of(error)) from error
    except Exception as error:
        file, line = _last_line(point.module.partition(".")[0], error.__traceback__)
        why = SpokenError("loading-stopped", file=file, line=line, why=words_of(error))
        raise SpokenError("not-loaded", where=where(point), what=what, name=point.name, why=why) from error


def _last_line(package: str, trace: TracebackType | None) -> tuple[str, int]:
    """The file and the line of a package at which a trace left it last."""
    lines = [(frame.f_code.co_filename, line) for frame, line in walk_tb(trace)
             if str(frame.f_globals.get("__name__", "")).partition(".")[0] == package]
    return lines[-1] if lines else (package, 1)


def where(point: EntryPoint) -> SpokenError:
    """The package of an entry point, for a sentence."""
    return SpokenError("entry-of-package", package=point.dist.name, point=point.value) if point.dist else \
        SpokenError("entry-of-some-package", point=point.value)
