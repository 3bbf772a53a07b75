### My Sheep, Your Sheep.
### $name is a tile's short name such as "12" or "WR"; $tile is a tile's name already; $place a place such as "3,-2";
### $sheep are sheep counted already (schafe-sheep-…), $colour is a colour's name already.

schafe-title = My Sheep, Your Sheep
schafe-line = Tile by tile to the largest pen, and at night the wolf may come.

## Why something is not possible, by rule number

shf-1 = The game does not work out like this; there are 77 tiles for two, three or four.
shf-2 = There is no such tile; turn one of your own over or round.
shf-3 = The tile has no such side; look at its front and its back.
shf-4 = This is not your colour; play with the one on your question-mark tile.
shf-5 = You do not hold this tile; take one of your own.
shf-10 = It does not fit here like that: like must meet like. Turn the tile, or turn it over; pass only if none fits.
shf-11 = You may not draw that many; there is one tile for each edge touched, as long as the bag lasts.
shf-12 = You have laid your last tile already; watch the others.
shf-13 = Hands are drawn anew only if nobody can lay at the village square; lay or pass.
shf-14 = The game does not end like this yet; only when all pass in a row and the bag is empty.
shf-20 = Not possible now; what has begun is completed first, tiles are laid in one's own turn, and each seat has at most one special action in each turn, at some tables only in its own.
shf-21 = The wolf may not go there; lay it at a forest without a hunter.
shf-22 = The hunter may not go there; lay it at a forest without a wolf, or put it on a wolf.
shf-23 = Forests grow together here that do not allow this; look for another place.
shf-24 = Colours are shown once, if your question-mark tile fits somewhere; then you may lay one more tile, at older tables no wolf or hunter.
shf-25 = You have got out; watch the others.
shf-30 = The game is over; begin a new one.
shf-31 = That earns no points; 6, 3 and 1 go only to those who finish before the last one.
shf-32 = This is no closed pen yet; a tile must lie beside each of its edges.
shf-33 = This pen does not count; first put a hunter on the wolf in the forest beside it.
shf-34 = That is not how it is counted; the largest closed pen of your colour without a wolf decides.

## Colours and sheep

schafe-colour-R = red
schafe-colour-Y = yellow
schafe-colour-B = blue
schafe-colour-K = black
schafe-sheep-R =
    { $number ->
        [one] one red sheep
       *[other] { $number } red sheep
    }
schafe-sheep-Y =
    { $number ->
        [one] one yellow sheep
       *[other] { $number } yellow sheep
    }
schafe-sheep-B =
    { $number ->
        [one] one blue sheep
       *[other] { $number } blue sheep
    }
schafe-sheep-K =
    { $number ->
        [one] one black sheep
       *[other] { $number } black sheep
    }

## Tiles and places

schafe-tile-land = tile { $name }
schafe-tile-wolf = wolf { $name }
schafe-tile-hunter = hunter { $name }
schafe-tile-secret = question mark
schafe-tile-short = { $name }
# The four edges, clockwise from the top
schafe-edges = ↑{ $north } →{ $east } ↓{ $south } ←{ $west }
schafe-direction-n = North
schafe-direction-ne = Northeast
schafe-direction-e = East
schafe-direction-se = Southeast
schafe-direction-s = South
schafe-direction-sw = Southwest
schafe-direction-w = West
schafe-direction-nw = Northwest
schafe-direction-here = Village

## What a play does

# $what: edges, sheep, wolf or hunter; $places: how many places there are for it; $effects: what it could bring
schafe-action-take = { $name }: { $what }; { $places }
schafe-action-take-for = { $name }: { $what }; { $places }, { $effects }
schafe-action-reveal = Show your colour ({ $colour }); { $places }
schafe-action-reveal-for = Show your colour ({ $colour }); { $places }, { $effects }
schafe-wolf = the wolf
schafe-hunter = the hunter
schafe-places =
    { $number ->
        [one] one place
       *[other] { $number } places
    }
schafe-action-pass = Pass
schafe-action-done = Enough wolves and hunters
schafe-action-done-second = No second tile
schafe-action-out =
    { $bonus ->
        [0] Get out; the end for you
        [one] Get out; the end for you, one point
       *[other] Get out; the end for you, { $bonus } points
    }
schafe-action-out-confirm = Getting out is final: you lay nothing more and your tiles leave the game. Get out now?
# $effects: what happens there, already listed
schafe-action-at = { $direction } { $place }: { $effects }
schafe-effect-draws =
    { $number ->
        [0] draws nothing
       *[other] draws { $number }
    }
schafe-effect-covers = on the wolf
schafe-effect-closes = closes in { $sheep }
schafe-effect-could-close = could close in { $sheep }
schafe-effect-threatens = threatens { $sheep }
schafe-effect-frees = saves { $sheep }
schafe-effect-finishes =
    { $bonus ->
        [0] you have finished
        [one] you have finished, one point
       *[other] you have finished, { $bonus } points
    }

## What has happened

schafe-event-dealt =
    { $who-is ->
        [you] Everybody has a colour and four tiles; you begin.
       *[other] Everybody has a colour and four tiles; { $who } begins.
    }
schafe-event-hand = Your tiles: { $tiles }.
schafe-event-colour = Your colour is { $colour }; keep it to yourself.
schafe-event-laid =
    { $who-is ->
        [you] { $touching ->
            [one] You lay { $tile } at { $place }.
           *[other] You lay { $tile } at { $place }, touching { $touching } edges.
        }
       *[other] { $touching ->
            [one] { $who } lays { $tile } at { $place }.
           *[other] { $who } lays { $tile } at { $place }, touching { $touching } edges.
        }
    }
schafe-event-wolf =
    { $who-is ->
        [you] You lay a wolf into the forest at { $place }.
       *[other] { $who } lays a wolf into the forest at { $place }.
    }
schafe-event-hunter =
    { $who-is ->
        [you] You lay a hunter into the forest at { $place }.
       *[other] { $who } lays a hunter into the forest at { $place }.
    }
schafe-event-covered =
    { $who-is ->
        [you] You put a hunter on the wolf at { $place }.
       *[other] { $who } puts a hunter on the wolf at { $place }.
    }
schafe-event-shown =
    { $who-is ->
        [you] You show colours: { $colour }, at { $place }.
       *[other] { $who } shows colours: { $colour }, at { $place }.
    }
schafe-event-closed = A pen is closed: { $sheep }.
schafe-event-drew =
    { $who-is ->
        [you] { $number ->
            [one] You draw one tile.
           *[other] You draw { $number } tiles.
        }
       *[other] { $number ->
            [one] { $who } draws one tile.
           *[other] { $who } draws { $number } tiles.
        }
    }
schafe-event-drew-tiles = You have drawn: { $tiles }.
schafe-event-passed =
    { $who-is ->
        [you] You have nothing that fits and pass.
       *[other] { $who } has nothing that fits and passes.
    }
schafe-event-got-out =
    { $who-is ->
        [you] You get out.
       *[other] { $who } gets out.
    }
schafe-event-finished =
    { $who-is ->
        [you] { $bonus ->
            [0] You have finished.
            [one] You have finished and get one point.
           *[other] You have finished and get { $bonus } points.
        }
       *[other] { $bonus ->
            [0] { $who } has finished.
            [one] { $who } has finished and gets one point.
           *[other] { $who } has finished and gets { $bonus } points.
        }
    }
schafe-event-redealt = Nobody can lay at the village square; all draw new tiles.
schafe-event-all-passed = All have passed; everybody draws one tile, as far as the bag lasts.
schafe-event-all-passed-last = All have passed, and the bag is empty; the game is over.
# $scores: schafe-score for each seat, already listed
schafe-event-scored = The count: { $scores }.
schafe-score =
    { $who-is ->
        [you] you ({ $colour }) { $pen } + { $bonus } = { $points }
       *[other] { $who } ({ $colour }) { $pen } + { $bonus } = { $points }
    }

## Options

schafe-option-own_turn_only = Nobody steps in
schafe-option-own_turn_only-help = Example: you still have a special action. You take it only on your own turn, never in somebody else's.

## What to do now

schafe-now-lay =
    { $bag ->
        [0] Your turn: lay a tile. The bag is empty.
       *[other] Your turn: lay a tile. In the bag: { $bag }.
    }
schafe-now-pass =
    { $bag ->
        [0] None of your tiles fits: pass, or take a special action. The bag is empty.
       *[other] None of your tiles fits: pass, or take a special action. In the bag: { $bag }.
    }
schafe-now-lay-acted =
    { $bag ->
        [0] Lay a tile now; you have had your special action in this turn. The bag is empty.
       *[other] Lay a tile now; you have had your special action in this turn. In the bag: { $bag }.
    }
schafe-now-pass-acted =
    { $bag ->
        [0] None of your tiles fits: pass. You have had your special action in this turn. The bag is empty.
       *[other] None of your tiles fits: pass. You have had your special action in this turn. In the bag: { $bag }.
    }
schafe-now-place-land = Where does the tile go?
schafe-now-place-wolf = Where does the wolf go?
schafe-now-place-hunter = Where does the hunter go?
schafe-now-place-secret = Where does your question mark go?
schafe-now-hunting = Lay another wolf or hunter, or leave it at that.
schafe-now-second = Lay another tile at once, or leave it.
schafe-now-wait =
    { $bag ->
        [0] Waiting for { $who }. The bag is empty.
       *[other] Waiting for { $who }. In the bag: { $bag }.
    }
schafe-now-wait-acted =
    { $bag ->
        [0] Waiting for { $who }; you have had your special action in this turn. The bag is empty.
       *[other] Waiting for { $who }; you have had your special action in this turn. In the bag: { $bag }.
    }
schafe-now-finished = You have finished. Waiting for { $who }.
schafe-now-over = The game is over.

## Why a hint advises something

schafe-why-finishes = You are done with it, and whoever is done early gets more.
schafe-why-wolf = Pens along this forest count nothing then.
schafe-why-covers = The wolf is gone then, and the pens beside it count again.
schafe-why-hunter = No wolf comes into this forest any more.
schafe-why-shows = You lay two tiles at once with it.
schafe-why-closes =
    { $sheep ->
        [one] It closes a pen of your colour, with one sheep.
       *[other] It closes a pen of your colour, with { $sheep } sheep.
    }
schafe-why-ends =
    { $sheep ->
        [one] It closes another's pen with one sheep, which grows no more.
       *[other] It closes another's pen with { $sheep } sheep, which grows no more.
    }
schafe-why-draws =
    { $number ->
        [0] You draw nothing for it.
        [one] You draw only one tile for it.
       *[other] You draw { $number } tiles for it, but the place is good.
    }
schafe-why-pass = None of your tiles fits.
schafe-why-done = One more tile would gain you nothing.
schafe-why-get-out = It will not get better for your flock.
