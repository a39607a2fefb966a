# What the browser says of its own: the hall, the table page, settings. What the games say stands beside their rules.

# The hall.
skip = To the page
home = To the hall
nav = Settings and language
language = Language
settings = Settings
opening = One moment …
welcome = Take a seat in the hall
welcome-more = Board games, whole and by the book. Against bots at once, or with friends by a link.
games = Games
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
clock = Pace
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
create-table = Lay the table
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
fold-log = Make the log narrow
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
plain-hidden = { $n ->
    [1] face down
   *[other] { $n } face down
}
plain-empty = nothing here
room-broken = The room of this game is broken, so its table is shown plainly; everything can be played as usual.
frame = Moment
frame-of = moment { $n } of { $all }
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

# What happened, one thing after another.
stage-more = { $n ->
    [0] The last thing that happened:
   *[other] What happened ({ $n } more):
}
stage-next = Next
stage-to-question = To my move
stage-to-present = Skip
pace = Speed
pace-of-table = How fast what happens is shown
pace-ease = At ease
pace-brisk = Brisk
pace-quick = Quick
pace-once = At once

# The end, sounds, signs.
your-place = Your place: { $n } of { $of }.
turning-points = Turning points
share-game = Share
volume-turn = My turn
volume-table = Cards and moves
volume-moments = Great moments and the end
legend = What am I looking at?
answer-forced = Make a move for me when it is the only one possible
confirm-answers = Ask me to confirm every move
confirm = { $option } – are you sure?
yes = Yes
no = No
