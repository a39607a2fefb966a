# Generated from docs/rules/keltis.md by scripts/matrix.py; change that page instead.

keltis-rules-the-box = The box
keltis-rules-the-box-1 = 110 cards (5 colours, values 0 to 10, each twice); per player 4 small figures and 1 large one; 25 tiles: 9 wishing stones, 9 clovers and 7 number tiles (1 1 2 2 2 3 3). The board has one start stone and five paths of nine stones; the ninth is the end stone. The rows are worth the same on every path, from the first to the ninth: −4, −3, −2, 1, 2, 3, 6, 7, 10. Rows 7 to 9 are the goal area.

keltis-rules-set-up = Set-up
keltis-rules-set-up-1 = All figures begin on the start stone, all scores at 0. The 25 tiles are laid out at random, face up. Which stones bear tiles is a reconstruction: the book does not say it. With two players 30 cards are taken out unseen and stay out. Everybody gets eight cards; the rest is the draw pile (64, 86 or 78 cards).

keltis-rules-a-turn = A turn
KEL-R1 = 2–4 players; highest score wins.
KEL-R2 = The player who was last in Ireland starts, otherwise the oldest; here the table names a seat or leaves it to chance. Turns go clockwise.
KEL-R3 = A turn is exactly: play one card, then draw one card.
KEL-R4 = "Play" is either discard or lay in front of you.
KEL-R5 = Discards lie face up beside the board, one pile per colour, at most five piles.

keltis-rules-columns-and-figures = Columns and figures
keltis-rules-columns-and-figures-1 = The rulebook gives two columns as examples: 3 3 6 7 7 ascending and 9 8 8 5 3 descending.
KEL-R6 = First card of a colour laid by a player: one of their figures moves from the start to row 1 (−4) of that path (or, if a clover has brought one there already, that figure moves on: KEL-A2).
KEL-R7 = Later card of a colour: it joins the same column (all values stay visible) and the figure on that path moves one stone further.
KEL-R8 = One card = one step; the printed value does not matter for distance.
KEL-R9 = Several players' figures may share a stone.
KEL-R10 = A player has at most one figure on a path and one column of a colour.
KEL-R11 = Ascending column: each next card equal or higher than the previous.
KEL-R12 = Descending column: each next card equal or lower.
KEL-R13 = Direction is chosen per colour by the first card whose value differs from the one before (KEL-A1); from then on it is binding for that colour; different colours may differ.
KEL-R14 = If the figure already stands on the last stone, a legal card of that colour may still be laid to move any other of the player's figures one stone (the card must fit the column; the tile that the moved figure reaches acts as usual).

keltis-rules-tiles = Tiles
KEL-R15 = Number tile: the owner of the arriving figure scores the number at once; the tile stays.
KEL-R16 = Number tiles are never doubled by the large figure.
KEL-R17 = Clover tile: the player may move any one of their figures, also the arriving one, one stone; the tile stays.
KEL-R18 = The figure moved by a clover triggers the tile it lands on, and so on (chains).
KEL-R19 = Wishing stone: the arriving player takes the tile off the board and keeps it for the end.

keltis-rules-drawing-a-card = Drawing a card
KEL-R20 = After playing, draw one card so that the hand is 8 again.
KEL-R21 = The card just discarded this turn may not be drawn, so the pile just discarded to is closed for this draw.
KEL-R22 = Draw source: top of the draw pile or the top card of any discard pile.

keltis-rules-the-end = The end
KEL-R23 = End A: as soon as five figures in total (any owner, any path) stand in the goal area.
KEL-R24 = The tile under the fifth figure does nothing: no points, no clover move, a wishing stone is not taken.
KEL-R25 = End B: when the last card of the draw pile is drawn.

keltis-rules-scoring = Scoring
KEL-R26 = Scoring: each figure scores its row value; large figure doubles.
KEL-R27 = Negative rows subtract; the large figure doubles the minus too.
KEL-R28 = Figures still on the start stone score 0.
KEL-R29 = The score track has 50 spaces: a marker that passes the last one goes round again and its score counts 50 more.
KEL-R30 = Wishing stones: 0→−4, 1→−3, 2→+2, 3→+3, 4→+6, 5 or more→+10.
KEL-R31 = Final score = tile points during play + figures + wishing stones.
KEL-R32 = Equal best scores: all those players win.

keltis-rules-rulings = Rulings
keltis-rules-rulings-1 = Where the book is silent or can be read in two ways. Sure follows from the book or from logic, probable has one source or a strong inference, ours is a proposal because nothing public says it.
KEL-A1 = A second card equal to the first does not fix the direction: it is open until two different values lie in the column, since no order can have been "chosen" before. (probable)
KEL-A2 = A clover, or the move of KEL-R14, may take a figure from the start stone to row 1 of a path where its player has none, as "any figure" says. The column of that colour stays empty, so its first card may be any value and then moves the figure on. Setting clover_opens_path, on by default. (ours)
KEL-A3 = The clover move is optional; leaving it ends the chain. (sure)
KEL-A4 = A clover cannot move a figure that stands on the last stone. (sure)
KEL-A5 = A clover on an end stone works: another figure moves. (sure)
KEL-A6 = Whether the large or a small figure opens a path is the player's free choice among those still on the start stone; they are never exchanged later. (sure)
KEL-A7 = If the fifth figure reaches the goal area by a clover in a chain, the game stops at that instant: the tile under it has no effect, the earlier ones of the chain keep theirs. (sure)
KEL-A8 = No card is drawn after five figures have ended the game. (ours)
KEL-A9 = When the last card of the draw pile is drawn, the game ends at once; nobody has another turn. (sure)
KEL-A10 = The draw pile is never empty when somebody has to draw, since drawing its last card ends the game. (sure)
KEL-A11 = With clover_opens_path off it can happen that a card is laid for a figure on the last stone while no other figure can move: the card may be laid, and nothing moves. (ours)
KEL-A12 = Number tiles stay, so every arrival scores: several players on the same tile, or one player on several. (sure)
KEL-A13 = Scores are signed: play itself only adds points, but a final score may be negative. (sure)
KEL-A14 = Hidden are the draw pile, the 30 cards taken out with two seats, and hand cards that came from the draw pile. Public are columns, wishing stones, the discard piles whole and in order, and every hand card that its owner took from a discard pile, until it is played. Of two equal cards in a hand, one of them known, the known one counts as played first: anything else would give the other away. (sure)
KEL-A15 = "May be played to move another figure" (KEL-R14) is about playing the card: once it is laid, another figure must be moved if one can. (ours)
KEL-A16 = "Any figure" that a clover or the move of KEL-R14 may move means any of the player's own figures, as everywhere in the book. (sure)
KEL-A17 = Set-up, of which the book's picture is lost: 25 tiles on the dark stones and the end stones, face up; with two seats 30 cards are taken out unseen; eight cards each leave a draw pile of 64, 86 or 78. Which stones bear tiles is a reconstruction. (probable)
