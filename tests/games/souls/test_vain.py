"""A term of Four Souls' language without a result says so, with its cause. Each row that is carried out is compared
with the state before and after it, in games and in every scenario."""
from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tapete.agents.seat import SeatedAgent
from tapete.gamedef.vocabulary import Happening
from tapete.games import find_game, speech_of
from tapete.games.souls import names
from tapete.games.souls.language.kinds import Sort
from tapete.games.souls.language.ops import Do
from tapete.games.souls.language.slots import CLOSED
from tapete.games.souls.language.template import Term
from tapete.games.souls.language.terms import TERMS
from tapete.games.souls.language.words import Amount, Mod, Prevent, Ref, What
from tapete.games.souls.rules import flow
from tapete.games.souls.rules.cards import word
from tapete.games.souls.rules.effects import run
from tapete.games.souls.rules.effects.decks import EACH_DECK
from tapete.referee import scenario
from tapete.referee.session import Session

GAME = find_game("souls")

LEADS_ON = {Do.END, Do.JUMP, Do.UNLESS, Do.EACH, Do.NEXT, Do.SWITCH, Do.REQUIRE}
"""What only leads from row to row; what is required is told where the effect begins."""


@pytest.fixture
def silent(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Rows that changed nothing and told nothing, as they are carried out. A choice that cannot be made is told once,
    and not again by what would be done to the chosen."""
    found: list[str] = []
    do_run = flow.do_run

    def watched(state: Any) -> bool:
        do, card, told = Do(word(state, state.now.row, 0)), state.now.card, state.log.told
        told_before = word(state, state.now.row, 1) == Ref.CHOSEN and not state.run.chosen
        if do is Do.MAY and word(state, state.now.row - 1, 0) == Do.SEE_HAND:
            told_before = True      # that the hand is empty
        before = None if do in LEADS_ON or told_before else left(state)
        goes_on: bool = do_run(state)
        if before is not None and told == state.log.told and before == left(state):
            found.append(f"{do.name} of {GAME.lore.id(card)}")
        return goes_on

    monkeypatch.setattr(flow, "do_run", watched)
    return found


BLANK = GAME.State.plain()


def left(state: Any) -> bytes:
    """A state without the position in its program."""
    copy = GAME.State.copy(state)
    copy.now.row = 0
    copy.run, copy.log = BLANK.run, BLANK.log
    return GAME.State.to_bytes(copy)


@pytest.mark.parametrize("options", [{"sets": ["base", "gold", "plus"]}, {"rooms": True}, {"solo": {"on": True}}],
                         ids=lambda each: next(iter(each)))
@pytest.mark.parametrize("agent", ["random", "greedy"])
def test_what_changes_nothing_in_a_game_is_told(silent: list[str], options: dict[str, Any], agent: str) -> None:
    session = Session(GAME, GAME.ruleset(), GAME.options(GAME.ruleset(), options), [None, None], 11)
    agents = [SeatedAgent(agent, seat, 11) for seat in range(2)]
    for number in range(300):
        if session.over:
            break
        session.play(agents[session.to_move].choose(session, number))
    assert not silent


def test_what_changes_nothing_in_a_scenario_is_told(silent: list[str]) -> None:
    for path in sorted(Path("scenarios/souls").rglob("*.yaml")):
        scenario.run(path)
    assert not silent


# ---- every term, where there is nothing for it ----------------------------------------------------

def barren() -> Any:
    """A table where nobody has anything, all decks have run out, nothing waits, and what a row is for has gone."""
    state = Session(GAME, GAME.ruleset(), GAME.options(GAME.ruleset()), ["SAMSON", "CAIN"], 1).state
    for pile in (*state.decks, *state.discards):
        pile.n = 0
    for player in state.players[:2]:
        player.cents = player.n_hand = player.hurt = 0
    for thing in state.things:
        if thing.zone != names.CardZone.CHARACTER:
            thing.zone = names.CardZone.NONE
    state.ending = state.again = state.loot_from_discard = 1
    state.monster_slots = state.shop_slots = names.MOST_SLOTS
    state.now.seat, state.now.card, state.now.thing, state.now.other = 0, 1, names.NO_THING, names.NOBODY
    state.log.on = 1
    return state


def operands(term: Term) -> list[int]:
    """A term's row that names the other player, something that is not there, and no amount but where one is fixed."""
    named = {"who": Ref.YOU, "whom": Ref.ACTIVES_LEFT, "obj": Ref.TARGET, "with": Ref.TARGET_2, "n": Amount.NUMBER,
             "m": 6, "what": What.ROLL, "what.only": 0, "lot": 0, "quarry": -1, "store.more": 1, "deck": 0,
             "decks": EACH_DECK, "stat": Mod.LIFE, "sign": 1, "where": 0, "until": 1}
    named |= {slot: Ref.TARGET for slot, sort in term.takes.items() if not sort & Sort.PLAYER}
    named |= {"more": Amount.NUMBER, "much": Amount.NUMBER, "change": 1, "put": 1, "state": Mod.MARKED,
              "less": Prevent.UP_TO, "ending": Prevent.DEATH}
    return [int(each) if isinstance(each, int) else int(named[each]) for each in term.operands]


def does(term: Term) -> list[Do]:
    """The effects of a term, by its words."""
    return [term.do] if isinstance(term.do, Do) else sorted({Do(word.code) for word in CLOSED[term.do].values()})


@pytest.mark.parametrize(("term", "do"), [(term, do) for term in TERMS for do in does(term)],
                         ids=lambda each: each.name if isinstance(each, Do) else each.key)
@pytest.mark.parametrize("amount", [0, 1])
def test_every_term_that_comes_to_nothing_says_so(term: Term, do: Do, amount: int,
                                                       monkeypatch: pytest.MonkeyPatch) -> None:
    row = [int(do), *operands(term), 0, 0, 0, 0]
    monkeypatch.setattr(run, "word", lambda state, at, k: row[k])
    state = barren()
    state.now.number = amount
    before, told = left(state), state.log.told
    run.do_run(state)
    assert state.log.told > told or left(state) != before or do is Do.REQUIRE


@pytest.mark.parametrize("language", ["es", "en"])
def test_every_cause_has_a_sentence_of_its_own(language: str) -> None:
    speech = speech_of("souls", language)
    told: dict[str, dict[str, int | str]] = {"IN_VAIN": {}, "IN_VAIN_FOR": {"seat": 0}, "IN_VAIN_AT": {"card": "BOMB"},
                                             "IN_VAIN_OF": {"deck": "loot"}}
    said = [GAME.wording.sentence(speech, Happening(what, {**args, "why": why.name}), ["Ana", "Blas"])
            for why in names.Vain for what, args in told.items() if what == of(why)]
    assert len(said) == len(set(said)) == len(names.Vain)
    assert not any({"es": "no pasa nada", "en": "nothing happens"}[language] in each for each in said), (
        "what comes to nothing is a part of an effect, of which other parts may do something")


def of(why: names.Vain) -> str:
    """What a cause is of, by its tens."""
    if why is names.Vain.NOTHING or why >= names.Vain.GONE:
        return "IN_VAIN"
    return "IN_VAIN_FOR" if why < names.Vain.CARD_CHARGED else "IN_VAIN_AT" if why < names.Vain.DECK else "IN_VAIN_OF"
