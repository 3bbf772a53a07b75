"""The kernel against a second, naive implementation of the same specification, action by action."""

from __future__ import annotations

import msgspec
import pytest
from tests.games.schafe import naive

import rudel
from rudel.core.dice import Dice
from rudel.games.schafe import board
from rudel.games.schafe.actions import GET_OUT, PASS, REVEAL, place_of
from rudel.games.schafe.position import position
from rudel.games.schafe.tiles import unpacked
from rudel.games.schafe.view import ToldDrew, ToldHeld, ToldLaid, ToldPassed

pytestmark = pytest.mark.slow_plain

PLAIN = rudel.KERNELS == "plain"
NAMES = [*naive.TILES, *("?" + colour for colour in naive.COLOURS)]
TABLES = [
    rudel.game("schafe", seats, own_turn_only=own_turn_only, rules=rules)
    for seats in (2, 3, 4)
    for own_turn_only in (False, True)
    for rules in (1, 2)
]
at_every_table = pytest.mark.parametrize(
    "game", TABLES, ids=lambda game: f"{game.seats}-own_turn_only={game.options['own_turn_only']}-rules{game.rules}"
)


def table_of(state):
    """The naive table of a position in which a turn begins and nobody has passed, shown a colour or finished."""
    game = state.game
    seen = game.view(state, None)
    hands = [hand_of(state, seat) for seat in range(game.seats)]
    laid = {(one.x, one.y): _laid(one) for one in seen.map}
    gone = {NAMES[tile] for tile in seen.gone}
    lying = {name for one in laid.values() for name in (one.tile, one.cover)}
    return naive.Table(
        seats=game.seats,
        hands=hands,
        bag=set(naive.TILES).difference(gone, lying, *hands),
        colours=[game.view(state, seat).colour for seat in range(game.seats)],
        first=seen.first,
        own_turn_only=game.options["own_turn_only"],
        rules=game.rules,
        laid=laid,
        turn=seen.turn,
        actor=seen.turn,
    )


def _laid(one):
    name, face = _named(one.tile), one.edges == "FFFF"
    return naive.Laid(name, one.edges, face and name[0] == "W", face and name[0] == "H", _named(one.hunter))


def hand_of(state, seat):
    return {NAMES[tile] for tile in state.game.view(state, seat).hand}


def public(state):
    """All that everybody sees, in the naive table's words."""
    seen = state.game.view(state, None)
    return {
        "phase": seen.phase,
        "turn": seen.turn if seen.phase != "over" else None,
        "actor": seen.actor if seen.phase != "over" else None,
        "map": {(laid.x, laid.y): (_named(laid.tile), laid.edges, _named(laid.hunter)) for laid in seen.map},
        "pending": _pending(seen),
        "held": list(seen.held),
        "bag": seen.bag,
        "finished": list(seen.finished),
        "got out": {seat for seat, out in enumerate(seen.got_out) if out},
        "left hands": list(seen.left_hands),
        "passes": seen.passes if seen.phase == "turn" else None,
        "bonus": list(seen.bonus),
        "first": seen.first,
        "told": {seat: [_tale(one) for one in told] for seat, told in enumerate(seen.told) if told},
        "turns": seen.turns,
        "waiting": set(state.to_act()),
        "allowed": set(state.may_act()),
        "acted": set(seen.acted),
    }


def expected_public(table):
    return {
        "phase": table.phase,
        "turn": table.turn if table.phase != "over" else None,
        "actor": table.actor if table.phase != "over" else None,
        "map": {cell: (laid.tile, laid.edges, laid.cover) for cell, laid in table.laid.items()},
        "pending": naive.pending_tile(table) if table.pending else None,
        "held": [len(hand) for hand in table.hands],
        "bag": len(table.bag),
        "finished": table.finished,
        "got out": table.got_out,
        "left hands": [len(table.left_hands.get(seat, ())) for seat in range(table.seats)],
        "passes": table.passes if table.phase == "turn" else None,
        "bonus": table.bonus,
        "first": table.first,
        "told": table.told,
        "turns": table.turns,
        "waiting": naive.waiting(table),
        "allowed": naive.allowed(table),
        "acted": table.acted,
    }


def _named(tile):
    return "" if tile is None or tile < 0 else NAMES[tile]


def _tale(told):
    match told:
        case ToldPassed(tiles):
            return "passed", frozenset(naive.TILES[tile] for tile in tiles)
        case ToldLaid(tile):
            return "laid", NAMES[tile]
        case ToldHeld(number):
            return "held", number
        case ToldDrew(number):
            return "drew", number


def _pending(seen):
    """The tile being laid and its edges, read from the view."""
    if seen.pending is None:
        return None
    taken = seen.pending
    name = NAMES[taken.tile]
    if name in naive.SIDES:
        return name, naive.turned(naive.SIDES[name][taken.side], taken.turn)
    return name, "FFFF" if name in naive.FACES and taken.side == 0 else name[1] * 4


def compare_areas(state, table):
    """Every pen and forest of the flood fill is one of the kernel's, at the very same edges."""
    order = [(laid.x, laid.y) for laid in state.game.view(state, None).map]
    found = {}
    for area in naive.areas(table.laid):
        for node in area.nodes:
            found[node] = area
    pens, forests = state.pens(), state.forests()
    at = [found[*order[root // 4], root % 4] for *_, root in (*pens, *forests)]
    assert len(at) == len({id(area) for area in at}) == len({id(area) for area in found.values()})
    assert [(area.motif, area.sheep, area.open, area.threatened) for area in at[: len(pens)]] == [
        (colour, sheep, edges, bool(threat)) for colour, sheep, edges, threat, _ in pens
    ]
    assert [("F", area.wolves, area.hunters, area.open) for area in at[len(pens) :]] == [
        ("F", wolves, hunters, edges) for wolves, hunters, edges, _ in forests
    ]


def compare_frontier(state, table):
    """The empty cells beside tiles, and what their neighbours ask for."""
    cells, rim = state.meadow.cells, {}
    for index in range(state.meadow.rim):
        cell = int.from_bytes(cells[board.RIM + 2 * index : board.RIM + 2 * index + 2], "little")
        want = int.from_bytes(cells[board.WANT + 2 * index : board.WANT + 2 * index + 2], "little")
        rim[place_of(cell)] = {edge: motif for edge, motif in enumerate(unpacked(want)) if motif != "."}
    assert state.meadow.rim == len(rim)
    assert naive.frontier(table.laid) == rim


def compare(state, table):
    assert expected_public(table) == public(state)
    for seat in range(table.seats):
        mine = state.game.view(state, seat)
        assert table.hands[seat] == hand_of(state, seat)
        shown = table.phase == "over"
        assert [
            colour if shown or other in table.shown else None for other, colour in enumerate(table.colours)
        ] == list(mine.colours)
        assert table.colours[seat] == mine.colour
        assert naive.legal(table, seat) == {state.game.write(seat, action) for action in state.legal(seat)}
    compare_areas(state, table)
    compare_frontier(state, table)
    if table.phase == "over":
        outcome = state.outcome()
        assert (table.places(), table.points()) == (list(outcome.places), list(outcome.points))
        assert table.points() == list(state.game.view(state, None).points)
    else:
        assert state.outcome() is None


def drawing(state, table):
    """Whatever a seat now holds that it did not hold before, it has drawn."""
    return lambda seat, _number: hand_of(state, seat) - table.hands[seat]


def choose(state, dice, never=()):
    """Somebody who is waited for, or now and then somebody who interrupts, and any of his actions but these."""
    while True:
        seats = [*state.to_act(), *(seat for seat in state.may_act() if dice.below(8) == 0)]
        seat = seats[dice.below(len(seats))]
        actions = [action for action in state.legal(seat) if action not in never]
        if PASS in actions and dice.below(4):  # most of those who can pass do
            return seat, PASS
        if actions:
            return seat, actions[dice.below(len(actions))]


def told(event):
    """An event in the naive table's words."""
    facts = msgspec.structs.asdict(event)
    audience, place = facts.pop("audience"), (facts.pop("x", None), facts.pop("y", None))
    if "tile" in facts:
        facts["tile"] = NAMES[facts["tile"]]
    if "tiles" in facts:
        facts["tiles"] = frozenset(NAMES[tile] for tile in facts["tiles"])
    if place != (None, None):
        touching = [facts.pop("touching")] if "touching" in facts else []
        return audience, type(event).__name__, *facts.values(), place, *touching
    return audience, type(event).__name__, *facts.values()


REVEALING = {"DrewTiles", "HandDealt", "Scored"}


def follow(state, table, dice, *, never=(), share=1):
    """A random game to its end, compared after one action in so many."""
    compare(state, table)
    heard = set()
    while state.to_act():
        seat, action = choose(state, dice, never)
        revealed, state.journal, table.said = state.revealed, [], []
        state.apply(seat, action)
        naive.play(table, seat, state.game.write(seat, action), drawing(state, table))
        assert table.said == [told(event) for event in state.game.info.events(state.journal)]
        shows = action == REVEAL or any(said[1] in REVEALING for said in table.said)
        assert shows == (state.revealed > revealed)
        heard |= {said[1:] if said[1] == "AllPassed" else said[1:2] for said in table.said}
        if not state.to_act() or dice.below(share) == 0:
            compare(state, table)
    return heard


WALLED = (("49VVVY", 0, -1), ("58RVVV", -1, 0), ("6FYRF", -1, -1))
"""A ground with no sheep on its open edges: many tiles do not fit."""


def scanty(game, dice):
    """A table no game may ever reach: hands of tiles that mostly do not fit, a bag of few tiles or none."""
    laid = [WALLED, grown(game, dice), WALLED, ()][dice.below(4)]
    colours = "".join(sorted("RYBK", key=lambda _: dice.below(1000)))
    state = position(game, laid, colours=colours)
    seen = game.view(state, None).map
    lying = {one.tile for one in seen} | {one.hunter for one in seen}
    rest = [tile for tile in range(68) if tile not in lying]
    dice.shuffle(rest)
    fitting = naive.fitting_tiles(table_of(state).laid)
    rest.sort(key=lambda tile: NAMES[tile] in fitting and dice.below(10) > 0)
    hands = {}
    for letter in "ABCD"[: game.seats]:
        many = 1 + dice.below(3) if laid else 4
        hands[letter] = " ".join(NAMES[tile] for tile in rest[:many])
        del rest[:many]
    dice.shuffle(rest)
    bag = " ".join(NAMES[tile] for tile in (rest[: dice.below(5) * dice.below(2)] if laid else rest))
    turn, first = "ABCD"[dice.below(game.seats)], "ABCD"[dice.below(game.seats)]
    return position(game, laid, hands, colours=colours, turn=turn, first=first, bag=bag)


def grown(game, dice):
    """The ground of a random game in which nobody has shown his colour."""
    state = game.start(dice=Dice(dice.below(1 << 30)))
    for _ in range(4 + dice.below(60)):
        if state.to_act():
            state.apply(*choose(state, dice, never=(REVEAL, GET_OUT)))
    return [_written(one) for one in game.view(state, None).map[1:]]


def _written(one):
    name = NAMES[one.tile]
    name += one.edges if one.tile < 60 else "" if one.edges == "FFFF" else "s"
    return name if one.hunter is None else f"{name}+{NAMES[one.hunter]}", one.x, one.y


def scanty_games(game, number, seed):
    dice = Dice(seed)
    heard = set()
    for _ in range(number):
        state = scanty(game, dice)
        heard |= follow(state, table_of(state), dice, never=(GET_OUT,) if dice.below(2) else (), share=2)
    return heard


def games(game, number, seed, **how):
    dice = Dice(seed)
    tables = []
    for _ in range(number):
        state = game.start(dice=Dice(dice.below(1 << 30)))
        tables.append(table_of(state))
        follow(state, tables[-1], dice, **how)
    return tables


@at_every_table
def test_the_kernel_and_the_naive_rules_agree_through_whole_games(game):
    games(game, 1 if PLAIN else 3, 11, share=1 + 2 * PLAIN)


@at_every_table
def test_the_kernel_and_the_naive_rules_agree_on_large_maps(game):
    played = games(game, 1 if PLAIN else 2, 12, never=(GET_OUT,), share=4)
    assert all(len(table.laid) > 60 for table in played)


@at_every_table
def test_the_kernel_and_the_naive_rules_agree_when_tiles_are_scarce(game):
    scanty_games(game, 8 if PLAIN else 16, 13)


@pytest.mark.soak
@at_every_table
def test_the_kernel_and_the_naive_rules_agree_for_long(game):
    games(game, 300, 21)
    games(game, 100, 22, never=(GET_OUT,))
    heard = scanty_games(game, 600, 23)
    assert 16 == len(heard), "everything that can happen has happened, everybody's passing with tiles and without"
