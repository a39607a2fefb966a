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
ui-how-plain = Відповідайте номером або записом. Інші слова: варіанти, чому (з варіантом — його правила), стіл, рука, журнал, назад, спочатку (хід), допомога, вийти.
ui-not-understood = «{ $text }» — це ні відповідь, ні команда; що можна, скаже «допомога».
ui-not-now = { $text }: зараз такої відповіді немає.
ui-nothing-forbidden = Зараз нічого не заборонено.
ui-no-hand = У вас немає карт на руках.
ui-pass-screen = Передайте екран: { $name } натискає Enter.{ $undoable ->
    [0] { "" }
   *[other] { " " }(«назад» повертає вашу останню відповідь.)
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
ui-resumed = Продовжуємо { $file }.
ui-torn = Останній рядок запису був обірваний, тож його не підтверджено; його відкинуто.
ui-finished = Цю партію вже закінчено; переглянути: meadhall replay { $file }
ui-verified = { NAME($game) }: записів — { $entries }, жеребкувань — { $draws }, додаткових чисел — { $nonces }. Кожне жеребкування випливає з оголошеного зерна, кожна відповідь дозволена, результат правильний.
ui-unfinished = Партію не закінчено.

# Стіл на весь екран.
ui-placeholder = номер або запис; Enter бере позначений варіант
ui-waiting = Ходить { $names } …
ui-forbidden = Зараз не можна:
ui-how-full = Вибирайте стрілками та Enter, мишею або набирайте номер чи запис. F2 повертає останню відповідь, F3 починає хід спочатку, F4 розповідає стіл словами. «чому» з варіантом показує його правила.
ui-pass-screen-full = Передайте екран: { $name }.

    { $name }: натисніть Enter, щоб побачити свої карти.{ $undoable ->
        [0] { "" }
       *[other] { " " }F2 повертає останню відповідь.
    }
ui-view-all = видно все
ui-view-spectator = очима глядача
ui-view-seat = очима гравця { $name }
ui-keltis-start = старт
ui-keltis-piles = колода { $left }
ui-keys-play = F1 правила · F2 назад · F3 хід спочатку · F4 словами · F5 тло · F10 вийти
ui-keys-replay = ← → крок · PgUp PgDn десять · Home End · v погляд · F5 тло · q вийти
ui-keltis-seat = { $points } ◎{ $stones } = { $now }
ui-keltis-legend = Біля імені: очки за плитки, камені бажань і рахунок, якби гра скінчилася зараз. На полі: ◎ камінь бажань, ♣ конюшина, 1 2 3 очки; ² позначає велику фігурку; цільову зону позначено ▌.
