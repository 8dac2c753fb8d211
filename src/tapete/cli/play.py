"""`tapete play`: a whole game in the terminal, with friends in front of it and bots in the empty seats."""
from __future__ import annotations

import secrets
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.markup import escape
from rich.table import Table

from ..agents import parse_agent, split_agents
from ..agents.mcts import Searcher
from ..agents.seat import SeatedAgent
from ..errors import IllegalMoveError, InputError
from ..games import find_game, speech_of
from ..kernel.game import Game
from ..kernel.speech import LANGUAGES, Speech
from ..referee.session import Session, Told
from ..referee.transcript import Recorder, Replay, read
from .common import compiling, language_of, roles_in, whole_number

HUMAN = "human"


def play(
    game: Annotated[str, typer.Argument(help="The game.")],
    seats: Annotated[str | None, typer.Option(help="Who sits where, by commas: human, random, greedy.")] = None,
    roles: Annotated[str | None, typer.Option(help="A role for each seat, by commas; any draws one.")] = None,
    ruleset: Annotated[str | None, typer.Option(help="The ruleset.")] = None,
    config: Annotated[Path | None, typer.Option(help="A file with options that differ.")] = None,
    seed: Annotated[str | None, typer.Option(metavar="N", help="The same seed deals the same game.")] = None,
    save: Annotated[Path | None, typer.Option(help="A file to record the game in; if there, go on with it.")] = None,
    lang: Annotated[str | None, typer.Option(help="es or en.")] = None,
    real_dice: Annotated[bool, typer.Option("--real-dice", help="Ask for the dice that people rolled.")] = False,
) -> None:
    """Play a game to its end; stop at any moment, and with --save go on later."""
    found = find_game(game)
    speech = speech_of(game, language_of(lang))
    console = Console(highlight=False)
    if save is not None and save.exists():
        table = _take_up(found, save, speech, console)
        _check_same(table.session, save, seats=seats, roles=roles, ruleset=ruleset, config=config, seed=seed,
                    recorded=table.seats)
    else:
        table = _begin(found, speech, console, seats=split_agents(seats or "human,greedy,greedy,greedy"),
                       roles=roles, ruleset=ruleset, config=config, save=save, real_dice=real_dice,
                       seed=secrets.randbelow(10**9) if seed is None else whole_number(seed, "--seed"))
    table.run()


def _begin(game: Game, speech: Speech, console: Console, seats: list[str], roles: str | None, ruleset: str | None,
           config: Path | None, save: Path | None, seed: int, real_dice: bool) -> _Table:
    for seat in seats:
        if seat != HUMAN:
            parse_agent(seat)
    rules = game.ruleset(ruleset)
    asked = _AskedDice(speech, console) if real_dice else None
    if asked is not None:
        console.print(speech.say("setup-dice"))
    session = Session(game, rules, game.options(rules, config), roles_in(roles, len(seats)), seed, asked)
    recorder = None if save is None else Recorder(save, session, seats, real_dice)
    return _Table(session, seats, speech, console, recorder, 0, asked)


def _take_up(game: Game, save: Path, speech: Speech, console: Console) -> _Table:
    transcript = read(save)
    replay = Replay(game, transcript)
    for _ in replay.steps():
        pass
    replay.session.news()
    asked = _AskedDice(speech, console) if transcript.header["typed_dice"] else None
    replay.go_on_with(asked)
    seats = transcript.header["seats"]
    done = len(transcript.choices)
    console.print(speech.say("play-resumed", file=str(save), n=done), style="bold")
    recorder = Recorder(save, replay.session, seats, number=done)
    return _Table(replay.session, seats, speech, console, recorder, done, asked)


def _check_same(session: Session, save: Path, seats: str | None, roles: str | None, ruleset: str | None,
                config: Path | None, seed: str | None, recorded: Sequence[str]) -> None:
    """What the command says must be what the save holds: nobody plays another game than was asked for."""
    asked = {"--seats": seats and split_agents(seats), "--ruleset": ruleset,
             "--seed": seed and whole_number(seed, "--seed"),
             "--roles": roles and roles_in(roles, len(recorded)),
             "--config": config and session.game.options(session.ruleset, config)}
    held = {"--seats": list(recorded), "--ruleset": session.ruleset.name, "--seed": session.seed,
            "--roles": session.asked, "--config": session.options}
    for option, value in asked.items():
        if value and value != held[option]:
            raise InputError(f"{save}: holds a game with another {option}; leave {option} out to go on with it, "
                             "or name another file")


class _Quit(Exception):
    """Whoever plays wants to stop."""


class _AskedDice:
    """Dice that people roll and type in, told first what has happened up to the roll."""

    def __init__(self, speech: Speech, console: Console) -> None:
        self.speech, self.console = speech, console
        self.table: _Table | None = None

    def __call__(self, sides: int) -> int:
        if self.table is not None:
            self.table.tell_up_to(self.table.session.pending)
        while True:
            text = _ask(self.console, self.speech.say("play-die", sides=sides) + " ")
            if text == "s":
                raise _Quit
            if text.isdigit() and 1 <= int(text) <= sides:
                return int(text)
            self.console.print(self.speech.say("play-die-wrong", sides=sides), style="red")


def _ask(console: Console, prompt: str) -> str:
    try:
        return console.input(escape(prompt)).strip()
    except (EOFError, KeyboardInterrupt):
        raise _Quit from None


class _Table:
    """One game at one terminal."""

    def __init__(self, session: Session, seats: Sequence[str], speech: Speech, console: Console,
                 recorder: Recorder | None, number: int, asked: _AskedDice | None) -> None:
        self.session, self.seats, self.speech, self.console = session, seats, speech, console
        self.recorder, self.number = recorder, number
        self.game = session.game
        self.humans = [seat for seat, who in enumerate(seats) if who == HUMAN]
        self.agents = {seat: SeatedAgent(who, seat, session.seed) for seat, who in enumerate(seats) if who != HUMAN}
        self.shown_to = self.humans[0] if self.humans else self.game.spectator
        self.fresh = True
        self.told = 0
        self.missed: dict[int, list[Told]] = {seat: [] for seat in self.humans}
        self.names = self._names()
        if asked is not None:
            asked.table = self

    def run(self) -> None:
        """Play until the game is over or somebody stops."""
        session = self.session
        self.console.rule(self.speech.say("play-title", game=self.game.title[self.speech.language],
                                          ruleset=session.ruleset.name, seed=str(session.seed)))
        self._tell(session.news())
        try:
            while not session.over:
                seat = session.to_move
                action = self._bot(seat) if seat in self.agents else self._human(seat)
                self._carry_out(seat, action)
        except _Quit:
            self.console.print()
            self.console.print(self.speech.say("play-not-saved") if self.recorder is None else
                               self.speech.say("play-saved", file=str(self.recorder.path)), style="bold")
            return
        self._board()
        self.console.print(self.speech.say("play-over", how=self.game.cause(self.speech, session.state)),
                           style="bold yellow")
        self.console.print(self.speech.say("play-choices", n=self.number))

    def _names(self) -> list[str]:
        return [f"{seat} {role}".strip() + (f" ({self.speech.say('play-seat-human')})" if len(self.humans) == 1
                                    and seat in self.humans else "")
                for seat, role in enumerate(self.session.roles)]

    def _bot(self, seat: int) -> int:
        with compiling(self.speech):
            return self.agents[seat].choose(self.session, self.number)

    def _carry_out(self, seat: int, action: int) -> None:
        if seat in self.agents and len(self.session.legal()) > 1:
            label = self.game.label(self.speech, self.session.state, action, self.names)
            self.console.print(self.speech.say("play-bot", name=self.names[seat], action=label), style="cyan")
        for agent in self.agents.values():
            agent.watch(self.session, action)
        news = self.session.play(action, seat)
        self.number += 1
        if self.recorder is not None:
            self.recorder.add(seat, action)
        self._tell(news)

    def _tell(self, news: list[Told]) -> None:
        """Tell the news; whoever is not at the screen hears of it when the screen comes round."""
        self.tell_up_to(news)
        self.told = 0
        for seat in self.humans:
            if seat != self.shown_to:
                self.missed[seat].extend(news)
        self.fresh = self.fresh or bool(news)

    def tell_up_to(self, news: list[Told]) -> None:
        """Tell what of the news has not been told yet: a die may have been asked for in the middle."""
        for told in news[self.told:]:
            if told.is_for(self.shown_to):
                happening = self.game.happening(told.what, told.a, told.b, told.c)
                self.console.print("  " + escape(self.game.sentence(self.speech, happening, self.names)))
        self.told = len(news)

    def _board(self) -> None:
        blinded = self.session.blinded(self.shown_to)
        self.console.print(self.game.board(self.speech, blinded, self.names, self.console.width))

    def _human(self, seat: int) -> int:
        """Ask a person for a choice until one is given that can be carried out."""
        if seat != self.shown_to:
            self._pass_to(seat)
        if self.fresh:
            self._board()
            self.fresh = False
        legal = self.session.legal()
        self._menu(legal)
        while True:
            text = _ask(self.console, self.speech.say("play-prompt", name=self.names[seat]) + " ")
            action = self._understand(text, seat, legal)
            if action is not None:
                return action

    def _pass_to(self, seat: int) -> None:
        """Several people at one terminal: nobody sees what another alone may know."""
        self.shown_to = seat
        self.fresh = True
        _ask(self.console, self.speech.say("play-pass", name=self.names[seat]) + " ")
        self.console.clear()
        missed, self.missed[seat] = self.missed[seat], []
        self.tell_up_to(missed)
        self.told = 0

    def _menu(self, legal: list[int]) -> None:
        state: Any = self.session.state
        self.console.print(self.game.question(self.speech, state, self.names), style="bold")
        menu = Table.grid(padding=(0, 2))
        for i, action in enumerate(legal, 1):
            menu.add_row(f"{i:>4}", escape(self.game.label(self.speech, state, action, self.names)),
                         f"[dim]{self.game.grammar.text(action)}[/]")
        self.console.print(menu)

    def _understand(self, text: str, seat: int, legal: list[int]) -> int | None:
        """The action that a text means, or None when there is nothing to carry out."""
        if text == "":
            return None
        if text in ("s", "q"):
            raise _Quit
        if text in ("?", "h", "t", "i"):
            self._command(text, legal)
            return None
        if text == "c":
            self._hint(seat, legal)
            return None
        if text.isdigit():
            if 1 <= int(text) <= len(legal):
                return legal[int(text) - 1]
            self._say_wrong(self.speech.say("play-no-such-number", n=int(text), last=len(legal)))
            return None
        try:
            action = self.game.grammar.parse(text)
            self.session.check_legal(action, seat, self.speech)
        except (IllegalMoveError, InputError, ValueError) as error:
            self._say_wrong(str(error))
            return None
        return action

    def _command(self, text: str, legal: list[int]) -> None:
        if text == "t":
            self._board()
            self._menu(legal)
        elif text == "i":
            following = LANGUAGES[(LANGUAGES.index(self.speech.language) + 1) % len(LANGUAGES)]
            self.speech = speech_of(self.game.name, following)
            self.names = self._names()
            self._menu(legal)
        else:
            self.console.print(self.speech.say("play-help", example=self.game.grammar.text(legal[-1])))

    def _hint(self, seat: int, legal: list[int]) -> None:
        """What a search thinks of each option, from what this seat may know."""
        searcher = Searcher(self.game, parse_agent("mcts"), len(self.seats), self.session.seed + self.number)
        with compiling(self.speech):
            opinions = searcher.think(self.session.blinded(seat), legal)
        hints = Table.grid(padding=(0, 2))
        for opinion in opinions:
            label = self.game.label(self.speech, self.session.state, opinion.action, self.names)
            hints.add_row(f"{legal.index(opinion.action) + 1:>4}", escape(label),
                          f"{opinion.value:.0%} ± {(opinion.high - opinion.low) / 2:.0%}",
                          f"[dim]{opinion.visits}[/]")
        self.console.print(self.speech.say("play-hint"), style="bold")
        self.console.print(hints)

    def _say_wrong(self, sentence: str) -> None:
        self.console.print(escape(sentence), style="red")
