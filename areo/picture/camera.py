"""Takes pictures of tables, as an array of colours."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from importlib.util import find_spec
from io import BytesIO
from typing import TYPE_CHECKING, Final, TypeAlias

import numpy as np
import numpy.typing as npt

from areo.kernel.errors import BadOption
from areo.kernel.game import Game

if TYPE_CHECKING:
    from areo.picture.studio import Studio

Picture: TypeAlias = npt.NDArray[np.uint8]  # height × width × red, green, blue

SIZE: Final = (1280, 720)  # width and height
LEAST, MOST = 320, 7680


class Camera:
    """Its server and its browser are started by the first picture, and run until it is closed."""

    def __init__(self, size: tuple[int, int] = SIZE) -> None:
        self.width, self.height = checked_size(size)
        check_means()
        # A thread of its own: Playwright cannot be called where asyncio runs, as in notebooks, nor from two threads.
        self.thread: ThreadPoolExecutor | None = None
        self.studio: Studio | None = None

    def draw(self, game: Game, seat: int | None) -> Picture:
        """The table as the seat, or a spectator, sees it in the browser; the end page, once it is over."""
        from PIL import Image

        if self.thread is None:
            self.thread = ThreadPoolExecutor(1, "areo picture")
        try:
            png = self.thread.submit(self.shoot, game, seat).result()
        except BaseException:
            self.close()  # whatever went wrong, the next picture begins afresh
            raise
        return np.array(Image.open(BytesIO(png)).convert("RGB"))

    def shoot(self, game: Game, seat: int | None) -> bytes:
        if self.studio is None:
            from areo.picture.studio import Studio

            self.studio = Studio(self.width, self.height)
        return self.studio.shoot(game, seat)

    def close(self) -> None:
        """End the browser and the server."""
        if self.thread is None:
            return
        studio, self.studio = self.studio, None
        thread, self.thread = self.thread, None
        if studio is not None:
            thread.submit(studio.close).result()
        thread.shutdown()


def checked_size(size: object) -> tuple[int, int]:
    """Width and height; BadOption otherwise."""
    if isinstance(size, (tuple, list)) and len(size) == 2:
        width, height = size
        if is_length(width) and is_length(height):
            return width, height
    raise BadOption(f"render_size: width and height are expected, whole numbers from {LEAST} to {MOST}, not {size!r}")


def is_length(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and LEAST <= value <= MOST


def check_means() -> None:
    """Say what is missing before anything begins."""
    from areo.table.home import is_built

    for needed, called in (("playwright", "playwright"), ("PIL", "pillow")):
        if find_spec(needed) is None:
            raise BadOption(
                f"render_mode: rgb_array needs {called}, which is not installed: pip install 'areo[picture]'"
            )
    if not is_built():
        raise BadOption(
            "render_mode: rgb_array needs the browser's pages, which are not built: make install builds them"
        )
