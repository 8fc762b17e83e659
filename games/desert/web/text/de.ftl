# Das Spielfeld im Browser, auf Deutsch.

ui-board = Die Wüste
ui-eye = das Auge des Sturms
ui-sand = { $n } Sand
ui-sand-blocked = { $n } Sand, eine Düne
ui-pawn = { $name }, { $role }
ui-pawn-buried = { $who }, verschüttet
ui-pawn-choose = { $who } auf { $cell }: Wege zeigen und etwas geben
ui-tile-peeked = { $back }, darunter liegt: { $city }
ui-you-can = du kannst: { $deeds }

ui-letter-archaeologist = A
ui-letter-climber = K
ui-letter-explorer = F
ui-letter-meteorologist = M
ui-letter-navigator = N
ui-letter-water_carrier = W

## Die Zeile unter dem Spielfeld

ui-tool-blast = Dünensprenger: welches Feld?
ui-tool-jet = Raketenrucksack: wohin?
ui-tool-scope = Terraskop: unter welches Feld schauen?
ui-tool-guide = { $whom } führen: wohin?
ui-tool-plan = Plan: Felder der Reihe nach antippen; das letzte noch einmal, um dort zu graben.
ui-plan = Plan: { $plan }
ui-plan-about = Einen Plan zeichnen, den alle sehen
ui-plan-dig = Sand weg auf { $cell }
ui-plan-excavate = { $cell } ausgraben
ui-plan-wipe = Löschen
ui-give = Etwas geben
ui-done = Fertig
ui-distances-about = Aktionen, um jedes Feld zu erreichen, freizulegen und auszugraben
ui-actions-left = { $n ->
    [one] noch eine Aktion
   *[other] noch { $n } Aktionen
}
ui-storm-left = { $n ->
    [0] Der Sturm legt sich.
    [one] Eine Sturmkarte kommt noch.
   *[other] { $n } Sturmkarten kommen noch.
}
ui-storm-held = { $whom } hält den Sturm an.
ui-canteen-of = { $n } Wasser
ui-phase-drafting = { $name } wählt einen Abenteurer.
ui-phase-looking = { $name } sieht sich den Sturm an.
ui-asked = { $name } fragt { $whom }: { $deed }?
ui-looking = Die nächsten Sturmkarten, die erste links. Eine darf unter den Stapel.
ui-looking-card = Karte { $nth }: { $card }
ui-card-hidden = verdeckt

## Sturm

ui-storm = Sturm
ui-storm-cards = { $n ->
    [one] Karte je Zug
   *[other] Karten je Zug
}
ui-storm-now = Karten in diesem Zug
ui-meter = Windstärke-Anzeiger: Strich { $at } von { $of }, { $n } Karten je Zug
ui-meter-next = { $ticks ->
    [one] ein Strich bis { $level } Karten
   *[other] { $ticks } Striche bis { $level } Karten
}
ui-meter-skull = { $ticks ->
    [one] ein Strich bis zum Totenkopf!
   *[other] { $ticks } Striche bis zum Totenkopf
}
ui-pile = Sturmstapel
ui-pile-left = { $n ->
    [one] noch eine Karte
   *[other] noch { $n } Karten
}
ui-pile-top = Von oben bekannt
ui-pile-bottom = zuunterst
ui-of-kind = { $card }: noch { $n }
ui-discard = Ablage
ui-discard-show = { $n ->
    [one] Die eine gezogene Karte zeigen
   *[other] Die { $n } gezogenen Karten zeigen
}
ui-discard-none = Seit dem letzten Mischen wurde keine Karte gezogen.
ui-odds = Dieser Sturm
ui-odds-cards = { $n ->
    [0] keine Karte kommt
    [one] eine Karte kommt
   *[other] { $n } Karten kommen
}
ui-odds-sun = Mindestens eine Sonne
ui-odds-up = Der Wind frischt auf
ui-odds-sand-mean = Im Mittel fallen { $n } Sand.
ui-odds-water = Verloren durch Durst
ui-odds-sand = Verloren durch Sand
ui-odds-meter = Verloren durch den Sturm

## Sand, Teile, Sonne

ui-supply = Sand im Vorrat
ui-supply-of = { $n } von { $of }
ui-supply-low = Wird knapp: grabt.
ui-supply-alarm = Zwei Stürme können euch begraben!
ui-parts = Flugmaschine
ui-part-row = Reihenhinweis
ui-part-column = Spaltenhinweis
ui-part-unknown = nicht gefunden
ui-part-known = gefunden auf { $cell }
ui-part-hidden = nicht geortet
ui-part-on = auf { $cell }
ui-part-eye = im Auge, { $cell }
ui-part-held = { $name } hat es
ui-sun = Wenn jetzt die Sonne brennt
ui-sun-drinks = trinkt, dann noch { $n }
ui-sun-safe = ist geschützt
ui-sun-dies = würde verdursten
ui-sun-suns = { $n ->
    [one] verdurstet bei der nächsten Sonne
   *[other] verdurstet bei der { $n }. Sonne
}
ui-sun-chance = { $chance } in diesem Sturm

## Sitze

ui-water = Wasser { $n } von { $max }
ui-water-zero = leer: die nächste Sonne tötet
ui-water-safe = leer, aber geschützt
ui-shield = Solarschild bis zum nächsten Zug von { $name }
ui-shield-until = bis zum nächsten Zug
ui-buried = verschüttet
ui-role-power = Die besondere Fähigkeit: { $role }
ui-part-carried = { $name } hat: { $part }

## Bevor die Aktionen beendet werden

ui-warn-actions = { $n ->
    [one] Du hast noch eine Aktion.
   *[other] Du hast noch { $n } Aktionen.
} Trotzdem beenden?
ui-warn-thirst = { $thirsty ->
    [one] { $who } steht mit leerer Feldflasche unter freiem Himmel: Die nächste Sonne tötet.
   *[other] { $who } stehen mit leeren Feldflaschen unter freiem Himmel: Die nächste Sonne tötet.
} { $chance ->
    [none] {""}
   *[other] Verdursten in diesem Sturm: { $chance }.
} Trotzdem beenden?
ui-warn-both = { $n ->
    [one] Du hast noch eine Aktion
   *[other] Du hast noch { $n } Aktionen
}, und { $thirsty ->
    [one] { $who } steht mit leerer Feldflasche unter freiem Himmel
   *[other] { $who } stehen mit leeren Feldflaschen unter freiem Himmel
}. { $chance ->
    [none] {""}
   *[other] Verdursten in diesem Sturm: { $chance }.
} Trotzdem beenden?

## Das Ende

ui-end-won = Ihr fliegt!
ui-end-thirst = Verdurstet
ui-end-buried = Begraben
ui-end-swept = Vom Sturm verweht
ui-end-parts = Gefundene Teile
ui-end-tiles = Ausgegrabene Felder
ui-end-sand = Sand auf dem Spielfeld
ui-end-meter = Sturm
ui-end-meter-value = { $n } Karten je Zug
ui-end-water = Wasser übrig
ui-end-who = Kein Tropfen Wasser mehr: { $names }.
