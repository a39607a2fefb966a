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
keltis-ui-goal = Ціль
keltis-ui-in-goal-now = У цільовій зоні { $n } з { $end } фігурок, що закінчать гру.
keltis-ui-ends-game = Це закінчить гру!
keltis-ui-clover-grants = Ще один крок!
keltis-ui-near-goal = { $missing ->
    [0] У цільовій зоні п’ять фігурок: гру закінчено.
   *[other] У цільовій зоні чотири фігурки. П’ята одразу закінчить гру.
}
keltis-ui-near-pile = { $left ->
    [0] Колода порожня: гру закінчено.
    [1] У колоді лишилася одна карта. Хто її візьме, той закінчить гру.
   *[other] У колоді залишилося карт: { $left }. Остання закінчить гру.
}

# Що це таке — для того, хто питає.
keltis-tip-stone = { NAME($path) }, камінь { $row }
keltis-tip-worth = Наприкінці дає малій фігурці { $value }, великій — { $double }.
keltis-tip-figure = { WHO($seat) ->
    [you] Ваша
   *[other] { NAME($seat) }:
} { $figure ->
    [large] велика
   *[small] мала
} фігурка, зараз { $worth }
keltis-tip-tile-clover = Конюшина: хто сюди дійшов, може зробити ще крок будь-якою своєю фігуркою. Плитка лишається.
keltis-tip-tile-wishing-stone = Камінь бажань: його забирає перший, хто дійшов. Без каменів втрачають 4 очки, багато каменів приносять очки.
keltis-tip-tile-points = Плитка з числом: хто сюди дійшов, одразу отримує { $n ->
    [one] { $n } очко
    [few] { $n } очки
   *[many] { $n } очок
}. Плитка лишається.
keltis-tip-tile-face-down = Тут лежатиме плитка.
keltis-tip-goal-title = Цільова зона
keltis-tip-goal = Фігурок у цільовій зоні, тобто на останніх трьох каменях стежок: { $n } з { $end }. Щойно їх стане { $end }, хоч би чиї вони були, гра закінчиться.
keltis-tip-path = Карти цього кольору ведуть сюди вашу фігурку: кожна на один камінь.
keltis-tip-row-title = Ряд вартістю { $value }
keltis-tip-start-title = { WHO($seat) ->
    [you] Ваші фігурки на стартовому камені
   *[other] { NAME($seat) }: фігурки на стартовому камені
}
keltis-tip-start = Малих: { $small }. Великих, що рахуються подвійно: { $large }.
keltis-tip-wishing-title = Камені бажань
keltis-tip-wishing = Наприкінці стільки каменів бажань дають стільки очок. Хто не має жодного, втрачає очки.
keltis-tip-wishing-seat = { WHO($seat) ->
    [you] У вас
   *[other] { NAME($seat) }
}: { $n }, очки: { $value }
keltis-tip-column = { WHO($seat) ->
    [you] Ваша { keltis-colour } колонка
   *[other] { NAME($seat) }: { keltis-colour } колонка
}
keltis-tip-trend-up = Висхідна: сюди можна покласти лише { $value } або більше.
keltis-tip-trend-down = Спадна: сюди можна покласти лише { $value } або менше.
keltis-tip-trend-open = Наступна карта вирішить, висхідна вона чи спадна.
keltis-tip-trend-empty = Почати її можна будь-якою картою.
keltis-tip-discards = Верхню карту може взяти кожен, крім того, хто щойно її скинув.
keltis-tip-discards-below = Під нею, згори донизу: { $cards }
keltis-tip-draw-pile = Звідси беруть карту наосліп. Коли візьмуть останню, гра закінчиться.
keltis-tip-card = Викладіть її, і ваша фігурка на { keltis-colour.loc } стежці зробить крок; або скиньте.
keltis-tip-points = { $n ->
    [one] { $n } очко за плитки з числами
    [few] { $n } очки за плитки з числами
   *[many] { $n } очок за плитки з числами
}
keltis-tip-points-text = Їх отримують одразу; вони входять до рахунку.
keltis-tip-stones = Каменів бажань: { $n }, очки: { $value }
keltis-tip-hand = { $n ->
    [one] { $n } карта на руках
    [few] { $n } карти на руках
   *[many] { $n } карт на руках
}
keltis-tip-hand-text = Після кожного ходу в кожного знову вісім карт.
keltis-tip-open = Натисніть, щоб побачити колонки.
keltis-tip-last-play = { WHO($seat) ->
    [you] Ваша остання карта
   *[other] { NAME($seat) }: остання карта
}: { NAME($card) }, { $how ->
    [laid] викладена
   *[discarded] скинута
}

# Що означають знаки на полі.
keltis-legend-card = Карта: викладіть її в колонку, і ваша фігурка на стежці цього кольору зробить крок. Колонки йдуть угору або вниз.
keltis-legend-stone = Камінь: стільки очок дає фігурка на ньому наприкінці. Перші три забирають очки.
keltis-legend-figure = Фігурки: у кожного чотири малі й одна велика. Велика рахується подвійно — і в плюс, і в мінус.
keltis-legend-points = Число: очки тому, хто сюди дійшов, одразу.
keltis-legend-clover = Конюшина: одна з ваших фігурок робить ще крок.
keltis-legend-wishing = Камінь бажань: його забирає перший, хто дійшов. Наприкінці (камені: очки): { $scale }.
keltis-legend-goal = Фігурки в цільовій зоні, на останніх трьох каменях. Щойно їх стане { $end }, гра закінчиться.
keltis-legend-trend = Напрям колонки: вгору — лише такі самі чи більші карти; вниз — лише такі самі чи менші.
keltis-legend-pile = Колода й кількість карт у ній. Остання карта закінчує гру.
keltis-legend-known = Карта на руках, яку бачили всі: її взято зі скиду.
