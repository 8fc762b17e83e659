## Das Brett der Berge des Wahnsinns. Die Namen der Dinge stehen in ../../text.

ui-board = Der Berg
ui-crew = Das Team
ui-close = Schließen
ui-leads = führt
ui-leader = { $name } führt in diesem Zug
ui-phases = Phasen des Zuges
ui-part-movement = Bewegung: weiter zum nächsten Feld. Für einen Marker ruht jemandes Wahnsinn in diesem Zug.
ui-part-encounter = Begegnung: reden, dann Karten legen. Für einen Marker wird die Sanduhr noch einmal gedreht.
ui-part-resolution = Auswertung: der Schlitten wird aufgedeckt. Für einen Marker wird neu gewürfelt.
ui-part-draw = Nachziehen: die Hände werden aufgefüllt. Für einen Marker dürfen alle eine Karte mehr halten.
ui-part-rest = Rast: ein Marker geht in die Schachtel, Stapel und Marker kommen zurück.
ui-part-covered = { $part }: ein Relikt deckt dieses Feld zu, hier hilft der Leitung kein Marker
ui-talk = Gespräch
ui-silence = Stille
ui-over = Das Ende
ui-seconds-left = { $n ->
    [one] noch eine Sekunde
   *[other] noch { $n } Sekunden
 }
ui-tokens = Führung
ui-tokens-on-sled = { $n ->
    [one] ein Führungsmarker auf dem Schlitten
   *[other] { $n } Führungsmarker auf dem Schlitten
 }
ui-tokens-about = Marker auf dem Schlitten können ausgegeben werden. Die in der Ablage halten die Expedition am Leben; zurück kommen sie nur durch Lob und Rast. Ohne jeden Marker ist alles verloren.
ui-tokens-where = { $sled } auf dem Schlitten, { $discard } ausgegeben, { $gone } für immer fort
ui-my-madness = Mein Wahnsinn, Stufe { $n }
ui-instead-l1-07 = Ohne Uhr: dazwischen muss jemand anderes eine Bemerkung machen.
ui-instead-l2-09 = Ohne Uhr: nach zwei weiteren Bemerkungen der anderen.
ui-madness-secret = Nur du kannst das lesen. Zeig es nie, deute es nicht an, bestätige es nicht.
ui-madness-sleeps = Er ruht: in diesem Zug bindet er dich nicht.
ui-show-map = Den Berg ansehen
ui-show-encounter = Zurück zur Begegnung
ui-plane-here = hier ist das Flugzeug
ui-you-can = du kannst: { $deeds }
ui-advised-by = vorgeschlagen von { $names }
ui-tile-known = { $tile }, Belohnung: { $reward }
ui-tile-hidden = ein Plättchen, verdeckt
ui-tile-used = das Plättchen ist fort; aufgedruckt ist
ui-tile-none = hier liegt noch nichts
ui-region-coast = Verdeckt. An der Küste reichen 7 bis 11.
ui-region-mountain = Verdeckt. Im Gebirge braucht es 9 bis 14, oft auf den Punkt.
ui-region-city = Verdeckt. Die Stadt verlangt 14 bis 18.
ui-region-edge = Verdeckt. Der Rand verlangt 14 bis 17. Von dort führt kein Weg zurück.
ui-region-escape = Verdeckt. Auf dem Weg hinaus braucht es 9 bis 13.
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
    [0] bei klarem Verstand
   *[other] Wahnsinn Stufe { $n }
 }
ui-ignored = Wahnsinn ruht
ui-laid = { $n ->
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
ui-covered = zugedeckt: { $parts }

## Was zu bestehen ist

ui-reward-specimen = Exemplar
ui-reward-ruin = Ruine
ui-reward-knowledge = Wissen
ui-reward-arcane = Arkan
ui-reward-heal = Heilung
ui-reward-praise = Lob
ui-reward-search = Erkundung
ui-known-ground = { $at }: bekannter Boden
ui-one-is-enough = 1 von 2 genügt
ui-no-reward = hier ohne Belohnung
ui-stated = gesagt { $n }
ui-met = { $sum }: geschafft
ui-missed = { $sum }: um { $n } verfehlt
ui-mine-does = Deine { $n } allein reichen.
ui-mine-lacks = Du hältst { $n }; am nächsten ist { $to }.
ui-odds = { $n } % für eine Aufgabe
ui-odds-one = Alle Hände: { $n } %.
ui-odds-about = Dass die Karten auf allen Händen zusammen reichen könnten, nach dem, was du wissen kannst
ui-hand = Deine Hand
ui-hand-of = Hand von { $name }
ui-open-hands = Was alle auf der Hand hatten
ui-talk-begins = Das Gespräch ist frei. A, { $a }. B, { $b }.
ui-soon-out = Noch { $n } Sekunden
ui-hand-empty = Deine Hand ist leer.
ui-dead-weight = Ballast: leg ihn ab
ui-asked-by = gefragt bei { $letters }
ui-lift-injuries = Verletzungen aufnehmen
ui-sled = Der Schlitten
ui-sled-empty = Noch liegt nichts auf dem Schlitten.
ui-sled-empty-talk = Noch liegt nichts auf dem Schlitten. Die erste Karte beendet das Gespräch.
ui-lay = { $n ->
    [one] Diese Karte legen
   *[other] { $n } Karten legen
 }
ui-ends-talk = Beendet das Gespräch für alle.
ui-not-heard = Noch nicht gehört: { $names }.

## Gespräch

ui-remarks = Bemerkungen in diesem Durchlauf
ui-second = { $n } s
ui-answers = an { $name }
ui-answer = { $name } antworten
ui-repeat = Wiederholen, was { $name } gesagt hat
ui-answer-one = Auf eine Bemerkung antworten
ui-not-all = Das haben nicht alle gehört
ui-unheard = Etwas, das nicht für deine Ohren war
ui-under-way = unterwegs
ui-nobody-spoke = Noch hat niemand etwas gesagt.
ui-nothing-said = Es wurde nichts gesagt.
ui-filter = Welche Bemerkungen gezeigt werden
ui-all = Alle
ui-tally = Was über Vorräte gesagt wurde: gesagt, nicht wahr
ui-tally-short = Liste
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
ui-kind-have_total = zusammen
ui-kind-have_card = Karte
ui-kind-have_size = ungefähr
ui-kind-have_count = wie viele
ui-kind-injured = Verletzt
ui-kind-offer = ich decke
ui-kind-need = es fehlt
ui-kind-total = macht
ui-kind-focus = nur
ui-kind-number = Zahl
ui-kind-request = spiel
ui-kind-hold = behalt
ui-kind-ask = wer hat?
ui-kind-point = zeigen auf
ui-kind-echo = wiederholen
ui-kind-yes = ja
ui-kind-no = nein
ui-kind-go = jetzt
ui-kind-wait = warte
ui-kind-react = Zeichen
ui-pick-echo = Wähle oben in der Liste, was du wiederholst.
ui-text-placeholder = Bis zu 80 Zeichen
ui-numbers = Zahlen
ui-one-more = Eins mehr
ui-ten-more = Zehn mehr
ui-one-less = Eins weniger
ui-address = Jemanden ansprechen
ui-everybody = Alle
ui-nobody = Niemanden
ui-chips = { $n ->
    [0] Wörter hinzufügen
    [one] Wörter hinzufügen, eines gewählt
   *[other] Wörter hinzufügen, { $n } gewählt
 }
ui-shout = Rufen
ui-split = Zahlen als Summe von zweien sagen
ui-compose = Stell eine Bemerkung zusammen.
ui-last-call = Letzter Aufruf: Sag, was du noch zu sagen hast.
ui-remarks-left = { $n ->
    [one] Noch eine Bemerkung.
   *[other] Noch { $n } Bemerkungen.
 }
ui-say = Sagen
ui-cure = Richten
ui-ordinal = { $n }.
ui-say-have_card = ich habe { $gear } { $value }
ui-say-have_total = { $gear }, zusammen { $value }
ui-say-have_count = { $value } Karten { $gear }
ui-say-have_size = { $gear }: { $size }
ui-say-offer = ich decke { $letter }{ $has ->
    [yes] {" "}mit { $value }
   *[no] {""}
 }
ui-say-request = spiel { $gear }{ $has ->
    [yes] {" "}{ $value }
   *[no] {""}
 }
ui-say-hold = behalt deine { $gear }
ui-say-total = { $letter } kommt auf { $value }
ui-say-need = { $letter } braucht { $value }
ui-say-focus = nur { $letter }
ui-say-ask = { $gear }?
ui-say-yes = ja
ui-say-no = nein
ui-say-number = { $value }
ui-say-point = zeigt auf { $thing }
ui-say-go = jetzt!
ui-say-wait = warte
ui-say-injured = { $value } Verletzungen
ui-say-echo = { $value }

## Entscheidungen

ui-decides = { $name } entscheidet.
ui-ask-glass = Die Zeit ist um. Den Schlitten aufdecken?
ui-ask-relic = Wer nimmt das Relikt?
ui-ask-arcane = Nach welcher arkanen Karte sucht ihr?
ui-ask-fail = Eine Aufgabe wurde verfehlt. Wer zahlt, und wie?
ui-ask-die = Der Würfel ist gefallen.
ui-ask-draw = Die Hände werden aufgefüllt.
ui-ask-rest = Rasten, bevor es weitergeht?
ui-which-relic = Welches Relikt
ui-which-challenge = Welche Aufgabe
ui-covers = deckt { $part } zu
ui-deck-short = Im Stapel sind { $deck }, den Händen fehlen { $need }.
ui-follows-extend = 1 von { $sled } Markern; { $gain }, und ihr dürft wieder reden. { $cards }
ui-extend-seconds = { $n } Sekunden mehr
ui-extend-remarks = { $n } neue Bemerkungen für alle
ui-extend-stay = Was auf dem Schlitten liegt, bleibt.
ui-extend-return_on_extend = Was auf dem Schlitten liegt, geht auf die Hände zurück.
ui-follows-resolve = { $n ->
    [0] Auf dem Schlitten liegt nichts: beide Aufgaben sind verfehlt.
    [one] Eine Karte wird umgedreht.
   *[other] { $n } Karten werden umgedreht.
 }
ui-follows-arcane = Eine Zehn geht in die Ablage und kommt mit der nächsten Rast. Noch { $n }.
ui-follows-madden = Wahnsinn { $from } → { $to }.
ui-follows-all-mad = Alle sind schon wahnsinnig: stattdessen wird ein Marker ausgegeben.
ui-follows-covers = Es deckt { $part } für immer zu: Wer es nimmt, kann dort als Leitung keinen Marker mehr einsetzen.
ui-follows-covered = { $part } ist schon zugedeckt, mehr geht nicht verloren.
ui-follows-roll = Je eins zu drei. { $one } { $two } { $three }
ui-follows-reroll = 1 von { $sled } Markern; die neue Seite gilt.
ui-follows-deal = { $n ->
    [one] Es fehlt eine Karte.
   *[other] Es fehlen { $n } Karten.
 }
ui-follows-raise = 1 von { $sled } Markern; bis zu { $n } Karten mehr, im Stapel sind { $deck }.
ui-follows-end_draw = { $deck } Karten bleiben im Stapel.
ui-follows-rest = Ein Marker geht für immer in die Schachtel, { $total } liegen dann auf dem Schlitten. Stapel und Ablage zusammen: { $deck } Karten, für den nächsten Zug.
ui-follows-skip_rest = Im Stapel sind { $deck } Karten; den Händen fehlen jetzt { $need }.
ui-face-accident = Unfall: zwei Verletzungen, { $left } sind übrig.
ui-face-confusion = Verwirrung: { $n ->
    [one] eine Karte verlässt
   *[other] { $n } Karten verlassen
 } den Stapel von { $deck }.
ui-face-confusion-short = Verwirrung: Der Stapel hat { $deck }, weniger als { $n }: ein Marker geht in die Schachtel.
ui-face-loss = Vertrauensverlust: zwei von { $sled } Markern werden ausgegeben.
ui-face-loss-short = Vertrauensverlust: zu wenige Marker auf dem Schlitten, einer geht in die Schachtel.
ui-council = Rat
ui-council-text = Ein Wort zur Leitung: keine Karten, kein Wahnsinn
ui-council-send = Der Leitung sagen
ui-council-about = Berühre ein Feld, jemanden oder eine Entscheidung.
ui-suggest = Vorschlagen
ui-advise = Vorschlagen: { $what }
ui-read = Alles, was gesagt wurde
ui-speak-anyway = Trotzdem sprechen …
ui-break-silence = Das Schweigen brechen? Der Strafwürfel fällt sofort, und niemand hört, was du sagst.
ui-break-it = Brechen
ui-keep-silent = Weiter schweigen
ui-short-done = Fertig gelegt
ui-short-not_done = Doch nicht
ui-short-pass = Nichts mehr sagen
ui-short-linger = Abwarten
ui-task-moving = Fliegt weiter: berühre ein Feld
ui-task-ready = Bereit? Dreh die Sanduhr um
ui-task-talking = Reden, dann legen
ui-task-silent = Schweigend legen
ui-task-searching = Merk es dir
ui-task-search = Sieh ein Plättchen an
ui-task-decide = Du entscheidest
ui-ready = Ich bin bereit
ui-is-ready = ist bereit
ui-waits-for = Noch nicht bereit: { $names }
ui-all-ready = Alle sind bereit.
ui-warn-turn = Noch nicht bereit: { $names }. Die Sanduhr trotzdem umdrehen?
ui-warn-done = Du bist die letzte Person, und auf dem Schlitten liegt nichts: beide Aufgaben werden verfehlt. Trotzdem fertig?
ui-warn-resolve = Auf dem Schlitten liegt nichts: beide Aufgaben werden verfehlt. Trotzdem aufdecken?
ui-warn-roll = Eine schlechte Seite könnte die Expedition hier beenden. Würfeln?
ui-warn-edge = Vom Rand führt kein Weg zurück zum Berg: drei Plättchen des Weges hinaus folgen. Weiterfliegen?

## Neben dem Brett

ui-balance = Bilanz
ui-injuries-left = Verletzungen übrig
ui-accidents = { $n ->
    [0] der nächste Unfall ist das Ende
    [one] Platz für einen Unfall
   *[other] Platz für { $n } Unfälle
 }
ui-rank-0 = Blamiert: ein Fehlschlag
ui-rank-1 = Ihr behaltet gerade noch eure Stellen
ui-rank-2 = Eine Fußnote in den Zeitschriften
ui-rank-3 = Ruhm und eine Vortragsreise
ui-rank-4 = Die Wissenschaft ist umgestürzt
ui-rank-5 = Ohne Zweifel: vor uns war jemand hier
ui-cards = Karten
ui-deck = im Stapel
ui-discard = abgelegt
ui-need = für volle Hände
ui-deck-empty = Der Stapel ist leer: nur eine Rast füllt ihn auf.
ui-browse-discard = Die Ablage durchsehen
ui-stores = Noch in der Schachtel
ui-arcane-left = Arkan
ui-madness-left = Wahnsinn
ui-habits = Wenn ich führe
ui-habits-about = Wonach du nicht gefragt werden willst. Was das Spiel verlieren würde, wird trotzdem gefragt.
ui-habit-resolve = Ist die Sanduhr abgelaufen, den Schlitten immer öffnen
ui-habit-accept = Den Würfel immer nehmen, wie er fällt
ui-habit-end_draw = Nie eine Karte mehr für alle

## Augenblicke

ui-banner-time = Hände weg vom Schlitten
ui-banner-way-out = Kein Weg zurück
ui-banner-turn = { $name } führt
ui-banner-escaped = Hinaus über das Meer
ui-banner-tokens = Das Team zerfällt
ui-banner-injuries = Niemand kann mehr weiter
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
ui-end-crew = Was alle für sich behalten hatten
ui-end-mind = Wahnsinn
ui-end-covered = Zugedeckt
ui-end-figures = { $turns } Züge, { $tiles } Plättchen, { $tokens } Marker übrig.

## Karten, die der Gastgeber beschriftet

written-level = Stufe { $n }
written-add = Eine leere Karte beschriften
written-blank = Leere Karte
written-title = Titel
written-about = Was der Besitzer liest
written-rule = Regel
written-add-rule = Regel hinzufügen
written-drop-rule = Diese Regel streichen
written-drop = Karte löschen
written-honour = Keine Regel: Sie gilt auf Ehre, und niemand prüft sie.
written-none = Beschrifte mindestens eine Karte. Was leer bleibt, ist ein lichter Moment.
written-unfinished = Jede Karte braucht einen Titel und einen Text.

clause-max_len = { $n ->
    [one] Höchstens ein Wort
   *[other] Höchstens { $n } Wörter
 } in einer Bemerkung
clause-max_msgs = { $n ->
    [one] Höchstens eine Bemerkung
   *[other] Höchstens { $n } Bemerkungen
 } je Sanduhr
clause-names_min = Jede Bemerkung nennt jemanden
clause-names_one = Genau eine Person wird genannt
clause-names_other = Nie die Person, die gerade genannt wurde
clause-to_only = Angesprochen und genannt wird nur { $rel }
clause-names_ban = Nie genannt, nie gezeigt: { $rel }
clause-re_ban = Ohne Antwort bleibt: { $rel }
clause-prefix_colour = Beginnt mit einer Farbe, nie mit der letzten
clause-prefix_no = Beginnt mit „nein“
clause-suffix_song = Endet mit „Tekeli-li“
clause-has_please = Irgendwo steht „bitte“
clause-has_weather = Das Wetter kommt vor
clause-question = Ist eine Frage
clause-shout = Wird gerufen
clause-ordinal = Bemerkungen sind nummeriert
clause-letters_ban = Ohne den Buchstaben { $letter }
clause-gap = { $n ->
    [one] Eine Sekunde
   *[other] { $n } Sekunden
 } Luft zwischen zwei Bemerkungen
clause-quiet_until = Kein Wort vor { $share } % der Sanduhr
clause-quiet_until_others = Erst nach { $n ->
    [one] einer Bemerkung
   *[other] { $n } Bemerkungen
 } der anderen oder { $share } % der Sanduhr
clause-quiet_after = Kein Wort nach { $share } % der Sanduhr
clause-after_seat = Nur gleich nachdem { $rel } gesprochen hat, oder nach { $share } % der Sanduhr
clause-after_all_others = Erst wenn alle anderen gesprochen haben; einmal ohne, nach { $share } % der Sanduhr
clause-no_repeat_kind = Nie zweimal hintereinander dieselbe Art
clause-double_send = Alles wird zweimal gesagt
clause-filler_alternate = Jede zweite Bemerkung ist Geplauder, schon die erste
clause-re_required = Antwortet jemand anderem
clause-re_spoken_to = Antwortet dem, der dich nennt, oder einer Frage an alle
clause-nums_none = Keine Zahlen
clause-nums_ban = Nie die Zahl { $n }
clause-nums_only = Nur Vielfache von { $n }
clause-sums_form = Jede Zahl ist eine Summe aus zweien
clause-types_none = Keine Art von Ausrüstung
clause-types_lock_first = Nur die zuerst genannte Art von Ausrüstung
clause-types_once = Jede Art von Ausrüstung einmal je Sanduhr
clause-share_with_prev = Greift eine Zahl oder Art der letzten Bemerkung auf
clause-fresh_only = Keine Zahl und keine Art, die schon gefallen ist
clause-kinds_only = Nur: { $kinds }. Freier Text: { $rule }
clause-kinds_ban = Nie: { $kinds }. Freier Text: { $rule }
clause-no_point_at_gear = Kein Zeigen auf Ausrüstung
clause-gestures_banned = Keine Zeichen und kein Zeigen
clause-claim = Was du über deine Karten sagst, { $mode }
clause-delay = Worte kommen verspätet an
clause-blank_one = Ein wichtiges Wort wird verschluckt
clause-audience = Hören kann es nur: { $ears }
clause-play_after_remarks = Keine Karte vor { $n ->
    [one] einer eigenen Bemerkung
   *[other] { $n } eigenen Bemerkungen
 }, der Stille oder { $share } % der Sanduhr
clause-play_after_asked = Keine Karte, wenn niemand namentlich darum bittet
clause-auto_play = Die niedrigste Karte springt nach { $share } % der Sanduhr

sort-kinds_only = Nur bestimmte Arten von Aussagen
sort-kinds_ban = Bestimmte Arten von Aussagen nie
sort-claim = Die Wahrheit über deine Karten kommt falsch heraus
sort-audience = Nicht alle hören es

rel-left = der linke Nachbar
rel-right = der rechte Nachbar
rel-leader = die Leitung
ears-named = wer genannt wird
ears-left = der linke Nachbar
ears-leader = die Leitung
ears-not_leader = alle außer der Leitung
ears-random = irgendjemand
mode-false = ist nie wahr
mode-first_false = ist beim ersten Mal unwahr
mode-shift_type = nennt die nächste Art von Ausrüstung
mode-mirror = steht kopf: 2 ist 6, 3 ist 5
mode-double = ist verdoppelt
rule-refused = keiner
rule-free = nach Belieben
rule-yes_no = ja oder nein
rule-single_number = eine Zahl
rule-bare_question = eine Frage ohne Zahlen
rule-no_sums = eine Zahl, keine Summen
rule-no_asking = keine Fragen, keine Bitten
rule-orders = nur Anweisungen
rule-repeat = was andere gesagt haben

part-n = Wie viele
part-share = Prozent der Sanduhr
part-letter = Buchstabe
part-rel = Wer
part-ears = Wer es hört
part-mode = Es
part-rule = Freier Text
part-kinds = Arten von Aussagen

## Anders erzählt

event-signed = { $seat } gibt ein Zeichen: { $words }.
event-pointed = { $seat }: { $words }.
event-shook_hands = { $seat } schlägt ein: bereit.
