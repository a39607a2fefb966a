"""The recorded games of Oriflamme: every ending for every number of seats, with every reading among them."""

from __future__ import annotations

from meadhall.games.oriflamme.game import GAME
from tests.games.recorded import Recorded, write_all

TURNED = {"direction": "left", "starting_seat": "1"}
TWINS = {"prince_brings_twin": "always", "plan_on_stack": "last"}
OTHERS = {
    "entering_card_acts": "yes",
    "face_down_prince": "nameless",
    "apothecary_hits_itself": "yes",
    "direction": "right",
}
RECORDED = [
    Recorded(GAME, 3, 34, "most-influence"),
    Recorded(GAME, 3, 623, "most-cards", TURNED),
    Recorded(GAME, 3, 135, "shared", TWINS),
    Recorded(GAME, 4, 4, "most-influence", OTHERS),
    Recorded(GAME, 4, 697, "most-cards"),
    Recorded(GAME, 4, 369, "shared", TURNED),
    Recorded(GAME, 4, 774, "most-influence", TWINS, called="face-down-prince"),
    Recorded(GAME, 5, 29, "most-influence", TWINS),
    Recorded(GAME, 5, 69, "most-cards", OTHERS),
    Recorded(GAME, 5, 18, "shared"),
]

if __name__ == "__main__":
    write_all(RECORDED)
