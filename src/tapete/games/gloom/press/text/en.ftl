### What is printed of Gloom: cards, sheets, tables.

## Decks

print-deck-characters = Characters
print-deck-stories = Stories
print-deck-film = Deck, on film
print-deck-white = Deck, white of the film
print-deck-paper = Deck, on paper with windows
print-cut-out = cut out

print-story-needs = { $n ->
    [one] To take it, one character of your family must show { $icons }.
   *[other] To take it, { $n } characters of your family must show { $icons }, each at least once.
}
print-story-worth = Whoever holds it at the end adds { $n ->
    [one] { $points } point
   *[other] { $points } points
} to the family value.
print-while-held = While you hold it:

## Tables

print-count-characters = characters
print-count-modifiers = modifiers
print-count-events = events
print-count-deaths = untimely deaths
print-count-deck = cards in the deck
print-count-stories = stories
print-table-icons = Icons
print-table-icon = Icon
print-table-cards = Cards
print-table-points = Points
print-table-place = Place
print-table-misery = Negative
print-table-nought = Zero
print-table-joy = Positive
print-place-top = top
print-place-middle = middle
print-place-bottom = bottom
print-place-corner = corner
print-place-icon = icon
print-place-picture = picture
print-place-text = name and text

## The turn

print-turn = { $n ->
    [one] Make one play.
   *[other] Make { $n } plays, each of any of these kinds; the same kind may come again.
}
print-turn-first = { $n ->
    [one] In the very first turn of the game there is only one play.
   *[other] In the very first turn of the game there are only { $n } plays.
}
print-turn-refill = Then draw until you hold { $n ->
    [one] 1 card
   *[other] { $n } cards
}, more or fewer where an effect says so. A larger hand stays as it is.
print-play-modifier = Lay it on any living character, yours or a rival's.
print-play-event = Reveal it, do what it says, discard it.
print-play-death = Only as your first play, on a living character whose self-worth is negative. It is dead, and its points stay.
print-play-story = { $n ->
    [one] Take it from the centre if one character of your family shows one of its icons; from a rival, if more of yours show them than of theirs.
   *[other] Take it from the centre if { $n } characters of your family show its icons; from a rival, if more of yours show them than of theirs.
}
print-play-hand = Discard
print-play-hand-text = Discard your whole hand.
print-play-pass = Pass
print-play-pass-text = Do nothing. The play is spent.

## What shows through a pile

print-sight-points-lead = Points:
print-sight-points = only the topmost number counts in each of the three places. A zero covers too. Their sum is the self-worth.
print-sight-icons-lead = Icons:
print-sight-icons = the topmost in the corner and the topmost below it. An opaque block covers and shows nothing.
print-sight-text-lead = Text:
print-sight-text-always = that of the topmost card is in force; it covers those below even where it says nothing.
print-sight-text-printed = that of the topmost card that has one is in force.
print-sight-persistent-lead = Persistent:
print-sight-persistent = in force as long as both its sign in the corner and its picture in the middle can be seen, whatever covers its text.

## Quick reference

print-reference-setup = Setup
print-setup = Each player takes a family and draws { $hand ->
    [one] 1 card
   *[other] { $hand } cards
}. { $stories ->
    [0] There are no stories.
    [one] One story lies open in the centre.
   *[other] { $stories } stories lie open in the centre.
}
print-setup-2 = Two families of five characters.
print-setup-3 = Three families of five characters.
print-setup-4 = Each player leaves one character out.
print-setup-5 = The four characters left out are the fifth player's family.
print-reference-turn = The turn
print-reference-sight = What shows through a pile
print-reference-effects = Effects
print-effects-at-once-lead = At once:
print-effects-at-once = when the card is played from a hand. A card that is only moved does not do it again.
print-effects-whose-lead = Whose:
print-effects-whose = they are for whoever controls the character, not for who plays the card. An event is for who plays it.
print-effects-needs-lead = With a requirement:
print-effects-needs = the character must show one of the icons before the card is laid on it. Otherwise the card is played without that effect.
print-reference-responses = Responses
print-responses = Before a card is resolved, the others may cancel it, in turn order from whoever has the turn. Both cards go to the discards, and the play is spent. Nobody cancels a response.
print-reference-icons = Icons
print-reference-end = The end
print-end = The game ends the moment the last living character of a family dies. The lowest family value wins; ties share the victory.
print-end-idle = { $n ->
    [one] It ends too if nobody does anything for a whole round.
   *[other] It ends too if nobody does anything for { $n } rounds.
}
print-end-rounds = It ends in any case after { $n ->
    [one] 1 round
   *[other] { $n } rounds
}.
print-reference-worth = Family value
print-worth = Family value: the visible points of your dead, and those of your story. The living count nothing.

## Sheets and tokens

print-sheet-turn = Your turn
print-sheet-sight = Through the film
print-sheet-story = Your story
print-token-SKIP = Misses a turn
print-token-DRY = No refill
