"""A played game as a book to keep: the events in order, with the players' own words."""
