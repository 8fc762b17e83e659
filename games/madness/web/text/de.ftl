## Der Spielplan der Berge des Wahnsinns. Die Namen des Materials stehen in ../../text.

ui-board = Der Berg
ui-crew = Das Team
ui-close = Schließen
ui-leads = führt
ui-leader = { $name } führt in diesem Zug
ui-phases = Phasen des Zugs
ui-part-movement = Bewegung: Fliegt aufs nächste Feld. Für einen Marker könnt ihr den Wahnsinn einer Person in diesem Zug aussetzen.
ui-part-encounter = Begegnung: Redet, dann legt Karten. Für einen Marker könnt ihr die Sanduhr noch einmal umdrehen.
ui-part-resolution = Auswertung: Deckt den Schlitten auf. Für einen Marker könnt ihr neu würfeln.
ui-part-draw = Nachziehen: Füllt die Handkarten auf. Für einen Marker könnt ihr das Handkartenlimit für alle um eins erhöhen.
ui-part-rest = Rast: Legt einen Marker in die Schachtel, um Stapel und Schlitten aufzufüllen.
ui-part-covered = { $part }: Ein Relikt deckt das Feld ab, deshalb kann die Leitung hier keine Marker ausgeben
ui-talk = Gespräch
ui-silence = Stille
ui-over = Spielende
ui-seconds-left = { $n ->
    [one] noch eine Sekunde
   *[other] noch { $n } Sekunden
 }
ui-tokens = Führung
ui-tokens-on-sled = { $n ->
    [one] ein Führungsmarker auf dem Schlitten
   *[other] { $n } Führungsmarker auf dem Schlitten
 }
ui-tokens-about = Marker auf dem Schlitten könnt ihr ausgeben. Marker auf der Ablage halten die Expedition am Leben, aber nur Lob und Rast bringen sie zurück. Ohne Marker habt ihr verloren.
ui-tokens-where = { $sled } auf dem Schlitten, { $discard } auf der Ablage, { $gone } in der Schachtel
ui-my-madness = Mein Wahnsinn, Stufe { $n }
ui-untimed-l1-07 = Ohne Zeitdruck: Zwischen zwei deiner Bemerkungen muss jemand anderes sprechen.
ui-untimed-l2-09 = Ohne Zeitdruck: Deine Worte kommen erst nach zwei weiteren Bemerkungen von anderen an.
ui-madness-secret = Nur du kannst das lesen. Zeig es nie, deute nichts an und bestätige nichts.
ui-madness-ignored = Ausgesetzt: Dieser Wahnsinn gilt in diesem Zug nicht für dich.
ui-show-map = Den Berg ansehen
ui-show-encounter = Zurück zur Begegnung
ui-plane-here = hier ist das Flugzeug
ui-you-can = mögliche Züge: { $actions }
ui-advised-by = vorgeschlagen von { $names }
ui-tile-known = { $tile }, Belohnung: { $reward }
ui-tile-hidden = ein verdecktes Plättchen
ui-tile-used = das Plättchen ist weg, es gelten die aufgedruckten Aufgaben
ui-tile-none = hier liegt noch kein Plättchen
ui-region-coast = Verdeckt. An der Küste braucht ihr Summen von 7 bis 11.
ui-region-mountain = Verdeckt. An der Felswand braucht ihr Summen von 9 bis 14, oft eine genaue Zahl.
ui-region-city = Verdeckt. In der Stadt braucht ihr Summen von 14 bis 18.
ui-region-edge = Verdeckt. Am Rand braucht ihr Summen von 14 bis 17. Von dort gibt es kein Zurück.
ui-region-escape = Verdeckt. Auf der Flucht braucht ihr Summen von 9 bis 13.
ui-exactly = genau { $n }
ui-range = { $from } bis { $to }
ui-or = { $one } oder { $other }
ui-challenge = { $gear }: { $sums }
ui-hand-size = { $n ->
    [0] keine Karte auf der Hand
    [one] eine Karte auf der Hand
   *[other] { $n } Karten auf der Hand
 }
ui-level = { $n ->
    [0] kein Wahnsinn
   *[other] Wahnsinn Stufe { $n }
 }
ui-ignored = Wahnsinn ausgesetzt
ui-played = { $n ->
    [one] eine Karte auf dem Schlitten
   *[other] { $n } Karten auf dem Schlitten
 }
ui-done = fertig
ui-passed = hat gepasst
ui-lingers = wartet
ui-relics = { $n ->
    [0] keine Relikte
    [one] ein Relikt
   *[other] { $n } Relikte
 }
ui-injuries = { $n ->
    [0] keine Verletzungen
    [one] eine Verletzung
   *[other] { $n } Verletzungen
 }
ui-known-injuries = { $n ->
    [one] hat sicher eine Verletzung
   *[other] hat sicher { $n } Verletzungen
 }
ui-covered = abgedeckt: { $parts }

## Begegnung

ui-reward-specimen = Fund
ui-reward-ruin = Ruine
ui-reward-knowledge = Wissen
ui-reward-arcane = Arkan
ui-reward-heal = Heilung
ui-reward-praise = Lob
ui-reward-search = Suche
ui-known-ground = { $at }: erforscht
ui-one-is-enough = 1 von 2 genügt
ui-no-reward = hier keine Belohnung
ui-stated = genannt: { $n }
ui-met = { $sum }: geschafft
ui-missed = { $sum }: um { $n } daneben
ui-hand-enough = Deine { $n } würden allein schon reichen.
ui-hand-lacks = Du hast { $n }. Nächste Zielzahl: { $to }.
ui-odds = Mindestens eine Aufgabe: { $n } %
ui-odds-one = Mit allen Handkarten: { $n } %.
ui-odds-about = Chance, dass alle Handkarten zusammen reichen, soweit du das wissen kannst
ui-hand = Deine Hand
ui-hand-of = Hand von { $name }
ui-open-hands = Alle Handkarten
ui-talk-begins = Ihr dürft reden. A, { $a }. B, { $b }.
ui-soon-out = Noch { $n } Sekunden
ui-hand-empty = Deine Hand ist leer.
ui-useless-card = Ballast: am besten legen
ui-needed-for = gebraucht für { $letters }
ui-select-injuries = Verletzungen auswählen
ui-sled = Der Schlitten
ui-sled-empty = Der Schlitten ist noch leer.
ui-sled-empty-talk = Der Schlitten ist noch leer. Die erste Karte beendet das Gespräch.
ui-play = { $n ->
    [one] Diese Karte legen
   *[other] { $n } Karten legen
 }
ui-ends-talk = Beendet das Gespräch für alle.
ui-not-heard = Noch nichts gesagt: { $names }.

## Gespräch

ui-remarks = Bemerkungen in diesem Durchgang
ui-second = { $n } s
ui-answers = an { $name }
ui-answer = { $name } antworten
ui-repeat = Wiederholen, was { $name } gesagt hat
ui-answer-one = Auf eine Bemerkung antworten
ui-not-all = Das haben nicht alle gehört
ui-unheard = Eine Bemerkung, die du nicht hören konntest
ui-pending = unterwegs
ui-no-one-spoke = Noch hat niemand etwas gesagt.
ui-nothing-said = Es wurde nichts gesagt.
ui-filter = Bemerkungen filtern
ui-all = Alle
ui-tally = Was über Karten gesagt wurde (muss nicht stimmen)
ui-tally-short = Übersicht
ui-count = { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
 }
ui-panel = Etwas sagen
ui-sheets = Arten von Bemerkungen
ui-sheet-mine = Ich habe
ui-sheet-plan = Plan
ui-sheet-others = Ihr
ui-sheet-signs = Zeichen
ui-sheet-text = Text
ui-kind-have_total = insgesamt
ui-kind-have_card = Karte
ui-kind-have_size = ungefähr
ui-kind-have_count = wie viele
ui-kind-injured = Verletzungen
ui-kind-offer = ich übernehme
ui-kind-need = fehlt noch
ui-kind-total = Summe
ui-kind-focus = nur
ui-kind-number = Zahl
ui-kind-request = leg
ui-kind-hold = behalte
ui-kind-ask = wer hat welche?
ui-kind-point = zeigen auf
ui-kind-echo = wiederholen
ui-kind-yes = ja
ui-kind-no = nein
ui-kind-go = jetzt
ui-kind-wait = warte
ui-kind-react = Zeichen
ui-pick-echo = Wähle oben in der Liste die Bemerkung, die du wiederholen willst.
ui-text-placeholder = Bis zu 80 Zeichen
ui-numbers = Zahlen
ui-one-more = Eins mehr
ui-ten-more = Zehn mehr
ui-one-less = Eins weniger
ui-address = Jemanden ansprechen
ui-everyone = Alle
ui-no-one = Niemanden
ui-chips = { $n ->
    [0] Wörter hinzufügen
    [one] Wörter hinzufügen, eines gewählt
   *[other] Wörter hinzufügen, { $n } gewählt
 }
ui-shout = Rufen
ui-split = Zahlen als Summe sagen
ui-compose = Stell eine Bemerkung zusammen.
ui-last-call = Letzte Gelegenheit: Mach jetzt deine restlichen Bemerkungen.
ui-remarks-left = { $n ->
    [one] Noch eine Bemerkung.
   *[other] Noch { $n } Bemerkungen.
 }
ui-say = Sagen
ui-fix = Anpassen
ui-ordinal = { $n }.
ui-say-have_card = ich habe { $gear } { $value }
ui-say-have_total = { $gear }, insgesamt { $value }
ui-say-have_count = Anzahl { $gear }: { $value }
ui-say-have_size = { $gear }: { $size }
ui-say-offer = ich übernehme { $letter }{ $has ->
    [yes] {" "}mit { $value }
   *[no] {""}
 }
ui-say-request = leg { $gear }{ $has ->
    [yes] {" "}{ $value }
   *[no] {""}
 }
ui-say-hold = behalte { $gear }
ui-say-total = { $letter } kommt auf { $value }
ui-say-need = { $letter } braucht noch { $value }
ui-say-focus = nur { $letter }
ui-say-ask = { $gear }?
ui-say-yes = ja
ui-say-no = nein
ui-say-number = { $value }
ui-say-point = zeigt auf { $thing }
ui-say-go = jetzt!
ui-say-wait = warte
ui-say-injured = Verletzungen: { $value }
ui-say-echo = { $value }

## Entscheidungen

ui-decides = { $name } entscheidet.
ui-ask-timer = Die Zeit ist um. Den Schlitten aufdecken?
ui-ask-relic = Wer bekommt das Relikt?
ui-ask-arcane = Welche arkane Karte nehmt ihr?
ui-ask-fail = Eine Aufgabe habt ihr nicht geschafft. Wahnsinn oder Würfel?
ui-ask-die = Es wurde gewürfelt.
ui-ask-draw = Handkarten auffüllen
ui-ask-rest = Vor dem Weiterflug rasten?
ui-which-relic = Welches Relikt?
ui-which-challenge = Welche Aufgabe?
ui-covers = deckt { $part } ab
ui-deck-short = Karten im Stapel: { $deck }. Gebraucht: { $need }.
ui-follows-extend = { $sled ->
    [one] Kostet den letzten Marker auf dem Schlitten.
   *[other] Kostet 1 von { $sled } Markern.
 } Ihr bekommt { $gain } und dürft wieder reden. { $cards }
ui-extend-seconds = { $n } Sekunden mehr
ui-extend-remarks = { $n ->
    [one] jeweils eine neue Bemerkung
   *[other] jeweils { $n } neue Bemerkungen
 }
ui-extend-stay = Karten auf dem Schlitten bleiben liegen.
ui-extend-return_on_extend = Karten auf dem Schlitten kommen zurück auf die Hand.
ui-follows-reveal = { $n ->
    [0] Der Schlitten ist leer, ihr schafft also keine der beiden Aufgaben.
    [one] Eine Karte wird aufgedeckt.
   *[other] { $n } Karten werden aufgedeckt.
 }
ui-follows-arcane = Eine 10 kommt auf die Ablage und bei der nächsten Rast in den Stapel. Im Vorrat: { $n }.
ui-follows-madden = Wahnsinn { $from } → { $to }.
ui-follows-all-mad = Alle sind auf Stufe 3. Statt Wahnsinn kostet das Relikt einen Marker.
ui-follows-covers = Das Relikt deckt { $part } dauerhaft ab: Wer es hat, kann in dieser Phase als Leitung keine Marker ausgeben.
ui-follows-covered = { $part } ist schon abgedeckt. Das Relikt kostet nichts weiter.
ui-follows-roll = Jedes Ergebnis hat eine Chance von einem Drittel. { $one } { $two } { $three }
ui-follows-reroll = { $sled ->
    [one] Kostet den letzten Marker auf dem Schlitten.
   *[other] Kostet 1 von { $sled } Markern.
 } Der neue Wurf ersetzt diesen.
ui-follows-deal = { $n ->
    [one] Hier fehlt eine Karte.
   *[other] Hier fehlen { $n } Karten.
 }
ui-follows-raise = { $sled ->
    [one] Kostet den letzten Marker auf dem Schlitten.
   *[other] Kostet 1 von { $sled } Markern.
 } Ihr bekommt { $n ->
    [one] eine Karte
   *[other] bis zu { $n } Karten
 } mehr. Karten im Stapel: { $deck }.
ui-follows-end_draw = Karten im Stapel: { $deck }.
ui-follows-rest = Ein Marker kommt endgültig in die Schachtel. Marker auf dem Schlitten: { $total }. Aus Stapel und Ablage wird für den nächsten Zug ein neuer Stapel mit { $deck } Karten.
ui-follows-skip_rest = Karten im Stapel: { $deck }. Jetzt gebraucht: { $need }.
ui-follows-rest-hides = { $n ->
    [one] Die Verletzung auf der Ablage zählt dann nicht mehr.
   *[other] Die { $n } Verletzungen auf der Ablage zählen dann nicht mehr.
 }
ui-follows-injuries-return = { $n ->
    [one] Eine gelegte Verletzung kommt zurück auf die Hand.
   *[other] { $n } gelegte Verletzungen kommen zurück auf die Hand.
 }
ui-face-accident = Unfall: { $left ->
    [0] Im Vorrat ist keine Verletzung mehr, also verliert ihr.
    [one] Im Vorrat ist nur eine Verletzung, also verliert ihr.
   *[other] Zwei von { $left } Verletzungen kommen aus dem Vorrat auf die Ablage.
 }
ui-face-confusion = Verwirrung: Der Stapel verliert { $deck ->
    [one] seine letzte Karte
   *[other] { $n ->
        [one] eine
       *[other] { $n }
     } von { $deck } Karten
 }.
ui-face-confusion-short = Verwirrung: { $deck ->
    [0] Der Stapel ist leer.
   *[other] Der Stapel hat zu wenige Karten ({ $deck } statt { $n }).
 } Stattdessen kommt ein Marker in die Schachtel.
ui-face-confusion-rest = Verwirrung: { $deck ->
    [0] Der Stapel ist leer, also passiert nichts
    [one] Der Stapel verliert seine letzte Karte
   *[other] Der Stapel verliert seine letzten { $deck } Karten
 }.
ui-face-loss = Vertrauensverlust: Zwei von { $sled } Markern kommen vom Schlitten auf die Ablage.
ui-face-loss-short = Vertrauensverlust: Auf dem Schlitten liegen zu wenige Marker. Stattdessen kommt einer in die Schachtel.
ui-advice = Rat
ui-advice-text = Rat in Worten, nichts über Karten oder Wahnsinn
ui-advice-send = Rat geben
ui-advice-about = Tippe auf ein Feld, eine Person oder eine Entscheidung.
ui-suggest = Vorschlagen
ui-advise = Vorschlagen: { $what }
ui-all-remarks = Alle Bemerkungen
ui-speak-anyway = Trotzdem sprechen …
ui-break-silence = Die Stille brechen? Dann wird sofort der Strafwürfel geworfen, und niemand hört, was du sagst.
ui-break-it = Stille brechen
ui-keep-silent = Weiter schweigen
ui-short-done = Fertig
ui-short-not_done = Nicht fertig
ui-short-pass = Passen
ui-short-linger = Warten
ui-task-moving = Flug: Wähle ein Feld
ui-task-ready = Bereit? Dreh die Sanduhr um
ui-task-talking = Redet, dann legt Karten
ui-task-silent = Schweigt und legt Karten
ui-task-searching = Merk es dir
ui-task-search = Sieh dir ein Plättchen an
ui-task-decide = Du entscheidest
ui-ready = Ich bin bereit
ui-is-ready = ist bereit
ui-waits-for = Noch nicht bereit: { $names }
ui-all-ready = Alle sind bereit.
ui-warn-flip = Noch nicht bereit: { $names }. Die Sanduhr trotzdem umdrehen?
ui-warn-done = Alle anderen sind fertig, und der Schlitten ist leer. So schafft ihr keine der beiden Aufgaben. Trotzdem fertig?
ui-warn-reveal = Der Schlitten ist leer, ihr schafft also keine der beiden Aufgaben. Trotzdem aufdecken?
ui-warn-roll = Ein schlechter Wurf kann die Partie hier beenden. Trotzdem würfeln?
ui-warn-edge = Vom Rand gibt es kein Zurück. Es folgen drei Fluchtplättchen. Trotzdem hinfliegen?

## Neben dem Spielplan

ui-balance = Wertung
ui-injuries-left = Verletzungen übrig
ui-injuries-unseen = { $n ->
    [one] Eine weitere Verletzung zählt, wenn sie auf einer Hand ist und nicht im Stapel.
   *[other] Bis zu { $n } weitere Verletzungen zählen, wenn sie auf einer Hand sind und nicht im Stapel.
 }
ui-accidents = { $n ->
    [0] beim nächsten Unfall habt ihr verloren
    [one] einen Unfall verkraftet ihr noch
   *[other] { $n } Unfälle verkraftet ihr noch
 }
ui-rank-0 = Heimkehr in Schande
ui-rank-1 = Ihr behaltet mit Mühe eure Stellen
ui-rank-2 = Eine Fußnote in den Fachzeitschriften
ui-rank-3 = Ruhm und eine Vortragsreise
ui-rank-4 = Die Wissenschaft steht kopf
ui-rank-5 = Kein Zweifel: Vor den Menschen war schon jemand hier
ui-cards = Karten
ui-deck = im Stapel
ui-discard = auf der Ablage
ui-need = zum Auffüllen
ui-deck-empty = Der Stapel ist leer. Nur eine Rast füllt ihn auf.
ui-browse-discard = Ablage durchsehen
ui-supply = Vorrat
ui-arcane-left = Arkan
ui-madness-left = Wahnsinn
ui-habits = Wenn ich führe
ui-habits-about = Diese Entscheidungen werden dir abgenommen. Könnte eine davon die Partie kosten, wirst du trotzdem gefragt.
ui-habit-reveal = Schlitten immer aufdecken, wenn die Sanduhr abgelaufen ist
ui-habit-accept = Wurf immer annehmen
ui-habit-end_draw = Handkartenlimit nie erhöhen

## Augenblicke

ui-banner-time = Hände weg vom Schlitten
ui-banner-no-return = Kein Weg zurück
ui-banner-turn = { $name } führt
ui-banner-escaped = Hinaus über das Meer
ui-banner-tokens = Das Team zerfällt
ui-banner-injuries = Eine Verletzung zu viel
ui-banner-broken = { $name } hat die Stille gebrochen
ui-end-lost = Niemand kam zurück
ui-end-relics = Relikte
ui-end-n-relics = { $n ->
    [one] Relikt
   *[other] Relikte
 }
ui-end-n-injuries = { $n ->
    [one] Verletzung
   *[other] Verletzungen
 }
ui-end-crew = Alle Geheimnisse
ui-end-mind = Wahnsinn
ui-end-covered = Abgedeckt
ui-end-figures = Züge: { $turns }. Erforschte Plättchen: { $tiles }. Marker übrig: { $tokens }.

## Karten, die der Host beschriftet

written-level = Stufe { $n }
written-add = Eine leere Karte beschriften
written-blank = Leere Karte
written-title = Titel
written-about = Kartentext
written-rule = Regel
written-add-rule = Regel hinzufügen
written-remove-rule = Diese Regel streichen
written-clear = Karte leeren
written-honour = Ohne Regel gilt die Karte auf Ehrenwort, und niemand prüft sie.
written-none = Beschrifte mindestens eine Karte. Leere Karten sind lichte Momente.
written-unfinished = Jede Karte braucht einen Titel und einen Text.

clause-max_len = Höchstens { $n ->
    [one] ein Wort
   *[other] { $n } Wörter
 } pro Bemerkung
clause-max_msgs = Höchstens { $n ->
    [one] eine Bemerkung
   *[other] { $n } Bemerkungen
 } pro Durchgang
clause-names_min = In jeder Bemerkung jemanden nennen
clause-names_one = Genau eine Person nennen
clause-names_other = Nie zweimal hintereinander dieselbe Person nennen
clause-to_only = Nur { $rel } ansprechen und nennen
clause-names_ban = Nie { $rel } nennen oder auf sie zeigen
clause-re_ban = Keine Antwort an { $rel }
clause-prefix_colour = Mit einer Farbe beginnen, nie mit der zuletzt benutzten
clause-prefix_no = Mit „nein“ beginnen
clause-suffix_song = Mit „Tekeli-li“ enden
clause-has_please = „Bitte“ sagen
clause-has_weather = Das Wetter erwähnen
clause-question = Als Frage formulieren
clause-shout = Laut rufen
clause-ordinal = Bemerkungen nummerieren
clause-letters_ban = Ohne den Buchstaben { $letter }
clause-gap = Nach jeder Bemerkung { $n ->
    [one] eine Sekunde
   *[other] { $n } Sekunden
 } Pause
clause-quiet_until = Erst nach { $share } % der Zeit sprechen
clause-quiet_until_others = Erst nach { $n ->
    [one] einer Bemerkung
   *[other] { $n } Bemerkungen
 } von anderen oder nach { $share } % der Zeit sprechen
clause-quiet_after = Nur in den ersten { $share } % der Zeit sprechen
clause-after_seat = Nur sprechen, wenn { $rel } gerade gesprochen hat, oder nach { $share } % der Zeit
clause-after_all_others = Erst sprechen, wenn alle anderen gesprochen haben, mit einer Ausnahme nach { $share } % der Zeit
clause-no_repeat_kind = Nie zweimal hintereinander dieselbe Art von Bemerkung
clause-double_send = Alles zweimal sagen
clause-filler_alternate = Jede zweite Bemerkung ist Geplauder, angefangen mit der ersten
clause-re_required = Einer anderen Person antworten
clause-re_spoken_to = Auf eine Bemerkung mit deinem Namen oder auf eine Frage an alle antworten
clause-nums_none = Keine Zahlen
clause-nums_ban = Nie die Zahl { $n }
clause-nums_only = Nur Vielfache von { $n }
clause-sums_form = Jede Zahl als Summe zweier kleinerer Zahlen sagen
clause-types_none = Nie Ausrüstung nennen
clause-types_lock_first = Nur die zuerst erwähnte Art von Ausrüstung erwähnen
clause-types_once = Jede Art von Ausrüstung nur einmal pro Durchgang erwähnen
clause-share_with_prev = Eine Zahl oder Art von Ausrüstung aus der letzten Bemerkung einer anderen Person aufgreifen
clause-fresh_only = Keine Zahl oder Art von Ausrüstung nennen, die schon vorkam
clause-kinds_only = Nur: { $kinds }. Freier Text: { $rule }
clause-kinds_ban = Nie: { $kinds }. Freier Text: { $rule }
clause-no_point_at_gear = Nicht auf Ausrüstung zeigen
clause-gestures_banned = Keine Zeichen geben und auf nichts zeigen
clause-claim = Aussagen über deine Karten { $mode }
clause-delay = Deine Worte kommen verspätet an
clause-blank_one = Ein wichtiges Wort wird verschluckt
clause-audience = Hörbar für: { $ears }
clause-play_after_remarks = Karten erst nach { $n ->
    [one] einer eigenen Bemerkung
   *[other] { $n } eigenen Bemerkungen
 } legen, außer bei Stille oder wenn { $share } % der Zeit vorbei sind
clause-play_after_asked = Keine Karte legen, solange dich niemand namentlich darum bittet
clause-auto_play = Deine niedrigste Karte springt nach { $share } % der Zeit auf den Schlitten

sort-kinds_only = Nur bestimmte Arten von Bemerkungen erlaubt
sort-kinds_ban = Bestimmte Arten von Bemerkungen verboten
sort-claim = Aussagen über deine Karten sind verfälscht
sort-audience = Nicht alle hören dich

rel-left = die Person links von dir
rel-right = die Person rechts von dir
rel-leader = die Leitung
ears-named = nur die genannte Person
ears-left = nur die Person links von dir
ears-leader = nur die Leitung
ears-not_leader = alle außer der Leitung
ears-random = nur eine zufällige Person
mode-false = sind nie wahr
mode-first_false = sind in jedem Durchgang beim ersten Mal unwahr
mode-shift_type = nennen immer die nächste Art von Ausrüstung
mode-mirror = stehen auf dem Kopf: 2 ist 6, 3 ist 5
mode-double = nennen das Doppelte
rule-refused = nicht erlaubt
rule-free = beliebig
rule-yes_no = ja oder nein
rule-single_number = eine Zahl
rule-bare_question = eine Frage ohne Zahlen
rule-no_sums = höchstens eine Zahl, keine Summen
rule-no_asking = keine Fragen, keine Bitten
rule-orders = nur Anweisungen
rule-repeat = Worte von anderen

part-n = Zahl
part-share = Prozent der Zeit
part-letter = Buchstabe
part-rel = Person
part-ears = Hörbar für
part-mode = Deine Aussagen
part-rule = Freier Text
part-kinds = Arten von Bemerkungen

## Ereignisse mit eigenem Wortlaut

event-signed = { $seat } gibt ein Zeichen: { $words }.
event-pointed = { $seat }: { $words }.
event-shook_hands = { $seat } ist bereit.

## Beschreibungen

ui-about-coast = Hier beginnt die Expedition. Jede Aufgabe braucht eine Summe von 7 bis 11.
ui-about-mountain = Jede Aufgabe braucht eine Summe von 9 bis 14, oft eine ganz bestimmte.
ui-about-city = Jede Aufgabe braucht eine Summe von 14 bis 18.
ui-about-edge = Jede Aufgabe braucht eine Summe von 14 bis 17. Von hier könnt ihr nicht mehr umkehren.
ui-about-escape = Die letzten drei Züge führen über diese Plättchen, ob ihr die Aufgaben schafft oder nicht. Jede braucht eine Summe von 9 bis 13.
ui-about-challenge = Sie ist geschafft, wenn die Karten dieser Art auf dem Schlitten eine der Zielzahlen ergeben. Für die Belohnung reicht eine geschaffte Aufgabe, aber jede gescheiterte hat Folgen.
ui-about-reward-specimen = Die Leitung gibt jemandem einen Fund, und der Wahnsinn dieser Person steigt um eine Stufe. Der Fund deckt ein Feld für Bewegung oder Begegnung ab.
ui-about-reward-ruin = Die Leitung gibt jemandem eine Ruine, und der Wahnsinn dieser Person steigt um eine Stufe. Die Ruine deckt ein Feld für Auswertung oder Nachziehen ab.
ui-about-reward-knowledge = Die Leitung gibt jemandem ein Relikt des Wissens, und der Wahnsinn dieser Person steigt um eine Stufe. Das Relikt deckt ein Feld für die Rast ab.
ui-about-reward-arcane = Die Leitung wählt eine Art von Ausrüstung. Eine arkane Karte davon kommt auf die Ablage und bei der nächsten Rast in den Nachziehstapel.
ui-about-reward-heal = Eine Verletzung kommt von der Ablage zurück in den Vorrat.
ui-about-reward-praise = Bis zu zwei Führungsmarker kommen von der Ablage zurück auf den Schlitten.
ui-about-reward-search = Die Leitung darf allen ein verdecktes Plättchen zeigen.
ui-about-reward-none = Es zählen die aufgedruckten Aufgaben, aber es gibt keine Belohnung.
ui-about-relic = Jedes Relikt ist einen Punkt wert. Es deckt für den Rest der Partie ein Feld auf der Tafel der Person ab, der es gehört. Führt diese Person, kann in der Phase dieses Felds kein Marker ausgegeben werden.
ui-about-equipment = Leg sie während der Begegnung verdeckt. Auf dem Schlitten zählt ihr Wert nur für die Aufgabe ihrer Art.
ui-about-injury = Sie hat keinen Wert und nimmt einen Platz auf der Hand ein. Auch mit ihr endet das Gespräch, wenn sie als erste Karte gelegt wird.
ui-about-madness = Die Stufe sehen alle. Die Karte kennt nur, wer sie hat, und sie gilt, solange geredet werden darf. Ein Marker setzt sie einen Zug lang aus.
ui-about-player = Die Leitung kann für jede Person einen Marker ausgeben, um deren Wahnsinn bis zum Ende des Zugs auszusetzen.
ui-about-leader = Außerhalb der Begegnung entscheidet nur die Leitung. Die anderen dürfen Rat geben. Nach dem Zug führt die Person links von ihr.
ui-about-leader-written = Außerhalb der Begegnung entscheidet die Leitung allein. Nach dem Zug führt die Person links von ihr.
ui-about-timer = Ihr dürft reden, bis die erste Karte liegt, und Karten legen, bis die Sanduhr abgelaufen ist. Dann kann die Leitung sie für einen Marker noch einmal umdrehen.
ui-about-sled = Karten liegen hier verdeckt, bis der Schlitten aufgedeckt wird. Zurücknehmen könnt ihr sie nicht.
ui-about-balance = Eure Wertung: Relikte minus die Verletzungen im Nachziehstapel, auf der Ablage und auf der Hand. Ab 0 ist die Expedition gelungen.
ui-about-balance-written = Eure Wertung: Relikte minus alle Verletzungen, die nicht im Stapel liegen. Ab 0 ist die Expedition gelungen.
ui-about-injuries = Muss eine Verletzung gezogen werden und ist keine mehr da, habt ihr verloren.
ui-about-deck = Nach jeder Begegnung werden die Hände aufgefüllt. Ein leerer Stapel bleibt bis zur Rast leer.
ui-about-talk = Dein eigener Wahnsinn bestimmt, welche Bemerkungen erlaubt sind. Verbietet er eine Bemerkung, erfährst nur du es. Der Versuch kostet nichts.
ui-about-map = Zeigt die Felder und ihre Plättchen. Die Begegnung geht währenddessen weiter.
ui-about-tally = Zeigt, was alle über ihre Karten der beiden gesuchten Arten gesagt haben, und die Summen. Nichts davon muss stimmen.
ui-about-again = Bereitet diese Bemerkung für dich vor. Niemand hört sie, bevor du sie abschickst.
ui-about-read = Statt der Auswahl erscheinen alle Bemerkungen, die du in diesem Durchgang gehört hast. Drück noch einmal, um zurückzukehren.
ui-leadership = Leitung
ui-madness = Wahnsinn
ui-timer = Sanduhr
ui-fact-mine = deine Hand: { $n }
