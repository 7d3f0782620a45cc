"""What bots ask of the title."""
