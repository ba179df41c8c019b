"""The games. Each folder holds everything one game is; they know the kernel and not each other."""
