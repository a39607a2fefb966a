# The first steps in Land of Clans.

clans-lesson-isla = Isla
clans-lesson-prizes = Four prizes lie at the corners of the land, each with a shape and points. Cover squares with your tokens in one of these shapes, and you have a castle and its prize. Whoever takes a fourth prize ends the game; most points win.
clans-lesson-card = In your turn you play a card and put a token on the very square it shows. Three of your cards show squares in one line: begin with the one that is pointed out.
clans-lesson-grow = You have drawn a new card, and Isla has begun far away in the south. Three in a line is the shape of a prize of 3 points. Go on beside your first token.
clans-lesson-complete = One more token completes the line. Play the third card.
clans-lesson-castle = Your castle stands! Its tokens have come back to you, the prize of 3 points is yours, and a new one from the bag lies at its corner. Castle squares are taken for good.
clans-lesson-later = Some turns later. Shapes may be turned and mirrored: two of your tokens wait for a third one to make an angle. But Isla’s token lies on that square, and a card never conquers a square that is taken.
clans-lesson-wizard = That is a task for a Wizard: he puts your token on any square and even sends an opponent’s token home. It takes your whole turn, and you have only two of them. Play a Wizard on Isla’s square.
clans-lesson-grey = Your second prize. Now the grey square in the west: no-man’s-land has no card of its own. Any card will do there, but only if it completes a castle. With your three tokens around it this square makes a shape of 4 points: conquer it.
clans-lesson-any-card = Which card do you give for it? Swords and Shields will be needed soon: give the card that shows neither.
clans-lesson-three = Three prizes, 10 points; Isla has one castle of 5. The fourth prize ends the game, but it wins only if the points are enough: watch both.
clans-lesson-attacked = Some turns later Isla has a second castle of 5, and now she attacks your first one: she has as many units around it as you have, and has laid one Sword. With as many Shields as there are Swords you repel her. Lay one Shield.
clans-lesson-repelled = The castle is saved; both of you draw new cards. Without enough Shields it would be lost, and the prize with it. So keep a Shield or two in hand.
clans-lesson-units = Now it is your turn, and her castle in the south is worth 5 points. Count the units: three tokens of yours lie beside it. Isla has the castle itself and one token, two in all. As many as the owner would be enough.
clans-lesson-attack = You may lay any number of Swords, and she needs as many Shields. You do not see her hand, but the more Swords you lay, the less likely she has as many Shields: two are a good risk. Choose the castle, then two Swords.
clans-lesson-swords = Choose the cards that you lay, first the one that is pointed out; the other one follows. Isla sees them only when the choice is made.
clans-lesson-won = She has not enough Shields. The castle falls, its prize comes to you, and it is your fourth: the game is over. 15 points for you, 5 for Isla.
clans-lesson-farewell = That is Land of Clans: short turns, shapes that grow in the open, Shields kept for a bad day, and Swords for a good one. The land is yours!
