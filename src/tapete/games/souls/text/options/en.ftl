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
