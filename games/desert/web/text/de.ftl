# Der Spielplan im Browser, auf Deutsch.

ui-board = Die Wüste
ui-eye = das Auge des Sturms
ui-sand = { $n } Sand
ui-sand-blocked = { $n } Sand, eine Düne
ui-pawn = { $name }, { $role }
ui-pawn-buried = { $who }, verschüttet
ui-pawn-choose = { $who } auf { $cell }: Entfernungen zeigen oder etwas geben
ui-tile-peeked = { $back }, darunter: { $city }
ui-you-can = mögliche Züge: { $actions }

ui-letter-archaeologist = A
ui-letter-climber = K
ui-letter-explorer = F
ui-letter-meteorologist = M
ui-letter-navigator = N
ui-letter-water_carrier = W

## Die Zeile unter dem Spielplan

ui-tool-blast = Dünensprenger: Welches Feld?
ui-tool-jet = Raketenrucksack: Wohin?
ui-tool-scope = Terraskop: Unter welches Feld schauen?
ui-tool-guide = { $whom } führen: Wohin?
ui-tool-plan = Plan: Tippe Felder der Reihe nach an. Tippe noch einmal auf das letzte, um dort Sand abzutragen oder es auszugraben.
ui-plan = Plan: { $plan }
ui-plan-about = Plan zeichnen, den alle sehen
ui-plan-dig = auf { $cell } Sand abtragen
ui-plan-excavate = { $cell } ausgraben
ui-plan-wipe = Löschen
ui-give = Etwas geben
ui-done = Fertig
ui-distances-about = Zeigen, wie viele Aktionen du brauchst, um ein Feld zu erreichen, von Sand zu befreien und auszugraben
ui-actions-left = { $n ->
    [one] noch eine Aktion
   *[other] noch { $n } Aktionen
}
ui-storm-left = { $n ->
    [0] Der Sturm legt sich.
    [one] Noch eine Sturmkarte.
   *[other] Noch { $n } Sturmkarten.
}
ui-sun-revealed = Gleich brennt die Sonne. Ihr könnt noch Wasser weitergeben.
ui-storm-held = Sturm angehalten von { $whom }
ui-canteen-of = { $n } Wasser
ui-phase-drafting = { $name } wählt einen Abenteurer.
ui-phase-looking = { $name } sieht sich Sturmkarten an.
ui-asked = { $name } fragt { $whom }: { $action }?
ui-looking = { $meteo_bury ->
    [may] Die nächsten Sturmkarten von links nach rechts. Eine darf unter den Stapel.
   *[other] Die nächsten Sturmkarten von links nach rechts. Eine muss unter den Stapel.
}
ui-looking-card = Karte { $nth }: { $card }
ui-card-hidden = verdeckt

## Sturm

ui-storm = Sturm
ui-storm-cards = { $n ->
    [one] Karte pro Zug
   *[other] Karten pro Zug
}
ui-storm-now = Karten in diesem Zug
ui-meter = Windstärke-Anzeiger: Strich { $at } von { $of }, { $n } Karten pro Zug
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
ui-pile-top = Bekannte Karten
ui-pile-bottom = ganz unten
ui-of-kind = { $card }: noch { $n }
ui-discard = Ablage
ui-discard-show = { $n ->
    [0] noch keine Karte
    [one] gezogene Karte zeigen
   *[other] { $n } gezogene Karten zeigen
}
ui-discard-none = Seit dem letzten Mischen wurde keine Karte gezogen.
ui-odds = Dieser Sturm
ui-odds-cards = { $n ->
    [0] keine Karte mehr
    [one] noch eine Karte
   *[other] noch { $n } Karten
}
ui-percent = { $chance } %
ui-odds-sun = Mindestens eine Sonne
ui-odds-up = Der Wind frischt auf
ui-odds-sand-mean = Im Schnitt { $n } Sand mehr auf dem Spielplan.
ui-odds-water = Niederlage durch Durst
ui-odds-sand = Niederlage durch Sand
ui-odds-meter = Niederlage durch Sturm

## Sand, Teile, Sonne

ui-supply = Sand im Vorrat
ui-supply-of = { $n } von { $of }
ui-supply-low = Wird knapp. Tragt Sand ab!
ui-supply-alarm = Zwei weitere Stürme könnten euch begraben!
ui-parts = Flugmaschine
ui-part-row = Reihenhinweis
ui-part-column = Spaltenhinweis
ui-part-unknown = nicht gefunden
ui-part-known = gefunden auf { $cell }
ui-part-hidden = Ort unbekannt
ui-part-on = auf { $cell }
ui-part-eye = im Auge ({ $cell })
ui-part-held = bei { $name }
ui-sun = Wenn jetzt die Sonne brennt
ui-sun-drinks = { $n ->
    [0] trinkt den letzten Tropfen
   *[other] trinkt und hat noch { $n } Wasser
}
ui-sun-safe = ist geschützt
ui-sun-dies = verdurstet
ui-sun-suns = { $n ->
    [one] verdurstet bei der nächsten Sonne
   *[other] verdurstet bei der { $n }. Sonne
}
ui-sun-chance = { $chance } % Todesrisiko in diesem Sturm

## Plätze

ui-water = Wasser: { $n } von { $max }
ui-water-zero = leer, nächste Sonne tödlich
ui-water-safe = leer, aber geschützt
ui-shield = Solarschild bis zum nächsten Zug von { $name }
ui-shield-until = bis zum nächsten Zug
ui-buried = verschüttet
ui-part-carried = { $name } hat { $part ->
    [Getriebe] das
   *[other] den
} { $part }

## Beschreibungen

ui-about-plain = Noch nicht ausgegraben. Trag allen Sand ab und grab es aus: Darunter liegt Ausrüstung, ein Tunnel, ein Hinweis oder die Startrampe.
ui-about-drop = Noch nicht ausgegraben. Unter zwei der drei Wassertropfen liegt ein Brunnen, unter dem dritten nur eine Fata Morgana.
ui-about-wreck = Eure Absturzstelle. Wer sie ausgräbt, zieht eine Ausrüstungskarte.
ui-about-gear = Beim Ausgraben gab es hier eine Ausrüstungskarte.
ui-about-tunnel = Für eine Aktion gehst du von hier zu einem beliebigen anderen ausgegrabenen Tunnel, sofern keiner der beiden eine Düne ist. Auf diesem Feld sind alle vor der Sonne sicher.
ui-about-well = Beim Ausgraben bekamen alle auf dem Feld zwei Wasser. { $well_reach ->
    [any] Jetzt kann nur noch die Wasserträgerin daraus schöpfen, und zwar von überall her.
   *[other] Jetzt kann nur noch die Wasserträgerin daraus schöpfen.
}
ui-about-mirage = Hier gibt es kein Wasser.
ui-about-pad = { $pad_parts ->
    [held] Von hier hebt ihr ab, sobald alle vier Maschinenteile geborgen sind, alle hier stehen und höchstens ein Sandplättchen auf dem Feld liegt.
   *[other] Von hier hebt ihr ab, sobald alle vier Maschinenteile geborgen sind oder hier liegen, alle hier stehen und höchstens ein Sandplättchen auf dem Feld liegt.
}
ui-about-clue-row = Zeigt, in welcher Reihe { $part ->
    [Getriebe] das
   *[other] der
} { $part } liegt. Sobald beide Hinweise ausgegraben sind, erscheint das Maschinenteil dort, wo sich Reihe und Spalte kreuzen.
ui-about-clue-column = Zeigt, in welcher Spalte { $part ->
    [Getriebe] das
   *[other] der
} { $part } liegt. Sobald beide Hinweise ausgegraben sind, erscheint das Maschinenteil dort, wo sich Reihe und Spalte kreuzen.
ui-about-eye = Ein Loch, das niemand betreten oder überqueren kann. Der Wind schiebt Felder hinein, und jedes Feld, das rutscht, bekommt ein Sandplättchen.
ui-about-give = Wasser und Ausrüstung kannst du Personen auf deinem Feld jederzeit geben. Das kostet keine Aktion.
ui-about-part = { $pad_parts ->
    [held] Ihr gewinnt erst, wenn alle vier Maschinenteile geborgen sind.
   *[other] Ihr gewinnt erst, wenn alle vier Maschinenteile geborgen sind oder auf der Startrampe liegen.
} Um dieses Teil zu bergen, stell dich auf sein Feld. Das Feld muss ausgegraben sein und darf keine Düne sein.
ui-about-deck = Karten werden offen abgelegt. Ist der Stapel leer, werden alle 31 Karten zu einem neuen gemischt.
ui-about-hidden-card = Diese Karte kennt nur, wer sie sich gerade ansieht.
ui-about-wind = Höchstens { $n ->
    [one] ein Feld rutscht
   *[other] { $n } Felder rutschen
} in Pfeilrichtung ins Auge. Jedes Feld, das rutscht, bekommt ein Sandplättchen.
ui-about-up = Der Windstärke-Anzeiger steigt sofort um einen Strich. Die Zahl der Karten in diesem Sturm bleibt gleich.
ui-about-sun = Alle Abenteurer im Freien verlieren ein Wasser. Ausgegrabene Tunnel und Solarschilde schützen. Wer bei 0 trinken muss, verdurstet.{ $sharing ->
    [any_time] {" "}Auch wenn die Karte schon aufgedeckt ist, könnt ihr noch Wasser weitergeben.
   *[other] {""}
}
ui-about-meter = So viele Sturmkarten kommen nach deinen Aktionen. Jede Karte „Der Wind frischt auf“ hebt den Anzeiger um einen Strich. Erreicht er den Totenkopf, habt ihr verloren.
ui-about-supply = Jedes Feld, das rutscht, bekommt von hier ein Plättchen. Muss eines gelegt werden und ist keines mehr da, habt ihr verloren.
ui-about-odds = Die Wahrscheinlichkeit im restlichen Sturm dieses Zugs, wenn niemand etwas dagegen tut. Sie beruht darauf, was du über den Sturmstapel weißt.
ui-about-sun-now = Zeigt, was diesem Abenteurer geschieht, wenn als Nächstes die Sonne brennt. Übergaben sind berücksichtigt, wenn sie nach dem Aufdecken erlaubt sind.
ui-about-water = Wenn die Sonne brennt, verlieren alle Abenteurer im Freien ein Wasser. Mit 0 lebst du noch, aber die nächste Sonne ist tödlich.
ui-about-water-zero = Wenn die Sonne brennt, verlieren alle Abenteurer im Freien ein Wasser. An diesem Tisch ist schon 0 Wasser tödlich.
ui-about-buried = Das Feld ist eine Düne. Die einzige reguläre Aktion ist, hier Sand abzutragen. Ausrüstung und freie Aktionen bleiben möglich.
ui-about-turn = Ein Zug hat zwei Teile: bis zu vier Aktionen, dann der Sturm.
ui-about-distances = Zeigt auf jedem Feld, wie viele Aktionen du brauchst, um es zu erreichen, von Sand zu befreien und auszugraben.
ui-about-plan = Tippe Felder der Reihe nach an, um einen Weg zu zeichnen, den alle sehen. Am Spiel ändert ein Plan nichts.
ui-canteen = Feldflasche
ui-distances = Entfernungen
ui-pile-hidden = Verdeckte Sturmkarte
ui-plan-name = Plan
ui-turn = Zug
ui-fact-reach = { $n ->
    [0] Du bist hier
    [one] Eine Aktion bis hierher
   *[other] { $n } Aktionen bis hierher
}
ui-fact-clear = { $n ->
    [one] Eine Aktion, bis der Sand weg ist
   *[other] { $n } Aktionen, bis der Sand weg ist
}
ui-fact-excavate = { $n ->
    [one] Eine Aktion zum Ausgraben
   *[other] { $n } Aktionen zum Ausgraben
}
ui-fact-left = Noch { $n } im Stapel
ui-fact-gear-left = Noch { $n } im Ausrüstungsstapel
ui-fact-nth = Karte { $nth } von oben

## Bevor die Aktionen beendet werden

ui-warn-actions = { $n ->
    [one] Du hast noch eine Aktion.
   *[other] Du hast noch { $n } Aktionen.
} Trotzdem beenden?
ui-warn-thirst = { $thirsty ->
    [one] { $who } verdurstet bei der nächsten Sonne.
   *[other] { $who } verdursten bei der nächsten Sonne.
} { $chance ->
    [none] {""}
   *[other] Risiko in diesem Sturm: { $chance } %.
} Trotzdem beenden?
ui-warn-both = { $n ->
    [one] Du hast noch eine Aktion
   *[other] Du hast noch { $n } Aktionen
}, und { $thirsty ->
    [one] { $who } verdurstet bei der nächsten Sonne
   *[other] { $who } verdursten bei der nächsten Sonne
}. { $chance ->
    [none] {""}
   *[other] Risiko in diesem Sturm: { $chance } %.
} Trotzdem beenden?

## Das Ende

ui-end-won = Entkommen!
ui-end-thirst = Verdurstet
ui-end-buried = Begraben
ui-end-swept = Vom Sturm hinweggefegt
ui-end-parts = Gesicherte Teile
ui-end-tiles = Ausgegrabene Felder
ui-end-sand = Sand auf dem Spielplan
ui-end-meter = Sturm
ui-end-meter-value = { $n } Karten pro Zug
ui-end-water = Wasser übrig
ui-end-who = Kein Wasser mehr: { $names }.
