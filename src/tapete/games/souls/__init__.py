"""Four Souls: two to four players, a stack, and cards written in an effect language."""
