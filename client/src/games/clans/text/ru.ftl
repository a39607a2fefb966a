# За столом.
clans-ui-board = Поле
clans-ui-print = { $shape ->
    [circle] круг { $number }
    [square] квадрат { $number }
    [triangle] треугольник { $number }
    [diamond] ромб { $number }
    [star] звезда { $number }
    [crescent] полумесяц { $number }
    [cross] крест { $number }
    [hexagon] шестиугольник { $number }
   *[none] ничейная земля
}
clans-ui-square = { $square }: { NAME($print) }{ $lies ->
    [token] , { $whose ->
        [own] ваш жетон
       *[other] жетон: { NAME($clan) }
    }
    [castle] , { $whose ->
        [own] под вашим замком { NAME($castle) }
       *[other] под замком { NAME($castle) }: { NAME($clan) }
    }
   *[none] {""}
}
clans-ui-whose-castle = { $whose ->
    [own] ваш замок { NAME($castle) }
   *[other] замок { NAME($castle) }: { NAME($clan) }
}
clans-ui-castle = { clans-ui-whose-castle }; стоит на { $squares }. Сила вокруг: { NAME($units) }
clans-ui-units-of = { NAME($clan) } — { $n }
clans-ui-step = Против замка: { clans-swords }. { $step ->
    [arming] Выберите карты, которые выкладываете.
    [adding] Напарник может добавить свои.
   *[defending] { $whose ->
        [own] Столько же Щитов отобьют атаку.
       *[other] Отбить атаку может { NAME($clan) }.
    }
}
clans-ui-prize = приз { NAME($castle) }
clans-ui-completes = завершает { NAME($castle) }
clans-ui-ready = { $whose ->
    [own] Ваши жетоны
   *[other] Жетоны ({ NAME($clan) })
} на { $squares } имеют форму приза { NAME($castle) }: замок будет возведён со следующим захватом.
clans-ui-card = { $square }: { NAME($print) }{ $sign ->
    [sword] , Меч
    [shield] , Щит
   *[none] {""}
}{ $chosen ->
    [yes] , выбрано
   *[no] {""}
}
clans-ui-hand = Ваши карты
clans-ui-wizards = { $n ->
    [one] { $n } открытый Колдун
    [few] { $n } открытых Колдуна
   *[many] { $n } открытых Колдунов
}
clans-ui-draw = Колода: { $n }
clans-ui-used = Сброс: { $n }
clans-ui-bag = Призов в мешочке: { $n }
clans-ui-won = Добытые призы
clans-ui-look = { WHO($seat) ->
    [you] вы
   *[other] { NAME($seat) }
}: { $facts }. Показать, у кого что есть
clans-ui-facts = очки: { $points }; призы: { $prizes } из { $needed }; жетонов осталось: { $tokens }; замков осталось: { $castles }; карт на руках: { $cards }; открытых Колдунов: { $wizards }{ $team ->
    [yes] ; напарник: { NAME($partner) }
   *[no] {""}
}

# Для чего что нужно.
clans-ui-for-conquest = { $taken ->
    [yes] Клетка { $square } занята, так что этой картой её не захватить. Но ею можно заплатить за ничейную землю, которая завершает замок.
   *[no] Сыграйте её, чтобы положить свой жетон на { $square }.
}
clans-ui-for-sign = { $sign ->
    [sword] Меч: выложите его, чтобы атаковать замок, вокруг которого у вас не меньше силы, чем у владельца.
    [shield] Щит: отбивает один Меч, когда атакуют ваш замок.
   *[none] На ней нет ни Меча, ни Щита.
}
clans-ui-sign = { $sign ->
    [sword] На ней Меч.
    [shield] На ней Щит.
   *[none] На ней нет знака.
}
clans-ui-for-wizard = Кладёт жетон на любую клетку, даже вместо жетона соперника; на ничейную землю — только чтобы завершить замок.
clans-ui-card-shows = { $sign ->
    [sword] На карте этой клетки Меч.
    [shield] На карте этой клетки Щит.
   *[none] На карте этой клетки нет ни Меча, ни Щита.
}
clans-ui-about-grey = Ничейную землю захватывают любой картой, но только жетоном, который завершает замок.
clans-ui-would-complete = Ваш жетон здесь завершит замок { NAME($castle) }.
clans-ui-conquered-last = { WHO($seat) ->
    [you] Ваш последний захват.
   *[other] Последний захват: { NAME($seat) }.
}
clans-ui-played-last = { WHO($seat) ->
    [you] Ваша последняя карта.
   *[other] Последняя карта: { NAME($seat) }.
}
clans-ui-castle-units = Сила вокруг: { NAME($units) }
clans-ui-about-castle = Чтобы атаковать, нужен Меч и не меньше силы вокруг замка, чем у владельца. Столько же Щитов отбивают атаку.
clans-ui-about-open-prize = Открыт для всех: кто выложит жетоны этой формой, повёрнутой или отражённой, возведёт там замок и возьмёт приз.
clans-ui-about-won-prize = Приз у: { NAME($clan) }. Кто захватит замок, заберёт и его приз.
clans-ui-about-draw = После каждого действия из неё добирают карты до пяти. Когда она заканчивается, перемешивают сброс.
clans-ui-about-used = Сыгранные, выложенные и сброшенные карты.
clans-ui-about-bag = Когда приз добыт, из мешочка достают следующий.
clans-ui-figure = { $what ->
    [points] Очки: { $n }
    [prizes] Призы: { $n } из { $needed }
    [tokens] Осталось жетонов: { $n }
    [castles] Осталось замков: { $n }
    [cards] Карт на руках: { $n }
   *[wizards] Открытых Колдунов: { $n }
}
clans-ui-about-figure = { $what ->
    [points] Приз даёт столько очков, сколько клеток в его форме. Побеждает тот, у кого больше всего очков.
    [prizes] Четвёртый приз клана заканчивает игру.
    [tokens] Когда их нет, на захваченную клетку переходит жетон с поля.
    [castles] За каждый приз на поле стоит один замок.
    [cards] Другие их не видят.
   *[wizards] Колдун кладёт жетон на любую клетку, даже вместо жетона соперника.
}
clans-ui-partner = Напарник: { NAME($seat) }
clans-ui-about-partner = У напарников общие жетоны, замки и призы, но карт друг друга они не видят.
clans-ui-ghosts = Замки, которым не хватает одного жетона
clans-ui-about-ghosts = Показывает на поле, где ещё один ваш жетон завершит замок. Клетка отмечена плюсом.
clans-ui-last-turn = Последний ход
clans-ui-prize-count = { $n ->
    [1] Первый приз
    [2] Второй приз
    [3] Третий приз
   *[other] Приз { $n }
} из { $needed }.
clans-ui-near-end = { $last ->
    [yes] Четвёртый приз: игра окончена. Побеждает тот, у кого больше всего очков.
   *[no] Ещё один приз — и игра окончена.
}
clans-ui-legend-print = Клетка земли. На её карте такой же знак и число.
clans-ui-legend-token = Жетон клана: его знак на его тартане.
clans-ui-legend-castle = Замок стоит на клетках своей формы; во дворе — тартан клана, на золотой печати — очки.
clans-ui-legend-grey = Ничейная земля: её захватывают любой картой, но только чтобы завершить замок.
clans-ui-legend-prize = Открытый приз в углу: выложите жетоны его формой, повёрнутой или отражённой.
clans-ui-legend-card = Карта захватывает изображённую на ней клетку.
clans-ui-legend-sword = Меч: атакует замок.
clans-ui-legend-shield = Щит: отбивает Меч.
clans-ui-legend-wizard = Колдун: кладёт жетон на любую клетку, даже вместо жетона соперника.
clans-ui-legend-lit = Яркая клетка: её захватывает карта с вашей руки. Знак тот же, что и на карте.
clans-ui-legend-last = Золотые уголки: сделано в последний ход. Уголки цвета клана: сделано в предыдущие ходы.
clans-ui-legend-ghost = Пунктирная форма: ваш замок, которому не хватает одного жетона — там, где плюс.
clans-ui-legend-draw = Колода. Рядом лежат сброс и мешочек с призами.
