"""A table on the web: people and bots play together, each at a device of their own."""
