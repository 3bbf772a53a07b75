### Filou in the browser: what is said on the screen only. $mice is a number of mice, $card the name of a card.

filou-web-table = The row, the mouse cards and the bids
filou-web-round = Round { $round } of { $rounds }
filou-web-bank =
    { $mice ->
        [one] 1 mouse in the bank
       *[other] { $mice } mice in the bank
    }
filou-web-bank-word = Bank
# $place: which of the mouse cards
filou-web-mouse-card =
    { $mice ->
        [0] Mouse card { $place }: empty
        [one] Mouse card { $place }: 1 mouse
       *[other] Mouse card { $place }: { $mice } mice
    }
filou-web-mouse-card-done = Mouse card { $place }: taken in this round

## The row and the seats

filou-web-place-empty = Place { $place } of the row: still empty
filou-web-place =
    { $state ->
        [open] Place { $place } of the row, { $who }'s card: { $card }
        [yours] Place { $place } of the row, { $who }'s card, face down; you know: { $card }
        [known] Place { $place } of the row, { $who }'s card, face down: { $card }
       *[down] Place { $place } of the row, { $who }'s card: face down
    }
filou-web-place-dummy =
    { $state ->
        [open] Place { $place } of the row, the dummy's card: { $card }
       *[down] Place { $place } of the row, the dummy's card: face down
    }
# $state: enumerated already
filou-web-seat = { $who }: { $state }
filou-web-bids =
    { $mice ->
        [one] bids 1 mouse
       *[other] bids { $mice } mice
    }
filou-web-passed = has passed
filou-web-passed-word = passed
filou-web-won =
    { $count ->
        [0] 0 cards won
        [one] 1 card won
       *[other] { $count } cards won
    }
# A seat's chip has room for few letters only
filou-web-chip = { $count } in the pile
filou-web-mice =
    { $mice ->
        [one] 1 mouse
       *[other] { $mice } mice
    }
filou-web-you = You
filou-web-dummy = Dummy
# Under a narrow card; where it is long it needs a soft hyphen
filou-web-dummy-word = Dummy

## The own hand

filou-web-hand = Your cards
filou-web-card-chosen = { $card }, lies face down in the row
filou-web-card-played = { $card }, laid already
filou-web-card-away = { $card }, put away before the game
filou-web-hand-held = Your cards in hand: { $cards }
filou-web-hand-held-of = { $who }'s cards in hand: { $cards }
filou-web-last-round = Last round. Then every mouse counts 1 point, too.
filou-web-changeable = You may still change it.
filou-web-yours = Your mice
filou-web-mice-of = { $who }'s mice

## Bidding

filou-web-amount = Your bid
filou-web-less = 1 less
filou-web-more = { $mice } more
filou-web-bid =
    { $mice ->
        [one] Bid 1 mouse
       *[other] Bid { $mice } mice
    }
filou-web-bid-none = Bid
filou-web-pass =
    { $mice ->
        [one] Pass: +1 mouse
       *[other] Pass: +{ $mice } mice
    }
filou-web-pass-empty = Pass: no mice
filou-web-pass-last = Pass too: no mice
filou-web-take = Take it for 1 mouse
filou-web-buys =
    { $known ->
        [0] { $mice ->
            [one] For 1 mouse: { $hidden ->
                [one] 1 hidden card
               *[other] { $hidden } hidden cards
            }
           *[other] For { $mice } mice: { $hidden ->
                [one] 1 hidden card
               *[other] { $hidden } hidden cards
            }
        }
       *[other] { $mice ->
            [one] For 1 mouse: { $cards }, and { $hidden } hidden
           *[other] For { $mice } mice: { $cards }, and { $hidden } hidden
        }
    }
# All cards of the row are known; $cards are those that the dogs leave, $count how many
filou-web-buys-all =
    { $count ->
        [0] { $mice ->
            [one] For 1 mouse: nothing, the dogs leave no card
           *[other] For { $mice } mice: nothing, the dogs leave no card
        }
       *[other] { $mice ->
            [one] For 1 mouse: { $cards } ({ $shown } points)
           *[other] For { $mice } mice: { $cards } ({ $shown } points)
        }
    }
filou-web-out = You have passed. You are back in the next round.
filou-web-out-last = You have passed. This was the last round; soon it is counted.
filou-web-high =
    { $mice ->
        [0] No bid yet
       *[other] Highest bid: { $mice } by { $who }
    }
filou-web-gets = { $who } gets the row
filou-web-gets-yours = You get the row
# $why: bank if the bank could not fill all of them; lost if nobody wanted the row before
filou-web-empty =
    { $why ->
        [bank] Too few in the bank: passing pays nothing this round.
       *[lost] Nobody took the last row: passing pays nothing.
    }
# $dog: SD the small dog, BD the big one
filou-web-dogs-one =
    { $dog ->
        [SD] ▼ The small dog chases the lowest cat away.
       *[BD] ▲ The big dog chases the highest cat away.
    }
# Like filou-web-dogs-one, when a rabbit lies in the row
filou-web-dogs-rabbit =
    { $dog ->
        [SD] ▼ chases the lowest cat away; the rabbit counts as 0.
       *[BD] ▲ chases the highest cat away; the rabbit counts as 0.
    }
filou-web-dogs-left = Several dogs: only they leave.
filou-web-chased =
    { $dog ->
        [SD] The small dog chases away: { $cat }.
       *[BD] The big dog chases away: { $cat }.
    }
filou-web-dogs-many = Several dogs: they chase nobody.
# $dog: SD, BD or both; what the signs on the dogs of the hand mean
filou-web-dogs-hand =
    { $dog ->
        [both] ▲ chases the highest cat away, ▼ the lowest
        [SD] ▼ chases the lowest cat away
       *[BD] ▲ chases the highest cat away
    }
filou-web-high-yours = Your bid is the highest: { $mice }

## A seat in detail

filou-web-look = Look at { $who }
filou-web-set = Cards shown so far
filou-web-set-help = Everybody has the same ten cards; one of them was put away before the game.
filou-web-set-shown = { $card }, shown already
filou-web-set-left = { $card }, not seen yet
filou-web-pile = Cards won
filou-web-pile-hidden =
    { $count ->
        [0] Nothing won yet.
        [one] 1 card, face down.
       *[other] { $count } cards, face down.
    }
filou-web-mice-hidden = How many mice these are is not shown at this table.
filou-web-gone = Out of the game

## The end

filou-web-count = How it was counted
filou-web-cards = Cards
filou-web-mice-word = Mice
filou-web-points =
    { $points ->
        [one] { $shown } point
       *[other] { $shown } points
    }
filou-web-pile-of = { $who }'s pile: { $cards }
filou-web-pile-none = { $who }'s pile: empty

filou-web-stat-cards = points from cards
filou-web-stat-mice = mice left
filou-web-stat-rows = rows taken
filou-web-stat-paid = mice paid
filou-web-stat-passed = mice for passing

## The first game

filou-web-key-amount = raise or lower the bid
filou-web-key-pass = pass

## What something means when it is pressed. $whose: you, other or dummy, whose place it is

filou-web-means-cat = Cat { $shown }: whoever takes the row gets { $points } points for it in the end.
filou-web-means-bad = Cat { $shown }: whoever takes the row loses { $points } points for it in the end.
filou-web-means-rabbit = The rabbit counts 0 points. To dogs it is a cat of value 0.
filou-web-means-rabbit-stays = The rabbit counts 0 points. Dogs leave it alone here.
filou-web-means-dog =
    { $dog ->
        [SD] The small dog ▼ chases the lowest cat of the row away; then both are gone. If several dogs lie there, only the dogs leave.
       *[BD] The big dog ▲ chases the highest cat of the row away; then both are gone. If several dogs lie there, only the dogs leave.
    }
filou-web-means-known = “{ $card }”: this card still lies face down. After each pass the next of the row is turned up.
filou-web-means-hidden =
    { $whose ->
        [dummy] A card of the dummy's; nobody knows it until it is turned up.
       *[other] { $who }'s card, still face down. After each pass the next of the row is turned up.
    }
filou-web-means-place =
    { $whose ->
        [dummy] A card of the dummy's will lie here: a fourth set of cards that plays along.
        [you] Your card goes here.
       *[other] { $who } lays a card here, face down.
    }
filou-web-means-mouse-next = Whoever passes next takes these { $mice } mice.
filou-web-means-mouse = Whoever passes later takes these { $mice } mice; the smaller mouse cards go first.
filou-web-means-mouse-done = Somebody got these mice for passing in this round.
filou-web-means-mouse-empty = No mice lie here in this round: passing pays nothing.
filou-web-means-bank = The bank has { $mice } mice. Whoever takes a row pays here; after each round it fills the mouse cards.
filou-web-means-won = So many cards have been won; in the end the cats' values count.
filou-web-means-gone = These cards are out of the game and count for nobody: dogs, and what they chased away.
filou-web-means-mice = You bid with mice. In the end each mouse that is left counts 1 point.
