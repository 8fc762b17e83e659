# Forbidden Desert in English. The words are those of rules/en.md.

## The game

game-name = Forbidden Desert
game-tagline = Dig, drink and fly out before the storm has you.
game-about = Two to five adventurers, stranded over a buried city, dig for the four parts of a flying machine while sand piles up and water runs out. You play together, and all of you escape or none does.

## Adventurers

role-archaeologist = Archaeologist
role-archaeologist-power = Removes up to two sand markers from a tile with one action.
role-climber = Climber
role-climber-power = Walks over blocked tiles and takes one pawn along at each step; nobody on the Climber's tile is ever buried.
role-explorer = Explorer
role-explorer-power = Moves, removes sand and uses the Dune Blaster diagonally too.
role-meteorologist = Meteorologist
role-meteorologist-power = For one action draws one storm card fewer this turn, or looks at the top storm cards and may put one of them under the deck.
role-navigator = Navigator
role-navigator-power = For one action guides another pawn by up to three steps, wherever it is.
role-water_carrier = Water Carrier
role-water_carrier-power = Draws two water from an excavated well for one action, and gives water to adjacent tiles for free.

## Gear

gear-dune_blaster = Dune Blaster
gear-dune_blaster-text = Removes all the sand from your own tile or an adjacent one.
gear-jet_pack = Jet Pack
gear-jet_pack-text = Carries you, and one pawn from your tile if you like, to any tile that is not blocked.
gear-solar_shield = Solar Shield
gear-solar_shield-text = Until your next turn the sun takes no water from you, nor from anybody on your tile.
gear-terrascope = Terrascope
gear-terrascope-text = Shows what lies under any tile that is not excavated yet; the tile stays as it is.
gear-time_throttle = Time Throttle
gear-time_throttle-text = Gives you two more actions this turn. Only in your own turn, before the storm.
gear-secret_water_reserve = Secret Water Reserve
gear-secret_water_reserve-text = Everybody on your tile, you included, takes two water.

## Parts of the flying machine

part-propeller = Propeller
part-engine = Engine
part-crystal = Solar Crystal
part-navdeck = Navigation Deck

## Tiles: the city side

city-gear = Gear
city-tunnel = Tunnel
city-well = Well
city-mirage = Mirage
city-pad = Launch pad
city-propeller_row = Row clue of the Propeller
city-propeller_column = Column clue of the Propeller
city-engine_row = Row clue of the Engine
city-engine_column = Column clue of the Engine
city-crystal_row = Row clue of the Solar Crystal
city-crystal_column = Column clue of the Solar Crystal
city-navdeck_row = Row clue of the Navigation Deck
city-navdeck_column = Column clue of the Navigation Deck

## Tiles: the desert side

back-wreck = Wreck
back-drop = Water drop
back-plain = Plain desert

## Directions: "the wind blows …"

toward-north = north
toward-east = east
toward-south = south
toward-west = west

## Storm cards

card-n1 = Wind north 1
card-n2 = Wind north 2
card-n3 = Wind north 3
card-e1 = Wind east 1
card-e2 = Wind east 2
card-e3 = Wind east 3
card-s1 = Wind south 1
card-s2 = Wind south 2
card-s3 = Wind south 3
card-w1 = Wind west 1
card-w2 = Wind west 2
card-w3 = Wind west 3
card-up = Storm Picks Up
card-sun = Sun Beats Down

## Presets

preset-novice = Novice
preset-novice-about = The storm begins gently, with two cards a turn. The right start for a first flight.
preset-normal = Normal
preset-normal-about = The storm begins one tick further on, with three cards a turn.
preset-elite = Elite
preset-elite-about = Three cards a turn from the start, and soon four. For crews that waste no action.
preset-legendary = Legendary
preset-legendary-about = The meter begins on its fourth tick, and the skull is near. Few will fly out.

## Options

option-difficulty = Difficulty
option-difficulty-about = Where the storm meter starts. The further on, the sooner the storm has you.
option-difficulty-novice = Novice
option-difficulty-normal = Normal
option-difficulty-elite = Elite
option-difficulty-legendary = Legendary
option-roles = Adventurers
option-roles-about = How the adventurers are given out.
option-roles-random = dealt at random
option-roles-draft = picked in the order of the seats
option-roles-assigned = given out by the host
option-first_player = First player
option-first_player-about = Who takes the first turn. After that you play in the order of the seats.
option-first_player-lowest_canteen = the least water
option-first_player-random = by lot
option-first_player-seat = named by the host
option-sand_total = Sand markers
option-sand_total-about = How many there are in all, from 40 to 60; eight of them lie on the board at the start. Fewer is harder.
option-meteo_reorder = Free order of cards
option-meteo_reorder-about = The Meteorologist may lay the cards she looks at back in any order.
option-zero_is_death = Zero is death
option-zero_is_death-about = A canteen that reaches 0 kills, so nobody may give away their last water. Much harder.
option-sand_last_marker_loses = Last marker loses
option-sand_last_marker_loses-about = Laying the last sand marker of the supply already loses the game.
option-peek_shared = Shared looks
option-peek_shared-about = Everybody learns what the Terrascope and the Meteorologist see. Otherwise only the looker does.
option-ask_before_moving_me = Ask before moving me
option-ask_before_moving_me-about = Whoever would be moved by others is asked first. No answer within ten seconds means yes.
option-storm_pause = Pause in the storm
option-storm_pause-about = When the storm stops before a card, so that anybody can give water or gear or play gear.
option-storm_pause-auto = when somebody could do something
option-storm_pause-always = before every card
option-storm_pause-never = never

## Actions

action-pick = Pick the { $role }
action-move = { $with ->
    [none] Walk to { $to }
   *[other] Walk to { $to } with { $with }
}
action-tunnel = { $with ->
    [none] Go through the tunnel to { $to }
   *[other] Go through the tunnel to { $to } with { $with }
}
action-dig = Remove sand from { $at }
action-excavate = Excavate your tile
action-take = Pick up the { $part }
action-fewer = Draw one storm card fewer
action-look = Look at the top storm cards
action-guide = { $with ->
    [none] Guide { $whom } to { $to }
   *[other] Guide { $whom } to { $to } with { $with }
}
action-fill = Draw water from the well
action-give_water = Give { $whom } { $n } water
action-give_gear = Give { $whom } a { $gear }
action-blast = Blast the sand off { $at }
action-jet = { $with ->
    [none] Fly to { $to }
   *[other] Fly to { $to } with { $with }
}
action-shield = Open a Solar Shield
action-scope = Look under { $at } with a Terrascope
action-throttle = Use the Time Throttle
action-reserve = Open the Secret Water Reserve
action-end = End your actions
action-draw = Draw the next storm card
action-hold = Hold the storm
action-release = Let the storm go on
action-bury = Put card { $nth } under the deck
action-order = Lay card { $nth } back next
action-keep = Leave the cards as they are
action-agree = Agree to be moved
action-decline = Decline to be moved

## Events: the draft and the turn

event-picked = { $seat } picks the { $role }.
event-turn_began = It is { $seat }'s turn.

## Events: actions

event-moved = { $with ->
    [none] { $seat } walks from { $from } to { $to }.
   *[other] { $seat } walks from { $from } to { $to } and takes { $with } along.
}
event-tunnelled = { $with ->
    [none] { $seat } slips through the tunnel from { $from } to { $to }.
   *[other] { $seat } slips through the tunnel from { $from } to { $to } and takes { $with } along.
}
event-dug = { $seat } digs { $n ->
    [one] one sand marker
   *[other] { $n } sand markers
} from { $at }{ $left ->
    [0] , and the tile is clear.
    [one] ; one is left.
   *[other] ; { $left } are left.
}
event-excavated = { $seat } excavates { $at }: { $city }.
event-gear_drawn = { $seat } draws a gear card: { $gear }.
event-water_found = { $n ->
    [0] { $whom } has a full canteen and takes no water.
   *[other] { $whom } takes { $n } water.
}
event-part_appeared = The { $part } appears on { $at }, where its clues cross!
event-part_in_eye = The clues of the { $part } cross in the eye of the storm: it waits there for the next tile to slide in.
event-part_taken = { $seat } picks up the { $part }!
event-drew_fewer = { $seat } averts a storm card: { $n_fewer ->
    [one] one fewer
   *[other] { $n_fewer } fewer
} this turn.
event-looked = { $seat } looks at the top { $n ->
    [one] storm card
   *[other] { $n } storm cards
}{ $cards ->
    [none] .
   *[other] : { $cards }.
}
event-card_buried = { $card ->
    [none] { $seat } puts card { $nth } from the top under the deck.
   *[other] { $seat } puts card { $nth } from the top under the deck: { $card }.
}
event-card_ordered = { $seat } lays card { $nth } back next.
event-cards_kept = { $seat } leaves the storm cards as they are.
event-guided = { $with ->
    [none] { $seat } guides { $whom } from { $from } to { $to }.
   *[other] { $seat } guides { $whom } from { $from } to { $to }, and { $with } comes along.
}
event-filled = { $seat } draws { $n } water from the well.
event-water_given = { $seat } gives { $whom } { $n } water.
event-gear_given = { $seat } gives { $whom } a { $gear }.
event-blasted = Boom! { $seat } blasts { $n } sand off { $at }.
event-flew = { $with ->
    [none] { $seat } flies from { $from } to { $to }.
   *[other] { $seat } flies from { $from } to { $to } and takes { $with } along.
}
event-shield_raised = { $seat } opens a Solar Shield.
event-shield_ended = { $seat }'s Solar Shield closes.
event-scoped = { $city ->
    [none] { $seat } looks under { $at } with a Terrascope.
   *[other] { $seat } looks under { $at } with a Terrascope: { $city }.
}
event-throttled = { $seat } uses the Time Throttle: two more actions.
event-reserve_opened = { $seat } opens the Secret Water Reserve for everybody on the tile.
event-actions_ended = { $seat } is done: { $n_cards ->
    [0] no storm card comes.
    [one] one storm card comes.
   *[other] { $n_cards } storm cards come.
}

## Events: the storm

event-wind_blew = The wind blows { $toward }, over { $n_tiles ->
    [one] one tile
   *[other] { $n_tiles } tiles
}.
event-tile_slid = The tile on { $from } slides to { $to } and { $sand ->
    [0] is still free of sand.
   *[other] now bears { $sand } sand.
}
event-respite = A respite: { $n ->
    [one] the last step of the wind finds
   *[other] the last { $n } steps of the wind find
} no tile.
event-sand_ran_out = On { $at } the supply of sand runs out.
event-storm_rose = The storm picks up: { $n_to_skull ->
    [0] the meter reaches the skull.
    [one] { $level } cards a turn, and only one tick to the skull!
   *[other] { $level } cards a turn, { $n_to_skull } ticks to the skull.
}
event-sun_beat = The sun beats down!
event-drank = { $left ->
    [0] { $whom } drinks the last drop: the canteen is empty!
   *[other] { $whom } drinks and has { $left } water left.
}
event-sheltered = { $whom } is safe from the sun.
event-died_of_thirst = { $whom } dies of thirst.
event-reshuffled = The storm deck is used up: all its cards are shuffled into a new one.
event-held = Wait! { $seat } holds the storm.
event-released = { $seat } lets the storm go on.
event-hold_expired = The time is up, and the storm goes on.

## Events: asking before moving

event-asked = { $seat } would like to move { $whom } and asks first.
event-agreed = { $whom } agrees.
event-declined = { $whom } declines, and nobody moves.
event-answer_expired = No answer in time means yes.

## Events: the end

event-won = Everybody is on board, the machine hums, and you take off!
event-lost_to_thirst = The desert has won: somebody died of thirst.
event-lost_to_sand = The desert has won: the city sinks back under the sand.
event-lost_to_storm = The desert has won: the storm sweeps everything away.

## Refusals: when

refusal-game_over = The game is over, and nothing can be played any more. Start another one!
refusal-not_your_turn = It is { $turn }'s turn, and this is for { $turn } alone. Out of turn you can give water or gear and play gear cards.
refusal-no_actions_left = All your actions are spent. Giving water, giving gear and playing gear still cost nothing; a Time Throttle brings two more actions. Or end your actions.
refusal-no_such_seat = Nobody sits at { $whom }. Name somebody who plays at this table.
refusal-draft_first = First everybody picks an adventurer, and { $turn } is picking now. Play begins when all have one.
refusal-draft_is_over = All adventurers are given out, and they stay as they are for this game.
refusal-role_taken = The { $role } has been picked already. Pick one of the adventurers that are still free.
refusal-look_first = { $turn } is looking at storm cards, and everybody waits: first one of them is buried or all are kept.
refusal-not_looking = There are no storm cards on show. The Meteorologist has to look at some first, for one action.
refusal-no_such_card = Card { $nth } cannot be chosen. { $n ->
    [one] There is just one card to look at.
   *[other] There are { $n } cards to look at, counted from the top{ $n_placed ->
        [0] .
        [one] , and the first of them is laid back already.
       *[other] , and the first { $n_placed } of them are laid back already.
    }
}
refusal-already_buried = Only one card may be buried, and only before others are laid back. Lay the rest back in order, or keep it as it is.
refusal-order_is_fixed = At this table the cards go back in the order they had. Bury one of them or keep them all; the option “Free order of cards” would allow more.

## Refusals: the storm

refusal-storm_first = The storm is raging, with { $n_left ->
    [one] one card
   *[other] { $n_left } cards
} to come: no more paid actions. Give water or gear, play gear, then draw the next card.
refusal-no_storm = There is no storm just now to { $purpose ->
    [hold] hold or to let go on
   *[draw] draw cards from
}. It comes when the actions of this turn are ended.
refusal-not_your_storm = It is { $turn }'s storm, and only { $turn } draws the cards. You can give water or gear, play gear, or hold the storm.
refusal-storm_held = { $whom } holds the storm. Wait until { $whom } lets it go on; after 20 seconds it does so by itself.
refusal-cannot_hold_own_storm = It is your own storm, so it waits for you anyway. Draw when everybody is ready.
refusal-already_held = You have held the storm before this card, and once is all you may. You can hold it again before the next card.
refusal-not_holding = You are not holding the storm, so you cannot let it go. Only whoever holds it can.

## Refusals: exchanges and questions

refusal-too_many_exchanges = { $n } gifts, held storms and requests in a row are enough. Play must go on first: take an action, end the actions or draw a storm card.
refusal-wait_for_answer = Everybody waits for { $whom } to answer: agree or decline. After ten seconds silence means yes.
refusal-nothing_asked = Nobody has asked to move you, so there is nothing to answer.

## Refusals: moving

refusal-buried = You are buried under { $sand } sand: your only paid action is to remove sand from your own tile, down to one marker. Gear still works, and others can dig you out.
refusal-the_eye = { $at } is the eye of the storm, a hole without a tile: nobody enters it, and there is nothing in it to dig, to blast or to look at. Choose another cell.
refusal-too_far = { $n_steps ->
    [0] The pawn is on { $at } already.
   *[other] From { $from } to { $at } it is { $n_steps } steps.
} One step goes north, east, south or west, and only the Explorer's also diagonally; a tunnel or a Jet Pack goes further.
refusal-blocked = { $at } is blocked by { $sand } sand, and { $purpose ->
    [fly] nobody lands there, not even the Climber. Fly elsewhere, or clear it down to one first.
    [take] no part can be picked up before there is at most one left. Dig first.
    [fill] no water can be drawn before there is at most one left. Dig first.
   *[walk] only the Climber and his passenger get in. Dig it down to one first, or go round.
}
refusal-only_climber_carries = On foot only the Climber takes somebody along. Go without a passenger, or use a Jet Pack: it carries one.
refusal-not_together = { $whom } is on { $at }{ $purpose ->
    [carry] , and the Climber takes along only somebody from his own tile. Fetch { $whom } first.
    [fly] , and a Jet Pack takes along only somebody from your own tile. Meet first.
    [give_gear] , and gear can be given only on the same tile. Meet first.
    [pour_water] , and even you give water only on your own tile and the four adjacent ones. Go closer first.
   *[give_water] , and water can be given only on the same tile. Meet first; only the Water Carrier reaches adjacent tiles too.
}
refusal-yourself = That takes two. Choose another player instead.
refusal-not_in_a_tunnel = You stand on { $at }, and that is no excavated tunnel. Walk to one first, or excavate.
refusal-not_a_tunnel = The tunnel does not lead to { $at }. Choose another tunnel tile that is excavated already.
refusal-tunnel_blocked = The tunnel on { $at } is blocked by { $sand } sand, for the Climber too. Dig it down to one first.
refusal-already_there = You are on { $at } already, and your Jet Pack would be wasted. Choose another tile.

## Refusals: sand, tiles and parts

refusal-out_of_reach = { $at } is { $n_steps } steps away and out of reach. { $purpose ->
    [blast] A Dune Blaster clears your own tile or an adjacent one
   *[dig] You dig on your own tile and on adjacent ones
}, for the Explorer also diagonally, but never through a tunnel. Go closer first.
refusal-no_sand = There is no sand on { $at }{ $purpose ->
    [blast] , and your Dune Blaster would be wasted. Choose a tile that has some.
   *[dig] . Choose a tile that has some.
}
refusal-already_excavated = { $at } is excavated already{ $purpose ->
    [scope] , and everybody sees what it is. Look under a tile that still lies desert side up.
   *[excavate] . Choose a tile that still lies desert side up.
}
refusal-sand_on_tile = { $sand ->
    [one] One sand marker lies
   *[other] { $sand } sand markers lie
} on { $at }, and excavating takes a tile free of sand. Dig first, then excavate.
refusal-part_hidden = Nobody knows yet where the { $part } is. It appears as soon as both its clues are excavated, where their row and column cross.
refusal-part_elsewhere = The { $part } is on { $at }, not on your tile. Go there to pick it up.
refusal-part_in_eye = The { $part } is on { $at }, in the eye of the storm, where nobody can pick it up. Wait for the next tile to slide in.
refusal-part_held = { $whom } has picked up the { $part } already, and parts never change hands. Look for those that are missing.
refusal-not_excavated = { $at } is not excavated yet, and the part cannot be picked up before. Clear the tile of sand, excavate it, then pick up the part.

## Refusals: powers

refusal-wrong_role = Only the { $role } can do that. Use the power of your own adventurer.
refusal-no_cards_left_to_avert = All { $level } storm cards of this turn are averted already. Spend your action on something else.
refusal-guide_yourself = You guide others, never yourself. Walk instead, or guide the Climber and come along.
refusal-pawn_buried = { $whom } is buried under { $sand } sand and cannot be guided. Dig the tile down to one first, or bring the Climber there.
refusal-no_well_here = There is no excavated well on { $at }; the mirage is none. Water is drawn where you stand, so go to a well first.
refusal-canteen_full = Your canteen is full with { $max } water. Give some away first.

## Refusals: water and gear

refusal-not_enough_water = { $has ->
    [0] Your canteen is empty, so you have nothing to give. Find water first, or ask somebody to share.
   *[other] You have { $has } water. Give no more than that.
}
refusal-no_room = { $room ->
    [0] { $whom }'s canteen is full. Keep your water, or give it to somebody else.
   *[other] { $whom }'s canteen has room for { $room } water. Give no more than that.
}
refusal-last_water = At this table an empty canteen kills, so your last water stays with you. Give away less.
refusal-no_such_gear = You have no { $gear }. Excavate gear tiles to draw cards, or let somebody on your tile give you theirs.
refusal-no_gear_to_give = You have no { $gear } to give. Only its owner can pass a card on.
refusal-throttle_later = The Time Throttle adds actions, so it works only in your own turn and before the storm. Keep it for your next turn.
refusal-already_shielded = Your Solar Shield is open already, until your next turn begins. Keep the second one for later.
refusal-already_seen = You know already what lies under { $at }. Choose a tile that nobody has shown you yet.
refusal-nobody_thirsty = All canteens on your tile are full, so the water would be wasted. Wait until somebody has room for it.

## How it ended

outcome-won = You have won: all of you fly off, with all four parts and the desert below you.
outcome-thirst = You have lost: the water was gone, and somebody died of thirst.
outcome-buried = You have lost: the supply of sand ran out, and the desert has swallowed the city.
outcome-swept = You have lost: the storm meter reached the skull, and the storm swept you away.

## What a command should have been

expected-a_command_such_as_move_dig_or_end = a command such as move, dig or end
expected-a_cell_from_a1_to_e5 = a cell from a1 to e5
expected-an_adventurer_such_as_climber = an adventurer such as climber
expected-a_gear_card_such_as_jet_pack = a gear card such as jet_pack
expected-a_part_such_as_propeller = a part such as propeller

## The board drawn with letters

picture-legend =
    X wreck, o water drop, ~ plain, ((@)) eye; 1 sand, 2# or more: blocked; ~?WELL: looked at
    GEAR, TUNL tunnel, WELL, MIRG mirage, PAD launch pad; <pr> row clue, ^pr^ column clue, *pr part
    pr propeller, en engine, cr solar crystal, na navigation deck; A C E M N W the adventurers
picture-sand = Sand in the supply
picture-storm = Storm cards a turn
picture-skull = ticks to the skull
picture-pile = Deck
picture-known = Known from the top
picture-water = water
picture-shielded = Solar Shield open
picture-buried = buried
picture-actions = actions left
picture-in-eye = in the eye
