"""The press: rulebooks and print-and-play sheets, made of the same source that runs."""
