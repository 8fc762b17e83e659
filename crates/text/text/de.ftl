# Ablehnungen, die es in jedem Spiel gibt.
rejected-unreadable = Das verstehe ich nicht. Erwartet: { $expected }{ $found ->
    [none] {""}
   *[other] , gefunden: „{ $found }“
}.
expected-nothing_more = nichts weiter
expected-a_seat_such_as_p1 = ein Platz wie p1
rejected-no_such_seat = Den Platz { $seat } gibt es nicht.
rejected-stale_deadline = Diese Uhr läuft nicht mehr.
rejected-cannot_undo = { $because ->
    [others] Inzwischen hat jemand anderes gezogen. Du kannst nichts mehr zurücknehmen.
   *[barred] Du kannst nichts zurücknehmen. Zufallsergebnisse, Aufgedecktes, bestätigte Entscheidungen und das Ende der Partie sind endgültig.
}

# Die Kommandozeile.
cli-games_seats = Plätze: { $min } bis { $max }
cli-games_bots = Bots: { $names }
cli-games_presets = Voreinstellungen: { $names }
cli-headline = { $n }. { $seat }: { $command }
cli-headline_expired = { $n }. Die Zeit ist um.
cli-headline_undone = { $n }. { $seat } nimmt den letzten Zug zurück.
cli-headline_rewound = { $n }. Alle stimmen der Bitte von { $seat } zu, und der letzte Zug wird zurückgenommen.
cli-place = { $seat }: Rang { $rank }, { $score ->
    [one] 1 Punkt
   *[other] { $score } Punkte
}
cli-welcome = { $name }, { $n ->
    [one] ein Platz
   *[other] { $n } Plätze
}. Enter listet deine Züge auf. Mehr mit „help“.
cli-commitment = Alle Zufallsergebnisse dieser Partie stehen schon fest. Vergleiche dieses Siegel am Ende mit dem, das „ovoo verify“ ausgibt: { $commitment }
cli-bot_seat = { $seat } ist ein Bot: { $level }.
cli-resumed = { $n ->
    [one] Bisher wurde ein Zug gespielt.
   *[other] Bisher wurden { $n } Züge gespielt.
}
cli-resume_cut = Die letzte Zeile der Datei war abgeschnitten. Dieser Zug ist verloren.
cli-ask = { $seat }>
cli-ask_pass = { $seat } (Enter: weiter)>
cli-interrupted = Mit „quit“ oder einem zweiten Strg-C verlässt du den Tisch.
cli-hint = Enter listet deine Züge auf. Mehr mit „help“.
cli-meant = → { $command }
cli-ambiguous = Das könnte heißen: { $commands }
cli-no_actions = { $seat } kann gerade nichts tun.
cli-out_of_turn = { $seat } hat { $n ->
    [one] einen möglichen Zug
   *[other] { $n } mögliche Züge
} außer der Reihe. Auflisten mit: „as { $word } actions“
cli-clock = Es läuft eine Uhr mit { $seconds } Sekunden. „wait“ lässt sie ablaufen.
cli-no_clock = Es läuft keine Uhr.
cli-why_legal = Das kannst du tun.
cli-why_what = Welchen Zug soll ich erklären? Schreib „why“ und dann einen Befehl.
cli-as_a_bot = { $seat } ist ein Bot und zieht selbst.
cli-as_nobody = Den Platz { $seat } gibt es nicht.
cli-as_whom = Für welchen Platz? Schreib „as p2“ und dann einen Befehl.
cli-rules_hint = „rules { $paragraph }“ zeigt einen Absatz, „rules“ und ein Wort alle Absätze mit diesem Wort.
cli-rules_unknown = Zu „{ $wanted }“ gibt es keinen Absatz. Ähnlich: { $near }
cli-log_empty = Noch ist nichts passiert.
cli-help =
    Schreib, was du tun willst{ $command ->
        [none] {""}
       *[other] , etwa „{ $command }“
    }. Kurzformen gelten, wenn sie eindeutig sind{ $short ->
        [none] {""}
       *[other] : „{ $short }“
    }.
    Enter oder actions  alle deine Züge auflisten
    why BEFEHL          erklären, warum ein Zug nicht erlaubt ist, und die Regel zeigen
    undo                den letzten Zug zurücknehmen, außer nach Zufall oder Aufdecken
    as p2 BEFEHL        für einen anderen Platz handeln, auch außer der Reihe
    wait                die laufende Uhr ablaufen lassen
    board               den Tisch neu zeichnen
    rules [{ $paragraph }]        die Kapitel der Regeln oder einen Absatz zeigen
    log                 die bisherigen Züge auflisten
    quit                den Tisch verlassen
    Ein Schrägstrich vor dem Wort, etwa „/log“, meint immer einen dieser Befehle und nie einen Zug.
cli-save_failed = WARNUNG: Die Partie lässt sich nicht speichern: { $problem }. Du kannst weiterspielen, aber die Partie wird NICHT gespeichert.
cli-save_lost = WARNUNG: { $file } endet mit Schritt { $n }. Spätere Schritte sind nicht gespeichert.
cli-left = Du verlässt den Tisch.
cli-left_saved = Die Partie ist gespeichert. Weiter geht es mit: ovoo play --resume { $file }
    Notier dir den letzten Hash, { $hash }. Damit kann „ovoo verify --chain“ beweisen, dass nichts abgeschnitten wurde.
cli-over_saved = Die Partie ist in { $file } gespeichert. Ansehen: ovoo replay { $file }. Prüfen: ovoo verify { $file }
    Notier dir den letzten Hash, { $hash }. Damit kann „ovoo verify --chain“ beweisen, dass nichts abgeschnitten wurde.
cli-replay = { $name }, { $seats } Plätze, { $n ->
    [one] ein Schritt
   *[other] { $n } Schritte
}
cli-unfinished = Nicht beendet.
cli-verify_running = { $file }: Diese Partie läuft noch. { $n ->
    [one] Die bisher einzige Zeile ist
   *[other] Alle { $n } bisherigen Zeilen sind
} unversehrt. Zufallsergebnisse und Züge lassen sich prüfen, sobald die Schlusszeile den Startwert offenlegt. Bis dahin: ovoo replay { $file }
cli-verify_cut = { $file }: Keine Zeile hat den Hash { $hash }. Das Protokoll wurde gekürzt oder gehört zu einer anderen Partie.
cli-verify_kept = Zeile { $line } von { $n } hat den notierten Hash: Bis dorthin wurde nichts geändert.
cli-verified = { $file }: OK. { $id }, { $n ->
    [one] ein Schritt
   *[other] { $n } Schritte
}. { $ending } Siegel { $commitment }, letzter Hash { $hash }
cli-sim_games = { $n ->
    [one] Eine Partie
   *[other] { $n } Partien
}, { $speed } pro Sekunde. Anteile mit 95-%-Konfidenzintervall:
cli-sim_won_together = Gemeinsam gewonnen
cli-sim_won_by = Gewonnen von Bot { $n } ({ $bot }), im Mittel { $mean } Punkte
cli-sim_won_in_order = Gewonnen von Startposition { $n }
cli-sim_reasons = So endeten die Partien:
cli-sim_steps = Schritte: Mittelwert { $mean }, 10. Perzentil { $p10 }, Median { $p50 }, 90. Perzentil { $p90 }
cli-chart_reasons = So endeten die Partien
cli-chart_lengths = Länge der Partien
cli-chart_steps = Schritte
cli-chart_games = Partien
