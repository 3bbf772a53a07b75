"""Playing in the terminal. The shell knows no game by name: what it shows comes from the game's own folder (Info)."""
