"""What every game runs on: state, paragraphs and frames, questions, whereabouts, random numbers.

Everything a game, a bot or a tool needs is named here; `meadhall.testing` holds a game to its promises.
"""

from meadhall.core import registry
from meadhall.core.bits import bit
from meadhall.core.cards import Cards
from meadhall.core.deck import Deck
from meadhall.core.game import BadSetting, Game, Setting
from meadhall.core.judgement import Judgement
from meadhall.core.question import (
    CHANCE,
    EVERYBODY,
    HIDDEN,
    NO_WEIGHTS,
    SEVERAL,
    Event,
    Outcome,
    Question,
    ranked,
    ranked_by,
)
from meadhall.core.registry import UnknownGame
from meadhall.core.rng import Rng
from meadhall.core.serialize import decode, encode
from meadhall.core.state import NO_PICKS, TRUTH, Frame, Illegal, Paragraph, State, choose, playout
from meadhall.core.together import OPEN, UNASKED, Together, Window
from meadhall.core.whereabouts import Whereabouts
from meadhall.core.worlds import NoWorld

__all__ = [
    "CHANCE",
    "EVERYBODY",
    "HIDDEN",
    "NO_PICKS",
    "NO_WEIGHTS",
    "OPEN",
    "SEVERAL",
    "TRUTH",
    "UNASKED",
    "BadSetting",
    "Cards",
    "Deck",
    "Event",
    "Frame",
    "Game",
    "Illegal",
    "Judgement",
    "NoWorld",
    "Outcome",
    "Paragraph",
    "Question",
    "Rng",
    "Setting",
    "State",
    "Together",
    "UnknownGame",
    "Whereabouts",
    "Window",
    "bit",
    "choose",
    "decode",
    "encode",
    "playout",
    "ranked",
    "ranked_by",
    "registry",
]
