"""Searches, contests and profiles: loops over a game's rules, written once for every game."""
