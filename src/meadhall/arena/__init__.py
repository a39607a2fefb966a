"""The arena: bots meet in many games, and what comes out says with error bars how strong they are."""
