"""The text of a record by itself: who chose what, with which dice and words. It needs no rules, so any version of any
game can be read."""
from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from ..text.plain_text import one_line
from ..text.speech import Speech, listed
from .transcript import Transcript


def story(transcript: Transcript, language: str, names: Sequence[str] = (), every: bool = False) -> Iterator[str]:
    """A record line by line. `names` are people's names by seat, empty or missing if unknown. Equal choices in a row
    are one line, unless `every` choice has its own."""
    speech, header = _speech(language), transcript.header
    yield speech.say("replay-story", game=header["game"], ruleset=header["ruleset"], version=str(header["version"]),
                     seed=str(header["seed"]))
    people = [(names[seat] if seat < len(names) else "") or speech.say("seat", n=seat + 1)
              for seat in range(len(header["roles"]))]
    changes = header.get("reseated", [])
    yield from _changed(speech, changes, 0)
    apart = {each["after"] for each in changes}
    for run in _runs(transcript.choices, apart, every):
        first, last = run[0], run[-1]
        who = [people[line["seat"]] if 0 <= line["seat"] < len(people) else speech.say("seat", n=line["seat"] + 1)
               for line in run]
        said = speech.say("replay-story-choice", n="–".join(dict.fromkeys((str(first["n"]), str(last["n"])))),
                          who=listed(speech, who), do=first["do"])
        if last["dice"]:
            said += speech.say("replay-story-dice", dice=", ".join(map(str, last["dice"])))
        yield said
        if last.get("note"):
            yield "   " + speech.say("told-noted", name=who[-1], note=one_line(last["note"]))
        yield from _changed(speech, changes, last["n"])
    end = transcript.end
    yield speech.say("replay-unfinished") if end is None else \
        speech.say("replay-story-end", end=end["end"], cause=end["cause"], n=end["choices"])


def _runs(choices: Sequence[dict[str, Any]], apart: Collection[int], every: bool) -> Iterator[list[dict[str, Any]]]:
    """The lines of choices, with equal ones in a row together if nothing else is said between them. `apart`: the
    numbers of choices after which somebody came or left."""
    run: list[dict[str, Any]] = []
    for line in choices:
        if run and (every or line["do"] != run[-1]["do"] or run[-1]["n"] in apart
                    or any(each["dice"] or each.get("note") for each in (run[-1], line))):
            yield run
            run = []
        run.append(line)
    if run:
        yield run


def _changed(speech: Speech, changes: Sequence[Mapping[str, Any]], after: int) -> Iterator[str]:
    """The lines about people who came or left after so many choices."""
    for each in changes:
        if each["after"] == after:
            yield speech.say("seat-changed", change=each["change"], seat=each["seat"] + 1)


@cache
def _speech(language: str) -> Speech:
    return Speech(language, [Path(__file__).parent.parent / "text"])
