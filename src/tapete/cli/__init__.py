"""The command line: `tapete COMMAND`."""
