"""Cross tables, wall charts and pairing cards: as documents for people, and as CSV and JSON for programs."""
