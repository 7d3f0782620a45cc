"""The rules, a module per chapter of the player aid and of the rules of 2006, under their names."""
