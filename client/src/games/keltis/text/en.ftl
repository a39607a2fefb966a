# At the table.
keltis-ui-here = { WHO($seat) ->
    [you] you
   *[other] { NAME($seat) }
}
keltis-ui-stone = { NAME($path) }, stone { $row }, worth { $value }, { NAME($tile) }{ $count ->
    [0] {""}
   *[other] ; here: { NAME($figures) }
}
keltis-ui-figure = { NAME($path) }: { NAME($stands) }; { $worth } now
keltis-ui-figure-waits = { NAME($path) }: a figure on the start stone
keltis-ui-waiting = { WHO($seat) ->
    [you] you
   *[other] { NAME($seat) }
} on the start stone: { $small } small, { $large } large
keltis-ui-in-goal = { $n ->
    [0] No figure has reached the goal area yet.
    [one] { $n } figure stands in the goal area.
   *[other] { $n } figures stand in the goal area.
}
keltis-ui-column = column: { NAME($column) }
keltis-ui-column-empty = { keltis-colour } column: no card yet
keltis-ui-draw-pile = draw pile: { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
keltis-ui-pile = { keltis-colour } discards: { $n ->
    [one] { $n } card
   *[other] { $n } cards
}, on top { NAME($top) }
keltis-ui-pile-empty = { keltis-colour } discards: none
keltis-ui-fan = Fan the discards open
keltis-ui-fanned = Discards
keltis-ui-new = new
keltis-ui-known = Everybody knows that you have this card
keltis-ui-known-cards = Taken from the discards, in hand
keltis-ui-sort-colour = Sort by colour
keltis-ui-sort-value = Sort by value
keltis-ui-facts = score now { $score }; from tiles { $points }; wishing stones { $stones }; cards in hand { $cards }
keltis-ui-look = { WHO($seat) ->
    [you] you
   *[other] { NAME($seat) }
}: { $facts }. Show columns
keltis-ui-score-now = Score now: { $score }
keltis-ui-goal = Goal
keltis-ui-in-goal-now = In the goal: { $n } of the { $end } figures that end the game.
keltis-ui-ends-game = This ends the game!
keltis-ui-clover-grants = One step more!
keltis-ui-near-goal = { $missing ->
    [0] Five figures stand in the goal: the game is over.
   *[other] Four figures stand in the goal. The fifth ends the game at once.
}
keltis-ui-near-pile = { $left ->
    [0] The draw pile is empty: the game is over.
    [1] One card is left in the draw pile. Whoever takes it ends the game.
   *[other] { $left } cards are left in the draw pile. The last one ends the game.
}

# What things are, for whom it is asked.
keltis-tip-stone = { NAME($path) }, stone { $row }
keltis-tip-worth = Worth { $value } at the end to a small figure, { $double } to a large one.
keltis-tip-figure = { WHO($seat) ->
    [you] Your
   *[other] { NAME($seat) }:
} { $figure ->
    [large] large
   *[small] small
} figure, { $worth } now
keltis-tip-tile-clover = Clover: whoever arrives here may let any of their figures take one more step. It stays.
keltis-tip-tile-wishing-stone = Wishing stone: the first to arrive takes it. No stone costs 4 points, many bring points.
keltis-tip-tile-points = Number tile: whoever arrives here scores { $n ->
    [one] { $n } point
   *[other] { $n } points
} at once. It stays.
keltis-tip-tile-face-down = A tile will lie here.
keltis-tip-goal-title = Goal area
keltis-tip-goal = { $n } of { $end } figures have reached the goal area, the last three stones of the paths. With number { $end }, whoever’s it is, the game ends at once.
keltis-tip-path = Cards of this colour move your figure here, one stone each.
keltis-tip-row-title = Row worth { $value }
keltis-tip-start-title = { WHO($seat) ->
    [you] Your figures on the start stone
   *[other] Figures of { NAME($seat) } on the start stone
}
keltis-tip-start = Small: { $small }. Large, which counts double: { $large }.
keltis-tip-wishing-title = Wishing stones
keltis-tip-wishing = At the end so many wishing stones score so many points. Who has none loses points.
keltis-tip-wishing-seat = { WHO($seat) ->
    [you] You have
   *[other] { NAME($seat) } has
} { $n }: { $value } points
keltis-tip-column = { WHO($seat) ->
    [you] Your { keltis-colour } cards
   *[other] { NAME($seat) }: { keltis-colour } cards
}
keltis-tip-trend-up = Ascending: only { $value } or higher can be laid here.
keltis-tip-trend-down = Descending: only { $value } or lower can be laid here.
keltis-tip-trend-open = The next card decides whether it ascends or descends.
keltis-tip-trend-empty = Any card can begin it.
keltis-tip-discards = The top card may be drawn by anyone, except on the turn in which it was discarded by themselves.
keltis-tip-discards-below = Below, from the top: { $cards }
keltis-tip-draw-pile = Draw here unseen. When the last card is drawn, the game ends.
keltis-tip-card = Lay it, and your figure on the { keltis-colour } path takes one step; or discard it.
keltis-tip-points = { $n ->
    [one] { $n } point from number tiles
   *[other] { $n } points from number tiles
}
keltis-tip-points-text = Scored at once; they are part of the score.
keltis-tip-stones = { $n ->
    [one] { $n } wishing stone
   *[other] { $n } wishing stones
}: { $value } points
keltis-tip-hand = { $n ->
    [one] { $n } card in hand
   *[other] { $n } cards in hand
}
keltis-tip-hand-text = Everybody has eight cards again after each turn.
keltis-tip-open = Press to see the columns.
keltis-tip-last-play = { WHO($seat) ->
    [you] You last { $how ->
        [laid] laid
       *[discarded] discarded
    }
   *[other] { NAME($seat) } last { $how ->
        [laid] laid
       *[discarded] discarded
    }
} { NAME($card) }

# What the signs of the board mean.
keltis-legend-card = A card: lay it in its column, and your figure on the path of its colour takes one step. Columns go up or down.
keltis-legend-stone = A stone: what a figure on it scores at the end. The first three cost points.
keltis-legend-figure = Figures: four small ones and a large one each. The large one counts double, in plus and in minus.
keltis-legend-points = Number: points for whoever arrives, at once.
keltis-legend-clover = Clover: one of your figures takes one more step.
keltis-legend-wishing = Wishing stone: taken by the first to arrive. At the end (stones: points): { $scale }.
keltis-legend-goal = Figures in the goal area, the last three stones. Number { $end } ends the game at once.
keltis-legend-trend = The direction of a column: up, equal or higher cards only; down, equal or lower ones only.
keltis-legend-pile = The draw pile with the number of cards left. The last card ends the game.
keltis-legend-known = A card in hand that everybody has seen: it was taken from the discards.
