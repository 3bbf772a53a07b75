### Filou: the aim, and what is said in the guided first game.

filou-aim = Buy good cats with your mice: in the end your cats' values count, and every mouse you still have.

filou-guide-hello = Welcome. Buy good cats: in the end their values count, and every mouse you still have.
filou-guide-struck = You lack the crossed-out card. Each of the others lacks one, too, but you do not know which.
filou-guide-lay = First everybody lays a card face down in the row; only you know yours.
filou-guide-lay-bad = Everybody lays a card face down. Lay the bad cat: whoever takes the row gets it, too.
filou-guide-lay-good = Lay a good cat: only you know that this row is worth having.
filou-guide-lay-rabbit = Lay the rabbit: it counts nothing, but only you know.
filou-guide-lay-dog = Lay a dog: only you know that it will chase a cat.
filou-guide-laid = Laid. As soon as everybody is ready, the first card is turned up and the bidding begins.
filou-guide-auction = The highest bid gets the whole row. Whoever passes takes mice, and one more card is turned up.
filou-guide-bid = Bid here: if you are outbid and pass, you get it all back.
filou-guide-bid-good = You know of { $shown } points here: bid. If you are outbid and pass, you get it all back.
filou-guide-pass = Here it pays to pass: you get your bid back, and mice besides.
filou-guide-raise = You can go above the highest bid, or pass. Whoever passes gets the bid back.
filou-guide-last = Nobody has bid. You see everything and may have the row for 1 mouse.
filou-guide-dog = There is a dog in the row. ▲ chases the highest cat, ▼ the lowest, two dogs nobody.
filou-guide-chased = The dog has chased a cat; both are out of the game.
filou-guide-dogs = Several dogs only mind each other: they leave, and no cat runs.
filou-guide-row =
    { $mice ->
        [one] The row is yours: { $points ->
            [one] { $shown } point
           *[other] { $shown } points
        } on your pile, 1 mouse to the bank.
       *[other] The row is yours: { $points ->
            [one] { $shown } point
           *[other] { $shown } points
        } on your pile, { $mice } mice to the bank.
    }
filou-guide-wait = Now the others play.
filou-guide-goal = Now the others play. In the end your cats count, and every mouse you still have.
filou-guide-out = You have passed and look on. The highest bid is paid, and gets the whole row.
filou-guide-end = That is all that matters: lay, bid or pass, mind the dogs. After nine rounds cats and mice count.
