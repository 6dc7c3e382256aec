"""What is printed: every document an ordinary page with print styles of its own, and as PDF where that is installed."""
