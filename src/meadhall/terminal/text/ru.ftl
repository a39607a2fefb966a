# Что говорит сам терминал.

ui-word-help = помощь справка
ui-word-options = варианты
ui-word-why = почему
ui-word-table = стол
ui-word-hand = рука карты
ui-word-log = журнал
ui-word-undo = назад
ui-word-restart = сначала
ui-word-quit = выйти выход

ui-title = { NAME($game) }, { $seats ->
    [one] { $seats } место
    [few] { $seats } места
   *[many] { $seats } мест
}.
ui-players = За столом: { $names }.
ui-player = Игрок { $n }
ui-bot = Бот { $n }
ui-how-plain = Отвечайте номером или обозначением. Команды: варианты, почему («почему 3» — правила для варианта 3), стол, рука, журнал, назад, сначала (весь ход), помощь, выйти.
ui-not-understood = «{ $text }» — не ответ и не команда; что можно набрать, подскажет «помощь».
ui-not-now = { $text }: сейчас такого ответа нет.
ui-nothing-forbidden = Сейчас ничего не запрещено.
ui-no-hand = У вас нет карт на руках.
ui-pass-screen = Передайте экран: ходит { $name }. Чтобы продолжить, нажмите Enter.{ $undoable ->
    [0] { "" }
   *[other] { " " }(Слово «назад» отменяет ваш последний ответ.)
}
ui-score = { $name }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
ui-winners = { $count ->
    [1] Победа: { $names }.
   *[other] Общая победа: { $names }.
}
ui-left = Вы вышли из-за стола. Продолжить: meadhall play --resume { $file }
ui-record = Запись этой партии: { $file }
ui-resumed = Продолжаем партию: { $file }
ui-torn = Последняя строка записи оборвана: она ещё не была подтверждена, поэтому отброшена.
ui-finished = Эта партия уже окончена; посмотреть её: meadhall replay { $file }
ui-verified = { NAME($game) }: { $entries ->
    [one] { $entries } событие
    [few] { $entries } события
   *[many] { $entries } событий
}, { $draws ->
    [one] { $draws } жеребьёвка
    [few] { $draws } жеребьёвки
   *[many] { $draws } жеребьёвок
}, { $nonces ->
    [one] { $nonces } дополнительное число
    [few] { $nonces } дополнительных числа
   *[many] { $nonces } дополнительных чисел
}. Каждая жеребьёвка следует из зафиксированного заранее зерна, каждый ответ разрешён правилами, результат верен.
ui-unfinished = Партия не окончена.

# Стол на весь экран.
ui-placeholder = номер или обозначение; Enter берёт выделенный вариант
ui-waiting = Ходит: { $names }…
ui-forbidden = Сейчас нельзя:
ui-how-full = Выбирайте вариант стрелками и Enter или мышью; можно и набрать его номер или обозначение. F2 отменяет ваш последний ответ, F3 начинает ход сначала, F4 описывает стол словами. Наберите «почему» и вариант, чтобы увидеть его правила.
ui-pass-screen-full = Передайте экран: ходит { $name }.

    { $name }: нажмите Enter, чтобы увидеть свои карты.{ $undoable ->
        [0] { "" }
       *[other] { " " }F2 отменяет предыдущий ответ.
    }
ui-view-all = видно всё
ui-view-spectator = как это видит зритель
ui-view-seat = как это видит { $name }
ui-keltis-start = старт
ui-keltis-piles = колода { $left }
ui-keys-play = F1 правила · F2 назад · F3 ход сначала · F4 словами · F5 тема · F10 выйти
ui-keys-replay = ← → шаг · PgUp PgDn 10 шагов · Home End · v чьими глазами · F5 тема · q выйти
ui-keltis-seat = { $points } ◎{ $stones } = { $now }
ui-keltis-legend = Возле имени: очки за плитки, камни желаний и счёт, если бы игра закончилась сейчас. На поле: ◎ — камень желаний, ♣ — клевер, 1 2 3 — очки, ² — большая фигурка, ▌ — целевая зона.
