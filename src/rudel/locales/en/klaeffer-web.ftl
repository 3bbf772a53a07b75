### Kleine Kläffer in the browser: what is only said on the screen.
### $district is already a district's name; $cards are dogs, already listed; $place is a place such as b2.

klaeffer-web-dog = { $breed } { $district } { $votes }
klaeffer-web-council = The council
klaeffer-web-no-place = The council has no place there; choose a free one beside, above or below a card.
klaeffer-web-hand = Your cards
klaeffer-web-slot-empty = Room for the next card
klaeffer-web-at = { $place }: { $dog }
klaeffer-web-free = { $place }: free
klaeffer-web-row-left =
    { $count ->
        [0] Left row: empty
       *[other] Left row: { $count } to come, next { $next }
    }
klaeffer-web-row-right =
    { $count ->
        [0] Right row: empty
       *[other] Right row: { $count } to come, next { $next }
    }
klaeffer-web-empty = empty

klaeffer-web-foreseen = { $place }: column { $column }, row { $row }; to take: { $cards }
klaeffer-web-foreseen-nothing = { $place }: column { $column }, row { $row }; nothing to take
klaeffer-web-foreseen-unmatched = { $place }: column { $column }, row { $row }; no dog matches in colour or breed
klaeffer-web-foreseen-crisis = { $place }: crisis; takes { $cards }
klaeffer-web-confirm = Put it here: { $what }
klaeffer-web-nothing = nothing
# Instead of "Where to?", and while a turn waits to be confirmed; $votes are those of the stronger line
klaeffer-web-now-put = Where to? From 10 votes on you take what matches.
klaeffer-web-brings-cards =
    { $count ->
        [one] { $votes } votes: you take the ticked dog. Confirm?
       *[other] { $votes } votes: you take the { $count } ticked dogs. Confirm?
    }
klaeffer-web-brings-choice =
    { $count ->
        [one] { $votes } votes: you may take one dog. Confirm?
       *[other] { $votes } votes: you may take { $count } dogs. Confirm?
    }
klaeffer-web-brings-nothing = Fewer than 10 votes: you take nothing here. Confirm?
klaeffer-web-brings-unmatched = { $votes } votes, but no dog matches in colour or breed. Confirm?
klaeffer-web-brings-crisis = Crisis: the council is full and nothing matches. You take all that is ticked. Confirm?
# Enough votes, but nobody alike in colour or breed; two short words on a place of the council
klaeffer-web-unmatched = no match
klaeffer-web-crisis = Crisis
klaeffer-web-crisis-now = Crisis in the council!

# A hint, piece by piece: together a sentence
klaeffer-web-hint-give = first give { $district } to { $to }
klaeffer-web-hint-pick = put { $breed } { $district } { $votes }
klaeffer-web-hint-lay = put { $breed } { $district } { $votes } on the dashed place
klaeffer-web-hint-decline = place nothing more
klaeffer-web-hint-take = take everything
klaeffer-web-hint-leave = leave everything
klaeffer-web-hint-put = on the dashed place

klaeffer-web-board = Districts of { $name }
klaeffer-web-board-own = Your districts
klaeffer-web-you = You
klaeffer-web-look = { $name }: look at the cards
klaeffer-web-look-others = Look at the others' cards
klaeffer-web-look-all = Look at everybody's cards
klaeffer-web-district =
    { $votes ->
        [one] { $district }: 1 vote
       *[other] { $district }: { $votes } votes
    }
klaeffer-web-district-leads =
    { $votes ->
        [one] { $district }: 1 vote, ahead
       *[other] { $district }: { $votes } votes, ahead
    }
klaeffer-web-held = In the hand: { $backs }
klaeffer-web-held-title = In the hand
klaeffer-web-held-own = What the others see of your hand
klaeffer-web-held-nothing = No cards in the hand
klaeffer-web-none-yet = No cards yet.

# What the numbers mean: on a sheet that opens when they are pressed
klaeffer-web-legend = The number is the sum of the votes in a district. The crown shows who has the most there: in the end the district is secured, and for everybody else their votes are bad points.
klaeffer-web-stands-safe = Ahead here: as it stands the district is secured.
klaeffer-web-stands-safe-shared = Ahead here together: as it stands the district is secured for both.
klaeffer-web-stands-bad =
    { $is ->
        [you] You are ahead here
       *[other] { $who } is ahead here
    } with { $most }; as it stands this is { $votes ->
        [one] 1 bad point
       *[other] { $votes } bad points
    }.
klaeffer-web-rows = The draw rows
klaeffer-web-rows-legend = The number says how many cards are still to come. The foremost is drawn next; you see the colour of the district, breed and votes not yet. When both rows are empty everyone has one more turn.
klaeffer-web-row-left-count = Left: { $count } to come
klaeffer-web-row-right-count = Right: { $count } to come
klaeffer-web-about-votes =
    { $votes ->
        [one] The number in the paw: 1 vote. Where a row or column comes to 10, there is something to take.
       *[other] The number in the paw: { $votes } votes. Where a row or column comes to 10, there is something to take.
    }
klaeffer-web-about-district = House number { $number }: the { $district } district. The number is only a name, it counts for nothing.
klaeffer-web-about-breed = { $breed }: taken is what shares colour or breed with the card that was placed.

# In the log: the place is shown at the table, not named
klaeffer-web-event-placed =
    { $who-is ->
        [you] You place
       *[other] { $who } places
    } { $name }.

klaeffer-web-choice = Take all of it or nothing
klaeffer-web-take = Take
klaeffer-web-leave = Leave

klaeffer-web-give = Give { $district } away
klaeffer-web-give-here = Here you may give a district away
klaeffer-web-give-to = Give { $district } to { $name }
klaeffer-web-gift = { $who } gives you the { $district } district
klaeffer-web-give-why = Before you place a card you may give one district away. Whoever gets it must not have a dog of that colour yet.
klaeffer-web-decline-confirm = Place nothing more? In the end the cards in your hand go to your districts in any case.

klaeffer-web-last = Last turns
klaeffer-web-last-banner = Last round: one more turn each
klaeffer-web-last-own = Your last turn
klaeffer-web-hands-banner = The hands go to the districts
klaeffer-web-left =
    { $count ->
        [one] 1 card left
       *[other] { $count } cards left
    }
klaeffer-web-bad =
    { $points ->
        [one] 1 bad point
       *[other] { $points } bad points
    }
# Where there is little room: below a name, and even narrower
klaeffer-web-bad-chip =
    { $points ->
        [0] 0 points
        [one] −1 point
       *[other] −{ $points } points
    }
klaeffer-web-bad-short =
    { $points ->
        [0] 0 pts
       *[other] −{ $points } pts
    }
klaeffer-web-bad-now =
    { $points ->
        [one] As it stands: 1 bad point
       *[other] As it stands: { $points } bad points
    }

klaeffer-web-scoring = The count
klaeffer-web-scoring-bad = Bad points
klaeffer-web-scoring-secured = { $votes }, secured
klaeffer-web-scoring-none = no card
klaeffer-web-scoring-legend = Coloured is secured, the rest are bad points. The fewest win.
klaeffer-web-scoring-more-districts =
    As many bad points, but { $who-is ->
        [you] you have
       *[other] { $who } has
    } secured more districts.
klaeffer-web-scoring-more-votes =
    As many bad points, but { $who-is ->
        [you] you have
       *[other] { $who } has
    } secured more votes.
klaeffer-web-scoring-empty =
    { $who-is ->
        [you] You have secured no district and therefore come
       *[other] { $who } has secured no district and therefore comes
    } last.

klaeffer-web-stat-secured = Districts secured
klaeffer-web-stat-safe = Votes secured
klaeffer-web-stat-taken = Dogs taken
klaeffer-web-stat-gifts = Districts given away
klaeffer-web-stat-crises = Crises
