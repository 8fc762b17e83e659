lesson-title = The last part
lesson-about = 4 minutes. You'll win, if no one dies of thirst.
lesson-goal = Three of four parts are aboard. Find the propeller, get both of you onto the launch pad, and you fly.
lesson-walk = You're the red Archaeologist. A turn has four actions, and a step costs one. Walk to c4, then d4.
lesson-say-dig-later = Step onto d4 first. You'll see why in a moment.
lesson-say-actions-left = { $n ->
    [one] You still have 1 action, and the propeller is waiting.
   *[other] You still have { $n } actions, and the propeller is waiting.
}
lesson-clue = There's a clue under d4. Excavate!
lesson-clue-button = Excavate d4
lesson-clue-after = One sand marker is one too many. Nothing happened, and nothing was lost.
lesson-dig = Remove the sand. Your speciality: up to two markers per action.
lesson-say-save-blaster = Save the Dune Blaster for a real dune.
lesson-excavate = Now excavate.
lesson-excavate-after = Column d! The first clue said row 2. Where they cross, the propeller appears: on d2.
lesson-end = All four actions are used. End your actions, and the storm comes: two cards, says the storm meter.
lesson-wind = Draw the first card.
lesson-wind-after = The wind slides a tile into the eye of the storm and drops sand on it. The gap moves on.
lesson-sun = And the second.
lesson-sun-after = Sun! Everyone in the open drinks 1 water. You have 2 left, { $p2 } has 0.
lesson-thirst = { $p2 }'s canteen is at 0. One more sun, and you've both lost. Tap { $p2 } and give 1 water: free, in anyone's turn.
lesson-say-too-much = Then you'd be at 0 yourself. Give 1.
lesson-say-not-thirst = That won't help against thirst. { $p2 } needs water.
lesson-ride = The propeller rides along with its tile, right up to you.
lesson-ride-after = The storm picks up: three cards per turn now. At the skull you lose.
lesson-dune = There it is. Step onto d3!
lesson-dune-button = Step onto d3
lesson-say-try-first = In a moment. Try to step onto it first.
lesson-dune-after = From two markers on, a tile is blocked. And if the sand supply runs out, you lose.
lesson-way-in = Two ways in: remove sand for one action, or use the Dune Blaster. Gear costs no action, but works once.
lesson-take = Step over and pick it up.
lesson-take-after = Four of four! Only the launch pad is missing now.
lesson-tunnel = { $n ->
    [one] One action left.
   *[other] { $n } actions left.
} The tunnel on c3 is on your way and shelters you from the sun. Or do what you like.
lesson-second-sun = End your actions, then draw three cards.
lesson-second-sun-after = Sun again! Without your gift { $p2 } would have died of thirst here. { $sheltered ->
    [0] You're at your last drop, too.
   *[other] The tunnel kept you cool.
}
lesson-breath = { $p2 } is on the launch pad. Three more cards, and no sun among them. Phew.
lesson-fly = Now finish it: step onto the launch pad.
lesson-done = You fly!
lesson-recap-1 = Four parts, everyone on the launch pad: won.
lesson-recap-2 = Four actions, then the storm: sun takes water, wind brings sand.
lesson-recap-3 = Share water and gear. No one wins alone.
