"""Round robins."""
