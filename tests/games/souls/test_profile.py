"""The counts of a profile of Four Souls: of the games that are played, from their log, custom cards included."""
import re
from collections import Counter
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from typer.testing import CliRunner

from tapete.agents.minds import search_memory
from tapete.cli.app import app
from tapete.gamedef.catalogue import NOTHING_FORBIDDEN, PLANES, PRESENT, SEEN, USED
from tapete.games import find_game, speech_for
from tapete.games.souls.language.cards import CardType
from tapete.games.souls.vocabulary import Act, Told
from tapete.kernel.dice import new_rngs, plain_rng
from tapete.kernel.log import LOG_SIZE
from tapete.kernel.menu import kind_of
from tapete.kernel.playout import GREEDY, begin_game, choose
from tapete.lab.profile.ablate import arms_of
from tapete.lab.profile.play import count_part
from tapete.lab.profile.study import make_profile
from tapete.lab.profile.tables import numbered
from tapete.lab.simulate import make_study
from tapete.lab.study import BOUND, Study, pack_blank
from tapete.search.mcts import SearchPlan, TreeSpace
from tapete.search.profile import GameCourse, ProfileArrays, ProfiledMoment, ProfileGames
from tapete.text.speech import LANGUAGES

GAME: Any = find_game("souls")
RULESET = GAME.ruleset()
OWN = {"own": [{"deck": "loot", "cards": [{"id": "MY_PENNY", "name": {"en": "My penny", "es": "Mi centavo"},
                                           "type": "money", "set": "own", "count": 18,
                                           "abilities": [{"play": "gain 4c"}]}]},
               {"deck": "treasure", "cards": [{"id": "MY_CHARM", "name": {"en": "My charm", "es": "Mi amuleto"},
                                               "type": "active", "set": "own", "count": 1,
                                               "abilities": [{"tap": "gain 1c"}]}]}]}


def study_of(games: int, players: int = 2, seed: int = 1, config: Any = None) -> Study:
    return make_study(GAME, RULESET, GAME.options(RULESET, config), [None] * players, ["greedy"], seed, games)


def number_of(game: Any) -> dict[tuple[str, str], int]:
    return {(kind.name, thing): number for number, kind, thing in numbered(game.figures.catalogue.kinds)}


class Heard:
    """A game by greedy. The test watches only its log, its menus and the cards on the table."""

    def __init__(self, seed: int, players: int, config: Any = None) -> None:
        options = GAME.options(RULESET, config)
        self.deck = GAME.playing(options).deck
        rules, states, menu, chance = GAME.rules, GAME.State.plains(3), GAME.Menu.plain(), plain_rng(0)
        states[2] = GAME.blank(options, [None] * players)
        begin_game(states, chance, seed, rules)
        s = states[0]
        self.counts = Counter[Any]()
        view = GAME.playing(options).view(s).players[0]
        self.hand = Counter(self.deck.ids[card] for card in s.players[0].hand[:s.players[0].n_hand])
        self.character = view.character
        s.log.on = 1
        self.told = s.log.told
        rules.legal(s, menu)
        while menu.n:
            choice = choose(states, menu, chance, GREEDY, rules.chooser(s), rules)
            if menu.n > 1:
                self.counts["chosen", kind_of(choice)] += 1
                for kind in {kind_of(action) for action in menu.actions[:menu.n]}:
                    self.counts["offered", kind] += 1
            rules.act(s, choice)
            self.hear(s)
            while rules.step(s):
                self.hear(s)
            rules.legal(s, menu)

    def hear(self, s: Any) -> None:
        for i in range(self.told, s.log.told):
            k = i % LOG_SIZE
            self.counts[Told(s.log.what[k]) if s.log.what[k] in list(Told) else None,
                        s.log.a[k], s.log.b[k], s.active] += 1
        self.told = s.log.told

    def by_first(self, told: Told, card: int) -> int:
        return sum(n for key, n in self.counts.items() if key[:3] == (told, 0, card))

    def used(self, card: int) -> int:
        """How often it was activated or set off."""
        return self.by_first(Told.ACTIVATED, card) + self.by_first(Told.TRIGGERED, card)


@pytest.mark.parametrize(("players", "config"), [(2, None), (3, {**OWN, "rooms": True})])
def test_what_is_counted_is_what_the_log_told(players: int, config: Any) -> None:
    study = study_of(2, players, 5, config)
    _, _, counts = count_part(study, pack_blank(study))
    number = number_of(GAME.playing(GAME.options(RULESET, config)))
    for game in range(2):
        heard, found = Heard(5 + game, players, config), counts[game]
        for card, source in heard.deck.sources.items():
            thing = source.text.id
            match source.kind:
                case CardType.LOOT | CardType.TRINKET:
                    at = number["loot", thing]
                    assert found[PRESENT, at] == heard.hand[thing]
                    assert found[SEEN, at] == heard.by_first(Told.DREW, card) + heard.by_first(Told.FOUND, card)
                    assert found[USED, at] == heard.by_first(Told.PLAYED, card) + heard.used(card), thing
                case CardType.TREASURE:
                    at = number["treasure", thing]
                    assert found[SEEN, at] == heard.by_first(Told.GAINED_ITEM, card), thing
                    assert found[USED, at] == heard.used(card), thing
                case CardType.MONSTER:
                    at = number["monster", thing]
                    assert found[SEEN, at] == heard.by_first(Told.ATTACKS, card), thing
                    assert found[USED, at] == heard.by_first(Told.REWARD, card), thing
                case CardType.EVENT:
                    revealed = sum(n for key, n in heard.counts.items()
                                   if key[0] == Told.REVEALED and key[1] == card and key[3] == 0)
                    assert found[SEEN, number["event", thing]] == revealed, thing
                case CardType.CURSE:
                    assert found[SEEN, number["curse", thing]] == heard.by_first(Told.CURSED, card), thing
                case CardType.BONUS:
                    assert found[SEEN, number["bonus", thing]] == heard.by_first(Told.EARNED, card), thing
                case CardType.STARTING:
                    assert found[USED, number["starting", thing]] == heard.used(card), thing
                case CardType.CHARACTER:
                    assert found[PRESENT, number["character", thing]] == (thing == heard.character)
        for act in Act:
            at = number["action", act.name]
            assert found[USED, at] == heard.counts["chosen", act], act
            assert found[SEEN, at] == heard.counts["offered", act], act
        item = heard.deck.sources[heard.deck.number(heard.character)].text.item
        assert {thing for (kind, thing), at in number.items() if kind == "starting" and found[PRESENT, at]} == (
            {item} if item else set())
    rooms = counts[:, :, [at for (kind, _), at in number.items() if kind == "room"]].sum(axis=2)
    assert (rooms[:, PRESENT] == (0 if config is None else GAME.options(RULESET).slots.room)).all()
    assert config is not None or not rooms.any()


def test_plain_and_compiled_profiles_are_the_same() -> None:
    study = study_of(1, 2, 3, {**OWN, "turns": 3})
    blank, size, most = pack_blank(study), GAME.figures.catalogue.size, 20
    plans, nodes, space = search_memory(GAME, study.agents)
    games = ProfileGames(study.seed, 1, 1, NOTHING_FORBIDDEN, BOUND, 0)
    states = GAME.State.array(3)
    states[2] = blank[0]
    made: list[Any] = [GAME.Summary.array(1), GameCourse.array(1), np.zeros((1, PLANES, size), np.uint16),
                       ProfiledMoment.array(most), np.zeros((most, size), np.uint16)]
    assert GAME.machine.profile.compiled(
        states, TreeSpace(GAME.State.array(2), GAME.Menu.array(3), new_rngs(2), nodes, space.net), space,
        GAME.State.array(3),
        plans, ProfileArrays(*made), games) == 1
    states = GAME.State.plains(3)
    states[2] = GAME.State.unpack(blank)
    plain: list[Any] = [GAME.Summary.plains(1), GameCourse.plains(1), np.zeros((1, PLANES, size), np.uint16),
                        ProfiledMoment.plains(most), np.zeros((most, size), np.uint16)]
    assert GAME.machine.profile(
        states, TreeSpace(GAME.State.plains(2), GAME.Menu.plains(3), [plain_rng(0), plain_rng(0)], nodes, space.net),
        space,
        GAME.State.plains(3), [SearchPlan.unpack(plan) for plan in plans], ProfileArrays(*plain), games) == 1
    assert GAME.Summary.unpack(made[0]) == plain[0][0] and GameCourse.unpack(made[1]) == plain[1][0]
    assert [ProfiledMoment.unpack(moment) for moment in made[3]] == list(plain[3])
    assert (made[2] == plain[2]).all() and (made[4] == plain[4]).all()
    assert plain[2].sum() > 0 and plain[1][0].moments == 2, "one look in each round"


def test_a_card_of_ones_own_is_counted_among_its_kind_and_taken_out() -> None:
    study = study_of(60, config=OWN)
    game = GAME.playing(GAME.options(RULESET, OWN))
    number = number_of(game)
    counts = count_part(study, pack_blank(study))[2]
    penny, charm = number["loot", "MY_PENNY"], number["treasure", "MY_CHARM"]
    assert counts[:, PRESENT, penny].sum() and counts[:, SEEN, penny].sum() and counts[:, USED, penny].sum()
    assert counts[:, SEEN, charm].sum() and ("loot", "MY_CHARM") not in number
    for language, name in (("en", "My charm"), ("es", "Mi amuleto")):
        assert speech_for(game, language).say("card-MY_CHARM") == name
    arms, _ = arms_of(make_profile(GAME, study, 0, 2, 0, ("loot",)))
    gone = next(arm.study for arm in arms if arm.name == ("loot", "MY_PENNY"))
    assert gone.options["copies"] == {"OWN_1": 0}
    assert not count_part(gone, pack_blank(gone))[2][:, :, penny].any()


def test_only_what_is_in_the_box_is_taken_out() -> None:
    options = GAME.options(RULESET, {"copies": {"BOMB": 0}})
    deck, without = GAME.deck, GAME.figures.catalogue.without
    assert without(options, "loot", "BOMB") is None
    assert without(options, "starting", "THE_D6") is None, "its character would have it all the same"
    assert without(options, "action", "BUY") is None
    rooms = deck.of_kind(CardType.ROOM)
    assert without(options, "room", rooms[0]) is None
    assert without(GAME.options(RULESET, {"rooms": True}), "room", rooms[0]) is not None
    bonus = deck.of_kind(CardType.BONUS)[0]
    assert without(options, "bonus", bonus) is not None
    assert without(GAME.options(RULESET, {"bonus_souls": False}), "bonus", bonus) is None
    gone = without(options, "loot", "TWO_CENTS")
    assert gone.over.copies == {"BOMB": 0, "TWO_CENTS": 0} and gone.changes == {"copies.TWO_CENTS": 0}


def test_a_role_that_is_seated_is_not_taken_out() -> None:
    study = make_study(GAME, RULESET, GAME.options(RULESET), ["ISAAC", None], ["greedy"], 1, 2)
    arms, pairs = arms_of(make_profile(GAME, study, 0, 2, 0, ("character",)))
    things = {arm.name[1] for arm in arms if arm.name[0] == "character"}
    assert "MAGGY" in things and "ISAAC" not in things and {each.thing for _, each, _ in pairs} == things


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_and_what_is_counted_of_it_has_a_name(language: str) -> None:
    speech = speech_for(GAME, language)
    for kind in GAME.figures.catalogue.kinds:
        assert speech.say(f"kind-{kind.name}")
        for plane in kind.planes if kind.name != "action" else ():
            assert speech.say(f"kind-{kind.name}-{('present', 'seen', 'used')[plane]}")
        assert speech.has(f"report-{kind.name}") == (kind.removable and not kind.compares)
        for thing in filter(None, kind.things):
            if kind.removable:
                gone = kind.name, thing
                without = GAME.figures.catalogue.without(GAME.options(RULESET), *gone)
                assert without is None or speech.say(without.how)


def test_a_page_tells_what_was_measured_and_what_was_too_rare(tmp_path: Path) -> None:
    """What happens too rarely for hope was on no page, under a table without a line."""
    command = ["lab", "profile", "souls", "--players", "2", "--games", "60", "--hope-games", "20", "--playouts", "2",
               "--plain-games", "0", "--lang", "en", "--out", str(tmp_path / "profile")]
    assert CliRunner().invoke(app, command).exit_code == 0
    for language, counted, kind in (("en", "Counted here: Monsters, attacked.", "Curses"),
                                    ("es", "Se cuenta aquí: Monstruos, atacados.", "Maldiciones")):
        page = tmp_path / f"{language}.html"
        command = ["lab", "report", str(tmp_path / "profile"), "--lang", language, "-o", str(page)]
        made = CliRunner().invoke(app, command)
        assert made.exit_code == 0, made.output
        text = page.read_text(encoding="utf-8")
        assert counted in text and f">{kind}</t" in text
        assert not re.search(r"report-|kind-|action-", re.sub(r"<style.*?</style>|(?:class|id|href|for)=\S+", "", text))
