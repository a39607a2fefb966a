# Oriflamme: Ablaze in English.

# Names.
oriflamme-title = Oriflamme: Ablaze
oriflamme-role = { $role ->
    [prince] Prince
    [twin] Twin
    [queen] Queen
    [daredevil] Daredevil
    [apothecary] Apothecary
    [criminal] Criminal
    [schemer] Schemer
    [substitution] Substitution
    [plan] Plan
    [trap] Trap
   *[bribe] Bribe
}
oriflamme-card = { WHO($seat) ->
    [you] your { oriflamme-role }
   *[other] { NAME($seat) }’s { oriflamme-role }
}
    .begin = { WHO($seat) ->
        [you] Your { oriflamme-role }
       *[other] { NAME($seat) }’s { oriflamme-role }
    }
oriflamme-bribed-card = { oriflamme-card } (bribed by { WHO($briber) ->
    [you] you
   *[other] { NAME($briber) }
})
oriflamme-points = { $n } influence
oriflamme-tokens = { $tokens ->
    [0] {""}
   *[other] {" "}with { $tokens } influence
}
oriflamme-back = { WHO($seat) ->
    [you] your face-down card
   *[other] { NAME($seat) }’s face-down card
}{ oriflamme-tokens }
oriflamme-known-back = { WHO($seat) ->
    [you] your face-down { oriflamme-role }
   *[other] { NAME($seat) }’s face-down { oriflamme-role }
}{ oriflamme-tokens }
oriflamme-position = { $n }: { NAME($thing) }{ $height ->
    [1] {""}
   *[other] , top of a stack of { $height }
}
oriflamme-where = { $where ->
    [start] at the start of the row
    [end] at the end of the row
   *[p1] on top of position { $n }
}
oriflamme-does = { $role ->
    [prince] brings your Twin into the row when revealed; gain 1 each time
    [twin] gain 1 each time
    [queen] gain 2 each time; an opponent who removes her gains 1 more
    [daredevil] removes an adjacent card and all other players’ revealed cards of that name
    [apothecary] removes a card beside another card of yours
    [criminal] everybody loses 1 for each of their cards beside it
    [schemer] gain 2 each time, but beside a stack she is discarded
    [substitution] removes an adjacent card; an opponent’s character is replaced by the same one of yours
    [plan] activates one of your characters, and again for each influence on it that you pay
    [trap] gain 1, but the influence on it is lost; an opponent’s card that removes it is discarded, and you steal 3
   *[bribe] one revealed character belongs to you from now on
}

# What happens.
oriflamme-directed = The row is activated from { $direction ->
    [left] right to left.
   *[right] left to right.
}
oriflamme-starts = { WHO($seat) ->
    [you] You are the first player.
   *[other] { NAME($seat) } is the first player.
}
oriflamme-laid-aside = { WHO($seat) ->
    [you] You lay the { NAME($role) } aside.
   *[other] { NAME($seat) } lays the { NAME($role) } aside.
}
oriflamme-round = Round { $n }. { WHO($seat) ->
    [you] You place first.
   *[other] { NAME($seat) } places first.
}
oriflamme-placed = { WHO($seat) ->
    [you] You place a card
   *[other] { NAME($seat) } places a card
} { NAME($where) }.
oriflamme-placed-card = { WHO($seat) ->
    [you] You place the { NAME($role) }
   *[other] { NAME($seat) } places the { NAME($role) }
} { NAME($where) }.
oriflamme-token-laid = { WHO($seat) ->
    [you] You leave your card
   *[other] { NAME($seat) } leaves the card
} at position { $n } face down: +1 on it.
oriflamme-revealed = { WHO($seat) ->
    [you] You reveal the { NAME($role) }.
   *[other] { NAME($seat) } reveals the { NAME($role) }.
}
oriflamme-took = { WHO($seat) ->
    [you] You take { oriflamme-points } from your { NAME($role) }.
   *[other] { NAME($seat) } takes { oriflamme-points } from the { NAME($role) }.
}
oriflamme-wasted = { oriflamme-points } on { NAME($card) } goes back to the bank.
oriflamme-gained = { WHO($seat) ->
    [you] You gain { oriflamme-points }
   *[other] { NAME($seat) } gains { oriflamme-points }
} ({ NAME($role) }).
oriflamme-lost = { WHO($seat) ->
    [you] You { $n ->
        [0] have no influence to lose
       *[other] lose { oriflamme-points }
    }
   *[other] { NAME($seat) } { $n ->
        [0] has no influence to lose
       *[other] loses { oriflamme-points }
    }
} ({ NAME($card) }).
oriflamme-stole = { WHO($seat) ->
    [you] Your Trap
   *[other] { NAME($seat) }’s Trap
} { $n ->
    [0] finds nothing to steal from
   *[other] steals { oriflamme-points } from
} { WHO($victim) ->
    [you] you.
   *[other] { NAME($victim) }.
}
oriflamme-removed = { WHO($seat) ->
    [you] You remove { NAME($card) } with your { NAME($by) }.
   *[other] { NAME($seat) } removes { NAME($card) } with the { NAME($by) }.
}
oriflamme-discarded = { NAME($card, case: "begin") } { $why ->
    [linked] is discarded: Prince and Twin stand or fall together.
    [trapped] is discarded: it fell into the Trap.
    [stack] is discarded: a stack lies beside her.
   *[done] is discarded.
}
oriflamme-activated = Plan: { NAME($card) } acts.
oriflamme-entered = { NAME($card, case: "begin") } enters the row { NAME($where) }.
oriflamme-replaced = { NAME($card, case: "begin") } takes its place.
oriflamme-not-replaced = { WHO($seat) ->
    [you] No replacement: your { NAME($role) } is neither in your pile nor laid aside.
   *[other] No replacement: { NAME($seat) }’s { NAME($role) } is neither in the pile nor laid aside.
}
oriflamme-bribed = { WHO($seat) ->
    [you] You bribe { NAME($card) }.
   *[other] { NAME($seat) } bribes { NAME($card) }.
}
oriflamme-token-back = { WHO($seat) ->
    [you] You take your bribe token back.
   *[other] { NAME($seat) } takes the bribe token back.
}
oriflamme-no-effect = There is no target for { NAME($card) }.
oriflamme-no-prince = { WHO($seat) ->
    [you] None of your uncovered face-down cards is the Prince.
   *[other] None of the uncovered face-down cards of { NAME($seat) } is the Prince.
}
oriflamme-end-most-influence = The game is over: six rounds have been played.
oriflamme-end-most-cards = The game is over: six rounds have been played. Influence is equal, so the number of cards in the row decides.
oriflamme-end-shared = The game is over: six rounds have been played. Influence is equal, and so is the number of cards in the row.

# What is asked.
oriflamme-ask-place = Round { $n }. Which card do you place face down?
oriflamme-ask-where = Where do you place the { NAME($role) }?
oriflamme-ask-leave-or-reveal = Position { $n }, your { NAME($role) }{ oriflamme-tokens }: leave it face down or reveal it?
oriflamme-ask-where-twin = Your Twin enters the row face up. Where?
oriflamme-ask-remove = Which card does your { NAME($role) } remove?
oriflamme-ask-character = Which of your characters does the Plan activate?
oriflamme-ask-take-or-again = Still { oriflamme-points } on the Plan: take 1, or pay 1 for another activation?
oriflamme-ask-bribe = Which character do you bribe?

# What can be answered.
oriflamme-start = At the start of the row, on the { $side ->
    [left] left
   *[right] right
}: { $acts ->
    [turn] activated first
   *[later] passed already, it acts from the next round on
}
oriflamme-end = At the end of the row, on the { $side ->
    [left] left
   *[right] right
}: { $acts ->
    [turn] activated last
    [now] it still acts in this round
   *[later] it acts from the next round on
}
oriflamme-reveal = Reveal it: { $tokens ->
    [0] {""}
   *[other] take { $tokens } influence;{" "}
}{ NAME($does) }
oriflamme-on = On top of position { NAME($position) }
oriflamme-target = Position { NAME($position) }
oriflamme-leave = Leave it face down: 1 influence from the bank is put on it
oriflamme-take = Take 1 influence
oriflamme-again = Pay 1 influence for another activation
oriflamme-choice = { NAME($role) }: { NAME($does) }
oriflamme-just-reveal = { $tokens ->
    [0] Reveal it
   *[other] Reveal it and take { $tokens } influence
}
oriflamme-careful = { NAME($option) }. Careful: { NAME($cost) }
oriflamme-cost-stack = a stack lies beside her, so she gains nothing and is discarded at once.
oriflamme-cost-tokens = the { $n } influence on it goes back to the bank.
oriflamme-cost-criminal = it also costs you { $n } influence, 1 for each card of yours beside it.
oriflamme-cost-nothing = it has no target now{ $lasts ->
    [yes] .
   *[no] {" "}and is discarded for nothing.
}
oriflamme-cost-only-own = it can remove only cards of your own now, and must remove one.
oriflamme-cost-trap = it is a Trap. Your { NAME($role) } is discarded, and { NAME($seat) } steals up to 3 influence from you.
oriflamme-cost-own = it is your own card.
oriflamme-cost-pair = it is your own card, and your { NAME($role) } is discarded with it.

# What is refused.
oriflamme-no-ORI-R10 = Position { NAME($position) }. It belongs to { NAME($holder) }; you may place cards only on your own.
oriflamme-no-ORI-R36 = Position { NAME($position) }. The Twin may not be placed on a Prince.
oriflamme-no-ORI-R39 = Position { NAME($position) }. It is not adjacent to the Daredevil.
oriflamme-no-ORI-R41 = Position { NAME($position) }. It is not beside a card of yours other than the Apothecary.
oriflamme-no-itself = The { NAME($role) } cannot remove itself.
oriflamme-no-ORI-R46 = Position { NAME($position) }. It is not adjacent to the Substitution.
oriflamme-no-ORI-R50 = Position { NAME($position) }. It is not a revealed character of yours.
oriflamme-no-ORI-R56 = Position { NAME($position) }. It is not a revealed character.
oriflamme-no-ORI-R58 = Position { NAME($position) }. A character on top of a stack cannot be bribed.
oriflamme-no-ORI-B11 = At this table the Apothecary cannot remove itself.

# The table in words.
oriflamme-round-of = Round { $n } of { $rounds }, { WHO($seat) ->
    [you] you place first
   *[other] { NAME($seat) } places first
}; the row is activated from { $direction ->
    [left] right to left.
   *[right] left to right.
}
oriflamme-row-empty = The row is empty.
oriflamme-row = { $active ->
    [yes] Active position
   *[no] Position
} { NAME($position) }.
oriflamme-covers = It covers: { NAME($things) }.
oriflamme-seat = { WHO($seat) ->
    [you] You
   *[other] { NAME($seat) }
}: { $influence } influence, { $hand ->
    [one] { $hand } card
   *[other] { $hand } cards
} in hand{ $twin ->
    [yes] , the Twin is ready.
   *[no] .
}
oriflamme-pile = Removed and discarded: { NAME($cards) }.
oriflamme-not-aside = Certainly not laid aside: { NAME($cards) }.
oriflamme-not-prince = Certainly not the Prince, by the round they were placed in: { $rounds }.
oriflamme-aside = { $count ->
    [0] You have laid nothing aside.
   *[other] You have laid aside: { NAME($cards) }.
}
oriflamme-hand = { $count ->
    [0] Your hand is empty.
   *[other] Your hand: { NAME($cards) }.
}

# The score.
oriflamme-score-cards = { $n ->
    [one] { $n } card in the row
   *[other] { $n } cards in the row
}

# Settings of a table.
oriflamme-set-direction = { $value ->
    [random] Chance decides the direction of activation.
    [left] The row is activated from right to left.
   *[right] The row is activated from left to right.
}
oriflamme-set-starting-seat = { $value ->
    [random] Chance decides who is the first player.
   *[other] Seat { $n } is the first player.
}
oriflamme-set-prince-brings-twin = { $value ->
    [always] Any activation of a Prince brings the Twin.
   *[revealed] Only revealing a Prince brings the Twin.
}
oriflamme-set-entering-card-acts = { $value ->
    [no] A card that enters the row face up does not act before the next round.
   *[yes] A card that enters the row face up ahead of the active position acts in the same round.
}
oriflamme-set-apothecary-hits-itself = { $value ->
    [yes] The Apothecary may remove itself.
   *[no] The Apothecary cannot remove itself.
}
oriflamme-set-plan-on-stack = { $value ->
    [last] What lies under the Plan acts before it.
   *[first] The Plan acts before what lies under it.
}
oriflamme-set-face-down-prince = { $value ->
    [nameless] A face-down Prince does not count as a Prince.
   *[counts] A face-down Prince counts as a Prince.
}

# What to type.
oriflamme-label-role = { $role ->
    [prince] prince
    [twin] twin
    [queen] queen
    [daredevil] daredevil
    [apothecary] apothecary
    [criminal] criminal
    [schemer] schemer
    [substitution] substitution
    [plan] plan
    [trap] trap
   *[bribe] bribe
}
oriflamme-label-position = p{ $n }
oriflamme-label-start = start
oriflamme-label-end = end
oriflamme-label-leave = leave
oriflamme-label-reveal = reveal
oriflamme-label-take = take
oriflamme-label-again = again
oriflamme-legend-goal = Most influence after six rounds wins. Each round everybody places a card face down; then, from the start of the row to its end, each face-down card is left (then 1 influence is put on it) or revealed, and each card face up since before acts.
oriflamme-legend-row = Positions are counted from the start of the row: p1 is activated first. Only the top card of a stack counts.
oriflamme-legend-answers = Answers: a card (queen), a position (p3), start, end, leave, reveal, take, again.
