"""Meine Schafe a second time, slow and plain; long because the other side of the differential test is one file.

Written from the specification alone, without a look at the kernel. Tiles are named as in notation: "1" to "60", "WR",
"HR" and so on for wolves and hunters by their four-sheep side, "?R" for the secret tiles, "" for the village square.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

COLOURS = "RYBK"
SHEEP = frozenset(COLOURS)
LANDSCAPE = """
RRYB/FKKR RRYK/FFBR RRBY/FFKR RRBK/FYYR RRKY/FBBR RRKB/FFYR
YYRB/FFKY YYRK/FBBY YYBR/FKKY YYBK/FFRY YYKR/FFBY YYKB/FRRY
BBRY/FKKB BBRK/FFYB BBYR/FFKB BBYK/FRRB BBKR/FYYB BBKY/FFRB
KKRY/FFBK KKRB/FYYK KKYR/FBBK KKYB/FFRK KKBR/FFYK KKBY/FRRK
RRRY/VKBB RRYY/RYBK RRRB/VYKK RRBB/RBKY RRRK/VBYY RRKK/RKYB
YYYR/VBKK YYRR/YRKB YYYB/VKRR YYBB/YBRK YYYK/VRBB YYKK/YKBR
BBBR/VKYY BBRR/BRYK BBBY/VRKK BBYY/BYKR BBBK/VYRR BBKK/BKRY
KKKR/VYBB KKRR/KRBY KKKY/VBRR KKYY/KYRB KKKB/VRYY KKBB/KBYR
FRRR/VVVY FFRR/VVYY FFFR/VYYY FYYY/VVVB FFYY/VVBB FFFY/VBBB
FBBB/VVVK FFBB/VVKK FFFB/VKKK FKKK/VVVR FFKK/VVRR FFFK/VRRR
"""
SIDES = {str(number): pair.split("/") for number, pair in enumerate(LANDSCAPE.split(), start=1)}
FACES = [kind + colour for kind in "WH" for colour in COLOURS]
TILES = [*SIDES, *FACES]
"""The 68 tiles of the bag, in the order of their numbers (SHF-1)."""
BONUS = {2: (6, 0), 3: (6, 3, 0), 4: (6, 3, 1, 0)}  # SHF-31
NORTH, EAST, SOUTH, WEST = range(4)
STEP = {NORTH: (0, -1), EAST: (1, 0), SOUTH: (0, 1), WEST: (-1, 0)}

Cell = tuple[int, int]
Node = tuple[int, int, int]
Draw = Callable[[int, int], set[str]]


@dataclass
class Laid:
    """A tile on the table."""

    tile: str
    edges: str
    """North, east, south, west as they lie."""
    wolf: bool = False
    hunter: bool = False
    cover: str = ""
    """The hunter tile that was put on top of a wolf (SHF-22)."""


Map = dict[Cell, Laid]


def village_square() -> Map:
    """The table at the start (SHF-5)."""
    return {(0, 0): Laid("", "VVVV")}


def beside(cell: Cell, edge: int) -> Cell:
    """The next cell over that edge; places are counted from -40 to 39 and then begin again, which no map notices."""
    x, y = cell[0] + STEP[edge][0], cell[1] + STEP[edge][1]
    return (x + 40) % 80 - 40, (y + 40) % 80 - 40


def turned(edges: str, quarters: int) -> str:
    """The edges after so many quarter turns clockwise."""
    return "".join(edges[(index - quarters) % 4] for index in range(4))


# ---- areas --------------------------------------------------------------------------------------------------------


@dataclass
class Area:
    """A pen or a forest (SHF-32)."""

    motif: str
    nodes: frozenset[Node]
    open: int
    """Edges beside which no tile lies."""
    wolves: int = 0
    """Wolves that no hunter covers."""
    hunters: int = 0
    """Hunters, also those that cover a wolf."""
    threatened: bool = False
    """SHF-33."""

    @property
    def sheep(self) -> int:
        """Each sheep edge is one sheep."""
        return len(self.nodes)

    @property
    def closed(self) -> bool:
        """None of its edges is open."""
        return self.open == 0


def linked(laid: Map, node: Node) -> list[Node]:
    """The edges of the same area right beside this one: its neighbours on the tile, and the one it touches."""
    x, y, edge = node
    edges = laid[x, y].edges
    found = [(x, y, other) for other in ((edge + 1) % 4, (edge - 1) % 4) if edges[other] == edges[edge]]
    over = beside((x, y), edge)
    if over in laid:
        found.append((*over, (edge + 2) % 4))
    return found


def flood(laid: Map, start: Node) -> set[Node]:
    """All edges that are connected with this one."""
    seen, waiting = {start}, [start]
    while waiting:
        for node in linked(laid, waiting.pop()):
            if node not in seen:
                seen.add(node)
                waiting.append(node)
    return seen


def areas(laid: Map) -> list[Area]:
    """Every pen and every forest of the table."""
    found: list[Area] = []
    done: set[Node] = set()
    for (x, y), tile in laid.items():
        for edge, motif in enumerate(tile.edges):
            if motif != "V" and (x, y, edge) not in done:
                nodes = flood(laid, (x, y, edge))
                done |= nodes
                found.append(described(laid, motif, nodes))
    forests = [area for area in found if area.motif == "F" and area.wolves]
    for pen in found:
        pen.threatened = pen.motif in SHEEP and any(border(pen, forest) for forest in forests)
    return found


def described(laid: Map, motif: str, nodes: set[Node]) -> Area:
    """An area with what is in it."""
    area = Area(motif, frozenset(nodes), sum(beside((x, y), edge) not in laid for x, y, edge in nodes))
    if motif == "F":
        tiles = [laid[cell] for cell in {(x, y) for x, y, _ in nodes}]
        area.wolves = sum(tile.wolf and not tile.cover for tile in tiles)
        area.hunters = sum(tile.hunter or bool(tile.cover) for tile in tiles)
    return area


def border(pen: Area, forest: Area) -> bool:
    """Somewhere their edges are neighbours on a tile (SHF-33)."""
    return any((x, y, (edge + turn) % 4) in forest.nodes for x, y, edge in pen.nodes for turn in (1, 3))


def good_pens(laid: Map, colour: str) -> list[int]:
    """The sheep of the closed pens of this colour that no wolf threatens, the largest first (SHF-34)."""
    pens = [area for area in areas(laid) if area.motif == colour]
    return sorted((pen.sheep for pen in pens if pen.closed and not pen.threatened), reverse=True)


# ---- where a tile fits --------------------------------------------------------------------------------------------


def wanted(laid: Map, cell: Cell) -> dict[int, str]:
    """The motif that each neighbour of this cell asks for."""
    return {edge: laid[beside(cell, edge)].edges[(edge + 2) % 4] for edge in range(4) if beside(cell, edge) in laid}


def frontier(laid: Map) -> dict[Cell, dict[int, str]]:
    """Every empty cell beside a tile, with what its neighbours ask for."""
    cells = {beside(cell, edge) for cell in laid for edge in range(4)} - set(laid)
    return {cell: wanted(laid, cell) for cell in cells}


def fits(wants: dict[int, str], edges: str) -> bool:
    """On every touching edge the motifs are equal (SHF-10)."""
    return all(edges[edge] == motif for edge, motif in wants.items())


def cells_for(laid: Map, edges: str) -> set[Cell]:
    """Where a tile with these edges may lie, as far as the edges go."""
    return {cell for cell, wants in frontier(laid).items() if fits(wants, edges)}


def cells_for_face(laid: Map, face: str) -> set[Cell]:
    """Where a wolf or a hunter may be laid (SHF-21, SHF-22, SHF-23)."""
    forests = [area for area in areas(laid) if area.motif == "F"]
    found = set()
    for cell in cells_for(laid, "FFFF"):
        nodes = {(*beside(cell, edge), (edge + 2) % 4) for edge in range(4)}
        touched = [forest for forest in forests if forest.nodes & nodes]
        if not any(forest.hunters if face[0] == "W" else forest.wolves for forest in touched):
            found.add(cell)
    if face[0] == "H":
        found |= {cell for cell, tile in laid.items() if tile.wolf and not tile.cover}
    return found


def ordinary_sides(tile: str) -> dict[str, str]:
    """What laying this tile as a landscape or with its four sheep is called, and the edges it then has."""
    if tile in SIDES:
        return {tile + turned(side, turn): turned(side, turn) for side in SIDES[tile] for turn in range(4)}
    return {tile + "s": tile[1] * 4}


def ordinary_words(laid: Map, tiles: set[str]) -> set[str]:
    """Every side and turn of these tiles that fits somewhere (SHF-10)."""
    places = list(frontier(laid).values())
    return {
        word
        for tile in tiles
        for word, edges in ordinary_sides(tile).items()
        if any(fits(wants, edges) for wants in places)
    }


def face_words(laid: Map, tiles: set[str]) -> set[str]:
    """Every wolf and hunter of these tiles that may be laid somewhere."""
    allowed = {kind for kind in "WH" if any(tile[0] == kind for tile in tiles) and cells_for_face(laid, kind)}
    return {tile for tile in tiles if tile[0] in allowed}


def fitting_tiles(laid: Map) -> set[str]:
    """The tiles of the bag that have a compulsory side which fits now: what a pass tells (SHF-10)."""
    places = list(frontier(laid).values())
    return {
        tile for tile in TILES if any(fits(wants, edges) for edges in ordinary_sides(tile).values() for wants in places)
    }


# ---- the table ----------------------------------------------------------------------------------------------------


@dataclass
class Table:
    """Everything there is to know of a game."""

    seats: int
    hands: list[set[str]]
    bag: set[str]
    colours: list[str]
    first: int
    own_turn_only: bool = False
    rules: int = 2
    laid: Map = field(default_factory=village_square)
    turn: int = 0
    phase: str = "turn"
    """turn, placing, hunting, second or over."""
    actor: int = 0
    """Whoever is in the middle of an action, else whoever is on turn."""
    pending: str = ""
    """The word of the tile that is being laid."""
    second: bool = False
    """The tile being laid is the one after the "?" tile."""
    acted: set[int] = field(default_factory=set)
    """Who has begun a special action in the turn under way; counted since rules version 2 (SHF-20)."""
    shown: set[int] = field(default_factory=set)
    finished: list[int] = field(default_factory=list)
    got_out: set[int] = field(default_factory=set)
    left_hands: dict[int, set[str]] = field(default_factory=dict)
    passes: int = 0
    turns: int = 0
    told: dict[int, list[tuple[str, int | str | frozenset[str]]]] = field(default_factory=dict)
    said: list[tuple[Any, ...]] = field(default_factory=list)
    """What has happened, in order; what only one seat hears begins with its number, the rest with None."""

    @property
    def still_in(self) -> list[int]:
        """The seats still in the game, in turn order from the one whose turn it is."""
        order = [(self.turn + step) % self.seats for step in range(self.seats)]
        return [seat for seat in order if seat not in self.finished]

    @property
    def bonus(self) -> list[int]:
        """What each seat has for finishing early (SHF-31)."""
        found = [0] * self.seats
        for seat, points in zip(self.finished, BONUS[self.seats], strict=False):
            found[seat] = points
        return found

    def points(self) -> list[int]:
        """Bonus and the largest good pen of each seat (SHF-34)."""
        return [self.bonus[seat] + sum(good_pens(self.laid, self.colours[seat])[:1]) for seat in range(self.seats)]

    def places(self) -> list[int]:
        """Each seat's place; equal points are compared by the second largest pens and so on (SHF-34)."""
        keys = []
        for seat, points in enumerate(self.points()):
            rest = good_pens(self.laid, self.colours[seat])[1:]
            keys.append((points, rest + [0] * (100 - len(rest))))
        return [1 + sum(other > key for other in keys) for key in keys]


# ---- what may be done ---------------------------------------------------------------------------------------------


def waiting(table: Table) -> set[int]:
    """Whom the game waits for."""
    return set() if table.phase == "over" else {table.actor}


def allowed(table: Table) -> set[int]:
    """Who may interrupt (SHF-20)."""
    if table.phase != "turn" or table.own_turn_only:
        return set()
    return set(table.still_in) - {table.turn} - table.acted


def legal(table: Table, seat: int) -> set[str]:
    """All that the seat may do now, in notation."""
    hand = table.hands[seat]
    if table.phase == "turn" and seat == table.turn:
        compulsory = ordinary_words(table.laid, hand)
        return compulsory | specials(table, seat) | (set() if compulsory else {"x"})
    if seat in allowed(table):
        return specials(table, seat)
    if seat not in waiting(table):
        return set()
    if table.phase == "placing":
        return {f"@{x},{y}" for x, y in pending_cells(table)}
    if table.phase == "hunting":
        return face_words(table.laid, hand) | {"done"}
    faces = face_words(table.laid, hand) if table.rules >= 2 else set()
    return ordinary_words(table.laid, hand) | faces | {"done"}  # SHF-24


def specials(table: Table, seat: int) -> set[str]:
    """The special actions a seat may begin (SHF-20 to SHF-25)."""
    if seat in table.acted:
        return set()
    found = face_words(table.laid, table.hands[seat]) | {"out"}
    if seat not in table.shown and cells_for(table.laid, table.colours[seat] * 4):
        found.add("?")
    return found


def pending_cells(table: Table) -> set[Cell]:
    """Where the tile being laid may go."""
    if table.pending in FACES:
        return cells_for_face(table.laid, table.pending)
    return cells_for(table.laid, pending_tile(table)[1])


def pending_tile(table: Table) -> tuple[str, str]:
    """The tile being laid and its edges as they will lie."""
    word = table.pending
    if word == "?":
        colour = table.colours[table.actor]
        return "?" + colour, colour * 4
    if word in FACES:
        return word, "FFFF"
    if word.endswith("s"):
        return word[:-1], word[1] * 4
    return word[:-4], word[-4:]


# ---- what follows -------------------------------------------------------------------------------------------------


def play(table: Table, seat: int, word: str, draw: Draw) -> None:
    """Does it; `draw` says which tiles the seat takes from the bag when it draws so many."""
    if table.rules >= 2 and table.phase == "turn" and (word == "?" or word in FACES):
        table.acted.add(seat)
    if word == "x":
        let_pass(table, seat, draw)
    elif word == "out":
        get_out(table, seat)
    elif word == "done":
        end_action(table)
    elif word.startswith("@"):
        x, y = word[1:].split(",")
        lay(table, (int(x), int(y)), draw)
    else:
        table.second = table.phase == "second"
        table.phase, table.actor, table.pending = "placing", seat, word
        if word == "?":
            table.shown.add(seat)
        else:  # everybody sees which tile leaves the hand
            tile = pending_tile(table)[0]
            table.hands[seat].remove(tile)
            tell(table, seat, "laid", tile)


def lay(table: Table, cell: Cell, draw: Draw) -> None:
    """The tile being laid goes there, and its seat draws (SHF-11)."""
    seat, word = table.actor, table.pending
    tile, edges = pending_tile(table)
    table.passes, table.pending = 0, ""
    if cell in table.laid:
        table.laid[cell].cover = tile  # SHF-22: nothing is drawn
        table.said.append((None, "WolfCovered", seat, tile, cell))
    else:
        touching = len(wanted(table.laid, cell))
        is_face = word in FACES
        table.laid[cell] = Laid(tile, edges, wolf=is_face and tile[0] == "W", hunter=is_face and tile[0] == "H")
        say_laid(table, seat, word, cell, touching)
        take(table, seat, touching, draw)
    if word == "?":
        table.phase = "second"
    elif table.second:
        end_action(table)
    elif word in FACES:
        table.phase = "hunting"
        if not table.hands[seat]:
            end_action(table)
    else:
        finish_if_empty(table, seat)
        table.turns += 1
        pass_on(table)


def say_laid(table: Table, seat: int, word: str, cell: Cell, touching: int) -> None:
    """What everybody hears of a tile just laid, and of the pens it has closed."""
    laid = table.laid[cell]
    if word == "?":
        table.said.append((None, "ColourShown", seat, laid.edges[0], cell))
    elif word in FACES:
        table.said.append((None, "WolfLaid" if laid.wolf else "HunterLaid", seat, laid.tile, cell))
    else:
        table.said.append((None, "TileLaid", seat, laid.tile, laid.edges, cell, touching))
    closed = [area for area in areas(table.laid) if area.motif in SHEEP and area.closed]
    for edge in range(4):
        for pen in closed:
            if (*cell, edge) in pen.nodes and not any((*cell, before) in pen.nodes for before in range(edge)):
                table.said.append((None, "PenClosed", seat, pen.motif, pen.sheep, cell))


def take(table: Table, seat: int, number: int, draw: Draw) -> None:
    """The seat draws as many as the bag has (SHF-11)."""
    number = min(number, len(table.bag))
    if number:
        drawn = draw_from_bag(table, seat, number, draw)
        table.said += [(None, "Drew", seat, number), (seat, "DrewTiles", seat, drawn)]
        tell(table, seat, "drew", number)


def draw_from_bag(table: Table, seat: int, number: int, draw: Draw) -> frozenset[str]:
    """So many tiles of the bag are now in the hand."""
    drawn = frozenset(draw(seat, number))
    assert number == len(drawn), "another number was drawn"
    assert drawn <= table.bag, "what was drawn was not in the bag"
    table.bag -= drawn
    table.hands[seat] |= drawn
    return drawn


def end_action(table: Table) -> None:
    """A special action is over; the turn stays where it was unless its seat has finished (SHF-20)."""
    finish_if_empty(table, table.actor)
    table.passes = 0
    table.turns += 1
    table.phase, table.actor, table.second = "turn", table.turn, False
    if len(table.finished) == table.seats:
        end(table)
    elif table.turn in table.finished:
        pass_on(table)


def finish_if_empty(table: Table, seat: int) -> None:
    """SHF-12."""
    if not table.hands[seat] and seat not in table.finished:
        finish(table, seat)


def finish(table: Table, seat: int) -> None:
    """The seat has finished as the next in order (SHF-31)."""
    table.finished.append(seat)
    table.acted.discard(seat)
    table.said.append((None, "Finished", seat, table.bonus[seat]))


def end(table: Table) -> None:
    """The game is over, and all colours are shown (SHF-34)."""
    table.phase = "over"
    table.acted.clear()
    pens = [tuple(good_pens(table.laid, colour)) for colour in table.colours]
    table.said.append((None, "Scored", tuple(table.points()), tuple(pens), tuple(table.bonus), tuple(table.colours)))


def get_out(table: Table, seat: int) -> None:
    """The hand leaves the game unseen, and the seat has finished (SHF-25)."""
    table.left_hands[seat], table.hands[seat] = table.hands[seat], set()
    table.got_out.add(seat)
    table.said.append((None, "GotOut", seat))
    finish(table, seat)
    table.actor = seat
    end_action(table)


def let_pass(table: Table, seat: int, draw: Draw) -> None:
    """SHF-10, and SHF-13, SHF-14, SHF-30 when nobody can go on."""
    if seat not in table.told:
        table.told[seat] = [("held", len(table.hands[seat]))]
    tell(table, seat, "passed", frozenset(fitting_tiles(table.laid)))
    table.said.append((None, "Passed", seat))
    table.turns += 1
    table.passes += 1
    if len(table.still_in) == 1:  # SHF-30
        end(table)
        return
    pass_on(table)
    if table.passes < len(table.still_in):
        return
    table.passes = 0
    if len(table.laid) == 1:
        deal_anew(table, draw)
    elif table.bag:
        table.said.append((None, "AllPassed", True))
        for other in table.still_in:
            take(table, other, 1, draw)
    else:
        table.said.append((None, "AllPassed", False))
        end(table)


def deal_anew(table: Table, draw: Draw) -> None:
    """SHF-13: hands that left the game with their seat do not come back."""
    players = table.still_in
    for seat in players:
        table.bag |= table.hands[seat]
        table.hands[seat] = set()
        table.told.pop(seat, None)
    table.said.append((None, "Redealt"))
    for seat in sorted(players):
        table.said.append((seat, "HandDealt", seat, draw_from_bag(table, seat, 4, draw)))
    table.turn = table.actor = table.first
    if table.first in table.finished:
        pass_on(table)


def pass_on(table: Table) -> None:
    """The next seat clockwise that is still in is on turn; without one the game is over (SHF-12, SHF-30)."""
    table.phase, table.second = "turn", False
    table.acted.clear()
    if len(table.finished) == table.seats:
        end(table)
        return
    table.turn = (table.turn + 1) % table.seats
    while table.turn in table.finished:
        table.turn = (table.turn + 1) % table.seats
    table.actor = table.turn


def tell(table: Table, seat: int, what: str, value: int | str | frozenset[str]) -> None:
    """From its first pass on everybody remembers what a seat did with its hand."""
    if seat in table.told:
        table.told[seat].append((what, value))
