"""The tournament and its parts: frozen values."""
