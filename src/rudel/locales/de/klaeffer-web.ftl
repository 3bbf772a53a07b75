### Kleine Kläffer im Browser: was nur auf dem Bildschirm gesagt wird.
### $district ist schon der Name eines Reviers; $cards sind Hunde, schon aufgezählt; $place ist ein Platz wie b2.

klaeffer-web-dog = { $breed } { $district } { $votes }
klaeffer-web-council = Der Rat
klaeffer-web-no-place = Dort ist kein Platz im Rat; wähle einen freien neben, über oder unter einer Karte.
klaeffer-web-hand = Deine Karten
klaeffer-web-slot-empty = Platz für die nächste Karte
klaeffer-web-at = { $place }: { $dog }
klaeffer-web-free = { $place }: frei
klaeffer-web-row-left =
    { $count ->
        [0] Linke Auslage: leer
       *[other] Linke Auslage: noch { $count }, als Nächstes { $next }
    }
klaeffer-web-row-right =
    { $count ->
        [0] Rechte Auslage: leer
       *[other] Rechte Auslage: noch { $count }, als Nächstes { $next }
    }
klaeffer-web-empty = leer

klaeffer-web-foreseen = { $place }: Spalte { $column }, Reihe { $row }; zu nehmen: { $cards }
klaeffer-web-foreseen-nothing = { $place }: Spalte { $column }, Reihe { $row }; nichts zu nehmen
klaeffer-web-foreseen-unmatched = { $place }: Spalte { $column }, Reihe { $row }; kein Hund passt in Farbe oder Rasse
klaeffer-web-foreseen-crisis = { $place }: Krise; nimmt { $cards }
klaeffer-web-confirm = Hier hin: { $what }
klaeffer-web-nothing = nichts
# Statt „Wohin damit?“, und solange ein Zug darauf wartet, bestätigt zu werden; $votes sind die der stärkeren Linie
klaeffer-web-now-put = Wohin damit? Ab 10 Stimmen nimmst du, was passt.
klaeffer-web-brings-cards =
    { $count ->
        [one] { $votes } Stimmen: Du nimmst den angehakten Hund. Bestätigen?
       *[other] { $votes } Stimmen: Du nimmst die { $count } angehakten Hunde. Bestätigen?
    }
klaeffer-web-brings-choice =
    { $count ->
        [one] { $votes } Stimmen: Einen Hund darfst du nehmen. Bestätigen?
       *[other] { $votes } Stimmen: { $count } Hunde darfst du nehmen. Bestätigen?
    }
klaeffer-web-brings-nothing = Weniger als 10 Stimmen: Hier nimmst du nichts. Bestätigen?
klaeffer-web-brings-unmatched = { $votes } Stimmen, aber kein Hund passt in Farbe oder Rasse. Bestätigen?
klaeffer-web-brings-crisis = Krise: Der Rat ist voll, und nichts passt. Du nimmst alles Angehakte. Bestätigen?
# Genug Stimmen, aber niemand in Farbe oder Rasse gleich; zwei kurze Wörter auf einem Platz des Rates
klaeffer-web-unmatched = keiner passt
klaeffer-web-crisis = Krise
klaeffer-web-crisis-now = Krise im Rat!

# Ein Tipp, Stück für Stück: zusammen ein Satz
klaeffer-web-hint-give = gib zuerst { $district } an { $to }
klaeffer-web-hint-pick = leg { $breed } { $district } { $votes }
klaeffer-web-hint-lay = leg { $breed } { $district } { $votes } auf den gestrichelten Platz
klaeffer-web-hint-decline = leg nichts mehr
klaeffer-web-hint-take = nimm alles
klaeffer-web-hint-leave = lass alles liegen
klaeffer-web-hint-put = auf den gestrichelten Platz

klaeffer-web-board = Reviere von { $name }
klaeffer-web-board-own = Deine Reviere
klaeffer-web-you = Du
klaeffer-web-look = { $name }: Karten ansehen
klaeffer-web-look-others = Karten der anderen ansehen
klaeffer-web-look-all = Karten von allen ansehen
klaeffer-web-district =
    { $votes ->
        [one] { $district }: 1 Stimme
       *[other] { $district }: { $votes } Stimmen
    }
klaeffer-web-district-leads =
    { $votes ->
        [one] { $district }: 1 Stimme, vorn
       *[other] { $district }: { $votes } Stimmen, vorn
    }
klaeffer-web-held = Auf der Hand: { $backs }
klaeffer-web-held-title = Auf der Hand
klaeffer-web-held-own = Das sehen die anderen von deiner Hand
klaeffer-web-held-nothing = Keine Karten auf der Hand
klaeffer-web-none-yet = Noch keine Karten.

# Was die Zahlen bedeuten: auf einem Blatt, das aufgeht, wenn man sie drückt
klaeffer-web-legend = Die Zahl ist die Summe der Stimmen in einem Revier. Die Krone zeigt, wer dort die meisten hat: Am Ende ist das Revier gesichert, für alle anderen zählen ihre Stimmen als Schlechtpunkte.
klaeffer-web-stands-safe = Hier vorn: so bleibt das Revier gesichert.
klaeffer-web-stands-safe-shared = Hier gemeinsam vorn: so ist das Revier für beide gesichert.
klaeffer-web-stands-bad =
    { $is ->
        [you] Du bist hier vorn
       *[other] { $who } ist hier vorn
    } mit { $most }; so sind das { $votes ->
        [one] 1 Schlechtpunkt
       *[other] { $votes } Schlechtpunkte
    }.
klaeffer-web-rows = Die Auslagen
klaeffer-web-rows-legend = Die Zahl sagt, wie viele Karten noch kommen. Die vorderste wird als Nächstes gezogen; du siehst die Farbe des Reviers, Rasse und Stimmen noch nicht. Sind beide Auslagen leer, haben alle noch einen Zug.
klaeffer-web-row-left-count = Links: noch { $count }
klaeffer-web-row-right-count = Rechts: noch { $count }
klaeffer-web-about-votes =
    { $votes ->
        [one] Die Zahl in der Pfote: 1 Stimme. Kommt eine Reihe oder Spalte auf 10, gibt es etwas zu nehmen.
       *[other] Die Zahl in der Pfote: { $votes } Stimmen. Kommt eine Reihe oder Spalte auf 10, gibt es etwas zu nehmen.
    }
klaeffer-web-about-district = Das Haus Nummer { $number }: Revier { $district }. Die Nummer ist nur ein Name, sie zählt nichts.
klaeffer-web-about-breed = { $breed }: Genommen wird, was mit der gelegten Karte Farbe oder Rasse teilt.

# Im Verlauf: Der Platz wird am Tisch gezeigt, nicht genannt
klaeffer-web-event-placed =
    { $who-is ->
        [you] Du legst
       *[other] { $who } legt
    } { $name }.

klaeffer-web-choice = Alles nehmen oder nichts
klaeffer-web-take = Nehmen
klaeffer-web-leave = Liegen lassen

klaeffer-web-give = { $district } abgeben
klaeffer-web-give-here = Hier kannst du ein Revier abgeben
klaeffer-web-give-to = { $district } an { $name } schenken
klaeffer-web-gift = { $who } schenkt dir das Revier { $district }
klaeffer-web-give-why = Bevor du eine Karte legst, darfst du ein Revier verschenken. Wer es bekommt, darf noch keinen Hund dieser Farbe haben.
klaeffer-web-decline-confirm = Nichts mehr legen? Deine Handkarten kommen am Ende in jedem Fall zu deinen Revieren.

klaeffer-web-last = Letzte Züge
klaeffer-web-last-banner = Letzte Runde: alle noch ein Zug
klaeffer-web-last-own = Dein letzter Zug
klaeffer-web-hands-banner = Die Handkarten kommen zu den Revieren
klaeffer-web-left =
    { $count ->
        [one] noch 1 Karte
       *[other] noch { $count } Karten
    }
klaeffer-web-bad =
    { $points ->
        [one] 1 Schlechtpunkt
       *[other] { $points } Schlechtpunkte
    }
# Wo wenig Platz ist: unter einem Namen, und noch schmaler
klaeffer-web-bad-chip =
    { $points ->
        [0] 0 Punkte
        [one] −1 Punkt
       *[other] −{ $points } Punkte
    }
klaeffer-web-bad-short =
    { $points ->
        [0] 0 Pkt.
       *[other] −{ $points } Pkt.
    }
klaeffer-web-bad-now =
    { $points ->
        [one] So wie es steht: 1 Schlechtpunkt
       *[other] So wie es steht: { $points } Schlechtpunkte
    }

klaeffer-web-scoring = Abrechnung
klaeffer-web-scoring-bad = Schlecht­punkte
klaeffer-web-scoring-secured = { $votes }, gesichert
klaeffer-web-scoring-none = keine Karte
klaeffer-web-scoring-legend = Bunt ist gesichert, der Rest sind Schlechtpunkte. Die wenigsten gewinnen.
klaeffer-web-scoring-more-districts =
    Gleich viele Schlechtpunkte, aber { $who-is ->
        [you] du hast
       *[other] { $who } hat
    } mehr Reviere gesichert.
klaeffer-web-scoring-more-votes =
    Gleich viele Schlechtpunkte, aber { $who-is ->
        [you] du hast
       *[other] { $who } hat
    } mehr Stimmen gesichert.
klaeffer-web-scoring-empty =
    { $who-is ->
        [you] Du hast kein Revier gesichert und stehst
       *[other] { $who } hat kein Revier gesichert und steht
    } deshalb hinten.

klaeffer-web-stat-secured = Reviere gesichert
klaeffer-web-stat-safe = Stimmen gesichert
klaeffer-web-stat-taken = Hunde genommen
klaeffer-web-stat-gifts = Reviere verschenkt
klaeffer-web-stat-crises = Krisen
