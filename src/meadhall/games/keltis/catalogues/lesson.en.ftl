# The first steps in Keltis.

keltis-lesson-bran = Bran
keltis-lesson-paths = Five stone paths climb from the start stone. At the end every figure scores the stone it stands on: the first three cost points, the highest gives ten. So set out only where you mean to walk far.
keltis-lesson-turn = A turn is short: play one card, then draw one. Bran waits; you begin.
keltis-lesson-lay = Lay a card before you, and your figure on the path of its colour takes one step, whatever the number says. You hold three red cards: lay the red 2. Choose the card, then the stone it leads to.
keltis-lesson-figure = A new path is opened by a figure of yours. You have four small ones and a large one, which counts double: in plus and in minus. Three reds in hand promise a long way: send the large figure.
keltis-lesson-draw = Now draw, so that you have eight cards again: from the draw pile, or the top card of a discard pile. Nothing has been discarded yet, so take from the pile.
keltis-lesson-minus = The first stone is worth −4, and twice that for the large figure. No need to worry: three more red cards, and it stands in plus. Bran has set out on the blue path meanwhile.
keltis-lesson-ascend = Further cards of a colour join its column. After the 2, the 5 makes your red column ascend: from now on only equal or higher reds fit. Small gaps leave room for many cards. Lay the red 5.
keltis-lesson-tiles = Some turns later your large figure has come to the fourth stone. Tiles lie on the way: a number, a clover, a wishing stone. Which stones bear them is our reconstruction. They act the moment your figure arrives.
keltis-lesson-number = A number tile gives its points at once and stays for whoever comes next; the large figure does not double it. Lay the red 7 and take the three points.
keltis-lesson-descend = A column may also descend, and each colour decides for itself. Your yellow one begins with 9: with the 8 it goes down from now on. A clover waits on the next stone. Lay the yellow 8.
keltis-lesson-clover = A clover lets one of your figures, any of them, take one step more, and the tile it reaches acts as well. Let the large red one step on: a wishing stone lies ahead.
keltis-lesson-wishing-stone = The wishing stone is yours and gone from the path. At the end having none costs 4 points and having one costs 3; two give 2, five give 10. Look for a second one!
keltis-lesson-discard = Sometimes no card helps you. Then discard one: nobody moves, but it lies open and others may take it. Bran has just parted with a red 9. Discard the green 0.
keltis-lesson-take = The pile you have just discarded to is closed for this draw. The red one is open, and that 9 fits your column: take it.
keltis-lesson-end = Many turns later. The game ends at once when five figures, whoever’s they are, stand on the last three stones, or when the draw pile runs out. Four have arrived already.
keltis-lesson-fifth = Your yellow figure stands one step before the goal, and your column descends. Lay the yellow 3: it is the fifth figure, and Bran’s other figures stay where they are.
keltis-lesson-score = Stones, doubled for the large figure, wishing stones and tile points are added up. Bran’s lone figure on the first pink stone has cost him 4: just enough for you to win.
keltis-lesson-farewell = That is Keltis: few paths, long ways, small gaps between cards, and an eye on who brings the fifth figure home. Well walked!
