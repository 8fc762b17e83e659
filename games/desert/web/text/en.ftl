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
ui-sun-revealed = The sun is about to beat down. Water can still change hands.
ui-storm-held = Storm held by { $whom }
ui-canteen-of = { $n } water
ui-phase-drafting = { $name } is picking an adventurer.
ui-phase-looking = { $name } is looking at storm cards.
ui-asked = { $name } is waiting for { $whom } to agree: { $action }.
ui-looking = { $meteo_bury ->
    [may] The next storm cards, from left to right. One may be put on the bottom of the deck.
   *[other] The next storm cards, from left to right. One has to be put on the bottom of the deck.
}
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
ui-part-carried = { $name } has the { $part }

## Descriptions

ui-about-plain = Not excavated yet. Clear all its sand, then excavate it to find gear, a tunnel, a clue or the launch pad.
ui-about-drop = Not excavated yet. There's a well under two of the three water drops, and only a mirage under the third.
ui-about-wreck = Your crash site. Excavating it gives one gear card.
ui-about-gear = It gave one gear card when it was excavated.
ui-about-tunnel = For one action, you can move from here to any other excavated tunnel, unless one of the two is blocked. Everyone on this tile is sheltered from the sun.
ui-about-well = It gave everyone on it two water when it was excavated. { $well_reach ->
    [any] Now only the Water Carrier can draw from it, wherever she is.
   *[other] Now only the Water Carrier can draw from it.
}
ui-about-mirage = There's no water here.
ui-about-pad = { $pad_parts ->
    [held] You take off from here as soon as you've picked up all four parts, everyone stands here and at most one sand marker lies on the tile.
   *[other] You take off from here as soon as all four parts are picked up or lie here, everyone stands here and at most one sand marker lies on the tile.
}
ui-about-clue-row = Shows the row of the { $part }. As soon as both clues are excavated, the part appears where the row and the column cross.
ui-about-clue-column = Shows the column of the { $part }. As soon as both clues are excavated, the part appears where the row and the column cross.
ui-about-eye = A hole that no one can enter or cross. The wind slides tiles into it, and every tile that slides gets one sand marker.
ui-about-give = You can give water and gear to players on your tile at any time. It doesn't cost an action.
ui-about-part = { $pad_parts ->
    [held] You win only once all four parts have been picked up.
   *[other] You win only once all four parts have been picked up or lie on the launch pad.
} To pick this one up, stand on its tile. The tile must be excavated and not blocked.
ui-about-deck = Cards are discarded face up. When the deck is empty, all 31 cards are shuffled into a new one.
ui-about-hidden-card = Only the player looking at it knows this card.
ui-about-wind = Up to { $n ->
    [one] one tile slides
   *[other] { $n } tiles slide
} into the eye, in the direction of the arrow. Each tile that slides gets one sand marker.
ui-about-up = The storm meter rises by one tick at once. The number of cards in this storm stays the same.
ui-about-sun = Every adventurer in the open loses one water. Excavated tunnels and Solar Shields offer shelter. Anyone who must drink at 0 dies of thirst.{ $sharing ->
    [any_time] {" "}You can still give water after the card is revealed.
   *[other] {""}
}
ui-about-meter = The number of storm cards drawn after your actions. Each Storm Picks Up card raises it by one tick. If it reaches the skull, you lose.
ui-about-supply = Every tile that slides gets a marker from here. If a marker must be placed and none is left, you lose.
ui-about-odds = The chance of this in the rest of the turn's storm if no one does anything about it. It's based on what you know about the deck.
ui-about-sun-now = The effect on this adventurer if the next card is Sun Beats Down. Gifts count if they are allowed after the card is revealed.
ui-about-water = Sun Beats Down costs every adventurer in the open one water. At 0 you're still alive, but the next sun kills you.
ui-about-water-zero = Sun Beats Down costs every adventurer in the open one water. At this table, even 0 water is deadly.
ui-about-buried = The tile is blocked. The only paid action left is to remove sand from it. Gear and free actions are still possible.
ui-about-turn = A turn has two parts: up to four actions, then the storm.
ui-about-distances = Shows on every tile how many actions you need to get there, to clear it and to excavate it.
ui-about-plan = Tap tiles in order to draw a route for everyone to see. A plan doesn't change the game.
ui-canteen = Canteen
ui-distances = Distances
ui-pile-hidden = Face-down storm card
ui-plan-name = Plan
ui-turn = Turn
ui-fact-reach = { $n ->
    [0] You're here
    [one] One action to get here
   *[other] { $n } actions to get here
}
ui-fact-clear = { $n ->
    [one] One action to clear its sand
   *[other] { $n } actions to clear its sand
}
ui-fact-excavate = { $n ->
    [one] One action to excavate it
   *[other] { $n } actions to excavate it
}
ui-fact-left = { $n } left in the deck
ui-fact-gear-left = { $n } left in the gear deck
ui-fact-nth = Card { $nth } from the top

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
ui-end-parts = Parts secured
ui-end-tiles = Tiles excavated
ui-end-sand = Sand on the board
ui-end-meter = Storm
ui-end-meter-value = { $n } cards per turn
ui-end-water = Water left
ui-end-who = Out of water: { $names }.
