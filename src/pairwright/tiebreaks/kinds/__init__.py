"""One room per family of tie-breaks; every room offers its kinds in ``OFFERS``."""
