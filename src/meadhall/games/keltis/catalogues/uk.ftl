# «Кельтіс» українською.

keltis-title = Кельтіс
keltis-colour = { $colour ->
    [red] червона
    [yellow] жовта
    [pink] рожева
    [green] зелена
   *[blue] синя
}
    .masc = { $colour ->
        [red] червоний
        [yellow] жовтий
        [pink] рожевий
        [green] зелений
       *[blue] синій
    }
    .acc = { $colour ->
        [red] червону
        [yellow] жовту
        [pink] рожеву
        [green] зелену
       *[blue] синю
    }
    .gen = { $colour ->
        [red] червоної
        [yellow] жовтої
        [pink] рожевої
        [green] зеленої
       *[blue] синьої
    }
    .loc = { $colour ->
        [red] червоній
        [yellow] жовтій
        [pink] рожевій
        [green] зеленій
       *[blue] синій
    }
    .genpl = { $colour ->
        [red] червоних
        [yellow] жовтих
        [pink] рожевих
        [green] зелених
       *[blue] синіх
    }
keltis-card = { keltis-colour } { $value }
    .acc = { keltis-colour.acc } { $value }
keltis-path = { keltis-colour } стежка
    .acc = { keltis-colour.acc } стежку
    .gen = { keltis-colour.gen } стежки
    .loc = { keltis-colour.loc } стежці
keltis-tile = { $tile ->
    [wishing-stone] камінь бажань
    [clover] конюшина
    [points] { $n ->
        [one] { $n } очко
        [few] { $n } очки
       *[many] { $n } очок
    }
    [face-down] плитка з’явиться згодом
   *[none] без плитки
}
keltis-tile-on = камінь { $row } — { NAME($tile) }
keltis-figure-on = { WHO($seat) ->
    [you] ви
   *[other] { NAME($seat) }
} на камені { $row }{ $figure ->
    [large] {" "}(велика фігурка)
   *[small] {""}
}
keltis-column = { keltis-colour } { $cards }{ $trend ->
    [up] {" "}(висхідна)
    [down] {" "}(спадна)
   *[open] {""}
}

keltis-starts = { WHO($seat) ->
    [you] Ви починаєте.
   *[other] { NAME($seat) } починає.
}
keltis-drew = { WHO($seat) ->
    [you] Ви добираєте карту.
   *[other] { NAME($seat) } добирає карту.
}
keltis-drew-card = { WHO($seat) ->
    [you] Ви добираєте { NAME($card, case: "acc") }.
   *[other] { NAME($seat) } добирає { NAME($card, case: "acc") }.
}
keltis-laid = { WHO($seat) ->
    [you] Ви викладаєте { NAME($card, case: "acc") }.
   *[other] { NAME($seat) } викладає { NAME($card, case: "acc") }.
}
keltis-discarded = { WHO($seat) ->
    [you] Ви скидаєте { NAME($card, case: "acc") }.
   *[other] { NAME($seat) } скидає { NAME($card, case: "acc") }.
}
keltis-took-discard = { WHO($seat) ->
    [you] Ви берете { NAME($card, case: "acc") } зі скиду.
   *[other] { NAME($seat) } бере { NAME($card, case: "acc") } зі скиду.
}
keltis-opened = { WHO($seat) ->
    [you] Ви відкриваєте
   *[other] { NAME($seat) } відкриває
} { NAME($path, case: "acc") } { $figure ->
    [large] великою фігуркою.
   *[small] малою фігуркою.
}
keltis-moved = { WHO($seat) ->
    [you] Ви ступаєте
   *[other] { NAME($seat) } ступає
} на камінь { $row } { NAME($path, case: "gen") } (вартість { $value }).
keltis-scored = { WHO($seat) ->
    [you] Ви отримуєте
   *[other] { NAME($seat) } отримує
} { $n ->
    [one] { $n } очко
    [few] { $n } очки
   *[many] { $n } очок
} за плитку.
keltis-took-stone = { WHO($seat) ->
    [you] Ви забираєте камінь бажань.
   *[other] { NAME($seat) } забирає камінь бажань.
}
keltis-left-clover = { WHO($seat) ->
    [you] Ви не користуєтеся конюшиною.
   *[other] { NAME($seat) } не користується конюшиною.
}
keltis-end-five-in-goal = Гру закінчено: у цільовій зоні стоять п’ять фігурок.
keltis-end-pile-empty = Гру закінчено: з колоди взято останню карту.

keltis-ask-play = Зіграйте карту: викладіть її перед собою або скиньте.
keltis-ask-figure = Яка фігурка відкриє { NAME($path, case: "acc") }?
keltis-ask-forward = Ваша фігурка на { NAME($path, case: "loc") } вже дійшла до кінця. Яка інша зробить крок?
keltis-ask-clover = Конюшина на { NAME($path, case: "loc") }: одна з ваших фігурок може зробити крок.
keltis-ask-draw = { $left ->
    [1] Доберіть карту. У колоді лишилася одна: якщо взяти її, гра закінчиться.
   *[other] Доберіть карту.
}

keltis-lay = Викласти { NAME($card, case: "acc") }: { NAME($step) }
keltis-discard = Скинути { NAME($card, case: "acc") }
keltis-draw-pile = З колоди ({ $left ->
    [one] залишилася { $left } карта
    [few] залишилося { $left } карти
   *[many] залишилося { $left } карт
}){ $left ->
    [1] : гра закінчиться!
   *[other] {""}
}
keltis-draw-discard = Узяти { NAME($card, case: "acc") } зі скиду
keltis-draw-empty = Узяти { keltis-colour.acc } карту зі скиду
keltis-small-figure = Мала фігурка (залишилося { $left })
keltis-large-figure = Велика фігурка (рахується подвійно)
keltis-pass = Без кроку
keltis-step = На { NAME($path, case: "loc") }: { NAME($step) }
keltis-step-open = зі старту на перший камінь
keltis-step-on = на камінь { $row } (вартість { $value }){ $bare ->
    [True] {""}
   *[False] , плитка: { NAME($tile) }
}{ $ends ->
    [True] . П’ята фігурка в цільовій зоні: гра закінчиться!
   *[False] {""}
}
keltis-step-other = крок робить інша фігурка
keltis-step-none = далі каменів немає

keltis-no-KEL-R11 = Ваша колонка висхідна, а { NAME($card) } менша, ніж { NAME($top) }.
keltis-no-KEL-R12 = Ваша колонка спадна, а { NAME($card) } більша, ніж { NAME($top) }.
keltis-no-KEL-R14 = Ваша фігурка на { NAME($path, case: "loc") } стоїть на останньому камені; крок має зробити інша.
keltis-no-KEL-R21 = Ви щойно поклали карту в цей скид: до кінця вашого ходу він закритий.
keltis-no-KEL-R22 = У скиді немає { keltis-colour.genpl } карт.
keltis-no-KEL-A2 = За цим столом стежку відкриває лише карта, тож на { NAME($path, case: "acc") } зараз не ступити.
keltis-no-KEL-A4 = Ваша фігурка на { NAME($path, case: "loc") } стоїть на останньому камені й далі йти не може.
keltis-no-KEL-A6 = { $figure ->
    [large] Ваша велика фігурка вже залишила стартовий камінь.
   *[small] Усі ваші малі фігурки вже залишили стартовий камінь.
}
keltis-no-KEL-A15 = Карту викладено: інша ваша фігурка може зробити крок, а отже, й мусить.

keltis-path-empty = На { NAME($path, case: "loc") } ще нікого. { $count ->
    [0] Плиток не залишилося.
   *[other] Плитки: { NAME($tiles) }.
}
keltis-path-figures = На { NAME($path, case: "loc") }: { NAME($figures) }. { $count ->
    [0] Плиток не залишилося.
   *[other] Плитки: { NAME($tiles) }.
}
keltis-seat = { WHO($seat) ->
    [you] Ви маєте
   *[other] { NAME($seat) } має
} { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[many] { $points } очок
} за плитки та { $stones ->
    [one] { $stones } камінь бажань
    [few] { $stones } камені бажань
   *[many] { $stones } каменів бажань
}.
keltis-columns = { WHO($seat) ->
    [you] Ваші колонки
   *[other] Колонки ({ NAME($seat) })
}: { NAME($columns) }.
keltis-piles = У колоді { $left ->
    [one] { $left } карта
    [few] { $left } карти
   *[many] { $left } карт
}. { $count ->
    [0] Скиди порожні.
   *[other] Зверху у скидах: { NAME($tops) }.
}
keltis-hand = { $count ->
    [0] У вас на руках немає карт.
   *[other] У вас на руках: { NAME($cards) }.
}

keltis-score-tiles = плитки з числами: { $points }
keltis-score-figure = { NAME($path) }, камінь { $row }{ $figure ->
    [large] , велика фігурка
   *[small] {""}
}: { $points }
keltis-score-stones = { $stones ->
    [one] { $stones } камінь бажань
    [few] { $stones } камені бажань
   *[many] { $stones } каменів бажань
}: { $points }

keltis-set-clover-opens-path = { $value ->
    [yes] Конюшина може вивести фігурку на нову стежку.
   *[no] Стежку відкриває лише карта.
}
keltis-set-starting-seat = { $value ->
    [random] Хто починає, вирішує випадок.
   *[other] Починає місце { $n }.
}

# Що набирати.
keltis-letter = { $colour ->
    [red] Ч
    [yellow] Ж
    [pink] Р
    [green] Зл
   *[blue] С
}
keltis-label-lay = { keltis-letter }{ $value }
keltis-label-discard = х{ keltis-letter }{ $value }
keltis-label-path = { keltis-letter }
keltis-label-pile = колода
keltis-label-small = мала
keltis-label-large = велика
keltis-label-pass = пас
keltis-legend-colours = Кольори: Ч — червоний, Ж — жовтий, Р — рожевий, Зл — зелений, С — синій.
keltis-legend-answers = Ч7 — викласти червону 7, хЧ7 — скинути її; Ч — червона стежка або червоний скид; також: колода, мала, велика, пас.
keltis-legend-tiles = Камінь бажань забирає той, хто до нього дійшов; конюшина дає ще один крок; плитка з числом одразу дає очки.
