### Dog und Lager-Dog.
### $stone und $other sind kurze Namen von Steinen wie „b“ oder „Cb“; $card ist schon ein Kartenname;
### $from und $to in dog-event-moved sind schon Orte (dog-place-…); $place ist die Nummer des Stallplatzes.

dog-title = Dog
dog-line = Karten statt Würfel: vier Hunde heim in den Stall, immer zu zweit.
lagerdog-title = Lager-Dog
lagerdog-line = Dog, wie es im Familienlager gespielt wird, auch zu dritt.

# Wie eine Spielfigur heißt: hier wie im Regelbuch; wo man sie sieht, wie sie aussieht.
-dog-piece = Stein
-dog-pieces = Steine
-dog-pieces-dative = Steinen

## Warum etwas nicht geht, nach Regelnummer

dog-1 = Du bist noch nicht an der Reihe; es geht gegen den Uhrzeigersinn weiter.
dog-2 = Diesen Ort gibt es hier nicht; der Ring hat 16 Felder pro Platz und jeder Stall vier Plätze.
dog-3 = Diese Karte hast du nicht auf der Hand; wähle eine von deinen.
dog-4 = So darf das Spiel nicht beginnen; am Anfang stehen alle { -dog-pieces } im Nest.
dog-10 = So viele Karten gibt es jetzt nicht; die Zahl ist für jede Runde festgelegt.
dog-11 = Du kannst jetzt nicht geben; das macht, wer die letzte Runde begonnen hat.
dog-12 = Jetzt wird nicht gemischt; die Ablage kommt erst dran, wenn beim Geben der Stapel leer ist.
dog-13 = Das geht jetzt nicht; vor der Runde geht genau eine Karte verdeckt an den Partner, erst danach wird gespielt.
dog-14 = Gespielt wird reihum, jeweils eine Karte der eigenen Hand mit ihrem ganzen Wert; aussteigen muss nur, wer nichts spielen kann.
dog-15 = Du musst spielen, solange irgendeine Karte geht; wähle einen der möglichen Züge.
dog-16 = Die Runde ist noch nicht vorbei; sie endet, wenn alle Hände leer sind.
dog-17 = Nach 1000 Runden ist das Spiel unentschieden zu Ende; es geht kein Zug mehr.
dog-20 = Das kann diese Karte nicht; sie zieht genau ihren Wert, und aus dem Nest führen nur Ass, König und Joker.
dog-21 = Zurück geht es nur mit der Vier, und zwar genau vier Felder.
dog-22 = Diese Sieben geht so nicht auf; alle sieben Schritte müssen mit { -dog-pieces-dative } außerhalb des Nests möglich sein.
dog-23 = So tauscht der Bube nicht; wähle einen eigenen { -dog-piece } und einen eines anderen Platzes.
dog-24 = So geht der Joker nicht; an diesem Tisch ist er kein Bube ohne Wirkung. Sag eine andere Karte an.
dog-30 = Hier steht ein frischer { -dog-piece }; er sperrt für alle, bis er sich zum ersten Mal bewegt.
dog-31 = Dieser { -dog-piece } ist nicht frisch und sperrt nicht; behandle ihn wie auf jedem anderen Feld.
dog-32 = Aus dem Nest geht es nur auf den eigenen Start; ein { -dog-piece }, der dort nicht frisch steht, muss heim.
dog-40 = Zwei { -dog-pieces } auf einem Feld gibt es nicht; wer dazukommt, schickt den anderen heim.
dog-41 = Hier kommst du nicht vorbei; überholen kannst du auf dem Ring, aber keinen frischen { -dog-piece }.
dog-42 = Die Sieben lässt keinen { -dog-piece } auf ihrem Weg stehen; wen sie überholt, der muss heim.
dog-43 = Diesen { -dog-piece } kannst du nicht heimschicken; im Stall und frisch auf dem Start ist er sicher.
dog-45 = Dieser Tausch geht nicht; beide { -dog-pieces } müssen auf dem Ring stehen und dürfen nicht frisch sein.
dog-46 = Ohne Wirkung geht der Bube jetzt nicht; tausche mit einem fremden { -dog-piece } auf dem Ring.
dog-47 = Der Bube findet nichts zu tauschen und geht hier nicht; spiel etwas anderes.
dog-48 = Dieser { -dog-piece } ist nach dem Tausch nicht frisch; er gilt als bewegt.
dog-50 = Dieser { -dog-piece } kann nicht einbiegen; in den Stall geht es vorwärts vom eigenen Start, und nicht frisch.
dog-51 = Rückwärts geht es weder in den Stall noch darin; zieh dort nur vorwärts.
dog-52 = Das passt nicht in den Stall; der Weg muss frei sein und der Wert genau aufgehen.
dog-53 = Niemand muss einbiegen; wähle, ob der { -dog-piece } in den Stall geht oder auf dem Ring weiterzieht.
dog-55 = Das ist nicht dein { -dog-piece }; zieh mit deinen, und mit denen des Partners erst, wenn deine vier im Stall sind.
dog-56 = So geht die Sieben nicht auf; die übrigen Schritte müssen mit den { -dog-pieces-dative } deines Partners möglich sein.
dog-57 = Damit gewinnst du nicht; die letzte Karte muss genau aufgehen, und nach dem Sieg zieht niemand mehr.
dog-58 = Mit einem Joker darf hier niemand gewinnen; nimm für den letzten Zug eine andere Karte.
dog-60 = Das geht zu dritt nicht; nur wer allein spielt, kommt mit jeder Karte aus dem Nest und tauscht dafür keine.
dog-61 = Zu dritt bekommen alle gleich viele Karten; mehr gibt es für niemanden.
dog-70 = Diesen { -dog-piece } zieht deine Sieben nicht; nimm deine eigenen oder die deines Partners.
dog-71 = Ohne Wirkung geht der Bube erst, wenn du nichts anderes spielen kannst; wähle einen anderen Zug.
dog-72 = Von hier darf der { -dog-piece } nicht gleich einbiegen; er muss zuerst noch einmal herum.
dog-73 = Das geht bei Teams zu dritt nicht; gib an den richtigen Mitspieler und zieh nur für einen, der noch nicht fertig ist.
dog-74 = Hier spielt jeder für sich; fremde { -dog-pieces } zieht nur die Sieben, und vor der Runde gibst du keine Karte weg.

## Karten

dog-card-A = Ass
dog-card-2 = Zwei
dog-card-3 = Drei
dog-card-4 = Vier
dog-card-5 = Fünf
dog-card-6 = Sechs
dog-card-7 = Sieben
dog-card-8 = Acht
dog-card-9 = Neun
dog-card-10 = Zehn
dog-card-J = Bube
dog-card-Q = Dame
dog-card-K = König
dog-card-joker = Joker
dog-joker-as = Joker als { $card }

## Orte

dog-place-nest = Nest
dog-place-start = Start
dog-place-ring = Feld { $field }
dog-place-stall = Stall { $place }

## Was ein Zug tut

dog-action-give = { $card } weggeben
dog-action-out = { $card }: ein { -dog-piece } aus dem Nest auf den Start
dog-action-forward =
    { $fields ->
        [one] { $card }: { -dog-piece } { $stone } ein Feld vor
       *[other] { $card }: { -dog-piece } { $stone } { $fields } Felder vor
    }
dog-action-home =
    { $fields ->
        [one] { $card }: { -dog-piece } { $stone } ein Feld vor, in den Stall
       *[other] { $card }: { -dog-piece } { $stone } { $fields } Felder vor, in den Stall
    }
dog-action-back = { $card }: { -dog-piece } { $stone } vier Felder zurück
dog-action-swap = { $card }: { -dog-piece } { $stone } mit { -dog-piece } { $other } tauschen
dog-action-blank = { $card } ohne Wirkung
dog-action-step = { -dog-piece } { $stone }: ein Schritt
dog-action-step-home = { -dog-piece } { $stone }: ein Schritt in den Stall
dog-action-drop = Alle Karten ablegen
dog-action-hits = { $action }; { -dog-piece } { $other } muss heim
dog-action-seven = { $card }: zuerst ein Schritt mit { -dog-piece } { $stone }
dog-action-seven-home = { $card }: zuerst ein Schritt mit { -dog-piece } { $stone } in den Stall

## Was geschehen ist

dog-event-dealt =
    { $dealer-is ->
        [you] Du gibst allen { $size ->
            [one] eine Karte.
           *[other] { $size } Karten.
        }
       *[other] { $dealer } gibt allen { $size ->
            [one] eine Karte.
           *[other] { $size } Karten.
        }
    }
dog-event-reshuffled = Der Stapel ist leer; die Ablage wird neu gemischt.
dog-event-gave =
    { $who-is ->
        [you] Du gibst verdeckt eine Karte weg.
       *[other] { $who } gibt verdeckt eine Karte weg.
    }
dog-event-gave-card = Du gibst { $to }: { $card }.
dog-event-received = Du bekommst von { $from }: { $card }.
dog-event-played =
    { $who-is ->
        [you] Du spielst: { $card }.
       *[other] { $who } spielt: { $card }.
    }
dog-event-left-nest =
    { $who-is ->
        [you] Dein Stein kommt aus dem Nest auf den Start.
       *[other] { $who } setzt einen Stein auf den Start.
    }
dog-event-moved = Stein { $stone } zieht: { $from } → { $to }.
dog-event-turned-in = Stein { $stone } geht in den Stall, Platz { $place }.
dog-event-hit = Stein { $stone } muss heim ins Nest.
dog-event-swapped = Stein { $stone } und Stein { $other } tauschen die Felder.
dog-event-blank = Der Bube bleibt ohne Wirkung.
# $cards: die Namen der offen abgelegten Karten, schon aufgezählt
dog-event-dropped =
    { $who-is ->
        [you] Du kannst nichts spielen und legst ab: { $cards }.
       *[other] { $who } kann nichts spielen und legt ab: { $cards }.
    }
dog-event-finished =
    { $who-is ->
        [you] Du hast alle vier Steine im Stall.
       *[other] { $who } hat alle vier Steine im Stall.
    }
dog-event-won = Der Sieg geht an { $who }!
dog-event-undecided = Nach 1000 Runden hat niemand gewonnen; das Spiel endet unentschieden.
dog-event-picked = Du ziehst eine Karte von { $from }: { $card }.
dog-event-drawn = Alle haben rechts eine Karte gezogen.
dog-event-taken = { $to } zieht von dir: { $card }.
dog-event-hand = Deine Karten: { $cards }.
dog-event-choice = Weggeben willst du: { $card }.

## Wahlregeln

dog-option-packs = Wie viele Kartenspiele
dog-option-packs-help = So viele werden zusammengemischt. Beispiel: Mit 2 gibt es jeden Kartenwert achtmal.
dog-option-jokers = Joker in jedem Kartenspiel
dog-option-jokers-help = Mehr Joker machen das Spiel leichter und wilder. Beispiel: 2 Kartenspiele mit je 3 Jokern sind 6 Joker.
dog-option-deal_cycle = Runden mit sechs Karten
dog-option-deal_cycle-help = Erst gibt es sechs Karten, dann fünf, vier, drei, zwei. Und danach? „Nur am Anfang“ macht mit fünf weiter, „jedes Mal“ wieder mit sechs.
dog-option-deal_cycle-once = nur am Anfang
dog-option-deal_cycle-always = jedes Mal
dog-option-blank_jack = Bube darf auch nichts tun
dog-option-blank_jack-help = Beispiel: Kein fremder Hund lässt sich tauschen. Dann legst du den Buben trotzdem ab und bleibst in der Runde.
dog-option-hard_ending = Kein Sieg mit einem Joker
dog-option-hard_ending-help = Beispiel: Dein letzter Hund braucht eine Drei. Ein Joker als Drei zählt nicht, es muss eine echte sein.
dog-option-canadian_seven = Mit der Sieben auch für den Partner ziehen
dog-option-canadian_seven-help = Beispiel: Drei Schritte mit deinem Hund, vier mit einem deines Partners, und das vom ersten Zug an.
dog-option-strict_jack = Bube ohne Tausch nur im Notfall
dog-option-strict_jack-help = Beispiel: Auch deine Fünf ginge. Dann darfst du den Buben, der nichts tut, nicht legen. Geht nur zusammen mit „Bube darf auch nichts tun“.
dog-option-round_again = Vom Start erst noch einmal herum
dog-option-round_again-help = Beispiel: Dein Hund kommt aus dem Nest auf den Start. Dann geht er eine ganze Runde, ehe er in den Stall darf, auch wenn eine Karte passen würde.
dog-option-teams_of_three = Drei gegen drei
dog-option-teams_of_three-help = Sonst spielt ihr zu sechst als drei Paare. So sind es zwei Teams, und rund um den Tisch sitzt immer jemand vom anderen Team neben dir.
dog-option-everyone_alone = Alle für sich, ohne Partner
dog-option-everyone_alone-help = Beispiel: Wer als Erstes die eigenen vier Hunde im Stall hat, gewinnt allein.

## Was jetzt zu tun ist

dog-now-give = Gib deinem Partner eine Karte.
dog-now-play = Du bist dran: Spiel eine Karte.
dog-now-seven =
    { $left ->
        [one] Die Sieben hat noch einen Schritt.
       *[other] Die Sieben hat noch { $left } Schritte.
    }
dog-now-drop = Keine deiner Karten geht: Leg sie ab.
dog-now-wait = Warte auf { $who }.
dog-now-over = Das Spiel ist aus.

## Warum ein Tipp etwas rät

dog-why-hit = So verliert { $who } den ganzen Weg dieses Steins.
dog-why-home = Ein Stein im Stall ist sicher, und alle vier müssen hinein.
dog-why-out = Nur Steine auf dem Rundweg können laufen.
dog-why-nearer =
    { $fields ->
        [0] Danach steht er vor dem eigenen Stall.
        [one] Von dort ist es noch 1 Feld bis zum eigenen Start.
       *[other] Von dort sind es noch { $fields } Felder bis zum eigenen Start.
    }
dog-why-give-starter = Damit kann dein Partner einen Stein herausbringen.
dog-why-give = Diese Karte fehlt dir selbst am wenigsten.
dog-why-drop = Keine deiner Karten geht.
dog-why-blank = So bleibt alles stehen, wo es steht.
dog-why-best = Von allem, was geht, steht ihr danach am besten.
