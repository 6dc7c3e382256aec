"""Knockouts: what was announced, the draw that follows from it, and what the games have made of it."""
