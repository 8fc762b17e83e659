# The Temple of Chac in English. The words are those of rules/en.md.

## The game

game-name = The Temple of Chac
game-tagline = Take what you can carry, and be out before the boulder.
game-about = A Maya temple full of gold, walls that close in, lava, a river, a shaky bridge, and a boulder that rolls to the only exit. Against each other, or together against the temple.

## Spaces: the small l would be read as a 1

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
card-both = both walls
card-orange = the orange wall
card-grey = the grey wall
card-blank = nothing

## Characters and abilities

character-lea = Lea Rice
character-martin = Martin Fletcher
character-bill = Bill Baker
character-mustafa = Mustafa Ibrahim
character-griffith = Prof. Griffith
character-arely = Arely Tamay
character-puccio = Puccio
character-tatiana = Tatiana
character-markus = Markus Bassler
character-len = Len Tso Yau
character-vincent = Vincent
character-nicole = Nicole
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
lock-stone = the Stone of Chac
lock-tunnel = the Secret Tunnel
lock-door = the Secret Door
trial-pit = the pit
trial-web = the web
trial-tear_free = tearing free
trial-collapse = the collapse
trial-river_exit = the way out of the river
death-walls = is crushed between the walls
death-boulder = is run over by the boulder
death-lava = falls into the lava
death-river = goes down the waterfall
death-pit = falls into the pit
death-bridge = falls with the bridge
death-burden = breaks down under the burden
death-sealed = is shut in for ever
sun-a = Sun A
sun-b = Sun B
wall-orange = orange
wall-grey = grey
way-exit = by the exit
way-tunnel = by the Secret Tunnel
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
variety-v01-about = The four clues of the Walls Room are hidden. Only Linguistics can look at one.
variety-v02-about = A door shuts the corridor between c18 and c19; a 1 and a 2 open it.
variety-v03-about = The boulder rolls one die more.
variety-v04-about = Four wall cards a round.
variety-v05-about = The bridge begins with three planks.
variety-v06-about = The current carries two spaces.
variety-v07-about = A fifth number is trapped.
variety-v08-about = Alcoves need 1, 2, 3 and 4.
variety-v09-about = Leaving a lock shut wounds on a 1 or 2.
variety-v10-about = Ending a round on a glyph tile wounds on a 1 or 2.
variety-v11-about = A second web hangs on c24.
variety-v12-about = Any alcove starts the collapse.
variety-v13-about = Everybody begins with a Supply.
variety-v14-about = Beside the boulder one is wounded.
variety-v15-about = Deciphering costs two actions.
variety-v16-about = A casket that is found wounds its finder.
variety-v17-about = Pit, web and collapse are tested with one die fewer.
variety-v18-about = The boulder moves for a 4 or more.
variety-v19-about = Everybody sees the glyph of one clue.
variety-v20-about = Two wall cards a round.
variety-v21-about = Caskets keep the better of two dice.
variety-v22-about = The first reroll at a lock is free.
variety-v23-about = Supplies lie on c13; they heal or give two actions.
variety-v24-about = Leaving a space with others costs two actions.
variety-v25-about = Each round a treasure goes from who has most to who has least.
variety-v26-about = Monkeys steal from those near by.
variety-v27-about = Nobody is replaced.

## How it ends

outcome-together_won = The group has carried out enough: everybody wins.
outcome-together_short = Some are out, but not with enough: the temple wins.
outcome-together_lost = Nobody is out: the temple wins.
outcome-rivals_out = The exit is behind them: the richest of those outside wins.
outcome-nobody_out = Nobody is out: nobody wins.

## Presets and options

preset-expedition = Expedition
preset-expedition-about = Against each other, with every danger and one Variety card.
preset-together = Together
preset-together-about = All against the temple: what you carry out has to reach a target.
preset-classic_2009 = Classic 2009
preset-classic_2009-about = As published: no pit, web, statue, tunnel or collapse, no Variety cards; the load is chosen before the roll.
option-mode = Mode
option-mode-about = Against each other or together. A table of one always plays together.
option-mode-standard = rivals
option-mode-coop = together
option-level = Level
option-level-about = Together: how much has to be carried out, and how many Variety cards are in force.
option-variety = Variety cards
option-variety-about = Rivals: how many Variety cards are in force.
option-rival_cards = Cards against rivals
option-rival_cards-about = Whether the four cards that only hurt rivals are in the deck.
option-pick_1 = Variety card 1
option-pick_1-about = A card agreed on, or one from the deck. It counts only if so many are in force; a card that may not be in force is replaced.
option-pick_1-drawn = from the deck
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
option-pick_2-about = A card agreed on, or one from the deck. It counts only if so many are in force; a card that may not be in force is replaced.
option-pick_2-drawn = from the deck
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
option-pick_3-about = A card agreed on, or one from the deck. It counts only if so many are in force; a card that may not be in force is replaced.
option-pick_3-drawn = from the deck
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
option-pick_4-about = A card agreed on, or one from the deck. It counts only if so many are in force; a card that may not be in force is replaced.
option-pick_4-drawn = from the deck
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
option-pit-about = c21 is a pit that has to be jumped over.
option-web = Spider web
option-web-about = A web hangs on c12.
option-statue = Golden Statue
option-statue-about = On the bridge stands a statue worth 5.
option-tunnel = Secret Tunnel
option-tunnel-about = c23 has a tunnel to the outside.
option-collapse = Collapse
option-collapse-about = Once the Stone is taken, the temple comes down.
option-pit_fail = A failed jump
option-pit_fail-about = What a failed jump over the pit does.
option-pit_fail-eliminated = is deadly
option-pit_fail-wounded = wounds and ends the slot
option-round_order = Order of a round
option-round_order-about = Whether you know the roll when you choose your load.
option-round_order-roll_first = roll, then load
option-round_order-load_first = load, then roll
option-dice_pass = Dice Keeper
option-dice_pass-about = Who gets the dice at the end of a round.
option-dice_pass-closest = who is nearest to the exit
option-dice_pass-left = the next clockwise
option-tie = Ties
option-tie-about = Who wins when several have the same.
option-tie-shared = all of them
option-tie-stone = the holder of the Stone
option-peek = Looks
option-peek-about = How long you see what you have looked at.
option-peek-timed5s = five seconds
option-peek-notebook = for good
option-glyph_pairing = Glyphs and numbers
option-glyph_pairing-about = Whether anybody knows beforehand which number a glyph has.
option-glyph_pairing-shuffled = shuffled
option-glyph_pairing-fixed = known to all
option-hands = Hands
option-hands-about = Whether others see what you carry.
option-hands-usual = hidden among rivals, open together
option-hands-hidden = hidden
option-hands-open = open
option-first_player = First Dice Keeper
option-first_player-about = Who keeps the dice in the first round.
option-first_player-triplet = the highest triplet
option-first_player-random = by lot

## Actions

action-choose = Send { $character } in first
action-begin = Begin the first round
action-drop = Lay aside { $card }
action-keep = Keep { $card } after all
action-ready = Done with the load
action-brace = Stamina: one Load Level less
action-shed = Stamina: discard a Supply
action-pass = Do without
action-move = { $to ->
    [ent] Move to the entrance
    [exit] Move out by the exit
    [bank] Move to the bank
    [br] Move onto the bridge
   *[other] Move to { $to }
}
action-search = Search here
action-decipher = Decipher the clue of this zone
action-unlock = Try { $lock }
action-jump = Jump over the pit
action-hop = Hop on the bridge
action-statue = Take the Golden Statue
action-tunnel = Leave by the Secret Tunnel
action-exit_river = Get out of the river
action-exchange = Exchange with { $whom }
action-gather = Look at the pile
action-heal = Supplies: heal a Wound
action-hurry = Supplies: two more actions
action-clear = Clear Gravel
action-tear_free = Tear free
action-take_supply = Take a Supply
action-monkey = Send the monkeys to { $whom }
action-sprint = { $to ->
    [ent] Sprint to the entrance
    [exit] Sprint out by the exit
    [bank] Sprint to the bank
    [br] Sprint onto the bridge
   *[other] Sprint to { $to }
}
action-leap = Leap to { $to }
action-read = Read the tile on { $at }
action-read_clue = Read the clue of zone { $zone }
action-end = End the slot
action-pay = Pay with { $card }
action-ignore = Use the token: one 1 does not count
action-accept = Take the dice as they are
action-help = Help with Swimming
action-lose = Leave { $card } in the web
action-reroll = Roll again: dice { $dice }
action-set = Turn die { $die } to { $face }
action-stop = Leave the lock
action-remove_door = Remove the Secret Door
action-give = Offer { $card }
action-ask = Ask for { $card }
action-unask = Do not ask for { $card }
action-propose = Propose the exchange
action-agree = Agree
action-decline = Decline
action-confirm = Confirm the exchange
action-cancel = Call the exchange off
action-take = Take { $card }
action-done = Leave the rest
action-enter = Come in at { $sun }

## Events

event-went_in = { $seat } goes in as { $character }.
event-first_roll = { $face ->
    [none] { $seat } rolls { $dice }: no triplet.
   *[other] { $seat } rolls { $dice }: a triplet of { $face }.
}
event-keeper_chosen = { $seat } is the first Dice Keeper.
event-round_began = Round { $round } begins.
event-rolled = The roll of the round: { $dice }.
event-carried = { $card ->
    [none] The pack-handlers carry a treasure of { $whom } to { $seat }.
   *[other] The pack-handlers carry { $card } from { $whom } to { $seat }.
}
event-dropped = { $cards ->
    [none] { $n ->
        [one] { $seat } drops a treasure on { $at }.
       *[other] { $seat } drops { $n } treasures on { $at }.
    }
   *[other] { $seat } drops on { $at }: { $cards }.
}
event-drop_lost = { $cards ->
    [none] { $n ->
        [one] { $seat } drops a treasure, and it is lost: nothing can lie there.
       *[other] { $seat } drops { $n } treasures, and they are lost: nothing can lie there.
    }
   *[other] { $seat } drops what is lost, since nothing can lie there: { $cards }.
}
event-loaded = { $n_cards ->
    [one] { $seat } carries one card: Load Level { $level }.
   *[other] { $seat } carries { $n_cards } cards: Load Level { $level }.
}
event-braced = { $seat } uses Stamina: Load Level { $level } this round.
event-shed = { $seat } uses Stamina to discard a Supply: Load Level { $level }.
event-slot_began = { $n ->
    [one] { $seat } has one action.
   *[other] { $seat } has { $n } actions.
}
event-slot_skipped = { $seat } has no action this round.
event-slot_ended = { $seat } does nothing more.
event-moved = { $at ->
    [ent] { $seat } goes to the entrance.
    [exit] { $seat } goes out by the exit.
    [bank] { $seat } gets to the bank.
    [br] { $seat } goes onto the bridge.
   *[other] { $seat } goes to { $at }.
}
event-sprinted = { $at ->
    [ent] { $seat } sprints to the entrance.
    [exit] { $seat } sprints out by the exit.
    [bank] { $seat } sprints to the bank.
    [br] { $seat } sprints onto the bridge.
   *[other] { $seat } sprints to { $at }.
}
event-leapt = { $seat } leaps to { $at }.
event-mask_removed = The mask comes off: all glyphs of the Lava Room are in sight.
event-tile_flipped = { $seat } turns { $glyph } on { $at }: { $n }, and it holds.
event-trap_sprung = { $seat } turns { $glyph } on { $at }: { $n }, a trap!
event-searched = { $card ->
    [none] { $seat } searches and finds something ({ $deck }).
   *[other] { $seat } searches and finds { $card }.
}
event-drifted = The current carries { $seat } to { $at }.
event-deciphered = { $glyph ->
    [none] { $seat } deciphers the clue of zone { $zone }.
   *[other] { $seat } deciphers the clue of zone { $zone }: { $n } is { $glyph }.
}
event-tile_read = { $n ->
    [none] { $seat } reads the tile on { $at }.
   *[other] { $seat } reads the tile on { $at }: { $n }.
}
event-clue_read = { $glyph ->
    [none] { $seat } reads the hidden clue of zone { $zone }.
   *[other] { $seat } reads the hidden clue of zone { $zone }: { $n } is { $glyph }.
}
event-look_ended = What { $seat } was looking at lies face down again.
event-tested = { $seat } rolls for { $trial }: { $dice }.
event-paid = { $cards ->
    [none] { $seat } pays three treasures for another roll: { $face }.
   *[other] { $seat } pays { $cards } for another roll: { $face }.
}
event-one_ignored = { $seat } uses the token: one 1 does not count.
event-helped = { $seat } swims to help { $whom }: one 1 does not count.
event-test_passed = { $seat } passes.
event-test_failed = { $seat } fails.
event-wounded = { $n ->
    [one] { $seat } is wounded.
   *[other] { $seat } is wounded and has { $n } Wounds.
}
event-buried = { $n ->
    [one] Gravel falls on { $seat }.
   *[other] More Gravel falls on { $seat }: { $n } now.
}
event-caught = { $seat } is caught in the web on { $at }.
event-card_lost = { $card ->
    [none] { $seat } leaves a treasure in the web.
   *[other] { $seat } leaves { $card } in the web.
}
event-freed = { $seat } is free again.
event-eliminated = { $character } of { $seat } { $death }.
event-escaped = { $n ->
    [one] { $character } of { $seat } escapes { $way } with one treasure.
   *[other] { $character } of { $seat } escapes { $way } with { $n } treasures.
}
event-bridge_tested = { $n ->
    [one] { $seat } on the bridge, weight { $weight }, dice { $dice }: one plank is left.
   *[other] { $seat } on the bridge, weight { $weight }, dice { $dice }: { $n } planks are left.
}
event-bridge_fell = The bridge falls, and everybody on it.
event-statue_taken = { $seat } takes the Golden Statue.
event-lock_rolled = { $seat } tries { $lock }: { $dice }.
event-lock_rerolled = { $seat } rolls again for { $lock }: { $dice }.
event-die_set = { $seat } turns a die for { $lock }: { $dice }.
event-lock_opened = { $seat } opens { $lock }.
event-lock_left = { $seat } leaves { $lock } shut.
event-darts = Darts fly at { $seat }: { $face }.
event-treasure_taken = { $seat } takes { $card }.
event-door_removed = { $seat } takes the Secret Door off its hinges.
event-door_smashed = The boulder smashes the Secret Door.
event-collapse_began = The temple begins to collapse.
event-collapse_ended = The Stone is out: the collapse ends.
event-exchange_proposed = { $cards ->
    [none] { $seat } proposes an exchange to { $whom }.
   *[other] { $seat } offers { $whom } { $cards }.
}
event-exchange_asked = { $seat } asks { $whom } for { $cards }.
event-exchange_answered = { $cards ->
    [none] { $seat } answers { $whom }.
   *[other] { $seat } answers { $whom } with { $cards }.
}
event-answer_expired = { $seat } does not answer in time.
event-exchange_declined = { $seat } declines the exchange with { $whom }.
event-exchange_cancelled = { $seat } calls the exchange with { $whom } off.
event-exchanged = { $seat } and { $whom } exchange treasures: { $n_given } given, { $n_taken } taken.
event-pile_seen = { $cards ->
    [none] { $n ->
        [one] { $seat } looks at the one card on { $at }.
       *[other] { $seat } looks at the { $n } cards on { $at }.
    }
   *[other] { $seat } looks at the pile on { $at }: { $cards }.
}
event-picked_up = { $card ->
    [none] { $seat } picks up a treasure ({ $deck }).
   *[other] { $seat } picks up { $card }.
}
event-healed = { $seat } uses Supplies to heal a Wound; Wounds left: { $n }.
event-hurried = { $n ->
    [one] { $seat } uses Supplies to hurry: one action.
   *[other] { $seat } uses Supplies to hurry: { $n } actions.
}
event-gravel_cleared = { $seat } clears Gravel; still there: { $n }.
event-supply_taken = { $seat } takes a Supply; left in the cache: { $n }.
event-monkeys_sent = { $seat } sends the monkeys to { $whom }: { $face }.
event-stolen = { $card ->
    [none] A treasure of { $whom } goes to { $seat }.
   *[other] { $card } of { $whom } goes to { $seat }.
}
event-fumes = { $seat } stands in the fumes: { $face }.
event-wall_revealed = A wall card moves { $card }.
event-wall_moved = { $n ->
    [one] The { $wall } wall closes one column.
   *[other] The { $wall } wall has closed { $n } columns.
}
event-pushed = { $seat } is pushed to { $at }.
event-pile_pushed = A pile is pushed to { $at }.
event-walls_met = The walls meet: the Walls Room is closed for good.
event-boulder_rolled = { $n ->
    [one] The boulder rolls { $dice }: one step.
   *[other] The boulder rolls { $dice }: { $n } steps.
}
event-boulder_moved = The boulder rolls to { $at }.
event-pile_crushed = { $n ->
    [one] The boulder crushes a treasure on { $at }.
   *[other] The boulder crushes { $n } treasures on { $at }.
}
event-web_torn = The boulder tears the web on { $at }.
event-sun_opened = The boulder breaks the wall at { $sun }.
event-cache_crushed = { $n ->
    [one] The boulder crushes a Supply in the cache.
   *[other] The boulder crushes { $n } Supplies in the cache.
}
event-splinters = Splinters hit { $seat }.
event-waits_for_sun = { $seat } waits: no Sun is open.
event-replaced = { $character } comes in for { $seat } on { $at }.
event-dice_passed = { $seat } keeps the dice now.
event-exit_sealed = The boulder plugs the exit.
event-casket_opened = { $seat } opens a casket, { $dice }: it is worth { $n }.
event-counted = { $seat } has carried out { $n }.
event-won = { $seat } wins with { $n }.
event-nobody_escaped = Nobody has escaped.
event-group_counted = Together it is { $n }; { $target } were needed.

## Refusals

refusal-game_over = The game is over.
refusal-no_such_seat = There is no { $whom } at this table.
refusal-not_your_turn = It is the turn of { $turn }.
now-choose = choose who goes in first
now-begin = the Dice Keeper begins the first round
now-load = the load is chosen
now-brace = Stamina is decided on
now-act = an action is taken
now-test = the test has to be decided
now-help = a swimmer decides about helping
now-lose = a card has to stay in the web
now-unlock = the lock has to be opened or left
now-door = the door stays or goes
now-compose = the exchange is put together
now-answer = the partner answers
now-confirm = the exchange is confirmed or called off
now-gather = the pile lies open
now-replace = a backup comes in
refusal-not_now = Something else comes first now: { $now }.
refusal-not_asked = You have nothing to decide here: { $now }.
refusal-answered_already = You have answered so already; until all have answered you may still choose differently.
refusal-not_your_character = { $character } was not dealt to you.
refusal-chosen_already = You have chosen { $character } already.
refusal-no_such_card = You have no { $card } left to lay out.
refusal-not_laid_aside = { $card } is not laid out.
refusal-over_limit = { $n ->
    [one] You hold { $n_cards } cards, and 12 are the limit: drop at least one treasure.
   *[other] You hold { $n_cards } cards, and 12 are the limit: drop at least { $n } treasures.
}
refusal-no_supply = You have no Supply.
refusal-no_wound = You have no Wound to heal.
refusal-no_gravel = No Gravel lies on you.
refusal-gravel_first = { $n ->
    [one] Gravel lies on you: clear it first.
   *[other] Gravel lies on you: clear all { $n } first.
}
refusal-stuck_in_web = You are stuck in the web on { $at }: tear free first.
refusal-not_stuck = You are not stuck in a web.
refusal-not_enough_actions = { $needed ->
    [one] This takes one action, and you have { $left }.
   *[other] This takes { $needed } actions, and you have { $left }.
}
refusal-not_adjacent = No way leads from { $at } straight to { $to }.
refusal-boulder_there = The boulder is on { $to }: nobody passes it.
refusal-wall_closed = A wall has closed { $to }.
refusal-room_closed = The walls have met: { $to } is closed for good.
refusal-hole_there = { $to } is a hole into the lava.
refusal-pit_there = c21 is a pit: jump over it from c20 or c22.
refusal-bridge_gone = The bridge is gone.
refusal-door_shut = The Secret Door is shut: open it with a 1 and a 2.
refusal-over_the_brink = Behind r8 is the waterfall: get out of the river with a test.
refusal-nothing_to_search = There is nothing to search on { $at }.
refusal-deck_empty = The deck is empty: { $deck }.
refusal-tile_searched = The tile on { $at } has been searched.
refusal-lying_down = You lie in the water: move before you search again.
refusal-no_clue_here = There is no clue to decipher on { $at }; clues lie beside the Walls Room.
refusal-clues_hidden = Lava Surprise: the clues lie hidden, and only Linguistics can look at one.
refusal-no_such_lock = This temple does not have { $lock }.
refusal-lock_elsewhere = You cannot open { $lock } from here; that is done on { $at }.
refusal-lock_open = There is nothing behind { $lock } any more.
refusal-no_pit = This temple has no pit.
refusal-not_at_pit = You stand on { $at }; one jumps from c20 or c22.
refusal-not_on_bridge = You stand on { $at }, not on the bridge.
refusal-statue_gone = The Golden Statue is not there.
refusal-no_tunnel = This temple has no Secret Tunnel.
refusal-not_at_tunnel = You stand on { $at }; the tunnel begins on c23.
refusal-stone_needed = Without the Stone of Chac you have to open the tunnel with dice.
refusal-not_at_brink = You stand on { $at }; the river is left from r8.
refusal-with_yourself = You cannot do this with yourself.
refusal-not_in_temple = { $whom } has nobody in the temple.
refusal-too_far = { $whom } is on { $at }, too far away.
refusal-unsafe_space = { $at } is no safe space: cards lie and change hands only at the entrance, in the Walls Room, in the corridor, on the Suns and on the bank.
refusal-partner_stuck = { $whom } is stuck in a web.
refusal-pair_barred = { $whom } and you do not exchange any more in this slot.
refusal-nothing_to_exchange = Neither { $whom } nor you have a treasure.
refusal-hands_hidden = Hands are hidden: offer something and let the other answer.
refusal-partner_lacks = { $whom } has no { $card } left to ask for.
refusal-not_asked_for = You have not asked for { $card }.
refusal-empty_exchange = At least one card has to change hands.
refusal-no_pile = No pile lies on { $at }.
refusal-not_in_pile = { $card } is not in the pile.
refusal-not_in_force = { $variety } is not in force.
refusal-not_at_cache = You stand on { $at }; the cache is on c13.
refusal-cache_empty = The cache is empty.
refusal-supply_had = This character has had a Supply already.
refusal-monkeys_tired = The monkeys were out in this slot already.
refusal-no_token = You have no unused token for { $ability }.
refusal-no_sprint_in_river = Nobody sprints in the river or into it.
refusal-not_diagonal = { $to } does not lie diagonally from { $at }.
refusal-corner_blocked = The boulder is on { $at }: you cannot leap past it.
refusal-not_in_lava = You stand on { $at }; tiles are read from inside the Lava Room.
refusal-no_tile_to_read = No unturned tile beside you lies on { $at }.
refusal-token_useless = No token helps with { $trial }.
refusal-nothing_to_buy = Every 1 that is left has been rolled again once.
refusal-too_few_to_pay = { $n ->
    [one] Another roll costs three treasures, and you have one.
   *[other] Another roll costs three treasures, and you have { $n }.
}
refusal-payment_begun = { $n ->
    [one] One card is laid out: pay the rest or take it back.
   *[other] { $n } cards are laid out: pay the rest or take them back.
}
refusal-same_face = The die shows { $face } already.
refusal-sun_closed = { $sun } is not open.

## What a command should have been

expected-a_command_such_as_move_search_or_end = a command such as move, search or end
expected-a_character_such_as_lea = a character such as lea
expected-a_treasure_such_as_z1-3_lv-k_or_st = a treasure such as z1-3, lv-k or st
expected-a_space_such_as_w23_c9_or_bank = a space such as w23, c9 or bank
expected-a_lock_such_as_alcove_1_stone_or_tunnel = a lock such as alcove_1, stone or tunnel
expected-dice_in_order_such_as_245 = dice in order, such as 245
expected-a_sun_a_or_b = a Sun: a or b

## The picture

picture-round = round
picture-roll = roll
picture-keeper = keeper
picture-target = target
picture-boulder = boulder
picture-planks = planks
picture-walls = walls
picture-cards = cards
picture-level = level
picture-wounds = wounds
picture-supplies = supplies
picture-gravel = gravel
picture-actions = actions
picture-waiting = waits for a Sun
picture-out = escaped
picture-dead = dead
picture-clues = clues
picture-masked = the mask is on
picture-stuck = stuck
picture-token = token
picture-collapsing = the temple collapses
picture-test = test of
picture-lock = lock
picture-exchange = exchange
picture-look = you see
