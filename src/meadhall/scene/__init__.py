"""Scenes: what lies on a table as one viewer may know it, in the words that a drawing needs."""

from meadhall.scene.game import GameScene, Scene, scene_of

__all__ = ["GameScene", "Scene", "scene_of"]
