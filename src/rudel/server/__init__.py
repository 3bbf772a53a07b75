"""The authority behind every live game: tables in memory, saved before they are told, over http and sockets."""
