# Mountains of Madness in English. Use the vocabulary of rules/en.md.

## The game

game-name = Mountains of Madness
game-tagline = Thirty seconds to make a plan, and a madness no one may explain.
game-about = One plane, one expedition, a dead city in the ice. Each encounter gives you thirty seconds to talk and play equipment face down, and the first card played ends the talk. Failed challenges wear down your nerves, and madness dictates how you may speak. Escape with at least as many relics as injuries.

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
relic-sp-d = Tracks in Slate
relic-ru-a = Cartouche Fragment
relic-ru-b = Star-Shaped Keystone
relic-ru-c = Basalt Lintel
relic-ru-d = Dotted Soapstone
relic-kn-a = Frieze Rubbing
relic-kn-b = Map of the Sunless Sea
relic-kn-c = The Last Panel
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
tile-es-01 = Engine Icing
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
tile-es-12 = Wing Icing
face-accident = Accident
face-confusion = Confusion
face-loss = Loss of Confidence
sign-thumbs_up = thumbs up
sign-thumbs_down = thumbs down
sign-question = question mark
sign-alarm = alarm
sign-handshake = handshake
sign-stop = stop
sign-hourglass = sand timer
sign-scream = scream
decision-ignore = ignore madness
decision-flip = flip the timer
decision-extend = flip the timer again
decision-reveal = reveal the sled
decision-challenge_a = challenge A
decision-challenge_b = challenge B
decision-madness = take madness
decision-die = roll the die
decision-reroll = reroll
decision-accept = accept the roll
decision-raise = raise the hand limit
decision-end_draw = stop drawing
decision-rest = rest
decision-skip_rest = fly on

## Actions

action-ignore = Ignore { $whom }'s madness this turn
action-undo_ignore = Stop ignoring { $whom }'s madness
action-move = Fly to { $to }
action-undo_move = Undo the flight
action-flip = Flip the timer
action-play = Play { $card }
action-done = Done: no more cards
action-not_done = Not done after all
action-pass = Pass: no more remarks
action-linger = Wait and save my remarks
action-slip = I slipped up
action-accuse = { $whom } broke the silence
action-uphold = That's true: roll the die
action-dismiss = It was nothing
action-asked = I was asked by name
action-briefed = I've spoken three times
action-extend = Flip the timer again
action-reveal = Reveal the sled
action-relic = Give { $relic } to { $whom }
action-arcane = Arcane card: { $gear }
action-search = Look at the tile on { $at }
action-skip_search = Skip the search
action-got_it = Seen enough
action-madden = { $letter }: madness for { $whom }
action-roll = { $letter }: roll the die
action-reroll = Reroll
action-accept = Accept the roll
action-deal = Deal a card to { $whom }
action-raise = One more card for everyone
action-end_draw = Stop drawing
action-rest = Rest
action-skip_rest = Fly on without resting
action-advise = Give advice
action-say = Say something

## Events

event-turn_began = Turn { $round }: { $seat } leads.
event-ignored = { $seat } spends a token to ignore { $whom }'s madness this turn.
event-ignore_undone = { $seat } takes back the token spent on { $whom }.
event-moved = { $seat } flies to { $to }.
event-move_undone = { $seat } undoes the flight to { $to }.
event-escape_tiles_placed = The three Escape tiles are placed. There's no way back.
event-timer_flipped = { $tile ->
    [none] { $seat } flips the timer on { $at }. The tile is gone, so the challenges printed on the board apply.
   *[other] { $seat } flips the timer on { $at }: { $tile }.
 }
event-said = { $public ->
    [yes] { $seat }: “{ $words }”.
   *[no] { $seat } (not heard by everyone): “{ $words }”.
 }
event-murmured = { $seat } says something you can't hear.
event-remark_pending = { $seat }'s remark “{ $words }” is on its way.
event-remarks_lost = { $n ->
    [one] One of { $seat }'s remarks didn't arrive in time and is lost.
   *[other] { $n } of { $seat }'s remarks didn't arrive in time and are lost.
 }
event-played = { $card ->
    [none] { $seat } plays a card.
   *[other] { $seat } plays { $card }.
 }{ $silence ->
    [yes] {" "}Silence falls.
   *[no] {""}
 }
event-auto_played = { $madness }: { $card } jumps onto the sled, and { $seat } can't stop it.
event-declared_done = { $seat } is done.
event-changed_mind = { $seat } isn't done after all.
event-passed = { $seat } passes and can't make any more remarks during this timer.
event-lingers = { $seat } waits.
event-last_call = Last call: players with remarks left may use them now.
event-slipped = { $seat } admits a slip of the tongue.
event-accused = { $seat } says that { $whom } broke the silence.
event-accusation_dismissed = { $seat } dismisses the accusation: { $whom } kept silent.
event-silence_broken = { $seat } breaks the silence. The die shows { $face }.
event-was_asked = { $seat } was asked by name.
event-was_briefed = { $seat } has spoken three times.
event-advised = { $seat } suggests: { $words }.
event-timer_ended = { $early ->
    [yes] Everyone is done, so the timer stops early.
   *[no] The timer runs out.
 }
event-extended = { $seat } spends a token and flips the timer again. Tokens left on the sled: { $n }.
event-cards_returned = { $n ->
    [one] The card on the sled returns to its owner's hand.
   *[other] The { $n } cards on the sled return to their owners' hands.
 }
event-revealed = { $seat ->
    [none] On the sled: { $cards }.
   *[other] { $seat } played { $cards }.
 }
event-met = { $letter }: { $gear } { $sum }. Met!
event-missed = { $letter }: { $gear } { $sum }. Missed by { $distance }.
event-relic_taken = { $whom } receives a relic: { $relic }.
event-space_covered = As leader, { $whom } can no longer spend tokens in the { $stage } phase.
event-went_mad = { $madness ->
    [none] { $whom } draws a level { $level } madness card.
   *[other] { $whom } draws a level { $level } madness card: { $madness }.
 }
event-all_mad = Everyone is already at madness level 3, so the team pays with a token instead.
event-arcane_found = { $seat } finds an Arcane card ({ $gear }). It goes to the discard.
event-healed = An injury returns from the discard to the supply, which now holds { $left }.
event-praised = { $n ->
    [one] Praise: a token returns to the sled.
   *[other] Praise: { $n } tokens return to the sled.
 }
event-searched = { $seat } shows everyone the tile on { $at }: { $tile }.
event-search_skipped = { $seat } skips the search.
event-search_ended = The tile on { $at } is face down again.
event-nothing_gained = The reward is { $reward }, but there's nothing to gain this time.
event-rolled = { $seat } rolls the die for { $letter }: { $face }.
event-rerolled = { $seat } spends a token and rerolls for { $letter }: { $face }.
event-accident = { $n ->
    [one] Accident: an injury goes to the discard. Injuries left in the supply: { $left }.
   *[other] Accident: { $n } injuries go to the discard. Injuries left in the supply: { $left }.
 }
event-confused = { $n ->
    [0] Confusion, but the deck is empty.
   *[other] Confusion: the deck loses { $cards }.
 }
event-deck_too_short = { $n ->
    [one] Confusion would discard one card, but the deck is empty. A token returns to the box instead.
   *[other] Confusion would discard { $n } cards, but the deck { $deck ->
        [0] is empty
       *[other] has only { $deck }
     }. A token returns to the box instead.
 }
event-confidence_lost = Loss of Confidence: { $n } tokens go from the sled to the discard.
event-confidence_gone = { $n ->
    [0] Loss of Confidence, but there are no tokens on the sled. A token returns to the box instead.
    [one] Loss of Confidence, but there's only one token on the sled. A token returns to the box instead.
   *[other] Loss of Confidence, but there are only { $n } tokens on the sled. A token returns to the box instead.
 }
event-token_discarded = A token goes to the discard. Tokens left on the sled: { $sled }.
event-token_lost = A token returns to the box. Tokens left in total: { $left }.
event-drew = { $cards ->
    [none] { $n ->
        [one] { $whom } draws a card.
       *[other] { $whom } draws { $n } cards.
     }
   *[other] { $whom } draws { $cards }.
 }
event-deck_short = { $need ->
    [one] The players need one more card
   *[other] The players need { $need } more cards
 }, but the deck { $deck ->
    [0] is empty
   *[other] has only { $deck }
 }. Only a rest refills it.
event-limit_raised = { $seat } spends a token and raises the hand limit to { $limit } for this phase.
event-rested = { $seat } calls for a rest. One token returns to the box, leaving { $n } on the sled. The new deck has { $deck } cards.
event-rest_skipped = { $seat } flies on without resting.
event-injuries_returned = { $n ->
    [one] An injury returns to { $whom }'s hand.
   *[other] { $n } injuries return to { $whom }'s hand.
 }
event-time_up = { $seat } runs out of time, so the rules decide.
event-escaped = { $won ->
    [yes] The plane escapes! Relics: { $relics }, injuries: { $injuries }, score: { $balance }.
   *[no] The plane escapes, but the score is too low. Relics: { $relics }, injuries: { $injuries }.
 }
event-tokens_gone = The last leadership token is gone. No one leads any more.
event-injuries_gone = One injury too many: the supply is empty.
event-unmasked = { $whom }'s madness was { $madness }.

## Refusals

refusal-game_over = The game is over.
refusal-no_such_seat = { $whom } isn't at this table.
refusal-not_leader = That's up to { $turn }, who leads this turn.
refusal-not_now = { $now ->
    [move] The leader has to fly first.
    [flip] The leader has to flip the timer first.
    [timer] The timer is running. Talk and play cards.
    [silence] Silence has fallen. Play cards, or mark yourself as done.
    [timer_out] The timer has run out. The leader has to flip it again or reveal the sled.
    [relic] The leader has to give out a relic first.
    [arcane] The leader has to choose an Arcane card first.
    [search] The leader has to look at a tile or skip the search first.
    [look] Everyone is looking at a tile. Confirm when you've seen enough.
    [fail] The leader has to choose madness or the die for each failed challenge first.
    [die] The die has been rolled. The leader has to reroll it or accept the result.
    [draw] Hands are being refilled. The leader has to deal cards or stop drawing.
   *[rest] The leader has to rest or fly on first.
}
refusal-start_at_coast = The expedition starts on the Coast, not on { $to }. Choose a space from c1 to c11.
refusal-start_at_shore = At this table, the expedition starts on the shore, not on { $to }. Choose a space from c1 to c6.
refusal-same_space = The plane is already on { $to } and has to move on.
refusal-too_far = { $to } isn't adjacent to { $at }. Fly to an adjacent space. Beyond the City, the route is one-way.
refusal-no_such_edge = This table plays with a single Edge space. Fly to x2, not { $to }.
refusal-not_mad = { $whom } isn't mad, so the token would be wasted.
refusal-already_ignored = { $whom }'s madness is already ignored this turn.
refusal-not_ignored = No token has been spent on { $whom } this turn.
refusal-no_changes_left = You've already changed your mind { $max } times this turn. This decision stands.
refusal-no_token = There are no tokens on the sled. { $discard ->
    [one] You can't spend the one
   *[other] You can't spend the { $discard }
 } in the discard until a rest or Praise brings tokens back.
refusal-no_cards_left = No one has a card left to play, so more time would change nothing. Reveal the sled.
refusal-timer_runs_out = At this table, every timer runs to its end. Just stop playing cards.
refusal-covered = A relic covers your { $stage } space. You can't spend tokens there for the rest of the game.
refusal-not_in_hand = { $card } isn't in your hand.
refusal-already_done = You're already marked as done.
refusal-not_done_yet = You aren't marked as done.
refusal-empty_hand = Your hand is empty, so you're done.
refusal-no_mind_changes_left = You've already changed your mind { $max } times during this timer.
refusal-game_is_timed = Passing and waiting are for untimed games. Just say nothing.
refusal-passed_already = You've already passed for this timer.
refusal-lingers_already = You're already waiting. Speak whenever you like.
refusal-nothing_to_keep = You've used all { $max } remarks, so there are none to save.
refusal-not_in_person = That's only for tables that talk in person.
refusal-slipped_already = You've already admitted a slip during this timer.
refusal-accused_already = You've already accused someone during this timer.
refusal-accuses_self = You can't accuse yourself. Admit a slip instead.
refusal-accusation_pending = The leader has to decide on the accusation against { $whom } first.
refusal-no_accusation = No one has been accused of breaking the silence.
refusal-asked_already = The table already knows that you were asked this turn.
refusal-briefed_already = The table already knows that you've spoken three times during this timer.
refusal-nothing_to_declare = At this table, no madness card depends on that. There's nothing to declare.
refusal-wrong_relic = The reward is { $reward }, but { $relic } is a different kind of relic. Choose one of the right kind.
refusal-relic_gone = { $relic } already belongs to { $whom }.
refusal-too_mad = { $whom } is already at level 3. Choose someone at a lower level.
refusal-no_arcane = There's no Arcane card ({ $gear }) left. Choose another kind.
refusal-no_tile_there = There's no face-down tile on { $at }. Choose another space.
refusal-search_required = At this table, you can't skip a search. Choose a face-down tile.
refusal-saw_enough = You've already seen enough. Wait for the others.
refusal-not_missed = Challenge { $letter } was met or is already settled.
refusal-hand_full = { $whom } already has at least { $limit } cards. Deal to someone with fewer.
refusal-deal_first = { $n ->
    [one] Deal the remaining card first.
   *[other] Deal the remaining { $n } cards first.
 }
refusal-advice_used_up = You've already given advice { $max } times this turn. Let the leader decide.
refusal-no_advice_text = You can't type advice at this table. Point at something or make a sign.
refusal-no_advice = At this table, the leader decides without advice. You can talk once the timer runs.
refusal-silence = Silence has fallen, and no one can break it at this table. You can still play cards.
refusal-too_late = Silence fell before your words arrived. No one heard them, and there's no penalty.

## What a command should look like

expected-a_command_such_as_move_flip_play_or_done = a command such as move, flip, play or done
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
expected-a_chip_such_as_1_red_please_or_p2 = an added word such as 1, red, please or p2
expected-at_most_3_chips = at most 3 added words
expected-at_most_4_chips = at most 4 added words
expected-a_sum_such_as_2_3 = a sum such as 2+3
expected-a_text_of_1_to_80_characters_fewer_in_other_scripts = a text of 1 to 80 characters, fewer in other scripts
expected-space_seat_decision_sign_or_text = space, seat, decision, sign or text
expected-a_decision_such_as_flip_extend_madness_die_or_rest = a decision such as flip, extend, madness, die or rest

## Outcomes

outcome-post = You barely keep your jobs, but you're home.
outcome-footnote = You're a footnote in the journals. That's something.
outcome-fame = Fame, and a lecture tour around the world!
outcome-overturned = Your discoveries turn science upside down.
outcome-proof = Beyond doubt: someone was here before humankind.
outcome-shamed = You come home in disgrace, with more injuries than relics.
outcome-tied = You have as many injuries as relics, and at this table that isn't enough.
outcome-no_tokens = The last leadership token is gone. The expedition falls apart in the ice.
outcome-no_injuries = One injury too many. There's no one left to fly the plane.

## Presets and options

preset-standard = Standard
preset-standard-about = The standard rules: thirty seconds per timer, and a tie counts as a win.
preset-first_flight = First flight
preset-first_flight-about = A full minute per timer.
preset-veteran = Veteran
preset-veteran-about = Madness cards stack, and a tie counts as a loss.
preset-nightmare = Nightmare
preset-nightmare-about = Twenty seconds per timer and no Lucid Intervals. Madness cards stack, and a tie counts as a loss.
preset-correspondence = Correspondence
preset-correspondence-about = Untimed: four remarks per player and timer, and a day to make them.
preset-classic_standard = Classic
preset-classic_standard-about = Standard, but Confusion costs a token if the deck is too short, and searched tiles stay visible.
preset-as_written = As written
preset-as_written-about = The original rules to the letter: Standard, but injuries count unless they're in the deck, the last turn has a rest, and there are 11 Arcane cards. The option As written lists the rest.
option-timer_seconds = Sand timer
option-timer_seconds-about = Sets how long the timer runs. More time makes the game easier, especially for players who read or type slowly or use a keyboard or screen reader.
option-timer_seconds-20 = 20 seconds
option-timer_seconds-30 = 30 seconds
option-timer_seconds-45 = 45 seconds
option-timer_seconds-60 = 60 seconds
option-timer_seconds-90 = 90 seconds
option-timer_seconds-120 = 120 seconds
option-pace = Pace
option-pace-about = Lets you play against the clock, or over several days with a limited number of remarks.
option-pace-realtime = against the clock
option-pace-untimed = untimed
option-budget = Remarks
option-budget-about = Sets how many remarks each player gets per timer in an untimed game.
option-timer_hours = Hours per timer
option-timer_hours-about = Sets how long a timer lasts in an untimed game.
option-talk_mode = Talk
option-talk_mode-about = Sets how players talk during encounters.
option-talk_mode-panel = statement panel
option-talk_mode-text = free text
option-talk_mode-panel_text = panel and text
option-talk_mode-in_person = in person (honour system)
option-silence_mode = Silence
option-silence_mode-about = Sets what happens when a player speaks during silence.
option-silence_mode-penalty = penalty die
option-silence_mode-locked = talking disabled
option-expert = Expert mode
option-expert-about = Players keep their old madness cards, and all of them apply.
option-blank_cards = Blank cards
option-blank_cards-about = Six madness cards have no rule. They can be Lucid Intervals, be left out or get rules from the host.
option-blank_cards-lucid = Lucid Intervals
option-blank_cards-out = left out
option-blank_cards-custom = written by the host
option-tie = Tie
option-tie-about = Sets how the game ends if you have as many injuries as relics.
option-tie-win = win
option-tie-loss = loss
option-edge_spaces = Edge spaces
option-edge_spaces-about = Sets how many spaces the Edge of Madness has.
option-edge_spaces-3 = three
option-edge_spaces-1 = one
option-start_zone = Start
option-start_zone-about = Sets where the expedition may start.
option-start_zone-any_coast = anywhere on the Coast
option-start_zone-shore_row = shore only
option-arcane_cards = Arcane cards
option-arcane_cards-about = Sets how many Arcane cards are in the game.
option-arcane_cards-8 = 8
option-arcane_cards-11 = 11
option-played_cards = Played cards
option-played_cards-about = Sets whether played cards stay on the sled when the timer is flipped again.
option-played_cards-stay = stay on the sled
option-played_cards-return_on_extend = return to hand
option-short_confusion = Confusion with a short deck
option-short_confusion-about = Sets what Confusion costs if the deck has too few cards.
option-short_confusion-what_is_left = the cards left
option-short_confusion-token = a token
option-first_leader = First leader
option-first_leader-about = Sets who leads the first turn.
option-first_leader-random = random
option-first_leader-seat = chosen by the host
option-reveal_owner = Show card owners
option-reveal_owner-about = When the sled is revealed, everyone sees who played which card.
option-search_note = Search notes
option-search_note-about = A searched tile stays visible to everyone.
option-mirage = Mirage
option-mirage-about = From the City on, equipment colours are mixed up. Names and shapes stay correct.
option-advice_text = Advice in words
option-advice_text-about = Players may give advice as free text, but not about hands or madness.
option-honour_pack = Honour pack
option-honour_pack-about = Replaces twelve madness cards with ones that affect your body instead of your speech. Only for tables that talk in person.
option-as_written = As written
option-as_written-about = Only injuries in the deck don't count, played injuries return without a rest, and the last turn has all phases. Searches can't be skipped, there's no advice, timers run to their end, lost tokens come from the sled, and madness never affects how you play cards.

## The board as text

picture-legend = * face-down tile   = known tile   > plane
picture-reward = Reward
picture-timer = Timer
picture-turn = Turn
picture-tokens = Tokens (sled/discard/box)
picture-deck = Deck
picture-discard = Discard
picture-injuries = Injuries left
picture-score = Relics - injuries
picture-hand = hand
picture-played = played
picture-madness = madness
picture-relics = relics

## Refused remarks and cards

refusal-no_such_colleague = { $whom } isn't at this table. Address someone who is.
refusal-names_self = You can't address or point at yourself. Choose another player, or no one.
refusal-unheard_remark = Remark { $id } hasn't reached you during this timer. Answer or repeat one you've heard.
refusal-own_echo = Remark { $id } is your own. Say it again instead of echoing it.
refusal-chip_misplaced = “{ $chip }” belongs at the other end of the remark. Ordinal numbers, colours, yes, no and hm go first, all other added words last.
refusal-sign_with_words = You can't shout a sign, add words to it or show it as a sum. You may only address it to someone or use it as an answer.
refusal-nothing_to_split = This statement has no number that can be shown as a sum.
refusal-wrong_split = { $first } + { $second } doesn't work. The two parts must add up to { $value }, and each must be at least 1.
refusal-out_of_range = { $value } is out of range. This statement takes numbers from { $min } to { $max }.
refusal-no_panel = At this table, you type your remarks. Only signs and pointing have buttons.
refusal-no_text = Free text is off at this table. Use the panel.
refusal-too_quick = You spoke within the last second. Give the others time to read.
refusal-too_many_remarks = You've made all { $max } remarks for this timer. Now play your cards.
refusal-budget_spent = You've used up your { $max } remarks for this timer. Now play your cards.
refusal-has_passed = You've passed, so you can't make any more remarks during this timer.
refusal-meta_word = No one may talk about madness. Leave out “{ $word }”.
refusal-too_many_words = { $madness }: { $max ->
    [one] one word
   *[other] { $max } words
 } at most. This remark has { $n }, including added words and names.
refusal-no_remarks_left = { $madness }: { $max ->
    [one] one remark
   *[other] { $max } remarks
 } per timer, signs included. You've already made { $max ->
    [one] it
   *[other] them
 }.
refusal-no_one_named = { $madness }: name another player. Address someone or add a name.
refusal-name_one = { $madness }: name exactly one player, not { $n }.
refusal-same_colleague = { $madness }: you named { $whom } last time. Choose someone else.
refusal-name_only = { $madness }: address { $whom } and no one else.
refusal-may_not_name = { $madness }: { $whom } doesn't exist for you. Don't name or point at them.
refusal-may_not_answer = { $madness }: { $whom } doesn't exist for you. Don't answer them.
refusal-no_colour = { $madness }: start with a colour.
refusal-same_colour = { $madness }: { $colour } was your last colour. Start with another one.
refusal-no_contradiction = { $madness }: start with “no”.
refusal-no_song = { $madness }: end with “Tekeli-li”.
refusal-no_please = { $madness }: say “please”.
refusal-no_weather = { $madness }: mention the weather, such as cold or wind.
refusal-no_question = { $madness }: make it a question. Adding “?” is enough.
refusal-not_shouted = { $madness }: shout it, or type in capitals.
refusal-breathless = { $madness }: catch your breath for { $left } more { $left ->
    [one] second
   *[other] seconds
 }.
refusal-breathless_turn = { $madness }: someone else has to speak before you can speak again.
refusal-too_early = { $madness }: not a word until { $percent }% of the time has passed.
refusal-after_others = { $madness }: wait for { $n ->
    [one] another player's remark
   *[other] { $n } remarks by other players
 }, or until { $percent }% of the time has passed.
refusal-words_gone = { $madness }: you can only speak in the first { $percent }% of the time. That goes for signs, too.
refusal-same_kind = { $madness }: your last remark was also “{ $kind }”. Make a different kind of remark.
refusal-same_first_word = { $madness }: your last text also started with “{ $word }”. Start differently.
refusal-no_numbers = { $madness }: no numbers, not even { $value }.
refusal-unlucky_number = { $madness }: never say { $value }.
refusal-odd_number = { $madness }: { $value } isn't a multiple of { $n }.
refusal-no_counting = { $madness }: you can't give “{ $kind }” as a sum. Name cards or totals instead.
refusal-not_a_sum = { $madness }: say { $value } as the sum of two smaller numbers.
refusal-no_gear = { $madness }: never name equipment, not even { $gear }. Talk about challenge A or B instead.
refusal-several_gears = { $madness }: at most one kind of equipment per remark.
refusal-other_gear = { $madness }: you started with { $wanted } during this timer, so you can't mention { $gear }. Talk about challenge A or B instead.
refusal-gear_used_up = { $madness }: you've already mentioned { $gear } during this timer. Talk about challenge A or B instead.
refusal-kind_not_allowed = { $madness }: you can't say “{ $kind }”. You can only use: { $kinds }.
refusal-kind_forbidden = { $madness }: you can't say “{ $kind }”. Say something else.
refusal-text_forbidden = { $madness }: no free text. Use the panel.
refusal-not_yes_or_no = { $madness }: type yes or no and nothing else.
refusal-not_one_number = { $madness }: type a single number and nothing else.
refusal-several_numbers = { $madness }: one number per remark, not { $n }.
refusal-word_of_sums = { $madness }: “{ $word }” suggests a total or a shortfall. Leave it out.
refusal-word_of_asking = { $madness }: “{ $word }” is a request. Leave it out.
refusal-asking_by_name = { $madness }: don't name anyone. It sounds like a request.
refusal-is_a_question = { $madness }: don't ask questions.
refusal-word_of_self = { $madness }: “{ $word }” is about yourself. Tell the others what to do.
refusal-no_repetition = { $madness }: repeat, word for word, what another player said during this timer.
refusal-points_at_gear = { $madness }: pointing at { $gear } is about your own cards. Point at a challenge or a player.
refusal-no_signs = { $madness }: no signs and no pointing.
refusal-not_numbered = { $madness }: start with { $n }, the number of this remark.
refusal-not_twice = { $madness }: repeat your last remark first, word for word.
refusal-not_idle = { $madness }: this remark must be small talk, without numbers, equipment or challenges. The next one can get to the point.
refusal-answers_no_one = { $madness }: answer another player's remark.
refusal-not_spoken_to = { $madness }: answer a remark that names you, or a question to everyone.
refusal-not_on_cue = { $madness }: speak right after { $whom }, or once { $percent }% of the time has passed.
refusal-choir_waits = { $madness }: { $n ->
    [one] one other player has
   *[other] { $n } other players have
 } to speak first. Once { $percent }% of the time has passed, you may ignore this once.
refusal-shares_nothing = { $madness }: use a number or a kind of equipment from the last remark by another player.
refusal-number_taken = { $madness }: { $value } has already been said during this timer.
refusal-gear_taken = { $madness }: { $gear } has already been mentioned during this timer.
refusal-letter_lost = { $madness }: “{ $word }” contains the letter { $letter }.
refusal-claim_is_true = { $madness }: that's true. Nothing you say may be true.
refusal-first_claim_is_true = { $madness }: that's true. The first thing you say about your own cards must be a lie.
refusal-claim_not_shifted = { $madness }: when you say { $gear }, you mean { $wanted }, and that isn't true of your cards.
refusal-claim_not_mirrored = { $madness }: you read a 2 as a 6, a 3 as a 5 and a 4 as a 4. None of your cards reads like that.
refusal-claim_not_doubled = { $madness }: say twice the true number.
refusal-unclear_claim = { $madness }: it isn't clear what this says about your cards. Name one kind of equipment and one number.
refusal-briefing_due = { $madness }: speak { $min ->
    [one] once
   *[other] { $min } times
 } before you play a card (so far: { $n }), unless silence has fallen or the timer has almost run out.
refusal-not_asked = { $madness }: no one has asked you by name for cards this turn. Tell the others what you have.

## Kinds of statements

kind-have_card = I have this card
kind-have_total = I have in total
kind-have_count = I have this many cards
kind-have_size = I have roughly
kind-offer = I'll cover
kind-request = Please play
kind-hold = Please keep
kind-total = Challenge total
kind-need = Still needed
kind-focus = Only this challenge
kind-ask = Who has any?
kind-yes = Yes
kind-no = No
kind-number = Number
kind-point = Pointing
kind-react = Sign
kind-go = Now
kind-wait = Wait
kind-injured = Injuries
kind-echo = Echo
kind-text = Free text

## Colours, added words and sizes

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

## Madness cards

madness-l1-01 = Clipped Reports
madness-l1-01-about = Use at most four words per remark.
madness-l1-02 = Roll-Call
madness-l1-02-about = Name another player in every remark.
madness-l1-03 = Borrowed Song
madness-l1-03-about = End every remark with “Tekeli-li”.
madness-l1-04 = Parlour Manners
madness-l1-04-about = Say “please” in every remark.
madness-l1-05 = Nothing Is Certain
madness-l1-05-about = Everything you say must be a question.
madness-l1-06 = Above the Gale
madness-l1-06-about = Shout every remark.
madness-l1-07 = Thin Air
madness-l1-07-about = Catch your breath for five seconds after every remark.
madness-l1-08 = After You
madness-l1-08-about = Say nothing until others have made two remarks or two fifths of the time has passed.
madness-l1-09 = Restless Pen
madness-l1-09-about = Never make the same kind of remark twice in a row.
madness-l1-10 = The Unlucky Number
madness-l1-10-about = Never say the number six.
madness-l1-11 = Numbered Notes
madness-l1-11-about = Number your remarks: one, two, three and so on. Start again at one with each timer.
madness-l1-12 = Confidant
madness-l1-12-about = Address every remark to the player on your left. The others can hear you.
madness-l1-13 = Aurora
madness-l1-13-about = Start every remark with a colour, but never with the one you used last.
madness-l1-14 = Weather Log
madness-l1-14-about = Mention the weather in every remark.
madness-l1-15 = No Head for Sums
madness-l1-15-about = Never state a total or a shortfall. Use at most one number per remark.
madness-l1-16 = Long Arithmetic
madness-l1-16-about = Give every number as the sum of two smaller ones.
madness-l1-17 = Old Grudge
madness-l1-17-about = The player on your right doesn't exist for you. Never address, name, answer or point at them.
madness-l1-18 = Too Proud
madness-l1-18-about = Ask nothing of anyone: no questions, no requests.
madness-l1-19 = Echo in the Ice
madness-l1-19-about = Say everything twice, word for word.
madness-l1-20 = Full Briefing
madness-l1-20-about = Don't play a card until you've spoken three times during this timer, unless silence has fallen or the timer has almost run out.
madness-l2-01 = Beyond Counting
madness-l2-01-about = You've lost all sense of numbers. Never mention any.
madness-l2-02 = Three Breaths
madness-l2-02-about = Make at most three remarks per timer.
madness-l2-03 = Even Keel
madness-l2-03-about = Say only even numbers. Round them as you like.
madness-l2-04 = Round Figures
madness-l2-04-about = Say only multiples of five: 5, 10, 15, 20.
madness-l2-05 = Nameless Things
madness-l2-05-about = Never name a kind of equipment. You may talk about challenges A and B.
madness-l2-06 = When Spoken To
madness-l2-06-about = Speak only to answer a remark that names you, or a question to everyone.
madness-l2-07 = Confessional
madness-l2-07-about = Each remark is for one player, and no one else hears it.
madness-l2-08 = One Subject
madness-l2-08-about = The first kind of equipment you mention during a timer is the only one you may mention.
madness-l2-09 = Late Mail
madness-l2-09-about = Your words arrive six seconds late. Words that haven't arrived when silence falls are lost.
madness-l2-10 = Small Talk First
madness-l2-10-about = Your first, third, fifth… remarks must be small talk: no number, no equipment, no challenge.
madness-l2-11 = Contrarian
madness-l2-11-about = Speak only to contradict: every remark must answer another player and start with “no”.
madness-l2-12 = Quartermaster
madness-l2-12-about = Never talk about your own cards. Tell the others what to do.
madness-l2-13 = Mutineer
madness-l2-13-about = The leader can't hear you. (If you lead, the player on your right can't.)
madness-l2-14 = On Cue
madness-l2-14-about = Speak only right after the player on your right, or once seven tenths of the time has passed.
madness-l2-15 = Slow Thaw
madness-l2-15-about = Not a word until half the time has passed.
madness-l2-16 = First Light
madness-l2-16-about = You can only speak in the first third of the time.
madness-l2-17 = Parrot
madness-l2-17-about = Every remark must contain a number or a kind of equipment from the last remark by another player, if it had one.
madness-l2-18 = White Lie
madness-l2-18-about = The first thing you say about your own cards during each timer must be untrue.
madness-l2-19 = Ration Book
madness-l2-19-about = Mention each kind of equipment only once per timer.
madness-l2-20 = Leader's Ear
madness-l2-20-about = Only the leader hears you. (If you lead, only the player on your left does.)
madness-l3-01 = Yes and No
madness-l3-01-about = You have two words left: yes and no.
madness-l3-02 = One Breath
madness-l3-02-about = You get one remark per timer.
madness-l3-03 = Speechless
madness-l3-03-about = No words. You may point and make signs.
madness-l3-04 = Ciphers
madness-l3-04-about = Say only bare numbers, one at a time.
madness-l3-05 = Wrong Words
madness-l3-05-about = Say Weapons when you mean Tools, Books for Weapons, Crates for Books and Tools for Crates. Talk only about your own cards, or say yes or no.
madness-l3-06 = Upside Down
madness-l3-06-about = You read your cards upside down: 2 is 6, 3 is 5, 4 is 4. Name only single cards, or say yes or no.
madness-l3-07 = Fabulist
madness-l3-07-about = Talk only about your own cards, and never tell the truth.
madness-l3-08 = Double Vision
madness-l3-08-about = You see everything double, so double every number you say about your cards. Talk only about your own cards, or say yes or no.
madness-l3-09 = Hollow Echo
madness-l3-09-about = You can only repeat, word for word, what another player has said during this timer.
madness-l3-10 = The Lost Letter
madness-l3-10-about = The letter O has vanished from your speech. No signs.
madness-l3-11 = Secret Sharer
madness-l3-11-about = You get two remarks per timer, for the player on your left only. No signs.
madness-l3-12 = Static
madness-l3-12-about = Static swallows one important word in every remark you make. No signs.
madness-l3-13 = Voices
madness-l3-13-about = Each remark reaches only one player, and you don't know who. No signs.
madness-l3-14 = The Choir
madness-l3-14-about = Before each remark, wait until every other player has spoken since your last one. In the last fifth of the time, you may break this rule once. No signs.
madness-l3-15 = Last Grain
madness-l3-15-about = You get two remarks per timer, only in the last fifth of the time.
madness-l3-16 = Never Again
madness-l3-16-about = Never mention a number or a kind of equipment that anyone has already mentioned during this timer. No signs.
madness-l3-17 = Bound Hands
madness-l3-17-about = You can't play a card unless another player has asked you by name this turn.
madness-l3-18 = Itchy Fingers
madness-l3-18-about = Once two fifths of the time has passed, your lowest card jumps onto the sled, unless you've already played one.
madness-l3-19 = Inquisitor
madness-l3-19-about = You can only ask questions, one player at a time and never the same player twice in a row. No numbers.
madness-l3-20 = Telegram
madness-l3-20-about = At most two words per remark, and four remarks per timer. No signs.
madness-l1-21 = Lucid Interval
madness-l1-21-about = Your mind is clear. Keep that to yourself.
madness-l1-22 = Lucid Interval
madness-l1-22-about = Your mind is clear. Keep that to yourself.
madness-l2-21 = Lucid Interval
madness-l2-21-about = Your mind is clear. Keep that to yourself.
madness-l2-22 = Lucid Interval
madness-l2-22-about = Your mind is clear. Keep that to yourself.
madness-l3-21 = Lucid Interval
madness-l3-21-about = Your mind is clear. Keep that to yourself.
madness-l3-22 = Lucid Interval
madness-l3-22-about = Your mind is clear. Keep that to yourself.
madness-h1-1 = Stiff Collar
madness-h1-1-about = Keep your chin on your chest while you speak.
madness-h1-2 = Mittens
madness-h1-2-about = Handle your cards only with closed fists.
madness-h1-3 = Heavy Boots
madness-h1-3-about = Stamp your foot once before every remark.
madness-h1-4 = Horizon
madness-h1-4-about = Never look at the person you're speaking to.
madness-h2-1 = Snow-Blind
madness-h2-1-about = Keep your eyes shut while you speak.
madness-h2-2 = Frozen Jaw
madness-h2-2-about = Speak without moving your lips.
madness-h2-3 = Lookout
madness-h2-3-about = Sit with your back to the table until the first card is played.
madness-h2-4 = Hoarse
madness-h2-4-about = You may only whisper.
madness-h3-1 = Humming
madness-h3-1-about = You may only hum: rising for yes, falling for no.
madness-h3-2 = Semaphore
madness-h3-2-about = Use arm signals only. No one has the code book.
madness-h3-3 = Blind Pack
madness-h3-3-about = When the timer is flipped, put your cards face down and don't look at them again until time is up.
madness-h3-4 = Drone
madness-h3-4-about = Draw out one long vowel between any two words.
madness-s1-20 = Leaderless
madness-s1-20-about = The leader doesn't exist for you. Never address, name, answer or point at them. While you lead, this goes for the player on your left.
madness-s3-17 = Blank Mind
madness-s3-17-about = Numbers and equipment have slipped your mind. Never mention either. You may talk about challenges A and B.
madness-s3-18 = Only Answers
madness-s3-18-about = Speak only to answer another player, in at most three words. No signs.
