"""A line between a page and its house that can be cut, as a cable can."""


class Cable:
    """All lines of one page from its next loading on; they hold until they are cut."""

    def __init__(self, page):
        self.cut_off = False
        self._lines = []
        page.route_web_socket("**", self._lay)

    def _lay(self, line):
        if self.cut_off:
            line.close(code=3000)
            return
        line.connect_to_server()
        self._lines.append(line)

    def cut(self):
        """Nothing goes through from now on, and whoever calls again is not answered."""
        self.cut_off = True
        for line in self._lines:
            line.close(code=3000)
        self._lines.clear()

    def mend(self):
        """Whoever calls again is answered."""
        self.cut_off = False
