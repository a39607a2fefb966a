# In the hall.
title-inis = Inis
pitch-inis = Draft, explore and clash on a growing island; three ways lead to the crown of the High King.
