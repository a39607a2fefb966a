# «Кельтис» по-русски.

keltis-title = Кельтис
keltis-colour = { $colour ->
    [red] красная
    [yellow] жёлтая
    [pink] розовая
    [green] зелёная
   *[blue] синяя
}
    .acc = { $colour ->
        [red] красную
        [yellow] жёлтую
        [pink] розовую
        [green] зелёную
       *[blue] синюю
    }
    .gen = { $colour ->
        [red] красной
        [yellow] жёлтой
        [pink] розовой
        [green] зелёной
       *[blue] синей
    }
    .loc = { $colour ->
        [red] красной
        [yellow] жёлтой
        [pink] розовой
        [green] зелёной
       *[blue] синей
    }
    .genpl = { $colour ->
        [red] красных
        [yellow] жёлтых
        [pink] розовых
        [green] зелёных
       *[blue] синих
    }
keltis-card = { keltis-colour } { $value }
    .acc = { keltis-colour.acc } { $value }
keltis-path = { keltis-colour } тропа
    .acc = { keltis-colour.acc } тропу
    .gen = { keltis-colour.gen } тропы
    .loc = { keltis-colour.loc } тропе
keltis-tile = { $tile ->
    [wishing-stone] камень желаний
    [clover] клевер
    [points] { $n ->
        [one] { $n } очко
        [few] { $n } очка
       *[many] { $n } очков
    }
    [face-down] плитка появится позже
   *[none] без плитки
}
keltis-tile-on = камень { $row } — { NAME($tile) }
keltis-figure-on = { WHO($seat) ->
    [you] вы
   *[other] { NAME($seat) }
} на камне { $row }{ $figure ->
    [large] {" "}(большая фигурка)
   *[small] {""}
}
keltis-column = { keltis-colour } { $cards }{ $trend ->
    [up] {" "}(восходящая)
    [down] {" "}(нисходящая)
   *[open] {""}
}

keltis-starts = { WHO($seat) ->
    [you] Вы начинаете.
   *[other] { NAME($seat) } начинает.
}
keltis-drew = { WHO($seat) ->
    [you] Вы добираете карту.
   *[other] { NAME($seat) } добирает карту.
}
keltis-drew-card = { WHO($seat) ->
    [you] Вы добираете { NAME($card, case: "acc") }.
   *[other] { NAME($seat) } добирает { NAME($card, case: "acc") }.
}
keltis-laid = { WHO($seat) ->
    [you] Вы выкладываете { NAME($card, case: "acc") }.
   *[other] { NAME($seat) } выкладывает { NAME($card, case: "acc") }.
}
keltis-discarded = { WHO($seat) ->
    [you] Вы сбрасываете { NAME($card, case: "acc") }.
   *[other] { NAME($seat) } сбрасывает { NAME($card, case: "acc") }.
}
keltis-took-discard = { WHO($seat) ->
    [you] Вы берёте { NAME($card, case: "acc") } из сброса.
   *[other] { NAME($seat) } берёт { NAME($card, case: "acc") } из сброса.
}
keltis-opened = { WHO($seat) ->
    [you] Вы открываете
   *[other] { NAME($seat) } открывает
} { NAME($path, case: "acc") } { $figure ->
    [large] большой фигуркой.
   *[small] маленькой фигуркой.
}
keltis-moved = { WHO($seat) ->
    [you] Вы ступаете
   *[other] { NAME($seat) } ступает
} на камень { $row } { NAME($path, case: "gen") } (стоимость { $value }).
keltis-scored = { WHO($seat) ->
    [you] Вы получаете
   *[other] { NAME($seat) } получает
} { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[many] { $n } очков
} за плитку.
keltis-took-stone = { WHO($seat) ->
    [you] Вы забираете камень желаний.
   *[other] { NAME($seat) } забирает камень желаний.
}
keltis-left-clover = { WHO($seat) ->
    [you] Вы не пользуетесь клевером.
   *[other] { NAME($seat) } не пользуется клевером.
}
keltis-end-five-in-goal = Игра окончена: в целевой зоне стоят пять фигурок.
keltis-end-pile-empty = Игра окончена: из колоды взята последняя карта.

keltis-ask-play = Сыграйте карту: выложите её перед собой или сбросьте.
keltis-ask-figure = Какая фигурка откроет { NAME($path, case: "acc") }?
keltis-ask-forward = Ваша фигурка на { NAME($path, case: "loc") } уже дошла до конца. Какая другая сделает шаг?
keltis-ask-clover = Клевер на { NAME($path, case: "loc") }: одна из ваших фигурок может сделать шаг.
keltis-ask-draw = { $left ->
    [1] Доберите карту. В колоде осталась одна: если взять её, игра закончится.
   *[other] Доберите карту.
}

keltis-lay = Выложить { NAME($card, case: "acc") }: { NAME($step) }
keltis-discard = Сбросить { NAME($card, case: "acc") }
keltis-draw-pile = Из колоды ({ $left ->
    [one] осталась { $left } карта
    [few] осталось { $left } карты
   *[many] осталось { $left } карт
}){ $left ->
    [1] : игра закончится!
   *[other] {""}
}
keltis-draw-discard = Взять { NAME($card, case: "acc") } из сброса
keltis-draw-empty = Взять { keltis-colour.acc } карту из сброса
keltis-small-figure = Маленькая фигурка (осталось { $left })
keltis-large-figure = Большая фигурка (считается вдвойне)
keltis-pass = Без шага
keltis-step = На { NAME($path, case: "loc") }: { NAME($step) }
keltis-step-open = со старта на первый камень
keltis-step-on = на камень { $row } (стоимость { $value }){ $bare ->
    [True] {""}
   *[False] , плитка: { NAME($tile) }
}{ $ends ->
    [True] . Пятая фигурка в целевой зоне: игра закончится!
   *[False] {""}
}
keltis-step-other = шаг делает другая фигурка
keltis-step-none = дальше камней нет

keltis-no-KEL-R11 = Ваша колонка восходящая, а { NAME($card) } меньше, чем { NAME($top) }.
keltis-no-KEL-R12 = Ваша колонка нисходящая, а { NAME($card) } больше, чем { NAME($top) }.
keltis-no-KEL-R14 = Ваша фигурка на { NAME($path, case: "loc") } стоит на последнем камне; шаг должна сделать другая.
keltis-no-KEL-R21 = Вы только что сбросили карту в эту стопку: до конца вашего хода она закрыта.
keltis-no-KEL-R22 = В сбросе нет { keltis-colour.genpl } карт.
keltis-no-KEL-A2 = За этим столом тропу открывает только карта, так что на { NAME($path, case: "acc") } сейчас не ступить.
keltis-no-KEL-A4 = Ваша фигурка на { NAME($path, case: "loc") } стоит на последнем камне и дальше идти не может.
keltis-no-KEL-A6 = { $figure ->
    [large] Ваша большая фигурка уже покинула стартовый камень.
   *[small] Все ваши маленькие фигурки уже покинули стартовый камень.
}
keltis-no-KEL-A15 = Карта выложена: другая ваша фигурка может сделать шаг, а значит, и должна.

keltis-path-empty = На { NAME($path, case: "loc") } пока никого. { $count ->
    [0] Плиток не осталось.
   *[other] Плитки: { NAME($tiles) }.
}
keltis-path-figures = На { NAME($path, case: "loc") }: { NAME($figures) }. { $count ->
    [0] Плиток не осталось.
   *[other] Плитки: { NAME($tiles) }.
}
keltis-seat = { WHO($seat) ->
    [you] У вас
   *[other] { NAME($seat) }:
} { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
} за плитки и { $stones ->
    [one] { $stones } камень желаний
    [few] { $stones } камня желаний
   *[many] { $stones } камней желаний
}.
keltis-columns = { WHO($seat) ->
    [you] Ваши колонки
   *[other] Колонки ({ NAME($seat) })
}: { NAME($columns) }.
keltis-piles = В колоде { $left ->
    [one] { $left } карта
    [few] { $left } карты
   *[many] { $left } карт
}. { $count ->
    [0] Сброс пуст.
   *[other] Сверху в стопках сброса: { NAME($tops) }.
}
keltis-hand = { $count ->
    [0] У вас на руках нет карт.
   *[other] У вас на руках: { NAME($cards) }.
}

keltis-score-tiles = плитки с числами: { $points }
keltis-score-figure = { NAME($path) }, камень { $row }{ $figure ->
    [large] , большая фигурка
   *[small] {""}
}: { $points }
keltis-score-stones = { $stones ->
    [one] { $stones } камень желаний
    [few] { $stones } камня желаний
   *[many] { $stones } камней желаний
}: { $points }

keltis-set-clover-opens-path = { $value ->
    [yes] Клевер может вывести фигурку на новую тропу.
   *[no] Тропу открывает только карта.
}
keltis-set-starting-seat = { $value ->
    [random] Кто начинает, решает случай.
   *[other] Начинает место { $n }.
}

# Что набирать.
keltis-letter = { $colour ->
    [red] К
    [yellow] Ж
    [pink] Р
    [green] Зл
   *[blue] С
}
keltis-label-lay = { keltis-letter }{ $value }
keltis-label-discard = х{ keltis-letter }{ $value }
keltis-label-path = { keltis-letter }
keltis-label-pile = колода
keltis-label-small = маленькая
keltis-label-large = большая
keltis-label-pass = пас
keltis-legend-colours = Цвета: К — красный, Ж — жёлтый, Р — розовый, Зл — зелёный, С — синий.
keltis-legend-answers = К7 — выложить красную 7, хК7 — сбросить её; К — красная тропа или красный сброс; также: колода, маленькая, большая, пас.
keltis-legend-tiles = Камень желаний забирает тот, кто до него дошёл; клевер даёт ещё один шаг; плитка с числом сразу даёт очки.
