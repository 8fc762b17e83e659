# Der Tempel des Chac auf Deutsch. Die Wörter sind die von rules/de.md.

## Das Spiel

game-name = Der Tempel des Chac
game-tagline = Nimm, was du tragen kannst, und sei vor der Kugel draußen.
game-about = Ein Maya-Tempel voller Gold, Wände, die sich schließen, Lava, ein Fluss, eine morsche Brücke und eine Kugel, die zum einzigen Ausgang rollt. Gegeneinander oder gemeinsam gegen den Tempel.

## Felder: Das kleine l läse man als 1

at-l11 = L11
at-l12 = L12
at-l13 = L13
at-l14 = L14
at-l21 = L21
at-l22 = L22
at-l23 = L23
at-l24 = L24
at-l31 = L31
at-l32 = L32
at-l33 = L33
at-l34 = L34
at-l41 = L41
at-l42 = L42
at-l43 = L43
at-l44 = L44
to-l11 = L11
to-l12 = L12
to-l13 = L13
to-l14 = L14
to-l21 = L21
to-l22 = L22
to-l23 = L23
to-l24 = L24
to-l31 = L31
to-l32 = L32
to-l33 = L33
to-l34 = L34
to-l41 = L41
to-l42 = L42
to-l43 = L43
to-l44 = L44

## Schätze

deck-z1 = Zone 1
deck-z2 = Zone 2
deck-z3 = Zone 3
deck-z4 = Zone 4
deck-lv = Lava
deck-rv = Fluss
deck-al = Nischen
deck-st = Stein
deck-gs = Statue
card-z1-1 = Tonpfeife (1, Zone 1)
card-z1-2 = Jadeperlen (2, Zone 1)
card-z1-3 = Obsidianspiegel (3, Zone 1)
card-z1-4 = Türkismaske (4, Zone 1)
card-z1-5 = Brustschmuck aus Gold (5, Zone 1)
card-z1-k = Versiegelte Schatulle (Zone 1)
card-z2-1 = Tonpfeife (1, Zone 2)
card-z2-2 = Jadeperlen (2, Zone 2)
card-z2-3 = Obsidianspiegel (3, Zone 2)
card-z2-4 = Türkismaske (4, Zone 2)
card-z2-k = Versiegelte Schatulle (Zone 2)
card-z3-1 = Tonpfeife (1, Zone 3)
card-z3-2 = Jadeperlen (2, Zone 3)
card-z3-3 = Obsidianspiegel (3, Zone 3)
card-z3-4 = Türkismaske (4, Zone 3)
card-z3-k = Versiegelte Schatulle (Zone 3)
card-z4-1 = Tonpfeife (1, Zone 4)
card-z4-2 = Jadeperlen (2, Zone 4)
card-z4-3 = Obsidianspiegel (3, Zone 4)
card-z4-k = Versiegelte Schatulle (Zone 4)
card-lv-2 = Jadeperlen (2, Lava)
card-lv-3 = Obsidianspiegel (3, Lava)
card-lv-4 = Türkismaske (4, Lava)
card-lv-5 = Brustschmuck aus Gold (5, Lava)
card-lv-k = Versiegelte Schatulle (Lava)
card-rv-1 = Tonpfeife (1, Fluss)
card-rv-2 = Jadeperlen (2, Fluss)
card-rv-3 = Obsidianspiegel (3, Fluss)
card-rv-4 = Türkismaske (4, Fluss)
card-rv-5 = Brustschmuck aus Gold (5, Fluss)
card-rv-k = Versiegelte Schatulle (Fluss)
card-al = Jaguarrelief (4)
card-st = Stein des Chac (6)
card-gs = Goldene Statue (5)
card-both = beide Wände
card-orange = die orange Wand
card-grey = die graue Wand
card-blank = nichts

## Figuren und Fähigkeiten

character-lea = Lea Rice
character-martin = Martin Fletcher
character-bill = Bill Baker
character-mustafa = Mustafa Ibrahim
character-griffith = Prof. Griffith
character-arely = Arely Tamay
character-puccio = Puccio
character-tatiana = Tatiana
character-markus = Markus Bassler
character-len = Len Tso Yau
character-vincent = Vincent
character-nicole = Nicole
ability-sprint = Spurt
ability-stamina = Ausdauer
ability-linguistics = Sprachkunde
ability-swimming = Schwimmen
ability-lock_picking = Schlösser öffnen
ability-leap = Sprung

## Orte und Dinge

lock-alcove_1 = Nische 1
lock-alcove_2 = Nische 2
lock-alcove_3 = Nische 3
lock-alcove_4 = Nische 4
lock-stone = den Stein des Chac
lock-tunnel = den Geheimgang
lock-door = die Geheimtür
trial-pit = die Grube
trial-web = das Netz
trial-tear_free = das Losreißen
trial-collapse = den Einsturz
trial-river_exit = den Weg aus dem Fluss
death-walls = wird zwischen den Wänden zerdrückt
death-boulder = wird von der Kugel überrollt
death-lava = stürzt in die Lava
death-river = stürzt den Wasserfall hinab
death-pit = fällt in die Grube
death-bridge = stürzt mit der Brücke ab
death-burden = bricht unter der Last zusammen
death-sealed = ist für immer eingeschlossen
sun-a = Sonne A
sun-b = Sonne B
wall-orange = orange
wall-grey = graue
way-exit = durch den Ausgang
way-tunnel = durch den Geheimgang
glyph-g01 = „Sonnenauge“
glyph-g02 = „Schlange“
glyph-g03 = „Pyramide“
glyph-g04 = „Hand“
glyph-g05 = „Quetzal“
glyph-g06 = „Jaguar“
glyph-g07 = „Regen“
glyph-g08 = „Mais“
glyph-g09 = „Muschel“
glyph-g10 = „Himmelsband“
glyph-g11 = „Mond“
glyph-g12 = „Schädel“
glyph-g13 = „Feuerstein“
glyph-g14 = „Schildkröte“

## Abwechslungskarten

variety-v01 = Lava-Überraschung
variety-v02 = Geheimtür
variety-v03 = Eilige Kugel
variety-v04 = Hungrige Wände
variety-v05 = Morsche Planken
variety-v06 = Hochwasser
variety-v07 = Unruhige Lava
variety-v08 = Rostige Schlösser
variety-v09 = Pfeillöcher
variety-v10 = Giftige Dämpfe
variety-v11 = Spinnenbrut
variety-v12 = Bebender Tempel
variety-v13 = Lange Expedition
variety-v14 = Fliegende Splitter
variety-v15 = Trübe Fackeln
variety-v16 = Verfluchte Schatullen
variety-v17 = Fester Tritt
variety-v18 = Abgeschliffene Kugel
variety-v19 = Klare Inschrift
variety-v20 = Klemmende Mechanik
variety-v21 = Übervolle Schatullen
variety-v22 = Alter Schlüsselbund
variety-v23 = Vorratslager
variety-v24 = Schlammiger Tempel
variety-v25 = Diebische Träger
variety-v26 = Freche Affen
variety-v27 = Kleine Mannschaft
variety-v01-about = Die vier Hinweise im Wändesaal sind verdeckt. Nur Sprachkunde kann einen ansehen.
variety-v02-about = Eine Tür versperrt den Gang zwischen c18 und c19; eine 1 und eine 2 öffnen sie.
variety-v03-about = Die Kugel würfelt mit einem Würfel mehr.
variety-v04-about = Vier Wandkarten pro Runde.
variety-v05-about = Die Brücke beginnt mit drei Planken.
variety-v06-about = Die Strömung trägt zwei Felder weit.
variety-v07-about = Eine fünfte Zahl ist eine Falle.
variety-v08-about = Nischen brauchen 1, 2, 3 und 4.
variety-v09-about = Ein Schloss, das zubleibt, verwundet bei 1 oder 2.
variety-v10-about = Wer die Runde auf einem Glyphenplättchen beendet, wird bei 1 oder 2 verwundet.
variety-v11-about = Ein zweites Netz hängt auf c24.
variety-v12-about = Jede Nische löst den Einsturz aus.
variety-v13-about = Alle beginnen mit einem Vorrat.
variety-v14-about = Neben der Kugel wird man verwundet.
variety-v15-about = Entziffern kostet zwei Aktionen.
variety-v16-about = Eine gefundene Schatulle verwundet ihren Finder.
variety-v17-about = Grube, Netz und Einsturz werden mit einem Würfel weniger geprüft.
variety-v18-about = Die Kugel rollt erst ab einer 4.
variety-v19-about = Alle sehen die Glyphe eines Hinweises.
variety-v20-about = Zwei Wandkarten pro Runde.
variety-v21-about = Schatullen behalten den besseren von zwei Würfeln.
variety-v22-about = Der erste erneute Wurf an einem Schloss ist frei.
variety-v23-about = Auf c13 liegen Vorräte; sie heilen oder geben zwei Aktionen.
variety-v24-about = Ein Feld mit anderen zu verlassen kostet zwei Aktionen.
variety-v25-about = Jede Runde wandert ein Schatz von dem, der am meisten hat, zu dem, der am wenigsten hat.
variety-v26-about = Affen bestehlen die Umstehenden.
variety-v27-about = Niemand wird ersetzt.

## Wie es endet

outcome-together_won = Die Gruppe hat genug hinausgetragen: Alle gewinnen.
outcome-together_short = Einige sind draußen, aber nicht mit genug: Der Tempel gewinnt.
outcome-together_lost = Niemand ist draußen: Der Tempel gewinnt.
outcome-rivals_out = Der Ausgang liegt hinter ihnen: Wer draußen am meisten hat, gewinnt.
outcome-nobody_out = Niemand ist draußen: Niemand gewinnt.

## Vorgaben und Einstellungen

preset-expedition = Expedition
preset-expedition-about = Gegeneinander, mit allen Gefahren und einer Abwechslungskarte.
preset-together = Gemeinsam
preset-together-about = Alle gegen den Tempel: Was ihr hinaustragt, muss ein Ziel erreichen.
preset-classic_2009 = Klassisch 2009
preset-classic_2009-about = Wie veröffentlicht: ohne Grube, Netz, Statue, Geheimgang und Einsturz, ohne Abwechslungskarten; die Last wird vor dem Wurf gewählt.
option-mode = Spielart
option-mode-about = Gegeneinander oder gemeinsam. Allein spielt man immer gemeinsam.
option-mode-standard = Rivalen
option-mode-coop = gemeinsam
option-level = Stufe
option-level-about = Gemeinsam: wie viel hinausgetragen werden muss und wie viele Abwechslungskarten gelten.
option-variety = Abwechslungskarten
option-variety-about = Rivalen: wie viele Abwechslungskarten gelten.
option-rival_cards = Karten gegen Rivalen
option-rival_cards-about = Ob die vier Karten im Stapel sind, die nur Rivalen treffen.
option-pick_1 = Abwechslungskarte 1
option-pick_1-about = Eine vereinbarte Karte oder eine vom Stapel. Sie zählt nur, wenn so viele gelten; eine Karte, die nicht gelten darf, wird ersetzt.
option-pick_1-drawn = vom Stapel
option-pick_1-v01 = Lava-Überraschung
option-pick_1-v02 = Geheimtür
option-pick_1-v03 = Eilige Kugel
option-pick_1-v04 = Hungrige Wände
option-pick_1-v05 = Morsche Planken
option-pick_1-v06 = Hochwasser
option-pick_1-v07 = Unruhige Lava
option-pick_1-v08 = Rostige Schlösser
option-pick_1-v09 = Pfeillöcher
option-pick_1-v10 = Giftige Dämpfe
option-pick_1-v11 = Spinnenbrut
option-pick_1-v12 = Bebender Tempel
option-pick_1-v13 = Lange Expedition
option-pick_1-v14 = Fliegende Splitter
option-pick_1-v15 = Trübe Fackeln
option-pick_1-v16 = Verfluchte Schatullen
option-pick_1-v17 = Fester Tritt
option-pick_1-v18 = Abgeschliffene Kugel
option-pick_1-v19 = Klare Inschrift
option-pick_1-v20 = Klemmende Mechanik
option-pick_1-v21 = Übervolle Schatullen
option-pick_1-v22 = Alter Schlüsselbund
option-pick_1-v23 = Vorratslager
option-pick_1-v24 = Schlammiger Tempel
option-pick_1-v25 = Diebische Träger
option-pick_1-v26 = Freche Affen
option-pick_1-v27 = Kleine Mannschaft
option-pick_2 = Abwechslungskarte 2
option-pick_2-about = Eine vereinbarte Karte oder eine vom Stapel. Sie zählt nur, wenn so viele gelten; eine Karte, die nicht gelten darf, wird ersetzt.
option-pick_2-drawn = vom Stapel
option-pick_2-v01 = Lava-Überraschung
option-pick_2-v02 = Geheimtür
option-pick_2-v03 = Eilige Kugel
option-pick_2-v04 = Hungrige Wände
option-pick_2-v05 = Morsche Planken
option-pick_2-v06 = Hochwasser
option-pick_2-v07 = Unruhige Lava
option-pick_2-v08 = Rostige Schlösser
option-pick_2-v09 = Pfeillöcher
option-pick_2-v10 = Giftige Dämpfe
option-pick_2-v11 = Spinnenbrut
option-pick_2-v12 = Bebender Tempel
option-pick_2-v13 = Lange Expedition
option-pick_2-v14 = Fliegende Splitter
option-pick_2-v15 = Trübe Fackeln
option-pick_2-v16 = Verfluchte Schatullen
option-pick_2-v17 = Fester Tritt
option-pick_2-v18 = Abgeschliffene Kugel
option-pick_2-v19 = Klare Inschrift
option-pick_2-v20 = Klemmende Mechanik
option-pick_2-v21 = Übervolle Schatullen
option-pick_2-v22 = Alter Schlüsselbund
option-pick_2-v23 = Vorratslager
option-pick_2-v24 = Schlammiger Tempel
option-pick_2-v25 = Diebische Träger
option-pick_2-v26 = Freche Affen
option-pick_2-v27 = Kleine Mannschaft
option-pick_3 = Abwechslungskarte 3
option-pick_3-about = Eine vereinbarte Karte oder eine vom Stapel. Sie zählt nur, wenn so viele gelten; eine Karte, die nicht gelten darf, wird ersetzt.
option-pick_3-drawn = vom Stapel
option-pick_3-v01 = Lava-Überraschung
option-pick_3-v02 = Geheimtür
option-pick_3-v03 = Eilige Kugel
option-pick_3-v04 = Hungrige Wände
option-pick_3-v05 = Morsche Planken
option-pick_3-v06 = Hochwasser
option-pick_3-v07 = Unruhige Lava
option-pick_3-v08 = Rostige Schlösser
option-pick_3-v09 = Pfeillöcher
option-pick_3-v10 = Giftige Dämpfe
option-pick_3-v11 = Spinnenbrut
option-pick_3-v12 = Bebender Tempel
option-pick_3-v13 = Lange Expedition
option-pick_3-v14 = Fliegende Splitter
option-pick_3-v15 = Trübe Fackeln
option-pick_3-v16 = Verfluchte Schatullen
option-pick_3-v17 = Fester Tritt
option-pick_3-v18 = Abgeschliffene Kugel
option-pick_3-v19 = Klare Inschrift
option-pick_3-v20 = Klemmende Mechanik
option-pick_3-v21 = Übervolle Schatullen
option-pick_3-v22 = Alter Schlüsselbund
option-pick_3-v23 = Vorratslager
option-pick_3-v24 = Schlammiger Tempel
option-pick_3-v25 = Diebische Träger
option-pick_3-v26 = Freche Affen
option-pick_3-v27 = Kleine Mannschaft
option-pick_4 = Abwechslungskarte 4
option-pick_4-about = Eine vereinbarte Karte oder eine vom Stapel. Sie zählt nur, wenn so viele gelten; eine Karte, die nicht gelten darf, wird ersetzt.
option-pick_4-drawn = vom Stapel
option-pick_4-v01 = Lava-Überraschung
option-pick_4-v02 = Geheimtür
option-pick_4-v03 = Eilige Kugel
option-pick_4-v04 = Hungrige Wände
option-pick_4-v05 = Morsche Planken
option-pick_4-v06 = Hochwasser
option-pick_4-v07 = Unruhige Lava
option-pick_4-v08 = Rostige Schlösser
option-pick_4-v09 = Pfeillöcher
option-pick_4-v10 = Giftige Dämpfe
option-pick_4-v11 = Spinnenbrut
option-pick_4-v12 = Bebender Tempel
option-pick_4-v13 = Lange Expedition
option-pick_4-v14 = Fliegende Splitter
option-pick_4-v15 = Trübe Fackeln
option-pick_4-v16 = Verfluchte Schatullen
option-pick_4-v17 = Fester Tritt
option-pick_4-v18 = Abgeschliffene Kugel
option-pick_4-v19 = Klare Inschrift
option-pick_4-v20 = Klemmende Mechanik
option-pick_4-v21 = Übervolle Schatullen
option-pick_4-v22 = Alter Schlüsselbund
option-pick_4-v23 = Vorratslager
option-pick_4-v24 = Schlammiger Tempel
option-pick_4-v25 = Diebische Träger
option-pick_4-v26 = Freche Affen
option-pick_4-v27 = Kleine Mannschaft
option-pit = Grube
option-pit-about = c21 ist eine Grube, über die man springen muss.
option-web = Spinnennetz
option-web-about = Auf c12 hängt ein Netz.
option-statue = Goldene Statue
option-statue-about = Auf der Brücke steht eine Statue im Wert von 5.
option-tunnel = Geheimgang
option-tunnel-about = Von c23 führt ein Gang nach draußen.
option-collapse = Einsturz
option-collapse-about = Wenn der Stein genommen ist, stürzt der Tempel ein.
option-pit_fail = Ein misslungener Sprung
option-pit_fail-about = Was ein misslungener Sprung über die Grube anrichtet.
option-pit_fail-eliminated = ist tödlich
option-pit_fail-wounded = verwundet und beendet den Zug
option-round_order = Ablauf einer Runde
option-round_order-about = Ob du den Wurf kennst, wenn du deine Last wählst.
option-round_order-roll_first = erst der Wurf, dann die Last
option-round_order-load_first = erst die Last, dann der Wurf
option-dice_pass = Hüter der Würfel
option-dice_pass-about = Wer am Ende einer Runde die Würfel bekommt.
option-dice_pass-closest = wer dem Ausgang am nächsten ist
option-dice_pass-left = die oder der Nächste im Uhrzeigersinn
option-tie = Gleichstand
option-tie-about = Wer gewinnt, wenn mehrere gleich viel haben.
option-tie-shared = alle zusammen
option-tie-stone = wer den Stein hat
option-peek = Blicke
option-peek-about = Wie lange du siehst, was du angeschaut hast.
option-peek-timed5s = fünf Sekunden
option-peek-notebook = dauerhaft
option-glyph_pairing = Glyphen und Zahlen
option-glyph_pairing-about = Ob jemand vorher weiß, welche Zahl zu einer Glyphe gehört.
option-glyph_pairing-shuffled = gemischt
option-glyph_pairing-fixed = allen bekannt
option-hands = Handkarten
option-hands-about = Ob andere sehen, was du trägst.
option-hands-usual = unter Rivalen verdeckt, gemeinsam offen
option-hands-hidden = verdeckt
option-hands-open = offen
option-first_player = Erster Hüter
option-first_player-about = Wer in der ersten Runde die Würfel hütet.
option-first_player-triplet = der höchste Drilling
option-first_player-random = das Los

## Aktionen

action-choose = { $character } zuerst hineinschicken
action-begin = Die erste Runde beginnen
action-drop = { $card } zum Ablegen herauslegen
action-keep = { $card } doch behalten
action-ready = Last gewählt
action-brace = Ausdauer: eine Laststufe weniger
action-shed = Ausdauer: einen Vorrat ablegen
action-pass = Verzichten
action-move = { $to ->
    [ent] Zum Eingang gehen
    [exit] Zum Ausgang hinausgehen
    [bank] Ans Ufer gehen
    [br] Auf die Brücke gehen
   *[other] Nach { $to } gehen
}
action-search = Hier suchen
action-decipher = Den Hinweis dieser Zone entziffern
action-unlock = { $lock } zu öffnen versuchen
action-jump = Über die Grube springen
action-hop = Auf der Brücke hüpfen
action-statue = Die Goldene Statue nehmen
action-tunnel = Durch den Geheimgang hinaus
action-exit_river = Aus dem Fluss steigen
action-exchange = Mit { $whom } tauschen
action-gather = Den Haufen durchsehen
action-heal = Vorrat: eine Wunde heilen
action-hurry = Vorrat: zwei Aktionen mehr
action-clear = Geröll wegräumen
action-tear_free = Sich losreißen
action-take_supply = Einen Vorrat nehmen
action-monkey = Die Affen zu { $whom } schicken
action-sprint = { $to ->
    [ent] Zum Eingang spurten
    [exit] Zum Ausgang hinausspurten
    [bank] Ans Ufer spurten
    [br] Auf die Brücke spurten
   *[other] Nach { $to } spurten
}
action-leap = Nach { $to } springen
action-read = Das Plättchen auf { $at } lesen
action-read_clue = Den Hinweis von Zone { $zone } lesen
action-end = Den Zug beenden
action-pay = Mit { $card } bezahlen
action-ignore = Marke einsetzen: eine 1 zählt nicht
action-accept = Die Würfel so lassen
action-help = Mit Schwimmen helfen
action-lose = { $card } im Netz lassen
action-reroll = Noch einmal werfen: Würfel { $dice }
action-set = Würfel { $die } auf { $face } drehen
action-stop = Vom Schloss ablassen
action-remove_door = Die Geheimtür aushängen
action-give = { $card } anbieten
action-ask = Um { $card } bitten
action-unask = Nicht mehr um { $card } bitten
action-propose = Den Tausch vorschlagen
action-agree = Zustimmen
action-decline = Ablehnen
action-confirm = Den Tausch bestätigen
action-cancel = Den Tausch abblasen
action-take = { $card } nehmen
action-done = Den Rest liegen lassen
action-enter = Bei { $sun } hereinkommen

## Ereignisse

event-went_in = { $seat } geht als { $character } hinein.
event-first_roll = { $face ->
    [none] { $seat } würfelt { $dice }: kein Drilling.
   *[other] { $seat } würfelt { $dice }: ein Drilling mit { $face }.
}
event-keeper_chosen = { $seat } hütet als Erstes die Würfel.
event-round_began = Runde { $round } beginnt.
event-rolled = Der Wurf der Runde: { $dice }.
event-carried = { $card ->
    [none] Die Träger bringen einen Schatz von { $whom } zu { $seat }.
   *[other] Die Träger bringen { $card } von { $whom } zu { $seat }.
}
event-dropped = { $cards ->
    [none] { $n ->
        [one] { $seat } legt auf { $at } einen Schatz ab.
       *[other] { $seat } legt auf { $at } { $n } Schätze ab.
    }
   *[other] { $seat } legt auf { $at } ab: { $cards }.
}
event-drop_lost = { $cards ->
    [none] { $n ->
        [one] { $seat } legt einen Schatz ab, und er ist verloren: Dort bleibt nichts liegen.
       *[other] { $seat } legt { $n } Schätze ab, und sie sind verloren: Dort bleibt nichts liegen.
    }
   *[other] { $seat } legt ab, was verloren ist, denn dort bleibt nichts liegen: { $cards }.
}
event-loaded = { $n_cards ->
    [one] { $seat } trägt eine Karte: Laststufe { $level }.
   *[other] { $seat } trägt { $n_cards } Karten: Laststufe { $level }.
}
event-braced = { $seat } setzt Ausdauer ein: Laststufe { $level } in dieser Runde.
event-shed = { $seat } legt mit Ausdauer einen Vorrat ab: Laststufe { $level }.
event-slot_began = { $n ->
    [one] { $seat } hat eine Aktion.
   *[other] { $seat } hat { $n } Aktionen.
}
event-slot_skipped = { $seat } hat in dieser Runde keine Aktion.
event-slot_ended = { $seat } tut nichts mehr.
event-moved = { $at ->
    [ent] { $seat } geht zum Eingang.
    [exit] { $seat } geht zum Ausgang hinaus.
    [bank] { $seat } kommt ans Ufer.
    [br] { $seat } geht auf die Brücke.
   *[other] { $seat } geht nach { $at }.
}
event-sprinted = { $at ->
    [ent] { $seat } spurtet zum Eingang.
    [exit] { $seat } spurtet zum Ausgang hinaus.
    [bank] { $seat } spurtet ans Ufer.
    [br] { $seat } spurtet auf die Brücke.
   *[other] { $seat } spurtet nach { $at }.
}
event-leapt = { $seat } springt nach { $at }.
event-mask_removed = Die Maske fällt: Alle Glyphen der Lavakammer sind zu sehen.
event-tile_flipped = { $seat } dreht { $glyph } auf { $at } um: { $n }, und es hält.
event-trap_sprung = { $seat } dreht { $glyph } auf { $at } um: { $n }, eine Falle!
event-searched = { $card ->
    [none] { $seat } sucht und findet etwas ({ $deck }).
   *[other] { $seat } sucht und findet { $card }.
}
event-drifted = Die Strömung trägt { $seat } nach { $at }.
event-deciphered = { $glyph ->
    [none] { $seat } entziffert den Hinweis von Zone { $zone }.
   *[other] { $seat } entziffert den Hinweis von Zone { $zone }: { $n } ist { $glyph }.
}
event-tile_read = { $n ->
    [none] { $seat } liest das Plättchen auf { $at }.
   *[other] { $seat } liest das Plättchen auf { $at }: { $n }.
}
event-clue_read = { $glyph ->
    [none] { $seat } liest den verdeckten Hinweis von Zone { $zone }.
   *[other] { $seat } liest den verdeckten Hinweis von Zone { $zone }: { $n } ist { $glyph }.
}
event-look_ended = Was { $seat } angesehen hat, liegt wieder verdeckt.
event-tested = { $seat } würfelt für { $trial }: { $dice }.
event-paid = { $cards ->
    [none] { $seat } bezahlt drei Schätze für einen neuen Wurf: { $face }.
   *[other] { $seat } bezahlt { $cards } für einen neuen Wurf: { $face }.
}
event-one_ignored = { $seat } setzt die Marke ein: Eine 1 zählt nicht.
event-helped = { $seat } kommt { $whom } schwimmend zu Hilfe: Eine 1 zählt nicht.
event-test_passed = { $seat } besteht.
event-test_failed = { $seat } scheitert.
event-wounded = { $n ->
    [one] { $seat } wird verwundet.
   *[other] { $seat } wird verwundet und hat { $n } Wunden.
}
event-buried = { $n ->
    [one] Geröll fällt auf { $seat }.
   *[other] Noch mehr Geröll fällt auf { $seat }: jetzt { $n }.
}
event-caught = { $seat } hängt im Netz auf { $at } fest.
event-card_lost = { $card ->
    [none] { $seat } lässt einen Schatz im Netz.
   *[other] { $seat } lässt { $card } im Netz.
}
event-freed = { $seat } ist wieder frei.
event-eliminated = { $character } ({ $seat }) { $death }.
event-escaped = { $n ->
    [one] { $character } ({ $seat }) entkommt { $way } mit einem Schatz.
   *[other] { $character } ({ $seat }) entkommt { $way } mit { $n } Schätzen.
}
event-bridge_tested = { $n ->
    [one] { $seat } auf der Brücke, Gewicht { $weight }, Würfel { $dice }: Eine Planke bleibt.
   *[other] { $seat } auf der Brücke, Gewicht { $weight }, Würfel { $dice }: { $n } Planken bleiben.
}
event-bridge_fell = Die Brücke stürzt ein, mit allen, die darauf sind.
event-statue_taken = { $seat } nimmt die Goldene Statue.
event-lock_rolled = { $seat } versucht, { $lock } zu öffnen: { $dice }.
event-lock_rerolled = { $seat } wirft für { $lock } noch einmal: { $dice }.
event-die_set = { $seat } dreht für { $lock } einen Würfel: { $dice }.
event-lock_opened = { $seat } öffnet { $lock }.
event-lock_left = { $seat } kann { $lock } nicht öffnen.
event-darts = Pfeile fliegen auf { $seat }: { $face }.
event-treasure_taken = { $seat } nimmt { $card }.
event-door_removed = { $seat } hängt die Geheimtür aus.
event-door_smashed = Die Kugel zertrümmert die Geheimtür.
event-collapse_began = Der Tempel beginnt einzustürzen.
event-collapse_ended = Der Stein ist draußen: Der Einsturz endet.
event-exchange_proposed = { $cards ->
    [none] { $seat } schlägt { $whom } einen Tausch vor.
   *[other] { $seat } bietet { $whom } an: { $cards }.
}
event-exchange_asked = { $seat } bittet { $whom } um { $cards }.
event-exchange_answered = { $cards ->
    [none] { $seat } antwortet { $whom }.
   *[other] { $seat } antwortet { $whom } mit { $cards }.
}
event-answer_expired = { $seat } antwortet nicht rechtzeitig.
event-exchange_declined = { $seat } lehnt den Tausch mit { $whom } ab.
event-exchange_cancelled = { $seat } bläst den Tausch mit { $whom } ab.
event-exchanged = { $seat } und { $whom } tauschen Schätze: { $n_given } gegeben, { $n_taken } bekommen.
event-pile_seen = { $cards ->
    [none] { $n ->
        [one] { $seat } sieht sich die Karte auf { $at } an.
       *[other] { $seat } sieht sich die { $n } Karten auf { $at } an.
    }
   *[other] { $seat } sieht den Haufen auf { $at } durch: { $cards }.
}
event-picked_up = { $card ->
    [none] { $seat } hebt einen Schatz auf ({ $deck }).
   *[other] { $seat } hebt { $card } auf.
}
event-healed = { $seat } heilt mit einem Vorrat eine Wunde; Wunden übrig: { $n }.
event-hurried = { $n ->
    [one] { $seat } beeilt sich mit einem Vorrat: eine Aktion.
   *[other] { $seat } beeilt sich mit einem Vorrat: { $n } Aktionen.
}
event-gravel_cleared = { $seat } räumt Geröll weg; noch da: { $n }.
event-supply_taken = { $seat } nimmt einen Vorrat; noch im Lager: { $n }.
event-monkeys_sent = { $seat } schickt die Affen zu { $whom }: { $face }.
event-stolen = { $card ->
    [none] Ein Schatz von { $whom } geht an { $seat }.
   *[other] { $card } von { $whom } geht an { $seat }.
}
event-fumes = { $seat } steht in den Dämpfen: { $face }.
event-wall_revealed = Eine Wandkarte bewegt { $card }.
event-wall_moved = { $n ->
    [one] Die { $wall } Wand schließt eine Spalte.
   *[other] Die { $wall } Wand hat { $n } Spalten geschlossen.
}
event-pushed = { $seat } wird nach { $at } geschoben.
event-pile_pushed = Ein Haufen wird nach { $at } geschoben.
event-walls_met = Die Wände treffen sich: Der Wändesaal ist für immer zu.
event-boulder_rolled = { $n ->
    [one] Die Kugel würfelt { $dice }: ein Schritt.
   *[other] Die Kugel würfelt { $dice }: { $n } Schritte.
}
event-boulder_moved = Die Kugel rollt nach { $at }.
event-pile_crushed = { $n ->
    [one] Die Kugel zermalmt auf { $at } einen Schatz.
   *[other] Die Kugel zermalmt auf { $at } { $n } Schätze.
}
event-web_torn = Die Kugel zerreißt das Netz auf { $at }.
event-sun_opened = Die Kugel durchbricht die Wand bei { $sun }.
event-cache_crushed = { $n ->
    [one] Die Kugel zermalmt einen Vorrat im Lager.
   *[other] Die Kugel zermalmt { $n } Vorräte im Lager.
}
event-splinters = Splitter treffen { $seat }.
event-waits_for_sun = { $seat } wartet: Keine Sonne ist offen.
event-replaced = { $character } kommt für { $seat } auf { $at } herein.
event-dice_passed = { $seat } hütet jetzt die Würfel.
event-exit_sealed = Die Kugel verschließt den Ausgang.
event-casket_opened = { $seat } öffnet eine Schatulle, { $dice }: Sie ist { $n } wert.
event-counted = { $seat } hat { $n } hinausgetragen.
event-won = { $seat } gewinnt mit { $n }.
event-nobody_escaped = Niemand ist entkommen.
event-group_counted = Zusammen sind es { $n }; { $target } waren nötig.

## Ablehnungen

refusal-game_over = Das Spiel ist vorbei.
refusal-no_such_seat = An diesem Tisch gibt es { $whom } nicht.
refusal-not_your_turn = { $turn } ist an der Reihe.
now-choose = wählt, wer zuerst hineingeht
now-begin = die erste Runde wird begonnen
now-load = die Last wird gewählt
now-brace = über Ausdauer wird entschieden
now-act = eine Aktion ist dran
now-test = die Probe muss entschieden werden
now-help = über Hilfe im Fluss wird entschieden
now-lose = eine Karte muss im Netz bleiben
now-unlock = das Schloss muss geöffnet oder verlassen werden
now-door = die Tür bleibt oder geht
now-compose = der Tausch wird zusammengestellt
now-answer = das Gegenüber antwortet
now-confirm = der Tausch wird bestätigt oder abgeblasen
now-gather = der Haufen liegt offen
now-replace = ein Ersatz kommt herein
refusal-not_now = Jetzt ist etwas anderes dran: { $now }.
refusal-not_asked = Du hast hier nichts zu entscheiden: { $now }.
refusal-answered_already = So hast du schon geantwortet; bis alle geantwortet haben, kannst du noch anders wählen.
refusal-not_your_character = { $character } wurde dir nicht ausgeteilt.
refusal-chosen_already = { $character } hast du schon gewählt.
refusal-no_such_card = Du hast { $card } nicht mehr auszulegen.
refusal-not_laid_aside = { $card } liegt nicht aus.
refusal-over_limit = { $n ->
    [one] Du hast { $n_cards } Karten, erlaubt sind 12: Lege mindestens einen Schatz ab.
   *[other] Du hast { $n_cards } Karten, erlaubt sind 12: Lege mindestens { $n } Schätze ab.
}
refusal-no_supply = Du hast keinen Vorrat.
refusal-no_wound = Du hast keine Wunde zu heilen.
refusal-no_gravel = Auf dir liegt kein Geröll.
refusal-gravel_first = { $n ->
    [one] Auf dir liegt Geröll: Räume es zuerst weg.
   *[other] Auf dir liegt Geröll: Räume zuerst alle { $n } weg.
}
refusal-stuck_in_web = Du hängst im Netz auf { $at }: Reiße dich zuerst los.
refusal-not_stuck = Du hängst in keinem Netz.
refusal-not_enough_actions = { $needed ->
    [one] Das kostet eine Aktion, und du hast { $left }.
   *[other] Das kostet { $needed } Aktionen, und du hast { $left }.
}
refusal-not_adjacent = Kein Weg führt von { $at } direkt nach { $to }.
refusal-boulder_there = Die Kugel ist auf { $to }: Niemand kommt daran vorbei.
refusal-wall_closed = Eine Wand hat { $to } geschlossen.
refusal-room_closed = Die Wände haben sich getroffen: { $to } ist für immer zu.
refusal-hole_there = { $to } ist ein Loch in die Lava.
refusal-pit_there = c21 ist eine Grube: Springe von c20 oder c22 darüber.
refusal-bridge_gone = Die Brücke ist weg.
refusal-door_shut = Die Geheimtür ist zu: Öffne sie mit einer 1 und einer 2.
refusal-over_the_brink = Hinter r8 ist der Wasserfall: Steige mit einer Probe aus dem Fluss.
refusal-nothing_to_search = Auf { $at } gibt es nichts zu suchen.
refusal-deck_empty = Der Stapel ist leer: { $deck }.
refusal-tile_searched = Das Plättchen auf { $at } ist schon durchsucht.
refusal-lying_down = Du liegst im Wasser: Bewege dich, bevor du wieder suchst.
refusal-no_clue_here = Auf { $at } ist kein Hinweis zu entziffern; Hinweise liegen am Wändesaal.
refusal-clues_hidden = Lava-Überraschung: Die Hinweise liegen verdeckt, nur Sprachkunde kann einen ansehen.
refusal-no_such_lock = In diesem Tempel gibt es { $lock } nicht.
refusal-lock_elsewhere = Von hier aus kannst du { $lock } nicht öffnen; das geht auf { $at }.
refusal-lock_open = Es ist zu spät, { $lock } zu öffnen: Dort ist nichts mehr.
refusal-no_pit = Dieser Tempel hat keine Grube.
refusal-not_at_pit = Du stehst auf { $at }; man springt von c20 oder c22.
refusal-not_on_bridge = Du stehst auf { $at }, nicht auf der Brücke.
refusal-statue_gone = Die Goldene Statue ist nicht da.
refusal-no_tunnel = Dieser Tempel hat keinen Geheimgang.
refusal-not_at_tunnel = Du stehst auf { $at }; der Gang beginnt auf c23.
refusal-stone_needed = Ohne den Stein des Chac musst du den Gang mit Würfeln öffnen.
refusal-not_at_brink = Du stehst auf { $at }; aus dem Fluss steigt man von r8.
refusal-with_yourself = Das geht nicht mit dir selbst.
refusal-not_in_temple = { $whom } hat niemanden im Tempel.
refusal-too_far = { $whom } ist auf { $at }, zu weit weg.
refusal-unsafe_space = { $at } ist kein sicheres Feld: Karten liegen und wechseln den Besitzer nur am Eingang, im Wändesaal, im Gang, auf den Sonnen und am Ufer.
refusal-partner_stuck = { $whom } hängt in einem Netz.
refusal-pair_barred = { $whom } und du tauscht in diesem Zug nicht mehr.
refusal-nothing_to_exchange = Weder { $whom } noch du hast einen Schatz.
refusal-hands_hidden = Die Handkarten sind verdeckt: Biete etwas an und lass dein Gegenüber antworten.
refusal-partner_lacks = { $whom } hat { $card } nicht oder nicht mehr.
refusal-not_asked_for = Um { $card } hast du nicht gebeten.
refusal-empty_exchange = Mindestens eine Karte muss den Besitzer wechseln.
refusal-no_pile = Auf { $at } liegt kein Haufen.
refusal-not_in_pile = { $card } ist nicht in dem Haufen.
refusal-not_in_force = { $variety } gilt nicht.
refusal-not_at_cache = Du stehst auf { $at }; das Lager ist auf c13.
refusal-cache_empty = Das Lager ist leer.
refusal-supply_had = Diese Figur hat schon einen Vorrat bekommen.
refusal-monkeys_tired = Die Affen waren in diesem Zug schon unterwegs.
refusal-no_token = Du hast keine unbenutzte Marke für { $ability }.
refusal-no_sprint_in_river = Im Fluss und in den Fluss spurtet niemand.
refusal-not_diagonal = { $to } liegt nicht schräg zu { $at }.
refusal-corner_blocked = Die Kugel ist auf { $at }: Daran vorbei springt niemand.
refusal-not_in_lava = Du stehst auf { $at }; Plättchen liest man von der Lavakammer aus.
refusal-no_tile_to_read = Auf { $at } liegt kein verdecktes Plättchen neben dir.
refusal-token_useless = Für { $trial } hilft keine Marke.
refusal-nothing_to_buy = Jede verbliebene 1 wurde schon einmal neu geworfen.
refusal-too_few_to_pay = { $n ->
    [one] Ein neuer Wurf kostet drei Schätze, und du hast einen.
   *[other] Ein neuer Wurf kostet drei Schätze, und du hast { $n }.
}
refusal-payment_begun = { $n ->
    [one] Eine Karte liegt aus: Bezahle den Rest oder nimm sie zurück.
   *[other] { $n } Karten liegen aus: Bezahle den Rest oder nimm sie zurück.
}
refusal-same_face = Der Würfel zeigt schon { $face }.
refusal-sun_closed = { $sun } ist nicht offen.

## Was ein Befehl hätte sein sollen

expected-a_command_such_as_move_search_or_end = ein Befehl wie move, search oder end
expected-a_character_such_as_lea = eine Figur wie lea
expected-a_treasure_such_as_z1-3_lv-k_or_st = ein Schatz wie z1-3, lv-k oder st
expected-a_space_such_as_w23_c9_or_bank = ein Feld wie w23, c9 oder bank
expected-a_lock_such_as_alcove_1_stone_or_tunnel = ein Schloss wie alcove_1, stone oder tunnel
expected-dice_in_order_such_as_245 = Würfel der Reihe nach wie 245
expected-a_sun_a_or_b = eine Sonne: a oder b

## Das Bild

picture-round = Runde
picture-roll = Wurf
picture-keeper = Hüter
picture-target = Ziel
picture-boulder = Kugel
picture-planks = Planken
picture-walls = Wände
picture-cards = Karten
picture-level = Stufe
picture-wounds = Wunden
picture-supplies = Vorräte
picture-gravel = Geröll
picture-actions = Aktionen
picture-waiting = wartet auf eine Sonne
picture-out = entkommen
picture-dead = tot
picture-clues = Hinweise
picture-masked = die Maske ist auf
picture-stuck = im Netz
picture-token = Marke
picture-collapsing = der Tempel stürzt ein
picture-test = Probe für
picture-lock = Schloss
picture-exchange = Tausch
picture-look = du siehst
