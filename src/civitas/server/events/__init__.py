"""Tournaments: who meets whom, when the next round begins, and who leads."""
