"""A game in progress: its true state, the choices carried out, and the events told."""
from __future__ import annotations

import hashlib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from pydantic import BaseModel

from ..errors import DefectError, IllegalMoveError
from ..files.config import plain_data
from ..gamedef.by_players import at_table
from ..gamedef.game import Game
from ..gamedef.ruleset import Ruleset
from ..games import speech_for
from ..kernel.agenda import Fault
from ..kernel.at_once import let_choose
from ..kernel.dice import TAPE, TOLD_ROLL, plain_rng
from ..kernel.log import EVERYBODY, LOG_SIZE
from ..ledger.ledger import instead_of
from ..runtime.integers import one_of, whole_number, whole_numbers
from ..runtime.whole_copies import CopiedWhole
from ..text.speech import LANGUAGES, Speech
from ..text.spoken import SpokenError
from .words import note_line

DiceSource = Callable[[int], int]
"""Called for each roll: takes a die's sides, and returns its face, 1 to sides."""

LARGEST_SEED = 2**62 - 1

NOTED = -2
"""An event of the session itself: a player's own words beside a choice, by seat."""
GOES_ON = -3
"""An event of the session itself: another game continues from here. The argument is 1 if hidden things were dealt
again."""


@dataclass(frozen=True)
class SessionEvent:
    """An event, with a bit for each seat that may know of it (-1: everybody)."""

    seats: int
    what: int
    a: int
    b: int
    c: int
    note: str = ""

    def is_for(self, seat: int) -> bool:
        return self.seats == EVERYBODY or bool(self.seats >> seat & 1)

    @property
    def to(self) -> int | None:
        """The only seat that may know of it, if there is one."""
        return self.seats.bit_length() - 1 if self.seats > 0 and self.seats.bit_count() == 1 else None


class Session(CopiedWhole):
    """A running game, refereed by plain rules.

    `dice` answers every roll; without it the game's own generator does. Shuffles always come from the generator. Raises
    InputError for a wrong seed or number of seats.

    A copy, also a pickled one, goes on from the same position. A session with `dice` cannot be copied (InputError),
    because two games would ask for the same rolls.
    """

    state: Any

    @whole_numbers
    def __init__(self, game: Game, ruleset: Ruleset, options: BaseModel, seats: Sequence[str | None],
                 seed: int, dice: DiceSource | None = None) -> None:
        self._sit(game, ruleset, options, seats, seed, dice)
        game = self.game
        self.state = game.blank(self.options, seats)
        game.configuration.set_version(self.state, ruleset.version)
        self.state.dice.seed = seed
        self.state.log.on = 1
        self._run(lambda s: game.rules.setup(s))
        self._settle()

    @classmethod
    @whole_numbers
    def at(cls, state: Any, game: Game, ruleset: Ruleset, options: BaseModel, seats: Sequence[str | None], seed: int,
           dice: DiceSource | None = None) -> Session:
        """A session that continues from a plain state in which another session of the same game waited for a choice."""
        session = cls.__new__(cls)
        session._sit(game, ruleset, options, seats, seed, dice)
        session.state, session._told = state, state.log.told
        return session

    def _sit(self, game: Game, ruleset: Ruleset, options: BaseModel, seats: Sequence[str | None], seed: int,
             dice: DiceSource | None) -> None:
        check_seed(seed)
        check_seats(game, len(seats))
        self.options = at_table(options, len(seats))
        self.game = game = game.playing(self.options)
        self.ruleset, self.seed, self.dice = ruleset, seed, dice
        self.menu = game.Menu.plain()
        self.asked = list(seats)
        self.given: dict[str, Any] = {}
        """The position set after the setup, by paths."""
        self.rolled: list[tuple[int, int]] = []
        self.pending: list[SessionEvent] = []
        """While a die is asked for: the events since the last news, up to that roll."""
        self.called: list[Any] = []
        """For each of the game's calls in the last news, in order: the state in which it was made."""
        self._told = 0
        self._unread: list[SessionEvent] = []
        self._called: list[Any] = []

    def __getstate__(self) -> dict[str, Any]:
        if self.dice is not None:
            raise SpokenError("session-dice")
        game = self.game
        return {**vars(self), "game": game._origin or game, "menu": game.Menu.to_bytes(self.menu),
                "state": game.State.to_bytes(self.state), "called": [*map(game.State.to_bytes, self.called)],
                "_called": [*map(game.State.to_bytes, self._called)]}

    def __setstate__(self, state: dict[str, Any]) -> None:
        vars(self).update(state)
        self.game = game = self.game.playing(self.options)
        self.menu, self.state = game.Menu.from_bytes(state["menu"]), game.State.from_bytes(state["state"])
        self.called = [*map(game.State.from_bytes, state["called"])]
        self._called = [*map(game.State.from_bytes, state["_called"])]

    def lay(self, given: Mapping[str, Any], whole: bool = True) -> None:
        """Set a position by paths of the view, before the first choice. Raises InputError that names what is wrong.

        Events of the setup are dropped, because they no longer hold. `whole`: nothing more is set after this, and the
        table must be a possible one.
        """
        for key, value in plain_data(given).items():
            self.game.scenarios.edit(self.state, key, value)
            self.given[key] = value
            self._unread.clear()
            self._called.clear()
        if whole and given:
            self.check_laid()

    def check_laid(self) -> None:
        """Raise InputError if no game can be in this state."""
        broken = self.game.rules.broken(self.state)
        if broken:
            raise SpokenError("cannot-stand", broken=broken)

    @property
    def over(self) -> bool:
        return bool(self.state.outcome)

    @property
    def to_move(self) -> int:
        """The seat that must choose; -1 when the game is over."""
        return int(self.game.rules.chooser(self.state))

    @property
    def asking(self) -> tuple[int, ...]:
        """The seats that may choose now. They are several if the game asks at once; then any of them may be next."""
        return self.game.interaction.asking(self.state)

    @whole_numbers
    def let_choose(self, seat: int) -> None:
        """Of the seats that may choose now, make this one `to_move`. IllegalMoveError if it may not choose now."""
        self._check_asked(seat, None)
        if seat != self.to_move:
            let_choose(self.state, seat)

    def legal(self) -> list[int]:
        """The legal actions of the seat that must choose."""
        self.game.rules.legal(self.state, self.menu)
        if self.menu.n > len(self.menu.actions):
            raise DefectError("a menu is too small for the actions it must offer")
        return list(self.menu.actions[:self.menu.n])

    @whole_numbers
    def play(self, action: int | str, seat: int | None = None, speech: Speech | None = None,
             note: str | None = None) -> list[SessionEvent]:
        """Carry out a choice and everything that follows. Returns the events. Nothing changes if it is refused.

        `note`: the player's own words with it. Raises IllegalMoveError with the rule that forbids the choice. Raises
        InputError for a text that names no action, or for words that the choice does not accept.
        """
        number = self.game.grammar.parse(action) if isinstance(action, str) else action
        self.check_legal(number, seat, speech)
        if seat is not None:
            self.let_choose(seat)
        noted = None if note is None else self._noted(number, note)
        self.rolled.clear()
        if noted is not None:
            self._unread.append(noted)
        self._run(lambda s: self.game.rules.act(s, number))
        self._settle()
        return self.news()

    def _noted(self, action: int, note: str) -> SessionEvent:
        audience = self.game.interaction.note_to(self.state, action)
        if audience is None:
            raise SpokenError("no-note", action=self.game.grammar.text(action))
        return SessionEvent(audience, NOTED, self.to_move, 0, 0, note_line(note))

    @whole_numbers
    def check_legal(self, action: int, seat: int | None = None, speech: Speech | None = None) -> None:
        """Raise IllegalMoveError unless this seat may choose the action now."""
        if self.over:
            raise self._forbidden(speech, "referee.over", lambda it: it.say("referee-over"))
        state = self.state
        if seat is not None:
            self._check_asked(seat, speech)
            if seat != self.to_move:        # asked at once with others: as if it chose first
                state = self.game.State.copy(state)
                let_choose(state, seat)
        self.game.grammar.check(action)
        why = int(self.game.rules.why_not(state, action))
        if why:
            text, (rule, _) = self.game.grammar.text(action), self.refusal(speech_for(self.game, "en"), why, seat)
            raise self._forbidden(speech, rule, lambda it: f"{text}: {self.refusal(it, why, seat)[1]} ({rule})")

    def _check_asked(self, seat: int, speech: Speech | None) -> None:
        if self.check_seat(seat) not in self.asking:
            key = "referee-not-asked" if self.game.interaction.asks_at_once(self.state) else "referee-not-your-turn"
            raise self._forbidden(speech, "referee.seat", lambda it: it.say(key, seat=seat, to=self.to_move))

    def _forbidden(self, speech: Speech | None, rule: str, say: Callable[[Speech], str]) -> IllegalMoveError:
        """The error for a choice that a rule forbids, in every language. Its own text is in the language asked for,
        else in English."""
        said = {language: say(speech_for(self.game, language)) for language in LANGUAGES}
        return IllegalMoveError(say(speech) if speech else said["en"], rule, said)

    @whole_numbers
    def refusal(self, speech: Speech, why: int, seat: int | None = None) -> tuple[str, str]:
        """The rule (in the active ruleset) and the sentence of a `why_not` code. The sentence uses only what this seat
        (None: the one that must choose) may know."""
        rule, sentence = self.game.wording.refusal(speech, why, self.blinded(self.to_move if seat is None else seat))
        return instead_of(self.game.name, self.ruleset.name).get(rule, rule), sentence

    def news(self) -> list[SessionEvent]:
        """The events since the last call."""
        told, self._unread = self._unread, []
        self.called, self._called = self._called, []
        return told

    @whole_numbers
    def view(self, seat: int | None = None) -> BaseModel:
        """The view of a seat; None is the referee, who sees everything. Raises InputError for an unknown seat."""
        return self.game.view(self.state if seat is None else self.blinded(seat))

    @whole_numbers
    def blinded(self, seat: int) -> Any:
        """A copy of the state in which everything that the seat may not know is hidden."""
        one_of(seat, "seat", len(self.asked), self.game.spectator)
        copy = self.game.State.copy(self.state)
        self.game.rules.blind(copy, seat)
        return copy

    @whole_numbers
    def check_seat(self, seat: int) -> int:
        """The number of a seat at this table. Raises InputError for any other."""
        return one_of(seat, "seat", len(self.asked))

    def digest(self) -> str:
        """A fingerprint of everything that the referee sees, and of the number of draws: 16 hexadecimal digits.

        It uses the view and not the record's bytes, because the layout of the record is not part of the rules.
        """
        return digest_of(self.game, self.state)

    @whole_numbers
    def redeal_hidden(self, seed: int) -> None:
        """Deal everything again that not everybody knows; see `redealt`. The game continues from there."""
        self.state = redealt(self.game, self.state, seed)
        self._told = self.state.log.told
        self._unread.append(SessionEvent(EVERYBODY, GOES_ON, 1, 0, 0))

    @property
    def roles(self) -> list[str]:
        """The role of each seat that everybody can see; empty if there is none."""
        return self.game.presentation.roles_seen(self.blinded(self.game.spectator)) or [""] * len(self.asked)

    def _settle(self) -> None:
        while True:
            before = self.state.n_agenda, self.state.outcome
            if not self._run(lambda s: self.game.rules.step(s)):
                break
            if self.state.fault:
                raise DefectError(f"the rules broke: {Fault(self.state.fault).name} after {before}")
        if self.state.fault:
            raise DefectError(f"the rules broke: {Fault(self.state.fault).name}")

    def _run(self, work: Callable[[Any], Any]) -> Any:
        """Run a rule with the dice that it needs, and read its events."""
        result = work(self.state) if self.dice is None else self._run_with_dice(work, self.dice)
        for told in self._just_told():
            self._unread.append(told)
            if told.what == TOLD_ROLL:
                self.rolled.append((told.a, told.b))
            elif told.what in self.game.interaction.calls:
                self._called.append(self.game.State.copy(self.state))
        self._told = self.state.log.told
        return result

    def _just_told(self) -> list[SessionEvent]:
        log = self.state.log
        if log.told - self._told > LOG_SIZE:
            raise DefectError(f"a rule told {log.told - self._told} things at once, the log holds {LOG_SIZE}")
        return [SessionEvent(log.seats[k], log.what[k], log.a[k], log.b[k], log.c[k])
                for k in (i % LOG_SIZE for i in range(self._told, log.told))]

    def _run_with_dice(self, work: Callable[[Any], Any], source: DiceSource) -> Any:
        """Run until a roll has no answer, ask for it, and run again from the start with the answer."""
        before = self.game.State.copy(self.state)
        faces: list[tuple[int, int]] = []
        while True:
            fix_rolls(self.state.dice, faces)
            result = work(self.state)
            wanted = self.state.dice.wanted
            if not wanted:
                fix_rolls(self.state.dice, [], strict=False)
                return result
            self.pending = [*self._unread, *self._just_told()[:-1]]     # the last is the roll without an answer
            self.game.State.assign(self.state, before)
            if len(faces) == TAPE:
                raise DefectError(f"one step rolls more than {TAPE} dice")
            faces.append((wanted, whole_number(source(wanted), f"d{wanted}")))


def digest_of(game: Game, state: Any) -> str:
    """The fingerprint of a true state; see `Session.digest`."""
    seen = f"{game.view(state).model_dump_json(exclude=set(game.scenarios.not_fingerprinted))} {state.dice.count}"
    return hashlib.blake2b(seen.encode(), digest_size=8).hexdigest()


@whole_numbers
def redealt(game: Game, state: Any, seed: int) -> Any:
    """A copy of a true state in which everything that not everybody knows is dealt again, from a seed.

    What everybody can see stays the same. What some seats knew is known only to those who hold it now. The dice
    continue from the generator of the deal. Raises InputError if no such deal is found.
    """
    check_seed(seed)
    fresh = game.State.copy(state)
    game.rules.blind(fresh, game.spectator)
    open_before = game.view(fresh).model_dump_json()
    chance = plain_rng(seed)
    game.rules.redeal(fresh, chance, game.Menu.plain())
    fresh.dice.seed, fresh.dice.count, fresh.log.on = seed, chance.count, 1
    seen = game.State.copy(fresh)
    game.rules.blind(seen, game.spectator)
    sound = not fresh.fault and not game.rules.broken(fresh) and (game.rules.chooser(fresh) >= 0) is not bool(
        state.outcome)
    if not sound or game.view(seen).model_dump_json() != open_before or not _knows_enough(game, fresh):
        raise SpokenError("not-anew")
    return fresh


def _knows_enough(game: Game, state: Any) -> bool:
    """Whether the seat that must choose knows its options. It does not if it had been shown other cards."""
    menus = []
    seat = int(game.rules.chooser(state))
    for eyes in (False, True):
        seen, menu = game.State.copy(state), game.Menu.plain()
        if eyes and seat >= 0:
            game.rules.blind(seen, seat)
        game.rules.legal(seen, menu)
        menus.append(list(menu.actions[:menu.n]))
    return menus[0] == menus[1]


def sentence_of(game: Game, speech: Speech, told: SessionEvent, names: Sequence[str]) -> str:
    """The sentence of an event in the reader's language. `names` are the seats' names."""
    if told.what == NOTED:
        return speech.say("told-noted", name=names[told.a], note=told.note)
    if told.what == GOES_ON:
        return speech.say("told-goes-on", anew=told.a)
    return game.wording.sentence(speech, game.wording.happening(told.what, told.a, told.b, told.c), names, told.to)


def fix_rolls(dice: Any, faces: Sequence[tuple[int, int]], strict: bool = True) -> None:
    """Fix the next rolls as (sides, face). `strict`: nothing else may answer a roll."""
    for i in range(TAPE):
        dice.sides[i], dice.faces[i] = faces[i] if i < len(faces) else (0, 0)
    dice.length, dice.read, dice.wanted, dice.mismatch = len(faces), 0, 0, 0
    dice.strict = int(strict)


def check_seed(seed: Any) -> int:
    """A valid seed. Raises InputError for any other."""
    number = whole_number(seed, "seed")
    if not 0 <= number <= LARGEST_SEED:
        raise SpokenError("seed", seed=number, most=LARGEST_SEED)
    return number


def check_seats(game: Game, count: int) -> None:
    if not game.fewest <= count <= game.most:
        raise SpokenError("players", count=count, game=game.name, fewest=game.fewest, most=game.most)
