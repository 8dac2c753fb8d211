"""The vocabulary of Carcosa: questions, choices, refusals and events, each with its arguments."""
from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ...gamedef.kinds import Args, Kind, Named, Seats, Shown, Voice
from ...gamedef.vocabulary import Asking, Choosing, Doing, Forbidding, Telling, act, asks, does, tells, why
from . import names
from .names import FLOORS, PLACE_NAMES, SOULS, UNKNOWN


class PlaceKind(Named):
    """A room or a corridor, said by its floor and its number; beside it, `<argument>_room`, the number alone, and
    `<argument>_at`, the place without its floor."""

    def said(self, voice: Voice, name: str, args: Args) -> Shown:
        room = int(str(args[name])[4:] or 0)
        at = voice.speech.say("place-room-at", room=room) if room else voice.speech.say("place-corridor-at")
        return {**super().said(voice, name, args), f"{name}_room": room, f"{name}_at": at}

    def name_of(self, voice: Voice, key: str) -> str:
        floor, room = int(key[1]), key[3:]
        if room == "P":
            return voice.speech.say("place-corridor", floor=floor)
        return voice.speech.say("place-room", floor=floor, room=int(room[1:]))


class FloorKind(Named):
    """A floor, counted from 0 in the log, shown and named from 1 on."""

    def name_of(self, voice: Voice, key: str) -> str:
        return voice.speech.say("floor", floor=int(key[1:]))


COUNTED = ("ALL_LOSE", "ONE_ACTION", "ONE_ACTION_EACH")


class DecreeKind(Named):
    """A decree, with the number that it has in texts, the argument `n`."""

    def said(self, voice: Voice, name: str, args: Args) -> Shown:
        key = str(args[name])
        return {name: voice.speech.say(f"decree{'d' if key in COUNTED else ''}-{key}", n=args["n"])}


class LossKind(Kind):
    """A number, and another fact that the log packs with it: `fact`."""

    def __init__(self, fact: str) -> None:
        super().__init__()
        self.fact = fact

    def parts(self, lore: Any, name: str, value: int) -> Shown:
        return {name: value % names.LOSS, self.fact: value // names.LOSS}

    def pages(self, name: str) -> Mapping[str, str]:
        return {name: "number", self.fact: "number"}


class LimitKind(Kind):
    """A number of actions, and what would leave no more by itself: `king`, his decree, and `servant`, that of ice."""

    def parts(self, lore: Any, name: str, value: int) -> Shown:
        fact = value // names.LOSS
        return {name: value % names.LOSS, "king": fact % 2, "servant": fact // 2}

    def pages(self, name: str) -> Mapping[str, str]:
        return {name: "number", "king": "number", "servant": "number"}


class FallKind(Kind):
    """A number that a fall costs, `by`, the soul whose fall it is or -1, and `cut`: 1 where the bottom cuts it."""

    def parts(self, lore: Any, name: str, value: int) -> Shown:
        fact = value // names.LOSS
        cut = int(fact >= names.FALLS)
        return {name: value % names.LOSS, "by": fact - cut * names.FALLS - 1, "cut": cut}

    def pages(self, name: str) -> Mapping[str, str]:
        return {name: "number", "by": "number", "cut": "number"}


class SacrificeKind(Kind):
    """0 for an object slot, 1 for maximum sanity with the new maximum: `limit`."""

    def parts(self, lore: Any, name: str, value: int) -> Shown:
        known = {"limit": value // 2 - names.LOSS} if value > 1 else {}
        return {name: value % 2, **known}

    def pages(self, name: str) -> Mapping[str, str]:
        return {name: "number", "limit?": "number"}


def _is_object(card: int) -> bool:
    of = names.Card
    return (of.COMPASS <= card <= of.BLUNT or card == of.KEY or of.BOOK_CHAMBERS <= card <= of.TREASURE_PENDANT
            or card >= of.OWN_1)


COVERED = {UNKNOWN: "UNKNOWN"}

Number = Kind()
Soul = Seats(SOULS)
Place = PlaceKind("place", PLACE_NAMES)
Floor = FloorKind("floor", tuple(f"F{floor + 1}" for floor in range(FLOORS)))
Card = Named("card", names.Card, others=COVERED)
State = Named("state", names.State)
Role = Named("role", names.Role)
Special = Named("special", names.Special, others=COVERED, forms=("object",))
Monster = Named("monster", names.Monster, forms=("subject", "object"))
Cause = Named("cause", names.Cause)
Blow = Named("blow", names.Blow)
Decree = DecreeKind("decree", names.Decree)
Object: Named = Card.only("object", lambda lore, card: _is_object(card))
OwnObject: Named = Card.only("object", lambda lore, card: card >= names.Card.OWN_1)
OwnRoom: Named = Special.only("special", lambda lore, special: special >= names.Special.OWN_ROOM_1)
Tale: Named = Card.only("tale", lambda lore, card: names.Card.TALE_REPAIRER <= card <= names.Card.TALE_SIGN)
Gift: Named = State.only("state", lambda lore, state: state in (names.State.SANIDAD, names.State.ILUMINADO))

THINGS = {kind.name: tuple(key for key in kind.names if key not in ("", "NONE") and not key.startswith("OWN_"))
          for kind in (Card, State, Role, Special, Monster)}
"""Things with a name and rules of their own, by kind, except those of a designer."""


class Op(Asking):
    """The questions and work of the agenda's frames; the first argument is the soul concerned."""

    NONE = 0
    # choices
    TURN = asks(1, soul=Soul)   # choose an action of the soul's turn
    COLLAPSE = asks(2, soul=Soul)   # crossed to the bottom of sanity: sacrifice or accept
    OVERLOAD = asks(3, soul=Soul)   # too many objects: discard
    SHIELD = asks(4, soul=Soul, other=Soul, n=Number)   # a TANK may take c sanity upon itself in place of soul b
    TWO_DICE = asks(5, soul=Soul, card=Card)    # a HIGH_ROLLER may roll two dice for event b from deck c
    FORESEE = asks(6, soul=Soul)    # a PSYCHIC looks at two cards
    PEEK = asks(7, soul=Soul, more=Number)  # look at the top card of a room, b more; c - 1 is the room seen
    PURCHASE = asks(8, soul=Soul)   # choose one of Motemey's two cards
    SHOP = asks(9, soul=Soul)   # EVENTO_MOTEMEY: one purchase or sale
    SPY = asks(10, soul=Soul)   # look into a room from the corridor (option)
    LOSE_OBJECT = asks(11, soul=Soul)   # choose an object to lose
    REACT = asks(12, soul=Soul, monster=Monster)    # may stun monster b before it acts
    ASKED = asks(13, soul=Soul, card=Card, other=Soul)  # may give soul c the object or key b that it asks for
    # work
    ROUND_START = 20
    NEXT_TURN = 21
    ENTER = 23  # has come into a room
    REVEAL = 24
    BOTTOM = 26     # card b goes under deck c
    EVENT = 27  # roll for event b of deck c with a's dice
    LOSE = 28   # b sanity; c: 1 if it is a price paid, 2 if by another's fall
    GAIN = 29   # b sanity
    CHECK_DEFEAT = 32
    SHARE_MEAL = 33     # and soul b: c sanity each
    TELEPORT = 34   # to place b
    RITUAL_KEY = 35
    STUMBLE = 36
    ROUND_END = 37  # the a-th step; b: 1 where the king skips his
    CURSE = 40  # soul a has MALDITO
    MONSTER = 41    # monster a acts; b: its Stage
    KING_DISCARD = 42
    POISON = 43
    LOOP = 44   # has gone to and fro too often
    FALL_COSTS = 45     # each other soul
    RISE = 46   # gets its actions back
    GOES_ON = 47    # after a fall: blow a costs those left b sanity
    BLOW = 49   # loss a for several souls, which come before it
    CARRY_OUT = 48  # the table of own card or room b, with soul c as its target


LAST_CHOICE = Op.last_choice()


class Act(Choosing):
    END_TURN = act(1, "end turn")
    MOVE = act(2, "move", place=Place)
    SEARCH = act(3, "search")
    MEDITATE = act(4, "meditate")
    COMPASS = act(5, "use COMPASS")
    VIAL = act(6, "use VIAL")
    BLUNT = act(7, "use BLUNT", monster=Monster)
    STAIRS = act(8, "use TREASURE_STAIRS")
    ESCAPE = act(9, "escape")
    WIGGLE = act(10, "wiggle")
    TAVERN = act(11, "tavern")
    BUY = act(12, "buy")
    SELL = act(13, "sell", card=Object)
    DROP = act(14, "drop", card=Object)
    TAKE = act(15, "take", card=Object)
    DOORS = act(16, "doors", other=Soul)
    SALON = act(17, "salon")
    CHAPEL = act(18, "chapel")
    RITUAL = act(19, "ritual")
    HEAL = act(20, "heal", state=Gift)
    RENOUNCE = act(21, "renounce")
    ANNEX = act(22, "annex", card=Tale)
    GIVE = act(23, "give", card=Object, other=Soul)
    SACRIFICE_SLOT = act(24, "sacrifice slot")
    SACRIFICE_SANITY = act(25, "sacrifice sanity")
    ACCEPT = act(26, "accept")
    DISCARD = act(27, "discard", card=Object)
    SHIELD = act(28, "shield")
    DECLINE = act(29, "decline")
    TWO_DICE = act(30, "two dice")
    ONE_DIE = act(31, "one die")
    SWAP = act(32, "swap")
    KEEP = act(33, "keep")
    LOOK = act(34, "look", place=Place)
    PICK = act(35, "pick", card=Object)
    LEAVE = act(36, "leave")
    CROWN = act(37, "take crown")
    RESCUE = act(38, "rescue")
    REACT = act(39, "react", monster=Monster)
    ASK = act(40, "ask", card=Object, other=Soul)
    # what a designer has made
    USE = act(41, "use", card=OwnObject)
    USE_ON = act(42, "use on", card=OwnObject, other=Soul)
    VISIT = act(43, "visit", special=OwnRoom)
    VISIT_WITH = act(44, "visit with", special=OwnRoom, other=Soul)


class Told(Telling):
    """The events of the log (1 is the kernel's roll of a die)."""

    ROLL = tells(1, sides=Number, face=Number, beat=550)
    ROUND = tells(2, round=Number, beat=700)
    TURN = tells(3, soul=Soul, actions=Number)
    MOVED = tells(4, soul=Soul, from_=Place, to=Place, beat=420)
    ENTERED_SPECIAL = tells(5, soul=Soul, special=Special, place=Place, beat=1100)
    REVEALED = tells(6, soul=Soul, card=Card, place=Place, beat=1100)
    LOST_SANITY = tells(7, soul=Soul, n=LossKind("cut"), now=Number, beat=360)  # cut: no more, for the bottom
    GAINED_SANITY = tells(8, soul=Soul, n=Number, now=Number, beat=360)
    STATE_GIVEN = tells(10, soul=Soul, state=State, rounds=Number, beat=400)
    STATE_ENDED = tells(11, soul=Soul, state=State)
    GOT_OBJECT = tells(12, soul=Soul, card=Card, beat=400)
    LOST_OBJECT = tells(13, soul=Soul, card=Card)
    GOT_KEY = tells(14, soul=Soul, keys=Number, beat=800)
    KEY_LEFT = tells(15, soul=Soul, place=Place)    # cannot carry it: under the deck there
    KEYS_DESTROYED = tells(16, n=Number, total=Number, of=Number, beat=800)     # of all that the game has
    USED = tells(17, soul=Soul, card=Card)
    MONSTER_CAME = tells(18, monster=Monster, place=Place, away=Number, beat=650)  # 1: with what it has taken
    MONSTER_MOVED = tells(19, monster=Monster, from_=Place, to=Place, beat=400)
    MONSTER_STUNNED = tells(20, monster=Monster, rounds=Number, again=Number)   # 1: as it was already, here and below
    MONSTER_LEFT = tells(21, monster=Monster)
    CAPTURED = tells(22, soul=Soul, beat=500)
    FREED = tells(23, soul=Soul)
    ROBBED = tells(24, soul=Soul, objects=Number, keys=Number, beat=500)
    TUE_TUE = tells(25, soul=Soul, count=Number, beat=900)
    COLLAPSED = tells(26, soul=Soul, beat=800)
    SACRIFICED = tells(27, soul=Soul, sanity=SacrificeKind())
    ACCEPTED = tells(28, soul=Soul, objects=Number, keys=Number, beat=700)    # by choice
    SHIELDED = tells(29, tank=Soul, soul=Soul, n=Number)
    DESTROYED_SPECIAL = tells(30, place=Place, special=Special, monster=Monster, beat=600)
    KING_MOVED = tells(31, floor=Floor, moved=Number, up=Number, beat=500)   # by his roulette; 0 where he stays
    KING_AWAY = tells(32, rounds=Number, again=Number)
    KING_PRESENCE = tells(33, floor=Floor, n=Number, souls=Number, beat=400)      # how many are there
    KING_DECREE = tells(34, decree=Decree, n=Number, souls=Number, beat=900)    # how many it concerns
    HOUSE = tells(35, n=Number, beat=450)
    STAIRS = tells(36, floor=Floor, place=Place, beat=150)
    DECKS_ROTATED = tells(37, floors=Number, beat=350)    # 0 along the belt, 1 within each floor
    PEEKED = tells(38, soul=Soul, place=Place, card=Card, beat=1000)   # to the seat alone
    LOOKED = tells(39, soul=Soul, place=Place)  # to everybody
    OFFERED = tells(40, soul=Soul, first=Card, second=Card)     # to the seat alone
    BOUGHT = tells(41, soul=Soul)
    SOLD = tells(42, soul=Soul, card=Card, n=Number)
    STORED = tells(43, soul=Soul, card=Card)
    TOOK = tells(44, soul=Soul, card=Card)
    RITUAL = tells(45, soul=Soul, die=Number)
    SALON = tells(46, soul=Soul, uses=Number, vanity=Number)   # 1 where it brings Vanity too
    ANNEXED = tells(47, soul=Soul, card=Card, n=Number)
    GAVE = tells(48, soul=Soul, card=Card, to=Soul)
    PROTECTED = tells(49, soul=Soul, card=Card)
    SKIPPED = tells(50, soul=Soul)
    TURN_LOST = tells(51, soul=Soul)
    MAX_LOWERED = tells(52, soul=Soul, now=Number)
    ESCAPE_FAILED = tells(53, soul=Soul, total=Number, needed=Number)
    STUMBLED = tells(54, soul=Soul, total=Number, needed=Number)
    SWAPPED_PLACES = tells(55, soul=Soul, other=Soul, beat=450)
    MEDITATED = tells(56, soul=Soul)
    DOORS = tells(57, soul=Soul, to=Soul, n=Number, beat=450)
    WON = tells(58, beat=600)
    LOST = tells(59, cause=Cause, beat=600)
    TEMP_STAIRS = tells(60, soul=Soul, place=Place)
    EMPTY_DECK = tells(61, soul=Soul, place=Place)
    SWAPPED_CARDS = tells(62, soul=Soul, place=Place)   # to the seat alone
    HEALED = tells(63, soul=Soul, state=State)
    STOPPED = tells(64)
    WILL_SKIP = tells(65, soul=Soul, again=Number)
    NO_ACTIONS = tells(66, soul=Soul, again=Number)
    KING_DOUBLED = tells(67, again=Number, presence=Number)     # 1: his presence too
    KING_ABSENT = tells(68, left=Number)    # ends of round that he misses yet
    TOTAL = tells(69, soul=Soul, card=Card, total=Number)   # of an event below 0: it counts as 0
    SPECIAL_LAID = tells(70, place=Place)
    CROWNED = tells(71, soul=Soul, threshold=Number, keys=Number)
    FALSE_KING = tells(72, soul=Soul, total=Number, threshold=Number)
    DECKS_SHUFFLED = tells(73)
    LOOPED = tells(74, soul=Soul)
    KING_BLOCKED = tells(75, floor=Floor, rolls=Number)    # 1 where the die is rolled again
    SLOWED = tells(76, soul=Soul, n=Number)
    KEY_LEFT_AT_MOTEMEY = tells(77, soul=Soul)
    KEY_POOL = tells(78, n=Number, more=Number)     # keys that the game has; 1 if there is one more
    LOST_STORED = tells(79, card=Card)
    NO_RITUAL_KEY = tells(80, soul=Soul, other=Soul)
    STEADY = tells(81, soul=Soul, total=Number, needed=Number)
    BROKE_FREE = tells(82, soul=Soul, total=Number, needed=Number)
    MONSTER_STAYS = tells(114, monster=Monster, place=Place)    # where it would have moved
    NOTHING_TO_LOSE = tells(115, soul=Soul)     # of what a decree or an omen takes
    NOTHING_COMES = tells(83, soul=Soul, card=Card)
    CHAPEL = tells(84, soul=Soul, die=Number, more=Number)
    TAVERN = tells(85, soul=Soul)
    CURSE = tells(86, soul=Soul, floor=Floor, souls=Number)     # how many lose by it
    SERENITY = tells(87, soul=Soul, n=Number, now=Number, beat=360)
    VANITY = tells(88, soul=Soul, n=Number)     # so much more is lost
    POISON = tells(89, soul=Soul, doses=Number)
    GUEST = tells(90, soul=Soul, other=Soul, lot=Number)    # 0 if only one can come
    LIMITED = tells(91, soul=Soul, n=LimitKind(), monster=Monster)  # the Queen, of two monsters
    LIMITED_BY_KING = tells(92, soul=Soul, n=Number)
    LIMITED_AT_BOTTOM = tells(93, soul=Soul, n=Number)
    STUNNED = tells(94, soul=Soul)
    STATE_FROM_NEXT = tells(95, soul=Soul, state=State, rounds=Number)   # whole rounds, from the next on
    MONSTER_WOKE = tells(96, monster=Monster)
    FELL = tells(97, soul=Soul, objects=Number, keys=Number, beat=700)    # without a choice
    KING_BANISHED_TO = tells(98, floor=Floor)
    KING_DRAWS_NOT = tells(99, floor=Floor)
    FALSE_KING_FAILS = tells(100, soul=Soul, floor=Floor, n=Number)
    ASKED = tells(101, soul=Soul, other=Soul, card=Card)
    REFUSED = tells(102, soul=Soul, other=Soul, card=Card)
    MOTEMEY_LEFT = tells(103, soul=Soul)
    DISCARDED = tells(104, soul=Soul, card=Card)    # no room for it
    WITHOUT_RING = tells(105, soul=Soul, now=Number, keys=Number)   # its highest sanity, and room for keys
    RENOUNCED = tells(106, soul=Soul)
    USED_UP = tells(107, soul=Soul, card=Card)      # what had several uses
    RESCUED = tells(108, soul=Soul, other=Soul)
    CAUGHT = tells(109, monster=Monster, soul=Soul, again=Number)
    BEGAN_WITH = tells(110, soul=Soul, card=Card)
    FALL_COSTS = tells(111, soul=Soul, n=Number)    # each other soul
    PEEKED_UNDER = tells(112, soul=Soul, place=Place, card=Card, beat=1000)    # the second card, to the seat alone
    GOES_ON = tells(141, blow=Blow, n=Number, beat=360)     # after a fall that has interrupted it, for those left
    FALL_TOOK = tells(113, soul=Soul, n=FallKind(), now=Number, beat=360)   # by the fall of another soul
    STATE_RENEWED = tells(116, soul=Soul, state=State, rounds=Number, beat=400)     # that it already had
    RENEWED_FROM_NEXT = tells(117, soul=Soul, state=State, rounds=Number)
    SANITY_SET = tells(118, soul=Soul, before=Number, now=Number, beat=360)     # neither lost nor gained
    GAINED_TO_LIMIT = tells(119, soul=Soul, n=Number, now=Number, beat=360)     # less than it might have been
    SET_TO_LIMIT = tells(120, soul=Soul, before=Number, now=Number, beat=360)   # lower than it would have been
    NO_STATES = tells(121, soul=Soul)   # to remove
    CROWN_RISES = tells(122, threshold=Number)
    WITH_RING = tells(123, soul=Soul, now=Number, keys=Number)
    MEAL_SHARED = tells(124, soul=Soul, other=Soul)
    NO_SACRIFICE = tells(125, soul=Soul, again=Number)  # why nobody is asked; 1: has chosen this round, 0: has nothing
    LOOT = tells(126, soul=Soul, card=Card)     # what the Goblin takes
    LOOT_DROPPED = tells(127, objects=Number, keys=Number)
    DRAGGED = tells(128, soul=Soul, from_=Place, to=Place, beat=420)    # in the sack
    KING_CAME = tells(129, floor=Floor, moved=Number, beat=500)     # by FURIA
    LOT_FALLS = tells(130, soul=Soul, nth=Number, of=Number)    # on which of its objects, in the order they came
    RITUAL_COSTS = tells(131, soul=Soul, n=Number)
    WIGGLED = tells(132, soul=Soul, die=Number, needed=Number)
    WIGGLE_FAILED = tells(133, soul=Soul, die=Number, needed=Number)
    PAID_SANITY = tells(135, soul=Soul, n=LossKind("cut"), now=Number, beat=360)
    LOST_IN_FALL = tells(136, soul=Soul, card=Card)
    CHAPEL_FRIGHTENS = tells(134, soul=Soul, n=Number)  # by a die of so much or less
    ROSE = tells(137, soul=Soul, floors=Number, round=Number)       # 1: past the third floor to the first
    ACTIONS_AGAIN = tells(139, soul=Soul, n=Number)     # above the bottom before its turn
    GONE_AGAIN = tells(140, soul=Soul, place=Place)     # taken out of the room before it could enter it
    DROPPED = tells(138, soul=Soul, floors=Number, round=Number)    # 1: past the first floor to the third
    # what a designer has made
    VISITED = tells(142, soul=Soul, special=Special, beat=450)
    AIMED = tells(143, soul=Soul, other=Soul)
    STRUCK = tells(144, monster=Monster, soul=Soul, beat=450)
    ROOM_TOTAL = tells(145, soul=Soul, special=Special, total=Number)   # below 0: it counts as 0
    NOTHING_COMES_HERE = tells(146, soul=Soul, special=Special)
    NO_MONSTER_HERE = tells(147, soul=Soul)


N = Kind("n", 0, 50)
Floors = Kind("n", 0, 2)
Name = Named("name", names.State)
Object = Named("object", ["" if card not in names.FOUND else card.name for card in names.Card])


class Do(Doing):
    """The effects in an event's table."""

    NOTHING = 0
    LOSE = does(1, n=N)
    GAIN = does(2, n=N)
    STATE = does(3, what=Name, n=N)
    SKIP_TURN = 4
    NO_ACTIONS = 5
    FIND = does(6, what=Object)
    INVERT_SANITY = 7
    BRING = does(8, n=N)
    CLEAR_STATES = 9
    SWAP_NEXT = 10
    SWAP_PREVIOUS = 11
    RISE = does(12, n=Floors)
    FALL = does(13, n=Floors)
    KING_HERE = does(14, n=N)
    KING_AWAY = does(15, n=N)
    KING_DOUBLED = 16
    SHOP = 17
    GO_TO = 18
    TO_CORRIDOR = 19
    STUN_HERE = does(20, n=N)


WHOM = {whom.name.lower().replace("_", " "): whom for whom in names.Whom if whom}
"""How a row says whom an effect reaches, if not the soul itself: `others on floor: lose 1`."""
SHARED = (Do.LOSE, Do.GAIN, Do.STATE, Do.SKIP_TURN, Do.NO_ACTIONS, Do.CLEAR_STATES, Do.TO_CORRIDOR)
"""The effects that may reach other souls."""


class Why(Forbidding):
    """Why an action is not legal, and the rule that forbids it."""

    NOTHING = why(0)
    GAME_OVER = why(1, "end.check")
    NOT_NOW = why(2, "turn.order")
    NO_ACTIONS = why(3, "actions.costs")
    TRAPPED = why(4, "states.trapped")
    IN_SACK = why(5, "monsters.sack_holds")
    FROZEN = why(6, "monsters.queen_freezes")
    NOT_ADJACENT = why(7, "board.adjacency")
    PARANOIA = why(8, "states.paranoid")
    NO_DECK = why(9, "actions.search")
    DECK_EMPTY = why(10, "actions.search")
    KING_HERE = why(11, "actions.meditate_king")
    TANK_HERE = why(12, "roles.tank_silence")
    NOT_HELD = why(13, "objects.held")
    ALREADY_IN_CORRIDOR = why(14, "objects.compass")
    NO_MONSTER = why(15, "objects.blunt")
    NOT_IN_ROOM = why(16, "objects.treasure_stairs")
    STAIR_HERE = why(17, "objects.treasure_stairs")
    NOT_TRAPPED = why(18, "states.trapped_escape")
    NOT_IN_SACK = why(19, "monsters.sack_wiggle")
    NO_TAVERN = why(20, "rooms.tavern")
    ALREADY_PEEKED = why(21, "rooms.tavern")
    NO_MOTEMEY = why(22, "rooms.motemey_buy")
    MOTEMEY_EMPTY = why(23, "rooms.motemey_buy")
    SOULBOUND = why(24, "objects.soulbound")
    NO_ARMORY = why(25, "rooms.armory_drop")
    ARMORY_FULL = why(26, "rooms.armory_drop")
    NOT_STORED = why(27, "rooms.armory_take")
    NO_KEY_SLOT = why(28, "keys.slots")
    NO_DOORS = why(29, "rooms.doors")
    ONESELF = why(30, "rooms.doors")
    NO_SALON = why(31, "rooms.salon")
    VANITY = why(32, "states.vanity")
    NO_CHAPEL = why(33, "rooms.chapel")
    NO_CHAMBER = why(34, "rooms.lethal_chamber")
    NOT_TWO = why(35, "rooms.lethal_chamber")
    RITUAL_DONE = why(36, "rooms.lethal_chamber")
    NO_HEALER = why(37, "roles.healer")
    NO_SANITY = why(38, "roles.healer")
    NOT_THAT_STATE = why(39, "roles.healer")
    NO_SERENITY = why(40, "states.serenity_renounced")
    NO_BOOK = why(41, "objects.tales")
    NO_TALE = why(42, "objects.tales")
    NO_TRADE = why(43, "actions.trade")
    APART = why(44, "actions.trade")
    NO_SLOT_LEFT = why(45, "collapse.options")
    LOWEST_MAX = why(46, "collapse.options")
    NO_KEY = why(47, "keys.slots")
    SEEN_ALREADY = why(48, "rooms.tavern")
    OTHER_FLOOR = why(49, "actions.spy")
    NO_SWAP = why(50, "roles.psychic")
    NOT_OFFERED = why(51, "rooms.motemey_buy")
    NOT_OBJECT = why(52, "rooms.motemey_sell")
    NOBODY_THERE = why(53, "rooms.doors")
    NO_SLOT_TAKEN = why(54, "objects.tales_without_slot")
    HANDS_FULL = why(55, "actions.trade_back")
    NO_SANCTUARY = why(56, "crown.bought")
    CROWN_WORN = why(57, "crown.kept")
    NO_CAPTIVE = why(58, "monsters.rescue")
    AT_BOTTOM = why(59, "rooms.price_at_bottom")
    NO_STAIR = why(60, "board.stairs")
    FAR_FROM_BOOK = why(61, "objects.tale_handed")
    STUNNED = why(62, "states.stunned")
    TO_ONESELF = why(63, "actions.trade")
    NO_TAKER = why(64, "actions.trade")
    DECLINED = why(65, "actions.ask")
    NOT_THEIRS = why(66, "actions.ask")
    NO_ASKING = why(67, "actions.trade")
    NO_ARMORY_TO_TAKE_FROM = why(68, "rooms.armory_take")
    NO_MOTEMEY_TO_SELL_TO = why(69, "rooms.motemey_sell")
    NO_CROWN = why(70, "actions.costs")     # in this game
    NO_RESCUE = why(71, "monsters.sack_free")
    STUNNED_IDLE = why(72, "states.stunned")
    STUNNED_STILL = why(95, "states.trapped")
    TOO_FEW_KEYS = why(96, "crown.bought")
    TOO_FEW_DECKS = why(97, "rooms.tavern")
    NO_OBJECT_SLOT = why(98, "actions.trade_back")      # for a key
    NO_OWN_ROOM = why(99, "own.rooms")
    AIM_FIRST = why(100, "own.target")
    NOTHING_TO_AIM = why(101, "own.target")
    SAME_SOUL = why(102, "own.target")
    NO_SUCH_SOUL = why(103, "own.target")
    NOT_HERE = why(104, "own.target")
    TOO_FEW_ACTIONS = why(105, "own.uses")
    # another question must be answered first
    FALL_FIRST = why(73, "collapse.interrupt", Op.COLLAPSE)
    DISCARD_FIRST = why(74, "inventory.discard", Op.OVERLOAD)
    SHIELD_FIRST = why(75, "roles.tank_shield", Op.SHIELD)
    DICE_FIRST = why(76, "roles.high_roller", Op.TWO_DICE)
    FORESEE_FIRST = why(77, "roles.psychic", Op.FORESEE)
    PEEK_FIRST = why(78, "rooms.tavern", Op.PEEK)
    PICK_FIRST = why(79, "rooms.motemey_buy", Op.PURCHASE)
    SHOP_FIRST = why(80, "events.motemey", Op.SHOP)
    SPY_FIRST = why(81, "actions.spy", Op.SPY)
    LOSE_FIRST = why(82, "omens.goblin", Op.LOSE_OBJECT)
    LOSE_FIRST_BY_DECREE = why(83, "king.decree_choose_discard")
    REACT_FIRST = why(84, "monsters.reaction", Op.REACT)
    ANSWER_FIRST = why(85, "actions.ask", Op.ASKED)
    # answers without a question
    NO_FALL = why(86, "collapse.interrupt", Act.SACRIFICE_SLOT, Act.SACRIFICE_SANITY, Act.ACCEPT)
    NO_EXCESS = why(87, "inventory.discard", Act.DISCARD)
    NO_LOSS = why(88, "roles.tank_shield", Act.SHIELD)
    NO_ROLL = why(89, "roles.high_roller", Act.TWO_DICE, Act.ONE_DIE)
    NOTHING_SEEN = why(90, "roles.psychic", Act.SWAP, Act.KEEP)
    NO_LOOK = why(91, "actions.spy", Act.LOOK)
    NO_OFFER = why(92, "rooms.motemey_buy", Act.PICK)
    NO_VISIT = why(93, "events.motemey", Act.LEAVE)
    NO_WINDOW = why(94, "objects.blunt", Act.REACT)
