"""`python -m civitas.cli` is the `civitas` command."""

from civitas.cli import main

main()
