# За столом.
oriflamme-ui-round = Раунд { $n } из { $rounds }
oriflamme-ui-fan = Позиция { $n }: разложить стопку из { $height } карт
oriflamme-ui-hand = Карты на руках
oriflamme-ui-hold = Удерживайте карту, чтобы её прочитать
oriflamme-ui-look = Посмотреть карты
oriflamme-ui-your-family = Ваша семья
oriflamme-ui-in-hand = На руках
oriflamme-ui-aside = Отложенные карты
oriflamme-ui-pile = Сброс
oriflamme-ui-twin-ready = Близнец наготове
oriflamme-ui-bribe-token = Жетон подкупа
oriflamme-ui-hidden = { $n ->
    [one] { $n } закрытая карта
    [few] { $n } закрытые карты
   *[many] { $n } закрытых карт
}
oriflamme-ui-none = Нет
oriflamme-ui-entered-now = В ряду с этого раунда
