"""Tables of seats: who meets whom in which round, before anybody has a name."""
