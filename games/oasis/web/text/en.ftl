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
ui-task-scoring = Choose a piece for the scoring track
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
ui-do-leave-gift = Leave it to { $whom }

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
ui-warn-offer-now = You have no legal space for a tile in this offer. If you take it, this will be the last round. Take it anyway?
ui-warn-leave = Without your control marker, the tile goes to { $whom }'s area. Leave it anyway?
ui-warn-card = You have no legal space for this tile. If you resolve the card now, this will be the last round. Resolve it anyway?
ui-warn-skip = You could place a tile or a camel for free, and you can't undo skipping. Skip anyway?

## The end

ui-standings = Scores
ui-place = Place
ui-end-me = You rule the oasis!
ui-end-of = { $name } rules the oasis
ui-end-counter = counter { $n }
ui-end-tie = Ties go to the lower priority counter.

## Descriptions

ui-about-path = The camel path is for camels only. Each space holds one camel.
ui-about-camel = Camels never move. Only a player's largest connected caravan scores, multiplied by their Commodities.
ui-about-ground = { $borders ->
    [on] You can start an Oasis area at the green border, a Steppe area at the yellow border and a Stony Plains area anywhere. Otherwise, a tile must touch an area of its type.
   *[other] Areas of any type can start here.
}
ui-about-neutral = This area belongs to no one. If you add a tile to it, you can put a control marker on that tile.
ui-about-area = { $placement ->
    [own_ban] The player whose control marker stands in an area controls all of it. It stays apart from areas of other players that touch it. Its owner can't add tiles to it.
   *[other] The player whose control marker stands in an area controls all of it. A tile added by another player is a gift. No tile may link two controlled areas of the same type.
}
ui-about-offer = You must take one of the offers that are left, with all of its cards. Its owner gets your priority counter for the next round.
ui-about-stack = Face-down cards. No one knows them, not even their owner.
ui-about-deadly = You have no legal space for a tile in this offer. If you take it, this will be the last round.
ui-about-tiles-card = Place { $n ->
    [one] one tile
   *[other] { $n } tiles
} of this type, if you can. If you place a tile in a neutral area, you may put a control marker on it.
ui-about-camel-card = Place { $n ->
    [one] one camel
   *[other] { $n } camels
} on empty spaces of the camel path.
ui-about-goods-card = Take { $n ->
    [one] one scoring marker
   *[other] { $n } scoring markers
} of this type.
ui-about-card-card = Put { $n ->
    [one] one card
   *[other] { $n } cards
} from the draw deck under your own stack, face down.
ui-about-tool = Choose it, then a highlighted space. The free action places one tile or one camel.
ui-about-round = First all players make an offer, then all take one and resolve its cards. The game ends after the round in which a type of tile runs out or a tile can't be placed.
ui-about-order = All players act in this order, in both phases of the round.
ui-about-next-order = You give your priority counter to the player whose offer you take. The counters decide the next round's order.
ui-about-counter = This counter sets a player's place in the turn order. It goes to the player whose offer you take.
ui-about-camels = Camels in the supply. They go on the camel path and never move.
ui-about-gers = { $control_markers ->
    [four] Each one gives you control of an area. You have four in total, whatever the type, and you may move them.
   *[other] Each one gives you control of an area. You have four for each type, and you may move them.
}
ui-about-goods = At the end, Commodities multiply your caravan, Water Wells your Oasis areas, Horses your Steppe areas and Ovoos your Stony Plains areas.
ui-about-points = The four categories together. In each, what you own is multiplied by your matching scoring markers.
ui-about-herd = Your largest group of connected camels, multiplied by your Commodities.
ui-about-unit = All spaces of this type that you control, multiplied by your matching scoring markers.
ui-about-oasis = { $borders ->
    [on] These tiles start at the green border and are multiplied by Water Wells.
   *[other] These tiles are multiplied by Water Wells.
} The round in which the last one is placed is the final round.
ui-about-steppe = { $borders ->
    [on] These tiles start at the yellow border and are multiplied by Horses.
   *[other] These tiles are multiplied by Horses.
} The round in which the last one is placed is the final round.
ui-about-stony = These tiles start anywhere and are multiplied by Ovoos. The round in which the last one is placed is the final round.
ui-about-good = Scoring marker. At the end, it multiplies this category: { $unit }.
ui-about-deck = When the draw deck is empty, the discard is shuffled to form a new one.
ui-about-zoom = Makes the spaces larger. Scroll to see the others, or press again to see the whole board.
ui-camels = Camels
ui-gers = Control markers
ui-round-name = Round
ui-stack-name = Offer stack
ui-fact-left = { $n } left
