"""What a browser sends, hears and complains about."""

import json
import re
from urllib.parse import urlsplit


class Traffic:
    """All requests, frames and complaints of one person's browser."""

    def __init__(self, context, address):
        self.host = urlsplit(address).netloc
        self.addresses = []
        self.heard = []
        """Frames and responses of the house, as text."""
        self.sent = []
        """Frames to the house, as data."""
        self.complaints = []
        self._allowed = []
        context.on("request", lambda request: self.addresses.append(request.url))
        context.on("console", self._console)
        context.on("weberror", lambda error: self.complaints.append(f"page error: {error.error}"))
        context.on("page", self._page)

    def allow(self, pattern):
        """A complaint that this test provokes."""
        self._allowed.append(re.compile(pattern))

    def faults(self):
        """Complaints that nobody provoked, and addresses that are not those of the own house."""
        loud = [one for one in self.complaints if not any(pattern.search(one) for pattern in self._allowed)]
        return loud + [url for url in self.addresses if not self._own(url)]

    def plays(self):
        """The turns that were sent, repeated ones once."""
        return list({frame["id"]: frame for frame in self.sent if frame["type"] == "play"}.values())

    def caught_up(self):
        """Whether something newer was told than what the last turn was built on."""
        versions = [message["seen"]["version"] for message in self.told() if message["type"] == "told"]
        plays = self.plays()
        return not plays or (bool(versions) and versions[-1] > plays[-1]["version"])

    def told(self):
        """What the house has told over the line, as data."""
        return [json.loads(text) for text in self.heard if text.startswith("{")]

    def _own(self, url):
        parts = urlsplit(url)
        return parts.scheme in {"data", "blob"} or parts.netloc == self.host

    def _console(self, message):
        if message.type in {"error", "warning"}:
            self.complaints.append(f"{message.type}: {message.text} ({message.location['url']})")

    def _page(self, page):
        page.on("websocket", self._line)

    def _hear(self, text):
        self.heard.append(text)

    def _line(self, line):
        self.addresses.append(line.url)
        line.on("framesent", lambda text: self.sent.append(json.loads(text)))
        line.on("framereceived", self._hear)
