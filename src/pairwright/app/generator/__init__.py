"""Makes up tournaments: settings, lots, invented players, rounds paired by the rules."""
