# Oasis in English, with the terms of rules/en.md.

## The game

game-name = Oasis
game-tagline = Make tempting offers, choose first and multiply what you own.
game-about = Three to five families settle in the Gobi. Each round, everyone makes an offer of cards and takes another player's offer. Tiles and camels only score with the matching scoring markers.

## Land

land-oasis = Oasis
land-steppe = Steppe
land-stony = Stony Plains
wanted-oasis = Oasis
wanted-steppe = Steppe
wanted-stony = Stony Plains

## Scoring markers

good-commodity = Commodity
good-well = Water Well
good-horse = Horse
good-ovoo = Ovoo

## Cards

card-cam2 = 2 camels
card-cam3 = 3 camels
card-oas1 = 1 Oasis tile
card-oas2 = 2 Oasis tiles
card-ste1 = 1 Steppe tile
card-ste2 = 2 Steppe tiles
card-sto1 = 1 Stony Plains tile
card-sto2 = 2 Stony Plains tiles
card-com1 = 1 Commodity
card-com2 = 2 Commodities
card-wel1 = 1 Water Well
card-wel2 = 2 Water Wells
card-hor1 = 1 Horse
card-hor2 = 2 Horses
card-ovo1 = 1 Ovoo
card-ovo2 = 2 Ovoos
card-drw3 = draw 3 cards

## Why the game ends

cause-oasis_out = all Oasis tiles are on the board
cause-steppe_out = all Steppe tiles are on the board
cause-stony_out = all Stony Plains tiles are on the board
cause-unplayable = a tile couldn't be placed
cause-path_full = the camel path is full

outcome-oasis_out = The game is over: all Oasis tiles are on the board.
outcome-steppe_out = The game is over: all Steppe tiles are on the board.
outcome-stony_out = The game is over: all Stony Plains tiles are on the board.
outcome-unplayable = The game is over: there was no legal space for a tile.
outcome-path_full = The game is over: the camel path is full.

## Presets and options

preset-usual = Neighbours
preset-usual-about = A tile may join any area, even another player's, but may never link two controlled areas.
preset-classic_2004 = Classic 2004
preset-classic_2004-about = As published: a tile may only join your own areas, areas start at borders, and four control markers have to do. More games end because a tile can't be placed.
preset-as_written = As written
preset-as_written-about = The original rules to the letter: never build onto your own areas, start new ones beside others, and end the game by taking a tile you can't place.
option-placement = Placement rule
option-placement-about = Sets which controlled area of its own type a tile may touch.
option-placement-link_ban = any single area
option-placement-strict = only one of your own
option-placement-literal = only another player's
option-placement-own_ban = any but your own, and areas stay apart
option-start_borders = Starting borders
option-start_borders-about = Oasis starts at the green border, Steppe next to the camel path. If off, both can start anywhere.
option-free_action = Free action
option-free_action-about = Sets which player gets the free action at the end of a round.
option-free_action-new_first = next round's first player
option-free_action-old_first = this round's first player
option-reveal = Making an offer
option-reveal-about = Sets whether you see each card before you decide on the next one.
option-reveal-stepwise = one card at a time
option-reveal-upfront = announce the number first
option-end_on_full_path = End on full camel path
option-end_on_full_path-about = Once every space on the camel path is taken, the current round is the last.
option-marker_visibility = Scoring markers
option-marker_visibility-about = Sets whether others can see which scoring markers you have.
option-marker_visibility-hidden = hidden until the end
option-marker_visibility-open = always visible
option-control_markers = Control markers
option-control_markers-about = Sets how many areas you can control.
option-control_markers-four_per_land = four for each type of land
option-control_markers-four = four in all
option-unplayable = Tiles without a space
option-unplayable-about = Sets when a tile that can't be placed makes the round the last.
option-unplayable-placing = when it has to be placed
option-unplayable-accepting = when its offer is taken
option-score_piece = Scoring track
option-score_piece-about = Sets whether a camel or control marker shows your points. If all of yours are on the board, one has to leave it before scoring.
option-score_piece-show = for display only
option-score_piece-real = with a real piece

## Actions

action-announce = { $n ->
    [one] Offer one card
   *[other] Offer { $n } cards
}
action-reveal = Reveal another card
action-stop = Stop
action-accept = Take { $whom }'s offer
action-resolve = Resolve card: { $card }
action-place = Place { $land } on { $at }
action-camel = Place a camel on { $at }
action-mark = Place a new control marker
action-move_marker = Move the control marker from { $from }
action-leave = Place no control marker
action-skip = Skip the free action
action-confirm = Confirm
action-remove = Take your piece off { $at }

## Events

event-round_began = Round { $round } begins.
event-announced = { $n ->
    [one] { $seat } announces an offer of one card.
   *[other] { $seat } announces an offer of { $n } cards.
}
event-drew_first = { $n ->
    [0] { $seat }'s stack is too small, and there are no cards left to draw.
    [one] { $seat }'s stack is too small, so they first draw one card and then reveal exactly one.
   *[other] { $seat }'s stack is too small, so they first draw { $n } cards and then reveal exactly one.
}
event-revealed = { $seat } reveals a card: { $card }.
event-offered = { $n ->
    [0] { $seat } has no cards to offer.
    [one] { $seat } offers one card, draws { $n_drawn ->
        [0] none
        [one] one
       *[other] { $n_drawn }
    } and now has { $n_stack } in their stack.
   *[other] { $seat } offers { $n } cards, draws { $n_drawn ->
        [0] none
        [one] one
       *[other] { $n_drawn }
    } and now has { $n_stack } in their stack.
}
event-reshuffled = { $n ->
    [one] The draw deck is empty. The only discarded card becomes the new draw deck.
   *[other] The draw deck is empty. The { $n } discarded cards are shuffled into a new one.
}
event-draw_lost = { $n ->
    [one] There are no cards left, so { $seat } draws one fewer.
   *[other] There are no cards left, so { $seat } draws { $n } fewer.
}
event-accepted = { $seat } takes { $whom }'s offer and gives { $whom } priority counter { $n }.
event-last_offer = Only one offer is left for { $seat }.
event-own_offer_taken = { $seat } takes their own offer and keeps priority counter { $n }.
event-card_begun = { $seat } resolves a card: { $card }.
event-tile_placed = { $seat } places { $land ->
    [Oasis] an Oasis tile
   *[other] a { $land } tile
} on { $at } and { $size ->
    [one] starts a new area
   *[other] extends a neutral area to { $size } spaces
}.
event-area_grew = { $seat } places { $land ->
    [Oasis] an Oasis tile
   *[other] a { $land } tile
} on { $at } and extends their own area to { $size } spaces.
event-tile_given = { $seat } places { $land ->
    [Oasis] an Oasis tile
   *[other] a { $land } tile
} on { $at } and extends { $whom }'s area to { $size } spaces.
event-marker_placed = { $seat } places a control marker on { $at } and now controls { $size ->
    [one] one { $land } space
   *[other] { $size } { $land } spaces
} there.
event-marker_moved = { $seat } moves a control marker from { $from } to { $at } and now controls { $size ->
    [one] one { $land } space
   *[other] { $size } { $land } spaces
} there. The old area becomes neutral.
event-left_neutral = { $seat } leaves the { $land } area on { $at } neutral.
event-camel_placed = { $seat } places a camel on { $at }. Their largest caravan has { $herd ->
    [one] one camel
   *[other] { $herd } camels
}.
event-tiles_forfeited = { $n ->
    [one] There are no { $land } tiles left, so { $seat } forfeits one.
   *[other] There are no { $land } tiles left, so { $seat } forfeits { $n }.
}
event-no_space_left = { $n ->
    [one] { $seat } has no legal space left for the { $land } tile and forfeits it.
   *[other] { $seat } has no legal space left for { $n } { $land } tiles and forfeits them.
}
event-camels_forfeited = { $n ->
    [one] { $seat } forfeits one camel: there are no camels or no path spaces left.
   *[other] { $seat } forfeits { $n } camels: there are no camels or no path spaces left.
}
event-goods_taken = { $n ->
    [0] { $seat } takes no scoring markers: there are no { $good ->
        [Commodity] Commodities
       *[other] { $good }s
    } left.
    [one] { $seat } takes one { $good }.
   *[other] { $seat } takes { $n } { $good ->
        [Commodity] Commodities
       *[other] { $good }s
    }.
}
event-goods_missing = { $n ->
    [one] The supply is one { $good } short.
   *[other] The supply is { $n } { $good ->
        [Commodity] Commodities
       *[other] { $good }s
    } short.
}
event-cards_drawn = { $n ->
    [0] { $seat } draws no cards.
    [one] { $seat } draws one card and puts it face down under their stack.
   *[other] { $seat } draws { $n } cards and puts them face down under their stack.
}
event-unplayable = { $seat } has no legal space for the { $land } tile. This is the last round!
event-stack_used_up = The last { $land } tile is on the board. This is the last round!
event-path_filled = The camel path is full. This is the last round!
event-counter_turned = { $seat } reveals priority counter { $n }.
event-free_action_began = { $seat } gets a free action.
event-free_action_skipped = { $seat } skips the free action.
event-free_action_void = { $seat } has nothing to place and loses the free action.
event-piece_needed = All of { $seat }'s camels and control markers are on the board. One has to move to the scoring track.
event-piece_removed = { $seat } moves a piece from { $at } to the scoring track.
event-scored = { $seat } scores { $camels } for the caravan ({ $herd } × { $commodity }), { $oasis } for Oasis ({ $oasis_spaces } × { $well }), { $steppe } for Steppe ({ $steppe_spaces } × { $horse }) and { $stony } for Stony Plains ({ $stony_spaces } × { $ovoo }): { $total } in total.
event-won = { $seat } wins with { $total ->
    [one] one point
   *[other] { $total } points
} and rules the oasis!

## Refusals

refusal-game_over = The game is over. Start a new one or watch the replay.
refusal-not_your_turn = It's { $turn }'s turn. You can only act on your own turn.
refusal-no_such_seat = There's no such seat. Choose a player at this table.
refusal-not_now = { $now ->
    [announce] First announce how many cards you'll offer.
    [offer] You're making your offer. Reveal another card or stop.
    [accept] First take one of the offers.
    [resolve] First resolve one of the cards you took.
    [tile] You're resolving a tile card. Place the next tile first.
    [marker] Your tile is in a neutral area. First decide whether to place a control marker.
    [camel] You're resolving a camel card. Place the next camel first.
    [free] This is your free action. Place one tile or one camel, or skip it.
    [score] First take one of your camels or control markers off the board for the scoring track.
   *[confirm] There's nothing left to do. Confirm your turn, or undo.
}
refusal-too_many_cards = At least one card must stay in your stack. You can offer { $max } at most, not { $n }.
refusal-own_offer = You can't take your own offer while there are others. Take one of those.
refusal-offer_taken = { $whom }'s offer is already taken. Choose another one.
refusal-no_such_card = You have no “{ $card }” card left to resolve. Choose one of your remaining cards.
refusal-other_land = The card shows { $wanted }, not { $land }. Place a matching tile.
refusal-stack_empty = There are no { $land } tiles left. Place something else or skip.
refusal-camel_path = { $at } is on the camel path, where tiles aren't allowed. Choose a space off the path.
refusal-printed = { $at } is a printed { $land } space and can't be covered. Choose an empty space.
refusal-occupied = { $at } already has { $land ->
    [Oasis] an Oasis tile
   *[other] a { $land } tile
}. Choose an empty space.
refusal-would_link = { $land } on { $at } would link { $whom }'s and { $with }'s areas. Choose a space that touches only one of them.
refusal-would_merge = { $land } on { $at } would link two of { $whom }'s areas. Choose a space that touches only one of them.
refusal-rival_area = { $at } touches { $whom }'s { $land } area. At this table, you can only extend your own areas.
refusal-own_area = { $at } touches your own { $land } area. At this table, you can't extend your own areas.
refusal-own_land = { $land } on { $at } would connect to your own area. At this table, you can't build onto your own areas.
refusal-no_anchor = { $land ->
    [Oasis] Oasis can't start on { $at }. Place it at the green border or next to another Oasis space.
    [Steppe] Steppe can't start on { $at }. Place it next to the camel path or another Steppe space.
   *[other] { $land } can't start on { $at }.
}
refusal-off_the_path = { $at } isn't on the camel path. Choose an empty path space.
refusal-camel_there = { $whom } already has a camel on { $at }. Choose an empty path space.
refusal-no_camels = You have no camels left. Place a tile or skip.
refusal-no_markers = All your control markers are on the board. Move one of them or leave the area neutral.
refusal-four_areas = You already have four { $land } areas. Move the marker of one of them, or leave the area as it is.
refusal-no_piece_there = You have no camel or control marker on { $at }. Choose one of your own pieces.
refusal-no_marker_there = There's no control marker on { $from }. Choose a space with one of yours.
refusal-not_your_marker = The control marker on { $from } belongs to { $whom }. Move one of your own.

## What a command should have been

expected-a_command_such_as_reveal_accept_or_place = a command such as reveal, accept or place
expected-a_card_such_as_cam2_oas1_or_drw3 = a card such as cam2, oas1 or drw3
expected-a_land_oasis_steppe_or_stony = a land type: oasis, steppe or stony
expected-a_space_of_the_board_such_as_h4 = a space on the board such as h4

## The board as text

picture-legend = O Oasis, S Steppe, R Stony Plains (lower case: printed), 1–5 owner, * control marker, # camel path, g green border, + yellow border
picture-tiles = Tiles left
picture-supply = Scoring markers left
picture-round = Round
picture-deck = Draw deck
picture-discard = Discard
picture-stack = stack
picture-camels = camels
picture-markers = control markers
picture-goods = scoring markers
picture-ending = Last round
