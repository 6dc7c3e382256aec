"""Words in the languages of the users."""
