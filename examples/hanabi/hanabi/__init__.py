"""Hanabi: build five fireworks together, each seeing every hand but their own."""
