"""A hall of another release: `python release.py CHANGES serve …`, whose games have other versions or settings.

CHANGES is JSON: for each game what changes, `version` and `oldest`, or `since`: settings to the version that brought
them, a later one than the newest for settings that have been dropped. The processes of bots change it too.
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
