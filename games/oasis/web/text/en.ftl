# The board in the browser, in English.

ui-board = Game board
ui-zoom = Enlarge the board
ui-path = camel path, empty
ui-camel = { $whom }'s camel
ui-camel-herd = { $whom }'s camel, largest caravan: { $n }
ui-empty = empty
ui-empty-green = empty, green border: Oasis can start here
ui-empty-straw = empty, yellow border: Steppe can start here
ui-printed = printed { $land }
ui-tile-neutral = { $what }, neutral
ui-tile-of = { $what }, { $whom }'s area of { $n ->
    [one] one space
   *[other] { $n } spaces
}
ui-tile-marker = { $what }, { $whom }'s control marker, area of { $n ->
    [one] one space
   *[other] { $n } spaces
}
ui-you-can = possible moves: { $actions }
ui-ghost-neutral = { $n ->
    [one] new area
   *[other] neutral area of { $n } spaces
}
ui-ghost-mine = your area grows to { $n } spaces
ui-ghost-gift = gift: { $whom }'s area grows to { $n } spaces

## Order

ui-round = Round { $n }
ui-last-round = Last round!
ui-order = Turn order this round
ui-order-done = { $n }, { $name }, done
ui-order-now = { $n }, { $name }, to move
ui-order-later = { $n }, { $name }
ui-next-order = Turn order next round
ui-next-open = { $n }, still open
ui-next-is = { $n }, { $name }
ui-star = Gets the free action

## Offers

ui-offers = Offers in turn order
ui-offer-of = { $whom }'s offer: { $cards }
ui-offer-none = no cards
ui-no-offer = no offer yet
ui-stack = { $n ->
    [0] no cards in the stack
    [one] one card in the stack
   *[other] { $n } cards in the stack
}
ui-stack-about = Face-down stack: no one knows these cards, not even their owner
ui-taken-by = taken by { $whom }
ui-worth = { $n ->
    [0] worth no points to you right away
    [one] worth one point to you right away
   *[other] worth { $n } points to you right away
}
ui-can-take = you can take it
ui-own = yours
ui-plus = +{ $n }
ui-deadly = makes this the last round
ui-deadly-about = You have no legal space for a tile in this offer. If you take it, this will be the last round
ui-step-tile = tile { $nth }/{ $n }
ui-step-camel = camel { $nth }/{ $n }
ui-step-marker = marker?
ui-free-mine = Your free action
ui-free-of = { $name } has the free action
ui-free-done = { $name }'s free action
ui-camel-one = Camel

## The bar

ui-task-announcing = How many cards will you offer?
ui-task-offering = Another card, or stop?
ui-task-accepting = Take an offer
ui-task-resolve = Choose a card to resolve
ui-task-tile = { $n ->
    [one] Place { $land ->
        [Oasis] an Oasis tile
       *[other] a { $land } tile
    }
   *[other] Place { $land } tile { $nth } of { $n }
}
ui-task-camel = Place camel { $nth } of { $n }
ui-task-marker = Control marker on { $at }?
ui-task-free = Free action: tile or camel?
ui-task-confirm = Confirm your turn
ui-do-announce = { $n ->
    [one] Offer 1 card
   *[other] Offer { $n } cards
}, { $drawn ->
    [0] draw none
   *[other] draw { $drawn }
}
ui-do-stop = Stop, { $n ->
    [0] draw none
   *[other] draw { $n }
}
ui-do-accept = From { $name }
ui-do-mark = From your supply
ui-do-move = From { $from } ({ $land }, { $n })
ui-do-leave = Leave neutral

## Older rounds in the log

event-revealed_before = { $seat } reveals a card with scoring markers.
event-goods_taken_before = { $n ->
    [0] { $seat } takes no scoring markers.
    [one] { $seat } takes one scoring marker.
   *[other] { $seat } takes { $n } scoring markers.
}

## Score and supplies

ui-ledger = Your score
ui-ledger-about = Land and camels score nothing without scoring markers. Only your largest caravan counts. The green numbers show what one more would add.
ui-holding = Category
ui-count = Count
ui-markers = Scoring markers
ui-points = Points
ui-total = Total
ui-is-points = { $n ->
    [one] one point
   *[other] { $n } points
}
ui-unit-herd = Largest caravan
ui-unit-oasis = Oasis spaces
ui-unit-steppe = Steppe spaces
ui-unit-stony = Stony Plains spaces
ui-more-unit = One more adds { $n ->
    [one] one point
   *[other] { $n } points
}
ui-more-marker = One more scoring marker adds { $n ->
    [one] one point
   *[other] { $n } points
}
ui-rivals = All players
ui-rivals-about = You can't see which scoring markers the others have until the end.
ui-player = Player
ui-stocks = Tiles left
ui-supply = Scoring markers left
ui-end-near = { $n ->
    [one] Only one { $land } tile left! Placing it makes this the last round.
   *[other] Only { $n } { $land } tiles left! Placing the last one makes this the last round.
}
ui-deck = Cards
ui-deck-left = { $n ->
    [0] none in the draw deck
    [one] one in the draw deck
   *[other] { $n } in the draw deck
}
ui-discard = Discard: { $n ->
    [one] one card
   *[other] { $n } cards
}
ui-discard-none = The discard is empty.
ui-discard-newest = Discard, newest first
ui-hidden = Hidden cards
ui-hidden-about = These cards are in the draw deck and the offer stacks. No one knows which card is where.

## Seats

ui-counter-about = Priority counter: position in this round's turn order
ui-counter-1 = Noble
ui-counter-2 = Aristocrat
ui-counter-3 = Merchant
ui-counter-4 = Monk
ui-counter-5 = Herder
ui-camels-left = { $n ->
    [0] no camels left
    [one] one camel left
   *[other] { $n } camels left
}
ui-gers-left = { $n ->
    [0] no control markers left
    [one] one control marker left
   *[other] { $n } control markers left
}
ui-goods = { $n ->
    [0] no scoring markers
    [one] one scoring marker
   *[other] { $n } scoring markers
}

## Questions

ui-warn-gift = This tile is a gift: { $whom }'s area grows to { $n ->
    [one] one space
   *[other] { $n } spaces
}. Place it anyway?
ui-warn-offer = You have no legal space for a tile in this offer. Unless that changes, this will be the last round. Take it anyway?
ui-warn-card = You have no legal space for this tile. If you resolve the card now, this will be the last round. Resolve it anyway?
ui-warn-skip = You could place a tile or a camel for free, and you can't undo skipping. Skip anyway?

## The end

ui-standings = Scores
ui-place = Place
ui-end-me = You rule the oasis!
ui-end-of = { $name } rules the oasis
ui-end-counter = counter { $n }
ui-end-tie = Ties go to the lower priority counter.
