### Four Souls in English. Card names are in the card files; what cards do is put together of the terms below.

## Chapters of the rules

chapter-notes = About these rules
chapter-setup = Setup
chapter-cards = The cards
chapter-copies = Copies of a card
chapter-items = Items
chapter-events = Events
chapter-curses = Curses
chapter-effects = Effects
chapter-cents = Cents
chapter-stack = The stack
chapter-targets = Targets and modes
chapter-priority = Priority
chapter-triggers = What is triggered
chapter-turns = The turn
chapter-dice = Rolls
chapter-purchases = Purchases
chapter-attacks = Attacks
chapter-damage = Damage
chapter-death = Death
chapter-refill = Refilling slots
chapter-decks = The decks
chapter-bargaining = Bargaining
chapter-cancelling = Cancelling
chapter-rooms = Rooms
chapter-souls = Souls
chapter-bonus = Bonus souls
chapter-draft = The draft
chapter-solo = Solo
chapter-end = The end

## Cards that are not known

card-UNKNOWN = a card
card-called = “{ $card }”
card-NONE = the game

## Whom and what terms speak of

who-YOU = you
who-YOU-named = { $owner }
to-YOU = to you
to-YOU-named = to { $owner }
of-YOU = of yours
of-YOU-named = of { $owner }
# what has a name where the card says "the chosen one"
who-NAMED = { $name }
to-NAMED = to { $name }
of-NAMED = of { $name }
who-TARGET = the target
who-TARGET-told = the chosen one
to-TARGET = to the target
to-TARGET-told = to the chosen one
of-TARGET = of the target
of-TARGET-told = of the chosen one
who-TARGET-f = the chosen one
to-TARGET-f = to the chosen one
of-TARGET-f = of the chosen one
who-TARGET-first = the first
to-TARGET-first = to the first
of-TARGET-first = of the first
who-TARGET-first-f = the first
to-TARGET-first-f = to the first
of-TARGET-first-f = of the first
who-TARGET_ROLL = the target roll
who-TARGET_ROLL-told = the chosen roll
to-TARGET_ROLL = to the target roll
to-TARGET_ROLL-told = to the chosen roll
of-TARGET_ROLL = of the target roll
of-TARGET_ROLL-told = of the chosen roll
who-TARGET_2 = the second target
who-TARGET_2-told = the second
to-TARGET_2 = to the second target
to-TARGET_2-told = to the second
of-TARGET_2 = of the second target
of-TARGET_2-told = of the second
who-TARGET_2-f = the second
to-TARGET_2-f = to the second
of-TARGET_2-f = of the second
who-TARGET_3 = the third target
who-TARGET_3-told = the third
to-TARGET_3 = to the third target
to-TARGET_3-told = to the third
of-TARGET_3 = of the third target
of-TARGET_3-told = of the third
who-TARGET_3-f = the third
to-TARGET_3-f = to the third
of-TARGET_3-f = of the third
who-THIS = this card
to-THIS = to this card
of-THIS = of this card
who-THEY = that player
to-THEY = to that player
of-THEY = of that player
who-IT = it
who-IT_ROLL = that roll
to-IT_ROLL = to that roll
of-IT_ROLL = of that roll
to-IT = to it
of-IT = of it
who-EACH = that one
to-EACH = to that one
of-EACH = of that one
who-OUTER = each player
to-OUTER = to each player
of-OUTER = of each player
who-CHOSEN = the chosen one
to-CHOSEN = to the chosen one
of-CHOSEN = of the chosen one
who-ACTIVE = the active player
to-ACTIVE = to the active player
of-ACTIVE = of the active player
who-ATTACKER = the attacker
to-ATTACKER = to the attacker
of-ATTACKER = of the attacker
who-MONSTER = the attacked monster
to-MONSTER = to the attacked monster
of-MONSTER = of the attacked monster
who-YOUR_LEFT = the player on your left
who-YOUR_LEFT-named = the player on { $owner }'s left
to-YOUR_LEFT = to the player on your left
to-YOUR_LEFT-named = to the player on { $owner }'s left
of-YOUR_LEFT = of the player on your left
of-YOUR_LEFT-named = of the player on { $owner }'s left
who-YOUR_RIGHT = the player on your right
who-YOUR_RIGHT-named = the player on { $owner }'s right
to-YOUR_RIGHT = to the player on your right
to-YOUR_RIGHT-named = to the player on { $owner }'s right
of-YOUR_RIGHT = of the player on your right
of-YOUR_RIGHT-named = of the player on { $owner }'s right
who-THEIR_LEFT = the player on their left
to-THEIR_LEFT = to the player on their left
of-THEIR_LEFT = of the player on their left
who-ACTIVES_LEFT = the player on the active player's left
to-ACTIVES_LEFT = to the player on the active player's left
of-ACTIVES_LEFT = of the player on the active player's left
who-ACTIVES_RIGHT = the player on the active player's right
to-ACTIVES_RIGHT = to the player on the active player's right
of-ACTIVES_RIGHT = of the player on the active player's right
who-ITS_CONTROLLER = the target's controller
who-ITS_CONTROLLER-told = the controller of the chosen one
to-ITS_CONTROLLER = to the target's controller
to-ITS_CONTROLLER-told = to the controller of the chosen one
of-ITS_CONTROLLER = of the target's controller
of-ITS_CONTROLLER-told = of the controller of the chosen one
who-KILLER = the killer
to-KILLER = to the killer
of-KILLER = of the killer
who-ROLLER = whoever rolled
to-ROLLER = to whoever rolled
of-ROLLER = of whoever rolled
who-DEALER = whoever dealt it
to-DEALER = to whoever dealt it
of-DEALER = of whoever dealt it
who-PLAYERS = each player
to-PLAYERS = to each player
of-PLAYERS = of each player
who-OTHERS = each other player
to-OTHERS = to each other player
of-OTHERS = of each other player
who-NOT_ACTIVE = each player who is not active
to-NOT_ACTIVE = to each player who is not active
of-NOT_ACTIVE = of each player who is not active
who-NOT_THEM = each player but that one
to-NOT_THEM = to each player but that one
of-NOT_THEM = of each player but that one
who-MONSTERS = each monster
to-MONSTERS = to each monster
of-MONSTERS = of each monster
who-FREE_MONSTERS = each monster that is not under attack
to-FREE_MONSTERS = to each monster that is not under attack
of-FREE_MONSTERS = of each monster that is not under attack
who-SHOP = each shop item
to-SHOP = to each shop item
of-SHOP = of each shop item
who-ALL_ITEMS = each item in play
to-ALL_ITEMS = to each item in play
of-ALL_ITEMS = of each item in play
who-ITEMS = each item { $whose }
to-ITEMS = to each item { $whose }
of-ITEMS = of each item { $whose }
who-CHARACTER = the character { $whose }
to-CHARACTER = to the character { $whose }
of-CHARACTER = of the character { $whose }
who-YOUR_CHARACTER = your character
who-YOUR_CHARACTER-named = { $owner }'s character
to-YOUR_CHARACTER = to your character
to-YOUR_CHARACTER-named = to { $owner }'s character
of-YOUR_CHARACTER = of your character
of-YOUR_CHARACTER-named = of { $owner }'s character
who-FIGHT = the attack
to-FIGHT = to the attack
of-FIGHT = of the attack
who-ANY_PLAYER = a player
to-ANY_PLAYER = to a player
of-ANY_PLAYER = of a player
who-ANOTHER_PLAYER = another player
to-ANOTHER_PLAYER = to another player
of-ANOTHER_PLAYER = of another player
who-ANY_FEWEST_SOULS = a player with the fewest souls
to-ANY_FEWEST_SOULS = to a player with the fewest souls
of-ANY_FEWEST_SOULS = of a player with the fewest souls
who-ANY_MOST_SOULS = a player with the most souls
to-ANY_MOST_SOULS = to a player with the most souls
of-ANY_MOST_SOULS = of a player with the most souls
who-ANY_MOST_ITEMS = a player with the most items
to-ANY_MOST_ITEMS = to a player with the most items
of-ANY_MOST_ITEMS = of a player with the most items

## What may be chosen

what-PLAYER = a player
what-MONSTER = a monster
what-PLAYER_OR_MONSTER = a player or a monster
what-ITEM = { $passive ->
    [yes] a passive item
   *[no] an item
}
what-SHOP_ITEM = { $passive ->
    [yes] a passive shop item
   *[no] a shop item
}
what-ITEM_OR_SHOP_ITEM = { $passive ->
    [yes] a passive item of a player or of the shop
   *[no] an item of a player or of the shop
}
what-SOUL = a soul
what-ITEM_OR_SOUL = { $passive ->
    [yes] a passive item or a soul
   *[no] an item or a soul
}
what-CURSE = a curse
what-ROLL = a roll
what-ABILITY = a tap or paid ability on the stack
what-ABILITY_OR_LOOT = a loot card or a tap or paid ability on the stack
what-DECK = a deck
what-DISCARD = a discard pile
what-DISCARDED_MONSTER = a discarded monster
what-ATTACK = an attack
what-CHARACTER = a character
what-MONSTER_OR_SHOP_ITEM = { $passive ->
    [yes] a monster or a passive shop item
   *[no] a monster or a shop item
}
gender-PLAYER = m
gender-MONSTER = m
gender-PLAYER_OR_MONSTER = m
gender-ITEM = m
gender-SHOP_ITEM = m
gender-ITEM_OR_SHOP_ITEM = m
gender-SOUL = f
gender-ITEM_OR_SOUL = m
gender-CURSE = f
gender-ROLL = f
gender-ABILITY = f
gender-ABILITY_OR_LOOT = f
gender-DECK = m
gender-DISCARD = f
gender-DISCARDED_MONSTER = m
gender-ATTACK = m
gender-CHARACTER = m
gender-MONSTER_OR_SHOP_ITEM = m
only-YOURS = of yours
only-YOURS-named = of { $owner }'s
only-OWN = of theirs
only-ANOTHERS = of another player
what-OTHER_PLAYER = another player
what-OTHERS_ITEM_OR_SHOP_ITEM = { $passive ->
    [yes] a passive item of another player or of the shop
   *[no] an item of another player or of the shop
}
only-NOT_ETERNAL = that is not eternal
only-NOT_THIS = other than this one
only-ACTIVATED = with a tap ability
only-FREE = not under attack
only-RICHEST = with the most cents
only-MOST_SOULS = with the most souls
only-NOT_ATTACK = that is no attack roll
only-LIVING = that is alive
only-ATTACKABLE = that can be attacked
only-USED = that is deactivated
only-THEIRS = of that player
only-TARGETS = of the target
only-TARGETS-told = of the chosen one

## Amounts

amount-ROLL = as the roll shows
amount-ROLL-shown = as the roll shows, a { $face }
amount-EVENT = as that
amount-HAND = as you have cards in hand
amount-HAND-named = as { $owner } has cards in hand
amount-THEIR_CENTS = as { $who } has
amount-THEIR_CENTS-own = as they have
amount-NUMBER = as that
amount-COUNTERS = as it has counters
amount-COUNT = as { $times ->
    [half] half of { $what }
    [once] { $what }
   *[more] { $n ->
        [one] {""}
        [2] twice
       *[other] { $n } times
    } { $what }
}{ $most ->
    [0] {""}
   *[other] , { $most } at most
}
count-CENTS = { $person ->
    [you] your cents
   *[other] the cents { $of_who }
}
count-HAND = { $person ->
    [you] the loot in your hand
   *[other] the loot in the hand { $of_who }
}
count-SOULS = { $person ->
    [you] your souls
   *[other] the souls { $of_who }
}
count-ITEMS = { $person ->
    [you] your items
   *[other] the items { $of_who }
}
count-LIFE = { $person ->
    [you] your life
   *[other] the life { $of_who }
}
count-COUNTERS = the counters on { $who }
count-PLAYERS = the players
count-MONSTERS = the monsters in play
count-ROLL = the roll
count-EVENT = that
count-NUMBER = that number
tag-guppy = Guppy
tag-bomb = bomb
tag-key = key

## Decks

deck-loot = the loot deck
deck-treasure = the treasure deck
deck-monster = the monster deck
deck-room = the room deck
deck-each = each deck
deck-target = the target
deck-target-told = the chosen deck
of-deck-loot = of the loot deck
of-deck-treasure = of the treasure deck
of-deck-monster = of the monster deck
of-deck-room = of the room deck
of-deck-each = of each deck
of-deck-target = of the target
of-deck-target-told = of the chosen deck
beginning-characters = Characters
beginning-bonus = Bonus souls
beginning-loot = Loot
beginning-monsters = Monsters, events and curses
beginning-rooms = Rooms
beginning-starting = Starting items
beginning-treasure = Treasures
pile-loot = the loot discard pile
pile-treasure = the treasure discard pile
pile-monster = the monster discard pile
pile-room = the room discard pile

## How sentences are put together

timing-tap = Tap:
timing-pay = Pay { $cost }:
timing-when = When { $event }:
when-told = when { $event }, { $effect }
timing-tap-if = Tap, if { $condition }:
timing-pay-if = Pay { $cost }, if { $condition }:
timing-play-if = Only if { $condition }:
event-if = { $event }, if { $condition }
faces-or = { $first } or { $last }
if-then = if { $condition }, { $what }
if-else = { $text }; { $after ->
    [block] if that condition does not hold,
   *[step] otherwise
} { $other }
list-after = { $first } — and after that { $last }
choose-one = { $person ->
    [you] choose one: { $ways }
   *[other] { $who } chooses one: { $ways }
}
with-target = { $person ->
    [you] choose { $target }: { $effect }
   *[other] { $who } chooses { $target }: { $effect }
}
with-target-told = { $person ->
    [you] choose { $target }
   *[other] { $who } chooses { $target }
}
list-and = { $first } and { $last }
list-then = { $first }, then { $last }
# what you do, behind what somebody else has just done
you-anew = you { $verb } { $rest }
list-then-if = { $first }, then { $last }
list-later = { $first }, and { $last }
# leads: on where the effect is of the same player and begins with a verb, anew where it names somebody or something else
may = { $person ->
    [you] you
   *[other] { $who }
} may{ $leads ->
    [on] {""}
   *[anew] :
} { $effect }
# how what is done says its subject, which stands before "may"
may-person = you
roll-alone = { $person ->
    [you] roll
   *[other] { $who } rolls
}
roll = { $person ->
    [you] roll: { $rows }
   *[other] { $who } rolls: { $rows }
}
roll-told = { $person ->
    [you] roll. { $rows }
   *[other] { $who } rolls. { $rows }
}
for-each = for { $group }: { $effect }
for-each-told = for { $group }, { $effect }
# what an effect leaves behind to wait
later-turn = each time { $event } this turn{ $before ->
    [choice] ,
   *[effect] :
} { $effect }
later-turn-told = each time { $event } this turn, { $effect }
later-turn-once = the next time { $event } this turn{ $before ->
    [choice] ,
   *[effect] :
} { $effect }
later-turn-once-told = the next time { $event } this turn, { $effect }
later-next-turn = until your next turn, each time { $event }{ $before ->
    [choice] ,
   *[effect] :
} { $effect }
later-next-turn-told = until your next turn, each time { $event }, { $effect }
later-next-turn-named = until { $owner }'s next turn, each time { $event }, { $effect }
later-next-turn-once = the next time { $event } before your next turn{ $before ->
    [choice] ,
   *[effect] :
} { $effect }
later-next-turn-once-told = the next time { $event } before your next turn, { $effect }
later-next-turn-once-named = the next time { $event } before { $owner }'s next turn, { $effect }
later-once = the next time { $event }{ $before ->
    [choice] ,
   *[effect] :
} { $effect }
later-once-told = the next time { $event }, { $effect }
later-turn-ends = at the end of the turn{ $before ->
    [choice] ,
   *[effect] :
} { $effect }
later-turn-ends-told = at the end of the turn, { $effect }
later-turn-starts = at the start of your next turn{ $before ->
    [choice] ,
   *[effect] :
} { $effect }
later-turn-starts-told = at the start of your next turn, { $effect }
later-turn-starts-named = at the start of { $owner }'s next turn, { $effect }
times = { $n ->
    [one] once
    [2] twice
    [3] three times
   *[other] { $n } times
}: { $effect }
times-told = { $n ->
    [one] once
    [2] twice
    [3] three times
   *[other] { $n } times
}, { $effect }
goal = goal: { $what }
earned = this soul goes to the first player { $condition }
earned-who = who

## Terms: flow

do-choose = { $person ->
    [you] choose { $what }
   *[other] { $who } chooses { $what }
}{ $lot ->
    [lot] {" "}at random
   *[chosen] {""}
}
do-nothing = nothing happens
do-name-number = { $person ->
    [you] name
   *[other] { $who } names
} a number from { $n } to { $m }

## Terms: cents

do-gain = { $person ->
    [you] gain { $n ->
        [one] { $n }¢
        [other] { $n }¢
       *[word] { $so_n ->
            [that] that many ¢
           *[as] as many ¢ { $n }
        }
    }
   *[somebody] { $who } gains { $n ->
        [one] { $n }¢
        [other] { $n }¢
       *[word] { $so_n ->
            [that] that many ¢
           *[as] as many ¢ { $n }
        }
    }
}
do-gain-up-to = { $n ->
    [one] { $person ->
        [you] gain cents until you have { $n }¢
       *[somebody] { $who } gains cents until they have { $n }¢
    }
    [other] { $person ->
        [you] gain cents until you have { $n }¢
       *[somebody] { $who } gains cents until they have { $n }¢
    }
   *[word] { $person ->
        [you] { $so_n ->
            [that] gain cents until you have that many
           *[as] gain cents until you have as many { $n }
        }
       *[somebody] { $so_n ->
            [that] { $who } gains cents until they have that many
           *[as] { $who } gains cents until they have as many { $n }
        }
    }
}
do-lose = { $person ->
    [you] lose { $n ->
        [one] { $n }¢
        [other] { $n }¢
       *[word] { $so_n ->
            [that] that many ¢
           *[as] as many ¢ { $n }
        }
    }
   *[other] { $who } loses { $n ->
        [one] { $n }¢
        [other] { $n }¢
       *[word] { $so_n ->
            [that] that many ¢
           *[as] as many ¢ { $n }
        }
    }
}
do-lose-all = { $person ->
    [you] lose all your cents
   *[other] { $who } loses all their cents
}
do-steal = { $person ->
    [you] steal
   *[other] { $who } steals
} { $n ->
    [one] { $n }¢ from { $whom }
    [other] { $n }¢ from { $whom }
   *[word] { $so_n ->
        [that] that many ¢ from { $whom }
       *[as] as many ¢ from { $whom } { $n }
    }
}

## Terms: hands

do-loot = { $person ->
    [you] loot { $n ->
        [one] { $n }
        [other] { $n }
       *[word] { $so_n ->
            [that] that many
           *[as] as many { $n }
        }
    }
   *[somebody] { $who } loots { $n ->
        [one] { $n }
        [other] { $n }
       *[word] { $so_n ->
            [that] that many
           *[as] as many { $n }
        }
    }
}
do-loot-up-to = { $n ->
    [one] { $person ->
        [you] loot until you have { $n } card in hand
       *[somebody] { $who } loots until they have { $n } card in hand
    }
    [other] { $person ->
        [you] loot until you have { $n } cards in hand
       *[somebody] { $who } loots until they have { $n } cards in hand
    }
   *[word] { $person ->
        [you] { $so_n ->
            [that] loot until you have that many cards
           *[as] loot until you have as many cards { $n }
        }
       *[somebody] { $so_n ->
            [that] { $who } loots until they have that many cards
           *[as] { $who } loots until they have as many cards { $n }
        }
    }
}
do-discard = { $person ->
    [you] discard { $n ->
        [one] { $n } loot
        [other] { $n } loot
       *[word] { $so_n ->
            [that] that much loot
           *[as] as much loot { $n }
        }
    }
   *[somebody] { $who } discards { $n ->
        [one] { $n } loot
        [other] { $n } loot
       *[word] { $so_n ->
            [that] that much loot
           *[as] as much loot { $n }
        }
    }
}
do-discard-any = { $person ->
    [you] discard any number of loot
   *[other] { $who } discards any number of loot
}
do-discard-hand = { $person ->
    [you] discard your hand
   *[other] { $who } discards their hand
}
do-give-loot = { $person ->
    [you] give one loot { $to_whom }
   *[other] { $person_whom ->
        [you] { $who } gives you one loot
       *[other] { $who } gives one loot { $to_whom }
    }
}
do-steal-loot = { $person ->
    [you] steal a random loot from { $whom }
   *[other] { $who } steals a random loot from { $whom }
}
do-see-hand = { $person ->
    [you] see
   *[other] { $who } sees
} the hand { $of_whom }
do-take-loot = { $person ->
    [you] take
   *[other] { $who } takes
} one loot from { $whom }
do-exchange-loot = { $person ->
    [you] exchange
   *[other] { $who } exchanges
} one loot with { $whom }
do-loot-to-deck = { $person ->
    [you] put one loot from your hand on the loot deck
   *[other] { $who } puts one loot from their hand on the loot deck
}
do-pass-hands = each player passes the whole hand to the left

## Terms: decks

do-look = { $person ->
    [you] look at
   *[other] { $who } looks at
} the top { $n ->
    [one] card
   *[other] { $n } cards
} { $top ->
    [its] of the target deck
   *[deck] { $of_deck }
}
do-look-told = { $person ->
    [you] look at
   *[other] { $who } looks at
} the top { $n ->
    [one] card
   *[other] { $n } cards
} { $top ->
    [its] of the chosen deck
   *[deck] { $of_deck }
}
do-order = { $person ->
    [you] look
   *[other] { $who } looks
} at the top { $n ->
    [one] card
   *[other] { $n } cards
} of { $top ->
    [its] the target deck
   *[deck] { $deck }
} and { $person ->
    [you] put
   *[other] puts
} { $n ->
    [one] it back
   *[other] them back in any order
}
do-order-told = { $person ->
    [you] look
   *[other] { $who } looks
} at the top { $n ->
    [one] card
   *[other] { $n } cards
} of { $top ->
    [its] the chosen deck
   *[deck] { $deck }
} and { $person ->
    [you] put
   *[other] puts
} { $n ->
    [one] it back
   *[other] them back in any order
}
do-keep-one = { $person ->
    [you] look
   *[other] { $who } looks
} { $n ->
    [one] at the top card of { $deck }: it stays on top
   *[other] at the top { $n } cards of { $deck }: one stays on top, the others go under it
}
do-may-bottom = { $person ->
    [you] look
   *[other] { $who } looks
} { $top ->
    [its] at the top card of the target deck
    [each] at the top card of each deck
   *[deck] at the top card of { $deck }
} and { $person ->
    [you] { $top ->
        [each] put those you like under their decks
       *[one] put it under the deck if you like
    }
   *[other] { $top ->
        [each] may put any of them under their decks
       *[one] may put it under the deck
    }
}
do-may-bottom-told = { $person ->
    [you] look
   *[other] { $who } looks
} { $top ->
    [its] at the top card of the chosen deck
    [each] at the top card of each deck
   *[deck] at the top card of { $deck }
} and { $person ->
    [you] { $top ->
        [each] put those you like under their decks
       *[one] put it under the deck if you like
    }
   *[other] { $top ->
        [each] may put any of them under their decks
       *[one] may put it under the deck
    }
}
do-mill = the top { $n ->
    [one] card
   *[other] { $n } cards
} { $top ->
    [its] of the target deck
   *[deck] { $of_deck }
} { $n ->
    [one] goes
   *[other] go
} to the discard pile
do-mill-told = the top { $n ->
    [one] card
   *[other] { $n } cards
} { $top ->
    [its] of the chosen deck
   *[deck] { $of_deck }
} { $n ->
    [one] goes
   *[other] go
} to the discard pile
do-undiscard = { $person ->
    [you] put
   *[other] { $who } puts
} { $obj } back on top of its deck
do-unmill = { $person ->
    [you] put
   *[other] { $who } puts
} the top card of the target discard pile on top of its deck
do-unmill-told = { $person ->
    [you] put
   *[other] { $who } puts
} the top card of the chosen discard pile on top of its deck
do-reveal = { $person ->
    [you] reveal
   *[other] { $who } reveals
} the top { $n ->
    [one] card
   *[other] { $n } cards
} { $top ->
    [its] of the target deck
   *[deck] { $of_deck }
}
do-reveal-told = { $person ->
    [you] reveal
   *[other] { $who } reveals
} the top { $n ->
    [one] card
   *[other] { $n } cards
} { $top ->
    [its] of the chosen deck
   *[deck] { $of_deck }
}
do-search-treasure = { $person ->
    [you] search the treasure deck for { $by ->
        [tag] a { $quarry } item
       *[name] { $quarry }
    }, gain it and shuffle
   *[other] { $who } searches the treasure deck for { $by ->
        [tag] a { $quarry } item
       *[name] { $quarry }
    }, gains it and shuffles
}
do-search-loot = { $person ->
    [you] search the loot deck for { $by ->
        [tag] a { $quarry }{ $kind ->
            [bomb] {""}
            [key] {""}
           *[other] {" "}card
        }
       *[name] { $quarry }
    }, take it in hand and shuffle
   *[other] { $who } searches the loot deck for { $by ->
        [tag] a { $quarry }{ $kind ->
            [bomb] {""}
            [key] {""}
           *[other] {" "}card
        }
       *[name] { $quarry }
    }, takes it in hand and shuffles
}
do-search-monster = { $person ->
    [you] search the monster deck for { $by ->
        [tag] a { $quarry } monster
       *[name] { $quarry }
    }, lay it in a slot that is not under attack and shuffle
   *[other] { $who } searches the monster deck for { $by ->
        [tag] a { $quarry } monster
       *[name] { $quarry }
    }, lays it in a slot that is not under attack and shuffles
}
do-monster-on-deck = { $person ->
    [you] put
   *[other] { $who } puts
} { $obj } on top of the monster deck
do-unbury = { $person ->
    [you] put
   *[other] { $who } puts
} any number of monsters from the discard pile on top of the monster deck
do-this-into = { $person ->
    [you] put
   *[other] { $who } puts
} { $this } into its deck, under the top { $n }
do-loot-from-discard = the next looting takes from the top of the loot discard pile

## Terms: damage, life, death

do-damage = { $person ->
    [you] deal
   *[other] { $who } deals
} { $n ->
    [one] 1 damage { $to_whom }
    [other] { $n } damage { $to_whom }
   *[word] { $so_n ->
        [that] that much damage { $to_whom }
       *[as] as much damage { $to_whom } { $n }
    }
}
do-take = { $person ->
    [you] take { $n ->
        [one] { $n } damage
        [other] { $n } damage
       *[word] { $so_n ->
            [that] that much damage
           *[as] as much damage { $n }
        }
    }
   *[somebody] { $who } takes { $n ->
        [one] { $n } damage
        [other] { $n } damage
       *[word] { $so_n ->
            [that] that much damage
           *[as] as much damage { $n }
        }
    }
}
do-heal = { $person ->
    [you] heal { $n ->
        [one] { $n }
        [other] { $n }
       *[word] { $so_n ->
            [that] that much
           *[as] as much { $n }
        }
    }
   *[somebody] { $who } heals { $n ->
        [one] { $n }
        [other] { $n }
       *[word] { $so_n ->
            [that] that much
           *[as] as much { $n }
        }
    }
}
do-kill = { $person ->
    [you] kill
   *[other] { $who } kills
} { $whom }
do-prevent = { $person ->
    [you] prevent
   *[other] { $who } prevents
} { $much ->
    [all] the next damage { $person_whom ->
        [self] they take
       *[other] { $to_whom }
    } this turn
   *[so] { $n } of the next damage { $person_whom ->
        [self] they take
       *[other] { $to_whom }
    } this turn
}
do-prevent-to = the next damage { $to_whom } this turn becomes { $n }
do-prevent-up-to = { $person ->
    [you] prevent
   *[other] { $who } prevents
} up to { $n } of the next damage { $person_whom ->
    [self] they take
   *[other] { $to_whom }
} this turn
do-prevent-death = { $person ->
    [you] prevent
   *[other] { $who } prevents
} { $person_whom ->
    [self] their next death
   *[other] the next death { $of_whom }
} this turn
do-prevent-death-and-turn = { $person ->
    [you] prevent
   *[other] { $who } prevents
} { $person_whom ->
    [self] their next death
   *[other] the next death { $of_whom }
} this turn; if it is in their own turn, cancel everything that has not resolved and end the turn
do-pay-life = { $person ->
    [you] pay { $n } life
   *[other] { $who } pays { $n } life
}
do-pay-life-down = { $person ->
    [you] pay life until { $n } is left
   *[other] { $who } pays life until { $n } is left
}
do-pay-cents = { $person ->
    [you] pay { $n ->
        [one] { $n }¢
        [other] { $n }¢
       *[word] { $so_n ->
            [that] that many ¢
           *[as] as many ¢ { $n }
        }
    }
   *[somebody] { $who } pays { $n ->
        [one] { $n }¢
        [other] { $n }¢
       *[word] { $so_n ->
            [that] that many ¢
           *[as] as many ¢ { $n }
        }
    }
}
do-pay-loot = { $person ->
    [you] pay by discarding { $n } loot
   *[other] { $who } pays by discarding { $n } loot
}
do-pay-counters = { $person ->
    [you] pay
   *[other] { $who } pays
} { $n ->
    [one] 1 counter { $of_this }
    [other] { $n } counters { $of_this }
   *[word] { $so_n ->
        [that] that many counters { $of_this }
       *[as] as many counters { $of_this } { $n }
    }
}
do-save = { $person ->
    [you] prevent
   *[other] { $who } prevents
} that death
do-less-damage = { $person ->
    [you] prevent { $much ->
        [all] that damage
       *[so] { $n } of that damage
    }
   *[other] { $much ->
        [all] that damage
       *[so] { $n } of that damage
    } is prevented
}
do-split-damage = { $person ->
    [you] split
   *[other] { $who } splits
} { $n } damage among monsters and players

## Terms: dice

do-reroll = { $person ->
    [you] reroll
   *[other] { $who } rerolls
} { $obj }
do-set-roll = { $person ->
    [you] make
   *[other] { $who } makes
} { $n ->
    [one] { $obj } a { $n }
    [other] { $obj } a { $n }
   *[word] { $obj } { $is_n ->
        [NUMBER] that number
       *[other] as much { $n }
    }
}
do-add-roll = { $person ->
    [you] add
   *[other] { $who } adds
} { $n } { $to_obj }
do-subtract-roll = { $person ->
    [you] subtract
   *[other] { $who } subtracts
} { $n } from { $obj }

## Terms: items

do-recharge = { $person ->
    [you] recharge
   *[other] { $who } recharges
} { $obj }
do-recharge-all = { $person ->
    [you] recharge all your items
   *[other] { $who } recharges all their items
}
do-deactivate = { $person ->
    [you] deactivate
   *[other] { $who } deactivates
} { $obj }
do-destroy = { $person ->
    [you] destroy
   *[other] { $who } destroys
} { $obj }
do-steal-item = { $person ->
    [you] steal { $obj }
   *[other] { $who } steals { $obj }
}
do-give-item = { $person ->
    [you] give
   *[other] { $who } gives
} { $obj } { $to_whom }
do-swap-items = { $person ->
    [you] exchange
   *[other] { $who } exchanges
} { $obj } with { $with }
do-treasure = { $person ->
    [you] gain { $n ->
        [one] { $n } treasure
        [other] { $n } treasures
       *[word] { $so_n ->
            [that] that many treasures
           *[as] as many treasures { $n }
        }
    }
   *[somebody] { $who } gains { $n ->
        [one] { $n } treasure
        [other] { $n } treasures
       *[word] { $so_n ->
            [that] that many treasures
           *[as] as many treasures { $n }
        }
    }
}
do-reroll-item = { $person ->
    [you] destroy
   *[other] { $who } destroys
} { $obj }; its controller gains a treasure in its place
do-counters = { $person ->
    [you] put
   *[other] { $who } puts
} { $n ->
    [one] 1 counter on { $obj }
    [other] { $n } counters on { $obj }
   *[word] { $so_n ->
        [that] that many counters on { $obj }
       *[as] as many counters on { $obj } { $n }
    }
}
do-uncount = { $person ->
    [you] take
   *[other] { $who } takes
} { $n } { $n ->
    [one] counter
   *[other] counters
} off { $obj }
do-copy = { $until ->
    [turn] until the end of the turn { $this } becomes a copy { $of_obj }
   *[always] { $this } becomes a copy { $of_obj }
}
do-copy-ability = this copies a tap ability { $of_obj }
do-copy-loot = { $person ->
    [you] the next loot you play this turn is copied
   *[other] the next loot that { $who } plays this turn is copied
}
do-vote = all players vote for an item in play: the one with most votes is destroyed, in a tie none
do-destroy-own = { $person ->
    [you] destroy an item of yours
   *[other] { $who } destroys an item of theirs
}

## Terms: turns and attacks

do-loot-play = { $more ->
    [any] { $person ->
        [you] you may play any number of loot this turn
       *[other] { $who } may play any number of loot this turn
    }
   *[so] { $person ->
        [you] you may play { $n } more loot this turn
       *[other] { $who } may play { $n } more loot this turn
    }
}
do-buy-more = { $more ->
    [any] { $person ->
        [you] you may buy any number of times this turn
       *[other] { $who } may buy any number of times this turn
    }
   *[so] { $person ->
        [you] you may buy { $n } more { $n ->
            [one] time
           *[other] times
        } this turn
       *[other] { $who } may buy { $n } more { $n ->
            [one] time
           *[other] times
        } this turn
    }
}
do-may-attack = { $person ->
    [you] you may { $where ->
        [deck] attack the monster deck
       *[anywhere] attack
    } { $n } more { $n ->
        [one] time
       *[other] times
    } this turn
   *[other] { $who } may { $where ->
        [deck] attack the monster deck
       *[anywhere] attack
    } { $n } more { $n ->
        [one] time
       *[other] times
    } this turn
}
do-must-attack = { $person ->
    [you] you must { $where ->
        [deck] attack the monster deck
       *[anywhere] attack
    } { $n } more { $n ->
        [one] time
       *[other] times
    } this turn
   *[other] { $who } must { $where ->
        [deck] attack the monster deck
       *[anywhere] attack
    } { $n } more { $n ->
        [one] time
       *[other] times
    } this turn
}
do-oblige = { $who } must { $where ->
    [deck] attack the monster deck
   *[anywhere] attack
} { $n ->
    [1] once
    [2] twice
   *[other] { $n } times
} this turn
do-must-attack-it = the active player must attack { $is_obj ->
    [TARGET] it
   *[other] { $obj }
} this turn, if able
do-must-attack-it-named = the active player must attack { $obj } this turn, if able
do-end-turn = { $person ->
    [you] end the turn
   *[other] the turn ends
}
do-cancel = { $person ->
    [you] cancel
   *[other] { $who } cancels
} { $obj }
do-cancel-all = { $person ->
    [you] cancel everything that has not resolved
   *[other] everything that has not resolved is cancelled
}
do-extra-turn = { $person ->
    [you] take
   *[other] { $who } takes
} an extra turn after this one
do-skip-turn = { $person ->
    [you] skip your next turn
   *[other] { $who } skips their next turn
}
do-boost = { $foes ->
    [yes] { $person ->
        [you] the monsters you attack have { $sign ->
            [less] -{ $n }
           *[more] +{ $n }
        } evasion until the end of the turn
       *[other] the monsters that { $who } attacks have { $sign ->
            [less] -{ $n }
           *[more] +{ $n }
        } evasion until the end of the turn
    }
   *[no] { $person ->
        [you] have { $sign ->
            [less] -{ $n }
           *[more] +{ $n }
        } { $stat } until the end of the turn
       *[other] { $who } has { $sign ->
            [less] -{ $n }
           *[more] +{ $n }
        } { $stat } until the end of the turn
    }
}
do-boosts = { $person ->
    [you] have { $what } until the end of the turn
   *[other] { $who } has { $what } until the end of the turn
}
boost-of = { $sign ->
    [less] -{ $n }
   *[more] +{ $n }
} { $stat }
stat-LIFE = life
stat-ATTACK = attack
stat-ROLLS = to { $person ->
    [you] your
   *[other] their
} rolls
stat-EVASION = evasion
stat-FOES = { stat-EVASION }
do-free-buy = { $person ->
    [you] the next shop item you buy this turn costs 0¢
   *[other] the next shop item that { $who } buys this turn costs 0¢
}
do-mark = { $person ->
    [you] have a mark until the end of the turn
   *[other] { $who } has a mark until the end of the turn
}
do-join = { $who } must make an attack roll too after each one of the active player, for as long as this attack lasts
do-loot-doubled = { $person ->
    [you] loot double until the end of the turn
   *[other] { $who } loots double until the end of the turn
}
do-double-rewards = its rewards are doubled

## Terms: slots

do-monster-slots = there { $n ->
    [one] is one more monster slot
   *[other] are { $n } more monster slots
}
do-shop-slots = there { $n ->
    [one] is one more shop slot
   *[other] are { $n } more shop slots
}
do-discard-thing = { $person ->
    [you] discard
   *[other] { $who } discards
} { $obj }
do-under-deck = { $person ->
    [you] put
   *[other] { $who } puts
} { $obj } under its deck
do-top-on-monster = { $person ->
    [you] lay
   *[other] { $who } lays
} the top card of the monster deck on { $obj }

## Terms: souls

do-become-soul = { $person ->
    [you] gain { $this } as a soul
   *[other] { $who } gains { $this } as a soul
}
do-destroy-soul = { $person ->
    [you] destroy one of your souls
   *[other] { $who } destroys one of their souls
}
do-give-soul = { $person ->
    [you] give a soul { $to_whom }
   *[other] { $who } gives a soul { $to_whom }
}
do-curse = { $whom } is cursed

## What abilities wait for

by-YOURS = you
by-YOURS-named = { $owner }
by-ANY = a player
by-ANOTHERS = another player
by-ACTIVE = the active player
by-ATTACKER = the attacker
by-THIS = this
turn-YOURS = your turn
turn-YOURS-named = { $owner }'s turn
turn-ANY = a turn
turn-ANOTHERS = another player's turn
foe-ANY = a monster
foe-ANOTHER_THING = another monster
foe-THIS = this
when-rolls = { $die ->
    [die] { $person ->
        [you] you roll a die
       *[other] { $who } rolls a die
    }
   *[faces] { $person ->
        [you] you roll { $faces }
       *[other] { $who } rolls { $faces }
    }
}{ $since ->
    [anew] {" "}after this
   *[always] {""}
}
when-hurt = { $person ->
    [you] you take
   *[other] { $who } takes
} { $combat ->
    [combat] combat damage
   *[any] damage
}{ $on ->
    [roll] {""} on an attack roll of { $faces }
   *[any] {""}
}{ $often ->
    [first] {""} for the first time in a turn
    [second] {""} for the second time in a turn, and every other time after that
   *[always] {""}
}
when-would-hurt = { $person ->
    [you] you would take damage
   *[other] { $who } would take damage
}
when-deals = { $combat ->
    [combat] { $person ->
        [you] you deal combat damage to a monster
       *[other] { $who } deals combat damage to a monster
    }
   *[any] { $person ->
        [you] you damage a monster
       *[other] { $who } damages a monster
    }
}
when-monster-dies = { $on ->
    [roll] { $foe } dies on an attack roll of { $faces }
   *[any] { $foe } dies
}
when-declares = { $first ->
    [first] { $person ->
        [you] you declare your first attack of a turn
       *[other] { $who } declares the first attack of the turn
    }
   *[always] { $person ->
        [you] you declare an attack
       *[other] { $who } declares an attack
    }
}
when-attack-roll = { $person ->
    [you] you make an attack roll of { $faces }
   *[other] { $who } makes an attack roll of { $faces }
}
when-would-roll = { $person ->
    [you] you would roll { $faces }
   *[other] { $who } would roll { $faces }
}
when-game-starts = the game starts
when-turn-starts = { $turn } starts
when-turn-ends = { $turn } ends
when-dying = { $person ->
    [you] you die, before the penalty is paid
   *[other] { $who } dies, before the penalty is paid
}
when-dies = { $person ->
    [you] you die
   *[other] { $who } dies
}
when-died = { $person ->
    [you] you die, after the penalty is paid
   *[other] { $who } dies, after the penalty is paid
}
when-would-die = { $person ->
    [you] you would die
   *[other] { $who } would die
}
when-activates = { $person ->
    [you] you activate an item
   *[other] { $who } activates an item
}
when-gains-soul = { $person ->
    [you] you gain a soul
   *[other] { $who } gains a soul
}
when-loots = { $person ->
    [you] you loot
   *[other] { $who } loots
}
when-plays-loot = { $person ->
    [you] you play loot
   *[other] { $who } plays loot
}
when-buys = { $person ->
    [you] you buy something
   *[other] { $who } buys something
}
when-kills = { $person ->
    [you] you kill a monster
   *[other] { $who } kills a monster
}
when-this-deals = this deals combat damage to a player
when-rewarded = { $foe } has died and its rewards have been gained
when-this-declared = an attack on this is declared
when-placed = an attack on the monster deck has laid a monster
when-this-beaten = this is beaten
when-goals-reached = its goals are reached
when-shield-used = this prevents damage
when-enters = this comes into play

## Lasting effects

have-YOURS = you have
have-YOURS-named = { $owner } has
may-YOURS = you may
may-YOURS-named = { $owner } may
have-ANY = players have
may-ANY = players may
have-ANOTHERS = other players have
may-ANOTHERS = other players may
have-ACTIVE = the active player has
may-ACTIVE = the active player may
have-FEWEST_SOULS = players with the fewest souls have
may-FEWEST_SOULS = players with the fewest souls may
have-MOST_SOULS = once anybody has a soul, players with the most souls have
may-MOST_SOULS = once anybody has a soul, players with the most souls may
have-MOST_ITEMS = players with the most items have
may-MOST_ITEMS = players with the most items may
static-life = { $have } +{ $n } life
static-attack = { $have } +{ $n } attack
static-attack-rolls = { $have } +{ $n } to attack rolls
static-first-attack = { $have } +{ $n } attack on { $person ->
    [you] your
   *[other] their
} first attack roll of a turn
static-first-attack-roll = { $have } +{ $n } to { $person ->
    [you] your
   *[other] their
} first attack roll of a turn
static-first-roll = { $have } +{ $n } to { $person ->
    [you] your
   *[other] their
} first roll of a turn
have-MONSTERS = monsters have
have-OTHER_MONSTERS = other monsters have
party-YOURS = you
party-YOURS-named = { $owner }
party-ANY = players
party-ANOTHERS = other players
party-ACTIVE = the active player
party-FEWEST_SOULS = players with the fewest souls
party-MOST_SOULS = once anybody has a soul, players with the most souls
party-MOST_ITEMS = players with the most items
to-party-YOURS = you
to-party-YOURS-named = { $owner }
to-party-ANY = players
to-party-ANOTHERS = other players
to-party-ACTIVE = the active player
to-party-FEWEST_SOULS = players with the fewest souls
to-party-MOST_SOULS = players with the most souls
to-party-MOST_ITEMS = players with the most items
static-rolls = { $have } +{ $n } to { $person ->
    [you] your
   *[other] their
} rolls
static-evasion = { $have } +{ $n } evasion
static-loot-step = { $have } +{ $n } loot in { $person ->
    [you] your
    [one] the
   *[many] their
} loot step
static-loot-plays = { $may } play { $more ->
    [any] any number of loot
   *[so] { $n } more loot
} on { $person ->
    [you] your
   *[other] their
} turn
static-attacks = { $may } attack { $n } more { $n ->
    [one] time
   *[other] times
} on { $person ->
    [you] your
   *[other] their
} turn
static-any-attacks = { $may } attack any number of times on { $person ->
    [you] your
   *[other] their
} turn
static-purchases = { $may } buy { $more ->
    [any] any number of times
   *[so] { $n } more { $n ->
        [one] time
       *[other] times
    }
} on { $person ->
    [you] your
   *[other] their
} turn
static-discount = shop items cost { $to_who } { $n }¢ less
static-discount-any = purchases cost { $to_who } { $n }¢ less
static-most-uses = { $person ->
    [you] you use at most { $n }
    [one] { $who } uses at most { $n }
   *[many] { $who } use at most { $n }
} { $n ->
    [one] ability
   *[other] abilities
} in a turn
static-most-loot = { $person ->
    [you] you play at most { $n }
    [one] { $who } plays at most { $n }
   *[many] { $who } play at most { $n }
} loot in a turn
static-must-attack = { $who } must attack { $n ->
    [one] once
    [2] twice
   *[other] { $n } times
} each turn, if { $person ->
    [you] you
   *[other] they
} can
static-must-attack-deck = { $who } must attack the monster deck { $n ->
    [one] once
    [2] twice
   *[other] { $n } times
} each turn, if { $person ->
    [you] you
   *[other] they
} can
static-damage-taken = { $person ->
    [you] you take
    [one] { $who } takes
   *[many] { $who } take
} { $n } more damage each time
static-damage-is-one = any damage to { $to_who } becomes 1
static-cents-gained = { $person ->
    [you] each time you gain cents, you gain { $n }¢ more
    [one] each time { $who } gains cents, they gain { $n }¢ more
   *[many] each time { $who } gain cents, they gain { $n }¢ more
}
static-no-souls = { $person ->
    [you] you cannot gain souls
    [one] { $who } cannot gain souls
   *[many] { $who } cannot gain souls
}
static-free-buys = for { $to_who } the first { $n ->
    [one] shop item { $person ->
        [you] you buy on your
        [one] they buy on their
       *[many] they buy on their
    } turn costs
   *[other] { $n } shop items { $person ->
        [you] you buy on your
        [one] they buy on their
       *[many] they buy on their
    } turn cost
} 0¢
static-attack-tax = { $person ->
    [you] you pay
    [one] { $who } pays
   *[many] { $who } pay
} each other player { $n }¢ to attack
static-recharges = { $person ->
    [you] you recharge only { $n }
    [one] { $who } recharges only { $n }
   *[many] { $who } recharge only { $n }
} { $n ->
    [one] item
   *[other] items
} as { $person ->
    [you] your
   *[other] their
} turn starts
static-sees-treasure = on your turn you may look at the top card of the treasure deck
static-counters-absorb = damage to you takes counters off this card instead
static-cents-to-levels = cents you would gain become counters on this card
static-shadows = when another player pays the death penalty, you choose the item they destroy and gain the loot and cents they lose
static-silences = on your turn other players play no loot and activate no items
static-evasion-hurt = with { $m } life or less it has +{ $n } evasion
static-attack-hurt = with { $m } life or less it has +{ $n } attack
static-immune = it takes no combat damage on attack rolls of { $faces }
static-stronger = it deals +{ $n } combat damage on attack rolls of { $faces }
static-doubled = its combat damage is doubled on attack rolls of { $faces }
static-not-attackable = it cannot be attacked
static-shares-left = damage to it is also dealt to the player on the active player's left
static-shares-right = damage to it is also dealt to the player on the active player's right
static-strikes-left = damage it deals to the active player is also dealt to the player on their left
static-strikes-right = damage it deals to the active player is also dealt to the player on their right
static-soul-not-destroyed = if it would be destroyed, it becomes a soul instead
static-rewards-doubled = rewards are doubled
static-sees-monsters = before an attack the active player may look at the top { $n } of the monster deck and put them back in any order; then they must attack
static-shared-cents = cents { $person ->
    [you] you
    [one] { $who }
   *[many] { $who }
} would gain are gained by every player
static-duels = the active player may attack players, who have { $n } evasion
static-duel-spoils = when a player attacked this turn pays the death penalty, the item they would destroy goes to the active player
static-attackable = it can be attacked, but is no monster
static-kept = it cannot be discarded until { $n } of its goals are reached

## Goals

goal-loot-played = { $n } loot are played
goal-monsters-die = { $n } monsters die
goal-cents-given = a player gives another { $n }¢ at once
goal-purchases = { $n } purchases are made
goal-rolls = { $n } rolls of { $faces }

## Conditions

if-done = that was done
if-and = { $first } and { $last }
if-or = { $first }, or { $last }
if-not = it is not so that { $condition }
if-no-cents = { $person ->
    [you] you have no cents
   *[other] { $who } has no cents
}
if-cents-at-least = { $person ->
    [you] you have { $n }¢ or more
   *[other] { $who } has { $n }¢ or more
}
if-cents-at-most = { $person ->
    [you] you have { $n }¢ or less
   *[other] { $who } has { $n }¢ or less
}
if-no-loot = { $person ->
    [you] you have no loot in hand
   *[other] { $who } has no loot in hand
}
if-souls-at-least = { $person ->
    [you] you have
   *[other] { $who } has
} { $n } { $n ->
    [one] soul
   *[other] souls
} or more
if-souls-at-most = { $person ->
    [you] you have
   *[other] { $who } has
} { $n } { $n ->
    [one] soul
   *[other] souls
} or less
if-items-at-least = { $person ->
    [you] you control
   *[other] { $who } controls
} { $n } { $n ->
    [one] item
   *[other] items
} or more
if-items-at-most = { $person ->
    [you] you control
   *[other] { $who } controls
} { $n } { $n ->
    [one] item
   *[other] items
} or less
if-died = { $person ->
    [you] you have died this turn
   *[other] { $who } has died this turn
}
if-empty-hand = { $person ->
    [you] your hand is empty
   *[other] { $who } has an empty hand
}
if-hand-at-least = { $person ->
    [you] you have { $n } loot or more in hand
   *[other] { $who } has { $n } loot or more in hand
}
if-hand-at-most = { $person ->
    [you] you have { $n } loot or less in hand
   *[other] { $who } has { $n } loot or less in hand
}
if-your-turn = { $person ->
    [you] it is your turn
   *[other] it is { $who }'s turn
}
if-roll-in = the roll is { $faces }
if-roll-is-number = the roll is the number named
if-counters = { $this } has { $n } { $n ->
    [one] counter
   *[other] counters
} or more
if-no-purchase = { $person ->
    [you] you have bought nothing this turn
   *[other] { $who } has bought nothing this turn
}
if-marked = { $person ->
    [you] you have a mark
   *[other] { $who } has a mark
}
if-paid = the discarded loot is a { $tag }
if-tagged = { $person ->
    [you] you control { $n ->
        [one] a { $tag } item
       *[other] { $n } { $tag } items
    } or more
   *[other] { $who } controls { $n ->
        [one] a { $tag } item
       *[other] { $n } { $tag } items
    } or more
}
# the opposite of each condition
unless-done = that was not done
unless-no-cents = { $person ->
    [you] you have cents
   *[other] { $who } has cents
}
unless-cents-at-least = { $n ->
    [one] { $person ->
        [you] you have no cents
       *[other] { $who } has no cents
    }
   *[other] { $person ->
        [you] you have less than { $n }¢
       *[other] { $who } has less than { $n }¢
    }
}
unless-cents-at-most = { $person ->
    [you] you have more than { $n }¢
   *[other] { $who } has more than { $n }¢
}
unless-no-loot = { $person ->
    [you] you have loot in hand
   *[other] { $who } has loot in hand
}
unless-souls-at-least = { $n ->
    [one] { $person ->
        [you] you have no souls
       *[other] { $who } has no souls
    }
   *[other] { $person ->
        [you] you have fewer than { $n } souls
       *[other] { $who } has fewer than { $n } souls
    }
}
unless-souls-at-most = { $person ->
    [you] you have
   *[other] { $who } has
} more than { $n } { $n ->
    [one] soul
   *[other] souls
}
unless-items-at-least = { $n ->
    [one] { $person ->
        [you] you control no items
       *[other] { $who } controls no items
    }
   *[other] { $person ->
        [you] you control fewer than { $n } items
       *[other] { $who } controls fewer than { $n } items
    }
}
unless-items-at-most = { $person ->
    [you] you control
   *[other] { $who } controls
} more than { $n } { $n ->
    [one] item
   *[other] items
}
unless-died = { $person ->
    [you] you have not died this turn
   *[other] { $who } has not died this turn
}
unless-empty-hand = { $person ->
    [you] you have cards in hand
   *[other] { $who } has cards in hand
}
unless-hand-at-least = { $n ->
    [one] { $person ->
        [you] you have no loot in hand
       *[other] { $who } has no loot in hand
    }
   *[other] { $person ->
        [you] you have fewer than { $n } loot in hand
       *[other] { $who } has fewer than { $n } loot in hand
    }
}
unless-hand-at-most = { $person ->
    [you] you have
   *[other] { $who } has
} more than { $n } loot in hand
unless-your-turn = { $person ->
    [you] it is not your turn
   *[other] it is not { $who }'s turn
}
unless-roll-in = the roll is not { $faces }
unless-roll-is-number = the roll is not the number named
unless-counters = { $n ->
    [one] { $this } has no counters
   *[other] { $this } has fewer than { $n } counters
}
unless-no-purchase = { $person ->
    [you] you have bought something this turn
   *[other] { $who } has bought something this turn
}
unless-marked = { $person ->
    [you] you have no mark
   *[other] { $who } has no mark
}
unless-paid = the discarded loot is no { $tag }
unless-tagged = { $n ->
    [one] { $person ->
        [you] you control no { $tag } items
       *[other] { $who } controls no { $tag } items
    }
   *[other] { $person ->
        [you] you control fewer than { $n } { $tag } items
       *[other] { $who } controls fewer than { $n } { $tag } items
    }
}

## Costs

pay-cents = { $n }¢
pay-counters = { $n } { $n ->
    [one] counter
   *[other] counters
}
pay-life = { $n } life
pay-loot = by discarding { $n } loot
pay-items = by destroying { $n } of your items
pay-items-named = by destroying { $n } of their items
pay-give-item = by giving another player another item of yours that is not eternal
pay-give-item-named = by giving another player another item of theirs that is not eternal

## What cards are besides

note-reward = Reward: { $what }.
note-souls = Worth { $n } { $n ->
    [one] soul
   *[other] souls
}.
note-begins = Whoever plays it begins the game.
note-used = It comes into play deactivated.
note-counters = It comes into play with { $n } { $n ->
    [one] counter
   *[other] counters
}.
note-draws = Before the game its player looks at the top { $n } of the treasure deck, keeps one as an item of their own, which is eternal, and puts the others under the deck.
reward-none = nothing
reward-cents = { $n }¢
reward-cents-roll = as many ¢ as a die shows
reward-loot = { $n } loot
reward-loot-roll = as much loot as a die shows
reward-treasure = { $n } { $n ->
    [one] treasure
   *[other] treasures
}

## What waits on the stack

pend-LOOT = loot
pend-ABILITY = ability
pend-TRIGGER = trigger
pend-EVENT = event
pend-ROLL = roll
pend-MODIFIER = change to a roll
pend-ROLLED = effect of a roll
pend-PURCHASE = purchase
pend-ATTACK = declared attack
pend-COMBAT = combat damage
pend-DAMAGE = damage
pend-DEATH = death
pend-PENALTY = death penalty
pend-MONSTER_DEATH = death of a monster
pend-REWARD = reward
pend-CARCASS = dead monster
pend-REFILL = refilling of a slot
pend-LOOT_STEP = loot step
pend-NONE = nothing
pend-roll-of = { $seat }'s roll (a { $face })
pend-roll-for = { $seat }'s roll for “{ $card }” (a { $face })
pend-of-card = { $pend }, of “{ $card }”
pend-at = { $pend } (no. { $n } on the stack)

## What happened, to whoever may answer it

happens-to-roll = { $seat }'s roll, a { $face }
happens-LOOT = { $name } plays “{ $card }”. { $does }
happens-LOOT-own = You play “{ $card }”. { $does }
happens-ABILITY = { $name } uses “{ $card }”. { $does }
happens-ABILITY-own = You use “{ $card }”. { $does }
happens-TRIGGER = “{ $card }” of { $name } is set off. { $does }
happens-TRIGGER-own = Your “{ $card }” is set off. { $does }
happens-TRIGGER-foe = “{ $card }” is set off. { $does }
happens-EVENT = “{ $card }” has come up for { $name }. { $does }
happens-EVENT-own = “{ $card }” has come up for you. { $does }
happens-ROLLED = { $name }'s roll for “{ $card }” was a { $face }. { $does }
happens-ROLLED-own = Your roll for “{ $card }” was a { $face }. { $does }
happens-MODIFIER = “{ $card }” changes a roll: { $does }
happens-MODIFIER-own = Your “{ $card }” changes a roll: { $does }
happens-ROLL = { $name } rolled a { $face } for “{ $card }”.
happens-ROLL-own = You rolled a { $face } for “{ $card }”.
happens-ROLL-attack = { $name } rolled a { $face } against “{ $card }”; a { $need }{ $need ->
    [6] {""}
   *[other] {" "}or more
} hits it{ $more }.
happens-ROLL-attack-own = You rolled a { $face } against “{ $card }”; a { $need }{ $need ->
    [6] {""}
   *[other] {" "}or more
} hits it{ $more }.
happens-hit = { $name } hit: { $n } damage to { $whom }.
happens-hit-own = You hit: { $n } damage to { $whom }.
happens-miss = { $name } missed: “{ $card }” hits { $name } for { $n }.
happens-miss-own = You missed: “{ $card }” hits you for { $n }.

## What an item of the stack will do

does-attack-roll = With { $n } or more { $name } hits “{ $monster }”; with less the blow is for { $name }.
does-attack-roll-on = It decides whether { $name } hits “{ $card }” or takes the blow.
does-trinket = { $name } gains “{ $card }” as an item.
does-purchase = { $name } will pay and gain { $what }.
does-purchase-own = You will pay and gain { $what }.
does-attack = { $name } will begin to fight { $what }.
does-attack-own = You will begin to fight { $what }.
does-damage = { $n } damage to { $whom }.
does-damage-own = You will take { $n } damage.
does-modifier = { $n } to the roll under it.
happens-adds = { $n } to { $to }.
does-death = { $name } will die: the curses put on them are discarded, and they will have to pay the penalty.
does-death-own = You will die: the curses put on you are discarded, and you will have to pay the penalty.
does-penalty = { $name } will discard 1 loot, lose 1¢, destroy an item and deactivate the others; if it is their turn, it ends.
does-penalty-own = You will discard 1 loot, lose 1¢, destroy an item and deactivate the others; if it is your turn, it ends.
does-monster-death = “{ $monster }” will die and give its reward.
does-reward = { $name } will gain the reward: { $reward }.
does-reward-own = You will gain the reward: { $reward }.
does-carcass = “{ $monster }” will go to the discard pile.
does-soul = “{ $monster }” will become a soul of { $name }'s.
does-soul-own = “{ $monster }” will become a soul of yours.
does-refill = The empty slot will be refilled with the top card of its deck.
does-loot-step = { $name } will loot in their loot step.
does-loot-step-own = You will loot in your loot step.
does-top-treasure = the top card of the treasure deck
does-top-monster = the top card of the monster deck

## Phases

phase-NONE = before the game
phase-START = start of the turn
phase-LOOT = loot step
phase-ACTION = action phase
phase-END = end of the turn

## What happens

told-ROLL = The die shows a { $face }.
told-TURN = Turn { $turn }: { $seat }.
told-PHASE = { $seat }: { $phase }.
told-PHASE-loot = { $seat } is about to loot.
told-PLAYED = { $seat } plays “{ $card }”.
told-PLAYED-drawn = { $seat } draws “{ $card }”.
told-ACTIVATED = { $seat } uses “{ $card }”.
told-TRIGGERED = “{ $card }” of { $seat } is set off, when { $event }.
told-TRIGGERED-foe = “{ $card }” is set off, when { $event }.
told-RESOLVED = “{ $card }” of { $seat } resolves. { $effect }
told-RESOLVED-foe = “{ $card }” resolves. { $effect }
told-CANCELLED = “{ $card }” is cancelled ({ $pend }).
told-CANCELLED-why = “{ $card }” is cancelled ({ $pend }), because { $why }.
told-CANCELLED-step = { $the_pend } { $step ->
    [ATTACK] against
    [COMBAT] with
   *[other] of
} “{ $card }” is cancelled.
told-CANCELLED-step-why = { $the_pend } { $step ->
    [ATTACK] against
    [COMBAT] with
   *[other] of
} “{ $card }” is cancelled, because { $why }.
told-CANCELLED-bare = { $the_pend } is cancelled.
told-CANCELLED-bare-why = { $the_pend } is cancelled, because { $why }.
the-pend-LOOT = The loot
the-pend-ABILITY = The ability
the-pend-TRIGGER = The trigger
the-pend-EVENT = The event
the-pend-ROLL = The roll
the-pend-MODIFIER = The change to a roll
the-pend-ROLLED = The effect of the roll
the-pend-PURCHASE = The purchase
the-pend-ATTACK = The attack
the-pend-COMBAT = The damage of the combat
the-pend-DAMAGE = The damage
the-pend-DEATH = The death
the-pend-PENALTY = The death penalty
the-pend-MONSTER_DEATH = The death
the-pend-REWARD = The reward
the-pend-CARCASS = What was to become of the card
the-pend-REFILL = The refilling of a slot
the-pend-LOOT_STEP = The loot step
the-pend-NONE = What waited
cancel-NONE = an effect cancels it
cancel-TARGET = what was chosen for it is gone or can no longer be chosen
cancel-CONDITION = what it waited for is no longer about to happen
cancel-CENTS = there are too few cents to pay
cancel-NO_TARGET = there is nothing that it could be for
cancel-ATTACKER = whoever declared it is dead or their turn is ending
told-LOOT_CHANGED = By “{ $card }”, { $seat } is to loot { $n ->
    [one] one card
   *[other] { $n } cards
}.
told-LOOT_CHANGED-bare = By an effect of this turn, { $seat } is to loot { $n ->
    [one] one card
   *[other] { $n } cards
}.
told-LOOTED = { $seat } loots { $n ->
    [one] one card
   *[other] { $n } cards
}.
told-DREW = { $seat } draws “{ $card }”.
told-DISCARDED = { $seat } discards “{ $card }”.
told-GAINED_CENTS = { $seat } gains { $n }¢: now { $now }¢.
told-GAIN_CHANGED = By “{ $card }”, { $seat } is to gain { $n }¢.
told-GAIN_SHARED = By “{ $card }”, each player gains what { $seat } would.
told-LOST_CENTS = { $seat } loses { $n }¢: now { $now }¢.
told-GAINED_ITEM = { $seat } gains “{ $card }”.
told-LOST_ITEM = { $seat } loses “{ $card }”.
told-RECHARGED = “{ $card }” is recharged.
told-DEACTIVATED = “{ $card }” is deactivated.
told-ROLLED = { $seat } has rolled a { $face }.
told-CHANGED = By an effect that lasts until the end of the turn, { $seat }'s roll is now a { $face }.
told-CHANGED-by = By “{ $card }”, { $seat }'s roll is now a { $face }.
told-STAYS = By an effect that lasts until the end of the turn, { $seat }'s roll stays a { $face }.
told-STAYS-by = By “{ $card }”, { $seat }'s roll stays a { $face }.
told-FIRST_ATTACK = By “{ $card }”, { $seat }'s attack is { $n } on their first attack roll of the turn.
told-SPREADS = By “{ $card }”, { $seat } is to take the same damage: { $n }.
told-DAMAGED = { $seat } takes { $n } damage: { $left ->
    [0] no life left
   *[other] { $left } life left
}.
told-DAMAGE_CHANGED = By “{ $card }”, the damage to { $seat } is now { $n }.
told-MONSTER_DAMAGED = “{ $card }” takes { $n } damage: { $left ->
    [0] no life left
   *[other] { $left } life left
}.
told-HEALED = { $seat } heals { $n }.
told-MONSTER_HEALED = “{ $card }” heals { $n }.
told-ABSORBED = { $n ->
    [0] No damage is left for { $seat }: no counter comes off “{ $card }”.
   *[other] In place of { $n } damage to { $seat } as many counters come off “{ $card }”.
}
told-IN_VAIN = { $why ->
    [NOTHING] The amount is 0
    [GONE] What it acts on is not there
    [CHOICE] There is nothing to choose
    [CONDITION] Its condition does not hold
    [ALREADY] It is so already
    [ENDING] The turn ends already
    [SLOTS] There is no slot for it
    [STACK] Nothing waits to be resolved
    [TIE] The vote is tied
   *[NOT_IN_DECK] The deck holds no card of that kind
}: that part has no effect.
told-UNMET-own = { $unmet }, so that part has no effect.
told-UNMET = For “{ $card }”, { $unmet }, so that part has no effect.
told-IN_VAIN_FOR = { $why ->
    [HAND] { $seat } has no loot in hand
    [CENTS] { $seat } has no cents
    [ITEMS] { $seat } has no item to lose (eternal ones are never lost)
    [SOULS] { $seat } has no soul
    [NO_SOULS] { $seat } may gain no souls
    [UNHURT] { $seat } is not hurt
    [DEAD] { $seat } is dead or about to die
    [LIFE] { $seat } does not have the life to pay for it
    [SELF] { $seat } would be both giver and receiver
    [ENOUGH_CENTS] { $seat } has no fewer cents
    [ENOUGH_LOOT] { $seat } has no less loot in hand
    [FULL] The hand of { $seat } can hold no more
    [FEW_CENTS] { $seat } has too few cents to pay
    [FEW_LOOT] { $seat } has too little loot to pay
    [CHARGED] No item of { $seat } is deactivated
    [NUMB] { $seat } has taken damage without life already this turn
   *[OFTEN] { $seat } has used as many abilities as a turn allows
}: that part has no effect.
told-IN_VAIN_AT = { $why ->
    [CARD_CHARGED] “{ $card }” is charged already
    [CARD_USED] “{ $card }” is deactivated already
    [ETERNAL] “{ $card }” is eternal
    [OWN] “{ $card }” is already where it would go
    [CARD_UNHURT] “{ $card }” is not hurt
    [DYING] “{ $card }” is about to die
    [KEPT] “{ $card }” cannot be discarded yet
    [FEW_COUNTERS] “{ $card }” has too few counters to pay
    [NO_TAP] “{ $card }” has no ability to copy
    [COPIED] “{ $card }” is that already
   *[NOT_THERE] “{ $card }” is not there
}: that part has no effect.
told-IN_VAIN_OF = { $why ->
    [DECK] { $deck ->
        [loot] There is no loot left
        [treasure] There is no treasure left
        [room] There is no room left
       *[monster] The monster deck has no card left
    }
   *[PILE] { $deck ->
        [loot] No loot is discarded
        [treasure] No treasure is discarded
        [room] No room is discarded
       *[monster] No monster is discarded
    }
}: that part has no effect.
told-PREVENTED = “{ $card }” prevents { $n } damage to { $seat }.
told-MONSTER_PREVENTED = “{ $by }” prevents { $n } damage to “{ $card }”.
told-MONSTER_PREVENTED-own = “{ $card }” is spared { $n } damage { $why }.
prevented-own = by its own effect
prevented-immune = (“{ $effect }”)
told-COPIED = { $seat } copies “{ $card }”.
told-OFFERED = { $seat } offers { $to } { $n }¢.
told-DECLINED = { $to } declines { $seat }'s offer of { $n }¢.
told-TO_BOTTOM = “{ $card }” goes under its deck.
told-OTHERS_UNDER = { $seat } puts the other { $n ->
    [one] treasure
   *[other] { $n } treasures
} looked at under the deck.
told-BECOMES = “{ $card }” becomes a copy of “{ $copy }”.
told-BECOMES-itself = “{ $card }” is no copy any longer.
told-PUT_ON_DECK = { $seat } puts a card from their hand on the loot deck.
told-NOTHING = “{ $card }” with a { $face }: nothing happens.
told-ROLL_AGAIN = { $face } is the lowest more than once: whoever rolled it rolls again.
told-BEGINS = { $by ->
    [1] { $seat } begins, as the character has it.
    [2] { $seat } begins: nobody rolled lower.
   *[other] { $seat } begins.
}
told-WON_TOGETHER = Together the two characters have enough souls to win.
told-DIES = { $seat } is about to die.
told-DIED = { $seat } dies.
told-SAVED = { $seat } is saved from death.
told-MONSTER_DIES = “{ $card }” is about to die.
told-GAINED_SOUL = { $seat } gains the soul “{ $card }”{ $worth ->
    [one] {""}
   *[other] , worth { $worth }
}: { $now ->
    [one] 1 soul
   *[other] { $now } souls
} now.
told-EARNED = { $seat } earns “{ $card }”. { $effect }
told-LOST_SOUL = { $seat } loses the soul “{ $card }”: now { $now }.
told-PRICE_CHANGED = By “{ $card }”, { $n ->
    [0] { $seat } pays nothing
   *[other] the price for { $seat } is { $n }¢
}.
told-PRICE_CHANGED-bare = By an effect of this turn, { $n ->
    [0] { $seat } pays nothing
   *[other] the price for { $seat } is { $n }¢
}.
told-BOUGHT = { $seat } buys “{ $card }” for { $n }¢.
told-DECLARED_PURCHASE = { $seat } wants to buy “{ $card }”.
told-DECLARED_ATTACK = { $seat } declares an attack on “{ $card }”.
told-ATTACKS = { $seat } attacks “{ $card }”.
told-MISSED = { $seat } misses with a { $face }: it takes a { $needed }{ $needed ->
    [6] {""}
   *[other] {" "}or more
}{ $more }.
told-MISSED-never = { $seat } misses with a { $face }: at { $needed } evasion no roll hits{ $more }.
# if the evasion that counts is not the printed one
evasion-changed = {" "}(evasion { $printed } and { $change })
told-HIT = { $seat } hits with a { $face }.
told-REVEALED = “{ $card }” is revealed.
told-PLACED = “{ $card }” lies in { $of ->
    [treasure] shop
    [room] room
   *[monster] monster
} slot { $slot }.
told-SPARED = “{ $card }” is not destroyed: it becomes a soul.
told-DESTROYED = “{ $card }” is destroyed.
told-CURSED = “{ $card }” falls on { $seat }.
told-CURSED-does = “{ $card }” falls on { $seat }. { $effect }
told-COUNTERS = “{ $card }” has { $n ->
    [0] no counters left
    [one] { $n } counter
   *[other] { $n } counters
}.
told-LOOKED = { $n ->
    [one] { $seat } looks at the top card of { $deck }.
   *[other] { $seat } looks at the top { $n } cards of { $deck }.
}
told-SAW = { $seat } sees “{ $card }”.
told-GAVE_LOOT = { $to } gets a loot card from { $seat }.
told-LOOT_PASSED = “{ $card }” goes to the hand of { $to }.
told-FOE_ATTACK = By “{ $by }”, the attack of “{ $card }” is { $n }.
told-FOE_ATTACK-own = With the life that is left to it, the attack of “{ $card }” is { $n }.
told-BLOW = By that roll, the blow of “{ $card }” deals { $n } damage instead of { $usual }.
told-STOLE_LOOT = { $to } steals a loot card from { $seat }.
told-RESHUFFLED = The discard pile is shuffled to make { $deck } anew.
told-MONSTER_SLOTS = There are { $n } monster slots now.
told-SHOP_SLOTS = There are { $n } shop slots now.
told-TURN_ENDS = { $seat }'s turn ends.
told-WON = { $seat } has enough souls to win.
told-LOST = With the die at zero time is up.
told-STOPPED = The game stops: too many turns.
told-ENDLESS = The game stops: this turn goes round and round without end.
told-MILLED = “{ $card }” goes from its deck to the discard pile.
told-TAXED = By “{ $card }”, { $seat } must give each other player { $n }¢ to attack.
told-GAVE_CENTS = { $seat } gives { $to } { $n }¢.
told-SKIPPED = { $seat } will skip a turn.
told-FOUGHT_LONG = This combat has had { $n } attack rolls, and there can be no more.
told-FIGHT_OVER = { $seat }'s combat is over.
told-DIE = The solo die goes down to { $n }.
told-NO_SOUL = { $seat } may gain no souls: “{ $card }” is discarded.
told-JOINED = { $seat } joins the attack.
told-PAID_LIFE = { $seat } pays { $n } life: { $left ->
    [0] none left
   *[other] { $left } left
}.
told-BUYS_TOP = { $seat } wants to buy the top of the treasure deck.
told-ATTACKS_TOP = { $seat } declares an attack on the top of the monster deck.
told-PASSED_OVER = { $seat } skips this turn.
told-ROLL_RESOLVED = “{ $card }” with a { $face }: { $effect }
# the only chosen thing, if it is not in the effect's text
aimed-at = { $effect } The chosen one is { $target }.
aim-roll = { $seat }'s roll (a { $face })
told-NTH_PLAYER = { $nth ->
    [1] The first
    [2] The second
   *[other] The third
} is { $seat }.
told-NTH_CARD = { $nth ->
    [1] The first
    [2] The second
   *[other] The third
} is “{ $card }”.
told-AT_PLAYER = The chosen one is { $seat }.
told-AT_CARD = The chosen one is “{ $card }”.
told-AT_ROLL = The chosen one is { $seat }'s roll, a { $face }.
told-AT_PENDING = The chosen one is “{ $card }” ({ $pend }).
told-AT_PENDING-bare = The chosen one is { $pend }.
told-AT_DECK = The chosen one is { $deck }.
told-AT_PILE = The chosen one is { $pile ->
    [loot] the loot discard pile
    [treasure] the treasure discard pile
    [room] the room discard pile
   *[monster] the monster discard pile
}.
told-MONSTER_DIED = “{ $card }” dies.
told-REWARD = The reward for “{ $card }” goes to { $seat }.
told-REWARD-roll = The reward for “{ $card }” goes to { $seat }: { $reward }.
told-REWARD_DOUBLED = By “{ $card }”, { $seat }'s reward is doubled.
told-LOSSES_GO = By “{ $card }”, { $to } chooses the item that { $seat } destroys and gains the loot and cents they lose.
told-ITEM_GOES = By “{ $card }”, the item that { $seat } loses goes to { $to }.
told-PENALTY = { $seat } pays the death penalty.
told-COVERED = Another monster is about to cover “{ $card }” in monster slot { $slot }.
told-ON_DECK = “{ $card }” goes on top of its deck.
told-INTO_DECK = “{ $card }” goes into its deck, { $n ->
    [0] on top
    [one] with one card over it
   *[other] with { $n } cards over it
}.
told-TOOK = { $seat } takes “{ $card }” from the discard pile.
told-SHUFFLED = After the search { $deck } is shuffled.
told-UNCOVERED = “{ $card }” is uncovered in monster slot { $slot }.
told-TO_PILE = “{ $card }” goes to its discard pile.
told-NO_DAMAGE = The blow does no damage.
told-PAID_CENTS = { $seat } pays { $n }¢: { $now ->
    [0] nothing left
   *[other] { $now }¢ left
}.
told-ALL_HEALED = All players and monsters are healed.
told-VOTED = { $seat } votes for “{ $card }”.
told-DRAWN_BY_LOT = The lot falls on { $seat }.
told-CARD_BY_LOT = The lot falls on “{ $card }”.
told-FOUND = { $seat } finds “{ $card }” in the loot deck.
told-WAITS_NO_MORE = So much has been left to wait that what “{ $card }” left for { $seat } waits no more.
told-HAND_SEEN = { $seat } sees { $to }'s hand.
told-HAND_SEEN-own = { $seat } looks at their own hand.

## Endings

ending-SEAT = { $seat } wins.
ending-WON = Both characters win.
ending-LOST = The die has reached zero: the game is lost.
ending-STOPPED = The game would have no end: nobody wins.

## What may be done

act-PASS = pass
act-PASS-ends = end my turn
act-PLAY = play “{ $card }” — { $effect }
act-TAP = use “{ $card }” — { $effect }
act-PAY = use “{ $card }” — { $effect }
act-PAY_ROOM = use “{ $card }” — { $effect }
act-BUY = buy “{ $card }”
act-BUY_TOP = buy the top of the treasure deck
act-ATTACK = attack “{ $card }”
act-ATTACK-again = attack again this turn: “{ $card }”
act-ATTACK_PLAYER = attack { $seat }
act-PREPARE = prepare an attack: look at the monsters to come, then attack
act-ATTACK_TOP = attack the top of the monster deck
act-ATTACK_TOP-again = attack again this turn: the top of the monster deck
act-SEAT = { $seat }
act-DECK = { $deck }
act-PILE = { $pile ->
    [treasure-discard] the treasure discard pile
    [monster-discard] the monster discard pile
    [room-discard] the room discard pile
   *[loot-discard] the loot discard pile
}
act-PENDING = { $pend }
act-NUMBER = { $n }
act-ITEM = “{ $card }”
act-FOE = “{ $card }”
act-CARD = “{ $card }”
act-MODE = { $way }
act-YES = yes
act-NO = no
act-YES-MAY = accept the effect of “{ $card }”
act-NO-MAY = decline the effect of “{ $card }”
act-NO-ROOM = discard no room
act-NO-UNBURY = no more
act-NO-DISCARD_ANY = discard no more
act-YES-BOTTOM = put it under
act-NO-BOTTOM = leave it on top
act-YES-BARGAIN = accept
act-NO-BARGAIN = decline
act-SEEN = “{ $card }” (card { $n })
act-TRIGGER = onto the stack first: { $card }
waiting-DEATH = the death of { $name }
waiting-MONSTER_DEATH = the death of “{ $card }”
act-OFFER = give { $seat } { $n }¢
act-SLOT = slot { $n }, on top of “{ $card }”
act-SLOT-free = slot { $n }, which is empty

## What is asked

ask-PRIORITY = { $happens } Answer, { $seat }? If nobody answers, it happens.
ask-PRIORITY-gone = The card of dead “{ $card }” has already gone elsewhere: this will do nothing. Answer, { $seat }? If you pass, it is taken away.
ask-PRIORITY-empty = What do you do, { $seat }? ({ $phase })
ask-PRIORITY-other = What do you do, { $seat }, in the turn of { $active }? ({ $phase })
ask-PRIORITY-action = Your turn, { $seat }: play, buy, attack, or end it.
ask-TARGET = { $seat }, “{ $card }”: choose { $what }.
ask-TARGET-more = { $seat }, “{ $card }”: choose { $what }, too.
ask-CHOOSE = { $seat }, “{ $card }”: choose { $what }.
ask-MODE = { $seat }, choose what “{ $card }” does.
ask-MAY = { $seat }, “{ $card }” gives you a choice. { $effect } Do you do it?
ask-NUMBER = { $seat }, name a number for “{ $card }”.
ask-DISCARD = { $seat }, { $because }discard { $n ->
    [one] a loot card
   *[other] { $n } loot cards
}.
ask-DISCARD-all = { $seat }, { $because }discard { $n ->
    [one] a loot card: you have no more
   *[other] { $n } loot cards: you have no more
}.
ask-DISCARD_ANY = { $seat }, { $because }you may discard loot cards.
ask-GIVE = { $seat }, { $because }give { $other } a loot card.
ask-TAKE = { $seat }, { $because }take a loot card from { $other }.
ask-TO_DECK = { $seat }, { $because }put a loot card on the loot deck.
ask-ORDER = { $seat }, say which of the { $n } effects that wait goes on the stack next.
ask-SLOT = { $seat }, choose a slot for “{ $card }”.
ask-LOSE_ITEM = { $seat }, { $because }choose an item{ $whose ->
    [none] {""}
   *[other] {" "}of { $whose }
} to be destroyed.
ask-LOSE_ITEM-to = { $seat }, { $because }choose an item{ $whose ->
    [none] {""}
   *[other] {" "}of { $whose }
} that goes to { $other }.
# why somebody chooses
because-card = for “{ $card }”:{" "}
because-penalty = for the death penalty:{" "}
because-penalty-card = for the death penalty and “{ $card }”:{" "}
ask-RECHARGE = { $seat }, { $because }choose an item to recharge.
ask-ARRANGE = { $seat }, order the cards of { $deck }. They go from the bottom up: of the { $n } left, choose the next. The last is the top card.
ask-KEEP = { $seat }, choose the card of { $deck } that stays on top.
ask-BOTTOM = { $seat }, do you put “{ $card }” under its deck?
ask-PAY_ITEM = { $seat }, choose which item you destroy to pay for “{ $card }”{ $n ->
    [one] {""}
   *[other] {" "}({ $n } to go)
}.
ask-DESTROY_SOUL = { $seat }, { $because }choose one of your souls.
ask-GIVE_AWAY = { $seat }, choose which item you give to another player to pay for “{ $card }”.
ask-GIVE_AWAY-more = { $seat }, choose to whom you give “{ $item }”.
ask-VOTE = { $seat }, vote for an item.
ask-DRAFT = { $seat }, take one of the treasures laid out.
ask-BARGAIN = { $seat }, { $other } offers you { $n }¢: do you take them?
ask-ROOM = { $seat }, you may discard a room.
ask-OWN_ITEM = { $seat }, keep one of these treasures as an item of your own: the others go under the deck.
ask-SEARCH = { $seat }, choose one of those you looked for in the deck.
ask-LAY = { $seat }, choose a slot that is not under attack for “{ $card }”.
ask-UNBURY = { $seat }, you may put a discarded monster on top of its deck, and then others.
ask-SPLIT = { $seat }, choose who takes { $n ->
    [one] the last point
   *[other] the next of the { $n } points
} of damage of “{ $card }”.

## Why not

why-GAME_OVER = the game is over
why-NOT_NOW = something else is asked for now
why-NOT_IN_HAND = the card is not in your hand
why-NO_LOOT_PLAY = you may play no more loot now
why-SILENCED = an item of the active player keeps you from it
why-NO_TARGET = there is nothing that it could be for
why-NOT_YOURS = you do not control it
why-NO_ABILITY = it has no such ability
why-DEACTIVATED = it is deactivated
why-CANNOT_PAY = you cannot pay for it
why-NOT_MAIN = only the active player attacks, in the action phase and with an empty stack
why-NO_PURCHASE = you have no purchase left this turn
why-NO_CENTS = you have too few cents
why-NOT_IN_SHOP = it is not in the shop
why-NO_ATTACK = you have no attack left this turn
why-NOT_ATTACKABLE = it cannot be attacked
why-EMPTY_DECK = the deck has run out
why-NO_BARGAINING = there is no bargaining in this game
why-NO_OFFER_LEFT = you have made as many offers as you may in one turn
why-USED_UP = you have used as many abilities as you may in one turn
why-DEAD = you have died this turn
why-NO_TIME_TO_BUY = only the active player buys, in the action phase and with an empty stack
why-NO_TAX = you have too few cents for what an attack costs now
why-NO_CENTS_TO_OFFER = you have not so many cents
why-ALONE = the characters of a solo game give each other no cents
why-NO_DUEL = that player cannot be attacked
why-STACK_FULL = the stack is full
why-MUST_ATTACK = you must attack first
why-NOT_OFFERED = it is not what the effect asks for
why-MUST_ATTACK_DECK = you must attack the monster deck first
why-MUST_ATTACK_IT = you must first attack the monster that an effect has named
why-ROOM_ATTACK = a room has you attack first
why-ROOM_ATTACK_DECK = a room has you attack the monster deck first
why-PREPARED = you have looked at monsters for an attack and must make it now
why-NO_PREPARING = nobody looks at monsters unless a card lets them, in their action phase with an empty stack, once before each attack
why-ROOM_NOT_ATTACKABLE = that room cannot be attacked
why-ROOM_NO_MONSTER = a room is no monster, even if it can be attacked
why-NO_PAID_ABILITY = it has no such paid ability
why-KEPT_FROM_USE = an item of the active player keeps you from using it
why-ETERNAL = what is eternal is neither destroyed nor handed over
why-NOT_LIVING = it is dead or dying, and only the living can be chosen
why-CONDITION = what it asks for does not hold
why-OFFER_TOO_LARGE = an offer is of forty cents at most
why-NOBODY_ELSE = cents are offered to another player
why-CLOSED_MODE = choose one of the modes that have something to be for
why-NO_ANSWER = the effect asks for another answer
why-NOT_THAT_CARD = choose a card of that hand
why-NOT_THAT_PRICE = that does not pay the cost
why-NOT_THAT_ITEM = choose an item that can be destroyed
why-NOT_WAITING = choose which of those that wait goes on the stack next
why-NOT_THAT_SLOT = choose a monster slot that it can lie in
why-NOT_RECHARGED = choose a deactivated item of yours
why-NO_VOTE = vote for an item in play
why-NOT_SEEN = choose one of the cards looked at
why-NOT_FOUND = choose a card of the deck that is searched
why-NOT_DISCARDED = choose a discarded monster, or none
why-NO_SHARE = choose a living player or monster
why-NOT_LAID_OUT = choose one of the treasures laid out
why-NOT_OWN_ITEM = choose one of the treasures looked at
why-NO_REPLY = answer the offer first: yes or no
why-NO_ROOM = choose a room that can be discarded, or none

## The board

board-status = Turn { $turn }, { $phase }. Decks: loot { $loot }, treasure { $treasure }, monsters { $monster }.
board-monster = Monster
board-life = Life
board-evasion = Evasion
board-attack = Attack
board-effect = What it does
board-shop = Shop
board-bonus = Bonus souls
board-die = Solo die: { $n }.
board-stack = The stack
board-place = no. { $n } of the stack
board-gone = what has gone
board-number = No.
board-what = What
board-whose = Whose
board-does = What it will do
board-player = Player
board-cents = Cents
board-souls = Souls
board-hand = Hand
board-items = Items
tableau-monsters = Monsters: life/attack
tableau-player = life { $life }/{ $most } · { $cents }¢ · souls { $souls }

## Where one is asked

stop-START = the start of my turn
stop-LOOT_STEP = after my loot step
stop-END = the end of my turn
stop-OTHERS_TURN = others' turns with an empty stack
stop-OWN = what I put on the stack myself
stop-LOOT = loot that is played
stop-ABILITY = abilities that are used
stop-TRIGGER = effects set off
stop-EVENT = events
stop-ROLL = rolls
stop-COMBAT = damage
stop-PURCHASE = purchases
stop-ATTACK = declared attacks
stop-DEATH = deaths of players
stop-MONSTER_DEATH = deaths of monsters
stop-OTHER = anything else
stop-BARGAIN = whenever I could offer cents

## What a table is asked when it is opened

option-bonus-souls = Bonus souls
option-bonus-souls-true = yes
option-bonus-souls-false = no
option-bargaining = Bargaining
option-bargaining-true = yes
option-bargaining-false = no
option-rooms = Room deck
option-rooms-true = yes
option-rooms-false = no
option-draft = Draft of treasures (two players)
option-draft-true = yes
option-draft-false = no
option-solo-on = Solo: two characters, open hands
option-solo-on-true = yes
option-solo-on-false = no

## In the lobby

game-about = A basement, monsters, loot, and friends who cannot be trusted. Kill, buy, answer whatever happens on the stack, and be the first to gather four souls.
game-facts = Competitive · 2 to 4 characters, or two of them alone · with answers in the turns of others, too
game-cover = Three children with a candle before what lives under the house; above them four souls

## Profiles and reports

kind-character = Characters
kind-character-present = the first seat's
kind-character-used = used or set off
kind-starting = Starting items
kind-starting-present = the first seat's
kind-starting-used = used or set off
kind-treasure = Treasures
kind-treasure-seen = gained
kind-treasure-used = used or set off
kind-loot = Loot
kind-loot-present = in the first hand
kind-loot-seen = drawn
kind-loot-used = played
kind-monster = Monsters
kind-monster-seen = attacked
kind-monster-used = killed in one's turn
kind-event = Events
kind-event-seen = turned up
kind-curse = Curses
kind-curse-seen = suffered
kind-bonus = Bonus souls
kind-bonus-seen = earned
kind-room = Rooms
kind-room-present = in play from the beginning
kind-room-seen = come up
kind-room-used = used
kind-action = Actions
without-card = A card leaves the box, and its deck is that much thinner: the same seeds deal other cards.
action-PASS = Pass
action-PLAY = Play loot
action-TAP = Use an item by deactivating it
action-PAY = Pay for an item's ability
action-PAY_ROOM = Pay for a room's ability
action-BUY = Buy from the shop
action-BUY_TOP = Buy the top of the treasure deck
action-ATTACK = Attack a monster or a room
action-ATTACK_TOP = Attack the top of the monster deck
action-SEAT = Choose a player
action-ITEM = Choose an item or a character
action-FOE = Choose a monster, a curse, a room or a soul
action-PENDING = Choose something on the stack
action-DECK = Choose a deck
action-PILE = Choose a discard pile
action-NUMBER = Choose a number
action-MODE = Choose what an effect does
action-YES = Say yes
action-NO = Say no
action-CARD = Choose loot in a hand
action-SEEN = Choose among cards looked at
action-SLOT = Choose a slot
action-TRIGGER = Choose which trigger goes first
action-OFFER = Offer cents
action-ATTACK_PLAYER = Attack a player
action-PREPARE = Look at monsters before an attack
report-beat = round
report-with = the first seat's from the beginning
report-treasure = Which treasures hurt and which help
report-monster = What fights bring
report-event = What events bring
report-curse = What curses cost
report-bonus = What bonus souls are worth
report-room = What rooms bring

## How a game went for a seat

fared = { $souls ->
    [one] one soul
   *[other] { $souls } souls
}

# Figures of many games.
figures-characters = character
figures-items = item held at the end
figure-stopped = stopped as too long
figure-passes = passes
figure-first_player_wins = the first player wins
figure-souls = souls of a player at the end

## Cards of one's own

room-card = { $card } { $n }
room-taken = Room taken: cards { $cards } of { $most_cards }, abilities { $abilities } of { $most_abilities }, rows of effects { $rows } of { $most_rows } ({ $each }).

## What designers write for what is printed, and `#` for any number. It is read and never said.

synonyms =
    # cents → #¢
    # cent → #¢
    # coins → #¢
    # coin → #¢
    roll a die: → roll:
    rolls a die: → rolls:
    roll a dice: → roll:
    throw a die: → roll:
    #c → #¢
    all players → each player
    every player → each player
    and then → , then
    activate: → tap:
    draw # loot → loot #
    draw # cards → loot #
    do # damage to → deal # damage to
    gain a treasure → gain 1 treasure
    at the end of your turn: → when your turn ends:
    at the end of your turn, → when your turn ends:
    at the start of your turn: → when your turn starts:
    at the start of your turn, → when your turn starts:
