"""Meadhall: a hall of tables where people and bots play modern board games exactly by their rulebooks."""

from meadhall import _overlay

__version__ = "0.1.0"
BUILD, BUILD_REASON = _overlay.choose()
ABOUT = f"meadhall {__version__}, {BUILD} build ({BUILD_REASON})"
