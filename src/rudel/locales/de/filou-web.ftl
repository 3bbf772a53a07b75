### Filou im Browser: was nur auf dem Bildschirm gesagt wird. $mice ist eine Zahl von Mäusen, $card ein Kartenname.

filou-web-table = Die Reihe, die Mäusekarten und die Gebote
filou-web-round = Runde { $round } von { $rounds }
filou-web-bank =
    { $mice ->
        [one] 1 Maus in der Bank
       *[other] { $mice } Mäuse in der Bank
    }
filou-web-bank-word = Bank
# $place: die wievielte Mäusekarte
filou-web-mouse-card =
    { $mice ->
        [0] Mäusekarte { $place }: leer
        [one] Mäusekarte { $place }: 1 Maus
       *[other] Mäusekarte { $place }: { $mice } Mäuse
    }
filou-web-mouse-card-done = Mäusekarte { $place }: in dieser Runde vergeben

## Die Reihe und die Plätze

filou-web-place-empty = Platz { $place } der Reihe: noch leer
filou-web-place =
    { $state ->
        [open] Platz { $place } der Reihe, Karte von { $who }: { $card }
        [yours] Platz { $place } der Reihe, Karte von { $who }, verdeckt; du weißt: { $card }
        [known] Platz { $place } der Reihe, Karte von { $who }, verdeckt: { $card }
       *[down] Platz { $place } der Reihe, Karte von { $who }: verdeckt
    }
filou-web-place-dummy =
    { $state ->
        [open] Platz { $place } der Reihe, Karte des Strohmanns: { $card }
       *[down] Platz { $place } der Reihe, Karte des Strohmanns: verdeckt
    }
# $state: schon aufgezählt
filou-web-seat = { $who }: { $state }
filou-web-bids =
    { $mice ->
        [one] bietet 1 Maus
       *[other] bietet { $mice } Mäuse
    }
filou-web-passed = hat gepasst
filou-web-passed-word = passt
filou-web-won =
    { $count ->
        [0] 0 Karten gewonnen
        [one] 1 Karte gewonnen
       *[other] { $count } Karten gewonnen
    }
# Auf dem Schild eines Platzes ist nur für wenige Zeichen Raum
filou-web-chip = { $count } im Stapel
filou-web-mice =
    { $mice ->
        [one] 1 Maus
       *[other] { $mice } Mäuse
    }
filou-web-you = Du
filou-web-dummy = Strohmann
# Mit einer weichen Trennstelle: Unter einer schmalen Karte steht es in zwei Zeilen
filou-web-dummy-word = Stroh­mann

## Die eigene Hand

filou-web-hand = Deine Karten
filou-web-card-chosen = { $card }, liegt verdeckt in der Reihe
filou-web-card-played = { $card }, schon gelegt
filou-web-card-away = { $card }, vor dem Spiel weggelegt
filou-web-hand-held = Deine Karten auf der Hand: { $cards }
filou-web-hand-held-of = Karten von { $who } auf der Hand: { $cards }
filou-web-last-round = Letzte Runde. Danach zählt auch jede Maus 1 Punkt.
filou-web-changeable = Du kannst noch tauschen.
filou-web-yours = Deine Mäuse
filou-web-mice-of = Mäuse von { $who }

## Bieten

filou-web-amount = Dein Gebot
filou-web-less = 1 weniger
filou-web-more = { $mice } mehr
filou-web-bid =
    { $mice ->
        [one] 1 Maus bieten
       *[other] { $mice } Mäuse bieten
    }
filou-web-bid-none = Bieten
filou-web-pass =
    { $mice ->
        [one] Passen: +1 Maus
       *[other] Passen: +{ $mice } Mäuse
    }
filou-web-pass-empty = Passen: keine Mäuse
filou-web-pass-last = Auch passen: keine Mäuse
filou-web-take = Für 1 Maus nehmen
filou-web-buys =
    { $known ->
        [0] { $mice ->
            [one] Für 1 Maus: { $hidden ->
                [one] 1 verdeckte Karte
               *[other] { $hidden } verdeckte Karten
            }
           *[other] Für { $mice } Mäuse: { $hidden ->
                [one] 1 verdeckte Karte
               *[other] { $hidden } verdeckte Karten
            }
        }
       *[other] { $mice ->
            [one] Für 1 Maus: { $cards }, dazu { $hidden } verdeckt
           *[other] Für { $mice } Mäuse: { $cards }, dazu { $hidden } verdeckt
        }
    }
# Alle Karten der Reihe sind bekannt; $cards sind die, die nach den Hunden übrig bleiben, $count wie viele
filou-web-buys-all =
    { $count ->
        [0] { $mice ->
            [one] Für 1 Maus: nichts, die Hunde lassen keine Karte übrig
           *[other] Für { $mice } Mäuse: nichts, die Hunde lassen keine Karte übrig
        }
       *[other] { $mice ->
            [one] Für 1 Maus: { $cards } ({ $shown } Punkte)
           *[other] Für { $mice } Mäuse: { $cards } ({ $shown } Punkte)
        }
    }
filou-web-out = Du hast gepasst. In der nächsten Runde bist du wieder dabei.
filou-web-out-last = Du hast gepasst. Das war die letzte Runde; gleich wird gezählt.
filou-web-high =
    { $mice ->
        [0] Noch kein Gebot
       *[other] Höchstes Gebot: { $mice } von { $who }
    }
filou-web-gets = { $who } bekommt die Reihe
filou-web-gets-yours = Du bekommst die Reihe
# $why: bank, wenn die Bank nicht alle füllen konnte; lost, wenn vorher niemand die Reihe wollte
filou-web-empty =
    { $why ->
        [bank] Zu wenig in der Bank: Diese Runde bringt Passen nichts.
       *[lost] Niemand nahm die letzte Reihe: Passen bringt nichts.
    }
# $dog: SD der kleine Hund, BD der große
filou-web-dogs-one =
    { $dog ->
        [SD] ▼ Der kleine Hund verscheucht die niedrigste Katze.
       *[BD] ▲ Der große Hund verscheucht die höchste Katze.
    }
# Wie filou-web-dogs-one, wenn ein Hase in der Reihe liegt
filou-web-dogs-rabbit =
    { $dog ->
        [SD] ▼ verscheucht die niedrigste Katze; der Hase zählt als 0.
       *[BD] ▲ verscheucht die höchste Katze; der Hase zählt als 0.
    }
filou-web-dogs-left = Mehrere Hunde: Nur sie gehen.
filou-web-chased =
    { $dog ->
        [SD] Der kleine Hund verscheucht: { $cat }.
       *[BD] Der große Hund verscheucht: { $cat }.
    }
filou-web-dogs-many = Mehrere Hunde: Sie verscheuchen niemanden.
# $dog: SD, BD oder both; was die Zeichen auf den Hunden der Hand bedeuten
filou-web-dogs-hand =
    { $dog ->
        [both] ▲ verscheucht die höchste, ▼ die niedrigste Katze
        [SD] ▼ verscheucht die niedrigste Katze
       *[BD] ▲ verscheucht die höchste Katze
    }
filou-web-high-yours = Du bietest am meisten: { $mice }

## Ein Platz im Einzelnen

filou-web-look = { $who } ansehen
filou-web-set = Schon gezeigte Karten
filou-web-set-help = Alle haben die gleichen zehn Karten; eine davon wurde vor dem Spiel weggelegt.
filou-web-set-shown = { $card }, schon gezeigt
filou-web-set-left = { $card }, noch nicht gesehen
filou-web-pile = Gewonnene Karten
filou-web-pile-hidden =
    { $count ->
        [0] Noch nichts gewonnen.
        [one] 1 Karte, verdeckt.
       *[other] { $count } Karten, verdeckt.
    }
filou-web-mice-hidden = Wie viele Mäuse es sind, zeigt dieser Tisch nicht an.
filou-web-gone = Aus dem Spiel

## Das Ende

filou-web-count = So wurde gezählt
filou-web-cards = Karten
filou-web-mice-word = Mäuse
filou-web-points =
    { $points ->
        [one] { $shown } Punkt
       *[other] { $shown } Punkte
    }
filou-web-pile-of = Stapel von { $who }: { $cards }
filou-web-pile-none = Stapel von { $who }: leer

filou-web-stat-cards = Punkte aus Karten
filou-web-stat-mice = übrige Mäuse
filou-web-stat-rows = Reihen genommen
filou-web-stat-paid = Mäuse bezahlt
filou-web-stat-passed = Mäuse fürs Passen

## Das erste Spiel

filou-web-key-amount = das Gebot erhöhen oder senken
filou-web-key-pass = passen

## Was etwas bedeutet, wenn man darauf tippt. $whose: you, other oder dummy, wem der Platz gehört

filou-web-means-cat = Katze { $shown }: Wer die Reihe nimmt, bekommt dafür am Ende { $points } Punkte.
filou-web-means-bad = Katze { $shown }: Wer die Reihe nimmt, verliert dafür am Ende { $points } Punkte.
filou-web-means-rabbit = Der Hase zählt 0 Punkte. Für Hunde ist er eine Katze mit dem Wert 0.
filou-web-means-rabbit-stays = Der Hase zählt 0 Punkte. Hunde lassen ihn hier in Ruhe.
filou-web-means-dog =
    { $dog ->
        [SD] Der kleine Hund ▼ verscheucht die niedrigste Katze der Reihe; beide sind dann weg. Liegen mehrere Hunde da, gehen nur die Hunde.
       *[BD] Der große Hund ▲ verscheucht die höchste Katze der Reihe; beide sind dann weg. Liegen mehrere Hunde da, gehen nur die Hunde.
    }
filou-web-means-known = „{ $card }“: Diese Karte liegt noch verdeckt. Nach jedem Passen wird die nächste der Reihe aufgedeckt.
filou-web-means-hidden =
    { $whose ->
        [dummy] Eine Karte des Strohmanns; niemand kennt sie, bis sie aufgedeckt wird.
       *[other] Die Karte von { $who }, noch verdeckt. Nach jedem Passen wird die nächste der Reihe aufgedeckt.
    }
filou-web-means-place =
    { $whose ->
        [dummy] Hier liegt gleich eine Karte des Strohmanns, eines vierten Kartensatzes, der mitspielt.
        [you] Hierher legst du deine Karte.
       *[other] Hierher legt { $who } eine Karte, verdeckt.
    }
filou-web-means-mouse-next = Wer als Nächstes passt, nimmt diese { $mice } Mäuse.
filou-web-means-mouse = Wer später passt, nimmt diese { $mice } Mäuse; vorher werden die kleineren Mäusekarten vergeben.
filou-web-means-mouse-done = Diese Mäuse hat in dieser Runde schon jemand fürs Passen bekommen.
filou-web-means-mouse-empty = Hier liegen in dieser Runde keine Mäuse: Passen bringt nichts.
filou-web-means-bank = Die Bank hat { $mice } Mäuse. Wer eine Reihe nimmt, zahlt hierher; nach jeder Runde füllt sie die Mäusekarten.
filou-web-means-won = So viele Karten sind ersteigert; am Ende zählen die Werte der Katzen.
filou-web-means-gone = Diese Karten sind aus dem Spiel und zählen für niemanden: Hunde, und was sie verscheucht haben.
filou-web-means-mice = Mit Mäusen wird geboten. Am Ende zählt jede übrige Maus 1 Punkt.
