"""Play-offs: which games, in which order, for so many tied players."""
