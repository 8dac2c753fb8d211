"""The words of Cthulhu Gloom: what is asked, chosen, refused and told, each with its arguments."""
from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ...kernel.kinds import Args, Kind, Named, OfLore, Points, Seats, Shown, Voice
from ...kernel.vocabulary import Asking, Choosing, Forbidding, Telling, act, asks, tells, why
from .names import MISFITS, NOBODY, SEATS
from .names import Kind as Of


class CardKind(OfLore):
    """A card's name, and as it stands in the middle of a sentence: `<argument>_deed`."""

    def said(self, voice: Voice, name: str, args: Args) -> Shown:
        called = self.name_of(voice, str(args[name]))
        return {name: called, f"{name}_deed": called[:1].lower() + called[1:]}


class HolderKind(Seats):
    """Who a story was taken from; `taken` is 0 where it was nobody."""

    def said(self, voice: Voice, name: str, args: Args) -> Shown:
        return {**super().said(voice, name, args), "taken": int(args[name] != NOBODY)}


def _of(*kinds: Of) -> Callable[[Any, int], bool]:
    return lambda lore, card: lore.kind(card) in kinds


Number = Kind()
Worth = Points("worth")
Seat = Seats(SEATS)
Holder = HolderKind(SEATS, "holder", NOBODY)
Character = OfLore("character", lambda lore: lore.character_ids)
Story = OfLore("story", lambda lore: lore.stories, 1)
Family = OfLore("family", lambda lore: lore.families)
OwnFamily: Named = Family.only("family", lambda lore, family: family < MISFITS)
Card = CardKind("card", lambda lore: lore.card_ids, 1)
Laid: Named = Card.only("card to play on somebody", _of(Of.MODIFIER, Of.DEATH))
Event: Named = Card.only("event", _of(Of.EVENT))
Answer: Named = Card.only("card that cancels", lambda lore, card: lore.cancels(card))


class Op(Asking):
    """What a frame of the agenda asks for; the first argument is the seat concerned."""

    NONE = 0
    # choices
    FAMILY = asks(1, seat=Seat)         # choose a family
    GIVE_UP = asks(2, seat=Seat)        # choose a character to do without
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
    NEXT_TURN = 21
    REFILL = 22
    RESOLVE = 23        # card b on character c
    AWAY = 24           # card b has done its work
    DRAW = 25           # b cards
    HAND_AWAY = 27
    DOWN = 28           # discard down to the limit
    GATHER = 29         # take b cards by lot from each other seat
    SETTLED = 30        # what has been taken is a hand's like any other
    AT_ONCE = 31        # effect b
    STRIP = 32          # character b is stripped of what is left
    SHOW = 33           # the b-th card of the hand, and those after it


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


class Told(Telling):
    """What the log tells (1 is the kernel's roll of a die)."""

    ROLL = tells(1, sides=Number, face=Number)
    STORY = tells(2, story=Story)       # lies in the centre
    FIRST = tells(3, seat=Seat)
    FAMILY = tells(4, seat=Seat, family=Family)
    GAVE_UP = tells(5, seat=Seat, character=Character)
    TURN = tells(6, seat=Seat, turn=Number)
    SKIPPED = tells(7, seat=Seat)
    PLAYED = tells(8, seat=Seat, card=Card, character=Character)
    REVEALED = tells(9, seat=Seat, card=Card)       # an event
    CANCELLED = tells(10, seat=Seat, card=Card, cancelled=Card)
    SPENT = tells(11, card=Card)        # cancelled, it goes to the discards
    PLACED = tells(12, card=Card, character=Character, worth=Worth)
    DIED = tells(13, character=Character, card=Card, worth=Worth)
    UNMET = tells(14, card=Card, character=Character)       # its effect does not take place
    CLAIMED = tells(15, seat=Seat, story=Story, holder=Holder)
    RETURNED = tells(16, seat=Seat, story=Story)
    HAND_DISCARDED = tells(17, seat=Seat, n=Number)
    PASSED = tells(18, seat=Seat)
    DREW = tells(19, seat=Seat, n=Number)
    DREW_CARD = tells(20, seat=Seat, card=Card)     # to the seat alone
    DISCARDED = tells(21, seat=Seat, card=Card)
    TOOK = tells(22, seat=Seat, other=Seat, n=Number)
    TOOK_CARD = tells(23, seat=Seat, other=Seat, card=Card)     # to both alone
    NO_REFILL = tells(24, seat=Seat)
    WILL_NOT_REFILL = tells(25, seat=Seat)
    WILL_SKIP = tells(26, seat=Seat)
    STRIPPED = tells(27, card=Card, character=Character, worth=Worth)
    MOVED = tells(28, card=Card, character=Character, to=Character)
    REPLACED = tells(29, seat=Seat, card=Card, character=Character)
    RAISED = tells(30, character=Character, card=Card)
    GONE = tells(31, character=Character)
    RESHUFFLED = tells(32, n=Number)
    SHOWED = tells(33, seat=Seat, n=Number)
    SHOWED_CARD = tells(34, seat=Seat, card=Card)
    FAMILY_GONE = tells(35, seat=Seat)
    IDLE = tells(36)
    WON = tells(37, seat=Seat, worth=Worth)
    ROUNDS = tells(38)
    LIVES = tells(39, character=Character, worth=Worth)     # seen anew after a pile changed


class Why(Forbidding):
    """Why an action is not legal, and the rule that forbids it."""

    NOTHING = why(0)
    GAME_OVER = why(1, "end.family_gone")
    NOT_NOW = why(2, "turn.two_plays")
    NOT_HELD = why(3, "cards.from_the_hand")
    NOT_FOR_CHARACTERS = why(4, "turn.play_event")      # an event lies on nobody
    NO_EVENT = why(5, "turn.play_modifier")     # only events are played without a character
    NOT_ALIVE = why(6, "turn.living_only")
    FIRST_PLAY_ONLY = why(7, "turn.death_first_only")
    NOT_NEGATIVE = why(8, "turn.death_needs_negative")
    WARDED = why(9, "effects.ward")
    ONLY_ON = why(10, "cards.restriction")      # the card asks for an icon that is not shown
    NEVER_ON = why(11, "cards.restriction")
    OWN_ICON = why(12, "cards.restriction")     # the event asks for an icon among one's living characters
    ONLY_ANSWERS = why(13, "responses.cancel")  # the event does nothing but cancel
    NO_EVENTS = why(14, "effects.no_events")
    NOT_ALLOWED = why(15, "turn.free_plays")
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
    MUST = why(27, "effects.pick")      # it cannot be declined
    NO_MODIFIER = why(28, "effects.replace")    # only a modifier takes a modifier's place
