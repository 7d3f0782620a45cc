"""What cards do: one small named function for each key of the data."""
