"""The vocabulary of Four Souls: questions, choices, refusals and events, each with its arguments."""
from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ...gamedef.kinds import Args, Kind, Named, Seats, Selector, Shown, Voice
from ...gamedef.vocabulary import Asking, Choosing, Forbidding, Telling, act, asks, tells, why
from . import names
from .language.cards import CardType as Of
from .language.library import FIRST_OTHER, FIRST_OWN
from .model import QUEUE, STACK
from .names import BY_SEAT, CONDITIONS, DECK_NAMES, HIDDEN, MOST_CENTS, MOST_SLOTS, SEATS, UNKNOWN, WAYS


class CardKind(Named):
    """A card of the game: the lore is its `Cards`. A choice counts cards from `begin` on."""

    def __init__(self, begin: int = 0, end: int | None = None, first: str = "") -> None:
        super().__init__("card", (), 0, {UNKNOWN: "UNKNOWN"})
        self.begin, self.end, self.first = begin, end, first
        self.kinds: tuple[Of, ...] = ()

    def ids(self, lore: Any) -> Sequence[str]:
        ids = lore.ids[self.begin:self.end]
        return [self.first, *ids[1:]] if self.first else ids

    def name_of(self, voice: Voice, key: str) -> str:
        if key in (HIDDEN, "UNKNOWN", "NONE"):
            return voice.speech.say("card-NONE" if key == "NONE" else "card-UNKNOWN")
        return str(voice.lore.name(voice.lore.number(key), voice.speech.language))

    def read(self, lore: Any, value: Any) -> int:
        return int(lore.number(value, *self.kinds))

    def of(self, wanted: str, *kinds: Of) -> CardKind:
        """Cards of some kinds, if a choice or a scenario takes no others."""
        def fits(lore: Any, value: int) -> bool:
            source = lore.sources.get(self.begin + value)
            return bool(self.first and value == 0) or (source is not None and source.kind in kinds)
        some: CardKind = self.only(wanted, fits)
        some.kinds = kinds
        return some


class SlotKind(Kind):
    """A slot, counted from 0 in the log and shown from 1 on."""

    def said(self, voice: Voice, name: str, args: Args) -> Shown:
        return {name: int(args[name]) + 1}


class AbilityKind(Kind):
    """An ability of a card and its way, and the player of the event that has triggered it, `they`, as one number in the
    log."""

    page = "string"

    def id(self, lore: Any, value: int) -> str:
        which = value % names.BY_WHICH
        return f"{which // WAYS}.{which % WAYS}"

    def parts(self, lore: Any, name: str, value: int) -> Shown:
        they = value // names.BY_WHICH
        return {name: self.id(lore, value)} | ({"they": they - 1} if they else {})

    def pages(self, name: str) -> Mapping[str, str]:
        return {name: self.page, "they?": "number"}


def aim_id(lore: Any, aim: int) -> str:
    """The only target of an effect, as the log packs it: `seat-1`, `deck-loot`, `pile-loot`, `roll-1-6`, `card-D6`;
    empty if it has none, or if its targets have lines of their own."""
    if aim == 0:
        return ""
    if aim >= names.AIM_CARD:
        return f"card-{lore.id(aim - names.AIM_CARD) or 'UNKNOWN'}"
    if aim >= names.AIM_ROLL:
        return f"roll-{(aim - names.AIM_ROLL) // 7}-{(aim - names.AIM_ROLL) % 7}"
    if aim >= names.AIM_PILE:
        return f"pile-{DECK_NAMES[aim - names.AIM_PILE]}"
    return f"deck-{DECK_NAMES[aim - names.AIM_DECK]}" if aim >= names.AIM_DECK else f"seat-{aim - 1}"


class OwnerKind(Seats):
    """The seat of an effect, and its only target: `aim`."""

    def parts(self, lore: Any, name: str, value: int) -> Shown:
        return {name: value % names.BY_AIM, "aim": aim_id(lore, value // names.BY_AIM)}

    def pages(self, name: str) -> Mapping[str, str]:
        return {name: "number", "aim": "string"}


class FaceKind(Kind):
    """The face of a roll, the seat whose effect it brings, `owner`, and the effect's only target, `aim`; `before` if
    the roll already had that target."""

    def parts(self, lore: Any, name: str, value: int) -> Shown:
        aim = value // names.BY_AIM
        return {name: value % BY_SEAT, "owner": value % names.BY_AIM // BY_SEAT,
                "aim": aim_id(lore, aim % names.AIM_BEFORE), "before": aim // names.AIM_BEFORE}

    def pages(self, name: str) -> Mapping[str, str]:
        return {name: "number", "owner": "number", "aim": "string", "before": "number"}


class NeededKind(Kind):
    """The evasion that counts, and the one that the monster prints: `printed`, 0 if it prints none."""

    def parts(self, lore: Any, name: str, value: int) -> Shown:
        return {name: value % names.PRINTED, "printed": value // names.PRINTED}

    def pages(self, name: str) -> Mapping[str, str]:
        return {name: "number", "printed": "number"}


class ConditionKind(Kind):
    """A condition in the middle of an effect, as one number in the log: the ability and the place of the condition
    among the ability's own."""

    page = "string"

    def id(self, lore: Any, value: int) -> str:
        return f"{value // CONDITIONS}.{value % CONDITIONS}"


class PlaceKind(Selector):
    """A place on the stack from the bottom; the state gives the text of the item there."""

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
DeckOf = Selector("deck", DECK_NAMES)
Pile = Selector("discard pile", tuple(f"{name}-discard" for name in DECK_NAMES))
Phase = Named("phase", names.Phase)
Pend = Named("pend", names.Pend)
Cancel = Named("cancel", names.Cancel)
Vain = Selector("vain", names.Vain)
Slot = SlotKind("slot", 0, MOST_SLOTS - 1)
Depth = SlotKind("card from the top", 0, 7)
Ability = AbilityKind("ability")
Face = FaceKind()
Owner = OwnerKind(SEATS)
Needed = NeededKind()
Condition = ConditionKind("condition")
Place = PlaceKind()
Cents = _numbers("number of cents", 99)


class Op(Asking):
    """The questions and work of the agenda's frames; the first argument is the seat concerned."""

    NONE = 0
    # choices
    PRIORITY = asks(1, seat=Seat)
    TARGET = asks(2, seat=Seat)     # declare a target: the row of the declaration says which
    MODE = asks(3, seat=Seat)   # declare one of b modes
    MAY = asks(4, seat=Seat)    # yes or no
    CHOOSE = asks(5, seat=Seat)     # a player or a thing: the row of the running effect says which
    NUMBER = asks(6, seat=Seat)     # from b to c
    DISCARD = asks(7, seat=Seat, n=Number)  # a card from the hand, b in all
    DISCARD_ANY = asks(8, seat=Seat)    # one more card, or no more
    GIVE = asks(9, seat=Seat, other=Seat)   # a card from the hand, to seat b
    TAKE = asks(10, seat=Seat, other=Seat)  # a card from the hand of seat b
    TO_DECK = asks(11, seat=Seat)   # a card from the hand, on top of the loot deck
    ORDER = asks(12, seat=Seat)     # which trigger goes on the stack next
    SLOT = asks(13, seat=Seat)  # which monster slot to put card b + 256 c in
    LOSE_ITEM = asks(14, seat=Seat)     # which item to lose: b - 1 is its owner, c - 1 the new owner, if any
    ARRANGE = asks(15, seat=Seat)   # which of the top b cards of deck c goes on the deck next
    KEEP = asks(16, seat=Seat)  # which of the top b cards of deck c stays on top
    BOTTOM = asks(17, seat=Seat)    # whether the top card of deck b goes under
    PAY_ITEM = asks(18, seat=Seat)  # an item to destroy as a price, b in all
    DESTROY_SOUL = asks(19, seat=Seat)  # one of the player's own souls to destroy, or (b = 1 + seat) to give away
    GIVE_AWAY = asks(20, seat=Seat)     # an item to give as a price, to another player
    VOTE = asks(21, seat=Seat)
    DRAFT = asks(22, seat=Seat)     # one of the cards laid out before the game
    BARGAIN = asks(23, seat=Seat, n=Number, other=Seat)     # whether to accept b cents of seat c
    ROOM = asks(24, seat=Seat)  # a room to discard, or none
    OWN_ITEM = asks(25, seat=Seat)  # which of the top b treasures is a character's own item
    LAY = asks(26, seat=Seat)   # which slot that is not under attack to put card b + 256 c in
    SEARCH = asks(27, seat=Seat)    # which card of deck b with the tag c - 1
    UNBURY = asks(28, seat=Seat)    # one more discarded monster for the top of its deck, or no more
    SPLIT = asks(29, seat=Seat)     # who takes the next point of damage: b are left of c
    RECHARGE = asks(30, seat=Seat)  # an item to recharge, b in all
    # work
    LOOP = 40   # the loop between actions
    DECLARE = 41
    RUN = 42    # b: it begins
    FINISH = 43
    HIT = 44    # damage b to seat a, on the side
    PENALTY = 45    # step b of seat a's penalty
    CLEANUP = 46    # step b of the end of a turn
    TURN = 47   # seat a's turn begins
    LAY_OUT = 48    # treasures are laid out for a draft; seat a has the first choice; round b
    GAIN_ITEM = 49  # seat a gains a treasure, b in all
    EVENT = 50  # play card b + 256 c of the monster deck; a: the seat + SEAT_BITS * (1 + the slot it came up for, or 0)
    SEE_HAND = 51   # seat a sees the hand that has come to it
    ROUND = 52  # priority goes on round the table, where nothing but a pass has happened


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
    PENDING = act(13, "choose", pend=Place)     # an item on the stack
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
    """The events of the log (1 is the kernel's roll of a die)."""

    ROLL = tells(1, sides=Number, face=Number, beat=800)
    TURN = tells(2, seat=Seat, turn=Number, beat=500)
    PHASE = tells(3, phase=Phase, seat=Seat)
    PLAYED = tells(5, seat=Seat, card=Card, beat=1000)
    ACTIVATED = tells(6, seat=Seat, card=Card, beat=800)
    TRIGGERED = tells(7, seat=Seat, card=Card, ability=Ability, beat=600)
    RESOLVED = tells(8, card=Card, ability=Ability, seat=Owner, beat=500)  # an effect is carried out
    CANCELLED = tells(9, pend=Pend, card=Card, why=Cancel, beat=1100)
    LOOT_CHANGED = tells(125, seat=Seat, n=Number, card=Card)   # coming loot, by a card
    LOOTED = tells(10, seat=Seat, n=Number)
    DREW = tells(11, seat=Seat, card=Card, beat=350)  # to the seat alone
    DISCARDED = tells(12, seat=Seat, card=Card)
    GAINED_CENTS = tells(13, seat=Seat, n=Number, now=Number)
    GAIN_CHANGED = tells(108, seat=Seat, n=Number, card=Card)   # a coming gain, by a card
    GAIN_SHARED = tells(109, seat=Seat, card=Card)
    LOST_CENTS = tells(14, seat=Seat, n=Number, now=Number)
    GAINED_ITEM = tells(15, seat=Seat, card=Card, beat=500)
    LOST_ITEM = tells(16, seat=Seat, card=Card, beat=400)
    RECHARGED = tells(17, card=Card)
    DEACTIVATED = tells(18, card=Card)
    ROLLED = tells(19, seat=Seat, face=Number)  # a roll has resolved
    CHANGED = tells(20, face=Number, seat=Seat, card=Card, beat=700)   # a roll on the stack; by a card or none
    STAYS = tells(98, face=Number, seat=Seat, card=Card)    # a roll that should change stays the same
    FIRST_ATTACK = tells(122, seat=Seat, n=Number, card=Card)   # the attack of a turn's first attack roll, by a card
    SPREADS = tells(123, seat=Seat, n=Number, card=Card)    # a neighbour is to take the same damage, by a card
    DAMAGED = tells(21, seat=Seat, n=Number, left=Number, beat=450)
    DAMAGE_CHANGED = tells(110, seat=Seat, n=Number, card=Card)     # coming damage, by a card
    MONSTER_DAMAGED = tells(22, card=Card, n=Number, left=Number, beat=450)
    HEALED = tells(23, seat=Seat, n=Number)
    PREVENTED = tells(24, seat=Seat, n=Number, card=Card, beat=500)  # of damage, by a card
    DIES = tells(25, seat=Seat)     # its death is on the stack
    DIED = tells(26, seat=Seat, beat=1200)
    SAVED = tells(27, seat=Seat, beat=900)
    MONSTER_DIES = tells(28, card=Card, beat=700)
    GAINED_SOUL = tells(29, seat=Seat, card=Card, now=Number, beat=1400)
    EARNED = tells(106, seat=Seat, card=Card, beat=600)     # a bonus soul
    LOST_SOUL = tells(30, seat=Seat, card=Card, now=Number, beat=900)
    BOUGHT = tells(31, seat=Seat, card=Card, n=Number, beat=700)
    PRICE_CHANGED = tells(124, seat=Seat, n=Number, card=Card)  # of a purchase, by a card
    DECLARED_PURCHASE = tells(32, seat=Seat, card=Card, beat=400)
    DECLARED_ATTACK = tells(33, seat=Seat, card=Card, beat=500)
    ATTACKS = tells(34, seat=Seat, card=Card)
    MISSED = tells(35, seat=Seat, face=Number, needed=Needed)   # above 6: no roll would have hit
    HIT = tells(36, seat=Seat, face=Number)
    REVEALED = tells(37, card=Card, beat=900)
    PLACED = tells(38, card=Card, slot=Slot, of=DeckOf)     # deck of the slot
    DESTROYED = tells(39, card=Card, beat=600)
    SPARED = tells(105, card=Card, beat=600)    # it is not destroyed and becomes a soul
    CURSED = tells(40, seat=Seat, card=Card, beat=900)
    COUNTERS = tells(41, card=Card, n=Number)
    LOOKED = tells(42, seat=Seat, deck=Deck, n=Number)
    SAW = tells(43, seat=Seat, card=Card, beat=600)   # to the seat alone
    LOOT_PASSED = tells(118, to=Seat, card=Card)    # to the two players
    GAVE_LOOT = tells(44, seat=Seat, to=Seat)
    FOE_ATTACK = tells(130, card=Card, n=Number, by=Card)   # the attack of a monster that hits, by a card
    BLOW = tells(119, card=Card, n=Number, usual=Number)    # the roll changes a monster's combat damage
    STOLE_LOOT = tells(45, seat=Seat, to=Seat, beat=400)
    RESHUFFLED = tells(46, deck=Deck, beat=500)
    MONSTER_SLOTS = tells(47, n=Number)
    SHOP_SLOTS = tells(48, n=Number)
    TURN_ENDS = tells(49, seat=Seat)
    WON = tells(50, seat=Seat, beat=1200)
    LOST = tells(51, beat=1200)
    STOPPED = tells(52)
    ENDLESS = tells(53)     # a turn
    MILLED = tells(54, card=Card, beat=350)
    TAXED = tells(129, seat=Seat, n=Number, card=Card)  # an attack, so much for each other player
    GAVE_CENTS = tells(55, seat=Seat, to=Seat, n=Number, beat=400)
    SKIPPED = tells(56, seat=Seat, beat=600)
    FIGHT_OVER = tells(58, seat=Seat)
    FOUGHT_LONG = tells(117, seat=Seat, n=Number)   # a combat ends after so many attack rolls
    DIE = tells(59, n=Number, beat=900)   # the value left on the solo die
    HAND_SEEN = tells(60, seat=Seat, to=Seat)
    VOTED = tells(61, seat=Seat, card=Card)
    DRAWN_BY_LOT = tells(62, seat=Seat)
    FOUND = tells(113, seat=Seat, card=Card)    # loot of its deck, for all to see
    CARD_BY_LOT = tells(111, card=Card)
    WAITS_NO_MORE = tells(112, card=Card, seat=Seat)    # the trigger that it had left behind, because another has come
    NO_SOUL = tells(63, seat=Seat, card=Card, beat=800)   # a soul that nobody may gain
    JOINED = tells(64, seat=Seat)
    PAID_LIFE = tells(65, seat=Seat, n=Number, left=Number, beat=400)
    BUYS_TOP = tells(66, seat=Seat)
    ATTACKS_TOP = tells(67, seat=Seat)
    ALL_HEALED = tells(68)
    PASSED_OVER = tells(69, seat=Seat, beat=500)  # its turn is skipped
    ROLL_RESOLVED = tells(70, card=Card, ability=Ability, face=Face, beat=600)  # the result of a roll is carried out
    AT_PLAYER = tells(71, seat=Seat)    # a target of the effect that is carried out
    AT_CARD = tells(72, card=Card)
    AT_ROLL = tells(73, seat=Seat, face=Number)
    AT_PENDING = tells(74, pend=Pend, card=Card)
    AT_DECK = tells(75, deck=Deck)
    AT_PILE = tells(76, pile=DeckOf)
    NTH_PLAYER = tells(120, seat=Seat, nth=Number)  # the n-th of several targets
    NTH_CARD = tells(121, card=Card, nth=Number)
    MONSTER_DIED = tells(77, card=Card)
    REWARD = tells(78, seat=Seat, card=Card)    # the rewards are gained
    REWARD_DOUBLED = tells(126, seat=Seat, times=Number, card=Card)
    PENALTY = tells(79, seat=Seat)
    LOSSES_GO = tells(127, seat=Seat, to=Seat, card=Card)   # by the penalty
    ITEM_GOES = tells(128, seat=Seat, to=Seat, card=Card)   # the penalty's item
    UNCOVERED = tells(80, card=Card, slot=Slot)
    TO_PILE = tells(81, card=Card)  # from play to its discard pile
    NO_DAMAGE = tells(82, beat=500)   # combat damage of 0
    PAID_CENTS = tells(83, seat=Seat, n=Number, now=Number)
    MONSTER_PREVENTED = tells(84, card=Card, n=Number, by=Card, beat=500)
    ROLL_AGAIN = tells(107, face=Number)    # those who tie for the first turn
    BEGINS = tells(85, seat=Seat, by=Number)     # 1 its character says so, 2 it rolled lowest, 0 it is alone
    OFFERED = tells(88, seat=Seat, to=Seat, n=Number, beat=500)
    DECLINED = tells(89, seat=Seat, to=Seat, n=Number, beat=500)
    TO_BOTTOM = tells(90, card=Card)    # under its deck
    PUT_ON_DECK = tells(91, seat=Seat)  # a loot card of its hand
    OTHERS_UNDER = tells(114, seat=Seat, n=Number)  # treasures that were looked at and not kept, under their deck
    BECOMES = tells(115, card=Card, copy=Card)  # a copy; of itself: no longer a copy
    ABSORBED = tells(99, seat=Seat, n=Number, card=Card, beat=500)     # damage, by a card's counters
    IN_VAIN = tells(100, why=Vain, beat=400)      # an effect has no result
    IN_VAIN_FOR = tells(101, seat=Seat, why=Vain, beat=400)
    IN_VAIN_AT = tells(102, card=Card, why=Vain, beat=400)
    IN_VAIN_OF = tells(103, deck=DeckOf, why=Vain, beat=400)
    UNMET = tells(116, seat=Seat, card=Card, condition=Condition, beat=400)  # a condition in an effect does not hold
    MONSTER_HEALED = tells(104, card=Card, n=Number)
    NOTHING = tells(92, card=Card, face=Number)     # its roll brings nothing
    COVERED = tells(93, card=Card, slot=Slot)   # another monster is put on it
    ON_DECK = tells(94, card=Card)  # on top of its deck
    INTO_DECK = tells(95, card=Card, n=Number)  # with so many cards over it
    TOOK = tells(96, seat=Seat, card=Card)  # loot of the discard pile, for all to see
    SHUFFLED = tells(97, deck=Deck) # after a search
    COPIED = tells(87, seat=Seat, card=Card, beat=600)    # its copy goes on the stack
    WON_TOGETHER = tells(86, beat=1200)    # the souls of both characters of a solo game


class Why(Forbidding):
    """Why an action is not legal, and the rule that forbids it."""

    NOTHING = why(0)
    GAME_OVER = why(1, "souls.win")
    NOT_NOW = why(2, "priority.round")  # the question is another
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
    NOT_OFFERED = why(18, "targets.legal", Op.TARGET, Op.CHOOSE)  # not what the effect asks for
    EMPTY_DECK = why(19, "decks.run_out")
    DEAD = why(20, "death.resolve")
    NO_BARGAINING = why(21, "bargaining.offer")
    USED_UP = why(22, "cards.uses")
    NO_OFFER_LEFT = why(23, "bargaining.offers")
    NO_TIME_TO_BUY = why(24, "purchases.declare")   # only in the action phase, with an empty stack
    NO_TAX = why(25, "rooms.attack_tax")    # too few cents for a room's price of an attack
    NO_CENTS_TO_OFFER = why(26, "bargaining.cents_only")
    ALONE = why(27, "bargaining.cents_only")    # between the characters of a solo game
    STACK_FULL = why(28, "stack.full")
    NO_DUEL = why(29, "rooms.duels")
    MUST_ATTACK_DECK = why(30, "attacks.forced")
    MUST_ATTACK_IT = why(31, "attacks.forced")  # a monster that an effect has named
    ROOM_ATTACK = why(32, "rooms.must_attack")
    ROOM_ATTACK_DECK = why(33, "rooms.must_attack")
    PREPARED = why(34, "rooms.prepared_attack")     # it has looked at monsters and must attack now
    NO_PREPARING = why(35, "rooms.prepared_attack")
    ROOM_NOT_ATTACKABLE = why(36, "rooms.attackable")
    ROOM_NO_MONSTER = why(37, "rooms.attackable")   # the question is about a monster
    NO_PAID_ABILITY = why(38, "cards.pay")
    KEPT_FROM_USE = why(39, "cards.activate")   # by an item of the active player
    ETERNAL = why(40, "items.eternal")
    NOT_LIVING = why(41, "targets.legal")
    NOBODY_ELSE = why(42, "bargaining.offer")   # cents are for another player
    OFFER_TOO_LARGE = why(61, "bargaining.most")
    CONDITION = why(60, "cards.condition")
    # answers to questions in the middle of an effect
    CLOSED_MODE = why(43, "targets.declare", Op.MODE)
    NO_ANSWER = why(44, "effects.run", Op.MAY, Op.NUMBER, Op.BOTTOM, Op.DESTROY_SOUL)
    NOT_THAT_CARD = why(45, "effects.run", Op.DISCARD, Op.DISCARD_ANY, Op.GIVE, Op.TAKE, Op.TO_DECK)
    NOT_THAT_PRICE = why(46, "cards.paid_cost", Op.PAY_ITEM, Op.GIVE_AWAY)
    NOT_THAT_ITEM = why(47, "items.destroy", Op.LOSE_ITEM)
    NOT_WAITING = why(48, "triggers.order", Op.ORDER)
    NOT_THAT_SLOT = why(49, "attacks.place", Op.SLOT, Op.LAY)
    NOT_RECHARGED = why(50, "rooms.recharge_limit", Op.RECHARGE)
    NO_VOTE = why(51, "items.vote", Op.VOTE)
    NOT_SEEN = why(52, "cards.reorder", Op.ARRANGE, Op.KEEP)
    NOT_FOUND = why(53, "decks.search", Op.SEARCH)
    NOT_DISCARDED = why(54, "decks.discarded_monster", Op.UNBURY)
    NO_SHARE = why(55, "damage.split", Op.SPLIT)
    NOT_LAID_OUT = why(56, "draft.pick", Op.DRAFT)
    NOT_OWN_ITEM = why(57, "setup.own_item", Op.OWN_ITEM)
    NO_REPLY = why(58, "bargaining.accept", Op.BARGAIN)
    NO_ROOM = why(59, "rooms.end_of_turn", Op.ROOM)
