# The board in the browser, in English.

ui-board = The steppe
ui-zoom = Enlarge the board
ui-path = camel path, empty
ui-camel = a camel of { $whom }
ui-camel-herd = a camel of { $whom }, in the largest herd of { $n }
ui-empty = empty
ui-empty-green = empty, green border: Oasis may start here
ui-empty-straw = empty, straw border: Steppe may start here
ui-printed = printed { $land }
ui-tile-neutral = { $what }, neutral
ui-tile-of = { $what }, area of { $whom } with { $n ->
    [one] one space
   *[other] { $n } spaces
}
ui-tile-marker = { $what }, control marker of { $whom }, area of { $n ->
    [one] one space
   *[other] { $n } spaces
}
ui-you-can = you can: { $deeds }
ui-ghost-neutral = neutral area of { $n }
ui-ghost-mine = your area grows to { $n }
ui-ghost-gift = a gift: the area of { $whom } grows to { $n }

## Order

ui-round = Round { $n }
ui-last-round = Last round!
ui-order = Order of this round
ui-order-done = { $n }, { $name }, done
ui-order-now = { $n }, { $name }, now
ui-order-later = { $n }, { $name }
ui-next-order = Order of the next round
ui-next-open = { $n }, open
ui-next-is = { $n }, { $name }
ui-star = The free action of the next number one

## Offers

ui-offers = Offers, in the order of play
ui-offer-of = Offer of { $whom }: { $cards }
ui-offer-none = no cards
ui-no-offer = no offer yet
ui-stack = { $n ->
    [0] no card in the stack
    [one] one card in the stack
   *[other] { $n } cards in the stack
}
ui-stack-about = Face-down stack: nobody knows these cards, not even their owner
ui-taken-by = taken by { $whom }
ui-worth = { $n ->
    [0] worth nothing to you at once
    [one] worth one point to you at once
   *[other] worth { $n } points to you at once
}
ui-can-take = you can take it
ui-own = yours
ui-plus = +{ $n }
ui-deadly = ends the game
ui-deadly-about = A tile in this offer has no legal space for you: taking it would make this round the last
ui-step-tile = tile { $nth }/{ $n }
ui-step-camel = camel { $nth }/{ $n }
ui-step-marker = marker?
ui-free-mine = Free action: place one
ui-free-of = { $name } has the free action
ui-free-done = The free action of { $name }
ui-camel-one = Camel

## The bar

ui-task-announcing = How many cards do you offer?
ui-task-offering = Another card, or stop?
ui-task-accepting = Take an offer
ui-task-resolve = Choose a card to resolve
ui-task-tile = Place { $land }{ $n ->
    [one] {""}
   *[other] , { $nth } of { $n }
}
ui-task-camel = Place a camel, { $nth } of { $n }
ui-task-marker = A marker on { $at }?
ui-task-free = Free action: place one
ui-task-confirm = All done? Confirm
ui-do-announce = { $n ->
    [one] Offer one card
   *[other] Offer { $n } cards
}, { $drawn ->
    [0] draw none
   *[other] draw { $drawn }
}
ui-do-stop = Stop here, { $n ->
    [0] draw none
   *[other] draw { $n }
}
ui-do-accept = From { $name }
ui-do-mark = From the supply
ui-do-move = From { $from } ({ $land }, { $n })
ui-do-leave = Leave neutral

## The log, after a round

event-revealed_before = { $seat } revealed scoring markers.
event-goods_taken_before = { $n ->
    [0] { $seat } took no scoring marker.
    [one] { $seat } took one scoring marker.
   *[other] { $seat } took { $n } scoring markers.
}

## Ledger and stocks

ui-ledger = Your ledger
ui-ledger-about = A holding without markers is worth nothing. Of the camels only the largest herd counts. Green: what one more would add.
ui-holding = Holding
ui-count = Count
ui-markers = Markers
ui-points = Points
ui-total = Total
ui-is-points = { $n ->
    [one] one point
   *[other] { $n } points
}
ui-unit-herd = Largest herd
ui-unit-oasis = Oasis spaces
ui-unit-steppe = Steppe spaces
ui-unit-stony = Stony Plains spaces
ui-more-unit = One more adds { $n }
ui-more-marker = One more marker adds { $n }
ui-rivals = Everybody
ui-rivals-about = Which scoring markers the others have stays hidden until the end.
ui-player = Player
ui-stocks = Tiles left
ui-supply = Scoring markers left
ui-end-near = { $n ->
    [one] One tile of { $land } left: the last one ends the game.
   *[other] { $n } tiles of { $land } left: the last one ends the game.
}
ui-deck = Cards
ui-deck-left = { $n ->
    [one] one in the deck
   *[other] { $n } in the deck
}
ui-discard = Discard: { $n ->
    [one] one card
   *[other] { $n } cards
}
ui-discard-none = Nothing has been discarded since the last shuffle.
ui-discard-newest = Discard, the newest first
ui-hidden = What is still hidden
ui-hidden-about = In the deck and in all stacks together. Nobody knows where each card is.

## Seats

ui-counter-about = Priority counter: the place in this round's order
ui-counter-1 = Noble
ui-counter-2 = Aristocrat
ui-counter-3 = Merchant
ui-counter-4 = Monk
ui-counter-5 = Herder
ui-camels-left = { $n ->
    [one] one camel left
   *[other] { $n } camels left
}
ui-gers-left = { $n ->
    [0] no control marker left
    [one] one control marker left
   *[other] { $n } control markers left
}
ui-goods = { $n ->
    [0] no scoring markers
    [one] one scoring marker
   *[other] { $n } scoring markers
}

## Questions

ui-warn-gift = This tile is a gift: the area of { $whom } grows to { $n ->
    [one] one space
   *[other] { $n } spaces
}. Place it anyway?
ui-warn-offer = A tile in this offer has no legal space for you now. If that stays so, this round is the last. Take it anyway?
ui-warn-card = There is no legal space for this tile: resolving the card now makes this round the last. Resolve it anyway?
ui-warn-skip = You may place one tile or one camel for nothing, and this cannot be taken back. Do without?

## The end

ui-standings = Scores
ui-place = Place
ui-end-me = You are the Noble of the Oasis!
ui-end-of = { $name } is the Noble of the Oasis
ui-end-counter = counter { $n }
ui-end-tie = Equal scores: the lower counter goes first.
