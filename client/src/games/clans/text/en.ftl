# At the table.
clans-ui-board = The board
clans-ui-print = { $shape ->
    [circle] circle { $number }
    [square] square { $number }
    [triangle] triangle { $number }
    [diamond] diamond { $number }
    [star] star { $number }
    [crescent] crescent { $number }
    [cross] cross { $number }
    [hexagon] hexagon { $number }
   *[none] no-man’s-land
}
clans-ui-square = { $square }: { NAME($print) }{ $lies ->
    [token] , { $whose ->
        [own] your token
       *[other] token of { NAME($clan) }
    }
    [castle] , { $whose ->
        [own] under your castle { NAME($castle) }
       *[other] under the castle { NAME($castle) } of { NAME($clan) }
    }
   *[none] {""}
}
clans-ui-whose-castle = { $whose ->
    [own] your castle { NAME($castle) }
   *[other] castle { NAME($castle) } of { NAME($clan) }
}
clans-ui-castle = { clans-ui-whose-castle } on { $squares }. Units: { NAME($units) }
clans-ui-units-of = { NAME($clan) }: { $n }
clans-ui-step = { clans-swords } against it. { $step ->
    [arming] Choose the cards that you lay.
    [adding] The partner may add some.
   *[defending] { $whose ->
        [own] As many Shields repel the attack.
       *[other] Now { NAME($clan) } may repel the attack.
    }
}
clans-ui-prize = prize { NAME($castle) }
clans-ui-completes = completes { NAME($castle) }
clans-ui-ready = { $whose ->
    [own] Your tokens
   *[other] The tokens of { NAME($clan) }
} on { $squares } have the shape of the prize { NAME($castle) }: it is claimed with the next conquest.
clans-ui-card = { $square }: { NAME($print) }{ $sign ->
    [sword] , Sword
    [shield] , Shield
   *[none] {""}
}{ $chosen ->
    [yes] , chosen
   *[no] {""}
}
clans-ui-hand = Your hand
clans-ui-wizards = { $n ->
    [one] { $n } open Wizard
   *[other] { $n } open Wizards
}
clans-ui-draw = Draw pile: { $n }
clans-ui-used = Used cards: { $n }
clans-ui-bag = Prizes in the bag: { $n }
clans-ui-won = Prizes won
clans-ui-look = { WHO($seat) ->
    [you] you
   *[other] { NAME($seat) }
}: { $facts }. Show what everybody has
clans-ui-facts = points { $points }; prizes { $prizes } of { $needed }; tokens left { $tokens }; castles left { $castles }; cards in hand { $cards }; open Wizards { $wizards }{ $team ->
    [yes] ; partner { NAME($partner) }
   *[no] {""}
}
