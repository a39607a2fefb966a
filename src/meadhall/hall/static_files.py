"""The built client, held in memory and compressed once. Without it the hall shows a plain page."""

from __future__ import annotations

import gzip
from dataclasses import dataclass
from importlib.resources import files
from mimetypes import guess_type
from typing import TYPE_CHECKING

from starlette.responses import Response

from meadhall.hall.requests import accepts_gzip

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

    from starlette.requests import Request

FOLDER = "built"
TYPES = {"webmanifest": "application/manifest+json", "js": "text/javascript", "woff2": "font/woff2"}
ALREADY_COMPRESSED = {"woff2"}
"""File types that are compressed already."""
FOREVER = "public, max-age=31536000, immutable"
"""For files whose names have a hash of their content."""


@dataclass(frozen=True, slots=True)
class File:
    """A file of the client."""

    media_type: str
    content: bytes
    compressed: bytes
    cache: str

    def response(self, request: Request) -> Response:
        """Return the file, compressed if the client accepts that."""
        headers = {"Cache-Control": self.cache, "Vary": "Accept-Encoding"}
        if not self.compressed or not accepts_gzip(request):
            return Response(self.content, headers=headers, media_type=self.media_type)
        return Response(self.compressed, headers={**headers, "Content-Encoding": "gzip"}, media_type=self.media_type)


def client_files() -> dict[str, File]:
    """Return the client's files by path; none if it is not built."""
    folder = files("meadhall.hall") / FOLDER
    return dict(files_in(folder, "/")) if (folder / "index.html").is_file() else {}


def files_in(folder: Traversable, path: str) -> list[tuple[str, File]]:
    """Return the files of a folder and of its folders, with their paths."""
    found = []
    for each in folder.iterdir():
        if each.is_dir():
            found += files_in(each, f"{path}{each.name}/")
        elif not each.name.startswith("."):
            found.append((path + each.name, read(each, "no-cache" if path == "/" else FOREVER)))
    return found


def read(file: Traversable, cache: str) -> File:
    """Return a file of the client."""
    content = file.read_bytes()
    end = file.name.rpartition(".")[2]
    media_type = TYPES.get(end) or guess_type(file.name)[0] or "application/octet-stream"
    compressed = b"" if end in ALREADY_COMPRESSED else gzip.compress(content, 9, mtime=0)
    return File(media_type, content, compressed if len(compressed) < len(content) else b"", cache)
