"""The effect language: how cards are written, read, turned into numbers and into sentences."""
