# In the hall.
title-clans = Land of Clans
pitch-clans = Conquer squares, raise castles, win four prizes: short turns, long grudges.
