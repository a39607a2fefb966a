# Те, що потрібно кожному столу, хоч у що грають: місця, партії та записи.

seat = місце { $n }
letter = { $text }
table-hand = У вас на руках: { NAME($cards) }.
points = { $n ->
    [one] { $n } очко
    [few] { $n } очки
   *[many] { $n } очок
}

event = { NAME($seat) }: { $event }
event-card = { NAME($seat) }: { $event } { NAME($card) }
question = Ваша відповідь ({ $kind })?
refusal = { NAME($option) }: так не можна.
ending = Гру закінчено: { $reason }.
setting = { $key }: { $value }

match-unknown-seat = Місця { $seat } немає: за столом { $seats ->
    [one] { $seats } місце
    [few] { $seats } місця
   *[many] { $seats } місць
}, їхні номери починаються з 0.
match-not-your-question = { WHO($seat) ->
    [you] Зараз питають не вас.
   *[other] Зараз відповідає не { NAME($seat) }.
}
match-no-option = Такої відповіді на це запитання немає.
match-nothing-to-undo = { WHO($seat) ->
    [you] Ви нічого не можете скасувати: після вас уже діяв хтось інший або відкрилося щось приховане.
   *[other] { NAME($seat) } нічого не може скасувати: потім уже діяв хтось інший або відкрилося щось приховане.
}
match-bad-opening = Ці відповіді в цій грі не йдуть одна за одною, або після них уже нема чого грати.
match-nothing-to-agree-to = Вашої згоди ніхто не просить.
match-not-begun = Партія ще не почалася.
match-has-begun = Партія вже почалася.
match-over = Партію закінчено.
match-time-is-up = { WHO($seat) ->
    [you] Ваш час вийшов.
   *[other] Час вийшов: { NAME($seat) }.
}
match-bad-nonce = Від кожного місця приймають одне додаткове число завдовжки від 1 до { $most } байтів.
match-bad-standing = Постійна відповідь — це «питати», «до кінця відтинку» або «завжди» для певного моменту гри.
match-bad-name = Місце займає людина або бот; ім’я складається щонайбільше з 24 видимих знаків; за того, хто здався, може грати лише бот.
match-has-resigned = { NAME($seat) } вже не грає.
match-bad-time = Час — це ціле число мілісекунд від початку партії.
match-bad-header = Партії потрібні зерно з 32 байтів, ідентифікатор із 16 шістнадцяткових цифр, дата й контроль часу в цілих секундах або днях.

entry-undoes = { WHO($seat) ->
    [you] Ви скасовуєте зроблене.
   *[other] { NAME($seat) } скасовує зроблене.
}
entry-asks-back = { WHO($seat) ->
    [you] Ви просите інших дозволити вам скасувати останню відповідь.
   *[other] { NAME($seat) } просить інших погодитися на скасування.
}
entry-declines = { WHO($seat) ->
    [you] Ви не погоджуєтеся на скасування.
   *[other] { NAME($seat) } не погоджується на скасування.
}
entry-goes-back = { WHO($seat) ->
    [you] Усі згодні: вашу останню відповідь і все, що було після неї, скасовано.
   *[other] Усі згодні: останню відповідь ({ NAME($seat) }) і все, що було після неї, скасовано.
}
entry-resigns = { WHO($seat) ->
    [you] Ви здаєтеся.
   *[other] { NAME($seat) } здається.
}
entry-oversteps = { WHO($seat) ->
    [you] Ваш час вийшов.
   *[other] Час вийшов: { NAME($seat) }.
}
entry-becomes = Тепер на цьому місці ({ NAME($seat) }) грає: { $kind ->
    [bot] бот
   *[person] { $name }
}.
ending-resigned = Усі інші здалися.

record-line = Рядок { $line }: { NAME($fault) }
record-file = Цей файл — не запис: { NAME($fault) }
record-empty = він порожній.
record-too-big = він завеликий.
record-not-text = це не текст у кодуванні UTF-8.
record-none = це не запис Meadhall; запис починається з мітки та слів «meadhall record».
record-chain = мітка не збігається; цей рядок або якийсь перед ним змінено, втрачено чи переставлено: «{ $text }».
record-cut = рядок обірвано: «{ $text }».
record-format = формат запису { $version } тут невідомий; ця версія Meadhall читає формат { $ours }.
record-head-short = заголовок запису обривається; тут має бути «{ $key }».
record-head-bad = тут має стояти «{ $key }» з належним значенням, а не «{ $text }».
record-game = гри «{ $game }» тут немає.
record-rules = партію зіграно за версією { $version } правил гри «{ NAME($game) }», а тут діє версія { $ours }.
match-other-rules = Цю партію почато за версією { $version } правил гри «{ NAME($game) }», а тепер тут діє версія { $ours }. Продовжити її не можна, але записане можна прочитати.
match-cannot-go-on = Продовжити цю партію тут не можна: { NAME($fault) } Записане можна прочитати.
match-other-course = за правилами цього Meadhall вона пішла б інакше.
match-as-written = { $text }
record-setting = «{ $key } { $value }» — не те налаштування гри, яке має тут стояти.
record-table = такого столу бути не може: { $fault }
record-commitment = це не те зерно, яке було зафіксовано наперед.
record-no-entry = «{ $text }» не може стояти в записі.
record-unfounded = «{ $text }» не випливає з того, що стоїть вище.
record-refused = дія «{ $text }» була тут неможлива. { NAME($fault) }
record-differs = тут сказано «{ $text }», а за зерном і правилами має бути «{ $ours }».
record-unfinished = партію не закінчено, запис обривається після цього рядка.

# У чому зала відмовляє.
hall-not-known = Зала вас іще не знає: спершу увійдіть, назвавши ім’я.
hall-bad-code = Цей код не діє: його вже використано, він застарів або його ніколи не було.
hall-no-table = Такого столу немає, або за нього сідають лише на запрошення.
hall-no-guest = Такого гостя немає.
hall-no-game = У цю гру тут не грають.
hall-no-language = Цією мовою тут не говорять.
hall-no-lesson = Для цієї гри ще немає уроку.
hall-bad-settings = Так у цю гру не грають: { $fault }.
hall-bad-name = Ім’я має від 1 до 24 видимих знаків, між словами — по одному пробілу.
hall-no-seat = Такого місця за цим столом немає, або його віддали двічі.
hall-seat-taken = Це місце вже зайняте.
hall-seats-empty = Ще не всі місця зайняті.
hall-not-invited = За цей стіл сідають лише на запрошення.
hall-removed = Господар столу попросив вас піти.
hall-may-not-follow = Стежити за цим столом ви більше не можете.
hall-not-seated = Це можуть лише ті, хто сидить за столом.
hall-not-host = Це може лише господар столу.
hall-not-yourself = Господаря не можна попросити піти.
hall-has-begun = Гра вже почалася, тож цього не змінити.
hall-not-begun = Гра ще не почалася.
hall-not-over = Запис можна прочитати, коли гру закінчено: у ньому все, що було приховане.
hall-not-asked = Вас зараз ні про що не питають.
hall-was-not-asked = Тієї миті в цього місця нічого не питали.
hall-busy = За цим столом діється забагато водночас; спробуйте ще раз.
hall-too-many-tables = У вас уже стільки відкритих столів, скільки може мати один гість.
hall-too-often = Надто часто; трохи зачекайте.
hall-too-long = Це задовге.
hall-bad-version = Номер стану — ціле число.
hall-bad-message = Це повідомлення незрозуміле: { $fault }
hall-muted = Господар закрив розмову.
hall-nothing-said = Повідомлення порожнє.
hall-no-hints = За цим столом грають без підказок.
hall-still-playing = Партію ще не закінчено.
hall-own-eyes = Поки гра триває, кожен бачить її лише власними очима.
hall-bad-record = Цей запис використати не можна: { NAME($fault) }
hall-bad-start = З цього місця запису нема як продовжити.
hall-cannot-begin = Почати гру не можна: { NAME($fault) }
hall-goes-on = Цей стіл продовжує попередню партію: гра, місця й налаштування лишаються, як були.
hall-bad-webhook = Зала надсилає звістки лише на адреси, які дозволив її господар.
hall-your-turn = Ваш хід: { NAME($game) }.
hall-too-much = У цій партії вже стільки разів поверталися назад, що тепер вона йде лише вперед.
hall-stale = Тим часом щось сталося; погляньте ще раз, перш ніж відповідати.
hall-too-many-sockets = Ви відкрили цю залу в надто багатьох місцях одразу; закрийте одне з них.
hall-unknown-host = Зала не знає себе під цією назвою: спитайте адресу в її господаря.

lesson-learner = Ви

# Хто переміг.
winner = { NAME($seat) }
victory = { $way ->
    [shared] Перемогу поділяють { NAME($players) }: { NAME($points) }.
    [team] Разом перемагають { NAME($players) }: { NAME($points) }.
   *[alone] { WHO($seat) ->
        [you] Ви перемогли: { NAME($points) }!
       *[other] Перемагає { NAME($seat) }: { NAME($points) }.
    }
}
victory-left = { WHO($seat) ->
    [you] Ви перемогли: усі інші вийшли з гри.
   *[other] Перемагає { NAME($seat) }: усі інші вийшли з гри.
}
