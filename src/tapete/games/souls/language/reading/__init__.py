"""Sentences of cards, read: the other way of `printing`, in every language that has messages."""
