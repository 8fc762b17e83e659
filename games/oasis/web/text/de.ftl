# Der Spielplan im Browser, auf Deutsch.

ui-board = Spielplan
ui-zoom = Spielplan vergrößern
ui-path = Kamelpfad, leer
ui-camel = Kamel von { $whom }
ui-camel-herd = Kamel von { $whom }, größte Karawane: { $n }
ui-empty = leer
ui-empty-green = leer, grüner Rand: Hier kann eine Oase beginnen
ui-empty-straw = leer, gelber Rand: Hier kann eine Steppe beginnen
ui-printed = { $land }, aufgedruckt
ui-tile-neutral = { $what }, neutral
ui-tile-of = { $what }, Gebiet von { $whom } mit { $n ->
    [one] einem Feld
   *[other] { $n } Feldern
}
ui-tile-marker = { $what }, Besitzmarker von { $whom }, Gebiet mit { $n ->
    [one] einem Feld
   *[other] { $n } Feldern
}
ui-you-can = mögliche Züge: { $actions }
ui-ghost-neutral = { $n ->
    [one] neues Gebiet
   *[other] neutrales Gebiet mit { $n } Feldern
}
ui-ghost-mine = dein Gebiet wächst auf { $n } Felder
ui-ghost-gift = Geschenk: Das Gebiet von { $whom } wächst auf { $n } Felder

## Reihenfolge

ui-round = Runde { $n }
ui-last-round = Letzte Runde!
ui-order = Reihenfolge in dieser Runde
ui-order-done = { $n }, { $name }, fertig
ui-order-now = { $n }, { $name }, am Zug
ui-order-later = { $n }, { $name }
ui-next-order = Reihenfolge in der nächsten Runde
ui-next-open = { $n }, noch offen
ui-next-is = { $n }, { $name }
ui-star = Bekommt die freie Aktion

## Angebote

ui-offers = Angebote in Zugreihenfolge
ui-offer-of = Angebot von { $whom }: { $cards }
ui-offer-none = keine Karten
ui-no-offer = noch kein Angebot
ui-stack = { $n ->
    [0] keine Karten im Stapel
    [one] eine Karte im Stapel
   *[other] { $n } Karten im Stapel
}
ui-stack-about = Verdeckter Stapel: Niemand kennt diese Karten, auch nicht die Person, der sie gehören
ui-taken-by = genommen von { $whom }
ui-worth = { $n ->
    [0] bringt dir sofort keine Punkte
    [one] bringt dir sofort einen Punkt
   *[other] bringt dir sofort { $n } Punkte
}
ui-can-take = du kannst es nehmen
ui-own = deins
ui-plus = +{ $n }
ui-deadly = macht diese Runde zur letzten
ui-deadly-about = Für ein Plättchen aus diesem Angebot hast du kein erlaubtes Feld. Nimmst du es, ist diese Runde die letzte
ui-step-tile = Plättchen { $nth }/{ $n }
ui-step-camel = Kamel { $nth }/{ $n }
ui-step-marker = Marker?
ui-free-mine = Deine freie Aktion
ui-free-of = { $name } hat die freie Aktion
ui-free-done = Freie Aktion von { $name }
ui-camel-one = Kamel

## Die Leiste

ui-task-announcing = Wie viele Karten bietest du an?
ui-task-offering = Noch eine Karte oder aufhören?
ui-task-accepting = Nimm ein Angebot
ui-task-resolve = Wähle eine Karte zum Einlösen
ui-task-tile = { $n ->
    [one] Leg { $land ->
        [Oase] ein Oasenplättchen
        [Steppe] ein Steppenplättchen
       *[other] ein Steinwüstenplättchen
    }
   *[other] Leg { $land ->
        [Oase] Oasenplättchen
        [Steppe] Steppenplättchen
       *[other] Steinwüstenplättchen
    } { $nth } von { $n }
}
ui-task-camel = Stell Kamel { $nth } von { $n } auf
ui-task-marker = Besitzmarker auf { $at }?
ui-task-free = Freie Aktion: Plättchen oder Kamel?
ui-task-confirm = Bestätige deinen Zug
ui-do-announce = { $n ->
    [one] 1 Karte anbieten
   *[other] { $n } Karten anbieten
}, { $drawn ->
    [0] keine ziehen
   *[other] { $drawn } ziehen
}
ui-do-stop = Aufhören, { $n ->
    [0] keine ziehen
   *[other] { $n } ziehen
}
ui-do-accept = Von { $name }
ui-do-mark = Aus deinem Vorrat
ui-do-move = Von { $from } ({ $land }, { $n })
ui-do-leave = Neutral lassen

## Ältere Runden im Verlauf

event-revealed_before = { $seat } deckt eine Karte mit Wertungsplättchen auf.
event-goods_taken_before = { $n ->
    [0] { $seat } nimmt kein Wertungsplättchen.
    [one] { $seat } nimmt ein Wertungsplättchen.
   *[other] { $seat } nimmt { $n } Wertungsplättchen.
}

## Punkte und Vorräte

ui-ledger = Deine Punkte
ui-ledger-about = Landschaften und Kamele bringen nur mit Wertungsplättchen Punkte. Bei den Kamelen zählt nur die größte Karawane. Die grünen Zahlen zeigen, wie viel eins mehr bringt.
ui-holding = Bereich
ui-count = Anzahl
ui-markers = Wertungs{"\u00AD"}plättchen
ui-points = Punkte
ui-total = Summe
ui-is-points = { $n ->
    [one] ein Punkt
   *[other] { $n } Punkte
}
ui-unit-herd = Größte Karawane
ui-unit-oasis = Oasenfelder
ui-unit-steppe = Steppenfelder
ui-unit-stony = Steinwüstenfelder
ui-more-unit = Eins mehr bringt { $n ->
    [one] einen Punkt
   *[other] { $n } Punkte
}
ui-more-marker = Ein Wertungsplättchen mehr bringt { $n ->
    [one] einen Punkt
   *[other] { $n } Punkte
}
ui-rivals = Alle im Vergleich
ui-rivals-about = Welche Wertungsplättchen die anderen haben, siehst du erst am Ende.
ui-player = Name
ui-stocks = Plättchen im Vorrat
ui-supply = Wertungsplättchen im Vorrat
ui-end-near = { $n ->
    [one] Nur noch ein { $land ->
        [Oase] Oasenplättchen
        [Steppe] Steppenplättchen
       *[other] Steinwüstenplättchen
    }! Wird es gelegt, ist diese Runde die letzte.
   *[other] Nur noch { $n } { $land ->
        [Oase] Oasenplättchen
        [Steppe] Steppenplättchen
       *[other] Steinwüstenplättchen
    }! Wird das letzte gelegt, ist diese Runde die letzte.
}
ui-deck = Karten
ui-deck-left = { $n ->
    [0] keine im Nachziehstapel
    [one] eine im Nachziehstapel
   *[other] { $n } im Nachziehstapel
}
ui-discard = Ablage: { $n ->
    [one] eine Karte
   *[other] { $n } Karten
}
ui-discard-none = Die Ablage ist leer.
ui-discard-newest = Ablage, neueste Karte zuerst
ui-hidden = Verdeckte Karten
ui-hidden-about = Diese Karten sind im Nachziehstapel und in den Angebotsstapeln. Niemand weiß, welche Karte wo liegt.

## Plätze

ui-counter-about = Rangplättchen: Position in der Reihenfolge dieser Runde
ui-counter-1 = Adliger
ui-counter-2 = Aristokrat
ui-counter-3 = Händler
ui-counter-4 = Mönch
ui-counter-5 = Hirte
ui-camels-left = { $n ->
    [0] keine Kamele mehr
    [one] noch ein Kamel
   *[other] noch { $n } Kamele
}
ui-gers-left = { $n ->
    [0] keine Besitzmarker mehr
    [one] noch ein Besitzmarker
   *[other] noch { $n } Besitzmarker
}
ui-goods = { $n ->
    [0] keine Wertungsplättchen
    [one] ein Wertungsplättchen
   *[other] { $n } Wertungsplättchen
}

## Fragen

ui-warn-gift = Dieses Plättchen ist ein Geschenk: Das Gebiet von { $whom } wächst auf { $n ->
    [one] ein Feld
   *[other] { $n } Felder
}. Trotzdem legen?
ui-warn-offer = Für ein Plättchen aus diesem Angebot hast du kein erlaubtes Feld. Bleibt das so, ist diese Runde die letzte. Trotzdem nehmen?
ui-warn-card = Für dieses Plättchen hast du kein erlaubtes Feld. Löst du die Karte jetzt ein, ist diese Runde die letzte. Trotzdem einlösen?
ui-warn-skip = Du kannst kostenlos ein Plättchen oder ein Kamel einsetzen. Ein Verzicht lässt sich nicht zurücknehmen. Trotzdem verzichten?

## Das Ende

ui-standings = Punktestand
ui-place = Rang
ui-end-me = Du herrschst über die Oase!
ui-end-of = { $name } herrscht über die Oase
ui-end-counter = Rangplättchen { $n }
ui-end-tie = Bei Gleichstand entscheidet das niedrigere Rangplättchen.
