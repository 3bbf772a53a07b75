### Filou: worum es geht, und was im geführten ersten Spiel gesagt wird.

filou-aim = Ersteigere mit deinen Mäusen gute Katzen: Am Ende zählen die Werte deiner Katzen und jede Maus, die du noch hast.

filou-guide-hello = Willkommen. Alle legen eine Karte verdeckt in die Reihe, dann wird die ganze Reihe versteigert.
filou-guide-struck = Die durchgestrichene Karte fehlt dir. Den anderen fehlt auch je eine, aber welche, weißt du nicht.
filou-guide-lay = Leg eine Karte verdeckt in die Reihe; nur du kennst sie.
filou-guide-laid = Gelegt. Sobald alle so weit sind, wird die erste Karte aufgedeckt und geboten.
filou-guide-auction = Jetzt wird mit Mäusen auf die Reihe geboten. Wer passt, bekommt Mäuse geschenkt, und eine Karte mehr wird aufgedeckt.
filou-guide-bid = Biete hier mit: Wirst du überboten und passt, bekommst du alles zurück.
filou-guide-pass = Hier lohnt es sich zu passen: Du bekommst dein Gebot zurück und Mäuse dazu.
filou-guide-raise = Du kannst das höchste Gebot überbieten oder passen. Wer passt, bekommt sein Gebot zurück.
filou-guide-last = Niemand hat geboten. Du siehst alles und darfst die Reihe für 1 Maus haben.
filou-guide-dog = Ein Hund liegt in der Reihe. ▲ verscheucht die höchste Katze, ▼ die niedrigste, zwei Hunde niemanden.
filou-guide-chased = Der Hund hat eine Katze verscheucht; beide sind aus dem Spiel.
filou-guide-dogs = Mehrere Hunde haben nur miteinander zu tun: Sie gehen, und keine Katze läuft davon.
filou-guide-row = Die Reihe gehört dir: Dein Gebot geht an die Bank, die Katzen auf deinen Stapel, gute wie schlechte.
filou-guide-wait = Jetzt sind die anderen dran.
filou-guide-goal = Jetzt sind die anderen dran. Am Ende zählen deine Katzen und jede Maus, die du noch hast.
filou-guide-end = Das war alles Wichtige: legen, bieten oder passen, auf die Hunde achten. Nach neun Runden zählen Katzen und Mäuse.
