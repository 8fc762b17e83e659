# The Temple of Chac in English. The terms are those of rules/en.md.

## The game

game-name = The Temple of Chac
game-tagline = Take what you can carry, and get out before the boulder seals the exit.
game-about = A Maya temple full of gold and traps: closing walls, lava, a river, a shaky bridge, and a boulder rolling towards the exit. Play as rivals, or as a team against the temple.

## Spaces: a small l looks like a 1

at-l11 = L11
at-l12 = L12
at-l13 = L13
at-l14 = L14
at-l21 = L21
at-l22 = L22
at-l23 = L23
at-l24 = L24
at-l31 = L31
at-l32 = L32
at-l33 = L33
at-l34 = L34
at-l41 = L41
at-l42 = L42
at-l43 = L43
at-l44 = L44
to-l11 = L11
to-l12 = L12
to-l13 = L13
to-l14 = L14
to-l21 = L21
to-l22 = L22
to-l23 = L23
to-l24 = L24
to-l31 = L31
to-l32 = L32
to-l33 = L33
to-l34 = L34
to-l41 = L41
to-l42 = L42
to-l43 = L43
to-l44 = L44

## Treasures

deck-z1 = zone 1
deck-z2 = zone 2
deck-z3 = zone 3
deck-z4 = zone 4
deck-lv = lava
deck-rv = river
deck-al = alcoves
deck-st = Stone
deck-gs = statue
card-z1-1 = Clay Whistle (1, zone 1)
card-z1-2 = Jade Beads (2, zone 1)
card-z1-3 = Obsidian Mirror (3, zone 1)
card-z1-4 = Turquoise Mask (4, zone 1)
card-z1-5 = Gold Pectoral (5, zone 1)
card-z1-k = Sealed Casket (zone 1)
card-z2-1 = Clay Whistle (1, zone 2)
card-z2-2 = Jade Beads (2, zone 2)
card-z2-3 = Obsidian Mirror (3, zone 2)
card-z2-4 = Turquoise Mask (4, zone 2)
card-z2-k = Sealed Casket (zone 2)
card-z3-1 = Clay Whistle (1, zone 3)
card-z3-2 = Jade Beads (2, zone 3)
card-z3-3 = Obsidian Mirror (3, zone 3)
card-z3-4 = Turquoise Mask (4, zone 3)
card-z3-k = Sealed Casket (zone 3)
card-z4-1 = Clay Whistle (1, zone 4)
card-z4-2 = Jade Beads (2, zone 4)
card-z4-3 = Obsidian Mirror (3, zone 4)
card-z4-k = Sealed Casket (zone 4)
card-lv-2 = Jade Beads (2, lava)
card-lv-3 = Obsidian Mirror (3, lava)
card-lv-4 = Turquoise Mask (4, lava)
card-lv-5 = Gold Pectoral (5, lava)
card-lv-k = Sealed Casket (lava)
card-rv-1 = Clay Whistle (1, river)
card-rv-2 = Jade Beads (2, river)
card-rv-3 = Obsidian Mirror (3, river)
card-rv-4 = Turquoise Mask (4, river)
card-rv-5 = Gold Pectoral (5, river)
card-rv-k = Sealed Casket (river)
card-al = Jaguar Relief (4)
card-st = Stone of Chac (6)
card-gs = Golden Statue (5)
card-both = both walls move
card-orange = the orange wall moves
card-grey = the grey wall moves
card-blank = no wall moves

## Adventurers and abilities

adventurer-lea = Lea Rice
adventurer-martin = Martin Fletcher
adventurer-bill = Bill Baker
adventurer-mustafa = Mustafa Ibrahim
adventurer-griffith = Prof. Griffith
adventurer-arely = Arely Tamay
adventurer-puccio = Puccio
adventurer-tatiana = Tatiana
adventurer-markus = Markus Bassler
adventurer-len = Len Tso Yau
adventurer-vincent = Vincent
adventurer-nicole = Nicole
ability-sprint = Sprint
ability-stamina = Stamina
ability-linguistics = Linguistics
ability-swimming = Swimming
ability-lock_picking = Lock Picking
ability-leap = Leap

## Places and things

lock-alcove_1 = alcove 1
lock-alcove_2 = alcove 2
lock-alcove_3 = alcove 3
lock-alcove_4 = alcove 4
lock-stone = the waterfall alcove
lock-tunnel = the Secret Tunnel
lock-door = the Secret Door
trial-pit = the pit jump
trial-web = the web
trial-tear_free = tearing free
trial-collapse = the collapse
trial-river_exit = the river exit
death-walls = is crushed between the walls
death-boulder = is crushed by the boulder
death-lava = falls into the lava
death-river = is swept over the waterfall
death-pit = falls into the pit
death-bridge = falls when the bridge breaks
death-burden = collapses under the load
death-sealed = is sealed in forever
sun-a = Sun A
sun-b = Sun B
wall-orange = orange
wall-grey = grey
route-exit = through the exit
route-tunnel = through the Secret Tunnel
glyph-g01 = “Sun Eye”
glyph-g02 = “Snake”
glyph-g03 = “Pyramid”
glyph-g04 = “Hand”
glyph-g05 = “Quetzal”
glyph-g06 = “Jaguar”
glyph-g07 = “Rain”
glyph-g08 = “Maize”
glyph-g09 = “Shell”
glyph-g10 = “Sky Band”
glyph-g11 = “Moon”
glyph-g12 = “Skull”
glyph-g13 = “Flint”
glyph-g14 = “Turtle”

## Variety cards

variety-v01 = Lava Surprise
variety-v02 = Secret Door
variety-v03 = Eager Boulder
variety-v04 = Hungry Walls
variety-v05 = Rotten Planks
variety-v06 = Swollen River
variety-v07 = Restless Lava
variety-v08 = Rusted Locks
variety-v09 = Dart Holes
variety-v10 = Choking Fumes
variety-v11 = Widow's Brood
variety-v12 = Trembling Temple
variety-v13 = Long Expedition
variety-v14 = Flying Splinters
variety-v15 = Dim Torches
variety-v16 = Cursed Caskets
variety-v17 = Firm Footing
variety-v18 = Worn Boulder
variety-v19 = Clear Inscription
variety-v20 = Jammed Mechanism
variety-v21 = Overflowing Caskets
variety-v22 = Old Keyring
variety-v23 = Supply Cache
variety-v24 = Muddy Temple
variety-v25 = Thieving Pack-Handlers
variety-v26 = Mischievous Monkeys
variety-v27 = Limited Numbers
variety-v01-about = The four clue tiles in the Walls Room are hidden. Only Linguistics lets you look at one.
variety-v02-about = A door blocks the corridor between c18 and c19. A 1 and a 2 open it.
variety-v03-about = One extra die is rolled for the boulder.
variety-v04-about = Four wall cards are revealed per round.
variety-v05-about = The bridge starts with three planks.
variety-v06-about = The current carries you two spaces.
variety-v07-about = A fifth number is trapped.
variety-v08-about = Alcoves 1 to 4 need a 1, a 2, a 3 and a 4.
variety-v09-about = If you fail to open a lock, roll a die: on a 1 or 2, you're wounded.
variety-v10-about = If you're on a lava tile after all turns, roll a die: on a 1 or 2, you're wounded.
variety-v11-about = A second web hangs on c24.
variety-v12-about = Opening any alcove starts the collapse.
variety-v13-about = Everyone starts with a Supply.
variety-v14-about = After the boulder moves, everyone directly in front of or behind it is wounded.
variety-v15-about = Deciphering costs two actions.
variety-v16-about = Finding a casket wounds you.
variety-v17-about = Load tests for the pit, the web and the collapse use one fewer die.
variety-v18-about = Only dice showing 4 or more move the boulder.
variety-v19-about = Everyone sees the glyph of one clue tile.
variety-v20-about = Two wall cards are revealed per round.
variety-v21-about = Each casket is worth the higher of two dice.
variety-v22-about = Each time you try a lock, your first reroll is free.
variety-v23-about = There are Supplies on c13. Each one heals a Wound or gives you two actions.
variety-v24-about = Leaving a space you share with a rival costs two actions.
variety-v25-about = Each round, a treasure moves from the player with the most to the player with the fewest.
variety-v26-about = Once per turn, you can send monkeys to steal from a rival nearby.
variety-v27-about = Dead adventurers aren't replaced.

## How it ends

outcome-together_won = You carried out enough treasure: everyone wins.
outcome-together_short = You didn't carry out enough treasure: the temple wins.
outcome-together_lost = No one escaped: the temple wins.
outcome-rivals_out = The richest survivor wins.
outcome-no_one_out = No one escaped, so no one wins.
outcome-nothing_out = No one carried anything of value out of the temple, so you all share the win.

## Presets and options

preset-expedition = Expedition
preset-expedition-about = Rivals against each other, with every danger and one Variety card.
preset-together = Co-op
preset-together-about = A team against the temple. The treasures you carry out must reach a target.
preset-classic_expedition = Classic Expedition
preset-classic_expedition-about = Rivals in a deadlier temple: a failed jump kills, Gravel has to be cleared, the walls also crush the entrance, and second adventurers wait for a Sun.
preset-classic_2009 = Classic 2009
preset-classic_2009-about = As published: no pit, web, statue, tunnel, collapse or Variety cards. You choose your load before the roll.
preset-as_written = As written
preset-as_written-about = Rivals, following the manual word for word: no Variety cards, the bridge is tested on every step, the tunnel leads to the entrance, and you can only trade in the corridor.
preset-as_written_together = As written, co-op
preset-as_written_together-about = The same, as a team against the temple.
option-mode = Mode
option-mode-about = Lets you play as rivals against each other, or as a team against the temple. A solo game is always against the temple.
option-mode-standard = rivals
option-mode-coop = co-op
option-level = Level
option-level-about = Sets the target in co-op, and usually the number of Variety cards.
option-level_cards = Cards by level
option-level_cards-about = In co-op, the level also sets the number of Variety cards. Otherwise, the number you choose applies.
option-variety = Variety cards
option-variety-about = Sets the number of Variety cards, unless the level does.
option-rival_cards = Rival cards
option-rival_cards-about = Adds the four Variety cards that only work among rivals.
option-pick_1 = Variety card 1
option-pick_1-about = Choose a card, or leave it random. Your choice only counts if Variety cards are in play, and is replaced if it isn't allowed.
option-pick_1-drawn = random
option-pick_1-v01 = Lava Surprise
option-pick_1-v02 = Secret Door
option-pick_1-v03 = Eager Boulder
option-pick_1-v04 = Hungry Walls
option-pick_1-v05 = Rotten Planks
option-pick_1-v06 = Swollen River
option-pick_1-v07 = Restless Lava
option-pick_1-v08 = Rusted Locks
option-pick_1-v09 = Dart Holes
option-pick_1-v10 = Choking Fumes
option-pick_1-v11 = Widow's Brood
option-pick_1-v12 = Trembling Temple
option-pick_1-v13 = Long Expedition
option-pick_1-v14 = Flying Splinters
option-pick_1-v15 = Dim Torches
option-pick_1-v16 = Cursed Caskets
option-pick_1-v17 = Firm Footing
option-pick_1-v18 = Worn Boulder
option-pick_1-v19 = Clear Inscription
option-pick_1-v20 = Jammed Mechanism
option-pick_1-v21 = Overflowing Caskets
option-pick_1-v22 = Old Keyring
option-pick_1-v23 = Supply Cache
option-pick_1-v24 = Muddy Temple
option-pick_1-v25 = Thieving Pack-Handlers
option-pick_1-v26 = Mischievous Monkeys
option-pick_1-v27 = Limited Numbers
option-pick_2 = Variety card 2
option-pick_2-about = Choose a card, or leave it random. Your choice only counts if at least two Variety cards are in play, and is replaced if it isn't allowed.
option-pick_2-drawn = random
option-pick_2-v01 = Lava Surprise
option-pick_2-v02 = Secret Door
option-pick_2-v03 = Eager Boulder
option-pick_2-v04 = Hungry Walls
option-pick_2-v05 = Rotten Planks
option-pick_2-v06 = Swollen River
option-pick_2-v07 = Restless Lava
option-pick_2-v08 = Rusted Locks
option-pick_2-v09 = Dart Holes
option-pick_2-v10 = Choking Fumes
option-pick_2-v11 = Widow's Brood
option-pick_2-v12 = Trembling Temple
option-pick_2-v13 = Long Expedition
option-pick_2-v14 = Flying Splinters
option-pick_2-v15 = Dim Torches
option-pick_2-v16 = Cursed Caskets
option-pick_2-v17 = Firm Footing
option-pick_2-v18 = Worn Boulder
option-pick_2-v19 = Clear Inscription
option-pick_2-v20 = Jammed Mechanism
option-pick_2-v21 = Overflowing Caskets
option-pick_2-v22 = Old Keyring
option-pick_2-v23 = Supply Cache
option-pick_2-v24 = Muddy Temple
option-pick_2-v25 = Thieving Pack-Handlers
option-pick_2-v26 = Mischievous Monkeys
option-pick_2-v27 = Limited Numbers
option-pick_3 = Variety card 3
option-pick_3-about = Choose a card, or leave it random. Your choice only counts if at least three Variety cards are in play, and is replaced if it isn't allowed.
option-pick_3-drawn = random
option-pick_3-v01 = Lava Surprise
option-pick_3-v02 = Secret Door
option-pick_3-v03 = Eager Boulder
option-pick_3-v04 = Hungry Walls
option-pick_3-v05 = Rotten Planks
option-pick_3-v06 = Swollen River
option-pick_3-v07 = Restless Lava
option-pick_3-v08 = Rusted Locks
option-pick_3-v09 = Dart Holes
option-pick_3-v10 = Choking Fumes
option-pick_3-v11 = Widow's Brood
option-pick_3-v12 = Trembling Temple
option-pick_3-v13 = Long Expedition
option-pick_3-v14 = Flying Splinters
option-pick_3-v15 = Dim Torches
option-pick_3-v16 = Cursed Caskets
option-pick_3-v17 = Firm Footing
option-pick_3-v18 = Worn Boulder
option-pick_3-v19 = Clear Inscription
option-pick_3-v20 = Jammed Mechanism
option-pick_3-v21 = Overflowing Caskets
option-pick_3-v22 = Old Keyring
option-pick_3-v23 = Supply Cache
option-pick_3-v24 = Muddy Temple
option-pick_3-v25 = Thieving Pack-Handlers
option-pick_3-v26 = Mischievous Monkeys
option-pick_3-v27 = Limited Numbers
option-pick_4 = Variety card 4
option-pick_4-about = Choose a card, or leave it random. Your choice only counts if at least four Variety cards are in play, and is replaced if it isn't allowed.
option-pick_4-drawn = random
option-pick_4-v01 = Lava Surprise
option-pick_4-v02 = Secret Door
option-pick_4-v03 = Eager Boulder
option-pick_4-v04 = Hungry Walls
option-pick_4-v05 = Rotten Planks
option-pick_4-v06 = Swollen River
option-pick_4-v07 = Restless Lava
option-pick_4-v08 = Rusted Locks
option-pick_4-v09 = Dart Holes
option-pick_4-v10 = Choking Fumes
option-pick_4-v11 = Widow's Brood
option-pick_4-v12 = Trembling Temple
option-pick_4-v13 = Long Expedition
option-pick_4-v14 = Flying Splinters
option-pick_4-v15 = Dim Torches
option-pick_4-v16 = Cursed Caskets
option-pick_4-v17 = Firm Footing
option-pick_4-v18 = Worn Boulder
option-pick_4-v19 = Clear Inscription
option-pick_4-v20 = Jammed Mechanism
option-pick_4-v21 = Overflowing Caskets
option-pick_4-v22 = Old Keyring
option-pick_4-v23 = Supply Cache
option-pick_4-v24 = Muddy Temple
option-pick_4-v25 = Thieving Pack-Handlers
option-pick_4-v26 = Mischievous Monkeys
option-pick_4-v27 = Limited Numbers
option-pit = Pit
option-pit-about = c21 is a pit that you can only cross by jumping.
option-web = Spider web
option-web-about = A web hangs on c12.
option-statue = Golden Statue
option-statue-about = A statue worth 5 stands on the bridge.
option-tunnel = Secret Tunnel
option-tunnel-about = A tunnel starts on c23.
option-collapse = Collapse
option-collapse-about = Taking the Stone of Chac makes the temple collapse.
option-pit_fail = Failed jump
option-pit_fail-about = Sets what a failed jump over the pit costs.
option-pit_fail-stays = nothing but the action
option-pit_fail-wounded = a Wound, and the turn ends
option-pit_fail-eliminated = death
option-gravel = Gravel
option-gravel-about = Sets whether adventurers have to clear Gravel markers.
option-gravel-marker = no, they change nothing
option-gravel-burden = yes, before anything else
option-mask = Mask
option-mask-about = Sets when the glyphs in the Lava Room become visible.
option-mask-entry = when someone enters the room
option-mask-openings = when someone reaches an opening
option-walls_kill = Walls meet
option-walls_kill-about = Sets who dies when the walls meet.
option-walls_kill-room = everyone in the Walls Room
option-walls_kill-room_and_entrance = everyone there and at the entrance
option-empty_temple = Empty temple
option-empty_temple-about = Sets what happens if no one is left in the temple but a second adventurer is waiting.
option-empty_temple-ends = the game ends
option-empty_temple-waits = the second adventurer waits for a Sun
option-bridge_test = Bridge tests
option-bridge_test-about = Sets when the bridge is tested. If every step is tested, you can't fall while you're stepping onto it.
option-bridge_test-entering = when you step onto it
option-bridge_test-every_move = when you step onto it or off it
option-tunnel_to = Tunnel leads
option-tunnel_to-about = Sets where the Secret Tunnel ends.
option-tunnel_to-outside = outside
option-tunnel_to-entrance = to the entrance
option-trade = Trading
option-trade-about = Sets where you can exchange and pick up treasures. In the corridor, both sides of an exchange have to give one.
option-trade-safe_spaces = on safe spaces, gifts allowed
option-trade-corridor_swap = in the corridor, no gifts
option-fine_print = Fine print
option-fine_print-about = Five small rules: when Suns open, sprinting into the river, too many Wounds, tearing free of a web, and ties at zero (T18.12 to T18.16).
option-fine_print-usual = usual
option-fine_print-as_written = as written
option-round_order = Round order
option-round_order-about = Sets whether you see the roll before you choose your load.
option-round_order-roll_first = roll, then load
option-round_order-load_first = load, then roll
option-dice_pass = Passing the dice
option-dice_pass-about = Sets who becomes Dice Keeper after each round.
option-dice_pass-closest = player nearest to the exit
option-dice_pass-left = next player clockwise
option-tie = Ties
option-tie-about = Sets who wins when totals are equal.
option-tie-shared = all tied players
option-tie-stone = holder of the Stone
option-looks = Secret looks
option-looks-about = Sets how long you can see a tile you look at.
option-looks-timed = five seconds
option-looks-notebook = the whole game
option-hands = Hands
option-hands-about = Sets whether others see your treasures.
option-hands-usual = hidden for rivals, open in co-op
option-hands-hidden = hidden
option-hands-open = open

## Actions

action-choose = Send in { $adventurer } first
action-begin = Start the first round
action-drop = Drop { $card }
action-keep = Keep { $card }
action-ready = Confirm load
action-brace = Stamina: Load Level −1
action-shed = Stamina: discard a Supply
action-pass = Pass
action-move = { $to ->
    [ent] Move to the entrance
    [exit] Leave through the exit
    [bank] Move to the bank
    [br] Move onto the bridge
   *[other] Move to { $to }
}
action-search = Search
action-decipher = Decipher this zone's clue
action-unlock = Try to open { $lock }
action-jump = Jump over the pit
action-hop = Hop on the bridge
action-statue = Take the Golden Statue
action-tunnel = Go through the Secret Tunnel
action-exit_river = Get out of the river
action-exchange = Exchange with { $whom }
action-gather = Look through the pile
action-heal = Supply: heal a Wound
action-hurry = Supply: gain two actions
action-clear = Clear Gravel
action-tear_free = Tear free
action-take_supply = Take a Supply
action-monkey = Send monkeys to { $whom }
action-sprint = { $to ->
    [ent] Sprint to the entrance
    [exit] Sprint out through the exit
    [bank] Sprint to the bank
    [br] Sprint onto the bridge
   *[other] Sprint to { $to }
}
action-leap = Leap to { $to }
action-read = Read the tile on { $at }
action-read_clue = Read the zone { $zone } clue
action-end = End turn
action-pay = Pay { $card }
action-ignore = Use token: ignore a 1
action-accept = Accept the roll
action-help = Help with Swimming
action-lose = Leave { $card } in the web
action-reroll = { $dice ->
    [one] Reroll die { $dice }
    [other] Reroll die { $dice }
   *[several] Reroll dice { $dice }
}
action-set = Turn die { $die } to { $face }
action-stop = Give up on the lock
action-remove_door = Remove the Secret Door
action-give = Offer { $card }
action-ask = Ask for { $card }
action-unask = Stop asking for { $card }
action-propose = Propose exchange
action-agree = Agree
action-decline = Decline
action-confirm = Confirm exchange
action-cancel = Cancel exchange
action-take = Take { $card }
action-done = Leave the rest
action-enter = Enter at { $sun }

## Events

event-went_in = { $seat } goes in as { $adventurer }.
event-first_roll = { $face ->
    [none] { $seat } rolls { $dice }: no three of a kind.
   *[other] { $seat } rolls { $dice }: three { $face }s.
}
event-keeper_chosen = { $seat } is the first Dice Keeper.
event-round_began = Round { $round } begins.
event-rolled = This round's roll: { $dice }.
event-carried = { $card ->
    [none] The pack-handlers carry a treasure from { $whom } to { $seat }.
   *[other] The pack-handlers carry { $card } from { $whom } to { $seat }.
}
event-dropped = { $cards ->
    [none] { $n ->
        [one] { $seat } drops a treasure on { $at }.
       *[other] { $seat } drops { $n } treasures on { $at }.
    }
   *[other] { $seat } drops { $cards } on { $at }.
}
event-drop_lost = { $cards ->
    [none] { $n ->
        [one] { $seat } drops and loses a treasure: the space isn't safe.
       *[other] { $seat } drops and loses { $n } treasures: the space isn't safe.
    }
   *[other] { $seat } drops and loses { $cards }: the space isn't safe.
}
event-loaded = { $n_cards ->
    [0] { $seat } carries no cards: Load Level { $level }.
    [one] { $seat } carries one card: Load Level { $level }.
   *[other] { $seat } carries { $n_cards } cards: Load Level { $level }.
}
event-excess_returned = { $n_supplies ->
    [0] { $n_wounds ->
        [one] { $seat } has too many cards and discards a Wound.
       *[other] { $seat } has too many cards and discards { $n_wounds } Wounds.
    }
   *[other] { $seat } has too many cards. Discarded Wounds: { $n_wounds }, Supplies: { $n_supplies }.
}
event-braced = { $seat } uses Stamina: Load Level { $level } this round.
event-shed = { $seat } uses Stamina to discard a Supply: Load Level { $level }.
event-turn_began = { $n ->
    [0] { $seat } has no actions.
    [one] { $seat } has one action.
   *[other] { $seat } has { $n } actions.
}
event-turn_skipped = { $seat } has no actions this round.
event-turn_ended = { $seat } ends their turn.
event-moved = { $at ->
    [ent] { $seat } moves to the entrance.
    [exit] { $seat } leaves through the exit.
    [bank] { $seat } reaches the bank.
    [br] { $seat } steps onto the bridge.
   *[other] { $seat } moves to { $at }.
}
event-sprinted = { $at ->
    [ent] { $seat } sprints to the entrance.
    [exit] { $seat } sprints out through the exit.
    [bank] { $seat } sprints to the bank.
    [br] { $seat } sprints onto the bridge.
   *[other] { $seat } sprints to { $at }.
}
event-leapt = { $seat } leaps to { $at }.
event-mask_removed = The mask comes off: all glyphs in the Lava Room are visible.
event-tile_flipped = { $seat } turns over { $glyph } on { $at }: { $n }, safe.
event-trap_sprung = { $seat } turns over { $glyph } on { $at }: { $n }, a trap!
event-searched = { $card ->
    [none] { $seat } searches and finds a treasure ({ $deck }).
   *[other] { $seat } searches and finds { $card }.
}
event-drifted = The current carries { $seat } to { $at }.
event-deciphered = { $glyph ->
    [none] { $seat } deciphers the zone { $zone } clue.
   *[other] { $seat } deciphers the zone { $zone } clue: number { $n } is { $glyph }.
}
event-tile_read = { $n ->
    [none] { $seat } reads the tile on { $at }.
   *[other] { $seat } reads the tile on { $at }: { $n }.
}
event-clue_read = { $glyph ->
    [none] { $seat } reads the hidden clue of zone { $zone }.
   *[other] { $seat } reads the hidden clue of zone { $zone }: number { $n } is { $glyph }.
}
event-look_ended = The tile { $seat } looked at is face down again.
event-tested = { $seat } takes a load test for { $trial }: { $dice }.
event-paid = { $cards ->
    [none] { $seat } pays three treasures to reroll a 1: { $face }.
   *[other] { $seat } pays { $cards } to reroll a 1: { $face }.
}
event-one_ignored = { $seat } uses an ability token to ignore a 1.
event-helped = { $seat } uses Swimming to help { $whom } ignore a 1.
event-test_passed = { $seat } passes the test.
event-test_failed = { $seat } fails the test.
event-wounded = { $n ->
    [one] { $seat } is wounded.
   *[other] { $seat } is wounded and now has { $n } Wounds.
}
event-buried = { $n ->
    [one] Gravel falls on { $seat }.
   *[other] More Gravel falls on { $seat }: now { $n } markers.
}
event-caught = { $seat } is caught in the web on { $at }.
event-card_lost = { $card ->
    [none] { $seat } loses a treasure to the web.
   *[other] { $seat } loses { $card } to the web.
}
event-freed = { $seat } is free again.
event-eliminated = { $adventurer } ({ $seat }) { $death }.
event-escaped = { $n ->
    [0] { $adventurer } ({ $seat }) escapes { $route }, but without treasures.
    [one] { $adventurer } ({ $seat }) escapes { $route } with one treasure.
   *[other] { $adventurer } ({ $seat }) escapes { $route } with { $n } treasures.
}
event-bridge_tested = { $n ->
    [0] { $seat } tests the bridge (weight { $weight }, rolled { $dice }): no planks are left.
    [one] { $seat } tests the bridge (weight { $weight }, rolled { $dice }): one plank is left.
   *[other] { $seat } tests the bridge (weight { $weight }, rolled { $dice }): { $n } planks are left.
}
event-bridge_fell = The bridge breaks, and everyone on it falls.
event-stayed_behind = { $seat } wasn't on the bridge yet and stays on { $at }.
event-statue_taken = { $seat } takes the Golden Statue.
event-lock_rolled = { $seat } tries to open { $lock }: { $dice }.
event-lock_rerolled = { $seat } rerolls for { $lock }: { $dice }.
event-die_set = { $seat } uses Lock Picking on { $lock }: { $dice }.
event-lock_opened = { $seat } opens { $lock }.
event-lock_left = { $seat } fails to open { $lock }.
event-darts = { $seat } rolls for the darts: { $face }.
event-treasure_taken = { $seat } takes { $card }.
event-door_removed = { $seat } removes the Secret Door.
event-door_smashed = The boulder smashes the Secret Door.
event-collapse_began = The temple starts to collapse.
event-collapse_ended = The Stone has left the temple: the collapse ends.
event-exchange_proposed = { $cards ->
    [none] { $seat } offers { $whom } an exchange.
   *[other] { $seat } offers { $cards } to { $whom }.
}
event-exchange_asked = { $seat } asks { $whom } for { $cards }.
event-exchange_answered = { $cards ->
    [none] { $seat } answers { $whom }'s offer.
   *[other] { $seat } offers { $cards } to { $whom } in return.
}
event-answer_expired = { $seat } doesn't answer in time.
event-exchange_declined = { $seat } declines the exchange with { $whom }.
event-exchange_cancelled = { $seat } cancels the exchange with { $whom }.
event-exchanged = { $seat } and { $whom } exchange treasures ({ $n_given } for { $n_taken }).
event-pile_seen = { $cards ->
    [none] { $n ->
        [one] { $seat } looks at the card on { $at }.
       *[other] { $seat } looks through the { $n } cards on { $at }.
    }
   *[other] { $seat } looks through the pile on { $at }: { $cards }.
}
event-picked_up = { $card ->
    [none] { $seat } picks up a treasure ({ $deck }).
   *[other] { $seat } picks up { $card }.
}
event-healed = { $seat } uses a Supply to heal a Wound. Wounds left: { $n }.
event-hurried = { $n ->
    [one] { $seat } uses a Supply and now has one action.
   *[other] { $seat } uses a Supply and now has { $n } actions.
}
event-gravel_cleared = { $seat } clears a Gravel marker. Markers left: { $n }.
event-supply_taken = { $seat } takes a Supply. Left in the cache: { $n }.
event-monkeys_sent = { $seat } sends monkeys to { $whom } and rolls { $face }.
event-stolen = { $card ->
    [none] The monkeys bring { $seat } a treasure from { $whom }.
   *[other] The monkeys bring { $seat } { $card } from { $whom }.
}
event-fumes = { $seat } rolls for the fumes: { $face }.
event-wall_revealed = Wall card: { $card }.
event-wall_moved = { $n ->
    [one] The { $wall } wall now covers one column.
   *[other] The { $wall } wall now covers { $n } columns.
}
event-pushed = { $seat } is pushed to { $at }.
event-pile_pushed = A pile is pushed to { $at }.
event-walls_met = The walls meet: the Walls Room is closed.
event-boulder_rolled = { $n ->
    [one] The boulder's dice show { $dice }: one step.
   *[other] The boulder's dice show { $dice }: { $n } steps.
}
event-boulder_moved = { $at ->
    [exit] The boulder rolls into the exit.
   *[other] The boulder rolls to { $at }.
}
event-pile_crushed = { $n ->
    [one] The boulder crushes a treasure on { $at }.
   *[other] The boulder crushes { $n } treasures on { $at }.
}
event-web_torn = The boulder tears the web on { $at }.
event-wall_hit = The boulder hits the wall at { $sun }.
event-sun_opened = The boulder breaks the wall at { $sun }.
event-cache_crushed = { $n ->
    [one] The boulder crushes a Supply in the cache.
   *[other] The boulder crushes { $n } Supplies in the cache.
}
event-splinters = Splinters hit { $seat }.
event-temple_empty = No adventurer is left in the temple, so the game ends.
event-waits_for_sun = { $seat } has to wait until a Sun opens.
event-replaced = { $seat } returns as { $adventurer } on { $at }.
event-dice_passed = { $seat } is now the Dice Keeper.
event-exit_sealed = The boulder seals the exit.
event-casket_opened = { $seat } opens a casket and rolls { $dice }: it's worth { $n }.
event-counted = { $n ->
    [0] { $seat } carried nothing of value out of the temple.
    [one] { $seat } carried out treasure worth one point.
   *[other] { $seat } carried out treasure worth { $n } points.
}
event-won = { $n ->
    [one] { $seat } wins with one point.
   *[other] { $seat } wins with { $n } points.
}
event-no_one_escaped = No one escaped.
event-group_counted = The team carried out treasure worth { $n } of the { $target } points needed.

## Refusals

refusal-game_over = The game is over.
refusal-no_such_seat = There's no { $whom } at this table.
refusal-not_your_turn = It's { $turn }'s turn.
now-choose = choosing adventurers
now-begin = starting the first round
now-load = choosing loads
now-brace = deciding about Stamina
now-act = taking actions
now-test = a load test
now-help = deciding about help in the river
now-lose = losing a treasure to the web
now-unlock = opening a lock
now-door = deciding about the Secret Door
now-compose = putting together an exchange
now-answer = answering an exchange
now-confirm = confirming an exchange
now-gather = picking up treasures
now-replace = bringing in a second adventurer
refusal-not_now = You can't do that now. Current step: { $now }.
refusal-not_asked = There's nothing for you to decide now. Current step: { $now }.
refusal-already_answered = That's already your answer. You can change it until everyone has answered.
refusal-not_your_adventurer = { $adventurer } isn't one of your two adventurers.
refusal-already_chosen = You've already chosen { $adventurer }.
refusal-no_such_card = You don't have { $card }, or you've already selected it.
refusal-not_laid_aside = You haven't selected { $card }.
refusal-over_limit = { $n ->
    [one] You have { $n_cards } cards, but the limit is 12. Drop at least one treasure.
   *[other] You have { $n_cards } cards, but the limit is 12. Drop at least { $n } treasures.
}
refusal-no_supply = You have no Supply.
refusal-no_wound = You have no Wound to heal.
refusal-no_gravel = You have no Gravel to clear.
refusal-gravel_harmless = Gravel doesn't hold you back, so you don't have to clear it.
refusal-gravel_first = { $n ->
    [one] You're under Gravel. Clear it first.
   *[other] You're under Gravel. Clear all { $n } markers first.
}
refusal-stuck_in_web = You're stuck in the web on { $at }. Tear free first.
refusal-not_stuck = You aren't stuck in a web.
refusal-not_enough_actions = { $needed ->
    [one] You have no actions left.
   *[other] This costs { $needed } actions, but you { $left ->
        [0] have none left
       *[other] only have { $left } left
    }.
}
refusal-not_adjacent = You can't get from { $at } to { $to } in one move.
refusal-boulder_there = The boulder is on { $to }. You can't enter or pass its space.
refusal-wall_closed = A wall covers { $to }.
refusal-room_closed = The walls have met, and { $to } is closed for the rest of the game.
refusal-hole_there = { $to } is a hole now. You can't step there.
refusal-pit_there = c21 is a pit. Jump over it from c20 or c22.
refusal-bridge_gone = The bridge is gone. Take another route.
refusal-door_shut = The Secret Door is shut. Open it with a 1 and a 2.
refusal-over_the_brink = Beyond r8 is the waterfall. Get out of the river with a load test.
refusal-nothing_to_search = There's nothing to search on { $at }.
refusal-deck_empty = The { $deck } deck is empty.
refusal-tile_searched = The tile on { $at } has already been searched.
refusal-lying_down = You're lying in the water. Move before you search again.
refusal-no_clue_here = There's no clue on { $at }. Decipher clues in the Walls Room.
refusal-clues_hidden = Lava Surprise hides the clues. Only Linguistics lets you look at one.
refusal-no_such_lock = This temple doesn't have { $lock }.
refusal-lock_elsewhere = You can't open { $lock } from here. Go to { $at }.
refusal-lock_open = The lock on { $lock } is already open.
refusal-no_pit = This temple has no pit.
refusal-not_at_pit = You're on { $at }. Jump from c20 or c22.
refusal-not_on_bridge = You're on { $at }, not on the bridge.
refusal-statue_gone = The Golden Statue isn't on the bridge.
refusal-no_tunnel = This temple has no Secret Tunnel.
refusal-not_at_tunnel = You're on { $at }. The tunnel starts on c23.
refusal-stone_needed = Without the Stone of Chac, you have to open the tunnel with dice.
refusal-not_at_brink = You're on { $at }. You can only get out of the river from r8.
refusal-with_yourself = You can't do this with yourself.
refusal-not_in_temple = { $whom } has no adventurer in the temple.
refusal-too_far = { $whom } is too far away, on { $at }. Move there or next to it.
refusal-unsafe_space = { $at } isn't a safe space. Only the entrance, the Walls Room, the corridor, the Suns and the bank are safe.
refusal-partner_stuck = { $whom } is stuck in a web.
refusal-pair_barred = You can't exchange with { $whom } again this turn.
refusal-nothing_to_exchange = Neither you nor { $whom } has any treasures.
refusal-hands_hidden = Hands are hidden. Make an offer and wait for the answer.
refusal-partner_lacks = { $whom } doesn't have { $card }, or you've already asked for it.
refusal-not_asked_for = You haven't asked for { $card }.
refusal-empty_exchange = At least one card has to change hands.
refusal-not_in_corridor = You're on { $at }. At this table, you can only exchange and pick up treasures in the corridor.
refusal-nothing_to_swap = You and { $whom } each have to give a treasure, but one of you has none.
refusal-one_sided = Each side has to give at least one treasure.
refusal-no_pile = There's no pile on { $at }.
refusal-not_in_pile = The pile doesn't contain { $card }.
refusal-not_in_force = “{ $variety }” isn't in play.
refusal-not_at_cache = You're on { $at }. The cache is on c13.
refusal-cache_empty = The cache is empty.
refusal-supply_already_taken = This adventurer has already taken a Supply.
refusal-monkeys_already_sent = You've already sent the monkeys this turn.
refusal-no_token = You have no unused { $ability } token.
refusal-no_sprint_in_river = You can't sprint into, in or out of the river.
refusal-no_sprint_from_river = You can't sprint while you're in the river.
refusal-not_diagonal = { $to } isn't diagonal to { $at }. Leap only works diagonally.
refusal-corner_blocked = The boulder is on { $at }. You can't leap past it.
refusal-not_in_lava = You're on { $at }. You can only read tiles inside the Lava Room.
refusal-no_tile_to_read = You can only read unturned tiles next to you, and { $at } isn't one.
refusal-token_useless = No ability token helps with { $trial }.
refusal-nothing_to_buy = You've already rerolled each remaining 1, and you can only reroll a die once.
refusal-too_few_to_pay = { $n ->
    [0] A reroll costs three treasures, but you have none.
    [one] A reroll costs three treasures, but you only have one.
   *[other] A reroll costs three treasures, but you only have { $n }.
}
refusal-payment_begun = { $n ->
    [one] You've selected one treasure. Pay the rest or take it back.
   *[other] You've selected { $n } treasures. Pay the rest or take them back.
}
refusal-same_face = The die already shows { $face }.
refusal-sun_closed = { $sun } isn't open yet.

## Expected input of commands

expected-a_command_such_as_move_search_or_end = a command such as move, search or end
expected-an_adventurer_such_as_lea = an adventurer such as lea
expected-a_treasure_such_as_z1-3_lv-k_or_st = a treasure such as z1-3, lv-k or st
expected-a_space_such_as_w23_c9_or_bank = a space such as w23, c9 or bank
expected-a_lock_such_as_alcove_1_stone_or_tunnel = a lock such as alcove_1, stone or tunnel
expected-dice_in_order_such_as_245 = dice positions in order, such as 245
expected-a_sun_a_or_b = a Sun: a or b

## Text drawing of the board

picture-round = round
picture-roll = roll
picture-keeper = Dice Keeper
picture-target = target
picture-boulder = boulder
picture-planks = planks
picture-walls = walls
picture-cards = cards
picture-level = Load Level
picture-wounds = Wounds
picture-supplies = Supplies
picture-gravel = Gravel
picture-actions = actions
picture-waiting = waiting for a Sun
picture-out = escaped
picture-dead = dead
picture-clues = clues
picture-masked = glyphs hidden
picture-stuck = stuck
picture-token = token
picture-collapsing = the temple is collapsing
picture-test = load test for
picture-lock = lock on
picture-exchange = exchange
picture-look = you see
