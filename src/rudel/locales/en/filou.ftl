### Filou, the cat in the sack.
### $card, $cat and $removed are names of cards already (filou-card-…), $cards and $dogs lists of them with a cat as
### its value; $kind and $dog are the short names R, SD, BD; $mice is a number of mice.

filou-title = Filou
filou-line = The cat in the sack: bid mice for face-down cats, and drop out in time.

## Why something is not possible, by rule number

fil-1 = There is no such seat here; the game is for three, four or five.
fil-2 = There is no such card; a set has seven cats, a rabbit and two dogs.
fil-3 = You miss this card for the whole game: one of every set goes away at the start. Take another one.
fil-4 = There are not that many mice; everyone begins with 15.
fil-5 = This mouse card is not in play; which ones are depends on the number of seats.
fil-6 = The bank pays only what lies on the mouse cards; bid with your own mice or pass.
fil-7 = Lots decide who begins; wait for your turn.
fil-10 = Laying comes before bidding; lay a card that you still have in hand and have not chosen already.
fil-11 = On your turn, bid more than the highest bid as far as your mice go, or pass.
fil-12 = You have passed already; you are back in the next round.
fil-13 = The auction is over; whoever is left is not asked again.
fil-14 = All others have passed; take the row for exactly 1 mouse or pass as well.
fil-15 = There is no filling now; mice go on the mouse cards at the end of the round.
fil-16 = That stays secret; look at what lies open.
fil-20 = Two or more dogs chase nobody; they just leave.
fil-21 = This cat stays; the big dog chases the highest, the small one the lowest.
fil-22 = To dogs the rabbit is a cat of value 0, unless you have agreed otherwise.
fil-23 = Only one cat runs away, among equals the one furthest to the left.
fil-24 = What is in the pile stays there until the end; go on with your hand.
fil-30 = The dummy plays by itself; lay a card from your own hand.
fil-40 = The game is over; after nine rounds points are counted.

## Cards

filou-card-minus-8 = cat −8
filou-card-minus-5 = cat −5
filou-card-3 = cat 3
filou-card-5 = cat 5
filou-card-8 = cat 8
filou-card-11 = cat 11
filou-card-15 = cat 15
filou-card-R = rabbit
filou-card-SD = small dog
filou-card-BD = big dog

## What one can do

filou-action-lay =
    { $kind ->
        [R] Lay the rabbit
        [SD] Lay the small dog
        [BD] Lay the big dog
       *[other] Lay the { $card }
    }
filou-action-pass =
    { $mice ->
        [one] Pass and take 1 mouse
       *[other] Pass and take { $mice } mice
    }
filou-action-pass-empty = Pass
filou-action-pass-last = Pass too, the row is gone
filou-action-take-for-one = Take the row for 1 mouse
# The number comes first: the first word groups long lists, and each near bid is to have a line of its own.
filou-action-bid =
    { $mice ->
        [one] 1 mouse as your bid
       *[other] { $mice } mice as your bid
    }
# Many higher bids stand in groups from $from to $to; what comes before the colon must be the same for a whole group.
filou-action-bid-more =
    { $mice ->
       *[other] More: { $mice } mice
    }
filou-action-bid-far =
    { $mice ->
       *[other] More, { $from } to { $to }: { $mice } mice
    }

## What has happened

filou-event-set =
    { $who-is ->
        [you] Your cards: { $cards }. Put away: { $removed }.
       *[other] { $who }'s cards: { $cards }. Put away: { $removed }.
    }
filou-event-round =
    { $who-is ->
        [you] Round { $round } of { $rounds }: you start.
       *[other] Round { $round } of { $rounds }: { $who } starts.
    }
filou-event-round-empty =
    { $who-is ->
        [you] Round { $round } of { $rounds }, mouse cards empty: you start.
       *[other] Round { $round } of { $rounds }, mouse cards empty: { $who } starts.
    }
filou-event-choice =
    { $who-is ->
        [you] You lay a card face down: “{ $card }”.
       *[other] { $who } lays a card face down: “{ $card }”.
    }
filou-event-turned-up =
    { $who-is ->
        [you] Your card is turned up: “{ $card }”.
       *[other] { $who }'s card is turned up: “{ $card }”.
    }
filou-event-turned-up-dummy = The dummy's card is turned up: “{ $card }”.
filou-event-bid =
    { $who-is ->
        [you]
            { $mice ->
                [one] You bid 1 mouse.
               *[other] You bid { $mice } mice.
            }
       *[other]
            { $mice ->
                [one] { $who } bids 1 mouse.
               *[other] { $who } bids { $mice } mice.
            }
    }
filou-event-passed =
    { $who-is ->
        [you]
            { $mice ->
                [0] You pass.
                [one] You pass and take 1 mouse.
               *[other] You pass and take { $mice } mice.
            }
       *[other]
            { $mice ->
                [0] { $who } passes.
                [one] { $who } passes and takes 1 mouse.
               *[other] { $who } passes and takes { $mice } mice.
            }
    }
filou-event-taken =
    { $who-is ->
        [you]
            { $mice ->
                [one] You pay 1 mouse and keep: { $cards }.
               *[other] You pay { $mice } mice and keep: { $cards }.
            }
       *[other]
            { $mice ->
                [one] { $who } pays 1 mouse and keeps: { $cards }.
               *[other] { $who } pays { $mice } mice and keeps: { $cards }.
            }
    }
filou-event-taken-nothing =
    { $who-is ->
        [you]
            { $mice ->
                [one] You pay 1 mouse, and nothing is left.
               *[other] You pay { $mice } mice, and nothing is left.
            }
       *[other]
            { $mice ->
                [one] { $who } pays 1 mouse, and nothing is left.
               *[other] { $who } pays { $mice } mice, and nothing is left.
            }
    }
filou-event-lost = Nobody wants the row; it leaves the game: { $cards }.
filou-event-dogs-left = Several dogs have eyes only for each other and leave: { $dogs }.
filou-event-dog-left =
    { $dog ->
        [SD] The small dog finds nothing to chase and leaves.
       *[BD] The big dog finds nothing to chase and leaves.
    }
filou-event-chased =
    { $dog ->
        [SD] The small dog chases a card away: “{ $cat }”.
       *[BD] The big dog chases a card away: “{ $cat }”.
    }
filou-event-filled = The mouse cards are full again.
filou-event-not-filled =
    { $bank ->
        [0] The bank is empty; nothing is filled.
        [one] The bank has just 1 mouse; nothing is filled.
       *[other] The bank has just { $bank } mice; nothing is filled.
    }
filou-event-scored = The count: { $scores }.
filou-score =
    { $who-is ->
        [you] you { $points } ({ $cards } from cards)
       *[other] { $who } { $points } ({ $cards } from cards)
    }

## Options

filou-option-rabbit_is_no_cat = Dogs leave the rabbit alone
filou-option-rabbit_is_no_cat-help = Example: a dog and the rabbit lie in the row. The dog chases cats only, the rabbit stays.
filou-option-show_mice = All mice can be seen
filou-option-show_mice-help = Example: beside every name you see how many mice are left. Otherwise you have to remember.
filou-option-show_piles = Cards won can be seen
filou-option-show_piles-help = Example: you press a name and see the cats won there. Otherwise you have to remember.

## What to do now

filou-now-lay = Lay a card face down in the row.
filou-now-bid = Your turn: bid or pass.
filou-now-raise =
    { $mice ->
        [one] Your turn: bid more than 1 mouse, or pass.
       *[other] Your turn: bid more than { $mice } mice, or pass.
    }
filou-now-last = All others have passed: take the row for 1 mouse or pass as well.
filou-now-must-pass = Your mice are not enough for a bid: pass.
filou-now-wait = Waiting for { $who }.
filou-now-over = The game is over.

## Why a hint advises something

filou-why-lay-good = A good cat makes the row worth bidding for.
filou-why-lay-bad = It rids you of the bad cat, best of all to somebody else.
filou-why-lay-R = The rabbit counts nothing: with it you know more of the row than the others.
filou-why-lay-SD = The small dog chases the smallest cat away and confuses the others.
filou-why-lay-BD = The big dog chases the biggest cat away: whoever bids too much will be sorry.
filou-why-bid =
    { $dog ->
        [one] What you know of the row counts { $shown }, without the cat that the dog chases.
       *[none] { $hidden ->
            [0] What you know of the row counts { $shown }.
           *[other] { $shown } points are known, the hidden cards are worth about { $hidden }.
        }
    }
filou-why-pass =
    { $mice ->
        [0] What you know of the row counts { $shown }: more is hardly worth bidding.
        [one] That is certain; what you know of the row counts { $shown }.
       *[other] They are certain; what you know of the row counts { $shown }.
    }
