"""The table on the full screen."""

from meadhall.terminal.screen.play import TableApp
from meadhall.terminal.screen.replay import ReplayApp

__all__ = ["ReplayApp", "TableApp"]
