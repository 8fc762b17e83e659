# The board in the browser, in English.

ui-board = The desert
ui-eye = the eye of the storm
ui-sand = { $n } sand
ui-sand-blocked = { $n } sand, blocked
ui-pawn = { $name }, { $role }
ui-pawn-buried = { $who }, buried
ui-pawn-choose = { $who } on { $cell }: show distances and what can be given
ui-tile-peeked = { $back }, known to be: { $city }
ui-you-can = you can: { $deeds }

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
ui-tool-plan = Plan: touch tiles in order; the last one again to dig or excavate there.
ui-plan = Plan: { $plan }
ui-plan-about = Draw a plan for everybody to see
ui-plan-dig = dig { $cell }
ui-plan-excavate = excavate { $cell }
ui-plan-wipe = Wipe
ui-give = Give something
ui-done = Done
ui-distances-about = Actions to reach, clear and excavate each tile
ui-actions-left = { $n ->
    [one] one action left
   *[other] { $n } actions left
}
ui-storm-left = { $n ->
    [0] The storm dies down.
    [one] One storm card to come.
   *[other] { $n } storm cards to come.
}
ui-storm-held = { $whom } holds the storm.
ui-canteen-of = { $n } water
ui-phase-drafting = { $name } picks an adventurer.
ui-phase-looking = { $name } looks at the storm.
ui-asked = { $name } asks { $whom }: { $deed }?
ui-looking = The next storm cards, the first on the left. One may go under the deck.
ui-looking-card = Card { $nth }: { $card }
ui-card-hidden = face down

## Storm panel

ui-storm = Storm
ui-storm-cards = { $n ->
    [one] card a turn
   *[other] cards a turn
}
ui-storm-now = Cards this turn
ui-meter = Storm meter: tick { $at } of { $of }, { $n } cards a turn
ui-meter-next = { $ticks ->
    [one] one step to { $level } cards
   *[other] { $ticks } steps to { $level } cards
}
ui-meter-skull = { $ticks ->
    [one] one step to the skull!
   *[other] { $ticks } steps to the skull
}
ui-pile = Storm deck
ui-pile-left = { $n ->
    [one] one card left
   *[other] { $n } cards left
}
ui-pile-top = Known from the top
ui-pile-bottom = bottom
ui-of-kind = { $card }: { $n } left
ui-discard = Discard
ui-discard-show = Show the { $n ->
    [one] one card
   *[other] { $n } cards
} drawn
ui-discard-none = No card has been drawn since the last shuffle.
ui-odds = This storm
ui-odds-cards = { $n ->
    [0] no card to come
    [one] one card to come
   *[other] { $n } cards to come
}
ui-odds-sun = Sun at least once
ui-odds-up = Storm picks up
ui-odds-sand-mean = On average { $n } sand falls.
ui-odds-water = Lost by thirst
ui-odds-sand = Lost by sand
ui-odds-meter = Lost by the meter

## Sand, parts, sun

ui-supply = Sand in the supply
ui-supply-of = { $n } of { $of }
ui-supply-low = Running low: dig.
ui-supply-alarm = Two storms may be enough to bury you!
ui-parts = Flying machine
ui-part-row = row clue
ui-part-column = column clue
ui-part-unknown = not found
ui-part-known = found on { $cell }
ui-part-hidden = not located
ui-part-on = on { $cell }
ui-part-eye = in the eye, { $cell }
ui-part-held = { $name } has it
ui-sun = If the sun comes now
ui-sun-drinks = drinks, { $n } left
ui-sun-safe = is sheltered
ui-sun-dies = would die of thirst
ui-sun-suns = { $n ->
    [one] dies at the next sun
   *[other] dies at { $n } more suns
}
ui-sun-chance = { $chance } to die in this storm

## Seats

ui-water = Water { $n } of { $max }
ui-water-zero = empty: the next sun kills
ui-water-safe = empty, but sheltered
ui-shield = Solar Shield until { $name }'s next turn
ui-shield-until = until the next turn
ui-buried = buried
ui-role-power = What the { $role } can do
ui-part-carried = { $name } has the { $part }

## Before the actions are ended

ui-warn-actions = { $n ->
    [one] You have one action left.
   *[other] You have { $n } actions left.
} End anyway?
ui-warn-thirst = { $thirsty ->
    [one] { $who } has an empty canteen under the open sky: the next sun kills.
   *[other] { $who } have empty canteens under the open sky: the next sun kills.
} { $chance ->
    [none] {""}
   *[other] Death by thirst in this storm: { $chance }.
} End anyway?
ui-warn-both = { $n ->
    [one] You have one action left
   *[other] You have { $n } actions left
}, and { $thirsty ->
    [one] { $who } has an empty canteen under the open sky
   *[other] { $who } have empty canteens under the open sky
}. { $chance ->
    [none] {""}
   *[other] Death by thirst in this storm: { $chance }.
} End anyway?

## The end

ui-end-won = You fly!
ui-end-thirst = Thirst
ui-end-buried = Buried
ui-end-swept = Swept away
ui-end-parts = Parts found
ui-end-tiles = Tiles excavated
ui-end-sand = Sand on the board
ui-end-meter = Storm
ui-end-meter-value = { $n } cards a turn
ui-end-water = Water left
ui-end-who = { $names } had nothing left to drink.
