"""The effects of events in words, made from the options in use."""
from __future__ import annotations

from ...text.speech import Speech
from .names import Card, State
from .options import CarcosaOptions, parse_effect
from .vocabulary import Do


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


def event_rows(speech: Speech, options: CarcosaOptions, event: str) -> tuple[tuple[str, str], ...]:
    """An event's table: the range of totals and the effect. An event without a roll has one row, `always`."""
    return tuple((speech.say("print-always") if key == "always" else key.replace("-", "–"),
                  effect_text(speech, options, row))
                 for key, row in options.all_events[event].table.items())


def rolls(options: CarcosaOptions, event: str) -> bool:
    return list(options.all_events[event].table) != ["always"]


def yellow_note(speech: Speech, options: CarcosaOptions, event: str) -> str:
    """The protection from an event, as text; empty if there is none."""
    if not options.all_events[event].is_yellow:
        return ""
    return speech.say("print-event-yellow" if rolls(options, event) else "print-event-yellow-always")


def event_lines(speech: Speech, options: CarcosaOptions, event: str) -> list[str]:
    """All effects of an event, line by line."""
    rows, note = event_rows(speech, options, event), yellow_note(speech, options, event)
    said = ([speech.say("print-event-roll", die=options.dice.events), *(f"{total}: {text}" for total, text in rows)]
            if rolls(options, event) else [rows[0][1]])
    return [*said, *([note] if note else [])]


def minus(n: int) -> str:
    """A whole number with a true minus sign."""
    return f"−{-n}" if n < 0 else str(n)
