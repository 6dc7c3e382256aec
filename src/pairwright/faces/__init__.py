"""Faces: words, exit codes, files on a terminal. No rule lives here."""
