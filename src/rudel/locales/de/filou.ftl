### Filou, die Katze im Sack.
### $card, $cat und $removed sind schon Kartennamen (filou-card-…), $cards und $dogs Listen davon, Katzen darin nur
### ihr Wert; $kind und $dog sind die Kürzel R, SD, BD; $mice ist eine Zahl von Mäusen.

filou-title = Filou
filou-line = Die Katze im Sack: mit Mäusen auf verdeckte Katzen bieten und rechtzeitig aussteigen.

## Warum etwas nicht geht, nach Regelnummer

fil-1 = Diesen Platz gibt es hier nicht; gespielt wird zu dritt, zu viert oder zu fünft.
fil-2 = Diese Karte gibt es nicht; ein Satz hat sieben Katzen, einen Hasen und zwei Hunde.
fil-3 = Diese Karte fehlt dir im ganzen Spiel: Aus jedem Satz kommt am Anfang eine weg. Nimm eine andere.
fil-4 = So viele Mäuse gibt es nicht; alle beginnen mit 15.
fil-5 = Diese Mäusekarte ist nicht im Spiel; welche es gibt, hängt von der Zahl der Plätze ab.
fil-6 = Die Bank zahlt nur, was auf den Mäusekarten liegt; biete mit deinen eigenen Mäusen oder passe.
fil-7 = Wer beginnt, entscheidet das Los; warte, bis du dran bist.
fil-10 = Gelegt wird vor dem Bieten, und zwar eine Karte, die du noch auf der Hand und nicht schon gewählt hast.
fil-11 = Wenn du dran bist, biete mehr als das höchste Gebot, soweit deine Mäuse reichen, oder passe.
fil-12 = Du hast schon gepasst; in der nächsten Runde bist du wieder dabei.
fil-13 = Die Versteigerung ist zu Ende; wer übrig bleibt, wird nicht noch einmal gefragt.
fil-14 = Alle anderen haben gepasst; nimm die Reihe für genau 1 Maus oder passe auch.
fil-15 = Jetzt wird nicht gefüllt; Mäuse kommen am Ende der Runde auf die Mäusekarten.
fil-16 = Das bleibt geheim; sieh dir an, was offen liegt.
fil-20 = Zwei oder mehr Hunde verscheuchen niemanden; sie gehen einfach.
fil-21 = Diese Katze bleibt; der große Hund verscheucht die höchste, der kleine die niedrigste.
fil-22 = Der Hase zählt bei den Hunden als Katze mit dem Wert 0, wenn ihr es nicht anders abmacht.
fil-23 = Es läuft nur eine Katze davon, bei gleichem Wert die am weitesten links.
fil-24 = Was im Stapel liegt, bleibt dort bis zum Ende; spiel mit deiner Hand weiter.
fil-30 = Der Strohmann spielt von selbst; leg eine Karte aus deiner eigenen Hand.
fil-40 = Das Spiel ist aus; nach neun Runden wird gezählt.

## Karten

filou-card-minus-8 = Katze −8
filou-card-minus-5 = Katze −5
filou-card-3 = Katze 3
filou-card-5 = Katze 5
filou-card-8 = Katze 8
filou-card-11 = Katze 11
filou-card-15 = Katze 15
filou-card-R = Hase
filou-card-SD = kleiner Hund
filou-card-BD = großer Hund

## Was man tun kann

filou-action-lay =
    { $kind ->
        [R] Hasen legen
        [SD] Kleinen Hund legen
        [BD] Großen Hund legen
       *[other] { $card } legen
    }
filou-action-pass =
    { $mice ->
        [one] Passen und 1 Maus nehmen
       *[other] Passen und { $mice } Mäuse nehmen
    }
filou-action-pass-empty = Passen
filou-action-pass-last = Auch passen, die Reihe kommt weg
filou-action-take-for-one = Die Reihe für 1 Maus nehmen
# Die Zahl steht vorn: Lange Listen gruppiert das erste Wort, und jedes nahe Gebot soll eine eigene Zeile haben.
filou-action-bid =
    { $mice ->
        [one] 1 Maus bieten
       *[other] { $mice } Mäuse bieten
    }
# Viele höhere Gebote stehen in Gruppen von $from bis $to; das Wort vor dem Doppelpunkt muss für die Gruppe gleich sein.
filou-action-bid-more =
    { $mice ->
       *[other] Mehr: { $mice } Mäuse
    }
filou-action-bid-far =
    { $mice ->
       *[other] Mehr, { $from } bis { $to }: { $mice } Mäuse
    }

## Was geschehen ist

filou-event-set =
    { $who-is ->
        [you] Deine Karten: { $cards }. Weggelegt wurde: { $removed }.
       *[other] Karten von { $who }: { $cards }. Weggelegt wurde: { $removed }.
    }
filou-event-round =
    { $who-is ->
        [you] Runde { $round } von { $rounds }: Du beginnst.
       *[other] Runde { $round } von { $rounds }: { $who } beginnt.
    }
filou-event-round-empty =
    { $who-is ->
        [you] Runde { $round } von { $rounds }, Mäusekarten leer: Du beginnst.
       *[other] Runde { $round } von { $rounds }, Mäusekarten leer: { $who } beginnt.
    }
filou-event-choice =
    { $who-is ->
        [you] Du legst verdeckt die Karte „{ $card }“.
       *[other] { $who } legt verdeckt die Karte „{ $card }“.
    }
filou-event-turned-up =
    { $who-is ->
        [you] Deine Karte wird aufgedeckt: „{ $card }“.
       *[other] Die Karte von { $who } wird aufgedeckt: „{ $card }“.
    }
filou-event-turned-up-dummy = Die Karte des Strohmanns wird aufgedeckt: „{ $card }“.
filou-event-bid =
    { $who-is ->
        [you]
            { $mice ->
                [one] Du bietest 1 Maus.
               *[other] Du bietest { $mice } Mäuse.
            }
       *[other]
            { $mice ->
                [one] { $who } bietet 1 Maus.
               *[other] { $who } bietet { $mice } Mäuse.
            }
    }
filou-event-passed =
    { $who-is ->
        [you]
            { $mice ->
                [0] Du passt.
                [one] Du passt und nimmst 1 Maus.
               *[other] Du passt und nimmst { $mice } Mäuse.
            }
       *[other]
            { $mice ->
                [0] { $who } passt.
                [one] { $who } passt und nimmt 1 Maus.
               *[other] { $who } passt und nimmt { $mice } Mäuse.
            }
    }
filou-event-taken =
    { $who-is ->
        [you]
            { $mice ->
                [one] Du zahlst 1 Maus und behältst: { $cards }.
               *[other] Du zahlst { $mice } Mäuse und behältst: { $cards }.
            }
       *[other]
            { $mice ->
                [one] { $who } zahlt 1 Maus und behält: { $cards }.
               *[other] { $who } zahlt { $mice } Mäuse und behält: { $cards }.
            }
    }
filou-event-taken-nothing =
    { $who-is ->
        [you]
            { $mice ->
                [one] Du zahlst 1 Maus, und es bleibt nichts übrig.
               *[other] Du zahlst { $mice } Mäuse, und es bleibt nichts übrig.
            }
       *[other]
            { $mice ->
                [one] { $who } zahlt 1 Maus, und es bleibt nichts übrig.
               *[other] { $who } zahlt { $mice } Mäuse, und es bleibt nichts übrig.
            }
    }
filou-event-lost = Niemand will die Reihe; sie kommt aus dem Spiel: { $cards }.
filou-event-dogs-left = Mehrere Hunde haben nur Augen füreinander und gehen: { $dogs }.
filou-event-dog-left =
    { $dog ->
        [SD] Der kleine Hund findet nichts zu verscheuchen und geht.
       *[BD] Der große Hund findet nichts zu verscheuchen und geht.
    }
filou-event-chased =
    { $dog ->
        [SD] Der kleine Hund verscheucht die Karte „{ $cat }“.
       *[BD] Der große Hund verscheucht die Karte „{ $cat }“.
    }
filou-event-filled = Die Mäusekarten sind wieder voll.
filou-event-not-filled =
    { $bank ->
        [0] Die Bank ist leer; nichts wird gefüllt.
        [one] Die Bank hat nur 1 Maus; nichts wird gefüllt.
       *[other] Die Bank hat nur { $bank } Mäuse; nichts wird gefüllt.
    }
filou-event-scored = Gezählt wird: { $scores }.
filou-score =
    { $who-is ->
        [you] du { $points } ({ $cards } aus Karten)
       *[other] { $who } { $points } ({ $cards } aus Karten)
    }

## Wahlregeln

filou-option-rabbit_is_no_cat = Hunde lassen den Hasen in Ruhe
filou-option-rabbit_is_no_cat-help = Beispiel: In der Reihe liegen Hund und Hase. Der Hund verjagt nur Katzen, der Hase bleibt liegen.
filou-option-show_mice = Alle Mäuse sind zu sehen
filou-option-show_mice-help = Beispiel: Bei jedem Namen steht, wie viele Mäuse noch da sind. Sonst muss man sie sich merken.
filou-option-show_piles = Gewonnene Karten sind zu sehen
filou-option-show_piles-help = Beispiel: Du tippst auf einen Namen und siehst dessen gewonnene Katzen. Sonst muss man sie sich merken.

## Was jetzt zu tun ist

filou-now-lay = Leg eine Karte verdeckt in die Reihe.
filou-now-bid = Du bist dran: Biete oder passe.
filou-now-raise =
    { $mice ->
        [one] Du bist dran: Biete mehr als 1 Maus oder passe.
       *[other] Du bist dran: Biete mehr als { $mice } Mäuse oder passe.
    }
filou-now-last = Alle anderen haben gepasst: Nimm die Reihe für 1 Maus oder passe auch.
filou-now-must-pass = Deine Mäuse reichen nicht für ein Gebot: Passe.
filou-now-wait = Warte auf { $who }.
filou-now-over = Das Spiel ist aus.

## Warum ein Tipp etwas rät

filou-why-lay-good = Eine gute Katze macht die Reihe wertvoll; um die lohnt es sich zu bieten.
filou-why-lay-bad = So wirst du die schlechte Katze los, am besten an jemand anderen.
filou-why-lay-R = Der Hase zählt nichts: Mit ihm weißt du mehr über die Reihe als die anderen.
filou-why-lay-SD = Der kleine Hund verjagt die kleinste Katze und bringt die anderen durcheinander.
filou-why-lay-BD = Der große Hund verjagt die größte Katze: Wer zu hoch bietet, ärgert sich.
filou-why-bid =
    { $dog ->
        [one] Was du von der Reihe kennst, zählt { $shown }, ohne die Katze, die der Hund verscheucht.
       *[none] { $hidden ->
            [0] Was du von der Reihe kennst, zählt { $shown }.
           *[other] Bekannt sind { $shown } Punkte, verdeckt liegen im Schnitt etwa { $hidden }.
        }
    }
filou-why-pass =
    { $mice ->
        [0] Was du von der Reihe kennst, zählt { $shown }: mehr zu bieten lohnt sich kaum.
        [one] Die ist dir sicher; was du von der Reihe kennst, zählt { $shown }.
       *[other] Die sind dir sicher; was du von der Reihe kennst, zählt { $shown }.
    }
