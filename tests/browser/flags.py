"""How Chromium is started: alone, quiet, without a screen, and with a name for the house that is not localhost."""

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--host-resolver-rules=MAP rudel.test 127.0.0.1",
]
