"""A hall of another release: `python release.py CHANGES serve …`, where the games say other things of themselves.

CHANGES is JSON: a game to what it changes, `version` and `oldest`, or `since`: settings to the version that brought
them, a later one than there is for settings that have left. The processes in which bots think change it too.
"""

from __future__ import annotations

import json
import sys

from meadhall.core import registry

for key, changes in json.loads(sys.argv[1]).items():
    game = registry.game(key)
    game.version = changes.get("version", game.version)
    game.oldest = changes.get("oldest", game.oldest)
    for setting in game.settings:
        setting.since = changes.get("since", {}).get(setting.key, setting.since)

if __name__ == "__main__":
    from meadhall.cli import main

    sys.exit(main(sys.argv[2:]))
