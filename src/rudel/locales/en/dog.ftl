### Dog and Camp Dog.
### $stone and $other are short names of stones such as "b" or "Cb"; $card is a card's name already;
### $from and $to in dog-event-moved are places already (dog-place-…); $place is the number of the stall place.

dog-title = Dog
dog-line = Cards instead of dice: four dogs home into the stall, always two together.
lagerdog-title = Camp Dog
lagerdog-line = Dog as a family camp plays it, also for three.

# What a piece is called: here as in the rulebook; where one sees it, as it looks.
-dog-piece = stone
-dog-pieces = stones
-dog-pieces-dative = stones

## Why something is not possible, by rule number

dog-1 = It is not your turn yet; play goes on counter-clockwise.
dog-2 = There is no such place here; the ring has 16 fields per seat and each stall four places.
dog-3 = You do not hold this card; choose one of your own.
dog-4 = The game cannot begin like this; at first all { -dog-pieces } stand in the nest.
dog-10 = There are not that many cards now; the number is fixed for each round.
dog-11 = You cannot deal now; whoever started the last round deals.
dog-12 = There is no shuffling now; the discards are used once the pack runs out during a deal.
dog-13 = Not possible now; before the round exactly one card goes face down to the partner, then play begins.
dog-14 = Play goes in turn, one card of your own hand with its full value; only who can play nothing drops out.
dog-15 = You must play as long as any card works; choose one of the possible plays.
dog-16 = The round is not over yet; it ends when all hands are empty.
dog-17 = After 1000 deals the game has ended undecided; there are no more plays.
dog-20 = This card cannot do that; it moves exactly its value, and only ace, king and joker lead out of the nest.
dog-21 = Only the four goes back, and exactly four fields.
dog-22 = This seven does not work out; all seven steps must be possible with { -dog-pieces } outside the nest.
dog-23 = The jack does not swap like this; choose a { -dog-piece } of your own and one of another seat.
dog-24 = The joker cannot be played so; at this table it is no jack without effect. Announce another card.
dog-30 = A fresh { -dog-piece } stands here; it blocks everybody until it moves for the first time.
dog-31 = This { -dog-piece } is not fresh and does not block; treat it as on any other field.
dog-32 = From the nest the only way is to your own start; a { -dog-piece } there that is not fresh goes home.
dog-40 = Two { -dog-pieces } cannot share a field; the one that arrives sends the other home.
dog-41 = You cannot get past here; passing is fine on the ring, but not past a fresh { -dog-piece }.
dog-42 = The seven leaves no { -dog-piece } standing on its way; whichever it passes goes home.
dog-43 = You cannot send this { -dog-piece } home; in the stall, and fresh on its start, it is safe.
dog-45 = This swap is not possible; both { -dog-pieces } must stand on the ring, and neither may be fresh.
dog-46 = The jack cannot stay without effect now; swap with a foreign { -dog-piece } on the ring.
dog-47 = The jack finds nothing to swap and cannot be played here; play something else.
dog-48 = This { -dog-piece } is not fresh after the swap; it counts as moved.
dog-50 = This { -dog-piece } cannot turn in; a stall is entered forward from one's own start, and not by a fresh { -dog-piece }.
dog-51 = There is no going back into the stall or inside it; move only forward there.
dog-52 = That does not fit into the stall; the way must be free and the value exact.
dog-53 = Nobody has to turn in; choose whether the { -dog-piece } enters the stall or goes on along the ring.
dog-55 = This { -dog-piece } is not yours; move your own, and your partner's only once your four are in the stall.
dog-56 = The seven does not work out so; your partner's { -dog-pieces } must be able to make the remaining steps.
dog-57 = This does not win; the last card must be used up exactly, and after the win nobody moves.
dog-58 = Nobody may win with a joker here; take another card for the last play.
dog-60 = Not possible with three; only the single player leaves the nest with any card, and swaps none in return.
dog-61 = With three everybody gets the same number of cards; nobody gets more.
dog-70 = Your seven cannot move this { -dog-piece }; take your own { -dog-pieces } or your partner's.
dog-71 = The jack without effect is allowed only when you can play nothing else; choose another play.
dog-72 = The { -dog-piece } may not turn in from here right away; it has to come round once more first.
dog-73 = Not possible with teams of three; give to the right mate, and move only for one who has not finished.
dog-74 = Here everyone plays alone; only the seven moves foreign { -dog-pieces }, and you give no card away before the round.

## Cards

dog-card-A = Ace
dog-card-2 = Two
dog-card-3 = Three
dog-card-4 = Four
dog-card-5 = Five
dog-card-6 = Six
dog-card-7 = Seven
dog-card-8 = Eight
dog-card-9 = Nine
dog-card-10 = Ten
dog-card-J = Jack
dog-card-Q = Queen
dog-card-K = King
dog-card-joker = Joker
dog-joker-as = Joker as { $card }

## Places

dog-place-nest = nest
dog-place-start = start
dog-place-ring = field { $field }
dog-place-stall = stall { $place }

## What a play does

dog-action-give = Give away: { $card }
dog-action-out = { $card }: a { -dog-piece } from the nest to the start
dog-action-forward =
    { $fields ->
        [one] { $card }: { -dog-piece } { $stone } one field forward
       *[other] { $card }: { -dog-piece } { $stone } { $fields } fields forward
    }
dog-action-home =
    { $fields ->
        [one] { $card }: { -dog-piece } { $stone } one field forward, into the stall
       *[other] { $card }: { -dog-piece } { $stone } { $fields } fields forward, into the stall
    }
dog-action-back = { $card }: { -dog-piece } { $stone } four fields back
dog-action-swap = { $card }: swap { -dog-piece } { $stone } with { -dog-piece } { $other }
dog-action-blank = { $card } without effect
dog-action-step = Stone { $stone }: one step
dog-action-step-home = Stone { $stone }: one step into the stall
dog-action-drop = Discard all cards
dog-action-hits = { $action }; { -dog-piece } { $other } has to go home
dog-action-seven = { $card }: first a step with { -dog-piece } { $stone }
dog-action-seven-home = { $card }: first a step with { -dog-piece } { $stone } into the stall

## What has happened

dog-event-dealt =
    { $dealer-is ->
        [you] You deal everyone { $size ->
            [one] one card.
           *[other] { $size } cards.
        }
       *[other] { $dealer } deals everyone { $size ->
            [one] one card.
           *[other] { $size } cards.
        }
    }
dog-event-reshuffled = The pack is empty; the discards are shuffled again.
dog-event-gave =
    { $who-is ->
        [you] You give away a card face down.
       *[other] { $who } gives away a card face down.
    }
dog-event-gave-card = You give to { $to }: { $card }.
dog-event-received = You get from { $from }: { $card }.
dog-event-played =
    { $who-is ->
        [you] You play: { $card }.
       *[other] { $who } plays: { $card }.
    }
dog-event-left-nest =
    { $who-is ->
        [you] Your stone comes out of the nest onto the start.
       *[other] { $who } puts a stone on the start.
    }
dog-event-moved = Stone { $stone } moves: { $from } → { $to }.
dog-event-turned-in = Stone { $stone } goes into the stall, place { $place }.
dog-event-hit = Stone { $stone } has to go home to its nest.
dog-event-swapped = Stone { $stone } and stone { $other } change fields.
dog-event-blank = The jack stays without effect.
# $cards: the names of the cards discarded for all to see, already listed
dog-event-dropped =
    { $who-is ->
        [you] You can play nothing and discard: { $cards }.
       *[other] { $who } can play nothing and discards: { $cards }.
    }
dog-event-finished =
    { $who-is ->
        [you] You have all four stones in the stall.
       *[other] { $who } has all four stones in the stall.
    }
dog-event-won = The win goes to { $who }!
dog-event-undecided = After 1000 deals nobody has won; the game ends undecided.
dog-event-picked = You draw a card from { $from }: { $card }.
dog-event-drawn = Everyone has drawn a card from the right.
dog-event-taken = { $to } draws from you: { $card }.
dog-event-hand = Your cards: { $cards }.
dog-event-choice = You want to give away: { $card }.

## Options

dog-option-packs = How many packs of cards
dog-option-packs-help = So many are shuffled together. Example: with 2 there are eight cards of every value.
dog-option-jokers = Jokers in every pack
dog-option-jokers-help = More jokers make the game easier and wilder. Example: 2 packs with 3 jokers each are 6 jokers.
dog-option-deal_cycle = Rounds with six cards
dog-option-deal_cycle-help = You get six cards first, then five, four, three, two. And then? “Only at first” goes on with five, “every time” with six again.
dog-option-deal_cycle-once = only at first
dog-option-deal_cycle-always = every time
dog-option-blank_jack = A jack may do nothing
dog-option-blank_jack-help = Example: there is no dog of others to swap with. You lay the jack all the same and stay in the round.
dog-option-hard_ending = No victory with a joker
dog-option-hard_ending-help = Example: your last dog needs a three. A joker as a three does not count, it has to be a real one.
dog-option-canadian_seven = A seven also moves your partner's dogs
dog-option-canadian_seven-help = Example: three steps with your dog, four with one of your partner's, right from the first turn.
dog-option-strict_jack = A jack without a swap only if nothing else goes
dog-option-strict_jack-help = Example: your five would go, too. Then you may not lay the jack that does nothing. Goes only with “A jack may do nothing”.
dog-option-round_again = From the start once round first
dog-option-round_again-help = Example: your dog comes from the nest to the start. It goes a whole round before it may enter the stall, even if a card would fit.
dog-option-teams_of_three = Three against three
dog-option-teams_of_three-help = Otherwise six of you play as three pairs. This makes two teams, and somebody of the other team always sits beside you.
dog-option-everyone_alone = Everybody alone, no partners
dog-option-everyone_alone-help = Example: whoever first has all four own dogs in the stall wins alone.

## What to do now

dog-now-give = Give your partner a card.
dog-now-play = Your turn: play a card.
dog-now-seven =
    { $left ->
        [one] The seven has one step left.
       *[other] The seven has { $left } steps left.
    }
dog-now-drop = None of your cards can be played: discard them.
dog-now-wait = Waiting for { $who }.
dog-now-over = The game is over.

## Why a hint advises something

dog-why-hit = It costs { $who } the whole way of that stone.
dog-why-home = A stone in the stall is safe, and all four must get there.
dog-why-out = Only stones on the ring can walk.
dog-why-nearer =
    { $fields ->
        [0] It then stands before its own stall.
        [one] From there it is 1 more field to its own start.
       *[other] From there it is { $fields } more fields to its own start.
    }
dog-why-give-starter = Your partner can bring a stone out with it.
dog-why-give = It is the card you will miss least.
dog-why-drop = None of your cards can be played.
dog-why-blank = This way everything stays where it is.
dog-why-best = Of all that is possible, it leaves you best off.
