"""The tests that every game must pass and none writes for itself.

A game's test file holds no more than

    class TestCarcosa(Conformance):
        game = find_game("carcosa")
        records = {"s": Table, ...}     # what the parameters of its rules are, for the lint
        fixtures = Path("tests/fixtures/carcosa")

and pytest runs them all, for every ruleset and number of players.
"""
from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from itertools import chain, islice
from pathlib import Path
from typing import Any, ClassVar

import numpy as np
import pytest

from ..agents.seat import SeatedAgent
from ..errors import IllegalMoveError, InputError, RecordError
from ..games import speech_of
from ..kernel.dice import luck, lucks, next_below
from ..kernel.game import Game, Ruleset
from ..kernel.playout import GREEDY, RANDOM, play_out, settle
from ..kernel.record import RecordType
from ..kernel.rule import IDS
from ..kernel.speech import LANGUAGES
from ..lab.profile.play import count_part
from ..lab.simulate import Batch, make_study, pack_blank, play_batch
from ..referee.session import Session, Told
from ..referee.transcript import Recorder, Replay, read
from .lint import lint_rules
from .told import Untold, untold

BOUND = 100_000


class Conformance:
    """Copy and hash, save and load, plain = compiled, seeds, replays, leaks, invariants, ends, texts."""

    game: ClassVar[Game]
    records: ClassVar[Mapping[str, RecordType]]
    fixtures: ClassVar[Path]
    told: list[Told]
    variants: ClassVar[Sequence[Mapping[str, Any]]] = ()
    """Configurations that switch on what is off by default, so that it is tested too."""
    seen_untold: ClassVar[Sequence[str]] = ()
    """Paths of the view, as regular expressions, that may change without a word in the log."""
    plain_games = 200
    """Random games per ruleset that plain and compiled rules must play alike."""
    plain_greedy_games = 5
    """Greedy games per ruleset and number of players that they must play alike."""
    checked_games = 300
    """Random games per number of players in which every invariant is looked at."""

    def rulesets(self) -> Iterator[tuple[Ruleset, Any]]:
        """Every ruleset as it is, then the default one in every variant."""
        for ruleset in self.game.rulesets:
            yield ruleset, self.game.options(ruleset)
        for variant in self.variants:
            yield self.game.ruleset(), self.game.options(self.game.ruleset(), variant)

    def tables(self) -> Iterator[tuple[Any, int]]:
        """The options of every ruleset and variant with each number of seats that they are for."""
        for _, options in self.rulesets():
            for players in self.game.counts(options):
                yield options, players

    def start(self, players: int, seed: int, variant: int = 0) -> Session:
        ruleset, options = list(self.rulesets())[variant]
        return Session(self.game, ruleset, options, [None] * players, seed)

    def moments(self, players: int, seed: int, every: int = 7, variant: int = 0) -> Iterator[Session]:
        """A random game, stopped at every so many choices; `told` is what has happened since the last stop."""
        session = self.start(players, seed, variant)
        agents = [SeatedAgent("random", seat, seed) for seat in range(players)]
        number, self.told = 0, session.news()
        while not session.over:
            if number % every == 0:
                yield session
                self.told = []
            self.told += session.play(agents[session.to_move].choose(session, number))
            number += 1

    def play(self, blank: Any, agents: list[int], seed: int, games: int, compiled: bool) -> tuple[Any, Any]:
        """Games by the machine's entry: the last state as an array of one, and the summaries."""
        seats = np.array(agents, np.int64)
        if compiled:
            states: Any = self.game.State.array(3)
            rows: Any = self.game.Summary.array(games)
            states[2] = self.game.State.pack(blank)[0]
            played = self.game.machine.play.compiled(states, self.game.Menu.array(1), lucks(1), seats, rows,
                                                     seed, games, BOUND)
            last = self.game.State.pack(self.game.State.unpack(states))     # without the layout's padding
            summaries = [self.game.Summary.unpack(row) for row in rows]
        else:
            states, plain_rows = self.game.State.plains(3), self.game.Summary.plains(games)
            states[2] = blank
            played = self.game.machine.play(states, self.game.Menu.plains(1), [luck(0)], agents, plain_rows,
                                            seed, games, BOUND)
            last = self.game.State.pack(states[0])
            summaries = list(plain_rows)
        assert played == games
        return last, summaries

    def same_games(self, per_ruleset: int, greedy: int) -> None:
        """Assert that plain and compiled games are equal to the last byte."""
        for ruleset, options in self.rulesets():
            counts = list(self.game.counts(options))
            for players in counts:
                blank = self.game.blank(options, [None] * players)
                for agent, games in ((RANDOM, -(-per_ruleset // len(counts))), (GREEDY, greedy)):
                    for seed in range(games):
                        plain, plain_rows = self.play(blank, [agent] * players, seed, 1, compiled=False)
                        fast, fast_rows = self.play(blank, [agent] * players, seed, 1, compiled=True)
                        where = f"{ruleset.name}, {players} players, agent {agent}, seed {seed}"
                        assert plain.tobytes() == fast.tobytes(), where
                        assert plain_rows == fast_rows, where

    def sound_games(self, games: int) -> None:
        """Assert that random games keep every invariant and end within the bound."""
        for ruleset, options in self.rulesets():
            for players in self.game.counts(options):
                states = self.game.State.array(3)
                states[2] = self.game.State.pack(self.game.blank(options, [None] * players))[0]
                sound = self.game.machine.test.compiled(states, self.game.Menu.array(1), lucks(1), 0, games,
                                                        BOUND)
                broken = self.game.rules.broken(self.game.State.unpack(states))
                assert sound == games, (f"{ruleset.name}, {players} players, seed {sound}: "
                                        f"fault {states[0]['fault']}, invariant {broken}")

    # ---- the tests -----------------------------------------------------------------------------

    def test_every_field_that_a_rule_names_exists(self) -> None:
        problems = lint_rules(self.records, type(self.game).__module__.rsplit(".", 1)[0])
        assert not problems, "\n".join(map(str, problems))

    def test_plain_and_compiled_games_are_the_same(self) -> None:
        self.same_games(self.plain_games, greedy=self.plain_greedy_games)

    def test_random_games_end_with_every_invariant_held(self) -> None:
        self.sound_games(self.checked_games)

    @pytest.mark.long
    def test_ten_thousand_plain_games_are_the_compiled_ones(self) -> None:
        self.same_games(10_000, greedy=200)

    @pytest.mark.long
    def test_a_hundred_thousand_games_end_with_every_invariant_held(self) -> None:
        self.sound_games(100_000)

    def test_what_seats_got_is_what_the_ended_game_is_worth_to_them(self) -> None:
        for options, players in self.tables():
            for seed in range(10):
                last, rows = self.play(self.game.blank(options, [None] * players), [RANDOM] * players, seed, 1, True)
                got = self.game.returns(np.concatenate([self.game.Summary.pack(row) for row in rows]), players)
                worth = [self.game.rules.value(self.game.State.unpack(last), seat) for seat in range(players)]
                assert got.tolist() == [worth]

    def test_no_number_or_index_leaves_its_field(self) -> None:
        """Checked records refuse what compiled code would let overflow or run over."""
        for options, players in self.tables():
            for seed in range(2):
                blank = self.game.blank(options, [None] * players)
                blank.dice.seed = seed
                plain = self.game.State.copy(blank)
                checked = self.game.State.unpack(self.game.State.pack(blank), checked=True)
                menus = [self.game.Menu.plain(), self.game.Menu.checked()]
                for state, menu in zip((plain, checked), menus, strict=True):
                    self._play_out(state, menu, luck(seed))
                assert self.game.State.pack(plain).tobytes() == self.game.State.pack(checked).tobytes()

    def _play_out(self, state: Any, menu: Any, chance: Any) -> None:
        rules = self.game.rules
        rules.setup(state)
        settle(state, rules.step)
        play_out(state, menu, chance, BOUND, rules.legal, rules.act, rules.step)

    def test_copies_are_equal_and_apart(self) -> None:
        State = self.game.State
        for session in self.moments(self.game.most, seed=3, every=25):
            before = State.pack(session.state).tobytes()
            copy = State.copy(session.state)
            assert copy == session.state
            assert State.unpack(State.pack(session.state)) == session.state
            settle_one = session.legal()[0]
            self.game.rules.act(copy, settle_one)
            settle(copy, self.game.rules.step)
            assert State.pack(session.state).tobytes() == before
            assert copy != session.state

    def test_a_seed_repeats_its_game_and_another_does_not(self) -> None:
        first, again, other = (self.start(self.game.most, seed) for seed in (11, 11, 12))
        assert first.digest() == again.digest() != other.digest()

    def test_a_game_saved_and_loaded_at_every_choice_is_the_same(self, tmp_path: Path) -> None:
        path = tmp_path / "game.jsonl"
        session = self.start(self.game.fewest, seed=5)
        recorder = Recorder(path, session, ["random"] * self.game.fewest)
        agents = [SeatedAgent("random", seat, 5) for seat in range(self.game.fewest)]
        while not session.over:
            seat = session.to_move
            action = agents[seat].choose(session, recorder.number)
            session.play(action, seat)
            recorder.add(seat, action)
            if recorder.number % 20 == 0 or session.over:
                replay = Replay(self.game, read(path))
                for _ in replay.steps():
                    pass
                assert replay.session.state == self._quiet(session, replay)
        assert read(path).end is not None

    def _quiet(self, session: Session, replay: Replay) -> Any:
        """The state with the other's log: what has been told before does not belong to the game."""
        state = self.game.State.copy(session.state)
        state.log = replay.session.state.log
        return state

    def test_a_damaged_record_is_refused_with_its_line(self, tmp_path: Path) -> None:
        path = tmp_path / "game.jsonl"
        session = self.start(self.game.fewest, seed=6)
        recorder = Recorder(path, session, ["random"] * self.game.fewest)
        for _ in range(6):
            seat, action = session.to_move, session.legal()[0]
            session.play(action, seat)
            recorder.add(seat, action)
        good = path.read_text(encoding="utf-8").splitlines(keepends=True)
        edited = json.loads(good[3])
        edited["do"] = "no such thing"
        restated = json.loads(good[4])
        restated["state"] = "0" * 16
        older = {**json.loads(good[0]), "version": 0}
        damages = {
            "line 7": [*good[:6], good[6][:-9]],
            "line 4": [*good[:3], json.dumps(edited) + "\n", *good[4:]],
            "line 5": [*good[:4], json.dumps(restated) + "\n", *good[5:]],
            "line 3": [*good[:2], *good[3:]],
            "line 1": [json.dumps(older) + "\n", *good[1:]],
            "is empty": [],
        }
        for where, lines in damages.items():
            path.write_text("".join(lines), encoding="utf-8")
            with pytest.raises(RecordError, match=where):
                for _ in Replay(self.game, read(path)).steps():
                    pass

    def test_recorded_games_still_play_as_they_did(self) -> None:
        paths = sorted(self.fixtures.glob("*.jsonl"))
        assert paths, f"{self.fixtures} holds no recorded games"
        for path in paths:
            transcript = read(path)
            assert transcript.end is not None, path
            for _ in Replay(self.game, transcript).steps():
                pass

    def test_a_seat_that_cannot_tell_two_states_apart_sees_them_alike(self) -> None:
        """Nothing hidden is in a view, in a blinded state, in a menu or in an agent's choice."""
        rules, State = self.game.rules, self.game.State
        chance = luck(99)
        told_apart = 0
        for session in chain.from_iterable(self.moments(self.game.most, seed=8, every=9, variant=variant)
                                           for variant, _ in enumerate(self.rulesets())):
            for seat in (*range(self.game.most), self.game.spectator):
                seen = session.blinded(seat)
                view = session.game.view(seen).model_dump_json()
                other = State.copy(seen)
                rules.redeal(other, chance, self.game.Menu.plain())
                assert not rules.broken(other)
                told_apart += State.pack(other).tobytes() != State.pack(session.state).tobytes()
                if seat == session.to_move:
                    self._assert_same_choices(session, other, seat)
                rules.blind(other, seat)
                assert State.pack(other).tobytes() == State.pack(seen).tobytes()
                assert session.game.view(other).model_dump_json() == view
        assert told_apart

    def test_what_a_seat_comes_to_see_it_has_been_told(self) -> None:
        found: list[Untold] = []
        for variant, (_, options) in enumerate(self.rulesets()):
            players = max(self.game.counts(options))
            moments = islice(self.moments(players, seed=14, every=30, variant=variant), 20)
            for number, session in enumerate(moments):
                for seat in (*range(players), self.game.spectator):
                    found += untold(session, seat, 100 * number + seat, self.seen_untold)
        assert not found, "\n".join(f"after '{each.choice}' seat {each.seat} sees {', '.join(each.paths)} change, and "
                                    "is not told" for each in found)

    def _assert_same_choices(self, session: Session, other: Any, seat: int) -> None:
        """The seat's menu and the greedy agent's choice are the same in both states."""
        rules = self.game.rules
        menus, choices = [], []
        for state in (session.state, other):
            eyes = self.game.State.copy(state)
            rules.blind(eyes, seat)
            for sight in (state, eyes):
                menu = self.game.Menu.plain()
                rules.legal(sight, menu)
                menus.append(list(menu.actions[:menu.n]))
                choices.append(rules.greedy(sight, menu, luck(0)))     # blinded or not: rollouts use both
        assert menus.count(menus[0]) == 4
        assert choices.count(choices[0]) == 4

    def test_agents_choose_alike_in_states_that_their_seat_cannot_tell_apart(self) -> None:
        chance = luck(98)
        for agent in ("greedy", "mcts:iterations=20", "expectimax:depth=1,nodes=500"):
            for number, session in enumerate(self.moments(self.game.most, seed=9, every=40)):
                seat, true = session.to_move, session.state
                seen = session.blinded(seat)
                choices = []
                for _ in range(3):
                    choices.append(SeatedAgent(agent, seat, 9).choose(session, number))
                    session.state = self.game.State.copy(seen)
                    self.game.rules.redeal(session.state, chance, self.game.Menu.plain())
                session.state = true
                assert choices.count(choices[0]) == 3, agent

    def test_a_blinded_state_can_be_played_on_and_is_found_out_as_it_goes(self) -> None:
        """As exact search plays it: what has been found out and what is still covered make up a sound game."""
        rules, State, chance = self.game.rules, self.game.State, luck(97)
        for players in self.game.counts(self.game.options(self.game.ruleset())):
            for session in self.moments(players, seed=31 + players, every=30):
                state = session.blinded(session.to_move)
                state.dice.seed = players
                menu = self.game.Menu.plain()
                rules.legal(state, menu)
                for number in range(60):
                    if menu.n == 0:
                        break
                    rules.act(state, menu.actions[next_below(chance, menu.n)])
                    settle(state, rules.step)
                    assert not state.fault
                    rules.legal(state, menu)
                    if number % 10 == 9 or menu.n == 0:
                        whole = State.copy(state)
                        rules.redeal(whole, chance, self.game.Menu.plain())
                        assert not rules.broken(whole)

    def test_the_options_never_change_in_a_game(self) -> None:
        """Exact search takes positions for equal whatever their options."""
        if "options" in self.game.State.fields:
            session = self.start(self.game.fewest, seed=12)
            before = session.game.State.copy(session.state).options
            for later in self.moments(self.game.fewest, seed=12, every=10):
                assert later.state.options == before

    def test_the_menu_and_the_refusals_agree(self) -> None:
        """What is offered has no reason against it, and what is not offered has one, with a rule and a sentence."""
        rules = self.game.rules
        speeches = [speech_of(self.game.name, language) for language in LANGUAGES]
        refused = set()
        for variant, (_, options) in enumerate(self.rulesets()):
            for players in self.game.counts(options):
                for session in self.moments(players, seed=players + 10 * variant, every=5, variant=variant):
                    grammar, legal = session.game.grammar, set(session.legal())
                    assert len(legal) == len(session.legal()), "an action is offered twice"
                    for action in grammar.every():
                        why = int(rules.why_not(session.state, action))
                        assert (why == 0) == (action in legal), grammar.text(action)
                        refused.add(why)
        for why in refused - {0}:
            for speech in speeches:
                rule, sentence = self.game.refusal(speech, why)
                assert rule in IDS
                assert sentence

    def test_actions_are_written_and_read_back(self) -> None:
        for _, options in self.rulesets():
            grammar = self.game.playing(options).grammar
            for action in grammar.every():
                assert grammar.parse(grammar.text(action)) == action

    def test_a_profile_watches_the_games_that_are_played_and_names_what_it_counts(self) -> None:
        if self.game.catalogue is None:
            pytest.skip(f"{self.game.name} has no catalogue of things to count")
        for ruleset, options in self.rulesets():
            for players in self.game.counts(options):
                study = make_study(self.game, ruleset, options, [None] * players, ["greedy"], 1, 10)
                blank = pack_blank(study)
                rows, courses, counts = count_part(study, blank)
                assert rows.tobytes() == play_batch(Batch(study, blank)).tobytes()
                assert (courses["turns"] >= courses["dead"]).all() and counts.any()
        for language in LANGUAGES:
            speech = speech_of(self.game.name, language)
            for kind in self.game.catalogue.kinds:
                assert speech.say(f"kind-{kind.name}")
                assert all(speech.say(f"{kind.text}-{thing}") for thing in kind.things if thing)

    def test_everything_can_be_said_in_every_language(self) -> None:
        names = [f"seat {seat}" for seat in range(self.game.most)]
        for language in LANGUAGES:
            speech = speech_of(self.game.name, language)
            for session in chain.from_iterable(self.moments(self.game.most, seed=21, every=1, variant=variant)
                                               for variant, _ in enumerate(self.rulesets())):
                game = session.game
                assert game.question(speech, session.state, names)
                for action in session.legal():
                    assert game.label(speech, session.state, action, names)
                for told in self.told:
                    happening = game.happening(told.what, told.a, told.b, told.c)
                    assert game.sentence(speech, happening, names)
            assert session.game.cause(speech, session.state, names)

    def test_a_refused_choice_changes_nothing(self) -> None:
        session = self.start(self.game.fewest, seed=2)
        before = self.game.State.pack(session.state).tobytes()
        illegal = next(a for a in self.game.grammar.every() if a not in session.legal())
        with pytest.raises(IllegalMoveError) as refusal:
            session.play(illegal)
        assert refusal.value.rule
        with pytest.raises(IllegalMoveError):
            session.play(session.legal()[0], seat=1 - session.to_move)
        assert self.game.State.pack(session.state).tobytes() == before

    def test_wrong_seats_and_seeds_are_refused(self) -> None:
        for players in (0, self.game.fewest - 1, self.game.most + 1, 9):
            with pytest.raises(InputError, match="players"):
                self.start(players, seed=1)
        for seed in (-1, 2**63, "7", 1.5, True):
            with pytest.raises(InputError, match="seed"):
                self.start(self.game.fewest, seed=seed)  # type: ignore[arg-type]
