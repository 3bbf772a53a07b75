### Dog im Browser: was nur auf dem Bildschirm gesagt wird. $stone ist ein kurzer Name wie „Cb“, $card ein Kartenname.

dog-web-board = Spielbrett
# $places: die Steine mit ihren Orten, schon aufgezählt
dog-web-where = { $name }: { $places }
dog-web-hand = Deine Karten
dog-web-face-A = A
dog-web-face-J = B
dog-web-face-Q = D
dog-web-face-K = K
dog-web-card-given = { $card }, wird weggegeben
dog-web-card-gift = { $card }, gerade bekommen
dog-web-card-stuck = { $card }, geht gerade nicht
dog-web-pick = Stein { $stone } tauschen, dann den anderen wählen
dog-web-several =
    { $count ->
       *[other] { $count } Züge enden hier
    }
dog-web-joker = Was soll der Joker sein?
dog-web-joker-out = Aus dem Nest
dog-web-which = Welchen Zug meinst du?
dog-web-back = Zurück
dog-web-drop-confirm = Keine Karte geht. Alle ablegen und bis zum nächsten Geben aussetzen?

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

dog-web-stat-home = Steine im Stall
dog-web-stat-hits = heimgeschickt
dog-web-stat-lost = heimgeschickt worden
dog-web-stat-fields = Felder gelaufen

dog-web-guide-give = Vor jeder Runde schenkst du deinem Partner eine Karte. Tipp sie an; bis alle gewählt haben, darfst du es dir anders überlegen.
dog-web-guide-out = Mit Ass, König oder Joker kommt ein Hund aus dem Nest. Tipp die Karte an und dann deinen Start.
dog-web-guide-seven = Die Sieben sind sieben einzelne Schritte. Tipp die Hunde an, die gehen sollen; wer überholt wird, muss heim.
dog-web-guide-play = Tipp eine Karte an: Wo ein Hund landen kann, leuchtet das Feld. Landest du auf einem anderen, muss der heim.
dog-web-guide-drop = Keine Karte geht. Du legst sie ab und wartest auf die nächste Runde.
dog-web-guide-wait = Jetzt sind die anderen dran. Gegenüber sitzt dein Partner; ihr gewinnt, wenn alle acht Hunde im Stall sind.
