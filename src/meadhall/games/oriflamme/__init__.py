"""Oriflamme: Ablaze."""
