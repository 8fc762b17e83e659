# The shell in English: everything that belongs to no game.

## Everywhere

skip-to-content = Skip to the content
navigation = Site
home = Home
close = Close
yes = Yes
no = No
do-it = Do it
copy = Copy: { $what }
copied = Copied
show-all = Show all { $n }
page-not-loaded = This page could not be loaded. Check the connection and load it again.
part-failed = Something went wrong in this part of the page. The game itself is not touched.
try-again = Try again
lost-title = Nothing here but sand
lost-text = There is no page at this address. Perhaps the link was cut off.

## Home

home-claim = Expedition board games in the browser
home-seats = { $min } to { $max } players
home-mine = My tables
home-played = Played to the end
home-open = Waiting for players
home-open-empty = No table is waiting just now. Set one up and let others find it.
home-live = To watch
home-live-empty = Nobody plays in public just now.
play-now = Play now
play-now-help = Play at once, with two bots, without an account. You can take everything back that luck has not touched.
new-table = Set up a table
join-title = Join a table
join-code = Code or link
join = Join
join-wrong = There is no table code in that. A link looks like …/t/abc123.
status-your-turn = It is your turn
status-lobby = { $n ->
    [0] Everybody is here
    [one] One seat is free
   *[other] { $n } seats are free
}
status-over = Finished
status-playing = { $n ->
    [one] Under way, one step
   *[other] Under way, { $n } steps
}

## Names and seats

me-unnamed = Guest
your-name = Your name
seat-open = Free seat
seat-n = Seat { $n }
seat-me = Me, on this device
seat-friend = Free: somebody with the link
seat-bot = Bot: { $level }
seat-bot-for = Bot on seat { $n }
seat-you = you
seat-here = is here
seat-away = away
seat-stand-in = a bot stands in
seat-your-turn = your turn
seat-their-turn = to move
seat-take = Sit down
seat-take-too = Play this one too
seat-leave = Stand up
seat-kick = Remove
seat-fewer = One seat fewer
seat-more = One seat more
seat-free-text = This seat has been given up.
seats-help = Choose “Me” for several seats to share this device. Free seats are taken by whoever opens the link.
act-for = Act for { $name }
stand-in-back = Take my seat back from the bot
stand-in-back-of = Take { $name } back from the bot
stand-in-me = Let a bot play for me
stand-in-seat = Let a bot play { $name }
stand-in-me-text = Until you take your seat back: that is one click, at any time.
stand-in-offer = Let a bot play for { $name }
bot-random = plays anything
bot-easy = easy
bot-normal = plays well
bot-hard = plays hard

## Setting up

preset = Way to play
options = Options of the game
terms = About the table
table-title = Name of the table
privacy = Who finds it?
privacy-link = Only with the link
privacy-open = Everybody
privacy-help = Tables for everybody are listed on the home page.
watching = Watching
watching-public = Allowed
watching-after = After the end
watching-none = No
undo = Taking back
undo-free = Free
undo-consent = Beyond that by consent
undo-off = Never
undo-help = Always only until luck was used, something was revealed or somebody else has acted.
pace = Pace
pace-live = Live
pace-minutes = { $n ->
    [5] 5 minutes a move
    [60] One hour a move
    [1440] One day a move
    [4320] Three days a move
   *[other] { $n } minutes a move
}
pace-help = With a clock a bot moves for whoever lets it run out.
create-start = Start the game
create-invite = Open the table and invite
create-lobby = Gather first

## Lobby

lobby = The table is set
lobby-seats = Who plays?
lobby-invite = Invite
start = Start the game
start-open = { $n ->
    [one] One seat is still free: wait, or give it to a bot.
   *[other] { $n } seats are still free: wait, or give them to bots.
}
start-ready = Everybody is here.
start-by-host = Whoever set up the table starts the game.
share = Invite and share
share-link = Link to the table
share-help-lobby = Whoever opens it takes a free seat or watches.
share-help-watch = Whoever opens it watches, or takes a seat that was given up.
share-help-closed = Nobody may watch here; the link is for those who sit at the table.
share-system = Share …
share-qr = QR code with the link to the table
share-qr-help = For phones in the same room.
share-seat = { $name } on another device
share-seat-help = Keep this link to yourself: whoever opens it plays this seat too.
fairness = Is the luck fair?
seal-text = The luck of this game is fixed before the first move, and this is its seal. { $n ->
    [0] At the end the secret behind it is shown, and everybody can check it.
    [one] One player has mixed in chance of their own. At the end the secret behind it is shown, and everybody can check it.
   *[other] { $n } players have mixed in chance of their own. At the end the secret behind it is shown, and everybody can check it.
}
seal-over = This was the seal from the start. The log now holds the secret behind it: check that both belong together. { $n ->
    [0] Nobody had mixed in chance of their own.
    [one] One player had mixed in chance of their own.
   *[other] { $n } players had mixed in chance of their own.
}

## The table

table-opening = The table is being laid …
no-table-title = No such table
no-table-text = Nobody has set up a table under this code, or it was long ago.
table-shut-title = This table cannot be opened
unwatchable-title = A closed table
unwatchable-text = Nobody may watch here before the game is over. Ask those who play for a seat.
board = Board
actions = Actions
your-turn = Your turn
bar-turn-of = { $name } to move
bar-waiting = Waiting for { $names }
bar-watching = You are watching. { $names ->
    [none] {""}
   *[other] { $names } to move.
}
bar-stood-in = A bot plays for you
bar-over = The game is over
watchers = { $n ->
    [one] one watches
   *[other] { $n } watch
}
health-waiting = Looking for the table …
health-stopping = The server restarts; nothing is lost.
clock-answer = Time for the answer
clock-move = Time for the move
menu-choices = What would you like to do here?
what-now = What can I do now?
what-now-for = { $n ->
    [one] { $name } can do one thing:
   *[other] { $name } can do { $n } things:
}
what-now-nothing = Nothing just now: the table waits for { $names }.
stage-nothing = There is nothing to do here just now.
stage-stood-in = A bot plays for you just now. Take your seat back to play yourself.
stage-watching = You are only watching here.
stage-over = The game is over. The replay lets you play on from any moment.
stage-allowed = That is allowed just now.
story-next = Next
story-skip = Skip to the end
command-box = Type a command
command-hint = Type what you want to do; “why …” asks why not
command-send = Send the command
command-offers = What is allowed
undo-what = Take back: { $what }
undo-turn = Take back everything I did last
undo-ask = Ask to take back
undo-asked = { $name } would like to take the last step back. Is that all right?
catch-up = While you were away
catch-up-text = { $n ->
    [one] One step was played.
   *[other] { $n } steps were played.
}
catch-up-me = This concerns you
catch-up-more = … and { $n } more.
catch-up-skip = Straight to now
catch-up-watch = Show me
tab-crew = Players
tab-panels = Overview
tab-log = Log
tab-chat = Chat
tab-rules = Rules
side-tabs = Beside the board
sheet-raise = Enlarge
sheet-lower = Make small
log-empty = Nothing has happened yet.
log-earlier = Earlier
log-clock = The clock
log-undo = Takes the last step back.
log-moment = Step { $n } in the replay
chat-empty = Nobody has said anything yet.
chat-say = Say something
chat-send = Send
chat-mute = mute
chat-unmute = hear again
chat-silence = mute for everybody
chat-unsilence = let everybody hear
chat-muted = You have muted this.
table-menu = Table
plan-of = { $name } plans: { $plan }
plan-waits = { $name } has a plan
plans-on-ask = Advice only when I ask
plans-on-ask-help = Plans that others draw are announced and shown when you tap them.
bot-pause = Pause before a bot moves
bot-pause-value = { $s } s
leave = Leave the table
leave-text = A bot goes on for you, and your seat can be taken by link.
leave-yes = Leave

## The end

ending-title = The end
ending-show = How it ended
ending-seats = Players
ending-player = Player
ending-place = Place
ending-score = Points
ending-steps = Moves
ending-total = { $n ->
    [one] One step
   *[other] { $n } steps
} in all, { $undone ->
    [0] none of them taken back.
    [one] one of them taken back.
   *[other] { $undone } of them taken back.
}
rematch-new = Again, new deal
rematch-same = Again, same deal
rematch-go = To the rematch
log-download = Download the log
verify-this = Check this game

## Replay

replay = Replay
replay-open = Watch the replay
replay-back = Back to the table
replay-controls = Replay controls
replay-step = Moment
replay-of = { $n } of { $all }
replay-first = To the deal
replay-previous = One step back
replay-play = Play
replay-pause = Pause
replay-next = One step on
replay-last = To the end
replay-link = Link to this moment
replay-deal = The deal.
replay-eyes = Seen by
eyes-everyone = everybody together
eyes-gallery = somebody watching
play-on = Play on from here
play-on-text = A new table begins after step { $n }, with new luck. Bots play the others.
play-on-seat = I play
play-on-go = Play on

## Rules

rules = Rules
rules-search = Search the rules
rules-contents = Contents
rules-none = No paragraph says that.

## Settings

settings = Settings
settings-all = All settings
settings-kept = Kept in this browser only. The name goes to the tables where you sit.
language = Language
language-auto = As the browser
theme = Light
theme-auto = As the system
theme-light = Day
theme-dark = Night
speed = Speed
speed-0 = Instant
speed-1 = Brisk
speed-2 = Normal
speed-3 = Calm
speed-4 = Explain each step
motion = Motion
motion-auto = As the system
motion-full = Full
motion-reduced = Reduced
volume = Sound
volume-off = off

## Checking a log

verify = Check a game
verify-text = The log of a finished game holds every move and the secret behind its luck. This server plays it through and says whether everything belongs together. The program itself can do the same: ovoo verify.
verify-file = Log file
verify-paste = … or its text
verify-do = Check
verify-ok = Everything fits
verify-ok-text = { $game }, { $n ->
    [one] one step
   *[other] { $n } steps
}: each follows from the one before and from the sealed luck.
verify-seal = The seal. It must be the one that was shown at the table from the start:
verify-bad = This does not fit
verify-bad-text = Line { $line } is not what it should be.
verify-not-yet = The log can be had once the game is over.

## About

about = About Ovoo
about-text = Ovoo is one program: start it, open a browser and play expedition board games with friends and bots. No account, nothing is sent anywhere else, and everything can be replayed and checked.
about-name = An ovoo is a heap of stones on a mountain pass. Whoever comes by adds one and gets home safe.
about-games = The rules are told in our own words and the pictures are our own. The games' designers and publishers have nothing to do with this program; buy the real thing, it is worth it.
about-licence = Free software under the MIT licence or the Apache License 2.0, as you like.
about-thanks = With thanks
about-icons = Pictograms of Game-icons.net are used under the licence CC BY 3.0, some of them recoloured.

## Refusals of the table

refused-offline = The table cannot be reached just now.
refused-no_table = There is no such table.
refused-not_found = That is not here, or no longer.
refused-not_json = The page said something the server could not read. Please load it again.
refused-bad_message = The page said something the server did not understand. Please load it again.
refused-bad_request = The server did not understand that. Please load the page again.
refused-too_long = That is too long{ $max ->
    [none] .
   *[other] : { $max } are allowed.
}
refused-too_fast = That was a little too fast. Please wait a moment.
refused-not_your_seat = You do not sit there.
refused-seat_taken = Somebody was faster: that seat is taken.
refused-not_host = Only whoever set up the table can do that.
refused-not_in_lobby = The game has begun, and that is settled now.
refused-not_playing = No game is being played at this table now.
refused-not_over = That is possible only when the game is over.
refused-not_seated = Only those who sit at the table can do that.
refused-not_for_you = This is not for your eyes, at least not before the end.
refused-nothing_asked = Nobody has asked anything that you could answer.
refused-bad_text = That cannot be said so. Please write something else.
refused-bad_pace = This pace does not work. Please choose another.
refused-bad_client = This page cannot be told from others. Please load it again.
refused-cannot_start = The game cannot begin like this: { $problem }
refused-broken_table = This table is damaged and cannot be opened.
refused-foreign_origin = This page comes from elsewhere. Open Ovoo by its own address.
refused-unknown_preset = There is no such preset for this game.
refused-nobody = Somebody has to sit at the table: take a seat, or leave one free.
refused-open_seats = There are still free seats. Wait for somebody, or give them to bots.
refused-unknown_bot = There is no such bot for this game.
refused-bad_name = That name does not work. Please choose another, not too long and without control characters.
refused-seat_count = This game cannot be played with so many seats.
refused-not_absent = That player is still here, or has been gone only a short while.
refused-bad_token = This link for a seat is not valid, or no longer.
refused-no_guest = The browser keeps no cookie for this page, so the server cannot know you. Allow cookies and load the page again.
refused-muted = The host has muted you here.
refused-chat_closed = In this game talk is part of the play. The chat opens again when it is over.
refused-undo_off = At this table nothing is taken back.
refused-unwatchable = Nobody may watch here before the game is over.
refused-unknown_game = There is no such game here.
refused-bad_options = These options do not go together.
refused-store = The server could not write that down, so nothing was done. Please try again.
refused-internal = Something went wrong in the server, and nothing was done.
