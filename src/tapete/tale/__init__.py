"""A played game as a book to keep: what happened, in order, with the players' own words."""
