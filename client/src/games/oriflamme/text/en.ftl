# At the table.
oriflamme-ui-round = Round { $n } of { $rounds }
oriflamme-ui-round-about = In each round everybody places one card face down. Then the row is activated card by card, from its start to its end. After the sixth round the most influence wins.
oriflamme-ui-first = { WHO($seat) ->
    [you] You place first in this round
   *[other] { NAME($seat) } places first in this round
}
oriflamme-ui-first-about = The others follow in turn. In the next round the next player places first.
oriflamme-ui-way = { $direction ->
    [left] The row is activated from right to left
   *[right] The row is activated from left to right
}
oriflamme-ui-way-about = The torch goes along the row from its start to its end. Where it stands, the face-down card is left or revealed, and a revealed character acts again.
oriflamme-ui-bank = Bank
oriflamme-ui-bank-about = Influence comes from here: when it is gained, and when a card is left face down. What is lost goes back here.
oriflamme-ui-row-start = Start
oriflamme-ui-row-start-about = The activation begins here. A card may be placed in front of the first one.
oriflamme-ui-row-end = End
oriflamme-ui-row-end-about = The activation ends here. A card may be placed behind the last one.
oriflamme-ui-fan = Position { $n }: spread out the stack of { $height } cards
oriflamme-ui-hand = Your hand
oriflamme-ui-hold = Hold a card to read it
oriflamme-ui-look = Look at the cards
oriflamme-ui-your-family = Your family
oriflamme-ui-influence = Influence: { $n }
oriflamme-ui-influence-about = Whoever has the most after six rounds wins. Influence that still lies on cards does not count.
oriflamme-ui-in-hand = Cards in hand: { $n }
oriflamme-ui-in-hand-about = One of them is placed in each round. One is left over at the end.
oriflamme-ui-aside = Laid aside: { $n }
oriflamme-ui-aside-about = At the start each family lays three of its cards aside without showing them. Only a Substitution can bring one of them in.
oriflamme-ui-pile = Removed and discarded: { $n }
oriflamme-ui-pile-about = These cards have left the row. Only a Substitution can bring a character back.
oriflamme-ui-twin-ready = The Twin is ready
oriflamme-ui-twin-ready-about = It enters the row when the family reveals its Prince.
oriflamme-ui-twin-used = The Twin is not ready
oriflamme-ui-twin-used-about = It has entered the row already.
oriflamme-ui-bribe-token = Bribe token
oriflamme-ui-bribe-token-about = The bribe token is free: it lies on no card.
oriflamme-ui-bribe-spent = Bribe token in the row
oriflamme-ui-bribe-spent-about = The bribe token lies on a character, which works for this family.
oriflamme-ui-hidden = { $n ->
    [one] { $n } card, face down
   *[other] { $n } cards, face down
}
oriflamme-ui-none = None
oriflamme-ui-entered-now = It entered the row in this round.
oriflamme-ui-last = Used last
oriflamme-ui-last-card = Used last: { $role }
oriflamme-ui-just = { WHO($seat) ->
    [you] This is what you did last.
   *[other] { NAME($seat) } moved here last.
}
oriflamme-ui-cost = { NAME($option) }: { NAME($cost) }

# Shown large.
oriflamme-ui-last-round = This is the last round. When the torch has reached the end of the row, the most influence wins; what still lies on cards is lost.
oriflamme-ui-queen-removed = A Queen has fallen. An opponent who removes her gains 1 influence more.
oriflamme-ui-trap-removed = It was a Trap. An opponent’s card that removes it is discarded, and 3 influence is stolen from its player.
oriflamme-ui-pair-removed = Prince and Twin stand or fall together: if one is removed, the other is discarded.

# What the signs mean.
oriflamme-ui-legend-back = A face-down card. Colour and sign tell whose it is.
oriflamme-ui-legend-own = Your own face-down card: the lifted corner shows you what it is. The others do not see it.
oriflamme-ui-legend-open = A revealed character. It stays in the row and acts in every round.
oriflamme-ui-legend-intrigue = An intrigue, on red. It acts once, when it is revealed, and is discarded.
oriflamme-ui-legend-influence = 1 influence. The most influence wins.
oriflamme-ui-legend-tokens = Influence on a face-down card: 1 for each time it was left. Its player takes it when revealing the card.
oriflamme-ui-legend-bribe = A bribe token: the character works for the family of this sign.
oriflamme-ui-legend-torch = The torch stands at the card whose turn it is.
oriflamme-ui-legend-bank = The bank, from which influence comes and to which it goes back.
oriflamme-ui-legend-first = Who places first in this round.
oriflamme-ui-legend-stack = A stack of cards. Only the top one counts; press the number to see them all.
oriflamme-ui-legend-hand = Cards in hand.
oriflamme-ui-legend-aside = Cards that were laid aside at the start, unseen.
oriflamme-ui-legend-pile = Cards that were removed or discarded.
oriflamme-ui-legend-twins = The Twin is ready to enter with its Prince.
