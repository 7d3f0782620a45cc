"""The rules, one module per chapter of the rulebook.

Every check returns 0 or the number of the rule that forbids a move; `moves` and `forbids` use the same checks.
"""
