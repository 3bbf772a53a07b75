### Dog in the browser: what is said only on the screen. $stone is a short name such as "Cb", $card a card's name.

dog-web-board = Board
# $places: the stones with their places, already listed
dog-web-where = { $name }: { $places }
dog-web-hand = Your cards
dog-web-face-A = A
dog-web-face-J = J
dog-web-face-Q = Q
dog-web-face-K = K
# $written: what is written on the card
dog-web-card = { $written }, { $card }
dog-web-card-given = { $card }, to be given away
dog-web-card-gift = { $card }, just received
dog-web-card-stuck = { $card }, cannot be played now
dog-web-pick = Swap your stone { $stone }, then choose the other
dog-web-several =
    { $count ->
       *[other] { $count } moves end here
    }
dog-web-joker = What is the joker?
dog-web-joker-out = Out of the nest
dog-web-which = Which move do you mean?
dog-web-back = Back
dog-web-discards-title = Discarded cards
dog-web-discards =
    { $count ->
        [one] One card discarded
       *[other] { $count } cards discarded
    }
dog-web-discards-look =
    { $count ->
        [one] One discarded card, look at it
       *[other] { $count } discarded cards, look at them
    }
dog-web-pack =
    { $count ->
        [one] one left in the pack
       *[other] { $count } left in the pack
    }
dog-web-times =
    { $count ->
        [one] once { $card }
       *[other] { $count } times { $card }
    }
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

## In the middle of the board: what has just happened. $who and $other are names.

dog-web-said-card = { $who }: { $card }
dog-web-said-drop = { $who } sits out
dog-web-said-stall = { $who }: into the stall
dog-web-said-hit = { $who } goes home
dog-web-said-out = { $who }: out of the nest
dog-web-said-swap = Swap: { $who } and { $other }
dog-web-said-trade = Cards are swapped
dog-web-said-received = You got from { $who }: { $card }
dog-web-said-joy = { $who }: all four home
dog-web-said-shuffle = The cards are shuffled

## In the log: how far a stone goes

dog-web-log-walked =
    { $fields ->
        [one] Stone { $stone } goes one field on.
       *[other] Stone { $stone } goes { $fields } fields on.
    }
dog-web-log-back =
    { $fields ->
       *[other] Stone { $stone } goes { $fields } fields back.
    }

## A hint for the seven

dog-web-hint-seven = { $card }: { $ways }
dog-web-hint-way =
    { $fields ->
        [one] stone { $stone } one field
       *[other] stone { $stone } { $fields } fields
    }
dog-web-hint-home =
    { $fields ->
        [one] stone { $stone } one field, into the stall
       *[other] stone { $stone } { $fields } fields, into the stall
    }
dog-web-hint-hit = stone { $stone } goes home

## In the middle of the board: what to tap next

dog-web-prompt-given = Hidden; still open to change
dog-web-prompt-own = Which of your dogs?
dog-web-prompt-other = Swap with whom?
dog-web-prompt-blank = Nobody to swap with
dog-web-prompt-seven = 7 steps: who first?
dog-web-prompt-steps =
    { $left ->
        [one] One step left: who goes?
       *[other] { $left } steps left: who goes?
    }
dog-web-prompt-four = Forward or back?
dog-web-prompt-out = Tap your start
dog-web-prompt-out-or = Out, or forward?
dog-web-prompt-partner = You now move { $who }'s stones
dog-web-prompt-where = Where to?
dog-web-prompt-which = Which field?

## At the end

dog-web-stat-home = dogs in the stall
dog-web-stat-hits = dogs sent home
dog-web-stat-lost = own dogs sent home
dog-web-stat-fields = fields walked
dog-web-stat-out = rounds sat out

## The guided first game

dog-web-guide-card =
    { $card ->
        [A] { dog-card-A }
        [2] { dog-card-2 }
        [3] { dog-card-3 }
        [4] { dog-card-4 }
        [5] { dog-card-5 }
        [6] { dog-card-6 }
        [7] { dog-card-7 }
        [8] { dog-card-8 }
        [9] { dog-card-9 }
        [10] { dog-card-10 }
        [J] { dog-card-J }
        [Q] { dog-card-Q }
        [K] { dog-card-K }
       *[other] { dog-card-joker }
    }
dog-web-guide-give = Hello! The four dogs at the bottom left are yours; they want to go once round and into your stall. First you give your partner opposite a card: tap one.
dog-web-guide-give-opener = Hello! The four dogs at the bottom left are yours; they want to go once round into your stall. First give your partner a card. Keep aces, kings and jokers: they open the nest.
dog-web-guide-given = Until everybody has chosen you may change your mind. Then all swap at once.
dog-web-guide-again = A new round, new cards: give your partner one again.
dog-web-guide-out = This card opens the nest: { dog-web-guide-card }. Tap it, then your start.
dog-web-guide-walk = Your dog is out and runs round to the right. Tap a card: where it can land, a field lights up. Tap it.
dog-web-guide-home = A dog can go into the stall, with this card: { dog-web-guide-card }. Tap it, then the place in the stall.
dog-web-guide-hit = Somebody stands just right: this card hits that dog and sends it home: { dog-web-guide-card }. Only spare your partner.
dog-web-guide-seven-card = You have a seven: seven single steps, shared among your dogs. Whoever you overtake goes home.
dog-web-guide-four = A four also goes back. Tap it: four back from the start, and the way into the stall is suddenly short.
dog-web-guide-jack = The jack swaps two dogs: first tap your own, then another.
dog-web-guide-joker = The joker is any card. Tap it and choose what it shall be. Or save it and play another one.
dog-web-guide-seven = Tap whoever takes the next step. The arrow takes one back; in the end you confirm all seven.
dog-web-guide-play = Tap a card: the fields where a dog can land light up. Tap one of them.
dog-web-guide-drop = Nothing goes; that happens to everybody. You lay your cards down and are back in the next round.
dog-web-guide-wait = Now the others play. Your partner sits opposite: you win when all your eight dogs are in their stalls.
dog-web-guide-wait-lone = Now the others play. You win when your four dogs are in the stall.
dog-web-guide-rest = You rest until the next deal. Tap the board once and it goes faster.
dog-web-guide-end = That is all you need: now you know Dog. When you are stuck, ask the light bulb. Have fun!
