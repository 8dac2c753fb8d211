"""Training of the agent `learned`: lessons from games of search, a neural net fitted to them, repeated. Needs the extra
`learn`."""
