"""File formats: text in, tournaments out, and back."""
