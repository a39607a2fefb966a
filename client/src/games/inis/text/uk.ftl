# За столом.
inis-ui-kind = { $kind ->
    [action] карта дії
    [advantage] карта переваги
   *[tale] карта епосу
}
inis-ui-season = Пора року
inis-ui-triskel = Трискель
inis-ui-hand = Ваші карти
inis-ui-look = Роздивитися зблизька
inis-ui-actions = Карти дій на руці
inis-ui-advantages = Карти переваг на руці
inis-ui-tales = Карти епосу на руці
inis-ui-reserve = Клани в запасі
inis-ui-deeds = Звершення: кожне надолужує одиницю, якої бракує для умови
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
inis-ui-last-card = Остання зіграна карта: { $name }
inis-ui-click-for-cards = Натисніть, щоб побачити відомі вам карти.
inis-ui-clans-here = { WHO($seat) ->
    [you] Ви: { $n ->
        [one] { $n } клан
        [few] { $n } клани
       *[many] { $n } кланів
    }
   *[other] { NAME($seat) }: { $n ->
        [one] { $n } клан
        [few] { $n } клани
       *[many] { $n } кланів
    }
}
inis-ui-no-clans = Кланів немає
inis-ui-piece = { $piece ->
    [capital] Столиця: її ватажок стає бреном. Ховає клан, як цитадель.
    [citadel] { $n ->
        [one] { $n } цитадель: ховає клан у сутичці
        [few] { $n } цитаделі: ховають по клану в сутичці
       *[many] { $n } цитаделей: ховають по клану в сутичці
    }
    [sanctuary] { $n ->
        [one] { $n } святилище: зараховується всім, хто тут є
        [few] { $n } святилища: зараховуються всім, хто тут є
       *[many] { $n } святилищ: зараховуються всім, хто тут є
    }
   *[festival] Свято: хто починає тут сутичку, спершу втрачає клан.
}
inis-ui-chieftain = { WHO($seat) ->
    [you] Ватажок тут — ви.
   *[other] Ватажок тут — { NAME($seat) }.
}
inis-ui-no-chieftain = Ватажка тут немає.
inis-ui-beside = Сусідні території: { NAME($near) }.
inis-ui-card-is = { $where ->
    [face-up] Карта переваги цієї території вільна.
    [face-down] Карту переваги цієї території в цьому раунді вже використано.
   *[held] { WHO($seat) ->
        [you] Карта переваги цієї території — у вас.
       *[other] Карту переваги цієї території тримає { NAME($seat) }.
    }
}
inis-ui-cost = { $cost ->
    [festival] Тут Свято: сутичка спершу коштуватиме вам клану.
   *[mountains] Перехід у Гори коштуватиме вам карти дії або клану.
}
inis-ui-manoeuvres = Що ви можете зробити в сутичці
inis-ui-attack = Атакувати: { $name }
inis-ui-withdraw = Відступити
inis-ui-peace = { $others ->
    [0] Закінчити сутичку
   *[other] Запропонувати мир
}
inis-ui-or-card = Або зіграйте одну з підсвічених карт на руці.
inis-tip-round = Зібрання, де обирають карти, і пора року, коли їх грають.
inis-tip-crows = Зграя ворон: у цей бік іде черга ходів і передають карти.
inis-tip-brenn = Брен — ватажок території зі столицею: він починає пору року й перемагає, коли претенденти рівні.
inis-tip-tiles = З цього стосу острів росте, коли грають «Дослідження».
inis-tip-citadel = Цитадель ховає один клан у сутичці: його не можна атакувати.
inis-tip-sanctuary = Святилище зараховується кожному, хто має там клан: шість святилищ — умова перемоги.
inis-tip-capital = Столиця: ватажок її території стає бреном. Вона ховає клан, як цитадель.
inis-tip-festival = Свято: хто починає сутичку на цій території, спершу втрачає там клан. Воно минає з порою року.
inis-tip-deed = Звершення надолужує один клан, святилище чи територію, яких бракує для умови перемоги.
inis-tip-pretender = Претендент хоче стати верховним королем: хто на зібранні виконує більше умов, ніж інші претенденти, перемагає.
inis-tip-passed = Пас. Коли всі один за одним пасують, пора року завершується.
inis-tip-piles = Карти, яких немає на руках: вільні карти переваг, скинуті карти, колода епосу.
inis-tip-season = Пора року: карту можна зіграти як хід.
inis-tip-triskel = Трискель: карту можна зіграти, коли стається те, що на ній названо.
inis-tip-exposed = Їх можна атакувати.
inis-tip-sheltered = Їх не можна атакувати; вони вийдуть, коли сутичка скінчиться.
inis-tip-clash-cards = Кого атакують, може скинути карту замість клану.
inis-tip-instigator = Заводій робить перший маневр і не ховається в цитаделях.
inis-legend-clans = Фігурка з числом: стільки кланів має цей гравець. Сяйво означає, що їх можна обрати.
inis-legend-chieftain = Ватажок: гравець, у якого там найбільше кланів. Межа має такий самий колір.
inis-legend-free = Карта переваги території вільна: ватажок візьме її на наступному зібранні.
inis-legend-held = Карту переваги території тримає гравець цього кольору.
inis-legend-used = Карту переваги території в цьому раунді вже використано.
inis-ui-clash-over = Сутичку завершено: { NAME($place) }
