# Berge des Wahnsinns auf Deutsch. Die Wörter sind die von rules/de.md.

## Das Spiel

game-name = Berge des Wahnsinns
game-tagline = Eine halbe Minute zum Reden, und niemand kann sagen, was ihm fehlt.
game-about = Ein Flugzeug, eine Expedition, eine tote Stadt im Eis. Jede Begegnung lässt euch eine halbe Minute, um zu reden und Ausrüstung verdeckt abzulegen; dann herrscht Stille. Was ihr verfehlt, kostet Nerven, und der Wahnsinn bestimmt, wie ihr noch sprechen dürft. Bringt mehr Relikte als Verletzungen nach Hause.

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
region-mountain = Gebirge
region-city = Stadt
region-edge = Rand des Wahnsinns
region-escape = Rückflug
reward-specimen = ein Exemplar
reward-ruin = eine Ruine
reward-knowledge = Wissen
reward-arcane = eine arkane Karte
reward-heal = Heilung
reward-praise = Lob
reward-search = Erkundung
stage-movement = Bewegung
stage-encounter = Begegnung
stage-resolution = Auswertung
stage-draw = Nachziehen
stage-rest = Rast
relic-sp-a = Tonnenförmiges Fossil
relic-sp-b = Häutiger Flügel
relic-sp-c = Fünflappiger Stiel
relic-sp-d = Fährte im Schiefer
relic-ru-a = Bruchstück einer Kartusche
relic-ru-b = Sternförmiger Schlussstein
relic-ru-c = Türsturz aus Basalt
relic-ru-d = Gepunkteter Speckstein
relic-kn-a = Abrieb des Frieses
relic-kn-b = Karte des unteren Meeres
relic-kn-c = Letztes Relief
tile-co-01 = Packeis
tile-co-02 = Pinguinküste
tile-co-03 = Vorratslager
tile-co-04 = Bohrlager
tile-co-05 = Fossilienschlucht
tile-co-06 = Offene Rinne
tile-co-07 = Eingefrorener Walfänger
tile-co-08 = Weiße Finsternis
tile-co-09 = Hundeleinen
tile-co-10 = Basaltklippen
tile-co-11 = Grüne Specksteine
tile-mo-01 = Eisbruch
tile-mo-02 = Hängender Sérac
tile-mo-03 = Würfel im Fels
tile-mo-04 = Das stumme Lager
tile-mo-05 = Der hohe Pass
tile-mo-06 = Wallhöhlen
tile-mo-07 = Der pfeifende Wind
tile-ci-01 = Sternförmiges Tor
tile-ci-02 = Galerie der Reliefs
tile-ci-03 = Die große Rampe
tile-ed-01 = Schlund des Abgrunds
tile-ed-02 = Sonnenloses Wasser
tile-ed-03 = Was sich unten regt
tile-es-01 = Eis am Motor
tile-es-02 = Zerrissener Rumpf
tile-es-03 = Fallwind
tile-es-04 = Nachsetzender Nebel
tile-es-05 = Ein letzter Blick zurück
tile-es-06 = Tankanzeige
tile-es-07 = Zerbrochener Kompass
tile-es-08 = Ballast über Bord
tile-es-09 = Rauschen im Funk
tile-es-10 = Sattel im Seitenwind
tile-es-11 = Blinder Passagier
tile-es-12 = Eis auf den Flügeln
face-accident = Unfall
face-confusion = Verwirrung
face-loss = Vertrauensverlust
sign-thumbs_up = Daumen hoch
sign-thumbs_down = Daumen runter
sign-question = ein Fragezeichen
sign-alarm = Alarm
sign-handshake = ein Handschlag
sign-stop = Halt
sign-hourglass = eine Sanduhr
sign-scream = ein Schrei
button-ignore = Wahnsinn ruhen lassen
button-turn = Sanduhr umdrehen
button-extend = noch einmal umdrehen
button-resolve = Schlitten öffnen
button-challenge_a = Aufgabe A
button-challenge_b = Aufgabe B
button-madness = Wahnsinn
button-die = Würfel
button-reroll = noch einmal würfeln
button-accept = hinnehmen
button-raise = Handgrenze erhöhen
button-end_draw = genug Karten
button-rest = rasten
button-skip_rest = weiterfliegen

## Was man tun kann

action-ignore = Den Wahnsinn von { $whom } in diesem Zug ruhen lassen
action-undo_ignore = Den Marker für { $whom } zurücknehmen
action-move = Nach { $to } fliegen
action-undo_move = Zurückfliegen
action-turn = Die Sanduhr umdrehen
action-lay = { $card } ablegen
action-stage = { $card } bereitlegen
action-unstage = { $card } wieder auf die Hand nehmen
action-done = Fertig: ich lege nichts mehr ab
action-not_done = Doch noch nicht fertig
action-pass = Passen: keine Bemerkungen mehr
action-linger = Warten und meine Bemerkungen behalten
action-slip = Ich habe mich versprochen
action-accuse = { $whom } hat die Stille gebrochen
action-uphold = So war es: würfeln
action-dismiss = Da war nichts
action-asked = Ich wurde beim Namen gebeten
action-briefed = Ich habe dreimal gesprochen
action-extend = Die Sanduhr noch einmal umdrehen
action-resolve = Den Schlitten öffnen
action-relic = { $whom } nimmt { $relic }
action-arcane = Eine arkane Karte: { $gear }
action-search = Das Plättchen auf { $at } ansehen
action-skip_search = Kein Plättchen ansehen
action-got_it = Genug gesehen
action-madden = { $letter }: Wahnsinn für { $whom }
action-roll = { $letter }: würfeln
action-reroll = Noch einmal würfeln
action-accept = Den Wurf hinnehmen
action-deal = Eine Karte für { $whom }
action-raise = Eine Karte mehr für alle
action-end_draw = Genug Karten
action-rest = Rasten
action-skip_rest = Ohne Rast weiterfliegen
action-advise = Einen Rat geben
action-say = Etwas sagen

## Was geschieht

event-turn_began = Zug { $round }: { $seat } führt.
event-ignored = { $seat } gibt einen Marker aus: der Wahnsinn von { $whom } ruht in diesem Zug.
event-ignore_undone = { $seat } nimmt den Marker für { $whom } zurück.
event-moved = { $seat } fliegt nach { $to }.
event-move_undone = { $seat } fliegt doch nicht nach { $to }.
event-way_out_laid = Die drei Plättchen des Rückflugs liegen aus. Ein Zurück gibt es nicht mehr.
event-glass_turned = { $tile ->
    [none] { $seat } dreht über { $at } die Sanduhr um; dort wartet nichts Neues, es gelten die Aufgaben des Plans.
   *[other] { $seat } dreht über { $at } die Sanduhr um: { $tile }.
 }
event-said = { $public ->
    [yes] { $seat }: „{ $words }“.
   *[no] { $seat }, nicht für alle Ohren: „{ $words }“.
 }
event-murmured = { $seat } sagt etwas, das dich nicht erreicht.
event-under_way = { $seat }: „{ $words }“ ist unterwegs.
event-words_lost = { $n ->
    [one] Eine Bemerkung von { $seat } war noch unterwegs und ist verloren.
   *[other] { $n } Bemerkungen von { $seat } waren noch unterwegs und sind verloren.
 }
event-laid = { $card ->
    [none] { $seat } legt eine Karte ab.
   *[other] { $seat } legt { $card } ab.
 }{ $silence ->
    [yes] {" "}Es wird still.
   *[no] {""}
 }
event-jumped = { $madness }: { $card } springt auf den Schlitten, und { $seat } kann nichts dagegen tun.
event-staged = { $seat } legt { $card } bereit.
event-unstaged = { $seat } nimmt { $card } wieder auf die Hand.
event-said_done = { $seat } ist fertig.
event-changed_mind = { $seat } ist doch noch nicht fertig.
event-passed = { $seat } passt und sagt unter dieser Sanduhr nichts mehr.
event-lingers = { $seat } wartet.
event-last_call = Letzte Gelegenheit: wer noch Bemerkungen hat, darf sie jetzt machen.
event-slipped = { $seat } gibt zu, sich versprochen zu haben.
event-accused = { $seat } sagt, { $whom } habe die Stille gebrochen.
event-charge_dismissed = { $seat } lässt es gelten: { $whom } hat geschwiegen.
event-silence_broken = { $seat } hat die Stille gebrochen. Der Würfel zeigt: { $face }.
event-was_asked = { $seat } wurde beim Namen gebeten.
event-was_briefed = { $seat } hat dreimal gesprochen.
event-counselled = { $seat } rät: { $words }.
event-glass_ended = { $early ->
    [yes] Alle sind fertig: die Sanduhr wird hingelegt.
   *[no] Die Sanduhr ist abgelaufen.
 }
event-extended = { $seat } gibt einen Marker aus und dreht die Sanduhr noch einmal um; auf dem Schlitten bleiben { $n }.
event-cards_returned = { $n ->
    [one] Die Karte auf dem Schlitten geht zurück auf die Hand.
   *[other] Die Karten auf dem Schlitten, { $n } an der Zahl, gehen zurück auf die Hände.
 }
event-revealed = { $seat ->
    [none] Auf dem Schlitten: { $cards }.
   *[other] { $seat } hat abgelegt: { $cards }.
 }
event-met = { $letter }: { $gear } { $sum }. Geschafft!
event-missed = { $letter }: { $gear } { $sum }. Um { $distance } verfehlt.
event-relic_taken = { $whom } nimmt { $relic }.
event-space_covered = Ab jetzt kann { $whom } als Leitung keinen Marker mehr für { $stage } ausgeben.
event-went_mad = { $madness ->
    [none] { $whom } zieht eine Wahnsinnskarte der Stufe { $level }.
   *[other] { $whom } zieht eine Wahnsinnskarte der Stufe { $level }: { $madness }.
 }
event-all_mad = Wahnsinniger geht es bei niemandem mehr: ein Marker bezahlt dafür.
event-arcane_found = { $seat } findet eine arkane Karte: { $gear }. Sie kommt auf den Ablagestapel.
event-healed = Eine Verletzung verlässt den Ablagestapel; im Vorrat liegen { $left }.
event-praised = { $n ->
    [one] Lob: ein Marker kommt zurück auf den Schlitten.
   *[other] Lob: { $n } Marker kommen zurück auf den Schlitten.
 }
event-searched = { $seat } zeigt allen das Plättchen auf { $at }: { $tile }.
event-search_skipped = { $seat } sieht sich kein Plättchen an.
event-search_ended = Das Plättchen auf { $at } liegt wieder verdeckt.
event-nothing_gained = Die Belohnung wäre { $reward }, aber es gibt nichts zu holen.
event-rolled = { $seat } würfelt für { $letter }: { $face }.
event-rerolled = { $seat } gibt einen Marker aus und würfelt noch einmal für { $letter }: { $face }.
event-accident = { $n ->
    [one] Unfall: eine Verletzung kommt auf den Ablagestapel; { $left } sind übrig.
   *[other] Unfall: { $n } Verletzungen kommen auf den Ablagestapel; { $left } sind übrig.
 }
event-confused = Verwirrung: der Stapel verliert { $cards }.
event-deck_too_short = { $n ->
    [one] Die Verwirrung nähme eine Karte, aber der Stapel ist leer: stattdessen geht ein Marker.
   *[other] Die Verwirrung nähme { $n } Karten, aber im Stapel sind { $deck }: stattdessen geht ein Marker.
 }
event-confidence_lost = Vertrauensverlust: { $n } Marker wandern vom Schlitten auf die Ablage.
event-confidence_gone = { $n ->
    [one] Vertrauensverlust, mit einem einzigen Marker auf dem Schlitten: stattdessen ist einer endgültig verloren.
   *[other] Vertrauensverlust, mit { $n } Markern auf dem Schlitten: stattdessen ist einer endgültig verloren.
 }
event-token_discarded = Ein Marker kommt auf die Ablage; auf dem Schlitten bleiben { $sled }.
event-token_lost = Ein Marker geht zurück in die Schachtel; insgesamt bleiben { $left }.
event-drew = { $cards ->
    [none] { $n ->
        [one] { $whom } zieht eine Karte.
       *[other] { $whom } zieht { $n } Karten.
     }
   *[other] { $whom } zieht { $cards }.
 }
event-deck_short = Den Händen fehlen { $need } Karten, und im Stapel sind { $deck }. Nur eine Rast füllt ihn wieder.
event-limit_raised = { $seat } gibt einen Marker aus: alle dürfen fürs Erste { $limit } Karten halten.
event-rested = { $seat } lässt rasten: ein Marker geht in die Schachtel, { $n } liegen auf dem Schlitten, und der neue Stapel hat { $deck } Karten.
event-rest_skipped = { $seat } fliegt ohne Rast weiter.
event-time_up = { $seat } hat zu lange überlegt: die Regeln entscheiden.
event-escaped = { $won ->
    [yes] Das Flugzeug entkommt mit { $relics } Relikten und { $injuries } Verletzungen: das ergibt { $balance }.
   *[no] Das Flugzeug entkommt, aber { $relics } Relikte wiegen { $injuries } Verletzungen nicht auf.
 }
event-tokens_gone = Der letzte Marker ist fort. Niemand führt mehr.
event-injuries_gone = Eine Verletzung zu viel: es ist niemand mehr da, der noch heil wäre.
event-unmasked = { $whom } hatte: { $madness }.

## Warum nicht

refusal-game_over = Das Spiel ist vorbei.
refusal-no_such_seat = { $whom } sitzt nicht an diesem Tisch.
refusal-not_leader = { $turn } führt in diesem Zug und entscheidet das allein. Du kannst einen Rat geben.
refusal-not_now = { $now ->
    [move] Erst fliegt die Leitung irgendwohin.
    [turn] Das Flugzeug ist da. Erst dreht die Leitung die Sanduhr um.
    [glass] Die Sanduhr läuft: redet und legt Karten ab.
    [silence] Es ist still geworden. Lege Karten ab oder sage, dass du fertig bist.
    [glass_out] Die Sanduhr ist abgelaufen. Die Leitung dreht sie noch einmal um oder öffnet den Schlitten.
    [relic] Erst wird ein Relikt genommen.
    [arcane] Erst wird eine arkane Karte gewählt.
    [search] Erst sieht sich die Leitung ein Plättchen an, oder auch nicht.
    [look] Alle sehen sich ein Plättchen an. Sage, wenn du genug gesehen hast.
    [fail] Erst wird für die verfehlten Aufgaben bezahlt.
    [die] Der Würfel liegt. Würfle noch einmal oder nimm ihn hin.
    [draw] Die Hände werden aufgefüllt. Erst teilt die Leitung aus oder lässt es genug sein.
   *[rest] Erst rastet die Leitung oder fliegt weiter.
}
refusal-start_at_coast = Die Expedition beginnt an der Küste, nicht auf { $to }. Wähle ein Feld von c1 bis c11.
refusal-start_at_shore = An diesem Tisch beginnt die Expedition am Ufer, nicht auf { $to }. Wähle ein Feld von c1 bis c6.
refusal-same_space = Das Flugzeug ist schon auf { $to } und muss weiterfliegen.
refusal-too_far = { $to } grenzt nicht an { $at }. Fliege auf ein Feld neben dem Flugzeug; hinter der Stadt führt nur ein Weg weiter.
refusal-no_such_edge = Dieser Tisch spielt mit einem Feld am Rand. Fliege nach x2 statt nach { $to }.
refusal-not_mad = { $whom } ist bei klarem Verstand. Ein Marker wäre vertan.
refusal-already_ignored = Der Wahnsinn von { $whom } ruht in diesem Zug schon.
refusal-not_ignored = Für { $whom } wurde in diesem Zug kein Marker ausgegeben.
refusal-no_changes_left = Du hast in diesem Zug { $max }-mal etwas zurückgenommen. Dreh die Sanduhr um.
refusal-no_token = Auf dem Schlitten liegt kein Marker. { $discard ->
    [one] Der eine auf der Ablage zählt noch, kann
   *[other] Die { $discard } auf der Ablage zählen noch, können
 } aber vor einer Rast oder einem Lob nicht ausgegeben werden.
refusal-covered = Ein Relikt verdeckt dein Feld für { $stage }. Dort kannst du für den Rest des Spiels keinen Marker ausgeben.
refusal-not_in_hand = Diese Karte ist nicht auf deiner Hand: { $card }.
refusal-no_staging = An diesem Tisch wird keine Karte bereitgelegt. Lege sie ab oder behalte sie.
refusal-not_staged = Diese Karte liegt nicht bereit: { $card }.
refusal-already_done = Du hast schon gesagt, dass du fertig bist.
refusal-still_laying = Du hast nicht gesagt, dass du fertig bist.
refusal-empty_hand = Deine Hand ist leer, also bist du fertig.
refusal-no_doubts_left = Du hast es dir unter dieser Sanduhr { $max }-mal anders überlegt. Das reicht.
refusal-clock_runs = Die Sanduhr läuft nach der Uhr: niemand passt oder wartet. Sag einfach nichts.
refusal-passed_already = Du hast unter dieser Sanduhr schon gepasst.
refusal-lingers_already = Du wartest schon. Sprich, wann du magst.
refusal-nothing_to_keep = Deine { $max } Bemerkungen sind verbraucht, es gibt nichts zu behalten.
refusal-not_aloud = Das ist für Tische, an denen laut gesprochen wird.
refusal-slipped_already = Du hast es unter dieser Sanduhr schon zugegeben. Einmal genügt.
refusal-accused_already = Du hast unter dieser Sanduhr schon jemanden beschuldigt. Einmal genügt.
refusal-accuses_self = Du kannst dich nicht selbst beschuldigen. Sage, dass du dich versprochen hast.
refusal-charge_pending = Erst entscheidet die Leitung über { $whom }.
refusal-no_charge = Niemandem wird vorgeworfen, die Stille gebrochen zu haben.
refusal-asked_already = In diesem Zug ist schon bekannt, dass du gebeten wurdest.
refusal-briefed_already = Unter dieser Sanduhr ist schon bekannt, dass du dreimal gesprochen hast.
refusal-wrong_relic = Die Belohnung ist { $reward }, und davon sind noch welche da. { $relic } ist von anderer Art.
refusal-relic_gone = { $whom } hat { $relic } schon.
refusal-too_mad = { $whom } ist auf Stufe 3 und kann nicht wahnsinniger werden. Wähle jemand anderen.
refusal-no_arcane = Eine arkane Karte ist nicht mehr da: { $gear }.
refusal-no_tile_there = Auf { $at } liegt kein verdecktes Plättchen.
refusal-saw_enough = Du hast schon gesagt, dass du genug gesehen hast.
refusal-not_missed = Aufgabe { $letter } ist geschafft oder bezahlt.
refusal-hand_full = { $whom } hat { $limit } Karten oder mehr. Gib sie jemandem, dem welche fehlen.
refusal-deal_first = { $n ->
    [one] Eine Karte ist noch auszuteilen.
   *[other] { $n } Karten sind noch auszuteilen.
 }
refusal-council_full = Du hast in diesem Zug { $max }-mal Rat gegeben. Lass die Leitung entscheiden.
refusal-no_council_text = An diesem Tisch gibt es außerhalb der Begegnung keinen freien Text. Zeige auf etwas oder gib ein Zeichen.
refusal-silence = Es ist still geworden, und an diesem Tisch kann niemand die Stille brechen.
refusal-too_late = Die Stille war schneller als deine Worte. Niemand hat sie gehört, und sie kosten nichts.

## Was ein Befehl hätte sein sollen

expected-a_command_such_as_move_turn_lay_or_done = ein Befehl wie move, turn, lay oder done
expected-two_words_such_as_undo_move_not_done_or_skip_rest = zwei Wörter wie undo move, not done oder skip rest
expected-a_space_such_as_c4_m2_y3_x1_or_z2 = ein Feld wie c4, m2, y3, x1 oder z2
expected-a_card_such_as_tools-4_or_injury = eine Karte wie tools-4 oder injury
expected-a_relic_such_as_sp-a_ru-c_or_kn-b = ein Relikt wie sp-a, ru-c oder kn-b
expected-a_kind_of_equipment_tools_weapons_books_or_crates = eine Art von Ausrüstung: tools, weapons, books oder crates
expected-a_challenge_a_or_b = eine Aufgabe: a oder b
expected-a_statement_such_as_have_tools_5_cover_a_or_yes = eine Aussage wie have tools 5, cover a oder yes
expected-a_size_no_little_fair_or_plenty = eine Größe: no, little, fair oder plenty
expected-a_seat_a_kind_of_equipment_or_a_challenge = ein Platz, eine Art von Ausrüstung oder eine Aufgabe
expected-a_sign_such_as_thumbs_up_alarm_or_scream = ein Zeichen wie thumbs_up, alarm oder scream
expected-a_chip_such_as_1_red_please_or_p2 = ein Wörtchen wie 1, red, please oder p2
expected-at_most_3_chips = höchstens 3 Wörtchen
expected-at_most_4_chips = höchstens 4 Wörtchen
expected-a_sum_such_as_2_3 = eine Summe wie 2+3
expected-a_text_of_1_to_80_characters_fewer_in_other_scripts = ein Text von 1 bis 80 Zeichen, in anderen Schriften weniger
expected-space_seat_button_sign_or_text = space, seat, button, sign oder text
expected-a_decision_such_as_turn_extend_madness_die_or_rest = eine Entscheidung wie turn, extend, madness, die oder rest

## Wie es endet

outcome-post = Ihr behaltet mit Mühe euren Posten, aber ihr seid zu Hause.
outcome-footnote = Ihr seid eine Fußnote in den Fachblättern. Immerhin.
outcome-fame = Ruhm und eine Vortragsreise um die Welt!
outcome-overturned = Was ihr mitbringt, stürzt die Wissenschaft um.
outcome-proof = Kein Zweifel mehr: jemand war vor den Menschen hier.
outcome-shamed = Ihr kehrt in Schande heim: es ging mehr zu Bruch, als gefunden wurde.
outcome-tied = So viele Verletzungen wie Relikte, und das genügt hier nicht.
outcome-no_tokens = Der letzte Führungsmarker ist fort. Die Expedition zerfällt im Eis.
outcome-no_injuries = Eine Verletzung zu viel. Niemand ist mehr da, der das Flugzeug fliegen könnte.

## Vorlagen und Optionen

preset-standard = Standard
preset-standard-about = Die Regeln, wie sie sind: eine halbe Minute, und Gleichstand gewinnt.
preset-first_flight = Erster Flug
preset-first_flight-about = Eine ganze Minute für jede Sanduhr.
preset-veteran = Veteran
preset-veteran-about = Wahnsinnskarten sammeln sich an, und Gleichstand ist verloren.
preset-nightmare = Albtraum
preset-nightmare-about = Zwanzig Sekunden, keine lichten Momente, der Wahnsinn sammelt sich an, und Gleichstand ist verloren.
preset-by_letter = Per Brief
preset-by_letter-about = Keine Uhr: je vier Bemerkungen für jede Sanduhr, und einen Tag Zeit dafür.
option-glass_seconds = Sanduhr
option-glass_seconds-about = Wie viele Sekunden jede Sanduhr läuft. Eine längere hilft allen, die langsamer lesen, tippen oder hören oder mit Screenreader oder Tastatur spielen; leichter wird es auch.
option-glass_seconds-20 = 20 Sekunden
option-glass_seconds-30 = 30 Sekunden
option-glass_seconds-45 = 45 Sekunden
option-glass_seconds-60 = 60 Sekunden
option-glass_seconds-90 = 90 Sekunden
option-glass_seconds-120 = 120 Sekunden
option-pace = Tempo
option-pace-about = Gegen die Uhr oder über Tage mit einem Vorrat an Bemerkungen.
option-pace-realtime = gegen die Uhr
option-pace-async = mit Muße
option-budget = Bemerkungen
option-budget-about = Wie viele Bemerkungen jeder unter einer Sanduhr ohne Uhr hat.
option-glass_hours = Stunden
option-glass_hours-about = Nach wie vielen Stunden eine Sanduhr ohne Uhr abgelaufen ist.
option-comm_mode = Gespräch
option-comm_mode-about = Wie am Tisch gesprochen wird.
option-comm_mode-panel = Sprechtafel
option-comm_mode-text = freier Text
option-comm_mode-panel_text = Tafel und Text
option-comm_mode-voice = laut, auf Ehrenwort
option-silence_mode = Stille
option-silence_mode-about = Was geschieht, wenn jemand in der Stille spricht.
option-silence_mode-penalty = der Würfel fällt
option-silence_mode-locked = niemand kann es
option-expert = Experten
option-expert-about = Alte Wahnsinnskarten bleiben, und alle wirken.
option-blank_cards = Leere Karten
option-blank_cards-about = Sechs Wahnsinnskarten haben keine Regel. Sie sind ein lichter Moment, bleiben in der Schachtel, oder der Gastgeber beschriftet sie.
option-blank_cards-lucid = lichter Moment
option-blank_cards-out = nicht im Spiel
option-blank_cards-custom = der Gastgeber beschriftet sie
option-tie = Gleichstand
option-tie-about = Was so viele Verletzungen wie Relikte bedeuten.
option-tie-win = gewonnen
option-tie-loss = verloren
option-edge_spaces = Rand
option-edge_spaces-about = Wie viele Felder der Rand des Wahnsinns hat.
option-edge_spaces-3 = drei
option-edge_spaces-1 = eines
option-start_zone = Start
option-start_zone-about = Wo die Expedition beginnen darf.
option-start_zone-any_coast = überall an der Küste
option-start_zone-shore_row = nur am Ufer
option-arcane_cards = Arkane Karten
option-arcane_cards-about = Wie viele arkane Karten es gibt.
option-arcane_cards-8 = 8
option-arcane_cards-11 = 11
option-laid_cards = Abgelegte Karten
option-laid_cards-about = Was mit abgelegten Karten geschieht, wenn die Sanduhr noch einmal umgedreht wird.
option-laid_cards-stay = sie bleiben
option-laid_cards-return_on_extend = sie gehen zurück
option-first_leader = Erste Leitung
option-first_leader-about = Wer den ersten Zug führt.
option-first_leader-random = das Los entscheidet
option-first_leader-seat = jemand Bestimmtes
option-reveal_owner = Wer was gelegt hat
option-reveal_owner-about = Wird der Schlitten geöffnet, sehen alle, wer welche Karte gelegt hat.
option-auto_lay_staged = Bereitgelegte Karten
option-auto_lay_staged-about = Karten können bereitgelegt werden; sie werden abgelegt, wenn die Sanduhr endet.
option-search_note = Notizen
option-search_note-about = Ein erkundetes Plättchen bleibt für alle lesbar.
option-mirage = Luftspiegelung
option-mirage-about = Von der Stadt an trügen die Farben der Ausrüstung. Namen und Formen stimmen weiterhin.
option-council_text = Rat in Worten
option-council_text-about = Freier Text außerhalb der Begegnung, ohne Handkarten und Wahnsinn.
option-honour_pack = Ehrenkarten
option-honour_pack-about = Zwölf Karten für den Körper statt für die Zunge. Nur für Tische, an denen laut gesprochen wird.

## Das Bild

picture-legend = * verdecktes Plättchen   = bekanntes Plättchen   > das Flugzeug
picture-reward = Belohnung
picture-glass = Sanduhr
picture-turn = Zug
picture-tokens = Marker (Schlitten/Ablage/Schachtel)
picture-deck = Stapel
picture-discard = Ablage
picture-injuries = Verletzungen übrig
picture-score = Relikte - Verletzungen
picture-hand = Hand
picture-laid = abgelegt
picture-madness = Wahnsinn
picture-relics = Relikte

## Gespräch: Warum eine Bemerkung oder eine Karte nicht geht

refusal-no_such_colleague = { $whom } sitzt nicht an diesem Tisch. Sprich jemanden an, der mitspielt.
refusal-names_self = Du kannst dich nicht selbst ansprechen oder auf dich zeigen. Wähle jemand anderen oder niemanden.
refusal-unheard_remark = Eine Bemerkung { $id } hat dich unter dieser Sanduhr nicht erreicht. Antworte auf eine, die du gehört hast, oder wiederhole sie.
refusal-own_echo = Bemerkung { $id } ist deine eigene. Sag sie noch einmal, statt sie als Echo zu wiederholen.
refusal-chip_misplaced = Das Wörtchen { $chip } gehört auf die andere Seite der Bemerkung. Ordnungszahlen, Farben, ja, nein und hm stehen vorn, die übrigen hinten.
refusal-dressed_sign = Ein Zeichen hat keine Worte: es trägt keine Wörtchen, keinen Ton und keine Summe. Es kann nur jemanden ansprechen oder jemandem antworten.
refusal-nothing_to_split = Diese Aussage hat keinen Wert, den man als Summe zeigen könnte.
refusal-wrong_split = { $first } + { $second } ergibt nicht { $value } aus zwei Teilen von mindestens 1.
refusal-out_of_domain = { $value } liegt außerhalb. Diese Aussage nimmt Zahlen von { $min } bis { $max }.
refusal-no_panel = An diesem Tisch wird getippt, was man sagt; nur Zeichen gibt es als Tasten.
refusal-no_text = An diesem Tisch gibt es keinen freien Text. Benutze die Sprechtafel.
refusal-too_quick = Du hast in dieser Sekunde schon gesprochen. Lass den anderen Zeit zum Lesen.
refusal-too_many_remarks = Du hast alle { $max } Bemerkungen dieser Sanduhr gemacht. Jetzt ist es Zeit, Karten zu legen.
refusal-budget_spent = Deine { $max } Bemerkungen für diese Sanduhr sind verbraucht. Jetzt ist es Zeit, Karten zu legen.
refusal-has_passed = Du hast gepasst und damit auf den Rest deiner Bemerkungen unter dieser Sanduhr verzichtet.
refusal-meta_word = Über Wahnsinn spricht hier niemand, ob wahnsinnig oder nicht: lass „{ $word }“ weg.
refusal-too_many_words = { $madness }: höchstens { $max ->
    [one] ein Wort
   *[other] { $max } Wörter
 }. Das sind { $n }, Wörtchen und Namen mitgezählt.
refusal-no_remarks_left = { $madness }: { $max ->
    [one] eine Bemerkung
   *[other] { $max } Bemerkungen
 } je Sanduhr, und die hast du gemacht. Zeichen zählen mit.
refusal-nobody_named = { $madness }: nenne jemanden beim Namen. Sprich jemanden an oder füge einen Namen hinzu.
refusal-name_one = { $madness }: nenne genau eine Person; hier sind es { $n }.
refusal-same_colleague = { $madness }: { $whom } hast du eben erst genannt. Wende dich an jemand anderen.
refusal-name_only = { $madness }: sprich { $whom } an und niemanden sonst.
refusal-may_not_name = { $madness }: { $whom } gibt es für dich nicht. Nenne den Namen nicht und zeige nicht dorthin.
refusal-may_not_answer = { $madness }: { $whom } gibt es für dich nicht. Antworte nicht.
refusal-no_colour = { $madness }: beginne mit einer Farbe.
refusal-same_colour = { $madness }: { $colour } war deine letzte Farbe. Beginne mit einer anderen.
refusal-no_contradiction = { $madness }: beginne mit „nein“.
refusal-no_song = { $madness }: ende mit „Tekeli-li“.
refusal-no_please = { $madness }: sag irgendwo „bitte“.
refusal-no_weather = { $madness }: erwähne das Wetter, Kälte oder Wind zum Beispiel.
refusal-no_question = { $madness }: mach eine Frage daraus. Das Zeichen ? genügt.
refusal-not_shouted = { $madness }: ruf es laut, oder tippe in Großbuchstaben.
refusal-breathless = { $madness }: hol noch { $left ->
    [one] eine Sekunde
   *[other] { $left } Sekunden
 } Luft.
refusal-breathless_turn = { $madness }: erst spricht jemand anderes, dann wieder du.
refusal-too_early = { $madness }: kein Wort, bevor { $percent } Prozent der Sanduhr verronnen sind.
refusal-after_others = { $madness }: warte auf { $n ->
    [one] eine Bemerkung
   *[other] { $n } Bemerkungen
 } von anderen, oder bis { $percent } Prozent der Sanduhr verronnen sind.
refusal-words_gone = { $madness }: Worte hattest du nur in den ersten { $percent } Prozent der Sanduhr. Auch Zeichen gehen nicht mehr.
refusal-same_kind = { $madness }: deine letzte Bemerkung war von derselben Art, „{ $kind }“. Wähle eine andere.
refusal-same_first_word = { $madness }: dein letzter Text begann auch mit „{ $word }“. Beginne anders.
refusal-no_numbers = { $madness }: keine Zahlen, also auch nicht { $value }.
refusal-unlucky_number = { $madness }: sag nie { $value }.
refusal-odd_number = { $madness }: { $value } ist kein Vielfaches von { $n }.
refusal-no_counting = { $madness }: „{ $kind }“ lässt sich nicht als Summe angeben. Nenne Karten oder Summen.
refusal-not_a_sum = { $madness }: sag { $value } als Summe zweier kleinerer Zahlen.
refusal-no_gear = { $madness }: nenne nie eine Art von Ausrüstung, also auch nicht { $gear }. Sprich von Aufgabe A oder B.
refusal-several_gears = { $madness }: höchstens eine Art von Ausrüstung je Bemerkung.
refusal-other_gear = { $madness }: du hast unter dieser Sanduhr mit { $wanted } begonnen, { $gear } geht nicht mehr. Sprich stattdessen von A oder B.
refusal-gear_used_up = { $madness }: { $gear } hast du unter dieser Sanduhr schon erwähnt. Sprich stattdessen von A oder B.
refusal-kind_not_allowed = { $madness }: „{ $kind }“ kannst du nicht mehr. Dir bleibt: { $kinds }.
refusal-kind_forbidden = { $madness }: „{ $kind }“ ist genau das, was du nicht sagen kannst.
refusal-text_forbidden = { $madness }: kein freier Text. Benutze die Sprechtafel.
refusal-not_yes_or_no = { $madness }: tippe ja oder nein und sonst nichts.
refusal-not_one_number = { $madness }: tippe eine einzige nackte Zahl und sonst nichts.
refusal-several_numbers = { $madness }: eine Zahl je Bemerkung, nicht { $n }.
refusal-word_of_sums = { $madness }: „{ $word }“ spricht von einer Summe oder von dem, was fehlt.
refusal-word_of_asking = { $madness }: „{ $word }“ bittet um etwas.
refusal-asking_by_name = { $madness }: nenne niemanden; das klingt nach Bitten.
refusal-is_a_question = { $madness }: stell keine Fragen.
refusal-word_of_self = { $madness }: „{ $word }“ spricht von dir. Sag den anderen, was sie tun sollen.
refusal-no_repetition = { $madness }: wiederhole Wort für Wort, was jemand anderes unter dieser Sanduhr gesagt hat.
refusal-points_at_gear = { $madness }: auf { $gear } zu zeigen, spricht von deinen eigenen Karten. Zeige auf eine Aufgabe oder auf jemanden.
refusal-no_signs = { $madness }: keine Zeichen und kein Zeigen.
refusal-not_numbered = { $madness }: beginne mit { $n }, der Nummer dieser Bemerkung.
refusal-not_twice = { $madness }: sag erst deine letzte Bemerkung noch einmal, Wort für Wort.
refusal-not_idle = { $madness }: diese Bemerkung muss Geplauder sein: keine Zahl, keine Ausrüstung, keine Aufgabe. Die nächste darf zählen.
refusal-answers_nobody = { $madness }: antworte auf eine Bemerkung von jemand anderem.
refusal-not_spoken_to = { $madness }: antworte auf eine Bemerkung, die dich nennt, oder auf eine Frage an alle.
refusal-not_on_cue = { $madness }: sprich unmittelbar nach { $whom }, oder sobald { $percent } Prozent der Sanduhr verronnen sind.
refusal-choir_waits = { $madness }: { $n ->
    [one] eine Person hat
   *[other] { $n } Personen haben
 } seit dir nicht gesprochen. Einmal, nach { $percent } Prozent der Sanduhr, brauchst du nicht zu warten.
refusal-shares_nothing = { $madness }: benutze eine Zahl oder eine Art von Ausrüstung aus der letzten Bemerkung von jemand anderem.
refusal-number_taken = { $madness }: { $value } ist unter dieser Sanduhr schon gefallen.
refusal-gear_taken = { $madness }: { $gear } ist unter dieser Sanduhr schon erwähnt worden.
refusal-letter_lost = { $madness }: in „{ $word }“ steckt der Buchstabe { $letter }.
refusal-claim_is_true = { $madness }: das ist wahr. Nichts, was du sagst, darf es sein.
refusal-first_claim_is_true = { $madness }: das ist wahr. Das Erste über deine eigenen Karten muss gelogen sein.
refusal-claim_not_shifted = { $madness }: mit { $gear } meinst du { $wanted }, und das stimmt nicht für deine Karten.
refusal-claim_not_mirrored = { $madness }: eine 2 liest du als 6, eine 3 als 5, eine 4 als 4. Keine deiner Karten liest sich so.
refusal-claim_not_doubled = { $madness }: sag das Doppelte der wahren Zahl.
refusal-unclear_claim = { $madness }: es ist nicht klar, was das über deine Karten sagt. Nenne eine Art von Ausrüstung und eine Zahl.
refusal-briefing_due = { $madness }: sprich { $min }-mal, bevor du eine Karte legst; bisher waren es { $n }. Stille oder das Ende der Sanduhr befreien dich.
refusal-not_asked = { $madness }: in diesem Zug hat dich niemand namentlich um Karten gebeten. Lass sie wissen, was du hast.

## Arten von Aussagen

kind-have_card = Ich habe die Karte
kind-have_total = Ich habe insgesamt
kind-have_count = Ich habe so viele Karten
kind-have_size = Ich habe ungefähr
kind-offer = Ich übernehme
kind-request = Bitte lege
kind-hold = Bitte behalte
kind-total = Summe einer Aufgabe
kind-need = Noch nötig
kind-focus = Nur diese Aufgabe
kind-ask = Wer hat?
kind-yes = Ja
kind-no = Nein
kind-number = Eine Zahl
kind-point = Zeigen
kind-react = Ein Zeichen
kind-go = Jetzt
kind-wait = Warte
kind-injured = Verletzungen
kind-echo = Echo
kind-text = Freier Text

## Farben, Wörtchen und Größen

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
madness-l1-01-about = Höchstens vier Wörter in einer Bemerkung.
madness-l1-02 = Namensappell
madness-l1-02-about = Nenne in jeder Bemerkung jemanden aus der Gruppe beim Namen.
madness-l1-03 = Geborgtes Lied
madness-l1-03-about = Beende jede Bemerkung mit „Tekeli-li“.
madness-l1-04 = Salonmanieren
madness-l1-04-about = Sag in jeder Bemerkung irgendwo „bitte“.
madness-l1-05 = Nichts ist gewiss
madness-l1-05-about = Alles, was du sagst, muss eine Frage sein.
madness-l1-06 = Gegen den Sturm
madness-l1-06-about = Rufe jede Bemerkung laut.
madness-l1-07 = Dünne Luft
madness-l1-07-about = Hole nach jeder Bemerkung fünf Sekunden Luft, bevor du die nächste machst.
madness-l1-08 = Nach Ihnen
madness-l1-08-about = Schweige, bis andere zwei Bemerkungen gemacht haben oder zwei Fünftel der Sanduhr verronnen sind.
madness-l1-09 = Rastlose Feder
madness-l1-09-about = Mach nie zweimal nacheinander dieselbe Art von Bemerkung.
madness-l1-10 = Die Unglückszahl
madness-l1-10-about = Die Zahl Sechs kommt dir nicht über die Lippen.
madness-l1-11 = Nummerierte Notizen
madness-l1-11-about = Nummeriere deine Bemerkungen: eins, zwei, drei und so weiter. Mit jeder neuen Sanduhr beginnst du von vorn.
madness-l1-12 = Vertraute
madness-l1-12-about = Richte jede Bemerkung an die Person zu deiner Linken. Andere dürfen mithören.
madness-l1-13 = Polarlicht
madness-l1-13-about = Beginne jede Bemerkung mit einer Farbe, nie mit der zuletzt benutzten.
madness-l1-14 = Wetterbuch
madness-l1-14-about = Erwähne in jeder Bemerkung das Wetter.
madness-l1-15 = Kein Kopf für Summen
madness-l1-15-about = Nenne nie eine Summe oder einen Fehlbetrag; nur eine Zahl je Bemerkung.
madness-l1-16 = Lange Rechnung
madness-l1-16-about = Gib jede Zahl als Summe zweier kleinerer an.
madness-l1-17 = Alter Groll
madness-l1-17-about = Die Person zu deiner Rechten gibt es für dich nicht: sprich sie nie an, nenne sie nicht, antworte ihr nicht, zeige nicht auf sie.
madness-l1-18 = Zu stolz
madness-l1-18-about = Bitte niemanden um etwas: keine Fragen, keine Bitten.
madness-l1-19 = Echo im Eis
madness-l1-19-about = Sag alles zweimal, Wort für Wort.
madness-l1-20 = Volle Lagebesprechung
madness-l1-20-about = Lege keine Karte, bevor du unter dieser Sanduhr dreimal gesprochen hast, es sei denn, es herrscht Stille oder die Sanduhr ist fast leer.
madness-l2-01 = Jenseits des Zählens
madness-l2-01-about = Die Zahlen haben dich verlassen. Sag nie eine.
madness-l2-02 = Drei Atemzüge
madness-l2-02-about = Drei Bemerkungen je Sanduhr, nicht mehr.
madness-l2-03 = Gerader Kiel
madness-l2-03-about = Nur gerade Zahlen kommen dir über die Lippen; runde, wie du magst.
madness-l2-04 = Runde Zahlen
madness-l2-04-about = Du rechnest nur in Fünfern: 5, 10, 15, 20.
madness-l2-05 = Namenlose Dinge
madness-l2-05-about = Nenne nie eine Art von Ausrüstung. Von der ersten und der zweiten Aufgabe darfst du sprechen.
madness-l2-06 = Nur auf Anrede
madness-l2-06-about = Sprich nur als Antwort auf eine Bemerkung, die dich nennt, oder auf eine Frage an alle.
madness-l2-07 = Beichtstuhl
madness-l2-07-about = Jede Bemerkung gilt einer einzigen Person, und niemand sonst hört sie.
madness-l2-08 = Ein Thema
madness-l2-08-about = Die erste Art von Ausrüstung, die du unter einer Sanduhr erwähnst, ist die einzige, die du erwähnen darfst.
madness-l2-09 = Späte Post
madness-l2-09-about = Deine Worte kommen sechs Sekunden später an. Was noch unterwegs ist, wenn Stille einkehrt, ist verloren.
madness-l2-10 = Erst das Geplauder
madness-l2-10-about = Deine erste, dritte, fünfte … Bemerkung muss Geplauder sein: keine Zahl, keine Ausrüstung, keine Aufgabe.
madness-l2-11 = Widerspruchsgeist
madness-l2-11-about = Sprich nur, um zu widersprechen: jede Bemerkung antwortet jemandem und beginnt mit „nein“.
madness-l2-12 = Quartiermeister
madness-l2-12-about = Sprich nie von deinen eigenen Karten; sag den anderen, was sie tun sollen.
madness-l2-13 = Meuterei
madness-l2-13-about = Wer anführt, hört dich nicht. (Führst du selbst an: die Person zu deiner Rechten.)
madness-l2-14 = Auf Stichwort
madness-l2-14-about = Sprich nur unmittelbar nach der Person zu deiner Rechten, oder wenn sieben Zehntel der Sanduhr verronnen sind.
madness-l2-15 = Langsames Tauen
madness-l2-15-about = Kein Wort, bis die halbe Sanduhr verronnen ist.
madness-l2-16 = Erstes Licht
madness-l2-16-about = Nur im ersten Drittel der Sanduhr findest du Worte.
madness-l2-17 = Papagei
madness-l2-17-about = Jede Bemerkung muss eine Zahl oder eine Art von Ausrüstung aus der letzten Bemerkung von jemand anderem enthalten, falls sie eine hatte.
madness-l2-18 = Notlüge
madness-l2-18-about = Das Erste, was du unter einer Sanduhr über deine eigenen Karten sagst, muss unwahr sein.
madness-l2-19 = Rationenheft
madness-l2-19-about = Erwähne jede Art von Ausrüstung nur einmal je Sanduhr.
madness-l2-20 = Ohr der Führung
madness-l2-20-about = Nur wer anführt, hört dich. (Führst du selbst an: nur die Person zu deiner Linken.)
madness-l3-01 = Ja und Nein
madness-l3-01-about = Dir sind zwei Wörter geblieben: ja und nein.
madness-l3-02 = Ein Atemzug
madness-l3-02-about = Eine Bemerkung je Sanduhr.
madness-l3-03 = Sprachlos
madness-l3-03-about = Keine Worte. Du darfst zeigen und Zeichen geben.
madness-l3-04 = Chiffren
madness-l3-04-about = Du sprichst nur in nackten Zahlen, eine nach der anderen.
madness-l3-05 = Falsche Wörter
madness-l3-05-about = Meinst du Werkzeug, sagst du Waffen; für Waffen Bücher, für Bücher Kisten, für Kisten Werkzeug. Sprich nur von deinen eigenen Karten, oder sag ja und nein.
madness-l3-06 = Kopfüber
madness-l3-06-about = Du liest deine Karten kopfüber: 2 ist 6, 3 ist 5, 4 ist 4. Nenne nur einzelne Karten, oder sag ja und nein.
madness-l3-07 = Fabulieren
madness-l3-07-about = Alles, was du sagst, handelt von deinen eigenen Karten, und nichts davon ist wahr.
madness-l3-08 = Doppelbilder
madness-l3-08-about = Du siehst alles doppelt: jede Zahl über deine Karten kommt verdoppelt heraus. Sprich nur von deinen eigenen Karten, oder sag ja und nein.
madness-l3-09 = Hohles Echo
madness-l3-09-about = Du kannst nur genau wiederholen, was jemand anderes unter dieser Sanduhr gesagt hat.
madness-l3-10 = Der verlorene Buchstabe
madness-l3-10-about = Der Buchstabe O ist aus deiner Sprache verschwunden. Keine Zeichen.
madness-l3-11 = Heimliche Mitteilung
madness-l3-11-about = Zwei Bemerkungen je Sanduhr, nur für die Person zu deiner Linken.
madness-l3-12 = Rauschen
madness-l3-12-about = Etwas verschluckt ein wichtiges Wort jeder Bemerkung, die du machst. Keine Zeichen.
madness-l3-13 = Stimmen
madness-l3-13-about = Jede Bemerkung erreicht nur eine einzige Person, und du weißt nicht, welche. Keine Zeichen.
madness-l3-14 = Der Chor
madness-l3-14-about = Zwischen zwei Bemerkungen von dir müssen alle anderen gesprochen haben. Im letzten Fünftel der Sanduhr darfst du diese Regel einmal brechen. Keine Zeichen.
madness-l3-15 = Letztes Korn
madness-l3-15-about = Zwei Bemerkungen je Sanduhr, und nur in ihrem letzten Fünftel.
madness-l3-16 = Nie wieder
madness-l3-16-about = Keine Zahl und keine Art von Ausrüstung, die unter dieser Sanduhr schon jemand erwähnt hat. Keine Zeichen.
madness-l3-17 = Gebundene Hände
madness-l3-17-about = Du kannst keine Karte legen, solange dich in diesem Zug niemand namentlich darum gebeten hat.
madness-l3-18 = Juckende Finger
madness-l3-18-about = Wenn zwei Fünftel der Sanduhr verronnen sind, springt deine niedrigste Karte auf den Schlitten, ob noch gesprochen wird oder nicht.
madness-l3-19 = Inquisition
madness-l3-19-about = Du fragst nur, immer eine einzige Person, nie dieselbe zweimal nacheinander; keine Zahlen.
madness-l3-20 = Telegramm
madness-l3-20-about = Zwei Wörter je Bemerkung, vier Bemerkungen je Sanduhr. Keine Zeichen.
madness-l1-21 = Lichter Moment
madness-l1-21-about = Dein Geist ist klar. Behalte es für dich.
madness-l1-22 = Lichter Moment
madness-l1-22-about = Dein Geist ist klar. Behalte es für dich.
madness-l2-21 = Lichter Moment
madness-l2-21-about = Dein Geist ist klar. Behalte es für dich.
madness-l2-22 = Lichter Moment
madness-l2-22-about = Dein Geist ist klar. Behalte es für dich.
madness-l3-21 = Lichter Moment
madness-l3-21-about = Dein Geist ist klar. Behalte es für dich.
madness-l3-22 = Lichter Moment
madness-l3-22-about = Dein Geist ist klar. Behalte es für dich.
madness-h1-1 = Steifer Kragen
madness-h1-1-about = Halte beim Sprechen immer das Kinn auf der Brust.
madness-h1-2 = Fäustlinge
madness-h1-2-about = Fass deine Karten nur mit geschlossenen Fäusten an.
madness-h1-3 = Schwere Stiefel
madness-h1-3-about = Stampfe vor jeder Bemerkung einmal auf.
madness-h1-4 = Horizont
madness-h1-4-about = Sieh nie die Person an, mit der du sprichst.
madness-h2-1 = Schneeblind
madness-h2-1-about = Augen zu, sobald du sprichst.
madness-h2-2 = Gefrorener Kiefer
madness-h2-2-about = Sprich, ohne die Lippen zu bewegen.
madness-h2-3 = Ausguck
madness-h2-3-about = Sitz mit dem Rücken zum Tisch, bis die erste Karte liegt.
madness-h2-4 = Heiser
madness-h2-4-about = Nur flüstern.
madness-h3-1 = Summen
madness-h3-1-about = Nur summen: steigend heißt ja, fallend heißt nein.
madness-h3-2 = Winkeralphabet
madness-h3-2-about = Nur Armzeichen, und niemand hat das Buch dazu.
madness-h3-3 = Blindes Gepäck
madness-h3-3-about = Wenn die Sanduhr gedreht wird, leg deine Karten verdeckt hin und sieh sie nicht wieder an, bis sie verronnen ist.
madness-h3-4 = Dröhnen
madness-h3-4-about = Halte zwischen zwei Wörtern einen langen Vokal.
