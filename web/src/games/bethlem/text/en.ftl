## What the page says besides about Bethlem


bethlem-round = round
bethlem-alive = { $n } in the game
bethlem-night-n = Round { $n } · night
bethlem-day-n = Round { $n } · day
bethlem-narrator = The narrator
bethlem-laying = Everybody lays their cards face down, in the order they like.
bethlem-future = Questions about the future
bethlem-siding = Whoever plays alone chooses a side.
bethlem-drafting = The cards are chosen in turn, one by one and for all to see.
bethlem-choosing = Each chooses in secret which cards come to the table.
bethlem-lay = Which cards come first
bethlem-lay-about = One of each group. The others are the reserve and come in when these die.
bethlem-lay-do = Lay these four
bethlem-day = The madhouse is awake: talk, and use what acts by day.
bethlem-voting = The lynching: votes stay sealed until all are in.
bethlem-voting-card = Which card of { $name } dies?
bethlem-you = you
bethlem-report = What has happened
bethlem-told-you = What you have learned tonight
bethlem-my-events = Your events
bethlem-pool = Cards still to be chosen
bethlem-order = Your row, from left to right
bethlem-order-about = Press the four cards in the order in which you want them to lie. They stay so for the whole game.
bethlem-order-do = Lay the cards like this

bethlem-covered = Face down: you do not know it
bethlem-main = Face down: you know that it is the main character
bethlem-known-to-all = In sight of all
bethlem-known-to-you = Face down for the others: you know it
bethlem-dead = Dead
bethlem-living = { $n ->
    [one] One card left
   *[other] { $n } cards left
}
bethlem-out = Out of the game
bethlem-lost = Has lost: { $cards }
bethlem-trait = Personality: { $trait }
bethlem-trait-hidden = Hidden personality
bethlem-hand = { $n ->
    [one] One event card in hand
   *[other] { $n } event cards in hand
}
bethlem-event = An event card, to be used once
bethlem-voteless = Has lost the vote
bethlem-banned = Does not vote today
bethlem-votes-for = Points at { $name }
bethlem-tally = { $n ->
    [one] One vote against
   *[other] { $n } votes against
}
bethlem-side = Side: { $side }
bethlem-bound = Pact of blood
bethlem-bound-hate = Pact of hate

bethlem-token-SKULL = Is about to die
bethlem-token-PARCA = The reaper has chosen it
bethlem-token-JOHN_FLICK = John Flick points at it
bethlem-token-PROFETA = The prophet's flames tie it to another
bethlem-token-JUEGO_DE_AZAR = The chip of the game of chance lies on it
bethlem-token-PACIENCIA = Will die in a coming round
bethlem-token-MELANCOLIA = Melancholy keeps it from acting this round
bethlem-token-CELDA = Is in the isolation cell
bethlem-token-LOBOTOMIA = Lobotomised
bethlem-token-DESPERTAR = Awakened
bethlem-token-USED = Its power is spent
bethlem-token-ARTHUR = You protect it tonight
bethlem-token-MUERTE_DULCE = Your sweet death is about it
bethlem-token-NEUROTICISMO = The vote that you order goes against it

bethlem-know = What I know
bethlem-watch = You are watching: you see what everybody may see.
bethlem-narrate = You narrate: you see everything, and answer when you are asked.
bethlem-goal-MUTINEERS = Bring down all cards of the others.
bethlem-goal-INMATES = Bring down the mutineers.
bethlem-goal-DIRECTOR = While he lives, the other main characters must die; once he is dead, the secondary ones.
bethlem-goal-RICHARD = You pretend to side with the mutineers, but want to be the last one standing.
bethlem-goal-PACT = Only the two whom blood has bound may be left.
bethlem-goal-HATE = Whoever takes the other's last card wins.
bethlem-goal-NONE = Your side is not known yet.
bethlem-secret-pact = Pact of blood: { $names }
bethlem-secret-hate = Pact of hate: { $names }
bethlem-secret-guard = You protect { $card }
bethlem-secret-guarded = Last night you protected { $card }
bethlem-secret-sleep = Sweet death: { $mine }, and in its stead { $other }
bethlem-secret-puppet = { $name } obeys you
bethlem-secret-obey = You obey the neuroticism: in even rounds you vote as it orders
bethlem-secret-obeys = { $name } obeys the neuroticism
bethlem-secret-order = The vote ordered: { $card }
bethlem-secret-mary = Mary Firth has tested: { $names }
bethlem-secret-archive = The key of the archive is lost
bethlem-secret-ali = Ali has been up in another's turn
bethlem-secret-anxiety = You have questioned: { $names }
bethlem-secret-proposal = { $name } proposes: { $card }
bethlem-said = What has been said
bethlem-said-claim = says: with { $side }
bethlem-said-ACCUSED = accuses { $name }
bethlem-said-VOUCHED = vouches for { $name }
bethlem-said-SAW_GUILTY = saw that { $name } is one of the mutineers
bethlem-said-SAW_CLEAR = saw that { $name } is not one of the mutineers
bethlem-suspects = Who may be who, by what you have seen
bethlem-holds = holds it
bethlem-may = may be
bethlem-not = no
bethlem-beliefs = What I believe
bethlem-beliefs-about = In this browser only: nobody else sees it.
bethlem-belief-UNKNOWN = who is it?
bethlem-belief-MUTINEERS = mutineer
bethlem-belief-INMATES = inmate
bethlem-belief-DIRECTOR = director
bethlem-notes = Notes for yourself
bethlem-events-left = Events in the deck: { $n }
bethlem-events-out = played: { $events }

head-decide = Decide
head-bethlem-events = Events
head-bethlem-claims = Of yourself
head-bethlem-accusations = You suspect
head-bethlem-vouching = You trust
head-bethlem-sights = What you have seen
head-bethlem-players = Players
head-bethlem-questions = Questions
head-bethlem-cards = Cards
head-bethlem-opposite = With the opposite effect
head-bethlem-orders = Order
