"""The view: what a seat may know, as a typed object and as JSON. Cards are named by their ids; null is an unseen
card."""
from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any

from pydantic import BaseModel

from ...gamedef.paths import Given, view_from
from ...kernel.agenda import frame_a, frame_b, frame_c, frame_op, top_frame
from .cardnames import CardNames
from .faces import CardFace
from .language.words import Until
from .names import DECK_NAMES, NO_THING, CardZone, DeckName, Mark, Of, Outcome, Pend
from .rules.board import price
from .rules.cards import FIRST_ABILITY, column
from .rules.declare import loot_plays
from .rules.money import MOST_CENTS
from .rules.refs import kind_of_ref, low, pending_in, thing_in
from .rules.stats import attack, evasion, life, monster_attack, monster_life, most_life
from .rules.things import character_of, count_souls
from .vocabulary import LAST_CHOICE, Op
from .vocabulary import Phase as PhaseKind


class ThingView(BaseModel):
    """A card in play."""

    card: str
    charged: bool
    counters: int
    noted: int
    """The number of triggers that it has left behind; 0 for none."""
    eternal: bool
    copy_of: str | None


class PlayerView(BaseModel):
    character: str
    charged: bool
    """Whether the character is charged."""
    cents: Annotated[int, Given(high=MOST_CENTS)]
    life: int
    most_life: int
    attack: int
    hand: list[str | None]
    items: list[ThingView]
    curses: list[str]
    souls: list[str]
    soul_count: int
    loot_plays: int
    """How much loot the player may play now."""
    buys: Annotated[int, Given(high=20)]
    attacks: Annotated[int, Given(high=20)]
    must_attack: int
    dying: bool
    """Its death is on the stack."""
    dead: Annotated[bool, Given()]
    """It has died this turn."""
    skips: Annotated[int, Given(high=5)]


class MonsterView(BaseModel):
    card: str
    life: int
    attack: int
    evasion: int
    counters: int
    covered: list[str]
    """The cards under it, the lowest first."""


class PendingView(BaseModel):
    """An item on the stack."""

    kind: str
    seat: int
    card: str | None
    face: int | None
    amount: int
    targets: list[str]
    ability: int | None
    """The index of the ability on its card; None if it is no ability."""
    way: int | None
    """The index of the ability's chosen way; None if there is only one, or none is chosen yet."""
    attack: bool
    """Whether it is an attack roll."""


class LaterView(BaseModel):
    """A trigger that an effect has left behind."""

    seat: int
    card: str
    number: int
    """The number that the effect has named; 0 for none."""
    until: str
    """TURN or NEXT_TURN, if it has not happened before; NONE: without an end."""


class DeckView(BaseModel):
    count: int
    top: list[str | None]
    """The cards from the top down."""


class WaitingView(BaseModel):
    seat: int
    choice: str
    args: list[int]


class FightView(BaseModel):
    seat: int
    monster: str


class SoulsView(BaseModel):
    """The table as a seat sees it."""

    turn: Annotated[int, Given(low=1, high=4999)]
    active: int
    phase: Annotated[str, Given(kind=PhaseKind)]
    ending: bool
    outcome: str
    cause: str
    """Why the game is over: SOULS, DIE, TURNS, ENDLESS (a turn); NONE while it goes on."""
    solo_die: Annotated[int, Given(high=20)]
    """0 if it is no solo game."""
    waiting: WaitingView | None
    players: list[PlayerView]
    monsters: list[MonsterView | None]
    shop: list[str | None]
    shop_price: Annotated[int, Given(high=20)]
    """The cents that an item of the shop costs the active player now."""
    treasure_price: Annotated[int, Given(high=20)]
    """The cents that the top of the treasure deck costs the active player now."""
    rooms: list[str | None]
    room_counters: list[int]
    """The number of reached goals on the card in each room slot."""
    draft: list[str]
    """Treasures laid out before the game."""
    bonus: list[str]
    stack: list[PendingView]
    """From the bottom up: the last resolves first."""
    later: list[LaterView]
    """In the order of their creation."""
    fight: FightView | None
    decks: dict[DeckName, DeckView]
    discards: dict[DeckName, list[str]]
    """From the top down."""
    own: Mapping[str, CardFace]
    """The print of custom cards."""


def view_of(s: Any, cards: CardNames, own: Mapping[str, CardFace]) -> SoulsView:
    """The view of a plain state: a seat's if it has been blinded, the referee's if not."""
    return view_from(
        SoulsView, s, active=s.active, ending=bool(s.ending), own=own, outcome=Outcome(s.outcome).name, cause=_cause(s),
        solo_die=s.solo_die if s.options.solo else 0, waiting=_waiting(s),
        players=[_player(s, p, cards) for p in range(s.n_seats)],
        monsters=[_monster(s, slot, cards) for slot in range(s.monster_slots)],
        shop=[_in_slot(s, CardZone.SHOP, slot, cards) for slot in range(s.shop_slots)],
        shop_price=price(s, s.active, 0), treasure_price=price(s, s.active, NO_THING),
        rooms=[_in_slot(s, CardZone.ROOM, slot, cards) for slot in range(s.room_slots)],
        room_counters=[sum(it.counters for it in _things(s, CardZone.ROOM, slot)) for slot in range(s.room_slots)],
        draft=_cards_in(s, CardZone.DRAFT, None, cards), bonus=_cards_in(s, CardZone.BONUS, None, cards),
        stack=[_pending(s, k, cards) for k in range(s.n_stack)],
        later=[LaterView(seat=it.seat, card=_id(cards, it.card), number=it.number, until=Until(it.until).name)
               for it in s.later[:s.n_later]],
        fight=FightView(seat=s.fight.seat, monster=_id(cards, s.things[s.fight.thing].card)) if s.fight.on else None,
        decks={name: DeckView(count=s.decks[d].n, top=_pile(s.decks[d], cards)) for d, name in enumerate(DECK_NAMES)},
        discards={name: [_id(cards, c) for c in _pile_numbers(s.discards[d])] for d, name in enumerate(DECK_NAMES)})


def _cause(s: Any) -> str:
    match s.outcome:
        case Outcome.RUNNING: return "NONE"
        case Outcome.LOST: return "DIE"
        case Outcome.STOPPED: return "ENDLESS" if s.stacked > s.options.stacked else "TURNS"
    return "SOULS"


def _id(cards: CardNames, card: int) -> str:
    return cards.id(card) or "UNKNOWN"


def _pile_numbers(pile: Any) -> list[int]:
    return [pile.cards[i] for i in range(pile.n - 1, -1, -1)]


def _pile(pile: Any, cards: CardNames) -> list[str | None]:
    return [cards.id(card) for card in _pile_numbers(pile)]


def _things(s: Any, zone: CardZone, owner: int | None) -> list[Any]:
    """Things in a zone, the oldest first."""
    found = [it for it in s.things[:s.n_things] if it.zone == zone and (owner is None or it.owner == owner)]
    return sorted(found, key=lambda it: int(it.serial))


def _cards_in(s: Any, zone: CardZone, owner: int | None, cards: CardNames) -> list[str]:
    return [_id(cards, it.card) for it in _things(s, zone, owner)]


def _in_slot(s: Any, zone: CardZone, slot: int, cards: CardNames) -> str | None:
    found = _cards_in(s, zone, slot, cards)
    return found[0] if found else None


def _player(s: Any, p: int, cards: CardNames) -> PlayerView:
    me, character = s.players[p], s.things[character_of(s, p)]
    return view_from(
        PlayerView, me, character=_id(cards, character.card), charged=bool(character.charged), life=life(s, p),
        most_life=most_life(s, p), attack=attack(s, p), hand=[cards.id(card) for card in me.hand[:me.n_hand]],
        items=[ThingView(card=_id(cards, it.card), charged=bool(it.charged), counters=it.counters,
                         noted=_noted(s, it), eternal=bool(it.eternal),
                         copy_of=cards.id(it.copy_of) if it.copy_of else None)
               for it in _things(s, CardZone.ITEM, p)],
        curses=_cards_in(s, CardZone.CURSE, p, cards), souls=_cards_in(s, CardZone.SOUL, p, cards),
        soul_count=count_souls(s, p), loot_plays=loot_plays(s, p), attacks=me.attacks + me.deck_attacks,
        must_attack=me.must + me.must_deck + int(me.must_thing != 0), dying=bool(me.dying))


def _noted(s: Any, it: Any) -> int:
    return max((each.number for each in s.later[:s.n_later] if each.serial == it.serial), default=0)


def _monster(s: Any, slot: int, cards: CardNames) -> MonsterView | None:
    for i in range(s.n_things):
        it = s.things[i]
        if it.zone == CardZone.MONSTER and it.owner == slot:
            return MonsterView(card=_id(cards, it.card), life=monster_life(s, i), attack=monster_attack(s, i),
                               evasion=evasion(s, i), counters=it.counters,
                               covered=_cards_in(s, CardZone.COVERED, slot, cards))
    return None


def _pending(s: Any, k: int, cards: CardNames) -> PendingView:
    it = s.stack[k]
    shown = [_ref(s, it.targets[i], cards) for i in range(it.n_targets)]
    if it.object and kind_of_ref(it.object) != Of.CARD and it.kind not in (Pend.TRIGGER, Pend.ROLLED):
        shown.append(_ref(s, it.object, cards))
    if it.kind in (Pend.DEATH, Pend.PENALTY):
        shown.append(str(it.other))
    return PendingView(kind=Pend(it.kind).name, seat=it.seat, card=cards.id(it.card) if it.card else None,
                       face=it.face if it.kind in (Pend.ROLL, Pend.ROLLED, Pend.COMBAT) else None,
                       amount=it.amount if it.kind not in (Pend.REFILL, Pend.DEATH, Pend.MONSTER_DEATH) else 0,
                       targets=[text for text in shown if text], attack=bool(it.marks & Mark.ATTACK),
                       **_ability(s, it, cards))


def _ability(s: Any, it: Any, cards: CardNames) -> dict[str, int | None]:
    """The index of an ability on its card, and of the chosen way among its ways."""
    source = cards.sources.get(it.card)
    nth = it.ability - column(s, it.card, FIRST_ABILITY) if source and it.ability >= 0 else -1
    if source is None or not 0 <= nth < len(source.every):
        return {"ability": None, "way": None}
    chosen = it.declared and len(source.every[nth].modes) > 1
    return {"ability": nth, "way": it.mode if chosen else None}


def _ref(s: Any, ref: int, cards: CardNames) -> str:
    """The target of a reference, as actions name it."""
    match kind_of_ref(ref):
        case Of.PLAYER: return str(low(ref))
        case Of.THING:
            i = thing_in(s, ref)
            return "gone" if i == NO_THING else _id(cards, s.things[i].card)
        case Of.PENDING:
            k = pending_in(s, ref)
            return "gone" if k < 0 else f"stack-{k}"
        case Of.CARD: return _id(cards, low(ref))
        case Of.DECK: return str(DECK_NAMES[low(ref)])
        case Of.DISCARD: return f"{DECK_NAMES[low(ref)]}-discard"
    return ""


def _waiting(s: Any) -> WaitingView | None:
    if s.outcome != Outcome.RUNNING or s.n_agenda == 0:
        return None
    frame = top_frame(s)
    if frame_op(frame) > LAST_CHOICE:
        return None
    return WaitingView(seat=frame_a(frame), choice=Op(frame_op(frame)).name, args=[frame_b(frame), frame_c(frame)])
