"""What cards, Wonders and tokens do: one small function per kind of effect, chosen by the keys in `data/`."""
