"""The words of Carcosa: what is asked, chosen, refused and told, each with its arguments."""
from __future__ import annotations

from ...kernel.kinds import Args, Kind, Named, Seats, Shown, Voice
from ...kernel.vocabulary import Asking, Choosing, Forbidding, Telling, act, asks, tells, why
from . import names
from .names import FLOORS, PLACE_NAMES, SOULS, UNKNOWN


class PlaceKind(Named):
    """A room or a corridor, said by its floor and its number."""

    def name_of(self, voice: Voice, key: str) -> str:
        floor, room = int(key[1]), key[3:]
        if room == "P":
            return voice.speech.say("place-corridor", floor=floor)
        return voice.speech.say("place-room", floor=floor, room=int(room[1:]))


class FloorKind(Named):
    """A floor, counted from 0 in the log, shown and named from 1 on."""

    def name_of(self, voice: Voice, key: str) -> str:
        return voice.speech.say("floor", floor=int(key[1:]))


class MonsterKind(Named):
    """A monster, also with its article in two cases: `<argument>_subject`, `<argument>_object`."""

    def said(self, voice: Voice, name: str, args: Args) -> Shown:
        key = args[name]
        return {**super().said(voice, name, args), f"{name}_subject": voice.speech.say(f"monster-{key}-subject"),
                f"{name}_object": voice.speech.say(f"monster-{key}-object")}


def _is_object(card: int) -> bool:
    of = names.Card
    return of.COMPASS <= card <= of.BLUNT or card == of.KEY or of.BOOK_CHAMBERS <= card <= of.TREASURE_PENDANT


COVERED = {UNKNOWN: "UNKNOWN"}

Number = Kind()
Soul = Seats(SOULS)
Place = PlaceKind("place", PLACE_NAMES)
Floor = FloorKind("floor", tuple(f"F{floor + 1}" for floor in range(FLOORS)))
Card = Named("card", names.Card, others=COVERED)
State = Named("state", names.State)
Role = Named("role", names.Role)
Special = Named("special", names.Special, others=COVERED)
Monster = MonsterKind("monster", names.Monster)
Cause = Named("cause", names.Cause)
Decree = Named("decree", names.Decree)
Object: Named = Card.only("object", lambda lore, card: _is_object(card))
Tale: Named = Card.only("tale", lambda lore, card: names.Card.TALE_REPAIRER <= card <= names.Card.TALE_SIGN)
Gift: Named = State.only("state", lambda lore, state: state in (names.State.SANIDAD, names.State.ILUMINADO))

THINGS = {kind.name: tuple(key for key in kind.names if key not in ("", "NONE"))
          for kind in (Card, State, Role, Special, Monster)}
"""What has a name and rules of its own, by kind."""


class Op(Asking):
    """What a frame of the agenda asks for; the first argument is the soul concerned."""

    NONE = 0
    # choices
    TURN = asks(1, soul=Soul)   # choose an action of one's turn
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
    # work
    ROUND_START = 20
    NEXT_TURN = 21
    ENTER = 23  # has come into a room
    REVEAL = 24
    BOTTOM = 26     # card b goes under deck c
    EVENT = 27  # roll for event b of deck c with a's dice
    LOSE = 28   # b sanity; c: 1 if it is a price paid
    GAIN = 29   # b sanity
    CHECK_DEFEAT = 32
    SHARE_MEAL = 33     # and soul b: c sanity each
    TELEPORT = 34   # to place b
    RITUAL_KEY = 35
    STUMBLE = 36
    ROUND_END = 37  # the a-th step; b: 1 where the king skips his
    CURSE = 40  # soul a bears MALDITO
    MONSTER = 41    # monster a acts; b: 1 once its reaction has been asked for
    KING_DISCARD = 42
    POISON = 43
    LOOP = 44   # has gone to and fro too often


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


class Told(Telling):
    """What the log tells (1 is the kernel's roll of a die)."""

    ROLL = tells(1, sides=Number, face=Number)
    ROUND = tells(2, round=Number)
    TURN = tells(3, soul=Soul, actions=Number)
    MOVED = tells(4, soul=Soul, from_=Place, to=Place)
    ENTERED_SPECIAL = tells(5, soul=Soul, special=Special, place=Place)
    REVEALED = tells(6, soul=Soul, card=Card, place=Place)
    LOST_SANITY = tells(7, soul=Soul, n=Number, now=Number)
    GAINED_SANITY = tells(8, soul=Soul, n=Number, now=Number)
    STATE_GIVEN = tells(10, soul=Soul, state=State, rounds=Number)
    STATE_ENDED = tells(11, soul=Soul, state=State)
    GOT_OBJECT = tells(12, soul=Soul, card=Card)
    LOST_OBJECT = tells(13, soul=Soul, card=Card)
    GOT_KEY = tells(14, soul=Soul, keys=Number)
    KEY_LEFT = tells(15, soul=Soul, place=Place)    # cannot carry it
    KEYS_DESTROYED = tells(16, n=Number, total=Number)
    USED = tells(17, soul=Soul, card=Card)
    MONSTER_CAME = tells(18, monster=Monster, place=Place)
    MONSTER_MOVED = tells(19, monster=Monster, from_=Place, to=Place)
    MONSTER_STUNNED = tells(20, monster=Monster, rounds=Number)
    MONSTER_LEFT = tells(21, monster=Monster)
    CAPTURED = tells(22, soul=Soul)
    FREED = tells(23, soul=Soul)
    ROBBED = tells(24, soul=Soul, objects=Number, keys=Number)
    TUE_TUE = tells(25, soul=Soul, count=Number)
    COLLAPSED = tells(26, soul=Soul)
    SACRIFICED = tells(27, soul=Soul, sanity=Number)    # 0 an object slot, 1 maximum sanity
    ACCEPTED = tells(28, soul=Soul)
    SHIELDED = tells(29, tank=Soul, soul=Soul, n=Number)
    DESTROYED_SPECIAL = tells(30, place=Place, special=Special)
    KING_MOVED = tells(31, floor=Floor)
    KING_AWAY = tells(32, rounds=Number)
    KING_PRESENCE = tells(33, floor=Floor, n=Number)
    KING_DECREE = tells(34, decree=Decree)
    HOUSE = tells(35, n=Number)
    STAIRS = tells(36, floor=Floor, place=Place)
    DECKS_ROTATED = tells(37, floors=Number)    # 0 along the belt, 1 within each floor
    PEEKED = tells(38, soul=Soul, place=Place, card=Card)   # to the seat alone
    LOOKED = tells(39, soul=Soul, place=Place)  # to everybody
    OFFERED = tells(40, soul=Soul, first=Card, second=Card)     # to the seat alone
    BOUGHT = tells(41, soul=Soul)
    SOLD = tells(42, soul=Soul, card=Card, n=Number)
    STORED = tells(43, soul=Soul, card=Card)
    TOOK = tells(44, soul=Soul, card=Card)
    RITUAL = tells(45, soul=Soul, die=Number)
    SALON = tells(46, soul=Soul, uses=Number)
    ANNEXED = tells(47, soul=Soul, card=Card, n=Number)
    GAVE = tells(48, soul=Soul, card=Card, to=Soul)
    PROTECTED = tells(49, soul=Soul, card=Card)
    SKIPPED = tells(50, soul=Soul)
    TURN_LOST = tells(51, soul=Soul)
    MAX_LOWERED = tells(52, soul=Soul, now=Number)
    ESCAPE_FAILED = tells(53, soul=Soul)
    STUMBLED = tells(54, soul=Soul)
    SWAPPED_PLACES = tells(55, soul=Soul, other=Soul)
    MEDITATED = tells(56, soul=Soul)
    DOORS = tells(57, soul=Soul, to=Soul)
    WON = tells(58)
    LOST = tells(59, cause=Cause)
    TEMP_STAIRS = tells(60, soul=Soul, place=Place)
    EMPTY_DECK = tells(61, soul=Soul, place=Place)
    SWAPPED_CARDS = tells(62, soul=Soul, place=Place)   # to the seat alone
    HEALED = tells(63, soul=Soul, state=State)
    STOPPED = tells(64)
    WILL_SKIP = tells(65, soul=Soul)
    NO_ACTIONS = tells(66, soul=Soul)
    KING_DOUBLED = tells(67)
    KING_ABSENT = tells(68)
    TOTAL = tells(69, soul=Soul, card=Card, total=Number)
    SPECIAL_LAID = tells(70, place=Place)
    CROWNED = tells(71, soul=Soul, threshold=Number)
    FALSE_KING = tells(72, soul=Soul, total=Number, threshold=Number)
    DECKS_SHUFFLED = tells(73)
    LOOPED = tells(74, soul=Soul)
    KING_BLOCKED = tells(75, floor=Floor)
    SLOWED = tells(76, soul=Soul)


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
