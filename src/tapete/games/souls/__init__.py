"""Four Souls: two to four players, a stack, and cards that are written in a language of their own."""
