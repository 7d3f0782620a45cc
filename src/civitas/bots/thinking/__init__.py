"""The part of the bots that is compiled with the engine: judging positions and searching. Standard library alone."""
