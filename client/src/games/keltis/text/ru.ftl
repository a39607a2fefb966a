# За столом.
keltis-ui-here = { WHO($seat) ->
    [you] вы
   *[other] { NAME($seat) }
}
keltis-ui-stone = { NAME($path) }, камень { $row }, стоимость { $value }, { NAME($tile) }{ $count ->
    [0] {""}
   *[other] ; здесь: { NAME($figures) }
}
keltis-ui-figure = { NAME($path) }: { NAME($stands) }; сейчас { $worth }
keltis-ui-figure-waits = { NAME($path) }: фигурка на стартовом камне
keltis-ui-waiting = { WHO($seat) ->
    [you] вы
   *[other] { NAME($seat) }
} на стартовом камне: маленьких — { $small }, больших — { $large }
keltis-ui-in-goal = { $n ->
    [0] Ни одна фигурка ещё не дошла до целевой зоны.
    [one] В целевой зоне стоит { $n } фигурка.
    [few] В целевой зоне стоят { $n } фигурки.
   *[many] В целевой зоне стоят { $n } фигурок.
}
keltis-ui-column = колонка: { NAME($column) }
keltis-ui-column-empty = { keltis-colour } колонка: пока без карт
keltis-ui-draw-pile = колода: { $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[many] { $n } карт
}
keltis-ui-pile = { keltis-colour } стопка сброса: { $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[many] { $n } карт
}, сверху { NAME($top) }
keltis-ui-pile-empty = { keltis-colour } стопка сброса: пуста
keltis-ui-fan = Развернуть сброс
keltis-ui-fanned = Сброс
keltis-ui-new = новая
keltis-ui-known = Все знают, что эта карта у вас
keltis-ui-known-cards = На руках, взято из сброса
keltis-ui-sort-colour = Разложить по цвету
keltis-ui-sort-value = Разложить по числу
keltis-ui-facts = счёт сейчас: { $score }; с плиток: { $points }; камней желаний: { $stones }; карт на руках: { $cards }
keltis-ui-look = { WHO($seat) ->
    [you] вы
   *[other] { NAME($seat) }
}: { $facts }. Показать колонки
keltis-ui-score-now = Счёт сейчас: { $score }
