"""What cards do: one small function per kind of effect, chosen by the keys in `data/`."""
