# Те, що потрібно кожному столу, хоч у що грають: місця, партії та записи.

seat = місце { $n }
letter = { $text }
nothing = { "" }

event = { NAME($seat) }: { $event } { NAME($card) }
question = Ваша відповідь ({ $kind })?
refusal = { NAME($option) }: так не можна.
ending = Гру закінчено: { $reason }.
setting = { $key }: { $value }

match-unknown-seat = Місця { $seat } немає; місць за столом { $seats }, рахуючи від 0.
match-not-your-question = { WHO($seat) ->
    [you] Зараз питають не вас.
   *[other] Місце «{ NAME($seat) }» зараз не питають.
}
match-no-option = Такої відповіді на це запитання немає.
match-nothing-to-undo = { WHO($seat) ->
    [you] Ви не можете нічого повернути: відтоді діяв хтось інший або відкрилося щось приховане.
   *[other] { NAME($seat) } не може нічого повернути: відтоді діяв хтось інший або відкрилося щось приховане.
}
match-not-begun = Партія ще не почалася.
match-has-begun = Партія вже почалася.
match-over = Партію закінчено.
match-time-is-up = { WHO($seat) ->
    [you] Ваш час вийшов.
   *[other] Час гравця «{ NAME($seat) }» вийшов.
}
match-bad-nonce = Кожне місце може додати одне число завдовжки від 1 до { $most } байтів.
match-bad-standing = Постійна відповідь — це «питати», «до кінця відтинку» або «завжди» для певної миті гри.
match-bad-name = Місце займає людина або бот з іменем щонайбільше з 24 видимих знаків; за того, хто здався, може грати лише бот.
match-has-resigned = { NAME($seat) } вже не грає.
match-bad-time = Час — це ціле число мілісекунд від початку партії.
match-bad-header = Партія потребує зерна з 32 байтів, назви з 16 шістнадцяткових цифр, дати та годинника з цілих секунд або днів.

entry-undoes = { WHO($seat) ->
    [you] Ви берете це назад.
   *[other] { NAME($seat) } бере це назад.
}
entry-resigns = { WHO($seat) ->
    [you] Ви здаєтеся.
   *[other] { NAME($seat) } здається.
}
entry-oversteps = { WHO($seat) ->
    [you] Ваш час вийшов.
   *[other] Час гравця «{ NAME($seat) }» вийшов.
}
entry-becomes = За місце «{ NAME($seat) }» тепер грає: { $name }.
ending-resigned = Усі інші здалися.

record-line = Рядок { $line }: { NAME($fault) }
record-file = Файл: { NAME($fault) }
record-empty = він порожній.
record-too-big = він завеликий для запису.
record-not-text = це не текст у кодуванні UTF-8.
record-none = це не запис Meadhall; запис починається з мітки та слів «meadhall record».
record-chain = мітка не збігається; цей рядок або якийсь перед ним змінено, втрачено чи переставлено: «{ $text }»
record-cut = рядок обірвано: «{ $text }»
record-format = формат записів { $version } тут невідомий; цей Meadhall читає формат { $ours }.
record-head-short = заголовок запису обривається; тут має бути «{ $key }».
record-head-bad = тут має стояти «{ $key }» з належним значенням, а не «{ $text }».
record-game = гри «{ $game }» тут немає.
record-rules = грали за версією { $version } правил гри { $game }; цей Meadhall грає за версією { $ours }.
record-setting = «{ $key } { $value }» — не те налаштування гри, яке має тут стояти.
record-table = такого столу бути не може: { $fault }
record-commitment = це не те зерно, яке було оголошено наперед.
record-no-entry = «{ $text }» не може стояти в записі.
record-unfounded = «{ $text }» не випливає з того, що стоїть вище.
record-refused = «{ $text }» тут було неможливо. { NAME($fault) }
record-differs = тут сказано «{ $text }», а за зерном і правилами має бути «{ $ours }».
record-unfinished = партію не закінчено: запис обривається після цього рядка.
