# What every table needs, whatever is played: seats, matches and records.

seat = seat { $n }
letter = { $text }
table-hand = In your hand: { NAME($cards) }.
points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}

# A game without words of its own speaks in its notation.
event = { NAME($seat) }: { $event }
event-card = { NAME($seat) }: { $event } { NAME($card) }
question = Your answer ({ $kind })?
refusal = { NAME($option) } is not allowed.
ending = The game is over: { $reason }.
setting = { $key }: { $value }

# What a match refuses.
match-unknown-seat = There is no seat { $seat }; the table has { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
}, counted from 0.
match-not-your-question = { WHO($seat) ->
    [you] You are not asked now.
   *[other] { NAME($seat) } is not asked now.
}
match-no-option = That is not among the answers to this question.
match-nothing-to-undo = { WHO($seat) ->
    [you] There is nothing that you can take back: somebody else has acted since, or something hidden has been revealed.
   *[other] There is nothing that { NAME($seat) } can take back: somebody else has acted since, or something hidden has been revealed.
}
match-bad-opening = These answers do not follow one another in this game, or nothing is left to play after them.
match-nothing-to-agree-to = Nobody asks you to agree to anything.
match-not-begun = The match has not begun yet.
match-has-begun = The match has begun already.
match-over = The match is over.
match-time-is-up = { WHO($seat) ->
    [you] Your time is up.
   *[other] { NAME($seat) } has run out of time.
}
match-bad-nonce = Each seat may add one nonce of 1 to { $most } bytes.
match-bad-standing = A standing answer is ask, span or always, for a moment of the game.
match-bad-name = A seat is held by a person or a bot with a printable name of at most 24 characters; only a bot may go on for somebody who resigned.
match-has-resigned = { NAME($seat) } has resigned already.
match-bad-time = A time is a whole number of milliseconds since the match began.
match-bad-header = A match needs a seed of 32 bytes, an id of 16 hex digits, a date and a clock of whole seconds or days.

# What happened to the match itself.
entry-undoes = { WHO($seat) ->
    [you] You take that back.
   *[other] { NAME($seat) } takes that back.
}
entry-asks-back = { WHO($seat) ->
    [you] You ask the others to let you take your last answer back.
   *[other] { NAME($seat) } asks the others to agree to an undo.
}
entry-declines = { WHO($seat) ->
    [you] You do not agree to the undo.
   *[other] { NAME($seat) } does not agree to the undo.
}
entry-goes-back = { WHO($seat) ->
    [you] All agree: your last answer and what came after it are taken back.
   *[other] All agree: the last answer of { NAME($seat) } and what came after it are taken back.
}
entry-resigns = { WHO($seat) ->
    [you] You resign.
   *[other] { NAME($seat) } resigns.
}
entry-oversteps = { WHO($seat) ->
    [you] Your time is up.
   *[other] { NAME($seat) } has run out of time.
}
entry-becomes = Now playing for { NAME($seat) }: { $kind ->
    [bot] a bot
   *[person] { $name }
}.
ending-resigned = Everybody else has resigned.

# What is wrong with a record.
record-line = Line { $line }: { NAME($fault) }
record-file = This file is not a record: { NAME($fault) }
record-empty = it is empty.
record-too-big = it is too big for a record.
record-not-text = this is not UTF-8 text.
record-none = this is not a record of Meadhall; one begins with a mark and the words “meadhall record”.
record-chain = the mark does not fit; this line, or one that stood before it, was changed, lost or moved: “{ $text }”.
record-cut = the line is cut short: “{ $text }”.
record-format = format { $version } of records is not known here; this Meadhall reads format { $ours }.
record-head-short = the head of the record breaks off; “{ $key }” should come here.
record-head-bad = “{ $key }” with a proper value should stand here, not “{ $text }”.
record-game = no game is called “{ $game }” here.
record-rules = it was played by rules version { $version } of { NAME($game) }; this Meadhall plays version { $ours }.
match-other-rules = This match began under version { $version } of the rules of { NAME($game) }; version { $ours } is played here now. It cannot go on, but what was written of it can be read.
match-cannot-go-on = This match cannot go on here: { NAME($fault) } What was written of it can be read.
match-other-course = by the rules of this Meadhall it would have taken another course.
match-as-written = { $text }
record-setting = “{ $key } { $value }” is not the setting of this game that should stand here.
record-table = such a table cannot be: { $fault }
record-commitment = the seed is not the one that was committed to.
record-no-entry = “{ $text }” is not an entry that a record can have.
record-unfounded = “{ $text }” does not follow from what stands before it.
record-refused = “{ $text }” was not possible here. { NAME($fault) }
record-differs = it says “{ $text }”, but by seed and rules it should say “{ $ours }”.
record-unfinished = the match is not finished; the record breaks off after this line.

# What the hall refuses.
hall-not-known = The hall does not know you yet: come in with a name first.
hall-bad-code = This code is not valid: it was used, has expired, or was never given out.
hall-no-table = There is no such table, or it is by invitation only.
hall-no-guest = There is no such guest.
hall-no-game = This game is not played here.
hall-no-language = That language is not spoken here.
hall-no-lesson = No lesson has been written for this game.
hall-bad-settings = The game cannot be played like that: { $fault }.
hall-bad-name = A name has 1 to 24 visible characters, with single spaces between words.
hall-no-seat = There is no such seat at this table, or it was given twice.
hall-seat-taken = Somebody has this seat already.
hall-seats-empty = Not every seat is taken yet.
hall-not-invited = One joins this table by invitation only.
hall-removed = The host has asked you to leave this table.
hall-may-not-follow = You may not follow this table any more.
hall-not-seated = Only those who sit at the table may do that.
hall-not-host = Only the host of the table may do that.
hall-not-yourself = The host cannot be asked to leave.
hall-has-begun = The game has begun, so this can no longer be changed.
hall-not-begun = The game has not begun yet.
hall-not-over = The record can be read when the game is over: it shows everything that was hidden.
hall-not-asked = You are not asked anything now.
hall-was-not-asked = At that moment this seat was not asked anything.
hall-busy = Too many things happen at this table at once; try again.
hall-too-many-tables = You have as many open tables as one guest may have.
hall-too-often = That was too often; wait a little.
hall-too-long = That is too long.
hall-bad-version = A version is a whole number.
hall-bad-message = This message makes no sense: { $fault }
hall-muted = The host has closed the chat.
hall-nothing-said = There is nothing in it that could be said.
hall-no-hints = This table plays without hints.
hall-still-playing = The game is not over yet.
hall-own-eyes = While the game runs, everybody sees it with their own eyes.
hall-bad-record = This record cannot be used: { NAME($fault) }
hall-bad-start = At this point of the record there is nothing to go on from.
hall-cannot-begin = The game cannot begin: { NAME($fault) }
hall-goes-on = This table goes on from an earlier game: its game, seats and settings stay as they were.
hall-bad-webhook = The hall sends word only to addresses that its operator allows.
hall-your-turn = It is your turn: { NAME($game) }.
hall-too-much = So much has been taken back in this game that it now only goes forward.
hall-stale = Something has happened meanwhile; look again before you answer.
hall-too-many-sockets = You have this hall open in too many places at once; close one of them.
hall-unknown-host = The hall does not go by that name: ask its operator for its address.

# Lessons.
lesson-learner = You

# Who has won.
winner = { NAME($seat) }
victory = { $way ->
    [shared] { NAME($players) } share the victory with { NAME($points) }.
    [team] { NAME($players) } win together with { NAME($points) }.
   *[alone] { WHO($seat) ->
        [you] You win with { NAME($points) }!
       *[other] { NAME($seat) } wins with { NAME($points) }.
    }
}
victory-left = { WHO($seat) ->
    [you] You win: all others have left the game.
   *[other] { NAME($seat) } wins: all others have left the game.
}
