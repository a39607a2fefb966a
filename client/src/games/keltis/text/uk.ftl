# За столом.
keltis-ui-here = { WHO($seat) ->
    [you] ви
   *[other] { NAME($seat) }
}
keltis-ui-stone = { NAME($path) }, камінь { $row }, вартість { $value }, { NAME($tile) }{ $count ->
    [0] {""}
   *[other] ; тут: { NAME($figures) }
}
keltis-ui-figure = { NAME($path) }: { NAME($stands) }; зараз { $worth }
keltis-ui-figure-waits = { NAME($path) }: фігурка на стартовому камені
keltis-ui-waiting = { WHO($seat) ->
    [you] ви
   *[other] { NAME($seat) }
} на стартовому камені: малих — { $small }, великих — { $large }
keltis-ui-in-goal = { $n ->
    [0] Жодна фігурка ще не дійшла до цільової зони.
    [one] У цільовій зоні стоїть { $n } фігурка.
    [few] У цільовій зоні стоять { $n } фігурки.
   *[many] У цільовій зоні стоять { $n } фігурок.
}
keltis-ui-column = колонка: { NAME($column) }
keltis-ui-column-empty = { keltis-colour } колонка: ще без карт
keltis-ui-draw-pile = колода: { $n ->
    [one] { $n } карта
    [few] { $n } карти
   *[many] { $n } карт
}
keltis-ui-pile = { keltis-colour.masc } скид: { $n ->
    [one] { $n } карта
    [few] { $n } карти
   *[many] { $n } карт
}, зверху { NAME($top) }
keltis-ui-pile-empty = { keltis-colour.masc } скид: порожній
keltis-ui-fan = Розгорнути скид
keltis-ui-fanned = Скид
keltis-ui-new = нова
keltis-ui-known = Усі знають, що ця карта у вас
keltis-ui-known-cards = На руках, узято зі скиду
keltis-ui-sort-colour = Упорядкувати за кольором
keltis-ui-sort-value = Упорядкувати за числом
keltis-ui-facts = рахунок зараз: { $score }; з плиток: { $points }; каменів бажань: { $stones }; карт на руках: { $cards }
keltis-ui-look = { WHO($seat) ->
    [you] ви
   *[other] { NAME($seat) }
}: { $facts }. Показати колонки
keltis-ui-score-now = Рахунок зараз: { $score }
