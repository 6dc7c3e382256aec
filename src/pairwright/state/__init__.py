"""What is known when a round is paired."""
