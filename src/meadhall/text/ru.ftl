# То, что нужно каждому столу, во что бы ни играли: места, партии и записи.

seat = место { $n }
letter = { $text }
nothing = { "" }

event = { NAME($seat) }: { $event } { NAME($card) }
question = Ваш ответ ({ $kind })?
refusal = { NAME($option) }: так нельзя.
ending = Игра окончена: { $reason }.
setting = { $key }: { $value }

match-unknown-seat = Места { $seat } нет; мест за столом { $seats }, считая от 0.
match-not-your-question = { WHO($seat) ->
    [you] Сейчас спрашивают не вас.
   *[other] Место «{ NAME($seat) }» сейчас не спрашивают.
}
match-no-option = Такого ответа на этот вопрос нет.
match-nothing-to-undo = { WHO($seat) ->
    [you] Вы не можете ничего вернуть: с тех пор действовал кто-то другой или открылось что-то скрытое.
   *[other] { NAME($seat) } не может ничего вернуть: с тех пор действовал кто-то другой или открылось что-то скрытое.
}
match-not-begun = Партия ещё не началась.
match-has-begun = Партия уже началась.
match-over = Партия окончена.
match-time-is-up = { WHO($seat) ->
    [you] Ваше время вышло.
   *[other] Время игрока «{ NAME($seat) }» вышло.
}
match-bad-nonce = Каждое место может добавить одно число длиной от 1 до { $most } байт.
match-bad-standing = Постоянный ответ — это «спрашивать», «до конца отрезка» или «всегда» для определённого момента игры.
match-bad-name = Место занимает человек или бот с именем не длиннее 24 видимых знаков; за того, кто сдался, может играть только бот.
match-has-resigned = { NAME($seat) } уже не играет.
match-bad-time = Время — это целое число миллисекунд от начала партии.
match-bad-header = Партии нужны зерно из 32 байт, имя из 16 шестнадцатеричных цифр, дата и часы из целых секунд или дней.

entry-undoes = { WHO($seat) ->
    [you] Вы берёте это назад.
   *[other] { NAME($seat) } берёт это назад.
}
entry-resigns = { WHO($seat) ->
    [you] Вы сдаётесь.
   *[other] { NAME($seat) } сдаётся.
}
entry-oversteps = { WHO($seat) ->
    [you] Ваше время вышло.
   *[other] Время игрока «{ NAME($seat) }» вышло.
}
entry-becomes = За место «{ NAME($seat) }» теперь играет: { $name }.
ending-resigned = Все остальные сдались.

record-line = Строка { $line }: { NAME($fault) }
record-file = Файл: { NAME($fault) }
record-empty = он пуст.
record-too-big = он слишком велик для записи.
record-not-text = это не текст в кодировке UTF-8.
record-none = это не запись Meadhall; запись начинается с метки и слов «meadhall record».
record-chain = метка не сходится; эта строка или какая-то перед ней изменена, потеряна или переставлена: «{ $text }»
record-cut = строка оборвана: «{ $text }»
record-format = формат записей { $version } здесь неизвестен; этот Meadhall читает формат { $ours }.
record-head-short = заголовок записи обрывается; здесь должно быть «{ $key }».
record-head-bad = здесь должно стоять «{ $key }» с подходящим значением, а не «{ $text }».
record-game = игры «{ $game }» здесь нет.
record-rules = играли по версии { $version } правил игры { $game }; этот Meadhall играет по версии { $ours }.
record-setting = «{ $key } { $value }» — не та настройка игры, которая должна здесь стоять.
record-table = такого стола быть не может: { $fault }
record-commitment = это не то зерно, которое было объявлено заранее.
record-no-entry = «{ $text }» не может стоять в записи.
record-unfounded = «{ $text }» не следует из того, что стоит выше.
record-refused = «{ $text }» здесь было невозможно. { NAME($fault) }
record-differs = здесь сказано «{ $text }», а по зерну и правилам должно быть «{ $ours }».
record-unfinished = партия не окончена: запись обрывается после этой строки.
