## The board of Mountains of Madness. Names of things are in ../../text.

ui-board = The mountain
ui-crew = The team
ui-close = Close
ui-leads = leads
ui-leader = { $name } leads this turn
ui-phases = Phases of the turn
ui-part-movement = Movement: fly on. For a token somebody's madness sleeps for this turn.
ui-part-encounter = Encounter: talk, then lay cards. For a token the glass is turned again.
ui-part-resolution = Resolution: the sled is opened. For a token the die is rolled again.
ui-part-draw = Draw: hands are filled up. For a token everybody may hold one more.
ui-part-rest = Rest: for a token that goes back into the box, deck and tokens come back.
ui-part-covered = { $part }: a relic covers this space, so the leader cannot use a token here
ui-talk = Talk
ui-silence = Silence
ui-over = The end
ui-seconds-left = { $n ->
    [one] one second left
   *[other] { $n } seconds left
 }
ui-tokens = Leadership
ui-tokens-on-sled = { $n ->
    [one] one leadership token on the sled
   *[other] { $n } leadership tokens on the sled
 }
ui-tokens-about = Tokens on the sled can be spent. Those in the discard still keep the expedition alive; only Praise and Rest bring them back. Without any token all is lost.
ui-tokens-where = { $sled } on the sled, { $discard } spent, { $gone } gone for good
ui-my-madness = My madness, level { $n }
ui-instead-l1-07 = Without a clock: one remark by somebody else in between.
ui-instead-l2-09 = Without a clock: after two more remarks by others.
ui-madness-secret = Only you can read this. Never show it, hint at it or confirm it.
ui-madness-sleeps = It sleeps: in this turn it does not bind you.
ui-show-map = Look at the mountain
ui-show-encounter = Back to the encounter
ui-plane-here = the plane is here
ui-you-can = you can: { $deeds }
ui-advised-by = suggested by { $names }
ui-tile-known = { $tile }, reward: { $reward }
ui-tile-hidden = a tile, face down
ui-tile-used = the tile is gone; printed on the board
ui-tile-none = nothing lies here yet
ui-region-coast = Face down. On the coast 7 to 11 will do.
ui-region-mountain = Face down. In the mountains it takes 9 to 14, often to the point.
ui-region-city = Face down. The city asks for 14 to 18.
ui-region-edge = Face down. The edge asks for 14 to 17. From there is no way back.
ui-region-escape = Face down. On the way out it takes 9 to 13.
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
    [0] of sound mind
   *[other] madness level { $n }
 }
ui-ignored = madness sleeps
ui-laid = { $n ->
    [one] one card on the sled
   *[other] { $n } cards on the sled
 }
ui-done = done
ui-passed = has passed
ui-lingers = waits
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
ui-covered = covered: { $parts }

## What is being faced

ui-reward-specimen = Specimen
ui-reward-ruin = Ruin
ui-reward-knowledge = Knowledge
ui-reward-arcane = Arcane
ui-reward-heal = Heal
ui-reward-praise = Praise
ui-reward-search = Search
ui-known-ground = { $at }: known ground
ui-one-is-enough = 1 of 2 is enough
ui-no-reward = no reward here
ui-stated = said { $n }
ui-met = { $sum }: met
ui-missed = { $sum }: missed by { $n }
ui-mine-does = Your { $n } alone would do.
ui-mine-lacks = You hold { $n }; nearest is { $to }.
ui-odds = { $n } % to meet one
ui-odds-one = All hands: { $n } %.
ui-odds-about = That the cards in all hands together could do it, from what you can know
ui-hand = Your hand
ui-hand-of = Hand of { $name }
ui-open-hands = What everybody held
ui-talk-begins = Talk is open. A, { $a }. B, { $b }.
ui-soon-out = { $n } seconds left
ui-hand-empty = Your hand is empty.
ui-dead-weight = dead weight: lay it
ui-asked-by = asked for by { $letters }
ui-lift-injuries = Pick up injuries
ui-sled = The sled
ui-sled-empty = Nothing on the sled yet.
ui-sled-empty-talk = Nothing on the sled yet. The first card ends the talk.
ui-lay = { $n ->
    [one] Lay this card
   *[other] Lay { $n } cards
 }
ui-ends-talk = Ends the talk for all.
ui-not-heard = Not yet heard: { $names }.

## Talk

ui-remarks = Remarks of this glass
ui-second = { $n } s
ui-answers = to { $name }
ui-answer = Answer { $name }
ui-repeat = Repeat what { $name } said
ui-answer-one = Answer a remark
ui-not-all = Not everybody heard this
ui-unheard = Something that was not for your ears
ui-under-way = under way
ui-nobody-spoke = Nobody has spoken yet.
ui-nothing-said = Nothing was said.
ui-filter = Which remarks are shown
ui-all = All
ui-tally = What was said about holdings: said, not true
ui-tally-short = Tally
ui-count = { $n ->
    [one] 1 card
   *[other] { $n } cards
 }
ui-panel = Say something
ui-sheets = Sorts of remarks
ui-sheet-mine = I hold
ui-sheet-plan = Plan
ui-sheet-others = You
ui-sheet-signs = Signs
ui-sheet-text = Text
ui-kind-have_total = in total
ui-kind-have_card = a card
ui-kind-have_size = about
ui-kind-have_count = how many
ui-kind-injured = injuries
ui-kind-offer = I cover
ui-kind-need = we need
ui-kind-total = total is
ui-kind-focus = only
ui-kind-number = number
ui-kind-request = play
ui-kind-hold = keep
ui-kind-ask = who has?
ui-kind-point = point at
ui-kind-echo = repeat
ui-kind-yes = yes
ui-kind-no = no
ui-kind-go = now
ui-kind-wait = wait
ui-kind-react = sign
ui-pick-echo = Choose the remark to repeat in the list above.
ui-text-placeholder = Up to 80 characters
ui-numbers = Numbers
ui-one-more = One more
ui-ten-more = Ten more
ui-one-less = One less
ui-address = Address somebody
ui-everybody = Everybody
ui-nobody = Nobody
ui-chips = { $n ->
    [0] Add words
    [one] Add words, one chosen
   *[other] Add words, { $n } chosen
 }
ui-shout = Shout
ui-split = Say numbers as sums of two
ui-compose = Put a remark together.
ui-last-call = Last call: say what you have left to say.
ui-remarks-left = { $n ->
    [one] One remark left.
   *[other] { $n } remarks left.
 }
ui-say = Say it
ui-cure = Mend it
ui-ordinal = { $n }.
ui-say-have_card = I have { $gear } { $value }
ui-say-have_total = { $gear }, { $value } in total
ui-say-have_count = { $value } cards of { $gear }
ui-say-have_size = { $gear }: { $size }
ui-say-offer = I cover { $letter }{ $has ->
    [yes] {" "}with { $value }
   *[no] {""}
 }
ui-say-request = play { $gear }{ $has ->
    [yes] {" "}{ $value }
   *[no] {""}
 }
ui-say-hold = keep your { $gear }
ui-say-total = { $letter } comes to { $value }
ui-say-need = { $letter } needs { $value }
ui-say-focus = only { $letter }
ui-say-ask = { $gear }?
ui-say-yes = yes
ui-say-no = no
ui-say-number = { $value }
ui-say-point = points at { $thing }
ui-say-go = now!
ui-say-wait = wait
ui-say-injured = { $value } injuries
ui-say-echo = { $value }

## Decisions

ui-decides = { $name } decides.
ui-ask-glass = Time is up. Open the sled?
ui-ask-relic = Who takes the relic?
ui-ask-arcane = Which arcane card do you look for?
ui-ask-fail = A challenge was missed. Who pays, and how?
ui-ask-die = The die has fallen.
ui-ask-draw = The hands are filled up.
ui-ask-rest = Rest before you go on?
ui-which-relic = Which relic
ui-which-challenge = Which challenge
ui-covers = covers { $part }
ui-deck-short = The deck has { $deck }, the hands lack { $need }.
ui-follows-extend = 1 of { $sled } tokens; { $gain }, and talk is open again. { $cards }
ui-extend-seconds = { $n } seconds more
ui-extend-remarks = { $n } new remarks for everybody
ui-extend-stay = What lies on the sled stays.
ui-extend-return_on_extend = What lies on the sled goes back to the hands.
ui-follows-resolve = { $n ->
    [0] Nothing lies on the sled: both challenges are missed.
    [one] One card is turned over.
   *[other] { $n } cards are turned over.
 }
ui-follows-arcane = A ten goes to the discard and comes with the next Rest. { $n } left.
ui-follows-madden = Madness { $from } → { $to }.
ui-follows-all-mad = All are mad already: a token is spent instead.
ui-follows-covers = It covers { $part } for good: as leader, whoever takes it can use no token there.
ui-follows-covered = { $part } is covered already, so nothing more is lost.
ui-follows-roll = One in three each. { $one } { $two } { $three }
ui-follows-reroll = 1 of { $sled } tokens; the new face counts.
ui-follows-deal = { $n ->
    [one] One card short.
   *[other] { $n } cards short.
 }
ui-follows-raise = 1 of { $sled } tokens; up to { $n } more cards, { $deck } in the deck.
ui-follows-end_draw = { $deck } cards stay in the deck.
ui-follows-rest = One token goes back into the box for good, { $total } will be on the sled. Deck and discard together: { $deck } cards, for the next turn.
ui-follows-skip_rest = The deck has { $deck } cards; the hands lack { $need } now.
ui-face-accident = Accident: two injuries, { $left } are left.
ui-face-confusion = Confusion: { $n ->
    [one] one card leaves
   *[other] { $n } cards leave
 } the deck of { $deck }.
ui-face-confusion-short = Confusion: the deck has { $deck }, fewer than { $n }: a token goes back into the box.
ui-face-loss = Loss of confidence: two of { $sled } tokens are spent.
ui-face-loss-short = Loss of confidence: too few tokens on the sled, so one goes back into the box.
ui-council = Counsel
ui-council-text = A word to the leader: no cards, no madness
ui-council-send = Say it to the leader
ui-council-about = Touch a space, somebody or a decision.
ui-suggest = Suggest
ui-advise = Suggest: { $what }
ui-read = All that was said
ui-speak-anyway = Speak all the same …
ui-break-silence = Break the silence? The penalty die is rolled at once, and nobody hears what you say.
ui-break-it = Break it
ui-keep-silent = Keep silent
ui-short-done = Done laying
ui-short-not_done = Not done
ui-short-pass = Say no more
ui-short-linger = Wait
ui-task-moving = Fly on: touch a space
ui-task-ready = Ready? Turn the glass
ui-task-talking = Talk, then lay cards
ui-task-silent = Lay cards in silence
ui-task-searching = Keep it in mind
ui-task-search = Look at one tile
ui-task-decide = You decide
ui-ready = I am ready
ui-is-ready = is ready
ui-waits-for = Not ready yet: { $names }
ui-all-ready = All are ready.
ui-warn-turn = Not ready yet: { $names }. Turn the glass all the same?
ui-warn-done = You are the last one, and nothing lies on the sled: both challenges will be missed. Done all the same?
ui-warn-resolve = Nothing lies on the sled: both challenges will be missed. Open it all the same?
ui-warn-roll = One bad face could end the expedition here. Roll the die?
ui-warn-edge = From the edge there is no way back to the mountain: three tiles of the way out follow. Fly on?

## Beside the board

ui-balance = Balance
ui-injuries-left = Injuries left
ui-accidents = { $n ->
    [0] the next accident is the end
    [one] room for one accident
   *[other] room for { $n } accidents
 }
ui-rank-0 = Shamed: a failure
ui-rank-1 = You barely keep your post
ui-rank-2 = A footnote in the journals
ui-rank-3 = Fame and a lecture tour
ui-rank-4 = Science is overturned
ui-rank-5 = Beyond doubt: someone was here before us
ui-cards = Cards
ui-deck = in the deck
ui-discard = discarded
ui-need = to fill all hands
ui-deck-empty = The deck is empty: only a Rest refills it.
ui-browse-discard = Look through the discard
ui-stores = Still in the box
ui-arcane-left = Arcane
ui-madness-left = Madness
ui-habits = When I lead
ui-habits-about = What you do not want to be asked. What would lose the game is asked all the same.
ui-habit-resolve = Always open the sled when the glass is out
ui-habit-accept = Always take the die as it falls
ui-habit-end_draw = Never raise the hand limit

## Moments

ui-banner-time = Hands off the sled
ui-banner-way-out = No way back
ui-banner-turn = { $name } leads
ui-banner-escaped = Out over the sea
ui-banner-tokens = The team falls apart
ui-banner-injuries = Nobody can go on
ui-banner-broken = { $name } broke the silence
ui-end-lost = Nobody came back
ui-end-relics = Relics
ui-end-n-relics = { $n ->
    [one] Relic
   *[other] Relics
 }
ui-end-n-injuries = { $n ->
    [one] Injury
   *[other] Injuries
 }
ui-end-crew = What everybody had kept to themselves
ui-end-mind = Madness
ui-end-covered = Covered
ui-end-figures = { $turns } turns, { $tiles } tiles faced, { $tokens } tokens left.

## Cards that the host writes

written-level = Level { $n }
written-add = Write on a blank card
written-blank = Blank card
written-title = Title
written-about = What its owner reads
written-rule = Rule
written-add-rule = Add a rule
written-drop-rule = Remove this rule
written-drop = Wipe the card
written-honour = No rule: it is kept by honour, and nobody checks it.
written-none = Write on one card at least. What stays blank is a lucid interval.
written-unfinished = Every card needs a title and a text.

clause-max_len = { $n ->
    [one] One word
   *[other] { $n } words
 } at most in a remark
clause-max_msgs = { $n ->
    [one] One remark
   *[other] { $n } remarks
 } at most in a glass
clause-names_min = Somebody is named in every remark
clause-names_one = Exactly one colleague is named
clause-names_other = Never the colleague named just before
clause-to_only = Only { $rel } is addressed and named
clause-names_ban = Never name or point at { $rel }
clause-re_ban = Never answer { $rel }
clause-prefix_colour = A colour opens it, never the last one
clause-prefix_no = “No” opens it
clause-suffix_song = “Tekeli-li” ends it
clause-has_please = “Please” is somewhere in it
clause-has_weather = The weather is mentioned
clause-question = It is a question
clause-shout = It is shouted
clause-ordinal = Remarks are numbered
clause-letters_ban = Without the letter { $letter }
clause-gap = { $n ->
    [one] One second
   *[other] { $n } seconds
 } of breath between remarks
clause-quiet_until = Not a word before { $share } % of the glass
clause-quiet_until_others = Only after { $n ->
    [one] a remark
   *[other] { $n } remarks
 } by others, or { $share } % of the glass
clause-quiet_after = Not a word after { $share } % of the glass
clause-after_seat = Only right after { $rel }, or after { $share } % of the glass
clause-after_all_others = Only when all others have spoken; once without, after { $share } % of the glass
clause-no_repeat_kind = Never the same sort of remark twice running
clause-double_send = Everything is said twice
clause-filler_alternate = Every other remark is idle, the first one too
clause-re_required = It answers a colleague
clause-re_spoken_to = It answers who named you, or a question to all
clause-nums_none = No numbers
clause-nums_ban = Never the number { $n }
clause-nums_only = Only multiples of { $n }
clause-sums_form = Every number is a sum of two
clause-types_none = No kind of equipment
clause-types_lock_first = Only the kind of equipment named first
clause-types_once = Each kind of equipment once a glass
clause-share_with_prev = Takes up a number or a kind of the last remark
clause-fresh_only = No number and no kind that was said before
clause-kinds_only = Only: { $kinds }. Free text: { $rule }
clause-kinds_ban = Never: { $kinds }. Free text: { $rule }
clause-no_point_at_gear = No pointing at equipment
clause-gestures_banned = No signs and no pointing
clause-claim = What you say of your own cards { $mode }
clause-delay = Words arrive late
clause-blank_one = One important word is swallowed
clause-audience = Only { $ears } hears it
clause-play_after_remarks = No card before { $n ->
    [one] one own remark
   *[other] { $n } own remarks
 }, silence, or { $share } % of the glass
clause-play_after_asked = No card unless a colleague asks for it by name
clause-auto_play = The lowest card jumps after { $share } % of the glass

sort-kinds_only = Only certain sorts of remarks
sort-kinds_ban = Certain sorts of remarks never
sort-claim = The truth about your own cards comes out wrong
sort-audience = Not everybody hears it

rel-left = the left neighbour
rel-right = the right neighbour
rel-leader = the leader
ears-named = whoever is named
ears-left = the left neighbour
ears-leader = the leader
ears-not_leader = everybody but the leader
ears-random = somebody by chance
mode-false = is never true
mode-first_false = is untrue the first time
mode-shift_type = names the next kind of equipment
mode-mirror = is upside down: 2 is 6, 3 is 5
mode-double = is doubled
rule-refused = none
rule-free = as you like
rule-yes_no = yes or no
rule-single_number = one number
rule-bare_question = a question without numbers
rule-no_sums = one number, no sums
rule-no_asking = no questions, no requests
rule-orders = orders only
rule-repeat = what others said

part-n = How many
part-share = Percent of the glass
part-letter = Letter
part-rel = Who
part-ears = Who hears it
part-mode = It
part-rule = Free text
part-kinds = Sorts of remarks

## Told in other words

event-signed = { $seat } makes a sign: { $words }.
event-pointed = { $seat }: { $words }.
event-shook_hands = { $seat } shakes hands: ready.
