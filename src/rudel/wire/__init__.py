"""What travels between server and client: one JSON text message each way, told apart by its type."""
