"""Both ways out, the short and the plain one: in order, goodbye last, and whoever does not listen holds up nobody."""

import asyncio
import random
import sys

import httpx
import pytest
from tests.server.guests import begun, people, run
from tests.server.house import serving
from tests.server.play import play_whole
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from rudel.server import plain_wires, short_wires, wires

HELLO, HELLOS = '{"type":"hello","have":null}', 4000
"""So many answers are more than all buffers between two processes hold."""


@pytest.fixture(params=["short", "plain"])
def house(request, tmp_path, monkeypatch):
    """A house that tells everything this way."""
    monkeypatch.setenv("RUDEL_WIRE", request.param)
    with serving(f"sqlite:///{tmp_path}/rudel.db", "--no-limits") as server:
        yield server
        assert f"the {request.param} way out is taken" in server.logged()
        assert '"trace"' not in server.logged()


def test_a_whole_game_is_told_in_order_to_everybody(house):
    async def work():
        async with people(house, "Ada", "Bob") as persons, begun(persons, "klaeffer", 3) as (_, lines):
            await asyncio.gather(*(play_whole(line, random.Random(seat)) for seat, line in enumerate(lines)))
            for seat, line in enumerate(lines):
                await line.until(lambda line, seat=seat: line.seen[seat].phase == "over")
                told = [one.version for one in line.heard]
                assert told
                assert sorted(told) == told
            assert lines[0].seen[0].result == lines[1].seen[1].result

    run(work)


def sockets_of(house):
    """How many sockets the house has open."""
    lines = httpx.get(f"{house.address}/metrics", trust_env=False).text.splitlines()
    return next(float(line.split()[1]) for line in lines if line.startswith("rudel_lines "))


def test_who_does_not_listen_is_cut_off_and_the_others_play_on(house):
    async def deaf(person, table):
        """Asks without end and takes no answer; how many answers there were to be had after it was cut off."""
        cookies = "; ".join(f"{name}={value}" for name, value in person.http.cookies.items())
        way = f"{house.address.replace('http', 'ws', 1)}/api/tables/{table.id}/live"
        told = 0
        async with connect(
            way, additional_headers={"Cookie": cookies}, max_queue=1, compression=None, proxy=None, ping_interval=None
        ) as socket:
            try:
                for _ in range(HELLOS):
                    await socket.send(HELLO)
                while await asyncio.to_thread(sockets_of, house) > 2:  # noqa: ASYNC110  (another process says so)
                    await asyncio.sleep(0.05)
                async for _ in socket:
                    told += 1
            except ConnectionClosed:
                pass
        return told

    async def work():
        async with people(house, "Ada", "Bob") as persons, begun(persons, "klaeffer", 3) as (table, lines):
            assert await deaf(persons[0], table) < HELLOS
            await asyncio.gather(*(play_whole(line, random.Random(seat)) for seat, line in enumerate(lines)))

    run(work)


# --- the plain one by itself ----------------------------------------------------------------------------------------


class Slow:
    """A socket that takes a text only when it is let."""

    def __init__(self):
        self.let, self.sent = asyncio.Semaphore(0), []

    async def send_data(self, text):
        await self.let.acquire()
        self.sent.append(text)

    async def close(self, code, reason):
        self.sent.append((code, reason))

    async def receive_data(self, mode):
        assert mode == "text"
        await asyncio.Event().wait()


def test_the_plain_way_closes_after_everything_told_before_and_tells_nothing_more():
    async def work():
        socket = Slow()
        wire = plain_wires.PlainWire(socket)
        wire.tell(b"one")
        wire.tell(b"two")
        wire.hang_up(1012, "come back")
        wire.tell(b"three")
        wire.hang_up(4404, "")
        assert [] == socket.sent
        socket.let.release()
        socket.let.release()
        await wire._sending
        return socket.sent

    assert [b"one", b"two", (1012, "come back")] == run(work)


def test_the_plain_way_holds_so_much_and_no_more():
    async def work():
        socket, most = Slow(), plain_wires.MOST_UNSENT
        wire = plain_wires.PlainWire(socket)
        hearing = asyncio.create_task(wire.hear())
        wire.tell(bytes(most))
        await asyncio.sleep(0)
        assert not hearing.done()
        wire.tell(b"x")
        with pytest.raises(ConnectionAbortedError):
            await hearing
        with pytest.raises(ConnectionAbortedError):
            await wire.hear()
        wire.tell(b"y")
        wire.hang_up(1012, "come back")
        socket.let.release()
        with pytest.raises(asyncio.CancelledError):
            await wire._sending
        return socket.sent

    assert [] == run(work)


# --- which one ------------------------------------------------------------------------------------------------------


def test_the_short_way_is_taken_with_this_uvicorn(monkeypatch):
    monkeypatch.delenv("RUDEL_WIRE", raising=False)
    assert short_wires.ShortWire is wires.chosen()


def test_the_plain_way_is_taken_when_asked_for(monkeypatch):
    monkeypatch.setenv("RUDEL_WIRE", "plain")
    assert "auto" == wires.chosen()


@pytest.mark.parametrize("lacking", ["handle_connect", "send"])
def test_what_a_class_lacks_is_found(monkeypatch, lacking):
    monkeypatch.delattr(WebSocketsSansIOProtocol, lacking)
    assert [lacking] == short_wires.missing()


def test_a_uvicorn_that_lacks_something_is_served_the_plain_way_and_it_is_said(monkeypatch, caplog):
    monkeypatch.delenv("RUDEL_WIRE", raising=False)
    monkeypatch.delattr(WebSocketsSansIOProtocol, "handle_connect")
    assert "auto" == wires.chosen()
    assert ["the plain way out is taken: this uvicorn lacks handle_connect"] == caplog.messages


def test_a_uvicorn_without_that_class_is_served_the_plain_way_and_it_is_said(monkeypatch, caplog):
    monkeypatch.delenv("RUDEL_WIRE", raising=False)
    monkeypatch.setitem(sys.modules, "rudel.server.short_wires", None)
    monkeypatch.delattr("rudel.server.short_wires")
    assert "auto" == wires.chosen()
    assert "the plain way out is taken: this uvicorn lacks" in caplog.text
