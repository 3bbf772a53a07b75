### Kleine Kläffer: worum es geht, und was im geführten ersten Spiel gesagt wird.

klaeffer-aim = Sammle Stimmen in Revieren, in denen du am Ende vorn liegst: Alle anderen sind Schlechtpunkte, und wer davon am wenigsten hat, gewinnt.

klaeffer-guide-hello = Willkommen. Sammle Stimmen in den Revieren der Hunde: Gut sind sie nur, wo du am Ende die meisten hast.
klaeffer-guide-pick = Kommen Spalte oder Reihe mit deiner Karte auf 10 Stimmen, nimmst du daraus, was ihre Farbe oder Rasse hat.
klaeffer-guide-put = Jeder Platz sagt, wie viele Stimmen dort zusammenkommen und was du nehmen würdest.
klaeffer-guide-take = { $votes } Stimmen in einer Linie, und 10 genügen: Du nimmst alles Angehakte, es hat Farbe oder Rasse deiner Karte. Bestätige.
klaeffer-guide-nothing = Nicht immer gibt es etwas zu nehmen. Dann legst du so, dass die anderen wenig davon haben.
# Nur wo man Karten liegen lassen darf
klaeffer-guide-choice = Deine Karte hat überzeugt: Nimm alles Angehakte, oder lass alles liegen.
klaeffer-guide-draw = Zieh links oder rechts nach. Die Farbe siehst du schon, Rasse und Stimmen noch nicht.
klaeffer-guide-give = Ein Revier, in dem du nicht vorn liegst, zählt gegen dich. Eins darfst du vor dem Legen verschenken.
klaeffer-guide-give-tap = Tipp das gestrichelt umrandete Revier an und dann, wer es bekommt.
klaeffer-guide-tap = Tipp die gestrichelt umrandete Karte an, dann den Platz, der genauso umrandet ist.
klaeffer-guide-taken = Was du nimmst, liegt nach Farben vor dir. Jede Farbe ist ein Revier; die Krone zeigt, wer darin vorn liegt.
klaeffer-guide-crisis = Krise: Der Rat war voll, und nichts passte. Dann nimmt man gerade das, was gar nicht passt.
klaeffer-guide-present = Du hast ein Revier geschenkt bekommen. Ob das nett gemeint war, sagt die Krone.
klaeffer-guide-last = Die Karten sind aus, das ist dein letzter Zug. Was auf der Hand bleibt, kommt zu deinen Revieren.
klaeffer-guide-wait = Jetzt sind die anderen dran.
klaeffer-guide-goal = Stimmen ohne Krone sind am Ende Schlechtpunkte. Wer davon am wenigsten hat, gewinnt.
klaeffer-guide-end = So wird gezählt: Wo du vorn liegst, ist das Revier gesichert. Alle übrigen Stimmen sind Schlechtpunkte, und die wenigsten gewinnen.
