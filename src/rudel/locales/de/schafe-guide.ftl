### Meine Schafe, Deine Schafe: worum es geht, und was im geführten ersten Spiel gesagt wird.

schafe-aim = Bau für deine geheime Farbe einen großen, geschlossenen Pferch ohne Wolf nebenan und werde früh fertig: Die meisten Punkte gewinnen.

schafe-guide-hello = Willkommen. Links liegt geheim deine Farbe: Bau für sie einen großen Pferch. Erst das Plättchen antippen, dann den Platz.
schafe-guide-lay = Gleiches an Gleiches. Die Zahl am Platz sagt, wie viele Plättchen du dafür nachziehst.
schafe-guide-few = Wenige Plättchen auf der Hand sind gut: Wer zuerst keins mehr hat, bekommt 6 Punkte, dann gibt es 3 und 1.
schafe-guide-pens = Tipp auf eine Weide: Dann siehst du, wo der Pferch noch offen ist. Nur geschlossene zählen.
schafe-guide-tap = Leg das umrandete Plättchen auf den umrandeten Platz.
schafe-guide-reveal = Dein Fragezeichen passt. Legst du es, sehen alle deine Farbe, und du legst gleich noch ein Plättchen.
schafe-guide-hunt-wolf = Dein Wolf verdirbt die Pferche an seinem Wald. Leg ihn: Das ist eine Sonderaktion, danach kommt noch dein Plättchen.
schafe-guide-hunt-hunter = Dein Jäger vertreibt einen Wolf oder hält Wölfe fern. Leg ihn: eine Sonderaktion, danach kommt noch dein Plättchen.
schafe-guide-back-wolf = Auf der Rückseite des Wolfs sind vier Schafe: Auch so darfst du ihn legen, wie jedes Plättchen.
schafe-guide-back-hunter = Auf der Rückseite des Jägers sind vier Schafe: Auch so darfst du ihn legen, wie jedes Plättchen.
schafe-guide-out = Ist dein Pferch gut, darfst du aussteigen, unter „Sonderaktion“: Je früher, desto mehr Punkte.
schafe-guide-out-now = Viel größer wird dein Pferch nicht mehr. Steig jetzt aus, unter „Sonderaktion“: Früher fertig bringt mehr Punkte.
schafe-guide-pass = Keins passt. Du kannst passen, oder schau unter Sonderaktion nach.
schafe-guide-pass-only = Keins passt, und deine Sonderaktion hattest du in diesem Zug schon: Du kannst nur passen.
schafe-guide-second = Du darfst gleich noch ein Plättchen legen, oder du lässt es.
schafe-guide-place = Wohin mit deinem Fragezeichen? Tipp auf einen Platz, der leuchtet.
schafe-guide-hunting = Noch ein Wolf oder Jäger, oder bist du fertig damit?
schafe-guide-closed = Ein Pferch ist zu. Am Ende zählt von jeder Farbe nur der größte geschlossene.
schafe-guide-closed-own = Dein Pferch ist zu, mit { $sheep } Schafen: So viele Punkte bringt er, wenn am Ende keiner deiner Pferche größer ist.
schafe-guide-wolf = Ein Wolf im Wald: Jeder Pferch daneben zählt nichts, bis ein Jäger auf dem Wolf sitzt.
schafe-guide-wolf-own = Ein Wolf steht neben deinem Pferch mit { $sheep } Schafen: Der zählt nun nichts, bis ein Jäger auf dem Wolf sitzt.
schafe-guide-hunter = Ein Jäger im Wald: Hier kommt kein Wolf mehr hin. Sitzt er auf einem Wolf, zählen die Pferche daneben wieder.
schafe-guide-stepped-in = Da hat jemand „Halt!“ gesagt: Eine Sonderaktion darfst auch du in fremden Zügen machen.
schafe-guide-shown = Da hat jemand Farbe bekannt: Nun wissen alle, welche Schafe wem gehören.
schafe-guide-done = Da ist jemand fertig und bekommt Punkte dafür: { $bonus }. Wer als Letzter übrig ist, bekommt keine.
schafe-guide-wait = Die anderen sind dran. Du kannst schon einmal schauen, wo deine Plättchen hinpassen.
schafe-guide-finished = Du bist fertig und schaust zu. Jetzt zählen dein größter Pferch und die Punkte fürs Fertigwerden.
schafe-guide-end = So wird gezählt: die Schafe in deinem größten geschlossenen Pferch ohne Wolf, dazu 6, 3 oder 1 fürs Fertigwerden. Jetzt kannst du es allein.
