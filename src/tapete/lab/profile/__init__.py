"""Profiles of a game: the worth of each thing, how often each rule runs, and the course of games."""
