# At the table.
oriflamme-ui-round = Round { $n } of { $rounds }
oriflamme-ui-fan = Position { $n }: spread out the stack of { $height } cards
oriflamme-ui-hand = Your hand
oriflamme-ui-hold = Hold a card to read it
oriflamme-ui-look = Look at the cards
oriflamme-ui-your-family = Your family
oriflamme-ui-in-hand = In hand
oriflamme-ui-aside = Laid aside
oriflamme-ui-pile = Out of the row
oriflamme-ui-twin-ready = The Twin lies ready
oriflamme-ui-bribe-token = Bribe token
oriflamme-ui-hidden = { $n ->
    [one] { $n } card, face down
   *[other] { $n } cards, face down
}
oriflamme-ui-none = None
oriflamme-ui-entered-now = Entered the row in this round
