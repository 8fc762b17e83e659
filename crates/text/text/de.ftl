# Was jeder Tisch sagt, gleich bei welchem Spiel.
rejected-unreadable = Das verstehe ich nicht: erwartet war { $expected }{ $found ->
    [none] {""}
   *[other] , gefunden „{ $found }“
}.
expected-nothing_more = nichts weiter
expected-a_seat_such_as_p1 = ein Platz wie p1
rejected-no_such_seat = Auf { $seat } sitzt niemand.
rejected-stale_deadline = Diese Uhr läuft nicht mehr.
rejected-cannot_undo = { $because ->
    [others] Inzwischen hat jemand anderes gehandelt, es lässt sich nicht zurücknehmen.
   *[barred] Es gibt nichts zurückzunehmen: Das Glück war im Spiel, etwas wurde aufgedeckt oder zugesagt, oder das Spiel ist zu Ende.
}

# Was die Befehlszeile sagt.
cli-games_seats = Plätze: { $min } bis { $max }
cli-games_bots = Bots: { $names }
cli-games_presets = Voreinstellungen: { $names }
cli-headline = { $n }. { $seat }: { $command }
cli-headline_expired = { $n }. Die Zeit ist um.
cli-headline_undone = { $n }. { $seat } nimmt den letzten Schritt zurück.
cli-headline_rewound = { $n }. Alle sind mit { $seat } einig: Der letzte Schritt wird zurückgenommen.
cli-place = { $seat }: Rang { $rank }, { $score } Punkte
cli-welcome = { $name }, { $n ->
    [one] ein Platz
   *[other] { $n } Plätze
}. Enter zeigt, was möglich ist, „help“ erklärt den Rest.
cli-commitment = Das Glück dieser Partie steht schon fest. Ihr Siegel, zum Vergleich mit dem, was „verify“ am Ende sagt: { $commitment }
cli-bot_seat = { $seat } wird vom Bot { $level } gespielt.
cli-resumed = { $n ->
    [one] Ein Schritt ist gespielt.
   *[other] { $n } Schritte sind gespielt.
}
cli-resume_cut = Die letzte Zeile der Datei war abgeschnitten; dieser Schritt ist verloren.
cli-ask = { $seat }>
cli-ask_pass = { $seat } (Enter: weiter)>
cli-interrupted = „quit“ verlässt den Tisch, noch einmal Strg-C auch.
cli-hint = Enter zeigt, was möglich ist; „help“ erklärt den Rest.
cli-meant = → { $command }
cli-ambiguous = Das könnte heißen: { $commands }
cli-no_actions = { $seat } kann jetzt nichts tun.
cli-out_of_turn = { $seat } kann außer der Reihe handeln, auf { $n ->
    [one] eine Weise
   *[other] { $n } Weisen
}: „as { $word } actions“
cli-clock = Eine Uhr von { $seconds } Sekunden läuft: „wait“ lässt sie ablaufen.
cli-no_clock = Es läuft keine Uhr.
cli-why_legal = Das ist erlaubt.
cli-why_what = Warum was? Schreib „why “ und dann den Befehl.
cli-as_a_bot = { $seat } ist ein Bot und spricht für sich selbst.
cli-as_nobody = Auf { $seat } sitzt niemand.
cli-as_whom = Für wen? Schreib „as p2 “ und dann den Befehl.
cli-rules_hint = „rules { $paragraph }“ zeigt einen Absatz, „rules“ und ein Wort alle mit diesem Wort.
cli-rules_unknown = Kein Absatz heißt „{ $wanted }“ oder sagt es. Ähnlich: { $near }
cli-log_empty = Es ist noch nichts geschehen.
cli-help =
    Schreib, was du tun willst{ $command ->
        [none] {""}
       *[other] , etwa „{ $command }“
    }. Kurzformen gelten, wenn sie klar sind{ $short ->
        [none] {""}
       *[other] : „{ $short }“
    }.
    Enter oder actions  zeigt alles, was möglich ist
    why BEFEHL          sagt, warum nicht, und was im Regelheft steht
    undo                nimmt den letzten Schritt zurück, wenn er nichts aufgedeckt hat
    as p2 BEFEHL        handelt für einen anderen Platz, auch außer der Reihe
    wait                lässt eine laufende Uhr ablaufen
    board               zeichnet den Tisch neu
    rules [{ $paragraph }]        die Kapitel des Regelhefts oder ein Absatz
    log                 was bisher gespielt wurde
    quit                verlässt den Tisch
    Ein Schrägstrich davor, etwa „/log“, meint immer diese Wörter und nie das Spiel.
cli-save_failed = WARNUNG: Das Spiel lässt sich nicht speichern: { $problem }. Es geht UNGESPEICHERT weiter.
cli-save_lost = WARNUNG: { $file } endet mit Schritt { $n }. Was danach kam, ist nicht gespeichert.
cli-left = Du verlässt den Tisch.
cli-left_saved = Das Spiel ist gespeichert. Weiter mit: ovoo play --resume { $file }
    Notiere seinen letzten Hash, { $hash }: „ovoo verify --chain“ findet ihn wieder, wenn nichts abgeschnitten wurde.
cli-over_saved = Das Spiel steht in { $file }. Ansehen: ovoo replay { $file }. Prüfen: ovoo verify { $file }
    Notiere seinen letzten Hash, { $hash }: „ovoo verify --chain“ findet ihn wieder, wenn nichts abgeschnitten wurde.
cli-replay = { $name }, { $seats } Plätze, { $n ->
    [one] ein Schritt
   *[other] { $n } Schritte
}
cli-unfinished = Nicht beendet.
cli-verify_running = { $file }: Diese Partie läuft noch. Ihre { $n ->
    [one] eine Zeile gehört
   *[other] { $n } Zeilen gehören
} zusammen; Glück und Züge lassen sich prüfen, wenn die Schlusszeile den Startwert verrät. Bis dahin: ovoo replay { $file }
cli-verify_cut = { $file }: Keine Zeile hat den notierten Hash { $hash }. Die Partie wurde gekürzt, oder es ist eine andere.
cli-verify_kept = Zeile { $line } von { $n } hat den notierten Hash: Bis dorthin ist nichts geändert.
cli-verified = { $file }: OK. { $id }, { $n ->
    [one] ein Schritt
   *[other] { $n } Schritte
}. { $ending } Siegel { $commitment }, letzter Hash { $hash }
cli-sim_games = { $n ->
    [one] Ein Spiel
   *[other] { $n } Spiele
}, { $speed } in der Sekunde. Anteile mit ihrem 95-%-Intervall:
cli-sim_won_together = Gewonnen, alle zusammen
cli-sim_won_by = Gewonnen von Bot { $n }, { $bot }; im Mittel { $mean } Punkte
cli-sim_won_in_order = Gewonnen von dem, der als Nummer { $n } zum ersten Mal dran war
cli-sim_reasons = Wie sie endeten:
cli-sim_steps = Schritte: im Mittel { $mean }, 10 % bis { $p10 }, die Hälfte bis { $p50 }, 90 % bis { $p90 }
cli-chart_reasons = Wie die Spiele endeten
cli-chart_lengths = Wie lang sie waren
cli-chart_steps = Schritte
cli-chart_games = Spiele
