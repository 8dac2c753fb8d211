"""The vocabulary of Bethlem: questions, choices, refusals and events, each with its arguments.

The game with custom cards has its own entries among them, because their numbers share one sequence.
"""
from __future__ import annotations

from collections.abc import Mapping
from itertools import permutations
from typing import Any

from ...gamedef.kinds import Args, Kind, Named, Seats, Shown, Voice
from ...gamedef.vocabulary import Asking, Choosing, Forbidding, Telling, act, asks, tells, why
from . import names
from .custom import names as own
from .names import CARDS, PLACE_NAMES, ROW, SEATS, SPOT_SEAT, SPOT_SECOND

ORDER_NAMES = tuple("".join(order) for order in permutations("1234"))
"""The order of a row, by the groups of its cards: 1 main character, 2 secondary, 3 main action, 4 secondary."""
LAY_NAMES = tuple("".join(str(bits >> group & 1) for group in range(ROW)) for bits in range(1 << ROW))
"""For each group, whether its first (0) or second card comes to the table."""
CHOICE_NAMES = tuple(f"USE_{own.Tool(number - own.ChoiceName.TOOL_FIRST).name}"
                     if own.ChoiceName.TOOL_FIRST <= number < own.ChoiceName.TOOL_FIRST + len(own.Tool)
                     else own.ChoiceName(number).name if number in own.ChoiceName.__members__.values() else ""
                     for number in range(max(own.ChoiceName) + 1))


class SpotKind(Named):
    """A place with the player of its row: its name, its seat (`<argument>_seat`), and whether the row is that player's
    second (`<argument>_second`); "" is no place."""

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
    """A card by its player and its place: card 2 of Ana; your card 2, if Ana alone is told."""
    if place == "":
        return voice.speech.say("spot-nothing")
    owner = Seat.said(voice, "name", {"name": seat})
    key = ("spot-second" if second else "spot") + ("-you" if seat == voice.to else "")
    return voice.speech.say(key, **owner, position=int(place.split(".")[1]))


class OmenKind(Named):
    """A prophecy about the seat `about`."""

    def said(self, voice: Voice, name: str, args: Args) -> Shown:
        about = Seat.said(voice, "name", {"name": int(args["about"])})
        return {name: voice.speech.say(f"omen-{args[name]}", **about)}


class Bare(Named):
    """A name that no message shows alone; the state defines its meaning."""

    def said(self, voice: Voice, name: str, args: Args) -> Shown:
        return {name: str(args[name])}


Number = Kind()
Seat = Seats(SEATS)
Spot = SpotKind("place", PLACE_NAMES)
Place = Bare("place", PLACE_NAMES)
Card = Named("card", names.Card, forms=("the",))
AnyCard = Bare("card", tuple(names.Card(card).name if card in names.Card.__members__.values() and card else ""
                             for card in range(CARDS)))
Event = Named("event", names.Event)
Call = Named("call", names.Call)
Side = Named("side", names.Side)
TwoSides: Named = Side.only("side", lambda lore, side: side in (names.Side.MUTINEERS, names.Side.INMATES))
Cause = Named("cause", names.Cause)
Question = Named("question", names.Question)
Omen = OmenKind("omen", names.Omen)
Finding = Named("finding", names.Finding)
Group = Named("group", names.Group)
OnTable: Named = Group.only("group", lambda lore, group: group < names.Group.TRAIT)
Order = Bare("order", ORDER_NAMES)
Lay = Bare("choice", LAY_NAMES)
Chosen = Bare("choice", CHOICE_NAMES)
Choice = Named("choice", own.ChoiceName)
Tool = Named("tool", own.Tool)
Occurrence = Named("occurrence", own.Occurrence)
Role = Named("role", own.Role)

THINGS = {kind.name: tuple(key for key in kind.names if key not in ("", "NONE"))
          for kind in (Card, Event, Occurrence, Tool)}
"""Things with a name and rules of their own, by kind."""


class Ask(Asking):
    """Questions to a seat: b of a frame that asks. Their arguments are a, the asked seat, and c."""

    NONE = 0
    SIDE = asks(1, "three.sides", name=Seat)  # which side the player alone takes
    DRAFT = asks(2, "two.draft", name=Seat, group=Group)  # a card of group c
    LAY = asks(3, "two.table", name=Seat)  # which card of each group comes to the table first
    ARRANGE = asks(4, "setup.row_order", name=Seat)  # the order of row c
    GET_UP = asks(5, "ali.gets_up", name=Seat)  # Ali: in whose turn
    FUTURE = asks(6, "narrator.future", name=Seat)  # a question to the narrator
    FUTURE_ANSWER = asks(7, "narrator.future", name=Seat)  # the answer to seat c
    PACT = asks(8, "pact.bind", name=Seat)  # with whom
    PACT_RISE = asks(9, "pact.richard_declines", name=Seat)  # Richard: whether to see the other
    EVENT = asks(10, "events.held", name=Seat)  # events of the night
    SURGEON = asks(11, "events.surgeon", name=Seat)
    ROOMS = asks(12, "events.rooms", name=Seat)
    LEPER = asks(13, "events.leper", name=Seat)
    HYPNOSIS = asks(14, "hypnosis.list", name=Seat)
    SUGGESTION = asks(15, "hypnosis.list", name=Seat, other=Seat)  # the power that seat c may use
    CELL = asks(16, "events.cell", name=Seat)
    MELANCHOLY = asks(17, "traits.melancholy", name=Seat)
    DIRECTOR = asks(18, "director.borrows", name=Seat)
    LARRY = asks(19, "larry.looks", name=Seat)
    ARCHIVE = asks(20, "archive.points", name=Seat)
    MARY = asks(21, "mary.asks", name=Seat)
    POSE = asks(22, "mary.poses", name=Seat)  # as seat c
    REAPER = asks(23, "reaper.marks", name=Seat)  # marks
    SCYTHE = asks(24, "reaper.defied", name=Seat)  # kills
    FLICK = asks(25, "flick.accuses", name=Seat)
    PROPHET = asks(26, "prophet.ties", name=Seat)
    SWEET_DEATH = asks(27, "sweet_death.chooses", name=Seat)
    ARTHUR = asks(28, "arthur.protects", name=Seat)
    SPY = asks(29, "ali.spies", name=Seat)
    ATTACK = asks(30, "mutineers.consensus", name=Seat)
    ATTACK_ALONE = asks(31, "daniel.again", name=Seat)
    ELECTROSHOCK = asks(32, "electroshock.kills", name=Seat)
    OPIUM = asks(33, "opium.saves", name=Seat)
    LOBOTOMY = asks(34, "lobotomy.heals", name=Seat)
    CATALEPSY = asks(35, "cataleptic.revives", name=Seat)
    CHANCE = asks(36, "chance.laid", name=Seat)
    PATIENCE = asks(37, "traits.patience", name=Seat)
    PUPPET = asks(38, "traits.neurotic", name=Seat)
    ORDER = asks(39, "traits.neurotic", name=Seat)
    ANXIETY = asks(40, "traits.anxiety", name=Seat)
    ANSWER = asks(41, "questions.free", name=Seat, other=Seat)  # to seat c, a question in its own words
    # by day
    DAY = asks(42, "day.turns", name=Seat)
    WAKERFIELD = asks(43, "wakerfield.takes", name=Seat)
    PARDON = asks(44, "events.pardon", name=Seat)
    REVENGE = asks(45, "mania.takes_along", name=Seat)  # the persecution mania of card c
    FRIEND = asks(46, "opposite.mania", name=Seat)  # its opposite
    RABIES = asks(47, "opposite.rabies", name=Seat)  # to which side
    CELLMATES = asks(48, "opposite.cellmates", name=Seat)  # the same or the opposite position
    CHIP = asks(49, "chance.moves", name=Seat)  # c: which
    BARBER = asks(50, "events.barber", name=Seat)
    CONFESSION = asks(51, "events.confession", name=Seat)
    MIRACLE = asks(52, "events.miracle", name=Seat)
    OMEN = asks(53, "events.nostradamus", name=Seat)  # the open part of a prophecy
    FATE = asks(54, "events.nostradamus", name=Seat)  # its hidden part
    WAKE = asks(55, "events.awakening", name=Seat)  # which card awakens
    AMNESIA = asks(56, "amnesia.second", name=Seat)
    VOTE = asks(57, "lynching.vote", name=Seat)
    VOTE_CARD = asks(58, "lynching.card", name=Seat)
    VERDICT = asks(59, "awakening.amnesia", name=Seat)  # of the one who lynches alone
    REPLACE = asks(60, "two.refill", name=Seat)  # which card of the reserve fills place c
    # awakenings
    MARK = asks(61, "awakening.daniel", name=Seat)  # Daniel: who turns mutineer
    MASSACRE = asks(62, "awakening.nathaniel", name=Seat)  # Nathaniel: whether
    MASSACRE_CARD = asks(63, "awakening.nathaniel", name=Seat, n=Number)  # ... and whom; c more after this
    SILENCE = asks(64, "awakening.ali_silences", name=Seat)  # Ali: which of the killers of card c loses the vote
    SHIFT = asks(65, "awakening.reaper", name=Seat)  # the reaper moves a token
    GUESS = asks(66, "awakening.chance", name=Seat)  # game of chance, card c: the card under the chip
    STRIKE_BACK = asks(67, "awakening.cataleptic", name=Seat)  # the cataleptic kills
    ACCUSED = asks(68, "awakening.amnesia", name=Seat)  # amnesia: who must lose a card
    TAKE_ALONG = asks(69, "awakening.sweet_death", name=Seat)  # sweet death, card c: the card chosen before
    DRAW = asks(70, "events.loser", name=Seat)  # the player who is behind: an event
    TALK = asks(71, "day.talk", name=Seat, n=Number)    # a sentence by day; c more rounds of talk
    # with custom cards
    POWER = asks(120, name=Seat)  # c: which of `custom.names.Power`


class Act(Choosing):
    PASS = act(1, "pass")
    POINT = act(2, "point", card=Place)
    REVERSE = act(3, "reverse", card=Place)     # with the opposite effect
    PAIR = act(4, "pair", card=Place, other=Place)
    REVERSE_PAIR = act(5, "reverse pair", card=Place, other=Place)
    PLAYER = act(6, "player", name=Seat)
    PLAYERS = act(7, "bind", name=Seat, other=Seat)
    REVERSE_PLAYERS = act(8, "hate", name=Seat, other=Seat)
    ORDER = act(9, "order", order=Order)    # the order of a row
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
    # sentences by day
    CLAIM = act(20, "claim", side=TwoSides)
    ACCUSE = act(21, "accuse", name=Seat)
    VOUCH = act(22, "vouch", name=Seat)
    SAW = act(23, "saw", finding=Finding, name=Seat)
    CHOOSE = act(30, "choose", choice=Chosen)   # one of `custom.names.ChoiceName`


class Told(Telling):
    """The events of the log (1 is the kernel's roll of a die)."""

    ROLL = tells(1, sides=Number, face=Number)
    ROUND = tells(2, round=Number, none=Number, beat=1200)     # none: it has no night
    CALL = tells(3, call=Call)
    DAY = tells(4, round=Number, none=Number, beat=1200)   # none: the deaths are shown, and no day follows
    DEALT = tells(5, seat=Seat, place=Spot, card=Card)  # to the seat
    TRAIT_DEALT = tells(6, seat=Seat, card=Card)    # to the seat
    TRAIT_SHOWN = tells(7, seat=Seat, card=Card, beat=700)
    SIAMESE = tells(8, seat=Seat, beat=1300)   # to the other
    CELLMATE = tells(9, seat=Seat, beat=1100)
    PACT_WITH = tells(10, seat=Seat, hate=Number, beat=1500)   # to the other
    SAW_CARD = tells(11, place=Spot, card=Card, beat=1500)     # to the one who looked
    ANSWERED_MARY = tells(12, seat=Seat, yes=Number, beat=1300)
    ANSWERED_ARCHIVE = tells(13, seat=Seat, position=Number, lost=Number, beat=1300)
    AWAKE = tells(14, seat=Seat)    # to those awake with it
    WATCHED = tells(15, card=Card, seat=Seat)
    NOBODY_ROSE = tells(16, card=Card)
    SEEN_SPYING = tells(17, seat=Seat)  # to the mutineers
    PROPOSED = tells(18, seat=Seat, place=Spot)
    ATTACKED = tells(19, place=Spot, doll=Number)   # doll: as of MARKED
    NO_CONSENSUS = tells(20, curse=Number)     # 1: on who pays for the attack
    STRIKE_AGAIN = tells(218)   # to those who kill twice tonight
    NOBODY_UP = tells(219)      # to whoever spies on the mutineers
    BORROWED = tells(21, card=Card, beat=900)
    GLOOMY = tells(22, place=Spot, beat=900)
    ISOLATED = tells(23, place=Spot, beat=900)
    SWAPPED = tells(24, place=Spot, other=Spot, dead=Number)     # 1: what was at `place` is dead, 2: at `other`; else 0
    HYPNOSIS = tells(25, card=Card, beat=900)
    HYPNOTIZED = tells(26, card=Card, beat=1200)   # to that player
    OBEYS = tells(27, place=Spot, voteless=Number)  # to the one who must vote so; 1: it has no vote
    QUESTION = tells(29, question=Question, asker=Seat, seat=Seat)
    ANSWER = tells(30, question=Question, seat=Seat, yes=Number)
    MARKED = tells(31, card=Card, place=Spot, doll=Number)     # 1: voodoo has turned the mark to that card
    TIED = tells(83, place=Spot, other=Spot, reverse=Number, beat=1200)    # by the prophet
    DIES = tells(32, place=Spot, card=Card, cause=Card, beat=1400)     # cause: the card that has set it off by day
    SURVIVES = tells(33, place=Spot, card=Card, cause=Card, beat=1000)     # attacked in the open and not killed
    TAKEN = tells(34, place=Spot, other=Spot, beat=1200)
    STANDS_IN = tells(84, place=Spot, other=Spot, beat=1200)   # the other card of the same player dies for it
    SPARED = tells(82, card=Card, place=Spot, beat=1200)   # which card has saved it by day
    PARDONED = tells(35, place=Spot, beat=1200)
    BITTEN = tells(201, seat=Seat, left=Number, how=Number, beat=900)   # 0: dies next round, 1: at once, 2: laid open
    # The positions that a dying cellmate drags along; `borrowed`: the director, with a cellmate's power.
    CELL_FALLS = tells(202, place=Spot, opposite=Number, borrowed=Number, beat=900)
    REVIVES = tells(36, place=Spot, card=Card, cause=Card, beat=1300)   # cause: what brings it back by day
    FATED = tells(198, place=Spot, beat=1000)   # the hidden part of a prophecy that has come true
    SHOWN = tells(38, place=Spot, card=Card, beat=1300)
    EVENT = tells(39, seat=Seat, event=Event, beat=900)
    DREW = tells(40, seat=Seat)
    DREW_EVENT = tells(41, seat=Seat, event=Event, beat=1000)  # to the seat
    VOTED = tells(42, seat=Seat, other=Seat, how=Number, beat=260)    # 1: it counts double; 2: for who gets a card back
    VOTED_CARD = tells(43, seat=Seat, place=Spot, how=Number, beat=260)     # as VOTED
    ELECTED = tells(44, seat=Seat, votes=Number, beat=1100)
    # Votes of players whose personality another has; 1: those for a card.
    LENT_VOTE = tells(112, seat=Seat, number=Number, cards=Number, beat=700)
    TIE = tells(45, back=Number, lent=Number, beat=1000)    # back: for who gets a card back; lent: 1 + who lends a vote
    CARD_TIE = tells(206, seat=Seat, back=Number, beat=1000)    # between cards of a player; back: as of TIE
    CONDEMNED = tells(79, seat=Seat, votes=Number)  # by a tie, with two birds
    LYNCHED = tells(46, place=Spot, beat=1000)
    NO_LYNCHING = tells(47, beat=900)
    BANNED = tells(48, seat=Seat, by=Seat)
    VOTELESS = tells(49, seat=Seat, cause=Card)     # cause: the card that takes the vote
    AMNESIA = tells(50, seat=Seat, how=Number, beat=1000)     # one of `names.Lynching`
    ACCUSED = tells(80, seat=Seat, by=Seat, beat=1100)     # must lose a card in the second lynching
    EXTRA_VOTE = tells(81, place=Spot, void=Number, beat=700)  # John Flick's token; 1: the card has died
    DEFIED = tells(51, times=Number, more=Number, two=Number)   # more, 1: once more, and she kills; two: marked cards
    SCYTHE = tells(52, beat=1000)
    SCYTHE_WAITS = tells(171, beat=1000)    # she is to kill, and cannot get up
    AWAKENED = tells(53, place=Spot, last=Number, beat=1000)    # 1: its player has no other living card
    BOILED = tells(200, place=Spot, n=Number)
    OUT = tells(54, seat=Seat, beat=1000)
    CUT_SHORT = tells(215, place=Spot, card=Card, reverse=Number, beat=900)    # what a death does not set off any more
    WON = tells(55, seat=Seat, side=Side, beat=700)
    ENDED = tells(56, cause=Cause, several=Number)      # several: other sides win, too
    CHIP = tells(57, place=Spot)
    LOBOTOMIZED = tells(58, place=Spot, card=Card, beat=1300)
    DRAFTED = tells(59, seat=Seat, card=Card)
    SIDE = tells(60, seat=Seat, side=Side)
    DEATH_BOUND = tells(61, seat=Seat, other=Seat, beat=1100)  # dies with its partner
    QUIET = tells(62, none=Number, beat=900)    # none: no day follows
    OMEN = tells(63, omen=Omen, about=Seat, seat=Seat, beat=1200)
    OMEN_TRUE = tells(64, omen=Omen, about=Seat, beat=1100)
    OMEN_FALSE = tells(65, omen=Omen, about=Seat, beat=900)
    FUTURE = tells(66, seat=Seat, about=Seat, question=Question)
    FUTURE_ANSWER = tells(67, seat=Seat, yes=Number)
    FUTURE_JUDGED = tells(78, question=Question, about=Seat, right=Number)
    POINTED_AT = tells(68, card=Card)   # to the holder of the card that was pointed at in the night
    SECRET = tells(69, card=Card, seat=Seat, which=Number)  # known to the one who keeps it
    DUE = tells(71, place=Spot)     # will die next round
    SKULL = tells(210, place=Spot, doll=Number)     # to the one who has laid the death token; doll: as of MARKED
    NO_SKULL = tells(211, place=Spot)   # to the one who has taken it away
    SLEEP_ENDS = tells(212, place=Spot, spared=Number)  # to the player of the sweet death: what it kills, or, 1, not
    STAYS_DOWN = tells(213, seat=Seat)  # to the seat: its last mutineer has died
    BEHIND = tells(214)     # several are, and each draws an event
    OUTLIVED = tells(207, place=Spot, beat=900)    # the round to which its death was put off
    REPLACED = tells(72, place=Spot)
    RESTORED = tells(75, place=Spot)
    TURNED = tells(73, seat=Seat)   # to the seat: it is of the mutineers now
    ANNOUNCED = tells(74, seat=Seat, card=Card)     # that its awakening is used
    MUZZLED = tells(76, seat=Seat)  # against whom nothing may be done today
    OPENED_RECORD = tells(173, seat=Seat, position=Number, lost=Number, beat=1300)     # of an objective
    MAIN_CARD = tells(77, seat=Seat, position=Number)
    ROBBED = tells(100, seat=Seat, other=Seat)
    ROBBED_EVENT = tells(101, seat=Seat, event=Event)   # to both
    DISCARDED = tells(102, seat=Seat, event=Event)
    IN_VAIN = tells(103, seat=Seat, event=Event, beat=900)     # played, and nothing chosen
    UNBOUND = tells(114)    # to the one who opened the record: the pact has been made and binds nobody
    EMPTY_RECORD = tells(104, event=Event)      # to the one who opened it: it names nobody
    DEAD_ALREADY = tells(105, place=Spot, cause=Card, beat=900)   # what would have killed it comes too late
    NOT_BACK = tells(106, place=Spot, alive=Number, beat=900)    # the prophet would have brought it back
    SILENCED = tells(107, place=Spot, card=Card, how=Number, beat=900)     # one of `names.Silence`
    UNSAVED = tells(195, place=Spot, card=Card, how=Number, beat=900)      # the same, for a card that dies anyway
    CAME_ROUND = tells(196, place=Spot)     # a cataleptic by night: to its player
    NO_REVENGE = tells(108, place=Spot)
    MISGUESSED = tells(113, group=OnTable)     # to the holder of the awakened game of chance
    NO_EVENTS = tells(109, seat=Seat)    # left to draw
    LAST_EVENT = tells(205)     # has been drawn
    LYNCHES_NOBODY = tells(111, seat=Seat, back=Number, beat=900)     # who lynches alone; back: lets nobody back
    UNTREATED = tells(110, place=Spot, card=Card)   # lobotomy has changed nothing
    # sentences by day
    CLAIMS = tells(190, seat=Seat, side=Side, beat=900)
    ACCUSES = tells(191, seat=Seat, other=Seat, beat=900)
    VOUCHES = tells(192, seat=Seat, other=Seat, beat=900)
    SAW = tells(193, seat=Seat, finding=Finding, other=Seat, beat=900)
    # with custom cards
    GOAL_DEALT = tells(120, seat=Seat, card=Card)   # to the seat
    GOAL_SHOWN = tells(121, seat=Seat, card=Card, cause=Card)      # cause: rabies
    GOAL_KEPT = tells(203, seat=Seat, card=Card, beat=900)     # the main card whose death does not lay it open
    SAW_GOAL = tells(122, seat=Seat, card=Card)     # to the one who looked
    SURVIVOR = tells(123, seat=Seat)
    NUMBER = tells(124, place=Spot, number=Number)
    LAUGHS = tells(125, card=Card, seat=Seat)
    NOBODY_LAUGHS = tells(174, card=Card)
    STOLEN_POWER = tells(126, card=Card)
    OCCURS = tells(127, occurrence=Occurrence)
    OCCURS_TIED = tells(216)    # those who choose are divided
    TURNED_UP = tells(182, occurrence=Occurrence, beat=900)     # one of two to choose from
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
    BANG_CHARACTER = tells(180, seat=Seat, number=Number)   # of the sheriff
    ONE_VOTE_LESS = tells(181, seat=Seat)   # against the sheriff
    ROYAL = tells(179, seat=Seat)   # the vote counts double today
    ROLE = tells(140, seat=Seat, role=Role)
    COMA = tells(141, place=Spot)
    TRANSPLANT = tells(142, place=Spot)
    SHIELD = tells(143, place=Spot, waits=Number)   # for a covered card perhaps to its player alone; 1: by its number
    ROBOT = tells(172, place=Spot, robots=Number)   # the cyborg's robot took the blow; robots left
    BET_WON = tells(144, choice=Choice)     # to the gambler
    TOKEN_TAKEN = tells(208, place=Spot, choice=Choice)     # to the clockmaker
    BET_LOST = tells(145, seat=Seat)
    MEAL = tells(146, seat=Seat, other=Seat)    # to both
    TOOL = tells(147, tool=Tool)    # to the one who drew it
    DECLARED = tells(149, seat=Seat)
    OUT_OF_PLAY = tells(150, place=Spot)
    BEHAVES = tells(151, seat=Seat)
    GIVEN_UP = tells(217, seat=Seat, place=Spot, beat=900)     # by its own player, on the day of visits
    SPY_MARK = tells(152, place=Spot)
    SPY_HIT = tells(153, place=Spot)
    SPIES_FALL = tells(168, beat=1200)     # all but one have been struck
    HAUNTED = tells(154, seat=Seat)
    MAZE = tells(155, seat=Seat, card=Card)     # to the architect
    MAZE_STANDS = tells(175, seat=Seat)     # for all to see
    SPOILED = tells(176, seat=Seat)     # all the food
    SHUFFLED = tells(177)   # the periodic occurrences, once all have been
    NAP_KILLS = tells(199, beat=900)    # nobody was lynched at nap time
    FEAST_LYNCHING = tells(197, beat=900)   # one more, because the night of feasting has killed nobody
    NEXT_TIED = tells(178, seat=Seat)   # of whom a card is voted for, with two birds
    MAZED = tells(148, seat=Seat)   # to the seat
    BODY = tells(156, body=Number)
    CONVERTED = tells(158, seat=Seat, to=Number)   # changes sides; 1: to the mutineers, 2: to the inmates, 0: unsaid
    NO_NIGHT = tells(159)
    NO_DAY = tells(160)
    GAMBLED = tells(161, seat=Seat)
    IMMORTAL = tells(162, place=Spot)
    SACRIFICED = tells(163, seat=Seat)
    KING = tells(164)
    MIND = tells(165, card=Card)    # to both
    MIND_KEEPS = tells(204, place=Spot, other=Spot, beat=900)  # where the card kept and the dead architect go
    NAMED = tells(167, card=Card)   # to the holder of the card
    DOLL = tells(169, place=Spot, beat=1000)
    HANDED_ON = tells(170, place=Spot, other=Spot, beat=700)    # a broccoli
    CENTRE = tells(209, number=Number, more=Number)     # broccoli in the middle, and those that used cards have brought
    HOLDS = tells(166, place=Spot, cause=Card, how=Number)   # struck by day, alive, covered; one of `names.Held`
    JAILED = tells(194, place=Spot, beat=900)   # does not act this round


class Why(Forbidding):
    """Why an action is not legal, and the rule that forbids it."""

    NOTHING = why(0)
    GAME_OVER = why(1, "end.at_once")
    NOT_ASKED = why(2, "night.in_private", Ask)  # the question is another
    NO_PLACE = why(3, "setup.four_cards")   # there is no card
    DEAD = why(4, "deaths.shown", Ask)
    ALIVE = why(5, "prophet.ties", Ask)
    ISOLATED = why(6, "events.cell")
    AGAIN = why(7, "arthur.not_twice")  # the same as last round
    NO_PLAYER = why(8, "setup.players")
    OUT = why(9, "end.out")     # that player has no cards left
    EVERYBODY_FIRST = why(10, "traits.everybody_first")     # not twice before all others
    SCYTHE = why(11, "reaper.kills")    # only the reaper kills tonight
    NOT_DOOMED = why(12, "opium.saves", Ask)
    CERTAIN = why(13, "events.leper")   # nothing saves it
    NOT_BIPOLAR = why(14, "traits.bipolar")
    ONE_PLAYER = why(15, "prophet.ties", Ask)    # both cards must be of one player
    SAME = why(16, "prophet.ties", Ask)  # twice the same
    NOT_DEAD_CARD = why(17, "director.borrows")     # that card's power cannot be borrowed
    BORROWED = why(18, "director.borrows")
    NOT_HELD = why(19, "events.held")   # no such event in hand
    NOT_NOW = why(20, "events.held")    # that event is not for now
    ONESELF = why(21, "hypnosis.list")
    NO_SUGGESTION = why(22, "hypnosis.list")
    NOT_YOUR_CARD = why(23, "events.awakening", Ask)
    NOT_ELECTED = why(26, "lynching.card")
    MUST_OBEY = why(27, "traits.neurotic")
    NOT_IN_POOL = why(28, "two.draft")
    TWIN_FIRST = why(29, "two.siamese")     # the siamese rule of the draft
    NOT_LEFT = why(30, "chance.moves")  # the chip moves to the neighbour
    NOT_ACTION = why(31, "events.miracle")
    NOT_SPENT = why(32, "events.miracle")
    ASKED = why(33, "mary.once_each")
    SPARED_TODAY = why(34, "flick.protects")    # John Flick's protection (two and three players)
    AWAKE = why(35, "events.awakening")
    NO_TURN = why(36, "ali.gets_up")    # nobody gets up in that card's turn
    NOT_KILLER = why(37, "awakening.ali_silences")
    MUST = why(39, "night.may_pass", Ask)    # this cannot be passed over
    NOTHING_TO_ANNOUNCE = why(41, "awakening.announce")
    HAS_MUTINEER = why(42, "awakening.nathaniel")
    MUZZLED = why(43, "awakening.archive")
    MARKED_AGAIN = why(44, "reaper.not_twice")
    POINTED_AGAIN = why(45, "flick.protects")
    PUT_OFF_AGAIN = why(46, "traits.patience")
    OPENED = why(47, "awakening.archive")   # the awakened archive has asked that player
    DOOMED = why(48, "deaths.tokens")   # it already has a death token
    ITSELF = why(49, "opposite.mania")  # a dying card cannot save itself
    NONE_DEAD = why(50, "awakening.amnesia")    # nobody has a dead card that could come back
    NOTHING_SPENT = why(51, "events.miracle")
    ASKS_ANOTHER = why(52, "traits.anxiety")
    OF_FUTURE = why(54, "traits.anxiety")   # players are asked about the present
    NOT_OF_FUTURE = why(55, "narrator.future")      # the narrator is asked about the future
    NO_SANCTION = why(56, "traits.hostility")
    NOT_IN_RESERVE = why(53, "two.refill")
    OMEN_OF_NOBODY = why(57, "events.nostradamus")      # the prophecy that a lynching kills nobody
    ANNOUNCES_OWN = why(58, "awakening.announce")
    NO_CARD = why(59, "setup.known")    # that card is not in the game
    OWN_PLACE = why(60, "wakerfield.takes")   # nobody dies in their own place
    SAID = why(61, "day.talk")      # and it still stands
    OF_ONESELF = why(62, "day.sentences")
    # with custom cards
    NOT_THAT = why(100, "custom.choices", Ask)   # the card does not allow this choice
    FRIENDS = why(101, "custom.meal")   # the chef's meal ties them this round
    NOT_SECRETS = why(102, "custom.declare")
    NO_GAMBLE = why(103, "custom.gamble")
    NO_SACRIFICE = why(104, "custom.sacrifice")
    NOBODY_TO_ANNOUNCE = why(105, "custom.announce")
    DEPUTY = why(106, "custom.sheriff")     # no deputy attacks the sheriff
    CLOSED = why(107, "custom.pandora")     # it never awakens
