# What every table says, whatever the game.
rejected-unreadable = I do not understand that: expected { $expected }{ $found ->
    [none] {""}
   *[other] , found “{ $found }”
}.
rejected-no_such_seat = Nobody sits at { $seat }.
rejected-stale_deadline = That clock is no longer running.
rejected-cannot_undo = { $because ->
    [others] Somebody else has acted since, so it cannot be taken back.
   *[barred] There is nothing that can be taken back: luck was used or something was revealed.
}
