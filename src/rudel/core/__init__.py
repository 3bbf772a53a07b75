"""The words all games share. Imports nothing of ours, does no I/O."""
