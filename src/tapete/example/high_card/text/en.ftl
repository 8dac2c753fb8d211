# What happened.
told-ROLL = The prize of this round: { $face }.
told-PLAY = { $seat } lays a { $card }.
told-TAKE = { $seat } takes { $points }.

# What may be chosen, what is asked, why something is refused.
act-PLAY = Lay the { $card }
ask-PLAY = { $seat }: which card, for { $prize }?
why-OVER = The game is over.
why-NOT_HELD = You do not hold that card.
stop-last = With a single card left

# The table: on the page, at a terminal, and how a game ends.
game-about = Bids with hidden cards for prizes that a die gives.
cause-CARDS = Points: { $points }

# The rulebook, figures and prints.
chapter-setup = Setup
chapter-round = A round
chapter-end = The end
kind-card = Cards
kind-card-seen = laid
kind-card-used = laid by choice
print-card = Card
print-text = The highest takes the prize.
report-beat = round
report-with = in the game
figure-points = points of a seat
