# Better titles for some options than their declarations give.

option-own-cards = the game with cards of one's own; without a value the base game
