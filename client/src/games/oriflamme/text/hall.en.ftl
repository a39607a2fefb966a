# In the hall.
title-oriflamme = Oriflamme: Ablaze
pitch-oriflamme = Lay your family’s cards face down in one row, and choose the moment to reveal each of them.
