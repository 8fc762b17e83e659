# Das Brett im Browser, auf Deutsch.

ui-board = Der Tempel
ui-zoom = Brett vergrößern
ui-before = Vor dem Tempel
ui-round = Runde { $n }
ui-you-can = möglich: { $deeds }
ui-risk = Lebensgefahr: { $chance }
ui-dist = { $n ->
    [0] draußen
    [one] ein Schritt bis zum Ausgang
   *[other] { $n } Schritte bis zum Ausgang
}
ui-heat = die Kugel kommt in dieser Runde hierher: { $chance }

## Orte

ui-area-entrance = der Tempeleingang
ui-area-walls = Wändesaal, Zone { $zone }, Spalte { $column }
ui-area-corridor = der Gang
ui-area-outside = der Ausgang
ui-area-lava = die Lavakammer
ui-area-river = der Fluss
ui-area-bank = das Flussufer
ui-area-bridge = die Brücke
ui-boulder-here = hier liegt die Kugel
ui-web = ein Spinnennetz
ui-pit = eine Grube: hier kann niemand stehen
ui-planks = { $n ->
    [0] keine Planke ist übrig
    [one] eine Planke ist übrig
   *[other] { $n } Planken sind übrig
}
ui-statue = die Goldene Statue
ui-cache = { $n ->
    [0] ein leeres Lager
    [one] ein Lager mit einem Vorrat
   *[other] ein Lager mit { $n } Vorräten
}
ui-lock = { $lock }, geht auf mit { $faces }
ui-pile = { $n ->
    [one] ein Haufen mit einer Karte
   *[other] ein Haufen mit { $n } Karten
}
ui-covered = hier steht die Wand
ui-masked = unter der Maske verborgen
ui-sun-shut = Sonne { $sun }, zugemauert
ui-sun-open = Sonne { $sun }, zum Gang hin offen
ui-tile-unturned = { $n ->
    [0] Platte noch nicht umgedreht, Glyphe { $glyph }
   *[other] Platte noch nicht umgedreht, Glyphe { $glyph }, und du kennst ihre Zahl: { $n }
}
ui-tile-safe = sichere Platte { $n }, noch nicht durchsucht
ui-tile-searched = durchsuchte Platte { $n }
ui-tile-hole = ein Loch, wo die Falle { $n } war
ui-stuck = hängt im Netz
ui-lying = liegt
ui-gravel = { $n ->
    [one] ein Geröll
   *[other] { $n } Geröll
}
ui-clue = { $n ->
    [0] Hinweisplatte der Zone { $zone }, verdeckt
   *[other] Hinweisplatte der Zone { $zone }: die Zahl { $n } ist eine Falle
}
ui-clue-glyph = ihre Glyphe ist { $glyph }
ui-clue-sprung = diese Falle hat zugeschnappt
ui-lock-empty = { $lock } ist leer
ui-lock-alcove_1 = Nische 1
ui-lock-alcove_2 = Nische 2
ui-lock-alcove_3 = Nische 3
ui-lock-alcove_4 = Nische 4
ui-lock-stone = Der Stein des Chac
ui-lock-tunnel = Der Geheimgang
ui-lock-door = Die Geheimtür

## Runde

ui-ready = Wer sich entschieden hat
ui-is-ready = { $name } hat sich entschieden
ui-not-ready = { $name } überlegt noch
ui-actions-left = { $n ->
    [0] keine Aktion mehr
    [one] noch eine Aktion
   *[other] noch { $n } Aktionen
}
ui-sealed = zu in etwa { $n ->
    [one] einer Runde
   *[other] { $n } Runden
}
ui-sealed-about = So lange braucht die Kugel im Mittel bis zum Ausgang; in neun von zehn Partien { $min } bis { $max } Runden, diese mitgezählt.
ui-sealed-range = { $min } bis { $max } in neun von zehn Partien
ui-walls-meet = Wände treffen sich: { $chance }
ui-walls-about = So wahrscheinlich treffen sich die Wände in dieser Runde. Wer dann im Wändesaal oder am Eingang ist, stirbt.
ui-collapsing = Der Tempel stürzt ein
ui-keeper = Würfel
ui-keeper-about = Hat die Würfel und beginnt die Runde

## Die Leiste

ui-task-choosing = Wer geht zuerst hinein?
ui-task-briefing = Bereit für den Tempel?
ui-task-loading = Was lässt du zurück?
ui-task-bracing = Ausdauer jetzt oder später?
ui-task-acting = { $n ->
    [0] Keine Aktion mehr
    [one] Noch eine Aktion
   *[other] Noch { $n } Aktionen
}
ui-task-testing = Zahlen oder hinnehmen?
ui-task-helping = Hilfst du?
ui-task-losing = Was behält das Netz?
ui-task-unlocking = Welche Würfel rollen noch einmal?
ui-task-removing = Die Tür für immer wegräumen?
ui-task-composing = Was bietest du an?
ui-task-answering = Was gibst du dafür?
ui-task-confirming = Gilt der Tausch?
ui-task-gathering = Was hebst du auf?
ui-task-replacing = Durch welche Sonne?

## Meine Sachen

ui-hand = Deine Schätze
ui-hand-of = Die Schätze von { $name }
ui-no-cards = keine Schätze
ui-laid = beiseitegelegt
ui-card-hidden = eine verdeckte Karte ({ $deck })
ui-cards = Karten
ui-cards-about = Schätze, Wunden und Vorräte zusammen. Sie ergeben die Laststufe.
ui-level = Last
ui-level-short = LS
ui-level-about = Laststufe dieser Runde: Würfel ab dieser Zahl sind Aktionen, und jede Probe hat so viele Würfel.
ui-level-n = Stufe { $n }
ui-worth = Wert
ui-worth-about = Was deine Schätze draußen wert sind. Eine Schatulle enthält 1 bis 6.
ui-wounds = { $n ->
    [one] eine Wunde
   *[other] { $n } Wunden
}
ui-supplies = { $n ->
    [one] ein Vorrat
   *[other] { $n } Vorräte
}
ui-points = { $n ->
    [one] ein Punkt
   *[other] { $n } Punkte
}
ui-token-used = Der Marker ist verbraucht.
ui-token-kept = Der Marker ist noch da.
ui-token-aim = Nimm den Marker in die Hand und ziele auf ein Feld.
ui-backup = { $name } wartet draußen
ui-standing-waiting = tot; die zweite Figur wartet auf eine Sonne
ui-standing-out = entkommen
ui-standing-dead = tot
ui-tray-in = { $name } ist im Tempel.
ui-tray-waiting = Deine erste Figur ist tot. Die zweite kommt herein, sobald die Kugel eine Sonne geöffnet hat.
ui-tray-out = Du bist draußen! Am Ende werden deine Schätze gezählt.
ui-tray-dead = Deine beiden Figuren bleiben für immer im Tempel.

## Schätze

ui-treasure-1 = Tonpfeife, 1
ui-treasure-2 = Jadeperlen, 2
ui-treasure-3 = Obsidianspiegel, 3
ui-treasure-4 = Türkismaske, 4
ui-treasure-5 = Brustschmuck aus Gold, 5
ui-treasure-k = Versiegelte Schatulle, 1 bis 6
ui-treasure-al = Jaguarrelief, 4
ui-treasure-gs = Goldene Statue, 5
ui-treasure-st = Stein des Chac, 6

## Figuren

ui-ability-sprint-about = Einmal: ein Feld umsonst gehen, nur nicht im Fluss.
ui-ability-stamina-about = Einmal: eine Runde lang eine Laststufe weniger, oder einen Vorrat abwerfen.
ui-ability-linguistics-about = Einmal: die Zahl unter einer benachbarten Lavaplatte sehen.
ui-ability-swimming-about = Einmal: eine 1 übersehen, wenn jemand in deiner Nähe oder du selbst den Fluss verlässt.
ui-ability-lock_picking-about = Einmal: einen Würfel eines Schlosses beliebig drehen.
ui-ability-leap-about = Einmal: schräg gehen, oder eine 1 an der Grube oder beim Einsturz übersehen.
ui-choosing = Alle wählen, wer zuerst hineingeht.
ui-goes-in = geht hinein

## Entscheidungen

ui-goal-rivals = Bring mehr heraus als alle anderen.
ui-goal-coop = { $seats ->
    [one] Bring { $n } Punkte heraus.
   *[other] Bringt zusammen { $n } Punkte heraus.
}
ui-briefing = Ihr seid gekommen, um etwas zu erleben. Im Tempel des Chac ist Gold genug für euch alle, und Gräber sind es auch. Nehmt, was ihr tragen könnt, helft oder stört, wie ihr es wagt, und seid draußen, ehe der Stein die Tür verschließt.
ui-load = Was Ablegen bei diesem Wurf bringt
ui-load-step = { $n } ablegen: { $cards } Karten, Laststufe { $level }, { $actions } Aktionen, mindestens { $lost } Punkte weniger
ui-load-keep = alles behalten
ui-load-drop = { $n } ablegen
ui-load-actions = { $n ->
    [one] Aktion
   *[other] Aktionen
}
ui-load-cards = { $n ->
    [one] eine Karte
   *[other] { $n } Karten
}, Last { $level }
ui-load-lost = { $n ->
    [one] −1 Punkt
   *[other] −{ $n } Punkte
}
ui-load-over = über 12
ui-load-about = Berühre Karten, um sie hier abzulegen. Niemand sieht, was du wählst, bis alle gewählt haben.
ui-load-ready = Du hast dich entschieden. Bis alle so weit sind, kannst du es dir anders überlegen.
ui-bracing = Jetzt Ausdauer? Sie hilft bei den Aktionen und Proben dieser Runde.
ui-replacing = Wo kommt { $name } herein? Sonne B ist näher am Ausgang.
ui-gauge = { $n ->
    [one] Noch eine Wandkarte
   *[other] Noch { $n } Wandkarten
}, darauf { $orange } orange und { $grey } graue Pfeile
ui-deck-is = { $deck }: { $n ->
    [one] noch ein Schatz
   *[other] noch { $n } Schätze
}
ui-trial-pit = Über die Grube
ui-trial-web = Das Netz
ui-trial-tear_free = Aus dem Netz
ui-trial-collapse = Steinschlag
ui-trial-river_exit = Aus dem Fluss
ui-dice = Würfel: { $faces }
ui-ones = { $n ->
    [0] { $name } schafft es.
    [one] { $name } hat eine 1: So misslingt die Probe.
   *[other] { $name } hat { $n } Einsen: So misslingt die Probe.
}
ui-pay-about = { $n ->
    [one] Lege noch einen Schatz aus, um eine 1 neu zu würfeln.
   *[other] Lege { $n } Schätze aus, um eine 1 neu zu würfeln. Sie sind verloren.
}
ui-losing = Das Netz behält einen deiner Schätze. Welchen?
ui-needs = Braucht { $faces }
ui-die-again = Würfel { $n } zeigt { $face }: neu würfeln?
ui-die-set = Schlösser öffnen: Würfel { $n } drehen, er zeigt { $face }
ui-pick-about = Schlösser öffnen: einen Würfel beliebig drehen
ui-pick-which = Welchen Würfel?
ui-reroll = { $n ->
    [one] Einen Würfel neu werfen
   *[other] { $n } Würfel neu werfen
}
ui-reroll-free = { $n ->
    [one] Einen Würfel neu werfen, umsonst
   *[other] { $n } Würfel neu werfen, umsonst
}
ui-odds-rolls = Würfe
ui-odds-about = So wahrscheinlich geht es nach so vielen weiteren Würfen auf; jeder ist eine Aktion
ui-gives = { $name } gibt
ui-exchange-forming = wählt noch …
ui-exchange-open = beliebig aus { $n ->
    [one] einer Karte
   *[other] { $n } Karten
}
ui-pile-here = Der Haufen auf diesem Feld
ui-peek-clue = Hinweis der Zone { $zone }
ui-peek-tile = Unter der Platte auf { $at }
ui-peek-trap = Eine Falle!
ui-peek-safe = Sicher.
ui-peek-unknown = Falle oder nicht: Das weiß noch niemand.

## Tafeln

ui-target = Ziel: zusammen { $n } Punkte
ui-target-table = Alle Ziele
ui-players = Spieler
ui-varieties = Diesmal gilt
ui-kind-bane = macht es schwerer
ui-kind-boon = macht es leichter
ui-kind-twist = macht es anders
ui-kind-rival = unter Rivalen
ui-dangers = Gefahren
ui-boulder-rolls = Kugel: { $n ->
    [one] ein Würfel
   *[other] { $n } Würfel
}, rollt ab { $face }
ui-boulder-here-odds = Sie erreicht mich in dieser Runde
ui-walls-left = Wändesaal: { $n ->
    [one] eine Spalte
   *[other] { $n } Spalten
}
ui-walls-arrows = Pfeile: { $orange } orange, { $grey } grau
ui-walls-orange = Orange Wand rückt vor
ui-walls-grey = Graue Wand rückt vor
ui-walls-meeting = Sie treffen sich: alle darin sterben
ui-bridge = Brücke
ui-bridge-is = { $planks ->
    [one] eine Planke
   *[other] { $planks } Planken
}, Gewicht { $weight }
ui-bridge-gone = zerstört
ui-bridge-with-me = Bricht mit mir darauf (Gewicht { $weight })
ui-tests = Meine Chance bei Proben
ui-test = Probe
ui-test-plain = so
ui-test-helped = mit Hilfe
ui-n-dice = { $n ->
    [one] ein Würfel
   *[other] { $n } Würfel
}
ui-locks = Schlösser: offen nach so vielen Würfen
ui-rolls = Würfe
ui-to-exit = { $n ->
    [one] Eine Aktion bis zum Ausgang.
   *[other] { $n } Aktionen bis zum Ausgang auf dem kürzesten Weg.
}
ui-lava = Zahlen der Lava
ui-trapped = Fallen
ui-safe = Sicher
ui-notes = Nur du weißt
ui-notes-over = Was niemand aufgedeckt hat
ui-notes-notebook = Das Notizbuch behält alles, was du entziffert hast.
ui-notes-timed = Die Zahl verrät nicht den Ort; das tut die Glyphe. Was du entzifferst, siehst du fünf Sekunden lang: Merk es dir.
ui-decks = Schätze
ui-deck = Stapel
ui-left = Übrig
ui-unseen = Von dir nicht gesehen
ui-unseen-about = Diese Karten können noch im Stapel sein, bei anderen, in Haufen oder verloren.
ui-wounds-left = { $n ->
    [one] Eine Wunde ist übrig.
   *[other] { $n } Wunden sind übrig.
}

## Fragen

ui-warn-tile = Diese Platte hat noch niemand umgedreht: mit { $n } % ist sie eine Falle. Darauf treten?
ui-warn-bridge = Unter diesem Gewicht bricht die Brücke mit { $n } %. Wer darauf steht, stirbt. Trotzdem?
ui-warn-hop = Auch jemand von euch steht auf der Brücke. Trotzdem hüpfen?
ui-warn-pit = Mit { $n } % misslingt der Sprung, und du kannst nichts bezahlen. Springen?
ui-warn-river_exit = Mit { $n } % reißt der Fluss dich mit, und du kannst nichts bezahlen. Versuchen?
ui-warn-end = Die Kugel kann in dieser Runde hierherkommen: { $n } %. Den Zug auf diesem Feld beenden?
ui-warn-accept = So ist es der Tod. Hinnehmen?

## Das Ende

ui-scores = Wertung
ui-player = Spieler
ui-total = Summe
ui-end-me = Du bist mit der reichsten Beute draußen!
ui-end-of = { $n ->
    [one] { $names } bringt am meisten heraus
   *[other] { $names } bringen am meisten heraus
}
ui-end-nobody = Niemand ist lebend herausgekommen
ui-end-together = Ihr habt es zusammen geschafft
ui-end-together-lost = Der Tempel behält sein Gold
ui-end-sealed = Die Kugel hat den Ausgang verschlossen.
ui-end-all = Niemand ist mehr im Tempel.
ui-end-total = { $n } von { $target } Punkten
ui-end-dead = bleibt im Tempel
ui-end-empty = kam mit leeren Händen heraus
