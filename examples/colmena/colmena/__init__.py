"""Colmena: all choose a card of their hand at once, lay it in their hive, and pass the hand on."""
