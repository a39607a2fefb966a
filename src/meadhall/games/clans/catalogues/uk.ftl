# «Земля кланів» українською.

# Назви.
clans-title = Земля кланів
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
clans-team = { clans-clan } та { WHO($partner) ->
    [you] ви
   *[other] { NAME($partner) }
}
    .begin = { clans-clan.begin } та { WHO($partner) ->
        [you] ви
       *[other] { NAME($partner) }
    }
clans-swords = { $n ->
    [one] { $n } Меч
    [few] { $n } Мечі
   *[many] { $n } Мечів
}
    .gen = { $n ->
        [one] { $n } Меча
        [few] { $n } Мечів
       *[many] { $n } Мечів
    }
    .ins = { $n ->
        [one] { $n } Мечем
        [few] { $n } Мечами
       *[many] { $n } Мечами
    }
clans-shields-count = { $n ->
    [one] { $n } Щит
    [few] { $n } Щити
   *[many] { $n } Щитів
}
clans-completes = { $count ->
    [0] {""}
    [1] {" "}— і завершити замок { NAME($castles) }
   *[other] {" "}— і завершити один із замків: { NAME($castles) }
}

# Що відбувається.
clans-starts = { WHO($seat) ->
    [you] Ви починаєте.
   *[other] Починає { NAME($seat) }.
}
clans-prize-laid = Відкрито приз: { NAME($castle) }.
clans-drew = { WHO($seat) ->
    [you] Ви добираєте { NAME($card, case: "acc") }.
   *[other] { NAME($seat) } добирає { NAME($card, case: "acc") }.
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
    [you] Ви граєте Чаклуна й захоплюєте { $square }.
   *[other] { NAME($seat) } грає Чаклуна й захоплює { $square }.
}
clans-ousted = { WHO($other) ->
    [you] Ваш жетон на { $square } замінено: він повертається до вас.
   *[other] Жетон на { $square } ({ NAME($other) }) замінено: він повертається до свого клану.
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
clans-end-fourth-prize = Гру закінчено: один із кланів здобув четвертий приз.
clans-end-stall = Гру закінчено: усі двічі поспіль спасували.

# Що питають.
clans-ask-turn = Ваш хід: захопіть квадрат або атакуйте замок.
clans-ask-pay = Якою картою ви захоплюєте { $square }?
clans-ask-wizard = Який Чаклун захоплює { $square }: відкритий чи той, що на руках?
clans-ask-sword = Яку карту з Мечем ви викладаєте?
clans-ask-discard = Скиньте скільки завгодно карт, одну за одною. Інші побачать їх, коли ви закінчите.
clans-ask-move = Усі ваші жетони на полі: який ви переставляєте на { $square }?
clans-ask-claim = Який замок ви зводите?
clans-ask-add-swords = { NAME($seat) } атакує { clans-swords.ins } замок { NAME($castle) } на { $square }. Скільки Мечів додаєте ви?
clans-ask-defend = { NAME($seat) } атакує { clans-swords.ins } ваш замок { NAME($castle) } на { $square }. Відбиваєте атаку?
clans-ask-pledge = { NAME($seat) } атакує { clans-swords.ins } ваш замок { NAME($castle) } на { $square }. Скільки Щитів ви виділяєте? Ваш напарник вирішує водночас із вами.
clans-ask-shield = Яку карту зі Щитом ви викладаєте? Карти викладуть у тому порядку, в якому ви їх обираєте.

# Що можна відповісти.
clans-conquer = захопити { NAME($card, case: "acc") }{ NAME($completes) }
clans-grey = захопити нічийну землю { $square } будь-якою картою{ NAME($completes) }
clans-magic = захопити { $square } Чаклуном{ NAME($completes) }
clans-oust = захопити { $square } Чаклуном, замінивши чужий жетон ({ NAME($clan) }){ NAME($completes) }
clans-attack = атакувати { clans-swords.ins } замок { NAME($castle) } на { $square }{ $clans ->
    [2] {""}
   *[other] {" "}(клан: { NAME($clan) })
}: ваша сила { $ours } проти { $theirs }
clans-pass = спасувати: скинути скільки завгодно карт і добрати до п’яти
clans-pay = картою { NAME($card, case: "acc") }
clans-wizard-from = Чаклун, що на руках
clans-open = Чаклун, що лежить перед вами відкрито
clans-lay = викласти { NAME($card, case: "acc") }
clans-discard = скинути { NAME($card, case: "acc") }
clans-enough = більше нічого не скидати
clans-move = переставити жетон із { $square }{ $breaks ->
    [yes] : тоді замок не буде завершено
   *[no] {""}
}
clans-claim = звести замок { NAME($castle) } на { $squares }
clans-add = { $n ->
    [0] не додавати Мечів
   *[other] додати { clans-swords }
}
clans-pledge = { $n ->
    [0] не виділяти Щитів
   *[other] виділити { clans-shields-count }
}
clans-shields = { $n ->
    [0] не викладати Щитів
   *[other] викласти { clans-shields-count }
}

# Чого не можна.
clans-no-card = У вас немає карти { NAME($card) }.
clans-no-wizard = У вас немає Чаклуна.
clans-no-castle = На { $square } немає замку.
clans-other-square = Замок на { $square } називають за його першим квадратом: атака { $first } { $n ->
    [one] { $n } меч
    [few] { $n } мечі
   *[many] { $n } мечів
}.
clans-no-CLA-R16 = Ваша сила навколо замку — { $ours }, сила його власника — { $theirs }: вам потрібно щонайменше стільки ж.
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
    [yes] На { $square } лежить чужий жетон: щоб замінити його, дайте відповідь «{ clans-label-oust }».
   *[no] На { $square } немає жетона: замінювати нічого.
}
clans-no-CLA-R29 = Жетон на нічийній землі { $square } не завершив би жодного замку.
clans-no-CLA-C8 = { $what ->
    [own] На { $square } лежить жетон вашого клану.
   *[castle] Квадрат { $square } накрито плиткою замку.
}
clans-no-CLA-C9 = Пасувати можна, лише коли всі квадрати на ваших картах зайняті й на нічийній землі вам нема чого завершити.
clans-no-CLA-C13 = Для атаки потрібен бодай один Меч, а у вас його немає.
clans-no-CLA-C14 = Проти { clans-swords.gen } викладають рівно стільки ж Щитів або жодного.
clans-no-CLA-C25 = Квадрат { $square } зайнято.
clans-no-CLA-C35 = Це ваш замок.
clans-no-CLA-C36 = Без жетона на { $square } замок не було б складено.

# Стіл словами.
clans-partner = Ваш напарник: { NAME($seat) }.
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
} на руках { $hand ->
    [one] { $hand } карта
    [few] { $hand } карти
   *[many] { $hand } карт
}, { $wizards ->
    [0] відкритих Чаклунів немає
    [one] { $wizards } відкритий Чаклун
    [few] { $wizards } відкриті Чаклуни
   *[many] { $wizards } відкритих Чаклунів
}.
clans-piles = У колоді: { $left }; у відбої: { $used }.
clans-hand = Ваші карти: { NAME($cards) }.

# Рахунок.
clans-score = { $castle }: { clans-points }

# Налаштування столу.
clans-set-teams = { $value ->
    [yes] Грають командами по двоє.
   *[six] Удвох, утрьох і вчотирьох кожен грає за себе, вшістьох — командами по двоє.
}
clans-set-wizard = { $value ->
    [extra] Чаклунів можна грати перед дією ходу, додатково до неї.
   *[turn] Зіграти Чаклуна — це і є дія ходу.
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
# Тут латинська x, як і літери квадратів: так не треба вдруге перемикати розкладку.
clans-label-oust = Ч { $square } x
clans-label-attack = атака { $square } { $n ->
    [one] { $n } меч
    [few] { $n } мечі
   *[many] { $n } мечів
}
# Самі числа, щоб варіанти не нумерувалися ще раз: хто хоче два Щити, набирає 2, хто додає два Мечі, +2.
clans-label-add = { $n ->
    [0] 0
   *[other] +{ $n }
}
clans-label-shields = { $n ->
    [0] жодного
   *[other] { $n }
}
clans-label-open = відкритий
clans-label-pass = пас
clans-label-enough = досить
clans-label-claim = замок { $castle } { $squares }
clans-legend-goal = Захоплюйте квадрати картами: щойно ваші жетони утворять форму відкритого призу, на їхньому місці постане ваш замок, а приз стане вашим. Замки атакують Мечами й захищають Щитами. Коли якийсь клан здобуває четвертий приз, гра закінчується; перемагає той, у кого найбільше очок.
clans-legend-board = Поле має форму хреста: стовпці a–l, рядки 1–12 згори, без ділянок три на три по кутах. Нічийна земля: { $grey }. Карту називають за її квадратом. Замок називають за літерою, на яку схожа його форма, і числом квадратів (L4); він стоїть на своєму першому квадраті — крайньому лівому у верхньому рядку, — і саме цей квадрат називають, коли атакують.
clans-legend-answers = Відповіді: d4 — захопити квадрат його картою, Ч f6 — Чаклуном, Ч f6 x — Чаклуном, замінивши чужий жетон; також: атака h7 2 мечі, пас. Літери квадратів і x латинські; замість Ч можна набрати латинську W.
