"""The rules of Oriflamme: Ablaze, a file for each chapter; compiled."""
