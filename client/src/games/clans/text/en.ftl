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

# What things are for.
clans-ui-for-conquest = { $taken ->
    [yes] { $square } is taken, so this card cannot conquer it. It still pays for no-man’s-land that completes a castle.
   *[no] Play it to put a token of yours on { $square }.
}
clans-ui-for-sign = { $sign ->
    [sword] Sword: lay it to attack a castle around which you have at least as many units as its owner.
    [shield] Shield: it repels one Sword when your castle is attacked.
   *[none] It shows neither a Sword nor a Shield.
}
clans-ui-sign = { $sign ->
    [sword] It shows a Sword.
    [shield] It shows a Shield.
   *[none] It shows no sign.
}
clans-ui-for-wizard = Puts a token on any square, even in place of an opponent’s token; on no-man’s-land only to complete a castle.
clans-ui-card-shows = { $sign ->
    [sword] Its card shows a Sword.
    [shield] Its card shows a Shield.
   *[none] Its card shows neither a Sword nor a Shield.
}
clans-ui-about-grey = Any card conquers no-man’s-land, but only with a token that completes a castle.
clans-ui-would-complete = A token of yours here completes the castle { NAME($castle) }.
clans-ui-conquered-last = { WHO($seat) ->
    [you] You conquered it last.
   *[other] { NAME($seat) } conquered it last.
}
clans-ui-played-last = { WHO($seat) ->
    [you] Your last card.
   *[other] The last card of { NAME($seat) }.
}
clans-ui-castle-units = Units around it: { NAME($units) }
clans-ui-about-castle = To attack it you need a Sword and at least as many units around it as its owner has. As many Shields repel the attack.
clans-ui-about-open-prize = Open to all: whoever has tokens in this shape, turned or mirrored, raises a castle there and takes the prize.
clans-ui-about-won-prize = Won by { NAME($clan) }. Who conquers the castle takes its prize.
clans-ui-about-draw = After each action the hand is filled up to five from it. When it is empty, the used cards are shuffled.
clans-ui-about-used = The cards that were played, laid or discarded.
clans-ui-about-bag = When a prize is won, the next one comes out of the bag.
clans-ui-figure = { $what ->
    [points] Points: { $n }
    [prizes] Prizes: { $n } of { $needed }
    [tokens] Tokens left: { $n }
    [castles] Castles left: { $n }
    [cards] Cards in hand: { $n }
   *[wizards] Open Wizards: { $n }
}
clans-ui-about-figure = { $what ->
    [points] A prize is worth as many points as its shape has squares. Most points win.
    [prizes] The fourth prize of a clan ends the game.
    [tokens] Without any, a token from the board moves to the conquered square.
    [castles] One stands on the board for each prize.
    [cards] The others do not see them.
   *[wizards] A Wizard puts a token on any square, even in place of an opponent’s token.
}
clans-ui-partner = Partner: { NAME($seat) }
clans-ui-about-partner = Partners share tokens, castles and prizes, but do not see each other’s cards.
clans-ui-ghosts = Castles that lack one token
clans-ui-about-ghosts = Shows on the land where one more token of yours would complete a castle. A plus marks the square.
clans-ui-last-turn = The last turn
clans-ui-prize-count = { $n ->
    [1] The first prize
    [2] The second prize
    [3] The third prize
   *[other] Prize { $n }
} of { $needed }.
clans-ui-near-end = { $last ->
    [yes] The fourth prize: the game is over. Most points win.
   *[no] One more prize ends the game.
}
clans-ui-legend-print = A square of the land. Its card bears the same sign and number.
clans-ui-legend-token = A clan’s token: its sign on its tartan.
clans-ui-legend-castle = A castle stands on the squares of its shape; the court shows the tartan of its clan, the gold seal its points.
clans-ui-legend-grey = No-man’s-land: conquered with any card, but only to complete a castle.
clans-ui-legend-prize = An open prize at a corner: lay your tokens in its shape, turned or mirrored.
clans-ui-legend-card = A card conquers the square that it shows.
clans-ui-legend-sword = Sword: attacks a castle.
clans-ui-legend-shield = Shield: repels a Sword.
clans-ui-legend-wizard = Wizard: puts a token on any square, even in place of an opponent’s token.
clans-ui-legend-lit = A bright square: a card of your hand conquers it. Its sign is the one on the card.
clans-ui-legend-last = Gold corners: done in the last turn. Corners in a clan’s colour: done in the turns before.
clans-ui-legend-ghost = A dashed shape: a castle of yours that lacks one token, where the plus is.
clans-ui-legend-draw = The draw pile. Beside it lie the used cards and the bag of prizes.
