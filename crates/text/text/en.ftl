# What every table says, whatever the game.
rejected-unreadable = I do not understand that: expected { $expected }{ $found ->
    [none] {""}
   *[other] , found “{ $found }”
}.
expected-nothing_more = nothing more
expected-a_seat_such_as_p1 = a seat such as p1
rejected-no_such_seat = Nobody sits at { $seat }.
rejected-stale_deadline = That clock is no longer running.
rejected-cannot_undo = { $because ->
    [others] Somebody else has acted since, so it cannot be taken back.
   *[barred] There is nothing that can be taken back: luck was used, something was revealed or promised, or the game is over.
}

# What the command line says.
cli-games_seats = Seats: { $min } to { $max }
cli-games_bots = Bots: { $names }
cli-games_presets = Presets: { $names }
cli-headline = { $n }. { $seat }: { $command }
cli-headline_expired = { $n }. Time is up.
cli-headline_undone = { $n }. { $seat } takes the last step back.
cli-headline_rewound = { $n }. Everybody agrees with { $seat }: the last step is taken back.
cli-place = { $seat }: place { $rank }, { $score } points
cli-welcome = { $name }, { $n ->
    [one] one seat
   *[other] { $n } seats
}. Enter lists what you may do, “help” tells the rest.
cli-commitment = The luck of this match is fixed already. Its seal, to compare with what “verify” says at the end: { $commitment }
cli-bot_seat = { $seat } is played by the bot { $level }.
cli-resumed = { $n ->
    [one] One step has been played.
   *[other] { $n } steps have been played.
}
cli-resume_cut = The last line of the file had been cut off; that step is lost.
cli-ask = { $seat }>
cli-ask_pass = { $seat } (Enter: go on)>
cli-interrupted = “quit” leaves the table; so does Ctrl-C once more.
cli-hint = Enter lists what you may do; “help” tells the rest.
cli-meant = → { $command }
cli-ambiguous = That could be: { $commands }
cli-no_actions = { $seat } can do nothing now.
cli-out_of_turn = { $seat } may act out of turn in { $n ->
    [one] one way
   *[other] { $n } ways
}: “as { $word } actions”
cli-clock = A clock of { $seconds } seconds is running: “wait” lets it run out.
cli-no_clock = No clock is running.
cli-why_legal = You may do that.
cli-why_what = Why what? Write “why ” and then the command.
cli-as_a_bot = { $seat } is a bot and speaks for itself.
cli-as_nobody = Nobody sits at { $seat }.
cli-as_whom = As whom? Write “as p2 ” and then the command.
cli-rules_hint = “rules { $paragraph }” tells a paragraph, “rules” and a word all those with this word.
cli-rules_unknown = No paragraph is called “{ $wanted }” or says it. Near: { $near }
cli-log_empty = Nothing has happened yet.
cli-help =
    Type what you want to do{ $command ->
        [none] {""}
       *[other] , as in “{ $command }”
    }. Short forms do when they are clear{ $short ->
        [none] {""}
       *[other] : “{ $short }”
    }.
    Enter or actions   lists everything you may do
    why COMMAND        says why not, and what the rulebook says
    undo               takes the last step back, if nothing was revealed by it
    as p2 COMMAND      acts for another seat, also out of turn
    wait               lets a running clock run out
    board              draws the table again
    rules [{ $paragraph }]       the chapters of the rulebook, or a paragraph
    log                what was played so far
    quit               leaves the table
    A leading slash, as in “/log”, always means these and never the game.
cli-save_failed = WARNING: the game cannot be saved: { $problem }. It goes on UNSAVED.
cli-save_lost = WARNING: { $file } ends with step { $n }. What came after is not saved.
cli-left = You leave the table.
cli-left_saved = The game is saved. Go on with: ovoo play --resume { $file }
    Note its last hash, { $hash }: “ovoo verify --chain” finds it again if nothing was cut off.
cli-over_saved = The game is in { $file }. Watch it: ovoo replay { $file }. Prove it: ovoo verify { $file }
    Note its last hash, { $hash }: “ovoo verify --chain” finds it again if nothing was cut off.
cli-replay = { $name }, { $seats } seats, { $n ->
    [one] one step
   *[other] { $n } steps
}
cli-unfinished = Not finished.
cli-verify_running = { $file }: this match is still running. Its { $n ->
    [one] one line holds
   *[other] { $n } lines hold
} together; luck and moves can be checked when the closing line tells the seed. Until then: ovoo replay { $file }
cli-verify_cut = { $file }: no line has the noted hash { $hash }. The match was cut short, or it is another one.
cli-verify_kept = Line { $line } of { $n } has the noted hash: up to there nothing was changed.
cli-verified = { $file }: OK. { $id }, { $n ->
    [one] one step
   *[other] { $n } steps
}. { $ending } Seal { $commitment }, last hash { $hash }
cli-sim_games = { $n ->
    [one] One game
   *[other] { $n } games
}, { $speed } a second. Shares with their 95 % interval:
cli-sim_won_together = Won, all together
cli-sim_won_by = Won by bot { $n }, { $bot }; mean score { $mean }
cli-sim_won_in_order = Won by who acted first as number { $n }
cli-sim_reasons = How they ended:
cli-sim_steps = Steps: mean { $mean }, 10 % up to { $p10 }, half up to { $p50 }, 90 % up to { $p90 }
cli-chart_reasons = How the games ended
cli-chart_lengths = How long they were
cli-chart_steps = Steps
cli-chart_games = Games
