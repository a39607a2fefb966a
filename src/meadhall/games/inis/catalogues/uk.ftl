# «Ініш» українською.

# Назви карт і територій; before і after — що стоїть довкола назви в знахідному відмінку.
inis-card = { $card ->
    [bard] Бард
    [citadel] Цитадель
    [conquest] Завоювання
    [craftsmen] Селяни та ремісники
    [druid] Друїд
    [emissaries] Посланці
    [exploration] Дослідження
    [festival] Свято
    [geis] Геш
    [master-craftsman] Ремісник
    [migration] Переселення
    [new-alliance] Новий союз
    [new-clans] Нові клани
    [raid] Набіг
    [sanctuary] Святилище
    [scouts] Розвідники та шпигуни
    [warlord] Воєначальник
    [cove-card] Бухта
    [forest-card] Ліс
    [gates-card] Ворота в Тір-На-Ног
    [highlands-card] Нагір’я
    [hills-card] Пагорби
    [iron-mine-card] Залізна копальня
    [lost-vale-card] Загублена долина
    [meadows-card] Луги
    [misty-lands-card] Імлисті землі
    [moor-card] Пустище
    [mountains-card] Гори
    [plains-card] Рівнини
    [salt-mine-card] Соляна копальня
    [stone-circle-card] Кам’яне коло
    [swamp-card] Болото
    [valley-card] Долина
    [balors-eye] Око Балора
    [battle-frenzy] Бойовий шал
    [moytura] Битва під Маг Туїред
    [breas] Тиранія Бреса
    [cathbad] Пророцтво Катвада
    [champions-share] Частування переможця
    [children-of-dana] Діти Дану
    [dagda] Дагда
    [cauldron] Котел Дагди
    [club] Палиця Дагди
    [harp] Арфа Дагди
    [deirdre] Врода Дейрдре
    [diarmuid] Діармод і Гронья
    [eriu] Ейре
    [fianna] Фіяна
    [kernunos] Святилище Кернунна
    [lug] Луг Самілданах
    [spear] Спис Луга
    [maeve] Багатство Мейв
    [horses] Коні Мананнана
    [morrigan] Морріган
    [nuada] Нуада Срібнорукий
    [oengus] Хитрощі Ейнгуса
    [ogma] Красномовство Огми
    [other-world] Потойбіччя
    [stone-of-fal] Камінь Фаль
    [streng] Рішучість Шренга
    [tailtu] Земля Тальту
    [cuchulain] Легенда про Кухуліна
   *[tuan] Пам’ять Туана
}
    .before = карту «
    .after = »
inis-territory = { $territory ->
    [cove] Бухта
    [forest] Ліс
    [gates] Ворота в Тір-На-Ног
    [highlands] Нагір’я
    [hills] Пагорби
    [iron-mine] Залізна копальня
    [lost-vale] Загублена долина
    [meadows] Луги
    [misty-lands] Імлисті землі
    [moor] Пустище
    [mountains] Гори
    [plains] Рівнини
    [salt-mine] Соляна копальня
    [stone-circle] Кам’яне коло
    [swamp] Болото
   *[valley] Долина
}
inis-label-card = { $card ->
    [bard] бард
    [citadel] цитадель
    [conquest] завоювання
    [craftsmen] селяни
    [druid] друїд
    [emissaries] посланці
    [exploration] дослідження
    [festival] свято
    [geis] геш
    [master-craftsman] ремісник
    [migration] переселення
    [new-alliance] новий-союз
    [new-clans] нові-клани
    [raid] набіг
    [sanctuary] святилище
    [scouts] розвідники
    [warlord] воєначальник
    [cove-card] бухта-карта
    [forest-card] ліс-карта
    [gates-card] ворота-карта
    [highlands-card] нагіря-карта
    [hills-card] пагорби-карта
    [iron-mine-card] залізна-копальня-карта
    [lost-vale-card] загублена-долина-карта
    [meadows-card] луги-карта
    [misty-lands-card] імлисті-землі-карта
    [moor-card] пустище-карта
    [mountains-card] гори-карта
    [plains-card] рівнини-карта
    [salt-mine-card] соляна-копальня-карта
    [stone-circle-card] камяне-коло-карта
    [swamp-card] болото-карта
    [valley-card] долина-карта
    [balors-eye] око-балора
    [battle-frenzy] бойовий-шал
    [moytura] маг-туїред
    [breas] тиранія-бреса
    [cathbad] пророцтво-катвада
    [champions-share] частування-переможця
    [children-of-dana] діти-дану
    [dagda] дагда
    [cauldron] котел-дагди
    [club] палиця-дагди
    [harp] арфа-дагди
    [deirdre] врода-дейрдре
    [diarmuid] діармод-і-гронья
    [eriu] ейре
    [fianna] фіяна
    [kernunos] святилище-кернунна
    [lug] луг-самілданах
    [spear] спис-луга
    [maeve] багатство-мейв
    [horses] коні-мананнана
    [morrigan] морріган
    [nuada] нуада-срібнорукий
    [oengus] хитрощі-ейнгуса
    [ogma] красномовство-огми
    [other-world] потойбіччя
    [stone-of-fal] камінь-фаль
    [streng] рішучість-шренга
    [tailtu] земля-тальту
    [cuchulain] легенда-про-кухуліна
   *[tuan] память-туана
}
inis-label-territory = { $territory ->
    [cove] бухта
    [forest] ліс
    [gates] ворота
    [highlands] нагіря
    [hills] пагорби
    [iron-mine] залізна-копальня
    [lost-vale] загублена-долина
    [meadows] луги
    [misty-lands] імлисті-землі
    [moor] пустище
    [mountains] гори
    [plains] рівнини
    [salt-mine] соляна-копальня
    [stone-circle] камяне-коло
    [swamp] болото
   *[valley] долина
}

# Що вводити.
inis-label-seat = г{ $n }
inis-label-spot = { inis-label-territory }@{ $way }
inis-label-pass = пас
inis-label-pretender = претендент
inis-label-peace = мир
inis-label-war = війна
inis-label-withdraw = відступ
inis-label-clan = клан
inis-label-card-rather = карта
inis-label-yes = так
inis-label-no-thanks = ні
inis-label-enough = досить
inis-label-shelter = сховати
inis-label-stay = лишити
inis-label-place = розмістити
inis-label-look = глянути

# Назви.
inis-title = Ініш
# Карта, якої читач не бачить; before і after — те саме, що в inis-card.
inis-some-card = карту
    .before = {""}
    .after = {""}
inis-player = { WHO($seat) ->
    [you] ви
   *[other] { NAME($seat) }
}
    .whose = { WHO($seat) ->
        [you] ваш
       *[other] { NAME($seat) }
    }
inis-points = { $n ->
    [one] { $n } виконана умова
    [few] { $n } виконані умови
   *[many] { $n } виконаних умов
}
inis-clans = { $n ->
    [0] жодного
    [one] { $n } клан
    [few] { $n } клани
   *[many] { $n } кланів
}
inis-clans-of = { WHO($seat) ->
    [you] ви
   *[other] { NAME($seat) }
} — { $n ->
    [one] { $n } клан
    [few] { $n } клани
   *[many] { $n } кланів
}
inis-contents = { $count ->
    [0] кланів немає
   *[other] { NAME($clans) }
}{ $capital ->
    [yes] ; столиця
   *[no] {""}
}{ $citadels ->
    [0] {""}
    [one] ; { $citadels } цитадель
    [few] ; { $citadels } цитаделі
   *[many] ; { $citadels } цитаделей
}{ $sanctuaries ->
    [0] {""}
    [one] ; { $sanctuaries } святилище
    [few] ; { $sanctuaries } святилища
   *[many] ; { $sanctuaries } святилищ
}{ $feast ->
    [yes] ; свято
   *[no] {""}
}
inis-side = { WHO($seat) ->
    [you] ви
   *[other] { NAME($seat) }
} — { $exposed ->
    [one] { $exposed } незахищений клан
    [few] { $exposed } незахищені клани
   *[many] { $exposed } незахищених кланів
}{ $sheltered ->
    [0] {""}
    [one] {" "}і { $sheltered } захищений
    [few] {" "}і { $sheltered } захищені
   *[many] {" "}і { $sheltered } захищених
}
inis-conditions = чужі клани { $clans }/6, святилища { $sanctuaries }/6, території { $territories }/6{ $deeds ->
    [0] {""}
    [one] , { $deeds } звершення
    [few] , { $deeds } звершення
   *[many] , { $deeds } звершень
} — { $met ->
    [0] жодної умови не виконано
    [one] виконано { $met } умову
    [few] виконано { $met } умови
   *[many] виконано { $met } умов
}

# Що відбувається.
inis-brenn = { WHO($seat) ->
    [you] Ви — брен.
   *[other] Брен — { NAME($seat) }.
}
inis-tile = На острові з’являється територія «{ NAME($place) }».
inis-capital = { WHO($seat) ->
    [you] Ви будуєте
   *[other] { NAME($seat) } будує
} столицю на території «{ NAME($place) }».
inis-crows = Зграя ворон летить { $side ->
    [clockwise] за годинниковою стрілкою.
   *[counter] проти годинникової стрілки.
}
inis-round = Раунд { $n }: починається зібрання.
inis-no-winner = { $n ->
    [1] Кілька претендентів виконують порівну умов, і брена серед них немає: ніхто не перемагає.
   *[other] Жоден претендент уже не виконує жодної умови: ніхто не перемагає.
}
inis-took-advantage = { WHO($seat) ->
    [you] Ви берете
   *[other] { NAME($seat) } бере
} карту переваги «{ NAME($card) }».
inis-free-advantage = Карта переваги «{ NAME($card) }» лежить горілиць.
inis-set-aside = { $by ->
    [nobody] Одну карту дії відкладено вбік.
   *[seat] { WHO($seat) ->
        [you] Ви відкладаєте
       *[other] { NAME($seat) } відкладає
    } вбік { NAME($card, case: "before") }{ NAME($card) }{ NAME($card, case: "after") }.
}
inis-dealt = Ви отримуєте карту «{ NAME($card) }».
inis-passed-on = { WHO($seat) ->
    [you] Ви передаєте
   *[other] { NAME($seat) } передає
} { WHO($other) ->
    [you] вам { NAME($card, case: "before") }{ NAME($card) }{ NAME($card, case: "after") }.
   *[other] { NAME($card, case: "before") }{ NAME($card) }{ NAME($card, case: "after") }; її отримує { NAME($other) }.
}
inis-season = Починається пора року. { WHO($seat) ->
    [you] Перший хід ваш.
   *[other] Перший хід робить { NAME($seat) }.
}
inis-passed = { WHO($seat) ->
    [you] Ви пропускаєте хід.
   *[other] { NAME($seat) } пропускає хід.
}
inis-claimed = { WHO($seat) ->
    [you] Ви берете жетон претендента!
   *[other] { NAME($seat) } бере жетон претендента!
}
inis-no-clans = { WHO($seat) ->
    [you] Ви не маєте кланів на ігровому полі{ $n ->
        [0] {""}
       *[other] {" "}й повертаєте жетон звершення
    }: розмістіть два.
   *[other] { NAME($seat) } не має кланів на ігровому полі{ $n ->
        [0] {""}
       *[other] {" "}й повертає жетон звершення
    }.
}
inis-played = { WHO($seat) ->
    [you] Ви граєте
   *[other] { NAME($seat) } грає
} карту «{ NAME($card) }»{ $how ->
    [season] .
    [manoeuvre] {" "}у межах маневру.
   *[triskel] {" "}у відповідь.
}
inis-cancelled = Карта «{ NAME($card) }» не діє.
inis-no-effect = Карта «{ NAME($card) }» нічого не змінює.
inis-no-tales-left = Карт епосу, які можна взяти, немає.
inis-discarded = { $by ->
    [nobody] Скинуто
   *[seat] { WHO($seat) ->
        [you] Ви скидаєте
       *[other] { NAME($seat) } скидає
    }
} { NAME($card, case: "before") }{ NAME($card) }{ NAME($card, case: "after") }.
inis-took-aside = { WHO($seat) ->
    [you] Ви берете відкладену карту: «{ NAME($card) }».
   *[other] { NAME($seat) } бере відкладену карту.
}
inis-took-discard = { WHO($seat) ->
    [you] Ви берете зі скиду карту «{ NAME($card) }».
   *[other] { NAME($seat) } бере карту зі скиду.
}
inis-took-back = { WHO($seat) ->
    [you] Ви берете
   *[other] { NAME($seat) } бере
} на руку карту «{ NAME($card) }».
inis-gave = { WHO($seat) ->
    [you] Ви віддаєте
   *[other] { NAME($seat) } віддає
} { WHO($other) ->
    [you] вам { NAME($card, case: "before") }{ NAME($card) }{ NAME($card, case: "after") }.
   *[other] { NAME($card, case: "before") }{ NAME($card) }{ NAME($card, case: "after") }; її отримує { NAME($other) }.
}
inis-took-at-random = { WHO($seat) ->
    [you] Ви берете
   *[other] { NAME($seat) } бере
} навмання { NAME($card, case: "before") }{ NAME($card) }{ NAME($card, case: "after") }{ WHO($other) ->
    [you] {" "}з вашої руки.
   *[other] {" "}(з руки: { NAME($other) }).
}
inis-drew = { WHO($seat) ->
    [you] Ви берете карту епосу «{ NAME($card) }».
   *[other] { NAME($seat) } бере карту епосу.
}
inis-kept = Ви лишаєте собі карту «{ NAME($card) }».
inis-shuffled = { $n ->
    [one] { $n } скинуту карту
    [few] { $n } скинуті карти
   *[many] { $n } скинутих карт
} епосу затасовано в колоду.
inis-placed = { WHO($seat) ->
    [you] Ви розміщуєте
   *[other] { NAME($seat) } розміщує
} { $n ->
    [one] { $n } клан
    [few] { $n } клани
   *[many] { $n } кланів
} на території «{ NAME($place) }».
# Клани може перемістити й не їхній власник.
inis-moved = { WHO($seat) ->
    [you] { $n ->
        [one] Переходить { $n } ваш клан
        [few] Переходять { $n } ваші клани
       *[many] Переходить { $n } ваших кланів
    }
   *[other] { $n ->
        [one] Переходить { $n } клан
        [few] Переходять { $n } клани
       *[many] Переходить { $n } кланів
    } ({ NAME($seat) })
}: «{ NAME($source) }» → «{ NAME($place) }».
inis-removed = { WHO($seat) ->
    [you] Ви втрачаєте
   *[other] { NAME($seat) } втрачає
} клан на території «{ NAME($place) }»{ $cause ->
    [card] {" "}(«{ NAME($card) }»).
    [attack] { WHO($other) ->
        [you] {" "}(ваша атака).
       *[other] {" "}(атакує { NAME($other) }).
    }
   *[territory] {" "}(вимога території).
}
inis-saved = { WHO($seat) ->
    [you] Ви рятуєте
   *[other] { NAME($seat) } рятує
} свій клан на території «{ NAME($place) }».
inis-replaced = { WHO($seat) ->
    [you] Ви переманюєте
   *[other] { NAME($seat) } переманює
} { WHO($other) ->
    [you] ваш клан
   *[other] чужий клан ({ NAME($other) })
} на території «{ NAME($place) }».
inis-put-back = { WHO($seat) ->
    [you] Ваш клан
   *[other] Клан ({ NAME($seat) })
} тікає на територію «{ NAME($place) }».
inis-citadel = { WHO($seat) ->
    [you] Ви будуєте
   *[other] { NAME($seat) } будує
} цитадель на території «{ NAME($place) }».
inis-sanctuary = { $by ->
    [nobody] На території «{ NAME($place) }» вже стоїть святилище.
   *[seat] { WHO($seat) ->
        [you] Ви будуєте
       *[other] { NAME($seat) } будує
    } святилище на території «{ NAME($place) }».
}
inis-feast = { WHO($seat) ->
    [you] Ви влаштовуєте
   *[other] { NAME($seat) } влаштовує
} свято на території «{ NAME($place) }».
inis-deed = { WHO($seat) ->
    [you] Ви берете жетон звершення.
   *[other] { NAME($seat) } бере жетон звершення.
}
inis-saw-actions = { WHO($seat) ->
    [you] Ви дивитеся
   *[other] { NAME($seat) } дивиться
} { WHO($other) ->
    [you] ваші карти дій.
   *[other] чужі карти дій ({ NAME($other) }).
}
inis-saw-tales = { WHO($seat) ->
    [you] Ви дивитеся
   *[other] { NAME($seat) } дивиться
} { WHO($other) ->
    [you] ваші карти епосу.
   *[other] чужі карти епосу ({ NAME($other) }).
}
inis-saw-discards = { WHO($seat) ->
    [you] Ви переглядаєте
   *[other] { NAME($seat) } переглядає
} скинуті карти дій.
inis-revealed = { WHO($seat) ->
    [you] Ви показуєте
   *[other] { NAME($seat) } показує
} карту «{ NAME($card) }».
inis-picked = { WHO($seat) ->
    [you] Ви обираєте
   *[other] { NAME($seat) } обирає
} карту «{ NAME($card) }».
inis-tiles-drawn = { WHO($seat) ->
    [you] Ви берете
   *[other] { NAME($seat) } бере
} { $n ->
    [one] { $n } територію
    [few] { $n } території
   *[many] { $n } територій
} зі стосу.
inis-tile-under = { WHO($seat) ->
    [you] Ви кладете територію під стос.
   *[other] { NAME($seat) } кладе територію під стос.
}
inis-clash = На території «{ NAME($place) }» починається сутичка. { WHO($seat) ->
    [you] Заводій — ви.
   *[other] Заводій — { NAME($seat) }.
}
inis-shelters = { WHO($seat) ->
    [you] Ви ховаєте клан у цитаделі.
   *[other] { NAME($seat) } ховає клан у цитаделі.
}
inis-not-sheltered = { WHO($seat) ->
    [you] Ви нікого не ховаєте в цитаделі.
   *[other] { NAME($seat) } нікого не ховає в цитаделі.
}
inis-cleared = Усі клани на території «{ NAME($place) }» виходять із цитаделей.
inis-instigates = { WHO($seat) ->
    [you] Тепер заводій — ви.
   *[other] Тепер заводій — { NAME($seat) }.
}
inis-silence = У цій сутичці — жодних карт із трискелем!
inis-proposed = { WHO($seat) ->
    [you] Ви пропонуєте мир.
   *[other] { NAME($seat) } пропонує мир.
}
inis-ends-clash = { WHO($seat) ->
    [you] Незахищені клани лишилися тільки у вас: ви завершуєте сутичку.
   *[other] { NAME($seat) } завершує сутичку: більше ні в кого немає незахищених кланів.
}
inis-agreed = { WHO($seat) ->
    [you] Ви погоджуєтеся.
   *[other] { NAME($seat) } погоджується.
}
inis-refused = { WHO($seat) ->
    [you] Ви відмовляєтеся: сутичка триває.
   *[other] { NAME($seat) } відмовляється: сутичка триває.
}
inis-attacks = { WHO($seat) ->
    [you] Ви атакуєте. Ціль — { NAME($other) }.
   *[other] { NAME($seat) } атакує{ WHO($other) ->
        [you] {" "}вас.
       *[other] . Ціль — { NAME($other) }.
    }
}
inis-parried = { WHO($seat) ->
    [you] Ви відбиваєте атаку.
   *[other] { NAME($seat) } відбиває атаку.
}
inis-withdrew = { WHO($seat) ->
    [you] Ви відступаєте.
   *[other] { NAME($seat) } відступає.
}
inis-next = { WHO($seat) ->
    [you] Наступний маневр ваш.
   *[other] Наступний маневр виконує { NAME($seat) }.
}
inis-came-back = { WHO($seat) ->
    [you] З «Котла Дагди» { $n ->
        [0] не повертається жоден ваш клан.
        [one] на територію «{ NAME($place) }» повертається { $n } ваш клан.
        [few] на територію «{ NAME($place) }» повертаються { $n } ваші клани.
       *[many] на територію «{ NAME($place) }» повертається { $n } ваших кланів.
    }
   *[other] З «Котла Дагди» { $n ->
        [0] не повертається жоден клан ({ NAME($seat) }).
        [one] на територію «{ NAME($place) }» повертається { $n } клан ({ NAME($seat) }).
        [few] на територію «{ NAME($place) }» повертаються { $n } клани ({ NAME($seat) }).
       *[many] на територію «{ NAME($place) }» повертається { $n } кланів ({ NAME($seat) }).
    }
}
inis-clash-over = Сутичку на території «{ NAME($place) }» закінчено.
inis-takes-turn = { WHO($seat) ->
    [you] Наступний хід ваш.
   *[other] Наступний хід робить { NAME($seat) }.
}
inis-season-over = Пору року закінчено.

# Що кажуть, оголошуючи карту.
inis-chose-where = «{ NAME($card) }»: територія «{ NAME($what) }».
inis-chose-from = «{ NAME($card) }»: з території «{ NAME($what) }».
inis-chose-to = «{ NAME($card) }»: на територію «{ NAME($what) }».
inis-chose-how-many = «{ NAME($card) }», територія «{ NAME($place) }»: { inis-clans }.
inis-chose-whom = «{ NAME($card) }»: { WHO($seat) ->
    [you] ви обираєте гравця
   *[other] { NAME($seat) } обирає гравця
} — { NAME($what) }.
inis-chose-whose = «{ NAME($card) }», чий клан: { NAME($what, case: "whose") }.
inis-chose-place-or-whose = { $word ->
    [place] «{ NAME($card) }»: з’являється новий клан.
   *[other] «{ NAME($card) }», чий клан: { NAME($what, case: "whose") }.
}
inis-chose-turn-crows = «{ NAME($card) }»: зграя ворон { $word ->
    [yes] перевертається.
   *[no] лишається як є.
}
inis-chose-start-clash = { $word ->
    [no] «{ NAME($card) }»: без сутички.
   *[other] «{ NAME($card) }»: сутичка на території «{ NAME($what) }».
}
inis-chose-who-instigates = «{ NAME($card) }»: заводій — { NAME($what) }.
inis-chose-clan-or-card = «{ NAME($card) }»: треба віддати { $word ->
    [clan] клан.
   *[card] карту дії.
}
inis-chose-who-is-next = «{ NAME($card) }»: наступний маневр робить { NAME($what) }.

# Про що питають.
inis-ask-capital = Ви — брен. Де будуєте столицю?
inis-ask-settle = { $anew ->
    [yes] Ви не маєте кланів на ігровому полі. Де розміщуєте один?
   *[no] Де розміщуєте клан?
}
inis-ask-choose-aside = «Пророцтво Катвада»: яку карту дії відкласти вбік?
inis-ask-keep = { $more ->
    [yes] Яку карту ще лишаєте собі?
   *[no] { $n ->
        [one] Яку карту лишаєте собі? Решту буде передано далі.
        [few] Яку карту лишаєте собі першою? Лишаєте { $n } карти, решту буде передано далі.
       *[many] Яку карту лишаєте собі першою? Лишаєте { $n } карт, решту буде передано далі.
    }
}
inis-ask-pass-on = Яку карту передаєте далі?
inis-ask-set-aside = Яку карту дії відкладаєте вбік?
inis-ask-look-first = { $when ->
    [citadel] «Цитадель» зараз забере у вас «Пустище». Зіграєте його спершу?
   *[draft] Зараз почнеться вибір карт дій. Зіграєте спершу «Пустище»?
}
inis-ask-turn = { $must ->
    [yes] Ви відкриваєте пору року. Яку карту пори року граєте?
    [pretend] Ваш хід: зіграти карту пори року, пропустити хід чи взяти жетон претендента?
   *[no] Ваш хід: зіграти карту пори року чи пропустити хід?
}
inis-ask-where = «{ NAME($card) }»: де?
inis-ask-from = «{ NAME($card) }»: звідки?
inis-ask-to = «{ NAME($card) }»: куди?
inis-ask-how-many = «{ NAME($card) }», територія «{ NAME($place) }»: скільки кланів?
inis-ask-withdraw = Скільки кланів відступає на територію «{ NAME($place) }»?
inis-ask-sheltered = Карта «{ NAME($card) }»: скільки з них виходить із цитаделей?
inis-ask-whom = «{ NAME($card) }»: якого гравця обираєте?
inis-ask-whose = «{ NAME($card) }»: клан якого гравця?
inis-ask-place-or-whose = «{ NAME($card) }»: розміщуєте свій клан чи обираєте чужий?
inis-ask-turn-crows = «{ NAME($card) }»: перевертаєте жетон зграї ворон?
inis-ask-start-clash = «{ NAME($card) }»: починаєте сутичку? Якщо так, то де?
inis-ask-who-instigates = «{ NAME($card) }»: хто заводій?
inis-ask-clan-or-card = «{ NAME($card) }»: вимагаєте клан чи карту дії?
inis-ask-take = «{ NAME($card) }»: яку карту берете?
inis-ask-discard = «{ NAME($card) }»: яку карту скидаєте?
inis-ask-give = Яку карту дії віддаєте? Її отримає { NAME($seat) }.
inis-ask-which-spot = «{ NAME($card) }»: куди викласти нову територію?
inis-ask-which-tile = «{ NAME($card) }»: яку територію викладаєте?
inis-ask-under = «{ NAME($card) }»: яку територію першою кладете під стос?
inis-ask-may-move = «{ NAME($card) }»: переміщуєте клани? Якщо так, то звідки?
inis-ask-keep-tale = Яку карту епосу лишаєте собі?
inis-ask-which-clash = Яку сутичку залагодити наступною?
inis-ask-take-shelter = Територія «{ NAME($place) }»: ховаєте клан у цитаделі?
inis-ask-manoeuvre = Територія «{ NAME($place) }»: ваш маневр{ $peace ->
    [yes] {" "}чи мир?
    [alone] {" "}чи кінець сутички?
   *[no] ?
}
inis-ask-agree = { NAME($seat) } пропонує мир. Погоджуєтеся?
inis-ask-pay = { NAME($seat) } атакує вас: { $due ->
    [either] скинути карту дії чи втратити клан?
    [both] яку карту дії скидаєте? Клан ви теж втрачаєте.
   *[card] яку карту дії скидаєте?
}
inis-ask-toll = Територія «{ NAME($place) }»: скинути карту дії чи втратити клан?
inis-ask-come-back = Скільки кланів повертається з «Котла Дагди» на територію «{ NAME($place) }»?
inis-ask-who-is-next = «{ NAME($card) }»: хто виконує наступний маневр?

# Коли можна відповісти картою.
inis-react-assembly = Починається зібрання. Зіграєте карту з трискелем?
inis-react-declared = { WHO($seat) ->
    [you] Ви граєте
   *[other] { NAME($seat) } грає
} карту «{ NAME($card) }». Скасуєте її?
inis-react-following = { WHO($seat) ->
    [you] Ви зіграли карту «{ NAME($card) }». Зіграєте карту з трискелем?
   *[other] Карту «{ NAME($card) }» зіграно ({ NAME($seat) }). Відповісте?
}
inis-react-drawn = Ви взяли карти епосу. Візьмете ще одну?
inis-react-mountains = Клани приходять на територію «Гори». Скасуєте її вимогу?
inis-react-clash = На території «{ NAME($place) }» починається сутичка. Зіграєте карту з трискелем?
inis-react-citadels = Територія «{ NAME($place) }»: кінець кроку «Цитаделі». Зіграєте карту з трискелем?
inis-react-settling = Територія «{ NAME($place) }»: початок залагодження сутички. Зіграєте карту з трискелем?
inis-react-attack = { WHO($seat) ->
    [you] Ви атакуєте. Ціль — { NAME($other) }.
   *[other] { NAME($seat) } атакує{ WHO($other) ->
        [you] {" "}вас.
       *[other] . Ціль — { NAME($other) }.
    }
} Зіграєте карту з трискелем?
inis-react-removing = Ви ось-ось втратите клан на території «{ NAME($place) }»{ $cause ->
    [card] {" "}(«{ NAME($card) }»)
    [attack] {" "}(атакує { NAME($other) })
   *[territory] {" "}(вимога території)
}. Урятуєте його?
inis-react-removed = Ви втратили клан на території «{ NAME($place) }»{ $cause ->
    [card] {" "}(«{ NAME($card) }»)
    [attack] {" "}(атакує { NAME($other) })
   *[territory] {" "}(вимога території)
}. Зіграєте карту з трискелем?
inis-react-manoeuvre = { WHO($seat) ->
    [you] { $did ->
        [attack] Вашу атаку
       *[other] Ваш маневр
    } виконано.
   *[other] { $did ->
        [attack] Атаку
       *[other] Маневр
    } виконано ({ NAME($seat) }).
} Зіграєте карту з трискелем?
inis-react-turn-over = { WHO($seat) ->
    [you] Ваш хід закінчено.
   *[other] Хід закінчено ({ NAME($seat) }).
} Зіграєте карту з трискелем?

# Що можна відповісти.
inis-there = { NAME($place) } ({ NAME($what) }){ $warns ->
    [festival] . Тут Свято: сутичка спершу коштуватиме вам клану
    [mountains] . Перехід сюди коштуватиме вам карти дії або клану
   *[no] {""}
}
inis-so-many = { $n ->
    [0] Жодного
    [one] { $n } клан
    [few] { $n } клани
   *[many] { $n } кланів
}{ $warns ->
    [festival] . Тут Свято: сутичка спершу коштуватиме вам клану
    [mountains] . Перехід сюди коштуватиме вам карти дії або клану
   *[no] {""}
}
inis-spot = поруч: { NAME($near) }
inis-attack = Атакувати: { NAME($player) } ({ $n ->
    [one] { $n } незахищений клан
    [few] { $n } незахищені клани
   *[many] { $n } незахищених кланів
}, { $cards ->
    [one] { $cards } карта дії
    [few] { $cards } карти дій
   *[many] { $cards } карт дій
})
inis-discard = Скинути карту «{ NAME($card) }» без її ефекту
inis-pass = { $kind ->
    [turn] Пропустити хід; зможете грати, коли черга знову дійде до вас, хіба що хід пропустять усі
    [look-first] Не зараз
   *[react] Нічого не грати
}
inis-moment = { $moment ->
    [assembly] коли починається зібрання
    [declared] коли зіграно карту, яку можна скасувати
    [following] після того, як карту зіграно
    [drawn] коли мені дісталися карти епосу
    [mountains] коли клани приходять на територію «Гори»
    [clash] коли починається сутичка
    [citadels] після кроку «Цитаделі»
    [settling] на початку залагодження сутички
    [attack] коли когось атакують
    [removing] перед утратою мого клану
    [removed] після втрати мого клану
    [manoeuvre] після маневру
   *[turn-over] наприкінці ходу
}
inis-pretender = Узяти жетон претендента: на наступному зібранні ви зможете перемогти
inis-peace = { $way ->
    [propose] Запропонувати мир: мають погодитися всі, хто має незахищені клани
    [alone] Закінчити сутичку
   *[agree] Погодитися: сутичку закінчено
}
inis-war = Відмовитися: сутичка триває
inis-withdraw = Відступити на сусідні території, де ви ватажок
inis-clan = { $kind ->
    [clan-or-card] Клан
   *[pay] Втратити клан
}
inis-card-rather = Скидання карти дії
inis-yes = Так
inis-no-thanks = Ні
inis-enough = Більше не треба
inis-shelter = Сховати клан у цитаделі
inis-stay = Лишити клани зовні
inis-place = Розмістити свій клан
inis-look = Спершу зіграти «Пустище»: подивитися карти епосу одного суперника

# Чого не можна.
inis-no = { NAME($what) }: { NAME($clause) }
inis-not-held = У вас немає карти «{ NAME($card) }».

# Стіл словами.
inis-round-of = Раунд { $n }. { WHO($seat) ->
    [you] Ви — брен.
   *[other] Брен — { NAME($seat) }.
} Зграя ворон летить { $side ->
    [clockwise] за годинниковою стрілкою.
   *[counter] проти годинникової стрілки.
} { $left ->
    [0] Стос територій порожній.
    [one] У стосі { $left } територія.
    [few] У стосі { $left } території.
   *[many] У стосі { $left } територій.
}
inis-line = { NAME($place) }: { NAME($what) }. { $led ->
    [yes] { WHO($chieftain) ->
        [you] Ватажок — ви.
       *[other] Ватажок — { NAME($chieftain) }.
    }
   *[no] Ватажка немає.
} { $card ->
    [up] Карта переваги лежить горілиць.
    [down] Карту переваги вже використано.
   *[held] { WHO($holder) ->
        [you] Карту переваги тримаєте ви.
       *[other] Карту переваги тримає { NAME($holder) }.
    }
}{ $count ->
    [0] {""}
   *[other] {" "}Поруч: { NAME($near) }.
}
inis-clash-line = Сутичка на території «{ NAME($place) }»: { NAME($sides) }.
inis-seat-line = { WHO($seat) ->
    [you] Ви
   *[other] { NAME($seat) }
}{ $brenn ->
    [yes] {" "}(брен)
   *[no] {""}
}{ $pretender ->
    [yes] {" "}(претендент)
   *[no] {""}
}: { NAME($conditions) }; у запасі { $reserve ->
    [one] { $reserve } клан
    [few] { $reserve } клани
   *[many] { $reserve } кланів
}; на руці { $actions ->
    [one] { $actions } карта дії
    [few] { $actions } карти дій
   *[many] { $actions } карт дій
} і { $tales ->
    [one] { $tales } карта епосу
    [few] { $tales } карти епосу
   *[many] { $tales } карт епосу
}.
inis-hand = У вас на руці: { NAME($cards) }.
inis-known = { NAME($seat) } тримає, як вам відомо: { NAME($cards) }.
inis-known-aside = Відкладена карта, як вам відомо: { NAME($card) }.

# Кінець.
inis-end-most-conditions = Гру закінчено: один із претендентів виконує більше умов, ніж решта претендентів.
inis-end-brenn = Гру закінчено: кілька претендентів виконують порівну умов, і один із них — брен.

# Налаштування столу.
inis-set-scenario = { $value ->
    [first] Перша гра: від початку лежать «Долина» й «Бухта», для трьох гравців ще «Рівнини», для чотирьох також «Пагорби».
   *[random] Які території лежать від початку, вирішує випадок.
}
inis-set-brenn = { $value ->
    [random] Хто стане першим бреном, вирішує випадок.
   *[other] Перший брен сидить на місці { $n }.
}
inis-set-highlands = { $value ->
    [start] «Нагір’я» грають на початку сутички.
   *[resolution] «Нагір’я» грають на початку залагодження сутички.
}
inis-set-festival = { $value ->
    [initiator] За «Свято» платить той, хто зіграв карту, що почала сутичку.
   *[instigator] За «Свято» платить заводій.
}
inis-set-citadel = { $value ->
    [table] «Цитадель» забирає карту переваги лише з місця біля ігрового поля.
   *[hand] «Цитадель» забирає карту переваги навіть із чужої руки.
}

inis-legend-goal = Станьте верховним королем: візьміть жетон претендента й на зібранні виконуйте більше умов, ніж решта претендентів, або стільки ж, якщо ви брен. Умови: шість територій, де ви присутні; шість святилищ там, де ви присутні; шість чужих кланів там, де ви ватажок. Жетон звершення заміняє одне з того, чого бракує.
inis-legend-cards = Карти пори року грають у свій хід, карти з трискелем — коли стається те, що на них зазначено: тоді вас запитають. Карту переваги на кожному зібранні бере ватажок її території.
inis-legend-answers = Відповіді: карта (переселення), територія (бухта), гравець (г2), число, пас, мир, відступ; бухта@7 — місце для нової території, якщо дивитися з «Бухти», мов година на циферблаті з 24 поділками.

# Хто переміг.
inis-victory = { WHO($seat) ->
    [you] Ви — верховний король
   *[other] { NAME($seat) } — верховний король
}: { NAME($conditions) }{ $reason ->
    [brenn] ; серед рівних перемагає брен
   *[other] {""}
}.
inis-won-clans = чужих кланів під владою ватажка: { $n }{ $deeds ->
    [0] {""}
   *[other] , звершень: { $deeds }
}
inis-won-sanctuaries = святилищ на зайнятих територіях: { $n }{ $deeds ->
    [0] {""}
   *[other] , звершень: { $deeds }
}
inis-won-territories = зайнятих територій: { $n }{ $deeds ->
    [0] {""}
   *[other] , звершень: { $deeds }
}
