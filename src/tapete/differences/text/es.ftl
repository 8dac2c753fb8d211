# Lo que distingue dos diseños.
differs-new = Nuevo: { $what }
differs-new-value = Nuevo: { $what }: { $after }
differs-changed = { $what }: { $after } en lugar de { $before }
differs-gone = Ya no está: { $what }
differs-gone-value = Ya no está: { $what }: { $before }
differs-of = { $whole }, «{ $part }»
differs-with-players = { $what }, con { $n } jugadores
differs-many = { $whole } ({ $n })
differs-rules = Reglas que ahora se leen de otro modo:
differs-rule-before = Antes: { $rule }
differs-rule-gone = Ya no: { $rule }
differs-nothing = No cambia nada.
differs-blank = nada
