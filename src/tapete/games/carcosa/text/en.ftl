### Carcosa in English.
### A monster comes as its bare name, as a subject ("The Spider") and as an object ("the Spider").

## Places

place-room = room { $room } on the { $floor ->
    [1] first
    [2] second
   *[3] third
} floor
place-room-at = room { $room }
place-corridor-at = the corridor
place-corridor = the corridor of the { $floor ->
    [1] first
    [2] second
   *[3] third
} floor
floor-mark = F{ $floor }
floor = the { $floor ->
    [1] first
    [2] second
   *[3] third
} floor

## Cards

card-NONE = No card
card-UNKNOWN = Unseen card
card-FURIA_AMARILLO = Yellow Fury
card-HAY_CADAVER = There is a corpse
card-ESPEJO_AMARILLO = Yellow Mirror
card-COMIDA_SERVIDA = Dinner is served
card-DIVAN_AMARILLO = Yellow Couch
card-CAMBIA_CARAS = Face Changer
card-GOLPE_AMARILLO = Yellow Blow
card-ASCENSOR = Lift
card-TRAMPILLA = Trapdoor
card-EVENTO_MOTEMEY = Motemey calls
card-ENVENENADO = Poisoned
card-SANIDAD = Serenity
card-MALDITO = Cursed
card-PARANOIA = Paranoia
card-COMPASS = Compass
card-VIAL = Vial
card-BLUNT = Cudgel
card-TUE_TUE = Tue Tue
card-REINA_HELADA = Ice Queen
card-DUENDE = Goblin
card-VIEJO_DEL_SACO = Sack Man
card-ARANA = Spider
card-BOOK_CHAMBERS = Book of Chambers
card-KEY = Key
card-TALE_REPAIRER = The Repairer of Reputations
card-TALE_MASK = The Mask
card-TALE_DRAGON = In the Court of the Dragon
card-TALE_SIGN = The Yellow Sign
card-TREASURE_RING = Key Ring
card-RING = Ring
card-TREASURE_STAIRS = Folding Stairs
card-TREASURE_SCROLL = Scroll
card-TREASURE_PENDANT = Pendant
card-OMEN_ARANA = Omen of the Spider
card-OMEN_DUENDE = Omen of the Goblin
card-OMEN_REINA_HELADA = Omen of the Ice Queen
card-OMEN_TUE_TUE = Omen of the Tue Tue
card-OWN_1 = Own card 1
card-OWN_2 = Own card 2
card-OWN_3 = Own card 3
card-OWN_4 = Own card 4
card-OWN_5 = Own card 5
card-OWN_6 = Own card 6
card-OWN_7 = Own card 7
card-OWN_8 = Own card 8

## What events do

print-event-roll = Roll 1d{ $die } and add your sanity (at least 0).
print-event-yellow = Yellow: Protection cancels it before the roll.
print-event-yellow-always = Yellow: under Protection it does nothing.
print-always = always
print-and = { $first } { $second }
effect-NOTHING = Nothing happens.
effect-LOSE = Lose { $n } sanity.
effect-GAIN = Gain { $n } sanity.
effect-STATE = You are under “{ $state }” for { $n ->
    [one] 1 round
   *[other] { $n } rounds
}.
effect-SKIP_TURN = Lose your next turn.
effect-NO_ACTIONS = You have no actions left this round.
effect-FIND = You find an object in the reserve: “{ $card }”.
effect-INVERT_SANITY = Your sanity changes its sign: 3 becomes −3, and −2 becomes 2. It is no loss, but may take you to { $bottom }.
effect-BRING = Another soul, drawn by lot, comes to your room and enters it. Then both gain { $n } sanity.
effect-CLEAR_STATES = You are rid of all your states.
effect-SWAP_NEXT = Change places with the next soul in seating order. Both enter where they come to be, you first.
effect-SWAP_PREVIOUS = Change places with the soul before you in seating order. Both enter where they come to be, you first.
effect-RISE = Go up { $n ->
    [one] one floor
   *[other] { $n } floors
} (from the third on to the first), to the room of the same number, and enter it.
effect-FALL = Fall { $n ->
    [one] one floor
   *[other] { $n } floors
} (from the first on to the third), to the room of the same number, and enter it.
effect-KING_HERE = The King comes to your floor. Every soul on it loses { $n } sanity.
effect-KING_AWAY = The King is banished for { $n ->
    [one] 1 end of round
   *[other] { $n } ends of round
}.
effect-KING_DOUBLED = The King is doubled for the rest of the game.
effect-SHOP = Motemey calls on you, wherever you are: make one purchase or one sale on the spot at the usual prices, or let it pass.
effect-GO_TO = Go to where the chosen soul is, and enter.
effect-TO_CORRIDOR = Go to the corridor.
effect-STUN_HERE = Every monster where you are is stunned for { $n ->
    [one] 1 round
   *[other] { $n } rounds
}.
whom-TARGET = The chosen soul
whom-OTHERS = Each other soul
whom-ALL = Each soul
whom-HERE = Each soul where you are, you too,
whom-OTHERS_HERE = Each other soul where you are
whom-FLOOR = Each soul on your floor
whom-OTHERS_ON_FLOOR = Each other soul on your floor
effect-LOSE-of = { $whom } loses { $n } sanity.
effect-GAIN-of = { $whom } gains { $n } sanity.
effect-STATE-of = { $whom } is under “{ $state }” for { $n ->
    [one] 1 round
   *[other] { $n } rounds
}.
effect-SKIP_TURN-of = { $whom } loses its next turn.
effect-NO_ACTIONS-of = { $whom } has no actions left this round.
effect-CLEAR_STATES-of = { $whom } is rid of all its states.
effect-TO_CORRIDOR-of = { $whom } goes to the corridor of its floor.
own-use = In your turn{ $actions ->
    [0] , for no action{ $price ->
        [0] {""}
       *[other] {" "}and { $price } sanity
    }
    [one] , for 1 action{ $price ->
        [0] {""}
       *[other] {" "}and { $price } sanity
    }
   *[other] , for { $actions } actions{ $price ->
        [0] {""}
       *[other] {" "}and { $price } sanity
    }
}{ $target ->
    [other-soul] . Choose another soul
    [soul-here] . Choose another soul where you are
   *[none] {""}
}:
own-spent = A use spends it.
own-kept = A use does not spend it.
own-comes = { $where ->
    [corridor] It comes to the corridor of the floor where it is revealed.
    [empty-room] It comes to the nearest room without souls.
   *[here] It comes to the room where it is revealed.
}
own-moves = At the end of each round { $step ->
    [towards] it takes a step towards the nearest soul
    [away] it takes a step away from the nearest soul
   *[stays] it stays where it is
}. Then, for each soul where it is:
own-leaves = If it is stunned, it leaves the house.

## States

state-ENVENENADO = Poisoned
state-SANIDAD = Serenity
state-MALDITO = Cursed
state-PARANOIA = Paranoia
state-TRAPPED = Trapped
state-VANIDAD = Vanity
state-ILUMINADO = Enlightened
state-PROTECCION = Protection
does-ENVENENADO = each end of round lowers its maximum sanity
does-SANIDAD = it regains sanity at the end of each turn
does-MALDITO = each end of round takes sanity from the other souls on its floor
does-PARANOIA = it cannot walk to where somebody is
does-TRAPPED = it cannot move
does-VANIDAD = it loses more at each loss of sanity
does-ILUMINADO = it begins each round with more actions
does-PROTECCION = yellow events do nothing to it

## Poor Souls

role-HEALER = Healer
role-TANK = Tank
role-HIGH_ROLLER = High Roller
role-SCOUT = Scout
role-BRAWLER = Brawler
role-PSYCHIC = Psychic

## Special rooms

special-NONE = None
special-UNKNOWN = never revealed
special-MOTEMEY = Motemey
special-CAMARA_LETAL = Lethal Chamber
special-PUERTAS = Yellow Doors
special-TABERNA = Tavern
special-ARMERY = Armory
special-SALON_BELLEZA = Beauty Salon
special-CAPILLA = Chapel
special-NONE-object = no special room
special-UNKNOWN-object = something never revealed
special-MOTEMEY-object = Motemey's shop
special-CAMARA_LETAL-object = the Lethal Chamber
special-PUERTAS-object = the Yellow Doors
special-TABERNA-object = the Tavern
special-ARMERY-object = the Armory
special-SALON_BELLEZA-object = the Beauty Salon
special-CAPILLA-object = the Chapel
special-OWN_ROOM_1 = Own room 1
special-OWN_ROOM_1-object = own room 1
special-OWN_ROOM_2 = Own room 2
special-OWN_ROOM_2-object = own room 2
special-OWN_ROOM_3 = Own room 3
special-OWN_ROOM_3-object = own room 3

## Monsters

monster-ARANA = Spider
monster-ARANA-subject = The Spider
monster-ARANA-object = the Spider
monster-DUENDE = Goblin
monster-DUENDE-subject = The Goblin
monster-DUENDE-object = the Goblin
monster-REINA_HELADA = Ice Queen
monster-REINA_HELADA-subject = The Ice Queen
monster-REINA_HELADA-object = the Ice Queen
monster-VIEJO_DEL_SACO = Sack Man
monster-VIEJO_DEL_SACO-subject = The Sack Man
monster-VIEJO_DEL_SACO-object = the Sack Man
monster-CRIA_ARANA = Baby spider
monster-CRIA_ARANA-subject = The baby spider
monster-CRIA_ARANA-object = the baby spider
monster-SIRVIENTE_HIELO = Ice servant
monster-SIRVIENTE_HIELO-subject = The ice servant
monster-SIRVIENTE_HIELO-object = the ice servant
monster-OWN_MONSTER_1 = Own monster 1
monster-OWN_MONSTER_1-subject = Own monster 1
monster-OWN_MONSTER_1-object = own monster 1
monster-OWN_MONSTER_2 = Own monster 2
monster-OWN_MONSTER_2-subject = Own monster 2
monster-OWN_MONSTER_2-object = own monster 2

## Endings

cause-NONE = nothing is over yet
cause-ESCAPED = the souls have escaped
lost-MADNESS = madness rules in every soul, for all are at the bottom of sanity at once
cause-MADNESS = madness rules in every soul
cause-KEYS = too few keys are left to escape
cause-ROUNDS = the rounds have run out
## Losses that go on after a fall

blow-OTHER = the souls that are left lose the same, by what the fall had interrupted
blow-RITUAL = the ritual has its cost for the soul that is left too
blow-HOUSE = the House goes on gnawing at the other minds
blow-PRESENCE = the King's presence goes on to the other souls on his floor
blow-DECREE = the King's decree goes on to the other souls
blow-CURSE = the curse goes on to the other souls on that floor
blow-FALSE_KING = the true King's presence goes on to the other souls on that floor

## Decrees of the King

decree-ALL_LOSE = every soul loses sanity
decree-ONE_ACTION = few actions on his floor next round
decree-ONE_ACTION_EACH = few actions for the souls on his floor
decree-NOTHING = nothing, and his silence weighs
decree-ROTATE_FLOORS = the decks shall turn within each floor
decreed-ALL_LOSE = every soul loses { $n } sanity
decreed-ONE_ACTION = whoever is on his floor as the next round begins has { $n ->
    [0] no action in it
    [one] one action in it
   *[other] { $n } actions in it
}
decree-BY_STAIRS = the souls on his floor leave by the stairs for another floor (from the second to the first, from any other to the second), and reveal nothing there
decree-ATTRACT = every soul comes to his corridor
decree-DISCARD = each soul loses the last object it received
decree-SHUFFLE = every deck is shuffled
decreed-ONE_ACTION_EACH = the souls on his floor have { $n ->
    [0] no action
    [one] one action
   *[other] { $n } actions
} in their next turn
decree-CHOOSE_DISCARD = each soul discards an object

## What happens

told-ROLL = A d{ $sides } is rolled: { $face }.
told-ROUND = Round { $round } begins.
told-TURN = { $soul } is to play, with { $actions ->
    [0] no actions
    [one] one action
   *[other] { $actions } actions
}.
told-MOVED = { $soul } goes from { $from } to { $to }.
told-MOVED-on_floor = { $soul } goes from { $from_at } to { $to }.
told-MOVED-nowhere = { $soul } stays in { $to }.
told-ENTERED_SPECIAL = { $soul } finds what { $place } was hiding: { $special_object }.
told-REVEALED = { $soul } reveals “{ $card }” in { $place }.
told-LOST_SANITY = { $n ->
    [0] { $soul } loses nothing: its sanity is at the bottom already, { $now }.
   *[other] { $soul } loses { $cut ->
        [0] { $n } sanity: now
       *[other] only { $n } sanity, because it can sink no lower: now
    } { $now }.
}
told-PAID_SANITY = { $n ->
    [0] { $soul } has nothing to pay with: sanity stays at { $now }.
   *[other] { $soul } pays { $cut ->
        [0] { $n } sanity: now
       *[other] only { $n } sanity, because it can sink no lower: now
    } { $now }.
}
told-GAINED_SANITY = { $n ->
    [0] { $soul } regains no sanity: { $now } is the maximum.
   *[other] { $soul } regains { $n } sanity: now { $now }.
}
told-GAINED_TO_LIMIT = { $soul } regains { $n } sanity and is at the maximum, { $now }.
told-SET_TO_LIMIT = { $soul }'s sanity goes from { $before } to { $now }, the maximum.
told-SET_TO_LIMIT-stays = { $soul }'s sanity would rise above the maximum: it stays there, { $now }.
told-SANITY_SET = { $soul }'s sanity goes from { $before } to { $now }.
told-SANITY_SET-stays = { $soul }'s sanity would become { $now }, and already was { $now }.
told-STATE_GIVEN = “{ $state }” falls upon { $soul }: { $does } ({ $rounds ->
    [one] for this round only
   *[other] for { $rounds } rounds, this one included
}).
told-STATE_RENEWED = “{ $state }” begins again for { $soul } ({ $rounds ->
    [one] for this round only
   *[other] for { $rounds } rounds, this one included
}).
told-STATE_ENDED = { $soul } is no longer under “{ $state }”.
told-GOT_OBJECT = { $soul } gets “{ $card }”.
told-GOT_OBJECT-bound = { $soul } gets “{ $card }”, which is bound to it: it takes no slot, and cannot be given, sold or discarded.
told-GOT_OBJECT-tale = { $soul } gets “{ $card }”, a tale: annexed to the Book of Chambers it banishes the King for a time.
told-LOST_OBJECT = { $soul } loses “{ $card }”.
told-GOT_KEY = { $soul } gets a key{ $keys ->
    [one] {""}
   *[other] {" "}and now carries { $keys }
}.
told-KEY_LEFT = { $soul } cannot carry so many keys: one goes under the deck in { $place }.
told-KEYS_DESTROYED = { $n ->
    [one] A key is
   *[other] { $n } keys are
} destroyed for ever. Destroyed so far: { $total }{ $of ->
    [0] .
   *[other] {" "}of the { $of } in the game.
}
told-USED = { $soul } uses “{ $card }”.
told-MONSTER_CAME = { $monster_subject } appears in { $place }.
told-MONSTER_CAME-ARANA = { $monster_subject } appears in { $place }: it will go for the nearest soul, and traps whom it reaches.
told-MONSTER_CAME-CRIA_ARANA = { $monster_subject } appears in { $place }: it will go for the nearest soul, and traps whom it reaches.
told-MONSTER_CAME-SIRVIENTE_HIELO = { $monster_subject } appears in { $place }: as long as it is there, whoever is on its floor has fewer actions.
told-MONSTER_CAME-DUENDE = { $monster_subject } appears in { $place }: he robs whom he meets.
told-MONSTER_CAME-VIEJO_DEL_SACO = { $monster_subject } appears in { $place }: he puts whom he meets in his sack.
told-MONSTER_CAME-away = { $monster_subject } makes off to { $place }.
told-MONSTER_CAME-freezes = { $monster_subject } appears in { $place }: this round nobody on her floor can walk or use a compass, and in later rounds they have few actions.
told-MONSTER_STAYS = { $monster_subject } does not leave { $place }.
told-NOTHING_TO_LOSE = { $soul } has no object that can be lost.
told-NO_STATES = { $soul } is under no state to be rid of.
told-MONSTER_MOVED = { $monster_subject } goes from { $from } to { $to }.
told-MONSTER_MOVED-on_floor = { $monster_subject } goes from { $from_at } to { $to }.
told-MONSTER_STUNNED = { $again ->
    [0] { $monster_subject } is stunned: for { $rounds ->
        [one] one end of round
       *[other] { $rounds } ends of round
    } it neither moves nor acts.
   *[other] { $monster_subject } was stunned already: for { $rounds ->
        [one] one more end of round
       *[other] { $rounds } more ends of round
    } it neither moves nor acts.
}
told-MONSTER_STUNNED-REINA_HELADA = { $again ->
    [0] { $monster_subject } is stunned
   *[other] { $monster_subject } was stunned already
}: for { $rounds ->
    [one] one end of round
   *[other] { $rounds } ends of round
} she hinders nobody on her floor. The actions already given out this round do not change.
told-MONSTER_LEFT = { $monster_subject } vanishes from the House.
told-CAPTURED = The Sack Man stuffs { $soul } into his sack.
told-DRAGGED = The Sack Man drags { $soul } along, from { $from } to { $to }, and nothing is revealed there.
told-DRAGGED-on_floor = The Sack Man drags { $soul } along, from { $from_at } to { $to }, and nothing is revealed there.
told-FREED = { $soul } gets out of the sack.
told-ROBBED = The Goblin robs { $soul } of { $objects ->
    [0] {""}
    [one] one object
   *[other] { $objects } objects
}{ $keys ->
    [0] {""}
    [one] { $objects ->
        [0] one key
       *[other] {" "}and one key
    }
   *[other] { $objects ->
        [0] { $keys } keys
       *[other] {" "}and { $keys } keys
    }
}.
told-ROBBED-nothing = The Goblin searches { $soul } and finds nothing to rob.
told-LOOT = The Goblin pockets “{ $card }”.
told-LOOT-bound = The Goblin pockets “{ $card }”, too: a robbery takes even what is bound to a soul.
told-LOOT_DROPPED = The Goblin drops its loot: { $objects ->
    [0] {""}
    [one] one object
   *[other] { $objects } objects
}{ $keys ->
    [0] {""}
    [one] { $objects ->
        [0] one key
       *[other] {" "}and one key
    }
   *[other] { $objects ->
        [0] { $keys } keys
       *[other] {" "}and { $keys } keys
    }
}.
told-TUE_TUE = The Tue Tue sings above { $soul }. It has appeared { $count ->
    [one] once
    [2] twice
   *[other] { $count } times: from the third time on its song drags sanity to the bottom
}.
told-COLLAPSED = { $soul }'s sanity hits bottom.
told-SACRIFICED = { $sanity ->
    [0] { $soul } gives up an object slot for ever.
   *[other] { $soul } gives up a point of maximum sanity for ever{ $known ->
        [0] {""}
       *[other] : it is { $limit } now
    }.
}
told-ACCEPTED = { $soul } accepts the fall and loses { $objects ->
    [0] {""}
    [one] one object
   *[other] { $objects } objects
}{ $keys ->
    [0] {""}
    [one] { $objects ->
        [0] one key
       *[other] {" "}and one key
    }
   *[other] { $objects ->
        [0] { $keys } keys
       *[other] {" "}and { $keys } keys
    }
}.
told-ACCEPTED-nothing = { $soul } accepts the fall, with nothing left to lose.
told-SHIELDED = { $tank } bears a loss of { $n } sanity in place of { $soul }.
told-DESTROYED_SPECIAL = { $monster_subject } destroys { $special_object } in { $place }.
told-DESTROYED_SPECIAL-unseen = { $monster_subject } destroys what { $place } was hiding, before anybody has seen it.
told-KING_MOVED = { $moved ->
    [0] By that roll of his roulette the King in Yellow stays in the corridor of { $floor }.
   *[other] { $up ->
        [one] By that roll of his roulette the King in Yellow goes up one floor (above the third comes the first) and appears in the corridor of { $floor }.
       *[other] By that roll of his roulette the King in Yellow goes up { $up } floors (above the third comes the first) and appears in the corridor of { $floor }.
    }
}
told-KING_CAME = { $moved ->
    [0] The King in Yellow is in the corridor of { $floor } already.
   *[other] The King in Yellow comes to the corridor of { $floor }.
}
told-KING_AWAY = { $again ->
    [0] The King in Yellow is banished: he misses the next { $rounds ->
        [one] end of round
       *[other] { $rounds } ends of round
    }.
   *[other] The King in Yellow stays banished: he misses the next { $rounds ->
        [one] end of round
       *[other] { $rounds } ends of round
    }.
}
told-KING_PRESENCE = { $n ->
    [0] This round the King's presence costs nobody sanity.
   *[other] { $souls ->
        [0] The King's presence on { $floor } reaches nobody.
       *[other] This time the King's presence on { $floor } costs every soul there { $n } sanity.
    }
}
told-KING_DECREE = The King decrees: { $decree }.{ $souls ->
    [0] {" "}It reaches nobody.
   *[other] {""}
}
told-HOUSE = { $n ->
    [0] The House gnaws at no mind this round.
   *[other] The House gnaws at every mind: { $n } sanity.
}
told-STAIRS = On { $floor } the stairs are in room { $place_room }.
told-DECKS_ROTATED = { $floors ->
    [0] The House slides: every deck moves along the belt to the next room.
   *[other] The House writhes: the decks turn within each floor.
}
told-PEEKED = { $soul } sees “{ $card }” in { $place }.
told-LOOKED = { $soul } takes a secret look at a card in { $place }.
told-OFFERED = Motemey shows { $soul } “{ $first }” and “{ $second }”.
told-BOUGHT = { $soul } strikes a bargain with Motemey, who puts the other of his two cards under his deck.
told-SOLD = { $soul } sells “{ $card }” to Motemey for { $n } sanity.
told-STORED = { $soul } leaves “{ $card }” in the Armory.
told-STORED-key = { $soul } leaves a key in the Armory.
told-TOOK = { $soul } takes “{ $card }” from the Armory.
told-TOOK-key = { $soul } takes a key from the Armory.
told-RITUAL = { $soul } performs the ritual of the Lethal Chamber: the die shows { $die }, which says what each of the two souls there loses.
told-RITUAL_COSTS = The ritual costs { $soul } { $n ->
    [0] nothing
   *[other] { $n } sanity
}.
told-SALON = { $soul } primps before the mirrors of the Salon (used { $uses ->
    [one] once
    [2] twice
   *[other] { $uses } times
} so far){ $vanity ->
    [0] {""}
   *[other] {""}: by now to primp is to grow vain
}.
told-ANNEXED = { $soul } joins “{ $card }” to the Book, which now holds { $n ->
    [one] one tale
   *[other] { $n } tales
}.
told-GAVE = { $soul } hands “{ $card }” to { $to }.
told-GAVE-key = { $soul } hands a key to { $to }.
told-PROTECTED = The yellow runs off { $soul }: “{ $card }” has no effect.
told-SKIPPED = { $soul } loses this turn.
told-TURN_LOST = { $soul } loses the rest of the turn.
told-MAX_LOWERED = Poison lowers { $soul }'s maximum sanity to { $now }.
told-ESCAPE_FAILED = { $soul } struggles in vain against the web: reaches { $total }, and { $needed } are needed.
told-STUMBLED = A Scout may stumble on a stair, and { $soul } does: roll and sanity make { $total }, and { $needed } are needed.
told-SWAPPED_PLACES = { $soul } and { $other } change places.
told-MEDITATED = { $soul } meditates.
told-DOORS = { $soul } walks through the Yellow Doors to { $to }{ $n ->
    [0] {""}
   *[other] , whom it costs { $n } sanity
}.
told-WON = Victory! The souls cross the Threshold and leave the House behind.
ending-won = Victory! All souls are at the Threshold and carry { $keys ->
    [one] one key
   *[other] { $keys } keys
}; { $needed ->
    [one] one is needed
   *[other] { $needed } are needed
}. They leave the House behind.
told-LOST = Defeat: { $cause }.
told-TEMP_STAIRS = { $soul } unfolds stairs in { $place } until the end of the round.
told-GONE_AGAIN = { $soul } is no longer in { $place } and reveals nothing there.
told-EMPTY_DECK = { $soul } finds nothing in { $place }: the deck is empty.
told-SWAPPED_CARDS = { $soul } swaps the two top cards in { $place }.
told-HEALED = { $soul } wears itself out to heal everyone else with “{ $state }”.
told-STOPPED = The game stops with neither victory nor defeat.

## Actions

act-END_TURN = End the turn
act-MOVE = Go to { $place }
act-SEARCH = Search
act-MEDITATE = Meditate
act-COMPASS = Follow the compass to the corridor
act-VIAL = Drink the vial
act-BLUNT = Club { $monster_object }
act-STAIRS = Unfold the stairs here
act-ESCAPE = Break out of the trap
act-WIGGLE = Wriggle in the sack
act-TAVERN = Look into rooms at the Tavern
act-BUY = Buy from Motemey
act-SELL = Sell “{ $card }”
act-DROP = Leave “{ $card }” in the Armory
act-DROP-key = Leave a key in the Armory
act-TAKE = Take “{ $card }” from the Armory
act-TAKE-key = Take a key from the Armory
act-DOORS = Walk through the Doors to { $other }
act-SALON = Primp in the Salon
act-CHAPEL = Pray in the Chapel
act-RITUAL = Perform the ritual
act-HEAL = Heal everyone else with “{ $state }”
act-RENOUNCE = Renounce “Serenity” and be rid of it and of any other state
act-ANNEX = Join “{ $card }” to the Book
act-GIVE = Give “{ $card }” to { $other }
act-GIVE-key = Give a key to { $other }
act-SACRIFICE_SLOT = Sacrifice an object slot
act-SACRIFICE_SANITY = Sacrifice a point of maximum sanity
act-ACCEPT = Accept, and lose keys and objects
act-DISCARD = Discard “{ $card }”
act-SHIELD = Bear the loss
act-DECLINE = Leave it
act-DECLINE-SHIELD = Do not bear the loss
act-DECLINE-SPY = Look into no room
act-DECLINE-REACT = Do not react
act-DECLINE-ASKED = Refuse
act-TWO_DICE = Roll two dice
act-ONE_DIE = Roll one die
act-SWAP = Put the monster under the other card
act-KEEP = Leave the cards as they are
act-LOOK = Look into { $place }
act-PICK = Keep “{ $card }”
act-PICK-key = Keep the key
act-LEAVE = Send Motemey off
act-CROWN = Put on the Yellow Crown
act-RESCUE = Pull out whoever is in the sack
act-REACT = React: club { $monster_object }

label = { $label } ({ $notes })
note-free = free, the first step of the round
note-actions = { $n ->
    [one] 1 action
   *[other] { $n } actions
}
note-keys = costs { $n ->
    [one] a key
   *[other] { $n } keys
}
note-price = costs { $n } sanity
note-price-then = costs { $n } sanity once a card is chosen
note-gain = +{ $n } sanity
note-others-gain = +{ $n } sanity to each other soul
note-other-loses = costs that soul { $n } sanity
note-others-lose = each other soul loses { $n } sanity
note-meditate = +{ $room } sanity or +{ $corridor } in a corridor
note-escape = on { $n } or more with d{ $die } + sanity
note-wiggle = on { $n } or more with d{ $die }
note-chapel = regain d{ $die } + { $n } sanity

## What is waited for

ask-TURN = { $soul } is to play: what now?
ask-COLLAPSE = { $soul }'s sanity hits bottom: sacrifice something, or accept the fall?
ask-OVERLOAD = { $soul } carries too many objects: which one goes?
ask-SHIELD = Does { $soul } bear a loss of { $n } sanity in place of { $other }?
ask-TWO_DICE = Does { $soul } roll one die or two for “{ $card }”? This choice comes only once a round.
ask-FORESEE = { $soul } sees the two top cards: swap them?
ask-PEEK = Into which room does { $soul } look?{ $more ->
    [0] {""}
   *[other] {" "}There is another look after this one.
}
ask-PURCHASE = Motemey shows two cards: which one does { $soul } keep?
ask-SHOP = Motemey calls on { $soul }: buy, sell, or send him off?
ask-SPY = { $soul } stands in the corridor: look into a room of this floor?
ask-LOSE_OBJECT = Which object does { $soul } lose?
ask-REACT = { $monster_subject } is about to act: does { $soul } react?

## Why not

why-GAME_OVER = The game is over.
why-NOT_NOW = Something else must be decided now.
why-NO_ACTIONS = No actions are left.
why-TRAPPED = The web holds fast: break out first.
why-IN_SACK = Nobody walks inside a sack.
why-FROZEN = The Ice Queen has just come: nobody on her floor moves this round.
why-NOT_ADJACENT = No way leads from here to there.
why-PARANOIA = Paranoia shuns every place where somebody is.
why-NO_DECK = Corridors have no deck.
why-DECK_EMPTY = No cards are left there.
why-KING_HERE = Nobody meditates in the corridor where the King stands.
why-TANK_HERE = Beside the Tank there is no silence to meditate in.
why-NOT_HELD = That object is not in hand.
why-ALREADY_IN_CORRIDOR = The compass leads to the corridor, and this is the corridor.
why-NO_MONSTER = That monster is not here.
why-NOT_IN_ROOM = The folding stairs open only in a room.
why-STAIR_HERE = There are stairs here already.
why-NOT_TRAPPED = There is no trap to break out of.
why-NOT_IN_SACK = Only whoever is in the sack can wriggle.
why-NO_TAVERN = No open Tavern is here.
why-ALREADY_PEEKED = The Tavern serves once a turn.
why-NO_MOTEMEY = Motemey is not here.
why-MOTEMEY_EMPTY = Motemey no longer has two cards to offer.
why-SOULBOUND = That object is bound to the soul: it cannot be let go.
why-NO_ARMORY = No open Armory is here.
why-ARMORY_FULL = The Armory holds no more.
why-NOT_STORED = That is not in the Armory.
why-NO_KEY_SLOT = There is no room for another key.
why-NO_DOORS = No open Yellow Doors are here.
why-ONESELF = Choose another soul.
why-NO_SALON = No open Beauty Salon is here.
why-VANITY = Vanity shuts the Salon.
why-NO_ARMORY_TO_TAKE_FROM = No open Armory is here to take anything from.
why-NO_MOTEMEY_TO_SELL_TO = Motemey is not here to buy anything.
why-NO_CHAPEL = No open Chapel is here.
why-NO_CHAMBER = No open Lethal Chamber is here.
why-NOT_TWO = The ritual takes exactly two souls in the Chamber.
why-RITUAL_DONE = The ritual is completed only once.
why-NO_HEALER = Only the Healer can heal like that.
why-NO_SANITY = There is no sanity left to pay for the cure.
why-NOT_THAT_STATE = Only “Serenity” or “Enlightened” can be given.
why-NO_SERENITY = There is no “Serenity” to renounce.
why-NO_BOOK = The Book of Chambers must be in hand.
why-NO_TALE = Only tales join the Book.
why-NO_TRADE = Souls hand each other only tales, and only to the bearer of the Book.
why-APART = That soul is somewhere else.
why-NO_SLOT_LEFT = No object slot is left to sacrifice.
why-LOWEST_MAX = Maximum sanity cannot fall any further.
why-NO_KEY = There is no key in hand.
why-SEEN_ALREADY = That room has been looked into already.
why-OTHER_FLOOR = From the corridor only its own floor can be seen.
why-NO_SWAP = Only a monster can go under a card that is none.
why-NOT_OFFERED = Motemey does not offer that card.
why-NOT_OBJECT = Motemey buys no keys.
why-NOBODY_THERE = There is no such soul in this game.
why-NO_SLOT_TAKEN = That takes no object slot: to let it go would not help.
why-HANDS_FULL = That soul has no room for another object.
why-NO_SANCTUARY = The Yellow Crown is to be had in the Sanctuary alone.
why-CROWN_WORN = The Crown is worn already, and does not come off.
why-NO_CAPTIVE = There is nobody here to pull out of the sack.

## Added at the table

told-WILL_SKIP = { $again ->
    [0] { $soul } will lose the next turn.
   *[other] { $soul } was to lose the next turn already.
}
told-NO_ACTIONS = { $again ->
    [0] { $soul } has no actions left this round.
   *[other] { $soul } loses no actions: none were left this round.
}
told-KING_DOUBLED = { $again ->
    [0] The King's fury doubles: from now on every “Yellow Fury” that hurts takes twice the sanity
   *[other] The King's fury is doubled already: every “Yellow Fury” that hurts takes twice the sanity
}{ $presence ->
    [0] {""}
   *[other] , and so does his presence at the end of a round
}.
board-king-doubled = The King's fury is doubled: every “Yellow Fury” that hurts takes twice the sanity{ $presence ->
    [0] {""}
   *[other] , and so does his presence at the end of a round
}.
told-KING_ABSENT = The King is banished and does not appear. { $left ->
    [0] He is back at the next end of round.
    [one] He misses the next end of round too.
   *[other] He misses the next { $left } ends of round too.
}
told-TOTAL = { $card }: the roll and the sanity of { $soul } make { $total }.
told-TOTAL-clamped = { $card }: the roll and the sanity of { $soul } make { $total }, which counts as 0.
told-CROWNED = { $soul } { $keys ->
    [0] puts on the Yellow Crown
    [one] gives a key for the Yellow Crown
   *[other] gives { $keys } keys for the Yellow Crown
} and is the False King from now on, with a threshold of { $threshold }.
told-FALSE_KING = The roll and the sanity of the False King, { $soul }, make { $total }, which does not exceed the threshold of { $threshold }.
told-FALSE_KING-holds = The roll and the sanity of the False King, { $soul }, make { $total }, which exceeds the threshold of { $threshold }: the Crown obeys.
told-CROWN_RISES = Next time it takes more: the Crown's threshold rises to { $threshold }.
told-DECKS_SHUFFLED = The House shuffles all its decks: nobody knows any longer what waits where.
told-LOOPED = { $soul } goes round and round between the same rooms, until reason gives way.
told-KING_BLOCKED = The King cannot appear on { $floor }: the False King is there.{ $rolls ->
    [0] {""}
   *[other] {" "}The die is rolled again.
}
told-SLOWED = { $soul } will have { $n ->
    [0] no action
    [one] one action
   *[other] { $n } actions
} in the next turn.
told-SPECIAL_LAID = A special room's card waits face down in { $place }.
told-KEY_LEFT_AT_MOTEMEY = { $soul } cannot carry so many keys: one goes under Motemey's deck.
told-KEY_POOL = { $more ->
    [0] The key of the Lethal Chamber's ritual counts no longer
   *[other] In the Lethal Chamber a ritual may give one more key
}: { $n ->
    [one] there is one key
   *[other] there are { $n } keys
} in the whole game{ $more ->
    [0] {""}
   *[other] , with that of the ritual
}.
told-LOST_STORED = “{ $card }” is lost with the Armory.
told-NO_RITUAL_KEY = Neither { $soul } nor { $other } can carry the key of the ritual: it is not completed.
told-STEADY = A Scout may stumble on a stair, and { $soul } does not: roll and sanity make { $total }, and { $needed } are enough.
told-BROKE_FREE = { $soul } breaks out of the web: reaches { $total }, and { $needed } are enough.
told-WIGGLED = { $soul } wriggles until the sack gives way: the die shows { $die }, and { $needed } are enough.
told-WIGGLE_FAILED = { $soul } wriggles in the sack in vain: the die shows { $die }, and { $needed } are needed.
told-NOTHING_COMES = “{ $card }” comes to nothing for { $soul }.
told-CHAPEL = { $soul } prays in the Chapel: the die shows { $die }{ $more ->
    [0] : up to { $total } sanity can be regained
   *[other] , plus { $more }: up to { $total } sanity can be regained
}.
told-CHAPEL_FRIGHTENS = { $n ->
    [1] A 1 on the Chapel's die
   *[other] { $n } or less on the Chapel's die
} brings Paranoia upon { $soul }.
told-TAVERN = { $soul } buys a look at the Tavern.
told-CURSE = { $souls ->
    [0] The curse upon { $soul } spreads over { $floor } and reaches nobody.
   *[other] The curse upon { $soul } spreads over { $floor }.
}
told-SERENITY = Serenity gives { $soul } { $n } sanity: now { $now }.
told-VANITY = Vanity adds { $n } to what { $soul } loses.
told-POISON = The poison in { $soul } adds up: { $doses ->
    [one] one dose
   *[other] { $doses } doses
}.
told-GUEST = { $lot ->
    [0] { $soul } sets a place at the table for { $other }.
   *[other] By lot, { $soul } sets a place at the table for { $other }.
}
told-LOT_FALLS = The lot chooses among the objects that { $soul } can lose, { $of } in all: it falls on number { $nth }, in the order in which they came.
told-ROSE = { $soul } goes up { $floors ->
    [one] one floor
   *[other] { $floors } floors
}{ $round ->
    [0] {""}
   *[other] {""}: above the third comes the first
}.
told-DROPPED = { $soul } falls { $floors ->
    [one] one floor
   *[other] { $floors } floors
}{ $round ->
    [0] {""}
   *[other] {""}: below the first comes the third
}.
told-MEAL_SHARED = { $soul } and { $other } share the meal.
told-LIMITED = { $monster_subject }{ $servant ->
    [0] { $king ->
        [0] {" "}leaves
       *[other] {" "}and the King's decree leave
    }
   *[other] { $king ->
        [0] {" "}and the ice servant leave
       *[other] , the ice servant and the King's decree leave
    }
} { $soul } { $n ->
    [0] no action
    [one] one action
   *[other] { $n } actions
}.
told-LIMITED_BY_KING = The King's decree leaves { $soul } { $n ->
    [0] no action
    [one] one action
   *[other] { $n } actions
}.
told-ACTIONS_AGAIN = Above the bottom again, { $soul } has { $n ->
    [0] still no action
    [one] one action
   *[other] { $n } actions
} in its turn.
told-LIMITED_AT_BOTTOM = At the bottom of sanity { $soul } has { $n ->
    [0] no action
    [one] one action
   *[other] { $n } actions
} left.
told-STUNNED = The web holds { $soul } fast: no actions.
told-STATE_FROM_NEXT = “{ $state }” falls upon { $soul }: { $does } ({ $rounds ->
    [0] for what is left of this round
    [one] for the whole next round
   *[other] for { $rounds } rounds, from the next on
}).
told-RENEWED_FROM_NEXT = “{ $state }” begins again for { $soul } ({ $rounds ->
    [0] for what is left of this round
    [one] for the whole next round
   *[other] for { $rounds } rounds, from the next on
}).
told-MONSTER_WOKE = { $monster_subject } comes to, and acts again from the next round on.
told-FELL = { $soul } falls beyond help, and loses { $objects ->
    [0] {""}
    [one] one object
   *[other] { $objects } objects
}{ $keys ->
    [0] {""}
    [one] { $objects ->
        [0] one key
       *[other] {" "}and one key
    }
   *[other] { $objects ->
        [0] { $keys } keys
       *[other] {" "}and { $keys } keys
    }
}.
told-FELL-nothing = { $soul } falls beyond help, with nothing left to lose.
told-LOST_IN_FALL = “{ $card }” is lost in the fall.
told-LOST_IN_FALL-bound = “{ $card }” is lost in the fall, which takes even what is bound to a soul.
told-NO_SACRIFICE = { $again ->
    [0] { $soul } has neither an object slot left to sacrifice nor maximum sanity, which is the lowest possible already.
   *[other] { $soul } has chosen once this round at the bottom, and cannot sacrifice anything now.
}
told-KING_BANISHED_TO = The King will spend his banishment on { $floor }, in whose corridor the Sanctuary is.
told-KING_DRAWS_NOT = On { $floor } the False King's Crown holds: nobody there is drawn.
told-FALSE_KING_FAILS = { $soul }'s Crown gives way: { $n ->
    [0] the true King's presence comes over { $floor }, and costs nothing yet.
   *[other] the true King's presence comes over { $floor }.
}
told-ASKED = { $soul } asks { $other } for “{ $card }”.
told-ASKED-key = { $soul } asks { $other } for a key.
told-REFUSED = { $soul } does not give { $other } “{ $card }”.
told-REFUSED-key = { $soul } does not give { $other } a key.
told-DISCARDED = { $soul } cannot carry it all, and discards “{ $card }”.
told-WITHOUT_RING = Without the key ring, { $soul }'s maximum sanity falls to { $now }, and there is room for { $keys ->
    [one] one key
   *[other] { $keys } keys
}.
told-WITH_RING = With the key ring, { $soul }'s maximum sanity rises to { $now }, and there is room for { $keys ->
    [one] one key
   *[other] { $keys } keys
}.
told-RENOUNCED = { $soul } renounces Serenity and is rid of it and of any other state.
told-USED_UP = { $soul } has used up “{ $card }”.
told-RESCUED = { $soul } pulls { $other } out of the sack.
told-CAUGHT = { $again ->
    [0] { $monster_subject } traps { $soul }.
   *[other] { $monster_subject } wraps { $soul } up once more.
}
told-BEGAN_WITH = { $soul } begins with “{ $card }”.
told-FALL_COSTS = { $soul }'s fall costs each other soul { $n } sanity.
told-GOES_ON = And { $blow }: { $n } sanity.
told-FALL_TOOK = { $n ->
    [0] { $known ->
        [0] Another soul's
       *[other] { $whose }'s
    } fall costs { $soul } nothing: its sanity is at the bottom already, { $now }.
   *[other] { $known ->
        [0] Another soul's
       *[other] { $whose }'s
    } fall costs { $soul } { $cut ->
        [0] { $n } sanity: now
       *[other] only { $n } sanity, because it can sink no lower: now
    } { $now }.
}
told-PEEKED_UNDER = { $soul } sees “{ $card }” under that card, in { $place }.
told-MOTEMEY_LEFT = { $soul } sends Motemey off.
act-ASK = Ask { $other } for “{ $card }”
act-ASK-key = Ask { $other } for a key
act-USE = Use “{ $card }”
act-USE_ON = Use “{ $card }” on { $other }
act-VISIT = Use the room: { $special }
act-VISIT_WITH = Use the room with { $other }: { $special }
told-VISITED = { $soul } uses the room: { $special }.
told-AIMED = { $soul } chooses { $other }.
told-STRUCK = { $monster_subject } reaches { $soul }.
told-ROOM_TOTAL = The roll and { $soul }'s sanity add up to { $total } in the room: { $special }.
told-ROOM_TOTAL-clamped = The roll and { $soul }'s sanity add up to { $total }, which counts as 0, in the room: { $special }.
told-NOTHING_COMES_HERE = Nothing happens to { $soul } in the room: { $special }.
told-NO_MONSTER_HERE = There is no monster to stun where { $soul } is.
ask-ASKED = { $other } asks { $soul } for “{ $card }”: give it?
ask-ASKED-key = { $other } asks { $soul } for a key: give it?
action-ASK = Ask for something
action-USE = Use an object of one's own
action-USE_ON = Use an object of one's own on another soul
action-VISIT = Use a room of one's own
action-VISIT_WITH = Use a room of one's own with another soul
note-drops-key = a key goes under a deck with it
note-defeat = ends the game: too few keys would be left
why-AT_BOTTOM = At the bottom of sanity there is nothing to pay with.
why-NO_STAIR = One changes floors only from stair to stair, one floor at a time.
why-FAR_FROM_BOOK = The bearer of the Book is somewhere else: a tale is handed over in one place.
why-STUNNED = Nobody breaks out of this web: it has to give way.
why-TO_ONESELF = That would be from a soul to itself.
why-NO_TAKER = There is no such soul in this game.
why-DECLINED = That soul has already said no this turn.
why-NOT_THEIRS = That soul does not have it.
why-NO_ASKING = Here souls do not ask each other for things.
why-NO_CROWN = There is no Yellow Crown in this game.
why-NO_RESCUE = One leaves the sack only when the Sack Man is stunned, by wriggling, or when something takes the captive elsewhere.
why-STUNNED_IDLE = There are no actions in this web: it has to give way.
why-STUNNED_STILL = Nobody walks in this web: it has to give way.
why-TOO_FEW_KEYS = There are too few keys in hand to pay for the Crown.
why-TOO_FEW_DECKS = The Tavern does not serve where too few rooms have cards left to look at.
why-NO_OBJECT_SLOT = A key takes no object slot: to give it away would not help.
why-NO_OWN_ROOM = That special room is not open here.
why-AIM_FIRST = A soul must be chosen for it.
why-NOTHING_TO_AIM = That is not used with another soul.
why-SAME_SOUL = Another soul must be chosen, not oneself.
why-NO_SUCH_SOUL = There is no such soul in this game.
why-NOT_HERE = That soul is not in the same place.
why-TOO_FEW_ACTIONS = There are not enough actions left.
why-FALL_FIRST = First sacrifice something, or accept the fall.
why-DISCARD_FIRST = First discard what there is no room for.
why-SHIELD_FIRST = First decide whether the Tank bears the loss.
why-DICE_FIRST = First choose between one die and two.
why-FORESEE_FIRST = First decide in which order the two cards stay.
why-PEEK_FIRST = First choose the room to look into.
why-PICK_FIRST = First keep one of Motemey's two cards.
why-SHOP_FIRST = First buy from Motemey, sell to him, or send him off.
why-SPY_FIRST = First look into a room, or leave it.
why-LOSE_FIRST = First choose which object is lost.
why-LOSE_FIRST_BY_DECREE = First choose which object is discarded by the King's decree.
why-REACT_FIRST = First react to the monster, or leave it.
why-ANSWER_FIRST = First answer what is asked for.
why-NO_FALL = Only when sanity hits bottom is something sacrificed, or the fall accepted.
why-NO_EXCESS = Only what there is no room for, or what must be lost, is discarded.
why-NO_LOSS = There is no other soul's loss to bear.
why-NO_ROLL = No event waits for a roll now.
why-NOTHING_SEEN = No cards have been seen whose order is to be decided.
why-NO_LOOK = Nothing allows a look into a room now.
why-NO_OFFER = Motemey has shown no cards.
why-NO_VISIT = Motemey is not calling.
why-NO_WINDOW = No monster is about to act.

board-status = Round { $round } · keys: { $carried } in hand, { $destroyed } destroyed of { $pool } · Motemey: { $motemey ->
    [one] 1 card
   *[other] { $motemey } cards
}
board-soul = Soul
board-place = Place
board-sanity = Sanity
board-actions = Act.
board-keys = Keys
board-objects = Objects (slots)
board-states = States (rounds)
board-in-sack = in the sack
board-sanctuary = Sanctuary
board-crown = Sanctuary, with the Crown
board-false-king = False King ({ $threshold })
board-doses = poison ×{ $n }
board-slowed = { $n ->
    [0] no action
    [one] one action
   *[other] { $n } actions
} next turn
board-loop = steps to and fro: { $n }
board-skips = loses the turn
tableau-deck = { $n ->
    [one] one card
   *[other] { $n } cards
 }
tableau-room = Floor { $floor }, { $room }
tableau-corridor = Floor { $floor }, corridor
tableau-soul = sanity { $sanity }/{ $limit } · keys { $keys }
setup-dice = Setting up: roll six d4. The first three say in which room the stairs of floors 1, 2 and 3 are; the other three, where the special room of each floor waits.

## Profiles and reports

kind-card = Cards
kind-room = Special rooms
kind-role = Roles
kind-action = Actions
kind-state = States
kind-monster = Monsters
kind-decree = Decrees of the King
kind-mishap = Mishaps

action-END_TURN = End the turn
action-MOVE = Move
action-SEARCH = Search
action-MEDITATE = Meditate
action-COMPASS = Use a compass
action-VIAL = Drink a vial
action-BLUNT = Use a cudgel
action-STAIRS = Unfold the stairs
action-ESCAPE = Break out of a trap
action-WIGGLE = Wriggle in the sack
action-TAVERN = Look from the Tavern
action-BUY = Buy from Motemey
action-SELL = Sell to Motemey
action-DROP = Leave in the Armory
action-TAKE = Take from the Armory
action-DOORS = Walk through the Doors
action-SALON = Primp in the Salon
action-CHAPEL = Pray in the Chapel
action-RITUAL = Perform the ritual
action-HEAL = Heal the others
action-RENOUNCE = Renounce Serenity
action-ANNEX = Join a tale to the Book
action-GIVE = Hand something over
action-SACRIFICE_SLOT = Sacrifice an object slot
action-SACRIFICE_SANITY = Sacrifice maximum sanity
action-ACCEPT = Accept the fall
action-DISCARD = Discard an object
action-SHIELD = Bear another's loss
action-DECLINE = Decline
action-TWO_DICE = Roll two dice
action-ONE_DIE = Roll one die
action-SWAP = Put a monster under
action-KEEP = Leave the cards as they are
action-LOOK = Look into a room
action-PICK = Choose Motemey's card
action-LEAVE = Send Motemey off
action-CROWN = Put on the Crown
action-RESCUE = Pull somebody out of the sack
action-REACT = React to a monster

mishap-COLLAPSED = Sanity hits bottom
mishap-ACCEPTED = A soul accepts the fall
mishap-SKIPPED = A soul misses a turn
mishap-TURN_LOST = A turn breaks off
mishap-ROBBED = The Goblin robs a soul
mishap-CAPTURED = The Sack Man takes a soul
mishap-KEYS_DESTROYED = Keys are destroyed
mishap-KEY_LEFT = A key cannot be carried
mishap-DESTROYED_SPECIAL = A special room is destroyed
mishap-EMPTY_DECK = A deck is empty

without-event = An event stays in the decks but does nothing; its die is still rolled.
without-card = Any other card gives its places to blank cards. Both sides of the comparison are then played with “Motemey calls” blank too, for that is the card that lends its face.
without-ware = A treasure that only Motemey has leaves his deck, which is that much thinner.
without-room = A special room leaves the pool from which three are drawn; the others are drawn more often.
without-action = An action is forbidden to every soul, unless there is nothing else to do.

report-lead = { $players ->
    [2] Two souls
    [3] Three souls
   *[other] Four souls
} { $agent } escape in { $rate } of 100 games ({ $low } to { $high }).
report-beat = round
report-with = in the house
## Chapters of the rulebook

chapter-notes = About these rules
chapter-components = What is in the box
chapter-setup = Setting up
chapter-board = The House
chapter-turn = The turn
chapter-actions = Actions
chapter-rooms = Rooms
chapter-cards = Cards
chapter-events = Events
chapter-own = What a designer invents
chapter-omens = Omens
chapter-states = States
chapter-objects = Objects
chapter-inventory = What a soul carries
chapter-keys = Keys
chapter-monsters = Monsters
chapter-king = The King in Yellow
chapter-crown = The Yellow Crown
chapter-round = The end of the round
chapter-sanity = Sanity
chapter-collapse = Hitting bottom
chapter-roles = Souls
chapter-end = The end

# Figures of each role in many games.
figures-roles = role
figure-keys_destroyed = keys destroyed
figure-rituals = rituals
figure-sanity_at_end = sanity at end
figure-max_sanity_at_end = max at end
figure-slots_sacrificed = slots given
figure-keys_at_end = keys at end

## In the lobby

game-about = Two to four souls shut in a house of three floors. Bring four keys to the Threshold before madness takes you. You win together or lose together.
game-facts = Cooperative · 2 to 4 souls
game-cover = A house of three floors at night, before the towers of Carcosa; at its door, the King in Yellow

## How a game went for a seat

fared = sanity { $sanity }

## Before a game

before-carry = { $least ->
    [one] one key
   *[other] { $least } keys
}
before-carry-between = { $least } to { $most } keys (by the roles that are drawn)
before-keys-enough = { $needed ->
    [one] One key is
   *[other] { $needed } keys are
} needed: between them these souls can carry { $carried }.
before-keys-rings = { $needed ->
    [one] One key is
   *[other] { $needed } keys are
} needed: between them these souls can carry { $carried } and one more with each key ring, of which there { $rings ->
    [one] is one
   *[other] are { $rings }
} in the game.
before-keys-never = { $needed ->
    [one] One key is
   *[other] { $needed } keys are
} needed, and these souls can never carry them: between them { $rings ->
    [0] they can carry { $carried }, and there are no key rings.
    [one] they can carry { $carried } and one more with the only key ring.
   *[other] they can carry { $carried } and one more with each of the { $rings } key rings.
}

## What designers write for what is printed, and `#` for any number. It is read and never said.

synonyms =
    you lose → lose
    you gain → gain
    and lose → . Lose
    and gain → . Gain
    and go → . Go
    and each → . Each
    and the chosen → . The chosen
    the soul you choose → the chosen soul

beginning-events = Events
beginning-states = States
beginning-objects = Objects

option-cards-title = title
option-cards-kind = kind
option-cards-kind-event = event
option-cards-kind-yellow = yellow event
option-cards-kind-object = object
option-cards-kind-monster = monster
option-cards-actions = actions
option-cards-price = price
option-cards-target = target
option-cards-target-none = nobody
option-cards-target-other-soul = another soul
option-cards-target-soul-here = a soul in its place
option-cards-spent = spent
option-cards-comes = comes
option-cards-comes-here = the room where it is revealed
option-cards-comes-corridor = its floor's corridor
option-cards-comes-empty-room = the nearest room without souls
option-cards-moves = moves
option-cards-moves-stays = stays
option-cards-moves-towards = towards the nearest soul
option-cards-moves-away = away from the nearest soul
option-cards-leaves = leaves
option-cards-table = what it does
option-cards-icon = drawing
option-own-rooms-title = title
option-own-rooms-actions = actions
option-own-rooms-price = price
option-own-rooms-target = target
option-own-rooms-target-none = nobody
option-own-rooms-target-other-soul = another soul
option-own-rooms-target-soul-here = a soul in its place
option-own-rooms-table = what it does
option-own-rooms-icon = drawing
