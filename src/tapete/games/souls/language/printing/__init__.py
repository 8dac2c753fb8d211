"""Abilities, printed on cards and told in lines, in the reader's language. `reading` is the other way."""
