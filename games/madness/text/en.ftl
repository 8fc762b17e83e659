# Mountains of Madness in English. The words are those of rules/en.md.

## The game

game-name = Mountains of Madness
game-tagline = Half a minute to talk, and nobody can say what is wrong with them.
game-about = One plane, one expedition, a dead city in the ice. Each encounter gives you half a minute to talk and to lay equipment face down; then silence falls. What you miss costs your nerves, and madness changes how you may speak. Bring home more relics than injuries.

## Equipment and cards

gear-tools = Tools
gear-weapons = Weapons
gear-books = Books
gear-crates = Crates
card-tools-2 = Tools 2
card-tools-3 = Tools 3
card-tools-4 = Tools 4
card-tools-5 = Tools 5
card-tools-6 = Tools 6
card-tools-10 = Tools 10
card-weapons-2 = Weapons 2
card-weapons-3 = Weapons 3
card-weapons-4 = Weapons 4
card-weapons-5 = Weapons 5
card-weapons-6 = Weapons 6
card-weapons-10 = Weapons 10
card-books-2 = Books 2
card-books-3 = Books 3
card-books-4 = Books 4
card-books-5 = Books 5
card-books-6 = Books 6
card-books-10 = Books 10
card-crates-2 = Crates 2
card-crates-3 = Crates 3
card-crates-4 = Crates 4
card-crates-5 = Crates 5
card-crates-6 = Crates 6
card-crates-10 = Crates 10
card-injury = Injury
letter-a = A
letter-b = B

## Places, rewards and relics

region-coast = Coast
region-mountain = Mountains
region-city = City
region-edge = Edge of Madness
region-escape = Escape
reward-specimen = a Specimen
reward-ruin = a Ruin
reward-knowledge = Knowledge
reward-arcane = an Arcane card
reward-heal = Healing
reward-praise = Praise
reward-search = a Search
stage-movement = Movement
stage-encounter = Encounter
stage-resolution = Resolution
stage-draw = Draw
stage-rest = Rest
relic-sp-a = Barrel-Bodied Fossil
relic-sp-b = Membranous Wing
relic-sp-c = Five-Lobed Stalk
relic-sp-d = Track in Slate
relic-ru-a = Cartouche Fragment
relic-ru-b = Star-Shaped Keystone
relic-ru-c = Basalt Lintel
relic-ru-d = Dotted Soapstone
relic-kn-a = Rubbing of the Frieze
relic-kn-b = Map of the Under-Sea
relic-kn-c = Last Panel
tile-co-01 = Pressure Ice
tile-co-02 = Rookery Shore
tile-co-03 = Supply Depot
tile-co-04 = Borehole Camp
tile-co-05 = Fossil Gully
tile-co-06 = Open Lead
tile-co-07 = Frozen Whaler
tile-co-08 = Whiteout
tile-co-09 = Sled-Dog Lines
tile-co-10 = Basalt Cliffs
tile-co-11 = Green Soapstones
tile-mo-01 = Icefall
tile-mo-02 = Hanging Serac
tile-mo-03 = Cubes in the Rock
tile-mo-04 = The Silent Camp
tile-mo-05 = The High Pass
tile-mo-06 = Rampart Caves
tile-mo-07 = The Piping Wind
tile-ci-01 = Star-Shaped Gate
tile-ci-02 = Gallery of Carvings
tile-ci-03 = The Great Ramp
tile-ed-01 = Mouth of the Abyss
tile-ed-02 = Sunless Water
tile-ed-03 = What Moves Below
tile-es-01 = Engine Ice
tile-es-02 = Torn Fuselage
tile-es-03 = Downdraught
tile-es-04 = Pursuing Mist
tile-es-05 = Last Look Back
tile-es-06 = Fuel Gauge
tile-es-07 = Broken Compass
tile-es-08 = Jettison
tile-es-09 = Radio Static
tile-es-10 = Crosswind Col
tile-es-11 = Stowaway
tile-es-12 = Wing Ice
face-accident = Accident
face-confusion = Confusion
face-loss = Loss of Confidence
sign-thumbs_up = thumbs up
sign-thumbs_down = thumbs down
sign-question = a question mark
sign-alarm = alarm
sign-handshake = a handshake
sign-stop = stop
sign-hourglass = an hourglass
sign-scream = a scream
button-ignore = put madness to sleep
button-turn = turn the glass
button-extend = turn it again
button-resolve = open the sled
button-challenge_a = challenge A
button-challenge_b = challenge B
button-madness = madness
button-die = the die
button-reroll = roll again
button-accept = accept
button-raise = raise the limit
button-end_draw = enough cards
button-rest = rest
button-skip_rest = fly on

## What can be done

action-ignore = Put the madness of { $whom } to sleep for this turn
action-undo_ignore = Take back the token for { $whom }
action-move = Fly to { $to }
action-undo_move = Fly back
action-turn = Turn the glass
action-lay = Lay { $card }
action-stage = Set { $card } aside
action-unstage = Take { $card } back into your hand
action-done = Done: I lay nothing more
action-not_done = Not done after all
action-pass = Pass: no more remarks
action-linger = Wait and keep my remarks
action-slip = I slipped
action-accuse = { $whom } broke the silence
action-uphold = So it was: roll the die
action-dismiss = It was nothing
action-asked = I was asked by name
action-briefed = I spoke three times
action-extend = Turn the glass again
action-resolve = Open the sled
action-relic = { $whom } takes { $relic }
action-arcane = An Arcane card of { $gear }
action-search = Look at the tile on { $at }
action-skip_search = Look at no tile
action-got_it = Seen enough
action-madden = { $letter }: madness for { $whom }
action-roll = { $letter }: roll the die
action-reroll = Roll again
action-accept = Accept the die
action-deal = A card for { $whom }
action-raise = One more card for everybody
action-end_draw = Enough cards
action-rest = Rest
action-skip_rest = Fly on without a rest
action-advise = Give counsel
action-say = Say something

## What happens

event-turn_began = Turn { $round }: { $seat } leads.
event-ignored = { $seat } spends a token: the madness of { $whom } sleeps for this turn.
event-ignore_undone = { $seat } takes the token for { $whom } back.
event-moved = { $seat } flies to { $to }.
event-move_undone = { $seat } does not fly to { $to } after all.
event-way_out_laid = The three tiles of the way out are laid. There is no way back.
event-glass_turned = { $tile ->
    [none] { $seat } turns the glass over { $at }, where nothing new waits: the challenges of the board count.
   *[other] { $seat } turns the glass over { $at }: { $tile }.
 }
event-said = { $public ->
    [yes] { $seat }: “{ $words }”.
   *[no] { $seat }, not for all ears: “{ $words }”.
 }
event-murmured = { $seat } says something that does not reach you.
event-under_way = { $seat }: “{ $words }” is under way.
event-words_lost = { $n ->
    [one] One remark of { $seat } was still under way and is lost.
   *[other] { $n } remarks of { $seat } were still under way and are lost.
 }
event-laid = { $card ->
    [none] { $seat } lays a card.
   *[other] { $seat } lays { $card }.
 }{ $silence ->
    [yes] {" "}Silence falls.
   *[no] {""}
 }
event-jumped = { $madness }: { $card } jumps onto the sled, and { $seat } cannot help it.
event-staged = { $seat } sets { $card } aside.
event-unstaged = { $seat } takes { $card } back into the hand.
event-said_done = { $seat } is done.
event-changed_mind = { $seat } is not done after all.
event-passed = { $seat } passes and says nothing more in this glass.
event-lingers = { $seat } waits.
event-last_call = Last call: whoever has remarks left may use them now.
event-slipped = { $seat } owns up to a slip of the tongue.
event-accused = { $seat } says that { $whom } broke the silence.
event-charge_dismissed = { $seat } lets it pass: { $whom } kept the silence.
event-silence_broken = { $seat } broke the silence. The die shows { $face }.
event-was_asked = { $seat } was asked by name.
event-was_briefed = { $seat } has spoken three times.
event-counselled = { $seat } suggests: { $words }.
event-glass_ended = { $early ->
    [yes] All are done: the glass is laid down.
   *[no] The glass is out.
 }
event-extended = { $seat } spends a token and turns the glass again; { $n } are left on the sled.
event-cards_returned = { $n ->
    [one] The card on the sled goes back to its hand.
   *[other] The cards on the sled, { $n } of them, go back to their hands.
 }
event-revealed = { $seat ->
    [none] On the sled: { $cards }.
   *[other] { $seat } laid { $cards }.
 }
event-met = { $letter }: { $gear } { $sum }. Met!
event-missed = { $letter }: { $gear } { $sum }. Missed by { $distance }.
event-relic_taken = { $whom } takes { $relic }.
event-space_covered = From now on { $whom } can spend no token on { $stage } as leader.
event-went_mad = { $madness ->
    [none] { $whom } draws a madness card of level { $level }.
   *[other] { $whom } draws a madness card of level { $level }: { $madness }.
 }
event-all_mad = Everybody is as mad as can be: a token pays for it.
event-arcane_found = { $seat } finds an Arcane card of { $gear }; it joins the discard.
event-healed = An injury leaves the discard; { $left } are in the supply.
event-praised = { $n ->
    [one] Praise: a token comes back to the sled.
   *[other] Praise: { $n } tokens come back to the sled.
 }
event-searched = { $seat } shows the tile on { $at } to all: { $tile }.
event-search_skipped = { $seat } looks at no tile.
event-search_ended = The tile on { $at } is turned down again.
event-nothing_gained = The reward would be { $reward }, but there is nothing to be had.
event-rolled = { $seat } rolls the die for { $letter }: { $face }.
event-rerolled = { $seat } spends a token and rolls again for { $letter }: { $face }.
event-accident = { $n ->
    [one] Accident: an injury joins the discard; { $left } are left.
   *[other] Accident: { $n } injuries join the discard; { $left } are left.
 }
event-confused = Confusion: the deck loses { $cards }.
event-deck_too_short = { $n ->
    [one] Confusion would take one card, but the deck is empty: a token goes instead.
   *[other] Confusion would take { $n } cards, but the deck has { $deck }: a token goes instead.
 }
event-confidence_lost = Loss of confidence: { $n } tokens leave the sled for the discard.
event-confidence_gone = { $n ->
    [one] Loss of confidence, with a single token on the sled: one is lost for good instead.
   *[other] Loss of confidence, with { $n } tokens on the sled: one is lost for good instead.
 }
event-token_discarded = A token goes to the discard; { $sled } are left on the sled.
event-token_lost = A token goes back into the box; { $left } are left in all.
event-drew = { $cards ->
    [none] { $n ->
        [one] { $whom } draws a card.
       *[other] { $whom } draws { $n } cards.
     }
   *[other] { $whom } draws { $cards }.
 }
event-deck_short = The hands lack { $need } cards, and the deck has { $deck }. Only a rest fills it again.
event-limit_raised = { $seat } spends a token: everybody may hold { $limit } cards for now.
event-rested = { $seat } calls a rest: a token goes into the box, { $n } lie on the sled, and the new deck has { $deck } cards.
event-rest_skipped = { $seat } flies on without a rest.
event-time_up = { $seat } has taken too long: the rulebook decides.
event-escaped = { $won ->
    [yes] The plane escapes with { $relics } relics and { $injuries } injuries: a balance of { $balance }.
   *[no] The plane escapes, but { $relics } relics do not outweigh { $injuries } injuries.
 }
event-tokens_gone = The last token is gone. Nobody leads any more.
event-injuries_gone = One injury too many: there is nobody left to be hurt.
event-unmasked = { $whom } had { $madness }.

## Why not

refusal-game_over = The game is over.
refusal-no_such_seat = { $whom } does not sit at this table.
refusal-not_leader = { $turn } leads this turn and decides that alone. You can give counsel.
refusal-not_now = { $now ->
    [move] First the leader flies somewhere.
    [turn] The plane is there. First the leader turns the glass.
    [glass] The glass is running: talk, and lay cards.
    [silence] Silence has fallen. Lay cards, or say that you are done.
    [glass_out] The glass is out. The leader turns it again or opens the sled.
    [relic] First a relic is taken.
    [arcane] First an Arcane card is chosen.
    [search] First the leader looks at a tile, or decides not to.
    [look] Everybody is looking at a tile. Say when you have seen enough.
    [fail] First the challenges that were missed are paid for.
    [die] The die lies there. Roll again, or accept it.
    [draw] Hands are being filled. First the leader deals or says that it is enough.
   *[rest] First the leader rests or flies on.
}
refusal-start_at_coast = The expedition begins at the Coast, not on { $to }. Choose a space from c1 to c11.
refusal-start_at_shore = At this table the expedition begins on the shore, not on { $to }. Choose a space from c1 to c6.
refusal-same_space = The plane is on { $to } already and has to move on.
refusal-too_far = { $to } does not touch { $at }. Fly to a space next to the plane; beyond the City there is only one way.
refusal-no_such_edge = This table plays with one space at the Edge. Fly to x2 instead of { $to }.
refusal-not_mad = { $whom } is of sound mind. A token would be wasted.
refusal-already_ignored = The madness of { $whom } sleeps already in this turn.
refusal-not_ignored = No token was spent on { $whom } in this turn.
refusal-no_changes_left = You have taken something back { $max } times in this turn. Turn the glass.
refusal-no_token = No token lies on the sled. { $discard ->
    [one] The one in the discard still counts
   *[other] The { $discard } in the discard still count
 }, but cannot be spent before a rest or praise.
refusal-covered = A relic covers your space for { $stage }. You can spend no token there for the rest of the game.
refusal-not_in_hand = You have no { $card } in your hand.
refusal-no_staging = At this table no card is set aside. Lay it, or keep it.
refusal-not_staged = No { $card } of yours is set aside.
refusal-already_done = You have said that you are done.
refusal-still_laying = You have not said that you are done.
refusal-empty_hand = Your hand is empty, so you are done.
refusal-no_doubts_left = You have changed your mind { $max } times in this glass. That is enough.
refusal-clock_runs = The glass runs by the clock: nobody passes or waits for others. Simply say nothing.
refusal-passed_already = You have passed in this glass.
refusal-lingers_already = You are waiting already. Speak when you like.
refusal-nothing_to_keep = Your { $max } remarks are used up, so there is nothing to keep.
refusal-not_aloud = That is for tables that speak aloud.
refusal-slipped_already = You have owned up in this glass. Once is enough.
refusal-accused_already = You have accused somebody in this glass. Once is enough.
refusal-accuses_self = You cannot accuse yourself. Say that you slipped.
refusal-charge_pending = First the leader decides about { $whom }.
refusal-no_charge = Nobody is said to have broken the silence.
refusal-asked_already = It is known in this turn that you were asked.
refusal-briefed_already = It is known in this glass that you spoke three times.
refusal-wrong_relic = The reward is { $reward }, and such relics are left. { $relic } is of another kind.
refusal-relic_gone = { $whom } has { $relic } already.
refusal-too_mad = { $whom } is at level 3 and cannot go madder. Choose somebody who can.
refusal-no_arcane = No Arcane card of { $gear } is left.
refusal-no_tile_there = No tile lies face down on { $at }.
refusal-saw_enough = You have said that you have seen enough.
refusal-not_missed = Challenge { $letter } has been met or paid for.
refusal-hand_full = { $whom } has { $limit } cards or more. Deal to somebody who lacks some.
refusal-deal_first = { $n ->
    [one] One card is still to be dealt out.
   *[other] { $n } cards are still to be dealt out.
 }
refusal-council_full = You have given counsel { $max } times in this turn. Let the leader decide.
refusal-no_council_text = At this table there is no free text outside the encounter. Point at something, or make a sign.
refusal-silence = Silence has fallen, and at this table nobody can break it.
refusal-too_late = Silence fell before your words arrived. Nobody heard them, and they cost nothing.

## What a command should have been

expected-a_command_such_as_move_turn_lay_or_done = a command such as move, turn, lay or done
expected-two_words_such_as_undo_move_not_done_or_skip_rest = two words such as undo move, not done or skip rest
expected-a_space_such_as_c4_m2_y3_x1_or_z2 = a space such as c4, m2, y3, x1 or z2
expected-a_card_such_as_tools-4_or_injury = a card such as tools-4 or injury
expected-a_relic_such_as_sp-a_ru-c_or_kn-b = a relic such as sp-a, ru-c or kn-b
expected-a_kind_of_equipment_tools_weapons_books_or_crates = a kind of equipment: tools, weapons, books or crates
expected-a_challenge_a_or_b = a challenge: a or b
expected-a_statement_such_as_have_tools_5_cover_a_or_yes = a statement such as have tools 5, cover a or yes
expected-a_size_no_little_fair_or_plenty = a size: no, little, fair or plenty
expected-a_seat_a_kind_of_equipment_or_a_challenge = a seat, a kind of equipment or a challenge
expected-a_sign_such_as_thumbs_up_alarm_or_scream = a sign such as thumbs_up, alarm or scream
expected-a_chip_such_as_1_red_please_or_p2 = a chip such as 1, red, please or p2
expected-at_most_3_chips = at most 3 chips
expected-at_most_4_chips = at most 4 chips
expected-a_sum_such_as_2_3 = a sum such as 2+3
expected-a_text_of_1_to_80_characters_fewer_in_other_scripts = a text of 1 to 80 characters, fewer in other scripts
expected-space_seat_button_sign_or_text = space, seat, button, sign or text
expected-a_decision_such_as_turn_extend_madness_die_or_rest = a decision such as turn, extend, madness, die or rest

## How it ends

outcome-post = You barely keep your post, but you are home.
outcome-footnote = You are a footnote in the journals. That is something.
outcome-fame = Fame, and a lecture tour round the world!
outcome-overturned = Science is overturned by what you bring back.
outcome-proof = Beyond doubt: somebody was here before man.
outcome-shamed = You come home in shame: more was broken than was found.
outcome-tied = As many injuries as relics, and that is not enough here.
outcome-no_tokens = The last leadership token is gone. The expedition falls apart in the ice.
outcome-no_injuries = One injury too many. Nobody is left to fly the plane.

## Presets and options

preset-standard = Standard
preset-standard-about = The rules as they are: half a minute, and a tie is a win.
preset-first_flight = First flight
preset-first_flight-about = A whole minute for every glass.
preset-veteran = Veteran
preset-veteran-about = Madness cards stack, and a tie is lost.
preset-nightmare = Nightmare
preset-nightmare-about = Twenty seconds, no lucid interval, madness stacks, and a tie is lost.
preset-by_letter = By letter
preset-by_letter-about = No clock: four remarks each for every glass, and a day to make them.
option-glass_seconds = Glass
option-glass_seconds-about = How many seconds each glass runs. A longer one helps whoever reads, types or listens more slowly, or plays with a screen reader or by keyboard; it makes the game easier, too.
option-glass_seconds-20 = 20 seconds
option-glass_seconds-30 = 30 seconds
option-glass_seconds-45 = 45 seconds
option-glass_seconds-60 = 60 seconds
option-glass_seconds-90 = 90 seconds
option-glass_seconds-120 = 120 seconds
option-pace = Pace
option-pace-about = Against the clock, or with a budget of remarks over days.
option-pace-realtime = against the clock
option-pace-async = at leisure
option-budget = Remarks
option-budget-about = How many remarks each player has in a glass without a clock.
option-glass_hours = Hours
option-glass_hours-about = After how many hours a glass without a clock is out.
option-comm_mode = Talk
option-comm_mode-about = How the table talks.
option-comm_mode-panel = panel of statements
option-comm_mode-text = free text
option-comm_mode-panel_text = panel and text
option-comm_mode-voice = aloud, on honour
option-silence_mode = Silence
option-silence_mode-about = What happens to those who speak in silence.
option-silence_mode-penalty = the die is rolled
option-silence_mode-locked = nobody can
option-expert = Expert
option-expert-about = Old madness cards stay, and all of them act.
option-blank_cards = Blank cards
option-blank_cards-about = Six madness cards have no rule. They are a lucid interval, they are left out, or the host writes on them.
option-blank_cards-lucid = lucid interval
option-blank_cards-out = left out
option-blank_cards-custom = the host writes on them
option-tie = Tie
option-tie-about = What as many injuries as relics mean.
option-tie-win = a win
option-tie-loss = a loss
option-edge_spaces = Edge
option-edge_spaces-about = How many spaces the Edge of Madness has.
option-edge_spaces-3 = three
option-edge_spaces-1 = one
option-start_zone = Start
option-start_zone-about = Where the expedition may begin.
option-start_zone-any_coast = anywhere at the Coast
option-start_zone-shore_row = on the shore only
option-arcane_cards = Arcane cards
option-arcane_cards-about = How many Arcane cards there are.
option-arcane_cards-8 = 8
option-arcane_cards-11 = 11
option-laid_cards = Laid cards
option-laid_cards-about = What becomes of laid cards when the glass is turned again.
option-laid_cards-stay = they stay
option-laid_cards-return_on_extend = they go back
option-first_leader = First leader
option-first_leader-about = Who leads the first turn.
option-first_leader-random = chance decides
option-first_leader-seat = a certain player
option-reveal_owner = Owners shown
option-reveal_owner-about = When the sled is opened, everybody sees who laid which card.
option-auto_lay_staged = Cards set aside
option-auto_lay_staged-about = Cards can be set aside; they are laid when the glass ends.
option-search_note = Search notes
option-search_note-about = A tile that was searched stays readable for everybody.
option-mirage = Mirage
option-mirage-about = From the City on, the colours of equipment play tricks. Names and shapes stay true.
option-council_text = Council in words
option-council_text-about = Free text outside the encounter, without hands or madness.
option-honour_pack = Honour pack
option-honour_pack-about = Twelve cards of the body instead of the tongue. Only for tables that speak aloud.

## The picture

picture-legend = * tile face down   = tile that is known   > the plane
picture-reward = Reward
picture-glass = Glass
picture-turn = Turn
picture-tokens = Tokens (sled/discard/box)
picture-deck = Deck
picture-discard = Discard
picture-injuries = Injuries left
picture-score = Relics - injuries
picture-hand = hand
picture-laid = laid
picture-madness = madness
picture-relics = relics

## Talk: Why a remark or a card is held back

refusal-no_such_colleague = { $whom } does not sit at this table. Address somebody who does.
refusal-names_self = You cannot address or point at yourself. Choose a colleague, or nobody.
refusal-unheard_remark = No remark { $id } has reached you in this glass. Answer or repeat one that you heard.
refusal-own_echo = Remark { $id } is your own. Say it again instead of echoing it.
refusal-chip_misplaced = The chip { $chip } belongs on the other side of a remark. Ordinals, colours, yes, no and hm open it; the others end it.
refusal-dressed_sign = A sign has no words: it takes no chips, no tone and no sum. It may only address or answer somebody.
refusal-nothing_to_split = This statement has no value that could be shown as a sum.
refusal-wrong_split = { $first } + { $second } is not { $value } with two parts of at least 1.
refusal-out_of_domain = { $value } is out of range. This statement takes numbers from { $min } to { $max }.
refusal-no_panel = At this table people type what they say; only signs may be tapped.
refusal-no_text = At this table there is no free text. Use the panel.
refusal-too_quick = You spoke within this very second. Give the others time to read.
refusal-too_many_remarks = You have made all { $max } remarks of this glass. Now it is time to lay cards.
refusal-budget_spent = Your { $max } remarks for this glass are used up. Now it is time to lay cards.
refusal-has_passed = You have passed and given up the rest of your remarks for this glass.
refusal-meta_word = Nobody speaks of madness here, mad or not: leave out “{ $word }”.
refusal-too_many_words = { $madness }: { $max ->
    [one] one word
   *[other] { $max } words
 } at most. These are { $n }, chips and names included.
refusal-no_remarks_left = { $madness }: { $max ->
    [one] one remark
   *[other] { $max } remarks
 } a glass, and you have made { $max ->
    [one] it
   *[other] them
 }. Signs count.
refusal-nobody_named = { $madness }: name a colleague. Address somebody or add a name.
refusal-name_one = { $madness }: name exactly one colleague; this names { $n }.
refusal-same_colleague = { $madness }: you named { $whom } just before. Turn to somebody else.
refusal-name_only = { $madness }: address { $whom } and nobody else.
refusal-may_not_name = { $madness }: { $whom } does not exist for you. Do not name or point at them.
refusal-may_not_answer = { $madness }: { $whom } does not exist for you. Do not answer them.
refusal-no_colour = { $madness }: open with a colour.
refusal-same_colour = { $madness }: { $colour } was your last colour. Open with another one.
refusal-no_contradiction = { $madness }: open with “no”.
refusal-no_song = { $madness }: end with “Tekeli-li”.
refusal-no_please = { $madness }: say “please” somewhere.
refusal-no_weather = { $madness }: mention the weather, cold or wind for instance.
refusal-no_question = { $madness }: make it a question. The chip ? will do.
refusal-not_shouted = { $madness }: shout it, or type in capitals.
refusal-breathless = { $madness }: breathe for { $left } more { $left ->
    [one] second
   *[other] seconds
 }.
refusal-breathless_turn = { $madness }: somebody else speaks before you do again.
refusal-too_early = { $madness }: not a word before { $percent } percent of the glass have run.
refusal-after_others = { $madness }: wait for { $n ->
    [one] a remark
   *[other] { $n } remarks
 } by others, or until { $percent } percent of the glass have run.
refusal-words_gone = { $madness }: you had words only while { $percent } percent of the glass ran. Signs are gone too.
refusal-same_kind = { $madness }: your last remark was of the same sort, “{ $kind }”. Make one of another sort.
refusal-same_first_word = { $madness }: your last text began with “{ $word }” as well. Begin differently.
refusal-no_numbers = { $madness }: no numbers, so not { $value } either.
refusal-unlucky_number = { $madness }: never say { $value }.
refusal-odd_number = { $madness }: { $value } is no multiple of { $n }.
refusal-no_counting = { $madness }: “{ $kind }” cannot be given as a sum. Name cards or totals.
refusal-not_a_sum = { $madness }: say { $value } as a sum of two smaller numbers.
refusal-no_gear = { $madness }: never name a kind of equipment, so not { $gear } either. Speak of challenge A or B.
refusal-several_gears = { $madness }: one kind of equipment a remark at most.
refusal-other_gear = { $madness }: you began with { $wanted } in this glass, so { $gear } is off your tongue. Speak of A or B instead.
refusal-gear_used_up = { $madness }: you have mentioned { $gear } in this glass. Speak of A or B instead.
refusal-kind_not_allowed = { $madness }: “{ $kind }” is beyond you. What is left to you: { $kinds }.
refusal-kind_forbidden = { $madness }: “{ $kind }” is what you cannot say.
refusal-text_forbidden = { $madness }: no free text. Use the panel.
refusal-not_yes_or_no = { $madness }: type yes or no and nothing else.
refusal-not_one_number = { $madness }: type one bare number and nothing else.
refusal-several_numbers = { $madness }: one number a remark, not { $n }.
refusal-word_of_sums = { $madness }: “{ $word }” speaks of a sum or of what is missing.
refusal-word_of_asking = { $madness }: “{ $word }” asks for something.
refusal-asking_by_name = { $madness }: name nobody; that sounds like asking.
refusal-is_a_question = { $madness }: ask no questions.
refusal-word_of_self = { $madness }: “{ $word }” speaks of yourself. Tell the others what to do.
refusal-no_repetition = { $madness }: repeat word for word what a colleague said in this glass.
refusal-points_at_gear = { $madness }: pointing at { $gear } speaks of your own cards. Point at a challenge or at somebody.
refusal-no_signs = { $madness }: no signs and no pointing.
refusal-not_numbered = { $madness }: open with { $n }, the number of this remark.
refusal-not_twice = { $madness }: first say your last remark again, word for word.
refusal-not_idle = { $madness }: this remark must be idle: no number, no equipment, no challenge. The next one may matter.
refusal-answers_nobody = { $madness }: answer a remark of a colleague.
refusal-not_spoken_to = { $madness }: answer a remark that names you, or a question put to everyone.
refusal-not_on_cue = { $madness }: speak right after { $whom }, or once { $percent } percent of the glass have run.
refusal-choir_waits = { $madness }: { $n ->
    [one] one colleague has
   *[other] { $n } colleagues have
 } not spoken since you did. Once, after { $percent } percent of the glass, you need not wait.
refusal-shares_nothing = { $madness }: use a number or a kind of equipment from the last remark somebody else made.
refusal-number_taken = { $madness }: { $value } has been said in this glass.
refusal-gear_taken = { $madness }: { $gear } has been mentioned in this glass.
refusal-letter_lost = { $madness }: “{ $word }” has the letter { $letter }.
refusal-claim_is_true = { $madness }: that is true. Nothing you say may be.
refusal-first_claim_is_true = { $madness }: that is true. The first thing about your own cards must be a lie.
refusal-claim_not_shifted = { $madness }: saying { $gear } you mean { $wanted }, and so it is not true of your cards.
refusal-claim_not_mirrored = { $madness }: a 2 you hold is read 6, a 3 is 5, a 4 is 4. No card of yours reads like this.
refusal-claim_not_doubled = { $madness }: say twice the true number.
refusal-unclear_claim = { $madness }: it is not clear what this says about your cards. Name one kind of equipment and one number.
refusal-briefing_due = { $madness }: speak { $min ->
    [one] once
   *[other] { $min } times
 } before you lay a card; so far it was { $n }. Silence or the end of the glass will free you.
refusal-not_asked = { $madness }: nobody has asked you by name for cards in this turn. Let them know what you hold.

## Sorts of statements

kind-have_card = I hold the card
kind-have_total = I hold in total
kind-have_count = I hold so many cards
kind-have_size = I hold about
kind-offer = I cover
kind-request = Please play
kind-hold = Please keep
kind-total = Total of a challenge
kind-need = Still needed
kind-focus = Only this challenge
kind-ask = Who has?
kind-yes = Yes
kind-no = No
kind-number = A number
kind-point = Pointing
kind-react = A sign
kind-go = Now
kind-wait = Wait
kind-injured = Injuries
kind-echo = Echo
kind-text = Free text

## Colours, chips and sizes

colour-red = red
colour-orange = orange
colour-yellow = yellow
colour-green = green
colour-blue = blue
colour-violet = violet
colour-black = black
colour-white = white
colour-grey = grey
colour-pink = pink
colour-brown = brown
colour-gold = gold
chip-yes = yes
chip-no = no
chip-hm = hm
chip-tekeli-li = Tekeli-li
chip-please = please
chip-cold = cold
chip-wind = wind
size-no = none
size-little = a little
size-fair = a fair amount
size-plenty = plenty
wanted-tools = Tools
wanted-weapons = Weapons
wanted-books = Books
wanted-crates = Crates

## The cards of madness

madness-l1-01 = Clipped Reports
madness-l1-01-about = Four words at most in any one remark.
madness-l1-02 = Roll-Call
madness-l1-02-about = Name a colleague in every remark.
madness-l1-03 = Borrowed Song
madness-l1-03-about = Finish every remark with “Tekeli-li”.
madness-l1-04 = Parlour Manners
madness-l1-04-about = Say “please” somewhere in every remark.
madness-l1-05 = Nothing Is Certain
madness-l1-05-about = Everything you say must be a question.
madness-l1-06 = Above the Gale
madness-l1-06-about = Shout every remark.
madness-l1-07 = Thin Air
madness-l1-07-about = After each remark, take five seconds of breath before the next.
madness-l1-08 = After You
madness-l1-08-about = Hold your tongue until two remarks have been made by others, or two fifths of the glass has run.
madness-l1-09 = Restless Pen
madness-l1-09-about = Never make the same sort of remark twice in a row.
madness-l1-10 = The Unlucky Figure
madness-l1-10-about = You will not utter the number six.
madness-l1-11 = Numbered Notes
madness-l1-11-about = Number your remarks: one, two, three and so on. Begin again with each new glass.
madness-l1-12 = Confidant
madness-l1-12-about = Address every remark to the colleague on your left. Others may overhear.
madness-l1-13 = Aurora
madness-l1-13-about = Open every remark with a colour, never the colour you used last.
madness-l1-14 = Weather Log
madness-l1-14-about = Mention the weather in every remark.
madness-l1-15 = No Head for Sums
madness-l1-15-about = Never state a total or a shortfall; one number per remark.
madness-l1-16 = Long Arithmetic
madness-l1-16-about = Give every number as a sum of two smaller ones.
madness-l1-17 = Old Grudge
madness-l1-17-about = For you the colleague on your right does not exist: never address, name, answer or point at them.
madness-l1-18 = Too Proud
madness-l1-18-about = Ask nothing of anybody: no questions, no requests.
madness-l1-19 = Echo in the Ice
madness-l1-19-about = Say everything twice, word for word.
madness-l1-20 = Full Briefing
madness-l1-20-about = Lay no card before you have spoken three times in this glass, unless silence has fallen or the glass is nearly out.
madness-l2-01 = Beyond Counting
madness-l2-01-about = Numbers have left you. Never say one.
madness-l2-02 = Three Breaths
madness-l2-02-about = Three remarks per glass, no more.
madness-l2-03 = Even Keel
madness-l2-03-about = Only even numbers may pass your lips; round as you like.
madness-l2-04 = Round Figures
madness-l2-04-about = You deal only in fives: 5, 10, 15, 20.
madness-l2-05 = Nameless Things
madness-l2-05-about = Never name a kind of equipment. You may speak of the first and the second challenge.
madness-l2-06 = Spoken To
madness-l2-06-about = Speak only in answer to a remark that names you, or to a question put to everyone.
madness-l2-07 = Confessional
madness-l2-07-about = Each remark is for one colleague, and nobody else hears it.
madness-l2-08 = One Subject
madness-l2-08-about = The first kind of equipment you mention in a glass is the only one you may mention.
madness-l2-09 = Late Mail
madness-l2-09-about = Your words arrive six seconds late. Words still under way when silence falls are lost.
madness-l2-10 = Small Talk First
madness-l2-10-about = Your first, third, fifth... remark must be idle: no number, no equipment, no challenge.
madness-l2-11 = Contrarian
madness-l2-11-about = Speak only to contradict: every remark answers somebody and opens with “no”.
madness-l2-12 = Quartermaster
madness-l2-12-about = Never speak of your own cards; tell the others what to do.
madness-l2-13 = Mutineer
madness-l2-13-about = The Leader cannot hear you. (If you lead: the colleague on your right cannot.)
madness-l2-14 = On Cue
madness-l2-14-about = Speak only directly after the colleague on your right has spoken, or when seven tenths of the glass have run.
madness-l2-15 = Slow Thaw
madness-l2-15-about = Not a word until half the glass has run.
madness-l2-16 = First Light
madness-l2-16-about = Only in the first third of the glass do you find words.
madness-l2-17 = Parrot
madness-l2-17-about = Every remark must contain a number or a kind of equipment from the last remark made by somebody else, if it had one.
madness-l2-18 = White Lie
madness-l2-18-about = The first thing you say about your own cards in each glass must be untrue.
madness-l2-19 = Ration Book
madness-l2-19-about = Mention each kind of equipment only once per glass.
madness-l2-20 = Leader's Ear
madness-l2-20-about = Only the Leader hears you. (If you lead: only the colleague on your left.)
madness-l3-01 = Yes and No
madness-l3-01-about = You have two words left: yes, and no.
madness-l3-02 = One Breath
madness-l3-02-about = One remark per glass.
madness-l3-03 = Speechless
madness-l3-03-about = No words. You may point and make signs.
madness-l3-04 = Ciphers
madness-l3-04-about = You speak in bare numbers only, one at a time.
madness-l3-05 = Wrong Words
madness-l3-05-about = When you mean Tools you say Weapons; for Weapons, Books; for Books, Crates; for Crates, Tools. Speak only of your own cards, or say yes and no.
madness-l3-06 = Upside Down
madness-l3-06-about = You read your cards upside down: 2 is 6, 3 is 5, 4 is 4. Name single cards only, or say yes and no.
madness-l3-07 = Fabulist
madness-l3-07-about = All you say is about your own cards, and none of it is true.
madness-l3-08 = Double Vision
madness-l3-08-about = You see two of everything: every number about your cards comes out doubled. Speak only of your own cards, or say yes and no.
madness-l3-09 = Hollow Echo
madness-l3-09-about = You can only repeat, exactly, what somebody else has said in this glass.
madness-l3-10 = The Lost Letter
madness-l3-10-about = The letter O is gone from your speech. No signs.
madness-l3-11 = Secret Sharer
madness-l3-11-about = Two remarks per glass, for the colleague on your left alone.
madness-l3-12 = Static
madness-l3-12-about = Something swallows one important word of every remark you make. No signs.
madness-l3-13 = Voices
madness-l3-13-about = Each remark reaches only one colleague, and you do not know which. No signs.
madness-l3-14 = The Choir
madness-l3-14-about = Between two remarks of yours every colleague must have spoken. In the last fifth of the glass you may break this rule once. No signs.
madness-l3-15 = Last Grain
madness-l3-15-about = Two remarks per glass, and only in its last fifth.
madness-l3-16 = Never Again
madness-l3-16-about = No number and no kind of equipment that anybody has already mentioned in this glass. No signs.
madness-l3-17 = Bound Hands
madness-l3-17-about = You cannot lay a card unless a colleague has asked you by name this turn.
madness-l3-18 = Itchy Fingers
madness-l3-18-about = When two fifths of the glass have run, your lowest card jumps onto the Sled, talk or no talk.
madness-l3-19 = Inquisitor
madness-l3-19-about = You only ask, one colleague at a time, never the same one twice running; no numbers.
madness-l3-20 = Telegram
madness-l3-20-about = Two words per remark, four remarks per glass. No signs.
madness-l1-21 = Lucid Interval
madness-l1-21-about = Your mind is clear. Keep it to yourself.
madness-l1-22 = Lucid Interval
madness-l1-22-about = Your mind is clear. Keep it to yourself.
madness-l2-21 = Lucid Interval
madness-l2-21-about = Your mind is clear. Keep it to yourself.
madness-l2-22 = Lucid Interval
madness-l2-22-about = Your mind is clear. Keep it to yourself.
madness-l3-21 = Lucid Interval
madness-l3-21-about = Your mind is clear. Keep it to yourself.
madness-l3-22 = Lucid Interval
madness-l3-22-about = Your mind is clear. Keep it to yourself.
madness-h1-1 = Stiff Collar
madness-h1-1-about = Keep your chin on your chest whenever you speak.
madness-h1-2 = Mittens
madness-h1-2-about = Handle your cards with closed fists.
madness-h1-3 = Heavy Boots
madness-h1-3-about = Stamp once before every remark.
madness-h1-4 = Horizon
madness-h1-4-about = Never look at the person you are speaking to.
madness-h2-1 = Snow-Blind
madness-h2-1-about = Eyes shut whenever you speak.
madness-h2-2 = Frozen Jaw
madness-h2-2-about = Speak without moving your lips.
madness-h2-3 = Lookout
madness-h2-3-about = Sit with your back to the table until the first card is laid.
madness-h2-4 = Hoarse
madness-h2-4-about = Whisper only.
madness-h3-1 = Hummer
madness-h3-1-about = Hum only: rising for yes, falling for no.
madness-h3-2 = Semaphore
madness-h3-2-about = Arm signals only, and nobody has the code book.
madness-h3-3 = Blind Pack
madness-h3-3-about = When the glass turns, lay your cards face down and do not look at them again until it is over.
madness-h3-4 = Drone
madness-h3-4-about = Hold one long vowel between any two words.
