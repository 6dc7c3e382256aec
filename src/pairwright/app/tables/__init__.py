"""Tables of an event as values: cross tables, wall charts, pairing cards. How they look is a matter of the faces."""
