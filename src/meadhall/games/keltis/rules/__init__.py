"""The rules of Keltis, a file for each chapter; compiled."""
