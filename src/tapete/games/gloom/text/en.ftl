### Cthulhu Gloom in English.
### Modifiers and deaths are called by what befalls somebody: "Groped in a grave". `$card_deed` has them in lower case.

## Kinds of cards

kind-CHARACTER = Character
kind-MODIFIER = Modifier
kind-EVENT = Event
kind-DEATH = Untimely death
kind-STORY = Story

icon-BLANK = opaque block
listed-or = { $first } or { $last }
listed-nor = { $first } or { $last }

## What cards say

card-only-on = Only on a character that shows { $icons }.
card-not-on = Never on a character that shows { $icons }.
card-needs-own = You need a living character of your own that shows { $icons }.
card-cancels-modifier = Response: cancel a modifier as it is played.
card-cancels-event = Response: cancel an event as it is played.
card-cancels-death = Response: cancel an untimely death as it is played.
card-or-play = It may also be played in your turn.
card-story-needs = The family must show { $icons } on two characters.
card-story-points = At the end it adds { $points } to the family's value.

effect-needs = if the character shows { $icons }: { $effect }
effect-lasting = Persistent: { $effect }
effect-lasting-alive = Persistent, while the character lives: { $effect }
effect-may = if you like, { $effect }
effect-who-player = whoever plays this card: { $effect }
effect-who-others = each rival of whoever plays this card: { $effect }
effect-who-everybody = every player: { $effect }

effect-draw = { $n ->
    [one] draw 1 card.
   *[other] draw { $n } cards.
}
effect-discard = { $n ->
    [one] discard 1 card.
   *[other] discard { $n } cards.
}
effect-discard_hand = discard your whole hand.
effect-draw_or_discard = { $n ->
    [one] you may draw 1 card or discard 1 card.
   *[other] you may draw { $n } cards or discard { $n } cards.
}
effect-renew = discard as many cards as you like and draw up to your limit.
effect-taken_from = { $n ->
    [one] whoever sits on your right may keep 1 card of your hand, drawn blindly.
   *[other] whoever sits on your right may keep { $n } cards of your hand, drawn blindly.
}
effect-spoiled = { $n ->
    [one] whoever sits on your right may make you discard 1 card, drawn blindly.
   *[other] whoever sits on your right may make you discard { $n } cards, drawn blindly.
}
effect-no_refill = do not refill your hand the next time.
effect-no_turn = you miss your next turn.
effect-death_here = if its self-worth is negative, you may play an untimely death on it now, as a free play.
effect-death_on = you may now play an untimely death on a living character that shows { $icons }, whatever its self-worth.
effect-free_plays = { $n ->
    [one] make 1 free play if you like: { $plays }.
   *[other] make up to { $n } free plays: { $plays }.
}
effect-take_each = { $n ->
    [one] take 1 card blindly from each rival; you may play them now as free plays.
   *[other] take { $n } cards blindly from each rival; you may play them now as free plays.
}
effect-down_to_limit = discard down to your draw limit.
effect-show_hand = show your hand to the whole table.
effect-drop_story = put your story back into the centre.
effect-strip_top = discard the top modifier of { $whose } living character.
effect-strip_all = discard every modifier of { $whose } living character.
effect-swap_tops = exchange the top modifiers of two living characters.
effect-move_top = move the top modifier of { $whose } living character onto another living character.
effect-replace_top = play a modifier from your hand in place of the top modifier of { $whose } living character, which comes to your hand.
effect-raise = bring { $whose } dead character back to life: discard its untimely death.
effect-move_death = move the untimely death of { $whose } dead character onto a living character of negative self-worth.
effect-expel = { $whose } living character and any dead character leave the game.
effect-limit-more = your draw limit goes up by { $n }.
effect-limit-less = your draw limit goes down by { $n }.
effect-tax = { $n ->
    [one] whenever you play a modifier, discard 1 card.
   *[other] whenever you play a modifier, discard { $n } cards.
}
effect-no_events = you cannot play events.
effect-worth-more = +{ $n } points of self-worth.
effect-worth-less = −{ $n } points of self-worth.
effect-ward = your rivals cannot play untimely deaths on it.
effect-ward-held = your rivals cannot play untimely deaths on your family.
effect-shows = the character shows { $icon } too.

plays-modifier = a modifier
plays-event = an event
plays-death = an untimely death
plays-negative = a modifier of negative points
plays-taken = one of the cards just taken
whose-own = your
whose-others = a rival's
whose-any = any

## What happens

told-ROLL = A number from 1 to { $sides } is drawn by lot: { $face }.
told-STORY = A story opens on the table: “{ $story }”. { $does }
told-FIRST = { $seat } has had the maddest day and will play first.
told-FAMILY = { $seat } takes charge of { $family }.
told-GAVE_UP = { $taken ->
    [0] { $character } will not be in { $seat }'s family.
   *[1] { $character } leaves { $seat }'s family for { $to }'s.
}
told-TURN = Turn { $turn }: { $seat }.
told-SKIPPED = Turn { $turn }: { $seat } misses it.
told-PLAYED = { $seat } plays “{ $card }” on { $character } of { $family }.
told-REVEALED = { $seat } reveals “{ $card }”.
told-CANCELLED = { $seat } answers with “{ $card }” and cancels “{ $cancelled }”.
told-SPENT = “{ $card }” goes to the discards without having done anything.
told-SPARED = “{ $card }” is not laid on { $character } and goes to the discards.
told-PLACED = { $character } { $card_deed }. Self-worth: { $worth }.
told-DIED = { $character } { $card_deed }, and there the tale ends. Final self-worth: { $worth }.
told-UNMET = { $character } showed no icon of { $icons } before “{ $card }”: the part of the card that asks for it does nothing.
told-CLAIMED = { $taken ->
    [0] { $seat } takes the story “{ $story }”. { $does }
   *[1] { $seat } takes the story “{ $story }” away from { $holder }. { $does }
}
told-RETURNED = { $seat } puts “{ $story }” back into the centre.
told-HAND_DISCARDED = { $caused ->
    [0] { $n ->
        [0] { $seat } has no hand to discard.
        [one] { $seat } discards the only card in hand.
       *[other] { $seat } discards a hand of { $n } cards.
    }
   *[1] { $n ->
        [0] “{ $by }” makes { $seat } discard nothing: the hand is empty.
        [one] “{ $by }” makes { $seat } discard the only card in hand.
       *[other] “{ $by }” makes { $seat } discard a hand of { $n } cards.
    }
}
told-PASSED = { $seat } passes.
told-DREW = { $refills ->
    [0] { $seat } draws
   *[other] { $seat } refills and draws
} { $n ->
    [one] 1 card
   *[other] { $n } cards
}.
told-DREW_CARD = You draw “{ $card }”.
told-DISCARDED = { $seat } discards “{ $card }”.
told-TOOK = { $n ->
    [0] { $seat } has a full hand, and takes nothing from { $other }'s.
    [one] { $seat } takes 1 card from { $other }'s hand.
   *[other] { $seat } takes { $n } cards from { $other }'s hand.
}
told-TOOK_CARD = “{ $card }” goes from { $other }'s hand to { $seat }'s.
told-SPOILED = { $n ->
    [one] { $seat } makes { $other } discard 1 card, drawn blindly.
   *[other] { $seat } makes { $other } discard { $n } cards, drawn blindly.
}
told-TAXED = { $n ->
    [0] { $seat } should discard because of the story “{ $story }” for playing a modifier, but has no cards left in hand
    [one] The story “{ $story }” makes { $seat } discard 1 card for playing a modifier
   *[other] The story “{ $story }” makes { $seat } discard { $n } cards for playing a modifier
}.
told-TAXED_BY = { $n ->
    [0] { $seat } should discard because of “{ $card }” for playing a modifier, but has no cards left in hand
    [one] “{ $card }” makes { $seat } discard 1 card for playing a modifier
   *[other] “{ $card }” makes { $seat } discard { $n } cards for playing a modifier
}.
told-COMES_DOWN = { $n ->
    [0] “{ $card }” makes { $seat } discard nothing: the hand is within the limit.
    [one] “{ $card }” makes { $seat } discard 1 card, down to the limit.
   *[other] “{ $card }” makes { $seat } discard { $n } cards, down to the limit.
}
told-NO_REFILL = { $why ->
    [LIMIT] The hand of { $seat } has all the cards that its limit allows: there is no refill.
    [OVER] The hand of { $seat } has more cards than its limit allows: there is no refill.
    [FULL] The hand of { $seat } is full: there is no refill.
    [DECK] There are no cards left for { $seat } to draw: there is no refill.
   *[other] { $seat } does not refill this time.
}
told-WILL_NOT_REFILL = { $seat } will not refill the next time, because of “{ $card }”.
told-WILL_SKIP = { $seat } will miss their next turn, because of “{ $card }”.
told-DREW_BY = “{ $card }” has { $seat } draw { $n ->
    [one] 1 card
   *[other] { $n } cards
}.
told-LIMIT = Because of “{ $card }”, the draw limit of { $seat } becomes { $n ->
    [one] 1 card
   *[other] { $n } cards
}.
told-LIMIT_KEPT = The draw limit of { $seat } is still { $n ->
    [one] 1 card
   *[other] { $n } cards
}, because of “{ $card }” now.
told-LIMIT_BY_STORY = Because of the story “{ $story }”, the draw limit of { $seat } becomes { $n ->
    [one] 1 card
   *[other] { $n } cards
}.
told-LIMIT_WITHOUT = Without the effect of “{ $card }”, the draw limit of { $seat } becomes { $n ->
    [one] 1 card
   *[other] { $n } cards
}.
span-continuous = While the text of “{ $card }” can be seen
span-persistent = While the sign and the picture of “{ $card }” can be seen, even if its text is covered
gone-continuous = The text of “{ $card }” can no longer be seen
gone-persistent = The sign and the picture of “{ $card }” can no longer both be seen
told-IN_FORCE = { $does ->
    [TAX] { $span }, { $seat } discards { $n ->
        [one] 1 card
       *[other] { $n } cards in all
    } for each modifier played
   *[NO_EVENTS] { $span }, { $seat } cannot play events
}.
told-NO_LONGER = { $does ->
    [TAX] { $gone }: { $n ->
        [0] { $seat } discards nothing for playing modifiers
        [one] { $seat } still discards 1 card for each modifier played, because of other effects
       *[other] { $seat } still discards { $n } cards for each modifier played, because of other effects
    }
   *[NO_EVENTS] { $gone }: { $seat } can play events
}.
told-IN_FORCE_ON = { $does ->
    [WARD] { $span }, rivals cannot play untimely deaths on { $character }
   *[SHOWS] { $span }, { $character } shows the icon of { $icon } too
}.
told-NO_LONGER_ON = { $does ->
    [WARD] { $gone }: rivals can play untimely deaths on { $character }
   *[SHOWS] { $gone }: { $character } no longer shows the icon of { $icon }
}.
told-IN_FORCE_BY_STORY = { $does ->
    [TAX] Because of the story “{ $story }”, { $seat } discards { $n ->
        [one] 1 card
       *[other] { $n } cards in all
    } for each modifier played
    [WARD] Because of the story “{ $story }”, rivals cannot play untimely deaths on the family of { $seat }
   *[NO_EVENTS] Because of the story “{ $story }”, { $seat } cannot play events
}.
told-NO_LONGER_BY_STORY = { $does ->
    [TAX] Without the story “{ $story }”, { $n ->
        [0] { $seat } discards nothing for playing modifiers
        [one] { $seat } still discards 1 card for each modifier played, because of other effects
       *[other] { $seat } still discards { $n } cards for each modifier played, because of other effects
    }
    [WARD] Without the story “{ $story }”, rivals can play untimely deaths on the family of { $seat }
   *[NO_EVENTS] Without the story “{ $story }”, { $seat } can play events
}.
told-DOES = { $does ->
    [DISCARD] “{ $card }” makes { $seat } discard { $n ->
        [one] 1 card
       *[other] { $n } cards
    }
    [DRAW_OR_DISCARD] “{ $card }” lets { $seat } draw or discard { $n ->
        [one] 1 card
       *[other] { $n } cards
    }
    [RENEW] “{ $card }” lets { $seat } discard at will and draw up to the limit
    [TAKEN_FROM] “{ $card }” lets { $right }, on the right of { $seat }, take { $n ->
        [one] 1 card
       *[other] { $n } cards
    } from them, drawn blindly
    [SPOILED] “{ $card }” lets { $right }, on the right of { $seat }, make them discard { $n ->
        [one] 1 card, drawn blindly
       *[other] { $n } cards, drawn blindly
    }
    [DEATH_HERE] { $n ->
        [0] “{ $card }” allows no untimely death on the character that bears it, whose self-worth is not negative
       *[other] “{ $card }” lets { $seat } play an untimely death now on the character that bears it, whose self-worth is negative
    }
    [DEATH_ON] “{ $card }” lets { $seat } play an untimely death on a character that shows an icon of { $icons }, whatever its self-worth
    [FREE_PLAYS] “{ $card }” lets { $seat } make { $n ->
        [one] 1 free play, which may be
       *[other] up to { $n } free plays, each of which may be
    } { $plays }
    [TAKE_EACH] “{ $card }” lets { $seat } take { $n ->
        [one] 1 card
       *[other] { $n } cards
    } blindly from each rival and make free plays with them
    [STRIP_TOP] “{ $card }” lets { $seat } choose whose top modifier is discarded
    [STRIP_ALL] “{ $card }” lets { $seat } choose whose modifiers are all discarded
    [SWAP_TOPS] “{ $card }” lets { $seat } choose which two characters exchange their top modifiers
    [MOVE_TOP] “{ $card }” lets { $seat } choose which top modifier goes to another character
    [REPLACE_TOP] “{ $card }” lets { $seat } choose which top modifier is replaced
    [RAISE] “{ $card }” lets { $seat } choose who comes back from the dead
    [MOVE_DEATH] “{ $card }” lets { $seat } choose which untimely death goes to another character
   *[EXPEL] “{ $card }” lets { $seat } choose which two characters leave the game
}.
told-STRIPPED = { $character } loses “{ $card }”, which goes to the discards. Self-worth: { $worth }.
told-MOVED = “{ $card }” goes from { $character } to { $to }.
told-MOVED-death = { $character } comes back from the dead: “{ $card }” goes to { $to }.
told-REPLACED = { $seat } takes “{ $card }”, which lay on { $character }, into hand.
told-RAISED = { $character } comes back from the dead: “{ $card }” goes to the discards.
told-GONE = { $character } leaves the game and counts for nobody.
told-RESHUFFLED = { $n ->
    [one] The draw has used up the draw pile: the only discard makes a new one.
   *[other] The draw has used up the draw pile: the { $n } discards are shuffled into a new one.
}
told-SHOWED = { $n ->
    [0] { $seat } has no cards to show for “{ $card }”.
    [one] Because of “{ $card }”, { $seat } shows the only card in hand.
   *[other] Because of “{ $card }”, { $seat } shows a hand of { $n } cards.
}
told-SHOWED_CARD = { $seat } holds “{ $card }”.
told-FAMILY_GONE = Nobody is left alive in { $seat }'s family.
told-IDLE = { $n ->
    [one] Nobody has done anything for a whole round: the game ends as it stands.
   *[other] Nobody has done anything for { $n } rounds: the game ends as it stands.
}
told-ROUNDS = { $n ->
    [one] The only round agreed on has been played.
   *[other] All { $n } rounds agreed on have been played.
}
told-WON = { $seat } wins with a family value of { $worth }: nobody has suffered more.
told-LIVES = { $character }'s self-worth is now { $worth }.
told-IN_VAIN = { $why ->
    [HAND] { $seat } has no cards in hand, which “{ $card }” calls for: nothing happens
    [GIVEN] { $seat } has no cards left in hand to discard by “{ $card }”
    [PLAYS] { $seat } has no cards in hand for a free play by “{ $card }”: nothing happens
    [OTHERS] Nobody else has cards for { $seat } to take by “{ $card }”: nothing happens
    [FULL] The hand of { $seat } is full, and nothing is drawn by “{ $card }”
    [LIMIT] The hand of { $seat } has all the cards that its limit allows, and nothing is drawn by “{ $card }”
    [OVER] The hand of { $seat } has more cards than its limit allows, and nothing is drawn by “{ $card }”
    [DECK] There are no cards left for { $seat } to draw by “{ $card }”: nothing happens
    [NOBODY] There is no character with whom { $seat } could do what “{ $card }” says: nothing happens
    [TURN] It is not the turn of { $seat }, who may not play cards by “{ $card }” now: nothing happens
   *[STORY] { $seat } holds no story to lose by “{ $card }”: nothing happens
}.
told-NO_MORE_PLAYS = { $seat } has no more free plays by “{ $card }”: too much still waits to happen.

## What is asked

ask-FAMILY = { $seat }, which family do you choose?
ask-GIVE_UP = { $seat }, which character do you do without?
ask-TURN = { $seat }, choose a play.
ask-RESPOND = { $seat }, “{ $card }” is being played. Do you cancel it?
ask-RESPOND-others = “{ $card }” is being played. Does anybody cancel it?
ask-DISCARD = { $n ->
    [one] { $seat }, for “{ $by }”: discard 1 card.
   *[other] { $seat }, for “{ $by }”: discard { $n } cards, one by one.
}
ask-RENEW = { $seat }, for “{ $by }”: discard as many cards as you like, then draw up to your limit.
ask-EITHER = { $n ->
    [one] { $seat }, for “{ $by }”: draw 1 card, discard 1, or leave it.
   *[other] { $seat }, for “{ $by }”: draw { $n } cards, discard { $n }, or leave it.
}
ask-TAKE = { $n ->
    [one] { $seat }, for “{ $by }”: do you take 1 card from { $other }'s hand, drawn blindly?
   *[other] { $seat }, for “{ $by }”: do you take { $n } cards from { $other }'s hand, drawn blindly?
}
ask-SPOIL = { $n ->
    [one] { $seat }, for “{ $by }”: do you make { $other } discard 1 card, drawn blindly?
   *[other] { $seat }, for “{ $by }”: do you make { $other } discard { $n } cards, drawn blindly?
}
ask-FREE = { $seat }, for “{ $by }”: you may make a free play: { $plays }.
ask-FREE_DEATH = { $seat }, for “{ $by }”: you may play an untimely death on { $character } now.
ask-FREE_DEATH-on = { $seat }, for “{ $by }”: you may play an untimely death now on a living character that shows an icon of { $icons }, whatever its self-worth.
ask-PICK-STRIP_TOP = { $seat }, for “{ $by }”: whose top modifier is discarded?
ask-PICK-STRIP_ALL = { $seat }, for “{ $by }”: whose modifiers are all discarded?
ask-PICK-SWAP_TOPS = { $seat }, for “{ $by }”: who exchanges a top modifier?
ask-PICK-SWAP_TOPS-second = { $seat }, for “{ $by }”: with whom does { $first } exchange it?
ask-PICK-MOVE_TOP = { $seat }, for “{ $by }”: who is rid of a top modifier?
ask-PICK-MOVE_TOP-second = { $seat }, for “{ $by }”: to whom does the top modifier of { $first } go?
ask-PICK-REPLACE_TOP = { $seat }, for “{ $by }”: whose top modifier do you replace?
ask-PICK-RAISE = { $seat }, for “{ $by }”: who comes back from the dead?
ask-PICK-MOVE_DEATH = { $seat }, for “{ $by }”: who is rid of an untimely death?
ask-PICK-MOVE_DEATH-second = { $seat }, for “{ $by }”: to whom does the untimely death of { $first } go?
ask-PICK-EXPEL = { $seat }, for “{ $by }”: which living character leaves the game?
ask-PICK-EXPEL-second = { $seat }, for “{ $by }”: which dead character leaves with { $first }?
ask-REPLACE = { $seat }, for “{ $by }”: which modifier do you put on { $character }?

## What can be done

act-TAKE_FAMILY = { $family }
act-GIVE_UP = Do without { $character }
act-PLAY = “{ $card }” on { $character } (self-worth from { $before } to { $after })
act-PLAY-same = “{ $card }” on { $character } (self-worth stays at { $after })
act-PLAY-death = Kill { $character }: “{ $card }” (final self-worth { $after })
act-PLAY-done = “{ $card }” on { $character }
act-PLAY-death-done = Kill { $character }: “{ $card }”
act-EVENT = Event: “{ $card }”
act-CLAIM = Take the story “{ $story }”
act-DISCARD_HAND = { $n ->
    [one] Discard the hand (1 card)
   *[other] Discard the hand ({ $n } cards)
}
act-PASS = Pass
act-CANCEL = Cancel it with “{ $card }”
act-DECLINE = Leave it
act-DECLINE-RESPOND = Do not cancel it
act-DECLINE-EITHER = Neither draw nor discard
act-DECLINE-TAKE = Take nothing
act-DECLINE-SPOIL = Make nobody discard
act-DECLINE-FREE = Make no more free plays
act-DECLINE-FREE_DEATH = Play no untimely death
act-DECLINE-PICK = Pick nobody
act-DISCARD = Discard “{ $card }”
act-DRAW = { $n ->
    [0] Draw up to the limit
    [one] Draw 1 card
   *[other] Draw { $n } cards
}
act-ACCEPT = Yes
act-ACCEPT-TAKE = { $n ->
    [one] Take 1 card blindly
   *[other] Take { $n } cards blindly
}
act-ACCEPT-SPOIL = { $n ->
    [one] Have 1 card discarded blindly
   *[other] Have { $n } cards discarded blindly
}
act-PICK = Pick { $character }

## Why not

why-GAME_OVER = The game is over.
why-NOT_NOW = That is not to be done now.
why-NOT_HELD = That card is not in your hand.
why-NOT_FOR_CHARACTERS = An event is played on nobody.
why-NO_EVENT = Modifiers and deaths are played on a character.
why-NOT_ALIVE = Cards are played on living characters only.
why-FIRST_PLAY_ONLY = An untimely death can only be the first play of a turn.
why-NOT_NEGATIVE = Its self-worth is not negative: nobody dies like that.
why-WARDED = An effect keeps the untimely deaths of others from it.
why-ONLY_ON = The card asks for an icon that this character does not show.
why-NEVER_ON = This character shows an icon that the card does not suffer.
why-OWN_ICON = None of your living characters shows the icon that the event asks for.
why-ONLY_ANSWERS = That event is played as a response only.
why-NO_EVENTS = An effect keeps you from playing events.
why-NOT_ALLOWED = That card will not do for this free play.
why-OFF_TURN = That card cannot be played in another's turn.
why-OTHER_CHARACTER = That is for another character only.
why-NOT_SHOWN = This character does not show the icon that it takes.
why-EMPTY_HAND = You have no cards to discard.
why-NOT_ON_TABLE = That story is not on the table.
why-HELD_ALREADY = That story is yours already.
why-TOO_FEW = It takes two characters of your family with the story's icons.
why-NOT_MORE = To take a story away you need more characters with its icons than its holder has.
why-FAMILY_TAKEN = That family is not free.
why-NOT_OWN = That character is not of your family.
why-CANNOT_CANCEL = That card does not cancel such a play.
why-NOT_PICKABLE = That character will not do for the effect.
why-DISOBEYS = The card that would lie there says that it may not lie on that character.
why-MUST = Somebody must be picked.
why-NO_MODIFIER = Only a modifier takes a modifier's place.
why-FAMILY_FIRST = First choose a family.
why-GIVE_UP_FIRST = First do without a character.
why-ANSWER_FIRST = First decide whether to cancel the card that is being played.
why-DISCARD_FIRST = First discard.
why-RENEW_FIRST = First discard as many cards as you like, and draw.
why-EITHER_FIRST = First draw, discard, or leave it.
why-TAKE_FIRST = First decide whether to take what the effect allows.
why-SPOIL_FIRST = First decide whether the effect makes its victim discard.
why-FREE_FIRST = First make the free play, or leave it.
why-FREE_DEATH_FIRST = First play the untimely death that the effect allows, or leave it.
why-PICK_FIRST = First choose a character for the effect.
why-REPLACE_FIRST = First choose the modifier that takes the place of the other.
why-NO_CHOICE_OF_FAMILY = Families are chosen before the first turn.
why-NOBODY_GIVEN_UP = A character is only given up before the first turn.
why-NOTHING_PLAYED = A card is only cancelled while somebody else plays it.
why-ONLY_WHOLE_HAND = In a turn the whole hand is discarded, not a single card.
why-ONLY_AT_THE_END = The hand is refilled at the end of the turn.
why-NOTHING_PICKED = No effect asks for a character now.

## Endings

ending-NONE = The game is not over.
won = { $winners ->
   *[one] { $names } wins with the lowest family value, { $worth }
    [many] { $names } win with the lowest family value, { $worth } each
}
cause-FAMILY = the last character of a family has died
cause-IDLE = nobody played anything any more
cause-ROUNDS = the rounds have run out
figures-families = family
figures-stories = story
figure-on_table = on the table
figure-held = held at the end
figure-values-mean = family value
figure-values-winner = value of the winner
figure-dead = dead of a family
figure-turn_order = by turn order
family-value = { $name } { $worth }
family-value-with-story = { $name } { $worth } ({ $dead } for the dead and { $points } for the story “{ $story }”)
ending-FAMILY = The last character of a family has died. { $won }. Family values: { $values }.
ending-IDLE = Nobody played anything any more. { $won }. Family values: { $values }.
ending-ROUNDS = The rounds have run out. { $won }. Family values: { $values }.

## Board

board-status = Turn { $turn } · draw pile: { $deck } · discards: { $discards }
board-discards = Discards: { $cards }
board-story = “{ $story }” { $worth }
board-story-free = in the centre
board-story-held = held by { $name }
board-seat = { $name } · { $family }
board-no-family = no family yet
board-value = family value { $worth }
board-hand = hand: { $count } (limit { $limit })
board-no-turn = misses a turn
board-no-refill = does not refill
board-your-hand = Your hand
board-cards = Cards in sight that do something
board-character = Character
board-worth = Self-worth
board-points = Visible points
board-icons = Icons
board-effect = Effect in force
board-effect-and-pile = Effect in force; pile
board-pile = Pile, from the top down
board-persistent = persistent
look-pile = { $character } ({ $name }): { $count ->
    [one] one card
   *[other] { $count } cards, from the top down
}
look-discards = Discards: { $count ->
    [one] one card
   *[other] { $count } cards, the last one first
}
setup-dice = Setup: if chance decides who begins, roll a die with as many sides as there are players.

## Profiles and reports

kind-card = Cards
kind-character = Characters
kind-story = Stories
kind-action = Actions
without-card = A card leaves the pack, and the deck is a card thinner: the same seeds deal other hands.
kind-card-seen = drawn
kind-card-used = played
action-TAKE_FAMILY = Choose a family
action-GIVE_UP = Do without a character
action-PLAY = Play a modifier or a death
action-EVENT = Play an event
action-CLAIM = Take a story
action-DISCARD_HAND = Discard the hand
action-PASS = Pass
action-CANCEL = Cancel
action-DECLINE = Leave it
action-DISCARD = Discard a card
action-DRAW = Draw
action-ACCEPT = Accept
action-PICK = Pick a character
report-beat = round
report-with = in the game

## Chapters of the rules

chapter-notes = About these rules
chapter-components = What is in the box
chapter-setup = Setup
chapter-turn = The turn
chapter-cards = The cards
chapter-sight = What can be seen
chapter-effects = Effects
chapter-responses = Responses
chapter-stories = Stories
chapter-hidden = What cannot be seen
chapter-end = The end
chapter-scoring = Scoring

## At the table

stop-response = When I could cancel a card
option-pack = Cards
option-pack-abismo = Abyss, cards of our own with stories
option-pack-clasico = Classic, those of the original Gloom
option-families = Families
option-families-chosen = Everybody chooses one
option-families-lot = By lot

## In the lobby

game-about = Take a family, make it wretched and kill it in time; as for the others, may all go well for them. The cards are clear film: what counts is what can be seen through the pile, and who has suffered most wins.
game-facts = Competitive · 2 to 5 families
game-cover = A woman of Innsmouth under three cards of clear film; behind her, something rises from the sea at night

## How a game went for a seat

fared = { $points } points
