# «Земля кланов» по-русски.

# Названия.
clans-title = Земля кланов
clans-card = { $card }{ $mark ->
    [sword] {" "}(Меч)
    [shield] {" "}(Щит)
   *[none] {""}
}
    .acc = { $card }{ $mark ->
        [sword] {" "}(Меч)
        [shield] {" "}(Щит)
       *[none] {""}
    }
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
    .gen = { $n ->
        [one] { $n } Меча
        [few] { $n } Мечей
       *[many] { $n } Мечей
    }
    .ins = { $n ->
        [one] { $n } Мечом
        [few] { $n } Мечами
       *[many] { $n } Мечами
    }
clans-shields-count = { $n ->
    [one] { $n } Щит
    [few] { $n } Щита
   *[many] { $n } Щитов
}
clans-completes = { $count ->
    [0] {""}
    [1] {" "}— и завершить замок { NAME($castles) }
   *[other] {" "}— и завершить один из замков: { NAME($castles) }
}

# Что происходит.
clans-starts = { WHO($seat) ->
    [you] Вы начинаете.
   *[other] Начинает { NAME($seat) }.
}
clans-prize-laid = Открыт приз: { NAME($castle) }.
clans-drew = { WHO($seat) ->
    [you] Вы добираете { NAME($card, case: "acc") }.
   *[other] { NAME($seat) } добирает { NAME($card, case: "acc") }.
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
    [you] Ваш жетон на { $square } заменён: он возвращается к вам.
   *[other] Жетон на { $square } ({ NAME($other) }) заменён: он возвращается к своему клану.
}
clans-moved = { WHO($seat) ->
    [you] Вы переставляете жетон с клетки { $source } на { $square }.
   *[other] { NAME($seat) } переставляет жетон с клетки { $source } на { $square }.
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
clans-end-fourth-prize = Игра окончена: один из кланов получил четвёртый приз.
clans-end-stall = Игра окончена: все дважды подряд спасовали.

# О чём спрашивают.
clans-ask-turn = Ваш ход: захватите клетку или атакуйте замок.
clans-ask-pay = Какой картой вы захватываете { $square }?
clans-ask-wizard = Какой Колдун захватывает { $square }: открытый или тот, что на руках?
clans-ask-sword = Какую карту с Мечом вы выкладываете?
clans-ask-discard = Сбросьте сколько угодно карт, одну за другой. Остальные увидят их, когда вы закончите.
clans-ask-move = Все ваши жетоны на поле: какой вы переставляете на { $square }?
clans-ask-claim = Какой замок вы возводите?
clans-ask-add-swords = { NAME($seat) } атакует { clans-swords.ins } замок { NAME($castle) } на { $square }. Сколько Мечей добавляете вы?
clans-ask-defend = { NAME($seat) } атакует { clans-swords.ins } ваш замок { NAME($castle) } на { $square }. Отбиваете атаку?
clans-ask-pledge = { NAME($seat) } атакует { clans-swords.ins } ваш замок { NAME($castle) } на { $square }. Сколько Щитов вы выделяете? Ваш напарник решает одновременно с вами.
clans-ask-shield = Какую карту со Щитом вы выкладываете? Карты выложат в том порядке, в котором вы их выбираете.

# Что можно ответить.
clans-conquer = захватить { NAME($card, case: "acc") }{ NAME($completes) }
clans-grey = захватить ничейную землю { $square } любой картой{ NAME($completes) }
clans-magic = захватить { $square } Колдуном{ NAME($completes) }
clans-oust = захватить { $square } Колдуном, заменив чужой жетон ({ NAME($clan) }){ NAME($completes) }
clans-attack = атаковать { clans-swords.ins } замок { NAME($castle) } на { $square }{ $clans ->
    [2] {""}
   *[other] {" "}(клан: { NAME($clan) })
}: ваша сила { $ours } против { $theirs }
clans-pass = спасовать: сбросить сколько угодно карт и добрать до пяти
clans-pay = картой { NAME($card, case: "acc") }
clans-wizard-from = Колдун на руках
clans-open = Колдун, который лежит перед вами открыто
clans-lay = выложить { NAME($card, case: "acc") }
clans-discard = сбросить { NAME($card, case: "acc") }
clans-enough = больше ничего не сбрасывать
clans-move = переставить жетон с { $square }{ $breaks ->
    [yes] : тогда замок не будет завершён
   *[no] {""}
}
clans-claim = возвести замок { NAME($castle) } на { $squares }
clans-add = { $n ->
    [0] не добавлять Мечей
   *[other] добавить { clans-swords }
}
clans-pledge = { $n ->
    [0] не выделять Щитов
   *[other] выделить { clans-shields-count }
}
clans-shields = { $n ->
    [0] не выкладывать Щитов
   *[other] выложить { clans-shields-count }
}

# Чего нельзя.
clans-no-card = У вас нет карты { NAME($card) }.
clans-no-wizard = У вас нет Колдуна.
clans-no-castle = На { $square } нет замка.
clans-other-square = Замок на { $square } называют по его первой клетке: атака { $first } { $n ->
    [one] { $n } меч
    [few] { $n } меча
   *[many] { $n } мечей
}.
clans-no-CLA-R16 = Ваша сила вокруг замка — { $ours }, сила его владельца — { $theirs }: вам нужно хотя бы столько же.
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
    [yes] На { $square } лежит чужой жетон: чтобы заменить его, ответьте «{ clans-label-oust }».
   *[no] На { $square } нет жетона: заменять нечего.
}
clans-no-CLA-R29 = Жетон на ничейной земле { $square } не завершил бы ни одного замка.
clans-no-CLA-C8 = { $what ->
    [own] На { $square } лежит жетон вашего клана.
   *[castle] Клетка { $square } накрыта плиткой замка.
}
clans-no-CLA-C9 = Пасовать можно, только если все клетки на ваших картах заняты и на ничейной земле вам нечего завершить.
clans-no-CLA-C13 = Для атаки нужен хотя бы один Меч, а у вас его нет.
clans-no-CLA-C14 = Против { clans-swords.gen } выкладывают ровно столько же Щитов или ни одного.
clans-no-CLA-C25 = Клетка { $square } занята.
clans-no-CLA-C35 = Это ваш замок.
clans-no-CLA-C36 = Без жетона на { $square } замок не был бы собран.

# Стол словами.
clans-partner = Ваш напарник: { NAME($seat) }.
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
} на руках { $hand ->
    [one] { $hand } карта
    [few] { $hand } карты
   *[many] { $hand } карт
}, { $wizards ->
    [0] открытых Колдунов нет
    [one] { $wizards } открытый Колдун
    [few] { $wizards } открытых Колдуна
   *[many] { $wizards } открытых Колдунов
}.
clans-piles = В колоде: { $left }; в сбросе: { $used }.
clans-hand = Ваши карты: { NAME($cards) }.

# Счёт.
clans-score = { $castle }: { clans-points }

# Настройки стола.
clans-set-teams = { $value ->
    [yes] Играют командами по двое.
   *[six] Вдвоём, втроём и вчетвером каждый играет за себя, вшестером — командами по двое.
}
clans-set-wizard = { $value ->
    [extra] Колдунов можно играть перед действием хода, в дополнение к нему.
   *[turn] Сыграть Колдуна — это и есть действие хода.
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
# Здесь латинская x, как и буквы клеток: так не нужно второй раз переключать раскладку.
clans-label-oust = К { $square } x
clans-label-attack = атака { $square } { $n ->
    [one] { $n } меч
    [few] { $n } меча
   *[many] { $n } мечей
}
# Одни числа, чтобы варианты не нумеровались ещё раз: кто хочет два Щита, набирает 2, кто добавляет два Меча, +2.
clans-label-add = { $n ->
    [0] 0
   *[other] +{ $n }
}
clans-label-shields = { $n ->
    [0] нет
   *[other] { $n }
}
clans-label-open = открытый
clans-label-pass = пас
clans-label-enough = хватит
clans-label-claim = замок { $castle } { $squares }
clans-legend-goal = Захватывайте клетки картами: как только ваши жетоны образуют форму открытого приза, на их месте встанет ваш замок, а приз станет вашим. Замки атакуют Мечами и защищают Щитами. Когда какой-либо клан получает четвёртый приз, игра заканчивается; побеждает тот, у кого больше всего очков.
clans-legend-board = Поле имеет форму креста: столбцы a–l, ряды 1–12 сверху, без участков три на три по углам. Ничейная земля: { $grey }. Карту называют по её клетке. Замок называют по букве, на которую похожа его форма, и числу клеток (L4); он стоит на своей первой клетке — крайней левой в верхнем ряду, — и именно эту клетку называют, когда атакуют.
clans-legend-answers = Ответы: d4 — захватить клетку её картой, К f6 — Колдуном, К f6 x — Колдуном, заменив чужой жетон; также: атака h7 2 меча, пас. Буквы клеток и x латинские; вместо К можно набрать латинскую W.
