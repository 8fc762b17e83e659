## The board of Mountains of Madness. Names of components are in ../../text.

ui-board = The mountain
ui-crew = The team
ui-close = Close
ui-leads = leads
ui-leader = { $name } leads this turn
ui-phases = Phases of the turn
ui-part-movement = Movement: fly to the next space. Spend a token to ignore one player's madness this turn.
ui-part-encounter = Encounter: talk, then play cards. Spend a token to flip the timer again.
ui-part-resolution = Resolution: reveal the sled. Spend a token to reroll the die.
ui-part-draw = Draw: refill hands. Spend a token to raise everyone's hand limit by one.
ui-part-rest = Rest: return a token to the box to refill the deck and the sled.
ui-part-covered = { $part }: covered by a relic, so the leader can't spend tokens here
ui-talk = Talk
ui-silence = Silence
ui-over = Game over
ui-seconds-left = { $n ->
    [one] one second left
   *[other] { $n } seconds left
 }
ui-tokens = Leadership
ui-tokens-on-sled = { $n ->
    [one] one leadership token on the sled
   *[other] { $n } leadership tokens on the sled
 }
ui-tokens-about = You can spend tokens on the sled. Discarded tokens still keep the expedition alive, but only Praise and Rest bring them back. Lose all tokens and you lose the game.
ui-tokens-where = { $sled } on the sled, { $discard } in the discard, { $gone } in the box
ui-my-madness = My madness, level { $n }
ui-untimed-l1-07 = Untimed: someone else must make a remark in between.
ui-untimed-l2-09 = Untimed: your words arrive after two more remarks by others.
ui-madness-secret = Only you can read this. Never show it, hint at it or confirm it.
ui-madness-ignored = Ignored: this madness doesn't affect you this turn.
ui-show-map = Look at the mountain
ui-show-encounter = Back to the encounter
ui-plane-here = the plane is here
ui-you-can = possible moves: { $actions }
ui-advised-by = suggested by { $names }
ui-tile-known = { $tile }, reward: { $reward }
ui-tile-hidden = a face-down tile
ui-tile-used = the tile is gone; challenges printed on the board
ui-tile-none = no tile here yet
ui-region-coast = Face down. On the Coast you need 7 to 11.
ui-region-mountain = Face down. In the Mountains you need 9 to 14, often an exact number.
ui-region-city = Face down. In the City you need 14 to 18.
ui-region-edge = Face down. At the Edge you need 14 to 17. There's no way back from there.
ui-region-escape = Face down. During the Escape you need 9 to 13.
ui-exactly = exactly { $n }
ui-range = { $from } to { $to }
ui-or = { $one } or { $other }
ui-challenge = { $gear }: { $sums }
ui-hand-size = { $n ->
    [0] no cards in hand
    [one] one card in hand
   *[other] { $n } cards in hand
 }
ui-level = { $n ->
    [0] no madness
   *[other] madness level { $n }
 }
ui-ignored = madness ignored
ui-played = { $n ->
    [one] one card on the sled
   *[other] { $n } cards on the sled
 }
ui-done = done
ui-passed = passed
ui-lingers = waiting
ui-relics = { $n ->
    [0] no relics
    [one] one relic
   *[other] { $n } relics
 }
ui-injuries = { $n ->
    [0] no injuries
    [one] one injury
   *[other] { $n } injuries
 }
ui-known-injuries = { $n ->
    [one] certainly holds an injury
   *[other] certainly holds { $n } injuries
 }
ui-covered = covered: { $parts }

## Encounter

ui-reward-specimen = Specimen
ui-reward-ruin = Ruin
ui-reward-knowledge = Knowledge
ui-reward-arcane = Arcane
ui-reward-heal = Healing
ui-reward-praise = Praise
ui-reward-search = Search
ui-known-ground = { $at }: explored
ui-one-is-enough = 1 of 2 is enough
ui-no-reward = no reward here
ui-stated = stated: { $n }
ui-met = { $sum }: met
ui-missed = { $sum }: missed by { $n }
ui-hand-enough = Your { $n } alone would be enough.
ui-hand-lacks = You have { $n }. Nearest target: { $to }.
ui-odds = { $n }% chance of meeting at least one
ui-odds-one = All hands: { $n }%.
ui-odds-about = Chance that everyone's cards together are enough, as far as you can tell
ui-hand = Your hand
ui-hand-of = { $name }'s hand
ui-open-hands = Everyone's cards
ui-talk-begins = You may talk now. A, { $a }. B, { $b }.
ui-soon-out = { $n } seconds left
ui-hand-empty = Your hand is empty.
ui-useless-card = dead weight: play it
ui-needed-for = needed for { $letters }
ui-select-injuries = Select injuries
ui-sled = The sled
ui-sled-empty = The sled is still empty.
ui-sled-empty-talk = The sled is still empty. The first card ends the talk.
ui-play = { $n ->
    [one] Play this card
   *[other] Play { $n } cards
 }
ui-ends-talk = Ends the talk for everyone.
ui-not-heard = Haven't spoken yet: { $names }.

## Talk

ui-remarks = Remarks during this timer
ui-second = { $n } s
ui-answers = to { $name }
ui-answer = Answer { $name }
ui-repeat = Repeat what { $name } said
ui-answer-one = Answer a remark
ui-not-all = Not everyone heard this
ui-unheard = A remark you couldn't hear
ui-pending = on its way
ui-no-one-spoke = No one has spoken yet.
ui-nothing-said = Nothing was said.
ui-filter = Filter remarks
ui-all = All
ui-tally = Cards people say they have (may not be true)
ui-tally-short = Tally
ui-count = { $n ->
    [one] 1 card
   *[other] { $n } cards
 }
ui-panel = Say something
ui-sheets = Kinds of remarks
ui-sheet-mine = I have
ui-sheet-plan = Plan
ui-sheet-others = Ask
ui-sheet-signs = Signs
ui-sheet-text = Text
ui-kind-have_total = in total
ui-kind-have_card = a card
ui-kind-have_size = roughly
ui-kind-have_count = how many
ui-kind-injured = injuries
ui-kind-offer = I'll cover
ui-kind-need = we need
ui-kind-total = total is
ui-kind-focus = only
ui-kind-number = number
ui-kind-request = play
ui-kind-hold = keep
ui-kind-ask = who has any?
ui-kind-point = point at
ui-kind-echo = repeat
ui-kind-yes = yes
ui-kind-no = no
ui-kind-go = now
ui-kind-wait = wait
ui-kind-react = sign
ui-pick-echo = Choose the remark to repeat from the list above.
ui-text-placeholder = Up to 80 characters
ui-numbers = Numbers
ui-one-more = One more
ui-ten-more = Ten more
ui-one-less = One less
ui-address = Address someone
ui-everyone = Everyone
ui-no-one = No one
ui-chips = { $n ->
    [0] Add words
    [one] Add words, one chosen
   *[other] Add words, { $n } chosen
 }
ui-shout = Shout
ui-split = Say numbers as sums
ui-compose = Put together a remark.
ui-last-call = Last call: use your remaining remarks now.
ui-remarks-left = { $n ->
    [one] One remark left.
   *[other] { $n } remarks left.
 }
ui-say = Say it
ui-fix = Fix it
ui-ordinal = { $n }.
ui-say-have_card = I have { $gear } { $value }
ui-say-have_total = { $gear }, { $value } in total
ui-say-have_count = { $gear } cards: { $value }
ui-say-have_size = { $gear }: { $size }
ui-say-offer = I'll cover { $letter }{ $has ->
    [yes] {" "}with { $value }
   *[no] {""}
 }
ui-say-request = play { $gear }{ $has ->
    [yes] {" "}{ $value }
   *[no] {""}
 }
ui-say-hold = keep your { $gear }
ui-say-total = { $letter } comes to { $value }
ui-say-need = { $letter } still needs { $value }
ui-say-focus = only { $letter }
ui-say-ask = { $gear }?
ui-say-yes = yes
ui-say-no = no
ui-say-number = { $value }
ui-say-point = points at { $thing }
ui-say-go = now!
ui-say-wait = wait
ui-say-injured = injuries: { $value }
ui-say-echo = { $value }

## Decisions

ui-decides = { $name } decides.
ui-ask-timer = Time's up. Reveal the sled?
ui-ask-relic = Who gets the relic?
ui-ask-arcane = Which Arcane card do you take?
ui-ask-fail = A challenge failed. Madness or the die?
ui-ask-die = The die has been rolled.
ui-ask-draw = Refill hands
ui-ask-rest = Rest before you fly on?
ui-which-relic = Which relic?
ui-which-challenge = Which challenge?
ui-covers = covers { $part }
ui-deck-short = Cards in the deck: { $deck }. Cards needed: { $need }.
ui-follows-extend = { $sled ->
    [one] Costs the last token on the sled
   *[other] Costs 1 of { $sled } tokens
 }: { $gain }, and you may talk again. { $cards }
ui-extend-seconds = { $n } more seconds
ui-extend-remarks = { $n } more remarks each
ui-extend-stay = Cards on the sled stay there.
ui-extend-return_on_extend = Cards on the sled return to players' hands.
ui-follows-reveal = { $n ->
    [0] The sled is empty, so both challenges fail.
    [one] One card is revealed.
   *[other] { $n } cards are revealed.
 }
ui-follows-arcane = A 10 goes to the discard and enters the deck with the next rest. Supply: { $n }.
ui-follows-madden = Madness { $from } → { $to }.
ui-follows-all-mad = Everyone is at level 3, so the team pays with a token instead.
ui-follows-covers = This relic permanently covers { $part }. As leader, its owner can't spend tokens there.
ui-follows-covered = { $part } is already covered, so there's no further cost.
ui-follows-roll = Each result has a one-in-three chance. { $one } { $two } { $three }
ui-follows-reroll = { $sled ->
    [one] Costs the last token on the sled.
   *[other] Costs 1 of { $sled } tokens.
 } The new roll replaces this one.
ui-follows-deal = { $n ->
    [one] Needs one card.
   *[other] Needs { $n } cards.
 }
ui-follows-raise = { $sled ->
    [one] Costs the last token on the sled
   *[other] Costs 1 of { $sled } tokens
 }: up to { $n } more cards, with { $deck } in the deck.
ui-follows-end_draw = Cards left in the deck: { $deck }.
ui-follows-rest = One token returns to the box permanently, leaving { $total } on the sled. Deck and discard become a new deck of { $deck } cards for the next turn.
ui-follows-skip_rest = Cards in the deck: { $deck }. Cards needed now: { $need }.
ui-follows-rest-hides = { $n ->
    [one] The discarded injury no longer counts.
   *[other] The { $n } discarded injuries no longer count.
 }
ui-follows-injuries-return = { $n ->
    [one] A played injury returns to its owner's hand.
   *[other] { $n } played injuries return to their owners' hands.
 }
ui-face-accident = Accident: { $left ->
    [0] no injuries are left in the supply, so you lose the game.
    [one] only one injury is left in the supply, so you lose the game.
   *[other] two of the { $left } injuries in the supply go to the discard.
 }
ui-face-confusion = Confusion: the deck loses { $deck ->
    [one] its last card
   *[other] { $n ->
        [one] one
       *[other] { $n }
     } of its { $deck } cards
 }.
ui-face-confusion-short = Confusion: { $deck ->
    [0] the deck is empty
   *[other] the deck has only { $deck } of the { $n } cards to discard
 }, so a token returns to the box.
ui-face-confusion-rest = Confusion: { $deck ->
    [0] the deck is empty, so nothing happens
    [one] the deck loses its last card
   *[other] the deck loses its last { $deck } cards
 }.
ui-face-loss = Loss of Confidence: two of the { $sled } tokens on the sled go to the discard.
ui-face-loss-short = Loss of Confidence: too few tokens on the sled, so one returns to the box.
ui-advice = Advice
ui-advice-text = Advice (not about cards or madness)
ui-advice-send = Send advice
ui-advice-about = Tap a space, a player or a decision.
ui-suggest = Suggest
ui-advise = Suggest: { $what }
ui-all-remarks = All remarks
ui-speak-anyway = Speak anyway…
ui-break-silence = Break the silence? The penalty die is rolled at once, and no one hears what you say.
ui-break-it = Break the silence
ui-keep-silent = Stay silent
ui-short-done = Done
ui-short-not_done = Not done
ui-short-pass = Pass
ui-short-linger = Wait
ui-task-moving = Fly: choose a space
ui-task-ready = Ready? Flip the timer
ui-task-talking = Talk, then play
ui-task-silent = Play in silence
ui-task-searching = Memorise it
ui-task-search = Look at a tile
ui-task-decide = You decide
ui-ready = I'm ready
ui-is-ready = is ready
ui-waits-for = Not ready yet: { $names }
ui-all-ready = Everyone is ready.
ui-warn-flip = Not ready yet: { $names }. Flip the timer anyway?
ui-warn-done = Everyone else is done and the sled is empty, so both challenges will fail. Done anyway?
ui-warn-reveal = The sled is empty, so both challenges fail. Reveal it anyway?
ui-warn-roll = A bad roll could end the game here. Roll anyway?
ui-warn-edge = There's no way back from the Edge. Three Escape tiles follow. Fly there?

## Beside the board

ui-balance = Score
ui-injuries-left = Injuries left
ui-injuries-unseen = { $n ->
    [one] One more injury counts if it's in a hand and not in the deck.
   *[other] Up to { $n } more injuries count if they're in hands and not in the deck.
 }
ui-accidents = { $n ->
    [0] the next accident loses the game
    [one] room for one accident
   *[other] room for { $n } accidents
 }
ui-rank-0 = Home in disgrace
ui-rank-1 = You barely keep your jobs
ui-rank-2 = A footnote in the journals
ui-rank-3 = Fame and a lecture tour
ui-rank-4 = Science turned upside down
ui-rank-5 = Beyond doubt: someone was here before humankind
ui-cards = Cards
ui-deck = in the deck
ui-discard = in the discard
ui-need = to refill hands
ui-deck-empty = The deck is empty. Only a rest refills it.
ui-browse-discard = Browse the discard
ui-supply = Supply
ui-arcane-left = Arcane
ui-madness-left = Madness
ui-habits = When I lead
ui-habits-about = Choices made for you. You're still asked when a choice could lose the game.
ui-habit-reveal = Always reveal the sled when the timer runs out
ui-habit-accept = Always accept the die roll
ui-habit-end_draw = Never raise the hand limit

## Moments

ui-banner-time = Hands off the sled
ui-banner-no-return = No way back
ui-banner-turn = { $name } leads
ui-banner-escaped = Out over the sea
ui-banner-tokens = The team falls apart
ui-banner-injuries = One injury too many
ui-banner-broken = { $name } breaks the silence
ui-end-lost = No one came back
ui-end-relics = Relics
ui-end-n-relics = { $n ->
    [one] Relic
   *[other] Relics
 }
ui-end-n-injuries = { $n ->
    [one] Injury
   *[other] Injuries
 }
ui-end-crew = Everyone's secrets
ui-end-mind = Madness
ui-end-covered = Covered
ui-end-figures = Turns: { $turns }. Tiles explored: { $tiles }. Tokens left: { $tokens }.

## Cards written by the host

written-level = Level { $n }
written-add = Write on a blank card
written-blank = Blank card
written-title = Title
written-about = Card text
written-rule = Rule
written-add-rule = Add a rule
written-remove-rule = Remove this rule
written-clear = Clear the card
written-honour = A card without a rule is on the honour system: no one checks it.
written-none = Write on at least one card. Cards left blank are Lucid Intervals.
written-unfinished = Every card needs a title and text.

clause-max_len = At most { $n ->
    [one] one word
   *[other] { $n } words
 } per remark
clause-max_msgs = At most { $n ->
    [one] one remark
   *[other] { $n } remarks
 } per timer
clause-names_min = Name someone in every remark
clause-names_one = Name exactly one player
clause-names_other = Never name the same player twice in a row
clause-to_only = Address and name only { $rel }
clause-names_ban = Never name or point at { $rel }
clause-re_ban = Never answer { $rel }
clause-prefix_colour = Start with a colour, never the last one used
clause-prefix_no = Start with “no”
clause-suffix_song = End with “Tekeli-li”
clause-has_please = Say “please”
clause-has_weather = Mention the weather
clause-question = Phrase it as a question
clause-shout = Shout it
clause-ordinal = Number your remarks
clause-letters_ban = Never use the letter { $letter }
clause-gap = Pause for { $n ->
    [one] one second
   *[other] { $n } seconds
 } after each remark
clause-quiet_until = Not a word until { $share }% of the time has passed
clause-quiet_until_others = Only after { $n ->
    [one] another player's remark
   *[other] { $n } remarks by other players
 }, or after { $share }% of the time
clause-quiet_after = Not a word once { $share }% of the time has passed
clause-after_seat = Only right after { $rel }, or after { $share }% of the time
clause-after_all_others = Only after everyone else has spoken, with one exception after { $share }% of the time
clause-no_repeat_kind = Never the same kind of remark twice in a row
clause-double_send = Say everything twice
clause-filler_alternate = Every other remark is small talk, starting with the first
clause-re_required = Answer another player
clause-re_spoken_to = Answer a remark that names you, or a question to everyone
clause-nums_none = No numbers
clause-nums_ban = Never the number { $n }
clause-nums_only = Only multiples of { $n }
clause-sums_form = Every number as the sum of two smaller ones
clause-types_none = Never name equipment
clause-types_lock_first = Only the kind of equipment named first
clause-types_once = Each kind of equipment once per timer
clause-share_with_prev = Repeat a number or kind of equipment from the last remark by another player
clause-fresh_only = No number or kind of equipment that has already been mentioned
clause-kinds_only = Only: { $kinds }. Free text: { $rule }
clause-kinds_ban = Never: { $kinds }. Free text: { $rule }
clause-no_point_at_gear = No pointing at equipment
clause-gestures_banned = No signs and no pointing
clause-claim = Statements about your own cards { $mode }
clause-delay = Your words arrive late
clause-blank_one = One important word is swallowed
clause-audience = Heard by: { $ears }
clause-play_after_remarks = No card until you've made { $n ->
    [one] one remark
   *[other] { $n } remarks
 }, silence falls or { $share }% of the time has passed
clause-play_after_asked = No card unless someone asks you by name
clause-auto_play = Your lowest card jumps onto the sled after { $share }% of the time

sort-kinds_only = Only certain kinds of remarks
sort-kinds_ban = Never certain kinds of remarks
sort-claim = Statements about your own cards come out wrong
sort-audience = Not everyone hears you

rel-left = the player on your left
rel-right = the player on your right
rel-leader = the leader
ears-named = only the player you name
ears-left = only the player on your left
ears-leader = only the leader
ears-not_leader = everyone but the leader
ears-random = one random player
mode-false = are never true
mode-first_false = are untrue the first time
mode-shift_type = name the next kind of equipment
mode-mirror = are upside down: 2 is 6, 3 is 5
mode-double = are doubled
rule-refused = not allowed
rule-free = anything
rule-yes_no = yes or no
rule-single_number = one number
rule-bare_question = a question without numbers
rule-no_sums = at most one number, no totals
rule-no_asking = no questions, no requests
rule-orders = orders only
rule-repeat = other players' words

part-n = Number
part-share = Share of the time (%)
part-letter = Letter
part-rel = Player
part-ears = Heard by
part-mode = Your statements
part-rule = Free text
part-kinds = Kinds of remarks

## Events with their own wording

event-signed = { $seat } makes a sign: { $words }.
event-pointed = { $seat }: { $words }.
event-shook_hands = { $seat } is ready.

## Descriptions

ui-about-coast = The expedition starts here. Each challenge needs a sum from 7 to 11.
ui-about-mountain = Each challenge needs a sum from 9 to 14, often an exact one.
ui-about-city = Each challenge needs a sum from 14 to 18.
ui-about-edge = Each challenge needs a sum from 14 to 17. Once you're here, you can't turn back.
ui-about-escape = The last three turns take you over these tiles, whether you meet the challenges or not. Each needs a sum from 9 to 13.
ui-about-challenge = It's met if the cards of this kind on the sled add up to one of the target numbers. Meeting one challenge is enough for the reward, but each failed one brings a penalty.
ui-about-reward-specimen = The leader gives a Specimen to a player, whose madness rises by one level. The relic covers a Movement or Encounter space.
ui-about-reward-ruin = The leader gives a Ruin to a player, whose madness rises by one level. The relic covers a Resolution or Draw space.
ui-about-reward-knowledge = The leader gives a Knowledge relic to a player, whose madness rises by one level. The relic covers a Rest space.
ui-about-reward-arcane = The leader puts an Arcane card of their choice into the discard. It enters the deck at the next rest.
ui-about-reward-heal = An injury from the discard returns to the supply.
ui-about-reward-praise = Up to two leadership tokens from the discard return to the sled.
ui-about-reward-search = The leader may show everyone one face-down tile.
ui-about-reward-none = The challenges printed on the board count, but they have no reward.
ui-about-relic = Each relic scores. It covers a space on its owner's board for the rest of the game, so no tokens can be spent in that phase while they lead.
ui-about-equipment = Play it face down during the encounter. On the sled, it adds its value to the challenge of its kind and counts for nothing else.
ui-about-injury = It has no value and fills a place in your hand. Like any card, it ends the talk if it's the first one played.
ui-about-madness = Everyone sees the level. Only its owner knows the card, and it applies while players may talk. A token suspends it for one turn.
ui-about-player = The leader can spend a token to suspend any player's madness until the end of the turn.
ui-about-leader = Outside the encounter, only the leader makes decisions. The other players may give advice. After the turn, the player to the left leads.
ui-about-leader-written = Outside the encounter, the leader makes all decisions alone. After the turn, the player to the left leads.
ui-about-timer = Players may talk until the first card is played, and play cards until the timer runs out. Then the leader can spend a token to flip it again.
ui-about-sled = Cards played here lie face down until the sled is revealed. They can't be taken back.
ui-about-balance = Your score: relics minus the injuries in the deck, in the discard and in your hands. With 0 or more, the expedition succeeds.
ui-about-balance-written = Your score: relics minus all injuries that aren't in the deck. With 0 or more, the expedition succeeds.
ui-about-injuries = If an injury must be drawn and none is left, you lose.
ui-about-deck = Hands are refilled after each encounter. An empty deck stays empty until you rest.
ui-about-talk = Your own madness decides which remarks are allowed. If you try one that isn't allowed, the others don't notice and it costs nothing.
ui-about-map = Shows the spaces and their tiles. The encounter continues meanwhile.
ui-about-tally = Each player's claims about the two kinds of cards, and the totals. None of it has to be true.
ui-about-again = Prepares this remark for you. No one hears it until you send it.
ui-about-read = All remarks you heard during this timer take the place of the panel. Press again to go back.
ui-leadership = Leader
ui-madness = Madness
ui-timer = Sand timer
ui-fact-mine = your hand: { $n }
