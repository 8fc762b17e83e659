# Die Hülle auf Deutsch: alles, was zu keinem Spiel gehört.

## Überall

skip-to-content = Zum Inhalt springen
navigation = Seite
home = Start
close = Schließen
yes = Ja
no = Nein
do-it = Tun
copy = Kopieren: { $what }
copied = Kopiert
show-all = Alle { $n } zeigen
page-not-loaded = Diese Seite ließ sich nicht laden. Prüfe die Verbindung und lade sie neu.
part-failed = In diesem Teil der Seite ist etwas schiefgegangen. Das Spiel selbst ist nicht berührt.
try-again = Noch einmal
lost-title = Hier ist nur Sand
lost-text = Unter dieser Adresse gibt es keine Seite. Vielleicht wurde der Link abgeschnitten.

## Start

home-claim = Expeditionen als Brettspiele im Browser
home-seats = { $min } bis { $max } Spieler
home-mine = Meine Tische
home-played = Zu Ende gespielt
home-open = Hier fehlt noch jemand
home-open-empty = Gerade wartet kein Tisch. Richte einen ein und lass andere ihn finden.
home-live = Zum Zuschauen
home-live-empty = Gerade spielt niemand öffentlich.
play-now = Sofort spielen
play-now-help = Gleich los, mit zwei Bots und ohne Konto. Zurücknehmen kannst du alles, was das Glück nicht berührt hat.
new-table = Tisch einrichten
join-title = Zu einem Tisch
join-code = Code oder Link
join = Hin
join-wrong = Darin steckt kein Code. Ein Link sieht aus wie …/t/abc123.
status-your-turn = Du bist dran
status-lobby = { $n ->
    [0] Alle sind da
    [one] Ein Platz ist frei
   *[other] { $n } Plätze sind frei
}
status-over = Zu Ende
status-playing = { $n ->
    [one] Läuft, ein Schritt
   *[other] Läuft, { $n } Schritte
}

## Namen und Plätze

me-unnamed = Gast
your-name = Dein Name
seat-open = Freier Platz
seat-n = Platz { $n }
seat-me = Ich, an diesem Gerät
seat-friend = Frei: wer den Link hat
seat-bot = Bot: { $level }
seat-bot-for = Bot auf Platz { $n }
seat-you = du
seat-here = ist da
seat-away = ist weg
seat-stand-in = ein Bot springt ein
seat-your-turn = du bist dran
seat-their-turn = am Zug
seat-take = Hinsetzen
seat-take-too = Auch diesen spielen
seat-leave = Aufstehen
seat-kick = Entfernen
seat-fewer = Ein Platz weniger
seat-more = Ein Platz mehr
seat-free-text = Dieser Platz wurde aufgegeben.
seats-help = Wähle „Ich“ für mehrere Plätze, um euch dieses Gerät zu teilen. Freie Plätze nimmt, wer den Link öffnet.
act-for = Für { $name } handeln
stand-in-back = Meinen Platz vom Bot zurücknehmen
stand-in-back-of = { $name } vom Bot zurücknehmen
stand-in-me = Einen Bot für mich spielen lassen
stand-in-seat = Einen Bot { $name } spielen lassen
stand-in-me-text = Bis du deinen Platz zurückholst: Das ist ein Klick, jederzeit.
stand-in-offer = Einen Bot für { $name } spielen lassen
bot-random = spielt irgendwas
bot-easy = leicht
bot-normal = spielt gut
bot-hard = spielt stark

## Einrichten

preset = Spielweise
options = Regeln des Spiels
terms = Über den Tisch
table-title = Name des Tisches
privacy = Wer findet ihn?
privacy-link = Nur mit dem Link
privacy-open = Alle
privacy-help = Tische für alle stehen auf der Startseite.
watching = Zuschauen
watching-public = Erlaubt
watching-after = Nach dem Ende
watching-none = Nein
undo = Zurücknehmen
undo-free = Frei
undo-consent = Darüber hinaus mit Zustimmung
undo-off = Nie
undo-help = Immer nur, bis das Glück im Spiel war, etwas aufgedeckt wurde oder jemand anderes gehandelt hat.
pace = Tempo
pace-live = Live
pace-minutes = { $n ->
    [5] 5 Minuten je Zug
    [60] Eine Stunde je Zug
    [1440] Ein Tag je Zug
    [4320] Drei Tage je Zug
   *[other] { $n } Minuten je Zug
}
pace-help = Mit einer Uhr zieht ein Bot für alle, die sie ablaufen lassen.
create-start = Spiel beginnen
create-invite = Tisch öffnen und einladen
create-lobby = Erst sammeln

## Vor dem Spiel

lobby = Der Tisch ist gedeckt
lobby-seats = Wer spielt?
lobby-invite = Einladen
start = Spiel beginnen
start-open = { $n ->
    [one] Ein Platz ist noch frei: Warte, oder gib ihn einem Bot.
   *[other] { $n } Plätze sind noch frei: Warte, oder gib sie Bots.
}
start-ready = Alle sind da.
start-by-host = Wer den Tisch eingerichtet hat, beginnt das Spiel.
share = Einladen und teilen
share-link = Link zum Tisch
share-help-lobby = Wer ihn öffnet, nimmt einen freien Platz oder schaut zu.
share-help-watch = Wer ihn öffnet, schaut zu oder übernimmt einen aufgegebenen Platz.
share-help-closed = Hier darf niemand zuschauen; der Link ist für die, die am Tisch sitzen.
share-system = Teilen …
share-qr = QR-Code mit dem Link zum Tisch
share-qr-help = Für Telefone im selben Raum.
share-seat = { $name } auf einem anderen Gerät
share-seat-help = Behalte diesen Link für dich: Wer ihn öffnet, spielt diesen Platz mit.
fairness = Ist das Glück ehrlich?
seal-text = Das Glück dieses Spiels steht vor dem ersten Zug fest, und dies ist sein Siegel. { $n ->
    [0] Am Ende wird das Geheimnis dahinter gezeigt, und alle können es prüfen.
    [one] Jemand hat eigenen Zufall beigemischt. Am Ende wird das Geheimnis dahinter gezeigt, und alle können es prüfen.
   *[other] { $n } haben eigenen Zufall beigemischt. Am Ende wird das Geheimnis dahinter gezeigt, und alle können es prüfen.
}
seal-over = Dies war das Siegel von Anfang an. Das Protokoll enthält jetzt das Geheimnis dahinter: Prüfe, dass beide zusammengehören. { $n ->
    [0] Niemand hatte eigenen Zufall beigemischt.
    [one] Jemand hatte eigenen Zufall beigemischt.
   *[other] { $n } hatten eigenen Zufall beigemischt.
}

## Der Tisch

table-opening = Der Tisch wird gedeckt …
no-table-title = Kein solcher Tisch
no-table-text = Unter diesem Code hat niemand einen Tisch eingerichtet, oder es ist lange her.
table-shut-title = Dieser Tisch lässt sich nicht öffnen
unwatchable-title = Ein geschlossener Tisch
unwatchable-text = Hier darf vor dem Ende niemand zuschauen. Frag die, die spielen, nach einem Platz.
board = Spielfeld
actions = Aktionen
your-turn = Du bist dran
bar-turn-of = { $name } ist am Zug
bar-waiting = Warten auf { $names }
bar-watching = Du schaust zu. { $names ->
    [none] {""}
   *[other] Am Zug: { $names }.
}
bar-stood-in = Ein Bot spielt für dich
bar-over = Das Spiel ist aus
watchers = { $n ->
    [one] jemand schaut zu
   *[other] { $n } schauen zu
}
health-waiting = Der Tisch wird gesucht …
health-stopping = Der Server startet neu; nichts geht verloren.
clock-answer = Zeit für die Antwort
clock-move = Zeit für den Zug
menu-choices = Was möchtest du hier tun?
what-now = Was kann ich jetzt tun?
what-now-for = { $n ->
    [one] { $name } kann eines tun:
   *[other] { $name } kann { $n } Dinge tun:
}
what-now-nothing = Gerade nichts: Der Tisch wartet auf { $names }.
stage-nothing = Hier gibt es gerade nichts zu tun.
stage-stood-in = Gerade spielt ein Bot für dich. Hol deinen Platz zurück, um selbst zu spielen.
stage-watching = Du schaust hier nur zu.
stage-over = Das Spiel ist aus. Aus der Wiederholung kannst du von jedem Moment an weiterspielen.
stage-allowed = Das ist gerade erlaubt.
story-next = Weiter
story-skip = Zum Ende springen
command-box = Befehl eintippen
command-hint = Schreib, was du tun willst; „why …“ fragt, warum nicht
command-send = Befehl senden
command-offers = Was erlaubt ist
undo-what = Zurück: { $what }
undo-turn = Alles zurück, was ich zuletzt getan habe
undo-ask = Um Zurücknehmen bitten
undo-asked = { $name } möchte den letzten Schritt zurücknehmen. Ist das in Ordnung?
catch-up = Während du weg warst
catch-up-text = { $n ->
    [one] Ein Schritt wurde gespielt.
   *[other] { $n } Schritte wurden gespielt.
}
catch-up-me = Das betrifft dich
catch-up-more = … und { $n } weitere.
catch-up-skip = Gleich zum Jetzt
catch-up-watch = Zeig es mir
tab-crew = Am Tisch
tab-panels = Überblick
tab-log = Verlauf
tab-chat = Chat
tab-rules = Regeln
side-tabs = Neben dem Spielfeld
sheet-raise = Vergrößern
sheet-lower = Verkleinern
log-empty = Noch ist nichts geschehen.
log-earlier = Früheres
log-clock = Die Uhr
log-undo = Nimmt den letzten Schritt zurück.
log-moment = Schritt { $n } in der Wiederholung
chat-empty = Noch hat niemand etwas gesagt.
chat-say = Etwas sagen
chat-send = Senden
chat-mute = stumm
chat-unmute = wieder hören
chat-silence = für alle stummschalten
chat-unsilence = wieder für alle hörbar
chat-muted = Du hast das stummgeschaltet.
table-menu = Tisch
plan-of = { $name } plant: { $plan }
plan-waits = { $name } hat einen Plan
plans-on-ask = Rat nur auf Nachfrage
plans-on-ask-help = Pläne der anderen werden gemeldet und erst gezeigt, wenn du sie antippst.
bot-pause = Pause, bevor ein Bot zieht
bot-pause-value = { $s } s
leave = Tisch verlassen
leave-text = Ein Bot macht für dich weiter, und deinen Platz kann jemand über den Link übernehmen.
leave-yes = Verlassen

## Das Ende

ending-title = Das Ende
ending-show = Wie es ausging
ending-seats = Spieler
ending-player = Wer
ending-place = Rang
ending-score = Punkte
ending-steps = Züge
ending-total = { $n ->
    [one] Ein Schritt
   *[other] { $n } Schritte
} im Ganzen, { $undone ->
    [0] keiner davon zurückgenommen.
    [one] einer davon zurückgenommen.
   *[other] { $undone } davon zurückgenommen.
}
rematch-new = Noch einmal, neu gemischt
rematch-same = Noch einmal, gleich gemischt
rematch-go = Zur Revanche
log-download = Protokoll herunterladen
verify-this = Dieses Spiel prüfen

## Wiederholung

replay = Wiederholung
replay-open = Wiederholung ansehen
replay-back = Zurück zum Tisch
replay-controls = Steuerung der Wiederholung
replay-step = Moment
replay-of = { $n } von { $all }
replay-first = Zum Anfang
replay-previous = Einen Schritt zurück
replay-play = Abspielen
replay-pause = Pause
replay-next = Einen Schritt weiter
replay-last = Zum Ende
replay-link = Link zu diesem Moment
replay-deal = Der Aufbau.
replay-eyes = Gesehen von
eyes-everyone = allen zusammen
eyes-gallery = jemandem, der zuschaut
play-on = Von hier weiterspielen
play-on-text = Nach Schritt { $n } beginnt ein neuer Tisch mit neuem Glück. Die anderen spielen Bots.
play-on-seat = Ich spiele
play-on-go = Weiterspielen

## Regeln

rules = Regeln
rules-search = In den Regeln suchen
rules-contents = Inhalt
rules-none = Das steht in keinem Absatz.

## Einstellungen

settings = Einstellungen
settings-all = Alle Einstellungen
settings-kept = Bleibt nur in diesem Browser. Der Name geht an die Tische, an denen du sitzt.
language = Sprache
language-auto = Wie der Browser
theme = Licht
theme-auto = Wie das System
theme-light = Tag
theme-dark = Nacht
speed = Geschwindigkeit
speed-0 = Sofort
speed-1 = Flott
speed-2 = Normal
speed-3 = Ruhig
speed-4 = Jeden Schritt erklären
motion = Bewegung
motion-auto = Wie das System
motion-full = Voll
motion-reduced = Wenig
volume = Ton
volume-off = aus

## Ein Protokoll prüfen

verify = Ein Spiel prüfen
verify-text = Das Protokoll eines beendeten Spiels enthält jeden Zug und das Geheimnis hinter seinem Glück. Dieser Server spielt es nach und sagt, ob alles zusammengehört. Das Programm selbst kann dasselbe: ovoo verify.
verify-file = Protokolldatei
verify-paste = … oder ihr Text
verify-do = Prüfen
verify-ok = Alles stimmt
verify-ok-text = { $game }, { $n ->
    [one] ein Schritt
   *[other] { $n } Schritte
}: Jeder folgt aus dem vorigen und aus dem versiegelten Glück.
verify-seal = Das Siegel. Es muss dasselbe sein, das von Anfang an am Tisch stand:
verify-bad = Das stimmt nicht
verify-bad-text = Zeile { $line } ist nicht, was sie sein müsste.
verify-not-yet = Das Protokoll gibt es, sobald das Spiel aus ist.

## Über

about = Über Ovoo
about-text = Ovoo ist ein einziges Programm: Starte es, öffne einen Browser und spiele Expeditionen als Brettspiele mit Freunden und Bots. Kein Konto, nichts wird anderswohin geschickt, und alles lässt sich nachspielen und prüfen.
about-name = Ein Ovoo ist ein Steinhaufen auf einem Pass. Wer vorbeikommt, legt einen Stein dazu und kommt gut heim.
about-games = Die Regeln sind mit eigenen Worten erzählt, die Bilder sind unsere eigenen. Autoren und Verlage der Spiele haben mit diesem Programm nichts zu tun; kauft die echten, sie sind es wert.
about-licence = Freie Software unter der MIT-Lizenz oder der Apache License 2.0, wie du magst.
about-thanks = Mit Dank
about-icons = Piktogramme von Game-icons.net sind unter der Lizenz CC BY 3.0 verwendet, manche umgefärbt.

## Ablehnungen des Tisches

refused-offline = Der Tisch ist gerade nicht zu erreichen.
refused-no_table = Diesen Tisch gibt es nicht.
refused-not_found = Das ist nicht hier, oder nicht mehr.
refused-not_json = Die Seite hat etwas gesagt, das der Server nicht lesen konnte. Bitte lade sie neu.
refused-bad_message = Die Seite hat etwas gesagt, das der Server nicht verstanden hat. Bitte lade sie neu.
refused-bad_request = Das hat der Server nicht verstanden. Bitte lade die Seite neu.
refused-too_long = Das ist zu lang{ $max ->
    [none] .
   *[other] : Erlaubt sind { $max }.
}
refused-too_fast = Das war etwas zu schnell. Bitte warte einen Moment.
refused-not_your_seat = Dort sitzt du nicht.
refused-seat_taken = Jemand war schneller: Der Platz ist besetzt.
refused-not_host = Das kann nur, wer den Tisch eingerichtet hat.
refused-not_in_lobby = Das Spiel hat begonnen, und das steht jetzt fest.
refused-not_playing = An diesem Tisch wird gerade nicht gespielt.
refused-not_over = Das geht erst, wenn das Spiel aus ist.
refused-not_seated = Das kann nur, wer am Tisch sitzt.
refused-not_for_you = Das ist nicht für deine Augen, jedenfalls nicht vor dem Ende.
refused-nothing_asked = Niemand hat etwas gefragt, das du beantworten könntest.
refused-bad_text = So lässt sich das nicht sagen. Bitte schreib etwas anderes.
refused-bad_pace = Dieses Tempo geht nicht. Bitte wähle ein anderes.
refused-bad_client = Diese Seite ist nicht von anderen zu unterscheiden. Bitte lade sie neu.
refused-cannot_start = So kann das Spiel nicht beginnen: { $problem }
refused-broken_table = Dieser Tisch ist beschädigt und lässt sich nicht öffnen.
refused-foreign_origin = Diese Seite kommt von anderswo. Öffne Ovoo unter seiner eigenen Adresse.
refused-unknown_preset = Diese Vorgabe gibt es für das Spiel nicht.
refused-nobody = Jemand muss am Tisch sitzen: Nimm einen Platz, oder lass einen frei.
refused-open_seats = Es gibt noch freie Plätze. Warte auf jemanden, oder gib sie Bots.
refused-unknown_bot = Diesen Bot gibt es für das Spiel nicht.
refused-bad_name = Dieser Name geht nicht. Bitte wähle einen anderen, nicht zu lang und ohne Steuerzeichen.
refused-seat_count = Mit so vielen Plätzen lässt sich dieses Spiel nicht spielen.
refused-not_absent = Diese Person ist noch da, oder erst kurz weg.
refused-bad_token = Dieser Link zu einem Platz gilt nicht, oder nicht mehr.
refused-no_guest = Der Browser behält für diese Seite kein Cookie, also kann der Server dich nicht kennen. Erlaube Cookies und lade die Seite neu.
refused-muted = Du bist hier stummgeschaltet worden.
refused-chat_closed = In diesem Spiel gehört das Reden zum Spiel. Der Chat öffnet wieder, wenn es zu Ende ist.
refused-undo_off = An diesem Tisch wird nichts zurückgenommen.
refused-unwatchable = Hier darf vor dem Ende niemand zuschauen.
refused-unknown_game = Dieses Spiel gibt es hier nicht.
refused-bad_options = Diese Einstellungen passen nicht zusammen.
refused-store = Der Server konnte das nicht aufschreiben, darum ist nichts geschehen. Bitte versuch es noch einmal.
refused-internal = Im Server ist etwas schiefgegangen, und es ist nichts geschehen.
