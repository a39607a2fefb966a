# The first steps in Oriflamme.

oriflamme-lesson-matilda = Matilda
oriflamme-lesson-gaston = Gaston
oriflamme-lesson-throne = The king is dead, and three families want the crown. There are six rounds; whoever has most influence then wins. Everybody begins with one, and everybody’s influence is seen by all.
oriflamme-lesson-family = This is your hand: seven of your family’s ten cards, three were laid aside. Characters stay in the row and act every round; intrigues act once and leave. Rest on a card to read what it does.
oriflamme-lesson-place = In each round everyone places one card face down in a row that all families share. The row is still empty. Place the Queen: she will gain 2 every round.
oriflamme-lesson-reveal = Now the row is activated from left to right. Your card comes first, and you decide: reveal it, so that it acts at once, or leave it face down. Reveal the Queen.
oriflamme-lesson-leave = The Queen has brought you 2, and from now on she must act every round. Gaston has left his card face down: it got 1 influence from the bank. That waits on the card until he reveals it, and is lost if somebody removes it.
oriflamme-lesson-trap = Matilda has put a card right beside your Queen: surely an attack! New cards go to either end of the row, or on top of a card of your own. Take the Trap.
oriflamme-lesson-stack = Lay the Trap on your Queen. Only the top of a stack counts: whoever attacks this position hits the Trap, and the Queen below is safe.
oriflamme-lesson-sprung = It was the Daredevil, and it had to remove the card beside it. It found your Trap: the Daredevil is discarded, and you steal 3 influence from Matilda. Then your Queen, uncovered again, acts as well.
oriflamme-lesson-apothecary = Time to strike back. The Apothecary removes a card that lies beside another card of your family, however far away the Apothecary itself is. Matilda’s Queen lies beside yours. Choose the Apothecary; it goes to the end of the row.
oriflamme-lesson-remove = The Queens have acted, Gaston waits, and now it is the turn of your Apothecary. Reveal it.
oriflamme-lesson-target = Removing a card pays 1 influence, and an opponent’s Queen 1 more. Point at Matilda’s Queen.
oriflamme-lesson-paid = Two influence for you, and no Queen for Matilda. The gap is closed at once. But beware: a face-up card must act every round, and your Apothecary would remove even your own cards if nothing else were in reach.
oriflamme-lesson-last = The sixth and last round; Gaston leads by four. Influence that still lies on cards at the end does not count, so now is the time to reveal. Place the Schemer: she gains 2, unless she lies beside a stack.
oriflamme-lesson-now = You have put her at the start of the row, and there is no stack beside her. Reveal the Schemer.
oriflamme-lesson-must = Your Apothecary has to act again. Several cards lie beside yours, your own among them: choose well. Gaston’s Queen lies beside your face-down Plan: remove her before she acts.
oriflamme-lesson-plan = Matilda reveals her Trap herself: only 1 for her. Then comes your Plan, an intrigue: it activates one of your revealed characters once more, and leaves the row. Reveal it.
oriflamme-lesson-whom = Whom shall it be? The Queen gains 2.
oriflamme-lesson-again = One influence lies on the Plan. Take it, or throw it away for one more activation. The Queen gains 2, so once more is better.
oriflamme-lesson-score = The sixth round is over. Gaston had the lead, but you have overtaken him: your cards worked to the very end, and Matilda’s last card stayed face down for nothing.
oriflamme-lesson-farewell = That is Oriflamme: wait for influence or act in time, guess what lies face down, and let others walk into your Trap. Long live your family!
