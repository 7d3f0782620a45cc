"""The titles. Each is a package of the same shape; they import the kernel and never each other."""
