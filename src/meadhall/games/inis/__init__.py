"""Inis."""
