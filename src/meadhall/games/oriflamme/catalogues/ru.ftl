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
    .own = { WHO($seat) ->
        [you] { $role ->
            [queen] свою
            [schemer] свою
            [substitution] свою
            [trap] свою
            [plan] свой
            [bribe] свой
           *[other] своего
        } { oriflamme-role.acc }
       *[other] { oriflamme-role.acc } ({ NAME($seat) })
    }
oriflamme-bribed-card = { WHO($seat) ->
    [you] { oriflamme-card } ({ WHO($briber) ->
        [you] ваш подкуп
       *[other] подкуп: { NAME($briber) }
    })
   *[other] { oriflamme-role } ({ NAME($seat) }, { WHO($briber) ->
        [you] ваш подкуп
       *[other] подкуп: { NAME($briber) }
    })
}
oriflamme-points = { $n ->
    [one] { $n } очко влияния
    [few] { $n } очка влияния
   *[many] { $n } очков влияния
}
oriflamme-tokens = { $tokens ->
    [0] {""}
    [one] {" "}с { $tokens } очком влияния
    [few] {" "}с { $tokens } очками влияния
   *[many] {" "}с { $tokens } очками влияния
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
   *[other] , наверху стопки из { $height } карт
}
oriflamme-where = { $where ->
    [start] в начало ряда
    [end] в конец ряда
   *[p1] поверх позиции { $n }
}
oriflamme-does = { $role ->
    [prince] когда его открывают, приводит в ряд вашего Близнеца; каждый раз +1
    [twin] каждый раз +1
    [queen] каждый раз +2; соперник, который её удалит, получит на 1 больше
    [daredevil] удаляет соседнюю карту и все открытые карты других игроков с тем же названием
    [apothecary] удаляет карту рядом с другой вашей картой
    [criminal] каждый теряет 1 за каждую свою карту рядом с ним
    [schemer] каждый раз +2, но рядом со стопкой уходит в сброс
    [substitution] удаляет соседнюю карту; персонажа соперника заменяет таким же вашим
    [plan] активирует вашего персонажа; за каждое отданное с Плана очко влияния — ещё раз
    [trap] +1, но влияние на ней пропадает; карта соперника, которая её удалит, уходит в сброс, а вы крадёте 3
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
oriflamme-laid-aside = { WHO($seat) ->
    [you] Вы откладываете { NAME($role, case: "acc") }.
   *[other] { NAME($seat) } откладывает { NAME($role, case: "acc") }.
}
oriflamme-round = Раунд { $n }. { WHO($seat) ->
    [you] Начинаете вы.
   *[other] Начинает { NAME($seat) }.
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
} на позиции { $n } закрытой: на неё +1.
oriflamme-revealed = { WHO($seat) ->
    [you] Вы открываете { NAME($role, case: "acc") }.
   *[other] { NAME($seat) } открывает { NAME($role, case: "acc") }.
}
oriflamme-took = { WHO($seat) ->
    [you] Вы забираете { oriflamme-points } с карты «{ NAME($role) }».
   *[other] { NAME($seat) } забирает { oriflamme-points } с карты «{ NAME($role) }».
}
oriflamme-wasted = В запас возвращено { oriflamme-points }: { NAME($card) }.
oriflamme-gained = { WHO($seat) ->
    [you] Вы получаете { oriflamme-points }
   *[other] { NAME($seat) } получает { oriflamme-points }
}: { NAME($role) }.
oriflamme-lost = { WHO($seat) ->
    [you] { $n ->
        [0] Вам нечего терять
       *[other] Вы теряете { oriflamme-points }
    }
   *[other] { $n ->
        [0] { NAME($seat) } без влияния, терять нечего
       *[other] { NAME($seat) } теряет { oriflamme-points }
    }
}: { NAME($card) }.
oriflamme-stole = { WHO($seat) ->
    [you] Ваша Ловушка
   *[other] Ловушка ({ NAME($seat) })
} { $n ->
    [0] ничего не крадёт: { WHO($victim) ->
        [you] у вас нет влияния.
       *[other] { NAME($victim) } без влияния.
    }
   *[other] крадёт { WHO($victim) ->
        [you] у вас { oriflamme-points }.
       *[other] { oriflamme-points }; жертва — { NAME($victim) }.
    }
}
oriflamme-removed = { WHO($seat) ->
    [you] Вы удаляете { NAME($card, case: "own") } с помощью { NAME($by, case: "gen") }.
   *[other] { NAME($seat) } удаляет { NAME($card, case: "acc") } с помощью { NAME($by, case: "gen") }.
}
oriflamme-discarded = { $why ->
    [linked] Вместе с ним в сброс: { NAME($card) }.
    [trapped] Из-за Ловушки в сброс: { NAME($card) }.
    [stack] Рядом со стопкой — в сброс: { NAME($card) }.
   *[done] В сброс: { NAME($card) }.
}
oriflamme-activated = По Плану действует { NAME($card) }.
oriflamme-entered = Входит { NAME($card) } — { NAME($where) }.
oriflamme-replaced = На это место встаёт { NAME($card) }.
oriflamme-not-replaced = { WHO($seat) ->
    [you] Заменить нечем: карты «{ NAME($role) }» нет ни в вашем сбросе, ни среди отложенных.
   *[other] Заменить нечем: карты «{ NAME($role) }» ({ NAME($seat) }) нет ни в сбросе, ни среди отложенных.
}
oriflamme-bribed = { WHO($seat) ->
    [you] Вы подкупаете { NAME($card, case: "own") }.
   *[other] { NAME($seat) } подкупает { NAME($card, case: "acc") }.
}
oriflamme-token-back = { WHO($seat) ->
    [you] Вы возвращаете себе жетон подкупа.
   *[other] { NAME($seat) } возвращает себе жетон подкупа.
}
oriflamme-no-effect = Нет цели: { NAME($card) }.
oriflamme-no-prince = { WHO($seat) ->
    [you] Среди ваших ненакрытых закрытых карт Принца нет.
   *[other] Среди ненакрытых закрытых карт ({ NAME($seat) }) Принца нет.
}
oriflamme-end-most-influence = Игра окончена: сыграно шесть раундов.
oriflamme-end-most-cards = Игра окончена: сыграно шесть раундов. Влияния поровну, поэтому решает число карт в ряду.
oriflamme-end-shared = Игра окончена: сыграно шесть раундов. Поровну и влияния, и карт в ряду.

# О чём спрашивают.
oriflamme-ask-place = Раунд { $n }. Какую карту положите лицом вниз?
oriflamme-ask-where = Куда положить { NAME($role, case: "acc") }?
oriflamme-ask-leave-or-reveal = Позиция { $n }, { NAME($role) }{ oriflamme-tokens }: оставить карту закрытой или открыть?
oriflamme-ask-where-twin = Ваш Близнец входит в ряд открытым. Куда его положить?
oriflamme-ask-remove = { NAME($role) }: какую карту удалить?
oriflamme-ask-character = План: какого персонажа активировать?
oriflamme-ask-take-or-again = На Плане ещё { oriflamme-points }. Взять 1 или отдать 1 за ещё одну активацию?
oriflamme-ask-bribe = Подкуп: какого персонажа подкупить?

# Что можно ответить.
oriflamme-start = В начало ряда, { $side ->
    [left] слева
   *[right] справа
}: { $acts ->
    [turn] активируется первой
   *[later] уже пройдено, будет действовать со следующего раунда
}
oriflamme-end = В конец ряда, { $side ->
    [left] слева
   *[right] справа
}: { $acts ->
    [turn] активируется последней
    [now] ещё подействует в этом раунде
   *[later] будет действовать со следующего раунда
}
oriflamme-reveal = Открыть: { $tokens ->
    [0] {""}
   *[other] взять { $tokens };{" "}
}{ NAME($does) }
oriflamme-on = Поверх позиции { NAME($position) }
oriflamme-target = Позиция { NAME($position) }
oriflamme-leave = Оставить карту лицом вниз: на неё кладут 1 очко влияния из запаса
oriflamme-take = Взять 1 очко влияния
oriflamme-again = Отдать 1 очко влияния за ещё одну активацию
oriflamme-choice = { NAME($role) }: { NAME($does) }
oriflamme-just-reveal = { $tokens ->
    [0] Открыть
   *[other] Открыть и взять влияние: { $tokens }
}
oriflamme-careful = { NAME($option) }. Внимание: { NAME($cost) }
oriflamme-cost-stack = рядом лежит стопка, поэтому карту сразу сбросят и ничего за неё не дадут.
oriflamme-cost-tokens = влияние, которое лежит на ней ({ $n }), вернётся в запас.
oriflamme-cost-criminal = вы тоже потеряете влияние: { $n }, по 1 за каждую свою карту рядом.
oriflamme-cost-nothing = сейчас цели для неё нет{ $lasts ->
    [yes] .
   *[no] , и её сбросят впустую.
}
oriflamme-cost-only-own = сейчас ею можно удалить только свою карту, и это придётся сделать.
oriflamme-cost-trap = это Ловушка ({ NAME($seat) }). Вашу карту «{ NAME($role) }» сбросят, а у вас украдут до 3 очков влияния.
oriflamme-cost-own = это ваша собственная карта.
oriflamme-cost-pair = это ваша собственная карта, и вместе с ней сбросят карту «{ NAME($role) }».

# Почему нельзя.
oriflamme-no-ORI-R10 = Позиция { NAME($position) }. Это карта другого игрока ({ NAME($holder) }), а класть можно только на свои.
oriflamme-no-ORI-R36 = Позиция { NAME($position) }. Близнеца нельзя класть на Принца.
oriflamme-no-ORI-R39 = Позиция { NAME($position) }. Она не рядом с Сорвиголовой.
oriflamme-no-ORI-R41 = Позиция { NAME($position) }. Рядом нет вашей карты, кроме самого Аптекаря.
oriflamme-no-itself = { NAME($role) }: целью бывает только соседняя карта.
oriflamme-no-ORI-R46 = Позиция { NAME($position) }. Она не рядом с Подменой.
oriflamme-no-ORI-R50 = Позиция { NAME($position) }. Это не открытый персонаж вашей семьи.
oriflamme-no-ORI-R56 = Позиция { NAME($position) }. Это не открытый персонаж.
oriflamme-no-ORI-R58 = Позиция { NAME($position) }. Персонажа наверху стопки подкупить нельзя.
oriflamme-no-ORI-B11 = За этим столом Аптекарь не может удалить самого себя.

# Стол словами.
oriflamme-round-of = Раунд { $n } из { $rounds }, { WHO($seat) ->
    [you] начинаете вы
   *[other] начинает { NAME($seat) }
}; ряд активируют { $direction ->
    [left] справа налево.
   *[right] слева направо.
}
oriflamme-row-empty = Ряд пуст.
oriflamme-row = { $active ->
    [yes] Активная позиция
   *[no] Позиция
} { NAME($position) }.
oriflamme-covers = Под верхней картой: { NAME($things) }.
oriflamme-seat = { WHO($seat) ->
    [you] Вы
   *[other] { NAME($seat) }
}: { $influence ->
    [one] { $influence } очко влияния
    [few] { $influence } очка влияния
   *[many] { $influence } очков влияния
}, на руках { $hand ->
    [one] { $hand } карта
    [few] { $hand } карты
   *[many] { $hand } карт
}{ $twin ->
    [yes] , Близнец наготове.
   *[no] .
}
oriflamme-pile = В сбросе: { NAME($cards) }.
oriflamme-not-aside = Точно не среди отложенных: { NAME($cards) }.
oriflamme-not-prince = Точно не Принц, по раунду выкладывания: { $rounds }.
oriflamme-aside = { $count ->
    [0] Отложенных карт у вас нет.
   *[other] Ваши отложенные карты: { NAME($cards) }.
}
oriflamme-hand = { $count ->
    [0] У вас нет карт на руках.
   *[other] У вас на руках: { NAME($cards) }.
}

# Счёт.
oriflamme-score-cards = { $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[many] { $n } карт
} в ряду

# Настройки стола.
oriflamme-set-direction = { $value ->
    [random] Направление активации определяет жребий.
    [left] Ряд активируют справа налево.
   *[right] Ряд активируют слева направо.
}
oriflamme-set-starting-seat = { $value ->
    [random] Первого игрока определяет жребий.
   *[other] Первый игрок сидит на месте { $n }.
}
oriflamme-set-prince-brings-twin = { $value ->
    [always] Близнеца приводит любая активация Принца.
   *[revealed] Близнеца приводит только открытие Принца.
}
oriflamme-set-entering-card-acts = { $value ->
    [no] Карта, вошедшая в ряд открытой, действует только со следующего раунда.
   *[yes] Карта, вошедшая в ряд открытой впереди активной позиции, действует в том же раунде.
}
oriflamme-set-apothecary-hits-itself = { $value ->
    [yes] Аптекарь может удалить самого себя.
   *[no] Аптекарь не может удалить самого себя.
}
oriflamme-set-plan-on-stack = { $value ->
    [last] Карта под Планом действует раньше него.
   *[first] План действует раньше карты под ним.
}
oriflamme-set-face-down-prince = { $value ->
    [nameless] Закрытый Принц Принцем не считается.
   *[counts] Закрытый Принц — тоже Принц.
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
oriflamme-legend-goal = Побеждает тот, у кого после шести раундов больше всего влияния. В каждом раунде все кладут по одной карте лицом вниз; затем от начала ряда к концу каждую закрытую карту оставляют (тогда на неё кладут 1 очко влияния) или открывают, а каждая карта, открытая раньше, действует.
oriflamme-legend-row = Позиции считают от начала ряда: п1 активируется первой. В стопке важна только верхняя карта.
oriflamme-legend-answers = Ответы: карта (королева), позиция (п3), начало, конец, оставить, открыть, взять, ещё.
