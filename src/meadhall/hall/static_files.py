"""The built client, held in memory and compressed once. Without it the hall shows a plain page."""

from __future__ import annotations

import gzip
from dataclasses import dataclass
from hashlib import sha256
from importlib.resources import files
from mimetypes import guess_type
from typing import TYPE_CHECKING

from starlette.responses import Response

from meadhall.hall.requests import accepts_gzip

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

    from starlette.requests import Request

FOLDER = "built"
TYPES = {
    "webmanifest": "application/manifest+json",
    "js": "text/javascript",
    "woff2": "font/woff2",
    "webp": "image/webp",
}
ALREADY_COMPRESSED = {"woff2", "png", "jpg", "webp"}
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
    tag: str
    """Changes with the content."""

    def response(self, request: Request) -> Response:
        """Return the file, compressed if the client accepts that; nothing of it if the client has it already."""
        headers = {"Cache-Control": self.cache, "Vary": "Accept-Encoding", "ETag": self.tag}
        if self.tag in request.headers.get("if-none-match", ""):
            return Response(status_code=304, headers=headers)
        if not self.compressed or not accepts_gzip(request):
            return Response(self.content, headers=headers, media_type=self.media_type)
        return Response(self.compressed, headers={**headers, "Content-Encoding": "gzip"}, media_type=self.media_type)


def client_files() -> dict[str, File]:
    """Return the client's files by path; none if it is not built."""
    folder = files("meadhall.hall") / FOLDER
    return dict(files_in(folder, "/")) if (folder / "index.html").is_file() else {}


def files_in(folder: Traversable, path: str) -> list[tuple[str, File]]:
    """Return the files of a folder and of its folders, with their paths."""
    paths_and_files = []
    for each in folder.iterdir():
        if each.is_dir():
            paths_and_files += files_in(each, f"{path}{each.name}/")
        elif not each.name.startswith("."):
            paths_and_files.append((path + each.name, read(each, "no-cache" if path == "/" else FOREVER)))
    return paths_and_files


def read(file: Traversable, cache: str) -> File:
    """Return a file of the client."""
    end = file.name.rpartition(".")[2]
    media_type = TYPES.get(end) or guess_type(file.name)[0] or "application/octet-stream"
    return file_of(file.read_bytes(), media_type, cache, may_shrink=end not in ALREADY_COMPRESSED)


def file_of(content: bytes, media_type: str, cache: str, may_shrink: bool = True) -> File:
    """Return a file to be served, compressed if that makes it smaller."""
    compressed = gzip.compress(content, 9, mtime=0) if may_shrink else b""
    tag = f'W/"{sha256(content).hexdigest()[:24]}"'
    return File(media_type, content, compressed if len(compressed) < len(content) else b"", cache, tag)
