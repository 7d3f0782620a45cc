"""Many games as rows of packed numbers: the part of the environments that is compiled with the engine."""
