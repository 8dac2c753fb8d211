"""A recorded game as chapters and lives. Only what everybody was told is in it, and no dice."""
from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from ..games import speech_of
from ..kernel.dice import TOLD_ROLL
from ..kernel.log import EVERYBODY
from ..kernel.speech import Speech
from ..referee.session import GOES_ON, NOTED, Session, Told, sentence_of
from ..referee.transcript import Replay
from ..referee.words import seat_name


@dataclass(frozen=True)
class Line:
    """A sentence of the story, or, with `who`, what a player said in their own words."""

    text: str
    who: str = ""


@dataclass
class Chapter:
    title: str
    lines: list[Line] = field(default_factory=list)


@dataclass
class Life:
    """What befell one of the story's figures, in order."""

    title: str
    lines: list[Line] = field(default_factory=list)


@dataclass(frozen=True)
class Tale:
    """The book of a game, in one language."""

    language: str
    title: str
    subtitle: str
    people: Sequence[str]
    chapters: Sequence[Chapter]
    lives_title: str
    lives: Sequence[Life]
    ending: str


def tell(replay: Replay, names: Sequence[str], language: str) -> Tale:
    """Play a record and tell it; `names` are the seats', empty where they are not known. RecordError as `Replay`."""
    return _Teller(replay, names, language).tale()


class _Teller:
    def __init__(self, replay: Replay, names: Sequence[str], language: str) -> None:
        self.replay, self.language = replay, language
        self.session: Session = replay.session
        self.game = self.session.game
        self.speech: Speech = speech_of(self.game.name, language)
        self.given = list(names) + [""] * (len(self.session.asked) - len(names))
        self.chapters: list[Chapter] = []
        self.lives: dict[str, Life] = {}

    def tale(self) -> Tale:
        self._hear(self.session.news())
        for _ in self.replay.steps():
            self._hear(self.replay.news)
        names = self._names()
        ending = self.game.cause(self.speech, self.session.state, names) if self.session.over else (
            self.speech.say("tale-unfinished"))
        return Tale(self.language, self.game.title[self.language], self.session.ruleset.title[self.language], names,
                    self.chapters, self.speech.say("tale-lives"),
                    [self.lives[one] for one in sorted(self.lives, key=self.game.subjects.index)], ending)

    def _names(self) -> list[str]:
        return [seat_name(self.speech, seat, name, role)
                for seat, (name, role) in enumerate(zip(self.given, self.session.roles, strict=True))]

    def _hear(self, news: Sequence[Told]) -> None:
        """Write down what a choice brought about, under the turn in which it was made."""
        if not self.chapters:
            self.chapters.append(Chapter(self.speech.say("tale-beginning")))
        names = self._names()
        open_to_all = [told for told in news if told.seats == EVERYBODY and told.what != TOLD_ROLL]
        words = [Line(told.note, names[told.a]) for told in open_to_all if told.what == NOTED]
        self.chapters[-1].lines.extend(words)
        for told in open_to_all:
            if told.what != NOTED:
                self._write(told, names, words)

    def _write(self, told: Told, names: Sequence[str], words: list[Line]) -> None:
        """Write one happening down, in its chapter and in the lives that it befalls; the first of them gets the
        words that were said with it."""
        if told.what == GOES_ON:
            self.chapters[-1].lines.append(Line(sentence_of(self.game, self.speech, told, names)))
            return
        happening = self.game.happening(told.what, told.a, told.b, told.c)
        line = Line(sentence_of(self.game, self.speech, told, names))
        if self.game.opens_chapter(happening):
            self.chapters.append(Chapter(line.text))
        else:
            self.chapters[-1].lines.append(line)
        for subject in self.game.befalls(happening):
            life = self.lives.setdefault(subject, Life(self.game.subject_name(self.speech, subject)))
            life.lines.append(line)
            life.lines.extend(words)
            words.clear()
