"""Knockouts for people and programs: the bracket as a drawing, as text, as data."""
