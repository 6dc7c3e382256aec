"""Ratings: what a difference of ratings promises."""
