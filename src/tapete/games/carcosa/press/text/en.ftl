### What is printed of Carcosa: cards, sheets, tables. In the second person: a card speaks to whoever reveals it.

## Kinds of card

print-kind-event = Event
print-kind-yellow = Yellow event
print-kind-state = State
print-kind-object = Object
print-kind-treasure = Treasure
print-kind-key = Key
print-kind-tale = Tale of the King in Yellow
print-kind-book = Soulbound
print-kind-monster = Monster
print-kind-omen = Omen
print-kind-special = Special room

## Decks

print-deck-rooms = Room decks
print-deck-motemey = Motemey's deck
print-deck-special = Special rooms
print-deck-reserve = Reserve

## Events

print-event-returns = Then the card goes under the deck it came from.
print-event-lift = Above the third floor comes the first again.
print-event-trapdoor = Below the first floor comes the third again.
print-event-doubled = Doubled: every later Fury that hurts takes twice the sanity.
print-event-doubled-presence = Doubled: every later Fury that hurts takes twice the sanity, and so does his presence.
print-the-bottom = the bottom

## States

print-lasts = { $n ->
    [one] Lasts for what is left of this round.
   *[other] Lasts { $n } rounds with this one.
}
print-renewed = It does not add to one you have: the longer time holds.
print-discarded = The card is discarded.
print-state-ENVENENADO = At the end of each round your maximum sanity goes down by { $n } for good.
print-state-ENVENENADO-stacks = At the end of each round your maximum sanity goes down by { $n } for each dose, for good. Each further poison is one more dose.
print-state-SANIDAD = At the end of every turn, yours or another's, gain { $n } sanity.
print-state-SANIDAD-renounce = On your turn, free, you may renounce it and be rid of all your states.
print-state-MALDITO = At the end of the round each of the other souls on your floor loses { $n } sanity.
print-state-MALDITO-bearer = At the end of the round each soul on your floor, you too, loses { $n } sanity.
print-state-PARANOIA = You cannot walk, nor follow the compass, to a room or corridor where another soul is.
print-state-TRAPPED = You neither walk nor use the compass. For 1 action, roll 1d{ $die } and add your sanity: on { $n } or more you break out.
print-state-VANIDAD = Every loss of sanity is { $n } more, prices too. You cannot use the Salon.
print-state-ILUMINADO = You are given { $n ->
    [one] 1 more action
   *[other] { $n } more actions
} as each round begins.
print-state-PROTECCION = Yellow events that you draw do nothing to you.

## Objects

print-free = Free:
print-action = { $n ->
    [one] 1 action:
   *[other] { $n } actions:
}
print-COMPASS = go to the corridor of your floor. It is spent.
print-COMPASS-not = Of no use in the sack, under “Trapped”, or where the Ice Queen has just come.
print-VIAL = regain { $n } sanity. It is spent.
print-BLUNT = stun a monster in your place, of your choice, for { $n ->
    [one] 1 round
   *[other] { $n } rounds
}. It is spent.
print-BLUNT-leaves = The baby spider and the ice servant are driven off the board.
print-BLUNT-reacts = { $role }: may use it, without an action, just before a monster in its place acts.
print-sold = Motemey pays { $n } sanity.
print-KEY = It is no object and takes no slot. If you cannot carry it, it goes under the deck it came from.
print-KEY-goal = To escape takes { $n } among all, with every soul on the Threshold ({ $place }).
print-BOOK = On your turn, free, join a tale that you hold to the Book: the King is banished.
print-BOOK-bound = It takes no slot, and is not sold, stored, given or discarded. It is lost where everything is lost.
print-BOOK-safe = It takes no slot, and is not sold, stored, given, discarded, robbed or destroyed.
print-tale = Whoever bears the Book may join this tale to it, free, on their turn. The King is banished:
print-tale-head-which = Tale
print-tale-head-rounds = Ends of round
print-tale-running = Beside that of the running round.
print-tale-hand = On your turn, free, you may hand it to the bearer of the Book in your place.
print-tale-slot = It takes an object slot.
print-tale-no-slot = It takes no object slot.
print-TREASURE_RING = While you hold it you may carry one more key, and your maximum sanity is 1 higher.
print-TREASURE_RING-adds = A second key ring adds the same.
print-TREASURE_RING-idle = A second key ring adds nothing.
print-TREASURE_RING-key = If you lose it, the extra key goes under the deck of your room.
print-TREASURE_STAIRS = put stairs here, in a room without any; they serve anybody until the end of the round.
print-TREASURE_STAIRS-uses = { $n ->
    [one] A single use
   *[other] { $n } uses
}; then it is spent.
print-no-use = It has no use: it takes a slot, and is worth selling.

## Monsters

print-appears = Appears
print-round-end = End of round
print-when-stunned = If stunned
print-this-round = This round
print-later = After that
print-in-sack = In the sack
print-here = In this room.
print-ARANA-at-once = In this room, and you are “Trapped” for { $n ->
    [one] 1 round
   *[other] { $n } rounds
}.
print-ARANA-acts = It takes a step towards the nearest soul, or stays if it is with one. Every soul then with it is “Trapped” for { $n ->
    [one] 1 whole round
   *[other] { $n } whole rounds
}.
print-trapped = Trapped
print-DUENDE-robs = He robs you of all keys and objects{ $safe ->
    [0] {""}
   *[1] {" "}but the Book
}, and leaps to { $far ->
    [0] the nearest room without souls
   *[1] the room farthest from you
}.
print-DUENDE-meets = He robs a soul in his place of all keys and objects{ $safe ->
    [0] {""}
   *[1] {" "}but the Book
}, and leaps to { $far ->
    [0] the nearest room without souls
   *[1] the room farthest from it
}. If he meets nobody, he only moves.
print-flees = { $always ->
    [0] With loot he flees one step from the nearest soul. With nothing he approaches it one step.
   *[1] He flees one step from the nearest soul.
}
print-flees-with = { $always ->
    [0] With somebody in the sack he flees one step from the nearest soul. With an empty sack he approaches it one step.
   *[1] He flees one step from the nearest soul, with whomever he holds.
}
print-DUENDE-stunned = Whoever stuns him recovers the loot while there is room. Objects too many are discarded; keys too many are destroyed.
print-REINA_HELADA-comes = In the corridor of this floor, and never moves. What is special in this room still stands.
print-REINA_HELADA-freezes = Nobody on her floor walks or uses the compass.
print-REINA_HELADA-limits = On her floor one has { $n ->
    [0] no actions
    [one] 1 action at most
   *[other] { $n } actions at most
}, whoever comes in mid-round too.
print-REINA_HELADA-stunned = She does none of this.
print-VIEJO-takes = He puts you in the sack, if it is empty, and leaps with you to the nearest room without souls, where you reveal nothing.
print-VIEJO-meets = With an empty sack he takes a soul in his place. Then he moves.
print-VIEJO-wiggle = You do not walk. For 1 action, roll 1d{ $die } and add nothing: on { $n } or more you get out, and he is stunned for { $stun ->
    [one] 1 round
   *[other] { $stun } rounds
}.
print-VIEJO-rescue = Another soul in his place may pull you out for 1 action.
print-VIEJO-stunned = Whoever is in the sack goes free.
print-TUE_TUE = It has no piece. All its appearances count, whoever drew them:
print-TUE_TUE-nth = { $n ->
    [1] 1st
   *[2] 2nd
}
print-TUE_TUE-on = { $n }rd on
print-TUE_TUE-bottom = Your sanity becomes { $n }. It is no loss.
print-CRIA = Acts like the Spider, but “Trapped” lasts { $n ->
    [one] 1 whole round
   *[other] { $n } whole rounds
}. Stunned, it leaves the board.
print-SIRVIENTE = It stays in its corridor: on its floor one has { $n ->
    [0] no actions
    [one] 1 action at most
   *[other] { $n } actions at most
}. Stunned, it leaves the board.

## Omens

print-omen-roll = Roll 1d{ $die } and add your sanity. The card is discarded.
print-omen-ARANA-low = The Spider appears in this room.
print-omen-ARANA-high = You lose what is left of your turn, and a baby spider appears in the nearest room without souls.
print-omen-DUENDE-low = { $robs ->
    [0] The Goblin appears in this room.
   *[1] The Goblin comes and robs you, as with his card.
}
print-omen-DUENDE-high = You lose an object that is not soulbound, { $chosen ->
    [0] drawn by lot
   *[1] of your choice
}.
print-omen-REINA-low = The Ice Queen comes, as with her card.
print-omen-REINA-high = An ice servant appears in the corridor of this floor. From now on, on that floor one has { $n ->
    [0] no actions
    [one] 1 action at most
   *[other] { $n } actions at most
}.
print-omen-TUE_TUE-low = It counts as one more appearance of the Tue Tue, with its loss.
print-omen-TUE_TUE-high = Your sanity becomes 0, even if it was negative.
print-omen-baby = Baby
print-omen-servant = Servant

## Special rooms

print-special-rule = It is found on coming in for the first time. If a monster comes, it is destroyed.
print-buy = Buy, free:
print-MOTEMEY-buy = look alone at Motemey's top 2 cards, take one and pay { $n } sanity. The other goes under his deck.
print-MOTEMEY-tale = A tale costs { $n }.
print-sell = Sell, free:
print-MOTEMEY-sell = a treasure, +{ $treasure } sanity; any other object, +{ $object }. No keys, nor the Book.
print-CAMARA_LETAL = with exactly 2 souls here, roll 1d{ $die }.
print-CAMARA_LETAL-both = Both lose { $n } sanity.
print-CAMARA_LETAL-each = You lose { $actor } sanity; the other soul, { $other }.
print-CAMARA_LETAL-actor = You lose { $n } sanity.
print-CAMARA_LETAL-none = Nobody loses sanity.
print-CAMARA_LETAL-key = Then a key from the reserve is yours; if you cannot carry it, the other soul's. Once a game.
print-PUERTAS = choose another soul, who loses { $n } sanity, and appear in its place. If that is a room, you enter it.
print-PUERTAS-not = This is no walking: “Trapped”, “Paranoia”, the sack and the Ice Queen do not prevent it.
print-TABERNA = once in each of your turns, pay { $n } sanity and look alone at the top card of { $looks ->
    [one] any one room
   *[other] any two rooms
}. All stays as it was.
print-drop = Leave, free:
print-ARMERY-drop = an object that is not soulbound, or a key, while fewer than { $n } things are stored.
print-take = Take, free:
print-ARMERY-take = one of the things stored, whichever you like.
print-ARMERY-lost = Destroyed, it loses all it stores, and keys are destroyed.
print-SALON_BELLEZA = Protection until the end of this round. Yellow events that you draw do nothing to you.
print-SALON_BELLEZA-rounds = Protection for { $n ->
    [one] this round only
   *[other] { $n } rounds with this one
}. Yellow events that you draw do nothing to you.
print-SALON_BELLEZA-vain = From use no. { $uses } of the game on, each use also brings “Vanity” for { $n ->
    [one] 1 round
   *[other] { $n } rounds
}.
print-vanity = Vanity:
print-CAPILLA = roll 1d{ $die } and regain the result plus { $n } sanity.
print-CAPILLA-paranoia = On { $upto ->
    [1] a 1
   *[other] { $upto } or less
}, also “Paranoia” for { $n ->
    [one] 1 round
   *[other] { $n } rounds
}.

## Roles

print-HEALER = For 1 action and { $price } sanity, if you have it: all other souls gain { $gain } sanity and one state, the same for all, of your choice: “Serenity” ({ $serenity ->
    [one] 1 round
   *[other] { $serenity } rounds
}) or “Enlightened” ({ $enlightened ->
    [one] 1 round
   *[other] { $enlightened } rounds
}).
print-TANK-silence = Other souls cannot meditate where you are.
print-TANK-shield = Once a round you may take upon yourself a loss of sanity of another soul in your place. Not a price, nor what puts sanity at a value, nor while you are at { $bottom }.
print-HIGH_ROLLER = At the first event with a roll that you draw in each round, before rolling, decide whether to roll one or two d{ $die }, which are added.
print-SCOUT-step = Your first move of each round costs no action.
print-SCOUT-stumble = When you change floors by a stair, after resolving what is there, roll 1d{ $die } and add your sanity: below { $n } you stumble and lose the rest of your turn.
print-BRAWLER = No advantage but the object it begins with.
print-PSYCHIC = On entering a room with 2 cards or more, before revealing, look alone at the top two. If the first is a monster and the second is not, you may swap them.
print-reacts = Just before a monster in your place acts you may use a cudgel, without an action.
print-gift = Begins with
print-gift-none = Begins without objects.
print-sheet-sanity = Sanity (maximum at the start: { $n })
print-sheet-keys = Keys (one more with the Key Ring)
print-sheet-objects = Objects
print-sheet-states = States (rounds left)
print-sheet-sacrifice = On reaching { $bottom }, choose on the spot, once a round: sacrifice an object slot or 1 maximum sanity (if it is above { $lowest }) and return to 0; or accept.
print-sheet-accept = To accept: your keys are destroyed, you lose your objects{ $safe ->
    [0] {""}
   *[1] {" "}but the Book
}, and each of the other souls loses { $n } sanity.
print-sheet-slow = At { $bottom } you have at most { $n ->
    [one] 1 action
   *[other] { $n } actions
} a round.
print-sheet-no-sacrifice = On reaching { $bottom }, without a choice: your keys are destroyed, you lose your objects{ $safe ->
    [0] {""}
   *[1] {" "}but the Book
}, and each of the other souls loses { $n } sanity.

## The sheet of the House

print-house = The House
print-house-subtitle = End of round, King and markers
print-house-round = Round
print-house-presence = The King's presence
print-house-presence-head-round = Round
print-house-presence-head-loss = Each soul on his floor loses
print-house-roulette = The King's roulette (1d{ $die })
print-house-roulette-0 = He stays on his floor.
print-house-roulette-n = { $n ->
    [one] He goes up one floor
   *[other] He goes up { $n } floors
} (after the third comes the first).
print-house-decree = The King's decree (1d{ $die })
print-house-tue = Appearances of the Tue Tue
print-house-keys = Keys destroyed
print-house-tales = Tales joined
print-house-salon = Uses of the Salon
print-house-away = Ends of round that the King misses
print-house-end = End of the round, in this order
print-house-crown = The Crown waits in { $place }. There, for { $action ->
    [0] {""}
   *[1] 1 action and{" "}
}{ $keys ->
    [one] 1 key
   *[other] { $keys } keys
}, a soul puts it on for good and is the False King. Its threshold is its maximum sanity plus { $threshold }. The King cannot come to the floor where it is.
print-house-belt = The decks go on one room: { $belt } and round again.
print-house-order = Monsters, in this order: { $monsters }.

decree-text-NOTHING = Nothing.
decree-text-ROTATE_FLOORS = This round the decks turn within each floor, R1 to R4, R3, R2 and R1, instead of following the belt.
decree-text-ALL_LOSE = Every soul loses { $loss } sanity.
decree-text-ONE_ACTION = Whoever is on his floor as the next round begins will have { $limited ->
    [0] no actions
    [one] 1 action at most
   *[other] { $limited } actions at most
}.
decree-text-BY_STAIRS = The souls on his floor go to the stair room of another: from the first to the second, from the second to the first, from the third to the second. They reveal nothing.
decree-text-ATTRACT = Every soul goes to the King's corridor.
decree-text-DISCARD = Each soul discards the last object it received, soulbound ones apart.
decree-text-SHUFFLE = Each room deck is shuffled by itself.
decree-text-ONE_ACTION_EACH = The souls on his floor will have { $limited ->
    [0] no actions
    [one] 1 action at most
   *[other] { $limited } actions at most
} in their next turn.
decree-text-CHOOSE_DISCARD = Each soul discards an object of its choice, soulbound ones apart.

step-HOUSE = The House: every soul loses { $house } sanity.
step-BANISHMENT = Is the King banished? Take 1 off his count and skip his steps.
step-ROULETTE = Roulette: 1d{ $die } says which floor the King goes to.
step-PRESENCE = Presence: every soul on his floor loses sanity.
step-DECREE = Decree: 1d{ $die }.
step-MONSTERS = The monsters act, one after another. A stunned one only counts down.
step-STATES = States: first “Poisoned”, then “Cursed”.
step-FALSE_KING = The False King rolls 1d{ $die } and adds its sanity (0 if negative). If it does not exceed its threshold, its floor suffers the presence. The threshold goes up by { $growth }.
step-TIMERS = All states go down by 1. Temporary stairs go.
step-STAIRS = Stairs: 1d4 for each floor.
step-ROTATION = The decks go on along the belt.
step-CHECK = Defeat, then victory. Another round begins with the next soul.

## Quick reference

print-reference-actions = What each thing costs
print-cost-action = 1 action
print-cost-actions-list = Move · Search · Meditate · Doors · Salon · Chapel · ritual of the Chamber · break out · wriggle · heal
print-cost-actions-rescue = { $list } · pull somebody out of the sack
print-cost-actions-blunt = { $list } · Cudgel
print-cost-actions-crown = { $list } · put on the Crown
print-cost-free = free
print-cost-free-list = Compass · Vial · Folding Stairs · Tavern ({ $tavern } sanity) · Motemey (buy, { $shop } sanity; sell) · Armory · join and hand over tales · renounce Serenity
print-cost-free-blunt = Cudgel · { $list }
print-cost-free-trade = { $list } · give objects and keys in the same place
print-reference-meditate = Meditating
print-reference-room = In a room
print-reference-corridor = In a corridor
print-reference-plus = +{ $n } sanity
print-reference-not-king = Not in the corridor where the King stands.
print-reference-not-tank = Not beside the Tank, save the Tank itself.
print-reference-enter = On entering a room
print-reference-enter-1 = 1. Find the special room, if it is still face down.
print-reference-enter-2 = 2. Reveal and resolve the top card of the deck.
print-reference-enter-corridor = Nothing is revealed in a corridor, nor where the King or the Sack Man takes a soul.
print-reference-spy = When you walk from a room into the corridor of its floor you may look alone at the top card of one of its rooms.
print-reference-turn = The turn
print-reference-turn-text = { $n ->
    [one] 1 action
   *[other] { $n } actions
} a round. What is free may be done without actions too. What is not spent is lost.
print-reference-win = Victory
print-reference-win-text = At the end of the round, every soul in { $place } and { $n ->
    [one] 1 key
   *[other] { $n } keys
} or more among all.
print-reference-lose = Defeat
print-reference-lose-text = Every soul at { $bottom }{ $keys ->
    [-1] .
   *[other] ; or some key has been destroyed and { $keys } or fewer are left.
}
print-reference-states = States
print-reference-rounds = Rounds
print-reference-events = Events
print-reference-omens = Omens

## Tables of the rulebook

print-table-role = Role
print-table-sanity = Sanity
print-table-keys = Keys
print-table-objects = Objects
print-table-gift = Begins with
print-table-none = nothing
print-table-effect = Effect
print-table-state = State
print-table-total-row = In all

## Tokens

print-token-STAIR = Stairs
print-token-TEMPORARY = Temporary stairs
print-token-KING = King in Yellow
print-token-SANITY = Sanity
print-token-MAXIMUM = Maximum sanity
print-token-STUN = Stunned
print-token-MARKER = Marker
print-token-FIRST = Opens the round
print-token-GONE = Destroyed
print-token-LIMIT = One action
print-token-DOUBLED = King doubled
print-token-CROWN = Yellow Crown
print-token-DOSE = Dose of poison
print-token-SLOT = Slot sacrificed

## The board

print-board = The House
print-board-threshold = the Threshold
print-board-sanctuary = the Sanctuary
print-board-belt = belt
