# Berge des Wahnsinns auf Deutsch. Es gilt der Wortschatz von rules/de.md.
# Auswahlen wie [Verletzung] vergleichen übersetzte Namen und liefern den Artikel.

## Das Spiel

game-name = Berge des Wahnsinns
game-tagline = Dreißig Sekunden für einen Plan und ein Wahnsinn, den niemand erklären darf.
game-about = Ein Flugzeug, eine Expedition, eine tote Stadt im Eis. In jeder Begegnung habt ihr dreißig Sekunden, um zu reden und verdeckt Ausrüstung zu legen. Die erste Karte beendet das Gespräch. Jede Aufgabe, die ihr nicht schafft, zehrt an den Nerven, und der Wahnsinn bestimmt, wie ihr noch sprechen dürft. Entkommt mit mindestens so vielen Relikten wie Verletzungen.

## Ausrüstung und Karten

gear-tools = Werkzeug
gear-weapons = Waffen
gear-books = Bücher
gear-crates = Kisten
card-tools-2 = Werkzeug 2
card-tools-3 = Werkzeug 3
card-tools-4 = Werkzeug 4
card-tools-5 = Werkzeug 5
card-tools-6 = Werkzeug 6
card-tools-10 = Werkzeug 10
card-weapons-2 = Waffen 2
card-weapons-3 = Waffen 3
card-weapons-4 = Waffen 4
card-weapons-5 = Waffen 5
card-weapons-6 = Waffen 6
card-weapons-10 = Waffen 10
card-books-2 = Bücher 2
card-books-3 = Bücher 3
card-books-4 = Bücher 4
card-books-5 = Bücher 5
card-books-6 = Bücher 6
card-books-10 = Bücher 10
card-crates-2 = Kisten 2
card-crates-3 = Kisten 3
card-crates-4 = Kisten 4
card-crates-5 = Kisten 5
card-crates-6 = Kisten 6
card-crates-10 = Kisten 10
card-injury = Verletzung
letter-a = A
letter-b = B

## Orte, Belohnungen und Relikte

region-coast = Küste
region-mountain = Felswand
region-city = Stadt
region-edge = Rand des Wahnsinns
region-escape = Flucht
reward-specimen = ein Fund
reward-ruin = eine Ruine
reward-knowledge = Wissen
reward-arcane = eine arkane Karte
reward-heal = Heilung
reward-praise = Lob
reward-search = eine Suche
stage-movement = Bewegung
stage-encounter = Begegnung
stage-resolution = Auswertung
stage-draw = Nachziehen
stage-rest = Rast
relic-sp-a = Tonnenförmiges Fossil
relic-sp-b = Membranflügel
relic-sp-c = Fünflappiger Stiel
relic-sp-d = Fährte im Schiefer
relic-ru-a = Bruchstück einer Kartusche
relic-ru-b = Sternförmiger Schlussstein
relic-ru-c = Türsturz aus Basalt
relic-ru-d = Gepunkteter Speckstein
relic-kn-a = Frottage des Frieses
relic-kn-b = Karte des lichtlosen Meeres
relic-kn-c = Das letzte Relief
tile-co-01 = Packeis
tile-co-02 = Pinguinküste
tile-co-03 = Vorratslager
tile-co-04 = Lager am Bohrloch
tile-co-05 = Fossilienschlucht
tile-co-06 = Offene Eisrinne
tile-co-07 = Eingefrorener Walfänger
tile-co-08 = Weiße Finsternis
tile-co-09 = Schlittenhunde
tile-co-10 = Basaltklippen
tile-co-11 = Grüne Specksteine
tile-mo-01 = Eisbruch
tile-mo-02 = Hängender Sérac
tile-mo-03 = Würfel im Fels
tile-mo-04 = Das stumme Lager
tile-mo-05 = Der hohe Pass
tile-mo-06 = Höhlen im Felswall
tile-mo-07 = Der pfeifende Wind
tile-ci-01 = Sternförmiges Tor
tile-ci-02 = Galerie der Reliefs
tile-ci-03 = Die große Rampe
tile-ed-01 = Schlund des Abgrunds
tile-ed-02 = Lichtloses Wasser
tile-ed-03 = Was sich in der Tiefe regt
tile-es-01 = Vereister Motor
tile-es-02 = Aufgerissener Rumpf
tile-es-03 = Fallwind
tile-es-04 = Nebel im Nacken
tile-es-05 = Ein letzter Blick zurück
tile-es-06 = Tankanzeige
tile-es-07 = Zerbrochener Kompass
tile-es-08 = Ballast über Bord
tile-es-09 = Funkrauschen
tile-es-10 = Bergsattel im Seitenwind
tile-es-11 = Blinder Passagier
tile-es-12 = Vereiste Tragflächen
face-accident = Unfall
face-confusion = Verwirrung
face-loss = Vertrauensverlust
sign-thumbs_up = Daumen hoch
sign-thumbs_down = Daumen runter
sign-question = Fragezeichen
sign-alarm = Alarm
sign-handshake = Handschlag
sign-stop = Stopp
sign-hourglass = Sanduhr
sign-scream = Schrei
decision-ignore = Wahnsinn aussetzen
decision-flip = Sanduhr umdrehen
decision-extend = Sanduhr noch einmal umdrehen
decision-reveal = Schlitten aufdecken
decision-challenge_a = Aufgabe A
decision-challenge_b = Aufgabe B
decision-madness = Wahnsinn nehmen
decision-die = würfeln
decision-reroll = neu würfeln
decision-accept = Wurf annehmen
decision-raise = Handkartenlimit erhöhen
decision-end_draw = Nachziehen beenden
decision-rest = rasten
decision-skip_rest = weiterfliegen

## Aktionen

action-ignore = Wahnsinn von { $whom } in diesem Zug aussetzen
action-undo_ignore = Wahnsinn von { $whom } doch nicht aussetzen
action-move = Nach { $to } fliegen
action-undo_move = Flug zurücknehmen
action-flip = Sanduhr umdrehen
action-play = { $card } legen
action-done = Fertig: Ich lege nichts mehr
action-not_done = Doch noch nicht fertig
action-pass = Passen: Ich sage nichts mehr
action-linger = Warten und Bemerkungen aufheben
action-slip = Ich habe mich versprochen
action-accuse = { $whom } hat die Stille gebrochen
action-uphold = Stimmt: würfeln
action-dismiss = Da war nichts
action-asked = Ich wurde namentlich um Karten gebeten
action-briefed = Ich habe dreimal gesprochen
action-extend = Sanduhr noch einmal umdrehen
action-reveal = Schlitten aufdecken
action-relic = { $relic } an { $whom } geben
action-arcane = Arkane Karte: { $gear }
action-search = Plättchen auf { $at } ansehen
action-skip_search = Auf die Suche verzichten
action-got_it = Genug gesehen
action-madden = { $letter }: Wahnsinn für { $whom }
action-roll = { $letter }: würfeln
action-reroll = Neu würfeln
action-accept = Wurf annehmen
action-deal = Eine Karte an { $whom } austeilen
action-raise = Eine Karte mehr für alle
action-end_draw = Nachziehen beenden
action-rest = Rasten
action-skip_rest = Ohne Rast weiterfliegen
action-advise = Rat geben
action-say = Etwas sagen

## Ereignisse

event-turn_began = Zug { $round }: { $seat } führt.
event-ignored = { $seat } gibt einen Marker aus: Der Wahnsinn von { $whom } ist in diesem Zug ausgesetzt.
event-ignore_undone = { $seat } nimmt den Marker für { $whom } zurück.
event-moved = { $seat } fliegt nach { $to }.
event-move_undone = { $seat } nimmt den Flug nach { $to } zurück.
event-escape_tiles_placed = Die drei Fluchtplättchen liegen aus. Es gibt kein Zurück mehr.
event-timer_flipped = { $tile ->
    [none] { $seat } dreht auf { $at } die Sanduhr um. Das Plättchen ist weg, es gelten die aufgedruckten Aufgaben.
   *[other] { $seat } dreht auf { $at } die Sanduhr um: { $tile }.
 }
event-said = { $public ->
    [yes] { $seat }: „{ $words }“
   *[no] { $seat } (nicht für alle hörbar): „{ $words }“
 }
event-murmured = { $seat } sagt etwas, das du nicht hören kannst.
event-remark_pending = Die Bemerkung „{ $words }“ von { $seat } ist unterwegs.
event-remarks_lost = { $n ->
    [one] Eine Bemerkung von { $seat } kam nicht rechtzeitig an und ist verloren.
   *[other] { $n } Bemerkungen von { $seat } kamen nicht rechtzeitig an und sind verloren.
 }
event-played = { $card ->
    [none] { $seat } legt eine Karte.
    [Verletzung] { $seat } legt eine Verletzung.
   *[other] { $seat } legt { $card }.
 }{ $silence ->
    [yes] {" "}Ab jetzt herrscht Stille.
   *[no] {""}
 }
event-auto_played = { $madness }: { $card ->
    [Verletzung] Eine Verletzung
   *[other] { $card }
 } springt auf den Schlitten, und { $seat } kann nichts dagegen tun.
event-declared_done = { $seat } ist fertig.
event-changed_mind = { $seat } ist doch noch nicht fertig.
event-passed = { $seat } passt und macht in diesem Durchgang keine Bemerkungen mehr.
event-lingers = { $seat } wartet.
event-last_call = Letzte Gelegenheit: Wer noch Bemerkungen hat, darf sie jetzt machen.
event-slipped = { $seat } gibt zu, sich versprochen zu haben.
event-accused = { $seat } sagt, dass { $whom } die Stille gebrochen hat.
event-accusation_dismissed = { $seat } weist den Vorwurf zurück: { $whom } hat geschwiegen.
event-silence_broken = { $seat } hat die Stille gebrochen. Der Würfel zeigt: { $face }.
event-was_asked = { $seat } wurde namentlich um Karten gebeten.
event-was_briefed = { $seat } hat dreimal gesprochen.
event-advised = { $seat } schlägt vor: { $words }.
event-timer_ended = { $early ->
    [yes] Alle sind fertig. Die Sanduhr wird vorzeitig angehalten.
   *[no] Die Sanduhr ist abgelaufen.
 }
event-extended = { $seat } gibt einen Marker aus und dreht die Sanduhr noch einmal um. Marker auf dem Schlitten: { $n }.
event-cards_returned = { $n ->
    [one] Die Karte auf dem Schlitten kommt zurück auf die Hand.
   *[other] Die { $n } Karten auf dem Schlitten kommen zurück auf die Hand.
 }
event-revealed = { $seat ->
    [none] Auf dem Schlitten: { $cards }.
   *[other] { $seat } hat gelegt: { $cards }.
 }
event-met = { $letter }: { $gear } { $sum }. Geschafft!
event-missed = { $letter }: { $gear } { $sum }. Um { $distance } daneben.
event-relic_taken = { $whom } erhält ein Relikt: { $relic }.
event-space_covered = Als Leitung kann { $whom } in der Phase { $stage } keine Marker mehr ausgeben.
event-went_mad = { $madness ->
    [none] { $whom } zieht eine Wahnsinnskarte der Stufe { $level }.
   *[other] { $whom } zieht eine Wahnsinnskarte der Stufe { $level }: { $madness }.
 }
event-all_mad = Alle sind schon auf Wahnsinnsstufe 3. Statt Wahnsinn kostet das Relikt einen Marker.
event-arcane_found = { $seat } findet eine arkane Karte ({ $gear }). Sie kommt auf die Ablage.
event-healed = Eine Verletzung kommt von der Ablage zurück in den Vorrat. Verletzungen im Vorrat: { $left }.
event-praised = { $n ->
    [one] Lob: Ein Marker kommt zurück auf den Schlitten.
   *[other] Lob: { $n } Marker kommen zurück auf den Schlitten.
 }
event-searched = { $seat } zeigt allen das Plättchen auf { $at }: { $tile }.
event-search_skipped = { $seat } verzichtet auf die Suche.
event-search_ended = Das Plättchen auf { $at } liegt wieder verdeckt.
event-nothing_gained = Die Belohnung wäre { $reward }, aber diesmal gibt es nichts zu holen.
event-rolled = { $seat } würfelt für { $letter }: { $face }.
event-rerolled = { $seat } gibt einen Marker aus und würfelt neu für { $letter }: { $face }.
event-accident = { $n ->
    [one] Unfall: Eine Verletzung kommt auf die Ablage. Verletzungen im Vorrat: { $left }.
   *[other] Unfall: { $n } Verletzungen kommen auf die Ablage. Verletzungen im Vorrat: { $left }.
 }
event-confused = { $n ->
    [0] Verwirrung, aber der Stapel ist leer.
   *[other] Verwirrung! Vom Stapel abgeworfen: { $cards }.
 }
event-deck_too_short = { $n ->
    [one] Die Verwirrung würde eine Karte kosten, aber der Stapel ist leer. Stattdessen kommt ein Marker in die Schachtel.
   *[other] Die Verwirrung würde { $n } Karten kosten, aber { $deck ->
        [0] der Stapel ist leer
        [one] im Stapel ist nur eine
       *[other] im Stapel sind nur { $deck }
     }. Stattdessen kommt ein Marker in die Schachtel.
 }
event-confidence_lost = Vertrauensverlust: { $n } Marker kommen vom Schlitten auf die Ablage.
event-confidence_gone = { $n ->
    [0] Vertrauensverlust, aber auf dem Schlitten liegt kein Marker. Stattdessen kommt ein Marker in die Schachtel.
    [one] Vertrauensverlust, aber auf dem Schlitten liegt nur ein Marker. Stattdessen kommt ein Marker in die Schachtel.
   *[other] Vertrauensverlust, aber auf dem Schlitten liegen nur { $n } Marker. Stattdessen kommt ein Marker in die Schachtel.
 }
event-token_discarded = Ein Marker kommt auf die Ablage. Marker auf dem Schlitten: { $sled }.
event-token_lost = Ein Marker kommt in die Schachtel. Marker insgesamt: { $left }.
event-drew = { $cards ->
    [none] { $n ->
        [one] { $whom } zieht eine Karte.
       *[other] { $whom } zieht { $n } Karten.
     }
   *[other] { $whom } zieht: { $cards }.
 }
event-deck_short = { $need ->
    [one] Zum Auffüllen fehlt eine Karte
   *[other] Zum Auffüllen fehlen { $need } Karten
 }, aber { $deck ->
    [0] der Stapel ist leer
    [one] im Stapel ist nur eine
   *[other] im Stapel sind nur { $deck }
 }. Erst eine Rast füllt ihn wieder auf.
event-limit_raised = { $seat } gibt einen Marker aus und erhöht das Handkartenlimit für diese Phase auf { $limit }.
event-rested = { $seat } lässt das Team rasten. Ein Marker kommt in die Schachtel. Marker auf dem Schlitten: { $n }. Karten im neuen Stapel: { $deck }.
event-rest_skipped = { $seat } fliegt ohne Rast weiter.
event-injuries_returned = { $n ->
    [one] Eine Verletzung kommt zurück auf die Hand von { $whom }.
   *[other] { $n } Verletzungen kommen zurück auf die Hand von { $whom }.
 }
event-time_up = { $seat } hat zu lange überlegt. Jetzt entscheiden die Regeln.
event-escaped = { $won ->
    [yes] Das Flugzeug entkommt! Relikte: { $relics }, Verletzungen: { $injuries }, Wertung: { $balance }.
   *[no] Das Flugzeug entkommt, aber die Wertung reicht nicht. Relikte: { $relics }, Verletzungen: { $injuries }.
 }
event-tokens_gone = Der letzte Führungsmarker ist weg. Niemand führt mehr.
event-injuries_gone = Eine Verletzung zu viel: Der Vorrat ist leer.
event-unmasked = Wahnsinn von { $whom }: { $madness }.

## Ablehnungen

refusal-game_over = Die Partie ist zu Ende.
refusal-no_such_seat = { $whom } sitzt nicht an diesem Tisch.
refusal-not_leader = { $turn } führt in diesem Zug und entscheidet das.
refusal-not_now = { $now ->
    [move] Zuerst muss die Leitung fliegen.
    [flip] Zuerst muss die Leitung die Sanduhr umdrehen.
    [timer] Die Sanduhr läuft. Redet und legt Karten.
    [silence] Es herrscht Stille. Leg Karten oder melde dich fertig.
    [timer_out] Die Sanduhr ist abgelaufen. Die Leitung muss sie noch einmal umdrehen oder den Schlitten aufdecken.
    [relic] Zuerst muss die Leitung ein Relikt vergeben.
    [arcane] Zuerst muss die Leitung eine arkane Karte wählen.
    [search] Zuerst muss die Leitung ein Plättchen ansehen oder auf die Suche verzichten.
    [look] Alle sehen sich ein Plättchen an. Bestätige, wenn du genug gesehen hast.
    [fail] Zuerst muss die Leitung für jede nicht geschaffte Aufgabe Wahnsinn oder den Würfel wählen.
    [die] Es wurde gewürfelt. Die Leitung muss neu würfeln oder den Wurf annehmen.
    [draw] Ihr füllt gerade die Handkarten auf. Die Leitung muss austeilen oder das Nachziehen beenden.
   *[rest] Zuerst muss die Leitung rasten oder weiterfliegen.
}
refusal-start_at_coast = Die Expedition beginnt an der Küste, nicht auf { $to }. Wähle ein Feld von c1 bis c11.
refusal-start_at_shore = An diesem Tisch beginnt die Expedition am Ufer, nicht auf { $to }. Wähle ein Feld von c1 bis c6.
refusal-same_space = Das Flugzeug ist schon auf { $to } und muss weiterfliegen.
refusal-too_far = { $to } grenzt nicht an { $at }. Flieg auf ein angrenzendes Feld. Hinter der Stadt geht es nur noch vorwärts.
refusal-no_such_edge = An diesem Tisch hat der Rand nur ein Feld. Flieg nach x2 statt nach { $to }.
refusal-not_mad = { $whom } ist bei klarem Verstand. Der Marker wäre verschwendet.
refusal-already_ignored = Der Wahnsinn von { $whom } ist in diesem Zug schon ausgesetzt.
refusal-not_ignored = Für { $whom } wurde in diesem Zug kein Marker ausgegeben.
refusal-no_changes_left = Du hast in diesem Zug schon { $max }-mal etwas zurückgenommen. Diese Entscheidung gilt.
refusal-no_token = Auf dem Schlitten liegt kein Marker. { $discard ->
    [one] Den Marker
   *[other] Die { $discard } Marker
 } auf der Ablage kannst du erst nach einer Rast oder einem Lob wieder ausgeben.
refusal-no_cards_left = Niemand hat noch eine Karte auf der Hand, mehr Zeit bringt also nichts. Deck den Schlitten auf.
refusal-timer_runs_out = An diesem Tisch läuft jede Sanduhr ganz ab. Leg einfach keine Karten mehr.
refusal-covered = Ein Relikt deckt dein Feld „{ $stage }“ ab. In dieser Phase kannst du bis zum Ende der Partie keine Marker ausgeben.
refusal-not_in_hand = Diese Karte hast du nicht auf der Hand: { $card }.
refusal-already_done = Du hast dich schon fertig gemeldet.
refusal-not_done_yet = Du hast dich noch nicht fertig gemeldet.
refusal-empty_hand = Deine Hand ist leer, also bist du fertig.
refusal-no_mind_changes_left = Du hast es dir in diesem Durchgang schon { $max }-mal anders überlegt.
refusal-game_is_timed = Passen und Warten gibt es nur ohne Zeitdruck. Sag stattdessen einfach nichts.
refusal-passed_already = Du hast in diesem Durchgang schon gepasst.
refusal-lingers_already = Du wartest schon. Du kannst jederzeit etwas sagen.
refusal-nothing_to_keep = Du hast alle { $max } Bemerkungen verbraucht und kannst keine mehr aufheben.
refusal-not_in_person = Das geht nur, wenn ihr mündlich spielt.
refusal-slipped_already = Du hast in diesem Durchgang schon einen Versprecher zugegeben.
refusal-accused_already = Du hast in diesem Durchgang schon jemanden beschuldigt.
refusal-accuses_self = Du kannst dich nicht selbst beschuldigen. Gib stattdessen einen Versprecher zu.
refusal-accusation_pending = Zuerst muss die Leitung über den Vorwurf gegen { $whom } entscheiden.
refusal-no_accusation = Im Moment ist kein Vorwurf offen.
refusal-asked_already = Alle wissen schon, dass du in diesem Zug namentlich um Karten gebeten wurdest.
refusal-briefed_already = Alle wissen schon, dass du in diesem Durchgang dreimal gesprochen hast.
refusal-nothing_to_declare = An diesem Tisch hängt keine Wahnsinnskarte davon ab. Du brauchst nichts zu melden.
refusal-wrong_relic = Die Belohnung ist { $reward }, und Relikte dieser Art sind noch im Vorrat. Wähle eines davon statt „{ $relic }“.
refusal-relic_gone = „{ $relic }“ gehört schon { $whom }.
refusal-too_mad = { $whom } ist schon auf Stufe 3. Wähle jemanden mit einer niedrigeren Stufe.
refusal-no_arcane = Es ist keine arkane Karte ({ $gear }) mehr da. Wähle eine andere Art.
refusal-no_tile_there = Auf { $at } liegt kein verdecktes Plättchen. Wähle ein anderes Feld.
refusal-search_required = An diesem Tisch kannst du auf die Suche nicht verzichten. Wähle ein verdecktes Plättchen.
refusal-saw_enough = Du hast schon genug gesehen. Warte auf die anderen.
refusal-not_missed = Aufgabe { $letter } ist geschafft oder schon erledigt.
refusal-hand_full = { $whom } hat schon mindestens { $limit } Karten. Gib die Karte jemandem mit weniger.
refusal-deal_first = { $n ->
    [one] Teil zuerst die letzte Karte aus.
   *[other] Teil zuerst die übrigen { $n } Karten aus.
 }
refusal-advice_used_up = Du hast in diesem Zug schon { $max }-mal Rat gegeben. Lass die Leitung entscheiden.
refusal-no_advice_text = An diesem Tisch gibt es keinen Rat in Worten. Zeig auf etwas oder gib ein Zeichen.
refusal-no_advice = An diesem Tisch entscheidet die Leitung ohne Rat. Reden könnt ihr, sobald die Sanduhr läuft.
refusal-silence = Es herrscht Stille, und an diesem Tisch kann sie niemand brechen. Karten legen kannst du noch.
refusal-too_late = Es wurde still, bevor deine Worte ankamen. Niemand hat sie gehört, und es gibt keine Strafe.

## Wie ein Befehl aussehen muss

expected-a_command_such_as_move_flip_play_or_done = ein Befehl wie move, flip, play oder done
expected-two_words_such_as_undo_move_not_done_or_skip_rest = zwei Wörter wie undo move, not done oder skip rest
expected-a_space_such_as_c4_m2_y3_x1_or_z2 = ein Feld wie c4, m2, y3, x1 oder z2
expected-a_card_such_as_tools-4_or_injury = eine Karte wie tools-4 oder injury
expected-a_relic_such_as_sp-a_ru-c_or_kn-b = ein Relikt wie sp-a, ru-c oder kn-b
expected-a_kind_of_equipment_tools_weapons_books_or_crates = eine Art von Ausrüstung: tools, weapons, books oder crates
expected-a_challenge_a_or_b = eine Aufgabe: a oder b
expected-a_statement_such_as_have_tools_5_cover_a_or_yes = eine Aussage wie have tools 5, cover a oder yes
expected-a_size_no_little_fair_or_plenty = eine Menge: no, little, fair oder plenty
expected-a_seat_a_kind_of_equipment_or_a_challenge = ein Platz, eine Art von Ausrüstung oder eine Aufgabe
expected-a_sign_such_as_thumbs_up_alarm_or_scream = ein Zeichen wie thumbs_up, alarm oder scream
expected-a_chip_such_as_1_red_please_or_p2 = ein Zusatzwort wie 1, red, please oder p2
expected-at_most_3_chips = höchstens 3 Zusatzwörter
expected-at_most_4_chips = höchstens 4 Zusatzwörter
expected-a_sum_such_as_2_3 = eine Summe wie 2+3
expected-a_text_of_1_to_80_characters_fewer_in_other_scripts = ein Text von 1 bis 80 Zeichen, in anderen Schriften weniger
expected-space_seat_decision_sign_or_text = space, seat, decision, sign oder text
expected-a_decision_such_as_flip_extend_madness_die_or_rest = eine Entscheidung wie flip, extend, madness, die oder rest

## Ausgang

outcome-post = Ihr behaltet mit Mühe eure Stellen, aber ihr seid zu Hause.
outcome-footnote = Ihr seid eine Fußnote in den Fachzeitschriften. Immerhin.
outcome-fame = Ruhm und eine Vortragsreise um die Welt!
outcome-overturned = Eure Entdeckungen stellen die Wissenschaft auf den Kopf.
outcome-proof = Kein Zweifel mehr: Vor den Menschen war schon jemand hier.
outcome-shamed = Ihr kehrt in Schande heim, mit mehr Verletzungen als Relikten.
outcome-tied = Ihr habt gleich viele Relikte und Verletzungen, und das reicht an diesem Tisch nicht.
outcome-no_tokens = Der letzte Führungsmarker ist weg. Die Expedition zerfällt im Eis.
outcome-no_injuries = Eine Verletzung zu viel. Niemand kann das Flugzeug mehr fliegen.

## Voreinstellungen und Optionen

preset-standard = Standard
preset-standard-about = Die Standardregeln: dreißig Sekunden pro Durchgang, und bei Gleichstand gewinnt ihr.
preset-first_flight = Erster Flug
preset-first_flight-about = Eine ganze Minute pro Durchgang.
preset-veteran = Veteran
preset-veteran-about = Wahnsinnskarten sammeln sich an, und bei Gleichstand verliert ihr.
preset-nightmare = Albtraum
preset-nightmare-about = Zwanzig Sekunden pro Durchgang und keine lichten Momente. Wahnsinnskarten sammeln sich an, und bei Gleichstand verliert ihr.
preset-correspondence = Fernpartie
preset-correspondence-about = Ohne Zeitdruck: Jede Person hat pro Durchgang vier Bemerkungen und einen Tag Zeit dafür.
preset-classic_standard = Klassisch
preset-classic_standard-about = Wie Standard, aber Verwirrung kostet einen Marker, wenn der Stapel nicht reicht, und bei einer Suche angesehene Plättchen bleiben sichtbar.
preset-as_written = Wie beschrieben
preset-as_written-about = Die Regeln wörtlich genommen: wie „Standard“, aber Verletzungen zählen, wenn sie nicht im Stapel liegen, der letzte Zug hat eine Rast, und es gibt 11 arkane Karten. Den Rest nennt die Option „Wie beschrieben“.
option-timer_seconds = Sanduhr
option-timer_seconds-about = Legt fest, wie lange die Sanduhr läuft. Mehr Zeit macht die Partie leichter und hilft allen, die langsam lesen oder tippen oder mit Tastatur oder Screenreader spielen.
option-timer_seconds-20 = 20 Sekunden
option-timer_seconds-30 = 30 Sekunden
option-timer_seconds-45 = 45 Sekunden
option-timer_seconds-60 = 60 Sekunden
option-timer_seconds-90 = 90 Sekunden
option-timer_seconds-120 = 120 Sekunden
option-pace = Tempo
option-pace-about = Spielt gegen die Uhr oder über mehrere Tage mit einer begrenzten Zahl von Bemerkungen.
option-pace-realtime = gegen die Uhr
option-pace-untimed = ohne Zeitdruck
option-budget = Bemerkungen
option-budget-about = Legt fest, wie viele Bemerkungen ihr ohne Zeitdruck pro Person und Durchgang habt.
option-timer_hours = Stunden pro Durchgang
option-timer_hours-about = Legt fest, wie lange ein Durchgang ohne Zeitdruck dauert.
option-talk_mode = Gespräch
option-talk_mode-about = Legt fest, wie ihr in der Begegnung miteinander redet.
option-talk_mode-panel = Sprechtafel
option-talk_mode-text = freier Text
option-talk_mode-panel_text = Sprechtafel und Text
option-talk_mode-in_person = mündlich, auf Ehrenwort
option-silence_mode = Stille
option-silence_mode-about = Legt fest, was passiert, wenn jemand in der Stille spricht.
option-silence_mode-penalty = Strafwürfel
option-silence_mode-locked = Reden gesperrt
option-expert = Expertenmodus
option-expert-about = Ihr behaltet eure alten Wahnsinnskarten, und sie gelten alle weiter.
option-blank_cards = Leere Karten
option-blank_cards-about = Sechs Wahnsinnskarten haben keine Regel. Sie können lichte Momente sein, draußen bleiben oder vom Host beschriftet werden.
option-blank_cards-lucid = lichte Momente
option-blank_cards-out = nicht dabei
option-blank_cards-custom = vom Host beschriftet
option-tie = Gleichstand
option-tie-about = Legt fest, wie die Partie bei gleich vielen Relikten und Verletzungen endet.
option-tie-win = Sieg
option-tie-loss = Niederlage
option-edge_spaces = Felder am Rand
option-edge_spaces-about = Legt fest, wie viele Felder der Rand des Wahnsinns hat.
option-edge_spaces-3 = drei
option-edge_spaces-1 = eins
option-start_zone = Start
option-start_zone-about = Legt fest, wo die Expedition beginnen darf.
option-start_zone-any_coast = überall an der Küste
option-start_zone-shore_row = nur am Ufer
option-arcane_cards = Arkane Karten
option-arcane_cards-about = Legt fest, wie viele arkane Karten im Spiel sind.
option-arcane_cards-8 = 8
option-arcane_cards-11 = 11
option-played_cards = Gelegte Karten
option-played_cards-about = Legt fest, ob gelegte Karten auf dem Schlitten bleiben, wenn die Sanduhr noch einmal umgedreht wird.
option-played_cards-stay = bleiben auf dem Schlitten
option-played_cards-return_on_extend = zurück auf die Hand
option-short_confusion = Verwirrung bei kleinem Stapel
option-short_confusion-about = Legt fest, was Verwirrung kostet, wenn der Stapel zu wenige Karten hat.
option-short_confusion-what_is_left = die restlichen Karten
option-short_confusion-token = einen Marker
option-first_leader = Erste Leitung
option-first_leader-about = Legt fest, wer im ersten Zug führt.
option-first_leader-random = zufällig
option-first_leader-seat = vom Host bestimmt
option-reveal_owner = Zeigen, wer was gelegt hat
option-reveal_owner-about = Wird der Schlitten aufgedeckt, sehen alle, wer welche Karte gelegt hat.
option-search_note = Suchnotizen
option-search_note-about = Ein Plättchen, das ihr bei einer Suche angesehen habt, bleibt für alle sichtbar.
option-mirage = Luftspiegelung
option-mirage-about = Ab der Stadt sind die Farben der Ausrüstung vertauscht. Namen und Formen stimmen weiterhin.
option-advice_text = Rat in Worten
option-advice_text-about = Ihr dürft Rat auch als freien Text geben, aber nichts über Handkarten oder Wahnsinn schreiben.
option-honour_pack = Ehrenwort-Karten
option-honour_pack-about = Ersetzt zwölf Wahnsinnskarten durch solche, die nicht die Sprache, sondern den Körper betreffen. Nur möglich, wenn ihr mündlich spielt.
option-as_written = Wie beschrieben
option-as_written-about = Nur Verletzungen im Stapel zählen nicht, gelegte kommen ohne Rast zurück, und der letzte Zug hat alle Phasen. Suchen ist Pflicht, es gibt keinen Rat, Sanduhren laufen ganz ab, verlorene Marker kommen vom Schlitten, und Wahnsinn betrifft nie das Legen von Karten.

## Der Spielplan als Text

picture-legend = * verdecktes Plättchen   = bekanntes Plättchen   > Flugzeug
picture-reward = Belohnung
picture-timer = Sanduhr
picture-turn = Zug
picture-tokens = Marker (Schlitten/Ablage/Schachtel)
picture-deck = Stapel
picture-discard = Ablage
picture-injuries = Verletzungen übrig
picture-score = Relikte - Verletzungen
picture-hand = Hand
picture-played = gelegt
picture-madness = Wahnsinn
picture-relics = Relikte

## Abgelehnte Bemerkungen und Karten

refusal-no_such_colleague = { $whom } sitzt nicht an diesem Tisch. Sprich eine Person am Tisch an.
refusal-names_self = Du kannst dich nicht selbst ansprechen oder auf dich zeigen. Wähle eine andere Person oder niemanden.
refusal-unheard_remark = Bemerkung { $id } hat dich in diesem Durchgang nicht erreicht. Antworte auf eine, die du gehört hast, oder wiederhole sie.
refusal-own_echo = Bemerkung { $id } ist von dir. Ein Echo geht nur mit Bemerkungen von anderen.
refusal-chip_misplaced = „{ $chip }“ gehört ans andere Ende der Bemerkung. Ordnungszahlen, Farben, ja, nein und hm stehen vorn, alle anderen Zusatzwörter hinten.
refusal-sign_with_words = Zeichen kannst du nicht rufen, als Summe zeigen oder mit Zusatzwörtern verbinden. Du kannst damit nur jemanden ansprechen oder jemandem antworten.
refusal-nothing_to_split = Diese Aussage enthält keine Zahl, die du als Summe sagen könntest.
refusal-wrong_split = { $first } + { $second } geht nicht. Die beiden Teile müssen zusammen { $value } ergeben und jeweils mindestens 1 sein.
refusal-out_of_range = { $value } ist nicht möglich. Diese Aussage erlaubt Zahlen von { $min } bis { $max }.
refusal-no_panel = An diesem Tisch tippst du deine Bemerkungen. Schaltflächen gibt es nur für Zeichen und zum Zeigen.
refusal-no_text = An diesem Tisch gibt es keinen freien Text. Benutze die Sprechtafel.
refusal-too_quick = Du hast in der letzten Sekunde schon gesprochen. Lass den anderen Zeit zum Lesen.
refusal-too_many_remarks = Du hast in diesem Durchgang schon alle { $max } Bemerkungen gemacht. Leg jetzt deine Karten.
refusal-budget_spent = Du hast deine { $max } Bemerkungen für diesen Durchgang schon verbraucht. Leg jetzt deine Karten.
refusal-has_passed = Du hast gepasst und kannst in diesem Durchgang keine Bemerkungen mehr machen.
refusal-meta_word = Über Wahnsinn darf niemand sprechen. Lass „{ $word }“ weg.
refusal-too_many_words = { $madness }: Sag höchstens { $max ->
    [one] ein Wort
   *[other] { $max } Wörter
 }. Mit Zusatzwörtern und Namen sind es hier { $n }.
refusal-no_remarks_left = { $madness }: Du hast { $max ->
    [one] deine einzige Bemerkung
   *[other] deine { $max } Bemerkungen
 } in diesem Durchgang schon gemacht. Auch Zeichen zählen mit.
refusal-no_one_named = { $madness }: Nenne jemanden beim Namen. Sprich jemanden an oder füge einen Namen hinzu.
refusal-name_one = { $madness }: Nenne genau eine Person, nicht { $n }.
refusal-same_colleague = { $madness }: { $whom } hast du schon beim letzten Mal genannt. Wähle jemand anderen.
refusal-name_only = { $madness }: Sprich { $whom } an und sonst niemanden.
refusal-may_not_name = { $madness }: { $whom } gibt es für dich nicht. Du darfst die Person weder nennen noch auf sie zeigen.
refusal-may_not_answer = { $madness }: { $whom } gibt es für dich nicht. Antworte jemand anderem.
refusal-no_colour = { $madness }: Beginne mit einer Farbe.
refusal-same_colour = { $madness }: { $colour } war deine letzte Farbe. Beginne mit einer anderen.
refusal-no_contradiction = { $madness }: Beginne mit „nein“.
refusal-no_song = { $madness }: Beende die Bemerkung mit „Tekeli-li“.
refusal-no_please = { $madness }: Sag in jeder Bemerkung „bitte“.
refusal-no_weather = { $madness }: Erwähne das Wetter, zum Beispiel Kälte oder Wind.
refusal-no_question = { $madness }: Mach eine Frage daraus. Ein „?“ genügt.
refusal-not_shouted = { $madness }: Ruf laut oder tippe in Großbuchstaben.
refusal-breathless = { $madness }: Hol noch { $left ->
    [one] eine Sekunde
   *[other] { $left } Sekunden
 } lang Luft.
refusal-breathless_turn = { $madness }: Erst muss jemand anderes sprechen, dann wieder du.
refusal-too_early = { $madness }: Du darfst erst sprechen, wenn { $percent } % der Zeit vorbei sind.
refusal-after_others = { $madness }: Sprich erst, wenn andere { $n ->
    [one] eine Bemerkung
   *[other] { $n } Bemerkungen
 } gemacht haben oder { $percent } % der Zeit vorbei sind.
refusal-words_gone = { $madness }: Du kannst nur in den ersten { $percent } % der Zeit sprechen. Das gilt auch für Zeichen.
refusal-same_kind = { $madness }: Auch deine letzte Bemerkung war von der Art „{ $kind }“. Wähle eine andere Art.
refusal-same_first_word = { $madness }: Dein letzter Text begann auch mit „{ $word }“. Beginne anders.
refusal-no_numbers = { $madness }: Du darfst keine Zahlen sagen, auch nicht { $value }.
refusal-unlucky_number = { $madness }: Die Zahl { $value } darfst du nie sagen.
refusal-odd_number = { $madness }: Sag nur Vielfache von { $n }. { $value } ist keines.
refusal-no_counting = { $madness }: „{ $kind }“ kannst du nicht als Summe sagen. Nenne stattdessen einzelne Karten oder Gesamtwerte.
refusal-not_a_sum = { $madness }: Sag { $value } als Summe zweier kleinerer Zahlen.
refusal-no_gear = { $madness }: Nenne keine Ausrüstung, auch nicht { $gear }. Sprich stattdessen von Aufgabe A oder B.
refusal-several_gears = { $madness }: Nenne höchstens eine Art von Ausrüstung pro Bemerkung.
refusal-other_gear = { $madness }: Dein Thema in diesem Durchgang: { $wanted }. Du darfst { $gear } nicht erwähnen. Sprich stattdessen von A oder B.
refusal-gear_used_up = { $madness }: { $gear } hast du in diesem Durchgang schon erwähnt. Sprich stattdessen von A oder B.
refusal-kind_not_allowed = { $madness }: „{ $kind }“ ist nicht erlaubt. Dir bleibt nur: { $kinds }.
refusal-kind_forbidden = { $madness }: „{ $kind }“ ist nicht erlaubt. Sag etwas anderes.
refusal-text_forbidden = { $madness }: Freier Text ist nicht erlaubt. Benutze die Sprechtafel.
refusal-not_yes_or_no = { $madness }: Tippe nur „ja“ oder „nein“.
refusal-not_one_number = { $madness }: Tippe eine einzige Zahl und sonst nichts.
refusal-several_numbers = { $madness }: Nenne pro Bemerkung nur eine Zahl, nicht { $n }.
refusal-word_of_sums = { $madness }: „{ $word }“ deutet auf eine Summe oder einen Fehlbetrag hin. Lass es weg.
refusal-word_of_asking = { $madness }: „{ $word }“ klingt nach einer Bitte. Lass es weg.
refusal-asking_by_name = { $madness }: Nenne niemanden beim Namen. Das klingt nach einer Bitte.
refusal-is_a_question = { $madness }: Stell keine Fragen.
refusal-word_of_self = { $madness }: Mit „{ $word }“ sprichst du von dir. Sag den anderen, was sie tun sollen.
refusal-no_repetition = { $madness }: Du kannst nur Wort für Wort wiederholen, was jemand anderes in diesem Durchgang gesagt hat.
refusal-points_at_gear = { $madness }: Wenn du auf { $gear } zeigst, sprichst du von deinen Karten. Zeig stattdessen auf eine Aufgabe oder eine Person.
refusal-no_signs = { $madness }: Du darfst weder Zeichen geben noch auf etwas zeigen.
refusal-not_numbered = { $madness }: Beginne mit { $n }, der Nummer dieser Bemerkung.
refusal-not_twice = { $madness }: Wiederhole zuerst deine letzte Bemerkung Wort für Wort.
refusal-not_idle = { $madness }: Diese Bemerkung muss Geplauder sein, ohne Zahl, Ausrüstung oder Aufgabe. Mit der nächsten darfst du zur Sache kommen.
refusal-answers_no_one = { $madness }: Antworte auf eine Bemerkung von jemand anderem.
refusal-not_spoken_to = { $madness }: Antworte auf eine Bemerkung mit deinem Namen oder auf eine Frage an alle.
refusal-not_on_cue = { $madness }: Sprich nur direkt nach { $whom } oder erst, wenn { $percent } % der Zeit vorbei sind.
refusal-choir_waits = { $madness }: Erst { $n ->
    [one] muss noch eine andere Person
   *[other] müssen noch { $n } andere Personen
 } sprechen. Sind { $percent } % der Zeit vorbei, darfst du das einmal ignorieren.
refusal-shares_nothing = { $madness }: Nenne eine Zahl oder eine Art von Ausrüstung aus der letzten Bemerkung einer anderen Person.
refusal-number_taken = { $madness }: Die Zahl { $value } hat in diesem Durchgang schon jemand gesagt.
refusal-gear_taken = { $madness }: { $gear } hat in diesem Durchgang schon jemand erwähnt.
refusal-letter_lost = { $madness }: „{ $word }“ enthält den Buchstaben { $letter }.
refusal-claim_is_true = { $madness }: Das ist wahr. Du darfst nie die Wahrheit sagen.
refusal-first_claim_is_true = { $madness }: Das ist wahr. Deine erste Aussage über deine Karten muss gelogen sein.
refusal-claim_not_shifted = { $madness }: Wenn du { $gear } sagst, meinst du { $wanted }, und das passt nicht zu deinen Karten.
refusal-claim_not_mirrored = { $madness }: Du liest eine 2 als 6, eine 3 als 5 und eine 4 als 4. Das passt zu keiner deiner Karten.
refusal-claim_not_doubled = { $madness }: Sag das Doppelte der wahren Zahl.
refusal-unclear_claim = { $madness }: Es ist nicht klar, was das über deine Karten aussagt. Nenne eine Art von Ausrüstung und eine Zahl.
refusal-briefing_due = { $madness }: Sprich { $min ->
    [one] einmal
   *[other] { $min }-mal
 }, bevor du eine Karte legst (bisher { $n }-mal). Das entfällt, wenn Stille herrscht oder die Sanduhr fast abgelaufen ist.
refusal-not_asked = { $madness }: In diesem Zug hat dich niemand namentlich um Karten gebeten. Sag den anderen, was du hast.

## Arten von Aussagen

kind-have_card = Ich habe diese Karte
kind-have_total = Ich habe insgesamt
kind-have_count = Ich habe so viele Karten
kind-have_size = Ich habe ungefähr
kind-offer = Ich übernehme
kind-request = Bitte leg
kind-hold = Bitte behalte
kind-total = Summe einer Aufgabe
kind-need = Es fehlt noch
kind-focus = Nur diese Aufgabe
kind-ask = Wer hat welche?
kind-yes = Ja
kind-no = Nein
kind-number = Zahl
kind-point = Zeigen
kind-react = Zeichen
kind-go = Jetzt
kind-wait = Warte
kind-injured = Verletzungen
kind-echo = Echo
kind-text = Freier Text

## Farben, Zusatzwörter und Mengen

colour-red = Rot
colour-orange = Orange
colour-yellow = Gelb
colour-green = Grün
colour-blue = Blau
colour-violet = Violett
colour-black = Schwarz
colour-white = Weiß
colour-grey = Grau
colour-pink = Rosa
colour-brown = Braun
colour-gold = Gold
chip-yes = ja
chip-no = nein
chip-hm = hm
chip-tekeli-li = Tekeli-li
chip-please = bitte
chip-cold = kalt
chip-wind = Wind
size-no = nichts
size-little = wenig
size-fair = einiges
size-plenty = reichlich
wanted-tools = Werkzeug
wanted-weapons = Waffen
wanted-books = Bücher
wanted-crates = Kisten

## Die Wahnsinnskarten

madness-l1-01 = Knappe Meldungen
madness-l1-01-about = Sag höchstens vier Wörter pro Bemerkung.
madness-l1-02 = Namensappell
madness-l1-02-about = Nenne in jeder Bemerkung jemanden am Tisch beim Namen.
madness-l1-03 = Geborgtes Lied
madness-l1-03-about = Beende jede Bemerkung mit „Tekeli-li“.
madness-l1-04 = Salonmanieren
madness-l1-04-about = Sag in jeder Bemerkung „bitte“.
madness-l1-05 = Nichts ist gewiss
madness-l1-05-about = Alles, was du sagst, muss eine Frage sein.
madness-l1-06 = Gegen den Sturm
madness-l1-06-about = Ruf jede Bemerkung laut.
madness-l1-07 = Dünne Luft
madness-l1-07-about = Hol nach jeder Bemerkung fünf Sekunden lang Luft.
madness-l1-08 = Nach euch
madness-l1-08-about = Schweig, bis andere zwei Bemerkungen gemacht haben oder zwei Fünftel der Zeit vorbei sind.
madness-l1-09 = Rastlose Feder
madness-l1-09-about = Mach nie zweimal hintereinander dieselbe Art von Bemerkung.
madness-l1-10 = Die Unglückszahl
madness-l1-10-about = Sag nie die Zahl Sechs.
madness-l1-11 = Nummerierte Notizen
madness-l1-11-about = Nummeriere deine Bemerkungen: eins, zwei, drei und so weiter. Beginne in jedem Durchgang wieder bei eins.
madness-l1-12 = Vertrauensperson
madness-l1-12-about = Richte jede Bemerkung an die Person links von dir. Die anderen können dich hören.
madness-l1-13 = Polarlicht
madness-l1-13-about = Beginne jede Bemerkung mit einer Farbe, aber nie mit der zuletzt benutzten.
madness-l1-14 = Wetterbuch
madness-l1-14-about = Erwähne in jeder Bemerkung das Wetter.
madness-l1-15 = Kein Sinn für Summen
madness-l1-15-about = Nenne nie eine Summe oder einen Fehlbetrag. Nenne höchstens eine Zahl pro Bemerkung.
madness-l1-16 = Lange Rechnung
madness-l1-16-about = Gib jede Zahl als Summe zweier kleinerer Zahlen an.
madness-l1-17 = Alter Groll
madness-l1-17-about = Die Person rechts von dir gibt es für dich nicht. Sprich sie nie an, nenne sie nicht, antworte ihr nicht und zeig nicht auf sie.
madness-l1-18 = Zu stolz
madness-l1-18-about = Stell keine Fragen und bitte niemanden um etwas.
madness-l1-19 = Echo im Eis
madness-l1-19-about = Sag alles zweimal, Wort für Wort.
madness-l1-20 = Volle Lagebesprechung
madness-l1-20-about = Leg keine Karte, bevor du in diesem Durchgang dreimal gesprochen hast, außer es herrscht Stille oder die Sanduhr ist fast abgelaufen.
madness-l2-01 = Jenseits des Zählens
madness-l2-01-about = Du hast alle Zahlen vergessen. Sag nie eine Zahl.
madness-l2-02 = Drei Atemzüge
madness-l2-02-about = Mach höchstens drei Bemerkungen pro Durchgang.
madness-l2-03 = Immer gerade
madness-l2-03-about = Sag nur gerade Zahlen. Runde, wie du willst.
madness-l2-04 = Runde Zahlen
madness-l2-04-about = Sag nur Vielfache von fünf: 5, 10, 15, 20.
madness-l2-05 = Namenlose Dinge
madness-l2-05-about = Nenne nie eine Art von Ausrüstung. Von den Aufgaben A und B darfst du sprechen.
madness-l2-06 = Nur auf Anrede
madness-l2-06-about = Sprich nur, um auf eine Bemerkung mit deinem Namen oder auf eine Frage an alle zu antworten.
madness-l2-07 = Beichtstuhl
madness-l2-07-about = Richte jede Bemerkung an eine einzige Person. Niemand sonst hört sie.
madness-l2-08 = Ein Thema
madness-l2-08-about = Die erste Art von Ausrüstung, die du in einem Durchgang erwähnst, ist die einzige, die du erwähnen darfst.
madness-l2-09 = Späte Post
madness-l2-09-about = Deine Worte kommen sechs Sekunden später an. Sind sie noch unterwegs, wenn es still wird, gehen sie verloren.
madness-l2-10 = Erst das Geplauder
madness-l2-10-about = Deine erste, dritte, fünfte … Bemerkung muss Geplauder sein, ohne Zahl, Ausrüstung oder Aufgabe.
madness-l2-11 = Widerspruchsgeist
madness-l2-11-about = Sprich nur, um anderen zu widersprechen: Jede Bemerkung muss eine Antwort sein und mit „nein“ beginnen.
madness-l2-12 = Quartiermeister
madness-l2-12-about = Sprich nie von deinen eigenen Karten. Sag den anderen, was sie tun sollen.
madness-l2-13 = Meuterei
madness-l2-13-about = Die Leitung hört dich nicht. (Führst du selbst, hört dich die Person rechts von dir nicht.)
madness-l2-14 = Auf Stichwort
madness-l2-14-about = Sprich nur direkt nach der Person rechts von dir oder erst, wenn sieben Zehntel der Zeit vorbei sind.
madness-l2-15 = Langsames Tauen
madness-l2-15-about = Sag kein Wort, bis die halbe Zeit vorbei ist.
madness-l2-16 = Erstes Licht
madness-l2-16-about = Du kannst nur im ersten Drittel der Zeit sprechen.
madness-l2-17 = Papagei
madness-l2-17-about = Jede Bemerkung muss eine Zahl oder eine Art von Ausrüstung aus der letzten Bemerkung einer anderen Person enthalten, falls dort eine vorkam.
madness-l2-18 = Notlüge
madness-l2-18-about = In jedem Durchgang muss deine erste Aussage über deine eigenen Karten unwahr sein.
madness-l2-19 = Lebensmittelkarte
madness-l2-19-about = Erwähne jede Art von Ausrüstung höchstens einmal pro Durchgang.
madness-l2-20 = Ohr der Leitung
madness-l2-20-about = Nur die Leitung hört dich. (Führst du selbst, hört dich nur die Person links von dir.)
madness-l3-01 = Ja und Nein
madness-l3-01-about = Dir bleiben nur zwei Wörter: ja und nein.
madness-l3-02 = Ein Atemzug
madness-l3-02-about = Du hast nur eine einzige Bemerkung pro Durchgang.
madness-l3-03 = Sprachlos
madness-l3-03-about = Sag kein Wort. Du darfst nur auf etwas zeigen und Zeichen geben.
madness-l3-04 = Ziffern
madness-l3-04-about = Sag nichts als Zahlen, immer nur eine auf einmal.
madness-l3-05 = Falsche Wörter
madness-l3-05-about = Sag Waffen statt Werkzeug, Bücher statt Waffen, Kisten statt Bücher und Werkzeug statt Kisten. Sprich nur von deinen eigenen Karten oder sag ja oder nein.
madness-l3-06 = Kopfüber
madness-l3-06-about = Du liest deine Karten verkehrt herum: 2 ist 6, 3 ist 5, 4 ist 4. Nenne nur einzelne Karten oder sag ja oder nein.
madness-l3-07 = Lügengeschichten
madness-l3-07-about = Sprich nur von deinen eigenen Karten und sag nie die Wahrheit.
madness-l3-08 = Doppelbilder
madness-l3-08-about = Du siehst alles doppelt. Verdopple jede Zahl, die du über deine Karten sagst. Sprich nur von deinen eigenen Karten oder sag ja oder nein.
madness-l3-09 = Hohles Echo
madness-l3-09-about = Du kannst nur Wort für Wort wiederholen, was jemand anderes in diesem Durchgang gesagt hat.
madness-l3-10 = Der verlorene Buchstabe
madness-l3-10-about = Der Buchstabe O ist aus deiner Sprache verschwunden. Gib keine Zeichen.
madness-l3-11 = Heimliche Mitteilung
madness-l3-11-about = Du hast nur zwei Bemerkungen pro Durchgang, und nur die Person links von dir hört sie. Gib keine Zeichen.
madness-l3-12 = Rauschen
madness-l3-12-about = Rauschen verschluckt in jeder deiner Bemerkungen ein wichtiges Wort. Gib keine Zeichen.
madness-l3-13 = Stimmen
madness-l3-13-about = Jede Bemerkung erreicht nur eine Person, und du weißt nicht, welche. Gib keine Zeichen.
madness-l3-14 = Der Chor
madness-l3-14-about = Warte vor jeder Bemerkung, bis alle anderen seit deiner letzten gesprochen haben. Im letzten Fünftel der Zeit darfst du diese Regel einmal brechen. Gib keine Zeichen.
madness-l3-15 = Letztes Korn
madness-l3-15-about = Du hast nur zwei Bemerkungen pro Durchgang, beide erst im letzten Fünftel der Zeit.
madness-l3-16 = Nie wieder
madness-l3-16-about = Erwähne nie eine Zahl oder eine Art von Ausrüstung, die in diesem Durchgang schon jemand erwähnt hat. Gib keine Zeichen.
madness-l3-17 = Gebundene Hände
madness-l3-17-about = Du kannst keine Karte legen, solange dich in diesem Zug niemand namentlich darum gebeten hat.
madness-l3-18 = Juckende Finger
madness-l3-18-about = Sind zwei Fünftel der Zeit vorbei, springt deine niedrigste Karte auf den Schlitten, außer du hast schon eine gelegt.
madness-l3-19 = Inquisition
madness-l3-19-about = Stell nur Fragen, immer nur an eine Person und nie zweimal hintereinander an dieselbe. Nenne keine Zahlen.
madness-l3-20 = Telegramm
madness-l3-20-about = Sag höchstens zwei Wörter pro Bemerkung und mach höchstens vier Bemerkungen pro Durchgang. Gib keine Zeichen.
madness-l1-21 = Lichter Moment
madness-l1-21-about = Du bist bei klarem Verstand. Behalte das für dich.
madness-l1-22 = Lichter Moment
madness-l1-22-about = Du bist bei klarem Verstand. Behalte das für dich.
madness-l2-21 = Lichter Moment
madness-l2-21-about = Du bist bei klarem Verstand. Behalte das für dich.
madness-l2-22 = Lichter Moment
madness-l2-22-about = Du bist bei klarem Verstand. Behalte das für dich.
madness-l3-21 = Lichter Moment
madness-l3-21-about = Du bist bei klarem Verstand. Behalte das für dich.
madness-l3-22 = Lichter Moment
madness-l3-22-about = Du bist bei klarem Verstand. Behalte das für dich.
madness-h1-1 = Steifer Kragen
madness-h1-1-about = Halt beim Sprechen das Kinn auf der Brust.
madness-h1-2 = Fäustlinge
madness-h1-2-about = Fass deine Karten nur mit geschlossenen Fäusten an.
madness-h1-3 = Schwere Stiefel
madness-h1-3-about = Stampf vor jeder Bemerkung einmal mit dem Fuß auf.
madness-h1-4 = Horizont
madness-h1-4-about = Sieh nie die Person an, mit der du sprichst.
madness-h2-1 = Schneeblind
madness-h2-1-about = Schließ beim Sprechen die Augen.
madness-h2-2 = Gefrorener Kiefer
madness-h2-2-about = Sprich, ohne die Lippen zu bewegen.
madness-h2-3 = Ausguck
madness-h2-3-about = Setz dich mit dem Rücken zum Tisch, bis die erste Karte gelegt ist.
madness-h2-4 = Heiser
madness-h2-4-about = Du darfst nur flüstern.
madness-h3-1 = Summen
madness-h3-1-about = Du darfst nur summen: Ein steigender Ton heißt ja, ein fallender heißt nein.
madness-h3-2 = Winkeralphabet
madness-h3-2-about = Verständige dich nur mit Armzeichen. Niemand hat das Codebuch.
madness-h3-3 = Blindes Gepäck
madness-h3-3-about = Wird die Sanduhr umgedreht, leg deine Karten verdeckt hin und sieh sie nicht mehr an, bis die Zeit um ist.
madness-h3-4 = Dröhnen
madness-h3-4-about = Sprich zwischen zwei Wörtern immer einen lang gezogenen Vokal.
madness-s1-20 = Führungslos
madness-s1-20-about = Die Leitung gibt es für dich nicht. Sprich sie nie an, nenne sie nicht, antworte ihr nicht und zeig nicht auf sie. Wenn du führst, gilt das für die Person links von dir.
madness-s3-17 = Leerer Kopf
madness-s3-17-about = Zahlen und Ausrüstung sind dir entfallen. Nenne weder das eine noch das andere. Von den Aufgaben A und B darfst du sprechen.
madness-s3-18 = Nur Antworten
madness-s3-18-about = Sprich nur, um anderen zu antworten, in höchstens drei Wörtern. Gib keine Zeichen.
