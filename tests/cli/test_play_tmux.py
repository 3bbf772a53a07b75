"""The real program in a real terminal: tmux shows what a person would see."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys

import pytest

TMUX = shutil.which("tmux")
PLAY = f"{sys.executable} -c 'from rudel.cli import main; main()' play"


class Terminal:
    """A tmux server of its own with one window."""

    def __init__(self, folder):
        self.socket = str(folder / "tmux.sock")
        self.folder = folder

    def tmux(self, *arguments):
        command = [TMUX, "-S", self.socket, "-f", "/dev/null", *arguments]
        return subprocess.run(command, capture_output=True, text=True, check=True, timeout=30).stdout

    def start(self, command):
        environment = f"env RUDEL_PURE={os.environ.get('RUDEL_PURE', '')} LC_ALL=C.UTF-8 TERM=xterm-256color"
        done = self.folder / "code"
        # `wait-for` below needs no polling: the shell signals when the program has ended.
        shell = f"{environment} {command}; echo $? > {done}; {TMUX} -S {self.socket} wait-for -S over; exec cat"
        self.tmux("new-session", "-d", "-x", "80", "-y", "24", shell)

    def press(self, *keys):
        self.tmux("send-keys", *keys)

    def screen(self):
        return self.tmux("capture-pane", "-p")

    def until(self, condition):
        """Looks until the screen is as it should be; each look is a call to tmux, so nothing spins."""
        for _ in range(3000):
            screen = self.screen()
            if condition(screen):
                return screen
        raise AssertionError(f"the screen does not become what the test waits for:\n{screen}")

    def code(self):
        self.tmux("wait-for", "over")
        return int((self.folder / "code").read_text())


@pytest.fixture
def terminal(tmp_path):
    assert TMUX, "tmux is missing: on Debian apt-get install tmux (make test does so for root)"
    terminal = Terminal(tmp_path)
    yield terminal
    terminal.tmux("kill-server")


def test_the_real_program_plays_a_few_moves_and_quits(terminal, tmp_path):
    file = tmp_path / "game.txt"
    terminal.start(f"{PLAY} dog --seed 7 --lang de --pace 0 --record {file}")
    # A look may catch a half-drawn screen: each text is waited for.
    for text in ("Gib deinem Partner eine Karte", "Anka (du)", "F1 Tasten"):
        terminal.until(lambda screen, text=text: text in screen)
    terminal.press("1")
    terminal.until(lambda screen: "Gib deinem Partner eine Karte" not in screen)
    terminal.until(lambda screen: "Du bist dran" in screen or "Leg sie ab" in screen)
    terminal.press("Enter")
    terminal.until(lambda _: "\nA: " in file.read_text())
    terminal.press("l")
    terminal.until(lambda screen: "F1 keys" in screen)
    terminal.press("q")
    terminal.until(lambda screen: "Do you really want to quit" in screen)
    terminal.press("Enter")
    assert 0 == terminal.code()
    assert "Traceback" not in terminal.screen()
    assert "# you: A" in file.read_text()


def test_ctrl_c_ends_cleanly(terminal):
    terminal.start(f"{PLAY} dog --seed 7 --lang en --pace 0")
    terminal.until(lambda screen: "Give your partner a card" in screen)
    terminal.press("C-c")
    assert terminal.code() in (0, 130)
    assert "Traceback" not in terminal.screen()
