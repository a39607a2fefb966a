# За столом.
clans-ui-board = Поле
clans-ui-print = { $shape ->
    [circle] коло { $number }
    [square] квадрат { $number }
    [triangle] трикутник { $number }
    [diamond] ромб { $number }
    [star] зірка { $number }
    [crescent] півмісяць { $number }
    [cross] хрест { $number }
    [hexagon] шестикутник { $number }
   *[none] нічийна земля
}
clans-ui-square = { $square }: { NAME($print) }{ $lies ->
    [token] , { $whose ->
        [own] ваш жетон
       *[other] жетон: { NAME($clan) }
    }
    [castle] , { $whose ->
        [own] під вашим замком { NAME($castle) }
       *[other] під замком { NAME($castle) }: { NAME($clan) }
    }
   *[none] {""}
}
clans-ui-whose-castle = { $whose ->
    [own] ваш замок { NAME($castle) }
   *[other] замок { NAME($castle) }: { NAME($clan) }
}
clans-ui-castle = { clans-ui-whose-castle }; стоїть на { $squares }. Сила навколо: { NAME($units) }
clans-ui-units-of = { NAME($clan) } — { $n }
clans-ui-step = Проти замку: { clans-swords }. { $step ->
    [arming] Оберіть карти, які викладаєте.
    [adding] Напарник може додати свої.
   *[defending] { $whose ->
        [own] Стільки ж Щитів відіб’ють атаку.
       *[other] Відбити атаку може { NAME($clan) }.
    }
}
clans-ui-prize = приз { NAME($castle) }
clans-ui-completes = завершує { NAME($castle) }
clans-ui-ready = { $whose ->
    [own] Ваші жетони
   *[other] Жетони ({ NAME($clan) })
} на { $squares } мають форму призу { NAME($castle) }: замок буде зведено з наступним захопленням.
clans-ui-card = { $square }: { NAME($print) }{ $sign ->
    [sword] , Меч
    [shield] , Щит
   *[none] {""}
}{ $chosen ->
    [yes] , обрано
   *[no] {""}
}
clans-ui-hand = Ваші карти
clans-ui-wizards = { $n ->
    [one] { $n } відкритий Чаклун
    [few] { $n } відкриті Чаклуни
   *[many] { $n } відкритих Чаклунів
}
clans-ui-draw = Колода: { $n }
clans-ui-used = Відбій: { $n }
clans-ui-bag = Призів у мішечку: { $n }
clans-ui-won = Здобуті призи
clans-ui-look = { WHO($seat) ->
    [you] ви
   *[other] { NAME($seat) }
}: { $facts }. Показати, хто що має
clans-ui-facts = очки: { $points }; призи: { $prizes } із { $needed }; жетонів лишилося: { $tokens }; замків лишилося: { $castles }; карт на руках: { $cards }; відкритих Чаклунів: { $wizards }{ $team ->
    [yes] ; напарник: { NAME($partner) }
   *[no] {""}
}

# Для чого що потрібне.
clans-ui-for-conquest = { $taken ->
    [yes] Квадрат { $square } зайнято, тож цією картою його не захопити. Але нею можна заплатити за нічийну землю, яка завершує замок.
   *[no] Зіграйте її, щоб покласти свій жетон на { $square }.
}
clans-ui-for-sign = { $sign ->
    [sword] Меч: викладіть його, щоб атакувати замок, навколо якого у вас не менше сили, ніж у власника.
    [shield] Щит: відбиває один Меч, коли атакують ваш замок.
   *[none] На ній немає ні Меча, ні Щита.
}
clans-ui-sign = { $sign ->
    [sword] На ній Меч.
    [shield] На ній Щит.
   *[none] На ній немає знака.
}
clans-ui-for-wizard = Кладе жетон на будь-який квадрат, навіть замість жетона суперника; на нічийну землю — лише щоб завершити замок.
clans-ui-card-shows = { $sign ->
    [sword] На карті цього квадрата Меч.
    [shield] На карті цього квадрата Щит.
   *[none] На карті цього квадрата немає ні Меча, ні Щита.
}
clans-ui-about-grey = Нічийну землю захоплюють будь-якою картою, але тільки жетоном, який завершує замок.
clans-ui-would-complete = Ваш жетон тут завершить замок { NAME($castle) }.
clans-ui-conquered-last = { WHO($seat) ->
    [you] Ваше останнє захоплення.
   *[other] Останнє захоплення: { NAME($seat) }.
}
clans-ui-played-last = { WHO($seat) ->
    [you] Ваша остання карта.
   *[other] Остання карта: { NAME($seat) }.
}
clans-ui-castle-units = Сила навколо: { NAME($units) }
clans-ui-about-castle = Щоб атакувати, потрібен Меч і не менше сили навколо замку, ніж має власник. Стільки ж Щитів відбивають атаку.
clans-ui-about-open-prize = Відкритий для всіх: хто викладе жетони цією формою, повернутою чи віддзеркаленою, зведе там замок і візьме приз.
clans-ui-about-won-prize = Приз має { NAME($clan) }. Хто захопить замок, забере і його приз.
clans-ui-about-draw = Після кожної дії з неї добирають карти до п’яти. Коли вона закінчується, перемішують відбій.
clans-ui-about-used = Зіграні, викладені та скинуті карти.
clans-ui-about-bag = Коли приз здобуто, з мішечка дістають наступний.
clans-ui-figure = { $what ->
    [points] Очки: { $n }
    [prizes] Призи: { $n } із { $needed }
    [tokens] Лишилося жетонів: { $n }
    [castles] Лишилося замків: { $n }
    [cards] Карт на руках: { $n }
   *[wizards] Відкритих Чаклунів: { $n }
}
clans-ui-about-figure = { $what ->
    [points] Приз дає стільки очок, скільки квадратів у його формі. Перемагає той, хто має найбільше очок.
    [prizes] Четвертий приз клану закінчує гру.
    [tokens] Коли їх немає, на захоплений квадрат переходить жетон із поля.
    [castles] За кожен приз на полі стоїть один замок.
    [cards] Інші їх не бачать.
   *[wizards] Чаклун кладе жетон на будь-який квадрат, навіть замість жетона суперника.
}
clans-ui-partner = Напарник: { NAME($seat) }
clans-ui-about-partner = Напарники мають спільні жетони, замки та призи, але не бачать карт одне одного.
clans-ui-ghosts = Замки, яким бракує одного жетона
clans-ui-about-ghosts = Показує на полі, де ще один ваш жетон завершить замок. Квадрат позначено плюсом.
clans-ui-last-turn = Останній хід
clans-ui-prize-count = { $n ->
    [1] Перший приз
    [2] Другий приз
    [3] Третій приз
   *[other] Приз { $n }
} із { $needed }.
clans-ui-near-end = { $last ->
    [yes] Четвертий приз: гру закінчено. Перемагає той, хто має найбільше очок.
   *[no] Ще один приз — і гру закінчено.
}
clans-ui-legend-print = Квадрат землі. На його карті такий самий знак і число.
clans-ui-legend-token = Жетон клану: його знак на його тартані.
clans-ui-legend-castle = Замок стоїть на квадратах своєї форми; у дворі — тартан клану, на золотій печатці — очки.
clans-ui-legend-grey = Нічийна земля: її захоплюють будь-якою картою, але тільки щоб завершити замок.
clans-ui-legend-prize = Відкритий приз у кутку: викладіть жетони його формою, повернутою чи віддзеркаленою.
clans-ui-legend-card = Карта захоплює зображений на ній квадрат.
clans-ui-legend-sword = Меч: атакує замок.
clans-ui-legend-shield = Щит: відбиває Меч.
clans-ui-legend-wizard = Чаклун: кладе жетон на будь-який квадрат, навіть замість жетона суперника.
clans-ui-legend-lit = Яскравий квадрат: його захоплює карта з вашої руки. Знак той самий, що й на карті.
clans-ui-legend-last = Золоті кутки: зроблено в останній хід. Кутки кольору клану: зроблено в попередні ходи.
clans-ui-legend-ghost = Пунктирна форма: ваш замок, якому бракує одного жетона — там, де плюс.
clans-ui-legend-draw = Колода. Поруч лежать відбій і мішечок із призами.
