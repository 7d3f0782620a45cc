"""Facts as tables, and how they are packed."""
