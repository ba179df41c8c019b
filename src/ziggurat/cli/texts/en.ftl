# What the terminal says about every game.

player = Player { $number }
bot-greedy = Greedy
bot-planner = Planner
bot-random = Random

wait = Let the others go on
since = Since your last decision
more-log = { $number } more: type log
impossible = “{ $move }”: { $why }.
possible = This is possible: it is number { $number }.
unreadable = “{ $text }” is no move and no command. Type a number, a move, or ? for help.
bad-number = There are { $number } moves: type a number from 1 to { $number }, or ? for help.
why-what = Type a move behind it, for instance: why { $move }
no-card = There is no card “{ $text }”. Type its number or its name; cards shows them all.
which-card = Several cards are called so: { $cards }
undone = { $name } takes back: { $move }
redone = { $name } makes again: { $move }
no-undo = This cannot be taken back: { $why }.
no-redo = Nothing can be made again: { $why }.
saved = Saved in { $file }
not-saved = This could not be saved: { $why }
go-on = Go on later with: { $command }
again = See it again with: { $command }
resign-sure = Do you really resign? Type resign once more; anything else goes on.
resigned = { $name } resigns.
pass-screen = Pass the screen to { $name }. Then press Enter.
over = The game is over
over-already = This game is over already.
victory = { $names } wins!
shared-victory = { $names } share the victory!
and = { $first } and { $last }
nothing-yet = Nothing has happened yet.
confidence-sourced = sourced
confidence-partly = partly sourced
confidence-reconstructed = reconstructed
confidence-corrected = corrected by your deck file
other-cards = Others
entry = { $number } of { $total } entries.
verified = Verified: every move, and the state it leads to.

help =
    A number makes a move, and so does its text:
      { $move }
    why MOVE      why a move is not possible
    ? CARD, card CARD   shows a card; cards shows all
    log           all that has happened
    undo, redo    take the last move back, make it again
    board, or just Enter   shows the table again
    save [FILE]   keep the game; it is also kept without being asked
    resign        give up
    quit          leave; the game can be gone on with later
