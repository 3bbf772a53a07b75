### Filou: worum es geht, und was im geführten ersten Spiel gesagt wird.

filou-aim = Ersteigere mit deinen Mäusen gute Katzen: Am Ende zählen die Werte deiner Katzen und jede Maus, die du noch hast.

filou-guide-hello = Willkommen. Alle legen eine Karte verdeckt in die Reihe, dann wird die ganze Reihe versteigert. Nur deine Karte kennst du.
filou-guide-struck = Die durchgestrichene Karte hast du nicht: Jedem fehlt eine, und welche, weiß nur, wer sie nicht hat.
filou-guide-lay = Leg eine Karte verdeckt in die Reihe. Bis alle gelegt haben, darfst du tauschen.
filou-guide-laid = Gelegt. Sobald alle so weit sind, wird die erste Karte aufgedeckt und geboten.
filou-guide-auction = Jetzt wird geboten, mit Mäusen und auf die ganze Reihe. Wer passt, bekommt die Mäuse der kleinsten Mäusekarte, und eine Karte mehr wird aufgedeckt.
filou-guide-bid = Die Reihe sieht gut aus: Biete mit.
filou-guide-pass = Hier lohnt es sich zu passen: Du bekommst dein Gebot zurück, dazu die Mäuse der kleinsten Mäusekarte.
filou-guide-raise = Du kannst das höchste Gebot überbieten oder passen. Wer passt, bekommt sein Gebot zurück.
filou-guide-last = Niemand hat geboten. Du siehst alles und darfst die Reihe für 1 Maus haben.
filou-guide-dog = Ein Hund liegt in der Reihe. ▲ verscheucht die höchste Katze, ▼ die niedrigste; zwei Hunde verscheuchen niemanden.
filou-guide-chased = Der Hund hat eine Katze verscheucht; beide sind aus dem Spiel.
filou-guide-dogs = Mehrere Hunde haben nur miteinander zu tun: Sie gehen, und keine Katze läuft davon.
filou-guide-row = Die Reihe gehört dir. Dein Gebot geht an die Bank, die Katzen kommen auf deinen Stapel, gute wie schlechte.
filou-guide-wait = Jetzt sind die anderen dran.
filou-guide-goal = Jetzt sind die anderen dran. Am Ende zählen deine Katzen und jede Maus, die du noch hast.
filou-guide-end = Das war alles Wichtige: legen, bieten oder passen, und auf die Hunde achten. Nach neun Runden zählen deine Katzen und deine Mäuse.
