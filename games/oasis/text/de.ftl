# Oase auf Deutsch, mit den Begriffen aus rules/de.md.

## Das Spiel

game-name = Oase
game-tagline = Mach verlockende Angebote, wähle zuerst und vervielfache deinen Besitz.
game-about = Drei bis fünf Familien siedeln in der Gobi. In jeder Runde bieten alle Karten an und nehmen sich dann das Angebot einer anderen Person. Landschaftsplättchen und Kamele zählen nur mit den passenden Wertungsplättchen.

## Landschaften

land-oasis = Oase
land-steppe = Steppe
land-stony = Steinwüste
wanted-oasis = Oase
wanted-steppe = Steppe
wanted-stony = Steinwüste

## Wertungsplättchen

good-commodity = Ware
good-well = Brunnen
good-horse = Pferd
good-ovoo = Ovoo

## Karten

card-cam2 = 2 Kamele
card-cam3 = 3 Kamele
card-oas1 = 1 Oasenplättchen
card-oas2 = 2 Oasenplättchen
card-ste1 = 1 Steppenplättchen
card-ste2 = 2 Steppenplättchen
card-sto1 = 1 Steinwüstenplättchen
card-sto2 = 2 Steinwüstenplättchen
card-com1 = 1 Ware
card-com2 = 2 Waren
card-wel1 = 1 Brunnen
card-wel2 = 2 Brunnen
card-hor1 = 1 Pferd
card-hor2 = 2 Pferde
card-ovo1 = 1 Ovoo
card-ovo2 = 2 Ovoos
card-drw3 = 3 Karten ziehen

## Warum die Partie endet

cause-oasis_out = alle Oasenplättchen sind gelegt
cause-steppe_out = alle Steppenplättchen sind gelegt
cause-stony_out = alle Steinwüstenplättchen sind gelegt
cause-unplayable = ein Plättchen ließ sich nicht legen
cause-path_full = der Kamelpfad ist voll

outcome-oasis_out = Die Partie ist zu Ende: Alle Oasenplättchen liegen auf dem Spielplan.
outcome-steppe_out = Die Partie ist zu Ende: Alle Steppenplättchen liegen auf dem Spielplan.
outcome-stony_out = Die Partie ist zu Ende: Alle Steinwüstenplättchen liegen auf dem Spielplan.
outcome-unplayable = Die Partie ist zu Ende: Für ein Plättchen gab es kein erlaubtes Feld.
outcome-path_full = Die Partie ist zu Ende: Der Kamelpfad ist voll.

## Voreinstellungen und Optionen

preset-usual = Nachbarschaft
preset-usual-about = Du darfst ein Plättchen an jedes Gebiet anlegen, auch an ein fremdes, aber nie zwei kontrollierte Gebiete verbinden.
preset-classic_2004 = Klassisch 2004
preset-classic_2004-about = Wie veröffentlicht: Du darfst Plättchen nur an eigene Gebiete anlegen, Gebiete beginnen an Rändern, und vier Besitzmarker müssen reichen. Mehr Partien enden, weil sich ein Plättchen nicht legen lässt.
preset-as_written = Wie beschrieben
preset-as_written-about = Die Regeln wörtlich genommen: Du legst nie an eigene Gebiete an, beginnst neue neben fremden, und ein genommenes Plättchen, das du nicht legen kannst, beendet die Partie.
option-placement = Anlegeregel
option-placement-about = Legt fest, an welches kontrollierte Gebiet derselben Landschaft du ein Plättchen anlegen darfst.
option-placement-link_ban = an ein beliebiges Gebiet
option-placement-strict = nur an ein eigenes Gebiet
option-placement-literal = nur an ein fremdes Gebiet
option-placement-own_ban = an alle außer eigene, und Gebiete bleiben getrennt
option-start_borders = Startränder
option-start_borders-about = Oasen beginnen am grünen Rand, Steppen neben dem Kamelpfad. Ist die Option aus, können beide überall beginnen.
option-free_action = Freie Aktion
option-free_action-about = Legt fest, wer am Ende einer Runde die freie Aktion bekommt.
option-free_action-new_first = wer die nächste Runde beginnt
option-free_action-old_first = wer diese Runde begonnen hat
option-reveal = Angebote machen
option-reveal-about = Legt fest, ob du jede Karte siehst, bevor du über die nächste entscheidest.
option-reveal-stepwise = Karte für Karte
option-reveal-upfront = zuerst die Anzahl ansagen
option-end_on_full_path = Spielende bei vollem Kamelpfad
option-end_on_full_path-about = Sobald alle Felder des Kamelpfads besetzt sind, ist die laufende Runde die letzte.
option-marker_visibility = Wertungsplättchen
option-marker_visibility-about = Legt fest, ob andere sehen, welche Wertungsplättchen du hast.
option-marker_visibility-hidden = verdeckt bis zum Schluss
option-marker_visibility-open = immer offen
option-control_markers = Besitzmarker
option-control_markers-about = Legt fest, wie viele Gebiete du kontrollieren kannst.
option-control_markers-four_per_land = vier für jede Landschaft
option-control_markers-four = vier insgesamt
option-unplayable = Plättchen ohne Feld
option-unplayable-about = Legt fest, wann ein Plättchen, das sich nicht legen lässt, die Runde zur letzten macht.
option-unplayable-placing = wenn es gelegt werden muss
option-unplayable-accepting = wenn sein Angebot genommen wird
option-score_piece = Wertungsleiste
option-score_piece-about = Legt fest, ob ein Kamel oder Besitzmarker deine Punkte anzeigt. Stehen alle auf dem Spielplan, muss vor der Wertung eines herunter.
option-score_piece-show = nur zur Anzeige
option-score_piece-real = mit einer echten Figur

## Aktionen

action-announce = { $n ->
    [one] Eine Karte anbieten
   *[other] { $n } Karten anbieten
}
action-reveal = Noch eine Karte aufdecken
action-stop = Aufhören
action-accept = Angebot von { $whom } nehmen
action-resolve = Karte einlösen: { $card }
action-place = { $land } auf { $at } legen
action-camel = Kamel auf { $at } stellen
action-mark = Neuen Besitzmarker aufstellen
action-move_marker = Besitzmarker von { $from } versetzen
action-leave = Keinen Besitzmarker aufstellen
action-skip = Auf die freie Aktion verzichten
action-confirm = Bestätigen
action-remove = Figur von { $at } nehmen

## Ereignisse

event-round_began = Runde { $round } beginnt.
event-announced = { $n ->
    [one] { $seat } sagt ein Angebot mit einer Karte an.
   *[other] { $seat } sagt ein Angebot mit { $n } Karten an.
}
event-drew_first = { $n ->
    [0] Der Stapel von { $seat } ist zu klein, und es gibt keine Karten mehr zum Nachziehen.
    [one] Der Stapel von { $seat } ist zu klein: Erst kommt eine Karte darunter, dann wird genau eine aufgedeckt.
   *[other] Der Stapel von { $seat } ist zu klein: Erst kommen { $n } Karten darunter, dann wird genau eine aufgedeckt.
}
event-revealed = { $seat } deckt eine Karte auf: { $card }.
event-offered = { $n ->
    [0] { $seat } hat keine Karten zum Anbieten.
    [one] { $seat } bietet eine Karte an, zieht { $n_drawn ->
        [0] keine
        [one] eine
       *[other] { $n_drawn }
    } nach und hat jetzt { $n_stack } im Stapel.
   *[other] { $seat } bietet { $n } Karten an, zieht { $n_drawn ->
        [0] keine
        [one] eine
       *[other] { $n_drawn }
    } nach und hat jetzt { $n_stack } im Stapel.
}
event-reshuffled = { $n ->
    [one] Der Nachziehstapel ist leer. Die einzige Karte der Ablage wird zum neuen Nachziehstapel.
   *[other] Der Nachziehstapel ist leer. Die { $n } Karten der Ablage werden gemischt und bilden den neuen.
}
event-draw_lost = { $n ->
    [one] Es gibt keine Karten mehr: { $seat } zieht eine Karte weniger.
   *[other] Es gibt keine Karten mehr: { $seat } zieht { $n } Karten weniger.
}
event-accepted = { $seat } nimmt das Angebot von { $whom } und gibt dafür Rangplättchen { $n } ab.
event-last_offer = Für { $seat } ist nur noch ein Angebot übrig.
event-own_offer_taken = { $seat } nimmt das eigene Angebot und behält Rangplättchen { $n }.
event-card_begun = { $seat } löst eine Karte ein: { $card }.
event-tile_placed = { $seat } legt { $land ->
    [Oase] ein Oasenplättchen
    [Steppe] ein Steppenplättchen
   *[other] ein Steinwüstenplättchen
} auf { $at } und { $size ->
    [one] beginnt ein neues Gebiet
   *[other] erweitert ein neutrales Gebiet auf { $size } Felder
}.
event-area_grew = { $seat } legt { $land ->
    [Oase] ein Oasenplättchen
    [Steppe] ein Steppenplättchen
   *[other] ein Steinwüstenplättchen
} auf { $at } und erweitert das eigene Gebiet auf { $size } Felder.
event-tile_given = { $seat } legt { $land ->
    [Oase] ein Oasenplättchen
    [Steppe] ein Steppenplättchen
   *[other] ein Steinwüstenplättchen
} auf { $at } und erweitert das Gebiet von { $whom } auf { $size } Felder.
event-marker_placed = { $seat } stellt einen Besitzmarker auf { $at } und kontrolliert dort jetzt { $size ->
    [one] ein { $land ->
        [Oase] Oasenfeld
        [Steppe] Steppenfeld
       *[other] Steinwüstenfeld
    }
   *[other] { $size } { $land ->
        [Oase] Oasenfelder
        [Steppe] Steppenfelder
       *[other] Steinwüstenfelder
    }
}.
event-marker_moved = { $seat } versetzt einen Besitzmarker von { $from } nach { $at } und kontrolliert dort jetzt { $size ->
    [one] ein { $land ->
        [Oase] Oasenfeld
        [Steppe] Steppenfeld
       *[other] Steinwüstenfeld
    }
   *[other] { $size } { $land ->
        [Oase] Oasenfelder
        [Steppe] Steppenfelder
       *[other] Steinwüstenfelder
    }
}. Das alte Gebiet wird neutral.
event-left_neutral = { $seat } lässt { $land ->
    [Oase] das Oasengebiet
    [Steppe] das Steppengebiet
   *[other] das Steinwüstengebiet
} auf { $at } neutral.
event-camel_placed = { $seat } stellt ein Kamel auf { $at }. Die größte eigene Karawane hat { $herd ->
    [one] ein Kamel
   *[other] { $herd } Kamele
}.
event-tiles_forfeited = { $n ->
    [one] { $land ->
        [Oase] Es gibt keine Oasenplättchen mehr
        [Steppe] Es gibt keine Steppenplättchen mehr
       *[other] Es gibt keine Steinwüstenplättchen mehr
    }: Für { $seat } verfällt eins.
   *[other] { $land ->
        [Oase] Es gibt keine Oasenplättchen mehr
        [Steppe] Es gibt keine Steppenplättchen mehr
       *[other] Es gibt keine Steinwüstenplättchen mehr
    }: Für { $seat } verfallen { $n }.
}
event-no_space_left = { $n ->
    [one] { $seat } hat kein erlaubtes Feld mehr für das { $land ->
        [Oase] Oasenplättchen
        [Steppe] Steppenplättchen
       *[other] Steinwüstenplättchen
    }. Es verfällt.
   *[other] { $seat } hat kein erlaubtes Feld mehr für { $n } { $land ->
        [Oase] Oasenplättchen
        [Steppe] Steppenplättchen
       *[other] Steinwüstenplättchen
    }. Sie verfallen.
}
event-camels_forfeited = { $n ->
    [one] Für { $seat } verfällt ein Kamel: Es gibt keine Kamele oder keine freien Pfadfelder mehr.
   *[other] Für { $seat } verfallen { $n } Kamele: Es gibt keine Kamele oder keine freien Pfadfelder mehr.
}
event-goods_taken = { $n ->
    [0] { $seat } nimmt kein Wertungsplättchen: Es gibt keine { $good ->
        [Ware] Waren
        [Pferd] Pferde
        [Ovoo] Ovoos
       *[other] { $good }
    } mehr.
    [one] { $seat } nimmt { $good ->
        [Ware] eine Ware
        [Pferd] ein Pferd
       *[other] einen { $good }
    }.
   *[other] { $seat } nimmt { $n } { $good ->
        [Ware] Waren
        [Pferd] Pferde
        [Ovoo] Ovoos
       *[other] { $good }
    }.
}
event-goods_missing = { $n ->
    [one] Der Vorrat reicht nicht: Es fehlt { $good ->
        [Ware] eine Ware
        [Pferd] ein Pferd
       *[other] ein { $good }
    }.
   *[other] Der Vorrat reicht nicht: Es fehlen { $n } { $good ->
        [Ware] Waren
        [Pferd] Pferde
        [Ovoo] Ovoos
       *[other] { $good }
    }.
}
event-cards_drawn = { $n ->
    [0] { $seat } zieht keine Karten.
    [one] { $seat } zieht eine Karte und schiebt sie verdeckt unter den eigenen Stapel.
   *[other] { $seat } zieht { $n } Karten und schiebt sie verdeckt unter den eigenen Stapel.
}
event-unplayable = { $seat } hat kein erlaubtes Feld für das { $land ->
    [Oase] Oasenplättchen
    [Steppe] Steppenplättchen
   *[other] Steinwüstenplättchen
}. Das ist die letzte Runde!
event-stack_used_up = Das letzte { $land ->
    [Oase] Oasenplättchen
    [Steppe] Steppenplättchen
   *[other] Steinwüstenplättchen
} liegt auf dem Spielplan. Das ist die letzte Runde!
event-path_filled = Der Kamelpfad ist voll. Das ist die letzte Runde!
event-counter_turned = { $seat } deckt Rangplättchen { $n } auf.
event-free_action_began = { $seat } bekommt eine freie Aktion.
event-free_action_skipped = { $seat } verzichtet auf die freie Aktion.
event-free_action_void = { $seat } kann nichts einsetzen und verliert die freie Aktion.
event-piece_needed = Alle Kamele und Besitzmarker von { $seat } stehen auf dem Spielplan. Eine Figur muss auf die Wertungsleiste.
event-piece_removed = { $seat } stellt eine Figur von { $at } auf die Wertungsleiste.
event-scored = Punkte für { $seat }: { $camels } für die Karawane ({ $herd } × { $commodity }), { $oasis } für Oasen ({ $oasis_spaces } × { $well }), { $steppe } für Steppen ({ $steppe_spaces } × { $horse }) und { $stony } für Steinwüsten ({ $stony_spaces } × { $ovoo }), insgesamt { $total }.
event-won = { $seat } gewinnt mit { $total ->
    [one] einem Punkt
   *[other] { $total } Punkten
} und herrscht über die Oase!

## Absagen

refusal-game_over = Die Partie ist zu Ende. Starte eine neue oder sieh dir die Wiederholung an.
refusal-not_your_turn = { $turn } ist am Zug. Warte, bis du dran bist.
refusal-no_such_seat = Dort sitzt niemand. Wähle eine Person an diesem Tisch.
refusal-not_now = { $now ->
    [announce] Sag erst an, wie viele Karten du anbietest.
    [offer] Du machst gerade dein Angebot. Deck noch eine Karte auf oder hör auf.
    [accept] Nimm erst eines der Angebote.
    [resolve] Lös erst eine der genommenen Karten ein.
    [tile] Du löst eine Landschaftskarte ein. Leg erst das nächste Plättchen.
    [marker] Dein Plättchen liegt in einem neutralen Gebiet. Entscheide erst, ob du einen Besitzmarker aufstellst.
    [camel] Du löst eine Kamelkarte ein. Stell erst das nächste Kamel auf.
    [free] Das ist deine freie Aktion. Leg ein Plättchen, stell ein Kamel auf oder verzichte.
    [score] Nimm erst ein Kamel oder einen Besitzmarker vom Spielplan, für die Wertungsleiste.
   *[confirm] Es gibt nichts mehr zu tun. Bestätige deinen Zug oder nimm etwas zurück.
}
refusal-too_many_cards = Mindestens eine Karte muss in deinem Stapel bleiben. Biete höchstens { $max } an, nicht { $n }.
refusal-own_offer = Du kannst dein eigenes Angebot nicht nehmen, solange es andere gibt. Nimm eines davon.
refusal-offer_taken = Das Angebot von { $whom } ist schon vergeben. Wähle ein anderes.
refusal-no_such_card = Du hast keine Karte „{ $card }“ mehr zum Einlösen. Wähle eine deiner übrigen Karten.
refusal-other_land = Die Karte zeigt { $wanted }, nicht { $land }. Leg ein passendes Plättchen.
refusal-stack_empty = Es gibt keine { $land ->
    [Oase] Oasenplättchen
    [Steppe] Steppenplättchen
   *[other] Steinwüstenplättchen
} mehr. Setz etwas anderes ein oder verzichte.
refusal-camel_path = { $at } gehört zum Kamelpfad, dort sind keine Plättchen erlaubt. Wähle ein Feld außerhalb des Pfads.
refusal-printed = { $at } ist ein aufgedrucktes { $land ->
    [Oase] Oasenfeld
    [Steppe] Steppenfeld
   *[other] Steinwüstenfeld
} und darf nicht überdeckt werden. Wähle ein leeres Feld.
refusal-occupied = Auf { $at } liegt schon ein { $land ->
    [Oase] Oasenplättchen
    [Steppe] Steppenplättchen
   *[other] Steinwüstenplättchen
}. Wähle ein leeres Feld.
refusal-would_link = { $land ->
    [Oase] Ein Oasenplättchen
    [Steppe] Ein Steppenplättchen
   *[other] Ein Steinwüstenplättchen
} auf { $at } würde Gebiete von { $whom } und { $with } verbinden. Wähle ein Feld, das nur eines davon berührt.
refusal-would_merge = { $land ->
    [Oase] Ein Oasenplättchen
    [Steppe] Ein Steppenplättchen
   *[other] Ein Steinwüstenplättchen
} auf { $at } würde zwei Gebiete von { $whom } verbinden. Wähle ein Feld, das nur eines davon berührt.
refusal-rival_area = { $at } berührt { $land ->
    [Oase] ein Oasengebiet
    [Steppe] ein Steppengebiet
   *[other] ein Steinwüstengebiet
} von { $whom }. An diesem Tisch kannst du nur eigene Gebiete erweitern.
refusal-own_area = { $at } berührt dein eigenes { $land ->
    [Oase] Oasengebiet
    [Steppe] Steppengebiet
   *[other] Steinwüstengebiet
}. An diesem Tisch kannst du eigene Gebiete nicht erweitern.
refusal-own_land = { $land ->
    [Oase] Ein Oasenplättchen
    [Steppe] Ein Steppenplättchen
   *[other] Ein Steinwüstenplättchen
} auf { $at } wäre mit deinem eigenen Gebiet verbunden. An diesem Tisch legst du nur getrennt von eigenen Gebieten an.
refusal-no_anchor = { $land ->
    [Oase] Auf { $at } kann keine Oase beginnen. Leg sie an den grünen Rand oder neben ein anderes Oasenfeld.
    [Steppe] Auf { $at } kann keine Steppe beginnen. Leg sie neben den Kamelpfad oder neben ein anderes Steppenfeld.
   *[other] Auf { $at } kann keine { $land } beginnen.
}
refusal-off_the_path = { $at } gehört nicht zum Kamelpfad. Wähle ein leeres Pfadfeld.
refusal-camel_there = Auf { $at } steht schon ein Kamel von { $whom }. Wähle ein leeres Pfadfeld.
refusal-no_camels = Du hast keine Kamele mehr. Leg ein Plättchen oder verzichte.
refusal-no_markers = Alle deine Besitzmarker stehen auf dem Spielplan. Versetz einen davon oder lass das Gebiet neutral.
refusal-four_areas = Du hast schon vier { $land ->
    [Oase] Oasengebiete
    [Steppe] Steppengebiete
   *[other] Steinwüstengebiete
}. Versetz den Besitzmarker von einem davon oder lass das Gebiet so.
refusal-no_piece_there = Auf { $at } steht keine Figur von dir. Wähle ein eigenes Kamel oder einen eigenen Besitzmarker.
refusal-no_marker_there = Auf { $from } steht kein Besitzmarker. Wähle ein Feld mit einem eigenen Besitzmarker.
refusal-not_your_marker = Der Besitzmarker auf { $from } gehört { $whom }. Versetz einen eigenen.

## Was ein Befehl hätte sein sollen

expected-a_command_such_as_reveal_accept_or_place = ein Befehl wie reveal, accept oder place
expected-a_card_such_as_cam2_oas1_or_drw3 = eine Karte wie cam2, oas1 oder drw3
expected-a_land_oasis_steppe_or_stony = eine Landschaft: oasis, steppe oder stony
expected-a_space_of_the_board_such_as_h4 = ein Feld des Spielplans wie h4

## Der Spielplan als Text

picture-legend = O Oase, S Steppe, R Steinwüste (klein: aufgedruckt), 1–5 Besitz, * Besitzmarker, # Kamelpfad, g grüner Rand, + gelber Rand
picture-tiles = Plättchen im Vorrat
picture-supply = Wertungsplättchen im Vorrat
picture-round = Runde
picture-deck = Nachziehstapel
picture-discard = Ablage
picture-stack = Stapel
picture-camels = Kamele
picture-markers = Besitzmarker
picture-goods = Wertungsplättchen
picture-ending = Letzte Runde
