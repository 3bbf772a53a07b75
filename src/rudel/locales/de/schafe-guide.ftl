### Meine Schafe, Deine Schafe: worum es geht, und was im geführten ersten Spiel gesagt wird.

schafe-aim = Bau für deine geheime Farbe einen großen, geschlossenen Pferch ohne Wolf nebenan und werde früh fertig: Die meisten Punkte gewinnen.

schafe-guide-hello = Willkommen. Links liegt geheim deine Farbe: Bau für sie einen großen Pferch. Erst das Plättchen antippen, dann den Platz.
schafe-guide-lay = Gleiches an Gleiches. Die Zahl am Platz sagt, wie viele Plättchen du dafür nachziehst.
schafe-guide-few = Wenige Plättchen auf der Hand sind gut: Wer zuerst fertig ist, bekommt 6 Punkte, dann gibt es 3 und 1.
schafe-guide-pens = Tipp auf eine Weide: Dann siehst du, wo der Pferch noch offen ist. Nur geschlossene zählen.
schafe-guide-tap = Leg das umrandete Plättchen auf den umrandeten Platz.
schafe-guide-reveal = Dein Fragezeichen passt. Legst du es, sehen alle deine Farbe, und du legst gleich noch ein Plättchen.
schafe-guide-hunt = Unter „Sonderaktion“ legst du Wölfe und Jäger: Der Wolf verdirbt anderen den Pferch, der Jäger rettet deinen.
schafe-guide-out = Du darfst aussteigen, wenn dein Pferch gut ist: Je früher, desto mehr Punkte fürs Fertigwerden.
schafe-guide-out-now = Dein Pferch ist gut. Steig jetzt aus, dann bekommst du die Punkte fürs Fertigwerden.
schafe-guide-pass = Keins passt. Du kannst passen, oder schau unter Sonderaktion nach.
schafe-guide-pass-only = Keins passt, und deine Sonderaktion hattest du in diesem Zug schon: Du kannst nur passen.
schafe-guide-second = Du darfst gleich noch ein Plättchen legen, oder du lässt es.
schafe-guide-place = Wohin mit deinem Fragezeichen? Tipp auf einen Platz, der leuchtet.
schafe-guide-hunting = Noch ein Wolf oder Jäger, oder bist du fertig damit?
schafe-guide-closed = Ein Pferch ist zu. Am Ende zählt von jeder Farbe nur der größte geschlossene.
schafe-guide-closed-own = Ein Pferch deiner Farbe ist zu, mit so vielen Schafen: { $sheep }. Jedes ist ein Punkt.
schafe-guide-wolf = Ein Wolf schleicht im Wald: Jeder Pferch daneben zählt nichts, bis ein Jäger auf dem Wolf sitzt.
schafe-guide-hunter = Ein Jäger ist da: In seinen Wald kommt kein Wolf mehr, und sitzt er auf einem, zählen die Pferche wieder.
schafe-guide-stepped-in = Da hat jemand „Halt“ gesagt: Eine Sonderaktion darf auch in fremde Züge hinein. Deine auch.
schafe-guide-shown = Da hat jemand Farbe bekannt: Nun wissen alle, welche Schafe wem gehören.
schafe-guide-done = Da ist jemand fertig und bekommt Punkte dafür: { $bonus }. Wer als Letzter übrig ist, bekommt keine.
schafe-guide-wait = Die anderen sind dran. Du kannst schon einmal schauen, wo deine Plättchen hinpassen.
schafe-guide-finished = Du bist fertig und schaust zu. Jetzt zählen dein größter Pferch und die Punkte fürs Fertigwerden.
schafe-guide-end = So wird gezählt: die Schafe in deinem größten geschlossenen Pferch ohne Wolf, dazu 6, 3 oder 1 fürs Fertigwerden.
