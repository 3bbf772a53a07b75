"""Meine Schafe, Deine Schafe in words: which message tells an event, describes an action or says what to do now.

What an action would do is tried in an imagined position and read off the public events: it says nothing that the view
does not know.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from rudel.core.speech import Name, Said
from rudel.games.schafe import actions as asked
from rudel.games.schafe import events
from rudel.games.schafe.sketch import edges_of, imagined, sign
from rudel.games.schafe.tiles import HUNTER, NAMES, SECRET, WOLF

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rudel.core.game import Game
    from rudel.core.speech import Word
    from rudel.games.schafe.rules import SchafeState
    from rudel.games.schafe.view import SchafeView

DIRECTIONS = (("nw", "n", "ne"), ("w", "here", "e"), ("sw", "s", "se"))


def _tile(tile: int) -> Said:
    """A tile by its name: 12, wolf WR, hunter HB, the question mark."""
    if tile >= SECRET:
        return Said("schafe-tile-secret")
    kind = "land" if tile < WOLF else "wolf" if tile < HUNTER else "hunter"
    return Said(f"schafe-tile-{kind}", {"name": NAMES[tile]})


def _kind(tile: int, side: int) -> str:
    """What a tile counts as with this side up: four sheep are a piece of landscape."""
    if tile >= SECRET:
        return "secret"
    return "land" if tile < WOLF or side else "wolf" if tile < HUNTER else "hunter"


def _tiles(tiles: Sequence[int]) -> tuple[Said, ...]:
    return tuple(Said("schafe-tile-short", {"name": NAMES[tile]}) for tile in tiles)


def _colour(colour: str) -> Said:
    return Said(f"schafe-colour-{colour}")


def _sheep(colour: str, number: int) -> Said:
    return Said(f"schafe-sheep-{colour}", {"number": number})


def _edges(edges: str) -> Said:
    north, east, south, west = map(sign, edges)
    return Said("schafe-edges", {"north": north, "east": east, "south": south, "west": west})


def _place(x: int, y: int) -> str:
    """A place as the numbers beside the map have it."""
    return f"{x},{y}"


# --- what has happened ----------------------------------------------------------------------------------------------


def tell(game: Game, event: events.Event) -> Said | None:
    """An event as something to be said."""
    del game
    return _tell_laid(event) or _tell_drawn(event) or _tell_end(event)


def _tell_laid(event: events.Event) -> Said | None:
    match event:
        case events.TileLaid(seat=seat, tile=tile, x=x, y=y, touching=touching):
            about: dict[str, Word] = {"who": Name(seat), "tile": _tile(tile), "place": _place(x, y)}
            return Said("schafe-event-laid", {**about, "touching": touching})
        case events.WolfLaid(seat=seat, x=x, y=y):
            return Said("schafe-event-wolf", {"who": Name(seat), "place": _place(x, y)})
        case events.HunterLaid(seat=seat, x=x, y=y):
            return Said("schafe-event-hunter", {"who": Name(seat), "place": _place(x, y)})
        case events.WolfCovered(seat=seat, x=x, y=y):
            return Said("schafe-event-covered", {"who": Name(seat), "place": _place(x, y)})
        case events.ColourShown(seat=seat, colour=colour, x=x, y=y):
            return Said("schafe-event-shown", {"who": Name(seat), "colour": _colour(colour), "place": _place(x, y)})
        case events.PenClosed(colour=colour, sheep=sheep):
            return Said("schafe-event-closed", {"sheep": _sheep(colour, sheep)})
    return None


def _tell_drawn(event: events.Event) -> Said | None:
    match event:
        case events.Dealt(first=first):
            return Said("schafe-event-dealt", {"who": Name(first)})
        case events.HandDealt(tiles=tiles):
            return Said("schafe-event-hand", {"tiles": _tiles(tiles)})
        case events.ColourDealt(colour=colour):
            return Said("schafe-event-colour", {"colour": _colour(colour)})
        case events.Drew(seat=seat, number=number):
            return Said("schafe-event-drew", {"who": Name(seat), "number": number})
        case events.DrewTiles(tiles=tiles):
            return Said("schafe-event-drew-tiles", {"tiles": _tiles(tiles)})
        case events.Redealt():
            return Said("schafe-event-redealt")
        case events.AllPassed(drew=drew):
            return Said("schafe-event-all-passed" if drew else "schafe-event-all-passed-last")
    return None


def _tell_end(event: events.Event) -> Said | None:
    match event:
        case events.Passed(seat=seat):
            return Said("schafe-event-passed", {"who": Name(seat)})
        case events.GotOut(seat=seat):
            return Said("schafe-event-got-out", {"who": Name(seat)})
        case events.Finished(seat=seat, bonus=bonus):
            return Said("schafe-event-finished", {"who": Name(seat), "bonus": bonus})
        case events.Scored():
            return Said(
                "schafe-event-scored", {"scores": tuple(_score(event, seat) for seat in range(len(event.points)))}
            )
    return None


def _score(event: events.Scored, seat: int) -> Said:
    """A seat's colour, largest pen and points for finishing (SHF-34)."""
    about: dict[str, Word] = {"who": Name(seat), "colour": _colour(event.colours[seat])}
    pen = max(event.pens[seat], default=0)
    return Said("schafe-score", {**about, "pen": pen, "bonus": event.bonus[seat], "points": event.points[seat]})


# --- what an action would do ----------------------------------------------------------------------------------------


def describe(game: Game, view: SchafeView, action: int) -> Said:
    """What an action would do."""
    match asked.action(action):
        case asked.At(x, y):
            return _describe_place(game, view, action, x, y)
        case asked.Take() as taken:
            about: dict[str, Word] = {"name": NAMES[taken.tile], "what": _what(taken, edges_of(view, action))}
            return _could("schafe-action-take", about, game, view, action)
        case asked.Reveal():
            return _could("schafe-action-reveal", {"colour": _colour(view.colour or "R")}, game, view, action)
        case asked.Pass():
            return Said("schafe-action-pass")
        case asked.Done():
            return Said("schafe-action-done-second" if view.phase == "second" else "schafe-action-done")
    return _describe_getting_out(game, view, action)


def _what(taken: asked.Take, edges: str) -> Said:
    """The side of a tile that would lie on top."""
    if taken.tile < WOLF:
        return _edges(edges)
    if taken.side:
        return _sheep(edges[0], 4)
    return Said("schafe-wolf" if taken.tile < HUNTER else "schafe-hunter")


def _could(message: str, about: dict[str, Word], game: Game, view: SchafeView, action: int) -> Said:
    """A tile to be taken: how many places there are for it, and the largest pen that it could close."""
    trial = imagined(game, view).copy()
    seat = view.seat or 0
    trial.apply(seat, action)
    cells = trial.legal(seat)
    about["places"] = Said("schafe-places", {"number": len(cells)})
    closed = [
        event for cell in cells for event in _happens(trial, seat, cell)[1] if isinstance(event, events.PenClosed)
    ]
    if not closed:
        return Said(message, about)
    largest = max(closed, key=lambda event: event.sheep)
    close = "schafe-effect-closes" if len(cells) == 1 else "schafe-effect-could-close"
    effects = (Said(close, {"sheep": _sheep(largest.colour, largest.sheep)}),)
    return Said(f"{message}-for", {**about, "effects": effects})


def _happens(before: SchafeState, seat: int, action: int) -> tuple[SchafeState, list[events.Event]]:
    """The position after an action, and what has happened."""
    after = before.copy()
    after.journal = []
    after.apply(seat, action)
    return after, before.game.info.events(after.journal)


def _describe_place(game: Game, view: SchafeView, action: int, x: int, y: int) -> Said:
    """Where it is seen from the village, how much is drawn for it, and what becomes of pens."""
    direction = DIRECTIONS[(y > 0) - (y < 0) + 1][(x > 0) - (x < 0) + 1]
    where: dict[str, Word] = {"direction": Said(f"schafe-direction-{direction}"), "place": _place(x, y)}
    if any((laid.x, laid.y) == (x, y) for laid in view.map):
        effects = (Said("schafe-effect-covers"), *_effects(game, view, action)[1:])
    else:
        effects = _effects(game, view, action)
    return Said("schafe-action-at", {**where, "effects": effects})


def _effects(game: Game, view: SchafeView, action: int) -> tuple[Said, ...]:
    """What everybody would see happen; how much is drawn comes first."""
    before, seat = imagined(game, view), view.seat or 0
    after, happened = _happens(before, seat, action)
    drawn = sum(event.number for event in happened if isinstance(event, events.Drew))
    effects = [Said("schafe-effect-draws", {"number": drawn})]
    for event in happened:
        match event:
            case events.PenClosed(colour=colour, sheep=sheep):
                effects.append(Said("schafe-effect-closes", {"sheep": _sheep(colour, sheep)}))
            case events.Finished(seat=who, bonus=bonus) if who == seat:
                effects.append(Said("schafe-effect-finishes", {"bonus": bonus}))
    return (*effects, *_threats(before, after))


def _threats(before: SchafeState, after: SchafeState) -> list[Said]:
    """Sheep that a wolf threatens only now, and those it does not threaten any more (SHF-33)."""
    was, now_is = _threatened(before), _threatened(after)
    worse = [(colour, now_is[colour] - was[colour]) for colour in "RYBK"]
    effects = [Said("schafe-effect-threatens", {"sheep": _sheep(colour, more)}) for colour, more in worse if more > 0]
    return effects + [
        Said("schafe-effect-frees", {"sheep": _sheep(colour, -more)}) for colour, more in worse if more < 0
    ]


def _threatened(state: SchafeState) -> Counter[str]:
    sheep: Counter[str] = Counter()
    for colour, number, _, threatened, _ in state.pens():
        sheep[colour] += number * threatened
    return sheep


def _describe_getting_out(game: Game, view: SchafeView, action: int) -> Said:
    """Getting out, with what it earns (SHF-25, SHF-31)."""
    _, happened = _happens(imagined(game, view), view.seat or 0, action)
    bonus = sum(event.bonus for event in happened if isinstance(event, events.Finished) and event.seat == view.seat)
    return Said("schafe-action-out", {"bonus": bonus})


# --- what to do now -------------------------------------------------------------------------------------------------


def now(game: Game, view: SchafeView, legal: Sequence[int] | None = None) -> Said:
    """What the seat should do now, or whom it waits for; its legal actions are imagined if they are not told."""
    if view.phase == "over":
        return Said("schafe-now-over")
    bag: dict[str, Word] = {"bag": view.bag}
    acted = "-acted" if view.seat in view.acted else ""  # SHF-20
    if view.actor != view.seat:
        done = view.seat is not None and view.seat in view.finished
        return Said("schafe-now-finished" if done else f"schafe-now-wait{acted}", {**bag, "who": Name(view.actor)})
    if view.phase == "placing" and view.pending is not None:
        return Said(f"schafe-now-place-{_kind(view.pending.tile, view.pending.side)}")
    if view.phase == "turn":
        legal = imagined(game, view).legal(view.seat) if legal is None else legal
        return Said(f"schafe-now-pass{acted}" if asked.PASS in legal else f"schafe-now-lay{acted}", bag)
    return Said(f"schafe-now-{view.phase}", bag)
