# Better titles for some options than their declarations give.

option-first-turn-plays = plays in the very first turn of the game; none given: as many as in any other. With 1 it is no advantage to begin
option-text-box = what covers the text below; every modifier and untimely death with its own box, or only those that have an effect
option-stories-chosen = which stories, by their ids; an empty list draws them by lot
option-fingerprint = filled in by the program; what the pack's cards were when a game was begun. A save with another is refused
option-reshuffle = when the discards become the draw pile; as soon as its last card is drawn, or only when somebody must draw and there is none
option-persistent = when a persistent effect is in force; while both its corner and its picture can be seen, or while either can
option-off-turn-plays = the cards that effects let somebody play in another's turn; all, untimely deaths only, or none
option-off-turn-plays-all = All
option-off-turn-plays-deaths = Deaths only
option-off-turn-plays-none = None
option-families-chosen = IconChoices
option-families-lot = By lot
option-first-lot = By lot
option-reshuffle-at-once = At once
option-reshuffle-when-needed = When needed
option-text-box-always = Always
option-text-box-printed = Where it has an effect
option-persistent-both = Both are seen
option-persistent-either = Either is seen

# Short names, of the sheets and columns of a spreadsheet.

sheet-pack = the pack
sheet-pack-pack = the pack's id
sheet-pack-title = the pack's title
sheet-pack-over = over which pack it is laid; -: none, and only the cards of these sheets are in it
sheet-pack-icons = Icons
sheet-pack-families = Families
sheet-pack-misfits = the misfits
sheet-pack-id = id
sheet-pack-modifiers = Modifiers
sheet-pack-events = Events
sheet-pack-deaths = Deaths
sheet-pack-stories = Stories
sheet-pack-name = name
sheet-pack-flavour = flavour
sheet-pack-effects = effects
sheet-pack-points = points
sheet-pack-icon = icon
sheet-pack-corner = corner
sheet-pack-only-on = only on
sheet-pack-not-on = not on
sheet-pack-cancels = cancels
sheet-pack-needs-own = needs one's own
sheet-pack-needs = needs
sheet-pack-characters = character
sheet-pack-families-characters-key = character
option-pack-over-abismo = Abyss
option-pack-over-clasico = Classic

# Short names, of sheets and of what is told of a change.
sheet-stories-characters = Characters that a story asks for
sheet-text-box = Which cards cover the text below
sheet-idle-rounds = Rounds without a play until the end
sheet-max-rounds = Rounds at most
