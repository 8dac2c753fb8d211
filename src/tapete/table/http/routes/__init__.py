"""What the server can be asked, one module for each thing that is asked about."""
