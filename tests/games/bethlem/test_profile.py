"""A profile of Bethlem: whose victories it counts, the first seat's cards, and how things are taken out."""
from collections import Counter
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from tapete.agents.minds import search_memory
from tapete.gamedef.catalogue import NOTHING_FORBIDDEN, PLANES, PRESENT, SEEN, USED
from tapete.games import find_game, speech_of
from tapete.games.bethlem.catalogue import ALIKE, CARD, HELD
from tapete.games.bethlem.custom.names import Occurrence
from tapete.games.bethlem.names import Card, Event, Group, Op, Outcome
from tapete.games.bethlem.profile import POWERS, note_choice
from tapete.games.bethlem.rules.cards import group_of
from tapete.games.bethlem.vocabulary import Act, Ask, Told
from tapete.kernel.agenda import frame_b, schedule, top_frame
from tapete.kernel.dice import new_rngs, plain_rng
from tapete.kernel.log import LOG_SIZE
from tapete.kernel.menu import kind_of, pack
from tapete.kernel.playout import GREEDY, begin_game, choose
from tapete.lab.profile.ablate import arms_of
from tapete.lab.profile.play import count_part
from tapete.lab.profile.run import GameProfile, run_profile
from tapete.lab.profile.study import make_profile
from tapete.lab.profile.tables import hope_in, numbered, tables_of, things_table
from tapete.lab.profile.worth import worths_of
from tapete.lab.report.page import make_page
from tapete.lab.simulate import make_study, won_by_first
from tapete.lab.study import BOUND, Study, StudyBatch, pack_blank, play_batch
from tapete.search.mcts import SearchPlan, TreeSpace
from tapete.search.profile import GameCourse, ProfileArrays, ProfiledMoment, ProfileGames, gained_in
from tapete.text.speech import LANGUAGES

from ...lab.test_report import Reader, run

GAME: Any = find_game("bethlem")
NUMBER = {(kind.name, thing): number for number, kind, thing in numbered(GAME.figures.catalogue.kinds)}


def study_of(ruleset: str, players: int, games: int, seed: int = 1, agent: str = "greedy") -> Study:
    found = GAME.ruleset(ruleset)
    return make_study(GAME, found, GAME.options(found), [None] * players, [agent], seed, games)


def counted_plainly(study: Study, playouts: int = 0) -> tuple[Any, list[Any]]:
    """The result of a plain profile: its last state, and its counts."""
    states, size = GAME.State.plains(3), GAME.figures.catalogue.size
    states[2] = GAME.State.unpack(pack_blank(study))
    kept = [GAME.Summary.plains(study.games), GameCourse.plains(study.games),
            np.zeros((study.games, PLANES, size), np.uint16), ProfiledMoment.plains(200),
            np.zeros((200, size), np.uint16)]
    plans, nodes, space = search_memory(GAME, study.agents)
    played = GAME.machine.profile(
        states, TreeSpace(GAME.State.plains(2), GAME.Menu.plains(3), [plain_rng(0), plain_rng(0)], nodes, space.net),
        space,
        GAME.State.plains(3), [SearchPlan.unpack(plan) for plan in plans], ProfileArrays(*kept),
        ProfileGames(study.seed, study.games, playouts, NOTHING_FORBIDDEN, BOUND, 0))
    assert played == study.games
    return states[0], kept


def watch_plainly(study: Study) -> tuple[Any, Counter[Any]]:
    """The same game with nothing but its state, its log, its menus and what is chosen."""
    rules, states, menu, chance = GAME.rules, GAME.State.plains(3), GAME.Menu.plain(), plain_rng(0)
    states[2] = GAME.State.unpack(pack_blank(study))
    begin_game(states, chance, study.seed, rules)
    s, heard, counts = states[0], states[0].log.told, Counter[Any]()
    s.log.on = 1
    mine = [Card(s.pieces[place].card).name for place in range(4)]
    rules.legal(s, menu)
    while menu.n:
        asked, seat = frame_b(top_frame(s)), rules.chooser(s)
        choice = choose(states, menu, chance, GREEDY, seat, rules)
        if seat == 0 and asked in POWERS and kind_of(choice) not in (Act.PASS, Act.NO):
            counts["used", POWERS[Ask(asked)].name] += 1
        rules.act(s, choice)
        while True:
            for i in range(heard, s.log.told):
                what, a, b = (int(each[i % LOG_SIZE]) for each in (s.log.what, s.log.a, s.log.b))
                if what == Told.DREW_EVENT and a == 0:
                    counts["drew", Event(b).name] += 1
                if what == Told.EVENT and a == 0:
                    counts["played", Event(b).name] += 1
                if what == Told.AWAKENED and s.owner[a % 32 // 4] == 0:
                    counts["used", Card(s.pieces[s.at[a % 32]].card).name] += 1
            heard = s.log.told
            if not rules.step(s):
                break
        rules.legal(s, menu)
    counts.update(("dealt", name) for name in mine)
    return s, counts


def test_what_is_counted_of_the_first_seat_is_what_happened_to_it() -> None:
    whole = Counter[str]()
    for seed in range(1, 9):
        study = study_of("base-1", 6, 1, seed)
        there, (_, _, counts, _, _) = counted_plainly(study)
        s, happened = watch_plainly(study)
        assert GAME.State.pack(s)["winners"] == GAME.State.pack(there)["winners"]
        alike = {name: group[0] for group in ALIKE for name in group}
        for plane, told, kinds in ((SEEN, "dealt", ("main", "card")), (USED, "used", ("main", "card", "trait")),
                                   (SEEN, "drew", ("event",)), (USED, "played", ("event",))):
            expected = Counter[str]()
            for (what, name), n in happened.items():
                expected[alike.get(name, name)] += n if what == told else 0
            for (kind, thing), number in NUMBER.items():
                if kind in kinds:
                    assert counts[0, plane, number] == expected[thing], (seed, told, thing)
            whole[told] += expected.total()
        assert counts[0, SEEN, NUMBER["trait", Card(s.traits[0]).name]] == 1
        dealt = counts[0, SEEN, :len(HELD)].sum()
        assert dealt == 5 and counts[0, PRESENT, NUMBER["main", "ALI"]] == 0 == counts[0, SEEN, NUMBER["main", "ALI"]]
    assert min(whole.values()) > 0 and whole["dealt"] == 32


def test_each_is_dealt_an_objective_and_what_occurs_is_counted() -> None:
    study = study_of("propias-1", 5, 2, 3)
    _, (rows, _, counts, _, _) = counted_plainly(study)
    goals = [number for (kind, _), number in NUMBER.items() if kind == "goal"]
    assert counts[:, SEEN, goals].sum(axis=1).tolist() == [1, 1]
    assert counts[:, SEEN, [n for (kind, _), n in NUMBER.items() if kind == "occurrence"]].sum() > 0
    mains = [number for (kind, _), number in NUMBER.items() if kind == "main"]
    assert counts[:, PRESENT, mains].sum(axis=1).tolist() == [5, 5] and rows[0].rounds > 1


def test_with_two_the_cards_of_a_row_are_chosen_and_not_compared() -> None:
    _, (_, _, counts, _, _) = counted_plainly(study_of("base-1", 2, 1))
    traits = [number for (kind, _), number in NUMBER.items() if kind == "trait"]
    assert counts[0, SEEN, :len(HELD)].sum() == counts[0, SEEN, traits].sum() == 1


def test_a_game_is_won_if_the_first_seats_side_wins_and_not_if_anybody_does() -> None:
    study = study_of("base-1", 6, 300)
    rows = play_batch(StudyBatch(study, pack_blank(study)))
    won = won_by_first(study, rows)
    assert won.tolist() == [bool(winners & 1) for winners in rows["winners"]]
    assert 0.2 < won.mean() < 0.6 and (rows["outcome"] == Outcome.WON).mean() > 0.9
    assert (rows["won_as"][won, 0] > 0).all()


def test_the_chance_of_winning_is_looked_at_by_day_and_what_is_dealt_changes_none() -> None:
    """At night nobody knows who is asked, and a game that nobody can play on would count as lost."""
    study = study_of("base-1", 4, 1, 5)
    _, (rows, courses, _, moments, _) = counted_plainly(study, 4)
    seen = moments[:courses[0].moments]
    assert [moment.beat for moment in seen] == list(range(rows[0].rounds + 1))[:len(seen)] and len(seen) > 2
    assert sum(moment.total for moment in seen) > 0
    assert all(moment.clock >= 64 * moment.beat + 56 for moment in seen[1:])
    profile = run_plainly(study)
    assert {thing for thing, change in zip(profile["thing"], profile["hope_change"], strict=True)
            if change is not None} <= {*Event.__members__, *Occurrence.__members__}


def run_plainly(study: Study) -> Any:
    _, (rows, courses, counts, moments, trail) = counted_plainly(study, 4)
    n = courses[0].moments
    looked = np.concatenate([ProfiledMoment.pack(moment) for moment in moments[:n]])
    return things_table(done := GameProfile(
        make_profile(GAME, study, 1, 4, 0), GAME.Summary.pack(rows[0]), GameCourse.pack(courses[0]), counts, looked,
        trail[:n], *(np.zeros((0, 0)),) * 2, []), hope_in(done))


def test_playouts_end_well_where_the_first_seat_wins() -> None:
    study = study_of("base-1", 4, 40)
    rows = play_batch(StudyBatch(study, pack_blank(study)))
    for seed in (int(rows["seed"][rows["winners"] & 1 == k][0]) for k in (0, 1)):
        states = GAME.State.plains(3)
        states[2] = GAME.State.unpack(pack_blank(study))
        begin_game(states, plain_rng(0), seed, GAME.rules)
        plans = [SearchPlan.unpack(plan) for plan in search_memory(GAME, study.agents)[0]]
        won = gained_in(states, GAME.Menu.plain(), plain_rng(7), plans, BOUND, 0, GAME.rules)
        assert won == bool(states[0].winners & 1) and states[0].outcome != Outcome.RUNNING


def test_a_power_that_is_passed_over_is_not_used() -> None:
    s, menu = GAME.State.plain(), GAME.Menu.plain()
    menu.n = 2
    used = np.zeros(GAME.figures.catalogue.size, int)
    schedule(s, Op.ASK, 0, Ask.ELECTROSHOCK, 0)
    number = NUMBER["card", "ELECTROSHOCK"]
    for seat, act, n in ((0, Act.PASS, 0), (1, Act.POINT, 0), (0, Act.POINT, 1), (0, Act.NO, 1)):
        note_choice(s, menu, seat, pack(act, 5, 0), used)
        assert used[number] == n, (seat, act)


# ---- taken out -----------------------------------------------------------------------------------

@pytest.mark.parametrize("ruleset", ["base-1", "propias-1"])
def test_what_is_taken_out_is_in_no_game_and_the_rest_is_whole(ruleset: str) -> None:
    options, taken = GAME.options(GAME.ruleset(ruleset)), Counter[str]()
    for (kind, thing), _ in NUMBER.items():
        without = GAME.figures.catalogue.without(options, kind, thing)
        if without is None:
            continue
        taken[kind] += 1
        assert without.base == options and without.forbidden == NOTHING_FORBIDDEN and without.over != options
        if kind == "event":
            assert thing not in without.over.events
            assert len(without.over.events) == len(options.events) - 1
        if kind == "occurrence":
            assert thing not in without.over.own_cards.occurrences
        for players in options.cards if kind in ("card", "trait") else ():
            there, before = without.over.set_of(players), options.cards[players]
            if without.over.cards[players] != before:
                assert thing in before and thing not in there
                new = [name for name in there if name not in before]
                assert new and {group_of(Card[name]) for name in new} == {group_of(Card[thing])}
    kinds = {"card", "trait", "event"} | ({"main", "occurrence"} if ruleset == "propias-1" else {"main"})
    assert set(taken) == kinds and min(taken.values()) > 2


def test_who_is_needed_stays_and_so_do_those_who_belong_together() -> None:
    options = GAME.options(GAME.ruleset("base-1"))
    for kind, thing in (("main", "DANIEL"), ("main", "NATHANIEL"), ("card", "SIAMESA_1"), ("card", "COMPANERO_1"),
                        ("trait", "CUENTACUENTOS"), ("action", "PASS"), ("goal", "INTERNO_1")):
        assert GAME.figures.catalogue.without(options, kind, thing) is None, thing


def test_of_a_set_that_lot_has_a_word_in_no_card_of_that_group_is_taken() -> None:
    six = GAME.options(GAME.ruleset("base-1")).model_dump()["cards"][6]
    options = GAME.options(GAME.ruleset("base-1"), {
        "cards": {6: [name for name in six if name != "PACIENCIA"]}, "one_of": {6: ["PACIENCIA", "NEUROTICISMO"]}})
    without = GAME.figures.catalogue.without(options, "trait", "MELANCOLIA")
    assert without.over.cards[6] == options.cards[6] and without.over.cards[5] != options.cards[5]
    assert "RABIA" not in GAME.figures.catalogue.without(options, "card", "RABIA").over.set_of(6)


def test_only_what_is_in_the_game_of_so_many_is_played_again() -> None:
    """With seven all cards of a row are in the set and none can come in another's place."""
    for players, kinds in ((7, {"trait", "event"}), (6, {"main", "card", "trait", "event"})):
        how = make_profile(GAME, study_of("base-1", players, 5), 0, 2, 0, ("main", "card", "trait", "event"))
        arms, pairs = arms_of(how)
        assert {arm.name[0] for arm in arms} == {"base", *kinds} and len(arms) == len(pairs) + 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_thing_has_a_name_of_its_own(language: str) -> None:
    speech = speech_of("bethlem", language)
    for kind in GAME.figures.catalogue.kinds:
        names = [speech.say(f"{kind.text}-{thing}") for thing in kind.things if thing]
        assert len(set(names)) == len(names) and speech.say(f"kind-{kind.name}")
        for plane, said in ((SEEN, "seen"), (USED, "used")):
            assert plane not in kind.planes or speech.say(f"kind-{kind.name}-{said}")
    for ruleset in ("base-1", "propias-1"):
        options = GAME.options(GAME.ruleset(ruleset))
        for kind, thing in NUMBER:
            without = GAME.figures.catalogue.without(options, kind, thing)
            assert without is None or speech.say(without.how)


def test_every_card_is_counted_once_and_in_its_group() -> None:
    for card in Card:
        if card:
            kind = next(kind for kind, thing in NUMBER if thing == HELD[CARD[card]])
            expected = {Group.P1: "main", Group.TRAIT: "trait", Group.GOAL: "goal"}.get(group_of(card), "card")
            assert kind == expected, card


# ---- machine code --------------------------------------------------------------------------------

def test_plain_and_compiled_profiles_are_the_same() -> None:
    for ruleset, players in (("base-1", 4), ("propias-1", 4)):
        study = study_of(ruleset, players, 1, 5)
        states, size = GAME.State.array(3), GAME.figures.catalogue.size
        states[2] = pack_blank(study)[0]
        kept = [GAME.Summary.array(1), GameCourse.array(1), np.zeros((1, PLANES, size), np.uint16),
                ProfiledMoment.array(200),
                np.zeros((200, size), np.uint16)]
        plans, nodes, space = search_memory(GAME, study.agents)
        assert GAME.machine.profile.compiled(
            states, TreeSpace(GAME.State.array(2), GAME.Menu.array(3), new_rngs(2), nodes, space.net), space,
            GAME.State.array(3), plans, ProfileArrays(*kept),
            ProfileGames(study.seed, 1, 2, NOTHING_FORBIDDEN, BOUND, 0)) == 1
        _, plain = counted_plainly(study, 2)
        assert GAME.Summary.unpack(kept[0]) == plain[0][0] and GameCourse.unpack(kept[1]) == plain[1][0]
        assert [ProfiledMoment.unpack(moment) for moment in kept[3]] == list(plain[3])
        assert (kept[2] == plain[2]).all() and (kept[4] == plain[4]).all() and plain[1][0].moments > 2
        assert kept[2].sum() > 0 and kept[4].sum() > 0


def test_what_a_card_is_worth_is_told_of_who_was_dealt_it(tmp_path: Path) -> None:
    study = study_of("base-1", 6, 100)
    rows, _, counts = count_part(study, pack_blank(study))
    profile = run_profile(make_profile(GAME, study, 0, 2, 0, ("trait",)))
    tables, won = tables_of(profile), won_by_first(study, rows)
    kinds = {kind.name: kind for kind in GAME.figures.catalogue.kinds}
    for worth in worths_of(kinds["main"], tables["things"], tables["ablations"]):
        dealt = counts[:, SEEN, NUMBER["main", worth.thing]] > 0
        assert worth.games_with == dealt.sum()
        assert worth.lot is None or worth.lot.value == pytest.approx(won[dealt].mean() - won[~dealt].mean())
    assert run("lab", "profile", "bethlem", "--players", 6, "--games", 200, "--hope-games", 3, "--playouts", 4,
               "--plain-games", 1, "--ablate", "events,traits", "--out", tmp_path / "out") == 0
    for language in LANGUAGES:
        speech = speech_of("bethlem", language)
        html = make_page([tmp_path / "out"], language).html
        seen = Reader(html)
        assert speech.say("report-first-side") in html and speech.say("without-event") in html
        assert speech.say("kind-trait") in html and speech.say("card-PACIENCIA") in html and seen.drawn
