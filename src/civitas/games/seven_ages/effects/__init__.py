"""What artefacts, events and empire cards do: small named functions chosen by keys in the data."""
