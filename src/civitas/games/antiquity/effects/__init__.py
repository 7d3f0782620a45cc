"""What patron saints ask for, found by the keys of the data."""
