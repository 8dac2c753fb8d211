"""The catalogue of planted leaks: each is found by the kit as an author has it, with the moments of its default.

`test_kit` says of most of them by which way they are found, and that nothing else is.
"""
from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from hanabi.game import GAME as HANABI
from hanabi.rules import turn

from tapete.game import Interaction, part
from tapete.kernel.flow import act_of
from tapete.kernel.log import tell, tell_only
from tapete.kernel.menu import first_of
from tapete.testing import Conformance

from ..altered import altered
from ..sealed.at_once import GAME as AT_ONCE
from ..sealed.at_once import Op
from ..sealed.game import BIDS, GAME, Sealed, Told
from . import test_at_once as at_once
from . import test_hidden_hands as hands
from .test_kit import (
    HIGH,
    InTheLabel,
    InTheNews,
    InTheQuestion,
    OnTheBoard,
    TwoBacks,
    answered,
    bid,
    others,
    peeking,
    ruled,
)

SEATS = 3
OWN_BID, OWN_HAND = (r"laid\.(?P<owner>\d+)",), (r"players\.(?P<owner>\d+)\.hand\..*",)
BLIND_HAND = hands.Hanabi.hidden
SECRECY = [name for name in dir(Conformance)
           if name.startswith("test_") and any(each in name for each in (
               "may_not_know", "cannot_tell", "is_hidden", "at_once"))
           and "at_any_moment" not in name]
"""The kit's tests of what is hidden, without the long sweep."""


def in_rules_of(game: Any, **rules: Any) -> Any:
    return altered(game, rules=game.rules._replace(**rules))


# ---- the plants --------------------------------------------------------------------------------------

class ViewOfTheTruth(Sealed):
    """The view shows what the referee looked at last."""

    last = 0

    def view(self, state: Any) -> Any:
        if state.dice.seed:         # a true state
            type(self).last = max([laid for laid in state.laid if laid <= BIDS], default=0)
        view = super().view(state)
        view.cause = str(self.last)
        return view


class Hasty(type(HIGH)):  # type: ignore[misc]
    """A seat is passed over if somebody holds a high card."""

    @part
    class interaction(type(HIGH.interaction)):  # type: ignore[misc]
        def automatic(self, state: Any, legal: Any, stops: Any, passing: bool, alone: bool = True) -> int | None:
            return legal[0] if max(me.hand for me in state.players) >> 15 else None


class Silent(Sealed):
    """Whether a silent seat passes goes by what somebody has laid."""

    @part
    class interaction(Interaction):
        def timeout_choice(self, state: Any) -> int | None:
            return None if 3 in state.laid[:SEATS] else 1


def forgets_one_seat(s: Any, seat: int) -> None:
    kept = s.laid[0]
    GAME.rules.blind(s, seat)
    s.laid[0] = kept


def covers_once_all_have_laid(s: Any, seat: int) -> None:
    laid = list(s.laid)
    GAME.rules.blind(s, seat)
    if laid[1]:
        s.laid[0] = laid[0]


def tells_at_the_start(s: Any) -> None:
    HIGH.rules.setup(s)
    tell(s, 2, 1, s.players[1].hand.bit_length() - 1, 0)


def tells_a_card_in_passing(s: Any, action: int) -> None:
    HIGH.rules.act(s, action)
    tell(s, 2, 1, s.players[1].hand.bit_length() - 1, 0)


def shorter_menu(s: Any, menu: Any) -> None:
    GAME.rules.legal(s, menu)
    if menu.n and 3 in s.laid[:SEATS]:
        menu.n -= 1


def two_bids(s: Any, menu: Any) -> None:
    GAME.rules.legal(s, menu)
    menu.n = min(menu.n, BIDS - 1)


def refuses_by_what_lies(s: Any, action: int) -> int:
    return 0 if first_of(action) < BIDS else 1 + max(s.laid[:SEATS])


def peeks(s: Any, menu: Any, rng: Any) -> int:
    return int(menu.actions[0 if 3 in s.laid[:SEATS] else 1])


def asks_by_what_lies(s: Any) -> int:
    seat = int(GAME.rules.chooser(s))
    return 0 if seat == 2 and s.laid[1] == 3 else seat


def called() -> Sealed:
    game = answered(lambda s, seat, number: tell(s, Told.CALLED, seat, 0, 0) if number == BIDS else None)
    game.interaction.calls = frozenset({int(Told.CALLED)})
    return game


def marks(s: Any, seat: int, number: int) -> None:
    s.agenda[7] = number


def gives_with_a_mark(s: Any, p: int, card: int) -> None:
    GIVEN(s, p, card)
    s.agenda[len(s.agenda) - 1] = card % 5


GIVEN = turn.give_card

PLANTS: dict[str, tuple[Callable[[], Any], tuple[str, ...]]] = {
    "the board of a terminal": (lambda: peeking(OnTheBoard), OWN_BID),
    "a question": (lambda: peeking(InTheQuestion), OWN_BID),
    "the label of a choice": (lambda: peeking(InTheLabel), OWN_BID),
    "the sentence of an event": (lambda: peeking(InTheNews), OWN_BID),
    "two backs of cards that lie covered in one place": (TwoBacks, OWN_HAND),
    "a view made from the truth": (ViewOfTheTruth, OWN_BID),
    "a blind that forgets one seat": (lambda: ruled(blind=forgets_one_seat), OWN_BID),
    "a blind that forgets once another has laid": (lambda: ruled(blind=covers_once_all_have_laid), OWN_BID),
    "nothing is hidden at all": (lambda: ruled(blind=lambda s, seat: None, seen_as=lambda s, a, seat: a), OWN_BID),
    "hidden, and not said to be": (lambda: GAME, ()),
    "hidden from its owner alone, and open": (lambda: HIGH, BLIND_HAND),
    "an event that all are told": (lambda: answered(lambda s, p, n: tell(s, Told.OPENED, p, n, 0)), OWN_BID),
    "an event that one wrong seat is told": (
        lambda: answered(lambda s, p, n: tell_only(s, 1 << (p + 1) % SEATS, Told.OPENED, p, n, 0)), OWN_BID),
    "an event of the setup": (lambda: in_rules_of(HIGH, setup=tells_at_the_start), OWN_HAND),
    "a card that is named in passing": (lambda: in_rules_of(HIGH, act=tells_a_card_in_passing), OWN_HAND),
    "a field that only agents read": (lambda: answered(marks), OWN_BID),
    "a menu": (lambda: ruled(legal=shorter_menu), OWN_BID),
    "a refusal": (lambda: ruled(why_not=refuses_by_what_lies, legal=two_bids), OWN_BID),
    "rules of thumb": (lambda: ruled(greedy=peeks), OWN_BID),
    "whom the game waits for": (lambda: ruled(chooser=asks_by_what_lies), OWN_BID),
    "who is passed over": (Hasty, OWN_HAND),
    "what silence means": (Silent, OWN_BID),
    "a call that is not always made": (called, OWN_BID),
    "a choice seen as it is": (lambda: ruled(seen_as=others(lambda s, action: action)), OWN_BID),
    "a choice seen by what lies": (lambda: ruled(seen_as=others(lambda s, a: bid(max(s.laid[0], 1)))), OWN_BID),
    "at once: an event before all have chosen": (
        lambda: in_rules_of(AT_ONCE, act=act_of(at_once.tells_that_it_has_chosen, asked=Op)), OWN_BID),
    "at once: points before all have chosen": (
        lambda: in_rules_of(AT_ONCE, act=act_of(at_once.shows_it, asked=Op)), OWN_BID),
    "at once: the first gets more": (
        lambda: in_rules_of(AT_ONCE, act=act_of(at_once.first_gets_more, asked=Op)), OWN_BID),
}
"""What gives something away: the game with it, and what its author calls hidden."""
HANDS = {"an owner is told each card drawn": ("tell_only", hands.tells_all),
         "an owner is told it by a line of its own": ("tell_only", hands.tells_the_next),
         "a mark on a covered card": ("give_card", gives_with_a_mark)}
"""The same in Hanabi, whose hands are hidden from their owners: the rule of its turn that is another."""


def findings(game: Any, hidden: tuple[str, ...]) -> Iterator[str]:
    """What the kit's tests of secrecy say of a game, one after the other."""
    Planted = type("Planted", (Conformance,), {"game": game, "hidden": hidden})
    for name in SECRECY:
        try:
            getattr(Planted(), name)()
        except AssertionError as error:
            yield f"{name}: {error}"


def test_the_catalogue_is_long_and_its_honest_games_pass() -> None:
    assert len(PLANTS) + len(HANDS) >= 30
    assert len(SECRECY) >= 5
    for game, hidden in ((GAME, OWN_BID), (HIGH, OWN_HAND), (AT_ONCE, OWN_BID), (HANABI, BLIND_HAND)):
        assert list(findings(game, hidden)) == []


@pytest.mark.parametrize("name", PLANTS)
def test_a_planted_leak_is_found(name: str) -> None:
    made, hidden = PLANTS[name]
    assert next(findings(made(), hidden), None)


@pytest.mark.parametrize("name", HANDS)
def test_a_leak_planted_in_hidden_hands_is_found(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    where, rule = HANDS[name]
    monkeypatch.setattr(turn, where, rule)
    assert next(findings(HANABI, BLIND_HAND), None)
