## What the page says of Cthulhu Gloom besides

gloom-about = Take a family, make it wretched and kill it in time; as for the others, may all go well for them. The cards are clear film: what counts is what can be seen through the pile, and who has suffered most wins.
gloom-facts = Competitive · 2 to 5 families
gloom-cover = A woman of Innsmouth under three cards of clear film; behind her, something rises from the sea at night

gloom-table = The table: the families in rows, the stories in the middle
gloom-middle = The middle of the table
gloom-families = Families to choose from
gloom-you = you
gloom-turn = turn
gloom-plays = { $plays } of { $of } plays made
gloom-through = Show what is covered
gloom-hand = Your hand
gloom-hand-of = { $name }’s hand
gloom-hands-hidden = Hands are not shown.
gloom-picked = Choose whom: “{ $card }”.
gloom-deck = Draw pile: { $n } cards
gloom-discards = Discards
gloom-discards-count = Discards: { $n } cards
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
gloom-story-points = { $n } points
gloom-sees-points = Points in sight: { $points }
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
