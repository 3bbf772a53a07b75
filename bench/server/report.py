"""The figures of a run, and how they are printed."""

from __future__ import annotations

import statistics

RIVAL = "boardgame.io"


def spread(values):
    """Median, least and most."""
    return {"median": statistics.median(values), "least": min(values), "most": max(values)}


def figures(names, closed, opened, kept):
    """Everything by contender, and our turns per processor second over theirs, round by round."""
    found = {
        "rounds": {"closed": len(closed[names[0]]), "open": len(opened[names[0]])},
        "contenders": {name: contender(closed[name], opened[name], kept.get(name)) for name in names},
    }
    if RIVAL in names:
        found["ratios"] = {
            name: spread([ours.turns / ours.cpu / (theirs.turns / theirs.cpu) for ours, theirs in pairs])
            for name in names
            if name != RIVAL
            for pairs in [list(zip(closed[name], closed[RIVAL], strict=True))]
        }
    return found


def contender(closed, opened, kept):
    return {
        "turns per processor second": spread([one.turns / one.cpu for one in closed]),
        "turns a second": spread([one.turns / one.seconds for one in closed]),
        "bytes a turn": spread([one.bytes / one.turns for one in closed]),
        "driver's share of a core": spread([one.driver / one.seconds for one in closed]),
        "closed p50 ms": spread([1000 * one.quantile(0.5) for one in closed]),
        "closed p99 ms": spread([1000 * one.quantile(0.99) for one in closed]),
        "open turns a second": spread([one.turns / one.seconds for one in opened]),
        "open share of a core": spread([one.cpu / one.seconds for one in opened]),
        "open p50 ms": spread([1000 * one.quantile(0.5) for one in opened]),
        "open p99 ms": spread([1000 * one.quantile(0.99) for one in opened]),
        **({f"memory kB, {what}": spread([size / 1024]) for what, size in kept.items()} if kept else {}),
    }


def text(found):
    """A table: figures down, contenders across; medians, and the least and most of the rounds."""
    setting, sides = found["setting"], found["contenders"]
    lines = [
        "{tables} tables of {game}, four players each; {closed} closed and {open} open rounds of {seconds:g} s each, "
        "alternating; open: {rate:g} turns a second; {cores} cores; took {took:g} s".format(
            **setting, **found["rounds"]
        ),
        f"{'median (least - most)':28}" + "".join(f"{name:>30}" for name in sides),
    ]
    lines += [
        f"{what:28}" + "".join(f"{cell(side.get(what)):>30}" for side in sides.values())
        for what in next(iter(sides.values()))
    ]
    lines += [
        f"{name}: {cell(ratio)} times {RIVAL}'s turns per processor second"
        for name, ratio in found.get("ratios", {}).items()
    ]
    return "\n".join(lines)


def cell(value):
    if value is None:
        return "-"
    digits = ",.0f" if value["median"] >= 100 else ".2f"
    median, least, most = (format(value[name], digits) for name in ("median", "least", "most"))
    return median if least == most else f"{median} ({least} - {most})"
