"""The effects of events in words, made from the options in use."""
from __future__ import annotations

from ...text.speech import Speech
from .options import CarcosaOptions
from .sentences import row_text


def effect_text(speech: Speech, options: CarcosaOptions, text: str) -> str:
    """One row of an event's table as sentences, like `lose 2` or `clear states and gain 1`."""
    return row_text(speech, text, options.sanity.bottom, options.king.running_round_too)


def event_rows(speech: Speech, options: CarcosaOptions, event: str) -> tuple[tuple[str, str], ...]:
    """An event's table: the range of totals and the effect. An event without a roll has one row, `always`."""
    return tuple((speech.say("print-always") if key == "always" else key.replace("-", "–"),
                  effect_text(speech, options, row))
                 for key, row in options.all_tables[event].table.items())


def rolls(options: CarcosaOptions, event: str) -> bool:
    return list(options.all_tables[event].table) != ["always"]


def yellow_note(speech: Speech, options: CarcosaOptions, event: str) -> str:
    """The protection from an event, as text; empty if there is none."""
    if not options.all_tables[event].is_yellow:
        return ""
    return speech.say("print-event-yellow" if rolls(options, event) else "print-event-yellow-always")


def table_lines(speech: Speech, options: CarcosaOptions, event: str) -> list[str]:
    """The effects of a table, line by line."""
    rows = event_rows(speech, options, event)
    return ([speech.say("print-event-roll", die=options.dice.events), *(f"{total}: {text}" for total, text in rows)]
            if rolls(options, event) else [rows[0][1]])
