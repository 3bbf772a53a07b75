"""How people find the house: its address, the same as a QR code, and a browser that opens it."""

from __future__ import annotations

import io
import ipaddress
import os
import socket
import sys
import threading
import webbrowser

EVERYWHERE = {"0.0.0.0": ("192.0.2.1", socket.AF_INET), "::": ("2001:db8::1", socket.AF_INET6)}  # noqa: S104  (asked for)
"""Where one listens on all addresses, and an address of nobody (RFC 5737, RFC 3849) by which to find the own one."""


WHITE_ON_BLACK = "\033[97;40m{}\033[0m"
"""A terminal may be light; a camera wants dark squares on a light ground."""


def way_to(host: str, port: int) -> str:
    """The address to type; whoever listens everywhere is told the one that others reach."""
    found = _outward(*EVERYWHERE[host]) or _loopback(host) if host in EVERYWHERE else host
    return f"http://[{found}]:{port}" if ":" in found else f"http://{found}:{port}"


def _loopback(host: str) -> str:
    return "::1" if ":" in host else "127.0.0.1"


def _outward(nobody: str, family: socket.AddressFamily) -> str | None:
    """The own address on the way to others, if there is a way; nothing is sent."""
    with socket.socket(family, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect((nobody, 9))
            return str(probe.getsockname()[0])
        except OSError:
            return None


def is_loopback(host: str) -> bool:
    """Whether nobody else can come in."""
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def as_qr(address: str) -> str:
    """The address as squares for a phone's camera, in a terminal."""
    import segno

    drawn = io.StringIO()
    segno.make(address, error="m").terminal(drawn, compact=True)
    lines = drawn.getvalue().rstrip("\n").split("\n")
    return "\n".join(WHITE_ON_BLACK.format(line) if sys.stdout.isatty() else line for line in lines)


def open_in_browser(address: str) -> None:
    """Opens the page where there is a screen; one in a terminal would be in the way."""
    screen = sys.platform in {"darwin", "win32"} or os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    if screen:
        threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()
