# Template auf Deutsch, mit den Begriffen aus rules/de.md.

game-name = Template
game-tagline = Grab nach Relikten und versteck sie, bevor die Fackel erlischt.
game-about = Zwei bis vier Personen graben in einem alten Tempel nach Relikten. Fallen und Diebe können die Relikte im Beutel kosten. Nur versteckte Relikte zählen, wenn die Fackel erlischt.

outcome-torch_out = Die Fackel ist erloschen, und die versteckten Relikte werden gezählt.

preset-standard = Standard
preset-standard-about = Sechs Fallen unter 36 Karten.
preset-reckless = Waghalsig
preset-reckless-about = Neun Fallen unter 39 Karten.

option-traps = Fallen
option-traps-about = Legt die Zahl der Fallen im Stapel fest, von 3 bis 9.

action-dig = Graben
action-steal = { $from } bestehlen
action-hide = Beutel verstecken

event-found = { $seat } findet ein Relikt mit { $value ->
    [one] 1 Punkt
   *[other] { $value } Punkten
}.
event-found_hidden = { $seat } findet ein Relikt.
event-trapped = { $seat } gräbt eine Falle aus und verliert { $n ->
    [0] nichts
    [one] 1 Relikt
   *[other] { $n } Relikte
}.
event-stole = { $seat } stiehlt { $from } ein Relikt mit { $value ->
    [one] 1 Punkt
   *[other] { $value } Punkten
}.
event-stole_hidden = { $seat } stiehlt { $from } ein Relikt.
event-hid = { $seat } versteckt { $n ->
    [one] 1 Relikt
   *[other] { $n } Relikte
}.
event-scored = { $seat } hat Relikte mit { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
} versteckt.

refusal-not_your_turn = { $turn } ist am Zug. Warte, bis du dran bist.
refusal-own_bag = Du kannst dich nicht selbst bestehlen. Wähle eine andere Person.
refusal-no_such_player = { $from } spielt hier nicht mit. Wähle eine andere Person.
refusal-bag_too_light = { $from } hat { $n ->
    [0] kein Relikt
   *[other] nur 1 Relikt
} im Beutel. Bestiehl jemanden mit mindestens zwei.
refusal-nothing_to_hide = Dein Beutel ist leer. Grab oder stiehl zuerst.
refusal-game_over = Die Fackel ist erloschen, die Partie ist vorbei.

picture-torch = Fackel
picture-deck = Stapel
picture-discard = Ablage
picture-bag = Beutel
picture-cache = Versteck

expected-dig_steal_or_hide = graben, stehlen oder verstecken (dig, steal, hide)
