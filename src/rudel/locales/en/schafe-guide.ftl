### Meine Schafe, Deine Schafe: the aim, and what is said in the guided first game.

schafe-aim = Build a large, closed pen without a wolf beside it for your secret colour, and finish early: most points win.

schafe-guide-hello = Welcome. Your secret colour lies on the left: build a large pen for it. Tap the tile first, then the place.
schafe-guide-lay = Like meets like. The number on a place says how many tiles you draw for it.
schafe-guide-few = Few tiles in the hand are good: whoever finishes first gets 6 points, then there are 3 and 1.
schafe-guide-pens = Tap a meadow to see where its pen is still open. Only closed ones count.
schafe-guide-tap = Lay the ringed tile on the ringed place.
schafe-guide-reveal = Your question mark fits. Lay it and everybody sees your colour, but you lay one more tile at once.
schafe-guide-hunt = Under “Special action” you lay wolves and hunters: a wolf spoils others' pens, a hunter saves yours.
schafe-guide-out = You may get out when your pen is good: the earlier, the more points for finishing.
schafe-guide-out-now = Your pen is good. Get out now and you get the points for finishing.
schafe-guide-pass = Nothing fits. You can pass, or have a look at the special actions.
schafe-guide-pass-only = Nothing fits, and you have had your special action in this turn: you can only pass.
schafe-guide-second = You may lay one more tile at once, or leave it.
schafe-guide-place = Where does your question mark go? Tap a place that lights up.
schafe-guide-hunting = One more wolf or hunter, or are you done with it?
schafe-guide-closed = A pen is closed. In the end only the largest closed one of each colour counts.
schafe-guide-closed-own = A pen of your colour is closed, with this many sheep: { $sheep }. Each is a point.
schafe-guide-wolf = A wolf creeps through the forest: every pen beside it is worth nothing until a hunter sits on the wolf.
schafe-guide-hunter = A hunter is here: no wolf comes into this forest any more, and where it sits on one, the pens count again.
schafe-guide-stepped-in = Somebody said “Stop”: a special action may come into others' turns. Yours, too.
schafe-guide-shown = Somebody has shown a colour: now everybody knows whose sheep those are.
schafe-guide-done = Somebody has finished and gets points for it: { $bonus }. Whoever is left last gets none.
schafe-guide-wait = The others are on. Meanwhile you can see where your tiles would fit.
schafe-guide-finished = You have finished and look on. Your largest pen counts, and the points for finishing.
schafe-guide-end = This is the count: the sheep in your largest closed pen without a wolf, plus 6, 3 or 1 for finishing.
