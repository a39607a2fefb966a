# За столом.
oriflamme-ui-round = Раунд { $n } з { $rounds }
oriflamme-ui-round-about = У кожному раунді всі кладуть по одній карті долілиць. Потім ряд активують карта за картою, від початку до кінця. Після шостого раунду перемагає той, у кого найбільше впливу.
oriflamme-ui-first = { WHO($seat) ->
    [you] У цьому раунді починаєте ви
   *[other] У цьому раунді починає { NAME($seat) }
}
oriflamme-ui-first-about = Інші кладуть карти по черзі. Наступний раунд починає наступний гравець.
oriflamme-ui-way = { $direction ->
    [left] Ряд активують справа наліво
   *[right] Ряд активують зліва направо
}
oriflamme-ui-way-about = Смолоскип іде вздовж ряду від початку до кінця. Там, де він стоїть, закриту карту лишають або відкривають, а відкритий персонаж діє знову.
oriflamme-ui-bank = Запас
oriflamme-ui-bank-about = Звідси беруть вплив: коли його отримують і коли карту лишають закритою. Сюди повертають утрачене.
oriflamme-ui-row-start = Початок
oriflamme-ui-row-start-about = Звідси починається активація. Карту можна покласти перед першою.
oriflamme-ui-row-end = Кінець
oriflamme-ui-row-end-about = Тут активація закінчується. Карту можна покласти після останньої.
oriflamme-ui-fan = Позиція { $n }: розкласти стос із { $height } карт
oriflamme-ui-hand = Карти на руках
oriflamme-ui-hold = Утримуйте карту, щоб її прочитати
oriflamme-ui-look = Переглянути карти
oriflamme-ui-your-family = Ваша родина
oriflamme-ui-influence = Вплив: { $n }
oriflamme-ui-influence-about = Після шести раундів перемагає той, у кого його найбільше. Вплив, що лишився на картах, не рахують.
oriflamme-ui-in-hand = Карт на руках: { $n }
oriflamme-ui-in-hand-about = У кожному раунді кладуть одну з них. Наприкінці одна лишається.
oriflamme-ui-aside = Відкладено: { $n }
oriflamme-ui-aside-about = На початку кожна родина відкладає три свої карти, не показуючи їх. Увести таку карту може лише Підміна.
oriflamme-ui-pile = Вилучено і скинуто: { $n }
oriflamme-ui-pile-about = Ці карти вийшли з ряду. Повернути персонажа може лише Підміна.
oriflamme-ui-twin-ready = Близнюк напоготові
oriflamme-ui-twin-ready-about = Він увійде в ряд, коли родина відкриє свого Принца.
oriflamme-ui-twin-used = Близнюка вже немає напоготові
oriflamme-ui-twin-used-about = Він уже входив у ряд.
oriflamme-ui-bribe-token = Жетон підкупу
oriflamme-ui-bribe-token-about = Жетон підкупу вільний: він не лежить на жодній карті.
oriflamme-ui-bribe-spent = Жетон підкупу в ряді
oriflamme-ui-bribe-spent-about = Жетон підкупу лежить на персонажі, який служить цій родині.
oriflamme-ui-hidden = { $n ->
    [one] { $n } закрита карта
    [few] { $n } закриті карти
   *[many] { $n } закритих карт
}
oriflamme-ui-none = Немає
oriflamme-ui-entered-now = Увійшла в ряд у цьому раунді.
oriflamme-ui-last = Зіграно останньою
oriflamme-ui-last-card = Зіграно останньою: { $role }
oriflamme-ui-just = { WHO($seat) ->
    [you] Це ваш останній хід.
   *[other] Останній хід тут: { NAME($seat) }.
}
oriflamme-ui-cost = { NAME($option) }: { NAME($cost) }

# Показують великим.
oriflamme-ui-last-round = Це останній раунд. Коли смолоскип дійде до кінця ряду, переможе той, у кого найбільше впливу; той, що лежить на картах, пропадає.
oriflamme-ui-queen-removed = Королева пала. Суперник, який її вилучає, отримує на 1 очко впливу більше.
oriflamme-ui-trap-removed = Це була Пастка. Карту суперника, яка її вилучає, скидають, а в її гравця крадуть 3 очки впливу.
oriflamme-ui-pair-removed = Принц і Близнюк нерозлучні: якщо одного вилучають, другого скидають.

# Що означають знаки.
oriflamme-ui-legend-back = Закрита карта. Колір і знак кажуть, чия вона.
oriflamme-ui-legend-own = Ваша закрита карта: відігнутий ріжок показує вам, що це. Інші цього не бачать.
oriflamme-ui-legend-open = Відкритий персонаж. Він лишається в ряді й діє в кожному раунді.
oriflamme-ui-legend-intrigue = Інтрига, на червоному. Вона діє один раз, коли її відкривають, і йде у скид.
oriflamme-ui-legend-influence = 1 очко впливу. Перемагає той, у кого впливу найбільше.
oriflamme-ui-legend-tokens = Вплив на закритій карті: по 1 за кожен раз, коли її лишили. Гравець бере його, коли відкриває карту.
oriflamme-ui-legend-bribe = Жетон підкупу: персонаж служить родині з цим знаком.
oriflamme-ui-legend-torch = Смолоскип стоїть біля карти, черга якої настала.
oriflamme-ui-legend-bank = Запас: звідси беруть вплив і сюди його повертають.
oriflamme-ui-legend-first = Хто починає цей раунд.
oriflamme-ui-legend-stack = Стос карт. Важить лише верхня; натисніть на число, щоб побачити всі.
oriflamme-ui-legend-hand = Карти на руках.
oriflamme-ui-legend-aside = Карти, які відклали на початку, не показуючи.
oriflamme-ui-legend-pile = Вилучені та скинуті карти.
oriflamme-ui-legend-twins = Близнюк готовий увійти зі своїм Принцом.
