"""Sentences of cards, read: the other way of `sentences.py`, in every language that has messages."""
