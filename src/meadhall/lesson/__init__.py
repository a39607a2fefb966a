"""Lessons: a game's first steps, as the script of a match with prepared chance."""

from meadhall.lesson.lesson import LEARNER, Act, Chapter, Lesson, Step, lesson_of, said

__all__ = ["LEARNER", "Act", "Chapter", "Lesson", "Step", "lesson_of", "said"]
