"""How Carcosa's actions are written, by people, in scenarios and in records."""
from ...kernel.menu import Domain, Form, Grammar
from .names import PLACE_NAMES, SOULS, Act, Card, Monster, State

PLACE = Domain("place", PLACE_NAMES)
SOUL = Domain("seat", tuple(str(p) for p in range(SOULS)))
MONSTER = Domain("monster", tuple(Monster.__members__))
OBJECT = Domain("object", tuple(Card(c).name if Card.COMPASS <= c <= Card.BLUNT or c == Card.KEY
                                or Card.BOOK_CHAMBERS <= c <= Card.TREASURE_PENDANT else ""
                                for c in range(len(Card))))
TALE = Domain("tale", tuple(Card(c).name for c in range(Card.TALE_REPAIRER, Card.TALE_SIGN + 1)),
              Card.TALE_REPAIRER)
GIFT = Domain("state", tuple(s.name if s in (State.SANIDAD, State.ILUMINADO) else "" for s in State))

GRAMMAR = Grammar({
    Act.END_TURN: Form("end turn"),
    Act.MOVE: Form("move", (PLACE,)),
    Act.SEARCH: Form("search"),
    Act.MEDITATE: Form("meditate"),
    Act.COMPASS: Form("use COMPASS"),
    Act.VIAL: Form("use VIAL"),
    Act.BLUNT: Form("use BLUNT", (MONSTER,)),
    Act.STAIRS: Form("use TREASURE_STAIRS"),
    Act.ESCAPE: Form("escape"),
    Act.WIGGLE: Form("wiggle"),
    Act.TAVERN: Form("tavern"),
    Act.BUY: Form("buy"),
    Act.SELL: Form("sell", (OBJECT,)),
    Act.DROP: Form("drop", (OBJECT,)),
    Act.TAKE: Form("take", (OBJECT,)),
    Act.DOORS: Form("doors", (SOUL,)),
    Act.SALON: Form("salon"),
    Act.CHAPEL: Form("chapel"),
    Act.RITUAL: Form("ritual"),
    Act.HEAL: Form("heal", (GIFT,)),
    Act.RENOUNCE: Form("renounce"),
    Act.ANNEX: Form("annex", (TALE,)),
    Act.GIVE: Form("give", (OBJECT, SOUL)),
    Act.SACRIFICE_SLOT: Form("sacrifice slot"),
    Act.SACRIFICE_SANITY: Form("sacrifice sanity"),
    Act.ACCEPT: Form("accept"),
    Act.DISCARD: Form("discard", (OBJECT,)),
    Act.SHIELD: Form("shield"),
    Act.DECLINE: Form("decline"),
    Act.TWO_DICE: Form("two dice"),
    Act.ONE_DIE: Form("one die"),
    Act.SWAP: Form("swap"),
    Act.KEEP: Form("keep"),
    Act.LOOK: Form("look", (PLACE,)),
    Act.PICK: Form("pick", (OBJECT,)),
    Act.LEAVE: Form("leave"),
    Act.CROWN: Form("take crown"),
    Act.RESCUE: Form("rescue"),
    Act.REACT: Form("react", (MONSTER,)),
})
