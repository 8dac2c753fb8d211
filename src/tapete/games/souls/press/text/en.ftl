### What is printed of Four Souls. What each card does is made of its effect.

## Decks

print-deck-characters = Characters
print-deck-starting = Starting items
print-deck-treasure = Treasure
print-deck-loot = Loot
print-deck-monsters = Monsters
print-deck-bonus = Bonus souls
print-deck-rooms = Rooms

## Kinds of cards

print-type-character = Character
print-type-starting = Starting item
print-type-passive = Passive treasure
print-type-active = Active treasure
print-type-one_use = One-use treasure
print-type-paid = Paid treasure
print-type-soul_item = Treasure that is a soul
print-type-money = Loot · money
print-type-butter_bean = Loot · bean
print-type-bomb = Loot · bomb
print-type-battery = Loot · battery
print-type-dice_shard_or_soul_heart = Loot · shard
print-type-pill_or_rune = Loot · pill or rune
print-type-trinket = Loot · trinket
print-type-lost_soul = Loot · lost soul
print-type-tarot = Loot · tarot
print-type-misc = Loot
print-type-basic = Monster
print-type-holy = Holy monster
print-type-cursed = Cursed monster
print-type-boss = Boss
print-type-epic_boss = Epic boss
print-type-good_event = Good event
print-type-bad_event = Bad event
print-type-curse = Curse
print-type-bonus = Bonus soul
print-type-room = Room
print-for-players = { $kind } · { $n } or more
print-begins-with = Begins with:
print-draws = Begins with a treasure of their choice among { $n }, which is eternal from then on.
print-eternal = Eternal: it is not destroyed, given or stolen.
print-counters = { $n ->
    [one] Enters play with 1 counter.
   *[other] Enters play with { $n } counters.
}
print-used = Enters play deactivated.
print-guppy = Guppy.

## The board

print-place-pile = deck
print-place-discards = discards
print-place-slot = open

## The turn

print-sheet-turn = The turn
print-goal = { $n ->
    [one] Whoever gets a soul wins.
   *[other] Whoever gets { $n } souls wins.
}
print-track-souls = Souls
print-turn-start = Start
print-turn-start-text = Recharge your items and your character; what the start sets off goes onto the stack.
print-turn-loot = Loot
print-turn-loot-text = Loot 1.
print-turn-action = Action
print-turn-action-text = In any order: play one loot, buy once ({ $n }¢) and attack once.
print-turn-end = End
print-turn-end-text = All heal, the turn's effects end, and you discard down to { $n ->
    [one] one card
   *[other] { $n } cards
}.
print-fight = Combat:
print-death = To die:
print-answer = Everything goes onto the stack: it can be responded to before it resolves.

## Quick reference and tables

print-reference-priority = Priority
print-reference-dice = Rolls
print-reference-purchases = Purchases
print-reference-attacks = Attacks
print-reference-death = Death
print-reference-end = The end
print-reference-limit = Limit
print-price = { $n ->
    [0] A purchase costs nothing.
   *[other] A purchase costs { $n }¢.
}
print-turns = { $n ->
    [one] After one turn the game stops and nobody wins.
   *[other] After { $n } turns the game stops and nobody wins.
}
print-cents = Cents
print-loot = Loot cards
print-hand-limit = Hand limit at the end of the turn

## Tokens

print-token-CENT = { $n }¢
print-token-WOUND = Damage
print-token-COUNTER = Counter
print-token-ACTIVE = Turn
print-token-SOLO = Countdown
