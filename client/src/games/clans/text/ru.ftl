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
