# The board in the browser, in English.

ui-board = The temple
ui-zoom = Enlarge the board
ui-before = Setup
ui-round = Round { $n }
ui-you-can = possible moves: { $actions }
ui-percent = { $n }%
ui-risk = risk of death: { $chance }
ui-dist = { $n ->
    [0] outside
    [one] one step from the exit
   *[other] { $n } steps from the exit
}
ui-heat = chance of the boulder coming here this round: { $chance }

## Places

ui-area-entrance = temple entrance
ui-area-walls = Walls Room, zone { $zone }, column { $column }
ui-area-corridor = corridor
ui-area-outside = exit
ui-area-lava = Lava Room
ui-area-river = river
ui-area-bank = river bank
ui-area-bridge = bridge
ui-boulder-here = the boulder is here
ui-web = spider web
ui-pit = a pit you can't enter
ui-planks = { $n ->
    [0] no planks left
    [one] one plank left
   *[other] { $n } planks left
}
ui-statue = Golden Statue
ui-cache = { $n ->
    [0] empty Supply cache
    [one] cache with one Supply
   *[other] cache with { $n } Supplies
}
ui-lock = { $lock }, opens with { $faces }
ui-pile = { $n ->
    [one] pile of one card
   *[other] pile of { $n } cards
}
ui-covered = covered by a wall
ui-masked = hidden under the mask
ui-sun-shut = Sun { $sun }, walled up
ui-sun-open = Sun { $sun }, open to the corridor
ui-tile-unturned = { $n ->
    [0] unturned tile, glyph { $glyph }
   *[other] unturned tile, glyph { $glyph }, number { $n } (known to you)
}
ui-tile-safe = safe tile { $n }, not searched yet
ui-tile-searched = searched tile { $n }
ui-tile-hole = hole left by trap { $n }
ui-stuck = stuck in the web
ui-lying = lying in the water
ui-gravel = { $n ->
    [one] one Gravel marker
   *[other] { $n } Gravel markers
}
ui-clue = { $n ->
    [0] zone { $zone } clue tile, hidden
   *[other] zone { $zone } clue tile: number { $n } is trapped
}
ui-clue-glyph = glyph { $glyph }
ui-clue-sprung = this trap has been sprung
ui-lock-empty = { $lock }, already open
ui-lock-alcove_1 = Alcove 1
ui-lock-alcove_2 = Alcove 2
ui-lock-alcove_3 = Alcove 3
ui-lock-alcove_4 = Alcove 4
ui-lock-stone = Waterfall alcove
ui-lock-tunnel = Secret Tunnel
ui-lock-door = Secret Door

## Round

ui-ready = Who's ready
ui-is-ready = { $name } is ready
ui-not-ready = { $name } is still deciding
ui-actions-left = { $n ->
    [0] no actions left
    [one] one action left
   *[other] { $n } actions left
}
ui-sealed = about { $n ->
    [one] one round
   *[other] { $n } rounds
} left
ui-sealed-about = Average time until the boulder seals the exit. In nine games out of ten, it takes { $min } to { $max } rounds, including this one.
ui-sealed-range = { $min } to { $max } in nine games out of ten
ui-walls-meet = walls meet: { $chance }
ui-walls-about = Chance that the walls meet this round and kill everyone between them.
ui-collapsing = The temple is collapsing
ui-keeper = dice
ui-keeper-about = Dice Keeper: starts the round

## The bar

ui-task-choosing = Which adventurer goes in first?
ui-task-briefing = Ready for the temple?
ui-task-loading = What will you drop?
ui-task-bracing = Use Stamina now?
ui-task-acting = { $n ->
    [0] No actions left
    [one] One action left
   *[other] { $n } actions left
}
ui-task-testing = Pay, or accept the roll?
ui-task-helping = Will you help?
ui-task-losing = What will the web keep?
ui-task-unlocking = Which dice will you reroll?
ui-task-removing = Remove the door?
ui-task-composing = What will you offer?
ui-task-answering = What will you give in return?
ui-task-confirming = Confirm the exchange?
ui-task-gathering = What will you pick up?
ui-task-replacing = Enter at which Sun?

## My things

ui-hand = Treasures
ui-hand-of = { $name }'s treasures
ui-no-cards = no treasures
ui-selected = selected
ui-card-hidden = face-down card ({ $deck })
ui-cards = Cards
ui-cards-about = Treasures, Wounds and Supplies. They set the Load Level.
ui-level = Load
ui-level-short = LL
ui-level-about = Load Level this round. Each die showing this number or higher is an action, and load tests use this many dice.
ui-level-n = Level { $n }
ui-worth = Value
ui-worth-about = The value of your treasures if you escape. A casket is worth 1 to 6.
ui-wounds = { $n ->
    [one] one Wound
   *[other] { $n } Wounds
}
ui-supplies = { $n ->
    [one] one Supply
   *[other] { $n } Supplies
}
ui-points = { $n ->
    [one] one point
   *[other] { $n } points
}
ui-token-used = Ability token used.
ui-token-kept = Ability token available.
ui-token-aim = Select the token, then choose a space.
ui-second = { $name } is waiting outside
ui-status-waiting = dead; second adventurer waiting for a Sun
ui-status-out = escaped
ui-status-dead = dead
ui-tray-in = { $name } is in the temple.
ui-tray-waiting = Your first adventurer is dead. The second one enters once the boulder has opened a Sun.
ui-tray-out = You escaped! Your treasures are counted at the end.
ui-tray-dead = Your adventurers will never leave the temple.

## Treasures

ui-treasure-1 = Clay Whistle, 1
ui-treasure-2 = Jade Beads, 2
ui-treasure-3 = Obsidian Mirror, 3
ui-treasure-4 = Turquoise Mask, 4
ui-treasure-5 = Gold Pectoral, 5
ui-treasure-k = Sealed Casket, 1 to 6
ui-treasure-al = Jaguar Relief, 4
ui-treasure-gs = Golden Statue, 5
ui-treasure-st = Stone of Chac, 6

## Adventurers

ui-ability-sprint-about = Once: move one space for free, but not in the river.
ui-ability-stamina-about = Once: lower your Load Level by one for a round, or discard a Supply.
ui-ability-linguistics-about = Once: see the number under a lava tile next to you.
ui-ability-swimming-about = Once: ignore a 1 when you or someone near you gets out of the river.
ui-ability-lock_picking-about = Once: turn one lock die to any face.
ui-ability-leap-about = Once: move diagonally, or ignore a 1 at the pit or in the collapse.
ui-choosing = Everyone is choosing which of their adventurers goes in first.
ui-goes-in = goes in

## Decisions

ui-goal-rivals = Carry out more treasure than anyone else.
ui-goal-coop = { $seats ->
    [one] Carry out treasure worth { $n } points.
   *[other] Together, carry out treasure worth { $n } points.
}
ui-briefing = You came for adventure. The Temple of Chac has enough gold for everyone, and enough graves too. Take what you can carry, help or hinder as you dare, and get out before the boulder seals the exit.
ui-load = Effect of dropping treasures this round
ui-load-step = { $n ->
    [0] keep all
   *[other] drop { $n }
}: { $cards ->
    [0] no cards
    [one] 1 card
   *[other] { $cards } cards
}, Load Level { $level }, { $actions ->
    [0] no actions
    [one] 1 action
   *[other] { $actions } actions
}, { $lost ->
    [0] no points lost
    [one] at least 1 point lost
   *[other] at least { $lost } points lost
}
ui-load-keep = keep all
ui-load-drop = drop { $n }
ui-load-actions = { $n ->
    [one] action
   *[other] actions
}
ui-load-cards = { $n ->
    [one] one card
   *[other] { $n } cards
}, Load { $level }
ui-load-lost = { $n ->
    [one] −1 point
   *[other] −{ $n } points
}
ui-load-over = over 12
ui-load-about = Tap cards to drop them here. No one sees your choice until everyone has chosen.
ui-load-ready = You're ready. You can change your mind until everyone else is.
ui-bracing = Use Stamina now? It helps with this round's actions and load tests.
ui-replacing = Where will { $name } enter? Sun B is nearer the exit.
ui-gauge = { $n ->
    [one] One wall card left
   *[other] { $n } wall cards left
}, arrows: { $orange } orange, { $grey } grey
ui-deck-is = { $deck }: { $n ->
    [0] no treasures left
    [one] one treasure left
   *[other] { $n } treasures left
}
ui-trial-pit = Pit jump
ui-trial-web = Web
ui-trial-tear_free = Tearing free
ui-trial-collapse = Collapse
ui-trial-river_exit = River exit
ui-dice = Dice: { $faces }
ui-ones = { $n ->
    [0] { $name } makes it.
    [one] { $name } has a 1. As it stands, the test fails.
   *[other] { $name } has { $n } ones. As it stands, the test fails.
}
ui-pay-about = { $n ->
    [one] Select one more treasure to reroll a 1.
    [2] Select two more treasures to reroll a 1.
   *[other] Select { $n } treasures to reroll a 1. You lose them.
}
ui-losing = The web keeps one of your treasures. Which one?
ui-needs = Needs { $faces }
ui-die-again = Die { $n } shows { $face }: reroll it?
ui-die-set = Lock Picking: turn die { $n }, showing { $face }
ui-pick-about = Lock Picking: turn one die to any face
ui-pick-which = Which die?
ui-reroll = { $n ->
    [one] Reroll one die
   *[other] Reroll { $n } dice
}
ui-reroll-free = { $n ->
    [one] Reroll one die for free
   *[other] Reroll { $n } dice for free
}
ui-odds-rolls = Rolls
ui-odds-about = Chance of opening the lock within this many more rolls, at one action per roll
ui-gives = { $name } gives
ui-exchange-forming = choosing…
ui-exchange-open = up to { $n ->
    [one] one card
   *[other] { $n } cards
}
ui-pile-here = The pile on this space
ui-look-clue = Zone { $zone } clue
ui-look-tile = Under the tile on { $at }
ui-look-trap = A trap!
ui-look-safe = Safe.
ui-look-unknown = No one knows yet whether it's a trap.

## Panels

ui-target = Target: { $n } points
ui-target-table = All targets
ui-players = Players
ui-varieties = Variety cards in play
ui-kind-bane = makes it harder
ui-kind-boon = makes it easier
ui-kind-twist = changes the game
ui-kind-rival = for rivals only
ui-dangers = Dangers
ui-boulder-rolls = Boulder: { $n ->
    [one] one die
   *[other] { $n } dice
}, moves on { $face }+
ui-boulder-here-odds = Boulder reaches me this round
ui-walls-left = Walls Room: { $n ->
    [one] one column
   *[other] { $n } columns
}
ui-walls-arrows = arrows: { $orange } orange, { $grey } grey
ui-walls-orange = Orange wall moves
ui-walls-grey = Grey wall moves
ui-walls-meeting = Walls meet: everyone inside dies
ui-bridge = Bridge
ui-bridge-is = { $planks ->
    [one] one plank
   *[other] { $planks } planks
}, weight { $weight }
ui-bridge-gone = gone
ui-bridge-with-me = Breaks with me on it (weight { $weight })
ui-tests = My chances in load tests
ui-test = Test
ui-test-plain = alone
ui-test-helped = with help
ui-n-dice = { $n ->
    [one] one die
   *[other] { $n } dice
}
ui-locks = Locks: chance by number of rolls
ui-rolls = Rolls
ui-to-exit = { $n ->
    [one] One action to the exit.
   *[other] { $n } actions to the exit by the shortest route.
}
ui-lava = Lava numbers
ui-trapped = Trapped
ui-safe = Safe
ui-notes = Only you know
ui-notes-over = Never turned over
ui-notes-notebook = The notebook keeps everything you've looked at.
ui-notes-timed = A number doesn't tell you which tile it's on, but its glyph does. You only see a clue for five seconds, so remember it.
ui-decks = Treasures
ui-deck = Deck
ui-left = Left
ui-unseen = Not seen by you
ui-unseen-about = These cards may be in the deck, with other players, in piles or lost.
ui-wounds-left = { $n ->
    [0] No Wounds are left in the supply.
    [one] One Wound is left in the supply.
   *[other] { $n } Wounds are left in the supply.
}

## Questions

ui-warn-tile = { $n }% chance that this unturned tile is a trap. Step on it?
ui-warn-bridge = { $n }% chance that the bridge breaks and kills everyone on it. Continue?
ui-warn-hop = A teammate is on the bridge too. Hop anyway?
ui-warn-pit = { $n }% chance that the jump fails, and you can't pay for a reroll. Jump anyway?
ui-warn-river_exit = { $n }% chance that the river sweeps you away, and you can't pay for a reroll. Try anyway?
ui-warn-end = { $n }% chance that the boulder comes here this round. End your turn on this space?
ui-warn-accept = This roll kills you. Accept it anyway?
ui-warn-tunnel = At this table, the tunnel leads back to the entrance, not outside. Use it anyway?
ui-warn-tunnel-shut = The tunnel leads to the entrance. The walls have met, so you could never leave it again. Use it anyway?

## The end

ui-scores = Scores
ui-player = Player
ui-total = Total
ui-end-me = You escaped with the richest haul!
ui-end-of = { $n ->
    [one] { $names } escaped with the richest haul
   *[other] { $names } share the richest haul
}
ui-end-no-one = No one came out alive
ui-end-nothing = No treasure left the temple, so you all share the win
ui-end-together = You beat the temple
ui-end-together-lost = The temple keeps its gold
ui-end-sealed = The boulder has sealed the exit.
ui-end-all = No one is left in the temple.
ui-end-total = { $n } of { $target } points
ui-end-dead = stays in the temple
ui-end-empty = came out empty-handed

## Descriptions

ui-about-entrance = { $walls_kill ->
    [room] Adventurers enter the temple here. When the walls meet, no way leads out of here any more.
   *[other] Adventurers enter the temple here. When the walls meet, everyone here and in the Walls Room is eliminated.
}
ui-about-walls = Search here to draw from this zone's deck. After all turns, wall cards push the two walls inwards.
ui-about-corridor = The boulder rolls along the corridor and eliminates everyone it hits.
ui-about-outside = Step out to escape with everything you carry. The game is over when the boulder gets here.
ui-about-lava = Stepping onto an unturned tile turns it over. A trapped number is deadly, any other is safe. Each turned tile can be searched once.
ui-about-river = You can only move downstream, and after each action the current carries you on. Search here to draw from the river deck.
ui-about-falls = The last space before the waterfall. Pass a load test to reach the bank. If you fail, you're swept over the waterfall and eliminated.
ui-about-bank = You get here from the river if you pass the test. It's a safe space.
ui-about-bridge = { $bridge_test ->
    [entering] Stepping onto it rolls one die per plank. Each die below the total Load Level on the bridge breaks a plank. When no plank is left, everyone on it falls.
   *[other] Stepping onto it or off it rolls one die per plank. Each die below the total Load Level breaks a plank. When no plank is left, everyone who was already on the bridge falls.
}
ui-about-pit = { $pit_fail ->
    [stays] No one can enter it. Jumping it from c20 or c22 requires a load test. If you fail, you stay where you are.
    [wounded] No one can enter it. Jumping it from c20 or c22 requires a load test. If you fail, you're wounded and your turn ends.
   *[other] No one can enter it. Jumping it from c20 or c22 requires a load test, and failing it is deadly.
}
ui-about-web = { $fine_print ->
    [usual] Entering requires a load test. If you fail, you lose a treasure, you're stuck and your turn ends. Tearing free costs an action.
   *[other] Entering requires a load test. If you fail, you lose a treasure, you're stuck and your turn ends. You tear free at the start of your next turn.
}
ui-about-sun = { $fine_print ->
    [usual] No tile, no trap and nothing to search. Once the boulder has broken the wall beside it, second adventurers enter here.
   *[other] No tile, no trap and nothing to search. Once the boulder has left the corner beside it, second adventurers enter here.
}
ui-about-clue = The lava tile with this number is trapped. Decipher it in this zone to see its glyph for five seconds.
ui-about-alcove = Roll five dice. If they show all the faces it needs, the treasure inside is yours. You can pay actions to reroll.
ui-about-stone = It holds the Stone of Chac, worth 6. Taking the Stone starts the collapse.
ui-about-tunnel = { $tunnel_to ->
    [outside] A way out of the temple. Open it with dice, or leave through it for one action if you hold the Stone.
   *[other] A way back to the entrance, at the far end of the temple. Open it with dice, or go through it for one action if you hold the Stone.
}
ui-about-door = It blocks the corridor between c18 and c19 and shuts behind you. The boulder smashes it.
ui-about-deck = Searching draws the top card. One of the ten cards is a Sealed Casket.
ui-about-treasure = It counts as one card towards your load, and for its value if you escape with it.
ui-about-casket = If you escape with it, a die roll at the end of the game sets its value.
ui-about-back = Its owner knows this card. You only see which deck it came from.
ui-about-dice = Rolled once per round for everyone. Each die that shows your Load Level or more gives you one action.
ui-about-walls-move = { $walls_kill ->
    [room] Each arrow on a wall card moves its wall one column inwards. After six steps the walls meet, and everyone between them is eliminated.
   *[other] Each arrow on a wall card moves its wall one column inwards. After six steps the walls meet, and everyone between them and at the entrance is eliminated.
}
ui-about-boulder = After the walls, it moves one step for each die that's high enough. It eliminates everyone it hits.
ui-about-sealed = When the boulder reaches the exit, the game is over. Everyone still inside is dead.
ui-about-collapse = Each round, before anyone takes a turn, every adventurer takes a load test. Failing it means one Gravel marker and one Wound.
ui-about-test = Roll as many dice as your Load Level. If there's no 1, you pass. Three treasures buy a reroll of one 1.
ui-about-numbers = The numbers under the lava tiles. Everyone sees which ones are trapped, but not which tiles they're on.
ui-about-glyph = You know the number under the tile with this glyph.
ui-about-look = You see it for five seconds. After that, only your memory helps, unless the table keeps a notebook.
ui-about-target = When you play together, you win if at least one adventurer escapes and your treasures reach the target.
ui-about-round = Roll, load, Stamina, turns, walls, boulder, second adventurers, passing the dice.
ui-about-turn = You can combine actions in any order, and end your turn at any time.
ui-about-keeper = The Dice Keeper rolls for everyone and takes the first turn. At the end of the round, the dice go to the player nearest to the exit.
ui-about-drop = The fewer cards you keep, the lower your Load Level and the more dice give you actions. On a safe space, dropped treasures form a pile. Elsewhere they are lost.
ui-about-lock-dice = The dice must show all the faces that the lock needs. Each further roll of any of them costs one action.
ui-about-pick = Turn one die to any other face, once per adventurer.
ui-about-cards = Treasures, Wounds and Supplies together. They set your Load Level, and you can't keep more than 12.
ui-about-level = Each die showing this number or more is an action, and load tests use this many dice.
ui-about-worth = The value of your treasures if you escape, not counting caskets.
ui-about-wound = It counts as a card, is worth nothing and can't be dropped. Only a Supply heals it.
ui-about-supply = It counts as a card and can't be dropped. For one action, it heals one Wound.
ui-about-gravel = { $gravel ->
    [marker] It shows how often the collapse has hit this adventurer. It doesn't hold anyone back.
   *[other] Clear it before you do anything else, one action per marker.
}
ui-about-ready = Everyone decides at the same time, in secret. You can change your mind until the last one is ready.
ui-about-odds = The chance of opening the lock within this many more rolls, at one action per roll.
ui-about-adventurer = Each adventurer has one ability and can use it once.
ui-about-zoom = Makes the spaces larger. Scroll to see the others, or press again to see the whole board.
ui-adventurer = Adventurer
ui-boulder = Boulder
ui-card = Face-down card
ui-clue-name = Clue tile
ui-exit = Exit
ui-gravel-name = Gravel
ui-keeper-name = Dice Keeper
ui-load-name = Load
ui-lock-dice = Lock dice
ui-look = Look
ui-round-dice = This round's dice
ui-round-name = Round
ui-supply = Supply
ui-target-name = Target
ui-turn = Turn
ui-walls = Walls
ui-wound = Wound
ui-fact-unseen = { $n ->
    [one] one of its cards is still unknown to you
   *[other] { $n } of its cards are still unknown to you
}
