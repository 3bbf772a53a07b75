### Das Haus im Browser: alles, was die Schale selbst sagt. Was ein Spiel sagt, steht in dessen eigenem Katalog.

house-close = Schließen
house-cancel = Abbrechen
house-hall = Zur Halle
house-nowhere = Hier ist nichts.
house-outdated = Das Haus wurde erneuert. Dein Platz bleibt dir.
house-part-gone = Das ließ sich nicht laden.
house-not-drawn = Das ließ sich nicht zeichnen. Dein Spiel ist gespeichert.
house-draw-again = Noch einmal zeichnen
house-reload = Neu laden
house-yes = ja
house-no = nein
house-and = { $first } und { $last }

## Tiere und Namen

house-animal-dog = Hund
house-animal-cat = Katze
house-animal-sheep = Schaf
house-animal-wolf = Wolf
house-animal-mouse = Maus
house-animal-rabbit = Hase
house-animal-hedgehog = Igel
house-animal-owl = Eule
# Wie jemand heißt, der noch nichts gesagt hat; niemand heißt wie ein Stein, eine Karte oder ein Bot.
house-names = Mika, Nele, Juno, Piet, Lotta, Enno, Romy, Fiete, Thea, Bosse, Malu, Levi, Tilda, Oskar, Wanda, Karlo
house-bot-A = Anka
house-bot-B = Bello
house-bot-C = Cora
house-bot-D = Dino
house-bot-E = Elfi
house-bot-F = Fips
# Wenn schon ein Mensch so heißt wie ein Bot.
house-bots-other = Gitte, Hugo, Ilka, Jolle, Kuno, Lilo
house-seat-A = oranger Kreis
house-seat-B = blaues Dreieck
house-seat-C = grünes Quadrat
house-seat-D = rosa Raute
house-seat-E = hellblauer Stern
house-seat-F = rotes Kreuz
house-level-random = spielt irgendwas
house-level-casual = spielt locker
house-level-greedy = spielt gut

## Was nicht ging

house-problem-other = Das hat nicht geklappt. Versuch es gleich noch einmal.
house-problem-unreachable = Das Haus antwortet nicht. Ist das Netz da?
house-problem-too-many = Das war zu viel auf einmal. Warte einen Moment.
house-problem-not-saved = Das konnte nicht gespeichert werden. Versuch es gleich noch einmal.
house-problem-unknown-table = Diesen Tisch gibt es nicht oder nicht mehr. Frag nach einem neuen Code.
house-problem-unknown-code = Diesen Code gibt es nicht oder nicht mehr. Frag nach einem neuen.
house-problem-unknown-game = Dieses Spiel steht nicht im Regal.
house-problem-not-known = Sag zuerst, wie du heißt.
house-problem-not-yours = Das ist nicht dein Platz.
house-problem-not-host = Das darf nur, wer den Tisch eröffnet hat.
house-problem-taken = Auf diesem Stuhl sitzt schon jemand. Nimm einen anderen.
house-problem-full = Alle Stühle sind besetzt. Du kannst zuschauen.
house-problem-begun = Das Spiel hat schon begonnen.
house-problem-not-begun = Das Spiel hat noch nicht begonnen.
house-problem-over = Das Spiel ist schon zu Ende.
house-problem-not-over = Das gibt es, wenn das Spiel zu Ende ist.
house-problem-paused = Das Spiel macht Pause. Jeder kann es fortsetzen.
house-problem-stale = Inzwischen hat sich etwas geändert. Schau noch einmal hin.
house-problem-not-legal = Das geht gerade nicht.
house-problem-bad-setup = Diese Regeln passen nicht zusammen. Ändere eine davon.
house-problem-no-name = Ein Name braucht mindestens einen Buchstaben.
house-problem-long-name = Dieser Name ist zu lang. Nimm einen kürzeren.
house-problem-nothing-to-undo = Hier lässt sich nichts zurücknehmen: Jemand hat schon weitergespielt.
house-problem-revealed = Es wurde schon etwas aufgedeckt. Der Zug bleibt stehen.
house-problem-busy = Hier ist gerade viel los. Versuch es gleich noch einmal.
house-problem-chosen = Diese Wahl lässt sich ändern, aber nicht zurücknehmen. Wähl einfach etwas anderes.
house-problem-no-chair = Diesen Stuhl gibt es hier nicht.
house-problem-not-playing = Gerade läuft kein Spiel.
house-problem-other-rules = Dieser Tisch hat Regeln, die dieses Programm nicht mehr kennt.
house-problem-empty = Auf diesem Stuhl sitzt niemand.
house-problem-yourself = Dich selbst kannst du nicht wegschicken. Steh einfach auf.
house-problem-rematched = Die Revanche ist schon vorbereitet.
house-problem-no-hint = Einen Tipp gibt es, wenn du etwas tun kannst.

## Kurze Namen, wo wenig Platz ist

schafe-short = Schafe

## Halle

hall-you = Einstellungen
hall-running = Deine Tische
hall-watch = Zum Zuschauen
hall-finished =
    { $number ->
        [one] Ein beendetes Spiel
       *[other] { $number } beendete Spiele
    }
hall-shelf = Das Regal
hall-play = Sofort spielen
hall-play-title = Sofort spielen: { $title } gegen Bots
hall-open = Tisch eröffnen
hall-open-title = Tisch eröffnen für { $title }
hall-rules = Regeln
hall-rules-title = Regeln von { $title }
hall-players = { $players } Plätze
hall-minutes = etwa { $minutes } Minuten
hall-join = Code bekommen?
hall-join-go = Mitspielen
hall-bots =
    { $number ->
        [one] ein Bot
       *[other] { $number } Bots
    }
hall-state-your-turn = du bist dran
hall-state-open = wartet auf den Anfang
hall-state-playing = läuft
hall-state-over = beendet
hall-state-other-rules = mit anderen Regeln
hall-state-watch = läuft
hall-forget = Von der Liste nehmen
hall-forget-sure = Wirklich weg
hall-guided = Erste Runde mit Hilfe
hall-guided-title = Erste Runde mit Hilfe: { $title }
hall-guided-done = Die Runde mit Hilfe hast du schon gespielt.
hall-first = Neu hier? Such dir ein Spiel aus und nimm „Erste Runde mit Hilfe“: nach ein paar Minuten weißt du, wie es geht.
join-title = Dieser Code führt nirgendwohin.

## Name, Tier, Gerät

me-title = Wer bist du?
me-name = Name
me-name-help = Alle an deinen Tischen sehen ihn gleich.
me-avatar = Dein Tier
me-move = Auf einem anderen Gerät weiterspielen
me-move-help = Deine Tische ziehen mit um.
me-move-offer = Code für das andere Gerät
me-move-code = Gib ihn dort in den nächsten zehn Minuten ein. Er gilt einmal.
me-move-take = Code vom anderen Gerät
me-move-go = Umziehen
me-moved = Willkommen auf diesem Gerät, { $name }.

prefs-lang = Sprache
prefs-theme = Licht
prefs-theme-auto = wie das Gerät
prefs-theme-light = hell
prefs-theme-dark = dunkel
prefs-speed = Bewegung
prefs-speed-slow = langsam
prefs-speed-normal = normal
prefs-speed-fast = schnell
prefs-speed-off = aus
prefs-ask = Vor jedem Zug fragen
prefs-ask-help = Dein Zug wird erst gespielt, wenn du ihn bestätigst
prefs-sounds = Töne
prefs-shakes = Vibrieren, wenn du dran bist
prefs-strong = Kräftige Muster
prefs-strong-help = Formen und Muster deutlicher als Farben
prefs-emotes = Zurufe der anderen zeigen

## Neuer Tisch

new-title = Ein Tisch für { $title }
new-seats = Plätze
new-level = Bots auf leeren Stühlen
new-rules = Hausregeln
new-rules-same = wie im Regelbuch
new-rules-changed =
    { $number ->
        [one] eine geändert
       *[other] { $number } geändert
    }
new-rules-reset = Alle wie im Regelbuch
new-rule = nachlesen
new-rule-title = nachlesen: „{ $option }“ in den Regeln
new-table = Zuschauer und Zeit
new-watch = Wer darf zuschauen?
new-watch-code = wer den Code hat
new-watch-anyone = alle im Haus
new-watch-nobody = niemand
new-clock = Bedenkzeit
new-clock-help = Pro Person für das ganze Spiel, und ein wenig dazu mit jedem Zug.
new-clock-none = ohne Uhr
new-clock-short = 5 Minuten
new-clock-long = 15 Minuten
new-pace = Tempo der Bots
new-open = Tisch eröffnen

## Bevor es losgeht

wait-title = Wer sitzt am Tisch?
wait-host = Lade Leute ein oder fang gleich an. Wo niemand sitzt, spielt ein Bot.
wait-invite = Einladen
wait-who = Wie heißt du?
wait-guest = Du bist eingeladen. Sag, wie du heißt, und schon sitzt du am Tisch. Umsetzen kannst du dich danach.
wait-name = Dein Name
wait-animal = Dein Tier: { $animal }. Ein anderes wählen.
wait-join = Mitspielen
wait-full = Alle Plätze sind besetzt. Du kannst gleich zuschauen.
wait-for-host = { $who } startet das Spiel, sobald alle da sind.
wait-for-opener = Wer den Tisch eröffnet hat, startet das Spiel, sobald alle da sind.
wait-bot = Bot, { $level }
wait-level = Wie gut { $name } spielt
wait-you = das bist du: { $mark }
wait-here = auf diesem Gerät: { $mark }
wait-together-you = Du spielst zusammen mit { $who }.
wait-together = { $who } spielen zusammen.
wait-alone-you = Du spielst allein.
wait-alone = { $who } spielt allein.
wait-each = Alle spielen für sich.
wait-round = Im Kreis sitzen: { $who }.
wait-round-you = du
wait-move = Tipp auf „hierher“ oder zieh dein Tier auf einen anderen Platz.
wait-move-host = Zieh ein Tier auf einen anderen Platz, oder tipp es an und dann den Platz.
wait-carry = { $name } umsetzen
wait-where = Wohin soll { $name }?
wait-move-here = hierher
wait-move-chair = hierher, auf den Platz von { $name }
wait-swap-chair = hierher: mit { $name } tauschen
wait-sit = Hier sitze ich
wait-sit-short = Setzen
wait-stand = Aufstehen
wait-remove = Wegschicken
wait-beside = noch jemand
wait-beside-chair = noch jemand hier, auf dem Platz von { $name }
wait-beside-name = Wie heißt sie oder er?
wait-start = Losspielen
wait-start-bots = Losspielen, mit Bots
invite-title = Mitspieler einladen
invite-help = Mit diesem Code, dem Link oder der Kamera:
invite-here = Schon da: { $who }.
invite-link = Link zum Tisch
invite-copy = Kopieren
invite-copied = Kopiert
invite-share = Teilen
invite-show = QR-Code zeigen
invite-qr = QR-Code mit dem Link zum Tisch

## Am Tisch

table-people = Wer mitspielt
table-calling = Der Tisch wird gedeckt …
table-gone = Hier steht kein Tisch.
table-private = Dieser Tisch ist privat.
table-shut = An diesem Tisch schaut niemand zu. Frag, ob du mitspielen darfst.
table-menu = Menü
table-log = Verlauf
table-rules = Regeln
table-side = Verlauf und Regeln daneben
table-emotes = Zurufe
table-watching = Du schaust zu
table-watching-line = Du schaust zu. { $line }
table-partner = spielt mit dir
table-you = Du
table-you-named = Du ({ $name })
table-turn = ist dran
table-away = ein Bot spielt
table-stood-in = Während du weg warst, hat ein Bot für dich gespielt.
# Wo wenig Platz ist, und wo kaum welcher ist.
table-away-short = Bot spielt
table-away-least = Bot
table-gone-soon = nicht da; in { $seconds } s spielt ein Bot
table-gone-short = Bot in { $seconds } s
table-gone-least = Bot: { $seconds } s
table-wait-gone = { $who } ist nicht da; in { $seconds } s spielt ein Bot.
table-wait-nobody = { $who } ist nicht da.
table-gone-now = nicht da
table-figures = Was die Zahlen bedeuten
table-covered = Solange Pause ist, sieht niemand in die Karten.
table-clock = noch { $time }
table-your-turn = Du bist dran
table-over = Das Spiel ist aus.
table-result = Ergebnis
table-paused = Das Spiel macht Pause.
table-resume = Weiterspielen
table-pause-wish = { $who } möchte eine Pause.
table-floor = { $who } möchte dazwischen.
table-pause-too = Ich auch
table-pause-not = Doch nicht
table-pause-asked = Pause gewünscht. Es fehlt noch: { $who }.
table-will-send = Dein Zug geht raus, sobald die Verbindung wieder da ist.
table-catching-up = Schau, was inzwischen geschehen ist.
table-confirm = Bestätigen
table-confirm-line = So soll es sein? Dann bestätige den Zug.
table-back = Schritt zurück
table-undo = Zug zurücknehmen
table-hint-ask = Tipp
table-hint = Tipp: { $hint }. { $why }
table-hint-wait = Tipp: Lass die anderen weiterspielen.
table-read-rule = { $rule } nachlesen
table-lost = Die Verbindung ist weg. Ich versuche es weiter.
table-lost-sending = Die Verbindung ist weg. Dein Zug wird gesendet, sobald sie wieder da ist.
table-retry = Jetzt versuchen
table-rematch-there = Die Revanche ist vorbereitet.
table-rematch-go = Hingehen
log-empty = Noch ist nichts geschehen.
log-gone =
    { $who-is ->
        [you] Du bist nicht da.
       *[other] { $who } ist nicht da.
    }
log-gone-soon =
    { $who-is ->
        [you] Du bist nicht da; in { $seconds } s spielt ein Bot.
       *[other] { $who } ist nicht da; in { $seconds } s spielt ein Bot.
    }
log-here =
    { $who-is ->
        [you] Du bist wieder da.
       *[other] { $who } ist wieder da.
    }
log-bot =
    { $who-is ->
        [you] Für dich spielt ein Bot.
       *[other] Für { $who } spielt ein Bot.
    }
log-back =
    { $who-is ->
        [you] Du bist wieder da und spielst selbst.
       *[other] { $who } ist wieder da und spielt selbst.
    }
log-played-bot =
    { $who-is ->
        [you] Ein Bot spielt für dich:
       *[other] Ein Bot spielt für { $who }:
    }
log-played-clock =
    { $who-is ->
        [you] Deine Zeit ist um. Ein Bot spielt für dich:
       *[other] Die Zeit von { $who } ist um. Ein Bot spielt:
    }
menu-aim = Darum geht es
menu-hall = In die Halle (dein Platz bleibt dir)
menu-pause = Um eine Pause bitten
menu-leave = Platz aufgeben
menu-leave-sure = Ein Bot spielt für dich zu Ende, und du schaust zu.
menu-leave-yes = Ja, aufstehen
menu-invite = Zum Zuschauen einladen
menu-options = Regeln dieses Tisches
table-older-rules = Dieser Tisch spielt nach älteren Regeln, Fassung { $version }.
rules-changed = Was sich geändert hat
menu-guide = Hinweise für Anfänger
menu-guide-help = sagen dir Schritt für Schritt, was zu tun ist
guide-alone = Allein weiterspielen

cover-title = Jetzt ist { $name } dran
cover-help = Gib das Gerät weiter. Die anderen schauen kurz weg.
cover-go = Ich bin { $name }

emote-hello = Hallo
emote-thanks = Danke
emote-well-played = Schön gespielt
emote-oops = Hoppla
emote-laugh = Haha
emote-sorry = Tut mir leid
emote-thinking = Ich überlege noch
emote-hurry = Wer ist dran?

keys-title = Tasten
keys-move = zwischen den möglichen Zielen wandern
keys-choose = wählen
keys-card = Karte der Hand wählen
keys-undo = einen Schritt oder den letzten Zug zurücknehmen
keys-confirm = den Zug bestätigen
keys-letgo = den angefangenen Zug loslassen
keys-hint = Tipp
keys-rules = Regeln
keys-log = Verlauf
keys-keys = diese Liste

## Ende

end-won-you =
    { $number ->
        [one] Du hast gewonnen!
       *[other] Du und { $who } habt gewonnen!
    }
end-won =
    { $number ->
        [one] { $who } hat gewonnen
       *[other] { $who } haben gewonnen
    }
end-undecided = Unentschieden
end-place = { $place }.
end-points =
    { $points ->
        [one] ein Punkt
       *[other] { $points } Punkte
    }
end-stats = Zahlen zum Spiel
end-replay = Noch einmal ansehen
end-record = Mitschrift herunterladen
end-rematch = Revanche
end-rematch-go = Zur Revanche
end-share = Link teilen
proof-none = Vorbereitete Karten: hier gibt es nichts zu beweisen.
proof-good = Ehrlich gemischt: hier im Browser nachgerechnet
proof-bad = Die Mischung lässt sich nicht bestätigen
proof-kept = Das Geheimnis passt zu dem Versprechen, das der Tisch vor der ersten Karte gezeigt hat.
proof-kept-not = Das Geheimnis passt nicht zu dem Versprechen vom Anfang.
proof-mine = Deine eigenen Zufallsbytes stecken in der Mischung.
proof-mine-not = Deine eigenen Zufallsbytes fehlen in der Mischung.
proof-record = Die Mitschrift nennt dieselben Würfel.
proof-record-not = Die Mitschrift nennt andere Würfel.
proof-commitment = Versprechen (SHA-256 des Geheimnisses)
proof-secret = Geheimnis
proof-key = Schlüssel der Würfel (HMAC-SHA-256)
proof-more = Das ganze Spiel prüft „rudel verify“ mit der heruntergeladenen Mitschrift.

## Noch einmal ansehen

replay-title = Noch einmal
replay-none = Hier gibt es nichts anzusehen.
replay-share = Link zum Ansehen teilen
replay-eyes = Mit wessen Augen
replay-eyes-of = wie { $name } es sah
replay-eyes-mine = wie du es sahst
replay-eyes-nobody = wie alle es sahen
replay-where = Stelle im Spiel
replay-first = Zum Anfang
replay-last = Zum Ende
replay-back = Einen Zug zurück
replay-forward = Einen Zug weiter
replay-run = Abspielen
replay-stop = Anhalten
replay-beginning = Der Anfang.
replay-step = Zug { $at } von { $number }
house-undone =
    { $who-is ->
        [you] Du nimmst deinen letzten Zug zurück.
       *[other] { $who } nimmt den letzten Zug zurück.
    }
