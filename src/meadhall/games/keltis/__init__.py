"""Keltis (Der Weg der Steine), 2 to 4 players."""
