"""The rules of Four Souls, one chapter in each file."""
