## What the page says of Carcosa besides

carcosa-house = The House, cut open: three floors, each with four rooms and its corridor
carcosa-round = round
carcosa-ask-turn = Your turn: what now?
carcosa-you = you
carcosa-threshold = the Threshold
carcosa-threshold-about = The Threshold: the way out, for all souls at once and with { $keys ->
    [one] one key
   *[other] { $keys } keys
}
carcosa-sanctuary = The Yellow Sanctuary
carcosa-sanctuary-crown = The Yellow Sanctuary; the Crown lies in it, { $price ->
    [0] for whoever wants it
    [one] for a key
   *[other] for { $price } keys
}
carcosa-false-king = False King
carcosa-slowed = { $n ->
    [0] No action
    [one] One action
   *[other] { $n } actions
} next turn
carcosa-king = The King in Yellow
carcosa-king-round = At the end of this round: { $does }
carcosa-king-ROULETTE = a die moves him
carcosa-king-PRESENCE = { $n ->
    [0] he hurts nobody yet
   *[other] he takes { $n } sanity from whoever is on his floor
}
carcosa-king-DECREE = he decrees something for all
carcosa-king-next = At the end of the next round his presence takes { $n ->
    [0] nothing
   *[other] { $n } sanity
}
carcosa-king-away = The King in Yellow, banished for { $rounds ->
    [one] one end of round
   *[other] { $rounds } ends of round
}
carcosa-soul = { $name }, { $role }, sanity { $sanity }
carcosa-soul-line = Sanity { $sanity } of { $limit } · { $actions ->
    [one] one action
   *[other] { $actions } actions
} · { $keys ->
    [one] one key
   *[other] { $keys } keys
}
carcosa-monster = { $name }{ $stunned ->
    [0] {""}
    [one] , stunned for one round
   *[other] , stunned for { $stunned } rounds
}
carcosa-stunned = Stunned for { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
}
carcosa-loot = His loot: { $objects }; keys: { $keys }
carcosa-captive = In the sack: { $name }
carcosa-held = Held by { $name }
carcosa-stored = In the Armory: { $cards }
carcosa-rounds = { $rounds ->
    [one] For this round only
   *[other] { $rounds } rounds left with this one
}
carcosa-sanity = Sanity { $sanity } of { $limit }; the bottom is { $bottom }
carcosa-actions = { $actions ->
    [0] No actions
    [one] One action
   *[other] { $actions } actions
}
carcosa-keys = Keys: { $keys } of the { $slots } it can carry
carcosa-keys-status = Keys in hand: { $carried } of the { $needed } needed. Destroyed: { $destroyed }.
carcosa-deck = Deck of room { $room } on the { $floor ->
    [1] first
    [2] second
   *[3] third
} floor: { $count ->
    [one] 1 card
   *[other] { $count } cards
}
carcosa-deck-known = Deck of room { $room } on the { $floor ->
    [1] first
    [2] second
   *[3] third
} floor: { $count ->
    [one] 1 card
   *[other] { $count } cards
}. On top, “{ $top }”
carcosa-deck-count = { $count ->
    [0] The deck is empty
    [one] One card left
   *[other] { $count } cards left
}
carcosa-known = { $nth ->
    [1] On top, as far as you know: “{ $card }”
   *[other] Card { $nth } from the top, as far as you know: “{ $card }”
}
carcosa-here = Here: { $who }
carcosa-stair-fixed = A stair to the other floors
carcosa-stair-temporary = Folding stairs, until the end of the round
carcosa-special = Special room: { $special }
carcosa-special-hidden = A special room, face down
carcosa-special-destroyed = Special room destroyed: { $special }
carcosa-special-lost = A special room, destroyed before anybody saw it

head-go = Go
head-here = Here
head-objects = Objects
head-self = Soul
head-decide = Decide

# The total of an event or an omen, under its card.
carcosa-sum = Die { $die } + sanity { $sanity } = { $total }

# What the drawings of the sheets mean.
carcosa-legend = What each drawing is
carcosa-legend-candle = The sanity that is left
carcosa-legend-track = Zero or less; { $bottom } is the bottom
carcosa-legend-actions = Actions: left, spent
carcosa-legend-keys = A key in hand; room for one
carcosa-legend-slots = Room for an object
