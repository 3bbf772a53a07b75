### Dog in the browser: what is said only on the screen. $stone is a short name such as "Cb", $card a card's name.

dog-web-board = Board
# $places: the stones with their places, already listed
dog-web-where = { $name }: { $places }
dog-web-hand = Your cards
dog-web-face-A = A
dog-web-face-J = J
dog-web-face-Q = Q
dog-web-face-K = K
dog-web-card-given = { $card }, to be given away
dog-web-card-gift = { $card }, just received
dog-web-card-stuck = { $card }, cannot be played now
dog-web-pick = Swap stone { $stone }, then choose the other
dog-web-several =
    { $count ->
       *[other] { $count } moves end here
    }
dog-web-joker = What is the joker?
dog-web-joker-out = Out of the nest
dog-web-which = Which move do you mean?
dog-web-back = Back
dog-web-drop-confirm = No card can be played. Lay them all down and sit out until the next deal?

dog-web-cards =
    { $count ->
        [0] no cards left
        [one] one card left
       *[other] { $count } cards left
    }
dog-web-round =
    { $size ->
       *[other] Round { $deal } · { $size } cards
    }

dog-web-stat-home = stones in the stall
dog-web-stat-hits = sent home
dog-web-stat-lost = were sent home
dog-web-stat-fields = fields walked

dog-web-guide-give = Before every round you give your partner a card. Tap it; until everybody has chosen you may change your mind.
dog-web-guide-out = An ace, a king or a joker brings a dog out of the nest. Tap the card, then your start.
dog-web-guide-seven = A seven is seven single steps. Tap the dogs that shall walk; whoever is overtaken goes home.
dog-web-guide-play = Tap a card: where a dog can land, the field lights up. If another stands there, it must go home.
dog-web-guide-drop = No card can be played. You lay them down and wait for the next round.
dog-web-guide-wait = Now the others play. Your partner sits opposite; you win when all eight dogs are in their stalls.
