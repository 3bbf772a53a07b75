### Dog: worum es geht, und was im geführten ersten Spiel gesagt wird. $card ist ein Kartenzeichen wie im Blatt.

dog-aim = Bringt alle eure Hunde einmal rundum in den Stall: Wer seine vier daheim hat, hilft dem Partner, und ihr gewinnt zusammen.
lagerdog-aim = Bringt alle eure Hunde einmal rundum in den Stall, nach den Regeln aus dem Familienlager; zu dritt spielen zwei gegen eine Person.

dog-guide-card =
    { $card ->
        [A] { dog-card-A }
        [2] { dog-card-2 }
        [3] { dog-card-3 }
        [4] { dog-card-4 }
        [5] { dog-card-5 }
        [6] { dog-card-6 }
        [7] { dog-card-7 }
        [8] { dog-card-8 }
        [9] { dog-card-9 }
        [10] { dog-card-10 }
        [J] { dog-card-J }
        [Q] { dog-card-Q }
        [K] { dog-card-K }
       *[other] { dog-card-joker }
    }

## Vor der Runde

dog-guide-hello = Willkommen. Bring deine vier Hunde einmal rundum in den Stall; gegenüber sitzt dein Partner.
dog-guide-hello-three = Willkommen. Hier spielen zwei gegen eine Person: du und dein Partner gegenüber. Alle Hunde wollen rundum in den Stall.
dog-guide-give = Schenk ihm zuerst eine Karte.
dog-guide-give-door = Schenk ihm eine Karte, die das Nest öffnet: Du hast mehrere.
dog-guide-keep-door = Schenk ihm eine Karte. Ass, König und Joker öffnen das Nest, die behältst du.
dog-guide-given = Bis alle gewählt haben, darfst du dich umentscheiden. Danach tauschen alle gleichzeitig.
dog-guide-again = Neue Runde, neue Karten: Wieder schenkst du deinem Partner eine.

## Was eben geschehen ist

dog-guide-gift = Dein Partner hat dir geschenkt: { dog-guide-card }. Die Karte öffnet das Nest.
dog-guide-lost = Einer deiner Hunde wurde getroffen und sitzt wieder im Nest. Das passiert allen.
dog-guide-swapped = Ein Bube hat einen deiner Hunde vertauscht.
dog-guide-lone = Wer allein gegen zwei spielt, kommt mit jeder Karte aus dem Nest. Ihr beide braucht Ass, König oder Joker.

## Ein Zug

dog-guide-out = Diese Karte öffnet das Nest: { dog-guide-card }. Ein Hund kommt auf deinen Start.
dog-guide-walk = Dein Hund ist draußen und läuft rundum. So weit, wie die Karte sagt.
dog-guide-play = Jede Karte sagt, wie weit ein Hund läuft. Wähl eine: Wo er landen kann, leuchtet es.
dog-guide-home = Ein Hund kann jetzt in den Stall, mit dieser Karte: { dog-guide-card }. Der ist dann sicher daheim.
dog-guide-hit = Da steht jemand im Weg. Mit dieser Karte triffst du ihn, und er muss zurück ins Nest: { dog-guide-card }.
dog-guide-seven-card = Eine Sieben: sieben einzelne Schritte, die du auf deine Hunde verteilst. Wen du dabei überholst, der muss heim.
dog-guide-seven = Tipp an, wo ein Hund ankommen soll; was übrig ist, läuft ein anderer. Der Pfeil nimmt zurück, der Haken spielt.
dog-guide-seven-partner = Mit dieser Sieben kommt dein letzter Hund heim. Was übrig ist, läuft ein Hund deines Partners: Ab jetzt ziehst du seine.
dog-guide-partner = Deine vier sind daheim. Jetzt ziehst du die Hunde deines Partners, bis auch sie im Stall sind.
dog-guide-four = Die Vier geht auch zurück. Vom Start vier zurück, und der Weg in den Stall ist plötzlich kurz.
dog-guide-jack = Der Bube tauscht zwei Hunde: erst deinen antippen, dann den anderen.
dog-guide-joker = Der Joker ist jede Karte, die du gerade brauchst.
dog-guide-tap = Tipp die umrandete Karte an und dann den umrandeten Platz.
dog-guide-drop = Nichts geht, das passiert allen einmal. Du legst ab und machst bei der nächsten Runde wieder mit.

## Die anderen

dog-guide-wait = Jetzt sind die anderen dran.
dog-guide-rest = Du machst Pause, bis neu gegeben wird.

## Zum Schluss

dog-guide-end = Das war alles Wichtige. Sind deine vier im Stall, spielst du die Hunde deines Partners. Die Glühbirne hilft dir immer.
lagerdog-guide-end = Das war alles Wichtige. Nach der Runde mit zwei Karten gibt es hier wieder sechs, und ein Bube, der nichts tauschen kann, geht nicht.
