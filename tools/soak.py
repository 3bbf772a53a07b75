"""Deals out the long forms within a time, and goes on there the next time.

python -m tools.soak MINUTES PYTEST... runs the tests marked soak with this pytest command, in the order in which they
are collected, those that failed before first; without a command it only looks at MINUTES. What became of each form
is noted in build/soak.jsonl by the plugin tools.soak_notes, as soon as it is known.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from pathlib import Path

from tools import groups

NOTES, FORMS = Path("build/soak.jsonl"), Path("build/soak.txt")
OUTCOMES = ("begun", "passed", "failed")
WRONG, INTERRUPTED = 2, 130
Notes = dict[str, str]


class Wrong(Exception):
    """Something cannot be read, or cannot be done."""


def minutes_in(text: str) -> int:
    """A whole number of minutes, from 1 on."""
    if not (text.isascii() and text.isdecimal() and int(text)):
        raise Wrong(f'MINUTES is a whole number from 1 on, as in MINUTES=20, not "{text}"')
    return int(text)


def read(text: str) -> Notes:
    """What became of each form; one that has failed stays so until it passes."""
    notes: Notes = {}
    for number, line in enumerate(text.splitlines(), 1):
        try:
            form, outcome = json.loads(line)
        except (ValueError, TypeError):
            raise Wrong(f"line {number} is no note") from None
        if not isinstance(form, str) or outcome not in OUTCOMES:
            raise Wrong(f"line {number} is no note")
        if outcome != "begun" or notes.get(form) != "failed":
            notes[form] = outcome
    return notes


def write(notes: Notes) -> str:
    """Notes as a text that reads back as the same."""
    return "".join(json.dumps(note) + "\n" for note in notes.items())


def have_all_run(forms: list[str], notes: Notes) -> bool:
    """Whether every form has had its turn."""
    return all(notes.get(form) in {"passed", "failed"} for form in forms)


def begin(forms: list[str], notes: Notes) -> Notes:
    """What still counts: of forms that are gone nothing, and only failures when everything begins anew."""
    counts = {"failed"} if have_all_run(forms, notes) else {"failed", "passed"}
    return {form: notes[form] for form in forms if notes.get(form) in counts}


def deal(forms: list[str], notes: Notes) -> list[str]:
    """What is to run, in order: whatever has failed before, then whatever has not run yet."""
    failed = [form for form in forms if notes.get(form) == "failed"]
    return failed + [form for form in forms if form not in notes]


def report(forms: list[str], before: Notes, after: Notes) -> list[str]:
    """What ran and what did not, the failures last."""
    ran = [form for form in forms if after.get(form) in {"passed", "failed"} and after[form] != before.get(form)]
    left = [form for form in forms if after.get(form) not in {"passed", "failed"}]
    lines = [f"ran      {form}" for form in ran]
    lines += [f"cut off  {form} (counts as not run)" for form in left if form in after]
    lines.append(f"{len(ran)} of {len(forms)} forms ran, {len(left)} have not run yet")
    lines.append(f"next comes {left[0]}" if left else "all forms have run; the next time begins anew")
    if not ran and left:
        lines.append("nothing could be finished: give it more MINUTES")
    return lines + [f"FAILED   {form}" for form in forms if after.get(form) == "failed"]


# --- really --------------------------------------------------------------------------------------------------------


def notes_so_far() -> Notes:
    """The notes of the runs before; if they cannot be read, everything begins anew."""
    try:
        return read(NOTES.read_text(encoding="utf-8"))
    except FileNotFoundError:
        return {}
    except (Wrong, ValueError) as problem:
        print(f"soak: {NOTES} cannot be read ({problem}); everything begins anew")
        return {}


def collect(pytest: list[str], seconds: float) -> list[str]:
    """The forms in pytest's order, one that has several parts several times."""
    command = [*pytest, "-n", "0", "--collect-only", "-q", "-m", "soak"]
    try:
        done = subprocess.run(command, capture_output=True, text=True, timeout=seconds, check=False)
    except subprocess.TimeoutExpired:
        raise Wrong("the time was over before the forms were found: give it more MINUTES") from None
    if done.returncode:
        raise Wrong(f"the forms cannot be collected:\n{done.stdout}{done.stderr}")
    return [line for line in done.stdout.partition("\n\n")[0].splitlines() if "::" in line]


def run(pytest: list[str], parts: list[str], seconds: float) -> int | None:
    """Runs forms until the time is over; pytest's exit code, or None if it was cut off."""
    FORMS.write_text("".join(f"{part}\n" for part in dict.fromkeys(parts)), encoding="utf-8")
    told = {"SOAK_NOTES": str(NOTES), "SOAK_PARTS": json.dumps(parts), "SOAK_UNTIL": str(time.time() + seconds)}
    ordered = ["-p", "tools.soak_notes", "-m", "soak", "--dist", "load", "--maxschedchunk", "1", f"@{FORMS}"]
    with groups.Groups() as started:
        try:
            return started.start([*pytest, *ordered], {**os.environ, **told}).wait(seconds)
        except subprocess.TimeoutExpired:
            print("\nsoak: the time is over", flush=True)
    return None


def main(minutes: str, *pytest: str) -> int:
    """Runs what fits into the time and tells what became of it; 1 if something has failed, now or before."""
    groups.end_on_term()
    try:
        until = time.monotonic() + 60 * minutes_in(minutes)
        if not pytest:
            return 0
        parts = collect([*pytest], until - time.monotonic())
    except Wrong as wrong:
        print(f"soak: {wrong}", file=sys.stderr)
        return WRONG
    forms, code = list(dict.fromkeys(parts)), None
    before = begin(forms, notes_so_far())
    NOTES.parent.mkdir(exist_ok=True)
    NOTES.write_text(write(before), encoding="utf-8")
    for form in (form for form in forms if before.get(form) == "failed"):
        print(f"soak: failed before, runs first: {form}", flush=True)
    order = {form: place for place, form in enumerate(deal(forms, before))}
    dealt = sorted((part for part in parts if part in order), key=order.__getitem__)
    try:
        code = run([*pytest], dealt, max(1.0, until - time.monotonic()))
    except KeyboardInterrupt:
        code = INTERRUPTED
    after = notes_so_far()
    print("", *report(forms, before, after), sep="\nsoak: ", flush=True)
    if code not in {None, 0, 1}:
        print(f"soak: pytest has ended with {code}", file=sys.stderr)
        return INTERRUPTED if code == INTERRUPTED else 1
    return int(code == 1 or "failed" in after.values())


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
