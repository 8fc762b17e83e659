# Die vergessene Stadt auf Deutsch. Die Begriffe sind die aus rules/de.md.
# Auswahlen wie [Getriebe] und [Kletterer] vergleichen übersetzte Namen und liefern den Artikel.

## Das Spiel

game-name = Die vergessene Stadt
game-tagline = Grabt, trinkt und fliegt davon, bevor euch der Sturm holt.
game-about = Zwei bis fünf Abenteurer sind über einer versunkenen Stadt gestrandet. Sucht die vier Teile einer Flugmaschine, während sich der Sand auftürmt und das Wasser knapp wird. Ihr spielt als Team: Entweder entkommen alle oder niemand.

## Abenteurer

role-archaeologist = Archäologin
role-archaeologist-power = Trägt mit einer Aktion bis zu zwei Sandplättchen von einem Feld ab.
role-climber = Kletterer
role-climber-power = Kann Dünen betreten und bei jedem Schritt eine Figur von seinem Feld mitnehmen. Auf seinem Feld ist nie jemand verschüttet.
role-explorer = Forscher
role-explorer-power = Darf auch diagonal gehen, Sand abtragen und Dünensprenger einsetzen.
role-meteorologist = Meteorologin
role-meteorologist-power = Zieht für eine Aktion in diesem Zug eine Sturmkarte weniger oder sieht sich die obersten Sturmkarten an und legt eine davon unter den Stapel.
role-navigator = Navigatorin
role-navigator-power = Führt für eine Aktion eine andere Figur bis zu drei Schritte weit, egal wo sie steht.
role-water_carrier = Wasserträgerin
role-water_carrier-power = Schöpft für eine Aktion zwei Wasser aus einem ausgegrabenen Brunnen. Kann Personen auf benachbarten Feldern kostenlos Wasser geben.

## Ausrüstung

gear-dune_blaster = Dünensprenger
gear-dune_blaster-text = Entfernt allen Sand von deinem oder einem benachbarten Feld.
gear-jet_pack = Raketenrucksack
gear-jet_pack-text = Bringt dich auf ein beliebiges Feld, das keine Düne ist. Du darfst eine Figur von deinem Feld mitnehmen.
gear-solar_shield = Solarschild
gear-solar_shield-text = Schützt dich und alle auf deinem Feld bis zu deinem nächsten Zug vor der Sonne.
gear-terrascope = Terraskop
gear-terrascope-text = Zeigt, was unter einem noch nicht ausgegrabenen Feld liegt. Das Feld wird dabei nicht umgedreht.
gear-time_throttle = Zeitdrossel
gear-time_throttle-text = Gibt dir in diesem Zug zwei zusätzliche Aktionen. Einsetzbar nur in deinem eigenen Zug, vor dem Sturm.
gear-secret_water_reserve = Geheime Wasserreserve
gear-secret_water_reserve-text = Alle auf deinem Feld, auch du, bekommen jeweils zwei Wasser.

## Teile der Flugmaschine

part-propeller = Propeller
part-engine = Getriebe
part-crystal = Energiekristall
part-navdeck = Kompass

## Felder: die Stadtseite

city-gear = Ausrüstung
city-tunnel = Tunnel
city-well = Brunnen
city-mirage = Fata Morgana
city-pad = Startrampe
city-propeller_row = Reihenhinweis zum Propeller
city-propeller_column = Spaltenhinweis zum Propeller
city-engine_row = Reihenhinweis zum Getriebe
city-engine_column = Spaltenhinweis zum Getriebe
city-crystal_row = Reihenhinweis zum Energiekristall
city-crystal_column = Spaltenhinweis zum Energiekristall
city-navdeck_row = Reihenhinweis zum Kompass
city-navdeck_column = Spaltenhinweis zum Kompass

## Felder: die Wüstenseite

back-wreck = Wrack
back-drop = Wassertropfen
back-plain = Wüste ohne Symbol

## Richtungen: „Der Wind weht nach …“

toward-north = Norden
toward-east = Osten
toward-south = Süden
toward-west = Westen

## Sturmkarten

card-n1 = Wind nach Norden (1 Feld)
card-n2 = Wind nach Norden (2 Felder)
card-n3 = Wind nach Norden (3 Felder)
card-e1 = Wind nach Osten (1 Feld)
card-e2 = Wind nach Osten (2 Felder)
card-e3 = Wind nach Osten (3 Felder)
card-s1 = Wind nach Süden (1 Feld)
card-s2 = Wind nach Süden (2 Felder)
card-s3 = Wind nach Süden (3 Felder)
card-w1 = Wind nach Westen (1 Feld)
card-w2 = Wind nach Westen (2 Felder)
card-w3 = Wind nach Westen (3 Felder)
card-up = Der Wind frischt auf
card-sun = Die Sonne brennt

## Voreinstellungen

preset-novice = Einsteiger
preset-novice-about = Der Sturm beginnt sanft, mit zwei Karten pro Zug. Genau richtig für die erste Partie.
preset-normal = Normal
preset-normal-about = Der Sturm beginnt einen Strich höher als bei „Einsteiger“, mit drei Karten pro Zug.
preset-elite = Elite
preset-elite-about = Von Anfang an drei Karten pro Zug und bald vier. Für Teams, die keine Aktion verschwenden.
preset-legendary = Legendär
preset-legendary-about = Der Windstärke-Anzeiger beginnt auf dem vierten Strich, also näher am Totenkopf. Nur wenige Teams entkommen.
preset-classic_novice = Klassisch
preset-classic_novice-about = Wie „Einsteiger“, aber ihr müsst jedes Maschinenteil bergen, nur Verschüttete können nebenan keinen Sand abtragen, und die Meteorologin darf die Sturmkarten so lassen.
preset-as_written = Wie beschrieben
preset-as_written-about = Die Regeln wörtlich genommen: wie „Einsteiger“, aber die Wasserträgerin schöpft aus jedem Brunnen, und ihr könnt Wasser noch weitergeben, wenn die Sonne schon aufgedeckt ist.

## Optionen

option-difficulty = Schwierigkeit
option-difficulty-about = Legt fest, wo der Windstärke-Anzeiger beginnt. Je höher er beginnt, desto weniger Zeit habt ihr.
option-difficulty-novice = Einsteiger
option-difficulty-normal = Normal
option-difficulty-elite = Elite
option-difficulty-legendary = Legendär
option-roles = Abenteurer
option-roles-about = Legt fest, wie die Abenteurer verteilt werden.
option-roles-random = zufällig verteilt
option-roles-draft = der Reihe nach gewählt
option-roles-assigned = vom Host zugeteilt
option-first_player = Erster Zug
option-first_player-about = Legt fest, wer den ersten Zug hat. Danach geht es in Sitzreihenfolge weiter.
option-first_player-lowest_canteen = wer am wenigsten Wasser hat
option-first_player-random = zufällig
option-first_player-seat = vom Host bestimmt
option-sand_total = Sandplättchen
option-sand_total-about = Gesamtzahl der Plättchen, von 40 bis 60. Acht davon liegen zu Beginn auf dem Spielplan. Je weniger es sind, desto schwerer wird es.
option-meteo_reorder = Freie Kartenreihenfolge
option-meteo_reorder-about = Die Meteorologin darf die angesehenen Karten in beliebiger Reihenfolge zurücklegen.
option-zero_is_death = Niederlage bei 0 Wasser
option-zero_is_death-about = Wer 0 Wasser hat, stirbt. Deshalb kannst du dein letztes Wasser nicht abgeben. Viel schwerer.
option-peek_shared = Einblicke für alle
option-peek_shared-about = Alle sehen, was das Terraskop und die Meteorologin zeigen. Sonst sieht es nur, wer nachschaut.
option-ask_before_moving_me = Vor dem Bewegen fragen
option-ask_before_moving_me-about = Bevor andere deine Figur bewegen, wirst du gefragt. Keine Antwort gilt nach zehn Sekunden als Ja.
option-storm_pause = Sturmpausen
option-storm_pause-about = Legt fest, wann der Sturm vor einer Karte pausiert, damit ihr Wasser oder Ausrüstung geben oder Ausrüstung einsetzen könnt.
option-storm_pause-auto = wenn jemand etwas tun kann
option-storm_pause-always = vor jeder Karte
option-storm_pause-never = nie
option-pad_parts = Maschinenteile auf der Startrampe
option-pad_parts-about = Legt fest, ob ein Maschinenteil für den Sieg zählt, das auf der Startrampe liegt, oder ob ihr es erst bergen müsst.
option-pad_parts-held_or_lying = zählen
option-pad_parts-held = müssen geborgen werden
option-dig_beside = Sand nebenan abtragen
option-dig_beside-about = Legt fest, wer auf einem benachbarten Feld Sand abtragen darf.
option-dig_beside-if_unblocked = nur, wer auf keiner Düne steht
option-dig_beside-unless_buried = alle, die nicht verschüttet sind
option-meteo_bury = Nach dem Ansehen der Sturmkarten
option-meteo_bury-about = Legt fest, ob die Meteorologin eine der Karten unter den Stapel legen muss.
option-meteo_bury-must = eine Karte muss unter den Stapel
option-meteo_bury-may = eine Karte darf unter den Stapel
option-well_reach = Wasser schöpfen
option-well_reach-about = Legt fest, aus welchen Brunnen die Wasserträgerin schöpft.
option-well_reach-own_tile = aus dem Brunnen, an dem sie steht
option-well_reach-any = aus jedem ausgegrabenen Brunnen
option-sharing = Weitergeben im Sturm
option-sharing-about = Legt fest, wann ihr euch während eines Sturms Wasser und Ausrüstung geben dürft.
option-sharing-before_cards = vor jeder Karte
option-sharing-any_time = auch, wenn „Die Sonne brennt“ aufgedeckt ist

## Aktionen

action-pick = { $role } wählen
action-move = { $with ->
    [none] Nach { $to } gehen
   *[other] Mit { $with } nach { $to } gehen
}
action-tunnel = { $with ->
    [none] Durch den Tunnel nach { $to } gehen
   *[other] Mit { $with } durch den Tunnel nach { $to } gehen
}
action-dig = Sand auf { $at } abtragen
action-excavate = Feld ausgraben
action-take = { $part } bergen
action-fewer = Eine Sturmkarte weniger ziehen
action-look = Oberste Sturmkarten ansehen
action-guide = { $with ->
    [none] { $whom } nach { $to } führen
   *[other] { $whom } mit { $with } nach { $to } führen
}
action-fill = Wasser aus dem Brunnen schöpfen
action-give_water = { $whom } { $n } Wasser geben
action-give_gear = { $gear } an { $whom } geben
action-blast = Sand auf { $at } wegsprengen
action-jet = { $with ->
    [none] Nach { $to } fliegen
   *[other] Mit { $with } nach { $to } fliegen
}
action-shield = Solarschild aufspannen
action-scope = Mit dem Terraskop unter { $at } schauen
action-throttle = Zeitdrossel einsetzen
action-reserve = Geheime Wasserreserve öffnen
action-end = Aktionen beenden
action-draw = Nächste Sturmkarte ziehen
action-resolve = Die Sonne brennen lassen
action-hold = Sturm anhalten
action-release = Sturm fortsetzen
action-bury = Karte { $nth } unter den Stapel legen
action-order = Karte { $nth } als nächste zurücklegen
action-keep = Karten so lassen
action-agree = Mich bewegen lassen
action-decline = Nicht bewegen lassen

## Ereignisse: die Wahl und der Zug

event-picked = { $seat } spielt { $role ->
    [Kletterer] den
    [Forscher] den
   *[other] die
} { $role }.
event-turn_began = { $seat } ist am Zug.

## Ereignisse: Aktionen

event-moved = { $with ->
    [none] { $seat } geht von { $from } nach { $to }.
   *[other] { $seat } geht von { $from } nach { $to } und nimmt { $with } mit.
}
event-tunnelled = { $with ->
    [none] { $seat } geht durch den Tunnel von { $from } nach { $to }.
   *[other] { $seat } geht durch den Tunnel von { $from } nach { $to } und nimmt { $with } mit.
}
event-dug = { $seat } trägt { $n ->
    [one] ein Sandplättchen
   *[other] { $n } Sandplättchen
} von { $at } ab. { $left ->
    [0] Das Feld ist frei.
    [one] Eins bleibt übrig.
   *[other] { $left } bleiben übrig.
}
event-excavated = { $seat } gräbt { $at } aus: { $city }.
event-gear_drawn = { $seat } zieht eine Ausrüstungskarte: { $gear }.
event-water_found = { $n ->
    [0] Die Feldflasche von { $whom } ist schon voll.
   *[other] { $whom } bekommt { $n } Wasser.
}
event-part_appeared = { $part ->
    [Getriebe] Das
   *[other] Der
} { $part } erscheint auf { $at }, wo sich die Hinweise kreuzen!
event-part_in_eye = Die Hinweise zum { $part } kreuzen sich im Auge des Sturms. Das Maschinenteil kommt auf das nächste Feld, das dorthin rutscht.
event-part_taken = { $seat } birgt { $part ->
    [Getriebe] das
   *[other] den
} { $part }!
event-drew_fewer = { $seat } wendet eine Sturmkarte ab. In diesem Zug { $n_fewer ->
    [one] kommt eine weniger
   *[other] kommen { $n_fewer } weniger
}.
event-looked = { $seat } sieht sich die { $n ->
    [one] oberste Sturmkarte
   *[other] obersten { $n } Sturmkarten
} an{ $cards ->
    [none] .
   *[other] : { $cards }.
}
event-card_buried = { $card ->
    [none] { $seat } legt Karte { $nth } unter den Stapel.
   *[other] { $seat } legt Karte { $nth } unter den Stapel: { $card }.
}
event-card_ordered = { $seat } legt Karte { $nth } als nächste zurück.
event-cards_kept = { $seat } lässt die Sturmkarten, wie sie sind.
event-guided = { $with ->
    [none] { $seat } führt { $whom } von { $from } nach { $to }.
   *[other] { $seat } führt { $whom } von { $from } nach { $to }, und { $with } kommt mit.
}
event-filled = { $seat } schöpft { $n } Wasser aus dem Brunnen.
event-water_given = { $seat } gibt { $whom } { $n } Wasser.
event-gear_given = { $seat } gibt { $whom } eine Ausrüstungskarte: { $gear }.
event-blasted = Wumm! { $seat } sprengt { $n } Sand von { $at } weg.
event-flew = { $with ->
    [none] { $seat } fliegt von { $from } nach { $to }.
   *[other] { $seat } fliegt von { $from } nach { $to } und nimmt { $with } mit.
}
event-shield_raised = { $seat } spannt einen Solarschild auf.
event-shield_ended = Der Solarschild von { $seat } wirkt nicht mehr.
event-scoped = { $city ->
    [none] { $seat } schaut mit dem Terraskop unter { $at }.
   *[other] { $seat } schaut mit dem Terraskop unter { $at }: { $city }.
}
event-throttled = { $seat } setzt die Zeitdrossel ein und bekommt zwei zusätzliche Aktionen.
event-reserve_opened = { $seat } öffnet die Geheime Wasserreserve für alle auf dem Feld.
event-actions_ended = { $seat } ist fertig. { $n_cards ->
    [0] Es kommt keine Sturmkarte.
    [one] Es kommt eine Sturmkarte.
   *[other] Es kommen { $n_cards } Sturmkarten.
}

## Ereignisse: der Sturm

event-wind_blew = Der Wind weht nach { $toward } ({ $n_tiles ->
    [one] 1 Feld
   *[other] { $n_tiles } Felder
}).
event-tile_slid = Das Feld auf { $from } rutscht nach { $to } und { $sand ->
    [0] bleibt frei von Sand.
   *[other] hat jetzt { $sand } Sand.
}
event-respite = Atempause: { $n ->
    [one] Der letzte Schritt des Windes bewegt
   *[other] Die letzten { $n } Schritte des Windes bewegen
} kein Feld.
event-sand_ran_out = Bei { $at } geht der Sandvorrat aus.
event-storm_rose = Der Wind frischt auf: { $n_to_skull ->
    [0] Der Windstärke-Anzeiger erreicht den Totenkopf.
    [one] { $level } Karten pro Zug und nur noch ein Strich bis zum Totenkopf!
   *[other] { $level } Karten pro Zug, { $n_to_skull } Striche bis zum Totenkopf.
}
event-sun_revealed = Die nächste Karte ist „Die Sonne brennt“. Ihr könnt noch Wasser weitergeben, bevor sie wirkt.
event-sun_beat = Die Sonne brennt!
event-drank = { $left ->
    [0] { $whom } trinkt den letzten Tropfen. Die Feldflasche ist leer!
   *[other] { $whom } trinkt und hat noch { $left } Wasser.
}
event-sheltered = { $whom } ist vor der Sonne sicher.
event-died_of_thirst = { $whom } verdurstet.
event-reshuffled = Der Sturmstapel ist leer. Alle Sturmkarten werden zu einem neuen Stapel gemischt.
event-held = Moment! { $seat } hält den Sturm an.
event-released = { $seat } lässt den Sturm weitergehen.
event-hold_expired = Die Zeit ist um. Der Sturm geht weiter.

## Ereignisse: fragen vor dem Bewegen

event-asked = { $seat } möchte { $whom } bewegen und bittet um Zustimmung.
event-agreed = { $whom } stimmt zu.
event-declined = { $whom } lehnt ab. Niemand wird bewegt.
event-answer_expired = Die Zeit ist um. Keine Antwort gilt als Ja.

## Ereignisse: das Ende

event-won = Alle sind an Bord, die Maschine erwacht zum Leben, und ihr hebt ab!
event-lost_to_thirst = Die Wüste gewinnt: Jemand ist verdurstet.
event-lost_to_sand = Die Wüste gewinnt: Die Stadt versinkt wieder im Sand.
event-lost_to_storm = Die Wüste gewinnt: Der Sturm fegt alles hinweg.

## Ablehnungen: wann

refusal-game_over = Die Partie ist zu Ende. Beginnt eine neue, um weiterzuspielen.
refusal-not_your_turn = { $turn } ist am Zug. Bis du dran bist, kannst du nur Wasser oder Ausrüstung geben und Ausrüstung einsetzen.
refusal-no_actions_left = Du hast keine Aktionen mehr. Gib Wasser oder Ausrüstung, setz Ausrüstung ein (die Zeitdrossel bringt zwei Aktionen) oder beende deine Aktionen.
refusal-no_such_seat = { $whom } gibt es an diesem Tisch nicht. Wähle jemand anderen.
refusal-draft_first = Erst wählen alle einen Abenteurer. Gerade ist { $turn } an der Reihe.
refusal-draft_is_over = Die Abenteurer sind verteilt und lassen sich in dieser Partie nicht mehr tauschen.
refusal-role_taken = { $role ->
    [Kletterer] Der
    [Forscher] Der
   *[other] Die
} { $role } ist schon vergeben. Wähle einen anderen Abenteurer.
refusal-look_first = { $turn } sieht sich Sturmkarten an und muss erst entscheiden, was mit ihnen geschieht.
refusal-not_looking = Es gibt keine Sturmkarten zur Auswahl. Erst muss sich die Meteorologin mit einer Aktion welche ansehen.
refusal-no_such_card = Karte { $nth } kannst du nicht wählen. { $n ->
    [one] Es gibt nur eine Karte.
   *[other] Es gibt { $n } Karten, von oben gezählt{ $n_placed ->
        [0] .
        [one] , und die erste liegt schon wieder auf dem Stapel.
       *[other] , und die ersten { $n_placed } liegen schon wieder auf dem Stapel.
    }
}
refusal-already_buried = Nur eine Karte darf unter den Stapel, und nur, bevor du andere zurücklegst. Leg die übrigen zurück oder lass sie, wie sie sind.
refusal-order_is_fixed = Die Option „Freie Kartenreihenfolge“ ist aus, deshalb behalten die Karten ihre Reihenfolge. Du kannst nur eine unter den Stapel legen.
refusal-bury_first = An diesem Tisch muss eine dieser Karten unter den Stapel. Wähle erst eine aus.

## Ablehnungen: der Sturm

refusal-storm_first = Im Sturm sind keine Aktionen möglich, und es { $n_left ->
    [one] kommt noch eine Karte
   *[other] kommen noch { $n_left } Karten
}. Gib Wasser oder Ausrüstung, setz Ausrüstung ein oder zieh die nächste Karte.
refusal-no_storm = Noch gibt es keinen Sturm, { $purpose ->
    [hold] den du anhalten oder fortsetzen könntest
   *[draw] für den du Karten ziehen könntest
}. Er beginnt, wenn die Aktionen dieses Zugs beendet sind.
refusal-sun_first = „Die Sonne brennt“ ist aufgedeckt. Bis die Karte wirkt, kannst du nur Wasser oder Ausrüstung geben.
refusal-no_sun_revealed = Gerade wartet keine aufgedeckte Karte „Die Sonne brennt“. Zieh stattdessen die nächste Sturmkarte.
refusal-not_your_storm = Das ist der Sturm von { $turn }, und nur { $turn } setzt ihn fort. Du kannst freie Aktionen ausführen oder den Sturm anhalten.
refusal-storm_held = { $whom } hält den Sturm an. Er geht weiter, wenn { $whom } ihn fortsetzt, spätestens nach 20 Sekunden.
refusal-cannot_hold_own_storm = Dein eigener Sturm wartet ohnehin auf dich. Zieh, wenn alle bereit sind.
refusal-already_held = Du hast den Sturm vor dieser Karte schon angehalten. Vor der nächsten kannst du es wieder tun.
refusal-not_holding = Du hältst den Sturm nicht an. Nur wer ihn anhält, kann ihn fortsetzen.

## Ablehnungen: Übergaben und Fragen

refusal-too_many_exchanges = Das waren { $n } Übergaben, Sturmstopps und Anfragen in Folge. Erst muss jemand eine Aktion ausführen, die Aktionen beenden oder eine Sturmkarte ziehen.
refusal-wait_for_answer = Alle warten darauf, dass { $whom } zustimmt oder ablehnt. Keine Antwort gilt nach zehn Sekunden als Ja.
refusal-nothing_asked = Gerade will dich niemand bewegen. Du musst nichts beantworten.

## Ablehnungen: bewegen

refusal-buried = Du bist unter { $sand } Sand verschüttet. Trag ihn erst bis auf ein Plättchen ab. Ausrüstung kannst du trotzdem einsetzen, und andere können dich freigraben.
refusal-the_eye = { $at } ist das Auge des Sturms. Dort liegt kein Feld, das du betreten, freiräumen, sprengen oder ansehen könntest. Wähle eine andere Stelle.
refusal-too_far = { $n_steps ->
    [0] Die Figur steht schon auf { $at }.
   *[other] Von { $from } nach { $at } sind es { $n_steps } Schritte.
} Ein Schritt geht nach Norden, Osten, Süden oder Westen, beim Forscher auch diagonal. Tunnel und Raketenrucksack reichen weiter.
refusal-blocked = { $at } ist eine Düne mit { $sand } Sand. { $purpose ->
    [fly] Dort kann auch der Kletterer nicht landen. Flieg woandershin oder lass sie erst bis auf ein Plättchen abtragen.
    [take] Trag sie erst bis auf ein Plättchen ab, bevor du ein Maschinenteil birgst.
    [fill] Trag sie erst bis auf ein Plättchen ab, bevor du Wasser schöpfst.
   *[walk] Nur der Kletterer und seine Begleitung können sie betreten. Trag sie erst bis auf ein Plättchen ab oder geh außen herum.
}
refusal-only_climber_carries = Zu Fuß kann nur der Kletterer jemanden mitnehmen. Geh allein oder nimm mit einem Raketenrucksack eine Figur mit.
refusal-not_together = { $whom } steht auf { $at }. { $purpose ->
    [carry] Der Kletterer kann nur eine Figur von seinem eigenen Feld mitnehmen. Trefft euch erst.
    [fly] Ein Raketenrucksack kann nur eine Figur von deinem eigenen Feld mitnehmen. Trefft euch erst.
    [give_gear] Ausrüstung kannst du nur Personen auf deinem Feld geben. Trefft euch erst.
    [pour_water] Wasser kannst du nur Personen auf deinem Feld und den vier benachbarten geben. Geh erst näher heran.
   *[give_water] Wasser kannst du nur Personen auf deinem Feld geben, außer als Wasserträgerin. Trefft euch erst.
}
refusal-yourself = Dich selbst kannst du nicht wählen. Wähle eine andere Person.
refusal-not_in_a_tunnel = Auf { $at } ist kein ausgegrabener Tunnel. Geh erst zu einem oder grab einen aus.
refusal-not_a_tunnel = Der Tunnel führt nicht nach { $at }. Wähle ein anderes ausgegrabenes Tunnelfeld.
refusal-tunnel_blocked = Der Tunnel auf { $at } ist durch { $sand } Sand versperrt, auch für den Kletterer. Trag den Sand erst bis auf ein Plättchen ab.
refusal-already_there = Du bist schon auf { $at }, dein Raketenrucksack wäre verschwendet. Wähle ein anderes Feld.

## Ablehnungen: Sand, Felder und Maschinenteile

refusal-out_of_reach = { $at } ist { $n_steps } Schritte entfernt. { $purpose ->
    [blast] Ein Dünensprenger räumt nur dein eigenes oder ein benachbartes Feld
   *[dig] Sand abtragen kannst du nur auf deinem oder einem benachbarten Feld
} (Forscher: auch diagonal), nie durch Tunnel. Geh näher heran.
refusal-no_sand = Auf { $at } liegt kein Sand{ $purpose ->
    [blast] , dein Dünensprenger wäre verschwendet. Wähle ein Feld mit Sand.
   *[dig] . Wähle ein Feld mit Sand.
}
refusal-own_tile_first = Dein eigenes Feld { $at } ist eine Düne mit { $sand } Sand. Trag sie erst bis auf ein Plättchen ab, dann kannst du nebenan Sand abtragen.
refusal-already_excavated = { $at } ist schon ausgegraben{ $purpose ->
    [scope] , und alle sehen, was dort ist. Wähle ein noch nicht ausgegrabenes Feld.
   *[excavate] . Geh auf ein noch nicht ausgegrabenes Feld.
}
refusal-sand_on_tile = Auf { $at } { $sand ->
    [one] liegt ein Sandplättchen
   *[other] liegen { $sand } Sandplättchen
}. Trag erst allen Sand ab, dann kannst du ausgraben.
refusal-part_hidden = Noch weiß niemand, wo { $part ->
    [Getriebe] das
   *[other] der
} { $part } liegt. Sind beide Hinweise ausgegraben, erscheint das Maschinenteil dort, wo sie sich kreuzen.
refusal-part_elsewhere = { $part ->
    [Getriebe] Das Getriebe liegt auf { $at }. Geh dorthin, um es zu bergen.
   *[other] Der { $part } liegt auf { $at }. Geh dorthin, um ihn zu bergen.
}
refusal-part_in_eye = { $part ->
    [Getriebe] Das
   *[other] Der
} { $part } liegt auf { $at }, im Auge des Sturms. Warte, bis das nächste Feld hineinrutscht.
refusal-part_held = { $whom } hat { $part ->
    [Getriebe] das
   *[other] den
} { $part } schon, und Maschinenteile lassen sich nicht weitergeben. Such nach den fehlenden.
refusal-not_excavated = { $at } ist noch nicht ausgegraben. Trag den Sand ab und grab das Feld aus, dann kannst du das Maschinenteil bergen.

## Ablehnungen: Fähigkeiten

refusal-wrong_role = Das kann nur { $role ->
    [Kletterer] der
    [Forscher] der
   *[other] die
} { $role }. Nutze die Fähigkeit deines eigenen Abenteurers.
refusal-no_cards_left_to_avert = Alle { $level } Sturmkarten dieses Zugs sind schon abgewendet. Nutze die Aktion für etwas anderes.
refusal-guide_yourself = Dich selbst kannst du nicht führen. Geh zu Fuß, oder führ den Kletterer und komm als Begleitung mit.
refusal-pawn_buried = { $whom } ist unter { $sand } Sand verschüttet und lässt sich nicht führen. Tragt das Feld erst bis auf ein Plättchen ab oder bringt den Kletterer hin.
refusal-no_well_here = Auf { $at } ist kein ausgegrabener Brunnen, und eine Fata Morgana zählt nicht. Geh erst zu einem Brunnen.
refusal-no_open_well = Es gibt keinen ausgegrabenen Brunnen mit höchstens einem Sandplättchen. Grabt erst einen aus oder legt einen frei.
refusal-canteen_full = Deine Feldflasche ist voll ({ $max } Wasser). Gib erst etwas ab.

## Ablehnungen: Wasser und Ausrüstung

refusal-not_enough_water = { $has ->
    [0] Deine Feldflasche ist leer, du kannst nichts abgeben. Such Wasser oder bitte andere, mit dir zu teilen.
   *[other] Du hast nur { $has } Wasser. Mehr kannst du nicht geben.
}
refusal-no_room = { $room ->
    [0] Die Feldflasche von { $whom } ist voll. Behalte dein Wasser oder gib es jemand anderem.
   *[other] In die Feldflasche von { $whom } passt nur noch { $room } Wasser. Mehr kannst du nicht geben.
}
refusal-last_water = An diesem Tisch stirbst du mit leerer Feldflasche, deshalb kannst du dein letztes Wasser nicht abgeben. Behalte mindestens eins.
refusal-no_such_gear = Diese Ausrüstung hast du nicht: { $gear }. Grab Ausrüstungsfelder aus, um Karten zu ziehen, oder lass dir von jemandem auf deinem Feld eine geben.
refusal-no_gear_to_give = Diese Ausrüstung hast du nicht: { $gear }. Nur wer eine Karte besitzt, kann sie weitergeben.
refusal-throttle_later = Die Zeitdrossel wirkt nur in deinem eigenen Zug, vor dem Sturm. Heb sie für deinen nächsten Zug auf.
refusal-already_shielded = Dein Solarschild ist schon bis zu deinem nächsten Zug aufgespannt. Heb den zweiten für später auf.
refusal-already_seen = Du weißt schon, was unter { $at } liegt. Wähle ein Feld, das du noch nicht kennst.
refusal-no_one_thirsty = Alle Feldflaschen auf deinem Feld sind voll, das Wasser wäre verschwendet. Warte, bis jemand Platz dafür hat.

## Wie es ausging

outcome-won = Ihr habt gewonnen! Mit allen vier Maschinenteilen fliegt ihr gemeinsam davon und lasst die Wüste hinter euch.
outcome-thirst = Ihr habt verloren. Das Wasser ist ausgegangen, und jemand ist verdurstet.
outcome-buried = Ihr habt verloren. Der Sandvorrat ist aufgebraucht, und die Wüste hat die Stadt verschlungen.
outcome-swept = Ihr habt verloren. Der Windstärke-Anzeiger hat den Totenkopf erreicht, und der Sturm hat euch hinweggefegt.

## Erwartete Eingaben

expected-a_command_such_as_move_dig_or_end = ein Befehl wie move, dig oder end
expected-a_cell_from_a1_to_e5 = eine Stelle von a1 bis e5
expected-an_adventurer_such_as_climber = ein Abenteurer wie climber
expected-a_gear_card_such_as_jet_pack = eine Ausrüstungskarte wie jet_pack
expected-a_part_such_as_propeller = ein Maschinenteil wie propeller

## Der Spielplan im Terminal

picture-legend =
    X Wrack, o Wassertropfen, ~ ohne Symbol, ((@)) Auge; 1 Sand, ab 2#: Düne; ~?WELL: angesehen
    GEAR Ausrüstung, TUNL Tunnel, WELL Brunnen, MIRG Fata Morgana, PAD Startrampe; <pr> Reihen- und
    ^pr^ Spaltenhinweis, *pr Maschinenteil; pr Propeller, en Getriebe, cr Energiekristall, na Kompass;
    A C E M N W Abenteurer
picture-sand = Sand im Vorrat
picture-storm = Sturmkarten pro Zug
picture-skull = Striche bis zum Totenkopf
picture-pile = Stapel
picture-known = Bekannte Karten von oben
picture-water = Wasser
picture-shielded = Solarschild aufgespannt
picture-buried = verschüttet
picture-actions = Aktionen übrig
picture-in-eye = im Auge
