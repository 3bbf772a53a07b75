### Das Spiel im Terminal: alles, was die Schale selbst sagt. Was ein Spiel sagt, steht in dessen eigenem Katalog.

## Wer mitspielt: Namen, die mit dem Buchstaben ihres Platzes beginnen

terminal-name-A = Anka
terminal-name-B = Bello
terminal-name-C = Cora
terminal-name-D = Dino
terminal-name-E = Elfi
terminal-name-F = Fips
terminal-you = { $name } (du)
terminal-and = { $first } und { $last }

## Was zu sehen ist

terminal-seats =
    { $number ->
       *[other] { $number } Plätze
    }
terminal-group = { $word } … ({ $number })
terminal-waiting = Die anderen sind dran.
terminal-interrupt = Mit i kannst du dich melden.
terminal-raised = Was willst du tun? Mit Esc lässt du es.
terminal-small = Das Fenster ist zu klein.
    Dieses Spiel braucht { $columns } × { $rows } Zeichen,
    hier sind es { $now_columns } × { $now_rows }.
    Mach es größer, dann geht es weiter.
terminal-hint = Hinweis: { $action }
terminal-hint-none = Hinweis: Lass die anderen weiterspielen.
terminal-no-hint = Einen Hinweis gibt es, wenn du dran bist.
terminal-undone = Zurückgenommen.
terminal-no-undo = Hier lässt sich nichts zurücknehmen; das geht nur, solange dein Zug nicht fertig ist.
terminal-nothing-there = Dorthin führt keiner deiner Züge.
terminal-only-here = Nur Züge über dieses Feld; mit Esc siehst du wieder alle.
terminal-confirm-yes = Ja
terminal-confirm-no = Nein, noch nicht
terminal-saved = Gespeichert in { $file }.
terminal-unsaved = Nicht gespeichert: { $problem }

## Tasten

terminal-key-hint = Hinweis
terminal-key-undo = zurück
terminal-key-rules = Regeln
terminal-key-language = English
terminal-key-quit = Ende
terminal-key-keys = Tasten
terminal-key-interrupt = melden
terminal-keys-title = Tasten
terminal-keys-choose = wählen: Pfeile und Enter, eine Ziffer oder die Maus
terminal-keys-back = eine Liste zurück, wieder alle Züge zeigen
terminal-keys-hint = ein Hinweis
terminal-keys-all = mit dem Stein so weit gehen, wie er kann: eine ganze Sieben auf einmal
terminal-keys-undo = die letzte Wahl zurücknehmen, solange dein Zug nicht fertig ist; Esc nimmt alles zurück
terminal-keys-try = einen Zug in Notation eintippen
terminal-keys-rules = eine Regel nachschlagen
terminal-keys-interrupt = dich melden, wenn das Spiel es erlaubt
terminal-keys-language = auf Englisch weiterspielen
terminal-keys-quit = aufhören
terminal-keys-board = Klick auf Stein oder Feld: nur die Züge von dort oder dorthin
terminal-close = Esc schließt.

## Regeln und Versuche

terminal-rules-title = Regeln
terminal-rules-ask = Nummer einer Regel, zum Beispiel { $rule }
terminal-rules-unknown = Eine Regel { $rule } gibt es hier nicht; wähle eine aus der Liste.
terminal-try-title = Zug in Notation
terminal-try-ask = zum Beispiel { $word }
terminal-try-unknown = { $word } ist kein Zug in diesem Spiel.
terminal-refused = { $why } ({ $rule }; mit r liest du sie nach)

## Ende

terminal-quit-title = Willst du wirklich aufhören?
terminal-quit-lost = Das Spiel ist nicht gespeichert und geht verloren.
terminal-quit-kept = Das Spiel steht in { $file }; ein halb gemachter Zug geht verloren.
terminal-quit-yes = Ja, aufhören
terminal-quit-no = Nein, weiterspielen
terminal-won-you =
    { $number ->
        [one] Du hast gewonnen!
       *[other] Ihr habt gewonnen: { $who }!
    }
terminal-won =
    { $number ->
        [one] { $who } hat gewonnen.
       *[other] { $who } haben gewonnen.
    }
terminal-undecided = Das Spiel endet unentschieden.
terminal-points = Punkte: { $points }.
terminal-another = Noch ein Spiel
terminal-look = Das Brett noch einmal ansehen
terminal-quit = Aufhören

## Vorführung ohne Terminal

terminal-demo = { $title }, { $number } Plätze: eine Partie, die der Computer mit sich selbst spielt.
terminal-demo-turn = Nach { $number } Zügen:
terminal-demo-end = Am Ende, nach { $number } Zügen:
terminal-demo-more = … und so weiter.
terminal-demo-play = Selbst spielen: rudel play { $key } in einem Terminal.
