"""The desk, where a designer changes a running game: its options as a form, games simulated after every change, saved
variants, and long work in the background. The desk's page only draws what this package computes."""
