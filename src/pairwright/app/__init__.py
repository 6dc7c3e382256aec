"""Use cases: what a user asks for, done with the floors below."""
