# «Земля кланів» українською.

# Назви.
clans-title = Земля кланів
clans-card = { $card }{ $mark ->
    [sword] {" "}(Меч)
    [shield] {" "}(Щит)
   *[none] {""}
}
    .acc = { clans-card }
clans-wizard = Чаклун
    .acc = Чаклуна
clans-castle = { $castle } ({ clans-points })
clans-points = { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[many] { $points } очок
}
clans-clan = { WHO($seat) ->
    [you] ви
   *[other] { NAME($seat) }
}
    .begin = { WHO($seat) ->
        [you] Ви
       *[other] { NAME($seat) }
    }
clans-team = { clans-clan } і { WHO($partner) ->
    [you] ви
   *[other] { NAME($partner) }
}
    .begin = { clans-clan.begin } і { WHO($partner) ->
        [you] ви
       *[other] { NAME($partner) }
    }
clans-swords = { $n ->
    [one] { $n } Меч
    [few] { $n } Мечі
   *[many] { $n } Мечів
}
clans-shields-count = { $n ->
    [one] { $n } Щит
    [few] { $n } Щити
   *[many] { $n } Щитів
}
clans-completes = { $count ->
    [0] {""}
   *[other] {" "}— і завершити замок { NAME($castles) }
}

# Що відбувається.
clans-starts = { WHO($seat) ->
    [you] Ви починаєте.
   *[other] Починає { NAME($seat) }.
}
clans-prize-laid = Відкрито приз: { NAME($castle) }.
clans-drew = { WHO($seat) ->
    [you] Ви берете з колоди: { NAME($card) }.
   *[other] { NAME($seat) } бере з колоди: { NAME($card) }.
}
clans-shuffled = Колода скінчилася: відбій перетасовано, у новій колоді { $n ->
    [one] { $n } карта
    [few] { $n } карти
   *[many] { $n } карт
}.
clans-conquered-land = { WHO($seat) ->
    [you] Ви захоплюєте { $square }.
   *[other] { NAME($seat) } захоплює { $square }.
}
clans-played = { WHO($seat) ->
    [you] Ви граєте карту { NAME($card, case: "acc") } і захоплюєте нічийну землю { $square }.
   *[other] { NAME($seat) } грає карту { NAME($card, case: "acc") } і захоплює нічийну землю { $square }.
}
clans-cast = { WHO($seat) ->
    [you] Ви граєте Чаклуна і захоплюєте { $square }.
   *[other] { NAME($seat) } грає Чаклуна і захоплює { $square }.
}
clans-ousted = { WHO($other) ->
    [you] Ваш жетон із { $square } повертається до вас.
   *[other] Жетон із { $square } повертається до запасу ({ NAME($other) }).
}
clans-moved = { WHO($seat) ->
    [you] Ви переставляєте жетон із { $source } на { $square }.
   *[other] { NAME($seat) } переставляє жетон із { $source } на { $square }.
}
clans-claimed = { WHO($seat) ->
    [you] Ви зводите замок { NAME($castle) }
   *[other] { NAME($seat) } зводить замок { NAME($castle) }
} на { $squares }.
clans-attacked = { WHO($seat) ->
    [you] Ви атакуєте замок { NAME($castle) } на { $square }.
   *[other] { NAME($seat) } атакує замок { NAME($castle) } на { $square }.
}
clans-laid = { WHO($seat) ->
    [you] Ви викладаєте { NAME($card, case: "acc") }.
   *[other] { NAME($seat) } викладає { NAME($card, case: "acc") }.
}
clans-repelled = Атаку на { $square } відбито.
clans-conquered = { WHO($seat) ->
    [you] Ви захоплюєте замок на { $square } і забираєте приз { NAME($castle) }.
   *[other] { NAME($seat) } захоплює замок на { $square } і забирає приз { NAME($castle) }.
}
clans-discarded = { WHO($seat) ->
    [you] Ви скидаєте { NAME($card, case: "acc") }.
   *[other] { NAME($seat) } скидає { NAME($card, case: "acc") }.
}
clans-passed = { WHO($seat) ->
    [you] Ви пасуєте.
   *[other] { NAME($seat) } пасує.
}
clans-end-fourth-prize = Гру закінчено: хтось здобув четвертий приз.
clans-end-stall = Гру закінчено: усі двічі поспіль спасували.

# Що питають.
clans-ask-turn = Ваш хід: захопіть квадрат або атакуйте замок.
clans-ask-pay = Якою картою ви захоплюєте { $square }?
clans-ask-wizard = Який Чаклун захоплює { $square }: відкритий чи той, що на руках?
clans-ask-sword = Яку карту з Мечем ви викладаєте?
clans-ask-discard = Які карти ви скидаєте? Їх побачать, коли вибір буде зроблено.
clans-ask-move = Усі ваші жетони на полі: який ви переставляєте на { $square }?
clans-ask-claim = Який замок ви зводите?
clans-ask-add-swords = { NAME($seat) } атакує замок { NAME($castle) } на { $square }: { clans-swords }. Скільки додасте ви?
clans-ask-defend = { NAME($seat) } атакує ваш замок { NAME($castle) } на { $square }: { clans-swords }. Відбиваєте?
clans-ask-pledge = { NAME($seat) } атакує ваш замок { NAME($castle) } на { $square }: { clans-swords }. Скільки Щитів виділяєте ви? Водночас вирішує й ваш напарник.
clans-ask-shield = Яку карту зі Щитом ви викладаєте?

# Що можна відповісти.
clans-conquer = захопити { NAME($card, case: "acc") }{ NAME($completes) }
clans-grey = захопити нічийну землю { $square } будь-якою картою{ NAME($completes) }
clans-magic = захопити { $square } Чаклуном{ NAME($completes) }
clans-oust = захопити { $square } Чаклуном; чужий жетон ({ NAME($clan) }) повертається до запасу{ NAME($completes) }
clans-attack = атакувати замок { NAME($castle) } ({ NAME($clan) }) на { $square }, { clans-swords }: сила { $ours } проти { $theirs }
clans-pass = спасувати: скинути будь-які карти й добрати до п’яти
clans-pay = картою { NAME($card) }
clans-wizard-from = Чаклуном, що на руках
clans-open = Чаклуном, що лежить відкрито
clans-lay = викласти { NAME($card, case: "acc") }
clans-discard = скинути { NAME($card, case: "acc") }
clans-enough = це все
clans-move = переставити жетон із { $square }
clans-claim = звести { NAME($castle) } на { $squares }
clans-add = { $n ->
    [0] не додавати Мечів
   *[other] додати { clans-swords }
}
clans-shields = { $n ->
    [0] не викладати Щитів
   *[other] викласти { clans-shields-count }
}

# Чого не можна.
clans-no-CLA-R16 = Ваша сила навколо нього — { $ours }, сила власника — { $theirs }: потрібно щонайменше стільки ж.
clans-no-CLA-R20 = { $held ->
    [0] У вас немає Мечів.
    [one] У вас лише { $held } Меч.
    [few] У вас лише { $held } Мечі.
   *[many] У вас лише { $held } Мечів.
}
clans-no-CLA-R21 = { $held ->
    [0] У вас немає Щитів.
    [one] У вас лише { $held } Щит.
    [few] У вас лише { $held } Щити.
   *[many] У вас лише { $held } Щитів.
}
clans-no-CLA-R26 = Жетон на нічийній землі { $square } не завершив би жодного замку.
clans-no-CLA-R28 = { $taken ->
    [yes] На { $square } лежить чужий жетон: скажіть, що Чаклун його замінює.
   *[no] На { $square } немає жетона: замінювати нічого.
}
clans-no-CLA-R29 = Жетон на нічийній землі { $square } не завершив би жодного замку.
clans-no-CLA-C8 = { $what ->
    [own] На { $square } лежить ваш власний жетон.
   *[castle] Квадрат { $square } накрито плиткою замку.
}
clans-no-CLA-C9 = Пасувати можна, лише коли жодна ваша карта не може захопити квадрат.
clans-no-CLA-C13 = Для атаки потрібен бодай один Меч, а у вас його немає.
clans-no-CLA-C14 = Проти атаки ({ clans-swords }) викладають рівно стільки ж Щитів або жодного.
clans-no-CLA-C25 = Квадрат { $square } зайнято.
clans-no-CLA-C35 = Це ваш замок.
clans-no-CLA-C36 = Без жетона на { $square } жоден замок не був би завершений.

# Стіл словами.
clans-prizes = Відкриті призи: { NAME($castles) }.
clans-clan-has = { NAME($clan, case: "begin") }: { clans-points }, { $prizes ->
    [one] { $prizes } приз
    [few] { $prizes } призи
   *[many] { $prizes } призів
}; { $count ->
    [0] на полі жетонів немає
   *[other] жетони на { $squares }
}, у запасі { $left }.
clans-castle-on = Замок { NAME($castle) } на { $squares }.
clans-seat = { WHO($seat) ->
    [you] У вас
   *[other] { NAME($seat) }:
} { $hand ->
    [one] { $hand } карта
    [few] { $hand } карти
   *[many] { $hand } карт
} на руках, { $wizards ->
    [0] відкритих Чаклунів немає
    [one] { $wizards } відкритий Чаклун
    [few] { $wizards } відкриті Чаклуни
   *[many] { $wizards } відкритих Чаклунів
}.
clans-piles = У колоді: { $left }; у відбої: { $used }.
clans-hand = Ваші карти: { NAME($cards) }.

# Налаштування столу.
clans-set-teams = { $value ->
    [yes] Грають командами по двоє.
   *[six] Кожен за себе; командами по двоє грають лише вшістьох.
}
clans-set-wizard = { $value ->
    [extra] Чаклуна грають понад дію ходу.
   *[turn] Чаклун — це карта ходу.
}
clans-set-wizards-return = { $value ->
    [no] Використаний Чаклун виходить із гри.
   *[yes] Використаних Чаклунів затасовують у нову колоду.
}
clans-set-starting-seat = { $value ->
    [random] Хто починає, вирішує випадок.
   *[other] Починає місце { $n }.
}

# Що набирати.
clans-label-wizard = Ч
clans-label-from = з { $square }
clans-label-magic = Ч { $square }
clans-label-oust = Ч { $square } х
clans-label-attack = атака { $square }, { $n ->
    [one] { $n } меч
    [few] { $n } мечі
   *[many] { $n } мечів
}
clans-label-add = додати { $n ->
    [one] { $n } меч
    [few] { $n } мечі
   *[many] { $n } мечів
}
clans-label-shields = { $n ->
    [one] { $n } щит
    [few] { $n } щити
   *[many] { $n } щитів
}
clans-label-open = відкритий
clans-label-pass = пас
clans-label-enough = досить
clans-label-claim = замок { $castle } { $squares }
clans-legend-goal = Коли хтось має чотири призи, перемагає той, у кого найбільше очок. Захоплюйте квадрати картами, доки ваші жетони не утворять форму відкритого призу: тоді там постане ваш замок. Замки атакують Мечами й захищають Щитами.
clans-legend-board = Поле має форму хреста: стовпці a–l, рядки 1–12 згори, без кутів три на три. Нічийна земля: { $grey }. Карту називають за її квадратом. Замок називають за літерою, на яку схожа його форма, і числом квадратів; він стоїть на своєму першому квадраті.
clans-legend-answers = Відповіді: квадрат (d4), Ч f6 — Чаклун, Ч f6 х — замінити чужий жетон, «атака e5, 2 мечі», пас.
