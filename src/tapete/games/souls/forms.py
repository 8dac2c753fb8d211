"""How the actions of Four Souls are written, by people, in scenarios and in records."""
from ...kernel.menu import Domain, Form, Grammar
from ...kernel.rule import rule
from .cardnames import Cards
from .language.cards import Kind
from .language.library import FIRST_OTHER, FIRST_OWN
from .model import QUEUE, STACK
from .names import SEATS, Act

DECK_NAMES = ("loot", "treasure", "monster", "room")
HIDDEN = "HIDDEN"
"""A card that whoever sees the choice may not know."""
MOST_SLOTS = 12
MOST_CENTS = 40
"""Most cents that one bargain may be about; who gives more bargains twice."""


@rule
def foe_card(a):
    """The card that an argument names, of those that are neither characters nor items nor loot."""
    return FIRST_OWN + a


@rule
def foe_argument(card):
    return card - FIRST_OWN


def _numbered(n: int) -> tuple[str, ...]:
    return tuple(str(i) for i in range(n))


def grammar_of(cards: Cards) -> Grammar:
    """How actions are written in a game with these cards."""
    def named(*kinds: Kind, start: int = 0, end: int = FIRST_OTHER) -> tuple[str, ...]:
        return tuple(cards.ids[i] if i in cards.sources and cards.sources[i].kind in kinds else ""
                     for i in range(start, end))

    others = {"start": FIRST_OWN, "end": len(cards.ids)}
    seat = Domain("seat", _numbered(SEATS))
    loot = Domain("loot card", (HIDDEN, *named(Kind.LOOT, Kind.TRINKET)[1:]))
    item = Domain("item", named(Kind.CHARACTER, Kind.STARTING, Kind.TREASURE, Kind.TRINKET, Kind.LOOT))
    monster = Domain("monster or room", named(Kind.MONSTER, Kind.ROOM, **others))
    room = Domain("room", named(Kind.ROOM, **others))
    foe = Domain("monster, curse, room or soul",
                 named(Kind.MONSTER, Kind.EVENT, Kind.CURSE, Kind.ROOM, Kind.BONUS, **others))
    return Grammar({
        Act.PASS: Form("pass"),
        Act.PLAY: Form("play", (loot,)),
        Act.TAP: Form("tap", (item,)),
        Act.PAY: Form("pay", (item, Domain("ability", _numbered(4)))),
        Act.PAY_ROOM: Form("pay", (room, Domain("ability", _numbered(2)))),
        Act.BUY: Form("buy", (Domain("treasure", named(Kind.TREASURE)),)),
        Act.BUY_TOP: Form("buy top"),
        Act.ATTACK: Form("attack", (monster,)),
        Act.ATTACK_PLAYER: Form("attack", (seat,)),
        Act.ATTACK_TOP: Form("attack top"),
        Act.PREPARE: Form("prepare attack"),
        Act.SEAT: Form("choose", (seat,)),
        Act.ITEM: Form("choose", (item,)),
        Act.FOE: Form("choose", (foe,)),
        Act.PENDING: Form("choose", (Domain("place on the stack", tuple(f"stack-{i}" for i in range(STACK))),)),
        Act.DECK: Form("choose", (Domain("deck", DECK_NAMES),)),
        Act.PILE: Form("choose", (Domain("discard pile", tuple(f"{name}-discard" for name in DECK_NAMES)),)),
        Act.NUMBER: Form("number", (Domain("number", _numbered(MOST_CENTS + 1)),)),
        Act.MODE: Form("mode", (Domain("mode", _numbered(6)),)),
        Act.YES: Form("yes"),
        Act.NO: Form("no"),
        Act.CARD: Form("card", (loot,)),
        Act.SEEN: Form("seen", (Domain("card from the top", _numbered(8)),)),
        Act.SLOT: Form("slot", (Domain("slot", _numbered(MOST_SLOTS)),)),
        Act.OFFER: Form("offer", (Domain("number of cents", _numbered(MOST_CENTS + 1)), seat)),
        Act.TRIGGER: Form("trigger", (Domain("trigger", _numbered(QUEUE)),)),
    })
