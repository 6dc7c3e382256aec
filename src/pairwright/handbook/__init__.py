"""Regulations and their articles, as data."""
