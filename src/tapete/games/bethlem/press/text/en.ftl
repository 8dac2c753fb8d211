### What is printed of Bethlem: cards, sheets, tables. The rules of each card are those of the book.

## Decks

print-deck-lives = Cards of the rows
print-deck-traits = Personalities
print-deck-events = Events
print-deck-objectives = Objectives
print-deck-occurrences = Occurrences
print-deck-worlds = Cards of other worlds
print-kind = { $kind } · { $players } players
print-kind-event-night = Event of the night
print-kind-event-day = Event of the day
print-kind-periodic = Periodic occurrence
print-kind-one-off = Occurrence, once

## On the cards

print-lead-opposite = With bipolarity:
print-lead-awakening = Awakening:
print-lead-extra = Extra power:
print-lead-side = Objective:
print-event-once = It is used once and does not come back to the deck.
print-spied = { $n ->
    [0] Nobody sees her.
    [one] She is always seen.
   *[other] She is seen one time in { $n }.
}
print-agree = { $n ->
    [one] The mutineers get up and propose in turn, seeing each other, once; the card that all propose dies.
    [2] The mutineers get up and propose in turn, seeing each other, at most twice round; the card that all propose dies.
   *[other] The mutineers get up and propose in turn, seeing each other, at most { $n } times round; the card that all propose dies.
}
print-mutineers-win = You win when nobody else has cards left and at least one of you has.
print-storyteller = You narrate: you see everything and have no other cards.
print-renegade = You get up with the mutineers, but you win if you are the last one standing.
print-bets = { $n ->
    [one] Each round she bets on who will be leading, a group, the cellmates, a card or the Siamese twins, once of each kind.
    [2] Each round she bets on who will be leading, a group, the cellmates, a card or the Siamese twins, up to twice of each kind.
   *[other] Each round she bets on who will be leading, a group, the cellmates, a card or the Siamese twins, up to { $n } times of each kind.
}
print-survivor = { $n ->
    [one] In the first night it is said who has him; if he dies in the first round, they win at once.
   *[other] In the first night it is said who has him; if he dies in the first { $n } rounds, they win at once.
}
print-coma = { $n ->
    [one] The coma, once, leaves the card alive without its powers until it is attacked again.
    [2] The coma, up to twice, leaves the card alive without its powers until it is attacked again.
   *[other] The coma, up to { $n } times, leaves the card alive without its powers until it is attacked again.
}

print-tool-DISPARO = Kills a card.
print-tool-ESQUIVA = Stops the next blow against a card.
print-tool-CERVEZA = Brings one of your cards back.
print-tool-PANICO = Takes an event from another player.
print-tool-PRISION = A card does nothing this round.
print-tool-DESCARTE = A player loses an event.
print-tool-ASESINO = Name a card: it does nothing tonight.
print-tool-LADRON = Takes an event from another player.
print-tool-MAGO = Two of your cards change places.
print-tool-REY = Your vote counts twice.
print-tool-OBISPO = Protects a card from the mutineers.
print-tool-MERCADER = Draws an event from the deck.
print-tool-ARQUITECTO_REAL = Looks at a card.
print-tool-MILITAR = Kills a card.

## Groups, in short

print-short-P1 = P1
print-short-P2 = P2
print-short-A1 = A1
print-short-A2 = A2
print-short-TRAIT = Pers.
print-short-GOAL = Obj.

## Sheets

print-players = { $n ->
    [one] 1 player
   *[other] { $n } players
}
print-sheet-night = The night
print-night-n = No.
print-night-say = Said aloud
print-night-done = What happens
print-night-when = Rounds
print-night-first = 1st only
print-night-later = from the 2nd
print-night-even = 1st and even
print-night-dawn = At dawn
print-night-then = the deaths and the events used are revealed together. A card that is not in the game is called only if hypnosis lends its power.
print-sheet-notes = Notes
print-notes-trait = personality
print-sheet-day = The day
print-day-dawn = Deaths
print-day-tokens = Tokens
print-day-turns = Turns
print-day-vote = Pointing
print-day-elected = The count
print-day-card = The card
print-day-event = Event
print-day-occurrence = Occurrence
print-day-occurrence-text = { $n ->
    [one] Every round, at the end of the day, a periodic one happens.
   *[other] Every { $n } rounds, at the end of the day, a periodic one happens.
}
print-day-end = { $n ->
    [one] If a round passes
   *[other] If { $n } rounds in a row pass
} without a death, nobody wins.

## Quick reference

print-reference-win = How one wins
print-reference-night = By night
print-reference-awakening = Awakenings
print-reference-events = Events
print-reference-goals = Objectives
print-reference-few = With two or three

## Tokens

print-token-DEATH = Death
print-token-DOOMED = Doomed
print-token-REVIVE = Revives
print-token-DIRECTOR = Director
print-token-FLICK = John Flick
print-token-REAPER = Reaper
print-token-PACT = Pact
print-token-HATE = Hate
print-token-LOBOTOMY = Lobotomy
print-token-LOBOTOMY_OPPOSITE = Lobotomy
print-token-PROPHET = Prophet
print-token-MELANCHOLY = Melancholy
print-token-CHIP = Game chip
print-token-CHIP_OPPOSITE = Game chip
print-token-HOSTILITY = Hostility
print-token-PATIENCE = Patience
print-token-SURGEON = Surgeon
print-token-ROOMS = Room
print-token-LEPER = Leper
print-token-CELL = Isolation
print-token-AWAKE = Awake
print-token-USED = Spent
print-token-MUTE = No vote
print-token-FLESH = Flesh
print-token-SPIRIT = Spirit
print-token-SPY = Spy
print-token-MEMORIES = Memories
print-token-PSYCHIATRIST = Psychiatrist
print-token-COMA = Coma
print-token-VIRUS = Virus
print-token-TRANSPLANT = Transplant
print-token-BROCCOLI = Broccoli
print-token-SHIELD = Shield
print-token-STOP = Time
print-token-DOLL = Voodoo
print-token-POINT = Point
print-token-ROBOT = Robot
print-token-LAUGH = Laughter
print-token-MAZE = Maze
print-token-NUMBER = Clockmaker
