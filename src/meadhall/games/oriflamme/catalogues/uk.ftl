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
    .own = { WHO($seat) ->
        [you] { $role ->
            [queen] свою
            [schemer] свою
            [substitution] свою
            [trap] свою
            [plan] свій
            [bribe] свій
           *[other] свого
        } { oriflamme-role.acc }
       *[other] { oriflamme-role.acc } ({ NAME($seat) })
    }
oriflamme-bribed-card = { WHO($seat) ->
    [you] { oriflamme-card } ({ WHO($briber) ->
        [you] ваш підкуп
       *[other] підкуп: { NAME($briber) }
    })
   *[other] { oriflamme-role } ({ NAME($seat) }, { WHO($briber) ->
        [you] ваш підкуп
       *[other] підкуп: { NAME($briber) }
    })
}
oriflamme-points = { $n ->
    [one] { $n } очко впливу
    [few] { $n } очки впливу
   *[many] { $n } очок впливу
}
oriflamme-tokens = { $tokens ->
    [0] {""}
    [one] {" "}з { $tokens } очком впливу
    [few] {" "}з { $tokens } очками впливу
   *[many] {" "}з { $tokens } очками впливу
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
   *[other] , вгорі стосу з { $height } карт
}
oriflamme-where = { $where ->
    [start] на початок ряду
    [end] в кінець ряду
   *[p1] поверх позиції { $n }
}
oriflamme-does = { $role ->
    [prince] коли його відкривають, приводить у ряд вашого Близнюка; щоразу +1
    [twin] щоразу +1
    [queen] щоразу +2; суперник, який її вилучить, отримає на 1 більше
    [daredevil] вилучає сусідню карту й усі відкриті карти інших гравців із тією самою назвою
    [apothecary] вилучає карту поруч з іншою вашою картою
    [criminal] кожен втрачає 1 за кожну свою карту поруч із ним
    [schemer] щоразу +2, але поруч зі стосом іде в скид
    [substitution] вилучає сусідню карту; персонажа суперника замінює таким самим вашим
    [plan] активує вашого персонажа; за кожне віддане з Плану очко впливу — ще раз
    [trap] +1, але вплив на ній пропадає; карта суперника, що її вилучить, іде в скид, а ви крадете 3
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
oriflamme-laid-aside = { WHO($seat) ->
    [you] Ви відкладаєте { NAME($role, case: "acc") }.
   *[other] { NAME($seat) } відкладає { NAME($role, case: "acc") }.
}
oriflamme-round = Раунд { $n }. { WHO($seat) ->
    [you] Починаєте ви.
   *[other] Починає { NAME($seat) }.
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
} на позиції { $n } закритою: на неї +1.
oriflamme-revealed = { WHO($seat) ->
    [you] Ви відкриваєте { NAME($role, case: "acc") }.
   *[other] { NAME($seat) } відкриває { NAME($role, case: "acc") }.
}
oriflamme-took = { WHO($seat) ->
    [you] Ви забираєте { oriflamme-points } з карти «{ NAME($role) }».
   *[other] { NAME($seat) } забирає { oriflamme-points } з карти «{ NAME($role) }».
}
oriflamme-wasted = До запасу повернуто { oriflamme-points }: { NAME($card) }.
oriflamme-gained = { WHO($seat) ->
    [you] Ви отримуєте { oriflamme-points }
   *[other] { NAME($seat) } отримує { oriflamme-points }
}: { NAME($role) }.
oriflamme-lost = { WHO($seat) ->
    [you] { $n ->
        [0] Вам нема чого втрачати
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
    [0] нічого не краде: { WHO($victim) ->
        [you] у вас немає впливу.
       *[other] { NAME($victim) } не має впливу.
    }
   *[other] краде { WHO($victim) ->
        [you] у вас { oriflamme-points }.
       *[other] { oriflamme-points }; жертва — { NAME($victim) }.
    }
}
oriflamme-removed = { WHO($seat) ->
    [you] Ви вилучаєте { NAME($card, case: "own") } за допомогою { NAME($by, case: "gen") }.
   *[other] { NAME($seat) } вилучає { NAME($card, case: "acc") } за допомогою { NAME($by, case: "gen") }.
}
oriflamme-discarded = { $why ->
    [linked] Разом із ним у скид: { NAME($card) }.
    [trapped] Через Пастку в скид: { NAME($card) }.
    [stack] Поруч зі стосом — у скид: { NAME($card) }.
   *[done] У скид: { NAME($card) }.
}
oriflamme-activated = За Планом діє { NAME($card) }.
oriflamme-entered = Входить { NAME($card) } — { NAME($where) }.
oriflamme-replaced = На це місце стає { NAME($card) }.
oriflamme-not-replaced = { WHO($seat) ->
    [you] Замінити нічим: карти «{ NAME($role) }» немає ні у вашому скиді, ні серед відкладених.
   *[other] Замінити нічим: карти «{ NAME($role) }» ({ NAME($seat) }) немає ні у скиді, ні серед відкладених.
}
oriflamme-bribed = { WHO($seat) ->
    [you] Ви підкуповуєте { NAME($card, case: "own") }.
   *[other] { NAME($seat) } підкуповує { NAME($card, case: "acc") }.
}
oriflamme-token-back = { WHO($seat) ->
    [you] Ви повертаєте собі жетон підкупу.
   *[other] { NAME($seat) } повертає собі жетон підкупу.
}
oriflamme-no-effect = Немає цілі: { NAME($card) }.
oriflamme-no-prince = { WHO($seat) ->
    [you] Серед ваших ненакритих закритих карт Принца немає.
   *[other] Серед ненакритих закритих карт ({ NAME($seat) }) Принца немає.
}
oriflamme-end-most-influence = Гру закінчено: зіграно шість раундів.
oriflamme-end-most-cards = Гру закінчено: зіграно шість раундів. Впливу порівну, тож вирішує кількість карт у ряді.
oriflamme-end-shared = Гру закінчено: зіграно шість раундів. Порівну і впливу, і карт у ряді.

# Про що питають.
oriflamme-ask-place = Раунд { $n }. Яку карту покладете долілиць?
oriflamme-ask-where = Куди покласти { NAME($role, case: "acc") }?
oriflamme-ask-leave-or-reveal = Позиція { $n }, { NAME($role) }{ oriflamme-tokens }: лишити карту закритою чи відкрити?
oriflamme-ask-where-twin = Ваш Близнюк входить у ряд відкритим. Куди його покласти?
oriflamme-ask-remove = { NAME($role) }: яку карту вилучити?
oriflamme-ask-character = План: якого персонажа активувати?
oriflamme-ask-take-or-again = На Плані ще { oriflamme-points }. Взяти 1 чи віддати 1 за ще одну активацію?
oriflamme-ask-bribe = Підкуп: якого персонажа підкупити?

# Що можна відповісти.
oriflamme-start = На початок ряду, { $side ->
    [left] ліворуч
   *[right] праворуч
}: { $acts ->
    [turn] активується першою
   *[later] уже пройдено, діятиме з наступного раунду
}
oriflamme-end = У кінець ряду, { $side ->
    [left] ліворуч
   *[right] праворуч
}: { $acts ->
    [turn] активується останньою
    [now] ще діятиме в цьому раунді
   *[later] діятиме з наступного раунду
}
oriflamme-reveal = Відкрити: { $tokens ->
    [0] {""}
   *[other] взяти { $tokens };{" "}
}{ NAME($does) }
oriflamme-on = Поверх позиції { NAME($position) }
oriflamme-target = Позиція { NAME($position) }
oriflamme-leave = Лишити карту долілиць: на неї кладуть 1 очко впливу із запасу
oriflamme-take = Взяти 1 очко впливу
oriflamme-again = Віддати 1 очко впливу за ще одну активацію
oriflamme-choice = { NAME($role) }: { NAME($does) }
oriflamme-just-reveal = { $tokens ->
    [0] Відкрити
   *[other] Відкрити і взяти вплив: { $tokens }
}
oriflamme-careful = { NAME($option) }. Увага: { NAME($cost) }
oriflamme-cost-stack = поруч лежить стос, тож карту відразу скинуть і нічого за неї не дадуть.
oriflamme-cost-tokens = вплив, що лежить на ній ({ $n }), повернеться в запас.
oriflamme-cost-criminal = ви теж утратите вплив: { $n }, по 1 за кожну свою карту поруч.
oriflamme-cost-nothing = зараз цілі для неї немає{ $lasts ->
    [yes] .
   *[no] , і її скинуть намарно.
}
oriflamme-cost-only-own = зараз нею можна вилучити лише свою карту, і це доведеться зробити.
oriflamme-cost-trap = це Пастка ({ NAME($seat) }). Вашу карту «{ NAME($role) }» скинуть, а у вас украдуть до 3 очок впливу.
oriflamme-cost-own = це ваша власна карта.
oriflamme-cost-pair = це ваша власна карта, і разом із нею скинуть карту «{ NAME($role) }».

# Чому не можна.
oriflamme-no-ORI-R10 = Позиція { NAME($position) }. Це карта іншого гравця ({ NAME($holder) }), а класти можна лише на свої.
oriflamme-no-ORI-R36 = Позиція { NAME($position) }. Близнюка не можна класти на Принца.
oriflamme-no-ORI-R39 = Позиція { NAME($position) }. Вона не поруч із Шибайголовою.
oriflamme-no-ORI-R41 = Позиція { NAME($position) }. Поруч немає вашої карти, крім самого Аптекаря.
oriflamme-no-itself = { NAME($role) }: ціллю буває лише сусідня карта.
oriflamme-no-ORI-R46 = Позиція { NAME($position) }. Вона не поруч із Підміною.
oriflamme-no-ORI-R50 = Позиція { NAME($position) }. Це не відкритий персонаж вашої родини.
oriflamme-no-ORI-R56 = Позиція { NAME($position) }. Це не відкритий персонаж.
oriflamme-no-ORI-R58 = Позиція { NAME($position) }. Персонажа вгорі стосу підкупити не можна.
oriflamme-no-ORI-B11 = За цим столом Аптекар не може вилучити самого себе.

# Стіл словами.
oriflamme-round-of = Раунд { $n } з { $rounds }, { WHO($seat) ->
    [you] починаєте ви
   *[other] починає { NAME($seat) }
}; ряд активують { $direction ->
    [left] справа наліво.
   *[right] зліва направо.
}
oriflamme-row-empty = Ряд порожній.
oriflamme-row = { $active ->
    [yes] Активна позиція
   *[no] Позиція
} { NAME($position) }.
oriflamme-covers = Під верхньою картою: { NAME($things) }.
oriflamme-seat = { WHO($seat) ->
    [you] Ви
   *[other] { NAME($seat) }
}: { $influence ->
    [one] { $influence } очко впливу
    [few] { $influence } очки впливу
   *[many] { $influence } очок впливу
}, на руках { $hand ->
    [one] { $hand } карта
    [few] { $hand } карти
   *[many] { $hand } карт
}{ $twin ->
    [yes] , Близнюк напоготові.
   *[no] .
}
oriflamme-pile = У скиді: { NAME($cards) }.
oriflamme-not-aside = Точно не серед відкладених: { NAME($cards) }.
oriflamme-not-prince = Точно не Принц, за раундом викладання: { $rounds }.
oriflamme-aside = { $count ->
    [0] Відкладених карт у вас немає.
   *[other] Ваші відкладені карти: { NAME($cards) }.
}
oriflamme-hand = { $count ->
    [0] У вас немає карт на руках.
   *[other] У вас на руках: { NAME($cards) }.
}

# Рахунок.
oriflamme-score-cards = { $n ->
    [one] { $n } карта в ряді
    [few] { $n } карти в ряді
   *[many] { $n } карт у ряді
}

# Налаштування столу.
oriflamme-set-direction = { $value ->
    [random] Напрямок активації визначає жереб.
    [left] Ряд активують справа наліво.
   *[right] Ряд активують зліва направо.
}
oriflamme-set-starting-seat = { $value ->
    [random] Першого гравця визначає жереб.
   *[other] Перший гравець сидить на місці { $n }.
}
oriflamme-set-prince-brings-twin = { $value ->
    [always] Близнюка приводить будь-яка активація Принца.
   *[revealed] Близнюка приводить лише відкриття Принца.
}
oriflamme-set-entering-card-acts = { $value ->
    [no] Карта, що ввійшла в ряд відкритою, діє лише з наступного раунду.
   *[yes] Карта, що ввійшла в ряд відкритою попереду активної позиції, діє того самого раунду.
}
oriflamme-set-apothecary-hits-itself = { $value ->
    [yes] Аптекар може вилучити самого себе.
   *[no] Аптекар не може вилучити самого себе.
}
oriflamme-set-plan-on-stack = { $value ->
    [last] Карта під Планом діє раніше за нього.
   *[first] План діє раніше за карту під ним.
}
oriflamme-set-face-down-prince = { $value ->
    [nameless] Закритий Принц Принцом не вважається.
   *[counts] Закритий Принц — теж Принц.
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
oriflamme-legend-goal = Перемагає той, хто після шести раундів має найбільше впливу. Кожного раунду всі кладуть по одній карті долілиць; потім від початку ряду до кінця кожну закриту карту лишають (тоді на неї кладуть 1 очко впливу) або відкривають, а кожна карта, відкрита раніше, діє.
oriflamme-legend-row = Позиції рахують від початку ряду: п1 активується першою. У стосі важить лише верхня карта.
oriflamme-legend-answers = Відповіді: карта (королева), позиція (п3), початок, кінець, лишити, відкрити, взяти, ще.
