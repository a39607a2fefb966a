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
ui-how-plain = Отвечайте номером или записью. Другие слова: варианты, почему (с вариантом — его правила), стол, рука, журнал, назад, сначала (ход), помощь, выйти.
ui-not-understood = «{ $text }» — это ни ответ, ни команда; что можно, скажет «помощь».
ui-not-now = { $text }: сейчас такого ответа нет.
ui-nothing-forbidden = Сейчас ничего не запрещено.
ui-no-hand = У вас нет карт на руках.
ui-pass-screen = Передайте экран: { $name } нажимает Enter.{ $undoable ->
    [0] { "" }
   *[other] { " " }(«назад» возвращает ваш последний ответ.)
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
ui-resumed = Продолжаем { $file }.
ui-torn = Последняя строка записи была оборвана, так что она не была подтверждена; она отброшена.
ui-finished = Эта партия уже окончена; посмотреть: meadhall replay { $file }
ui-verified = { NAME($game) }: записей — { $entries }, жеребьёвок — { $draws }, дополнительных чисел — { $nonces }. Каждая жеребьёвка следует из объявленного зерна, каждый ответ разрешён, результат верен.
ui-unfinished = Партия не окончена.

# Стол на весь экран.
ui-placeholder = номер или запись; Enter берёт отмеченный вариант
ui-waiting = Ходит { $names } …
ui-forbidden = Сейчас нельзя:
ui-how-full = Выбирайте стрелками и Enter, мышью или набирайте номер либо запись. F2 возвращает последний ответ, F3 начинает ход сначала, F4 рассказывает стол словами. «почему» с вариантом показывает его правила.
ui-pass-screen-full = Передайте экран: { $name }.

    { $name }: нажмите Enter, чтобы увидеть свои карты.{ $undoable ->
        [0] { "" }
       *[other] { " " }F2 возвращает последний ответ.
    }
ui-view-all = видно всё
ui-view-spectator = глазами зрителя
ui-view-seat = глазами игрока { $name }
ui-keltis-start = старт
ui-keltis-piles = колода { $left }
ui-keys-play = F1 правила · F2 назад · F3 ход сначала · F4 словами · F5 фон · F10 выйти
ui-keys-replay = ← → шаг · PgUp PgDn десять · Home End · v взгляд · F5 фон · q выйти
ui-keltis-seat = { $points } ◎{ $stones } = { $now }
ui-keltis-legend = Возле имени: очки за плитки, камни желаний и счёт, если бы игра кончилась сейчас. На поле: ◎ камень желаний, ♣ клевер, 1 2 3 очки; ² отмечает большую фигурку; целевая зона отмечена ▌.
