### Filou: worum es geht, und was im geführten ersten Spiel gesagt wird.

filou-aim = Ersteigere mit deinen Mäusen gute Katzen: Am Ende zählen die Werte deiner Katzen und jede Maus, die du noch hast.

filou-guide-hello = Willkommen. Ersteigere gute Katzen: Am Ende zählen ihre Werte und jede Maus, die du noch hast.
filou-guide-struck = Die durchgestrichene Karte fehlt dir. Den anderen fehlt auch je eine, aber welche, weißt du nicht.
filou-guide-lay = Zuerst legen alle eine Karte verdeckt in die Reihe; nur du kennst deine.
filou-guide-lay-bad = Alle legen eine Karte verdeckt. Leg die schlechte Katze: Wer die Reihe nimmt, bekommt sie mit.
filou-guide-lay-good = Leg eine gute Katze: Nur du weißt, dass sich diese Reihe lohnt.
filou-guide-lay-rabbit = Leg den Hasen: Er zählt nichts, aber nur du weißt es.
filou-guide-lay-dog = Leg einen Hund: Nur du weißt, dass er eine Katze verscheucht.
filou-guide-laid = Gelegt. Sobald alle so weit sind, wird die erste Karte aufgedeckt und geboten.
filou-guide-auction = Das höchste Gebot bekommt die ganze Reihe. Wer passt, nimmt Mäuse, und eine Karte mehr wird aufgedeckt.
filou-guide-bid = Biete hier mit: Wirst du überboten und passt, bekommst du alles zurück.
filou-guide-bid-good = Du kennst hier schon { $shown } Punkte: Biete mit. Wirst du überboten und passt, bekommst du alles zurück.
filou-guide-pass = Hier lohnt es sich zu passen: Du bekommst dein Gebot zurück und Mäuse dazu.
filou-guide-raise = Du kannst das höchste Gebot überbieten oder passen. Wer passt, bekommt sein Gebot zurück.
filou-guide-last = Niemand hat geboten. Du siehst alles und darfst die Reihe für 1 Maus haben.
filou-guide-dog = Ein Hund liegt in der Reihe. ▲ verscheucht die höchste Katze, ▼ die niedrigste, zwei Hunde niemanden.
filou-guide-chased = Der Hund hat eine Katze verscheucht; beide sind aus dem Spiel.
filou-guide-dogs = Mehrere Hunde haben nur miteinander zu tun: Sie gehen, und keine Katze läuft davon.
filou-guide-row =
    { $mice ->
        [one] Die Reihe gehört dir: { $points ->
            [one] { $shown } Punkt
           *[other] { $shown } Punkte
        } auf deinem Stapel, 1 Maus an die Bank.
       *[other] Die Reihe gehört dir: { $points ->
            [one] { $shown } Punkt
           *[other] { $shown } Punkte
        } auf deinem Stapel, { $mice } Mäuse an die Bank.
    }
filou-guide-wait = Jetzt sind die anderen dran.
filou-guide-goal = Jetzt sind die anderen dran. Am Ende zählen deine Katzen und jede Maus, die du noch hast.
filou-guide-out = Du hast gepasst und schaust zu. Das höchste Gebot wird bezahlt und bekommt die ganze Reihe.
filou-guide-end = Das war alles Wichtige: legen, bieten oder passen, auf die Hunde achten. Nach neun Runden zählen Katzen und Mäuse.
