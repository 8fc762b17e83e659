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
ui-task-scoring = Wähle eine Figur für die Wertungsleiste
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
ui-do-leave-gift = { $whom } überlassen

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
ui-warn-offer-now = Für ein Plättchen aus diesem Angebot hast du kein erlaubtes Feld. Nimmst du es, ist diese Runde die letzte. Trotzdem nehmen?
ui-warn-leave = Ohne deinen Besitzmarker kommt das Plättchen zum Gebiet von { $whom }. Trotzdem überlassen?
ui-warn-card = Für dieses Plättchen hast du kein erlaubtes Feld. Löst du die Karte jetzt ein, ist diese Runde die letzte. Trotzdem einlösen?
ui-warn-skip = Du kannst kostenlos ein Plättchen oder ein Kamel einsetzen. Ein Verzicht lässt sich nicht zurücknehmen. Trotzdem verzichten?

## Das Ende

ui-standings = Punktestand
ui-place = Rang
ui-end-me = Du herrschst über die Oase!
ui-end-of = { $name } herrscht über die Oase
ui-end-counter = Rangplättchen { $n }
ui-end-tie = Bei Gleichstand entscheidet das niedrigere Rangplättchen.

## Beschreibungen

ui-about-path = Der Kamelpfad ist nur für Kamele. Auf jedem Feld steht höchstens ein Kamel.
ui-about-camel = Kamele ziehen nie weiter. Nur die größte zusammenhängende Karawane einer Person zählt, multipliziert mit ihren Waren.
ui-about-ground = { $borders ->
    [on] Oasengebiete beginnen am grünen Rand, Steppengebiete am gelben, Steinwüstengebiete überall. Anderswo muss ein Plättchen an ein Gebiet seiner Landschaft grenzen.
   *[other] Hier können Gebiete jeder Landschaft beginnen.
}
ui-about-neutral = Dieses Gebiet gehört niemandem. Legst du ein Plättchen an, kannst du einen Besitzmarker darauf stellen.
ui-about-area = { $placement ->
    [own_ban] Wer einen Besitzmarker in einem Gebiet hat, dem gehört das ganze Gebiet. Von fremden Gebieten, die es berühren, bleibt es getrennt. Wem das Gebiet gehört, kann dort nicht anlegen.
   *[other] Wer einen Besitzmarker in einem Gebiet hat, dem gehört das ganze Gebiet. Legen andere dort ein Plättchen an, ist das ein Geschenk. Kein Plättchen darf zwei Gebiete derselben Landschaft verbinden, die jemandem gehören.
}
ui-about-offer = Du musst eines der übrigen Angebote nehmen, mit allen Karten. Dein Rangplättchen geht für die nächste Runde an die Person, deren Angebot du nimmst.
ui-about-stack = Verdeckte Karten. Niemand kennt sie, auch nicht die Person, der sie gehören.
ui-about-deadly = Für ein Plättchen in diesem Angebot hast du kein erlaubtes Feld. Nimmst du das Angebot, ist diese Runde die letzte.
ui-about-tiles-card = Leg { $n ->
    [one] ein Plättchen
   *[other] { $n } Plättchen
} dieser Art, wenn du kannst. Auf ein Plättchen in einem neutralen Gebiet darfst du einen Besitzmarker stellen.
ui-about-camel-card = Stell { $n ->
    [one] ein Kamel
   *[other] { $n } Kamele
} auf freie Felder des Kamelpfads.
ui-about-goods-card = Nimm { $n ->
    [one] ein Wertungsplättchen
   *[other] { $n } Wertungsplättchen
} dieser Art.
ui-about-card-card = Leg { $n ->
    [one] eine Karte
   *[other] { $n } Karten
} vom Nachziehstapel verdeckt unter deinen eigenen Stapel.
ui-about-tool = Wähle es aus und dann ein markiertes Feld. Die freie Aktion bringt ein Plättchen oder ein Kamel auf den Spielplan.
ui-about-round = Zuerst machen alle ein Angebot, dann nehmen alle eines und lösen seine Karten ein. Die Partie endet nach der Runde, in der die Plättchen einer Landschaft ausgehen oder ein Plättchen nicht gelegt werden kann.
ui-about-order = In dieser Reihenfolge seid ihr in beiden Phasen der Runde am Zug.
ui-about-next-order = Dein Rangplättchen geht an die Person, deren Angebot du nimmst. Die Rangplättchen bestimmen die Reihenfolge der nächsten Runde.
ui-about-counter = Dieses Plättchen bestimmt die Position in der Zugreihenfolge. Es geht an die Person, deren Angebot du nimmst.
ui-about-camels = Kamele im Vorrat. Sie kommen auf den Kamelpfad und ziehen nie weiter.
ui-about-gers = { $control_markers ->
    [four] Mit jedem Besitzmarker gehört dir ein Gebiet. Du hast vier für alle Landschaften zusammen und darfst sie versetzen.
   *[other] Mit jedem Besitzmarker gehört dir ein Gebiet. Du hast vier für jede Landschaft und darfst sie versetzen.
}
ui-about-goods = Sie multiplizieren deinen Besitz: Waren deine Karawane, Brunnen deine Oasen, Pferde deine Steppen und Ovoos deine Steinwüsten.
ui-about-points = Alle vier Bereiche zusammen. In jedem wird dein Besitz mit den passenden Wertungsplättchen multipliziert.
ui-about-herd = Deine größte Gruppe zusammenhängender Kamele, multipliziert mit deinen Waren.
ui-about-unit = Alle Felder dieser Landschaft, die dir gehören, multipliziert mit deinen passenden Wertungsplättchen.
ui-about-oasis = { $borders ->
    [on] Oasengebiete beginnen am grünen Rand und werden mit Brunnen multipliziert.
   *[other] Oasengebiete werden mit Brunnen multipliziert.
} Wird das letzte Plättchen gelegt, ist diese Runde die letzte.
ui-about-steppe = { $borders ->
    [on] Steppengebiete beginnen am gelben Rand und werden mit Pferden multipliziert.
   *[other] Steppengebiete werden mit Pferden multipliziert.
} Wird das letzte Plättchen gelegt, ist diese Runde die letzte.
ui-about-stony = Steinwüstengebiete beginnen überall und werden mit Ovoos multipliziert. Wird das letzte Plättchen gelegt, ist diese Runde die letzte.
ui-about-good = Wertungsplättchen. Am Ende multipliziert es diesen Bereich: { $unit }.
ui-about-deck = Ist der Nachziehstapel leer, wird die Ablage zu einem neuen gemischt.
ui-about-zoom = Macht die Felder größer. Scroll zu den anderen, oder drück noch einmal, um wieder alles zu sehen.
ui-camels = Kamele
ui-gers = Besitzmarker
ui-round-name = Runde
ui-stack-name = Angebotsstapel
ui-fact-left = noch { $n }
