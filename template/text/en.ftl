# Template in English, with the terms of rules/en.md.

game-name = Template
game-tagline = Dig for relics and hide them before the torch goes out.
game-about = Two to four players dig for relics in an old temple. Traps and thieves can take the relics in a bag. Only hidden relics count once the torch goes out.

outcome-torch_out = The torch is out, and the hidden relics are counted.

preset-standard = Standard
preset-standard-about = Six traps among 36 cards.
preset-reckless = Reckless
preset-reckless-about = Nine traps among 39 cards.

option-traps = Traps
option-traps-about = Sets the number of traps in the deck, from 3 to 9.

action-dig = Dig
action-steal = Steal from { $from }
action-hide = Hide your bag

event-found = { $seat } finds a relic worth { $value ->
    [one] 1 point
   *[other] { $value } points
}.
event-found_hidden = { $seat } finds a relic.
event-trapped = { $seat } digs up a trap and loses { $n ->
    [0] nothing
    [one] 1 relic
   *[other] { $n } relics
}.
event-stole = { $seat } steals a relic worth { $value ->
    [one] 1 point
   *[other] { $value } points
} from { $from }.
event-stole_hidden = { $seat } steals a relic from { $from }.
event-hid = { $seat } hides { $n ->
    [one] 1 relic
   *[other] { $n } relics
}.
event-scored = { $seat } has hidden relics worth { $points ->
    [one] 1 point
   *[other] { $points } points
}.

refusal-not_your_turn = It's { $turn }'s turn. Wait until you're next.
refusal-own_bag = You can't steal from yourself. Choose another player.
refusal-no_such_player = { $from } isn't at this table. Choose another player.
refusal-bag_too_light = { $from } has { $n ->
    [0] no relics
   *[other] only 1 relic
} in their bag. Steal from a bag with at least two.
refusal-nothing_to_hide = Your bag is empty. Dig or steal first.
refusal-game_over = The torch is out, so the game is over.

picture-torch = Torch
picture-deck = Deck
picture-discard = Discard
picture-bag = bag
picture-cache = cache

expected-dig_steal_or_hide = dig, steal or hide
