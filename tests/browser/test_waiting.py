"""Before the game: who one is, who plays with whom, and who sits where."""

import json
import re

from playwright.sync_api import expect
from tests.browser.lines import Cable


def chair(person, name):
    """The chair of this name."""
    return person.page.locator("[data-place]").filter(has=person.page.get_by_text(name, exact=True))


def order(person, *names):
    """Waits until they sit on the chairs in this order."""
    person.until(
        """(names) => {
          const chairs = [...document.querySelectorAll("[data-place]")];
          chairs.sort((one, other) => one.dataset.place - other.dataset.place);
          return names.join() === chairs.map((one) => one.querySelector(".name").textContent).join();
        }""",
        list(names),
    )


def come(person, host, name=None):
    """By the link to the question for a name, and to the table."""
    person.enter(f"/c/{host.code()}")
    field = person.page.get_by_label(person.text("wait-name"))
    expect(field).to_be_visible()
    if name is not None:
        field.fill(name)
    person.press("wait-join")
    expect(person.button("wait-stand")).to_have_count(1)


def test_who_comes_by_a_link_is_asked_for_a_name_once_and_sits(visit):
    mia, eve = visit("Mia"), visit("", lang="de")
    mia.open_table("dog")
    come(eve, mia, "Eva Maria")
    order(mia, "Mia", "Eva Maria", "Cora", "Dino")
    eve.enter()
    expect(eve.page.locator("header .name")).to_have_text("Eva Maria")
    mia.open_table("filou")
    eve.enter(f"/t/{mia.table()}")
    expect(eve.page.get_by_label(eve.text("wait-name"))).to_have_value("Eva Maria")
    expect(eve.page.get_by_label(eve.text("wait-name"))).to_be_focused()
    eve.button("wait-animal", animal=eve.text("house-animal-dog")).click()
    eve.page.locator("label").filter(has=eve.page.get_by_label(eve.text("house-animal-owl"), exact=True)).click()
    eve.press("wait-join")
    order(mia, "Mia", "Eva Maria", "Cora", "Dino")


def test_a_name_changed_in_the_hall_changes_at_the_table_at_once(visit):
    mia, jan = visit("Mia"), visit("Jan")
    mia.begin_with(jan)
    people = mia.page.get_by_role("region", name=mia.text("table-people"))
    expect(people.get_by_text("Jan")).to_be_visible()
    jan.enter()
    jan.page.get_by_role("button", name="Jan").click()
    jan.page.get_by_label(jan.text("me-name"), exact=False).first.fill("Johann")
    jan.close_sheet()
    expect(people.get_by_text("Johann")).to_be_visible()
    expect(jan.page.get_by_role("link").filter(has_text="Johann")).to_be_visible()


def test_no_bot_is_called_like_a_person_and_no_two_people_are_called_alike(visit):
    mia, jan, eve = visit("Mia"), visit("bello"), visit("Mia")
    mia.open_table("dog")
    come(jan, mia)
    order(mia, "Mia", "bello", "Cora", "Dino")
    mia.press("wait-remove")
    order(mia, "Mia", "Bello", "Cora", "Dino")
    jan.enter(f"/c/{mia.code()}")
    jan.sit(1)
    for person in (mia, jan):
        order(person, "Mia", "Gitte", "bello", "Dino")
    come(eve, mia)
    for person in (mia, jan, eve):
        order(person, "Mia", "Mia 2", "bello", "Dino")


def test_partners_share_a_frame_and_a_sentence(visit):
    mia, jan = visit("Mia", lang="de"), visit("Jan")
    mia.open_table("dog")
    together = mia.page.get_by_role("region", name=mia.text("wait-together-you", who="Cora"))
    expect(together.locator("[data-place]")).to_have_count(2)
    expect(mia.page.get_by_role("region", name=mia.text("wait-together", who="Bello und Dino"))).to_be_visible()
    mia.open_table("lagerdog", 3)
    come(jan, mia)
    expect(jan.page.get_by_role("region", name=jan.text("wait-alone-you"))).to_be_visible()
    expect(jan.page.get_by_role("region", name=jan.text("wait-together", who="Mia and Cora"))).to_be_visible()
    expect(mia.page.get_by_role("region", name=mia.text("wait-alone", who="Jan"))).to_be_visible()
    jan.sees("wait-for-host", who="Mia")
    mia.open_table("filou")
    mia.sees("wait-each")


def test_one_sees_which_colour_and_shape_one_is(visit):
    mia = visit("Mia", lang="de")
    mia.open_table("dog")
    mia.sees("wait-you", mark=mia.text("house-seat-A"))
    mia.press("wait-move-chair", name="Dino")
    mia.sees("wait-you", mark=mia.text("house-seat-D"))


def test_chairs_are_changed_by_a_press_and_by_dragging(visit):
    mia, jan = visit("Mia"), visit("Jan", lang="de", phone=True)
    mia.open_table("dog")
    come(jan, mia)
    jan.press("wait-move-chair", name="Dino")
    for person in (mia, jan):
        order(person, "Mia", "Bello", "Cora", "Jan")
    expect(jan.button("wait-carry", name="Mia")).to_have_count(0)  # a guest moves nobody else
    mia.button("wait-carry", name="Jan").drag_to(chair(mia, "Bello"))
    for person in (mia, jan):
        order(person, "Mia", "Jan", "Cora", "Dino")
    mia.press("wait-carry", name="Jan")
    mia.sees("wait-where", name="Jan")
    mia.press("wait-swap-chair", name="Mia")
    for person in (mia, jan):
        order(person, "Jan", "Mia", "Cora", "Dino")
    for person in (mia, jan):  # nobody sees with the eyes of the other
        expect(person.button("wait-stand")).to_have_count(1)
    mia.press("wait-start-bots")
    for person, other in ((mia, "Jan"), (jan, "Mia")):
        person.at_the_board()
        person.my_turn()
        expect(person.page.get_by_role("region", name=person.text("table-people")).get_by_text(other)).to_be_visible()
        assert {"Mia": 1, "Jan": 0}[person.name] in {
            m["seen"]["seat"] for m in person.traffic.told() if m["type"] == "told"
        }


def test_who_comes_is_read_beside_the_code(visit):
    mia, jan = visit("Mia", phone=True), visit("Jan")
    mia.open_table("dog")
    mia.press("wait-invite")
    expect(mia.page.get_by_text(mia.text("invite-here", who="Mia"))).to_be_in_viewport()
    come(jan, mia)
    expect(mia.page.get_by_text(mia.text("invite-here", who="Mia and Jan"))).to_be_in_viewport()


def test_what_one_presses_to_begin_does_not_slip_away_when_the_code_comes(visit):
    mia, held, free = visit("Mia"), [], []

    def hold(asked):
        if free:
            asked.continue_()
        else:
            held.append(asked)

    mia.page.route("**/api/me/tables", hold)
    mia.open_table("dog")
    start = mia.button("wait-start-bots")
    mia.until("() => document.fonts.status === 'loaded'")
    before = start.bounding_box()
    free.append(True)
    for asked in held:
        asked.continue_()
    assert len(mia.code()) == 5
    expect(mia.page.get_by_role("img", name=mia.text("invite-qr")).locator("path")).to_have_attribute(
        "d", re.compile("M")
    )
    assert before == start.bounding_box()


def test_a_refused_move_is_said_where_one_looks(visit):
    mia, jan = visit("Mia"), visit("Jan", lang="de", phone=True)
    mia.open_table("dog")
    come(jan, mia)
    jan.traffic.allow(r"status of 4\d\d")
    cable = Cable(jan.page)
    jan.reload()
    expect(jan.button("wait-stand")).to_have_count(1)
    cable.silence()
    mia.press("wait-move-chair", name="Dino")
    order(mia, "Anka", "Jan", "Cora", "Mia")
    jan.press("wait-move-chair", name="Dino")
    expect(jan.page.get_by_role("alert").get_by_text(jan.text("house-problem-not-host"))).to_be_in_viewport()


def test_a_refused_beginning_is_said_where_one_looks(visit):
    mia = visit("Mia", lang="de", phone=True)
    mia.page.route_web_socket("**", refusing)
    mia.open_table("dog")
    mia.press("wait-start-bots")
    expect(mia.page.get_by_role("alert").get_by_text(mia.text("house-problem-busy"))).to_be_in_viewport()
    expect(mia.button("wait-start-bots")).to_be_enabled()


def refusing(line):
    """A line to a house that lets nobody begin."""
    house = line.connect_to_server()

    def said(text):
        asked = json.loads(text)
        if asked["type"] != "start":
            house.send(text)
            return
        refused = {"type": "refused", "id": asked["id"], "kind": "busy", "detail": "", "rule": None}
        line.send(json.dumps(refused))

    line.on_message(said)
    house.on_message(line.send)
