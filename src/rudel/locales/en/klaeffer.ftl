### Little Yappers (Kleine Kläffer).
### $card is a card's name already (klaeffer-card); $cards are short names such as OC4, already listed;
### $district is a district's name already; $place is a place such as b2.

klaeffer-title = Little Yappers
klaeffer-line = Collect votes in a council of small dogs, but only where you will have the most.

## Why something is not possible, by rule number

klf-1 = There is no such seat at this table; choose somebody who plays.
klf-2 = There is no such card; the rule's table shows which votes there are.
klf-3 = This card has left the game; take one from your hand.
klf-4 = You do not hold this card; choose one of your own.
klf-5 = The council has no such place; it goes from a1 to d4.
klf-6 = Of a draw row you see the colours only; the top card is drawn.
klf-7 = It is not your turn yet; play goes on clockwise.
klf-10 = Giving away is possible from your second turn on, once and before placing, to somebody without that colour.
klf-11 = Not possible now; choose a hand card and lay it on a free place beside, above or below a card.
klf-12 = Not now; you take right after placing, from 10 votes without a gap on, what matches in colour or breed.
klf-13 = There is a crisis only when the last free place is filled and nothing is taken.
klf-14 = Not now; after placing you draw from the left or the right while there are cards.
klf-15 = The council fills up by itself as soon as more than four places are free.
klf-16 = What lies in front of you stays open, sorted by colour.
klf-20 = There is no drawing in the last turn; place a card, or decline before you choose one.
klf-21 = The game is over; the hand cards lie with the districts already.
klf-22 = This district is not yours; whoever has the most votes secures it.
klf-23 = That is not how to count; bad points are the votes in districts you have not secured.

## Cards and districts

klaeffer-district-Y = yellow
klaeffer-district-O = orange
klaeffer-district-R = red
klaeffer-district-P = purple
klaeffer-district-B = blue
klaeffer-district-G = green
klaeffer-breed-C = Chihuahua
klaeffer-breed-P = Pomeranian
klaeffer-breed-B = bulldog
klaeffer-card = { $district } { $breed } { $votes } ({ $name })
klaeffer-at = { $name } on { $place }

## What a table can agree on

klaeffer-option-free_take = Cards may be left
klaeffer-option-free_take-help = Example: you could take three dogs from the council but do not want them: you leave all three. Only when the council is full cards are always taken.

## What one can do

klaeffer-action-pick = Place { $name }: { $district } { $breed }
klaeffer-action-put = { $place }: nothing to take
klaeffer-action-put-takes = { $place }: { $cards } to take
klaeffer-action-draw-left = Draw left: { $district }
klaeffer-action-draw-right = Draw right: { $district }
klaeffer-action-give =
    { $votes ->
        [one] Give { $to }: { $district }, 1 vote
       *[other] Give { $to }: { $district }, { $votes } votes
    }
klaeffer-action-decline = Place nothing more
klaeffer-action-take = Take { $cards }
klaeffer-action-leave = Leave { $cards }

## What has happened

klaeffer-event-dealt =
    The council is seated; { $who-is ->
        [you] you begin
       *[other] { $who } begins
    }.
klaeffer-event-hand = Your cards: { $cards }.
klaeffer-event-gave =
    { $who-is ->
        [you] You give
       *[other] { $who } gives
    } { $to-is ->
        [you] you
       *[other] { $to }
    } the { $district } district: { $cards }.
klaeffer-event-placed =
    { $who-is ->
        [you] You place
       *[other] { $who } places
    } { $name } on { $place }.
klaeffer-event-crisis = Crisis in the council: the last place is filled and nothing can be taken. Then what does not match at all is taken.
# $column and $row: the votes that lie together without a gap in the column and the row
klaeffer-event-taken-nothing = Column { $column }, row { $row }: nothing to take.
klaeffer-event-taken = Column { $column }, row { $row }: { $who-is ->
        [you] you take
       *[other] { $who } takes
    } { $cards }.
klaeffer-event-left = Column { $column }, row { $row }: { $who-is ->
        [you] you leave
       *[other] { $who } leaves
    } { $cards } where they are.
klaeffer-event-drew-left =
    { $who-is ->
        [you] You draw
       *[other] { $who } draws
    } from the left: { $district }.
klaeffer-event-drew-right =
    { $who-is ->
        [you] You draw
       *[other] { $who } draws
    } from the right: { $district }.
klaeffer-event-drew-card = You draw: { $card }.
klaeffer-event-refilled = Into the council come: { $cards }.
klaeffer-event-last-turns = Both draw rows are empty; everyone has one more turn, { $who-is ->
        [you] you
       *[other] { $who }
    } first.
klaeffer-event-declined =
    { $who-is ->
        [you] You place
       *[other] { $who } places
    } nothing more.
klaeffer-event-hand-scored =
    { $who-is ->
        [you] Your hand goes
       *[other] { $who } adds the hand
    } to the districts: { $cards }.
klaeffer-event-scored = Bad points: { $scores }.
klaeffer-score =
    { $who-is ->
        [you] you
       *[other] { $who }
    } { $points } (secured: { $districts })
klaeffer-score-nothing =
    { $who-is ->
        [you] you
       *[other] { $who }
    } { $points } (no district secured)

## What to do now

klaeffer-now-pick = Your turn: choose a card for the council.
klaeffer-now-pick-or-give = Your turn: choose a card for the council, or first give a district away.
klaeffer-now-last = Your last turn: choose a card, or decline.
klaeffer-now-last-or-give = Your last turn: choose a card, decline, or first give a district away.
klaeffer-now-put = Where to? { $card }
klaeffer-now-take = Take all of them, or none? { $cards }
klaeffer-now-draw = Draw a card from the left or the right.
klaeffer-now-wait = Waiting for { $who }.
klaeffer-now-over = The game is over.

## Why a hint advises something

klaeffer-why-takes =
    { $cards ->
        [one] { $votes ->
            [one] One card is to be had, that is 1 vote.
           *[other] One card is to be had, that is { $votes } votes.
        }
       *[other] { $cards } cards are to be had, that is { $votes } votes.
    }
klaeffer-why-nothing = There is nothing more to take anywhere now, and here it helps the others least.
klaeffer-why-leave = In the end these votes would rather harm you than help you here.
klaeffer-why-draw = The back shows the district: this one is of more use to you.
klaeffer-why-give = It is the district where you would catch up least.
klaeffer-why-decline = Another card would help the others more than you.
