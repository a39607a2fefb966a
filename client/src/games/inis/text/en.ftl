# At the table.
inis-ui-kind = { $kind ->
    [action] Action card
    [advantage] Advantage card
   *[tale] Epic Tale
}
inis-ui-season = Season
inis-ui-triskel = Triskel
inis-ui-hand = Your hand
inis-ui-no-cards = You hold no cards.
inis-ui-look = Look more closely
inis-ui-actions = Action cards in hand
inis-ui-advantages = Advantage cards in hand
inis-ui-tales = Epic Tales in hand
inis-ui-reserve = Clans in reserve
inis-ui-deeds = Deeds: each makes up for one that a condition lacks
inis-ui-brenn = Brenn
inis-ui-pretender = Pretender
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
inis-ui-clash = Clash: { NAME($place) }
inis-ui-pending = next: { NAME($places) }
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
