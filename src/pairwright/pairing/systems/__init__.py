"""One module or package per pairing system."""
