"""The words of Bethlem: what is asked, chosen, refused and told, each with its arguments.

The game with cards of one's own has words of its own among them: their numbers are of one row.
"""
from __future__ import annotations

from collections.abc import Mapping
from itertools import permutations
from typing import Any

from ...kernel.kinds import Args, Kind, Named, Seats, Shown, Voice
from ...kernel.vocabulary import Asking, Choosing, Forbidding, Telling, act, asks, tells, why
from . import names
from .custom import names as own
from .names import CARDS, PLACE_NAMES, ROW, SEATS, SPOT_SEAT, SPOT_SECOND

ORDER_NAMES = tuple("".join(order) for order in permutations("1234"))
"""The order of a row, by the groups of its cards: 1 main character, 2 secondary, 3 main action, 4 secondary."""
LAY_NAMES = tuple("".join(str(bits >> group & 1) for group in range(ROW)) for bits in range(1 << ROW))
"""For each group, whether its first (0) or second card comes to the table."""
CHOICE_NAMES = tuple(f"USE_{own.Tool(number - own.Choice.TOOL_FIRST).name}"
                     if own.Choice.TOOL_FIRST <= number < own.Choice.TOOL_FIRST + len(own.Tool)
                     else own.Choice(number).name if number in own.Choice.__members__.values() else ""
                     for number in range(max(own.Choice) + 1))


class SpotKind(Named):
    """A place with whose row it is: its name, its seat (`<argument>_seat`), and whether the row is that player's second
    (`<argument>_second`); "" is no place."""

    def parts(self, lore: Any, name: str, value: int) -> Shown:
        if value < 0:
            return {name: "", f"{name}_seat": -1, f"{name}_second": 0}
        return {name: self.id(lore, value % SPOT_SEAT), f"{name}_seat": value % SPOT_SECOND // SPOT_SEAT,
                f"{name}_second": value // SPOT_SECOND}

    def pages(self, name: str) -> Mapping[str, str]:
        return {name: "string", f"{name}_seat": "number", f"{name}_second": "number"}

    def said(self, voice: Voice, name: str, args: Args) -> Shown:
        return {name: spot_name(voice, str(args[name]), int(args[f"{name}_seat"]), int(args[f"{name}_second"]))}


def spot_name(voice: Voice, place: str, seat: int, second: int) -> str:
    """A card by whose it is and where it lies: card 2 of Ana."""
    if place == "":
        return voice.speech.say("spot-nothing")
    owner = Seat.said(voice, "name", {"name": seat})
    return voice.speech.say("spot-second" if second else "spot", **owner, position=int(place.split(".")[1]))


class OmenKind(Named):
    """A prophecy, said of the seat that it is `about`."""

    def said(self, voice: Voice, name: str, args: Args) -> Shown:
        about = Seat.said(voice, "name", {"name": int(args["about"])})
        return {name: voice.speech.say(f"omen-{args[name]}", **about)}


class Bare(Named):
    """A name that no message says by itself: what it stands for is said by the state."""

    def said(self, voice: Voice, name: str, args: Args) -> Shown:
        return {name: str(args[name])}


def _named(name: str, enum: Any) -> Named:
    return Named(name, enum)


Number = Kind()
Seat = Seats(SEATS)
Spot = SpotKind("place", PLACE_NAMES)
Place = Bare("place", PLACE_NAMES)
Card = _named("card", names.Card)
AnyCard = Bare("card", tuple(names.Card(card).name if card in names.Card.__members__.values() and card else ""
                             for card in range(CARDS)))
Event = _named("event", names.Event)
Call = _named("call", names.Call)
Side = _named("side", names.Side)
TwoSides: Named = Side.only("side", lambda lore, side: side in (names.Side.MUTINEERS, names.Side.INMATES))
Cause = _named("cause", names.Cause)
Question = _named("question", names.Question)
Omen = OmenKind("omen", names.Omen)
Group = _named("group", names.Group)
OnTable: Named = Group.only("group", lambda lore, group: group < names.Group.TRAIT)
Order = Bare("order", ORDER_NAMES)
Lay = Bare("choice", LAY_NAMES)
Chosen = Bare("choice", CHOICE_NAMES)
Choice = _named("choice", own.Choice)
Tool = _named("tool", own.Tool)
Occurrence = _named("occurrence", own.Occurrence)
Role = _named("role", own.Role)

THINGS = {kind.name: tuple(key for key in kind.names if key not in ("", "NONE"))
          for kind in (Card, Event, Occurrence, Tool)}
"""What has a name and rules of its own, by kind."""


class Ask(Asking):
    """What a seat is asked: b of a frame that asks. Its arguments are a, who is asked, and c."""

    NONE = 0
    SIDE = asks(1, name=Seat)   # which side the player alone takes
    DRAFT = asks(2, name=Seat, group=Group)     # a card of group c
    LAY = asks(3, name=Seat)    # which card of each group comes to the table first
    ARRANGE = asks(4, name=Seat)    # in which order row c lies
    GET_UP = asks(5, name=Seat)     # Ali: in whose turn
    FUTURE = asks(6, name=Seat)     # a question to the narrator
    FUTURE_ANSWER = asks(7, name=Seat)  # to seat c
    PACT = asks(8, name=Seat)
    PACT_RISE = asks(9, name=Seat)  # Richard: whether to see the other
    EVENT = asks(10, name=Seat)     # an event of the night
    SURGEON = asks(11, name=Seat)
    ROOMS = asks(12, name=Seat)
    LEPER = asks(13, name=Seat)
    HYPNOSIS = asks(14, name=Seat)
    SUGGESTION = asks(15, name=Seat, other=Seat)    # the power that seat c may use
    CELL = asks(16, name=Seat)
    MELANCHOLY = asks(17, name=Seat)
    DIRECTOR = asks(18, name=Seat)
    LARRY = asks(19, name=Seat)
    ARCHIVE = asks(20, name=Seat)
    MARY = asks(21, name=Seat)
    POSE = asks(22, name=Seat)  # as seat c
    REAPER = asks(23, name=Seat)
    SCYTHE = asks(24, name=Seat)    # the reaper kills
    FLICK = asks(25, name=Seat)
    PROPHET = asks(26, name=Seat)
    SWEET_DEATH = asks(27, name=Seat)
    ARTHUR = asks(28, name=Seat)
    SPY = asks(29, name=Seat)
    ATTACK = asks(30, name=Seat)
    ATTACK_ALONE = asks(31, name=Seat)
    ELECTROSHOCK = asks(32, name=Seat)
    OPIUM = asks(33, name=Seat)
    LOBOTOMY = asks(34, name=Seat)
    CATALEPSY = asks(35, name=Seat)
    CHANCE = asks(36, name=Seat)
    PATIENCE = asks(37, name=Seat)
    PUPPET = asks(38, name=Seat)
    ORDER = asks(39, name=Seat)
    ANXIETY = asks(40, name=Seat)
    ANSWER = asks(41, name=Seat, other=Seat)    # to seat c, a question of one's own words
    # by day
    DAY = asks(42, name=Seat)
    WAKERFIELD = asks(43, name=Seat)
    PARDON = asks(44, name=Seat)
    REVENGE = asks(45, name=Seat)   # the persecution mania of card c
    FRIEND = asks(46, name=Seat)    # its opposite
    RABIES = asks(47, name=Seat)    # to which side
    CELLMATES = asks(48, name=Seat)     # the same or the opposite position
    CHIP = asks(49, name=Seat)  # c: which
    BARBER = asks(50, name=Seat)
    CONFESSION = asks(51, name=Seat)
    MIRACLE = asks(52, name=Seat)
    OMEN = asks(53, name=Seat)  # the open part of a prophecy
    FATE = asks(54, name=Seat)  # its hidden part
    WAKE = asks(55, name=Seat)  # which card awakens
    AMNESIA = asks(56, name=Seat)
    VOTE = asks(57, name=Seat)
    VOTE_CARD = asks(58, name=Seat)
    VERDICT = asks(59, name=Seat)   # of whoever lynches alone
    REPLACE = asks(60, name=Seat)   # which card of the reserve fills place c
    # awakenings
    MARK = asks(61, name=Seat)  # Daniel: who turns mutineer
    MASSACRE = asks(62, name=Seat)  # Nathaniel: whether
    MASSACRE_CARD = asks(63, name=Seat, n=Number)   # ... and whom; c more after this
    SILENCE = asks(64, name=Seat)   # Ali: which of the killers of card c loses the vote
    SHIFT = asks(65, name=Seat)     # the reaper moves a token
    GUESS = asks(66, name=Seat)     # game of chance, card c: what lies under the chip
    STRIKE_BACK = asks(67, name=Seat)   # the cataleptic kills
    ACCUSED = asks(68, name=Seat)   # amnesia: who must lose a card
    TAKE_ALONG = asks(69, name=Seat)    # sweet death, card c: the card chosen before
    # with cards of one's own
    POWER = asks(120, name=Seat)    # c: which of `custom.names.Power`


class Act(Choosing):
    PASS = act(1, "pass")
    POINT = act(2, "point", card=Place)
    REVERSE = act(3, "reverse", card=Place)     # with the opposite effect
    PAIR = act(4, "pair", card=Place, other=Place)
    REVERSE_PAIR = act(5, "reverse pair", card=Place, other=Place)
    PLAYER = act(6, "player", name=Seat)
    PLAYERS = act(7, "bind", name=Seat, other=Seat)
    REVERSE_PLAYERS = act(8, "hate", name=Seat, other=Seat)
    ORDER = act(9, "order", order=Order)    # how a row lies
    CARD = act(10, "card", card=AnyCard)
    EVENT = act(11, "play", event=Event)
    YES = act(12, "yes")
    NO = act(13, "no")
    SIDE = act(14, "side", side=TwoSides)
    QUESTION = act(15, "ask", question=Question, name=Seat)
    OMEN = act(16, "foretell", omen=Omen, about=Seat)
    LAY = act(17, "lay", choice=Lay)    # which of two cards of each group, as bits
    GROUP = act(18, "guess", group=OnTable)
    YES_REVERSE = act(19, "yes reverse")
    CHOOSE = act(30, "choose", choice=Chosen)   # one of `custom.names.Choice`


class Told(Telling):
    """What the log tells (1 is the kernel's roll of a die)."""

    ROLL = tells(1, sides=Number, face=Number)
    ROUND = tells(2, round=Number)
    CALL = tells(3, call=Call)
    DAY = tells(4, round=Number)
    DEALT = tells(5, seat=Seat, place=Spot, card=Card)  # to the seat
    TRAIT_DEALT = tells(6, seat=Seat, card=Card)    # to the seat
    TRAIT_SHOWN = tells(7, seat=Seat, card=Card)
    SIAMESE = tells(8, seat=Seat)   # to the other
    CELLMATE = tells(9, seat=Seat)
    PACT_WITH = tells(10, seat=Seat, hate=Number)   # to the other
    SAW_CARD = tells(11, place=Spot, card=Card)     # to whoever looked
    ANSWERED_MARY = tells(12, seat=Seat, yes=Number)
    ANSWERED_ARCHIVE = tells(13, seat=Seat, position=Number)
    AWAKE = tells(14, seat=Seat)    # to whoever is awake with it
    WATCHED = tells(15, card=Card, seat=Seat)
    NOBODY_ROSE = tells(16, card=Card)
    SEEN_SPYING = tells(17, seat=Seat)  # to the mutineers
    PROPOSED = tells(18, seat=Seat, place=Spot)
    ATTACKED = tells(19, place=Spot)
    NO_CONSENSUS = tells(20)
    BORROWED = tells(21, card=Card)
    GLOOMY = tells(22, place=Spot)
    ISOLATED = tells(23, place=Spot)
    SWAPPED = tells(24, place=Spot, other=Spot)
    HYPNOSIS = tells(25, card=Card)
    HYPNOTIZED = tells(26, card=Card)   # to the one
    OBEYS = tells(27, place=Spot)   # to whoever must vote so
    QUESTION = tells(29, question=Question, asker=Seat, seat=Seat)
    ANSWER = tells(30, question=Question, seat=Seat, yes=Number)
    MARKED = tells(31, card=Card, place=Spot)
    DIES = tells(32, place=Spot, card=Card)
    SURVIVES = tells(33, place=Spot, card=Card)     # attacked in the open and not killed
    TAKEN = tells(34, place=Spot, other=Spot)
    PARDONED = tells(35, place=Spot)
    REVIVES = tells(36, place=Spot, card=Card)
    SHOWN = tells(38, place=Spot, card=Card)
    EVENT = tells(39, seat=Seat, event=Event)
    DREW = tells(40, seat=Seat)
    DREW_EVENT = tells(41, seat=Seat, event=Event)  # to the seat
    VOTED = tells(42, seat=Seat, other=Seat)
    VOTED_CARD = tells(43, seat=Seat, place=Spot)
    ELECTED = tells(44, seat=Seat, votes=Number)
    TIE = tells(45)
    LYNCHED = tells(46, place=Spot)
    NO_LYNCHING = tells(47)
    BANNED = tells(48, seat=Seat, by=Seat)
    VOTELESS = tells(49, seat=Seat)
    AMNESIA = tells(50, seat=Seat)
    DEFIED = tells(51, times=Number)
    SCYTHE = tells(52)
    AWAKENED = tells(53, place=Spot)
    OUT = tells(54, seat=Seat)
    WON = tells(55, seat=Seat, side=Side)
    ENDED = tells(56, cause=Cause)
    CHIP = tells(57, place=Spot)
    LOBOTOMIZED = tells(58, place=Spot, card=Card)
    DRAFTED = tells(59, seat=Seat, card=Card)
    SIDE = tells(60, seat=Seat, side=Side)
    DEATH_BOUND = tells(61, seat=Seat, other=Seat)  # dies with its partner
    QUIET = tells(62)
    OMEN = tells(63, omen=Omen, about=Seat, seat=Seat)
    OMEN_TRUE = tells(64, omen=Omen, about=Seat)
    OMEN_FALSE = tells(65, omen=Omen, about=Seat)
    FUTURE = tells(66, seat=Seat, about=Seat, question=Question)
    FUTURE_ANSWER = tells(67, seat=Seat, yes=Number)
    FUTURE_JUDGED = tells(78, question=Question, about=Seat, right=Number)
    SECRET = tells(69, card=Card, seat=Seat, which=Number)  # known to the one who keeps it
    DUE = tells(71, place=Spot)     # will die next round
    REPLACED = tells(72, place=Spot)
    RESTORED = tells(75, place=Spot)
    TURNED = tells(73, seat=Seat)   # to the seat: it is of the mutineers now
    ANNOUNCED = tells(74, seat=Seat, card=Card)     # that its awakening is used
    MUZZLED = tells(76, seat=Seat)  # against whom nothing may be done today
    MAIN_CARD = tells(77, seat=Seat, position=Number)
    ROBBED = tells(100, seat=Seat, other=Seat)
    ROBBED_EVENT = tells(101, seat=Seat, event=Event)   # to both
    DISCARDED = tells(102, seat=Seat, event=Event)
    # with cards of one's own
    GOAL_DEALT = tells(120, seat=Seat, card=Card)   # to the seat
    GOAL_SHOWN = tells(121, seat=Seat, card=Card)
    SAW_GOAL = tells(122, seat=Seat, card=Card)     # to whoever looked
    SURVIVOR = tells(123, seat=Seat)
    NUMBER = tells(124, place=Spot, number=Number)
    LAUGHS = tells(125, card=Card, seat=Seat)
    STOLEN_POWER = tells(126, card=Card)
    OCCURS = tells(127, occurrence=Occurrence)
    POINT = tells(128, seat=Seat, points=Number)
    EXCHANGED = tells(129, place=Spot, other=Spot)
    BROCCOLI = tells(130, place=Spot, number=Number)
    CHARACTERS = tells(131, card=Card)  # it is in the game
    RISE_AGAIN = tells(132, seat=Seat)
    STOPPED = tells(133, seat=Seat)
    SWAPPED_GOALS = tells(134, seat=Seat, other=Seat)
    SWAPPED_TRAITS = tells(135, seat=Seat, other=Seat)
    PANDORA = tells(136, place=Spot)
    PAST = tells(137)
    VIRUS = tells(138, seat=Seat, number=Number)
    SHERIFF = tells(139, seat=Seat)
    ROLE = tells(140, seat=Seat, role=Role)
    COMA = tells(141, place=Spot)
    TRANSPLANT = tells(142, place=Spot)
    SHIELD = tells(143, place=Spot)     # a shield, a robot... took the blow
    BET_WON = tells(144, choice=Choice)     # to the gambler
    BET_LOST = tells(145, seat=Seat)
    MEAL = tells(146, seat=Seat, other=Seat)    # to both
    TOOL = tells(147, tool=Tool)    # to whoever drew it
    DECLARED = tells(149, seat=Seat)
    OUT_OF_PLAY = tells(150, place=Spot)
    BEHAVES = tells(151, seat=Seat)
    SPY_MARK = tells(152, place=Spot)
    SPY_HIT = tells(153, place=Spot)
    HAUNTED = tells(154, seat=Seat)
    MAZE = tells(155, seat=Seat, card=Card)     # to the architect
    MAZED = tells(148, seat=Seat)   # to the seat
    BODY = tells(156, body=Number)
    CONVERTED = tells(158, seat=Seat)   # changes sides
    NO_NIGHT = tells(159)
    NO_DAY = tells(160)
    GAMBLED = tells(161, seat=Seat)
    IMMORTAL = tells(162, place=Spot)
    SACRIFICED = tells(163, seat=Seat)
    KING = tells(164)
    MIND = tells(165, card=Card)    # to both
    HOLDS = tells(166, place=Spot)  # attacked in the open, alive, and not turned up


class Why(Forbidding):
    """Why an action is not legal, and the rule that forbids it."""

    NOTHING = why(0)
    GAME_OVER = why(1, "end.at_once")
    NOT_ASKED = why(2, "night.in_private")  # something else is asked
    NO_PLACE = why(3, "setup.four_cards")   # there is no card
    DEAD = why(4, "deaths.shown")
    ALIVE = why(5, "prophet.ties")
    ISOLATED = why(6, "events.cell")
    AGAIN = why(7, "arthur.not_twice")  # the same as last round
    NO_PLAYER = why(8, "setup.players")
    OUT = why(9, "end.out")     # that player has no cards left
    EVERYBODY_FIRST = why(10, "traits.everybody_first")     # not twice before all others
    SCYTHE = why(11, "reaper.kills")    # only the reaper kills tonight
    NOT_DOOMED = why(12, "opium.saves")
    CERTAIN = why(13, "events.leper")   # nothing saves it
    NOT_BIPOLAR = why(14, "traits.bipolar")
    ONE_PLAYER = why(15, "prophet.ties")    # both cards must be of one player
    SAME = why(16, "prophet.ties")  # twice the same
    NOT_DEAD_CARD = why(17, "director.borrows")     # that card's power cannot be borrowed
    BORROWED = why(18, "director.borrows")
    NOT_HELD = why(19, "events.held")   # no such event in hand
    NOT_NOW = why(20, "events.held")    # that event is not for now
    ONESELF = why(21, "hypnosis.list")
    NO_SUGGESTION = why(22, "hypnosis.list")
    NOT_YOUR_CARD = why(23, "events.awakening")
    NOT_ELECTED = why(26, "lynching.card")
    MUST_OBEY = why(27, "traits.neurotic")
    NOT_IN_POOL = why(28, "two.draft")
    TWIN_FIRST = why(29, "two.siamese")     # the siamese rule of the draft
    NOT_LEFT = why(30, "chance.moves")  # the chip moves to the neighbour
    NOT_ACTION = why(31, "events.miracle")
    ASKED = why(33, "mary.once_each")
    SPARED_TODAY = why(34, "flick.protects")    # John Flick's protection (two and three players)
    AWAKE = why(35, "events.awakening")
    NO_TURN = why(36, "ali.gets_up")    # nobody gets up in that card's turn
    NOT_KILLER = why(37, "awakening.ali_silences")
    MUST = why(39, "night.may_pass")    # this cannot be passed over
    NOT_THAT = why(100, "custom.choices")   # the card does not allow this choice
    FRIENDS = why(101, "custom.meal")   # the chef's meal ties them this round
    NOTHING_TO_ANNOUNCE = why(41, "awakening.announce")
    HAS_MUTINEER = why(42, "awakening.nathaniel")
    MUZZLED = why(43, "awakening.archive")
