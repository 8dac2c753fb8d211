"""Effects in force in Cthulhu Gloom are told when they begin and end, in games and card by card, with the cause of a
new draw limit. Each change of a character's visible print is compared with the events."""
from __future__ import annotations

from typing import Any

import pytest

from tapete.gamedef.vocabulary import Happening
from tapete.games import find_game, speech_of
from tapete.games.gloom.names import FIRST_ICON, NONE, Fate, When
from tapete.games.gloom.rules.effects import announce
from tapete.games.gloom.rules.hands import draw_one
from tapete.games.gloom.rules.piles import place_death, place_modifier, strip_top
from tapete.games.gloom.rules.sight import draw_limit, in_force
from tapete.games.gloom.rules.stories import claim, drop_story
from tapete.games.gloom.rules.turn import refill
from tapete.games.gloom.vocabulary import Do, Op
from tapete.kernel.agenda import frame_op, schedule
from tapete.kernel.log import LOG_SIZE
from tapete.referee.session import Session
from tapete.testing.truth import at_random

GAME = find_game("gloom")
RULESET = GAME.ruleset()
BY_SEAT, ON_ONE = {Do.TAX, Do.NO_EVENTS}, {Do.WARD, Do.SHOWS}


def begun(pack: str, seats: int = 3, seed: int = 1) -> Session:
    session = Session(GAME, RULESET, GAME.options(RULESET, {"pack": pack}), [None] * seats, seed)
    while session.state.turn_no == 0:
        session.play(session.legal()[0])
    return session


def told_since(session: Session, told: int) -> list[tuple[str, dict[str, Any]]]:
    log = session.state.log
    said = [session.game.wording.happening(log.what[k % LOG_SIZE], log.a[k % LOG_SIZE], log.b[k % LOG_SIZE],
                                           log.c[k % LOG_SIZE])
            for k in range(told, log.told)]
    return [(each.what, dict(each.args)) for each in said]


def cards_that(session: Session, do: Do) -> list[int]:
    """The cards of a pack with an effect in force of a kind."""
    found = []
    for card in range(1, len(session.game.namer.card_ids) + 1):
        row = session.state.options.cards[card]
        if any(row.terms[i].do == do and row.terms[i].when in (When.SEEN, When.LASTING) for i in range(row.n_terms)):
            found.append(card)
    return found


def read_on(state: Any) -> dict[tuple[int, int], tuple[int, set[int]]]:
    """Of each card in force: on whom, whose, and what of it is told as it begins and ends."""
    found = {}
    for ch, me in enumerate(state.characters):
        for card, when in ((me.text, When.SEEN), (me.lasting, When.LASTING)):
            row = state.options.cards[card]
            does = {row.terms[i].do for i in range(row.n_terms) if row.terms[i].when == when}
            if card != NONE and does & (BY_SEAT | ON_ONE) and me.fate in (Fate.ALIVE, Fate.DEAD):
                found[ch, card] = me.owner, does & (BY_SEAT | ON_ONE)
    return found


@pytest.mark.parametrize("pack", ["abismo", "clasico"])
def test_what_begins_and_ends_in_games_is_told(pack: str) -> None:
    begins = ends = 0
    for seed in range(6):
        session = Session(GAME, RULESET, GAME.options(RULESET, {"pack": pack}), [None] * 4, seed)
        choose = at_random(seed)
        for _ in range(250):
            if session.over:
                break
            before, fate = read_on(session.state), [me.fate for me in session.state.characters]
            said = [(each.what, each.args) for each in (
                session.game.wording.happening(t.what, t.a, t.b, t.c) for t in session.play(
                    choose(session.state, session.legal())) if t.what >= 0)]
            after = read_on(session.state)
            for (ch, card), (owner, does) in after.items():
                for do in does if (ch, card) not in before else ():
                    words = ("IN_FORCE_ON", "character", session.game.namer.character_ids[ch]) if do in ON_ONE else (
                        "IN_FORCE", "seat", owner)
                    if do == Do.WARD and session.state.characters[ch].fate != Fate.ALIVE:
                        continue
                    assert is_said(said, session, words, card, do), (words, said)
                    begins += 1
            for (ch, card), (owner, does) in before.items():
                for do in does if (ch, card) not in after else ():
                    still = (in_force(session.state, owner, do) if do == Do.NO_EVENTS else
                             do == Do.WARD and session.state.characters[ch].fate != Fate.ALIVE)
                    if still or do == Do.SHOWS or fate[ch] != session.state.characters[ch].fate:
                        continue
                    words = ("NO_LONGER_ON", "character", session.game.namer.character_ids[ch]) if do in ON_ONE else (
                        "NO_LONGER", "seat", owner)
                    assert is_said(said, session, words, card, do), (words, said)
                    ends += 1
    assert begins > 3 and ends > 1, (begins, ends)


def is_said(said: list[Any], session: Session, words: tuple[str, str, Any], card: int, do: int) -> bool:
    what, key, value = words
    return any(each == what and args[key] == value and args["does"] == Do(do).name
               and args["card"] == session.game.namer.card_ids[card - 1] for each, args in said)


@pytest.mark.parametrize("pack, do, begins, ends", [
    ("abismo", Do.NO_EVENTS, "IN_FORCE", "NO_LONGER"), ("clasico", Do.TAX, "IN_FORCE", "NO_LONGER"),
    ("abismo", Do.WARD, "IN_FORCE_ON", "NO_LONGER_ON"), ("abismo", Do.SHOWS, "IN_FORCE_ON", "NO_LONGER_ON")])
@pytest.mark.parametrize("language", ["es", "en"])
def test_a_card_says_what_it_begins_and_ends(pack: str, do: Do, begins: str, ends: str, language: str) -> None:
    session = begun(pack)
    state, card = session.state, cards_that(session, do)[0]
    ch = next(ch for ch, me in enumerate(state.characters) if me.owner == 1)
    sentences = []
    for change, what in ((lambda: place_modifier(state, card, ch), begins), (lambda: strip_top(state, ch), ends)):
        told = state.log.told
        change()
        said = [Happening(each, args) for each, args in told_since(session, told) if each == what]
        assert [each.args["does"] for each in said] == [do.name], told_since(session, told)
        sentences += [session.game.wording.sentence(speech_of("gloom", language), each, ["Ana", "Beto", "Carla"])
                      for each in said]
    assert all(session.game.namer.name(session.game.namer.card_ids[card - 1], language) in each for each in sentences)


def test_a_limit_names_the_card_that_sets_it_or_no_longer_does() -> None:
    """A card that only covers another is not the cause: the limit of the covered one ends."""
    session = begun("clasico")
    state, ids = session.state, session.game.namer.card_ids
    ch = next(ch for ch, me in enumerate(state.characters) if me.owner == 1)
    sets = next(card for card in cards_that(session, Do.LIMIT) if state.options.cards[card].kind == 1)
    covers = next(card for card in range(1, len(ids) + 1) if card not in cards_that(session, Do.LIMIT)
                  and state.options.cards[card].box and state.options.cards[card].kind == 1
                  and not set(read_terms(state, card)) & (BY_SEAT | ON_ONE))
    usual = draw_limit(state, 1)
    told = state.log.told
    place_modifier(state, sets, ch)
    first = [(what, args["card"], args["n"]) for what, args in told_since(session, told) if "LIMIT" in what]
    assert first == [("LIMIT", ids[sets - 1], draw_limit(state, 1))] and draw_limit(state, 1) != usual
    told = state.log.told
    place_modifier(state, covers, ch)
    assert [(what, args["card"], args["n"]) for what, args in told_since(session, told) if "LIMIT" in what] == [
        ("LIMIT_WITHOUT", ids[sets - 1], usual)]
    told = state.log.told
    strip_top(state, ch)
    assert [(what, args["card"], args["n"]) for what, args in told_since(session, told) if "LIMIT" in what] == first


def test_a_limit_that_stays_names_the_card_that_keeps_it() -> None:
    """A card that covers another with the same limit changed nothing, and its end was told as if it had begun."""
    session = begun("clasico")
    state, ids = session.state, session.game.namer.card_ids
    ch = next(ch for ch, me in enumerate(state.characters) if me.owner == 1)
    first, second = [card for card in cards_that(session, Do.LIMIT) if state.options.cards[card].kind == 1
                     and limit_of(state, card) == (-1, When.SEEN)][:2]
    place_modifier(state, first, ch)
    limit, told = draw_limit(state, 1), state.log.told
    place_modifier(state, second, ch)
    found = [(what, args["card"], args["n"]) for what, args in told_since(session, told) if "LIMIT" in what]
    assert found == [("LIMIT_KEPT", ids[second - 1], limit)] and draw_limit(state, 1) == limit


def limit_of(state: Any, card: int) -> tuple[int, int]:
    """The change of the draw limit that a card brings, and when."""
    row = state.options.cards[card]
    return next((int(row.terms[i].amount), int(row.terms[i].when)) for i in range(row.n_terms)
                if row.terms[i].do == Do.LIMIT)


def read_terms(state: Any, card: int) -> list[int]:
    row = state.options.cards[card]
    return [row.terms[i].do for i in range(row.n_terms)]


def test_a_story_says_what_it_begins_and_ends() -> None:
    session = begun("abismo")
    state = session.state
    story = next(story for story in range(1, len(session.game.namer.stories) + 1)
                 if any(state.options.stories[story].terms[i].do == Do.WARD
                        for i in range(state.options.stories[story].n_terms)))
    told = state.log.told
    claim(state, 0, story)
    assert [(args["seat"], args["does"]) for what, args in told_since(session, told)
            if what == "IN_FORCE_BY_STORY"] == [(0, "WARD")]
    told = state.log.told
    drop_story(state, 0)
    assert [(args["seat"], args["does"]) for what, args in told_since(session, told)
            if what == "NO_LONGER_BY_STORY"] == [(0, "WARD")]


@pytest.mark.parametrize("worth", [-10, 0, 15])
@pytest.mark.parametrize("pack", ["abismo", "clasico"])
def test_a_death_on_the_character_itself_is_offered_only_where_it_may_be_played(pack: str, worth: int) -> None:
    session = begun(pack)
    state = session.state
    card = next(card for card in range(1, len(session.game.namer.card_ids) + 1) if Do.DEATH_HERE in read_terms(
        state, card))
    ch = next(ch for ch, me in enumerate(state.characters) if me.owner == 1)
    place_modifier(state, card, ch)
    state.characters[ch].worth, state.n_agenda = worth, 0
    told = state.log.told
    announce(state, 1, card, read_terms(state, card).index(Do.DEATH_HERE))
    (what, args), = told_since(session, told)
    assert (what, args["does"], args["n"]) == ("DOES", "DEATH_HERE", worth < 0)
    assert [frame_op(state.agenda[k]) for k in range(state.n_agenda)] == [Op.FREE_DEATH] * (worth < 0)
    for language, can, cannot in (("es", "deja que", "no es negativa"), ("en", "lets", "is not negative")):
        said = session.game.wording.sentence(speech_of("gloom", language), session.game.wording.happening(
            GAME.wording.words.told[what], 1, card, Do.DEATH_HERE + 32 * args["n"]), ["Ana", "Beto", "Carla"])
        assert (can in said, cannot in said) == (worth < 0, worth >= 0)


def test_an_untimely_death_ends_what_it_covers() -> None:
    session = begun("clasico")
    state = session.state
    card = next(card for card in cards_that(session, Do.TAX) if state.options.cards[card].kind == 1)
    death = next(card for card in range(1, len(session.game.namer.card_ids) + 1)
                 if state.options.cards[card].kind == 3 and state.options.cards[card].box)
    ch = next(ch for ch, me in enumerate(state.characters) if me.owner == 1)
    place_modifier(state, card, ch)
    told = state.log.told
    place_death(state, death, ch)
    said = [(what, args["n"]) for what, args in told_since(session, told) if what == "NO_LONGER"]
    assert said == [("NO_LONGER", 0)] if not in_force(state, 1, Do.TAX) else said == []


def test_an_icon_that_is_shown_is_named() -> None:
    session = begun("abismo")
    pack = session.game.pack
    for number, key in enumerate(pack.icon_ids, FIRST_ICON):
        assert pack.icon_called(number, "en") == pack.icons[key].of("en")


@pytest.mark.parametrize("do, names", [(Do.DEATH_HERE, "character"), (Do.DEATH_ON, "icons")])
@pytest.mark.parametrize("language", ["es", "en"])
def test_whoever_may_play_a_free_death_is_asked_and_told_on_whom(do: Do, names: str, language: str) -> None:
    session = begun("abismo")
    state, pack, namer = session.state, session.game.pack, session.game.namer
    card = next(card for card in range(1, len(namer.card_ids) + 1) if do in read_terms(state, card))
    ch, at = 0, read_terms(state, card).index(do)
    icons = state.options.cards[card].terms[at].scope
    state.n_agenda = 0
    schedule(state, Op.DONE, 1, card, 0)
    schedule(state, Op.FREE_DEATH, 1, *((ch + 1, 0) if do == Do.DEATH_HERE else (0, icons)))
    speech = speech_of("gloom", language)
    question = session.game.wording.question(speech, state, ["Ana", "Beto", "Carla"])
    said = namer.name(namer.character_ids[ch], language) if names == "character" else next(
        pack.icons[key].of(language) for number, key in enumerate(pack.icon_ids) if icons >> number & 1)
    assert said in question
    told = state.log.told
    announce(state, 1, card, at)
    if do == Do.DEATH_ON:
        (what, args), = told_since(session, told)
        assert said in session.game.wording.sentence(speech, Happening(what, args), ["Ana", "Beto", "Carla"])


def test_whoever_has_nothing_to_refill_is_said_not_to() -> None:
    """Every other turn ends with a refill: one that ended with nothing read as if it were missing."""
    session = begun("abismo")
    state = session.state
    full = state.options.limit - state.seats[1].hand.n
    for _ in range(full):
        draw_one(state, 1)
    told = state.log.told
    refill(state, 1)
    assert told_since(session, told) == [("NO_REFILL", {"seat": 1, "full": 1, "why": "LIMIT"})]
    told = state.log.told
    draw_one(state, 1)
    refill(state, 1)
    assert told_since(session, told)[1:] == [("NO_REFILL", {"seat": 1, "full": 1, "why": "OVER"})]
    state.seats[1].dry, told = 1, state.log.told
    refill(state, 1)
    assert told_since(session, told) == [("NO_REFILL", {"seat": 1, "full": 0, "why": "DRY"})]
