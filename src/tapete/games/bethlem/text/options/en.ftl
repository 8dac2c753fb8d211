# Better titles for some options than their declarations give.

option-own-cards = the game with cards of one's own; without a value the base game

# Short names, of sheets and of what is told of a change.
sheet-bipolar-shown = BIPOLARIDAD turned up with the personalities
sheet-own-cards-one-off = A shown objective brings an occurrence
