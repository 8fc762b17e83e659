# Der Tempel des Chac auf Deutsch. Die Begriffe sind die von rules/de.md.

## Das Spiel

game-name = Der Tempel des Chac
game-tagline = Nimm, was du tragen kannst, und sei draußen, bevor die Felskugel den Ausgang verschließt.
game-about = Ein Maya-Tempel voller Gold. Doch auf euch warten zusammenrückende Wände, Lava, ein Fluss, eine morsche Brücke und eine Felskugel, die auf den einzigen Ausgang zurollt. Spielt gegeneinander oder gemeinsam gegen den Tempel.

## Felder: Ein kleines l sieht aus wie eine 1

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
card-z1-1 = Tonflöte (1, Zone 1)
card-z1-2 = Jadeperlen (2, Zone 1)
card-z1-3 = Obsidianspiegel (3, Zone 1)
card-z1-4 = Türkismaske (4, Zone 1)
card-z1-5 = Brustschmuck aus Gold (5, Zone 1)
card-z1-k = Versiegelte Schatulle (Zone 1)
card-z2-1 = Tonflöte (1, Zone 2)
card-z2-2 = Jadeperlen (2, Zone 2)
card-z2-3 = Obsidianspiegel (3, Zone 2)
card-z2-4 = Türkismaske (4, Zone 2)
card-z2-k = Versiegelte Schatulle (Zone 2)
card-z3-1 = Tonflöte (1, Zone 3)
card-z3-2 = Jadeperlen (2, Zone 3)
card-z3-3 = Obsidianspiegel (3, Zone 3)
card-z3-4 = Türkismaske (4, Zone 3)
card-z3-k = Versiegelte Schatulle (Zone 3)
card-z4-1 = Tonflöte (1, Zone 4)
card-z4-2 = Jadeperlen (2, Zone 4)
card-z4-3 = Obsidianspiegel (3, Zone 4)
card-z4-k = Versiegelte Schatulle (Zone 4)
card-lv-2 = Jadeperlen (2, Lava)
card-lv-3 = Obsidianspiegel (3, Lava)
card-lv-4 = Türkismaske (4, Lava)
card-lv-5 = Brustschmuck aus Gold (5, Lava)
card-lv-k = Versiegelte Schatulle (Lava)
card-rv-1 = Tonflöte (1, Fluss)
card-rv-2 = Jadeperlen (2, Fluss)
card-rv-3 = Obsidianspiegel (3, Fluss)
card-rv-4 = Türkismaske (4, Fluss)
card-rv-5 = Brustschmuck aus Gold (5, Fluss)
card-rv-k = Versiegelte Schatulle (Fluss)
card-al = Jaguarrelief (4)
card-st = Stein des Chac (6)
card-gs = Goldene Statue (5)
card-both = Beide Wände rücken vor
card-orange = Die orange Wand rückt vor
card-grey = Die graue Wand rückt vor
card-blank = Keine Wand rückt vor

## Abenteurer und Fähigkeiten

adventurer-lea = Lea Rice
adventurer-martin = Martin Fletcher
adventurer-bill = Bill Baker
adventurer-mustafa = Mustafa Ibrahim
adventurer-griffith = Prof. Griffith
adventurer-arely = Arely Tamay
adventurer-puccio = Puccio
adventurer-tatiana = Tatiana
adventurer-markus = Markus Bassler
adventurer-len = Len Tso Yau
adventurer-vincent = Vincent
adventurer-nicole = Nicole
ability-sprint = Sprinten
ability-stamina = Ausdauer
ability-linguistics = Linguistik
ability-swimming = Schwimmen
ability-lock_picking = Schlösser öffnen
ability-leap = Springen

## Orte und Dinge

lock-alcove_1 = Nische 1
lock-alcove_2 = Nische 2
lock-alcove_3 = Nische 3
lock-alcove_4 = Nische 4
lock-stone = die Nische am Wasserfall
lock-tunnel = den Geheimgang
lock-door = die Geheimtür
trial-pit = den Sprung über die Grube
trial-web = das Netz
trial-tear_free = das Losreißen
trial-collapse = den Einsturz
trial-river_exit = den Ausstieg aus dem Fluss
death-walls = wird zwischen den Wänden zerquetscht
death-boulder = wird von der Felskugel überrollt
death-lava = stürzt in die Lava
death-river = stürzt den Wasserfall hinunter
death-pit = fällt in die Grube
death-bridge = stürzt mit der Brücke ab
death-burden = bricht unter der Last zusammen
death-sealed = ist für immer eingeschlossen
sun-a = Sonne A
sun-b = Sonne B
wall-orange = orange
wall-grey = graue
route-exit = durch den Ausgang
route-tunnel = durch den Geheimgang
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

## Variantenkarten

variety-v01 = Lava-Überraschung
variety-v02 = Geheimtür
variety-v03 = Eilige Felskugel
variety-v04 = Hungrige Wände
variety-v05 = Morsche Planken
variety-v06 = Hochwasser
variety-v07 = Unruhige Lava
variety-v08 = Rostige Schlösser
variety-v09 = Pfeillöcher
variety-v10 = Erstickende Dämpfe
variety-v11 = Spinnenbrut
variety-v12 = Bebender Tempel
variety-v13 = Lange Expedition
variety-v14 = Fliegende Splitter
variety-v15 = Schwache Fackeln
variety-v16 = Verfluchte Schatullen
variety-v17 = Sicherer Tritt
variety-v18 = Abgeschliffene Felskugel
variety-v19 = Klare Inschrift
variety-v20 = Klemmender Mechanismus
variety-v21 = Überquellende Schatullen
variety-v22 = Alter Schlüsselbund
variety-v23 = Proviantlager
variety-v24 = Schlammiger Tempel
variety-v25 = Diebische Träger
variety-v26 = Freche Affen
variety-v27 = Kleine Mannschaft
variety-v01-about = Die vier Hinweisplättchen im Saal der Wände sind verdeckt. Nur mit Linguistik kannst du eines ansehen.
variety-v02-about = Eine Tür versperrt den Gang zwischen c18 und c19. Eine 1 und eine 2 öffnen sie.
variety-v03-about = Für die Felskugel wird ein Würfel mehr geworfen.
variety-v04-about = Pro Runde werden vier Wandkarten aufgedeckt.
variety-v05-about = Die Brücke hat am Anfang nur drei Planken.
variety-v06-about = Die Strömung trägt dich zwei Felder weit.
variety-v07-about = Auch eine fünfte Zahl ist eine Falle.
variety-v08-about = Für die Nischen 1 bis 4 brauchst du jeweils eine 1, eine 2, eine 3 und eine 4.
variety-v09-about = Bekommst du ein Schloss nicht auf, würfelst du: Bei 1 oder 2 wirst du verwundet.
variety-v10-about = Stehst du auf einem Glyphenplättchen, nachdem alle am Zug waren, würfelst du: Bei 1 oder 2 wirst du verwundet.
variety-v11-about = Auf c24 hängt ein zweites Netz.
variety-v12-about = Schon das Öffnen einer beliebigen Nische löst den Einsturz aus.
variety-v13-about = Alle beginnen mit einer Proviantkarte.
variety-v14-about = Hat sich die Felskugel bewegt, werden alle direkt vor und hinter ihr verwundet.
variety-v15-about = Entziffern kostet zwei Aktionen.
variety-v16-about = Findest du eine Schatulle, wirst du verwundet.
variety-v17-about = Lastproben für Grube, Netz und Einsturz haben einen Würfel weniger.
variety-v18-about = Nur Würfel ab 4 bewegen die Felskugel.
variety-v19-about = Alle sehen die Glyphe eines Hinweisplättchens.
variety-v20-about = Pro Runde werden zwei Wandkarten aufgedeckt.
variety-v21-about = Jede Schatulle ist so viel wert wie der höhere von zwei Würfeln.
variety-v22-about = Bei jedem Versuch an einem Schloss ist dein erster neuer Wurf kostenlos.
variety-v23-about = Auf c13 liegt Proviant. Jede Karte heilt eine Wunde oder gibt dir zwei Aktionen.
variety-v24-about = Ein Feld zu verlassen, auf dem auch Rivalen stehen, kostet zwei Aktionen.
variety-v25-about = In jeder Runde wandert ein Schatz von der Person mit den meisten Schätzen zu der mit den wenigsten.
variety-v26-about = Einmal pro Zug kannst du Affen losschicken, die Rivalen in deiner Nähe bestehlen.
variety-v27-about = Für tote Abenteurer gibt es keinen Ersatz.

## Ende der Partie

outcome-together_won = Ihr habt genug Schätze hinausgetragen: Alle gewinnen.
outcome-together_short = Ihr habt nicht genug Schätze hinausgetragen: Der Tempel gewinnt.
outcome-together_lost = Niemand ist entkommen: Der Tempel gewinnt.
outcome-rivals_out = Es gewinnt, wer mit der wertvollsten Beute entkommen ist.
outcome-no_one_out = Niemand ist entkommen, also gewinnt niemand.
outcome-nothing_out = Niemand hat etwas von Wert hinausgetragen, also teilt ihr euch alle den Sieg.

## Voreinstellungen und Optionen

preset-expedition = Expedition
preset-expedition-about = Gegeneinander, mit allen Gefahren und einer Variantenkarte.
preset-together = Gemeinsam
preset-together-about = Alle gegen den Tempel: Die Schätze, die ihr hinaustragt, müssen ein Ziel erreichen.
preset-classic_expedition = Klassische Expedition
preset-classic_expedition-about = Gegeneinander in einem tödlicheren Tempel: Misslungene Sprünge töten, Geröll muss weg, die Wände zerquetschen auch alle am Eingang, und Ersatz wartet auf eine Sonne.
preset-classic_2009 = Klassisch 2009
preset-classic_2009-about = Wie veröffentlicht: ohne Grube, Netz, Statue, Geheimgang, Einsturz und Variantenkarten. Ihr wählt die Last vor dem Wurf.
preset-as_written = Wie beschrieben
preset-as_written-about = Gegeneinander, Wort für Wort nach der Anleitung: ohne Variantenkarten, mit Brückenproben bei jedem Schritt, einem Geheimgang zum Eingang und Tausch nur im Gang.
preset-as_written_together = Wie beschrieben, gemeinsam
preset-as_written_together-about = Ebenso, aber alle gegen den Tempel.
option-mode = Modus
option-mode-about = Spielt gegeneinander oder gemeinsam gegen den Tempel. Allein spielst du immer gegen den Tempel.
option-mode-standard = als Rivalen
option-mode-coop = gemeinsam
option-level = Stufe
option-level-about = Bestimmt beim gemeinsamen Spiel das Ziel und meist auch die Zahl der Variantenkarten.
option-level_cards = Karten nach Stufe
option-level_cards-about = Beim gemeinsamen Spiel bestimmt die Stufe auch die Zahl der Variantenkarten. Sonst gilt die Zahl, die ihr wählt.
option-variety = Variantenkarten
option-variety-about = Bestimmt die Zahl der Variantenkarten, wenn nicht die Stufe sie bestimmt.
option-rival_cards = Rivalenkarten
option-rival_cards-about = Nimmt die vier Variantenkarten hinzu, die nur unter Rivalen wirken.
option-pick_1 = Variantenkarte 1
option-pick_1-about = Eine Karte eurer Wahl oder eine zufällige. Gilt nur, wenn Variantenkarten im Spiel sind. Eine unzulässige Karte wird ersetzt.
option-pick_1-drawn = zufällig
option-pick_1-v01 = Lava-Überraschung
option-pick_1-v02 = Geheimtür
option-pick_1-v03 = Eilige Felskugel
option-pick_1-v04 = Hungrige Wände
option-pick_1-v05 = Morsche Planken
option-pick_1-v06 = Hochwasser
option-pick_1-v07 = Unruhige Lava
option-pick_1-v08 = Rostige Schlösser
option-pick_1-v09 = Pfeillöcher
option-pick_1-v10 = Erstickende Dämpfe
option-pick_1-v11 = Spinnenbrut
option-pick_1-v12 = Bebender Tempel
option-pick_1-v13 = Lange Expedition
option-pick_1-v14 = Fliegende Splitter
option-pick_1-v15 = Schwache Fackeln
option-pick_1-v16 = Verfluchte Schatullen
option-pick_1-v17 = Sicherer Tritt
option-pick_1-v18 = Abgeschliffene Felskugel
option-pick_1-v19 = Klare Inschrift
option-pick_1-v20 = Klemmender Mechanismus
option-pick_1-v21 = Überquellende Schatullen
option-pick_1-v22 = Alter Schlüsselbund
option-pick_1-v23 = Proviantlager
option-pick_1-v24 = Schlammiger Tempel
option-pick_1-v25 = Diebische Träger
option-pick_1-v26 = Freche Affen
option-pick_1-v27 = Kleine Mannschaft
option-pick_2 = Variantenkarte 2
option-pick_2-about = Eine Karte eurer Wahl oder eine zufällige. Gilt nur, wenn mindestens zwei Variantenkarten im Spiel sind. Eine unzulässige Karte wird ersetzt.
option-pick_2-drawn = zufällig
option-pick_2-v01 = Lava-Überraschung
option-pick_2-v02 = Geheimtür
option-pick_2-v03 = Eilige Felskugel
option-pick_2-v04 = Hungrige Wände
option-pick_2-v05 = Morsche Planken
option-pick_2-v06 = Hochwasser
option-pick_2-v07 = Unruhige Lava
option-pick_2-v08 = Rostige Schlösser
option-pick_2-v09 = Pfeillöcher
option-pick_2-v10 = Erstickende Dämpfe
option-pick_2-v11 = Spinnenbrut
option-pick_2-v12 = Bebender Tempel
option-pick_2-v13 = Lange Expedition
option-pick_2-v14 = Fliegende Splitter
option-pick_2-v15 = Schwache Fackeln
option-pick_2-v16 = Verfluchte Schatullen
option-pick_2-v17 = Sicherer Tritt
option-pick_2-v18 = Abgeschliffene Felskugel
option-pick_2-v19 = Klare Inschrift
option-pick_2-v20 = Klemmender Mechanismus
option-pick_2-v21 = Überquellende Schatullen
option-pick_2-v22 = Alter Schlüsselbund
option-pick_2-v23 = Proviantlager
option-pick_2-v24 = Schlammiger Tempel
option-pick_2-v25 = Diebische Träger
option-pick_2-v26 = Freche Affen
option-pick_2-v27 = Kleine Mannschaft
option-pick_3 = Variantenkarte 3
option-pick_3-about = Eine Karte eurer Wahl oder eine zufällige. Gilt nur, wenn mindestens drei Variantenkarten im Spiel sind. Eine unzulässige Karte wird ersetzt.
option-pick_3-drawn = zufällig
option-pick_3-v01 = Lava-Überraschung
option-pick_3-v02 = Geheimtür
option-pick_3-v03 = Eilige Felskugel
option-pick_3-v04 = Hungrige Wände
option-pick_3-v05 = Morsche Planken
option-pick_3-v06 = Hochwasser
option-pick_3-v07 = Unruhige Lava
option-pick_3-v08 = Rostige Schlösser
option-pick_3-v09 = Pfeillöcher
option-pick_3-v10 = Erstickende Dämpfe
option-pick_3-v11 = Spinnenbrut
option-pick_3-v12 = Bebender Tempel
option-pick_3-v13 = Lange Expedition
option-pick_3-v14 = Fliegende Splitter
option-pick_3-v15 = Schwache Fackeln
option-pick_3-v16 = Verfluchte Schatullen
option-pick_3-v17 = Sicherer Tritt
option-pick_3-v18 = Abgeschliffene Felskugel
option-pick_3-v19 = Klare Inschrift
option-pick_3-v20 = Klemmender Mechanismus
option-pick_3-v21 = Überquellende Schatullen
option-pick_3-v22 = Alter Schlüsselbund
option-pick_3-v23 = Proviantlager
option-pick_3-v24 = Schlammiger Tempel
option-pick_3-v25 = Diebische Träger
option-pick_3-v26 = Freche Affen
option-pick_3-v27 = Kleine Mannschaft
option-pick_4 = Variantenkarte 4
option-pick_4-about = Eine Karte eurer Wahl oder eine zufällige. Gilt nur, wenn mindestens vier Variantenkarten im Spiel sind. Eine unzulässige Karte wird ersetzt.
option-pick_4-drawn = zufällig
option-pick_4-v01 = Lava-Überraschung
option-pick_4-v02 = Geheimtür
option-pick_4-v03 = Eilige Felskugel
option-pick_4-v04 = Hungrige Wände
option-pick_4-v05 = Morsche Planken
option-pick_4-v06 = Hochwasser
option-pick_4-v07 = Unruhige Lava
option-pick_4-v08 = Rostige Schlösser
option-pick_4-v09 = Pfeillöcher
option-pick_4-v10 = Erstickende Dämpfe
option-pick_4-v11 = Spinnenbrut
option-pick_4-v12 = Bebender Tempel
option-pick_4-v13 = Lange Expedition
option-pick_4-v14 = Fliegende Splitter
option-pick_4-v15 = Schwache Fackeln
option-pick_4-v16 = Verfluchte Schatullen
option-pick_4-v17 = Sicherer Tritt
option-pick_4-v18 = Abgeschliffene Felskugel
option-pick_4-v19 = Klare Inschrift
option-pick_4-v20 = Klemmender Mechanismus
option-pick_4-v21 = Überquellende Schatullen
option-pick_4-v22 = Alter Schlüsselbund
option-pick_4-v23 = Proviantlager
option-pick_4-v24 = Schlammiger Tempel
option-pick_4-v25 = Diebische Träger
option-pick_4-v26 = Freche Affen
option-pick_4-v27 = Kleine Mannschaft
option-pit = Grube
option-pit-about = c21 ist eine Grube, die ihr nur mit einem Sprung überwinden könnt.
option-web = Spinnennetz
option-web-about = Auf c12 hängt ein Netz.
option-statue = Goldene Statue
option-statue-about = Auf der Brücke steht eine Statue im Wert von 5.
option-tunnel = Geheimgang
option-tunnel-about = Auf c23 beginnt ein Geheimgang.
option-collapse = Einsturz
option-collapse-about = Nimmt jemand den Stein des Chac, stürzt der Tempel ein.
option-pit_fail = Misslungener Sprung
option-pit_fail-about = Bestimmt, was ein misslungener Sprung über die Grube kostet.
option-pit_fail-stays = nur die Aktion
option-pit_fail-wounded = eine Wunde, und der Zug endet
option-pit_fail-eliminated = Tod
option-gravel = Geröll
option-gravel-about = Bestimmt, ob Abenteurer Geröllmarker wegräumen müssen.
option-gravel-marker = nein, es ändert nichts
option-gravel-burden = ja, vor allem anderen
option-mask = Maske
option-mask-about = Bestimmt, wann die Glyphen der Lavakammer sichtbar werden.
option-mask-entry = wenn jemand die Kammer betritt
option-mask-openings = wenn jemand einen Zugang erreicht
option-walls_kill = Wenn sich die Wände treffen
option-walls_kill-about = Bestimmt, wer stirbt, wenn sich die Wände treffen.
option-walls_kill-room = alle im Saal der Wände
option-walls_kill-room_and_entrance = alle dort und am Eingang
option-empty_temple = Leerer Tempel
option-empty_temple-about = Bestimmt, was passiert, wenn niemand mehr im Tempel ist, aber noch ein Ersatz wartet.
option-empty_temple-ends = die Partie endet
option-empty_temple-waits = der Ersatz wartet auf eine Sonne
option-bridge_test = Brückenproben
option-bridge_test-about = Bestimmt, wann die Brücke geprüft wird. Bei Proben in beide Richtungen könnt ihr beim Betreten nicht abstürzen.
option-bridge_test-entering = beim Betreten
option-bridge_test-every_move = beim Betreten und beim Verlassen
option-tunnel_to = Geheimgang führt
option-tunnel_to-about = Bestimmt, wo der Geheimgang endet.
option-tunnel_to-outside = nach draußen
option-tunnel_to-entrance = zum Eingang
option-trade = Handel
option-trade-about = Bestimmt, wo ihr Schätze tauschen und aufheben könnt. Im Gang müssen beim Tausch beide etwas geben.
option-trade-safe_spaces = auf sicheren Feldern, auch Geschenke
option-trade-corridor_swap = im Gang, ohne Geschenke
option-fine_print = Kleingedrucktes
option-fine_print-about = Fünf kleine Regeln: wann sich Sonnen öffnen, Sprinten in den Fluss, zu viele Wunden, Losreißen vom Netz und Gleichstand bei null (T18.12 bis T18.16).
option-fine_print-usual = wie üblich
option-fine_print-as_written = wie beschrieben
option-round_order = Ablauf der Runde
option-round_order-about = Bestimmt, ob du den Wurf siehst, bevor du deine Last wählst.
option-round_order-roll_first = erst Wurf, dann Last
option-round_order-load_first = erst Last, dann Wurf
option-dice_pass = Weitergabe der Würfel
option-dice_pass-about = Bestimmt, wer nach jeder Runde die Würfel bekommt.
option-dice_pass-closest = wer dem Ausgang am nächsten ist
option-dice_pass-left = im Uhrzeigersinn
option-tie = Gleichstand
option-tie-about = Bestimmt, wer bei gleicher Summe gewinnt.
option-tie-shared = alle gemeinsam
option-tie-stone = wer den Stein hat
option-looks = Angesehene Plättchen
option-looks-about = Bestimmt, wie lange du ein angesehenes Plättchen siehst.
option-looks-timed = fünf Sekunden
option-looks-notebook = die ganze Partie
option-hands = Handkarten
option-hands-about = Bestimmt, ob andere deine Schätze sehen.
option-hands-usual = unter Rivalen verdeckt, gemeinsam offen
option-hands-hidden = verdeckt
option-hands-open = offen

## Aktionen

action-choose = { $adventurer } zuerst hineinschicken
action-begin = Erste Runde starten
action-drop = { $card } ablegen
action-keep = { $card } behalten
action-ready = Last bestätigen
action-brace = Ausdauer: Laststufe −1
action-shed = Ausdauer: Proviant abwerfen
action-pass = Verzichten
action-move = { $to ->
    [ent] Zum Eingang gehen
    [exit] Durch den Ausgang hinausgehen
    [bank] Ans Ufer gehen
    [br] Auf die Brücke gehen
   *[other] Nach { $to } gehen
}
action-search = Suchen
action-decipher = Hinweis dieser Zone entziffern
action-unlock = Versuchen, { $lock } zu öffnen
action-jump = Über die Grube springen
action-hop = Auf der Brücke hüpfen
action-statue = Goldene Statue nehmen
action-tunnel = Durch den Geheimgang gehen
action-exit_river = Aus dem Fluss steigen
action-exchange = Mit { $whom } tauschen
action-gather = Haufen durchsehen
action-heal = Proviant: eine Wunde heilen
action-hurry = Proviant: zwei Aktionen mehr
action-clear = Geröll wegräumen
action-tear_free = Losreißen
action-take_supply = Proviant nehmen
action-monkey = Affen zu { $whom } schicken
action-sprint = { $to ->
    [ent] Zum Eingang sprinten
    [exit] Durch den Ausgang hinaussprinten
    [bank] Ans Ufer sprinten
    [br] Auf die Brücke sprinten
   *[other] Nach { $to } sprinten
}
action-leap = Nach { $to } springen
action-read = Plättchen auf { $at } lesen
action-read_clue = Hinweis der Zone { $zone } lesen
action-end = Zug beenden
action-pay = { $card } abgeben
action-ignore = Marker einsetzen: eine 1 ignorieren
action-accept = Wurf annehmen
action-help = Mit Schwimmen helfen
action-lose = { $card } im Netz lassen
action-reroll = Würfel { $dice } neu werfen
action-set = Würfel { $die } auf { $face } drehen
action-stop = Schloss aufgeben
action-remove_door = Geheimtür entfernen
action-give = { $card } anbieten
action-ask = Um { $card } bitten
action-unask = Nicht mehr um { $card } bitten
action-propose = Tausch vorschlagen
action-agree = Zustimmen
action-decline = Ablehnen
action-confirm = Tausch bestätigen
action-cancel = Tausch abbrechen
action-take = { $card } nehmen
action-done = Rest liegen lassen
action-enter = Bei { $sun } eintreten

## Ereignisse

event-went_in = { $seat } geht als { $adventurer } hinein.
event-first_roll = { $face ->
    [none] { $seat } würfelt { $dice }: kein Drilling.
   *[other] { $seat } würfelt { $dice }: ein { $face }er-Drilling.
}
event-keeper_chosen = { $seat } bekommt zuerst die Würfel.
event-round_began = Runde { $round } beginnt.
event-rolled = Der Wurf dieser Runde: { $dice }.
event-carried = { $card ->
    [none] Die Träger bringen einen Schatz von { $whom } zu { $seat }.
   *[other] Die Träger bringen einen Schatz von { $whom } zu { $seat }: { $card }.
}
event-dropped = { $cards ->
    [none] { $n ->
        [one] { $seat } legt { $at ->
            [ent] am Eingang
            [bank] am Ufer
           *[other] auf { $at }
        } einen Schatz ab.
       *[other] { $seat } legt { $at ->
            [ent] am Eingang
            [bank] am Ufer
           *[other] auf { $at }
        } { $n } Schätze ab.
    }
   *[other] { $seat } legt { $at ->
        [ent] am Eingang
        [bank] am Ufer
       *[other] auf { $at }
    } ab: { $cards }.
}
event-drop_lost = { $cards ->
    [none] { $n ->
        [one] { $seat } verliert beim Ablegen einen Schatz: Das Feld ist nicht sicher.
       *[other] { $seat } verliert beim Ablegen { $n } Schätze: Das Feld ist nicht sicher.
    }
   *[other] { $seat } verliert beim Ablegen auf einem unsicheren Feld: { $cards }.
}
event-loaded = { $n_cards ->
    [0] { $seat } trägt keine Karten: Laststufe { $level }.
    [one] { $seat } trägt eine Karte: Laststufe { $level }.
   *[other] { $seat } trägt { $n_cards } Karten: Laststufe { $level }.
}
event-excess_returned = { $n_supplies ->
    [0] { $n_wounds ->
        [one] { $seat } hat zu viele Karten und wirft eine Wunde ab.
       *[other] { $seat } hat zu viele Karten und wirft { $n_wounds } Wunden ab.
    }
   *[other] { $seat } hat zu viele Karten. Abgeworfene Wunden: { $n_wounds }, Proviant: { $n_supplies }.
}
event-braced = { $seat } setzt Ausdauer ein: Laststufe { $level } in dieser Runde.
event-shed = { $seat } setzt Ausdauer ein und wirft eine Proviantkarte ab: Laststufe { $level }.
event-turn_began = { $n ->
    [0] { $seat } hat keine Aktionen.
    [one] { $seat } hat eine Aktion.
   *[other] { $seat } hat { $n } Aktionen.
}
event-turn_skipped = { $seat } hat in dieser Runde keine Aktionen.
event-turn_ended = { $seat } beendet den Zug.
event-moved = { $at ->
    [ent] { $seat } geht zum Eingang.
    [exit] { $seat } geht durch den Ausgang hinaus.
    [bank] { $seat } erreicht das Ufer.
    [br] { $seat } geht auf die Brücke.
   *[other] { $seat } geht nach { $at }.
}
event-sprinted = { $at ->
    [ent] { $seat } sprintet zum Eingang.
    [exit] { $seat } sprintet durch den Ausgang hinaus.
    [bank] { $seat } sprintet ans Ufer.
    [br] { $seat } sprintet auf die Brücke.
   *[other] { $seat } sprintet nach { $at }.
}
event-leapt = { $seat } springt nach { $at }.
event-mask_removed = Die Maske wird abgenommen: Alle Glyphen der Lavakammer sind zu sehen.
event-tile_flipped = { $seat } dreht { $glyph } auf { $at } um: { $n }, sicher.
event-trap_sprung = { $seat } dreht { $glyph } auf { $at } um: { $n }, eine Falle!
event-searched = { $card ->
    [none] { $seat } sucht und findet einen Schatz ({ $deck }).
   *[other] { $seat } sucht und findet einen Schatz: { $card }.
}
event-drifted = Die Strömung trägt { $seat } nach { $at }.
event-deciphered = { $glyph ->
    [none] { $seat } entziffert den Hinweis der Zone { $zone }.
   *[other] { $seat } entziffert den Hinweis der Zone { $zone }: Die Zahl { $n } gehört zu { $glyph }.
}
event-tile_read = { $n ->
    [none] { $seat } liest das Plättchen auf { $at }.
   *[other] { $seat } liest das Plättchen auf { $at }: { $n }.
}
event-clue_read = { $glyph ->
    [none] { $seat } liest den verdeckten Hinweis der Zone { $zone }.
   *[other] { $seat } liest den verdeckten Hinweis der Zone { $zone }: Die Zahl { $n } gehört zu { $glyph }.
}
event-look_ended = Das Plättchen, das { $seat } angesehen hat, liegt wieder verdeckt.
event-tested = { $seat } legt eine Lastprobe für { $trial } ab: { $dice }.
event-paid = { $cards ->
    [none] { $seat } gibt drei Schätze ab und wirft eine 1 neu: { $face }.
   *[other] { $seat } wirft eine 1 neu ({ $face }) und gibt dafür drei Schätze ab: { $cards }.
}
event-one_ignored = { $seat } setzt einen Fähigkeitsmarker ein und ignoriert eine 1.
event-helped = { $seat } setzt „Schwimmen“ ein und hilft { $whom }: Eine 1 wird ignoriert.
event-test_passed = { $seat } besteht die Probe.
event-test_failed = { $seat } besteht die Probe nicht.
event-wounded = { $n ->
    [one] { $seat } wird verwundet.
   *[other] { $seat } wird verwundet und hat jetzt { $n } Wunden.
}
event-buried = { $n ->
    [one] Geröll fällt auf { $seat }.
   *[other] Noch mehr Geröll fällt auf { $seat }: jetzt { $n } Marker.
}
event-caught = { $seat } bleibt im Netz auf { $at } hängen.
event-card_lost = { $card ->
    [none] { $seat } verliert einen Schatz im Netz.
   *[other] { $seat } verliert im Netz einen Schatz: { $card }.
}
event-freed = { $seat } ist wieder frei.
event-eliminated = { $adventurer } ({ $seat }) { $death }.
event-escaped = { $n ->
    [0] { $adventurer } ({ $seat }) entkommt { $route }, aber ohne Schätze.
    [one] { $adventurer } ({ $seat }) entkommt { $route } mit einem Schatz.
   *[other] { $adventurer } ({ $seat }) entkommt { $route } mit { $n } Schätzen.
}
event-bridge_tested = { $n ->
    [0] { $seat } prüft die Brücke (Gewicht { $weight }, Würfel { $dice }): Keine Planke bleibt übrig.
    [one] { $seat } prüft die Brücke (Gewicht { $weight }, Würfel { $dice }): Eine Planke bleibt übrig.
   *[other] { $seat } prüft die Brücke (Gewicht { $weight }, Würfel { $dice }): { $n } Planken bleiben übrig.
}
event-bridge_fell = Die Brücke bricht, und alle darauf stürzen ab.
event-stayed_behind = { $seat } war noch nicht darauf und bleibt auf { $at }.
event-statue_taken = { $seat } nimmt die Goldene Statue.
event-lock_rolled = { $seat } versucht, { $lock } zu öffnen: { $dice }.
event-lock_rerolled = { $seat } würfelt neu für { $lock }: { $dice }.
event-die_set = { $seat } setzt „Schlösser öffnen“ für { $lock } ein: { $dice }.
event-lock_opened = { $seat } öffnet { $lock }.
event-lock_left = { $seat } bekommt { $lock } nicht auf.
event-darts = { $seat } würfelt wegen der Pfeile: { $face }.
event-treasure_taken = { $seat } nimmt einen Schatz: { $card }.
event-door_removed = { $seat } entfernt die Geheimtür.
event-door_smashed = Die Felskugel zertrümmert die Geheimtür.
event-collapse_began = Der Tempel beginnt einzustürzen.
event-collapse_ended = Der Stein des Chac ist draußen: Der Einsturz hört auf.
event-exchange_proposed = { $cards ->
    [none] { $seat } bietet { $whom } einen Tausch an.
   *[other] { $seat } bietet { $whom } einen Tausch an: { $cards }.
}
event-exchange_asked = { $seat } möchte von { $whom } bekommen: { $cards }.
event-exchange_answered = { $cards ->
    [none] { $seat } antwortet auf das Angebot von { $whom }.
   *[other] { $seat } bietet { $whom } als Gegenleistung: { $cards }.
}
event-answer_expired = { $seat } antwortet nicht rechtzeitig.
event-exchange_declined = { $seat } lehnt den Tausch mit { $whom } ab.
event-exchange_cancelled = { $seat } bricht den Tausch mit { $whom } ab.
event-exchanged = { $seat } und { $whom } tauschen Schätze ({ $n_given } gegen { $n_taken }).
event-pile_seen = { $cards ->
    [none] { $n ->
        [one] { $seat } sieht sich die Karte { $at ->
            [ent] am Eingang
            [bank] am Ufer
           *[other] auf { $at }
        } an.
       *[other] { $seat } sieht die { $n } Karten { $at ->
            [ent] am Eingang
            [bank] am Ufer
           *[other] auf { $at }
        } durch.
    }
   *[other] { $seat } sieht den Haufen { $at ->
        [ent] am Eingang
        [bank] am Ufer
       *[other] auf { $at }
    } durch: { $cards }.
}
event-picked_up = { $card ->
    [none] { $seat } hebt einen Schatz auf ({ $deck }).
   *[other] { $seat } hebt einen Schatz auf: { $card }.
}
event-healed = { $seat } heilt mit Proviant eine Wunde. Wunden übrig: { $n }.
event-hurried = { $n ->
    [one] { $seat } setzt Proviant ein und hat jetzt eine Aktion.
   *[other] { $seat } setzt Proviant ein und hat jetzt { $n } Aktionen.
}
event-gravel_cleared = { $seat } räumt einen Geröllmarker weg. Marker übrig: { $n }.
event-supply_taken = { $seat } nimmt eine Proviantkarte. Im Lager übrig: { $n }.
event-monkeys_sent = { $seat } schickt Affen zu { $whom } und würfelt { $face }.
event-stolen = { $card ->
    [none] Die Affen bringen { $seat } einen Schatz von { $whom }.
   *[other] Die Affen bringen { $seat } einen Schatz von { $whom }: { $card }.
}
event-fumes = { $seat } würfelt wegen der Dämpfe: { $face }.
event-wall_revealed = Wandkarte: { $card }.
event-wall_moved = { $n ->
    [one] Die { $wall } Wand bedeckt jetzt eine Spalte.
   *[other] Die { $wall } Wand bedeckt jetzt { $n } Spalten.
}
event-pushed = { $seat } wird nach { $at } geschoben.
event-pile_pushed = Ein Haufen wird nach { $at } geschoben.
event-walls_met = Die Wände treffen sich: Der Saal der Wände ist geschlossen.
event-boulder_rolled = { $n ->
    [0] Wurf für die Felskugel: { $dice }. Das ergibt keinen Schritt.
    [one] Wurf für die Felskugel: { $dice }. Das ergibt einen Schritt.
   *[other] Wurf für die Felskugel: { $dice }. Das ergibt { $n } Schritte.
}
event-boulder_moved = { $at ->
    [exit] Die Felskugel rollt in den Ausgang.
   *[other] Die Felskugel rollt nach { $at }.
}
event-pile_crushed = { $n ->
    [one] Die Felskugel zermalmt einen Schatz auf { $at }.
   *[other] Die Felskugel zermalmt { $n } Schätze auf { $at }.
}
event-web_torn = Die Felskugel zerreißt das Netz auf { $at }.
event-wall_hit = Die Felskugel prallt gegen die Wand bei { $sun }.
event-sun_opened = Die Felskugel durchbricht die Wand bei { $sun }.
event-cache_crushed = { $n ->
    [one] Die Felskugel zermalmt eine Proviantkarte im Lager.
   *[other] Die Felskugel zermalmt { $n } Proviantkarten im Lager.
}
event-splinters = Splitter treffen { $seat }.
event-temple_empty = Im Tempel ist niemand mehr. Die Partie ist zu Ende.
event-waits_for_sun = { $seat } muss warten, bis sich eine Sonne öffnet.
event-replaced = { $seat } kehrt als { $adventurer } auf { $at } zurück.
event-dice_passed = { $seat } hat jetzt die Würfel.
event-exit_sealed = Die Felskugel verschließt den Ausgang.
event-casket_opened = { $seat } öffnet eine Schatulle und würfelt { $dice }: Sie ist { $n } wert.
event-counted = { $n ->
    [0] { $seat } hat nichts von Wert hinausgetragen.
    [one] { $seat } hat Schätze im Wert von einem Punkt hinausgetragen.
   *[other] { $seat } hat Schätze im Wert von { $n } Punkten hinausgetragen.
}
event-won = { $n ->
    [one] { $seat } gewinnt mit einem Punkt.
   *[other] { $seat } gewinnt mit { $n } Punkten.
}
event-no_one_escaped = Niemand ist entkommen.
event-group_counted = Das Team hat Schätze im Wert von { $n } der nötigen { $target } Punkte hinausgetragen.

## Ablehnungen

refusal-game_over = Die Partie ist zu Ende.
refusal-no_such_seat = { $whom } sitzt nicht an diesem Tisch.
refusal-not_your_turn = { $turn } ist am Zug.
now-choose = Abenteurer wählen
now-begin = erste Runde starten
now-load = Last wählen
now-brace = über Ausdauer entscheiden
now-act = Aktionen ausführen
now-test = Lastprobe
now-help = über Hilfe im Fluss entscheiden
now-lose = einen Schatz im Netz verlieren
now-unlock = ein Schloss öffnen
now-door = über die Geheimtür entscheiden
now-compose = einen Tausch zusammenstellen
now-answer = auf einen Tausch antworten
now-confirm = einen Tausch bestätigen
now-gather = Schätze aufheben
now-replace = Ersatz hineinschicken
refusal-not_now = Das geht jetzt nicht. Aktueller Schritt: { $now }.
refusal-not_asked = Du hast jetzt nichts zu entscheiden. Aktueller Schritt: { $now }.
refusal-already_answered = Das ist schon deine Antwort. Du kannst sie ändern, bis alle geantwortet haben.
refusal-not_your_adventurer = { $adventurer } gehört nicht zu deinen beiden Abenteurern.
refusal-already_chosen = Du hast { $adventurer } schon gewählt.
refusal-no_such_card = Diese Karte hast du nicht, oder du hast sie schon ausgewählt: { $card }.
refusal-not_laid_aside = Diese Karte hast du nicht ausgewählt: { $card }.
refusal-over_limit = { $n ->
    [one] Du hast { $n_cards } Karten, erlaubt sind 12. Leg mindestens einen Schatz ab.
   *[other] Du hast { $n_cards } Karten, erlaubt sind 12. Leg mindestens { $n } Schätze ab.
}
refusal-no_supply = Du hast keinen Proviant.
refusal-no_wound = Du hast keine Wunde, die du heilen könntest.
refusal-no_gravel = Auf dir liegt kein Geröll.
refusal-gravel_harmless = Geröll hält dich nicht auf. Du brauchst es nicht wegzuräumen.
refusal-gravel_first = { $n ->
    [one] Du liegst unter Geröll. Räum es zuerst weg.
   *[other] Du liegst unter Geröll. Räum zuerst alle { $n } Marker weg.
}
refusal-stuck_in_web = Du hängst im Netz auf { $at }. Reiß dich zuerst los.
refusal-not_stuck = Du hängst in keinem Netz.
refusal-not_enough_actions = { $needed ->
    [one] Du hast keine Aktionen mehr.
   *[other] Das kostet { $needed } Aktionen, aber du hast { $left ->
        [0] keine mehr
        [one] nur noch eine
       *[other] nur noch { $left }
    }.
}
refusal-not_adjacent = Du kommst { $at ->
    [ent] vom Eingang
    [bank] vom Ufer
    [br] von der Brücke
   *[other] von { $at }
} nicht in einem Schritt { $to ->
    [ent] zum Eingang
    [exit] zum Ausgang
    [bank] ans Ufer
    [br] auf die Brücke
   *[other] nach { $to }
}.
refusal-boulder_there = Die Felskugel ist auf { $to }. Du kommst weder auf ihr Feld noch an ihr vorbei.
refusal-wall_closed = Eine Wand bedeckt { $to }.
refusal-room_closed = Die Wände haben sich getroffen. { $to } ist für den Rest der Partie zu.
refusal-hole_there = { $to } ist jetzt ein Loch. Dorthin kannst du nicht gehen.
refusal-pit_there = c21 ist eine Grube. Spring von c20 oder c22 darüber.
refusal-bridge_gone = Die Brücke ist weg. Nimm einen anderen Weg.
refusal-door_shut = Die Geheimtür ist zu. Öffne sie mit einer 1 und einer 2.
refusal-over_the_brink = Hinter r8 kommt der Wasserfall. Steig mit einer Lastprobe aus dem Fluss.
refusal-nothing_to_search = { $at ->
    [ent] Am Eingang
    [bank] Am Ufer
    [br] Auf der Brücke
   *[other] Auf { $at }
} kannst du nicht suchen.
refusal-deck_empty = Der Stapel „{ $deck }“ ist leer.
refusal-tile_searched = Das Plättchen auf { $at } wurde schon durchsucht.
refusal-lying_down = Du liegst im Wasser. Beweg dich, bevor du wieder suchst.
refusal-no_clue_here = { $at ->
    [ent] Am Eingang
    [bank] Am Ufer
    [br] Auf der Brücke
   *[other] Auf { $at }
} gibt es keinen Hinweis. Entziffere Hinweise im Saal der Wände.
refusal-clues_hidden = Die Lava-Überraschung verdeckt die Hinweise. Nur mit Linguistik kannst du einen ansehen.
refusal-no_such_lock = In diesem Tempel gibt es { $lock } nicht.
refusal-lock_elsewhere = Von hier aus kannst du { $lock } nicht öffnen. Geh nach { $at }.
refusal-lock_open = Du kannst { $lock } nicht öffnen: Das Schloss ist schon offen.
refusal-no_pit = Dieser Tempel hat keine Grube.
refusal-not_at_pit = Du bist { $at ->
    [ent] am Eingang
    [bank] am Ufer
    [br] auf der Brücke
   *[other] auf { $at }
}. Spring von c20 oder c22.
refusal-not_on_bridge = Du bist { $at ->
    [ent] am Eingang
    [bank] am Ufer
   *[other] auf { $at }
}, nicht auf der Brücke.
refusal-statue_gone = Die Goldene Statue steht nicht auf der Brücke.
refusal-no_tunnel = Dieser Tempel hat keinen Geheimgang.
refusal-not_at_tunnel = Du bist { $at ->
    [ent] am Eingang
    [bank] am Ufer
    [br] auf der Brücke
   *[other] auf { $at }
}. Der Geheimgang beginnt auf c23.
refusal-stone_needed = Ohne den Stein des Chac musst du den Geheimgang mit Würfeln öffnen.
refusal-not_at_brink = Du bist { $at ->
    [ent] am Eingang
    [bank] am Ufer
    [br] auf der Brücke
   *[other] auf { $at }
}. Aus dem Fluss kannst du nur von r8 aus steigen.
refusal-with_yourself = Das geht nicht mit dir selbst.
refusal-not_in_temple = { $whom } hat keinen Abenteurer im Tempel.
refusal-too_far = { $whom } ist zu weit weg, { $at ->
    [ent] am Eingang
    [bank] am Ufer
    [br] auf der Brücke
   *[other] auf { $at }
}. Geh dorthin oder auf ein Feld daneben.
refusal-unsafe_space = { $at ->
    [br] Die Brücke
   *[other] { $at }
} ist kein sicheres Feld. Sicher sind nur der Eingang, der Saal der Wände, der Gang, die Sonnen und das Ufer.
refusal-partner_stuck = { $whom } hängt in einem Netz.
refusal-pair_barred = Mit { $whom } kannst du in diesem Zug nicht noch einmal tauschen.
refusal-nothing_to_exchange = Weder du noch { $whom } hat einen Schatz.
refusal-hands_hidden = Die Handkarten sind verdeckt. Mach ein Angebot und warte auf die Antwort.
refusal-partner_lacks = { $whom } hat diese Karte nicht, oder du hast schon darum gebeten: { $card }.
refusal-not_asked_for = Um diese Karte hast du nicht gebeten: { $card }.
refusal-empty_exchange = Mindestens eine Karte muss getauscht werden.
refusal-not_in_corridor = Du bist { $at ->
    [ent] am Eingang
    [bank] am Ufer
    [br] auf der Brücke
   *[other] auf { $at }
}. An diesem Tisch könnt ihr nur im Gang tauschen und aufheben.
refusal-nothing_to_swap = Du und { $whom } müsst beide einen Schatz geben, aber eine Person von euch hat keinen.
refusal-one_sided = Beide Seiten müssen mindestens einen Schatz geben.
refusal-no_pile = { $at ->
    [ent] Am Eingang
    [bank] Am Ufer
    [br] Auf der Brücke
   *[other] Auf { $at }
} liegt kein Haufen.
refusal-not_in_pile = Diese Karte liegt nicht in diesem Haufen: { $card }.
refusal-not_in_force = „{ $variety }“ ist nicht im Spiel.
refusal-not_at_cache = Du bist { $at ->
    [ent] am Eingang
    [bank] am Ufer
    [br] auf der Brücke
   *[other] auf { $at }
}. Das Lager ist auf c13.
refusal-cache_empty = Das Lager ist leer.
refusal-supply_already_taken = Dieser Abenteurer hat schon Proviant genommen.
refusal-monkeys_already_sent = Du hast die Affen in diesem Zug schon losgeschickt.
refusal-no_token = Du hast keinen unbenutzten Fähigkeitsmarker für „{ $ability }“.
refusal-no_sprint_in_river = Im Fluss kannst du nicht sprinten, auch nicht hinein oder heraus.
refusal-no_sprint_from_river = Solange du im Fluss bist, kannst du nicht sprinten.
refusal-not_diagonal = { $at ->
    [ent] Vom Eingang
    [bank] Vom Ufer
    [br] Von der Brücke
   *[other] Von { $at }
} geht es nicht schräg { $to ->
    [ent] zum Eingang
    [exit] zum Ausgang
    [bank] ans Ufer
    [br] auf die Brücke
   *[other] nach { $to }
}. Springen geht nur schräg.
refusal-corner_blocked = Die Felskugel ist auf { $at }. An ihr kannst du nicht vorbeispringen.
refusal-not_in_lava = Du bist { $at ->
    [ent] am Eingang
    [bank] am Ufer
    [br] auf der Brücke
   *[other] auf { $at }
}. Plättchen lesen kannst du nur in der Lavakammer.
refusal-no_tile_to_read = Lesen kannst du nur ein verdecktes Plättchen neben dir. { $at ->
    [ent] Am Eingang
    [bank] Am Ufer
    [br] Auf der Brücke
   *[other] Auf { $at }
} liegt keins.
refusal-token_useless = Für { $trial } gibt es keinen passenden Fähigkeitsmarker.
refusal-nothing_to_buy = Du hast jede verbliebene 1 schon neu geworfen, und das geht nur einmal pro Würfel.
refusal-too_few_to_pay = { $n ->
    [0] Ein neuer Wurf kostet drei Schätze, und du hast keinen.
    [one] Ein neuer Wurf kostet drei Schätze, und du hast nur einen.
   *[other] Ein neuer Wurf kostet drei Schätze, und du hast nur { $n }.
}
refusal-payment_begun = { $n ->
    [one] Du hast erst einen von drei Schätzen ausgewählt. Gib noch zwei ab oder nimm ihn zurück.
   *[other] Du hast erst { $n } von drei Schätzen ausgewählt. Gib noch einen ab oder nimm sie zurück.
}
refusal-same_face = Der Würfel zeigt schon { $face }.
refusal-sun_closed = { $sun } ist noch nicht offen.

## Erwartete Eingaben

expected-a_command_such_as_move_search_or_end = ein Befehl wie move, search oder end
expected-an_adventurer_such_as_lea = ein Abenteurer wie lea
expected-a_treasure_such_as_z1-3_lv-k_or_st = ein Schatz wie z1-3, lv-k oder st
expected-a_space_such_as_w23_c9_or_bank = ein Feld wie w23, c9 oder bank
expected-a_lock_such_as_alcove_1_stone_or_tunnel = ein Schloss wie alcove_1, stone oder tunnel
expected-dice_in_order_such_as_245 = Würfelpositionen der Reihe nach, wie 245
expected-a_sun_a_or_b = eine Sonne: a oder b

## Textbild des Spielplans

picture-round = Runde
picture-roll = Wurf
picture-keeper = Würfel bei
picture-target = Ziel
picture-boulder = Felskugel
picture-planks = Planken
picture-walls = Wände
picture-cards = Karten
picture-level = Laststufe
picture-wounds = Wunden
picture-supplies = Proviant
picture-gravel = Geröll
picture-actions = Aktionen
picture-waiting = wartet auf eine Sonne
picture-out = entkommen
picture-dead = tot
picture-clues = Hinweise
picture-masked = Glyphen verdeckt
picture-stuck = im Netz
picture-token = Marker
picture-collapsing = der Tempel stürzt ein
picture-test = Lastprobe für
picture-lock = Schloss für
picture-exchange = Tausch
picture-look = du siehst
