"""What every title shares: seven nouns (Title, Position, Question, View, Chance, Event, Record) and nothing else.

No input or output, no clock, no locale. Importable with the standard library and msgspec alone.
"""
