# The board in the browser, in English.

ui-board = The desert
ui-eye = the eye of the storm
ui-sand = { $n } sand
ui-sand-blocked = { $n } sand, blocked
ui-pawn = { $name }, { $role }
ui-pawn-buried = { $who }, buried
ui-pawn-choose = { $who } on { $cell }: show distances or give something
ui-tile-peeked = { $back }, underneath: { $city }
ui-you-can = possible moves: { $actions }

ui-letter-archaeologist = A
ui-letter-climber = C
ui-letter-explorer = E
ui-letter-meteorologist = M
ui-letter-navigator = N
ui-letter-water_carrier = W

## The line under the board

ui-tool-blast = Dune Blaster: which tile?
ui-tool-jet = Jet Pack: where to?
ui-tool-scope = Terrascope: look under which tile?
ui-tool-guide = Guide { $whom }: where to?
ui-tool-plan = Plan: tap tiles in order. Tap the last one again to clear or excavate it.
ui-plan = Plan: { $plan }
ui-plan-about = Draw a plan everyone can see
ui-plan-dig = clear { $cell }
ui-plan-excavate = excavate { $cell }
ui-plan-wipe = Erase
ui-give = Give something
ui-done = Done
ui-distances-about = Show how many actions it takes to reach, clear and excavate each tile
ui-actions-left = { $n ->
    [one] one action left
   *[other] { $n } actions left
}
ui-storm-left = { $n ->
    [0] The storm dies down.
    [one] One storm card to come.
   *[other] { $n } storm cards to come.
}
ui-storm-held = Storm held by { $whom }
ui-canteen-of = { $n } water
ui-phase-drafting = { $name } is picking an adventurer.
ui-phase-looking = { $name } is looking at storm cards.
ui-asked = { $name } is waiting for { $whom } to agree: { $action }.
ui-looking = The next storm cards, from left to right. One may be put on the bottom of the deck.
ui-looking-card = Card { $nth }: { $card }
ui-card-hidden = face down

## Storm panel

ui-storm = Storm
ui-storm-cards = { $n ->
    [one] card per turn
   *[other] cards per turn
}
ui-storm-now = Cards this turn
ui-meter = Storm meter: tick { $at } of { $of }, { $n } cards per turn
ui-meter-next = { $ticks ->
    [one] one tick to { $level } cards
   *[other] { $ticks } ticks to { $level } cards
}
ui-meter-skull = { $ticks ->
    [one] one tick to the skull!
   *[other] { $ticks } ticks to the skull
}
ui-pile = Storm deck
ui-pile-left = { $n ->
    [one] one card left
   *[other] { $n } cards left
}
ui-pile-top = Known cards
ui-pile-bottom = bottom
ui-of-kind = { $card }: { $n } left
ui-discard = Discard
ui-discard-show = { $n ->
    [0] no cards yet
    [one] show the drawn card
   *[other] show { $n } drawn cards
}
ui-discard-none = No cards drawn since the last shuffle.
ui-odds = This storm
ui-odds-cards = { $n ->
    [0] no cards to come
    [one] one card to come
   *[other] { $n } cards to come
}
ui-percent = { $chance }%
ui-odds-sun = At least one sun
ui-odds-up = Storm picks up
ui-odds-sand-mean = On average, { $n ->
    [one] one sand marker
   *[other] { $n } sand markers
} will be added.
ui-odds-water = Someone dies of thirst
ui-odds-sand = Sand runs out
ui-odds-meter = Meter reaches the skull

## Sand, parts, sun

ui-supply = Sand in the supply
ui-supply-of = { $n } of { $of }
ui-supply-low = Running low. Clear some sand!
ui-supply-alarm = Two more storms could bury you!
ui-parts = Flying machine
ui-part-row = row clue
ui-part-column = column clue
ui-part-unknown = not found
ui-part-known = found on { $cell }
ui-part-hidden = location unknown
ui-part-on = on { $cell }
ui-part-eye = in the eye ({ $cell })
ui-part-held = { $name } has it
ui-sun = If the sun beats down now
ui-sun-drinks = drinks, { $n } left
ui-sun-safe = is sheltered
ui-sun-dies = dies of thirst
ui-sun-suns = { $n ->
    [one] the next sun kills
   *[other] { $n } suns until death
}
ui-sun-chance = { $chance }% risk of death in this storm

## Seats

ui-water = Water: { $n } of { $max }
ui-water-zero = empty: the next sun kills
ui-water-safe = empty, but sheltered
ui-shield = Solar Shield until { $name }'s next turn
ui-shield-until = until their next turn
ui-buried = buried
ui-role-power = Show the { $role }'s power
ui-part-carried = { $name } has the { $part }

## Before the actions are ended

ui-warn-actions = { $n ->
    [one] You have one action left.
   *[other] You have { $n } actions left.
} End anyway?
ui-warn-thirst = { $thirsty ->
    [one] { $who } will die of thirst at the next sun.
   *[other] These players will die of thirst at the next sun: { $who }.
} { $chance ->
    [none] {""}
   *[other] Risk in this storm: { $chance }%.
} End anyway?
ui-warn-both = { $n ->
    [one] You have one action left.
   *[other] You have { $n } actions left.
} { $thirsty ->
    [one] { $who } will die of thirst at the next sun.
   *[other] These players will die of thirst at the next sun: { $who }.
} { $chance ->
    [none] {""}
   *[other] Risk in this storm: { $chance }%.
} End anyway?

## The end

ui-end-won = Escaped!
ui-end-thirst = Died of thirst
ui-end-buried = Buried
ui-end-swept = Swept away
ui-end-parts = Parts picked up
ui-end-tiles = Tiles excavated
ui-end-sand = Sand on the board
ui-end-meter = Storm
ui-end-meter-value = { $n } cards per turn
ui-end-water = Water left
ui-end-who = Out of water: { $names }.
