"""Why a bracket came out as it did: who floats, who has the bye, what kept it from its first layout."""
