"""The function of each term of the effect language, with one theme in each file."""
