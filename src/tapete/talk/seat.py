"""A seat for a program that reads and writes text: what it is asked, how often, and what happens instead.

    program:command=python talker.py,seconds=30,tries=3,otherwise=random,lang=en,records=talk,pass=MY_KEY
    endpoint:url=https://example.org/choose,key=MY_KEY,...
"""
from __future__ import annotations

import json
import shlex
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from hashlib import blake2b
from pathlib import Path
from typing import Any, Protocol

from ..agents.listeners import SeatAsked
from ..text.speech import LANGUAGES
from ..text.spoken import SpokenError
from .answers import read_answer
from .endpoint import Endpoint
from .lines import LineProgram, NoAnswer
from .records import TalkRecord, Tries
from .telling import Refused, SeatTeller, SeatText

OPTIONS = {"seconds": "30", "tries": "3", "otherwise": "random", "lang": "en", "records": "talk"}
"""The options of both agents, and their defaults."""
OTHERWISE = ("random", "greedy")
MOST_SECONDS, MOST_TRIES = 3600, 20
GIVE_UP = 5
"""Choices in a row without any answer after which a program counts as broken."""


class Speaker(Protocol):
    """Something that answers lines."""

    def ask(self, line: str, seconds: float) -> str: ...

    def tell(self, line: str) -> None: ...

    @property
    def last_words(self) -> str: ...


@dataclass(frozen=True)
class Terms:
    """How a program is asked: seconds for a choice with all its tries, tries, the fall-back, the language, and the
    folder of the records.
    """

    seconds: int
    tries: int
    otherwise: str
    language: str
    records: Path


@dataclass
class OpenSpeaker:
    """A speaker that goes on from game to game, and how many choices in a row it has answered nothing to."""

    speaker: Speaker
    silent: int = 0


class TalkingSeat:
    """A program in a seat of one game."""

    def __init__(self, opened: OpenSpeaker, terms: Terms) -> None:
        self.opened, self.speaker, self.terms = opened, opened.speaker, terms
        self._record: TalkRecord | None = None
        self._teller: SeatTeller | None = None

    def choose(self, asking: SeatAsked, otherwise: Callable[[str], int]) -> tuple[int, str | None]:
        """The action of the program, and its own words with it. `otherwise` chooses instead of it, by name."""
        teller, session = self._for(asking), asking.session
        legal, blinded = session.legal(), session.blinded(asking.seat)
        told = teller.tell(blinded, asking.events, legal)
        tries = Tries(asking.number, told.as_data())
        began = time.monotonic()
        action = self._tried(asking, teller, told, tries, legal)
        tries.seconds = round(time.monotonic() - began, 3)
        words: str | None = None
        if action is None:
            action = otherwise(self.terms.otherwise)
        elif tries.words and session.game.interaction.note_to(blinded, action) is not None:
            words = tries.words
        tries.do, tries.words = teller.grammar.text(action), words or ""
        self._kept(asking).add(tries)
        self._check_alive(asking, tries)
        return action, words

    def over(self, asking: SeatAsked) -> None:
        """Tell the program how the game ended."""
        teller, session = self._for(asking), asking.session
        blinded = session.blinded(asking.seat)
        how = session.game.results.cause(teller.speech, session.state, teller.names(blinded))
        self.speaker.tell(json.dumps({
            "type": "over", "game": self._kept(asking).id, "seat": asking.seat + 1,
            "happened": teller.happened(asking.events, blinded), "result": how,
            "worth": float(session.game.rules.value(session.state, asking.seat))}, ensure_ascii=False))

    def _tried(self, asking: SeatAsked, teller: SeatTeller, told: SeatText, tries: Tries,
               legal: Sequence[int]) -> int | None:
        """Ask until there is a legal choice; None if there is none in the time and the tries of a choice."""
        until, refused = time.monotonic() + self.terms.seconds, Refused("")
        for left in range(self.terms.tries, 0, -1):
            message = {"type": "choose", "game": self._kept(asking).id, "name": asking.session.game.name,
                       "seat": asking.seat + 1, "number": asking.number, "lang": self.terms.language,
                       "tries": left, "seconds": round(max(0.0, until - time.monotonic()), 1), "refused": refused.why,
                       "near": list(refused.near), **told.as_data()}
            try:
                line = self.speaker.ask(json.dumps(message, ensure_ascii=False), max(0.0, until - time.monotonic()))
            except NoAnswer as error:
                tries.instead = str(error)
                return None
            answer = read_answer(line)
            tries.cost += answer.cost
            tries.tokens += answer.tokens
            found = teller.understand(answer.do, asking.session, legal)
            tries.answers.append({"line": line, "refused": found.why if isinstance(found, Refused) else ""})
            if not isinstance(found, Refused):
                tries.words = answer.words
                return found
            refused = found
        tries.instead = "illegal"
        return None

    def _check_alive(self, asking: SeatAsked, tries: Tries) -> None:
        """InputError for a program that has answered nothing for so many choices in a row."""
        self.opened.silent = 0 if tries.answers else self.opened.silent + 1
        if self.opened.silent >= GIVE_UP:
            self.opened.silent = 0
            raise SpokenError("talk-silent", agent=asking.agent, times=GIVE_UP, words=self.speaker.last_words)

    def _for(self, asking: SeatAsked) -> SeatTeller:
        session = asking.session
        if self._teller is None:
            self._teller = SeatTeller(session.game, session.ruleset.name, session.options, asking.seat,
                                      len(session.asked), self.terms.language)
        return self._teller

    def _kept(self, asking: SeatAsked) -> TalkRecord:
        if self._record is None:
            session = asking.session
            self._record = TalkRecord(self.terms.records, {
                "agent": asking.agent, "game": session.game.name, "ruleset": session.ruleset.name,
                "version": session.ruleset.version, "seed": session.seed, "seat": asking.seat,
                "table": list(asking.table),
                "options": blake2b(session.options.model_dump_json().encode(), digest_size=8).hexdigest()},
                asking.number)
        return self._record


_programs: dict[tuple[Any, ...], OpenSpeaker] = {}


def program_seat(seat: int, options: Mapping[str, str]) -> TalkingSeat:
    """A program of this machine in a seat. A seat's program goes on from game to game; no two seats share one."""
    given = _checked("program", options, {"command": "", "pass": ""})
    command = _words(given["command"])
    named = [name for name in given["pass"].split("+") if name]
    return TalkingSeat(_kept_open(("program", seat, *command, *named), lambda: LineProgram(command, named)),
                       _terms(given))


def endpoint_seat(seat: int, options: Mapping[str, str]) -> TalkingSeat:
    """An address of one's own in a seat."""
    given = _checked("endpoint", options, {"url": "", "key": ""})
    return TalkingSeat(_kept_open(("endpoint", seat, given["url"], given["key"]),
                                  lambda: Endpoint(given["url"], given["key"])), _terms(given))


def _kept_open(key: tuple[Any, ...], make: Callable[[], Speaker]) -> OpenSpeaker:
    if key not in _programs:
        _programs[key] = OpenSpeaker(make())
    return _programs[key]


def _checked(name: str, options: Mapping[str, str], own: Mapping[str, str]) -> dict[str, str]:
    known = {**own, **OPTIONS}
    for option in options:
        if option not in known:
            raise SpokenError("agent-option", text=name, part=f"{option}=", known=", ".join(f"{o}=" for o in known))
    needed = next(iter(own))
    if not options.get(needed):
        raise SpokenError("talk-needs", agent=name, option=needed)
    return {**known, **options}


def _words(command: str) -> list[str]:
    try:
        words = shlex.split(command)
    except ValueError:
        words = []
    if not words:
        raise SpokenError("talk-words", command=command)
    return words


def _terms(given: Mapping[str, str]) -> Terms:
    if given["otherwise"] not in OTHERWISE:
        raise SpokenError("agent-one-of", text="otherwise", given=given["otherwise"], words=OTHERWISE[0],
                          last=OTHERWISE[1])
    if given["lang"] not in LANGUAGES:
        raise SpokenError("agent-one-of", text="lang", given=given["lang"], words=LANGUAGES[0], last=LANGUAGES[1])
    return Terms(_whole("seconds", given["seconds"], MOST_SECONDS), _whole("tries", given["tries"], MOST_TRIES),
                 given["otherwise"], given["lang"], Path(given["records"]))


def _whole(name: str, text: str, most: int) -> int:
    if not text.isdecimal() or not 1 <= int(text) <= most:
        raise SpokenError("talk-bound", option=name, given=text, most=most)
    return int(text)
