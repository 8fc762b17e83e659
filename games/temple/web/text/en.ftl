# The board in the browser, in English.

ui-board = The temple
ui-zoom = Enlarge the board
ui-before = Before the temple
ui-round = Round { $n }
ui-you-can = you can: { $deeds }
ui-risk = danger of death: { $chance }
ui-dist = { $n ->
    [0] outside
    [one] one step to the exit
   *[other] { $n } steps to the exit
}
ui-heat = the boulder comes here this round: { $chance }

## Places

ui-area-entrance = the Temple Entrance
ui-area-walls = Walls Room, zone { $zone }, column { $column }
ui-area-corridor = the corridor
ui-area-outside = the exit
ui-area-lava = the Lava Room
ui-area-river = the river
ui-area-bank = the river bank
ui-area-bridge = the bridge
ui-boulder-here = the boulder lies here
ui-web = a spider web
ui-pit = a pit: nobody can stand here
ui-planks = { $n ->
    [0] no plank is left
    [one] one plank is left
   *[other] { $n } planks are left
}
ui-statue = the Golden Statue
ui-cache = { $n ->
    [0] an empty cache
    [one] a cache with one Supply
   *[other] a cache with { $n } Supplies
}
ui-lock = { $lock }, opened with { $faces }
ui-pile = { $n ->
    [one] a pile of one card
   *[other] a pile of { $n } cards
}
ui-covered = the wall stands here
ui-masked = hidden under the mask
ui-sun-shut = Sun { $sun }, walled up
ui-sun-open = Sun { $sun }, open to the corridor
ui-tile-unturned = { $n ->
    [0] tile not turned yet, glyph { $glyph }
   *[other] tile not turned yet, glyph { $glyph }, and you know its number: { $n }
}
ui-tile-safe = safe tile { $n }, not searched yet
ui-tile-searched = searched tile { $n }
ui-tile-hole = a hole where the trap { $n } was
ui-stuck = stuck in the web
ui-lying = lying down
ui-gravel = { $n ->
    [one] one Gravel
   *[other] { $n } Gravel
}
ui-clue = { $n ->
    [0] clue tile of zone { $zone }, hidden
   *[other] clue tile of zone { $zone }: the number { $n } is trapped
}
ui-clue-glyph = its glyph is { $glyph }
ui-clue-sprung = this trap has been sprung
ui-lock-empty = { $lock } is empty
ui-lock-alcove_1 = Alcove 1
ui-lock-alcove_2 = Alcove 2
ui-lock-alcove_3 = Alcove 3
ui-lock-alcove_4 = Alcove 4
ui-lock-stone = The Stone of Chac
ui-lock-tunnel = The Secret Tunnel
ui-lock-door = The Secret Door

## Round

ui-ready = Who has decided
ui-is-ready = { $name } has decided
ui-not-ready = { $name } is still thinking
ui-actions-left = { $n ->
    [0] no action left
    [one] one action left
   *[other] { $n } actions left
}
ui-sealed = sealed in about { $n ->
    [one] one round
   *[other] { $n } rounds
}
ui-sealed-about = The boulder closes the exit on average then; nine times in ten after { $min } to { $max } rounds, this one included.
ui-sealed-range = { $min } to { $max } in nine games of ten
ui-walls-meet = walls meet: { $chance }
ui-walls-about = The chance that the walls meet this round. Whoever is in the Walls Room or at the entrance then dies.
ui-collapsing = The temple collapses
ui-keeper = dice
ui-keeper-about = Dice Keeper: begins the round

## The bar

ui-task-choosing = Who goes in first?
ui-task-briefing = Ready for the temple?
ui-task-loading = What do you leave behind?
ui-task-bracing = Stamina now, or later?
ui-task-acting = { $n ->
    [0] No action left
    [one] One action left
   *[other] { $n } actions left
}
ui-task-testing = Pay, or accept it?
ui-task-helping = Do you help?
ui-task-losing = What does the web keep?
ui-task-unlocking = Which dice roll again?
ui-task-removing = Remove the door for good?
ui-task-composing = What do you offer?
ui-task-answering = What do you give for it?
ui-task-confirming = Is it a deal?
ui-task-gathering = What do you pick up?
ui-task-replacing = Through which Sun?

## My things

ui-hand = Your treasures
ui-hand-of = The treasures of { $name }
ui-no-cards = no treasures
ui-laid = laid aside
ui-card-hidden = a card face down ({ $deck })
ui-cards = Cards
ui-cards-about = Treasures, Wounds and Supplies together. They make the Load Level.
ui-level = Load
ui-level-short = LL
ui-level-about = Load Level of this round: dice from this face on are actions, and every test rolls so many dice.
ui-level-n = Level { $n }
ui-worth = Worth
ui-worth-about = What your treasures are worth outside. A casket holds 1 to 6.
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
ui-token-used = The token has been used.
ui-token-kept = The token is still there.
ui-token-aim = Take the token in hand and aim it at a space.
ui-backup = { $name } waits outside
ui-standing-waiting = dead; the second one waits for a Sun
ui-standing-out = escaped
ui-standing-dead = dead
ui-tray-in = { $name } is in the temple.
ui-tray-waiting = Your first adventurer is dead. The second one comes in as soon as the boulder has opened a Sun.
ui-tray-out = You are out! Your treasures are counted at the end.
ui-tray-dead = Both your adventurers stay in the temple for ever.

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

## Characters

ui-ability-sprint-about = Once: move one space for nothing, but not in the river.
ui-ability-stamina-about = Once: one Load Level less for a round, or discard a Supply.
ui-ability-linguistics-about = Once: see the number under an adjacent lava tile.
ui-ability-swimming-about = Once: ignore a 1 when somebody near you leaves the river, yourself included.
ui-ability-lock_picking-about = Once: turn one die of a lock to any face.
ui-ability-leap-about = Once: move diagonally, or ignore a 1 at the pit or in the collapse.
ui-choosing = Everybody chooses who goes in first.
ui-goes-in = goes in

## Decisions

ui-goal-rivals = Carry out more than anybody else.
ui-goal-coop = { $seats ->
    [one] Carry out { $n } points.
   *[other] Carry out { $n } points together.
}
ui-briefing = You came for adventure. The temple of Chac has gold enough for all of you, and graves enough too. Take what you can carry, help or hinder as you dare, and be outside before the stone closes the door.
ui-load = What dropping means for this roll
ui-load-step = drop { $n }: { $cards } cards, Load Level { $level }, { $actions } actions, { $lost } points lost at least
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
ui-load-about = Touch cards to drop them here. Nobody sees what you choose until all have chosen.
ui-load-ready = You have decided. Until the last one has, you may still change your mind.
ui-bracing = Stamina now? It helps with this round's actions and tests.
ui-replacing = Where does { $name } come in? Sun B is nearer to the exit.
ui-gauge = { $n ->
    [one] One Wall card is left
   *[other] { $n } Wall cards are left
}, with { $orange } orange and { $grey } grey arrows
ui-deck-is = { $deck }: { $n ->
    [one] one treasure is left
   *[other] { $n } treasures are left
}
ui-trial-pit = Over the pit
ui-trial-web = The web
ui-trial-tear_free = Out of the web
ui-trial-collapse = Falling stones
ui-trial-river_exit = Out of the river
ui-dice = Dice: { $faces }
ui-ones = { $n ->
    [0] { $name } makes it.
    [one] { $name } has a 1: as it stands, the test fails.
   *[other] { $name } has { $n } ones: as it stands, the test fails.
}
ui-pay-about = { $n ->
    [one] Lay out one more treasure to roll a 1 again.
   *[other] Lay out { $n } treasures to roll a 1 again. They are lost.
}
ui-losing = The web keeps one of your treasures. Which one?
ui-needs = Needs { $faces }
ui-die-again = Die { $n } shows { $face }: roll it again?
ui-die-set = Lock Picking: turn die { $n }, which shows { $face }
ui-pick-about = Lock Picking: turn one die to any face
ui-pick-which = Which die?
ui-reroll = { $n ->
    [one] Reroll one die
   *[other] Reroll { $n } dice
}
ui-reroll-free = { $n ->
    [one] Reroll one die, free
   *[other] Reroll { $n } dice, free
}
ui-odds-rolls = Rolls
ui-odds-about = The chance to open it within so many more rolls, each an action
ui-gives = { $name } gives
ui-exchange-forming = is choosing …
ui-exchange-open = any of { $n ->
    [one] one card
   *[other] { $n } cards
}
ui-pile-here = The pile on this space
ui-peek-clue = Clue of zone { $zone }
ui-peek-tile = Under the tile on { $at }
ui-peek-trap = A trap!
ui-peek-safe = Safe.
ui-peek-unknown = Trapped or not: nobody knows yet.

## Panels

ui-target = Target: { $n } points together
ui-target-table = All targets
ui-players = Players
ui-varieties = In force this time
ui-kind-bane = makes it harder
ui-kind-boon = makes it easier
ui-kind-twist = makes it different
ui-kind-rival = among rivals
ui-dangers = Dangers
ui-boulder-rolls = Boulder: { $n ->
    [one] one die
   *[other] { $n } dice
}, moves on { $face }+
ui-boulder-here-odds = It reaches me this round
ui-walls-left = Walls Room: { $n ->
    [one] one column
   *[other] { $n } columns
}
ui-walls-arrows = arrows: { $orange } orange, { $grey } grey
ui-walls-orange = Orange wall moves
ui-walls-grey = Grey wall moves
ui-walls-meeting = They meet: all inside die
ui-bridge = Bridge
ui-bridge-is = { $planks ->
    [one] one plank
   *[other] { $planks } planks
}, weight { $weight }
ui-bridge-gone = gone
ui-bridge-with-me = Falls with me on it (weight { $weight })
ui-tests = My chance in tests
ui-test = Test
ui-test-plain = as is
ui-test-helped = with help
ui-n-dice = { $n ->
    [one] one die
   *[other] { $n } dice
}
ui-locks = Locks: open within so many rolls
ui-rolls = Rolls
ui-to-exit = { $n ->
    [one] One action to the exit.
   *[other] { $n } actions to the exit by the shortest way.
}
ui-lava = Numbers of the lava
ui-trapped = Trapped
ui-safe = Safe
ui-notes = Only you know
ui-notes-over = What nobody turned
ui-notes-notebook = The notebook keeps all you have deciphered.
ui-notes-timed = The number tells nothing of the place; the glyph does. What you decipher is shown for five seconds: remember it.
ui-decks = Treasures
ui-deck = Deck
ui-left = Left
ui-unseen = Not seen by you
ui-unseen-about = Faces that may still be in the deck, with others, in piles or gone.
ui-wounds-left = { $n ->
    [one] One Wound is left.
   *[other] { $n } Wounds are left.
}

## Questions

ui-warn-tile = Nobody has turned this tile yet: { $n } % that it is a trap. Step on it?
ui-warn-bridge = The bridge breaks with { $n } % under this weight. Whoever stands on it dies. Go on?
ui-warn-hop = Somebody of yours is on the bridge too. Hop anyway?
ui-warn-pit = { $n } % that the jump fails, and nothing to pay with. Jump?
ui-warn-river_exit = { $n } % that the river takes you, and nothing to pay with. Try it?
ui-warn-end = The boulder may come here this round: { $n } %. End your turn on this space?
ui-warn-accept = As it stands, this is death. Accept it?

## The end

ui-scores = Scores
ui-player = Player
ui-total = Total
ui-end-me = You are out with the richest load!
ui-end-of = { $n ->
    [one] { $names } carries out the most
   *[other] { $names } carry out the most
}
ui-end-nobody = Nobody came out alive
ui-end-together = You did it together
ui-end-together-lost = The temple keeps its gold
ui-end-sealed = The boulder has closed the exit.
ui-end-all = Nobody is left in the temple.
ui-end-total = { $n } of { $target } points
ui-end-dead = stays in the temple
ui-end-empty = came out with empty hands
