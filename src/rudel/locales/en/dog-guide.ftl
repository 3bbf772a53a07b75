### Dog: the aim, and what is said in the guided first game. $card is a card's sign as in the hand.

dog-aim = Take all your dogs once round into the stall: whoever has four home helps the partner, and you win together.
lagerdog-aim = Take all your dogs once round into the stall, by the rules of the family camp; with three, two play against one.

dog-guide-card =
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

## Before the round

dog-guide-hello = Welcome. Take your four dogs once round into the stall; your partner sits opposite.
dog-guide-hello-three = Welcome. Here two play against one: you and your partner opposite. All dogs want to go round into the stall.
dog-guide-give = First give your partner a card.
dog-guide-give-door = Give your partner a card that opens the nest: you have several.
dog-guide-keep-door = Give your partner a card. Ace, king and joker open the nest, so keep those.
dog-guide-given = Until everybody has chosen you may change your mind. Then all swap at once.
dog-guide-again = A new round, new cards: again you give your partner one.

## What has just happened

dog-guide-gift = Your partner gave you: { dog-guide-card }. The card opens the nest.
dog-guide-lost = One of your dogs was hit and is back in the nest. That happens to everybody.
dog-guide-swapped = A jack has swapped one of your dogs.
dog-guide-lone = Whoever plays alone against two leaves the nest with any card. The two of you need an ace, a king or a joker.

## A turn

dog-guide-out = This card opens the nest: { dog-guide-card }. A dog comes out onto your start.
dog-guide-walk = Your dog is out and runs round, as far as the card says.
dog-guide-play = Each card says how far a dog runs. Choose one: where it can land, it lights up.
dog-guide-home = A dog can go into the stall now, with this card: { dog-guide-card }. Then it is safely home.
dog-guide-hit = Somebody stands in the way. With this card you hit that dog, and it goes back to its nest: { dog-guide-card }.
dog-guide-seven-card = A seven: seven single steps, shared among your dogs. Whoever you overtake goes home.
dog-guide-seven = Tap where a dog should end; another one walks the rest. The arrow takes back, the tick plays.
dog-guide-seven-partner = This seven brings your last dog home. What is left of it goes to a dog of your partner’s: from now on you move theirs.
dog-guide-partner = Your four are home. Now you move your partner’s dogs until they are in the stall, too.
dog-guide-four = A four also goes back. Four back from the start, and the way into the stall is suddenly short.
dog-guide-jack = The jack swaps two dogs: tap your own first, then the other.
dog-guide-joker = The joker is whichever card you need.
dog-guide-tap = Tap the ringed card and then the ringed place.
dog-guide-drop = Nothing goes; that happens to everybody. You lay your cards down and are back in the next round.

## The others

dog-guide-wait = Now the others play.
dog-guide-rest = You rest until the next deal.

## In the end

dog-guide-end = That is all that matters. With your four in the stall you play your partner’s dogs. The light bulb always helps.
lagerdog-guide-end = That is all that matters. After the round of two cards there are six again here, and a jack that can swap nothing cannot be played.
