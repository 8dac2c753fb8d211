"""The vocabulary of Cthulhu Gloom: questions, choices, refusals and events, each with its arguments."""
from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from ...gamedef.kinds import Args, Kind, Named, OfLore, Points, Seats, Selector, Shown, Voice
from ...gamedef.vocabulary import Asking, Choosing, Doing, Forbidding, Telling, act, asks, does, tells, why
from . import names
from .names import MISFITS, NOBODY, SEATS
from .names import Kind as Of


class CardKind(OfLore):
    """A card's name, and its form in the middle of a sentence: `<argument>_deed`."""

    def said(self, voice: Voice, name: str, args: Args) -> Shown:
        called = self.name_of(voice, str(args[name]))
        return {name: called, f"{name}_deed": called[:1].lower() + called[1:]}


class HolderKind(Seats):
    """The seat that had or gets something; `taken` is 0 for none."""

    def said(self, voice: Voice, name: str, args: Args) -> Shown:
        return {**super().said(voice, name, args), "taken": int(args[name] != NOBODY)}


class CauseKind(CardKind):
    """The card that causes something, or none if only its player does: `caused` is 0 then."""

    def id(self, lore: Any, value: int) -> str:
        return super().id(lore, value) if value else ""

    def said(self, voice: Voice, name: str, args: Args) -> Shown:
        key = str(args[name])
        return {name: self.name_of(voice, key) if key else "", "caused": int(key != "")}


class EffectKind(Selector):
    """An effect, and `n`, its number of cards or plays; packed into one number by `DO_ROOM` for the log."""

    def parts(self, lore: Any, name: str, value: int) -> Shown:
        return {name: self.id(lore, value % DO_ROOM), "n": value // DO_ROOM}

    def pages(self, name: str) -> Mapping[str, str]:
        return {name: self.page, "n": "number"}

    def said(self, voice: Voice, name: str, args: Args) -> Shown:
        return {**super().said(voice, name, args), "n": args["n"]}


DO_ROOM = 32


class StandingKind(EffectKind):
    """An effect in force, and `n`, its number of cards or its icon; packed into one number by `STANDINGS`."""

    def parts(self, lore: Any, name: str, value: int) -> Shown:
        return {name: self.id(lore, FIRST_STANDING + value % STANDINGS), "n": value // STANDINGS}


STANDINGS = 8


def _of(*kinds: Of) -> Callable[[Any, int], bool]:
    return lambda lore, card: lore.kind(card) in kinds


Number = Kind()
Worth = Points("worth")
Seat = Seats(SEATS)
Vain = Selector("vain", names.Vain)
Holder = HolderKind(SEATS, "holder", NOBODY)
Character = OfLore("character", lambda lore: lore.character_ids)
Story = OfLore("story", lambda lore: lore.stories, 1)
Family = OfLore("family", lambda lore: lore.families)
OwnFamily: Named = Family.only("family", lambda lore, family: family < MISFITS)
Card = CardKind("card", lambda lore: lore.card_ids, 1)
Cause = CauseKind("card", lambda lore: lore.card_ids, 1)
Laid: Named = Card.only("card to play on somebody", _of(Of.MODIFIER, Of.DEATH))
Event: Named = Card.only("event", _of(Of.EVENT))
Answer: Named = Card.only("card that cancels", lambda lore, card: lore.cancels(card))


class Op(Asking):
    """The questions and work of the agenda's frames; the first argument is the seat concerned."""

    NONE = 0
    # choices
    FAMILY = asks(1, seat=Seat)         # choose a family
    GIVE_UP = asks(2, seat=Seat)        # choose a character to give up
    TURN = asks(3, seat=Seat)           # choose a play
    RESPOND = asks(4, seat=Seat, card=Card)     # the card is being played on character c: cancel it?
    DISCARD = asks(5, seat=Seat, n=Number)      # n cards more
    RENEW = asks(6, seat=Seat)          # discard any number, then draw up to the limit
    EITHER = asks(7, seat=Seat, n=Number)       # draw n cards, discard n, or neither
    TAKE = asks(8, seat=Seat, other=Seat, n=Number)     # take n cards by lot from the other?
    SPOIL = asks(9, seat=Seat, other=Seat, n=Number)    # have n cards of the other, by lot, discarded?
    FREE = asks(10, seat=Seat)          # up to c plays of the kinds b
    FREE_DEATH = asks(11, seat=Seat)    # on character b - 1, or with b = 0 on one that shows one of the icons c
    PICK = asks(12, seat=Seat)          # a character for effect b; c - 1 has been picked already
    REPLACE = asks(13, seat=Seat, character=Character)  # a modifier for its top one
    # work
    BEGIN = 20
    DEAL = 26           # a hand
    NEXT_TURN = 21
    REFILL = 22
    RESOLVE = 23        # card b on character c
    AWAY = 24           # card b has no effects left
    DRAW = 25           # b cards
    HAND_AWAY = 27
    DOWN = 28           # discard down to the limit, for card b
    GATHER = 29         # take b cards by lot from each other seat
    SETTLED = 30        # taken cards are now common cards of the hand
    AT_ONCE = 31        # effect b
    STRIP = 32          # character b is stripped of the remaining cards
    SHOW = 33           # the b-th card of the hand, and those after it
    TAX = 34            # b cards, for a modifier played
    DOES = 35           # the c-th effect of card b begins
    DONE = 36           # the immediate effects of card b, which is on a character, are done


LAST_CHOICE = Op.last_choice()


class Act(Choosing):
    TAKE_FAMILY = act(1, "family", family=OwnFamily)
    GIVE_UP = act(2, "give up", character=Character)
    PLAY = act(3, "play", card=Laid, character=Character)
    EVENT = act(4, "event", card=Event)
    CLAIM = act(5, "claim", story=Story)
    DISCARD_HAND = act(6, "discard hand")
    PASS = act(7, "pass")
    CANCEL = act(8, "cancel with", card=Answer)
    DECLINE = act(9, "decline")
    DISCARD = act(10, "discard", card=Card)
    DRAW = act(11, "draw")
    ACCEPT = act(12, "accept")
    PICK = act(13, "pick", character=Character)


Cards = Kind("n", 1, 10)
Whose = Kind("whose")
Icon = Kind("icon")
Icons = Kind("icons")
Plays = Kind("plays")


class Do(Doing):
    """An effect. Those up to LAST_PICK ask for characters, those from FIRST_STANDING on stay in force."""

    NOTHING = 0
    STRIP_TOP = does(1, of=Whose, worth=90)   # a living character's top modifier is discarded
    STRIP_ALL = does(2, of=Whose, worth=90)   # all of them
    SWAP_TOPS = does(3, of=Whose, worth=90)   # two living characters exchange their top modifiers
    MOVE_TOP = does(4, of=Whose, worth=90)   # a living character's top modifier goes onto another
    REPLACE_TOP = does(5, of=Whose, worth=90)   # a modifier from the hand takes its place, and it goes to the hand
    RAISE = does(6, of=Whose, worth=120)   # a dead character loses its untimely death
    MOVE_DEATH = does(7, of=Whose, worth=90)   # an untimely death goes to a living character of negative self-worth
    EXPEL = does(8, of=Whose, worth=90)   # a living and a dead character leave the game
    DRAW = does(10, n=Cards, worth=40)
    DISCARD = does(11, n=Cards, worth=-40)
    DISCARD_HAND = does(12, worth=-40)
    DRAW_OR_DISCARD = does(13, n=Cards, worth=35)
    RENEW = does(14, worth=60)   # discard any number, then draw up to the limit
    TAKEN_FROM = does(15, n=Cards, worth=-50)   # the seat on the right may take so many by lot
    SPOILED = does(16, n=Cards, worth=-40)   # the seat on the right may have so many discarded by lot
    NO_REFILL = does(17, worth=-100)
    NO_TURN = does(18, worth=-180)
    DEATH_HERE = does(19, worth=80)   # a free untimely death on this very character, if its self-worth is negative
    DEATH_ON = does(20, icons=Icons, worth=100)   # the same on a character that shows an icon, with any self-worth
    FREE_PLAYS = does(21, n=Kind("n", 1, 4), plays=Plays, worth=80)
    TAKE_EACH = does(22, n=Kind("n", 1, 3), worth=60)   # by lot from each other seat, to be played at once
    DOWN_TO_LIMIT = does(23, worth=-20)
    SHOW_HAND = does(24, worth=-20)
    DROP_STORY = does(25, worth=-80)   # its story goes back to the centre
    LIMIT = does(32, n=Kind("n", -5, 5), worth=180)   # more or fewer cards to draw up to
    TAX = does(33, n=Kind("n", 1, 3), worth=-90)   # a discard for each modifier played
    NO_EVENTS = does(34, worth=-50)
    WORTH = does(35, n=Kind("n", -50, 50))   # points of self-worth, or of the family for a story
    WARD = does(36, worth=40)   # others play no untimely death on the character
    SHOWS = does(37, icon=Icon, worth=20)   # the character shows this icon too


LAST_PICK = 8
FIRST_STANDING = 32
Effect = EffectKind("effect", Do)
Standing = StandingKind("effect", Do)


class Told(Telling):
    """The events of the log (1 is the kernel's roll of a die)."""

    ROLL = tells(1, sides=Number, face=Number)
    STORY = tells(2, story=Story, beat=500)       # is in the centre
    FIRST = tells(3, seat=Seat, beat=700)
    FAMILY = tells(4, seat=Seat, family=Family, beat=500)
    GAVE_UP = tells(5, seat=Seat, character=Character, to=Holder, beat=400)   # nobody, or to the family of misfits
    TURN = tells(6, seat=Seat, turn=Number, beat=250)
    SKIPPED = tells(7, seat=Seat, turn=Number, beat=600)
    PLAYED = tells(8, seat=Seat, card=Card, character=Character, beat=900)
    REVEALED = tells(9, seat=Seat, card=Card, beat=1300)       # an event
    CANCELLED = tells(10, seat=Seat, card=Card, cancelled=Card, beat=1400)
    SPENT = tells(11, card=Card)        # cancelled, it goes to the discards
    PLACED = tells(12, card=Card, character=Character, worth=Worth, beat=500)
    DIED = tells(13, character=Character, card=Card, worth=Worth, beat=1700)
    UNMET = tells(14, card=Card, character=Character, beat=500)       # its effect does not take place
    CLAIMED = tells(15, seat=Seat, story=Story, holder=Holder, beat=1300)
    RETURNED = tells(16, seat=Seat, story=Story, beat=400)
    HAND_DISCARDED = tells(17, seat=Seat, n=Number, by=Cause, beat=500)
    PASSED = tells(18, seat=Seat)
    DREW = tells(19, seat=Seat, n=Number, refills=Number)    # 1 at the end of a turn
    DREW_CARD = tells(20, seat=Seat, card=Card)     # to the seat alone
    DISCARDED = tells(21, seat=Seat, card=Card, beat=200)
    TOOK = tells(22, seat=Seat, other=Seat, n=Number, beat=400)
    TOOK_CARD = tells(23, seat=Seat, other=Seat, card=Card)     # to both alone
    NO_REFILL = tells(24, seat=Seat, full=Number, why=Vain)     # full: 0 where an effect prevents it
    WILL_NOT_REFILL = tells(25, seat=Seat, card=Card)
    WILL_SKIP = tells(26, seat=Seat, card=Card)
    STRIPPED = tells(27, card=Card, character=Character, worth=Worth, beat=600)
    MOVED = tells(28, card=Card, character=Character, to=Character, beat=600)
    REPLACED = tells(29, seat=Seat, card=Card, character=Character, beat=500)
    RAISED = tells(30, character=Character, card=Card, beat=1400)
    GONE = tells(31, character=Character, beat=1000)
    RESHUFFLED = tells(32, n=Number, beat=700)
    SHOWED = tells(33, seat=Seat, n=Number, card=Card, beat=400)
    SHOWED_CARD = tells(34, seat=Seat, card=Card, beat=600)
    FAMILY_GONE = tells(35, seat=Seat, beat=1500)
    IDLE = tells(36, n=Number)      # rounds
    WON = tells(37, seat=Seat, worth=Worth, beat=900)
    ROUNDS = tells(38, n=Number)
    LIVES = tells(39, character=Character, worth=Worth)     # computed after a pile changed
    SPARED = tells(40, card=Card, character=Character)      # cancelled, it is not laid on them
    SPOILED = tells(42, seat=Seat, other=Seat, n=Number)    # has so many cards of the other discarded by lot
    TAXED = tells(43, seat=Seat, n=Number, story=Story)     # to discard for a modifier played; 0: it has none
    TAXED_BY = tells(45, seat=Seat, card=Card, n=Number)    # the same, by a visible card
    COMES_DOWN = tells(46, seat=Seat, card=Card, n=Number, beat=400)    # has so many cards to discard, to the limit
    IN_VAIN = tells(44, seat=Seat, why=Vain, card=Card, beat=400)   # an effect of the card has no result
    DOES = tells(47, seat=Seat, card=Card, does=Effect, beat=400)   # before its questions or results
    DREW_BY = tells(48, seat=Seat, card=Card, n=Number)
    LIMIT = tells(49, seat=Seat, card=Card, n=Number, beat=400)     # to draw up to from now on
    LIMIT_BY_STORY = tells(50, seat=Seat, story=Story, n=Number, beat=400)
    LIMIT_WITHOUT = tells(51, seat=Seat, card=Card, n=Number, beat=400)     # that card is no longer in force
    LIMIT_KEPT = tells(58, seat=Seat, card=Card, n=Number, beat=400)    # by that card now, instead of another
    IN_FORCE = tells(52, seat=Seat, card=Card, does=Standing, beat=400)
    NO_LONGER = tells(53, seat=Seat, card=Card, does=Standing, beat=400)
    IN_FORCE_ON = tells(54, character=Character, card=Card, does=Standing, beat=400)
    NO_LONGER_ON = tells(55, character=Character, card=Card, does=Standing, beat=400)
    IN_FORCE_BY_STORY = tells(56, seat=Seat, story=Story, does=Standing, beat=400)
    NO_LONGER_BY_STORY = tells(57, seat=Seat, story=Story, does=Standing, beat=400)
    NO_MORE_PLAYS = tells(41, seat=Seat, card=Card)     # free ones, because too much waits to happen


class Why(Forbidding):
    """Why an action is not legal, and the rule that forbids it."""

    NOTHING = why(0)
    GAME_OVER = why(1, "end.family_gone")
    NOT_NOW = why(2, "turn.two_plays")
    NOT_HELD = why(3, "cards.from_the_hand")
    NOT_FOR_CHARACTERS = why(4, "turn.play_event")      # an event is not played on a character
    NO_EVENT = why(5, "turn.play_modifier")     # only events are played without a character
    NOT_ALIVE = why(6, "turn.living_only")
    FIRST_PLAY_ONLY = why(7, "turn.death_first_only")
    NOT_NEGATIVE = why(8, "turn.death_needs_negative")
    WARDED = why(9, "effects.ward")
    ONLY_ON = why(10, "cards.restriction")      # the card asks for an icon that is not shown
    NEVER_ON = why(11, "cards.restriction")
    OWN_ICON = why(12, "cards.restriction")     # the event requires an icon among the player's living characters
    ONLY_ANSWERS = why(13, "responses.cancel")  # the event only cancels
    NO_EVENTS = why(14, "effects.no_events")
    NOT_ALLOWED = why(15, "effects.free_plays")
    OTHER_CHARACTER = why(16, "effects.death_here")     # the free death is for another character
    NOT_SHOWN = why(17, "effects.death_on")
    EMPTY_HAND = why(18, "turn.discard_hand")
    NOT_ON_TABLE = why(19, "turn.claim")
    HELD_ALREADY = why(20, "turn.claim")
    TOO_FEW = why(21, "stories.family_requirement")     # characters with the icons
    NOT_MORE = why(22, "stories.take_away")     # characters than the holder has
    FAMILY_TAKEN = why(23, "setup.families")
    NOT_OWN = why(24, "setup.four_players")
    CANNOT_CANCEL = why(25, "responses.cancel")
    NOT_PICKABLE = why(26, "effects.pick")
    DISOBEYS = why(47, "effects.moved_obeys")   # its restrictions do not allow it there
    OFF_TURN = why(48, "turn.off_turn")     # effects let nobody play it in another's turn
    MUST = why(27, "effects.pick")      # it cannot be declined
    NO_MODIFIER = why(28, "effects.replace")    # only a modifier takes a modifier's place
    # another question must be answered first
    FAMILY_FIRST = why(29, "setup.families", Op.FAMILY)
    GIVE_UP_FIRST = why(30, "setup.four_players", Op.GIVE_UP)
    ANSWER_FIRST = why(31, "responses.who_is_asked", Op.RESPOND)
    DISCARD_FIRST = why(32, "effects.discard", Op.DISCARD)
    RENEW_FIRST = why(33, "effects.renew", Op.RENEW)
    EITHER_FIRST = why(34, "effects.draw_or_discard", Op.EITHER)
    TAKE_FIRST = why(35, "effects.taken", Op.TAKE)
    SPOIL_FIRST = why(36, "effects.spoiled", Op.SPOIL)
    FREE_FIRST = why(37, "effects.free_plays", Op.FREE)
    FREE_DEATH_FIRST = why(38, "effects.death_here", Op.FREE_DEATH)
    PICK_FIRST = why(39, "effects.pick", Op.PICK)
    REPLACE_FIRST = why(40, "effects.replace", Op.REPLACE)
    # answers without a question
    NO_CHOICE_OF_FAMILY = why(41, "setup.families", Act.TAKE_FAMILY)
    NOBODY_GIVEN_UP = why(42, "setup.four_players", Act.GIVE_UP)
    NOTHING_PLAYED = why(43, "responses.cancel", Act.CANCEL)
    ONLY_WHOLE_HAND = why(44, "turn.discard_hand", Act.DISCARD)
    ONLY_AT_THE_END = why(45, "turn.refill", Act.DRAW)
    NOTHING_PICKED = why(46, "effects.pick", Act.PICK)
