# Forbidden Desert in English. Terms match rules/en.md.

## The game

game-name = Forbidden Desert
game-tagline = Dig, drink and fly out before the storm gets you.
game-about = Two to five adventurers are stranded above a buried city. Dig up the four parts of a flying machine while the sand piles up and your water runs low. You play as a team: either everyone escapes or no one does.

## Adventurers

role-archaeologist = Archaeologist
role-archaeologist-power = For one action, removes up to two sand markers from a tile.
role-climber = Climber
role-climber-power = Can enter blocked tiles and take one other pawn along on every move. No one on the Climber's tile is ever buried.
role-explorer = Explorer
role-explorer-power = Can also move, remove sand and use Dune Blasters diagonally.
role-meteorologist = Meteorologist
role-meteorologist-power = For one action, draws one fewer storm card this turn, or looks at the top storm cards and puts one of them on the bottom of the deck.
role-navigator = Navigator
role-navigator-power = For one action, guides another pawn up to three steps, wherever it is.
role-water_carrier = Water Carrier
role-water_carrier-power = For one action, draws two water from an excavated well. Can give water to players on adjacent tiles for free.

## Gear

gear-dune_blaster = Dune Blaster
gear-dune_blaster-text = Removes all sand from your tile or an adjacent one.
gear-jet_pack = Jet Pack
gear-jet_pack-text = Takes you to any tile that isn't blocked. You may bring one other pawn from your tile.
gear-solar_shield = Solar Shield
gear-solar_shield-text = Until your next turn, you and everyone on your tile are safe from the sun.
gear-terrascope = Terrascope
gear-terrascope-text = Lets you look under any unexcavated tile without turning it over.
gear-time_throttle = Time Throttle
gear-time_throttle-text = Gives you two extra actions. You can only play it on your own turn, before the storm.
gear-secret_water_reserve = Secret Water Reserve
gear-secret_water_reserve-text = Everyone on your tile, including you, gets two water.

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
city-propeller_row = Propeller row clue
city-propeller_column = Propeller column clue
city-engine_row = Engine row clue
city-engine_column = Engine column clue
city-crystal_row = Solar Crystal row clue
city-crystal_column = Solar Crystal column clue
city-navdeck_row = Navigation Deck row clue
city-navdeck_column = Navigation Deck column clue

## Tiles: the desert side

back-wreck = Wreck
back-drop = Water drop
back-plain = Plain desert

## Directions: “The wind blows …”

toward-north = north
toward-east = east
toward-south = south
toward-west = west

## Storm cards

card-n1 = Wind blows north (1 tile)
card-n2 = Wind blows north (2 tiles)
card-n3 = Wind blows north (3 tiles)
card-e1 = Wind blows east (1 tile)
card-e2 = Wind blows east (2 tiles)
card-e3 = Wind blows east (3 tiles)
card-s1 = Wind blows south (1 tile)
card-s2 = Wind blows south (2 tiles)
card-s3 = Wind blows south (3 tiles)
card-w1 = Wind blows west (1 tile)
card-w2 = Wind blows west (2 tiles)
card-w3 = Wind blows west (3 tiles)
card-up = Storm Picks Up
card-sun = Sun Beats Down

## Presets

preset-novice = Novice
preset-novice-about = The storm starts gently, at two cards per turn. Best for your first game.
preset-normal = Normal
preset-normal-about = The storm starts one tick above Novice, at three cards per turn.
preset-elite = Elite
preset-elite-about = Three cards per turn from the start, and soon four. For teams that don't waste actions.
preset-legendary = Legendary
preset-legendary-about = The storm meter starts on its fourth tick, closer to the skull. Few teams escape.
preset-classic_novice = Classic
preset-classic_novice-about = Novice, but every part has to be picked up, only buried players can't remove sand from adjacent tiles, and the Meteorologist may leave storm cards as they are.
preset-as_written = As written
preset-as_written-about = The original rules to the letter: Novice, but the Water Carrier draws from any well, and water can change hands after the sun is revealed.

## Options

option-difficulty = Difficulty
option-difficulty-about = Sets where the storm meter starts. The higher it starts, the less time you have.
option-difficulty-novice = Novice
option-difficulty-normal = Normal
option-difficulty-elite = Elite
option-difficulty-legendary = Legendary
option-roles = Adventurers
option-roles-about = Sets how players get their adventurers.
option-roles-random = dealt at random
option-roles-draft = picked in seat order
option-roles-assigned = assigned by the host
option-first_player = First player
option-first_player-about = Sets who takes the first turn. Play then continues in seat order.
option-first_player-lowest_canteen = player with the least water
option-first_player-random = chosen at random
option-first_player-seat = chosen by the host
option-sand_total = Sand markers
option-sand_total-about = Sets the total number of markers, from 40 to 60. Eight of them start on the board. Fewer markers make the game harder.
option-meteo_reorder = Free card order
option-meteo_reorder-about = After looking at storm cards, the Meteorologist may put them back in any order.
option-zero_is_death = Lose at 0 water
option-zero_is_death-about = An adventurer whose canteen reaches 0 dies, so no one may give away their last water. Much harder.
option-peek_shared = Shared peeks
option-peek_shared-about = Everyone sees what the Terrascope and the Meteorologist reveal. If off, only the player looking sees it.
option-ask_before_moving_me = Ask before moving others
option-ask_before_moving_me-about = Players are asked before others move their pawn. No answer within ten seconds means yes.
option-storm_pause = Storm pauses
option-storm_pause-about = Sets when the storm pauses before a card so that players can give water or gear, or play gear.
option-storm_pause-auto = when someone can act
option-storm_pause-always = before every card
option-storm_pause-never = never
option-pad_parts = Parts on the launch pad
option-pad_parts-about = Sets whether a part lying on the launch pad counts for the win or has to be picked up first.
option-pad_parts-held_or_lying = count
option-pad_parts-held = have to be picked up
option-dig_beside = Removing sand from adjacent tiles
option-dig_beside-about = Sets who may remove sand from an adjacent tile.
option-dig_beside-if_unblocked = only players on an unblocked tile
option-dig_beside-unless_buried = everyone who isn't buried
option-meteo_bury = After looking at storm cards
option-meteo_bury-about = Sets whether the Meteorologist has to put one of the cards on the bottom of the deck.
option-meteo_bury-must = one card must go to the bottom
option-meteo_bury-may = one card may go to the bottom
option-well_reach = Drawing water
option-well_reach-about = Sets from which wells the Water Carrier draws water.
option-well_reach-own_tile = from the well she stands on
option-well_reach-any = from any excavated well
option-sharing = Gifts during a storm
option-sharing-about = Sets when players may give each other water and gear during a storm.
option-sharing-before_cards = before each card
option-sharing-any_time = also after Sun Beats Down is revealed

## Actions

action-pick = Pick the { $role }
action-move = { $with ->
    [none] Move to { $to }
   *[other] Move to { $to } with { $with }
}
action-tunnel = { $with ->
    [none] Take the tunnel to { $to }
   *[other] Take the tunnel to { $to } with { $with }
}
action-dig = Remove sand from { $at }
action-excavate = Excavate your tile
action-take = Pick up the { $part }
action-fewer = Draw one fewer storm card
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
action-shield = Raise a Solar Shield
action-scope = Look under { $at } with a Terrascope
action-throttle = Use the Time Throttle
action-reserve = Open the Secret Water Reserve
action-end = End your actions
action-draw = Draw the next storm card
action-resolve = Let the sun beat down
action-hold = Hold the storm
action-release = Let the storm continue
action-bury = Put card { $nth } on the bottom
action-order = Put card { $nth } back next
action-keep = Leave the cards as they are
action-agree = Agree to be moved
action-decline = Decline to be moved

## Events: the draft and the turn

event-picked = { $seat } picks the { $role }.
event-turn_began = It's { $seat }'s turn.

## Events: actions

event-moved = { $with ->
    [none] { $seat } moves from { $from } to { $to }.
   *[other] { $seat } moves from { $from } to { $to } and takes { $with } along.
}
event-tunnelled = { $with ->
    [none] { $seat } takes the tunnel from { $from } to { $to }.
   *[other] { $seat } takes the tunnel from { $from } to { $to } and brings { $with } along.
}
event-dug = { $seat } removes { $n ->
    [one] one sand marker
   *[other] { $n } sand markers
} from { $at }. { $left ->
    [0] The tile is clear.
    [one] One is left.
   *[other] { $left } are left.
}
event-excavated = { $seat } excavates { $at }: { $city }.
event-gear_drawn = { $seat } draws a gear card: { $gear }.
event-water_found = { $n ->
    [0] { $whom }'s canteen is already full.
   *[other] { $whom } gets { $n } water.
}
event-part_appeared = The { $part } appears on { $at }, where its clues cross!
event-part_in_eye = The clues for the { $part } cross in the eye of the storm. It waits there for the next tile to slide in.
event-part_taken = { $seat } picks up the { $part }!
event-drew_fewer = { $seat } cancels a storm card: { $n_fewer ->
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
    [none] { $seat } moves card { $nth } to the bottom of the deck.
   *[other] { $seat } moves card { $nth } to the bottom of the deck: { $card }.
}
event-card_ordered = { $seat } puts card { $nth } back next.
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
event-shield_raised = { $seat } raises a Solar Shield.
event-shield_ended = { $seat }'s Solar Shield wears off.
event-scoped = { $city ->
    [none] { $seat } looks under { $at } with a Terrascope.
   *[other] { $seat } looks under { $at } with a Terrascope: { $city }.
}
event-throttled = { $seat } uses the Time Throttle and gets two extra actions.
event-reserve_opened = { $seat } opens the Secret Water Reserve for everyone on the tile.
event-actions_ended = { $seat } is done. { $n_cards ->
    [0] No storm cards to draw.
    [one] One storm card to draw.
   *[other] { $n_cards } storm cards to draw.
}

## Events: the storm

event-wind_blew = The wind blows { $toward } ({ $n_tiles ->
    [one] 1 tile
   *[other] { $n_tiles } tiles
}).
event-tile_slid = The tile on { $from } slides to { $to } and { $sand ->
    [0] still has no sand.
   *[other] now has { $sand } sand.
}
event-respite = A respite: the wind's last { $n ->
    [one] step moves no tile
   *[other] { $n } steps move no tiles
}.
event-sand_ran_out = The sand supply runs out at { $at }.
event-storm_rose = The storm picks up: { $n_to_skull ->
    [0] the meter reaches the skull.
    [one] { $level } cards per turn, and only one tick to the skull!
   *[other] { $level } cards per turn, { $n_to_skull } ticks to the skull.
}
event-sun_revealed = The next card is Sun Beats Down. You can still give water before it takes effect.
event-sun_beat = The sun beats down!
event-drank = { $left ->
    [0] { $whom } drinks the last drop. The canteen is empty!
   *[other] { $whom } drinks and has { $left } water left.
}
event-sheltered = { $whom } is safe from the sun.
event-died_of_thirst = { $whom } dies of thirst.
event-reshuffled = The storm deck is empty. All storm cards are shuffled into a new deck.
event-held = Wait! { $seat } holds the storm.
event-released = { $seat } lets the storm continue.
event-hold_expired = Time's up. The storm continues.

## Events: asking before moving

event-asked = { $seat } asks to move { $whom }.
event-agreed = { $whom } agrees.
event-declined = { $whom } declines. No one moves.
event-answer_expired = Time's up. No answer means yes.

## Events: the end

event-won = Everyone is on board, the machine hums to life, and you take off!
event-lost_to_thirst = The desert wins: an adventurer has died of thirst.
event-lost_to_sand = The desert wins: the city sinks back into the sand.
event-lost_to_storm = The desert wins: the storm sweeps everything away.

## Refusals: when

refusal-game_over = The game is over. Start a new one to keep playing.
refusal-not_your_turn = It's { $turn }'s turn. Until yours, you can only give water or gear and play gear.
refusal-no_actions_left = You have no actions left. Give water or gear, play gear (the Time Throttle adds two actions) or end your actions.
refusal-no_such_seat = There's no { $whom } at this table. Choose another player.
refusal-draft_first = Everyone must pick an adventurer first. It's { $turn }'s turn to pick.
refusal-draft_is_over = Everyone already has an adventurer. You can't change yours during the game.
refusal-role_taken = The { $role } is already taken. Pick another adventurer.
refusal-look_first = { $turn } is looking at storm cards and has to decide about them first.
refusal-not_looking = There are no storm cards to choose from. The Meteorologist must look at some first, for one action.
refusal-no_such_card = You can't choose card { $nth }. { $n ->
    [one] There is only one card.
   *[other] There are { $n } cards, counted from the top{ $n_placed ->
        [0] .
        [one] , and the first is already back on the deck.
       *[other] , and the first { $n_placed } are already back on the deck.
    }
}
refusal-already_buried = Only one card may go to the bottom, and only before you put others back. Put the rest back, or leave them as they are.
refusal-order_is_fixed = The option “Free card order” is off, so the cards keep their order. You can only put one on the bottom.
refusal-bury_first = At this table, one of these cards has to go to the bottom of the deck. Choose one first.

## Refusals: the storm

refusal-storm_first = The storm is raging, with { $n_left ->
    [one] one card
   *[other] { $n_left } cards
} to come, so you can't take actions. Give water or gear, play gear or draw the next card.
refusal-no_storm = There's no storm yet, so you can't { $purpose ->
    [hold] hold it or let it continue
   *[draw] draw storm cards
}. It starts when this turn's actions end.
refusal-sun_first = Sun Beats Down is revealed. Until it takes effect, you can only give water or gear.
refusal-no_sun_revealed = No Sun Beats Down is waiting to take effect. Draw the next storm card instead.
refusal-not_your_storm = It's { $turn }'s storm, so only { $turn } can continue it. You can take free actions or hold the storm.
refusal-storm_held = { $whom } is holding the storm. It continues when { $whom } lets it, or after 20 seconds.
refusal-cannot_hold_own_storm = It's your own storm, so it waits for you anyway. Draw when everyone is ready.
refusal-already_held = You've already held the storm before this card. You can hold it again before the next one.
refusal-not_holding = You aren't holding the storm. Only the player holding it can let it continue.

## Refusals: exchanges and questions

refusal-too_many_exchanges = That's { $n } gifts, holds and requests in a row. First, someone must take an action, end their actions or draw a storm card.
refusal-wait_for_answer = Everyone is waiting for { $whom } to agree or decline. No answer within ten seconds means yes.
refusal-nothing_asked = No one has asked to move you, so there's nothing to answer.

## Refusals: moving

refusal-buried = You're buried under { $sand } sand. Your only action is to clear your tile down to one marker. Gear still works, and others can dig you out.
refusal-the_eye = { $at } is the eye of the storm. There's no tile there to enter, clear, blast or look under. Choose another space.
refusal-too_far = { $n_steps ->
    [0] The pawn is already on { $at }.
   *[other] { $at } is { $n_steps } steps from { $from }.
} Steps go north, east, south or west (Explorer: diagonally too). Tunnels and Jet Packs reach further.
refusal-blocked = { $at } is blocked by { $sand } sand. { $purpose ->
    [fly] Not even the Climber can land there. Fly elsewhere, or clear it down to one marker first.
    [take] Clear it down to one marker before you pick up a part.
    [fill] Clear it down to one marker before you draw water.
   *[walk] Only the Climber and a passenger can enter. Clear it down to one marker first, or go around.
}
refusal-only_climber_carries = Only the Climber can take someone along on foot. Go alone, or use a Jet Pack to carry one passenger.
refusal-not_together = { $whom } is on { $at }. { $purpose ->
    [carry] The Climber can only take along a pawn from the same tile. Meet first.
    [fly] A Jet Pack can only take along a pawn from your own tile. Meet first.
    [give_gear] You can only give gear on the same tile. Meet first.
    [pour_water] You can only give water on your own tile and the four adjacent ones. Move closer first.
   *[give_water] You can only give water on the same tile, unless you're the Water Carrier. Meet first.
}
refusal-yourself = You can't choose yourself. Choose another player.
refusal-not_in_a_tunnel = { $at } isn't an excavated tunnel. Move to one first, or excavate one.
refusal-not_a_tunnel = The tunnel doesn't lead to { $at }. Choose another excavated tunnel tile.
refusal-tunnel_blocked = The tunnel on { $at } is blocked by { $sand } sand, even for the Climber. Clear it down to one marker first.
refusal-already_there = You're already on { $at }, so your Jet Pack would be wasted. Choose another tile.

## Refusals: sand, tiles and parts

refusal-out_of_reach = { $at } is { $n_steps } steps away. { $purpose ->
    [blast] A Dune Blaster only clears
   *[dig] You can only clear
} your tile or an adjacent one (Explorer: diagonals too), never through tunnels. Move closer.
refusal-no_sand = There's no sand on { $at }{ $purpose ->
    [blast] , so your Dune Blaster would be wasted. Choose a tile with sand.
   *[dig] . Choose a tile with sand.
}
refusal-own_tile_first = Your own tile { $at } is blocked by { $sand } sand. Clear it down to one marker before you remove sand from adjacent tiles.
refusal-already_excavated = { $at } is already excavated{ $purpose ->
    [scope] , so everyone can see what it is. Choose a tile that isn't excavated yet.
   *[excavate] . Move to a tile that isn't excavated yet.
}
refusal-sand_on_tile = { $sand ->
    [one] There's one sand marker
   *[other] There are { $sand } sand markers
} on { $at }. Remove all sand before you excavate.
refusal-part_hidden = No one knows where the { $part } is yet. It appears where its two clues cross, once both are excavated.
refusal-part_elsewhere = The { $part } is on { $at }. Go there to pick it up.
refusal-part_in_eye = The { $part } is on { $at }, in the eye of the storm. Wait for the next tile to slide in.
refusal-part_held = { $whom } already has the { $part }, and parts can't change hands. Look for the missing ones.
refusal-not_excavated = { $at } isn't excavated yet. Clear its sand, excavate it, then pick up the part.

## Refusals: powers

refusal-wrong_role = Only the { $role } can do that. Use your own adventurer's power instead.
refusal-no_cards_left_to_avert = All { $level } of this turn's storm cards are already cancelled. Use your action for something else.
refusal-guide_yourself = You can't guide yourself. Move on foot, or guide the Climber and come along as a passenger.
refusal-pawn_buried = { $whom } is buried under { $sand } sand and can't be guided. Clear the tile down to one marker, or bring the Climber there.
refusal-no_well_here = There's no excavated well on { $at }, and a mirage doesn't count. Move onto a well first.
refusal-no_open_well = There's no excavated well with at most one sand marker. Excavate a well or clear one first.
refusal-canteen_full = Your canteen is full ({ $max } water). Give some away first.

## Refusals: water and gear

refusal-not_enough_water = { $has ->
    [0] Your canteen is empty, so you have nothing to give. Find water, or ask someone to share.
   *[other] You only have { $has } water. You can't give more than that.
}
refusal-no_room = { $room ->
    [0] { $whom }'s canteen is full. Keep your water, or give it to someone else.
   *[other] { $whom }'s canteen only has room for { $room } water. Give no more than that.
}
refusal-last_water = At this table, an empty canteen means death, so you can't give away your last water. Keep at least one.
refusal-no_such_gear = You don't have a { $gear }. Excavate gear tiles to draw cards, or get one from a player on your tile.
refusal-no_gear_to_give = You don't have a { $gear } to give. Only its owner can pass it on.
refusal-throttle_later = The Time Throttle only works on your own turn, before the storm. Save it for your next turn.
refusal-already_shielded = Your Solar Shield is already up and lasts until your next turn. Save the second one for later.
refusal-already_seen = You already know what's under { $at }. Choose a tile you haven't seen yet.
refusal-no_one_thirsty = All canteens on your tile are full, so the water would be wasted. Wait until someone has room.

## How it ended

outcome-won = You win! You fly off together with all four parts and leave the desert behind.
outcome-thirst = You lose. The water ran out, and an adventurer died of thirst.
outcome-buried = You lose. The sand supply ran out, and the desert swallowed the city.
outcome-swept = You lose. The storm meter reached the skull, and the storm swept you away.

## Expected input

expected-a_command_such_as_move_dig_or_end = a command such as move, dig or end
expected-a_cell_from_a1_to_e5 = a space from a1 to e5
expected-an_adventurer_such_as_climber = an adventurer such as climber
expected-a_gear_card_such_as_jet_pack = a gear card such as jet_pack
expected-a_part_such_as_propeller = a part such as propeller

## The board in the terminal

picture-legend =
    X wreck, o water drop, ~ plain, ((@)) eye; 1 sand, 2# or more: blocked; ~?WELL: peeked at
    GEAR, TUNL tunnel, WELL, MIRG mirage, PAD launch pad; <pr> row clue, ^pr^ column clue, *pr part
    pr propeller, en engine, cr solar crystal, na navigation deck; A C E M N W adventurers
picture-sand = Sand in the supply
picture-storm = Storm cards per turn
picture-skull = ticks to the skull
picture-pile = Deck
picture-known = Known cards from the top
picture-water = water
picture-shielded = Solar Shield up
picture-buried = buried
picture-actions = actions left
picture-in-eye = in the eye
