"""The rules of Inis, a file for each chapter; compiled."""
