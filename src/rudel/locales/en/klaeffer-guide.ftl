### Kleine Kläffer: the aim, and what is said in the guided first game.

klaeffer-aim = Gather votes in districts where you lead in the end: all others are bad points, and whoever has fewest of them wins.

klaeffer-guide-hello = Welcome. Collect votes in the dogs' districts: they are good only where you have the most in the end.
klaeffer-guide-pick = If column or row come to 10 votes with your card, you take what shares its colour or breed.
klaeffer-guide-put = Each place tells how many votes come together there and what you would take.
klaeffer-guide-take = { $votes } votes in one line, and 10 are enough: you take all that is ticked, it has the colour or breed of your card. Confirm.
klaeffer-guide-nothing = There is not always something to take. Then you place so that the others gain little by it.
# Only where cards may be left
klaeffer-guide-choice = Your card has convinced the council: take all that is ticked, or leave it all.
klaeffer-guide-draw = Draw from the left or the right. You see the colour already, breed and votes not yet.
klaeffer-guide-give = A district in which you do not lead counts against you. You may give one away before you place a card.
klaeffer-guide-give-tap = Tap the district with the dashed ring and then whoever gets it.
klaeffer-guide-tap = Tap the card with the dashed ring, then the place with the same ring.
klaeffer-guide-taken = What you take lies before you by colour. Each colour is a district; the crown shows who leads it.
klaeffer-guide-crisis = A crisis: the council was full and nothing matched. Then one takes just what does not match at all.
klaeffer-guide-present = You were given a district. The crown tells whether that was kind.
klaeffer-guide-last = The cards are used up, this is your last turn. What stays in your hand goes to your districts.
klaeffer-guide-wait = Now the others play.
klaeffer-guide-goal = Votes without a crown are bad points in the end. Whoever has the fewest of them wins.
klaeffer-guide-end = This is the count: where you lead, the district is secured. All other votes are bad points, and the fewest win.
