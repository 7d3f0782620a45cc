"""The parts of the catalogue: the map, and units."""
