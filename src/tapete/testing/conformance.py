r"""The conformance kit: the tests that every game must pass and that no game writes for itself.

A game's test file contains only

    class TestCarcosa(Conformance):
        game = find_game("carcosa")
        hidden = (r"decks\.\w+\.top\..*",)  # paths of its view that may be hidden from seats
        fixtures = Path("tests/fixtures/carcosa")

and pytest runs all tests, for every ruleset and number of players. `pytest -m long` runs the long sweeps.
"""
from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import chain, islice
from pathlib import Path
from typing import Any, ClassVar
from warnings import warn

import numpy as np
import pytest

from ..agents import parse_agent
from ..agents.expectimax import ExactSearcher
from ..agents.mcts import Searcher
from ..agents.seat import SeatedAgent
from ..compiler.backends import using_backend
from ..errors import IllegalMoveError, InputError
from ..files.home import home_of
from ..gamedef.by_players import at_table
from ..gamedef.result import Ranked, Scored, Won
from ..games import speech_for, speech_of
from ..kernel.dice import new_rngs, plain_rng
from ..kernel.playout import GREEDY, RANDOM, play_out, settle
from ..kernel.rule import IDS
from ..lab.figures import keys_of, read_figures
from ..lab.profile.play import count_part
from ..lab.simulate import make_study
from ..lab.study import StudyBatch, pack_blank, play_batch
from ..lint.package import check_package
from ..referee.session import Session
from ..referee.transcript import Recorder, Replay, read
from ..runtime.integers import whole_numbers
from ..table.view.board import drawn
from ..text.messages import read_messages
from ..text.speech import LANGUAGES
from ..text.spoken import RecordError
from .at_once import ChoicesAtOnce
from .beside import PackageRules
from .ending import ending
from .played import BOUND
from .secrecy import Secrecy

READ_BY_THE_KERNEL = ("dice", "log", "outcome", "fault", "n_seats", "n_agenda", "agenda")
"""Fields that the kernel, the referee and this kit read from every game's state."""


class Conformance(Secrecy, ChoicesAtOnce, PackageRules):
    """Copy and hash, save and load, plain = compiled, seeds, replays, leaks, invariants, ends, texts, scenarios,
    ledger."""

    fixtures: ClassVar[Path | None] = None
    """The folder of the game's recorded games."""
    plain_games = 200
    """Random games per ruleset that plain and compiled rules must play in the same way."""
    plain_greedy_games = 5
    """Greedy games per ruleset and number of players that they must play in the same way."""
    checked_games = 300
    """Random games per number of players in which every invariant is checked."""

    def __init_subclass__(cls, **more: Any) -> None:
        super().__init_subclass__(**more)
        if "records" in vars(cls):
            warn(f"{cls.__name__}.records is not used any more: the check of the source finds the records itself",
                 DeprecationWarning, stacklevel=2)

    @whole_numbers
    def same_games(self, per_ruleset: int, greedy: int) -> None:
        """Assert that games are equal to the last byte on every backend: plain, machine code and module."""
        for ruleset, options in self.rulesets():
            counts = list(self.game.counts(options))
            for players in counts:
                blank = self.game.blank(at_table(options, players), [None] * players)
                for agent, games in ((RANDOM, -(-per_ruleset // len(counts))), (GREEDY, greedy)):
                    for seed in range(games):
                        plain, plain_rows = self.play(blank, [agent] * players, seed, 1, "plain")
                        for form in self.game.machine.play.compiled.forms:
                            fast, fast_rows = self.play(blank, [agent] * players, seed, 1, form)
                            where = f"{ruleset.name}, {players} players, agent {agent}, seed {seed}, {form}"
                            assert plain.tobytes() == fast.tobytes(), where
                            assert plain_rows == fast_rows, where

    def thoughts(self, form: str) -> Iterator[tuple[str, Any]]:
        """The results of searches at moments of random games, and of contests, on one backend."""
        for variant, (ruleset, options) in enumerate(self.rulesets()):
            players = self.game.counts(options)[0]
            for session in self.spread(players, 5, 2, variant):
                seat = session.to_move
                blinded, legal = session.blinded(seat), session.legal()
                with using_backend(form):     # no yield in here: the caller may want another backend next
                    thought = Searcher(self.game, parse_agent("mcts:iterations=60"), players, 1).think(blinded, legal)
                    reckoner = ExactSearcher(self.game, parse_agent("expectimax:depth=2,nodes=200,table=8"), players)
                    reckoned = reckoner.think(blinded, seat)
                yield f"{ruleset.name}, think", thought
                yield f"{ruleset.name}, reckon", reckoned
            study = make_study(self.game, ruleset, options, [None] * players, ["mcts:iterations=5"], 7, 1)
            blank = pack_blank(study)
            with using_backend(form):
                rows = play_batch(StudyBatch(study, blank))
            yield f"{ruleset.name}, contest", rows.tobytes()

    @whole_numbers
    def sound_games(self, games: int) -> None:
        """Assert that random games keep every invariant and end within the bound."""
        for ruleset, options in self.rulesets():
            for players in self.game.counts(options):
                states = self.game.State.array(3)
                states[2] = self.game.State.pack(self.game.blank(at_table(options, players), [None] * players))[0]
                sound = self.game.machine.test.compiled(states, self.game.Menu.array(1), new_rngs(1), 0, games,
                                                        BOUND)
                broken = self.game.rules.broken(self.game.State.unpack(states))
                assert sound == games, (f"{ruleset.name}, {players} players, seed {sound}: "
                                        f"fault {states[0]['fault']}, invariant {broken}")

    # ---- the tests -----------------------------------------------------------------------------

    def test_its_source_has_no_mistakes(self) -> None:
        """See `tapete check`. It comes first, because its sentences are shorter than what the other tests would say."""
        found = check_package(home_of(self.game))
        assert not found, "\n".join(each.written("en") for each in found)

    def test_its_plain_rules_come_to_an_end(self) -> None:
        """A loop without an end would let all other tests wait for ever."""
        for options, players in self.tables():
            blank = self.game.blank(options, [None] * players)
            with ending():
                self.play(blank, [RANDOM] * players, 0, 1, "plain")

    def test_its_state_has_what_the_kernel_reads(self) -> None:
        missing = [name for name in READ_BY_THE_KERNEL if name not in self.game.State.fields]
        assert not missing, f"{self.game.name}'s State lacks what the kernel reads of every game's: {missing}"

    def test_plain_and_compiled_games_are_the_same(self) -> None:
        self.same_games(self.plain_games, greedy=self.plain_greedy_games)

    @pytest.mark.long       # nothing else needs machine code of searches
    def test_searches_by_a_module_are_those_of_machine_code(self) -> None:
        if "wasm" not in self.game.machine.think.compiled.forms:
            pytest.skip("no module was built of these rules")
        for native, module in zip(self.thoughts("native"), self.thoughts("wasm"), strict=True):
            assert native == module

    def test_random_games_end_with_every_invariant_held(self) -> None:
        self.sound_games(self.checked_games)

    @pytest.mark.long
    def test_ten_thousand_plain_games_are_the_compiled_ones(self) -> None:
        self.same_games(10_000, greedy=200)

    @pytest.mark.long
    def test_a_hundred_thousand_games_end_with_every_invariant_held(self) -> None:
        self.sound_games(100_000)

    def test_what_seats_got_is_what_the_ended_game_is_worth_to_them(self) -> None:
        for game, state, rows, players in self.ends():
            worth = [game.rules.value(state, seat) for seat in range(players)]
            assert game.results.returns(rows, players).tolist() == [worth]
            assert len({*worth}) == 1 or not game.results.cooperative, f"one result for all, but they get {worth}"

    def test_an_ended_game_and_its_summary_have_the_same_points_and_winners(self) -> None:
        for game, state, rows, players in self.ends():
            results = game.results
            got = results.returns(rows, players)[0].tolist()
            won = [results.won(state, seat) for seat in range(players)]
            if isinstance(results.result, Won):
                for one, share in zip(won, got, strict=True):     # who shares a game may have won it or not
                    said = "has" if one else "has not"
                    assert one is (share > 0) or 0 < share < 1, f"a seat that {said} won gets {share}"
                continue
            assert results.scores(rows, players).tolist() == [[results.points(state, seat) for seat in range(players)]]
            assert won == ([share > 0 for share in got] if isinstance(results.result, Ranked) else [None] * players)

    def test_every_ending_is_told(self) -> None:
        """In every language: a sentence, a few words for each seat, and a name for each grade."""
        for game, state, _, players in self.ends():
            names = [f"seat {seat + 1}" for seat in range(players)]
            for speech in (speech_for(game, language) for language in LANGUAGES):
                told = game.results.cause(speech, state, names)
                assert told.strip(), f"{speech.language}: no sentence tells how this game ended: {told!r}"
                for seat in range(players):
                    game.results.fared(speech, state, seat)
                grades = game.results.result.grades if isinstance(game.results.result, Scored) else ()
                missing = [grade for grade in grades if not speech.has(f"grade-{grade}")]
                assert not missing, f"{speech.language}: grades without a message grade-NAME: {', '.join(missing)}"

    def ends(self) -> Iterator[tuple[Any, Any, Any, int]]:
        """The ends of some games of each table: the game, the state, its summary in an array, and how many play."""
        for options, players in self.tables():
            for seed in range(10):
                last, rows = self.play(self.game.blank(options, [None] * players), [RANDOM] * players, seed, 1)
                yield (self.game.playing(options), self.game.State.unpack(last),
                       np.concatenate([self.game.Summary.pack(row) for row in rows]), players)

    def test_every_figure_of_the_report_has_words(self) -> None:
        """For people who measure the game, in every language."""
        for options, players in self.tables():
            game = self.game.playing(options)
            _, rows = self.play(self.game.blank(options, [None] * players), [RANDOM] * players, 0, 20)
            figures = read_figures(game, game.figures.report(np.concatenate([game.Summary.pack(row) for row in rows])))
            for speech in (speech_for(game, language) for language in LANGUAGES):
                missing = [key for key in keys_of(game, figures) if not speech.has(key)]
                assert not missing, f"{speech.language}: the report tells of what has no message: {', '.join(missing)}"

    def test_no_number_or_index_leaves_its_field(self) -> None:
        """Checked records refuse numbers and indices that would overflow or leave the array in compiled code."""
        for seed, (options, players) in enumerate(self.tables()):
            blank = self.game.blank(at_table(options, players), [None] * players)
            blank.dice.seed = seed
            plain = self.game.State.copy(blank)
            checked = self.game.State.unpack(self.game.State.pack(blank), checked=True)
            menus = [self.game.Menu.plain(), self.game.Menu.checked()]
            for state, menu in zip((plain, checked), menus, strict=True):
                self._play_out(state, menu, plain_rng(seed))
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
            self.game.rules.act(copy, session.legal()[0])
            settle(copy, self.game.rules.step)
            assert State.pack(session.state).tobytes() == before

    def test_a_seed_repeats_its_game_and_others_do_not(self) -> None:
        """The choices are the same in each. In a game without chance, all seeds give the same game."""
        first, again, *others = (self.first_choices(self.game.most, seed) for seed in (11, 11, *range(12, 32)))
        assert first == again
        drawn = self.start(self.game.most, 11).state.dice.count
        assert not drawn or any(other != first for other in others)

    @whole_numbers
    def first_choices(self, players: int, seed: int) -> list[str]:
        """The digests of a game in which the first legal choice is always made; the first 40."""
        session = self.start(players, seed)
        found = [session.digest()]
        while not session.over and len(found) < 40:
            session.play(session.legal()[0])
            found.append(session.digest())
        return found

    def test_a_game_saved_at_every_choice_is_the_same_when_loaded(self, tmp_path: Path) -> None:
        """It is loaded in full each time, less and less often as it grows."""
        path = tmp_path / "game.jsonl"
        session = self.start(self.game.fewest, seed=5)
        recorder = Recorder(path, session, ["random"] * self.game.fewest)
        agents = [SeatedAgent("random", seat, 5) for seat in range(self.game.fewest)]
        next_load = 10
        while not session.over:
            seat = session.to_move
            action = agents[seat].choose(session, recorder.number)
            session.play(action, seat)
            recorder.add(seat, action)
            if recorder.number == next_load or session.over:
                next_load = next_load * 3 // 2
                replay = Replay(self.game, read(path))
                for _ in replay.steps():
                    pass
                assert replay.session.state == self._quiet(session, replay)
        assert read(path).end is not None

    def _quiet(self, session: Session, replay: Replay) -> Any:
        """The session's state with the replay's log, because what was told before is not part of the game."""
        state = self.game.State.copy(session.state)
        state.log = replay.session.state.log
        return state

    def test_a_damaged_record_is_refused_with_its_line(self, tmp_path: Path) -> None:
        path = tmp_path / "game.jsonl"
        session = self.start(self.game.fewest, seed=6)
        recorder = Recorder(path, session, ["random"] * self.game.fewest)
        while recorder.number < 6 and not session.over:
            seat, action = session.to_move, session.legal()[0]
            session.play(action, seat)
            recorder.add(seat, action)
        good = path.read_text(encoding="utf-8").splitlines(keepends=True)
        last = recorder.number      # the header is line 1
        edited = json.loads(good[last])
        edited["do"] = "no such thing"
        restated = json.loads(good[last])
        restated["state"] = "0" * 16
        older = {**json.loads(good[0]), "version": 0}
        damages = [
            (f"line {last + 1}", [*good[:last], good[last][:-9]]),
            (f"line {last + 1}", [*good[:last], json.dumps(edited) + "\n"]),
            (f"line {last + 1}", [*good[:last], json.dumps(restated) + "\n"]),
            (f"line {last}", [*good[:last - 1], *good[last:]]),
            ("line 1", [json.dumps(older) + "\n", *good[1:]]),
            ("is empty", []),
        ]
        for where, lines in damages:
            path.write_text("".join(lines), encoding="utf-8")
            with pytest.raises(RecordError, match=where):
                for _ in Replay(self.game, read(path)).steps():
                    pass

    def test_recorded_games_still_play_as_they_did(self) -> None:
        if self.fixtures is None:
            pytest.skip(f"{self.game.name} has no recorded games yet: tapete play --save makes them")
        paths = sorted(self.fixtures.glob("*.jsonl"))
        assert paths, f"{self.fixtures} holds no recorded games"
        for path in paths:
            transcript = read(path)
            assert transcript.end is not None, path
            for _ in Replay(self.game, transcript).steps():
                pass

    def test_the_options_never_change_in_a_game(self) -> None:
        """Exact search treats positions as equal whatever their options are."""
        if "options" in self.game.State.fields:
            session = self.start(self.game.fewest, seed=12)
            before = session.game.State.copy(session.state).options
            for later in self.moments(self.game.fewest, seed=12, every=10):
                assert later.state.options == before

    def test_the_menu_and_the_refusals_agree(self) -> None:
        """A legal choice has no reason against it. A choice that is not legal has one, with a rule and a sentence."""
        rules = self.game.rules
        speeches = [speech_of(self.game.name, language) for language in LANGUAGES]
        refused: set[tuple[str, str]] = set()
        for variant, (_, options) in enumerate(self.rulesets()):
            for players in self.game.counts(options):
                every: list[int] = []
                for session in self.moments(players, seed=players + 10 * variant, every=5, variant=variant):
                    grammar, legal, whys = session.game.grammar, set(session.legal()), set()
                    every = every or [*grammar.every()]
                    assert len(legal) == len(session.legal()), "an action is offered twice"
                    for action in every:
                        why = int(rules.why_not(session.state, action))
                        assert (why == 0) == (action in legal), grammar.text(action)
                        whys.add(why)
                    refused.update(session.game.wording.refusal(speech, why, session.state)
                                   for speech in speeches for why in whys - {0})
        for rule, sentence in refused:
            assert rule in IDS
            assert sentence

    def test_actions_are_written_and_read_back(self) -> None:
        for _, options in self.rulesets():
            grammar = self.game.playing(options).grammar
            for action in grammar.every():
                assert grammar.parse(grammar.text(action)) == action

    def test_a_profile_watches_the_games_that_are_played_and_names_what_it_counts(self) -> None:
        if self.game.figures.catalogue is None:
            pytest.skip(f"{self.game.name} has no catalogue of things to count")
        for ruleset, options in self.rulesets():
            for players in self.game.counts(options):
                study = make_study(self.game, ruleset, options, [None] * players, ["greedy"], 1, 10)
                blank = pack_blank(study)
                rows, courses, counts = count_part(study, blank)
                assert rows.tobytes() == play_batch(StudyBatch(study, blank)).tobytes()
                assert (courses["turns"] >= courses["dead"]).all() and counts.any()
        for language in LANGUAGES:
            speech = speech_of(self.game.name, language)
            for kind in self.game.figures.catalogue.kinds:
                assert speech.say(f"kind-{kind.name}")
                assert all(speech.say(f"{kind.text}-{thing}") for thing in kind.things if thing)

    def test_everything_can_be_said_in_every_language(self) -> None:
        names = [f"seat {seat}" for seat in range(self.game.most)]
        for language in LANGUAGES:
            assert read_messages(home_of(self.game) / "text" / f"{language}.ftl").body
            speech = speech_of(self.game.name, language)
            for session in chain.from_iterable(self.moments(self.game.most, seed=21, every=1, variant=variant)
                                               for variant, _ in enumerate(self.rulesets())):
                game = session.game
                assert game.wording.question(speech, session.state, names)
                for action in session.legal():
                    assert game.wording.label(speech, session.state, action, names)
                for told in self.told:
                    happening = game.wording.happening(told.what, told.a, told.b, told.c)
                    assert game.wording.sentence(speech, happening, names)
            assert session.game.results.cause(speech, session.state, names)

    def test_its_board_can_be_drawn_and_labelled_in_every_language(self) -> None:
        self.game.presentation.check()
        for language in LANGUAGES:
            assert drawn(self.game, speech_of(self.game.name, language)).game == self.game.name

    def test_a_refused_choice_changes_nothing(self) -> None:
        for session in self.moments(self.game.fewest, seed=2, every=3):
            before = self.game.State.pack(session.state).tobytes()
            legal = set(session.legal())
            for action in islice((each for each in session.game.grammar.every() if each not in legal), 3):
                with pytest.raises(IllegalMoveError) as refusal:
                    session.play(action)
                assert refusal.value.rule
            for seat in {*range(len(session.asked))} - {*session.asking}:
                with pytest.raises(IllegalMoveError):
                    session.play(session.legal()[0], seat=seat)
            assert self.game.State.pack(session.state).tobytes() == before

    def test_wrong_seats_and_seeds_are_refused(self) -> None:
        for players in (0, self.game.fewest - 1, self.game.most + 1, 9):
            with pytest.raises(InputError, match="players"):
                self.start(players, seed=1)
        for seed in (-1, 2**63, "7", 1.5, True):
            with pytest.raises(InputError, match="seed"):
                self.start(self.game.fewest, seed=seed)  # type: ignore[arg-type]
