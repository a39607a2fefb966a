# Land of Clans in English.

# Names.
clans-title = Land of Clans
clans-card = { $card }{ $mark ->
    [sword] {" "}(Sword)
    [shield] {" "}(Shield)
   *[none] {""}
}
clans-wizard = Wizard
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
   *[other] , completing { NAME($castles) }
}

# What happens.
clans-starts = { WHO($seat) ->
    [you] You begin.
   *[other] { NAME($seat) } begins.
}
clans-prize-laid = Open prize: { NAME($castle) }.
clans-drew = { WHO($seat) ->
    [you] You draw { NAME($card) }.
   *[other] { NAME($seat) } draws { NAME($card) }.
}
clans-shuffled = The draw pile is empty: the { $n ->
    [one] { $n } used card becomes
   *[other] { $n } used cards, shuffled, become
} the new one.
clans-conquered-land = { WHO($seat) ->
    [you] You conquer { $square }.
   *[other] { NAME($seat) } conquers { $square }.
}
clans-played = { WHO($seat) ->
    [you] You play { NAME($card) } and conquer { $square }, no-man’s-land.
   *[other] { NAME($seat) } plays { NAME($card) } and conquers { $square }, no-man’s-land.
}
clans-cast = { WHO($seat) ->
    [you] You play a Wizard and conquer { $square }.
   *[other] { NAME($seat) } plays a Wizard and conquers { $square }.
}
clans-ousted = { WHO($other) ->
    [you] Your token on { $square } comes back to you.
   *[other] { NAME($other) }’s token on { $square } goes back.
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
    [you] You discard { NAME($card) }.
   *[other] { NAME($seat) } discards { NAME($card) }.
}
clans-passed = { WHO($seat) ->
    [you] You pass.
   *[other] { NAME($seat) } passes.
}
clans-end-fourth-prize = The game is over: somebody has a fourth prize.
clans-end-stall = The game is over: everybody has passed twice in succession.

# What is asked.
clans-ask-turn = Your turn: conquer a square, or attack a castle.
clans-ask-pay = With which card do you conquer { $square }?
clans-ask-wizard = Which Wizard conquers { $square }: the open one or the one in your hand?
clans-ask-sword = Which card with a Sword do you lay?
clans-ask-discard = Which cards do you discard? They are shown when you have chosen.
clans-ask-move = All your tokens are on the board: which one moves to { $square }?
clans-ask-claim = Which castle do you claim?
clans-ask-add-swords = { NAME($seat) } attacks the castle { NAME($castle) } on { $square } with { clans-swords }. How many do you add?
clans-ask-defend = { NAME($seat) } attacks your castle { NAME($castle) } on { $square } with { clans-swords }. Do you repel it?
clans-ask-pledge = { NAME($seat) } attacks your castle { NAME($castle) } on { $square } with { clans-swords }. How many Shields do you pledge? Your partner pledges at the same time.
clans-ask-shield = Which card with a Shield do you lay?

# What can be answered.
clans-conquer = conquer { NAME($card) }{ NAME($completes) }
clans-grey = conquer { $square }, no-man’s-land, with any card{ NAME($completes) }
clans-magic = conquer { $square } with a Wizard{ NAME($completes) }
clans-oust = conquer { $square } with a Wizard; the token of { NAME($clan) } goes back{ NAME($completes) }
clans-attack = attack the castle { NAME($castle) } of { NAME($clan) } on { $square } with { clans-swords }: { $ours ->
    [one] { $ours } unit
   *[other] { $ours } units
} against { $theirs }
clans-pass = pass: discard any cards and fill up your hand
clans-pay = with { NAME($card) }
clans-wizard-from = the Wizard in your hand
clans-open = the Wizard that lies open before you
clans-lay = lay { NAME($card) }
clans-discard = discard { NAME($card) }
clans-enough = that is all
clans-move = move the token from { $square }
clans-claim = claim { NAME($castle) } on { $squares }
clans-add = { $n ->
    [0] add no Sword
   *[other] add { clans-swords }
}
clans-shields = { $n ->
    [0] lay no Shield
   *[other] lay { clans-shields-count }
}

# What is refused.
clans-no-CLA-R16 = You have { $ours ->
    [one] { $ours } unit
   *[other] { $ours } units
} around it, its owner { $theirs }: you need at least as many.
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
    [yes] An opponent’s token lies on { $square }: say that the Wizard replaces it.
   *[no] No token lies on { $square }: there is nothing to replace.
}
clans-no-CLA-R29 = A token on { $square }, no-man’s-land, would not complete a castle.
clans-no-CLA-C8 = { $what ->
    [own] A token of your own lies on { $square }.
   *[castle] A castle tile covers { $square }.
}
clans-no-CLA-C9 = You may pass only when no card of yours can conquer a square.
clans-no-CLA-C13 = An attack needs at least one Sword, and you have none.
clans-no-CLA-C14 = Against { clans-swords } exactly as many Shields are laid, or none.
clans-no-CLA-C25 = The square { $square } is taken.
clans-no-CLA-C35 = That castle is yours.
clans-no-CLA-C36 = Without the token on { $square } no castle would be complete.

# The table in words.
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

# Settings of a table.
clans-set-teams = { $value ->
    [yes] Teams of two.
   *[six] Each for itself; only six play in teams of two.
}
clans-set-wizard = { $value ->
    [extra] Wizards are played besides the action of the turn.
   *[turn] A Wizard is the card of the turn.
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
clans-label-add = add { $n ->
    [one] { $n } sword
   *[other] { $n } swords
}
clans-label-shields = { $n ->
    [one] { $n } shield
   *[other] { $n } shields
}
clans-label-open = open
clans-label-pass = pass
clans-label-enough = enough
clans-label-claim = claim { $castle } { $squares }
clans-legend-goal = Most points win when somebody has four prizes. Conquer squares with cards until your tokens have the shape of an open prize: then a castle of yours stands there. Castles can be attacked with Swords and defended with Shields.
clans-legend-board = The board is a cross: columns a to l, rows 1 to 12 from the top, without the corners of three by three squares. No-man’s-land: { $grey }. A card is called after its square. A castle is called after the letter that its shape looks like and its number of squares; it stands on its first square.
clans-legend-answers = Answers: a square (d4), W f6 for a Wizard, W f6 x to replace an opponent’s token, attack e5 with 2 swords, pass.
