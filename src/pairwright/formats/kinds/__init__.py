"""One module or package per format."""
