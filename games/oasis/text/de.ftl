# Oasis auf Deutsch. Die Wörter sind die von rules/de.md.

## Das Spiel

game-name = Oase
game-tagline = Biete gut, wähle früh, und bring Land und Marker zusammen.
game-about = Drei bis fünf Familien siedeln in der Gobi. Alle decken Karten als Angebot auf und nehmen das eines anderen; Plättchen, Kamele und Wertungsmarker zählen nur gemeinsam.

## Land

land-oasis = Oase
land-steppe = Steppe
land-stony = Steinwüste
wanted-oasis = Oase
wanted-steppe = Steppe
wanted-stony = Steinwüste

## Wertungsmarker

good-commodity = Handelsware
good-well = Brunnen
good-horse = Pferd
good-ovoo = Ovoo

## Karten

card-cam2 = 2 Kamele
card-cam3 = 3 Kamele
card-oas1 = 1 Oase
card-oas2 = 2 Oasen
card-ste1 = 1 Steppe
card-ste2 = 2 Steppen
card-sto1 = 1 Steinwüste
card-sto2 = 2 Steinwüsten
card-com1 = 1 Handelsware
card-com2 = 2 Handelswaren
card-wel1 = 1 Brunnen
card-wel2 = 2 Brunnen
card-hor1 = 1 Pferd
card-hor2 = 2 Pferde
card-ovo1 = 1 Ovoo
card-ovo2 = 2 Ovoos
card-drw3 = 3 Karten ziehen

## Warum das Spiel endet

cause-oasis_out = alle Oasenplättchen liegen
cause-steppe_out = alle Steppenplättchen liegen
cause-stony_out = alle Steinwüstenplättchen liegen
cause-unplayable = ein Plättchen ließ sich nicht legen
cause-path_full = der Kamelpfad ist voll

outcome-oasis_out = Das Spiel ist aus: Alle Oasenplättchen liegen auf dem Plan.
outcome-steppe_out = Das Spiel ist aus: Alle Steppenplättchen liegen auf dem Plan.
outcome-stony_out = Das Spiel ist aus: Alle Steinwüstenplättchen liegen auf dem Plan.
outcome-unplayable = Das Spiel ist aus: Jemand musste ein Plättchen legen und konnte nicht.
outcome-path_full = Das Spiel ist aus: Der Kamelpfad ist voll.

## Voreinstellungen und Optionen

preset-seed = Nachbarn
preset-seed-about = Ein Plättchen darf sich an jedes Gebiet anschließen und verbindet nie zwei.
preset-classic_2004 = Klassisch 2004
preset-classic_2004-about = Wie veröffentlicht: Ein Plättchen schließt sich nur an eigene Gebiete an. Mehr Partien enden mit einem Plättchen, das nicht passt.
option-placement = Anlegen
option-placement-about = Welche kontrollierten Gebiete des eigenen Landes ein Plättchen berühren darf.
option-placement-link_ban = eines, wem es auch gehört
option-placement-strict = nur ein eigenes
option-placement-literal = eines, aber nie ein eigenes
option-start_borders = Gebiete beginnen an ihrem Rand
option-start_borders-about = Oasen beginnen am grünen Rand, Steppen neben dem Kamelpfad. Ausgeschaltet beginnen beide überall.
option-free_action = Freie Aktion
option-free_action-about = Wer am Ende der Runde die freie Aktion hat.
option-free_action-new_first = die neue Nummer eins
option-free_action-old_first = die Nummer eins dieser Runde
option-reveal = Angebote machen
option-reveal-about = Ob man jede Karte sieht, bevor man über die nächste entscheidet.
option-reveal-stepwise = Karte für Karte
option-reveal-upfront = zuerst die Anzahl
option-end_on_full_path = Ein voller Pfad beendet das Spiel
option-end_on_full_path-about = Das Kamel, das den letzten Platz des Pfades füllt, macht diese Runde zur letzten.
option-marker_visibility = Wertungsmarker
option-marker_visibility-about = Ob andere sehen, welche Wertungsmarker man hat.
option-marker_visibility-hidden = verdeckt bis zum Schluss
option-marker_visibility-open = offen

## Aktionen

action-announce = { $n ->
    [one] Eine Karte anbieten
   *[other] { $n } Karten anbieten
}
action-reveal = Noch eine Karte aufdecken
action-stop = Hier aufhören
action-accept = Das Angebot von { $whom } nehmen
action-resolve = Ausführen: { $card }
action-place = { $land } auf { $at } legen
action-camel = Ein Kamel auf { $at } stellen
action-mark = Einen Besitzmarker hierher stellen
action-move_marker = Den Besitzmarker von { $from } hierher versetzen
action-leave = Das Gebiet neutral lassen
action-skip = Auf die freie Aktion verzichten
action-confirm = Bestätigen

## Ereignisse

event-round_began = Runde { $round } beginnt.
event-announced = { $n ->
    [one] { $seat } wird eine Karte anbieten.
   *[other] { $seat } wird { $n } Karten anbieten.
}
event-drew_first = { $n ->
    [0] Der Stapel von { $seat } ist zu klein, und es gibt keine Karte zu ziehen.
    [one] Der Stapel von { $seat } ist zu klein: Erst kommt eine Karte darunter, dann wird eine aufgedeckt.
   *[other] Der Stapel von { $seat } ist zu klein: Erst kommen { $n } Karten darunter, dann wird eine aufgedeckt.
}
event-revealed = { $seat } deckt auf: { $card }.
event-offered = { $n ->
    [0] { $seat } hat nichts anzubieten.
    [one] { $seat } bietet eine Karte an; { $n_drawn ->
        [0] keine wird gezogen
        [one] eine wird gezogen
       *[other] { $n_drawn } werden gezogen
    }, und der Stapel hat jetzt { $n_stack }.
   *[other] { $seat } bietet { $n } Karten an; { $n_drawn ->
        [0] keine wird gezogen
        [one] eine wird gezogen
       *[other] { $n_drawn } werden gezogen
    }, und der Stapel hat jetzt { $n_stack }.
}
event-reshuffled = { $n ->
    [one] Der Nachziehstapel ist leer: Die eine abgelegte Karte wird der neue.
   *[other] Der Nachziehstapel ist leer: Die { $n } abgelegten Karten werden zum neuen gemischt.
}
event-draw_lost = { $n ->
    [one] Es gibt keine Karte mehr zu ziehen: { $seat } geht um eine leer aus.
   *[other] Es gibt keine Karte mehr zu ziehen: { $seat } geht um { $n } Karten leer aus.
}
event-accepted = { $seat } nimmt das Angebot von { $whom } und gibt Rang { $n } ab.
event-last_offer = Für { $seat } ist nur noch ein Angebot zu nehmen.
event-own_offer_taken = { $seat } nimmt das eigene Angebot und behält Rang { $n }.
event-card_begun = { $seat } führt aus: { $card }.
event-tile_placed = { $seat } legt { $land } auf { $at }: { $size ->
    [one] ein neues Gebiet
   *[other] ein neutrales Gebiet mit { $size } Feldern
}.
event-area_grew = { $seat } legt { $land } auf { $at }, und das eigene Gebiet wächst auf { $size } Felder.
event-tile_given = { $seat } legt { $land } auf { $at }, und das Gebiet von { $whom } wächst auf { $size } Felder.
event-marker_placed = { $seat } stellt einen Besitzmarker auf { $at } und kontrolliert { $size ->
    [one] ein Feld
   *[other] { $size } Felder
} { $land }.
event-marker_moved = { $seat } versetzt den Besitzmarker von { $from } nach { $at } und kontrolliert dort { $size ->
    [one] ein Feld
   *[other] { $size } Felder
} { $land }; das alte Gebiet ist jetzt neutral.
event-left_neutral = { $seat } lässt { $land ->
    [Oase] das Oasengebiet
    [Steppe] das Steppengebiet
   *[other] das Steinwüstengebiet
} auf { $at } neutral.
event-camel_placed = { $seat } stellt ein Kamel auf { $at }; die größte Herde hat { $herd ->
    [one] ein Kamel
   *[other] { $herd } Kamele
}.
event-tiles_forfeited = { $n ->
    [one] { $land ->
        [Oase] Es ist kein Oasenplättchen mehr da
        [Steppe] Es ist kein Steppenplättchen mehr da
       *[other] Es ist kein Steinwüstenplättchen mehr da
    }: { $seat } verzichtet auf eines.
   *[other] { $land ->
        [Oase] Es ist kein Oasenplättchen mehr da
        [Steppe] Es ist kein Steppenplättchen mehr da
       *[other] Es ist kein Steinwüstenplättchen mehr da
    }: { $seat } verzichtet auf { $n }.
}
event-camels_forfeited = { $n ->
    [one] Ein Kamel von { $seat } bleibt zurück: Es ist keines mehr da oder kein Platz dafür.
   *[other] { $n } Kamele von { $seat } bleiben zurück: Es sind keine mehr da oder kein Platz dafür.
}
event-goods_taken = { $n ->
    [0] { $seat } nimmt keinen Wertungsmarker, der Vorrat ist leer: { $good }.
    [one] { $seat } nimmt { $good ->
        [Handelsware] eine Handelsware
        [Pferd] ein Pferd
       *[other] einen { $good }
    }.
   *[other] { $seat } nimmt { $n } { $good ->
        [Handelsware] Handelswaren
        [Pferd] Pferde
        [Ovoo] Ovoos
       *[other] { $good }
    }.
}
event-goods_missing = { $n ->
    [one] Im Vorrat fehlt { $good ->
        [Handelsware] eine Handelsware
        [Pferd] ein Pferd
       *[other] ein { $good }
    }.
   *[other] Im Vorrat fehlen { $n } { $good ->
        [Handelsware] Handelswaren
        [Pferd] Pferde
        [Ovoo] Ovoos
       *[other] { $good }
    }.
}
event-cards_drawn = { $n ->
    [0] { $seat } zieht keine Karte.
    [one] { $seat } zieht eine Karte ungesehen unter den eigenen Stapel.
   *[other] { $seat } zieht { $n } Karten ungesehen unter den eigenen Stapel.
}
event-unplayable = { $seat } hat kein Feld für ein { $land ->
    [Oase] Oasenplättchen
    [Steppe] Steppenplättchen
   *[other] Steinwüstenplättchen
}: Diese Runde ist die letzte!
event-stack_used_up = Das letzte { $land ->
    [Oase] Oasenplättchen
    [Steppe] Steppenplättchen
   *[other] Steinwüstenplättchen
} liegt: Diese Runde ist die letzte!
event-path_filled = Der Kamelpfad ist voll: Diese Runde ist die letzte!
event-counter_turned = { $seat } deckt Rang { $n } auf.
event-free_action_began = { $seat } hat eine freie Aktion.
event-free_action_skipped = { $seat } verzichtet auf die freie Aktion.
event-free_action_void = { $seat } hat für die freie Aktion nichts zu legen.
event-scored = { $seat } bekommt { $camels } für Kamele ({ $herd } × { $commodity }), { $oasis } für Oase ({ $oasis_spaces } × { $well }), { $steppe } für Steppe ({ $steppe_spaces } × { $horse }) und { $stony } für Steinwüste ({ $stony_spaces } × { $ovoo }): zusammen { $total }.
event-won = { $seat } gewinnt mit { $total } Punkten und steht der Oase vor!

## Absagen

refusal-game_over = Das Spiel ist aus. Beginne ein neues, oder sieh dir dieses noch einmal an.
refusal-not_your_turn = { $turn } ist an der Reihe. Außer der Reihe gibt es keine Aktionen.
refusal-no_such_seat = Dort sitzt niemand. Wähle jemanden an diesem Tisch.
refusal-not_now = { $now ->
    [announce] Sag erst, wie viele Karten du anbietest.
    [offer] Du machst gerade dein Angebot. Decke noch eine Karte auf, oder hör auf.
    [accept] Nimm erst eines der Angebote.
    [resolve] Wähle eine der genommenen Karten und führe sie aus.
    [tile] Eine Plättchenkarte ist im Gang. Lege erst ihr Plättchen.
    [marker] Das gelegte Plättchen liegt in einem neutralen Gebiet. Entscheide erst über seinen Besitzmarker.
    [camel] Eine Kamelkarte ist im Gang. Stelle erst ihr Kamel auf.
    [free] Das ist deine freie Aktion. Lege ein Plättchen, stelle ein Kamel auf, oder verzichte.
   *[confirm] Alles liegt. Bestätige, oder nimm etwas zurück.
}
refusal-too_many_cards = Mindestens eine Karte bleibt in deinem Stapel, also kannst du höchstens { $max } anbieten, nicht { $n }.
refusal-own_offer = Solange ein anderes Angebot da ist, kannst du dein eigenes nicht nehmen. Nimm eines der anderen.
refusal-offer_taken = Das Angebot von { $whom } ist schon vergeben. Wähle eines, das noch da ist.
refusal-no_such_card = Diese Karte liegt nicht mehr in deinem Angebot: { $card }. Wähle eine von denen, die noch da sind.
refusal-other_land = Die Karte zeigt { $wanted }, nicht { $land }. Lege ein Plättchen dieses Landes.
refusal-stack_empty = Es ist kein { $land ->
    [Oase] Oasenplättchen
    [Steppe] Steppenplättchen
   *[other] Steinwüstenplättchen
} mehr da. Lege etwas anderes, oder verzichte.
refusal-camel_path = { $at } gehört zum Kamelpfad, und dort darf kein Plättchen liegen. Wähle ein Feld daneben.
refusal-printed = Auf { $at } ist { $land } aufgedruckt und lässt sich nicht bedecken. Baue stattdessen daneben.
refusal-occupied = Auf { $at } liegt schon ein { $land ->
    [Oase] Oasenplättchen
    [Steppe] Steppenplättchen
   *[other] Steinwüstenplättchen
}. Wähle ein leeres Feld.
refusal-would_link = { $land } auf { $at } würde Gebiete von { $whom } und { $with } verbinden. Ein Plättchen darf nur ein kontrolliertes Gebiet seines Landes berühren.
refusal-would_merge = { $land } auf { $at } würde zwei Gebiete von { $whom } verbinden. Kontrollierte Gebiete verschmelzen nie.
refusal-rival_area = { $at } berührt { $land ->
    [Oase] ein Oasengebiet
    [Steppe] ein Steppengebiet
   *[other] ein Steinwüstengebiet
} von { $whom }. An diesem Tisch baust du nur an eigene Gebiete an.
refusal-own_area = { $at } berührt dein eigenes { $land ->
    [Oase] Oasengebiet
    [Steppe] Steppengebiet
   *[other] Steinwüstengebiet
}. An diesem Tisch darfst du daran nicht anbauen.
refusal-no_anchor = { $land ->
    [Oase] Auf { $at } kann keine Oase beginnen. Sie beginnt am grünen Rand oder neben anderer Oase.
    [Steppe] Auf { $at } kann keine Steppe beginnen. Sie beginnt neben dem Kamelpfad oder neben anderer Steppe.
   *[other] Auf { $at } kann keine { $land } beginnen.
}
refusal-off_the_path = { $at } gehört nicht zum Kamelpfad. Kamele stehen nur dort.
refusal-camel_there = Auf { $at } steht ein Kamel von { $whom }. Wähle einen leeren Platz des Pfades.
refusal-no_camels = Du hast kein Kamel mehr. Lege ein Plättchen, oder verzichte.
refusal-no_markers = Alle deine Besitzmarker stehen auf dem Plan. Versetze einen davon hierher, oder lass das Gebiet neutral.
refusal-no_marker_there = Auf { $from } steht kein Besitzmarker. Nenne das Feld, auf dem einer von deinen steht.
refusal-not_your_marker = Der Besitzmarker auf { $from } gehört { $whom }. Versetze einen von deinen.

## Was ein Befehl hätte sein sollen

expected-a_command_such_as_reveal_accept_or_place = ein Befehl wie reveal, accept oder place
expected-a_card_such_as_cam2_oas1_or_drw3 = eine Karte wie cam2, oas1 oder drw3
expected-a_land_oasis_steppe_or_stony = ein Land: oasis, steppe oder stony
expected-a_space_of_the_board_such_as_h4 = ein Feld des Plans wie h4

## Das Bild

picture-legend = O Oase, S Steppe, R Steinwüste (klein: aufgedruckt) mit Besitzer und * Marker; # Pfad und Kamel; g grüner, + gelber Rand
picture-tiles = Plättchen
picture-supply = Marker
picture-round = Runde
picture-deck = Nachziehstapel
picture-discard = Ablage
picture-stack = Stapel
picture-camels = Kamele
picture-markers = Besitz
picture-goods = Wertungsmarker
picture-ending = Letzte Runde
