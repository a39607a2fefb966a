# Keltis in English.

# Names.
keltis-title = Keltis
keltis-colour = { $colour ->
    [red] red
    [yellow] yellow
    [pink] pink
    [green] green
   *[blue] blue
}
keltis-card = { keltis-colour } { $value }
keltis-path = { keltis-colour } path
keltis-tile = { $tile ->
    [wishing-stone] wishing stone
    [clover] clover
    [points] { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
    [face-down] a tile to come
   *[none] no tile
}
keltis-tile-on = stone { $row } ({ NAME($tile) })
keltis-figure-on = { WHO($seat) ->
    [you] you
   *[other] { NAME($seat) }
} on stone { $row }{ $figure ->
    [large] {" "}with the large figure
   *[small] {""}
}
keltis-column = { keltis-colour } { $cards }{ $trend ->
    [up] {" "}(ascending)
    [down] {" "}(descending)
   *[open] {""}
}

# What happens.
keltis-starts = { WHO($seat) ->
    [you] You begin.
   *[other] { NAME($seat) } begins.
}
keltis-drew = { WHO($seat) ->
    [you] You draw a card.
   *[other] { NAME($seat) } draws a card.
}
keltis-drew-card = { WHO($seat) ->
    [you] You draw { NAME($card) }.
   *[other] { NAME($seat) } draws { NAME($card) }.
}
keltis-laid = { WHO($seat) ->
    [you] You lay { NAME($card) }.
   *[other] { NAME($seat) } lays { NAME($card) }.
}
keltis-discarded = { WHO($seat) ->
    [you] You discard { NAME($card) }.
   *[other] { NAME($seat) } discards { NAME($card) }.
}
keltis-took-discard = { WHO($seat) ->
    [you] You take { NAME($card) } from the discards.
   *[other] { NAME($seat) } takes { NAME($card) } from the discards.
}
keltis-opened = { WHO($seat) ->
    [you] You open
   *[other] { NAME($seat) } opens
} the { NAME($path) } with { $figure ->
    [large] the large figure.
   *[small] a small figure.
}
keltis-moved = { WHO($seat) ->
    [you] You step
   *[other] { NAME($seat) } steps
} to stone { $row } of the { NAME($path) } (worth { $value }).
keltis-scored = { WHO($seat) ->
    [you] You score
   *[other] { NAME($seat) } scores
} { $n ->
    [one] { $n } point
   *[other] { $n } points
} from a tile.
keltis-took-stone = { WHO($seat) ->
    [you] You take a wishing stone.
   *[other] { NAME($seat) } takes a wishing stone.
}
keltis-left-clover = { WHO($seat) ->
    [you] You leave the clover unused.
   *[other] { NAME($seat) } leaves the clover unused.
}
keltis-end-five-in-goal = The game is over: five figures stand in the goal area.
keltis-end-pile-empty = The game is over: the last card of the draw pile was drawn.

# What is asked.
keltis-ask-play = Play a card: lay it before you, or discard it.
keltis-ask-figure = Which figure shall open the { NAME($path) }?
keltis-ask-forward = Your figure on the { NAME($path) } has reached the last stone. Which other one moves on?
keltis-ask-clover = A clover on the { NAME($path) }: one of your figures may move on.
keltis-ask-draw = { $left ->
    [1] Draw a card. The draw pile has only one left: taking it ends the game.
   *[other] Draw a card.
}

# What can be answered.
keltis-lay = Lay { NAME($card) }: { NAME($step) }
keltis-discard = Discard { NAME($card) }
keltis-draw-pile = From the draw pile ({ $left ->
    [one] { $left } card
   *[other] { $left } cards
} left){ $left ->
    [1] : the game ends!
   *[other] {""}
}
keltis-draw-discard = Take { NAME($card) } from the discards
keltis-draw-empty = Take from the { keltis-colour } discards
keltis-small-figure = A small figure ({ $left } left)
keltis-large-figure = The large figure (counts double)
keltis-pass = No step
keltis-step = On the { NAME($path) }: { NAME($step) }
keltis-step-open = from the start to the first stone
keltis-step-on = to stone { $row } (worth { $value }){ $bare ->
    [True] {""}
   *[False] , tile: { NAME($tile) }
}{ $ends ->
    [True] . The fifth figure in the goal: the game ends!
   *[False] {""}
}
keltis-step-other = another figure moves on
keltis-step-none = no further stone

# What is refused.
keltis-no-KEL-R11 = The { NAME($card) } is lower than the { NAME($top) }, and your column ascends.
keltis-no-KEL-R12 = The { NAME($card) } is higher than the { NAME($top) }, and your column descends.
keltis-no-KEL-R14 = Your figure on the { NAME($path) } stands on the last stone; another one must move on.
keltis-no-KEL-R21 = You have just discarded onto this pile: it is closed until your turn is over.
keltis-no-KEL-R22 = There are no { keltis-colour } discards.
keltis-no-KEL-A2 = At this table only a card may open a path, so no figure can step onto the { NAME($path) } now.
keltis-no-KEL-A4 = Your figure on the { NAME($path) } stands on the last stone and cannot move on.
keltis-no-KEL-A6 = { $figure ->
    [large] Your large figure has left the start stone already.
   *[small] All your small figures have left the start stone already.
}
keltis-no-KEL-A15 = The card has been laid: another figure must move on, since one can.

# The table in words.
keltis-path-empty = The { NAME($path) }: nobody yet. { $count ->
    [0] No tiles are left.
   *[other] Tiles: { NAME($tiles) }.
}
keltis-path-figures = The { NAME($path) }: { NAME($figures) }. { $count ->
    [0] No tiles are left.
   *[other] Tiles: { NAME($tiles) }.
}
keltis-seat = { WHO($seat) ->
    [you] You have
   *[other] { NAME($seat) } has
} { $points ->
    [one] { $points } point
   *[other] { $points } points
} from tiles and { $stones ->
    [one] { $stones } wishing stone
   *[other] { $stones } wishing stones
}.
keltis-columns = { WHO($seat) ->
    [you] Your columns
   *[other] Columns of { NAME($seat) }
}: { NAME($columns) }.
keltis-piles = { $left ->
    [one] { $left } card
   *[other] { $left } cards
} in the draw pile. { $count ->
    [0] No discards.
   *[other] On top of the discards: { NAME($tops) }.
}
keltis-hand = { $count ->
    [0] Your hand is empty.
   *[other] Your hand: { NAME($cards) }.
}

# The score.
keltis-score-tiles = number tiles: { $points }
keltis-score-figure = { NAME($path) }, stone { $row }{ $figure ->
    [large] , large figure
   *[small] {""}
}: { $points }
keltis-score-stones = { $stones ->
    [one] { $stones } wishing stone
   *[other] { $stones } wishing stones
}: { $points }

# Settings of a table.
keltis-set-clover-opens-path = { $value ->
    [yes] A clover may bring a figure onto a new path.
   *[no] Only a card opens a path.
}
keltis-set-starting-seat = { $value ->
    [random] Chance decides who begins.
   *[other] Seat { $n } begins.
}

# What to type.
keltis-letter = { $colour ->
    [red] R
    [yellow] Y
    [pink] P
    [green] G
   *[blue] B
}
keltis-label-lay = { keltis-letter }{ $value }
keltis-label-discard = x{ keltis-letter }{ $value }
keltis-label-path = { keltis-letter }
keltis-label-pile = pile
keltis-label-small = small
keltis-label-large = large
keltis-label-pass = pass
keltis-legend-colours = Colours: R red, Y yellow, P pink, G green, B blue.
keltis-legend-answers = R7 lays the red 7, xR7 discards it; R is the red path or the red discards; also pile, small, large, pass.
keltis-legend-tiles = A wishing stone is yours when you reach it; a clover lets one of your figures move on; a number is scored at once.
