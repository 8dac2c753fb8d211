"""The rules of Four Souls, a chapter a file."""
