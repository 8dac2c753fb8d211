"""The press: rulebooks and print-and-play sheets, made from the same source that runs."""
