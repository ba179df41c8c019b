# Words that every game needs.

hidden = a hidden card

kind-number = number
kind-seat = seat

ask-may = Do you want to do this?
ask-choose = Choose one.
ask-order = Several things happen at once: which comes first?
ask-together = Several players decide at the same time.

move-yes = Yes
move-no = No
move-choose = Choose number { $number }
move-first = Number { $number } first

refusal-game-over = the game is over
refusal-not-asked = it is not your decision
refusal-not-offered = this is not possible here
refusal-out-of-order = this is the same choice in another order, and may be made all the same
refusal-no-use = this can do nothing now
refusal-undo-no-move = no move has been made
refusal-undo-other-moved = the last move was made by { $seat }
refusal-undo-revealed = something hidden was revealed
refusal-undo-chance-used = chance was used
refusal-undo-not-playing = only players can take moves back
refusal-redo-nothing = nothing was taken back, so there is nothing to redo
refusal-redo-other-moved = only { $seat } can redo this move

effect-may-all = { $who ->
   *[you] You may do all of this, or nothing: { $effects }
    [each] Each opponent may do all of this, or nothing: { $effects }
}
effect-then = Then { $effect }
effect-any-order = In any order: { $effects }
effect-one-of = Choose one: { $effects }
# What is counted is said as it stands after "for": each Horse in your area.
effect-per = For { $thing }{ $several ->
   *[no] , { $effect }
    [yes] : { $effect }
}
effect-tally = { $first } For each{ $several ->
   *[no] , { $each }
    [yes] : { $each }
}
effect-if = Count 1 for { $thing }. If you count { $least } or more: { $effect }
effect-when = { $event }: { $effect }
effect-score =
    At the end of the game: { $points ->
        [one] { $points } point
       *[other] { $points } points
    } for { $thing }.
