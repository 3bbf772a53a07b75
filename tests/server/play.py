"""How a scripted person plays: random whole turns, found action by action with `try`."""

from rudel.client import Refused


async def choose_turn(line, seen, luck):
    """A random whole turn."""
    actions, legal = [], seen.legal
    while True:
        actions.append(luck.choice(legal).id)
        tried = await line.attempt(seen, actions)
        if tried.whole:
            return actions
        legal = tried.legal


async def play_turn(line, seen, luck):
    """Plays a random whole turn and waits until it is seen; False if somebody else was quicker."""
    try:
        version = await line.play(seen, await choose_turn(line, seen, luck))
    except Refused as refused:
        if refused.kind not in {"stale", "over"}:
            raise
        await line.until(lambda line: line.seen[seen.seat].version > seen.version)
        return False
    await line.until(lambda line: line.seen[seen.seat] is not seen and line.seen[seen.seat].version >= version)
    return True


async def play_whole(line, luck):
    """Plays for all own seats until the game is over; how many turns."""
    turns = 0
    while (seen := await line.my_turn()) is not None:
        turns += await play_turn(line, seen, luck)
    return turns
