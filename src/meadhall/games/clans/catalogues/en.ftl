# Land of Clans in English.

# Names.
clans-title = Land of Clans
clans-card = { $card }{ $mark ->
    [sword] {" "}(Sword)
    [shield] {" "}(Shield)
   *[none] {""}
}
    .acc = { $card }{ $mark ->
        [sword] {" "}(Sword)
        [shield] {" "}(Shield)
       *[none] {""}
    }
clans-wizard = Wizard
    .acc = a Wizard
clans-castle = { $castle } ({ clans-points })
clans-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
clans-clan = { WHO($seat) ->
    [you] you
   *[other] { NAME($seat) }
}
    .begin = { WHO($seat) ->
        [you] You
       *[other] { NAME($seat) }
    }
clans-team = { clans-clan } and { WHO($partner) ->
    [you] you
   *[other] { NAME($partner) }
}
    .begin = { clans-clan.begin } and { WHO($partner) ->
        [you] you
       *[other] { NAME($partner) }
    }
clans-swords = { $n ->
    [one] { $n } Sword
   *[other] { $n } Swords
}
clans-shields-count = { $n ->
    [one] { $n } Shield
   *[other] { $n } Shields
}
clans-completes = { $count ->
    [0] {""}
    [1] , completing the castle { NAME($castles) }
   *[other] , completing one of the castles { NAME($castles) }
}

# What happens.
clans-starts = { WHO($seat) ->
    [you] You begin.
   *[other] { NAME($seat) } begins.
}
clans-prize-laid = The prize { NAME($castle) } is laid open.
clans-drew = { WHO($seat) ->
    [you] You draw { NAME($card, case: "acc") }.
   *[other] { NAME($seat) } draws { NAME($card, case: "acc") }.
}
clans-shuffled = The draw pile is empty: { $n ->
    [one] { $n } used card becomes
   *[other] { $n } used cards are shuffled and become
} the new one.
clans-conquered-land = { WHO($seat) ->
    [you] You conquer { $square }.
   *[other] { NAME($seat) } conquers { $square }.
}
clans-played = { WHO($seat) ->
    [you] You play { NAME($card, case: "acc") } and conquer { $square }, no-man’s-land.
   *[other] { NAME($seat) } plays { NAME($card, case: "acc") } and conquers { $square }, no-man’s-land.
}
clans-cast = { WHO($seat) ->
    [you] You play a Wizard and conquer { $square }.
   *[other] { NAME($seat) } plays a Wizard and conquers { $square }.
}
clans-ousted = { WHO($other) ->
    [you] Your token on { $square } is replaced and comes back to you.
   *[other] { NAME($other) }’s token on { $square } is replaced and goes back.
}
clans-moved = { WHO($seat) ->
    [you] You move a token from { $source } to { $square }.
   *[other] { NAME($seat) } moves a token from { $source } to { $square }.
}
clans-claimed = { WHO($seat) ->
    [you] You claim the castle { NAME($castle) }
   *[other] { NAME($seat) } claims the castle { NAME($castle) }
} on { $squares }.
clans-attacked = { WHO($seat) ->
    [you] You attack the castle { NAME($castle) } on { $square }.
   *[other] { NAME($seat) } attacks the castle { NAME($castle) } on { $square }.
}
clans-laid = { WHO($seat) ->
    [you] You lay { NAME($card) }.
   *[other] { NAME($seat) } lays { NAME($card) }.
}
clans-repelled = The attack on { $square } is repelled.
clans-conquered = { WHO($seat) ->
    [you] You conquer the castle on { $square } and take the prize { NAME($castle) }.
   *[other] { NAME($seat) } conquers the castle on { $square } and takes the prize { NAME($castle) }.
}
clans-discarded = { WHO($seat) ->
    [you] You discard { NAME($card, case: "acc") }.
   *[other] { NAME($seat) } discards { NAME($card, case: "acc") }.
}
clans-passed = { WHO($seat) ->
    [you] You pass.
   *[other] { NAME($seat) } passes.
}
clans-end-fourth-prize = The game is over: a clan has its fourth prize.
clans-end-stall = The game is over: everybody has passed twice in a row.

# What is asked.
clans-ask-turn = Your turn: conquer a square, or attack a castle.
clans-ask-pay = With which card do you conquer { $square }?
clans-ask-wizard = Which Wizard conquers { $square }: the open one or the one in your hand?
clans-ask-sword = Which card with a Sword do you lay?
clans-ask-discard = Discard as many cards as you like, one by one. The others see them when you have finished.
clans-ask-move = All your tokens are on the board: which one moves to { $square }?
clans-ask-claim = Which castle do you claim?
clans-ask-add-swords = { NAME($seat) } attacks the castle { NAME($castle) } on { $square } with { clans-swords }. How many Swords do you add?
clans-ask-defend = { NAME($seat) } attacks your castle { NAME($castle) } on { $square } with { clans-swords }. Do you repel the attack?
clans-ask-pledge = { NAME($seat) } attacks your castle { NAME($castle) } on { $square } with { clans-swords }. How many Shields do you pledge? Your partner pledges at the same time.
clans-ask-shield = Which card with a Shield do you lay? They are laid in the order in which you choose them.

# What can be answered.
clans-conquer = conquer { NAME($card) }{ NAME($completes) }
clans-grey = conquer { $square }, no-man’s-land, with any card{ NAME($completes) }
clans-magic = conquer { $square } with a Wizard{ NAME($completes) }
clans-oust = conquer { $square } with a Wizard in place of the token of { NAME($clan) }{ NAME($completes) }
clans-attack = attack the castle { NAME($castle) }{ $clans ->
    [2] {""}
   *[other] {" "}of { NAME($clan) }
} on { $square } with { clans-swords }: { $ours ->
    [one] { $ours } unit
   *[other] { $ours } units
} against { $theirs }
clans-pass = pass: discard any cards and fill up your hand
clans-pay = with { NAME($card, case: "acc") }
clans-wizard-from = the Wizard in your hand
clans-open = the Wizard that lies open before you
clans-lay = lay { NAME($card) }
clans-discard = discard { NAME($card, case: "acc") }
clans-enough = discard no more
clans-move = move the token from { $square }{ $breaks ->
    [yes] : then no castle is complete
   *[no] {""}
}
clans-claim = claim the castle { NAME($castle) } on { $squares }
clans-add = { $n ->
    [0] add no Sword
   *[other] add { clans-swords }
}
clans-pledge = { $n ->
    [0] pledge no Shield
   *[other] pledge { clans-shields-count }
}
clans-shields = { $n ->
    [0] lay no Shield
   *[other] lay { clans-shields-count }
}

# What is refused.
clans-no-card = You have no card { NAME($card) }.
clans-no-wizard = You have no Wizard.
clans-no-castle = No castle stands on { $square }.
clans-other-square = The castle on { $square } is called by its first square: attack { $first } with { $n ->
    [one] { $n } sword
   *[other] { $n } swords
}.
clans-no-CLA-R16 = You have { $ours ->
    [one] { $ours } unit
   *[other] { $ours } units
} around the castle, its owner has { $theirs }: you need at least as many.
clans-no-CLA-R20 = { $held ->
    [0] You have no Sword.
    [one] You have only { $held } Sword.
   *[other] You have only { $held } Swords.
}
clans-no-CLA-R21 = { $held ->
    [0] You have no Shield.
    [one] You have only { $held } Shield.
   *[other] You have only { $held } Shields.
}
clans-no-CLA-R26 = A token on { $square }, no-man’s-land, would not complete a castle.
clans-no-CLA-R28 = { $taken ->
    [yes] An opponent’s token lies on { $square }: answer “{ clans-label-oust }” to replace it.
   *[no] No token lies on { $square }: there is nothing to replace.
}
clans-no-CLA-R29 = A token on { $square }, no-man’s-land, would not complete a castle.
clans-no-CLA-C8 = { $what ->
    [own] A token of your clan lies on { $square }.
   *[castle] A castle tile covers { $square }.
}
clans-no-CLA-C9 = You may pass only when all your cards show taken squares and you can complete nothing on no-man’s-land.
clans-no-CLA-C13 = An attack needs at least one Sword, and you have none.
clans-no-CLA-C14 = Against { clans-swords } exactly as many Shields are laid, or none.
clans-no-CLA-C25 = The square { $square } is taken.
clans-no-CLA-C35 = That castle is yours.
clans-no-CLA-C36 = Without the token on { $square } the castle would not be complete.

# The table in words.
clans-partner = Your partner is { NAME($seat) }.
clans-prizes = Open prizes: { NAME($castles) }.
clans-clan-has = { NAME($clan, case: "begin") }: { clans-points }, { $prizes ->
    [one] { $prizes } prize
   *[other] { $prizes } prizes
}; { $count ->
    [0] no tokens on the board
   *[other] tokens on { $squares }
}, { $left } left.
clans-castle-on = Castle { NAME($castle) } on { $squares }.
clans-seat = { WHO($seat) ->
    [you] You have
   *[other] { NAME($seat) } has
} { $hand ->
    [one] { $hand } card
   *[other] { $hand } cards
} in hand and { $wizards ->
    [0] no open Wizard
    [one] { $wizards } open Wizard
   *[other] { $wizards } open Wizards
}.
clans-piles = Draw pile: { $left }; used cards: { $used }.
clans-hand = Your hand: { NAME($cards) }.

# The score.
clans-score = { $castle }: { clans-points }

# Settings of a table.
clans-set-teams = { $value ->
    [yes] All play in teams of two.
   *[six] Two to four play each for themselves, six in teams of two.
}
clans-set-wizard = { $value ->
    [extra] Wizards may be played before the action of the turn, in addition to it.
   *[turn] Playing a Wizard is the action of the turn.
}
clans-set-wizards-return = { $value ->
    [no] A used Wizard leaves the game.
   *[yes] Used Wizards are shuffled into the new draw pile.
}
clans-set-starting-seat = { $value ->
    [random] Chance decides who begins.
   *[other] Seat { $n } begins.
}

# What to type.
clans-label-wizard = W
clans-label-from = from { $square }
clans-label-magic = W { $square }
clans-label-oust = W { $square } x
clans-label-attack = attack { $square } with { $n ->
    [one] { $n } sword
   *[other] { $n } swords
}
# Numbers alone, so that the options are not numbered a second time: who wants two Shields types 2, who adds two Swords +2.
clans-label-add = { $n ->
    [0] 0
   *[other] +{ $n }
}
clans-label-shields = { $n ->
    [0] none
   *[other] { $n }
}
clans-label-open = open
clans-label-pass = pass
clans-label-enough = enough
clans-label-claim = claim { $castle } { $squares }
clans-legend-goal = Conquer squares with cards: when your tokens have the shape of an open prize, a castle of yours takes their place, and the prize is yours. Castles can be attacked with Swords and defended with Shields. The game ends when a clan has four prizes; most points win.
clans-legend-board = The board is a cross: columns a to l, rows 1 to 12 from the top, without a block of three by three squares at each corner. No-man’s-land: { $grey }. A card is called after its square. A castle is called after the letter that its shape looks like and its number of squares (L4); it stands on its first square, the leftmost of its top row, and an attack names that square.
clans-legend-answers = Answers: d4 conquers a square with its card, W f6 with a Wizard, W f6 x with a Wizard that replaces an opponent’s token; also: attack h7 with 2 swords, pass.
