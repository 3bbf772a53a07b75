### Dog im Browser: was nur auf dem Bildschirm gesagt wird. $stone ist ein kurzer Name wie „Cb“, $card ein Kartenname.

# Figuren sind auf dem Bildschirm Hunde (words.ts)
-dog-web-piece = Hund
-dog-web-pieces = Hunde
-dog-web-pieces-dative = Hunden

dog-web-board = Spielbrett
# $places: die Hunde mit ihren Orten, schon aufgezählt
dog-web-where = { $name }: { $places }
dog-web-hand = Deine Karten
dog-web-face-A = A
dog-web-face-J = B
dog-web-face-Q = D
dog-web-face-K = K
# $written: was auf der Karte steht
dog-web-card = { $written }, { $card }
dog-web-card-given = { $card }, wird weggegeben
dog-web-card-gift = { $card }, gerade bekommen
dog-web-card-stuck = { $card }, geht gerade nicht
dog-web-pick = Deinen Hund { $stone } tauschen, dann den anderen wählen
dog-web-take-back = Alles zurück
dog-web-you = Du
dog-web-several =
    { $count ->
       *[other] { $count } Züge enden hier
    }
dog-web-joker = Was soll der Joker sein?
dog-web-which = Welchen Zug meinst du?
dog-web-back = Zurück
dog-web-discards-title = Abgelegte Karten
dog-web-discards-means = Tippst du die Mitte an, siehst du, was schon gespielt ist.
dog-web-round-means =
    { $size ->
       *[other] Das ist die { $deal }. Runde, alle haben { $size } Karten bekommen. Bei den Namen steht, wie viele jeder noch hat.
    }
dog-web-discards =
    { $count ->
        [one] Eine Karte abgelegt
       *[other] { $count } Karten abgelegt
    }
dog-web-discards-look =
    { $count ->
        [one] Eine abgelegte Karte, ansehen
       *[other] { $count } abgelegte Karten, ansehen
    }
dog-web-pack =
    { $count ->
        [one] noch eine im Stapel
       *[other] noch { $count } im Stapel
    }
dog-web-times =
    { $count ->
        [one] einmal { $card }
       *[other] { $count }-mal { $card }
    }

dog-web-cards =
    { $count ->
        [0] keine Karten mehr
        [one] noch eine Karte
       *[other] noch { $count } Karten
    }
dog-web-round =
    { $size ->
       *[other] Runde { $deal } · { $size } Karten
    }

## In der Mitte des Bretts: was gerade geschehen ist. $who und $other sind Namen.

dog-web-said-card =
    { $who-is ->
        [you] Du: { $card }
       *[other] { $who }: { $card }
    }
dog-web-said-drop =
    { $who-is ->
        [you] Du setzt aus
       *[other] { $who } setzt aus
    }
dog-web-said-stall =
    { $who-is ->
        [you] Ab in deinen Stall
       *[other] { $who }: ab in den Stall
    }
dog-web-said-back =
    { $who-is ->
        [you] Dein Hund geht zurück
       *[other] { $who }: vier zurück
    }
dog-web-said-hit =
    { $who-is ->
        [you] Dein Hund muss heim
       *[other] Ein Hund von { $who } muss heim
    }
dog-web-said-out =
    { $who-is ->
        [you] Dein Hund ist draußen
       *[other] { $who }: aus dem Nest
    }
dog-web-said-swap =
    { $who-is ->
        [you] Du tauschst mit { $other }
       *[other] { $other-is ->
            [you] { $who } tauscht mit dir
           *[other] { $who } tauscht mit { $other }
        }
    }
dog-web-said-trade = Karten werden getauscht
dog-web-said-received = Von { $who } bekommen: { $card }
dog-web-said-joy =
    { $who-is ->
        [you] Deine vier sind daheim
       *[other] { $who }: alle vier daheim
    }
dog-web-said-shuffle = Es wird neu gemischt

## Im Verlauf: Was ein Hund tut. Welcher es ist, zeigt das Brett.

dog-web-log-moved =
    { $who-is ->
        [you] Dein Hund geht { dog-web-log-far }.
       *[other] Ein Hund von { $who } geht { dog-web-log-far }.
    }
dog-web-log-far =
    { $fields ->
        [-4] 4 Felder zurück
        [one] ein Feld vor
       *[other] { $fields } Felder vor
    }
dog-web-log-turned-in =
    { $who-is ->
        [you] Dein Hund geht in den Stall.
       *[other] Ein Hund von { $who } geht in den Stall.
    }
dog-web-log-hit =
    { $who-is ->
        [you] Dein Hund muss heim ins Nest.
       *[other] Ein Hund von { $who } muss heim ins Nest.
    }
dog-web-log-swapped =
    { $who-is ->
        [you] Dein Hund tauscht den Platz mit { $whom-is ->
            [you] deinem anderen.
           *[other] einem von { $whom }.
        }
       *[other] Ein Hund von { $who } tauscht den Platz mit { $whom-is ->
            [you] deinem.
           *[other] einem von { $whom }.
        }
    }
dog-web-log-left-nest =
    { $who-is ->
        [you] Dein Hund kommt aus dem Nest auf den Start.
       *[other] Ein Hund von { $who } kommt aus dem Nest auf den Start.
    }
dog-web-log-finished =
    { $who-is ->
        [you] Du hast alle vier Hunde im Stall.
       *[other] { $who } hat alle vier Hunde im Stall.
    }

## Ein Tipp: Das Brett zeigt, welcher Hund gemeint ist

dog-web-hint-forward =
    { $fields ->
        [one] { $card }: dieser Hund ein Feld vor
       *[other] { $card }: dieser Hund { $fields } Felder vor
    }
dog-web-hint-into =
    { $fields ->
        [one] { $card }: dieser Hund ein Feld vor, in den Stall
       *[other] { $card }: dieser Hund { $fields } Felder vor, in den Stall
    }
dog-web-hint-back = { $card }: dieser Hund vier Felder zurück
dog-web-hint-swap = { $card }: diese beiden Hunde tauschen
dog-web-hint-out = { $card }: ein Hund aus dem Nest auf den Start
dog-web-hint-hits =
    { $whom-is ->
        [you] { $action }; dein anderer Hund muss heim
       *[other] { $action }; ein Hund von { $whom } muss heim
    }
dog-web-hint-seven = { $card }: { $ways }
dog-web-hint-way =
    { $fields ->
        [one] ein Hund einen Schritt
       *[other] ein Hund { $fields } Schritte
    }
dog-web-hint-home =
    { $fields ->
        [one] ein Hund einen Schritt, in den Stall
       *[other] ein Hund { $fields } Schritte, in den Stall
    }
dog-web-hint-hit =
    { $whom-is ->
        [you] dein eigener muss heim
       *[other] einer von { $whom } muss heim
    }
dog-web-why-hit = So verliert { $who } den ganzen Weg dieses Hundes.
dog-web-why-home = Ein Hund im Stall ist sicher, und alle vier müssen hinein.
dog-web-why-out = Nur Hunde auf dem Rundweg können laufen.
dog-web-why-give-starter = Damit kann dein Partner einen Hund herausbringen.
dog-web-why-nearer =
    { $fields ->
        [0] Danach steht er vor dem eigenen Stall.
       *[other] So kommt er seinem Stall näher.
    }

## Mehrere Züge enden auf einem Feld: welcher gemeint ist

dog-web-mean-steps =
    { $fields ->
        [one] Dieser Hund einen Schritt
       *[other] Dieser Hund { $fields } Schritte
    }
dog-web-mean-forward =
    { $fields ->
        [one] Dieser Hund ein Feld vor
       *[other] Dieser Hund { $fields } Felder vor
    }
dog-web-mean-steps-home =
    { $fields ->
        [one] Dieser Hund einen Schritt, in den Stall
       *[other] Dieser Hund { $fields } Schritte, in den Stall
    }
dog-web-mean-forward-home =
    { $fields ->
        [one] Dieser Hund ein Feld vor, in den Stall
       *[other] Dieser Hund { $fields } Felder vor, in den Stall
    }
dog-web-mean-back = Dieser Hund vier Felder zurück
dog-web-mean-out = Ein Hund aus dem Nest
dog-web-mean-hits =
    { $count ->
        [one] { $play }; einer muss heim
       *[other] { $play }; { $count } müssen heim
    }

## Für alle, die das Brett nicht sehen: mehrere Schritte einer Sieben

dog-web-steps =
    { $fields ->
        [one] Hund { $stone }: ein Schritt
       *[other] Hund { $stone }: { $fields } Schritte
    }
dog-web-steps-home =
    { $fields ->
        [one] Hund { $stone }: ein Schritt in den Stall
       *[other] Hund { $stone }: { $fields } Schritte, in den Stall
    }
dog-web-steps-rest =
    { $fields ->
        [one] Hund { $stone }: der letzte Schritt
       *[other] Hund { $stone }: alle { $fields } Schritte
    }

## In der Mitte des Bretts: was du als Nächstes antippst

dog-web-prompt-card = Erst eine Karte, dann der Hund
dog-web-prompt-given = Verdeckt; du kannst noch tauschen
dog-web-prompt-own = Welcher deiner Hunde?
dog-web-prompt-other = Mit wem tauschst du?
dog-web-prompt-blank = Niemand zum Tauschen da
dog-web-prompt-joker = Was soll der Joker sein?
dog-web-prompt-several = Welcher Hund?
dog-web-prompt-seven = 7 Schritte: Wohin?
dog-web-prompt-steps =
    { $left ->
        [one] Noch ein Schritt: Wohin?
       *[other] Noch { $left } Schritte: Wohin?
    }
dog-web-prompt-four = Vor oder zurück?
dog-web-prompt-out = Tipp auf deinen Start
dog-web-prompt-out-or = Heraus oder vor?
dog-web-prompt-partner = Zieh die Hunde von { $who }
dog-web-prompt-where = Wohin?
dog-web-prompt-which = Welches Feld?

## Am Ende

dog-web-stat-home = Hunde im Stall
dog-web-stat-hits = Hunde heimgeschickt
dog-web-stat-lost = Eigene Hunde verloren
dog-web-stat-fields = Felder gelaufen
dog-web-stat-out = Runden ausgesetzt
