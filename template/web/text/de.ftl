# Texte des Spielplans.

ui-board = Spielplan
ui-torch = { $n ->
    [one] Zug übrig
   *[other] Züge übrig
}
ui-deck = { $n ->
    [one] Karte zum Graben
   *[other] Karten zum Graben
}
ui-risk = Fallenrisiko: { $n } %
ui-discard = { $n ->
    [one] 1 abgelegte Karte
   *[other] { $n } abgelegte Karten
}
ui-bag = Beutel ({ $n })
ui-cache = Versteck ({ $n })
ui-torch-about = Die Partie endet, wenn die Fackel erlischt.
ui-deck-about = Beim Graben ziehst du die oberste Karte. Ein Relikt kommt in deinen Beutel. Eine Falle kostet dich den Beutel.
ui-bag-about = Relikte im Beutel zählen noch nicht. Eine Falle oder eine andere Person kann sie dir nehmen.
ui-cache-about = Versteckte Relikte sind sicher und zählen am Ende.
