"""What was measured, as one page for a designer who is no programmer."""
