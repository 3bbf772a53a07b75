"""Somebody in front of a browser: what they see, and what they do, in the words of the catalogue."""

import json

from playwright.sync_api import expect
from tests.browser.traffic import Traffic

from rudel.locales import Texts

DESKTOP = {"width": 1280, "height": 800}
PHONE = {"width": 360, "height": 740}
SOON_OVER = {"pace": 0, "clock": {"bank": 1, "increment": 0}}
"""After a second of thinking every turn is a bot's: a game that ends by itself while everybody stays."""
LOCALES = {"de": "de-DE", "en": "en-GB"}
PATIENCE = 60_000
"""Milliseconds after which something that a person waits for is missing."""
expect.set_options(timeout=PATIENCE)
UNTIL = """([patience, given]) => new Promise((seen, missed) => {
  const begun = performance.now();
  const look = async () => {
    const found = await (CONDITION)(given);
    if (found) seen(found);
    else if (performance.now() - begun > patience) missed(new Error("not seen: " + document.body.innerText));
    else setTimeout(look, 25);
  };
  look();
})"""
"""A condition of the page itself; the page's law against `eval` forbids Playwright's own way of waiting for one."""
HURRY = """{
  const { fetch } = window;
  window.fetch = async (path, init) => {
    const opens = init?.method === "POST" && new URL(path, location.href).pathname === "/api/tables";
    return fetch(path, opens ? { ...init, body: await window.asThisPersonWants(init.body) } : init);
  };
}"""
"""Rewrites the page's own request; looking at every request from outside would cost the browser its cache."""
REMEMBER = "if (location.protocol === 'http:' && !localStorage.getItem('rudel')) localStorage.setItem('rudel', {});"


class Person:
    """A person with a device of their own; motion is off and bots do not dawdle unless it is said otherwise."""

    def __init__(self, browser, address, name, *, lang="en", phone=False, prefs=None, **more):
        self.name = name
        self.address = address
        self.lang = lang
        self.settings = {"pace": 0}
        """How the tables run that this person opens, beside what the page asks for."""
        self.rules = None
        """The version of the rules of tables that this person opens; the newest if not said."""
        self.deal = None
        """The seed of the cards at tables that this person opens; what the house has if not said."""
        self.lesson = False
        """Whether tables that this person opens are guided first games."""
        self.phone = phone
        self.texts = Texts(lang)
        device = {"is_mobile": True, "has_touch": True} if phone else {}
        size = PHONE if phone else DESKTOP
        self.context = browser.new_context(base_url=address, locale=LOCALES[lang], viewport=size, **(device | more))
        self.context.set_default_timeout(PATIENCE)
        self.traffic = Traffic(self.context, address)
        kept = {"name": name, "avatar": "dog", "speed": "off", **(prefs or {})}
        self.context.add_init_script(REMEMBER.format(json.dumps(json.dumps(kept))))
        self.context.expose_function("asThisPersonWants", self._wanted)
        self.context.add_init_script(HURRY)
        self.page = self.context.new_page()

    def leave(self):
        """Closes the device."""
        self.context.close()

    def _wanted(self, asked):
        """A table that this person opens runs as the test wants it."""
        wanted = {**json.loads(asked), "rules": self.rules, "seed": self.deal}
        if self.lesson:
            wanted["lesson"] = True
        return json.dumps({**wanted, "settings": {**wanted.get("settings", {}), **self.settings}})

    # --- words ------------------------------------------------------------------------------------------------------

    def text(self, message, **about):
        """What the house says, in this person's language."""
        return self.texts.text(message, about)

    def speak(self, lang):
        """From now on this person reads another language."""
        self.lang, self.texts = lang, Texts(lang)

    def button(self, message, **about):
        """The button of these words."""
        return self.page.get_by_role("button", name=self.text(message, **about), exact=True)

    def press(self, message, **about):
        """Presses the button of these words."""
        self.button(message, **about).click()

    def sees(self, message, **about):
        """Waits until these words can be read."""
        expect(self.page.get_by_text(self.text(message, **about)).first).to_be_visible()

    def sheet(self, message=None, **about):
        """The sheet that is open."""
        if message is None:
            return self.page.locator("dialog[open]")
        return self.page.get_by_role("dialog", name=self.text(message, **about))

    def close_sheet(self):
        """Puts the open sheet away."""
        sheet = self.sheet()
        sheet.get_by_role("button", name=self.text("house-close"), exact=True).click()
        expect(sheet).to_have_count(0)

    def until(self, condition, given=None):
        """Waits until a function of JavaScript finds something in the page; what it found."""
        return self.page.evaluate(UNTIL.replace("CONDITION", condition), [PATIENCE, given])

    # --- the house --------------------------------------------------------------------------------------------------

    def enter(self, path="/"):
        """Comes in by an address of the house."""
        self.page.goto(path)

    def reload(self):
        """Loads the page anew."""
        self.page.reload()

    def play_now(self, game="dog"):
        """From the hall to a table against bots, in one click."""
        self.enter()
        self.press("hall-play-title", title=self.text(f"{game}-title"))
        self.at_the_board()

    def open_table(self, game="dog", seats=None, before=lambda _sheet: None):
        """From the hall to a new table that waits for guests; `before` sets more in the sheet."""
        self.enter()
        self.press("hall-open-title", title=self.text(f"{game}-title"))
        sheet = self.sheet("new-title", title=self.text(f"{game}-title"))
        if seats is not None:
            sheet.get_by_role("group", name=self.text("new-seats")).get_by_text(str(seats), exact=True).click()
        before(sheet)
        sheet.get_by_role("button", name=self.text("new-open")).click()
        title = self.text("wait-title", title=self.text(f"{game}-title"))
        expect(self.page.get_by_role("heading", name=title)).to_be_visible()

    def code(self):
        """The code of the table that waits."""
        return self.page.locator("p.code").inner_text()

    def begin(self, full=False):
        """Starts the game."""
        self.press("wait-start" if full else "wait-start-bots")
        self.at_the_board()

    def sit(self, chair=0):
        """Takes the so-manieth free chair of a table that waits, in the order of play; partners stand together."""
        free = self.page.locator("[data-place]").filter(has=self.button("wait-sit"))
        expect(free.first).to_be_visible()
        places = sorted(free.evaluate_all("(all) => all.map((one) => Number(one.dataset.place))"))
        free.and_(self.page.locator(f"[data-place='{places[chair]}']")).get_by_role("button").click()
        expect(self.button("wait-stand")).to_have_count(1)

    def begin_with(self, guest, game="dog", seats=None, chair=0):
        """Opens a table; the guest comes by its code and sits down, bots take what is left, and the game begins."""
        self.open_table(game, seats)
        guest.enter(f"/c/{self.code()}")
        guest.sit(chair)
        expect(self.page.get_by_role("main").get_by_text(guest.name, exact=True)).to_be_visible()
        self.begin(full=self.button("wait-start").count() > 0)
        guest.at_the_board()

    def at_the_board(self):
        """Waits until the game is in sight."""
        expect(self.page.get_by_role("region", name=self.text("table-people"))).to_be_visible()

    def my_turn(self):
        """Waits until the title says that it is this person's turn."""
        self.until("() => document.title.startsWith('●')")

    def table(self):
        """The id of the table this person is at."""
        return self.page.url.rstrip("/").rpartition("/")[2]

    def over(self):
        """Waits for the end of the game; the sheet that tells it."""
        self.until(
            "(text) => document.querySelector('dialog[open]')?.innerText.includes(text)", self.text("end-record")
        )
        return self.sheet()

    def menu(self):
        """Opens the menu of the table."""
        self.press("table-menu")
        return self.sheet("table-menu")
