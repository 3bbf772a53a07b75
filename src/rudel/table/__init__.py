"""One live game as pure decisions: no I/O, no clock but the time handed in, no randomness but the secret handed in."""
