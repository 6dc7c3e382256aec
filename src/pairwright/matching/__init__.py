"""Matchings of general graphs. Knows no chess."""
