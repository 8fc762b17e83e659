# Texts of the browser shell: everything that belongs to no single game.

## Everywhere

skip-to-content = Skip to content
navigation = Main
home = Home
close = Close
yes = Yes
no = No
do-it = Do it
copy = Copy: { $what }
copied = Copied
show-all = Show all { $n }
page-not-loaded = This page couldn't be loaded. Check your connection and reload it.
part-failed = This part of the page has crashed. Your game isn't affected.
try-again = Try again
not-found-title = Page not found
not-found-text = There's no page at this address. Check that the link is complete.

## Home

home-claim = Expedition board games in your browser
home-seats = { $min }–{ $max } players
home-mine = My tables
home-played = Finished games
home-open = Open tables
home-open-empty = No tables are waiting for players. Set one up for others to find.
home-live = Games to watch
home-live-empty = There are no public games right now.
play-now = Play now
play-now-help = Start right away with two bots, no account needed. You can undo anything that wasn't random.
new-table = Set up a table
join-title = Join a table
join-code = Code or link
join = Join
join-wrong = That isn't a table code or link. Links look like …/t/abc123.
status-unsupported = Needs another version of the server
status-your-turn = Your turn
status-lobby = { $n ->
    [0] All seats taken
    [one] One free seat
   *[other] { $n } free seats
}
status-over = Finished
status-playing = { $n ->
    [0] In progress, no moves yet
    [one] In progress, one move
   *[other] In progress, { $n } moves
}

## Names and seats

me-unnamed = Guest
your-name = Your name
seat-open = Free seat
seat-n = Seat { $n }
seat-me = Me, on this device
seat-friend = Free for anyone with the link
seat-bot = Bot: { $level }
seat-bot-for = Bot for seat { $n }
seat-you = you
seat-here = online
seat-away = away
seat-stand-in = stand-in bot
seat-your-turn = your turn
seat-their-turn = to move
seat-take = Take seat
seat-take-too = Play here too
seat-leave = Leave seat
seat-kick = Remove
seat-fewer = Remove seat
seat-more = Add seat
seat-free-text = This seat is free again.
seat-kept-text = This seat is kept for its player. A bot is playing.
seat-opens-text = A bot is playing. Others can take this seat in
seat-return = I was playing here
seat-host = Host
kicked-title = You were removed from this table
kicked-text = The host can let you back in.
kicked-list = Removed players
kicked-name = { $name } was removed
kicked-admit = Let back in
seats-help = To share this device, choose “Me” for several seats. Anyone with the link can take a free seat.
act-for = Play as { $name }
stand-in-back = Take my seat back
stand-in-back-of = Take { $name }'s seat back
stand-in-me = Let a bot play for me
stand-in-seat = Let a bot play for { $name }
stand-in-me-text = You can take your seat back at any time.
stand-in-offer = Let a bot play for { $name }
stand-in-wait = Away. A bot can take over in
bot-random = random moves
bot-easy = easy
bot-normal = medium
bot-hard = hard

## Setting up

preset = Preset
options = Game options
terms = Table settings
table-title = Table name
privacy = Visibility
privacy-link = Link only
privacy-open = Public
privacy-help = Public tables are listed on the home page.
watching = Spectators
watching-public = Allowed
watching-after = After the game
watching-none = Never
undo = Undo
undo-free = Allowed
undo-consent = More if everyone agrees
undo-off = Off
undo-help = You can undo until something random happens, something is revealed or another player moves.
pace = Pace
pace-live = Live
pace-minutes = { $n ->
    [5] 5 minutes per move
    [60] 1 hour per move
    [1440] 1 day per move
    [4320] 3 days per move
   *[other] { $n } minutes per move
}
pace-help = If your time runs out, a bot moves for you.
absence = If someone is missing
absence-wait = The game waits
absence-bot = A bot steps in
absence-open = A bot steps in, newcomers may take over
absence-help = Applies if you play against each other or with secret hands. Otherwise, the team decides when a bot steps in, and anyone with the link can take a seat that a player has left.
stand-in-level = Strength of stand-in bots
terms-consent = A change only counts once everyone at the table agrees, including players who are away.
terms-asked = { $name } suggests: { $terms }. Do you agree?
question-waiting = Waiting for { $names }. No answer means no.
question-withdraw = Withdraw
create-start = Start game
create-invite = Open table and invite
create-lobby = Wait for others first

## Lobby

lobby = Lobby
lobby-seats = Who's playing?
lobby-invite = Invite players
start = Start game
start-open = { $n ->
    [one] One seat is still free. Wait for a player or fill it with a bot.
   *[other] { $n } seats are still free. Wait for players or fill them with bots.
}
start-ready = Everyone is here.
start-by-host = The host starts the game.
origin-same = Open book
origin-same-text = This game repeats the deal of a finished game. Anyone who has seen that game knows the hidden cards and the random results.
origin-continued = Continued from step { $n }
origin-continued-text = This game continues from a step of a finished game. Everything hidden was dealt again, so no one knows more than you.
share = Invite and share
share-link = Table link
share-help-lobby = Anyone with the link can take a free seat or watch.
share-help-watch = Anyone with the link can watch. Seats that players have left may be open to others.
share-help-closed = Spectators aren't allowed here. The link only works for players at this table.
share-system = Share…
share-qr = QR code with the table link
share-qr-help = Scan it with a phone in the same room.
share-seat = { $name } on another device
share-seat-help = Keep this link to yourself. Anyone who opens it can play from this seat.
fairness = Fairness seal
seal-text = Every random result of this game is fixed before the first move. This seal proves it. { $n ->
    [0] After the game, the secret behind the seal is revealed so that everyone can check it.
    [one] One player has added their own randomness. After the game, the secret behind the seal is revealed so that everyone can check it.
   *[other] { $n } players have added their own randomness. After the game, the secret behind the seal is revealed so that everyone can check it.
}
seal-over = This seal was fixed before the first move. The log now contains the secret behind it, so you can check that they match. { $n ->
    [0] No player added their own randomness.
    [one] One player added their own randomness.
   *[other] { $n } players added their own randomness.
}

## The table

table-opening = Loading the table…
no-table-title = Table not found
no-table-text = There's no table with this code. Check the link or ask for a new one.
table-broken-title = This table can't be opened
unwatchable-title = No spectators
unwatchable-text = This game isn't open to spectators. Ask the players for a seat.
board = Board
actions = Actions
your-turn = Your turn
bar-turn-of = { $name }'s turn
bar-waiting = Waiting for { $names }
bar-watching = You're watching. { $names ->
    [none] {""}
   *[other] Waiting for { $names }.
}
bar-stood-in = A bot is playing for you
bar-over = The game is over
watchers = { $n ->
    [one] 1 spectator
   *[other] { $n } spectators
}
health-waiting = Connecting…
other-version-title = This page doesn't match the server
other-version-text = The page and the server are running different versions, and reloading didn't help. Your game is safe. Try again in a minute, or clear the browser's cache.
other-version-reload = Reload
health-stopping = Server restarting. Nothing is lost.
clock-answer = Time left to respond
clock-move = Time left to move
menu-choices = What would you like to do here?
thing-can = You can:
thing-cannot = Not now:
thing-hint = Right-click anything on the board, press and hold it, or press “?” to see what it is and why you can't use it now.
what-now = What can I do now?
what-now-for = { $n ->
    [one] { $name } has one possible move:
   *[other] { $name } has { $n } possible moves:
}
what-now-nothing = Nothing right now. The table is waiting for { $names }.
stage-nothing = There's nothing to do here right now.
stage-stood-in = A bot is playing for you. Take your seat back to play yourself.
stage-watching = You're only watching.
stage-over = The game is over. In the replay, you can play on from any moment.
stage-allowed = You can do that now.
story-back = Previous event
story-stop = Stop at each event
story-next = Next
story-skip = Skip to the end
command-box = Type a command
command-hint = Type a move or “why …”
command-send = Send command
command-suggestions = Allowed commands
undo-what = Undo: { $what }
undo-turn = Undo all my recent moves
undo-ask = Ask to undo
undo-asked = { $name } would like to undo the last move. Is that OK?
catch-up = While you were away
catch-up-text = { $n ->
    [one] One move was made.
   *[other] { $n } moves were made.
}
catch-up-me = This affects you
catch-up-more = …and { $n } more.
catch-up-skip = Skip to now
catch-up-watch = Show me
tab-players = Players
tab-panels = Overview
tab-log = Log
tab-chat = Chat
tab-rules = Rules
side-tabs = Table information
sheet-expand = Expand
sheet-collapse = Collapse
log-empty = Nothing has happened yet.
log-earlier = Earlier moves
log-clock = Clock
log-undo = The last move is undone.
note-host-acting = { $name } acts as host while the host is away.
note-host-back = The host is back.
note-left = { $name } left. A bot takes over.
note-joined = { $name } takes over a free seat.
note-stand-in = A bot steps in for { $name }.
note-stand-in-by = { $by } lets a bot step in for { $name }.
note-back = { $name } is back.
note-agreed = At { $name }'s suggestion, everyone agreed: { $terms }.
note-declined = Not everyone agreed to { $name }'s suggestion: { $terms }.
note-declined-undo = Not everyone agreed to the undo that { $name } asked for.
log-moment = Step { $n } in the replay
chat-empty = No messages yet.
chat-write = Write a message
chat-send = Send
chat-mute = mute
chat-unmute = unmute
chat-mute-for-all = mute for everyone
chat-unmute-for-all = unmute for everyone
chat-muted = You've muted this person.
chat-spectator = spectator
table-menu = Table menu
plan-of = { $name }'s plan: { $plan }
plan-waits = { $name } has a plan
plans-on-ask = Show plans only when I ask
plans-on-ask-help = You're told when someone shares a plan, but you only see it when you tap it.
bot-pause = Pause before bot moves
bot-pause-value = { $s } s
leave = Leave table
leave-text = A bot takes over. You can come back as long as no one else has taken your seat.
leave-yes = Leave
delete = Delete table
delete-text = The table, its game and its chat will be gone for good.
delete-yes = Delete

## The end

ending-title = Result
ending-show = Show result
ending-seats = Players
ending-player = Player
ending-place = Place
ending-score = Points
ending-steps = Moves
ending-total = { $n ->
    [one] One move
   *[other] { $n } moves
} in total, { $undone ->
    [0] none undone.
    [one] one undone.
   *[other] { $undone } undone.
}
rematch-new = Play again
rematch-same = Same deal, open book
rematch-go = Go to new game
log-download = Download log
verify-this = Verify this game

## Replay

replay = Replay
replay-open = Watch replay
replay-back = Back to the table
replay-controls = Replay controls
replay-step = Step
replay-of = { $n } of { $all }
replay-first = Go to start
replay-event-of = { $n } of { $all }, event { $event } of { $events }
replay-previous-event = Previous event
replay-next-event = Next event
replay-previous = Previous step
replay-play = Play
replay-pause = Pause
replay-next = Next step
replay-last = Go to end
replay-link = Link to this moment
replay-start = Start of the game.
replay-viewers = Point of view
viewers-everyone = all players
viewers-spectators = spectators
play-on = Play on from here
play-on-text = A new game continues from step { $n }. Everything hidden is dealt again, and all random results are new. Bots play the other seats.
play-on-seat = Play as
play-on-go = Start game

## Rules

rules = Rules
rules-search = Search the rules
rules-contents = Contents
rules-none = No matching paragraphs.

## Settings

settings = Settings
settings-all = All settings
settings-stored = Saved in this browser only. Your name is shown at every table you join.
language = Language
language-auto = Browser default
theme = Theme
theme-auto = System default
theme-light = Light
theme-dark = Dark
speed = Speed
speed-0 = Instant
speed-1 = Fast
speed-2 = Normal
speed-3 = Slow
speed-4 = Explain every step
motion = Animations
motion-auto = System default
motion-full = Full
motion-reduced = Reduced
volume = Volume
volume-off = off

## Checking a log

verify = Verify a game
verify-text = The log of a finished game contains every move and the secret behind its random results. This server replays the log and checks that everything matches. You can do the same on the command line with “ovoo verify”.
verify-file = Log file
verify-paste = …or paste its text
verify-do = Verify
verify-ok = Everything matches
verify-ok-text = { $game }, { $n ->
    [one] one step
   *[other] { $n } steps
}. Every step follows from the one before and from the sealed random results.
verify-seal = This seal must match the one shown at the table from the start:
verify-bad = Something doesn't match
verify-bad-text = Line { $line } doesn't match.
verify-not-yet = You can download the log once the game is over.

## About

about = About Ovoo
about-text = Ovoo is a single program. Start it, open a browser and play expedition board games with friends and bots. You don't need an account, your data stays on this server, and every game can be replayed and verified.
about-name = An ovoo is a cairn on a mountain pass. Travellers add a stone for a safe journey home.
about-games = The rules are in our own words, and the pictures are our own. The games' designers and publishers aren't involved in this project. Do buy the originals. They're worth it.
about-licence = Free software, licensed under MIT or Apache-2.0, at your option.
about-thanks = Credits
about-icons = Icons from Game-icons.net are used under CC BY 3.0. Some are recoloured.

## Refusals of the table

refused-offline = The server can't be reached right now.
refused-no_table = There's no such table.
refused-not_found = That doesn't exist or is no longer available.
refused-not_json = The server couldn't read that message, so nothing changed. Please reload the page.
refused-bad_message = The server didn't understand that message, so nothing changed. Please reload the page.
refused-bad_request = The server didn't understand that. Please reload the page.
refused-too_long = That's too long{ $max ->
    [none] .
   *[other] . The maximum is { $max } characters.
}
refused-too_fast = That was a little too fast. Please wait a moment.
refused-not_your_seat = That isn't your seat.
refused-seat_taken = That seat is already taken.
refused-not_host = Only the host can do that.
refused-not_alone = Someone else has played here or still has a seat, so this table can't be deleted.
refused-not_in_lobby = The game has started, so that can't be changed any more.
refused-not_playing = No game is being played at this table right now.
refused-not_over = You can only do that once the game is over.
refused-not_seated = Only players at this table can do that.
refused-not_for_you = You can't see that until the game is over.
refused-nothing_asked = There's no question for you to answer.
refused-bad_text = That message can't be sent. Please write something else.
refused-bad_pace = That pace isn't available. Please choose another.
refused-bad_client = Something is wrong with this page's connection. Please reload it.
refused-cannot_start = The game can't start: { $problem }
refused-unsupported_rules = This game uses a version of the rules that this server doesn't support. Nothing is lost. Please tell the server's operator.
refused-broken_table = This table is damaged and can't be opened.
refused-foreign_origin = This page was opened from another site. Open Ovoo at its own address.
refused-unknown_preset = This game has no such preset.
refused-only_bots = The table needs at least one person. Take a seat or leave one free.
refused-open_seats = Some seats are still free. Wait for players or fill them with bots.
refused-unknown_bot = This game has no such bot.
refused-bad_name = That name won't work. Use 1 to 24 ordinary characters.
refused-seat_count = This game can't be played with that number of seats.
refused-not_absent = A bot can only step in once a player has been away for a while.
refused-no_stand_in = In a competitive game, only the table settings or the clock can bring in a bot.
refused-seat_kept = This seat is kept for the player who left it.
refused-knows_seats = You know the secrets of another seat in this game, so you can't take this one.
refused-kicked = The host has removed you from this table.
refused-no_such_person = This person isn't at the table.
refused-name_taken = Someone here has this name or one that looks the same. Please choose another.
refused-undo_limit = Too many moves of this game have been undone.
refused-question_open = Another question is still open. It has to be answered first.
refused-bad_token = This seat link is invalid or has expired.
refused-no_guest = Your browser blocks cookies for this page, so the server can't recognise you. Allow cookies and reload the page.
refused-muted = The host has muted you.
refused-chat_closed = Talking is part of this game, so the chat stays closed until it's over.
refused-undo_off = Undo is off at this table.
refused-unwatchable = This game isn't open to spectators.
refused-unknown_game = There's no such game here.
refused-bad_options = These options don't work together.
refused-store = The server couldn't save that, so nothing changed. Please try again.
refused-internal = Something went wrong on the server, so nothing changed. Please try again.

# Lessons
guide = Lesson
guide-start = Start
guide-next = Next
guide-back = Back
guide-skip = Skip
guide-undo = Go back
guide-show = Show me
guide-later = Good idea for later. First the glowing one.
guide-watch = Watch what happens.
guide-progress = Step { $n } of { $all }
guide-skipped = Skipped the lesson
guide-real = Play a real game
guide-on = Play on from here
guide-again = Again
guide-ask = New to this?
guide-learn = Learn it in four minutes
guide-just-play = Just play
guide-continue = Continue the lesson
guide-open = Opening the lesson …
guide-none = This game has no lesson.
refused-no_lesson = That's only possible in a lesson.
refused-unknown_lesson = There's no such lesson. Reload the page and try again.
