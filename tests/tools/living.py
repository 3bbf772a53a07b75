"""What still lives of a process group."""

import time
from pathlib import Path

PATIENCE = 60


def ended(group):
    """Waits until nothing of a group lives; what is dead and waits for its burial does not count."""
    end = time.monotonic() + PATIENCE
    while living(group):
        if time.monotonic() > end:
            return False
        time.sleep(0.01)
    return True


def living(group):
    """The processes of a group that are not dead."""
    stats = {path.parent.name: _text(path).rpartition(")")[2].split() for path in Path("/proc").glob("[0-9]*/stat")}
    return [one for one, stat in stats.items() if stat and stat[0] not in "ZX" and stat[2] == str(group)]


def _text(path):
    try:
        return path.read_text()
    except (FileNotFoundError, ProcessLookupError):
        return ""
