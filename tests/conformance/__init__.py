"""What every title must keep, whatever its rules: see suite.py."""
