"""Entries: from whatever an arbiter has to the players of a tournament, with every difference to be agreed to."""
