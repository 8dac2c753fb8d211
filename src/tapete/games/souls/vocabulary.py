"""The words of Four Souls: what is asked, chosen, refused and told, each with its arguments."""
from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ...kernel.kinds import Args, Kind, Named, Seats, Shown, Voice
from ...kernel.vocabulary import Asking, Choosing, Forbidding, Telling, act, asks, tells, why
from . import names
from .language.cards import Kind as Of
from .language.library import FIRST_OTHER, FIRST_OWN
from .model import QUEUE, STACK
from .names import DECK_NAMES, HIDDEN, MOST_CENTS, MOST_SLOTS, SEATS, UNKNOWN, WAYS


class CardKind(Named):
    """A card of the game: the lore is its `Cards`."""

    def __init__(self, start: int = 0, end: int | None = None, first: str = "") -> None:
        super().__init__("card", (), 0, {UNKNOWN: "UNKNOWN"})
        self.begin, self.end, self.first = start, end, first

    def ids(self, lore: Any) -> Sequence[str]:
        ids = lore.ids[self.begin:self.end]
        return [self.first, *ids[1:]] if self.first else ids

    def name_of(self, voice: Voice, key: str) -> str:
        if key in (HIDDEN, "UNKNOWN", "NONE"):
            return voice.speech.say("card-NONE" if key == "NONE" else "card-UNKNOWN")
        return str(voice.lore.name(voice.lore.number(key), voice.speech.language))

    def of(self, wanted: str, *kinds: Of) -> Any:
        """Cards of some kinds, where a choice takes no others."""
        begin, first = self.begin, self.first

        def fits(lore: Any, value: int) -> bool:
            source = lore.sources.get(begin + value)
            return bool(first and value == 0) or (source is not None and source.kind in kinds)
        return self.only(wanted, fits)


class OfDeck(Named):
    """A deck as a sentence's selector: it stays the deck's id."""

    def said(self, voice: Voice, name: str, args: Args) -> Shown:
        return {name: str(args[name])}


class SlotKind(Kind):
    """A slot, counted from 0 in the log and said from 1 on."""

    def said(self, voice: Voice, name: str, args: Args) -> Shown:
        return {name: int(args[name]) + 1}


class AbilityKind(Kind):
    """An ability of a card and its way, as one number in the log."""

    page = "string"

    def id(self, lore: Any, value: int) -> str:
        return f"{value // WAYS}.{value % WAYS}"


class PlaceKind(OfDeck):
    """A place on the stack from the bottom; what waits there is said by the state."""

    def __init__(self) -> None:
        super().__init__("place on the stack", tuple(f"stack-{k}" for k in range(STACK)))


def _numbers(what: str, last: int) -> Kind:
    return Kind(what, 0, last)


Number = Kind()
Seat = Seats(SEATS)
Card = CardKind()
Loot = CardKind(0, FIRST_OTHER, HIDDEN).of("loot card", Of.LOOT, Of.TRINKET)
Item = CardKind(0, FIRST_OTHER).of("item", Of.CHARACTER, Of.STARTING, Of.TREASURE, Of.TRINKET, Of.LOOT)
Treasure = CardKind(0, FIRST_OTHER).of("treasure", Of.TREASURE)
_OTHERS = CardKind(FIRST_OWN)
Monster = _OTHERS.of("monster or room", Of.MONSTER, Of.ROOM)
Room = _OTHERS.of("room", Of.ROOM)
Foe = _OTHERS.of("monster, curse, room or soul", Of.MONSTER, Of.EVENT, Of.CURSE, Of.ROOM, Of.BONUS)
Deck = Named("deck", DECK_NAMES)
DeckOf = OfDeck("deck", DECK_NAMES)
Pile = OfDeck("discard pile", tuple(f"{name}-discard" for name in DECK_NAMES))
Phase = Named("phase", names.Phase)
Pend = Named("pend", names.Pend)
Slot = SlotKind("slot", 0, MOST_SLOTS - 1)
Depth = SlotKind("card from the top", 0, 7)
Ability = AbilityKind("ability")
Place = PlaceKind()
Cents = _numbers("number of cents", MOST_CENTS)


class Op(Asking):
    """What a frame of the agenda asks for; the first argument is the seat concerned."""

    NONE = 0
    # choices
    PRIORITY = asks(1, seat=Seat)
    TARGET = asks(2, seat=Seat)     # declare a target: the row of what is being declared says which
    MODE = asks(3, seat=Seat)   # declare one of b modes
    MAY = asks(4, seat=Seat)    # yes or no
    CHOOSE = asks(5, seat=Seat)     # somebody or something: the row of what is running says which
    NUMBER = asks(6, seat=Seat)     # from b to c
    DISCARD = asks(7, seat=Seat, n=Number)  # a card from the hand, b in all
    DISCARD_ANY = asks(8, seat=Seat)    # one more card, or no more
    GIVE = asks(9, seat=Seat, other=Seat)   # a card from the hand, to seat b
    TAKE = asks(10, seat=Seat, other=Seat)  # a card from the hand of seat b
    TO_DECK = asks(11, seat=Seat)   # a card from the hand, on top of the loot deck
    ORDER = asks(12, seat=Seat)     # which trigger goes on the stack next
    SLOT = asks(13, seat=Seat)  # in which monster slot to lay card b + 256 c
    LOSE_ITEM = asks(14, seat=Seat)     # which item to lose: b - 1 is whose it is, c - 1 to whom it goes instead
    ARRANGE = asks(15, seat=Seat)   # which of the top b cards of deck c goes on the deck next
    KEEP = asks(16, seat=Seat)  # which of the top b cards of deck c stays on top
    BOTTOM = asks(17, seat=Seat)    # whether the top card of deck b goes under
    PAY_ITEM = asks(18, seat=Seat)  # an item to destroy as a price, b in all
    DESTROY_SOUL = asks(19, seat=Seat)  # a soul of one's own to destroy, or (b = 1 + seat) to give away
    GIVE_AWAY = asks(20, seat=Seat)     # an item to give as a price, to another player
    VOTE = asks(21, seat=Seat)
    DRAFT = asks(22, seat=Seat)     # one of the cards laid out before the game
    BARGAIN = asks(23, seat=Seat, n=Number, other=Seat)     # whether to accept b cents of seat c
    ROOM = asks(24, seat=Seat)  # a room to discard, or none
    OWN_ITEM = asks(25, seat=Seat)  # which of the top b treasures is a character's own item
    LAY = asks(26, seat=Seat)   # in which slot that is not under attack to lay card b + 256 c
    SEARCH = asks(27, seat=Seat)    # which Guppy item of the treasure deck
    UNBURY = asks(28, seat=Seat)    # one more discarded monster for the top of its deck, or no more
    SPLIT = asks(29, seat=Seat)     # who shall take the next point of damage: b are left of c
    RECHARGE = asks(30, seat=Seat)  # an item to recharge, b in all
    # work
    LOOP = 40   # what happens while nobody is in the middle of anything
    DECLARE = 41
    RUN = 42    # b: it begins
    FINISH = 43
    HIT = 44    # damage b to seat a, on the side
    PENALTY = 45    # step b of seat a's penalty
    CLEANUP = 46    # step b of the end of a turn
    TURN = 47   # seat a's turn begins
    LAY_OUT = 48    # treasures are laid out for a draft, of which seat a has the first choice; round b
    GAIN_ITEM = 49  # seat a gains a treasure, b in all
    EVENT = 50  # play card b + 256 c of the monster deck; a: the seat + SEAT_BITS * (1 + the slot it came up for, or 0)


LAST_CHOICE = Op.last_choice()


class Act(Choosing):
    PASS = act(1, "pass")
    PLAY = act(2, "play", card=Loot)
    TAP = act(3, "tap", card=Item)
    PAY = act(4, "pay", card=Item, nth=_numbers("ability", 3))
    PAY_ROOM = act(5, "pay", card=Room, nth=_numbers("ability", 1))
    BUY = act(6, "buy", card=Treasure)  # of the shop
    BUY_TOP = act(7, "buy top")
    ATTACK = act(8, "attack", card=Monster)
    ATTACK_TOP = act(9, "attack top")
    SEAT = act(10, "choose", seat=Seat)
    ITEM = act(11, "choose", card=Item)
    FOE = act(12, "choose", card=Foe)
    PENDING = act(13, "choose", pend=Place)     # what waits on the stack
    DECK = act(14, "choose", deck=Deck)
    PILE = act(15, "choose", pile=Pile)
    NUMBER = act(16, "number", n=_numbers("number", MOST_CENTS))
    MODE = act(17, "mode", way=_numbers("mode", 5))
    YES = act(18, "yes")
    NO = act(19, "no")
    CARD = act(20, "card", card=Loot)   # of a hand
    SEEN = act(21, "seen", n=Depth)     # one of the cards looked at
    SLOT = act(22, "slot", n=Slot)
    TRIGGER = act(23, "trigger", card=_numbers("trigger", QUEUE - 1))   # the k-th that waits to go on the stack
    OFFER = act(24, "offer", n=Cents, seat=Seat)
    ATTACK_PLAYER = act(25, "attack", seat=Seat)
    PREPARE = act(26, "prepare attack")     # look at monsters first, then declare it


class Told(Telling):
    """What the log tells (1 is the kernel's roll of a die)."""

    ROLL = tells(1, sides=Number, face=Number)
    TURN = tells(2, seat=Seat, turn=Number)
    PHASE = tells(3, phase=Phase, seat=Seat)
    PLAYED = tells(5, seat=Seat, card=Card)
    ACTIVATED = tells(6, seat=Seat, card=Card)
    TRIGGERED = tells(7, seat=Seat, card=Card)
    RESOLVED = tells(8, card=Card, ability=Ability, seat=Seat)  # an effect is carried out
    CANCELLED = tells(9, pend=Pend, card=Card)
    LOOTED = tells(10, seat=Seat, n=Number)
    DREW = tells(11, seat=Seat, card=Card)  # to the seat alone
    DISCARDED = tells(12, seat=Seat, card=Card)
    GAINED_CENTS = tells(13, seat=Seat, n=Number, now=Number)
    LOST_CENTS = tells(14, seat=Seat, n=Number, now=Number)
    GAINED_ITEM = tells(15, seat=Seat, card=Card)
    LOST_ITEM = tells(16, seat=Seat, card=Card)
    RECHARGED = tells(17, card=Card)
    DEACTIVATED = tells(18, card=Card)
    ROLLED = tells(19, seat=Seat, face=Number)  # a roll has resolved
    CHANGED = tells(20, face=Number, seat=Seat)     # a roll on the stack is now this
    DAMAGED = tells(21, seat=Seat, n=Number, left=Number)
    MONSTER_DAMAGED = tells(22, card=Card, n=Number, left=Number)
    HEALED = tells(23, seat=Seat, n=Number)
    PREVENTED = tells(24, seat=Seat, n=Number)  # of damage
    DIES = tells(25, seat=Seat)     # its death is on the stack
    DIED = tells(26, seat=Seat)
    SAVED = tells(27, seat=Seat)
    MONSTER_DIES = tells(28, card=Card)
    GAINED_SOUL = tells(29, seat=Seat, card=Card, now=Number)
    LOST_SOUL = tells(30, seat=Seat, card=Card)
    BOUGHT = tells(31, seat=Seat, card=Card, n=Number)
    DECLARED_PURCHASE = tells(32, seat=Seat, card=Card)
    DECLARED_ATTACK = tells(33, seat=Seat, card=Card)
    ATTACKS = tells(34, seat=Seat, card=Card)
    MISSED = tells(35, seat=Seat, face=Number)
    HIT = tells(36, seat=Seat, face=Number)
    REVEALED = tells(37, card=Card)
    PLACED = tells(38, card=Card, slot=Slot, of=DeckOf)     # deck that the slot is for
    DESTROYED = tells(39, card=Card)
    CURSED = tells(40, seat=Seat, card=Card)
    COUNTERS = tells(41, card=Card, n=Number)
    LOOKED = tells(42, seat=Seat, deck=Deck, n=Number)
    SAW = tells(43, seat=Seat, card=Card)   # to the seat alone
    GAVE_LOOT = tells(44, seat=Seat, to=Seat)
    STOLE_LOOT = tells(45, seat=Seat, to=Seat)
    RESHUFFLED = tells(46, deck=Deck)
    MONSTER_SLOTS = tells(47, n=Number)
    SHOP_SLOTS = tells(48, n=Number)
    TURN_ENDS = tells(49, seat=Seat)
    WON = tells(50, seat=Seat)
    LOST = tells(51)
    STOPPED = tells(52)
    MILLED = tells(54, card=Card)
    GAVE_CENTS = tells(55, seat=Seat, to=Seat, n=Number)
    SKIPPED = tells(56, seat=Seat)
    FIGHT_OVER = tells(58, seat=Seat)
    DIE = tells(59, n=Number)   # what is left of the solo die
    HAND_SEEN = tells(60, seat=Seat, to=Seat)
    VOTED = tells(61, seat=Seat, card=Card)
    DRAWN_BY_LOT = tells(62, seat=Seat)
    NO_SOUL = tells(63, seat=Seat, card=Card)   # a soul that nobody may gain
    JOINED = tells(64, seat=Seat)
    PAID_LIFE = tells(65, seat=Seat, n=Number, left=Number)
    BUYS_TOP = tells(66, seat=Seat)
    ATTACKS_TOP = tells(67, seat=Seat)
    ALL_HEALED = tells(68)
    PASSED_OVER = tells(69, seat=Seat)  # its turn is skipped
    ROLL_RESOLVED = tells(70, card=Card, ability=Ability, face=Number)  # what a roll does is carried out
    AT_PLAYER = tells(71, seat=Seat)    # a target of what is carried out
    AT_CARD = tells(72, card=Card)
    AT_ROLL = tells(73, seat=Seat, face=Number)
    AT_PENDING = tells(74, pend=Pend, card=Card)
    AT_DECK = tells(75, deck=Deck)
    AT_PILE = tells(76, pile=DeckOf)
    MONSTER_DIED = tells(77, card=Card)
    REWARD = tells(78, seat=Seat, card=Card)    # the rewards are gained
    PENALTY = tells(79, seat=Seat)
    UNCOVERED = tells(80, card=Card, slot=Slot)
    TO_PILE = tells(81, card=Card)  # from play to its discard pile
    NO_DAMAGE = tells(82)   # combat damage of nothing
    PAID_CENTS = tells(83, seat=Seat, n=Number, now=Number)
    MONSTER_PREVENTED = tells(84, card=Card, n=Number)
    BEGINS = tells(85, seat=Seat)
    OFFERED = tells(88, seat=Seat, to=Seat, n=Number)
    DECLINED = tells(89, seat=Seat, to=Seat, n=Number)
    TO_BOTTOM = tells(90, card=Card)    # under its deck
    PUT_ON_DECK = tells(91, seat=Seat)  # a loot card of its hand
    NOTHING = tells(92, card=Card, face=Number)     # its roll brings nothing
    COPIED = tells(87, seat=Seat, card=Card)    # its copy goes on the stack
    WON_TOGETHER = tells(86)    # the souls of both characters of a solo game


class Why(Forbidding):
    """Why an action is not legal, and the rule that forbids it."""

    NOTHING = why(0)
    GAME_OVER = why(1, "souls.win")
    NOT_NOW = why(2, "priority.round")  # another kind of choice is asked for
    NOT_IN_HAND = why(3, "cards.play_loot")
    NO_LOOT_PLAY = why(4, "cards.may_play")
    SILENCED = why(5, "cards.may_play")
    NO_TARGET = why(6, "targets.declare")
    NOT_YOURS = why(7, "cards.activate")    # an item that is not there, or another's
    NO_ABILITY = why(8, "cards.activate")
    DEACTIVATED = why(9, "cards.activate")
    CANNOT_PAY = why(10, "cards.paid_cost")
    NOT_MAIN = why(11, "attacks.declare")   # only in the action phase, with an empty stack
    NO_PURCHASE = why(12, "purchases.once")
    NO_CENTS = why(13, "purchases.price")
    NOT_IN_SHOP = why(14, "purchases.declare")
    NO_ATTACK = why(15, "attacks.declare")
    NOT_ATTACKABLE = why(16, "attacks.declare")
    MUST_ATTACK = why(17, "attacks.forced")
    NOT_OFFERED = why(18, "targets.legal")  # cannot be chosen here
    EMPTY_DECK = why(19, "decks.run_out")
    DEAD = why(20, "death.resolve")
    NO_BARGAINING = why(21, "bargaining.cents_only")
    USED_UP = why(22, "cards.uses")
    NO_OFFER_LEFT = why(23, "bargaining.offers")
