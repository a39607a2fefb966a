"""The table on the full screen."""

from meadhall.terminal.screen.play import PlayApp
from meadhall.terminal.screen.replay import ReplayApp

__all__ = ["PlayApp", "ReplayApp"]
