"""Reports: the results of the lab as one page for a designer who is no programmer."""
