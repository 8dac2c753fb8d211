"""Makes a book of a few pages from a recorded game. Its chapters are about the turning points and tell the rare events
there. The players' own words come first, and there are pictures of the board. It has only what everybody was told, and
no dice."""
from __future__ import annotations

import math
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field

from ..gamedef.vocabulary import Happening
from ..games import speech_for
from ..kernel.dice import TOLD_ROLL
from ..kernel.log import EVERYBODY
from ..referee.session import GOES_ON, NOTED, Session, SessionEvent, sentence_of
from ..referee.transcript import Replay
from ..referee.words import seat_names
from ..text.speech import Speech
from .chances import smoothed, turning_points
from .picture import BoardPicture, picture_of

CHAPTERS = 6
"""The most chapters, with the beginning."""
SENTENCES, WORDS = 8, 5
"""The most sentences and the most players' words in a chapter."""
PICTURES = 3
LIVES, STORIED, LIFE = 6, 4, 4
"""The most lives, the most lives if some have a story by the game, and the most sentences of each."""
VARIANTS = 3
"""How many variants each kind of title and opening has."""


@dataclass(frozen=True)
class TaleLine:
    """A sentence of the story or, with `who`, a player's own words."""

    text: str
    who: str = ""


@dataclass
class TaleChapter:
    title: str
    lead: str = ""
    """The opening: what the chapter meant for the game."""
    lines: list[TaleLine] = field(default_factory=list)
    picture: BoardPicture | None = None


@dataclass
class Life:
    """The events of one of the story's figures, in order."""

    title: str
    lines: list[TaleLine] = field(default_factory=list)
    lead: str = ""
    """The game's own story about it."""


@dataclass(frozen=True)
class TaleBook:
    """The book of a game, in one language."""

    language: str
    title: str
    subtitle: str
    people: Sequence[str]
    chapters: Sequence[TaleChapter]
    lives_title: str
    lives: Sequence[Life]
    ending: str


@dataclass(frozen=True)
class HeardEvent:
    """An event that all were told: its moment, its sentence and, for a player's own words, the speaker."""

    moment: int
    what: str
    line: TaleLine
    befalls: tuple[str, ...] = ()
    opens: bool = False


def tell(replay: Replay, names: Sequence[str], language: str) -> TaleBook:
    """Replay a record and tell its story. `names` are the seats' names, empty if unknown. Raises RecordError as
    `Replay` does."""
    return _Teller(replay, names, language).tale()


class _Teller:
    def __init__(self, replay: Replay, names: Sequence[str], language: str) -> None:
        self.replay, self.language = replay, language
        self.session: Session = replay.session
        self.game = self.session.game
        self.speech: Speech = speech_for(self.game, language)
        self.given = [*names, *[""] * len(self.session.asked)][:len(self.session.asked)]
        self.heard: list[HeardEvent] = []
        self.said: Counter[str] = Counter()
        self.led: set[int] = set()
        """The seats that have been told of as taking the lead."""
        self.stood: dict[int, bytes] = {}
        """By moment: the state when a round or turn began."""
        self.worth: list[list[float]] = []
        """By moment: its value for each seat."""

    def tale(self) -> TaleBook:
        self._moment(self.session.news())
        for _ in self.replay.steps():
            self._moment(self.replay.news)
        names, over = self._names(), self.session.over
        ending = self.game.results.cause(self.speech, self.session.state,
                                         names) if over else self.speech.say("tale-unfinished")
        return TaleBook(self.language, self.game.title[self.language], self.session.ruleset.title[self.language], names,
                        self._chapters(), self.speech.say("tale-lives"), self._lives(), ending)

    # ---- listening -------------------------------------------------------------------------------

    def _names(self) -> tuple[str, ...]:
        return seat_names(self.speech, self.given, self.session.roles)

    def _moment(self, news: Sequence[SessionEvent]) -> None:
        """Store the events of a choice, the state if needed, and the position's value."""
        moment, names, session, before = len(self.worth), self._names(), self.session, len(self.heard)
        for told in news:
            if told.seats != EVERYBODY or told.what == TOLD_ROLL:
                continue
            if told.what == NOTED:
                self.heard.append(HeardEvent(moment, "", TaleLine(told.note, names[told.a])))
                continue
            text = TaleLine(sentence_of(self.game, self.speech, told, names))
            if told.what == GOES_ON:
                self.heard.append(HeardEvent(moment, "GOES_ON", text))
                continue
            happening = self.game.wording.happening(told.what, told.a, told.b, told.c)
            self.heard.append(HeardEvent(moment, happening.what, text, tuple(self.game.tale.befalls(happening)),
                                         self._opens(happening)))
        if session.over or any(told.opens for told in self.heard[before:]):
            self.stood[moment] = self.game.State.to_bytes(session.state)
        self.worth.append([float(self.game.rules.value(session.state, seat)) for seat in range(len(session.asked))])

    def _opens(self, happening: Happening) -> bool:
        return self.game.tale.opens_chapter(happening)

    # ---- telling ---------------------------------------------------------------------------------

    def _chapters(self) -> list[TaleChapter]:
        last = len(self.worth) - 1
        chances = [smoothed([worth[seat] for worth in self.worth], self.session.over)
                   for seat in range(len(self.session.asked))]
        turns, reach = turning_points(self._swings(chances), CHAPTERS - 1)
        cuts = self._cuts(turns)
        chapters = []
        for number, first in enumerate(cuts):
            end = cuts[number + 1] if number + 1 < len(cuts) else last + 1
            turn = next((turn for turn in turns if first <= turn < end), None)
            title, lead = self._lead(number, turn, chances, reach)
            chapter = TaleChapter(title, lead, self._told(first, end, turn))
            if turn is not None and turns.index(turn) < PICTURES:
                chapter.picture = self._picture(turn)
            chapters.append(chapter)
        return [chapter for chapter in chapters if chapter.lines or chapter.picture]

    def _picture(self, turn: int) -> BoardPicture | None:
        """A spectator's view at the end of the round or turn of a turning point."""
        moment = min((moment for moment in self.stood if moment >= turn), default=None)
        if moment is None:
            return None
        state = self.game.State.from_bytes(self.stood[moment])
        self.game.rules.blind(state, self.game.spectator)
        return picture_of(self.game, self.speech, state, self._names())

    def _swings(self, chances: list[list[float]]) -> list[float]:
        """A line whose change at each moment is the greatest change of any seat's chance."""
        level, line = 0.0, []
        for moment in range(len(self.worth)):
            if moment:
                level += max(abs(each[moment] - each[moment - 1]) for each in chances)
            line.append(level)
        return line

    def _cuts(self, turns: list[int]) -> list[int]:
        """The first moments of chapters: the game's beginning, and the round or turn of each turning point."""
        opening = [told.moment for told in self.heard if told.opens]
        begun = next((moment for moment in opening if moment > 0), 0)
        cuts = {0, begun} if begun else {0}
        for turn in turns:
            cuts.add(max((moment for moment in opening if moment <= turn), default=turn))
        return sorted(cuts)

    def _lead(self, number: int, turn: int | None, chances: list[list[float]], reach: int) -> tuple[str, str]:
        """A chapter's title and opening, by what changed in it."""
        if number == 0:
            return self.speech.say("tale-beginning"), self.speech.say(f"tale-lead-open-{self._variant('open')}")
        if turn is None:
            variant = self._variant("quiet")
            return self.speech.say(f"tale-title-quiet-{variant}"), self.speech.say(f"tale-lead-quiet-{variant}")
        change = [each[min(len(each) - 1, turn + reach - 1)] - each[max(0, turn - reach)] for each in chances]
        seat = max(range(len(change)), key=lambda seat: (change[seat], -seat))
        name, kind = self._names()[seat], "again" if seat in self.led else "ahead"
        self.led.add(seat)
        if self.game.results.cooperative:
            kind = "rise" if change[0] > 0 else "fall"
        variant = self._variant(kind)
        return (self.speech.say(f"tale-title-{kind}-{variant}", name=name),
                self.speech.say(f"tale-lead-{kind}-{variant}", name=name))

    def _variant(self, kind: str) -> int:
        """The number of the next variant for a kind of text. Each is used once before one repeats. The seed decides the
        first."""
        self.said[kind] += 1
        return (int(self.session.seed) + self.said[kind]) % VARIANTS + 1

    def _told(self, first: int, end: int, turn: int | None) -> list[TaleLine]:
        """The words said between two moments, and then the rare events, above all those at the turning point."""
        here = [told for told in self.heard if first <= told.moment < end]
        said = _most([told for told in here if told.line.who], WORDS, lambda told: len(told.line.text))
        happened = [told for told in _once(here) if not told.line.who and not told.opens]
        seldom, again = self._seldom(), Counter[str]()
        weights = {}
        for told in sorted(happened, key=lambda told: told.moment != turn):
            again[told.what] += 1           # a second one of the same kind says less
            near = 0.0 if turn is None else 2.0 if told.moment == turn else max(0.0, 1 - abs(told.moment - turn) / 10)
            weights[told] = (seldom[told.what] + near) / again[told.what]
        happened = _most(happened, SENTENCES, weights.__getitem__)
        return [told.line for told in (*said, *happened)]

    def _seldom(self) -> dict[str, float]:
        """By kind of event: how informative it is, by its rarity in this game."""
        counts = Counter(told.what for told in self.heard)
        return {what: math.log(len(self.heard) / count) for what, count in counts.items()}

    def _lives(self) -> list[Life]:
        """The lives of the figures with the most events, in the game's order. Words go to the first figure of their
        moment."""
        lives: dict[str, list[HeardEvent]] = {}
        words: dict[int, list[HeardEvent]] = {}
        for told in self.heard:
            if told.line.who:
                words.setdefault(told.moment, []).append(told)
            for subject in told.befalls:
                lives.setdefault(subject, []).append(told)
                lives[subject].extend(words.pop(told.moment, []))
        seldom = self._seldom()
        leads = {one: self.game.tale.subject_story(self.speech, one) for one in lives}
        chosen = sorted(lives, key=lambda one: (-len(lives[one]), self.game.tale.subjects.index(one)))
        chosen = chosen[:STORIED if any(leads.values()) else LIVES]
        return [Life(self.game.tale.subject_name(self.speech, one), [
            told.line for told in _most(lives[one], LIFE, lambda told: 9.0 if told.line.who else seldom[told.what])],
            leads[one]) for one in sorted(chosen, key=self.game.tale.subjects.index)]


def _once(told: Iterable[HeardEvent]) -> list[HeardEvent]:
    """The events without repeated sentences."""
    return list({each.line: each for each in told}.values())


def _most(told: Sequence[HeardEvent], most: int, weight: Callable[[HeardEvent], float]) -> list[HeardEvent]:
    """The `most` events with the greatest weights, in their original order."""
    chosen = sorted(range(len(told)), key=lambda i: (-weight(told[i]), i))[:most]
    return [told[i] for i in sorted(chosen)]
