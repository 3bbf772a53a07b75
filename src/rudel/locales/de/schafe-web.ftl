### Meine Schafe, Deine Schafe im Browser: was nur auf dem Bildschirm gesagt wird.
### $place ist schon ein Ort vom Dorf aus, $draws sagt schon, was gezogen wird, $sheep sind schon gezählte Schafe.

schafe-web-map =
    { $number ->
        [one] Landkarte mit einem Plättchen. Pfeiltasten verschieben sie.
       *[other] Landkarte mit { $number } Plättchen. Pfeiltasten verschieben sie.
    }
schafe-web-hand = Deine Plättchen
schafe-web-zoom-in = Näher heran
schafe-web-zoom-out = Weiter weg

## Orte, vom Dorfplatz aus

schafe-web-place = { $row }, { $column }
schafe-web-row-here = Zeile des Dorfes
schafe-web-row-north =
    { $number ->
        [one] eine Zeile nördlich
       *[other] { $number } Zeilen nördlich
    }
schafe-web-row-south =
    { $number ->
        [one] eine Zeile südlich
       *[other] { $number } Zeilen südlich
    }
schafe-web-column-here = Spalte des Dorfes
schafe-web-column-west =
    { $number ->
        [one] eine Spalte westlich
       *[other] { $number } Spalten westlich
    }
schafe-web-column-east =
    { $number ->
        [one] eine Spalte östlich
       *[other] { $number } Spalten östlich
    }
schafe-web-target = { $place }: { $draws }
schafe-web-ghost = Liegt hier: { $place }, { $draws }
schafe-web-ghost-turn = Liegt hier: { $place }, { $draws }. Drehen

## Plättchen

schafe-web-back = Rückseite: { $what }
schafe-web-stuck = passt gerade nicht
schafe-web-secret = Dein Fragezeichen: { $colour }. Nur du siehst es
schafe-web-edge = { $way } { $motif }
schafe-web-way-0 = Norden
schafe-web-way-1 = Osten
schafe-web-way-2 = Süden
schafe-web-way-3 = Westen
schafe-web-motif-R = Rot
schafe-web-motif-Y = Gelb
schafe-web-motif-B = Blau
schafe-web-motif-K = Schwarz
schafe-web-motif-F = Wald
schafe-web-motif-V = Dorf
schafe-web-all-R = vier rote Schafe
schafe-web-all-Y = vier gelbe Schafe
schafe-web-all-B = vier blaue Schafe
schafe-web-all-K = vier schwarze Schafe
schafe-web-all-F = ringsum Wald
schafe-web-all-V = ringsum Dorf
schafe-web-flip = Wenden (W)
schafe-web-left = Nach links drehen (Q)
schafe-web-right = Nach rechts drehen (E)

## Pferche und Wälder

schafe-web-pen = { $sheep }, { $open }{ $threat }
schafe-web-closed = geschlossen
schafe-web-open =
    { $number ->
        [one] eine Kante offen
       *[other] { $number } Kanten offen
    }
schafe-web-threatened = {", "}vom Wolf bedroht: zählt nicht
schafe-web-safe-counts = {", "}sicher
schafe-web-safe-would = {""}
schafe-web-forest = Wald mit { $who }: { $does }
schafe-web-beasts =
    { $wolves ->
        [0] { $hunters ->
            [0] niemandem darin
            [one] einem Jäger
           *[other] { $hunters } Jägern
        }
        [one] { $hunters ->
            [0] einem Wolf
            [one] einem Wolf und einem Jäger
           *[other] einem Wolf und { $hunters } Jägern
        }
       *[other] { $hunters ->
            [0] { $wolves } Wölfen
            [one] { $wolves } Wölfen und einem Jäger
           *[other] { $wolves } Wölfen und { $hunters } Jägern
        }
    }
schafe-web-threatens =
    { $number ->
        [0] kein Pferch daneben
        [one] ein Pferch daneben ist bedroht
       *[other] { $number } Pferche daneben sind bedroht
    }
schafe-web-threatens-none = Hier bedroht der Wolf noch keinen Pferch
schafe-web-would-threaten = Bedroht: { $sheep }
schafe-web-would-save = Rettet: { $sheep }
schafe-web-harmless = kein Pferch ist bedroht
schafe-web-village = Dorf, { $open }
# $area: ein Pferch oder Wald, schon beschrieben
schafe-web-where = { $area } ({ $place })

## Was man sonst tun kann

schafe-web-halt = Halt!
schafe-web-special = Sonderaktion
schafe-web-used = Sonderaktion gemacht
schafe-web-done = Genug
schafe-web-done-second = Kein zweites
schafe-web-special-now = Das darfst du außer dem Legen auch:
schafe-web-special-halt = Die anderen warten. Du darfst dazwischen:
schafe-web-has-not = Hast du gerade nicht
schafe-web-fits-not = Passt gerade nirgends
schafe-web-has-shown = Hast du schon
schafe-web-about-wolf = Pferche an seinem Wald zählen nichts
schafe-web-about-hunter = Vertreibt einen Wolf oder hält Wölfe fern
schafe-web-about-reveal = Fragezeichen legen und noch ein Plättchen
schafe-web-about-leave =
    { $bonus ->
        [0] Für dich ist dann Schluss
       *[other] Für dich ist dann Schluss: jetzt +{ $bonus }
    }
schafe-web-lay-wolf = Wolf legen
schafe-web-lay-hunter = Jäger legen
schafe-web-reveal = Farbe bekennen
schafe-web-leave = Aussteigen
schafe-web-reveal-confirm = Farbe bekennen? Alle sehen sie dann; du legst dein Fragezeichen und gleich noch ein Plättchen.
schafe-web-at-confirm = Dein Fragezeichen hierhin legen?

## Was gerade geschieht und was zu tun ist

schafe-web-told-wolf =
    { $who-is ->
        [you] Du legst einen Wolf.
       *[other] { $who } legt einen Wolf.
    }
schafe-web-told-hunter =
    { $who-is ->
        [you] Du legst einen Jäger.
       *[other] { $who } legt einen Jäger.
    }
schafe-web-told-covered =
    { $who-is ->
        [you] Du vertreibst den Wolf.
       *[other] { $who } vertreibt den Wolf.
    }
schafe-web-told-shown =
    { $who-is ->
        [you] Du bekennst Farbe: { $colour }.
       *[other] { $who } bekennt Farbe: { $colour }.
    }
schafe-web-closes = Schließt einen Pferch: { $sheep }{ $threat }
schafe-web-which = Welches? Die hellen passen hier.
schafe-web-where-to =
    { $number ->
        [0] Wohin damit?
        [one] Wohin? Bei +1 ziehst du eins nach.
       *[other] Wohin? Bei +{ $number } ziehst du { $number } nach.
    }
schafe-web-other-side = Diese Seite passt nirgends. Wende es.
schafe-web-nowhere-land = Passt gerade nirgends. Nimm ein helles Plättchen.
schafe-web-nowhere-wolf = Der Wolf braucht einen Wald ohne Jäger, an den er passt. Den gibt es noch nicht.
schafe-web-nowhere-hunter = Der Jäger braucht einen Wolf oder einen Wald ohne Wolf, an den er passt. Den gibt es noch nicht.
schafe-web-only-so = Hier passt es nur so herum.
schafe-web-reveal-first = Erst bekennen: Bestätige, dann legst du es.
schafe-web-your-secret = Das ist deine Farbe. Noch weiß sie niemand.

## Was geschehen ist, für alle, die die Karte sehen

# $what: was das Plättchen zeigt; $number: wie viele dafür gezogen wurden
schafe-web-log-laid =
    { $who-is ->
        [you] { $number ->
            [0] Du legst { $what } an.
            [one] Du legst { $what } an und ziehst eins nach.
           *[other] Du legst { $what } an und ziehst { $number } nach.
        }
       *[other] { $number ->
            [0] { $who } legt { $what } an.
            [one] { $who } legt { $what } an und zieht eins nach.
           *[other] { $who } legt { $what } an und zieht { $number } nach.
        }
    }
schafe-web-log-edges = { $north }-{ $east }-{ $south }-{ $west }
schafe-web-log-wolf =
    { $who-is ->
        [you] { $number ->
            [0] Du legst einen Wolf in den Wald.
            [one] Du legst einen Wolf in den Wald und ziehst eins nach.
           *[other] Du legst einen Wolf in den Wald und ziehst { $number } nach.
        }
       *[other] { $number ->
            [0] { $who } legt einen Wolf in den Wald.
            [one] { $who } legt einen Wolf in den Wald und zieht eins nach.
           *[other] { $who } legt einen Wolf in den Wald und zieht { $number } nach.
        }
    }
schafe-web-log-hunter =
    { $who-is ->
        [you] { $number ->
            [0] Du legst einen Jäger in den Wald.
            [one] Du legst einen Jäger in den Wald und ziehst eins nach.
           *[other] Du legst einen Jäger in den Wald und ziehst { $number } nach.
        }
       *[other] { $number ->
            [0] { $who } legt einen Jäger in den Wald.
            [one] { $who } legt einen Jäger in den Wald und zieht eins nach.
           *[other] { $who } legt einen Jäger in den Wald und zieht { $number } nach.
        }
    }
schafe-web-log-covered =
    { $who-is ->
        [you] Du setzt einen Jäger auf den Wolf; der ist vertrieben.
       *[other] { $who } setzt einen Jäger auf den Wolf; der ist vertrieben.
    }
schafe-web-log-shown =
    { $who-is ->
        [you] { $number ->
            [0] Du bekennst Farbe: { $colour }.
            [one] Du bekennst Farbe: { $colour }, und ziehst eins nach.
           *[other] Du bekennst Farbe: { $colour }, und ziehst { $number } nach.
        }
       *[other] { $number ->
            [0] { $who } bekennt Farbe: { $colour }.
            [one] { $who } bekennt Farbe: { $colour }, und zieht eins nach.
           *[other] { $who } bekennt Farbe: { $colour }, und zieht { $number } nach.
        }
    }

## Ein Tipp, für alle, die die Karte sehen

schafe-web-hint-lay = Leg das umrandete Plättchen auf den umrandeten Platz
schafe-web-hint-wolf = Leg den umrandeten Wolf auf den umrandeten Platz
schafe-web-hint-hunter = Leg den umrandeten Jäger auf den umrandeten Platz
schafe-web-hint-covers = Setz den umrandeten Jäger auf den umrandeten Wolf
schafe-web-hint-reveal = Bekenne Farbe und leg dein Fragezeichen auf den umrandeten Platz
schafe-web-hint-pass = Passe
schafe-web-hint-done = Lass es gut sein
schafe-web-hint-get-out = Steig aus, unter „Sonderaktion“

## Tasten

schafe-web-key-turn = Plättchen drehen
schafe-web-key-flip = Plättchen wenden
schafe-web-key-pen = nächster Pferch oder Wald
schafe-web-key-zoom = näher, weiter weg, ganze Karte

## Wie es steht

schafe-web-own = Du: { $colour }, geheim
schafe-web-own-shown = Du: { $colour }

# $who: schon „Du: Rot“ oder „Bello: Rot“
schafe-web-flock =
    { $pen ->
        [0] { $who }. Noch kein geschlossener Pferch
        [one] { $who }. Größter Pferch: ein Schaf
       *[other] { $who }. Größter Pferch: { $pen } Schafe
    }
schafe-web-best =
    { $sheep ->
        [0] { $colour }: noch kein geschlossener Pferch, der zählt.
       *[other] { $who-is ->
            [you] Dein größter Pferch in { $colour }: { $sheep } Schafe, so viele Punkte.
           *[other] { $who }, { $colour }: größter Pferch { $sheep } Schafe, so viele Punkte.
        }
    }
schafe-web-bonus =
    { $bonus ->
        [0] Wer jetzt fertig ist, bekommt nichts mehr
       *[other] Wer als Nächstes fertig ist: +{ $bonus }
    }
schafe-web-bag-means =
    { $bag ->
        [0] Der Beutel ist leer: Beim Anlegen zieht niemand mehr nach.
        [one] Noch ein Plättchen im Beutel. Wer anlegt, zieht eins für jede berührte Kante.
       *[other] Noch { $bag } Plättchen im Beutel. Wer anlegt, zieht eins für jede berührte Kante.
    }
schafe-web-bonus-means-2 = Wer zuerst fertig ist, bekommt 6 Punkte: mit leerer Hand oder durch Aussteigen.
schafe-web-bonus-means-3 = Zuerst fertig: 6 Punkte, dann 3. Fertig ist, wer nichts mehr hat oder aussteigt.
schafe-web-bonus-means-4 = Zuerst fertig: 6 Punkte, dann 3, dann 1. Fertig ist, wer nichts mehr hat oder aussteigt.
schafe-web-bag =
    { $bag ->
        [0] Beutel leer
       *[other] Beutel: { $bag }
    }
schafe-web-tiles =
    { $count ->
        [one] noch ein Plättchen
       *[other] noch { $count } Plättchen
    }
schafe-web-acted =
    { $count ->
        [one] eins · Halt gemacht
       *[other] { $count } · Halt gemacht
    }
schafe-web-chip-finished =
    { $bonus ->
        [0] fertig als { $place }.
       *[other] fertig als { $place }., +{ $bonus }
    }
schafe-web-standing = Herden mit ihrem größten Pferch, Beutel und Punkte fürs Fertigwerden
schafe-web-scoring = Wertung
schafe-web-score =
    { $bonus ->
        [0] { $pen } Schafe
       *[other] { $pen } Schafe + { $bonus }
    }
schafe-web-tie =
    { $nth ->
        [2] Gleich viele Punkte: Dann entscheidet der zweitgrößte Pferch, hier { $figures }.
        [3] Auch die zweitgrößten Pferche sind gleich: Der drittgrößte entscheidet, hier { $figures }.
       *[other] Auch die nächsten Pferche sind gleich: Der { $nth }. entscheidet, hier { $figures }.
    }
schafe-web-tie-won = Gleich viele Punkte und gleich große Pferche: Der Sieg ist geteilt.
schafe-web-tie-shared = Gleich viele Punkte und gleich große Pferche: Der Platz ist geteilt.
schafe-web-over = Tipp auf einen Namen: Dann siehst du, welcher Pferch zählt.
schafe-web-stat-pen = größter Pferch
schafe-web-stat-bonus = fürs Fertigwerden
schafe-web-stat-laid = Plättchen gelegt
schafe-web-stat-beasts = Wölfe und Jäger gelegt
schafe-web-stat-drew = Plättchen gezogen
schafe-web-stat-closed = Pferche geschlossen

## Das erste Spiel
