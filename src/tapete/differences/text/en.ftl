# What differs between two designs.
differs-new = New: { $what }
differs-new-value = New: { $what }: { $after }
differs-changed = { $what }: { $after } instead of { $before }
differs-gone = No longer there: { $what }
differs-gone-value = No longer there: { $what }: { $before }
differs-of = { $whole }, “{ $part }”
differs-with-players = { $what }, with { $n } players
differs-many = { $whole } ({ $n })
differs-rules = Rules that read differently:
differs-rule-before = Before: { $rule }
differs-rule-gone = No longer: { $rule }
differs-nothing = Nothing differs.
differs-blank = nothing
