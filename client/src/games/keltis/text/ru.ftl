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
keltis-ui-goal = Цель
keltis-ui-in-goal-now = В целевой зоне { $n } из { $end } фигурок, которые закончат игру.
keltis-ui-ends-game = Это закончит игру!
keltis-ui-clover-grants = Ещё один шаг!
keltis-ui-near-goal = { $missing ->
    [0] В целевой зоне пять фигурок: игра окончена.
   *[other] В целевой зоне четыре фигурки. Пятая сразу закончит игру.
}
keltis-ui-near-pile = { $left ->
    [0] Колода пуста: игра окончена.
    [1] В колоде осталась одна карта. Кто её возьмёт, тот закончит игру.
   *[other] Осталось карт в колоде: { $left }. Последняя закончит игру.
}

# Что это такое — для того, кто спрашивает.
keltis-tip-stone = { NAME($path) }, камень { $row }
keltis-tip-worth = В конце даёт маленькой фигурке { $value }, большой — { $double }.
keltis-tip-figure = { WHO($seat) ->
    [you] Ваша
   *[other] { NAME($seat) }:
} { $figure ->
    [large] большая
   *[small] маленькая
} фигурка, сейчас { $worth }
keltis-tip-tile-clover = Клевер: кто сюда дошёл, может сделать ещё шаг любой своей фигуркой. Плитка остаётся.
keltis-tip-tile-wishing-stone = Камень желаний: его забирает первый, кто дошёл. Без камней теряют 4 очка, много камней приносят очки.
keltis-tip-tile-points = Плитка с числом: кто сюда дошёл, сразу получает { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[many] { $n } очков
}. Плитка остаётся.
keltis-tip-tile-face-down = Здесь будет лежать плитка.
keltis-tip-goal-title = Целевая зона
keltis-tip-goal = Фигурок в целевой зоне, то есть на последних трёх камнях троп: { $n } из { $end }. Как только их станет { $end }, чьи бы они ни были, игра закончится.
keltis-tip-path = Карты этого цвета ведут сюда вашу фигурку: каждая на один камень.
keltis-tip-row-title = Ряд стоимостью { $value }
keltis-tip-start-title = { WHO($seat) ->
    [you] Ваши фигурки на стартовом камне
   *[other] { NAME($seat) }: фигурки на стартовом камне
}
keltis-tip-start = Маленьких: { $small }. Больших, которые считаются вдвойне: { $large }.
keltis-tip-wishing-title = Камни желаний
keltis-tip-wishing = В конце столько камней желаний дают столько очков. У кого нет ни одного, тот теряет очки.
keltis-tip-wishing-seat = { WHO($seat) ->
    [you] У вас
   *[other] { NAME($seat) }
}: { $n }, очки: { $value }
keltis-tip-column = { WHO($seat) ->
    [you] Ваша { keltis-colour } колонка
   *[other] { NAME($seat) }: { keltis-colour } колонка
}
keltis-tip-trend-up = Восходящая: сюда можно положить только { $value } или больше.
keltis-tip-trend-down = Нисходящая: сюда можно положить только { $value } или меньше.
keltis-tip-trend-open = Следующая карта решит, восходящая она или нисходящая.
keltis-tip-trend-empty = Начать её можно любой картой.
keltis-tip-discards = Верхнюю карту может взять каждый, кроме того, кто только что её сбросил.
keltis-tip-discards-below = Под ней, сверху вниз: { $cards }
keltis-tip-draw-pile = Отсюда берут карту вслепую. Когда возьмут последнюю, игра закончится.
keltis-tip-card = Выложите её, и ваша фигурка на { keltis-colour.loc } тропе сделает шаг; или сбросьте.
keltis-tip-points = { $n ->
    [one] { $n } очко за плитки с числами
    [few] { $n } очка за плитки с числами
   *[many] { $n } очков за плитки с числами
}
keltis-tip-points-text = Их получают сразу; они входят в счёт.
keltis-tip-stones = Камней желаний: { $n }, очки: { $value }
keltis-tip-hand = { $n ->
    [one] { $n } карта на руках
    [few] { $n } карты на руках
   *[many] { $n } карт на руках
}
keltis-tip-hand-text = После каждого хода у каждого снова восемь карт.
keltis-tip-open = Нажмите, чтобы увидеть колонки.
keltis-tip-last-play = { WHO($seat) ->
    [you] Ваша последняя карта
   *[other] { NAME($seat) }: последняя карта
}: { NAME($card) }, { $how ->
    [laid] выложена
   *[discarded] сброшена
}

# Что означают знаки на поле.
keltis-legend-card = Карта: выложите её в колонку, и ваша фигурка на тропе этого цвета сделает шаг. Колонки идут вверх или вниз.
keltis-legend-stone = Камень: столько очков даёт фигурка на нём в конце. Первые три отнимают очки.
keltis-legend-figure = Фигурки: у каждого четыре маленькие и одна большая. Большая считается вдвойне — и в плюс, и в минус.
keltis-legend-points = Число: очки тому, кто сюда дошёл, сразу.
keltis-legend-clover = Клевер: одна из ваших фигурок делает ещё шаг.
keltis-legend-wishing = Камень желаний: его забирает первый, кто дошёл. В конце (камни: очки): { $scale }.
keltis-legend-goal = Фигурки в целевой зоне, на последних трёх камнях. Как только их станет { $end }, игра закончится.
keltis-legend-trend = Направление колонки: вверх — только такие же или большие карты; вниз — только такие же или меньшие.
keltis-legend-pile = Колода и число карт в ней. Последняя карта заканчивает игру.
keltis-legend-known = Карта на руках, которую видели все: её взяли из сброса.
