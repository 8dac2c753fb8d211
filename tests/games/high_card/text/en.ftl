high-card-roll = The prize of this round: { $points }.
high-card-play = { $name } lays a { $rank }.
high-card-take = { $name } takes { $points }.
high-card-label = Lay the { $rank }
high-card-question = { $name }: which card, for { $points }?
high-card-over = The game is over.
high-card-not-held = You do not hold that card.
high-card-end = Points: { $points }
