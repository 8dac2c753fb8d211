"""What each term of the effect language does: one function a term, a theme a file."""
