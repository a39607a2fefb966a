# За столом.
inis-ui-kind = { $kind ->
    [action] карта действия
    [advantage] карта преимущества
   *[tale] карта эпоса
}
inis-ui-season = Сезон
inis-ui-triskel = Трискель
inis-ui-hand = Ваши карты
inis-ui-no-cards = Карт на руке нет.
inis-ui-look = Рассмотреть поближе
inis-ui-actions = Карты действий на руке
inis-ui-advantages = Карты преимуществ на руке
inis-ui-tales = Карты эпосов на руке
inis-ui-reserve = Кланы в запасе
inis-ui-deeds = Подвиги: каждый возмещает единицу, которой не хватает для условия
inis-ui-brenn = Бренн
inis-ui-pretender = Претендент
inis-ui-passed = Пас
inis-ui-clans-led = чужие кланы на территориях, где этот игрок — вождь
inis-ui-sanctuaries = святилища на территориях, где есть кланы этого игрока
inis-ui-territories = территории, где есть кланы этого игрока
inis-ui-cauldron = На «Котле Дагды»: { $n ->
    [one] { $n } клан
    [few] { $n } клана
   *[many] { $n } кланов
}
inis-ui-known-cards = Карты, которые вы знаете
inis-ui-hidden-cards = { $n ->
    [one] { $n } карта рубашкой вверх
    [few] { $n } карты рубашкой вверх
   *[many] { $n } карт рубашкой вверх
}
inis-ui-none = Нет
inis-ui-draft = Выбор карт, шаг { $step } из { $steps }
inis-ui-draft-keep = Оставляете себе { $keep }, передаёте { $pass }:
inis-ui-draft-public = Каждый оставляет себе { $keep ->
    [one] { $keep } карту
    [few] { $keep } карты
   *[many] { $keep } карт
}, а остальные передаёт дальше.
inis-ui-choice = На столе перед вами
inis-ui-fold = Показывать карты
inis-ui-kept = Оставляете себе
inis-ui-goes-to = Получит { $name }
inis-ui-stack = Карты, которые сейчас разыгрывают
inis-ui-clash = Сражение: { NAME($place) }
inis-ui-pending = далее: { NAME($places) }
inis-ui-free-citadels = Свободные цитадели: { $n }
inis-ui-clash-step = { $step ->
    [citadels] Кланы могут укрыться в цитаделях.
    [reaction] Можно ответить картами трискеля.
    [card] Играют карту.
    [manoeuvre] { WHO($seat) ->
        [you] Ваш манёвр.
       *[other] Манёвр выполняет { NAME($seat) }.
    }
    [withdrawal] { WHO($seat) ->
        [you] Вы отступаете.
       *[other] { NAME($seat) } отступает.
    }
    [toll] Горы требуют карту или клан.
    [cauldron] Кланы возвращаются из «Котла Дагды».
   *[other] Сражение продолжается.
}
inis-ui-due = { $due ->
    [either] Цена — карта действия или клан.
    [both] Цена — карта действия и клан.
    [clan] Цена — клан.
    [card] Цена — карта действия.
   *[nothing] Нападение не действует.
}
inis-ui-instigator = нападающий
inis-ui-exposed = незащищённые кланы
inis-ui-sheltered = кланы в цитаделях
inis-ui-fallen = { $n ->
    [one] удалён { $n } клан
    [few] удалено { $n } клана
   *[many] удалено { $n } кланов
}
inis-ui-wants-peace = за мир
inis-ui-is-asked = решает, быть ли миру
inis-ui-attacked = под ударом
inis-ui-piles = Стопки карт
inis-ui-free-advantages = Свободные карты преимуществ
inis-ui-used-advantages = Карты преимуществ, использованные в этом раунде
inis-ui-tale-discards = Сброшенные карты эпосов
inis-ui-tales-left = В колоде эпосов: { $n }
inis-ui-action-discards = Сброшенные карты действий
inis-ui-aside = Отложенная карта действия
inis-ui-map = Остров. Перетаскивайте его или двигайте стрелками; + и − меняют масштаб, 0 показывает весь остров.
inis-ui-nearer = Приблизить
inis-ui-farther = Отдалить
inis-ui-fit = Показать весь остров
inis-ui-common = Общее
inis-ui-round = Раунд { $n }
inis-ui-tiles-left = В стопке ещё { $n ->
    [one] { $n } территория
    [few] { $n } территории
   *[many] { $n } территорий
}
inis-ui-left = { $piece ->
    [citadel] Осталось цитаделей
    [sanctuary] Осталось святилищ
   *[deed] Осталось подвигов
}: { $n }
inis-ui-spot = Место { $n } из { $all } для новой территории, рядом: { NAME($near) }
