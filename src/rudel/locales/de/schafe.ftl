### Meine Schafe, Deine Schafe.
### $name ist der kurze Name eines Plättchens wie „12“ oder „WR“; $tile ist schon ein Plättchenname; $place ein Platz wie „3,-2“;
### $sheep sind schon gezählte Schafe (schafe-sheep-…), $colour ist schon ein Farbname.

schafe-title = Meine Schafe, Deine Schafe
schafe-line = Plättchen an Plättchen zum größten Pferch, und nachts kommt vielleicht der Wolf.

## Warum etwas nicht geht, nach Regelnummer

shf-1 = So geht das Spiel nicht auf; es sind 77 Plättchen für zwei, drei oder vier.
shf-2 = So ein Plättchen gibt es nicht; wende oder dreh eines, das du auf der Hand hast.
shf-3 = Diese Seite hat das Plättchen nicht; schau auf seine Vorder- und Rückseite.
shf-4 = Das ist nicht deine Farbe; spiel mit der auf deinem Fragezeichen-Plättchen.
shf-5 = Dieses Plättchen hast du nicht auf der Hand; nimm eines von deinen.
shf-10 = So passt es hier nicht: Gleiches muss an Gleiches. Dreh oder wende das Plättchen; passe nur, wenn keines passt.
shf-11 = So viel darfst du nicht ziehen; es gibt ein Plättchen für jede berührte Kante, solange der Beutel reicht.
shf-12 = Du hast dein letztes Plättchen schon gelegt; schau den anderen zu.
shf-13 = Neu gezogen wird nur, wenn am Dorfplatz niemand anlegen kann; leg oder passe.
shf-14 = Das Spiel endet so noch nicht; erst wenn alle nacheinander passen und der Beutel leer ist.
shf-20 = Das geht gerade nicht; was begonnen ist, kommt erst zu Ende, gelegt wird im eigenen Zug, und jeder Platz hat in jedem Zug höchstens eine Sonderaktion, an manchen Tischen nur im eigenen.
shf-21 = Der Wolf darf da nicht hin; leg ihn an einen Wald ohne Jäger.
shf-22 = Der Jäger darf da nicht hin; leg ihn an einen Wald ohne Wolf oder setz ihn auf einen Wolf.
shf-23 = Hier wachsen Wälder zusammen, die das nicht zulassen; such einen anderen Platz.
shf-24 = Farbe bekennen geht einmal, wenn dein Fragezeichen-Plättchen irgendwo passt; danach darfst du noch ein Plättchen legen, an älteren Tischen keinen Wolf und keinen Jäger.
shf-25 = Du bist ausgestiegen; schau den anderen zu.
shf-30 = Das Spiel ist aus; fang ein neues an.
shf-31 = Dafür gibt es keine Punkte; 6, 3 und 1 bekommt nur, wer vor dem Letzten fertig ist.
shf-32 = Das ist noch kein geschlossener Pferch; neben jeder seiner Kanten muss ein Plättchen liegen.
shf-33 = Dieser Pferch zählt nicht; setz zuerst einen Jäger auf den Wolf im Wald daneben.
shf-34 = So wird nicht gezählt; es gilt der größte geschlossene Pferch deiner Farbe ohne Wolf.

## Farben und Schafe

schafe-colour-R = Rot
schafe-colour-Y = Gelb
schafe-colour-B = Blau
schafe-colour-K = Schwarz
schafe-sheep-R =
    { $number ->
        [one] ein rotes Schaf
       *[other] { $number } rote Schafe
    }
schafe-sheep-Y =
    { $number ->
        [one] ein gelbes Schaf
       *[other] { $number } gelbe Schafe
    }
schafe-sheep-B =
    { $number ->
        [one] ein blaues Schaf
       *[other] { $number } blaue Schafe
    }
schafe-sheep-K =
    { $number ->
        [one] ein schwarzes Schaf
       *[other] { $number } schwarze Schafe
    }

## Plättchen und Orte

schafe-tile-land = Plättchen { $name }
schafe-tile-wolf = Wolf { $name }
schafe-tile-hunter = Jäger { $name }
schafe-tile-secret = Fragezeichen
schafe-tile-short = { $name }
# Die vier Kanten, von oben im Uhrzeigersinn
schafe-edges = ↑{ $north } →{ $east } ↓{ $south } ←{ $west }
schafe-direction-n = Norden
schafe-direction-ne = Nordosten
schafe-direction-e = Osten
schafe-direction-se = Südosten
schafe-direction-s = Süden
schafe-direction-sw = Südwesten
schafe-direction-w = Westen
schafe-direction-nw = Nordwesten
schafe-direction-here = Dorfplatz

## Was ein Zug tut

# $what: Kanten, Schafe, Wolf oder Jäger; $places: wie viele Plätze es dafür gibt; $effects: was es einbringen kann
schafe-action-take = { $name }: { $what }; { $places }
schafe-action-take-for = { $name }: { $what }; { $places }, { $effects }
schafe-action-reveal = Farbe bekennen ({ $colour }); { $places }
schafe-action-reveal-for = Farbe bekennen ({ $colour }); { $places }, { $effects }
schafe-wolf = der Wolf
schafe-hunter = der Jäger
schafe-places =
    { $number ->
        [one] ein Platz
       *[other] { $number } Plätze
    }
schafe-action-pass = Passen
schafe-action-done = Genug Wölfe und Jäger
schafe-action-done-second = Kein zweites Plättchen
schafe-action-out =
    { $bonus ->
        [0] Aussteigen; für dich ist Schluss
        [one] Aussteigen; für dich ist Schluss, ein Punkt
       *[other] Aussteigen; für dich ist Schluss, { $bonus } Punkte
    }
schafe-action-out-confirm = Aussteigen gilt: Du legst nichts mehr, und deine Plättchen verlassen das Spiel. Jetzt aussteigen?
# $effects: was dort geschieht, schon aufgezählt
schafe-action-at = { $direction } { $place }: { $effects }
schafe-effect-draws =
    { $number ->
        [0] zieht nichts
       *[other] zieht { $number }
    }
schafe-effect-covers = auf den Wolf
schafe-effect-closes = schließt { $sheep } ein
schafe-effect-could-close = kann { $sheep } einschließen
schafe-effect-threatens = bedroht { $sheep }
schafe-effect-frees = rettet { $sheep }
schafe-effect-finishes =
    { $bonus ->
        [0] du bist fertig
        [one] du bist fertig, ein Punkt
       *[other] du bist fertig, { $bonus } Punkte
    }

## Was geschehen ist

schafe-event-dealt =
    { $who-is ->
        [you] Alle haben eine Farbe und vier Plättchen; du beginnst.
       *[other] Alle haben eine Farbe und vier Plättchen; { $who } beginnt.
    }
schafe-event-hand = Deine Plättchen: { $tiles }.
schafe-event-colour = Deine Farbe ist { $colour }; behalte sie für dich.
schafe-event-laid =
    { $who-is ->
        [you] { $touching ->
            [one] Du legst { $tile } bei { $place } an.
           *[other] Du legst { $tile } bei { $place } an { $touching } Kanten an.
        }
       *[other] { $touching ->
            [one] { $who } legt { $tile } bei { $place } an.
           *[other] { $who } legt { $tile } bei { $place } an { $touching } Kanten an.
        }
    }
schafe-event-wolf =
    { $who-is ->
        [you] Du legst einen Wolf bei { $place } in den Wald.
       *[other] { $who } legt einen Wolf bei { $place } in den Wald.
    }
schafe-event-hunter =
    { $who-is ->
        [you] Du legst einen Jäger bei { $place } in den Wald.
       *[other] { $who } legt einen Jäger bei { $place } in den Wald.
    }
schafe-event-covered =
    { $who-is ->
        [you] Du setzt bei { $place } einen Jäger auf den Wolf.
       *[other] { $who } setzt bei { $place } einen Jäger auf den Wolf.
    }
schafe-event-shown =
    { $who-is ->
        [you] Du bekennst Farbe: { $colour }, bei { $place }.
       *[other] { $who } bekennt Farbe: { $colour }, bei { $place }.
    }
schafe-event-closed = Ein Pferch ist zu: { $sheep }.
schafe-event-drew =
    { $who-is ->
        [you] { $number ->
            [one] Du ziehst ein Plättchen.
           *[other] Du ziehst { $number } Plättchen.
        }
       *[other] { $number ->
            [one] { $who } zieht ein Plättchen.
           *[other] { $who } zieht { $number } Plättchen.
        }
    }
schafe-event-drew-tiles = Du hast gezogen: { $tiles }.
schafe-event-passed =
    { $who-is ->
        [you] Du hast nichts Passendes und passt.
       *[other] { $who } hat nichts Passendes und passt.
    }
schafe-event-got-out =
    { $who-is ->
        [you] Du steigst aus.
       *[other] { $who } steigt aus.
    }
schafe-event-finished =
    { $who-is ->
        [you] { $bonus ->
            [0] Du bist fertig.
            [one] Du bist fertig und bekommst einen Punkt.
           *[other] Du bist fertig und bekommst { $bonus } Punkte.
        }
       *[other] { $bonus ->
            [0] { $who } ist fertig.
            [one] { $who } ist fertig und bekommt einen Punkt.
           *[other] { $who } ist fertig und bekommt { $bonus } Punkte.
        }
    }
schafe-event-redealt = Niemand kann am Dorfplatz anlegen; alle ziehen neue Plättchen.
schafe-event-all-passed = Alle haben gepasst; jeder zieht ein Plättchen, soweit der Beutel reicht.
schafe-event-all-passed-last = Alle haben gepasst, und der Beutel ist leer; das Spiel ist aus.
# $scores: schafe-score für jeden Platz, schon aufgezählt
schafe-event-scored = Gezählt wird: { $scores }.
schafe-score =
    { $who-is ->
        [you] du ({ $colour }) { $pen } + { $bonus } = { $points }
       *[other] { $who } ({ $colour }) { $pen } + { $bonus } = { $points }
    }

## Wahlregeln

schafe-option-own_turn_only = Niemand funkt dazwischen
schafe-option-own_turn_only-help = Beispiel: Du hast noch eine Sonderaktion. Du machst sie nur, wenn du dran bist, nie im Zug von jemand anderem.

## Was jetzt zu tun ist

schafe-now-lay =
    { $bag ->
        [0] Du bist dran: Leg ein Plättchen an. Der Beutel ist leer.
       *[other] Du bist dran: Leg ein Plättchen an. Im Beutel: { $bag }.
    }
schafe-now-pass =
    { $bag ->
        [0] Keins deiner Plättchen passt: Passe, oder mach eine Sonderaktion. Der Beutel ist leer.
       *[other] Keins deiner Plättchen passt: Passe, oder mach eine Sonderaktion. Im Beutel: { $bag }.
    }
schafe-now-lay-acted =
    { $bag ->
        [0] Leg jetzt ein Plättchen an; deine Sonderaktion hattest du in diesem Zug schon. Der Beutel ist leer.
       *[other] Leg jetzt ein Plättchen an; deine Sonderaktion hattest du in diesem Zug schon. Im Beutel: { $bag }.
    }
schafe-now-pass-acted =
    { $bag ->
        [0] Keins deiner Plättchen passt: Passe. Deine Sonderaktion hattest du in diesem Zug schon. Der Beutel ist leer.
       *[other] Keins deiner Plättchen passt: Passe. Deine Sonderaktion hattest du in diesem Zug schon. Im Beutel: { $bag }.
    }
schafe-now-place-land = Wohin mit dem Plättchen?
schafe-now-place-wolf = Wohin mit dem Wolf?
schafe-now-place-hunter = Wohin mit dem Jäger?
schafe-now-place-secret = Wohin mit deinem Fragezeichen?
schafe-now-hunting = Leg noch einen Wolf oder Jäger, oder hör damit auf.
schafe-now-second = Leg gleich noch ein Plättchen, oder lass es.
schafe-now-wait =
    { $bag ->
        [0] Warte auf { $who }. Der Beutel ist leer.
       *[other] Warte auf { $who }. Im Beutel: { $bag }.
    }
schafe-now-wait-acted =
    { $bag ->
        [0] Warte auf { $who }; deine Sonderaktion hattest du in diesem Zug schon. Der Beutel ist leer.
       *[other] Warte auf { $who }; deine Sonderaktion hattest du in diesem Zug schon. Im Beutel: { $bag }.
    }
schafe-now-finished = Du bist fertig. Warte auf { $who }.
schafe-now-over = Das Spiel ist aus.

## Warum ein Tipp etwas rät

schafe-why-finishes = Damit bist du fertig, und wer früh fertig ist, bekommt mehr.
schafe-why-wolf = Pferche an diesem Wald zählen dann nichts mehr.
schafe-why-covers = Der Wolf ist dann weg, und die Pferche daneben zählen wieder.
schafe-why-hunter = In diesen Wald kommt dann kein Wolf mehr.
schafe-why-shows = Du legst damit gleich zwei Plättchen.
schafe-why-closes =
    { $sheep ->
        [one] Ein Pferch deiner Farbe ist damit zu, mit einem Schaf.
       *[other] Ein Pferch deiner Farbe ist damit zu, mit { $sheep } Schafen.
    }
schafe-why-ends =
    { $sheep ->
        [one] Ein fremder Pferch mit einem Schaf ist damit zu und wächst nicht weiter.
       *[other] Ein fremder Pferch mit { $sheep } Schafen ist damit zu und wächst nicht weiter.
    }
schafe-why-draws =
    { $number ->
        [0] Du musst dafür nichts nachziehen.
        [one] Du ziehst dafür nur ein Plättchen nach.
       *[other] Du ziehst dafür zwar { $number } Plättchen nach, aber der Platz ist gut.
    }
schafe-why-pass = Keines deiner Plättchen passt.
schafe-why-done = Noch ein Plättchen brächte dir nichts.
schafe-why-get-out = Besser wird es für deine Herde nicht mehr.
