"""The pages of the house, as `web/` builds them into rudel/pages: one page for every address a person may type.

They are read once and kept, compressed, in memory. Whatever has its hash in its name never changes, the page itself is
asked for anew each time.
"""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
from functools import cache
from pathlib import Path
from typing import Any

from litestar import Request, Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath  # noqa: TC002  (Litestar reads it)

from rudel.server.problems import problem

FOLDER = Path(__file__).parents[1] / "pages"
PAGE = "index.html"
FOR_EVER = "public, max-age=31536000, immutable"
TYPES = {".js": "text/javascript", ".woff2": "font/woff2", ".webmanifest": "application/manifest+json"}
COMPRESSED = {".html", ".js", ".css", ".svg", ".webmanifest"}


class File:
    """A file as it is sent."""

    def __init__(self, path: Path, *, hashed: bool) -> None:
        self.kind = TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "application/octet-stream"
        self.plain = path.read_bytes()
        self.small = gzip.compress(self.plain, 9, mtime=0) if path.suffix in COMPRESSED else None
        self.headers = {
            "ETag": f'"{hashlib.sha256(self.plain).hexdigest()[:20]}"',
            "Cache-Control": FOR_EVER if hashed else "no-cache",
            "Vary": "Accept-Encoding",
        }

    def answer(self, request: Request[Any, Any, Any]) -> Response[bytes]:
        """The file, or word that it has not changed."""
        if request.headers.get("if-none-match") == self.headers["ETag"]:
            return Response(b"", status_code=304, headers=self.headers)
        if self.small is not None and "gzip" in request.headers.get("accept-encoding", ""):
            return Response(self.small, media_type=self.kind, headers=self.headers | {"Content-Encoding": "gzip"})
        return Response(self.plain, media_type=self.kind, headers=self.headers)


@cache
def files() -> dict[str, File]:
    """All files by their path below the folder; none if the pages were not built."""
    found = sorted(path for path in FOLDER.rglob("*") if path.is_file())
    names = [(path, path.relative_to(FOLDER).as_posix()) for path in found]
    return {name: File(path, hashed=name.startswith("assets/")) for path, name in names}


@get(["/", "/t/{name:str}", "/c/{name:str}", "/r/{name:str}", "/rules/{name:str}"], include_in_schema=False)
async def page(request: Request[Any, Any, Any]) -> Response[bytes]:
    """The one page; its script looks at the address."""
    found = files().get(PAGE)
    if found is None:
        return problem("no-pages", 404, "the pages are not built; `make setup` builds them, if npm is there")
    return found.answer(request)


@get("/{name:path}", include_in_schema=False)
async def file(request: Request[Any, Any, Any], name: FromPath[str]) -> Response[bytes]:
    """Something that the page is made of; somebody who is lost gets the page, too, which says so in their language."""
    name = name.removeprefix("/")
    found = files().get(name)
    if found is not None and name != PAGE:
        return found.answer(request)
    nowhere = files().get(PAGE)
    if nowhere is None or name.startswith("api/") or "text/html" not in request.headers.get("accept", ""):
        raise NotFoundException
    answer = nowhere.answer(request)
    answer.status_code = 404
    return answer


ROUTES = [page, file]
