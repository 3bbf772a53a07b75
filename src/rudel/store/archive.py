"""The file of a backup: packed lines of JSON, a header first, then the rows of every table, then a seal over all of it.

    {"rudel":"backup","format":1,"revision":"0001","program":"0.1.0","tables":{"people":{"columns":["id","name"],…}}}
    ["people",["p1","Ada"]]
    …
    {"sha256":"…"}

It holds secrets, so nobody but its owner can read it. It has its name only when all of it is on the disk.
"""

from __future__ import annotations

import gzip
import hashlib
import os
import secrets
import zlib
from binascii import Error as BadBase64
from binascii import a2b_base64
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, Literal

import msgspec

from rudel.store.problems import StoreProblem

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence
    from pathlib import Path

FORMAT = 1
LONGEST = 1 << 24
"""No line is anywhere near so many bytes."""


class BadBackup(StoreProblem):
    """A file that is no backup, not a whole one, or one of a newer program; nothing has changed."""


class Held(msgspec.Struct, frozen=True, kw_only=True):
    """What the file has of a table: its columns in order, those of them that are bytes, and how many rows."""

    columns: list[str]
    binary: list[str]
    rows: int


class Mark(msgspec.Struct, frozen=True):
    """How every header of every format begins."""

    rudel: Literal["backup"]
    format: int


class Header(Mark, frozen=True):
    """The first line: the form of the database, who wrote the file, and all that is in it."""

    revision: str
    program: str
    tables: dict[str, Held]


class Seal(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The last line: SHA-256 over all lines before it."""

    sha256: str


Record = tuple[str, list[Any]]
_line = msgspec.json.Decoder(tuple[str, list[str | int | None]] | Seal)


# --- writing --------------------------------------------------------------------------------------------------------


@contextmanager
def writing(file: Path, header: Header) -> Iterator[Callable[[str, Sequence[Any]], None]]:
    """Takes rows; when there are no more, the file is there, or what was there before if anything went wrong."""
    _may_replace(file)
    part = file.with_name(f".{file.name}.{secrets.token_hex(4)}.part")
    try:
        with os.fdopen(os.open(part, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600), "wb") as raw:
            with gzip.GzipFile("", "wb", 6, raw, mtime=0) as packed:
                digest = hashlib.sha256()

                def write(line: Any) -> None:
                    text = msgspec.json.encode(line) + b"\n"
                    digest.update(text)
                    packed.write(text)

                write(header)
                yield lambda table, row: write((table, list(row)))
                write(Seal(digest.hexdigest()))
            raw.flush()
            os.fsync(raw.fileno())
        part.replace(file)
        _sync(file.parent)
    except OSError as problem:
        raise StoreProblem(f"{file} cannot be written: {problem.strerror}") from problem
    finally:
        part.unlink(missing_ok=True)


def _may_replace(file: Path) -> None:
    """An older backup may be replaced, anything else may not: it could be the database itself."""
    if file.is_file() and file.stat().st_size:
        try:
            with reading(file):
                pass
        except BadBackup:
            raise StoreProblem(f"{file} is there already and is no backup: it will not be replaced") from None


def _sync(folder: Path) -> None:
    """The new name is on the disk, too."""
    if os.name == "posix":
        opened = os.open(folder, os.O_RDONLY)
        os.fsync(opened)
        os.close(opened)


# --- reading --------------------------------------------------------------------------------------------------------


@contextmanager
def reading(file: Path) -> Iterator[tuple[Header, Iterator[Record]]]:
    """The header, and the rows one by one; BadBackup as soon as anything is wrong, at the latest after the last row."""
    try:
        with gzip.open(file, "rb") as packed:
            digest = hashlib.sha256()
            header = _header(file, packed.readline(LONGEST), digest)
            yield header, _rows(file, header, iter(lambda: packed.readline(LONGEST), b""), digest)
    except gzip.BadGzipFile:
        raise BadBackup(f"{file} is no backup, or a damaged one") from None
    except (EOFError, zlib.error):
        raise BadBackup(f"{file} is damaged: it cannot be unpacked to its end") from None
    except OSError as problem:
        raise StoreProblem(f"{file} cannot be read: {problem.strerror}") from problem


def check(file: Path) -> Header:
    """The header of a backup that is whole."""
    with reading(file) as (header, rows):
        for _ in rows:
            pass
        return header


def _header(file: Path, line: bytes, digest: hashlib._Hash) -> Header:
    digest.update(line)
    try:
        mark = msgspec.json.decode(line, type=Mark)
    except (msgspec.DecodeError, UnicodeDecodeError):
        raise BadBackup(f"{file} is no backup") from None
    if mark.format > FORMAT:
        raise BadBackup(f"{file} was made by a newer program (format {mark.format}; this one knows {FORMAT})")
    try:
        return msgspec.json.decode(line, type=Header)
    except msgspec.DecodeError:
        raise BadBackup(f"{file} is damaged: its first line makes no sense") from None


def _rows(file: Path, header: Header, lines: Iterator[bytes], digest: hashlib._Hash) -> Iterator[Record]:
    """The rows; the seal must hold and be the last line, and nothing may be missing."""
    left = {name: held.rows for name, held in header.tables.items()}
    binary = {name: [column in held.binary for column in held.columns] for name, held in header.tables.items()}
    for number, line in enumerate(lines, start=2):
        try:
            said = _line.decode(line)
            if isinstance(said, Seal):
                if said.sha256 != digest.hexdigest() or any(left.values()) or next(lines, b""):
                    break
                return
            name, values = said
            left[name] -= 1
            row = [
                a2b_base64(value, strict_mode=True) if coded and isinstance(value, str) else value
                for value, coded in zip(values, binary[name], strict=True)
            ]
        except (msgspec.DecodeError, UnicodeDecodeError, BadBase64, KeyError, ValueError):
            raise BadBackup(f"{file} is damaged: line {number} makes no sense") from None
        digest.update(line)
        yield name, row
    else:
        raise BadBackup(f"{file} is damaged: it breaks off")
    raise BadBackup(f"{file} is damaged: it is not what was written")
