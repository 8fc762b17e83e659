# Oasis in English. The words are those of rules/en.md.

## The game

game-name = Oasis
game-tagline = Offer well, choose early, and make land and markers meet.
game-about = Three to five families settle in the Gobi. Everybody turns up cards as an offer and takes somebody else's; tiles, camels and scoring markers count only together.

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
card-oas1 = 1 Oasis
card-oas2 = 2 Oasis
card-ste1 = 1 Steppe
card-ste2 = 2 Steppe
card-sto1 = 1 Stony Plains
card-sto2 = 2 Stony Plains
card-com1 = 1 Commodity
card-com2 = 2 Commodities
card-wel1 = 1 Water Well
card-wel2 = 2 Water Wells
card-hor1 = 1 Horse
card-hor2 = 2 Horses
card-ovo1 = 1 Ovoo
card-ovo2 = 2 Ovoos
card-drw3 = a draw of 3 cards

## Why the game ends

cause-oasis_out = all Oasis tiles are on the board
cause-steppe_out = all Steppe tiles are on the board
cause-stony_out = all Stony Plains tiles are on the board
cause-unplayable = a tile could not be placed
cause-path_full = the camel path is full

outcome-oasis_out = The game is over: all Oasis tiles are on the board.
outcome-steppe_out = The game is over: all Steppe tiles are on the board.
outcome-stony_out = The game is over: all Stony Plains tiles are on the board.
outcome-unplayable = The game is over: somebody had to place a tile and could not.
outcome-path_full = The game is over: the camel path is full.

## Presets and options

preset-seed = Neighbours
preset-seed-about = A tile may join anybody's area, and never links two of them.
preset-classic_2004 = Classic 2004
preset-classic_2004-about = As published: a tile joins only areas of your own. More games end with a tile that nobody can place.
option-placement = Placement
option-placement-about = Which controlled areas of its own land a tile may touch.
option-placement-link_ban = one, whoever controls it
option-placement-strict = only one of your own
option-placement-literal = one, but never your own
option-start_borders = Areas start at their border
option-start_borders-about = Oasis starts at the green border, Steppe beside the camel path. Switched off, both start anywhere.
option-free_action = Free action
option-free_action-about = Who takes the free action at the end of the round.
option-free_action-new_first = the new number one
option-free_action-old_first = the number one of this round
option-reveal = Making offers
option-reveal-about = Whether you see each card before you decide on the next.
option-reveal-stepwise = one card at a time
option-reveal-upfront = the number first
option-end_on_full_path = A full path ends the game
option-end_on_full_path-about = The camel that fills the last space of the path makes this round the last.
option-marker_visibility = Scoring markers
option-marker_visibility-about = Whether others see which scoring markers you have.
option-marker_visibility-hidden = hidden until the end
option-marker_visibility-open = open

## Actions

action-announce = { $n ->
    [one] Offer one card
   *[other] Offer { $n } cards
}
action-reveal = Reveal another card
action-stop = Stop here
action-accept = Take the offer of { $whom }
action-resolve = Resolve { $card }
action-place = Place { $land } on { $at }
action-camel = Place a camel on { $at }
action-mark = Put a control marker here
action-move_marker = Move the control marker here from { $from }
action-leave = Leave the area neutral
action-skip = Do without the free action
action-confirm = Confirm

## Events

event-round_began = Round { $round } begins.
event-announced = { $n ->
    [one] { $seat } will offer one card.
   *[other] { $seat } will offer { $n } cards.
}
event-drew_first = { $n ->
    [0] The stack of { $seat } is too small, and there is no card to draw.
    [one] The stack of { $seat } is too small: one card goes under it first, and one is revealed.
   *[other] The stack of { $seat } is too small: { $n } cards go under it first, and one is revealed.
}
event-revealed = { $seat } reveals { $card }.
event-offered = { $n ->
    [0] { $seat } has nothing to offer.
    [one] { $seat } offers one card; { $n_drawn ->
        [0] none is drawn
        [one] one is drawn
       *[other] { $n_drawn } are drawn
    }, and the stack has { $n_stack } now.
   *[other] { $seat } offers { $n } cards; { $n_drawn ->
        [0] none is drawn
        [one] one is drawn
       *[other] { $n_drawn } are drawn
    }, and the stack has { $n_stack } now.
}
event-reshuffled = { $n ->
    [one] The draw deck is empty: the one discarded card becomes the new one.
   *[other] The draw deck is empty: the { $n } discarded cards are shuffled into a new one.
}
event-draw_lost = { $n ->
    [one] No card is left to draw: { $seat } goes without one.
   *[other] No card is left to draw: { $seat } goes without { $n } cards.
}
event-accepted = { $seat } takes the offer of { $whom } and hands over counter { $n }.
event-last_offer = Only one offer is left for { $seat } to take.
event-own_offer_taken = { $seat } takes their own offer and keeps counter { $n }.
event-card_begun = { $seat } resolves { $card }.
event-tile_placed = { $seat } places { $land } on { $at }: { $size ->
    [one] a new area
   *[other] a neutral area of { $size } spaces
}.
event-area_grew = { $seat } places { $land } on { $at }, and their area grows to { $size } spaces.
event-tile_given = { $seat } places { $land } on { $at }, and the area of { $whom } grows to { $size } spaces.
event-marker_placed = { $seat } puts a control marker on { $at } and controls { $size ->
    [one] one space
   *[other] { $size } spaces
} of { $land }.
event-marker_moved = { $seat } moves the control marker from { $from } to { $at } and controls { $size ->
    [one] one space
   *[other] { $size } spaces
} of { $land } there; the old area is neutral now.
event-left_neutral = { $seat } leaves the { $land } area at { $at } neutral.
event-camel_placed = { $seat } places a camel on { $at }; the largest herd has { $herd ->
    [one] one camel
   *[other] { $herd } camels
}.
event-tiles_forfeited = { $n ->
    [one] No { $land } tile is left: { $seat } does without one.
   *[other] No { $land } tile is left: { $seat } does without { $n }.
}
event-camels_forfeited = { $n ->
    [one] One camel of { $seat } stays behind: there is none left, or no space for it.
   *[other] { $n } camels of { $seat } stay behind: there are none left, or no spaces for them.
}
event-goods_taken = { $n ->
    [0] { $seat } takes no scoring marker: no { $good } is left.
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
    [0] { $seat } draws no card.
    [one] { $seat } draws one card, unseen, under their stack.
   *[other] { $seat } draws { $n } cards, unseen, under their stack.
}
event-unplayable = { $seat } has no space for { $land }: this round is the last!
event-stack_used_up = The last { $land } tile is on the board: this round is the last!
event-path_filled = The camel path is full: this round is the last!
event-counter_turned = { $seat } turns up counter { $n }.
event-free_action_began = { $seat } has a free action.
event-free_action_skipped = { $seat } does without the free action.
event-free_action_void = { $seat } has nothing to place as a free action.
event-scored = { $seat } scores { $camels } for camels ({ $herd } × { $commodity }), { $oasis } for Oasis ({ $oasis_spaces } × { $well }), { $steppe } for Steppe ({ $steppe_spaces } × { $horse }) and { $stony } for Stony Plains ({ $stony_spaces } × { $ovoo }): { $total } in all.
event-won = { $seat } wins with { $total } points and is the Noble of the Oasis!

## Refusals

refusal-game_over = The game is over. Start another one, or look at this one again.
refusal-not_your_turn = It is the turn of { $turn }. There are no actions out of turn.
refusal-no_such_seat = Nobody sits there. Choose one of the players at this table.
refusal-not_now = { $now ->
    [announce] First say how many cards you offer.
    [offer] You are making your offer. Reveal another card, or stop.
    [accept] First take one of the offers.
    [resolve] Choose one of the cards you took and resolve it.
    [tile] A tile card is in progress. Place its tile first.
    [marker] The tile just placed lies in a neutral area. First decide about its control marker.
    [camel] A camel card is in progress. Place its camel first.
    [free] This is your free action. Place one tile or one camel, or do without.
   *[confirm] Everything is placed. Confirm, or take something back.
}
refusal-too_many_cards = At least one card stays in your stack, so you can offer { $max } at most, not { $n }.
refusal-own_offer = You cannot take your own offer while another one is left. Take one of the others.
refusal-offer_taken = The offer of { $whom } is taken. Choose one that is still there.
refusal-no_such_card = Your offer has no card { $card } that is still to be resolved. Choose one of those that are left.
refusal-other_land = The card shows { $wanted }, not { $land }. Place a tile of that land.
refusal-stack_empty = No { $land } tile is left. Place something else, or do without.
refusal-camel_path = { $at } belongs to the camel path, where no tile may lie. Choose a space beside it.
refusal-printed = { $at } is a printed { $land } space and cannot be covered. Build beside it instead.
refusal-occupied = { $at } has a { $land } tile already. Choose an empty space.
refusal-would_link = { $land } on { $at } would link areas of { $whom } and { $with }. A tile may touch only one controlled area of its own land.
refusal-would_merge = { $land } on { $at } would link two areas of { $whom }. Controlled areas never merge.
refusal-rival_area = { $at } touches the { $land } area of { $whom }. At this table you build only onto areas of your own.
refusal-own_area = { $at } touches your own { $land } area. At this table you may not build onto it.
refusal-no_anchor = { $land ->
    [Oasis] Oasis cannot start on { $at }. It starts at the green border, or beside other Oasis.
    [Steppe] Steppe cannot start on { $at }. It starts beside the camel path, or beside other Steppe.
   *[other] { $land } cannot start on { $at }.
}
refusal-off_the_path = { $at } is not on the camel path. Camels stand only there.
refusal-camel_there = A camel of { $whom } stands on { $at }. Choose an empty space of the path.
refusal-no_camels = You have no camel left. Place a tile, or do without.
refusal-no_markers = All your control markers are on the board. Move one of them here, or leave the area neutral.
refusal-no_marker_there = There is no control marker on { $from }. Name the space where one of yours stands.
refusal-not_your_marker = The control marker on { $from } belongs to { $whom }. Move one of your own.

## What a command should have been

expected-a_command_such_as_reveal_accept_or_place = a command such as reveal, accept or place
expected-a_card_such_as_cam2_oas1_or_drw3 = a card such as cam2, oas1 or drw3
expected-a_land_oasis_steppe_or_stony = a land: oasis, steppe or stony
expected-a_space_of_the_board_such_as_h4 = a space of the board such as h4

## The picture

picture-legend = O Oasis, S Steppe, R Stony Plains (small: printed) with owner and * marker; # path and camel; g green, + straw border
picture-tiles = Tiles
picture-supply = Markers
picture-round = Round
picture-deck = Deck
picture-discard = Discard
picture-stack = stack
picture-camels = camels
picture-markers = control
picture-goods = scoring markers
picture-ending = Last round
