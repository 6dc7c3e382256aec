"""Rule books, one room for the editions of a system.

A room has a tuple ``OFFERS`` of :class:`~pairwright.pairing.rulebook.RuleBook`.
"""
