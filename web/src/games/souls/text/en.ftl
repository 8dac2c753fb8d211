## What the page says besides about Four Souls


souls-you = you
souls-table = The table: players, monsters, shop, decks and the stack
souls-middle = Middle of the table
souls-monsters = Monsters
souls-price = Costs { $n }¢
souls-shop = Shop
souls-rooms = Rooms
souls-bonus = Bonus souls
souls-draft = Treasures to choose from
souls-decks = Decks and discard piles
souls-empty = no monster
souls-items-of = Cards of { $name }
souls-turn = turn
souls-phases = Phases of the turn
souls-solo-die = The die shows { $n }
souls-count = { $n ->
    [one] 1 soul
   *[other] { $n } souls
}
souls-active = their turn
souls-active-mine = your turn
souls-you-may = You may: { $plays } loot, { $attacks } { $attacks ->
    [one] attack
   *[other] attacks
 }, { $buys } { $buys ->
    [one] purchase
   *[other] purchases
 }
souls-has-priority = may answer
souls-has-priority-mine = you may answer
souls-priority-of = Who may answer now: { $name }
souls-stack = The stack
souls-stack-empty = Empty. What is played waits here until everybody could respond.
souls-then = If nobody answers:
souls-comes = { $name }: { $what }
souls-comes-hit = { $name } hits “{ $monster }”.
souls-comes-miss = { $name } misses, and “{ $monster }” hits back.
souls-comes-upon = { $name } ({ $upon }): { $what }
souls-then-more = Then { $n } more.
souls-next = resolves next
souls-hand = Your loot
souls-hand-of = Loot of { $name }
souls-hands-hidden = The loot in hands is not shown.
souls-no-loot = No loot in hand
souls-covered = { $n ->
    [one] and 1 covered card
   *[other] and { $n } covered cards
}
souls-seen-hand = You have seen in their hand:
souls-altar = The souls that win
souls-won = { $names }: { $n } souls gathered

souls-head-decide = To be chosen
souls-head-loot = Play loot
souls-head-use = Use
souls-head-attack = Attack
souls-head-buy = Buy

souls-kind-CHARACTER = Character
souls-kind-STARTING = Starting item
souls-kind-TREASURE = Treasure
souls-kind-LOOT = Loot
souls-kind-TRINKET = Loot · trinket
souls-kind-MONSTER = Monster
souls-kind-EVENT = Event
souls-kind-CURSE = Curse
souls-kind-BONUS = Bonus soul
souls-kind-ROOM = Room
souls-type-passive = Treasure · passive
souls-type-active = Treasure · tapped to use
souls-type-paid = Treasure · paid
souls-type-one_use = Treasure · used once
souls-type-soul_item = Treasure · may be a soul
souls-type-basic = Monster
souls-type-holy = Holy monster
souls-type-cursed = Cursed monster
souls-type-boss = Boss
souls-type-epic_boss = Epic boss
souls-type-good_event = Good event
souls-type-bad_event = Bad event

souls-printed-monster = Printed: { $life } life, hit with { $evasion } or more, { $attack } attack
souls-printed-character = Printed: { $life } life, { $attack } attack
souls-printed-reward = Reward: { $reward }
souls-printed-souls = { $n ->
    [one] Worth 1 soul
   *[other] Worth { $n } souls
}
souls-guppy = Guppy item
souls-reward-cents = { $n }¢
souls-reward-loot = { $n } loot
souls-reward-treasure = { $n } treasure
souls-reward-roll = d6
souls-monster-now = Now: { $life } life, hit with { $evasion } or more, { $attack } attack
souls-fought = Attacked by { $name }
souls-under-attack = in combat
souls-covers = Under it: { $cards }
souls-with = Before { $name }
souls-charged = Charged: it can be tapped
souls-used = Deactivated until it is recharged
souls-eternal = Eternal: it cannot be stolen or destroyed
souls-counters = { $n ->
    [one] 1 counter
   *[other] { $n } counters
}
souls-later = Waiting: what “{ $card }” has left{ $n ->
    [0] {""}
   *[other] , number { $n }
}
souls-copy = A copy of { $card }
souls-cards = { $n ->
    [one] 1 card
   *[other] { $n } cards
}
souls-known = Number { $n } from the top: { $card }
souls-none = No card yet

souls-player-life = { $life } of { $most } life, { $attack } attack
souls-player-has = { $cents }¢, { $hand } loot in hand, souls: { $souls }
souls-player-may = Left to do: loot { $plays }, attacks { $attacks }, purchases { $buys }
souls-must-attack = { $n ->
    [one] must attack
    [2] must attack twice
   *[other] must attack { $n } times
}
souls-dying = about to die
souls-dead = died this turn
souls-skips = turns to skip: { $n }

souls-gone = no longer there
souls-somebody = whoever is chosen
souls-place = no. { $n } of the stack
souls-by = by { $name }
souls-upon = Upon: { $whom }
souls-slot = slot { $n }
souls-rolls = { $name } rolls a { $face }.
