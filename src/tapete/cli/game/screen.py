"""A game at one terminal: what its people see, and how they choose."""
from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

from rich.console import Console
from rich.table import Table
from rich.text import Text

from ...agents import parse_agent
from ...agents.characters import character_of
from ...agents.hints import analyse, reasons
from ...agents.mcts import Searcher
from ...agents.seat import SeatedAgent
from ...errors import InputError
from ...gamedef.parts.interaction import SOMEBODY
from ...gamedef.parts.presentation import Presentation
from ...games import speech_for
from ...referee.idle_run import IdleRun
from ...referee.lesson import Lesson, LessonLine
from ...referee.session import Session, SessionEvent, sentence_of
from ...referee.transcript import Recorder
from ...referee.typed import typed_grammar
from ...referee.words import note_line
from ...table.view.text_board import table_of
from ...text.speech import LANGUAGES, Speech
from ...text.spoken import said
from ..common import compiling, seat_names

HUMAN = "human"
COUNSEL = "mcts:iterations=4000"
"""The search that gives hints."""


class Quit(Exception):
    """The player wants to stop."""


class AskedDice:
    """Dice that people roll and type in. They first see what has happened up to the roll."""

    def __init__(self, speech: Speech, console: Console) -> None:
        self.speech, self.console = speech, console
        self.table: Screen | None = None

    def __call__(self, sides: int) -> int:
        if self.table is not None:
            self.table.tell_up_to(self.table.session.pending)
        while True:
            text = _ask(self.console, self.speech.say("play-die", sides=sides) + " ")
            if text == "s":
                raise Quit
            if text.isdigit() and 1 <= int(text) <= sides:
                return int(text)
            self.console.print(self.speech.say("play-die-wrong", sides=sides), style="red")


def _ask(console: Console, prompt: str) -> str:
    try:
        return console.input(prompt, markup=False).strip()
    except (EOFError, KeyboardInterrupt):
        raise Quit from None


SHORT = 12
"""The longest menu that a lesson shows in full. A longer one would push the table off the screen."""


class Screen:
    """A game at one terminal."""

    def __init__(self, session: Session, seats: Sequence[str], speech: Speech, console: Console,
                 recorder: Recorder | None, number: int, asked: AskedDice | None, lesson: Lesson | None = None,
                 every: bool = False) -> None:
        self.session, self.seats, self.console = session, seats, console
        self.speech = speech_for(session.game, speech.language)     # with the names of custom cards
        self.recorder, self.number, self.every = recorder, number, every
        self.run_of_bots = IdleRun(self.speech)
        self.game, self.lesson = session.game, lesson
        self.grammar = typed_grammar(session.game)
        self.guided = -1
        """The lesson's step that was shown last."""
        self.humans = [seat for seat, who in enumerate(seats) if who == HUMAN]
        self.agents = {seat: SeatedAgent(who, seat, session.seed, seats)
                       for seat, who in enumerate(seats) if who != HUMAN}
        self.characters = {seat: who for seat, text in enumerate(seats) if (who := character_of(text)) is not None}
        self.shown_to = self.humans[0] if self.humans else self.game.spectator
        self.fresh = True
        self.told = 0
        self.missed: dict[int, list[SessionEvent]] = {seat: [] for seat in self.humans}
        self.stops = dict.fromkeys(self.humans, self.game.interaction.usual_stops)
        self.passing: dict[int, int] = {}
        self.names = self._names()
        if asked is not None:
            asked.table = self

    def run(self) -> None:
        """Play until the game is over or somebody stops."""
        session = self.session
        self.console.rule(self.speech.say("play-title", game=self.game.title[self.speech.language],
                                          ruleset=session.ruleset.name, seed=str(session.seed)))
        if self.number == 0:
            roles = [drawn or asked for drawn, asked in zip(session.roles, session.asked, strict=True)]
            for line in self.game.wording.before_a_game(self.speech, session.options, roles):
                self.console.print("  " + line, style="italic")
        for seat, who in self.characters.items():
            self.console.print("  " + self.speech.say("play-character", name=who.name, seat=seat + 1, style=who.style))
        self._tell(session.news())
        try:
            while not session.over:
                seat = session.to_move
                action, note = self._bot(seat) if seat in self.agents else self._person(seat)
                self._carry_out(seat, action, note)
        except Quit:
            self.console.print()
            self.console.print(self.speech.say("play-not-saved") if self.recorder is None else
                               self.speech.say("play-saved", file=str(self.recorder.path)), style="bold")
            return
        for agent in self.agents.values():
            agent.hear_end(session, self.number)
        self._board()
        self.console.print(self.speech.say("play-over",
                                           how=self.game.results.cause(self.speech, session.state, self.names)),
                           style="bold yellow")
        for line in self.game.results.told_scores(self.speech, session.state, self.names):
            self.console.print("  " + line)
        self.console.print(self.speech.say("play-choices", n=self.number))

    def _names(self) -> list[str]:
        you = f" ({self.speech.say('play-seat-human')})" if len(self.humans) == 1 else ""
        names = [name + (you if seat in self.humans else "")
                 for seat, name in enumerate(seat_names(self.speech, self.session.roles))]
        for seat, who in self.characters.items():
            names[seat] = f"{names[seat]} ({who.name})" if self.session.roles[seat] else f"{seat + 1} {who.name}"
        return names

    def _bot(self, seat: int) -> tuple[int, str | None]:
        """A bot's choice, and its own words with it."""
        line = self._line()
        if line is not None:
            return line.choices[0], None
        with compiling(self.speech):
            return self.agents[seat].choose(self.session, self.number), self.agents[seat].words

    def _carry_out(self, seat: int, action: int, note: str | None) -> None:
        if seat in self.agents and len(self.session.legal()) > 1 and self._is_open(action):
            self._show_bot(seat, action)
        for agent in self.agents.values():
            agent.watch(self.session, action)
        news = self.session.play(action, seat, note=note)
        self.number += 1
        if self.recorder is not None:
            self.recorder.add(seat, action, note)
        if self.game.roles:
            self.names = self._names()
        self._tell(news)

    def _show_bot(self, seat: int, action: int) -> None:
        """Show a bot's choice under its question. Choices that let things be are shown later, as one line."""
        seen, name = self.session.blinded(self.shown_to), self.names[seat]
        label = self.game.wording.label(self.speech, seen, action, self.names)
        if not self.every and self.game.wording.is_idle(self.session.state, action):
            self._show_run(self.run_of_bots.add(name, label))
            return
        self._show_run(self.run_of_bots.told())
        self.console.print(self.game.wording.question(self.speech, seen, self.names), style="dim cyan")
        self.console.print(self.speech.say("play-bot", name=name, action=label), style="cyan")

    def _show_run(self, line: str) -> None:
        if line:
            self.console.print("  " + line, style="cyan")

    def _is_open(self, action: int) -> bool:
        """Whether the person at the screen may know of a choice about to be made."""
        return (self.game.interaction.awaited_by(self.session.blinded(self.shown_to), self.shown_to) != SOMEBODY
                and self.game.interaction.sees_openly(self.session.state, action, self.shown_to))

    def _tell(self, news: list[SessionEvent]) -> None:
        """Show the events, and let agents hear them. A person who is not at the screen sees them at their next turn
        there.
        """
        for agent in self.agents.values():
            agent.hear(news)
        self.tell_up_to(news)
        self.told = 0
        for seat in self.humans:
            if seat != self.shown_to:
                self.missed[seat].extend(news)
        self.fresh = self.fresh or bool(news)

    def tell_up_to(self, news: list[SessionEvent]) -> None:
        """Show the events not shown yet, because a die may have been asked for in the middle. Events that the final
        line repeats are left out."""
        for told in news[self.told:]:
            if told.is_for(self.shown_to) and told.what not in self.game.wording.closing:
                self._show_run(self.run_of_bots.told())
                self.console.print("  " + sentence_of(self.game, self.speech, told, self.names))
        self.told = len(news)

    def _board(self) -> None:
        self._show_run(self.run_of_bots.told())
        blinded = self.session.blinded(self.shown_to)
        self.console.print(table_of(self.game, self.speech, blinded, self.names, self.console.width))

    def _person(self, seat: int) -> tuple[int, str | None]:
        """A person's choice: an automatic one, or the one that they type."""
        action = self._automatic(seat)
        return self._human(seat) if action is None else (action, None)

    def _line(self) -> LessonLine | None:
        """The lesson's next line, if a lesson is in progress."""
        return None if self.lesson is None else self.lesson.line(self.number)

    def _guide(self) -> None:
        """Show the guide's words, once per step."""
        if self.lesson is None:
            return
        guide = self.lesson.guide(self.number, self.speech.language, self.names, at="terminal")
        if guide.step != self.guided:
            self.guided = guide.step
            for text in guide.lines:
                self.console.print(text, style="bold yellow")
        if guide.actions:
            action = self.grammar.text(self.game.grammar.parse(guide.actions[0]))
            self.console.print(self.speech.say("play-lesson-do", action=action), style="yellow")
        if guide.done:
            self.lesson = None

    def _fits_lesson(self, action: int) -> bool:
        """Whether the lesson accepts a choice. If not, the guide says so."""
        line = self._line()
        if self.lesson is None or line is None or action in line.choices:
            return True
        wrong = self.lesson.guide(self.number, self.speech.language, self.names, at="terminal").wrong
        self._say_wrong(" ".join(wrong) or self.speech.say("play-lesson-other"))
        return False

    def _automatic(self, seat: int) -> int | None:
        line = self._line()
        if line is not None:
            return None if line.asked else line.choices[0]
        state = self.session.blinded(seat)
        passing = self.passing.get(seat) == self.game.interaction.turn(state)
        return self.game.interaction.automatic(state, self.session.legal(), self.stops[seat], passing,
                                   len(self.humans) < 2 or self.game.interaction.one_player(state))

    def _human(self, seat: int) -> tuple[int, str | None]:
        """Ask a person until they give a choice that can be carried out."""
        self._show_run(self.run_of_bots.told())
        if seat != self.shown_to:
            self._pass_to(seat)
        if self.fresh:
            self._board()
            self.fresh = False
        legal, line = self.session.legal(), self._line()
        self._menu(legal, None if line is None or len(legal) <= SHORT else line.choices)
        self._guide()
        while True:
            text = _ask(self.console, self.speech.say("play-prompt", name=self.names[seat]) + " ")
            text, slashes, note = (part.strip() for part in text.partition("//"))
            action = self._understand(text, seat, legal)
            if action is None or not slashes:
                note = ""
            if action is not None and self._fits_lesson(action) and self._note_fits(action, note):
                return action, note or None

    def _note_fits(self, action: int, note: str) -> bool:
        if not note:
            return True
        try:
            if self.game.interaction.note_to(self.session.state, action) is not None:
                return bool(note_line(note))
        except ValueError as error:
            self._say_wrong(said(error, self.speech.language))
            return False
        self._say_wrong(self.speech.say("play-no-note"))
        return False

    def _pass_to(self, seat: int) -> None:
        """Hand the terminal to another person, so that nobody sees what only another may know."""
        before, self.shown_to, self.fresh = self.shown_to, seat, True
        missed, self.missed[seat] = self.missed[seat], []
        if self.game.interaction.one_player(self.session.state):
            missed = [told for told in missed if not told.is_for(before)]
        else:
            _ask(self.console, self.speech.say("play-pass", name=self.names[seat]) + " ")
            self.console.clear()
        self.tell_up_to(missed)
        self.told = 0

    def _menu(self, legal: list[int], only: Collection[int] | None = None) -> None:
        """Show the menu, or only some of it with the number of the others."""
        state: Any = self.session.state
        self.console.print(self.game.wording.question(self.speech, state, self.names), style="bold")
        menu = Table.grid(padding=(0, 2))
        for i, action in enumerate(legal, 1):
            if only is None or action in only:
                menu.add_row(f"{i:>4}", self.game.wording.label(self.speech, state, action, self.names),
                             Text(self.grammar.text(action), style="dim"))
        self.console.print(menu)
        if only is not None:
            self.console.print(self.speech.say("play-lesson-more", n=len(legal) - len(only)), style="dim")

    def _understand(self, text: str, seat: int, legal: list[int]) -> int | None:
        """The action that a text means; None if there is nothing to carry out."""
        if text == "":
            return None
        if text in ("s", "q"):
            raise Quit
        if text == "l" and self.lesson is not None:
            self.lesson = None
            self.console.print(self.speech.say("play-lesson-left"), style="bold")
            return None
        if text in ("?", "h", "t", "i"):
            self._command(text, legal)
            return None
        if text == "c":
            self._hint(seat, legal)
            return None
        if self._has_piles and text.split()[0] == "v":
            self._look_into(text.split()[1:])
            return None
        if self.game.interaction.stops and text.split()[0] in ("p", "d"):
            if text == "p":
                return self._pass_on(seat)
            self._set_stops(seat, text.split()[1:])
            return None
        if text.isdigit():
            if 1 <= int(text) <= len(legal):
                return legal[int(text) - 1]
            self._say_wrong(self.speech.say("play-no-such-number", n=int(text), last=len(legal)))
            return None
        try:
            action = self.grammar.parse(text)
            self.session.check_legal(action, seat, self.speech)
        except InputError as error:
            self._say_wrong(said(error, self.speech.language))
            return None
        return action

    def _pass_on(self, seat: int) -> int | None:
        """Pass until the turn ends, beginning with this choice if it can be passed."""
        self.passing[seat] = self.game.interaction.turn(self.session.blinded(seat))
        action = self._automatic(seat)
        if action is None:
            self._say_wrong(self.speech.say("play-cannot-pass"))
        return action

    def _set_stops(self, seat: int, numbers: Sequence[str]) -> None:
        """Switch stops on and off by their numbers, and show them all."""
        for number in numbers:
            if not number.isdigit() or not 1 <= int(number) <= len(self.game.interaction.stops):
                self._say_wrong(self.speech.say("play-no-such-stop", n=number, last=len(self.game.interaction.stops)))
                return
            self.stops[seat] ^= {self.game.interaction.stops[int(number) - 1]}
        self.console.print(self.speech.say("play-stops"), style="bold")
        for i, name in enumerate(self.game.interaction.stops, 1):
            mark = "×" if name in self.stops[seat] else " "
            self.console.print(f"{i:>4} [{mark}] {self.speech.say(f'stop-{name}')}", markup=False)

    @property
    def _has_piles(self) -> bool:
        return type(self.game.presentation).look_into is not Presentation.look_into

    def _look_into(self, words: Sequence[str]) -> None:
        """Show a pile of the table by its number, or the list of piles."""
        piles = self.game.presentation.look_into(self.speech, self.session.blinded(self.shown_to), self.names)
        number = " ".join(words)
        if words and not (number.isdigit() and 1 <= int(number) <= len(piles)):
            self._say_wrong(self.speech.say("play-no-such-look", n=number, last=len(piles)) if piles
                            else self.speech.say("play-look-none"))
        elif words:
            title, drawn = piles[int(number) - 1]
            self.console.print(title, style="bold")
            self.console.print(drawn)
        else:
            self.console.print(self.speech.say("play-look" if piles else "play-look-none"), style="bold")
            for i, (title, _) in enumerate(piles, 1):
                self.console.print(f"{i:>4}  {title}")

    def _command(self, text: str, legal: list[int]) -> None:
        if text == "t":
            self._board()
            self._menu(legal)
        elif text == "i":
            following = LANGUAGES[(LANGUAGES.index(self.speech.language) + 1) % len(LANGUAGES)]
            self.speech = speech_for(self.game, following)
            self.run_of_bots = IdleRun(self.speech)
            self.names = self._names()
            self._menu(legal)
            self.guided = -1
            self._guide()
        else:
            self.console.print(self.speech.say("play-help", example=self.grammar.text(legal[-1])))
            if self.lesson is not None:
                self.console.print(self.speech.say("play-help-lesson"))
            if self._has_piles:
                self.console.print(self.speech.say("play-help-look"))
            if self.game.interaction.stops:
                self.console.print(self.speech.say("play-help-stops"))
            if any(self.game.interaction.note_to(self.session.state, action) is not None for action in legal):
                self.console.print(self.speech.say("play-help-note"))

    def _hint(self, seat: int, legal: list[int]) -> None:
        """A search's estimate of each option and what it expects. It uses only what this seat may know."""
        searcher = Searcher(self.game, parse_agent(COUNSEL), len(self.seats), self.session.seed + self.number)
        with compiling(self.speech):
            analysis = analyse(searcher, self.session.blinded(seat), legal)

        def label(action: int) -> str:
            return self.game.wording.label(self.speech, self.session.blinded(seat), action, self.names)

        for sentence in reasons(self.game, self.speech, analysis, label, self.names):
            self.console.print(sentence)
        if analysis.close:
            return
        hints = Table.grid(padding=(0, 2))
        scored = self.game.results.has_scores
        for opinion in analysis.opinions:
            value, low, high = map(self.game.results.expected, (opinion.value, opinion.low, opinion.high))
            hints.add_row(f"{legal.index(opinion.action) + 1:>4}", label(opinion.action),
                          " ± ".join(self.speech.figure(each, ".1f" if scored else ".0%")
                                     for each in (value, (high - low) / 2)),
                          Text(str(opinion.visits), style="dim"))
        self.console.print(self.speech.say("play-hint-score" if scored else "play-hint"), style="bold")
        self.console.print(hints)

    def _say_wrong(self, sentence: str) -> None:
        self.console.print(sentence, style="red")
