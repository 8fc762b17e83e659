# Was jeder Tisch sagt, gleich bei welchem Spiel.
rejected-unreadable = Das verstehe ich nicht: erwartet war { $expected }{ $found ->
    [none] {""}
   *[other] , gefunden „{ $found }“
}.
rejected-no_such_seat = Auf { $seat } sitzt niemand.
rejected-stale_deadline = Diese Uhr läuft nicht mehr.
rejected-cannot_undo = { $because ->
    [others] Inzwischen hat jemand anderes gehandelt, es lässt sich nicht zurücknehmen.
   *[barred] Es gibt nichts zurückzunehmen: Das Glück war im Spiel oder etwas wurde aufgedeckt.
}
