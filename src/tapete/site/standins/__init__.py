"""What the page has in place of packages that no browser has, each with what the table asks of it and no more."""
