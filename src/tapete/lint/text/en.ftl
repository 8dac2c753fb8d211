# What is wrong in the source of a package that brings a game.

# Names
wrong-no-python = this is no Python
wrong-no-name = nothing has the name { $name } here
wrong-no-name-near = nothing has the name { $name } here; { $near } was probably meant
wrong-no-name-imported = { $name } is not imported: add it to the line 'from tapete.game import ...'
wrong-no-module = there is no module { $name }
wrong-no-module-near = there is no module { $name }; { $near } was probably meant
wrong-no-import = { $module } has no { $name }
wrong-no-import-near = { $module } has no { $name }; { $near } was probably meant
wrong-no-word = { $words } in { $file } has no word { $name }
wrong-no-word-near = { $words } in { $file } has no word { $name }; { $near } was probably meant

# Records
wrong-no-field = the record { $record } has no field { $name }
wrong-no-field-near = the record { $record } has no field { $name }; { $near } was probably meant
wrong-field-of-array = { $what } is an array and has no field { $name }: say which item, as in { $what }[i].{ $name }
wrong-field-of-number = { $what } is a number and has no field { $name }
wrong-no-items = { $what } is no array and has no items
wrong-method = { $what } has no function { $name }: in rules, only other rules can be called
wrong-number-into = { $where } is a record or an array, and a number is stored in it: say which field or item
wrong-float-into = { $where } holds whole numbers and { $what } may be a fraction: use // to divide
wrong-negative-into = { $where } holds no number below 0 and is set to { $what }: declare the field as i1, i2 or i4
wrong-unmarked = { $record }.{ $name } does not say who knows it: add OPEN, SECRET, ITS_SEAT or another mark
wrong-field-twice = { $record } has the field { $name } twice
wrong-state-lacks = { $record } lacks fields that the kernel reads: { $names }

# Numbers
wrong-text = a rule has no texts, only whole numbers
wrong-container = { $name } is a { $kind }: rules can read a tuple or a ConstantTable
wrong-not-called = { $name } is a rule and is not called: write { $name }(...)
wrong-no-result = { $what } returns nothing, and a number is expected
wrong-none = { $what } is no number
wrong-no-number-record = { $what } is a record, and a number is expected: say which field
wrong-no-number-array = { $what } is an array, and a number is expected: say which item
wrong-no-number-tuple = { $what } is a tuple, and a number is expected
wrong-no-number-container = { $what } is no number
wrong-no-number-text = { $what } is a text, and a number is expected
wrong-mixed = { $what } is a float in compiled rules, because it may be signed or unsigned: declare the unsigned field as i1, i2 or i4, or begin its range at 0, as in range(0, n)
wrong-float-index = { $what } may be a fraction and is used as an index: use // to divide
wrong-float-range = { $what } may be a fraction and is used in range(): use // to divide
wrong-float-bits = { $what } may be a fraction, and bits are taken of it: use // to divide
wrong-float-argument = { $what } may be a fraction, and { $name } takes whole numbers: use // to divide
wrong-float-result = the rule { $name } must return a whole number, and its result may be a fraction: use // to divide
wrong-never-below = { $what } is unsigned, so this is never true in compiled rules: compare the two sides of the difference, or declare the field as i1, i2 or i4
wrong-loop-over-number = { $what } is a number: write range({ $what })

# Statements and calls
wrong-no-effect = { $what } changes nothing
wrong-no-effect-equals = { $what } changes nothing: to set a value, write = once
wrong-no-rule = { $name } is no rule: write @rule above it
wrong-no-rule-of-tapete = { $name } is no rule, so no rule can call it
wrong-no-function = { $what } cannot be called
wrong-makes-object = { $name } is a class: a rule cannot make objects
wrong-foreign = { $name } is of another package: a rule can only call rules
wrong-builtin = { $name } is no function that rules can call
wrong-arguments = { $name } takes { $n ->
    [one] { $n } argument
   *[other] { $n } arguments
} ({ $takes }) and gets { $given }
wrong-word-asking = { $name } takes a frame of the agenda, and { $word } is none
wrong-word-telling = { $name } takes a happening, and { $word } is none
wrong-word-choosing = { $name } takes a kind of choice, and { $word } is none

# Loops
wrong-endless-true = this loop has no end: write break or return in it
wrong-endless = this loop has no end, because nothing in it changes its condition: { $condition }
wrong-endless-way = this loop has no end: { $change } leads away from the end of its condition, { $condition }

# Python that rules cannot have
wrong-python-try = rules have no exceptions, so no try: test before with if
wrong-python-raise = rules have no exceptions, so no raise: call fail(s, fault)
wrong-python-assert = rules have no exceptions, so no assert: say it in the rule 'broken'
wrong-python-with = rules have no with
wrong-python-async = rules have no async and no await: schedule what happens later
wrong-python-yield = rules have no yield: schedule what happens later
wrong-python-global = rules change only the state, and no names outside: put it in a field
wrong-python-del = a rule cannot delete a name
wrong-python-import = a rule cannot import: put the import at the top of the file
wrong-python-class = a rule cannot define a class
wrong-python-list = rules have no lists: use a loop, a tuple or an array in the record
wrong-python-set = rules have no sets: use the bits of a number
wrong-python-dict = rules have no dicts: use match or a ConstantTable
wrong-python-generator = rules have no generators: use a loop
wrong-python-text = a rule has no texts, only whole numbers
wrong-python-walrus = rules have no :=, so assign the name in a line before
wrong-python-match = in rules, match compares only with numbers and words

# Words and games
wrong-number-twice = { $words }.{ $name } has the number { $n }, which { $other } has already
wrong-work-below = { $words }.{ $name } is work and must have a number above { $n }, above all frames that ask
wrong-rules-lack = { $module } lacks rules that every game has: { $names }
wrong-results-lack = { $name } has the result { $result } and must define { $names }
wrong-game-lacks = { $name } lacks what every game defines: { $names }

# Messages
wrong-no-text-file = this file is missing
wrong-no-fluent = this line is no message: { $line }
wrong-message-twice = the message { $name } is there twice
wrong-no-message = there is no message { $name } in { $file }
wrong-no-message-near = there is no message { $name } in { $file }; { $near } was probably meant, or the message is missing
wrong-no-argument = nothing gives the message { $message } the argument { $name }; it gets { $known }
wrong-no-argument-near = nothing gives the message { $message } the argument { $name }; { $near } was probably meant
wrong-no-arguments = nothing gives the message { $message } the argument { $name }; it gets none

# What was found
wrong-in-source = { $place }: { $wrong }
wrong-in-source-more = { $place }: { $wrong } ({ $n ->
    [one] one more mistake
   *[other] { $n } more mistakes
}: tapete check { $name })
