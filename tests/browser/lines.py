"""A line between a page and its house that can be cut, as a cable can, or go silent, as a phone's network does."""


class Cable:
    """All lines of one page from its next loading on; they hold until they are cut."""

    def __init__(self, page):
        self.cut_off = False
        self.silent = False
        self.calls = 0
        self._lines = []
        page.route_web_socket("**", self._lay)

    def _lay(self, line):
        self.calls += 1
        if self.cut_off:
            line.close(code=3000)
            return
        house = line.connect_to_server()
        line.on_message(lambda text: None if self.silent else house.send(text))
        house.on_message(lambda text: None if self.silent else line.send(text))
        self._lines.append(line)

    def cut(self):
        """Nothing goes through from now on, and whoever calls again is not answered."""
        self.cut_off = True
        for line in self._lines:
            line.close(code=3000)
        self._lines.clear()

    def silence(self):
        """Nothing goes through any more and nobody is told; whoever calls again is not answered."""
        self.silent = self.cut_off = True

    def mend(self):
        """Whoever calls again is answered, and what is said goes through."""
        self.cut_off = self.silent = False
