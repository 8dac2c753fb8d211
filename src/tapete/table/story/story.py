"""What the entries of a table make: the game's state, the choices, and who was told what."""
from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from itertools import chain
from typing import Annotated, Any

from ...gamedef.game import Game
from ...gamedef.parts.interaction import SOMEBODY
from ...games import find_game
from ...kernel.dice import TOLD_ROLL
from ...kernel.log import EVERYBODY
from ...referee.session import GOES_ON, Session, SessionEvent
from ...referee.transcript import read_die
from ..refusals import Refusal
from ..store.models import EntryRow, TableRow
from .dice import TableDice
from .event_log import UNDONE, EventLog
from .snapshot_types import Count, Die, Length, Number, Pairs, Parts, SessionState, State, StateOrNone


@dataclass(frozen=True)
class PastChoice:
    """A choice that counts, because it was not undone."""

    seq: Count
    """The number of its entry."""
    seat: Count
    action: Number
    dice: list[Die]
    only: bool
    """Whether it was the only legal choice."""


@dataclass(frozen=True)
class EntryEffect:
    """What was just done to the game, for the entry that will be stored. `TableStory.note` takes it."""

    events: Sequence[SessionEvent] = ()
    calls: Sequence[Any] = ()
    """For each of the game's calls among the events: the state in which it was made."""
    moment_for: Collection[int] | None = None
    """The viewers for whom a moment passes, told or not; None for all."""
    only: bool = False
    """Whether the choice was the only legal one."""
    call_again: bool = False
    """Whether the present call starts again."""
    waits: bool = False
    """Whether others are still asked the same question, at once with the seat that has chosen."""


@dataclass
class TableStory:
    """All that a table's entries make of it. A snapshot holds exactly its fields, each as its type says."""

    events: Annotated[EventLog, Parts]
    session: SessionState = None
    """The game; None before the start."""
    seq: Count = 0
    """The number of the last entry."""
    digest: str = ""
    """The digest of the state after the last entry."""
    moment: Count = 0
    """The number of the last entry that changed the game."""
    moment_at: float = 0.0
    """When that was, in seconds since 1970."""
    choices: list[Annotated[PastChoice, Parts]] = field(default_factory=list)
    inherited: Count = 0
    """How many of the choices belong to another game, which this one continues."""
    undo_from: Count = 0
    """The number of choices that cannot be undone, because one of them is known to have shown somebody something."""
    answered: Annotated[dict[tuple[Count, Count, Number], str], Pairs] = field(default_factory=dict)
    """Every choice ever made here, undone or not. The key is the seat's moment before it, the seat and the action. The
    value is the player's own words ("" for none)."""
    waited: Annotated[dict[Count, tuple[Number, Count]], Pairs] = field(default_factory=dict)
    """By seat: the game's clock at its last choice, and how many it has made since that clock moved."""
    setup_dice: list[Die] = field(default_factory=list)
    redeals: list[tuple[Count, Number]] = field(default_factory=list)
    """New deals of hidden things: after how many choices, and the seed."""
    roles: list[str] = field(default_factory=list)
    """The roles that everybody can see from the start, by seat."""
    calling: bool = False
    """Whether a call is in progress. What follows it waits until its time is over."""
    calls_made: Count = 0
    call_state: StateOrNone = None
    """The state in which the present call was made. Everybody sees it until the call's time is over."""
    call_length: Length = 1.0
    """A factor of the game for how long the present call lasts."""
    next_calls: list[State] = field(default_factory=list)
    """The states in which the calls were made that nobody has heard yet."""
    seat_events: list[Annotated[SessionEvent, Parts]] = field(default_factory=list)
    """Seat changes during a call. They are told when its time is over."""


    @classmethod
    def of(cls, row: TableRow) -> TableStory:
        """The story of a table without entries."""
        return cls(EventLog.of(viewers_of(row)))

    # ---- what follows from the state -----------------------------------------------------------------

    @property
    def playing(self) -> Session:
        """The game's session. Raises Refusal before the start."""
        if self.session is None:
            raise Refusal("waiting")
        return self.session

    @cached_property
    def legal(self) -> Sequence[int]:
        """The legal actions of the seat that must choose."""
        return self.playing.legal()

    def legal_of(self, seat: int) -> Sequence[int]:
        """The legal actions of a seat that may choose now."""
        session = self.playing
        if seat == session.to_move:
            return self.legal
        menu = session.game.Menu.plain()
        session.game.rules.legal(session.blinded(seat), menu)
        return list(menu.actions[:menu.n])

    def let_choose(self, seat: int) -> None:
        """Of the seats that are asked at once, let this one be the session's `to_move`."""
        if seat != self.playing.to_move:
            self.playing.let_choose(seat)
            self.moved_on()

    @cached_property
    def secret(self) -> bool:
        """Whether it is hidden which seat the game waits for."""
        session = self.playing
        return session.game.interaction.awaited_by(session.blinded(session.game.spectator),
                                                   session.game.spectator) == SOMEBODY

    def moved_on(self) -> None:
        """Drop what followed from the state before, because the state has changed."""
        for name in CACHED:
            vars(self).pop(name, None)

    @property
    def held(self) -> bool:
        """Whether something waits for the present call: more events, or a question that everybody may see."""
        return self.events.shown < len(self.events) or (self.calling and not self.secret)

    def seen(self, viewer: int) -> Any:
        """The state to blind for a viewer. During a call this is the state in which the call began, except for the
        narrator and for the seat that must choose. So what happens meanwhile cannot show, whatever a game hides."""
        session = self.playing
        asked = not self.held and viewer in session.asking
        narrates = session.game.interaction.is_narrator(session.state, viewer)
        return self.call_state if self.calling and not asked and not narrates else session.state

    def will_call(self, kind: str, effect: EntryEffect) -> bool:
        """Whether a call will be in progress once an entry of this kind, with this effect, is noted."""
        calling = self.calling and kind != "show"
        coming = (self.events[i] for i in range(self.events.shown, len(self.events)))
        return calling or any(told.what in self.playing.game.interaction.calls for told in chain(coming, effect.events))

    def choices_before(self, seat: int) -> int:
        """How many choices a seat has made since the game's clock last moved."""
        before, count = self.waited.get(seat, (-1, 0))
        return count + 1 if before == self._tick() else 0

    def last_of(self, seat: int) -> int | None:
        """The index of the choice back to which a seat could undo. None if there is none, or if it is known to have
        shown something."""
        last = self.may_undo(seat)
        return None if last is None or last < self.undo_from else last

    def may_undo(self, seat: int) -> int | None:
        """The index of a seat's last choice that had alternatives. A forced choice would only be made again."""
        mine = (i for i in reversed(range(self.inherited, len(self.choices))) if self.choices[i].seat == seat)
        return next((i for i in mine if not self.choices[i].only), None)

    def _tick(self) -> int:
        return int(self.playing.game.rules.clock(self.playing.state))

    def _narrators(self) -> list[int]:
        session = self.playing
        return [seat for seat in range(len(session.asked)) if session.game.interaction.is_narrator(session.state, seat)]

    # ---- what happens to the game --------------------------------------------------------------------
    # The caller stores the entry and gives the effect to `note`. If the entry cannot be stored, it drops the story.

    def begin(self, session: Session) -> EntryEffect:
        """Start the game with a new session."""
        self.session = session
        self.moved_on()
        return EntryEffect(session.news(), session.called)

    def play(self, seat: int, action: int, note: str | None = None, dice: Sequence[Die] = ()) -> EntryEffect:
        """Carry out a legal choice. `dice`: the first rolls, if the table has real dice."""
        session = self.playing
        self.let_choose(seat)
        at_once = session.game.interaction.asks_at_once(session.state)
        waits = at_once and len(session.asking) > 1
        unseen = waits or (session.game.interaction.calls and self.secret)
        moment_for = {seat, *self._narrators()} if unseen else None
        self.waited[seat] = self._tick(), self.choices_before(seat)
        only, drawn = len(self.legal) == 1, int(session.state.dice.count)
        self.moved_on()
        if isinstance(session.dice, TableDice):
            session.dice.recorded = list(dice)
        news = session.play(action, seat, note=note)
        if at_once or int(session.state.dice.count) != drawn or any(
                told.what == TOLD_ROLL or told.seats != EVERYBODY for told in news):
            self.undo_from = len(self.choices) + 1
        return EntryEffect(news, session.called, moment_for, only, waits=waits)

    def rewind(self, session: Session, choices: int, seat: int) -> EntryEffect:
        """Continue from an earlier moment of this game, after `choices` choices. `seat` wanted it."""
        self.session, self.choices, self.waited = session, self.choices[:choices], {}
        self.undo_from = min(self.undo_from, choices)
        self.calling = False
        self.moved_on()
        self.next_calls.clear()
        session.rolled.clear()
        return EntryEffect([SessionEvent(EVERYBODY, UNDONE, seat, 0, 0)])

    def fork(self, seed: int | None) -> EntryEffect:
        """Begin a new game at this moment of another one. With a seed, hidden things are dealt again."""
        session = self.playing
        calls = [told.what for told in map(self.events.__getitem__, range(len(self.events)))
                 if told.seats == EVERYBODY][-1:]
        in_call = bool(calls) and calls[0] in session.game.interaction.calls
        self.call_state = self.next_calls.pop() if in_call and self.next_calls else self.call_state
        self.next_calls.clear()
        self.calling = False
        self.moved_on()
        self.events.show_all()
        news = [SessionEvent(EVERYBODY, GOES_ON, 0, 0, 0)]
        if seed is not None:
            session.redeal_hidden(seed)
            news = session.news()
            self.redeals.append((len(self.choices), seed))
            self.call_state = session.game.State.copy(session.state)
        self.events.make_public()
        self.answered.clear()       # the seats' moments are counted from 0 again
        self.inherited = len(self.choices)
        self.waited.clear()
        return EntryEffect(news, call_again=in_call)

    # ---- what was stored -----------------------------------------------------------------------------

    def note(self, entry: EntryRow, effect: EntryEffect) -> None:
        """Count an entry whose effect is already in the game, and tell it to those who may know of it."""
        self.seq, self.digest = entry.seq, entry.state
        if entry.kind == "seat":
            self._note_seats(effect.events)
            return
        session, viewers = self.playing, effect.moment_for
        self.moment, self.moment_at = entry.seq, self.moment_at if effect.waits else entry.at
        self.events.add(effect.events)
        for seat in self._narrators():
            self.events.tell_at_once(seat)       # they see the present board, so their events must not lag behind
        self.next_calls.extend(effect.calls)
        if entry.kind == "start":
            self.setup_dice = [read_die(die) for die in entry.dice]
        elif entry.kind == "show":
            self.calling = False
        elif entry.kind == "choice":
            choice = PastChoice(entry.seq, entry.seat or 0, session.game.grammar.parse(entry.do or ""),
                                [read_die(die) for die in entry.dice], effect.only)
            self.choices.append(choice)
            self.answered[self.events.seq(choice.seat), choice.seat, choice.action] = entry.note or ""
        self._show()
        if effect.call_again:
            self.calling, self.call_length = True, 1.0
            self.calls_made += 1
        if not self.calling and self.seat_events:
            self._tell_seats()
        self.events.close_moment(self.events.viewers if viewers is None else viewers)
        if session.game.roles and not (self.roles and all(self.roles)):
            self.roles = session.roles

    def _show(self) -> None:
        """Tell events, up to the one that must wait for the end of the present call."""
        game = self.playing.game
        while self.events.shown < len(self.events):
            told = self.events[self.events.shown]
            if self.calling and told.seats == EVERYBODY:
                break
            self.events.show_next()
            if told.what in game.interaction.calls:
                self.calling = True
                self.calls_made += 1
                self.call_state = self.next_calls.pop(0)
                self.call_length = game.interaction.call_length(told.what, told.a)

    def _note_seats(self, news: Sequence[SessionEvent]) -> None:
        """Tell who came or went. During a call this waits, like everything that all are told."""
        self.seat_events.extend(news)
        if not self.calling:
            self._tell_seats()
            self.events.close_moment(self.events.viewers, aside=True)

    def _tell_seats(self) -> None:
        self.events.add(self.seat_events)
        self.seat_events.clear()
        self.events.show_all()


CACHED = [name for name, value in vars(TableStory).items() if isinstance(value, cached_property)]
"""The names of what follows from a story's state and is kept until the state changes."""


def viewers_of(row: TableRow) -> list[int]:
    """The numbers of those who see a table: its seats, and the spectator."""
    return [*range(len(row.seats)), find_game(row.game).spectator]


def game_at(row: TableRow, story: TableStory) -> Game:
    """The game at a table; with its custom cards, once it has started."""
    return find_game(row.game) if story.session is None else story.session.game
