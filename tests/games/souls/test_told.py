"""Four Souls' events for effects: each effect in words as it is carried out, without hidden information."""
from pathlib import Path
from typing import Any

import pytest

from tapete.agents.seat import SeatedAgent
from tapete.gamedef.vocabulary import Happening
from tapete.games import find_game, speech_of
from tapete.games.souls import names
from tapete.games.souls.language.library import NUMBERS, SOURCES
from tapete.games.souls.language.words import Prevent
from tapete.games.souls.names import NOBODY, CardZone, Phase
from tapete.games.souls.rules.damage import add_shield, prevented
from tapete.games.souls.rules.death import do_penalty
from tapete.games.souls.rules.dice import add_to_face
from tapete.games.souls.rules.effects.hands import pass_hands
from tapete.games.souls.rules.hands import hide_leaving, pass_card, show_hand, show_leaving
from tapete.games.souls.rules.items import destroy
from tapete.games.souls.rules.refs import to_player
from tapete.games.souls.rules.souls import look_for_bonus
from tapete.games.souls.rules.stack import push
from tapete.games.souls.rules.things import put_in_play
from tapete.games.souls.stack_words import stack_table
from tapete.games.souls.text import card_name
from tapete.games.souls.view import SoulsView
from tapete.games.souls.vocabulary import Told
from tapete.referee.scenario import load, set_up_table
from tapete.referee.session import Session
from tapete.referee.transcript import read_die
from tapete.text.speech import LANGUAGES

GAME = find_game("souls")
NAMES = ["Ana", "Blas"]


def session(**given: Any) -> Session:
    """Samson's action phase, and nobody can respond."""
    game = Session(GAME, GAME.ruleset(), GAME.options(GAME.ruleset()), ["SAMSON", "CAIN"], 1)
    for path, value in {"asleep": [0, 1], "active": 0}.items():
        GAME.scenarios.edit(game.state, path, value)
    for path, value in given.items():
        GAME.scenarios.edit(game.state, path.replace("__", "."), value)
    return game


def told(game: Session, *actions: str) -> list[str]:
    """The events that follow these choices of seat 0, as a spectator reads them."""
    news = [told for action in actions for told in game.play(action, 0)]
    speech = speech_of("souls", "en")
    return [GAME.wording.sentence(speech, GAME.wording.happening(each.what, each.a, each.b, each.c), NAMES)
            for each in news if each.is_for(GAME.spectator)]


def test_an_effect_that_changes_nothing_to_be_seen_is_told_with_its_target() -> None:
    assert told(session(players__0__hand=["XI_STRENGTH"]), "play XI_STRENGTH", "choose 1")[-2:] == [
        "Ana plays “XI. Strength”.",
        "“XI. Strength” of Ana resolves. Blas has +1 attack until the end of the turn, then may "
        "attack 1 more time this turn."]


def test_a_roll_that_can_rise_no_further_is_said_to_stay_what_it_is() -> None:
    state = session().state
    roll = push(state, names.Pend.ROLL, 0, 0)
    state.stack[roll].face, state.stack[roll].roller = 6, 0
    speech = speech_of("souls", "en")
    for change, said in ((1, "stays a 6."), (-2, "is now a 4.")):
        add_to_face(state, roll, change)
        log, last = state.log, (state.log.told - 1) % len(state.log.what)
        line = GAME.wording.happening(log.what[last], log.a[last], log.b[last], log.c[last])
        assert GAME.wording.sentence(speech, line, NAMES).endswith(said)


@pytest.mark.parametrize("language", ["es", "en"])
def test_every_effect_of_every_card_can_be_told(language: str) -> None:
    speech = speech_of("souls", language)
    for number, card in SOURCES.items():
        for nth, ability in enumerate(card.abilities):
            for way in range(len(ability.modes)):
                which = {"card": card.text.id, "ability": f"{nth}.{way}"}
                name = speech.say("card-called", card=card_name(speech, GAME.deck, card.text.id))
                effect = GAME.wording.sentence(speech, Happening("RESOLVED", {**which, "seat": 0}), NAMES)
                assert name in effect and "6: " not in effect, number
                for face in range(1, 7):
                    assert name in GAME.wording.sentence(speech, Happening("ROLL_RESOLVED", {**which, "face": face}),
                                                         NAMES)


def test_how_cards_are_put_back_looks_the_same_whatever_the_order() -> None:
    game = session(players__0__items=["SLEIGHT_OF_HAND"])
    assert told(game, "tap SLEIGHT_OF_HAND", "choose loot")[-1] == "Ana looks at the top 5 cards of the loot deck."
    seen = {GAME.rules.seen_as(game.state, action, 1) for action in game.legal()}
    assert len(seen) == 1 and not seen & set(game.legal())


@pytest.mark.parametrize("language", ["es", "en"])
def test_a_terminal_shows_what_each_item_of_the_stack_does(language: str) -> None:
    speech = speech_of("souls", language)
    options = GAME.options(GAME.ruleset(), {"rooms": True, "slots": {"room": 2}})
    game = Session(GAME, GAME.ruleset(), options, [None, None], 5)
    agents = [SeatedAgent("greedy", seat, 5) for seat in range(2)]
    kinds = set()
    for number in range(600):
        if game.over:
            break
        view = GAME.view(game.state)
        assert isinstance(view, SoulsView)
        does = list(stack_table(speech, GAME.deck, view, NAMES, 80).columns[3].cells)
        assert all(does) and len(does) == len(view.stack)
        kinds |= {it.kind for it in view.stack}
        game.play(agents[game.to_move].choose(game, number))
    assert {"LOOT", "ABILITY", "TRIGGER", "ROLL", "COMBAT", "ATTACK", "DEATH", "PENALTY", "REWARD", "REFILL"} <= kinds


def test_damage_that_takes_counters_off_a_card_instead_is_told_as_such() -> None:
    game = session(players__0__hand=["BOMB"], players__1__items=["THE_DEAD_CAT"])
    assert told(game, "play BOMB", "choose 1")[-2:] == [
        "In place of 1 damage to Blas as many counters come off “The Dead Cat”.", "“The Dead Cat” has 8 counters."]


def test_what_an_effect_does_in_vain_is_told_with_the_cause() -> None:
    game = session(players__0__items=["FOREVER_ALONE"], players__1__cents=0)
    assert told(game, "tap FOREVER_ALONE", "mode 0", "choose 1")[-1] == "Blas has no cents: that part has no effect."


@pytest.mark.parametrize(("language", "said"), [
    ("es", "Para «Collar de Guppy», no es el turno de Blas, así que esa parte no tiene efecto."),
    ("en", "For “Guppy's Collar”, it is not Blas's turn, so that part has no effect.")])
def test_a_condition_in_an_effect_that_does_not_hold_is_told(language: str, said: str) -> None:
    game = session(players__0__hand=["BOMB"], players__1__items=["GUPPYS_COLLAR"], players__1__hurt=1)
    game.dice = lambda sides: 1
    news = [each for action in ("play BOMB", "choose 1") for each in game.play(action, 0)]
    happened = [GAME.wording.happening(each.what, each.a, each.b, each.c) for each in news]
    assert said in [GAME.wording.sentence(speech_of("souls", language), each, NAMES) for each in happened]


def test_a_result_of_a_roll_that_an_older_table_has_stored_is_told_without_its_player() -> None:
    stored = Happening("ROLL_RESOLVED", {"card": "BLOOD_LUST", "ability": "0.0", "face": 3})
    now = Happening("ROLL_RESOLVED", {**stored.args, "owner": 1})
    speech = speech_of("souls", "en")
    assert "Blas" in GAME.wording.sentence(speech, now, NAMES)
    assert "Blas" not in GAME.wording.sentence(speech, stored, NAMES)


@pytest.mark.parametrize(("card", "said"), [("BOMB", "Ana juega «¡Bomba!»."), ("CHEST_1", "A Ana le sale «Cofre I».")])
def test_only_what_comes_from_a_hand_is_said_to_be_played(card: str, said: str) -> None:
    played = Happening("PLAYED", {"seat": 0, "card": card})
    assert GAME.wording.sentence(speech_of("souls", "es"), played, NAMES) == said


def test_what_a_card_waits_for_is_told_with_its_subject() -> None:
    """Not "cuando muere", which could be its player."""
    died = Happening("TRIGGERED", {"seat": 0, "card": "PEEP", "ability": "0.0"})
    assert GAME.wording.sentence(speech_of("souls", "es"), died, NAMES) == (
        "Se desencadena «Peep», cuando muere esta carta.")


def test_an_offer_and_its_answer_are_told() -> None:
    options = GAME.options(GAME.ruleset(), {"bargaining": True})
    game = Session(GAME, GAME.ruleset(), options, ["SAMSON", "CAIN"], 1)
    for path, value in {"asleep": [0, 1], "active": 0}.items():
        GAME.scenarios.edit(game.state, path, value)
    assert told(game, "offer 2 1")[-1] == "Ana offers Blas 2¢."
    news = game.play("no", 1)
    assert GAME.wording.happening(news[-1].what, news[-1].a, news[-1].b, news[-1].c).what == "DECLINED"


# ---- what others know of a hand ------------------------------------------------------------------

def hands(*cards: str) -> Any:
    """A game of three in which seat 0 has these cards, and the others have none."""
    game = Session(GAME, GAME.ruleset(), GAME.options(GAME.ruleset()), ["SAMSON", "CAIN", "EVE"], 1)
    for seat, hand in enumerate((list(cards), [], [])):
        GAME.scenarios.edit(game.state, f"players.{seat}.hand", hand)
    return game.state


def seen_by(state: Any, seat: int) -> list[list[str | None]]:
    """The hands as a seat knows them."""
    eyes = GAME.State.copy(state)
    GAME.rules.blind(eyes, seat)
    view = GAME.view(eyes)
    assert isinstance(view, SoulsView)
    return [player.hand for player in view.players]


@pytest.mark.parametrize("to", [1, NOBODY])
def test_whoever_knows_a_card_does_not_see_which_one_goes_face_down_to_another(to: int) -> None:
    seen = []
    for card in ("BOMB", "A_DIME"):
        state = hands("BOMB", "A_DIME")
        state.players[0].known[0] |= 1 << 2             # seat 2 knows the BOMB
        if to == NOBODY:
            hide_leaving(state, 0, to, NUMBERS[card])
        else:
            pass_card(state, 0, to, NUMBERS[card])
        seen.append(seen_by(state, 2))
    assert seen[0] == seen[1] == [[None], [None] if to == 1 else [], []]


@pytest.mark.parametrize("known", [0, 2])
def test_of_two_alike_the_known_one_is_the_one_that_is_seen_to_leave(known: int) -> None:
    state = hands("BOMB", "A_DIME", "BOMB")
    state.players[0].known[known] |= 1 << 2
    show_leaving(state, 0, NUMBERS["BOMB"])
    assert seen_by(state, 2)[0] == [None, None]
    assert sorted(card or "" for card in seen_by(state, 0)[0]) == ["A_DIME", "BOMB"]


def test_a_hand_that_comes_from_another_is_told_to_whom_it_comes() -> None:
    state = hands("BOMB", "A_DIME")
    pass_hands(state)
    state.log.on, before = 1, state.log.told
    while GAME.rules.step(state):
        pass
    new = range(before, state.log.told)
    told = [(GAME.wording.happening(state.log.what[i], state.log.a[i], state.log.b[i], 0), state.log.seats[i])
            for i in new]
    assert told == [(Happening("SAW", {"seat": 1, "card": card}), 1 << 1) for card in ("BOMB", "A_DIME")]


def test_whoever_looks_at_a_deck_is_told_what_they_see() -> None:
    top = ["BOMB", "A_DIME", "JERA", "A_SACK", "A_PENNY"]
    game = session(players__0__items=["SLEIGHT_OF_HAND"], decks__loot__top=top)
    news = [each for action in ("tap SLEIGHT_OF_HAND", "choose loot") for each in game.play(action, 0)]
    saw = [GAME.wording.happening(each.what, each.a, each.b, each.c) for each in news if each.is_for(0)
           and not each.is_for(1)]
    assert [each.args["card"] for each in saw] == top


# ---- why something is cancelled ------------------------------------------------------------------

def cancelled_in(path: str) -> list[dict[str, Any]]:
    """The events about things that are cancelled in a scenario."""
    scenario, _ = load(Path("scenarios/souls") / path)
    game = set_up_table(GAME, GAME.ruleset(scenario.ruleset), scenario, lambda *keys: path)
    dice = [read_die(die) for die in scenario.dice]
    game.dice = lambda sides: dice.pop(0)[1]
    news = []
    for line in scenario.when:
        seat, _, action = line.partition(":")
        news += game.play(action.strip(), int(seat))
    happened = [GAME.wording.happening(each.what, each.a, each.b, each.c) for each in news]
    return [dict(each.args) for each in happened if each.what == "CANCELLED"]


@pytest.mark.parametrize(("path", "why"), [
    ("cancelling/illegal_target.yaml", "TARGET"), ("cancelling/not_to_hand.yaml", "NONE"),
    ("cancelling/everything.yaml", "NONE"), ("purchases/too_poor_at_last.yaml", "CENTS"),
    ("attacks/cancelled.yaml", "TARGET"), ("attacks/dead_attacker.yaml", "ATTACKER"),
    ("dice/no_longer.yaml", "CONDITION"),
])
def test_what_is_cancelled_is_told_with_the_reason(path: str, why: str) -> None:
    assert {each["why"] for each in cancelled_in(path)} == {why}


@pytest.mark.parametrize("language", ["es", "en"])
def test_what_has_no_card_is_cancelled_without_one(language: str) -> None:
    speech = speech_of("souls", language)
    for why in names.Cancel:
        said = {card: GAME.wording.sentence(speech,
                                            Happening("CANCELLED", {"pend": "PURCHASE", "card": card, "why": why.name}),
                                    NAMES) for card in ("NONE", "BOMB")}
        assert "(" not in said["NONE"] and speech.say("card-NONE") not in said["NONE"]
        assert "Bomb" in said["BOMB"] and (speech.say(f"cancel-{why.name}") in said["BOMB"]) == bool(why)


@pytest.mark.parametrize(("roles", "said"), [
    (["SAMSON", "CAIN"], "Blas begins, as the character has it."),
    (["SAMSON", "ISAAC"], "begins: nobody rolled lower."),
])
def test_who_begins_is_told_with_the_reason(roles: list[str], said: str) -> None:
    game = Session(GAME, GAME.ruleset(), GAME.options(GAME.ruleset()), roles, 1)
    speech = speech_of("souls", "en")
    news = [GAME.wording.happening(each.what, each.a, each.b, each.c) for each in game.news()]
    told = [GAME.wording.sentence(speech, each, NAMES) for each in news]
    begins = next(line for line in told if " begins" in line)
    assert begins.endswith(said)
    rolled = {each.args["seat"]: each.args["face"] for each in news if each.what == "ROLLED"}   # the last of each
    assert not rolled or begins.startswith(NAMES[min(rolled, key=lambda seat: rolled[seat])])


def table_of_two() -> Any:
    return Session(GAME, GAME.ruleset(), GAME.options(GAME.ruleset()), ["ISAAC", "CAIN"], 1).state


def told_since(state: Any, start: int) -> list[Happening]:
    log, ring = state.log, len(state.log.what)
    return [GAME.wording.happening(log.what[k % ring], log.a[k % ring], log.b[k % ring], log.c[k % ring])
            for k in range(start, log.told)]


def test_whoever_has_nothing_left_for_the_penalty_is_told_of_each_part() -> None:
    state = table_of_two()
    state.players[0].cents, state.players[0].n_hand, start = 0, 0, state.log.told
    for step in range(3):
        do_penalty(state, 0, step)
    assert [(each.what, each.args["why"]) for each in told_since(state, start)] == [
        ("IN_VAIN_FOR", why) for why in ("HAND", "CENTS", "ITEMS")]


def test_whose_hand_is_seen_is_told_before_its_cards() -> None:
    state = table_of_two()
    state.players[0].n_hand, state.players[0].hand[0], start = 1, 1, state.log.told
    show_hand(state, 0, 1)
    assert [each.what for each in told_since(state, start)] == ["HAND_SEEN", "SAW"]


def test_damage_that_is_prevented_names_the_card_that_does_it() -> None:
    state = table_of_two()
    card = NUMBERS["SOUL_HEART"]
    start = state.log.told
    add_shield(state, to_player(0), Prevent.SOME, 1, card, 0)
    assert prevented(state, to_player(0), 2) == 1
    assert [(each.what, each.args["card"]) for each in told_since(state, start)] == [("PREVENTED", "SOUL_HEART")]


def test_a_chest_that_becomes_a_soul_is_said_not_to_be_destroyed() -> None:
    state = table_of_two()
    card = NUMBERS["THE_CHEST"]
    start = state.log.told
    assert destroy(state, put_in_play(state, card, CardZone.ITEM, 0))
    assert [each.what for each in told_since(state, start)] == ["SPARED", "GAINED_SOUL"]


@pytest.mark.parametrize("pend", ["LOOT", "COMBAT"])
def test_a_card_is_not_said_to_be_cancelled_where_only_a_step_of_it_is(pend: str) -> None:
    happening = Happening("CANCELLED", {"pend": pend, "card": "BOMB", "why": "NONE"})
    said = GAME.wording.sentence(speech_of("souls", "en"), happening, NAMES)
    assert said.startswith("“") == (pend == "LOOT")


def test_a_bonus_soul_is_told_with_what_it_asks() -> None:
    game = session(players__0__cents=30)
    state = game.state
    state.options.bonus_souls = 1
    put_in_play(state, NUMBERS["SOUL_OF_GREED"], CardZone.BONUS, 0)
    start = state.log.told
    assert look_for_bonus(state)
    speech = speech_of("souls", "en")
    assert GAME.wording.sentence(speech, told_since(state, start)[0], NAMES) == (
        "Ana earns “Soul of Greed”. This soul goes to the first player who has 25¢ or more.")


@pytest.mark.parametrize(("language", "said"), [
    ("es", ["Ana mira su propia mano.", "Ana sería a la vez quien da y quien recibe: esa parte no tiene efecto.",
            "«Maldición de la Avaricia» cae sobre Ana. Cuando termina el turno de Ana, Ana pierde 4¢."]),
    ("en", ["Ana looks at their own hand.", "Ana would be both giver and receiver: that part has no effect.",
            "“Curse of Greed” falls on Ana. When Ana's turn ends, Ana loses 4¢."])])
def test_what_somebody_does_to_themselves_and_what_a_curse_brings_is_said(language: str, said: list[str]) -> None:
    happenings = [GAME.wording.happening(Told.HAND_SEEN, 0, 0, 0),
                  GAME.wording.happening(Told.IN_VAIN_FOR, 0, int(names.Vain.SELF), 0),
                  GAME.wording.happening(Told.CURSED, 0, NUMBERS["CURSE_OF_GREED"], 0)]
    assert [GAME.wording.sentence(speech_of("souls", language), each, NAMES) for each in happenings] == said


def test_a_tie_for_who_begins_is_told_before_it_is_rolled_again() -> None:
    for seed in range(20):
        game = Session(GAME, GAME.ruleset(), GAME.options(GAME.ruleset()), ["ISAAC", "EVE"], seed)
        rolled = [GAME.wording.happening(each.what, each.a, each.b, each.c) for each in game.news()]
        faces = [each.args["face"] for each in rolled if each.what == "ROLLED"]
        ties = [faces[k] for k in range(0, len(faces), 2) if faces[k] == faces[k + 1]]
        assert [each.args["face"] for each in rolled if each.what == "ROLL_AGAIN"] == ties


@pytest.mark.parametrize(("item", "said"), [
    ("DRY_BABY", ["By “Dry Baby”, the damage to Blas is now 1.", "Blas takes 1 damage: 1 life left."]),
    ("DADDY_HAUNT", ["By “Daddy Haunt”, the damage to Blas is now 4.", "Blas takes 4 damage: no life left."])])
def test_what_changes_damage_is_told_before_it_is_taken(item: str, said: list[str]) -> None:
    lines = told(session(players__0__hand=["GOLD_BOMB"], players__1__items=[item]), "play GOLD_BOMB", "choose 1")
    at = lines.index("“Gold Bomb!!” of Ana resolves. Ana deals 3 damage to Blas.")
    assert lines[at + 1:at + 3] == said


def test_what_changes_a_gain_is_told_before_it_is_gained() -> None:
    game = session(players__0__hand=["THREE_CENTS"], players__0__items=["COUNTERFEIT_PENNY"])
    assert told(game, "play THREE_CENTS")[-2:] == [
        "By “Counterfeit Penny”, Ana is to gain 4¢.", "Ana gains 4¢: now 7¢."]


def test_a_gain_that_everybody_shares_names_the_card() -> None:
    game = session(players__0__hand=["THREE_CENTS"])
    put_in_play(game.state, NUMBERS["EQUALITY"], CardZone.ROOM, 0)
    assert told(game, "play THREE_CENTS")[-3:] == [
        "By “Equality”, each player gains what Ana would.", "Ana gains 3¢: now 6¢.", "Blas gains 3¢: now 6¢."]


@pytest.mark.parametrize(("lang", "said"), [
    ("es", ["«La Popó» se queda sin contadores.", "«La Popó» tiene 1 contador.", "«La Popó» tiene 2 contadores."]),
    ("en", ["“La Popó” has no counters left.", "“La Popó” has 1 counter.", "“La Popó” has 2 counters."])])
def test_a_card_without_counters_is_said_to_have_none(lang: str, said: list[str]) -> None:
    speech = speech_of("souls", lang)
    assert [speech.say("told-COUNTERS", card="La Popó", n=n) for n in range(3)] == said


def test_what_is_set_off_says_what_it_waited_for() -> None:
    game = session(players__1__items=["MOMS_BOX", "THE_RELIC"], players__0__hand=["PILLS_YELLOW"],
                   decks__loot__top=["BOMB"])
    game.dice = lambda sides: 1
    assert "“The Relic” of Blas is set off, when Ana rolls 1." in told(game, "play PILLS_YELLOW")


def test_every_trigger_that_is_set_off_can_be_said() -> None:
    """Of each card, in both languages, delayed ones too."""
    said = 0
    for language in LANGUAGES:
        speech = speech_of("souls", language)
        for number, card in SOURCES.items():
            for nth, ability in enumerate(card.every):
                if ability.trigger is not None:
                    happening = GAME.wording.happening(Told.TRIGGERED, 0, number, names.WAYS * nth)
                    assert GAME.wording.sentence(speech, happening, NAMES).count("«" if language == "es" else "“") == 1
                    said += 1
    assert said > 200


@pytest.mark.parametrize(("item", "hand", "answers"), [("INCUBUS", ["A_DIME"], ["tap INCUBUS", "mode 0", "choose 1"]),
                                                       ("", ["JOKER"], ["play JOKER", "choose 1"])])
def test_a_hand_out_of_which_a_card_is_taken_is_looked_at_once(item: str, hand: list[str], answers: list[str]) -> None:
    game = Session(GAME, GAME.ruleset(), GAME.options(GAME.ruleset()), ["LILITH", "CAIN"], 1)
    for path, value in {"asleep": [0, 1], "active": 0, "players.0.hand": hand, "players.1.hand": ["BOMB"],
                        **({f"things.{item}.charged": True, "players.0.plays": 0} if item else {})}.items():
        GAME.scenarios.edit(game.state, path, value)
    assert told(game, *answers, "yes").count("Ana sees Blas's hand.") == 1


@pytest.mark.parametrize(("language", "said"), [
    ("es", ["Ana falla con un 3: hace falta un 4 o más.", "Ana falla con un 3: hace falta un 6.",
            "Ana falla con un 6: con 7 de evasión no acierta ninguna tirada.", "Ana va a robar su botín.",
            "Ana pone debajo del mazo los otros 2 tesoros que ha mirado.",
            "«Diplopia» pasa a ser una copia de «El D6».",
            "«Diplopia» deja de ser una copia."]),
    ("en", ["Ana misses with a 3: it takes a 4 or more.", "Ana misses with a 3: it takes a 6.",
            "Ana misses with a 6: at 7 evasion no roll hits.", "Ana is about to loot.",
            "Ana puts the other 2 treasures looked at under the deck.", "“Diplopia” becomes a copy of “The D6”.",
            "“Diplopia” is no copy any longer."])])
def test_misses_steps_and_copies_say_what_they_come_to(language: str, said: list[str]) -> None:
    diplopia, d6 = NUMBERS["DIPLOPIA"], NUMBERS["THE_D6"]
    happenings = [(Told.MISSED, 0, 3, 4), (Told.MISSED, 0, 3, 6), (Told.MISSED, 0, 6, 7),
                  (Told.PHASE, Phase.LOOT, 0, 0),
                  (Told.OTHERS_UNDER, 0, 2, 0), (Told.BECOMES, diplopia, d6, 0), (Told.BECOMES, diplopia, diplopia, 0)]
    speech = speech_of("souls", language)
    assert [GAME.wording.sentence(speech, GAME.wording.happening(*map(int, each)), NAMES)
            for each in happenings] == said


def test_an_empty_hand_is_told_once_and_nobody_asks_about_their_own() -> None:
    """Dead Bird offers to look into the hand of a player who rolled a 3, and to take a card from it."""
    for roller, hand, said in ((0, [], "Ana has no loot in hand: that part has no effect."),
                               (1, ["BOMB"], "Blas would be both giver and receiver: that part has no effect.")):
        game = session(players__1__items=["DEAD_BIRD"], active=roller, asleep=[0, 1], monsters=["FATTY", "MOM"],
                       **{f"players__{roller}__hand": hand, f"players__{roller}__plays": 0})
        game.dice = lambda sides: min(sides, 3)
        news = [GAME.wording.happening(each.what, each.a, each.b, each.c) for each in game.play("attack FATTY", roller)]
        lines = [GAME.wording.sentence(speech_of("souls", "en"), each, NAMES) for each in news]
        at = next(i for i, line in enumerate(lines) if line.startswith("“Dead Bird” of Blas resolves"))
        assert lines[at + 1] == said and "no effect" not in lines[at + 2]


def test_the_target_is_named_in_the_effect_or_behind_it() -> None:
    speech = speech_of("souls", "en")
    for aim, named in (("seat-1", "Blas."), ("card-FLY", "“Fly”."), ("", "the chosen one.")):
        said = GAME.wording.sentence(speech, Happening(
            "RESOLVED", {"card": "BOMB", "ability": "0.0", "seat": 0, "aim": aim}), NAMES)
        assert said.endswith(f"Ana deals 1 damage to {named}")


def test_a_miss_says_what_has_changed_the_evasion() -> None:
    for printed, said in ((4, "it takes a 5 or more (evasion 4 and +1)."), (5, "it takes a 5 or more."),
                          (0, "it takes a 5 or more.")):
        assert GAME.wording.sentence(speech_of("souls", "en"), Happening(
            "MISSED", {"seat": 0, "face": 3, "needed": 5, "printed": printed}), NAMES).endswith(said)


def test_what_hits_a_monster_is_no_player_of_its_event() -> None:
    happened = Happening("TRIGGERED", {"seat": 0, "card": "LUST", "ability": "0.0", "they": 1})
    assert GAME.wording.sentence(speech_of("souls", "en"), happened, NAMES) == (
        "“Lust” is set off, when this takes combat damage.")
