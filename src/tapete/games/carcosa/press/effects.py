"""Events' tables in words, out of the options that run."""
from __future__ import annotations

from collections.abc import Iterator

from ....kernel.speech import Speech
from ....paper import Grid
from ..names import Card, State
from ..options import CarcosaOptions, parse_effect
from ..vocabulary import Do


def effect_text(speech: Speech, options: CarcosaOptions, text: str) -> str:
    """One row of an event's table as sentences, like `lose 2` or `clear states and gain 1`."""
    parts = [_part(speech, options, part) for part in text.split(" and ")]
    return parts[0] if len(parts) == 1 else speech.say("print-and", first=parts[0], second=parts[1])


def _part(speech: Speech, options: CarcosaOptions, text: str) -> str:
    do, amount, what = parse_effect(text)
    args: dict[str, int | str] = {"n": amount, "bottom": minus(options.sanity.bottom)}
    if do == Do.STATE:
        args["state"] = speech.say(f"state-{State(what).name}")
    elif do == Do.FIND:
        args["card"] = speech.say(f"card-{Card(what).name}")
    elif do == Do.KING_AWAY:
        args["n"] = amount + options.king.running_round_too
    return speech.say(f"effect-{Do(do).name}", **args)


def effect_rows(speech: Speech) -> Iterator[tuple[str, str, str]]:
    """Every effect: how a table writes it, what it needs, and what a card then says, with `N`, `NAME`... in it."""
    for do in Do:
        needs = [f"`N`: {kind.start}–{kind.last}" if kind.name == "n" else
                 f"`{kind.name.upper()}`: {', '.join(key for key in kind.ids(None) if key)}"
                 for kind in do.args.values()]
        said = speech.say(f"effect-{do.name}", n="N", state="NAME", card="OBJECT",
                          bottom=speech.say("print-the-bottom"))
        yield f"`{do.form}`", "; ".join(needs), said


def event_rows(speech: Speech, options: CarcosaOptions, event: str) -> tuple[tuple[str, str], ...]:
    """An event's table: range of totals and what happens. An event without a roll has one row, `always`."""
    return tuple((speech.say("print-always") if key == "always" else key.replace("-", "–"),
                  effect_text(speech, options, row))
                 for key, row in options.events[event].table.items())


def rolls(options: CarcosaOptions, event: str) -> bool:
    return list(options.events[event].table) != ["always"]


def event_grid(speech: Speech, options: CarcosaOptions, event: str, title: str = "") -> Grid:
    return Grid(event_rows(speech, options, event), title=title, ranges=True)


def minus(n: int) -> str:
    """A whole number with a true minus sign."""
    return f"−{-n}" if n < 0 else str(n)
