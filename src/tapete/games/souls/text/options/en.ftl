# Better titles for some options than their declarations give.

option-turns = turns after which the game is over and nobody has won; 0: no limit
option-choose-played = As it is played
option-choose-resolved = As it leaves the stack
option-sets-base = Base box
option-sets-gold = Gold Box
option-sets-plus = Four Souls+
option-copies = copies of single cards, where they are not the box's
option-own = cards of one's own; as in a card file, with its deck, a list of them
option-slots-room = rooms, where they are played with

# Short names, of the sheets and columns of a spreadsheet.

sheet-copies = Copies
sheet-own = Cards of one's own
sheet-own-id = id
sheet-own-name = name
sheet-own-type = type
sheet-own-set = set
sheet-own-count = copies
sheet-own-players = players at least
sheet-own-life = life
sheet-own-attack = attack
sheet-own-evasion = evasion
sheet-own-souls = souls
sheet-own-reward = reward
sheet-own-reward-cents = cents
sheet-own-reward-loot = loot
sheet-own-reward-treasure = treasures
sheet-own-tags = tags
sheet-own-item = starting item
sheet-own-counters = counters
sheet-own-used = begins used
sheet-own-draws = draws at the start
sheet-own-begins = begins in play
sheet-own-unwritten = unwritten
sheet-own-abilities = abilities
sheet-own-deck = deck
option-own-set-base = Base box
option-own-set-gold = Gold Box
option-own-set-plus = Four Souls+
option-own-set-requiem = Requiem
option-own-set-own = one's own
option-own-reward-cents-roll = the die's result
option-own-reward-loot-roll = the die's result
option-own-deck-characters = characters
option-own-deck-starting = starting items
option-own-deck-monsters = monsters
option-own-deck-bonus = bonus souls
option-own-deck-rooms = rooms

# Short names, of sheets and of what is told of a change.
sheet-stacked = Items on the stack in a turn, at most
