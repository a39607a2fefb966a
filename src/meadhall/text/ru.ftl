# То, что нужно каждому столу, во что бы ни играли: места, партии и записи.

seat = место { $n }
letter = { $text }
points = { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[many] { $n } очков
}

event = { NAME($seat) }: { $event }
event-card = { NAME($seat) }: { $event } { NAME($card) }
question = Ваш ответ ({ $kind })?
refusal = { NAME($option) }: так нельзя.
ending = Игра окончена: { $reason }.
setting = { $key }: { $value }

match-unknown-seat = Места { $seat } нет: за столом { $seats ->
    [one] { $seats } место
    [few] { $seats } места
   *[many] { $seats } мест
}, их номера начинаются с 0.
match-not-your-question = { WHO($seat) ->
    [you] Сейчас спрашивают не вас.
   *[other] Сейчас отвечает не { NAME($seat) }.
}
match-no-option = Такого ответа на этот вопрос нет.
match-nothing-to-undo = { WHO($seat) ->
    [you] Вы ничего не можете отменить: после вас уже действовал кто-то другой или открылось что-то скрытое.
   *[other] { NAME($seat) } ничего не может отменить: потом уже действовал кто-то другой или открылось что-то скрытое.
}
match-not-begun = Партия ещё не началась.
match-has-begun = Партия уже началась.
match-over = Партия окончена.
match-time-is-up = { WHO($seat) ->
    [you] Ваше время вышло.
   *[other] Время вышло: { NAME($seat) }.
}
match-bad-nonce = От каждого места принимают одно дополнительное число длиной от 1 до { $most } байт.
match-bad-standing = Постоянный ответ — это «спрашивать», «до конца отрезка» или «всегда» для определённого момента игры.
match-bad-name = Место занимает человек или бот; имя состоит не более чем из 24 видимых знаков; за того, кто сдался, может играть только бот.
match-has-resigned = { NAME($seat) } уже не играет.
match-bad-time = Время — это целое число миллисекунд от начала партии.
match-bad-header = Партии нужны зерно из 32 байт, идентификатор из 16 шестнадцатеричных цифр, дата и контроль времени в целых секундах или днях.

entry-undoes = { WHO($seat) ->
    [you] Вы отменяете сделанное.
   *[other] { NAME($seat) } отменяет сделанное.
}
entry-resigns = { WHO($seat) ->
    [you] Вы сдаётесь.
   *[other] { NAME($seat) } сдаётся.
}
entry-oversteps = { WHO($seat) ->
    [you] Ваше время вышло.
   *[other] Время вышло: { NAME($seat) }.
}
entry-becomes = Теперь на этом месте ({ NAME($seat) }) играет: { $kind ->
    [bot] бот
   *[person] { $name }
}.
ending-resigned = Все остальные сдались.

record-line = Строка { $line }: { NAME($fault) }
record-file = Этот файл — не запись: { NAME($fault) }
record-empty = он пуст.
record-too-big = он слишком велик.
record-not-text = это не текст в кодировке UTF-8.
record-none = это не запись Meadhall; запись начинается с метки и слов «meadhall record».
record-chain = метка не сходится; эта строка или какая-то перед ней изменена, потеряна или переставлена: «{ $text }».
record-cut = строка оборвана: «{ $text }».
record-format = формат записи { $version } здесь неизвестен; эта версия Meadhall читает формат { $ours }.
record-head-short = заголовок записи обрывается; здесь должно быть «{ $key }».
record-head-bad = здесь должно стоять «{ $key }» с подходящим значением, а не «{ $text }».
record-game = игры «{ $game }» здесь нет.
record-rules = партия сыграна по версии { $version } правил игры «{ NAME($game) }», а здесь действует версия { $ours }.
record-setting = «{ $key } { $value }» — не та настройка игры, которая должна здесь стоять.
record-table = такого стола быть не может: { $fault }
record-commitment = это не то зерно, которое было зафиксировано заранее.
record-no-entry = «{ $text }» не может стоять в записи.
record-unfounded = «{ $text }» не следует из того, что стоит выше.
record-refused = действие «{ $text }» было здесь невозможно. { NAME($fault) }
record-differs = здесь сказано «{ $text }», а по зерну и правилам должно быть «{ $ours }».
record-unfinished = партия не окончена, запись обрывается после этой строки.
