# За столом.
oriflamme-ui-round = Раунд { $n } з { $rounds }
oriflamme-ui-fan = Позиція { $n }: розкласти стос із { $height } карт
oriflamme-ui-hand = Карти на руках
oriflamme-ui-hold = Утримуйте карту, щоб її прочитати
oriflamme-ui-look = Переглянути карти
oriflamme-ui-your-family = Ваша родина
oriflamme-ui-in-hand = На руках
oriflamme-ui-aside = Відкладені карти
oriflamme-ui-pile = Скид
oriflamme-ui-twin-ready = Близнюк напоготові
oriflamme-ui-bribe-token = Жетон підкупу
oriflamme-ui-hidden = { $n ->
    [one] { $n } закрита карта
    [few] { $n } закриті карти
   *[many] { $n } закритих карт
}
oriflamme-ui-none = Немає
oriflamme-ui-entered-now = У ряді з цього раунду
