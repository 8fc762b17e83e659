# Der Spielplan im Browser, auf Deutsch.

ui-board = Der Tempel
ui-zoom = Spielplan vergrößern
ui-before = Vorbereitung
ui-round = Runde { $n }
ui-you-can = mögliche Züge: { $actions }
ui-percent = { $n } %
ui-risk = Todesrisiko: { $chance }
ui-dist = { $n ->
    [0] draußen
    [one] ein Schritt bis zum Ausgang
   *[other] { $n } Schritte bis zum Ausgang
}
ui-heat = Felskugel kommt in dieser Runde hierher: { $chance }

## Orte

ui-area-entrance = Tempeleingang
ui-area-walls = Saal der Wände, Zone { $zone }, Spalte { $column }
ui-area-corridor = Gang
ui-area-outside = Ausgang
ui-area-lava = Lavakammer
ui-area-river = Fluss
ui-area-bank = Flussufer
ui-area-bridge = Brücke
ui-boulder-here = hier liegt die Felskugel
ui-web = Spinnennetz
ui-pit = eine Grube, nicht betretbar
ui-planks = { $n ->
    [0] keine Planken übrig
    [one] eine Planke übrig
   *[other] { $n } Planken übrig
}
ui-statue = Goldene Statue
ui-cache = { $n ->
    [0] leeres Proviantlager
    [one] Lager mit einer Proviantkarte
   *[other] Lager mit { $n } Proviantkarten
}
ui-lock = { $lock }, öffnet sich mit { $faces }
ui-pile = { $n ->
    [one] Haufen mit einer Karte
   *[other] Haufen mit { $n } Karten
}
ui-covered = von einer Wand bedeckt
ui-masked = unter der Maske verborgen
ui-sun-shut = Sonne { $sun }, zugemauert
ui-sun-open = Sonne { $sun }, zum Gang hin offen
ui-tile-unturned = { $n ->
    [0] Plättchen noch verdeckt, Glyphe { $glyph }
   *[other] Plättchen noch verdeckt, Glyphe { $glyph }, Zahl { $n } (dir bekannt)
}
ui-tile-safe = sicheres Plättchen { $n }, noch nicht durchsucht
ui-tile-searched = durchsuchtes Plättchen { $n }
ui-tile-hole = Loch, hier war Falle { $n }
ui-stuck = hängt im Netz
ui-lying = liegt im Wasser
ui-gravel = { $n ->
    [one] ein Geröllmarker
   *[other] { $n } Geröllmarker
}
ui-clue = { $n ->
    [0] Hinweisplättchen der Zone { $zone }, verdeckt
   *[other] Hinweisplättchen der Zone { $zone }: Zahl { $n } ist eine Falle
}
ui-clue-glyph = Glyphe { $glyph }
ui-clue-sprung = diese Falle wurde schon ausgelöst
ui-lock-empty = { $lock }, schon offen
ui-lock-alcove_1 = Nische 1
ui-lock-alcove_2 = Nische 2
ui-lock-alcove_3 = Nische 3
ui-lock-alcove_4 = Nische 4
ui-lock-stone = Nische am Wasserfall
ui-lock-tunnel = Geheimgang
ui-lock-door = Geheimtür

## Runde

ui-ready = Wer ist bereit?
ui-is-ready = { $name } ist bereit
ui-not-ready = { $name } überlegt noch
ui-actions-left = { $n ->
    [0] keine Aktionen mehr
    [one] noch eine Aktion
   *[other] noch { $n } Aktionen
}
ui-sealed = noch etwa { $n ->
    [one] eine Runde
   *[other] { $n } Runden
}
ui-sealed-about = So lange braucht die Felskugel im Schnitt, bis sie den Ausgang verschließt. In neun von zehn Partien sind es { $min } bis { $max } Runden, diese mitgezählt.
ui-sealed-range = { $min } bis { $max } in neun von zehn Partien
ui-walls-meet = Wände treffen sich: { $chance }
ui-walls-about = Wahrscheinlichkeit, dass sich die Wände in dieser Runde treffen. Dann sterben alle dazwischen.
ui-collapsing = Der Tempel stürzt ein
ui-keeper = Würfel
ui-keeper-about = Hat die Würfel und beginnt die Runde

## Die Leiste

ui-task-choosing = Wer geht zuerst hinein?
ui-task-briefing = Bereit für den Tempel?
ui-task-loading = Was legst du ab?
ui-task-bracing = Jetzt Ausdauer einsetzen?
ui-task-acting = { $n ->
    [0] Keine Aktionen mehr
    [one] Noch eine Aktion
   *[other] Noch { $n } Aktionen
}
ui-task-testing = Bezahlen oder Wurf annehmen?
ui-task-helping = Hilfst du?
ui-task-losing = Was bleibt im Netz?
ui-task-unlocking = Welche Würfel wirfst du neu?
ui-task-removing = Die Tür entfernen?
ui-task-composing = Was bietest du an?
ui-task-answering = Was gibst du dafür?
ui-task-confirming = Den Tausch bestätigen?
ui-task-gathering = Was hebst du auf?
ui-task-replacing = Bei welcher Sonne eintreten?

## Meine Sachen

ui-hand = Schätze
ui-hand-of = Schätze von { $name }
ui-no-cards = keine Schätze
ui-selected = ausgewählt
ui-card-hidden = verdeckte Karte ({ $deck })
ui-cards = Karten
ui-cards-about = Schätze, Wunden und Proviant. Sie bestimmen die Laststufe.
ui-level = Last
ui-level-short = LS
ui-level-about = Laststufe in dieser Runde. Jeder Würfel ab dieser Zahl gibt dir eine Aktion, und für Lastproben wirfst du so viele Würfel.
ui-level-n = Stufe { $n }
ui-worth = Wert
ui-worth-about = Der Wert deiner Schätze, wenn du entkommst. Eine Schatulle ist 1 bis 6 wert.
ui-wounds = { $n ->
    [one] eine Wunde
   *[other] { $n } Wunden
}
ui-supplies = { $n ->
    [one] eine Proviantkarte
   *[other] { $n } Proviantkarten
}
ui-points = { $n ->
    [one] ein Punkt
   *[other] { $n } Punkte
}
ui-token-used = Fähigkeitsmarker verbraucht.
ui-token-kept = Fähigkeitsmarker verfügbar.
ui-token-aim = Nimm den Marker und wähle dann ein Feld.
ui-second = { $name } wartet draußen
ui-status-waiting = tot; Ersatz wartet auf eine Sonne
ui-status-out = entkommen
ui-status-dead = tot
ui-tray-in = { $name } ist im Tempel.
ui-tray-waiting = Dein erster Abenteurer ist tot. Der zweite kommt herein, sobald die Felskugel eine Sonne geöffnet hat.
ui-tray-out = Du bist entkommen! Deine Schätze werden am Ende gezählt.
ui-tray-dead = Deine Abenteurer kommen nie mehr aus dem Tempel.

## Schätze

ui-treasure-1 = Tonflöte, 1
ui-treasure-2 = Jadeperlen, 2
ui-treasure-3 = Obsidianspiegel, 3
ui-treasure-4 = Türkismaske, 4
ui-treasure-5 = Brustschmuck aus Gold, 5
ui-treasure-k = Versiegelte Schatulle, 1 bis 6
ui-treasure-al = Jaguarrelief, 4
ui-treasure-gs = Goldene Statue, 5
ui-treasure-st = Stein des Chac, 6

## Abenteurer

ui-ability-sprint-about = Einmal: kostenlos ein Feld weit gehen, aber nicht im Fluss.
ui-ability-stamina-about = Einmal: eine Runde lang eine Laststufe weniger haben oder eine Proviantkarte abwerfen.
ui-ability-linguistics-about = Einmal: die Zahl unter einem Glyphenplättchen neben dir sehen.
ui-ability-swimming-about = Einmal: eine 1 ignorieren, wenn du oder jemand in deiner Nähe aus dem Fluss steigt.
ui-ability-lock_picking-about = Einmal: beim Öffnen eines Schlosses einen Würfel beliebig drehen.
ui-ability-leap-about = Einmal: schräg springen oder an der Grube oder beim Einsturz eine 1 ignorieren.
ui-choosing = Alle wählen gerade, wer zuerst hineingeht.
ui-goes-in = geht hinein

## Entscheidungen

ui-goal-rivals = Trag wertvollere Schätze hinaus als alle anderen.
ui-goal-coop = { $seats ->
    [one] Trag Schätze im Wert von { $n } Punkten hinaus.
   *[other] Tragt zusammen Schätze im Wert von { $n } Punkten hinaus.
}
ui-briefing = Ihr sucht das Abenteuer. Der Tempel des Chac hat Gold genug für euch alle, und Gräber auch. Nehmt, was ihr tragen könnt, helft einander oder stellt euch ein Bein, und seid draußen, bevor die Felskugel den Ausgang verschließt.
ui-load = Was das Ablegen in dieser Runde bewirkt
ui-load-step = { $n ->
    [0] alles behalten
   *[other] { $n } ablegen
}: { $cards ->
    [0] keine Karten
    [one] eine Karte
   *[other] { $cards } Karten
}, Laststufe { $level }, { $actions ->
    [0] keine Aktionen
    [one] eine Aktion
   *[other] { $actions } Aktionen
}, { $lost ->
    [0] kein Punkt weniger
    [one] mindestens ein Punkt weniger
   *[other] mindestens { $lost } Punkte weniger
}
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
ui-load-about = Tippe Karten an, um sie hier abzulegen. Niemand sieht deine Wahl, bis alle gewählt haben.
ui-load-ready = Du bist bereit. Bis alle so weit sind, kannst du es dir anders überlegen.
ui-bracing = Jetzt Ausdauer einsetzen? Sie hilft bei den Aktionen und Lastproben dieser Runde.
ui-replacing = Wo kommt { $name } herein? Sonne B ist näher am Ausgang.
ui-gauge = { $n ->
    [one] Noch eine Wandkarte
   *[other] Noch { $n } Wandkarten
}, Pfeile: { $orange } orange, { $grey } grau
ui-deck-is = { $deck }: { $n ->
    [0] kein Schatz mehr
    [one] noch ein Schatz
   *[other] noch { $n } Schätze
}
ui-trial-pit = Sprung über die Grube
ui-trial-web = Netz
ui-trial-tear_free = Losreißen
ui-trial-collapse = Einsturz
ui-trial-river_exit = Ausstieg aus dem Fluss
ui-dice = Würfel: { $faces }
ui-ones = { $n ->
    [0] { $name } schafft es.
    [one] { $name } hat eine 1. So misslingt die Probe.
   *[other] { $name } hat { $n } Einsen. So misslingt die Probe.
}
ui-pay-about = { $n ->
    [one] Wähle noch einen Schatz, um eine 1 neu zu werfen.
    [2] Wähle noch zwei Schätze, um eine 1 neu zu werfen.
   *[other] Wähle { $n } Schätze, um eine 1 neu zu werfen. Du verlierst sie.
}
ui-losing = Einer deiner Schätze bleibt im Netz. Welcher?
ui-needs = Braucht { $faces }
ui-die-again = Würfel { $n } zeigt { $face }: neu werfen?
ui-die-set = Schlösser öffnen: Würfel { $n } drehen (zeigt { $face })
ui-pick-about = Schlösser öffnen: einen Würfel beliebig drehen
ui-pick-which = Welchen Würfel?
ui-reroll = { $n ->
    [one] Einen Würfel neu werfen
   *[other] { $n } Würfel neu werfen
}
ui-reroll-free = { $n ->
    [one] Einen Würfel kostenlos neu werfen
   *[other] { $n } Würfel kostenlos neu werfen
}
ui-odds-rolls = Würfe
ui-odds-about = Wahrscheinlichkeit, dass das Schloss nach so vielen weiteren Würfen offen ist; jeder Wurf kostet eine Aktion
ui-gives = { $name } gibt
ui-exchange-forming = wählt noch …
ui-exchange-open = höchstens { $n ->
    [one] eine Karte
   *[other] { $n } Karten
}
ui-pile-here = Der Haufen auf diesem Feld
ui-look-clue = Hinweis der Zone { $zone }
ui-look-tile = Unter dem Plättchen auf { $at }
ui-look-trap = Eine Falle!
ui-look-safe = Sicher.
ui-look-unknown = Ob es eine Falle ist, weiß noch niemand.

## Tafeln

ui-target = Ziel: { $n } Punkte
ui-target-table = Alle Ziele
ui-players = Personen
ui-varieties = Variantenkarten im Spiel
ui-kind-bane = macht es schwerer
ui-kind-boon = macht es leichter
ui-kind-twist = verändert das Spiel
ui-kind-rival = nur für Rivalen
ui-dangers = Gefahren
ui-boulder-rolls = Felskugel: { $n ->
    [one] ein Würfel
   *[other] { $n } Würfel
}, rollt ab { $face }
ui-boulder-here-odds = Felskugel erreicht mich in dieser Runde
ui-walls-left = Saal der Wände: { $n ->
    [one] noch eine Spalte
   *[other] noch { $n } Spalten
}
ui-walls-arrows = Pfeile: { $orange } orange, { $grey } grau
ui-walls-orange = Orange Wand rückt vor
ui-walls-grey = Graue Wand rückt vor
ui-walls-meeting = Wände treffen sich: Alle darin sterben
ui-bridge = Brücke
ui-bridge-is = { $planks ->
    [one] eine Planke
   *[other] { $planks } Planken
}, Gewicht { $weight }
ui-bridge-gone = weg
ui-bridge-with-me = Bricht unter mir (Gewicht { $weight })
ui-tests = Meine Chancen bei Lastproben
ui-test = Probe
ui-test-plain = allein
ui-test-helped = mit Hilfe
ui-n-dice = { $n ->
    [one] ein Würfel
   *[other] { $n } Würfel
}
ui-locks = Schlösser: Chance nach Zahl der Würfe
ui-rolls = Würfe
ui-to-exit = { $n ->
    [one] Eine Aktion bis zum Ausgang.
   *[other] { $n } Aktionen bis zum Ausgang auf dem kürzesten Weg.
}
ui-lava = Zahlen in der Lava
ui-trapped = Fallen
ui-safe = Sicher
ui-notes = Nur dir bekannt
ui-notes-over = Nie umgedreht
ui-notes-notebook = Das Notizbuch behält alles, was du angesehen hast.
ui-notes-timed = Die Zahl verrät dir nicht, welches Plättchen es ist, die Glyphe schon. Einen Hinweis siehst du nur fünf Sekunden lang: Merk ihn dir.
ui-decks = Schätze
ui-deck = Stapel
ui-left = Übrig
ui-unseen = Von dir nicht gesehen
ui-unseen-about = Diese Karten können im Stapel, bei anderen, in Haufen oder verloren sein.
ui-wounds-left = { $n ->
    [0] Im Vorrat ist keine Wunde mehr.
    [one] Im Vorrat ist noch eine Wunde.
   *[other] Im Vorrat sind noch { $n } Wunden.
}

## Fragen

ui-warn-tile = Mit { $n } % Wahrscheinlichkeit ist dieses verdeckte Plättchen eine Falle. Trotzdem betreten?
ui-warn-bridge = Mit { $n } % Wahrscheinlichkeit bricht die Brücke, und alle darauf sterben. Trotzdem weiter?
ui-warn-hop = Auch jemand aus eurem Team steht auf der Brücke. Trotzdem hüpfen?
ui-warn-pit = Mit { $n } % Wahrscheinlichkeit misslingt der Sprung, und du kannst keinen neuen Wurf bezahlen. Trotzdem springen?
ui-warn-river_exit = Mit { $n } % Wahrscheinlichkeit reißt dich der Fluss mit, und du kannst keinen neuen Wurf bezahlen. Trotzdem versuchen?
ui-warn-end = Mit { $n } % Wahrscheinlichkeit kommt die Felskugel in dieser Runde hierher. Zug auf diesem Feld beenden?
ui-warn-accept = Damit stirbst du. Trotzdem annehmen?
ui-warn-tunnel = An diesem Tisch führt der Geheimgang zurück zum Eingang, nicht nach draußen. Trotzdem benutzen?
ui-warn-tunnel-shut = Der Geheimgang führt zum Eingang. Die Wände haben sich getroffen, du kämst dort nie wieder weg. Trotzdem benutzen?

## Das Ende

ui-scores = Wertung
ui-player = Name
ui-total = Summe
ui-end-me = Du bist mit der wertvollsten Beute entkommen!
ui-end-of = { $n ->
    [one] { $names } trägt am meisten hinaus
   *[other] { $names } tragen am meisten hinaus
}
ui-end-no-one = Niemand ist lebend herausgekommen
ui-end-nothing = Kein Schatz kam heraus, ihr teilt euch den Sieg
ui-end-together = Ihr habt den Tempel bezwungen
ui-end-together-lost = Der Tempel behält sein Gold
ui-end-sealed = Die Felskugel hat den Ausgang verschlossen.
ui-end-all = Niemand ist mehr im Tempel.
ui-end-total = { $n } von { $target } Punkten
ui-end-dead = bleibt im Tempel
ui-end-empty = kam mit leeren Händen heraus

## Beschreibungen

ui-about-entrance = { $walls_kill ->
    [room] Hier betreten Abenteurer den Tempel. Haben sich die Wände getroffen, führt von hier kein Weg mehr weiter.
   *[other] Hier betreten Abenteurer den Tempel. Treffen sich die Wände, scheiden alle hier und im Saal der Wände aus.
}
ui-about-walls = Beim Suchen ziehst du vom Stapel dieser Zone. Nach allen Zügen schieben Wandkarten die beiden Wände nach innen.
ui-about-corridor = Die Felskugel rollt den Gang entlang. Wer getroffen wird, scheidet aus.
ui-about-outside = Geh hinaus, und du entkommst mit allem, was du trägst. Erreicht die Felskugel den Ausgang, ist die Partie zu Ende.
ui-about-lava = Wer ein verdecktes Plättchen betritt, dreht es um. Eine Fallenzahl ist tödlich, jede andere sicher. Jedes umgedrehte Plättchen kannst du einmal durchsuchen.
ui-about-river = Du kannst nur flussabwärts gehen, und nach jeder Aktion trägt dich die Strömung weiter. Beim Suchen ziehst du vom Flussstapel.
ui-about-falls = Das letzte Feld vor dem Wasserfall. Eine Lastprobe bringt dich ans Ufer. Misslingt sie, stürzt du den Wasserfall hinunter und scheidest aus.
ui-about-bank = Hierher kommst du aus dem Fluss, wenn die Probe gelingt. Es ist ein sicheres Feld.
ui-about-bridge = { $bridge_test ->
    [entering] Wer sie betritt, würfelt mit einem Würfel pro Planke. Jeder Würfel unter der Summe der Laststufen auf der Brücke zerbricht eine Planke. Ist keine mehr übrig, stürzen alle ab.
   *[other] Wer sie betritt oder verlässt, würfelt mit einem Würfel pro Planke. Jeder Würfel unter der Summe der Laststufen zerbricht eine Planke. Ist keine mehr übrig, stürzen alle ab, die schon auf der Brücke waren.
}
ui-about-pit = { $pit_fail ->
    [stays] Niemand kann sie betreten. Springst du von c20 oder c22 hinüber, legst du eine Lastprobe ab. Misslingt sie, bleibst du stehen.
    [wounded] Niemand kann sie betreten. Springst du von c20 oder c22 hinüber, legst du eine Lastprobe ab. Misslingt sie, wirst du verwundet, und dein Zug endet.
   *[other] Niemand kann sie betreten. Springst du von c20 oder c22 hinüber, legst du eine Lastprobe ab. Misslingt sie, stirbst du.
}
ui-about-web = { $fine_print ->
    [usual] Beim Betreten legst du eine Lastprobe ab. Misslingt sie, verlierst du einen Schatz, hängst fest, und dein Zug endet. Dich loszureißen kostet eine Aktion.
   *[other] Beim Betreten legst du eine Lastprobe ab. Misslingt sie, verlierst du einen Schatz, hängst fest, und dein Zug endet. Am Anfang deines nächsten Zugs reißt du dich los.
}
ui-about-sun = { $fine_print ->
    [usual] Hier gibt es weder Plättchen noch Falle, und du kannst hier nicht suchen. Hat die Felskugel die Wand daneben durchbrochen, kommt hier Ersatz herein.
   *[other] Hier gibt es weder Plättchen noch Falle, und du kannst hier nicht suchen. Hat die Felskugel die Ecke daneben verlassen, kommt hier Ersatz herein.
}
ui-about-clue = Die Zahl auf diesem Plättchen ist eine Falle in der Lavakammer. Wer den Hinweis in dieser Zone entziffert, sieht fünf Sekunden lang die Glyphe dazu.
ui-about-alcove = Würfle mit fünf Würfeln. Zeigen sie alle nötigen Zahlen, gehört dir der Schatz darin. Jeder neue Wurf kostet eine Aktion.
ui-about-stone = Hier liegt der Stein des Chac (6 Punkte). Wer ihn nimmt, löst den Einsturz aus.
ui-about-tunnel = { $tunnel_to ->
    [outside] Ein Weg aus dem Tempel. Öffne ihn mit Würfeln, oder geh für eine Aktion hindurch, wenn du den Stein hast.
   *[other] Ein Weg zurück zum Eingang am anderen Ende des Tempels. Öffne ihn mit Würfeln, oder geh für eine Aktion hindurch, wenn du den Stein hast.
}
ui-about-door = Sie versperrt den Gang zwischen c18 und c19 und fällt hinter dir zu. Die Felskugel zertrümmert sie.
ui-about-deck = Beim Suchen ziehst du die oberste Karte. Eine der zehn Karten ist eine Versiegelte Schatulle.
ui-about-treasure = Zählt als eine Karte für deine Last. Entkommst du damit, zählt sein Wert.
ui-about-casket = Ihren Wert bestimmt am Ende ein Würfel, wenn du mit ihr entkommst.
ui-about-back = Wer diese Karte hat, kennt sie. Du siehst nur, aus welchem Stapel sie kommt.
ui-about-dice = Sie werden einmal pro Runde für alle geworfen. Jeder Würfel, der mindestens deine Laststufe zeigt, gibt dir eine Aktion.
ui-about-walls-move = { $walls_kill ->
    [room] Jeder Pfeil auf einer Wandkarte schiebt seine Wand um eine Spalte nach innen. Nach sechs Schritten treffen sich die Wände, und alle dazwischen scheiden aus.
   *[other] Jeder Pfeil auf einer Wandkarte schiebt seine Wand um eine Spalte nach innen. Nach sechs Schritten treffen sich die Wände, und alle dazwischen und am Eingang scheiden aus.
}
ui-about-boulder = Nach den Wänden rollt sie für jeden ausreichend hohen Würfel einen Schritt weiter. Wer getroffen wird, scheidet aus.
ui-about-sealed = Erreicht die Felskugel den Ausgang, ist die Partie zu Ende. Wer noch im Tempel ist, ist tot.
ui-about-collapse = Vor den Zügen legen alle Abenteurer eine Lastprobe ab. Misslingt sie, gibt es einen Geröllmarker und eine Wunde.
ui-about-test = Würfle mit so vielen Würfeln, wie deine Laststufe angibt. Ist keine 1 dabei, gelingt die Probe. Für drei Schätze darfst du eine 1 neu werfen.
ui-about-numbers = Die Zahlen unter den Glyphenplättchen. Alle sehen, welche davon Fallen sind, aber nicht, wo sie liegen.
ui-about-glyph = Die Zahl unter dem Plättchen mit dieser Glyphe. Du kennst sie.
ui-about-look = Der Blick dauert fünf Sekunden. Danach hilft nur dein Gedächtnis, es sei denn, ihr spielt mit Notizbuch.
ui-about-target = Spielt ihr gemeinsam, gewinnt ihr, wenn mindestens ein Abenteurer entkommt und eure Schätze das Ziel erreichen.
ui-about-round = Wurf, Last, Ausdauer, Züge, Wände, Felskugel, Ersatz, Weitergabe der Würfel.
ui-about-turn = Du kannst Aktionen beliebig kombinieren und deinen Zug jederzeit beenden.
ui-about-keeper = Diese Person würfelt für alle und ist zuerst am Zug. Am Ende der Runde bekommt die Würfel, wer dem Ausgang am nächsten ist.
ui-about-drop = Je weniger Karten du behältst, desto niedriger ist deine Laststufe und desto mehr Würfel geben dir Aktionen. Auf einem sicheren Feld bilden abgelegte Schätze einen Haufen, anderswo sind sie verloren.
ui-about-lock-dice = Die Würfel müssen alle Zahlen zeigen, die das Schloss braucht. Jeder weitere Wurf mit beliebig vielen davon kostet eine Aktion.
ui-about-pick = Dreh einen Würfel auf eine andere Zahl, einmal pro Abenteurer.
ui-about-cards = Schätze, Wunden und Proviant zusammen. Sie bestimmen deine Laststufe, und mehr als 12 kannst du nicht behalten.
ui-about-level = Jeder Würfel, der mindestens diese Zahl zeigt, gibt dir eine Aktion, und für Lastproben wirfst du so viele Würfel.
ui-about-worth = Der Wert deiner Schätze ohne die Schatullen, falls du entkommst.
ui-about-wound = Zählt als Karte, ist nichts wert und kann nicht abgelegt werden. Nur Proviant heilt sie.
ui-about-supply = Zählt als Karte und kann nicht abgelegt werden. Für eine Aktion heilt er eine Wunde.
ui-about-gravel = { $gravel ->
    [marker] Es zeigt, wie oft der Einsturz diesen Abenteurer getroffen hat, und behindert niemanden.
   *[other] Räum es weg, bevor du etwas anderes tust, eine Aktion pro Marker.
}
ui-about-ready = Alle entscheiden gleichzeitig und geheim. Du kannst dich umentscheiden, bis alle bereit sind.
ui-about-odds = Die Wahrscheinlichkeit, dass das Schloss nach so vielen weiteren Würfen offen ist. Jeder Wurf kostet eine Aktion.
ui-about-adventurer = Jeder Abenteurer hat eine Fähigkeit und kann sie einmal einsetzen.
ui-about-zoom = Macht die Felder größer. Scroll zu den anderen, oder drück noch einmal, um wieder alles zu sehen.
ui-adventurer = Abenteurer
ui-boulder = Felskugel
ui-card = Verdeckte Karte
ui-clue-name = Hinweisplättchen
ui-exit = Ausgang
ui-gravel-name = Geröll
ui-keeper-name = Wer die Würfel hat
ui-load-name = Last
ui-lock-dice = Würfel für das Schloss
ui-look = Blick
ui-round-dice = Würfel der Runde
ui-round-name = Runde
ui-supply = Proviant
ui-target-name = Ziel
ui-turn = Zug
ui-walls = Wände
ui-wound = Wunde
ui-fact-unseen = { $n ->
    [one] eine seiner Karten hast du noch nicht gesehen
   *[other] { $n } seiner Karten hast du noch nicht gesehen
}
