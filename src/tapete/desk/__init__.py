"""The desk, where a game is designed while it runs: its options as a form, games played beside every change, variants
kept, and long work in the background. Its page only draws what this reckons."""
