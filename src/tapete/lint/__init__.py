"""A static check of the packages that bring games: what is wrong in their source, before any of it runs."""
