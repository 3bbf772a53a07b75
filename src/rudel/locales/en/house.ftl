### The house in the browser: all that the shell itself says. What a game says is in its own catalogue.

house-close = Close
house-cancel = Cancel
house-hall = To the hall
house-nowhere = There is nothing here.
house-outdated = The house was renewed. Your seat stays yours.
house-part-gone = This could not be loaded.
house-not-drawn = This could not be drawn. Your game is saved.
house-draw-again = Draw it again
house-reload = Load again
house-yes = yes
house-no = no
house-and = { $first } and { $last }

## Animals and names

house-animal-dog = Dog
house-animal-cat = Cat
house-animal-sheep = Sheep
house-animal-wolf = Wolf
house-animal-mouse = Mouse
house-animal-rabbit = Rabbit
house-animal-hedgehog = Hedgehog
house-animal-owl = Owl
# What somebody is called who has said nothing yet; nobody is called like a stone, a card or a bot.
house-names = Robin, Nell, Juno, Percy, Lottie, Arlo, Romy, Finn, Thea, Barney, Mabel, Levi, Tilda, Oscar, Wanda, Rory
house-bot-A = Anka
house-bot-B = Bello
house-bot-C = Cora
house-bot-D = Dino
house-bot-E = Elfi
house-bot-F = Fips
# When a person is called like a bot already.
house-bots-other = Gitte, Hugo, Ilka, Jolle, Kuno, Lilo
house-seat-A = orange circle
house-seat-B = blue triangle
house-seat-C = green square
house-seat-D = pink diamond
house-seat-E = sky-blue star
house-seat-F = red cross
house-level-random = plays anything
house-level-casual = plays casually
house-level-greedy = plays well

## What did not work

house-problem-other = That did not work. Try again in a moment.
house-problem-unreachable = The house does not answer. Are you online?
house-problem-too-many = That was too much at once. Wait a moment.
house-problem-not-saved = It could not be saved. Try again in a moment.
house-problem-unknown-table = There is no such table, or not any more. Ask for a new code.
house-problem-unknown-code = There is no such code, or not any more. Ask for a new one.
house-problem-unknown-game = This game is not on the shelf.
house-problem-not-known = Say your name first.
house-problem-not-yours = This is not your seat.
house-problem-not-host = Only whoever opened the table may do that.
house-problem-taken = Somebody sits on this chair already. Take another one.
house-problem-full = All chairs are taken. You can watch.
house-problem-begun = The game has begun already.
house-problem-not-begun = The game has not begun yet.
house-problem-over = The game is over already.
house-problem-not-over = You get this when the game is over.
house-problem-paused = The game is paused. Anybody can go on.
house-problem-stale = Something has changed in the meantime. Have another look.
house-problem-not-legal = That is not possible now.
house-problem-bad-setup = These rules do not go together. Change one of them.
house-problem-no-name = A name needs at least one letter.
house-problem-long-name = This name is too long. Take a shorter one.
house-problem-nothing-to-undo = Nothing can be taken back here: somebody has played on.
house-problem-revealed = Something was revealed already. The turn stands.
house-problem-busy = There is a lot going on here. Try again in a moment.
house-problem-chosen = This choice can be changed but not taken back. Just choose something else.
house-problem-no-chair = There is no such chair here.
house-problem-not-playing = No game is being played now.
house-problem-other-rules = This table has rules that this program does not know any more.
house-problem-empty = Nobody sits on this chair.
house-problem-yourself = You cannot send yourself away. Just stand up.
house-problem-rematched = The rematch is ready already.
house-problem-no-hint = There is a hint when you can do something.

## Short names, where there is little room

schafe-short = Sheep

## Hall

hall-you = Settings
hall-running = Your tables
hall-watch = To watch
hall-finished =
    { $number ->
        [one] One finished game
       *[other] { $number } finished games
    }
hall-shelf = The shelf
hall-play = Play now
hall-play-title = Play now: { $title } against bots
hall-open = Open a table
hall-open-title = Open a table for { $title }
hall-rules = Rules
hall-rules-title = Rules of { $title }
hall-players = { $players } seats
hall-minutes = about { $minutes } minutes
hall-join = Got a code?
hall-join-go = Join
hall-bots =
    { $number ->
        [one] one bot
       *[other] { $number } bots
    }
hall-state-your-turn = your turn
hall-state-open = waiting to begin
hall-state-playing = being played
hall-state-over = finished
hall-state-other-rules = with other rules
hall-state-watch = being played
hall-forget = Take off the list
hall-forget-sure = Really remove
hall-guided = First round with help
hall-guided-title = First round with help: { $title }
hall-guided-done = You have played the round with help already.
hall-first = New here? Choose a game and take “First round with help”: after a few minutes you know how it goes.
join-title = This code leads nowhere.

## Name, animal, device

me-title = Who are you?
me-name = Name
me-name-help = Everybody at your tables sees it at once.
me-avatar = Your animal
me-move = Go on with another device
me-move-help = Your tables move with you.
me-move-offer = Code for the other device
me-move-code = Type it there within ten minutes. It works once.
me-move-take = Code from the other device
me-move-go = Move
me-moved = Welcome to this device, { $name }.

prefs-lang = Language
prefs-theme = Light
prefs-theme-auto = as the device
prefs-theme-light = light
prefs-theme-dark = dark
prefs-speed = Motion
prefs-speed-slow = slow
prefs-speed-normal = normal
prefs-speed-fast = fast
prefs-speed-off = off
prefs-ask = Ask before every turn
prefs-ask-help = your turn is played once you have confirmed it
prefs-sounds = Sounds
prefs-shakes = Vibrate when it is your turn
prefs-strong = Strong patterns
prefs-strong-help = shapes and patterns clearer than colours
prefs-emotes = Show what others call out

## New table

new-title = A table for { $title }
new-seats = Seats
new-level = Bots on empty chairs
new-rules = House rules
new-rules-same = as in the rulebook
new-rules-changed =
    { $number ->
        [one] one changed
       *[other] { $number } changed
    }
new-rules-reset = All as in the rulebook
new-rule = read more
new-rule-title = read more: “{ $option }” in the rules
new-table = Watching and time
new-watch = Who may watch?
new-watch-code = whoever has the code
new-watch-anyone = everybody in the house
new-watch-nobody = nobody
new-clock = Clock
new-clock-help = Per person for the whole game, and a little more with every turn.
new-clock-none = no clock
new-clock-short = 5 minutes
new-clock-long = 15 minutes
new-pace = Speed of the bots
new-open = Open the table

## Before it begins

wait-title = Who is at the table?
wait-host = Invite people or begin at once. A bot plays wherever nobody sits.
wait-invite = Invite
wait-who = What is your name?
wait-guest = You are invited. Say your name and you have a seat. You can change it afterwards.
wait-name = Your name
wait-animal = Your animal: { $animal }. Choose another one.
wait-join = Join in
wait-full = All seats are taken. You can watch in a moment.
wait-for-host = { $who } starts the game as soon as everybody is here.
wait-for-opener = Whoever opened the table starts the game as soon as everybody is here.
wait-bot = Bot, { $level }
wait-level = How well { $name } plays
wait-you = this is you: { $mark }
wait-here = on this device: { $mark }
wait-together-you = You play together with { $who }.
wait-together = { $who } play together.
wait-alone-you = You play alone.
wait-alone = { $who } plays alone.
wait-each = Everybody plays alone.
wait-round = Round the table: { $who }.
wait-round-you = you
wait-move = Press “here” or drag your animal to another seat.
wait-move-host = Drag an animal to another seat, or press it and then the seat.
wait-carry = Move { $name }
wait-where = Where should { $name } sit?
wait-move-here = here
wait-move-chair = here, to the seat of { $name }
wait-swap-chair = here: swap with { $name }
wait-sit = I sit here
wait-sit-short = Sit down
wait-stand = Stand up
wait-remove = Send away
wait-beside = someone else
wait-beside-chair = someone else here, on the seat of { $name }
wait-beside-name = What is their name?
wait-start = Begin
wait-start-bots = Begin, with bots
invite-title = Invite players
invite-help = With this code, the link or the camera:
invite-here = Here already: { $who }.
invite-link = Link to the table
invite-copy = Copy
invite-copied = Copied
invite-share = Share
invite-show = Show the QR code
invite-qr = QR code with the link to the table

## At the table

table-people = Who is playing
table-calling = The table is being laid …
table-gone = There is no table here.
table-private = This table is private.
table-shut = Nobody looks on at this table. Ask whether you may join.
table-menu = Menu
table-log = Log
table-rules = Rules
table-side = Log and rules beside it
table-emotes = Call out
table-watching = You are watching
table-watching-line = You are watching. { $line }
table-partner = plays with you
table-you = You
table-you-named = You ({ $name })
table-turn = to move
table-away = a bot plays
table-stood-in = A bot has played for you while you were away.
# Where there is little room, and where there is hardly any.
table-away-short = bot plays
table-away-least = bot
table-gone-soon = not here; a bot plays in { $seconds } s
table-gone-short = bot in { $seconds } s
table-gone-least = bot: { $seconds } s
table-wait-gone = { $who } is not here; a bot plays in { $seconds } s.
table-wait-nobody = { $who } is not here.
table-gone-now = not here
table-figures = What the figures mean
table-covered = Nobody sees any cards during the break.
table-clock = { $time } left
table-your-turn = Your turn
table-over = The game is over.
table-result = Result
table-paused = The game is paused.
table-resume = Go on
table-pause-wish = { $who } would like a break.
table-floor = { $who } would like to step in.
table-pause-too = Me too
table-pause-not = Never mind
table-pause-asked = You have asked for a break. Still missing: { $who }.
table-will-send = Your turn is sent as soon as the connection is back.
table-catching-up = See what has happened meanwhile.
table-confirm = Confirm
table-confirm-line = Is this what you want? Then confirm the turn.
table-back = One step back
table-undo = Take the turn back
table-hint-ask = Hint
table-hint = Hint: { $hint }. { $why }
table-hint-wait = Hint: let the others go on.
table-read-rule = Read { $rule }
table-lost = The connection is gone. I keep trying.
table-lost-sending = The connection is gone. Your turn is sent as soon as it is back.
table-retry = Try now
table-rematch-there = The rematch is ready.
table-rematch-go = Go there
log-empty = Nothing has happened yet.
log-gone =
    { $who-is ->
        [you] You are not here.
       *[other] { $who } is not here.
    }
log-gone-soon =
    { $who-is ->
        [you] You are not here; a bot plays in { $seconds } s.
       *[other] { $who } is not here; a bot plays in { $seconds } s.
    }
log-here =
    { $who-is ->
        [you] You are back.
       *[other] { $who } is back.
    }
log-bot =
    { $who-is ->
        [you] A bot plays for you.
       *[other] A bot plays for { $who }.
    }
log-back =
    { $who-is ->
        [you] You are back and play yourself.
       *[other] { $who } is back and plays again.
    }
log-played-bot =
    { $who-is ->
        [you] A bot plays for you:
       *[other] A bot plays for { $who }:
    }
log-played-clock =
    { $who-is ->
        [you] Your time is up. A bot plays for you:
       *[other] The time of { $who } is up. A bot plays:
    }
menu-aim = What it is about
menu-hall = To the hall (your seat stays yours)
menu-pause = Ask for a break
menu-leave = Give up your seat
menu-leave-sure = A bot plays on for you, and you watch.
menu-leave-yes = Yes, stand up
menu-invite = Invite somebody to watch
menu-options = Rules of this table
table-older-rules = This table plays by older rules, version { $version }.
rules-changed = What has changed
menu-guide = Hints for beginners
menu-guide-help = tell you step by step what to do
guide-alone = Play on alone

cover-title = It is { $name }’s turn
cover-help = Pass the device on. The others look away for a moment.
cover-go = I am { $name }

emote-hello = Hello
emote-thanks = Thank you
emote-well-played = Well played
emote-oops = Oops
emote-laugh = Haha
emote-sorry = Sorry
emote-thinking = I am still thinking
emote-hurry = Whose turn is it?

keys-title = Keys
keys-move = move between the possible targets
keys-choose = choose
keys-card = choose a card of the hand
keys-undo = take back a step or the last turn
keys-confirm = confirm the turn
keys-letgo = let go of the turn begun
keys-hint = hint
keys-rules = rules
keys-log = log
keys-keys = this list

## The end

end-won-you =
    { $number ->
        [one] You have won!
       *[other] You and { $who } have won!
    }
end-won =
    { $number ->
        [one] { $who } has won
       *[other] { $who } have won
    }
end-undecided = Undecided
end-place = { $place }.
end-points =
    { $points ->
        [one] one point
       *[other] { $points } points
    }
end-stats = Figures of the game
end-replay = Watch it again
end-record = Download the record
end-rematch = Rematch
end-rematch-go = To the rematch
end-share = Share the link
proof-none = Prepared cards: nothing to prove here.
proof-good = Fairly shuffled: checked here in the browser
proof-bad = The shuffle cannot be confirmed
proof-kept = The secret fits the promise that the table showed before the first card.
proof-kept-not = The secret does not fit the promise from the beginning.
proof-mine = Your own random bytes are in the shuffle.
proof-mine-not = Your own random bytes are missing in the shuffle.
proof-record = The record names the same dice.
proof-record-not = The record names other dice.
proof-commitment = Promise (SHA-256 of the secret)
proof-secret = Secret
proof-key = Key of the dice (HMAC-SHA-256)
proof-more = “rudel verify” checks the whole game with the downloaded record.

## Once more

replay-title = Once more
replay-none = There is nothing to see here.
replay-share = Share a link to watch
replay-eyes = Through whose eyes
replay-eyes-of = as { $name } saw it
replay-eyes-mine = as you saw it
replay-eyes-nobody = as everybody saw it
replay-where = Point in the game
replay-first = To the beginning
replay-last = To the end
replay-back = One turn back
replay-forward = One turn on
replay-run = Play
replay-stop = Stop
replay-beginning = The beginning.
replay-step = Turn { $at } of { $number }
house-undone =
    { $who-is ->
        [you] You take your last turn back.
       *[other] { $who } takes the last turn back.
    }
