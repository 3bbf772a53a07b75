### The game in the terminal: all that the shell itself says. What a game says stands in its own catalogue.

## Who plays: names that begin with the letter of their seat

terminal-name-A = Anka
terminal-name-B = Bello
terminal-name-C = Cora
terminal-name-D = Dino
terminal-name-E = Elfie
terminal-name-F = Fips
terminal-you = { $name } (you)
terminal-and = { $first } and { $last }

## What is to be seen

terminal-seats =
    { $number ->
       *[other] { $number } seats
    }
terminal-group = { $word } … ({ $number })
terminal-waiting = The others are on turn.
terminal-interrupt = Press i to raise your hand.
terminal-raised = What do you want to do? Esc lets it be.
terminal-small = This window is too small.
    This game needs { $columns } × { $rows } characters,
    here are { $now_columns } × { $now_rows }.
    Make it bigger and the game goes on.
terminal-hint = Hint: { $action }
terminal-hint-none = Hint: let the others go on.
terminal-no-hint = There is a hint when it is your turn.
terminal-undone = Taken back.
terminal-no-undo = Nothing can be taken back here; that works only until your turn is finished.
terminal-nothing-there = None of your plays leads there.
terminal-only-here = Only plays by this field; Esc shows all of them again.
terminal-confirm-yes = Yes
terminal-confirm-no = No, not now
terminal-saved = Saved in { $file }.
terminal-unsaved = Not saved: { $problem }

## Keys

terminal-key-hint = hint
terminal-key-undo = undo
terminal-key-rules = rules
terminal-key-language = Deutsch
terminal-key-quit = quit
terminal-key-keys = keys
terminal-key-interrupt = raise hand
terminal-keys-title = Keys
terminal-keys-choose = choose: arrows and Enter, a digit, or the mouse
terminal-keys-back = back by one list, show all plays again
terminal-keys-hint = a hint
terminal-keys-all = go as far as this stone can: a whole seven at once
terminal-keys-undo = take your last choice back while your turn is not finished; Esc takes all of it back
terminal-keys-try = type a play in notation
terminal-keys-rules = look up a rule
terminal-keys-interrupt = raise your hand where the game allows it
terminal-keys-language = go on in German
terminal-keys-quit = quit
terminal-keys-board = click on a stone or a field: only the plays from or to it
terminal-close = Esc closes this.

## Rules and tries

terminal-rules-title = Rules
terminal-rules-ask = the number of a rule, for example { $rule }
terminal-rules-unknown = There is no rule { $rule } here; choose one of the list.
terminal-try-title = A play in notation
terminal-try-ask = for example { $word }
terminal-try-unknown = { $word } is no play of this game.
terminal-refused = { $why } ({ $rule }; press r to read it)

## The end

terminal-quit-title = Do you really want to quit?
terminal-quit-lost = The game is not saved and will be lost.
terminal-quit-kept = The game is kept in { $file }; a half-made turn is lost.
terminal-quit-yes = Yes, quit
terminal-quit-no = No, play on
terminal-won-you =
    { $number ->
        [one] You have won!
       *[other] You have won together: { $who }!
    }
terminal-won =
    { $number ->
        [one] { $who } has won.
       *[other] { $who } have won.
    }
terminal-undecided = The game ends undecided.
terminal-points = Points: { $points }.
terminal-another = Another game
terminal-look = Look at the board again
terminal-quit = Quit

## A demonstration without a terminal

terminal-demo = { $title }, { $number } seats: a game that the computer plays with itself.
terminal-demo-turn = After { $number } turns:
terminal-demo-end = At the end, after { $number } turns:
terminal-demo-more = … and so on.
terminal-demo-play = To play yourself: rudel play { $key } in a terminal.
