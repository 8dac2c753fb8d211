"""Stand-ins for packages that a browser lacks. Each has only what the table uses."""
