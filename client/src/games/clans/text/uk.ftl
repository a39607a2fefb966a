# За столом.
clans-ui-board = Поле
clans-ui-print = { $shape ->
    [circle] коло { $number }
    [square] квадрат { $number }
    [triangle] трикутник { $number }
    [diamond] ромб { $number }
    [star] зірка { $number }
    [crescent] півмісяць { $number }
    [cross] хрест { $number }
    [hexagon] шестикутник { $number }
   *[none] нічийна земля
}
clans-ui-square = { $square }: { NAME($print) }{ $lies ->
    [token] , { $whose ->
        [own] ваш жетон
       *[other] жетон: { NAME($clan) }
    }
    [castle] , { $whose ->
        [own] під вашим замком { NAME($castle) }
       *[other] під замком { NAME($castle) }: { NAME($clan) }
    }
   *[none] {""}
}
clans-ui-whose-castle = { $whose ->
    [own] ваш замок { NAME($castle) }
   *[other] замок { NAME($castle) }: { NAME($clan) }
}
clans-ui-castle = { clans-ui-whose-castle }; стоїть на { $squares }. Сила навколо: { NAME($units) }
clans-ui-units-of = { NAME($clan) } — { $n }
clans-ui-step = Проти замку: { clans-swords }. { $step ->
    [arming] Оберіть карти, які викладаєте.
    [adding] Напарник може додати свої.
   *[defending] { $whose ->
        [own] Стільки ж Щитів відіб’ють атаку.
       *[other] Відбити атаку може { NAME($clan) }.
    }
}
clans-ui-prize = приз { NAME($castle) }
clans-ui-completes = завершує { NAME($castle) }
clans-ui-ready = { $whose ->
    [own] Ваші жетони
   *[other] Жетони ({ NAME($clan) })
} на { $squares } мають форму призу { NAME($castle) }: замок буде зведено з наступним захопленням.
clans-ui-card = { $square }: { NAME($print) }{ $sign ->
    [sword] , Меч
    [shield] , Щит
   *[none] {""}
}{ $chosen ->
    [yes] , обрано
   *[no] {""}
}
clans-ui-hand = Ваші карти
clans-ui-wizards = { $n ->
    [one] { $n } відкритий Чаклун
    [few] { $n } відкриті Чаклуни
   *[many] { $n } відкритих Чаклунів
}
clans-ui-draw = Колода: { $n }
clans-ui-used = Відбій: { $n }
clans-ui-bag = Призів у мішечку: { $n }
clans-ui-won = Здобуті призи
clans-ui-look = { WHO($seat) ->
    [you] ви
   *[other] { NAME($seat) }
}: { $facts }. Показати, хто що має
clans-ui-facts = очки: { $points }; призи: { $prizes } із { $needed }; жетонів лишилося: { $tokens }; замків лишилося: { $castles }; карт на руках: { $cards }; відкритих Чаклунів: { $wizards }{ $team ->
    [yes] ; напарник: { NAME($partner) }
   *[no] {""}
}
