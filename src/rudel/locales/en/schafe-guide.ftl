### Meine Schafe, Deine Schafe: the aim, and what is said in the guided first game.

schafe-aim = Build a large, closed pen without a wolf beside it for your secret colour, and finish early: most points win.

schafe-guide-hello = Welcome. Your secret colour lies on the left: build a large pen for it. Tap the tile first, then the place.
schafe-guide-lay = Like meets like. The number on a place says how many tiles you draw for it.
schafe-guide-few = Few tiles in the hand are good: whoever has none left first gets 6 points, then there are 3 and 1.
schafe-guide-pens = Tap a meadow to see where its pen is still open. Only closed ones count.
schafe-guide-tap = Lay the ringed tile on the ringed place.
schafe-guide-reveal = Your question mark fits. Lay it and everybody sees your colour, but you lay one more tile at once.
schafe-guide-hunt-wolf = Your wolf spoils the pens beside its forest. Lay it: that is a special action, and your tile comes after it.
schafe-guide-hunt-hunter = Your hunter drives a wolf away, or keeps wolves out. Lay it: a special action, and your tile comes after it.
schafe-guide-back-wolf = There are four sheep on the wolf's back side: you may lay it like that, too, like any other tile.
schafe-guide-back-hunter = There are four sheep on the hunter's back side: you may lay it like that, too, like any other tile.
schafe-guide-out = When your pen is good you may get out, under “Special action”: the earlier, the more points.
schafe-guide-out-now = Your pen will hardly grow any more. Get out now, under “Special action”: finishing earlier brings more points.
schafe-guide-pass = Nothing fits. You can pass, or have a look at the special actions.
schafe-guide-pass-only = Nothing fits, and you have had your special action in this turn: you can only pass.
schafe-guide-second = You may lay one more tile at once, or leave it.
schafe-guide-place = Where does your question mark go? Tap a place that lights up.
schafe-guide-hunting = One more wolf or hunter, or are you done with it?
schafe-guide-closed = A pen is closed. In the end only the largest closed one of each colour counts.
schafe-guide-closed-own = Your pen is closed, with { $sheep } sheep: so many points, if none of your pens is larger in the end.
schafe-guide-wolf = A wolf in the forest: every pen beside it is worth nothing until a hunter sits on the wolf.
schafe-guide-wolf-own = A wolf stands beside your pen with { $sheep } sheep: it is worth nothing now, until a hunter sits on the wolf.
schafe-guide-hunter = A hunter in the forest: no wolf comes here any more. Where it sits on a wolf, the pens beside it count again.
schafe-guide-stepped-in = Somebody said “Stop!”: you, too, may take a special action in others' turns.
schafe-guide-shown = Somebody has shown a colour: now everybody knows whose sheep those are.
schafe-guide-done = Somebody has finished and gets points for it: { $bonus }. Whoever is left last gets none.
schafe-guide-wait = The others are on. Meanwhile you can see where your tiles would fit.
schafe-guide-finished = You have finished and look on. Your largest pen counts, and the points for finishing.
schafe-guide-end = This is the count: the sheep in your largest closed pen without a wolf, plus 6, 3 or 1 for finishing. Now you can do it alone.
