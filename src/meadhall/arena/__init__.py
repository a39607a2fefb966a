"""The arena: bots play many games against each other, to find out, with error bars, how strong they are."""
