# In the hall.
title-keltis = Keltis
pitch-keltis = Lay cards up or down, walk five stone paths, gather wishing stones before your neighbours do.
