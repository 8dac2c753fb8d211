# Better titles for some options than their declarations give.

option-turns = turns after which the game is over and nobody has won; 0: no limit
option-choose-played = As it is played
option-choose-resolved = As it leaves the stack
option-sets-base = Base box
option-sets-gold = Gold Box
option-sets-plus = Four Souls+
