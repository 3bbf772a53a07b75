### My Sheep, Your Sheep in the browser: what is said on the screen only.
### $place is a place seen from the village, $draws says what is drawn, $sheep are counted sheep already.

schafe-web-map =
    { $number ->
        [one] Map with one tile. Arrow keys move it.
       *[other] Map with { $number } tiles. Arrow keys move it.
    }
schafe-web-hand = Your tiles
schafe-web-zoom-in = Closer
schafe-web-zoom-out = Further away

## Places, seen from the village square

schafe-web-place = { $row }, { $column }
schafe-web-row-here = row of the village
schafe-web-row-north =
    { $number ->
        [one] one row north
       *[other] { $number } rows north
    }
schafe-web-row-south =
    { $number ->
        [one] one row south
       *[other] { $number } rows south
    }
schafe-web-column-here = column of the village
schafe-web-column-west =
    { $number ->
        [one] one column west
       *[other] { $number } columns west
    }
schafe-web-column-east =
    { $number ->
        [one] one column east
       *[other] { $number } columns east
    }
schafe-web-target = { $place }: { $draws }
schafe-web-ghost = Lies here: { $place }, { $draws }
schafe-web-ghost-turn = Lies here: { $place }, { $draws }. Turn it

## Tiles

schafe-web-back = back: { $what }
schafe-web-stuck = does not fit now
schafe-web-secret = Your question mark: { $colour }. Only you see it
schafe-web-edge = { $way } { $motif }
schafe-web-way-0 = north
schafe-web-way-1 = east
schafe-web-way-2 = south
schafe-web-way-3 = west
schafe-web-motif-R = red
schafe-web-motif-Y = yellow
schafe-web-motif-B = blue
schafe-web-motif-K = black
schafe-web-motif-F = forest
schafe-web-motif-V = village
schafe-web-all-R = four red sheep
schafe-web-all-Y = four yellow sheep
schafe-web-all-B = four blue sheep
schafe-web-all-K = four black sheep
schafe-web-all-F = forest all round
schafe-web-all-V = village all round
schafe-web-flip = Turn over (W)
schafe-web-left = Turn left (Q)
schafe-web-right = Turn right (E)

## Pens and forests

schafe-web-pen = { $sheep }, { $open }{ $threat }
schafe-web-closed = closed
schafe-web-open =
    { $number ->
        [one] one edge open
       *[other] { $number } edges open
    }
schafe-web-threatened = {", "}threatened by a wolf: does not count
schafe-web-safe-counts = {", "}safe
schafe-web-safe-would = {""}
schafe-web-forest = Forest with { $who }: { $does }
schafe-web-beasts =
    { $wolves ->
        [0] { $hunters ->
            [0] nobody in it
            [one] a hunter
           *[other] { $hunters } hunters
        }
        [one] { $hunters ->
            [0] a wolf
            [one] a wolf and a hunter
           *[other] a wolf and { $hunters } hunters
        }
       *[other] { $hunters ->
            [0] { $wolves } wolves
            [one] { $wolves } wolves and a hunter
           *[other] { $wolves } wolves and { $hunters } hunters
        }
    }
schafe-web-threatens =
    { $number ->
        [0] no pen beside it
        [one] one pen beside it is threatened
       *[other] { $number } pens beside it are threatened
    }
schafe-web-threatens-none = Here the wolf threatens no pen yet
schafe-web-would-threaten = Threatens: { $sheep }
schafe-web-would-save = Saves: { $sheep }
schafe-web-harmless = no pen is threatened
schafe-web-village = Village, { $open }
# $area: a pen or a forest, described already
schafe-web-where = { $area } ({ $place })

## What else one can do

schafe-web-halt = Stop!
schafe-web-special = Special action
schafe-web-used = Special action used
schafe-web-done = Enough
schafe-web-done-second = No second one
schafe-web-special-now = Besides laying you may also:
schafe-web-special-halt = The others wait. You may step in:
schafe-web-has-not = You have none now
schafe-web-fits-not = Fits nowhere now
schafe-web-has-shown = Done already
schafe-web-about-wolf = Pens along its forest count nothing
schafe-web-about-hunter = Drives a wolf away or keeps wolves out
schafe-web-about-reveal = Lay your question mark and one more tile
schafe-web-about-leave =
    { $bonus ->
        [0] It is over for you then
       *[other] It is over for you then: +{ $bonus } now
    }
schafe-web-lay-wolf = Lay a wolf
schafe-web-lay-hunter = Lay a hunter
schafe-web-reveal = Show colours
schafe-web-leave = Get out
schafe-web-reveal-confirm = Show colours? Everybody sees yours then; you lay your question mark and one more tile at once.
schafe-web-at-confirm = Lay your question mark here?

## What happens now and what to do

schafe-web-told-wolf =
    { $who-is ->
        [you] You lay a wolf.
       *[other] { $who } lays a wolf.
    }
schafe-web-told-hunter =
    { $who-is ->
        [you] You lay a hunter.
       *[other] { $who } lays a hunter.
    }
schafe-web-told-covered =
    { $who-is ->
        [you] You drive the wolf away.
       *[other] { $who } drives the wolf away.
    }
schafe-web-told-shown =
    { $who-is ->
        [you] You show colours: { $colour }.
       *[other] { $who } shows colours: { $colour }.
    }
schafe-web-closes = Closes a pen: { $sheep }{ $threat }
schafe-web-which = Which one? The bright ones fit here.
schafe-web-where-to =
    { $number ->
        [0] Where to?
        [one] Where to? With +1 you draw one tile.
       *[other] Where to? With +{ $number } you draw { $number } tiles.
    }
schafe-web-other-side = This side fits nowhere. Turn it over.
schafe-web-nowhere-land = Fits nowhere just now. Take a bright tile.
schafe-web-nowhere-wolf = The wolf needs a forest without a hunter that it fits to. There is none yet.
schafe-web-nowhere-hunter = The hunter needs a wolf, or a forest without one that it fits to. There is none yet.
schafe-web-only-so = It fits here this way round only.
schafe-web-reveal-first = Show first: confirm, then you lay it.
schafe-web-your-secret = This is your colour. Nobody knows it yet.

## What has happened, for those who see the map

# $what: what the tile shows; $number: how many were drawn for it
schafe-web-log-laid =
    { $who-is ->
        [you] { $number ->
            [0] You lay { $what }.
            [one] You lay { $what } and draw one.
           *[other] You lay { $what } and draw { $number }.
        }
       *[other] { $number ->
            [0] { $who } lays { $what }.
            [one] { $who } lays { $what } and draws one.
           *[other] { $who } lays { $what } and draws { $number }.
        }
    }
schafe-web-log-edges = { $north }-{ $east }-{ $south }-{ $west }
schafe-web-log-wolf =
    { $who-is ->
        [you] { $number ->
            [0] You lay a wolf into the forest.
            [one] You lay a wolf into the forest and draw one.
           *[other] You lay a wolf into the forest and draw { $number }.
        }
       *[other] { $number ->
            [0] { $who } lays a wolf into the forest.
            [one] { $who } lays a wolf into the forest and draws one.
           *[other] { $who } lays a wolf into the forest and draws { $number }.
        }
    }
schafe-web-log-hunter =
    { $who-is ->
        [you] { $number ->
            [0] You lay a hunter into the forest.
            [one] You lay a hunter into the forest and draw one.
           *[other] You lay a hunter into the forest and draw { $number }.
        }
       *[other] { $number ->
            [0] { $who } lays a hunter into the forest.
            [one] { $who } lays a hunter into the forest and draws one.
           *[other] { $who } lays a hunter into the forest and draws { $number }.
        }
    }
schafe-web-log-covered =
    { $who-is ->
        [you] You put a hunter on the wolf, which is driven away.
       *[other] { $who } puts a hunter on the wolf, which is driven away.
    }
schafe-web-log-shown =
    { $who-is ->
        [you] { $number ->
            [0] You show colours: { $colour }.
            [one] You show colours: { $colour }, and draw one.
           *[other] You show colours: { $colour }, and draw { $number }.
        }
       *[other] { $number ->
            [0] { $who } shows colours: { $colour }.
            [one] { $who } shows colours: { $colour }, and draws one.
           *[other] { $who } shows colours: { $colour }, and draws { $number }.
        }
    }

## A hint, for those who see the map

schafe-web-hint-lay = Lay the outlined tile on the outlined place
schafe-web-hint-wolf = Lay the outlined wolf on the outlined place
schafe-web-hint-hunter = Lay the outlined hunter on the outlined place
schafe-web-hint-covers = Put the outlined hunter on the outlined wolf
schafe-web-hint-reveal = Show colours and lay your question mark on the outlined place
schafe-web-hint-pass = Pass
schafe-web-hint-done = Leave it at that
schafe-web-hint-get-out = Get out, under “Special action”

## Keys

schafe-web-key-turn = turn the tile
schafe-web-key-flip = turn the tile over
schafe-web-key-pen = next pen or forest
schafe-web-key-zoom = closer, further away, whole map

## How it stands

schafe-web-own = You: { $colour }, secret
schafe-web-own-shown = You: { $colour }

# $who: already "You: red" or "Bello: red"
schafe-web-flock =
    { $pen ->
        [0] { $who }. No closed pen yet
        [one] { $who }. Largest pen: one sheep
       *[other] { $who }. Largest pen: { $pen } sheep
    }
schafe-web-best =
    { $sheep ->
        [0] { $colour }: no closed pen that counts yet.
       *[other] { $who-is ->
            [you] Your largest pen in { $colour }: { $sheep } sheep, as many points.
           *[other] { $who }, { $colour }: largest pen { $sheep } sheep, as many points.
        }
    }
schafe-web-bonus =
    { $bonus ->
        [0] Who finishes now gets nothing any more
       *[other] Who finishes next: +{ $bonus }
    }
schafe-web-bag-means =
    { $bag ->
        [0] The bag is empty: nobody draws for laying any more.
        [one] One tile left in the bag. Who lays draws one for each edge that touches.
       *[other] { $bag } tiles left in the bag. Who lays draws one for each edge that touches.
    }
schafe-web-bonus-means-2 = Who finishes first gets 6 points: with an empty hand, or by getting out.
schafe-web-bonus-means-3 = First to finish: 6 points, then 3. You finish with an empty hand or by getting out.
schafe-web-bonus-means-4 = First to finish: 6 points, then 3, then 1. You finish with an empty hand or by getting out.
schafe-web-bag =
    { $bag ->
        [0] Bag empty
       *[other] Bag: { $bag }
    }
schafe-web-tiles =
    { $count ->
        [one] one tile left
       *[other] { $count } tiles left
    }
schafe-web-acted =
    { $count ->
        [one] one · stepped in
       *[other] { $count } · stepped in
    }
schafe-web-chip-finished =
    { $bonus ->
        [0] finished no. { $place }
       *[other] finished no. { $place }, +{ $bonus }
    }
schafe-web-standing = Flocks with their largest pen, the bag, and the points for finishing
schafe-web-scoring = Final count
schafe-web-score =
    { $bonus ->
        [0] { $pen } sheep
       *[other] { $pen } sheep + { $bonus }
    }
schafe-web-tie =
    { $nth ->
        [2] Equal points: the second largest pen decides, here { $figures }.
        [3] The second largest pens are equal, too: the third decides, here { $figures }.
       *[other] The next pens are equal, too: the one that decides is number { $nth }, here { $figures }.
    }
schafe-web-tie-won = Equal points and equal pens: the victory is shared.
schafe-web-tie-shared = Equal points and equal pens: the place is shared.
schafe-web-over = Tap a name: then you see which pen counts.
schafe-web-stat-pen = largest pen
schafe-web-stat-bonus = for finishing
schafe-web-stat-laid = tiles laid
schafe-web-stat-beasts = wolves and hunters laid
schafe-web-stat-drew = tiles drawn
schafe-web-stat-closed = pens closed

## The first game
