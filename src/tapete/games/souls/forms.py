"""How the actions of Four Souls are written, by people, in scenarios and in records."""
from ...kernel.menu import Domain, Form, Grammar
from ...kernel.rule import rule
from .language.cards import Kind
from .language.library import FIRST_OTHER, FIRST_OWN, IDS, OWN_IDS, SOURCES
from .model import QUEUE, STACK
from .names import SEATS, Act

MOST_CENTS = 60
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


def _named(*kinds: Kind, start: int, end: int, own: bool = True) -> tuple[str, ...]:
    """The ids of cards by number, empty for those of other kinds; a fan's own cards may be anything."""
    return tuple(IDS[i] if i in SOURCES and SOURCES[i].kind in kinds or (own and IDS[i] in OWN_IDS) else ""
                 for i in range(start, end))


_ITEMS = (Kind.CHARACTER, Kind.STARTING, Kind.TREASURE, Kind.TRINKET, Kind.LOOT)
SEAT = Domain("seat", _numbered(SEATS))
LOOT = Domain("loot card", _named(Kind.LOOT, Kind.TRINKET, start=0, end=FIRST_OTHER))
ITEM = Domain("item", _named(*_ITEMS, start=0, end=FIRST_OTHER))
TREASURE = Domain("treasure", _named(Kind.TREASURE, start=0, end=FIRST_OTHER))
MONSTER = Domain("monster", _named(Kind.MONSTER, start=FIRST_OWN, end=len(IDS)))
ROOM = Domain("room", _named(Kind.ROOM, start=FIRST_OWN, end=len(IDS), own=False))
FOE = Domain("monster, curse, room or soul", _named(Kind.MONSTER, Kind.EVENT, Kind.CURSE, Kind.ROOM, Kind.BONUS,
                                                    start=FIRST_OWN, end=len(IDS), own=False))
DECK = Domain("deck", ("loot", "treasure", "monster", "room"))
PILE = Domain("discard pile", ("loot-discard", "treasure-discard", "monster-discard", "room-discard"))
NTH = Domain("number", _numbered(8))
PENDING = Domain("place on the stack", tuple(f"stack-{i}" for i in range(STACK)))
CENTS = Domain("number of cents", _numbered(MOST_CENTS + 1))

GRAMMAR = Grammar({
    Act.PASS: Form("pass"),
    Act.PLAY: Form("play", (LOOT,)),
    Act.TAP: Form("tap", (ITEM,)),
    Act.PAY: Form("pay", (ITEM, Domain("ability", _numbered(4)))),
    Act.PAY_ROOM: Form("pay", (ROOM, Domain("ability", _numbered(2)))),
    Act.BUY: Form("buy", (TREASURE,)),
    Act.BUY_TOP: Form("buy top"),
    Act.ATTACK: Form("attack", (MONSTER,)),
    Act.ATTACK_TOP: Form("attack top"),
    Act.SEAT: Form("choose", (SEAT,)),
    Act.ITEM: Form("choose", (ITEM,)),
    Act.FOE: Form("choose", (FOE,)),
    Act.PENDING: Form("choose", (PENDING,)),
    Act.DECK: Form("choose", (DECK,)),
    Act.PILE: Form("choose", (PILE,)),
    Act.NUMBER: Form("number", (CENTS,)),
    Act.MODE: Form("mode", (NTH,)),
    Act.YES: Form("yes"),
    Act.NO: Form("no"),
    Act.CARD: Form("card", (LOOT,)),
    Act.SEEN: Form("seen", (NTH,)),
    Act.SLOT: Form("slot", (Domain("slot", _numbered(12)),)),
    Act.TRIGGER: Form("trigger", (Domain("trigger", _numbered(QUEUE)),)),
})
