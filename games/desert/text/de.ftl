# Die vergessene Stadt auf Deutsch. Die Wörter sind die aus rules/de.md.

## Das Spiel

game-name = Die vergessene Stadt
game-tagline = Grabt, trinkt und fliegt davon, bevor euch der Sturm holt.
game-about = Zwei bis fünf Abenteurer, gestrandet über einer versunkenen Stadt, suchen die vier Teile einer Flugmaschine, während sich der Sand türmt und das Wasser schwindet. Ihr spielt gemeinsam, und entweder entkommt ihr alle oder niemand.

## Abenteurer

role-archaeologist = Archäologin
role-archaeologist-power = Trägt mit einer Aktion bis zu zwei Sandplättchen von einem Feld ab.
role-climber = Kletterer
role-climber-power = Geht über Dünen und nimmt bei jedem Schritt eine Figur mit; auf seinem Feld ist niemand je verschüttet.
role-explorer = Forscher
role-explorer-power = Geht, trägt Sand ab und benutzt den Dünensprenger auch schräg.
role-meteorologist = Meteorologin
role-meteorologist-power = Zieht für eine Aktion in diesem Zug eine Sturmkarte weniger oder sieht sich die obersten Sturmkarten an und darf eine davon unter den Stapel legen.
role-navigator = Navigatorin
role-navigator-power = Führt für eine Aktion eine andere Figur bis zu drei Schritte weit, wo immer sie steht.
role-water_carrier = Wasserträgerin
role-water_carrier-power = Schöpft für eine Aktion zwei Wasser aus einem ausgegrabenen Brunnen und gibt kostenlos Wasser auf benachbarte Felder.

## Ausrüstung

gear-dune_blaster = Dünensprenger
gear-dune_blaster-text = Entfernt allen Sand von deinem oder einem benachbarten Feld.
gear-jet_pack = Raketenrucksack
gear-jet_pack-text = Trägt dich, und wenn du magst eine Figur von deinem Feld, auf ein beliebiges Feld, das keine Düne ist.
gear-solar_shield = Solarschild
gear-solar_shield-text = Bis zu deinem nächsten Zug nimmt die Sonne dir und allen auf deinem Feld kein Wasser.
gear-terrascope = Terraskop
gear-terrascope-text = Zeigt, was unter einem beliebigen noch nicht ausgegrabenen Feld liegt; das Feld bleibt, wie es ist.
gear-time_throttle = Zeitdrossel
gear-time_throttle-text = Gibt dir in diesem Zug zwei Aktionen mehr. Nur im eigenen Zug, vor dem Sturm.
gear-secret_water_reserve = Geheime Wasserreserve
gear-secret_water_reserve-text = Alle auf deinem Feld, auch du, bekommen zwei Wasser.

## Teile der Flugmaschine

part-propeller = Propeller
part-engine = Motor
part-crystal = Solarkristall
part-navdeck = Navigationsdeck

## Felder: die Stadtseite

city-gear = Ausrüstung
city-tunnel = Tunnel
city-well = Brunnen
city-mirage = Fata Morgana
city-pad = Startrampe
city-propeller_row = Reihenhinweis des Propellers
city-propeller_column = Spaltenhinweis des Propellers
city-engine_row = Reihenhinweis des Motors
city-engine_column = Spaltenhinweis des Motors
city-crystal_row = Reihenhinweis des Solarkristalls
city-crystal_column = Spaltenhinweis des Solarkristalls
city-navdeck_row = Reihenhinweis des Navigationsdecks
city-navdeck_column = Spaltenhinweis des Navigationsdecks

## Felder: die Wüstenseite

back-wreck = Wrack
back-drop = Wassertropfen
back-plain = Wüste ohne Zeichen

## Richtungen: „Der Wind weht nach …“

toward-north = Norden
toward-east = Osten
toward-south = Süden
toward-west = Westen

## Sturmkarten

card-n1 = Wind Nord 1
card-n2 = Wind Nord 2
card-n3 = Wind Nord 3
card-e1 = Wind Ost 1
card-e2 = Wind Ost 2
card-e3 = Wind Ost 3
card-s1 = Wind Süd 1
card-s2 = Wind Süd 2
card-s3 = Wind Süd 3
card-w1 = Wind West 1
card-w2 = Wind West 2
card-w3 = Wind West 3
card-up = Der Wind frischt auf
card-sun = Die Sonne brennt

## Voreinstellungen

preset-novice = Einsteiger
preset-novice-about = Der Sturm beginnt sanft, mit zwei Karten je Zug. Genau richtig für den ersten Flug.
preset-normal = Normal
preset-normal-about = Der Sturm beginnt einen Strich weiter, mit drei Karten je Zug.
preset-elite = Elite
preset-elite-about = Von Anfang an drei Karten je Zug und bald vier. Für alle, die keine Aktion verschenken.
preset-legendary = Legendär
preset-legendary-about = Der Windstärke-Anzeiger beginnt auf dem vierten Strich, und der Totenkopf ist nah. Nur wenige fliegen davon.

## Optionen

option-difficulty = Schwierigkeit
option-difficulty-about = Wo der Windstärke-Anzeiger beginnt. Je weiter, desto eher holt euch der Sturm.
option-difficulty-novice = Einsteiger
option-difficulty-normal = Normal
option-difficulty-elite = Elite
option-difficulty-legendary = Legendär
option-roles = Abenteurer
option-roles-about = Wie die Abenteurer verteilt werden.
option-roles-random = zufällig verteilt
option-roles-draft = der Reihe nach gewählt
option-roles-assigned = vom Gastgeber zugeteilt
option-first_player = Startspieler
option-first_player-about = Wer den ersten Zug hat. Danach geht es in der Reihenfolge der Plätze weiter.
option-first_player-lowest_canteen = wenigstes Wasser
option-first_player-random = Los
option-first_player-seat = vom Gastgeber bestimmt
option-sand_total = Sandplättchen
option-sand_total-about = Wie viele es insgesamt gibt, von 40 bis 60; acht davon liegen zu Beginn auf dem Spielfeld. Weniger ist schwerer.
option-meteo_reorder = Karten frei ordnen
option-meteo_reorder-about = Die Meteorologin darf die angesehenen Karten in beliebiger Reihenfolge zurücklegen.
option-zero_is_death = Null ist tödlich
option-zero_is_death-about = Eine Feldflasche, die auf 0 fällt, tötet; sein letztes Wasser darf dann niemand hergeben. Viel schwerer.
option-sand_last_marker_loses = Letztes Plättchen verliert
option-sand_last_marker_loses-about = Schon wenn das letzte Sandplättchen des Vorrats gelegt wird, ist das Spiel verloren.
option-peek_shared = Gemeinsame Blicke
option-peek_shared-about = Alle erfahren, was das Terraskop und die Meteorologin sehen. Sonst erfährt es nur, wer schaut.
option-ask_before_moving_me = Fragen vor dem Bewegen
option-ask_before_moving_me-about = Wer von anderen bewegt werden soll, wird zuerst gefragt. Keine Antwort in zehn Sekunden heißt Ja.
option-storm_pause = Pause im Sturm
option-storm_pause-about = Wann der Sturm vor einer Karte haltmacht, damit alle Wasser oder Ausrüstung geben und Ausrüstung einsetzen können.
option-storm_pause-auto = wenn jemand etwas tun könnte
option-storm_pause-always = vor jeder Karte
option-storm_pause-never = nie

## Aktionen

action-pick = Abenteurer wählen: { $role }
action-move = { $with ->
    [none] Nach { $to } gehen
   *[other] Mit { $with } nach { $to } gehen
}
action-tunnel = { $with ->
    [none] Durch den Tunnel nach { $to } gehen
   *[other] Mit { $with } durch den Tunnel nach { $to } gehen
}
action-dig = Auf { $at } Sand abtragen
action-excavate = Dein Feld ausgraben
action-take = Maschinenteil bergen: { $part }
action-fewer = Eine Sturmkarte weniger ziehen
action-look = Die obersten Sturmkarten ansehen
action-guide = { $with ->
    [none] { $whom } nach { $to } führen
   *[other] { $whom } mit { $with } nach { $to } führen
}
action-fill = Am Brunnen Wasser schöpfen
action-give_water = { $n } Wasser an { $whom } geben
action-give_gear = Ausrüstung an { $whom } geben: { $gear }
action-blast = Den Sand auf { $at } wegsprengen
action-jet = { $with ->
    [none] Nach { $to } fliegen
   *[other] Mit { $with } nach { $to } fliegen
}
action-shield = Einen Solarschild aufspannen
action-scope = Mit dem Terraskop unter { $at } schauen
action-throttle = Die Zeitdrossel einsetzen
action-reserve = Die Geheime Wasserreserve öffnen
action-end = Deine Aktionen beenden
action-draw = Die nächste Sturmkarte ziehen
action-hold = Den Sturm anhalten
action-release = Den Sturm freigeben
action-bury = Karte { $nth } unter den Stapel legen
action-order = Karte { $nth } als nächste zurücklegen
action-keep = Die Karten so lassen
action-agree = Der Bewegung zustimmen
action-decline = Die Bewegung ablehnen

## Ereignisse: die Wahl und der Zug

event-picked = { $seat } trifft die Wahl: { $role }.
event-turn_began = { $seat } ist am Zug.

## Ereignisse: Aktionen

event-moved = { $with ->
    [none] { $seat } geht von { $from } nach { $to }.
   *[other] { $seat } geht von { $from } nach { $to } und nimmt { $with } mit.
}
event-tunnelled = { $with ->
    [none] { $seat } schlüpft durch den Tunnel von { $from } nach { $to }.
   *[other] { $seat } schlüpft durch den Tunnel von { $from } nach { $to } und nimmt { $with } mit.
}
event-dug = { $seat } trägt { $n ->
    [one] ein Sandplättchen
   *[other] { $n } Sandplättchen
} von { $at } ab{ $left ->
    [0] , und das Feld ist frei.
    [one] ; eines bleibt.
   *[other] ; { $left } bleiben.
}
event-excavated = { $seat } gräbt { $at } aus: { $city }.
event-gear_drawn = { $seat } zieht eine Ausrüstungskarte: { $gear }.
event-water_found = { $n ->
    [0] { $whom } hat eine volle Feldflasche und nimmt kein Wasser.
   *[other] { $whom } bekommt { $n } Wasser.
}
event-part_appeared = Auf { $at } kreuzen sich zwei Hinweise, und ein Maschinenteil erscheint: { $part }!
event-part_in_eye = Zwei Hinweise kreuzen sich im Auge des Sturms, und dort wartet ein Maschinenteil auf das nächste Feld: { $part }.
event-part_taken = { $seat } birgt ein Maschinenteil: { $part }!
event-drew_fewer = { $seat } wendet eine Sturmkarte ab: { $n_fewer ->
    [one] eine weniger
   *[other] { $n_fewer } weniger
} in diesem Zug.
event-looked = { $seat } sieht sich { $n ->
    [one] die oberste Sturmkarte
   *[other] die obersten { $n } Sturmkarten
} an{ $cards ->
    [none] .
   *[other] : { $cards }.
}
event-card_buried = { $card ->
    [none] { $seat } legt Karte { $nth } von oben unter den Stapel.
   *[other] { $seat } legt Karte { $nth } von oben unter den Stapel: { $card }.
}
event-card_ordered = { $seat } legt Karte { $nth } als nächste zurück.
event-cards_kept = { $seat } lässt die Sturmkarten, wie sie sind.
event-guided = { $with ->
    [none] { $seat } führt { $whom } von { $from } nach { $to }.
   *[other] { $seat } führt { $whom } von { $from } nach { $to }, und { $with } kommt mit.
}
event-filled = { $seat } schöpft { $n } Wasser aus dem Brunnen.
event-water_given = { $seat } gibt { $n } Wasser an { $whom }.
event-gear_given = { $seat } gibt Ausrüstung an { $whom }: { $gear }.
event-blasted = Wumm! { $seat } sprengt { $n } Sand von { $at } weg.
event-flew = { $with ->
    [none] { $seat } fliegt von { $from } nach { $to }.
   *[other] { $seat } fliegt von { $from } nach { $to } und nimmt { $with } mit.
}
event-shield_raised = { $seat } spannt einen Solarschild auf.
event-shield_ended = Der Solarschild von { $seat } schließt sich.
event-scoped = { $city ->
    [none] { $seat } schaut mit dem Terraskop unter { $at }.
   *[other] { $seat } schaut mit dem Terraskop unter { $at }: { $city }.
}
event-throttled = { $seat } setzt die Zeitdrossel ein: zwei Aktionen mehr.
event-reserve_opened = { $seat } öffnet die Geheime Wasserreserve für alle auf dem Feld.
event-actions_ended = { $seat } beendet die Aktionen: { $n_cards ->
    [0] Keine Sturmkarte kommt.
    [one] Eine Sturmkarte kommt.
   *[other] { $n_cards } Sturmkarten kommen.
}

## Ereignisse: der Sturm

event-wind_blew = Der Wind weht nach { $toward }, { $n_tiles ->
    [one] ein Feld
   *[other] { $n_tiles } Felder
} weit.
event-tile_slid = Das Feld auf { $from } rutscht nach { $to } und { $sand ->
    [0] ist immer noch frei von Sand.
   *[other] trägt jetzt { $sand } Sand.
}
event-respite = Eine Atempause: { $n ->
    [one] Der letzte Schritt des Windes findet
   *[other] Die letzten { $n } Schritte des Windes finden
} kein Feld.
event-sand_ran_out = Auf { $at } geht der Sandvorrat aus.
event-storm_rose = Der Wind frischt auf: { $n_to_skull ->
    [0] Der Windstärke-Anzeiger erreicht den Totenkopf.
    [one] { $level } Karten je Zug, und nur noch ein Strich bis zum Totenkopf!
   *[other] { $level } Karten je Zug, { $n_to_skull } Striche bis zum Totenkopf.
}
event-sun_beat = Die Sonne brennt!
event-drank = { $left ->
    [0] { $whom } trinkt den letzten Tropfen: Die Feldflasche ist leer!
   *[other] { $whom } trinkt und hat noch { $left } Wasser.
}
event-sheltered = { $whom } ist vor der Sonne sicher.
event-died_of_thirst = { $whom } verdurstet.
event-reshuffled = Der Sturmstapel ist leer: Alle Karten werden zu einem neuen gemischt.
event-held = Halt! { $seat } hält den Sturm an.
event-released = { $seat } gibt den Sturm frei.
event-hold_expired = Die Zeit ist um, und der Sturm geht weiter.

## Ereignisse: fragen vor dem Bewegen

event-asked = { $seat } möchte { $whom } bewegen und fragt zuerst.
event-agreed = { $whom } stimmt zu.
event-declined = { $whom } lehnt ab, und niemand bewegt sich.
event-answer_expired = Keine Antwort in der Zeit heißt Ja.

## Ereignisse: das Ende

event-won = Alle sind an Bord, die Maschine brummt, und ihr hebt ab!
event-lost_to_thirst = Die Wüste hat gewonnen: Jemand ist verdurstet.
event-lost_to_sand = Die Wüste hat gewonnen: Die Stadt versinkt wieder im Sand.
event-lost_to_storm = Die Wüste hat gewonnen: Der Sturm fegt alles hinweg.

## Ablehnungen: wann

refusal-game_over = Das Spiel ist zu Ende, nichts kann mehr gespielt werden. Beginnt ein neues!
refusal-not_your_turn = { $turn } ist am Zug, und das darf nur, wer am Zug ist. Außerhalb deines Zugs kannst du Wasser oder Ausrüstung geben und Ausrüstung einsetzen.
refusal-no_actions_left = Alle deine Aktionen sind verbraucht. Wasser geben, Ausrüstung geben und einsetzen kostet weiter nichts; eine Zeitdrossel bringt zwei Aktionen mehr. Oder beende deine Aktionen.
refusal-no_such_seat = Auf { $whom } sitzt niemand. Nenne jemanden, der an diesem Tisch mitspielt.
refusal-draft_first = Erst wählen alle einen Abenteurer, gerade ist { $turn } an der Reihe. Das Spiel beginnt, wenn alle einen haben.
refusal-draft_is_over = Alle Abenteurer sind verteilt, und dabei bleibt es in diesem Spiel.
refusal-role_taken = Schon vergeben: { $role }. Nimm einen der Abenteurer, die noch frei sind.
refusal-look_first = { $turn } sieht sich Sturmkarten an, und alle warten: Erst kommt eine davon unter den Stapel, oder alle bleiben, wie sie sind.
refusal-not_looking = Es sind keine Sturmkarten aufgedeckt. Erst muss die Meteorologin welche ansehen, für eine Aktion.
refusal-no_such_card = Karte { $nth } lässt sich nicht wählen. { $n ->
    [one] Es liegt nur eine Karte da.
   *[other] Es liegen { $n } Karten da, von oben gezählt{ $n_placed ->
        [0] .
        [one] , und die erste davon ist schon zurückgelegt.
       *[other] , und die ersten { $n_placed } davon sind schon zurückgelegt.
    }
}
refusal-already_buried = Nur eine Karte darf unter den Stapel, und nur, bevor andere zurückgelegt sind. Lege die übrigen der Reihe nach zurück, oder lass sie, wie sie sind.
refusal-order_is_fixed = An diesem Tisch kommen die Karten in ihrer alten Reihenfolge zurück. Lege eine unter den Stapel, oder lass alle, wie sie sind; mehr erlaubt die Option „Karten frei ordnen“.

## Ablehnungen: der Sturm

refusal-storm_first = Der Sturm tobt, { $n_left ->
    [one] eine Karte kommt
   *[other] { $n_left } Karten kommen
} noch: keine bezahlten Aktionen mehr. Gib Wasser oder Ausrüstung, setze Ausrüstung ein, dann zieh die nächste Karte.
refusal-no_storm = Gerade ist kein Sturm, { $purpose ->
    [hold] den du anhalten oder freigeben könntest
   *[draw] aus dem du ziehen könntest
}. Er kommt, wenn die Aktionen dieses Zugs beendet sind.
refusal-not_your_storm = Es ist der Sturm von { $turn }, und nur { $turn } zieht die Karten. Du kannst Wasser oder Ausrüstung geben, Ausrüstung einsetzen oder den Sturm anhalten.
refusal-storm_held = { $whom } hält den Sturm an. Warte, bis { $whom } ihn freigibt; nach 20 Sekunden geht er von selbst weiter.
refusal-cannot_hold_own_storm = Es ist dein eigener Sturm, er wartet ohnehin auf dich. Zieh erst, wenn alle bereit sind.
refusal-already_held = Du hast den Sturm vor dieser Karte schon angehalten, mehr als einmal geht nicht. Vor der nächsten Karte darfst du wieder.
refusal-not_holding = Du hältst den Sturm nicht an, also kannst du ihn nicht freigeben. Das kann nur, wer ihn anhält.

## Ablehnungen: Gaben und Fragen

refusal-too_many_exchanges = { $n } Gaben, angehaltene Stürme und Anfragen nacheinander sind genug. Erst muss das Spiel weitergehen: mit einer Aktion, dem Ende der Aktionen oder einer Sturmkarte.
refusal-wait_for_answer = Alle warten auf die Antwort von { $whom }: zustimmen oder ablehnen. Nach zehn Sekunden gilt Schweigen als Ja.
refusal-nothing_asked = Niemand hat gefragt, ob er dich bewegen darf; es gibt nichts zu beantworten.

## Ablehnungen: bewegen

refusal-buried = Du bist unter { $sand } Sand verschüttet: Als bezahlte Aktion kannst du nur auf deinem eigenen Feld Sand abtragen, bis höchstens ein Plättchen liegt. Ausrüstung geht trotzdem, und andere können dich freigraben.
refusal-the_eye = { $at } ist das Auge des Sturms, ein Loch ohne Feld: Niemand betritt es, und abzutragen, wegzusprengen oder anzusehen gibt es dort nichts. Wähle eine andere Stelle.
refusal-too_far = { $n_steps ->
    [0] Die Figur steht schon auf { $at }.
   *[other] Von { $from } nach { $at } sind es { $n_steps } Schritte.
} Ein Schritt geht nach Norden, Osten, Süden oder Westen, nur beim Forscher auch schräg; weiter kommt man mit Tunnel oder Raketenrucksack.
refusal-blocked = { $at } ist eine Düne mit { $sand } Sand, und { $purpose ->
    [fly] niemand landet dort, auch der Kletterer nicht. Flieg woandershin, oder räumt sie erst bis auf ein Plättchen.
    [take] bergen lässt sich dort nichts, bis höchstens ein Plättchen liegt. Trage erst Sand ab.
    [fill] schöpfen lässt sich dort nicht, bis höchstens ein Plättchen liegt. Trage erst Sand ab.
   *[walk] nur der Kletterer und seine Begleitung kommen hinein. Trage sie erst bis auf ein Plättchen ab, oder geh außen herum.
}
refusal-only_climber_carries = Zu Fuß nimmt nur der Kletterer jemanden mit. Geh ohne Begleitung, oder nimm einen Raketenrucksack: Er trägt einen Passagier.
refusal-not_together = { $whom } steht auf { $at }{ $purpose ->
    [carry] , und der Kletterer nimmt nur von seinem eigenen Feld jemanden mit. Hol { $whom } erst ab.
    [fly] , und ein Raketenrucksack nimmt nur von deinem eigenen Feld jemanden mit. Trefft euch erst.
    [give_gear] , und Ausrüstung lässt sich nur auf demselben Feld geben. Trefft euch erst.
    [pour_water] , und auch du gibst Wasser nur auf deinem eigenen Feld und den vier benachbarten. Geh erst näher heran.
   *[give_water] , und Wasser lässt sich nur auf demselben Feld geben. Trefft euch erst; nur die Wasserträgerin reicht auch auf benachbarte Felder.
}
refusal-yourself = Dazu gehören zwei. Wähle jemand anderen.
refusal-not_in_a_tunnel = Du stehst auf { $at }, und dort ist kein ausgegrabener Tunnel. Geh erst zu einem, oder grabe einen aus.
refusal-not_a_tunnel = Der Tunnel führt nicht nach { $at }. Wähle ein anderes Tunnelfeld, das schon ausgegraben ist.
refusal-tunnel_blocked = Der Tunnel auf { $at } liegt unter einer Düne mit { $sand } Sand, da kommt auch der Kletterer nicht durch. Trage sie erst bis auf ein Plättchen ab.
refusal-already_there = Du bist schon auf { $at }, dein Raketenrucksack wäre verschwendet. Wähle ein anderes Feld.

## Ablehnungen: Sand, Felder und Maschinenteile

refusal-out_of_reach = Bis { $at } sind es { $n_steps } Schritte, so weit reichst du nicht. { $purpose ->
    [blast] Ein Dünensprenger räumt dein eigenes Feld oder ein benachbartes, für den Forscher auch ein schräges
   *[dig] Sand trägst du auf deinem eigenen Feld und auf benachbarten ab, als Forscher auch schräg
}, aber nie durch einen Tunnel. Geh erst näher heran.
refusal-no_sand = Auf { $at } liegt kein Sand{ $purpose ->
    [blast] , dein Dünensprenger wäre verschwendet. Wähle ein Feld, auf dem welcher liegt.
   *[dig] . Wähle ein Feld, auf dem welcher liegt.
}
refusal-already_excavated = { $at } ist schon ausgegraben{ $purpose ->
    [scope] , und alle sehen, was es ist. Schau unter ein Feld, das noch mit der Wüstenseite nach oben liegt.
   *[excavate] . Wähle ein Feld, das noch mit der Wüstenseite nach oben liegt.
}
refusal-sand_on_tile = Auf { $at } { $sand ->
    [one] liegt ein Sandplättchen
   *[other] liegen { $sand } Sandplättchen
}, und zur Ausgrabung muss ein Feld frei von Sand sein. Erst abtragen, dann ausgraben.
refusal-part_hidden = Noch weiß niemand, wo dieses Maschinenteil ist: { $part }. Es taucht auf, sobald beide Hinweise ausgegraben sind, wo sich ihre Reihe und Spalte kreuzen.
refusal-part_elsewhere = Dieses Maschinenteil liegt auf { $at }, nicht auf deinem Feld: { $part }. Geh dorthin, um es zu bergen.
refusal-part_in_eye = Dieses Maschinenteil liegt auf { $at }, im Auge des Sturms, wo es niemand bergen kann: { $part }. Warte, bis das nächste Feld hineinrutscht.
refusal-part_held = Dieses Maschinenteil hat { $whom } schon geborgen, und keines wechselt den Besitzer: { $part }. Such nach denen, die noch fehlen.
refusal-not_excavated = { $at } ist noch nicht ausgegraben, vorher lässt sich das Maschinenteil nicht bergen. Erst allen Sand abtragen, dann ausgraben, dann bergen.

## Ablehnungen: Fähigkeiten

refusal-wrong_role = Das kann nur ein bestimmter Abenteurer: { $role }. Nutze, was dein eigener kann.
refusal-no_cards_left_to_avert = Alle { $level } Sturmkarten dieses Zugs sind schon abgewendet. Nutze die Aktion für etwas anderes.
refusal-guide_yourself = Du führst andere, nie dich selbst. Geh zu Fuß, oder führe den Kletterer und komm mit.
refusal-pawn_buried = { $whom } ist unter { $sand } Sand verschüttet und lässt sich nicht führen. Tragt das Feld erst bis auf ein Plättchen ab, oder bringt den Kletterer hin.
refusal-no_well_here = Auf { $at } ist kein ausgegrabener Brunnen; die Fata Morgana ist keiner. Geschöpft wird, wo du stehst, also geh erst zu einem Brunnen.
refusal-canteen_full = Deine Feldflasche ist voll, mit { $max } Wasser. Gib erst etwas ab.

## Ablehnungen: Wasser und Ausrüstung

refusal-not_enough_water = { $has ->
    [0] Deine Feldflasche ist leer, du hast nichts zu geben. Finde erst Wasser, oder bitte jemanden darum.
   *[other] Du hast { $has } Wasser. Gib nicht mehr als das.
}
refusal-no_room = { $room ->
    [0] Die Feldflasche von { $whom } ist voll. Behalte dein Wasser, oder gib es jemand anderem.
   *[other] In die Feldflasche von { $whom } passt nur noch { $room } Wasser. Gib nicht mehr als das.
}
refusal-last_water = An diesem Tisch tötet eine leere Feldflasche, darum bleibt dein letztes Wasser bei dir. Gib weniger.
refusal-no_such_gear = Diese Ausrüstung hast du nicht: { $gear }. Grabe Ausrüstungsfelder aus, um Karten zu ziehen, oder lass dir auf deinem Feld eine geben.
refusal-no_gear_to_give = Diese Ausrüstung hast du nicht: { $gear }. Weitergeben kann eine Karte nur, wem sie gehört.
refusal-throttle_later = Die Zeitdrossel bringt Aktionen, darum wirkt sie nur in deinem eigenen Zug und vor dem Sturm. Heb sie für deinen nächsten Zug auf.
refusal-already_shielded = Dein Solarschild ist schon aufgespannt, bis dein nächster Zug beginnt. Heb den zweiten für später auf.
refusal-already_seen = Du weißt schon, was unter { $at } liegt. Wähle ein Feld, das dir noch niemand gezeigt hat.
refusal-nobody_thirsty = Alle Feldflaschen auf deinem Feld sind voll, das Wasser wäre verschwendet. Warte, bis jemand Platz dafür hat.

## Wie es ausging

outcome-won = Ihr habt gewonnen: Ihr fliegt alle davon, mit allen vier Maschinenteilen und der Wüste unter euch.
outcome-thirst = Ihr habt verloren: Das Wasser war aus, und jemand ist verdurstet.
outcome-buried = Ihr habt verloren: Der Sandvorrat ging aus, und die Wüste hat die Stadt verschlungen.
outcome-swept = Ihr habt verloren: Der Windstärke-Anzeiger erreichte den Totenkopf, und der Sturm hat euch hinweggefegt.

## Was ein Befehl hätte sein sollen

expected-a_command_such_as_move_dig_or_end = ein Befehl wie move, dig oder end
expected-a_cell_from_a1_to_e5 = ein Feld von a1 bis e5
expected-an_adventurer_such_as_climber = ein Abenteurer wie climber
expected-a_gear_card_such_as_jet_pack = eine Ausrüstungskarte wie jet_pack
expected-a_part_such_as_propeller = ein Teil wie propeller

## Das Spielfeld aus Buchstaben

picture-legend =
    X Wrack, o Tropfen, ~ ohne Zeichen, ((@)) Auge; 1 Sand, ab 2#: Düne; ~?WELL: angesehen
    GEAR Ausrüstung, TUNL Tunnel, WELL Brunnen, MIRG Fata Morgana, PAD Startrampe; <pr> Reihen- und
    ^pr^ Spaltenhinweis, *pr Teil; pr Propeller, en Motor, cr Solarkristall, na Navigationsdeck;
    A C E M N W die Abenteurer
picture-sand = Sand im Vorrat
picture-storm = Sturmkarten je Zug
picture-skull = Striche bis zum Totenkopf
picture-pile = Stapel
picture-known = Bekannt von oben
picture-water = Wasser
picture-shielded = Solarschild aufgespannt
picture-buried = verschüttet
picture-actions = Aktionen übrig
picture-in-eye = im Auge
