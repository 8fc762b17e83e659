# Das Brett im Browser, auf Deutsch.

ui-board = Die Steppe
ui-zoom = Plan vergrößern
ui-path = Kamelpfad, frei
ui-camel = ein Kamel von { $whom }
ui-camel-herd = ein Kamel von { $whom }, in der größten Herde aus { $n }
ui-empty = leer
ui-empty-green = leer, grüner Rand: Hier darf Oase beginnen
ui-empty-straw = leer, gelber Rand: Hier darf Steppe beginnen
ui-printed = aufgedruckt: { $land }
ui-tile-neutral = { $what }, neutral
ui-tile-of = { $what }, Gebiet von { $whom } mit { $n ->
    [one] einem Feld
   *[other] { $n } Feldern
}
ui-tile-marker = { $what }, Besitzmarker von { $whom }, Gebiet mit { $n ->
    [one] einem Feld
   *[other] { $n } Feldern
}
ui-you-can = möglich: { $deeds }
ui-ghost-neutral = neutrales Gebiet mit { $n }
ui-ghost-mine = dein Gebiet wächst auf { $n }
ui-ghost-gift = ein Geschenk: Das Gebiet von { $whom } wächst auf { $n }

## Reihenfolge

ui-round = Runde { $n }
ui-last-round = Letzte Runde!
ui-order = Reihenfolge dieser Runde
ui-order-done = { $n }, { $name }, fertig
ui-order-now = { $n }, { $name }, am Zug
ui-order-later = { $n }, { $name }
ui-next-order = Reihenfolge der nächsten Runde
ui-next-open = { $n }, offen
ui-next-is = { $n }, { $name }
ui-star = Die freie Aktion der nächsten Nummer eins

## Angebote

ui-offers = Angebote in der Reihenfolge des Spiels
ui-offer-of = Angebot von { $whom }: { $cards }
ui-offer-none = keine Karten
ui-no-offer = noch kein Angebot
ui-stack = { $n ->
    [0] keine Karte im Stapel
    [one] eine Karte im Stapel
   *[other] { $n } Karten im Stapel
}
ui-stack-about = Verdeckter Stapel: Niemand kennt diese Karten, auch nicht, wem sie gehören
ui-taken-by = genommen von { $whom }
ui-worth = { $n ->
    [0] bringt dir sofort nichts
    [one] bringt dir sofort einen Punkt
   *[other] bringt dir sofort { $n } Punkte
}
ui-can-take = du kannst es nehmen
ui-own = deins
ui-plus = +{ $n }
ui-deadly = beendet das Spiel
ui-deadly-about = Ein Plättchen dieses Angebots hat für dich kein erlaubtes Feld: Es zu nehmen machte diese Runde zur letzten
ui-step-tile = Plättchen { $nth }/{ $n }
ui-step-camel = Kamel { $nth }/{ $n }
ui-step-marker = Marker?
ui-free-mine = Freie Aktion: Lege eins
ui-free-of = { $name } hat die freie Aktion
ui-free-done = Die freie Aktion von { $name }
ui-camel-one = Kamel

## Die Leiste

ui-task-announcing = Wie viele Karten bietest du an?
ui-task-offering = Noch eine Karte, oder aufhören?
ui-task-accepting = Nimm ein Angebot
ui-task-resolve = Wähle eine Karte zum Ausführen
ui-task-tile = Lege { $land }{ $n ->
    [one] {""}
   *[other] , { $nth } von { $n }
}
ui-task-camel = Stelle ein Kamel auf, { $nth } von { $n }
ui-task-marker = Marker auf { $at }?
ui-task-free = Freie Aktion: Lege eins
ui-task-confirm = Fertig? Bestätige
ui-do-announce = { $n ->
    [one] Eine Karte anbieten
   *[other] { $n } Karten anbieten
}, { $drawn ->
    [0] keine ziehen
   *[other] { $drawn } ziehen
}
ui-do-stop = Hier aufhören, { $n ->
    [0] keine ziehen
   *[other] { $n } ziehen
}
ui-do-accept = Von { $name }
ui-do-mark = Aus dem Vorrat
ui-do-move = Von { $from } ({ $land }, { $n })
ui-do-leave = Neutral lassen

## Der Verlauf, nach einer Runde

event-revealed_before = { $seat } deckte Wertungsmarker auf.
event-goods_taken_before = { $n ->
    [0] { $seat } nahm keinen Wertungsmarker.
    [one] { $seat } nahm einen Wertungsmarker.
   *[other] { $seat } nahm { $n } Wertungsmarker.
}

## Kontobuch und Vorräte

ui-ledger = Dein Kontobuch
ui-ledger-about = Besitz ohne Marker zählt nichts. Von den Kamelen zählt nur die größte Herde. Grün: Was eins mehr brächte.
ui-holding = Besitz
ui-count = Anzahl
ui-markers = Marker
ui-points = Punkte
ui-total = Summe
ui-is-points = { $n ->
    [one] ein Punkt
   *[other] { $n } Punkte
}
ui-unit-herd = Größte Herde
ui-unit-oasis = Oasenfelder
ui-unit-steppe = Steppenfelder
ui-unit-stony = Felder der Steinwüste
ui-more-unit = Eins mehr bringt { $n }
ui-more-marker = Ein Marker mehr bringt { $n }
ui-rivals = Alle
ui-rivals-about = Welche Wertungsmarker die anderen haben, bleibt bis zum Ende verborgen.
ui-player = Wer
ui-stocks = Plättchen im Vorrat
ui-supply = Wertungsmarker im Vorrat
ui-end-near = { $n ->
    [one] Noch ein Plättchen { $land }: Das letzte beendet das Spiel.
   *[other] Noch { $n } Plättchen { $land }: Das letzte beendet das Spiel.
}
ui-deck = Karten
ui-deck-left = { $n ->
    [one] eine im Nachziehstapel
   *[other] { $n } im Nachziehstapel
}
ui-discard = Ablage: { $n ->
    [one] eine Karte
   *[other] { $n } Karten
}
ui-discard-none = Seit dem letzten Mischen wurde nichts abgelegt.
ui-discard-newest = Ablage, die neueste Karte zuerst
ui-hidden = Was noch verdeckt ist
ui-hidden-about = Im Nachziehstapel und in allen Angebotsstapeln zusammen. Wo welche Karte liegt, weiß niemand.

## Plätze

ui-counter-about = Rang: der Platz in der Reihenfolge dieser Runde
ui-counter-1 = Fürst
ui-counter-2 = Edelmann
ui-counter-3 = Händler
ui-counter-4 = Mönch
ui-counter-5 = Hirte
ui-camels-left = { $n ->
    [one] noch ein Kamel
   *[other] noch { $n } Kamele
}
ui-gers-left = { $n ->
    [0] kein Besitzmarker mehr
    [one] noch ein Besitzmarker
   *[other] noch { $n } Besitzmarker
}
ui-goods = { $n ->
    [0] keine Wertungsmarker
    [one] ein Wertungsmarker
   *[other] { $n } Wertungsmarker
}

## Fragen

ui-warn-gift = Dieses Plättchen ist ein Geschenk: Das Gebiet von { $whom } wächst auf { $n ->
    [one] ein Feld
   *[other] { $n } Felder
}. Trotzdem legen?
ui-warn-offer = Ein Plättchen dieses Angebots hat für dich jetzt kein erlaubtes Feld. Bleibt es dabei, ist diese Runde die letzte. Trotzdem nehmen?
ui-warn-card = Für dieses Plättchen gibt es kein erlaubtes Feld: Wird die Karte jetzt ausgeführt, ist diese Runde die letzte. Trotzdem ausführen?
ui-warn-skip = Du dürftest ein Plättchen oder ein Kamel umsonst einsetzen, und zurücknehmen lässt sich das nicht. Verzichten?

## Das Ende

ui-standings = Wertung
ui-place = Platz
ui-end-me = Du stehst der Oase vor!
ui-end-of = { $name } steht der Oase vor
ui-end-counter = Rang { $n }
ui-end-tie = Bei gleicher Punktzahl geht der kleinere Rang vor.
