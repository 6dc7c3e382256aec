"""Pairing systems, their criteria, the judge and the explanations."""
