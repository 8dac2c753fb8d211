"""What each thing in a game is worth, how often each rule runs, and how games go."""
