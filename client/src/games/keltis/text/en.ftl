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
