"""What a game shows: its words (phrases, and the catalogues that make sentences of them), its scene, its lesson."""

from meadhall.presentation.catalogue import LANGUAGES, PACKAGE, Catalogue, in_english
from meadhall.presentation.chapters import RulesChapter, chapters_of, holds
from meadhall.presentation.game_text import GameText, NotationText, text_of
from meadhall.presentation.lesson import LEARNER, Chapter, Lesson, ScriptedAnswer, Step, lesson_of, lesson_phrase
from meadhall.presentation.phrase import Arg, Phrase, Seat, phrase
from meadhall.presentation.scene import GameScene, Named, Scene, names_in, scene_of, seat_key

__all__ = [
    "LANGUAGES",
    "LEARNER",
    "PACKAGE",
    "Arg",
    "Catalogue",
    "Chapter",
    "GameScene",
    "GameText",
    "Lesson",
    "Named",
    "NotationText",
    "Phrase",
    "RulesChapter",
    "Scene",
    "ScriptedAnswer",
    "Seat",
    "Step",
    "chapters_of",
    "holds",
    "in_english",
    "lesson_of",
    "lesson_phrase",
    "names_in",
    "phrase",
    "scene_of",
    "seat_key",
    "text_of",
]
