### Kleine Kläffer.
### $card ist schon ein Kartenname (klaeffer-card); $cards sind kurze Namen wie OC4, schon aufgezählt;
### $district ist schon der Name eines Reviers; $place ist ein Platz wie b2.

klaeffer-title = Kleine Kläffer
klaeffer-line = Im Rat der kleinen Hunde Stimmen sammeln, aber nur dort, wo du die Mehrheit hast.

## Warum etwas nicht geht, nach Regelnummer

klf-1 = Diesen Platz am Tisch gibt es hier nicht; wähle jemanden, der mitspielt.
klf-2 = Diese Karte gibt es nicht; welche Stimmen es gibt, steht in der Tabelle der Regel.
klf-3 = Diese Karte ist aus dem Spiel; nimm eine von deiner Hand.
klf-4 = Diese Karte hast du nicht auf der Hand; wähle eine von deinen.
klf-5 = Diesen Platz hat der Rat nicht; er geht von a1 bis d4.
klf-6 = In der Auslage siehst du nur Farben; gezogen wird die oberste Karte.
klf-7 = Du bist noch nicht an der Reihe; es geht im Uhrzeigersinn weiter.
klf-10 = Abgeben geht ab deinem zweiten Zug, einmal und vor dem Legen, an jemanden ohne diese Farbe.
klf-11 = Das geht jetzt nicht; wähle eine Handkarte und leg sie auf einen freien Platz neben, über oder unter einer Karte.
klf-12 = Jetzt nicht; genommen wird gleich nach dem Legen, ab 10 Stimmen ohne Lücke, was in Farbe oder Rasse passt.
klf-13 = Eine Krise gibt es nur, wenn der letzte freie Platz gefüllt ist und nichts genommen wird.
klf-14 = Jetzt nicht; nach dem Legen ziehst du von links oder rechts nach, solange dort Karten liegen.
klf-15 = Aufgefüllt wird von selbst, sobald mehr als vier Plätze frei sind.
klf-16 = Was vor dir liegt, bleibt offen und nach Farben sortiert.
klf-20 = Im letzten Zug wird nicht mehr nachgezogen; leg eine Karte oder verzichte, bevor du eine wählst.
klf-21 = Das Spiel ist aus; die Handkarten liegen schon bei den Revieren.
klf-22 = Dieses Revier ist nicht deins; es sichert, wer die meisten Stimmen hat.
klf-23 = So wird nicht gezählt; Schlechtpunkte sind die Stimmen in Revieren, die du nicht gesichert hast.

## Karten und Reviere

klaeffer-district-Y = gelb
klaeffer-district-O = orange
klaeffer-district-R = rot
klaeffer-district-P = lila
klaeffer-district-B = blau
klaeffer-district-G = grün
klaeffer-breed-C = Chihuahua
klaeffer-breed-P = Zwergspitz
klaeffer-breed-B = Bulldogge
klaeffer-card = { $breed } { $district } { $votes } ({ $name })
klaeffer-at = { $name } auf { $place }

## Was ein Tisch ausmachen kann

klaeffer-option-free_take = Karten darf man liegen lassen
klaeffer-option-free_take-help = Beispiel: Du könntest drei Hunde aus dem Rat nehmen, willst sie aber nicht: Dann lässt du alle drei liegen. Nur bei vollem Rat wird immer genommen.

## Was man tun kann

klaeffer-action-pick = Leg { $name }: { $breed } { $district }
klaeffer-action-put = { $place }: nichts zu nehmen
klaeffer-action-put-takes = { $place }: { $cards } zu nehmen
klaeffer-action-draw-left = Links ziehen: { $district }
klaeffer-action-draw-right = Rechts ziehen: { $district }
klaeffer-action-give =
    { $votes ->
        [one] Gib { $to }: { $district }, 1 Stimme
       *[other] Gib { $to }: { $district }, { $votes } Stimmen
    }
klaeffer-action-decline = Nichts mehr legen
klaeffer-action-take = Nimm { $cards }
klaeffer-action-leave = Lass { $cards } liegen

## Was geschehen ist

klaeffer-event-dealt =
    Der Rat ist besetzt; { $who-is ->
        [you] du beginnst
       *[other] { $who } beginnt
    }.
klaeffer-event-hand = Deine Karten: { $cards }.
klaeffer-event-gave =
    { $who-is ->
        [you] Du schenkst
       *[other] { $who } schenkt
    } { $to-is ->
        [you] dir
       *[other] { $to }
    } das Revier { $district }: { $cards }.
klaeffer-event-placed =
    { $who-is ->
        [you] Du legst
       *[other] { $who } legt
    } { $name } auf { $place }.
klaeffer-event-crisis = Krise im Rat: Der letzte Platz ist besetzt, und es gibt nichts zu nehmen. Dann wird genommen, was gar nicht passt.
# $column und $row: die Stimmen, die in Spalte und Reihe ohne Lücke beisammenliegen
klaeffer-event-taken-nothing = Spalte { $column }, Reihe { $row }: nichts zu nehmen.
klaeffer-event-taken = Spalte { $column }, Reihe { $row }: { $who-is ->
        [you] du nimmst
       *[other] { $who } nimmt
    } { $cards }.
klaeffer-event-left = Spalte { $column }, Reihe { $row }: { $who-is ->
        [you] du lässt
       *[other] { $who } lässt
    } { $cards } liegen.
klaeffer-event-drew-left =
    { $who-is ->
        [you] Du ziehst
       *[other] { $who } zieht
    } von links: { $district }.
klaeffer-event-drew-right =
    { $who-is ->
        [you] Du ziehst
       *[other] { $who } zieht
    } von rechts: { $district }.
klaeffer-event-drew-card = Du ziehst: { $card }.
klaeffer-event-refilled = In den Rat kommen: { $cards }.
klaeffer-event-last-turns = Beide Auslagen sind leer; alle haben noch einen Zug, { $who-is ->
        [you] du beginnst
       *[other] { $who } beginnt
    }.
klaeffer-event-declined =
    { $who-is ->
        [you] Du legst
       *[other] { $who } legt
    } nichts mehr.
klaeffer-event-hand-scored =
    { $who-is ->
        [you] Deine Hand kommt
       *[other] { $who } legt die Hand
    } zu den Revieren: { $cards }.
klaeffer-event-scored = Schlechtpunkte: { $scores }.
klaeffer-score =
    { $who-is ->
        [you] du
       *[other] { $who }
    } { $points } (gesichert: { $districts })
klaeffer-score-nothing =
    { $who-is ->
        [you] du
       *[other] { $who }
    } { $points } (kein Revier gesichert)

## Was jetzt zu tun ist

klaeffer-now-pick = Du bist dran: Wähle eine Karte für den Rat.
klaeffer-now-pick-or-give = Du bist dran: Wähle eine Karte für den Rat, oder gib zuerst ein Revier ab.
klaeffer-now-last = Dein letzter Zug: Wähle eine Karte, oder verzichte.
klaeffer-now-last-or-give = Dein letzter Zug: Wähle eine Karte, verzichte, oder gib zuerst ein Revier ab.
klaeffer-now-put = Wohin damit? { $card }
klaeffer-now-take = Alles nehmen oder alles liegen lassen? { $cards }
klaeffer-now-draw = Zieh eine Karte von links oder rechts.
klaeffer-now-wait = Warte auf { $who }.
klaeffer-now-over = Das Spiel ist aus.

## Warum ein Tipp etwas rät

klaeffer-why-takes =
    { $cards ->
        [one] { $votes ->
            [one] Eine Karte ist zu holen, das ist 1 Stimme.
           *[other] Eine Karte ist zu holen, das sind { $votes } Stimmen.
        }
       *[other] { $cards } Karten sind zu holen, das sind { $votes } Stimmen.
    }
klaeffer-why-nothing = Mehr ist gerade nirgends zu holen, und den anderen bereitet es hier am wenigsten vor.
klaeffer-why-leave = Hier würden dir diese Stimmen am Ende eher schaden als nützen.
klaeffer-why-draw = Die Rückseite zeigt das Revier: Das hier kannst du besser brauchen.
klaeffer-why-give = In diesem Revier holst du am wenigsten auf.
klaeffer-why-decline = Noch eine Karte würde den anderen mehr helfen als dir.
