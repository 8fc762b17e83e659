# Texte der Oberfläche im Browser: alles, was nicht zu einem einzelnen Spiel gehört.

## Überall

skip-to-content = Zum Inhalt springen
navigation = Hauptmenü
home = Startseite
close = Schließen
yes = Ja
no = Nein
do-it = Ausführen
copy = Kopieren: { $what }
copied = Kopiert
show-all = Alle { $n } anzeigen
page-not-loaded = Diese Seite konnte nicht geladen werden. Prüf deine Verbindung und lade die Seite neu.
part-failed = Dieser Teil der Seite ist abgestürzt. Deine Partie ist davon nicht betroffen.
try-again = Erneut versuchen
not-found-title = Seite nicht gefunden
not-found-text = Unter dieser Adresse gibt es keine Seite. Prüf, ob der Link vollständig ist.

## Start

home-claim = Brettspiel-Expeditionen im Browser
home-seats = { $min }–{ $max } Personen
home-mine = Meine Tische
home-played = Beendete Partien
home-open = Offene Tische
home-open-empty = Gerade wartet kein Tisch auf Mitspielende. Richte einen ein, den andere finden können.
home-live = Partien zum Zuschauen
home-live-empty = Gerade läuft keine öffentliche Partie.
play-now = Losspielen
play-now-help = Leg sofort los, mit zwei Bots und ohne Konto. Du kannst alles zurücknehmen, was nicht vom Zufall abhing.
new-table = Tisch einrichten
join-title = Tisch beitreten
join-code = Code oder Link
join = Beitreten
join-wrong = Das ist weder ein Tischcode noch ein Link. Links sehen so aus: …/t/abc123.
status-unsupported = Braucht eine andere Version des Servers
status-your-turn = Du bist dran
status-lobby = { $n ->
    [0] Alle Plätze besetzt
    [one] Ein Platz frei
   *[other] { $n } Plätze frei
}
status-over = Beendet
status-playing = { $n ->
    [0] Läuft, noch kein Zug
    [one] Läuft, bisher ein Zug
   *[other] Läuft, bisher { $n } Züge
}

## Namen und Plätze

me-unnamed = Gast
your-name = Dein Name
seat-open = Freier Platz
seat-n = Platz { $n }
seat-me = Ich, an diesem Gerät
seat-friend = Frei für alle mit dem Link
seat-bot = Bot: { $level }
seat-bot-for = Bot auf Platz { $n }
seat-you = du
seat-here = online
seat-away = abwesend
seat-stand-in = Bot springt ein
seat-your-turn = du bist dran
seat-their-turn = am Zug
seat-take = Platz nehmen
seat-take-too = Auch hier spielen
seat-leave = Platz freigeben
seat-kick = Entfernen
seat-fewer = Platz entfernen
seat-more = Platz hinzufügen
seat-free-text = Dieser Platz ist wieder frei.
seat-kept-text = Dieser Platz bleibt für die Person reserviert, die ihn hatte. Ein Bot spielt.
seat-opens-text = Ein Bot spielt. Platz für andere frei in
seat-return = Ich habe hier gespielt
seat-host = Host
kicked-title = Du wurdest von diesem Tisch entfernt
kicked-text = Der Host kann dich wieder hereinlassen.
kicked-list = Vom Tisch entfernt
kicked-name = { $name } wurde entfernt
kicked-admit = Wieder hereinlassen
seats-help = Wenn ihr euch dieses Gerät teilt, wählt „Ich“ für mehrere Plätze. Wer den Link hat, kann einen freien Platz nehmen.
act-for = Als { $name } spielen
stand-in-back = Meinen Platz zurückholen
stand-in-back-of = Platz von { $name } zurückholen
stand-in-me = Bot für mich spielen lassen
stand-in-seat = Bot für { $name } spielen lassen
stand-in-me-text = Du kannst deinen Platz jederzeit zurückholen.
stand-in-offer = Bot für { $name } spielen lassen
stand-in-wait = Abwesend. Bot möglich in
bot-random = zufällig
bot-easy = leicht
bot-normal = mittel
bot-hard = schwer

## Einrichten

preset = Voreinstellung
options = Spieloptionen
terms = Tischeinstellungen
table-title = Name des Tisches
privacy = Sichtbarkeit
privacy-link = Nur mit Link
privacy-open = Öffentlich
privacy-help = Öffentliche Tische stehen auf der Startseite.
watching = Zuschauen
watching-public = Erlaubt
watching-after = Nach der Partie
watching-none = Nie
undo = Zurücknehmen
undo-free = Erlaubt
undo-consent = Mehr, wenn alle zustimmen
undo-off = Aus
undo-help = Du kannst Züge zurücknehmen, solange kein Zufall im Spiel war, nichts aufgedeckt wurde und niemand sonst gezogen hat.
pace = Tempo
pace-live = Live
pace-minutes = { $n ->
    [5] 5 Minuten pro Zug
    [60] 1 Stunde pro Zug
    [1440] 1 Tag pro Zug
    [4320] 3 Tage pro Zug
   *[other] { $n } Minuten pro Zug
}
pace-help = Läuft deine Zeit ab, zieht ein Bot für dich.
absence = Wenn jemand fehlt
absence-wait = Die Partie wartet
absence-bot = Ein Bot springt ein
absence-open = Ein Bot springt ein, neue Mitspielende dürfen den Platz übernehmen
absence-help = Gilt, wenn ihr gegeneinander oder mit geheimen Karten spielt. Sonst entscheidet das Team, und wer den Link hat, kann einen verlassenen Platz nehmen.
stand-in-level = Stärke der einspringenden Bots
terms-consent = Eine Änderung gilt erst, wenn alle am Tisch zustimmen, auch wer gerade abwesend ist.
terms-asked = { $name } schlägt vor: { $terms }. Stimmst du zu?
question-waiting = Warten auf { $names }. Keine Antwort heißt Nein.
question-withdraw = Zurückziehen
create-start = Partie starten
create-invite = Tisch öffnen und einladen
create-lobby = Erst auf andere warten

## Vor der Partie

lobby = Lobby
lobby-seats = Wer spielt mit?
lobby-invite = Einladen
start = Partie starten
start-open = { $n ->
    [one] Ein Platz ist noch frei. Warte auf jemanden oder besetze ihn mit einem Bot.
   *[other] { $n } Plätze sind noch frei. Warte auf andere oder besetze sie mit Bots.
}
start-ready = Alle sind da.
start-by-host = Der Host startet die Partie.
origin-same = Bekannter Aufbau
origin-same-text = Diese Partie hat denselben Aufbau wie eine beendete. Wer die beendete Partie gesehen hat, kennt die verdeckten Karten und die Zufallsergebnisse.
origin-continued = Ab Schritt { $n } fortgesetzt
origin-continued-text = Diese Partie setzt eine beendete Partie fort. Alles Verdeckte wurde neu verteilt. Du weißt also genauso viel wie alle anderen.
share = Einladen und teilen
share-link = Link zum Tisch
share-help-lobby = Wer den Link hat, kann einen freien Platz nehmen oder zuschauen.
share-help-watch = Wer den Link hat, kann zuschauen und vielleicht einen verlassenen Platz übernehmen.
share-help-closed = Hier darf niemand zuschauen. Der Link funktioniert nur für Mitspielende an diesem Tisch.
share-system = Teilen …
share-qr = QR-Code mit dem Link zum Tisch
share-qr-help = Zum Scannen mit dem Handy, wenn ihr im selben Raum seid.
share-seat = { $name } auf einem anderen Gerät
share-seat-help = Behalte diesen Link für dich. Wer ihn öffnet, kann auf diesem Platz spielen.
fairness = Fairness-Siegel
seal-text = Alle Zufallsergebnisse dieser Partie stehen vor dem ersten Zug fest. Dieses Siegel beweist es. { $n ->
    [0] Nach der Partie wird das Geheimnis hinter dem Siegel offengelegt, damit alle es prüfen können.
    [one] Eine Person hat eigene Zufallswerte beigesteuert. Nach der Partie wird das Geheimnis hinter dem Siegel offengelegt, damit alle es prüfen können.
   *[other] { $n } Personen haben eigene Zufallswerte beigesteuert. Nach der Partie wird das Geheimnis hinter dem Siegel offengelegt, damit alle es prüfen können.
}
seal-over = Dieses Siegel stand vor dem ersten Zug fest. Das Protokoll enthält jetzt das Geheimnis dahinter, damit du prüfen kannst, ob beides zusammenpasst. { $n ->
    [0] Niemand hat eigene Zufallswerte beigesteuert.
    [one] Eine Person hat eigene Zufallswerte beigesteuert.
   *[other] { $n } Personen haben eigene Zufallswerte beigesteuert.
}

## Der Tisch

table-opening = Der Tisch wird geladen …
no-table-title = Tisch nicht gefunden
no-table-text = Zu diesem Code gibt es keinen Tisch. Prüf den Link oder lass dir einen neuen schicken.
table-broken-title = Dieser Tisch lässt sich nicht öffnen
unwatchable-title = Zuschauen nicht erlaubt
unwatchable-text = Bei dieser Partie darf niemand zuschauen. Frag die Mitspielenden nach einem Platz.
board = Spielplan
actions = Aktionen
your-turn = Du bist dran
bar-turn-of = { $name } ist dran
bar-waiting = Warten auf { $names }
bar-watching = Du schaust zu. { $names ->
    [none] {""}
   *[other] Am Zug: { $names }.
}
bar-stood-in = Ein Bot spielt für dich
bar-over = Die Partie ist zu Ende
watchers = { $n ->
    [one] 1 Person schaut zu
   *[other] { $n } schauen zu
}
health-waiting = Verbinde …
other-version-title = Diese Seite passt nicht zum Server
other-version-text = Seite und Server haben verschiedene Versionen, und Neuladen hat nicht geholfen. Deine Partie geht nicht verloren. Versuch es in einer Minute noch einmal oder leere den Browser-Cache.
other-version-reload = Neu laden
health-stopping = Server startet neu. Nichts geht verloren.
clock-answer = Zeit für die Antwort
clock-move = Zeit für den Zug
menu-choices = Was möchtest du hier tun?
thing-can = Du kannst:
thing-cannot = Gerade nicht:
thing-hint = Klick etwas auf dem Spielplan mit rechts an, halt es gedrückt oder drück „?“: Dann siehst du, was es ist und warum du es gerade nicht benutzen kannst.
what-now = Was kann ich jetzt tun?
what-now-for = { $n ->
    [one] { $name } hat einen möglichen Zug:
   *[other] { $name } hat { $n } mögliche Züge:
}
what-now-nothing = Gerade nichts. Der Tisch wartet auf { $names }.
stage-nothing = Hier gibt es gerade nichts zu tun.
stage-stood-in = Gerade spielt ein Bot für dich. Hol deinen Platz zurück, um selbst zu spielen.
stage-watching = Du schaust nur zu.
stage-over = Die Partie ist zu Ende. In der Wiederholung kannst du ab jedem Schritt weiterspielen.
stage-allowed = Das kannst du jetzt tun.
story-back = Vorheriges Ereignis
story-stop = Bei jedem Ereignis anhalten
story-next = Weiter
story-skip = Zum Ende springen
command-box = Befehl eingeben
command-hint = Zug oder „why …“ eingeben
command-send = Befehl senden
command-suggestions = Erlaubte Befehle
undo-what = Zurücknehmen: { $what }
undo-turn = Alle meine letzten Züge zurücknehmen
undo-ask = Um Rücknahme bitten
undo-asked = { $name } möchte den letzten Zug zurücknehmen. Ist das in Ordnung?
catch-up = Während du weg warst
catch-up-text = { $n ->
    [one] Es wurde ein Zug gespielt.
   *[other] Es wurden { $n } Züge gespielt.
}
catch-up-me = Das betrifft dich
catch-up-more = { $n ->
    [one] … und ein weiteres Ereignis.
   *[other] … und { $n } weitere Ereignisse.
}
catch-up-skip = Zum aktuellen Stand
catch-up-watch = Zeig es mir
tab-players = Am Tisch
tab-panels = Überblick
tab-log = Verlauf
tab-chat = Chat
tab-rules = Regeln
side-tabs = Infos zum Tisch
sheet-expand = Aufklappen
sheet-collapse = Zuklappen
log-empty = Noch ist nichts passiert.
log-earlier = Frühere Züge
log-clock = Uhr
log-undo = Der letzte Zug wird zurückgenommen.
note-host-acting = { $name } vertritt den Host, solange dieser abwesend ist.
note-host-back = Der Host ist wieder da.
note-left = { $name } hat den Tisch verlassen. Ein Bot übernimmt.
note-joined = { $name } übernimmt einen verlassenen Platz.
note-stand-in = Ein Bot springt für { $name } ein.
note-stand-in-by = { $by } lässt einen Bot für { $name } einspringen.
note-back = { $name } ist wieder da.
note-agreed = Alle haben dem Vorschlag von { $name } zugestimmt: { $terms }.
note-declined = Nicht alle haben dem Vorschlag von { $name } zugestimmt: { $terms }.
note-declined-undo = Nicht alle haben der Rücknahme zugestimmt, um die { $name } gebeten hat.
log-moment = Schritt { $n } in der Wiederholung
chat-empty = Noch keine Nachrichten.
chat-write = Nachricht schreiben
chat-send = Senden
chat-mute = stummschalten
chat-unmute = Stummschaltung aufheben
chat-mute-for-all = für alle stummschalten
chat-unmute-for-all = Stummschaltung für alle aufheben
chat-muted = Du hast diese Person stummgeschaltet.
chat-spectator = schaut zu
table-menu = Tischmenü
plan-of = Plan von { $name }: { $plan }
plan-waits = { $name } hat einen Plan
plans-on-ask = Pläne nur auf Nachfrage zeigen
plans-on-ask-help = Du erfährst es, wenn andere einen Plan teilen, siehst ihn aber erst, wenn du ihn antippst.
bot-pause = Pause vor Bot-Zügen
bot-pause-value = { $s } s
leave = Tisch verlassen
leave-text = Ein Bot übernimmt. Du kannst zurückkommen, solange niemand sonst deinen Platz genommen hat.
leave-yes = Verlassen
delete = Tisch löschen
delete-text = Der Tisch, die Partie und der Chat sind dann endgültig weg.
delete-yes = Löschen

## Das Ende

ending-title = Ergebnis
ending-show = Ergebnis anzeigen
ending-seats = Mitspielende
ending-player = Name
ending-place = Rang
ending-score = Punkte
ending-steps = Züge
ending-total = Insgesamt { $n ->
    [one] ein Zug
   *[other] { $n } Züge
}, davon { $undone ->
    [0] keiner zurückgenommen.
    [one] einer zurückgenommen.
   *[other] { $undone } zurückgenommen.
}
rematch-new = Noch einmal spielen
rematch-same = Gleicher, schon bekannter Aufbau
rematch-go = Zur neuen Partie
log-download = Protokoll herunterladen
verify-this = Diese Partie prüfen

## Wiederholung

replay = Wiederholung
replay-open = Wiederholung ansehen
replay-back = Zurück zum Tisch
replay-controls = Steuerung der Wiederholung
replay-step = Schritt
replay-of = { $n } von { $all }
replay-first = Zum Anfang
replay-event-of = { $n } von { $all }, Ereignis { $event } von { $events }
replay-previous-event = Vorheriges Ereignis
replay-next-event = Nächstes Ereignis
replay-previous = Vorheriger Schritt
replay-play = Abspielen
replay-pause = Pause
replay-next = Nächster Schritt
replay-last = Zum Ende
replay-link = Link zu diesem Moment
replay-start = Beginn der Partie.
replay-viewers = Perspektive
viewers-everyone = alle Mitspielenden
viewers-spectators = Zuschauende
play-on = Ab hier weiterspielen
play-on-text = Nach Schritt { $n } geht es als neue Partie weiter. Alles Verdeckte wird neu verteilt, und alle Zufallsergebnisse sind neu. Bots übernehmen die anderen Plätze.
play-on-seat = Ich spiele als
play-on-go = Partie starten

## Regeln

rules = Regeln
rules-search = Regeln durchsuchen
rules-contents = Inhalt
rules-none = Keine passenden Absätze.

## Einstellungen

settings = Einstellungen
settings-all = Alle Einstellungen
settings-stored = Nur in diesem Browser gespeichert. Dein Name wird an den Tischen angezeigt, an denen du sitzt.
language = Sprache
language-auto = Wie im Browser
theme = Darstellung
theme-auto = Wie im System
theme-light = Hell
theme-dark = Dunkel
speed = Geschwindigkeit
speed-0 = Sofort
speed-1 = Schnell
speed-2 = Normal
speed-3 = Langsam
speed-4 = Jeden Schritt erklären
motion = Animationen
motion-auto = Wie im System
motion-full = Alle
motion-reduced = Reduziert
volume = Lautstärke
volume-off = aus

## Ein Protokoll prüfen

verify = Partie prüfen
verify-text = Das Protokoll einer beendeten Partie enthält jeden Zug und das Geheimnis hinter ihren Zufallsergebnissen. Dieser Server spielt es nach und prüft, ob alles zusammenpasst. Auf der Kommandozeile geht das mit „ovoo verify“.
verify-file = Protokolldatei
verify-paste = … oder Text einfügen
verify-do = Prüfen
verify-ok = Alles stimmt
verify-ok-text = { $game }, { $n ->
    [one] ein Schritt
   *[other] { $n } Schritte
}. Jeder Schritt folgt aus dem vorigen und aus den versiegelten Zufallsergebnissen.
verify-seal = Dieses Siegel muss mit dem übereinstimmen, das am Tisch von Anfang an angezeigt wurde:
verify-bad = Etwas stimmt nicht
verify-bad-text = Zeile { $line } hat nicht den erwarteten Inhalt.
verify-not-yet = Du kannst das Protokoll herunterladen, sobald die Partie zu Ende ist.

## Über

about = Über Ovoo
about-text = Ovoo besteht aus einem einzigen Programm. Starte es, öffne einen Browser und geh mit Freundinnen, Freunden und Bots auf Brettspiel-Expedition. Du brauchst kein Konto, deine Daten bleiben auf diesem Server, und jede Partie lässt sich nachspielen und prüfen.
about-name = Ein Ovoo ist ein Steinhaufen auf einem Gebirgspass. Reisende legen einen Stein dazu, um gut nach Hause zu kommen.
about-games = Die Regeln sind in unseren eigenen Worten geschrieben, und auch die Bilder sind von uns. Die Autorinnen, Autoren und Verlage der Spiele haben mit diesem Programm nichts zu tun. Kauf die Originale, sie sind es wert.
about-licence = Freie Software, wahlweise unter der MIT-Lizenz oder der Apache-Lizenz 2.0.
about-thanks = Danksagung
about-icons = Die Symbole von Game-icons.net stehen unter der Lizenz CC BY 3.0. Einige sind umgefärbt.

## Ablehnungen des Tisches

refused-offline = Der Server ist gerade nicht erreichbar.
refused-no_table = Diesen Tisch gibt es nicht.
refused-not_found = Das gibt es nicht oder nicht mehr.
refused-not_json = Der Server konnte diese Nachricht nicht lesen. Es hat sich nichts geändert. Bitte lade die Seite neu.
refused-bad_message = Der Server hat diese Nachricht nicht verstanden. Es hat sich nichts geändert. Bitte lade die Seite neu.
refused-bad_request = Das hat der Server nicht verstanden. Bitte lade die Seite neu.
refused-too_long = Das ist zu lang{ $max ->
    [none] .
   *[other] . Erlaubt sind höchstens { $max } Zeichen.
}
refused-too_fast = Das war etwas zu schnell. Bitte warte einen Moment.
refused-not_your_seat = Das ist nicht dein Platz.
refused-seat_taken = Dieser Platz ist schon besetzt.
refused-not_host = Das kann nur der Host.
refused-not_alone = Hier sitzt oder saß noch jemand anders, deshalb lässt sich der Tisch nicht löschen.
refused-not_in_lobby = Die Partie hat begonnen. Das lässt sich nicht mehr ändern.
refused-not_playing = An diesem Tisch läuft gerade keine Partie.
refused-not_over = Das geht erst, wenn die Partie zu Ende ist.
refused-not_seated = Das geht nur, wenn du an diesem Tisch mitspielst.
refused-not_for_you = Das siehst du erst, wenn die Partie zu Ende ist.
refused-nothing_asked = Es gibt gerade keine Frage an dich.
refused-bad_text = Diese Nachricht lässt sich nicht senden. Bitte schreib etwas anderes.
refused-bad_pace = Dieses Tempo ist nicht möglich. Bitte wähle ein anderes.
refused-bad_client = Mit der Verbindung dieser Seite stimmt etwas nicht. Bitte lade die Seite neu.
refused-cannot_start = Die Partie kann nicht starten: { $problem }
refused-unsupported_rules = Diese Partie nutzt eine Regelversion, die der Server nicht unterstützt. Es ist nichts verloren. Bitte sag der Person Bescheid, die den Server betreibt.
refused-broken_table = Dieser Tisch ist beschädigt und lässt sich nicht öffnen.
refused-foreign_origin = Diese Seite wurde von einer anderen Website aus geöffnet. Öffne Ovoo unter seiner eigenen Adresse.
refused-unknown_preset = Diese Voreinstellung gibt es für dieses Spiel nicht.
refused-only_bots = Am Tisch muss mindestens ein Mensch sitzen. Nimm einen Platz oder lass einen frei.
refused-open_seats = Es sind noch Plätze frei. Warte auf andere oder besetze sie mit Bots.
refused-unknown_bot = Diesen Bot gibt es für dieses Spiel nicht.
refused-bad_name = Dieser Name geht nicht. Nimm 1 bis 24 gewöhnliche Zeichen.
refused-seat_count = Mit dieser Anzahl an Plätzen lässt sich das Spiel nicht spielen.
refused-not_absent = Ein Bot kann erst einspringen, wenn jemand eine Weile weg ist.
refused-no_stand_in = Spielt ihr gegeneinander, springt ein Bot nur ein, wenn die Einstellung „Wenn jemand fehlt“ es vorsieht oder die Uhr abläuft.
refused-seat_kept = Dieser Platz ist für die Person reserviert, die ihn verlassen hat.
refused-knows_seats = Du kennst die Geheimnisse eines anderen Platzes dieser Partie. Deshalb kannst du diesen Platz hier nicht nehmen.
refused-kicked = Der Host hat dich von diesem Tisch entfernt.
refused-no_such_person = Diese Person ist nicht am Tisch.
refused-name_taken = Hier heißt schon jemand so oder sehr ähnlich. Bitte wähle einen anderen Namen.
refused-undo_limit = In dieser Partie wurden schon zu viele Züge zurückgenommen.
refused-question_open = Eine andere Frage ist noch offen. Beantwortet erst diese.
refused-bad_token = Dieser Link zu einem Platz ist ungültig oder abgelaufen.
refused-no_guest = Dein Browser blockiert Cookies für diese Seite, deshalb erkennt dich der Server nicht. Erlaube Cookies und lade die Seite neu.
refused-muted = Der Host hat dich stummgeschaltet.
refused-chat_closed = Was ihr einander sagt, gehört hier zur Partie. Deshalb bleibt der Chat geschlossen, bis sie zu Ende ist.
refused-undo_off = An diesem Tisch ist Zurücknehmen ausgeschaltet.
refused-unwatchable = Bei dieser Partie darf niemand zuschauen.
refused-unknown_game = Dieses Spiel gibt es hier nicht.
refused-bad_options = Diese Optionen passen nicht zusammen.
refused-store = Der Server konnte nicht speichern. Es hat sich nichts geändert. Bitte versuch es noch einmal.
refused-internal = Auf dem Server ist etwas schiefgegangen. Es hat sich nichts geändert. Bitte versuch es noch einmal.

# Lektionen
guide = Lektion
guide-start = Los geht's
guide-next = Weiter
guide-back = Zurück
guide-skip = Überspringen
guide-undo = Zurück
guide-show = Zeig es mir
guide-later = Gute Idee für später. Erst das, was leuchtet.
guide-watch = Schau, was passiert.
guide-progress = Schritt { $n } von { $all }
guide-skipped = Lektion übersprungen
guide-real = Echte Partie spielen
guide-on = Von hier weiterspielen
guide-again = Noch einmal
guide-ask = Neu hier?
guide-learn = In vier Minuten lernen
guide-just-play = Einfach spielen
guide-continue = Lektion fortsetzen
guide-open = Die Lektion wird geöffnet …
guide-none = Zu diesem Spiel gibt es keine Lektion.
refused-no_lesson = Das geht nur in einer Lektion.
refused-unknown_lesson = Diese Lektion gibt es nicht. Lade die Seite neu und versuch es noch einmal.
