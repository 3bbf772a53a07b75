### Dog in the browser: what is said only on the screen. $stone is a short name such as "Cb", $card a card's name.

# Pieces are dogs on the screen (words.ts)
-dog-web-piece = dog
-dog-web-pieces = dogs
-dog-web-pieces-dative = dogs

dog-web-board = Board
# $places: the dogs with their places, already listed
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
dog-web-pick = Swap your dog { $stone }, then choose the other
dog-web-take-back = Take all back
dog-web-you = You
dog-web-several =
    { $count ->
       *[other] { $count } moves end here
    }
dog-web-joker = What is the joker?
dog-web-which = Which move do you mean?
dog-web-back = Back
dog-web-discards-title = Discarded cards
dog-web-discards-means = Tap the middle to see what has been played.
dog-web-round-means =
    { $size ->
       *[other] This is round { $deal }; everybody got { $size } cards. Beside each name stands how many are left.
    }
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

dog-web-said-card =
    { $who-is ->
        [you] You: { $card }
       *[other] { $who }: { $card }
    }
dog-web-said-drop =
    { $who-is ->
        [you] You sit out
       *[other] { $who } sits out
    }
dog-web-said-stall =
    { $who-is ->
        [you] Into your stall
       *[other] { $who }: into the stall
    }
dog-web-said-back =
    { $who-is ->
        [you] Your dog goes back
       *[other] { $who }: four back
    }
dog-web-said-hit =
    { $who-is ->
        [you] Your dog has to go home
       *[other] A dog of { $who }’s goes home
    }
dog-web-said-out =
    { $who-is ->
        [you] Your dog is out
       *[other] { $who }: out of the nest
    }
dog-web-said-swap =
    { $who-is ->
        [you] You swap with { $other }
       *[other] { $other-is ->
            [you] { $who } swaps with you
           *[other] { $who } swaps with { $other }
        }
    }
dog-web-said-trade = Cards are swapped
dog-web-said-received = You got from { $who }: { $card }
dog-web-said-joy =
    { $who-is ->
        [you] Your four are home
       *[other] { $who }: all four home
    }
dog-web-said-shuffle = The cards are shuffled

## In the log: what a dog does. Which one it is, the board shows.

dog-web-log-moved =
    { $who-is ->
        [you] Your dog goes { dog-web-log-far }.
       *[other] A dog of { $who }’s goes { dog-web-log-far }.
    }
dog-web-log-far =
    { $fields ->
        [-4] 4 fields back
        [one] one field on
       *[other] { $fields } fields on
    }
dog-web-log-turned-in =
    { $who-is ->
        [you] Your dog goes into the stall.
       *[other] A dog of { $who }’s goes into the stall.
    }
dog-web-log-hit =
    { $who-is ->
        [you] Your dog has to go home to its nest.
       *[other] A dog of { $who }’s has to go home to its nest.
    }
dog-web-log-swapped =
    { $who-is ->
        [you] Your dog changes places with { $whom-is ->
            [you] your other one.
           *[other] one of { $whom }’s.
        }
       *[other] A dog of { $who }’s changes places with { $whom-is ->
            [you] yours.
           *[other] one of { $whom }’s.
        }
    }
dog-web-log-left-nest =
    { $who-is ->
        [you] Your dog comes out of the nest onto the start.
       *[other] A dog of { $who }’s comes out of the nest onto the start.
    }
dog-web-log-finished =
    { $who-is ->
        [you] You have all four dogs in the stall.
       *[other] { $who } has all four dogs in the stall.
    }

## A hint: the board shows which dog is meant

dog-web-hint-forward =
    { $fields ->
        [one] { $card }: this dog one field forward
       *[other] { $card }: this dog { $fields } fields forward
    }
dog-web-hint-into =
    { $fields ->
        [one] { $card }: this dog one field forward, into the stall
       *[other] { $card }: this dog { $fields } fields forward, into the stall
    }
dog-web-hint-back = { $card }: this dog four fields back
dog-web-hint-swap = { $card }: swap these two dogs
dog-web-hint-out = { $card }: a dog from the nest to the start
dog-web-hint-hits =
    { $whom-is ->
        [you] { $action }; your other dog has to go home
       *[other] { $action }; a dog of { $whom }’s has to go home
    }
dog-web-hint-seven = { $card }: { $ways }
dog-web-hint-way =
    { $fields ->
        [one] a dog one step
       *[other] a dog { $fields } steps
    }
dog-web-hint-home =
    { $fields ->
        [one] a dog one step, into the stall
       *[other] a dog { $fields } steps, into the stall
    }
dog-web-hint-hit =
    { $whom-is ->
        [you] your own goes home
       *[other] one of { $whom }’s goes home
    }
dog-web-why-hit = It costs { $who } the whole way of that dog.
dog-web-why-home = A dog in the stall is safe, and all four must get there.
dog-web-why-out = Only dogs on the ring can walk.
dog-web-why-give-starter = Your partner can bring a dog out with it.
dog-web-why-nearer =
    { $fields ->
        [0] It then stands before its own stall.
       *[other] This brings it nearer to its stall.
    }

## Several moves end on one field: which is meant

dog-web-mean-steps =
    { $fields ->
        [one] This dog one step
       *[other] This dog { $fields } steps
    }
dog-web-mean-forward =
    { $fields ->
        [one] This dog one field forward
       *[other] This dog { $fields } fields forward
    }
dog-web-mean-steps-home =
    { $fields ->
        [one] This dog one step, into the stall
       *[other] This dog { $fields } steps, into the stall
    }
dog-web-mean-forward-home =
    { $fields ->
        [one] This dog one field forward, into the stall
       *[other] This dog { $fields } fields forward, into the stall
    }
dog-web-mean-back = This dog four fields back
dog-web-mean-out = A dog from the nest
dog-web-mean-hits =
    { $count ->
        [one] { $play }; one goes home
       *[other] { $play }; { $count } go home
    }

## For those who do not see the board: several steps of a seven

dog-web-steps =
    { $fields ->
        [one] Dog { $stone }: one step
       *[other] Dog { $stone }: { $fields } steps
    }
dog-web-steps-home =
    { $fields ->
        [one] Dog { $stone }: one step into the stall
       *[other] Dog { $stone }: { $fields } steps, into the stall
    }
dog-web-steps-rest =
    { $fields ->
        [one] Dog { $stone }: the last step
       *[other] Dog { $stone }: all { $fields } steps
    }

## In the middle of the board: what to tap next

dog-web-prompt-card = First a card, then the dog
dog-web-prompt-given = Face down; you can still change it
dog-web-prompt-own = Which of your dogs?
dog-web-prompt-other = Swap with whom?
dog-web-prompt-blank = Nobody to swap with
dog-web-prompt-joker = What is the joker?
dog-web-prompt-several = Which dog?
dog-web-prompt-seven = 7 steps: where to?
dog-web-prompt-steps =
    { $left ->
        [one] One step left: where to?
       *[other] { $left } steps left: where to?
    }
dog-web-prompt-four = Forward or back?
dog-web-prompt-out = Tap your start
dog-web-prompt-out-or = Out, or forward?
dog-web-prompt-partner = You now move { $who }’s dogs
dog-web-prompt-where = Where to?
dog-web-prompt-which = Which field?

## At the end

dog-web-stat-home = dogs in the stall
dog-web-stat-hits = dogs sent home
dog-web-stat-lost = own dogs lost
dog-web-stat-fields = fields walked
dog-web-stat-out = rounds sat out
