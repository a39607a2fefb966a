# «Орифлама. Полум’я інтриг» українською.

# Назви.
oriflamme-title = Орифлама. Полум’я інтриг
oriflamme-role = { $role ->
    [prince] Принц
    [twin] Близнюк
    [queen] Королева
    [daredevil] Шибайголова
    [apothecary] Аптекар
    [criminal] Злочинець
    [schemer] Інтриганка
    [substitution] Підміна
    [plan] План
    [trap] Пастка
   *[bribe] Підкуп
}
    .acc = { $role ->
        [prince] Принца
        [twin] Близнюка
        [queen] Королеву
        [daredevil] Шибайголову
        [apothecary] Аптекаря
        [criminal] Злочинця
        [schemer] Інтриганку
        [substitution] Підміну
        [plan] План
        [trap] Пастку
       *[bribe] Підкуп
    }
    .gen = { $role ->
        [prince] Принца
        [twin] Близнюка
        [queen] Королеви
        [daredevil] Шибайголови
        [apothecary] Аптекаря
        [criminal] Злочинця
        [schemer] Інтриганки
        [substitution] Підміни
        [plan] Плану
        [trap] Пастки
       *[bribe] Підкупу
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
           *[other] вашого
        } { oriflamme-role.acc }
       *[other] { oriflamme-role.acc } ({ NAME($seat) })
    }
oriflamme-bribed-card = { oriflamme-card }, { WHO($briber) ->
    [you] підкуп ваш
   *[other] підкуп: { NAME($briber) }
}
oriflamme-points = { $n ->
    [one] { $n } очко впливу
    [few] { $n } очки впливу
   *[many] { $n } очок впливу
}
oriflamme-tokens = { $tokens ->
    [0] {""}
    [one] , на карті { $tokens } очко впливу
    [few] , на карті { $tokens } очки впливу
   *[many] , на карті { $tokens } очок впливу
}
oriflamme-back = { WHO($seat) ->
    [you] ваша закрита карта
   *[other] закрита карта ({ NAME($seat) })
}{ oriflamme-tokens }
oriflamme-known-back = { WHO($seat) ->
    [you] ваша закрита карта ({ oriflamme-role })
   *[other] закрита карта ({ NAME($seat) }: { oriflamme-role })
}{ oriflamme-tokens }
oriflamme-position = { $n }: { NAME($thing) }{ $height ->
    [1] {""}
   *[other] , верхня у стосі з { $height } карт
}
oriflamme-where = { $where ->
    [start] на початок ряду
    [end] у кінець ряду
   *[p1] на карту в позиції { $n }
}
oriflamme-does = { $role ->
    [prince] коли його відкрито, виводить у ряд вашого Близнюка; щоразу +1
    [twin] щоразу +1
    [queen] щоразу +2; суперник, який її вилучить, отримає на 1 більше
    [daredevil] вилучає сусідню карту й усі відкриті карти інших гравців із такою назвою
    [apothecary] вилучає карту поруч з іншою вашою картою
    [criminal] кожен втрачає 1 за кожну свою карту поруч
    [schemer] щоразу +2, але поруч зі стосом іде у скид
    [substitution] вилучає сусідню карту; персонажа суперника замінює вашим
    [plan] активує одного з ваших персонажів і ще раз за кожне скинуте з нього очко впливу
    [trap] +1, а вплив на ній пропадає; якщо її вилучить суперник, його карта йде у скид, а ви крадете 3
   *[bribe] відкритий персонаж відтепер належить вам
}

# Що відбувається.
oriflamme-directed = Ряд активують { $direction ->
    [left] справа наліво.
   *[right] зліва направо.
}
oriflamme-starts = { WHO($seat) ->
    [you] Ви — перший гравець.
   *[other] Перший гравець — { NAME($seat) }.
}
oriflamme-laid-aside = Ви відкладаєте { NAME($role, case: "acc") }.
oriflamme-round = Раунд { $n }. { WHO($seat) ->
    [you] Ви кладете карту першими.
   *[other] Перший гравець — { NAME($seat) }.
}
oriflamme-placed = { WHO($seat) ->
    [you] Ви кладете карту
   *[other] { NAME($seat) } кладе карту
} { NAME($where) }.
oriflamme-placed-card = { WHO($seat) ->
    [you] Ви кладете { NAME($role, case: "acc") }
   *[other] { NAME($seat) } кладе { NAME($role, case: "acc") }
} { NAME($where) }.
oriflamme-token-laid = { WHO($seat) ->
    [you] Ви лишаєте карту
   *[other] { NAME($seat) } лишає карту
} в позиції { $n } закритою: +1 на ній.
oriflamme-revealed = { WHO($seat) ->
    [you] Ви відкриваєте { NAME($role, case: "acc") }.
   *[other] { NAME($seat) } відкриває { NAME($role, case: "acc") }.
}
oriflamme-took = { WHO($seat) ->
    [you] Ви забираєте з карти ({ NAME($role) }) { oriflamme-points }.
   *[other] { NAME($seat) } забирає з карти ({ NAME($role) }) { oriflamme-points }.
}
oriflamme-wasted = До банку повернуто { oriflamme-points }: { NAME($card) }.
oriflamme-gained = { WHO($seat) ->
    [you] Ви отримуєте { oriflamme-points }
   *[other] { NAME($seat) } отримує { oriflamme-points }
} ({ NAME($role) }).
oriflamme-lost = { WHO($seat) ->
    [you] { $n ->
        [0] Вам нічого втрачати
       *[other] Ви втрачаєте { oriflamme-points }
    }
   *[other] { NAME($seat) } { $n ->
        [0] не має чого втрачати
       *[other] втрачає { oriflamme-points }
    }
}: { NAME($card) }.
oriflamme-stole = { WHO($seat) ->
    [you] Ваша Пастка
   *[other] Пастка ({ NAME($seat) })
} { $n ->
    [0] не знаходить, що вкрасти
   *[other] краде { oriflamme-points }
} { WHO($victim) ->
    [you] у вас.
   *[other] у гравця { NAME($victim) }.
}
oriflamme-removed = { WHO($seat) ->
    [you] Ви вилучаєте { NAME($card, case: "acc") } за допомогою { NAME($by, case: "gen") }.
   *[other] { NAME($seat) } вилучає { NAME($card, case: "acc") } за допомогою { NAME($by, case: "gen") }.
}
oriflamme-discarded = У скид: { NAME($card) }.
oriflamme-entered = У ряд ({ NAME($where) }) входить { NAME($card) }.
oriflamme-replaced = На це місце стає { NAME($card) }.
oriflamme-not-replaced = { WHO($seat) ->
    [you] Замінити нічим: карти «{ NAME($role) }» немає ні у вашому скиді, ні серед відкладених.
   *[other] Замінити нічим: { NAME($seat) } не має карти «{ NAME($role) }» ні у скиді, ні серед відкладених.
}
oriflamme-bribed = { WHO($seat) ->
    [you] Ви підкуповуєте персонажа ({ NAME($card) }): тепер він ваш.
   *[other] { NAME($seat) } підкуповує персонажа ({ NAME($card) }): той змінює родину.
}
oriflamme-token-back = { WHO($seat) ->
    [you] Ваш жетон підкупу повертається до вас.
   *[other] Жетон підкупу повертається: { NAME($seat) }.
}
oriflamme-no-effect = Нема на що діяти: { NAME($card) }.
oriflamme-end-most-influence = Гру закінчено: зіграно шість раундів.
oriflamme-end-most-cards = Гру закінчено: зіграно шість раундів. Вплив рівний, тож вирішує кількість карт у ряді.
oriflamme-end-shared = Гру закінчено: зіграно шість раундів. Порівну і впливу, і карт у ряді.

# Про що питають.
oriflamme-ask-place = Раунд { $n }. Яку карту покладете долілиць?
oriflamme-ask-where = Куди покласти { NAME($role, case: "acc") }?
oriflamme-ask-leave-or-reveal = Позиція { $n }, { NAME($role) }{ oriflamme-tokens }: лишити карту закритою чи відкрити?
oriflamme-ask-where-twin = Ваш Близнюк входить у ряд відкритим. Куди?
oriflamme-ask-remove = { NAME($role) }: яку карту вилучити?
oriflamme-ask-character = План: хто з ваших персонажів діє?
oriflamme-ask-take-or-again = На Плані ще { oriflamme-points }. Взяти 1 чи скинути 1, щоб активувати персонажа знову?
oriflamme-ask-bribe = Підкуп: який персонаж має належати вам?

# Що можна відповісти.
oriflamme-start = на початок ряду, { $side ->
    [left] ліворуч
   *[right] праворуч
}: активується першою
oriflamme-end = у кінець ряду, { $side ->
    [left] ліворуч
   *[right] праворуч
}: активується останньою
oriflamme-on = на позицію { NAME($position) }
oriflamme-target = позиція { NAME($position) }
oriflamme-leave = на неї кладуть 1 очко впливу з банку
oriflamme-take = взяти 1 очко впливу
oriflamme-again = скинути 1 очко впливу: персонаж діє ще раз

# Чому не можна.
oriflamme-no-ORI-R10 = Позиція { NAME($position) }. Вона належить гравцеві { NAME($holder) }, а класти карти можна лише на свої.
oriflamme-no-ORI-R36 = Позиція { NAME($position) }. Близнюка не можна класти на Принца.
oriflamme-no-ORI-R39 = Позиція { NAME($position) }. Вона не сусідня з Шибайголовою.
oriflamme-no-ORI-R41 = Позиція { NAME($position) }. Поруч немає іншої вашої карти.
oriflamme-no-ORI-R46 = Позиція { NAME($position) }. Вона не сусідня з Підміною.
oriflamme-no-ORI-R50 = Позиція { NAME($position) }. Це не відкритий персонаж вашої родини.
oriflamme-no-ORI-R56 = Позиція { NAME($position) }. Це не відкритий персонаж.
oriflamme-no-ORI-R58 = Позиція { NAME($position) }. Персонажа на стосі підкупити не можна.
oriflamme-no-ORI-B11 = За цим столом Аптекар не може вилучити себе.

# Стіл словами.
oriflamme-round-of = Раунд { $n } з { $rounds }, перший гравець — { NAME($seat) }; ряд активують { $direction ->
    [left] справа наліво.
   *[right] зліва направо.
}
oriflamme-row-empty = Ряд порожній.
oriflamme-row = { $active ->
    [yes] Активна позиція
   *[no] Позиція
} { NAME($position) }.
oriflamme-covers = Під нею: { NAME($things) }.
oriflamme-seat = { WHO($seat) ->
    [you] Ви
   *[other] { NAME($seat) }
}: { $influence ->
    [one] { $influence } очко впливу
    [few] { $influence } очки впливу
   *[many] { $influence } очок впливу
}, на руці { $hand ->
    [one] { $hand } карта
    [few] { $hand } карти
   *[many] { $hand } карт
}{ $twin ->
    [yes] , Близнюк напоготові.
   *[no] .
}
oriflamme-pile = Вийшли з ряду: { NAME($cards) }.
oriflamme-not-aside = Напевно не серед відкладених: { NAME($cards) }.
oriflamme-aside = { $count ->
    [0] Відкладених карт у вас немає.
   *[other] Ви відклали: { NAME($cards, case: "acc") }.
}
oriflamme-hand = { $count ->
    [0] На руці у вас нічого немає.
   *[other] У вас на руці: { NAME($cards) }.
}

# Рахунок.
oriflamme-score-cards = { $n ->
    [one] { $n } карта
    [few] { $n } карти
   *[many] { $n } карт
} у ряді

# Налаштування столу.
oriflamme-set-direction = { $value ->
    [random] Напрямок активації визначає випадок.
    [left] Ряд активують справа наліво.
   *[right] Ряд активують зліва направо.
}
oriflamme-set-starting-seat = { $value ->
    [random] Хто перший гравець, визначає випадок.
   *[other] Перший гравець сидить на місці { $n }.
}
oriflamme-set-prince-brings-twin = { $value ->
    [always] Принц виводить Близнюка за будь-якої своєї активації.
   *[revealed] Принц виводить Близнюка лише тоді, коли його відкривають.
}
oriflamme-set-entering-card-acts = { $value ->
    [no] Карта, що входить у ряд відкритою, діє лише з наступного раунду.
   *[yes] Карта, що входить у ряд відкритою попереду активації, діє в тому самому раунді.
}
oriflamme-set-apothecary-hits-itself = { $value ->
    [yes] Аптекар може вилучити себе.
   *[no] Аптекар не може вилучити себе.
}
oriflamme-set-plan-on-stack = { $value ->
    [last] Карта під Планом діє раніше за План.
   *[first] План діє раніше за карту під ним.
}

# Що вводити.
oriflamme-label-role = { $role ->
    [prince] принц
    [twin] близнюк
    [queen] королева
    [daredevil] шибайголова
    [apothecary] аптекар
    [criminal] злочинець
    [schemer] інтриганка
    [substitution] підміна
    [plan] план
    [trap] пастка
   *[bribe] підкуп
}
oriflamme-label-position = п{ $n }
oriflamme-label-start = початок
oriflamme-label-end = кінець
oriflamme-label-leave = лишити
oriflamme-label-reveal = відкрити
oriflamme-label-take = взяти
oriflamme-label-again = ще
oriflamme-legend-goal = Перемагає той, хто після шести раундів має найбільше впливу. Щораунду кожен кладе одну карту долілиць; потім від початку ряду до кінця закриту карту лишають (на неї кладуть 1 очко впливу) або відкривають, а відкрита карта діє.
oriflamme-legend-row = Позиції рахують від початку ряду: п1 активується першою. У стосі важить лише верхня карта.
oriflamme-legend-answers = Відповіді: карта (королева), позиція (п3), початок, кінець, лишити, відкрити, взяти, ще.
