"""Four Souls' events are true: each public change has its event, and each number in it is right.

Random and greedy games and every scenario are played. The events of each choice are compared with the public table
before and after it.
"""
from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import pytest

from tapete.agents.seat import SeatedAgent
from tapete.gamedef.vocabulary import Happening
from tapete.games import find_game
from tapete.games.souls.language.cards import CardType
from tapete.games.souls.names import Pend
from tapete.games.souls.view import PendingView, PlayerView, SoulsView
from tapete.referee import scenario
from tapete.referee.session import Session

GAME = find_game("souls")
News = Sequence[Happening]


def public(session: Session) -> SoulsView:
    """The table as everybody sees it, with what is being carried out as if it still were on the stack."""
    state = session.blinded(GAME.spectator)
    view = session.game.view(state)
    assert isinstance(view, SoulsView)
    if state.now.kind and state.now.card:
        running = PendingView(kind=Pend(state.now.kind).name, seat=0, card=session.game.lore.id(state.now.card),
                              face=None, amount=0, targets=[], ability=None, way=None, attack=False)
        view.stack.append(running)
    return view


def open_news(session: Session, news: Sequence[Any]) -> list[Happening]:
    """The events that everybody is told; for played loot, whether it has left a hand."""
    told = [session.game.wording.happening(each.what, each.a, each.b, each.c) for each in news
            if each.is_for(GAME.spectator)]
    return [Happening(each.what, {**each.args, "loot": is_loot(session, each)}) if each.what == "PLAYED" else each
            for each in told]


def is_loot(session: Session, told: Happening) -> bool:
    lore = session.game.lore
    return lore.sources[lore.number(told.args["card"])].kind in (CardType.LOOT, CardType.TRINKET)


# ---- where cards are -----------------------------------------------------------------------------

def places(view: SoulsView) -> Counter[tuple[str, str]]:
    """Each open card with its place, without the stack, because its cards are elsewhere too."""
    found: Counter[tuple[str, str]] = Counter()

    def lie(place: str, *cards: str | None) -> None:
        found.update((card, place) for card in cards if card)

    for p, player in enumerate(view.players):
        lie(f"items of {p}", *(item.card for item in player.items))
        lie(f"curses of {p}", *player.curses)
        lie(f"souls of {p}", *player.souls)
        lie(f"character of {p}", player.character)
    for slot, monster in enumerate(view.monsters):
        if monster is not None:
            lie(f"monster slot {slot}", monster.card)
    for name, cards in {"shop": view.shop, "room": view.rooms, "draft": view.draft, "bonus": view.bonus}.items():
        for slot, card in enumerate(cards):
            lie(f"{name} {slot if name in ('shop', 'room') else ''}", card)
    for name, cards in view.discards.items():
        lie(f"{name} discards", *cards)
    for name, deck in view.decks.items():
        lie(f"{name} deck", *(card for card in deck.top if card is not None))
    return found


def unnamed_moves(before: SoulsView, after: SoulsView, news: News) -> Iterator[str]:
    """Cards that have come, gone or moved, and that no happening names. What lay on the stack, or was being carried
    out, has been named as it came there."""
    named = {str(value) for told in news for value in told.args.values()} | {it.card for it in before.stack}
    reshuffled = {f"{told.args['deck']} {what}" for told in news if told.what in ("RESHUFFLED", "SHUFFLED")
                  for what in ("discards", "deck")}
    one, other = places(before), places(after)
    for card, place in {*(one - other), *(other - one)}:
        if card not in named and place not in reshuffled:
            yield f"{card} at {place}"


# ---- numbers -------------------------------------------------------------------------------------

CENTS = {"GAINED_CENTS": 1, "LOST_CENTS": -1, "PAID_CENTS": -1, "BOUGHT": -1, "GAVE_CENTS": -1}
SOULS = ("GAINED_SOUL", "LOST_SOUL")
HANDS = {"FOUND": 1, "DISCARDED": -1, "GAVE_LOOT": -1, "STOLE_LOOT": -1, "PUT_ON_DECK": -1}


def changed(news: News, words: Mapping[str, int], p: int) -> int:
    """The change of a seat's number according to the events."""
    total = 0
    for told in news:
        if told.what in words:
            n = int(told.args.get("n", 1)) * words[told.what]
            total += n if told.args["seat"] == p else 0
            total -= n if told.args.get("to") == p else 0
    return total


def looted(news: News, p: int) -> int:
    """Cards that a seat has looted, less those that it has played."""
    total = 0
    for told in news:
        if told.what == "LOOTED" and told.args["seat"] == p:
            total += int(told.args["n"])
        if told.what == "PLAYED" and told.args["seat"] == p:
            total -= int(told.args["loot"])
    return total


def wrong_of_player(p: int, before: PlayerView, after: PlayerView, news: News) -> Iterator[str]:
    what = {told.what for told in news if p in (told.args.get("seat"), told.args.get("to"))} | {
        told.what for told in news if "seat" not in told.args}
    if after.cents - before.cents != changed(news, CENTS, p):
        yield f"cents of {p}: {before.cents} to {after.cents}"
    passed_on = any(told.args.get("card") == "CHAOS" for told in news)
    if len(after.hand) - len(before.hand) != changed(news, HANDS, p) + looted(news, p) and not passed_on:
        yield f"hand of {p}: {len(before.hand)} to {len(after.hand)}"
    if before.most_life - before.life != after.most_life - after.life and after.life + before.life > 0 and not what & {
            "DAMAGED", "HEALED", "PAID_LIFE", "SAVED", "ALL_HEALED", "DIES"}:
        yield f"hurt of {p}: {before.most_life - before.life} to {after.most_life - after.life}"
    for name, words in {"dying": {"DIES", "SAVED", "DIED"}, "dead": {"DIED", "TURN", "ALL_HEALED", "TURN_ENDS"},
                        "soul_count": {"GAINED_SOUL", "LOST_SOUL"}}.items():
        if getattr(before, name) != getattr(after, name) and not what & words:
            yield f"{name} of {p}: {getattr(before, name)} to {getattr(after, name)}"
    named = {(told.what, told.args.get("card")) for told in news}
    for card, was, now in both(before, after):
        if was.charged != now.charged and not named & {(word, card) for word in ("RECHARGED", "DEACTIVATED")}:
            yield f"{card} is {'charged' if now.charged else 'used'}"
        if was.counters != now.counters and ("COUNTERS", card) not in named:
            yield f"counters of {card}: {was.counters} to {now.counters}"


def both(before: PlayerView, after: PlayerView) -> Iterator[tuple[str, Any, Any]]:
    """The items that a player had before and has still."""
    now = {item.card: item for item in after.items}
    for item in before.items:
        if item.card in now:
            yield item.card, item, now[item.card]


def wrong(before: SoulsView, after: SoulsView, news: News) -> Iterator[str]:
    """What has changed for all to see without being told, or was told otherwise."""
    yield from unnamed_moves(before, after, news)
    for p, (was, now) in enumerate(zip(before.players, after.players, strict=True)):
        yield from wrong_of_player(p, was, now, news)
    last = {told.what: told.args for told in news}
    for name, word in {"monsters": "MONSTER_SLOTS", "shop": "SHOP_SLOTS"}.items():
        was, now = len(getattr(before, name)), len(getattr(after, name))
        if was != now and (word not in last or last[word]["n"] != now):
            yield f"{name}: {was} to {now} slots"
    if before.solo_die != after.solo_die and last.get("DIE", {}).get("n") != after.solo_die:
        yield f"the die: {before.solo_die} to {after.solo_die}"
    if before.turn != after.turn and last.get("TURN", {}).get("turn") != after.turn:
        yield f"turn {after.turn}"
    if (before.fight is None) != (after.fight is None) and not {"ATTACKS", "FIGHT_OVER"} & last.keys():
        yield "a fight"
    for told in news:
        if told.what in (*SOULS, "GAINED_CENTS", "LOST_CENTS") and told is [
                each for each in news if each.what in (SOULS if told.what in SOULS else CENTS)
                and each.args.get("seat", told.args["seat"]) == told.args["seat"]][-1]:
            player = after.players[int(told.args["seat"])]
            true = player.soul_count if told.what in SOULS else player.cents
            if told.args["now"] != true and not any(each.what == "GAVE_CENTS" for each in news):
                yield f"{told.what} says {told.args['now']}, it is {true}"


# ---- played --------------------------------------------------------------------------------------

@pytest.mark.parametrize("options", [{"sets": ["base", "gold", "plus"]}, {"rooms": True, "bargaining": True},
                                     {"solo": {"on": True}}, {"draft": True}], ids=lambda each: next(iter(each)))
@pytest.mark.parametrize("agent", ["random", "greedy"])
def test_what_changes_in_a_game_is_told_and_what_is_told_is_true(options: dict[str, Any], agent: str) -> None:
    session = Session(GAME, GAME.ruleset(), GAME.options(GAME.ruleset(), options), [None, None], 7)
    agents = [SeatedAgent(agent, seat, 7) for seat in range(2)]
    session.news()
    before = public(session)
    for number in range(300):
        if session.over:
            break
        action = agents[session.to_move].choose(session, number)
        said = GAME.grammar.text(action)
        news = open_news(session, session.play(action))
        after = public(session)
        assert not list(wrong(before, after, news)), f"{number} {said}" + ''.join(f"{x.what} {x.args}" for x in news)
        before = after


def test_what_changes_in_every_scenario_is_told_and_what_is_told_is_true(monkeypatch: pytest.MonkeyPatch) -> None:
    found: list[str] = []
    play = Session.play
    last: tuple[bytes, SoulsView] | None = None

    def watched(self: Session, action: int, *args: Any, **more: Any) -> Any:
        nonlocal last
        whole, said = GAME.State.to_bytes(self.state), self.game.grammar.text(action)
        before = last[1] if last is not None and last[0] == whole else public(self)
        told = play(self, action, *args, **more)
        last = GAME.State.to_bytes(self.state), public(self)
        found.extend(f"{path.name}: {said}: {each}" for each in wrong(before, last[1], open_news(self, told)))
        return told

    monkeypatch.setattr(Session, "play", watched)
    for path in sorted(Path("scenarios/souls").rglob("*.yaml")):
        scenario.run(path)
    assert not found, "\n".join(found)
