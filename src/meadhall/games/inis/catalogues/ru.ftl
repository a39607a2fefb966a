# «Иниш» по-русски.

# Названия карт и территорий; before и after — что стоит вокруг названия в винительном падеже.
inis-card = { $card ->
    [bard] Бард
    [citadel] Цитадель
    [conquest] Завоевание
    [craftsmen] Крестьяне и рабочие
    [druid] Друид
    [emissaries] Послы
    [exploration] Исследование
    [festival] Праздник
    [geis] Гейс
    [master-craftsman] Ремесленник
    [migration] Переселение
    [new-alliance] Новый союз
    [new-clans] Новые кланы
    [raid] Набег
    [sanctuary] Святилище
    [scouts] Разведчики
    [warlord] Военачальник
    [cove-card] Бухта
    [forest-card] Лес
    [gates-card] Врата в Тир-на-н’Ог
    [highlands-card] Плоскогорье
    [hills-card] Холмы
    [iron-mine-card] Железная шахта
    [lost-vale-card] Забытая лощина
    [meadows-card] Поляна
    [misty-lands-card] Туманные земли
    [moor-card] Пустошь
    [mountains-card] Горы
    [plains-card] Равнины
    [salt-mine-card] Соляная шахта
    [stone-circle-card] Каменный круг
    [swamp-card] Болото
    [valley-card] Долина
    [balors-eye] Око Балора
    [battle-frenzy] Боевой раж
    [moytura] Битва при Маг Туиред
    [breas] Тирания Бреса
    [cathbad] Пророчество Катбада
    [champions-share] Доля героя
    [children-of-dana] Дети Дану
    [dagda] Дагда
    [cauldron] Котёл Дагды
    [club] Палица Дагды
    [harp] Арфа Дагды
    [deirdre] Красота Дейрдре
    [diarmuid] Диармайд и Грайне
    [eriu] Эриу
    [fianna] Фиана
    [kernunos] Святилище Кернунна
    [lug] Луг Самилданах
    [spear] Копьё Луга
    [maeve] Богатства Медб
    [horses] Кони Мананнана
    [morrigan] Морриган
    [nuada] Нуаду Аргетлам
    [oengus] Уловка Оэнгуса
    [ogma] Красноречие Огмы
    [other-world] Иной мир
    [stone-of-fal] Камень Фаль
    [streng] Решимость Сренга
    [tailtu] Земли Тальтиу
    [cuchulain] Легенда о Кухулине
   *[tuan] Память Туана
}
    .before = карту «
    .after = »
inis-territory = { $territory ->
    [cove] Бухта
    [forest] Лес
    [gates] Врата в Тир-на-н’Ог
    [highlands] Плоскогорье
    [hills] Холмы
    [iron-mine] Железная шахта
    [lost-vale] Забытая лощина
    [meadows] Поляна
    [misty-lands] Туманные земли
    [moor] Пустошь
    [mountains] Горы
    [plains] Равнины
    [salt-mine] Соляная шахта
    [stone-circle] Каменный круг
    [swamp] Болото
   *[valley] Долина
}
inis-label-card = { $card ->
    [bard] бард
    [citadel] цитадель
    [conquest] завоевание
    [craftsmen] крестьяне
    [druid] друид
    [emissaries] послы
    [exploration] исследование
    [festival] праздник
    [geis] гейс
    [master-craftsman] ремесленник
    [migration] переселение
    [new-alliance] новый-союз
    [new-clans] новые-кланы
    [raid] набег
    [sanctuary] святилище
    [scouts] разведчики
    [warlord] военачальник
    [cove-card] бухта-карта
    [forest-card] лес-карта
    [gates-card] врата-карта
    [highlands-card] плоскогорье-карта
    [hills-card] холмы-карта
    [iron-mine-card] железная-шахта-карта
    [lost-vale-card] забытая-лощина-карта
    [meadows-card] поляна-карта
    [misty-lands-card] туманные-земли-карта
    [moor-card] пустошь-карта
    [mountains-card] горы-карта
    [plains-card] равнины-карта
    [salt-mine-card] соляная-шахта-карта
    [stone-circle-card] каменный-круг-карта
    [swamp-card] болото-карта
    [valley-card] долина-карта
    [balors-eye] око-балора
    [battle-frenzy] боевой-раж
    [moytura] маг-туиред
    [breas] тирания-бреса
    [cathbad] пророчество-катбада
    [champions-share] доля-героя
    [children-of-dana] дети-дану
    [dagda] дагда
    [cauldron] котёл-дагды
    [club] палица-дагды
    [harp] арфа-дагды
    [deirdre] красота-дейрдре
    [diarmuid] диармайд-и-грайне
    [eriu] эриу
    [fianna] фиана
    [kernunos] святилище-кернунна
    [lug] луг-самилданах
    [spear] копьё-луга
    [maeve] богатства-медб
    [horses] кони-мананнана
    [morrigan] морриган
    [nuada] нуаду-аргетлам
    [oengus] уловка-оэнгуса
    [ogma] красноречие-огмы
    [other-world] иной-мир
    [stone-of-fal] камень-фаль
    [streng] решимость-сренга
    [tailtu] земли-тальтиу
    [cuchulain] легенда-о-кухулине
   *[tuan] память-туана
}
inis-label-territory = { $territory ->
    [cove] бухта
    [forest] лес
    [gates] врата
    [highlands] плоскогорье
    [hills] холмы
    [iron-mine] железная-шахта
    [lost-vale] забытая-лощина
    [meadows] поляна
    [misty-lands] туманные-земли
    [moor] пустошь
    [mountains] горы
    [plains] равнины
    [salt-mine] соляная-шахта
    [stone-circle] каменный-круг
    [swamp] болото
   *[valley] долина
}

# Что вводить.
inis-label-seat = и{ $n }
inis-label-spot = { inis-label-territory }@{ $way }
inis-label-pass = пас
inis-label-pretender = претендент
inis-label-peace = мир
inis-label-war = война
inis-label-withdraw = отступление
inis-label-clan = клан
inis-label-card-rather = карта
inis-label-yes = да
inis-label-no-thanks = нет
inis-label-enough = хватит
inis-label-shelter = укрыть
inis-label-stay = оставить
inis-label-place = добавить
inis-label-look = взглянуть

# Названия.
inis-title = Иниш
# Карта, которой читатель не видит; before и after — то же, что в inis-card.
inis-some-card = карту
    .before = {""}
    .after = {""}
inis-player = { WHO($seat) ->
    [you] вы
   *[other] { NAME($seat) }
}
    .whose = { WHO($seat) ->
        [you] ваш
       *[other] { NAME($seat) }
    }
inis-points = { $n ->
    [one] { $n } выполненное условие
    [few] { $n } выполненных условия
   *[many] { $n } выполненных условий
}
inis-clans = { $n ->
    [0] ни одного
    [one] { $n } клан
    [few] { $n } клана
   *[many] { $n } кланов
}
inis-clans-of = { WHO($seat) ->
    [you] вы
   *[other] { NAME($seat) }
} — { $n ->
    [one] { $n } клан
    [few] { $n } клана
   *[many] { $n } кланов
}
inis-contents = { $count ->
    [0] кланов нет
   *[other] { NAME($clans) }
}{ $capital ->
    [yes] ; столица
   *[no] {""}
}{ $citadels ->
    [0] {""}
    [one] ; { $citadels } цитадель
    [few] ; { $citadels } цитадели
   *[many] ; { $citadels } цитаделей
}{ $sanctuaries ->
    [0] {""}
    [one] ; { $sanctuaries } святилище
    [few] ; { $sanctuaries } святилища
   *[many] ; { $sanctuaries } святилищ
}{ $feast ->
    [yes] ; праздник
   *[no] {""}
}
inis-side = { WHO($seat) ->
    [you] вы
   *[other] { NAME($seat) }
} — { $exposed ->
    [one] { $exposed } незащищённый клан
    [few] { $exposed } незащищённых клана
   *[many] { $exposed } незащищённых кланов
}{ $sheltered ->
    [0] {""}
    [one] {" "}и { $sheltered } защищённый
    [few] {" "}и { $sheltered } защищённых
   *[many] {" "}и { $sheltered } защищённых
}
inis-conditions = чужие кланы { $clans }/6, святилища { $sanctuaries }/6, территории { $territories }/6{ $deeds ->
    [0] {""}
    [one] , { $deeds } подвиг
    [few] , { $deeds } подвига
   *[many] , { $deeds } подвигов
} — { $met ->
    [0] ни одно условие не выполнено
    [one] выполнено { $met } условие
    [few] выполнено { $met } условия
   *[many] выполнено { $met } условий
}

# Что происходит.
inis-brenn = { WHO($seat) ->
    [you] Вы — бренн.
   *[other] Бренн — { NAME($seat) }.
}
inis-tile = На острове появляется территория «{ NAME($place) }».
inis-capital = { WHO($seat) ->
    [you] Вы строите
   *[other] { NAME($seat) } строит
} столицу на территории «{ NAME($place) }».
inis-crows = Стая воронов летит { $side ->
    [clockwise] по часовой стрелке.
   *[counter] против часовой стрелки.
}
inis-round = Раунд { $n }: начинается собрание.
inis-no-winner = { $n ->
    [1] Несколько претендентов выполняют поровну условий, и бренна среди них нет: никто не побеждает.
   *[other] Ни один претендент больше не выполняет ни одного условия: никто не побеждает.
}
inis-took-advantage = { WHO($seat) ->
    [you] Вы берёте
   *[other] { NAME($seat) } берёт
} карту преимущества «{ NAME($card) }».
inis-free-advantage = Карта преимущества «{ NAME($card) }» лежит лицевой стороной вверх.
inis-set-aside = { $by ->
    [nobody] Одна карта действия отложена.
   *[seat] { WHO($seat) ->
        [you] Вы откладываете
       *[other] { NAME($seat) } откладывает
    } { NAME($card, case: "before") }{ NAME($card) }{ NAME($card, case: "after") }.
}
inis-dealt = Вы получаете карту «{ NAME($card) }».
inis-passed-on = { WHO($seat) ->
    [you] Вы передаёте
   *[other] { NAME($seat) } передаёт
} { WHO($other) ->
    [you] вам { NAME($card, case: "before") }{ NAME($card) }{ NAME($card, case: "after") }.
   *[other] { NAME($card, case: "before") }{ NAME($card) }{ NAME($card, case: "after") }; её получает { NAME($other) }.
}
inis-season = Начинается сезон. { WHO($seat) ->
    [you] Первый ход ваш.
   *[other] Первый ход делает { NAME($seat) }.
}
inis-passed = { WHO($seat) ->
    [you] Вы пасуете.
   *[other] { NAME($seat) } пасует.
}
inis-claimed = { WHO($seat) ->
    [you] Вы берёте жетон претендента!
   *[other] { NAME($seat) } берёт жетон претендента!
}
inis-no-clans = { WHO($seat) ->
    [you] Вы остаётесь без кланов на игровом поле{ $n ->
        [0] {""}
       *[other] {" "}и возвращаете жетон подвига
    }: добавьте два.
   *[other] { NAME($seat) } остаётся без кланов на игровом поле{ $n ->
        [0] {""}
       *[other] {" "}и возвращает жетон подвига
    }.
}
inis-played = { WHO($seat) ->
    [you] Вы играете
   *[other] { NAME($seat) } играет
} карту «{ NAME($card) }»{ $how ->
    [season] .
    [manoeuvre] {" "}в качестве манёвра.
   *[triskel] {" "}в ответ.
}
inis-cancelled = Карта «{ NAME($card) }» не действует.
inis-no-effect = Карта «{ NAME($card) }» ничего не меняет.
inis-no-tales-left = Карт эпосов, которые можно взять, нет.
inis-discarded = { $by ->
    [nobody] Сбрасывают
   *[seat] { WHO($seat) ->
        [you] Вы сбрасываете
       *[other] { NAME($seat) } сбрасывает
    }
} { NAME($card, case: "before") }{ NAME($card) }{ NAME($card, case: "after") }.
inis-took-aside = { WHO($seat) ->
    [you] Вы берёте отложенную карту: «{ NAME($card) }».
   *[other] { NAME($seat) } берёт отложенную карту.
}
inis-took-discard = { WHO($seat) ->
    [you] Вы берёте из сброса карту «{ NAME($card) }».
   *[other] { NAME($seat) } берёт карту из сброса.
}
inis-took-back = { WHO($seat) ->
    [you] Вы берёте
   *[other] { NAME($seat) } берёт
} на руку карту «{ NAME($card) }».
inis-gave = { WHO($seat) ->
    [you] Вы отдаёте
   *[other] { NAME($seat) } отдаёт
} { WHO($other) ->
    [you] вам { NAME($card, case: "before") }{ NAME($card) }{ NAME($card, case: "after") }.
   *[other] { NAME($card, case: "before") }{ NAME($card) }{ NAME($card, case: "after") }; её получает { NAME($other) }.
}
inis-took-at-random = { WHO($seat) ->
    [you] Вы берёте
   *[other] { NAME($seat) } берёт
} наугад { NAME($card, case: "before") }{ NAME($card) }{ NAME($card, case: "after") }{ WHO($other) ->
    [you] {" "}с вашей руки.
   *[other] {" "}(с руки: { NAME($other) }).
}
inis-drew = { WHO($seat) ->
    [you] Вы берёте карту эпоса «{ NAME($card) }».
   *[other] { NAME($seat) } берёт карту эпоса.
}
inis-kept = Вы оставляете себе карту «{ NAME($card) }».
inis-shuffled = В колоду замешивают { $n ->
    [one] { $n } сброшенную карту эпоса.
    [few] { $n } сброшенные карты эпосов.
   *[many] { $n } сброшенных карт эпосов.
}
inis-placed = { WHO($seat) ->
    [you] Вы добавляете
   *[other] { NAME($seat) } добавляет
} { $n ->
    [one] { $n } клан
    [few] { $n } клана
   *[many] { $n } кланов
} на территорию «{ NAME($place) }».
# Кланы может передвинуть и не их владелец.
inis-moved = { WHO($seat) ->
    [you] { $n ->
        [one] Переходит { $n } ваш клан
        [few] Переходят { $n } ваших клана
       *[many] Переходит { $n } ваших кланов
    }
   *[other] { $n ->
        [one] Переходит { $n } клан
        [few] Переходят { $n } клана
       *[many] Переходит { $n } кланов
    } ({ NAME($seat) })
}: «{ NAME($source) }» → «{ NAME($place) }».
inis-removed = { WHO($seat) ->
    [you] Вы теряете
   *[other] { NAME($seat) } теряет
} клан на территории «{ NAME($place) }»{ $cause ->
    [card] {" "}(«{ NAME($card) }»).
    [attack] { WHO($other) ->
        [you] {" "}(ваше нападение).
       *[other] {" "}(нападает { NAME($other) }).
    }
   *[territory] {" "}(требование территории).
}
inis-saved = { WHO($seat) ->
    [you] Вы спасаете
   *[other] { NAME($seat) } спасает
} свой клан на территории «{ NAME($place) }».
inis-replaced = { WHO($seat) ->
    [you] Вы переманиваете
   *[other] { NAME($seat) } переманивает
} { WHO($other) ->
    [you] ваш клан
   *[other] чужой клан ({ NAME($other) })
} на территории «{ NAME($place) }».
inis-put-back = { WHO($seat) ->
    [you] Ваш клан
   *[other] Клан ({ NAME($seat) })
} бежит на территорию «{ NAME($place) }».
inis-citadel = { WHO($seat) ->
    [you] Вы строите
   *[other] { NAME($seat) } строит
} цитадель на территории «{ NAME($place) }».
inis-sanctuary = { $by ->
    [nobody] На территории «{ NAME($place) }» уже стоит святилище.
   *[seat] { WHO($seat) ->
        [you] Вы строите
       *[other] { NAME($seat) } строит
    } святилище на территории «{ NAME($place) }».
}
inis-feast = { WHO($seat) ->
    [you] Вы устраиваете
   *[other] { NAME($seat) } устраивает
} праздник на территории «{ NAME($place) }».
inis-deed = { WHO($seat) ->
    [you] Вы берёте жетон подвига.
   *[other] { NAME($seat) } берёт жетон подвига.
}
inis-saw-actions = { WHO($seat) ->
    [you] Вы смотрите
   *[other] { NAME($seat) } смотрит
} { WHO($other) ->
    [you] ваши карты действий.
   *[other] чужие карты действий ({ NAME($other) }).
}
inis-saw-tales = { WHO($seat) ->
    [you] Вы смотрите
   *[other] { NAME($seat) } смотрит
} { WHO($other) ->
    [you] ваши карты эпосов.
   *[other] чужие карты эпосов ({ NAME($other) }).
}
inis-saw-discards = { WHO($seat) ->
    [you] Вы просматриваете
   *[other] { NAME($seat) } просматривает
} сброшенные карты действий.
inis-revealed = { WHO($seat) ->
    [you] Вы показываете
   *[other] { NAME($seat) } показывает
} карту «{ NAME($card) }».
inis-picked = { WHO($seat) ->
    [you] Вы выбираете
   *[other] { NAME($seat) } выбирает
} карту «{ NAME($card) }».
inis-tiles-drawn = { WHO($seat) ->
    [you] Вы берёте
   *[other] { NAME($seat) } берёт
} { $n ->
    [one] { $n } территорию
    [few] { $n } территории
   *[many] { $n } территорий
} из стопки.
inis-tile-under = { WHO($seat) ->
    [you] Вы кладёте территорию под стопку.
   *[other] { NAME($seat) } кладёт территорию под стопку.
}
inis-clash = На территории «{ NAME($place) }» начинается сражение. { WHO($seat) ->
    [you] Нападающий — вы.
   *[other] Нападающий — { NAME($seat) }.
}
inis-shelters = { WHO($seat) ->
    [you] Вы укрываете клан в цитадели.
   *[other] { NAME($seat) } укрывает клан в цитадели.
}
inis-not-sheltered = { WHO($seat) ->
    [you] Вы никого не укрываете в цитадели.
   *[other] { NAME($seat) } никого не укрывает в цитадели.
}
inis-cleared = Все кланы на территории «{ NAME($place) }» выходят из цитаделей.
inis-instigates = { WHO($seat) ->
    [you] Теперь нападающий — вы.
   *[other] Теперь нападающий — { NAME($seat) }.
}
inis-silence = В этом сражении — никаких карт трискеля!
inis-proposed = { WHO($seat) ->
    [you] Вы предлагаете мир.
   *[other] { NAME($seat) } предлагает мир.
}
inis-ends-clash = { WHO($seat) ->
    [you] Незащищённые кланы остались только у вас: вы заканчиваете сражение.
   *[other] { NAME($seat) } заканчивает сражение: больше ни у кого нет незащищённых кланов.
}
inis-agreed = { WHO($seat) ->
    [you] Вы соглашаетесь.
   *[other] { NAME($seat) } соглашается.
}
inis-refused = { WHO($seat) ->
    [you] Вы отказываетесь: сражение продолжается.
   *[other] { NAME($seat) } отказывается: сражение продолжается.
}
inis-attacks = { WHO($seat) ->
    [you] Вы нападаете. Цель — { NAME($other) }.
   *[other] { NAME($seat) } нападает{ WHO($other) ->
        [you] {" "}на вас.
       *[other] . Цель — { NAME($other) }.
    }
}
inis-parried = { WHO($seat) ->
    [you] Вы отбиваете нападение.
   *[other] { NAME($seat) } отбивает нападение.
}
inis-withdrew = { WHO($seat) ->
    [you] Вы отступаете.
   *[other] { NAME($seat) } отступает.
}
inis-next = { WHO($seat) ->
    [you] Следующий манёвр ваш.
   *[other] Следующий манёвр выполняет { NAME($seat) }.
}
inis-came-back = { WHO($seat) ->
    [you] Из «Котла Дагды» { $n ->
        [0] не возвращается ни один ваш клан.
        [one] на территорию «{ NAME($place) }» возвращается { $n } ваш клан.
        [few] на территорию «{ NAME($place) }» возвращаются { $n } ваших клана.
       *[many] на территорию «{ NAME($place) }» возвращается { $n } ваших кланов.
    }
   *[other] Из «Котла Дагды» { $n ->
        [0] не возвращается ни один клан ({ NAME($seat) }).
        [one] на территорию «{ NAME($place) }» возвращается { $n } клан ({ NAME($seat) }).
        [few] на территорию «{ NAME($place) }» возвращаются { $n } клана ({ NAME($seat) }).
       *[many] на территорию «{ NAME($place) }» возвращается { $n } кланов ({ NAME($seat) }).
    }
}
inis-clash-over = Сражение на территории «{ NAME($place) }» окончено.
inis-takes-turn = { WHO($seat) ->
    [you] Следующий ход ваш.
   *[other] Следующий ход делает { NAME($seat) }.
}
inis-season-over = Сезон окончен.

# Что говорят, объявляя карту.
inis-chose-where = «{ NAME($card) }»: территория «{ NAME($what) }».
inis-chose-from = «{ NAME($card) }»: с территории «{ NAME($what) }».
inis-chose-to = «{ NAME($card) }»: на территорию «{ NAME($what) }».
inis-chose-how-many = «{ NAME($card) }», территория «{ NAME($place) }»: { inis-clans }.
inis-chose-whom = «{ NAME($card) }»: { WHO($seat) ->
    [you] вы выбираете игрока
   *[other] { NAME($seat) } выбирает игрока
} — { NAME($what) }.
inis-chose-whose = «{ NAME($card) }», чей клан: { NAME($what, case: "whose") }.
inis-chose-place-or-whose = { $word ->
    [place] «{ NAME($card) }»: появляется новый клан.
   *[other] «{ NAME($card) }», чей клан: { NAME($what, case: "whose") }.
}
inis-chose-turn-crows = «{ NAME($card) }»: стая воронов { $word ->
    [yes] переворачивается.
   *[no] остаётся как есть.
}
inis-chose-start-clash = { $word ->
    [no] «{ NAME($card) }»: без сражения.
   *[other] «{ NAME($card) }»: сражение на территории «{ NAME($what) }».
}
inis-chose-who-instigates = «{ NAME($card) }»: нападающий — { NAME($what) }.
inis-chose-clan-or-card = «{ NAME($card) }»: надо отдать { $word ->
    [clan] клан.
   *[card] карту действия.
}
inis-chose-who-is-next = «{ NAME($card) }»: следующий манёвр делает { NAME($what) }.

# О чём спрашивают.
inis-ask-capital = Вы — бренн. Где строите столицу?
inis-ask-settle = { $anew ->
    [yes] У вас нет кланов на игровом поле. Куда добавляете один?
   *[no] Куда добавляете клан?
}
inis-ask-choose-aside = «Пророчество Катбада»: какую карту действия отложить?
inis-ask-keep = { $more ->
    [yes] Какую карту ещё оставляете себе?
   *[no] { $n ->
        [one] Какую карту оставляете себе? Остальные передаются дальше.
        [few] Какую карту оставляете себе первой? Оставляете { $n } карты, остальные передаются дальше.
       *[many] Какую карту оставляете себе первой? Оставляете { $n } карт, остальные передаются дальше.
    }
}
inis-ask-pass-on = Какую карту передаёте дальше?
inis-ask-set-aside = Какую карту действия откладываете?
inis-ask-look-first = { $when ->
    [citadel] «Цитадель» сейчас заберёт у вас «Пустошь». Сыграете её сначала?
   *[draft] Сейчас начнётся выбор карт действий. Сыграете сначала «Пустошь»?
}
inis-ask-turn = { $must ->
    [yes] Вы открываете сезон. Какую карту сезона играете?
    [pretend] Ваш ход: сыграть карту сезона, спасовать или взять жетон претендента?
   *[no] Ваш ход: сыграть карту сезона или спасовать?
}
inis-ask-where = «{ NAME($card) }»: где?
inis-ask-from = «{ NAME($card) }»: откуда?
inis-ask-to = «{ NAME($card) }»: куда?
inis-ask-how-many = «{ NAME($card) }», территория «{ NAME($place) }»: сколько кланов?
inis-ask-withdraw = Сколько кланов отступает на территорию «{ NAME($place) }»?
inis-ask-sheltered = Карта «{ NAME($card) }»: сколько из них выходит из цитаделей?
inis-ask-whom = «{ NAME($card) }»: какого игрока выбираете?
inis-ask-whose = «{ NAME($card) }»: клан какого игрока?
inis-ask-place-or-whose = «{ NAME($card) }»: добавляете свой клан или выбираете чужой?
inis-ask-turn-crows = «{ NAME($card) }»: переворачиваете жетон стаи воронов?
inis-ask-start-clash = «{ NAME($card) }»: начинаете сражение? Если да, то где?
inis-ask-who-instigates = «{ NAME($card) }»: кто нападающий?
inis-ask-clan-or-card = «{ NAME($card) }»: требуете клан или карту действия?
inis-ask-take = «{ NAME($card) }»: какую карту берёте?
inis-ask-discard = «{ NAME($card) }»: какую карту сбрасываете?
inis-ask-give = Какую карту действия отдаёте? Её получит { NAME($seat) }.
inis-ask-which-spot = «{ NAME($card) }»: куда выложить новую территорию?
inis-ask-which-tile = «{ NAME($card) }»: какую территорию выкладываете?
inis-ask-under = «{ NAME($card) }»: какую территорию первой кладёте под стопку?
inis-ask-may-move = «{ NAME($card) }»: передвигаете кланы? Если да, то откуда?
inis-ask-keep-tale = Какую карту эпоса оставляете себе?
inis-ask-which-clash = Какое сражение разрешить следующим?
inis-ask-take-shelter = Территория «{ NAME($place) }»: укрываете клан в цитадели?
inis-ask-manoeuvre = Территория «{ NAME($place) }»: ваш манёвр{ $peace ->
    [yes] {" "}или мир?
    [alone] {" "}или конец сражения?
   *[no] ?
}
inis-ask-agree = { NAME($seat) } предлагает мир. Соглашаетесь?
inis-ask-pay = { NAME($seat) } нападает на вас: { $due ->
    [either] сбросить карту действия или потерять клан?
    [both] какую карту действия сбрасываете? Клан вы тоже теряете.
   *[card] какую карту действия сбрасываете?
}
inis-ask-toll = Территория «{ NAME($place) }»: сбросить карту действия или потерять клан?
inis-ask-come-back = Сколько кланов возвращается из «Котла Дагды» на территорию «{ NAME($place) }»?
inis-ask-who-is-next = «{ NAME($card) }»: кто выполняет следующий манёвр?

# Когда можно ответить картой.
inis-react-assembly = Начинается собрание. Сыграете карту трискеля?
inis-react-declared = { WHO($seat) ->
    [you] Вы играете
   *[other] { NAME($seat) } играет
} карту «{ NAME($card) }». Отмените её?
inis-react-following = { WHO($seat) ->
    [you] Вы сыграли карту «{ NAME($card) }». Сыграете карту трискеля?
   *[other] Карта «{ NAME($card) }» сыграна ({ NAME($seat) }). Ответите?
}
inis-react-drawn = Вы взяли карты эпосов. Возьмёте ещё одну?
inis-react-mountains = Кланы приходят на территорию «Горы». Отмените её требование?
inis-react-clash = На территории «{ NAME($place) }» начинается сражение. Сыграете карту трискеля?
inis-react-citadels = Территория «{ NAME($place) }»: конец шага «Цитадели». Сыграете карту трискеля?
inis-react-settling = Территория «{ NAME($place) }»: начало разрешения сражения. Сыграете карту трискеля?
inis-react-attack = { WHO($seat) ->
    [you] Вы нападаете. Цель — { NAME($other) }.
   *[other] { NAME($seat) } нападает{ WHO($other) ->
        [you] {" "}на вас.
       *[other] . Цель — { NAME($other) }.
    }
} Сыграете карту трискеля?
inis-react-removing = Вы вот-вот потеряете клан на территории «{ NAME($place) }»{ $cause ->
    [card] {" "}(«{ NAME($card) }»)
    [attack] {" "}(нападает { NAME($other) })
   *[territory] {" "}(требование территории)
}. Спасёте его?
inis-react-removed = Вы потеряли клан на территории «{ NAME($place) }»{ $cause ->
    [card] {" "}(«{ NAME($card) }»)
    [attack] {" "}(нападает { NAME($other) })
   *[territory] {" "}(требование территории)
}. Сыграете карту трискеля?
inis-react-manoeuvre = { WHO($seat) ->
    [you] { $did ->
        [attack] Ваше нападение совершено.
       *[other] Ваш манёвр выполнен.
    }
   *[other] { $did ->
        [attack] Нападение совершено
       *[other] Манёвр выполнен
    } ({ NAME($seat) }).
} Сыграете карту трискеля?
inis-react-turn-over = { WHO($seat) ->
    [you] Ваш ход окончен.
   *[other] Ход окончен ({ NAME($seat) }).
} Сыграете карту трискеля?

# Что можно ответить.
inis-there = { NAME($place) } ({ NAME($what) }){ $warns ->
    [festival] . Здесь Праздник: сражение сначала будет стоить вам клана
    [mountains] . Переход сюда будет стоить вам карты действия или клана
   *[no] {""}
}
inis-so-many = { $n ->
    [0] Ни одного
    [one] { $n } клан
    [few] { $n } клана
   *[many] { $n } кланов
}{ $warns ->
    [festival] . Здесь Праздник: сражение сначала будет стоить вам клана
    [mountains] . Переход сюда будет стоить вам карты действия или клана
   *[no] {""}
}
inis-spot = рядом: { NAME($near) }
inis-attack = Напасть: { NAME($player) } ({ $n ->
    [one] { $n } незащищённый клан
    [few] { $n } незащищённых клана
   *[many] { $n } незащищённых кланов
}, { $cards ->
    [one] { $cards } карта действия
    [few] { $cards } карты действий
   *[many] { $cards } карт действий
})
inis-discard = Сбросить карту «{ NAME($card) }» без её эффекта
inis-pass = { $kind ->
    [turn] Спасовать; сможете играть, когда очередь снова дойдёт до вас, если только не спасуют все
    [look-first] Не сейчас
   *[react] Ничего не играть
}
inis-moment = { $moment ->
    [assembly] когда начинается собрание
    [declared] когда сыграна карта, которую можно отменить
    [following] после того, как карта сыграна
    [drawn] когда мне достались карты эпосов
    [mountains] когда кланы приходят на территорию «Горы»
    [clash] когда начинается сражение
    [citadels] после шага «Цитадели»
    [settling] в начале разрешения сражения
    [attack] когда на кого-то нападают
    [removing] перед потерей моего клана
    [removed] после потери моего клана
    [manoeuvre] после манёвра
   *[turn-over] в конце хода
}
inis-pretender = Взять жетон претендента: на следующем собрании вы сможете победить
inis-peace = { $way ->
    [propose] Предложить мир: должны согласиться все, у кого есть незащищённые кланы
    [alone] Закончить сражение
   *[agree] Согласиться: сражение окончено
}
inis-war = Отказаться: сражение продолжается
inis-withdraw = Отступить на соседние территории, где вы вождь
inis-clan = { $kind ->
    [clan-or-card] Клан
   *[pay] Потерять клан
}
inis-card-rather = Сброс карты действия
inis-yes = Да
inis-no-thanks = Нет
inis-enough = Больше не надо
inis-shelter = Укрыть клан в цитадели
inis-stay = Оставить кланы снаружи
inis-place = Добавить свой клан
inis-look = Сначала сыграть «Пустошь»: посмотреть карты эпосов одного соперника

# Чего нельзя.
inis-no = { NAME($what) }: { NAME($clause) }
inis-not-held = У вас нет карты «{ NAME($card) }».

# Стол словами.
inis-round-of = Раунд { $n }. { WHO($seat) ->
    [you] Вы — бренн.
   *[other] Бренн — { NAME($seat) }.
} Стая воронов летит { $side ->
    [clockwise] по часовой стрелке.
   *[counter] против часовой стрелки.
} { $left ->
    [0] Стопка территорий пуста.
    [one] В стопке { $left } территория.
    [few] В стопке { $left } территории.
   *[many] В стопке { $left } территорий.
}
inis-line = { NAME($place) }: { NAME($what) }. { $led ->
    [yes] { WHO($chieftain) ->
        [you] Вождь — вы.
       *[other] Вождь — { NAME($chieftain) }.
    }
   *[no] Вождя нет.
} { $card ->
    [up] Карта преимущества лежит лицевой стороной вверх.
    [down] Карта преимущества уже использована.
   *[held] { WHO($holder) ->
        [you] Карту преимущества держите вы.
       *[other] Карту преимущества держит { NAME($holder) }.
    }
}{ $count ->
    [0] {""}
   *[other] {" "}Рядом: { NAME($near) }.
}
inis-clash-line = Сражение на территории «{ NAME($place) }»: { NAME($sides) }.
inis-seat-line = { WHO($seat) ->
    [you] Вы
   *[other] { NAME($seat) }
}{ $brenn ->
    [yes] {" "}(бренн)
   *[no] {""}
}{ $pretender ->
    [yes] {" "}(претендент)
   *[no] {""}
}: { NAME($conditions) }; в запасе { $reserve ->
    [one] { $reserve } клан
    [few] { $reserve } клана
   *[many] { $reserve } кланов
}; на руке { $actions ->
    [one] { $actions } карта действия
    [few] { $actions } карты действий
   *[many] { $actions } карт действий
} и { $tales ->
    [one] { $tales } карта эпоса
    [few] { $tales } карты эпосов
   *[many] { $tales } карт эпосов
}.
inis-hand = У вас на руке: { NAME($cards) }.
inis-known = { NAME($seat) } держит, как вам известно: { NAME($cards) }.
inis-known-aside = Отложенная карта, как вам известно: { NAME($card) }.

# Конец.
inis-end-most-conditions = Игра окончена: один из претендентов выполняет больше условий, чем остальные претенденты.
inis-end-brenn = Игра окончена: несколько претендентов выполняют поровну условий, и один из них — бренн.

# Настройки стола.
inis-set-scenario = { $value ->
    [first] Первая игра: с самого начала лежат «Долина» и «Бухта», для трёх игроков ещё «Равнины», для четырёх также «Холмы».
   *[random] Какие территории лежат с самого начала, решает случай.
}
inis-set-brenn = { $value ->
    [random] Кто станет первым бренном, решает случай.
   *[other] Первый бренн сидит на месте { $n }.
}
inis-set-highlands = { $value ->
    [start] «Плоскогорье» играют в начале сражения.
   *[resolution] «Плоскогорье» играют в начале разрешения сражения.
}
inis-set-festival = { $value ->
    [initiator] За «Праздник» платит тот, кто сыграл карту, начавшую сражение.
   *[instigator] За «Праздник» платит нападающий.
}
inis-set-citadel = { $value ->
    [table] «Цитадель» забирает карту преимущества только с места рядом с игровым полем.
   *[hand] «Цитадель» забирает карту преимущества даже из чужой руки.
}

inis-legend-goal = Станьте верховным королём: возьмите жетон претендента и на собрании выполняйте больше условий, чем остальные претенденты, или столько же, если вы бренн. Условия: шесть территорий, где вы присутствуете; шесть святилищ там, где вы присутствуете; шесть чужих кланов там, где вы вождь. Жетон подвига заменяет одно из того, чего не хватает.
inis-legend-cards = Карты сезона играют в свой ход, карты трискеля — когда происходит то, что на них указано: тогда вас спросят. Карту преимущества на каждом собрании берёт вождь её территории.
inis-legend-answers = Ответы: карта (переселение), территория (бухта), игрок (и2), число, пас, мир, отступление; бухта@7 — место для новой территории, если смотреть из «Бухты», как час на циферблате с 24 делениями.

# Кто победил.
inis-victory = { WHO($seat) ->
    [you] Вы — верховный король
   *[other] { NAME($seat) } — верховный король
}: { NAME($conditions) }{ $reason ->
    [brenn] ; среди равных побеждает бренн
   *[other] {""}
}.
inis-won-clans = чужих кланов под властью вождя: { $n }{ $deeds ->
    [0] {""}
   *[other] , подвигов: { $deeds }
}
inis-won-sanctuaries = святилищ на занятых территориях: { $n }{ $deeds ->
    [0] {""}
   *[other] , подвигов: { $deeds }
}
inis-won-territories = занятых территорий: { $n }{ $deeds ->
    [0] {""}
   *[other] , подвигов: { $deeds }
}
