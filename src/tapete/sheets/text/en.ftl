# What sheets say of themselves.

sheet-settings = Numbers
sheet-lists = Lists
sheet-by-players = By number of players
sheet-whole = The whole game
sheet-id = id
sheet-id-about = The name by which the program knows it. Do not change it.
sheet-number = no.
sheet-number-about = Any number. Rows without one go on with the card above.
sheet-name = name
sheet-name-about = For you alone: nobody reads this column back.
sheet-part = part
sheet-part-about = For you alone: nobody reads this column back.
sheet-option = option
sheet-option-about = For you alone: nobody reads this column back.
sheet-value = value
sheet-value-about = What you may change. A formula needs an apostrophe before it: '= end.keys - 1
sheet-ruleset = ruleset
sheet-ruleset-about = What the ruleset says. For you alone: nobody reads this column back.
sheet-players = players
sheet-players-about = The number of players for which the value holds.
sheet-key = which
sheet-from-to = From { $least } to { $most }
sheet-blank = nothing
sheet-of = { $sheet }
sheet-is-new = { $cell }: new: { $what }
sheet-is-changed = { $cell }: { $what }: { $after } instead of { $before }
sheet-is-missing = { $what } is missing; it stays as the ruleset has it
sheet-is-gone = { $what } is no longer there
sheet-nothing = These sheets change nothing.
sheet-taken = The configuration is in { $file }.
sheet-written = { $n ->
    [one] One sheet
   *[other] { $n } sheets
} in { $file }. Change what you like; `tapete sheet GAME --read { $file }` shows what is made of it, and every command takes it as --config.
sheet-language-es = Spanish
sheet-language-en = English
