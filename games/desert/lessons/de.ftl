lesson-title = Das letzte Teil
lesson-about = 4 Minuten. Ihr gewinnt, wenn niemand verdurstet.
lesson-goal = Drei von vier Maschinenteilen sind geborgen. Findet den Propeller und geht beide auf die Startrampe: Dann fliegt ihr.
lesson-walk = Du bist die rote Archäologin. Ein Zug hat vier Aktionen, ein Schritt kostet eine. Geh nach c4, dann nach d4.
lesson-say-dig-later = Geh erst auf d4. Du siehst gleich, warum.
lesson-say-actions-left = { $n ->
    [one] Du hast noch 1 Aktion, und der Propeller wartet.
   *[other] Du hast noch { $n } Aktionen, und der Propeller wartet.
}
lesson-clue = Unter d4 liegt ein Hinweis. Grab ihn aus!
lesson-clue-button = d4 ausgraben
lesson-clue-after = Ein Sandplättchen ist schon zu viel. Passiert ist nichts.
lesson-dig = Trag den Sand ab. Deine Spezialität: bis zu zwei Plättchen pro Aktion.
lesson-say-save-blaster = Heb den Dünensprenger für eine richtige Düne auf.
lesson-excavate = Jetzt grab aus.
lesson-excavate-after = Spalte d! Der erste Hinweis sagte Reihe 2. Wo sie sich kreuzen, erscheint der Propeller: auf d2.
lesson-end = Alle vier Aktionen sind verbraucht. Beende sie, dann kommt der Sturm: laut Windstärke-Anzeiger zwei Karten.
lesson-wind = Zieh die erste Karte.
lesson-wind-after = Der Wind schiebt ein Feld ins Auge des Sturms, und Sand fällt darauf. Die Lücke wandert weiter.
lesson-sun = Und die zweite.
lesson-sun-after = Sonne! Alle im Freien trinken 1 Wasser. Du hast noch 2, { $p2 } hat 0.
lesson-thirst = Bei { $p2 } steht die Feldflasche auf 0. Noch eine Sonne, und ihr habt verloren. Tipp { $p2 } an und gib 1 Wasser: kostenlos, jederzeit.
lesson-say-too-much = Dann stehst du selbst auf 0. Gib 1.
lesson-say-not-thirst = Gegen Durst hilft das nicht. { $p2 } braucht Wasser.
lesson-ride = Der Propeller wandert mit seinem Feld, genau bis zu dir.
lesson-ride-after = Der Wind frischt auf: jetzt drei Karten pro Zug. Am Totenkopf ist Schluss.
lesson-dune = Da ist er. Geh auf d3!
lesson-dune-button = Auf d3 gehen
lesson-say-try-first = Gleich. Versuch erst, auf das Feld zu gehen.
lesson-dune-after = Ab zwei Plättchen ist ein Feld eine Düne. Und ist der Sandvorrat leer, habt ihr verloren.
lesson-way-in = Zwei Wege: Trag für eine Aktion Sand ab oder nimm den Dünensprenger. Ausrüstung kostet keine Aktion, wirkt aber nur einmal.
lesson-take = Geh hin und birg ihn.
lesson-take-after = Vier von vier! Jetzt fehlt nur noch die Startrampe.
lesson-tunnel = { $n ->
    [one] Noch eine Aktion.
   *[other] Noch { $n } Aktionen.
} Der Tunnel auf c3 liegt auf dem Weg und schützt vor der Sonne. Oder tu, was du willst.
lesson-second-sun = Beende deine Aktionen und zieh drei Karten.
lesson-second-sun-after = Wieder Sonne! Ohne dein Wasser wäre { $p2 } jetzt verdurstet. { $sheltered ->
    [0] Auch deine Flasche ist jetzt leer.
   *[other] Dich hat der Tunnel geschützt.
}
lesson-breath = { $p2 } steht auf der Startrampe. Noch drei Karten, und keine Sonne dabei. Puh.
lesson-fly = Jetzt bring es zu Ende: Geh auf die Startrampe.
lesson-done = Ihr fliegt!
lesson-recap-1 = Vier Teile, alle auf der Startrampe: gewonnen.
lesson-recap-2 = Vier Aktionen, dann der Sturm: Sonne nimmt Wasser, Wind bringt Sand.
lesson-recap-3 = Teilt Wasser und Ausrüstung. Allein gewinnt niemand.
