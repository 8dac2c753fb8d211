"""The text of a record by itself: who chose what, with which dice and words. It needs no rules, so any version of any
game can be read."""
from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from ..text.plain_text import one_line
from ..text.speech import Speech
from .transcript import Transcript


def story(transcript: Transcript, language: str, names: Sequence[str] = ()) -> Iterator[str]:
    """A record line by line. `names` are people's names by seat, empty or missing if unknown."""
    speech, header = _speech(language), transcript.header
    yield speech.say("replay-story", game=header["game"], ruleset=header["ruleset"], version=str(header["version"]),
                     seed=str(header["seed"]))
    people = [(names[seat] if seat < len(names) else "") or speech.say("seat", n=seat + 1)
              for seat in range(len(header["roles"]))]
    changes = header.get("reseated", [])
    yield from _changed(speech, changes, 0)
    for line in transcript.choices:
        seat = line["seat"]
        who = people[seat] if 0 <= seat < len(people) else speech.say("seat", n=seat + 1)
        said = speech.say("replay-story-choice", n=str(line["n"]), who=who, do=line["do"])
        if line["dice"]:
            said += speech.say("replay-story-dice", dice=", ".join(map(str, line["dice"])))
        yield said
        if line.get("note"):
            yield "   " + speech.say("told-noted", name=who, note=one_line(line["note"]))
        yield from _changed(speech, changes, line["n"])
    end = transcript.end
    yield speech.say("replay-unfinished") if end is None else \
        speech.say("replay-story-end", end=end["end"], cause=end["cause"], n=end["choices"])


def _changed(speech: Speech, changes: Sequence[Mapping[str, Any]], after: int) -> Iterator[str]:
    """The lines about people who came or left after so many choices."""
    for each in changes:
        if each["after"] == after:
            yield speech.say("seat-changed", change=each["change"], seat=each["seat"] + 1)


@cache
def _speech(language: str) -> Speech:
    return Speech(language, [Path(__file__).parent.parent / "text"])
