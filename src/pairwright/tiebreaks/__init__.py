"""Cross table, tie-breaks, standings. Knows no pairing system; pairing systems may use it."""
