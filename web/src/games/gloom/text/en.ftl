## What the page says of Cthulhu Gloom besides


gloom-table = The table: the families in rows, the stories in the middle
gloom-middle = The middle of the table
gloom-families = Families to choose from
gloom-you = you
gloom-turn = turn
gloom-plays = Plays made: { $plays } of { $of }
gloom-through = Show what is covered
gloom-hand = Your hand
gloom-hand-of = { $name }’s hand
gloom-hands-hidden = Hands are not shown.
gloom-picked = Choose whom: “{ $card }”.
gloom-ask-card = Your play: press a card, then whom it goes on.
gloom-ask-whom = Now press whom “{ $card }” goes on.
gloom-deck = Draw pile: { $n ->
    [one] 1 card
   *[other] { $n } cards
}
gloom-discards = Discards
gloom-discards-count = Discards: { $n ->
    [one] 1 card
   *[other] { $n } cards
}
gloom-none = No card yet
gloom-playing = Being played:
gloom-in-centre = In the middle of the table
gloom-held = { $name } holds it
gloom-count = { $name }: { $n ->
    [one] 1 character with its icons
   *[other] { $n } characters with its icons
}

gloom-blank = opaque block
gloom-persistent = persistent effect
gloom-element-picture = the picture
gloom-element-text = the text
gloom-slot-top = at the top
gloom-slot-middle = in the middle
gloom-slot-bottom = at the bottom
gloom-point = { $n } { $slot }
gloom-story-points = { $points } points
gloom-sees-points = Points in sight: { $points }
gloom-sees-no-points = No points in sight
gloom-sees-icons = Icons in sight: { $icons }
gloom-in-force = In force. { $text }
gloom-covered-by = { $what }, under “{ $card }”
gloom-fate-ALIVE = Alive, of { $name }. Self-worth { $worth }
gloom-fate-DEAD = Dead, of { $name }. Final self-worth { $worth }
gloom-fate-GONE = Out of the game
gloom-fate-UNUSED = Not in the game
gloom-would-be = With the card you hold: { $worth }
gloom-lay = “{ $card }” on { $character }
gloom-layers = The cards, from the top down
gloom-lift = Lift cards
gloom-lifted = { $n ->
    [0] None lifted
    [one] 1 lifted
   *[other] { $n } lifted
}
gloom-untouched = Nothing has befallen them yet.

gloom-head-decide = Decide
gloom-head-lay = The card you hold
gloom-head-else = Other plays
