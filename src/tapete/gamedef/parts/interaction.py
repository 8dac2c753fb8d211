"""How a table of people plays a game."""
from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ...kernel.agenda import frame_b, frame_op, top_frame
from ...kernel.at_once import SEATS_AT_ONCE, is_at_once, let_choose
from .part import GamePart

NOBODY = -1
SOMEBODY = -2
"""The game waits for a seat, but which one is secret."""


class Interaction(GamePart):
    """When a person is asked, when not, how long that takes, and what others see of it."""
    stops: Sequence[str] = ()
    """Moments at which somebody may want to be asked although there may be nothing to do.

    Each has a message `stop-NAME`.
    """
    usual_stops: frozenset[str] = frozenset()
    """The stops of a player who sets none."""
    few_stops: frozenset[str] = frozenset()
    """The stops of a player who wants to be asked as little as possible."""
    first_stops: frozenset[str] | None = None
    """The stops of a player who plays the game for the first time and sets none; None: the usual ones."""
    calls: frozenset[int] = frozenset()
    """Happenings that announce a call to everybody.

    Each call has its own time at a table, whether or not anybody answers.
    """

    def awaited(self, state: Any) -> int:
        """The seat that a viewer may know the game waits for, from the viewer's blinded state: a seat, SOMEBODY or
        NOBODY.
        """
        return int(self.game.rules.chooser(state))

    def awaited_by(self, state: Any, viewer: int) -> int:
        """`awaited` for a viewer and the viewer's blinded state. Of a question at once a viewer may know no more than
        whether it has still to choose.
        """
        if not self.asks_at_once(state):
            return self.awaited(state)
        return viewer if frame_b(top_frame(state)) >> viewer & 1 else SOMEBODY

    def asking(self, state: Any) -> tuple[int, ...]:
        """The seats that may choose now, from the true state: more than one if the game asks at once (`asks_at_once`)
        and they have not chosen yet; none when the game is over.
        """
        if self.asks_at_once(state):
            waiting = frame_b(top_frame(state))
            return tuple(seat for seat in range(SEATS_AT_ONCE) if waiting >> seat & 1)
        seat = int(self.game.rules.chooser(state))
        return (seat,) if seat >= 0 else ()

    def let_choose(self, state: Any, seat: int) -> bool:
        """If a true state asks at once, let this seat choose next, if it has still to choose. Returns whether it asks
        at once."""
        at_once = self.asks_at_once(state)
        if at_once and seat in self.asking(state):
            let_choose(state, seat)
        return at_once

    def asks_at_once(self, state: Any) -> bool:
        """Whether the game waits for an answer to a question at once."""
        return int(self.game.rules.chooser(state)) >= 0 and bool(is_at_once(self.at_once, frame_op(top_frame(state))))

    @property
    def at_once(self) -> int:
        """The questions that the game asks at once, as bits. Its rule `act` knows them (`act_of`)."""
        return int(getattr(self.game.rules.act, "at_once", 0))

    def note_to(self, state: Any, action: int) -> int | None:
        """The seats that the player's own words beside a choice are for: a bit for each seat, -1 for everybody.

        None: the choice takes no words. No rule reads them.
        """
        return None

    def automatic(self, state: Any, legal: Sequence[int], stops: frozenset[str], passing: bool,
                  alone: bool = True) -> int | None:
        """The choice that a person need not make by hand, from their blinded state; None if the person must be asked.

        `stops` are those of the game's stops at which the person wants to be asked. `passing`: the person wants to pass
        until `turn` changes, if possible. `alone`: nobody else is at the table. Otherwise the result must not depend on
        a hand, because all would see who has to think. By default: the only legal action, if nobody else is there.
        """
        return legal[0] if alone and len(legal) == 1 else None

    def one_player(self, state: Any) -> bool:
        """Whether one person plays all seats, and may know what any of them does."""
        return False

    def turn(self, state: Any) -> int:
        """The number of the turn. When it changes, automatic passing ends."""
        return 0

    def call_length(self, what: int, a: int) -> float:
        """How long a call lasts, by its code and first argument: a factor on a table's usual time for a call."""
        return 1.0

    def bot_time(self, state: Any) -> float:
        """How long a bot takes for its choice at a table, from public information: a factor on the usual time."""
        return 1.0

    def timeout_choice(self, state: Any) -> int | None:
        """The choice of a person who does not answer in time, from public information. None: the game waits for the
        person.

        If the time that people take would reveal what they hold, all get the same time.
        """
        return None

    @property
    def timed(self) -> bool:
        """Whether people have a time to answer: the game has calls, or a choice for those who do not answer."""
        return bool(self.calls) or type(self).timeout_choice is not Interaction.timeout_choice

    def is_narrator(self, state: Any, seat: int) -> bool:
        """Whether a seat is the narrator, who sees everything. During a call, nothing is withheld from it."""
        return False

    def sees_openly(self, state: Any, action: int, seat: int) -> bool:
        """Whether a seat sees a choice, just before it is made, as it is: no other action that can be written looks
        like it.

        An action that stands for others is as covered as they are, because showing it would distinguish it from them.
        """
        seen_as = self.game.rules.seen_as
        if self.asks_at_once(state):
            return seat == int(self.game.rules.chooser(state))
        return int(seen_as(state, action, seat)) == action and not any(
            other != action and int(seen_as(state, other, seat)) == action for other in self.game.grammar.every())
