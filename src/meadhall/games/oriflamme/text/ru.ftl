# «Орифламма. Пламя войны» по-русски.

# Названия.
oriflamme-title = Орифламма. Пламя войны
oriflamme-role = { $role ->
    [prince] Принц
    [twin] Близнец
    [queen] Королева
    [daredevil] Сорвиголова
    [apothecary] Аптекарь
    [criminal] Преступник
    [schemer] Интриганка
    [substitution] Подмена
    [plan] План
    [trap] Ловушка
   *[bribe] Подкуп
}
    .acc = { $role ->
        [prince] Принца
        [twin] Близнеца
        [queen] Королеву
        [daredevil] Сорвиголову
        [apothecary] Аптекаря
        [criminal] Преступника
        [schemer] Интриганку
        [substitution] Подмену
        [plan] План
        [trap] Ловушку
       *[bribe] Подкуп
    }
    .gen = { $role ->
        [prince] Принца
        [twin] Близнеца
        [queen] Королевы
        [daredevil] Сорвиголовы
        [apothecary] Аптекаря
        [criminal] Преступника
        [schemer] Интриганки
        [substitution] Подмены
        [plan] Плана
        [trap] Ловушки
       *[bribe] Подкупа
    }
oriflamme-card = { WHO($seat) ->
    [you] { $role ->
        [queen] ваша
        [schemer] ваша
        [substitution] ваша
        [trap] ваша
       *[other] ваш
    } { oriflamme-role }
   *[other] { oriflamme-role } ({ NAME($seat) })
}
    .acc = { WHO($seat) ->
        [you] { $role ->
            [queen] вашу
            [schemer] вашу
            [substitution] вашу
            [trap] вашу
            [plan] ваш
            [bribe] ваш
           *[other] вашего
        } { oriflamme-role.acc }
       *[other] { oriflamme-role.acc } ({ NAME($seat) })
    }
oriflamme-bribed-card = { oriflamme-card }, { WHO($briber) ->
    [you] подкуп ваш
   *[other] подкуп: { NAME($briber) }
}
oriflamme-points = { $n ->
    [one] { $n } очко влияния
    [few] { $n } очка влияния
   *[many] { $n } очков влияния
}
oriflamme-tokens = { $tokens ->
    [0] {""}
    [one] , на карте { $tokens } очко влияния
    [few] , на карте { $tokens } очка влияния
   *[many] , на карте { $tokens } очков влияния
}
oriflamme-back = { WHO($seat) ->
    [you] ваша закрытая карта
   *[other] закрытая карта ({ NAME($seat) })
}{ oriflamme-tokens }
oriflamme-known-back = { WHO($seat) ->
    [you] ваша закрытая карта ({ oriflamme-role })
   *[other] закрытая карта ({ NAME($seat) }: { oriflamme-role })
}{ oriflamme-tokens }
oriflamme-position = { $n }: { NAME($thing) }{ $height ->
    [1] {""}
   *[other] , верхняя в стопке из { $height } карт
}
oriflamme-where = { $where ->
    [start] в начало ряда
    [end] в конец ряда
   *[p1] на карту в позиции { $n }
}
oriflamme-does = { $role ->
    [prince] когда его открывают, выводит в ряд вашего Близнеца; каждый раз +1
    [twin] каждый раз +1
    [queen] каждый раз +2; соперник, который её удалит, получит на 1 больше
    [daredevil] удаляет соседнюю карту и все открытые карты других игроков с тем же названием
    [apothecary] удаляет карту рядом с другой вашей картой
    [criminal] каждый теряет 1 за каждую свою карту рядом
    [schemer] каждый раз +2, но рядом со стопкой уходит в сброс
    [substitution] удаляет соседнюю карту; персонажа соперника заменяет вашим
    [plan] активирует одного из ваших персонажей и ещё раз за каждое сброшенное с него очко влияния
    [trap] +1, а влияние на ней пропадает; если её удалит соперник, его карта уходит в сброс, а вы крадёте 3
   *[bribe] открытый персонаж отныне принадлежит вам
}

# Что происходит.
oriflamme-directed = Ряд активируют { $direction ->
    [left] справа налево.
   *[right] слева направо.
}
oriflamme-starts = { WHO($seat) ->
    [you] Вы — первый игрок.
   *[other] Первый игрок — { NAME($seat) }.
}
oriflamme-laid-aside = Вы откладываете { NAME($role, case: "acc") }.
oriflamme-round = Раунд { $n }. { WHO($seat) ->
    [you] Вы кладёте карту первыми.
   *[other] Первый игрок — { NAME($seat) }.
}
oriflamme-placed = { WHO($seat) ->
    [you] Вы кладёте карту
   *[other] { NAME($seat) } кладёт карту
} { NAME($where) }.
oriflamme-placed-card = { WHO($seat) ->
    [you] Вы кладёте { NAME($role, case: "acc") }
   *[other] { NAME($seat) } кладёт { NAME($role, case: "acc") }
} { NAME($where) }.
oriflamme-token-laid = { WHO($seat) ->
    [you] Вы оставляете карту
   *[other] { NAME($seat) } оставляет карту
} в позиции { $n } закрытой: +1 на ней.
oriflamme-revealed = { WHO($seat) ->
    [you] Вы открываете { NAME($role, case: "acc") }.
   *[other] { NAME($seat) } открывает { NAME($role, case: "acc") }.
}
oriflamme-took = { WHO($seat) ->
    [you] Вы забираете с карты ({ NAME($role) }) { oriflamme-points }.
   *[other] { NAME($seat) } забирает с карты ({ NAME($role) }) { oriflamme-points }.
}
oriflamme-wasted = В банк возвращено { oriflamme-points }: { NAME($card) }.
oriflamme-gained = { WHO($seat) ->
    [you] Вы получаете { oriflamme-points }
   *[other] { NAME($seat) } получает { oriflamme-points }
} ({ NAME($role) }).
oriflamme-lost = { WHO($seat) ->
    [you] { $n ->
        [0] Вам нечего терять
       *[other] Вы теряете { oriflamme-points }
    }
   *[other] { $n ->
        [0] У игрока { NAME($seat) } терять нечего
       *[other] { NAME($seat) } теряет { oriflamme-points }
    }
}: { NAME($card) }.
oriflamme-stole = { WHO($seat) ->
    [you] Ваша Ловушка
   *[other] Ловушка ({ NAME($seat) })
} { $n ->
    [0] не находит, что украсть
   *[other] крадёт { oriflamme-points }
} { WHO($victim) ->
    [you] у вас.
   *[other] у игрока { NAME($victim) }.
}
oriflamme-removed = { WHO($seat) ->
    [you] Вы удаляете { NAME($card, case: "acc") } с помощью { NAME($by, case: "gen") }.
   *[other] { NAME($seat) } удаляет { NAME($card, case: "acc") } с помощью { NAME($by, case: "gen") }.
}
oriflamme-discarded = В сброс: { NAME($card) }.
oriflamme-entered = В ряд ({ NAME($where) }) входит { NAME($card) }.
oriflamme-replaced = На это место встаёт { NAME($card) }.
oriflamme-not-replaced = { WHO($seat) ->
    [you] Заменить нечем: карты «{ NAME($role) }» нет ни в вашем сбросе, ни среди отложенных.
   *[other] Заменить нечем: у игрока { NAME($seat) } нет карты «{ NAME($role) }» ни в сбросе, ни среди отложенных.
}
oriflamme-bribed = { WHO($seat) ->
    [you] Вы подкупаете персонажа ({ NAME($card) }): теперь он ваш.
   *[other] { NAME($seat) } подкупает персонажа ({ NAME($card) }): тот меняет семью.
}
oriflamme-token-back = { WHO($seat) ->
    [you] Ваш жетон подкупа возвращается к вам.
   *[other] Жетон подкупа возвращается: { NAME($seat) }.
}
oriflamme-no-effect = Не на что действовать: { NAME($card) }.
oriflamme-end-most-influence = Игра окончена: сыграно шесть раундов.
oriflamme-end-most-cards = Игра окончена: сыграно шесть раундов. Влияние равное, поэтому решает число карт в ряду.
oriflamme-end-shared = Игра окончена: сыграно шесть раундов. Поровну и влияния, и карт в ряду.

# О чём спрашивают.
oriflamme-ask-place = Раунд { $n }. Какую карту положите рубашкой вверх?
oriflamme-ask-where = Куда положить { NAME($role, case: "acc") }?
oriflamme-ask-leave-or-reveal = Позиция { $n }, { NAME($role) }{ oriflamme-tokens }: оставить карту закрытой или открыть?
oriflamme-ask-where-twin = Ваш Близнец входит в ряд открытым. Куда?
oriflamme-ask-remove = { NAME($role) }: какую карту удалить?
oriflamme-ask-character = План: кто из ваших персонажей действует?
oriflamme-ask-take-or-again = На Плане ещё { oriflamme-points }. Взять 1 или сбросить 1, чтобы активировать персонажа снова?
oriflamme-ask-bribe = Подкуп: какой персонаж должен принадлежать вам?

# Что можно ответить.
oriflamme-start = в начало ряда, { $side ->
    [left] слева
   *[right] справа
}: активируется первой
oriflamme-end = в конец ряда, { $side ->
    [left] слева
   *[right] справа
}: активируется последней
oriflamme-on = на позицию { NAME($position) }
oriflamme-target = позиция { NAME($position) }
oriflamme-leave = на неё кладут 1 очко влияния из банка
oriflamme-take = взять 1 очко влияния
oriflamme-again = сбросить 1 очко влияния: персонаж действует ещё раз

# Почему нельзя.
oriflamme-no-ORI-R10 = Позиция { NAME($position) }. Она принадлежит игроку { NAME($holder) }, а класть карты можно только на свои.
oriflamme-no-ORI-R36 = Позиция { NAME($position) }. Близнеца нельзя класть на Принца.
oriflamme-no-ORI-R39 = Позиция { NAME($position) }. Она не соседняя с Сорвиголовой.
oriflamme-no-ORI-R41 = Позиция { NAME($position) }. Рядом нет другой вашей карты.
oriflamme-no-ORI-R46 = Позиция { NAME($position) }. Она не соседняя с Подменой.
oriflamme-no-ORI-R50 = Позиция { NAME($position) }. Это не открытый персонаж вашей семьи.
oriflamme-no-ORI-R56 = Позиция { NAME($position) }. Это не открытый персонаж.
oriflamme-no-ORI-R58 = Позиция { NAME($position) }. Персонажа на стопке подкупить нельзя.
oriflamme-no-ORI-B11 = За этим столом Аптекарь не может удалить себя.

# Стол словами.
oriflamme-round-of = Раунд { $n } из { $rounds }, первый игрок — { NAME($seat) }; ряд активируют { $direction ->
    [left] справа налево.
   *[right] слева направо.
}
oriflamme-row-empty = Ряд пуст.
oriflamme-row = { $active ->
    [yes] Активная позиция
   *[no] Позиция
} { NAME($position) }.
oriflamme-covers = Под ней: { NAME($things) }.
oriflamme-seat = { WHO($seat) ->
    [you] Вы
   *[other] { NAME($seat) }
}: { $influence ->
    [one] { $influence } очко влияния
    [few] { $influence } очка влияния
   *[many] { $influence } очков влияния
}, на руке { $hand ->
    [one] { $hand } карта
    [few] { $hand } карты
   *[many] { $hand } карт
}{ $twin ->
    [yes] , Близнец наготове.
   *[no] .
}
oriflamme-pile = Вышли из ряда: { NAME($cards) }.
oriflamme-not-aside = Наверняка не среди отложенных: { NAME($cards) }.
oriflamme-aside = { $count ->
    [0] Отложенных карт у вас нет.
   *[other] Вы отложили: { NAME($cards, case: "acc") }.
}
oriflamme-hand = { $count ->
    [0] На руке у вас ничего нет.
   *[other] У вас на руке: { NAME($cards) }.
}

# Счёт.
oriflamme-score-cards = { $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[many] { $n } карт
} в ряду

# Настройки стола.
oriflamme-set-direction = { $value ->
    [random] Направление активации определяет случай.
    [left] Ряд активируют справа налево.
   *[right] Ряд активируют слева направо.
}
oriflamme-set-starting-seat = { $value ->
    [random] Кто первый игрок, определяет случай.
   *[other] Первый игрок сидит на месте { $n }.
}
oriflamme-set-prince-brings-twin = { $value ->
    [always] Принц выводит Близнеца при любой своей активации.
   *[revealed] Принц выводит Близнеца, только когда его открывают.
}
oriflamme-set-entering-card-acts = { $value ->
    [no] Карта, вошедшая в ряд открытой, действует только со следующего раунда.
   *[yes] Карта, вошедшая в ряд открытой впереди активации, действует в том же раунде.
}
oriflamme-set-apothecary-hits-itself = { $value ->
    [yes] Аптекарь может удалить себя.
   *[no] Аптекарь не может удалить себя.
}
oriflamme-set-plan-on-stack = { $value ->
    [last] Карта под Планом действует раньше Плана.
   *[first] План действует раньше карты под ним.
}

# Что вводить.
oriflamme-label-role = { $role ->
    [prince] принц
    [twin] близнец
    [queen] королева
    [daredevil] сорвиголова
    [apothecary] аптекарь
    [criminal] преступник
    [schemer] интриганка
    [substitution] подмена
    [plan] план
    [trap] ловушка
   *[bribe] подкуп
}
oriflamme-label-position = п{ $n }
oriflamme-label-start = начало
oriflamme-label-end = конец
oriflamme-label-leave = оставить
oriflamme-label-reveal = открыть
oriflamme-label-take = взять
oriflamme-label-again = ещё
oriflamme-legend-goal = Побеждает тот, у кого после шести раундов больше всего влияния. Каждый раунд все кладут по одной карте рубашкой вверх; затем от начала ряда к концу закрытую карту оставляют (на неё кладут 1 очко влияния) или открывают, а открытая карта действует.
oriflamme-legend-row = Позиции считают от начала ряда: п1 активируется первой. В стопке важна только верхняя карта.
oriflamme-legend-answers = Ответы: карта (королева), позиция (п3), начало, конец, оставить, открыть, взять, ещё.
