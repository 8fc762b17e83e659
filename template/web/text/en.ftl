# Texts of the board.

ui-board = Board
ui-torch = { $n ->
    [one] turn left
   *[other] turns left
}
ui-deck = { $n ->
    [one] card to dig
   *[other] cards to dig
}
ui-risk = { $n }% risk of a trap
ui-discard = { $n ->
    [one] 1 discarded card
   *[other] { $n } discarded cards
}
ui-bag = Bag ({ $n })
ui-cache = Cache ({ $n })
ui-torch-about = The game ends when the torch goes out.
ui-deck-about = Digging draws the top card. A relic goes into your bag. A trap costs you your bag.
ui-bag-about = Relics in a bag do not count yet. A trap or another player can take them.
ui-cache-about = Hidden relics are safe and count at the end.
