# Що каже сам термінал.

ui-word-help = допомога довідка
ui-word-options = варіанти
ui-word-why = чому
ui-word-table = стіл
ui-word-hand = рука карти
ui-word-log = журнал
ui-word-undo = назад
ui-word-restart = спочатку
ui-word-quit = вийти вихід

ui-title = { NAME($game) }, { $seats ->
    [one] { $seats } місце
    [few] { $seats } місця
   *[many] { $seats } місць
}.
ui-players = За столом: { $names }.
ui-player = Гравець { $n }
ui-bot = Бот { $n }
ui-how-plain = Відповідайте номером або позначенням. Команди: варіанти, чому («чому 3» — правила для варіанта 3), стіл, рука, журнал, назад, спочатку (увесь хід), допомога, вийти.
ui-not-understood = «{ $text }» — не відповідь і не команда; що можна набрати, підкаже «допомога».
ui-not-now = { $text }: зараз такої відповіді немає.
ui-nothing-forbidden = Зараз нічого не заборонено.
ui-no-hand = У вас немає карт на руках.
ui-pass-screen = Передайте екран: ходить { $name }. Щоб продовжити, натисніть Enter.{ $undoable ->
    [0] { "" }
   *[other] { " " }(Слово «назад» скасовує вашу останню відповідь.)
}
ui-score = { $name }: { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[many] { $points } очок
}
ui-winners = { $count ->
    [1] Перемога: { $names }.
   *[other] Спільна перемога: { $names }.
}
ui-left = Ви вийшли з-за столу. Продовжити: meadhall play --resume { $file }
ui-record = Запис цієї партії: { $file }
ui-resumed = Продовжуємо партію: { $file }
ui-torn = Останній рядок запису обірвано: він ще не був підтверджений, тож його відкинуто.
ui-finished = Цю партію вже закінчено; переглянути її: meadhall replay { $file }
ui-verified = { NAME($game) }: { $entries ->
    [one] { $entries } подія
    [few] { $entries } події
   *[many] { $entries } подій
}, { $draws ->
    [one] { $draws } жеребкування
    [few] { $draws } жеребкування
   *[many] { $draws } жеребкувань
}, { $nonces ->
    [one] { $nonces } додаткове число
    [few] { $nonces } додаткові числа
   *[many] { $nonces } додаткових чисел
}. Кожне жеребкування випливає із зафіксованого наперед зерна, кожна відповідь дозволена правилами, результат правильний.
ui-unfinished = Партію не закінчено.

# Стіл на весь екран.
ui-placeholder = номер або позначення; Enter бере виділений варіант
ui-waiting = Ходить: { $names }…
ui-forbidden = Зараз не можна:
ui-how-full = Вибирайте варіант стрілками та Enter або мишею; можна й набрати його номер чи позначення. F2 скасовує вашу останню відповідь, F3 починає хід спочатку, F4 описує стіл словами. Наберіть «чому» й варіант, щоб побачити його правила.
ui-pass-screen-full = Передайте екран: ходить { $name }.

    { $name }: натисніть Enter, щоб побачити свої карти.{ $undoable ->
        [0] { "" }
       *[other] { " " }F2 скасовує попередню відповідь.
    }
ui-view-all = видно все
ui-view-spectator = як це бачить глядач
ui-view-seat = як це бачить { $name }
ui-keltis-start = старт
ui-keltis-piles = колода { $left }
ui-keys-play = F1 правила · F2 назад · F3 хід спочатку · F4 словами · F5 тема · F10 вийти
ui-keys-replay = ← → крок · PgUp PgDn 10 кроків · Home End · v чиїми очима · F5 тема · q вийти
ui-keltis-seat = { $points } ◎{ $stones } = { $now }
ui-keltis-legend = Біля імені: очки за плитки, камені бажань і рахунок, якби гра закінчилася зараз. На полі: ◎ — камінь бажань, ♣ — конюшина, 1 2 3 — очки, ² — велика фігурка, ▌ — цільова зона.
