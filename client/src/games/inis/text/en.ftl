# At the table.
inis-ui-kind = { $kind ->
    [action] Action card
    [advantage] Advantage card
   *[tale] Epic Tale
}
inis-ui-season = Season
inis-ui-triskel = Triskel
inis-ui-hand = Your hand
inis-ui-look = Look more closely
inis-ui-actions = Action cards in hand
inis-ui-advantages = Advantage cards in hand
inis-ui-tales = Epic Tales in hand
inis-ui-reserve = Clans in reserve
inis-ui-deeds = Deeds: each makes up for one that a condition lacks
inis-ui-passed = Passed
inis-ui-clans-led = clans of others in territories under this chieftain
inis-ui-sanctuaries = sanctuaries in territories with clans of this player
inis-ui-territories = territories with clans of this player
inis-ui-cauldron = On Dagda’s Cauldron: { $n ->
    [one] { $n } clan
   *[other] { $n } clans
}
inis-ui-known-cards = Cards that you know
inis-ui-hidden-cards = { $n ->
    [one] { $n } card, face down
   *[other] { $n } cards, face down
}
inis-ui-none = None
inis-ui-draft = Draft, step { $step } of { $steps }
inis-ui-draft-keep = You keep { $keep }, and pass on { $pass }:
inis-ui-draft-public = Everybody keeps { $keep } of the cards and passes on the others.
inis-ui-choice = On the table before you
inis-ui-fold = Cards in sight
inis-ui-kept = You keep it
inis-ui-goes-to = Goes to { $name }
inis-ui-stack = Cards being played
inis-ui-clash = Clash in the { NAME($place) }
inis-ui-pending = Next clash: { NAME($places) }
inis-ui-free-citadels = Free citadels: { $n }
inis-ui-clash-step = { $step ->
    [citadels] Clans may enter the citadels.
    [reaction] Triskel cards may answer.
    [card] A card is being played.
    [manoeuvre] { WHO($seat) ->
        [you] Your manoeuvre.
       *[other] { NAME($seat) } is to make a manoeuvre.
    }
    [withdrawal] { WHO($seat) ->
        [you] Your clans withdraw.
       *[other] Clans of { NAME($seat) } withdraw.
    }
    [toll] The Mountains demand a card or a clan.
    [cauldron] Clans come back from the Cauldron.
   *[other] The clash goes on.
}
inis-ui-due = { $due ->
    [either] An Action card or a clan is lost.
    [both] An Action card and a clan are lost.
    [clan] A clan is lost.
    [card] An Action card is lost.
   *[nothing] It has no effect.
}
inis-ui-instigator = instigator
inis-ui-exposed = exposed clans
inis-ui-sheltered = clans in citadels
inis-ui-fallen = { $n ->
    [one] { $n } clan removed
   *[other] { $n } clans removed
}
inis-ui-wants-peace = wants peace
inis-ui-is-asked = is asked about peace
inis-ui-attacked = is attacked
inis-ui-piles = Piles of cards
inis-ui-free-advantages = Free Advantage cards
inis-ui-used-advantages = Advantage cards used in this round
inis-ui-tale-discards = Epic Tales discarded
inis-ui-tales-left = In the deck of Epic Tales: { $n }
inis-ui-action-discards = Action cards discarded
inis-ui-aside = Action card set aside
inis-ui-map = The island. Drag it or press the arrow keys to move, + and − to zoom, 0 to see all of it.
inis-ui-nearer = Zoom in
inis-ui-farther = Zoom out
inis-ui-fit = See the whole island
inis-ui-common = For everybody
inis-ui-round = Round { $n }
inis-ui-tiles-left = { $n ->
    [one] { $n } territory
   *[other] { $n } territories
} left in the stack
inis-ui-left = { $piece ->
    [citadel] Citadels
    [sanctuary] Sanctuaries
   *[deed] Deeds
} left: { $n }
inis-ui-spot = Place { $n } of { $all } for the new territory, touching { NAME($near) }
inis-ui-last-card = Played last: { $name }
inis-ui-click-for-cards = Click to see the cards you know.
inis-ui-clans-here = { WHO($seat) ->
    [you] You: { $n ->
        [one] { $n } clan
       *[other] { $n } clans
    }
   *[other] { NAME($seat) }: { $n ->
        [one] { $n } clan
       *[other] { $n } clans
    }
}
inis-ui-no-clans = No clans
inis-ui-piece = { $piece ->
    [capital] The capital: its chieftain becomes the Brenn. It shelters a clan, as a citadel does.
    [citadel] { $n ->
        [one] { $n } citadel: in a clash it shelters { $n } clan
       *[other] { $n } citadels: in a clash they shelter { $n } clans
    }
    [sanctuary] { $n ->
        [one] { $n } sanctuary: it counts for everybody who is here
       *[other] { $n } sanctuaries: they count for everybody who is here
    }
   *[festival] The Festival: whoever starts a clash here loses a clan first.
}
inis-ui-chieftain = { WHO($seat) ->
    [you] You are the chieftain here.
   *[other] { NAME($seat) } is the chieftain here.
}
inis-ui-no-chieftain = Nobody is the chieftain here.
inis-ui-beside = Neighbours: { NAME($near) }.
inis-ui-card-is = { $where ->
    [face-up] Its Advantage card is free.
    [face-down] Its Advantage card has been used in this round.
   *[held] { WHO($seat) ->
        [you] You hold its Advantage card.
       *[other] { NAME($seat) } holds its Advantage card.
    }
}
inis-ui-cost = { $cost ->
    [festival] The Festival is here: this clash first costs you a clan.
   *[mountains] Moving into the Mountains costs you an Action card or a clan.
}
inis-ui-manoeuvres = What you can do in the clash
inis-ui-attack = Attack { $name }
inis-ui-withdraw = Withdraw
inis-ui-peace = { $others ->
    [0] End the clash
   *[other] Propose peace
}
inis-ui-or-card = Or play one of the lit cards of your hand.
inis-tip-round = An Assembly, in which cards are drafted, and a Season, in which they are played.
inis-tip-crows = The Flock of Crows: in this direction the turns go round and cards are passed on.
inis-tip-brenn = The Brenn is chieftain of the capital’s territory, opens the Season, and wins if Pretenders are level.
inis-tip-tiles = The island grows out of this stack, by Exploration.
inis-tip-citadel = A citadel shelters one clan in a clash: it cannot be attacked.
inis-tip-sanctuary = A sanctuary counts for every player who has a clan there: six of them are a condition of victory.
inis-tip-capital = The capital: whoever is chieftain of its territory becomes the Brenn. It shelters a clan, as a citadel does.
inis-tip-festival = The Festival: whoever starts a clash in its territory loses a clan there first. It ends with the Season.
inis-tip-deed = A Deed makes up for one clan, sanctuary or territory that a condition of victory lacks.
inis-tip-pretender = A Pretender claims to be High King: who meets more conditions than every other Pretender when the Assembly meets, wins.
inis-tip-passed = Has passed. When all pass one after another, the Season is over.
inis-tip-piles = The cards in nobody’s hand: free Advantage cards, discarded cards, the deck of Epic Tales.
inis-tip-season = Season: the card can be played as a turn.
inis-tip-triskel = Triskel: the card can be played when what it names happens.
inis-tip-exposed = They can be attacked.
inis-tip-sheltered = They cannot be attacked, and come out when the clash is over.
inis-tip-clash-cards = Who is attacked may discard one instead of losing a clan.
inis-tip-instigator = The instigator makes the first manoeuvre and may not use the citadels.
inis-legend-clans = A figure and a number: so many clans of that player. A halo means that they can be chosen.
inis-legend-chieftain = The chieftain: the player with the most clans there. The border has the same colour.
inis-legend-free = The territory’s Advantage card is free: its chieftain takes it in the next Assembly.
inis-legend-held = The player of this colour holds the territory’s Advantage card.
inis-legend-used = The territory’s Advantage card has been used in this round.
inis-ui-clash-over = The clash in the { NAME($place) } is over
