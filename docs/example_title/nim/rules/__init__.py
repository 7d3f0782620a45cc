"""The rules of Nim, a module per chapter."""
