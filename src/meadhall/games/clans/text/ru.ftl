# «Земля кланов» по-русски.

# Названия.
clans-title = Земля кланов
clans-card = { $card }{ $mark ->
    [sword] {" "}(Меч)
    [shield] {" "}(Щит)
   *[none] {""}
}
    .acc = { clans-card }
clans-wizard = Колдун
    .acc = Колдуна
clans-castle = { $castle } ({ clans-points })
clans-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
clans-clan = { WHO($seat) ->
    [you] вы
   *[other] { NAME($seat) }
}
    .begin = { WHO($seat) ->
        [you] Вы
       *[other] { NAME($seat) }
    }
clans-team = { clans-clan } и { WHO($partner) ->
    [you] вы
   *[other] { NAME($partner) }
}
    .begin = { clans-clan.begin } и { WHO($partner) ->
        [you] вы
       *[other] { NAME($partner) }
    }
clans-swords = { $n ->
    [one] { $n } Меч
    [few] { $n } Меча
   *[many] { $n } Мечей
}
clans-shields-count = { $n ->
    [one] { $n } Щит
    [few] { $n } Щита
   *[many] { $n } Щитов
}
clans-completes = { $count ->
    [0] {""}
   *[other] {" "}— и завершить замок { NAME($castles) }
}

# Что происходит.
clans-starts = { WHO($seat) ->
    [you] Вы начинаете.
   *[other] Начинает { NAME($seat) }.
}
clans-prize-laid = Открыт приз: { NAME($castle) }.
clans-drew = { WHO($seat) ->
    [you] Вы берёте из колоды: { NAME($card) }.
   *[other] { NAME($seat) } берёт из колоды: { NAME($card) }.
}
clans-shuffled = Колода закончилась: сброс перетасован, в новой колоде { $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[many] { $n } карт
}.
clans-conquered-land = { WHO($seat) ->
    [you] Вы захватываете { $square }.
   *[other] { NAME($seat) } захватывает { $square }.
}
clans-played = { WHO($seat) ->
    [you] Вы играете карту { NAME($card, case: "acc") } и захватываете ничейную землю { $square }.
   *[other] { NAME($seat) } играет карту { NAME($card, case: "acc") } и захватывает ничейную землю { $square }.
}
clans-cast = { WHO($seat) ->
    [you] Вы играете Колдуна и захватываете { $square }.
   *[other] { NAME($seat) } играет Колдуна и захватывает { $square }.
}
clans-ousted = { WHO($other) ->
    [you] Ваш жетон с { $square } возвращается к вам.
   *[other] Жетон с { $square } возвращается в запас ({ NAME($other) }).
}
clans-moved = { WHO($seat) ->
    [you] Вы переставляете жетон с { $source } на { $square }.
   *[other] { NAME($seat) } переставляет жетон с { $source } на { $square }.
}
clans-claimed = { WHO($seat) ->
    [you] Вы возводите замок { NAME($castle) }
   *[other] { NAME($seat) } возводит замок { NAME($castle) }
} на { $squares }.
clans-attacked = { WHO($seat) ->
    [you] Вы атакуете замок { NAME($castle) } на { $square }.
   *[other] { NAME($seat) } атакует замок { NAME($castle) } на { $square }.
}
clans-laid = { WHO($seat) ->
    [you] Вы выкладываете { NAME($card, case: "acc") }.
   *[other] { NAME($seat) } выкладывает { NAME($card, case: "acc") }.
}
clans-repelled = Атака на { $square } отбита.
clans-conquered = { WHO($seat) ->
    [you] Вы захватываете замок на { $square } и забираете приз { NAME($castle) }.
   *[other] { NAME($seat) } захватывает замок на { $square } и забирает приз { NAME($castle) }.
}
clans-discarded = { WHO($seat) ->
    [you] Вы сбрасываете { NAME($card, case: "acc") }.
   *[other] { NAME($seat) } сбрасывает { NAME($card, case: "acc") }.
}
clans-passed = { WHO($seat) ->
    [you] Вы пасуете.
   *[other] { NAME($seat) } пасует.
}
clans-end-fourth-prize = Игра окончена: кто-то получил четвёртый приз.
clans-end-stall = Игра окончена: все дважды подряд спасовали.

# О чём спрашивают.
clans-ask-turn = Ваш ход: захватите клетку или атакуйте замок.
clans-ask-pay = Какой картой вы захватываете { $square }?
clans-ask-wizard = Какой Колдун захватывает { $square }: открытый или тот, что на руках?
clans-ask-sword = Какую карту с Мечом вы выкладываете?
clans-ask-discard = Какие карты вы сбрасываете? Их увидят, когда выбор будет сделан.
clans-ask-move = Все ваши жетоны на поле: какой вы переставляете на { $square }?
clans-ask-claim = Какой замок вы возводите?
clans-ask-add-swords = { NAME($seat) } атакует замок { NAME($castle) } на { $square }: { clans-swords }. Сколько добавите вы?
clans-ask-defend = { NAME($seat) } атакует ваш замок { NAME($castle) } на { $square }: { clans-swords }. Отбиваете?
clans-ask-pledge = { NAME($seat) } атакует ваш замок { NAME($castle) } на { $square }: { clans-swords }. Сколько Щитов выделяете вы? Одновременно решает и ваш напарник.
clans-ask-shield = Какую карту со Щитом вы выкладываете?

# Что можно ответить.
clans-conquer = захватить { NAME($card, case: "acc") }{ NAME($completes) }
clans-grey = захватить ничейную землю { $square } любой картой{ NAME($completes) }
clans-magic = захватить { $square } Колдуном{ NAME($completes) }
clans-oust = захватить { $square } Колдуном; чужой жетон ({ NAME($clan) }) возвращается в запас{ NAME($completes) }
clans-attack = атаковать замок { NAME($castle) } ({ NAME($clan) }) на { $square }, { clans-swords }: сила { $ours } против { $theirs }
clans-pass = спасовать: сбросить любые карты и добрать до пяти
clans-pay = картой { NAME($card) }
clans-wizard-from = Колдуном, что на руках
clans-open = Колдуном, что лежит открыто
clans-lay = выложить { NAME($card, case: "acc") }
clans-discard = сбросить { NAME($card, case: "acc") }
clans-enough = это всё
clans-move = переставить жетон с { $square }
clans-claim = возвести { NAME($castle) } на { $squares }
clans-add = { $n ->
    [0] не добавлять Мечей
   *[other] добавить { clans-swords }
}
clans-shields = { $n ->
    [0] не выкладывать Щитов
   *[other] выложить { clans-shields-count }
}

# Чего нельзя.
clans-no-CLA-R16 = Ваша сила вокруг него — { $ours }, сила владельца — { $theirs }: нужно хотя бы столько же.
clans-no-CLA-R20 = { $held ->
    [0] У вас нет Мечей.
    [one] У вас только { $held } Меч.
    [few] У вас только { $held } Меча.
   *[many] У вас только { $held } Мечей.
}
clans-no-CLA-R21 = { $held ->
    [0] У вас нет Щитов.
    [one] У вас только { $held } Щит.
    [few] У вас только { $held } Щита.
   *[many] У вас только { $held } Щитов.
}
clans-no-CLA-R26 = Жетон на ничейной земле { $square } не завершил бы ни одного замка.
clans-no-CLA-R28 = { $taken ->
    [yes] На { $square } лежит чужой жетон: скажите, что Колдун его заменяет.
   *[no] На { $square } нет жетона: заменять нечего.
}
clans-no-CLA-R29 = Жетон на ничейной земле { $square } не завершил бы ни одного замка.
clans-no-CLA-C8 = { $what ->
    [own] На { $square } лежит ваш собственный жетон.
   *[castle] Клетка { $square } накрыта плиткой замка.
}
clans-no-CLA-C9 = Пасовать можно, только если ни одна ваша карта не может захватить клетку.
clans-no-CLA-C13 = Для атаки нужен хотя бы один Меч, а у вас его нет.
clans-no-CLA-C14 = Против атаки ({ clans-swords }) выкладывают ровно столько же Щитов или ни одного.
clans-no-CLA-C25 = Клетка { $square } занята.
clans-no-CLA-C35 = Это ваш замок.
clans-no-CLA-C36 = Без жетона на { $square } ни один замок не был бы завершён.

# Стол словами.
clans-prizes = Открытые призы: { NAME($castles) }.
clans-clan-has = { NAME($clan, case: "begin") }: { clans-points }, { $prizes ->
    [one] { $prizes } приз
    [few] { $prizes } приза
   *[many] { $prizes } призов
}; { $count ->
    [0] на поле жетонов нет
   *[other] жетоны на { $squares }
}, в запасе { $left }.
clans-castle-on = Замок { NAME($castle) } на { $squares }.
clans-seat = { WHO($seat) ->
    [you] У вас
   *[other] { NAME($seat) }:
} { $hand ->
    [one] { $hand } карта
    [few] { $hand } карты
   *[many] { $hand } карт
} на руках, { $wizards ->
    [0] открытых Колдунов нет
    [one] { $wizards } открытый Колдун
    [few] { $wizards } открытых Колдуна
   *[many] { $wizards } открытых Колдунов
}.
clans-piles = В колоде: { $left }; в сбросе: { $used }.
clans-hand = Ваши карты: { NAME($cards) }.

# Настройки стола.
clans-set-teams = { $value ->
    [yes] Играют командами по двое.
   *[six] Каждый за себя; командами по двое играют только вшестером.
}
clans-set-wizard = { $value ->
    [extra] Колдуна играют сверх действия хода.
   *[turn] Колдун — это карта хода.
}
clans-set-wizards-return = { $value ->
    [no] Использованный Колдун выходит из игры.
   *[yes] Использованных Колдунов замешивают в новую колоду.
}
clans-set-starting-seat = { $value ->
    [random] Кто начинает, решает случай.
   *[other] Начинает место { $n }.
}

# Что набирать.
clans-label-wizard = К
clans-label-from = с { $square }
clans-label-magic = К { $square }
clans-label-oust = К { $square } х
clans-label-attack = атака { $square }, { $n ->
    [one] { $n } меч
    [few] { $n } меча
   *[many] { $n } мечей
}
clans-label-add = добавить { $n ->
    [one] { $n } меч
    [few] { $n } меча
   *[many] { $n } мечей
}
clans-label-shields = { $n ->
    [one] { $n } щит
    [few] { $n } щита
   *[many] { $n } щитов
}
clans-label-open = открытый
clans-label-pass = пас
clans-label-enough = хватит
clans-label-claim = замок { $castle } { $squares }
clans-legend-goal = Когда у кого-то четыре приза, побеждает тот, у кого больше всего очков. Захватывайте клетки картами, пока ваши жетоны не образуют форму открытого приза: тогда там встанет ваш замок. Замки атакуют Мечами и защищают Щитами.
clans-legend-board = Поле имеет форму креста: столбцы a–l, ряды 1–12 сверху, без углов три на три. Ничейная земля: { $grey }. Карту называют по её клетке. Замок называют по букве, на которую похожа его форма, и числу клеток; он стоит на своей первой клетке.
clans-legend-answers = Ответы: клетка (d4), К f6 — Колдун, К f6 х — заменить чужой жетон, «атака e5, 2 меча», пас.
