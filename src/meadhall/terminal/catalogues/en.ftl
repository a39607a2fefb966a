# What the terminal itself says.

# Words that a person may type, separated by spaces; the English ones always work.
ui-word-help = help
ui-word-options = options
ui-word-why = why
ui-word-table = table
ui-word-hand = hand
ui-word-log = log
ui-word-undo = undo
ui-word-restart = restart
ui-word-hint = hint
ui-word-quit = quit exit

ui-title = { NAME($game) }, { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
}.
ui-players = At the table: { $names }.
ui-player = Player { $n }
ui-bot = Bot { $n }
ui-how-plain = Answer with a number or in notation. Commands: options, why (“why 3”: the rules behind option 3), table, hand, log, hint (what a bot would do), undo, restart (your whole turn), help, quit.
ui-not-understood = “{ $text }” is neither an answer nor a command; type “help” to see what you can type.
ui-more-options = “options” lists { $n } more
ui-not-now = { $text } is not among the answers now.
ui-nothing-forbidden = Nothing is forbidden now.
ui-no-hand = Your hand is empty.
ui-pass-screen = Pass the screen to { $name }, who then presses Enter.{ $undoable ->
    [0] { "" }
   *[other] { " " }(“undo” takes your last answer back.)
}
ui-score = { $name }: { NAME($points) }
ui-winners = { $count ->
    [1] Winner: { $names }.
   *[other] Shared victory: { $names }.
}
ui-left = You have left the table. Go on with: { $command } play --resume { $file }
ui-look-again = Look at it again with: { $command } replay { $file }
ui-record = The record of this match: { $file }
ui-resumed = Going on with { $file }.
ui-torn = The last line of the record was cut short: it had not been confirmed yet, so it has been dropped.
ui-finished = This match is over already; look at it with: { $command } replay { $file }
ui-not-in-rules = no rule of { NAME($game) } holds all of these words: “{ $words }”
ui-verified = { NAME($game) }: { $entries ->
    [one] { $entries } entry
   *[other] { $entries } entries
}, { $draws ->
    [one] { $draws } draw
   *[other] { $draws } draws
}, { $nonces ->
    [one] { $nonces } nonce
   *[other] { $nonces } nonces
}. Every draw follows from the committed seed, every answer was legal, and the outcome is right.
ui-unfinished = The match is not finished.

# The full-screen table.
ui-placeholder = a number or notation; Enter takes the marked option
ui-waiting = { $names } to play …
ui-forbidden = Not allowed now:
ui-how-full = Choose with the arrow keys and Enter, with the mouse, or type the number or the notation. F2 takes your last answer back, F3 restarts your turn, F4 describes the table in words, F5 changes between night and day, F6 shows the whole log, F7 what a bot would do. Type “why” and an option to see the rules behind it.
ui-pass-screen-full = Pass the screen to { $name }.

    { $name }: press Enter to see your hand.{ $undoable ->
        [0] { "" }
       *[other] { " " }F2 takes the last answer back.
    }
ui-view-all = everything is shown
ui-view-spectator = as the spectator sees it
ui-view-seat = as { $name } sees it
ui-keltis-start = start
ui-keltis-piles = pile { $left }
ui-keys-play = F1 rules · F2 undo · F3 restart · F4 words · F6 log · F7 hint · F10 leave
ui-keys-replay = ← → step · PgUp PgDn ten · 12 Enter jump · v view · F5 theme · q leave
ui-keltis-seat = { $points } ◎{ $stones } = { $now }
ui-keltis-legend = Beside a name: points from tiles, wishing stones, and the score if the game ended now. On the board: ◎ wishing stone, ♣ clover, 1 2 3 points; ² marks a large figure; the goal area is marked ▌.
ui-oriflamme-round = round { $n } of { $rounds }, first player { $name }
ui-oriflamme-aside = aside: { $cards }
ui-oriflamme-legend = Beside a name: ◍ influence, ▯ cards in hand, ◫ the Twin lies ready, ✕ cards out of the row. Above a card: its position, ≡ height of its stack (└ what it covers), ◍ influence on it, ⚑ whose card it was before it was bribed; ▶ marks the active position. The arrow shows the direction of activation. Only you see the names of your face-down cards.
ui-clans-clan = { $points } pts · { $left } left
ui-clans-piles = pile { $left } · used { $used }
ui-clans-legend = Beside a name: ▯ cards in hand, ✦ open Wizards; below it the clan’s points, tokens left, ♜ its castles. On the board: the shape and number of a square, ▒ no-man’s-land, the symbol of a clan for its token, ♜ with that symbol for its castle on the first square, a pattern (▚) for the rest of the castle tile; what you can answer with is underlined. In the corners: the open prizes, their names and points. On a card: its square and the shape there, † a Sword, ▽ a Shield; ✦ is a Wizard.
ui-inis-round = Round { $n } · Brenn { $name } · { $left } tiles left
ui-inis-legend = On the island: the name of a territory in the colour of its chieftain, the symbols of the clans with their numbers, ♚ the capital, ♜ citadels, ✦ sanctuaries, ❀ the Festival, ⚔ a clash; what you can answer with is underlined; dots are hexagons that a new territory may cover. Beside a name: ★ Brenn, ♔ Pretender, ▯ Action cards, ☘ Epic Tales, ◈ Advantage cards in hand, ⌂ clans in reserve; below it ⚔ clans led, ✦ sanctuaries and ⬡ territories of the six that are wanted, + Deeds, = conditions met. In a clash: exposed clans, + those sheltered in citadels ♜. ↻ and ↺ is the direction of the crows.
ui-hints = As far as a bot sees with your eyes, your chance to win:
ui-hint = { $option } — about { $percent } % ({ $text })
ui-hand-untold = This game does not tell hands in words; “table” shows everything.
ui-small = The table needs at least { $width } columns and { $height } lines. Make the window larger, or play with --plain.
ui-sheet = Esc or Enter puts this away; the arrow keys scroll.

# At a table of a hall.
ui-word-say = say
ui-word-resign = resign
ui-word-begin = begin
ui-word-back = back
ui-word-yes = yes y
ui-word-no = no n
ui-how-joined = At a hall also: say (and what you say to the table), undo asks the others where you cannot take an answer back alone, resign, back (when a bot plays for you). If you quit, your seat is kept.
ui-bad-address = “{ $address }” is not the address of a hall or a table; one looks like http://localhost:8080/#table=0123456789abcdef
ui-unreachable = No hall answers at { $hall }: { $fault }.
ui-no-hall = There is something at { $hall }, but it is not a hall of Meadhall.
ui-nonsense = The hall at { $hall } says things that this Meadhall does not understand: theirs is probably of another version.
ui-other-rules = The hall plays “{ $game }” by rules that this Meadhall does not have: install the same version as the hall.
ui-gone = The hall at { $hall } has not answered for two minutes. Everything that it had confirmed is safe there; join again later.
ui-cleared-away = The host has cleared the table away.
ui-asked-to-leave = You no longer have a seat at this table: the host has asked you to leave.
ui-key-not-kept = The hall will not know you again, since your key could not be kept: { $fault }.
ui-recovery = You are { $name } here. Your recovery code is { $code }; keep it, it is not shown again. With “--recovery” and this code you are the same guest on another computer.
ui-guest = Guest
ui-free = (free)
ui-no-tables = There is no table here that you could join. With its address you can join one that is by invitation.
ui-which-table = Which table? Type a number from 1 to { $n }; Enter alone leaves.
ui-phase = At the table: { $names }. { $phase ->
    [open] It has not begun yet.
   *[running] It is being played.
}
ui-watching = You are watching.
ui-older-rules = This table plays by version { $version } of the rules, which have changed since.
ui-invite = Others can join with: { $link }
ui-seats-free = Waiting until every seat is taken …
ui-may-begin = Everybody is here. Press Enter or type “begin”.
ui-host-begins = Waiting for { $name } to begin …
ui-missed = (What happened before is a long story; the table shows where it has led.)
ui-said = { $name }: “{ $text }”
ui-resign-sure = Do you want to give up? Then type “resign” once more.
ui-away = A bot plays for you. Type “back” to take your seat again.
ui-consent = { $name } wants to take an answer back, with all that came after it. Do you agree? [yes, no]
ui-consent-awaited = Waiting for { $names } to agree …
ui-reply-yes = yes, I agree
ui-reply-no = no, I do not agree
ui-line-lost = The connection to the hall is lost; trying again …
ui-line-mended = The connection is there again.
ui-left-hall = You have left the table{ $sat ->
    [yes] ; your seat is kept
   *[no] { "" }
}. Go on with: { $command } join { $link }
ui-unbelievable = The record that the hall gave out cannot be believed, so it has not been kept: { NAME($fault) }

# Lessons.
ui-lesson-step = Step { $n } of { $count }: { NAME($says) }
ui-lesson-next = Enter goes on; table, hand, log and quit work too.
ui-lesson-other = That is allowed too. For this lesson: { NAME($option) }.
ui-lesson-end = Play your first game: { $command } play { $game } --bots easy
