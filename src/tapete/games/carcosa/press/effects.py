"""Events' tables on paper."""
from __future__ import annotations

from collections.abc import Iterator

from ....paper import Grid
from ....text.speech import Speech
from ..effects import event_rows
from ..options import CarcosaOptions
from ..vocabulary import SHARED, WHOM, Do


def effect_rows(speech: Speech) -> Iterator[tuple[str, str, str]]:
    """Every effect: its form in a table, its arguments, and its text on a card, with `N`, `NAME`... in it."""
    for do in Do:
        needs = [f"`N`: {kind.start}–{kind.last}" if kind.name == "n" else
                 f"`{kind.name.upper()}`: {', '.join(key for key in kind.ids(None) if key)}"
                 for kind in do.args.values()]
        args = {"n": "N", "state": "NAME", "card": "OBJECT", "bottom": speech.say("print-the-bottom")}
        yield f"`{do.form}`", "; ".join(needs), speech.say(f"effect-{do.name}", **args)
    for do in SHARED:
        words = ", ".join(f"`{word}`" for word in WHOM)
        yield (f"`WHOM: {do.form}`", f"`WHOM`: {words}",
               speech.say(f"effect-{do.name}-of", whom="WHOM", n="N", state="NAME"))


def event_grid(speech: Speech, options: CarcosaOptions, event: str, title: str = "") -> Grid:
    return Grid(event_rows(speech, options, event), title=title, ranges=True)
