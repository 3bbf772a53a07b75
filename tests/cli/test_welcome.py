"""How people find the house from the terminal."""

import os
import re
import socket
import subprocess
import sys
import threading

import pytest
import segno

from rudel.cli import welcome

PATIENCE = 60


def test_the_address_is_the_one_to_type():
    assert "http://127.0.0.1:8000" == welcome.way_to("127.0.0.1", 8000)
    assert "http://[::1]:80" == welcome.way_to("::1", 80)
    assert "http://my.house:1" == welcome.way_to("my.house", 1)


@pytest.mark.parametrize(("host", "family"), [("0.0.0.0", socket.AF_INET), ("::", socket.AF_INET6)])  # noqa: S104
def test_whoever_listens_everywhere_is_told_an_address_that_can_be_reached(host, family):
    found = re.fullmatch(r"http://\[?([0-9a-f.:]+)\]?:8000", welcome.way_to(host, 8000))[1]
    assert host != found
    with socket.socket(family) as own:
        own.bind((found, 0))  # it is one of this machine's own


def test_nobody_else_comes_in_by_loopback():
    assert [True, True, True] == [welcome.is_loopback(host) for host in ("127.0.0.1", "::1", "localhost")]
    assert [False, False] == [welcome.is_loopback(host) for host in ("0.0.0.0", "my.house")]  # noqa: S104


def test_the_squares_are_those_of_the_address():
    address = "http://192.168.1.20:8000"
    lines = welcome.as_qr(address).split("\n")
    rows = [[char in shown for char in line] for line in lines for shown in (" ▄", " ▀")]  # which halves are dark
    matrix = [[bool(dark) for dark in row] for row in segno.make(address, error="m").matrix_iter(border=4)]
    assert matrix == [row[: len(matrix)] for row in rows[: len(matrix)]]


def test_a_browser_is_opened_where_there_is_a_screen(tmp_path):
    browser, opened = tmp_path / "browser", tmp_path / "opened"
    browser.write_text(f'#!/bin/sh\necho "$1" > {opened}.part && mv {opened}.part {opened}\n')
    browser.chmod(0o755)
    assert first_line(tmp_path, BROWSER=f"{browser} %s", DISPLAY=":9") == until(opened)
    opened.unlink()
    first_line(tmp_path, BROWSER=f"{browser} %s", DISPLAY="", WAYLAND_DISPLAY="")
    assert not opened.exists()


def first_line(tmp_path, **env):
    """Opens a house until it has said where it is and whoever is to be opened was."""
    command = [sys.executable, "-m", "rudel", "serve", "--port", "0", "--open", "--log", "warning"]
    command += ["--database", f"sqlite:///{tmp_path / 'house.db'}"]
    serving = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env={**os.environ, **env})
    timer = threading.Timer(PATIENCE, serving.kill)
    timer.start()
    try:
        address = serving.stdout.readline().strip()
        if env["DISPLAY"]:
            until(tmp_path / "opened")
        return address
    finally:
        timer.cancel()
        serving.terminate()
        serving.communicate(timeout=PATIENCE)


def until(file):
    """What is in the file, once it is there."""
    there = threading.Event()
    for _ in range(20 * PATIENCE):
        if file.exists():
            return file.read_text().strip()
        there.wait(0.05)
    raise AssertionError(f"{file.name} does not come")
