# The first steps in Inis.

inis-lesson-conall = Conall
inis-lesson-aim = You want to be crowned High King of the island. Any one of three ways will do: be chieftain over six clans of others, be where six sanctuaries stand, or be present in six territories. Your progress is always shown here.
inis-lesson-island = The island is small yet: the Cove, where you as the Brenn have founded the capital with a sanctuary, and the Valley. Whoever has most clans in a territory is its chieftain. Both of you place one more clan: put yours into the Valley.
inis-lesson-keep = Conall went there too: one against one everywhere, so nobody is chieftain. A round begins with the Assembly, where Action cards are drafted: keep one of three, and the others go to Conall while his come to you. Geis cancels an Action card of an opponent: keep it.
inis-lesson-pass-on = Conall has kept a card too, and passed two to you. Now keep two of your three and pass one on: choose the Festival. You also know what he may hold, for you gave it to him.
inis-lesson-season = The draft is over, everybody has six cards, and the Season begins. In a turn you play one Season card, or pass. The Brenn goes first and must play a card. Play New Clans.
inis-lesson-place = Two clans come from your reserve to territories where you are present. Strengthen the Cove: point at it. The second clan will follow the first.
inis-lesson-geis = You are chieftain of the Cove now. Conall answers with a Sanctuary in the Valley. But you hold Geis, a triskel card: such cards are played when something happens, also in the turn of others. Cancel his card!
inis-lesson-exploration = His sanctuary is not built, and both cards are discarded. It is your turn again: let the island grow. Play Exploration.
inis-lesson-spot = A new territory must touch at least two others, and the Brenn chooses where: that is you. Each mark is a possible place. Choose the one that is pointed out.
inis-lesson-explored = The Stone Circle! It brings a sanctuary of its own, and a clan of yours is there at once. You are present in three territories now, and at two sanctuaries.
inis-lesson-conquest = Conall passes: he may play again later. The Season ends only when all have passed one after another. Now for his clan in the Valley: play Conquest.
inis-lesson-into = Conquest moves any number of your clans from neighbours into one territory. If clans of others are there, a clash begins. Choose the Valley: two clans come from the Cove.
inis-lesson-attack = A clash! Whoever has clans there takes turns with manoeuvres: attack, withdraw, or play an Epic Tale that fits. Before each one all may agree on peace. You began it, so you are first: attack Conall.
inis-lesson-attacked = Whoever is attacked loses a clan or discards an Action card. Conall discarded one and strikes back. Now it is you who pays: rather give the card Citadel than a clan.
inis-lesson-bard = You attacked once more, and this time Conall lost his clan. That wakes the Bard: played for his triskel, after a manoeuvre of yours has removed clans of others, he sings of a Deed. Play him.
inis-lesson-after = The clash is over, and the Valley is yours. The Deed is kept before you: it counts as one of the six in any one condition you like. Five are enough there now!
inis-lesson-later = Three rounds later. The island has six territories, and you are present in four. With one more, and your Deed, you reach six. The Moor is empty: play Conquest, and a clan from the Valley will go there.
inis-lesson-pretender = You meet a condition! But that is not enough: whoever wants the crown must say so. Instead of playing a card take a Pretender token. Everybody has time until the next Assembly to stop you.
inis-lesson-won = All have passed, the Season is over, and the Assembly looks at the pretenders: whoever of them meets most conditions wins. You meet one, and there is no other pretender: you are High King!
inis-lesson-farewell = That is Inis: draft with care, hold some cards for the turn of others, clash only where it pays, and be ready to stop a pretender. Among equal pretenders the Brenn wins, so mind the capital.
