### Carcosa in English.
### A monster comes as its bare name, as a subject ("The Spider") and as an object ("the Spider").

## Places

place-room = F{ $floor } room { $room }
place-corridor = F{ $floor } corridor
floor = floor { $floor }

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

## States

state-ENVENENADO = Poisoned
state-SANIDAD = Serenity
state-MALDITO = Cursed
state-PARANOIA = Paranoia
state-TRAPPED = Trapped
state-VANIDAD = Vanity
state-ILUMINADO = Enlightened
state-PROTECCION = Protection

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

## Endings

cause-NONE = nothing is over yet
cause-ESCAPED = the souls have escaped
cause-MADNESS = madness rules in every soul
cause-KEYS = too few keys are left to escape
cause-ROUNDS = the rounds have run out

## Decrees of the King

decree-NOTHING = nothing, and his silence weighs
decree-ROTATE_FLOORS = the decks shall turn within each floor
decree-ALL_LOSE = every soul loses sanity
decree-ONE_ACTION = on his floor little can be done next round
decree-BY_STAIRS = the souls on his floor leave by the stairs
decree-ATTRACT = every soul comes to his corridor
decree-DISCARD = each soul loses the last object it received
decree-SHUFFLE = every deck is shuffled
decree-ONE_ACTION_EACH = the souls on his floor shall do little in their next turn
decree-CHOOSE_DISCARD = each soul discards an object

## What happens

told-ROLL = d{ $sides }: { $face }
told-ROUND = Round { $round } begins.
told-TURN = { $soul } is to play, with { $actions ->
    [0] no actions
    [one] one action
   *[other] { $actions } actions
}.
told-MOVED = { $soul } goes from { $from } to { $to }.
told-MOVED-nowhere = { $soul } stays in { $to }.
told-ENTERED_SPECIAL = { $soul } finds what { $place } was hiding: { $special }.
told-REVEALED = { $soul } reveals “{ $card }” in { $place }.
told-LOST_SANITY = { $n ->
    [0] { $soul } loses no sanity: still at { $now }.
   *[other] { $soul } loses { $n } sanity: { $now } left.
}
told-GAINED_SANITY = { $soul } regains { $n } sanity: now { $now }.
told-STATE_GIVEN = “{ $state }” falls upon { $soul } ({ $rounds ->
    [one] this round only
   *[other] { $rounds } rounds with this one
}).
told-STATE_ENDED = { $soul } is rid of “{ $state }”.
told-GOT_OBJECT = { $soul } gets “{ $card }”.
told-LOST_OBJECT = { $soul } loses “{ $card }”.
told-GOT_KEY = { $soul } gets a key{ $keys ->
    [one] {""}
   *[other] {" "}and now carries { $keys }
}.
told-KEY_LEFT = { $soul } cannot carry another key: it goes back under the deck in { $place }.
told-KEYS_DESTROYED = { $n ->
    [one] A key is
   *[other] { $n } keys are
} destroyed for ever; { $total } in all.
told-USED = { $soul } uses “{ $card }”.
told-MONSTER_CAME = { $monster_subject } appears in { $place }.
told-MONSTER_MOVED = { $monster_subject } goes from { $from } to { $to }.
told-MONSTER_STUNNED = { $monster_subject } is stunned for { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
}.
told-MONSTER_LEFT = { $monster_subject } vanishes from the House.
told-CAPTURED = The Sack Man takes { $soul } away.
told-FREED = { $soul } gets out of the sack.
told-ROBBED = The Goblin robs { $soul }: { $objects ->
    [0] no objects
    [one] one object
   *[other] { $objects } objects
} and { $keys ->
    [0] no keys
    [one] one key
   *[other] { $keys } keys
}.
told-TUE_TUE = The Tue Tue sings above { $soul }. It has appeared { $count ->
    [one] once
   *[other] { $count } times
}.
told-COLLAPSED = The sanity of { $soul } hits bottom.
told-SACRIFICED = { $sanity ->
    [0] { $soul } gives up an object slot for ever.
   *[other] { $soul } gives up a point of maximum sanity for ever.
}
told-ACCEPTED = { $soul } accepts the fall, and loses every key and object.
told-SHIELDED = { $tank } bears the { $n } sanity that { $soul } was losing.
told-DESTROYED_SPECIAL = A monster destroys what { $place } was hiding: { $special }.
told-KING_MOVED = The King in Yellow appears on { $floor }.
told-KING_AWAY = The King in Yellow is banished for { $rounds ->
    [one] one end of round
   *[other] { $rounds } ends of round
}.
told-KING_PRESENCE = The King's presence on { $floor } costs every soul there { $n } sanity.
told-KING_DECREE = The King decrees: { $decree }.
told-HOUSE = The House gnaws at every mind: { $n } sanity.
told-STAIRS = The stairs of { $floor } are now in { $place }.
told-DECKS_ROTATED = { $floors ->
    [0] The House slides: every deck moves on by one room.
   *[other] The House writhes: the decks turn within each floor.
}
told-PEEKED = { $soul } sees “{ $card }” in { $place }.
told-LOOKED = { $soul } takes a secret look at a card in { $place }.
told-OFFERED = Motemey shows { $soul } “{ $first }” and “{ $second }”.
told-BOUGHT = { $soul } strikes a bargain with Motemey.
told-SOLD = { $soul } sells “{ $card }” to Motemey for { $n } sanity.
told-STORED = { $soul } leaves “{ $card }” in the Armory.
told-TOOK = { $soul } takes “{ $card }” from the Armory.
told-RITUAL = { $soul } performs the ritual of the Lethal Chamber: the die shows { $die }.
told-SALON = { $soul } primps before the mirrors of the Salon (used { $uses ->
    [one] once
   *[other] { $uses } times
} so far).
told-ANNEXED = { $soul } joins “{ $card }” to the Book, which now holds { $n ->
    [one] one tale
   *[other] { $n } tales
}.
told-GAVE = { $soul } hands “{ $card }” to { $to }.
told-PROTECTED = The yellow runs off { $soul }: “{ $card }” has no effect.
told-SKIPPED = { $soul } misses a turn.
told-TURN_LOST = The turn of { $soul } breaks off here.
told-MAX_LOWERED = The maximum sanity of { $soul } falls to { $now }.
told-ESCAPE_FAILED = { $soul } struggles in vain.
told-STUMBLED = { $soul } stumbles on the stairs.
told-SWAPPED_PLACES = { $soul } and { $other } change places.
told-MEDITATED = { $soul } meditates.
told-DOORS = { $soul } walks through the Yellow Doors to { $to }.
told-WON = Victory! The souls cross the Threshold and leave the House behind.
told-LOST = Defeat: { $cause }.
told-TEMP_STAIRS = { $soul } unfolds stairs in { $place } until the end of the round.
told-EMPTY_DECK = { $soul } finds nothing in { $place }: the deck is empty.
told-SWAPPED_CARDS = { $soul } swaps the two top cards in { $place }.
told-HEALED = { $soul } wears thin for the other souls and gives them “{ $state }”.
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
act-TAKE = Take “{ $card }” from the Armory
act-DOORS = Walk through the Doors to { $other }
act-SALON = Primp in the Salon
act-CHAPEL = Pray in the Chapel
act-RITUAL = Perform the ritual
act-HEAL = Heal the other souls and give them “{ $state }”
act-RENOUNCE = Renounce “Serenity” to be rid of every state
act-ANNEX = Join “{ $card }” to the Book
act-GIVE = Give “{ $card }” to { $other }
act-SACRIFICE_SLOT = Sacrifice an object slot
act-SACRIFICE_SANITY = Sacrifice a point of maximum sanity
act-ACCEPT = Accept, and lose keys and objects
act-DISCARD = Discard “{ $card }”
act-SHIELD = Bear the loss
act-DECLINE = Leave it
act-TWO_DICE = Roll two dice
act-ONE_DIE = Roll one die
act-SWAP = Put the monster under the other card
act-KEEP = Leave the cards as they are
act-LOOK = Look into { $place }
act-PICK = Keep “{ $card }”
act-LEAVE = Send Motemey off
act-CROWN = Put on the Yellow Crown
act-RESCUE = Pull out whoever is in the sack
act-REACT = React: club { $monster_object }

label = { $label } ({ $notes })
note-actions = { $n ->
    [one] 1 action
   *[other] { $n } actions
}
note-keys = costs { $n ->
    [one] a key
   *[other] { $n } keys
}
note-price = costs { $n } sanity
note-gain = +{ $n } sanity
note-others-gain = +{ $n } sanity each
note-other-loses = costs that soul { $n } sanity
note-others-lose = the other souls lose { $n } sanity
note-meditate = +{ $room } sanity or +{ $corridor } in a corridor
note-escape = on { $n } or more with d6 + sanity
note-wiggle = on { $n } or more with d6
note-chapel = regain d6 + { $n } sanity

## What is waited for

ask-TURN = { $soul } is to play: what now?
ask-COLLAPSE = The sanity of { $soul } hits bottom: sacrifice something, or accept the fall?
ask-OVERLOAD = { $soul } carries too many objects: which one goes?
ask-SHIELD = Does { $soul } bear the { $n } sanity that { $other } would lose?
ask-TWO_DICE = Does { $soul } roll one die or two for “{ $card }”?
ask-FORESEE = { $soul } sees the two top cards: swap them?
ask-PEEK = Into which room does { $soul } look?{ $more ->
    [0] {""}
   *[other] {" "}There is another look after this one.
}
ask-PURCHASE = Motemey shows two cards: which one does { $soul } keep?
ask-SHOP = Motemey calls on { $soul }: buy, sell, or send him off?
ask-SPY = { $soul } steps out into the corridor: look into a room of this floor?
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
why-DECK_EMPTY = Not enough cards are left.
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

told-WILL_SKIP = { $soul } will lose the next turn.
told-NO_ACTIONS = { $soul } has no actions left.
told-KING_DOUBLED = The King's fury strikes twice as hard from now on.
told-KING_ABSENT = The King is still banished and does not appear.
told-TOTAL = { $card }: { $soul } reaches { $total }.
told-CROWNED = { $soul } puts on the Yellow Crown and is the False King from now on, with a threshold of { $threshold }.
told-FALSE_KING = The False King, { $soul }, reaches { $total } against a threshold of { $threshold }.
told-DECKS_SHUFFLED = The House shuffles all its decks: nobody knows any longer what waits where.
told-LOOPED = { $soul } goes round and round between the same rooms, until reason gives way.
told-KING_BLOCKED = The King cannot appear on { $floor }: the False King is there.
told-SLOWED = { $soul } will be able to do little in the next turn.
told-SPECIAL_LAID = A special room waits face down in { $place }.

board-status = Round { $round } · keys: { $carried } in hand, { $destroyed } destroyed of { $pool } · Motemey: { $motemey } cards
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
board-slowed = can do little
board-loop = to and fro: { $n }
board-skips = loses the turn
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
action-DECLINE = Decline to bear it
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
