# Inis in English.

inis-card = { $card ->
    [bard] Bard
    [citadel] Citadel
    [conquest] Conquest
    [craftsmen] Craftsmen & Peasants
    [druid] Druid
    [emissaries] Emissaries
    [exploration] Exploration
    [festival] Festival
    [geis] Geis
    [master-craftsman] Master Craftsman
    [migration] Migration
    [new-alliance] New Alliance
    [new-clans] New Clans
    [raid] Raid
    [sanctuary] Sanctuary
    [scouts] Scouts & Spies
    [warlord] Warlord
    [cove-card] Cove
    [forest-card] Forest
    [gates-card] Gates of Tír na nÓg
    [highlands-card] Highlands
    [hills-card] Hills
    [iron-mine-card] Iron Mine
    [lost-vale-card] Lost Vale
    [meadows-card] Meadows
    [misty-lands-card] Misty Lands
    [moor-card] Moor
    [mountains-card] Mountains
    [plains-card] Plains
    [salt-mine-card] Salt Mine
    [stone-circle-card] Stone Circle
    [swamp-card] Swamp
    [valley-card] Valley
    [balors-eye] Balor’s Eye
    [battle-frenzy] Battle Frenzy
    [moytura] The Battle of Moytura
    [breas] Breas’ Tyranny
    [cathbad] Cathbad’s Word
    [champions-share] The Champion’s Share
    [children-of-dana] Children of Dana
    [dagda] The Dagda
    [cauldron] Dagda’s Cauldron
    [club] The Dagda’s Club
    [harp] Dagda’s Harp
    [deirdre] Deirdre’s Beauty
    [diarmuid] Diarmuid and Grainne
    [eriu] Eriu
    [fianna] The Fianna
    [kernunos] Kernunos’ Sanctuary
    [lug] Lug Samildanach
    [spear] Lug’s Spear
    [maeve] Maeve’s Wealth
    [horses] Manannan’s Horses
    [morrigan] The Morrigan
    [nuada] Nuada Silverhand
    [oengus] Oengus’s Ploy
    [ogma] Ogma’s Eloquence
    [other-world] The Other World
    [stone-of-fal] The Stone of Fal
    [streng] Streng’s Resolve
    [tailtu] Tailtu’s Land
    [cuchulain] Tale of Cuchulain
   *[tuan] Tuan’s Memory
}
inis-territory = { $territory ->
    [cove] Cove
    [forest] Forest
    [gates] Gates of Tír na nÓg
    [highlands] Highlands
    [hills] Hills
    [iron-mine] Iron Mine
    [lost-vale] Lost Vale
    [meadows] Meadows
    [misty-lands] Misty Lands
    [moor] Moor
    [mountains] Mountains
    [plains] Plains
    [salt-mine] Salt Mine
    [stone-circle] Stone Circle
    [swamp] Swamp
   *[valley] Valley
}
inis-label-card = { $card ->
    [bard] bard
    [citadel] citadel
    [conquest] conquest
    [craftsmen] craftsmen
    [druid] druid
    [emissaries] emissaries
    [exploration] exploration
    [festival] festival
    [geis] geis
    [master-craftsman] master-craftsman
    [migration] migration
    [new-alliance] new-alliance
    [new-clans] new-clans
    [raid] raid
    [sanctuary] sanctuary
    [scouts] scouts
    [warlord] warlord
    [cove-card] cove-card
    [forest-card] forest-card
    [gates-card] gates-card
    [highlands-card] highlands-card
    [hills-card] hills-card
    [iron-mine-card] iron-mine-card
    [lost-vale-card] lost-vale-card
    [meadows-card] meadows-card
    [misty-lands-card] misty-lands-card
    [moor-card] moor-card
    [mountains-card] mountains-card
    [plains-card] plains-card
    [salt-mine-card] salt-mine-card
    [stone-circle-card] stone-circle-card
    [swamp-card] swamp-card
    [valley-card] valley-card
    [balors-eye] balors-eye
    [battle-frenzy] battle-frenzy
    [moytura] moytura
    [breas] breas
    [cathbad] cathbad
    [champions-share] champions-share
    [children-of-dana] children-of-dana
    [dagda] dagda
    [cauldron] cauldron
    [club] club
    [harp] harp
    [deirdre] deirdre
    [diarmuid] diarmuid
    [eriu] eriu
    [fianna] fianna
    [kernunos] kernunos
    [lug] lug
    [spear] spear
    [maeve] maeve
    [horses] horses
    [morrigan] morrigan
    [nuada] nuada
    [oengus] oengus
    [ogma] ogma
    [other-world] other-world
    [stone-of-fal] stone-of-fal
    [streng] streng
    [tailtu] tailtu
    [cuchulain] cuchulain
   *[tuan] tuan
}
inis-label-territory = { $territory ->
    [cove] cove
    [forest] forest
    [gates] gates
    [highlands] highlands
    [hills] hills
    [iron-mine] iron-mine
    [lost-vale] lost-vale
    [meadows] meadows
    [misty-lands] misty-lands
    [moor] moor
    [mountains] mountains
    [plains] plains
    [salt-mine] salt-mine
    [stone-circle] stone-circle
    [swamp] swamp
   *[valley] valley
}

# What to type.
inis-label-seat = p{ $n }
inis-label-spot = { inis-label-territory }@{ $way }
inis-label-pass = pass
inis-label-pretender = pretender
inis-label-peace = peace
inis-label-war = war
inis-label-withdraw = withdraw
inis-label-clan = clan
inis-label-card-rather = card
inis-label-yes = yes
inis-label-no-thanks = no
inis-label-enough = enough
inis-label-shelter = shelter
inis-label-stay = stay
inis-label-place = place
inis-label-look = look

# Names.
inis-title = Inis
inis-some-card = a card
inis-player = { WHO($seat) ->
    [you] you
   *[other] { NAME($seat) }
}
inis-points = { $n ->
    [one] { $n } condition met
   *[other] { $n } conditions met
}
inis-clans = { $n ->
    [0] none
    [one] { $n } clan
   *[other] { $n } clans
}
inis-clans-of = { WHO($seat) ->
    [you] { $n } of yours
   *[other] { $n } of { NAME($seat) }
}
inis-contents = { $count ->
    [0] no clans
   *[other] { NAME($clans) }
}{ $capital ->
    [yes] ; the capital
   *[no] {""}
}{ $citadels ->
    [0] {""}
    [one] ; { $citadels } citadel
   *[other] ; { $citadels } citadels
}{ $sanctuaries ->
    [0] {""}
    [one] ; { $sanctuaries } sanctuary
   *[other] ; { $sanctuaries } sanctuaries
}{ $feast ->
    [yes] ; the Festival
   *[no] {""}
}
inis-side = { WHO($seat) ->
    [you] you
   *[other] { NAME($seat) }
}: { $exposed } exposed{ $sheltered ->
    [0] {""}
   *[other] {" "}and { $sheltered } sheltered
}
inis-conditions = { $clans }/6 clans led, { $sanctuaries }/6 sanctuaries, { $territories }/6 territories{ $deeds ->
    [0] {""}
    [one] , { $deeds } Deed
   *[other] , { $deeds } Deeds
}: { $met ->
    [0] no condition met
    [one] { $met } condition met
   *[other] { $met } conditions met
}

# What happens.
inis-brenn = { WHO($seat) ->
    [you] You are the Brenn.
   *[other] { NAME($seat) } is the Brenn.
}
inis-tile = A new territory joins the island: the { NAME($place) }.
inis-capital = { WHO($seat) ->
    [you] You build the capital in the { NAME($place) }.
   *[other] { NAME($seat) } builds the capital in the { NAME($place) }.
}
inis-crows = The crows fly { $side ->
    [clockwise] clockwise.
   *[counter] counter-clockwise.
}
inis-round = Round { $n }: the Assembly meets.
inis-no-winner = { $n ->
    [1] Several Pretenders meet equally many conditions, and the Brenn is not among them: nobody wins.
   *[other] No Pretender meets a condition any more: nobody wins.
}
inis-took-advantage = { WHO($seat) ->
    [you] You take the Advantage card of the { NAME($card) }.
   *[other] { NAME($seat) } takes the Advantage card of the { NAME($card) }.
}
inis-free-advantage = The Advantage card of the { NAME($card) } lies face up.
inis-set-aside = { $by ->
    [nobody] An Action card is set aside.
   *[seat] { WHO($seat) ->
        [you] You set { NAME($card) } aside.
       *[other] { NAME($seat) } sets { NAME($card) } aside.
    }
}
inis-dealt = You are dealt { NAME($card) }.
inis-passed-on = { WHO($seat) ->
    [you] You pass { NAME($card) } on to { NAME($other) }.
   *[other] { NAME($seat) } passes { NAME($card) } on to { WHO($other) ->
        [you] you.
       *[other] { NAME($other) }.
    }
}
inis-season = The Season begins. { WHO($seat) ->
    [you] You open it.
   *[other] { NAME($seat) } opens it.
}
inis-passed = { WHO($seat) ->
    [you] You pass.
   *[other] { NAME($seat) } passes.
}
inis-claimed = { WHO($seat) ->
    [you] You take a Pretender token!
   *[other] { NAME($seat) } takes a Pretender token!
}
inis-no-clans = { WHO($seat) ->
    [you] You have no clans on the map{ $n ->
        [0] {""}
       *[other] {" "}and give back a Deed
    }: place two.
   *[other] { NAME($seat) } has no clans on the map{ $n ->
        [0] {""}
       *[other] {" "}and gives back a Deed
    }.
}
inis-played = { WHO($seat) ->
    [you] You play
   *[other] { NAME($seat) } plays
} { NAME($card) }{ $how ->
    [season] .
    [manoeuvre] {" "}as a manoeuvre.
   *[triskel] {" "}in answer.
}
inis-cancelled = { NAME($card) } has no effect.
inis-no-effect = { NAME($card) }: nothing happens.
inis-no-tales-left = There is no Epic Tale left to draw.
inis-discarded = { $by ->
    [nobody] { NAME($card) } is discarded.
   *[seat] { WHO($seat) ->
        [you] You discard { NAME($card) }.
       *[other] { NAME($seat) } discards { NAME($card) }.
    }
}
inis-took-aside = { WHO($seat) ->
    [you] You take the card that was set aside: { NAME($card) }.
   *[other] { NAME($seat) } takes the card that was set aside.
}
inis-took-discard = { WHO($seat) ->
    [you] You take { NAME($card) } from the discards.
   *[other] { NAME($seat) } takes a card from the discards.
}
inis-took-back = { WHO($seat) ->
    [you] You take { NAME($card) } into your hand.
   *[other] { NAME($seat) } takes { NAME($card) }.
}
inis-gave = { WHO($seat) ->
    [you] You give { NAME($card) } to { NAME($other) }.
   *[other] { NAME($seat) } gives { NAME($card) } to { WHO($other) ->
        [you] you.
       *[other] { NAME($other) }.
    }
}
inis-took-at-random = { WHO($seat) ->
    [you] You take { NAME($card) } from { NAME($other) } at random.
   *[other] { NAME($seat) } takes { NAME($card) } from { WHO($other) ->
        [you] you
       *[other] { NAME($other) }
    } at random.
}
inis-drew = { WHO($seat) ->
    [you] You draw { NAME($card) }.
   *[other] { NAME($seat) } draws an Epic Tale.
}
inis-kept = You keep { NAME($card) }.
inis-shuffled = { $n ->
    [one] { $n } discarded Epic Tale is shuffled
   *[other] { $n } discarded Epic Tales are shuffled
} into the deck.
inis-placed = { WHO($seat) ->
    [you] You place
   *[other] { NAME($seat) } places
} { $n ->
    [one] { $n } clan
   *[other] { $n } clans
} in the { NAME($place) }.
inis-moved = { $n ->
    [one] { $n } clan
   *[other] { $n } clans
} of { WHO($seat) ->
    [you] yours
   *[other] { NAME($seat) }
} { $n ->
    [one] goes
   *[other] go
} from the { NAME($source) } to the { NAME($place) }.
inis-removed = { WHO($seat) ->
    [you] You lose a clan
   *[other] { NAME($seat) } loses a clan
} in the { NAME($place) } { $cause ->
    [card] ({ NAME($card) }).
    [attack] { WHO($other) ->
        [you] (your Attack).
       *[other] (attacked by { NAME($other) }).
    }
   *[territory] (the territory demands it).
}
inis-saved = { WHO($seat) ->
    [you] Your clan in the { NAME($place) } is saved.
   *[other] The clan of { NAME($seat) } in the { NAME($place) } is saved.
}
inis-replaced = { WHO($seat) ->
    [you] You win over a clan of { NAME($other) } in the { NAME($place) }.
   *[other] { NAME($seat) } wins over a clan of { WHO($other) ->
        [you] yours
       *[other] { NAME($other) }
    } in the { NAME($place) }.
}
inis-put-back = { WHO($seat) ->
    [you] Your clan flees to the { NAME($place) }.
   *[other] The clan of { NAME($seat) } flees to the { NAME($place) }.
}
inis-citadel = { WHO($seat) ->
    [you] You build a citadel in the { NAME($place) }.
   *[other] { NAME($seat) } builds a citadel in the { NAME($place) }.
}
inis-sanctuary = { $by ->
    [nobody] A sanctuary stands in the { NAME($place) } already.
   *[seat] { WHO($seat) ->
        [you] You build a sanctuary in the { NAME($place) }.
       *[other] { NAME($seat) } builds a sanctuary in the { NAME($place) }.
    }
}
inis-feast = { WHO($seat) ->
    [you] You celebrate the Festival in the { NAME($place) }.
   *[other] { NAME($seat) } celebrates the Festival in the { NAME($place) }.
}
inis-deed = { WHO($seat) ->
    [you] You gain a Deed.
   *[other] { NAME($seat) } gains a Deed.
}
inis-saw-actions = { WHO($seat) ->
    [you] You look at the Action cards of { NAME($other) }.
   *[other] { NAME($seat) } looks at { WHO($other) ->
        [you] your Action cards.
       *[other] the Action cards of { NAME($other) }.
    }
}
inis-saw-tales = { WHO($seat) ->
    [you] You look at the Epic Tales of { NAME($other) }.
   *[other] { NAME($seat) } looks at { WHO($other) ->
        [you] your Epic Tales.
       *[other] the Epic Tales of { NAME($other) }.
    }
}
inis-saw-discards = { WHO($seat) ->
    [you] You look through the discarded Action cards.
   *[other] { NAME($seat) } looks through the discarded Action cards.
}
inis-revealed = { WHO($seat) ->
    [you] You reveal { NAME($card) }.
   *[other] { NAME($seat) } reveals { NAME($card) }.
}
inis-picked = { WHO($seat) ->
    [you] You choose { NAME($card) }.
   *[other] { NAME($seat) } chooses { NAME($card) }.
}
inis-tiles-drawn = { WHO($seat) ->
    [you] You draw
   *[other] { NAME($seat) } draws
} { $n ->
    [one] { $n } territory
   *[other] { $n } territories
} from the stack.
inis-tile-under = { WHO($seat) ->
    [you] You put a territory under the stack.
   *[other] { NAME($seat) } puts a territory under the stack.
}
inis-clash = A clash begins in the { NAME($place) }. { WHO($seat) ->
    [you] You are the instigator.
   *[other] { NAME($seat) } is the instigator.
}
inis-shelters = { WHO($seat) ->
    [you] A clan of yours enters a citadel.
   *[other] A clan of { NAME($seat) } enters a citadel.
}
inis-not-sheltered = { WHO($seat) ->
    [you] You seek no shelter.
   *[other] { NAME($seat) } seeks no shelter.
}
inis-cleared = All clans leave the citadels of the { NAME($place) }.
inis-instigates = { WHO($seat) ->
    [you] You are the instigator now.
   *[other] { NAME($seat) } is the instigator now.
}
inis-silence = No triskel cards in this clash!
inis-proposed = { WHO($seat) ->
    [you] You propose peace.
   *[other] { NAME($seat) } proposes peace.
}
inis-ends-clash = { WHO($seat) ->
    [you] You are alone with exposed clans and end the clash.
   *[other] { NAME($seat) } is alone with exposed clans and ends the clash.
}
inis-agreed = { WHO($seat) ->
    [you] You agree.
   *[other] { NAME($seat) } agrees.
}
inis-refused = { WHO($seat) ->
    [you] You refuse: the clash goes on.
   *[other] { NAME($seat) } refuses: the clash goes on.
}
inis-attacks = { WHO($seat) ->
    [you] You attack { NAME($other) }.
   *[other] { NAME($seat) } attacks { WHO($other) ->
        [you] you.
       *[other] { NAME($other) }.
    }
}
inis-parried = { WHO($seat) ->
    [you] You ignore the Attack.
   *[other] { NAME($seat) } ignores the Attack.
}
inis-withdrew = { WHO($seat) ->
    [you] You withdraw.
   *[other] { NAME($seat) } withdraws.
}
inis-next = { WHO($seat) ->
    [you] You make the next manoeuvre.
   *[other] { NAME($seat) } makes the next manoeuvre.
}
inis-came-back = { WHO($seat) ->
    [you] From the Cauldron { $n ->
        [0] none of your clans comes back.
        [one] { $n } of your clans comes back to the { NAME($place) }.
       *[other] { $n } of your clans come back to the { NAME($place) }.
    }
   *[other] From the Cauldron { $n ->
        [0] no clan of { NAME($seat) } comes back.
        [one] { $n } clan of { NAME($seat) } comes back to the { NAME($place) }.
       *[other] { $n } clans of { NAME($seat) } come back to the { NAME($place) }.
    }
}
inis-clash-over = The clash in the { NAME($place) } is over.
inis-takes-turn = { WHO($seat) ->
    [you] You take the next turn.
   *[other] { NAME($seat) } takes the next turn.
}
inis-season-over = The Season is over.

# What is said when a card is declared.
inis-chose-where = { NAME($card) }: in the { NAME($what) }.
inis-chose-from = { NAME($card) }: from the { NAME($what) }.
inis-chose-to = { NAME($card) }: to the { NAME($what) }.
inis-chose-how-many = { NAME($card) }, the { NAME($place) }: { inis-clans }.
inis-chose-whom = { WHO($seat) ->
    [you] You choose { NAME($what) } ({ NAME($card) }).
   *[other] { NAME($seat) } chooses { NAME($what) } ({ NAME($card) }).
}
inis-chose-whose = { NAME($card) }: a clan of { NAME($what) }.
inis-chose-place-or-whose = { NAME($card) }: { $word ->
    [place] a clan is placed.
   *[other] a clan of { NAME($what) }.
}
inis-chose-turn-crows = { NAME($card) }: { $word ->
    [yes] the crows are turned over.
   *[no] the crows stay as they are.
}
inis-chose-start-clash = { NAME($card) }: { $word ->
    [no] no clash.
   *[other] a clash in the { NAME($what) }.
}
inis-chose-who-instigates = { NAME($card) }: the instigator is { NAME($what) }.
inis-chose-clan-or-card = { NAME($card) }: { $word ->
    [clan] a clan must go.
   *[card] an Action card must go.
}
inis-chose-who-is-next = { NAME($card) }: the next manoeuvre is made by { NAME($what) }.

# What is asked.
inis-ask-capital = You are the Brenn. Where do you build the capital?
inis-ask-settle = { $anew ->
    [yes] You have no clans on the map. Where do you place one?
   *[no] Where do you place a clan?
}
inis-ask-choose-aside = Cathbad’s Word: which Action card is set aside?
inis-ask-keep = { $more ->
    [yes] Which card do you keep besides?
   *[no] { $n ->
        [one] Which card do you keep? The others are passed on.
       *[other] Which card do you keep first? You keep { $n }, the others are passed on.
    }
}
inis-ask-pass-on = Which card do you pass on?
inis-ask-set-aside = Which Action card do you set aside?
inis-ask-look-first = { $when ->
    [citadel] Citadel is about to take the Moor from you. Do you play it first?
   *[draft] Before the draft: do you play the Moor?
}
inis-ask-turn = { $must ->
    [yes] You open the Season. Which Season card do you play?
    [pretend] Your turn: play a Season card, pass, or take a Pretender token?
   *[no] Your turn: play a Season card, or pass?
}
inis-ask-where = { NAME($card) }: where?
inis-ask-from = { NAME($card) }: from where?
inis-ask-to = { NAME($card) }: to where?
inis-ask-how-many = { NAME($card) }: how many clans? (the { NAME($place) })
inis-ask-withdraw = How many clans withdraw to the { NAME($place) }?
inis-ask-sheltered = { NAME($card) }: how many of them come out of the citadels?
inis-ask-whom = { NAME($card) }: which player?
inis-ask-whose = { NAME($card) }: whose clan?
inis-ask-place-or-whose = { NAME($card) }: place a clan of your own, or whose clan?
inis-ask-turn-crows = { NAME($card) }: do you turn the crows over?
inis-ask-start-clash = { NAME($card) }: where do you start a clash, if anywhere?
inis-ask-who-instigates = { NAME($card) }: who is the instigator?
inis-ask-clan-or-card = { NAME($card) }: a clan or an Action card?
inis-ask-take = { NAME($card) }: which card do you take?
inis-ask-discard = { NAME($card) }: which card do you discard?
inis-ask-give = Which Action card do you give to { NAME($seat) }?
inis-ask-which-spot = { NAME($card) }: where is the new territory laid?
inis-ask-which-tile = { NAME($card) }: which territory do you lay?
inis-ask-under = { NAME($card) }: which territory goes under the stack first?
inis-ask-may-move = { NAME($card) }: from where do you move clans, if at all?
inis-ask-keep-tale = Which Epic Tale do you keep?
inis-ask-which-clash = Which clash is settled next?
inis-ask-take-shelter = { NAME($place) }: does a clan of yours enter a citadel?
inis-ask-manoeuvre = { NAME($place) }: your manoeuvre{ $peace ->
    [yes] , or peace?
    [alone] , or do you end the clash?
   *[no] ?
}
inis-ask-agree = { NAME($seat) } proposes peace. Do you agree?
inis-ask-pay = { NAME($seat) } attacks you: { $due ->
    [either] discard an Action card or lose a clan?
    [both] which Action card do you discard? You lose a clan too.
   *[card] which Action card do you discard?
}
inis-ask-toll = { NAME($place) }: discard an Action card or lose a clan?
inis-ask-come-back = How many clans come back from the Cauldron? ({ NAME($place) })
inis-ask-who-is-next = { NAME($card) }: who makes the next manoeuvre?

# When one may react.
inis-react-assembly = The Assembly begins. Do you play a triskel card?
inis-react-declared = { WHO($seat) ->
    [you] You play { NAME($card) }. Do you cancel it?
   *[other] { NAME($seat) } plays { NAME($card) }. Do you cancel it?
}
inis-react-following = { WHO($seat) ->
    [you] You have played { NAME($card) }. Do you play a triskel card?
   *[other] { NAME($seat) } has played { NAME($card) }. Do you answer?
}
inis-react-drawn = You have drawn Epic Tales. Do you draw one more?
inis-react-mountains = Clans enter the Mountains. Do you ignore what they demand?
inis-react-clash = A clash begins in the { NAME($place) }. Do you play a triskel card?
inis-react-citadels = The Citadels step in the { NAME($place) } is over. Do you play a triskel card?
inis-react-settling = The clash in the { NAME($place) } is about to be settled. Do you play a triskel card?
inis-react-attack = { WHO($seat) ->
    [you] You attack { NAME($other) }. Do you play a triskel card?
   *[other] { NAME($seat) } attacks { WHO($other) ->
        [you] you. Do you play a triskel card?
       *[other] { NAME($other) }. Do you play a triskel card?
    }
}
inis-react-removing = You are about to lose a clan in the { NAME($place) } { $cause ->
    [card] ({ NAME($card) })
    [attack] (attacked by { NAME($other) })
   *[territory] (the territory demands it)
}. Do you save it?
inis-react-removed = You have lost a clan in the { NAME($place) } { $cause ->
    [card] ({ NAME($card) })
    [attack] (attacked by { NAME($other) })
   *[territory] (the territory demands it)
}. Do you play a triskel card?
inis-react-manoeuvre = { WHO($seat) ->
    [you] Your { $did ->
        [attack] Attack
       *[other] manoeuvre
    } is made. Do you play a triskel card?
   *[other] { NAME($seat) } has made { $did ->
        [attack] an Attack
       *[other] a manoeuvre
    }. Do you play a triskel card?
}
inis-react-turn-over = { WHO($seat) ->
    [you] Your turn is over. Do you play a triskel card?
   *[other] The turn of { NAME($seat) } is over. Do you play a triskel card?
}
inis-moment = { $moment ->
    [assembly] when the Assembly begins
    [declared] when a card is played that could be cancelled
    [following] after a card has been played
    [drawn] when I have drawn Epic Tales
    [mountains] when clans enter the Mountains
    [clash] when a clash begins
    [citadels] after the Citadels step
    [settling] before a clash is settled
    [attack] when somebody is attacked
    [removing] before I lose a clan
    [removed] when I have lost a clan
    [manoeuvre] after a manoeuvre
   *[turn-over] at the end of a turn
}

# What can be answered.
inis-there = { NAME($place) } ({ NAME($what) }){ $warns ->
    [festival] . The Festival is here: this clash first costs you a clan
    [mountains] . Moving here costs you an Action card or a clan
   *[no] {""}
}
inis-so-many = { $n ->
    [0] None
    [one] { $n } clan
   *[other] { $n } clans
}{ $warns ->
    [festival] . The Festival is here: this clash first costs you a clan
    [mountains] . Moving here costs you an Action card or a clan
   *[no] {""}
}
inis-spot = touching { NAME($near) }
inis-attack = Attack { NAME($player) } ({ $n ->
    [one] { $n } exposed clan
   *[other] { $n } exposed clans
}, { $cards ->
    [one] { $cards } Action card
   *[other] { $cards } Action cards
})
inis-discard = Discard { NAME($card) }, unused
inis-pass = { $kind ->
    [turn] Pass; you may still play when your turn comes round, unless all pass
    [look-first] Not now
   *[react] Play nothing
}
inis-pretender = Take a Pretender token: you may win in the next Assembly
inis-peace = { $way ->
    [propose] Propose peace: all others with exposed clans must agree
    [alone] End the clash
   *[agree] Agree: the clash is over
}
inis-war = Refuse: the clash goes on
inis-withdraw = Withdraw clans to neighbours where you are chieftain
inis-clan = { $kind ->
    [clan-or-card] A clan
   *[pay] Lose a clan
}
inis-card-rather = An Action card
inis-yes = Yes
inis-no-thanks = No
inis-enough = No more
inis-shelter = A clan of yours enters a citadel
inis-stay = Stay outside
inis-place = Place a clan of your own
inis-look = Play the Moor first: look at the Epic Tales of an opponent

# What is refused.
inis-no = { NAME($what) }: { NAME($clause) }
inis-not-held = You do not have { NAME($card) }.

# The table in words.
inis-round-of = Round { $n }. { WHO($seat) ->
    [you] You are the Brenn.
   *[other] { NAME($seat) } is the Brenn.
} The crows fly { $side ->
    [clockwise] clockwise.
   *[counter] counter-clockwise.
} { $left ->
    [one] { $left } territory
   *[other] { $left } territories
} left in the stack.
inis-line = { NAME($place) }: { NAME($what) }. { $led ->
    [yes] { WHO($chieftain) ->
        [you] You are chieftain.
       *[other] { NAME($chieftain) } is chieftain.
    }
   *[no] No chieftain.
} { $card ->
    [up] Its card lies face up.
    [down] Its card has been used.
   *[held] { WHO($holder) ->
        [you] You hold its card.
       *[other] { NAME($holder) } holds its card.
    }
}{ $count ->
    [0] {""}
   *[other] {" "}Beside: { NAME($near) }.
}
inis-clash-line = Clash, { NAME($place) }: { NAME($sides) }.
inis-seat-line = { WHO($seat) ->
    [you] You
   *[other] { NAME($seat) }
}{ $brenn ->
    [yes] {" "}(Brenn)
   *[no] {""}
}{ $pretender ->
    [yes] {" "}(Pretender)
   *[no] {""}
}: { NAME($conditions) }; { $reserve ->
    [one] { $reserve } clan
   *[other] { $reserve } clans
} in reserve; { $actions ->
    [one] { $actions } Action card
   *[other] { $actions } Action cards
}, { $tales ->
    [one] { $tales } Epic Tale
   *[other] { $tales } Epic Tales
}.
inis-hand = Your hand: { NAME($cards) }.
inis-known = { NAME($seat) } holds, as you know: { NAME($cards) }.
inis-known-aside = Set aside, as you know: { NAME($card) }.

# The end.
inis-end-most-conditions = The game is over: a Pretender meets more conditions than any other.
inis-end-brenn = The game is over: several Pretenders meet equally many conditions, and the Brenn is one of them.

# Settings of a table.
inis-set-scenario = { $value ->
    [first] The first game: Valley and Cove are there from the start, with three players Plains, with four also Hills.
   *[random] Chance decides which territories are there from the start.
}
inis-set-brenn = { $value ->
    [random] Chance decides who is the first Brenn.
   *[other] Seat { $n } is the first Brenn.
}
inis-set-highlands = { $value ->
    [start] The Highlands are played at the start of a clash.
   *[resolution] The Highlands are played when a clash is settled.
}
inis-set-festival = { $value ->
    [initiator] Whoever plays the card that starts a clash pays for the Festival.
   *[instigator] The instigator pays for the Festival.
}
inis-set-citadel = { $value ->
    [table] Citadel takes an Advantage card only from beside the map.
   *[hand] Citadel takes an Advantage card even out of a hand.
}

inis-legend-goal = Become High King: take a Pretender token, and when the Assembly meets, meet more conditions than every other Pretender, or as many and be the Brenn. The conditions: six territories where you are present; six sanctuaries where you are present; six clans of others where you are chieftain. A Deed counts for one of what is missing.
inis-legend-cards = Season cards are played on your turn; triskel cards when what they name happens: then you are asked. A territory’s Advantage card goes to its chieftain in every Assembly.
inis-legend-answers = Answers: a card (migration), a territory (cove), a player (p2), a number, pass, peace, withdraw; cove@7 is a spot for a new territory, seen from the Cove like an hour on a clock of 24.

# Who has won.
inis-victory = { WHO($seat) ->
    [you] You are the High King
   *[other] { NAME($seat) } is the High King
}: { NAME($conditions) }{ $reason ->
    [brenn] , and the Brenn wins among equals
   *[other] {""}
}.
inis-won-clans = chieftain over { $n } clans of others{ $deeds ->
    [0] {""}
    [one] {" "}and { $deeds } Deed
   *[other] {" "}and { $deeds } Deeds
}
inis-won-sanctuaries = present where { $n } sanctuaries stand{ $deeds ->
    [0] {""}
    [one] {" "}and { $deeds } Deed
   *[other] {" "}and { $deeds } Deeds
}
inis-won-territories = present in { $n } territories{ $deeds ->
    [0] {""}
    [one] {" "}and { $deeds } Deed
   *[other] {" "}and { $deeds } Deeds
}
