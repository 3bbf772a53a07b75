"""What a browser sends, hears and complains about."""

import json
import re
from urllib.parse import urlsplit


class Traffic:
    """All requests, frames and complaints of one person's browser."""

    def __init__(self, context, address):
        self.host = urlsplit(address).netloc
        self.addresses = []
        self._heard = []
        self._asked = set()
        """Turns and tries on the newest line that the house has not answered yet."""
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

    def answered(self):
        """Whether nothing that was played or tried is still on its way."""
        return not self._asked

    def caught_up(self):
        """Whether something newer was told than what the last turn was built on."""
        versions = [message["seen"]["version"] for message in self.told() if message["type"] == "told"]
        plays = self.plays()
        return not plays or (bool(versions) and versions[-1] > plays[-1]["version"])

    def told(self):
        """What the house has told over the line, as data."""
        return self._heard

    def _own(self, url):
        parts = urlsplit(url)
        return parts.scheme in {"data", "blob"} or parts.netloc == self.host

    def _console(self, message):
        if message.type in {"error", "warning"}:
            self.complaints.append(f"{message.type}: {message.text} ({message.location['url']})")

    def _page(self, page):
        page.on("websocket", self._line)

    def _hear(self, text):
        message = json.loads(text)
        self._heard.append(message)
        self._asked.discard(message.get("id"))

    def _say(self, text):
        message = json.loads(text)
        self.sent.append(message)
        if message["type"] in {"play", "try"}:
            self._asked.add(message["id"])

    def _line(self, line):
        self.addresses.append(line.url)
        self._asked.clear()
        line.on("framesent", self._say)
        line.on("framereceived", self._hear)
        line.on("close", lambda _line: self._asked.clear())
