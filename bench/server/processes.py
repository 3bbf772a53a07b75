"""What processes cost: time on a processor, and memory. Read from /proc, a process with all that came of it."""

from __future__ import annotations

import os
import signal
import subprocess
from pathlib import Path

TICK = 1 / os.sysconf("SC_CLK_TCK")
PATIENCE = 15


def stat(pid):
    """The fields of /proc/PID/stat after the name; none if it is gone."""
    try:
        text = Path(f"/proc/{pid}/stat").read_text()
    except (FileNotFoundError, ProcessLookupError):
        return []
    return text.rpartition(")")[2].split()


def family(root):
    """The process and all of its descendants that live."""
    parents = {}
    for folder in Path("/proc").iterdir():
        if folder.name.isdecimal() and (fields := stat(folder.name)):
            parents.setdefault(int(fields[1]), []).append(int(folder.name))
    found, at = [root], 0
    while at < len(found):
        found += parents.get(found[at], [])
        at += 1
    return found


def seconds(roots):
    """Processor seconds of these processes, of their children that live, and of those that were waited for."""
    ticks = 0
    for root in roots:
        for pid in family(root):
            ticks += sum(map(int, stat(pid)[11:15]))  # utime, stime, cutime, cstime
    return ticks * TICK


def memory(roots):
    """Bytes of these processes: what is shared among several is counted once, by parts (PSS)."""
    total = 0
    for root in roots:
        for pid in family(root):
            try:
                lines = Path(f"/proc/{pid}/smaps_rollup").read_text().splitlines()
            except (FileNotFoundError, ProcessLookupError):
                continue
            total += sum(1024 * int(line.split()[1]) for line in lines if line.startswith("Pss:"))
    return total


class Program:
    """A program that prints its address on its first line."""

    def __init__(self, command, log, **given):
        self.log = log
        with log.open("wb") as out:
            self.process = subprocess.Popen(
                command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=out, text=True, **given
            )
        self.address = self.process.stdout.readline().strip()
        if not self.address.startswith("http://"):
            self.stop()
            raise RuntimeError(f"{command[:4]} did not start: {log.read_text()[-2000:]}")

    def stop(self):
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
            try:
                self.process.wait(PATIENCE)
            except subprocess.TimeoutExpired:
                self.process.kill()
                self.process.wait()
        self.process.stdin.close()
        self.process.stdout.close()
