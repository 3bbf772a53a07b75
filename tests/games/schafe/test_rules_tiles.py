"""Table, tiles and set-up: SHF-1 to SHF-5."""

from collections import Counter

import pytest
from tests.games.schafe import naive
from tests.games.schafe.tables import (
    COLOURS,
    FOLD,
    SEATS,
    at_every_table,
    held,
    on_turn,
    pens,
    play,
    plays,
    table,
    view,
    words,
)

import rudel
from rudel.core.game import SEAT_LETTERS

GAME = rudel.game("schafe", 2)
TAKES = [GAME.write(0, action) for action in range(6400, 6896)]
LANDSCAPES, FOUR_SHEEP, FACES = TAKES[:480], TAKES[480:488], TAKES[488:]


def sides():
    """Every side of the sixty landscape tiles as the kernel knows it, unturned: front, back, front, back."""
    return [word[-4:] for word in LANDSCAPES[::4]]


# ---- SHF-1 --------------------------------------------------------------------------------------------------------


def test_shf_1_two_three_or_four_play():
    assert SEATS == rudel.GAMES["schafe"].seat_numbers
    for seats in (1, 5):
        with pytest.raises(rudel.BadSetup):
            rudel.game("schafe", seats)


@at_every_table
def test_shf_1_the_bag_has_68_tiles_and_every_one_can_be_drawn(seats):
    game = rudel.game("schafe", seats)
    drawn = Counter()
    for seed in range(150):
        state = game.start(seed=seed)
        seen = [view(state, seat) for seat in SEAT_LETTERS[:seats]]
        assert 68 == seen[0].bag + sum(seen[0].held)
        drawn.update(tile for one in seen for tile in one.hand)
    assert set(range(68)) == set(drawn)


@at_every_table
def test_shf_1_no_tile_is_held_twice(seats):
    for seed in range(20):
        state = rudel.game("schafe", seats).start(seed=seed)
        tiles = [tile for seat in SEAT_LETTERS[:seats] for tile in view(state, seat).hand]
        assert len(tiles) == len(set(tiles)) == 4 * seats


# ---- SHF-2 --------------------------------------------------------------------------------------------------------


def test_shf_2_there_are_six_motifs():
    assert set("RYBKFV") == set("".join(sides()))


def test_shf_2_no_side_shows_village_and_forest_together():
    assert [] == [side for side in sides() if {"F", "V"} <= set(side)]


def test_shf_2_a_tile_in_the_hand_may_be_turned_over_and_round():
    """Beside the square only village fits, which is on the back of 50; north of 58 a red edge must look south."""
    state = table("58RVVV@0,-1", {"A": "50", "B": "1"})
    assert words("50VVYY 50YVVY 50YYVV 50VYYV 50FFRR 50FRRF ? out") == plays(state)


def test_shf_2_a_tile_keeps_its_edges_in_their_order_when_it_is_turned():
    for number in range(0, 480, 4):
        turns = LANDSCAPES[number : number + 4]
        assert [turns[0][:-4] + naive.turned(turns[0][-4:], turn) for turn in range(4)] == turns


def row_to_the_east():
    """Thirty-nine tiles in a row, the last of them with red in the east."""
    laid, free, motif = [], set(naive.SIDES), "V"
    for x in range(1, 40):
        words_that_fit = [
            word
            for tile in sorted(free, key=int)
            for word, edges in naive.ordinary_sides(tile).items()
            if edges[3] == motif and edges[1] in ("R" if x == 39 else COLOURS)
        ]
        laid.append(f"{words_that_fit[0]}@{x},0")
        free.remove(words_that_fit[0][:-4])
        motif = words_that_fit[0][-3]
    return " ".join(laid)


@pytest.mark.parametrize(("turn", "end"), [(0, "@-40,0"), (1, "@0,-40")])
def test_shf_2_the_table_has_no_border(turn, end):
    """The place beyond 39 is called -40, and tiles on both sides of it touch."""
    ground = row_to_the_east()
    if turn:
        ground = " ".join(turned_south(word) for word in ground.split())
    state = table(ground, {"A": "WR 60", "B": "59"})
    before = Counter(pens(state, "R"))
    play(state, f"WRs {end}")
    after = Counter(pens(state, "R"))
    assert (Counter({(1, 1, False): 1}), Counter({(5, 3, False): 1})) == (before - after, after - before)


def turned_south(word):
    """A tile of a row to the east, in a row to the south."""
    name, at = word.split("@")
    return f"{name[:-4]}{naive.turned(name[-4:], 1)}@0,{at.split(',')[0]}"


# ---- SHF-3 --------------------------------------------------------------------------------------------------------


def test_shf_3_the_sixty_tiles_are_those_of_the_list():
    assert [side for both in naive.SIDES.values() for side in both] == sides()
    assert 120 == len(sides())


def test_shf_3_every_side_and_turn_of_every_tile_has_a_word_of_its_own():
    assert 480 == len(set(LANDSCAPES))
    assert [str(number) for number in range(1, 61) for _ in range(8)] == [word[:-4] for word in LANDSCAPES]


@pytest.mark.parametrize("colour", COLOURS)
def test_shf_3_every_colour_has_96_edges_on_54_tiles(colour):
    pairs = list(zip(sides()[::2], sides()[1::2], strict=True))
    assert (96, 54) == ("".join(sides()).count(colour), sum(colour in front + back for front, back in pairs))


def test_shf_3_every_colour_has_the_same_sides():
    """Two colours that change their names leave the same sides, whatever two they are."""

    def every_side(renamed):
        found = [side.translate(renamed) for side in sides()]
        return Counter(min(naive.turned(side, turn) for turn in range(4)) for side in found)

    for one in COLOURS:
        for other in COLOURS:
            assert every_side({}) == every_side(str.maketrans(one + other, other + one))


@pytest.mark.parametrize("kind", "WH")
@pytest.mark.parametrize(("colour", "place"), [("R", "@1,-1"), ("Y", "@-1,-2"), ("B", "@0,-3"), ("K", "@1,-2")])
def test_shf_3_one_wolf_and_one_hunter_for_each_colour_have_its_four_sheep_behind(kind, colour, place):
    state = table("59RRVV@0,-1 26BKRY@0,-2", {"A": kind + colour, "B": "1"}, colours="RY")
    play(state, f"{kind}{colour}s {place}")
    assert 4 * colour == view(state).map[-1].edges
    assert 60 + COLOURS.index(colour) + 4 * (kind == "H") == view(state).map[-1].tile


@pytest.mark.parametrize("face", FACES)
def test_shf_3_a_wolf_and_a_hunter_have_forest_on_all_edges(face):
    state = play(table(FOLD, {"A": f"{face} 2", "B": "1"}), f"{face} @0,-3")
    assert "FFFF" == view(state).map[-1].edges


def test_shf_3_there_are_four_wolves_and_four_hunters():
    assert words("WR WY WB WK HR HY HB HK") == set(FACES)
    assert {face + "s" for face in FACES} == set(FOUR_SHEEP)


@pytest.mark.parametrize("colour", COLOURS)
def test_shf_3_a_secret_tile_has_its_colour_on_all_edges(colour):
    ground = {"R": "58RVVV@0,-1", "Y": "49YVVV@0,-1", "B": "52BVVV@0,-1", "K": "55KVVV@0,-1"}[colour]
    others = COLOURS.replace(colour, "")
    state = play(table(ground, {"A": "1", "B": "2"}, colours=colour + others), "? @0,-2")
    assert (4 * colour, 68 + COLOURS.index(colour)) == (view(state).map[-1].edges, view(state).map[-1].tile)


# ---- SHF-4 --------------------------------------------------------------------------------------------------------


@at_every_table
def test_shf_4_each_seat_gets_one_colour_and_no_two_the_same(seats):
    game = rudel.game("schafe", seats)
    dealt = Counter()
    for seed in range(600):
        state = game.start(seed=seed)
        colours = tuple(view(state, seat).colour for seat in SEAT_LETTERS[:seats])
        assert seats == len(set(colours)) == len(set(colours) & set(COLOURS))
        dealt[colours] += 1
    assert {2: 12, 3: 24, 4: 24}[seats] == len(dealt)


@at_every_table
def test_shf_4_nobody_knows_anothers_colour(seats):
    state = rudel.game("schafe", seats).start(seed=3)
    for seat in [*SEAT_LETTERS[:seats], None]:
        assert (None,) * seats == view(state, seat).colours
    assert view(state).colour is None


def test_shf_4_sheep_of_a_colour_that_nobody_has_belong_to_nobody():
    state = table(FOLD, {"A": "1", "B": "2"}, colours="YB")
    play(state, "out out")
    assert ([(2, 0, False)], (6, 0)) == (pens(state, "R"), view(state).points)


# ---- SHF-5 --------------------------------------------------------------------------------------------------------


@at_every_table
def test_shf_5_the_village_square_lies_and_everyone_draws_four(seats):
    for seed in range(10):
        state = rudel.game("schafe", seats).start(seed=seed)
        seen = view(state)
        assert [(-1, 0, 0, "VVVV", None)] == [(one.tile, one.x, one.y, one.edges, one.hunter) for one in seen.map]
        assert ((4,) * seats, 68 - 4 * seats) == (held(state), seen.bag)
        assert [4] * seats == [len(view(state, seat).hand) for seat in SEAT_LETTERS[:seats]]


@at_every_table
def test_shf_5_hands_are_secret(seats):
    state = rudel.game("schafe", seats).start(seed=4)
    assert () == view(state).hand
    for seat in SEAT_LETTERS[:seats]:
        assert sorted(view(state, seat).hand) == list(view(state, seat).hand)


@at_every_table
def test_shf_5_the_first_player_is_drawn(seats):
    game = rudel.game("schafe", seats)
    states = [game.start(seed=seed) for seed in range(60)]
    assert set(range(seats)) == {view(state).first for state in states}
    assert [SEAT_LETTERS[view(state).first] for state in states] == [on_turn(state) for state in states]
