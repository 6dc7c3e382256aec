"""The tools behind ``make words``: they find every text for users in the source and keep the catalogues up to date."""
