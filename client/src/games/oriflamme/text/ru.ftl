# За столом.
oriflamme-ui-round = Раунд { $n } из { $rounds }
oriflamme-ui-round-about = В каждом раунде все кладут по одной карте лицом вниз. Затем ряд активируют карта за картой, от начала до конца. После шестого раунда побеждает тот, у кого больше всего влияния.
oriflamme-ui-first = { WHO($seat) ->
    [you] В этом раунде начинаете вы
   *[other] В этом раунде начинает { NAME($seat) }
}
oriflamme-ui-first-about = Остальные кладут карты по очереди. Следующий раунд начинает следующий игрок.
oriflamme-ui-way = { $direction ->
    [left] Ряд активируют справа налево
   *[right] Ряд активируют слева направо
}
oriflamme-ui-way-about = Факел идёт вдоль ряда от начала до конца. Там, где он стоит, закрытую карту оставляют или открывают, а открытый персонаж действует снова.
oriflamme-ui-bank = Запас
oriflamme-ui-bank-about = Отсюда берут влияние: когда его получают и когда карту оставляют закрытой. Сюда возвращают потерянное.
oriflamme-ui-row-start = Начало
oriflamme-ui-row-start-about = Отсюда начинается активация. Карту можно положить перед первой.
oriflamme-ui-row-end = Конец
oriflamme-ui-row-end-about = Здесь активация заканчивается. Карту можно положить после последней.
oriflamme-ui-fan = Позиция { $n }: разложить стопку из { $height } карт
oriflamme-ui-hand = Карты на руках
oriflamme-ui-hold = Удерживайте карту, чтобы её прочитать
oriflamme-ui-look = Посмотреть карты
oriflamme-ui-your-family = Ваша семья
oriflamme-ui-influence = Влияние: { $n }
oriflamme-ui-influence-about = После шести раундов побеждает тот, у кого его больше всего. Влияние, оставшееся на картах, не считается.
oriflamme-ui-in-hand = Карт на руках: { $n }
oriflamme-ui-in-hand-about = В каждом раунде кладут одну из них. В конце одна остаётся.
oriflamme-ui-aside = Отложено: { $n }
oriflamme-ui-aside-about = В начале каждая семья откладывает три свои карты, не показывая их. Ввести такую карту может только Подмена.
oriflamme-ui-pile = Удалено и сброшено: { $n }
oriflamme-ui-pile-about = Эти карты вышли из ряда. Вернуть персонажа может только Подмена.
oriflamme-ui-twin-ready = Близнец наготове
oriflamme-ui-twin-ready-about = Он войдёт в ряд, когда семья откроет своего Принца.
oriflamme-ui-twin-used = Близнеца уже нет наготове
oriflamme-ui-twin-used-about = Он уже входил в ряд.
oriflamme-ui-bribe-token = Жетон подкупа
oriflamme-ui-bribe-token-about = Жетон подкупа свободен: он не лежит ни на одной карте.
oriflamme-ui-bribe-spent = Жетон подкупа в ряду
oriflamme-ui-bribe-spent-about = Жетон подкупа лежит на персонаже, который служит этой семье.
oriflamme-ui-hidden = { $n ->
    [one] { $n } закрытая карта
    [few] { $n } закрытые карты
   *[many] { $n } закрытых карт
}
oriflamme-ui-none = Нет
oriflamme-ui-entered-now = Вошла в ряд в этом раунде.
oriflamme-ui-last = Сыграна последней
oriflamme-ui-last-card = Сыграна последней: { $role }
oriflamme-ui-just = { WHO($seat) ->
    [you] Это ваш последний ход.
   *[other] Последний ход здесь: { NAME($seat) }.
}
oriflamme-ui-cost = { NAME($option) }: { NAME($cost) }

# Показывают крупно.
oriflamme-ui-last-round = Это последний раунд. Когда факел дойдёт до конца ряда, победит тот, у кого больше всего влияния; то, что лежит на картах, пропадает.
oriflamme-ui-queen-removed = Королева пала. Соперник, который её удаляет, получает на 1 очко влияния больше.
oriflamme-ui-trap-removed = Это была Ловушка. Карту соперника, которая её удаляет, сбрасывают, а у её игрока крадут 3 очка влияния.
oriflamme-ui-pair-removed = Принц и Близнец неразлучны: если одного удаляют, второго сбрасывают.

# Что означают знаки.
oriflamme-ui-legend-back = Закрытая карта. Цвет и знак говорят, чья она.
oriflamme-ui-legend-own = Ваша закрытая карта: отогнутый уголок показывает вам, что это. Остальные этого не видят.
oriflamme-ui-legend-open = Открытый персонаж. Он остаётся в ряду и действует в каждом раунде.
oriflamme-ui-legend-intrigue = Интрига, на красном. Она действует один раз, когда её открывают, и уходит в сброс.
oriflamme-ui-legend-influence = 1 очко влияния. Побеждает тот, у кого влияния больше всего.
oriflamme-ui-legend-tokens = Влияние на закрытой карте: по 1 за каждый раз, когда её оставили. Игрок берёт его, когда открывает карту.
oriflamme-ui-legend-bribe = Жетон подкупа: персонаж служит семье с этим знаком.
oriflamme-ui-legend-torch = Факел стоит у карты, чья очередь настала.
oriflamme-ui-legend-bank = Запас: отсюда берут влияние и сюда его возвращают.
oriflamme-ui-legend-first = Кто начинает этот раунд.
oriflamme-ui-legend-stack = Стопка карт. Важна только верхняя; нажмите на число, чтобы увидеть все.
oriflamme-ui-legend-hand = Карты на руках.
oriflamme-ui-legend-aside = Карты, которые отложили в начале, не показывая.
oriflamme-ui-legend-pile = Удалённые и сброшенные карты.
oriflamme-ui-legend-twins = Близнец готов войти со своим Принцем.
