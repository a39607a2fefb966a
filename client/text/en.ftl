# What the browser says of its own: the hall, the table page, settings. What the games say stands beside their rules.

# The hall.
skip = To the page
home = To the hall
nav = Settings and language
language = Language
settings = Settings
opening = One moment …
welcome = Take a seat in the hall
welcome-more = Four board games, whole and by the book. Against bots at once, or with friends by a link.
games = Games
title-keltis = Keltis
title-oriflamme = Oriflamme: Ablaze
title-inis = Inis
title-clans = Land of Clans
pitch-keltis = Lay cards up or down, walk five stone paths, gather wishing stones before your neighbours do.
pitch-oriflamme = Lay your family’s cards face down in one row, and choose the moment to reveal each of them.
pitch-inis = Draft, explore and clash on a growing island; three ways lead to the crown of the High King.
pitch-clans = Conquer squares, raise castles, win four prizes: short turns, long grudges.
players = { $least }–{ $most } players
players-n = { $n ->
    [one] { $n } player
   *[other] { $n } players
}
minutes = about { $n } min
play-now = Play now against bots
play-with-friends = Play with friends
my-tables = My tables
open-tables = Open tables
no-open-tables = Nobody waits for company just now. Lay a table of your own!
open-record = Open a record
drop-record = … or drop the file of a game anywhere on this page: it opens as a replay.
no-record = There is nothing to read in it: a record is a text file of Meadhall.
phase-open = not begun yet
phase-running = being played
phase-over = finished
phase-closed = cleared away
back-to-hall = Back to the hall
guest-name = Traveller { $n }
fault-unknown = Something went wrong; please try again.
fault-unreachable = The hall cannot be reached. Is it open?
fault-broken = The hall gave an answer that makes no sense.
fault-incomplete = A part of this page could not be fetched: the hall is closed, or it has been renewed.
fault-not-found = There is nothing here.
reload = Load the page again

# A new table.
new-table = A table of { $game }
seats = Seats
seat-n = Seat { $n }
seat-free = free
friend = a friend
bot = a bot
bot-of = { $level ->
    [easy] Easy bot
    [hard] Hard bot
   *[normal] Normal bot
}
pace = Pace
clock-none = without a clock
clock-600-10 = 10 minutes each, 10 seconds more a move
clock-1200-20 = 20 minutes each, 20 seconds more a move
clock-1d = one day for each move
clock-3d = three days for each move
clock-7d = a week for each move
clock-other = { $clock }
overtime = When time is up
overtime-bot = a bot plays on
overtime-ends = that player’s game ends
watching = Who may watch
watching-anyone = anyone
watching-invited = whoever has the link
watching-nobody = nobody
is-public = Show it among the open tables
hints-allowed = Hints are allowed
house-rules = House rules
lay-table = Lay the table
why = What do the rules say?
close = Close

# Before the game.
older-rules = This table plays by version { $rules } of the rules; new tables play by version { $newest }.
clear-away = Clear the table away
table-closed = This table has been cleared away.
public-table = open to everyone
private-table = by invitation
you = you
sit-here = Sit here
remove = Ask to leave
begin = Begin
seats-missing = Some seats are still free: send the link, or give them to bots.
host-begins = The host will begin as soon as every seat is taken.
get-up = Get up
invite = Invite friends
invite-more = Send this link, or let them scan the code: whoever opens it can sit down or watch.
qr = The link as a QR code
link = Link
share = Send the link
copied = The link is copied

# At the table.
board = The table
side = Log and chat
log = Log
chat = Chat
say = Say something
send = Send
nothing-said = Nothing has been said yet.
nothing-happened = Nothing has happened yet.
options = What you can do
list-options = List everything that is possible
is-asked = is asked
bot-stands-in = a bot stands in
waiting-for = Waiting for { $names }.
your-turn = { $game }: it is your turn.
undo = Undo
ask-back = Ask the others to let you undo
restart = Restart my turn
hint = Hint
hint-says = The bot would choose:
plea = { $name } asks to take the last answer back.
plea-waits = An undo has been asked for; the others decide.
agree = I agree
decline = No
more = More
go-away = Let a bot play for me
come-back = Take my seat back
when-asked = When others act and I could react
standing-ask = ask me every time
standing-span = pass for me until the round is over
standing-always = always pass for me
every-moment = At every moment
here-again = At this moment
pass-alone = Where I can only pass, pass for me after a pause (others may guess from it what I hold)
resign = Resign
resign-sure = Really resign
mute = Close the chat
unmute = Open the chat
connection-lost = The connection is lost; trying again …
connection-refused = The hall does not let you in here.
days = { $n ->
    [one] { $n } day
   *[other] { $n } days
}
since-last-visit = { $n ->
    [one] Show what is new ({ $n } line)
   *[other] Show what is new ({ $n } lines)
}
looking-back = You are looking back.
back-to-now = Back to now
previous = One step back
next = One step on
first = To the beginning
last = To the end
play = Play
pause = Pause

# After the game.
rematch = Play again
replay = Replay
download-record = Download the record
verify = Verify the shuffle
see-board = See the board
see-result = See the result
shuffle-true = { $n ->
    [one] True: { $n } draw follows from the seed that was promised before the game began.
   *[other] True: all { $n } draws follow from the seed that was promised before the game began.
}
shuffle-false = This record is not true: a line was changed, or a draw does not follow from the promised seed.
seen-by = As seen by
the-public = the public
beginning = The table is set.
no-picture = This game has no picture yet: read what happened.
moment = Moment
moment-of = moment { $n } of { $all }
what-would-a-bot-do = What would a bot do?
play-on-bots = Play on from here against bots
play-on-friends = Play on from here with friends

# The rules.
rules = Rules
rules-of = The rules of { $game }
search-rules = Search the rules
rules-found = { $n ->
    [one] Found in { $n } place
   *[other] Found in { $n } places
}
rules-nothing = All of these words together stand nowhere in these rules.
show-all = Show all rules
no-rules = The rules of this game are not to be read here.
contents = Contents
ruling = ruling
table-chooses = The table chooses:
usual = usual
new-tab = opens in a new tab

# Settings.
you-here = You
name = Name
save = Save
saved = Saved.
look-and-sound = Look and sound
theme = Theme
theme-auto = as the device
theme-light = light
theme-dark = dark
motion = Things move
sound = A bell when it is my turn
notify = Tell me when it is my turn and I am elsewhere
notify-refused = The browser does not allow notifications here.
webhook = Word to another program
webhook-more = The hall can send word to an address when it is your turn, if its operator allows that address.
address = Address
other-device = Another device
other-device-more = A one-time link takes your name and your tables to another device.
make-link = Make a link
link-made = The link works once and for a short time.
move-sure = This link makes you somebody else here: you would no longer be { $name }, whose tables only the recovery code brings back. Go on?
recovery = Write this recovery code down: it brings you back if this browser forgets you, and it is shown only now.
have-code = I have a code
come-back-as = Come back
arrived = Welcome back.

# Lessons.
learn = Learn to play
lesson-of = Learning { $game }
lesson = The lesson
lesson-steps = Through the lesson
lesson-progress = Progress
lesson-step = Step { $n } of { $all }
lesson-back = Back
lesson-next = Next
lesson-show = Show me
lesson-skip = Skip
lesson-leave = Leave the lesson
lesson-other = That is allowed too. For this lesson: { NAME($option) }
lesson-again = Once more
lesson-play = Play now against easy bots

# Inis: hands, the clash, the draft.
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

# Keltis.
keltis-ui-here = { WHO($seat) ->
    [you] you
   *[other] { NAME($seat) }
}
keltis-ui-stone = { NAME($path) }, stone { $row }, worth { $value }, { NAME($tile) }{ $count ->
    [0] {""}
   *[other] ; here: { NAME($figures) }
}
keltis-ui-figure = { NAME($path) }: { NAME($stands) }; { $worth } now
keltis-ui-figure-waits = { NAME($path) }: a figure on the start stone
keltis-ui-waiting = { WHO($seat) ->
    [you] you
   *[other] { NAME($seat) }
} on the start stone: { $small } small, { $large } large
keltis-ui-in-goal = { $n ->
    [0] No figure has reached the goal area yet.
    [one] { $n } figure stands in the goal area.
   *[other] { $n } figures stand in the goal area.
}
keltis-ui-column = column: { NAME($column) }
keltis-ui-column-empty = { keltis-colour } column: no card yet
keltis-ui-draw-pile = draw pile: { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
keltis-ui-pile = { keltis-colour } discards: { $n ->
    [one] { $n } card
   *[other] { $n } cards
}, on top { NAME($top) }
keltis-ui-pile-empty = { keltis-colour } discards: none
keltis-ui-fan = Fan the discards open
keltis-ui-fanned = Discards
keltis-ui-new = new
keltis-ui-known = Everybody knows that you have this card
keltis-ui-known-cards = Taken from the discards, in hand
keltis-ui-sort-colour = Sort by colour
keltis-ui-sort-value = Sort by value
keltis-ui-facts = score now { $score }; from tiles { $points }; wishing stones { $stones }; cards in hand { $cards }
keltis-ui-look = { WHO($seat) ->
    [you] you
   *[other] { NAME($seat) }
}: { $facts }. Show columns
keltis-ui-score-now = Score now: { $score }

# Oriflamme.
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

# Inis.
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

# Land of Clans.
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
