"""The conformance kit finds its faults: leaks of each kind, planted in valid games. Honest games pass. One of them has
no randomness and one seat, its seats choose at once, and it always begins the same."""
import io
import os
import re
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Callable
from dataclasses import replace
from importlib import import_module
from inspect import getmembers
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from tapete.agents.seat import SeatedAgent
from tapete.cli.game.screen import Screen
from tapete.files.home import home_of
from tapete.game import Interaction, Presentation, Printing, part
from tapete.gamedef.vocabulary import Happening
from tapete.games import find_game, speech_of
from tapete.kernel.dice import blind_chance
from tapete.kernel.log import tell, tell_only
from tapete.kernel.menu import first_of, pack
from tapete.paper import Drawing, PaperDeck, Printed
from tapete.referee.session import Session
from tapete.referee.transcript import Recorder
from tapete.table.view import archive
from tapete.testing import Conformance
from tapete.testing.leaks import AllowedLeaks, Leak, leaks, leaks_at_the_start

from ..altered import altered
from ..sealed.game import BIDS, COVERED, GAME, Act, Sealed, SealedWording, Told

SEATS = 3
GLOOM, HIGH = find_game("gloom"), find_game("high_card")


class TestSealed(Conformance):
    """An honest game passes: without chance, always alike at the start, for one seat, with choices made at once."""

    game = GAME
    hidden = (r"laid\.(?P<owner>\d+)",)
    plain_games = 30
    checked_games = 50


def found_in(game: Any, seed: int = 4) -> list[Leak]:
    """The kit's findings in a short game of Sealed bids with other rules."""
    found = []
    options = game.options(game.ruleset(), {"rounds": 4})
    session = Session(game, game.ruleset(), options, [None] * SEATS, seed)
    agents = [SeatedAgent("random", seat, seed) for seat in range(SEATS)]
    for seat in (0, game.spectator):
        found += leaks_at_the_start(game, options, SEATS, seat, seed, AllowedLeaks())
    number = 0
    while not session.over:
        for seat in (*range(SEATS), game.spectator):
            found += leaks(game, session.state, seat, 10 * number + seat, AllowedLeaks(), options)
        session.play(agents[session.to_move].choose(session, number))
        number += 1
    return found


def ways(game: Any) -> set[str]:
    return {leak.way for leak in found_in(game)}


def ruled(**rules: Any) -> Sealed:
    """Sealed bids with other rules."""
    return altered(GAME, rules=GAME.rules._replace(**rules))


def test_an_honest_game_passes() -> None:
    assert found_in(GAME) == []


# ---- leaks, each by its way ----------------------------------------------------------------------

def peeking(made: type[Sealed]) -> Sealed:
    """A game whose pages know what the referee has just looked at: the last bids that were laid."""
    class Peeking(made):  # type: ignore[misc, valid-type]
        last = 0        # type: ignore[assignment]

        def view(self, state: Any) -> Any:
            if state.dice.seed:         # a true state
                type(self).last = max([laid for laid in state.laid if laid <= BIDS], default=0)
            return super().view(state)
    game: Sealed = Peeking()
    return game


class OnTheBoard(Sealed):
    @part
    class presentation(Presentation):
        def board(self, speech: Any, state: Any, names: Any, width: int) -> Any:
            return f"{self.game.last}"           # type: ignore[attr-defined]


class InTheQuestion(Sealed):
    @part
    class wording(SealedWording):
        def question(self, speech: Any, state: Any, names: Any) -> str:
            return f"{super().question(speech, state, names)} {self.game.last}"      # type: ignore[attr-defined]


class InTheLabel(Sealed):
    @part
    class wording(SealedWording):
        def label(self, speech: Any, state: Any, action: int, names: Any) -> str:
            return f"{super().label(speech, state, action, names)} {self.game.last}"     # type: ignore[attr-defined]


class InTheNews(Sealed):
    @part
    class wording(SealedWording):
        def sentence(self, speech: Any, happening: Happening, names: Any) -> str:
            return f"{super().sentence(speech, happening, names)} {self.game.last}"      # type: ignore[attr-defined]


class OnPaper(Sealed):
    @part
    class printing(Printing):
        def printed(self, options: Any, language: str) -> Printed:
            return Printed(decks=(PaperDeck(str(self.game.last), "", (), None),))     # type: ignore[attr-defined, arg-type]


@pytest.mark.parametrize(("made", "way"), [(OnTheBoard, "board"), (InTheQuestion, "label"), (InTheLabel, "label"),
                                           (InTheNews, "news"), (OnPaper, "print")])
def test_what_a_page_remembers_of_the_true_state_is_found(made: type[Sealed], way: str) -> None:
    assert ways(peeking(made)) == {way}


class TwoBacks(type(HIGH)):  # type: ignore[misc]
    """High card, cut out of two decks: the high cards have a back of their own."""

    back = Drawing('<rect width="63" height="88" fill="#802020"/>', 63, 88)
    first = 12

    @part
    class printing(type(HIGH.printing)):  # type: ignore[misc]
        def printed(self, options: Any, language: str) -> Printed:
            printed, first = super().printed(options, language), self.game.first
            deck, = printed.decks
            low, back = replace(deck, cards=deck.cards[:first - 1]), self.game.back or deck.back
            return replace(printed, decks=(low, PaperDeck("high", "", deck.cards[first - 1:], back)))


def backs_in(game: Any) -> list[Leak]:
    """The kit's findings at the start of a printed game of High card."""
    options = game.options(game.ruleset())
    session = Session(game, game.ruleset(), options, [None] * SEATS, 4)
    return [leak for seed in range(8) for leak in leaks(game, session.state, 7, seed, AllowedLeaks(), options)]


def test_cards_that_lie_covered_in_one_place_and_have_two_backs_are_found() -> None:
    """Nothing on a screen shows it: who plays with the printed cards sees who holds the high ones."""
    found = backs_in(TwoBacks())
    assert {leak.way for leak in found} == {"print"}
    assert {leak.what for leak in found} <= {(f"the back of what lies covered at {place}",)
                                             for place in ("players.*.hand.*",)}


def test_two_decks_may_have_one_back_or_cards_that_never_meet() -> None:
    class OneBack(TwoBacks):
        back = None

    class Apart(TwoBacks):
        first = 23
    assert backs_in(OneBack()) == backs_in(Apart()) == backs_in(HIGH) == []


def test_a_view_that_shows_more_than_the_blinded_state_is_found() -> None:
    class InTheView(Sealed):
        def view(self, state: Any) -> Any:
            view = super().view(state)
            view.cause = str(self.last)     # type: ignore[attr-defined]
            return view

    class Peeking(InTheView):
        last = 0

        def view(self, state: Any) -> Any:
            if state.dice.seed:
                type(self).last = max([laid for laid in state.laid if laid <= BIDS], default=0)
            return super().view(state)
    assert "view" in ways(Peeking())


def test_a_blind_that_forgets_to_cover_is_found() -> None:
    def blind(s: Any, seat: int) -> None:
        kept = s.laid[0]
        GAME.rules.blind(s, seat)
        s.laid[0] = kept
    found = found_in(ruled(blind=blind))
    assert {(leak.way, leak.what) for leak in found} >= {("view", ("laid.*",))}


def test_a_game_in_which_everybody_sees_everything_is_found() -> None:
    """What its author calls hidden is open to all: consistent in itself, so that nothing else would find it."""
    class Open(Conformance):
        game = ruled(blind=lambda s, seat: None, seen_as=lambda s, action, seat: action)
        hidden = TestSealed.hidden
    with pytest.raises(AssertionError, match=re.escape("open to everybody: " + Open.hidden[0])):
        Open().test_what_is_hidden_is_what_the_game_says_is_hidden()


def covers_own(s: Any, seat: int) -> None:
    """Each seat sees all bids but its own."""
    blind_chance(s)
    if seat < SEATS and s.laid[seat]:
        s.laid[seat] = COVERED


def test_what_only_its_seat_does_not_see_may_be_declared() -> None:
    class Reversed(Conformance):
        game = ruled(blind=covers_own)
        hidden = (r"laid\.(?P<blind>\d+)",)
    Reversed().test_what_is_hidden_is_what_the_game_says_is_hidden()


def test_what_others_should_see_and_do_not_is_found() -> None:
    def blind(s: Any, seat: int) -> None:
        covers_own(s, seat)
        if s.laid[0]:
            s.laid[0] = COVERED

    class Reversed(Conformance):
        game = ruled(blind=blind)
        hidden = (r"laid\.(?P<blind>\d+)",)
    with pytest.raises(AssertionError, match=r"not among `hidden`: laid\.\*"):
        Reversed().test_what_is_hidden_is_what_the_game_says_is_hidden()


def test_what_is_said_to_be_hidden_from_its_seat_and_is_open_is_found() -> None:
    class Reversed(Conformance):
        game = ruled(blind=lambda s, seat: None, seen_as=lambda s, action, seat: action)
        hidden = (r"laid\.(?P<blind>\d+)",)
    with pytest.raises(AssertionError, match=re.escape("open to everybody: " + Reversed.hidden[0])):
        Reversed().test_what_is_hidden_is_what_the_game_says_is_hidden()


def test_what_is_hidden_and_not_said_to_be_is_found() -> None:
    class Silent(Conformance):
        game = GAME
    with pytest.raises(AssertionError, match=r"not among `hidden`: laid\.\*"):
        Silent().test_what_is_hidden_is_what_the_game_says_is_hidden()


def answered(what: Callable[[Any, int, int], Any]) -> Sealed:
    """Sealed bids in which something more happens when a bid is laid: what(s, seat, bid)."""
    def act(s: Any, action: int) -> None:
        seat = GAME.rules.chooser(s)
        GAME.rules.act(s, action)
        what(s, int(seat), int(first_of(action)))
    return ruled(act=act)


def test_a_log_that_tells_everybody_is_found() -> None:
    found = found_in(answered(lambda s, seat, number: tell(s, Told.OPENED, seat, number, 0)))
    assert {(leak.way, leak.what) for leak in found} == {("told", ("OPENED",))}


def test_a_log_that_tells_one_wrong_seat_is_found() -> None:
    found = found_in(answered(lambda s, seat, number: tell_only(s, 1 << (seat + 1) % SEATS, Told.OPENED, seat, number,
                                                                     0)))
    assert {(leak.way, leak.what) for leak in found} == {("told", ("OPENED",))}


def test_a_log_that_tells_at_the_start_what_was_dealt_is_found() -> None:
    """Nothing that is chosen later changes it, nor tells it: only another deal finds it."""
    def setup(s: Any) -> None:
        HIGH.rules.setup(s)
        tell(s, 2, 1, s.players[1].hand.bit_length() - 1, 0)       # a card is laid, says the log
    game = altered(HIGH, rules=HIGH.rules._replace(setup=setup))
    found = [leaks_at_the_start(each, each.options(each.ruleset()), SEATS, 0, 4, AllowedLeaks())
             for each in (HIGH, game)]
    assert found[0] == []
    assert {(leak.way, leak.what) for leak in found[1]} == {("told", ("PLAY",))}


def test_a_field_that_no_view_shows_and_every_agent_reads_is_found() -> None:
    """The place above the agenda is no part of what a page shows; a seat's blinded state has it."""
    def mark(s: Any, seat: int, bid: int) -> None:
        s.agenda[7] = bid
    found = found_in(answered(mark))
    assert {(leak.way, leak.what) for leak in found} == {("state", ("agenda.*",))}


def test_what_is_told_in_passing_may_be_declared() -> None:
    """A card that is shown and taken back: only people can say whether that is as it should be."""
    def act(s: Any, action: int) -> None:
        HIGH.rules.act(s, action)
        tell(s, 2, 1, s.players[1].hand.bit_length() - 1, 0)
    game = altered(HIGH, rules=HIGH.rules._replace(act=act))
    options = game.options(game.ruleset())
    session = Session(game, game.ruleset(), options, [None] * SEATS, 4)
    found = [[leak for number in range(9) for leak in leaks(game, session.state, 7, number, AllowedLeaks((), allowed))]
             for allowed in ((), ("PLAY",))]
    assert {leak.way for leak in found[0]} == {"told"}
    assert found[1] == []


def test_a_menu_that_goes_by_what_others_hold_is_found() -> None:
    def legal(s: Any, menu: Any) -> None:
        GAME.rules.legal(s, menu)
        if menu.n and 3 in s.laid[:SEATS]:
            menu.n -= 1
    assert "menu" in ways(ruled(legal=legal))


def test_a_refusal_that_goes_by_what_others_hold_is_found() -> None:
    def why_not(s: Any, action: int) -> int:
        return 0 if first_of(action) < BIDS else 1 + max(s.laid[:SEATS])

    def legal(s: Any, menu: Any) -> None:
        GAME.rules.legal(s, menu)
        menu.n = min(menu.n, BIDS - 1)
    assert ways(ruled(why_not=why_not, legal=legal)) == {"refusal"}


def test_an_agent_that_peeks_is_found() -> None:
    def greedy(s: Any, menu: Any, rng: Any) -> int:
        return int(menu.actions[0 if 3 in s.laid[:SEATS] else 1])
    assert ways(ruled(greedy=greedy)) == {"agent"}


def test_a_seat_that_is_passed_over_for_what_it_holds_is_found_by_the_time_it_takes() -> None:
    class Hasty(type(HIGH)):  # type: ignore[misc]
        @part
        class interaction(type(HIGH.interaction)):  # type: ignore[misc]
            def automatic(self, state: Any, legal: Any, stops: Any, passing: bool, alone: bool = True) -> int | None:
                return legal[0] if max(me.hand for me in state.players) >> 15 else None
    game: Any = Hasty()
    options = game.options(game.ruleset())
    session = Session(game, game.ruleset(), options, [None] * SEATS, 4)
    found = [[leak for number in range(20) for leak in leaks(each, session.state, 7, number, AllowedLeaks())]
             for each in (HIGH, game)]
    assert found[0] == []
    assert {leak.way for leak in found[1]} == {"timing"}


def test_a_silence_that_goes_by_what_somebody_holds_is_found() -> None:
    class Silent(Sealed):
        @part
        class interaction(Interaction):
            def timeout_choice(self, state: Any) -> int | None:
                return None if 3 in state.laid[:SEATS] else 1
    assert ways(Silent()) == {"timing"}


def test_a_call_that_is_made_only_where_somebody_is_there_to_hear_it_is_found() -> None:
    """The narrator pauses where the high bidder would be woken: all hear that there is one."""
    game = answered(lambda s, seat, number: tell(s, Told.CALLED, seat, 0, 0) if number == BIDS else None)
    game.interaction.calls = frozenset({int(Told.CALLED)})
    assert "told" in ways(game)


def test_whom_the_game_waits_for_is_not_said_to_those_who_cannot_know() -> None:
    """The lowest bidder chooses twice."""
    class Second(Sealed):
        pass
    def chooser(s: Any) -> int:
        seat = int(GAME.rules.chooser(s))
        return 0 if seat == 2 and s.laid[1] == 3 else seat
    game = Second()
    game.rules = GAME.rules._replace(chooser=chooser)
    assert "asked" in ways(game)


# ---- seen_as -------------------------------------------------------------------------------------

def others(see: Callable[[Any, int], int]) -> Callable[[Any, int, int], int]:
    """A seen_as in which a seat sees its own choices as they are."""
    return lambda s, action, seat: action if seat == GAME.rules.chooser(s) else see(s, action)


def bid(number: int) -> int:
    return int(pack(Act.BID, number, 0))


@pytest.mark.parametrize(("seen_as", "said"), [
    (others(lambda s, action: action), "can tell it from"),
    (others(lambda s, action: 0), "sees the number 0, which is no action"),
    (others(lambda s, action: -1), "sees the number -1, which is no action"),
    (others(lambda s, action: bid(0)), "which is no action"),
    (lambda s, action, seat: bid(1), "does not see its own choice"),
    (others(lambda s, action: bid(first_of(action) % BIDS + 1)), "must stand for itself"),
    (others(lambda s, action: bid(max(s.laid[0], 1))), "sees it otherwise in a state"),
])
def test_what_is_wrong_with_what_is_seen_of_choices_is_said(seen_as: Callable[[Any, int, int], int], said: str) -> None:
    found = [leak for leak in found_in(ruled(seen_as=seen_as)) if leak.way == "seen_as"]
    assert any(said in str(leak) for leak in found), found


def test_no_choice_is_open_that_looks_like_others_the_one_that_stands_for_them_neither() -> None:
    """The lowest bid stands for all: shown as it is, it would be told from the others by just that."""
    session = Session(GAME, GAME.ruleset(), GAME.options(GAME.ruleset()), [None] * SEATS, 4)
    shown = {seat: {bid(number) for number in range(1, BIDS + 1)
                    if GAME.interaction.sees_openly(session.state, bid(number), seat)}
             for seat in (*range(SEATS), GAME.spectator)}
    assert shown == {0: {bid(1), bid(2), bid(3)}, 1: set(), 2: set(), GAME.spectator: set()}


def test_the_terminal_shows_no_choice_that_looks_like_others(capsys: pytest.CaptureFixture[str]) -> None:
    session = Session(GAME, GAME.ruleset(), GAME.options(GAME.ruleset(), {"rounds": 5}), [None] * SEATS, 4)
    speech, out = speech_of("sealed", "en"), io.StringIO()
    Screen(session, ["random"] * SEATS, speech, Console(file=out), None, 0, None).run()
    assert "has laid a bid" in out.getvalue()
    assert [line for line in out.getvalue().splitlines() if line.endswith(("Bid 1", "Bid 2", "Bid 3"))] == []


def test_a_replay_shows_a_seat_no_choice_that_looks_like_others(tmp_path: Path) -> None:
    session = Session(GAME, GAME.ruleset(), GAME.options(GAME.ruleset()), [None] * SEATS, 4)
    recorder = Recorder(tmp_path / "game.jsonl", session, ["random"] * SEATS)
    for number in (1, 2, 3):
        session.play(bid(number), number - 1)
        recorder.add(number - 1, bid(number))
    body = (tmp_path / "game.jsonl").read_bytes()
    shown = archive.moments(body, ["Ana", "Ben", "Cleo"], "en", 1, None, 0, 4)
    assert [moment.action for moment in shown.moments] == [None, None, "bid 2", None]


# ---- files beside the rules ----------------------------------------------------------------------

@pytest.fixture
def moved(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> type[Conformance]:
    """High card, whose scenarios and ledger are in a folder that the test makes."""
    shutil.copytree(home_of(HIGH), tmp_path / "home")
    monkeypatch.setattr(sys.modules[type(HIGH).__module__], "__file__", str(tmp_path / "home" / "game.py"))

    class Kit(Conformance):
        game = HIGH
    return Kit


def test_a_scenario_that_fails_is_found(moved: type[Conformance]) -> None:
    moved().test_its_scenarios_pass()
    path = home_of(moved.game) / "scenarios" / "setup" / "deal.yaml"
    path.write_text(path.read_text(encoding="utf-8").replace("then:", "then:\n  round: 9"), encoding="utf-8")
    with pytest.raises(AssertionError, match=r"deal.yaml, line \d+: round: expected 9"):
        moved().test_its_scenarios_pass()


def test_a_rule_that_no_scenario_shows_is_found(moved: type[Conformance]) -> None:
    moved().test_every_rule_is_carried_out_and_shown()
    shutil.rmtree(home_of(moved.game) / "scenarios" / "setup")
    with pytest.raises(AssertionError, match=r"high_card\.setup"):
        moved().test_every_rule_is_carried_out_and_shown()


# ---- in a project of somebody else's -------------------------------------------------------------

def test_the_kit_needs_nothing_of_a_project_and_leaves_its_sweeps_to_a_command_of_their_own(tmp_path: Path) -> None:
    """Strict about marks, and without a word on Tapete in its configuration."""
    (tmp_path / "pytest.ini").write_text("[pytest]\n", encoding="utf-8")
    (tmp_path / "test_mine.py").write_text("""
from tapete.games import find_game
from tapete.testing import Conformance

class TestMine(Conformance):
    game = find_game("high_card")
""", encoding="utf-8")
    said = {}
    for marks in ([], ["-m", "long"]):
        command = [sys.executable, "-m", "pytest", "--strict-markers", "-W", "error", "-p", "no:tapete",
                   "-p", "tapete.testing.plugin", "-p", "no:cacheprovider", "--collect-only", "-q", *marks]
        paths = os.pathsep.join(str(Path(each).resolve()) for each in
                                ("src", "src/tapete/example", "tests/plugins"))
        run = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, timeout=120, check=False,
                             env={**os.environ, "PYTHONPATH": paths, "PYTEST_ADDOPTS": ""})
        assert run.returncode == 0, run.stdout + run.stderr
        said[" ".join(marks)] = {line.rpartition("::")[2] for line in run.stdout.splitlines() if "::" in line}
    sweeps = {name for name, test in getmembers(Conformance) if any(
        mark.name == "long" for mark in getattr(test, "pytestmark", []))}
    assert said["-m long"] == sweeps
    assert said[""] == {name for name in dir(Conformance) if name.startswith("test_")} - sweeps


def test_pytest_finds_the_kits_plugin_by_itself() -> None:
    project = tomllib.loads(Path("pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert import_module(project["entry-points"]["pytest11"]["tapete"]).MARKER


def test_a_figure_without_words_is_found() -> None:
    class Told(Conformance):
        game = altered(GAME)
    Told.game.figures.report = lambda rows: {"bids": float(len(rows))}      # type: ignore[method-assign]
    with pytest.raises(AssertionError, match="the report tells of what has no message: figure-bids"):
        Told().test_every_figure_of_the_report_has_words()
