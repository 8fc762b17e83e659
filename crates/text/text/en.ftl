# Refusals that every game shares.
rejected-unreadable = I don't understand that: expected { $expected }{ $found ->
    [none] {""}
   *[other] , but found “{ $found }”
}.
expected-nothing_more = nothing more
expected-a_seat_such_as_p1 = a seat such as p1
rejected-no_such_seat = There's no seat { $seat }.
rejected-stale_deadline = That clock is no longer running.
rejected-cannot_undo = { $because ->
    [others] Another player has moved since then, so you can't undo.
   *[barred] There's nothing you can undo. Random results, reveals, confirmed decisions and the end of the game are final.
}

# The command line.
cli-games_seats = Seats: { $min } to { $max }
cli-games_bots = Bots: { $names }
cli-games_presets = Presets: { $names }
cli-headline = { $n }. { $seat }: { $command }
cli-headline_expired = { $n }. Time is up.
cli-headline_undone = { $n }. { $seat } undoes the last move.
cli-headline_rewound = { $n }. Everyone agrees to { $seat }'s request, and the last move is undone.
cli-place = { $seat }: place { $rank }, { $score ->
    [one] 1 point
   *[other] { $score } points
}
cli-welcome = { $name }, { $n ->
    [one] one seat
   *[other] { $n } seats
}. Press Enter to list your moves. Type “help” for more.
cli-commitment = All random results of this game are already fixed. At the end, “ovoo verify” must print the same seal: { $commitment }
cli-bot_seat = { $seat } is a bot: { $level }.
cli-resumed = { $n ->
    [one] One move has been played so far.
   *[other] { $n } moves have been played so far.
}
cli-resume_cut = The last line of the file was cut off, so that move is lost.
cli-ask = { $seat }>
cli-ask_pass = { $seat } (Enter: continue)>
cli-interrupted = Type “quit” or press Ctrl-C again to leave the table.
cli-hint = Press Enter to list your moves. Type “help” for more.
cli-meant = → { $command }
cli-ambiguous = That could mean: { $commands }
cli-no_actions = { $seat } can't do anything right now.
cli-out_of_turn = { $seat } has { $n ->
    [one] one possible move out of turn. Type “as { $word } actions” to see it.
   *[other] { $n } possible moves out of turn. Type “as { $word } actions” to list them.
}
cli-clock = A { $seconds }-second clock is running. “wait” lets it run out.
cli-no_clock = No clock is running.
cli-why_legal = You can do that.
cli-why_what = Why what? Type “why” and then a command.
cli-as_a_bot = { $seat } is a bot and makes its own moves.
cli-as_nobody = There's no seat { $seat }.
cli-as_whom = For which seat? Type “as p2” and then a command.
cli-rules_hint = “rules { $paragraph }” shows that paragraph. “rules” followed by a word shows every paragraph with that word.
cli-rules_unknown = No paragraph matches “{ $wanted }”. Similar: { $near }
cli-log_empty = Nothing has happened yet.
cli-help =
    Type what you want to do{ $command ->
        [none] {""}
       *[other] , such as “{ $command }”
    }. Short forms work if they are unambiguous{ $short ->
        [none] {""}
       *[other] : “{ $short }”
    }.
    Enter or actions   list all your moves
    why COMMAND        explain why a move isn't allowed, and show the rule
    undo               take back the last move, unless it was random or revealed something
    as p2 COMMAND      act for another seat, even out of turn
    wait               let the running clock run out
    board              draw the table again
    rules [{ $paragraph }]       show the rulebook's chapters or a paragraph
    log                list the moves so far
    quit               leave the table
    A slash before a word, such as “/log”, always means one of these commands, never a move.
cli-save_failed = WARNING: cannot save the game: { $problem }. You can continue, but the game is NOT being saved.
cli-save_lost = WARNING: { $file } ends with step { $n }. Later steps are not saved.
cli-left = You leave the table.
cli-left_saved = The game is saved. To resume it: ovoo play --resume { $file }
    Note the last hash, { $hash }. With it, “ovoo verify --chain” can prove that nothing was cut off.
cli-over_saved = The game is saved in { $file }. To watch it: ovoo replay { $file }. To verify it: ovoo verify { $file }
    Note the last hash, { $hash }. With it, “ovoo verify --chain” can prove that nothing was cut off.
cli-replay = { $name }, { $seats } seats, { $n ->
    [one] one step
   *[other] { $n } steps
}
cli-unfinished = Not finished.
cli-verify_running = { $file }: this game is still running. Its { $n ->
    [one] one line is
   *[other] { $n } lines are
} intact. Random results and moves can be verified once the closing line reveals the seed. Until then: ovoo replay { $file }
cli-verify_cut = { $file }: no line has the hash { $hash }. The log was cut short, or it belongs to another game.
cli-verify_kept = Line { $line } of { $n } has the hash you noted, so nothing up to that line has been changed.
cli-verified = { $file }: OK. { $id }, { $n ->
    [one] one step
   *[other] { $n } steps
}. { $ending } Seal { $commitment }, last hash { $hash }
cli-sim_games = { $n ->
    [one] One game
   *[other] { $n } games
}, { $speed } per second. Shares with 95% confidence intervals:
cli-sim_won_together = Won together
cli-sim_won_by = Won by bot { $n } ({ $bot }), mean score { $mean }
cli-sim_won_in_order = Won from starting position { $n }
cli-sim_reasons = How the games ended:
cli-sim_steps = Steps: mean { $mean }, 10th percentile { $p10 }, median { $p50 }, 90th percentile { $p90 }
cli-chart_reasons = How the games ended
cli-chart_lengths = Game length
cli-chart_steps = Steps
cli-chart_games = Games
