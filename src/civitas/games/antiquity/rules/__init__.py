"""The rules, one module per chapter of the rulebook. Each names in its first line the chapter that it follows.

A check returns 0, or the number of the rule that forbids the move.
"""
