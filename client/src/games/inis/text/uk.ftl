# За столом.
inis-ui-kind = { $kind ->
    [action] карта дії
    [advantage] карта переваги
   *[tale] карта епосу
}
inis-ui-season = Пора року
inis-ui-triskel = Трискель
inis-ui-hand = Ваші карти
inis-ui-no-cards = Карт на руці немає.
inis-ui-look = Роздивитися зблизька
inis-ui-actions = Карти дій на руці
inis-ui-advantages = Карти переваг на руці
inis-ui-tales = Карти епосу на руці
inis-ui-reserve = Клани в запасі
inis-ui-deeds = Звершення: кожне надолужує одиницю, якої бракує для умови
inis-ui-brenn = Брен
inis-ui-pretender = Претендент
inis-ui-passed = Пас
inis-ui-clans-led = чужі клани на територіях, де цей гравець — ватажок
inis-ui-sanctuaries = святилища на територіях, де є клани цього гравця
inis-ui-territories = території, де є клани цього гравця
inis-ui-cauldron = На «Котлі Дагди»: { $n ->
    [one] { $n } клан
    [few] { $n } клани
   *[many] { $n } кланів
}
inis-ui-known-cards = Карти, які ви знаєте
inis-ui-hidden-cards = { $n ->
    [one] { $n } карта долілиць
    [few] { $n } карти долілиць
   *[many] { $n } карт долілиць
}
inis-ui-none = Немає
inis-ui-draft = Вибір карт, крок { $step } з { $steps }
inis-ui-draft-keep = Лишаєте собі { $keep }, передаєте { $pass }:
inis-ui-draft-public = Кожен лишає собі { $keep ->
    [one] { $keep } карту
    [few] { $keep } карти
   *[many] { $keep } карт
}, а решту передає далі.
inis-ui-choice = На столі перед вами
inis-ui-fold = Показувати карти
inis-ui-kept = Лишаєте собі
inis-ui-goes-to = Отримає { $name }
inis-ui-stack = Карти, які зараз розігрують
inis-ui-clash = Сутичка: { NAME($place) }
inis-ui-pending = далі: { NAME($places) }
inis-ui-free-citadels = Вільні цитаделі: { $n }
inis-ui-clash-step = { $step ->
    [citadels] Клани можуть сховатися в цитаделях.
    [reaction] Можна відповісти картами з трискелем.
    [card] Грають карту.
    [manoeuvre] { WHO($seat) ->
        [you] Ваш маневр.
       *[other] Маневр виконує { NAME($seat) }.
    }
    [withdrawal] { WHO($seat) ->
        [you] Ви відступаєте.
       *[other] { NAME($seat) } відступає.
    }
    [toll] Гори вимагають карту або клан.
    [cauldron] Клани повертаються з «Котла Дагди».
   *[other] Сутичка триває.
}
inis-ui-due = { $due ->
    [either] Ціна — карта дії або клан.
    [both] Ціна — карта дії і клан.
    [clan] Ціна — клан.
    [card] Ціна — карта дії.
   *[nothing] Атака не діє.
}
inis-ui-instigator = заводій
inis-ui-exposed = незахищені клани
inis-ui-sheltered = клани в цитаделях
inis-ui-fallen = прибрано { $n ->
    [one] { $n } клан
    [few] { $n } клани
   *[many] { $n } кланів
}
inis-ui-wants-peace = за мир
inis-ui-is-asked = вирішує, чи бути миру
inis-ui-attacked = під атакою
inis-ui-piles = Стоси карт
inis-ui-free-advantages = Вільні карти переваг
inis-ui-used-advantages = Карти переваг, використані в цьому раунді
inis-ui-tale-discards = Скинуті карти епосу
inis-ui-tales-left = У колоді епосу: { $n }
inis-ui-action-discards = Скинуті карти дій
inis-ui-aside = Відкладена карта дії
inis-ui-map = Острів. Перетягуйте його або рухайте стрілками; + і − змінюють масштаб, 0 показує весь острів.
inis-ui-nearer = Наблизити
inis-ui-farther = Віддалити
inis-ui-fit = Показати весь острів
inis-ui-common = Спільне
inis-ui-round = Раунд { $n }
inis-ui-tiles-left = У стосі ще { $n ->
    [one] { $n } територія
    [few] { $n } території
   *[many] { $n } територій
}
inis-ui-left = { $piece ->
    [citadel] Залишилося цитаделей
    [sanctuary] Залишилося святилищ
   *[deed] Залишилося звершень
}: { $n }
inis-ui-spot = Місце { $n } з { $all } для нової території, поруч: { NAME($near) }
