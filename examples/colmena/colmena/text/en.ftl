# What happened.
told-ROUND = Round { $round } begins. Hands go to { $way }.
told-LAID = { $seat } lays { $card_object }.
told-ROBBED = The wasp of { $seat } robs { $other } of a pot of honey.
told-KEPT = { $seat } also lays the last card of the hand, { $card_object }.
told-DROPPED = { $seat } puts the last card of the hand out of the game, { $card_object }.
told-SCORED = The hive of { $seat } has { $points ->
    [one] one point.
   *[other] { $points } points.
  }

# What may be chosen, what is asked, why something is refused.
act-LAY = Lay { $card_object }
ask-CHOOSE = { $seat }: which card for your hive?
why-OVER = The game is over.
why-NOT_HELD = You have no such card in hand.

# Names.
card-CLOVER = clover
card-CLOVER-object = a clover
card-SUNFLOWER = sunflower
card-SUNFLOWER-object = a sunflower
card-DANDELION = dandelion
card-DANDELION-object = a dandelion
card-HONEY = honey
card-HONEY-object = a pot of honey
card-GUARD = guard
card-GUARD-object = a guard
card-BROOD = brood
card-BROOD-object = a brood cell
card-QUEEN = queen
card-QUEEN-object = a queen
card-POLLEN = pollen
card-POLLEN-object = a ball of pollen
card-WASP = wasp
card-WASP-object = a wasp
way-NEXT = the next player
way-BEFORE = the player before

# The table: on the page, at a terminal, and how a game ends.
game-about = Choose a card at the same time as all others, and pass the hand on: who builds the richest hive?
game-facts = Cards that go round, each for their own hive
field-way = hands go to
field-hive = hive
field-chosen = chosen
field-dropped = out of the game
end-COUNTED = All hives have been counted.
cause-COUNTED = hives counted
figure-robbed = pots of honey robbed in a game

# The rulebook and figures.
chapter-setup = Setup
chapter-turn = A turn
chapter-score = What a hive is worth
chapter-end = The end
grade-BARE = bare hive
grade-SMALL = small hive
grade-BUSY = busy hive
grade-RICH = rich hive
grade-GOLDEN = golden hive

# The printed cards.
print-deck = Cards
print-card = Card of a hive
print-CLOVER = Clover, sunflower and dandelion together: 7 points. Each flower that is in no such set: 1 point.
print-SUNFLOWER = Clover, sunflower and dandelion together: 7 points. Each flower that is in no such set: 1 point.
print-DANDELION = Clover, sunflower and dandelion together: 7 points. Each flower that is in no such set: 1 point.
print-HONEY = One pot: 1 point. Two: 3. Three: 6. Four: 10. Five or more: 15.
print-GUARD = 3 points for each neighbour with fewer guards. A hive with a guard is not robbed.
print-BROOD = 1 point, or 3 points in a hive with a queen.
print-QUEEN = Each brood cell of this hive is worth 3 points.
print-POLLEN = 1 point for this hive, and 1 point for each neighbour.
print-WASP = 1 point. When it is laid it robs a pot of honey from the next hive.

# What a profile counts.
kind-card = Cards
report-beat = turn
report-with = in the first hand
