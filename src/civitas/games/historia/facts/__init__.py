"""Facts as tables beside the catalogue."""
