# What happened.
told-COLOUR = { $seat } gives { $other } a hint: { $colour }.
told-RANK = { $seat } gives { $other } a hint: { $rank }.
told-TOUCHED = { $touched_count ->
    [0] It is true of no card of { $seat }.
    [one] It is true of card { $touched } of { $seat }, and of no other.
   *[other] It is true of cards { $touched } of { $seat }, and of no others.
  }
told-PLAYED = { $seat } plays a { $card }, and it fits.
told-MISPLAYED = { $seat } plays a { $card }, and it does not fit. { $fuses ->
    [0] The last fuse has burnt down.
    [one] One fuse is left.
   *[other] { $fuses } fuses are left.
  }
told-DISCARDED = { $seat } discards a { $card }.
told-TOKEN = The five gives a hint token back: there are { $hints } now.
told-DREW = { $seat } draws a { $card }.
told-LAST_ROUND = { $seat } has taken the last card. Each player has one more turn.
told-SCORED = The fireworks have { $score ->
    [one] one card.
   *[other] { $score } cards.
  }

# What may be chosen, what is asked, why something is refused.
act-PLAY = Play card { $place }
act-DISCARD = Discard card { $place }
act-COLOUR = Hint for { $other }: { $colour }
act-RANK = Hint for { $other }: { $rank }
ask-TURN = { $seat }: a hint, a discard, or a card to play?
why-OVER = The game is over.
why-NO_CARD = There is no card in that place of your hand.
why-ALL_HINTS = All hint tokens are there, so a discard could not give one back.
why-NO_HINTS = There is no hint token left.
why-NOT_THEM = A hint is for another player at this table.
why-TOUCHES_NOTHING = That player has no such card, and a hint has to be true of one at least.

# Names.
colour-RED = red
colour-YELLOW = yellow
colour-GREEN = green
colour-BLUE = blue
colour-WHITE = white
all-but = not { $one }
a-card = { $colour } { $rank }

# The table: on the page, at a terminal, and how a game ends.
game-about = Build five fireworks together: you see every hand but your own.
game-facts = Co-operative, with hints
field-score = score
field-hints = hint tokens
field-fuses = fuses
field-turns-left = turns left
field-fireworks = fireworks
field-discards = discards
field-colours = may be of colour
field-ranks = may be of rank
field-RED = red
field-YELLOW = yellow
field-GREEN = green
field-BLUE = blue
field-WHITE = white
end-LAST_TURN = The last turn is over. Score: { $score } of 25.
end-EXPLODED = The last fuse has burnt down. Score: { $score } of 25.
end-FINISHED = All fireworks are complete. Score: { $score } of 25.
cause-LAST_TURN = the last turn
cause-EXPLODED = the last fuse
cause-FINISHED = all fireworks complete

# The rulebook and figures.
chapter-setup = Setup
chapter-turn = A turn
chapter-end = The end

grade-BOOED = booed
grade-POOR = poor
grade-HONOURABLE = honourable
grade-EXCELLENT = excellent
grade-AMAZING = amazing
grade-LEGENDARY = legendary

# What a profile counts.
kind-card = Cards
kind-card-seen = drawn after the setup
kind-action = Actions
action-PLAY = Play a card
action-DISCARD = Discard a card
action-COLOUR = Give a hint of a colour
action-RANK = Give a hint of a rank
without-action = The action is forbidden to everybody, unless there is nothing else to do.
report-beat = round

# The printed cards.
print-deck = Cards
print-card = Firework
