"""Training `learned`: lessons from games of search, a net fitted to them, and again. Needs the extra `learn`."""
